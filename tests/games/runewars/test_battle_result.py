"""The end of a battle: defensive developments, strength, retreat, stronghold, the way home [RUN-BAT-30] and on."""

from __future__ import annotations

import pytest
from runewars_battle import (
    PLACE,
    army,
    attack,
    commander,
    draw,
    fall,
    field,
    fight,
    hit,
    lay,
    learn,
    listen,
    misses,
    misses_to_the_end,
    strengths,
    targets,
    there,
    told,
    winner,
    wound,
)
from runewars_cards import picks, to_the_result
from runewars_heroes import draw_symbols
from runewars_orders import capital, develop_at, explore, tokens_at
from runewars_seasons import title
from runewars_table import area, build, do, offers, put, refusal

from bannerhall.core.state import CHANCE
from bannerhall.games.runewars.rules import armies, battle, control, units
from bannerhall.games.runewars.rules.components import DAMAGED_STRONGHOLD, NO_STRONGHOLD, STRONGHOLD
from bannerhall.games.runewars.rules.state import Runewars


def state_at(s: Runewars, at: str = PLACE) -> tuple[int, int]:
    """The stronghold of an area: its state, and whose it is."""
    return int(s.stronghold[area(at)]), int(s.builder[area(at)]) - 1


def fortress(
    faction: str, attackers: dict[str, int], defenders: dict[str, int], development: str = "", *cards: str
) -> Runewars:
    """Seat 0 attacks a stronghold of seat 1, which leads this faction; cards miss until a development can be used."""
    foe = "latari" if faction == "daqan" else "daqan"
    s = field(2, (foe, faction), development_cards=bool(cards))
    learn(s, *cards)
    build(s, 1, PLACE)
    if development:
        develop_at(s, PLACE, development)
    put(s, 1, PLACE, False, **defenders)
    attack(s, PLACE, 0, **attackers)
    return s


# --- 5a: defensive developments ---------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-STR-09", "RUN-BAT-30", "RUN-BAT-46")
def test_reinforced_walls_add_two_strength_and_stay() -> None:
    s = fortress("daqan", {"archer": 4}, {"bowman": 1}, "defensive")
    sink = listen(s)
    misses_to_the_end(s)
    assert strengths(s, sink) == (4, 8)
    assert tokens_at(s, PLACE) == ["defensive"]


@pytest.mark.clause("RUN-STR-10", "RUN-STR-13", "RUN-BAT-24", "RUN-BAT-30")
@pytest.mark.parametrize(("answer", "attackers"), [("use_development", 3), ("go_on", 4)])
def test_protective_wards_send_one_standing_attacker_away(answer: str, attackers: int) -> None:
    """A-16."""
    s = fortress("latari", {"bowman": 2, "knight": 2}, {"archer": 1}, "defensive")
    sink = listen(s)
    misses_to_the_end(s)
    assert s.question(1) == "use_defence"
    do(s, 1, answer)
    if answer == "use_development":
        # The opponent chooses, and the unit leaves at once, routed.
        assert targets(s, 0) == {"bowman", "knight"}
        hit(s, 0, "bowman")
        (first, *_) = told(s, sink, "units_flee")
        assert (first["area"], first["amount"]) == ("DB", 1)
    assert strengths(s, sink) == (attackers, 6)
    assert tokens_at(s, PLACE) == ["defensive"]


@pytest.mark.clause("RUN-STR-10")
def test_wards_do_not_touch_routed_units() -> None:
    s = fortress("latari", {"bowman": 1, "giant": 1}, {"archer": 1}, "defensive")
    lay(s, 0, "bowman")
    misses_to_the_end(s)
    do(s, 1, "use_development")
    # Nobody is asked: the Giant is the only one that stands, and goes.
    assert s.battle_at == 0
    assert there(s, "DB") == {"giant_routed": 1, "bowman_routed": 1}


