"""The pick: prices by place, coins on combos, tokens, the column that closes up, and the Leader."""

from __future__ import annotations

import pytest
from smallworld_table import Table, at

from bannerhall.core.errors import BadPosition
from bannerhall.core.state import CHANCE
from bannerhall.games.smallworld.rules import powers, races

SIX = ["humans hill", "orcs swamp", "elves forest", "giants merchant", "trolls commando", "dwarves alchemist"]


def column(table: Table) -> list[tuple[str, str, int]]:
    return [(combo["race"], combo["power"], combo["coins"]) for combo in table.position()["column"]]


def picking(*combos: str, coins: int = 5, **kwargs: object) -> Table:
    return at({}, {}, ask="pick", column=combos or SIX, coins=coins, **kwargs)  # type: ignore[arg-type]


# --- Which combo, and what it costs ----------------------------------------------------------------------------------


@pytest.mark.clause("SMW-PICK-01")
def test_all_six_combos_are_on_offer_and_no_other() -> None:
    table = picking()
    assert table.offers_of("pick") == ["humans", "orcs", "elves", "giants", "trolls", "dwarves"]
    assert table.forbids(0, "pick wizards") == "SMW-PICK-01"
    assert table.forbids(0, "expand") == "HALL-ASK-03"


@pytest.mark.clause("SMW-PICK-02", "SMW-PICK-03")
@pytest.mark.parametrize("place", range(6))
def test_the_price_rises_by_one_a_place(place: int) -> None:
    table = picking()
    race = SIX[place].split()[0]
    table.do(0, f"pick {race}")
    assert table.coins(0) == 5 - place
    assert table.told("picked")[-1]["paid"] == place
    laid = [combo["coins"] for combo in table.position()["column"]]
    assert laid[:5] == [1] * place + [0] * (5 - place)


@pytest.mark.clause("SMW-PICK-03", "SMW-PICK-10")
def test_s02_the_third_combo() -> None:
    table = picking(
        "humans hill", "orcs swamp 2", "elves forest", "giants merchant 3", "trolls commando", "dwarves alchemist 1"
    )
    table.do(0, "pick elves").roll("banner wizards", "badge stout")
    assert table.coins(0) == 3
    assert column(table) == [
        ("humans", "hill", 1),
        ("orcs", "swamp", 3),
        ("giants", "merchant", 3),
        ("trolls", "commando", 0),
        ("dwarves", "alchemist", 1),
        ("wizards", "stout", 0),
    ]


@pytest.mark.clause("SMW-PICK-02", "SMW-PICK-04")
def test_s03_coins_on_the_free_combo() -> None:
    table = picking("humans hill 2", *SIX[1:])
    assert table.do(0, "pick humans").coins(0) == 7
    assert table.told("found")[-1]["coins"] == 2


@pytest.mark.clause("SMW-PICK-05", "SMW-PICK-06")
def test_s04_coins_on_a_combo_do_not_pay_for_it() -> None:
    table = picking(SIX[0], SIX[1], "elves forest 4", *SIX[3:], coins=1)
    assert table.offers_of("pick") == ["humans", "orcs"]
    assert table.forbids(0, "pick elves") == "SMW-PICK-06"
    assert table.forbids(0, "pick dwarves") == "SMW-PICK-06"


@pytest.mark.clause("SMW-PICK-05", "SMW-PICK-04")
def test_the_price_is_paid_in_full_before_the_coins_are_taken() -> None:
    table = picking(SIX[0], SIX[1], "elves forest 4", *SIX[3:], coins=2)
    assert table.do(0, "pick elves").coins(0) == 2 - 2 + 4
    assert [combo[2] for combo in column(table)[:2]] == [1, 1]


@pytest.mark.clause("SMW-PICK-02")
def test_without_a_coin_the_head_of_the_column_is_still_free() -> None:
    assert picking(coins=0).offers_of("pick") == ["humans"]


# --- Tokens ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-PICK-07")
@pytest.mark.parametrize(
    ("combo", "tokens", "left"),
    [
        ("humans alchemist", 9, 1),
        ("amazons merchant", 12, 3),
        ("amazons flying", 15, 0),
        ("ratmen swamp", 12, 1),
        ("skeletons stout", 10, 10),
        ("dwarves fortified", 6, 2),
    ],
)
def test_s05_banner_plus_badge(combo: str, tokens: int, left: int) -> None:
    table = picking(combo)
    race = combo.split(maxsplit=1)[0]
    table.do(0, f"pick {race}")
    assert (table.hand(0), table.tray(race)) == (tokens, left)


@pytest.mark.clause("SMW-PICK-08")
def test_what_skeletons_gain_is_limited_by_the_tray() -> None:
    """Four regions taken would be two tokens, but one is left."""
    regions = {"m2-04": "0a17", "m2-03": "tribe", "m2-10": "tribe", "m2-14": "tribe", "m2-13": "tribe"}
    table = at(regions, {"0a": "skeletons hill 2"}, change={"this_turn": {"raids": 4}})
    assert table.tray("skeletons") == 1
    table.do(0, "stop")
    assert (table.tray("skeletons"), table.tokens("m2-04")) == (0, 20)


