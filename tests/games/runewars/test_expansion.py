"""Banners of War: what always comes with it, what players agree on, what belongs together [RUN-BOW-01] to
[RUN-BOW-07]."""

from __future__ import annotations

import pytest
from runewars_battle import PLACE, army, attack, draw, draws, field, fight, pass_all
from runewars_heroes import challenge, duel
from runewars_orders import dials, question, set_dials
from runewars_setup import box
from runewars_table import area, do, hold, offers, put, refusal, table, turn

from bannerhall.core.errors import BadRequest
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import CHANCE
from bannerhall.games.runewars import GAME
from bannerhall.games.runewars.rules import losses, reward_cards, season_cards, tactics, tokens, units, winning
from bannerhall.games.runewars.rules.state import Runewars

MODULES = ("development_cards", "commanders", "free_cities", "road_to_victory", "exploration")


def seasons_in(s: Runewars) -> set[str]:
    return {name for card, name in enumerate(season_cards.NAMES) if (s.season_deck >> card) & 1}


# --- What always comes with it ---------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-BOW-01", "RUN-BOW-06")
@pytest.mark.parametrize("bow", [True, False])
def test_the_garrison_is_an_order_of_the_expansion(bow: bool) -> None:
    s = table(2, bow=bow)
    assert ("order garrison" in offers(s, 0)) == bow
    if not bow:
        assert refusal(s, 0, "order garrison").clause == "RUN-BOW-06"


@pytest.mark.clause("RUN-BOW-01", "RUN-BOW-06")
@pytest.mark.parametrize("bow", [True, False])
def test_the_guildmaster_is_a_title_of_the_expansion(bow: bool) -> None:
    s = table(2, bow=bow)
    set_dials(s, 0)
    s.influence[0] = 2
    turn(s, 0, "acquire_power")
    do(s, 0, "use_bonus")
    assert ("take_title guildmaster" in offers(s, 0)) == bow


@pytest.mark.clause("RUN-BOW-01", "RUN-BOW-06", "RUN-TFC-01")
@pytest.mark.parametrize("bow", [True, False])
def test_the_decks_have_the_cards_of_the_expansion_only_with_it(bow: bool) -> None:
    s = box(bow=bow)
    for kind in range(len(tactics.NAMES)):
        if tactics.IN_BOW[kind]:
            assert (s.tactics_deck.counts[kind] != 0) == bow, tactics.NAMES[kind]
    assert (s.reward_deck.counts[reward_cards.ELVEN_ROBE] != 0) == bow
    assert len(seasons_in(s)) == (44 if bow else 32)


@pytest.mark.clause("RUN-BOW-01", "RUN-BOW-06", "RUN-CRY-07")
def test_wasteland_and_ice_tokens_belong_to_the_expansion() -> None:
    with_it, without = seasons_in(box(bow=True)), seasons_in(box(bow=False))
    brought = {name for card, name in enumerate(season_cards.NAMES) if season_cards.IN_BOW[card]}
    assert with_it - without == brought
    s = table(2)
    tokens.place_ice(s, area("5A"))
    assert s.ice[area("5A")] == 1


@pytest.mark.clause("RUN-BOW-01", "RUN-BOW-06", "RUN-ORD5-03")
@pytest.mark.parametrize("bow", [True, False])
def test_units_of_the_reinforcement_sheets_are_recruited_only_with_the_expansion(bow: bool) -> None:
    s = table(2, bow=bow)
    s.set_stronghold(area("DB"), 2)
    s.set_builder(area("DB"), 1)
    set_dials(s, 0, wood=4)  # two Bowmen
    turn(s, 0, "recruit")
    do(s, 0, "dial wood")
    assert (question(s) == "swap") == bow


# --- What a reinforcement sheet says ---------------------------------------------------------------------------------


@pytest.mark.clause("RUN-BOW-05", "RUN-BAT-08")
@pytest.mark.parametrize(
    ("kind", "faction", "health", "row"),
    [
        ("novice_wizard", "daqan", 1, 2),
        ("roc", "daqan", 4, 4),
        ("leonx_rider", "latari", 2, 3),
        ("forest_guardian", "latari", 5, 5),
        ("blood_sister", "uthuk", 1, 2),
        ("obscene", "uthuk", 5, 5),
        ("vampire", "waiqar", 2, 3),
        ("great_wyrm", "waiqar", 4, 5),
    ],
)
def test_health_and_row_of_the_new_units(kind: str, faction: str, health: int, row: int) -> None:
    other = "daqan" if faction == "waiqar" else "waiqar"
    first = {"daqan": ("knight", "footman"), "waiqar": ("necromancer", "vampire")}[other]  # rows 2 and 3
    s = fight({kind: 1}, {first[0]: 1, first[1]: 1}, (faction, other))
    order = [text.split()[1] for text in draws(s)]
    assert order.index(kind) == sum(
        1 for name in order if units.INITIATIVE[units.UNIT_NAMES.index(name)] < row and name != kind
    )
    s = field(2, (other, faction))
    put(s, 1, PLACE, False, **{kind: 1})
    hold(s, 0, "burn_granary")  # so that somebody is asked before the first round
    attack(s, PLACE, 0, **{first[0]: 1})
    suffer(s, health - 1)
    assert sum(army(s, 1).values()) == 1
    suffer(s, 1)
    assert army(s, 1) == {}


