"""The table of War for Chicken Island: its fields, and what the rules ask of it.

Players are banners: the seats, and in solo the challenger beside the only seat. What happens between two answers
(a move, a build, a fight) lives in fields, because a frame has four arguments only; they are blank when it is over.
"""

from __future__ import annotations

from typing import Annotated, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.deck import Deck
from bannerhall.core.fields import outside, pile, row, whole
from bannerhall.core.ruleset import Ruleset
from bannerhall.core.state import State
from bannerhall.games.chicken.rules import leaders, machines, scrolls
from bannerhall.games.chicken.rules.components import (
    BANDING_MASK,
    CHICKEN_ARMOUR,
    CHICKEN_STRENGTH,
    CHICKENS,
    CHICKENS_MASK,
    DICE,
    FLAG,
    GOODS_EACH,
    KINDS_OF_FACES,
    KINDS_OF_GOODS,
    LEADER,
    LEADERS_MASK,
    MACHINE,
    MARKERS,
    MODES,
    MOST_GOODS,
    MOST_PLAYERS,
    MOST_STANDING,
    MOST_TURNS,
    PIECES,
    SHIELDS,
    SOLO,
    STOCK,
    TEAM,
)

DEEPEST: Final = 14
HEXES: Final = 40  # see atlas.py
CELLS: Final = 217
LYING: Final[i64] = 64  # a flag that lies on hex h is LYING + h, one that piece p carries is p + 1
ALL_HEXES: Final[i64] = BIT[HEXES] - 1
ALL_PIECES: Final[i64] = BIT[PIECES] - 1
ALL_PLAYERS: Final = 15
ALL_SEQUENCES: Final = 3937376385699288  # see the field: 14 strategies of 12 kinds, one more than their place
MOST_CARDS: Final = 62
HANDS: Final[i64] = MOST_PLAYERS * scrolls.KINDS
SCROLLS: Final = scrolls.COPIES
MACHINES: Final = machines.COPIES


def mode_of(rules: Ruleset) -> i64:
    return MODES.index(str(rules.options["mode"]))


def players_of(rules: Ruleset) -> i64:
    """The challenger is a player without a seat [CHI-SOLO-01]."""
    return i64(2) if rules.options["mode"] == "solo" else rules.seats


def quick_of(rules: Ruleset) -> i64:
    return 1 if rules.options["quick_game"] else 0


def pilots_of(rules: Ruleset) -> i64:
    """Whether pilots come from the own base and territory only [CHI-BUILD-17]."""
    return 0 if rules.options["pilots_from"] == "anywhere" else 1


def bonus_of(rules: Ruleset) -> i64:
    """What every base adds to the armour of whoever stands on it [CHI-BASE2-01] [CHI-BASE2-03]."""
    return 2 if rules.options["base_bonus"] else 0


# --- Blank rows, written by tools/fields.py
BLANK_CELL_OF: Final = vec[i64]([0] * HEXES)
BLANK_LINKED: Final = vec[i64]([0] * MOST_PLAYERS)
BLANK_PLACE: Final = vec[i64]([0] * PIECES)
BLANK_MODEL: Final = vec[i64]([0] * (machines.SLOTS))
BLANK_PILOT: Final = vec[i64]([0] * (MOST_PLAYERS * CHICKENS))
BLANK_DEALT: Final = vec[i64]([0] * (2 * MOST_PLAYERS))
BLANK_DICE: Final = vec[i64]([0] * (MOST_PLAYERS * KINDS_OF_FACES))
BLANK_GOODS: Final = vec[i64]([0] * (MOST_PLAYERS * KINDS_OF_GOODS))
BLANK_STORAGE: Final = vec[i64]([0] * KINDS_OF_GOODS)
BLANK_MARKERS: Final = vec[i64]([0] * (MOST_PLAYERS * MOST_PLAYERS))
BLANK_HAND: Final = vec[i64]([0] * HANDS)
BLANK_DISCARD: Final = vec[i64]([0] * (scrolls.KINDS))
BLANK_STOCK: Final = vec[i64]([0] * STOCK)
BLANK_MACHINE_DISCARD: Final = vec[i64]([0] * (machines.MODELS))
BLANK_THROWN: Final = vec[i64]([0] * KINDS_OF_FACES)


