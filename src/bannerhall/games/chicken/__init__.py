"""War for Chicken Island, a game for 1 to 4 players by Iván Escalante, with its complete rules.

Leaders with chickens and machines fight for an island of lava; whoever humiliates the leaders of two opponents wins.
"""

from __future__ import annotations

from bannerhall.core.game import Game
from bannerhall.games.chicken import progress
from bannerhall.games.chicken.bots.evaluation import ChickenScoring
from bannerhall.games.chicken.bots.policy import ChickenPolicy
from bannerhall.games.chicken.display import picture, sentences
from bannerhall.games.chicken.display.drawing import drawing
from bannerhall.games.chicken.knowledge import openness
from bannerhall.games.chicken.knowledge.knowledge import ChickenKnowledge
from bannerhall.games.chicken.rules.action import Action
from bannerhall.games.chicken.rules.actions import ACTIONS
from bannerhall.games.chicken.rules.any_chicken import Anyone, AnyoneHex
from bannerhall.games.chicken.rules.bases import ChooseBase, Compass
from bannerhall.games.chicken.rules.building import BasePlace, Link, Place, Rotate, Side, SinglePlace, Tile
from bannerhall.games.chicken.rules.card_rounds import Cards
from bannerhall.games.chicken.rules.clauses import CLAUSES
from bannerhall.games.chicken.rules.components import AIDS, CONDITIONS, NUMBERS, OPTIONS, PRESETS, TERMS
from bannerhall.games.chicken.rules.cyclone import Blown, Robbed
from bannerhall.games.chicken.rules.dealing import ChooseLeader, DealGood, DealLeader, DealScroll, OwnLeader, Rival
from bannerhall.games.chicken.rules.disasters import Burst, Disaster, Disasters, Push
from bannerhall.games.chicken.rules.drawing import Discard, Draw, Spy, SpyCard
from bannerhall.games.chicken.rules.events import EVENTS
from bannerhall.games.chicken.rules.fight import CombatDice, Fight, Target
from bannerhall.games.chicken.rules.flags import LostFlag
from bannerhall.games.chicken.rules.invariants import invariants
from bannerhall.games.chicken.rules.losses import Golem, PutLeader, ReturnHex, Salvage, Strike
from bannerhall.games.chicken.rules.luring import Lure
from bannerhall.games.chicken.rules.machine_building import BuildHex, BuildPilot, BuildPrice, QuickBuild
from bannerhall.games.chicken.rules.position import SCHEMA
from bannerhall.games.chicken.rules.questions import QUESTIONS
from bannerhall.games.chicken.rules.retrieving import GiveBack, Hatch, Recover, Retrieve
from bannerhall.games.chicken.rules.reveal import Change, Flee, Reveal, Support
from bannerhall.games.chicken.rules.rolling import Die, Reroll, Wish
from bannerhall.games.chicken.rules.rotten import Spoil, SpoilCard
from bannerhall.games.chicken.rules.setup import Carrier, First, Setup, lay_out
from bannerhall.games.chicken.rules.solo import ChallengerTurn, SomePiece
from bannerhall.games.chicken.rules.solo_fight import SoloCard
from bannerhall.games.chicken.rules.spoils import Rob, Run
from bannerhall.games.chicken.rules.standing_passes import StandingPass
from bannerhall.games.chicken.rules.stock import Stock
from bannerhall.games.chicken.rules.turn import Turn
from bannerhall.games.chicken.rules.walking import Taker, Walk
from bannerhall.games.chicken.rules.waves import Wave
from bannerhall.games.chicken.rules.which_egg import WhichEgg
from bannerhall.games.chicken.rules.windows import Window

GAME = Game(
    slug="chicken",
    name="War for Chicken Island",
    seats=(1, 4),  # [CHI-COMP-10]
    package=__name__,
    rules_version=1,
    status="beta",
    make=lay_out,
    actions=ACTIONS,
    questions=QUESTIONS.answered_by(
        setup=Setup(),
        first=First(),
        tile=Tile(),
        place=Place(),
        rotate=Rotate(),
        base_place=BasePlace(),
        link=Link(),
        single_place=SinglePlace(),
        side=Side(),
        choose_base=ChooseBase(),
        deal_leader=DealLeader(),
        choose_leader=ChooseLeader(),
        rival=Rival(),
        own_leader=OwnLeader(),
        deal_good=DealGood(),
        deal_scroll=DealScroll(),
        carrier=Carrier(),
        compass=Compass(),
        stock=Stock(),
        turn=Turn(),
        put_leader=PutLeader(),
        reroll=Reroll(),
        wish=Wish(),
        die=Die(),
        quick_build=QuickBuild(),
        action=Action(),
        build_hex=BuildHex(),
        build_pilot=BuildPilot(),
        build_price=BuildPrice(),
        walk=Walk(),
        taker=Taker(),
        retrieve=Retrieve(),
        return_hex=ReturnHex(),
        give_back=GiveBack(),
        recover=Recover(),
        hatch=Hatch(),
        lure=Lure(),
        spy=Spy(),
        spy_card=SpyCard(),
        discard=Discard(),
        draw=Draw(),
        fight=Fight(),
        target=Target(),
        which_egg=WhichEgg(),
        window=Window(),
        combat_dice=CombatDice(),
        cards=Cards(),
        support=Support(),
        reveal=Reveal(),
        change=Change(),
        flee=Flee(),
        spoil=Spoil(),
        spoil_card=SpoilCard(),
        golem=Golem(),
        salvage=Salvage(),
        rob=Rob(),
        run=Run(),
        disasters=Disasters(),
        disaster=Disaster(),
        burst=Burst(),
        wave=Wave(),
        robbed=Robbed(),
        blown=Blown(),
        anyone=Anyone(),
        anyone_hex=AnyoneHex(),
        push=Push(),
        lost_flag=LostFlag(),
        strike=Strike(),
        challenger=ChallengerTurn(),
        some_piece=SomePiece(),
        solo_card=SoloCard(),
        aside=StandingPass(),
    ),
    max_actions=512,
    events=EVENTS,
    clauses=CLAUSES,
    options=OPTIONS,
    conditions=CONDITIONS,
    numbers=NUMBERS,
    presets=PRESETS,
    terms=TERMS,
    aids=AIDS,
    remark=sentences.remark,
    ask_facts=sentences.ask_facts,
    in_the_open=openness.in_the_open,
    open_answers=openness.open_answers,
    deeds=progress.deeds,
    medals=progress.MEDALS,
    medals_of=progress.medals_of,
    at_live_table={"fight_pace": True},
    minutes=(30, 120),
    weight=2.5,
    drawing=drawing,
    scoring=ChickenScoring(),
    knowledge=ChickenKnowledge(),
    policy=ChickenPolicy(),
    schema=SCHEMA,
    invariants=invariants,
    svg=picture.svg,
    text=picture.text,
)
