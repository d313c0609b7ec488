"""A fight: who may attack whom, and its stages from the declaration to the draws."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.frames import WHO
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE, PROCEEDS
from bannerhall.games.chicken.rules import (
    actions,
    aftermath,
    card_rounds,
    clauses,
    events,
    losses,
    questions,
    reveal,
    rotten,
    solo_fight,
    spoils,
    windows,
)
from bannerhall.games.chicken.rules.aftermath import NO_CARDS
from bannerhall.games.chicken.rules.components import (
    KINDS_OF_FACES,
    PIECES,
    PLUS1,
    PLUS2,
    PLUS3,
    SOLO,
)
from bannerhall.games.chicken.rules.state import HEXES, Chicken
from bannerhall.games.chicken.rules.values import targets

# --- Who attacks whom ------------------------------------------------------------------------------------------------


def can_fight(s: Chicken, player: i64, piece: i64) -> i64:
    """Why a player may not attack with a piece: it must be theirs and on the island, have printed strength and somebody
    in reach; how often it has fought does not matter [CHI-FIGHT-01] [CHI-FIGHT-02] [CHI-FIGHT-03] [CHI-FIGHT-20]
    [CHI-BUILD-11]."""
    if s.place[piece] == 0 or s.player_of(piece) != player:
        return clauses.NOT_YOUR_FIGHTER
    if s.printed_strength(piece) == 0:
        return clauses.CANNOT_ATTACK
    return ALLOWED if targets(s, piece) != 0 else clauses.OUT_OF_REACH


def choose_target(s: Chicken, piece: i64, by: i64) -> None:
    """Ask whom a piece attacks, unless there is one answer. Its action is used up [CHI-FIGHT-01] [CHI-FIGHT-28]."""
    s.attacker = piece + 1
    found = targets(s, piece)
    eggs = egg_hexes(s, found)
    known = found & ~s.eggs
    if known == 0 and eggs & (eggs - 1) == 0:
        attack_egg(s, lowest(eggs))
    elif eggs == 0 and known & (known - 1) == 0:
        declare(s, piece, lowest(known))
    else:
        s.ask(questions.TARGET, s.player_of(piece), by)


def egg_hexes(s: Chicken, pieces: i64) -> i64:
    """Mask of the hexes on which face-down chickens of these pieces lie."""
    hexes: i64 = 0
    left = pieces & s.eggs
    while left != 0:
        hexes |= BIT[s.place[lowest(left)] - 1]
        left &= left - 1
    return hexes


def attack_egg(s: Chicken, hex_: i64) -> None:
    """The face-down chickens of a hex cannot be told apart: chance says which one is attacked [CHI-COCK-09]."""
    lying = s.standing(hex_) & s.eggs
    if lying & (lying - 1) == 0:
        declare(s, s.attacker - 1, lowest(lying))
    else:
        s.ask(questions.WHICH_EGG, CHANCE, hex_, s.player_of(lowest(lying)))


@final
class Target(Question[Chicken]):
    """Whom the attacker attacks; any one member of a stack, face-down chickens by their hex [CHI-FIGHT-01]
    [CHI-BAND-04] [CHI-COCK-09]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        found = targets(s, s.attacker - 1)
        left = found & ~s.eggs
        while left != 0:
            out[n] = actions.TARGET + lowest(left)
            left &= left - 1
            n += 1
        left = egg_hexes(s, found)
        while left != 0:
            out[n] = actions.EGG + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        """Opponents in reach only [CHI-FIGHT-02] [CHI-FIGHT-03] [CHI-RANGE-01]."""
        hex_ = action - actions.EGG
        if 0 <= hex_ < HEXES:
            found = egg_hexes(s, targets(s, s.attacker - 1))
            return ALLOWED if found & BIT[hex_] != 0 else clauses.OUT_OF_REACH
        piece = action - actions.TARGET
        if piece < 0 or piece >= PIECES:
            return OTHER_QUESTION
        if s.eggs & BIT[piece] != 0:
            return clauses.UNKNOWN_EGG
        if targets(s, s.attacker - 1) & BIT[piece] != 0:
            return ALLOWED
        friend = s.place[piece] != 0 and not s.hostile(seat, s.player_of(piece))
        return clauses.NOT_AGAINST_FRIENDS if friend else clauses.OUT_OF_REACH

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        hex_ = action - actions.EGG
        if 0 <= hex_ < HEXES:
            attack_egg(s, hex_)
        else:
            declare(s, s.attacker - 1, action - actions.TARGET)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        found = targets(s, s.attacker - 1)
        if found & ~s.eggs != 0:
            return actions.TARGET + lowest(found & ~s.eggs)
        return actions.EGG + lowest(egg_hexes(s, found))

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        who = s.frames[f + WHO]
        if s.attacker == 0 or s.place[s.attacker - 1] == 0 or s.player_of(s.attacker - 1) != who or who != s.active:
            return ["nobody attacks a target"]
        return [] if can_fight(s, who, s.attacker - 1) == ALLOWED else ["the attacker has no target"]


