"""Random play: invariants after every action, one source of legality, positions, pictures, evaluation."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64
from xorlosch_table import BLUE, RED, at

from bannerhall.bots import play
from bannerhall.core.chance import Stream
from bannerhall.core.errors import BadPosition
from bannerhall.core.playout import play_games, roll_chance
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import CHANCE, FULL, NOBODY, SPECTATOR, State
from bannerhall.games.xorlosch import GAME
from bannerhall.games.xorlosch.bots.evaluation import CLEAR
from bannerhall.games.xorlosch.rules.components import CARD_NAMES, CARDS, TYPES
from bannerhall.games.xorlosch.rules.state import Xorlosch

EAGER = ("declare", "propose", "ask", "consent", "waive", "yield", "appeal", "choose")


def rich_start(seats: int, seed: int, options: dict[str, Choice]) -> State:
    """A game in which a lot happens soon: strong groups on the tasks of the first quests, items in many hands."""
    state = GAME.new(seats, seed=seed, options=options, numbers={"experience": 12})
    stream = Stream(seed, 1)
    while state.seat() != NOBODY and state.prompt().decision == "place":  # type: ignore[union-attr]
        legal = state.legal()
        state.apply(legal[int(stream.below(len(legal)))])
    position = state.to_json()
    table = position["table"]
    assert isinstance(table, dict)
    cards = [CARDS[CARD_NAMES.index(name)] for quest in table["quests"].values() for name in quest["board"]]
    for group in table["dwarves"]:
        for name, dwarf in group.items():
            if dwarf is not None:
                fitting = [card for card in cards if TYPES[card.symbol][0] == name[0]]
                dwarf[1] = f"t{fitting[int(stream.below(len(fitting)))].number:02}" if fitting else "start"
    for item, tokens in table["board_items"].items():
        for seat in range(min(seats, tokens["clean"])):
            table["held_items"][seat][item] = "ready"
        tokens["clean"] -= min(seats, tokens["clean"])
    table["turn"] = seats + 1
    return GAME.load(position)


def moments(state: State, seed: int, steps: int) -> Iterator[State]:
    """Play on at random, more eager for quests and items than chance would be, interjections included."""
    stream = Stream(seed, 2)
    words = state.rules.vocabulary
    for _ in range(steps):
        yield state
        if state.seat() == NOBODY:
            return
        if state.seat() == CHANCE:
            state.apply(roll_chance(state, stream))
            continue
        seat = int(state.seat())
        if stream.below(12) == 0:
            seat = int(stream.below(state.seats))
        legal = state.legal(seat) or state.legal()
        seat = seat if state.legal(seat) else int(state.seat())
        wanted = [action for action in legal if words.split(action)[0] in EAGER]
        pool = wanted if wanted and stream.below(3) else legal
        state.answer(seat, pool[int(stream.below(len(pool)))])


@pytest.mark.parametrize("board", ["ruins", "dungeon"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_state_of_random_play_is_sound(seats: int, board: str) -> None:
    seen: set[str] = set()
    for seed in range(4):
        options: dict[str, Choice] = {"board": board, "stall_guard": "vote" if seed % 2 else "automatic"}
        for state in moments(rich_start(seats, seed, options), seed, 250):
            assert state.check() == []
            prompt = state.prompt()
            if prompt is not None:
                seen.add(prompt.decision)
    assert {"main", "draw", "negotiation"} <= seen


def test_all_questions_come_up_in_random_play() -> None:
    seen: set[str] = set()
    for seed in range(12):
        for state in moments(rich_start(4, seed, {}), seed, 300):
            prompt = state.prompt()
            seen.add("-" if prompt is None else prompt.decision)
    assert {"main", "draw", "window", "choice", "negotiation", "answer", "appeal"} <= seen


@given(seats=st.integers(2, 6), seed=st.integers(0, 10_000), dungeon=st.booleans())
@settings(max_examples=8, deadline=None)
def test_what_is_offered_is_exactly_what_is_not_refused(seats: int, seed: int, dungeon: bool) -> None:
    options: dict[str, Choice] = {"board": "dungeon" if dungeon else "ruins", "stall_guard": "vote"}
    state = rich_start(seats, seed, options)
    every = state.rules.vocabulary.actions()
    for moment in moments(state, seed, 40):
        if moment.seat() == CHANCE:
            continue
        for seat in range(seats):
            offered = moment.legal(seat)
            assert len(set(offered)) == len(offered)
            allowed = [action for action in every if moment.judge(seat, action)[1] == 0]
            assert sorted(offered) == allowed


@given(seats=st.integers(2, 6), seed=st.integers(0, 10_000))
@settings(max_examples=8, deadline=None)
def test_positions_round_trip(seats: int, seed: int) -> None:
    for state in moments(rich_start(seats, seed, {"short_game": True}), seed, 60):
        again = GAME.load(state.to_json())
        assert again.to_json() == state.to_json()
        assert again.legal() == state.legal()
        assert observed(again, 0) == observed(state, 0)


@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_end_by_the_stall_guard(seats: int) -> None:
    tally = play_games(GAME.new(seats, seed=1), seed=7, games=20)
    assert tally.unfinished == 0
    assert sum(tally.wins) >= 20


@pytest.mark.clause("XOR-SETUP-08")
def test_views_hold_no_order_of_a_pile_and_worlds_are_alike() -> None:
    table = at("w1@t01 m1@t12", green="G01 G12")
    view = table.state.view(BLUE)
    assert view["quests"]["green"]["pile"] == 8  # type: ignore[index]
    assert table.state.view(SPECTATOR) == view
    assert view["waiting"] == [RED]
    world = table.state.resample(BLUE, Stream(1))
    assert world.to_json() == table.state.to_json()


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("dwarves", 0, "w1"), [7, "start"]),
        (("dwarves", 0, "w1"), [6, "start"]),
        (("dwarves", 0, "w1"), [5, "start"]),
        (("dwarves", 0, "w1"), [1, "t99"]),
        (("dwarves", 1, "w1"), None),
        (("won", 0), ["G01"]),
        (("quests", "green", "board"), ["G01"]),
        (("quests", "green", "board"), ["G12", "G01"]),
        (("held_items", 0, "boots"), "ready"),
        (("this_turn", "spent"), 9),
        (("this_turn", "spent"), 1),
        (("this_turn", "potions"), ["1/m3"]),
        (("this_turn", "traps"), [["0/w1", "G02"]]),
        (("this_turn", "boots"), {"die": "1/w1", "points": 2}),
        (("talk", "holder"), [1, None, None, None]),
        (("active",), 2),
        (("turn",), 0),
    ],
)
def test_unsound_positions_are_refused(path: tuple[str | int, ...], value: object) -> None:
    position = at("w1@t01 m1@t12", green="G01 G12").state.to_json()
    place: object = position["table"]
    for step in path[:-1]:
        place = place[step]  # type: ignore[index]
    place[path[-1]] = value  # type: ignore[index]
    with pytest.raises(Exception, match="position"):
        GAME.load(position)


@pytest.mark.parametrize(
    "stack",
    [
        [["main", 0, 0, 0, 0, 0]],
        [["turn", -4, 0, 0, 0, 0], ["main", 1, 0, 0, 0, 0]],
        [["turn", -4, 0, 0, 0, 0], ["answer", 1, 0, 0, 0, 0]],
        [["turn", -4, 0, 0, 0, 0], ["main", 0, 0, 0, 0, 0], ["negotiation", 0, 3, 0, 0, 0]],
        [["turn", -4, 0, 0, 0, 0], ["main", 0, 0, 0, 0, 0], ["draw", -1, 0, 1, 2, 0]],
        [["turn", -4, 0, 0, 0, 0], ["main", 0, 0, 0, 0, 0], ["window", 0, 9, 0, 0, 0]],
    ],
)
def test_stacks_that_cannot_be_are_refused(stack: list[list[object]]) -> None:
    position = at("w1@t01 m1@t12", green="G01 G12").state.to_json()
    with pytest.raises(Exception, match="position"):
        GAME.load({**position, "stack": stack})


@pytest.mark.parametrize("array", ["group", "saved", "won", "trophies", "here", "level", "clean", "cards"])
def test_a_slip_in_any_array_is_noticed(array: str) -> None:
    state = at("w1@t01 m1@t12", green="G01 G12").state
    getattr(state, array)[1] += 1
    assert state.check() != []


@pytest.mark.clause("XOR-EXP-03")
def test_a_card_counted_but_not_there_is_noticed_even_if_its_point_is_saved() -> None:
    state = at("w1@t01 m1@t12", green="G01 G12").state
    assert isinstance(state, Xorlosch)
    state.won[1] += 1
    state.saved[1] += 1
    assert state.check() == ["seat 1 has 1 cards by its count but not before it"]


@pytest.mark.clause("XOR-COMP-03")
def test_half_a_quest_is_noticed_while_no_card_is_being_turned_up() -> None:
    position = at("w1@t01 m1@t12", green="G01 G12").state.to_json()
    green = position["table"]["quests"]["green"]  # type: ignore[index]
    green["board"], green["pile"]["middle"][11] = ["G01"], 1
    with pytest.raises(BadPosition, match="quest 0 is not whole"):
        GAME.load(position)


def test_the_picture_is_sound_and_shows_every_dwarf_and_card() -> None:
    for board in ("ruins", "dungeon"):
        state = at("w3@t08 m1@start", "w2@t08", options={"board": board}).state
        assert isinstance(state, Xorlosch)
        root = ElementTree.fromstring(state._repr_svg_())
        titles = [element.text for element in root.iter("{http://www.w3.org/2000/svg}title")]
        assert {"P1 w1", "P1 m1", "P2 w1"} <= set(titles)
        assert sum(str(title).split()[0] in state.view(RED)["quests"]["red"]["board"] for title in titles) == 4  # type: ignore[index]


def test_the_text_board_tells_the_same() -> None:
    told = str(at("w3@t08 m1@start", "w2@t08", green="G01 G08", held={RED: "boots potion*"}).state)
    assert "P1   cards 0   saved 1   items boots potion×" in told
    assert "t08      G08 axe, B08 axe, P1 w1=3, P2 w1=2" in told
    assert "green: G01 axe, G08 axe" in told
    assert "ways c4 t16 (boots2 ladder, t12 ladder)" in told


def evaluated(*groups: str, **more: object) -> list[int]:
    out = vec[i64]([0] * 6)
    at(*groups, **more).state.evaluate(out)  # type: ignore[arg-type]
    return [int(value) for value in out[: max(2, len(groups))]]


def test_the_evaluation_prefers_cards_and_tasks_in_hand() -> None:
    even = evaluated("w1@start", "w1@start")
    assert even[0] == even[1]
    ahead = evaluated("w1@start", "w1@start", won=("G11 G12", ""))
    assert ahead[0] > even[0] >= even[1] > ahead[1]
    near = evaluated("w1@t01", "w1@start", green="G01 G12")
    assert near[0] > near[1]
    assert all(0 <= value <= FULL for value in [*even, *ahead, *near])


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_evaluation_terms_are_the_whole_of_it(seats: int) -> None:
    """Moments with negotiations, items and empty piles are among them; see `rich_start`."""
    met: set[str] = set()
    for state in moments(rich_start(seats, 5, {}), 5, 400):
        out = vec[i64]([0] * seats)
        state.evaluate(out)
        for seat in range(seats):
            found = state.evaluation_terms(seat)
            lead = sum(found.values())
            assert out[seat] == FULL // 2 + lead * FULL // (2 * (abs(lead) + CLEAR))
            met |= {part for part, worth in found.items() if worth}
    assert {"strength", "items", "others", "choice"} <= met
    assert seats == 2 or "cards" in met
    assert met & {"green", "blue", "red"}


def test_a_deal_under_way_is_an_evaluation_term() -> None:
    table = at("w3@t01", "m3@t12", green="G01 G12").do(RED, "propose green")
    assert table.state.evaluation_terms(BLUE)["deal"] == 0
    table.do(RED, "ask G12")
    assert table.state.evaluation_terms(BLUE)["deal"] > 0


def test_one_look_ahead_by_this_evaluation_beats_random_play() -> None:
    for seed, bots in enumerate((["greedy", "random"], ["random", "greedy"])):
        result = play(GAME.new(2, seed=seed), bots, seed).result()
        assert isinstance(result, dict)
        assert result["winners"] == [bots.index("greedy")]


def observed(state: State, seat: int) -> list[int]:
    row = vec[i64]([-9] * int(state.observation_size()))
    state.fill_observation(seat, row)
    return list(row)


@pytest.mark.parametrize("seats", range(2, 7))
def test_an_observation_is_a_row_of_fixed_length_that_follows_every_change(seats: int) -> None:
    rows = set()
    moves = 0
    for state in moments(rich_start(seats, 3, {}), 3, 60):
        if state.depth != 0:
            row = observed(state, 0)
            assert -9 not in row
            rows.add(tuple(row))
            moves += 1
    assert len(rows) > moves * 0.8


def test_an_observation_begins_with_the_reader() -> None:
    table = at("w3@t08 m1@start", "w2@t01")
    assert observed(table.state, RED)[:8] == [3, 9, 0, 0, 0, 0, 1, 1]
    assert observed(table.state, BLUE)[:4] == [2, 2, 0, 0]
    assert observed(table.state, BLUE)[20:22] == [3, 9]
