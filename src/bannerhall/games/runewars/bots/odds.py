"""How a battle will probably end. An estimate for bots, not a rule: expected results of the Fate cards wear both sides
down row by row, and what is left of them, with the stronghold, says how sure the attacker is."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import count
from bannerhall.games.runewars.rules import control, fate, forces, units
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.components import (
    DEFENSIVE,
    DEVELOPMENT_BASE,
    GARRISON,
    LORD_COMMANDER,
    NO_SEAT,
    NO_STRONGHOLD,
)
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.strength import OF_STRONGHOLD
from bannerhall.games.runewars.rules.units import HEALTH, INITIATIVE, SHAPE

UNIT: Final = 1000  # a unit, a wound, a point of strength, in thousandths
ROWS: Final = 5
FAR: Final[i64] = 400  # hundredths of the spread at which a battle is decided
SIEGE: Final[i64] = 3  # what the bonus of Conquer takes from a stronghold
DEFENCE: Final[i64] = 1800  # strength that a defensive development is worth
GARRISONED: Final[i64] = 2
TITLE: Final[i64] = 2
CARD: Final[i64] = 150  # strength that a Tactics card in the defender's hand may bring
MOST_CARDS: Final[i64] = 6
# What special icons of a type do, as guesses in thousandths: damage, routs, units destroyed, strength.
_SPECIALS: Final = {
    "bowman": (1000, 0, 0, 0),
    "footman": (1500, 0, 0, 0),
    "knight": (0, 1000, 0, 0),
    "siege_tower": (0, 0, 0, 2000),
    "novice_wizard": (1700, 0, 0, 0),
    "roc": (0, 0, 1500, 0),
    "archer": (1200, 0, 0, 0),
    "pegasus_rider": (0, 1500, 0, 0),
    "sorceress": (0, 0, 1000, 0),
    "warrior": (600, 0, 400, 0),
    "leonx_rider": (400, 1000, 0, 0),
    "forest_guardian": (0, 1800, 0, 0),
    "berserker": (2000, 0, 0, -600),
    "flesh_ripper": (0, 0, 0, 600),
    "warlock": (0, 0, 1400, 0),
    "chaos_lord": (0, 2000, 0, 0),
    "blood_sister": (1000, 0, 0, 0),
    "obscene": (500, 0, 800, 0),
    "reanimate": (1700, 0, 0, 0),
    "skeleton_archer": (0, 0, 1000, 0),
    "necromancer": (0, 0, 0, 1800),
    "dark_knight": (1000, 1000, 0, 0),
    "vampire": (500, 0, 500, 500),
    "great_wyrm": (2000, 0, 0, 300),
    "sorcerer": (0, 0, 0, 500),
    "razorwing": (0, 1000, 0, 0),
    "beastman": (1700, 300, 0, 0),
    "hell_hound": (0, 0, 1800, 0),
    "dragon": (0, 0, 2500, 0),
    "giant": (1500, 0, 0, 0),
}


def _expected(result: int) -> list[int]:
    """By shape: how much of a result a card brings on average."""
    found = []
    for shape in range(4):
        cards = range(fate.FATES)
        amount = sum(int(fate.AMOUNT[card * 4 + shape]) for card in cards if fate.RESULT[card * 4 + shape] == result)
        found.append(1000 * amount // fate.FATES)
    return found


def _per_card(place: int, result: int) -> list[int]:
    """By unit type: what a card brings, its special icons included."""
    plain = [0, 0, 0, 0] if result == 0 else _expected(result)
    icons = _expected(int(fate.SPECIAL))
    row = []
    for kind, name in enumerate(units.UNIT_NAMES):
        shape = int(SHAPE[kind])
        row.append(plain[shape] + icons[shape] * _SPECIALS[name][place] // 1000)
    return row


HITS: Final = vec[i64](_per_card(0, int(fate.DAMAGE)))
ROUTS: Final = vec[i64](_per_card(1, int(fate.ROUT)))
KILLS: Final = vec[i64](_per_card(2, 0))
MIGHT: Final = vec[i64](_per_card(3, 0))
CERTAINTY: Final = vec[i64]([round(100 / (1 + math.exp(-z / 100))) for z in range(-FAR, FAR + 1)])
# Hundredths of the spread by units in the battle.
SPREAD: Final = vec[i64]([round(100 * (0.45 + 0.17 * math.sqrt(number))) for number in range(65)])


def chance(attack: i64, faction: i64, defence: i64, other: i64, bonus: i64) -> i64:
    """The chance in percent that a force of a faction beats another one in the field; `bonus` is strength of the
    defender beside its units, in thousandths."""
    return certainty(margin(attack, faction, defence, other) - bonus, forces.total(attack) + forces.total(defence))


def certainty(lead: i64, number: i64) -> i64:
    """The chance that belongs to an expected lead in strength; the defender wins ties."""
    spread = SPREAD[number if number < 64 else i64(64)]
    at = (lead - UNIT // 2) * 10 // spread
    if at > FAR:
        at = FAR
    if at < -FAR:
        at = -FAR
    return CERTAINTY[at + FAR]


def margin(attack: i64, faction: i64, defence: i64, other: i64) -> i64:
    """What the attacker's units will probably count more than the defender's, in thousandths."""
    many = vec[i64]([0, 0])
    wounds = vec[i64]([0, 0])
    extra = vec[i64]([0, 0])
    for side in range(2):
        force = attack if side == 0 else defence
        slot: i64 = 0
        while force > 0:
            number = force & forces.MOST
            if number != 0:
                kind = forces.kind_of(slot, faction if side == 0 else other)
                many[side] += UNIT * number
                wounds[side] += UNIT * number * HEALTH[kind]
            force >>= forces.WIDTH
            slot += 1
    left = vec[i64]([many[0], many[1]])
    fresh = vec[i64]([many[0], many[1]])  # of those that stand: who has not drawn yet
    for row in range(1, ROWS + 1):
        lost = vec[i64]([0, 0])
        drew = vec[i64]([0, 0])
        for side in range(2):
            if left[side] == 0 or fresh[side] == 0:
                continue
            force = attack if side == 0 else defence
            enemy = 1 - side
            slot = 0
            while force > 0:
                number = force & forces.MOST
                kind = forces.kind_of(slot, faction if side == 0 else other)
                if number != 0 and INITIATIVE[kind] == row:
                    drawn = UNIT * number * keep(left[side], fresh[side], many[side]) // UNIT
                    drew[side] += UNIT * number
                    lost[enemy] += drawn * (ROUTS[kind] + KILLS[kind]) // UNIT
                    if wounds[enemy] != 0:
                        lost[enemy] += drawn * HITS[kind] // UNIT * many[enemy] // wounds[enemy]
                    extra[side] += drawn * MIGHT[kind] // UNIT
                force >>= forces.WIDTH
                slot += 1
        for side in range(2):
            fresh[side] -= drew[side]
            left[side] -= lost[side]
            if left[side] < 0:
                left[side] = 0
    return left[0] + extra[0] - left[1] - extra[1]


def keep(left: i64, fresh: i64, many: i64) -> i64:
    """Which share of the units that have not drawn still stands, in thousandths: who has drawn is lost first."""
    if left >= fresh:
        return UNIT
    return UNIT * left // fresh if fresh > 0 else i64(0)


# --- In an area ------------------------------------------------------------------------------------------------------


def fort(s: Runewars, area: i64, siege: i64) -> i64:
    """Strength that an area gives its defender, in thousandths; `siege` is 1 with the bonus of Conquer."""
    state = s.stronghold[area]
    if state == NO_STRONGHOLD:
        return 0
    number = OF_STRONGHOLD[state] - (SIEGE if siege == 1 else i64(0))
    strength = UNIT * number if number > 0 else i64(0)
    both = s.development[area]
    if both % DEVELOPMENT_BASE == DEFENSIVE + 1 or both // DEVELOPMENT_BASE == DEFENSIVE + 1:
        strength += DEFENCE
    return strength


def defence_bonus(s: Runewars, area: i64, owner: i64, siege: i64) -> i64:
    """What a defender counts beside the units: fortifications, Garrison, title, cards that nobody knows."""
    strength = sure_bonus(s, area, owner, siege)
    if owner == NO_SEAT:
        return strength
    cards = s.cards_in_hand(owner)
    return strength + CARD * (cards if cards < MOST_CARDS else MOST_CARDS)


def sure_bonus(s: Runewars, area: i64, owner: i64, siege: i64) -> i64:
    """That of what lies open: fortifications, Garrison, title."""
    strength = fort(s, area, siege)
    if owner == NO_SEAT:
        return strength
    if s.order[owner] == GARRISON + 1:
        strength += UNIT * GARRISONED
    return strength + title_bonus(s, owner)


def title_bonus(s: Runewars, seat: i64) -> i64:
    """What the Lord Commander counts more."""
    return UNIT * TITLE if s.title[LORD_COMMANDER] == seat + 1 else i64(0)


def attack_chance(s: Runewars, seat: i64, area: i64, force: i64, siege: i64) -> i64:
    """The chance in percent that a force of a seat takes an area from whoever is there."""
    owner = control.controller(s, area)
    other = s.faction_of(owner) if owner != NO_SEAT else i64(0)
    bonus = defence_bonus(s, area, owner, siege) - title_bonus(s, seat)
    return chance(force, s.faction_of(seat), s.standing[area], other, bonus)


def non_red(s: Runewars, cards: i64) -> i64:
    """The chance in percent that some of so many Fate cards are not red; in a battle nobody can count what is left."""
    deck = s.fate if s.battle_at == 0 else fate.ALL_FATES
    red = count(deck & RED_CARDS)
    size = count(deck)
    missed: i64 = 1000
    for _ in range(cards):
        if size <= 0:
            break
        missed = missed * red // size if red > 0 else i64(0)
        red -= 1
        size -= 1
    return 100 - missed // 10


def _red_cards() -> int:
    return sum(2**card for card in range(fate.FATES) if fate.DESTINY[card] == fate.RED)


RED_CARDS: Final[i64] = _red_cards()
NO_AREAS: Final = vec[i64]([0] * AREAS)
