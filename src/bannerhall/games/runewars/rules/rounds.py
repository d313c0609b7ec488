"""Combat rounds: a type of each side by rows, Tactical Fate cards, Fate cards [RUN-BAT-08] to [RUN-BAT-11]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE, PUBLIC, secret_to
from bannerhall.games.runewars.rules import (
    actions,
    battle_windows,
    clauses,
    commanding,
    development_cards,
    drawing,
    events,
    fate,
    fate_results,
    forces,
    losses,
    questions,
    specials,
    tactics,
    troops,
    units,
)
from bannerhall.games.runewars.rules.battle_names import AT_ANNOUNCE
from bannerhall.games.runewars.rules.fate_deck import fill_fates, take_fate
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import SLOTS, TYPES

LAST_ROW: Final[i64] = 5
FLETCHERS_FROM: Final[i64] = 3  # Archers
FIRST_TACTICS: Final[i64] = 30  # where Tactics cards begin among the cards that can be put aside


# --- Which types ----------------------------------------------------------------------------------------------------


def types_to_fight(s: Runewars, side: i64) -> i64:
    """The mask of the slots whose units stand in this row and have not drawn [RUN-BAT-08] [RUN-BAT-53] [RUN-BAT-54]."""
    mask: i64 = 0
    for slot in range(SLOTS):
        if s.troops[side * SLOTS + slot] & troops.UP == 0 or (s.has_drawn[side] >> slot) & 1 == 1:
            continue
        if troops.initiative(s, side, troops.kind_in(s, side, slot)) == s.battle_row:
            mask |= BIT[slot]
    return mask


def choose_type(s: Runewars, side: i64) -> None:
    """A side says which of its types fights now; where there is only one nobody is asked [RUN-BAT-08]."""
    mask = types_to_fight(s, side)
    if mask == 0:
        return
    if mask & (mask - 1) != 0:
        s.ask(questions.CHOOSE_TYPE, troops.seat_of(s, side), side)
        return
    fight_with(s, side, lowest(mask))


def fight_with(s: Runewars, side: i64, slot: i64) -> None:
    s.set_chosen_type(side, slot + 1)
    if s.sink is not None:
        s.emit(events.FIGHTS, side, troops.kind_in(s, side, slot), 0, 0, ALL, 0)


@final
class ChooseType(Question[Runewars]):
    """Which of several types of the row fights now [RUN-BAT-08]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        side = s.frames[f + questions.CHOOSE_TYPE_SIDE]
        mask = types_to_fight(s, side)
        for slot in range(SLOTS):
            if (mask >> slot) & 1 == 1:
                out[n] = actions.FIGHT_WITH + troops.kind_in(s, side, slot)
                n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        kind = action - actions.FIGHT_WITH
        if kind < 0 or kind >= TYPES:
            return OTHER_QUESTION
        side = s.frames[f + questions.CHOOSE_TYPE_SIDE]
        slot = forces.slot_of(kind)
        fits = (types_to_fight(s, side) >> slot) & 1 == 1 and troops.kind_in(s, side, slot) == kind
        return ALLOWED if fits else clauses.NOT_A_TYPE_OF_THE_ROW

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        side = s.frames[f + questions.CHOOSE_TYPE_SIDE]
        s.end_frame()
        fight_with(s, side, forces.slot_of(action - actions.FIGHT_WITH))

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        side = s.frames[f + questions.CHOOSE_TYPE_SIDE]
        return actions.FIGHT_WITH + troops.kind_in(s, side, lowest(types_to_fight(s, side)))


# --- Tactical Fate cards --------------------------------------------------------------------------------------------


def cards_due(s: Runewars, side: i64) -> i64:
    """How many cards the chosen type draws, without those that are put aside again [RUN-BAT-11]."""
    number = fate_results.number_drawn_for(s, side)
    if number == 0:
        return 0
    kind = troops.kind_in(s, side, s.chosen_type[side] - 1)
    if (
        kind == units.ARCHER
        and number >= FLETCHERS_FROM
        and troops.has_card(s, side, development_cards.LATARI_FLETCHERS)
    ):
        number += 1
    return number + s.more[side]


def offer_announcing(s: Runewars, side: i64) -> bool:
    """Ask for Tactical Fate cards whoever has cards in hand; whether somebody is asked [RUN-BAT-09] [RUN-TFC-02]
    [RUN-WINDOW-01]."""
    if s.bow == 0 or not battle_windows.is_asked(s, side, AT_ANNOUNCE):
        return False
    if fate_results.many(s.announced[side]) >= cards_due(s, side):
        return False
    s.ask(questions.ANNOUNCE_FATE, troops.seat_of(s, side), side)
    return True


