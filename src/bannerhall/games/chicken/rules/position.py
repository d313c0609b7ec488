"""War for Chicken Island as a position: every key once. Neighbours of hexes follow from where the tiles lie."""

from __future__ import annotations

from typing import Final, cast

from bannerhall.core.codecs import ByName, Cell, Field, ListOf, Pile, Sparse, Times
from bannerhall.core.reading import Reader
from bannerhall.core.schema import Codec, Key, Schema
from bannerhall.core.state import State
from bannerhall.core.values import Flag, MembersOnce, Name, OrNone, PlusOne, Value, Whole
from bannerhall.games.chicken.rules import leaders, machines, scrolls
from bannerhall.games.chicken.rules.atlas import CELL_NAMES, HEX_NAMES, TILE_NAMES
from bannerhall.games.chicken.rules.components import (
    DICE,
    FACES,
    GOODS,
    GOODS_EACH,
    LEADER,
    MACHINE,
    MARKERS,
    MOST_GOODS,
    MOST_PLAYERS,
    MOST_TURNS,
    PIECE_NAMES,
    SHIELDS,
    STANDING_NAMES,
    STOCK,
)
from bannerhall.games.chicken.rules.island import finish
from bannerhall.games.chicken.rules.state import LYING, MOST_CARDS, Chicken

CHICKEN_NAMES: Final = PIECE_NAMES[: int(LEADER)]
MACHINE_NAMES: Final = PIECE_NAMES[int(MACHINE) :]
OVER: Final = ("no", "won", "limit")
HELPED: Final = ("unsaid", "attacker", "defender")
OUTCOMES: Final = ("open", "success", "absorbed", "failed", "ended")


def number_of_players(s: Chicken) -> int:
    return int(s.players)


def last_player(s: Chicken) -> int:
    return int(s.players) - 1


class PerPlayer(Times):
    """A list with one for every player: the seats, and in solo the challenger."""

    def __init__(self, codec: Codec) -> None:
        super().__init__(number_of_players, codec, by="player")


class FlagPlace(Value):
    """Where a flag is: the piece that carries it, or the hex on which it lies."""

    def write(self, s: State, number: int) -> object:
        return HEX_NAMES[number - int(LYING)] if number >= LYING else PIECE_NAMES[number - 1]

    def read(self, s: State, data: Reader) -> int:
        at = data.name((*PIECE_NAMES, *HEX_NAMES))
        return at + 1 if at < len(PIECE_NAMES) else at - len(PIECE_NAMES) + int(LYING)

    def form(self) -> str:
        return "a piece or a hex"


class Machines(Codec):
    """The machines in play: model and owner."""

    def write(self, state: State, at: int) -> object:
        s = cast(Chicken, state)
        return {
            name: [machines.NAMES[s.model[slot] - 1], int(s.owner[slot])]
            for slot, name in enumerate(MACHINE_NAMES)
            if s.model[slot] != 0
        }

    def read(self, state: State, data: Reader, at: int) -> None:
        s = cast(Chicken, state)
        for slot, pair in data.named(MACHINE_NAMES):
            model, owner = pair.items(2, 2)
            s.model[slot] = model.name(machines.NAMES) + 1
            s.owner[slot] = owner.whole(0, last_player(s))

    def form(self) -> str:
        return "by machine: [model, player]"


class Finished(Codec):
    """Whether the island is finished: then all hexes that were laid are land."""

    def write(self, state: State, at: int) -> object:
        return cast(Chicken, state).land != 0

    def read(self, state: State, data: Reader, at: int) -> None:
        cast(Chicken, state).land = 1 if data.truth() else 0

    def form(self) -> str:
        return "true or false"


HEX: Final = Name(HEX_NAMES, "a hex")
CELL: Final = Name(CELL_NAMES, "a cell of the grid")
TILE: Final = Name(TILE_NAMES)
PIECE: Final = Name(PIECE_NAMES, "a piece")
CHICKEN: Final = Name(CHICKEN_NAMES, "a chicken")
MACHINE_PIECE: Final = Name(MACHINE_NAMES, "a machine")
MODEL: Final = Name(machines.NAMES, "a model")
SCROLL: Final = Name(scrolls.NAMES, "a scroll")
CARD: Final = OrNone(PlusOne(Name(leaders.NAMES)))
CARDS: Final = Whole(1, MOST_CARDS)
PLAYER: Final = Whole(0, last_player)
PIECES_SET: Final = MembersOnce(PIECE)


def scrolls_in(field: str) -> Sparse:
    """Scrolls by kind, how many of each."""
    return Sparse(scrolls.NAMES, Cell(field, CARDS), by="scroll")


