"""The special abilities of the unit types: each special icon is carried out once, stage by stage [RUN-BAT-12]."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE, PROCEEDS
from bannerhall.games.runewars.rules import (
    aims,
    armies,
    counting,
    development_cards,
    drawing,
    losses,
    own_units,
    questions,
    spending,
    strength,
    troops,
    units,
)
from bannerhall.games.runewars.rules.battle_names import DEFENDER
from bannerhall.games.runewars.rules.state import MOST_TROOPS, Runewars
from bannerhall.games.runewars.rules.unit_choice import follow_up
from bannerhall.games.runewars.rules.units import RECTANGLE, TRIANGLE

SIEGE: Final[i64] = 2  # strength of Lay Siege
TREBUCHET: Final[i64] = 3
RAISED: Final[i64] = 2  # Reanimates
RAISED_BY_MASTERS: Final[i64] = 3
OVERRUN: Final[i64] = 2  # damage of Reanimates that stand together
GRAVE_DAMAGE: Final[i64] = 2


def begin(s: Runewars, side: i64, kind: i64) -> None:
    """One special icon of a type is carried out [RUN-BAT-12]."""
    s.ask(questions.SPECIAL, PROCEEDS, side, kind)


@final
class Special(Question[Runewars]):
    """The ability of a unit type, one stage after the other [RUN-BAT-12] [RUN-BAT-17] [RUN-BAT-45]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        if follow_up(s):
            return
        side = s.frames[f + questions.SPECIAL_SIDE]
        kind = s.frames[f + questions.SPECIAL_UNIT]
        stage = s.frames[f + questions.SPECIAL_STAGE]
        if stage == last_stage(kind):
            s.end_frame()
        else:
            s.frames[f + questions.SPECIAL_STAGE] = stage + 1
        if kind < units.BERSERKER:
            good(s, side, kind, stage)
        elif kind < units.NEUTRALS:
            evil(s, side, kind, stage)
        else:
            neutral(s, side, kind, stage)


def last_stage(kind: i64) -> i64:
    """How many stages there are before the last one."""
    staged = (
        kind == units.KNIGHT
        or kind == units.NOVICE_WIZARD
        or kind == units.DARK_KNIGHT
        or kind == units.VAMPIRE
        or kind == units.GREAT_WYRM
        or kind == units.BEASTMAN
        or kind == units.OBSCENE
    )
    return 1 if staged else 0


def good(s: Runewars, side: i64, kind: i64, stage: i64) -> None:
    """Daqan Lords and Latari Elves."""
    enemy = 1 - side
    if kind == units.BOWMAN:
        losses.deal_damage(s, enemy, 1, losses.CONCENTRATED)
    elif kind == units.FOOTMAN:
        losses.deal_damage(s, enemy, 1, losses.VALIANT)
    elif kind == units.KNIGHT:
        command(s, side, stage)
    elif kind == units.SIEGE_TOWER:
        lay_siege(s, side)
    elif kind == units.NOVICE_WIZARD:
        spending.ball_lightning(s, side, stage)
    elif kind == units.ROC:
        aims.aim(s, enemy, aims.TALON_SNATCH)
    elif kind == units.ARCHER:
        aims.aim(s, enemy, aims.CRACK_SHOT)
    elif kind == units.PEGASUS_RIDER:
        aims.aim(s, enemy, aims.CHARGE)
    elif kind == units.SORCERESS:
        word_of_vaal(s, enemy)
    elif kind == units.WARRIOR:
        aims.aim(s, enemy, aims.OVERPOWER)
    elif kind == units.LEONX_RIDER:
        aims.aim(s, enemy, aims.POUNCE)
    else:
        aims.aim(s, enemy, aims.ENTANGLE)


def evil(s: Runewars, side: i64, kind: i64, stage: i64) -> None:
    """Uthuk Y'llan and Waiqar the Undying."""
    enemy = 1 - side
    if kind == units.BERSERKER:
        own_units.choose(s, side, 1, own_units.FURY)
    elif kind == units.FLESH_RIPPER:
        s.set_toughened(side, s.toughened[side] | troops.RIPPERS)
    elif kind == units.WARLOCK:
        rain_fire(s, side)
    elif kind == units.CHAOS_LORD:
        aims.aim(s, enemy, aims.TERRIFYING)
    elif kind == units.BLOOD_SISTER:
        own_units.choose(s, side, 1, own_units.SACRIFICE)
    elif kind == units.OBSCENE:
        devour(s, side, stage)
    elif kind == units.REANIMATE:
        together = troops.of_kind(s, side, units.REANIMATE) > 1
        losses.deal_damage(s, enemy, OVERRUN if together else i64(1))
    elif kind == units.SKELETON_ARCHER:
        mortal_strike(s, side)
    elif kind == units.NECROMANCER:
        raise_dead(s, side)
    elif kind == units.DARK_KNIGHT:
        dread_charge(s, enemy, stage)
    elif kind == units.VAMPIRE:
        drain_life(s, side, stage)
    else:
        grave_breath(s, side, stage)


def neutral(s: Runewars, side: i64, kind: i64, stage: i64) -> None:
    """Neutral units, whoever leads them."""
    enemy = 1 - side
    if kind == units.SORCERER:
        s.set_toughened(side, s.toughened[side] | troops.SORCERERS)
    elif kind == units.RAZORWING:
        losses.deal_routs(s, enemy, 1, losses.STUN)
    elif kind == units.BEASTMAN:
        ravage(s, side, stage)
    elif kind == units.HELL_HOUND:
        stand = troops.all_standing(s, enemy)
        losses.lose_units(s, enemy, stand if stand < 2 else i64(2), losses.BURNING)
    elif kind == units.DRAGON:
        aims.aim(s, enemy, aims.FLAMING_BREATH)
    else:
        own_units.choose(s, side, 1, own_units.RAGE)


