"""A player who controls no area is eliminated [RUN-ELIM-01] to [RUN-ELIM-04]."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.events import ALL
from bannerhall.games.runewars.rules import control, events, reward_cards, rewards_packed, tactics
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.components import MOST_PLAYERS, NO_SEAT
from bannerhall.games.runewars.rules.hero_cards import HEROES
from bannerhall.games.runewars.rules.state import Runewars


def check(s: Runewars) -> None:
    """After a completed effect: whoever controls no area any more leaves the game. Units on the way into an enemy or
    neutral area are about to win one [RUN-ELIM-01]."""
    present = seen_in(s, s.land & control.ALL_HOMES)  # where most players are, so that the rest is seldom looked at
    if s.march_force != 0 and s.turn_of != 0:
        present |= BIT[s.turn_of - 1]
    if s.playing & ~present != 0:
        present |= seen_in(s, s.land & ~control.ALL_HOMES)
    gone = s.playing & ~present
    while gone != 0:
        eliminate(s, lowest(gone))
        gone &= gone - 1


def seen_in(s: Runewars, areas: i64) -> i64:
    """The mask of the seats that control one of some areas."""
    present: i64 = 0
    while areas != 0 and s.playing & ~present != 0:
        owner = control.controller(s, lowest(areas))
        areas &= areas - 1
        if owner != NO_SEAT:
            present |= BIT[owner]
    return present


def eliminate(s: Runewars, seat: i64) -> None:
    """Pieces leave the board; cards go back into their decks, the objective and the Victory card out of the game
    [RUN-ELIM-01] [RUN-ELIM-02] [RUN-ELIM-04]."""
    s.playing &= ~BIT[seat]
    s.activated[seat] = 0
    s.set_chosen(seat, 0)
    s.set_objective(seat, 0)
    for number in range(4):
        if s.title[number] == seat + 1:
            s.set_title(number, 0)
        if s.claim[number] == seat + 1:
            s.set_claim(number, 0)
    for area in range(AREAS):
        if s.holder[area] == seat + 1:
            s.holder[area] = 0
    give_back_tactics(s, seat)
    s.quest_deck |= s.quests[seat]
    s.known_quests &= ~s.quests[seat]
    s.set_quests(seat, 0)
    for hero in range(HEROES):
        if s.hero_of[hero] == seat + 1:
            give_back_hero(s, hero)
    for slot in range(2):
        give_back_commander(s, seat * 2 + slot)
    if s.lieutenant == seat + 1:
        s.lieutenant = 0
        s.set_tactics_discard(tactics.LIEUTENANT_GENERAL, s.tactics_discard[tactics.LIEUTENANT_GENERAL] + 1)
    if s.sink is not None:
        s.emit(events.ELIMINATED, seat, 0, 0, 0, ALL, 0)


def give_back_tactics(s: Runewars, seat: i64) -> None:
    """The hand is shuffled into the Tactics deck [RUN-ELIM-01]."""
    found = False
    for card in range(tactics.KINDS):
        at = seat * tactics.KINDS + card
        if s.hand[at] != 0:
            found = True
            s.tactics_deck.counts[card] += s.hand[at]
            s.tactics_deck.middle += s.hand[at]
            s.set_hand(at, 0)
            s.set_fresh(at, 0)
    for viewer in range(s.seats):
        s.set_known(viewer * MOST_PLAYERS + seat, 0)
    if found:
        s.tactics_deck.shuffle()


def give_back_hero(s: Runewars, hero: i64) -> None:
    """Hero and Reward cards go back into their decks [RUN-ELIM-01]."""
    cards = s.rewards[hero], s.rewards_up[hero]
    for packed in cards:
        for kind in range(reward_cards.KINDS):
            number = rewards_packed.many(packed, kind)
            s.reward_deck.counts[kind] += number
            s.reward_deck.middle += number
    s.reward_deck.shuffle()
    s.set_rewards(hero, 0)
    s.set_rewards_up(hero, 0)
    s.set_hero_of(hero, 0)
    s.set_hero_at(hero, 0)
    s.set_hero_damage(hero, 0)
    s.set_training(hero, 0)
    s.hero_routed &= ~BIT[hero]
    s.hero_deck |= BIT[hero]


def give_back_commander(s: Runewars, at: i64) -> None:
    """A commander who goes without being defeated: the card goes under its deck, for everybody to see [RUN-CMD-30]."""
    if s.commander[at] != 0:
        s.commander_deck.put_bottom(s.commander[at] - 1, s.everyone())
        s.set_commander(at, 0)
    s.set_commander_hero(at, 0)
