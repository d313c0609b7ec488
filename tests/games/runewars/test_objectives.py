"""Every Objective: when its condition is met, when it just is not, and what its owner receives [RUN-OBJ-01]."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from runewars_battle import (
    PLACE,
    attack,
    field,
    hero,
    listen,
    misses_to_the_end,
    reward,
    told,
    winner,
)
from runewars_cards import begin_turn, play
from runewars_orders import capital, city, set_dials
from runewars_seasons import objective, objective_of, rich, title, wasteland
from runewars_table import act, area, build, chance, do, hold, mask, names, neutrals, offers, put, refusal, table

from bannerhall.core.state import CHANCE
from bannerhall.games.runewars.rules import control, heroes, objective_cards
from bannerhall.games.runewars.rules.components import DAMAGED_STRONGHOLD
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.tokens import set_ice

Setting = Callable[[Runewars, int], None]


def who(card: str) -> int:
    """Seat 0 leads the good faction, seat 1 the evil one."""
    return 1 - int(objective_cards.IS_GOOD[objective_cards.NAMES.index(card)])


def claimant(card: str) -> Runewars:
    """The seat of the alignment has the Objective in hand."""
    s = table(2)
    objective(s, who(card), card)
    return s


def may_claim(s: Runewars, card: str) -> bool:
    """Whether the Objective can be claimed in a turn that begins now; otherwise the rule says why not."""
    begin_turn(s, seat=who(card))
    if "claim_objective" in offers(s, who(card)):
        return True
    assert refusal(s, who(card), "claim_objective").clause == "RUN-OBJ-01"
    return False


def hold_areas(s: Runewars, me: int, *places: str) -> None:
    """A unit of the seat's faction in each of these areas."""
    for at in places:
        put(s, me, at, False, **{("bowman", "reanimate")[me]: 1})


def wall(s: Runewars, me: int) -> None:
    for at in ("DA", "DB", "5A", "5B"):
        build(s, me, at)


def three_strongholds(s: Runewars, me: int) -> None:
    for at in ("DA", "DB", "5A"):
        build(s, me, at)


def damaged_wall(s: Runewars, me: int) -> None:
    wall(s, me)
    s.set_stronghold(area("5B"), DAMAGED_STRONGHOLD)


def three_good(s: Runewars, me: int) -> None:
    for name in ("ronan", "silhouette", "valadir"):
        hero(s, me, name, "DB")


def two_good(s: Runewars, me: int) -> None:
    for name in ("ronan", "silhouette", "mordane"):
        hero(s, me, name, "DB")


def heartland(s: Runewars, me: int) -> None:
    hold_areas(s, me, "5A", "5B", "5C", "5D", "6A", "6B", "6C")


def lost_heart(s: Runewars, me: int) -> None:
    heartland(s, me)
    put(s, 1, "DB", reanimate=1)


def twelve(s: Runewars, me: int) -> None:
    hold_areas(s, me, "5A", "5B", "5C", "5D", "6A", "6B", "6C", "6D", "3A")  # and three of the home realm
    wasteland(s, "8A")


def twelve_but_one(s: Runewars, me: int) -> None:
    twelve(s, me)
    set_ice(s, area("6D"), 1)


def cities(*places: str) -> Setting:
    def there(s: Runewars, me: int) -> None:
        for number, at in enumerate(places):
            city(s, at, f"city_{number + 1}")
            hold_areas(s, me, at)

    return there


def allies(**numbers: int) -> Setting:
    return lambda s, me: put(s, me, "5A", False, **{("bowman", "reanimate")[me]: 1}, **numbers)


def voice(influence: int, owner: int = 0) -> Setting:
    def has(s: Runewars, me: int) -> None:
        rich(s, influence)
        title(s, "primarch", owner)

    return has


def slain(number: int) -> Setting:
    def are(s: Runewars, me: int) -> None:
        for name in ("ronan", "mordane", "varikas")[:number]:
            heroes.defeat(s, hero(s, 1 - me, name, "5A"), me)

    return are


def hoard(number: int) -> Setting:
    def have(s: Runewars, me: int) -> None:
        hero(s, me, "mordane", "DB")
        hero(s, me, "varikas", "DA")
        for at, card in enumerate(("soulbiter", "fire_bombs", "flute", "ghost_armor", "spyglass")[:number]):
            reward(s, ("mordane", "varikas")[at % 2], card, at == 0)

    return have


