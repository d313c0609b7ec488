"""Losses: shields, destroyed units and golems, epic deaths; and who comes back where."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.frames import WHO
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.games.chicken.rules import actions, clauses, compass, events, feats, flags, line, machines, questions
from bannerhall.games.chicken.rules.asking import face_down, tell_piece
from bannerhall.games.chicken.rules.atlas import FIRST_BASE, TILE_HEXES
from bannerhall.games.chicken.rules.components import (
    CHICKENS,
    CHICKENS_MASK,
    COCKFIGHT,
    KINDS_OF_GOODS,
    LEADER,
    MACHINE,
    MOST_GOODS,
    NONE,
    PIECES,
    SOLDIERS_MASK,
)
from bannerhall.games.chicken.rules.state import HEXES, Chicken
from bannerhall.games.chicken.rules.values import armour_of
from bannerhall.games.chicken.rules.walking import stops

PLANKS: Final[i64] = 3  # resources of a Wood Golem [CHI-ENGINE-04]

# --- Shields and dice ------------------------------------------------------------------------------------------------


def lose_shield(s: Chicken, piece: i64) -> None:
    """One shield goes back to the storage [CHI-SHLD-05]."""
    s.set_shields(piece, s.shields[piece] - 1)
    s.shields_left += 1
    tell_piece(s, events.UNSHIELDED, s.player_of(piece), piece)


def lose_shields(s: Chicken, piece: i64) -> None:
    """All its shields go back to the storage [CHI-EPIC-02] [CHI-EPIC-11]."""
    while s.shields[piece] > 0:
        lose_shield(s, piece)


def lose_dice(s: Chicken, piece: i64) -> None:
    """Permanent dice of a defeated piece are used up [CHI-DICE-08] [CHI-EPIC-11]."""
    if s.plus[piece] > 0:
        s.spent[s.player_of(piece)] += s.plus[piece]
        s.set_plus(piece, 0)


# --- Destruction -----------------------------------------------------------------------------------------------------


def hit(s: Chicken, piece: i64, by: i64, ranged: bool) -> bool:
    """A shield absorbs the blow and nothing else happens; without one a unit is destroyed and a leader is unhurt. Tell
    whether it was destroyed [CHI-SHLD-02] [CHI-SHLD-04] [CHI-SHLD-05] [CHI-DIS-14] [CHI-FLAG-11]."""
    if s.shields[piece] > 0:
        lose_shield(s, piece)
        return False
    if LEADER <= piece < MACHINE:
        return False
    destroy(s, piece, by, ranged)
    return True


def destroy(s: Chicken, piece: i64, by: i64, ranged: bool) -> None:
    """A unit leaves the island, and a golem has its effect at once [CHI-MACH-12] [CHI-DIS-11]."""
    player = s.player_of(piece)
    hex_ = s.place[piece] - 1
    model = s.model_of(piece) if piece >= MACHINE else i64(NONE)
    pilots = remove(s, piece, by, ranged)
    if s.over == 0:
        last_words(s, player, model, hex_, pilots)


def remove(s: Chicken, piece: i64, by: i64, ranged: bool) -> i64:
    """A unit leaves the island: a chicken waits to be retrieved, a machine is discarded with its pilots, whose mask is
    returned. `by` is the player who struck it, or NONE; with `ranged`, as by disasters, lava and golems, nobody
    gets its flag [CHI-MACH-14] [CHI-BUILD-13] [CHI-COCK-11] [CHI-FLAG-03] [CHI-FLAG-04]."""
    player = s.player_of(piece)
    hex_ = s.place[piece] - 1
    taker = s.attacker - 1 if by != NONE and not ranged else NONE
    flags.lose(s, piece, taker)
    lose_shields(s, piece)
    lose_dice(s, piece)
    if face_down(s, piece):
        s.eggs &= ~BIT[piece]
        s.set_fell_on(piece, hex_ + 1)
        if s.sink is not None:
            s.emit(events.TURNED_UP, player, piece, 0, 0, ALL, 0)
    s.stand(piece, 0)
    if s.sink is not None:
        s.emit(events.DESTROYED, player, piece, hex_, 0, ALL, 0)
    pilots = scrap(s, piece - MACHINE) if piece >= MACHINE else i64(0)
    if taker != NONE:
        flags.check_home(s, s.player_of(taker))
    return pilots


def scrap(s: Chicken, slot: i64) -> i64:
    """The card of a machine is discarded and its miniature is free again; return the mask of its pilots, who are
    destroyed with it [CHI-MACH-14] [CHI-BUILD-13]."""
    model = s.model[slot] - 1
    player = s.owner[slot]
    s.set_machine_discard(model, s.machine_discard[model] + 1)
    s.set_model(slot, 0)
    s.set_owner(slot, 0)
    s.driven &= ~BIT[MACHINE + slot]
    if player >= s.seats:
        line.leave(s, slot)
    pilots: i64 = 0
    for chicken in range(player * CHICKENS, (player + 1) * CHICKENS):
        if s.pilot[chicken] == slot + 1:
            s.set_pilot(chicken, 0)
            pilots |= BIT[chicken]
    return pilots


@final
class Strike(Question[Chicken]):
    """Pieces are hit one after the other in the order of their numbers, face-down chickens last; what a golem does
    comes at once, before the next of them [CHI-DIS-18] [CHI-COMP-13] [CHI-COCK-12]."""

    def proceed(self, s: Chicken, f: i64) -> None:
        left = s.frames[f + questions.STRIKE_LEFT]
        if left == 0:
            s.end_frame()
            return
        piece = next_struck(s, left)
        s.frames[f + questions.STRIKE_LEFT] = left & ~BIT[piece]
        if s.place[piece] != 0:
            hit(s, piece, s.frames[f + questions.STRIKE_BY] - 1, True)


def next_struck(s: Chicken, pieces: i64) -> i64:
    """Who of some pieces is hit next: open ones by number; then face-down chickens by hex, and on one hex those without
    a shield first, so that the order tells nothing that the blow does not show [CHI-COCK-12]."""
    open_ = pieces & ~s.eggs
    if open_ != 0:
        return lowest(open_)
    best = lowest(pieces)
    left = pieces & (pieces - 1)
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        here, there = s.place[piece], s.place[best]
        if here < there or (here == there and s.shields[piece] == 0 and s.shields[best] != 0):
            best = piece
    return best


def strike(s: Chicken, pieces: i64, by: i64) -> None:
    """Hit all pieces of a mask, without an attacker if `by` is NONE."""
    if pieces != 0:
        s.ask(questions.STRIKE, PROCEEDS, pieces, by + 1)


# --- Golems ----------------------------------------------------------------------------------------------------------


def last_words(s: Chicken, player: i64, model: i64, hex_: i64, pilots: i64) -> None:
    """What a destroyed golem does, by combat or disaster, for its owner. The challenger has neither resources nor
    pilots [CHI-MACH-12] [CHI-ENGINE-06] [CHI-SOLO-12]."""
    if model == machines.GOLEM_ROCK:
        golem_strikes(s, player, hex_)
    elif model == machines.GOLEM_WOOD and player < s.seats:
        offer_planks(s, player, PLANKS)
    elif model == machines.GOLEM_STEEL:
        while pilots != 0:
            return_chicken(s, lowest(pilots))
            pilots &= pilots - 1


def golem_targets(s: Chicken, player: i64, hex_: i64) -> i64:
    """Mask of the opposing chickens and soldiers next to where a Rock Golem stood [CHI-ENGINE-05]."""
    found: i64 = 0
    foes = s.foes_of(player)
    left = CHICKENS_MASK | SOLDIERS_MASK
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        if s.place[piece] == 0 or (foes >> s.player_of(piece)) & 1 == 0:
            continue
        if (s.near[hex_] >> (s.place[piece] - 1)) & 1 == 1:
            found |= BIT[piece]
    return found


def golem_strikes(s: Chicken, player: i64, hex_: i64) -> None:
    """A Rock Golem takes somebody along; a shield absorbs this [CHI-ENGINE-05] [CHI-SHLD-04]."""
    found = golem_targets(s, player, hex_)
    if found == 0:
        return
    if found & (found - 1) == 0:
        hit(s, lowest(found), player, True)
    elif player >= s.seats:
        hit(s, weakest(s, hex_, found), player, True)
    else:
        s.ask(questions.GOLEM, player, hex_)


def weakest(s: Chicken, origin: i64, pieces: i64) -> i64:
    """The target of the challenger's Rock Golem: lowest armour, then hex priority from the golem's hex, then without a
    shield, the stronger, the lower number [CHI-SOLO-12] [CHI-SOLODICE-20]."""
    best = lowest(pieces)
    left = pieces & (pieces - 1)
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        if goes_first(s, origin, piece, best):
            best = piece
    return best


def goes_first(s: Chicken, origin: i64, one: i64, other: i64) -> bool:
    armour, against = armour_of(s, one, NONE), armour_of(s, other, NONE)
    if armour != against:
        return armour < against
    if s.place[one] != s.place[other]:
        return compass.rank_of(s, origin, s.place[one] - 1) < compass.rank_of(s, origin, s.place[other] - 1)
    if (s.shields[one] == 0) != (s.shields[other] == 0):
        return s.shields[one] == 0
    return s.printed_strength(one) > s.printed_strength(other)


@final
class Golem(Question[Chicken]):
    """Whom a Rock Golem takes along; its owner must choose one [CHI-ENGINE-05] [CHI-MACH-12]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = golem_targets(s, seat, s.frames[f + questions.GOLEM_HEX])
        while left != 0:
            out[n] = actions.CHICKEN + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        piece = action - actions.CHICKEN
        if piece < 0 or piece >= PIECES:
            return OTHER_QUESTION
        found = golem_targets(s, seat, s.frames[f + questions.GOLEM_HEX])
        return ALLOWED if found & BIT[piece] != 0 else clauses.NOT_NEXT_TO_THE_GOLEM

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        hit(s, action - actions.CHICKEN, seat, True)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.CHICKEN + lowest(golem_targets(s, seat, s.frames[f + questions.GOLEM_HEX]))

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        if golem_targets(s, s.frames[f + WHO], s.frames[f + questions.GOLEM_HEX]) != 0:
            return []
        return ["a golem without a target"]


