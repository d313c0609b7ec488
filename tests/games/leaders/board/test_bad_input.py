"""Positions that cannot be: each is refused with a reason, and none breaks the program."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
from leaders_board import Board, attack, begun, board
from leaders_table import BLUE, GREEN, RED
from listed import listed

from bannerhall.core.errors import BadPosition, Trouble
from bannerhall.games.leaders import GAME

STEP, RETREAT, PRESSING, STANDS, LOSSES, DICE, FACES = 2, 12, 4, 6, 10, 13, 15


def plain() -> Any:
    return listed(
        board(regions={BLUE: "china", GREEN: "brazil", RED: "mongolia"}, camps={BLUE: "3i"}, allies=[(BLUE, RED)]).state
    )


def fighting() -> Any:
    """Blue's first die is rolled, two are not."""
    game = attack("3i", "2i", regions={GREEN: "brazil"})
    return listed(game.do(BLUE, "stand strongest").do(RED, "stand strongest").dice("h").state)


def losing() -> Any:
    return listed(attack("2i 1t", "2i", regions={GREEN: "brazil"}).round("---", "h-").state)


def starting() -> Any:
    return listed(begun(3).state)


def put(*path: object) -> Callable[[Any], None]:
    """Writes the last value to where the others lead."""

    def change(position: Any) -> None:
        *way, last, value = path
        for step in way:
            position = position[step]
        position[last] = value

    return change


HERE = ("table", "board")
BROKEN: dict[str, tuple[Callable[[], Any], Callable[[Any], None]]] = {
    "two hold the same region": (plain, put(*HERE, "held", [["china"], ["brazil"], ["mongolia", "china"]])),
    "a free region with units": (plain, put(*HERE, "held", [["china"], ["brazil"], []])),
    "a region without its owner": (plain, put(*HERE, "armies", 0, {})),
    "a stranger in a region": (plain, put(*HERE, "armies", 0, {"china": [1, 0, 0], "brazil": [1, 0, 0]})),
    "an attack by nobody": (plain, put(*HERE, "attacked", ["mongolia"])),
    "an attack on oneself": (plain, put(*HERE, "attacked", ["china"])),
    "an attack on a free region": (plain, put(*HERE, "attacked", ["japan"])),
    "more arrivals than units": (plain, put(*HERE, "fresh", {"china": [2, 0, 0]})),
    "arrivals at sea that are not there": (plain, put(*HERE, "fresh", {"mediterranean": [0, 1, 0]})),
    "too many units": (plain, put(*HERE, "camps", 0, [10_001, 0, 0])),
    "too many on their way": (plain, put("table", "secrets", 0, "ways", [10_001] + [0] * 20)),
    "a negative number": (plain, put(*HERE, "camps", 0, [-1, 0, 0])),
    "half a unit": (plain, put(*HERE, "camps", 0, [0.5, 0, 0])),
    "a kind too many": (plain, put(*HERE, "camps", 0, [1, 0, 0, 0])),
    "a base camp too many": (plain, put(*HERE, "camps", [[0, 0, 0]] * 4)),
    "an unknown region": (plain, put(*HERE, "held", 0, ["atlantis"])),
    "an unknown place": (plain, put(*HERE, "armies", 0, {"atlantis": [1, 0, 0]})),
    "armies as a list": (plain, put(*HERE, "armies", 0, [])),
    "a key too many": (plain, put(*HERE, "weather", "fine")),
    "a fight that is over": (plain, put(*HERE, "battle", STEP, 3)),
    "a fight with a seat that there is not": (fighting, put(*HERE, "battle", 1, 5)),
    "a fight against oneself": (fighting, put(*HERE, "battle", 1, BLUE)),
    "a fight against somebody else": (fighting, put(*HERE, "battle", 1, GREEN)),
    "a fight nowhere": (fighting, put(*HERE, "battle", 0, 56)),
    "a fight where nobody attacks": (fighting, put(*HERE, "battle", 0, 13)),
    "a fight at no step": (fighting, put(*HERE, "battle", STEP, 13)),
    "a retreat that nobody began": (fighting, put(*HERE, "battle", STEP, 11)),
    "a retreat at the wrong step": (fighting, put(*HERE, "battle", RETREAT, 1)),
    "a third side": (fighting, put(*HERE, "battle", RETREAT, 3)),
    "a die of no unit": (fighting, put(*HERE, "battle", FACES, 13)),
    "a die that was not rolled": (fighting, put(*HERE, "battle", FACES, 0)),
    "a die that was rolled too early": (fighting, put(*HERE, "battle", FACES + 1, 2)),
    "too many dice": (fighting, put(*HERE, "battle", DICE, 5)),
    "no die to roll": (fighting, put(*HERE, "battle", DICE, 1)),
    "more losses than units": (fighting, put(*HERE, "battle", LOSSES, 4)),
    "half a decision": (fighting, put(*HERE, "battle", PRESSING, 2)),
    "an unknown selection": (fighting, put(*HERE, "battle", STANDS, 11)),
    "losses of nobody": (losing, put(*HERE, "battle", LOSSES, 0)),
    "a start without a nation": (starting, put("table", "players", 0, "nation", None)),
    "a start without an order": (starting, put("table", "players", 0, "place", 0)),
    "a partner who is none": (plain, put("table", "secrets", 0, "known_allies", 6)),
}

