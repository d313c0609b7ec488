"""Retrieving: chickens that were destroyed come back, resources come from the storage [CHI-COMP-08]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.frames import WHO
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.games.chicken.rules import actions, clauses, events, losses, questions, scrolls
from bannerhall.games.chicken.rules.asking import misfit
from bannerhall.games.chicken.rules.components import COCKFIGHT, KINDS_OF_GOODS, MOST_GOODS, PIECES
from bannerhall.games.chicken.rules.drawing import draw_scrolls
from bannerhall.games.chicken.rules.state import Chicken

# --- What there is to retrieve ---------------------------------------------------------------------------------------


def returnable(s: Chicken, player: i64) -> i64:
    """Mask of the destroyed chickens that can come back now [CHI-RETR-01] [CHI-RETR-04]."""
    fallen = s.fallen(player)
    return fallen if fallen != 0 and losses.return_hexes(s, player) != 0 else i64(0)


def kinds_in_storage(s: Chicken) -> i64:
    """How many kinds of resources the storage has; without resources in the game none [CHI-RETR-03] [CHI-COCK-06]."""
    found: i64 = 0
    for kind in range(KINDS_OF_GOODS):
        if s.storage[kind] > 0:
            found += 1
    return found


def clause_against_retrieving(s: Chicken, player: i64) -> i64:
    """A retrieve action needs something to retrieve [CHI-RETR-06]."""
    if kinds_in_storage(s) > 0 or returnable(s, player) != 0:
        return ALLOWED
    return clauses.NOTHING_TO_RETRIEVE


def clause_against_chicken(s: Chicken, player: i64, piece: i64) -> i64:
    """Only one's own destroyed chicken, which one is the owner's choice, and only to a hex that can take it
    [CHI-RETR-01] [CHI-RETR-04] [CHI-RETR-05] [CHI-COCK-05]."""
    if s.fallen(player) & BIT[piece] == 0:
        return clauses.NOT_FALLEN
    return ALLOWED if losses.return_hexes(s, player) != 0 else clauses.NO_ROOM_AT_HOME


def clause_against_good(s: Chicken, kind: i64) -> i64:
    """The storage must have it; in the cockfight there are no resources [CHI-RETR-03] [CHI-COCK-06]."""
    if s.mode == COCKFIGHT:
        return clauses.NO_GOODS
    return ALLOWED if s.storage[kind] > 0 else clauses.NOT_IN_STORAGE


def fill_chickens(s: Chicken, player: i64, out: vec[i64], n: i64) -> i64:
    left = returnable(s, player)
    while left != 0:
        out[n] = actions.CHICKEN + lowest(left)
        left &= left - 1
        n += 1
    return n


def fill_goods(s: Chicken, out: vec[i64], n: i64) -> i64:
    for kind in range(KINDS_OF_GOODS):
        if s.storage[kind] > 0:
            out[n] = actions.GOOD + kind
            n += 1
    return n


def take_good(s: Chicken, player: i64, kind: i64) -> None:
    """A resource goes from the storage to a banner [CHI-RETR-01] [CHI-COMP-08] [CHI-COMP-09]."""
    s.storage[kind] -= 1
    s.goods[player * KINDS_OF_GOODS + kind] += 1
    if s.sink is not None:
        s.emit(events.TOOK, player, kind, 0, 0, ALL, 0)


def give_good(s: Chicken, player: i64, kind: i64) -> None:
    """A resource goes from a banner to the storage [CHI-COMP-08]."""
    s.goods[player * KINDS_OF_GOODS + kind] -= 1
    s.storage[kind] += 1
    if s.sink is not None:
        s.emit(events.GAVE, player, kind, 0, 0, ALL, 0)


# --- The retrieve action ---------------------------------------------------------------------------------------------


def begin_retrieving(s: Chicken, many: i64, by: i64) -> None:
    """One retrieve action, or the two of a die [CHI-RETR-01] [CHI-DICE-04]."""
    s.ask(questions.RETRIEVE, PROCEEDS, many, by)


def optional(s: Chicken, f: i64) -> bool:
    """Whether this retrieve may be left out: the second of a die, and that of Scavengers [CHI-DICE-15]
    [CHI-SCROLL-25]."""
    by = s.frames[f + questions.RETRIEVE_BY]
    left = s.frames[f + questions.RETRIEVE_LEFT]
    return by == questions.BY_SCAVENGERS or (by == questions.BY_DIE and left == 1)


@final
class Retrieve(Question[Chicken]):
    """A destroyed chicken or a resource; the second of a die is free to be either, or is left out [CHI-RETR-01]
    [CHI-RETR-05] [CHI-DICE-04] [CHI-DICE-15]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        if optional(s, f):
            out[n] = actions.ENOUGH
            n += 1
        n = fill_chickens(s, seat, out, n)
        return fill_goods(s, out, n)

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.ENOUGH:
            return ALLOWED if optional(s, f) else clauses.ONE_AT_LEAST
        piece = action - actions.CHICKEN
        if 0 <= piece < PIECES:
            return clause_against_chicken(s, seat, piece)
        kind = action - actions.GOOD
        return clause_against_good(s, kind) if 0 <= kind < KINDS_OF_GOODS else OTHER_QUESTION

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        if action == actions.ENOUGH:
            s.end_frame()
            return
        retrieve(s, f, action)

    def proceed(self, s: Chicken, f: i64) -> None:
        """The next retrieve is asked for as long as there is one, and something to retrieve; after the last, Scavengers
        give one more a turn [CHI-DICE-15] [CHI-SCROLL-25]."""
        player = s.active
        if s.frames[f + questions.RETRIEVE_LEFT] == 0 and s.scavenged == 0 and s.follows(player, scrolls.SCAVENGERS):
            s.frames[f + questions.RETRIEVE_LEFT] = 1
            s.frames[f + questions.RETRIEVE_BY] = questions.BY_SCAVENGERS
        if s.frames[f + questions.RETRIEVE_LEFT] == 0 or clause_against_retrieving(s, player) != ALLOWED:
            s.end_frame()
            return
        only = the_only(s, player)
        if only != 0 and not optional(s, f):
            retrieve(s, f, only)
        else:
            s.frames[f + WHO] = player

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        if optional(s, f):
            return actions.ENOUGH
        for kind in range(KINDS_OF_GOODS):
            if s.storage[kind] > 0:
                return actions.GOOD + kind
        return actions.CHICKEN + lowest(returnable(s, seat))

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        asked = s.frames[f + WHO] >= 0
        able = s.frames[f + questions.RETRIEVE_LEFT] > 0 and clause_against_retrieving(s, s.active) == ALLOWED
        return misfit(s, f, not asked or able, questions.ACTIONS)


