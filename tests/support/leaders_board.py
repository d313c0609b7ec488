"""Positions of LEADERS with the board in a few lines, and a table to play on from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from leaders_table import BLUE, COLOURS, LAST, RED, Table, mask, row, table

from bannerhall.core.frames import AWAITS, PROCEEDS
from bannerhall.core.ruleset import Choice
from bannerhall.games.leaders import GAME
from bannerhall.games.leaders.rules.atlas import REGIONS

DIGITAL: dict[str, Choice] = {"mode": "digital"}
KINDS = "itp"  # infantry, tank, plane: `2i 1p` are two infantry and one plane
UNITS = ("infantry", "tank", "plane")
# The step of a turn that comes after a question of it, and the step of the campaign.
STEPS = {"count": 1, "withdrawal": 3, "public_events": 4, "sabotage": 4, "secret_events": 5, "place": 6, "move": 6}
CAMPAIGN = {"place": 1, "move": 2}


def counted(units: str) -> list[int]:
    """`4i 1p` as infantry, tanks, planes."""
    many = [0, 0, 0]
    for part in units.split():
        many[KINDS.index(part[-1])] += int(part[:-1])
    return many


def written(units: Mapping[str, int]) -> str:
    """The other way round; nothing at all is the empty string."""
    return " ".join(f"{units[unit]}{kind}" for unit, kind in zip(UNITS, KINDS, strict=True) if units[unit])


class Board(Table):
    """A table that has the board, too."""

    # --- Answering ------------------------------------------------------------------------------------------

    def place(self, seat: int, region: str, units: str) -> Self:
        return self.each(seat, "place", region, units)

    def reinforce(self, seat: int, region: str, units: str) -> Self:
        return self.each(seat, "reinforce", region, units)

    def march(self, seat: int, start: str, end: str, units: str) -> Self:
        """Units go from one place to another."""
        self.source(seat, start)
        return self.each(seat, "send", end, units)

    def source(self, seat: int, start: str) -> Self:
        if self.board["source"] != start:
            self.do(seat, f"from {start}")
        return self

    def each(self, seat: int, kind: str, place: str, units: str) -> Self:
        for unit, many in zip(UNITS, counted(units), strict=True):
            self.do(seat, *[f"{kind} {unit}-{place}"] * many)
        return self

    def lose(self, seat: int, units: str, owner: int | None = None) -> Self:
        """A player removes units, its own unless told otherwise."""
        for unit, many in zip(UNITS, counted(units), strict=True):
            self.do(seat, *[f"lose {unit}-p{(seat if owner is None else owner) + 1}"] * many)
        return self

    def dice(self, faces: str) -> Self:
        """`h-d`: a hit, a miss and a double hit."""
        for face in faces:
            self.chance("die " + {"-": "miss", "h": "hit", "d": "double"}[face])
        return self

    def round(self, attackers: str, defenders: str) -> Self:
        """Both sides stand, and roll these faces."""
        self.do(self.asked, "stand strongest")
        if self.asks() == "stand":
            self.do(self.asked, "stand strongest")
        return self.dice(attackers).dice(defenders)

    def answer_least(self, seat: int) -> None:
        least = {"withdrawal": "withdraw", "defend": "pass", "next_battle": "pass"}.get(str(self.asks(seat)))
        if least is None:
            super().answer_least(seat)
        else:
            self.do(seat, least)

    def undefended(self) -> Self:
        """Nobody sends anybody."""
        while self.asks() == "defend":
            self.do(self.asked, "pass")
        return self

    # --- Seeing ---------------------------------------------------------------------------------------------

    @property
    def board(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.now["board"]
        return seen

    def units(self, place: str, seat: int) -> str:
        found = [there for there in self.board["places"][place]["units"] if there["seat"] == seat]
        return written(found[0]) if found else ""

    def owner(self, region: str) -> int | None:
        owner: int | None = self.board["places"][region]["owner"]
        return owner

    def camp(self, seat: int) -> str:
        return written(self.board["camps"][seat])

    def drop(self, seat: int) -> str:
        return written(self.board["drops"][seat])

    def track(self, seat: int) -> int:
        """Where the marker of a player stands on the production track."""
        return int(self.board["points"][seat])

    def rolled(self, side: int) -> list[str]:
        """The units whose dice a side rolls."""
        return [die["unit"] for die in self.board["battle"]["sides"][side]["dice"]]

    def faces(self, side: int) -> list[str | None]:
        return [die["face"] for die in self.board["battle"]["sides"][side]["dice"]]


def board(
    seats: int = 3,
    *,
    active: int = BLUE,
    phase: str = "place",
    regions: Mapping[int, str] | None = None,
    units: Mapping[tuple[str, int], str] | None = None,
    camps: Mapping[int, str] | None = None,
    drops: Mapping[int, str] | None = None,
    rest: int | None = None,
    knowing: Sequence[tuple[int, int]] | None = None,
    barred: Mapping[int, Sequence[int]] | None = None,
    cards: Mapping[int, Sequence[Sequence[int]]] | None = None,
    losses: int = 0,
    options: Mapping[str, Choice] | None = None,
    **told: Any,
) -> Board:
    """A turn of `active` in some phase, on the board. One infantry stands in each of the `regions`, unless `units` say
    otherwise; regions not named are empty, or `rest` holds them all.

    What else can be said is that of `leaders_table.table`. `knowing` are pairs (a, b) where a knows of its alliance
    with b, by default all partners do; `barred` are former partners; `losses` are units that sabotage still takes.
    """
    chosen: dict[str, Choice] = {**DIGITAL, **(options or {})}
    start = table(seats, active=active, options=chosen, **told).state.to_json()
    position = start["table"]
    assert isinstance(position, dict)
    named = {seat: list((regions or {}).get(seat, "").split()) for seat in range(seats)}
    if rest is not None:
        named[rest] += [name for name in REGIONS if not any(name in own for own in named.values())]
    armies: list[dict[str, list[int]]] = [{name: [1, 0, 0] for name in named[seat]} for seat in range(seats)]
    for (place, seat), many in (units or {}).items():
        armies[seat][place] = counted(many)
    position["board"].update(
        held=[named[seat] for seat in range(seats)],
        armies=armies,
        camps=[counted(camp) for camp in row(camps, seats, "")],
        drops=[counted(drop) for drop in row(drops, seats, "")],
    )
    for seat, secret in enumerate(position["secrets"]):
        secret["barred"] = mask((barred or {}).get(seat, ()))
        secret["cards"] = [list(card) for card in (cards or {}).get(seat, ())]
        if knowing is not None:
            secret["known_allies"] = mask([b for a, b in knowing if a == seat])
        if seat == active and phase == "withdrawal":
            secret["booked"][-1] = 0
            secret["beside"] += position["entries"][seat][-1]
    stack = stack_of(active, phase, losses, hq_first=bool(chosen.get("hq_first")))
    return Board(GAME.load({**start, "stack": stack}))


def stack_of(active: int, phase: str, losses: int, *, hq_first: bool) -> list[list[object]]:
    step = STEPS.get(phase, LAST)
    if hq_first and phase not in ("count", "withdrawal", "public_events", "sabotage", "secret_events"):
        step = LAST - 1 if phase == "headquarters" else LAST
    below: list[list[object]] = [["round", PROCEEDS, 2, 0, 0, 0], ["turn", AWAITS, 1 << active, step, 0, 0]]
    if phase in CAMPAIGN:
        below.append(["campaign", AWAITS, 0, CAMPAIGN[phase], 0, 0])
    if phase == "public_events":
        below.append(["sabotage", PROCEEDS, 0, 0, 0, 0])
    return [*below, [phase, active, losses if phase == "sabotage" else 0, 0, 0, 0]]


def attack(attackers: str, defenders: str, *, start: str = "china", end: str = "mongolia", **told: Any) -> Board:
    """Blue has sent units from one place to a region of Red, nobody has reinforced it, and the fight begins."""
    return marched(attackers, defenders, start=start, end=end, **told).undefended()


def marched(attackers: str, defenders: str, *, start: str = "china", end: str = "mongolia", **told: Any) -> Board:
    """The same before the Defend step; one infantry of Blue stays behind."""
    regions = dict(told.pop("regions", {}))
    if start in REGIONS:
        regions[BLUE] = f"{regions.get(BLUE, '')} {start}"
    regions[RED] = f"{regions.get(RED, '')} {end}"
    units = {**told.pop("units", {}), (start, BLUE): f"{attackers} 1i", (end, RED): defenders}
    game = board(phase="move", regions=regions, units=units, **told)
    game.march(BLUE, start, end, attackers)
    game.do(BLUE, "continue")
    return game


def begun(
    seats: int = 3,
    options: Mapping[str, Choice] | None = None,
    nations: Sequence[str] = (),
    order: Sequence[int] | None = None,
) -> Board:
    """The set-up: everybody has entered its data, the player order is that of the seats unless told otherwise."""
    game = Board(GAME.new(seats, None, {**DIGITAL, **(options or {})}))
    for seat in range(seats):
        game.do(seat, f"colour {COLOURS[seat]}")
        if game.asks(seat) == "bloc":
            game.do(seat, game.offers(seat)[0])
        game.do(seat, f"nation {nations[seat]}" if nations else game.offers(seat)[0])
    for seat in order or range(seats):
        game.chance(f"next p{seat + 1}")
    return game
