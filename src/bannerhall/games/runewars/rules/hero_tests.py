"""Tests of a hero's attribute: draw, draw again where a card or an ability allows it, choose one [RUN-QST-10]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE, PROCEEDS
from bannerhall.games.runewars.rules import actions, clauses, events, hero_cards, heroes, questions, rewards
from bannerhall.games.runewars.rules.fate import DESTINY, FATES, SILVER
from bannerhall.games.runewars.rules.fate_deck import choose, discard_fates, fill_fates, take_fate
from bannerhall.games.runewars.rules.gains import gain_influence
from bannerhall.games.runewars.rules.reward_cards import LUCKY_COIN
from bannerhall.games.runewars.rules.state import Runewars

# Bits of `spent`: what may be used once per Quest Phase. The third one is IN_DUNGEON of hero_moves.py.
COIN: Final[i64] = 1
SETHRA: Final[i64] = 2
COIN_KIND: Final[i64] = BIT[LUCKY_COIN]


def begin(s: Runewars, hero: i64, which: i64) -> None:
    """A hero tests an attribute; the chosen card is left in `test_result`, and the frame below goes on [RUN-QST-10]."""
    s.test_cards = 0
    s.test_result = 0
    s.ask(questions.HERO_TEST, PROCEEDS, questions.TS_DRAW, hero, which)


def begin_for_quest(s: Runewars, hero: i64, which: i64) -> None:
    """A test that a Quest asks for: Sethra and Tatianna have abilities for it [RUN-QST-10] [RUN-HER-02]."""
    s.test_cards = 0
    s.test_result = 0
    s.ask(questions.HERO_TEST, PROCEEDS, questions.TS_DRAW, hero, which, 1)


@final
class HeroTest(Question[Runewars]):
    """The steps of a test [RUN-QST-10]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        step = s.frames[f + questions.HERO_TEST_NEXT]
        hero = s.frames[f + questions.HERO_TEST_HERO]
        if step == questions.TS_END:
            end(s, f, hero)
            return
        s.frames[f + questions.HERO_TEST_NEXT] = step + 1
        if step == questions.TS_DRAW:
            draw(s, hero, heroes.test_cards(s, hero, s.frames[f + questions.HERO_TEST_ATTRIBUTE]))
        elif step == questions.TS_AGAIN:
            offer_again(s, hero, s.frames[f + questions.HERO_TEST_QUEST])
        elif s.test_cards & (s.test_cards - 1) != 0:
            s.ask(questions.CHOOSE_FATE, heroes.owner(s, hero))
        elif s.test_cards != 0:
            choose(s, heroes.owner(s, hero), lowest(s.test_cards))


def draw(s: Runewars, hero: i64, number: i64) -> None:
    """So many Fate cards more, as far as there are any."""
    in_reach = count(s.fate | s.fate_discard)
    if number > in_reach:
        number = in_reach
    if number > 0:
        s.ask(questions.TEST_DRAW, CHANCE, heroes.owner(s, hero), number)


def end(s: Runewars, f: i64, hero: i64) -> None:
    """Tatianna receives 1 influence when she has chosen silver in a Quest's test [RUN-HER-02]."""
    quest = s.frames[f + questions.HERO_TEST_QUEST]
    s.end_frame()
    if quest == 1 and hero == hero_cards.TATIANNA and s.test_result != 0 and DESTINY[s.test_result - 1] == SILVER:
        gain_influence(s, heroes.owner(s, hero), 1)


@final
class TestDraw(Question[Runewars]):
    """Chance gives one Fate card after the other, for everybody to see [RUN-QST-10]."""

    def outcomes(self, s: Runewars, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return fill_fates(s, out, weights)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        card = action - actions.FATE
        s.test_cards |= BIT[card]
        take_fate(s, card)
        if s.sink is not None:
            s.emit(events.FATE_DRAWN, s.frames[f + questions.TEST_DRAW_SEAT], card, 0, 0, ALL, 0)
        s.frames[f + questions.TEST_DRAW_LEFT] -= 1
        if s.frames[f + questions.TEST_DRAW_LEFT] == 0:
            s.end_frame()


# --- Drawing again ---------------------------------------------------------------------------------------------------


def sethra_may(s: Runewars, hero: i64, quest: i64) -> bool:
    """Sethra, once per Quest Phase: one drawn card is replaced [RUN-HER-02]."""
    return hero == hero_cards.SETHRA and quest == 1 and s.spent & SETHRA == 0


def offer_again(s: Runewars, hero: i64, quest: i64) -> None:
    """Ask whoever has Sethra, or may have the Lucky Coin as far as everybody can see."""
    known = COIN_KIND if not heroes.is_blocked(s, hero, LUCKY_COIN) else i64(0)
    coin = s.spent & COIN == 0 and rewards.may_have(s, hero, known)
    if s.test_cards != 0 and (coin or sethra_may(s, hero, quest)):
        s.ask(questions.DRAW_AGAIN, heroes.owner(s, hero), hero, quest)


@final
class DrawAgain(Question[Runewars]):
    """Replace one card, or all of them; both once per Quest Phase [RUN-HER-02] [RUN-RWD-01]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.KEEP_FATES
        n += 1
        if self.clause_against(s, f, seat, actions.USE_REWARD + LUCKY_COIN) == ALLOWED:
            out[n] = actions.USE_REWARD + LUCKY_COIN
            n += 1
        if sethra_may(s, s.frames[f + questions.DRAW_AGAIN_HERO], s.frames[f + questions.DRAW_AGAIN_QUEST]):
            left = s.test_cards
            while left != 0:
                out[n] = actions.SWAP_FATE + lowest(left)
                left &= left - 1
                n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        hero = s.frames[f + questions.DRAW_AGAIN_HERO]
        if action == actions.KEEP_FATES:
            return ALLOWED
        if action == actions.USE_REWARD + LUCKY_COIN:
            if not rewards.has(s, hero, LUCKY_COIN):
                return clauses.NO_SUCH_REWARD
            if heroes.is_blocked(s, hero, LUCKY_COIN):
                return clauses.BLOCKED
            return ALLOWED if s.spent & COIN == 0 else clauses.NO_EFFECT
        card = action - actions.SWAP_FATE
        if card < 0 or card >= FATES:
            return OTHER_QUESTION
        if not sethra_may(s, hero, s.frames[f + questions.DRAW_AGAIN_QUEST]):
            return clauses.NO_ABILITY
        return ALLOWED if (s.test_cards >> card) & 1 == 1 else clauses.NOT_DRAWN

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        hero = s.frames[f + questions.DRAW_AGAIN_HERO]
        s.end_frame()
        if action == actions.KEEP_FATES:
            return
        again = s.top()  # the test: whoever has one of the two may still use the other
        s.frames[again + questions.HERO_TEST_NEXT] = questions.TS_AGAIN
        if action == actions.USE_REWARD + LUCKY_COIN:
            s.spent |= COIN
            rewards.show(s, hero, LUCKY_COIN)
            put_back(s, hero, s.test_cards)
        else:
            s.spent |= SETHRA
            put_back(s, hero, BIT[action - actions.SWAP_FATE])

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.KEEP_FATES


def put_back(s: Runewars, hero: i64, cards: i64) -> None:
    """Discard these drawn cards and draw as many."""
    s.test_cards &= ~cards
    discard_fates(s, cards)
    draw(s, hero, count(cards))
