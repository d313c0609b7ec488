"""Pictures of every page of the browser client, at phone, tablet and desktop size, light and dark: `make screens`.

They come into build/screens, with a contact sheet for each size and theme. Pages are opened as a guest would; the
matches on them are a lesson, a fresh table of six, and a finished match from the repository's own records.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from trialhall import trial_hall

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "screens"
RECORD = ROOT / "tests" / "records" / "played" / "xorlosch-short-2.txt"
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
THEMES = ("light", "dark")
SETTLED = 700  # milliseconds for pictures and motion to come to rest
SHEET_COLUMNS = {"phone": 6, "tablet": 4, "desktop": 3}

Prepare = Callable[[Page], None]


def post(context: BrowserContext, url: str, path: str, body: object) -> dict[str, object]:
    data = body if isinstance(body, str) else json.dumps(body)
    headers = {"Content-Type": "application/json", "Origin": url}
    answer = context.request.post(url + path, data=data.encode(), headers=headers)
    if not answer.ok:
        raise SystemExit(f"{path}: {answer.status} {answer.text()}")
    found: dict[str, object] = answer.json()
    return found


def tables(context: BrowserContext, url: str) -> dict[str, str]:
    """The tables that the pictures show, by name."""
    post(context, url, "/api/guest", {"name": "Runa", "lang": "en"})
    six = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(5))]
    open_chairs = [
        {"kind": "me"},
        {"kind": "open"},
        {"kind": "invited", "name": "Bo"},
        {"kind": "bot", "bot": "search"},
    ]
    shared = [{"kind": "me"}, {"kind": "device", "name": "Ada"}]
    made = {
        "lesson": post(context, url, "/api/games/xorlosch/lesson", {}),
        "six": post(
            context,
            url,
            "/api/tables",
            {"game": "xorlosch", "chairs": six, "start": True, "options": {"board": "dungeon"}},
        ),
        "waiting": post(
            context, url, "/api/tables", {"game": "xorlosch", "chairs": open_chairs, "note": "Snacks before dragons."}
        ),
        "runewars": post(
            context,
            url,
            "/api/tables",
            {
                "game": "runewars",
                "chairs": [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(3))],
                "start": True,
                "options": {"homes": "preset", "factions": "deal"},
            },
        ),
        "curtain": post(context, url, "/api/tables", {"game": "sealed", "chairs": shared, "start": True}),
        "over": post(context, url, "/api/records", RECORD.read_text(encoding="utf-8")),
    }
    return {name: str(table["id"]) for name, table in made.items()}


def drawer(name: str) -> Prepare:
    return lambda page: page.get_by_role("button", name=name, exact=True).click()


def refused(page: Page) -> None:
    """Touch a room that cannot be reached."""
    page.locator('[data-die="die:0:w1"]').click(force=True)
    page.locator('[data-space="t20"]').click(force=True)


def nothing(page: Page) -> None:
    del page


def pages(ids: dict[str, str]) -> dict[str, tuple[str, Prepare]]:
    return {
        "hall": ("/", nothing),
        "new": ("/new/xorlosch", nothing),
        "waiting": (f"/t/{ids['waiting']}", nothing),
        "place": (f"/t/{ids['six']}", nothing),
        "table": (f"/t/{ids['lesson']}", nothing),
        "lesson": (f"/t/{ids['lesson']}?lesson=1", nothing),
        "refused": (f"/t/{ids['lesson']}", refused),
        "log": (f"/t/{ids['six']}", drawer("What happened")),
        "chat": (f"/t/{ids['lesson']}", drawer("Chat")),
        "rulebook": (f"/t/{ids['lesson']}", drawer("Rulebook")),
        "aid": (f"/t/{ids['lesson']}", drawer("Player aid")),
        "menu": (f"/t/{ids['lesson']}", drawer("This table")),
        "curtain": (f"/t/{ids['curtain']}", nothing),
        "runewars": (f"/t/{ids['runewars']}", nothing),
        "result": (f"/t/{ids['over']}", nothing),
        "replay": (f"/t/{ids['over']}/replay", nothing),
        "matches": ("/matches", nothing),
        "account": ("/account", nothing),
        "settings": ("/settings", nothing),
        "help": ("/help", nothing),
        "rules": ("/rules/xorlosch", nothing),
        "report": ("/report", nothing),
        "missing": ("/t/nothing-here", nothing),
    }


def shoot(context: BrowserContext, url: str, ids: dict[str, str], folder: Path, only: str) -> list[Path]:
    made = []
    for name, (path, prepare) in pages(ids).items():
        if only and only != name:
            continue
        page = context.new_page()
        page.goto(url + path)
        page.wait_for_load_state("networkidle")
        prepare(page)
        page.wait_for_timeout(SETTLED)
        made.append(folder / f"{name}.png")
        page.screenshot(path=made[-1])
        page.close()
    return made


def contact_sheet(browser: Browser, pictures: list[Path], size: str, to: Path) -> None:
    """All pictures of one kind on one, with their names."""
    cells = "".join(f'<figure><img src="{p.as_uri()}"><figcaption>{p.stem}</figcaption></figure>' for p in pictures)
    columns = SHEET_COLUMNS[size]
    style = (
        f"body{{margin:12px;background:#888;display:grid;grid-template-columns:repeat({columns},1fr);gap:12px;"
        "font:16px sans-serif}figure{margin:0}img{width:100%}figcaption{text-align:center}"
    )
    page_file = to.with_suffix(".html")
    page_file.write_text(f"<style>{style}</style>{cells}", encoding="utf-8")
    page = browser.new_page(viewport={"width": 1800, "height": 1000})
    page.goto(page_file.as_uri())
    page.wait_for_load_state("networkidle")
    page.screenshot(path=to, full_page=True)
    page.close()
    page_file.unlink()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", choices=SIZES, action="append", help="only this size")
    parser.add_argument("--theme", choices=THEMES, action="append", help="only this theme")
    parser.add_argument("--page", default="", help="only this page")
    parser.add_argument("--lang", default="en-GB", help="the language of the browser")
    given = parser.parse_args()
    with trial_hall() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("BANNERHALL_BROWSER") or None)
        known = browser.new_context()
        ids = tables(known, url)
        for size in given.size or SIZES:
            for theme in given.theme or THEMES:
                width, height = SIZES[size]
                folder = OUT / f"{size}-{theme}"
                folder.mkdir(parents=True, exist_ok=True)
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    has_touch=size != "desktop",
                    color_scheme="dark" if theme == "dark" else "light",
                    locale=given.lang,
                    storage_state=known.storage_state(),
                )
                pictures = shoot(context, url, ids, folder, given.page)
                contact_sheet(browser, pictures, size, OUT / f"{size}-{theme}.png")
                context.close()
                print(OUT / f"{size}-{theme}.png")
        browser.close()


if __name__ == "__main__":
    main()
