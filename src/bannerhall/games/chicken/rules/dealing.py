"""What chance deals at set-up: leaders to choose from, resources, scrolls."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL, PUBLIC
from bannerhall.core.frames import WIDTH
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE, secret_to
from bannerhall.games.chicken.rules import actions, clauses, events, leaders, questions, scrolls
from bannerhall.games.chicken.rules.components import (
    CHALLENGER,
    COCKFIGHT,
    GOODS_EACH,
    KINDS_OF_GOODS,
    LEADER,
    MOST_GOODS,
    MOST_PLAYERS,
    SOLO,
    START_SCROLLS,
)
from bannerhall.games.chicken.rules.state import Chicken

DEALT_EACH: Final = 2  # leaders to choose from [CHI-SETUP-04]
RIVAL_DUE: Final = 0  # in solo: how many leaders are named or dealt
OWN_LEADER_DUE: Final = 1
SPARES_DUE: Final = 2
NO_SPARE: Final = "second_edition_none"
SECOND_ARGUMENT: Final[i64] = 2  # the mask of what only some are told


def go_on(s: Chicken, f: i64, step: i64) -> None:
    """The next step of set-up, with nobody served yet."""
    s.frames[f + questions.SETUP_NEXT] = step
    s.frames[f + questions.SETUP_COUNT] = 0


def served(s: Chicken, f: i64) -> i64:
    """How many have had what this step gives."""
    return s.frames[f + questions.SETUP_COUNT]


# --- Leaders ---------------------------------------------------------------------------------------------------------


def deal_leaders(s: Chicken, f: i64) -> None:
    """Two for each player, who then all choose at once [CHI-SETUP-04] [CHI-SETUP-05] [CHI-SETUP-07]."""
    if s.mode == SOLO:
        name_leaders(s, f)
    elif served(s, f) < DEALT_EACH * s.players:
        s.frames[f + questions.SETUP_COUNT] += 1
        s.ask(questions.DEAL_LEADER, CHANCE)
    else:
        go_on(s, f, questions.S_GOODS)
        s.ask_several(questions.CHOOSE_LEADER, s.everyone())


def name_leaders(s: Chicken, f: i64) -> None:
    """The human names the challenger's leader, then the own one; each gets one of the others as a spare, unless the
    table plays without [CHI-SOLOSETUP-04] [CHI-SOLOSETUP-05] [CHI-SETUP-08]."""
    due = served(s, f)
    if due == SPARES_DUE + s.players or (due == SPARES_DUE and s.rules.options["spare_leader"] == NO_SPARE):
        go_on(s, f, questions.S_BASES)
        return
    s.frames[f + questions.SETUP_COUNT] += 1
    if due == RIVAL_DUE:
        s.ask(questions.RIVAL, 0)
    elif due == OWN_LEADER_DUE:
        s.ask(questions.OWN_LEADER, 0)
    else:
        s.ask(questions.DEAL_LEADER, CHANCE)


def dealt_to(s: Chicken, f: i64) -> i64:
    """Whom the leader is dealt to that chance is asked for."""
    count = s.frames[f - WIDTH + questions.SETUP_COUNT] - 1
    return count - SPARES_DUE if s.mode == SOLO else count // DEALT_EACH


def in_use(s: Chicken) -> i64:
    """Mask of the leader cards that are not in the box."""
    found: i64 = 0
    for player in range(MOST_PLAYERS):
        for card in (s.leader[player], s.spare[player], s.dealt[2 * player], s.dealt[2 * player + 1]):
            if card != 0:
                found |= BIT[card - 1]
    return found


@final
class DealLeader(Question[Chicken]):
    """A leader card for one player, who alone sees it; in solo a spare, and nobody sees the challenger's
    [CHI-SETUP-04] [CHI-SETUP-07] [CHI-SOLOSETUP-05]."""

    def outcomes(self, s: Chicken, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        used = in_use(s)
        n: i64 = 0
        for card in range(leaders.LEADERS):
            if (used >> card) & 1 == 0:
                out[n] = actions.DEAL_LEADER + card
                weights[n] = 1
                n += 1
        return n

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        card = action - actions.DEAL_LEADER
        player = dealt_to(s, f)
        second = s.frames[f - WIDTH + questions.SETUP_COUNT] % DEALT_EACH == 0
        s.end_frame()
        if s.mode == SOLO:
            s.set_spare(player, card + 1)
        else:
            s.set_dealt(2 * player + (1 if second else 0), card + 1)
        if s.sink is not None:
            seen_by = BIT[player] if player < s.seats else i64(0)
            s.emit(events.DEALT_LEADER, player, card, 0, 0, seen_by, SECOND_ARGUMENT)

    def audience(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        player = dealt_to(s, f)
        return secret_to(BIT[player] if player < s.seats else i64(0))


@final
class ChooseLeader(Question[Chicken]):
    """All players keep one of their two leaders, at the same time and in secret; the other one is the spare
    [CHI-SETUP-05] [CHI-SETUP-07] [CHI-SETUP-08]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for card in range(leaders.LEADERS):
            if self.clause_against(s, f, seat, actions.LEADER + card) == ALLOWED:
                out[n] = actions.LEADER + card
                n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        card = action - actions.LEADER
        if card < 0 or card >= leaders.LEADERS:
            return OTHER_QUESTION
        mine = s.dealt[2 * seat] == card + 1 or s.dealt[2 * seat + 1] == card + 1
        return ALLOWED if mine else clauses.NOT_DEALT

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.set_chosen(seat, action - actions.LEADER + 1)
        s.answered(f, seat)

    def proceed(self, s: Chicken, f: i64) -> None:
        s.end_frame()
        for player in range(s.players):
            first = s.dealt[2 * player]
            other = s.dealt[2 * player + 1] if s.chosen[player] == first else first
            lead(s, player, s.chosen[player] - 1)
            if s.rules.options["spare_leader"] != NO_SPARE:
                s.set_spare(player, other)
            s.set_chosen(player, 0)
            s.set_dealt(2 * player, 0)
            s.set_dealt(2 * player + 1, 0)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.LEADER + s.dealt[2 * seat] - 1

    def audience(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        return secret_to(BIT[seat])


def lead(s: Chicken, player: i64, card: i64) -> None:
    """The leader is revealed and stands on top of the chickens, once there is a base [CHI-SETUP-05] [CHI-SETUP-06]."""
    s.set_leader(player, card + 1)
    s.stand(LEADER + player, s.base[player])
    if s.sink is not None:
        s.emit(events.LEADS, player, card, 0, 0, ALL, 0)


@final
class Rival(Question[Chicken]):
    """The human chooses the leader to play against [CHI-SOLOSETUP-04]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for card in range(leaders.LEADERS):
            out[n + card] = actions.RIVAL + card
        return n + leaders.LEADERS

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        return ALLOWED if 0 <= action - actions.RIVAL < leaders.LEADERS else OTHER_QUESTION

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        lead(s, CHALLENGER, action - actions.RIVAL)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.RIVAL


@final
class OwnLeader(Question[Chicken]):
    """The human's own leader, freely among the other eight [CHI-SOLOSETUP-05]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for card in range(leaders.LEADERS):
            if self.clause_against(s, f, seat, actions.LEADER + card) == ALLOWED:
                out[n] = actions.LEADER + card
                n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        card = action - actions.LEADER
        if card < 0 or card >= leaders.LEADERS:
            return OTHER_QUESTION
        return clauses.RIVALS_LEADER if s.leader[CHALLENGER] == card + 1 else ALLOWED

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        lead(s, seat, action - actions.LEADER)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.LEADER + (1 if s.leader[CHALLENGER] == 1 else 0)


# --- Resources -------------------------------------------------------------------------------------------------------


def deal_goods(s: Chicken, f: i64) -> None:
    """Nine tokens each at random; none in a cockfight, and in solo three of each kind for the human [CHI-SETUP-09]
    [CHI-SETUP-10] [CHI-COCK-01] [CHI-SOLOSETUP-06]."""
    if s.mode == SOLO:
        for good in range(KINDS_OF_GOODS):
            s.goods[good] = GOODS_EACH
    elif s.mode != COCKFIGHT and served(s, f) < MOST_GOODS * s.players:
        s.frames[f + questions.SETUP_COUNT] += 1
        s.ask(questions.DEAL_GOOD, CHANCE)
        return
    go_on(s, f, questions.S_SCROLLS)


@final
class DealGood(Question[Chicken]):
    """One token after the other, nine for each player [CHI-SETUP-10]."""

    def outcomes(self, s: Chicken, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        for good in range(KINDS_OF_GOODS):
            left = GOODS_EACH * s.players
            for player in range(s.players):
                left -= s.goods[player * KINDS_OF_GOODS + good]
            if left > 0:
                out[n] = actions.DEAL_GOOD + good
                weights[n] = left
                n += 1
        return n

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        good = action - actions.DEAL_GOOD
        player = (s.frames[f - WIDTH + questions.SETUP_COUNT] - 1) // MOST_GOODS
        s.end_frame()
        s.goods[player * KINDS_OF_GOODS + good] += 1
        if s.sink is not None:
            s.emit(events.DEALT_GOOD, player, good, 0, 0, ALL, 0)


# --- Scrolls ---------------------------------------------------------------------------------------------------------


def deal_scrolls(s: Chicken, f: i64) -> None:
    """Three for each player; then the disasters that were set aside are shuffled in [CHI-SETUP-12] [CHI-SETUP-13]."""
    if served(s, f) < START_SCROLLS * s.players:
        s.ask(questions.DEAL_SCROLL, CHANCE)
        return
    go_on(s, f, questions.S_STOCK)
    for scroll in range(scrolls.FIRST_DISASTER, scrolls.KINDS):
        s.deck.counts[scroll] += s.drawn[scroll]
        s.deck.middle += s.drawn[scroll]
        s.set_drawn(scroll, 0)


def scroll_for(s: Chicken, f: i64) -> i64:
    """Whom the scroll is dealt to that chance is asked for."""
    return s.frames[f - WIDTH + questions.SETUP_COUNT] // START_SCROLLS


def is_replaced(s: Chicken, player: i64, scroll: i64) -> bool:
    """Disasters and, in a cockfight, void cards are shown and replaced; the challenger's cards are not looked at
    [CHI-SETUP-13] [CHI-COCK-10] [CHI-SOLOSETUP-08]."""
    if player >= s.seats:
        return False
    return scroll >= scrolls.FIRST_DISASTER or (s.mode == COCKFIGHT and scrolls.VOID_IN_COCKFIGHT[scroll] == 1)


@final
class DealScroll(Question[Chicken]):
    """A scroll for a hand of three. A disaster is set aside without effect, a void card discarded
    [CHI-SETUP-12] [CHI-SETUP-13] [CHI-COCK-10] [CHI-SOLOSETUP-07] [CHI-SOLOSETUP-08]."""

    def outcomes(self, s: Chicken, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return s.deck.fill_outcomes(actions.DEAL_SCROLL, out, weights)

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        scroll = action - actions.DEAL_SCROLL
        player = scroll_for(s, f)
        s.end_frame()
        s.deck.draw_middle(scroll)
        if is_replaced(s, player, scroll):
            set_aside(s, player, scroll)
            return
        s.frames[s.top() + questions.SETUP_COUNT] += 1
        if player >= s.seats:
            s.pile[scroll] += 1
            if s.sink is not None:
                s.emit(events.CHALLENGER_DREW, 1, 0, 0, 0, ALL, 0)
            return
        s.hand[player * scrolls.KINDS + scroll] += 1
        if s.sink is not None:
            s.emit(events.DREW, player, scroll, 0, 0, BIT[player], SECOND_ARGUMENT)

    def audience(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        player = scroll_for(s, f)
        if is_replaced(s, player, action - actions.DEAL_SCROLL):
            return PUBLIC
        return secret_to(BIT[player] if player < s.seats else i64(0))


def set_aside(s: Chicken, player: i64, scroll: i64) -> None:
    """It is shown. Disasters wait to be shuffled in; void cards, disasters too, are discarded [CHI-SETUP-13]
    [CHI-COCK-03] [CHI-COCK-10]."""
    if s.mode == COCKFIGHT and scrolls.VOID_IN_COCKFIGHT[scroll] == 1:
        s.discard[scroll] += 1
    else:
        s.set_drawn(scroll, s.drawn[scroll] + 1)
    if s.sink is not None:
        s.emit(events.SET_ASIDE, player, scroll, 0, 0, ALL, 0)
