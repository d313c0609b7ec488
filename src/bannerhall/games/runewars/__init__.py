"""Runewars with Banners of War, a game for 2 to 4 players by Corey Konieczka, with its complete rules.

Factions lead armies and heroes over a land of dragon runes for six years; whoever gathers enough of them wins.
"""

from __future__ import annotations

from bannerhall.core.game import Game
from bannerhall.games.runewars.bots.evaluation import RunewarsScoring
from bannerhall.games.runewars.bots.policy import RunewarsPolicy
from bannerhall.games.runewars.display import picture, refusals, sentences
from bannerhall.games.runewars.display.drawing import drawing
from bannerhall.games.runewars.knowledge.knowledge import RunewarsKnowledge
from bannerhall.games.runewars.rules.actions import ACTIONS
from bannerhall.games.runewars.rules.aftermath import HeroRetreat, ReplaceStronghold
from bannerhall.games.runewars.rules.aims import Aim
from bannerhall.games.runewars.rules.armies import Disband
from bannerhall.games.runewars.rules.battle import Battle
from bannerhall.games.runewars.rules.battle_cards import BattleCard
from bannerhall.games.runewars.rules.battle_commands import BarCard, Command
from bannerhall.games.runewars.rules.battle_windows import Aside, BattleWindow
from bannerhall.games.runewars.rules.bids import Auction, Bid, Tie
from bannerhall.games.runewars.rules.building import ChooseTile, PlaceColumn, PlaceRow, PlaceTurn
from bannerhall.games.runewars.rules.card_answers import Rumour, Steal, Threat
from bannerhall.games.runewars.rules.card_areas import CardArea
from bannerhall.games.runewars.rules.card_play import CardEffect
from bannerhall.games.runewars.rules.card_players import CardDial, CardNumber, CardPlayer
from bannerhall.games.runewars.rules.card_units import CardHero, CardUnit
from bannerhall.games.runewars.rules.claims import Proof
from bannerhall.games.runewars.rules.clauses import CLAUSES
from bannerhall.games.runewars.rules.commanders import (
    DrawCommander,
    DrawCommanders,
    KeepCommanderCard,
    NewCommander,
    OldCommander,
    OldCommanderCard,
)
from bannerhall.games.runewars.rules.components import AIDS, CONDITIONS, OPTIONS, PRESETS, TERMS
from bannerhall.games.runewars.rules.counting import HowMany
from bannerhall.games.runewars.rules.decks import DealObjective
from bannerhall.games.runewars.rules.developments import CapitalSite, GiveUpToken
from bannerhall.games.runewars.rules.diplomacy import Approach, Diplomacy, SilverTongue, Snubbed
from bannerhall.games.runewars.rules.drawing import DiscardTactics, DrawTactics, EpicChoice, GiveUpDrawn
from bannerhall.games.runewars.rules.duel import Duel
from bannerhall.games.runewars.rules.duel_end import GiveSpoils
from bannerhall.games.runewars.rules.duel_rounds import AnnounceInDuel, DuelDraw, SpecialIcon
from bannerhall.games.runewars.rules.duel_start import DuelStart, Kill, Robe
from bannerhall.games.runewars.rules.duel_units import AssignInDuel, UnitDraw
from bannerhall.games.runewars.rules.encounters import Encounter
from bannerhall.games.runewars.rules.events import EVENTS
from bannerhall.games.runewars.rules.exchange import Exchange, Partner
from bannerhall.games.runewars.rules.exploration import Drift, Merchant, Raiders, Scroll
from bannerhall.games.runewars.rules.fate_deck import ChooseFate, DrawFates
from bannerhall.games.runewars.rules.first_runes import HideRunes
from bannerhall.games.runewars.rules.fortify import BuildingSite, Fortify, FortifyPart, Repair, TearDown
from bannerhall.games.runewars.rules.harvest import Collect, Fruit, GuildGift
from bannerhall.games.runewars.rules.hero_actions import HeroAction
from bannerhall.games.runewars.rules.hero_gains import Deserter, DrawHeroes, KeepHero, PlaceHero
from bannerhall.games.runewars.rules.hero_tactics import Cure, HeroCard
from bannerhall.games.runewars.rules.hero_tests import DrawAgain, HeroTest, TestDraw
from bannerhall.games.runewars.rules.homes import HomeMarker, HomeTurn
from bannerhall.games.runewars.rules.invariants import invariants
from bannerhall.games.runewars.rules.landscape import DealCity, DealExploration
from bannerhall.games.runewars.rules.locations import Gorge
from bannerhall.games.runewars.rules.losses import AssignDamage, AssignRouts, LoseUnits
from bannerhall.games.runewars.rules.march_questions import MarchNumber, MarchSource, MarchTarget
from bannerhall.games.runewars.rules.marching import March
from bannerhall.games.runewars.rules.mustering import (
    DealCommander,
    DealHero,
    FirstHero,
    FirstStronghold,
    NameCommander,
    Quarter,
    Replace,
)
from bannerhall.games.runewars.rules.orders_back import CardOrder
from bannerhall.games.runewars.rules.own_turn import OwnActions, OwnTurn
from bannerhall.games.runewars.rules.own_units import OwnUnits
from bannerhall.games.runewars.rules.peasants import LeavePeasant
from bannerhall.games.runewars.rules.position import SCHEMA
from bannerhall.games.runewars.rules.power import PayTitle, TakeTitle
from bannerhall.games.runewars.rules.quest_attempt import Quest
from bannerhall.games.runewars.rules.quest_effects import Enlist, EnlistAt, SpyOn
from bannerhall.games.runewars.rules.quest_phase import HeroRound, HeroTurn, NextHero, QuestPhase
from bannerhall.games.runewars.rules.questions import QUESTIONS
from bannerhall.games.runewars.rules.quests import DiscardQuest, DrawQuests
from bannerhall.games.runewars.rules.rallying import Allies, Benefit, CallHeroes, Rally
from bannerhall.games.runewars.rules.reactions import Counter
from bannerhall.games.runewars.rules.recruiting import CallBack, Levy, Recruit, RecruitDial, Station, Swap
from bannerhall.games.runewars.rules.retreat import Retreat
from bannerhall.games.runewars.rules.reward_moments import UseReward
from bannerhall.games.runewars.rules.reward_uses import Flute, Spyglass
from bannerhall.games.runewars.rules.rewards import DrawRewards, KeepReward
from bannerhall.games.runewars.rules.rounds import AnnounceFate, BattleFate, ChooseType, PutAside
from bannerhall.games.runewars.rules.rune_moves import Arrange, MoveRunes, RunesFrom, RunesTo, TurnDown
from bannerhall.games.runewars.rules.rune_questions import (
    DiscardRune,
    DragonAt,
    LayRunes,
    LayToken,
    RuneArea,
)
from bannerhall.games.runewars.rules.season_areas import SeasonArea
from bannerhall.games.runewars.rules.season_choices import (
    LoseTactics,
    ReturnQuests,
    SeasonPlayer,
    SeasonYes,
    SellTactics,
)
from bannerhall.games.runewars.rules.season_dials import SeasonDial
from bannerhall.games.runewars.rules.season_effects import SeasonEffect, Shield
from bannerhall.games.runewars.rules.season_heroes import Loyalty, Tournament
from bannerhall.games.runewars.rules.season_units import Losses, SeasonNumber, SeasonUnit
from bannerhall.games.runewars.rules.seasons import FallGift, TakeBack
from bannerhall.games.runewars.rules.setup import ChooseFaction, DealFaction, DealFates, DealTile, Setup, lay_out
from bannerhall.games.runewars.rules.specials import Special
from bannerhall.games.runewars.rules.spending import CardBack, RainFire, SpendCard
from bannerhall.games.runewars.rules.strategize import Strategy
from bannerhall.games.runewars.rules.strategy_questions import StrategyNumber, StrategySource, StrategyTarget
from bannerhall.games.runewars.rules.strength import UseDefence
from bannerhall.games.runewars.rules.strikes import Strike
from bannerhall.games.runewars.rules.supporting import SupportHero, SupportType
from bannerhall.games.runewars.rules.titles import LeagueHero, LeagueReward
from bannerhall.games.runewars.rules.training import RaiseAttribute
from bannerhall.games.runewars.rules.turn import Bonus, Turn
from bannerhall.games.runewars.rules.windows import Window
from bannerhall.games.runewars.rules.works import TokenPlace, Work, Works
from bannerhall.games.runewars.rules.year import ChooseOrder, SeasonCard, Year

