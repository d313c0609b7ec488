"""The preset boards: tiles and setup markers ready-made, and for the listed factions the home realms [RUN-MAP-24]
[RUN-MAP-30]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.events import ALL
from bannerhall.games.runewars.rules import atlas, board, events, homes
from bannerhall.games.runewars.rules.building import lay_marker
from bannerhall.games.runewars.rules.state import Runewars

ALL_FACTIONS: Final[i64] = 15


def lay_preset(s: Runewars) -> None:
    """The ready-made board for the number of players, with its setup markers [RUN-MAP-24] [RUN-MAP-27]."""
    for tile, turn, q, r in preset_tiles(s):
        board.lay_tile(s, tile, turn, q, r)
    board.find_borders(s)
    for one, two in preset_markers(s):
        lay_marker(s, board.cell(one[0], one[1]), board.cell(two[0], two[1]))
    if s.sink is not None:
        s.emit(events.PRESET_BOARD, 0, 0, 0, 0, ALL, 0)


def preset_tiles(s: Runewars) -> tuple[tuple[int, int, int, int], ...]:
    if s.seats == 2:
        return atlas.MAP_2P_BASE
    if s.seats == 3:
        return atlas.MAP_3P_BASE
    return atlas.MAP_4P_BOW if s.bow == 1 else atlas.MAP_4P_BASE


def preset_homes(s: Runewars) -> tuple[tuple[int, int, int, int], ...]:
    if s.seats == 2:
        return atlas.MAP_2P_BASE_HOMES
    if s.seats == 3:
        return atlas.MAP_3P_BASE_HOMES
    return atlas.MAP_4P_BOW_HOMES if s.bow == 1 else atlas.MAP_4P_BASE_HOMES


def preset_markers(s: Runewars) -> tuple[tuple[tuple[int, int], tuple[int, int]], ...]:
    if s.seats == 2:
        return atlas.MAP_2P_BASE_MARKERS
    if s.seats == 3:
        return atlas.MAP_3P_BASE_MARKERS
    return atlas.MAP_4P_BOW_MARKERS if s.bow == 1 else atlas.MAP_4P_BASE_MARKERS


def listed_factions(s: Runewars) -> i64:
    """The mask of the factions for which the preset board has its home realms ready [RUN-MAP-30]."""
    mask: i64 = 0
    for faction, _turn, _q, _r in preset_homes(s):
        mask |= BIT[faction]
    return mask


def homes_are_ready(s: Runewars) -> bool:
    """Whether the home realms lie as the preset board lists them: with exactly its factions [RUN-MAP-30]."""
    mask: i64 = 0
    for seat in range(s.seats):
        mask |= BIT[s.faction_of(seat)]
    return str(s.rules.options["homes"]) == "preset" and mask == listed_factions(s)


def lay_ready_homes(s: Runewars) -> None:
    """The ready-made arrangement of the home realms [RUN-MAP-30]."""
    for place in range(2 * s.seats):
        s.set_marker(place, 0)
    for faction, turn, q, r in preset_homes(s):
        for seat in range(s.seats):
            if s.faction_of(seat) == faction:
                homes.put_home(s, seat, turn, board.cell(q, r))


def free_factions(s: Runewars) -> i64:
    """Those that nobody leads; chance first deals the ones that the preset board lists [RUN-SET-02] [RUN-MAP-30]."""
    mask: i64 = ALL_FACTIONS
    if str(s.rules.options["homes"]) == "preset" and str(s.rules.options["factions"]) == "deal":
        mask = listed_factions(s)
    for seat in range(s.seats):
        if s.faction[seat] != 0:
            mask &= ~BIT[s.faction_of(seat)]
    return mask
