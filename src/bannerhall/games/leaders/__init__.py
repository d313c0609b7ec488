"""LEADERS, world politics for 2 to 6 players with a board and an app: here the app, for people who own the box.

The table tells what stands on its board; the program keeps everybody's headquarters.
"""

from __future__ import annotations

from functools import partial

from bannerhall.core.game import Game
from bannerhall.core.state import SPECTATOR
from bannerhall.games.leaders.bots.evaluation import LeadersScoring
from bannerhall.games.leaders.bots.policy import LeadersPolicy
from bannerhall.games.leaders.display import picture, sentences
from bannerhall.games.leaders.display.drawing import drawing
from bannerhall.games.leaders.knowledge.knowledge import LeadersKnowledge
from bannerhall.games.leaders.knowledge.openness import in_the_open
from bannerhall.games.leaders.rules import settings
from bannerhall.games.leaders.rules.actions import ACTIONS
from bannerhall.games.leaders.rules.board.aftermath import Losses
from bannerhall.games.leaders.rules.board.battle import Battle, Stand
from bannerhall.games.leaders.rules.board.campaign import Campaign, NextBattle
from bannerhall.games.leaders.rules.board.defence import Defend
from bannerhall.games.leaders.rules.board.dice import Reroll, Roll
from bannerhall.games.leaders.rules.board.moving import Moving
from bannerhall.games.leaders.rules.board.placing import Placing
from bannerhall.games.leaders.rules.board.start import Start
from bannerhall.games.leaders.rules.board.withdrawal import Sabotage, Withdrawal
from bannerhall.games.leaders.rules.clauses import CLAUSES
from bannerhall.games.leaders.rules.events import EVENTS
from bannerhall.games.leaders.rules.headquarters.global_events import World
from bannerhall.games.leaders.rules.headquarters.headquarters import Headquarters
from bannerhall.games.leaders.rules.headquarters.orders import Covert
from bannerhall.games.leaders.rules.invariants import invariants
from bannerhall.games.leaders.rules.position import SCHEMA
from bannerhall.games.leaders.rules.production import Count, Elimination, Marked, Production
from bannerhall.games.leaders.rules.questions import NEVER_TYPED, QUESTIONS, TYPED_BY_PLAYERS
from bannerhall.games.leaders.rules.setup import Bloc, Colour, Nation, Order, Prepare, Setup, Share, lay_out
from bannerhall.games.leaders.rules.turn import Checklist, Round, SecretEvents, Turn

TERMS = (
    "production-points",
    "region",
    "continent",
    "sea-field",
    "base-camp",
    "drop-zone",
    "supply",
    "withdraw",
    "events",
    "fresh-troops",
    "command",
    "dice",
    "retreat",
    "headquarters",
    "research",
    "diplomat",
    "spy",
    "tribute",
    "boycott",
    "alliance",
    "espionage",
    "sabotage",
    "mission",
    "badge",
    "bloc",
    "skill",
)

GAME = Game(
    slug="leaders",
    name="LEADERS",
    seats=(2, 6),  # [LDR-PLYR-01]
    package=__name__,
    rules_version=2,
    status="alpha",
    make=lay_out,
    actions=ACTIONS,
    clauses=CLAUSES,
    events=EVENTS,
    questions=QUESTIONS.answered_by(
        setup=Setup(),
        colour=Colour(),
        bloc=Bloc(),
        nation=Nation(),
        order=Order(),
        share=Share(),
        prepare=Prepare(),
        round=Round(),
        turn=Turn(),
        production=Production(),
        marked=Marked(),
        elimination=Elimination(),
        withdraw=Checklist(),
        public_events=Checklist(),
        secret_events=SecretEvents(),
        command=Checklist(),
        headquarters=Headquarters(),
        covert=Covert(),
        world=World(),
        start=Start(),
        count=Count(),
        withdrawal=Withdrawal(),
        sabotage=Sabotage(),
        campaign=Campaign(),
        place=Placing(),
        move=Moving(),
        defend=Defend(),
        next_battle=NextBattle(),
        battle=Battle(),
        stand=Stand(),
        roll=Roll(),
        reroll=Reroll(),
        losses=Losses(),
    ),
    scoring=LeadersScoring(),
    knowledge=LeadersKnowledge(),
    policy=LeadersPolicy(),
    schema=SCHEMA,
    invariants=invariants,
    facts=sentences.facts,
    ask_facts=sentences.ask_facts,
    remark=sentences.remark,
    in_the_open=in_the_open,
    svg=partial(picture.svg, seat=SPECTATOR),
    text=partial(picture.text, seat=SPECTATOR),
    options=settings.OPTIONS,
    numbers=settings.NUMBERS,
    typed_by_players=TYPED_BY_PLAYERS,
    never_typed=NEVER_TYPED,
    minutes=(90, 240),
    weight=3.0,
    presets=settings.PRESETS,
    terms=TERMS,
    aids=6,
    drawing=drawing,
)
