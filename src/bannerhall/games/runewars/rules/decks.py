"""The decks as the modules in play have them, and what is dealt from them at set-up [RUN-SET-04] [RUN-SET-12]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.deck import Deck
from bannerhall.core.question import Question
from bannerhall.core.state import secret_to
from bannerhall.games.runewars.rules import (
    actions,
    events,
    ground,
    mustering,
    objective_cards,
    quest_cards,
    questions,
    reward_cards,
    season_cards,
    tactics,
    units,
)
from bannerhall.games.runewars.rules.commander_cards import CARDS as COMMANDER_CARDS
from bannerhall.games.runewars.rules.fate import ALL_FATES
from bannerhall.games.runewars.rules.quest_cards import SAND_GIANT, SAND_SORCERERS, SETUP_TILE, SUNKEN_VAULT
from bannerhall.games.runewars.rules.state import Runewars

QUESTS_OF_SANDS: Final[i64] = BIT[SAND_GIANT] | BIT[SAND_SORCERERS] | BIT[SUNKEN_VAULT]  # they name area 12A


def lay_decks(s: Runewars) -> None:
    """All decks are shuffled, with the cards of Banners of War if it is in play [RUN-SET-04] [RUN-SET-12]
    [RUN-BOW-06] [RUN-COMP-05] [RUN-COMP-09] [RUN-COMP-10] [RUN-COMP-11]. The Title cards lie open, without influence on
    them [RUN-SET-13] [RUN-SET-14]."""
    s.fate = ALL_FATES
    s.tactics_deck = Deck(None, in_play(s, tactics.COPIES, tactics.IN_BOW))
    rewards = in_play(s, reward_cards.COPIES, reward_cards.IN_BOW)
    rewards[reward_cards.SHARD_OF_TIMMORRAN] += s.bow  # Banners of War has a fourth one
    s.reward_deck = Deck(None, rewards)
    s.objective_deck = Deck(None, in_play(s, vec[i64]([1] * objective_cards.CARDS), objective_cards.IN_BOW))
    for card in range(season_cards.CARDS):
        if s.bow >= season_cards.IN_BOW[card]:
            s.season_deck |= BIT[card]
    for card in range(quest_cards.CARDS):
        if s.bow >= quest_cards.IN_BOW[card]:
            s.quest_deck |= BIT[card]
    s.hero_deck = mustering.heroes_in_play(s)
    if s.rules.options["commanders"]:
        s.commander_deck = Deck(None, vec[i64]([1] * COMMANDER_CARDS))


def in_play(s: Runewars, copies: vec[i64], in_bow: vec[i64]) -> vec[i64]:
    """The cards of a deck by kind; those of Banners of War only with it [RUN-SET-04] [RUN-BOW-06]."""
    counts = copies[:]
    for kind in range(len(counts)):
        if in_bow[kind] > s.bow:
            counts[kind] = 0
    return counts


def sort_out_quests(s: Runewars) -> None:
    """Quest cards that name areas of tiles that are not on the board are removed [RUN-SET-06] [RUN-MAP-26]
    [RUN-MAP-29]."""
    for card in range(quest_cards.CARDS):
        tile = tile_named_by(card)
        if tile >= 0 and not ground.tile_is_laid(s, tile):
            s.quest_deck &= ~BIT[card]


def tile_named_by(card: i64) -> i64:
    """The tile with the area that a Quest card names, -1 if it names none."""
    if (QUESTS_OF_SANDS >> card) & 1 == 1:
        return ground.TILE_12
    return SETUP_TILE[card] - 1


@final
class DealObjective(Question[Runewars]):
    """A secret Objective of the faction's alignment, at set-up or in place of another [RUN-SET-18] [RUN-OBJ-01]."""

    def outcomes(self, s: Runewars, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        good = units.GOOD[s.faction_of(s.frames[f + questions.DEAL_OBJECTIVE_SEAT])]
        n: i64 = 0
        for card in range(objective_cards.CARDS):
            if s.objective_deck.counts[card] != 0 and objective_cards.IS_GOOD[card] == good:
                out[n] = actions.DEAL_OBJECTIVE + card
                weights[n] = 1
                n += 1
        return n

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        card = action - actions.DEAL_OBJECTIVE
        owner = s.frames[f + questions.DEAL_OBJECTIVE_SEAT]
        s.end_frame()
        s.objective_deck.draw_middle(card)
        s.set_objective(owner, card + 1)
        if s.sink is not None:
            s.emit(events.OBJECTIVE_DEALT, owner, card, 0, 0, BIT[owner], events.OBJECTIVE_SECRET)

    def audience(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return secret_to(BIT[s.frames[f + questions.DEAL_OBJECTIVE_SEAT]])
