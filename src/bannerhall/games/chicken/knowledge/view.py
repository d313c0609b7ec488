"""What each seat may see, by listing what is allowed [CHI-COMP-12]."""

from __future__ import annotations

from bannerhall.core.bits import BIT, members
from bannerhall.games.chicken.knowledge.aims import aims_view
from bannerhall.games.chicken.knowledge.fight_view import cards_of, counted, fight_view
from bannerhall.games.chicken.knowledge.sight import (
    cards_held,
    in_hand,
    sees_drawn,
    sees_hand,
    spied_on,
    strange_eggs,
)
from bannerhall.games.chicken.rules import leaders, machines, scrolls
from bannerhall.games.chicken.rules.atlas import CELL_NAMES, HEX_NAMES, SHAPES, TILE_NAMES
from bannerhall.games.chicken.rules.components import (
    CHICKENS,
    FACES,
    FLAG,
    GOODS,
    LEADER,
    MACHINE,
    MODES,
    MOST_PLAYERS,
    PIECE_NAMES,
    PIECES,
    SOLO,
    STANDING_NAMES,
)
from bannerhall.games.chicken.rules.island import shape_of
from bannerhall.games.chicken.rules.position import MACHINE_NAMES, OVER
from bannerhall.games.chicken.rules.state import HEXES, LYING, Chicken
from bannerhall.games.chicken.rules.values import armour_of, strength_of
from bannerhall.games.chicken.rules.walking import ends_of, here_now, open_to, speed_of


def view(s: Chicken, seat: int) -> dict[str, object]:
    """Banners, storage, stock and whatever is in play; of the secrets only the seat's own. Every piece has its
    owner beside it, towers too [CHI-COMP-12] [CHI-BAND-10] [CHI-SETUP-11] [CHI-MACH-11]."""
    shown: dict[str, object] = {
        "mode": MODES[s.mode],
        "turns": int(s.turns),
        "first": int(s.first),
        "active": int(s.active),
        "waiting": members(int(s.waiting_mask())),
        "over": OVER[s.over],
        "winners": members(int(s.winners)),
        "island": island_view(s),
        "pieces": pieces_view(s, seat),
        "eggs": eggs_view(s, seat),
        "players": [player_view(s, seat, player) for player in range(int(s.players))],
        "storage": named(GOODS, [int(n) for n in s.storage]),
        "shields_left": int(s.shields_left),
        "stock": [machines.NAMES[model - 1] if model else None for model in s.stock],
        "machine_deck": int(s.machine_deck.size()),
        "machine_discard": counted(machines.NAMES, [int(n) for n in s.machine_discard]),
        "deck": int(s.deck.size()),
        "discard": counted(scrolls.NAMES, [int(n) for n in s.discard]),
        "drawn": counted(scrolls.NAMES, [int(n) if sees_drawn(s, seat, kind) else 0 for kind, n in enumerate(s.drawn)]),
        "this_turn": turn_view(s),
        "build": build_view(s),
        "walk": walk_view(s, seat),
        "fight": fight_view(s, seat),
        "aims": aims_view(s, seat),
    }
    if s.mode == SOLO:
        shown["challenger"] = challenger_view(s)
    return shown


