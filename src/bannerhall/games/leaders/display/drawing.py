"""What a client needs to show LEADERS and what never changes: the map, nations, scenarios, units, phases, checklists.

What the companion leaves to the hands at the table is shown as clauses of the rulebook, by their ids. Each
clause of the board half stands in exactly one of these lists, and an id in a list counts as a citation.
"""

from __future__ import annotations

from typing import Final

from bannerhall.games.leaders.display.outlines import chart
from bannerhall.games.leaders.rules import items, nations, settings
from bannerhall.games.leaders.rules.components import (
    COLOURS,
    MARKERS,
    MOST_ENTERED,
    NATION_RULES,
    SCENARIOS,
    START_RULES,
    TWO_CAMPS_NATIONS,
    TWO_CAMPS_OF_THREE,
)

# Screens with what is done on them, what to mind, and what matters only at sea, in a fight, or with an ally.
CHECKLISTS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "material": {
        "do": ("LDR-MATL-02", "LDR-MATL-04", "LDR-MATL-05", "LDR-MATL-06"),
        "mind": ("LDR-MATL-03", "LDR-MATL-07", "LDR-MATL-08"),
    },
    "start_free": {"do": ("LDR-AREA-06",)},
    "start_home": {"do": ("LDR-AREA-07",)},
    "start_areas": {
        "do": ("LDR-AREA-04", "LDR-AREA-08", "LDR-AREA-12", "LDR-AREA-13"),
        "mind": ("LDR-AREA-09", "LDR-AREA-10", "LDR-AREA-11", "LDR-AREA-18", "LDR-AREA-19", "LDR-AREA-05"),
    },
    "handicap": {"do": ("LDR-HCAP-01",)},
    "rules": {"mind": ("LDR-SETT-09",)},
    "production": {"mind": ("LDR-PROD-02", "LDR-PROD-05")},
    "withdraw": {
        "do": ("LDR-WDRW-01", "LDR-WDRW-02", "LDR-WDRW-05", "LDR-WDRW-04"),
        "mind": ("LDR-WDRW-03", "LDR-WDRW-06"),
        "ally": ("LDR-ALLY-25",),
    },
    "command": {"mind": ("LDR-CMND-01", "LDR-CMND-02")},
    "place": {
        "do": ("LDR-PLCE-01", "LDR-PLCE-04"),
        "mind": ("LDR-PLCE-03", "LDR-PLCE-05", "LDR-PLCE-07", "LDR-PLCE-09", "LDR-PLCE-10"),
        "ally": ("LDR-PLCE-02", "LDR-PLCE-06", "LDR-PLCE-08", "LDR-ALLY-07", "LDR-ALLY-08"),
    },
    "move": {
        "do": ("LDR-MOVE-01", "LDR-MOVE-03", "LDR-MOVE-04", "LDR-MOVE-05"),
        "mind": (
            "LDR-MOVE-02",
            "LDR-MOVE-16",
            "LDR-MOVE-06",
            "LDR-MOVE-07",
            "LDR-MOVE-08",
            "LDR-MOVE-09",
            "LDR-MOVE-10",
            "LDR-MOVE-11",
            "LDR-MOVE-14",
        ),
        "sea": (
            "LDR-SEAF-01",
            "LDR-SEAF-02",
            "LDR-SEAF-03",
            "LDR-SEAF-04",
            "LDR-SEAF-05",
            "LDR-SEAF-06",
            "LDR-MOVE-15",
        ),
        "ally": ("LDR-MOVE-12", "LDR-MOVE-13"),
    },
    "defend": {
        "do": ("LDR-DFND-01", "LDR-DFND-03", "LDR-DFND-04"),
        "mind": ("LDR-DFND-02", "LDR-DFND-05", "LDR-DFND-06", "LDR-DFND-07", "LDR-DFND-08", "LDR-DFND-09"),
        "ally": ("LDR-ALLY-09", "LDR-ALLY-10", "LDR-ALLY-30", "LDR-ALLY-21", "LDR-ALLY-22", "LDR-ALLY-24"),
    },
    "fight": {
        "do": ("LDR-FGHT-01", "LDR-FGHT-03", "LDR-RETR-01", "LDR-DICE-01", "LDR-LOSS-01", "LDR-RSLT-02", "LDR-RSLT-05"),
        "mind": ("LDR-FGHT-02", "LDR-FGHT-04", "LDR-FGHT-05", "LDR-FGHT-06"),
        "retreat": (
            "LDR-RETR-09",
            "LDR-RETR-02",
            "LDR-RETR-03",
            "LDR-RETR-04",
            "LDR-RETR-05",
            "LDR-RETR-06",
            "LDR-RETR-07",
            "LDR-RETR-08",
        ),
        "dice": (
            "LDR-DICE-02",
            "LDR-DICE-03",
            "LDR-DICE-04",
            "LDR-DICE-05",
            "LDR-DICE-06",
            "LDR-DICE-07",
            "LDR-DICE-08",
            "LDR-DICE-09",
        ),
        "losses": ("LDR-LOSS-02", "LDR-LOSS-03", "LDR-LOSS-04", "LDR-LOSS-05", "LDR-LOSS-06"),
        "result": ("LDR-RSLT-01", "LDR-RSLT-03", "LDR-RSLT-04", "LDR-RSLT-06", "LDR-RSLT-08", "LDR-RSLT-07"),
        "sea": ("LDR-SEAF-07", "LDR-SEAF-08", "LDR-SEAF-09", "LDR-SEAF-10", "LDR-SEAF-11", "LDR-SEAF-12"),
        "ally": ("LDR-ALLY-11", "LDR-ALLY-29", "LDR-ALLY-12", "LDR-ALLY-23", "LDR-ALLY-31", "LDR-ALLY-27"),
    },
}
# Skills that the players observe themselves, and what military research does on the board, by level.
SKILLS: Final[dict[str, tuple[str, ...]]] = {
    "usa": ("LDR-SKIL-01", "LDR-SKIL-02", "LDR-SKIL-03"),
    "uk": ("LDR-SKIL-06", "LDR-SKIL-07", "LDR-SKIL-15", "LDR-SKIL-08"),
    "france": ("LDR-SKIL-04", "LDR-SKIL-05"),
}
MILITARY_LEVELS: Final[tuple[str, ...]] = ("LDR-RSCH-10", "LDR-RSCH-11", "LDR-RSCH-12")