def declare(s: Chicken, attacker: i64, defender: i64) -> None:
    """One attacker and one defender; it cannot be withdrawn [CHI-FIGHT-01] [CHI-FIGHT-28] [CHI-FIGHT-29]."""
    s.attacker = attacker + 1
    s.defender = defender + 1
    s.aggressor = s.player_of(attacker)
    s.victim = s.player_of(defender)
    s.first_victim = s.victim
    s.revealed = NO_CARDS
    if s.sink is not None:
        s.emit(events.DECLARED, s.aggressor, attacker, s.victim, defender, ALL, 0)
    s.ask(questions.FIGHT, PROCEEDS, questions.F_DECLARED)


def turn_up(s: Chicken, piece: i64) -> None:
    """A face-down chicken that fights is turned up right after the declaration and stays open [CHI-COCK-02]
    [CHI-COCK-07]."""
    if s.eggs & BIT[piece] != 0:
        s.eggs &= ~BIT[piece]
        s.reveal()
        if s.sink is not None:
            s.emit(events.TURNED_UP, s.player_of(piece), piece, 0, 0, ALL, 0)


# --- Stages ----------------------------------------------------------------------------------------------------------


@final
class Fight(Question[Chicken]):
    """The stages of a fight, one after the other [CHI-FIGHT-23]."""

    def proceed(self, s: Chicken, f: i64) -> None:
        stage = s.frames[f + questions.FIGHT_STAGE]
        if stage < questions.F_COMPARE:
            s.frames[f + questions.FIGHT_STAGE] = stage + 1
            before_comparison(s, f, stage)
        elif stage < questions.F_CLEAR:
            s.frames[f + questions.FIGHT_STAGE] = stage + 1
            after_comparison(s, f, stage)
        elif stage == questions.F_CLEAR:
            aftermath.give_shields(s)
            aftermath.count_draws(s)
            aftermath.clear(s)
            s.frames[f + questions.FIGHT_STAGE] = questions.F_DRAWS
        elif stage == questions.F_OVER or not aftermath.next_draw(s):
            s.aggressor = 0
            s.end_frame()

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        stage = s.frames[f + questions.FIGHT_STAGE]
        if (s.attacker == 0) != (stage > questions.F_CLEAR):
            return ["a fight without an attacker, or an attacker without a fight"]
        if s.attacker == 0:
            return []
        if s.aggressor != s.active or s.defender == 0 or not s.hostile(s.aggressor, s.victim):
            return ["the two sides of a fight do not fit"]
        if s.outcome != 0 and stage < questions.F_ROTTEN:
            return ["a fight has an outcome before its cards are revealed"]
        early = stage <= questions.F_COMPARE and s.outcome == 0
        if early and (s.place[s.attacker - 1] == 0 or s.place[s.defender - 1] == 0):
            return ["somebody fights who is not on the island"]
        return []


def before_comparison(s: Chicken, f: i64, stage: i64) -> None:
    """Declaration, first window, dice, cards, reveal, Rotten Eggs, second window; after a fight that a card has ended
    there is nothing to compare [CHI-FIGHT-28] [CHI-FIGHT-30] [CHI-STAR-17]."""
    if stage == questions.F_DECLARED:
        turn_up(s, s.attacker - 1)
        turn_up(s, s.defender - 1)
    elif stage == questions.F_WINDOW1:
        windows.open_windows(s, True)
    elif stage == questions.F_DICE:
        offer_dice(s)
    elif stage == questions.F_CARDS:
        card_rounds.begin_rounds(s)
    elif stage == questions.F_REVEAL:
        reveal.begin_reveal(s)
        if s.mode == SOLO:
            solo_fight.show_challengers_cards(s)
    elif s.outcome == reveal.ENDED:
        s.frames[f + questions.FIGHT_STAGE] = questions.F_RUN
    elif stage == questions.F_ROTTEN:
        if rotten.next_egg(s):
            s.frames[f + questions.FIGHT_STAGE] = questions.F_ROTTEN
    else:
        windows.open_windows(s, False)


