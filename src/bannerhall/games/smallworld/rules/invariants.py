"""What must hold of every position: each piece is in one place, and in one where it may be."""

from __future__ import annotations

from bannerhall.core.bits import count, members
from bannerhall.core.frames import CHANCE, blank
from bannerhall.games.smallworld.rules import powers, questions, races
from bannerhall.games.smallworld.rules.atlas import REGIONS, TRIBES, WATER
from bannerhall.games.smallworld.rules.components import (
    ACTIVE,
    BONUS_AMAZONS,
    CAMPS,
    COLUMN,
    FORTRESSES,
    HEROES,
    HOLES,
    LAIRS,
    NO_LEADER,
    NONE,
    ON_MAP,
    SLOTS,
    SPIRITS,
    TURNS,
)
from bannerhall.games.smallworld.rules.position import count_tray
from bannerhall.games.smallworld.rules.state import BADGES, SmallWorld


def invariants(s: SmallWorld) -> list[str]:
    """Broken invariants, one line each."""
    wrong: list[str] = []
    if s.depth == 0 and (s.round != s.rules.numbers[TURNS] or s.active != s.first):
        wrong.append("the game is over before its end")
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
    layouts = any(s.frames[s.at_depth(d)] in (questions.REDEPLOY, questions.GIVE_UP) for d in range(int(s.depth)))
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
        if s.held[s.people(seat)] & WATER[s.board] and s.power[s.people(seat)] != powers.SEAFARING:
            wrong.append("an active race stands in the water that is not Seafaring")
    return wrong


def check_markers(s: SmallWorld) -> list[str]:
    """Markers stand in regions of their race or power, as many as there are."""
    wrong: list[str] = []
    trolls = builders = 0
    for people in range(int(s.seats) * SLOTS):
        if s.race[people] == races.TROLLS:
            trolls |= int(s.held[people])
        if people % SLOTS != ACTIVE or s.power[people] == powers.FORTIFIED:
            builders |= int(s.held[people])  # in decline nobody knows any more who has built
    if s.lairs & ~trolls or s.forts & ~builders:
        wrong.append("a Lair stands in a region of no Trolls, or a Fortress where nobody has built it")
    if count(s.lairs) > LAIRS or count(s.forts) > FORTRESSES:
        wrong.append("there are too many Lairs or Fortresses")
    camps = sum(int(n) for n in s.camps)
    in_camps = sum(int(s.camps[region]) for region in members(held_by_power(s, powers.BIVOUACKING)))
    total = camps + int(s.camps_left)
    if camps != in_camps or total != (CAMPS if in_use(s, powers.BIVOUACKING) else 0):
        wrong.append("Encampments are missing or stand where they may not")
    if s.heroes & ~held_by_power(s, powers.HEROIC) or count(s.heroes) + s.heroes_left != HEROES * in_use(
        s, powers.HEROIC
    ):
        wrong.append("Heroes are missing or stand where they may not")
    if s.dragon & ~held_by_power(s, powers.DRAGON_MASTER) or count(s.dragon) > 1:
        wrong.append("the Dragon is where it may not be")
    if s.catapult & ~held_by_power(s, powers.CATAPULT) or count(s.catapult) + s.catapult_left != in_use(
        s, powers.CATAPULT
    ):
        wrong.append("the Catapult is where it may not be")
    if s.holes & ~held_by_race(s, races.HALFLINGS) or count(s.holes) + s.holes_left > HOLES * has_race(
        s, races.HALFLINGS
    ):
        wrong.append("a Hole is where it may not be")
    if s.pots & ~held_by_race(s, races.LEPRECHAUNS):
        wrong.append("a Pot of Gold is where it may not be")
    if s.hordes and not in_use(s, powers.HORDES):
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
            if power != (powers.SPIRIT if slot == SPIRITS else NONE):
                wrong.append("a race in decline has a badge it may not have")
            if s.hand[people] != 0 and race != races.GHOULS:
                wrong.append("a race in decline has tokens in hand")
            if s.held[people] == 0 and s.hand[people] == 0:
                wrong.append("a race in decline has no token left")
            if race not in (races.GHOULS, races.PRIESTESSES) and any(
                s.tokens[region] > 1 for region in members(s.held[people])
            ):
                wrong.append("a race in decline has more than one token in a region")
        if slot == ACTIVE and race != NONE and power == NONE:
            wrong.append("an active race has no badge")
    for seat in range(int(s.seats)):
        race = int(s.race[s.people(seat)])
        if s.reserve[seat] != 0 and race not in (races.AMAZONS, races.BARBARIANS, races.PIXIES):
            wrong.append("tokens wait off the board for no race that does so")
        if race == races.AMAZONS and s.reserve[seat] > BONUS_AMAZONS:
            wrong.append("too many Amazons wait off the board")
        if s.peace[seat] != 0 and (s.peace[seat] == seat + 1 or s.power[s.people(seat)] != powers.DIPLOMAT):
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
    for race in range(races.KINDS):
        if s.captor[race] != 0 and (s.led == 0 or not used_race(s, race)):
            wrong.append("there is a captive of no race of the game")
    return wrong


