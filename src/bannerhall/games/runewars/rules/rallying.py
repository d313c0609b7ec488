"""Rally Support: each city gives one of its benefits; the bonus brings a hero [RUN-ORD6-01] to [RUN-ORD6-05]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import count
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import (
    actions,
    armies,
    cities,
    clauses,
    commanders,
    control,
    drawing,
    gains,
    heroes,
    own_turn,
    questions,
    quests,
    winning,
)
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import NEUTRALS, SHAPE, TYPES

MOST_SPENT: Final = 3  # influence of the bonus [RUN-ORD6-04]
NEUTRAL_UNITS: Final[i64] = 0  # benefits, as the action counts them
INFLUENCE: Final[i64] = 1
TACTICS_CARDS: Final[i64] = 2
QUEST_CARDS: Final[i64] = 3


def begin(s: Runewars, seat: i64) -> None:
    """The cities of the player give their benefits, one after the other [RUN-ORD6-01]."""
    s.ask(questions.RALLY, PROCEEDS, seat, 0, 0)


@final
class Rally(Question[Runewars]):
    """Looks at one area after the other for a city [RUN-ORD6-01]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        seat = s.frames[f + questions.RALLY_SEAT]
        area = s.frames[f + questions.RALLY_AREA]
        if winning.is_won(s):
            winning.finish(s)
        elif s.frames[f + questions.RALLY_PAUSE] == 1:
            s.frames[f + questions.RALLY_PAUSE] = 0
            own_turn.offer(s, seat)
        elif area == AREAS:
            s.end_frame()
        else:
            s.frames[f + questions.RALLY_AREA] = area + 1
            if serves(s, seat, area):
                s.frames[f + questions.RALLY_PAUSE] = 1
                s.ask(questions.BENEFIT, seat, area)


def serves(s: Runewars, seat: i64, area: i64) -> bool:
    """A city belongs to whoever controls its area; under a wasteland or ice token it has no symbols [RUN-CITY-01]
    [RUN-ORD6-01] [RUN-SUNK-03] [RUN-DES-03] [RUN-CRY-03]."""
    if s.city[area] == 0 or ((s.wasteland | s.iced) >> area) & 1 == 1:
        return False
    if control.controller(s, area) != seat:
        return False
    for benefit in range(4):
        if gives(s, area, benefit) != 0:
            return True
    return False


def gives(s: Runewars, area: i64, benefit: i64) -> i64:
    """How much of a benefit the city of an area gives; neutral units only if figures of the class are left
    [RUN-ORD6-02]."""
    city = s.city[area] - 1
    if benefit == NEUTRAL_UNITS:
        number = cities.NEUTRAL_COUNT[city]
        left: i64 = 0
        for kind in range(NEUTRALS, TYPES):
            if SHAPE[kind] == cities.NEUTRAL_SHAPE[city] - 1:
                left += armies.unused(s, 0, kind)
        return number if number < left else left
    if benefit == INFLUENCE:
        return cities.INFLUENCE[city]
    return cities.TACTICS[city] if benefit == TACTICS_CARDS else cities.QUEST[city]


def first_kind(s: Runewars, area: i64) -> i64:
    """The first neutral type of the class that a city gives."""
    kind = NEUTRALS
    while SHAPE[kind] != cities.NEUTRAL_SHAPE[s.city[area] - 1] - 1:
        kind += 1
    return kind


def second_kind(s: Runewars, area: i64) -> i64:
    """The second neutral type of that class, -1 if there is only one."""
    kind = first_kind(s, area) + 1
    while kind < TYPES:
        if SHAPE[kind] == cities.NEUTRAL_SHAPE[s.city[area] - 1] - 1:
            return kind
        kind += 1
    return -1


