"""The table of Small World: its fields, and what the rules ask of it."""

from __future__ import annotations

from typing import Annotated, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.fields import outside, row, whole
from bannerhall.core.ruleset import Ruleset
from bannerhall.core.state import State
from bannerhall.games.smallworld.rules import powers, races
from bannerhall.games.smallworld.rules.atlas import FEWEST_SEATS, MOST_REGIONS, MOST_SEATS
from bannerhall.games.smallworld.rules.components import (
    ACTIVE,
    CAMPS,
    COLUMN,
    DECLINED,
    HEROES,
    HOLES,
    HORDE_TOKENS,
    KINDS_OF_LAYOUTS,
    KINDS_OF_POLICIES,
    MOST_PEOPLES,
    NONE,
    NUMBERS,
    ON_MAP,
    SLOTS,
    SPIRITS,
    START_COINS,
    TURNS,
)
from bannerhall.games.smallworld.rules.events import NAMES_A_REGION

DEEPEST: Final = 8
MOST_COINS: Final = 100_000
MOST_TOKENS: Final = 60
MOST_TURNS: Final[i64] = NUMBERS[TURNS].high
LAST_BOARD: Final = 3
ALL_SEATS: Final = 31
ALL_REGIONS: Final[i64] = BIT[MOST_REGIONS] - 1
ALL_RACES: Final[i64] = BIT[races.KINDS] - 1
ALL_POWERS: Final[i64] = BIT[powers.KINDS] - 1
NO_COLUMN: Final = vec[i64]([NONE] * COLUMN + [NONE] * COLUMN + [0] * COLUMN + [0] * COLUMN)
BADGES: Final[i64] = COLUMN  # where the badges, coins and waiting tokens of the column begin
LAID: Final[i64] = 2 * COLUMN
EXTRA: Final[i64] = 3 * COLUMN


def board_of(rules: Ruleset) -> i64:
    """There is a board for every number of seats [SMW-SETUP-01]."""
    return rules.seats - FEWEST_SEATS


def with_leaders(rules: Ruleset) -> i64:
    return 1 if rules.options["leaders"] else 0


def without_wet_leaders(rules: Ruleset) -> i64:
    return 1 if rules.options["leader_in_water"] == "forbidden" else 0


def with_extra(rules: Ruleset) -> i64:
    return 1 if rules.options["extra"] else 0


def first_coins(rules: Ruleset) -> vec[i64]:
    """Everybody begins with the same coins [SMW-SETUP-08]."""
    return vec[i64]([rules.numbers[START_COINS]] * MOST_SEATS)


# --- Blank rows, written by tools/fields.py
BLANK_TOKENS: Final = vec[i64]([0] * MOST_REGIONS)
BLANK_RACE: Final = vec[i64]([NONE] * MOST_PEOPLES)
BLANK_HELD: Final = vec[i64]([0] * MOST_PEOPLES)
BLANK_RESERVE: Final = vec[i64]([0] * MOST_SEATS)
BLANK_CAPTOR: Final = vec[i64]([0] * (races.KINDS))


