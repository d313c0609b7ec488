"""The facts that questions, refusals and options speak of: only what the seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bannerhall.core.errors import Fact
from bannerhall.core.state import CHANCE, A, C
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.leaders.boardsentences import board_facts, board_question, board_remark
from bannerhall.games.leaders.cards import BOX, FIRST_SECRET, kind_of
from bannerhall.games.leaders.components import (
    ACCEPT,
    ADD,
    AIMED,
    AMOUNT,
    BLOC,
    BOYCOTT,
    COLOUR,
    DECLINE,
    DROP,
    ELIMINATION_FRAME,
    HEADQUARTERS_FRAME,
    HOT_SPOTS,
    ITEM_NAMES,
    MARKED_FRAME,
    MISSION,
    MOST_ENTERED,
    MOST_SEATS,
    NATION,
    OCCUPY,
    ORDER_FRAME,
    PREPARATIONS,
    PREPARE_FRAME,
    PRODUCTION,
    PRODUCTION_FRAME,
    PUBLIC_FRAME,
    SHARE_FRAME,
    START_FRAME,
    START_RULES,
    TRIBUTE,
)
from bannerhall.games.leaders.numbers import (
    MOST_OPERATIVES,
    SUPPLY,
    VICTORY_BADGE,
    VICTORY_LEVEL,
    VICTORY_MARKERS,
    VICTORY_POINTS,
)

if TYPE_CHECKING:
    from bannerhall.games.leaders.state import Leaders


def facts(s: Leaders, seat: i64, action: i64, clause: i64) -> dict[str, Fact]:
    """What a refusal tells: what the answer names, and the numbers of its own headquarters it is measured by."""
    kind = action // SPAN * SPAN
    at = int(action - kind)
    told: dict[str, Fact] = {"most": MOST_ENTERED}
    if kind == COLOUR:
        told["colour"] = at
    if kind == NATION:
        told["nation"] = at
    if kind == PRODUCTION:
        told["points"] = at
    if s.digital and kind >= OCCUPY:
        told.update(board_facts(s, seat, kind, at))
    if seat < 0 or seat >= s.seats:
        return told
    told["bloc"] = at if kind == BLOC else int(s.bloc[seat]) - 1
    if kind in (ADD, DROP):
        told.update(item_facts(s, seat, at))
    if kind in (TRIBUTE, AMOUNT):
        told.update(purse(s, seat))
        told["most"] = most_amount(s, seat, at + 1 if kind == TRIBUTE else receiver_of(s, seat))
    if kind == AMOUNT:
        told["points"] = at
    if kind in (TRIBUTE, ACCEPT, DECLINE):
        told["player"] = at + 1
    return told


def item_facts(s: Leaders, seat: i64, item: int) -> dict[str, Fact]:
    from bannerhall.games.leaders.economy import cost_of  # later: the economy is built on the state, the state on us

    told: dict[str, Fact] = {"item": item_word(item), "cost": int(cost_of(s, seat, item)), **purse(s, seat)}
    told["reserve"] = int(s.tables.numbers[MOST_OPERATIVES])
    if item < 3:
        told["supply"] = int(s.tables.numbers[SUPPLY + item])
    if BOYCOTT <= item < MISSION:
        told["player"] = (item - BOYCOTT) % MOST_SEATS + 1
    told["mission"] = int(s.planned[seat]) - 1
    return told


def item_word(item: int) -> str:
    """What an item is called; of what is aimed at a player without the player."""
    return AIMED[(item - BOYCOTT) // MOST_SEATS] if BOYCOTT <= item < MISSION else ITEM_NAMES[item]


def purse(s: Leaders, seat: i64) -> dict[str, Fact]:
    from bannerhall.games.leaders.economy import free_diplomats, free_spies, unspent

    return {
        "left": int(unspent(s, seat)),
        "diplomats": int(free_diplomats(s, seat)),
        "spies": int(free_spies(s, seat)),
    }


def remark(s: Leaders, seat: i64, action: i64) -> dict[str, Fact]:
    """The price of what can be added, where it has one [LDR-HEAD-08]; on the board what an answer would meet."""
    from bannerhall.games.leaders.economy import cost_of

    kind = action // SPAN * SPAN
    if s.digital and kind >= OCCUPY and seat < s.seats:
        return board_remark(s, seat, kind, int(action - kind))
    if kind != ADD or not 0 <= seat < s.seats or action - ADD >= BOYCOTT:
        return {}
    return {"points": int(cost_of(s, seat, action - ADD))}


def ask_facts(s: Leaders, f: i64, seat: i64) -> dict[str, Fact]:
    """What a question tells: whose turn it is, what is entered for whom, what is left in one's own headquarters."""
    told: dict[str, Fact] = {"player": int(s.active) + 1, "round": int(s.round)}
    kind = s.frames[f]
    if kind in (PRODUCTION_FRAME, MARKED_FRAME, SHARE_FRAME):
        teller = s.frames[f + A]
        told["player"] = int(teller) + 1
        told["before"] = int(s.points(teller))
        told["victory"] = int(s.tables.numbers[VICTORY_POINTS])
        told["markers"] = int(s.tables.numbers[VICTORY_MARKERS])
    elif kind == ORDER_FRAME:
        told["place"] = int(s.frames[f + A]) + 1
    elif kind == PREPARE_FRAME:
        told.update(preparation(s, PREPARATIONS[s.frames[f + A]]))
    elif kind == ELIMINATION_FRAME and seat != CHANCE:
        told["player"] = int(seat) + 1
    elif kind == HEADQUARTERS_FRAME:
        told.update(purse(s, seat))
        told["receiver"] = int(s.frames[f + C])
        told["most"] = most_amount(s, seat, s.frames[f + C])
    elif kind == PUBLIC_FRAME:
        told["mode"] = "digital" if s.digital else "companion"
        told["cards"] = public_cards(s)
    elif kind >= START_FRAME:
        told.update(board_question(s, f, seat))
    return told


def public_cards(s: Leaders) -> int:
    """How many public cards lie before the active player."""
    first = int(s.active) * BOX
    return sum(1 for i in range(first, first + int(s.laid[s.active])) if kind_of(s.cards[i]) < FIRST_SECRET)


def receiver_of(s: Leaders, seat: i64) -> int:
    """Whose tribute (+ 1) is being fixed, 0 if nobody's."""
    from bannerhall.games.leaders.view import tribute_for

    receiver = tribute_for(s, int(seat))
    return 0 if receiver is None else receiver + 1


def most_amount(s: Leaders, seat: i64, receiver: i64) -> int:
    """The largest tribute to a receiver (+ 1) at the table, otherwise 0."""
    from bannerhall.games.leaders.headquarters import most_tribute

    return int(most_tribute(s, seat, receiver - 1)) if 0 < receiver <= s.seats else 0


def preparation(s: Leaders, step: str) -> dict[str, Fact]:
    """A step of the preparations, how start areas are occupied, and what wins."""
    start = START_RULES[s.scenario]
    if start == "fixed" and not s.described:
        start = "free"  # the board is not known, so nobody can be told regions [LDR-MODE-10]
    return {
        "step": step,
        "start": start,
        "victory": int(s.tables.numbers[VICTORY_POINTS]),
        "level": int(s.tables.numbers[VICTORY_LEVEL]),
        "badge": int(s.tables.numbers[VICTORY_BADGE]),
        "markers": int(s.tables.numbers[VICTORY_MARKERS]) if s.scenario == HOT_SPOTS else 0,
    }
