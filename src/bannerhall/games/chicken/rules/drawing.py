"""Scrolls: drawing and discarding them, and the cards of the action step that do so."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.frames import WHO
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE, PROCEEDS, PUBLIC, secret_to
from bannerhall.games.chicken.rules import actions, clauses, events, questions, scrolls
from bannerhall.games.chicken.rules.asking import misfit
from bannerhall.games.chicken.rules.components import COCKFIGHT, REFILL_BELOW
from bannerhall.games.chicken.rules.state import Chicken

FROM_HAND: Final = 0
FROM_DRAWN: Final = 1
SCROLL_SECRET: Final[i64] = 2  # the second argument of an event
BOTH: Final = 2

# --- The deck --------------------------------------------------------------------------------------------------------


def draw_scrolls(s: Chicken, player: i64, many: i64) -> None:
    """A player draws scrolls together; disasters among them are carried out when all are drawn [CHI-TURN-18]."""
    if many > 0 and may_draw(s):
        s.ask(questions.DRAW, CHANCE, player, many)


def draw_apart(s: Chicken, player: i64) -> None:
    """Lady Pluckington draws two scrolls and lays them apart, to discard one [CHI-LEADER-07]."""
    if may_draw(s):
        s.ask(questions.DRAW, CHANCE, player, BOTH, 0, 1)


def may_draw(s: Chicken) -> bool:
    """Whether there is a card to be drawn; an empty deck is made of the discards, and if there are none either nothing
    is drawn [CHI-TURN-14]."""
    if s.deck.size() == 0:
        shuffle_in_discards(s)
    if s.mode == COCKFIGHT:
        return any_in_force(s)
    return s.deck.size() > 0


def any_in_force(s: Chicken) -> bool:
    """Whether deck or discards have a card that counts: void ones are drawn past for ever [CHI-COCK-10]."""
    for kind in range(scrolls.KINDS):
        if scrolls.VOID_IN_COCKFIGHT[kind] == 0 and s.deck.counts[kind] + s.discard[kind] > 0:
            return True
    return False


def shuffle_in_discards(s: Chicken) -> None:
    for kind in range(scrolls.KINDS):
        put_into_deck(s, kind, s.discard[kind])
        s.discard[kind] = 0
    if s.sink is not None and s.deck.size() > 0:
        s.emit(events.RESHUFFLED, 0, 0, 0, 0, ALL, 0)


def put_into_deck(s: Chicken, kind: i64, many: i64) -> None:
    s.deck.counts[kind] += many
    s.deck.middle += many


def put_back(s: Chicken, scroll: i64) -> None:
    """A disaster that was carried out is shuffled into the deck, and the discards with it if the deck then has fewer
    than 24 cards [CHI-TURN-12] [CHI-TURN-17]."""
    put_into_deck(s, scroll, 1)
    if s.deck.size() < REFILL_BELOW:
        shuffle_in_discards(s)


def is_void(s: Chicken, scroll: i64) -> bool:
    """Whether a scroll is void at this table [CHI-COCK-03] [CHI-COCK-04]."""
    return s.mode == COCKFIGHT and scrolls.VOID_IN_COCKFIGHT[scroll] == 1


def disasters_drawn(s: Chicken) -> bool:
    for kind in range(scrolls.FIRST_DISASTER, scrolls.KINDS):
        if s.drawn[kind] > 0:
            return True
    return False


@final
class Draw(Question[Chicken]):
    """Chance says which scroll is drawn; only the drawer sees it [CHI-TURN-11] [CHI-TURN-13] [CHI-TURN-18]."""

    def outcomes(self, s: Chicken, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return s.deck.fill_outcomes(actions.DEAL_SCROLL, out, weights)

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        scroll = action - actions.DEAL_SCROLL
        s.deck.draw_middle(scroll)
        if is_void(s, scroll):
            set_aside(s, s.frames[f + questions.DRAW_FOR], scroll)
        else:
            receive(s, f, scroll)
        if s.frames[f + questions.DRAW_LEFT] == 0 or not may_draw(s):
            finish_draw(s, f)

    def audience(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        """Void cards are shown; what the challenger draws nobody sees [CHI-SOLO-06] [CHI-COCK-03]."""
        player = s.frames[f + questions.DRAW_FOR]
        if is_void(s, action - actions.DEAL_SCROLL):
            return PUBLIC
        return secret_to(BIT[player]) if player < s.seats else secret_to(0)

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        if s.frames[f + WHO] != CHANCE or s.frames[f + questions.DRAW_LEFT] == 0:
            return ["a draw without a scroll to draw"]
        return [] if s.deck.size() > 0 else ["a scroll is drawn from an empty deck"]


def set_aside(s: Chicken, player: i64, scroll: i64) -> None:
    """A void card is discarded without effect and does not count as the card drawn [CHI-COCK-03] [CHI-COCK-10]."""
    s.discard[scroll] += 1
    if s.sink is not None:
        s.emit(events.SET_ASIDE, player, scroll, 0, 0, ALL, 0)


def receive(s: Chicken, f: i64, scroll: i64) -> None:
    """A scroll goes into the hand, of which there is no limit; a disaster waits until all are drawn, and no other card
    replaces it [CHI-TURN-13] [CHI-TURN-16] [CHI-TURN-18] [CHI-SOLO-06]."""
    player = s.frames[f + questions.DRAW_FOR]
    s.frames[f + questions.DRAW_LEFT] -= 1
    if player >= s.seats:
        s.pile[scroll] += 1
        if s.sink is not None:
            s.emit(events.CHALLENGER_DREW, 1, 0, 0, 0, ALL, 0)
        return
    if scrolls.TYPE[scroll] == scrolls.DISASTER:
        s.set_drawn(scroll, s.drawn[scroll] + 1)
    else:
        s.frames[f + questions.DRAW_PLAIN] += 1
        if s.frames[f + questions.DRAW_APART] == 1:
            s.set_drawn(scroll, s.drawn[scroll] + 1)
        else:
            s.hand[player * scrolls.KINDS + scroll] += 1
    if s.sink is not None:
        s.emit(events.DREW, player, scroll, 0, 0, BIT[player], SCROLL_SECRET)


def finish_draw(s: Chicken, f: i64) -> None:
    """All are drawn: disasters are carried out before anything else goes on [CHI-DIS-01] [CHI-TURN-12]
    [CHI-TURN-18]."""
    player = s.frames[f + questions.DRAW_FOR]
    apart = s.frames[f + questions.DRAW_APART] == 1 and s.frames[f + questions.DRAW_PLAIN] < BOTH
    s.end_frame()
    if apart:
        keep_drawn(s, player)
    if disasters_drawn(s):
        s.ask(questions.DISASTERS, PROCEEDS, player)


def keep_drawn(s: Chicken, player: i64) -> None:
    """What was laid apart goes into the hand [CHI-LEADER-07]."""
    for kind in range(scrolls.FIRST_DISASTER):
        s.hand[player * scrolls.KINDS + kind] += s.drawn[kind]
        s.set_drawn(kind, 0)


# --- Discarding ------------------------------------------------------------------------------------------------------


def discard_from_hand(s: Chicken, player: i64, scroll: i64) -> None:
    s.hand[player * scrolls.KINDS + scroll] -= 1
    lay_on_discards(s, player, scroll)


def lay_on_discards(s: Chicken, player: i64, scroll: i64) -> None:
    s.discard[scroll] += 1
    if s.sink is not None:
        s.emit(events.DISCARDED, player, scroll, 0, 0, ALL, 0)


def sift(s: Chicken, player: i64) -> None:
    """Draw a scroll, then discard one; a disaster is carried out in between [CHI-STAR-07] [CHI-STAR-13]."""
    s.ask(questions.DISCARD, PROCEEDS, FROM_HAND)
    draw_scrolls(s, player, 1)


def discard_one_of_two(s: Chicken, player: i64) -> None:
    """Lady Pluckington discards one of the two scrolls drawn, if neither is a disaster [CHI-LEADER-07]."""
    for kind in range(scrolls.FIRST_DISASTER):
        if s.drawn[kind] > 0:
            s.ask(questions.DISCARD, player, FROM_DRAWN)
            return


@final
class Discard(Question[Chicken]):
    """Which scroll is discarded: any of the hand, or one of Lady Pluckington's two [CHI-STAR-07] [CHI-STAR-13]
    [CHI-LEADER-07]. Nobody is asked about a hand of one card; a hand of equal ones is a secret, so its owner is."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for kind in range(scrolls.FIRST_DISASTER):
            if self.clause_against(s, f, seat, actions.DISCARD + kind) == ALLOWED:
                out[n] = actions.DISCARD + kind
                n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        scroll = action - actions.DISCARD
        if scroll < 0 or scroll >= scrolls.KINDS:
            return OTHER_QUESTION
        if s.frames[f + questions.DISCARD_FROM] == FROM_DRAWN:
            return ALLOWED if s.drawn[scroll] > 0 else clauses.NOT_ONE_OF_THE_TWO
        return ALLOWED if s.hand[seat * scrolls.KINDS + scroll] > 0 else clauses.NOT_IN_HAND

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        scroll = action - actions.DISCARD
        drawn = s.frames[f + questions.DISCARD_FROM] == FROM_DRAWN
        s.end_frame()
        if drawn:
            s.set_drawn(scroll, s.drawn[scroll] - 1)
            keep_drawn(s, seat)
            lay_on_discards(s, seat, scroll)
        else:
            discard_from_hand(s, seat, scroll)

    def proceed(self, s: Chicken, f: i64) -> None:
        """The scroll of a sift is drawn, and its disaster over: a card of the hand follows, if there is one
        [CHI-STAR-13]."""
        player = s.active
        many = s.cards_of(player)
        if many > 1:
            s.frames[f + WHO] = player
            return
        s.end_frame()
        if many == 1:
            discard_from_hand(s, player, only_card(s, player))

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        for kind in range(scrolls.FIRST_DISASTER):
            if self.clause_against(s, f, seat, actions.DISCARD + kind) == ALLOWED:
                return actions.DISCARD + kind
        return actions.DISCARD

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        if s.frames[f + questions.DISCARD_FROM] == FROM_HAND:
            return misfit(s, f, s.frames[f + WHO] < 0 or s.cards_of(s.active) > 1, questions.ACTIONS)
        laid: i64 = 0
        for kind in range(scrolls.FIRST_DISASTER):
            laid += s.drawn[kind]
        return misfit(s, f, laid == BOTH and s.frames[f + WHO] >= 0, questions.NEXT)


