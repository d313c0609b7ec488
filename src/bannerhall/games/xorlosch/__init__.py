"""Dragon Hunters of Xorlosch, a game for 2 to 6 players by Folker Jung, with its complete rules.

Groups of dwarves move through ruins or a dungeon, do the tasks of quests by majority or by diplomacy, and grow.
"""

from __future__ import annotations

from bannerhall.core.game import Game
from bannerhall.games.xorlosch.bots.evaluation import XorloschScoring
from bannerhall.games.xorlosch.bots.policy import XorloschPolicy
from bannerhall.games.xorlosch.display import picture, sentences
from bannerhall.games.xorlosch.display.drawing import drawing
from bannerhall.games.xorlosch.knowledge.knowledge import XorloschKnowledge
from bannerhall.games.xorlosch.rules.actions import ACTIONS
from bannerhall.games.xorlosch.rules.clauses import CLAUSES
from bannerhall.games.xorlosch.rules.components import AIDS, NUMBERS, OPTIONS, PRESETS, TERMS
from bannerhall.games.xorlosch.rules.diplomacy import Answer, Appeal, Negotiation
from bannerhall.games.xorlosch.rules.ending import Vote
from bannerhall.games.xorlosch.rules.events import EVENTS
from bannerhall.games.xorlosch.rules.invariants import invariants
from bannerhall.games.xorlosch.rules.position import SCHEMA
from bannerhall.games.xorlosch.rules.questions import QUESTIONS
from bannerhall.games.xorlosch.rules.quests import Choice, Declared
from bannerhall.games.xorlosch.rules.setup import Draw, First, Place, lay_out
from bannerhall.games.xorlosch.rules.turn import Main, Turn
from bannerhall.games.xorlosch.rules.windows import Aside, Window

GAME = Game(
    slug="xorlosch",
    name="Dragon Hunters of Xorlosch",
    seats=(2, 6),  # [XOR-COMP-01]
    package=__name__,
    rules_version=1,
    status="beta",
    make=lay_out,
    actions=ACTIONS,
    clauses=CLAUSES,
    events=EVENTS,
    questions=QUESTIONS.answered_by(
        turn=Turn(),
        first=First(),
        draw=Draw(),
        place=Place(),
        main=Main(),
        window=Window(),
        declared=Declared(),
        choice=Choice(),
        negotiation=Negotiation(),
        answer=Answer(),
        appeal=Appeal(),
        vote=Vote(),
        aside=Aside(),
    ),
    scoring=XorloschScoring(),
    knowledge=XorloschKnowledge(),
    policy=XorloschPolicy(),
    schema=SCHEMA,
    invariants=invariants,
    facts=sentences.facts,
    ask_facts=sentences.ask_facts,
    remark=sentences.remark,
    svg=picture.svg,
    text=picture.text,
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
)
