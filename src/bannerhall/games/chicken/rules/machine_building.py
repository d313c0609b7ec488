"""Building machines: which ones, where, with which pilots, for what price; all is named before anything is paid."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.chicken.rules import actions, clauses, events, feats, flags, machines, questions
from bannerhall.games.chicken.rules.asking import misfit
from bannerhall.games.chicken.rules.atlas import FIRST_BASE, TILE_HEXES
from bannerhall.games.chicken.rules.components import (
    CHICKENS_MASK,
    COCKFIGHT,
    KINDS_OF_GOODS,
    MACHINE,
    NONE,
    PIECES,
)
from bannerhall.games.chicken.rules.price import (
    ask_for_exchange,
    ask_for_substitute,
    begin_payment,
    can_pay,
    exchange,
    exchanges,
    lacks,
    may_replace,
    may_save,
    may_substitute,
    pay,
    saves,
)
from bannerhall.games.chicken.rules.state import HEXES, Chicken
from bannerhall.games.chicken.rules.stock import place_of, take

TRIO: Final[i64] = 7  # one of each golem


# --- May it be built? ------------------------------------------------------------------------------------------------


def can_build(s: Chicken, player: i64, model: i64) -> i64:
    """The clause against building a machine of the stock, or 0: miniature, ground, pilots and price are tested together
    before anything is paid [CHI-BUILD-01] [CHI-BUILD-05] [CHI-BUILD-08] [CHI-BUILD-22] [CHI-COCK-06]."""
    if s.mode == COCKFIGHT:
        return clauses.NO_MACHINES
    if place_of(s, model) == NONE:
        return clauses.NOT_IN_STOCK
    if not can_pay(s, player, model):
        return clauses.CANNOT_PAY
    if free_slot(s, machines.KIND[model]) == NONE:
        return clauses.NO_MINIATURE
    if machines.PILOTS[model] > 0 and count(pilots_for(s, player)) < machines.PILOTS[model]:
        return clauses.TOO_FEW_PILOTS
    return ALLOWED if building_hexes(s, player, model) != 0 else clauses.NOT_FREE


def free_slot(s: Chicken, kind: i64) -> i64:
    """A miniature of a kind that is not in play, or NONE: they limit play, not the cards [CHI-BUILD-08]
    [CHI-COMP-11]."""
    for slot in range(machines.FIRST_SLOT[kind], machines.FIRST_SLOT[kind + 1]):
        if s.model[slot] == 0:
            return slot
    return NONE


def home_ground(s: Chicken, player: i64) -> i64:
    """Mask of the four hexes of a player's territory; bases, neutral tiles and other territories are no building ground
    [CHI-BUILD-02] [CHI-BUILD-03] [CHI-BOARD-17]."""
    if s.base[player] == 0:
        return 0
    territory = s.linked[s.base[player] - 1 - FIRST_BASE] - 1
    return 15 * BIT[territory * TILE_HEXES] if territory >= 0 else i64(0)


def clause_against_hex(s: Chicken, player: i64, model: i64, hex_: i64) -> i64:
    """A hex is free, or holds only the builder's banding pieces if the machine bands as well; pilots still stand where
    they are [CHI-BUILD-02] [CHI-BUILD-04] [CHI-BUILD-21] [CHI-BUILD-23]."""
    if home_ground(s, player) & BIT[hex_] == 0:
        return clauses.NOT_YOUR_GROUND
    there = s.standing(hex_)
    if there == 0:
        return ALLOWED
    if s.player_of(lowest(there)) != player:
        return clauses.HELD_BY_OTHERS
    bands = machines.KIND[model] == machines.SOLDIERS and s.all_band(there)
    return ALLOWED if bands else clauses.NOT_FREE


def building_hexes(s: Chicken, player: i64, model: i64) -> i64:
    """Mask of the hexes on which a player may build a machine."""
    found: i64 = 0
    left = home_ground(s, player)
    while left != 0:
        hex_ = lowest(left)
        left &= left - 1
        if clause_against_hex(s, player, model, hex_) == ALLOWED:
            found |= BIT[hex_]
    return found


def pilots_for(s: Chicken, player: i64) -> i64:
    """Mask of the chickens that may become pilots: on the island, and no pilots yet; so an army never has more than six
    [CHI-BUILD-06] [CHI-BUILD-17]."""
    found = s.army(player) & CHICKENS_MASK
    if s.pilots_near == 0:
        return found
    return found & s.pieces_on(home_ground(s, player) | BIT[s.base[player] - 1])


# --- One after the other is named ------------------------------------------------------------------------------------


def begin_build(s: Chicken, player: i64, model: i64, by: i64) -> None:
    """The card is named; hex, pilots and payment follow, asked only where there is a choice [CHI-BUILD-22]."""
    s.build_model = model + 1
    hexes = building_hexes(s, player, model)
    if count(hexes) == 1:
        name_hex(s, player, lowest(hexes), by)
    else:
        s.ask(questions.BUILD_HEX, player, by)


def name_hex(s: Chicken, player: i64, hex_: i64, by: i64) -> None:
    s.build_hex = hex_ + 1
    ask_for_pilots(s, player, by)


def ask_for_pilots(s: Chicken, player: i64, by: i64) -> None:
    """The builder chooses the pilots, unless all who could are needed [CHI-BUILD-05] [CHI-BUILD-17] [CHI-MACH-10]."""
    missing = machines.PILOTS[s.build_model - 1] - count(s.build_pilots)
    if missing > 0:
        free = pilots_for(s, player) & ~s.build_pilots
        if count(free) > missing:
            s.ask(questions.BUILD_PILOT, player, by)
            return
        s.build_pilots |= free
    if not begin_payment(s, player, by):
        build(s, player)


@final
class BuildHex(Question[Chicken]):
    """Where the machine is built [CHI-BUILD-01] [CHI-BUILD-02]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = building_hexes(s, seat, s.build_model - 1)
        while left != 0:
            out[n] = actions.HEX + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        hex_ = action - actions.HEX
        if hex_ < 0 or hex_ >= HEXES:
            return OTHER_QUESTION
        return clause_against_hex(s, seat, s.build_model - 1, hex_)

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        by = s.frames[f + questions.BUILD_HEX_BY]
        s.end_frame()
        name_hex(s, seat, action - actions.HEX, by)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.HEX + lowest(building_hexes(s, seat, s.build_model - 1))

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        able = s.build_model > 0 and can_build(s, s.active, s.build_model - 1) == ALLOWED
        return misfit(s, f, able and s.build_hex == 0 and s.build_pilots == 0, questions.ACTIONS)