@final
class SmallWorld(State):
    board: Annotated[i64, whole(0, LAST_BOARD, made_by=board_of)]  # also the number of seats above the fewest
    led: Annotated[i64, whole(0, 1, made_by=with_leaders)]  # 1 with Leaders
    dry: Annotated[i64, whole(0, 1, made_by=without_wet_leaders)]  # 1 where no Leader may end a turn in water
    extra: Annotated[i64, whole(0, 1, made_by=with_extra)]  # 1 with the extra races and powers

    # Regions: masks, and rows of counts.
    tokens: Annotated[vec[i64], row(MOST_REGIONS, 0, MOST_TOKENS)]  # race tokens without the Leader
    camps: Annotated[vec[i64], row(MOST_REGIONS, 0, CAMPS, shared=True)]  # Encampments
    # While troops are readied: tokens that stay beyond the first.
    kept: Annotated[vec[i64], row(MOST_REGIONS, 0, MOST_TOKENS, shared=True)]
    tribes: Annotated[i64, whole(0, ALL_REGIONS)]
    lairs: Annotated[i64, whole(0, ALL_REGIONS)]
    forts: Annotated[i64, whole(0, ALL_REGIONS)]
    holes: Annotated[i64, whole(0, ALL_REGIONS)]
    heroes: Annotated[i64, whole(0, ALL_REGIONS)]
    dragon: Annotated[i64, whole(0, ALL_REGIONS)]
    catapult: Annotated[i64, whole(0, ALL_REGIONS)]
    pots: Annotated[i64, whole(0, ALL_REGIONS)]
    chiefs: Annotated[i64, whole(0, ALL_REGIONS)]  # where Leaders stand

    # Peoples, by seat * SLOTS + slot: active, declined, Spirit in decline. NONE where there is none.
    race: Annotated[vec[i64], row(MOST_PEOPLES, NONE, races.KINDS - 1, blank=NONE, shared=True)]
    power: Annotated[vec[i64], row(MOST_PEOPLES, NONE, powers.KINDS - 1, blank=NONE, shared=True)]
    held: Annotated[vec[i64], row(MOST_PEOPLES, 0, ALL_REGIONS)]  # masks of regions
    hand: Annotated[vec[i64], row(MOST_PEOPLES, 0, MOST_TOKENS)]  # tokens in hand

    # Players.
    coins: Annotated[vec[i64], row(MOST_SEATS, 0, MOST_COINS, made_by=first_coins)]
    reserve: Annotated[vec[i64], row(MOST_SEATS, 0, MOST_TOKENS)]  # off the board until the troops are readied again
    leader: Annotated[vec[i64], row(MOST_SEATS, 0, ON_MAP + MOST_REGIONS - 1)]  # NO_LEADER, … or ON_MAP + region
    peace: Annotated[vec[i64], row(MOST_SEATS, 0, MOST_SEATS, shared=True)]  # whom the player has named as ally + 1
    captor: Annotated[vec[i64], row(races.KINDS, 0, MOST_SEATS, shared=True)]  # holder of the Leader + 1
    ransom_order: Annotated[vec[i64], row(MOST_SEATS, 0, KINDS_OF_POLICIES - 1, shared=True)]  # standing answers
    layout_order: Annotated[vec[i64], row(MOST_SEATS, 0, KINDS_OF_LAYOUTS - 1, shared=True)]

    # What only the race or badge that is in play once can have.
    holes_left: Annotated[i64, whole(0, HOLES)]
    camps_left: Annotated[i64, whole(0, CAMPS)]
    heroes_left: Annotated[i64, whole(0, HEROES)]
    catapult_left: Annotated[i64, whole(0, 1)]
    hordes: Annotated[i64, whole(0, HORDE_TOKENS)]

    # Combos: banners, badges, coins and waiting tokens of the column in one row, and what lies in the stacks.
    column: Annotated[vec[i64], row(4 * COLUMN, NONE, MOST_COINS, start=NO_COLUMN)]
    offers: Annotated[i64, whole(0, COLUMN)]  # combos on offer
    tray: Annotated[vec[i64], row(races.KINDS, start=races.TRAY)]  # tokens that are nowhere else
    unseen: Annotated[i64, whole(0, ALL_RACES)]  # mask of the banners in the stack whose order nobody knows
    below: Annotated[vec[i64], row(races.KINDS, 0, races.KINDS - 1, shared=True)]  # under them, in order
    belows: Annotated[i64, whole(0, races.KINDS)]
    badges: Annotated[i64, whole(0, ALL_POWERS)]  # mask of the badges in the stack
    discarded: Annotated[i64, whole(0, ALL_POWERS)]  # mask of the badges beside it

    # The match and the turn.
    first: Annotated[i64, whole(0, MOST_SEATS - 1)]
    active: Annotated[i64, whole(0, MOST_SEATS - 1)]
    round: Annotated[i64, whole(1, MOST_TURNS, start=1)]
    raids: Annotated[i64, whole(0, MOST_REGIONS)]  # non-empty regions taken by the active race in this turn
    attacked: Annotated[i64, whole(0, ALL_SEATS)]  # mask of the opponents whose active race was attacked
    spelled: Annotated[i64, whole(0, ALL_SEATS)]  # mask of the opponents a spell was cast on
    dragon_used: Annotated[i64, whole(0, 1)]
    shot: Annotated[i64, whole(0, 1)]
    left: Annotated[i64, whole(0, ALL_REGIONS)]  # regions Nomads have left in this turn
    fresh: Annotated[i64, whole(0, ALL_SEATS)]  # mask of the seats whose race has not scored yet

    # --- Written by tools/fields.py from the fields above: `make fields` writes it anew

    def __init__(self, src: SmallWorld | None, rules: Ruleset) -> None:  # noqa: PLR0915
        """A copy of `src`, or the bare table before set-up."""
        super().__init__(src, rules, DEEPEST)
        if src is not None:
            self.board = src.board
            self.led = src.led
            self.dry = src.dry
            self.extra = src.extra
            self.tokens = src.tokens[:]
            self.camps = src.camps
            self.kept = src.kept
            self.tribes = src.tribes
            self.lairs = src.lairs
            self.forts = src.forts
            self.holes = src.holes
            self.heroes = src.heroes
            self.dragon = src.dragon
            self.catapult = src.catapult
            self.pots = src.pots
            self.chiefs = src.chiefs
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
            self.holes_left = src.holes_left
            self.camps_left = src.camps_left
            self.heroes_left = src.heroes_left
            self.catapult_left = src.catapult_left
            self.hordes = src.hordes
            self.column = src.column[:]
            self.offers = src.offers
            self.tray = src.tray[:]
            self.unseen = src.unseen
            self.below = src.below
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
        else:
            self.board = board_of(rules)
            self.led = with_leaders(rules)
            self.dry = without_wet_leaders(rules)
            self.extra = with_extra(rules)
            self.tokens = BLANK_TOKENS[:]
            self.camps = BLANK_TOKENS
            self.kept = BLANK_TOKENS
            self.tribes = 0
            self.lairs = 0
            self.forts = 0
            self.holes = 0
            self.heroes = 0
            self.dragon = 0
            self.catapult = 0
            self.pots = 0
            self.chiefs = 0
            self.race = BLANK_RACE
            self.power = BLANK_RACE
            self.held = BLANK_HELD[:]
            self.hand = BLANK_HELD[:]
            self.coins = first_coins(rules)
            self.reserve = BLANK_RESERVE[:]
            self.leader = BLANK_RESERVE[:]
            self.peace = BLANK_RESERVE
            self.captor = BLANK_CAPTOR
            self.ransom_order = BLANK_RESERVE
            self.layout_order = BLANK_RESERVE
            self.holes_left = 0
            self.camps_left = 0
            self.heroes_left = 0
            self.catapult_left = 0
            self.hordes = 0
            self.column = NO_COLUMN[:]
            self.offers = 0
            self.tray = races.TRAY[:]
            self.unseen = 0
            self.below = BLANK_CAPTOR
            self.belows = 0
            self.badges = 0
            self.discarded = 0
            self.first = 0
            self.active = 0
            self.round = 1
            self.raids = 0
            self.attacked = 0
            self.spelled = 0
            self.dragon_used = 0
            self.shot = 0
            self.left = 0
            self.fresh = 0

    def clone(self) -> SmallWorld:
        return SmallWorld(self, self.rules)

    def set_camps(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.camps[at] != value:
            row = self.camps[:]
            row[at] = value
            self.camps = row

    def set_kept(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.kept[at] != value:
            row = self.kept[:]
            row[at] = value
            self.kept = row

    def set_race(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.race[at] != value:
            row = self.race[:]
            row[at] = value
            self.race = row

    def set_power(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.power[at] != value:
            row = self.power[:]
            row[at] = value
            self.power = row

    def set_peace(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.peace[at] != value:
            row = self.peace[:]
            row[at] = value
            self.peace = row

    def set_captor(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.captor[at] != value:
            row = self.captor[:]
            row[at] = value
            self.captor = row

    def set_ransom_order(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.ransom_order[at] != value:
            row = self.ransom_order[:]
            row[at] = value
            self.ransom_order = row

    def set_layout_order(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.layout_order[at] != value:
            row = self.layout_order[:]
            row[at] = value
            self.layout_order = row

    def set_below(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.below[at] != value:
            row = self.below[:]
            row[at] = value
            self.below = row

    def own_rows(self) -> None:
        self.camps = self.camps[:]
        self.kept = self.kept[:]
        self.race = self.race[:]
        self.power = self.power[:]
        self.peace = self.peace[:]
        self.captor = self.captor[:]
        self.ransom_order = self.ransom_order[:]
        self.layout_order = self.layout_order[:]
        self.below = self.below[:]

    def check_fields(self) -> list[str]:  # noqa: PLR0912, PLR0915
        wrong: list[str] = []
        if not 0 <= self.board <= LAST_BOARD:
            wrong.append(f"board is {self.board}, not 0 to {LAST_BOARD}")
        if not 0 <= self.led <= 1:
            wrong.append(f"led is {self.led}, not 0 to 1")
        if not 0 <= self.dry <= 1:
            wrong.append(f"dry is {self.dry}, not 0 to 1")
        if not 0 <= self.extra <= 1:
            wrong.append(f"extra is {self.extra}, not 0 to 1")
        wrong.extend(outside("tokens", self.tokens, 0, MOST_TOKENS))
        wrong.extend(outside("camps", self.camps, 0, CAMPS))
        wrong.extend(outside("kept", self.kept, 0, MOST_TOKENS))
        if not 0 <= self.tribes <= ALL_REGIONS:
            wrong.append(f"tribes is {self.tribes}, not 0 to {ALL_REGIONS}")
        if not 0 <= self.lairs <= ALL_REGIONS:
            wrong.append(f"lairs is {self.lairs}, not 0 to {ALL_REGIONS}")
        if not 0 <= self.forts <= ALL_REGIONS:
            wrong.append(f"forts is {self.forts}, not 0 to {ALL_REGIONS}")
        if not 0 <= self.holes <= ALL_REGIONS:
            wrong.append(f"holes is {self.holes}, not 0 to {ALL_REGIONS}")
        if not 0 <= self.heroes <= ALL_REGIONS:
            wrong.append(f"heroes is {self.heroes}, not 0 to {ALL_REGIONS}")
        if not 0 <= self.dragon <= ALL_REGIONS:
            wrong.append(f"dragon is {self.dragon}, not 0 to {ALL_REGIONS}")
        if not 0 <= self.catapult <= ALL_REGIONS:
            wrong.append(f"catapult is {self.catapult}, not 0 to {ALL_REGIONS}")
        if not 0 <= self.pots <= ALL_REGIONS:
            wrong.append(f"pots is {self.pots}, not 0 to {ALL_REGIONS}")
        if not 0 <= self.chiefs <= ALL_REGIONS:
            wrong.append(f"chiefs is {self.chiefs}, not 0 to {ALL_REGIONS}")
        wrong.extend(outside("race", self.race, NONE, races.KINDS - 1))
        wrong.extend(outside("power", self.power, NONE, powers.KINDS - 1))
        wrong.extend(outside("held", self.held, 0, ALL_REGIONS))
        wrong.extend(outside("hand", self.hand, 0, MOST_TOKENS))
        wrong.extend(outside("coins", self.coins, 0, MOST_COINS))
        wrong.extend(outside("reserve", self.reserve, 0, MOST_TOKENS))
        wrong.extend(outside("leader", self.leader, 0, ON_MAP + MOST_REGIONS - 1))
        wrong.extend(outside("peace", self.peace, 0, MOST_SEATS))
        wrong.extend(outside("captor", self.captor, 0, MOST_SEATS))
        wrong.extend(outside("ransom_order", self.ransom_order, 0, KINDS_OF_POLICIES - 1))
        wrong.extend(outside("layout_order", self.layout_order, 0, KINDS_OF_LAYOUTS - 1))
        if not 0 <= self.holes_left <= HOLES:
            wrong.append(f"holes_left is {self.holes_left}, not 0 to {HOLES}")
        if not 0 <= self.camps_left <= CAMPS:
            wrong.append(f"camps_left is {self.camps_left}, not 0 to {CAMPS}")
        if not 0 <= self.heroes_left <= HEROES:
            wrong.append(f"heroes_left is {self.heroes_left}, not 0 to {HEROES}")
        if not 0 <= self.catapult_left <= 1:
            wrong.append(f"catapult_left is {self.catapult_left}, not 0 to 1")
        if not 0 <= self.hordes <= HORDE_TOKENS:
            wrong.append(f"hordes is {self.hordes}, not 0 to {HORDE_TOKENS}")
        wrong.extend(outside("column", self.column, NONE, MOST_COINS))
        if not 0 <= self.offers <= COLUMN:
            wrong.append(f"offers is {self.offers}, not 0 to {COLUMN}")
        if not 0 <= self.unseen <= ALL_RACES:
            wrong.append(f"unseen is {self.unseen}, not 0 to {ALL_RACES}")
        wrong.extend(outside("below", self.below, 0, races.KINDS - 1))
        if not 0 <= self.belows <= races.KINDS:
            wrong.append(f"belows is {self.belows}, not 0 to {races.KINDS}")
        if not 0 <= self.badges <= ALL_POWERS:
            wrong.append(f"badges is {self.badges}, not 0 to {ALL_POWERS}")
        if not 0 <= self.discarded <= ALL_POWERS:
            wrong.append(f"discarded is {self.discarded}, not 0 to {ALL_POWERS}")
        if not 0 <= self.first <= MOST_SEATS - 1:
            wrong.append(f"first is {self.first}, not 0 to {MOST_SEATS - 1}")
        if not 0 <= self.active <= MOST_SEATS - 1:
            wrong.append(f"active is {self.active}, not 0 to {MOST_SEATS - 1}")
        if not 1 <= self.round <= MOST_TURNS:
            wrong.append(f"round is {self.round}, not 1 to {MOST_TURNS}")
        if not 0 <= self.raids <= MOST_REGIONS:
            wrong.append(f"raids is {self.raids}, not 0 to {MOST_REGIONS}")
        if not 0 <= self.attacked <= ALL_SEATS:
            wrong.append(f"attacked is {self.attacked}, not 0 to {ALL_SEATS}")
        if not 0 <= self.spelled <= ALL_SEATS:
            wrong.append(f"spelled is {self.spelled}, not 0 to {ALL_SEATS}")
        if not 0 <= self.dragon_used <= 1:
            wrong.append(f"dragon_used is {self.dragon_used}, not 0 to 1")
        if not 0 <= self.shot <= 1:
            wrong.append(f"shot is {self.shot}, not 0 to 1")
        if not 0 <= self.left <= ALL_REGIONS:
            wrong.append(f"left is {self.left}, not 0 to {ALL_REGIONS}")
        if not 0 <= self.fresh <= ALL_SEATS:
            wrong.append(f"fresh is {self.fresh}, not 0 to {ALL_SEATS}")
        return wrong

    # --- End of what is written

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

    def set_people(self, people: i64, race: i64, power: i64) -> None:
        self.set_race(people, race)
        self.set_power(people, power)

    def strike_camps(self) -> None:
        """No Encampment stands on the map any more."""
        self.camps = BLANK_TOKENS

    def keep_none(self) -> None:
        """No token is held back from being readied any more."""
        self.kept = BLANK_TOKENS

    def captives(self, seat: i64) -> i64:
        n: i64 = 0
        for race in range(races.KINDS):
            if self.captor[race] == seat + 1:
                n += 1
        return n

    def regions_of(self, seat: i64) -> i64:
        """The mask of all regions of a player, in decline or not."""
        first = seat * SLOTS
        return self.held[first + ACTIVE] | self.held[first + DECLINED] | self.held[first + SPIRITS]

    def emit(self, kind: i64, a: i64, b: i64, c: i64, d: i64, who: i64, secret: i64) -> None:
        """A region is named by its place among the regions of all boards, so that a log can name it without the board;
        it is always the second argument."""
        if b != NONE and NAMES_A_REGION[kind] == 1:
            b += self.board * MOST_REGIONS
        super().emit(kind, a, b, c, d, who, secret)

    def end_game(self) -> None:
        """Nobody is asked anything any more."""
        while self.depth != 0:
            self.end_frame()
