"""The table as a position: documented JSON with the names people use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import mask_of, members
from bannerhall.core.frames import A
from bannerhall.core.reading import Reader
from bannerhall.games.xorlosch.board import BOARDS
from bannerhall.games.xorlosch.components import (
    CARD_NAMES,
    COLOURS,
    DWARVES,
    FIRST_TASK,
    GROUP,
    HOLDINGS,
    ITEMS,
    KINDS_OF_ITEMS,
    MOST_TASKS,
    NEGOTIATION_FRAME,
    NO_CARD,
    REPLIES,
    SIZE,
    TOKENS,
    TOP_LEVEL,
)

if TYPE_CHECKING:
    from bannerhall.games.xorlosch.state import Xorlosch

KEYS = ("active", "turn", "last_quest", "dwarves", "quests", "won", "board_items", "held_items", "this_turn", "talk")
QUEST_KEYS = ("board", "next", "pile")
TURN_KEYS = ("spent", "stepped", "owe_respect", "brought_in", "potions", "boots", "traps", "proposed", "stop_proposed")
TALK_KEYS = ("holder", "reply", "waived")
MOST_TURNS = 1_000_000
MOST_POINTS = 1000


# --- Writing ---------------------------------------------------------------------------------------------------------


def position(s: Xorlosch) -> dict[str, object]:
    """A dwarf is [level, space] or null off the board; a die in a list is `seat/dwarf`, seats counting from 0."""
    seats = range(int(s.seats))
    return {
        "active": int(s.active),
        "turn": int(s.turn),
        "last_quest": int(s.last_quest),
        "dwarves": [group_json(s, seat) for seat in seats],
        "quests": {name: quest_json(s, colour) for colour, name in enumerate(COLOURS)},
        "won": [[CARD_NAMES[card] for card in members(s.trophies[seat])] for seat in seats],
        "board_items": {
            name: {"clean": int(s.clean[item]), "crossed": int(s.crossed[item])} for item, name in enumerate(ITEMS)
        },
        "held_items": [
            {name: HOLDINGS[s.held[seat * KINDS_OF_ITEMS + item]] for item, name in enumerate(ITEMS)} for seat in seats
        ],
        "this_turn": turn_json(s),
        "talk": {
            "holder": [int(s.holder[task]) - 1 if s.holder[task] != 0 else None for task in range(MOST_TASKS)],
            "reply": [REPLIES[s.reply[task]] for task in range(MOST_TASKS)],
            "waived": [members(s.waived[task]) for task in range(MOST_TASKS)],
        },
    }


def group_json(s: Xorlosch, seat: int) -> dict[str, object]:
    spaces = BOARDS[s.board].names
    group: dict[str, object] = {}
    for i, name in enumerate(DWARVES):
        die = seat * GROUP + i
        group[name] = [int(s.level[die]), spaces[s.space[die]]] if s.level[die] != 0 else None
    return group


def quest_json(s: Xorlosch, colour: int) -> dict[str, object]:
    return {
        "board": cards_json(s.cards, colour),
        "next": cards_json(s.next, colour),
        "pile": s.pile(colour).to_json(),
    }


def cards_json(laid: vec[i64], colour: int) -> list[str]:
    first = int(FIRST_TASK[colour])
    return [CARD_NAMES[laid[i]] for i in range(first, first + int(SIZE[colour])) if laid[i] != NO_CARD]


def turn_json(s: Xorlosch) -> dict[str, object]:
    boots: object = None
    if s.booted != 0:
        boots = {"die": die_name(s.booted - 1), "points": int(s.boot_points)}
    return {
        "spent": int(s.spent),
        "stepped": s.stepped != 0,
        "owe_respect": dice_json(s.due),
        "brought_in": dice_json(s.fresh),
        "potions": dice_json(s.potions),
        "boots": boots,
        "traps": [[die_name(s.trap_die[i]), CARD_NAMES[s.trap_card[i]]] for i in range(int(s.traps))],
        "proposed": [COLOURS[colour] for colour in members(s.tried)],
        "stop_proposed": members(s.stop_tried),
    }


def die_name(die: int) -> str:
    return f"{die // GROUP}/{DWARVES[die % GROUP]}"


def dice_json(mask: int) -> list[str]:
    return [die_name(die) for die in members(mask)]


# --- Reading ---------------------------------------------------------------------------------------------------------


def read(s: Xorlosch, data: Reader) -> None:
    data.object(KEYS)
    seats = int(s.seats)
    s.active = data.at("active").whole(0, seats - 1)
    s.turn = data.at("turn").whole(0, MOST_TURNS)
    s.last_quest = data.at("last_quest").whole(0, int(s.turn))
    for colour, name in enumerate(COLOURS):
        data.at("quests").object(COLOURS)
        read_quest(s, data.at("quests").at(name), colour)
    for seat, cards in enumerate(data.at("won").items(seats, seats)):
        won = [card.name(CARD_NAMES) for card in cards.items(0, len(CARD_NAMES))]
        s.trophies[seat] = mask_of(won)
        s.won[seat] = len(won)
    for seat, group in enumerate(data.at("dwarves").items(seats, seats)):
        read_group(s, group, seat)
    read_items(s, data)
    read_turn(s, data.at("this_turn"))
    read_talk(s, data.at("talk"))


def read_quest(s: Xorlosch, data: Reader, colour: int) -> None:
    data.object(QUEST_KEYS)
    first, size = int(FIRST_TASK[colour]), int(SIZE[colour])
    for key, laid in (("board", s.cards), ("next", s.next)):
        for i in range(first, first + size):
            laid[i] = NO_CARD
        for i, card in enumerate(data.at(key).items(0, size)):
            laid[first + i] = card.name(CARD_NAMES)
    s.pile(colour).read(data.at("pile"), 1, 0)


def read_group(s: Xorlosch, data: Reader, seat: int) -> None:
    data.object(DWARVES)
    s.group[seat] = 0
    s.saved[seat] = s.total(seat)
    for i, name in enumerate(DWARVES):
        dwarf = data.at(name)
        if dwarf.value is None:
            continue
        level, space = dwarf.items(2, 2)
        die = seat * GROUP + i
        s.level[die] = level.whole(1, TOP_LEVEL)
        s.stand_on(die, space.name(BOARDS[s.board].names))
        s.group[seat] += 1
        s.saved[seat] -= s.level[die]


def read_items(s: Xorlosch, data: Reader) -> None:
    data.at("board_items").object(ITEMS)
    holdings = data.at("held_items").items(int(s.seats), int(s.seats))
    for item, name in enumerate(ITEMS):
        tokens = data.at("board_items").at(name)
        tokens.object(("clean", "crossed"))
        s.clean[item] = tokens.at("clean").whole(0, TOKENS)
        s.crossed[item] = tokens.at("crossed").whole(0, TOKENS)
    for seat, held in enumerate(holdings):
        held.object(ITEMS)
        for item, name in enumerate(ITEMS):
            s.held[seat * KINDS_OF_ITEMS + item] = held.at(name).name(HOLDINGS)


def read_turn(s: Xorlosch, data: Reader) -> None:
    data.object(TURN_KEYS)
    s.spent = data.at("spent").whole(0, MOST_POINTS)
    s.stepped = 1 if data.at("stepped").truth() else 0
    s.due = read_dice(s, data.at("owe_respect"))
    s.fresh = read_dice(s, data.at("brought_in"))
    s.potions = read_dice(s, data.at("potions"))
    boots = data.at("boots")
    if boots.value is not None:
        boots.object(("die", "points"))
        s.booted = read_die(s, boots.at("die")) + 1
        s.boot_points = boots.at("points").whole(0, MOST_POINTS)
    for i, pair in enumerate(data.at("traps").items(0, TOKENS)):
        die, card = pair.items(2, 2)
        s.trap_die[i] = read_die(s, die)
        s.trap_card[i] = card.name(CARD_NAMES)
        s.traps = i + 1
    s.tried = mask_of([colour.name(COLOURS) for colour in data.at("proposed").items(0, len(COLOURS))])
    s.stop_tried = read_seats(s, data.at("stop_proposed"))


def read_die(s: Xorlosch, data: Reader) -> int:
    return data.name([die_name(die) for die in range(int(s.seats) * GROUP)])


def read_dice(s: Xorlosch, data: Reader) -> int:
    return mask_of([read_die(s, die) for die in data.items(0, int(s.seats) * GROUP)])


def read_seats(s: Xorlosch, data: Reader) -> int:
    seats = int(s.seats)
    return mask_of([seat.whole(0, seats - 1) for seat in data.items(0, seats)])


def read_talk(s: Xorlosch, data: Reader) -> None:
    data.object(TALK_KEYS)
    for task, holder in enumerate(data.at("holder").items(MOST_TASKS, MOST_TASKS)):
        s.holder[task] = 0 if holder.value is None else holder.whole(0, int(s.seats) - 1) + 1
    for task, reply in enumerate(data.at("reply").items(MOST_TASKS, MOST_TASKS)):
        s.reply[task] = reply.name(REPLIES)
    for task, seats in enumerate(data.at("waived").items(MOST_TASKS, MOST_TASKS)):
        s.waived[task] = read_seats(s, seats)


def negotiated_colour(s: Xorlosch) -> i64:
    """The colour of the quest under negotiation, or NO_CARD."""
    for i in range(s.depth):
        if s.frames[s.at_depth(i)] == NEGOTIATION_FRAME:
            return s.frames[s.at_depth(i) + A]
    return NO_CARD