ISLAND: Final = Schema(
    Key("hexes", Sparse(HEX_NAMES, Cell("cell_of", PlusOne(CELL)), by="hex"), "where each hex lies"),
    Key("finished", Finished(), "whether nothing is laid any more"),
    Key("lava", Field("lava", MembersOnce(HEX)), "hexes with the lava side up"),
    Key("linked", Times(MOST_PLAYERS, Cell("linked", OrNone(PlusOne(TILE))), by="base"), "the territory of each base"),
    Key("tile", Field("tile", OrNone(PlusOne(TILE))), "the tile that somebody is about to lay"),
    Key("spot", Field("spot", OrNone(PlusOne(CELL))), "the cell on which it is about to be laid"),
)
FIGHT: Final = Schema(
    Key("attacker", Field("attacker", OrNone(PlusOne(PIECE))), "the attacker, null without a fight"),
    Key("defender", Field("defender", OrNone(PlusOne(PIECE))), "the defender at this moment"),
    Key("aggressor", Field("aggressor", PLAYER), "the attacking player"),
    Key("victim", Field("victim", PLAYER), "the defending player at this moment"),
    Key("first_victim", Field("first_victim", PLAYER), "the player who was attacked"),
    Key("thrown", Sparse(FACES, Cell("thrown", Whole(1, DICE)), by="face"), "dice used in the fight"),
    Key("alarms", Field("alarms", Whole(0, DICE)), "Cluck Alarms paid"),
    Key("passes", Field("passes", Whole(0, MOST_PLAYERS)), "passes in a row"),
    Key("sits_out", Field("sits_out", MembersOnce(PLAYER)), "who passes whatever comes"),
    Key("laid", PerPlayer(scrolls_in("laid")), "scrolls face down"),
    Key("shown", PerPlayer(scrolls_in("shown")), "magic that was revealed"),
    Key("for_attack", PerPlayer(scrolls_in("for_attack")), "of it, on the attacker's side"),
    Key("spoiled", PerPlayer(scrolls_in("spoiled")), "of it, taken by Rotten Eggs"),
    Key("rotten", PerPlayer(Cell("rotten", Whole(0, 2))), "Rotten Eggs that wait for the end of the reveal"),
    Key("helps", PerPlayer(Cell("helps", Name(HELPED))), "which side each player has named"),
    Key("played", PerPlayer(Cell("played", Whole(0, MOST_CARDS))), "scrolls played"),
    Key(
        "sequence",
        PerPlayer(Cell("sequence", Whole(0, 13**14 - 1))),
        "strategies face down as digits of base 13, the first one laid is the highest",
    ),
    Key("revealed", PerPlayer(scrolls_in("revealed")), "scrolls revealed, also those of the last fight"),
    Key("outcome", Field("outcome", Name(OUTCOMES)), "how it ended"),
    Key("draws", PerPlayer(Cell("draws", Whole(0, 99))), "scrolls still to be drawn"),
    Key("fell_at", Field("fell_at", OrNone(PlusOne(HEX))), "where a destroyed golem stood"),
)
THIS_TURN: Final = Schema(
    Key("free", Field("free", Flag()), "whether the free action is left"),
    Key("driven", Field("driven", PIECES_SET), "battle cars that have made their own move"),
    Key("scavenged", Field("scavenged", Flag()), "whether Scavengers were used"),
    Key("robbed", Field("robbed", Flag()), "whether Ill Pollazzo was used"),
    Key("sneaky", Field("sneaky", Flag()), "whether Shortcut was paid"),
    Key("hot", Field("hot", Flag()), "whether Hot Feet was paid for the next move"),
    Key("hits", PerPlayer(Cell("hits", Whole(0, 99))), "successes against each leader"),
    Key("cup", Field("cup", Whole(0, DICE)), "dice in the cup"),
    Key("drawn", scrolls_in("drawn"), "disasters to be carried out, or set aside during set-up"),
    Key("power", Field("power", Whole(0, 15)), "what Power dice add to the challenger's attacks"),
)
BUILD: Final = Schema(
    Key("model", Field("build_model", OrNone(PlusOne(MODEL))), "the machine that is being built"),
    Key("hex", Field("build_hex", OrNone(PlusOne(HEX))), "where"),
    Key("pilots", Field("build_pilots", MembersOnce(CHICKEN)), "pilots named so far"),
    Key("price", Times(len(GOODS), Cell("price", Whole(0, 9)), by="resource"), "what is still to be paid"),
)
WALK: Final = Schema(
    Key("walkers", Field("walkers", PIECES_SET), "the pieces that move together"),
    Key("walked", Field("walked", Whole(0, 9)), "steps made"),
    Key("reach", Field("reach", Whole(0, 9)), "steps they may make in all"),
    Key("from", Field("walk_from", OrNone(PlusOne(HEX))), "where they began"),
    Key("tread", Field("tread", Whole(0, 3)), "what lets them cross lava"),
)
SOLO_TABLE: Final = Schema(
    Key("pile", scrolls_in("pile"), "the challenger's hand, seen by nobody"),
    Key(
        "line",
        ListOf(Cell("line", PlusOne(MACHINE_PIECE)), machines.SLOTS, length=Field("lined")),
        "its machines from the left",
    ),
    Key("compass", Field("compass", Whole(0, 5)), "the direction with priority 1"),
    Key("acted", Field("acted", PIECES_SET), "pieces of the challenger that were activated in this turn"),
    Key("passed_by", Field("passed_by", PIECES_SET), "of these, in this pass of the order"),
)


