"""What the referee of fights is told and what it says: numbers of pieces and cards, a table, a script, a verdict.

The numbers are copied from data.yaml by hand; nothing is shared with the engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field


class Unfair(Exception):
    """The script holds a decision that the clauses do not allow, or leaves one out."""


@dataclass(frozen=True)
class Model:
    strength: int
    armour: int
    speed: int
    range: int = 1
    group: str = ""  # soldier, golem, battle_car, cannon, tower; empty for chickens and leaders


CHICKENS = {
    1: Model(1, 4, 1),
    2: Model(1, 4, 1),
    3: Model(2, 3, 1),
    4: Model(2, 3, 1),
    5: Model(3, 2, 1),
    6: Model(3, 2, 1),
}
LEADERS = {
    "keekmee": Model(4, 11, 1),
    "abigail": Model(4, 11, 1),
    "ill_pollazzo": Model(5, 10, 1),
    "krakatoa": Model(4, 10, 2),
    "chicken_caesar": Model(4, 11, 1),
    "captain_cluckbeard": Model(4, 10, 1, range=2),
    "lady_pluckington": Model(3, 10, 1),
    "sir_drumstick": Model(4, 10, 2),
    "doctor_eggbert": Model(3, 12, 1),
}
MACHINES = {
    "soldier_wood": Model(3, 5, 2, group="soldier"),
    "soldier_stone": Model(3, 6, 2, group="soldier"),
    "soldier_steel": Model(4, 5, 2, group="soldier"),
    "golem_wood": Model(6, 8, 1, group="golem"),
    "golem_rock": Model(6, 9, 1, group="golem"),
    "golem_steel": Model(7, 8, 1, group="golem"),
    "car_hammer": Model(7, 6, 1, group="battle_car"),
    "car_spiked": Model(5, 7, 1, group="battle_car"),
    "cannon": Model(6, 5, 0, range=2, group="cannon"),
    "tower_red": Model(0, 9, 0, group="tower"),
    "tower_blue": Model(0, 9, 0, group="tower"),
    "tower_green": Model(0, 10, 0, group="tower"),
    "tower_yellow": Model(0, 9, 0, group="tower"),
    "tower_purple": Model(0, 9, 0, group="tower"),
    "tower_orange": Model(0, 9, 0, group="tower"),
    "tower_white": Model(0, 10, 0, group="tower"),
    "tower_black": Model(5, 8, 0, range=2, group="tower"),
}
# Combat magic: plain bonus to strength, plain bonus to armour.
MAGIC = {
    "flying_rock": (2, 0),
    "change_now": (0, 0),
    "sharp_beak": (2, 0),
    "steel_talons": (3, 0),
    "feather_fury": (4, 0),
    "thick_plumage": (0, 2),
    "eggshell_armour": (0, 3),
    "iron_coop": (0, 4),
    "pecking_order": (1, 1),
    "double_yolk": (2, 2),
    "rotten_egg": (0, 0),
    "chicken_out": (0, 0),
    "golden_egg": (0, 1),
    "plunder": (1, 0),
    "mother_hen": (0, 0),
    "well_thrown_pebble": (1, 0),
}
ACTION_MAGIC = {"spy_hen", "fresh_straw", "lucky_wishbone"}
STRATEGIES = {
    "shortcut",
    "battle_cry",
    "hold_the_coop",
    "cluck_alarm",
    "forced_march",
    "scavengers",
    "war_economy",
    "paid_advisers",
    "sharpshooters",
    "hot_feet",
    "hit_and_run",
    "bodyguard",
}
DISASTERS = {"earthquake", "eruption", "cyclone", "tsunami"}
# What a card gives the solo challenger, where that is not 1; and the draws it keeps.
CHALLENGER_BONUS = {
    "flying_rock": 2,
    "sharp_beak": 2,
    "steel_talons": 3,
    "feather_fury": 4,
    "thick_plumage": 2,
    "eggshell_armour": 3,
    "iron_coop": 4,
    "double_yolk": 2,
    "cluck_alarm": 2,
    "bodyguard": 2,
}
CHALLENGER_DRAWS = {"pecking_order": 1, "fresh_straw": 2}
NO_TARGET_OF_ROTTEN_EGG = {"rotten_egg", "change_now", "chicken_out"}
MARKERS_EACH = 3
BANNER_LIMIT = 9

ATTACK, DEFENCE = "attack", "defence"
Card = tuple[int, int]  # whose card, and which of that player's cards in order of play (0 is the first)


@dataclass(frozen=True)
class Piece:
    """A unit or leader on the island. Pilots are no pieces: they are named by the machine they sit in."""

    id: str
    owner: int
    kind: str  # chicken, leader, machine
    model: str | int  # id in data.yaml; of a chicken its number, 1 to 6
    hex: str
    shields: int = 0
    plus: int = 0  # permanent dice
    pilots: tuple[str, ...] = ()
    flags: tuple[int, ...] = ()  # flag mode: owners of the flags it carries

    def printed(self) -> Model:
        if self.kind == "chicken":
            assert isinstance(self.model, int)
            return CHICKENS[self.model]
        assert isinstance(self.model, str)
        return LEADERS[self.model] if self.kind == "leader" else MACHINES[self.model]

    def is_unit(self) -> bool:
        return self.kind != "leader"

    def bands(self) -> bool:
        return self.kind in ("chicken", "leader") or self.printed().group == "soldier"


@dataclass(frozen=True)
class Board:
    distance: Callable[[str, str], int]
    neighbours: Mapping[str, Sequence[str]]
    lava: Collection[str]
    bases: Mapping[int, str]
    base_bonus: bool = False
    territories: Mapping[int, Collection[str]] = field(default_factory=dict)


@dataclass(frozen=True)
class Table:
    """What lies open when the attack is declared. Solo: the challenger is one of the players."""

    players: Sequence[int]  # clockwise
    mode: str  # standard, team, cockfight, flag, solo
    pieces: Sequence[Piece]
    board: Board
    teams: Mapping[int, int] = field(default_factory=dict)  # team mode only
    strategies: Mapping[int, str | None] = field(default_factory=dict)
    stars: Mapping[int, int] = field(default_factory=dict)
    shields_left: int = 8
    markers: Mapping[tuple[int, int], int] = field(default_factory=dict)  # (giver, on): how many
    goods: Mapping[int, int] = field(default_factory=dict)  # resources on each banner
    storage: int = 0  # resources in the storage
    successes: Mapping[str, int] = field(default_factory=dict)  # this turn, not absorbed, by leader attacked
    pollazzo_used: bool = False  # this turn
    flags_lying: Mapping[str, Sequence[int]] = field(default_factory=dict)  # flag mode: hex, owners of the flags
    side_per_card: bool = False  # switch supporter_side
    challenger: int | None = None


@dataclass(frozen=True)
class Script:
    """Everything that is decided in one fight."""

    attacker: str
    defender: str
    alarms: Mapping[int, int] = field(default_factory=dict)  # Cluck Alarm: how often each player pays
    guards_1: Sequence[tuple[int, str]] = ()  # White Tower in window 1: player, piece
    guards_2: Sequence[tuple[int, str]] = ()  # the same after the reveal
    dice: Sequence[int] = ()  # faces added by the attacker: 1, 2, 3
    played: Mapping[int, Sequence[str]] = field(default_factory=dict)
    reveal: Mapping[int, Sequence[int]] = field(default_factory=dict)  # order; left out: as played
    sides: Mapping[int, str] = field(default_factory=dict)  # of the uninvolved: ATTACK or DEFENCE
    card_sides: Mapping[Card, str] = field(default_factory=dict)  # with side_per_card
    pieces: Mapping[Card, str] = field(default_factory=dict)  # Change Now!: the new defender
    hexes: Mapping[Card, str] = field(default_factory=dict)  # Chicken Out: where to
    cards: Mapping[Card, Card] = field(default_factory=dict)  # Rotten Egg: the card that is cancelled
    golem_target: str | None = None  # Rock Golem
    homes: Mapping[str, str] = field(default_factory=dict)  # returning chicken: hex, if there are several
    new_leader_hex: str | None = None  # after an epic death, if there are several
    taken: Mapping[str, int] = field(default_factory=dict)  # by golem_wood, ill_pollazzo, plunder; left out: the most
    hit_and_run: str | None = None  # where the attacker goes for 1 star
    power: int = 0  # solo: strength from the Power row, if the challenger attacks
    deck_card: str | None = None  # solo: the challenger's card 0, from the deck
    pile_cards: Sequence[str] = ()  # solo: its further cards
    pile_size: int | None = None  # solo: its hand before the fight; left out: the number of cards is not checked


@dataclass(frozen=True)
class Taking:
    effect: str  # golem_wood, ill_pollazzo, plunder
    player: int
    most: int
    source: int | None  # whose banner; None is the storage


@dataclass(frozen=True)
class Verdict:
    outcome: str  # success, absorbed, failed, ended (before the comparison)
    strength: int | None
    armour: int | None
    defender: str
    defending_player: int
    marker: tuple[int, int] | None  # giver, on
    marker_from: int | None  # the banner it was moved from, if the giver had none left
    winners: frozenset[int]
    destroyed: tuple[str, ...]  # units, in order; a chicken that Mother Hen brings home is among them
    returns: Mapping[str, str]  # chickens that come home at once: hex
    lost_chickens: frozenset[str]  # chickens and pilots that now wait beside the banner
    epic_death: int | None
    new_leader_hex: str | None  # None as well if the new leader must wait
    shields_lost: Mapping[str, int]
    shields_gained: Mapping[str, int]
    shields_left: int
    strategies: Mapping[int, str | None]
    discarded: Counter[str]
    dice_used: tuple[int, ...]  # the attacker's +2 and +3, sorted
    stars_spent: Mapping[int, int]
    permanent_lost: Mapping[int, int]  # by player
    draws: Mapping[int, int]  # clockwise from the attacking player, only who draws
    takings: tuple[Taking, ...]  # who could take how much, in order
    goods: Mapping[int, int]
    storage: int
    pieces: Mapping[str, Piece]  # still there; neither chickens that came home nor a new leader
    flags_lying: Mapping[str, tuple[int, ...]]
    flags_home: Mapping[str, tuple[int, ...]]  # flags picked up by chickens that came home


@dataclass
class Shown:
    """A card that has been revealed. Its side is settled at that moment."""

    player: int
    index: int
    card: str
    side: str | None
    cancelled: bool = False
