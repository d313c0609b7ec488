"""The reveal of a fight: player by player cards are turned up, sides named, Change Now! and Chicken Out carried out."""

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
from bannerhall.games.chicken.rules import actions, clauses, events, questions, scrolls, walking
from bannerhall.games.chicken.rules.card_rounds import first_laid, strike_out
from bannerhall.games.chicken.rules.components import LEADERS_MASK, PIECES
from bannerhall.games.chicken.rules.drawing import lay_on_discards
from bannerhall.games.chicken.rules.playing import adopt
from bannerhall.games.chicken.rules.state import HEXES, Chicken
from bannerhall.games.chicken.rules.values import ATTACK, DEFENCE, in_reach, targets

SUCCESS: Final[i64] = 1  # outcomes of a fight, as in events.OUTCOMES
ABSORBED: Final[i64] = 2
FAILED: Final[i64] = 3
ENDED: Final[i64] = 4  # by Chicken Out, a failure without comparison
ALL_CARDS: Final[i64] = -1  # SUPPORT asks about all cards of a player
BY_CHICKEN_OUT: Final[i64] = 8  # in events.WAYS


def begin_reveal(s: Chicken) -> None:
    """Cards are turned up player by player, clockwise from the defending player [CHI-FIGHT-09] [CHI-FIGHT-10]."""
    s.ask(questions.REVEAL, PROCEEDS, s.first_victim)


def face_down(s: Chicken, player: i64) -> i64:
    """How many cards of a player lie face down."""
    cards: i64 = 0
    if s.played[player] == 0 and player < s.seats:
        return cards
    for at in range(player * scrolls.KINDS, (player + 1) * scrolls.KINDS):
        cards += s.laid[at]
    return cards


def first_of(s: Chicken, player: i64) -> i64:
    """The first kind of which a player has cards face down."""
    for kind in range(scrolls.KINDS):
        if s.laid[player * scrolls.KINDS + kind] > 0:
            return kind
    return 0


def next_after_end(s: Chicken, player: i64) -> i64:
    """Which card is shown next after the fight has ended early: strategies as they were played [CHI-FIGHT-35]."""
    kind = first_laid(s, player)
    return kind if kind >= 0 and s.laid[player * scrolls.KINDS + kind] > 0 else first_of(s, player)


def order_matters(s: Chicken, player: i64) -> bool:
    """Whether it makes a difference which card is turned up next: of several strategies the last one remains, Change
    Now! and Chicken Out change what follows [CHI-FIGHT-10] [CHI-STRAT-04]."""
    first = player * scrolls.KINDS
    kinds: i64 = 0
    strategies: i64 = 0
    for kind in range(scrolls.FIRST_DISASTER):
        if s.laid[first + kind] > 0:
            kinds += 1
            if kind >= scrolls.FIRST_STRATEGY:
                strategies += 1
    if strategies > 1:
        return True
    tricks = s.laid[first + scrolls.CHANGE_NOW] + s.laid[first + scrolls.CHICKEN_OUT]
    return tricks > 0 and kinds > 1


def side_of(s: Chicken, player: i64) -> i64:
    """The side of a player: attacker and defender have theirs, others name it at the reveal; 0 not yet. Whoever has
    once been the defending player stays on the defender's side [CHI-FIGHT-11] [CHI-FIGHT-12] [CHI-FIGHT-22]."""
    if player == s.aggressor:
        return ATTACK
    if player == s.victim or player == s.first_victim:
        return DEFENCE
    return s.helps[player]


def per_card(s: Chicken) -> bool:
    """The table lets an uninvolved player name a side for each card [CHI-FIGHT-12]."""
    return s.rules.options["supporter_side"] == "per_card"


def has_bonus(kind: i64) -> bool:
    return scrolls.STRENGTH[kind] + scrolls.ARMOUR[kind] > 0


