"""The card rounds of a fight: round the table, scrolls are laid face down until everybody has passed in succession."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.frames import WHO
from bannerhall.core.question import NO_STANDING_ORDER, Question
from bannerhall.core.state import PUBLIC, secret_to
from bannerhall.games.chicken.rules import actions, clauses, events, questions, scrolls
from bannerhall.games.chicken.rules.components import BYSTANDER_SECONDS, SIDE_SECONDS, SOLO
from bannerhall.games.chicken.rules.standing_passes import has_part, passes_in_advance
from bannerhall.games.chicken.rules.state import Chicken

BASE: Final[i64] = 13  # one more than there are strategies
SCROLL_SECRET: Final[i64] = 2  # the second argument of an event


def begin_rounds(s: Chicken) -> None:
    """The attacking player begins; in solo the human lays all scrolls in one go [CHI-FIGHT-05] [CHI-FIGHT-06]
    [CHI-SOLOFIGHT-02] [CHI-SOLOFIGHT-13]."""
    if s.mode == SOLO:
        if s.has_cards(0):
            s.ask(questions.CARDS, 0)
        return
    s.passes = 0
    player = next_with_cards(s, s.aggressor)
    if player >= 0:
        s.ask(questions.CARDS, player)


def next_with_cards(s: Chicken, player: i64) -> i64:
    """The next player who is asked, this one first: an empty hand passes by itself, any other is asked whatever it
    holds, so that being asked tells nothing. -1 once all have passed in succession [CHI-FIGHT-07] [CHI-FIGHT-27]."""
    while s.passes < s.players:
        if s.has_cards(player):
            return player
        s.passes += 1
        player = s.next_player(player)
    return -1


@final
class Cards(Question[Chicken]):
    """One or more scrolls face down, or a pass, which is not final; everybody at the table is asked, involved or not
    [CHI-FIGHT-05] [CHI-FIGHT-06] [CHI-FIGHT-07] [CHI-FIGHT-08] [CHI-FIGHT-27] [CHI-FIGHT-34] [CHI-MAGIC-03]
    [CHI-STRAT-03]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.PASS
        n += 1
        hand = s.hand
        first = seat * scrolls.KINDS
        for kind in range(scrolls.FIRST_DISASTER):
            if hand[first + kind] != 0 and scrolls.IN_COMBAT[kind] == 1:
                out[n] = actions.LAY + kind
                n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        """A scroll in hand, but no magic of the action step [CHI-FIGHT-05] [CHI-MAGIC-01] [CHI-MAGIC-04]."""
        if action == actions.PASS:
            return ALLOWED
        kind = action - actions.LAY
        if kind < 0 or kind >= scrolls.KINDS:
            return OTHER_QUESTION
        if s.hand[seat * scrolls.KINDS + kind] == 0:
            return clauses.NOT_HELD
        return ALLOWED if scrolls.IN_COMBAT[kind] == 1 else clauses.NOT_FOR_COMBAT

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        if action != actions.PASS:
            lay(s, seat, action - actions.LAY)
            s.frames[f + questions.CARDS_LAID] = 1
            if s.has_cards(seat):
                return
        elif s.frames[f + questions.CARDS_LAID] == 0:
            s.passes += 1
            if s.sink is not None:
                s.emit(events.PASSED, seat, 0, 0, 0, ALL, 0)
        go_on(s, f, seat)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.PASS

    def standing_order(self, s: Chicken, f: i64, seat: i64) -> i64:
        """A pass given in advance [CHI-FIGHT-36]."""
        return actions.PASS if passes_in_advance(s, seat) else NO_STANDING_ORDER

    def seconds(self, s: Chicken, f: i64, seat: i64) -> i64:
        """The same for everybody who is not attacking or defending, whatever the hand [CHI-FIGHT-37]."""
        if not s.rules.options["fight_pace"]:
            return 0
        return SIDE_SECONDS if has_part(s, seat) else BYSTANDER_SECONDS

    def audience(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        """How many cards a player lays all see, which ones only that player [CHI-FIGHT-21]."""
        return PUBLIC if action == actions.PASS else secret_to(BIT[seat])

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        if s.attacker == 0:
            return ["scrolls are played without a fight"]
        return [] if s.cards_of(s.frames[f + WHO]) > 0 else ["an empty hand is asked for scrolls"]


def lay(s: Chicken, player: i64, kind: i64) -> None:
    """A scroll is laid face down and cannot be taken back [CHI-FIGHT-21]."""
    at = player * scrolls.KINDS + kind
    s.hand[at] -= 1
    s.set_laid(at, s.laid[at] + 1)
    s.set_played(player, s.played[player] + 1)
    note_strategy(s, player, kind)
    s.passes = 0
    if s.sink is not None:
        s.emit(events.LAID, player, kind, 0, 0, BIT[player], SCROLL_SECRET)


def note_strategy(s: Chicken, player: i64, kind: i64) -> None:
    """Remember in which order a player has laid strategies [CHI-FIGHT-35]."""
    if kind >= scrolls.FIRST_STRATEGY:
        s.set_sequence(player, s.sequence[player] * BASE + kind - scrolls.FIRST_STRATEGY + 1)


def first_laid(s: Chicken, player: i64) -> i64:
    """The strategy of a player that was laid first of those face down, or -1. A number has them as digits: the first
    one laid is the highest [CHI-FIGHT-35]."""
    left = s.sequence[player]
    while left >= BASE:
        left //= BASE
    return left + scrolls.FIRST_STRATEGY - 1 if left > 0 else i64(-1)


def strike_out(s: Chicken, player: i64, kind: i64) -> None:
    """A strategy is no longer face down; of equal ones the first one laid."""
    digit = kind - scrolls.FIRST_STRATEGY + 1
    power: i64 = 1
    while s.sequence[player] // power >= BASE:
        power *= BASE
    rest: i64 = 0
    found = False
    while power > 0:
        here = s.sequence[player] // power % BASE
        if here == digit and not found:
            found = True
        else:
            rest = rest * BASE + here
        power //= BASE
    s.set_sequence(player, rest)


def go_on(s: Chicken, f: i64, seat: i64) -> None:
    """The next player's chance, also of one who has passed before; the rounds end when all have passed one after the
    other [CHI-FIGHT-07] [CHI-FIGHT-08]."""
    player: i64 = -1
    if s.mode != SOLO:
        player = next_with_cards(s, s.next_player(seat))
    if player < 0:
        s.passes = 0
        if anybody_else_was_asked(s, seat):
            s.reveal()  # nobody adds anything: whoever has heard that cannot attack otherwise afterwards
        s.end_frame()
        return
    s.frames[f + WHO] = player
    s.frames[f + questions.CARDS_LAID] = 0


def anybody_else_was_asked(s: Chicken, seat: i64) -> bool:
    """Whether other hands than that of the one who passed last could have added something."""
    for player in range(s.players):
        if player != seat and s.has_cards(player):
            return True
    return False
