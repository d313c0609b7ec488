"""Positions of LEADERS in a few lines, and a table to play on from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from bannerhall.core.events import Sink, seen
from bannerhall.core.frames import AWAITS, CHANCE, PROCEEDS
from bannerhall.core.match import Match
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import NOBODY, SPECTATOR, State
from bannerhall.games.leaders import GAME

BLUE, GREEN, RED, YELLOW, ORANGE, PURPLE = range(6)  # the seats, by the colours they have unless told otherwise
COLOURS = ("blue", "green", "red", "yellow", "orange", "purple")
NATIONS = ("usa", "uk", "france", "germany", "ussr", "china")
MISSIONS = ("troops-1", "troops-2", "defence", "expansion", "foresight", "cunning", "top-secret")
# The step of a turn that comes after a question of it; with headquarters first the last two change places.
STEPS = {"production": 1, "marked": 2, "withdraw": 3, "public_events": 4, "secret_events": 5, "command": 6}
LAST = 7
USUAL = 30  # what everybody has entered, where a test does not say
WAYS = 7
COMPANION: dict[str, Choice] = {"mode": "companion"}


class Table:
    """A state with somebody listening. Actions are written as records write them."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.state.sink = self.sink = Sink()

    # --- Answering ------------------------------------------------------------------------------------------

    def action(self, text: str) -> int:
        return self.state.rules.vocabulary.read_exact(text)

    def do(self, seat: int, *texts: str) -> Self:
        for text in texts:
            self.state.answer(seat, self.action(text))
            assert self.state.check() == []
        return self

    def chance(self, *texts: str) -> Self:
        return self.do(CHANCE, *texts)

    def enter(self, points: int) -> Self:
        """The table tells the production points that are asked for."""
        return self.chance(f"production {points}")

    def add(self, seat: int, *items: str) -> Self:
        """What is chosen in the headquarters; `8*tank` is eight of them."""
        for item in items:
            many, _, name = item.rpartition("*")
            self.do(seat, *[f"add {name}"] * int(many or 1))
        return self

    def pay(self, seat: int, receiver: int, points: int) -> Self:
        """Fix a tribute in the headquarters."""
        return self.do(seat, f"tribute p{receiver + 1}", f"amount {points}")

    def confirm(self, seat: int, *fates: str) -> Self:
        """CONTINUE in the headquarters, and how its covert actions end: succeeds, traced or untraced."""
        self.do(seat, "confirm")
        return self.chance(*[f"covert {fate}" for fate in fates])

    # --- Going on -------------------------------------------------------------------------------------------

    def play_to(self, seat: int, decision: str, entries: Sequence[int] = ()) -> Self:
        """Everybody does the least there is to do, until a seat is asked something. Who enters points enters the next
        of `entries` in its own turn, or as many as the last time."""
        waiting = list(entries)
        for _ in range(400):
            if self.asks(seat) == decision:
                return self
            if self.state.seat() == CHANCE:
                self.answer_chance(seat, waiting)
            else:
                self.answer_least(self.asked)
        raise AssertionError(f"{decision} is never asked")

    def answer_chance(self, seat: int, waiting: list[int]) -> None:
        prompt = self.state.prompt(CHANCE)
        assert prompt is not None
        if prompt.decision == "production":
            teller = int(str(prompt.facts["player"])) - 1
            self.enter(waiting.pop(0) if waiting and teller == seat else self.points(teller))
        elif prompt.decision in ("order", "share", "world"):
            self.state.answer(CHANCE, self.state.odds()[0][0])
        else:
            assert prompt.decision == "marked", f"{prompt.decision} must be told by the test"
            self.chance("marked 0")

    def answer_least(self, seat: int) -> None:
        decision = self.asks(seat)
        least = {"headquarters": "confirm", "elimination": "remain"}.get(str(decision), "continue")
        assert self.refused(seat, least) is None, f"{decision} of seat {seat} must be answered by the test"
        self.do(seat, least)

    def next_turn(self, seat: int, points: int | None = None, to: str = "headquarters") -> Self:
        """Go on to the next turn of a seat, in which it enters its points, and in it to a question."""
        while not (self.state.seat() == CHANCE and self.state.teller() == seat):
            if self.state.seat() == CHANCE:
                self.answer_chance(NOBODY, [])
            else:
                self.answer_least(self.asked)
        self.enter(self.points(seat) if points is None else points)
        return self if self.is_over() else self.play_to(seat, to)

    # --- Asking ---------------------------------------------------------------------------------------------

    def offers(self, seat: int | None = None) -> list[str]:
        return [self.state.rules.vocabulary.text(action) for action in self.state.legal(seat)]

    def offers_of(self, kind: str, seat: int | None = None) -> list[str]:
        """The arguments offered for one kind of action."""
        return [text.partition(" ")[2] for text in self.offers(seat) if text.split()[0] == kind]

    def refused(self, seat: int, text: str) -> str | None:
        """The clause that forbids an action, or None."""
        refusal = self.state.why_not(seat, self.action(text))
        return None if refusal is None else refusal.clause

    def asks(self, seat: int | None = None) -> str | None:
        prompt = self.state.prompt(seat)
        return None if prompt is None else prompt.decision

    @property
    def asked(self) -> int:
        return int(self.state.seat())

    def odds(self) -> dict[str, float]:
        """The outcomes of chance, in percent."""
        pairs = self.state.odds()
        whole = sum(weight for _, weight in pairs)
        return {self.state.rules.vocabulary.text(action): 100 * weight / whole for action, weight in pairs}

    def record(self) -> dict[str, Any]:
        """A match that begins here, to be brought into a hall."""
        return Match(self.state.clone(), 9, GAME.typed_by_players).record.to_json(self.state.rules.vocabulary)

    def is_over(self) -> bool:
        return self.state.result() is not None

    def winners(self) -> list[int]:
        result = self.state.result()
        return [] if result is None else [seat for seat, rank in enumerate(result.ranks) if rank == 0]

    # --- Seeing ---------------------------------------------------------------------------------------------

    def told(self, seat: int = SPECTATOR) -> list[dict[str, object]]:
        """All events so far, as a seat may know them."""
        return seen(self.sink.events, self.state.rules.events, seat)

    def told_of(self, event: str, seat: int = SPECTATOR) -> list[dict[str, object]]:
        return [told for told in self.told(seat) if told["event"] == event]

    def view(self, seat: int) -> dict[str, Any]:
        return self.state.view(seat)

    @property
    def now(self) -> dict[str, Any]:
        return self.view(SPECTATOR)

    def me(self, seat: int) -> dict[str, Any]:
        """What a player knows of its own headquarters."""
        private: dict[str, Any] = self.view(seat)["me"]
        return private

    def player(self, seat: int) -> dict[str, Any]:
        """What everybody knows of a player."""
        public: dict[str, Any] = self.now["players"][seat]
        return public

    def points(self, seat: int) -> int:
        return int(self.player(seat)["points"])

    def saved(self, seat: int) -> int:
        return int(self.me(seat)["saved"])

    def cards(self, seat: int) -> list[dict[str, Any]]:
        """The cards before a player, public ones first, as the player sees them."""
        return [*self.view(seat)["cards"][seat], *self.me(seat)["cards"]]

    def kinds(self, seat: int) -> list[str]:
        return [str(card["event"]) for card in self.cards(seat)]

    def card(self, seat: int, event: str) -> dict[str, Any]:
        """The one card of a kind."""
        found = [card for card in self.cards(seat) if card["event"] == event]
        assert len(found) == 1, f"{len(found)} cards {event}"
        return found[0]


