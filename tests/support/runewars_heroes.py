"""Heroes of Runewars in action: the Quest Phase of summer, tests and duels in a line or two.

Heroes come from `hero` and Reward cards from `reward` of runewars_battle. Fate cards are named by what they show, so
that no test depends on which number shows it: `tested` by their destiny symbol, `duel_draws` by their circle section.
"""

from __future__ import annotations

from collections.abc import Iterator

from runewars_battle import cards_that_show, hero, reward
from runewars_orders import question
from runewars_table import area, chance, do, offers, table

from bannerhall.core.bits import BIT
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import CHANCE, PROCEEDS
from bannerhall.games.runewars.rules import (
    commander_cards,
    fate,
    hero_cards,
    quest_cards,
    quest_phase,
    questions,
    rewards_packed,
)
from bannerhall.games.runewars.rules.state import Runewars

SUMMER = 1


def land(seats: int = 2, **options: Choice) -> Runewars:
    """A board without heroes, in summer; nobody has been asked anything yet."""
    s = table(seats, **options)
    while s.depth != 0:
        s.end_frame()
    s.season = SUMMER
    return s


def quest_time(s: Runewars) -> Runewars:
    """The Quest Phase begins. Of several players, who all have no Order cards, the richest acts first."""
    s.ask(questions.YEAR, PROCEEDS, questions.Y_ORDERS)
    quest_phase.begin(s)
    s.advance()
    return s


def phase_is_over(s: Runewars) -> bool:
    return question(s) == "choose_order"


# --- Cards -----------------------------------------------------------------------------------------------------------


def give_quests(s: Runewars, seat: int, *cards: str) -> None:
    """Quest cards of the deck into a hand."""
    for card in cards:
        bit = int(BIT[quest_cards.NAMES.index(card)])
        s.quest_deck &= ~bit
        s.set_quests(seat, s.quests[seat] | bit)


def quests_of(s: Runewars, seat: int) -> set[str]:
    return {name for card, name in enumerate(quest_cards.NAMES) if (s.quests[seat] >> card) & 1}


def discarded_quests(s: Runewars) -> set[str]:
    return {name for card, name in enumerate(quest_cards.NAMES) if (s.quest_discard >> card) & 1}


def facedown(s: Runewars, name: str) -> dict[str, int]:
    """The facedown Reward cards of a hero."""
    return rewards_packed.to_json(int(s.rewards[hero_cards.NAMES.index(name)]))


def faceup(s: Runewars, name: str) -> dict[str, int]:
    """The faceup Reward cards of a hero."""
    return rewards_packed.to_json(int(s.rewards_up[hero_cards.NAMES.index(name)]))


def spoils(s: Runewars, at: str) -> dict[str, int]:
    """The Reward cards under markers in an area, however they lie."""
    return rewards_packed.to_json(int(s.spoils[area(at)] + s.spoils_up[area(at)]))


def sees(s: Runewars, seat: int, *path: str) -> object:
    """What the view of a seat (-1 for a spectator) shows under these keys."""
    found: object = s.view(seat)
    for key in path:
        assert isinstance(found, dict)
        found = found[key]
    return found


# --- Heroes ----------------------------------------------------------------------------------------------------------


def damage_of(s: Runewars, name: str) -> int:
    return int(s.hero_damage[hero_cards.NAMES.index(name)])


def wound(s: Runewars, name: str, damage: int) -> None:
    s.set_hero_damage(hero_cards.NAMES.index(name), damage)


def in_game(s: Runewars, name: str) -> bool:
    """Whether some player has this hero."""
    return int(s.hero_of[hero_cards.NAMES.index(name)]) != 0


def lies(s: Runewars, name: str) -> bool:
    return (s.hero_routed >> hero_cards.NAMES.index(name)) & 1 == 1


def heroes_of(s: Runewars, seat: int) -> set[str]:
    return {name for number, name in enumerate(hero_cards.NAMES) if s.hero_of[number] == seat + 1}


def training_of(s: Runewars, name: str) -> tuple[int, int, int]:
    """What the training tokens add to strength, agility and wisdom."""
    number = int(s.training[hero_cards.NAMES.index(name)])
    return number % 3, number // 3 % 3, number // 9


