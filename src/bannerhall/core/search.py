"""A first information-set tree search: resampled worlds, one value per mover (max-n), chance nodes, cut playouts.

Every iteration draws a world that the searching seat cannot tell from the true one and walks one tree through it.
Edges that look alike to the searching seat (an argument it may not see) lead to the same node, so that its plan never
depends on what it will not know. Small enough to be trusted; seeded, so equal calls give equal answers.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.chance import Stream, pick, total
from bannerhall.core.clauses import NOT_ASKED
from bannerhall.core.errors import Illegal
from bannerhall.core.playout import truncated
from bannerhall.core.state import ARGUMENT_SHIFT, CHANCE, FULL, NO_FRAME, NOBODY, State
from bannerhall.core.vocabulary import HIDDEN, SPAN

NONE: Final = -1
UNNOTICED: Final = -2  # the label of every entry the searching seat does not learn of


@final
class Tree:
    """Nodes with linked edges. An edge is an action some world offered at its node."""

    def __init__(self) -> None:
        self.first: vec[i64] = vec[i64]([NONE])  # of a node: its first edge
        self.last: vec[i64] = vec[i64]([NONE])
        self.action: vec[i64] = vec[i64]()
        self.label: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()  # how often the action was legal when its node was visited
        self.value: vec[i64] = vec[i64]()  # sum of the mover's payoffs
        self.child: vec[i64] = vec[i64]()

    def edge(self, node: i64, action: i64, hint: i64) -> i64:
        """The edge of an action, or NONE; `hint` is an edge near it, since worlds offer actions in the same order."""
        e = self.first[node] if hint == NONE else self.next[hint]
        start = e
        while e != NONE:
            if self.action[e] == action:
                return e
            e = self.next[e]
        e = self.first[node]
        while e != start:
            if self.action[e] == action:
                return e
            e = self.next[e]
        return NONE

    def add(self, node: i64, action: i64, label: i64) -> i64:
        e: i64 = len(self.action)
        self.action = append(self.action, action)
        self.label = append(self.label, label)
        self.next = append(self.next, NONE)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 0)
        self.value = append(self.value, 0)
        self.child = append(self.child, NONE)
        if self.first[node] == NONE:
            self.first[node] = e
        else:
            self.next[self.last[node]] = e
        self.last[node] = e
        return e

    def mean(self, e: i64) -> float:
        """The mover's mean payoff, 0 to 1; the edge must have been visited."""
        return float(self.value[e]) / (float(self.visits[e]) * FULL)

    def follow(self, node: i64, e: i64) -> i64:
        """The node an edge leads to, shared by all edges of its node with the same label; made if it is new."""
        if self.child[e] != NONE:
            return self.child[e]
        twin = self.first[node]
        while twin != NONE:
            if self.label[twin] == self.label[e] and self.child[twin] != NONE:
                self.child[e] = self.child[twin]
                return self.child[e]
            twin = self.next[twin]
        self.child[e] = len(self.first)
        self.first = append(self.first, NONE)
        self.last = append(self.last, NONE)
        return self.child[e]