@final
class BuildPilot(Question[Chicken]):
    """Which chicken becomes a pilot [CHI-BUILD-17]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = pilots_for(s, seat) & ~s.build_pilots
        while left != 0:
            out[n] = actions.PILOT + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        piece = action - actions.PILOT
        if piece < 0 or piece >= PIECES:
            return OTHER_QUESTION
        return ALLOWED if pilots_for(s, seat) & ~s.build_pilots & BIT[piece] != 0 else clauses.NO_PILOT

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        by = s.frames[f + questions.BUILD_PILOT_BY]
        s.end_frame()
        s.build_pilots |= BIT[action - actions.PILOT]
        ask_for_pilots(s, seat, by)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.PILOT + lowest(pilots_for(s, seat) & ~s.build_pilots)

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        return misfit(s, f, is_named(s) and lacks_pilots(s), questions.ACTIONS)


def is_named(s: Chicken) -> bool:
    """Whether card and hex of a build are named, and still possible."""
    if s.build_model == 0 or s.build_hex == 0 or can_build(s, s.active, s.build_model - 1) != ALLOWED:
        return False
    if s.build_pilots & ~pilots_for(s, s.active) != 0:
        return False
    return clause_against_hex(s, s.active, s.build_model - 1, s.build_hex - 1) == ALLOWED


def lacks_pilots(s: Chicken) -> bool:
    return count(s.build_pilots) < machines.PILOTS[s.build_model - 1]


@final
class BuildPrice(Question[Chicken]):
    """What War Economy saves; then what Doctor Eggbert replaces, and with what [CHI-SCROLL-26] [CHI-LEADER-09]
    [CHI-BUILD-22]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        if self.clause_against(s, f, seat, actions.ENOUGH) == ALLOWED:
            out[n] = actions.ENOUGH
            n += 1
        first = word_of(s, f)
        for kind in range(KINDS_OF_GOODS):
            if self.clause_against(s, f, seat, first + kind) == ALLOWED:
                out[n] = first + kind
                n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        replaced = s.frames[f + questions.BUILD_PRICE_OPEN]
        saved = s.frames[f + questions.BUILD_PRICE_SAVED] == 1
        if action == actions.ENOUGH and saved and replaced == 0:
            return clauses.CANNOT_PAY if lacks(s, seat) else ALLOWED
        kind = action - word_of(s, f)
        if kind < 0 or kind >= KINDS_OF_GOODS:
            return OTHER_QUESTION
        if replaced != 0:
            return ALLOWED if may_substitute(s, seat, replaced - 1, kind) else clauses.NO_EXCHANGE
        if saved:
            return ALLOWED if may_replace(s, seat, kind) else clauses.NO_EXCHANGE
        return ALLOWED if may_save(s, seat, kind) else clauses.NOTHING_TO_SAVE

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        by = s.frames[f + questions.BUILD_PRICE_BY]
        saved = s.frames[f + questions.BUILD_PRICE_SAVED] == 1
        replaced = s.frames[f + questions.BUILD_PRICE_OPEN]
        kind = action - word_of(s, f)
        s.end_frame()
        asked = False
        if replaced != 0:
            exchange(s, replaced - 1, kind)
        elif not saved:
            s.set_price(kind, s.price[kind] - 1)
            asked = ask_for_exchange(s, seat, by)
        elif action != actions.ENOUGH:
            asked = ask_for_substitute(s, seat, by, kind)
        if not asked:
            build(s, seat)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        if self.clause_against(s, f, seat, actions.ENOUGH) == ALLOWED:
            return actions.ENOUGH
        first = word_of(s, f)
        kind: i64 = 0
        while kind < KINDS_OF_GOODS - 1 and self.clause_against(s, f, seat, first + kind) != ALLOWED:
            kind += 1
        return first + kind

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        named = is_named(s) and not lacks_pilots(s)
        fits = exchanges(s, s.active) if s.frames[f + questions.BUILD_PRICE_SAVED] == 1 else saves(s, s.active)
        if not named or not fits:
            return misfit(s, f, False, questions.ACTIONS)
        any_answer = self.clause_against(s, f, s.active, self.lapse(s, f, s.active)) == ALLOWED
        return misfit(s, f, any_answer, questions.ACTIONS)


