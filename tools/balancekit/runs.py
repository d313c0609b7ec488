"""Long runs: chunks of games over several processes, each kept in a file, so that a run that was stopped goes on."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable
from multiprocessing import Pool
from pathlib import Path
from time import perf_counter
from types import ModuleType
from typing import TypeVar

from balancekit.tallies import Tallies, merge
from bannerhall.core.chance import Stream
from bannerhall.core.playout import roll_chance
from bannerhall.core.state import CHANCE, NO_POLICY, NOBODY, State

GREEDY = "greedy"
Job = TypeVar("Job")
Note = Callable[[int, int], None]  # is told who answers, and what, before it is carried out


def nothing(seat: int, action: int) -> None:
    """What is noted where nobody wants to know."""


def always() -> bool:
    return True


def play_on(
    state: State,
    stream: Stream,
    by_policy: Callable[[int], bool],
    note: Note = nothing,
    goes_on: Callable[[], bool] = always,
) -> int:
    """Play a state on, its seats by the game's policy or at random; how many answers that took.

    Policies know no secrets, so they are asked in the true state.
    """
    answers = 0
    while (seat := state.seat()) != NOBODY and goes_on():
        if seat == CHANCE:
            state.apply_asked(roll_chance(state, stream))
            continue
        answers += 1
        action = state.policy(seat, stream) if by_policy(seat) else NO_POLICY
        if action == NO_POLICY:
            options = state.legal_actions(seat)
            action = options[stream.below(len(options))]
        note(seat, action)
        state.apply_asked(action)
    return answers


def fingerprint(package: ModuleType) -> str:
    """The rules and the policy that play: games of other ones do not count."""
    files = sorted(Path(str(package.__file__)).parent.rglob("*.py"))
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


def stored(path: Path, head: dict[str, object]) -> dict[int, Tallies]:
    """What an earlier run of the same kind has left."""
    if not path.exists():
        return {}
    lines = path.read_text("utf-8").splitlines()
    if not lines or json.loads(lines[0]) != head:
        return {}
    return {row["chunk"]: row["tallies"] for row in map(json.loads, lines[1:])}


def measure(
    chunk: Callable[[Job], tuple[int, Tallies]],
    jobs: dict[int, Job],
    head: dict[str, object],
    workers: int,
    path: Path,
) -> Tallies:
    """The sums of all chunks, by their numbers; those that an earlier run has left are not played again."""
    done = stored(path, head)
    path.parent.mkdir(parents=True, exist_ok=True)
    start = perf_counter()
    with path.open("a" if done else "w", encoding="utf-8") as file, Pool(workers) as pool:
        if not done:
            file.write(json.dumps(head) + "\n")
        missing = [job for number, job in jobs.items() if number not in done]
        for number, tallies in pool.imap_unordered(chunk, missing):
            done[number] = tallies
            file.write(json.dumps({"chunk": number, "tallies": tallies}) + "\n")
            file.flush()
            print(f"{len(done)} of {len(jobs)} chunks, {perf_counter() - start:.0f} s", file=sys.stderr)
    return merge(done[number] for number in jobs)
