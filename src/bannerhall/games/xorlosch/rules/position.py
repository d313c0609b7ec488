"""The table as a position: documented JSON with the names people use."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import mask_of, members
from bannerhall.core.bounds import last_seat
from bannerhall.core.deck import Deck
from bannerhall.core.reading import Reader
from bannerhall.core.schema import Codec, Flag, Key, Pile, Schema, Seats, Whole
from bannerhall.core.state import State
from bannerhall.games.xorlosch.rules.board import BOARDS
from bannerhall.games.xorlosch.rules.components import (
    CARD_NAMES,
    COLOURS,
    DWARVES,
    FIRST_TASK,
    GROUP,
    HOLDINGS,
    ITEMS,
    KINDS_OF_ITEMS,
    MOST_TASKS,
    NO_CARD,
    REPLIES,
    SIZE,
    TOKENS,
    TOP_LEVEL,
)
from bannerhall.games.xorlosch.rules.state import MOST_BOOTS_POINTS, MOST_MOVEMENT, MOST_TURNS, Xorlosch

# --- Dice ------------------------------------------------------------------------------------------------------------


def die_name(die: int) -> str:
    """A die in a list: its seat, counted from 0, and its dwarf."""
    return f"{die // GROUP}/{DWARVES[die % GROUP]}"


def read_die(s: State, data: Reader) -> int:
    return data.name([die_name(die) for die in range(int(s.seats) * GROUP)])


class Dice(Codec):
    """A field that is a mask of dice, as a list."""

    def __init__(self, field: str) -> None:
        self.field = field

    def write(self, s: State) -> object:
        return [die_name(die) for die in members(getattr(s, self.field))]

    def read(self, s: State, data: Reader) -> None:
        setattr(s, self.field, mask_of([read_die(s, die) for die in data.items(0, int(s.seats) * GROUP)]))

    def form(self) -> str:
        return "dice"


class Dwarves(Codec):
    """Where everybody's dwarves stand. Levels are paid for with experience; what is left is saved."""

    def write(self, state: State) -> object:
        s = cast(Xorlosch, state)
        spaces = BOARDS[s.board].names
        groups: list[object] = []
        for seat in range(int(s.seats)):
            group: dict[str, object] = {}
            for i, name in enumerate(DWARVES):
                die = seat * GROUP + i
                group[name] = [int(s.level[die]), spaces[s.space[die]]] if s.level[die] != 0 else None
            groups.append(group)
        return groups

    def read(self, state: State, data: Reader) -> None:
        s = cast(Xorlosch, state)
        for seat, group in enumerate(data.items(int(s.seats), int(s.seats))):
            self.read_group(s, group, seat)

    def read_group(self, s: Xorlosch, data: Reader, seat: int) -> None:
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

    def form(self) -> str:
        return "by seat: {" + ", ".join(DWARVES) + "}, each [level, space] or null"


class Boots(Codec):
    def write(self, state: State) -> object:
        s = cast(Xorlosch, state)
        return {"die": die_name(s.booted - 1), "points": int(s.boot_points)} if s.booted != 0 else None

    def read(self, state: State, data: Reader) -> None:
        s = cast(Xorlosch, state)
        if data.value is not None:
            data.object(("die", "points"))
            s.booted = read_die(s, data.at("die")) + 1
            s.boot_points = data.at("points").whole(0, int(MOST_BOOTS_POINTS))

    def form(self) -> str:
        return "{die, points} or null"


class Traps(Codec):
    def write(self, state: State) -> object:
        s = cast(Xorlosch, state)
        return [[die_name(s.trap_die[i]), CARD_NAMES[s.trap_card[i]]] for i in range(int(s.traps))]

    def read(self, state: State, data: Reader) -> None:
        s = cast(Xorlosch, state)
        for i, pair in enumerate(data.items(0, TOKENS)):
            die, card = pair.items(2, 2)
            s.trap_die[i] = read_die(s, die)
            s.trap_card[i] = card.name(CARD_NAMES)
            s.traps = i + 1

    def form(self) -> str:
        return "list of [die, card]"


