"""Dragon Hunters of Xorlosch, a game for 2 to 6 players by Folker Jung, with its complete rules.

Groups of dwarves move through ruins or a dungeon, do the tasks of quests by majority or by diplomacy, and grow.
"""

from __future__ import annotations

from bannerhall.core.game import Game
from bannerhall.games.xorlosch.components import (
    AIDS,
    CLAUSES,
    DECISIONS_BY_NAME,
    EVENTS,
    NUMBERS,
    OPTIONS,
    PRESETS,
    TERMS,
    vocabulary,
)
from bannerhall.games.xorlosch.diplomacy import Answer, Appeal, Negotiation
from bannerhall.games.xorlosch.drawing import drawing
from bannerhall.games.xorlosch.ending import Vote
from bannerhall.games.xorlosch.quests import Choice, Declared
from bannerhall.games.xorlosch.reasons import parts
from bannerhall.games.xorlosch.setup import Draw, First, Place, lay_out
from bannerhall.games.xorlosch.state import DECISIONS
from bannerhall.games.xorlosch.turn import Main, Turn
from bannerhall.games.xorlosch.windows import Aside, Window

DECISIONS[:] = [
    Turn(),
    First(),
    Draw(),
    Place(),
    Main(),
    Window(),
    Declared(),
    Choice(),
    Negotiation(),
    Answer(),
    Appeal(),
    Vote(),
    Aside(),
]

GAME = Game(
    slug="xorlosch",
    name="Dragon Hunters of Xorlosch",
    seats=(2, 6),  # [XOR-COMP-01]
    package=__name__,
    rules_version=1,
    status="beta",
    make=lay_out,
    vocabulary=vocabulary,
    decisions=DECISIONS_BY_NAME,
    events=EVENTS,
    clauses=CLAUSES,
    options=OPTIONS,
    numbers=NUMBERS,
    at_table={"stall_guard": "vote"},
    open_information=True,
    minutes=(45, 120),
    weight=2.6,
    presets=PRESETS,
    terms=TERMS,
    aids=AIDS,
    drawing=drawing,
    parts=parts,
)
