"""The table as plain text and as a picture (SVG), from what the reader may see."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bannerhall.games.runewars.display import mapsvg
from bannerhall.games.runewars.display.maptext import borders, grid, yields
from bannerhall.games.runewars.knowledge.view import view
from bannerhall.games.runewars.rules import atlas as printed
from bannerhall.games.runewars.rules import control, strength, winning
from bannerhall.games.runewars.rules.atlas import AREA_NAMES
from bannerhall.games.runewars.rules.components import NO_SEAT, ORDERS, STRONGHOLD_STATES
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import DIALS

Label = Callable[[str], str]
HIDDEN = "hidden"


def text(s: Runewars, seat: int = 0, label: Label = str) -> str:
    """The year, every player, the map in its shape, and what lies in each area [RUN-CARD-05]."""
    shown: dict[str, Any] = view(s, seat)
    lines = [head(shown, label)]
    for owner in range(len(shown["factions"])):
        lines.extend(player_lines(s, shown, owner, label))
    lines.extend(own_lines(shown, label))
    lines.extend(discarded(shown, label))
    laid = grid(s, shown, label)
    if laid:
        lines.extend(["", *laid, "", label("signs"), ""])
    lines.extend(area_lines(s, shown, label))
    lines.extend(battle_lines(shown, label))
    return "\n".join(lines)


def atlas(s: Runewars, seat: int = 0, label: Label = str) -> str:
    """The whole board without what lies on it: what each area gives, and its coloured borders [RUN-MAP-20]."""
    lines = [*grid(s, {}, label), ""]
    for area, name in enumerate(AREA_NAMES):
        if (s.land >> area) & 1 == 0:
            continue
        parts = [f"{name} {label(f'area-{name}')}: {yields(s, area, label)}"]
        if printed.CITY_SPACE[area] == 1:
            parts.append(label("name-city"))
        lines.append("; ".join([*parts, *borders(s, area, label)]))
    return "\n".join(lines)


def svg(s: Runewars, seat: int = 0, label: Label = str) -> str:
    """The map in the colours of whoever controls an area."""
    return mapsvg.svg(s, view(s, seat), label)


# --- The table -------------------------------------------------------------------------------------------------------


def head(shown: dict[str, Any], label: Label) -> str:
    """Year and season, or that the match is being set up; the Season card; whose turn it is."""
    year = f"{label('year')} {shown['year']}, {label('season-' + shown['season'])}"
    parts = [year if shown["year"] != 0 else label("set_up")]
    if shown["card"] is not None:
        parts.append(label(f"season_card-{shown['card']}"))
    if shown["turn_of"] is not None:
        parts.append(label(player(shown["turn_of"])))
    return "   ".join(parts)


def player(seat: int) -> str:
    """A player as labels know them."""
    return f"P{seat + 1}"


def player_lines(s: Runewars, shown: dict[str, Any], owner: int, label: Label) -> Iterator[str]:
    """What everybody sees of a player, and the runes as far as the reader knows them."""
    faction = shown["factions"][owner]
    called = f"{label(player(owner))}: {label(f'faction-{faction}') if faction else '–'}"
    if owner not in shown["playing"]:
        yield f"{called} –"
        return
    counts = [
        f"{label('runes')} {rune_range(s, shown, owner)} ({label('needed')}: {shown['runes_needed']})",
        f"{label('influence')} {shown['influence'][owner]}",
        f"{label('tactics')} {shown['hands'][owner]}",
        f"{label('quests')} {shown['quests'][owner]}",
    ]
    counts.extend(label(f"title-{title}") for title, holder in shown["titles"].items() if holder == owner)
    yield f"{called}   {', '.join(counts)}"
    dials = ", ".join(f"{label(f'dial-{dial}')} {shown['dials'][owner][dial]}" for dial in DIALS)
    used = ", ".join(f"{ORDERS.index(order)} {label(f'order-{order}')}" for order in shown["used"][owner])
    yield f"   {label('dials')}: {dials}   {label('orders')}: {used or '–'}"
    heroes = [hero_text(shown, hero, label) for hero, lord in shown["hero_of"].items() if lord == owner]
    if heroes:
        yield f"   {label('heroes')}: {', '.join(heroes)}"


def rune_range(s: Runewars, shown: dict[str, Any], owner: int) -> str:
    """How many dragon runes a player has for sure, and at most, as far as the reader knows."""
    sure = most = 0
    for area, name in enumerate(AREA_NAMES):
        if control.controller(s, area) != owner:
            continue
        rune = shown["runes"].get(name)
        more = int(winning.printed_runes(s, area)) + (rune == "dragon")
        sure += more
        most += more + (rune == HIDDEN)
    return str(sure) if sure == most else f"{sure}–{most}"


def hero_text(shown: dict[str, Any], hero: str, label: Label) -> str:
    """A hero with the area, damage, and Reward cards; their names where they are known."""
    parts = []
    where = shown["hero_at"].get(hero)
    if where is not None:
        parts.append(f"{where} {label(f'area-{where}')}")
    if hero in shown["hero_routed"]:
        parts.append(label("routed"))
    if shown["hero_damage"].get(hero):
        parts.append(f"{label('damage')} {shown['hero_damage'][hero]}")
    parts.extend(counted(shown["rewards_up"].get(hero, {}), "reward", label))
    secret = shown["rewards"].get(hero)
    if isinstance(secret, int):
        parts.append(f"{label('rewards')} {secret}")
    elif secret:
        parts.extend(counted(secret, "reward", label))
    return f"{label(f'hero-{hero}')} ({', '.join(parts)})" if parts else label(f"hero-{hero}")


def counted(row: dict[str, int], kind: str, label: Label) -> list[str]:
    return [f"{label(f'{kind}-{name}')}" + (f" × {many}" if many > 1 else "") for name, many in row.items()]


def own_lines(shown: dict[str, Any], label: Label) -> Iterator[str]:
    """The reader's own cards; what was drawn in this season cannot be used yet."""
    if shown["hand"]:
        new = shown["fresh"]
        cards = [
            each + (f" ({label('new')})" if name in new else "")
            for name, each in zip(shown["hand"], counted(shown["hand"], "tactics", label), strict=True)
        ]
        yield f"{label('hand')}: {', '.join(cards)}"
    if shown.get("quest_hand"):
        yield f"{label('quests')}: {', '.join(label(f'quest-{name}') for name in shown['quest_hand'])}"
    if shown.get("objective"):
        yield f"{label('objective')}: {label('objective-' + shown['objective'])}"


