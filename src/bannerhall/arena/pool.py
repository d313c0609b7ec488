"""Series played by several processes. What crosses between them is plain numbers, never a state.

`concurrent.futures.Executor` is the seam: whatever gives one can play. Batches are sized by the clock, so that handing
them out costs next to nothing beside playing them.
"""

from __future__ import annotations

import math
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Final

from bannerhall.arena.outcome import Outcome
from bannerhall.arena.series import Series, play_batch
from bannerhall.core.errors import Trouble

PROBE: Final = 0.1  # seconds played here to learn how long a match takes
LEAST: Final = 0.5  # seconds of work in a batch
USUAL: Final = 1.0
WATCH: Final = 1.0  # seconds between two looks at whether the parent is still there
WORTH_IT: Final = 1.0  # seconds of work left from which on processes are started

Report = Callable[[int], None]  # is told how many matches have been played since it was told last


class WorkerLost(Trouble):
    """A process that played for us has died."""


class Work:
    """What is left to play of some series, and how long their matches take."""

    def __init__(self, plans: Sequence[Series], workers: int) -> None:
        self.plans = plans
        self.workers = workers
        self.outcomes = [Outcome() for _ in plans]
        self._next = [0] * len(plans)
        self._size = [0] * len(plans)  # matches in a batch, once it is settled
        self._pace = 0.0  # seconds a match, of whatever was played last
        self._queue = deque(i for i, plan in enumerate(plans) if plan.games > 0)

    @property
    def left(self) -> int:
        return sum(plan.games for plan in self.plans) - sum(self._next)

    @property
    def seconds_left(self) -> float:
        return self.left * self._pace

    def take(self, most: int = 0) -> tuple[int, int, int]:
        """The next batch: which series, its first match, how many; at most `most` if that is given."""
        i = self._queue[0]
        first, left = self._next[i], self.plans[i].games - self._next[i]
        count = min(left, most or self._fair(i, left))
        self._next[i] += count
        if count == left:
            self._queue.popleft()
        return i, first, count

    def _fair(self, i: int, left: int) -> int:
        """About a second's worth, and the same number of equal batches for every worker, so that all end together."""
        if self._size[i] == 0:
            pace = max(self._pace, 1e-9)
            rounds = max(1, round(left * pace / (self.workers * USUAL)))
            self._size[i] = max(math.ceil(LEAST / pace), math.ceil(left / (self.workers * rounds)))
        return self._size[i]

    def done(self, i: int, outcome: Outcome) -> None:
        self.outcomes[i].add(outcome)
        self._pace = outcome.seconds / outcome.games


def run(
    plans: Sequence[Series],
    workers: int = 1,
    report: Report = lambda games: None,
    worth_it: float = WORTH_IT,
) -> list[Outcome]:
    """Play series to their end, here or in several processes; the outcomes are the same."""
    work = Work(plans, workers)
    _probe(work, report)
    if work.left and workers > 1 and work.seconds_left >= worth_it:
        with process_pool(workers) as pool:
            _share_out(work, pool, report)
    while work.left:
        _play_here(work, 0, report)
    return work.outcomes


def _play_here(work: Work, most: int, report: Report) -> None:
    i, first, count = work.take(most)
    outcome = play_batch(work.plans[i], first, count)
    work.done(i, outcome)
    report(count)


def _probe(work: Work, report: Report) -> None:
    """The first matches, one, two, four and so on, until their pace is known."""
    most = 1
    while work.left and sum(outcome.seconds for outcome in work.outcomes) < PROBE:
        _play_here(work, most, report)
        most *= 2


def _share_out(work: Work, pool: Executor, report: Report) -> None:
    """Two batches a worker are always under way, so that none waits for us."""
    running: dict[Future[Outcome], int] = {}
    try:
        while work.left or running:
            while work.left and len(running) < 2 * work.workers:
                i, first, count = work.take()
                running[pool.submit(play_batch, work.plans[i], first, count)] = i
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                outcome = future.result()
                work.done(running.pop(future), outcome)
                report(outcome.games)
    except BrokenProcessPool as error:
        raise WorkerLost("worker-lost", reason=str(error)) from error


@contextmanager
def process_pool(workers: int) -> Iterator[Executor]:
    """Processes that end with us, at once if we are interrupted."""
    # Forked workers have the engine loaded already; where forking is not safe they start afresh.
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    strangers = multiprocessing.active_children()
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_serve, initargs=(os.getpid(),))
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            if process not in strangers:
                process.terminate()
        raise
    pool.shutdown()


def _serve(parent: int) -> None:
    """A worker leaves interrupts to its parent, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(WATCH)
    os._exit(1)
