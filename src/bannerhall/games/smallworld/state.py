"""The table of Small World: its arrays, its clone, and the shape of its decisions."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.chance import Stream
from bannerhall.core.errors import Fact
from bannerhall.core.events import PUBLIC, hidden_to
from bannerhall.core.reading import Reader
from bannerhall.core.state import ASIDE, NO_COUNSEL, State
from bannerhall.core.tables import OTHER_QUESTION, Tables
from bannerhall.games.smallworld import (
    ending,
    picture,
    position,
    sentences,
    soundness,
    view,
)
from bannerhall.games.smallworld.actions import ASIDE_FRAME
from bannerhall.games.smallworld.atlas import FEWEST_SEATS, MOST_REGIONS, MOST_SEATS
from bannerhall.games.smallworld.components import (
    ACTIVE,
    CAPTIVE,
    COLUMN,
    DECLINED,
    KINDS_OF_RACES,
    MOST_PEOPLES,
    NONE,
    ON_MAP,
    SLOTS,
    SPIRITS,
    START_COINS,
    TRAY,
)
from bannerhall.games.smallworld.events import NAMES_A_REGION

NO_SEATS: Final = vec[i64]([0] * MOST_SEATS)
NO_REGIONS: Final = vec[i64]([0] * MOST_REGIONS)
NO_PEOPLES: Final = vec[i64]([0] * MOST_PEOPLES)
NOTHING_PICKED: Final = vec[i64]([NONE] * MOST_PEOPLES)
NO_RACES: Final = vec[i64]([0] * KINDS_OF_RACES)
NO_COLUMN: Final = vec[i64]([NONE] * COLUMN + [NONE] * COLUMN + [0] * COLUMN + [0] * COLUMN)
BADGES: Final = COLUMN  # where the badges, coins and waiting tokens of the column begin
LAID: Final = 2 * COLUMN
EXTRA: Final = 3 * COLUMN
ROOM: Final = 384
DEEPEST: Final = 8


@final
class SmallWorld(State):
    board: i64  # also the number of seats above the fewest
    led: i64  # 1 with Leaders
    dry: i64  # 1 where no Leader may end a turn in water
    extra: i64  # 1 with the extra races and powers

    # Regions: masks, and two rows of counts.
    tokens: vec[i64]  # race tokens without the Leader
    camps: vec[i64]  # Encampments; shared between clones until it changes
    kept: vec[i64]  # while troops are readied: tokens that stay beyond the first; shared likewise
    tribes: i64
    lairs: i64
    forts: i64
    holes: i64
    heroes: i64
    dragon: i64
    catapult: i64
    pots: i64
    chiefs: i64  # where Leaders stand

    # Peoples, by seat * SLOTS + slot: active, declined, Spirit in decline.
    race: vec[i64]  # NONE where there is none; shared between clones, like the power
    power: vec[i64]
    held: vec[i64]  # masks of regions
    hand: vec[i64]  # tokens in hand

    # Players.
    coins: vec[i64]
    reserve: vec[i64]  # tokens off the board until the troops are readied again
    leader: vec[i64]  # NO_LEADER, IN_HAND, WAITING, or ON_MAP + region
    peace: vec[i64]  # whom the player has named as ally + 1; shared between clones
    captor: vec[i64]  # by race: who holds its Leader captive + 1; shared between clones
    ransom_order: vec[i64]  # standing answers; shared between clones
    layout_order: vec[i64]

    # What only the race or badge that is in play once can have.
    holes_left: i64
    camps_left: i64
    heroes_left: i64
    catapult_left: i64
    hordes: i64

    # Combos: banners, badges, coins and waiting tokens of the column in one row, and what lies in the stacks.
    column: vec[i64]
    offers: i64  # combos on offer
    tray: vec[i64]
    unseen: i64  # mask of the banners in the stack whose order nobody knows
    below: vec[i64]  # the banners under them, in their order; shared between clones
    belows: i64
    badges: i64  # mask of the badges in the stack
    discarded: i64  # mask of the badges beside it

    # The match and the turn.
    first: i64
    active: i64
    round: i64
    raids: i64  # non-empty regions taken by the active race in this turn
    attacked: i64  # mask of the opponents whose active race was attacked
    spelled: i64  # mask of the opponents a spell was cast on
    dragon_used: i64
    shot: i64
    left: i64  # regions Nomads have left in this turn
    fresh: i64  # mask of the seats whose race has not scored yet

    def __init__(self, src: SmallWorld | None, tables: Tables) -> None:
        """A copy of `src`, or the table before anything is laid out."""
        super().__init__(src, tables, DEEPEST)
        if src is not None:
            self.copy_ints(src)
            self.tokens = src.tokens[:]
            self.camps = src.camps
            self.kept = src.kept
            self.race = src.race
            self.power = src.power
            self.held = src.held[:]
            self.hand = src.hand[:]
            self.coins = src.coins[:]
            self.reserve = src.reserve[:]
            self.leader = src.leader[:]
            self.peace = src.peace
            self.captor = src.captor
            self.ransom_order = src.ransom_order
            self.layout_order = src.layout_order
            self.column = src.column[:]
            self.tray = src.tray[:]
            self.below = src.below
        else:
            self.frames[ASIDE] = ASIDE_FRAME
            self.blank_ints()
            self.tokens = NO_REGIONS[:]
            self.camps = NO_REGIONS
            self.kept = NO_REGIONS
            self.race = NOTHING_PICKED
            self.power = NOTHING_PICKED
            self.held = NO_PEOPLES[:]
            self.hand = NO_PEOPLES[:]
            self.coins = vec[i64]([tables.numbers[START_COINS]] * MOST_SEATS)
            self.reserve = NO_SEATS[:]
            self.leader = NO_SEATS[:]
            self.peace = NO_SEATS
            self.captor = NO_RACES
            self.ransom_order = NO_SEATS
            self.layout_order = NO_SEATS
            self.column = NO_COLUMN[:]
            self.tray = TRAY[:]
            self.below = NO_RACES

    def copy_ints(self, src: SmallWorld) -> None:
        self.board = src.board
        self.led = src.led
        self.dry = src.dry
        self.extra = src.extra
        self.tribes = src.tribes
        self.lairs = src.lairs
        self.forts = src.forts
        self.holes = src.holes
        self.heroes = src.heroes
        self.dragon = src.dragon
        self.catapult = src.catapult
        self.pots = src.pots
        self.chiefs = src.chiefs
        self.holes_left = src.holes_left
        self.camps_left = src.camps_left
        self.heroes_left = src.heroes_left
        self.catapult_left = src.catapult_left
        self.hordes = src.hordes
        self.offers = src.offers
        self.unseen = src.unseen
        self.belows = src.belows
        self.badges = src.badges
        self.discarded = src.discarded
        self.first = src.first
        self.active = src.active
        self.round = src.round
        self.raids = src.raids
        self.attacked = src.attacked
        self.spelled = src.spelled
        self.dragon_used = src.dragon_used
        self.shot = src.shot
        self.left = src.left
        self.fresh = src.fresh

    def blank_ints(self) -> None:
        options = self.tables.options
        self.board = self.seats - FEWEST_SEATS
        self.led = 1 if options["leaders"] else 0
        self.dry = 1 if options["leader_in_water"] == "forbidden" else 0
        self.extra = 1 if options["extra"] else 0
        self.tribes = 0
        self.lairs = 0
        self.forts = 0
        self.holes = 0
        self.heroes = 0
        self.dragon = 0
        self.catapult = 0
        self.pots = 0
        self.chiefs = 0
        self.holes_left = 0
        self.camps_left = 0
        self.heroes_left = 0
        self.catapult_left = 0
        self.hordes = 0
        self.offers = 0
        self.unseen = 0
        self.belows = 0
        self.badges = 0
        self.discarded = 0
        self.first = 0
        self.active = 0
        self.round = 0
        self.raids = 0
        self.attacked = 0
        self.spelled = 0
        self.dragon_used = 0
        self.shot = 0
        self.left = 0
        self.fresh = 0

    # --- What the rules ask of the table -----------------------------------------------------------------------------

    def people(self, seat: i64) -> i64:
        """The active people of a seat."""
        return seat * SLOTS + ACTIVE

    def holder(self, region: i64) -> i64:
        """The people that holds a region, or NONE."""
        bit = BIT[region]
        for people in range(self.seats * SLOTS):
            if self.held[people] & bit != 0:
                return people
        return NONE

    def leader_in(self, seat: i64, region: i64) -> bool:
        return self.leader[seat] == ON_MAP + region

    def set_race(self, people: i64, race: i64, power: i64) -> None:
        """Whoever changes a shared row replaces it."""
        races = self.race[:]
        races[people] = race
        self.race = races
        powers = self.power[:]
        powers[people] = power
        self.power = powers

    def set_camps(self, region: i64, number: i64) -> None:
        camps = self.camps[:]
        camps[region] = number
        self.camps = camps

    def set_captor(self, race: i64, seat: i64) -> None:
        captors = self.captor[:]
        captors[race] = seat + 1
        self.captor = captors

    def set_peace(self, seat: i64, ally: i64) -> None:
        """Name an ally, or NONE."""
        peace = self.peace[:]
        peace[seat] = ally + 1
        self.peace = peace

    def captives(self, seat: i64) -> i64:
        n: i64 = 0
        for race in range(KINDS_OF_RACES):
            if self.captor[race] == seat + 1:
                n += 1
        return n

    def regions_of(self, seat: i64) -> i64:
        """The mask of all regions of a player, in decline or not."""
        first = seat * SLOTS
        return self.held[first + ACTIVE] | self.held[first + DECLINED] | self.held[first + SPIRITS]

    def emit(self, kind: i64, a: i64, b: i64, c: i64, d: i64, who: i64, secret: i64) -> None:
        """A region is told by its place among the regions of all boards, so that a log can name it without the board;
        it is always the second argument."""
        if b != NONE and NAMES_A_REGION[kind] == 1:
            b += self.board * MOST_REGIONS
        super().emit(kind, a, b, c, d, who, secret)

    def end_game(self) -> None:
        """Nobody is asked anything any more."""
        while self.depth != 0:
            self.done()

    # --- The contract ------------------------------------------------------------------------------------------------

    def clone(self) -> SmallWorld:
        return SmallWorld(self, self.tables)

    def room(self) -> i64:
        return ROOM

    def fill(self, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        return DECISIONS[self.frames[f]].fill(self, f, seat, out, n)

    def fill_outcomes(self, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return DECISIONS[self.frames[f]].outcomes(self, f, out, weights)

    def bar(self, f: i64, seat: i64, action: i64) -> i64:
        return DECISIONS[self.frames[f]].bar(self, f, seat, action)

    def resolve(self, f: i64, seat: i64, action: i64) -> None:
        DECISIONS[self.frames[f]].resolve(self, f, seat, action)

    def proceed(self, f: i64) -> None:
        DECISIONS[self.frames[f]].proceed(self, f)

    def lapse_in(self, f: i64, seat: i64) -> i64:
        return DECISIONS[self.frames[f]].lapse(self, f, seat)

    def audience(self, f: i64, seat: i64, action: i64) -> i64:
        """Standing answers are nobody else's business; everything else is done before all eyes."""
        return hidden_to(BIT[seat]) if self.frames[f] == ASIDE_FRAME else PUBLIC

    def in_the_open(self, seat: i64) -> bool:
        """Only coins are hidden, and no question shows them."""
        return True

    def fill_ranks(self, out: vec[i64]) -> None:
        ending.fill_ranks(self, out)

    def points(self, seat: i64) -> i64:
        """Coins, and captives with them [SMW-END-06] [SMW-END-07]."""
        return self.coins[seat] + self.captives(seat) * self.tables.numbers[CAPTIVE]

    def evaluate(self, out: vec[i64]) -> None:
        ADVISERS[0].judge(self, out)

    def counsel(self, seat: i64, stream: Stream) -> i64:
        f = self.frame_asking(seat)
        return ADVISERS[0].advise(self, f, seat, stream) if f >= 0 and seat >= 0 else NO_COUNSEL

    def facts(self, seat: i64, action: i64, clause: i64) -> dict[str, Fact]:
        return sentences.facts(self, seat, action, clause)

    def ask_facts(self, f: i64, seat: i64) -> dict[str, Fact]:
        return sentences.ask_facts(self, f, seat)

    def remark(self, seat: i64, action: i64) -> dict[str, Fact]:
        return sentences.remark(self, seat, action)

    def view(self, seat: i64) -> dict[str, object]:
        return view.view(self, seat)

    def observation_size(self) -> i64:
        return view.observation_size(self)

    def fill_observation(self, seat: i64, out: vec[i64]) -> None:
        view.fill_observation(self, seat, out)

    def resample(self, seat: i64, stream: Stream) -> SmallWorld:
        return view.resample(self, seat, stream)

    def position(self) -> dict[str, object]:
        return position.position(self)

    def read(self, data: Reader) -> None:
        position.read(self, data)

    def check(self) -> list[str]:
        return soundness.check(self)

    def _repr_svg_(self) -> str:
        return picture.svg(self)

    def __str__(self) -> str:
        return picture.text(self)


class Decision:
    """One question: what may be answered, why another answer is refused, what happens then."""

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        return n

    def outcomes(self, s: SmallWorld, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return 0

    def bar(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        return OTHER_QUESTION

    def resolve(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        raise NotImplementedError

    def proceed(self, s: SmallWorld, f: i64) -> None:
        raise NotImplementedError

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        raise NotImplementedError


class Adviser:
    """The game's own sense: an answer to a seat's question, and what a position is worth to everybody."""

    def advise(self, s: SmallWorld, f: i64, seat: i64, stream: Stream) -> i64:
        raise NotImplementedError

    def judge(self, s: SmallWorld, out: vec[i64]) -> None:
        raise NotImplementedError


DECISIONS: Final[list[Decision]] = []  # filled by the package, in the order of their frames
ADVISERS: Final[list[Adviser]] = []  # likewise: the one there is
