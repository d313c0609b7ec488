"""Small World with Leaders, a game for 2 to 5 players by Philippe Keyaerts, with its complete rules.

Races with a special power each spread over a map that is too small for all of them, and decline.
"""

from __future__ import annotations

from bannerhall.core.game import Game
from bannerhall.games.smallworld.bots.evaluation import SmallWorldScoring
from bannerhall.games.smallworld.bots.policy import SmallWorldPolicy
from bannerhall.games.smallworld.display import picture, sentences
from bannerhall.games.smallworld.display.drawing import drawing
from bannerhall.games.smallworld.knowledge.knowledge import SmallWorldKnowledge
from bannerhall.games.smallworld.rules.actions import ACTIONS
from bannerhall.games.smallworld.rules.clauses import CLAUSES
from bannerhall.games.smallworld.rules.column import Badge, Banner, Leader, Pick, Reveal
from bannerhall.games.smallworld.rules.components import AIDS, NUMBERS, OPTIONS, PRESETS, TERMS
from bannerhall.games.smallworld.rules.conquest import Conquer
from bannerhall.games.smallworld.rules.decline import DeclineStep, Tower
from bannerhall.games.smallworld.rules.die import Die, Growth
from bannerhall.games.smallworld.rules.events import EVENTS
from bannerhall.games.smallworld.rules.giving_up import GiveUp
from bannerhall.games.smallworld.rules.invariants import invariants
from bannerhall.games.smallworld.rules.orders import Aside
from bannerhall.games.smallworld.rules.position import SCHEMA
from bannerhall.games.smallworld.rules.questions import QUESTIONS
from bannerhall.games.smallworld.rules.ransom import Ransom
from bannerhall.games.smallworld.rules.ready import Ready
from bannerhall.games.smallworld.rules.redeploy import Redeploy
from bannerhall.games.smallworld.rules.resettle import Resettle
from bannerhall.games.smallworld.rules.setup import First, lay_out
from bannerhall.games.smallworld.rules.turn import Ally, Choose, Stout, Turn

GAME = Game(
    slug="smallworld",
    name="Small World with Leaders",
    seats=(2, 5),  # [SMW-SETUP-01]
    package=__name__,
    rules_version=1,
    status="beta",
    make=lay_out,
    actions=ACTIONS,
    questions=QUESTIONS.answered_by(
        turn=Turn(),
        first=First(),
        reveal=Reveal(),
        banner=Banner(),
        badge=Badge(),
        choose=Choose(),
        pick=Pick(),
        leader=Leader(),
        ready=Ready(),
        conquer=Conquer(),
        die=Die(),
        growth=Growth(),
        ransom=Ransom(),
        give_up=GiveUp(),
        redeploy=Redeploy(),
        ally=Ally(),
        stout=Stout(),
        decline=DeclineStep(),
        tower=Tower(),
        resettle=Resettle(),
        aside=Aside(),
    ),
    max_actions=384,
    events=EVENTS,
    clauses=CLAUSES,
    options=OPTIONS,
    numbers=NUMBERS,
    minutes=(40, 80),
    weight=2.4,
    presets=PRESETS,
    terms=TERMS,
    aids=AIDS,
    drawing=drawing,
    scoring=SmallWorldScoring(),
    knowledge=SmallWorldKnowledge(),
    policy=SmallWorldPolicy(),
    schema=SCHEMA,
    invariants=invariants,
    facts=sentences.facts,
    ask_facts=sentences.ask_facts,
    remark=sentences.remark,
    in_the_open=sentences.in_the_open,
    svg=picture.svg,
    text=picture.text,
)
