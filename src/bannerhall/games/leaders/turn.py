"""Rounds and turns: whose turn it is, the five phases in their order, and the steps that the table does by hand."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.events import ALL
from bannerhall.core.state import AWAITS, CHANCE, PROCEEDS, PUBLIC, A, B, hidden_to
from bannerhall.core.tables import OTHER_QUESTION
from bannerhall.games.leaders.alliances import answer_offer, may_attack_again
from bannerhall.games.leaders.armies import map_points
from bannerhall.games.leaders.cards import (
    COMMAND_BEGUN,
    HEADQUARTERS_OPEN,
    ROUND_BEGUN,
    TURN_BEGUN,
    has_public_cards,
)
from bannerhall.games.leaders.clauses import NO_OFFER, OFFERS_WAIT
from bannerhall.games.leaders.components import (
    ACCEPT,
    CAMPAIGN_FRAME,
    COMMAND_FRAME,
    CONTINUE,
    COUNT_FRAME,
    DECLINE,
    HEADQUARTERS_FRAME,
    HOT_SPOTS,
    MARKED_FRAME,
    MOST_SEATS,
    PRODUCTION_FRAME,
    PUBLIC_FRAME,
    SABOTAGE_FRAME,
    SECRET_FRAME,
    TURN_FRAME,
    WITHDRAW_FRAME,
    WITHDRAWAL_FRAME,
    WORLD_FRAME,
)
from bannerhall.games.leaders.events import national_events
from bannerhall.games.leaders.numbers import ROUND_LIMIT
from bannerhall.games.leaders.production import eliminate, enter, is_finished, markers_of, note_markers
from bannerhall.games.leaders.state import Decision, Leaders
from bannerhall.games.leaders.victory import check_classic_entries, end_by_rounds
from bannerhall.games.leaders.withdrawal import is_due
from bannerhall.games.leaders.world import draws_now

# The steps of a round: argument A of its frame; argument B is the place that enters its points next (classic entry).
NEW_ROUND: Final = 0
ENTRIES: Final = 1
TURNS: Final = 2
# The steps of a turn: argument B of its frame.
ENTER: Final = 0
MARKS: Final = 1
WITHDRAW: Final = 2
EVENTS: Final = 3
SECRETS: Final = 4
FIFTH: Final = 5
SIXTH: Final = 6
END: Final = 7


@final
class Round(Decision):
    """Lies at the bottom of the stack: begins rounds, and in each the turns in player order [LDR-TURN-01]
    [LDR-TURN-07] [LDR-TURN-08]."""

    def proceed(self, s: Leaders, f: i64) -> None:
        step = s.frames[f + A]
        if step == NEW_ROUND:
            begin_round(s, f)
        elif step == ENTRIES and s.classic and s.frames[f + B] < s.seats:
            enter_all(s, f)
        elif step == ENTRIES:
            end_entries(s, f)
        else:
            begin_turn(s, f)


def begin_round(s: Leaders, f: i64) -> None:
    """Count the round; after the last one of a limit the game is over [LDR-TURN-08] [LDR-ELIM-05]."""
    limit = s.tables.numbers[ROUND_LIMIT]
    if limit != 0 and s.round == limit:
        end_by_rounds(s)
        return
    s.round += 1
    s.turn = 0
    s.world = 0
    s.frames[f + A] = ENTRIES
    s.frames[f + B] = 0
    if s.sink is not None:
        s.emit(ROUND_BEGUN, s.round, 0, 0, 0, ALL, 0)


def end_entries(s: Leaders, f: i64) -> None:
    """After the public entry, where there is one, the world may have news; then the turns [LDR-VARI-02]
    [LDR-VARI-06]."""
    s.frames[f + A] = TURNS
    if s.classic:
        check_classic_entries(s)
    if s.depth != 0 and draws_now(s):
        s.ask(WORLD_FRAME, CHANCE)


def enter_all(s: Leaders, f: i64) -> None:
    """Classic entry: one player enters the points of all, in player order, before the first turn [LDR-VARI-01]."""
    place = s.frames[f + B]
    s.frames[f + B] = place + 1
    seat = seat_at(s, place)
    if (s.alive >> seat) & 1 == 0:
        return
    if s.digital:
        enter(s, seat, map_points(s, seat))
    else:
        s.ask(PRODUCTION_FRAME, CHANCE, seat)


def seat_at(s: Leaders, place: i64) -> i64:
    """Who has a place (from 0) in the player order."""
    for seat in range(s.seats):
        if s.place[seat] == place + 1:
            return seat
    raise RuntimeError("nobody has this place")


def begin_turn(s: Leaders, f: i64) -> None:
    """The next player who is still in takes a turn; after the last one the round is over [LDR-TURN-08]. Whoever is
    still in the headquarters of the turn before must leave it first [LDR-MULT-06]."""
    while s.turn < s.seats and (s.alive >> seat_at(s, s.turn)) & 1 == 0:
        s.turn += 1
    if s.turn == s.seats:
        s.frames[f + A] = NEW_ROUND
        return
    s.active = seat_at(s, s.turn)
    s.turn += 1
    s.ask(TURN_FRAME, AWAITS, BIT[s.active])
    if s.sink is not None:
        s.emit(TURN_BEGUN, s.active, s.round, 0, 0, ALL, 0)


@final
class Turn(Decision):
    """The phases of a turn: entry, withdrawal, events, command, headquarters [LDR-TURN-02] [LDR-TURN-03]; with
    headquarters first the last two change places [LDR-VARI-04] [LDR-VARI-05]."""

    def proceed(self, s: Leaders, f: i64) -> None:
        step = s.frames[f + B]
        seat = s.active
        s.frames[f + B] = step + 1
        if step == ENTER:
            may_attack_again(s, seat)
            ask_for_points(s, seat)
        elif step == MARKS:
            ask_for_markers(s, seat)
        elif step == WITHDRAW:
            ask_to_withdraw(s, seat)
        elif step == EVENTS:
            if s.digital:
                s.ask(SABOTAGE_FRAME, PROCEEDS)  # once the cards have been read
            s.ask(PUBLIC_FRAME, seat)
            national_events(s, seat)
            if s.digital and s.depth != 0 and not has_public_cards(s, seat):
                s.done()  # there is nothing to read, and everybody sees that
        elif step == SECRETS:
            s.ask(SECRET_FRAME, seat)
        elif step == END:
            s.done()
        elif (step == FIFTH) != s.hq_first:
            if s.digital:
                s.ask(CAMPAIGN_FRAME, AWAITS)
            else:
                s.ask(COMMAND_FRAME, seat)
            if s.sink is not None:
                s.emit(COMMAND_BEGUN, seat, 0, 0, 0, ALL, 0)
        else:
            open_headquarters(s, seat)


def ask_for_points(s: Leaders, seat: i64) -> None:
    """Points are counted on the board and confirmed, or told by the table; who has nothing left is out [LDR-MODE-12]
    [LDR-PROD-01] [LDR-ELIM-01]."""
    if s.digital and is_finished(s, seat):
        eliminate(s, seat)
    elif s.classic:
        return
    elif s.digital:
        s.ask(COUNT_FRAME, seat)
    else:
        s.ask(PRODUCTION_FRAME, CHANCE, seat, 0, 0, seat + 1)


def ask_for_markers(s: Leaders, seat: i64) -> None:
    """Hot Spots: marked regions count from the second round on [LDR-VIC-14]."""
    if s.scenario != HOT_SPOTS or s.round == 1:
        return
    if s.digital:
        note_markers(s, seat, markers_of(s, seat))
    else:
        s.ask(MARKED_FRAME, CHANCE, seat, 0, 0, seat + 1)


def ask_to_withdraw(s: Leaders, seat: i64) -> None:
    """On the board only if there is anything to withdraw [LDR-WDRW-01]."""
    if not s.digital:
        s.ask(WITHDRAW_FRAME, seat)
    elif is_due(s, seat):
        s.ask(WITHDRAWAL_FRAME, seat)


def open_headquarters(s: Leaders, seat: i64) -> None:
    """In parallel play beside the next player's turn, which begins at once, otherwise before it [LDR-MULT-03]
    [LDR-MULT-05]."""
    s.planned[seat] = s.mission[seat]
    if s.parallel:
        s.done()
        s.open_side(seat, HEADQUARTERS_FRAME)
    else:
        s.ask(HEADQUARTERS_FRAME, seat)
    if s.sink is not None:
        s.emit(HEADQUARTERS_OPEN, seat, 0, 0, 0, ALL, 0)


class Checklist(Decision):
    """A step that the table does without the program; CONTINUE when it is done [LDR-TURN-05] [LDR-COMP-01]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = CONTINUE
        return n + 1

    def bar(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        return 0 if action == CONTINUE else OTHER_QUESTION

    def resolve(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        s.done()

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return CONTINUE


@final
class SecretEvents(Decision):
    """The cards for the player alone, after the public ones; offers of alliances must be answered before the phase can
    be left [LDR-EVNT-01] [LDR-EVNT-02] [LDR-EVNT-03] [LDR-EVNT-09] [LDR-ALLY-02]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        if s.offers[seat] == 0:
            out[n] = CONTINUE
            return n + 1
        for sender in range(s.seats):
            if (s.offers[seat] >> sender) & 1 == 1:
                out[n] = ACCEPT + sender
                out[n + 1] = DECLINE + sender
                n += 2
        return n

    def bar(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        if action == CONTINUE:
            return OFFERS_WAIT if s.offers[seat] != 0 else 0
        sender = action - ACCEPT if action < DECLINE else action - DECLINE
        if action < ACCEPT or sender < 0 or sender >= MOST_SEATS:
            return OTHER_QUESTION
        return 0 if (s.offers[seat] >> sender) & 1 == 1 else NO_OFFER

    def resolve(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        if action == CONTINUE:
            s.done()
        elif action < DECLINE:
            answer_offer(s, seat, action - ACCEPT, True)
        else:
            answer_offer(s, seat, action - DECLINE, False)

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        """Who is away allies with nobody."""
        for sender in range(s.seats):
            if (s.offers[seat] >> sender) & 1 == 1:
                return DECLINE + sender
        return CONTINUE

    def audience(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        """That there was an offer is nobody else's business [LDR-ALLY-18]."""
        return PUBLIC if action == CONTINUE else hidden_to(BIT[seat])

    def public(self, s: Leaders, f: i64) -> bool:
        return False
