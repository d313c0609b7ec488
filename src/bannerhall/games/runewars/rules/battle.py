"""A battle, step by step: it lies on what has set it off, asks nobody itself, and lays each question upon itself
[RUN-BAT-01] to [RUN-BAT-36]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import (
    aftermath,
    armies,
    battle_windows,
    commander_cards,
    control,
    development_cards,
    events,
    fate,
    fate_results,
    forces,
    losses,
    questions,
    rounds,
    specials,
    strength,
    supporting,
    troops,
    units,
)
from bannerhall.games.runewars.rules.battle_names import (
    AT_AFTER_DRAW,
    AT_BEFORE_DRAW,
    AT_DAMAGE,
    AT_END,
    AT_RETREAT,
    AT_ROUTS,
    AT_START,
    AT_STRENGTH,
    ATTACKER,
    DEFENDER,
)
from bannerhall.games.runewars.rules.calling_off import CALLED_OFF
from bannerhall.games.runewars.rules.state import NO_SIDES, NO_TROOPS, Runewars
from bannerhall.games.runewars.rules.unit_choice import follow_up

# By step: which side begins, and how many sides have a part in it.
BEGINS: Final = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
SIDES_OF: Final = vec[i64]([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 2, 1])


# --- Beginning ------------------------------------------------------------------------------------------------------


def siege_bonus(s: Runewars) -> None:
    """The next battle is fought with the bonus of Conquer [RUN-ORD3-02]."""
    s.siege = 1


def begin(s: Runewars, area: i64, attacker: i64, force: i64) -> None:
    """A battle for an area against its controller, or against unallied neutral units, which the player left of the
    attacker leads. The attacking force has been taken from where it came from [RUN-BAT-01] [RUN-BAT-02] [RUN-BAT-44]
    [RUN-NEU-14] [RUN-TAC-03]."""
    defender = control.controller(s, area)
    s.against_neutrals = 1 if defender < 0 else 0
    if defender < 0:
        defender = control.left_of(s, attacker)
    s.battle_at = area + 1
    s.contested = area + 1
    s.set_battler(ATTACKER, attacker + 1)
    s.set_battler(DEFENDER, defender + 1)
    s.attackers = forces.total(force)
    s.battle_won = 0
    s.fought = 1
    troops.line_up(s, ATTACKER, force)
    troops.line_up(s, DEFENDER, s.standing[area])
    s.standing[area] = 0
    control.vacate(s, area)
    for side in range(2):
        if troops.takes_part(s, side, units.BLOOD_SISTER):
            s.coven = 1
    if s.sink is not None:
        s.emit(events.BATTLE, attacker, area, defender, 0, ALL, 0)
    s.ask(questions.BATTLE, PROCEEDS)


# --- Going on -------------------------------------------------------------------------------------------------------


@final
class Battle(Question[Runewars]):
    """Knows which step comes next, and whose part of it [RUN-BAT-06] [RUN-BAT-08] [RUN-BAT-15] [RUN-ORIG-03]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        if follow_up(s):
            return
        step = s.frames[f + questions.BATTLE_NEXT]
        side = s.frames[f + questions.BATTLE_SIDE]
        if step < questions.B_CHOOSE:
            start(s, f, step, side)
        elif step < questions.B_SPECIALS:
            draw(s, f, step, side)
        elif step < questions.B_DEFENCES:
            carry_out(s, f, step, side)
        elif step < questions.B_RETREAT:
            decide(s, f, step, side)
        else:
            clear_up(s, f, step, side)


def go_on(s: Runewars, f: i64) -> None:
    """The other side's part of the step, or the next step."""
    step = s.frames[f + questions.BATTLE_NEXT]
    side = s.frames[f + questions.BATTLE_SIDE]
    if SIDES_OF[step] == 2 and side == first_side(s, step):
        s.frames[f + questions.BATTLE_SIDE] = 1 - side
    else:
        go_to(s, f, step + 1)


def go_to(s: Runewars, f: i64, step: i64) -> None:
    battle_windows.close_windows(s)
    s.frames[f + questions.BATTLE_NEXT] = step
    s.frames[f + questions.BATTLE_SIDE] = first_side(s, step)


def first_side(s: Runewars, step: i64) -> i64:
    """The attacker first, but the defender suffers first, and the loser is asked before the winner [RUN-CARD-07]
    [RUN-ORIG-03] [RUN-BAT-15] [RUN-BAT-63]."""
    return aftermath.loser(s) if step == questions.B_RETREAT_WINDOW else BEGINS[step]


def window(s: Runewars, f: i64, side: i64, kind: i64) -> None:
    """A side is asked until it passes, then the battle goes on [RUN-CARD-07]."""
    if not battle_windows.open_window(s, side, kind):
        go_on(s, f)