@final
class Reveal(Question[Chicken]):
    """Within one's own cards each player chooses the order, and is asked where it matters [CHI-FIGHT-09]
    [CHI-FIGHT-10]."""

    def proceed(self, s: Chicken, f: i64) -> None:
        player = s.frames[f + questions.REVEAL_OF]
        if face_down(s, player) == 0:
            following = s.next_player(player)
            if following == s.first_victim:
                s.end_frame()
            else:
                s.frames[f + questions.REVEAL_OF] = following
        elif s.outcome == ENDED:
            turn_up(s, player, next_after_end(s, player))
        elif side_of(s, player) == 0 and not per_card(s):
            s.ask(questions.SUPPORT, player, ALL_CARDS)
        elif order_matters(s, player):
            s.frames[f + WHO] = player
        else:
            turn_up(s, player, first_of(s, player))

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for kind in range(scrolls.FIRST_DISASTER):
            if s.laid[seat * scrolls.KINDS + kind] > 0:
                out[n] = actions.REVEAL + kind
                n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        kind = action - actions.REVEAL
        if kind < 0 or kind >= scrolls.KINDS:
            return OTHER_QUESTION
        return ALLOWED if s.laid[seat * scrolls.KINDS + kind] > 0 else clauses.NOT_YOUR_CARD

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.frames[f + WHO] = PROCEEDS
        turn_up(s, seat, action - actions.REVEAL)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.REVEAL + first_of(s, seat)

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        player = s.frames[f + questions.REVEAL_OF]
        if s.attacker == 0:
            return ["cards are revealed without a fight"]
        if s.frames[f + WHO] >= 0 and (s.frames[f + WHO] != player or face_down(s, player) == 0):
            return ["the reveal asks the wrong one"]
        return []


def turn_up(s: Chicken, player: i64, kind: i64) -> None:
    """A card is turned up: a strategy becomes active at once, magic is carried out; after the fight has ended early
    magic is discarded without effect [CHI-FIGHT-28] [CHI-STRAT-04] [CHI-SCROLL-12]."""
    at = player * scrolls.KINDS + kind
    s.set_laid(at, s.laid[at] - 1)
    s.set_revealed(at, s.revealed[at] + 1)
    s.reveal()
    if kind >= scrolls.FIRST_STRATEGY:
        strike_out(s, player, kind)
        tell(s, player, kind, 0)
        adopt(s, player, kind)
    elif s.outcome == ENDED:
        tell(s, player, kind, 0)
        lay_on_discards(s, player, kind)
    else:
        show(s, player, kind)


def show(s: Chicken, player: i64, kind: i64) -> None:
    """Magic that counts: on its player's side, named for this card alone where the table says so [CHI-FIGHT-12]
    [CHI-MAGIC-02]."""
    at = player * scrolls.KINDS + kind
    s.set_shown(at, s.shown[at] + 1)
    if kind == scrolls.ROTTEN_EGG:
        s.set_rotten(player, s.rotten[player] + 1)
    side = side_of(s, player)
    if side == 0 and has_bonus(kind):
        s.ask(questions.SUPPORT, player, kind)
        return
    put_on_side(s, player, kind, side)
    if kind == scrolls.CHANGE_NOW:
        change(s, player)
    elif kind == scrolls.CHICKEN_OUT:
        flee(s, player)


def put_on_side(s: Chicken, player: i64, kind: i64, side: i64) -> None:
    if side == ATTACK:
        at = player * scrolls.KINDS + kind
        s.set_for_attack(at, s.for_attack[at] + 1)
    tell(s, player, kind, side)


def tell(s: Chicken, player: i64, kind: i64, side: i64) -> None:
    if s.sink is not None:
        s.emit(events.REVEALED, player, kind, side, 0, ALL, 0)