@final
class Benefit(Question[Runewars]):
    """Which one of its benefits a city gives [RUN-ORD6-01] [RUN-ORD-08]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for benefit in range(4):
            if gives(s, s.frames[f + questions.BENEFIT_AREA], benefit) != 0:
                out[n] = actions.BENEFIT + benefit
                n += 1
        out[n] = actions.DONE
        return n + 1

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.DONE:
            return ALLOWED
        benefit = action - actions.BENEFIT
        if benefit < 0 or benefit >= 4:
            return OTHER_QUESTION
        area = s.frames[f + questions.BENEFIT_AREA]
        if gives(s, area, benefit) != 0:
            return ALLOWED
        if benefit == NEUTRAL_UNITS and cities.NEUTRAL_COUNT[s.city[area] - 1] != 0:
            return clauses.NO_FIGURES_LEFT
        return clauses.NOT_A_BENEFIT

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        area = s.frames[f + questions.BENEFIT_AREA]
        s.end_frame()
        if action == actions.DONE:
            return
        benefit = action - actions.BENEFIT
        number = gives(s, area, benefit)
        if benefit == INFLUENCE:
            gains.gain_influence(s, seat, number)
        elif benefit == TACTICS_CARDS:
            drawing.draw_tactics(s, seat, number)
        elif benefit == QUEST_CARDS:
            quests.draw_quests(s, seat, number)
        elif fewest(s, area) == most(s, area):
            recruit(s, seat, area, most(s, area))
        else:
            s.ask(questions.ALLIES, seat, area)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.DONE


def most(s: Runewars, area: i64) -> i64:
    """How many units of the first type of the class a city can give."""
    number = gives(s, area, NEUTRAL_UNITS)
    left = armies.unused(s, 0, first_kind(s, area))
    return number if number < left else left


def fewest(s: Runewars, area: i64) -> i64:
    """How many of them must be of the first type because too few of the second are left."""
    number = gives(s, area, NEUTRAL_UNITS)
    other = second_kind(s, area)
    if other >= 0:
        number -= armies.unused(s, 0, other)
    return number if number > 0 else i64(0)


def recruit(s: Runewars, seat: i64, area: i64, number: i64) -> None:
    """Neutral units come to the city's area, allied to its player; so many of the first type, the rest of the second
    [RUN-ORD6-02] [RUN-NEU-12] [RUN-MOV-11]."""
    rest = gives(s, area, NEUTRAL_UNITS) - number
    armies.muster(s, seat, area, first_kind(s, area), number)
    if rest > 0:
        armies.muster(s, seat, area, second_kind(s, area), rest)
    armies.enforce_limit(s, area)


@final
class Allies(Question[Runewars]):
    """How many of the neutral units are of the first type of their class [RUN-ORD6-02]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        area = s.frames[f + questions.ALLIES_AREA]
        for number in range(fewest(s, area), most(s, area) + 1):
            out[n] = actions.UNITS + number
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = s.frames[f + questions.ALLIES_AREA]
        number = action - actions.UNITS
        if number < 0 or number > actions.MOST_UNITS:
            return OTHER_QUESTION
        return ALLOWED if fewest(s, area) <= number <= most(s, area) else clauses.NO_FIGURES_LEFT

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        area = s.frames[f + questions.ALLIES_AREA]
        s.end_frame()
        recruit(s, seat, area, action - actions.UNITS)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.UNITS + most(s, s.frames[f + questions.ALLIES_AREA])


# --- The bonus -------------------------------------------------------------------------------------------------------


def heroes_to_draw(s: Runewars, seat: i64) -> i64:
    """How many Hero cards may be drawn: up to three, not more than there are and than can be paid; a hero needs a
    stronghold [RUN-ORD6-04] [RUN-ORD6-05]."""
    if control.strongholds_of(s, seat) == 0:
        return 0
    return at_most(s, seat, count(s.hero_deck))


def commanders_to_draw(s: Runewars, seat: i64) -> i64:
    """How many Commander cards may be drawn instead [RUN-CMD-09] [RUN-CMD-29]."""
    return at_most(s, seat, commanders.cards_to_draw(s, seat))


def at_most(s: Runewars, seat: i64, number: i64) -> i64:
    if number > MOST_SPENT:
        number = MOST_SPENT
    return number if number < s.influence[seat] else s.influence[seat]


def bonus_has_use(s: Runewars, seat: i64) -> bool:
    return heroes_to_draw(s, seat) + commanders_to_draw(s, seat) != 0


def begin_bonus(s: Runewars, seat: i64) -> None:
    """Influence is spent for Hero cards, or for Commander cards [RUN-ORD6-04] [RUN-CMD-09]."""
    s.ask(questions.CALL_HEROES, seat)


@final
class CallHeroes(Question[Runewars]):
    """How much influence is spent for Hero or Commander cards [RUN-ORD6-04] [RUN-ORD6-05] [RUN-CMD-09]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for number in range(heroes_to_draw(s, seat)):
            out[n] = actions.CALL_HEROES + number
            n += 1
        for number in range(commanders_to_draw(s, seat)):
            out[n] = actions.CALL_COMMANDERS + number
            n += 1
        out[n] = actions.DONE
        return n + 1

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.DONE:
            return ALLOWED
        if actions.CALL_HEROES <= action < actions.CALL_HEROES + MOST_SPENT:
            number = action - actions.CALL_HEROES + 1
            return ALLOWED if number <= heroes_to_draw(s, seat) else clauses.NOT_SO_MANY_HEROES
        if actions.CALL_COMMANDERS <= action < actions.CALL_COMMANDERS + MOST_SPENT:
            number = action - actions.CALL_COMMANDERS + 1
            return ALLOWED if number <= commanders_to_draw(s, seat) else clauses.NOT_SO_MANY_COMMANDERS
        return OTHER_QUESTION

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        if action == actions.DONE:
            return
        if action >= actions.CALL_COMMANDERS:
            number = action - actions.CALL_COMMANDERS + 1
            gains.gain_influence(s, seat, -number)
            commanders.draw_commanders(s, seat, number)
        else:
            number = action - actions.CALL_HEROES + 1
            gains.gain_influence(s, seat, -number)
            heroes.gain_hero(s, seat, number)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.DONE
