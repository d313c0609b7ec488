"""The end of a round and of a duel: damage at once, who is defeated, who takes the Reward cards [RUN-DUEL-06]
[RUN-DUEL-07] [RUN-DUEL-10] [RUN-DUEL-11] [RUN-DUEL-12]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import (
    actions,
    clauses,
    duel_sides,
    duel_units,
    events,
    hero_cards,
    heroes,
    questions,
    rewards,
)
from bannerhall.games.runewars.rules.components import NO_SEAT
from bannerhall.games.runewars.rules.duel_sides import ATTACKER, DEFENDER, SOUL, hero_of, is_quest
from bannerhall.games.runewars.rules.hero_cards import HEROES
from bannerhall.games.runewars.rules.rewards_packed import one, total
from bannerhall.games.runewars.rules.state import Runewars


def deal(s: Runewars) -> None:
    """All damage of the round is dealt at the same time; Soulbiter heals its hero if the other alone was defeated
    [RUN-DUEL-06]."""
    amounts = vec[i64]([0, 0])
    for side in range(2):
        if hero_of(s, side) >= 0:
            amounts[side] = duel_sides.suffered(s, side)
            heroes.suffer(s, hero_of(s, side), amounts[side])
            s.set_duel_hits(side, amounts[side])  # from here on: what was suffered in this round
    if is_quest(s):
        duel_units.deal(s)
    for side in range(2):
        if hero_of(s, side) >= 0 and duel_sides.flag(s, side, SOUL) and wins(s, side):
            heroes.heal_fully(s, hero_of(s, side))


def is_down(s: Runewars, side: i64) -> bool:
    """Whether a side is defeated."""
    if hero_of(s, side) < 0:
        return s.foe_alive == 0
    return heroes.is_defeated(s, hero_of(s, side))


def wins(s: Runewars, side: i64) -> bool:
    return is_down(s, 1 - side) and not is_down(s, side)


def is_decided(s: Runewars) -> bool:
    """The duel ends after the round in which a side is defeated [RUN-DUEL-07]."""
    return is_down(s, ATTACKER) or is_down(s, DEFENDER)


def strike_back(s: Runewars, f: i64) -> bool:
    """Vhol the Hollow: who suffered damage in this round and stands deals 1 that cannot be prevented; True if the
    player is asked which of two units suffers it [RUN-HER-02]."""
    for side in range(2):
        if hero_of(s, side) != hero_cards.VHOL or s.duel_hits[side] == 0 or is_down(s, side):
            continue
        s.set_duel_hits(side, 0)
        if side == ATTACKER and is_quest(s):
            return strike_unit(s, f)
        heroes.suffer(s, hero_of(s, 1 - side), 1)
    return False


def strike_unit(s: Runewars, f: i64) -> bool:
    if s.foe_alive == duel_units.BOTH:
        duel_sides.clear_damage(s)
        s.set_duel_sure(DEFENDER, 1)
        s.frames[f + questions.DUEL_NEXT] = questions.D_DAMAGE
        duel_units.offer_assignment(s, True)
        return True
    if s.foe_alive != 0:
        duel_units.suffer(s, lowest(s.foe_alive), 1)
    return False


# --- The end ---------------------------------------------------------------------------------------------------------


def finish(s: Runewars) -> None:
    """Damage stays, nobody retreats; defeated heroes leave the game [RUN-DUEL-07] [RUN-DUEL-10]."""
    if s.sink is not None:
        s.emit(events.DUEL_ENDS, 0, 0, 0, 0, ALL, 0)
    if is_quest(s):
        hero = hero_of(s, ATTACKER)
        dealt = s.duel_dealt
        s.duel_won = 1 if wins(s, ATTACKER) else 0
        defeated = is_down(s, ATTACKER)
        duel_sides.clear_duel(s)
        s.duel_dealt = dealt
        if defeated:
            heroes.defeat(s, hero, NO_SEAT)
        return
    attacker, defender = hero_of(s, ATTACKER), hero_of(s, DEFENDER)
    fallen = is_down(s, ATTACKER), is_down(s, DEFENDER)
    duel_sides.clear_duel(s)
    if fallen[0] and fallen[1]:
        seats = heroes.owner(s, attacker), heroes.owner(s, defender)
        heroes.defeat(s, attacker, seats[1])
        heroes.defeat(s, defender, seats[0])
    elif fallen[0]:
        conquer(s, defender, attacker)
    elif fallen[1]:
        conquer(s, attacker, defender)


def conquer(s: Runewars, winner: i64, loser: i64) -> None:
    """The winner gives all Reward cards of the defeated hero to heroes of the same player in that area; where there is
    none, or if Challara has won from another area, they lie under a marker. Mordane heals [RUN-DUEL-11]
    [RUN-HER-02]."""
    seat = heroes.owner(s, winner)
    area = heroes.area_of(s, loser)
    down, up = s.rewards[loser], s.rewards_up[loser]
    if winner == hero_cards.MORDANE:
        heroes.heal_fully(s, winner)
    s.pending_spoils = down
    s.pending_spoils_up = up
    heroes.fall(s, loser, seat)
    if heroes.area_of(s, winner) == area or winner != hero_cards.CHALLARA:
        share_out(s, seat, area)
    else:
        leave(s, area)


def share_out(s: Runewars, seat: i64, area: i64) -> None:
    """Card by card, unless there is one hero for all of them, or none [RUN-DUEL-11]."""
    takers = heroes.own_heroes_in(s, seat, area)
    down, up = s.pending_spoils, s.pending_spoils_up
    if total(down) + total(up) == 0:
        return
    if takers & (takers - 1) != 0:
        s.ask(questions.GIVE_SPOILS, seat, area)
        return
    if takers == 0:
        leave(s, area)
        return
    s.pending_spoils = 0
    s.pending_spoils_up = 0
    take(s, lowest(takers), down, up)


def leave(s: Runewars, area: i64) -> None:
    """The cards lie under a marker [RUN-DUEL-12]."""
    down, up = s.pending_spoils, s.pending_spoils_up
    s.pending_spoils = 0
    s.pending_spoils_up = 0
    if down != 0 or up != 0:
        rewards.leave_spoils(s, area, down, up)


def take(s: Runewars, hero: i64, down: i64, up: i64) -> None:
    """Reward cards come to a hero as they lie."""
    s.set_rewards(hero, s.rewards[hero] + down)
    s.set_rewards_up(hero, s.rewards_up[hero] + up)
    if s.sink is None:
        return
    seat = heroes.owner(s, hero)
    s.emit(events.SPOILS_TAKEN, hero, total(down) + total(up), 0, 0, ALL, 0)
    left = down
    while left != 0:
        kind = rewards.lowest_kind(left)
        left -= one(kind)
        s.emit(events.REWARD_WON, hero, kind, 0, 0, BIT[seat], events.SECOND_SECRET)


@final
class GiveSpoils(Question[Runewars]):
    """Which hero of the winner gets the next card, faceup ones first [RUN-DUEL-11]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = heroes.own_heroes_in(s, seat, s.frames[f + questions.GIVE_SPOILS_AREA])
        while left != 0:
            out[n] = actions.GIVE_SPOILS + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        hero = action - actions.GIVE_SPOILS
        if hero < 0 or hero >= HEROES:
            return OTHER_QUESTION
        there = heroes.own_heroes_in(s, seat, s.frames[f + questions.GIVE_SPOILS_AREA])
        return ALLOWED if (there >> hero) & 1 == 1 else clauses.NOT_TOGETHER

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        area = s.frames[f + questions.GIVE_SPOILS_AREA]
        hero = action - actions.GIVE_SPOILS
        s.end_frame()
        if s.pending_spoils_up != 0:
            card = one(rewards.lowest_kind(s.pending_spoils_up))
            s.pending_spoils_up -= card
            take(s, hero, 0, card)
        else:
            card = one(rewards.lowest_kind(s.pending_spoils))
            s.pending_spoils -= card
            take(s, hero, card, 0)
        share_out(s, seat, area)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.GIVE_SPOILS + lowest(heroes.own_heroes_in(s, seat, s.frames[f + questions.GIVE_SPOILS_AREA]))
