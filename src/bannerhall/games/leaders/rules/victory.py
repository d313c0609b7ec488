"""Victory: by points entered, by research, by badges, by what a scenario adds, as the last one left, by rounds."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.events import ALL
from bannerhall.games.leaders.rules import events, items, settings
from bannerhall.games.leaders.rules.board.armies import map_points
from bannerhall.games.leaders.rules.components import BY_MILITARY, BY_MISSIONS, BY_RESEARCH, BY_ROUNDS, BY_SURVIVAL
from bannerhall.games.leaders.rules.state import Leaders


def finish(s: Leaders, winners: i64, way: i64) -> None:
    """The game is over at once, whatever was under way; allies do not win together [LDR-VIC-01] [LDR-VIC-02]
    [LDR-SCEN-13] [LDR-ALLY-28]."""
    s.winners = winners
    s.way = way
    for seat in range(s.seats):
        if (s.sides >> seat) & 1 == 1:
            s.close_side(seat)
    while s.depth != 0:
        s.end_frame()
    if s.sink is not None:
        for seat in range(s.seats):
            if (winners >> seat) & 1 == 1:
                s.emit(events.VICTORY, seat, way, 0, 0, ALL, 0)


def check_events(s: Leaders, seat: i64) -> None:
    """In the national events research is named before missions [LDR-VIC-05] [LDR-VIC-06] [LDR-VIC-07] [LDR-VIC-08]
    [LDR-VIC-12] [LDR-SCEN-14]."""
    if least_level(s, seat) >= s.rules.numbers[settings.VICTORY_LEVEL]:
        finish(s, BIT[seat], BY_RESEARCH)
    elif badges_of(s, seat) >= s.rules.numbers[settings.VICTORY_BADGE]:
        finish(s, BIT[seat], BY_MISSIONS)


def least_level(s: Leaders, seat: i64) -> i64:
    """The level that is reached in all three fields [LDR-VIC-10]."""
    least = s.level[seat * len(items.FIELDS)]
    for at in range(seat * len(items.FIELDS), seat * len(items.FIELDS) + len(items.FIELDS)):
        if s.level[at] < least:
            least = s.level[at]
    return least


def badges_of(s: Leaders, seat: i64) -> i64:
    """One for each fulfilled mission [LDR-MISS-05]."""
    many: i64 = 0
    for mission in range(len(items.MISSIONS)):
        many += (s.fulfilled[seat] >> mission) & 1
    return many


def check_classic_entries(s: Leaders) -> None:
    """After all entries of a round the highest that reaches the threshold wins, of equal ones the earlier in the order
    [LDR-VARI-06]."""
    best: i64 = -1
    for seat in range(s.seats):
        if (s.alive >> seat) & 1 == 0 or s.last_entry(seat) < s.rules.numbers[settings.VICTORY_POINTS]:
            continue
        if best < 0 or merit(s, seat) > merit(s, best):
            best = seat
    if best >= 0:
        finish(s, BIT[best], BY_MILITARY)


def merit(s: Leaders, seat: i64) -> i64:
    """An entry by its points, of equal ones the earlier place."""
    return s.last_entry(seat) * 16 - s.place[seat]


def check_survivor(s: Leaders) -> None:
    """If only one player is left he wins [LDR-ELIM-04]."""
    for seat in range(s.seats):
        if s.alive == BIT[seat]:
            finish(s, s.alive, BY_SURVIVAL)
            return


def end_by_rounds(s: Leaders) -> None:
    """After the last round most points win, then badges, then research; who is still equal shares it [LDR-ELIM-05]."""
    winners: i64 = 0
    best: i64 = -1
    for seat in range(s.seats):
        if (s.alive >> seat) & 1 == 0:
            continue
        total = (final_points(s, seat) * 16 + badges_of(s, seat)) * 16 + research_sum(s, seat)
        if total > best:
            best = total
            winners = BIT[seat]
        elif total == best:
            winners |= BIT[seat]
    finish(s, winners, BY_ROUNDS)


def final_points(s: Leaders, seat: i64) -> i64:
    """On the board what the track shows after the last turn, without it the last entry [LDR-ELIM-05]."""
    return map_points(s, seat) if s.digital else s.last_entry(seat)


def research_sum(s: Leaders, seat: i64) -> i64:
    levels: i64 = 0
    for at in range(seat * len(items.FIELDS), seat * len(items.FIELDS) + len(items.FIELDS)):
        levels += s.level[at]
    return levels


def fill_ranks(s: Leaders, out: vec[i64]) -> None:
    """Winners are first; all others are equal behind them [LDR-ALLY-28]."""
    many: i64 = 0
    for seat in range(s.seats):
        many += (s.winners >> seat) & 1
    for seat in range(s.seats):
        out[seat] = i64(0) if (s.winners >> seat) & 1 == 1 else many