def word_of(s: Chicken, f: i64) -> i64:
    """The kind of action that the price asks for now."""
    if s.frames[f + questions.BUILD_PRICE_OPEN] != 0:
        return actions.PAY
    return actions.REPLACE if s.frames[f + questions.BUILD_PRICE_SAVED] == 1 else actions.SPARE


# --- The build -------------------------------------------------------------------------------------------------------


def build(s: Chicken, player: i64) -> None:
    """Pay, turn the pilots, put the miniature on them, lay out the card, refill the stock, in this order
    [CHI-BUILD-09] [CHI-BUILD-10] [CHI-BUILD-11] [CHI-BUILD-14] [CHI-BUILD-19]."""
    model = s.build_model - 1
    hex_ = s.build_hex - 1
    pilots = s.build_pilots
    s.build_model = 0
    s.build_hex = 0
    s.build_pilots = 0
    pay(s, player)
    slot = free_slot(s, machines.KIND[model])
    piece = MACHINE + slot
    s.set_model(slot, model + 1)
    s.set_owner(slot, player)
    while pilots != 0:
        board(s, player, lowest(pilots), slot)
        pilots &= pilots - 1
    s.stand(piece, hex_ + 1)
    s.set_built(player, s.built[player] + 1)
    if s.sink is not None:
        s.emit(events.BUILT, player, piece, model, hex_, ALL, 0)
    look_for_trio(s, player)
    flags.arrived(s, piece)
    if s.over == 0:
        take(s, place_of(s, model))


def board(s: Chicken, player: i64, chicken: i64, slot: i64) -> None:
    """A chicken becomes a pilot for good: it stands on no hex of its own, so it neither acts nor fights but goes where
    its machine goes. Its shields go to the storage, its permanent dice are used up, flags that it carries pass to the
    machine [CHI-BUILD-10] [CHI-BUILD-11] [CHI-BUILD-12] [CHI-BUILD-13] [CHI-BUILD-18] [CHI-BUILD-20]."""
    s.shields_left += s.shields[chicken]
    s.set_shields(chicken, 0)
    s.spent[player] += s.plus[chicken]
    s.set_plus(chicken, 0)
    s.set_pilot(chicken, slot + 1)
    s.stand(chicken, 0)
    for owner in range(s.players):
        if s.flags[owner] == chicken + 1:
            s.set_flags(owner, MACHINE + slot + 1)
            if s.sink is not None:
                s.emit(events.CARRIES, player, owner, MACHINE + slot, 0, ALL, 0)


def look_for_trio(s: Chicken, player: i64) -> None:
    """All three golems of a player in play at once are a challenge met [CHI-CHAL-04] [CHI-MACH-05]."""
    found: i64 = 0
    for slot in range(machines.FIRST_SLOT[machines.GOLEMS], machines.FIRST_SLOT[machines.GOLEMS + 1]):
        if s.model[slot] != 0 and s.owner[slot] == player:
            found |= BIT[s.model[slot] - 1 - machines.GOLEM_WOOD]
    if found == TRIO:
        feats.met(s, player, feats.ALL_GOLEMS)


# --- Offers ----------------------------------------------------------------------------------------------------------


def fill_builds(s: Chicken, player: i64, kind_of_action: i64, out: vec[i64], n: i64) -> i64:
    """The machines of the stock that a player may build, each once."""
    for at in range(len(s.stock)):
        model = s.stock[at] - 1
        if model >= 0 and place_of(s, model) == at and can_build(s, player, model) == ALLOWED:
            out[n] = kind_of_action + model
            n += 1
    return n


def begin_quick_build(s: Chicken, player: i64) -> None:
    """In the quick game the player may build once before the actions [CHI-QUICK-01]."""
    for at in range(len(s.stock)):
        if s.stock[at] != 0 and can_build(s, player, s.stock[at] - 1) == ALLOWED:
            s.ask(questions.QUICK_BUILD, player)
            return


@final
class QuickBuild(Question[Chicken]):
    """A build before the actions, or none [CHI-QUICK-01] [CHI-DICE-12]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.ENOUGH
        return fill_builds(s, seat, actions.BUILD, out, n + 1)

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.ENOUGH:
            return ALLOWED
        model = action - actions.BUILD
        return can_build(s, seat, model) if 0 <= model < machines.MODELS else OTHER_QUESTION

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        if action != actions.ENOUGH:
            begin_build(s, seat, action - actions.BUILD, questions.BY_QUICK)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.ENOUGH

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        return misfit(s, f, s.quick == 1, questions.ACTIONS)