BAD_STACKS: dict[str, tuple[Callable[[], Any], Callable[[Any], None], str]] = {
    "losses chosen by the wrong one": (losing, put("stack", -1, 1, RED), "losses is about nothing"),
    "losses of a third side": (losing, put("stack", -1, 2, 2), "/stack/4/side"),
    "a start at another step": (starting, put("stack", 1, 2, 3), "not in their order"),
    "a start at no step": (starting, put("stack", 1, 2, 9), "/stack/1/step"),
    "a start that has counted wrongly": (starting, put("stack", 1, 3, 1), "setup is about nothing"),
    "a campaign of others": (plain, put("stack", 2, 5, 4), "/stack/2/helper"),
    "a step of a campaign that there is not": (plain, put("stack", 2, 3, 5), "/stack/2/step"),
    "a question of another step": (plain, put("stack", 2, 3, 2), "not in their order"),
    "a fight at another step": (fighting, put("stack", 2, 3, 3), "not in their order"),
}


@pytest.mark.clause("LDR-MODE-09")
@pytest.mark.parametrize("name", BROKEN)
def test_what_cannot_be_is_refused(name: str) -> None:
    make, change = BROKEN[name]
    position = copy.deepcopy(make())
    GAME.load(position)
    change(position)
    with pytest.raises(BadPosition):
        GAME.load(position)


def refuse(position: Any) -> str:
    with pytest.raises(BadPosition) as refused:
        GAME.load(position)
    return str(refused.value.facts.get("reason") or refused.value.facts["where"])


@pytest.mark.clause("LDR-MODE-09")
@pytest.mark.parametrize("name", BAD_STACKS)
def test_a_bad_stack_is_refused_with_what_is_wrong(name: str) -> None:
    make, change, said = BAD_STACKS[name]
    position = make()
    GAME.load(position)
    change(position)
    assert said in refuse(position)


@pytest.mark.clause("LDR-ELIM-01")
@pytest.mark.parametrize("key", ["camps", "drops", "armies"])
def test_who_is_out_has_nothing_left(key: str) -> None:
    position = board(4, out=[3], regions={BLUE: "china", GREEN: "brazil", RED: "mongolia"}).state.to_json()
    GAME.load(position)
    put(*HERE, key, 3, {"mediterranean": [1, 0, 0]} if key == "armies" else [1, 0, 0])(position)
    assert "is out" in refuse(position)


@pytest.mark.clause("LDR-MOVE-08")
@pytest.mark.parametrize("change", [{"landed": ["china"]}, {"taken": ["china"]}, {"fresh": {"china": [1, 0, 0]}}])
def test_outside_of_the_campaign_nobody_moves(change: dict[str, object]) -> None:
    position: Any = board(phase="headquarters", regions={BLUE: "china", RED: "japan"}).state.to_json()
    GAME.load(position)
    position["table"]["board"].update(change)
    assert "outside of the campaign" in refuse(position)


@pytest.mark.clause("LDR-DFND-03")
@pytest.mark.parametrize(
    ("who", "defended", "said"), [(BLUE, RED, "defend is"), (RED, BLUE, "defend is"), (RED, 4, "/stack/3/whom")]
)
def test_who_defends_is_neither_the_attacker_nor_nobody(who: int, defended: int, said: str) -> None:
    game = board(
        phase="move",
        regions={BLUE: "china", GREEN: "brazil", RED: "mongolia"},
        units={("china", BLUE): "2i"},
        camps={RED: "1i"},
    )
    position = listed(game.march(BLUE, "china", "mongolia", "1i").do(BLUE, "continue").state)
    assert position["stack"][-1][:3] == ["defend", RED, RED]
    GAME.load(position)
    position["stack"][-1][1:3] = [who, defended]
    assert said in refuse(position)


@pytest.mark.clause("LDR-EVNT-12")
@pytest.mark.parametrize("losses", [0, 4])
def test_sabotage_takes_some_and_not_more_than_there_are(losses: int) -> None:
    told: dict[str, Any] = {"regions": {BLUE: "china"}, "camps": {BLUE: "2i 1t"}}
    board(phase="sabotage", losses=2, **told)
    with pytest.raises(BadPosition):
        board(phase="sabotage", losses=losses, **told)


@pytest.mark.clause("LDR-AREA-05")
def test_a_start_needs_a_free_region() -> None:
    game = begun(2)
    while sum(1 for place in game.board["places"].values() if place.get("owner", 0) is None) > 1:
        game.do(game.asked, game.offers()[0])
    position: Any = game.state.to_json()
    last = game.offers_of("occupy")[0]
    position["table"]["board"]["held"][0].append(last)
    position["table"]["board"]["armies"][0][last] = [1, 0, 0]
    assert "start" in refuse(position)


@pytest.mark.clause("LDR-MOVE-01")
def test_words_that_are_no_answer_are_refused() -> None:
    game = Board(GAME.load(plain()))
    for text in (
        "keep infantry-china",
        "battle mongolia",
        "press",
        "leave",
        "occupy japan",
        "lose tank-p1",
        "remove tank",
    ):
        assert game.state.why_not(BLUE, game.action(text)) is not None
        with pytest.raises(Trouble):
            game.state.answer(BLUE, game.action(text))
    assert game.state.why_not(RED, game.action("continue")) is not None, "it is Blue's turn"
