"""What each seat may know: all that lies open, its own coins and standing answers; no order of the stacks."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import count, members
from bannerhall.games.smallworld.rules import questions, races
from bannerhall.games.smallworld.rules.atlas import REGION_IDS
from bannerhall.games.smallworld.rules.components import NONE, SLOTS, TURNS
from bannerhall.games.smallworld.rules.conquest import pips_of
from bannerhall.games.smallworld.rules.ending import on_board
from bannerhall.games.smallworld.rules.income import income
from bannerhall.games.smallworld.rules.position import BELOW, ON_MAP_NOW, ON_OFFER, PLAYER, SUPPLY, THIS_TURN
from bannerhall.games.smallworld.rules.price import price, targets
from bannerhall.games.smallworld.rules.state import SmallWorld


def knows_coins(s: SmallWorld, seat: int, owner: int) -> bool:
    """Totals are hidden until the end, unless the table plays with open coins; what is paid is not
    [SMW-SCORE-04] [SMW-SCORE-09] [SMW-VAR-02]."""
    return owner == seat or bool(s.rules.options["open_coins"]) or s.depth == 0


def view(s: SmallWorld, seat: i64) -> dict[str, object]:
    """What the seat may know, a spectator less [SMW-SETUP-12] [SMW-SCORE-05] [SMW-END-07]."""
    viewer = int(seat)
    return {
        "round": int(s.round),
        "turns": int(s.rules.numbers[TURNS]),
        "first": int(s.first),
        "active": int(s.active),
        "waiting": members(s.waiting_mask()),
        "regions": ON_MAP_NOW.write(s, 0),
        "players": [player_view(s, viewer, owner) for owner in range(int(s.seats))],
        "column": ON_OFFER.write(s, 0),
        "stacks": {
            "banners": count(s.unseen),
            "below": BELOW.write(s, 0),
            "badges": count(s.badges),
            "discarded": count(s.discarded),
        },
        "supply": SUPPLY.write(s),
        "tray": {races.NAMES[race]: int(s.tray[race]) for race in in_play(s)},
        "this_turn": THIS_TURN.write(s),
        "targets": targets_json(s),
    }


def in_play(s: SmallWorld) -> list[int]:
    """The races whose tokens can be seen to be out or on offer."""
    held = [int(s.race[people]) for people in range(int(s.seats) * SLOTS) if s.race[people] != NONE]
    return sorted({*held, *(int(s.column[i]) for i in range(int(s.offers)))})


def player_view(s: SmallWorld, viewer: int, owner: int) -> dict[str, object]:
    shown: dict[str, object] = {"coins": int(s.coins[owner]) if knows_coins(s, viewer, owner) else None}
    whole = PLAYER.write(s, owner)
    for key in ("active", "declined", "spirit", "leader", "reserve", "ally", "captives", "unscored"):
        shown[key] = whole[key]
    shown["regions"] = count(s.regions_of(owner))
    shown["on_board"] = int(on_board(s, owner))
    shown["income"] = int(income(s, owner))  # what the board would pay now: everybody can count it
    if owner == viewer:
        shown["ransom_order"] = whole["ransom_order"]
        shown["layout_order"] = whole["layout_order"]
    return shown


def targets_json(s: SmallWorld) -> dict[str, int]:
    """While somebody conquers: what every region within reach costs now, in pieces."""
    f = s.top() if s.depth != 0 else i64(0)
    if s.depth == 0 or s.frames[f] != questions.CONQUER:
        return {}
    people = s.frames[f + questions.CONQUER_PEOPLE]
    pips = pips_of(s, f)
    names = REGION_IDS[s.board]
    return {names[region]: int(price(s, people, region, pips)) for region in members(targets(s, people))}