# --- Cards -----------------------------------------------------------------------------------------------------------


class Laid(Codec):
    """The cards of a quest, on the board or next."""

    def __init__(self, field: str, colour: int) -> None:
        self.field = field
        self.first = int(FIRST_TASK[colour])
        self.size = int(SIZE[colour])

    def write(self, s: State) -> list[str]:
        laid: vec[i64] = getattr(s, self.field)
        return [CARD_NAMES[laid[i]] for i in range(self.first, self.first + self.size) if laid[i] != NO_CARD]

    def read(self, s: State, data: Reader) -> None:
        laid: vec[i64] = getattr(s, self.field)
        for i in range(self.first, self.first + self.size):
            laid[i] = NO_CARD
        for i, card in enumerate(data.items(0, self.size)):
            laid[self.first + i] = card.name(CARD_NAMES)

    def form(self) -> str:
        return "cards"


class QuestPile(Pile):
    """A pile in which nobody knows any card."""

    def read(self, s: State, data: Reader) -> None:
        deck: Deck = getattr(s, self.field)
        deck.read(data, self.most, 0)


class Won(Codec):
    """The cards before each player; each has brought a point of experience."""

    def write(self, state: State) -> object:
        s = cast(Xorlosch, state)
        return [[CARD_NAMES[card] for card in members(s.trophies[seat])] for seat in range(int(s.seats))]

    def read(self, state: State, data: Reader) -> None:
        s = cast(Xorlosch, state)
        for seat, cards in enumerate(data.items(int(s.seats), int(s.seats))):
            won = [card.name(CARD_NAMES) for card in cards.items(0, len(CARD_NAMES))]
            s.trophies[seat] = mask_of(won)
            s.saved[seat] += len(won) - s.won[seat]
            s.won[seat] = len(won)

    def form(self) -> str:
        return "by seat: cards"


class Proposed(Codec):
    def write(self, state: State) -> object:
        return [COLOURS[colour] for colour in members(cast(Xorlosch, state).tried)]

    def read(self, state: State, data: Reader) -> None:
        cast(Xorlosch, state).tried = mask_of([colour.name(COLOURS) for colour in data.items(0, len(COLOURS))])

    def form(self) -> str:
        return "colours"


# --- Items -----------------------------------------------------------------------------------------------------------


class BoardItems(Codec):
    def write(self, state: State) -> object:
        s = cast(Xorlosch, state)
        return {name: {"clean": int(s.clean[i]), "crossed": int(s.crossed[i])} for i, name in enumerate(ITEMS)}

    def read(self, state: State, data: Reader) -> None:
        s = cast(Xorlosch, state)
        data.object(ITEMS)
        for item, name in enumerate(ITEMS):
            tokens = data.at(name)
            tokens.object(("clean", "crossed"))
            s.clean[item] = tokens.at("clean").whole(0, TOKENS)
            s.crossed[item] = tokens.at("crossed").whole(0, TOKENS)

    def form(self) -> str:
        return "by item: {clean, crossed}"


class HeldItems(Codec):
    def write(self, state: State) -> object:
        s = cast(Xorlosch, state)
        return [
            {name: HOLDINGS[s.held[seat * KINDS_OF_ITEMS + item]] for item, name in enumerate(ITEMS)}
            for seat in range(int(s.seats))
        ]

    def read(self, state: State, data: Reader) -> None:
        s = cast(Xorlosch, state)
        for seat, held in enumerate(data.items(int(s.seats), int(s.seats))):
            held.object(ITEMS)
            for item, name in enumerate(ITEMS):
                s.held[seat * KINDS_OF_ITEMS + item] = held.at(name).name(HOLDINGS)

    def form(self) -> str:
        return "by seat and item: " + ", ".join(HOLDINGS)


# --- The talk about a quest, task by task ----------------------------------------------------------------------------


