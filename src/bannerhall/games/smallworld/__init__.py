"""Small World with Leaders, a game for 2 to 5 players by Philippe Keyaerts, with its complete rules.

Races with a special power each spread over a map that is too small for all of them, and decline.
"""

from __future__ import annotations

from bannerhall.core.game import Game
from bannerhall.games.smallworld.actions import DECISIONS_BY_NAME, vocabulary
from bannerhall.games.smallworld.clauses import CLAUSES
from bannerhall.games.smallworld.column import Badge, Banner, Leader, Pick, Reveal
from bannerhall.games.smallworld.components import AIDS, NUMBERS, OPTIONS, PRESETS, TERMS
from bannerhall.games.smallworld.conquest import Conquer
from bannerhall.games.smallworld.counsel import Counsel
from bannerhall.games.smallworld.decline import DeclineStep, Tower
from bannerhall.games.smallworld.die import Die, Growth
from bannerhall.games.smallworld.drawing import drawing
from bannerhall.games.smallworld.events import EVENTS
from bannerhall.games.smallworld.giving import GiveUp
from bannerhall.games.smallworld.orders import Aside
from bannerhall.games.smallworld.ransom import Ransom
from bannerhall.games.smallworld.ready import Ready
from bannerhall.games.smallworld.reasons import parts
from bannerhall.games.smallworld.redeploy import Redeploy
from bannerhall.games.smallworld.resettle import Resettle
from bannerhall.games.smallworld.setup import First, lay_out
from bannerhall.games.smallworld.state import ADVISERS, DECISIONS
from bannerhall.games.smallworld.turn import Ally, Choose, Stout, Turn

DECISIONS[:] = [
    Turn(),
    First(),
    Reveal(),
    Banner(),
    Badge(),
    Choose(),
    Pick(),
    Leader(),
    Ready(),
    Conquer(),
    Die(),
    Growth(),
    Ransom(),
    GiveUp(),
    Redeploy(),
    Ally(),
    Stout(),
    DeclineStep(),
    Tower(),
    Resettle(),
    Aside(),
]
ADVISERS[:] = [Counsel()]

GAME = Game(
    slug="smallworld",
    name="Small World with Leaders",
    seats=(2, 5),  # [SMW-SETUP-01]
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
    minutes=(40, 80),
    weight=2.4,
    presets=PRESETS,
    terms=TERMS,
    aids=AIDS,
    drawing=drawing,
    parts=parts,
)