def the_only(s: Chicken, player: i64) -> i64:
    """The answer, if there is one only, or 0."""
    chickens = returnable(s, player)
    kinds = kinds_in_storage(s)
    if count(chickens) + kinds != 1:
        return 0
    if kinds == 0:
        return actions.CHICKEN + lowest(chickens)
    kind: i64 = 0
    while s.storage[kind] == 0:
        kind += 1
    return actions.GOOD + kind


def retrieve(s: Chicken, f: i64, action: i64) -> None:
    """One retrieve is carried out; what it asks lies upon the frame, which goes on afterwards."""
    player = s.active
    s.frames[f + WHO] = PROCEEDS
    s.frames[f + questions.RETRIEVE_LEFT] -= 1
    if s.frames[f + questions.RETRIEVE_BY] == questions.BY_SCAVENGERS:
        s.scavenged = 1
    kind = action - actions.GOOD
    if 0 <= kind < KINDS_OF_GOODS:
        take_good(s, player, kind)
        give_back_surplus(s, player)
    else:
        losses.return_chicken(s, action - actions.CHICKEN)


# --- More than nine resources ----------------------------------------------------------------------------------------


def give_back_surplus(s: Chicken, player: i64) -> None:
    """A banner holds nine resources at most; the player chooses what goes back to the storage [CHI-RETR-02]
    [CHI-RETR-06]."""
    while s.goods_of(player) > MOST_GOODS:
        kinds: i64 = 0
        last: i64 = 0
        for kind in range(KINDS_OF_GOODS):
            if s.goods[player * KINDS_OF_GOODS + kind] > 0:
                kinds += 1
                last = kind
        if kinds > 1:
            s.ask(questions.GIVE_BACK, player)
            return
        give_good(s, player, last)


