"""The sheet of all figures in all sizes, states and both themes: `make screens ARGS=--figures`, into build/screens.

The sheet is a page of its own and never part of the client: web/src/ui/figure/sheet.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
from pathlib import Path
from urllib.parse import urlparse

from playwright.sync_api import Browser, Page, Route, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUT = ROOT / "build" / "screens"
ADDRESS = "http://sheet.test/"  # no server: the browser gets the files from here
THEMES = ("light", "dark")
WIDTH = 1440


def build_sheet(folder: Path) -> None:
    """Build the page of the sheet into a folder."""
    node = shutil.which("node") or "node"
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    config = WEB / "src" / "ui" / "figure" / "sheet" / "vite.config.ts"
    command = [node, str(vite), "build", "--config", str(config), "--outDir", str(folder), "--emptyOutDir"]
    subprocess.run([*command, "--logLevel", "warn"], cwd=WEB, check=True)


def open_sheet(browser: Browser, folder: Path, query: str = "", scale: float = 1) -> Page:
    page = browser.new_page(viewport={"width": WIDTH, "height": 900}, device_scale_factor=scale)

    def answer(route: Route) -> None:
        route.fulfill(path=folder / (urlparse(route.request.url).path.lstrip("/") or "index.html"))

    page.route(f"{ADDRESS}**", answer)
    page.goto(f"{ADDRESS}?{query}")
    page.wait_for_selector("main")
    return page


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="only the figures whose names contain this")
    parser.add_argument("--scale", type=float, default=1.5, help="pixels of the picture for a pixel of the page")
    given = parser.parse_args()
    folder = ROOT / "build" / "figures"
    build_sheet(folder)
    OUT.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("BANNERHALL_BROWSER") or None)
        for theme in THEMES:
            page = open_sheet(browser, folder, f"theme={theme}&only={given.only}", given.scale)
            picture = OUT / f"figures-{theme}.png"
            page.screenshot(path=picture, full_page=True)
            print(picture)
        browser.close()


if __name__ == "__main__":
    main()
