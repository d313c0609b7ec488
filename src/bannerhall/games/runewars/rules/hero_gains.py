"""How heroes come to a player, and who deserts when there are too many [RUN-HER-03] [RUN-HER-04] [RUN-HER-05]
[RUN-ORD6-04] [RUN-ORD6-05]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.question import Question
from bannerhall.core.state import secret_to
from bannerhall.games.runewars.rules import actions, clauses, command, control, events, heroes, questions
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.hero_cards import HEROES
from bannerhall.games.runewars.rules.state import Runewars


@final
class DrawHeroes(Question[Runewars]):
    """Chance gives one Hero card after the other; only the player sees them [RUN-ORD6-04] [RUN-CARD-05]."""

    def outcomes(self, s: Runewars, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        left = s.hero_deck
        while left != 0:
            out[n] = actions.DRAW_HERO + lowest(left)
            weights[n] = 1
            left &= left - 1
            n += 1
        return n

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        hero = action - actions.DRAW_HERO
        owner = s.frames[f + questions.DRAW_HEROES_SEAT]
        freely = s.frames[f + questions.DRAW_HEROES_FREELY]
        s.hero_deck &= ~BIT[hero]
        s.hero_offer |= BIT[hero]
        if s.sink is not None:
            s.emit(events.HERO_DRAWN, owner, hero, 0, 0, BIT[owner], events.SECOND_SECRET)
        s.frames[f + questions.DRAW_HEROES_LEFT] -= 1
        if s.frames[f + questions.DRAW_HEROES_LEFT] == 0:
            s.end_frame()
            if freely == 1:
                s.ask(questions.KEEP_HERO, owner, freely)
            else:
                heroes.keep(s, owner, lowest(s.hero_offer))

    def audience(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return secret_to(BIT[s.frames[f + questions.DRAW_HEROES_SEAT]])


@final
class KeepHero(Question[Runewars]):
    """Which of the drawn heroes joins the player, if any [RUN-ORD6-04] [RUN-ORD6-05]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = s.hero_offer
        while left != 0:
            out[n] = actions.KEEP_HERO + lowest(left)
            left &= left - 1
            n += 1
        out[n] = actions.KEEP_NO_HERO
        return n + 1

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.KEEP_NO_HERO:
            return ALLOWED
        hero = action - actions.KEEP_HERO
        if hero < 0 or hero >= HEROES:
            return OTHER_QUESTION
        return ALLOWED if (s.hero_offer >> hero) & 1 == 1 else clauses.NOT_DRAWN_HERO

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        if action == actions.KEEP_NO_HERO:
            s.hero_deck |= s.hero_offer
            s.hero_offer = 0
        else:
            heroes.keep(s, seat, action - actions.KEEP_HERO)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.KEEP_NO_HERO


# --- Where the hero comes to stand -----------------------------------------------------------------------------------


@final
class PlaceHero(Question[Runewars]):
    """At which stronghold the new hero is placed [RUN-HER-04]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = control.strongholds_of(s, seat)
        while left != 0:
            out[n] = actions.PLACE_HERO + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = action - actions.PLACE_HERO
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        return ALLOWED if s.builder[area] == seat + 1 else clauses.NOT_YOUR_STRONGHOLD

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        hero = s.frames[f + questions.PLACE_HERO_HERO]
        s.end_frame()
        heroes.settle(s, seat, hero, action - actions.PLACE_HERO)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.PLACE_HERO + lowest(control.strongholds_of(s, seat))


# --- Too many heroes -------------------------------------------------------------------------------------------------


@final
class Deserter(Question[Runewars]):
    """Who deserts, even a hero who normally cannot [RUN-HER-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = heroes.heroes_of(s, seat) & ~command.commanders_of(s, seat)
        while left != 0:
            out[n] = actions.DESERT + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        hero = action - actions.DESERT
        if hero < 0 or hero >= HEROES:
            return OTHER_QUESTION
        counted = heroes.heroes_of(s, seat) & ~command.commanders_of(s, seat)
        return ALLOWED if (counted >> hero) & 1 == 1 else clauses.NOT_ITS_TURN

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        heroes.desert(s, action - actions.DESERT)
        heroes.limit_heroes(s, seat)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.DESERT + lowest(heroes.heroes_of(s, seat) & ~command.commanders_of(s, seat))