def offer_planks(s: Chicken, player: i64, left: i64) -> None:
    """Up to three resources of choice, as long as banner and storage allow it [CHI-ENGINE-04]."""
    if left > 0 and s.goods_of(player) < MOST_GOODS and s.storage[0] + s.storage[1] + s.storage[2] > 0:
        s.ask(questions.SALVAGE, player, left)


@final
class Salvage(Question[Chicken]):
    """What the owner of a Wood Golem takes home [CHI-ENGINE-04] [CHI-MACH-12]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.ENOUGH
        n += 1
        for kind in range(KINDS_OF_GOODS):
            if s.storage[kind] > 0:
                out[n] = actions.GOOD + kind
                n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.ENOUGH:
            return ALLOWED
        kind = action - actions.GOOD
        if kind < 0 or kind >= KINDS_OF_GOODS:
            return OTHER_QUESTION
        return ALLOWED if s.storage[kind] > 0 else clauses.NO_PLANK

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        left = s.frames[f + questions.SALVAGE_LEFT]
        s.end_frame()
        if action == actions.ENOUGH:
            return
        kind = action - actions.GOOD
        s.storage[kind] -= 1
        s.goods[seat * KINDS_OF_GOODS + kind] += 1
        if s.sink is not None:
            s.emit(events.TOOK, seat, kind, 0, 0, ALL, 0)
        offer_planks(s, seat, left - 1)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.ENOUGH

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        stored = s.storage[0] + s.storage[1] + s.storage[2]
        return [] if stored > 0 and s.goods_of(s.frames[f + WHO]) < MOST_GOODS else ["a salvage of nothing"]


# --- Coming back -----------------------------------------------------------------------------------------------------


def return_hexes(s: Chicken, player: i64) -> i64:
    """Mask of the hexes where a chicken or a new leader of the player may appear: the base, or if it is occupied the
    nearest hexes of the territory that are not. Others stand there, or own pieces without the banding symbol: then
    a hex is occupied [CHI-RETR-04] [CHI-EPIC-06] [CHI-EPIC-07] [CHI-EPIC-10]."""
    base = s.base[player] - 1
    free = stops(s, player, BIT[LEADER + player])
    if (free >> base) & 1 == 1:
        return BIT[base]
    territory = s.linked[base - FIRST_BASE] - 1
    return flags.nearest(s, base, free & (15 * BIT[territory * TILE_HEXES]))


def return_chicken(s: Chicken, piece: i64) -> bool:
    """A destroyed chicken comes back if there is a hex for it; tell whether there is. Its owner chooses between equally
    near ones, the challenger by hex priority from its base [CHI-RETR-04] [CHI-SOLO-15]."""
    player = piece // CHICKENS
    hexes = return_hexes(s, player)
    if hexes == 0:
        return False
    if hexes & (hexes - 1) == 0:
        bring_back(s, piece, lowest(hexes))
    elif player >= s.seats:
        bring_back(s, piece, compass.choose(s, s.base[player] - 1, hexes))
    else:
        s.ask(questions.RETURN_HEX, player, piece)
    return True


def bring_back(s: Chicken, piece: i64, hex_: i64) -> None:
    """A chicken or a leader appears on a hex; in the cockfight a chicken lies face down [CHI-COCK-05] [CHI-FLAG-13]."""
    s.stand(piece, hex_ + 1)
    if s.sink is not None:
        s.emit(events.RETURNED, s.player_of(piece), piece, hex_, 0, ALL, 0)
    if s.mode == COCKFIGHT and piece < LEADER:
        s.eggs |= BIT[piece]
        s.set_fell_on(piece, 0)
    flags.arrived(s, piece)


def fill_return_hexes(s: Chicken, player: i64, out: vec[i64], n: i64) -> i64:
    left = return_hexes(s, player)
    while left != 0:
        out[n] = actions.HEX + lowest(left)
        left &= left - 1
        n += 1
    return n


def clause_against_return(s: Chicken, player: i64, action: i64, clause: i64) -> i64:
    hex_ = action - actions.HEX
    if hex_ < 0 or hex_ >= HEXES:
        return OTHER_QUESTION
    return ALLOWED if (return_hexes(s, player) >> hex_) & 1 == 1 else clause


@final
class ReturnHex(Question[Chicken]):
    """On which of several equally near hexes a chicken appears [CHI-RETR-04]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        return fill_return_hexes(s, seat, out, n)

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        return clause_against_return(s, seat, action, clauses.NO_ROOM_AT_HOME)

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        piece = s.frames[f + questions.RETURN_PIECE]
        s.end_frame()
        bring_back(s, piece, action - actions.HEX)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.HEX + lowest(return_hexes(s, seat))

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        who = s.frames[f + WHO]
        falls = s.fallen(who) & BIT[s.frames[f + questions.RETURN_PIECE]] != 0
        return [] if falls and return_hexes(s, who) != 0 else ["return_hex is about something that cannot be"]


