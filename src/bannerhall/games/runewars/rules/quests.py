"""Quest cards: into hands, at most three, and back [RUN-QST-08] [RUN-QST-11] [RUN-QST-12] [RUN-ORD6-03]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE, secret_to
from bannerhall.games.runewars.rules import actions, clauses, events, questions
from bannerhall.games.runewars.rules.components import QUEST_LIMIT
from bannerhall.games.runewars.rules.quest_cards import CARDS
from bannerhall.games.runewars.rules.state import Runewars


def draw_quests(s: Runewars, seat: i64, number: i64) -> None:
    """Draw so many Quest cards, as far as there are any, then discard down to three [RUN-QST-08] [RUN-ORD6-03]."""
    if number > 0 and cards_left(s):
        s.ask(questions.DRAW_QUESTS, CHANCE, seat, number)


def cards_left(s: Runewars) -> bool:
    """Whether a card can be drawn: an empty deck is rebuilt from its discard pile [RUN-LIM-02]."""
    if s.quest_deck == 0:
        s.quest_deck = s.quest_discard
        s.quest_discard = 0
    return s.quest_deck != 0


@final
class DrawQuests(Question[Runewars]):
    """Chance gives one card after the other; only the player sees them [RUN-QST-08]."""

    def outcomes(self, s: Runewars, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        left = s.quest_deck
        while left != 0:
            out[n] = actions.DRAW_QUEST + lowest(left)
            weights[n] = 1
            left &= left - 1
            n += 1
        return n

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        card = action - actions.DRAW_QUEST
        owner = s.frames[f + questions.DRAW_QUESTS_SEAT]
        s.quest_deck &= ~BIT[card]
        s.set_quests(owner, s.quests[owner] | BIT[card])
        if s.sink is not None:
            s.emit(events.QUEST_DRAWN, owner, card, 0, 0, BIT[owner], events.SECOND_SECRET)
        s.frames[f + questions.DRAW_QUESTS_LEFT] -= 1
        if s.frames[f + questions.DRAW_QUESTS_LEFT] == 0 or not cards_left(s):
            s.end_frame()
            limit_quests(s, owner)

    def audience(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return secret_to(BIT[s.frames[f + questions.DRAW_QUESTS_SEAT]])


def limit_quests(s: Runewars, seat: i64) -> None:
    """At most three Quest cards in hand [RUN-QST-08]."""
    if count(s.quests[seat]) > QUEST_LIMIT:
        s.ask(questions.DISCARD_QUEST, seat)


def discard(s: Runewars, seat: i64, card: i64) -> None:
    """A Quest card goes to the discard pile, which is open."""
    s.set_quests(seat, s.quests[seat] & ~BIT[card])
    s.quest_discard |= BIT[card]
    s.known_quests &= ~BIT[card]
    if s.sink is not None:
        s.emit(events.QUEST_DISCARDED, seat, card, 0, 0, ALL, 0)


@final
class DiscardQuest(Question[Runewars]):
    """Which card goes, until three are left [RUN-QST-08] [RUN-ORD6-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = s.quests[seat]
        while left != 0:
            out[n] = actions.DISCARD_QUEST + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        card = action - actions.DISCARD_QUEST
        if card < 0 or card >= CARDS:
            return OTHER_QUESTION
        return ALLOWED if (s.quests[seat] >> card) & 1 == 1 else clauses.NO_QUEST_IN_HAND

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        discard(s, seat, action - actions.DISCARD_QUEST)
        limit_quests(s, seat)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.DISCARD_QUEST + lowest(s.quests[seat])
