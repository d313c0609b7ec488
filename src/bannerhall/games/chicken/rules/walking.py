"""Moves: a piece or a band goes from hex to hex, up to its speed [CHI-MOVE-01]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.frames import WHO
from bannerhall.core.question import Question
from bannerhall.core.state import PUBLIC
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.chicken.rules import actions, clauses, events, flags, leaders, questions, scrolls
from bannerhall.games.chicken.rules.asking import audience_of, face_down, misfit
from bannerhall.games.chicken.rules.components import (
    BANDING_MASK,
    CARS_MASK,
    FLAG,
    LEADER,
    LEADERS_MASK,
    PIECES,
)
from bannerhall.games.chicken.rules.state import HEXES, Chicken

PIECE_SECRET: Final[i64] = 2  # the second argument of an event

# --- Where pieces may be ---------------------------------------------------------------------------------------------


def barred(s: Chicken, player: i64) -> i64:
    """Mask of the hexes where nobody of a player's band may end: others stand there, team-mates among them, or own
    pieces without the banding symbol [CHI-MOVE-04] [CHI-MOVE-06] [CHI-BAND-09] [CHI-TEAM-04]."""
    found = s.hexes_of(s.army(player) & ~BANDING_MASK)
    for other in range(s.players):
        if other != player:
            found |= s.held_by(other)
    return found


def occupied(s: Chicken, pieces: i64) -> i64:
    """Mask of the hexes on which others than these pieces stand."""
    found = s.held_by_all()
    left = pieces
    while left != 0:
        at = s.place[lowest(left)]
        left &= left - 1
        if at != 0 and s.standing(at - 1) & ~pieces == 0:
            found &= ~BIT[at - 1]
    return found


def stops(s: Chicken, player: i64, pieces: i64) -> i64:
    """Mask of the hexes where these pieces of a player may end together: on the island, never on lava, on neutral tiles
    and bases as anywhere, and with own pieces only if all of them band [CHI-MOVE-04] [CHI-MOVE-08] [CHI-MOVE-12]
    [CHI-MOVE-13] [CHI-BAND-01]."""
    closed = barred(s, player) if pieces & ~BANDING_MASK == 0 else occupied(s, pieces)
    return s.land & ~s.lava & ~closed


def may_stop(s: Chicken, player: i64, pieces: i64, hex_: i64) -> bool:
    """Whether these pieces of a player may end together on a hex."""
    return (stops(s, player, pieces) >> hex_) & 1 == 1


def steps_from(s: Chicken, piece: i64) -> i64:
    """Mask of the hexes to which a piece alone may be moved by exactly one hex, seen from its owner; no speed and no
    permission counts here [CHI-DIS-07] [CHI-SCROLL-24]."""
    return s.near[s.place[piece] - 1] & stops(s, s.player_of(piece), BIT[piece])


def crosses_lava(s: Chicken, player: i64, pieces: i64) -> bool:
    """Krakatoa, and whoever moves in one band with Krakatoa, may pass over lava [CHI-LEADER-04] [CHI-MOVE-11]."""
    return pieces & LEADERS_MASK != 0 and s.leads(player, leaders.KRAKATOA)


def passable(s: Chicken, player: i64) -> i64:
    """Mask of the hexes that a player's pieces may pass over, those with own pieces and with a team-mate's included,
    those with opposing ones only after Shortcut was paid; lava is not left out here [CHI-MOVE-03] [CHI-MOVE-06]
    [CHI-MOVE-07] [CHI-MOVE-08] [CHI-TEAM-04] [CHI-SCROLL-20]."""
    if s.sneaky == 1:
        return s.land
    return s.land & ~s.held_by_foes(player)


def speed_of(s: Chicken, player: i64, pieces: i64) -> i64:
    """How far pieces move together: the fastest sets the pace, Forced March adds 1 for whoever can move at all
    [CHI-MOVE-02] [CHI-MOVE-09] [CHI-BAND-03] [CHI-BAND-06] [CHI-SCROLL-24]."""
    fastest: i64 = 0
    while pieces != 0:
        speed = s.printed_speed(lowest(pieces))
        pieces &= pieces - 1
        if speed > fastest:
            fastest = speed
    return fastest + 1 if fastest > 0 and s.follows(player, scrolls.FORCED_MARCH) else fastest


# --- Looking ahead ---------------------------------------------------------------------------------------------------


def reaches(s: Chicken, here: i64, ends: i64, open_: i64, left: i64) -> bool:
    """Whether an end can be reached with so many steps over open hexes."""
    wave = BIT[here]
    for _ in range(left):
        following: i64 = 0
        while wave != 0:
            following |= s.near[lowest(wave)]
            wave &= wave - 1
        if following & ends != 0:
            return True
        wave = following & open_
    return False


def steps_to(s: Chicken, here: i64, ends: i64, open_: i64, left: i64) -> i64:
    """Mask of the neighbours that are ends, or from which one can still be reached; `left` counts the step to them."""
    found = s.near[here] & ends
    if left > 1:
        rest = s.near[here] & open_ & ~ends
        while rest != 0:
            hex_ = lowest(rest)
            rest &= rest - 1
            if reaches(s, hex_, ends, open_, left - 1):
                found |= BIT[hex_]
    return found


def movable(s: Chicken, player: i64) -> i64:
    """Mask of a player's pieces that could make a move on their own now. Whatever band can move has such a member, so
    it is the one to be named first [CHI-MOVE-01] [CHI-MOVE-09] [CHI-MOVE-14]."""
    found: i64 = 0
    banding = s.land & ~s.lava & ~barred(s, player)
    single = s.land & ~s.lava & ~occupied(s, 0)
    over = passable(s, player)
    cool = over if s.hot == 1 else over & ~s.lava
    left = s.army(player)
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        speed = speed_of(s, player, BIT[piece])
        if speed == 0:
            continue
        here = s.place[piece] - 1
        ends = (banding if BIT[piece] & BANDING_MASK != 0 else single) & ~BIT[here]
        open_ = over if crosses_lava(s, player, BIT[piece]) else cool
        if s.near[here] & ends != 0 or (speed > 1 and reaches(s, here, ends, open_, speed)):
            found |= BIT[piece]
    return found


def can_walk(s: Chicken, player: i64, piece: i64, by: i64) -> i64:
    """The clause against a move that this piece begins, or 0: it must be the player's, able to move, and there must be
    another hex on which it could end [CHI-MOVE-01] [CHI-MOVE-09] [CHI-MOVE-14] [CHI-MACH-06] [CHI-MACH-07]
    [CHI-LEADER-08]."""
    if s.place[piece] == 0 or s.player_of(piece) != player:
        return clauses.NOT_YOUR_WALKER
    if by == questions.BY_CAR:
        if BIT[piece] & CARS_MASK == 0:
            return clauses.NOT_YOUR_CAR
        if s.driven & BIT[piece] != 0:
            return clauses.CAR_HAS_DRIVEN
    if by == questions.BY_CHARGE and piece != LEADER + player:
        return clauses.DRUMSTICK_LEADS
    if s.printed_speed(piece) == 0:
        return clauses.CANNOT_MOVE
    return ALLOWED if movable(s, player) & BIT[piece] != 0 else clauses.NOWHERE_TO_GO


# --- Moving ----------------------------------------------------------------------------------------------------------


def put(s: Chicken, piece: i64, hex_: i64, how: i64) -> None:
    """A piece goes to a hex, leaving its band, and picks up what lies there [CHI-BAND-05] [CHI-FLAG-13]."""
    shift(s, piece, hex_, how)
    flags.arrived(s, piece)


def shift(s: Chicken, piece: i64, hex_: i64, how: i64) -> None:
    """A piece goes to a hex; which face-down chicken it is only its owner is told [CHI-COCK-09]."""
    s.stand(piece, hex_ + 1)
    if s.sink is None:
        return
    player = s.player_of(piece)
    if face_down(s, piece):
        s.emit(events.MOVED, player, piece, hex_, how, BIT[player], PIECE_SECRET)
    else:
        s.emit(events.MOVED, player, piece, hex_, how, ALL, 0)


def start_walk(s: Chicken, piece: i64, by: i64) -> None:
    """A move begins. What it costs is paid; Hot Feet serves this move and no other [CHI-SCROLL-29] [CHI-MACH-07]."""
    s.walkers = BIT[piece]
    s.walked = 0
    s.reach = speed_of(s, s.active, s.walkers)
    s.walk_from = s.place[piece]
    s.tread = s.hot
    s.hot = 0
    if by == questions.BY_CAR:
        s.driven |= BIT[piece]
    s.ask(questions.WALK, s.active, by)
    go_on(s, s.top())


def here_now(s: Chicken) -> i64:
    """The hex on which the moving pieces are."""
    return s.place[lowest(s.walkers)] - 1


def ends_of(s: Chicken, pieces: i64) -> i64:
    """Where these of the moving pieces may end; never where the move began [CHI-MOVE-14]."""
    return stops(s, s.active, pieces) & ~BIT[s.walk_from - 1]


def open_to(s: Chicken, pieces: i64) -> i64:
    """What these of the moving pieces may pass over, with the permissions they still have among them [CHI-MOVE-05]
    [CHI-MOVE-11] [CHI-BAND-06] [CHI-SCROLL-29]."""
    found = passable(s, s.active)
    return found if s.tread == 1 or crosses_lava(s, s.active, pieces) else found & ~s.lava


def next_steps(s: Chicken, pieces: i64) -> i64:
    """Mask of the hexes that these of the moving pieces may step on next. A hex that can only be passed is among them
    only if a legal end can still be reached from it [CHI-MOVE-12]."""
    left = speed_of(s, s.active, pieces) - s.walked
    if left <= 0:
        return 0
    return steps_to(s, here_now(s), ends_of(s, pieces), open_to(s, pieces), left)


def may_end(s: Chicken) -> bool:
    return s.walked > 0 and (ends_of(s, s.walkers) >> here_now(s)) & 1 == 1


def joinable(s: Chicken) -> i64:
    """Mask of the pieces that may still come along: of the same stack, before the first step [CHI-BAND-06]
    [CHI-BAND-11]."""
    if s.walked != 0 or s.walkers & ~BANDING_MASK != 0:
        return 0
    return s.standing(here_now(s)) & BANDING_MASK & ~s.walkers


def go_on(s: Chicken, f: i64) -> None:
    """Ask how the move goes on, or do the only thing that is left to do."""
    while True:
        steps = next_steps(s, s.walkers)
        if steps == 0:
            end_walk(s)
            return
        if steps & (steps - 1) != 0 or joinable(s) != 0 or may_end(s):
            return
        if not step(s, f, lowest(steps)):
            return


def step(s: Chicken, f: i64, hex_: i64) -> bool:
    """The moving pieces go one hex on, together; tell whether the move may go on at once. Face-down chickens come last:
    their numbers must not show between the others [CHI-BAND-03] [CHI-COCK-12]."""
    shift_all(s, s.walkers & ~s.eggs, hex_, s.frames[f + questions.WALK_BY])
    shift_all(s, s.walkers & s.eggs, hex_, s.frames[f + questions.WALK_BY])
    s.walked += 1
    return s.mode != FLAG or pick_up(s, hex_)


def shift_all(s: Chicken, pieces: i64, hex_: i64, how: i64) -> None:
    while pieces != 0:
        shift(s, lowest(pieces), hex_, how)
        pieces &= pieces - 1


def pick_up(s: Chicken, hex_: i64) -> bool:
    """Flags on the hex are picked up, also in passing; in a band the moving player names the carrier. Tell whether the
    move may go on at once [CHI-FLAG-05] [CHI-FLAG-07]."""
    lying = flags.lying_on(s, hex_)
    if lying != 0 and s.walkers & (s.walkers - 1) != 0:
        s.ask(questions.TAKER, s.active, lowest(lying))
        return False
    if lying != 0:
        flags.arrived(s, lowest(s.walkers))
    else:
        flags.check_home(s, s.active)
    return s.over == 0


def end_walk(s: Chicken) -> None:
    s.end_frame()
    s.walkers = 0
    s.walked = 0
    s.reach = 0
    s.walk_from = 0
    s.tread = 0


@final
class Walk(Question[Chicken]):
    """Who of the stack comes along; then step by step, leaving members behind on the way [CHI-MOVE-01] [CHI-BAND-05]
    [CHI-BAND-06]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        ending = may_end(s)
        if ending:
            out[n] = actions.STOP
            n += 1
        left = joinable(s)
        while left != 0:
            out[n] = actions.JOIN + lowest(left)
            left &= left - 1
            n += 1
        left = next_steps(s, s.walkers)
        while left != 0:
            out[n] = actions.STEP + lowest(left)
            left &= left - 1
            n += 1
        return fill_drops(s, f, out, n) if ending and s.walkers & (s.walkers - 1) != 0 else n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        kind = action // SPAN * SPAN
        argument = action - kind
        if kind == actions.STEP:
            return clause_against_step(s, argument)
        if kind == actions.STOP:
            return clause_against_stop(s)
        if kind == actions.JOIN:
            return clause_against_joining(s, argument)
        return clause_against_drop(s, f, argument) if kind == actions.DROP else OTHER_QUESTION

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        kind = action // SPAN * SPAN
        argument = action - kind
        if kind == actions.STOP:
            end_walk(s)
            return
        if kind == actions.STEP:
            if not step(s, f, argument):
                return
        elif kind == actions.JOIN:
            s.walkers |= BIT[argument]
        else:
            s.walkers &= ~BIT[argument]
        s.reach = speed_of(s, seat, s.walkers)
        go_on(s, f)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.STOP if may_end(s) else actions.STEP + lowest(next_steps(s, s.walkers))

    def audience(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        kind = action // SPAN * SPAN
        return audience_of(s, seat, action - kind) if kind == actions.JOIN or kind == actions.DROP else PUBLIC

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        return misfit(s, f, s.active < s.seats and sound_walk(s, f), questions.ACTIONS)


def sound_walk(s: Chicken, f: i64) -> bool:
    """The moving pieces stand together, belong to the active player and have somewhere to go, unless it is asked first
    who takes up a flag."""
    if s.walkers == 0 or s.walk_from == 0 or s.walkers & ~s.army(s.active) != 0:
        return False
    if s.walkers & ~s.standing(here_now(s)) != 0 or s.reach != speed_of(s, s.active, s.walkers):
        return False
    if s.walkers & (s.walkers - 1) != 0 and s.walkers & ~BANDING_MASK != 0:
        return False
    if s.walked == 0 and here_now(s) != s.walk_from - 1:
        return False
    return f != s.top() or next_steps(s, s.walkers) != 0


def fill_drops(s: Chicken, f: i64, out: vec[i64], n: i64) -> i64:
    left = s.walkers
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        if clause_against_drop(s, f, piece) == ALLOWED:
            out[n] = actions.DROP + piece
            n += 1
    return n


def clause_against_step(s: Chicken, hex_: i64) -> i64:
    """One hex on, over what the moving pieces may pass, and only where they can still come to a legal end [CHI-MOVE-01]
    [CHI-MOVE-05] [CHI-MOVE-06] [CHI-MOVE-07] [CHI-MOVE-08] [CHI-MOVE-12]."""
    if hex_ >= HEXES or (s.near[here_now(s)] >> hex_) & 1 == 0:
        return clauses.NOT_ADJACENT
    if (next_steps(s, s.walkers) >> hex_) & 1 == 1:
        return ALLOWED
    if s.walked >= s.reach:
        return clauses.TOO_FAR
    if (open_to(s, s.walkers) >> hex_) & 1 == 0:
        return clauses.LAVA if (s.lava >> hex_) & 1 == 1 else clauses.IN_THE_WAY
    return clause_against_end(s, hex_)


def clause_against_stop(s: Chicken) -> i64:
    if s.walked == 0:
        return clauses.BACK_AT_THE_START
    return clause_against_end(s, here_now(s))


def clause_against_end(s: Chicken, hex_: i64) -> i64:
    """Why the moving pieces may not end on a hex [CHI-MOVE-04] [CHI-MOVE-12] [CHI-MOVE-14]."""
    if (ends_of(s, s.walkers) >> hex_) & 1 == 1:
        return ALLOWED
    if hex_ == s.walk_from - 1:
        return clauses.BACK_AT_THE_START
    others = s.standing(hex_) & ~s.walkers
    if others != 0 and others & ~s.army(s.active) == 0:
        return clauses.NOT_BANDING
    return clauses.NO_PLACE_TO_STOP


def clause_against_joining(s: Chicken, piece: i64) -> i64:
    """Nobody joins on the way, and only pieces with the banding symbol go together [CHI-BAND-01] [CHI-BAND-06]."""
    if piece < PIECES and joinable(s) & BIT[piece] != 0:
        return ALLOWED
    return clauses.OTHERS_MUST_GO_ON if s.walked != 0 else clauses.NOT_IN_THE_BAND


def clause_against_drop(s: Chicken, f: i64, piece: i64) -> i64:
    """A member stays behind where it may end, while the others go on, as far as the fastest of them could have gone in
    all. Sir Drumstick's charge goes nowhere without him [CHI-BAND-06] [CHI-BAND-11] [CHI-LEADER-08]."""
    if piece >= PIECES or s.walkers & BIT[piece] == 0:
        return clauses.NOT_IN_THE_BAND
    if s.walked == 0:
        return clauses.NOT_BEFORE_A_STEP
    if s.frames[f + questions.WALK_BY] == questions.BY_CHARGE and piece == LEADER + s.active:
        return clauses.DRUMSTICK_LEADS
    if not may_end(s):
        return clause_against_end(s, here_now(s))
    rest = s.walkers & ~BIT[piece]
    return ALLOWED if rest != 0 and next_steps(s, rest) != 0 else clauses.OTHERS_MUST_GO_ON


@final
class Taker(Question[Chicken]):
    """Who of a moving band carries the flag that lies here [CHI-FLAG-07]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = s.walkers
        while left != 0:
            out[n] = actions.CARRIER + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        piece = action - actions.CARRIER
        if piece < 0 or piece >= PIECES:
            return OTHER_QUESTION
        return ALLOWED if s.walkers & BIT[piece] != 0 else clauses.NOT_IN_THIS_BAND

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        owner = s.frames[f + questions.TAKER_OF]
        s.end_frame()
        flags.take(s, owner, action - actions.CARRIER)
        if pick_up(s, here_now(s)):
            go_on(s, s.top())

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.CARRIER + lowest(s.walkers)

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        owner = s.frames[f + questions.TAKER_OF]
        lies = s.walkers != 0 and flags.lying_on(s, here_now(s)) & BIT[owner] != 0
        if lies and s.frames[f + WHO] == s.active and s.walked > 0:
            return []
        return ["taker is about something that cannot be"]