# --- Epic deaths -----------------------------------------------------------------------------------------------------


def epic_death(s: Chicken, player: i64, by: i64) -> None:
    """A leader dies, by a player's attacks or, if `by` is NONE, on lava: shields and dice are lost, markers stay. The
    spare is revealed and comes to the base; without a spare the same leader does, so nobody is eliminated. Successes
    are counted anew [CHI-EPIC-01] [CHI-EPIC-05] [CHI-EPIC-06] [CHI-EPIC-11] [CHI-EPIC-12] [CHI-EPIC-14]
    [CHI-CHAL-01]."""
    piece = LEADER + player
    lose_shields(s, piece)
    lose_dice(s, piece)
    s.set_hits(player, 0)
    s.stand(piece, 0)
    if s.sink is not None:
        s.emit(events.EPIC, player, s.leader[player] - 1, 0, 0, ALL, 0)
    if s.spare[player] != 0:
        s.set_leader(player, s.spare[player])
        s.set_spare(player, 0)
        s.reveal()
        if s.sink is not None:
            s.emit(events.LEADS, player, s.leader[player] - 1, 0, 0, ALL, 0)
        if by != NONE:
            feats.met(s, by, feats.EPIC_DEATH)  # [CHI-CHAL-01]
    put_waiting_leader(s, player)


