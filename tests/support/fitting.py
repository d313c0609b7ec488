"""What every screen must keep on a phone and for everybody: nothing sideways, nothing too small, no grave fault."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
LEAST_TARGET = 44
LEAST_TEXT = 14

TOO_SMALL = """(least) => {
  const inline = (node) => getComputedStyle(node).display === "inline" && node.closest("p, li, dd");
  const shown = (node) => node.checkVisibility({visibilityProperty: true, opacityProperty: true});
  // On the board a finger means the room that is nearest to it, whatever small thing lies there.
  const touched = [...document.querySelectorAll("a[href], button, select, input, textarea, summary, [data-space]")];
  return touched.filter((node) => shown(node) && !inline(node) && !node.disabled && !node.closest(".unseen, .skip"))
    .map((node) => [node.closest("label")?.getBoundingClientRect() ?? node.getBoundingClientRect(), node])
    .filter(([box]) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
    .map(([box, node]) => `${node.outerHTML.slice(0, 120)} ${box.width.toFixed(1)}x${box.height.toFixed(1)}`);
}"""

TOO_FINE = """(least) => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const parent = node.parentElement;
    if (!node.textContent.trim() || !parent.checkVisibility()) continue;
    if (parent.closest("svg, script, style, .unseen")) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize);
    if (size < least - 0.01) found.push(`${node.textContent.trim().slice(0, 60)} ${size}`);
  }
  return found;
}"""


def sideways(page: Page) -> int:
    """By how much the page is wider than the screen."""
    found: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return found


def check_screen(page: Page) -> None:
    assert sideways(page) == 0
    assert page.evaluate(TOO_SMALL, LEAST_TARGET) == []
    assert page.evaluate(TOO_FINE, LEAST_TEXT) == []


def grave(page: Page) -> list[str]:
    """What axe calls serious or worse, each with its place."""
    page.evaluate("(source) => { new Function(source).call(window) }", AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{wrong['id']}: {json.dumps(node['target'])} {node['failureSummary']}"
        for wrong in found["violations"]
        if wrong["impact"] in GRAVE
        for node in wrong["nodes"]
    ]