class Holders(Codec):
    def write(self, state: State) -> object:
        s = cast(Xorlosch, state)
        return [int(s.holder[task]) - 1 if s.holder[task] != 0 else None for task in range(MOST_TASKS)]

    def read(self, state: State, data: Reader) -> None:
        s = cast(Xorlosch, state)
        for task, holder in enumerate(data.items(MOST_TASKS, MOST_TASKS)):
            s.holder[task] = 0 if holder.value is None else holder.whole(0, int(s.seats) - 1) + 1

    def form(self) -> str:
        return "by task: a seat or null"


class Replies(Codec):
    def write(self, state: State) -> object:
        s = cast(Xorlosch, state)
        return [REPLIES[s.reply[task]] for task in range(MOST_TASKS)]

    def read(self, state: State, data: Reader) -> None:
        s = cast(Xorlosch, state)
        for task, reply in enumerate(data.items(MOST_TASKS, MOST_TASKS)):
            s.reply[task] = reply.name(REPLIES)

    def form(self) -> str:
        return "by task: " + ", ".join(REPLIES)


class Waivers(Codec):
    def write(self, state: State) -> object:
        s = cast(Xorlosch, state)
        return [members(s.waived[task]) for task in range(MOST_TASKS)]

    def read(self, state: State, data: Reader) -> None:
        s = cast(Xorlosch, state)
        seats = int(s.seats)
        for task, waived in enumerate(data.items(MOST_TASKS, MOST_TASKS)):
            s.waived[task] = mask_of([seat.whole(0, seats - 1) for seat in waived.items(0, seats)])

    def form(self) -> str:
        return "by task: seats"


# --- The whole -------------------------------------------------------------------------------------------------------


def turns_begun(s: Xorlosch) -> int:
    return int(s.turn)


def quest_schema(colour: int) -> Schema:
    return Schema(
        Key("board", Laid("cards", colour), "the cards of the quest on the board, by number"),
        Key("next", Laid("next", colour), "the cards of the next quest beside the pile, by number"),
        Key("pile", QuestPile(f"{COLOURS[colour]}_pile", 1), "the cards that are still to come"),
    )


THIS_TURN: Final = Schema(
    Key("spent", Whole("spent", 0, int(MOST_MOVEMENT)), "movement points of the common pool that are spent"),
    Key("stepped", Flag("stepped"), "whether any dwarf has made a step"),
    Key("owe_respect", Dice("due"), "dwarves that owe respect for the space they stand in"),
    Key("brought_in", Dice("fresh"), "dwarves that came into the start space in this turn"),
    Key("potions", Dice("potions"), "dwarves that have drunk a potion"),
    Key("boots", Boots(), "the dwarf in boots, and its own points that are left"),
    Key("traps", Traps(), "the traps that are set, each for one card"),
    Key("proposed", Proposed(), "quests proposed since the situation last changed"),
    Key("stop_proposed", Seats("stop_tried"), "who has proposed to stop in this turn"),
)
TALK: Final = Schema(
    Key("holder", Holders(), "who gets the task, or was asked for it"),
    Key("reply", Replies(), "what the holder has answered"),
    Key("waived", Waivers(), "who has waived the right to the task"),
)
SCHEMA: Final = Schema(
    Key("active", Whole("active", 0, last_seat), "whose turn it is"),
    Key("turn", Whole("turn", 0, MOST_TURNS), "how many turns have begun"),
    Key("last_quest", Whole("last_quest", 0, turns_begun), "the turn in which a quest was last completed"),
    Key("dwarves", Dwarves(), "`w1` to `w3` warriors, `m1` to `m3` mechanici, null off the board"),
    Key(
        "quests",
        Schema(*(Key(name, quest_schema(colour), f"the {name} cards") for colour, name in enumerate(COLOURS))),
        "the cards that nobody has won, by colour",
    ),
    Key("won", Won(), "the cards that each player has won"),
    Key("board_items", BoardItems(), "tokens on the board, without cross and with the cross up"),
    Key("held_items", HeldItems(), "the tokens before each player"),
    Key("this_turn", THIS_TURN, "what has happened in this turn"),
    Key("talk", TALK, "the quest being judged or negotiated, task by task"),
)