def suffer(s: Runewars, amount: int) -> None:
    """The defender of the battle suffers so much damage."""
    if amount:
        losses.deal_damage(s, 1, amount)
        s.advance()


# --- What players agree on -------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-BOW-02", "RUN-BOW-07", "RUN-EPIC-03")
def test_the_modules_go_together_in_any_combination_that_has_its_cards() -> None:
    names = ["bow", "ruleset", "epic", *MODULES]
    for chosen in GAME.combinations(names):
        expansion = chosen["bow"] or not (chosen["development_cards"] or chosen["commanders"] or chosen["free_cities"])
        victory = chosen["bow"] or chosen["ruleset"] == "revised" or not chosen["road_to_victory"]
        epic = chosen["ruleset"] == "original" or not chosen["epic"]
        if expansion and victory and epic:
            assert GAME.ruleset(2, chosen).options["bow"] == chosen["bow"]
        else:
            with pytest.raises(BadRequest) as wrong:
                GAME.ruleset(2, chosen)
            assert wrong.value.clause == ("RUN-EPIC-03" if expansion and victory else "RUN-BOW-07")


@pytest.mark.clause("RUN-BOW-02")
def test_a_module_that_was_not_chosen_is_not_played() -> None:
    s = table(2)
    s.set_stronghold(area("DB"), 2)
    s.set_builder(area("DB"), 1)
    turn(s, 0, "harvest")
    set_dials(s, 0, food=8, wood=8, ore=8)
    do(s, 0, "use_bonus")
    assert not any(text.startswith("buy_card") for text in offers(s, 0))
    assert refusal(s, 0, "buy_card daqan_people").clause == "RUN-BOW-02"
    assert dials(s, 0) == (8, 8, 8)


@pytest.mark.clause("RUN-BOW-07", "RUN-WIN-03", "RUN-REV-01")
@pytest.mark.parametrize(
    ("options", "claims"),
    [
        ({"ruleset": "revised", "bow": False}, True),
        ({"ruleset": "revised"}, True),
        ({"ruleset": "original", "bow": False}, False),
        ({"ruleset": "original", "road_to_victory": True}, True),
    ],
)
def test_the_revised_box_holds_the_victory_cards(options: dict[str, Choice], claims: bool) -> None:
    s = table(2, **options)
    assert winning.with_claims(s) == claims
    for place in ("DA", "DB", "DC", "5A", "5B", "5C", "5D"):
        put(s, 0, place, footman=1)
        s.set_rune(area(place), 2)
    hold(s, 0, "war_chest")
    turn(s, 0, "fortify")
    assert ("claim_victory" in offers(s, 0)) == claims
    if claims:
        do(s, 0, "claim_victory")
        assert question(s) == "proof"  # facedown runes are turned up for it


@pytest.mark.clause("RUN-BOW-06", "RUN-WINDOW-01")
@pytest.mark.parametrize("bow", [True, False])
def test_without_the_expansion_nobody_is_asked_for_a_card_against_routs(bow: bool) -> None:
    """Stand Firm is the only card of that moment."""
    s = field(2, bow=bow)
    put(s, 1, PLACE, dark_knight=3)
    hold(s, 1, "shield_wall")
    attack(s, PLACE, 0, knight=2, giant=1)
    pass_all(s)
    draw(s, "rout", "miss")
    assert army(s, 1) == ({"dark_knight": 3} if bow else {"dark_knight": 2, "dark_knight_routed": 1})
    assert s.question(1) == "battle_window"  # against routs, or before the next draw


@pytest.mark.clause("RUN-BOW-06", "RUN-WINDOW-01")
@pytest.mark.parametrize("winner_is_asked", [True, False])
def test_without_the_expansion_no_winner_is_asked_for_a_card_after_a_battle(winner_is_asked: bool) -> None:
    """Feigned Flight is for the loser, Scorched Earth for the winner."""
    s = field(2, bow=winner_is_asked)
    put(s, 1, PLACE, dark_knight=1)
    hold(s, 0, "war_chest")
    hold(s, 1, "war_chest")
    attack(s, PLACE, 0, knight=3)
    misses_to_the_end_of_strength(s)
    do(s, 1, "retreat_to 5B")
    assert s.waiting() == [0 if winner_is_asked else 1]
    assert s.question(s.waiting()[0]) == "battle_window"


def misses_to_the_end_of_strength(s: Runewars) -> None:
    """All cards miss, and everybody passes, until the loser is asked for an area."""
    while s.question(s.seat()) != "retreat":
        if s.seat() == CHANCE:
            draw(s, "miss")
        else:
            do(s, int(s.seat()), "go_on")


@pytest.mark.clause("RUN-BOW-06", "RUN-WINDOW-01", "RUN-TFC-01")
@pytest.mark.parametrize("bow", [True, False])
def test_without_the_expansion_no_card_is_asked_for_in_a_duel(bow: bool) -> None:
    """Runic Echo and the Tactical Fate cards belong to it; a question with a single answer would be left."""
    s = duel("ronan", "red_scorpion", bow=bow)
    hold(s, 0, "war_chest")
    challenge(s, "red_scorpion")
    assert question(s) == ("duel_start" if bow else "duel_draw")
    if bow:
        do(s, 0, "begin_duel")
        assert question(s) == "announce_in_duel"