def put_waiting_leader(s: Chicken, player: i64) -> None:
    """A leader off the island comes back to the base, or near it, if there is a hex; else its owner waits, at least
    until the start of their next turn. The challenger chooses by hex priority from its base [CHI-EPIC-07]
    [CHI-EPIC-08] [CHI-EPIC-10] [CHI-EPIC-13] [CHI-SOLO-15]."""
    piece = LEADER + player
    if s.leader[player] == 0 or s.place[piece] != 0:
        return
    hexes = return_hexes(s, player)
    if hexes == 0:
        if s.sink is not None:
            s.emit(events.WAITS, player, 0, 0, 0, ALL, 0)
    elif hexes & (hexes - 1) == 0:
        bring_back(s, piece, lowest(hexes))
    elif player >= s.seats:
        bring_back(s, piece, compass.choose(s, s.base[player] - 1, hexes))
    else:
        s.ask(questions.PUT_LEADER, player, player)


@final
class PutLeader(Question[Chicken]):
    """On which of several equally near hexes a new leader appears [CHI-EPIC-07] [CHI-EPIC-10]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        return fill_return_hexes(s, seat, out, n)

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        return clause_against_return(s, seat, action, clauses.NOT_FOR_A_LEADER)

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        bring_back(s, LEADER + seat, action - actions.HEX)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.HEX + lowest(return_hexes(s, seat))

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        who = s.frames[f + WHO]
        fits = who == s.frames[f + questions.PUT_LEADER_OF] and s.leader[who] != 0 and s.place[LEADER + who] == 0
        return [] if fits and return_hexes(s, who) != 0 else ["put_leader is about something that cannot be"]