def ranks(number: int) -> Setting:
    def stand(s: Runewars, me: int) -> None:
        put(s, me, "WA", reanimate=8)
        put(s, me, "WB", True, necromancer=8)
        put(s, me, "WC", dark_knight=number - 16, hell_hound=4)

    return stand


def web(*owned: str) -> Setting:
    def hang(s: Runewars, me: int) -> None:
        for name in ("primarch", "captain"):
            title(s, name, me if name in owned else 1 - me)

    return hang


def grip(ore: int, *strongholds: str) -> Setting:
    def have(s: Runewars, me: int) -> None:
        set_dials(s, me, ore=ore)
        for at in strongholds:
            build(s, me, at)

    return have


def spoiled(ice: int, *places: str) -> Setting:
    def are(s: Runewars, me: int) -> None:
        wasteland(s, *places)
        set_ice(s, area("8A"), ice)

    return are


def golden(token: str, *places: str) -> Setting:
    def stands(s: Runewars, me: int) -> None:
        for number, at in enumerate(places):
            city(s, at, token if number == 0 else f"alt_city_{number}")
            hold_areas(s, me, at)

    return stands


def far(s: Runewars, me: int) -> None:
    """Nothing that any Objective asks for."""


def unallied(s: Runewars, me: int) -> None:
    put(s, me, "5A", bowman=1, beastman=1)
    neutrals(s, "3A", True, razorwing=1)


def enemy_land(s: Runewars, me: int) -> None:
    put(s, me, "DB", reanimate=1)


MET: dict[str, tuple[Setting, Setting]] = {
    "bound_by_honor": (allies(beastman=2), unallied),
    "giant_friend": (allies(giant=2), allies(giant=1, dragon=1)),
    "free_cities": (cities("5A", "6B", "8A"), cities("5A", "6B")),
    "shining_host": (three_good, two_good),
    "wall_of_stone": (wall, damaged_wall),
    "council_voice": (voice(6), voice(5)),
    "open_hand": (allies(giant=1, beastman=1, dragon=1, sorcerer=1), allies(giant=2, beastman=1, dragon=1)),
    "heartland": (heartland, lost_heart),
    "dragon_master": (allies(dragon=2), allies(dragon=1, giant=1)),
    "black_banner": (enemy_land, far),
    "silence_heroes": (slain(2), slain(1)),
    "hoard": (hoard(5), hoard(4)),
    "endless_ranks": (ranks(20), ranks(19)),
    "web_of_lies": (web("primarch", "captain"), web("primarch")),
    "iron_grip": (grip(6, "5A", "6B"), grip(5, "5A", "6B")),
    "healed_land": (twelve, twelve_but_one),
    "wasteland_king": (spoiled(2, "3A", "3B"), spoiled(2, "3A")),
    "golden_city": (golden("sunken_city", "5A"), golden("alt_city_1", "5A")),
}


@pytest.mark.clause("RUN-OBJ-01")
@pytest.mark.parametrize("card", sorted(MET))
def test_an_objective_is_claimed_when_its_condition_is_met(card: str) -> None:
    s = claimant(card)
    MET[card][0](s, who(card))
    assert may_claim(s, card)


@pytest.mark.clause("RUN-OBJ-01")
@pytest.mark.parametrize("card", sorted(MET))
def test_an_objective_is_not_claimed_before(card: str) -> None:
    s = claimant(card)
    MET[card][1](s, who(card))
    assert not may_claim(s, card)


def met(card: str, setting: Setting) -> bool:
    s = claimant(card)
    setting(s, who(card))
    return may_claim(s, card)


@pytest.mark.clause("RUN-OBJ-02")
def test_honor_is_kept_where_no_neutral_triangle_unit_is_left() -> None:
    assert met("bound_by_honor", far)
    assert met("bound_by_honor", lambda s, _: neutrals(s, "3A", giant=1, sorcerer=1))
    # Allied to somebody: also to an opponent.
    assert met("bound_by_honor", lambda s, _: put(s, 1, "8A", reanimate=1, beastman=1))
    assert not met("bound_by_honor", unallied)


