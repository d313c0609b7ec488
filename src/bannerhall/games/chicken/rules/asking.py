"""Whether a question fits the table, and who may see an answer that names one of the asked player's own pieces."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.events import ALL
from bannerhall.core.frames import WHO
from bannerhall.core.state import PUBLIC, secret_to
from bannerhall.games.chicken.rules import questions
from bannerhall.games.chicken.rules.components import LEADER
from bannerhall.games.chicken.rules.state import Chicken


def misfit(s: Chicken, f: i64, about: bool, step: i64) -> list[str]:
    """What is wrong with a question to the active player: whom it asks, what it is about, the step of the turn."""
    name = s.rules.question_names[s.frames[f]]
    who = s.frames[f + WHO]
    if (who >= 0 and who != s.active) or s.active >= s.seats:
        return [f"{name} asks the wrong one"]
    if not about:
        return [f"{name} is about something that cannot be"]
    return [] if next_step(s) == step else [f"{name} does not fit the step of the turn"]


def next_step(s: Chicken) -> i64:
    """What the turn does after everything that lies upon it."""
    return s.frames[s.at_depth(0) + questions.TURN_NEXT]


def face_down(s: Chicken, piece: i64) -> bool:
    return piece < LEADER and s.eggs & BIT[piece] != 0


def audience_of(s: Chicken, seat: i64, piece: i64) -> i64:
    """Which of a player's face-down chickens is meant is a secret [CHI-COCK-09]."""
    return secret_to(BIT[seat]) if face_down(s, piece) else PUBLIC


def tell_piece(s: Chicken, event: i64, player: i64, piece: i64) -> None:
    """An event whose second argument is a piece, which others are not told if it lies face down."""
    if s.sink is None:
        return
    if face_down(s, piece):
        s.emit(event, player, piece, 0, 0, BIT[player], 2)
    else:
        s.emit(event, player, piece, 0, 0, ALL, 0)
