"""Battles of the revised ruleset: heroes who support units, routed hexagon units that count [RUN-BAT-04]
[RUN-BAT-32]."""

from __future__ import annotations

import pytest
from runewars_battle import (
    PLACE,
    army,
    attack,
    draw,
    draws,
    field,
    fight,
    hero,
    lay,
    listen,
    misses_to_the_end,
    strengths,
    there,
    told,
    winner,
)
from runewars_cards import picks
from runewars_heroes import lies
from runewars_orders import hero_at
from runewars_table import area, build, do, neutrals, offers, put, refusal

from bannerhall.core.state import CHANCE
from bannerhall.games.runewars.rules import questions
from bannerhall.games.runewars.rules.components import DAMAGED_STRONGHOLD, STRONGHOLD
from bannerhall.games.runewars.rules.state import Runewars


def revised(attackers: dict[str, int], defenders: dict[str, int]) -> Runewars:
    return fight(attackers, defenders, ruleset="revised")


# --- Routed hexagon units ---------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-BAT-32", "RUN-ORIG-07", "RUN-BAT-31")
@pytest.mark.parametrize(("ruleset", "totals"), [("original", (2, 1)), ("revised", (4, 2))])
def test_routed_hexagon_units_count_in_the_revised_ruleset(ruleset: str, totals: tuple[int, int]) -> None:
    """Scenario 48."""
    s = fight({"giant": 3, "knight": 2}, {"great_wyrm": 1, "reanimate": 1}, ruleset=ruleset)
    lay(s, 0, "giant", 2)
    lay(s, 0, "knight")
    lay(s, 1, "great_wyrm")
    sink = listen(s)
    misses_to_the_end(s)
    assert strengths(s, sink) == totals


@pytest.mark.clause("RUN-BAT-62")
def test_hexagon_units_that_lay_there_before_do_not_count() -> None:
    """A-13."""
    s = field(2, ruleset="revised")
    put(s, 1, PLACE, reanimate=1)
    put(s, 1, PLACE, True, great_wyrm=3)
    attack(s, bowman=3)
    sink = listen(s)
    misses_to_the_end(s)
    assert strengths(s, sink) == (3, 1)


@pytest.mark.clause("RUN-BAT-62", "RUN-BAT-34")
@pytest.mark.parametrize("ruleset", ["original", "revised"])
def test_a_routed_hexagon_unit_turns_no_stronghold(ruleset: str) -> None:
    s = field(2, ruleset=ruleset)
    build(s, 1, PLACE)
    put(s, 1, PLACE, reanimate=1)
    attack(s, giant=2)
    lay(s, 0, "giant", 2)
    sink = listen(s)
    misses_to_the_end(s)
    assert strengths(s, sink)[0] == (2 if ruleset == "revised" else 0)
    assert s.stronghold[area(PLACE)] == STRONGHOLD
    s = field(2, ruleset=ruleset)
    build(s, 1, PLACE)
    put(s, 1, PLACE, reanimate=1)
    attack(s, giant=2)
    lay(s, 0, "giant")
    misses_to_the_end(s)
    assert s.stronghold[area(PLACE)] == DAMAGED_STRONGHOLD


# --- Supporting heroes ------------------------------------------------------------------------------------------------


def supported() -> Runewars:
    """Both sides have heroes in the area; seat 0 is asked whether they support."""
    s = field(2, ruleset="revised")
    put(s, 1, PLACE, reanimate=2, necromancer=1)
    for seat, name in ((0, "ronan"), (0, "valadir"), (1, "mordane")):
        hero(s, seat, name)
    return attack(s, bowman=3, knight=1)


@pytest.mark.clause("RUN-BAT-04")
def test_the_attacker_declares_supporting_heroes_before_the_defender() -> None:
    s = supported()
    assert s.question(0) == "support_hero"
    assert offers(s, 0) == ["support ronan", "support valadir", "go_on"]
    do(s, 0, "support ronan")
    assert offers(s, 0) == ["beside bowman", "beside knight"]
    do(s, 0, "beside bowman", "support valadir")
    # Each type has one hero at most, so Valadir stands beside the Knight; then the defender is asked.
    assert s.waiting() == [1]
    assert offers(s, 1) == ["support mordane", "go_on"]
    assert refusal(s, 1, "support ronan").clause == "RUN-BAT-04"
    do(s, 1, "go_on")
    assert s.seat() == CHANCE


@pytest.mark.clause("RUN-BAT-04")
def test_routed_heroes_and_heroes_elsewhere_do_not_support() -> None:
    s = field(2, ruleset="revised")
    put(s, 1, PLACE, reanimate=1)
    hero(s, 0, "ronan", routed=True)
    hero(s, 0, "valadir", "5B")
    attack(s, bowman=1)
    assert s.seat() == CHANCE


