"""Fixed starts of LEADERS: fair shares of the board that a table described, the same on every device."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

WEB = Path(__file__).resolve().parents[2] / "web"
COMPILER = WEB / "node_modules" / "typescript" / "lib" / "typescript.js"
SOURCE = WEB / "src" / "games" / "leaders" / "shares.ts"
SHARE_OUT = """async ([source, boards]) => {
    const options = { module: "ESNext", target: "ES2022", verbatimModuleSyntax: true };
    const { outputText } = ts.transpileModule(source, { compilerOptions: options });
    const { shares } = await import("data:text/javascript," + encodeURIComponent(outputText));
    return boards.map(([board, players]) => shares(board, players));
}"""

Region = dict[str, Any]


def board(random: Random) -> dict[str, list[Region]]:
    many = random.randint(30, 55)
    return {
        "regions": [
            {"name": f"r{i}", "points": random.randint(2, 7), "continent": f"c{i % 7}" if i % 9 else ""}
            for i in range(many)
        ]
    }


@pytest.fixture
def dealt(browser: Browser) -> list[tuple[list[Region], list[list[Region]], list[list[Region]]]]:
    """Boards of any kind for two to six players: their regions, the shares, and the shares once more."""
    random = Random(1)
    asked = [(board(random), players) for _, players in product(range(8), range(2, 7))]
    page = browser.new_page()
    page.add_script_tag(path=COMPILER)
    source = SOURCE.read_text("utf-8")
    first, second = (page.evaluate(SHARE_OUT, [source, asked]) for _ in range(2))
    page.close()
    return [(one["regions"], a, b) for (one, _), a, b in zip(asked, first, second, strict=True)]


def test_shares_are_fair_and_always_the_same(
    dealt: list[tuple[list[Region], list[list[Region]], list[list[Region]]]],
) -> None:
    """[LDR-MODE-10]"""
    assert len(dealt) == 40
    for regions, shares, again in dealt:
        assert shares == again
        assert sorted(one["name"] for share in shares for one in share) == sorted(one["name"] for one in regions)
        sizes = [len(share) for share in shares]
        points = [sum(one["points"] for one in share) for share in shares]
        assert max(sizes) - min(sizes) <= 1
        assert max(points) - min(points) <= 1
        for share, continent in product(shares, {one["continent"] for one in regions if one["continent"]}):
            whole = {one["name"] for one in regions if one["continent"] == continent}
            assert not whole <= {one["name"] for one in share}