@pytest.mark.clause("RUN-STR-11", "RUN-CARD-02", "RUN-BAT-30")
def test_a_cursed_tomb_routs_three_and_may_be_built_again() -> None:
    s = fortress("waiqar", {"bowman": 4, "knight": 1}, {"reanimate": 1}, "defensive")
    sink = listen(s)
    misses_to_the_end(s)
    do(s, 1, "use_development")
    hit(s, 0, "bowman", "bowman", "knight")
    assert strengths(s, sink) == (2, 6)
    assert tokens_at(s, PLACE) == []
    assert there(s, "DB") == {"bowman_routed": 4, "knight_routed": 1}


@pytest.mark.clause("RUN-STR-12", "RUN-CARD-02", "RUN-BAT-30")
def test_hungry_spawn_deals_four_damage_and_may_be_built_again() -> None:
    s = fortress("uthuk", {"bowman": 4, "knight": 1}, {"berserker": 1}, "defensive")
    sink = listen(s)
    misses_to_the_end(s)
    do(s, 1, "use_development")
    hit(s, 0, "knight")  # two tokens; two Bowmen fall by the others
    assert strengths(s, sink) == (2, 6)
    assert tokens_at(s, PLACE) == []


@pytest.mark.clause("RUN-STR-11", "RUN-STR-12", "RUN-BAT-30")
@pytest.mark.parametrize("faction", ["uthuk", "waiqar"])
def test_a_development_that_is_kept_can_be_used_later(faction: str) -> None:
    s = fortress(faction, {"bowman": 1}, {"berserker" if faction == "uthuk" else "reanimate": 1}, "defensive")
    misses_to_the_end(s)
    do(s, 1, "go_on")
    assert tokens_at(s, PLACE) == ["defensive"]
    assert winner(s) == "defender"


@pytest.mark.clause("RUN-BAT-30", "RUN-CARD-01")
def test_nobody_is_asked_for_a_development_without_a_target() -> None:
    s = fortress("waiqar", {"bowman": 1}, {"skeleton_archer": 1}, "defensive")
    draw(s, "miss")
    draw(s, "rout")
    assert winner(s) == "defender"
    assert tokens_at(s, PLACE) == ["defensive"]


# --- 5b to 5d: strength -----------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-BAT-31", "RUN-ORIG-07")
def test_only_standing_units_of_the_battle_count() -> None:
    s = field()
    put(s, 1, PLACE, reanimate=3)
    put(s, 1, PLACE, True, necromancer=4)
    attack(s, bowman=3, giant=2)
    lay(s, 0, "giant")
    lay(s, 1, "reanimate")
    sink = listen(s)
    misses_to_the_end(s)
    assert strengths(s, sink) == (4, 2)


@pytest.mark.clause("RUN-BAT-35")
def test_the_defender_wins_ties() -> None:
    for bowmen, outcome in ((3, "attacker"), (2, "defender"), (1, "defender")):
        s = fight({"bowman": bowmen}, {"reanimate": 2})
        misses_to_the_end(s)
        assert winner(s) == outcome


@pytest.mark.clause("RUN-BAT-33", "RUN-STR-01", "RUN-GAR-02", "RUN-GAR-05")
def test_garrison_stands_behind_the_walls() -> None:
    """Scenario 10."""
    s = field()
    build(s, 1, PLACE)
    put(s, 1, PLACE, reanimate=2)
    s.set_order(1, 1)
    s.used[1] = 1
    attack(s, bowman=3)
    sink = listen(s)
    misses_to_the_end(s)
    assert strengths(s, sink) == (3, 9)


@pytest.mark.clause("RUN-EXPL-15", "RUN-BAT-46")
def test_a_defensible_area_holds_three_against_three() -> None:
    """Scenario 40."""
    s = field(2, exploration=True)
    explore(s, PLACE, "defensible")
    put(s, 1, PLACE, reanimate=2)
    attack(s, bowman=3)
    sink = listen(s)
    misses_to_the_end(s)
    assert strengths(s, sink) == (3, 3)
    assert winner(s) == "defender"


