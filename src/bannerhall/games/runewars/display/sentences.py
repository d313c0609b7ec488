"""The facts that questions and remarks speak of: who, where, what about. A seat is told only what it may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import lowest
from bannerhall.core.errors import Fact
from bannerhall.core.frames import WIDTH
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.runewars.rules import (
    actions,
    cities,
    commander_cards,
    control,
    development_cards,
    forces,
    hero_cards,
    marching,
    mustering,
    quest_cards,
    questions,
    rallying,
    reward_cards,
    season_cards,
    strategize,
    tactics,
    units,
)
from bannerhall.games.runewars.rules.atlas import AREA_NAMES
from bannerhall.games.runewars.rules.components import AREA_LIMIT, DEVELOPMENTS, NO_SEAT, ORDERS, TITLES
from bannerhall.games.runewars.rules.state import Runewars

NONE: Final = "-"  # said as what a name is where there is none
NO_FRAME: Final = -1
Teller = Callable[[Runewars, int, int], dict[str, Fact]]


def ask_facts(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    """What the sentence of a question speaks of."""
    kind = int(s.frames[f])
    found = arguments(s, f, kind)
    tell = TELLERS.get(kind)
    return {**found, **tell(s, f, seat)} if tell is not None else found


def arguments(s: Runewars, f: int, kind: int) -> dict[str, Fact]:
    """The arguments of the frame under the names of their facts; what else they mean is told by TELLERS."""
    found: dict[str, Fact] = {}
    for argument in questions.QUESTIONS.shapes[kind].arguments:
        value = argument.write(int(s.frames[f + argument.place]))
        if isinstance(value, int | str):
            found[RENAMED.get((kind, argument.name), argument.name)] = value
    return found


def area(number: int) -> Fact:
    """An area by its number + 1."""
    return AREA_NAMES[number - 1] if number > 0 else NONE


def hero(number: int) -> Fact:
    """A hero by its number + 1."""
    return hero_cards.NAMES[number - 1] if number > 0 else NONE


def season_card(s: Runewars) -> Fact:
    return season_cards.NAMES[s.card - 1] if s.card != 0 else NONE


def unit_of(s: Runewars, seat: int, slot: int) -> Fact:
    return units.UNIT_NAMES[forces.kind_of(slot, s.faction_of(seat))]


def below(s: Runewars, f: int, kind: i64) -> int:
    """The nearest frame of a question below this one."""
    while f > 0:
        f -= WIDTH
        if s.frames[f] == kind:
            return f
    return NO_FRAME


def order_of_turn(s: Runewars, f: int) -> Fact:
    at = below(s, f, questions.TURN)
    return ORDERS[s.frames[at + questions.TURN_ORDER]] if at != NO_FRAME else NONE


# --- By question -----------------------------------------------------------------------------------------------------


def of_season(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    return {"season_card": season_card(s)}


def of_bid(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    return {"season_card": season_card(s), "influence": int(s.influence[seat]) if seat >= 0 else 0}


def of_season_area(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    return {"season_card": season_card(s), "player": int(s.frames[f + questions.SEASON_AREA_FOR]) + 1}


def of_turn(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    return {"order": order_of_turn(s, f)}


def of_thing(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    """Which tile is laid, 0 for a home realm marker: it is the first argument of all three questions."""
    thing = int(s.frames[f + questions.PLACE_COLUMN_THING])
    return {"tile": 0 if thing == questions.A_MARKER else thing + 1}


def of_home_turn(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    return {"marker": int(s.frames[f + questions.HOME_TURN_MARKER]) + 1}


def of_replace(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    slot = s.frames[f + questions.REPLACE_SLOT]
    kind = forces.kind_of(slot, s.faction_of(seat))
    other = mustering.replacement(s, kind)
    many = int(forces.many(s.frames[f + questions.REPLACE_FORCE], slot))
    return {"base": units.UNIT_NAMES[kind], "unit": units.UNIT_NAMES[other], "most": many}


def of_quarter(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    force = s.frames[f + questions.QUARTER_FORCE]
    slot = int(forces.lowest_slot(force))
    where = mustering.home_area(s, seat, s.frames[f + questions.QUARTER_PLACE])
    return {"unit": unit_of(s, seat, slot), "area": AREA_NAMES[where], "most": int(forces.many(force, slot))}


def of_commander(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    card = int(s.commander[seat * 2])
    return {"commander": commander_cards.NAMES[card - 1] if card != 0 else NONE}


def of_rune_area(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    return {"area": area(int(s.frames[f + questions.RUNE_AREA_FIRST]))}


def of_strategy_target(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    source = area(int(s.frames[f + questions.STRATEGY_TARGET_SOURCE]))
    return {"source": source, "hero": hero(int(s.frames[f + questions.STRATEGY_TARGET_HERO]))}


def of_strategy_number(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    return {
        "unit": unit_of(s, seat, int(s.frames[f + questions.STRATEGY_NUMBER_SLOT])),
        "source": AREA_NAMES[s.frames[f + questions.STRATEGY_NUMBER_SOURCE]],
        "area": AREA_NAMES[s.frames[f + questions.STRATEGY_NUMBER_TARGET]],
    }


def of_march(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    """Which order is carried out, and into which area."""
    at = below(s, f, questions.MARCH)
    if at == NO_FRAME:
        return {"order": NONE, "area": NONE}
    return {
        "order": ORDERS[s.frames[at + questions.MARCH_ORDER]],
        "area": area(int(s.frames[at + questions.MARCH_AREA])),
    }


def of_march_number(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    unit = unit_of(s, seat, int(s.frames[f + questions.MARCH_NUMBER_SLOT]))
    return {**of_march(s, f, seat), "unit": unit, "source": AREA_NAMES[s.frames[f + questions.MARCH_NUMBER_SOURCE]]}


def of_diplomacy(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    at = below(s, f, questions.DIPLOMACY)
    return {"area": AREA_NAMES[s.frames[at + questions.DIPLOMACY_AREA]] if at != NO_FRAME else NONE}


def of_disband(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    return {"area": AREA_NAMES[s.frames[f + questions.DISBAND_AREA]], "season_card": season_card(s)}


def of_swap(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    kind = forces.kind_of(s.frames[f + questions.SWAP_SLOT], s.faction_of(seat))
    return {"unit": units.UNIT_NAMES[kind], "base": units.UNIT_NAMES[units.REPLACES[kind] - 1]}


def of_call_back(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    return {"unit": unit_of(s, seat, int(s.frames[f + questions.CALL_BACK_SLOT]))}


def of_station(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    unit = unit_of(s, seat, int(s.frames[f + questions.STATION_SLOT]))
    return {"unit": unit, "area": AREA_NAMES[s.frames[f + questions.STATION_AREA]]}


def of_city(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    """The area is the first argument of both questions."""
    where = s.frames[f + questions.BENEFIT_AREA]
    return {"area": AREA_NAMES[where], "city": cities.NAMES[s.city[where] - 1] if s.city[where] != 0 else NONE}


def of_allies(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    first = rallying.first_kind(s, s.frames[f + questions.ALLIES_AREA])
    return {**of_city(s, f, seat), "unit": units.UNIT_NAMES[first]}


def of_pay_title(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    title = s.frames[f + questions.PAY_TITLE_TITLE]
    return {"title": TITLES[title], "amount": int(s.title_influence[title])}


def of_fruit(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    return {"area": AREA_NAMES[s.frames[f + questions.FRUIT_AREA]]}


def of_give_up_token(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    kind = s.frames[f + questions.GIVE_UP_TOKEN_KIND]
    return {"area": AREA_NAMES[s.frames[f + questions.GIVE_UP_TOKEN_AREA]], "development": DEVELOPMENTS[kind]}


def of_tear_down(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    return {"area": AREA_NAMES[s.frames[f + questions.TEAR_DOWN_SITE]]}


def of_snubbed(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    return {"area": AREA_NAMES[s.frames[f + questions.SNUBBED_AREA]]}


def of_battle(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    return {"area": area(int(s.battle_at)), "row": int(s.battle_row)}


def of_hero(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    """Where the hero is who acts: it is the first argument of these questions."""
    return {"area": area(int(s.hero_at[s.frames[f + questions.HERO_ACTION_HERO]]))}


def of_duel(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    """The hero who is asked, and whom or what they fight: the side is the first argument of these questions."""
    side = int(s.frames[f + questions.DUEL_START_SIDE])
    other = int(s.duel_hero[1 - side])
    rival = units.UNIT_NAMES[s.foe - 1] if other == 0 and s.foe != 0 else hero(other)
    at = below(s, f, questions.DUEL)
    told = int(s.frames[at + questions.DUEL_ROUND]) if at != NO_FRAME else 0
    return {"hero": hero(int(s.duel_hero[side])), "rival": rival, "round": told}


def of_card_area(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    card = tactics.NAMES[s.frames[f + questions.CARD_AREA_CARD]]
    return {"tactics": card, "source": area(int(s.frames[f + questions.CARD_AREA_FROM]))}


def of_counter(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    player = int(s.frames[f + questions.COUNTER_PLAYER]) + 1
    return {"player": player, "tactics": tactics.NAMES[s.frames[f + questions.COUNTER_CARD]]}


def of_rumour(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    return {"by": int(s.frames[f + questions.RUMOUR_BY]) + 1}


def of_threat(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    return {"by": int(s.frames[f + questions.THREAT_BY]) + 1}


def of_gorge(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    return {"area": AREA_NAMES[s.frames[f + questions.GORGE_FROM]]}


def of_season_number(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    return {"season_card": season_card(s), "area": AREA_NAMES[s.frames[f + questions.SEASON_NUMBER_AREA]]}


def of_unit_draw(s: Runewars, f: int, seat: int) -> dict[str, Fact]:
    return {"unit": units.UNIT_NAMES[s.foe - 1] if s.foe != 0 else NONE}


RENAMED: Final[dict[tuple[int, str], str]] = {
    (int(questions.TOKEN_PLACE), "kind"): "development",
    (int(questions.SEASON_NUMBER), "kind"): "unit",
    (int(questions.CARD_BACK), "card"): "tactics",
    (int(questions.CARD_PLAYER), "card"): "tactics",
    (int(questions.CARD_DIAL), "card"): "tactics",
    (int(questions.CARD_NUMBER), "card"): "tactics",
    (int(questions.CARD_UNIT), "card"): "tactics",
    (int(questions.CARD_HERO), "card"): "tactics",
    (int(questions.EPIC_CHOICE), "card"): "tactics",
    (int(questions.OLD_COMMANDER_CARD), "new"): "commander",
    (int(questions.EXCHANGE), "other"): "rival",
    (int(questions.RETREAT), "from"): "area",
    (int(questions.RUNES_TO), "source"): "source",
    (int(questions.ARRANGE), "target"): "area",
}
TELLERS: Final[dict[int, Teller]] = {
    int(kind): tell
    for tell, kinds in (
        (
            of_season,
            (
                questions.TIE, questions.SHIELD, questions.SEASON_YES, questions.SEASON_PLAYER, questions.SEASON_DIAL,
                questions.SEASON_UNIT, questions.LOYALTY, questions.TOURNAMENT, questions.RETURN_QUESTS,
                questions.SELL_TACTICS, questions.GIVE_UP_DRAWN, questions.WINDOW,
            ),
        ),
        (of_bid, (questions.BID,)),
        (of_season_area, (questions.SEASON_AREA,)),
        (of_season_number, (questions.SEASON_NUMBER,)),
        (of_turn, (questions.OWN_TURN, questions.RECRUIT_DIAL)),
        (of_thing, (questions.PLACE_COLUMN, questions.PLACE_ROW, questions.PLACE_TURN)),
        (of_home_turn, (questions.HOME_TURN,)),
        (of_replace, (questions.REPLACE,)),
        (of_quarter, (questions.QUARTER,)),
        (of_commander, (questions.NAME_COMMANDER,)),
        (of_rune_area, (questions.RUNE_AREA,)),
        (of_strategy_target, (questions.STRATEGY_TARGET,)),
        (of_strategy_number, (questions.STRATEGY_NUMBER,)),
        (of_march, (questions.MARCH_TARGET, questions.MARCH_SOURCE)),
        (of_march_number, (questions.MARCH_NUMBER,)),
        (of_diplomacy, (questions.APPROACH,)),
        (of_snubbed, (questions.SNUBBED,)),
        (of_disband, (questions.DISBAND,)),
        (of_swap, (questions.SWAP,)),
        (of_call_back, (questions.CALL_BACK,)),
        (of_station, (questions.STATION,)),
        (of_city, (questions.BENEFIT,)),
        (of_allies, (questions.ALLIES,)),
        (of_pay_title, (questions.PAY_TITLE,)),
        (of_fruit, (questions.FRUIT,)),
        (of_give_up_token, (questions.GIVE_UP_TOKEN,)),
        (of_tear_down, (questions.TEAR_DOWN,)),
        (
            of_battle,
            (
                questions.SUPPORT_HERO, questions.SUPPORT_TYPE, questions.CHOOSE_TYPE, questions.BATTLE_WINDOW,
                questions.ANNOUNCE_FATE, questions.USE_DEFENCE, questions.REPLACE_STRONGHOLD,
            ),
        ),
        (of_hero, (questions.HERO_ACTION, questions.ENCOUNTER)),
        (of_duel, (questions.DUEL_START, questions.ANNOUNCE, questions.SPECIAL_ICON)),
        (of_unit_draw, (questions.UNIT_DRAW,)),
        (of_card_area, (questions.CARD_AREA,)),
        (of_counter, (questions.COUNTER,)),
        (of_rumour, (questions.RUMOUR,)),
        (of_threat, (questions.THREAT,)),
        (of_gorge, (questions.GORGE,)),
    )
    for kind in kinds
}  # fmt: skip


# --- Remarks ---------------------------------------------------------------------------------------------------------

# Answers that name a card, a title and the like: what it does is said beside them, by `<slug>-<fact>-<name>-about`.
ABOUT: Final[dict[int, tuple[str, Sequence[str]]]] = {
    int(kind): (fact, names)
    for fact, names, kinds in (
        (
            "tactics",
            tactics.NAMES,
            (
                actions.PLAY, actions.BATTLE_CARD, actions.HERO_CARD, actions.DISCARD_TACTICS, actions.SELL_TACTICS,
                actions.GIVE_UP_DRAWN, actions.SPEND_CARD, actions.BAR_CARD,
            ),
        ),
        (
            "reward",
            reward_cards.NAMES,
            (
                actions.KEEP_REWARD, actions.USE_REWARD, actions.LOSE_REWARD, actions.GIVE_REWARD, actions.HAND_OVER,
                actions.TAKE_OVER,
            ),
        ),
        ("quest", quest_cards.NAMES, (actions.ATTEMPT, actions.DISCARD_QUEST, actions.RETURN_QUEST)),
        ("commander", commander_cards.NAMES, (actions.COMMAND, actions.KEEP_CARD, actions.REPLACE_CARD)),
        ("hero", hero_cards.NAMES, (actions.KEEP_HERO, actions.DESERT)),
        ("order", ORDERS, (actions.ORDER, actions.TAKE_BACK, actions.PICK_ORDER)),
        ("improvement", development_cards.NAMES, (actions.BUY_CARD,)),
        ("development", DEVELOPMENTS, (actions.BUILD,)),
        ("title", TITLES, (actions.TAKE_TITLE,)),
    )
    for kind in kinds
}  # fmt: skip


def remark(s: Runewars, seat: i64, action: i64) -> dict[str, Fact]:
    """What a card does, what lies in an area that could be activated, where a hero is who may act."""
    kind, at = int(action) // SPAN * SPAN, int(action) % SPAN
    if kind in ABOUT:
        fact, names = ABOUT[kind]
        return {fact: f"{names[at]}-about"} if at < len(names) else {}
    if kind == actions.ACT_WITH:
        return {"area": area(int(s.hero_at[at]))}
    if kind in MOVES:
        return crowding(s, seat, kind, at)
    return what_lies_in(s, seat, at) if kind == actions.ACTIVATE else {}


def what_lies_in(s: Runewars, seat: i64, where: i64) -> dict[str, Fact]:
    """Whose area it is and how many units stand there; 0 stands for a player where there is none."""
    owner = int(control.controller(s, where))
    units_there = int(forces.total(s.standing[where]))
    relation = "friendly" if owner == seat else "enemy" if owner != NO_SEAT else "neutral" if units_there else "empty"
    return {"relation": relation, "player": owner + 1, "units": units_there}


# --- Where too many units would come together ------------------------------------------------------------------------

MOVES: Final = frozenset((int(actions.UNITS), int(actions.MOVE_FROM), int(actions.MOVE_TO)))


def crowding(s: Runewars, seat: i64, kind: int, at: int) -> dict[str, Fact]:
    """How many units of a player would stand in an area after a move, if these are more than may stay there
    [RUN-MOV-21]."""
    target, number = move_of(s, seat, kind, at)
    if target < 0 or number == 0:
        return {}
    together = number
    if s.holder[target] == seat + 1:
        together += int(forces.total(control.units_in(s, target)))
    f = below(s, int(s.top()), questions.MARCH)
    if f != NO_FRAME and s.frames[f + questions.MARCH_AREA] == target + 1:
        together += int(forces.total(s.march_force))
    return {"area": AREA_NAMES[target], "units": together} if together > AREA_LIMIT else {}


def move_of(s: Runewars, seat: i64, kind: int, at: int) -> tuple[int, int]:
    """Where units go with an answer, and how many: none, where it has still to be said how many, for then that answer
    has the remark."""
    f = int(s.top())
    asked = s.frames[f]
    if kind == actions.UNITS:
        if asked == questions.MARCH_NUMBER:
            return int(s.frames[f - WIDTH + questions.MARCH_AREA]) - 1, at
        if asked == questions.STRATEGY_NUMBER:
            return int(s.frames[f + questions.STRATEGY_NUMBER_TARGET]), at
    elif kind == actions.MOVE_FROM and asked == questions.MARCH_SOURCE:
        target = int(s.frames[f - WIDTH + questions.MARCH_AREA]) - 1
        return target, only_one(int(forces.total(marching.comers(s, seat, target, at))))
    elif kind == actions.MOVE_FROM and asked == questions.STRATEGY_SOURCE:
        targets = strategize.targets(s, seat, at)
        if targets != 0 and targets & (targets - 1) == 0:
            return int(lowest(targets)), steppers(s, seat, at, int(lowest(targets)))
    elif kind == actions.MOVE_TO and asked == questions.STRATEGY_TARGET:
        source = int(s.frames[f + questions.STRATEGY_TARGET_SOURCE]) - 1
        if source >= 0:
            return at, steppers(s, seat, source, at)
    return NO_FRAME, 0


def steppers(s: Runewars, seat: i64, source: int, target: int) -> int:
    """The unit that steps without a further question, if there is only one."""
    return only_one(sum(int(strategize.takeable(s, seat, source, target, slot)) for slot in range(units.SLOTS)))


def only_one(number: int) -> int:
    return 1 if number == 1 else 0
