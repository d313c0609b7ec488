"""The two boards, ruins and dungeon: spaces, free and blocked passages, where to draw them.

The published boards do not survive in words; these are our design, with the published numbers of the task spaces.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

SPACES: Final = 36  # room for a board in the tables below; the ruins have 35 spaces, the dungeon 34
START: Final = 0
TASK_SPACES: Final = 24  # spaces 1 to 24 carry these numbers on both boards
ITEM_SPACES: Final = 25  # boots 25 and 26, potion 27 and 28, trap 29 and 30


@final
class Space:
    """One space: its short name, its name on the map, where it is drawn, and where its passages lead."""

    def __init__(
        self,
        name: str,
        title: str,
        x: int,
        y: int,
        free: str,
        debris: str = "",
        ladder: str = "",
        crevasse: str = "",
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.x: Final = x
        self.y: Final = y
        self.free: Final = tuple(free.split())
        self.debris: Final = tuple(debris.split())
        self.ladder: Final = tuple(ladder.split())
        self.crevasse: Final = tuple(crevasse.split())

    @property
    def blocked(self) -> tuple[str, ...]:
        return self.debris + self.ladder + self.crevasse


@final
class Board:
    """One side of the board; a space is its place in `spaces`."""

    def __init__(self, slug: str, spaces: tuple[Space, ...]) -> None:
        self.slug: Final = slug
        self.spaces: Final = spaces
        self.names: Final = tuple(space.name for space in spaces)

    def obstacle(self, here: int, there: int) -> str:
        """What blocks the passage between two spaces, or nothing."""
        space, name = self.spaces[here], self.names[there]
        if name in space.debris:
            return "debris"
        if name in space.ladder:
            return "ladder"
        return "crevasse" if name in space.crevasse else ""


# Free and blocked passages, each written from both ends [XOR-MOVE-05] [XOR-MOVE-06] [XOR-MOVE-08].
RUINS: Final = Board(
    "ruins",
    (
        Space("start", "Great Stair of the Ruins", 500, 350, "c3 c4 t01 t02"),
        Space("t01", "Stair Landing", 500, 235, "start t09", debris="t04 t06"),
        Space("t02", "Well Court", 500, 465, "start t10", debris="t03 t05"),
        Space("t03", "Tanners Yard", 360, 472, "c3 t11", debris="t02", ladder="t14"),
        Space("t04", "Broken Forge", 640, 228, "c4 t12", debris="t01", ladder="t13"),
        Space("t05", "Guard Post", 640, 470, "boots2 c4 t17", debris="c2 t02"),
        Space("t06", "Mason Lodge", 360, 230, "boots1 c3 t18", debris="c1 t01"),
        Space("t07", "Assembly Ring", 248, 350, "c3 t15", ladder="boots1 t11"),
        Space("t08", "Market Square", 752, 350, "c4 t16", ladder="boots2 t12"),
        Space("t09", "Old Gatehouse", 500, 112, "t01 t13 t18"),
        Space("t10", "South Gatehouse", 500, 588, "t02 t14 t17"),
        Space("t11", "Roofless Library", 240, 478, "t03 t19", ladder="potion1 t07"),
        Space("t12", "Long Gallery", 760, 222, "t04 t20", ladder="potion2 t08"),
        Space("t13", "Ivy Rampart", 622, 92, "potion2 t09", ladder="t04"),
        Space("t14", "Cistern Edge", 378, 608, "potion1 t10", ladder="t03"),
        Space("t15", "Toppled Obelisk", 132, 350, "t07 trap1", debris="t19"),
        Space("t16", "Fallen Colonnade", 868, 350, "t08 trap2", debris="t20"),
        Space("t17", "Herb Terrace", 622, 604, "c2 t05 t10"),
        Space("t18", "Overgrown Garden", 378, 96, "c1 t06 t09"),
        Space("t19", "Scorched Hall", 118, 478, "t11 t22", debris="t15"),
        Space("t20", "Wyrm Nest", 882, 222, "t12 t21", debris="t16"),
        Space("t21", "Eyrie", 884, 88, "potion2 t20"),
        Space("t22", "Dragon Perch", 116, 612, "potion1 t19"),
        Space("t23", "Bone Pit", 116, 90, "c1 trap1"),
        Space("t24", "Burrow Mouth", 884, 610, "c2 trap2"),
        Space("boots1", "Wayfarer Shrine", 248, 222, "t06", debris="trap1", ladder="c1 t07"),
        Space("boots2", "Cobbler Cellar", 752, 478, "t05", debris="trap2", ladder="c2 t08"),
        Space("potion1", "Brewer Vault", 252, 616, "t14 t22", ladder="t11"),
        Space("potion2", "Alchemist Tower", 748, 84, "t13 t21", ladder="t12"),
        Space("trap1", "Winch Chamber", 120, 222, "t15 t23", debris="boots1"),
        Space("trap2", "Snare Workshop", 880, 478, "t16 t24", debris="boots2"),
        Space("c1", "Rubble Road", 248, 88, "t18 t23", debris="t06", ladder="boots1"),
        Space("c2", "Sunken Road", 752, 612, "t17 t24", debris="t05", ladder="boots2"),
        Space("c3", "West Arch", 368, 350, "start t03 t06 t07"),
        Space("c4", "East Arch", 632, 350, "start t04 t05 t08"),
    ),
)
DUNGEON: Final = Board(
    "dungeon",
    (
        Space("start", "Great Stair of the Dungeon", 500, 365, "c1 c2 c3 t01 t02 t03"),
        Space("t01", "Torch Hall", 500, 271, "boots1 start t07", debris="t05"),
        Space("t02", "Chain Hall", 618, 412, "potion1 start t08", debris="t04"),
        Space("t03", "Echo Hall", 382, 412, "start t09 trap1", debris="t06"),
        Space("t04", "Flooded Cell", 563, 515, "c2 trap2", debris="potion1 t02"),
        Space("t05", "Rusty Armoury", 658, 253, "c1 potion2", debris="boots1 t01"),
        Space("t06", "Mushroom Cave", 279, 327, "boots2 c3", debris="t03 trap1"),
        Space("t07", "Crystal Vein", 441, 202, "t01 t13", crevasse="t11"),
        Space("t08", "Collapsed Mine", 736, 411, "t02 t14", crevasse="t10"),
        Space("t09", "Smelting Chamber", 323, 482, "t03 t15", crevasse="t12"),
        Space("t10", "Whispering Shaft", 747, 323, "c1 t18", debris="t14", crevasse="t08"),
        Space("t11", "Gaoler Room", 323, 239, "c3 t17", debris="t13", crevasse="t07"),
        Space("t12", "Bat Roost", 430, 533, "c2 t16", debris="t15", crevasse="t09"),
        Space("t13", "Slag Cavern", 364, 134, "t07 t19 t20", debris="t11"),
        Space("t14", "Forgotten Crypt", 860, 400, "t08 t22 t23", debris="t10"),
        Space("t15", "Sulphur Spring", 276, 562, "t09 t21 t24", debris="t12"),
        Space("t16", "Molten Rift", 487, 614, "t12 t24", crevasse="trap2"),
        Space("t17", "Claw-marked Gallery", 191, 233, "t11 t20", crevasse="boots2"),
        Space("t18", "Nest Chamber", 821, 248, "t10 t23", crevasse="potion2"),
        Space("t19", "Deep Den", 500, 62, "potion2 t13", crevasse="boots1"),
        Space("t20", "Skull Abyss", 208, 126, "t13 t17"),
        Space("t21", "Wind Chimney", 118, 516, "boots2 t15", crevasse="trap1"),
        Space("t22", "Deep Hoard", 882, 516, "t14 trap2", crevasse="potion1"),
        Space("t23", "Great Lair", 948, 311, "t14 t18"),
        Space("t24", "Ash Grotto", 344, 658, "t15 t16"),
        Space("boots1", "Boot-maker Niche", 562, 195, "t01", debris="t05", crevasse="t19"),
        Space("boots2", "Pilgrim Alcove", 156, 340, "t06 t21", crevasse="t17"),
        Space("potion1", "Still Room", 683, 486, "t02", debris="t04", crevasse="t22"),
        Space("potion2", "Potion Larder", 703, 173, "t05 t19", crevasse="t18"),
        Space("trap1", "Trapper Niche", 255, 413, "t03", debris="t06", crevasse="t21"),
        Space("trap2", "Pulley Cave", 641, 582, "t04 t22", crevasse="t16"),
        Space("c1", "North-East Tunnel", 618, 318, "start t05 t10"),
        Space("c2", "South Tunnel", 500, 459, "start t04 t12"),
        Space("c3", "North-West Tunnel", 382, 318, "start t06 t11"),
    ),
)

BOARDS: Final = (RUINS, DUNGEON)  # [XOR-COMP-02]


def _padded(board: Board) -> list[Space | None]:
    return [*board.spaces, *[None] * (SPACES - len(board.spaces))]


def _begins(ways: list[tuple[str, ...]]) -> list[int]:
    """Where the passages of each space begin in a list of them all; a last entry says where that list ends."""
    begins = [0]
    for ends in ways:
        begins.append(begins[-1] + len(ends))
    return begins


def _ends(ways: list[tuple[str, ...]]) -> list[int]:
    """Where all passages lead, one space after the other."""
    return [BOARDS[i // SPACES].names.index(name) for i, ends in enumerate(ways) for name in ends]


_FREE: Final = [space.free if space else () for board in BOARDS for space in _padded(board)]
_BLOCKED: Final = [space.blocked if space else () for board in BOARDS for space in _padded(board)]

# The passages of space i on board b are those from BEGINS[b * SPACES + i] up to the next space's.
FREE_BEGINS: Final = vec[i64](_begins(_FREE))
FREE_ENDS: Final = vec[i64](_ends(_FREE))
BLOCKED_BEGINS: Final = vec[i64](_begins(_BLOCKED))
BLOCKED_ENDS: Final = vec[i64](_ends(_BLOCKED))


def free_passage(board: i64, here: i64, there: i64) -> bool:
    """Whether an open passage joins two spaces [XOR-MOVE-05] [XOR-MOVE-08]."""
    at = board * SPACES + here
    for i in range(FREE_BEGINS[at], FREE_BEGINS[at + 1]):
        if FREE_ENDS[i] == there:
            return True
    return False


def blocked_passage(board: i64, here: i64, there: i64) -> bool:
    """Whether a passage with an obstacle joins two spaces [XOR-MOVE-06] [XOR-MOVE-08]."""
    at = board * SPACES + here
    for i in range(BLOCKED_BEGINS[at], BLOCKED_BEGINS[at + 1]):
        if BLOCKED_ENDS[i] == there:
            return True
    return False
