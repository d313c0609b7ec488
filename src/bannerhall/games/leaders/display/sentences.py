"""The facts that questions, refusals and options speak of: only what the seat may know."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.errors import Fact
from bannerhall.core.state import CHANCE
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.leaders.display.board_sentences import board_facts, board_question, board_remark, name_at
from bannerhall.games.leaders.knowledge.view import tribute_for
from bannerhall.games.leaders.rules import actions, items, nations, questions, settings
from bannerhall.games.leaders.rules.cards import FIRST_SECRET, kind_of
from bannerhall.games.leaders.rules.components import (
    BOX,
    COLOURS,
    HOT_SPOTS,
    MOST_ENTERED,
    MOST_SEATS,
    PREPARATIONS,
    START_RULES,
)
from bannerhall.games.leaders.rules.headquarters.economy import cost_of, free_diplomats, free_spies, unspent
from bannerhall.games.leaders.rules.headquarters.headquarters import most_tribute
from bannerhall.games.leaders.rules.state import Leaders


def facts(s: Leaders, seat: i64, action: i64, clause: i64) -> dict[str, Fact]:
    """What a refusal tells: what the answer names, and the numbers of its own headquarters it is measured by."""
    kind = action // SPAN * SPAN
    at = int(action - kind)
    told: dict[str, Fact] = {"most": MOST_ENTERED}
    if kind == actions.COLOUR:
        told["colour"] = COLOURS[at]
    if kind == actions.NATION:
        told["nation"] = nations.NAMES[at]
    if kind == actions.PRODUCTION:
        told["points"] = at
    if s.digital and kind >= actions.OCCUPY:
        told.update(board_facts(s, seat, kind, at))
    if seat < 0 or seat >= s.seats:
        return told
    told["bloc"] = name_at(nations.BLOCS, at if kind == actions.BLOC else int(s.bloc[seat]) - 1)
    if kind in (actions.ADD, actions.DROP):
        told.update(item_facts(s, seat, at))
    if kind in (actions.TRIBUTE, actions.AMOUNT):
        told.update(purse(s, seat))
        told["most"] = most_amount(s, seat, at + 1 if kind == actions.TRIBUTE else receiver_of(s, seat))
    if kind == actions.AMOUNT:
        told["points"] = at
    if kind in (actions.TRIBUTE, actions.ACCEPT, actions.DECLINE):
        told["player"] = at + 1
    return told


def item_facts(s: Leaders, seat: i64, item: int) -> dict[str, Fact]:
    told: dict[str, Fact] = {"item": item_word(item), "cost": int(cost_of(s, seat, item)), **purse(s, seat)}
    told["reserve"] = int(s.rules.numbers[settings.MOST_OPERATIVES])
    if item < 3:
        told["supply"] = int(s.rules.numbers[settings.SUPPLY + item])
    if items.BOYCOTT <= item < items.MISSION:
        told["player"] = (item - items.BOYCOTT) % MOST_SEATS + 1
    told["mission"] = name_at(items.MISSIONS, int(s.planned[seat]) - 1)
    return told


def item_word(item: int) -> str:
    """What an item is called; of what is aimed at a player without the player."""
    return (
        items.AIMED[(item - items.BOYCOTT) // MOST_SEATS]
        if items.BOYCOTT <= item < items.MISSION
        else items.NAMES[item]
    )


def purse(s: Leaders, seat: i64) -> dict[str, Fact]:
    return {
        "left": int(unspent(s, seat)),
        "diplomats": int(free_diplomats(s, seat)),
        "spies": int(free_spies(s, seat)),
    }


def remark(s: Leaders, seat: i64, action: i64) -> dict[str, Fact]:
    """The price of what can be added, where it has one [LDR-HEAD-08]; on the board what an answer would meet."""
    kind = action // SPAN * SPAN
    if s.digital and kind >= actions.OCCUPY and seat < s.seats:
        return board_remark(s, seat, kind, int(action - kind))
    if kind != actions.ADD or not 0 <= seat < s.seats or action - actions.ADD >= items.BOYCOTT:
        return {}
    return {"points": int(cost_of(s, seat, action - actions.ADD))}


def ask_facts(s: Leaders, f: i64, seat: i64) -> dict[str, Fact]:
    """What a question tells: whose turn it is, what is entered for whom, what is left in one's own headquarters."""
    told: dict[str, Fact] = {"player": int(s.active) + 1, "round": int(s.round)}
    kind = s.frames[f]
    if kind in (questions.PRODUCTION, questions.MARKED, questions.SHARE):
        teller = s.frames[f + questions.PRODUCTION_SEAT]
        told["player"] = int(teller) + 1
        told["before"] = int(s.last_entry(teller))
        told["victory"] = int(s.rules.numbers[settings.VICTORY_POINTS])
        told["markers"] = int(s.rules.numbers[settings.VICTORY_MARKERS])
    elif kind == questions.ORDER:
        told["place"] = int(s.frames[f + questions.ORDER_PLACE]) + 1
    elif kind == questions.PREPARE:
        told.update(preparation(s, PREPARATIONS[s.frames[f + questions.PREPARE_WHAT]]))
    elif kind == questions.ELIMINATION and seat != CHANCE:
        told["player"] = int(seat) + 1
    elif kind == questions.HEADQUARTERS:
        told.update(purse(s, seat))
        told["receiver"] = int(s.frames[f + questions.HEADQUARTERS_RECEIVER])
        told["most"] = most_amount(s, seat, s.frames[f + questions.HEADQUARTERS_RECEIVER])
    elif kind == questions.PUBLIC_EVENTS:
        told["mode"] = "digital" if s.digital else "companion"
        told["cards"] = public_cards(s)
    elif kind >= questions.START:
        told.update(board_question(s, f, seat))
    return told


def public_cards(s: Leaders) -> int:
    """How many public cards lie before the active player."""
    first = int(s.active) * BOX
    return sum(1 for i in range(first, first + int(s.laid[s.active])) if kind_of(s.cards[i]) < FIRST_SECRET)


def receiver_of(s: Leaders, seat: i64) -> int:
    """Whose tribute (+ 1) is being fixed, 0 if nobody's."""
    receiver = tribute_for(s, int(seat))
    return 0 if receiver is None else receiver + 1


def most_amount(s: Leaders, seat: i64, receiver: i64) -> int:
    """The largest tribute to a receiver (+ 1) at the table, otherwise 0."""
    return int(most_tribute(s, seat, receiver - 1)) if 0 < receiver <= s.seats else 0


def preparation(s: Leaders, step: str) -> dict[str, Fact]:
    """A step of the preparations, how start areas are occupied, and what wins."""
    start = START_RULES[s.scenario]
    if start == "fixed" and not s.described:
        start = "free"  # the board is not known, so nobody can be told regions [LDR-MODE-10]
    return {
        "step": step,
        "start": start,
        "victory": int(s.rules.numbers[settings.VICTORY_POINTS]),
        "level": int(s.rules.numbers[settings.VICTORY_LEVEL]),
        "badge": int(s.rules.numbers[settings.VICTORY_BADGE]),
        "markers": int(s.rules.numbers[settings.VICTORY_MARKERS]) if s.scenario == HOT_SPOTS else 0,
    }
