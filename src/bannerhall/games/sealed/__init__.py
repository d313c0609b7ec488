"""Sealed, a small auction of hidden cards: the test game that uses every hard part of the contract.

It is not a published game and not offered in the hall; it proves the core, and is the example for adding a game.
"""

from __future__ import annotations

from bannerhall.core.game import Game
from bannerhall.games.sealed.bots.evaluation import SealedScoring
from bannerhall.games.sealed.bots.policy import SealedPolicy
from bannerhall.games.sealed.display import sentences
from bannerhall.games.sealed.knowledge.knowledge import SealedKnowledge
from bannerhall.games.sealed.rules.actions import ACTIONS
from bannerhall.games.sealed.rules.bids import Bids, Lot
from bannerhall.games.sealed.rules.clauses import CLAUSES
from bannerhall.games.sealed.rules.components import NUMBERS
from bannerhall.games.sealed.rules.desk import Desk
from bannerhall.games.sealed.rules.events import EVENTS
from bannerhall.games.sealed.rules.position import SCHEMA, invariants
from bannerhall.games.sealed.rules.questions import QUESTIONS
from bannerhall.games.sealed.rules.rounds import Auction, Closing, Harvest, Round
from bannerhall.games.sealed.rules.seals import Aside, Peek, Window
from bannerhall.games.sealed.rules.setup import Deal, lay_out

GAME = Game(
    slug="sealed",
    name="Sealed",
    seats=(2, 6),  # [SLD-COMP-01]
    package=__name__,
    rules_version=1,
    status="test",
    make=lay_out,
    actions=ACTIONS,
    clauses=CLAUSES,
    events=EVENTS,
    questions=QUESTIONS.answered_by(
        round=Round(),
        deal=Deal(),
        harvest=Harvest(),
        window=Window(),
        peek=Peek(),
        auction=Auction(),
        bids=Bids(),
        lot=Lot(),
        desk=Desk(),
        closing=Closing(),
        aside=Aside(),
    ),
    max_actions=64,
    scoring=SealedScoring(),
    knowledge=SealedKnowledge(),
    policy=SealedPolicy(),
    schema=SCHEMA,
    invariants=invariants,
    facts=sentences.facts,
    ask_facts=sentences.ask_facts,
    numbers=NUMBERS,
)
