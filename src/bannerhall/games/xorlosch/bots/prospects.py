"""How near every quest is to being one's own, in steps.

Each task of a quest wants the nearest dwarf of the right type, strong enough for whoever stands there. The hope grows
with every step of the shortest way, so a player who only ever looks one answer ahead still gets somewhere.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.games.xorlosch.rules.board import BOARDS, FREE_BEGINS, FREE_ENDS, SPACES, START
from bannerhall.games.xorlosch.rules.components import (
    COLOURS,
    FIRST_TASK,
    GROUP,
    MOST_TASKS,
    NO_CARD,
    NUMBER,
    OF_TYPE,
    OWN,
    SIZE,
    SYMBOL,
)
from bannerhall.games.xorlosch.rules.state import Xorlosch

CARD: Final = 1000  # what a won card is worth
FAR: Final[i64] = 24  # steps to a task for which no dwarf is there
WEAK: Final = 5  # steps that each missing level is worth
BRING_IN: Final = 3  # steps it costs to bring a new dwarf into play
WANTED: Final = vec[i64]([2, 2, 3])  # tasks that make a majority, by colour


def _steps() -> list[int]:
    """Fewest free steps between any two spaces of a board."""
    table = [FAR] * (len(BOARDS) * SPACES * SPACES)
    for board in range(len(BOARDS)):
        for here in range(len(BOARDS[board].spaces)):
            reached = {here}
            edge = [here]
            steps = 0
            while edge:
                further: list[int] = []
                for at in edge:
                    table[(board * SPACES + here) * SPACES + at] = steps
                    ground = board * SPACES + at
                    for way in range(FREE_BEGINS[ground], FREE_BEGINS[ground + 1]):
                        if FREE_ENDS[way] not in reached:
                            reached.add(int(FREE_ENDS[way]))
                            further.append(int(FREE_ENDS[way]))
                edge = further
                steps += 1
    return table


STEPS: Final = vec[i64](_steps())
HOPE: Final = vec[i64]([int(700 * 0.93**steps) for steps in range(5 * FAR + 1)])  # of 1000, by steps still missing
NO_PAIR: Final = -1
NO_EFFORTS: Final = vec[i64]([0] * (MOST_TASKS * GROUP))


def hope(s: Xorlosch, seat: i64, colour: i64) -> i64:
    """What a quest promises a seat; 0 if none of the colour lies on the board."""
    if s.cards[FIRST_TASK[colour]] == NO_CARD:
        return 0
    return WANTED[colour] * CARD * HOPE[effort(s, seat, colour)] // 1000


def prospects(s: Xorlosch, seat: i64) -> i64:
    """The nearest quest counts fully, the others for a quarter: the same dwarves cannot be everywhere."""
    best: i64 = 0
    total: i64 = 0
    for colour in range(len(COLOURS)):
        here = hope(s, seat, colour)
        total += here
        if here > best:
            best = here
    return best + (total - best) // 4


def effort(s: Xorlosch, seat: i64, colour: i64) -> i64:
    """Steps until the quest could be declared: the nearest pairs of dwarf and task first, a dwarf for one task."""
    tasks = SIZE[colour]
    costs = NO_EFFORTS[:]
    for task in range(tasks):
        fill_costs(s, seat, s.cards[FIRST_TASK[colour] + task], costs, task * GROUP)
    steps: i64 = 0
    done: i64 = 0
    used: i64 = 0
    for served in range(WANTED[colour]):
        at = nearest_pair(costs, tasks, done, used)
        if at == NO_PAIR:
            return limited(steps + unserved(s, seat, colour, done, WANTED[colour] - served))
        steps += costs[at]
        done |= BIT[at // GROUP]
        used |= BIT[at % GROUP]
    if tasks > WANTED[colour] and not manned_beyond(s, colour, done):
        at = nearest_pair(costs, tasks, done, used)
        steps += FAR if at == NO_PAIR else costs[at]
    return limited(steps)


def nearest_pair(costs: vec[i64], tasks: i64, done: i64, used: i64) -> i64:
    """The cheapest pair of an open task and an idle dwarf, as a place among the costs."""
    best: i64 = FAR
    at: i64 = NO_PAIR
    for i in range(tasks * GROUP):
        if costs[i] < best and (done >> (i // GROUP)) & 1 == 0 and (used >> (i % GROUP)) & 1 == 0:
            best = costs[i]
            at = i
    return at


def manned_beyond(s: Xorlosch, colour: i64, done: i64) -> bool:
    """Whether the task beyond the majority has anybody's dwarf already: it need not be ours."""
    for task in range(SIZE[colour]):
        card = s.cards[FIRST_TASK[colour] + task]
        if (done >> task) & 1 == 0 and s.here[NUMBER[card]] & OF_TYPE[SYMBOL[card]] == 0:
            return False
    return True


def unserved(s: Xorlosch, seat: i64, colour: i64, done: i64, wanted: i64) -> i64:
    """What tasks cost for which the group has no dwarf: each wants a new one, unless others will do it."""
    steps: i64 = 0
    new_ones = s.saved[seat]
    for task in range(SIZE[colour]):
        card = s.cards[FIRST_TASK[colour] + task]
        if (done >> task) & 1 == 1:
            continue
        if wanted <= 0 and s.here[NUMBER[card]] & OF_TYPE[SYMBOL[card]] != 0:
            continue
        wanted -= 1
        new = STEPS[(s.board * SPACES + START) * SPACES + NUMBER[card]] + BRING_IN
        steps += new if new_ones > 0 else FAR
        new_ones -= 1
    return steps


def limited(steps: i64) -> i64:
    return steps if steps < 5 * FAR else 5 * FAR


def fill_costs(s: Xorlosch, seat: i64, card: i64, costs: vec[i64], at: i64) -> None:
    """For every dwarf of the seat the steps to a task, and what its weakness there is worth."""
    space = NUMBER[card]
    right = OF_TYPE[SYMBOL[card]]
    against = strongest_other(s, seat, s.here[space] & right)
    there = levels(s, s.here[space] & right & OWN[seat])
    for i in range(GROUP):
        die = seat * GROUP + i
        if s.level[die] == 0 or (right >> die) & 1 == 0:
            costs[at + i] = FAR
            continue
        mine = there if s.space[die] == space else there + s.level[die]
        steps = STEPS[(s.board * SPACES + s.space[die]) * SPACES + space]
        if against > mine:
            steps += (against - mine) * WEAK
        costs[at + i] = steps if steps < FAR else FAR - 1


def strongest_other(s: Xorlosch, seat: i64, dice: i64) -> i64:
    best: i64 = 0
    for other in range(s.seats):
        if other != seat:
            sum_there = levels(s, dice & OWN[other])
            if sum_there > best:
                best = sum_there
    return best


def levels(s: Xorlosch, dice: i64) -> i64:
    """The levels of some dice together."""
    total: i64 = 0
    while dice != 0:
        total += s.level[lowest(dice)]
        dice &= dice - 1
    return total
