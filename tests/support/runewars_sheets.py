"""What the referee of battles knows of units, cards and the ground, copied by hand, not taken from the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field

ATTACKER, DEFENDER, CHANCE = 0, 1, -1
NOBODY = -1  # who controls an area that no player controls, and whose unallied neutral units are


# --- Sheets -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sheet:
    shape: str
    health: int
    row: int
    flies: bool


def _sheets(lines: str) -> dict[str, Sheet]:
    found = {}
    for line in lines.strip().splitlines():
        name, shape, health, row, *rest = line.split()
        found[name] = Sheet(shape, int(health), int(row), rest == ["flies"])
    return found


FACTION_SHEETS = {
    "daqan": _sheets("""
        bowman triangle 1 1
        footman triangle 1 3
        knight rectangle 2 2
        siege_tower hexagon 3 5
        novice_wizard circle 1 2
        roc hexagon 4 4 flies"""),
    "latari": _sheets("""
        archer triangle 1 1
        pegasus_rider rectangle 3 2 flies
        sorceress circle 1 3
        warrior rectangle 2 4
        leonx_rider rectangle 2 3
        forest_guardian hexagon 5 5"""),
    "uthuk": _sheets("""
        berserker triangle 1 2
        flesh_ripper rectangle 1 1
        warlock circle 1 3
        chaos_lord hexagon 4 4
        blood_sister circle 1 2
        obscene hexagon 5 5"""),
    "waiqar": _sheets("""
        reanimate triangle 1 4
        skeleton_archer triangle 1 1
        necromancer circle 1 2
        dark_knight rectangle 3 3
        vampire rectangle 2 3 flies
        great_wyrm hexagon 4 5 flies"""),
}
NEUTRAL_SHEETS = _sheets("""
    sorcerer circle 1 1
    razorwing triangle 1 1 flies
    beastman triangle 1 2
    hell_hound rectangle 2 3
    dragon hexagon 4 4 flies
    giant hexagon 5 5""")
SHEETS = {name: sheet for sheets in (*FACTION_SHEETS.values(), NEUTRAL_SHEETS) for name, sheet in sheets.items()}
REANIMATES = 16  # in the box

# By number: what the triangle, rectangle, circle and hexagon sections show.
_FATES = """
    -,R2,S,D2 -,R2,S,D1 -,S,S,D1 -,S,S,- R1,-,D1,- R1,-,D1,S R1,-,-,S R1,R1,-,D3 S,R1,-,D3 S,R1,-,D2
    -,D2,S,D2 -,D2,S,D1 -,S,S,D1 -,S,S,D1 D1,-,R1,- D1,-,R1,S D1,-,-,S D1,D1,-,D3 S,D1,-,- S,D1,-,D2
    -,D2,S,R2 -,D2,S,R2 -,S,S,R1 -,S,S,- D1,-,D1,- D1,-,D1,S D1,-,-,S D1,D1,-,R2 S,D1,-,R2 S,D1,-,R2
"""
SHAPES = ("triangle", "rectangle", "circle", "hexagon")
FATES = {number: line.split(",") for number, line in enumerate(_FATES.split(), 1)}


def shown(card: int, shape: str) -> tuple[str, int]:
    """The result of a section and its number: S special, R rout, D damage, or a miss."""
    text = FATES[card][SHAPES.index(shape)]
    return text[0], int(text[1:] or 1)


# --- Units and what is asked ------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Unit:
    """A unit in the battle."""

    kind: str
    damage: int = 0
    routed: bool = False

    @property
    def sheet(self) -> Sheet:
        return SHEETS[self.kind]

    @property
    def cell(self) -> str:
        """As answers name it."""
        return self.kind + ("_routed" if self.routed else "") + (f"_{self.damage}" if self.damage else "")


@dataclass(frozen=True)
class Ask:
    """A decision of a side, or of chance, with everything that may be answered."""

    side: int
    options: frozenset[str]


Play = Generator[Ask, str, None]
Pick = Generator[Ask, str, str]


class Unfair(Exception):
    """What the engine did is not what the clauses say."""


def choose(side: int, options: Iterable[str]) -> Pick:
    """The answer of a side; where only one is possible nobody is asked."""
    offered = frozenset(options)
    if len(offered) == 1:
        return next(iter(offered))
    answer = yield Ask(side, offered)
    if answer not in offered:
        raise Unfair(f"{answer} is none of {sorted(offered)}")
    return answer


# --- The ground -------------------------------------------------------------------------------------------------------


@dataclass
class Neighbour:
    """An area beside the contested one."""

    border: str  # open, water or mountain
    holder: int = NOBODY  # whose units are there; NOBODY also for unallied neutral ones
    home_of: int = NOBODY
    stronghold_of: int = NOBODY
    standing: Counter[str] = field(default_factory=Counter)
    routed: Counter[str] = field(default_factory=Counter)

    @property
    def controller(self) -> int:
        """[RUN-TERM-01] [RUN-TERM-02]"""
        if self.stronghold_of != NOBODY:
            return self.stronghold_of
        if self.holder != NOBODY and self.standing + self.routed:
            return self.holder
        return self.home_of

    @property
    def empty(self) -> bool:
        """[RUN-TERM-04]"""
        bare = not self.standing + self.routed and self.stronghold_of == NOBODY
        return bare and self.home_of == NOBODY


@dataclass
class Setting:
    """Everything that stands before the battle begins."""

    seats: tuple[int, int]  # who decides for the sides: for unallied neutral units the attacker's left neighbour
    factions: tuple[str, str]
    unallied: bool  # whether the defenders are neutral units without an ally
    attackers: Counter[str]
    defenders: Counter[str]
    lying: Counter[str]  # routed units of the defender before the battle
    revised: bool = False
    winter: bool = False
    home: bool = False  # whether the area belongs to the defender's home realm
    stronghold: str = "none"  # none, or one of STRENGTH
    development: bool = False  # whether the defensive development is there
    siege: bool = False  # the bonus of Conquer
    garrison: bool = False  # the defender's active order
    lord_commander: int = NOBODY
    defensible: bool = False
    hands: tuple[Counter[str], Counter[str]] = field(default_factory=lambda: (Counter(), Counter()))
    cards: frozenset[str] = frozenset()  # Development cards
    neighbours: dict[str, Neighbour] = field(default_factory=dict)
    strongholds: dict[str, int] = field(default_factory=dict)  # of the attacker, everywhere: area and 1
    reanimates_elsewhere: int = 0  # on the board, neither in the battle nor in a neighbour, nor lying in the area
    fates: frozenset[int] = frozenset(FATES)
    discarded: frozenset[int] = frozenset()


STRENGTH = {"none": 0, "damaged_stronghold": 3, "stronghold": 5, "damaged_capital": 5, "capital": 7}
