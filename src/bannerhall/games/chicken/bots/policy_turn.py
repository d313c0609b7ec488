"""The action step: what to do next, and what builds and retrieves ask."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.clauses import ALLOWED
from bannerhall.games.chicken.bots.danger import calmest, safest_step, treasure, worth_fleeing
from bannerhall.games.chicken.bots.odds import (
    bonus_on_banner,
    brings_home,
    keeps_home,
    least_lacking,
    prey,
    punch,
    strength_in_hand,
)
from bannerhall.games.chicken.bots.policy_cards import card_to_play, discard, spied_card, spy, wish
from bannerhall.games.chicken.bots.policy_fight import best_target, fight_worth
from bannerhall.games.chicken.bots.policy_walk import taker
from bannerhall.games.chicken.bots.wares import (
    best_good,
    best_in_stock,
    best_machine,
    machine_worth,
    shooting_hexes,
    worst_good,
)
from bannerhall.games.chicken.bots.ways import FAR, NOWHERE, course, field, goals_of, in_the_way
from bannerhall.games.chicken.rules import actions, machines, questions, starring
from bannerhall.games.chicken.rules.components import (
    BANDING_MASK,
    CARS_MASK,
    CLAW,
    COCKFIGHT,
    FLAG,
    KINDS_OF_FACES,
    KINDS_OF_GOODS,
    LEADER,
    MOST_GOODS,
    RETRIEVE,
)
from bannerhall.games.chicken.rules.losses import return_hexes
from bannerhall.games.chicken.rules.machine_building import building_hexes, pilots_for
from bannerhall.games.chicken.rules.price import may_save
from bannerhall.games.chicken.rules.retrieving import returnable
from bannerhall.games.chicken.rules.state import Chicken
from bannerhall.games.chicken.rules.values import reach_of
from bannerhall.games.chicken.rules.walking import movable, speed_of, stops

NOTHING: Final[i64] = -1
TO_RECOVER: Final = 4  # chickens, and pairs of resources, that are worth three stars
POOR_STOCK: Final = 4  # machines worth less than this are no use
ARRIVES: Final[i64] = 9  # for a piece that comes into reach of what the match is about
ATTACKS: Final[i64] = 80  # and attacks in the same turn
FRAGILE: Final[i64] = 4  # armour of pieces that do not wait beside others, where there are stronger ones
HOMEWARD: Final[i64] = 60  # a step with a foreign flag


# --- The next action -------------------------------------------------------------------------------------------------


def act(s: Chicken, seat: i64) -> i64:
    """First what costs nothing, then the best fight or move of a claw die, then the free action, stars at last."""
    for_free = cost_nothing(s, seat)
    if for_free >= 0:
        return for_free
    claw = s.dice[seat * KINDS_OF_FACES + CLAW] > 0
    if claw or s.free == 1:
        doing = use_action(s, seat, claw)
        if doing >= 0:
            return doing
    return stars(s, seat)


def cost_nothing(s: Chicken, seat: i64) -> i64:
    """Cards that are better on the table than in the hand, a retrieve die, the own moves of cars."""
    card = card_to_play(s, seat)
    if card >= 0:
        return actions.PLAY + card
    if s.dice[seat * KINDS_OF_FACES + RETRIEVE] > 0 and worth_retrieving(s, seat) > 0:
        return actions.SALVAGE
    left = s.army(seat) & CARS_MASK & ~s.driven
    if left != 0:
        left &= movable(s, seat) & ~keeps_home(s, seat)
        aims = prey(s, seat)
        while left != 0:
            piece = lowest(left)
            left &= left - 1
            if approach(s, seat, piece, course(s, seat, piece, goals_of(s, seat, piece, aims))) > 0:
                return actions.DRIVE + piece
    return NOTHING


def worth_retrieving(s: Chicken, seat: i64) -> i64:
    """What a retrieve brings."""
    worth: i64 = 0
    if s.mode != COCKFIGHT and s.goods_of(seat) < MOST_GOODS and s.storage[0] + s.storage[1] + s.storage[2] > 0:
        worth = 6
    return i64(5) if worth == 0 and returnable(s, seat) != 0 else worth


def use_action(s: Chicken, seat: i64, claw: bool) -> i64:
    """The best use of a claw die, else of the free action; NOTHING where neither has one."""
    piece, worth = best_fighter(s, seat)
    doing = actions.STRIKE + piece if claw else actions.FIGHT + piece
    walker, gain = best_walker(s, seat)
    runner, saved = fugitive(s, seat)
    if saved > gain:
        walker, gain = runner, saved
    blocking = in_the_way(s, seat) & movable(s, seat)
    if blocking != 0 and gain < HOMEWARD:
        walker, gain = lowest(blocking), HOMEWARD
    if gain > worth:
        worth = gain
        doing = actions.MARCH + walker if claw else actions.MOVE + walker
    if claw and worth > 0:
        return doing
    if s.free == 0:
        return NOTHING
    model = best_machine(s, seat) if s.quick == 0 else NOTHING
    if model >= 0 and machine_worth(s, seat, model) > worth:
        return actions.BUILD + model
    if worth > 0:
        return doing
    return actions.RETRIEVE if worth_retrieving(s, seat) > 0 else NOTHING


def best_fighter(s: Chicken, seat: i64) -> tuple[i64, i64]:
    """The piece whose attack is worth most, and how much."""
    best: i64 = 0
    most: i64 = 0
    left = s.army(seat) & ~keeps_home(s, seat)
    if s.mode != FLAG:
        left |= BIT[LEADER + seat] if s.place[LEADER + seat] != 0 else i64(0)
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        if s.printed_strength(piece) == 0:
            continue
        other = best_target(s, seat, piece)
        if other >= 0:
            worth = fight_worth(s, seat, piece, other)
            if worth > most:
                most = worth
                best = piece
    return best, most


def fugitive(s: Chicken, seat: i64) -> tuple[i64, i64]:
    """The piece that must not be lost, and what it is worth that it goes where fewer can attack it."""
    worth = worth_fleeing(s, seat)
    if worth == 0:
        return 0, 0
    piece = treasure(s, seat)
    if movable(s, seat) & BIT[piece] == 0:
        return 0, 0
    hexes = s.near[s.place[piece] - 1] & stops(s, seat, BIT[piece])
    return (piece, worth) if safest_step(s, seat, piece, hexes) >= 0 else (i64(0), i64(0))


def best_walker(s: Chicken, seat: i64) -> tuple[i64, i64]:
    """The piece whose move brings most, and how much."""
    best: i64 = 0
    most: i64 = 0
    aims = prey(s, seat)
    left = movable(s, seat) & ~keeps_home(s, seat)
    together = s.mode != FLAG
    steps = NOWHERE
    known = False
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        if together and BIT[piece] & BANDING_MASK != 0 and reach_of(s, piece) == 1:
            if not known:
                steps = course(s, seat, piece, goals_of(s, seat, piece, aims))
                known = True
            gain = approach(s, seat, piece, steps)
        else:
            gain = approach(s, seat, piece, course(s, seat, piece, goals_of(s, seat, piece, aims)))
        if gain > most:
            most = gain
            best = piece
    return best, most


def approach(s: Chicken, seat: i64, piece: i64, steps: vec[i64]) -> i64:
    """What it is worth that a piece goes nearer to its goals; 0 where it cannot."""
    here = s.place[piece] - 1
    before = steps[here]
    if before == 0 or before >= FAR:
        return 0
    speed = speed_of(s, seat, BIT[piece])
    after = before - speed if before > speed else i64(0)
    if speed == 1 and not one_step(s, seat, piece, steps, before):
        return 0
    if s.mode == FLAG and brings_home(s, seat, piece):
        return HOMEWARD + 1
    worth = (before - after) * punch(s, piece) * 20 // (10 + 3 * after)
    if after > 0:
        return worth
    if ready(s, seat, piece):
        return ATTACKS
    waits = s.mode != COCKFIGHT and s.printed_armour(piece) <= FRAGILE
    return i64(0) if waits else worth + ARRIVES


def ready(s: Chicken, seat: i64, piece: i64) -> bool:
    """Whether a piece that comes into reach now could attack in this turn, and would succeed."""
    chances = s.free + s.dice[seat * KINDS_OF_FACES + CLAW]
    if chances < 2 and not (chances == 1 and s.army(seat) & CARS_MASK & ~s.driven & BIT[piece] != 0):
        return False
    spare = bonus_on_banner(s, seat) + strength_in_hand(s, seat, piece)
    return least_lacking(s, seat, piece, prey(s, seat)) <= spare


def one_step(s: Chicken, seat: i64, piece: i64, steps: vec[i64], before: i64) -> bool:
    """Whether a neighbouring hex where the piece may stop is nearer to its goals."""
    from_here = s.near[s.place[piece] - 1] & stops(s, seat, BIT[piece])
    while from_here != 0:
        if steps[lowest(from_here)] < before:
            return True
        from_here &= from_here - 1
    return False


# --- Stars -----------------------------------------------------------------------------------------------------------


def stars(s: Chicken, seat: i64) -> i64:
    """What is left is spent at the end of the step: a marker redeemed, a shield for the leader, cards."""
    many = s.stars(seat)
    if many == 0:
        return actions.END
    for giver in range(s.players):
        if s.mode != FLAG and starring.clause_against_redeeming(s, seat, giver) == ALLOWED:
            return actions.REDEEM + giver
    leader = LEADER + seat
    if s.mode != FLAG and starring.clause_against_shield(s, seat, leader) == ALLOWED:
        return actions.SHIELD + leader
    if starring.clause_against_tower(s, seat, machines.TOWER_YELLOW) == ALLOWED:
        model = best_machine(s, seat)
        if model >= 0:
            return actions.CRANE + model
    if starring.clause_against_tower(s, seat, machines.TOWER_ORANGE) == ALLOWED:
        walker, gain = best_walker(s, seat)
        if gain > 0:
            return actions.SIGNAL + walker
    if starring.clause_against_tower(s, seat, machines.TOWER_GREEN) == ALLOWED and returnable(s, seat) != 0:
        return actions.HATCH
    if starring.clause_against_tower(s, seat, machines.TOWER_PURPLE) == ALLOWED:
        return actions.STUDY
    if many >= starring.PRICE[starring.RECOVER] and losses_to_recover(s, seat) >= TO_RECOVER:
        return actions.RECOVER
    if many == starring.PRICE[starring.DRAW]:
        return actions.DRAW
    if many > 1:
        return actions.END
    poor = s.mode != COCKFIGHT and s.goods_of(seat) >= POOR_STOCK and best_in_stock(s, seat) < POOR_STOCK
    return actions.RESTOCK if poor else actions.SIFT


def losses_to_recover(s: Chicken, seat: i64) -> i64:
    """How much the three-star effect would bring back."""
    back = count(returnable(s, seat))
    room = MOST_GOODS - s.goods_of(seat)
    stored = s.storage[0] + s.storage[1] + s.storage[2]
    return back + (room if room < stored else stored) // 2


# --- What builds and retrieves ask -----------------------------------------------------------------------------------


def part(s: Chicken, f: i64, seat: i64) -> i64:
    kind = s.frames[f]
    if kind == questions.BUILD_HEX:
        return build_hex(s, seat)
    if kind == questions.BUILD_PILOT:
        return pilot(s, seat)
    if kind == questions.QUICK_BUILD:
        model = best_machine(s, seat)
        return actions.BUILD + model if model >= 0 else actions.ENOUGH
    if kind == questions.RETRIEVE:
        return retrieve(s, f, seat)
    if kind == questions.RECOVER:
        return actions.GOOD + best_good(s, seat, s.storage, 0)
    if kind == questions.TAKER:
        return taker(s, seat)
    if kind == questions.DISCARD:
        return discard(s, f, seat)
    if kind == questions.WISH:
        return wish(s, seat)
    if kind == questions.GIVE_BACK:
        return actions.GIVE_BACK + worst_good(s, seat)
    return seldom(s, f, seat, kind)


def seldom(s: Chicken, f: i64, seat: i64, kind: i64) -> i64:
    """Questions that few turns ask."""
    if kind == questions.SPY:
        return spy(s, seat)
    if kind == questions.SPY_CARD:
        return spied_card(s, f)
    if kind == questions.HATCH:
        return actions.CHICKEN + highest(returnable(s, seat))
    if kind == questions.PUT_LEADER:
        return actions.HEX + calmest(s, seat, return_hexes(s, seat))
    if kind == questions.BUILD_PRICE:
        return price(s, f, seat)
    return s.lapse_in(f, seat)


def price(s: Chicken, f: i64, seat: i64) -> i64:
    """War Economy saves what is scarce; Doctor Eggbert exchanges only what is missing."""
    if s.frames[f + questions.BUILD_PRICE_SAVED] == 1:
        return s.lapse_in(f, seat)
    best: i64 = NOTHING
    for kind in range(KINDS_OF_GOODS):
        if may_save(s, seat, kind) and (best < 0 or s.goods[seat * 3 + kind] < s.goods[seat * 3 + best]):
            best = kind
    return actions.SPARE + best


def build_hex(s: Chicken, seat: i64) -> i64:
    """Where the machine is nearest to what the match is about."""
    model = s.build_model - 1
    goals = shooting_hexes(s, seat, model)
    steps = field(s, goals & ~s.lava, s.land & ~s.lava)
    left = building_hexes(s, seat, model)
    best = lowest(left)
    while left != 0:
        hex_ = lowest(left)
        left &= left - 1
        if steps[hex_] < steps[best]:
            best = hex_
    return actions.HEX + best


def pilot(s: Chicken, seat: i64) -> i64:
    """The weakest, but whoever has the own flag last: it stays at home and does not go to the front with a machine."""
    left = pilots_for(s, seat) & ~s.build_pilots
    others = left & ~keeps_home(s, seat)
    return actions.PILOT + lowest(others if others != 0 else left)


def retrieve(s: Chicken, f: i64, seat: i64) -> i64:
    """A resource as long as there is room, else the strongest chicken."""
    if s.goods_of(seat) < MOST_GOODS:
        good = best_good(s, seat, s.storage, 0)
        if good >= 0:
            return actions.GOOD + good
    left = returnable(s, seat)
    if left == 0:
        return s.lapse_in(f, seat)
    return actions.CHICKEN + highest(left)


def highest(pieces: i64) -> i64:
    """The last chicken of a mask, which is the strongest."""
    best = lowest(pieces)
    while pieces != 0:
        best = lowest(pieces)
        pieces &= pieces - 1
    return best