@pytest.mark.clause("RUN-ORD3-02", "RUN-ORD3-03", "RUN-CAP-04", "RUN-BAT-33")
@pytest.mark.parametrize(("kind", "strength"), [("damaged", 0), ("whole", 2), ("capital", 4)])
def test_the_bonus_of_conquer_takes_three_from_a_stronghold(kind: str, strength: int) -> None:
    """Scenario 50."""
    s = field()
    if kind == "capital":
        capital(s, 1, PLACE)
    else:
        build(s, 1, PLACE, damaged=kind == "damaged")
    put(s, 1, PLACE, reanimate=1)
    battle.siege_bonus(s)
    attack(s, bowman=2)
    sink = listen(s)
    misses_to_the_end(s)
    assert strengths(s, sink) == (2, strength + 1)


@pytest.mark.clause("RUN-BAT-34")
def test_standing_attackers_turn_the_stronghold_after_it_was_counted() -> None:
    s = field()
    build(s, 1, PLACE)
    put(s, 1, PLACE, reanimate=1)
    attack(s, bowman=2)
    sink = listen(s)
    misses_to_the_end(s)
    assert strengths(s, sink) == (2, 6)
    assert state_at(s) == (DAMAGED_STRONGHOLD, 1)
    # Routed attackers turn nothing.
    s = field()
    build(s, 1, PLACE)
    put(s, 1, PLACE, reanimate=2)
    attack(s, bowman=1)
    lay(s, 0, "bowman")
    misses_to_the_end(s)
    assert state_at(s) == (STRONGHOLD, 1)


# --- 6a: the loser retreats -------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-BAT-36", "RUN-BAT-43", "RUN-RET-01")
def test_all_units_of_the_loser_retreat_routed() -> None:
    s = fight({"bowman": 2, "knight": 4}, {"necromancer": 2, "reanimate": 2})
    lay(s, 1, "reanimate")
    misses_to_the_end(s)
    do(s, 1, "retreat_to 5C")
    assert there(s, "5C") == {"necromancer_routed": 2, "reanimate_routed": 2}
    assert there(s) == {"bowman": 2, "knight": 4}
    assert control.controller(s, area(PLACE)) == 0


@pytest.mark.clause("RUN-BAT-63", "RUN-DCRD-04")
def test_the_loser_is_asked_before_the_winner_hunts() -> None:
    """A-18: with Prowl two Leonx Riders hunt two of the beaten."""
    s = field(2, ("latari", "waiqar"), development_cards=True, commanders=True)
    learn(s, "latari_prowl")
    put(s, 1, PLACE, reanimate=1, necromancer=1, dark_knight=1)
    commander(s, 1, "mordane", "orderly_retreat")
    attack(s, leonx_rider=4, archer=3)
    to_the_result(s)
    assert offers(s, 1)[0] == "command orderly_retreat"
    do(s, 1, "go_on")
    assert picks(s, 0, "figures") == {"0", "1", "2", "3", "4"}
    do(s, 0, "figures 2")
    hit(s, 1, "reanimate", "necromancer")
    do(s, 1, "retreat_to 5B")
    assert there(s) == {"leonx_rider": 2, "leonx_rider_routed": 2, "archer": 3}
    assert there(s, "5B") == {"dark_knight_routed": 1}


@pytest.mark.clause("RUN-BAT-63", "RUN-CMD-12", "RUN-RET-01")
def test_who_was_to_retreat_standing_can_still_be_hunted() -> None:
    s = field(2, ("latari", "waiqar"), development_cards=True, commanders=True)
    learn(s, "latari_prowl")
    put(s, 1, PLACE, reanimate=1, necromancer=1, dark_knight=1)
    commander(s, 1, "mordane", "orderly_retreat")
    attack(s, leonx_rider=4, archer=3)
    to_the_result(s)
    do(s, 1, "command orderly_retreat")
    draw_symbols(s, "silver")
    hit(s, 1, "reanimate", "necromancer")
    do(s, 1, "go_on")
    do(s, 0, "figures 2")
    hit(s, 1, "reanimate", "necromancer")
    do(s, 1, "retreat_to 5B")
    assert there(s, "5B") == {"dark_knight_routed": 1}


# --- 6b: the stronghold -----------------------------------------------------------------------------------------------


