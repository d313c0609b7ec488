"""Maps as graphs of at most 62 places: neighbours as bit masks, distances, what can be reached."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest

FAR: Final = 1_000_000  # the distance of places that no way connects


def neighbour_masks(places: int, links: Iterable[tuple[int, int]]) -> vec[i64]:
    """For every place the mask of its neighbours; links go both ways."""
    near = [0] * places
    for a, b in links:
        if a == b or not 0 <= a < places or not 0 <= b < places:
            raise ValueError(f"no link joins {a} and {b}")
        near[a] |= int(BIT[b])
        near[b] |= int(BIT[a])
    return vec[i64](near)


def spread(near: vec[i64], mask: i64) -> i64:
    """All neighbours of the places of a mask (places of the mask itself only if they touch another one of it)."""
    out: i64 = 0
    while mask != 0:
        out |= near[lowest(mask)]
        mask &= mask - 1
    return out


def flood(near: vec[i64], start: i64, allowed: i64) -> i64:
    """Every place of `allowed` that can be reached from the start mask through places of `allowed`."""
    seen = start & allowed
    edge = seen
    while edge != 0:
        edge = spread(near, edge) & allowed & ~seen
        seen |= edge
    return seen


def distance(near: vec[i64], start: i64, goal: i64, allowed: i64) -> i64:
    """Fewest steps from a place to any place of the goal mask, through `allowed`; FAR if there is no way."""
    seen = BIT[start]
    edge = seen
    steps: i64 = 0
    while edge != 0:
        if edge & goal != 0:
            return steps
        edge = spread(near, edge) & (allowed | goal) & ~seen
        seen |= edge
        steps += 1
    return FAR


def distances(near: vec[i64]) -> vec[i64]:
    """The table of all distances: place * places + place."""
    places: i64 = len(near)
    everywhere: i64 = 0
    for place in range(places):
        everywhere |= BIT[place]
    table = vec[i64]([0] * (places * places))
    for a in range(places):
        for b in range(places):
            table[a * places + b] = distance(near, a, BIT[b], everywhere)
    return table


def groups(near: vec[i64], mask: i64) -> list[int]:
    """The connected parts of a mask, each as a mask, by their lowest place."""
    parts: list[int] = []
    left = mask
    while left != 0:
        part = flood(near, BIT[lowest(left)], left)
        parts.append(part)
        left &= ~part
    return parts


def way(near: vec[i64], start: int, goal: int, allowed: int) -> Sequence[int]:
    """A shortest way from one place to another, both included; empty if there is none. Lower places win ties."""
    left = distance(near, start, BIT[goal], allowed)
    if left == FAR:
        return []
    path = [start]
    while path[-1] != goal:
        left -= 1
        options = near[path[-1]] & (allowed | BIT[goal])
        step = lowest(options)
        while distance(near, step, BIT[goal], allowed) != left:
            options &= options - 1
            step = lowest(options)
        path.append(int(step))
    return path
