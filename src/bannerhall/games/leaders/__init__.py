"""LEADERS, world politics for 2 to 6 players with a board and an app: here the app, for people who own the box.

The table tells what stands on its board; the program keeps everybody's headquarters.
"""

from __future__ import annotations

from bannerhall.core.game import Game
from bannerhall.games.leaders.battle import Battle, Stand
from bannerhall.games.leaders.campaign import Campaign, NextBattle
from bannerhall.games.leaders.cards import EVENTS
from bannerhall.games.leaders.clauses import CLAUSES
from bannerhall.games.leaders.components import DECISIONS_BY_NAME, SEALED, TOLD, vocabulary
from bannerhall.games.leaders.counsel import Counsel
from bannerhall.games.leaders.defence import Defend
from bannerhall.games.leaders.dice import Reroll, Roll
from bannerhall.games.leaders.drawing import drawing
from bannerhall.games.leaders.headquarters import Headquarters
from bannerhall.games.leaders.moving import Moving
from bannerhall.games.leaders.numbers import NUMBERS, OPTIONS, PRESETS
from bannerhall.games.leaders.orders import Covert
from bannerhall.games.leaders.outcome import Losses
from bannerhall.games.leaders.placing import Placing
from bannerhall.games.leaders.production import Count, Elimination, Marked, Production
from bannerhall.games.leaders.reasons import parts
from bannerhall.games.leaders.setup import Bloc, Colour, Nation, Order, Prepare, Setup, Share, lay_out
from bannerhall.games.leaders.start import Start
from bannerhall.games.leaders.state import ADVISERS, DECISIONS
from bannerhall.games.leaders.turn import Checklist, Round, SecretEvents, Turn
from bannerhall.games.leaders.withdrawal import Sabotage, Withdrawal
from bannerhall.games.leaders.world import World

ADVISERS[:] = [Counsel()]
DECISIONS[:] = [
    Setup(),
    Colour(),
    Bloc(),
    Nation(),
    Order(),
    Share(),
    Prepare(),
    Round(),
    Turn(),
    Production(),
    Marked(),
    Elimination(),
    Checklist(),
    Checklist(),
    SecretEvents(),
    Checklist(),
    Headquarters(),
    Covert(),
    World(),
    Start(),
    Count(),
    Withdrawal(),
    Sabotage(),
    Campaign(),
    Placing(),
    Moving(),
    Defend(),
    NextBattle(),
    Battle(),
    Stand(),
    Roll(),
    Reroll(),
    Losses(),
]

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
    vocabulary=vocabulary,
    decisions=DECISIONS_BY_NAME,
    events=EVENTS,
    clauses=CLAUSES,
    options=OPTIONS,
    numbers=NUMBERS,
    told=TOLD,
    sealed=SEALED,
    minutes=(90, 240),
    weight=3.0,
    presets=PRESETS,
    terms=TERMS,
    aids=6,
    drawing=drawing,
    parts=parts,
)