def conquest(*own: str) -> Runewars:
    """Seat 0 has strongholds and conquers another one; the loser has retreated."""
    s = field()
    for at in own:
        build(s, 0, at)
    build(s, 1, PLACE)
    develop_at(s, PLACE, "diplomat")
    put(s, 1, PLACE, reanimate=1)
    put(s, 1, "5B", reanimate=1)
    attack(s, knight=7)
    misses_to_the_end(s)
    return s


@pytest.mark.clause("RUN-BAT-37", "RUN-BAT-38", "RUN-STR-06")
@pytest.mark.parametrize(("answer", "after"), [("unused", (DAMAGED_STRONGHOLD, 0)), ("nothing", (NO_STRONGHOLD, -1))])
def test_a_conquered_stronghold_may_be_replaced(answer: str, after: tuple[int, int]) -> None:
    """A-17."""
    s = conquest("DB")
    assert offers(s, 0) == ["raise_own nothing", "raise_own unused"]
    do(s, 0, f"raise_own {answer}")
    assert state_at(s) == after
    assert tokens_at(s, PLACE) == []
    assert state_at(s, "DB") == (STRONGHOLD, 0)


@pytest.mark.clause("RUN-BAT-39")
def test_with_all_strongholds_in_play_one_is_torn_down() -> None:
    s = conquest("DA", "DB", "DC", "3A")
    assert refusal(s, 0, "raise_own unused").clause == "RUN-BAT-39"
    assert picks(s, 0, "tear_down") == {"DA", "DB", "DC", "3A"}
    sink = listen(s)
    do(s, 0, "tear_down 3A")
    assert [event["area"] for event in told(s, sink, "torn_down")] == ["3A"]
    assert state_at(s) == (DAMAGED_STRONGHOLD, 0)
    assert state_at(s, "3A") == (NO_STRONGHOLD, -1)
    s = conquest("DB")
    assert refusal(s, 0, "tear_down DB").clause == "RUN-BAT-39"


@pytest.mark.clause("RUN-BAT-40", "RUN-CAP-07")
def test_a_conquered_capital_is_never_replaced_by_a_capital() -> None:
    """Scenario 27."""
    s = field()
    capital(s, 0, "DA")
    for at in ("DB", "DC", "3A", "3B"):
        build(s, 0, at)
    capital(s, 1, "WB")
    put(s, 1, "WB", reanimate=1)
    put(s, 1, "WA", reanimate=1)
    attack(s, "WB", 0, knight=8, bowman=3)
    misses_to_the_end(s)
    do(s, 1, "retreat_to WA")
    assert picks(s, 0, "tear_down") == {"DB", "DC", "3A", "3B"}  # one's own capital never
    do(s, 0, "tear_down DC")
    assert state_at(s, "WB") == (DAMAGED_STRONGHOLD, 0)


@pytest.mark.clause("RUN-BAT-51", "RUN-BAT-50")
def test_an_attacker_without_units_may_win_and_build() -> None:
    s = field()
    title(s, "lord_commander", 0)
    build(s, 1, PLACE, damaged=True)
    put(s, 1, PLACE, reanimate=1)
    put(s, 1, "5B", reanimate=1)
    battle.siege_bonus(s)
    attack(s, bowman=1)
    sink = listen(s)
    draw(s, "miss")
    draw(s, "damage")
    assert army(s, 0) == {}
    assert strengths(s, sink) == (2, 1)
    assert winner(s) == "attacker"
    do(s, 0, "raise_own unused")
    assert state_at(s) == (DAMAGED_STRONGHOLD, 0)
    assert there(s) == {}
    assert control.controller(s, area(PLACE)) == 0


@pytest.mark.clause("RUN-BAT-51")
@pytest.mark.parametrize(("at", "owner"), [(PLACE, -1), ("WB", 1)])
def test_without_units_and_stronghold_nobody_gets_the_area(at: str, owner: int) -> None:
    s = field()
    title(s, "lord_commander", 0)
    put(s, 1, at, reanimate=1)
    put(s, 1, "WA", reanimate=1)
    attack(s, at, 0, bowman=1)
    draw(s, "miss")
    draw(s, "damage")
    while s.battle_at != 0:
        do(s, int(s.seat()), offers(s, int(s.seat()))[0])
    assert winner(s) == "attacker"
    assert control.controller(s, area(at)) == owner