# --- Abilities of more than one line --------------------------------------------------------------------------------


def command(s: Runewars, side: i64, stage: i64) -> None:
    """Knight: a rout, then a Tactics card; with Heraldry the user chooses the unit [RUN-BAT-45]."""
    if stage == 1:
        drawing.draw_tactics(s, troops.seat_of(s, side), 1)
    elif troops.has_card(s, side, development_cards.DAQAN_HERALDRY):
        aims.aim(s, 1 - side, aims.HERALDRY)
    else:
        losses.deal_routs(s, 1 - side, 1)


def lay_siege(s: Runewars, side: i64) -> None:
    """Siege Tower: strength that stays; Trebuchets add one against an enemy stronghold [RUN-BAT-25] [RUN-DCRD-12]."""
    against = side != DEFENDER and strength.has_stronghold(s)
    trebuchets = against and troops.has_card(s, side, development_cards.DAQAN_TREBUCHET)
    s.set_might(side, s.might[side] + (TREBUCHET if trebuchets else SIEGE))


def word_of_vaal(s: Runewars, enemy: i64) -> None:
    """Sorceress: the opponent chooses who has to go, in the revised ruleset the user [RUN-ORIG-09] [RUN-ORIG-10]."""
    if s.revised == 1:
        aims.aim(s, enemy, aims.VAAL)
    else:
        losses.lose_units(s, enemy, 1, losses.VAAL)


def rain_fire(s: Runewars, side: i64) -> None:
    """Warlock: two triangles or a rectangle; with Hellfire the user says which, if both can be met in full
    [RUN-BAT-28] [RUN-BAT-66]."""
    enemy = 1 - side
    both = (
        troops.of_shape(s, enemy, TRIANGLE, MOST_TROOPS) > 1 and troops.of_shape(s, enemy, RECTANGLE, MOST_TROOPS) > 0
    )
    if both and troops.has_card(s, side, development_cards.UTHUK_HELLFIRE):
        s.ask(questions.RAIN_FIRE, troops.seat_of(s, side), side)
    else:
        losses.lose_units(s, enemy, 2, losses.RAIN)


def devour(s: Runewars, side: i64, stage: i64) -> None:
    """Obscene: an enemy triangle is destroyed, then one of your Obscenes healed; this also without a triangle."""
    if stage == 0:
        aims.aim(s, 1 - side, aims.DEVOUR)
    else:
        own_units.choose(s, side, 1, own_units.HEAL)


def mortal_strike(s: Runewars, side: i64) -> None:
    """Skeleton Archer: the opponent chooses a unit that is destroyed, with Barbed Arrows the user."""
    if troops.has_card(s, side, development_cards.WAIQAR_BARBED):
        aims.aim(s, 1 - side, aims.BARBED)
    else:
        losses.lose_units(s, 1 - side, 1, losses.MORTAL_STRIKE)


def raise_dead(s: Runewars, side: i64) -> None:
    """Necromancer: Reanimates from the unused figures only [RUN-BAT-26] [RUN-BAT-27]."""
    most = RAISED_BY_MASTERS if troops.has_card(s, side, development_cards.WAIQAR_MASTERS) else RAISED
    counting.ask(s, side, counting.RAISE_DEAD, unused_reanimates(s, side, most))


def unused_reanimates(s: Runewars, side: i64, most: i64) -> i64:
    """How many Reanimates can be raised, up to so many [RUN-CARD-04]."""
    left = armies.unused(s, troops.seat_of(s, side), units.REANIMATE)
    return left if left < most else most


def dread_charge(s: Runewars, enemy: i64, stage: i64) -> None:
    """Dark Knight: a unit of the user's choice is routed, then 1 damage."""
    if stage == 0:
        aims.aim(s, enemy, aims.DREAD_CHARGE)
    else:
        losses.deal_damage(s, enemy, 1)


def drain_life(s: Runewars, side: i64, stage: i64) -> None:
    """Vampire: a routed enemy is destroyed and one of yours stands up; without such an enemy 1 damage."""
    enemy = 1 - side
    if stage == 1:
        own_units.choose(s, side, s.tally, own_units.RISE)
        s.tally = 0
    elif aims.can_drain(s, enemy):
        s.tally = 1
        aims.aim(s, enemy, aims.DRAIN_LIFE)
    else:
        losses.deal_damage(s, enemy, 1)


def grave_breath(s: Runewars, side: i64, stage: i64) -> None:
    """Great Wyrm: 2 damage; what it destroys may come back as Reanimates, routed."""
    if stage == 0:
        s.tally = 0
        losses.deal_damage(s, 1 - side, GRAVE_DAMAGE, losses.GRAVE)
    else:
        number = unused_reanimates(s, side, s.tally)
        s.tally = 0
        counting.ask(s, side, counting.GRAVE_BREATH, number)


def ravage(s: Runewars, side: i64, stage: i64) -> None:
    """Beastman: 1 damage, then a further card that is carried out at once [RUN-BAT-67]."""
    if stage == 0:
        losses.deal_damage(s, 1 - side, 1)
    elif s.ravages[side] > 0 and (s.fate | s.fate_discard) != 0:
        s.set_ravages(side, s.ravages[side] - 1)
        s.ask(questions.BATTLE_FATE, CHANCE, side, 1, questions.FOR_RAVAGE)
