"""The table as a position: documented JSON with the names people use."""

from __future__ import annotations

from typing import Final

from bannerhall.core.bits import count
from bannerhall.core.codecs import ByName, Cell, Field, Filled, ListOf, NullIf, PerSeat, Pile, Times, TupleOf
from bannerhall.core.schema import Key, Schema
from bannerhall.core.values import Flag, Members, MembersOnce, Name, OrNone, PlusOne, Seat, Whole
from bannerhall.games.xorlosch.rules.board import BOARDS
from bannerhall.games.xorlosch.rules.components import (
    CARD_NAMES,
    COLOURS,
    DWARVES,
    FIRST_TASK,
    GROUP,
    HOLDINGS,
    ITEMS,
    MOST_SEATS,
    MOST_TASKS,
    NO_CARD,
    REPLIES,
    SIZE,
    TOKENS,
    TOP_LEVEL,
)
from bannerhall.games.xorlosch.rules.state import MOST_BOOTS_POINTS, MOST_MOVEMENT, MOST_TURNS, Xorlosch


def die_name(die: int) -> str:
    """A die in a list: its seat, counted from 0, and its dwarf."""
    return f"{die // GROUP}/{DWARVES[die % GROUP]}"


DICE_OF: Final = tuple(tuple(die_name(die) for die in range(seats * GROUP)) for seats in range(MOST_SEATS + 1))


def dice(s: Xorlosch) -> tuple[str, ...]:
    return DICE_OF[s.seats]


def spaces(s: Xorlosch) -> tuple[str, ...]:
    return BOARDS[s.board].names


def turns_begun(s: Xorlosch) -> int:
    return int(s.turn)


CARD: Final = Name(CARD_NAMES, "a card")
DIE: Final = Name(dice, "a die as seat/dwarf")
DWARF: Final = TupleOf(Cell("level", Whole(1, TOP_LEVEL)), Cell("space", Name(spaces, "a space")))


def quest(colour: int) -> Schema:
    first, size = int(FIRST_TASK[colour]), int(SIZE[colour])
    return Schema(
        Key(
            "board",
            Filled(Cell("cards", CARD, first), size, NO_CARD),
            "the cards of the quest on the board, by number",
        ),
        Key(
            "next",
            Filled(Cell("next", CARD, first), size, NO_CARD),
            "the cards of the next quest beside the pile, by number",
        ),
        Key("pile", Pile(f"{COLOURS[colour]}_pile", 1, known_to=0), "the cards that are still to come"),
    )


STOCK: Final = Schema(
    Key("clean", Cell("clean", Whole(0, TOKENS)), "without cross"),
    Key("crossed", Cell("crossed", Whole(0, TOKENS)), "with the cross up"),
)
BOOTS: Final = Schema(
    Key("die", Field("booted", PlusOne(DIE)), "the dwarf in boots"),
    Key("points", Field("boot_points", Whole(0, int(MOST_BOOTS_POINTS))), "its own points that are left"),
)
TRAP: Final = TupleOf(Cell("trap_die", DIE), Cell("trap_card", CARD))
SEATS: Final = Members(Seat())
QUESTS: Final = Members(Name(COLOURS, "green, blue or red"))
THIS_TURN: Final = Schema(
    Key("spent", Field("spent", Whole(0, int(MOST_MOVEMENT))), "movement points of the common pool that are spent"),
    Key("stepped", Field("stepped", Flag()), "whether any dwarf has made a step"),
    Key("owe_respect", Field("due", Members(DIE)), "dwarves that owe respect for the space they stand in"),
    Key("brought_in", Field("fresh", Members(DIE)), "dwarves that came into the start space in this turn"),
    Key("potions", Field("potions", Members(DIE)), "dwarves that have drunk a potion"),
    Key("boots", NullIf(Field("booted"), 0, BOOTS), "the dwarf in boots, and its own points that are left"),
    Key("traps", ListOf(TRAP, TOKENS, length=Field("traps")), "the traps that are set, each for one card"),
    Key(
        "proposed",
        Field("tried", QUESTS),
        "quests proposed since the situation last changed",
    ),
    Key("stop_proposed", Field("stop_tried", SEATS), "who has proposed to stop in this turn"),
)
TALK: Final = Schema(
    Key(
        "holder",
        Times(MOST_TASKS, Cell("holder", OrNone(PlusOne(Seat()))), by="task"),
        "who gets the task, or was asked for it",
    ),
    Key("reply", Times(MOST_TASKS, Cell("reply", Name(REPLIES)), by="task"), "what the holder has answered"),
    Key("waived", Times(MOST_TASKS, Cell("waived", SEATS), by="task"), "who has waived the right to the task"),
)


def count_experience(s: Xorlosch) -> None:
    """Every card has brought a point of experience. Levels are paid for with it; what is left is saved."""
    for seat in range(int(s.seats)):
        s.won[seat] = count(s.trophies[seat])
        s.group[seat] = 0
        s.saved[seat] = s.total(seat)
        for die in range(seat * GROUP, seat * GROUP + GROUP):
            if s.level[die] != 0:
                s.stand_on(die, s.space[die])
                s.group[seat] += 1
                s.saved[seat] -= s.level[die]


SCHEMA: Final = Schema(
    Key("active", Field("active", Seat()), "whose turn it is"),
    Key("turn", Field("turn", Whole(0, MOST_TURNS)), "how many turns have begun"),
    Key("last_quest", Field("last_quest", Whole(0, turns_begun)), "the turn in which a quest was last completed"),
    Key(
        "dwarves",
        PerSeat(ByName(DWARVES, NullIf(Cell("level"), 0, DWARF))),
        "level and space; `w1` to `w3` warriors, `m1` to `m3` mechanici, null off the board",
    ),
    Key(
        "quests",
        Schema(*(Key(name, quest(colour), f"the {name} cards") for colour, name in enumerate(COLOURS))),
        "the cards that nobody has won, by colour",
    ),
    Key("won", PerSeat(Cell("trophies", MembersOnce(CARD))), "the cards that each player has won"),
    Key(
        "board_items",
        ByName(ITEMS, STOCK, by="item"),
        "tokens on the board, without cross and with the cross up",
    ),
    Key("held_items", PerSeat(ByName(ITEMS, Cell("held", Name(HOLDINGS)), by="item")), "the tokens before each player"),
    Key("this_turn", THIS_TURN, "what has happened in this turn"),
    Key("talk", TALK, "the quest being judged or negotiated, task by task"),
    after_read=count_experience,
)
