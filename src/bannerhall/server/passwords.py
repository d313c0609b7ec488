"""Passwords: Argon2id, in threads, few at a time. Hashing is slow on purpose and must not slow the hall down."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from bannerhall.server.problems import Denied

AT_ONCE = 2
MOST_WAITING = 20
# The hash of a password that nobody knows: an unknown address costs as much time as a known one.
NOBODYS = "$argon2id$v=19$m=19456,t=2,p=1$EITtspQV+ptJWXlEjtzY0A$qc1fshX9Y+ZHqkQY7ftyPyFxCx4ln3pvVnfqj2XVmug"

T = TypeVar("T")


def typed(password: str) -> str:
    """The same letters whatever keyboard they come from: some send é as one sign, others as two."""
    return unicodedata.normalize("NFC", password)


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._room = asyncio.Semaphore(AT_ONCE)
        self._busy = 0

    async def hash(self, password: str) -> str:
        return await self._in_thread(lambda: self._hasher.hash(typed(password)))

    async def check(self, stored: str | None, password: str) -> bool:
        """Whether it is the password; without a stored one it is not, after the same time."""
        right = await self._in_thread(lambda: self._matches(stored or NOBODYS, password))
        return right and stored is not None

    def outdated(self, stored: str) -> bool:
        """Whether a hash was made with other costs than those of today."""
        return self._hasher.check_needs_rehash(stored)

    def _matches(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, typed(password))
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, work: Callable[[], T]) -> T:
        if self._busy >= AT_ONCE + MOST_WAITING:
            raise Denied(503, "hall-busy")
        self._busy += 1
        try:
            async with self._room:
                return await asyncio.to_thread(work)
        finally:
            self._busy -= 1
