"""Scoring: coins for regions and the bonuses of race and power."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, count
from bannerhall.core.events import ALL
from bannerhall.games.smallworld.rules import events, powers, races
from bannerhall.games.smallworld.rules.atlas import FARMLANDS, FORESTS, HILLS, LAND, MAGIC, MINES, SWAMPS, WATER
from bannerhall.games.smallworld.rules.components import DECLINED, NONE, SLOTS, SPIRITS
from bannerhall.games.smallworld.rules.marks import tokens_on_map
from bannerhall.games.smallworld.rules.state import SmallWorld

ALCHEMY: Final = 2  # coins a turn [SMW-POWER-01]
WEALTH: Final = 7  # coins once [SMW-POWER-51]
QUIET: Final[i64] = 3  # coins a turn for the Peace-loving, and behind a Barricade
FEW_REGIONS: Final = 4
CORE: Final = 3  # regions of an empire that bring nothing more


def race_grounds(s: SmallWorld, race: i64) -> i64:
    """All regions that bring a race a coin more [SMW-RACE-09] [SMW-RACE-27] [SMW-RACE-48]."""
    if race == races.DWARVES:
        return MINES[s.board]
    if race == races.HUMANS:
        return FARMLANDS[s.board]
    return MAGIC[s.board] if race == races.WIZARDS else i64(0)


def power_grounds(s: SmallWorld, power: i64) -> i64:
    """All regions that bring a coin more by a special power
    [SMW-POWER-25] [SMW-POWER-34] [SMW-POWER-35] [SMW-POWER-47]."""
    if power == powers.FOREST:
        return FORESTS[s.board]
    if power == powers.HILL:
        return HILLS[s.board]
    if power == powers.SWAMP:
        return SWAMPS[s.board]
    return LAND[s.board] | WATER[s.board] if power == powers.MERCHANT else i64(0)


def rich_by_race(s: SmallWorld, people: i64) -> i64:
    """The regions that bring the race a coin more, in decline only those of Dwarves [SMW-RACE-09] [SMW-SCORE-03]."""
    if people % SLOTS != 0 and s.race[people] != races.DWARVES:
        return 0
    return s.held[people] & race_grounds(s, s.race[people])


def rich_by_power(s: SmallWorld, people: i64) -> i64:
    """The regions that bring a coin more by the special power, or by the Fortress in them [SMW-POWER-27]."""
    power = s.power[people]
    return s.held[people] & (s.forts if power == powers.FORTIFIED else power_grounds(s, power))


def on_turn(s: SmallWorld, people: i64) -> bool:
    """What is counted by the turn, conquests above all, is that of the player whose turn it is."""
    return people // SLOTS == s.active


def raids_of(s: SmallWorld, people: i64) -> i64:
    return s.raids if on_turn(s, people) else i64(0)


def race_bonus(s: SmallWorld, people: i64) -> i64:
    """Coins by the race: for rich regions, for the raids of Orcs, for what Nomads have left; in decline also for the
    tokens of an Ivory Tower [SMW-RACE-28] [SMW-SCORE-03] [SMW-SCORE-08] [SMW-EXTRA-03] [SMW-EXTRA-04]."""
    race = s.race[people]
    if people % SLOTS != 0 and race == races.PRIESTESSES:
        return tokens_on_map(s, people) - count(s.held[people])
    if people % SLOTS == 0 and race == races.ORCS:
        return raids_of(s, people)
    if people % SLOTS == 0 and race == races.NOMADS:
        return count(s.left) if on_turn(s, people) else i64(0)
    return count(rich_by_race(s, people))


def race_source(race: i64) -> i64:
    if race == races.DWARVES:
        return events.FROM_MINES
    if race == races.HUMANS:
        return events.FROM_FARMLAND
    if race == races.WIZARDS:
        return events.FROM_MAGIC
    if race == races.ORCS:
        return events.FROM_RAIDS
    return events.FROM_NOMADS if race == races.NOMADS else events.FROM_TOWER


def power_bonus(s: SmallWorld, people: i64) -> i64:
    """Coins by the special power of an active race
    [SMW-POWER-01] [SMW-POWER-02] [SMW-POWER-37] [SMW-POWER-51]."""
    power = s.power[people]
    if power == powers.ALCHEMIST:
        return ALCHEMY
    if power == powers.PILLAGING:
        return raids_of(s, people)
    if power == powers.WEALTHY:
        return WEALTH if s.fresh & BIT[people // SLOTS] != 0 else 0
    return count(rich_by_power(s, people)) + extra_bonus(s, people)


def extra_bonus(s: SmallWorld, people: i64) -> i64:
    """[SMW-EXTRA-17] [SMW-EXTRA-18] [SMW-EXTRA-21]"""
    power = s.power[people]
    held = s.held[people]
    if power == powers.PEACE_LOVING:
        return QUIET if s.attacked == 0 or not on_turn(s, people) else i64(0)
    if power == powers.BARRICADE:
        return QUIET if count(held) <= FEW_REGIONS else i64(0)
    if power == powers.IMPERIAL:
        beyond = count(held) - CORE
        return beyond if beyond > 0 else i64(0)
    return 0


def power_source(power: i64) -> i64:
    for i in range(len(BONUS_POWERS)):
        if BONUS_POWERS[i] == power:
            return BONUS_SOURCES[i]
    return NONE


BONUS_POWERS: Final = (
    powers.ALCHEMIST,
    powers.FOREST,
    powers.FORTIFIED,
    powers.HILL,
    powers.MERCHANT,
    powers.PILLAGING,
    powers.SWAMP,
    powers.WEALTHY,
    powers.PEACE_LOVING,
    powers.BARRICADE,
    powers.IMPERIAL,
)
BONUS_SOURCES: Final[tuple[int, ...]] = (
    events.FROM_ALCHEMIST,
    events.FROM_FOREST,
    events.FROM_FORTIFIED,
    events.FROM_HILL,
    events.FROM_MERCHANT,
    events.FROM_PILLAGING,
    events.FROM_SWAMP,
    events.FROM_WEALTHY,
    events.FROM_PEACE_LOVING,
    events.FROM_BARRICADE,
    events.FROM_IMPERIAL,
)


def income(s: SmallWorld, seat: i64) -> i64:
    """What the player would be paid now [SMW-SCORE-01] [SMW-SCORE-02] [SMW-POWER-39] [SMW-POWER-40]."""
    people = s.people(seat)
    coins = count(s.regions_of(seat)) + race_bonus(s, people)
    if s.power[people] != NONE:
        coins += power_bonus(s, people)
    return coins + race_bonus(s, seat * SLOTS + DECLINED) + race_bonus(s, seat * SLOTS + SPIRITS)


def score(s: SmallWorld, seat: i64) -> None:
    """Pay the player for the position after redeployment, before all eyes; a race that has just declined brings no
    bonus [SMW-SCORE-05] [SMW-SCORE-06] [SMW-SCORE-07] [SMW-SCORE-08] [SMW-SCORE-09]."""
    coins = income(s, seat)
    if s.sink is not None:
        tell_income(s, seat)
        s.emit(events.INCOME, seat, coins, 0, 0, ALL, 0)
    s.coins[seat] += coins
    s.fresh &= ~BIT[seat]


def tell_income(s: SmallWorld, seat: i64) -> None:
    """A line for each source."""
    people = s.people(seat)
    earn(s, seat, events.FROM_REGIONS, count(s.held[people]))
    earn(s, seat, events.FROM_DECLINED, count(s.regions_of(seat) & ~s.held[people]))
    for slot in range(SLOTS):
        race = s.race[seat * SLOTS + slot]
        if race != NONE:
            earn(s, seat, race_source(race), race_bonus(s, seat * SLOTS + slot))
    if s.power[people] != NONE:
        earn(s, seat, power_source(s.power[people]), power_bonus(s, people))


def earn(s: SmallWorld, seat: i64, source: i64, coins: i64) -> None:
    if coins != 0:
        s.emit(events.EARNED, seat, source, coins, 0, ALL, 0)
