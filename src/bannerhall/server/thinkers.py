"""Bots in processes of their own. They get a position of what their seat may know, as JSON, and give back an action.

Quick bots and slow ones have separate processes, so that a long thought never keeps a quick answer waiting.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import TypeVar

from bannerhall.bots import bot
from bannerhall.core.chance import Stream
from bannerhall.core.state import State
from bannerhall.games import game

QUICK = ("random", "greedy")
SLOW_PROCESSES = max(2, (os.cpu_count() or 2) - 1)
QUICK_PROCESSES = 1
T = TypeVar("T")


@dataclass(frozen=True)
class Question:
    """All that a bot is told."""

    slug: str
    position: str
    seat: int
    level: str
    seed: int

    @property
    def quick(self) -> bool:
        return self.level in QUICK


def think(question: Question) -> int:
    """In the bot's process: from the position to an action."""
    state = game(question.slug).load(json.loads(question.position))
    return bot(question.level).choose(state, question.seat, Stream(question.seed))


class Thinkers:
    """Processes are started with the first question, and again should one die."""

    def __init__(self) -> None:
        self._pools: dict[bool, Executor] = {}

    def question(self, state: State, seat: int, level: str) -> Question:
        """The seat's knowledge as a possible world; nothing that the seat does not know leaves this process."""
        seed = secrets.randbits(60)
        world = state.resample(seat, Stream(seed, 1))
        return Question(state.rules.slug, json.dumps(world.to_json()), seat, level, seed)

    async def ask(self, question: Question) -> int:
        return await self.work(think, question)

    async def work(self, task: Callable[[Question], T], question: Question) -> T:
        """Let a process do something with a question; again should it die over it."""
        for attempt in (1, 2, 3):
            pool = self._pool(question.quick)
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, task, question)
            except BrokenProcessPool:
                if attempt == 3:
                    raise
                self._pools.pop(question.quick, None)
        raise AssertionError("unreachable")

    def _pool(self, quick: bool) -> Executor:
        if quick not in self._pools:
            many = QUICK_PROCESSES if quick else SLOW_PROCESSES
            # Spawned, not forked: a fork would carry connections and threads of the server along.
            self._pools[quick] = ProcessPoolExecutor(
                many, mp_context=get_context("spawn"), initializer=_settle_in, initargs=(os.getpid(),)
            )
        return self._pools[quick]

    def close(self) -> None:
        for pool in self._pools.values():
            thinking = list(getattr(pool, "_processes", {}).values())  # public only from Python 3.14 on
            pool.shutdown(wait=False, cancel_futures=True)
            for process in thinking:
                process.terminate()  # a long thought must not outlive the hall
        self._pools.clear()


def _settle_in(server: int) -> None:
    """Thinking gives way to serving, leaves the server's signals alone, and ends when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_end_with, args=(server,), daemon=True).start()


def _end_with(server: int) -> None:
    while os.getppid() == server:
        time.sleep(0.5)
    os._exit(0)
