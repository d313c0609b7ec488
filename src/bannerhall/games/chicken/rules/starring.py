"""Stars: the six general effects, and what towers, leaders and strategies do for stars in the action step."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED
from bannerhall.core.events import ALL
from bannerhall.games.chicken.rules import actions, clauses, events, leaders, machines, scrolls
from bannerhall.games.chicken.rules.asking import tell_piece
from bannerhall.games.chicken.rules.components import COCKFIGHT, FLAG, MOST_PLAYERS, NONE, SOLO, STAR
from bannerhall.games.chicken.rules.machine_building import home_ground
from bannerhall.games.chicken.rules.state import Chicken
from bannerhall.games.chicken.rules.values import tower_of

# The six general effects [CHI-STAR-05].
RESTOCK: Final[i64] = 0
SIFT: Final[i64] = 1
DRAW: Final[i64] = 2
RECOVER: Final[i64] = 3
SHIELD: Final[i64] = 4
REDEEM: Final[i64] = 5
PRICE: Final = vec[i64]([1, 1, 2, 3, 4, 5])  # [CHI-STAR-06] [CHI-STAR-07] [CHI-STAR-08] [CHI-STAR-09] …
CAESARS_PRICE: Final[i64] = 3
ONE_STAR: Final[i64] = 1
GUARD_STARS: Final[i64] = 2


def star_price(s: Chicken, player: i64, effect: i64) -> i64:
    """How many stars a general effect costs; Chicken Caesar redeems for three, in solo he shields for three
    [CHI-STAR-05] [CHI-LEADER-05]."""
    cheap = SHIELD if s.mode == SOLO else REDEEM
    if effect == cheap and s.leads(player, leaders.CHICKEN_CAESAR):
        return CAESARS_PRICE
    return PRICE[effect]


def pay_stars(s: Chicken, player: i64, many: i64) -> None:
    """Dice that show a star are used up, one for each star [CHI-STAR-01] [CHI-STAR-15]."""
    s.use_up(player, STAR, many)


def clause_against_stars(s: Chicken, player: i64, many: i64) -> i64:
    """Only dice with a star count; an effect may be bought as often as it is paid [CHI-STAR-01] [CHI-STAR-02]
    [CHI-STAR-15]."""
    return ALLOWED if s.stars(player) >= many else clauses.TOO_FEW_STARS


# --- The general effects ---------------------------------------------------------------------------------------------


def clause_against_effect(s: Chicken, player: i64, effect: i64) -> i64:
    """The stars must be there; the cockfight has no machines to restock [CHI-STAR-05] [CHI-COCK-06]."""
    if effect == RESTOCK and s.mode == COCKFIGHT:
        return clauses.NO_MACHINES
    return clause_against_stars(s, player, star_price(s, player, effect))


def clause_against_shield(s: Chicken, player: i64, piece: i64) -> i64:
    """A shield goes on one's own unit or leader, if the storage has one [CHI-STAR-10] [CHI-STAR-14]."""
    clause = clause_against_effect(s, player, SHIELD)
    if clause != ALLOWED:
        return clause
    if s.shields_left == 0:
        return clauses.NO_SHIELD
    return ALLOWED if s.place[piece] != 0 and s.player_of(piece) == player else clauses.NOT_YOUR_PIECE


def shield(s: Chicken, player: i64, piece: i64) -> None:
    """A shield goes from the storage onto a piece [CHI-COMP-08] [CHI-STAR-10]."""
    s.shields_left -= 1
    s.set_shields(piece, s.shields[piece] + 1)
    tell_piece(s, events.SHIELDED, player, piece)


def clause_against_redeeming(s: Chicken, player: i64, giver: i64) -> i64:
    """An opponent's marker must lie on the player's own banner [CHI-STAR-11] [CHI-FLAG-09]."""
    if s.mode == FLAG:
        return clauses.NO_MARKERS_HERE
    if s.markers[giver * MOST_PLAYERS + player] == 0:
        return clauses.NO_MARKER
    return clause_against_effect(s, player, REDEEM)


def redeem(s: Chicken, player: i64, giver: i64) -> None:
    """The marker goes back to its owner [CHI-STAR-11] [CHI-COMP-09]."""
    at = giver * MOST_PLAYERS + player
    s.set_markers(at, s.markers[at] - 1)
    if s.sink is not None:
        s.emit(events.REDEEMED, player, giver, 0, 0, ALL, 0)