@final
class Chicken(State):
    mode: Annotated[i64, whole(0, 4, made_by=mode_of)]
    players: Annotated[i64, whole(1, MOST_PLAYERS, made_by=players_of)]
    quick: Annotated[i64, whole(0, 1, made_by=quick_of)]
    base_bonus: Annotated[i64, whole(0, 2, made_by=bonus_of)]
    pilots_near: Annotated[i64, whole(0, 1, made_by=pilots_of)]

    # The island. Hexes by the tile they are printed on (atlas.py); sets of hexes are masks.
    cell_of: Annotated[vec[i64], row(HEXES, 0, CELLS, shared=True)]  # the cell a hex lies on + 1, 0 in the box
    near: Annotated[vec[i64], row(HEXES, 0, ALL_HEXES, shared=True)]  # neighbours of a hex, once the island is finished
    land: Annotated[i64, whole(0, ALL_HEXES)]  # all hexes of the finished island
    lava: Annotated[i64, whole(0, ALL_HEXES)]  # hexes with the lava side up
    linked: Annotated[
        vec[i64], row(MOST_PLAYERS, 0, 6, shared=True)
    ]  # territory linked to the base with this number + 1
    base: Annotated[vec[i64], row(MOST_PLAYERS, 0, HEXES, shared=True)]  # the base hex of a player + 1, 0 not yet
    tile: Annotated[i64, whole(0, 6)]  # the tile somebody is about to lay + 1
    spot: Annotated[i64, whole(0, CELLS)]  # the cell somebody is about to lay a tile on + 1

    # Pieces: chickens player * 6 + n, leaders LEADER + player, machines MACHINE + slot.
    place: Annotated[vec[i64], row(PIECES, 0, HEXES)]  # hex + 1; 0 off the island; only `stand` writes it
    force: Annotated[vec[i64], row(MOST_PLAYERS, 0, ALL_PIECES)]  # mask of a player's pieces on the island
    crowd: Annotated[vec[i64], row(HEXES, 0, ALL_PIECES)]  # mask of the pieces on a hex
    ground: Annotated[vec[i64], row(MOST_PLAYERS, 0, ALL_HEXES)]  # mask of the hexes on which a player has pieces
    shields: Annotated[vec[i64], row(PIECES, 0, SHIELDS, shared=True)]
    plus: Annotated[vec[i64], row(PIECES, 0, DICE, shared=True)]  # permanent dice on a piece
    model: Annotated[vec[i64], row(machines.SLOTS, 0, machines.MODELS, shared=True)]  # model + 1 of a machine in play
    owner: Annotated[vec[i64], row(machines.SLOTS, 0, MOST_PLAYERS - 1, shared=True)]  # its player; 0 without one
    pilot: Annotated[vec[i64], row(MOST_PLAYERS * CHICKENS, 0, machines.SLOTS, shared=True)]  # slot + 1 it steers
    eggs: Annotated[i64, whole(0, CHICKENS_MASK)]  # chickens that lie face down (cockfight)
    fell_on: Annotated[
        vec[i64], row(MOST_PLAYERS * CHICKENS, 0, HEXES, shared=True)
    ]  # hex + 1 on which a destroyed chicken lay face down
    flags: Annotated[vec[i64], row(MOST_PLAYERS, 0, LYING + HEXES, shared=True)]  # piece + 1, LYING + hex, or 0

    # Leaders: card + 1.
    leader: Annotated[vec[i64], row(MOST_PLAYERS, 0, leaders.LEADERS, shared=True)]  # the one in play, or waiting
    spare: Annotated[vec[i64], row(MOST_PLAYERS, 0, leaders.LEADERS, shared=True)]  # face down beside it
    dealt: Annotated[vec[i64], row(2 * MOST_PLAYERS, 0, leaders.LEADERS, shared=True)]  # until all have chosen
    chosen: Annotated[vec[i64], row(MOST_PLAYERS, 0, leaders.LEADERS, shared=True)]  # in secret, until all have chosen
    hits: Annotated[vec[i64], row(MOST_PLAYERS, 0, 99, shared=True)]  # successes of this turn against the leader

    # Banners.
    dice: Annotated[vec[i64], row(MOST_PLAYERS * KINDS_OF_FACES, 0, DICE)]  # player * 6 + face; in solo the rows
    spent: Annotated[vec[i64], row(MOST_PLAYERS, 0, DICE)]  # used-up dice
    goods: Annotated[vec[i64], row(MOST_PLAYERS * KINDS_OF_GOODS, 0, MOST_GOODS + 3)]  # player * 3 + kind
    storage: Annotated[vec[i64], row(KINDS_OF_GOODS, 0, GOODS_EACH * MOST_PLAYERS)]
    shields_left: Annotated[i64, whole(0, SHIELDS, start=SHIELDS)]
    markers: Annotated[
        vec[i64], row(MOST_PLAYERS * MOST_PLAYERS, 0, MARKERS, shared=True)
    ]  # giver * 4 + banner it is on

    # Scrolls, counted by kind: player * scrolls.KINDS + kind.
    hand: Annotated[vec[i64], row(HANDS, 0, MOST_CARDS)]
    strategy: Annotated[vec[i64], row(MOST_PLAYERS, 0, scrolls.KINDS, shared=True)]  # active one + 1
    deck: Annotated[Deck, pile(SCROLLS)]
    discard: Annotated[vec[i64], row(scrolls.KINDS, 0, MOST_CARDS)]

    # Machines.
    stock: Annotated[vec[i64], row(STOCK, 0, machines.MODELS)]  # model + 1, from the left
    machine_deck: Annotated[Deck, pile(MACHINES)]
    machine_discard: Annotated[vec[i64], row(machines.MODELS, 0, 6, shared=True)]

    # The match and the turn.
    first: Annotated[i64, whole(0, MOST_PLAYERS - 1)]
    active: Annotated[i64, whole(0, MOST_PLAYERS - 1)]
    turns: Annotated[i64, whole(0, MOST_TURNS * MOST_PLAYERS)]  # turns begun so far, of all players
    free: Annotated[i64, whole(0, 1)]  # 1 while the free action is not used
    driven: Annotated[i64, whole(0, ALL_PIECES)]  # battle cars that have made their own move
    scavenged: Annotated[i64, whole(0, 1)]  # Scavengers were used in this turn
    robbed: Annotated[i64, whole(0, 1)]  # Ill Pollazzo was used in this turn
    sneaky: Annotated[i64, whole(0, 1)]  # Shortcut was paid in this turn
    hot: Annotated[i64, whole(0, 1)]  # Hot Feet was paid for the next move
    winners: Annotated[i64, whole(0, ALL_PLAYERS)]  # mask of players; at the limit those who share the draw
    over: Annotated[i64, whole(0, 2)]  # 1 won, 2 by the turn limit

    # A throw: dice in the cup. A build: what was named so far. A move: who goes, and how far.
    cup: Annotated[i64, whole(0, DICE)]
    drawn: Annotated[
        vec[i64], row(scrolls.KINDS, 0, MOST_CARDS, shared=True)
    ]  # disasters to carry out; Lady Pluckington's two
    build_model: Annotated[i64, whole(0, machines.MODELS)]  # + 1
    build_hex: Annotated[i64, whole(0, HEXES)]  # + 1
    build_pilots: Annotated[i64, whole(0, CHICKENS_MASK)]
    price: Annotated[vec[i64], row(KINDS_OF_GOODS, 0, 9, shared=True)]  # still to be paid of each kind
    walkers: Annotated[i64, whole(0, ALL_PIECES)]  # the pieces that move together
    walked: Annotated[i64, whole(0, 9)]  # steps made so far
    reach: Annotated[i64, whole(0, 9)]  # steps they may make in all
    walk_from: Annotated[i64, whole(0, HEXES)]  # where they began + 1
    tread: Annotated[i64, whole(0, 3)]  # 1 over lava by Hot Feet

    # A fight.
    attacker: Annotated[i64, whole(0, PIECES)]  # piece + 1, 0 without a fight
    defender: Annotated[i64, whole(0, PIECES)]  # piece + 1
    aggressor: Annotated[i64, whole(0, MOST_PLAYERS - 1)]  # the attacking player
    victim: Annotated[i64, whole(0, MOST_PLAYERS - 1)]  # the defending player at this moment
    first_victim: Annotated[i64, whole(0, MOST_PLAYERS - 1)]  # the one who was attacked
    thrown: Annotated[vec[i64], row(KINDS_OF_FACES, 0, DICE, shared=True)]  # +2 and +3 dice used in this fight
    power: Annotated[i64, whole(0, 15)]  # what the challenger's Power dice add to its attacks in this turn
    alarms: Annotated[i64, whole(0, DICE)]  # Cluck Alarms paid in this fight
    passes: Annotated[i64, whole(0, MOST_PLAYERS)]  # in a row
    laid: Annotated[vec[i64], row(HANDS, 0, MOST_CARDS, shared=True)]  # face down: player * kinds + kind
    shown: Annotated[vec[i64], row(HANDS, 0, MOST_CARDS, shared=True)]  # revealed magic
    for_attack: Annotated[vec[i64], row(HANDS, 0, MOST_CARDS, shared=True)]  # of those shown, on the attacker's side
    spoiled: Annotated[vec[i64], row(HANDS, 0, MOST_CARDS, shared=True)]  # of those shown, taken by Rotten Eggs
    rotten: Annotated[vec[i64], row(MOST_PLAYERS, 0, 2, shared=True)]  # Rotten Eggs that wait for the end of the reveal
    helps: Annotated[vec[i64], row(MOST_PLAYERS, 0, 2, shared=True)]  # 1 the attacker, 2 the defender, 0 not said yet
    played: Annotated[vec[i64], row(MOST_PLAYERS, 0, MOST_CARDS, shared=True)]  # scrolls played in this fight
    sequence: Annotated[
        vec[i64], row(MOST_PLAYERS, 0, ALL_SEQUENCES, shared=True)
    ]  # strategies face down, see card_rounds
    standing_pass: Annotated[
        vec[i64], row(MOST_PLAYERS, 0, MOST_STANDING, shared=True)
    ]  # in the card rounds of later fights, see standing_passes.py
    sits_out: Annotated[i64, whole(0, ALL_PLAYERS)]  # mask of the seats that pass in this fight whatever comes
    revealed: Annotated[vec[i64], row(HANDS, 0, MOST_CARDS, shared=True)]  # who revealed what in the last fight
    outcome: Annotated[i64, whole(0, 4)]  # see fight.py
    draws: Annotated[vec[i64], row(MOST_PLAYERS, 0, 99, shared=True)]  # scrolls still to be drawn
    fell_at: Annotated[i64, whole(0, HEXES)]  # where a destroyed golem stood + 1

    # Solo.
    pile: Annotated[vec[i64], row(scrolls.KINDS, 0, MOST_CARDS)]  # the challenger's hand, seen by nobody
    line: Annotated[
        vec[i64], row(machines.SLOTS, 0, machines.SLOTS, shared=True)
    ]  # its machines, slot + 1, from the left
    lined: Annotated[i64, whole(0, machines.SLOTS)]
    compass: Annotated[i64, whole(0, 5)]  # the direction with priority 1
    acted: Annotated[i64, whole(0, ALL_PIECES)]  # pieces of the challenger that were activated in this turn
    passed_by: Annotated[i64, whole(0, ALL_PIECES)]  # of these, in this pass of the order

    # What challenges look at [CHI-CHAL-01] to [CHI-CHAL-07].
    feats: Annotated[vec[i64], row(MOST_PLAYERS, 0, 127, shared=True)]  # masks of challenges met in this match
    built: Annotated[vec[i64], row(MOST_PLAYERS, 0, 999, shared=True)]  # machines built
    by_others: Annotated[vec[i64], row(MOST_PLAYERS, 0, 99, shared=True)]  # markers that the leader did not place

    # --- Written by tools/fields.py from the fields above: `make fields` writes it anew

    def __init__(self, src: Chicken | None, rules: Ruleset) -> None:  # noqa: PLR0915
        """A copy of `src`, or the bare table before set-up."""
        super().__init__(src, rules, DEEPEST)
        if src is not None:
            self.mode = src.mode
            self.players = src.players
            self.quick = src.quick
            self.base_bonus = src.base_bonus
            self.pilots_near = src.pilots_near
            self.cell_of = src.cell_of
            self.near = src.near
            self.land = src.land
            self.lava = src.lava
            self.linked = src.linked
            self.base = src.base
            self.tile = src.tile
            self.spot = src.spot
            self.place = src.place[:]
            self.force = src.force[:]
            self.crowd = src.crowd[:]
            self.ground = src.ground[:]
            self.shields = src.shields
            self.plus = src.plus
            self.model = src.model
            self.owner = src.owner
            self.pilot = src.pilot
            self.eggs = src.eggs
            self.fell_on = src.fell_on
            self.flags = src.flags
            self.leader = src.leader
            self.spare = src.spare
            self.dealt = src.dealt
            self.chosen = src.chosen
            self.hits = src.hits
            self.dice = src.dice[:]
            self.spent = src.spent[:]
            self.goods = src.goods[:]
            self.storage = src.storage[:]
            self.shields_left = src.shields_left
            self.markers = src.markers
            self.hand = src.hand[:]
            self.strategy = src.strategy
            self.deck = src.deck.clone()
            self.discard = src.discard[:]
            self.stock = src.stock[:]
            self.machine_deck = src.machine_deck.clone()
            self.machine_discard = src.machine_discard
            self.first = src.first
            self.active = src.active
            self.turns = src.turns
            self.free = src.free
            self.driven = src.driven
            self.scavenged = src.scavenged
            self.robbed = src.robbed
            self.sneaky = src.sneaky
            self.hot = src.hot
            self.winners = src.winners
            self.over = src.over
            self.cup = src.cup
            self.drawn = src.drawn
            self.build_model = src.build_model
            self.build_hex = src.build_hex
            self.build_pilots = src.build_pilots
            self.price = src.price
            self.walkers = src.walkers
            self.walked = src.walked
            self.reach = src.reach
            self.walk_from = src.walk_from
            self.tread = src.tread
            self.attacker = src.attacker
            self.defender = src.defender
            self.aggressor = src.aggressor
            self.victim = src.victim
            self.first_victim = src.first_victim
            self.thrown = src.thrown
            self.power = src.power
            self.alarms = src.alarms
            self.passes = src.passes
            self.laid = src.laid
            self.shown = src.shown
            self.for_attack = src.for_attack
            self.spoiled = src.spoiled
            self.rotten = src.rotten
            self.helps = src.helps
            self.played = src.played
            self.sequence = src.sequence
            self.standing_pass = src.standing_pass
            self.sits_out = src.sits_out
            self.revealed = src.revealed
            self.outcome = src.outcome
            self.draws = src.draws
            self.fell_at = src.fell_at
            self.pile = src.pile[:]
            self.line = src.line
            self.lined = src.lined
            self.compass = src.compass
            self.acted = src.acted
            self.passed_by = src.passed_by
            self.feats = src.feats
            self.built = src.built
            self.by_others = src.by_others
        else:
            self.mode = mode_of(rules)
            self.players = players_of(rules)
            self.quick = quick_of(rules)
            self.base_bonus = bonus_of(rules)
            self.pilots_near = pilots_of(rules)
            self.cell_of = BLANK_CELL_OF
            self.near = BLANK_CELL_OF
            self.land = 0
            self.lava = 0
            self.linked = BLANK_LINKED
            self.base = BLANK_LINKED
            self.tile = 0
            self.spot = 0
            self.place = BLANK_PLACE[:]
            self.force = BLANK_LINKED[:]
            self.crowd = BLANK_CELL_OF[:]
            self.ground = BLANK_LINKED[:]
            self.shields = BLANK_PLACE
            self.plus = BLANK_PLACE
            self.model = BLANK_MODEL
            self.owner = BLANK_MODEL
            self.pilot = BLANK_PILOT
            self.eggs = 0
            self.fell_on = BLANK_PILOT
            self.flags = BLANK_LINKED
            self.leader = BLANK_LINKED
            self.spare = BLANK_LINKED
            self.dealt = BLANK_DEALT
            self.chosen = BLANK_LINKED
            self.hits = BLANK_LINKED
            self.dice = BLANK_DICE[:]
            self.spent = BLANK_LINKED[:]
            self.goods = BLANK_GOODS[:]
            self.storage = BLANK_STORAGE[:]
            self.shields_left = SHIELDS
            self.markers = BLANK_MARKERS
            self.hand = BLANK_HAND[:]
            self.strategy = BLANK_LINKED
            self.deck = Deck(None, SCROLLS[:])
            self.discard = BLANK_DISCARD[:]
            self.stock = BLANK_STOCK[:]
            self.machine_deck = Deck(None, MACHINES[:])
            self.machine_discard = BLANK_MACHINE_DISCARD
            self.first = 0
            self.active = 0
            self.turns = 0
            self.free = 0
            self.driven = 0
            self.scavenged = 0
            self.robbed = 0
            self.sneaky = 0
            self.hot = 0
            self.winners = 0
            self.over = 0
            self.cup = 0
            self.drawn = BLANK_DISCARD
            self.build_model = 0
            self.build_hex = 0
            self.build_pilots = 0
            self.price = BLANK_STORAGE
            self.walkers = 0
            self.walked = 0
            self.reach = 0
            self.walk_from = 0
            self.tread = 0
            self.attacker = 0
            self.defender = 0
            self.aggressor = 0
            self.victim = 0
            self.first_victim = 0
            self.thrown = BLANK_THROWN
            self.power = 0
            self.alarms = 0
            self.passes = 0
            self.laid = BLANK_HAND
            self.shown = BLANK_HAND
            self.for_attack = BLANK_HAND
            self.spoiled = BLANK_HAND
            self.rotten = BLANK_LINKED
            self.helps = BLANK_LINKED
            self.played = BLANK_LINKED
            self.sequence = BLANK_LINKED
            self.standing_pass = BLANK_LINKED
            self.sits_out = 0
            self.revealed = BLANK_HAND
            self.outcome = 0
            self.draws = BLANK_LINKED
            self.fell_at = 0
            self.pile = BLANK_DISCARD[:]
            self.line = BLANK_MODEL
            self.lined = 0
            self.compass = 0
            self.acted = 0
            self.passed_by = 0
            self.feats = BLANK_LINKED
            self.built = BLANK_LINKED
            self.by_others = BLANK_LINKED

    def clone(self) -> Chicken:
        return Chicken(self, self.rules)

    def set_cell_of(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.cell_of[at] != value:
            row = self.cell_of[:]
            row[at] = value
            self.cell_of = row

    def set_near(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.near[at] != value:
            row = self.near[:]
            row[at] = value
            self.near = row

    def set_linked(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.linked[at] != value:
            row = self.linked[:]
            row[at] = value
            self.linked = row

    def set_base(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.base[at] != value:
            row = self.base[:]
            row[at] = value
            self.base = row

    def set_shields(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.shields[at] != value:
            row = self.shields[:]
            row[at] = value
            self.shields = row

    def set_plus(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.plus[at] != value:
            row = self.plus[:]
            row[at] = value
            self.plus = row

    def set_model(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.model[at] != value:
            row = self.model[:]
            row[at] = value
            self.model = row

    def set_owner(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.owner[at] != value:
            row = self.owner[:]
            row[at] = value
            self.owner = row

    def set_pilot(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.pilot[at] != value:
            row = self.pilot[:]
            row[at] = value
            self.pilot = row

    def set_fell_on(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.fell_on[at] != value:
            row = self.fell_on[:]
            row[at] = value
            self.fell_on = row

    def set_flags(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.flags[at] != value:
            row = self.flags[:]
            row[at] = value
            self.flags = row

    def set_leader(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.leader[at] != value:
            row = self.leader[:]
            row[at] = value
            self.leader = row

    def set_spare(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.spare[at] != value:
            row = self.spare[:]
            row[at] = value
            self.spare = row

    def set_dealt(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.dealt[at] != value:
            row = self.dealt[:]
            row[at] = value
            self.dealt = row

    def set_chosen(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.chosen[at] != value:
            row = self.chosen[:]
            row[at] = value
            self.chosen = row

    def set_hits(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.hits[at] != value:
            row = self.hits[:]
            row[at] = value
            self.hits = row

    def set_markers(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.markers[at] != value:
            row = self.markers[:]
            row[at] = value
            self.markers = row

    def set_strategy(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.strategy[at] != value:
            row = self.strategy[:]
            row[at] = value
            self.strategy = row

    def set_machine_discard(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.machine_discard[at] != value:
            row = self.machine_discard[:]
            row[at] = value
            self.machine_discard = row

    def set_drawn(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.drawn[at] != value:
            row = self.drawn[:]
            row[at] = value
            self.drawn = row

    def set_price(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.price[at] != value:
            row = self.price[:]
            row[at] = value
            self.price = row

    def set_thrown(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.thrown[at] != value:
            row = self.thrown[:]
            row[at] = value
            self.thrown = row

    def set_laid(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.laid[at] != value:
            row = self.laid[:]
            row[at] = value
            self.laid = row

    def set_shown(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.shown[at] != value:
            row = self.shown[:]
            row[at] = value
            self.shown = row

    def set_for_attack(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.for_attack[at] != value:
            row = self.for_attack[:]
            row[at] = value
            self.for_attack = row

    def set_spoiled(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.spoiled[at] != value:
            row = self.spoiled[:]
            row[at] = value
            self.spoiled = row

    def set_rotten(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.rotten[at] != value:
            row = self.rotten[:]
            row[at] = value
            self.rotten = row

    def set_helps(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.helps[at] != value:
            row = self.helps[:]
            row[at] = value
            self.helps = row

    def set_played(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.played[at] != value:
            row = self.played[:]
            row[at] = value
            self.played = row

    def set_sequence(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.sequence[at] != value:
            row = self.sequence[:]
            row[at] = value
            self.sequence = row

    def set_standing_pass(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.standing_pass[at] != value:
            row = self.standing_pass[:]
            row[at] = value
            self.standing_pass = row

    def set_revealed(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.revealed[at] != value:
            row = self.revealed[:]
            row[at] = value
            self.revealed = row

    def set_draws(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.draws[at] != value:
            row = self.draws[:]
            row[at] = value
            self.draws = row

    def set_line(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.line[at] != value:
            row = self.line[:]
            row[at] = value
            self.line = row

    def set_feats(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.feats[at] != value:
            row = self.feats[:]
            row[at] = value
            self.feats = row

    def set_built(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.built[at] != value:
            row = self.built[:]
            row[at] = value
            self.built = row

    def set_by_others(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.by_others[at] != value:
            row = self.by_others[:]
            row[at] = value
            self.by_others = row

    def own_rows(self) -> None:
        self.cell_of = self.cell_of[:]
        self.near = self.near[:]
        self.linked = self.linked[:]
        self.base = self.base[:]
        self.shields = self.shields[:]
        self.plus = self.plus[:]
        self.model = self.model[:]
        self.owner = self.owner[:]
        self.pilot = self.pilot[:]
        self.fell_on = self.fell_on[:]
        self.flags = self.flags[:]
        self.leader = self.leader[:]
        self.spare = self.spare[:]
        self.dealt = self.dealt[:]
        self.chosen = self.chosen[:]
        self.hits = self.hits[:]
        self.markers = self.markers[:]
        self.strategy = self.strategy[:]
        self.machine_discard = self.machine_discard[:]
        self.drawn = self.drawn[:]
        self.price = self.price[:]
        self.thrown = self.thrown[:]
        self.laid = self.laid[:]
        self.shown = self.shown[:]
        self.for_attack = self.for_attack[:]
        self.spoiled = self.spoiled[:]
        self.rotten = self.rotten[:]
        self.helps = self.helps[:]
        self.played = self.played[:]
        self.sequence = self.sequence[:]
        self.standing_pass = self.standing_pass[:]
        self.revealed = self.revealed[:]
        self.draws = self.draws[:]
        self.line = self.line[:]
        self.feats = self.feats[:]
        self.built = self.built[:]
        self.by_others = self.by_others[:]

    def check_fields(self) -> list[str]:  # noqa: PLR0912, PLR0915
        wrong: list[str] = []
        if not 0 <= self.mode <= 4:
            wrong.append(f"mode is {self.mode}, not 0 to 4")
        if not 1 <= self.players <= MOST_PLAYERS:
            wrong.append(f"players is {self.players}, not 1 to {MOST_PLAYERS}")
        if not 0 <= self.quick <= 1:
            wrong.append(f"quick is {self.quick}, not 0 to 1")
        if not 0 <= self.base_bonus <= 2:
            wrong.append(f"base_bonus is {self.base_bonus}, not 0 to 2")
        if not 0 <= self.pilots_near <= 1:
            wrong.append(f"pilots_near is {self.pilots_near}, not 0 to 1")
        wrong.extend(outside("cell_of", self.cell_of, 0, CELLS))
        wrong.extend(outside("near", self.near, 0, ALL_HEXES))
        if not 0 <= self.land <= ALL_HEXES:
            wrong.append(f"land is {self.land}, not 0 to {ALL_HEXES}")
        if not 0 <= self.lava <= ALL_HEXES:
            wrong.append(f"lava is {self.lava}, not 0 to {ALL_HEXES}")
        wrong.extend(outside("linked", self.linked, 0, 6))
        wrong.extend(outside("base", self.base, 0, HEXES))
        if not 0 <= self.tile <= 6:
            wrong.append(f"tile is {self.tile}, not 0 to 6")
        if not 0 <= self.spot <= CELLS:
            wrong.append(f"spot is {self.spot}, not 0 to {CELLS}")
        wrong.extend(outside("place", self.place, 0, HEXES))
        wrong.extend(outside("force", self.force, 0, ALL_PIECES))
        wrong.extend(outside("crowd", self.crowd, 0, ALL_PIECES))
        wrong.extend(outside("ground", self.ground, 0, ALL_HEXES))
        wrong.extend(outside("shields", self.shields, 0, SHIELDS))
        wrong.extend(outside("plus", self.plus, 0, DICE))
        wrong.extend(outside("model", self.model, 0, machines.MODELS))
        wrong.extend(outside("owner", self.owner, 0, MOST_PLAYERS - 1))
        wrong.extend(outside("pilot", self.pilot, 0, machines.SLOTS))
        if not 0 <= self.eggs <= CHICKENS_MASK:
            wrong.append(f"eggs is {self.eggs}, not 0 to {CHICKENS_MASK}")
        wrong.extend(outside("fell_on", self.fell_on, 0, HEXES))
        wrong.extend(outside("flags", self.flags, 0, LYING + HEXES))
        wrong.extend(outside("leader", self.leader, 0, leaders.LEADERS))
        wrong.extend(outside("spare", self.spare, 0, leaders.LEADERS))
        wrong.extend(outside("dealt", self.dealt, 0, leaders.LEADERS))
        wrong.extend(outside("chosen", self.chosen, 0, leaders.LEADERS))
        wrong.extend(outside("hits", self.hits, 0, 99))
        wrong.extend(outside("dice", self.dice, 0, DICE))
        wrong.extend(outside("spent", self.spent, 0, DICE))
        wrong.extend(outside("goods", self.goods, 0, MOST_GOODS + 3))
        wrong.extend(outside("storage", self.storage, 0, GOODS_EACH * MOST_PLAYERS))
        if not 0 <= self.shields_left <= SHIELDS:
            wrong.append(f"shields_left is {self.shields_left}, not 0 to {SHIELDS}")
        wrong.extend(outside("markers", self.markers, 0, MARKERS))
        wrong.extend(outside("hand", self.hand, 0, MOST_CARDS))
        wrong.extend(outside("strategy", self.strategy, 0, scrolls.KINDS))
        wrong.extend(outside("discard", self.discard, 0, MOST_CARDS))
        wrong.extend(outside("stock", self.stock, 0, machines.MODELS))
        wrong.extend(outside("machine_discard", self.machine_discard, 0, 6))
        if not 0 <= self.first <= MOST_PLAYERS - 1:
            wrong.append(f"first is {self.first}, not 0 to {MOST_PLAYERS - 1}")
        if not 0 <= self.active <= MOST_PLAYERS - 1:
            wrong.append(f"active is {self.active}, not 0 to {MOST_PLAYERS - 1}")
        if not 0 <= self.turns <= MOST_TURNS * MOST_PLAYERS:
            wrong.append(f"turns is {self.turns}, not 0 to {MOST_TURNS * MOST_PLAYERS}")
        if not 0 <= self.free <= 1:
            wrong.append(f"free is {self.free}, not 0 to 1")
        if not 0 <= self.driven <= ALL_PIECES:
            wrong.append(f"driven is {self.driven}, not 0 to {ALL_PIECES}")
        if not 0 <= self.scavenged <= 1:
            wrong.append(f"scavenged is {self.scavenged}, not 0 to 1")
        if not 0 <= self.robbed <= 1:
            wrong.append(f"robbed is {self.robbed}, not 0 to 1")
        if not 0 <= self.sneaky <= 1:
            wrong.append(f"sneaky is {self.sneaky}, not 0 to 1")
        if not 0 <= self.hot <= 1:
            wrong.append(f"hot is {self.hot}, not 0 to 1")
        if not 0 <= self.winners <= ALL_PLAYERS:
            wrong.append(f"winners is {self.winners}, not 0 to {ALL_PLAYERS}")
        if not 0 <= self.over <= 2:
            wrong.append(f"over is {self.over}, not 0 to 2")
        if not 0 <= self.cup <= DICE:
            wrong.append(f"cup is {self.cup}, not 0 to {DICE}")
        wrong.extend(outside("drawn", self.drawn, 0, MOST_CARDS))
        if not 0 <= self.build_model <= machines.MODELS:
            wrong.append(f"build_model is {self.build_model}, not 0 to {machines.MODELS}")
        if not 0 <= self.build_hex <= HEXES:
            wrong.append(f"build_hex is {self.build_hex}, not 0 to {HEXES}")
        if not 0 <= self.build_pilots <= CHICKENS_MASK:
            wrong.append(f"build_pilots is {self.build_pilots}, not 0 to {CHICKENS_MASK}")
        wrong.extend(outside("price", self.price, 0, 9))
        if not 0 <= self.walkers <= ALL_PIECES:
            wrong.append(f"walkers is {self.walkers}, not 0 to {ALL_PIECES}")
        if not 0 <= self.walked <= 9:
            wrong.append(f"walked is {self.walked}, not 0 to 9")
        if not 0 <= self.reach <= 9:
            wrong.append(f"reach is {self.reach}, not 0 to 9")
        if not 0 <= self.walk_from <= HEXES:
            wrong.append(f"walk_from is {self.walk_from}, not 0 to {HEXES}")
        if not 0 <= self.tread <= 3:
            wrong.append(f"tread is {self.tread}, not 0 to 3")
        if not 0 <= self.attacker <= PIECES:
            wrong.append(f"attacker is {self.attacker}, not 0 to {PIECES}")
        if not 0 <= self.defender <= PIECES:
            wrong.append(f"defender is {self.defender}, not 0 to {PIECES}")
        if not 0 <= self.aggressor <= MOST_PLAYERS - 1:
            wrong.append(f"aggressor is {self.aggressor}, not 0 to {MOST_PLAYERS - 1}")
        if not 0 <= self.victim <= MOST_PLAYERS - 1:
            wrong.append(f"victim is {self.victim}, not 0 to {MOST_PLAYERS - 1}")
        if not 0 <= self.first_victim <= MOST_PLAYERS - 1:
            wrong.append(f"first_victim is {self.first_victim}, not 0 to {MOST_PLAYERS - 1}")
        wrong.extend(outside("thrown", self.thrown, 0, DICE))
        if not 0 <= self.power <= 15:
            wrong.append(f"power is {self.power}, not 0 to 15")
        if not 0 <= self.alarms <= DICE:
            wrong.append(f"alarms is {self.alarms}, not 0 to {DICE}")
        if not 0 <= self.passes <= MOST_PLAYERS:
            wrong.append(f"passes is {self.passes}, not 0 to {MOST_PLAYERS}")
        wrong.extend(outside("laid", self.laid, 0, MOST_CARDS))
        wrong.extend(outside("shown", self.shown, 0, MOST_CARDS))
        wrong.extend(outside("for_attack", self.for_attack, 0, MOST_CARDS))
        wrong.extend(outside("spoiled", self.spoiled, 0, MOST_CARDS))
        wrong.extend(outside("rotten", self.rotten, 0, 2))
        wrong.extend(outside("helps", self.helps, 0, 2))
        wrong.extend(outside("played", self.played, 0, MOST_CARDS))
        wrong.extend(outside("sequence", self.sequence, 0, ALL_SEQUENCES))
        wrong.extend(outside("standing_pass", self.standing_pass, 0, MOST_STANDING))
        if not 0 <= self.sits_out <= ALL_PLAYERS:
            wrong.append(f"sits_out is {self.sits_out}, not 0 to {ALL_PLAYERS}")
        wrong.extend(outside("revealed", self.revealed, 0, MOST_CARDS))
        if not 0 <= self.outcome <= 4:
            wrong.append(f"outcome is {self.outcome}, not 0 to 4")
        wrong.extend(outside("draws", self.draws, 0, 99))
        if not 0 <= self.fell_at <= HEXES:
            wrong.append(f"fell_at is {self.fell_at}, not 0 to {HEXES}")
        wrong.extend(outside("pile", self.pile, 0, MOST_CARDS))
        wrong.extend(outside("line", self.line, 0, machines.SLOTS))
        if not 0 <= self.lined <= machines.SLOTS:
            wrong.append(f"lined is {self.lined}, not 0 to {machines.SLOTS}")
        if not 0 <= self.compass <= 5:
            wrong.append(f"compass is {self.compass}, not 0 to 5")
        if not 0 <= self.acted <= ALL_PIECES:
            wrong.append(f"acted is {self.acted}, not 0 to {ALL_PIECES}")
        if not 0 <= self.passed_by <= ALL_PIECES:
            wrong.append(f"passed_by is {self.passed_by}, not 0 to {ALL_PIECES}")
        wrong.extend(outside("feats", self.feats, 0, 127))
        wrong.extend(outside("built", self.built, 0, 999))
        wrong.extend(outside("by_others", self.by_others, 0, 99))
        return wrong

    # --- End of what is written

    def next_player(self, player: i64) -> i64:
        return player + 1 if player + 1 < self.players else i64(0)

    def foes_of(self, player: i64) -> i64:
        """Mask of the opponents of a player; team-mates sit opposite each other [CHI-TEAM-02] [CHI-TEAM-05]."""
        everybody = BIT[self.players] - 1
        if self.mode == TEAM:
            return i64(10) if player % 2 == 0 else i64(5)
        return everybody & ~BIT[player]

    def hostile(self, one: i64, other: i64) -> bool:
        return (self.foes_of(one) >> other) & 1 == 1

    def player_of(self, piece: i64) -> i64:
        """Whose piece it is."""
        if piece >= MACHINE:
            return self.owner[piece - MACHINE]
        return piece - LEADER if piece >= LEADER else piece // CHICKENS

    def standing(self, hex_: i64) -> i64:
        """Mask of the pieces on a hex; pilots are no pieces of their own."""
        return self.crowd[hex_]

    def stand(self, piece: i64, at: i64) -> None:
        """A piece stands on hex `at` - 1 from now on, or with 0 nowhere; a machine has its owner already."""
        bit = BIT[piece]
        before = self.place[piece]
        self.place[piece] = at
        player = self.player_of(piece)
        if before != 0:
            self.crowd[before - 1] &= ~bit
            self.force[player] &= ~bit
            if self.crowd[before - 1] & self.force[player] == 0:
                self.ground[player] &= ~BIT[before - 1]
        if at != 0:
            self.crowd[at - 1] |= bit
            self.force[player] |= bit
            self.ground[player] |= BIT[at - 1]

    def count_pieces(self) -> None:
        """Who stands where follows from the places of the pieces."""
        for player in range(MOST_PLAYERS):
            self.force[player] = 0
            self.ground[player] = 0
        for hex_ in range(HEXES):
            self.crowd[hex_] = 0
        for piece in range(PIECES):
            if self.place[piece] != 0:
                self.stand(piece, self.place[piece])

    def army(self, player: i64) -> i64:
        """Mask of all pieces of a player on the island."""
        return self.force[player]

    def hostile_pieces(self, player: i64) -> i64:
        """Mask of the pieces of a player's opponents on the island."""
        found: i64 = 0
        foes = self.foes_of(player)
        while foes != 0:
            found |= self.force[lowest(foes)]
            foes &= foes - 1
        return found

    def hexes_of(self, pieces: i64) -> i64:
        """Mask of the hexes on which these pieces stand."""
        found: i64 = 0
        place = self.place
        while pieces != 0:
            found |= BIT[place[lowest(pieces)] - 1]
            pieces &= pieces - 1
        return found

    def pieces_on(self, hexes: i64) -> i64:
        """Mask of the pieces on these hexes."""
        found: i64 = 0
        crowd = self.crowd
        while hexes != 0:
            found |= crowd[lowest(hexes)]
            hexes &= hexes - 1
        return found

    def held_by(self, player: i64) -> i64:
        """Mask of the hexes on which a player has pieces; nobody shares a hex with another [CHI-BAND-09]."""
        return self.ground[player]

    def held_by_all(self) -> i64:
        """Mask of the hexes on which anybody has pieces."""
        ground = self.ground
        return ground[0] | ground[1] | ground[2] | ground[3]

    def held_by_foes(self, player: i64) -> i64:
        """Mask of the hexes on which opponents of a player have pieces."""
        found: i64 = 0
        foes = self.foes_of(player)
        while foes != 0:
            found |= self.ground[lowest(foes)]
            foes &= foes - 1
        return found

    def model_of(self, piece: i64) -> i64:
        """The model of a machine in play."""
        return self.model[piece - MACHINE] - 1

    def leads(self, player: i64, card: i64) -> bool:
        """Whether a player's leader on the island is this one, and its ability counts [CHI-LEAD-02] [CHI-SOLO-11]."""
        if self.leader[player] != card + 1 or self.place[LEADER + player] == 0:
            return False
        return not (self.mode == SOLO and player == 1)

    def follows(self, player: i64, strategy: i64) -> bool:
        """Whether this strategy lies active before a player."""
        return self.strategy[player] == strategy + 1

    def printed_strength(self, piece: i64) -> i64:
        """What is printed on the card or the chicken [CHI-UNIT-02] [CHI-LEAD-01] [CHI-MACH-01] [CHI-MACH-04]."""
        if piece >= MACHINE:
            return machines.STRENGTH[self.model_of(piece)]
        if piece >= LEADER:
            return leaders.STRENGTH[self.leader[piece - LEADER] - 1]
        return CHICKEN_STRENGTH[piece % CHICKENS]

    def printed_armour(self, piece: i64) -> i64:
        if piece >= MACHINE:
            return machines.ARMOUR[self.model_of(piece)]
        if piece >= LEADER:
            return leaders.ARMOUR[self.leader[piece - LEADER] - 1]
        return CHICKEN_ARMOUR[piece % CHICKENS]

    def printed_speed(self, piece: i64) -> i64:
        """Chickens and most machines have speed 1 [CHI-MACH-13] [CHI-UNIT-01]."""
        if piece >= MACHINE:
            return machines.SPEED[self.model_of(piece)]
        return leaders.SPEED[self.leader[piece - LEADER] - 1] if piece >= LEADER else i64(1)

    def printed_range(self, piece: i64) -> i64:
        """How far a piece reaches; what is printed counts for the challenger too [CHI-SOLO-14]."""
        if piece >= MACHINE:
            return machines.RANGE[self.model_of(piece)]
        return leaders.RANGE[self.leader[piece - LEADER] - 1] if piece >= LEADER else i64(1)

    def all_band(self, pieces: i64) -> bool:
        """Whether all these pieces have the banding symbol."""
        return pieces & ~BANDING_MASK == 0

    def stars(self, player: i64) -> i64:
        return self.dice[player * KINDS_OF_FACES + 2]

    def goods_of(self, player: i64) -> i64:
        """How many resources lie on a banner."""
        at = player * KINDS_OF_GOODS
        return self.goods[at] + self.goods[at + 1] + self.goods[at + 2]

    def cards_of(self, player: i64) -> i64:
        """How many scrolls a player holds."""
        held: i64 = 0
        hand = self.hand
        for kind in range(player * scrolls.KINDS, (player + 1) * scrolls.KINDS):
            held += hand[kind]
        return held

    def has_cards(self, player: i64) -> bool:
        """Whether a player holds a scroll."""
        hand = self.hand
        for kind in range(player * scrolls.KINDS, (player + 1) * scrolls.KINDS):
            if hand[kind] != 0:
                return True
        return False

    def fallen(self, player: i64) -> i64:
        """Mask of a player's destroyed chickens: off the island and no pilots."""
        found: i64 = 0
        for piece in range(player * CHICKENS, (player + 1) * CHICKENS):
            if self.place[piece] == 0 and self.pilot[piece] == 0:
                found |= BIT[piece]
        return found

    def use_up(self, player: i64, face: i64, many: i64 = 1) -> None:
        """Dice of this face leave the banner [CHI-DICE-01]."""
        self.dice[player * KINDS_OF_FACES + face] -= many
        self.spent[player] += many

    def leaders_mask(self) -> i64:
        return LEADERS_MASK if self.mode != FLAG else i64(0)
