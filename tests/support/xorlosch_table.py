"""Positions of Xorlosch in a few lines, and a table to play on from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bannerhall.core.events import Sink, seen
from bannerhall.core.frames import CHANCE, PROCEEDS
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import SPECTATOR, State
from bannerhall.games.xorlosch import GAME
from bannerhall.games.xorlosch.rules.components import CARD_NAMES, COLOURS, DWARVES, ITEMS, OF_A_COLOUR, SIZE

RED, BLUE, GREEN, YELLOW = range(4)  # the first seats, by the colours of the rulebook's examples


class Table:
    """A state with somebody listening. Actions are written as records write them."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.state.sink = self.sink = Sink()

    def action(self, text: str) -> int:
        return self.state.rules.vocabulary.read_exact(text)

    def do(self, seat: int, *texts: str) -> Table:
        for text in texts:
            self.state.answer(seat, self.action(text))
            assert self.state.check() == []
        return self

    def turn_up(self, *cards: str) -> Table:
        """Chance turns up these cards, or the lowest ones, until a player is asked."""
        for card in cards:
            self.do(CHANCE, f"draw {card}")
        while self.state.seat() == CHANCE:
            self.state.answer(CHANCE, self.state.odds()[0][0])
        return self

    def offers(self, seat: int | None = None) -> list[str]:
        return [self.state.rules.vocabulary.text(action) for action in self.state.legal(seat)]

    def offers_of(self, kind: str, seat: int | None = None) -> list[str]:
        """The arguments offered for one kind of action."""
        return [text.partition(" ")[2] for text in self.offers(seat) if text.split()[0] == kind]

    def refused(self, seat: int, text: str) -> str | None:
        """The clause that forbids an action, or None."""
        refusal = self.state.why_not(seat, self.action(text))
        return None if refusal is None else refusal.clause

    def told(self) -> list[dict[str, object]]:
        return seen(self.sink.events, self.state.rules.events, SPECTATOR)

    def asks(self, seat: int | None = None) -> str | None:
        prompt = self.state.prompt(seat)
        return None if prompt is None else prompt.decision

    @property
    def asked(self) -> int:
        return int(self.state.seat())

    def is_over(self) -> bool:
        return self.state.result() is not None

    @property
    def now(self) -> dict[str, Any]:
        return self.state.view(SPECTATOR)

    def pool(self) -> int:
        return int(self.now["pool"])

    def saved(self, seat: int) -> int:
        return int(self.now["saved"][seat])

    def won(self, seat: int) -> list[str]:
        return list(self.now["won"][seat])

    def quest(self, colour: str) -> list[str]:
        return list(self.now["quests"][colour]["board"])

    def next(self, colour: str) -> list[str]:
        return list(self.now["quests"][colour]["next"])

    def dwarf(self, seat: int, name: str) -> list[Any] | None:
        """[level, space] of a dwarf, or None off the board."""
        found: list[Any] | None = self.now["dwarves"][seat][name]
        return found

    def held(self, seat: int, item: str) -> str:
        return str(self.now["held_items"][seat][item])

    def supply(self, item: str) -> tuple[int, int]:
        tokens = self.now["board_items"][item]
        return tokens["clean"], tokens["crossed"]


def group_of(text: str) -> dict[str, object]:
    """`w3@t08 m1@start`: warriors and mechanici take their dice in the order they are named."""
    group: dict[str, object] = dict.fromkeys(DWARVES)
    used = {"w": 0, "m": 0}
    for dwarf in text.split():
        shape, level, space = dwarf[0], int(dwarf[1]), dwarf[3:]
        used[shape] += 1
        group[f"{shape}{used[shape]}"] = [level, space]
    return group


def strength_of(text: str) -> int:
    return sum(int(dwarf[1]) for dwarf in text.split())


