"""What stands in strongholds, and Development cards: counting, building, buying [RUN-STR-02] [RUN-STR-06]
[RUN-DCRD-01] to [RUN-DCRD-05] [RUN-CAP-01]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import actions, clauses, control, events, gains, questions
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.components import (
    CAPITAL,
    DAMAGED_CAPITAL,
    DEFENSIVE,
    DEVELOPMENT_BASE,
    NO_STRONGHOLD,
)
from bannerhall.games.runewars.rules.development_cards import COST, DAQAN_CAPITAL
from bannerhall.games.runewars.rules.state import Runewars

CARDS_OF_FACTION: Final[i64] = 8
TOKENS: Final = vec[i64]([2, 1, 1, 1])  # of each faction; one more defensive one with Banners of War

# --- Tokens ----------------------------------------------------------------------------------------------------------


def first_in(s: Runewars, area: i64) -> i64:
    """The kind of the first development token of an area + 1, 0 without one."""
    return s.development[area] % DEVELOPMENT_BASE


def second_in(s: Runewars, area: i64) -> i64:
    """The kind of the second token of a capital + 1, 0 without one."""
    return s.development[area] // DEVELOPMENT_BASE


def is_capital(s: Runewars, area: i64) -> bool:
    """A capital, damaged or not [RUN-CAP-08]."""
    return s.stronghold[area] >= DAMAGED_CAPITAL


def has_place(s: Runewars, area: i64) -> bool:
    """A stronghold holds one development token, a capital two, also two of one kind [RUN-STR-02] [RUN-STR-06]
    [RUN-CAP-04] [RUN-CAP-10]."""
    if s.stronghold[area] == NO_STRONGHOLD:
        return False
    if first_in(s, area) == 0:
        return True
    return is_capital(s, area) and second_in(s, area) == 0


def tokens_left(s: Runewars, seat: i64, kind: i64) -> i64:
    """How many tokens of a kind a seat has not built."""
    number = TOKENS[kind]
    if kind == DEFENSIVE:
        number += s.bow
    left = control.strongholds_of(s, seat)
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if first_in(s, area) == kind + 1:
            number -= 1
        if second_in(s, area) == kind + 1:
            number -= 1
    return number


def places_for(s: Runewars, seat: i64, kind: i64) -> i64:
    """The strongholds where a token of a kind can be placed; if none is left, it comes from another stronghold
    [RUN-ORD4-03] [RUN-LIM-03]."""
    found: i64 = 0
    none_left = tokens_left(s, seat, kind) <= 0
    left = control.strongholds_of(s, seat)
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if has_place(s, area) and not (none_left and others_with(s, seat, area, kind) == 0):
            found |= BIT[area]
    return found


def others_with(s: Runewars, seat: i64, area: i64, kind: i64) -> i64:
    """The other strongholds of a seat with a token of a kind."""
    return places_with(s, seat, kind) & ~BIT[area]


def places_with(s: Runewars, seat: i64, kind: i64) -> i64:
    """The strongholds of a seat with a token of a kind."""
    found: i64 = 0
    left = control.strongholds_of(s, seat)
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if first_in(s, area) == kind + 1 or second_in(s, area) == kind + 1:
            found |= BIT[area]
    return found


def put_token(s: Runewars, area: i64, kind: i64) -> None:
    """A token is placed in a stronghold [RUN-ORD4-03]."""
    if first_in(s, area) == 0:
        s.set_development(area, s.development[area] + kind + 1)
    else:
        s.set_development(area, s.development[area] + DEVELOPMENT_BASE * (kind + 1))
    if s.sink is not None:
        s.emit(events.DEVELOPMENT, area, kind, 0, 0, ALL, 0)


def remove_token(s: Runewars, area: i64, kind: i64) -> None:
    """A token leaves a stronghold; the other one of a capital stays."""
    if first_in(s, area) == kind + 1:
        s.set_development(area, second_in(s, area))
    else:
        s.set_development(area, first_in(s, area))
    if s.sink is not None:
        s.emit(events.DEVELOPMENT_GOES, area, kind, 0, 0, ALL, 0)


def build_token(s: Runewars, seat: i64, area: i64, kind: i64) -> None:
    """Place a development token; if all of its kind are on the board, one of them is destroyed for it [RUN-ORD4-03]
    [RUN-LIM-03]."""
    if tokens_left(s, seat, kind) > 0:
        put_token(s, area, kind)
        return
    others = others_with(s, seat, area, kind)
    if others & (others - 1) == 0:
        remove_token(s, lowest(others), kind)
        put_token(s, area, kind)
    else:
        s.ask(questions.GIVE_UP_TOKEN, seat, area, kind)


def others_at(s: Runewars, f: i64, seat: i64) -> i64:
    """The strongholds from which the token of this frame can come."""
    area = s.frames[f + questions.GIVE_UP_TOKEN_AREA]
    return others_with(s, seat, area, s.frames[f + questions.GIVE_UP_TOKEN_KIND])


@final
class GiveUpToken(Question[Runewars]):
    """All tokens of a kind are on the board: which one is destroyed to be placed anew [RUN-LIM-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = others_at(s, f, seat)
        while left != 0:
            out[n] = actions.AT + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = action - actions.AT
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        return ALLOWED if (others_at(s, f, seat) >> area) & 1 == 1 else clauses.NO_SUCH_TOKEN

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        area = s.frames[f + questions.GIVE_UP_TOKEN_AREA]
        kind = s.frames[f + questions.GIVE_UP_TOKEN_KIND]
        s.end_frame()
        remove_token(s, action - actions.AT, kind)
        put_token(s, area, kind)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.AT + lowest(others_at(s, f, seat))


# --- Cards -----------------------------------------------------------------------------------------------------------


def affordable(s: Runewars, seat: i64) -> i64:
    """The mask of the Development cards of a seat's faction that it can buy now; all eight are open from the start
    [RUN-DCRD-01] [RUN-DCRD-03]."""
    found: i64 = 0
    first = s.faction_of(seat) * CARDS_OF_FACTION
    for card in range(first, first + CARDS_OF_FACTION):
        if clause_against_card(s, seat, card) == ALLOWED:
            found |= BIT[card]
    return found


def clause_against_card(s: Runewars, seat: i64, card: i64) -> i64:
    """The clause against buying a card, 0 if it can be bought [RUN-DCRD-01] [RUN-DCRD-03] [RUN-DCRD-04]
    [RUN-CAP-09]."""
    if not s.rules.options["development_cards"]:
        return clauses.NO_CARDS_HERE
    if card // CARDS_OF_FACTION != s.faction_of(seat):
        return clauses.FOREIGN_CARD
    if s.has_developed(card):
        return clauses.HAS_CARD
    for dial in range(3):
        if s.dial[seat * 3 + dial] < COST[card * 3 + dial]:
            return clauses.CARD_TOO_DEAR
    if card % CARDS_OF_FACTION == DAQAN_CAPITAL and capital_sites(s, seat) == 0:
        return clauses.NO_STRONGHOLD_AT_HOME
    return ALLOWED


def capital_sites(s: Runewars, seat: i64) -> i64:
    """The strongholds in a seat's home realm, of which one becomes the capital [RUN-CAP-01] [RUN-CAP-06]
    [RUN-CAP-09]."""
    return control.strongholds_of(s, seat) & control.home_realm(s, seat)


def buy_card(s: Runewars, seat: i64, card: i64) -> None:
    """The cost is paid from the dials, and the card lies faceup for good; the peasants of Support of the People and
    the zombies of Lands of Blight are in the supply from now on [RUN-DCRD-03] [RUN-DCRD-04] [RUN-PEA-01]
    [RUN-ZOM-01]."""
    for dial in range(3):
        gains.turn_dial(s, seat, dial, -COST[card * 3 + dial])
    s.developed |= BIT[card]
    if s.sink is not None:
        s.emit(events.CARD_BOUGHT, seat, card, 0, 0, ALL, 0)
    if card % CARDS_OF_FACTION == DAQAN_CAPITAL:
        sites = capital_sites(s, seat)
        if sites & (sites - 1) == 0:
            raise_capital(s, lowest(sites))
        else:
            s.ask(questions.CAPITAL_SITE, seat)


def raise_capital(s: Runewars, area: i64) -> None:
    """A stronghold becomes the capital, undamaged, and keeps its development [RUN-CAP-01] [RUN-CAP-02]
    [RUN-CAP-03]."""
    s.set_stronghold(area, CAPITAL)
    if s.sink is not None:
        s.emit(events.CAPITAL_RISES, area, 0, 0, 0, ALL, 0)


@final
class CapitalSite(Question[Runewars]):
    """Which stronghold at home becomes the capital [RUN-CAP-01] [RUN-CAP-06]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = capital_sites(s, seat)
        while left != 0:
            out[n] = actions.AT + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = action - actions.AT
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        return ALLOWED if (capital_sites(s, seat) >> area) & 1 == 1 else clauses.NO_STRONGHOLD_AT_HOME

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        raise_capital(s, action - actions.AT)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.AT + lowest(capital_sites(s, seat))


def offer_card(s: Runewars, seat: i64) -> None:
    """Ask whether a Development card is bought, if any can be [RUN-DCRD-02]."""
    if affordable(s, seat) != 0:
        s.ask(questions.WORKS, PROCEEDS, seat, questions.W_CARD)