GAME = Game(
    slug="runewars",
    name="Runewars with Banners of War",
    seats=(2, 4),  # [RUN-GOAL-01]
    package=__name__,
    rules_version=1,
    status="alpha",
    make=lay_out,
    actions=ACTIONS,
    questions=QUESTIONS.answered_by(
        # The year and the turn
        year=Year(),
        season_card=SeasonCard(),
        choose_order=ChooseOrder(),
        take_back=TakeBack(),
        fall_gift=FallGift(),
        turn=Turn(),
        own_turn=OwnTurn(),
        bonus=Bonus(),
        draw_tactics=DrawTactics(),
        discard_tactics=DiscardTactics(),
        draw_fates=DrawFates(),
        choose_fate=ChooseFate(),
        # Set-up
        setup=Setup(),
        deal_fates=DealFates(),
        choose_faction=ChooseFaction(),
        deal_faction=DealFaction(),
        deal_tile=DealTile(),
        choose_tile=ChooseTile(),
        place_column=PlaceColumn(),
        place_row=PlaceRow(),
        place_turn=PlaceTurn(),
        home_marker=HomeMarker(),
        home_turn=HomeTurn(),
        deal_city=DealCity(),
        deal_exploration=DealExploration(),
        first_stronghold=FirstStronghold(),
        replace=Replace(),
        quarter=Quarter(),
        deal_hero=DealHero(),
        first_hero=FirstHero(),
        deal_commander=DealCommander(),
        name_commander=NameCommander(),
        deal_objective=DealObjective(),
        hide_runes=HideRunes(),
        # Runes
        discard_rune=DiscardRune(),
        lay_runes=LayRunes(),
        lay_token=LayToken(),
        rune_area=RuneArea(),
        dragon_at=DragonAt(),
        move_runes=MoveRunes(),
        runes_from=RunesFrom(),
        runes_to=RunesTo(),
        turn_down=TurnDown(),
        arrange=Arrange(),
        # Season cards and bids
        auction=Auction(),
        bid=Bid(),
        tie=Tie(),
        season_effect=SeasonEffect(),
        shield=Shield(),
        season_yes=SeasonYes(),
        season_player=SeasonPlayer(),
        season_area=SeasonArea(),
        season_dial=SeasonDial(),
        season_unit=SeasonUnit(),
        season_number=SeasonNumber(),
        loyalty=Loyalty(),
        losses=Losses(),
        tournament=Tournament(),
        return_quests=ReturnQuests(),
        sell_tactics=SellTactics(),
        give_up_drawn=GiveUpDrawn(),
        lose_tactics=LoseTactics(),
        # Movement and neutrals
        strategy=Strategy(),
        strategy_source=StrategySource(),
        strategy_target=StrategyTarget(),
        strategy_number=StrategyNumber(),
        march=March(),
        march_target=MarchTarget(),
        march_source=MarchSource(),
        march_number=MarchNumber(),
        leave_peasant=LeavePeasant(),
        disband=Disband(),
        diplomacy=Diplomacy(),
        approach=Approach(),
        silver_tongue=SilverTongue(),
        snubbed=Snubbed(),
        # Orders 4 to 8 and Garrison
        guild_gift=GuildGift(),
        collect=Collect(),
        fruit=Fruit(),
        works=Works(),
        work=Work(),
        token_place=TokenPlace(),
        give_up_token=GiveUpToken(),
        capital_site=CapitalSite(),
        recruit=Recruit(),
        recruit_dial=RecruitDial(),
        levy=Levy(),
        swap=Swap(),
        call_back=CallBack(),
        station=Station(),
        rally=Rally(),
        benefit=Benefit(),
        allies=Allies(),
        call_heroes=CallHeroes(),
        take_title=TakeTitle(),
        pay_title=PayTitle(),
        fortify=Fortify(),
        fortify_part=FortifyPart(),
        repair=Repair(),
        building_site=BuildingSite(),
        tear_down=TearDown(),
        # Battle
        battle=Battle(),
        support_hero=SupportHero(),
        support_type=SupportType(),
        choose_type=ChooseType(),
        battle_window=BattleWindow(),
        announce_fate=AnnounceFate(),
        battle_fate=BattleFate(),
        put_aside=PutAside(),
        special=Special(),
        assign_damage=AssignDamage(),
        assign_routs=AssignRouts(),
        lose_units=LoseUnits(),
        aim=Aim(),
        own_units=OwnUnits(),
        how_many=HowMany(),
        spend_card=SpendCard(),
        card_back=CardBack(),
        rain_fire=RainFire(),
        battle_card=BattleCard(),
        command=Command(),
        bar_card=BarCard(),
        use_defence=UseDefence(),
        retreat=Retreat(),
        hero_retreat=HeroRetreat(),
        replace_stronghold=ReplaceStronghold(),
        aside=Aside(),
        # Heroes, quests, duels
        draw_heroes=DrawHeroes(),
        keep_hero=KeepHero(),
        place_hero=PlaceHero(),
        deserter=Deserter(),
        draw_rewards=DrawRewards(),
        keep_reward=KeepReward(),
        use_reward=UseReward(),
        raise_attribute=RaiseAttribute(),
        draw_quests=DrawQuests(),
        discard_quest=DiscardQuest(),
        hero_test=HeroTest(),
        test_draw=TestDraw(),
        draw_again=DrawAgain(),
        quest=Quest(),
        spy_on=SpyOn(),
        enlist_at=EnlistAt(),
        enlist=Enlist(),
        strike=Strike(),
        hero_card=HeroCard(),
        cure=Cure(),
        duel=Duel(),
        duel_start=DuelStart(),
        kill=Kill(),
        robe=Robe(),
        announce_in_duel=AnnounceInDuel(),
        duel_draw=DuelDraw(),
        special_icon=SpecialIcon(),
        unit_draw=UnitDraw(),
        assign_in_duel=AssignInDuel(),
        give_spoils=GiveSpoils(),
        exchange=Exchange(),
        partner=Partner(),
        hero_action=HeroAction(),
        encounter=Encounter(),
        quest_phase=QuestPhase(),
        hero_round=HeroRound(),
        next_hero=NextHero(),
        hero_turn=HeroTurn(),
        # Runes and exploration
        drift=Drift(),
        merchant=Merchant(),
        raiders=Raiders(),
        scroll=Scroll(),
        # Tactics cards, titles, objectives
        flute=Flute(),
        spyglass=Spyglass(),
        own_actions=OwnActions(),
        window=Window(),
        counter=Counter(),
        card_effect=CardEffect(),
        card_area=CardArea(),
        card_player=CardPlayer(),
        card_dial=CardDial(),
        card_number=CardNumber(),
        card_unit=CardUnit(),
        card_hero=CardHero(),
        card_order=CardOrder(),
        steal=Steal(),
        rumour=Rumour(),
        threat=Threat(),
        league_hero=LeagueHero(),
        league_reward=LeagueReward(),
        proof=Proof(),
        gorge=Gorge(),
        epic_choice=EpicChoice(),
        # Commanders and Development cards
        new_commander=NewCommander(),
        old_commander=OldCommander(),
        draw_commander=DrawCommander(),
        draw_commanders=DrawCommanders(),
        keep_commander_card=KeepCommanderCard(),
        old_commander_card=OldCommanderCard(),
    ),
    max_actions=512,
    events=EVENTS,
    clauses=CLAUSES,
    options=OPTIONS,
    conditions=CONDITIONS,
    presets=PRESETS,
    terms=TERMS,
    aids=AIDS,
    facts=refusals.facts,
    remark=sentences.remark,
    ask_facts=sentences.ask_facts,
    minutes=(60, 120),
    weight=4.0,
    drawing=drawing,
    svg=picture.svg,
    text=picture.text,
    scoring=RunewarsScoring(),
    knowledge=RunewarsKnowledge(),
    policy=RunewarsPolicy(),
    schema=SCHEMA,
    invariants=invariants,
)