@pytest.mark.clause("RUN-ORIG-06", "RUN-BAT-04")
def test_in_the_original_ruleset_no_hero_supports() -> None:
    s = field()
    put(s, 1, PLACE, reanimate=1)
    hero(s, 0, "ronan")
    attack(s, bowman=1)
    assert s.seat() == CHANCE


@pytest.mark.clause("RUN-BAT-05", "RUN-BAT-49")
def test_a_supported_type_draws_one_card_more_and_discards_one() -> None:
    """Scenario 49."""
    s = supported()
    do(s, 0, "support ronan", "beside bowman", "go_on")
    do(s, 1, "go_on")
    assert s.frames[s.top() + questions.BATTLE_FATE_LEFT] == 4
    sink = listen(s)
    draw(s, "miss", "damage", "rout", "special")
    # All four are looked at by their owner only; one of them has no effect.
    assert s.question(0) == "put_aside"
    assert len(picks(s, 0, "put_aside")) == 4
    assert refusal(s, 0, "put_aside 30").clause == "RUN-BAT-49"
    do(s, 0, "put_aside 15")
    assert all(event.get("fate") is None for event in told(s, sink, "fate_taken", 1))
    while s.seat() == 1:
        do(s, 1, offers(s, 1)[0])
    # The damage of card 15 did not count.
    assert sum(army(s, 1).values()) == 2


@pytest.mark.clause("RUN-BAT-05")
def test_the_knight_without_support_draws_one_card() -> None:
    s = supported()
    do(s, 0, "support ronan", "beside bowman", "go_on")
    do(s, 1, "support mordane", "beside reanimate")
    draw(s, *["miss"] * 4)
    do(s, 0, picked(s))
    assert draws_with_support(s) == ["attacker knight 1", "defender necromancer 1", "defender reanimate 3"]


def picked(s: Runewars) -> str:
    return next(text for text in offers(s, 0) if text.startswith("put_aside"))


def draws_with_support(s: Runewars) -> list[str]:
    """As `draws`; whoever has a card too many puts the first one aside."""
    found = draws(s)
    while s.question(s.seat()) == "put_aside":
        do(s, int(s.seat()), offers(s, int(s.seat()))[0])
        found += draws(s)
    return found


@pytest.mark.clause("RUN-BAT-47", "RUN-RET-06")
def test_supporting_heroes_of_the_loser_are_routed_and_go_with_the_units() -> None:
    s = field(2, ruleset="revised")
    put(s, 1, PLACE, reanimate=2)
    hero(s, 1, "mordane")
    hero(s, 1, "varikas")
    attack(s, bowman=5)
    do(s, 1, "support mordane")
    finish(s, "retreat_to 5C")
    assert winner(s) == "attacker"
    assert there(s, "5C") == {"reanimate_routed": 2}
    assert (hero_at(s, "mordane"), lies(s, "mordane")) == (area("5C"), True)
    # Who did not support stays.
    assert (hero_at(s, "varikas"), lies(s, "varikas")) == (area(PLACE), False)


def finish(s: Runewars, *answers: str) -> None:
    """All cards miss; these answers are given in their turn, elsewhere the first one."""
    left = list(answers)
    while s.battle_at != 0:
        misses_to_the_end(s)
        if s.battle_at == 0:
            break
        seat = int(s.seat())
        offered = offers(s, seat)
        do(s, seat, left.pop(0) if left and left[0] in offered else offered[0])


@pytest.mark.clause("RUN-BAT-47", "RUN-RET-06")
def test_without_retreating_units_supporting_heroes_go_to_any_adjacent_area() -> None:
    s = field(2, ruleset="revised")
    put(s, 1, PLACE, reanimate=1)
    neutrals(s, "5B", beastman=1)
    hero(s, 1, "mordane")
    attack(s, bowman=5)
    do(s, 1, "support mordane")
    draw(s, "damage", *["miss"] * 4)
    misses_to_the_end(s)
    # A hero may go to areas where units may not: with neutral units, or of an enemy; but not over water.
    assert picks(s, 1, "retreat_to") == {"5B", "5C", "DB"}
    assert refusal(s, 1, "retreat_to 6C").clause == "RUN-RET-06"
    do(s, 1, "retreat_to 5B")
    assert (hero_at(s, "mordane"), lies(s, "mordane")) == (area("5B"), True)


@pytest.mark.clause("RUN-BAT-47")
def test_supporting_heroes_of_the_winner_stay_standing() -> None:
    s = field(2, ruleset="revised")
    put(s, 1, PLACE, reanimate=1)
    hero(s, 0, "ronan")
    attack(s, bowman=3)
    do(s, 0, "support ronan")
    finish(s)
    assert winner(s) == "attacker"
    assert (hero_at(s, "ronan"), lies(s, "ronan")) == (area(PLACE), False)