def start(s: Runewars, f: i64, step: i64, side: i64) -> None:
    """Supporting heroes, then what is used at the start, then what works by itself [RUN-BAT-04] [RUN-BAT-06]
    [RUN-BAT-55]."""
    if step == questions.B_SUPPORT:
        if not supporting.offer(s, side):
            go_on(s, f)
    elif step == questions.B_START:
        window(s, f, side, AT_START)
    else:
        s.out_of_round = 0
        go_on(s, f)
        dread(s, side)


def dread(s: Runewars, side: i64) -> None:
    """Aura of Dread: the opponent of Chaos Lords routs one of his units [RUN-BAT-55]."""
    if troops.takes_part(s, side, units.CHAOS_LORD) and troops.has_card(s, side, development_cards.UTHUK_DREAD):
        losses.deal_routs(s, 1 - side, 1)


def draw(s: Runewars, f: i64, step: i64, side: i64) -> None:
    """A round up to the drawing of the cards [RUN-BAT-08] to [RUN-BAT-11]."""
    if step == questions.B_CHOOSE:
        if side == ATTACKER and not find_row(s):
            s.defences = strength.defensive_tokens(s)
            go_to(s, f, questions.B_DEFENCES)
            return
        go_on(s, f)
        rounds.choose_type(s, side)
    elif step == questions.B_BEFORE_DRAW:
        window(s, f, side, AT_BEFORE_DRAW)
    elif step == questions.B_ANNOUNCE:
        if not rounds.offer_announcing(s, side):
            go_on(s, f)
    elif step == questions.B_DRAW:
        go_on(s, f)
        rounds.begin_draw(s, side)
    elif step == questions.B_ASIDE:
        go_on(s, f)
        rounds.begin_aside(s, side)
    else:
        step_after_draw(s, f, side)


def step_after_draw(s: Runewars, f: i64, side: i64) -> None:
    """The last window before results are shown; then the attacker's special results are [RUN-BAT-12]."""
    window(s, f, side, AT_AFTER_DRAW)
    if s.frames[f + questions.BATTLE_NEXT] == questions.B_SPECIALS:
        show_specials(s, ATTACKER)


def find_row(s: Runewars) -> bool:
    """The row that is played, from the current one on: some type stands there and has not drawn. Rows are played once
    [RUN-BAT-08] [RUN-BAT-16] [RUN-BAT-53]."""
    if s.battle_row == 0:
        s.battle_row = 1
    while s.battle_row <= rounds.LAST_ROW:
        if rounds.types_to_fight(s, ATTACKER) != 0 or rounds.types_to_fight(s, DEFENDER) != 0:
            return True
        if s.battle_row == rounds.LAST_ROW:
            return False
        s.battle_row += 1
    return False


# --- Results of the cards -------------------------------------------------------------------------------------------


def carry_out(s: Runewars, f: i64, step: i64, side: i64) -> None:
    """Special abilities, routs, damage, the end of the round [RUN-BAT-12] [RUN-BAT-13] [RUN-BAT-14] [RUN-BAT-16]."""
    if step == questions.B_SPECIALS:
        if s.specials[side] != 0:
            s.set_specials(side, s.specials[side] - 1)
            specials.begin(s, side, troops.kind_in(s, side, s.chosen_type[side] - 1))
            return
        go_on(s, f)
        if side == ATTACKER:
            show_specials(s, DEFENDER)
        else:
            show_harm(s, DEFENDER, fate.ROUT)
    elif step == questions.B_ROUTS:
        suffer(s, f, side, fate.ROUT)
    elif step == questions.B_DAMAGE:
        suffer(s, f, side, fate.DAMAGE)
    else:
        end_round(s, f)


def show_specials(s: Runewars, side: i64) -> None:
    """The special results of a side, which is about to carry them out; a miss that counts as one for No Quarter must
    still be among its cards [RUN-BAT-12] [RUN-BAT-49] [RUN-CMD-12]."""
    if fate_results.of_result(s, side, fate.MISS) == 0:
        s.set_more_specials(side, 0)
    fate_results.show(s, side, fate.SPECIAL)
    s.set_specials(side, fate_results.icons(s, side, fate.SPECIAL) + s.more_specials[side])


def show_harm(s: Runewars, side: i64, result: i64) -> None:
    """What a side is about to suffer; without units it suffers nothing [RUN-BAT-23] [RUN-BAT-45] [RUN-BAT-49]."""
    fate_results.show(s, 1 - side, result)
    exposed = troops.all_units(s, side) if result == fate.DAMAGE else troops.all_standing(s, side)
    s.set_harm(side, fate_results.icons(s, 1 - side, result) if exposed != 0 else i64(0))


