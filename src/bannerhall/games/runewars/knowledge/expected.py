"""What a seat may expect before it answers: the chances of its Quests, the losses that cost it least, and how far apart
setup markers lie. All of it follows from what the seat knows."""

from __future__ import annotations

from typing import Final

from bannerhall.core.bits import members
from bannerhall.games.runewars.bots import policy_battle, policy_heroes
from bannerhall.games.runewars.rules import fate, heroes, markers, quest_cards, quest_results, questions
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.fate import RED
from bannerhall.games.runewars.rules.ground import Ground
from bannerhall.games.runewars.rules.hero_cards import NAMES
from bannerhall.games.runewars.rules.state import Runewars

OWN_LOSSES: Final = (int(questions.ASSIGN_DAMAGE), int(questions.ASSIGN_ROUTS), int(questions.LOSE_UNITS))


def quest_chances(s: Runewars, seat: int) -> dict[str, dict[str, int | None]]:
    """By hero of the seat and Quest card in its hand: the chance in percent of completing it, none for a duel
    [RUN-QST-10] [RUN-QST-13] [RUN-QST-17]. Commanders attempt no Quests [RUN-CMD-04]."""
    cards = members(s.quests[seat])
    return {
        NAMES[hero]: {quest_cards.NAMES[card]: quest_chance(s, hero, int(card)) for card in cards}
        for hero in members(heroes.heroes_of(s, seat))
        if not heroes.is_commander(s, hero)
    }


def quest_chance(s: Runewars, hero: int, card: int) -> int | None:
    """One card that is not red is enough; every card drawn is one to choose from [RUN-QST-10] [RUN-QST-11]."""
    way = int(quest_results.WAY[card])
    if way == quest_results.DUEL:
        return None
    if way == quest_results.PRICE:
        return 100
    return not_red(s, int(policy_heroes.cards_for(s, hero, way)))


def not_red(s: Runewars, drawn: int) -> int:
    """The chance in percent of a card that is not red among so many; an empty deck is shuffled anew. What is left of
    it can be counted by everybody [RUN-NEU-07]."""
    deck = members(s.fate)
    at_once = min(drawn, len(deck))
    return round(100 * (1 - all_red(deck, at_once) * all_red(members(s.fate_discard), drawn - at_once)))


def all_red(pile: list[int], drawn: int) -> float:
    """The chance that so many cards of a pile are all red."""
    red = len([card for card in pile if fate.DESTINY[card] == RED])
    chance = 1.0
    for n in range(min(drawn, len(pile))):
        chance *= max(0, red - n) / (len(pile) - n)
    return chance


def usual_loss(s: Runewars, seat: int, f: int) -> str | None:
    """Which of its units a side misses least, where it has to choose one [RUN-BAT-19] [RUN-BAT-20] [RUN-BAT-22]."""
    kind = int(s.frames[f])
    if kind not in OWN_LOSSES:
        return None
    return s.rules.vocabulary.text(policy_battle.own_loss(s, f, seat, kind)).removeprefix("battle_unit ")


def marker_gaps(s: Runewars) -> list[list[int]]:
    """How many areas there are between two setup markers that lie: the number of each, and that of the areas
    [RUN-MAP-12]."""
    lying = Ground(s)
    laid = [seat for seat in range(int(s.seats)) if s.marker[2 * seat] != 0]
    touched = [
        int(lying.touched_from(s.marker[2 * seat] - 1) | lying.touched_from(s.marker[2 * seat + 1] - 1))
        for seat in laid
    ]
    pairs = [(one, other) for one in range(len(laid)) for other in range(one + 1, len(laid))]
    return [[laid[one], laid[other], areas_between(s, touched[one], touched[other])] for one, other in pairs]


def areas_between(s: Runewars, mine: int, theirs: int) -> int:
    """Counted along the shortest way over the board, from the areas that one marker touches [RUN-MAP-14]."""
    for steps in range(AREAS):
        if markers.areas_within(s, mine, steps) & theirs != 0:
            return steps + 1
    return AREAS
