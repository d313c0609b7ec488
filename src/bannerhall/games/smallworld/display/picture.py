"""The table as a picture (SVG) and as plain text: the board with what stands on it, players, combos, prices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bannerhall.games.smallworld.display.mapsvg import Piece
from bannerhall.games.smallworld.display.mapsvg import svg as board_svg
from bannerhall.games.smallworld.knowledge.view import view
from bannerhall.games.smallworld.rules import powers, races
from bannerhall.games.smallworld.rules.atlas import BOARDS
from bannerhall.games.smallworld.rules.state import SmallWorld

Label = Callable[[str], str]


def svg(s: SmallWorld, seat: int = 0, label: Label = str) -> str:
    """The board with everything that stands on it: nothing of it is secret."""
    shown: dict[str, Any] = view(s, seat)
    pieces = {name: piece(shown, name, region) for name, region in shown["regions"].items()}
    return board_svg(int(s.board), pieces, lambda name: place_name(region_of(s, name), label))


def region_of(s: SmallWorld, name: str) -> dict[str, Any]:
    return next(region for region in BOARDS[s.board] if region["id"] == name)


def piece(shown: dict[str, Any], name: str, region: dict[str, Any]) -> Piece:
    markers = {mark: 1 for mark in region["marks"] if mark != "tribe"}
    if region["camps"]:
        markers["encampment"] = region["camps"]
    if region["holder"] is None:
        return Piece(tribe="tribe" in region["marks"], markers=markers)
    owner, slot = region["holder"]
    people = shown["players"][owner][slot]
    return Piece(
        seat=owner,
        race=people["race"],
        tokens=region["tokens"],
        declined=slot != "active",
        leader=shown["players"][owner]["leader"] == name,
        markers=markers,
    )


# --- Text ------------------------------------------------------------------------------------------------------------


def text(s: SmallWorld, seat: int = 0, label: Label = str) -> str:
    """Turn, players, combos while somebody picks, and every region where something stands or can be taken."""
    shown: dict[str, Any] = view(s, seat)
    lines = [f"{label('turn')} {shown['round']}/{shown['turns']}   {label(player(shown['active']))}"]
    lines.extend(player_line(shown, owner, label) for owner in range(len(shown["players"])))
    lines.extend(combo_lines(shown, label))
    near = shown["targets"]
    for region in BOARDS[s.board]:
        name = region["id"]
        if name in shown["regions"] or name in near:
            lines.append(region_line(shown, region, label))
    return "\n".join(lines)


def atlas(s: SmallWorld, seat: int = 0, label: Label = str) -> str:
    """Every region of the board with its neighbours."""
    shown: dict[str, Any] = view(s, seat)
    return "\n".join(
        f"{region_line(shown, region, label):72} {label('borders')} {' '.join(region['near'])}"
        for region in BOARDS[s.board]
    )


def player(seat: int) -> str:
    return f"P{seat + 1}"


def race_name(race: str, label: Label) -> str:
    """Hills are a terrain and a power, so races and powers are asked for with what they are; unlabelled, without."""
    return label(f"race-{race}").removeprefix("race-")


def combo_name(combo: dict[str, Any], label: Label) -> str:
    power = label(f"power-{combo['power']}").removeprefix("power-")
    return f"{power} {race_name(combo['race'], label)}"


def place_name(region: dict[str, Any], label: Label) -> str:
    """In the reader's language, or the name of the board where there is none."""
    known = label(region["id"])
    return str(region["name"]) if known == region["id"] else known


def player_line(shown: dict[str, Any], owner: int, label: Label) -> str:
    """`P1   coins 12   Flying Orcs, hand 2   in decline: Elves   income 7`"""
    row = shown["players"][owner]
    coins = "?" if row["coins"] is None else row["coins"]
    parts = [label(player(owner)), f"{label('coins')} {coins}"]
    if row["active"] is not None:
        people = row["active"]
        parts.append(f"{combo_name(people, label)}, {label('hand')} {people['hand']}")
    if row["leader"] != "none":
        parts.append(f"{label('leader')} {label(row['leader'])}")
    gone = [race_name(row[slot]["race"], label) for slot in ("declined", "spirit") if row[slot] is not None]
    if gone:
        parts.append(f"{label('in_decline')} {', '.join(gone)}")
    if row["captives"]:
        parts.append(f"{label('captives')} {', '.join(race_name(race, label) for race in row['captives'])}")
    if row["ally"] is not None:
        parts.append(f"{label('peace')} {label(player(row['ally']))}")
    parts.append(f"{label('income')} {row['income']}")
    return "   ".join(parts)


def combo_lines(shown: dict[str, Any], label: Label) -> list[str]:
    """What is on offer: place, tokens, coins lying there."""
    lines: list[str] = []
    for place, combo in enumerate(shown["column"]):
        if combo["power"] is None:
            continue
        tokens = int(
            races.BANNER_TOKENS[races.NAMES.index(combo["race"])]
            + powers.BADGE_TOKENS[powers.NAMES.index(combo["power"])]
        )
        coins = f"   {label('coins')} {combo['coins']}" if combo["coins"] else ""
        lines.append(f"{place + 1}. {combo_name(combo, label):36} {label('tokens')} {tokens + combo['waiting']}{coins}")
    return lines


def region_line(shown: dict[str, Any], region: dict[str, Any], label: Label) -> str:
    name = region["id"]
    signs = [label(region["terrain"]), *(label(symbol) for symbol in region["symbols"])]
    there = standing(shown, name, label)
    price = shown["targets"].get(name)
    cost = "" if price is None else f"   {label('price')} {price}"
    return f"{name} {place_name(region, label):16} {', '.join(signs):28} {there}{cost}".rstrip()


def standing(shown: dict[str, Any], name: str, label: Label) -> str:
    """Who holds a region with how many tokens, and what marks it."""
    region = shown["regions"].get(name)
    if region is None:
        return "-"
    words: list[str] = []
    if region["holder"] is not None:
        owner, slot = region["holder"]
        race = shown["players"][owner][slot]["race"]
        grey = "" if slot == "active" else f" ({label('in_decline')})"
        chief = f" + {label('leader')}" if shown["players"][owner]["leader"] == name else ""
        words.append(f"{label(player(owner))} {race_name(race, label)} {region['tokens']}{grey}{chief}")
    if region["camps"]:
        words.append(f"{label('camps')} {region['camps']}")
    words.extend(label(mark) for mark in region["marks"])
    return ", ".join(words)
