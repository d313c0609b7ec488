"""`bannerhall replay`: a recorded match, shown, checked or drawn."""

from __future__ import annotations

from collections.abc import Iterator

import click

from bannerhall.commands.common import (
    is_bot,
    json_option,
    lang_option,
    make_folder,
    read_text,
    say,
    speak,
    tell,
    tell_json,
)
from bannerhall.core.errors import BadRecord, BadRequest, Refused
from bannerhall.core.events import Event
from bannerhall.core.match import Match, walk
from bannerhall.core.record import ANSWER, CHANCE_ENTRY, RESULT
from bannerhall.core.state import SPECTATOR
from bannerhall.games import game


@click.command()
@click.argument("file")
@click.option("--seat", type=int, metavar="K", help="As this seat saw it, from 0.")
@click.option("--svg", metavar="DIR", help="Draw every position into this folder.")
@click.option("--verify", is_flag=True, help="Check the result and, where the seed is shown, the dice.")
@lang_option
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    file: str,
    seat: int | None,
    svg: str | None,
    verify: bool,
    lang: str | None,
    as_json: bool,
) -> None:
    """Show a recorded match; what was secret is shown only when the match is over."""
    tongue = speak(lang)
    match, complete = load(read_text(file))
    if seat is not None and not 0 <= seat < match.state.seats:
        raise BadRequest("bad-seat-list", got=str(seat), most=int(match.state.seats) - 1)
    if verify:
        ctx.exit(check(match, complete, as_json))
    if svg is not None:
        drawn = draw(match, seat, svg)
        if as_json:
            tell_json({"drawn": drawn, "folder": svg})
        else:
            tell("cli-drawn", count=drawn, file=svg)
    elif as_json:
        tell_json(document(match, seat))
    else:
        for line in told(match, seat, tongue):
            click.echo(line)


def load(text: str) -> tuple[Match, bool]:
    """The match of a record, and whether the record itself holds its result."""
    from bannerhall.core.record import header_of, parse_json, text_to_json
    from bannerhall.core.replay import replay

    stripped = text.lstrip("\ufeff \t\r\n")
    data = parse_json(stripped) if stripped.startswith("{") else text_to_json(stripped)
    match = replay(game(header_of(data).game), data)
    entries = data.get("entries") if isinstance(data, dict) else None
    last = entries[-1] if isinstance(entries, list) and entries else None
    return match, isinstance(last, list) and last[:1] == [RESULT]


# --- Checking -----------------------------------------------------------------------------------------------


def check(match: Match, complete: bool, as_json: bool) -> int:
    """0 when the record leads to the result it tells and its dice are proven, or no seed is shown."""
    from bannerhall.core.replay import dice_since

    problem, unproven = "", list[int]()
    shown, since, entries = match.record.seed is not None, dice_since(match.record), len(match.record.entries)
    if not complete:
        problem = say("cli-no-result")
    elif shown:
        problem, unproven = dice(match, since)
    if as_json:
        figures = {
            "entries": entries,
            "result": match.record.result(),
            "dice_proven": not problem and since == 1 if shown else None,
            "proven_from": since if shown and not problem else None,
            "unproven": unproven,
        }
        tell_json({"verified": not problem, "game": match.record.game, **figures, "problem": problem or None})
    elif problem:
        click.echo(f"bannerhall: {problem}", err=True)
    elif shown and since > 1:
        tell("cli-verified-from", count=entries, number=since, missing=len(unproven))
    else:
        tell("cli-verified" if shown else "cli-verified-plain", count=entries)
    return int(bool(problem))


def dice(match: Match, since: int) -> tuple[str, list[int]]:
    """What is wrong with the dice, and which entries no seed accounts for.

    Rolls that came with a file are told of but are nothing wrong: for those the record claims no proof."""
    from bannerhall.core.replay import unproven_rolls

    try:
        unproven = unproven_rolls(match)
    except BadRecord:
        return say("cli-bad-seed"), []
    wrong = [number for number in unproven if number >= since]
    numbers = ", ".join(map(str, wrong[:8])) + (", …" if len(wrong) > 8 else "")
    return (say("cli-unproven", count=len(wrong), numbers=numbers) if wrong else ""), unproven


# --- Showing ------------------------------------------------------------------------------------------------


def lines_of(match: Match, seat: int | None) -> list[dict[str, object]]:
    """What a seat was told; without a seat everything once the match is over, before that what anybody may know."""
    from bannerhall.core.feed import feed

    if seat is not None or not match.over:
        return feed(match, SPECTATOR if seat is None else seat)
    open_lines: list[dict[str, object]] = []
    for entry, trace, line in zip(match.record.entries, match.traces, everything(match), strict=True):
        events = [bare(event, match) for event in trace.events]
        if entry.kind in (ANSWER, CHANCE_ENTRY) or events:
            open_lines.append({**line, **({"events": events} if events else {})})
    return open_lines


def everything(match: Match) -> Iterator[dict[str, object]]:
    vocabulary = match.state.rules.vocabulary
    for number, entry in enumerate(match.record.entries, 1):
        line: dict[str, object] = {"number": number}
        if entry.kind in (ANSWER, CHANCE_ENTRY):
            line.update(by=entry.seat, action=vocabulary.to_json(entry.action))
        yield line


def bare(event: Event, match: Match) -> dict[str, object]:
    kind = match.state.rules.events[event.kind]
    return {"event": kind.name, **{name: kind.shown(i, event.values[i]) for i, name in enumerate(kind.arguments)}}


def told(match: Match, seat: int | None, lang: str) -> Iterator[str]:
    from bannerhall.terminal.speech import Speech, player_names

    named = [*match.record.names, *[""] * int(match.state.seats)][: int(match.state.seats)]
    names = player_names(["" if is_bot(name) else name for name in named], lang)
    speech = Speech(match.state.rules, lang, names)
    for line in lines_of(match, seat):
        for sentence in speech.line(line):
            yield f"{line['number']:>5}  {sentence}"
    standing = match.state.result()
    if standing is not None:
        yield from speech.ranking(standing.ranks, standing.points)
    else:
        yield speech.say("cli-not-over")


def document(match: Match, seat: int | None) -> dict[str, object]:
    from bannerhall.core.feed import redacted, views

    if seat is None:
        return redacted(match, SPECTATOR)
    return {
        "game": match.record.game,
        "rules": match.record.rules_version,
        "seat": seat,
        "names": list(match.record.names),
        "feed": lines_of(match, seat),
        "views": list(views(match, seat)),
        "result": match.record.result(),
    }


def draw(match: Match, seat: int | None, into: str) -> int:
    """One picture after every entry; how many."""
    from bannerhall.terminal.board import picture

    svg = picture(game(match.record.game).package, "svg")
    if svg is None:
        raise Refused("no-picture", game=match.record.game)
    folder, count = make_folder(into), 0
    for number, state in walk(match):
        (folder / f"{number:05d}.svg").write_text(svg(state, SPECTATOR if seat is None else seat, str), "utf-8")
        count += 1
    return count
