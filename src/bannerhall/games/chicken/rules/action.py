"""The action step: one free action, dice, stars and cards in any order, until the player ends it.

Every answer costs the free action, a die, a card or a car's only move of the turn, so the step ends [CHI-TURN-10]. An
answer is offered only if all that it asks can be answered.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.frames import blank
from bannerhall.core.question import Question
from bannerhall.core.state import PUBLIC
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.chicken.rules import (
    actions,
    clauses,
    drawing,
    events,
    fight,
    leaders,
    luring,
    machine_building,
    machines,
    playing,
    questions,
    retrieving,
    starring,
    stock,
    walking,
)
from bannerhall.games.chicken.rules.asking import audience_of, misfit, tell_piece
from bannerhall.games.chicken.rules.components import (
    CARS_MASK,
    CLAW,
    KINDS_OF_FACES,
    LEADER,
    PLUS1,
    RETRIEVE,
)
from bannerhall.games.chicken.rules.rolling import on_banner
from bannerhall.games.chicken.rules.state import Chicken
from bannerhall.games.chicken.rules.values import tower_of

HATCHED: Final[i64] = 2  # chickens that the Green Tower returns at most
TWICE: Final[i64] = 2  # retrieves of a die
MOST_CHOICES: Final = 256  # more than an action step can ever offer: 13 pieces at most with 8 answers each, and cards
PLAIN: Final = vec[i64]([actions.SNEAK, actions.HEAT, actions.CHARGE, actions.HATCH, actions.STUDY])


def begin_action(s: Chicken, player: i64) -> None:
    """Ask for the next action. Whoever could only end the step is not asked, unless cards in hand, which nobody else
    knows, might be played [CHI-TURN-15]."""
    if s.has_cards(player) or may_move(s, player) or fill_actions(s, player, blank(MOST_CHOICES), 0) > 1:
        s.ask(questions.ACTION, player)
    else:
        end_actions(s, player)


def may_move(s: Chicken, player: i64) -> bool:
    """Whether a piece can be moved by the free action: the quickest way to see that there is something to do."""
    return s.free == 1 and walking.movable(s, player) != 0


def end_actions(s: Chicken, player: i64) -> None:
    """The draw comes next; dice left on the banner stay there, and the free action is lost [CHI-TURN-10]
    [CHI-TURN-15]."""
    s.free = 0
    s.hot = 0
    s.frames[s.at_depth(0) + questions.TURN_NEXT] = questions.DRAW_STEP
    if s.sink is not None:
        s.emit(events.ENDED_ACTIONS, player, on_banner(s, player), 0, 0, ALL, 0)


@final
class Action(Question[Chicken]):
    """What the active player does next: the free action, a die, stars, a card, or the end of the step; dice and stars
    of others are of no use here [CHI-TURN-08] [CHI-TURN-09] [CHI-TURN-10] [CHI-TURN-15] [CHI-DICE-02]
    [CHI-STAR-05]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        return fill_actions(s, seat, out, n)

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.END:
            return ALLOWED
        kind = action - action % SPAN
        clause = clause_against_action(s, seat, kind, action % SPAN)
        if clause == OTHER_QUESTION:
            clause = clause_against_star(s, seat, kind, action % SPAN)
        return clause

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        kind = action - action % SPAN
        if action == actions.END:
            end_actions(s, seat)
        elif not act(s, seat, kind, action % SPAN):
            use_stars(s, seat, kind, action % SPAN)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.END

    def audience(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        """A player's own face-down chicken is not named to others [CHI-COCK-09]."""
        return audience_of(s, seat, action % SPAN) if names_own_piece(action - action % SPAN) else PUBLIC

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        return misfit(s, f, True, questions.ACTIONS)


def names_own_piece(kind: i64) -> bool:
    if kind == actions.MOVE or kind == actions.MARCH or kind == actions.FIGHT or kind == actions.STRIKE:
        return True
    return kind == actions.PLUS or kind == actions.SHIELD or kind == actions.SIGNAL or kind == actions.GUARD


def has_die(s: Chicken, player: i64, face: i64) -> bool:
    """A die on the banner is used by its upper face [CHI-DICE-01]."""
    return s.dice[player * KINDS_OF_FACES + face] > 0


# --- What is offered -------------------------------------------------------------------------------------------------


def fill_actions(s: Chicken, player: i64, out: vec[i64], n: i64) -> i64:
    """Everything the active player may do now; the end of the step first."""
    out[n] = actions.END
    n = fill_moves(s, player, out, n + 1)
    n = fill_upon_pieces(s, player, out, n)
    if s.free == 1 and s.quick == 0:
        n = machine_building.fill_builds(s, player, actions.BUILD, out, n)
    if retrieving.clause_against_retrieving(s, player) == ALLOWED:
        if s.free == 1:
            out[n] = actions.RETRIEVE
            n += 1
        if has_die(s, player, RETRIEVE):
            out[n] = actions.SALVAGE
            n += 1
    n = playing.fill_plays(s, player, out, n)
    if s.stars(player) > 0:
        n = starring.fill_effects(s, player, out, n)
        n = fill_abilities(s, player, out, n)
    return n


def fill_moves(s: Chicken, player: i64, out: vec[i64], n: i64) -> i64:
    """Moves and fights of each piece, by the free action, a claw die, the Orange Tower; and the cars' own moves."""
    claw = has_die(s, player, CLAW)
    signal = starring.clause_against_tower(s, player, machines.TOWER_ORANGE) == ALLOWED
    if s.free == 0 and not claw and not signal:
        return fill_drives(s, player, out, n)
    movable = walking.movable(s, player)
    left = s.army(player)
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        if movable & BIT[piece] != 0:
            if s.free == 1:
                out[n] = actions.MOVE + piece
                n += 1
            if claw:
                out[n] = actions.MARCH + piece
                n += 1
            if signal:
                out[n] = actions.SIGNAL + piece
                n += 1
        if (s.free == 1 or claw) and fight.can_fight(s, player, piece) == ALLOWED:
            if s.free == 1:
                out[n] = actions.FIGHT + piece
                n += 1
            if claw:
                out[n] = actions.STRIKE + piece
                n += 1
    return fill_drives(s, player, out, n)


def fill_drives(s: Chicken, player: i64, out: vec[i64], n: i64) -> i64:
    """Each battle car moves once in an action step besides, also in the turn in which it is built [CHI-MACH-06]
    [CHI-MACH-07] [CHI-ENGINE-07] [CHI-ENGINE-08] [CHI-BUILD-19]."""
    left = s.army(player) & CARS_MASK & ~s.driven
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        if walking.can_walk(s, player, piece, questions.BY_CAR) == ALLOWED:
            out[n] = actions.DRIVE + piece
            n += 1
    return n


def fill_upon_pieces(s: Chicken, player: i64, out: vec[i64], n: i64) -> i64:
    """Permanent dice and shields, on any of the player's own pieces."""
    dice = has_die(s, player, PLUS1)
    shields = s.stars(player) > 0 and s.shields_left > 0
    shields = shields and starring.clause_against_effect(s, player, starring.SHIELD) == ALLOWED
    guarded = starring.guarded(s, player)
    if not dice and not shields and guarded == 0:
        return n
    left = s.army(player)
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        if dice:
            out[n] = actions.PLUS + piece
            n += 1
        if shields:
            out[n] = actions.SHIELD + piece
            n += 1
        if guarded & BIT[piece] != 0:
            out[n] = actions.GUARD + piece
            n += 1
    return n


def fill_abilities(s: Chicken, player: i64, out: vec[i64], n: i64) -> i64:
    """What leaders, towers and strategies do for stars."""
    for place in range(len(PLAIN)):
        if clause_against_star(s, player, PLAIN[place], 0) == ALLOWED:
            out[n] = PLAIN[place]
            n += 1
    if tower_of(s, player, machines.TOWER_YELLOW) >= 0:
        n = machine_building.fill_builds(s, player, actions.CRANE, out, n)
    if s.leads(player, leaders.ABIGAIL):
        n = luring.fill_lures(s, player, out, n)
    return n


# --- Refusals --------------------------------------------------------------------------------------------------------


def clause_against_action(s: Chicken, player: i64, kind: i64, at: i64) -> i64:
    """Free actions, dice, cards and the cars' own moves; OTHER_QUESTION for what costs stars [CHI-TURN-08]
    [CHI-TURN-09] [CHI-DICE-01] [CHI-DICE-12]. In the quick game the free action builds nothing [CHI-QUICK-02]
    [CHI-QUICK-03]."""
    if kind == actions.BUILD:
        if s.quick == 1:
            return clauses.NOT_BY_FREE_ACTION
        return by_free_action(s, machine_building.can_build(s, player, at))
    if kind == actions.MOVE:
        return by_free_action(s, walking.can_walk(s, player, at, questions.BY_FREE))
    if kind == actions.FIGHT:
        return by_free_action(s, fight.can_fight(s, player, at))
    if kind == actions.RETRIEVE:
        return by_free_action(s, retrieving.clause_against_retrieving(s, player))
    if kind == actions.MARCH:
        return by_die(s, player, CLAW, walking.can_walk(s, player, at, questions.BY_DIE))
    if kind == actions.STRIKE:
        return by_die(s, player, CLAW, fight.can_fight(s, player, at))
    if kind == actions.SALVAGE:
        return by_die(s, player, RETRIEVE, retrieving.clause_against_retrieving(s, player))
    if kind == actions.PLUS:
        mine = s.place[at] != 0 and s.player_of(at) == player
        return by_die(s, player, PLUS1, ALLOWED if mine else clauses.NOT_YOUR_PIECE)  # [CHI-DICE-13]
    if kind == actions.PLAY:
        return playing.clause_against_playing(s, player, at)
    return walking.can_walk(s, player, at, questions.BY_CAR) if kind == actions.DRIVE else OTHER_QUESTION


def by_free_action(s: Chicken, clause: i64) -> i64:
    """One free action a turn: build, move, retrieve or fight [CHI-TURN-08]."""
    return clause if s.free == 1 else clauses.FREE_ACTION_USED


def by_die(s: Chicken, player: i64, face: i64, clause: i64) -> i64:
    return clause if has_die(s, player, face) else clauses.NO_SUCH_DIE


def clause_against_star(s: Chicken, player: i64, kind: i64, at: i64) -> i64:
    """General effects and abilities that cost stars [CHI-STAR-01] [CHI-STAR-05]."""
    effect = starring.effect_of(kind)
    if effect >= 0:
        return starring.clause_against_effect(s, player, effect)
    if kind == actions.SHIELD:
        return starring.clause_against_shield(s, player, at)
    if kind == actions.REDEEM:
        return starring.clause_against_redeeming(s, player, at)
    if kind == actions.SNEAK:
        return starring.clause_against_sneaking(s, player)
    if kind == actions.HEAT:
        return starring.clause_against_heat(s, player)
    if kind == actions.GUARD:
        return starring.clause_against_guarding(s, player, at)
    if kind == actions.CHARGE:
        clause = starring.clause_against_leader(s, player, leaders.SIR_DRUMSTICK)
        return clause if clause != ALLOWED else walking.can_walk(s, player, LEADER + player, questions.BY_CHARGE)
    if kind == actions.LURE or kind == actions.LURE_EGG:
        clause = starring.clause_against_leader(s, player, leaders.ABIGAIL)
        if clause != ALLOWED:
            return clause
        return luring.can_lure(s, player, at) if kind == actions.LURE else luring.can_lure_egg(s, player, at)
    return clause_against_tower(s, player, kind, at)


def clause_against_tower(s: Chicken, player: i64, kind: i64, at: i64) -> i64:
    """Towers with a star of their own [CHI-MACH-09] [CHI-ENGINE-12] [CHI-ENGINE-13] [CHI-ENGINE-14]
    [CHI-ENGINE-15]."""
    model = tower_for(kind)
    if model < 0:
        return OTHER_QUESTION
    clause = starring.clause_against_tower(s, player, model)
    if clause != ALLOWED or kind == actions.STUDY:
        return clause
    if kind == actions.CRANE:
        return machine_building.can_build(s, player, at)
    if kind == actions.SIGNAL:
        return walking.can_walk(s, player, at, questions.BY_SIGNAL)
    return ALLOWED if retrieving.returnable(s, player) != 0 else clauses.NOTHING_TO_RETRIEVE


def tower_for(kind: i64) -> i64:
    """The tower whose star an action uses, or -1."""
    if kind == actions.HATCH:
        return machines.TOWER_GREEN
    if kind == actions.CRANE:
        return machines.TOWER_YELLOW
    if kind == actions.STUDY:
        return machines.TOWER_PURPLE
    return machines.TOWER_ORANGE if kind == actions.SIGNAL else i64(-1)


# --- What is done ----------------------------------------------------------------------------------------------------


def act(s: Chicken, player: i64, kind: i64, at: i64) -> bool:
    """Carry out a free action, a die, a card or a car's own move; tell whether it was one of these. A claw die is a
    move or a fight, never both [CHI-DICE-05]."""
    if kind == actions.PLUS:
        place_die(s, player, at)
    elif kind == actions.PLAY:
        playing.play(s, player, at)
    elif kind == actions.DRIVE:
        walking.start_walk(s, at, questions.BY_CAR)
    elif kind == actions.MARCH or kind == actions.STRIKE:
        s.use_up(player, CLAW)
        if kind == actions.MARCH:
            walking.start_walk(s, at, questions.BY_DIE)
        else:
            fight.choose_target(s, at, questions.BY_DIE)
    elif kind == actions.SALVAGE:
        s.use_up(player, RETRIEVE)
        retrieving.begin_retrieving(s, TWICE, questions.BY_DIE)  # [CHI-DICE-04]
    else:
        return act_free(s, player, kind, at)
    return True


def act_free(s: Chicken, player: i64, kind: i64, at: i64) -> bool:
    """The free action of the turn [CHI-TURN-08]."""
    if kind == actions.BUILD:
        s.free = 0
        machine_building.begin_build(s, player, at, questions.BY_FREE)
    elif kind == actions.MOVE:
        s.free = 0
        walking.start_walk(s, at, questions.BY_FREE)
    elif kind == actions.FIGHT:
        s.free = 0
        fight.choose_target(s, at, questions.BY_FREE)
    elif kind == actions.RETRIEVE:
        s.free = 0
        retrieving.begin_retrieving(s, 1, questions.BY_FREE)
    else:
        return False
    return True


def place_die(s: Chicken, player: i64, piece: i64) -> None:
    """A permanent +1 die lies on a piece, and may lie beside others; it is neither available nor used up [CHI-DICE-06]
    [CHI-DICE-09] [CHI-DICE-13] [CHI-DICE-14]."""
    s.dice[player * KINDS_OF_FACES + PLUS1] -= 1
    s.set_plus(piece, s.plus[piece] + 1)
    tell_piece(s, events.PLACED_DIE, player, piece)


def use_stars(s: Chicken, player: i64, kind: i64, at: i64) -> None:
    """Carry out what costs stars."""
    effect = starring.effect_of(kind)
    if effect >= 0:
        buy(s, player, effect)
    elif kind == actions.SHIELD:
        starring.pay_stars(s, player, starring.star_price(s, player, starring.SHIELD))
        starring.shield(s, player, at)
    elif kind == actions.REDEEM:
        starring.pay_stars(s, player, starring.star_price(s, player, starring.REDEEM))
        starring.redeem(s, player, at)
    elif kind == actions.GUARD:
        starring.guard(s, player, at)
    elif kind == actions.SNEAK:
        starring.pay_strategy(s, player)
        s.sneaky = 1
    elif kind == actions.HEAT:
        starring.pay_strategy(s, player)
        s.hot = 1
    elif tower_for(kind) >= 0:
        use_tower(s, player, kind, at)
    else:
        use_leader(s, player, kind, at)


def buy(s: Chicken, player: i64, effect: i64) -> None:
    """A general effect without a piece [CHI-STAR-06] [CHI-STAR-07] [CHI-STAR-08] [CHI-STAR-09]."""
    starring.pay_stars(s, player, starring.star_price(s, player, effect))
    if effect == starring.RESTOCK:
        stock.restock(s)
    elif effect == starring.SIFT:
        drawing.sift(s, player)
    elif effect == starring.DRAW:
        drawing.draw_scrolls(s, player, 1)
    else:
        retrieving.recover(s, player)


def use_tower(s: Chicken, player: i64, kind: i64, at: i64) -> None:
    """A tower's star [CHI-ENGINE-12] [CHI-ENGINE-13] [CHI-ENGINE-14] [CHI-ENGINE-15]."""
    starring.use_tower(s, player, tower_for(kind), starring.ONE_STAR)
    if kind == actions.HATCH:
        retrieving.hatch(s, HATCHED)
    elif kind == actions.CRANE:
        machine_building.begin_build(s, player, at, questions.BY_CRANE)
    elif kind == actions.STUDY:
        drawing.draw_scrolls(s, player, 1)
    else:
        walking.start_walk(s, at, questions.BY_SIGNAL)


def use_leader(s: Chicken, player: i64, kind: i64, at: i64) -> None:
    """Sir Drumstick charges, Abigail lures [CHI-STAR-01]."""
    starring.use_leader(s, player)
    if kind == actions.CHARGE:
        walking.start_walk(s, LEADER + player, questions.BY_CHARGE)
    elif kind == actions.LURE:
        luring.lure(s, player, at)
    else:
        luring.lure_egg(s, player, at)
