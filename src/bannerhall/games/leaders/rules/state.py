"""The table of LEADERS: its fields.

In companion mode nothing here says where a unit stands, how many are in a base camp or who holds a region
[LDR-MODE-06]: only what was entered, and what follows from it. In full digital mode the board is here, too.
"""

from __future__ import annotations

from typing import Annotated, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.fields import outside, row, whole
from bannerhall.core.ruleset import Ruleset
from bannerhall.core.state import State
from bannerhall.games.leaders.rules import choices, fight, items
from bannerhall.games.leaders.rules.atlas import ALL_PLACES, LAND
from bannerhall.games.leaders.rules.components import (
    BOX,
    MARKERS,
    MOST_ENTERED,
    MOST_POINTS,
    MOST_ROUNDS,
    MOST_SEATS,
    MOST_UNITS,
)

KEPT: Final = 4  # entries of production points that can still be mended
WAYS: Final = 7  # a unit is under way for so many turns at most: six, and one more for a strike
DEEPEST: Final = 8
ALL_SEATS: Final = 63
ALL_EVENTS: Final = 255  # of the world
ALL_MISSIONS: Final = 127
ALL_REGIONS: Final[i64] = 2**LAND - 1
ARMY: Final = 2**48 - 1  # units of all kinds, each counted in 16 bits

# --- Blank rows, written by tools/fields.py
BLANK_COLOUR: Final = vec[i64]([0] * MOST_SEATS)
BLANK_ENTRIES: Final = vec[i64]([0] * (MOST_SEATS * KEPT))
BLANK_LEVEL: Final = vec[i64]([0] * (MOST_SEATS * len(items.FIELDS)))
BLANK_WAYS: Final = vec[i64]([0] * (MOST_SEATS * len(items.UNITS) * WAYS))
BLANK_IDLE: Final = vec[i64]([0] * (MOST_SEATS * len(items.OPERATIVES)))
BLANK_MAIL: Final = vec[i64]([0] * (MOST_SEATS * BOX))
BLANK_CHOSEN: Final = vec[i64]([0] * (MOST_SEATS * items.KINDS))
BLANK_TRIBUTE: Final = vec[i64]([0] * (MOST_SEATS * MOST_SEATS))