@pytest.mark.clause("RUN-OBJ-01")
def test_other_ways_to_just_miss_a_condition() -> None:
    assert not met("council_voice", voice(9, 1))
    assert not met("iron_grip", grip(8, "5A", "WB"))  # one of them is in the home realm
    assert not met("heartland", lambda s, me: hold_areas(s, me, "5A", "5B", "5C", "5D", "6A", "6B"))
    assert not met("wall_of_stone", three_strongholds)
    assert met("golden_city", golden("alt_city_8", "5A", "6B"))  # two that show a dragon rune
    assert met("golden_city", cities("5A", "6B", "8A"))
    assert not met("golden_city", golden("alt_city_3", "5A", "6B"))
    assert met("wasteland_king", lambda s, _: wasteland(s, "3A", "3B", "8A"))


@pytest.mark.clause("RUN-OBJ-01")
def test_the_land_is_healed_by_two_tokens_or_by_twelve_clean_areas() -> None:
    s = claimant("healed_land")
    hold(s, 0, "restore_land")
    set_ice(s, area("8A"), 2)
    begin_turn(s)
    assert "claim_objective" not in offers(s, 0)
    play(s, "restore_land")
    assert "claim_objective" in offers(s, 0)
    # A thirteenth area with a token does not spoil the twelve.
    s = claimant("healed_land")
    twelve(s, 0)
    hold_areas(s, 0, "8A")
    assert may_claim(s, "healed_land")


@pytest.mark.clause("RUN-OBJ-01", "RUN-RUNE-01")
def test_a_claimed_objective_is_discarded_for_a_dragon_rune() -> None:
    s = claimant("bound_by_honor")
    sink = listen(begin_turn(s))
    do(s, 0, "claim_objective")
    assert told(s, sink, "objective_met", 1)[0]["objective"] == "bound_by_honor"
    do(s, 0, "rune_area DA", "rune_area DB", "dragon_at DB")
    assert [int(s.rune[area(at)]) for at in ("DA", "DB")] == [1, 2]
    assert objective_of(s, 0) is None  # no new one
    assert s.objective[0] == 0


@pytest.mark.clause("RUN-OBJ-01")
def test_an_objective_is_secret_and_for_the_own_turn() -> None:
    s = table(2)
    objective(s, 1, "black_banner")
    put(s, 1, "DB", reanimate=1)
    objective(s, 0, "bound_by_honor")
    begin_turn(s)
    assert s.view(1)["objective"] == "black_banner"
    assert "black_banner" not in str(s.view(0))
    assert s.waiting() == [0]
    assert s.legal_actions(1) == []


@pytest.mark.clause("RUN-OBJ-01")
@pytest.mark.parametrize(("card", "kind"), [("giant_friend", "giant"), ("dragon_master", "dragon")])
def test_a_card_without_its_beasts_on_the_board_may_be_exchanged(card: str, kind: str) -> None:
    s = claimant(card)
    neutrals(s, "3A", False, **{kind: 1})
    me = who(card)
    begin_turn(s, seat=me)
    do(s, me, "replace_objective")
    assert s.question(CHANCE) == "deal_objective"
    new = {name for name in objective_cards.NAMES if who(name) == me} - {card}
    for name in objective_cards.NAMES:
        refused = s.why_not(CHANCE, act(s, f"deal_objective {name}"))
        assert (refused is None) == (name in new), name
    chance(s, f"deal_objective {min(new)}")
    assert objective_of(s, me) == min(new)
    s = claimant(card)
    neutrals(s, "3A", False, **{kind: 2})
    begin_turn(s, seat=me)
    assert refusal(s, me, "replace_objective").clause == "RUN-OBJ-01"


# --- What battles leave behind ----------------------------------------------------------------------------------------


def storm(card: str, reanimates: int, knights: int, damaged: bool = False) -> Runewars:
    """Seat 0, which has the card, attacks a stronghold of seat 1; all cards miss."""
    s = field()
    objective(s, 0, card)
    put(s, 1, PLACE, reanimate=reanimates)
    build(s, 1, PLACE, damaged=damaged)
    attack(s, PLACE, 0, knight=knights)
    misses_to_the_end(s)
    return s


def finish(s: Runewars) -> Runewars:
    """Whatever the battle still asks is answered by the last answer there is."""
    while s.battle_at != 0:
        do(s, int(s.seat()), offers(s, int(s.seat()))[-1])
    return s


@pytest.mark.clause("RUN-OBJ-03", "RUN-OBJ-04")
def test_two_damaged_strongholds_of_a_year_quench_the_fire() -> None:
    """Scenario 22."""
    s = claimant("quench_fire")
    hold(s, 0, "sabotage", "sabotage")
    build(s, 1, "5A")
    build(s, 1, "6D")
    begin_turn(s)
    play(s, "sabotage")
    do(s, 0, "pick_area 5A")
    assert refusal(s, 0, "claim_objective").clause == "RUN-OBJ-01"
    play(s, "sabotage")
    assert "claim_objective" in offers(s, 0)