def fill_effects(s: Chicken, player: i64, out: vec[i64], n: i64) -> i64:
    """The general effects that need no piece, each if it can be paid."""
    if s.stars(player) == 0:
        return n
    for effect in range(SHIELD):
        if clause_against_effect(s, player, effect) == ALLOWED:
            out[n] = word_of(effect)
            n += 1
    for giver in range(s.players):
        if clause_against_redeeming(s, player, giver) == ALLOWED:
            out[n] = actions.REDEEM + giver
            n += 1
    return n


def word_of(effect: i64) -> i64:
    """The action that buys a general effect without an argument."""
    if effect == RESTOCK:
        return actions.RESTOCK
    if effect == SIFT:
        return actions.SIFT
    return actions.DRAW if effect == DRAW else actions.RECOVER


def effect_of(action: i64) -> i64:
    """The general effect that an action without an argument buys, or NONE."""
    for effect in range(SHIELD):
        if word_of(effect) == action:
            return effect
    return NONE


# --- Towers ----------------------------------------------------------------------------------------------------------


def clause_against_tower(s: Chicken, player: i64, model: i64) -> i64:
    """A tower on the island, in the turn in which it is built as well, and its star [CHI-MACH-09] [CHI-STAR-01]
    [CHI-BUILD-19]."""
    if tower_of(s, player, model) == NONE:
        return clauses.NO_TOWER
    return clause_against_stars(s, player, ONE_STAR)


def use_tower(s: Chicken, player: i64, model: i64, stars: i64) -> None:
    pay_stars(s, player, stars)
    if s.sink is not None:
        s.emit(events.USED, player, model, 0, 0, ALL, 0)


def guarded(s: Chicken, player: i64) -> i64:
    """Mask of the pieces that the White Tower may shield now: on their owner's territory or base [CHI-ENGINE-16]
    [CHI-STAR-04] [CHI-STAR-17]."""
    if s.stars(player) < GUARD_STARS or s.shields_left == 0 or tower_of(s, player, machines.TOWER_WHITE) == NONE:
        return 0
    home = home_ground(s, player) | BIT[s.base[player] - 1]
    found: i64 = 0
    left = s.army(player)
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        if home & BIT[s.place[piece] - 1] != 0:
            found |= BIT[piece]
    return found


def clause_against_guarding(s: Chicken, player: i64, piece: i64) -> i64:
    """The White Tower, two stars, a shield in the storage, a piece at home [CHI-ENGINE-16]."""
    if tower_of(s, player, machines.TOWER_WHITE) == NONE:
        return clauses.NO_TOWER
    if s.stars(player) < GUARD_STARS:
        return clauses.TOO_FEW_STARS
    if s.shields_left == 0:
        return clauses.NO_SHIELD
    return ALLOWED if guarded(s, player) & BIT[piece] != 0 else clauses.NOT_GUARDED


def guard(s: Chicken, player: i64, piece: i64) -> None:
    """The White Tower puts a shield on a piece, in the action step or in a window of a fight [CHI-ENGINE-16]."""
    use_tower(s, player, machines.TOWER_WHITE, GUARD_STARS)
    shield(s, player, piece)


# --- Leaders and strategies ------------------------------------------------------------------------------------------


def clause_against_leader(s: Chicken, player: i64, card: i64) -> i64:
    """The leader must stand on the island, and its star be there [CHI-LEAD-02] [CHI-STAR-01]."""
    if not s.leads(player, card):
        return clauses.ABILITY_ABSENT
    return clause_against_stars(s, player, ONE_STAR)


def use_leader(s: Chicken, player: i64) -> None:
    pay_stars(s, player, ONE_STAR)
    if s.sink is not None:
        s.emit(events.STARRED, player, s.leader[player] - 1, 0, 0, ALL, 0)


def clause_against_sneaking(s: Chicken, player: i64) -> i64:
    """Shortcut: once paid it holds for the rest of the turn [CHI-SCROLL-20]."""
    if not s.follows(player, scrolls.SHORTCUT):
        return clauses.NOT_FOLLOWED
    return clauses.SHORTCUT_PAID if s.sneaky == 1 else clause_against_stars(s, player, ONE_STAR)


def clause_against_heat(s: Chicken, player: i64) -> i64:
    """Hot Feet: paid for the next move action of this turn [CHI-SCROLL-29]."""
    if not s.follows(player, scrolls.HOT_FEET):
        return clauses.NOT_FOLLOWED
    return clauses.HEAT_PAID if s.hot == 1 else clause_against_stars(s, player, ONE_STAR)


def pay_strategy(s: Chicken, player: i64) -> None:
    """A star for the strategy that lies active [CHI-STRAT-01] [CHI-STAR-01]."""
    pay_stars(s, player, ONE_STAR)
    if s.sink is not None:
        s.emit(events.PLAYED, player, s.strategy[player] - 1, 0, 0, ALL, 0)