def mask(seats: Sequence[int]) -> int:
    return sum(1 << seat for seat in seats)


def row(values: Mapping[int, Any] | Sequence[Any] | None, seats: int, usual: Any) -> list[Any]:
    """What is said of seats, by seat or for all of them in their order; the rest is as usual."""
    if values is None:
        return [usual] * seats
    if isinstance(values, Mapping):
        return [values.get(seat, usual) for seat in range(seats)]
    return [*values, *[usual] * (seats - len(values))]


def under_way(orders: Mapping[str, int]) -> list[int]:
    """`{"tank 2": 5}`: five tanks arrive in the second own turn from now."""
    ways = [0] * (3 * WAYS)
    for order, many in orders.items():
        unit, turns = order.split()
        ways[("infantry", "tank", "plane").index(unit) * WAYS + int(turns) - 1] = many
    return ways


def table(
    seats: int = 3,
    *,
    turns: int = 2,
    active: int = 0,
    phase: str = "headquarters",
    nations: Mapping[int, str] | None = None,
    order: Sequence[int] | None = None,
    entries: Mapping[int, Sequence[int]] | Sequence[Sequence[int]] | None = None,
    saved: Mapping[int, int] | Sequence[int] | None = None,
    levels: Mapping[int, Sequence[int]] | None = None,
    running: Mapping[int, Sequence[int]] | None = None,
    orders: Mapping[int, Mapping[str, int]] | None = None,
    diplomats: Mapping[int, int] | Sequence[int] | None = None,
    spies: Mapping[int, int] | Sequence[int] | None = None,
    coming: Mapping[int, Sequence[int]] | None = None,
    allies: Sequence[tuple[int, int]] = (),
    fulfilled: Mapping[int, Sequence[str]] | None = None,
    out: Sequence[int] = (),
    world: str | None = None,
    drawn: int = 0,
    options: Mapping[str, Choice] | None = None,
    numbers: Mapping[str, int] | None = None,
) -> Table:
    """A turn of `active` in some phase of the round `turns`. Everybody has entered 30 and has nothing else, unless it
    is said here.

    Special skills are on if `nations` are named. `levels` and `running` are military, technology, economy; `coming`
    are diplomats and spies in service with the next national events; `orders` as in `under_way`. The player order is
    that of the seats unless `order` names them.
    """
    chosen: dict[str, Choice] = {**COMPANION, "special_skills": nations is not None, **(options or {})}
    start = GAME.new(seats, None, chosen, numbers).to_json()
    position = start["table"]
    assert isinstance(position, dict)
    places = list(order or range(seats))
    told = [list(own) for own in row(entries, seats, [USUAL])]
    names = [(nations or {}).get(seat) for seat in range(seats)]
    free = [nation for nation in NATIONS if nation not in names]
    position.update(
        round=turns,
        turn=places.index(active) + 1,
        active=active,
        alive=mask([seat for seat in range(seats) if seat not in out]),
        entries=told,
        world=world,
        drawn=drawn,
    )
    for seat, player in enumerate(position["players"]):
        player.update(
            colour=COLOURS[seat],
            nation=names[seat] or free.pop(0),
            place=places.index(seat) + 1,
            bloc="neutral",
        )
    partners = [[b for a, b in [*allies, *[(b, a) for a, b in allies]] if a == seat] for seat in range(seats)]
    for seat, secret in enumerate(position["secrets"]):
        booked = [1] * len(told[seat])
        if seat == active and phase in ("marked", "withdraw"):
            booked[-1] = 0  # what was just entered is booked in the national events
        secret.update(
            booked=booked,
            beside=row(saved, seats, 0)[seat]
            - sum(points for points, in_it in zip(told[seat], booked, strict=True) if in_it),
            income=told[seat][-1] if told[seat] else 0,
            levels=list(row(levels, seats, (0, 0, 0))[seat]),
            running=list(row(running, seats, (0, 0, 0))[seat]),
            ways=under_way(row(orders, seats, {})[seat]),
            idle=[row(diplomats, seats, 0)[seat], row(spies, seats, 0)[seat]],
            coming=list(row(coming, seats, (0, 0))[seat]),
            allies=mask(partners[seat]),
            known_allies=mask(partners[seat]),
            fulfilled=mask([MISSIONS.index(mission) for mission in row(fulfilled, seats, ())[seat]]),
        )
    return Table(GAME.load({**start, "stack": stack_of(active, phase, bool(chosen.get("hq_first")))}))