@pytest.mark.clause("RUN-OBJ-04")
def test_years_are_counted_from_spring_to_winter() -> None:
    """Scenario 22, the other half."""
    s = claimant("quench_fire")
    hold(s, 0, "sabotage", "sabotage")
    build(s, 1, "5A")
    build(s, 1, "6D")
    s.season = 3
    begin_turn(s)
    play(s, "sabotage")
    do(s, 0, "pick_area 5A", "go_on")
    while s.seat() != CHANCE or s.question(CHANCE) != "season_card":
        do(s, int(s.seat()), "go_on")
    assert (s.year, s.season) == (2, 0)
    begin_turn(s)
    play(s, "sabotage")
    assert refusal(s, 0, "claim_objective").clause == "RUN-OBJ-01"


@pytest.mark.clause("RUN-OBJ-04", "RUN-OBJ-05", "RUN-BAT-34")
def test_a_stronghold_turned_and_conquered_counts_as_both() -> None:
    """A-29."""
    s = storm("quench_fire", 1, 8)
    finish(s)
    assert winner(s) == "attacker"
    assert (s.damaged_this_year[0], s.destroyed_this_year[0]) == (1, 1)
    assert "claim_objective" in offers(begin_turn(s), 0)


@pytest.mark.clause("RUN-OBJ-04")
def test_a_lost_attack_still_damages() -> None:
    s = storm("quench_fire", 4, 2)
    finish(s)
    assert winner(s) == "defender"
    assert (s.damaged_this_year[0], s.destroyed_this_year[0]) == (1, 0)
    s = storm("quench_fire", 4, 2, damaged=True)
    assert s.damaged_this_year[0] == 0  # an already damaged one stays as it is


@pytest.mark.clause("RUN-OBJ-01")
def test_broken_walls_are_rebuilt_where_a_stronghold_was_conquered() -> None:
    s = storm("broken_walls", 1, 8, damaged=True)
    do(s, 1, "retreat_to 5B")
    do(s, 0, "raise_own nothing")
    assert refusal(begin_turn(s), 0, "claim_objective").clause == "RUN-OBJ-01"
    build(s, 0, PLACE)
    assert "claim_objective" in offers(begin_turn(s), 0)


@pytest.mark.clause("RUN-OBJ-01")
@pytest.mark.parametrize(("attackers", "claimed"), [(4, True), (3, False)])
def test_a_defeat_discourages_four_attackers(attackers: int, claimed: bool) -> None:
    s = field()
    objective(s, 1, "discouraging_defeat")
    put(s, 1, PLACE, reanimate=6)
    attack(s, PLACE, 0, bowman=attackers)
    misses_to_the_end(s)
    finish(s)
    assert winner(s) == "defender"
    assert may_claim(s, "discouraging_defeat") == claimed


@pytest.mark.clause("RUN-OBJ-01")
@pytest.mark.parametrize(
    ("heroes_at", "claimed"),
    [((PLACE, "DB", "DB"), True), ((PLACE, "DB"), False), (("DA", "DB", "DB"), False)],
)
def test_a_captain_general_has_three_heroes_and_a_victory_beside_one(heroes_at: tuple[str, ...], claimed: bool) -> None:
    s = field()
    objective(s, 0, "captain_general")
    for at, name in zip(heroes_at, ("ronan", "silhouette", "valadir"), strict=False):
        hero(s, 0, name, at)
    put(s, 1, PLACE, reanimate=1)
    attack(s, PLACE, 0, bowman=2)
    misses_to_the_end(s)
    do(s, 1, "retreat_to 5B")
    assert winner(s) == "attacker"
    assert may_claim(s, "captain_general") == claimed


@pytest.mark.clause("RUN-OBJ-01")
def test_a_capital_is_one_of_the_strongholds_of_the_wall() -> None:
    s = claimant("wall_of_stone")
    capital(s, 0, "DA")
    for at in ("DB", "5A", "5B"):
        build(s, 0, at)
    assert "claim_objective" in offers(begin_turn(s), 0)
    assert names(control.strongholds_of(s, 0)) == names(mask("DA", "DB", "5A", "5B"))
