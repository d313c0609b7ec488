"""The turn: roll, actions, draw; whose turn is next, and the limit of turns [CHI-TURN-01] [CHI-TURN-02]."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.chicken.rules import ending, events, leaders, losses, questions, solo
from bannerhall.games.chicken.rules.action import begin_action
from bannerhall.games.chicken.rules.components import FLAG, LEADER, MOST_PLAYERS, MOST_TURNS, SOLO, TEAM
from bannerhall.games.chicken.rules.drawing import discard_one_of_two, draw_apart, draw_scrolls
from bannerhall.games.chicken.rules.machine_building import begin_quick_build
from bannerhall.games.chicken.rules.playing import discard_played
from bannerhall.games.chicken.rules.rolling import begin_roll
from bannerhall.games.chicken.rules.state import Chicken


@final
class Turn(Question[Chicken]):
    """Lies at the bottom of the stack, asks nobody, and knows what comes next: the roll, perhaps a quick build, actions
    until the player ends them, the draw [CHI-TURN-02] [CHI-QUICK-01]."""

    def proceed(self, s: Chicken, f: i64) -> None:
        step = s.frames[f + questions.TURN_NEXT]
        player = s.active
        if step == questions.ACTIONS:
            discard_played(s, player)
            begin_action(s, player)
        elif step == questions.BEGIN:
            s.frames[f + questions.TURN_NEXT] = questions.ROLL
            begin_turn(s, player)
        elif step == questions.ROLL:
            begin_rolling(s, f, player)
        elif step == questions.QUICK:
            s.frames[f + questions.TURN_NEXT] = questions.ACTIONS
            if s.quick == 1:
                begin_quick_build(s, player)
        elif step == questions.DRAW_STEP:
            s.frames[f + questions.TURN_NEXT] = questions.DISCARD_STEP
            draw(s, player)
        elif step == questions.DISCARD_STEP:
            s.frames[f + questions.TURN_NEXT] = questions.NEXT
            discard_one_of_two(s, player)
        else:
            next_turn(s, f)

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        return [] if s.active < s.players else ["nobody has this turn"]


def begin_turn(s: Chicken, player: i64) -> None:
    """Nothing of the last turn counts any more; a leader that waits is put on the island first [CHI-TURN-08]
    [CHI-EPIC-08] [CHI-EPIC-14]."""
    s.turns += 1
    s.free = 1
    s.driven = 0
    s.scavenged = 0
    s.robbed = 0
    s.sneaky = 0
    s.hot = 0
    for other in range(s.players):
        s.set_hits(other, 0)
    if s.sink is not None:
        s.emit(events.TURN, player, (s.turns - 1) // s.players + 1, 0, 0, ALL, 0)
    if s.leader[player] != 0 and s.place[LEADER + player] == 0:
        losses.put_waiting_leader(s, player)


def begin_rolling(s: Chicken, f: i64, player: i64) -> None:
    """The roll step; the challenger's whole turn goes its own way [CHI-TURN-03] [CHI-SOLO-01]."""
    if player >= s.seats:
        s.frames[f + questions.TURN_NEXT] = questions.NEXT
        solo.begin(s)
        return
    s.frames[f + questions.TURN_NEXT] = questions.QUICK
    begin_roll(s, player)


def draw(s: Chicken, player: i64) -> None:
    """The last step: one scroll, for Lady Pluckington two, of which she keeps one [CHI-TURN-11] [CHI-LEADER-07]."""
    if s.leads(player, leaders.LADY_PLUCKINGTON):
        draw_apart(s, player)
    else:
        draw_scrolls(s, player, 1)


def next_turn(s: Chicken, f: i64) -> None:
    """Clockwise, until somebody wins or everybody has had 200 turns [CHI-TURN-01] [CHI-END-02]."""
    if s.turns >= MOST_TURNS * s.players:
        s.winners = ahead(s)
        ending.finish(s, ending.BY_LIMIT)
        return
    s.active = s.next_player(s.active)
    s.frames[f + questions.TURN_NEXT] = questions.BEGIN


# --- The limit of turns ----------------------------------------------------------------------------------------------


def ahead(s: Chicken) -> i64:
    """Who shares the draw at the limit: those with the most markers on opposing banners, the team with more humiliated
    opponents; in flag mode and solo everybody [CHI-END-02]."""
    everybody = BIT[s.players] - 1
    if s.mode == FLAG or s.mode == SOLO:
        return everybody
    best: i64 = -1
    found: i64 = 0
    for player in range(s.players):
        reached = humiliated(s, player) if s.mode == TEAM else markers_given(s, player)
        if reached > best:
            best = reached
            found = 0
        if reached == best:
            found |= BIT[player]
    return found


def markers_given(s: Chicken, player: i64) -> i64:
    """How many of a player's markers lie on banners of others."""
    given: i64 = 0
    for other in range(s.players):
        given += s.markers[player * MOST_PLAYERS + other]
    return given


def humiliated(s: Chicken, player: i64) -> i64:
    """How many opponents have a marker of the player's team."""
    found: i64 = 0
    foes = s.foes_of(player)
    for other in range(s.players):
        if foes & BIT[other] != 0:
            for giver in range(s.players):
                if foes & BIT[giver] == 0 and s.markers[giver * MOST_PLAYERS + other] > 0:
                    found += 1
                    break
    return found