@final
class Leaders(State):
    # What the table has chosen.
    digital: Annotated[bool, whole(made_by=choices.digital)]  # the board is here, and not on somebody's table
    in_defence: Annotated[i64, whole(0, 2, made_by=choices.in_defence)]  # whose higher limit counts in defence, too
    scenario: Annotated[i64, whole(0, 5, made_by=choices.scenario)]
    timer: Annotated[i64, whole(0, 180, made_by=choices.timer)]
    skills: Annotated[bool, whole(made_by=choices.skills)]
    parallel: Annotated[bool, whole(made_by=choices.parallel)]
    described: Annotated[bool, whole(made_by=choices.described)]  # the table has described its board
    expansions: Annotated[bool, whole(made_by=choices.expansions)]
    global_events: Annotated[bool, whole(made_by=choices.global_events)]
    classic: Annotated[bool, whole(made_by=choices.classic)]
    hq_first: Annotated[bool, whole(made_by=choices.hq_first)]
    strict: Annotated[bool, whole(made_by=choices.strict)]
    exact: Annotated[bool, whole(made_by=choices.exact)]

    # Players. These rows change only in the set-up. Choices are kept + 1, 0 before they are made.
    colour: Annotated[vec[i64], row(MOST_SEATS, 0, 6, shared=True)]
    bloc: Annotated[vec[i64], row(MOST_SEATS, 0, 3, shared=True)]
    nation: Annotated[vec[i64], row(MOST_SEATS, 0, 11, shared=True)]
    place: Annotated[vec[i64], row(MOST_SEATS, 0, MOST_SEATS, shared=True)]  # in the player order
    share: Annotated[vec[i64], row(MOST_SEATS, 0, MOST_SEATS, shared=True)]  # of a fixed start
    alive: Annotated[i64, whole(1, ALL_SEATS, made_by=choices.everyone)]  # mask

    # Rounds and turns.
    round: Annotated[i64, whole(0, MOST_ROUNDS)]
    turn: Annotated[i64, whole(0, MOST_SEATS)]  # how many places of the order have had their turn in this round
    active: Annotated[i64, whole(0, MOST_SEATS - 1)]

    # What was told by the table.
    entries: Annotated[
        vec[i64], row(MOST_SEATS * KEPT, 0, MOST_ENTERED)
    ]  # seat * KEPT + i: the last ones, oldest first
    booked: Annotated[vec[i64], row(MOST_SEATS * KEPT, 0, 2)]  # of each: NOT_BOOKED, BOOKED, or BOOKED_WITH_PERCENT
    kept: Annotated[vec[i64], row(MOST_SEATS, 0, KEPT)]  # how many of them there are
    markers: Annotated[vec[i64], row(MOST_SEATS, 0, MARKERS, shared=True)]

    # Money, troops, research, operatives.
    saved: Annotated[vec[i64], row(MOST_SEATS, 0, 2 * MOST_POINTS)]  # production points at hand
    income: Annotated[vec[i64], row(MOST_SEATS, 0, MOST_POINTS)]  # of the last national events, with all bonuses
    level: Annotated[vec[i64], row(MOST_SEATS * len(items.FIELDS), 0, items.LEVELS, shared=True)]  # seat * 3 + field
    running: Annotated[
        vec[i64], row(MOST_SEATS * len(items.FIELDS), 0, 12)
    ]  # likewise: national events until the next level
    ways: Annotated[
        vec[i64], row(MOST_SEATS * len(items.UNITS) * WAYS, 0, MOST_UNITS)
    ]  # (seat * 3 + unit) * WAYS + turns - 1
    idle: Annotated[vec[i64], row(MOST_SEATS * len(items.OPERATIVES), 0, 20)]  # seat * 2 + operative: unused
    coming: Annotated[
        vec[i64], row(MOST_SEATS * len(items.OPERATIVES), 0, 20)
    ]  # likewise: from the next national events on

    # Alliances, as masks by seat.
    allies: Annotated[vec[i64], row(MOST_SEATS, 0, ALL_SEATS)]
    known_allies: Annotated[vec[i64], row(MOST_SEATS, 0, ALL_SEATS)]  # as the seat knows: it reads answers in its turn
    offers: Annotated[vec[i64], row(MOST_SEATS, 0, ALL_SEATS)]  # senders of offers the seat must answer
    sent: Annotated[vec[i64], row(MOST_SEATS, 0, ALL_SEATS)]  # players whose answer the seat has not read yet
    barred: Annotated[
        vec[i64], row(MOST_SEATS, 0, ALL_SEATS)
    ]  # former partners, not to be attacked before its next turn

    # Missions.
    mission: Annotated[vec[i64], row(MOST_SEATS, 0, len(items.MISSIONS))]  # the active one + 1
    planned: Annotated[
        vec[i64], row(MOST_SEATS, 0, len(items.MISSIONS))
    ]  # likewise, as chosen in the headquarters so far
    checks: Annotated[vec[i64], row(MOST_SEATS, 0, 99)]  # national events left in which it is tested
    progress: Annotated[vec[i64], row(MOST_SEATS, 0, MOST_POINTS)]  # units ordered, or 1 for a deed done
    basis: Annotated[vec[i64], row(MOST_SEATS, 0, MOST_POINTS, shared=True)]  # income at the activation
    fulfilled: Annotated[vec[i64], row(MOST_SEATS, 0, ALL_MISSIONS, shared=True)]  # mask

    # Cards, seat * BOX + i; see `cards`.
    mail: Annotated[vec[i64], row(MOST_SEATS * BOX, shared=True)]
    mails: Annotated[vec[i64], row(MOST_SEATS, 0, BOX)]
    cards: Annotated[vec[i64], row(MOST_SEATS * BOX, shared=True)]
    laid: Annotated[vec[i64], row(MOST_SEATS, 0, BOX)]

    # Headquarters: what was chosen and not confirmed.
    chosen: Annotated[vec[i64], row(MOST_SEATS * items.KINDS, 0, MOST_UNITS)]  # seat * ITEMS + item
    tribute: Annotated[vec[i64], row(MOST_SEATS * MOST_SEATS, 0, MOST_POINTS)]  # seat * 6 + receiver

    # The board, if it is here. Units of a kind are counted in 16 bits each: infantry, tanks, planes.
    held: Annotated[vec[i64], row(MOST_SEATS, 0, ALL_REGIONS, made_by=choices.row_by_seat)]  # mask of its regions
    army: Annotated[vec[i64], row(MOST_SEATS * ALL_PLACES, 0, ARMY, made_by=choices.row_by_seat_and_place)]
    camp: Annotated[vec[i64], row(MOST_SEATS, 0, ARMY, made_by=choices.row_by_seat)]  # base camps
    drop: Annotated[vec[i64], row(MOST_SEATS, 0, ARMY, made_by=choices.row_by_seat)]  # drop zones
    fresh: Annotated[vec[i64], row(ALL_PLACES, 0, ARMY, made_by=choices.row_by_place)]  # placed or moved there just now
    attacked: Annotated[i64, whole(0, ALL_REGIONS)]  # mask of regions with attackers in them
    landed: Annotated[i64, whole(0, ALL_REGIONS)]  # those that attackers have entered over the sea or a dotted line
    taken: Annotated[i64, whole(0, ALL_REGIONS)]  # those taken without a fight in this Move step
    battle: Annotated[vec[i64], row(fight.ROOM, 0, MOST_UNITS, made_by=choices.battle_row)]

    # The world and the end.
    world: Annotated[i64, whole(0, 8)]  # event of this round + 1
    drawn: Annotated[i64, whole(0, ALL_EVENTS)]  # mask of world events already drawn
    due: Annotated[
        vec[i64], row(MOST_SEATS, 0, ALL_EVENTS, shared=True)
    ]  # by seat: mask of world events that still take effect on it
    winners: Annotated[i64, whole(0, ALL_SEATS)]  # mask
    way: Annotated[i64, whole(0, 5)]

    # --- Written by tools/fields.py from the fields above: `make fields` writes it anew

    def __init__(self, src: Leaders | None, rules: Ruleset) -> None:  # noqa: PLR0915
        """A copy of `src`, or the bare table before set-up."""
        super().__init__(src, rules, DEEPEST)
        if src is not None:
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
            self.colour = src.colour
            self.bloc = src.bloc
            self.nation = src.nation
            self.place = src.place
            self.share = src.share
            self.alive = src.alive
            self.round = src.round
            self.turn = src.turn
            self.active = src.active
            self.entries = src.entries[:]
            self.booked = src.booked[:]
            self.kept = src.kept[:]
            self.markers = src.markers
            self.saved = src.saved[:]
            self.income = src.income[:]
            self.level = src.level
            self.running = src.running[:]
            self.ways = src.ways[:]
            self.idle = src.idle[:]
            self.coming = src.coming[:]
            self.allies = src.allies[:]
            self.known_allies = src.known_allies[:]
            self.offers = src.offers[:]
            self.sent = src.sent[:]
            self.barred = src.barred[:]
            self.mission = src.mission[:]
            self.planned = src.planned[:]
            self.checks = src.checks[:]
            self.progress = src.progress[:]
            self.basis = src.basis
            self.fulfilled = src.fulfilled
            self.mail = src.mail
            self.mails = src.mails[:]
            self.cards = src.cards
            self.laid = src.laid[:]
            self.chosen = src.chosen[:]
            self.tribute = src.tribute[:]
            self.held = src.held[:]
            self.army = src.army[:]
            self.camp = src.camp[:]
            self.drop = src.drop[:]
            self.fresh = src.fresh[:]
            self.attacked = src.attacked
            self.landed = src.landed
            self.taken = src.taken
            self.battle = src.battle[:]
            self.world = src.world
            self.drawn = src.drawn
            self.due = src.due
            self.winners = src.winners
            self.way = src.way
        else:
            self.digital = choices.digital(rules)
            self.in_defence = choices.in_defence(rules)
            self.scenario = choices.scenario(rules)
            self.timer = choices.timer(rules)
            self.skills = choices.skills(rules)
            self.parallel = choices.parallel(rules)
            self.described = choices.described(rules)
            self.expansions = choices.expansions(rules)
            self.global_events = choices.global_events(rules)
            self.classic = choices.classic(rules)
            self.hq_first = choices.hq_first(rules)
            self.strict = choices.strict(rules)
            self.exact = choices.exact(rules)
            self.colour = BLANK_COLOUR
            self.bloc = BLANK_COLOUR
            self.nation = BLANK_COLOUR
            self.place = BLANK_COLOUR
            self.share = BLANK_COLOUR
            self.alive = choices.everyone(rules)
            self.round = 0
            self.turn = 0
            self.active = 0
            self.entries = BLANK_ENTRIES[:]
            self.booked = BLANK_ENTRIES[:]
            self.kept = BLANK_COLOUR[:]
            self.markers = BLANK_COLOUR
            self.saved = BLANK_COLOUR[:]
            self.income = BLANK_COLOUR[:]
            self.level = BLANK_LEVEL
            self.running = BLANK_LEVEL[:]
            self.ways = BLANK_WAYS[:]
            self.idle = BLANK_IDLE[:]
            self.coming = BLANK_IDLE[:]
            self.allies = BLANK_COLOUR[:]
            self.known_allies = BLANK_COLOUR[:]
            self.offers = BLANK_COLOUR[:]
            self.sent = BLANK_COLOUR[:]
            self.barred = BLANK_COLOUR[:]
            self.mission = BLANK_COLOUR[:]
            self.planned = BLANK_COLOUR[:]
            self.checks = BLANK_COLOUR[:]
            self.progress = BLANK_COLOUR[:]
            self.basis = BLANK_COLOUR
            self.fulfilled = BLANK_COLOUR
            self.mail = BLANK_MAIL
            self.mails = BLANK_COLOUR[:]
            self.cards = BLANK_MAIL
            self.laid = BLANK_COLOUR[:]
            self.chosen = BLANK_CHOSEN[:]
            self.tribute = BLANK_TRIBUTE[:]
            self.held = choices.row_by_seat(rules)
            self.army = choices.row_by_seat_and_place(rules)
            self.camp = choices.row_by_seat(rules)
            self.drop = choices.row_by_seat(rules)
            self.fresh = choices.row_by_place(rules)
            self.attacked = 0
            self.landed = 0
            self.taken = 0
            self.battle = choices.battle_row(rules)
            self.world = 0
            self.drawn = 0
            self.due = BLANK_COLOUR
            self.winners = 0
            self.way = 0

    def clone(self) -> Leaders:
        return Leaders(self, self.rules)

    def set_colour(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.colour[at] != value:
            row = self.colour[:]
            row[at] = value
            self.colour = row

    def set_bloc(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.bloc[at] != value:
            row = self.bloc[:]
            row[at] = value
            self.bloc = row

    def set_nation(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.nation[at] != value:
            row = self.nation[:]
            row[at] = value
            self.nation = row

    def set_place(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.place[at] != value:
            row = self.place[:]
            row[at] = value
            self.place = row

    def set_share(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.share[at] != value:
            row = self.share[:]
            row[at] = value
            self.share = row

    def set_markers(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.markers[at] != value:
            row = self.markers[:]
            row[at] = value
            self.markers = row

    def set_level(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.level[at] != value:
            row = self.level[:]
            row[at] = value
            self.level = row

    def set_basis(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.basis[at] != value:
            row = self.basis[:]
            row[at] = value
            self.basis = row

    def set_fulfilled(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.fulfilled[at] != value:
            row = self.fulfilled[:]
            row[at] = value
            self.fulfilled = row

    def set_mail(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.mail[at] != value:
            row = self.mail[:]
            row[at] = value
            self.mail = row

    def set_cards(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.cards[at] != value:
            row = self.cards[:]
            row[at] = value
            self.cards = row

    def set_due(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.due[at] != value:
            row = self.due[:]
            row[at] = value
            self.due = row

    def own_rows(self) -> None:
        self.colour = self.colour[:]
        self.bloc = self.bloc[:]
        self.nation = self.nation[:]
        self.place = self.place[:]
        self.share = self.share[:]
        self.markers = self.markers[:]
        self.level = self.level[:]
        self.basis = self.basis[:]
        self.fulfilled = self.fulfilled[:]
        self.mail = self.mail[:]
        self.cards = self.cards[:]
        self.due = self.due[:]

    def check_fields(self) -> list[str]:  # noqa: PLR0915
        wrong: list[str] = []
        if not 0 <= self.in_defence <= 2:
            wrong.append(f"in_defence is {self.in_defence}, not 0 to 2")
        if not 0 <= self.scenario <= 5:
            wrong.append(f"scenario is {self.scenario}, not 0 to 5")
        if not 0 <= self.timer <= 180:
            wrong.append(f"timer is {self.timer}, not 0 to 180")
        wrong.extend(outside("colour", self.colour, 0, 6))
        wrong.extend(outside("bloc", self.bloc, 0, 3))
        wrong.extend(outside("nation", self.nation, 0, 11))
        wrong.extend(outside("place", self.place, 0, MOST_SEATS))
        wrong.extend(outside("share", self.share, 0, MOST_SEATS))
        if not 1 <= self.alive <= ALL_SEATS:
            wrong.append(f"alive is {self.alive}, not 1 to {ALL_SEATS}")
        if not 0 <= self.round <= MOST_ROUNDS:
            wrong.append(f"round is {self.round}, not 0 to {MOST_ROUNDS}")
        if not 0 <= self.turn <= MOST_SEATS:
            wrong.append(f"turn is {self.turn}, not 0 to {MOST_SEATS}")
        if not 0 <= self.active <= MOST_SEATS - 1:
            wrong.append(f"active is {self.active}, not 0 to {MOST_SEATS - 1}")
        wrong.extend(outside("entries", self.entries, 0, MOST_ENTERED))
        wrong.extend(outside("booked", self.booked, 0, 2))
        wrong.extend(outside("kept", self.kept, 0, KEPT))
        wrong.extend(outside("markers", self.markers, 0, MARKERS))
        wrong.extend(outside("saved", self.saved, 0, 2 * MOST_POINTS))
        wrong.extend(outside("income", self.income, 0, MOST_POINTS))
        wrong.extend(outside("level", self.level, 0, items.LEVELS))
        wrong.extend(outside("running", self.running, 0, 12))
        wrong.extend(outside("ways", self.ways, 0, MOST_UNITS))
        wrong.extend(outside("idle", self.idle, 0, 20))
        wrong.extend(outside("coming", self.coming, 0, 20))
        wrong.extend(outside("allies", self.allies, 0, ALL_SEATS))
        wrong.extend(outside("known_allies", self.known_allies, 0, ALL_SEATS))
        wrong.extend(outside("offers", self.offers, 0, ALL_SEATS))
        wrong.extend(outside("sent", self.sent, 0, ALL_SEATS))
        wrong.extend(outside("barred", self.barred, 0, ALL_SEATS))
        wrong.extend(outside("mission", self.mission, 0, len(items.MISSIONS)))
        wrong.extend(outside("planned", self.planned, 0, len(items.MISSIONS)))
        wrong.extend(outside("checks", self.checks, 0, 99))
        wrong.extend(outside("progress", self.progress, 0, MOST_POINTS))
        wrong.extend(outside("basis", self.basis, 0, MOST_POINTS))
        wrong.extend(outside("fulfilled", self.fulfilled, 0, ALL_MISSIONS))
        wrong.extend(outside("mails", self.mails, 0, BOX))
        wrong.extend(outside("laid", self.laid, 0, BOX))
        wrong.extend(outside("chosen", self.chosen, 0, MOST_UNITS))
        wrong.extend(outside("tribute", self.tribute, 0, MOST_POINTS))
        wrong.extend(outside("held", self.held, 0, ALL_REGIONS))
        wrong.extend(outside("army", self.army, 0, ARMY))
        wrong.extend(outside("camp", self.camp, 0, ARMY))
        wrong.extend(outside("drop", self.drop, 0, ARMY))
        wrong.extend(outside("fresh", self.fresh, 0, ARMY))
        if not 0 <= self.attacked <= ALL_REGIONS:
            wrong.append(f"attacked is {self.attacked}, not 0 to {ALL_REGIONS}")
        if not 0 <= self.landed <= ALL_REGIONS:
            wrong.append(f"landed is {self.landed}, not 0 to {ALL_REGIONS}")
        if not 0 <= self.taken <= ALL_REGIONS:
            wrong.append(f"taken is {self.taken}, not 0 to {ALL_REGIONS}")
        wrong.extend(outside("battle", self.battle, 0, MOST_UNITS))
        if not 0 <= self.world <= 8:
            wrong.append(f"world is {self.world}, not 0 to 8")
        if not 0 <= self.drawn <= ALL_EVENTS:
            wrong.append(f"drawn is {self.drawn}, not 0 to {ALL_EVENTS}")
        wrong.extend(outside("due", self.due, 0, ALL_EVENTS))
        if not 0 <= self.winners <= ALL_SEATS:
            wrong.append(f"winners is {self.winners}, not 0 to {ALL_SEATS}")
        if not 0 <= self.way <= 5:
            wrong.append(f"way is {self.way}, not 0 to 5")
        return wrong

    # --- End of what is written

    def last_entry(self, seat: i64) -> i64:
        """The points last entered for a seat, 0 before the first."""
        many = self.kept[seat]
        return self.entries[seat * KEPT + many - 1] if many != 0 else i64(0)
