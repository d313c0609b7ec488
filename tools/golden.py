"""Make the golden records anew: finished matches of greedy bots in tests/records/, which must replay to their result.

    python tools/golden.py [game ...]

Only for a new game, or together with a new rules version: an old record that replays differently is a broken rule.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

import bannerhall  # noqa: E402
from bannerhall.bots import play_match  # noqa: E402
from bannerhall.core.match import Match  # noqa: E402
from bannerhall.core.tables import Choice  # noqa: E402

RECORDS = ROOT / "tests" / "records"
Options = dict[str, Choice]

MATCHES: dict[str, list[tuple[str, int, Options]]] = {
    "sealed": [("greedy", seats, {}) for seats in range(2, 7)],
    "xorlosch": [
        *[("ruins", seats, {"board": "ruins"}) for seats in range(2, 7)],
        *[("dungeon", seats, {"board": "dungeon"}) for seats in range(2, 7)],
        ("short", 3, {"board": "dungeon", "short_game": True, "first_player": "chance"}),
        ("all-items", 6, {"board": "ruins", "all_items_5_6": True}),
    ],
}


def main(games: Sequence[str]) -> int:
    for slug in games or MATCHES:
        for seed, (name, seats, options) in enumerate(MATCHES[slug], 1):
            match = play_match(Match.begin(bannerhall.game(slug), seats, seed, options), ["greedy"], seed)
            path = RECORDS / slug / f"{name}-{seats}.txt"
            path.parent.mkdir(parents=True, exist_ok=True)
            text = match.record.to_text(match.state.tables.vocabulary)
            path.write_text(text, encoding="utf-8", newline="\n")
            print(f"{path.relative_to(ROOT).as_posix()}: {len(match.record.entries)} entries, {match.record.result()}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