def only_card(s: Chicken, player: i64) -> i64:
    """The only scroll of a hand."""
    for kind in range(scrolls.KINDS):
        if s.hand[player * scrolls.KINDS + kind] > 0:
            return kind
    raise RuntimeError("an empty hand has no card")


# --- Spy Hen ---------------------------------------------------------------------------------------------------------


def held(s: Chicken, player: i64) -> i64:
    """How many scrolls a player holds; the challenger's hand is its pile [CHI-SOLO-06]."""
    if player < s.seats:
        return s.cards_of(player)
    cards: i64 = 0
    for kind in range(scrolls.KINDS):
        cards += s.pile[kind]
    return cards


def holds(s: Chicken, player: i64, scroll: i64) -> i64:
    return s.hand[player * scrolls.KINDS + scroll] if player < s.seats else s.pile[scroll]


def spied_on(s: Chicken, player: i64) -> i64:
    """Mask of the opponents with a card in hand [CHI-SCROLL-17]."""
    found: i64 = 0
    foes = s.foes_of(player)
    for other in range(s.players):
        if foes & BIT[other] != 0 and held(s, other) > 0:
            found |= BIT[other]
    return found


def begin_spying(s: Chicken, player: i64) -> None:
    """Spy Hen looks at a hand; with one opponent to look at nothing is asked first [CHI-SCROLL-17]."""
    found = spied_on(s, player)
    if found & (found - 1) == 0:
        for other in range(s.players):
            if found & BIT[other] != 0:
                look_at(s, player, other)
    else:
        s.ask(questions.SPY, player)


