"""`bannerhall games`: what can be played."""

from __future__ import annotations

import click

from bannerhall.commands.common import json_option, lang_option, speak, tell, tell_json
from bannerhall.core.game import Game
from bannerhall.games import game, slugs

TEST = "test"


def described(box: Game) -> dict[str, object]:
    """The shape other programs rely on."""
    return {
        "slug": box.slug,
        "name": box.name,
        "seats": list(box.seats),
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "by_seats": list(option.by_seats),
            }
            for option in box.options
        ],
        "conditions": [{"clause": one.clause, "options": list(one.about)} for one in box.conditions],
        "numbers": [
            {"name": number.name, "default": number.default, "low": number.low, "high": number.high}
            for number in box.numbers
        ],
        "status": box.status,
        "rules_version": box.rules_version,
    }


@click.command()
@click.option("--all", "everything", is_flag=True, help="The hall's own test game, too.")
@lang_option
@json_option
def command(everything: bool, lang: str | None, as_json: bool) -> None:
    """List the games with their seats and options."""
    speak(lang)
    boxes = [box for box in map(game, slugs()) if everything or box.status != TEST]
    if as_json:
        tell_json([described(box) for box in boxes])
        return
    for box in boxes:
        tell("cli-game", slug=box.slug, title=box.name, low=box.seats[0], high=box.seats[1], status=box.status)
        for option in box.options:
            values = ", ".join(str(value).lower() for value in option.values)
            tell("cli-game-option", option=option.name, values=values)
        for number in box.numbers:
            tell("cli-game-number", number=number.name, low=number.low, high=number.high, usual=number.default)
    if not boxes:
        tell("cli-no-games")
