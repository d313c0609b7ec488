"""Leaders in the hands of others: capture, and ransom asked of the owner at once."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.frames import WHO
from bannerhall.core.question import Question
from bannerhall.games.smallworld.rules import actions, events, questions
from bannerhall.games.smallworld.rules.asking import misfit
from bannerhall.games.smallworld.rules.components import ALWAYS_PAY, ASK_RANSOM, IN_HAND, LEAST_COINS, NO_LEADER, RANSOM
from bannerhall.games.smallworld.rules.state import SmallWorld


def capture(s: SmallWorld, owner: i64, captor: i64, race: i64) -> None:
    """The Leader is taken; the owner decides at once, unless there is no coin or a standing answer
    [SMW-LEADER-18] [SMW-LEADER-21] [SMW-LEADER-24] [SMW-LEADER-29] [SMW-LEADER-30] [SMW-LEADER-39] [SMW-VAR-03]."""
    if s.sink is not None:
        s.emit(events.CAPTURED, captor, owner, race, 0, ALL, 0)
    s.leader[owner] = NO_LEADER
    s.set_captor(race, captor + 1)
    order = s.ransom_order[owner]
    if s.coins[owner] < s.rules.numbers[RANSOM]:
        refuse(s, owner, captor)
    elif order == ASK_RANSOM:
        s.ask(questions.RANSOM, owner, captor, race)
    elif order == ALWAYS_PAY or (order > ALWAYS_PAY and s.coins[owner] >= LEAST_COINS[order]):
        pay(s, owner, captor, race)
    else:
        refuse(s, owner, captor)


def pay(s: SmallWorld, owner: i64, captor: i64, race: i64) -> None:
    """The coin goes to the captor, the Leader to his owner's hand until the end of the turn
    [SMW-LEADER-20] [SMW-LEADER-28] [SMW-LEADER-34] [SMW-LEADER-35] [SMW-LEADER-37]."""
    coins = s.rules.numbers[RANSOM]
    s.coins[owner] -= coins
    s.coins[captor] += coins
    s.set_captor(race, 0)
    s.leader[owner] = IN_HAND
    if s.sink is not None:
        s.emit(events.RANSOMED, captor, owner, coins, 0, ALL, 0)


def refuse(s: SmallWorld, owner: i64, captor: i64) -> None:
    """The captive stays with his captor to the end of the game
    [SMW-LEADER-30] [SMW-LEADER-31] [SMW-LEADER-32] [SMW-LEADER-33]."""
    if s.sink is not None:
        s.emit(events.REFUSED, captor, owner, 0, 0, ALL, 0)


@final
class Ransom(Question[SmallWorld]):
    """Asked of the owner in the middle of the conqueror's turn [SMW-LEADER-20] [SMW-LEADER-29]."""

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.PAY
        out[n + 1] = actions.REFUSE
        return n + 2

    def clause_against(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        return ALLOWED if action == actions.PAY or action == actions.REFUSE else OTHER_QUESTION

    def carry_out(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        captor = s.frames[f + questions.RANSOM_CAPTOR]
        race = s.frames[f + questions.RANSOM_RACE]
        s.end_frame()
        if action == actions.PAY:
            pay(s, seat, captor, race)
        else:
            refuse(s, seat, captor)

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        return actions.PAY

    def invariants(self, s: SmallWorld, f: i64) -> list[str]:
        owner = s.frames[f + WHO]
        captor = s.frames[f + questions.RANSOM_CAPTOR]
        race = s.frames[f + questions.RANSOM_RACE]
        taken = s.race[s.people(owner)] == race and s.captor[race] == captor + 1
        payable = s.coins[owner] >= s.rules.numbers[RANSOM]
        return misfit(s, f, owner != s.active, captor == s.active and taken and payable, True)
