"""The facts that questions, refusals and remarks speak of. All of it lies open. Coins do not, and they are not among
the facts: a question may be answered before everybody's eyes [SMW-SCORE-04]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import count
from bannerhall.core.errors import Fact
from bannerhall.core.events import NO_NAME
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.smallworld.rules import actions, powers, questions, races
from bannerhall.games.smallworld.rules.atlas import MINES, MOUNTAINS, REGION_IDS, REGIONS
from bannerhall.games.smallworld.rules.column import place_of, price_of, tokens_of_combo
from bannerhall.games.smallworld.rules.components import (
    BASE_PRICE,
    CAPTIVE,
    DECLINED,
    IN_HAND,
    NONE,
    RANSOM,
    SLOTS,
    SPIRITS,
    TURNS,
)
from bannerhall.games.smallworld.rules.conquest import HIRED
from bannerhall.games.smallworld.rules.giving_up import manned
from bannerhall.games.smallworld.rules.income import race_bonus
from bannerhall.games.smallworld.rules.marks import tokens_of
from bannerhall.games.smallworld.rules.price import (
    cheaper_by_power,
    cheaper_by_race,
    fixed_discount,
    least,
    pieces,
    price,
    strength,
)
from bannerhall.games.smallworld.rules.state import BADGES, EXTRA, LAID, SmallWorld

ON_THE_MAP: Final[tuple[int, ...]] = (
    actions.KEEP,
    actions.ABANDON,
    actions.TAKE,
    actions.DRAGON,
    actions.SPELL,
    actions.SHOOT,
    actions.HIRE,
    actions.DARE,
    actions.GIVE_UP,
    actions.HERO,
    actions.ENGINE,
    actions.LEAD,
    actions.ALONE,
    actions.DEPLOY,
    actions.REST,
    actions.CAMP,
    actions.FORTRESS,
    actions.POT,
    actions.TOWER,
)
NO_ROLL: Final = "none"
FACES_THAT_HELP: Final = 4  # less the tokens that are missing: three faces for one, one face for three [SMW-DIE-04]


def in_the_open(s: SmallWorld, seat: int) -> bool:
    """Only coins are hidden, and no question shows them."""
    return True


def people_asked(s: SmallWorld, seat: i64) -> i64:
    """The people of the seat that the question under way is about, or its active one."""
    f = s.top()
    if s.depth != 0 and s.frames[f] in questions.ABOUT_A_PEOPLE and s.frames[f + questions.PEOPLE] // SLOTS == seat:
        return s.frames[f + questions.PEOPLE]
    return s.people(seat)


def race_name(race: i64) -> str:
    return races.NAMES[race] if race != NONE else NO_NAME


def power_name(power: i64) -> str:
    return powers.NAMES[power] if power != NONE else NO_NAME


def pips_waiting(s: SmallWorld, people: i64) -> int:
    """The pips of a Berserk roll that waits for its target, or NONE."""
    f = s.top()
    if s.depth != 0 and s.frames[f] == questions.CONQUER and s.frames[f + questions.CONQUER_PEOPLE] == people:
        return int(s.frames[f + questions.CONQUER_ROLL]) - 1
    return NONE


# --- Refusals --------------------------------------------------------------------------------------------------------


def facts(s: SmallWorld, seat: i64, action: i64, clause: i64) -> dict[str, Fact]:
    """What a refusal tells: whatever the answer names, and the numbers it is measured by."""
    if seat < 0 or seat >= s.seats:
        return {}
    kind = action // SPAN * SPAN
    at = action - kind
    people = people_asked(s, seat)
    shown: dict[str, Fact] = {
        "region": NO_NAME,
        "race": race_name(s.race[people]),
        "power": power_name(s.power[people]),
        "camps": int(s.camps_left),
        "turns": int(s.rules.numbers[TURNS]),
        **in_hand(s, people, kind),
    }
    if kind == actions.PICK:
        shown.update(offer_facts(s, at))
    elif kind == actions.ALLY:
        shown["player"] = int(at) + 1
    elif kind in ON_THE_MAP and at < REGIONS[s.board]:
        shown.update(region_facts(s, people, kind, at))
    return shown


def in_hand(s: SmallWorld, people: i64, kind: i64) -> dict[str, Fact]:
    """How many pieces can be sent out or tokens put down, and what that means for a redeployment."""
    f = s.top()
    placing = s.depth != 0 and (s.frames[f] == questions.REDEPLOY or s.frames[f] == questions.RESETTLE)
    hand = int(s.hand[people] if placing else pieces(s, people))
    case = "left"
    if kind == actions.ALONE:
        case = "join"
    elif kind in (actions.DEPLOY, actions.REST):
        case = "none" if hand == 0 else "one"
    return {"hand": hand, "case": case, "need": int(least(s, people))}


def region_facts(s: SmallWorld, people: i64, kind: i64, region: i64) -> dict[str, Fact]:
    """A region, whose it is, what stands there, what it costs and how much is missing."""
    holder = s.holder(region)
    cost = int(price(s, people, region, help_of(s, people, kind)))
    return {
        "region": REGION_IDS[s.board][region],
        "owner": int(holder) // SLOTS + 1 if holder != NONE else 0,
        "there": int(s.tokens[region] + ((s.chiefs >> region) & 1)),
        "price": cost,
        "short": max(0, cost - int(pieces(s, people))),
    }


def help_of(s: SmallWorld, people: i64, kind: i64) -> int:
    """What a way to conquer makes cheaper: the pips of a roll, the Catapult, Mercenaries."""
    if kind == actions.TAKE:
        return max(0, pips_waiting(s, people))
    return HIRED if kind == actions.HIRE else int(kind == actions.SHOOT)


def offer_facts(s: SmallWorld, race: i64) -> dict[str, Fact]:
    """A combo by its race: badge, price, what lies on it, and the tokens it brings."""
    place = place_of(s, race)
    if place == NONE:
        return {"race": race_name(race), "power": NO_NAME}
    power = s.column[BADGES + place]
    return {
        "race": race_name(race),
        "power": power_name(power),
        "price": int(price_of(s, place)),
        "laid": int(s.column[LAID + place]),
        "tokens": int(tokens_of_combo(s, race, power) + s.column[EXTRA + place]),
    }


# --- Questions -------------------------------------------------------------------------------------------------------


def ask_facts(s: SmallWorld, f: i64, seat: i64) -> dict[str, Fact]:
    """What a question tells: how far the game is, the race it is about, what is in hand."""
    numbers = s.rules.numbers
    shown: dict[str, Fact] = {"player": int(s.active) + 1, "round": int(s.round), "turns": int(numbers[TURNS])}
    shown["ransom"] = int(numbers[RANSOM])
    shown["captive"] = int(numbers[CAPTIVE])
    kind = s.frames[f]
    if kind == questions.RANSOM:
        shown["player"] = int(s.frames[f + questions.RANSOM_CAPTOR]) + 1
        shown["race"] = race_name(s.frames[f + questions.RANSOM_RACE])
    elif kind == questions.DIE or kind == questions.GROWTH:
        shown["player"] = int(s.frames[f + questions.PEOPLE]) // SLOTS + 1
    elif 0 <= seat < s.seats:
        people = s.frames[f + questions.PEOPLE] if kind in questions.ABOUT_A_PEOPLE else s.people(seat)
        shown["race"] = race_name(s.race[people])
        shown["power"] = power_name(s.power[people])
        shown.update(to_place(s, f, people))
    return shown


def to_place(s: SmallWorld, f: i64, people: i64) -> dict[str, Fact]:
    """What is in hand: as one number for conquests, piece by piece where it is laid out."""
    active = people % SLOTS == 0
    power = s.power[people]
    roll = pips_waiting(s, people)
    return {
        "hand": int(pieces(s, people) if s.frames[f] == questions.CONQUER else s.hand[people]),
        "pips": NO_ROLL if roll == NONE else roll,
        "leader": int(active and s.leader[people // SLOTS] == IN_HAND),
        "heroes": int(s.heroes_left) if active and power == powers.HEROIC else 0,
        "camps": int(s.camps_left) if active and power == powers.BIVOUACKING else 0,
        "catapult": int(s.catapult_left) if active and power == powers.CATAPULT else 0,
    }


# --- Remarks ---------------------------------------------------------------------------------------------------------


def remark(s: SmallWorld, seat: i64, action: i64) -> dict[str, Fact]:
    """What to know of an option: its price and the parts of it, the chance of the die, what a decline leaves."""
    kind = action // SPAN * SPAN
    at = action - kind
    if not 0 <= seat < s.seats:
        return {}
    if kind == actions.PICK:
        return offer_facts(s, at)
    if kind == actions.DECLINE or kind == actions.RETIRE:
        return decline_facts(s, seat)
    if kind in (actions.TAKE, actions.DARE, actions.HIRE, actions.SHOOT, actions.DRAGON, actions.SPELL):
        return price_facts(s, people_asked(s, seat), kind, at)
    if kind in (actions.DEPLOY, actions.CAMP, actions.FORTRESS):
        return {"price": int(s.rules.numbers[BASE_PRICE] + strength(s, at))}
    return {}


def price_facts(s: SmallWorld, people: i64, kind: i64, region: i64) -> dict[str, Fact]:
    """The price of a region with everything that makes it dearer or cheaper
    [SMW-CONQ-01] [SMW-CONQ-06] [SMW-CONQ-07] [SMW-DIE-11]."""
    less = help_of(s, people, kind)
    cost = int(price(s, people, region, less))
    by_die = less if kind == actions.TAKE else 0
    parts = {
        "there": int(s.tokens[region]),
        "leader": int((s.chiefs >> region) & 1),
        "tribe": int((s.tribes >> region) & 1),
        "mountain": int((MOUNTAINS[s.board] >> region) & 1),
        "lair": int((s.lairs >> region) & 1),
        "fortress": int((s.forts >> region) & 1),
        "camps": int(s.camps[region]),
        "by_power": int((cheaper_by_power(s, people) >> region) & 1) + int(fixed_discount(s, people)) + less - by_die,
        "by_race": int((cheaper_by_race(s, people) >> region) & 1),
        "by_die": by_die,
    }
    dearer = parts["there"] + parts["leader"] + parts["tribe"] + parts["mountain"] + parts["lair"]
    dearer += parts["fortress"] + parts["camps"]
    base = int(s.rules.numbers[BASE_PRICE])
    lowered = base + dearer - parts["by_power"] - parts["by_race"] - by_die
    parts["least"] = int(least(s, people)) if lowered < cost else 0
    short = max(0, cost - int(pieces(s, people)))
    return {
        **parts,
        "parts": sum(1 for part in parts.values() if part != 0),
        "base": base,
        "price": cost,
        "race": race_name(s.race[people]),
        "power": power_name(s.power[people]),
        "short": short,
        "chance": max(0, FACES_THAT_HELP - short),
        "need": int(least(s, people)),
        "tray": int(s.tray[races.SORCERERS]),
    }


def decline_facts(s: SmallWorld, seat: i64) -> dict[str, Fact]:
    """How many regions the race keeps, and what all races in decline bring now
    [SMW-DECLINE-02] [SMW-DECLINE-03] [SMW-SCORE-07] [SMW-LEADER-07]."""
    people = s.people(seat)
    kept = manned(s, people)
    regions = count(kept)
    if s.power[people] == powers.HORDES:
        regions = min(regions, tokens_of(s, people) - s.hordes)
    stays = seat * SLOTS + (DECLINED if s.power[people] == powers.SPIRIT else SPIRITS)
    coins = regions + count(s.held[stays]) + race_bonus(s, stays)
    if s.race[people] == races.DWARVES:
        coins += count(kept & MINES[s.board])
    return {"regions": int(regions), "coins": int(coins)}