def quests_of(wanted: Mapping[str, str], won: Sequence[str]) -> dict[str, Any]:
    """`G01 G12 | G02 G03`: on the board, and next. What is not named is filled up from the lowest cards; a dash is
    an empty place. All other cards are in the pile, unless the quest is followed by `| | -`."""
    quests: dict[str, Any] = {}
    for colour, name in enumerate(COLOURS):
        parts = [part.split() for part in wanted.get(name, "").split("|")] + [[], [], []]
        own = list(CARD_NAMES[colour * OF_A_COLOUR : (colour + 1) * OF_A_COLOUR])
        left = [card for card in own if card not in {*won, *parts[0], *parts[1]}]
        laid: list[list[str]] = []
        for part in parts[:2]:
            cards = [] if part == ["-"] else part or [left.pop(0) for _ in range(int(SIZE[colour]))]
            laid.append(sorted(cards, key=own.index))
        pile = [] if parts[2] == ["-"] else left
        quests[name] = {
            "board": laid[0],
            "next": laid[1],
            "pile": {"middle": [int(card in pile) for card in own], "top": [], "bottom": []},
        }
    return quests


def named_in(quests: Mapping[str, Any]) -> list[str]:
    """All cards on the board, next and in the piles."""
    found: list[str] = []
    for colour, name in enumerate(COLOURS):
        own = CARD_NAMES[colour * OF_A_COLOUR : (colour + 1) * OF_A_COLOUR]
        found += quests[name]["board"] + quests[name]["next"]
        found += [card for card, here in zip(own, quests[name]["pile"]["middle"], strict=True) if here]
    return found


def holdings_of(text: str) -> dict[str, str]:
    """`potion trap*`: ready tokens, with a star crossed ones."""
    marks = {name.rstrip("*"): "crossed" if name.endswith("*") else "ready" for name in text.split()}
    return {item: marks.get(item, "none") for item in ITEMS}


def at(
    *groups: str,
    active: int = 0,
    turn: int = 0,
    green: str = "",
    blue: str = "",
    red: str = "",
    won: Sequence[str] = (),
    held: Mapping[int, str] | None = None,
    quiet: int = 0,
    experience: int = 0,
    options: Mapping[str, Choice] | None = None,
) -> Table:
    """The turn of `active`, its group and the others' as in `w3@t08 m1@start`, a lone w1@start where nothing is said.

    It is the second round unless `turn` says otherwise; `quiet` turns have passed since the last quest. Total
    experience is 5 and more where the groups need it. `won` lists the cards won, by seat; what the quests leave over
    goes to the last seat.
    """
    seats = max(2, len(groups))
    texts = [text or "w1@start" for text in [*groups, *[""] * (seats - len(groups))]]
    trophies = [text.split() for text in [*won, *[""] * (seats - len(won))]]
    named = " ".join(won).split()
    quests = quests_of({"green": green, "blue": blue, "red": red}, named)
    placed = {*named_in(quests), *named}
    trophies[-1] += [card for card in CARD_NAMES if card not in placed]
    needed = max(strength_of(text) - len(trophies[seat]) for seat, text in enumerate(texts))
    start = GAME.new(seats, None, options, {"experience": experience or max(5, needed)}).to_json()
    table = start["table"]
    assert isinstance(table, dict)
    holdings = [holdings_of((held or {}).get(seat, "")) for seat in range(seats)]
    tokens = {
        item: {
            "clean": table["board_items"][item]["clean"] - sum(own[item] != "none" for own in holdings),
            "crossed": 0,
        }
        for item in ITEMS
    }
    now = turn or seats + active + 1 + quiet * seats
    table.update(
        active=active,
        turn=now,
        last_quest=max(0, now - 1 - quiet * seats) if quiet else now,
        dwarves=[group_of(text) for text in texts],
        quests=quests,
        won=trophies,
        board_items=tokens,
        held_items=holdings,
    )
    stack = [["turn", PROCEEDS, 0, 0, 0, 0], ["main", active, 0, 0, 0, 0]]
    return Table(GAME.load({**start, "stack": stack}))