BOARD_SKILLS: Final = ("usa", "uk", "france", "cuba", "yugoslavia")  # those of the others work in the program
DICE: Final = ("white", "grey", "black")
FACES: Final = ((0, 0, 0, 1, 1, 1), (0, 0, 1, 1, 1, 1), (0, 0, 1, 1, 1, 2))  # hits of each face, by unit
# Name, whether only the active player may look, whether the device is needed; events are public first, then secret.
PHASES: Final = (
    ("production", False, True),
    ("withdraw", False, False),
    ("events", True, True),
    ("command", False, False),
    ("headquarters", True, True),
)
FEWEST: Final = 2
MOST: Final = 6


def drawing() -> dict[str, object]:
    return {
        "colours": list(COLOURS),
        "blocs": {
            bloc: {str(seats): int(nations.BLOC_SEATS[(seats - FEWEST) * 3 + i]) for seats in range(FEWEST, MOST + 1)}
            for i, bloc in enumerate(nations.BLOCS)
        },
        "nations": all_nations(),
        "scenarios": {
            name: {"nations": NATION_RULES[i], "start": START_RULES[i], "victory": victory_rows(name)}
            for i, name in enumerate(SCENARIOS)
        },
        "two_camps": {
            str(seats): [
                nations.NAMES[TWO_CAMPS_OF_THREE[i] if seats == 3 else TWO_CAMPS_NATIONS[i]] for i in range(seats)
            ]
            for seats in range(FEWEST, MOST + 1)
        },
        "units": [{"name": unit, "die": DICE[i], "faces": list(FACES[i])} for i, unit in enumerate(items.UNITS)],
        "phases": [{"name": name, "secret": secret, "device": device} for name, secret, device in PHASES],
        "checklists": {
            screen: {group: list(ids) for group, ids in groups.items()} for screen, groups in CHECKLISTS.items()
        },
        "skills": {nation: list(ids) for nation, ids in SKILLS.items()},
        "military": list(MILITARY_LEVELS),
        "badges": list(items.BADGES),
        "markers": MARKERS,
        "most_entered": MOST_ENTERED,
        "map": chart(),
    }


def all_nations() -> dict[str, object]:
    """Bloc, home area and which half the skill works in; the words for them lie with the client [LDR-NATN-07]
    [LDR-NATN-08]."""
    return {
        name: {
            "bloc": nations.BLOCS[nations.BLOC_OF[i]],
            "half": "board" if name in BOARD_SKILLS else "app",
            "expansion": i >= nations.BASE,
        }
        for i, name in enumerate(nations.NAMES)
    }


def victory_rows(scenario: str) -> dict[str, list[int]]:
    """What wins in a scenario, for 2 to 6 players; a table may have changed it."""
    rows: dict[str, list[int]] = {}
    for number in settings.NUMBERS:
        if number.name.startswith("victory_") and (number.name != "victory_markers" or scenario == "hot_spots"):
            usual = number.by_choice.get(scenario, number.by_seats)
            rows[number.name.removeprefix("victory_")] = list(usual)
    return rows