def look_at(s: Chicken, player: i64, other: i64) -> None:
    """The spy sees the hand, and takes a card out of it [CHI-SCROLL-17]."""
    s.reveal()
    if s.sink is not None:
        s.emit(events.SPIED, player, other, 0, 0, ALL, 0)
    if held(s, other) > 1:
        s.ask(questions.SPY_CARD, player, other)
        return
    for kind in range(scrolls.KINDS):
        if holds(s, other, kind) > 0:
            take_out(s, other, kind)
            return


def take_out(s: Chicken, other: i64, scroll: i64) -> None:
    if other < s.seats:
        discard_from_hand(s, other, scroll)
    else:
        s.pile[scroll] -= 1
        lay_on_discards(s, other, scroll)


@final
class Spy(Question[Chicken]):
    """Whose hand the Spy Hen looks at [CHI-SCROLL-17]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        found = spied_on(s, seat)
        for other in range(s.players):
            if found & BIT[other] != 0:
                out[n] = actions.VICTIM + other
                n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        other = action - actions.VICTIM
        if other < 0 or other >= s.players:
            return OTHER_QUESTION
        return ALLOWED if spied_on(s, seat) & BIT[other] != 0 else clauses.NOBODY_TO_SPY_ON

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        look_at(s, seat, action - actions.VICTIM)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        found = spied_on(s, seat)
        for other in range(s.players):
            if found & BIT[other] != 0:
                return actions.VICTIM + other
        return actions.VICTIM

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        lies_open = s.shown[s.active * scrolls.KINDS + scrolls.SPY_HEN] > 0
        return misfit(s, f, lies_open and spied_on(s, s.active) != 0, questions.ACTIONS)


@final
class SpyCard(Question[Chicken]):
    """Which card of that hand is discarded [CHI-SCROLL-17]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        other = s.frames[f + questions.SPY_CARD_OF]
        for kind in range(scrolls.KINDS):
            if holds(s, other, kind) > 0:
                out[n] = actions.DISCARD + kind
                n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        scroll = action - actions.DISCARD
        if scroll < 0 or scroll >= scrolls.KINDS:
            return OTHER_QUESTION
        return ALLOWED if holds(s, s.frames[f + questions.SPY_CARD_OF], scroll) > 0 else clauses.NOT_IN_THAT_HAND

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        other = s.frames[f + questions.SPY_CARD_OF]
        s.end_frame()
        take_out(s, other, action - actions.DISCARD)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        other = s.frames[f + questions.SPY_CARD_OF]
        for kind in range(scrolls.KINDS):
            if holds(s, other, kind) > 0:
                return actions.DISCARD + kind
        return actions.DISCARD

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        other = s.frames[f + questions.SPY_CARD_OF]
        lies_open = s.shown[s.active * scrolls.KINDS + scrolls.SPY_HEN] > 0
        about = lies_open and s.hostile(s.active, other) and held(s, other) > 1
        return misfit(s, f, about, questions.ACTIONS)