@pytest.mark.clause("SMW-PICK-08")
def test_without_a_sorcerer_in_the_tray_there_is_no_spell() -> None:
    table = at({"m2-04": "0a18", "m2-09": "1a1"}, {"0a": "sorcerers hill 0", "1a": "orcs swamp 0"})
    assert table.tray("sorcerers") == 0
    assert table.forbids(0, "spell m2-09") == "SMW-RACE-37"


@pytest.mark.clause("SMW-PICK-09")
def test_a_race_gets_no_further_tokens() -> None:
    """A whole turn with two non-empty regions taken: humans are as many as before, and so is the tray."""
    table = at({"m2-04": "0a1", "m2-03": "tribe", "m2-10": "tribe"}, {"0a": "humans hill 7"}, turn=3)
    table.do(0, "take m2-03", "take m2-10", "stop", "rest m2-04")
    assert sum(table.tokens(name) for name in ("m2-04", "m2-03", "m2-10")) + table.hand(0) == 8
    assert table.tray("humans") == 2


# --- The column ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-PICK-10")
def test_chance_turns_up_the_sixth_combo_before_the_game_goes_on() -> None:
    table = picking()
    table.do(0, "pick humans")
    assert table.state.seat() == CHANCE
    assert len(column(table)) == 5
    table.roll("banner sorcerers", "badge spirit")
    assert column(table)[-1] == ("sorcerers", "spirit", 0)
    assert table.asks(0) == "leader"


def stacks(left: list[str], badges: list[str], discarded: list[str], below: list[str]) -> dict[str, list[str]]:
    return {"banners": left, "below": below, "badges": badges, "discarded": discarded}


@pytest.mark.clause("SMW-PICK-11")
def test_discarded_badges_become_the_new_stack_when_it_runs_out() -> None:
    rest = [power for power in powers.NAMES[: powers.BASE] if power not in {combo.split()[1] for combo in SIX}]
    banners = [race for race in races.NAMES[: races.BASE] if race not in {combo.split()[0] for combo in SIX}]
    table = picking(change={"stacks": stacks(banners, [], rest, [])})
    table.do(0, "pick humans").roll("banner wizards")
    assert table.told("reshuffled")
    assert table.position()["stacks"]["badges"] == rest
    assert table.position()["stacks"]["discarded"] == []
    assert len(table.state.odds()) == len(rest)
    table.roll("badge stout")
    assert column(table)[-1] == ("wizards", "stout", 0)


@pytest.mark.clause("SMW-PICK-11")
def test_the_stack_is_used_up_before_the_discards_come_back() -> None:
    rest = [power for power in powers.NAMES[: powers.BASE] if power not in {combo.split()[1] for combo in SIX}]
    banners = [race for race in races.NAMES[: races.BASE] if race not in {combo.split()[0] for combo in SIX}]
    table = picking(
        change={"stacks": stacks(banners, ["stout"], rest[: rest.index("stout")] + rest[rest.index("stout") + 1 :], [])}
    )
    table.do(0, "pick humans").roll("banner wizards")
    assert not table.told("reshuffled")
    assert [table.state.rules.vocabulary.text(action) for action, _ in table.state.odds()] == ["badge stout"]


@pytest.mark.clause("SMW-PICK-12")
def test_the_banner_of_a_vanished_race_goes_under_the_stack() -> None:
    """It comes up again only after all banners that lay there before."""
    table = at({"m2-04": "0a2", "m2-09": "1d1"}, {"0a": "humans hill 4", "1d": "orcs - 0"})
    table.do(0, "take m2-09")
    assert table.told("vanished")
    assert table.position()["stacks"]["below"] == ["orcs"]
    assert "orcs" not in table.position()["stacks"]["banners"]
    last = at({}, {}, ask="pick", column=SIX, change={"stacks": {"banners": ["amazons"], "below": others("amazons")}})
    last.do(0, "pick humans")
    assert [last.state.rules.vocabulary.text(action) for action, _ in last.state.odds()] == ["banner amazons"]
    under = at(
        {}, {}, ask="pick", column=SIX, change={"stacks": {"banners": [], "below": ["wizards", *others("wizards")]}}
    )
    under.do(0, "pick humans")
    assert under.position()["column"][5] == {"race": "wizards", "power": None, "coins": 0, "waiting": 0}
    assert under.state.rules.vocabulary.text(under.state.odds()[0][0]).startswith("badge"), "the first below, unasked"


def others(*gone: str) -> list[str]:
    taken = {combo.split()[0] for combo in SIX} | set(gone)
    return [race for race in races.NAMES[: races.BASE] if race not in taken]


def short(table_column: list[str], regions: dict[str, str], peoples: dict[str, str], ask: str = "conquer") -> Table:
    """Five players with so many races that the column is short and both stacks are empty of banners."""
    return at(regions, peoples, seats=5, ask=ask, column=table_column, change={"stacks": {"banners": []}})