def finish_table(s: Chicken) -> None:
    """Land and neighbours follow from where the tiles lie, and who stands on a hex from the places of the pieces."""
    if s.land != 0:
        finish(s)
    s.count_pieces()


SCHEMA: Final = Schema(
    Key("first", Field("first", PLAYER), "the start player"),
    Key("active", Field("active", PLAYER), "whose turn it is"),
    Key("turns", Field("turns", Whole(0, MOST_TURNS * MOST_PLAYERS)), "turns begun, of all players"),
    Key("winners", Field("winners", MembersOnce(PLAYER)), "who has won, or shares the draw at the limit of turns"),
    Key("over", Field("over", Name(OVER)), "whether and how the match has ended"),
    Key("island", ISLAND, "the tiles"),
    Key("bases", PerPlayer(Cell("base", OrNone(PlusOne(HEX)))), "the base of each player"),
    Key("places", Sparse(PIECE_NAMES, Cell("place", PlusOne(HEX)), by="piece"), "where pieces stand"),
    Key("shields", Sparse(PIECE_NAMES, Cell("shields", Whole(1, SHIELDS)), by="piece"), "shields on pieces"),
    Key("plus", Sparse(PIECE_NAMES, Cell("plus", Whole(1, DICE)), by="piece"), "permanent dice on pieces"),
    Key("machines", Machines(), "the machines in play"),
    Key("pilots", Sparse(CHICKEN_NAMES, Cell("pilot", PlusOne(MACHINE_PIECE)), by="chicken"), "what pilots steer"),
    Key("eggs", Field("eggs", MembersOnce(CHICKEN)), "chickens that lie face down"),
    Key(
        "fell_on",
        Sparse(CHICKEN_NAMES, Cell("fell_on", PlusOne(HEX)), by="chicken"),
        "where destroyed chickens lay that were face down until then",
    ),
    Key("flags", PerPlayer(Cell("flags", OrNone(FlagPlace()))), "where the flag of each player is"),
    Key("leaders", PerPlayer(Cell("leader", CARD)), "leaders in play or waiting"),
    Key("spares", PerPlayer(Cell("spare", CARD)), "spare leaders, face down"),
    Key("dealt", PerPlayer(Times(2, Cell("dealt", CARD))), "leaders to choose from"),
    Key("chosen", PerPlayer(Cell("chosen", CARD)), "leaders chosen in secret"),
    Key("dice", PerPlayer(ByName(FACES, Cell("dice", Whole(0, DICE)), by="face")), "dice on the banners"),
    Key("spent", PerPlayer(Cell("spent", Whole(0, DICE))), "used-up dice"),
    Key("goods", PerPlayer(ByName(GOODS, Cell("goods", Whole(0, MOST_GOODS + 3)))), "resources on the banners"),
    Key("storage", ByName(GOODS, Cell("storage", Whole(0, GOODS_EACH * MOST_PLAYERS))), "resources of nobody"),
    Key("shields_left", Field("shields_left", Whole(0, SHIELDS)), "shields in the storage"),
    Key(
        "markers",
        PerPlayer(Times(number_of_players, Cell("markers", Whole(0, MARKERS)), by="banner", apart=MOST_PLAYERS)),
        "humiliation markers of each player",
    ),
    Key("hands", PerPlayer(scrolls_in("hand")), "scrolls in hand"),
    Key("standing_passes", PerPlayer(Cell("standing_pass", Name(STANDING_NAMES))), "passes given in advance"),
    Key("strategies", PerPlayer(Cell("strategy", OrNone(PlusOne(SCROLL)))), "active strategies"),
    Key("deck", Pile("deck", MOST_CARDS), "the scrolls that nobody has"),
    Key("discard", scrolls_in("discard"), "discarded scrolls"),
    Key("stock", Times(STOCK, Cell("stock", OrNone(PlusOne(MODEL)))), "machines on offer, from the left"),
    Key("machine_deck", Pile("machine_deck", MOST_CARDS), "machine cards in the deck"),
    Key(
        "machine_discard",
        Sparse(machines.NAMES, Cell("machine_discard", Whole(1, 6)), by="model"),
        "discarded machine cards",
    ),
    Key("this_turn", THIS_TURN, "what is remembered of this turn"),
    Key("build", BUILD, "a build that is under way"),
    Key("walk", WALK, "a move that is under way"),
    Key("fight", FIGHT, "a fight that is under way"),
    Key("solo", SOLO_TABLE, "what the challenger has"),
    Key("feats", PerPlayer(Cell("feats", Whole(0, 127))), "challenges met, as a sum of powers of two"),
    Key("built", PerPlayer(Cell("built", Whole(0, 999))), "machines built"),
    Key("by_others", PerPlayer(Cell("by_others", Whole(0, 99))), "markers that the leader did not place"),
    after_read=finish_table,
)