def after_comparison(s: Chicken, f: i64, stage: i64) -> None:
    """Success or not, marker and win, losses with what a golem does, then what the attacking player may do: Ill
    Pollazzo, Plunder, Hit and Run, in this order [CHI-FIGHT-23] [CHI-FIGHT-32]."""
    if stage == questions.F_COMPARE:
        aftermath.compare(s)
    elif stage == questions.F_MARKER:
        if aftermath.beats_leader(s):
            aftermath.humiliate(s)
    elif stage == questions.F_CONSEQUENCE:
        aftermath.carry_out_result(s, f)
    elif stage == questions.F_GOLEM:
        bring_home(s, f)
    elif stage == questions.F_ROB:
        spoils.offer_robbery(s)
    elif stage == questions.F_PLUNDER:
        spoils.offer_plunder(s)
    else:
        spoils.offer_run(s)


def bring_home(s: Chicken, f: i64) -> None:
    """One after the other, the chickens that Mother Hen or a Steel Golem saves come back at once; then a golem has its
    effect [CHI-SCROLL-15] [CHI-FIGHT-23] [CHI-MACH-12]."""
    left = s.frames[f + questions.FIGHT_RETURNING]
    if left != 0:
        s.frames[f + questions.FIGHT_RETURNING] = left & (left - 1)
        s.frames[f + questions.FIGHT_STAGE] = questions.F_GOLEM
        losses.return_chicken(s, lowest(left))
    elif s.frames[f + questions.FIGHT_GOLEM] != 0:
        model, hex_ = s.frames[f + questions.FIGHT_GOLEM] - 1, s.fell_at - 1
        s.frames[f + questions.FIGHT_GOLEM] = 0
        s.fell_at = 0
        losses.last_words(s, s.victim, model, hex_, 0)


# --- Bonus dice ------------------------------------------------------------------------------------------------------


def offer_dice(s: Chicken) -> None:
    """The attacking player may put bonus dice on the attacker, once and before any card; the challenger's dice are in
    its rows [CHI-FIGHT-04] [CHI-FIGHT-26]."""
    if s.aggressor < s.seats and bonus_dice(s, s.aggressor) > 0:
        s.ask(questions.COMBAT_DICE, s.aggressor)


def bonus_dice(s: Chicken, player: i64) -> i64:
    at = player * KINDS_OF_FACES
    return s.dice[at + PLUS1] + s.dice[at + PLUS2] + s.dice[at + PLUS3]


@final
class CombatDice(Question[Chicken]):
    """Which dice of the banner strengthen the attacker: +2 and +3 in this fight, +1 for good [CHI-FIGHT-04]
    [CHI-DICE-09] [CHI-DICE-10]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.PASS
        n += 1
        for face in range(PLUS1, PLUS3 + 1):
            if s.dice[seat * KINDS_OF_FACES + face] > 0:
                out[n] = actions.ADD_DIE + face
                n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.PASS:
            return ALLOWED
        face = action - actions.ADD_DIE
        if face < 0 or face >= KINDS_OF_FACES:
            return OTHER_QUESTION
        if face < PLUS1:
            return clauses.NO_BONUS_DIE
        return ALLOWED if s.dice[seat * KINDS_OF_FACES + face] > 0 else clauses.NO_SUCH_DIE

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        if action == actions.PASS:
            s.end_frame()
            return
        add_die(s, seat, action - actions.ADD_DIE)
        if bonus_dice(s, seat) == 0:
            s.end_frame()

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.PASS

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        fits = s.attacker != 0 and s.frames[f + WHO] == s.aggressor and bonus_dice(s, s.aggressor) > 0
        return [] if fits else ["bonus dice are asked for where there are none"]


def add_die(s: Chicken, player: i64, face: i64) -> None:
    """A die leaves the banner: +1 stays on the attacker, the others are used up after the fight [CHI-FIGHT-25]
    [CHI-DICE-06] [CHI-DICE-10]."""
    s.dice[player * KINDS_OF_FACES + face] -= 1
    if face == PLUS1:
        s.set_plus(s.attacker - 1, s.plus[s.attacker - 1] + 1)
    else:
        s.set_thrown(face, s.thrown[face] + 1)
    if s.sink is not None:
        s.emit(events.ADDED_DIE, player, face, 0, 0, ALL, 0)
