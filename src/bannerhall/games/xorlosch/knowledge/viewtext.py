"""The view as JSON text, put together from ready pieces: the hall sends it to everybody after every act.

It is `view` to the byte, which the conformance suite checks, without building some hundred lists and dicts only to
write them down. What it saves is in docs/performance.md.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import lowest
from bannerhall.games.xorlosch.rules.board import BOARDS, SPACES
from bannerhall.games.xorlosch.rules.components import (
    CARD_NAMES,
    COLOURS,
    DWARVES,
    FIRST_TASK,
    GROUP,
    HOLDINGS,
    ITEMS,
    KINDS_OF_ITEMS,
    MOST_SEATS,
    MOST_TASKS,
    NO_CARD,
    REPLIES,
    SIZE,
    TOP_LEVEL,
)
from bannerhall.games.xorlosch.rules.diplomacy import negotiated_colour
from bannerhall.games.xorlosch.rules.position import die_name
from bannerhall.games.xorlosch.rules.state import Xorlosch


def quoted(name: str) -> str:
    return json.dumps(name)


def keyed(names: Sequence[str], more: str = "") -> list[str]:
    """The keys of an object, each with what stands before and behind it."""
    return [f'{"," if i else "{"}"{name}":{more}' for i, name in enumerate(names)]


NUMBERS: Final = [str(number) for number in range(256)]
CARDS: Final = [quoted(name) for name in CARD_NAMES]
COLOUR_NAMES: Final = [quoted(name) for name in COLOURS]
REPLY_NAMES: Final = [quoted(name) for name in REPLIES]
DICE: Final = [quoted(die_name(die)) for die in range(MOST_SEATS * GROUP)]
SLUGS: Final = [quoted(board.slug) for board in BOARDS]
QUEST_KEYS: Final = keyed(COLOURS, '{"board":')
STOCK_KEYS: Final = keyed(ITEMS, '{"clean":')
HELD: Final = [key + quoted(name) for key in keyed(ITEMS) for name in HOLDINGS]  # item * len(HOLDINGS) + holding


def as_many(text: str) -> str:
    """The same for every task."""
    return f"[{','.join([text] * MOST_TASKS)}]"


NO_TALK: Final = f',"talk":{{"holder":{as_many("null")},"reply":{as_many(REPLY_NAMES[0])},"waived":{as_many("[]")}}}'

# A dwarf of a level on a space: ((board * GROUP + dwarf) * LEVELS + level) * SPACES + space; level 0 is off the board.
LEVELS: Final[i64] = TOP_LEVEL + 1
PLACED: Final = [
    f"{key}[{level},{quoted(board.names[space])}]" if level and space < len(board.names) else f"{key}null"
    for board in BOARDS
    for key in keyed(DWARVES)
    for level in range(LEVELS)
    for space in range(SPACES)
]


def view_text(s: Xorlosch) -> bytes:
    """What everybody may know, in the order of `view`."""
    out: list[str] = ['{"active":', number(s.active), ',"turn":', number(s.turn)]
    out += [',"last_quest":', number(s.last_quest)]
    put_dwarves(s, out)
    put_quests(s, out)
    put_items(s, out)
    put_turn(s, out)
    put_talk(s, out)
    out += [',"board":', SLUGS[s.board], ',"waiting":']
    put_members(s.waiting_mask(), NUMBERS, out)
    put_numbers(',"cards":', [s.won[seat] for seat in range(s.seats)], out)
    put_numbers(',"experience":', [s.total(seat) for seat in range(s.seats)], out)
    put_numbers(',"saved":', [s.saved[seat] for seat in range(s.seats)], out)
    colour = negotiated_colour(s)
    proposed = "null" if colour == NO_CARD else COLOUR_NAMES[colour]
    out += [',"pool":', number(s.pool(s.active)), ',"proposed":', proposed, "}"]
    return "".join(out).encode()


# --- Pieces ----------------------------------------------------------------------------------------------------------


def number(n: i64) -> str:
    return NUMBERS[n] if 0 <= n < 256 else str(n)


def put_numbers(key: str, numbers: list[i64], out: list[str]) -> None:
    out.append(key)
    put_array([number(n) for n in numbers], out)


def put_array(pieces: list[str], out: list[str]) -> None:
    out.append("[")
    for i in range(len(pieces)):
        if i != 0:
            out.append(",")
        out.append(pieces[i])
    out.append("]")


def put_members(mask: i64, names: list[str], out: list[str]) -> None:
    """The names of all members of a mask."""
    before = "["
    while mask != 0:
        out.append(before)
        out.append(names[lowest(mask)])
        mask &= mask - 1
        before = ","
    out.append("[]" if before == "[" else "]")


def put_dwarves(s: Xorlosch, out: list[str]) -> None:
    for seat in range(s.seats):
        out.append(',"dwarves":[' if seat == 0 else "},")
        for i in range(GROUP):
            die = seat * GROUP + i
            out.append(PLACED[((s.board * GROUP + i) * LEVELS + s.level[die]) * SPACES + s.space[die]])
    out.append("}]")


def put_quests(s: Xorlosch, out: list[str]) -> None:
    out.append(',"quests":')
    for colour in range(len(SIZE)):
        out.append(QUEST_KEYS[colour])
        put_cards(s.cards, colour, out)
        out.append(',"next":')
        put_cards(s.next, colour, out)
        out.append(',"pile":')
        out.append(number(s.pile(colour).size()))
        out.append("}")
    out.append("}")
    for seat in range(s.seats):
        out.append(',"won":[' if seat == 0 else ",")
        put_members(s.trophies[seat], CARDS, out)
    out.append("]")


def put_cards(laid: vec[i64], colour: i64, out: list[str]) -> None:
    before = "["
    for i in range(FIRST_TASK[colour], FIRST_TASK[colour] + SIZE[colour]):
        if laid[i] != NO_CARD:
            out.append(before)
            out.append(CARDS[laid[i]])
            before = ","
    out.append("[]" if before == "[" else "]")


def put_items(s: Xorlosch, out: list[str]) -> None:
    out.append(',"board_items":')
    for item in range(KINDS_OF_ITEMS):
        out.append(STOCK_KEYS[item])
        out.append(number(s.clean[item]))
        out.append(',"crossed":')
        out.append(number(s.crossed[item]))
        out.append("}")
    out.append("}")
    for seat in range(s.seats):
        out.append(',"held_items":[' if seat == 0 else "},")
        for item in range(KINDS_OF_ITEMS):
            out.append(HELD[item * len(HOLDINGS) + s.held[seat * KINDS_OF_ITEMS + item]])
    out.append("}]")


def put_turn(s: Xorlosch, out: list[str]) -> None:
    out += [',"this_turn":{"spent":', number(s.spent), ',"stepped":', "true" if s.stepped != 0 else "false"]
    out.append(',"owe_respect":')
    put_members(s.due, DICE, out)
    out.append(',"brought_in":')
    put_members(s.fresh, DICE, out)
    out.append(',"potions":')
    put_members(s.potions, DICE, out)
    if s.booted != 0:
        out += [',"boots":{"die":', DICE[s.booted - 1], ',"points":', number(s.boot_points), "}"]
    else:
        out.append(',"boots":null')
    out.append(',"traps":')
    put_array([f"[{DICE[s.trap_die[i]]},{CARDS[s.trap_card[i]]}]" for i in range(s.traps)], out)
    out.append(',"proposed":')
    put_members(s.tried, COLOUR_NAMES, out)
    out.append(',"stop_proposed":')
    put_members(s.stop_tried, NUMBERS, out)
    out.append("}")


def put_talk(s: Xorlosch, out: list[str]) -> None:
    said: i64 = 0
    for task in range(MOST_TASKS):
        said |= s.holder[task] | s.reply[task] | s.waived[task]
    if said == 0:
        out.append(NO_TALK)
        return
    out.append(',"talk":{"holder":')
    put_array([number(s.holder[i] - 1) if s.holder[i] != 0 else "null" for i in range(MOST_TASKS)], out)
    out.append(',"reply":')
    put_array([REPLY_NAMES[s.reply[i]] for i in range(MOST_TASKS)], out)
    for task in range(MOST_TASKS):
        out.append(',"waived":[' if task == 0 else ",")
        put_members(s.waived[task], NUMBERS, out)
    out.append("]}")