@final
class Search:
    """One question put to the search: which action is best for this seat now?"""

    def __init__(self, state: State, seat: i64, stream: Stream, horizon: i64, curiosity: float) -> None:
        self.state = state
        self.seat = seat
        self.stream = stream
        self.horizon = horizon  # decisions in a playout before the game's judgement is asked; 0 judges every option
        self.tried: i64 = 1 if horizon == 0 else 0  # visits of an edge that no iteration has gone through
        self.curiosity = curiosity
        self.tree = Tree()
        self.out: vec[i64] = vec[i64]([0] * state.max_actions())
        self.weights: vec[i64] = self.out[:]
        self.edges: vec[i64] = self.out[:]
        self.payoffs: vec[i64] = vec[i64]([0] * state.seats)
        self.path: vec[i64] = vec[i64]()
        self.movers: vec[i64] = vec[i64]()

    def iterate(self) -> None:
        """One world: walk the tree, add a leaf, play on for a while, carry the payoffs back."""
        world = self.state.resample(self.seat, self.stream)
        self.path = vec[i64]()
        self.movers = vec[i64]()
        self.descend(world)
        truncated(world, self.stream, self.horizon, self.out, self.weights)
        world.payoffs(self.payoffs)
        for i in range(len(self.path)):
            e = self.path[i]
            self.tree.visits[e] += 1
            self.tree.value[e] += self.payoffs[self.movers[i]]

    def descend(self, world: State) -> None:
        """Follow the tree until a new edge is tried or the game is over."""
        node: i64 = 0
        # The seat itself moves first, even when others are asked at the same time.
        mover = self.seat
        f = world.frame_asking(mover)
        while mover != NOBODY:
            if mover == CHANCE:
                e = self.roll(world, node)
            else:
                e = self.choose(world, node, f, mover)
                self.path = append(self.path, e)
                self.movers = append(self.movers, mover)
            fresh = mover != CHANCE and self.tree.visits[e] == self.tried
            node = self.tree.follow(node, e)
            world.carry_out(f, mover, self.tree.action[e])
            world.advance()
            if fresh:
                return
            mover = world.seat()
            if mover != NOBODY:
                f = world.asked()

    def roll(self, world: State, node: i64) -> i64:
        """Chance falls by its odds."""
        n = world.fill_odds(self.out, self.weights)
        action = self.out[pick(self.weights, n, self.stream.below(total(self.weights, n)))]
        e = self.tree.edge(node, action, NONE)
        return e if e != NONE else self.tree.add(node, action, self.label(world, world.asked(), CHANCE, action))

    def choose(self, world: State, node: i64, f: i64, mover: i64) -> i64:
        """An action not tried yet, at random; otherwise the most promising one for the mover."""
        n = world.fill(f, mover, self.out, 0)
        tree = self.tree
        untried: i64 = 0
        fresh: i64 = NONE
        hint: i64 = NONE
        low = 1.0
        high = 0.0
        for i in range(n):
            e = tree.edge(node, self.out[i], hint)
            if e == NONE:
                e = tree.add(node, self.out[i], self.label(world, f, mover, self.out[i]))
            hint = e
            self.edges[i] = e
            tree.offered[e] += 1
            if tree.visits[e] == 0 and self.horizon == 0:
                self.judge(world, f, mover, e)
            if tree.visits[e] == 0:
                untried += 1
                if self.stream.below(untried) == 0:
                    fresh = e
            else:
                mean = tree.mean(e)
                low = mean if mean < low else low
                high = mean if mean > high else high
        return fresh if fresh != NONE else self.most_promising(n, low, high)

    def judge(self, world: State, f: i64, mover: i64, e: i64) -> None:
        """Without playouts the game's judgement of what an action leads to stands for its first visit."""
        after = world.clone()
        after.carry_out(f, mover, self.tree.action[e])
        after.advance()
        after.payoffs(self.payoffs)
        self.tree.visits[e] = self.tried
        self.tree.value[e] = self.payoffs[mover]

    def most_promising(self, n: i64, low: float, high: float) -> i64:
        """Mean payoff plus curiosity (UCB over the visits that offered an edge).

        Payoffs are taken relative to the best and worst edge: a judgement that moves by a hundredth between a good and
        a bad answer guides as well as a game that is won or lost.
        """
        span = high - low if high > low else 1.0
        best: i64 = NONE
        best_score = -1.0
        for i in range(n):
            e = self.edges[i]
            offered = float(self.tree.offered[e]) + 1.0
            bonus = self.curiosity * math.sqrt(math.log(offered) / float(self.tree.visits[e]))
            score = (self.tree.mean(e) - low) / span + bonus
            if score > best_score:
                best_score = score
                best = e
        return best

    def label(self, world: State, f: i64, mover: i64, action: i64) -> i64:
        """The action as the searching seat will know it."""
        audience = world.audience(f, mover, action)
        if audience & BIT[self.seat] == 0:
            return UNNOTICED
        return action if (audience // ARGUMENT_SHIFT) & BIT[self.seat] != 0 else action // SPAN * SPAN + HIDDEN


class Verdict:
    """What the search found: actions with visits and mean payoffs (0 to 1), the most visited first."""

    def __init__(self, lines: list[tuple[int, int, float]]) -> None:
        self.lines = lines

    @property
    def best(self) -> int:
        return self.lines[0][0]


def search(
    state: State,
    seat: i64,
    iterations: i64,
    seed: i64,
    horizon: i64 = 40,
    curiosity: float = 0.7,
) -> Verdict:
    """Think about the question the seat is asked. Equal arguments give equal verdicts."""
    if state.frame_asking(seat) == NO_FRAME:
        raise Illegal(state.refusal(seat, 0, NOT_ASKED))
    mind = Search(state, seat, Stream(seed), horizon, curiosity)
    mind.iterate()
    for _time in range(iterations - 1):
        mind.iterate()
    tree = mind.tree
    lines: list[tuple[int, int, float]] = []
    e = tree.first[0]
    while e != NONE:
        visits = tree.visits[e] - mind.tried
        lines.append((tree.action[e], visits, tree.mean(e) if tree.visits[e] != 0 else 0.0))
        e = tree.next[e]
    lines.sort(key=lambda line: (-line[1], -line[2], line[0]))
    return Verdict(lines)
