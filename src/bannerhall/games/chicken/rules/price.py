"""What a machine costs: War Economy saves a resource, then Doctor Eggbert may exchange one."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.events import ALL
from bannerhall.games.chicken.rules import events, leaders, machines, questions, scrolls
from bannerhall.games.chicken.rules.components import KINDS_OF_GOODS, NONE
from bannerhall.games.chicken.rules.state import Chicken


def saves(s: Chicken, player: i64) -> bool:
    """War Economy: each machine costs one resource of the builder's choice less [CHI-SCROLL-26]."""
    return s.follows(player, scrolls.WAR_ECONOMY)


def exchanges(s: Chicken, player: i64) -> bool:
    """Doctor Eggbert: one resource of the cost may be paid with one of another type; that costs no star
    [CHI-LEADER-09] [CHI-STAR-03]."""
    return s.leads(player, leaders.DOCTOR_EGGBERT)


def can_pay(s: Chicken, player: i64, model: i64) -> bool:
    """Whether the builder has the resources, reductions first, exchanges after them [CHI-BUILD-09] [CHI-BUILD-22]."""
    if not saves(s, player):
        return payable(s, player, model, NONE)
    for kind in range(KINDS_OF_GOODS):
        if machines.COST[model * KINDS_OF_GOODS + kind] > 0 and payable(s, player, model, kind):
            return True
    return False


def payable(s: Chicken, player: i64, model: i64, saved: i64) -> bool:
    """Whether the printed cost, without the saved resource, can be paid, perhaps with an exchange."""
    lacking: i64 = 0
    to_spare: i64 = 0
    for kind in range(KINDS_OF_GOODS):
        more = s.goods[player * KINDS_OF_GOODS + kind] - machines.COST[model * KINDS_OF_GOODS + kind]
        if kind == saved:
            more += 1
        if more < 0:
            lacking -= more
        else:
            to_spare += more
    return lacking == 0 or (lacking == 1 and to_spare > 0 and exchanges(s, player))


def lacks(s: Chicken, player: i64) -> bool:
    """Whether the price named so far cannot be paid as it is."""
    for kind in range(KINDS_OF_GOODS):
        if s.price[kind] > s.goods[player * KINDS_OF_GOODS + kind]:
            return True
    return False


def may_save(s: Chicken, player: i64, kind: i64) -> bool:
    """Whether War Economy may save this resource: it is part of the cost, and the rest can be paid."""
    return s.price[kind] > 0 and payable(s, player, s.build_model - 1, kind)


def may_replace(s: Chicken, player: i64, kind: i64) -> bool:
    """Whether a resource of the price may be paid with another one: the rest is there, and a substitute."""
    for other in range(KINDS_OF_GOODS):
        if may_substitute(s, player, kind, other):
            return True
    return False


def may_substitute(s: Chicken, player: i64, kind: i64, other: i64) -> bool:
    """Whether one resource of a kind may be paid with another kind, the rest as the price says."""
    if kind == other or s.price[kind] == 0:
        return False
    for each in range(KINDS_OF_GOODS):
        due = s.price[each]
        if each == kind:
            due -= 1
        elif each == other:
            due += 1
        if due > s.goods[player * KINDS_OF_GOODS + each]:
            return False
    return True


def begin_payment(s: Chicken, player: i64, by: i64) -> bool:
    """Name the price; tell whether the player is asked, where War Economy or Doctor Eggbert leave a choice
    [CHI-BUILD-22]."""
    for kind in range(KINDS_OF_GOODS):
        s.set_price(kind, machines.COST[(s.build_model - 1) * KINDS_OF_GOODS + kind])
    if not saves(s, player):
        return ask_for_exchange(s, player, by)
    only: i64 = NONE
    found: i64 = 0
    for kind in range(KINDS_OF_GOODS):
        if may_save(s, player, kind):
            only = kind
            found += 1
    if found > 1:
        s.ask(questions.BUILD_PRICE, player, by)
        return True
    s.set_price(only, s.price[only] - 1)
    return ask_for_exchange(s, player, by)


def ask_for_exchange(s: Chicken, player: i64, by: i64) -> bool:
    """Doctor Eggbert is asked which resource is replaced, if any can be [CHI-LEADER-09]."""
    if not exchanges(s, player):
        return False
    only: i64 = NONE
    found: i64 = 0 if lacks(s, player) else 1
    for kind in range(KINDS_OF_GOODS):
        if may_replace(s, player, kind):
            only = kind
            found += 1
    if found > 1:
        s.ask(questions.BUILD_PRICE, player, by, 1)
        return True
    return only != NONE and ask_for_substitute(s, player, by, only)


def ask_for_substitute(s: Chicken, player: i64, by: i64, kind: i64) -> bool:
    """What the replaced resource is paid with [CHI-LEADER-09]."""
    only: i64 = NONE
    found: i64 = 0
    for other in range(KINDS_OF_GOODS):
        if may_substitute(s, player, kind, other):
            only = other
            found += 1
    if found > 1:
        s.ask(questions.BUILD_PRICE, player, by, 1, kind + 1)
        return True
    exchange(s, kind, only)
    return False


def exchange(s: Chicken, kind: i64, other: i64) -> None:
    s.set_price(kind, s.price[kind] - 1)
    s.set_price(other, s.price[other] + 1)


def pay(s: Chicken, player: i64) -> None:
    """The resources go from the banner to the storage [CHI-BUILD-09] [CHI-COMP-08]."""
    for kind in range(KINDS_OF_GOODS):
        many = s.price[kind]
        s.set_price(kind, 0)
        s.goods[player * KINDS_OF_GOODS + kind] -= many
        s.storage[kind] += many
        if s.sink is not None:
            for _each in range(many):
                s.emit(events.GAVE, player, kind, 0, 0, ALL, 0)
