"""Leaders in the hands of others: capture, and ransom asked of the owner at once."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.events import ALL
from bannerhall.core.state import A, B
from bannerhall.core.tables import OTHER_QUESTION
from bannerhall.games.smallworld.actions import PAY, RANSOM_FRAME, REFUSE
from bannerhall.games.smallworld.components import ALWAYS_PAY, ASK_RANSOM, IN_HAND, LEAST_COINS, NO_LEADER, RANSOM
from bannerhall.games.smallworld.events import CAPTURED, RANSOMED, REFUSED
from bannerhall.games.smallworld.state import Decision, SmallWorld


def capture(s: SmallWorld, owner: i64, captor: i64, race: i64) -> None:
    """The Leader is taken; the owner decides at once, unless there is no coin or a standing answer
    [SMW-LEADER-18] [SMW-LEADER-21] [SMW-LEADER-24] [SMW-LEADER-29] [SMW-LEADER-30] [SMW-LEADER-39] [SMW-VAR-03]."""
    if s.sink is not None:
        s.emit(CAPTURED, captor, owner, race, 0, ALL, 0)
    s.leader[owner] = NO_LEADER
    s.set_captor(race, captor)
    order = s.ransom_order[owner]
    if s.coins[owner] < s.tables.numbers[RANSOM]:
        refuse(s, owner, captor)
    elif order == ASK_RANSOM:
        s.ask(RANSOM_FRAME, owner, captor, race)
    elif order == ALWAYS_PAY or (order > ALWAYS_PAY and s.coins[owner] >= LEAST_COINS[order]):
        pay(s, owner, captor, race)
    else:
        refuse(s, owner, captor)


def pay(s: SmallWorld, owner: i64, captor: i64, race: i64) -> None:
    """The coin goes to the captor, the Leader to his owner's hand until the end of the turn
    [SMW-LEADER-20] [SMW-LEADER-28] [SMW-LEADER-34] [SMW-LEADER-35] [SMW-LEADER-37]."""
    coins = s.tables.numbers[RANSOM]
    s.coins[owner] -= coins
    s.coins[captor] += coins
    s.set_captor(race, -1)
    s.leader[owner] = IN_HAND
    if s.sink is not None:
        s.emit(RANSOMED, captor, owner, coins, 0, ALL, 0)


def refuse(s: SmallWorld, owner: i64, captor: i64) -> None:
    """The captive stays with his captor to the end of the game
    [SMW-LEADER-30] [SMW-LEADER-31] [SMW-LEADER-32] [SMW-LEADER-33]."""
    if s.sink is not None:
        s.emit(REFUSED, captor, owner, 0, 0, ALL, 0)


@final
class Ransom(Decision):
    """Asked of the owner in the middle of the conqueror's turn [SMW-LEADER-20] [SMW-LEADER-29]."""

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = PAY
        out[n + 1] = REFUSE
        return n + 2

    def bar(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        return 0 if action == PAY or action == REFUSE else OTHER_QUESTION

    def resolve(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        captor = s.frames[f + A]
        race = s.frames[f + B]
        s.done()
        if action == PAY:
            pay(s, seat, captor, race)
        else:
            refuse(s, seat, captor)

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        return PAY