# --- Banners, badges, tokens -----------------------------------------------------------------------------------------


def check_cards(s: SmallWorld) -> list[str]:
    """Every banner and every badge of the game is in one place."""
    banners = [0] * races.KINDS
    badges = [0] * powers.KINDS
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
    wrong = [f"the banner {races.NAMES[i]} is there {n} times" for i, n in enumerate(banners) if n != used_race(s, i)]
    wrong.extend(
        f"the badge {powers.NAMES[i]} is there {n} times" for i, n in enumerate(badges) if n != used_power(s, i)
    )
    return wrong


def used_race(s: SmallWorld, race: int) -> int:
    return int(s.extra == 1 or race < races.BASE)


def used_power(s: SmallWorld, power: int) -> int:
    if power == powers.DIPLOMAT and s.rules.options["without_diplomat"]:
        return 0
    return int(s.extra == 1 or power < powers.BASE)


def check_tray(s: SmallWorld) -> list[str]:
    """The tray has what is nowhere else."""
    tray = s.tray[:]
    twin = s.clone()
    count_tray(twin)
    for race in range(races.KINDS):
        if twin.tray[race] != tray[race] or not 0 <= tray[race] <= races.TRAY[race]:
            return [f"there are too many or too few tokens of {races.NAMES[race]}"]
    return []


# --- The column and the turn -----------------------------------------------------------------------------------------


def check_column(s: SmallWorld) -> list[str]:
    """Combos lie without a gap; a banner without a badge lies at their foot only while the badge is turned up."""
    turning = s.depth != 0 and s.frames[s.top()] == questions.BADGE
    for i in range(COLUMN):
        banner, badge = s.column[i] != NONE, s.column[BADGES + i] != NONE
        if banner != (i < s.offers or (turning and i == s.offers)) or badge != (i < s.offers):
            return ["the combos of the column are in disorder"]
    return []


def check_kept(s: SmallWorld) -> list[str]:
    """Tokens are kept back only while troops are readied, and only where there are so many."""
    f = int(s.top()) if s.depth != 0 else 0
    held = int(s.held[s.frames[f + questions.READY_PEOPLE]]) if s.depth != 0 and s.frames[f] == questions.READY else 0
    for region in range(int(REGIONS[s.board])):
        if s.kept[region] != 0 and (not held >> region & 1 or s.kept[region] >= s.tokens[region]):
            return ["tokens are kept back that are not there"]
    return []


def check_turn(s: SmallWorld) -> list[str]:
    """What is remembered of this turn is about the active player and the others."""
    if s.depth == 0:
        return []  # the last turn is over, and the first player is the active one again
    wrong: list[str] = []
    power = s.power[s.people(s.active)]
    if (s.attacked | s.spelled) >> s.active & 1:
        wrong.append("the active player has attacked itself")
    if (s.dragon_used and power != powers.DRAGON_MASTER) or (s.shot and power != powers.CATAPULT):
        wrong.append("Dragon or Catapult was used by nobody")
    if members(s.fresh) not in ([], [int(s.active)]) or (s.fresh != 0 and s.race[s.people(s.active)] == NONE):
        wrong.append("a race has not scored whose turn is over")
    return wrong


def check_answers(s: SmallWorld) -> list[str]:
    """Whoever is asked can answer. Asked last, when everything else is known to be sound."""
    if s.depth == 0 or any(s.rules.questions[s.frames[f]].invariants(s, f) for f in s.frames_in_use()):
        return []
    out = blank(s.max_actions())
    n = s.fill_odds(out, out[:]) if s.seat() == CHANCE else s.fill_asked(out)
    return [] if n != 0 else ["a question has no answer"]
