"""A fight with the challenger: a card of the deck, half of its hand, and what they give it [CHI-SOLOFIGHT-01]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE
from bannerhall.games.chicken.rules import actions, events, questions, scrolls
from bannerhall.games.chicken.rules.components import CHALLENGER
from bannerhall.games.chicken.rules.drawing import may_draw
from bannerhall.games.chicken.rules.state import Chicken
from bannerhall.games.chicken.rules.values import ATTACK, DEFENCE, armour_of, dice_strength, in_force, strength_against

FROM_DECK: Final[i64] = 0
FROM_PILE: Final[i64] = 1
MOST_FROM_PILE: Final[i64] = 8  # [CHI-SOLOFIGHT-03]
HUMAN: Final[i64] = 0


def show_challengers_cards(s: Chicken) -> None:
    """The challenger's cards are turned up before the human's. Nobody has seen them and nothing is drawn or discarded
    since they were laid, so chance says only now which they are: first the top card of the deck, in every fight and
    whoever attacks, left out if there is none; then those of its hand [CHI-SOLOFIGHT-01] [CHI-SOLOFIGHT-05]
    [CHI-SOLOFIGHT-11] [CHI-SOLOFIGHT-13] [CHI-SOLOFIGHT-15]."""
    many = from_pile(s)
    if many > 0:
        s.ask(questions.SOLO_CARD, CHANCE, FROM_PILE, many)
    if may_draw(s):
        s.ask(questions.SOLO_CARD, CHANCE, FROM_DECK, 1)


def from_pile(s: Chicken) -> i64:
    """Half of its hand, rounded down, at most 8; none if it defends, the human is too weak without its cards and has
    played none [CHI-SOLOFIGHT-03] [CHI-SOLOFIGHT-04] [CHI-SOLOFIGHT-10]."""
    if s.aggressor == HUMAN and s.played[HUMAN] == 0 and without_cards(s) < 0:
        return 0
    cards: i64 = 0
    for kind in range(scrolls.KINDS):
        cards += s.pile[kind]
    half = cards // 2
    return half if half < MOST_FROM_PILE else MOST_FROM_PILE


def without_cards(s: Chicken) -> i64:
    """Strength with dice, abilities and active strategies minus armour; the card of the deck does not count
    [CHI-SOLOFIGHT-10]."""
    attacker, defender = s.attacker - 1, s.defender - 1
    return strength_against(s, attacker, defender) + dice_strength(s) - armour_of(s, defender, attacker)


def cards_drawn(s: Chicken) -> i64:
    """How many scrolls the challenger's cards let it draw; all their other effects are ignored [CHI-SOLOFIGHT-07]
    [CHI-SOLOFIGHT-14]."""
    many: i64 = 0
    for kind in range(scrolls.KINDS):
        many += in_force(s, CHALLENGER, kind) * scrolls.SOLO_DRAW[kind]
    return many


@final
class SoloCard(Question[Chicken]):
    """Chance turns up a card of the challenger: from the deck, or at random from its hand [CHI-SOLOFIGHT-01]
    [CHI-SOLOFIGHT-10]."""

    def outcomes(self, s: Chicken, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        if s.frames[f + questions.SOLO_CARD_FROM] == FROM_DECK:
            return s.deck.fill_outcomes(actions.DEAL_SCROLL, out, weights)
        n: i64 = 0
        for kind in range(scrolls.KINDS):
            if s.pile[kind] > 0:
                out[n] = actions.DEAL_SCROLL + kind
                weights[n] = s.pile[kind]
                n += 1
        return n

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        kind = action - actions.DEAL_SCROLL
        from_deck = s.frames[f + questions.SOLO_CARD_FROM] == FROM_DECK
        s.frames[f + questions.SOLO_CARD_LEFT] -= 1
        if s.frames[f + questions.SOLO_CARD_LEFT] == 0:
            s.end_frame()
        if from_deck:
            s.deck.draw_middle(kind)
        else:
            s.pile[kind] -= 1
        at = CHALLENGER * scrolls.KINDS + kind
        s.set_shown(at, s.shown[at] + 1)
        s.set_revealed(at, s.revealed[at] + 1)
        s.set_played(CHALLENGER, s.played[CHALLENGER] + 1)
        if s.sink is not None:
            side = ATTACK if s.aggressor == CHALLENGER else DEFENCE
            s.emit(events.REVEALED, CHALLENGER, kind, side, 0, ALL, 0)

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        left = s.frames[f + questions.SOLO_CARD_LEFT]
        if s.attacker == 0 or left == 0:
            return ["the challenger plays no card now"]
        held: i64 = s.deck.size()
        if s.frames[f + questions.SOLO_CARD_FROM] == FROM_PILE:
            held = 0
            for kind in range(scrolls.KINDS):
                held += s.pile[kind]
        return [] if held >= left else ["the challenger plays more cards than there are"]