def leads(s: Runewars, seat: int, name: str, card: str) -> None:
    """A hero of the seat leads with a Commander card of the deck."""
    kind = commander_cards.NAMES.index(card)
    s.commander_deck.draw_middle(kind)
    place = seat * 2 if s.commander[seat * 2] == 0 else seat * 2 + 1
    s.set_commander(place, kind + 1)
    s.set_commander_hero(place, hero_cards.NAMES.index(name) + 1)


def commanders(s: Runewars, seat: int) -> dict[str, str]:
    """The commanders of a seat with their cards."""
    return {
        hero_cards.NAMES[s.commander_hero[at] - 1]: commander_cards.NAMES[s.commander[at] - 1]
        for at in (seat * 2, seat * 2 + 1)
        if s.commander_hero[at] != 0
    }


# --- Tests -----------------------------------------------------------------------------------------------------------


def showing(s: Runewars, symbol: str) -> Iterator[int]:
    """Fate cards left in the deck with a destiny symbol."""
    for card in range(fate.FATES):
        if (s.fate >> card) & 1 and fate.DESTINIES[fate.DESTINY[card]] == symbol:
            yield card


def draw_symbols(s: Runewars, *symbols: str) -> None:
    """Chance brings cards with these destiny symbols."""
    for symbol in symbols:
        chance(s, f"fate {next(showing(s, symbol)) + 1}")


def chosen(s: Runewars, seat: int, symbol: str) -> None:
    """The seat chooses a drawn card with this symbol."""
    cards = [text for text in offers(s, seat) if text.startswith("choose_fate ")]
    symbols = [fate.DESTINIES[fate.DESTINY[int(text.split()[1]) - 1]] for text in cards]
    do(s, seat, cards[symbols.index(symbol)])


def tested(s: Runewars, seat: int, symbol: str) -> int:
    """A test: one card of this symbol is drawn and red ones beside it, and it is chosen; how many cards were drawn."""
    drawn = 0
    while s.seat() == CHANCE and question(s) in ("test_draw", "draw_fates"):
        draw_symbols(s, symbol if drawn == 0 else "red")
        drawn += 1
    if question(s) == "choose_fate":
        chosen(s, seat, symbol)
    return drawn


def attempt(s: Runewars, seat: int, card: str, symbol: str) -> int:
    """Attempt a Quest that tests an attribute, and choose this symbol; how many cards were drawn."""
    do(s, seat, f"attempt {card}")
    return tested(s, seat, symbol)


def renewed(s: Runewars, prize: str = "ring_insight", quest: str = "old_road") -> None:
    """A completed Quest brings this Reward card, and a new Quest card."""
    chance(s, f"draw_reward {prize}", f"draw_quest {quest}")


# --- Duels -----------------------------------------------------------------------------------------------------------


def duel_draws(s: Runewars, *results: str) -> None:
    """The duellists draw cards that show this in the circle section: "miss", "special", "damage", "rout"."""
    for result in results:
        assert question(s) == "duel_draw", question(s)
        chance(s, f"fate {next(cards_that_show(s, 'circle', result)) + 1}")


def units_draw(s: Runewars, shape: str, *results: str) -> None:
    """The units of a duel Quest draw cards that show this for their shape, with the amount if it is not 1."""
    for result in results:
        assert question(s) == "unit_draw", question(s)
        name, _, amount = result.partition(" ")
        chance(s, f"fate {next(cards_that_show(s, shape, name, int(amount or 1))) + 1}")


PASSES = {"use_reward": "save_rewards", "duel_start": "begin_duel", "announce_in_duel": "draw_fate"}


def saving(s: Runewars) -> None:
    """Whoever is asked about cards and abilities that could be used in the duel keeps them."""
    while question(s) in PASSES:
        do(s, int(s.seat()), PASSES[question(s)])


def duel(attacker: str, defender: str, **options: Choice) -> Runewars:
    """A hero of seat 0 has come to 5A, where a hero of seat 1 stands, and is asked what to do there."""
    s = land(2, **options)
    hero(s, 0, attacker, "5A")
    hero(s, 1, defender, "5A")
    return s


def challenge(s: Runewars, defender: str) -> None:
    """Seat 0, first in play order, moves its only hero nowhere and challenges a hero."""
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "travel 5A", f"challenge {defender}")


__all__ = ["hero", "reward"]