@final
class GiveBack(Question[Chicken]):
    """Which resource goes back to the storage [CHI-RETR-02]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for kind in range(KINDS_OF_GOODS):
            if s.goods[seat * KINDS_OF_GOODS + kind] > 0:
                out[n] = actions.GIVE_BACK + kind
                n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        kind = action - actions.GIVE_BACK
        if kind < 0 or kind >= KINDS_OF_GOODS:
            return OTHER_QUESTION
        return ALLOWED if s.goods[seat * KINDS_OF_GOODS + kind] > 0 else clauses.NOT_ON_BANNER

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        give_good(s, seat, action - actions.GIVE_BACK)
        give_back_surplus(s, seat)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        most: i64 = 0
        for kind in range(KINDS_OF_GOODS):
            if s.goods[seat * KINDS_OF_GOODS + kind] > s.goods[seat * KINDS_OF_GOODS + most]:
                most = kind
        return actions.GIVE_BACK + most

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        who = s.frames[f + WHO]
        return [] if s.goods_of(who) > MOST_GOODS else ["give_back is about something that cannot be"]


# --- The three-star effect -------------------------------------------------------------------------------------------


def recover(s: Chicken, player: i64) -> None:
    """Draw a scroll; all destroyed chickens return; then resources up to nine [CHI-STAR-09]."""
    s.ask(questions.RECOVER, PROCEEDS)
    draw_scrolls(s, player, 1)


@final
class Recover(Question[Chicken]):
    """The player picks the resources; if the storage has too few all of them are taken [CHI-STAR-09] [CHI-STAR-12]
    [CHI-COCK-06]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        return fill_goods(s, out, n)

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        kind = action - actions.GOOD
        return clause_against_good(s, kind) if 0 <= kind < KINDS_OF_GOODS else OTHER_QUESTION

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        take_good(s, seat, action - actions.GOOD)
        fill_up(s, f, seat)

    def proceed(self, s: Chicken, f: i64) -> None:
        """The scroll is drawn; chickens return one by one, because each may have a choice of hexes [CHI-STAR-09]."""
        player = s.active
        left = returnable(s, player)
        if left != 0:
            losses.return_chicken(s, lowest(left))
        else:
            fill_up(s, f, player)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        kind: i64 = 0
        while s.storage[kind] == 0:
            kind += 1
        return actions.GOOD + kind

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        able = s.goods_of(s.active) < MOST_GOODS and kinds_in_storage(s) > 1
        return misfit(s, f, s.frames[f + WHO] < 0 or able, questions.ACTIONS)


def fill_up(s: Chicken, f: i64, player: i64) -> None:
    """Ask for the next resource while there is a choice of them; take what leaves none [CHI-STAR-12]."""
    room = MOST_GOODS - s.goods_of(player)
    stored = s.storage[0] + s.storage[1] + s.storage[2]
    if room > 0 and stored > room and kinds_in_storage(s) > 1:
        s.frames[f + WHO] = player
        return
    s.end_frame()
    for kind in range(KINDS_OF_GOODS):
        while room > 0 and s.storage[kind] > 0:
            take_good(s, player, kind)
            room -= 1


# --- The Green Tower -------------------------------------------------------------------------------------------------


def hatch(s: Chicken, many: i64) -> None:
    """Up to so many destroyed chickens return, which ones their owner says [CHI-ENGINE-12]."""
    s.ask(questions.HATCH, PROCEEDS, many)


@final
class Hatch(Question[Chicken]):
    """The Green Tower returns up to two destroyed chickens [CHI-ENGINE-12]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.ENOUGH
        return fill_chickens(s, seat, out, n + 1)

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.ENOUGH:
            return ALLOWED
        piece = action - actions.CHICKEN
        return clause_against_chicken(s, seat, piece) if 0 <= piece < PIECES else OTHER_QUESTION

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        if action == actions.ENOUGH:
            s.end_frame()
            return
        s.frames[f + WHO] = PROCEEDS
        s.frames[f + questions.HATCH_LEFT] -= 1
        losses.return_chicken(s, action - actions.CHICKEN)

    def proceed(self, s: Chicken, f: i64) -> None:
        """A chicken has found its place: the next one is asked for, if there is one."""
        if s.frames[f + questions.HATCH_LEFT] == 0 or returnable(s, s.active) == 0:
            s.end_frame()
        else:
            s.frames[f + WHO] = s.active

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.ENOUGH

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        able = s.frames[f + questions.HATCH_LEFT] > 0 and returnable(s, s.active) != 0
        return misfit(s, f, s.frames[f + WHO] < 0 or able, questions.ACTIONS)