# --- 6c and 6d: the way home ------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-BAT-41", "RUN-BAT-42")
def test_damage_is_removed_and_who_was_routed_lies() -> None:
    s = fight({"knight": 3, "giant": 2}, {"dark_knight": 2})
    wound(s, 0, "knight")
    lay(s, 0, "knight")
    wound(s, 0, "giant", 3)
    wound(s, 1, "dark_knight", 2)
    misses_to_the_end(s)
    do(s, 1, "retreat_to 5B")
    assert there(s) == {"knight": 2, "knight_routed": 1, "giant": 2}
    assert there(s, "5B") == {"dark_knight_routed": 2}
    assert s.battle_at == 0
    # Nobody is hurt any more: another battle begins with sound units.
    attack(s, "5B", 0, bowman=1)
    assert s.contested == area("5B") + 1
    assert army(s, 0) == {"bowman": 1}


@pytest.mark.clause("RUN-BAT-52", "RUN-BAT-41")
def test_raised_health_ends_after_healing_so_that_nobody_dies_of_it() -> None:
    """Scenario 64."""
    s = fight({"flesh_ripper": 2, "chaos_lord": 1}, {"knight": 3, "bowman": 1}, ("uthuk", "daqan"))
    draw(s, "special", "miss")
    draw(s, "miss")
    # Five damage: three destroy one Flesh Ripper, two stay on the other.
    draw(s, "damage 2", "damage 2", "damage")
    hit(s, 0, "flesh_ripper", "flesh_ripper")
    assert army(s, 0) == {"flesh_ripper_2": 1, "chaos_lord": 1}
    fall(s, 1, "knight")
    misses_to_the_end(s)
    assert there(s) == {"flesh_ripper": 1, "chaos_lord": 1}
    assert armies.unused(s, 0, units.FLESH_RIPPER) == 7


@pytest.mark.clause("RUN-BAT-68", "RUN-MOV-12", "RUN-RET-01")
def test_a_winners_excess_leaves_routed() -> None:
    """A-24."""
    s = field()
    put(s, 1, PLACE, reanimate=1)
    put(s, 0, "DB", footman=1)
    attack(s, knight=6, bowman=5)
    lay(s, 0, "bowman")
    misses_to_the_end(s)
    do(s, 1, "retreat_to 5B")
    hit(s, 0, "bowman", "knight", "knight")
    assert there(s) == {"knight": 4, "bowman": 3, "bowman_routed": 1}
    assert there(s, "DB") == {"footman": 1, "knight_routed": 2, "bowman_routed": 1}


@pytest.mark.clause("RUN-BAT-68")
def test_the_excess_leaves_before_abilities_of_the_end() -> None:
    """A-30: the Berserker that comes back after the battle is the ninth unit, and one is destroyed at once."""
    s = field(2, ("uthuk", "waiqar"), development_cards=True)
    learn(s, "uthuk_coven")
    put(s, 1, PLACE, skeleton_archer=1)
    put(s, 0, "5B", berserker=1)
    attack(s, blood_sister=5, berserker=5)
    draw(s, "damage")
    hit(s, 0, "berserker")
    while s.seat() == CHANCE or s.question(s.seat()) == "choose_type":
        if s.seat() == CHANCE:
            misses(s)
        else:
            do(s, 0, offers(s, 0)[0])
    # Nine are left, so one goes to 5B; only then the Coven is asked.
    hit(s, 0, "berserker")
    assert there(s, "5B") == {"berserker": 1, "berserker_routed": 1}
    do(s, 0, "figures 1")
    assert s.question(0) == "disband"
    do(s, 0, "disband blood_sister")
    assert there(s) == {"blood_sister": 4, "berserker": 3, "berserker_routed": 1}
