"""Rounds and turns: whose turn it is, the five phases in their order, and the steps that the table does by hand."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import AWAITS, CHANCE, PROCEEDS, PUBLIC, hidden_to
from bannerhall.games.leaders.rules import actions, clauses, events, questions, settings
from bannerhall.games.leaders.rules.board.armies import map_points
from bannerhall.games.leaders.rules.board.withdrawal import is_due
from bannerhall.games.leaders.rules.cards import has_public_cards
from bannerhall.games.leaders.rules.components import HOT_SPOTS, MOST_SEATS
from bannerhall.games.leaders.rules.headquarters.alliances import answer_offer, may_attack_again
from bannerhall.games.leaders.rules.headquarters.global_events import draws_now
from bannerhall.games.leaders.rules.headquarters.national_events import national_events
from bannerhall.games.leaders.rules.production import eliminate, enter, is_finished, markers_of, note_markers
from bannerhall.games.leaders.rules.state import Leaders
from bannerhall.games.leaders.rules.victory import check_classic_entries, end_by_rounds

# The steps of a round.
NEW_ROUND: Final = 0
ENTRIES: Final = 1
TURNS: Final = 2
# The steps of a turn.
ENTER: Final = 0
MARKS: Final = 1
WITHDRAW: Final = 2
EVENTS: Final = 3
SECRETS: Final = 4
FIFTH: Final = 5
SIXTH: Final = 6
END: Final = 7


@final
class Round(Question[Leaders]):
    """Lies at the bottom of the stack: begins rounds, and in each the turns in player order [LDR-TURN-01]
    [LDR-TURN-07] [LDR-TURN-08]."""

    def proceed(self, s: Leaders, f: i64) -> None:
        step = s.frames[f + questions.ROUND_STEP]
        if step == NEW_ROUND:
            begin_round(s, f)
        elif step == ENTRIES and s.classic and s.frames[f + questions.ROUND_PLACE] < s.seats:
            enter_all(s, f)
        elif step == ENTRIES:
            end_entries(s, f)
        else:
            begin_turn(s, f)


def begin_round(s: Leaders, f: i64) -> None:
    """Count the round; after the last one of a limit the game is over [LDR-TURN-08] [LDR-ELIM-05]."""
    limit = s.rules.numbers[settings.ROUND_LIMIT]
    if limit != 0 and s.round == limit:
        end_by_rounds(s)
        return
    s.round += 1
    s.turn = 0
    s.world = 0
    s.frames[f + questions.ROUND_STEP] = ENTRIES
    s.frames[f + questions.ROUND_PLACE] = 0
    if s.sink is not None:
        s.emit(events.ROUND_BEGUN, s.round, 0, 0, 0, ALL, 0)


def end_entries(s: Leaders, f: i64) -> None:
    """After the public entry, where there is one, the world may have news; then the turns [LDR-VARI-02]
    [LDR-VARI-06]."""
    s.frames[f + questions.ROUND_STEP] = TURNS
    if s.classic:
        check_classic_entries(s)
    if s.depth != 0 and draws_now(s):
        s.ask(questions.WORLD, CHANCE)


def enter_all(s: Leaders, f: i64) -> None:
    """Classic entry: one player enters the points of all, in player order, before the first turn [LDR-VARI-01]."""
    place = s.frames[f + questions.ROUND_PLACE]
    s.frames[f + questions.ROUND_PLACE] = place + 1
    seat = seat_at(s, place)
    if (s.alive >> seat) & 1 == 0:
        return
    if s.digital:
        enter(s, seat, map_points(s, seat))
    else:
        s.ask(questions.PRODUCTION, CHANCE, seat)


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
        s.frames[f + questions.ROUND_STEP] = NEW_ROUND
        return
    s.active = seat_at(s, s.turn)
    s.turn += 1
    s.ask(questions.TURN, AWAITS, BIT[s.active])
    if s.sink is not None:
        s.emit(events.TURN_BEGUN, s.active, s.round, 0, 0, ALL, 0)


@final
class Turn(Question[Leaders]):
    """The phases of a turn: entry, withdrawal, events, command, headquarters [LDR-TURN-02] [LDR-TURN-03]; with
    headquarters first the last two change places [LDR-VARI-04] [LDR-VARI-05]."""

    def proceed(self, s: Leaders, f: i64) -> None:
        step = s.frames[f + questions.TURN_STEP]
        seat = s.active
        s.frames[f + questions.TURN_STEP] = step + 1
        if step == ENTER:
            may_attack_again(s, seat)
            ask_for_points(s, seat)
        elif step == MARKS:
            ask_for_markers(s, seat)
        elif step == WITHDRAW:
            ask_to_withdraw(s, seat)
        elif step == EVENTS:
            if s.digital:
                s.ask(questions.SABOTAGE, PROCEEDS)  # once the cards have been read
            s.ask(questions.PUBLIC_EVENTS, seat)
            national_events(s, seat)
            if s.digital and s.depth != 0 and not has_public_cards(s, seat):
                s.end_frame()  # there is nothing to read, and everybody sees that
        elif step == SECRETS:
            s.ask(questions.SECRET_EVENTS, seat)
        elif step == END:
            s.end_frame()
        elif (step == FIFTH) != s.hq_first:
            if s.digital:
                s.ask(questions.CAMPAIGN, AWAITS)
            else:
                s.ask(questions.COMMAND, seat)
            if s.sink is not None:
                s.emit(events.COMMAND_BEGUN, seat, 0, 0, 0, ALL, 0)
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
        s.ask(questions.COUNT, seat)
    else:
        s.ask(questions.PRODUCTION, CHANCE, seat, 0, 0, seat + 1)


def ask_for_markers(s: Leaders, seat: i64) -> None:
    """Hot Spots: marked regions count from the second round on [LDR-VIC-14]."""
    if s.scenario != HOT_SPOTS or s.round == 1:
        return
    if s.digital:
        note_markers(s, seat, markers_of(s, seat))
    else:
        s.ask(questions.MARKED, CHANCE, seat, 0, 0, seat + 1)


def ask_to_withdraw(s: Leaders, seat: i64) -> None:
    """On the board only if there is anything to withdraw [LDR-WDRW-01]."""
    if not s.digital:
        s.ask(questions.WITHDRAW, seat)
    elif is_due(s, seat):
        s.ask(questions.WITHDRAWAL, seat)


def open_headquarters(s: Leaders, seat: i64) -> None:
    """In parallel play beside the next player's turn, which begins at once, otherwise before it [LDR-MULT-03]
    [LDR-MULT-05]."""
    s.planned[seat] = s.mission[seat]
    if s.parallel:
        s.end_frame()
        s.open_side(seat, questions.HEADQUARTERS)
    else:
        s.ask(questions.HEADQUARTERS, seat)
    if s.sink is not None:
        s.emit(events.HEADQUARTERS_OPEN, seat, 0, 0, 0, ALL, 0)


class Checklist(Question[Leaders]):
    """A step that the table does without the program; CONTINUE when it is done [LDR-TURN-05] [LDR-COMP-01]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.CONTINUE
        return n + 1

    def clause_against(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        return ALLOWED if action == actions.CONTINUE else OTHER_QUESTION

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return actions.CONTINUE


@final
class SecretEvents(Question[Leaders]):
    """The cards for the player alone, after the public ones; offers of alliances must be answered before the phase can
    be left [LDR-EVNT-01] [LDR-EVNT-02] [LDR-EVNT-03] [LDR-EVNT-09] [LDR-ALLY-02]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        if s.offers[seat] == 0:
            out[n] = actions.CONTINUE
            return n + 1
        for sender in range(s.seats):
            if (s.offers[seat] >> sender) & 1 == 1:
                out[n] = actions.ACCEPT + sender
                out[n + 1] = actions.DECLINE + sender
                n += 2
        return n

    def clause_against(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.CONTINUE:
            return clauses.OFFERS_WAIT if s.offers[seat] != 0 else ALLOWED
        sender = action - actions.ACCEPT if action < actions.DECLINE else action - actions.DECLINE
        if action < actions.ACCEPT or sender < 0 or sender >= MOST_SEATS:
            return OTHER_QUESTION
        return ALLOWED if (s.offers[seat] >> sender) & 1 == 1 else clauses.NO_OFFER

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        if action == actions.CONTINUE:
            s.end_frame()
        elif action < actions.DECLINE:
            answer_offer(s, seat, action - actions.ACCEPT, True)
        else:
            answer_offer(s, seat, action - actions.DECLINE, False)

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        """Who is away allies with nobody."""
        for sender in range(s.seats):
            if (s.offers[seat] >> sender) & 1 == 1:
                return actions.DECLINE + sender
        return actions.CONTINUE

    def audience(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        """That there was an offer is nobody else's business [LDR-ALLY-18]."""
        return PUBLIC if action == actions.CONTINUE else hidden_to(BIT[seat])