def suffer(s: Runewars, f: i64, side: i64, result: i64) -> None:
    """The suffering side is asked for cards, then assigns what is left; then it is the other side's turn [RUN-BAT-13]
    [RUN-BAT-14] [RUN-BAT-15] [RUN-ORIG-03]."""
    amount = s.harm[side]
    if amount != 0:
        if not battle_windows.open_window(s, side, AT_ROUTS if result == fate.ROUT else AT_DAMAGE):
            s.set_harm(side, 0)
            if result == fate.ROUT:
                losses.deal_routs(s, side, amount)
            else:
                losses.deal_damage(s, side, amount)
        return
    go_on(s, f)
    if side == DEFENDER:
        show_harm(s, ATTACKER, result)
    elif result == fate.ROUT:
        show_harm(s, DEFENDER, fate.DAMAGE)


def end_round(s: Runewars, f: i64) -> None:
    """The cards are discarded, and the next round begins [RUN-BAT-16]."""
    fate_results.end_round(s, ATTACKER)
    fate_results.end_round(s, DEFENDER)
    s.out_of_round = 0
    s.commands_used &= ~BIT[commander_cards.TAKE_THE_BLOW]
    go_to(s, f, questions.B_CHOOSE)


# --- The result -----------------------------------------------------------------------------------------------------


def decide(s: Runewars, f: i64, step: i64, side: i64) -> None:
    """Fortifications, strength, who wins, what is used before the retreat [RUN-BAT-30] to [RUN-BAT-35]."""
    if step == questions.B_DEFENCES:
        if not strength.offer_defence(s):
            s.defences = 0
            go_on(s, f)
    elif step == questions.B_STRENGTH:
        window(s, f, side, AT_STRENGTH)
    elif step == questions.B_RESULT:
        settle(s)
        go_on(s, f)
    elif side == aftermath.loser(s):
        window(s, f, side, AT_RETREAT)
    else:
        go_on(s, f)
        aftermath.offer_prowl(s)


def settle(s: Runewars) -> None:
    """The higher strength wins, the defender wins ties; the stronghold is turned after it has been counted
    [RUN-BAT-34] [RUN-BAT-35] [RUN-BAT-50]."""
    strength.count_up(s)
    strength.turn_stronghold(s)
    attack = s.might[ATTACKER]
    defence = s.might[DEFENDER]
    s.battle_won = aftermath.ATTACKER_WON if attack > defence else aftermath.DEFENDER_WON
    if s.sink is not None:
        s.emit(events.BATTLE_OVER, s.battle_won - 1, s.battle_at - 1, attack, defence, ALL, 0)


def clear_up(s: Runewars, f: i64, step: i64, side: i64) -> None:
    """Retreat, leaders, stronghold, the way home, spoils [RUN-BAT-36] to [RUN-BAT-43]."""
    if step == questions.B_RETREAT:
        go_on(s, f)
        aftermath.retreat_army(s)
    elif step == questions.B_LEADERS:
        if not aftermath.send_leader_home(s):
            go_on(s, f)
    elif step == questions.B_STRONGHOLD:
        go_on(s, f)
        if s.battle_won != aftermath.DEFENDER_WON:
            aftermath.take_stronghold(s)
    elif step == questions.B_HOME:
        aftermath.go_home(s)
        go_on(s, f)
    elif step == questions.B_EXCESS:
        if not aftermath.send_excess(s):
            go_to(s, f, questions.B_OVER if s.battle_won == CALLED_OFF else questions.B_SPOILS)
    elif step == questions.B_SPOILS:
        go_on(s, f)
        aftermath.share_spoils(s)
    elif step == questions.B_END_WINDOW:
        window(s, f, side, AT_END)
    else:
        end(s)


def end(s: Runewars) -> None:
    """The battle marker is removed; only its winner is remembered [RUN-BAT-42] [RUN-NEU-16]."""
    area = s.battle_at - 1
    aftermath.record(s)
    s.end_frame()
    blank(s)
    armies.settle_neutrals(s, area)


def blank(s: Runewars) -> None:
    """All fields of the battle as they are without one."""
    s.battle_at = 0
    s.battler = NO_SIDES
    s.against_neutrals = 0
    s.attackers = 0
    s.battle_row = 0
    s.has_drawn = NO_SIDES
    s.ravages = NO_SIDES
    s.might = NO_SIDES
    s.siege = 0
    s.breach = 0
    s.prize = 0
    s.supporters = NO_TROOPS
    s.window_over = 0
    s.out_of_round = 0
    s.out_of_battle = 0
    s.commands_used = 0
    s.rewards_used = NO_SIDES
    s.hunger_used = 0
    s.barred_card = NO_SIDES
    s.tally = 0
    s.coven = 0
    s.berserkers_lost = 0
    s.defences = 0
    s.fled = 0
    s.fled_to = 0
