"""Make the golden records anew: finished matches of bots in tests/records/, which must replay to their result.

    python tools/golden.py [game ...]

Only for a new game, or together with a new rules version: an old record that replays differently is a broken rule.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "src"))  # the compiled engine comes first if there is one: a match may be sought

import bannerhall  # noqa: E402
from bannerhall.bots import play_match  # noqa: E402
from bannerhall.core.match import Match  # noqa: E402
from bannerhall.core.question import LONE_DREW, LONE_LOST  # noqa: E402
from bannerhall.core.ruleset import Choice  # noqa: E402

RECORDS = ROOT / "tests" / "records"
RANDOM = ("random",)
MIXED = ("random", "greedy")
COMPANION: dict[str, Choice] = {"mode": "companion"}
REVISED: dict[str, Choice] = {"ruleset": "revised", "road_to_victory": True}
MODULES: dict[str, Choice] = {
    "exploration": True,
    "development_cards": True,
    "commanders": True,
    "free_cities": True,
    "road_to_victory": True,
}
SCENARIOS = ("free_game", "quick_game", "power_blocs", "home_ground", "two_camps", "hot_spots")
VARIANTS: tuple[dict[str, Choice], ...] = (
    {},
    {"parallel_play": True},
    {"hq_first": True, "strict_supply": True},
    {"classic_entry": True, "global_events": True},
    {"expansion_nations": True, "capacity_bonus_in_defence": "all"},
    {"special_skills": False, "show_exact_chance": True},
    {"expansion_nations": True, "capacity_bonus_in_defence": "none"},
)


@dataclass(frozen=True)
class Golden:
    """A match to be played: what it is called, and all it depends on."""

    name: str
    seats: int
    seed: int
    options: Mapping[str, Choice] = field(default_factory=dict)
    numbers: Mapping[str, int] = field(default_factory=dict)
    bots: tuple[str, ...] = ("greedy",)
    ranks: tuple[int, ...] = ()  # if it must end so, the next seeds are tried until it does


MATCHES: dict[str, list[Golden]] = {
    "sealed": [Golden("greedy", seats, seats) for seats in range(2, 7)],
    "xorlosch": [
        *[Golden("ruins", seats, seats) for seats in range(2, 7)],
        *[Golden("dungeon", seats, 10 + seats, {"board": "dungeon"}) for seats in range(2, 7)],
        Golden("short", 4, 17, {"board": "dungeon", "short_game": True, "first_player": "chance"}),
        Golden("all-items", 6, 1, {"all_items_5_6": True}),
        # Random players with much to move do what greedy ones never do: items, vetoes, appeals, votes.
        Golden(
            "vote",
            5,
            35,
            {"board": "dungeon", "stall_guard": "vote"},
            {"movement": 20, "experience": 12},
            ("random",),
        ),
        Golden("mixed", 4, 9, {}, {"experience": 12}, ("random", "greedy", "random")),
    ],
    "smallworld": [
        *[Golden("leaders", seats, 60 + seats) for seats in range(2, 6)],
        *[Golden("plain", seats, 70 + seats, {"leaders": False}) for seats in range(2, 6)],
        # Random players do everything there is, with the extras twice as much.
        *[Golden("wild", seats, 80 + seats, {"first_player": "chance"}, {}, RANDOM) for seats in range(2, 6)],
        *[Golden("extra", seats, 90 + seats, {"extra": True}, {}, ("random", "greedy")) for seats in range(2, 6)],
        Golden(
            "dry", 4, 100, {"leader_in_water": "forbidden", "open_coins": True, "without_diplomat": True}, {}, RANDOM
        ),
        Golden("house", 3, 101, {}, {"turns": 6, "start_coins": 9, "ransom": 2, "captive": 5}, ("greedy", "random")),
    ],
    # Every mode, rule and number of seats. Greedy players win soon; the random one beside them does whatever there is.
    "chicken": [
        *[Golden("standard", seats, 200 + seats, {}, {}, MIXED) for seats in range(2, 5)],
        Golden("quick", 3, 211, {"quick_game": True}, {}, MIXED),
        Golden("hardcore", 2, 212, {"hardcore": True, "supporter_side": "one_side"}, {}, MIXED),
        Golden("bases", 3, 213, {"base_bonus": True, "supporter_side": "per_card"}, {}, MIXED),
        Golden("built", 2, 214, {"island": "build", "choose_base": True}, {}, MIXED),
        Golden("random", 4, 215, {"island": "random", "pilots_from": "base_or_territory"}, {}, MIXED),
        *[
            Golden("flag", seats, 220 + seats, {"mode": "flag", "quick_game": seats == 3}, {}, MIXED)
            for seats in (2, 3)
        ],
        *[Golden("cockfight", seats, 230 + seats, {"mode": "cockfight"}, {}, MIXED) for seats in (2, 3)],
        Golden("team", 4, 240, {"mode": "team", "fight_pace": True}, {}, MIXED),
        # Alone: won, lost, and drawn at the limit of turns.
        Golden("won", 1, 250, {}, ranks=(0,)),
        Golden("lost", 1, 251, {}, {}, RANDOM, (LONE_LOST,)),
        Golden("drawn", 1, 252, {}, ranks=(LONE_DREW,)),
    ],
    # Both rulesets, every module and number of seats; the random player beside the others does whatever there is.
    "runewars": [
        *[Golden("standard", seats, 300 + seats, {"homes": "preset"}) for seats in range(2, 5)],
        *[Golden("revised", seats, 310 + seats, REVISED, {}, MIXED) for seats in range(2, 5)],
        *[Golden("modules", seats, 320 + seats, {**MODULES, "epic": seats == 4}, {}, MIXED) for seats in range(2, 5)],
        Golden("all", 2, 331, {**REVISED, **MODULES}, {}, MIXED),
        Golden("built", 3, 332, {"board": "build", "bow": False, "exploration": True}, {}, MIXED),
    ],
    # The companion: each scenario and each number of seats at least once, and all variants; random players do
    # everything there is.
    "leaders": [
        Golden("free", 2, 4, COMPANION, {}, RANDOM),
        Golden("quick", 3, 3, {**COMPANION, "scenario": "quick_game", "board_profile": True}, {}, RANDOM),
        Golden("blocs", 4, 14, {**COMPANION, "scenario": "power_blocs", "global_events": True}, {}, RANDOM),
        Golden(
            "home",
            5,
            5,
            {**COMPANION, "scenario": "home_ground", "hq_first": True, "special_skills": False},
            {},
            RANDOM,
        ),
        Golden(
            "camps", 6, 26, {**COMPANION, "scenario": "two_camps", "parallel_play": True, "hq_timer": 40}, {}, RANDOM
        ),
        Golden(
            "spots",
            3,
            8,
            {**COMPANION, "scenario": "hot_spots", "classic_entry": True, "global_events": True},
            {},
            RANDOM,
        ),
        Golden("exact", 4, 9, {**COMPANION, "show_exact_chance": True, "expansion_nations": True}, {}, RANDOM),
        Golden(
            "rounds", 3, 10, {**COMPANION, "strict_supply": True, "parallel_play": True}, {"round_limit": 6}, RANDOM
        ),
        # The map: whole matches of greedy players, and a few rounds with a random one in every scenario, in which the
        # variants take turns.
        *[Golden("map", seats, 40 + seats) for seats in range(2, 7)],
        *[
            Golden(
                f"map-{scenario}",
                seats,
                50 + seats,
                {"scenario": scenario, **VARIANTS[(seats + place) % len(VARIANTS)]},
                {"round_limit": 5},
                ("random", "greedy"),
            )
            for place, scenario in enumerate(SCENARIOS)
            for seats in range(2, 7)
        ],
    ],
}


def play(slug: str, golden: Golden) -> str:
    """The record of a match as text."""
    for seed in count(golden.seed):
        match = Match.begin(bannerhall.game(slug), golden.seats, seed, golden.options, golden.numbers)
        play_match(match, golden.bots, seed)
        result = match.state.result()
        if not golden.ranks or (result is not None and tuple(result.ranks) == golden.ranks):
            break
    return match.record.to_text(match.state.rules.vocabulary)


def main(games: Sequence[str]) -> int:
    for slug in games or MATCHES:
        for golden in MATCHES[slug]:
            path = RECORDS / slug / f"{golden.name}-{golden.seats}.txt"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(play(slug, golden), encoding="utf-8", newline="\n")
            print(path.relative_to(ROOT).as_posix())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
