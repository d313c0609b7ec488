"""Positions as JSON: they come back as they were, and what cannot be is refused with its place or its reason."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from listed import listed
from smallworld_table import at

from bannerhall.core.chance import Stream
from bannerhall.core.errors import BadPosition
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import CHANCE, NOBODY, SPECTATOR, State
from bannerhall.games.smallworld import GAME

Position = dict[str, Any]
WARLIKE = ("take", "dragon", "spell", "dare", "shoot", "hire", "roll")


def moments(seats: int, seed: int, options: dict[str, Choice], steps: int = 700) -> Iterator[State]:
    """A random game in which more is conquered and less abandoned than chance would have it."""
    state = GAME.new(seats, seed=seed, options=options)
    stream = Stream(seed, 7)
    words = state.rules.vocabulary
    for _ in range(steps):
        yield state
        if state.seat() == NOBODY:
            return
        seat = state.seat()
        actions = [action for action, _ in state.odds()] if seat == CHANCE else state.legal_actions(seat)
        eager = [action for action in actions if words.text(action).split(maxsplit=1)[0] in WARLIKE]
        calm = [action for action in actions if not words.text(action).startswith("abandon")]
        if eager and stream.below(5) != 0:
            actions = eager
        elif calm and stream.below(8) != 0:
            actions = calm
        state.answer(seat, actions[int(stream.below(len(actions)))])


# --- There and back --------------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-SETUP-09", "SMW-SETUP-12")
@pytest.mark.parametrize("extra", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_position_comes_back_as_it_was(seats: int, extra: bool) -> None:
    for seed in range(2):
        options: dict[str, Choice] = {"extra": extra, "leaders": seed == 0}
        for number, state in enumerate(moments(seats, 100 * seats + seed, options)):
            assert state.check() == []
            if number % 8:
                continue
            written = state.to_json()
            again = GAME.load(json.loads(json.dumps(written)))
            assert again.to_json() == written
            assert again.legal() == state.legal()
            for reader in (*range(seats), SPECTATOR):
                assert again.view(reader) == state.view(reader)


@pytest.mark.clause("SMW-END-01")
def test_a_finished_game_comes_back_too() -> None:
    state = GAME.new(2, seed=3, numbers={"turns": 1})
    while state.seat() != NOBODY:
        state.answer(state.seat(), state.odds()[0][0] if state.seat() == CHANCE else state.lapse(state.seat()))
    again = GAME.load(json.loads(json.dumps(state.to_json())))
    assert again.result() == state.result()
    position = state.to_json()
    position["table"]["active"] = 1  # type: ignore[index]
    with pytest.raises(BadPosition, match="over before its end"):
        GAME.load(position)


# --- What cannot be --------------------------------------------------------------------------------------------------


def sample() -> Position:
    """Three players in the middle of a conquest: Leaders, markers, races in decline, a Spirit, a captive."""
    regions = {
        "m3-03": "0a2 lair",
        "m3-02": "0a1 lair",
        "m3-09": "0d1 fortress",
        "m3-18": "1a2 camps2",
        "m3-25": "1a1 camps1",
        "m3-13": "1s1",
        "m3-06": "2a2 dragon",
        "m3-17": "2a1",
        "m3-16": "2d3",
        "m3-05": "tribe",
    }
    peoples = {
        "0a": "trolls stout 4",
        "0d": "orcs - 0",
        "1a": "humans bivouacking 0",
        "1s": "elves spirit 0",
        "2a": "giants dragon_master 0",
        "2d": "ghouls - 0",
    }
    table = at(regions, peoples, seats=3, leaders={0: "hand", 1: "m3-18"}, turn=4)
    return json.loads(json.dumps(listed(table.changed("players/2/captives", ["wizards"]).state)))  # type: ignore[no-any-return]


def spoil(position: Position, path: str, value: object) -> Position:
    spoilt = copy.deepcopy(position)
    where: Any = spoilt
    *steps, last = path.split("/")
    for step in steps:
        where = where[int(step)] if isinstance(where, list) else where[step]
    if isinstance(where, list):
        where[int(last)] = value
    else:
        where[last] = value
    return spoilt


def row(holder: list[object] | None, tokens: int, camps: int = 0, *marks: str) -> Position:
    return {"holder": holder, "tokens": tokens, "camps": camps, "marks": list(marks)}


def people(race: str, power: str | None, hand: int = 0) -> Position:
    return {"race": race, "power": power, "hand": hand}


def test_the_sample_is_sound() -> None:
    assert listed(GAME.load(sample())) == sample()


UNREADABLE: list[tuple[str, object, str]] = [
    ("rules", 99, "/rules"),
    ("seats", 6, "/seats"),
    ("table/round", 11, "/table/round"),
    ("table/round", "4", "/table/round"),
    ("table/first", 3, "/table/first"),
    ("table/active", -1, "/table/active"),
    ("table/weather", "fine", "/table/weather"),
    ("table/regions/m3-99", row(None, 0), "/table/regions"),
    ("table/regions/m2-04", row(None, 0), "/table/regions"),
    ("table/regions/m3-03/holder", [3, "active"], "/table/regions/m3-03/holder/0"),
    ("table/regions/m3-03/holder", [0, "asleep"], "/table/regions/m3-03/holder/1"),
    ("table/regions/m3-03/holder", 0, "/table/regions/m3-03/holder"),
    ("table/regions/m3-03/tokens", -1, "/table/regions/m3-03/tokens"),
    ("table/regions/m3-03/tokens", True, "/table/regions/m3-03/tokens"),
    ("table/regions/m3-18/camps", 6, "/table/regions/m3-18/camps"),
    ("table/regions/m3-03/marks", ["castle"], "/table/regions/m3-03/marks/0"),
    ("table/regions/m3-03/marks", ["lair", "lair"], "/table/regions/m3-03/marks"),
    ("table/regions", [], "/table/regions"),
    ("table/players/0/coins", -1, "/table/players/0/coins"),
    ("table/players/0/active/race", "gnomes", "/table/players/0/active/race"),
    ("table/players/0/active/power", "lazy", "/table/players/0/active/power"),
    ("table/players/0/active", {"race": "trolls", "power": "stout"}, "/table/players/0/active/hand"),
    ("table/players/0/leader", "m3-99", "/table/players/0/leader"),
    ("table/players/0/leader", None, "/table/players/0/leader"),
    ("table/players/0/ally", 3, "/table/players/0/ally"),
    ("table/players/0/captives", ["wizards"], "/table/players/2/captives/0"),
    ("table/players/0/ransom_order", "maybe", "/table/players/0/ransom_order"),
    ("table/players", [], "/table/players"),
    ("table/column/0/coins", -2, "/table/column/0/coins"),
    ("table/column/0/race", None, "/table/column/0/race"),
    ("table/stacks/banners", ["humans", "humans"], "/table/stacks/banners"),
    ("table/stacks/badges", "stout", "/table/stacks/badges"),
    ("table/supply/heroes", 3, "/table/supply/heroes"),
    ("table/this_turn/attacked", [1, 1], "/table/this_turn/attacked"),
    ("table/this_turn/left", ["m3-99"], "/table/this_turn/left/0"),
    ("table/this_turn/kept", [], "/table/this_turn/kept"),
    ("table/this_turn/kept", {"m3-99": 1}, "/table/this_turn/kept"),
    ("table/this_turn/shot", 1, "/table/this_turn/shot"),
    ("stack/0/0", "nap", "/stack/0/0"),
    ("stack/1/1", 3, "/stack/1/1"),
    ("options/leaders", "perhaps", "leaders"),
    ("numbers/turns", 0, "turns"),
]


@pytest.mark.parametrize(("path", "value", "where"), UNREADABLE)
def test_what_cannot_be_read_is_refused_with_its_place(path: str, value: object, where: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load(spoil(sample(), path, value))
    assert where in str(refused.value)


IMPOSSIBLE: list[tuple[str, object, str]] = [
    # the map
    ("table/regions/m3-03", row([0, "active"], 9, 0, "lair"), "tokens of trolls"),
    ("table/regions/m3-03", row([0, "active"], 0, 0, "lair"), "held without a piece"),
    ("table/regions/m3-03", row(None, 2), "pieces and no holder"),
    ("table/regions/m3-03", row([0, "spirit"], 2), "held by nobody"),
    ("table/regions/m3-05", row([0, "active"], 1, 0, "tribe"), "Lost Tribe stands in a region that is held"),
    ("table/regions/m3-20", row(None, 0, 0, "tribe"), "Lost Tribe stands where"),
    ("table/regions/m3-14", row(None, 0, 0, "tribe"), "Lost Tribe stands where"),
    ("table/regions/m3-14", row([0, "active"], 1), "in the water"),
    # markers
    ("table/regions/m3-17", row([2, "active"], 1, 0, "dragon"), "Dragon"),
    ("table/regions/m3-03", row([0, "active"], 2, 0, "dragon"), "Dragon"),
    ("table/regions/m3-03", row([0, "active"], 2, 0, "hero"), "Heroes"),
    ("table/regions/m3-03", row([0, "active"], 2, 0, "hole"), "Hole"),
    ("table/regions/m3-03", row([0, "active"], 2, 0, "fortress"), "Fortress"),
    ("table/regions/m3-03", row([0, "active"], 2, 0, "catapult"), "Catapult"),
    ("table/regions/m3-03", row([0, "active"], 2, 0, "pot"), "Pot"),
    ("table/regions/m3-03", row([0, "active"], 2, 1, "lair"), "Encampments"),
    ("table/regions/m3-17", row([2, "active"], 1, 0, "lair"), "Lair"),
    ("table/regions/m3-20", row(None, 0, 0, "lair"), "Lair"),
    ("table/supply/camps", 5, "Encampments"),
    ("table/supply/heroes", 2, "Heroes"),
    ("table/supply/holes", 1, "Hole"),
    ("table/supply/catapult", 1, "Catapult"),
    ("table/supply/hordes", 1, "Horde"),
    # peoples
    ("table/players/0/active", people("orcs", "stout", 4), "banner orcs is there 2 times"),
    ("table/players/0/active", people("trolls", "spirit", 4), "badge spirit is there 2 times"),
    ("table/players/0/active", people("trolls", None, 4), "no badge"),
    ("table/players/0/active", people("trolls", "stout", 8), "tokens of trolls"),
    ("table/players/0/active", people("pixies", "stout", 4), "banner pixies"),
    ("table/players/0/declined", people("orcs", "hill"), "badge it may not have"),
    ("table/players/0/declined", people("orcs", None, 2), "tokens in hand"),
    ("table/players/0/spirit", people("dwarves", "spirit"), "no token left"),
    ("table/players/1/spirit", people("elves", None), "badge it may not have"),
    ("table/regions/m3-09", row([0, "declined"], 2, 0, "fortress"), "more than one token"),
    ("table/players/0/reserve", 2, "off the board"),
    ("table/players/0/ally", 1, "no Diplomat"),
    ("table/players/1/unscored", True, "has not scored"),
    # Leaders
    ("table/players/1/leader", "m3-03", "not his race's"),
    ("table/players/1/leader", "m3-13", "not his race's"),
    ("table/players/1/leader", "m3-20", "not his race's"),
    ("table/players/2/captives", ["trolls"], "cannot be"),
    ("table/players/2/captives", ["pixies"], "captive of no race"),
    ("options/leaders", False, "Leader is in service"),
    # cards
    ("table/stacks/discarded", ["hill"], "badge hill"),
    ("table/stacks/below", ["humans"], "banner humans is there 2 times"),
    ("table/stacks/banners", [], "banner"),
    ("table/column/1/power", None, "badge"),
    # the turn
    ("table/this_turn/kept", {"m3-03": 1}, "kept back"),
    ("table/this_turn/attacked", [0], "attacked itself"),
    ("table/this_turn/dragon_used", True, "used by nobody"),
    ("table/this_turn/shot", True, "used by nobody"),
    ("table/this_turn/left", ["m3-20"], "Nomads"),
]


@pytest.mark.parametrize(("path", "value", "reason"), IMPOSSIBLE)
def test_what_is_impossible_is_refused_with_its_reason(path: str, value: object, reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load(spoil(sample(), path, value))
    assert reason in str(refused.value)


def test_no_region_is_held_twice() -> None:
    """A region has one row and one holder, so only a table can be wrong, not its JSON."""
    state: Any = GAME.load(sample())
    state.held[3] |= int(state.held[0])
    assert "a region is held by two peoples" in state.check()


def test_a_gap_in_the_column_is_refused() -> None:
    position = sample()
    column = position["table"]["column"]
    badges = position["table"]["stacks"]["badges"]
    badges.append(column[1]["power"])
    column[1]["power"] = None
    with pytest.raises(BadPosition, match="in disorder"):
        GAME.load(position)
    position = sample()
    column, stacks = position["table"]["column"], position["table"]["stacks"]
    stacks["badges"].append(column[5]["power"])
    column[5]["power"] = None
    with pytest.raises(BadPosition, match="in disorder"):
        GAME.load(position)


# --- Stacks ----------------------------------------------------------------------------------------------------------

TURN = ["turn", -4, 3, 0, 0, 0]  # what comes next is peace
GHOULS = ["turn", -4, 2, 0, 0, 0]  # the troops of the active race come next
CHOSEN = ["turn", -4, 1, 0, 0, 0]
CONQUER = ["conquer", 0, 0, 0, 0, 0]

STACKS: list[tuple[list[list[object]], str]] = [
    ([], "over before its end"),
    ([TURN], "asks nobody"),
    ([CONQUER], "conquer upon bottom"),
    ([TURN, TURN], "turn upon turn"),
    ([["turn", 0, 3, 0, 0, 0], CONQUER], "/stack/0/asks"),
    ([["turn", -4, 9, 0, 0, 0], CONQUER], "/stack/0/next"),
    ([CHOSEN, CONQUER], "conquer does not fit"),
    ([GHOULS, CONQUER], "conquer does not fit"),
    ([TURN, ["conquer", 1, 0, 0, 0, 0]], "conquer asks the wrong one"),
    ([TURN, ["conquer", 0, 3, 0, 0, 0]], "conquer is about"),
    ([TURN, ["conquer", 0, 1, 0, 0, 0]], "conquer is about"),
    ([TURN, ["conquer", 0, 2, 0, 0, 0]], "conquer is about"),
    ([TURN, ["conquer", 0, 99, 0, 0, 0]], "/stack/1/people"),
    ([TURN, ["conquer", 0, -1, 0, 0, 0]], "/stack/1/people"),
    ([TURN, ["conquer", 0, 0, 2, 0, 0]], "conquer is about"),
    ([TURN, ["conquer", 0, 0, 0, 1, 0]], "conquer is about"),
    ([TURN, ["conquer", 0, 0, 0, 0, 1]], "conquer with 1 as argument 4"),
    ([TURN, ["ready", 0, 0, 0, 1, 0]], "ready is about"),
    ([CHOSEN, ["pick", 0, 0, 0, 0, 0]], "pick is about"),
    ([CHOSEN, ["choose", 1, 0, 0, 0, 0]], "choose asks the wrong one"),
    ([TURN, ["choose", 0, 0, 0, 0, 0]], "choose does not fit"),
    ([CHOSEN, ["leader", 0, 0, 0, 0, 0]], "leader is about"),
    ([TURN, CONQUER, ["die", 0, 0, 4, 0, 0]], "/stack/2/asks"),
    ([TURN, ["die", -1, 0, 4, 0, 0]], "die upon turn"),
    ([TURN, CONQUER, ["die", -1, 3, 4, 0, 0]], "die is about"),
    ([TURN, CONQUER, ["die", -1, 0, -1, 0, 0]], "die is about"),
    ([TURN, CONQUER, ["die", -1, 0, 29, 0, 0]], "die is about"),
    ([TURN, CONQUER, ["die", -1, 0, 99, 0, 0]], "/stack/2/region"),
    ([TURN, CONQUER, ["ransom", 1, 0, 6, 0, 0]], "ransom is about"),
    ([TURN, CONQUER, ["ransom", 0, 2, 13, 0, 0]], "ransom asks the wrong one"),
    ([TURN, CONQUER, ["ransom", 1, 0, 99, 0, 0]], "/stack/2/race"),
    ([TURN, CONQUER, ["growth", -1, 3, 0, 0, 0]], "growth is about"),
    ([TURN, CONQUER, ["banner", -1, 0, 0, 0, 0]], "banner upon conquer"),
    ([TURN, CONQUER, ["reveal", -4, 0, 0, 0, 0], ["badge", -1, 0, 0, 0, 0]], "badge is about"),
    ([TURN, CONQUER, ["reveal", -1, 0, 0, 0, 0]], "/stack/2/asks"),
    ([TURN, ["redeploy", 0, 0, 0, 0, 0]], "redeploy asks the wrong one"),
    ([TURN, ["redeploy", 0, 0, 0, 3, 0]], "/stack/1/stage"),
    ([TURN, ["redeploy", 0, 0, 2, 2, 0]], "/stack/1/built"),
    ([TURN, ["redeploy", -4, 0, 0, 1, 0], ["give_up", 0, 0, 0, 0, 0]], "give_up is about"),
    ([["turn", -4, 4, 0, 0, 0], ["ally", 0, 0, 0, 0, 0]], "ally is about"),
    ([["turn", -4, 4, 0, 0, 0], ["stout", 0, 0, 0, 0, 0]], "stout does not fit"),
    ([["turn", -4, 7, 0, 0, 0], ["tower", 0, 1, 0, 0, 0]], "tower is about"),
    ([["turn", -4, 7, 0, 0, 0], ["resettle", 0, 0, 0, 0, 0]], "resettle is about"),
    ([["turn", -4, 7, 0, 0, 0], ["resettle", 2, 3, 0, 0, 0]], "resettle asks the wrong one"),
    ([["turn", -4, 7, 0, 0, 0], ["resettle", 2, 7, 0, 0, 0]], "no answer"),
    ([["turn", -4, 5, 0, 0, 0], ["decline", -4, 1, 0, 0, 0], ["give_up", 0, 0, 1, 0, 0]], "decline is about"),
    ([["turn", -4, 0, 0, 0, 0], ["aside", 0, 0, 0, 0, 0]], "aside upon turn"),
]


@pytest.mark.parametrize(("stack", "reason"), STACKS)
def test_a_stack_that_cannot_be_played_is_refused(stack: list[list[object]], reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load({**sample(), "stack": stack})
    assert reason in str(refused.value)


def test_nobody_is_asked_in_private() -> None:
    with pytest.raises(BadPosition, match="/sides/0"):
        GAME.load({**sample(), "sides": [["choose", 0, 0, 0, 0, 0], None, None]})


@pytest.mark.parametrize(
    "stack",
    [
        [TURN, CONQUER],
        [TURN, ["ready", 0, 0, 0, 0, 0]],
        [TURN, ["redeploy", 0, 0, 0, 2, 0]],
        [CHOSEN, ["choose", 0, 0, 0, 0, 0]],
        [["turn", -4, 7, 0, 0, 0], ["stout", 0, 0, 0, 0, 0]],
        [TURN, CONQUER, ["die", -1, 0, 4, 0, 0]],
    ],
)
def test_stacks_that_can_be_played_are_taken(stack: list[list[object]]) -> None:
    state = GAME.load({**sample(), "stack": stack})
    assert listed(state)["stack"] == stack


def test_a_stack_is_written_by_names() -> None:
    """A position in the middle of a turn can be read, and written by hand."""
    state = GAME.load({**sample(), "stack": [TURN, CONQUER, ["die", -1, 0, 4, 0, 0]]})
    stack = [
        {"question": "turn", "asks": "nobody", "next": "peace"},
        {"question": "conquer", "asks": 0, "people": 0, "roll": 0, "again": 0},
        {"question": "die", "asks": "chance", "people": 0, "region": 4},
    ]
    assert state.to_json()["stack"] == stack
    assert listed(GAME.load({**sample(), "stack": stack})) == listed(state)


NAMED: list[tuple[Position, str]] = [
    ({"question": "redeploy", "asks": 0, "people": 0, "built": 0, "stage": "lie_down"}, "/stack/1/stage"),
    ({"question": "redeploy", "asks": 0, "people": 0, "built": 0}, "/stack/1/stage"),
    ({"question": "redeploy", "asks": "everybody", "people": 0, "built": 0, "stage": "lay_out"}, "/stack/1/asks"),
    ({"question": "conquer", "asks": 0, "people": 0, "roll": 5, "again": 0}, "/stack/1/roll"),
    ({"question": "ready", "asks": 0, "people": 0, "roll": 1, "again": 0}, "/stack/1/roll"),
    ({"question": "conquer", "asks": 0, "people": 0, "roll": 0, "again": 1}, "conquer is about"),
]


@pytest.mark.parametrize(("frame", "where"), NAMED)
def test_a_question_that_cannot_be_is_refused_by_name(frame: Position, where: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load({**sample(), "stack": [TURN, frame]})
    assert where in str(refused.value)