def discarded(shown: dict[str, Any], label: Label) -> Iterator[str]:
    """The Fate discard pile, which everybody may look through [RUN-NEU-07]."""
    if shown["fate_discard"]:
        yield f"{label('fate_discard')}: {', '.join(label(f'fate-{card}') for card in shown['fate_discard'])}"


# --- Areas -----------------------------------------------------------------------------------------------------------


def area_lines(s: Runewars, shown: dict[str, Any], label: Label) -> Iterator[str]:
    """Every area of the board where something is, with whoever controls it, what it gives and all that is there."""
    for area, name in enumerate(AREA_NAMES):
        if (s.land >> area) & 1 == 0:
            continue
        owner = int(control.controller(s, area))
        there = "; ".join([*forces_of(shown, name, owner, label), *things_of(shown, name, label)])
        if there or owner != NO_SEAT:
            whose = f" [{player(owner)}]" if owner != NO_SEAT else ""
            yield f"{name} {label(f'area-{name}')}{whose}: {yields(s, area, label)}" + (f"; {there}" if there else "")


def forces_of(shown: dict[str, Any], name: str, owner: int, label: Label) -> Iterator[str]:
    """Units by type, standing and routed; neutral ones that belong to nobody are called so."""
    standing, routed = shown["standing"].get(name, {}), shown["routed"].get(name, {})
    units = [f"{label(f'unit-{unit}')} {many}" for unit, many in standing.items()]
    units += [f"{label(f'unit-{unit}')} {many} ({label('routed')})" for unit, many in routed.items()]
    if units:
        free = name not in shown["holder"] and owner == NO_SEAT
        yield (f"{label('neutral')}: " if free else "") + ", ".join(units)


def things_of(shown: dict[str, Any], name: str, label: Label) -> Iterator[str]:
    """Stronghold, developments, city, tokens, heroes."""
    if name in shown["strongholds"]:
        state = shown["strongholds"][name]
        points = int(strength.OF_STRONGHOLD[STRONGHOLD_STATES.index(state)])
        yield f"{label(f'state-{state}')} ({label('strength')} {points})"
        yield from (label(f"development-{token}") for token in shown["developments"].get(name, ()))
    if name in shown["cities"]:
        yield label(f"city-{shown['cities'][name]}")
    if name in shown["runes"]:
        yield label(f"rune-{shown['runes'][name]}")
    if name in shown["exploration"]:
        token = shown["exploration"][name]
        yield label(token if token in ("near", "far") else f"token-{token}")
    yield from (label(f"hero-{hero}") for hero, where in shown["hero_at"].items() if where == name)
    if name in shown["wasteland"]:
        yield label("wasteland")
    if name in shown["ice"]:
        yield f"{label('ice')} {shown['ice'][name]}"
    if name in shown["peasants"]:
        yield label("peasant")
    active = [player(seat) for seat, areas in enumerate(shown["activated"]) if name in areas]
    if active:
        yield f"{label('activated')}: {', '.join(active)}"


# --- A battle --------------------------------------------------------------------------------------------------------


def battle_lines(shown: dict[str, Any], label: Label) -> Iterator[str]:
    """Where a battle is fought, in which row, and the units of both sides."""
    battle = shown["battle"]
    if battle["area"] is None:
        return
    yield ""
    yield f"{label('battle')}: {battle['area']} {label('area-' + battle['area'])}, {label('row')} {battle['row']}"
    for side, name in enumerate(("attacker", "defender")):
        units = [f"{label(f'argument-{cell}')} {many}" for cell, many in battle["units"][side].items()]
        yield f"   {label(f'army-{name}')}: {', '.join(units) or '–'}"
