"""A second opinion on fights of War for Chicken Island: written from the clauses alone, slow and plain.

It shares nothing with the engine, not even the tables: numbers are copied from data.yaml by hand. A fight is handed
over as a `Table` and a `Script` of everything people decided; `judge` says how it ends. A decision the clauses do not
allow, or one that is missing, is refused by `Unfair`, so that the choices an engine offers are checked as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace


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
class _Shown:
    """A card that has been revealed. Its side is settled at that moment."""

    player: int
    index: int
    card: str
    side: str | None
    cancelled: bool = False


def judge(table: Table, script: Script) -> Verdict:
    """How the fight ends."""
    fight = _Fight(table, script)
    fight.declare()
    fight.window(script.guards_1)
    fight.pay_alarms()
    fight.add_dice()
    fight.check_cards()
    fight.reveal_all()
    if not fight.winners and not fight.ended:
        fight.rotten_eggs()
        fight.window(script.guards_2)
        fight.compare()
    elif script.guards_2:
        raise Unfair("no second window in a fight that ended early")
    if not fight.winners:
        fight.after_combat()
    if not fight.winners:
        fight.clear_away()
        fight.count_draws()
    return fight.verdict()


class _Fight:
    def __init__(self, table: Table, script: Script) -> None:
        self.table, self.script, self.board = table, script, table.board
        self.pieces = {piece.id: piece for piece in table.pieces}
        self.attacker, self.defender = script.attacker, script.defender
        self.attacking_player = self.pieces[script.attacker].owner
        self.first_defending_player = self.pieces[script.defender].owner
        # As they stand now; the defender may be gone from the island when somebody asks whose it was.
        self.defending_player = self.first_defending_player
        self.defence_side = {self.first_defending_player}
        self.strategies: dict[int, str | None] = {p: table.strategies.get(p) for p in table.players}
        self.stars = {p: table.stars.get(p, 0) for p in table.players}
        self.goods = {p: table.goods.get(p, 0) for p in table.players}
        self.storage, self.shields_left = table.storage, table.shields_left
        self.markers = Counter(dict(table.markers))
        self.flags_lying = {hexagon: tuple(flags) for hexagon, flags in table.flags_lying.items() if flags}
        self.flags_home: dict[str, tuple[int, ...]] = {}
        self.alarms = 0
        self.shown: list[_Shown] = []
        self.ended = False
        self.outcome = "ended"
        self.strength: int | None = None
        self.armour: int | None = None
        self.marker: tuple[int, int] | None = None
        self.marker_from: int | None = None
        self.winners: frozenset[int] = frozenset()
        self.destroyed: list[str] = []
        self.returns: dict[str, str] = {}
        self.lost_chickens: set[str] = set()
        self.epic_death: int | None = None
        self.new_leader_hex: str | None = None
        self.shields_lost: Counter[str] = Counter()
        self.shields_gained: Counter[str] = Counter()
        self.discarded: Counter[str] = Counter()
        self.dice_used: tuple[int, ...] = ()
        self.stars_spent: Counter[int] = Counter()
        self.permanent_lost: Counter[int] = Counter()
        self.draws: dict[int, int] = {}
        self.takings: list[Taking] = []

    # Who and where

    def clockwise_from(self, player: int) -> list[int]:
        seats = list(self.table.players)
        at = seats.index(player)
        return seats[at:] + seats[:at]

    def opponents(self, one: int, other: int) -> bool:
        """CHI-TEAM-05"""
        if one == other:
            return False
        if self.table.mode == "team":
            return self.table.teams[one] != self.table.teams[other]
        return True

    def side_by_side(self, one: str, other: str) -> bool:
        return other in self.board.neighbours[one]

    def on(self, hexagon: str) -> list[Piece]:
        return [piece for piece in self.pieces.values() if piece.hex == hexagon]

    def has_ability(self, leader: Piece) -> bool:
        """CHI-SOLO-11, -14: never the challenger's. CHI-COCK-08: none about machines or resources in cockfight."""
        if leader.owner == self.table.challenger:
            return False
        return not (self.table.mode == "cockfight" and leader.model in ("ill_pollazzo", "doctor_eggbert"))

    def reach(self) -> int:
        """CHI-FIGHT-02, CHI-RANGE-01, Sharpshooters: at this moment, see ruling 8"""
        piece = self.pieces[self.attacker]
        printed = piece.printed().range
        if printed >= 2 and self.strategies[piece.owner] == "sharpshooters":
            return 3
        return printed

    def in_reach(self, target: Piece) -> bool:
        return 1 <= self.board.distance(self.pieces[self.attacker].hex, target.hex) <= self.reach()

    def may_end(self, piece: Piece, hexagon: str) -> bool:
        """CHI-MOVE-04, -05, -06, CHI-BAND-09, CHI-TEAM-04"""
        if hexagon in self.board.lava:
            return False
        there = [other for other in self.on(hexagon) if other.id != piece.id]
        return all(other.owner == piece.owner and other.bands() and piece.bands() for other in there)

    def one_step(self, piece: Piece) -> list[str]:
        if piece.printed().speed == 0:
            return []
        return [hexagon for hexagon in self.board.neighbours[piece.hex] if self.may_end(piece, hexagon)]

    def homes(self, player: int) -> list[str]:
        """Where a chicken or a new leader comes back: CHI-RETR-04, CHI-EPIC-06, -07, -10."""

        def open_to(hexagon: str) -> bool:
            return all(piece.owner == player and piece.bands() for piece in self.on(hexagon))

        base = self.board.bases[player]
        if open_to(base):
            return [base]
        free = [hexagon for hexagon in self.board.territories.get(player, ()) if open_to(hexagon)]
        if not free:
            return []
        nearest = min(self.board.distance(base, hexagon) for hexagon in free)
        return [hexagon for hexagon in free if self.board.distance(base, hexagon) == nearest]

    # Changes

    def gain_shield(self, piece_id: str) -> None:
        piece = self.pieces[piece_id]
        self.pieces[piece_id] = replace(piece, shields=piece.shields + 1)
        self.shields_left -= 1
        self.shields_gained[piece_id] += 1

    def lose_shield(self, piece_id: str) -> None:
        piece = self.pieces[piece_id]
        self.pieces[piece_id] = replace(piece, shields=piece.shields - 1)
        self.shields_left += 1
        self.shields_lost[piece_id] += 1

    def lose_permanent_dice(self, piece_id: str) -> None:
        piece = self.pieces[piece_id]
        if piece.plus:
            self.permanent_lost[piece.owner] += piece.plus
            self.pieces[piece_id] = replace(piece, plus=0)

    def spend_stars(self, player: int, number: int) -> None:
        if self.stars[player] < number:
            raise Unfair(f"player {player} has not {number} stars")
        self.stars[player] -= number
        self.stars_spent[player] += number

    def activate(self, player: int, strategy: str) -> None:
        """CHI-STRAT-02, -04"""
        old = self.strategies[player]
        if old is not None:
            self.discarded[old] += 1
        self.strategies[player] = strategy

    def put(self, piece_id: str, hexagon: str) -> None:
        """A piece comes to a hex; flag mode: CHI-FLAG-05, -08, -13."""
        piece = replace(self.pieces[piece_id], hex=hexagon)
        self.pieces[piece_id] = replace(piece, flags=piece.flags + self.flags_lying.pop(hexagon, ()))
        self.check_flags(piece.owner, hexagon, self.pieces[piece_id].flags)

    def check_flags(self, player: int, hexagon: str, flags: Sequence[int]) -> None:
        if hexagon == self.board.bases[player] and any(flag != player for flag in flags):
            self.winners = frozenset({player})

    # The fight, step by step

    def declare(self) -> None:
        """CHI-FIGHT-01, -02, -03"""
        attacker, defender = self.pieces[self.attacker], self.pieces[self.defender]
        if not self.opponents(attacker.owner, defender.owner):
            raise Unfair("only opponents are attacked")
        if attacker.printed().strength == 0:
            raise Unfair("a piece of strength 0 cannot attack")
        if not self.in_reach(defender):
            raise Unfair("the defender is out of reach")

    def window(self, guards: Sequence[tuple[int, str]]) -> None:
        """White Tower: CHI-STAR-17, -18."""
        for player, piece_id in guards:
            piece = self.pieces[piece_id]
            towers = [p for p in self.pieces.values() if p.model == "tower_white" and p.owner == player]
            home = [self.board.bases[player], *self.board.territories.get(player, ())]
            if not towers or player == self.table.challenger:
                raise Unfair(f"player {player} has no White Tower to use")
            if self.shields_left == 0:
                raise Unfair("no shield is left")
            if piece.owner != player or piece.hex not in home:
                raise Unfair(f"{piece_id} cannot be guarded")
            self.spend_stars(player, 2)
            self.gain_shield(piece_id)

    def pay_alarms(self) -> None:
        """Cluck Alarm, active before this fight"""
        for player, times in self.script.alarms.items():
            if times == 0:
                continue
            if player != self.defending_player or self.strategies[player] != "cluck_alarm":
                raise Unfair(f"player {player} cannot raise the alarm")
            self.spend_stars(player, times)
            self.alarms += times

    def add_dice(self) -> None:
        """CHI-FIGHT-04, CHI-DICE-09"""
        if self.script.dice and self.attacking_player == self.table.challenger:
            raise Unfair("the challenger adds no dice")
        if self.script.power and self.attacking_player != self.table.challenger:
            raise Unfair("only the challenger has a Power row")
        if any(face not in (1, 2, 3) for face in self.script.dice):
            raise Unfair("a face that gives no strength")
        piece = self.pieces[self.attacker]
        self.pieces[self.attacker] = replace(piece, plus=piece.plus + list(self.script.dice).count(1))

    def challenger_cards(self) -> list[str]:
        deck = [] if self.script.deck_card is None else [self.script.deck_card]
        return [*deck, *self.script.pile_cards]

    def check_cards(self) -> None:
        """CHI-MAGIC-01, -04, CHI-STRAT-03; of the challenger CHI-SOLOFIGHT-03, -04, -10"""
        for player, cards in self.script.played.items():
            if player == self.table.challenger and cards:
                raise Unfair("the challenger's cards come from deck and pile")
            for card in cards:
                if card not in MAGIC and card not in STRATEGIES:
                    raise Unfair(f"{card} is not played in combat")
        if self.table.challenger is None:
            if self.challenger_cards():
                raise Unfair("there is no challenger")
            return
        for card in self.challenger_cards():
            assert card in MAGIC or card in STRATEGIES or card in ACTION_MAGIC or card in DISASTERS, card
        if self.script.pile_size is None:
            return
        due = min(self.script.pile_size // 2, 8)
        quiet = not any(self.script.played.values())
        if self.defending_player == self.table.challenger and quiet and self.total_strength() < self.total_armour():
            due = 0
        if len(self.script.pile_cards) != due:
            raise Unfair(f"the challenger plays {due} cards of its pile")

    def reveal_all(self) -> None:
        """CHI-FIGHT-09, -10, -22; solo: CHI-SOLOFIGHT-13"""
        if self.table.challenger is not None:
            side = ATTACK if self.attacking_player == self.table.challenger else DEFENCE
            for index, card in enumerate(self.challenger_cards()):
                self.shown.append(_Shown(self.table.challenger, index, card, side))
        for player in self.clockwise_from(self.first_defending_player):
            cards = self.script.played.get(player, ())
            order = self.script.reveal.get(player, range(len(cards)))
            if sorted(order) != list(range(len(cards))):
                raise Unfair(f"player {player} reveals each card once")
            for index in order:
                self.reveal(player, index, cards[index])
                if self.winners:
                    return
                if self.ended:
                    self.show_the_rest()
                    return

    def side_of(self, player: int, index: int, card: str) -> str | None:
        """CHI-FIGHT-12, -22"""
        if player == self.attacking_player:
            return ATTACK
        if player in self.defence_side:
            return DEFENCE
        named = self.script.sides.get(player)
        if self.table.side_per_card:
            named = self.script.card_sides.get((player, index), named)
        if named is None and MAGIC.get(card, (0, 0)) != (0, 0):
            raise Unfair(f"player {player} names no side")
        if named not in (None, ATTACK, DEFENCE):
            raise Unfair(f"{named} is no side")
        return named

    def reveal(self, player: int, index: int, card: str) -> None:
        self.shown.append(_Shown(player, index, card, self.side_of(player, index, card)))
        if card in STRATEGIES:
            self.activate(player, card)
        elif card == "change_now":
            self.change_now(player, index)
        elif card == "chicken_out":
            self.chicken_out(player, index)

    def change_now(self, player: int, index: int) -> None:
        chosen = self.script.pieces.get((player, index))
        targets = [
            piece.id
            for piece in self.pieces.values()
            if piece.is_unit()
            and piece.id != self.defender
            and self.opponents(piece.owner, self.attacking_player)
            and self.in_reach(piece)
        ]
        if chosen is None and not targets:
            return
        if chosen is None or chosen not in targets:
            raise Unfair(f"Change Now! takes one of {targets}, not {chosen}")
        self.defender = chosen
        self.defending_player = self.pieces[chosen].owner
        self.defence_side.add(self.defending_player)

    def chicken_out(self, player: int, index: int) -> None:
        chosen = self.script.hexes.get((player, index))
        defender = self.pieces[self.defender]
        hexes = self.one_step(defender) if defender.owner == player else []
        if chosen is None and not hexes:
            return
        if chosen is None or chosen not in hexes:
            raise Unfair(f"Chicken Out goes to one of {hexes}, not {chosen}")
        self.put(self.defender, chosen)
        if not self.winners and not self.in_reach(self.pieces[self.defender]):
            self.ended = True

    def show_the_rest(self) -> None:
        """CHI-FIGHT-28, ruling 17: strategies become active as they were played, magic has no effect."""
        revealed = {(shown.player, shown.index) for shown in self.shown}
        for player, cards in self.script.played.items():
            for index, card in enumerate(cards):
                if (player, index) not in revealed and card in STRATEGIES:
                    self.activate(player, card)

    def rotten_eggs(self) -> None:
        for player in self.clockwise_from(self.first_defending_player):
            eggs = [s for s in self.shown if s.player == player and s.card == "rotten_egg"]
            for egg in eggs:
                if player != self.table.challenger:
                    self.rotten_egg(egg)

    def rotten_egg(self, egg: _Shown) -> None:
        chosen = self.script.cards.get((egg.player, egg.index))
        targets = {
            (shown.player, shown.index): shown
            for shown in self.shown
            if shown.player != egg.player
            and (shown.card in MAGIC or shown.card in ACTION_MAGIC)
            and shown.card not in NO_TARGET_OF_ROTTEN_EGG
        }
        if chosen is None and all(shown.cancelled for shown in targets.values()):
            return
        if chosen is None or chosen not in targets:
            raise Unfair(f"Rotten Egg takes one of {sorted(targets)}, not {chosen}")
        targets[chosen].cancelled = True

    # Strength against armour

    def card_strength(self, shown: _Shown) -> int:
        if shown.cancelled or shown.side != ATTACK:
            return 0
        if shown.player == self.table.challenger:
            return CHALLENGER_BONUS.get(shown.card, 1)
        attacker = self.pieces[self.attacker]
        if shown.card == "flying_rock" and attacker.printed().range >= 2:
            return 4
        if shown.card == "well_thrown_pebble" and attacker.kind == "chicken":
            return 4
        return MAGIC.get(shown.card, (0, 0))[0]

    def card_armour(self, shown: _Shown) -> int:
        if shown.cancelled or shown.side != DEFENCE:
            return 0
        if shown.player == self.table.challenger:
            return CHALLENGER_BONUS.get(shown.card, 1)
        return MAGIC.get(shown.card, (0, 0))[1]

    def beside_tower(self, piece: Piece, tower: str) -> bool:
        return any(
            other.model == tower and other.owner == piece.owner and self.side_by_side(other.hex, piece.hex)
            for other in self.pieces.values()
        )

    def total_strength(self) -> int:
        """CHI-FIGHT-19, with the cards shown so far"""
        attacker, defender = self.pieces[self.attacker], self.pieces[self.defender]
        total = attacker.printed().strength + attacker.plus + self.script.power
        total += sum(face for face in self.script.dice if face > 1)
        total += sum(self.card_strength(shown) for shown in self.shown)
        if attacker.printed().group == "soldier":
            for other in self.on(attacker.hex):
                if other.id != attacker.id and other.owner == attacker.owner and other.printed().group == "soldier":
                    total += 1
        if self.beside_tower(attacker, "tower_red"):
            total += 1
        if self.strategies[attacker.owner] == "battle_cry":
            total += 1
        if defender.model == "car_spiked" and self.side_by_side(attacker.hex, defender.hex):
            total -= 1
        return max(total, 0)

    def total_armour(self) -> int:
        """CHI-FIGHT-19, with the cards shown so far"""
        total = self.bare_armour(self.pieces[self.defender]) + 2 * self.alarms
        total += sum(self.card_armour(shown) for shown in self.shown)
        return max(total, 0)

    def bare_armour(self, piece: Piece) -> int:
        """What counts without cards if this piece defends"""
        total = piece.printed().armour
        if self.beside_tower(piece, "tower_blue"):
            total += 1
        if self.strategies[piece.owner] == "hold_the_coop":
            total += 1
        if self.strategies[piece.owner] == "bodyguard" and self.is_guarded(piece):
            total += 2
        if self.board.base_bonus and piece.hex in self.board.bases.values():
            total += 2
        return total

    def is_guarded(self, piece: Piece) -> bool:
        """Bodyguard; CHI-FLAG-15"""
        precious = piece.owner in piece.flags if self.table.mode == "flag" else piece.kind == "leader"
        company = [p for p in self.on(piece.hex) if p.id != piece.id and p.is_unit() and p.owner == piece.owner]
        return precious and bool(company)

    def compare(self) -> None:
        """CHI-FIGHT-13 to -16, -23 (1) to (3), CHI-SHLD-01, -03, -04"""
        self.strength, self.armour = self.total_strength(), self.total_armour()
        defender = self.pieces[self.defender]
        if self.strength < self.armour:
            self.outcome = "failed"
        elif defender.shields > 0:
            self.outcome = "absorbed"
            self.lose_shield(defender.id)
        else:
            self.outcome = "success"
            if defender.kind == "leader":
                self.humiliate(defender)
            else:
                self.destroy_defender(defender)

    # A leader is beaten

    def humiliate(self, leader: Piece) -> None:
        """CHI-GOAL-01 to -05, CHI-DICE-08, CHI-EPIC-04, -11"""
        self.lose_permanent_dice(leader.id)
        self.place_marker(self.attacking_player, leader.owner)
        if self.winners:
            return
        if self.table.successes.get(leader.id, 0) + 1 >= 2:
            self.epic_death = leader.owner
            del self.pieces[leader.id]
            self.new_leader_hex = self.choose_home(
                leader.owner, self.script.new_leader_hex, f"the new leader of {leader.owner}"
            )

    def place_marker(self, giver: int, on: int) -> None:
        given = [player for player in self.table.players for _ in range(self.markers[giver, player])]
        if len(given) == MARKERS_EACH:
            if given[0] == on:
                return  # against the same opponent nothing is placed
            self.markers[giver, given[0]] -= 1
            self.marker_from = given[0]
        self.markers[giver, on] += 1
        self.marker = (giver, on)
        if self.has_won(giver):
            self.winners = frozenset(p for p in self.table.players if not self.opponents(p, giver))

    def has_won(self, giver: int) -> bool:
        rivals = [player for player in self.table.players if self.opponents(player, giver)]
        if self.table.mode == "solo":
            return self.markers[giver, rivals[0]] >= 1
        if self.table.mode == "team":
            mates = [player for player in self.table.players if not self.opponents(player, giver)]
            return all(any(self.markers[mate, rival] > 0 for mate in mates) for rival in rivals)
        if len(self.table.players) == 2:
            return self.markers[giver, rivals[0]] >= 2
        return len([rival for rival in rivals if self.markers[giver, rival] > 0]) >= 2

    # A unit is destroyed

    def remove(self, unit: Piece) -> list[str]:
        """The unit leaves the island; who sat in it, or the chicken itself, is returned."""
        self.lose_permanent_dice(unit.id)
        del self.pieces[unit.id]
        self.destroyed.append(unit.id)
        crew = [unit.id] if unit.kind == "chicken" else list(unit.pilots)
        self.lost_chickens.update(crew)
        return crew

    def leave_flags(self, unit: Piece) -> None:
        if unit.flags:
            self.flags_lying[unit.hex] = self.flags_lying.get(unit.hex, ()) + unit.flags

    def destroy_defender(self, unit: Piece) -> None:
        crew = self.remove(unit)
        self.flags_of_defender(unit)
        if self.winners:
            return
        ejected = unit.model == "golem_steel" and unit.owner != self.table.challenger
        if ejected or self.uncancelled("mother_hen", unit.owner):
            self.bring_home(unit.owner, crew)
        if self.winners:
            return
        if unit.model == "golem_wood" and unit.owner != self.table.challenger:
            self.take("golem_wood", unit.owner, 3, None)
        if unit.model == "golem_rock":
            self.falling_rocks(unit)

    def flags_of_defender(self, unit: Piece) -> None:
        """CHI-FLAG-03, -04, -12"""
        attacker = self.pieces[self.attacker]
        if attacker.printed().range >= 2:
            self.leave_flags(unit)
        elif unit.flags:
            attacker = replace(attacker, flags=attacker.flags + unit.flags)
            self.pieces[self.attacker] = attacker
            self.check_flags(attacker.owner, attacker.hex, attacker.flags)

    def bring_home(self, player: int, crew: Sequence[str]) -> None:
        """Mother Hen, Steel Golem: who finds no place counts as destroyed."""
        for chicken in crew:
            home = self.choose_home(player, self.script.homes.get(chicken), chicken)
            if home is None:
                continue
            self.lost_chickens.discard(chicken)
            self.returns[chicken] = home
            found = self.flags_lying.pop(home, ())
            if found:
                self.flags_home[chicken] = found
                self.check_flags(player, home, found)
                if self.winners:
                    return

    def choose_home(self, player: int, named: str | None, what: str) -> str | None:
        homes = self.homes(player)
        if named is None and len(homes) <= 1:
            return homes[0] if homes else None
        if named is None or named not in homes:
            raise Unfair(f"{what} comes to one of {homes}, not {named}")
        return named

    def falling_rocks(self, golem: Piece) -> None:
        """Rock Golem; of the challenger CHI-SOLO-12, where hex priority is not looked at"""
        targets = [
            piece
            for piece in self.pieces.values()
            if (piece.kind == "chicken" or piece.printed().group == "soldier")
            and self.opponents(piece.owner, golem.owner)
            and self.side_by_side(golem.hex, piece.hex)
        ]
        if golem.owner == self.table.challenger and targets:
            lowest = min(self.bare_armour(piece) for piece in targets)
            targets = [piece for piece in targets if self.bare_armour(piece) == lowest]
        chosen = self.script.golem_target
        if chosen is None and golem.owner == self.table.challenger and len(targets) == 1:
            chosen = targets[0].id
        if chosen is None and not targets:
            return
        if chosen is None or chosen not in [piece.id for piece in targets]:
            raise Unfair(f"the Rock Golem falls on one of {[piece.id for piece in targets]}, not {chosen}")
        if self.pieces[chosen].shields > 0:
            self.lose_shield(chosen)
        else:
            victim = self.pieces[chosen]
            self.remove(victim)
            self.leave_flags(victim)

    # After the combat

    def uncancelled(self, card: str, player: int) -> int:
        """How many such cards of this player count; the challenger's have no effect but their bonus."""
        if player == self.table.challenger:
            return 0
        return len([s for s in self.shown if s.card == card and s.player == player and not s.cancelled])

    def take(self, effect: str, player: int, number: int, source: int | None) -> None:
        there = self.storage if source is None else self.goods[source]
        most = min(number, there, BANNER_LIMIT - self.goods[player])
        if most <= 0:
            if self.script.taken.get(effect, 0):
                raise Unfair(f"{effect} finds nothing")
            return
        self.takings.append(Taking(effect, player, most, source))
        taken = self.script.taken.get(effect, most)
        if not 0 <= taken <= most:
            raise Unfair(f"{effect} takes {most} at most")
        self.goods[player] += taken
        if source is None:
            self.storage -= taken
        else:
            self.goods[source] -= taken

    def after_combat(self) -> None:
        """CHI-FIGHT-23 (4), rulings 13 and 14"""
        source = None if self.table.mode == "solo" else self.defending_player
        if self.outcome == "success":
            if self.pollazzo_helps():
                self.take("ill_pollazzo", self.attacking_player, 1, source)
            for _ in range(self.uncancelled("plunder", self.attacking_player)):
                self.take("plunder", self.attacking_player, 2, source)
        self.run_away()
        if not self.winners and self.outcome in ("failed", "ended"):
            for _ in range(self.uncancelled("golden_egg", self.defending_player)):
                if self.shields_left > 0:
                    self.gain_shield(self.defender)

    def pollazzo_helps(self) -> bool:
        if self.table.pollazzo_used or self.attacker not in self.pieces:
            return False
        attacker = self.pieces[self.attacker]
        for leader in self.pieces.values():
            if leader.model == "ill_pollazzo" and leader.owner == attacker.owner and self.has_ability(leader):
                return leader.hex == attacker.hex or self.side_by_side(leader.hex, attacker.hex)
        return False

    def run_away(self) -> None:
        """Hit and Run"""
        chosen = self.script.hit_and_run
        if chosen is None:
            return
        if self.strategies[self.attacking_player] != "hit_and_run" or self.attacker not in self.pieces:
            raise Unfair("nobody can hit and run")
        if chosen not in self.one_step(self.pieces[self.attacker]) or chosen == self.new_leader_hex:
            raise Unfair(f"the attacker cannot run to {chosen}")
        self.spend_stars(self.attacking_player, 1)
        self.put(self.attacker, chosen)

    def clear_away(self) -> None:
        """CHI-FIGHT-17, -23 (5), CHI-SOLOFIGHT-09"""
        for cards in self.script.played.values():
            self.discarded.update(card for card in cards if card in MAGIC)
        self.discarded.update(self.challenger_cards())
        self.dice_used = tuple(sorted(face for face in self.script.dice if face > 1))

    def count_draws(self) -> None:
        """CHI-FIGHT-23 (6), -24"""
        for player in self.clockwise_from(self.attacking_player):
            number = self.draws_of(player)
            if number:
                self.draws[player] = number

    def draws_of(self, player: int) -> int:
        if player == self.table.challenger:
            own = [s for s in self.shown if s.player == player and not s.cancelled]
            return sum(CHALLENGER_DRAWS.get(s.card, 0) for s in own)
        number = self.uncancelled("pecking_order", player)
        if self.strategies[player] == "paid_advisers" and player != self.attacking_player:
            number += 1 if self.script.played.get(player) else 0
        if self.outcome in ("failed", "ended") and player == self.defending_player:
            defender = self.pieces[self.defender]
            number += 1 if defender.model == "keekmee" and self.has_ability(defender) else 0
        return number

    def verdict(self) -> Verdict:
        return Verdict(
            outcome=self.outcome,
            strength=self.strength,
            armour=self.armour,
            defender=self.defender,
            defending_player=self.defending_player,
            marker=self.marker,
            marker_from=self.marker_from,
            winners=self.winners,
            destroyed=tuple(self.destroyed),
            returns=self.returns,
            lost_chickens=frozenset(self.lost_chickens),
            epic_death=self.epic_death,
            new_leader_hex=self.new_leader_hex,
            shields_lost=dict(self.shields_lost),
            shields_gained=dict(self.shields_gained),
            shields_left=self.shields_left,
            strategies=self.strategies,
            discarded=self.discarded,
            dice_used=self.dice_used,
            stars_spent=dict(self.stars_spent),
            permanent_lost=dict(self.permanent_lost),
            draws=self.draws,
            takings=tuple(self.takings),
            goods=self.goods,
            storage=self.storage,
            pieces=self.pieces,
            flags_lying=self.flags_lying,
            flags_home=self.flags_home,
        )
