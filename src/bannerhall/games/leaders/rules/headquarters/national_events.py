"""Phase 2, national events: research takes effect, troops arrive, points are booked, missions are judged, and all of
it is laid out as cards."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.events import ALL
from bannerhall.games.leaders.rules import events, items, nations, settings
from bannerhall.games.leaders.rules.board.armies import ONE, supply_left
from bannerhall.games.leaders.rules.cards import (
    FIRST_SECRET,
    amount_of,
    clear_away,
    kind_of,
    lay,
    player_of,
    troops,
    values_of,
)
from bannerhall.games.leaders.rules.components import BOOM, BOX, RECESSION, VOLUNTEERS
from bannerhall.games.leaders.rules.headquarters.alliances import read_answer
from bannerhall.games.leaders.rules.headquarters.economy import (
    free_infantry,
    has_skill,
    level_of,
    regions_bonus,
    steady_bonus,
)
from bannerhall.games.leaders.rules.headquarters.missions import judge_mission
from bannerhall.games.leaders.rules.production import BOOKED, BOOKED_WITH_PERCENT
from bannerhall.games.leaders.rules.state import KEPT, WAYS, Leaders
from bannerhall.games.leaders.rules.victory import check_events


def national_events(s: Leaders, seat: i64) -> None:
    """Everything due is carried out, then told card by card; a new level counts at once [LDR-RSCH-25] [LDR-MISS-25]
    [LDR-EVNT-01] [LDR-VIC-12]."""
    clear_away(s, seat)
    finish_research(s, seat)
    receive_troops(s, seat)
    begin_service(s, seat)
    book_income(s, seat)
    judge_mission(s, seat)
    read_mail(s, seat)
    s.set_due(seat, 0)
    tell_cards(s, seat)
    check_events(s, seat)


def finish_research(s: Leaders, seat: i64) -> None:
    """A project ends after its rounds; military levels are reported publicly [LDR-RSCH-06] [LDR-RSCH-09]
    [LDR-EVNT-17]."""
    for field in range(len(items.FIELDS)):
        at = seat * len(items.FIELDS) + field
        if s.running[at] == 0:
            continue
        s.running[at] -= 1
        if s.running[at] == 0:
            s.set_level(at, s.level[at] + 1)
            if field == items.MILITARY:
                lay(s, seat, events.NEW_MILITARY, -1, s.level[at])
            else:
                lay(s, seat, events.NEW_TECHNOLOGY, -1, field * 4 + s.level[at])


def receive_troops(s: Leaders, seat: i64) -> None:
    """Orders due and infantry that comes by itself, as one card [LDR-MILI-05] [LDR-EVNT-10] [LDR-RSCH-15]."""
    arrived = [arrivals(s, seat, unit) for unit in range(len(items.UNITS))]
    infantry = arrived[0] + free_infantry(s, seat)
    if (s.due[seat] >> VOLUNTEERS) & 1 == 1:
        infantry += 1
    if s.digital:
        infantry, arrived[1], arrived[2] = station(s, seat, infantry, arrived[1], arrived[2])
    if infantry + arrived[1] + arrived[2] > 0:
        lay(s, seat, events.FRESH_TROOPS, -1, troops(infantry, arrived[1], arrived[2]))


def station(s: Leaders, seat: i64, infantry: i64, tanks: i64, planes: i64) -> tuple[int, int, int]:
    """On the board they go into the base camp; with a strict supply not more than there are figures, the others are
    lost [LDR-EVNT-10] [LDR-MATL-08] [LDR-MATL-09]."""
    many = vec[i64]([infantry, tanks, planes])
    for unit in range(len(items.UNITS)):
        if s.strict:
            left = supply_left(s, seat, unit, s.rules.numbers[settings.SUPPLY + unit])
            many[unit] = many[unit] if many[unit] < left else left
        s.camp[seat] += many[unit] * ONE[unit]
    return many[0], many[1], many[2]


def arrivals(s: Leaders, seat: i64, unit: i64) -> int:
    """Units that arrive now; the others come one turn nearer [LDR-MILI-06]."""
    first = (seat * len(items.UNITS) + unit) * WAYS
    many = s.ways[first]
    for i in range(first, first + WAYS - 1):
        s.ways[i] = s.ways[i + 1]
    s.ways[first + WAYS - 1] = 0
    return many


def begin_service(s: Leaders, seat: i64) -> None:
    """Diplomats and spies of the turn before begin their service [LDR-DIPL-02] [LDR-SPYS-02]."""
    for operative in range(2):
        at = seat * 2 + operative
        many = s.coming[at]
        if many != 0:
            s.idle[at] += many
            s.coming[at] = 0
            lay(s, seat, events.NEW_DIPLOMATS if operative == 0 else events.NEW_SPIES, -1, many)


def book_income(s: Leaders, seat: i64) -> None:
    """Entered points with all bonuses, shown as one number [LDR-PROD-04] [LDR-PROD-08] [LDR-PROD-09] [LDR-EVNT-22]
    [LDR-EVNT-25] [LDR-EVNT-26]; then the world."""
    entered = s.last_entry(seat)
    with_percent = level_of(s, seat, items.TECHNOLOGY) == items.LEVELS
    s.booked[seat * KEPT + s.kept[seat] - 1] = BOOKED_WITH_PERCENT if with_percent else BOOKED
    s.income[seat] = entered + regions_bonus(s, seat, entered) + steady_bonus(s, seat)
    s.saved[seat] += s.income[seat]
    lay(s, seat, events.PRODUCTION_POINTS, -1, s.income[seat] + entered * 65536)
    if (s.due[seat] >> BOOM) & 1 == 1:
        s.saved[seat] += s.rules.numbers[settings.BOOM_POINTS]
        lay(s, seat, events.WORLD_EFFECT, -1, s.rules.numbers[settings.BOOM_POINTS] + BOOM * 65536)
    if (s.due[seat] >> RECESSION) & 1 == 1:
        lay(
            s,
            seat,
            events.WORLD_EFFECT,
            -1,
            lose(s, seat, s.rules.numbers[settings.RECESSION_POINTS]) + RECESSION * 65536,
        )


def lose(s: Leaders, seat: i64, points: i64) -> i64:
    """Take points, but never more than there are; how many it were [LDR-EVNT-15]."""
    lost = points if points < s.saved[seat] else s.saved[seat]
    s.saved[seat] -= lost
    return lost


def read_mail(s: Leaders, seat: i64) -> None:
    """Tributes first, then losses; every sender's card by itself [LDR-TRIB-02] [LDR-EVNT-15] [LDR-EVNT-23]."""
    first = seat * BOX
    s.mail = s.mail[:]
    for i in range(first, first + s.mails[seat]):
        one = s.mail[i]
        if kind_of(one) == events.TRIBUTE_RECEIVED:
            s.saved[seat] += amount_of(one)
    for i in range(first, first + s.mails[seat]):
        one = s.mail[i]
        s.mail[i] = 0
        kind, player, amount = kind_of(one), player_of(one), amount_of(one)
        if kind == events.BOYCOTT_HIT:
            amount = lose(s, seat, boycott_loss(s, seat, amount))
        elif kind == events.ALLIANCE:
            read_answer(s, seat, player, amount)
        lay(s, seat, kind, player, amount)
    s.mails[seat] = 0


def boycott_loss(s: Leaders, seat: i64, points: i64) -> i64:
    """Egypt loses half, rounded down [LDR-NATN-14]."""
    if has_skill(s, seat, nations.EGYPT):
        return points * s.rules.numbers[settings.EGYPT_PERCENT] // 100
    return points


def tell_cards(s: Leaders, seat: i64) -> None:
    """Public cards to all, secret ones to their reader [LDR-EVNT-05] [LDR-EVNT-07] [LDR-EVNT-08] [LDR-EVNT-11]."""
    if s.sink is None:
        return
    for i in range(seat * BOX, seat * BOX + s.laid[seat]):
        kind = kind_of(s.cards[i])
        a, b, c, d = values_of(s, seat, s.cards[i])
        s.emit(kind, a, b, c, d, ALL if kind < FIRST_SECRET else BIT[seat], 0)
