"""What lies on the finished board: neutral units, cities, exploration tokens [RUN-MAP-20] [RUN-MAP-22]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE, secret_to
from bannerhall.games.runewars.rules import (
    actions,
    atlas,
    cities,
    events,
    exploration_tokens,
    forces,
    questions,
    units,
)
from bannerhall.games.runewars.rules.atlas import AREAS, HOME_OF
from bannerhall.games.runewars.rules.state import Runewars

NO_CITY: Final[i64] = cities.TOKENS  # the outcome of a space that gets none
NOBODY_SEES: Final[i64] = 0


# --- Neutral units ---------------------------------------------------------------------------------------------------


def place_neutrals(s: Runewars) -> None:
    """Every area with an icon gets its neutral units [RUN-MAP-20] [RUN-MAP-21]."""
    for area in range(AREAS):
        if (s.land >> area) & 1 == 1 and atlas.NEUTRAL_KIND[area] != 0:
            kind = units.NEUTRALS + atlas.NEUTRAL_KIND[area] - 1
            s.standing[area] = forces.of_kind(kind, atlas.NEUTRAL_COUNT[area])


# --- Cities ----------------------------------------------------------------------------------------------------------


def with_free_cities(s: Runewars) -> bool:
    return bool(s.rules.options["free_cities"])


def tokens_in_play(s: Runewars) -> i64:
    """The mask of the city tokens: the eight alternate ones replace those of the base game; the Sunken City is never
    among them [RUN-MAP-22] [RUN-MAP-23] [RUN-FREE-01]."""
    low: i64 = cities.ALTERNATE if with_free_cities(s) else 0
    high: i64 = cities.SUNKEN_CITY if with_free_cities(s) else cities.ALTERNATE
    mask: i64 = 0
    for token in range(low, high):
        mask |= BIT[token]
    return mask


def tokens_left(s: Runewars) -> i64:
    """Those that lie on no city space yet."""
    mask = tokens_in_play(s)
    for area in range(AREAS):
        if s.city[area] != 0:
            mask &= ~BIT[s.city[area] - 1]
    return mask


def next_space(s: Runewars, after: i64) -> i64:
    """The first city space of the board from an area on, AREAS if there is none."""
    for area in range(after, AREAS):
        if (s.land >> area) & 1 == 1 and atlas.CITY_SPACE[area] == 1:
            return area
    return AREAS


def surplus(s: Runewars, area: i64) -> i64:
    """How many city spaces from this one on get no token because there are too few [RUN-MAP-25]."""
    left: i64 = 0
    for token in range(cities.TOKENS):
        left += (tokens_left(s) >> token) & 1
    spaces: i64 = 0
    while area < AREAS:
        spaces += 1
        area = next_space(s, area + 1)
    return spaces - left if spaces > left else i64(0)


@final
class DealCity(Question[Runewars]):
    """A random token on a city space, or none on a surplus space [RUN-MAP-22] [RUN-MAP-25]."""

    def outcomes(self, s: Runewars, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        left = tokens_left(s)
        for token in range(cities.TOKENS):
            if (left >> token) & 1 == 1:
                out[n] = actions.DEAL_CITY + token
                weights[n] = 1
                n += 1
        empty = surplus(s, s.frames[f + questions.DEAL_CITY_AREA])
        if empty != 0:
            out[n] = actions.DEAL_CITY + NO_CITY
            weights[n] = empty
            n += 1
        return n

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        area = s.frames[f + questions.DEAL_CITY_AREA]
        token = action - actions.DEAL_CITY
        s.end_frame()
        if token != NO_CITY:
            s.set_city(area, token + 1)
        if s.sink is not None:
            s.emit(events.CITY, area, token if token != NO_CITY else i64(-1), 0, 0, ALL, 0)
        area = next_space(s, area + 1)
        if area < AREAS:
            s.ask(questions.DEAL_CITY, CHANCE, area)


# --- Exploration tokens ----------------------------------------------------------------------------------------------


def is_far(s: Runewars, area: i64) -> bool:
    """Whether an area takes a token with "2+" on its back: one that is not next to a home realm [RUN-EXPL-01]."""
    for other in range(AREAS):
        if HOME_OF[other] != 0 and (s.near[area] >> other) & 1 == 1:
            return False
    return True


def exploration_left(s: Runewars, kind: i64) -> i64:
    """How many tokens of a kind are not on the board; those of Banners of War are mixed in with it [RUN-EXPL-02]."""
    if exploration_tokens.IN_BOW[kind] > s.bow:
        return 0
    n = exploration_tokens.COPIES[kind]
    for area in range(AREAS):
        if s.exploration[area] == kind + 1:
            n -= 1
    return n


def next_to_explore(s: Runewars, after: i64) -> i64:
    """The first area outside home realms from an area on, AREAS if there is none."""
    for area in range(after, AREAS):
        if (s.land >> area) & 1 == 1 and HOME_OF[area] == 0:
            return area
    return AREAS


@final
class DealExploration(Question[Runewars]):
    """A random token facedown in an area: nobody sees what it is [RUN-EXPL-01] [RUN-EXPL-03]."""

    def outcomes(self, s: Runewars, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        wanted: i64 = 1 if is_far(s, s.frames[f + questions.DEAL_EXPLORATION_AREA]) else 0
        n = self.fill_backs(s, wanted, out, weights)
        return n if n != 0 else self.fill_backs(s, 1 - wanted, out, weights)

    def fill_backs(self, s: Runewars, far: i64, out: vec[i64], weights: vec[i64]) -> i64:
        """The tokens with one of the two backs."""
        n: i64 = 0
        for kind in range(exploration_tokens.KINDS):
            left = exploration_left(s, kind)
            if exploration_tokens.FAR[kind] == far and left != 0:
                out[n] = actions.DEAL_EXPLORATION + kind
                weights[n] = left
                n += 1
        return n

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        area = s.frames[f + questions.DEAL_EXPLORATION_AREA]
        s.end_frame()
        s.set_exploration(area, action - actions.DEAL_EXPLORATION + 1)
        area = next_to_explore(s, area + 1)
        if area < AREAS:
            s.ask(questions.DEAL_EXPLORATION, CHANCE, area)

    def audience(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return secret_to(NOBODY_SEES)
