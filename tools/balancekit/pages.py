"""Tables in Markdown, and pictures of shares with their intervals."""

from __future__ import annotations

from collections.abc import Iterable

from balancekit.tallies import Row

LEFT, WIDE, HIGH, TOP = 250, 440, 22, 34


def table(head: list[str], lines: Iterable[list[str]]) -> list[str]:
    return [f"| {' | '.join(line)} |" for line in (head, ["---"] * len(head), *lines)] + [""]


def plot(some: list[Row]) -> str:
    """A dot for each share with the line of its interval; the fair share is the line at 1."""
    ends = [row.interval() for row in some]
    most = max([1.5, *(high for _, _, high in ends)])
    least = min([0.5, *(low for _, low, _ in ends)])

    def x(value: float) -> float:
        return LEFT + WIDE * (value - least) / (most - least)

    bottom = TOP + HIGH * len(some)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 30} {bottom + 14}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{LEFT + WIDE + 30}" height="{bottom + 14}" fill="#fbf8f1"/>',
    ]
    for step in range(int(least * 4), int(most * 4) + 1):
        mark = step / 4
        if least <= mark <= most:
            colour = "#7a4b1c" if mark == 1 else "#d9d2c3"
            parts.append(f'<path d="M{x(mark):.1f} {TOP - 8}V{bottom}" stroke="{colour}"/>')
            parts.append(f'<text x="{x(mark):.1f}" y="{TOP - 14}" text-anchor="middle" fill="#555">{mark:g}</text>')
    for i, (row, (share, low, high)) in enumerate(zip(some, ends, strict=True)):
        y = TOP + HIGH * i + HIGH / 2
        name = row.name.replace("_", " ")
        parts.append(f'<text x="{LEFT - 12}" y="{y + 4:.1f}" text-anchor="end" fill="#222">{name}</text>')
        parts.append(f'<path d="M{x(low):.1f} {y:.1f}H{x(high):.1f}" stroke="#2f5d7c" stroke-width="2"/>')
        parts.append(f'<circle cx="{x(share):.1f}" cy="{y:.1f}" r="4.5" fill="#2f5d7c"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"
