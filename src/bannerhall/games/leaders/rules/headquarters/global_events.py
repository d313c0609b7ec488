"""Global events, a variant: before every second round the world has news for everybody."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.leaders.rules import actions, events, items, settings
from bannerhall.games.leaders.rules.components import AMNESTY, BOOM, RECESSION, VOLUNTEERS, WORLD_EVENTS
from bannerhall.games.leaders.rules.headquarters.economy import in_service
from bannerhall.games.leaders.rules.state import Leaders


def draws_now(s: Leaders) -> bool:
    """Before rounds 2, 4, 6 and so on [LDR-VARI-02] [LDR-VARI-03]."""
    return s.global_events and s.round % 2 == 0


def rules_now(s: Leaders, event: i64) -> bool:
    """Whether an event is that of this round."""
    return s.world == event + 1


@final
class World(Question[Leaders]):
    """Chance draws an event that was not drawn before, until all were [LDR-VARI-03]."""

    def outcomes(self, s: Leaders, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        for event in range(len(WORLD_EVENTS)):
            if (s.drawn >> event) & 1 == 0:
                out[n] = actions.WORLD + event
                weights[n] = 1
                n += 1
        return n

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        event = action - actions.WORLD
        s.end_frame()
        s.world = event + 1
        s.drawn |= BIT[event]
        if s.drawn == BIT[len(WORLD_EVENTS)] - 1:
            s.drawn = 0
        if s.sink is not None:
            s.emit(events.WORLD, event, 0, 0, 0, ALL, 0)
        for player in range(s.seats):
            if (s.alive >> player) & 1 == 1:
                strike_player(s, player, event)


def strike_player(s: Leaders, player: i64, event: i64) -> None:
    """What waits for the player's next national events, or comes at once; the reserve of diplomats stays within its
    bounds [LDR-VARI-03] [LDR-DIPL-06]."""
    if event == BOOM or event == RECESSION or event == VOLUNTEERS:
        s.set_due(player, s.due[player] | BIT[event])
    if event == AMNESTY and in_service(s, player, items.DIPLOMAT) < s.rules.numbers[settings.MOST_OPERATIVES]:
        s.idle[player * 2] += 1
