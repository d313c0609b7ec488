"""What must hold of every position: each piece is in one place, and in one where it may be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bannerhall.core.bits import count, members
from bannerhall.games.smallworld.actions import GIVE_UP_FRAME, REDEPLOY_FRAME
from bannerhall.games.smallworld.atlas import REGIONS, TRIBES, WATER
from bannerhall.games.smallworld.components import (
    ACTIVE,
    AMAZONS,
    BARBARIANS,
    BASE_POWERS,
    BASE_RACES,
    BIVOUACKING,
    BONUS_AMAZONS,
    CAMPS,
    CATAPULT,
    COLUMN,
    DIPLOMAT,
    DRAGON_MASTER,
    FORTIFIED,
    FORTRESSES,
    GHOULS,
    HALFLINGS,
    HEROES,
    HEROIC,
    HOLES,
    HORDES,
    KINDS_OF_POWERS,
    KINDS_OF_RACES,
    LAIRS,
    LEPRECHAUNS,
    NO_LEADER,
    NONE,
    ON_MAP,
    PIXIES,
    POWERS,
    PRIESTESSES,
    RACES,
    SEAFARING,
    SLOTS,
    SPIRIT,
    SPIRITS,
    TRAY,
    TROLLS,
)
from bannerhall.games.smallworld.nesting import check_answers, check_column, check_kept, check_stack, check_turn
from bannerhall.games.smallworld.position import BADGES, count_tray

if TYPE_CHECKING:
    from bannerhall.games.smallworld.state import SmallWorld


def check(s: SmallWorld) -> list[str]:
    """Broken invariants, one line each."""
    wrong = s.check_frames()
    wrong.extend(check_stack(s))
    if wrong:
        return wrong
    for found in (
        check_regions(s),
        check_peoples(s),
        check_markers(s),
        check_leaders(s),
        check_cards(s),
        check_column(s),
        check_tray(s),
        check_kept(s),
        check_turn(s),
    ):
        wrong.extend(found)
    return wrong or check_answers(s)


# --- The map ---------------------------------------------------------------------------------------------------------


def check_regions(s: SmallWorld) -> list[str]:
    """A region has at most one holder, and tokens or a Leader exactly where it has one."""
    wrong: list[str] = []
    seen = 0
    for people in range(int(s.seats) * SLOTS):
        held = int(s.held[people])
        if held & seen:
            wrong.append("a region is held by two peoples")
        if held >> int(REGIONS[s.board]):
            wrong.append("a region is not on this board")
        if held and s.race[people] == NONE:
            wrong.append("regions are held by nobody")
        seen |= held
    # While things are laid out anew, the region of a lifted Leader may be bare for a moment.
    layouts = any(s.frames[s.at_depth(d)] in (REDEPLOY_FRAME, GIVE_UP_FRAME) for d in range(int(s.depth)))
    for region in range(int(REGIONS[s.board])):
        manned = s.tokens[region] + (s.chiefs >> region & 1) != 0
        held_now = bool(seen >> region & 1)
        if manned != held_now and not (held_now and layouts):
            wrong.append("a region is held without a piece, or has pieces and no holder")
    if s.tribes & seen:
        wrong.append("a Lost Tribe stands in a region that is held")
    if s.tribes & ~TRIBES[s.board]:
        wrong.append("a Lost Tribe stands where none is at the beginning")
    for seat in range(int(s.seats)):
        if s.held[s.people(seat)] & WATER[s.board] and s.power[s.people(seat)] != SEAFARING:
            wrong.append("an active race stands in the water that is not Seafaring")
    return wrong


def check_markers(s: SmallWorld) -> list[str]:
    """Markers stand in regions of their race or power, as many as there are."""
    wrong: list[str] = []
    trolls = builders = 0
    for people in range(int(s.seats) * SLOTS):
        if s.race[people] == TROLLS:
            trolls |= int(s.held[people])
        if people % SLOTS != ACTIVE or s.power[people] == FORTIFIED:
            builders |= int(s.held[people])  # in decline nobody knows any more who has built
    if s.lairs & ~trolls or s.forts & ~builders:
        wrong.append("a Lair stands in a region of no Trolls, or a Fortress where nobody has built it")
    if count(s.lairs) > LAIRS or count(s.forts) > FORTRESSES:
        wrong.append("there are too many Lairs or Fortresses")
    camps = sum(int(n) for n in s.camps)
    in_camps = sum(int(s.camps[region]) for region in members(held_by_power(s, BIVOUACKING)))
    total = camps + int(s.camps_left)
    if camps != in_camps or total != (CAMPS if in_use(s, BIVOUACKING) else 0):
        wrong.append("Encampments are missing or stand where they may not")
    if s.heroes & ~held_by_power(s, HEROIC) or count(s.heroes) + s.heroes_left != HEROES * in_use(s, HEROIC):
        wrong.append("Heroes are missing or stand where they may not")
    if s.dragon & ~held_by_power(s, DRAGON_MASTER) or count(s.dragon) > 1:
        wrong.append("the Dragon is where it may not be")
    if s.catapult & ~held_by_power(s, CATAPULT) or count(s.catapult) + s.catapult_left != in_use(s, CATAPULT):
        wrong.append("the Catapult is where it may not be")
    if s.holes & ~held_by_race(s, HALFLINGS) or count(s.holes) + s.holes_left > HOLES * has_race(s, HALFLINGS):
        wrong.append("a Hole is where it may not be")
    if s.pots & ~held_by_race(s, LEPRECHAUNS):
        wrong.append("a Pot of Gold is where it may not be")
    if s.hordes and not in_use(s, HORDES):
        wrong.append("there is a Horde of nobody")
    if s.left and s.extra == 0:
        wrong.append("there are no Nomads in this game to leave a region")
    return wrong


def held_by_power(s: SmallWorld, power: int) -> int:
    """The regions of the active race with this badge."""
    return sum(int(s.held[s.people(seat)]) for seat in range(int(s.seats)) if s.power[s.people(seat)] == power)


def held_by_race(s: SmallWorld, race: int) -> int:
    return sum(int(s.held[s.people(seat)]) for seat in range(int(s.seats)) if s.race[s.people(seat)] == race)


def in_use(s: SmallWorld, power: int) -> int:
    """1 if the badge lies beside an active race."""
    return int(any(s.power[s.people(seat)] == power for seat in range(int(s.seats))))


def has_race(s: SmallWorld, race: int) -> int:
    return int(any(s.race[s.people(seat)] == race for seat in range(int(s.seats))))


# --- Peoples and Leaders ---------------------------------------------------------------------------------------------


def check_peoples(s: SmallWorld) -> list[str]:
    wrong: list[str] = []
    for people in range(int(s.seats) * SLOTS):
        slot, race, power = people % SLOTS, int(s.race[people]), int(s.power[people])
        wanted = race != NONE and (slot != ACTIVE or power != NONE)
        if race == NONE and (power != NONE or s.hand[people] != 0):
            wrong.append("a badge or tokens lie without a race")
        if slot != ACTIVE and wanted:
            if power != (SPIRIT if slot == SPIRITS else NONE):
                wrong.append("a race in decline has a badge it may not have")
            if s.hand[people] != 0 and race != GHOULS:
                wrong.append("a race in decline has tokens in hand")
            if s.held[people] == 0 and s.hand[people] == 0:
                wrong.append("a race in decline has no token left")
            if race not in (GHOULS, PRIESTESSES) and any(s.tokens[region] > 1 for region in members(s.held[people])):
                wrong.append("a race in decline has more than one token in a region")
        if slot == ACTIVE and race != NONE and power == NONE:
            wrong.append("an active race has no badge")
    for seat in range(int(s.seats)):
        race = int(s.race[s.people(seat)])
        if s.reserve[seat] != 0 and race not in (AMAZONS, BARBARIANS, PIXIES):
            wrong.append("tokens wait off the board for no race that does so")
        if race == AMAZONS and s.reserve[seat] > BONUS_AMAZONS:
            wrong.append("too many Amazons wait off the board")
        if s.peace[seat] != 0 and (s.peace[seat] == seat + 1 or s.power[s.people(seat)] != DIPLOMAT):
            wrong.append("peace was made with the wrong player, or by no Diplomat")
    return wrong


def check_leaders(s: SmallWorld) -> list[str]:
    wrong: list[str] = []
    chiefs = 0
    for seat in range(int(s.seats)):
        at, race = int(s.leader[seat]), int(s.race[s.people(seat)])
        if at == NO_LEADER:
            continue
        if s.led == 0 or race == NONE or s.captor[race] != 0:
            wrong.append("a Leader is in service who cannot be")
        if at >= ON_MAP:
            chiefs |= 1 << (at - ON_MAP)
            if not s.held[s.people(seat)] >> (at - ON_MAP) & 1:
                wrong.append("a Leader stands in a region that is not his race's")
    if chiefs != s.chiefs:
        wrong.append("Leaders do not stand where they are")
    for race in range(KINDS_OF_RACES):
        if s.captor[race] != 0 and (s.led == 0 or not used_race(s, race)):
            wrong.append("there is a captive of no race of the game")
    return wrong


# --- Banners, badges, tokens -----------------------------------------------------------------------------------------


def check_cards(s: SmallWorld) -> list[str]:
    """Every banner and every badge of the game is in one place."""
    banners = [0] * KINDS_OF_RACES
    badges = [0] * KINDS_OF_POWERS
    for people in range(int(s.seats) * SLOTS):
        if s.race[people] != NONE:
            banners[s.race[people]] += 1
        if s.power[people] != NONE:
            badges[s.power[people]] += 1
    for i in range(COLUMN):
        if s.column[i] != NONE:
            banners[s.column[i]] += 1
        if s.column[BADGES + i] != NONE:
            badges[s.column[BADGES + i]] += 1
    for i in range(int(s.belows)):
        banners[s.below[i]] += 1
    for race in members(s.unseen):
        banners[race] += 1
    for power in [*members(s.badges), *members(s.discarded)]:
        badges[power] += 1
    wrong = [f"the banner {RACES[i]} is there {n} times" for i, n in enumerate(banners) if n != used_race(s, i)]
    wrong.extend(f"the badge {POWERS[i]} is there {n} times" for i, n in enumerate(badges) if n != used_power(s, i))
    return wrong


def used_race(s: SmallWorld, race: int) -> int:
    return int(s.extra == 1 or race < BASE_RACES)


def used_power(s: SmallWorld, power: int) -> int:
    if power == DIPLOMAT and s.tables.options["without_diplomat"]:
        return 0
    return int(s.extra == 1 or power < BASE_POWERS)


def check_tray(s: SmallWorld) -> list[str]:
    """The tray has what is nowhere else."""
    tray = s.tray[:]
    twin = s.clone()
    count_tray(twin)
    for race in range(KINDS_OF_RACES):
        if twin.tray[race] != tray[race] or not 0 <= tray[race] <= TRAY[race]:
            return [f"there are too many or too few tokens of {RACES[race]}"]
    return []