@final
class Support(Question[Chicken]):
    """An uninvolved player names the side that all the cards help, or this one [CHI-FIGHT-11] [CHI-FIGHT-12]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.SUPPORT
        out[n + 1] = actions.SUPPORT + 1
        return n + 2

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        return ALLOWED if action == actions.SUPPORT or action == actions.SUPPORT + 1 else OTHER_QUESTION

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        kind = s.frames[f + questions.SUPPORT_CARD]
        side = action - actions.SUPPORT + ATTACK
        s.end_frame()
        if kind == ALL_CARDS:
            s.set_helps(seat, side)
        else:
            put_on_side(s, seat, kind, side)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.SUPPORT + 1

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        seat, kind = s.frames[f + WHO], s.frames[f + questions.SUPPORT_CARD]
        if side_of(s, seat) != 0:
            return ["a player who has a side is asked for it"]
        if kind == ALL_CARDS:
            return [] if face_down(s, seat) > 0 else ["a side is asked for without cards"]
        if not has_bonus(kind) or s.shown[seat * scrolls.KINDS + kind] == 0:
            return ["a side is asked for a card that needs none"]
        return []


# --- Change Now! -----------------------------------------------------------------------------------------------------


def substitutes(s: Chicken) -> i64:
    """Mask of the other units in the attacker's reach of this moment that belong to opponents of the attacking player
    [CHI-SCROLL-02] [CHI-FIGHT-29] [CHI-COMP-07]."""
    return targets(s, s.attacker - 1) & ~LEADERS_MASK & ~BIT[s.defender - 1]


def change(s: Chicken, player: i64) -> None:
    """Change Now!: its player must choose another unit, if there is one [CHI-SCROLL-02] [CHI-FIGHT-33]."""
    found = substitutes(s)
    if found == 0:
        return
    if found & (found - 1) == 0:
        replace_defender(s, player, lowest(found))
    else:
        s.ask(questions.CHANGE, player, player)


def replace_defender(s: Chicken, player: i64, piece: i64) -> None:
    """The fight goes on with the new defender, whose player joins the defender's side; what was given to the defending
    side stays [CHI-FIGHT-22]."""
    s.defender = piece + 1
    s.victim = s.player_of(piece)
    s.set_helps(s.victim, DEFENCE)
    if s.sink is not None:
        s.emit(events.CHANGED, player, s.victim, piece, 0, ALL, 0)


@final
class Change(Question[Chicken]):
    """Which unit becomes the defender [CHI-SCROLL-02]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = substitutes(s)
        while left != 0:
            out[n] = actions.TARGET + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        piece = action - actions.TARGET
        if piece < 0 or piece >= PIECES:
            return OTHER_QUESTION
        return ALLOWED if substitutes(s) & BIT[piece] != 0 else clauses.NOT_CHANGED_FOR

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        replace_defender(s, seat, action - actions.TARGET)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.TARGET + lowest(substitutes(s))

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        found = substitutes(s)
        return [] if found & (found - 1) != 0 else ["Change Now! has no choice"]


# --- Chicken Out -----------------------------------------------------------------------------------------------------


def flee(s: Chicken, player: i64) -> None:
    """Chicken Out: its player must move the defender if it is theirs at this moment, is no machine of speed 0 and has a
    hex to go to [CHI-SCROLL-12] [CHI-FIGHT-33]."""
    piece = s.defender - 1
    if s.player_of(piece) != player or s.printed_speed(piece) == 0:
        return
    hexes = walking.steps_from(s, piece)
    if hexes == 0:
        return
    if hexes & (hexes - 1) == 0:
        flee_to(s, lowest(hexes))
    else:
        s.ask(questions.FLEE, player)


def flee_to(s: Chicken, hex_: i64) -> None:
    """The defender leaves its band; out of the attacker's reach the attack fails at once [CHI-SCROLL-12]
    [CHI-FIGHT-28] [CHI-FIGHT-29]."""
    piece = s.defender - 1
    walking.put(s, piece, hex_, BY_CHICKEN_OUT)
    if s.over == 0 and not in_reach(s, s.attacker - 1, piece):
        s.outcome = ENDED
        if s.sink is not None:
            s.emit(events.ESCAPED, s.player_of(piece), piece, 0, 0, ALL, 0)


@final
class Flee(Question[Chicken]):
    """Where the defender goes [CHI-SCROLL-12]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = walking.steps_from(s, s.defender - 1)
        while left != 0:
            out[n] = actions.HEX + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        hex_ = action - actions.HEX
        if hex_ < 0 or hex_ >= HEXES:
            return OTHER_QUESTION
        return ALLOWED if walking.steps_from(s, s.defender - 1) & BIT[hex_] != 0 else clauses.NOT_TO_FLEE_TO

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        flee_to(s, action - actions.HEX)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.HEX + lowest(walking.steps_from(s, s.defender - 1))

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        if s.defender == 0 or s.player_of(s.defender - 1) != s.frames[f + WHO]:
            return ["somebody flees with a piece of another"]
        hexes = walking.steps_from(s, s.defender - 1)
        return [] if hexes & (hexes - 1) != 0 else ["Chicken Out has no choice of hexes"]