@final
class AnnounceFate(Question[Runewars]):
    """Tactical Fate cards in place of Fate cards, one after the other, copies of one card too [RUN-BAT-09] [RUN-TFC-01]
    [RUN-TFC-02] [RUN-TFC-04] [RUN-TFC-06] [RUN-TFC-07]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for card in range(fate_results.FIRST, fate_results.LAST + 1):
            if self.clause_against(s, f, seat, actions.ANNOUNCE_FATE + card) == ALLOWED:
                out[n] = actions.ANNOUNCE_FATE + card
                n += 1
        return battle_windows.fill_passes(out, n)

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if battle_windows.is_pass(action):
            return ALLOWED
        card = action - actions.ANNOUNCE_FATE
        if card < 0 or card >= tactics.KINDS:
            return OTHER_QUESTION
        if s.hand[seat * tactics.KINDS + card] == 0:
            return clauses.NOT_IN_HAND
        if tactics.IS_FATE[card] == 0:
            return clauses.NOT_A_FATE_CARD
        side = s.frames[f + questions.ANNOUNCE_FATE_SIDE]
        if not battle_windows.has_free_copy(s, side, card):
            return clauses.FATE_NOT_YET
        return ALLOWED

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        side = s.frames[f + questions.ANNOUNCE_FATE_SIDE]
        s.end_frame()
        if battle_windows.is_pass(action):
            battle_windows.pass_by(s, side, action)
            return
        card = action - actions.ANNOUNCE_FATE
        drawing.take_from_hand(s, seat, card)
        s.set_announced(side, s.announced[side] + fate_results.one(card))
        if s.sink is not None:
            s.emit(events.FATE_ANNOUNCED, side, card, 0, 0, ALL, 0)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.GO_ON


# --- Drawing --------------------------------------------------------------------------------------------------------


def begin_draw(s: Runewars, side: i64) -> None:
    """The chosen type draws a card for each unit that stands; without such a unit it has not drawn [RUN-BAT-10]
    [RUN-BAT-11] [RUN-BAT-45] [RUN-BAT-54] [RUN-BAT-05] [RUN-TFC-02]."""
    number = cards_due(s, side)
    slot = s.chosen_type[side] - 1
    if slot < 0 or number == 0:
        s.set_chosen_type(side, 0)
        return
    s.set_has_drawn(side, s.has_drawn[side] | BIT[slot])
    if troops.kind_in(s, side, slot) == units.BEASTMAN:
        s.set_ravages(side, troops.standing(s, side, slot))
    if is_supported(s, side, slot):
        s.set_spare(side, s.spare[side] + 1)
    draw(s, side, number - fate_results.many(s.announced[side]) + s.spare[side])


def draw(s: Runewars, side: i64, number: i64) -> None:
    """A side draws so many Fate cards, as far as there are any [RUN-BAT-10] [RUN-BAT-29]."""
    in_reach = count(s.fate | s.fate_discard)
    if number > in_reach:
        number = in_reach
    if number > 0:
        s.ask(questions.BATTLE_FATE, CHANCE, side, number, questions.FOR_TYPE)


def is_supported(s: Runewars, side: i64, slot: i64) -> bool:
    """Whether a hero who still stands supports the type [RUN-BAT-05]."""
    hero = s.supporters[side * SLOTS + slot] - 1
    return hero >= 0 and (commanding.standing_heroes(s, side) >> hero) & 1 == 1


@final
class BattleFate(Question[Runewars]):
    """Chance gives one card after the other; only the drawing side sees them. A card of Ravage is carried out at once
    [RUN-BAT-10] [RUN-BAT-29] [RUN-BAT-49] [RUN-BAT-56] [RUN-BAT-67]."""

    def outcomes(self, s: Runewars, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return fill_fates(s, out, weights)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        card = action - actions.FATE
        side = s.frames[f + questions.BATTLE_FATE_SIDE]
        take_fate(s, card)
        if s.frames[f + questions.BATTLE_FATE_WHY] == questions.FOR_RAVAGE:
            s.end_frame()
            carry_out_at_once(s, side, card)
            return
        s.set_fates(side, s.fates[side] | BIT[card])
        if s.sink is not None:
            s.emit(events.FATE_TAKEN, side, card, 0, 0, BIT[troops.seat_of(s, side)], events.FATE_SECRET)
        s.frames[f + questions.BATTLE_FATE_LEFT] -= 1
        if s.frames[f + questions.BATTLE_FATE_LEFT] == 0:
            s.end_frame()

    def audience(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if s.frames[f + questions.BATTLE_FATE_WHY] == questions.FOR_RAVAGE:
            return PUBLIC
        return secret_to(BIT[troops.seat_of(s, s.frames[f + questions.BATTLE_FATE_SIDE])])


def carry_out_at_once(s: Runewars, side: i64, card: i64) -> None:
    """The further card of a Beastman, whatever it shows [RUN-BAT-67]."""
    s.set_aside_fates(side, s.aside_fates[side] | BIT[card])
    fate_results.turn_up(s, side, BIT[card])
    at = card * 4 + units.TRIANGLE
    if fate.RESULT[at] == fate.SPECIAL:
        specials.begin(s, side, units.BEASTMAN)
    elif fate.RESULT[at] == fate.ROUT:
        losses.deal_routs(s, 1 - side, fate.AMOUNT[at])
    elif fate.RESULT[at] == fate.DAMAGE:
        losses.deal_damage(s, 1 - side, fate.AMOUNT[at])


# --- Cards that are put aside ---------------------------------------------------------------------------------------


def begin_aside(s: Runewars, side: i64) -> None:
    """As many cards as a supporting hero or a War Banner has added are put aside [RUN-BAT-05]."""
    number = s.spare[side]
    have = fate_results.cards_of_round(s, side)
    if number > have:
        number = have
    if number > 0:
        s.ask(questions.PUT_ASIDE, troops.seat_of(s, side), side, number, questions.FOR_SUPPORT)


@final
class PutAside(Question[Runewars]):
    """Which cards of one's own side have no effect; only its player knows them. After Feint and Strike others are drawn
    for them; that the last one has been put aside is told only where everybody sees it [RUN-BAT-05] [RUN-BAT-49]
    [RUN-WINDOW-01]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for at in range(FIRST_TACTICS + tactics.KINDS):
            if self.clause_against(s, f, seat, actions.PUT_ASIDE + at) == ALLOWED:
                out[n] = actions.PUT_ASIDE + at
                n += 1
        if s.frames[f + questions.PUT_ASIDE_WHY] == questions.FOR_FEINT:
            out[n] = actions.GO_ON
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        feint = s.frames[f + questions.PUT_ASIDE_WHY] == questions.FOR_FEINT
        if action == actions.GO_ON and feint:
            return ALLOWED
        at = action - actions.PUT_ASIDE
        if at < 0 or at >= FIRST_TACTICS + tactics.KINDS:
            return OTHER_QUESTION
        side = s.frames[f + questions.PUT_ASIDE_SIDE]
        if at < FIRST_TACTICS:
            return ALLOWED if (s.fates[side] >> at) & 1 == 1 else clauses.NOT_DRAWN_HERE
        card = at - FIRST_TACTICS
        if feint or card < fate_results.FIRST or card > fate_results.LAST:
            return clauses.NOT_DRAWN_HERE
        return ALLOWED if fate_results.copies(s.announced[side], card) != 0 else clauses.NOT_DRAWN_HERE

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        side = s.frames[f + questions.PUT_ASIDE_SIDE]
        feint = s.frames[f + questions.PUT_ASIDE_WHY] == questions.FOR_FEINT
        over = action == actions.GO_ON
        if not over:
            put_aside(s, side, action - actions.PUT_ASIDE)
            s.frames[f + questions.PUT_ASIDE_LEFT] -= 1
            over = s.frames[f + questions.PUT_ASIDE_LEFT] == 0
            if feint:
                s.tally += 1
                over = over or not fate_results.may_count(s, side, s.tally)
        if over:
            number = s.tally if feint else i64(0)
            s.tally = 0
            s.end_frame()
            draw(s, side, number)

    def audience(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return PUBLIC if action == actions.GO_ON else secret_to(BIT[seat])

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        if s.frames[f + questions.PUT_ASIDE_WHY] == questions.FOR_FEINT:
            return actions.GO_ON
        for at in range(FIRST_TACTICS + tactics.KINDS):
            if self.clause_against(s, f, seat, actions.PUT_ASIDE + at) == ALLOWED:
                return actions.PUT_ASIDE + at
        raise RuntimeError("there is no card to put aside")


def put_aside(s: Runewars, side: i64, at: i64) -> None:
    """A card of the round has no effect."""
    if at < FIRST_TACTICS:
        s.set_fates(side, s.fates[side] & ~BIT[at])
        s.set_aside_fates(side, s.aside_fates[side] | BIT[at])
    else:
        card = fate_results.one(at - FIRST_TACTICS)
        s.set_announced(side, s.announced[side] - card)
        s.set_aside_tactics(side, s.aside_tactics[side] + card)
