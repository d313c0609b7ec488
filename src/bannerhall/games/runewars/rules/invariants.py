"""What must hold in every position: components are conserved, areas have one owner, cards lie in one place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.games.runewars.rules import (
    commander_cards,
    components,
    control,
    exploration_tokens,
    fate,
    fate_results,
    forces,
    hero_cards,
    objective_cards,
    quest_cards,
    reward_cards,
    rewards_packed,
    season_cards,
    tactics,
    tokens,
    troops,
    units,
)
from bannerhall.games.runewars.rules.atlas import AREA_NAMES, AREAS
from bannerhall.games.runewars.rules.state import Runewars


def invariants(s: Runewars) -> list[str]:
    wrong: list[str] = []
    for check in CHECKS:
        wrong.extend(check(s))
    return wrong


# --- Areas and units ---------------------------------------------------------------------------------------------


def areas_have_one_owner(s: Runewars) -> list[str]:
    """Units belong to the seat that holds the area; what is not on the board holds nothing [RUN-TERM-01]."""
    wrong: list[str] = []
    for area in range(AREAS):
        name = AREA_NAMES[area]
        force = control.units_in(s, area)
        if s.holder[area] > s.seats:
            wrong.append(f"{name} is held by a seat that is not there")
            continue
        if s.holder[area] == 0 and force & forces.FACTION_MASK != 0:
            wrong.append(f"{name} has units of a faction that nobody leads")
        if s.holder[area] != 0 and force == 0:
            wrong.append(f"{name} is held without units")
        if (s.land >> area) & 1 == 0 and (force | s.stronghold[area] | s.rune[area] | s.city[area]) != 0:
            wrong.append(f"{name} is not on the board but holds something")
        if (s.stronghold[area] == 0) != (s.builder[area] == 0) or s.builder[area] > s.seats:
            wrong.append(f"the stronghold in {name} needs an owner")
        if s.stronghold[area] == 0 and s.development[area] != 0:
            wrong.append(f"{name} has a development without a stronghold")
        if s.stronghold[area] != 0 and s.city[area] != 0:
            wrong.append(f"{name} has a stronghold and a city")  # [RUN-STR-03]
    return wrong


def figures_suffice(s: Runewars) -> list[str]:
    """No more units than there are figures in the box, and zombie tokens once they were bought [RUN-LIM-01]
    [RUN-ZOM-01]."""
    used = vec[i64]([0] * units.TYPES)
    for area in range(AREAS):
        seat = s.holder[area] - 1
        faction = s.faction[seat] - 1 if seat >= 0 else i64(0)
        force = control.units_in(s, area)
        for slot in range(units.SLOTS):
            used[forces.kind_of(slot, faction)] += forces.many(force, slot)
    wrong: list[str] = []
    for kind in range(units.TYPES):
        used[kind] += troops.in_battle(s, kind)
        most = units.FIGURES[kind]
        if kind == units.REANIMATE:
            most += components.ZOMBIES
        if used[kind] > most:
            wrong.append(f"{used[kind]} units of {units.UNIT_NAMES[kind]}, more than {most}")
    return wrong


def factions_are_led_once(s: Runewars) -> list[str]:
    wrong: list[str] = []
    for seat in range(s.seats):
        for other in range(seat):
            if s.faction[seat] != 0 and s.faction[seat] == s.faction[other]:
                wrong.append(f"seats {other} and {seat} lead the same faction")
        if s.year > 0 and s.faction[seat] == 0:
            wrong.append(f"seat {seat} leads no faction")
    if s.playing & ~s.everyone() != 0 or s.playing == 0:
        wrong.append("nobody plays, or a seat that is not there")
    return wrong


# --- Tokens ------------------------------------------------------------------------------------------------------


def tokens_suffice(s: Runewars) -> list[str]:
    """Rune tokens, wasteland and ice, peasants, strongholds [RUN-COMP-04] [RUN-COMP-07] [RUN-COMP-11]."""
    wrong: list[str] = []
    dragons: i64 = 0
    false: i64 = 0
    for area in range(AREAS):
        dragons += 1 if s.rune[area] == components.DRAGON_RUNE else 0
        false += 1 if s.rune[area] == components.FALSE_RUNE else 0
        if s.rune[area] == 0 and ((s.rune_up >> area) & 1 == 1 or s.rune_seen[area] != 0):
            wrong.append(f"{AREA_NAMES[area]} has no rune token that could be seen")
        if s.exploration[area] == 0 and (s.explored >> area) & 1 == 1:
            wrong.append(f"{AREA_NAMES[area]} has no exploration token that could lie faceup")
        if s.ice[area] != 0 and (s.wasteland >> area) & 1 == 1:
            wrong.append(f"{AREA_NAMES[area]} has ice and wasteland")  # [RUN-CRY-05] [RUN-DES-05]
    more = components.MORE_RUNES if s.bow == 1 else 0
    if dragons > components.DRAGON_RUNES + more or false > components.FALSE_RUNES + more:
        wrong.append(f"{dragons} dragon runes and {false} false ones are on the board")
    if tokens.tokens_left(s) < 0:
        wrong.append("more than six wasteland and ice tokens are on the board")
    if count(s.peasants) > components.PEASANTS:
        wrong.append("more than three peasant tokens are on the board")
    for seat in range(s.seats):
        if plain_strongholds(s, seat) > components.STRONGHOLDS:
            wrong.append(f"seat {seat} has more than four strongholds")
    return wrong


def plain_strongholds(s: Runewars, seat: i64) -> i64:
    """Strongholds of a seat that are no capital [RUN-CAP-09]."""
    number: i64 = 0
    for area in range(AREAS):
        if s.builder[area] == seat + 1 and s.stronghold[area] <= components.STRONGHOLD:
            number += 1
    return number


def exploration_tokens_suffice(s: Runewars) -> list[str]:
    """No more tokens of a kind than there are, on the board and out of the game [RUN-EXPL-01] [RUN-EXPL-02]."""
    tally = s.tokens_gone[:]
    for area in range(AREAS):
        if s.exploration[area] != 0:
            tally[s.exploration[area] - 1] += 1
    for kind in range(exploration_tokens.KINDS):
        if tally[kind] > exploration_tokens.COPIES[kind] or (
            tally[kind] != 0 and exploration_tokens.IN_BOW[kind] > s.bow
        ):
            return [f"{tally[kind]} exploration tokens of {exploration_tokens.NAMES[kind]}"]
    return []


# --- Cards -------------------------------------------------------------------------------------------------------


def tactics_are_conserved(s: Runewars) -> list[str]:
    """Every Tactics card is in one hand, in the deck, in the discard pile or in play [RUN-TAC-01]."""
    wrong: list[str] = []
    tally = s.tactics_discard[:]
    s.tactics_deck.add_to(tally)
    for seat in range(s.seats):
        for card in range(tactics.KINDS):
            at = seat * tactics.KINDS + card
            tally[card] += s.hand[at]
            if s.fresh[at] > s.hand[at]:
                wrong.append(f"seat {seat} has drawn more cards of {tactics.NAMES[card]} than it holds")
    for side in range(2):
        for card in range(fate_results.FIRST, fate_results.LAST + 1):
            announced = fate_results.copies(s.announced[side], card) + fate_results.copies(s.aside_tactics[side], card)
            tally[card] += announced
    if s.lieutenant != 0:
        tally[tactics.LIEUTENANT_GENERAL] += 1
    for card in range(tactics.KINDS):
        wanted = tactics.COPIES[card] if s.bow >= tactics.IN_BOW[card] else i64(0)
        if tally[card] != wanted:
            wrong.append(f"{tally[card]} cards of {tactics.NAMES[card]} instead of {wanted}")
    return wrong


def known_cards_are_held(s: Runewars) -> list[str]:
    """Whoever has seen a card in a hand is right about it as long as none has left it [RUN-CARD-05]."""
    for at in range(components.MOST_PLAYERS * components.MOST_PLAYERS):
        owner = at % components.MOST_PLAYERS
        left = s.known[at]
        while left != 0:
            card = lowest(left)
            left &= left - 1
            if s.hand[owner * tactics.KINDS + card] == 0:
                return [f"seat {owner} does not hold {tactics.NAMES[card]}, which another knows to be there"]
    return []


def fates_are_conserved(s: Runewars) -> list[str]:
    """Every Fate card lies in one place [RUN-COMP-08]."""
    together = count(s.fate) + count(s.fate_discard) + count(s.test_cards) + count(s.duel_fates)
    seen = s.fate | s.fate_discard | s.test_cards | s.duel_fates
    for side in range(2):
        seen |= s.fates[side] | s.aside_fates[side]
        together += count(s.fates[side]) + count(s.aside_fates[side])
    if seen != fate.ALL_FATES or together != fate.FATES:
        return ["the Fate cards are not all there, or lie in two places"]
    return []


def seasons_are_conserved(s: Runewars) -> list[str]:
    for card in range(season_cards.CARDS):
        places = ((s.season_deck >> card) & 1) + ((s.season_discard >> card) & 1)
        if places != (1 if s.bow >= season_cards.IN_BOW[card] else 0):
            return [f"the Season card {season_cards.NAMES[card]} lies in {places} places"]
    return []


def quests_lie_in_one_place(s: Runewars) -> list[str]:
    """A Quest card is in one hand, the deck or the discard pile; some are out of the game [RUN-SET-06]."""
    seen = s.quest_deck
    twice = s.quest_deck & s.quest_discard
    seen |= s.quest_discard
    for seat in range(s.seats):
        twice |= seen & s.quests[seat]
        seen |= s.quests[seat]
    if twice != 0:
        return ["a Quest card lies in two places"]
    for card in range(quest_cards.CARDS):
        if (seen >> card) & 1 == 1 and quest_cards.IN_BOW[card] > s.bow:
            return [f"the Quest {quest_cards.NAMES[card]} is not in play"]
    return []


def objectives_lie_in_one_place(s: Runewars) -> list[str]:
    tally = vec[i64]([0] * objective_cards.CARDS)
    s.objective_deck.add_to(tally)
    for seat in range(s.seats):
        if s.objective[seat] != 0:
            tally[s.objective[seat] - 1] += 1
    for card in range(objective_cards.CARDS):
        if tally[card] > 1:
            return [f"the Objective {objective_cards.NAMES[card]} lies in two places"]
    return []


# --- Heroes ------------------------------------------------------------------------------------------------------


def heroes_lie_in_one_place(s: Runewars) -> list[str]:
    """A hero belongs to a seat and stands somewhere, lies in the deck, or has left the game [RUN-DUEL-10]."""
    wrong: list[str] = []
    for hero in range(hero_cards.HEROES):
        name = hero_cards.NAMES[hero]
        owned = s.hero_of[hero] != 0
        if owned and (s.hero_deck >> hero) & 1 == 1:
            wrong.append(f"{name} is in the deck and belongs to somebody")
        if s.hero_of[hero] > s.seats:
            wrong.append(f"{name} belongs to a seat that is not there")
        if not owned and (s.hero_at[hero] | s.hero_damage[hero] | s.rewards[hero] | s.rewards_up[hero]) != 0:
            wrong.append(f"{name} has left the board but not quite")
        if not owned and (s.hero_routed & BIT[hero]) != 0:
            wrong.append(f"{name} is routed but belongs to nobody")
    return wrong


def rewards_are_conserved(s: Runewars) -> list[str]:
    """Every Reward card is held, lies under a marker, in the deck or in the discard pile."""
    tally = s.reward_discard[:]
    s.reward_deck.add_to(tally)
    for kind in range(reward_cards.KINDS):
        for hero in range(hero_cards.HEROES):
            tally[kind] += rewards_packed.many(s.rewards[hero], kind) + rewards_packed.many(s.rewards_up[hero], kind)
        for area in range(AREAS):
            tally[kind] += rewards_packed.many(s.spoils[area], kind) + rewards_packed.many(s.spoils_up[area], kind)
        if tally[kind] > reward_cards.COPIES[kind] + (1 if kind == 0 else 0):
            return [f"{tally[kind]} Reward cards of {reward_cards.NAMES[kind]}"]
    return []


def commanders_are_conserved(s: Runewars) -> list[str]:
    """A Commander card leads with a hero of its seat [RUN-CMD-02]."""
    tally = vec[i64]([0] * commander_cards.CARDS)
    s.commander_deck.add_to(tally)
    for at in range(components.MOST_PLAYERS * 2):
        hero = s.commander_hero[at] - 1
        if s.commander[at] != 0:
            tally[s.commander[at] - 1] += 1
        if hero >= 0 and s.hero_of[hero] != at // 2 + 1:
            return ["a commander belongs to somebody else"]
    for card in range(commander_cards.CARDS):
        if tally[card] > 1:
            return [f"the Commander card {commander_cards.NAMES[card]} lies in two places"]
    return []


CHECKS: Final[tuple[Callable[[Runewars], list[str]], ...]] = (
    areas_have_one_owner,
    figures_suffice,
    factions_are_led_once,
    tokens_suffice,
    exploration_tokens_suffice,
    tactics_are_conserved,
    known_cards_are_held,
    fates_are_conserved,
    seasons_are_conserved,
    quests_lie_in_one_place,
    objectives_lie_in_one_place,
    heroes_lie_in_one_place,
    rewards_are_conserved,
    commanders_are_conserved,
)
