"""Cards that were drawn for somebody to choose from, and Quest cards and hands that were shown [RUN-CARD-05]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import members
from bannerhall.games.runewars.rules import commander_cards, hero_cards, quest_cards, questions, rewards_packed
from bannerhall.games.runewars.rules.state import Runewars

NOBODY: Final[i64] = -1


def chooser(s: Runewars) -> i64:
    """Who draws cards to choose from, or chooses among them, at this moment; or NOBODY."""
    if s.depth == 0:
        return NOBODY
    f = s.top()
    kind = s.frames[f]
    if kind == questions.DRAW_HEROES:
        return s.frames[f + questions.DRAW_HEROES_SEAT]
    if kind == questions.DRAW_COMMANDERS:
        return s.frames[f + questions.DRAW_COMMANDERS_SEAT]
    if kind == questions.DRAW_REWARDS:
        return s.hero_of[s.frames[f + questions.DRAW_REWARDS_HERO]] - 1
    choices = (questions.KEEP_HERO, questions.KEEP_COMMANDER_CARD, questions.KEEP_REWARD, questions.GIVE_SPOILS)
    return s.seat() if kind in choices else NOBODY


def offers(s: Runewars, seat: i64) -> dict[str, object]:
    """The drawn cards, for the seat that chooses among them; the others see how many there are."""
    if seat >= 0 and seat == chooser(s):
        return {
            "heroes": [hero_cards.NAMES[hero] for hero in members(s.hero_offer)],
            "commanders": [commander_cards.NAMES[card] for card in members(s.commander_offer)],
            "rewards": rewards_packed.to_json(s.reward_offer),
            "spoils": rewards_packed.to_json(s.pending_spoils),
        }
    return {
        "heroes": len(members(s.hero_offer)),
        "commanders": len(members(s.commander_offer)),
        "rewards": int(rewards_packed.total(s.reward_offer)),
        "spoils": int(rewards_packed.total(s.pending_spoils)),
    }


def hero_deck(s: Runewars, seat: i64) -> list[str]:
    """The Hero cards in the deck; whoever does not choose cannot tell them from those that were drawn."""
    mask = s.hero_deck if seat >= 0 and seat == chooser(s) else s.hero_deck | s.hero_offer
    return [hero_cards.NAMES[hero] for hero in members(mask)]


def shown_quests(s: Runewars) -> list[list[str]]:
    """Of every hand the Quest cards that everybody has seen because they were attempted [RUN-QST-09]."""
    return [[quest_cards.NAMES[card] for card in members(s.quests[seat] & s.known_quests)] for seat in range(s.seats)]


def knows_hand(s: Runewars, seat: i64, other: i64) -> bool:
    """Whether a seat sees the Tactics cards of another at this moment: Spy Hunt."""
    return s.spied_by == seat + 1 and s.spied_on == other + 1
