"""The state of LEADERS: its arrays, its clone, and the shape of its decisions.

In companion mode nothing here says where a unit stands, how many are in a base camp or who holds a region
[LDR-MODE-06]: only what was entered, and what follows from it. In full digital mode the board is here, too.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.chance import Stream
from bannerhall.core.errors import Fact
from bannerhall.core.reading import Reader
from bannerhall.core.state import NO_COUNSEL, PUBLIC, State
from bannerhall.core.tables import OTHER_QUESTION, Tables
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.leaders import judgement, position, sentences, soundness, victory, view, worlds
from bannerhall.games.leaders.atlas import ALL_PLACES
from bannerhall.games.leaders.cards import NO_CARDS
from bannerhall.games.leaders.clauses import NOT_A_WHOLE_NUMBER
from bannerhall.games.leaders.components import (
    BATTLE_ROOM,
    FIELDS,
    IN_DEFENCE,
    ITEMS,
    MOST_ENTERED,
    MOST_SEATS,
    OPERATIVES,
    PRODUCTION,
    SCENARIOS,
    UNITS,
)

KEPT: Final = 4  # entries of production points that can still be mended
WAYS: Final = 7  # a unit is under way for so many turns at most: six, and one more for a strike
DEEPEST: Final = 8
ROOM: Final = 512
NO_SEATS: Final = vec[i64]([0] * MOST_SEATS)
NO_ENTRIES: Final = vec[i64]([0] * (MOST_SEATS * KEPT))
NO_FIELDS: Final = vec[i64]([0] * (MOST_SEATS * len(FIELDS)))
NO_WAYS: Final = vec[i64]([0] * (MOST_SEATS * len(UNITS) * WAYS))
NO_OPERATIVES: Final = vec[i64]([0] * (MOST_SEATS * len(OPERATIVES)))
NO_ITEMS: Final = vec[i64]([0] * (MOST_SEATS * ITEMS))
NO_PAIRS: Final = vec[i64]([0] * (MOST_SEATS * MOST_SEATS))
NO_ARMIES: Final = vec[i64]([0] * (MOST_SEATS * ALL_PLACES))
NO_PLACES: Final = vec[i64]([0] * ALL_PLACES)
NO_BATTLE: Final = vec[i64]([0] * BATTLE_ROOM)
NOTHING: Final = vec[i64]([0])  # stands for a board that there is not


@final
class Leaders(State):
    # What the table has chosen.
    digital: bool  # the board is here, and not on somebody's table
    in_defence: i64  # whose higher limit also counts in the Defend step, as in IN_DEFENCE
    scenario: i64
    timer: i64
    skills: bool
    parallel: bool
    described: bool  # the table has described its board
    expansions: bool
    global_events: bool
    classic: bool
    hq_first: bool
    strict: bool
    exact: bool

    # Players. Clones share these rows, which change only in the set-up: whoever writes to one replaces it.
    colour: vec[i64]  # + 1, 0 before it is chosen; likewise bloc, nation, place in the order, share
    bloc: vec[i64]
    nation: vec[i64]
    place: vec[i64]
    share: vec[i64]
    alive: i64  # mask

    # Rounds and turns.
    round: i64
    turn: i64  # how many places of the order have had their turn in this round
    active: i64

    # What was told by the table.
    entries: vec[i64]  # seat * KEPT + i: the last entries, oldest first
    booked: vec[i64]  # of each: NOT_BOOKED, BOOKED, or BOOKED_WITH_PERCENT
    kept: vec[i64]  # how many of them there are
    markers: vec[i64]

    # Money, troops, research, operatives.
    saved: vec[i64]  # production points at hand
    income: vec[i64]  # of the last national events: entered points with research and nation
    level: vec[i64]  # seat * 3 + field
    running: vec[i64]  # seat * 3 + field: national events until the level is reached, 0 if none is under way
    ways: vec[i64]  # (seat * 3 + unit) * WAYS + turns - 1: units under way
    idle: vec[i64]  # seat * 2 + operative: unused
    coming: vec[i64]  # likewise: in service with the next national events

    # Alliances, as masks by seat.
    allies: vec[i64]
    known_allies: vec[i64]  # what the seat itself knows: an answer or a dissolution is read in its next turn
    offers: vec[i64]  # senders of offers the seat must answer
    sent: vec[i64]  # players whose answer the seat has not read yet
    barred: vec[i64]  # former partners that may not be attacked before the seat's next turn

    # Missions.
    mission: vec[i64]  # the active one + 1
    planned: vec[i64]  # likewise, as chosen in the headquarters so far
    checks: vec[i64]  # national events left in which it is tested
    progress: vec[i64]  # units ordered, or 1 for a deed done
    basis: vec[i64]  # income at the activation
    fulfilled: vec[i64]  # mask

    # Cards. Clones share the two large rows: whoever writes to one replaces it first.
    mail: vec[i64]
    mails: vec[i64]
    cards: vec[i64]
    laid: vec[i64]

    # Headquarters: what was chosen and not confirmed.
    chosen: vec[i64]  # seat * ITEMS + item
    tribute: vec[i64]  # seat * 6 + receiver

    # The board, if it is here. Units of a kind are counted in 16 bits each: infantry, tanks, planes.
    held: vec[i64]  # by seat: mask of its regions
    army: vec[i64]  # seat * ALL_PLACES + place
    camp: vec[i64]  # base camps
    drop: vec[i64]  # drop zones
    fresh: vec[i64]  # by place: what the active player has placed there in this step, or moved there in this turn
    attacked: i64  # mask of regions with attackers in them
    landed: i64  # mask of regions that attackers have entered out of a sea field or over a dotted line
    taken: i64  # mask of regions taken without a fight in this Move step
    battle: vec[i64]

    # The world and the end.
    world: i64  # event of this round + 1
    drawn: i64  # mask of world events already drawn
    due: vec[i64]  # by seat: mask of world events that still take effect on it
    winners: i64  # mask
    way: i64

    def __init__(self, src: Leaders | None, tables: Tables) -> None:
        """A copy of `src`, or the table before anybody has chosen anything."""
        super().__init__(src, tables, DEEPEST)
        if src is not None:
            self.copy_settings(src)
            self.copy_players(src)
            self.copy_goods(src)
            self.copy_secrets(src)
            self.copy_board(src)
        else:
            self.read_settings(tables)
            self.blank_players()
            self.blank_goods()
            self.blank_secrets()
            self.blank_board()

    def copy_settings(self, src: Leaders) -> None:
        self.digital = src.digital
        self.in_defence = src.in_defence
        self.scenario = src.scenario
        self.timer = src.timer
        self.skills = src.skills
        self.parallel = src.parallel
        self.described = src.described
        self.expansions = src.expansions
        self.global_events = src.global_events
        self.classic = src.classic
        self.hq_first = src.hq_first
        self.strict = src.strict
        self.exact = src.exact
        self.alive = src.alive
        self.round = src.round
        self.turn = src.turn
        self.active = src.active
        self.world = src.world
        self.drawn = src.drawn
        self.winners = src.winners
        self.way = src.way

    def read_settings(self, tables: Tables) -> None:
        """The options by their names [LDR-MODE-01] [LDR-SETT-01] [LDR-SETT-06] [LDR-SETT-07]."""
        options = tables.options
        self.digital = options["mode"] == "digital"
        self.in_defence = IN_DEFENCE.index(str(options["capacity_bonus_in_defence"]))
        self.scenario = SCENARIOS.index(str(options["scenario"]))
        self.timer = int(options["hq_timer"])
        self.skills = bool(options["special_skills"])
        self.hq_first = bool(options["hq_first"])
        # Who has no headquarters at the end of a turn has nothing to do beside the next player.
        self.parallel = bool(options["parallel_play"]) and not self.hq_first
        self.described = bool(options["board_profile"]) and not self.digital
        self.expansions = bool(options["expansion_nations"])
        self.global_events = bool(options["global_events"])
        self.classic = bool(options["classic_entry"])
        self.strict = bool(options["strict_supply"])
        self.exact = bool(options["show_exact_chance"])
        self.alive = self.everyone()
        self.round = 0
        self.turn = 0
        self.active = 0
        self.world = 0
        self.drawn = 0
        self.winners = 0
        self.way = 0

    def copy_players(self, src: Leaders) -> None:
        self.colour = src.colour
        self.bloc = src.bloc
        self.nation = src.nation
        self.place = src.place
        self.share = src.share
        self.entries = src.entries[:]
        self.booked = src.booked[:]
        self.kept = src.kept[:]
        self.markers = src.markers[:]
        self.due = src.due[:]

    def blank_players(self) -> None:
        self.colour = NO_SEATS[:]
        self.bloc = NO_SEATS[:]
        self.nation = NO_SEATS[:]
        self.place = NO_SEATS[:]
        self.share = NO_SEATS[:]
        self.entries = NO_ENTRIES[:]
        self.booked = NO_ENTRIES[:]
        self.kept = NO_SEATS[:]
        self.markers = NO_SEATS[:]
        self.due = NO_SEATS[:]

    def copy_goods(self, src: Leaders) -> None:
        self.saved = src.saved[:]
        self.income = src.income[:]
        self.level = src.level[:]
        self.running = src.running[:]
        self.ways = src.ways[:]
        self.idle = src.idle[:]
        self.coming = src.coming[:]
        self.chosen = src.chosen[:]
        self.tribute = src.tribute[:]

    def blank_goods(self) -> None:
        self.saved = NO_SEATS[:]
        self.income = NO_SEATS[:]
        self.level = NO_FIELDS[:]
        self.running = NO_FIELDS[:]
        self.ways = NO_WAYS[:]
        self.idle = NO_OPERATIVES[:]
        self.coming = NO_OPERATIVES[:]
        self.chosen = NO_ITEMS[:]
        self.tribute = NO_PAIRS[:]

    def copy_secrets(self, src: Leaders) -> None:
        self.allies = src.allies[:]
        self.known_allies = src.known_allies[:]
        self.offers = src.offers[:]
        self.sent = src.sent[:]
        self.barred = src.barred[:]
        self.mission = src.mission[:]
        self.planned = src.planned[:]
        self.checks = src.checks[:]
        self.progress = src.progress[:]
        self.basis = src.basis[:]
        self.fulfilled = src.fulfilled[:]
        self.mail = src.mail
        self.mails = src.mails[:]
        self.cards = src.cards
        self.laid = src.laid[:]

    def blank_secrets(self) -> None:
        self.allies = NO_SEATS[:]
        self.known_allies = NO_SEATS[:]
        self.offers = NO_SEATS[:]
        self.sent = NO_SEATS[:]
        self.barred = NO_SEATS[:]
        self.mission = NO_SEATS[:]
        self.planned = NO_SEATS[:]
        self.checks = NO_SEATS[:]
        self.progress = NO_SEATS[:]
        self.basis = NO_SEATS[:]
        self.fulfilled = NO_SEATS[:]
        self.mail = NO_CARDS[:]
        self.mails = NO_SEATS[:]
        self.cards = NO_CARDS[:]
        self.laid = NO_SEATS[:]

    def copy_board(self, src: Leaders) -> None:
        self.attacked = src.attacked
        self.landed = src.landed
        self.taken = src.taken
        if src.digital:
            self.held = src.held[:]
            self.army = src.army[:]
            self.camp = src.camp[:]
            self.drop = src.drop[:]
            self.fresh = src.fresh[:]
            self.battle = src.battle[:]
        else:
            self.held = self.army = self.camp = self.drop = self.fresh = self.battle = NOTHING

    def blank_board(self) -> None:
        """An empty board, or none at all: then nobody must ask for it [LDR-MODE-06]."""
        self.attacked = 0
        self.landed = 0
        self.taken = 0
        self.held = self.army = self.camp = self.drop = self.fresh = self.battle = NOTHING
        if self.digital:
            self.held = NO_SEATS[:]
            self.army = NO_ARMIES[:]
            self.camp = NO_SEATS[:]
            self.drop = NO_SEATS[:]
            self.fresh = NO_PLACES[:]
            self.battle = NO_BATTLE[:]

    def clone(self) -> Leaders:
        return Leaders(self, self.tables)

    def room(self) -> i64:
        return ROOM

    # --- Handed on to the decisions -------------------------------------------------------------------------

    def fill(self, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        return DECISIONS[self.frames[f]].fill(self, f, seat, out, n)

    def fill_outcomes(self, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return DECISIONS[self.frames[f]].outcomes(self, f, out, weights)

    def bar(self, f: i64, seat: i64, action: i64) -> i64:
        return DECISIONS[self.frames[f]].bar(self, f, seat, action)

    def bar_outcome(self, f: i64, action: i64) -> i64:
        """More points than there can be are refused with the clause that says so [LDR-MODE-11]."""
        if PRODUCTION + MOST_ENTERED < action < PRODUCTION + SPAN:
            return NOT_A_WHOLE_NUMBER
        return super().bar_outcome(f, action)

    def resolve(self, f: i64, seat: i64, action: i64) -> None:
        DECISIONS[self.frames[f]].resolve(self, f, seat, action)

    def proceed(self, f: i64) -> None:
        DECISIONS[self.frames[f]].proceed(self, f)

    def lapse_in(self, f: i64, seat: i64) -> i64:
        return DECISIONS[self.frames[f]].lapse(self, f, seat)

    def audience(self, f: i64, seat: i64, action: i64) -> i64:
        return DECISIONS[self.frames[f]].audience(self, f, seat, action)

    def in_the_open(self, seat: i64) -> bool:
        """Public steps are done before all eyes, on a device that lies on the table [LDR-TURN-06] [LDR-TURN-09]."""
        f = self.frame_asking(seat)
        return f >= 0 and DECISIONS[self.frames[f]].public(self, f)

    def clock(self, seat: i64) -> i64:
        """Only the headquarters has a timer [LDR-SETT-02] [LDR-HEAD-05]."""
        f = self.frame_asking(seat)
        return self.timer if f >= 0 and DECISIONS[self.frames[f]].timed() else 0

    # --- Handed on to the chapters --------------------------------------------------------------------------

    def fill_ranks(self, out: vec[i64]) -> None:
        victory.fill_ranks(self, out)

    def points(self, seat: i64) -> i64:
        """The last entry of a seat, 0 before the first."""
        many = self.kept[seat]
        return self.entries[seat * KEPT + many - 1] if many != 0 else 0

    def evaluate(self, out: vec[i64]) -> None:
        judgement.evaluate(self, out)

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

    def resample(self, seat: i64, stream: Stream) -> Leaders:
        return worlds.resample(self, seat, stream)

    def position(self) -> dict[str, object]:
        return position.position(self)

    def read(self, data: Reader) -> None:
        position.read(self, data)

    def check(self) -> list[str]:
        return soundness.check(self)


class Decision:
    """One question: what may be answered, why another answer is refused, what happens then, who may see it."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        return n

    def outcomes(self, s: Leaders, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return 0

    def bar(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        return OTHER_QUESTION

    def resolve(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        raise NotImplementedError

    def proceed(self, s: Leaders, f: i64) -> None:
        raise NotImplementedError

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        raise NotImplementedError

    def audience(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        return PUBLIC

    def public(self, s: Leaders, f: i64) -> bool:
        return True

    def timed(self) -> bool:
        return False


class Adviser:
    """Knows an answer to every question."""

    def advise(self, s: Leaders, f: i64, seat: i64, stream: Stream) -> i64:
        return NO_COUNSEL


DECISIONS: Final[list[Decision]] = []  # filled by the package, in the order of their frames
ADVISERS: Final[list[Adviser]] = []  # likewise: the one there is