def stack_of(active: int, phase: str, hq_first: bool) -> list[list[object]]:
    step = STEPS.get(phase, LAST)
    if hq_first and phase in ("command", "headquarters"):
        step = LAST if phase == "command" else LAST - 1
    question: list[object] = [phase, active, 0, 0, 0, 0]
    if phase in ("production", "marked"):
        question = [phase, CHANCE, active, 0, 0, active + 1]
    return [["round", PROCEEDS, 2, 0, 0, 0], ["turn", AWAITS, 1 << active, step, 0, 0], question]


def fresh(
    seats: int = 3,
    options: Mapping[str, Choice] | None = None,
    numbers: Mapping[str, int] | None = None,
) -> Table:
    """The table before anybody has entered anything; chance is answered by the test."""
    return Table(GAME.new(seats, None, {**COMPANION, **(options or {})}, numbers))


def begun(
    seats: int = 3,
    options: Mapping[str, Choice] | None = None,
    numbers: Mapping[str, int] | None = None,
    nations: Sequence[str] = (),
) -> Table:
    """The first round: everybody has entered its data, the player order is that of the seats."""
    game = fresh(seats, options, numbers)
    for seat in range(seats):
        game.do(seat, f"colour {COLOURS[seat]}")
        if game.asks(seat) == "bloc":
            game.do(seat, game.offers(seat)[0])
        game.do(seat, f"nation {nations[seat]}" if nations else game.offers(seat)[0])
    for seat in range(seats):
        game.chance(f"next p{seat + 1}")
    while game.asks(CHANCE) == "share":
        game.state.answer(CHANCE, game.state.odds()[0][0])
    while game.asks() == "prepare":
        game.do(BLUE, "continue")
    return game