def named(names: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    return dict(zip(names, numbers, strict=True))


def island_view(s: Chicken) -> dict[str, object]:
    """What lies where; while it is built also which shapes the territories have [CHI-BOARD-23]."""
    shown: dict[str, object] = {
        "hexes": {HEX_NAMES[h]: CELL_NAMES[s.cell_of[h] - 1] for h in range(HEXES) if s.cell_of[h] != 0},
        "finished": s.land != 0,
        "lava": [HEX_NAMES[h] for h in members(int(s.lava))],
        "linked": [TILE_NAMES[tile - 1] if tile else None for tile in s.linked],
        "tile": TILE_NAMES[s.tile - 1] if s.tile else None,
        "spot": CELL_NAMES[s.spot - 1] if s.spot else None,
    }
    if s.land == 0:
        shown["shapes"] = {name: shape_view(int(shape_of(s, tile))) for tile, name in enumerate(TILE_NAMES)}
    return shown


def shape_view(shape: int) -> list[str]:
    """The cells of a territory as it is printed."""
    return [f"q{q}r{r}" for q, r in SHAPES[shape]]


def pieces_view(s: Chicken, seat: int) -> dict[str, object]:
    """Every piece on the island that lies open or is the reader's own."""
    strange = int(strange_eggs(s, seat))
    found: dict[str, object] = {}
    for piece in range(PIECES):
        if s.place[piece] == 0 or strange & int(BIT[piece]):
            continue
        row: dict[str, object] = {
            "player": int(s.player_of(piece)),
            "hex": HEX_NAMES[s.place[piece] - 1],
            "shields": int(s.shields[piece]),
            "plus": int(s.plus[piece]),
            "strength": int(strength_of(s, piece)),
            "armour": int(armour_of(s, piece, piece)),
        }
        if piece >= MACHINE:
            row["model"] = machines.NAMES[s.model_of(piece)]
        elif piece < LEADER and s.eggs & BIT[piece]:
            row["face_down"] = True
        found[PIECE_NAMES[piece]] = row
    return found


def eggs_view(s: Chicken, seat: int) -> list[object]:
    """The backs of other players' chickens: on which hex, with which shields and dice; never which chicken
    [CHI-COCK-09]."""
    backs = [
        (int(s.place[egg]) - 1, egg // CHICKENS, int(s.shields[egg]), int(s.plus[egg]))
        for egg in members(int(strange_eggs(s, seat)))
    ]
    return [
        {"hex": HEX_NAMES[hex_], "player": player, "shields": shields, "plus": plus}
        for hex_, player, shields, plus in sorted(backs)
    ]


def player_view(s: Chicken, seat: int, player: int) -> dict[str, object]:
    """A banner is public; of the rest only its owner sees more than the number."""
    own = seat == player
    faces, goods = player * len(FACES), player * len(GOODS)
    banner = slice(player * CHICKENS, (player + 1) * CHICKENS)
    shown: dict[str, object] = {
        "base": HEX_NAMES[s.base[player] - 1] if s.base[player] else None,
        "leader": leader_name(int(s.leader[player])),
        "spare": leader_name(int(s.spare[player])) if own else s.spare[player] != 0,
        "hits": int(s.hits[player]),
        "dice": named(FACES, [int(s.dice[faces + face]) for face in range(len(FACES))]),
        "spent": int(s.spent[player]),
        "goods": named(GOODS, [int(s.goods[goods + good]) for good in range(len(GOODS))]),
        "markers": [int(s.markers[giver * MOST_PLAYERS + player]) for giver in range(int(s.players))],
        "pilots": {
            PIECE_NAMES[banner.start + n]: MACHINE_NAMES[slot - 1] for n, slot in enumerate(s.pilot[banner]) if slot
        },
        "fallen": [PIECE_NAMES[chicken] for chicken in members(int(s.fallen(player)))],
        "fell_on": {
            PIECE_NAMES[banner.start + n]: HEX_NAMES[place - 1] for n, place in enumerate(s.fell_on[banner]) if place
        },
        "cards": int(cards_held(s, player)) if player < s.seats else sum(int(n) for n in s.pile),
        "strategy": scrolls.NAMES[s.strategy[player] - 1] if s.strategy[player] else None,
        "revealed": cards_of(s, "revealed", player),
        "built": int(s.built[player]),
        "by_others": int(s.by_others[player]),
        "feats": int(s.feats[player]),
    }
    if s.mode == FLAG:
        shown["flag"] = flag_view(int(s.flags[player]))
    if sees_hand(s, seat, player):
        shown["hand"] = counted(scrolls.NAMES, [int(in_hand(s, player, kind)) for kind in range(scrolls.KINDS)])
    if own:
        shown["dealt"] = [leader_name(int(card)) for card in s.dealt[2 * player : 2 * player + 2] if card]
        shown["chosen"] = leader_name(int(s.chosen[player]))
        shown["standing_pass"] = STANDING_NAMES[s.standing_pass[player]]
        shown["sits_out"] = s.sits_out & BIT[player] != 0
    else:
        shown["dealt"] = sum(1 for card in s.dealt[2 * player : 2 * player + 2] if card)
    return shown


def leader_name(card: int) -> str | None:
    return leaders.NAMES[card - 1] if card else None


def flag_view(at: int) -> str | None:
    """The piece that carries a flag, or the hex where it lies [CHI-FLAG-14]."""
    if at == 0:
        return None
    return HEX_NAMES[at - LYING] if at >= LYING else PIECE_NAMES[at - 1]


def turn_view(s: Chicken) -> dict[str, object]:
    return {
        "free": s.free == 1,
        "driven": [PIECE_NAMES[piece] for piece in members(int(s.driven))],
        "scavenged": s.scavenged == 1,
        "robbed": s.robbed == 1,
        "sneaky": s.sneaky == 1,
        "hot": s.hot == 1,
        "cup": int(s.cup),
        "spied_on": int(spied_on(s)) if spied_on(s) >= 0 else None,
    }


def build_view(s: Chicken) -> dict[str, object] | None:
    if s.build_model == 0:
        return None
    return {
        "model": machines.NAMES[s.build_model - 1],
        "hex": HEX_NAMES[s.build_hex - 1] if s.build_hex else None,
        "pilots": [PIECE_NAMES[chicken] for chicken in members(int(s.build_pilots))],
        "price": named(GOODS, [int(n) for n in s.price]),
    }


def walk_view(s: Chicken, seat: int) -> dict[str, object] | None:
    """Who moves, face-down chickens by their number only, and how far."""
    if s.walkers == 0:
        return None
    strange = int(s.walkers) & int(strange_eggs(s, seat))
    return {
        "walkers": [PIECE_NAMES[piece] for piece in members(int(s.walkers) & ~strange)],
        "eggs": len(members(strange)),
        "walked": int(s.walked),
        "reach": int(s.reach),
        "from": HEX_NAMES[s.walk_from - 1] if s.walk_from else None,
        "tread": int(s.tread),
        "paths": {HEX_NAMES[way[-1]]: [HEX_NAMES[h] for h in way] for way in paths(s)},
    }


def paths(s: Chicken) -> list[list[int]]:
    """The shortest ways to all hexes where the moving pieces may end, as far as they still get [CHI-MOVE-01]."""
    left = int(speed_of(s, s.active, s.walkers) - s.walked)
    open_, ends, here = int(open_to(s, s.walkers)), int(ends_of(s, s.walkers)), int(here_now(s))
    ways: dict[int, list[int]] = {here: []}
    wave = [here]
    for _ in range(left):
        following: list[int] = []
        for hex_ in wave:
            for near in members(int(s.near[hex_]) & (open_ | ends)):
                if near not in ways:
                    ways[near] = [*ways[hex_], near]
                    if open_ & int(BIT[near]):
                        following.append(near)
        wave = following
    return [way for hex_, way in ways.items() if way and ends & int(BIT[hex_])]


def challenger_view(s: Chicken) -> dict[str, object]:
    """Its row and its compass; of its pile only the number is known [CHI-SOLO-06] [CHI-SOLO-08]."""
    return {
        "line": [MACHINE_NAMES[s.line[at] - 1] for at in range(int(s.lined))],
        "compass": int(s.compass),
        "power": int(s.power),
        "acted": [PIECE_NAMES[piece] for piece in members(int(s.acted))],
        "passed_by": [PIECE_NAMES[piece] for piece in members(int(s.passed_by))],
    }