CROWD = {
    "0a": "humans hill 5",
    "0d": "orcs - 0",
    "1a": "elves swamp 0",
    "1d": "giants - 0",
    "2a": "trolls forest 0",
    "2d": "dwarves - 0",
    "3a": "wizards merchant 0",
    "3d": "ratmen - 0",
    "4a": "tritons commando 0",
    "4d": "skeletons - 0",
}
PLACES = {
    "m5-01": "0a1",
    "m5-02": "0d1",
    "m5-03": "1d1",
    "m5-04": "2d1",
    "m5-05": "3d1",
    "m5-06": "4d1",
}
LAST_FOUR = ["amazons alchemist 1", "ghouls berserk", "halflings stout 2", "sorcerers spirit"]


@pytest.mark.clause("SMW-PICK-13", "SMW-PICK-02")
def test_a_short_column_is_just_shorter() -> None:
    peoples = {key: text for key, text in CROWD.items() if key != "0a"}
    places = {key: text for key, text in PLACES.items() if text != "0a1"}
    table = short([*LAST_FOUR, "humans hill"], places, peoples, ask="pick")
    assert table.offers_of("pick") == ["amazons", "ghouls", "halflings", "sorcerers", "humans"]
    table.do(0, "pick halflings")
    assert table.coins(0) == 5 - 2 + 2
    assert [combo[0] for combo in column(table)] == ["amazons", "ghouls", "sorcerers", "humans"]
    assert table.asks(0) == "leader", "no banner is left to be turned up"


@pytest.mark.clause("SMW-PICK-12", "SMW-PICK-13", "SMW-PICK-14")
def test_a_returned_banner_fills_the_lowest_place_of_a_short_column() -> None:
    table = short(LAST_FOUR, PLACES, CROWD)
    near = next(name for name in ("m5-03", "m5-04", "m5-05", "m5-06") if name in table.offers_of("take"))
    race = {"m5-03": "giants", "m5-04": "dwarves", "m5-05": "ratmen", "m5-06": "skeletons"}[near]
    table.do(0, f"take {near}")
    assert table.position()["column"][4]["race"] == race
    table.roll("badge flying")
    assert column(table)[4] == (race, "flying", 0)
    assert [combo[2] for combo in column(table)] == [1, 0, 2, 0, 0]


# --- The Leader ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-PICK-15", "SMW-PICK-16", "SMW-PICK-17", "SMW-PICK-18")
@pytest.mark.parametrize(("answer", "place"), [("attach", "hand"), ("without", "none")])
def test_a_leader_may_come_along_free_of_charge(answer: str, place: str) -> None:
    table = picking()
    table.do(0, "pick orcs").reveal()
    assert table.asks(0) == "leader"
    assert table.offers(0) == ["attach", "without"]
    table.do(0, answer)
    assert (table.leader(0), table.coins(0), table.hand(0)) == (place, 4, 9)
    assert [event["race"] for event in table.told("attached" if answer == "attach" else "unled")] == ["orcs"]


@pytest.mark.clause("SMW-PICK-16")
def test_the_leader_is_one_piece_more() -> None:
    """Nine tokens and the Leader pay a price of ten."""
    table = at({"m2-04": "1a8"}, {"1a": "ratmen swamp 0"}, ask="pick", column=["orcs hill"], numbers={})
    table.do(0, "pick orcs").reveal().do(0, "attach", "take m2-04")
    assert table.leader(0) != "none"
    assert table.tokens("m2-04") + table.hand(0) == 9


@pytest.mark.clause("SMW-PICK-19")
def test_the_offer_is_made_once() -> None:
    table = picking()
    table.do(0, "pick orcs").reveal().do(0, "without")
    assert table.forbids(0, "attach") == "HALL-ASK-03"
    later = at({"m2-04": "0a3"}, {"0a": "orcs hill 0"}, ask="choose").do(0, "expand")
    assert later.asks(0) == "ready"
    assert later.forbids(0, "attach") == "HALL-ASK-03"
    assert later.leader(0) == "none"


@pytest.mark.clause("SMW-PICK-20")
def test_a_captive_leader_is_not_offered() -> None:
    table = picking().changed("players/1/captives", ["orcs"])
    assert table.do(0, "pick orcs").reveal().asks(0) == "conquer"
    assert table.leader(0) == "none"
    table = picking().changed("players/1/captives", ["orcs"])
    assert table.do(0, "pick humans").reveal().asks(0) == "leader", "another race has its own"


@pytest.mark.clause("SMW-PICK-21")
def test_a_player_has_one_leader_at_most() -> None:
    """The Leader leaves with the decline, before the next race can bring another."""
    table = at({"m2-04": "0a3"}, {"0a": "orcs hill 0"}, ask="choose", leaders={0: "m2-04"}, turn=3)
    table.do(0, "decline")
    assert table.leader(0) == "none"
    with pytest.raises(BadPosition):
        at({"m2-04": "0a3"}, {"0a": "orcs hill 0"}, leaders={0: "m2-04"}).changed("players/0/leader", ["m2-04", "hand"])
