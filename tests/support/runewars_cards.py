"""Tactics cards played in one's own turn, or in a battle, in a line or two."""

from __future__ import annotations

from runewars_battle import PLACE, attack, field, misses
from runewars_seasons import objective
from runewars_table import do, hold, offers, put, refusal, table, turn

from bannerhall.core.ruleset import Choice
from bannerhall.core.state import CHANCE
from bannerhall.games.runewars.rules import tactics
from bannerhall.games.runewars.rules.state import Runewars


def in_turn(*cards: str, order: str = "harvest", seats: int = 2, **options: Choice) -> Runewars:
    """The turn of seat 0 begins; it holds these cards since an earlier season, and an Objective that is far away, so
    that it is asked again after each card."""
    s = table(seats, **options)
    objective(s, 0, "heartland")
    hold(s, 0, *cards)
    begin_turn(s, order)
    return s


def begin_turn(s: Runewars, order: str = "harvest", seat: int = 0) -> Runewars:
    """The turn of a seat begins, or begins again with what lies on the board now."""
    turn(s, seat, order)
    return s


def play(s: Runewars, card: str, seat: int = 0) -> None:
    """A card is played for its text; nobody cancels it."""
    do(s, seat, f"play {card}")
    let_pass(s)


def let_pass(s: Runewars) -> None:
    """Nobody cancels the card that was played."""
    while s.seat() >= 0 and s.question(s.seat()) == "counter":
        do(s, int(s.seat()), "pass_window")


def may_play(s: Runewars, card: str, seat: int = 0) -> bool:
    return f"play {card}" in offers(s, seat)


def picks(s: Runewars, seat: int, word: str = "pick_area") -> set[str]:
    """What may be named now, without the word before it."""
    return {text.removeprefix(f"{word} ") for text in offers(s, seat) if text.startswith(f"{word} ")}


def discarded(s: Runewars, card: str) -> int:
    """How many copies of a Tactics card lie in the discard pile."""
    return int(s.tactics_discard[tactics.NAMES.index(card)])


PASSES = ("go_on", "pass_window", "skip_bonus", "done", "enough", "decline")


def pass_on(s: Runewars) -> None:
    """Whoever is asked passes if that is possible, or gives the first answer there is."""
    seat = int(s.seat())
    answers = offers(s, seat)
    do(s, seat, next((answer for answer in PASSES if answer in answers), answers[0]))


def to_the_end_of_turn(s: Runewars) -> None:
    """The turn of seat 0 goes on without anything of its own."""
    while s.turn_of == 1:
        pass_on(s)


def to_next_season(s: Runewars) -> None:
    """The season goes on until its last turn is over and the next Season card is turned up."""
    while s.seat() != CHANCE or s.question(CHANCE) != "season_card":
        pass_on(s)


# --- In a battle -----------------------------------------------------------------------------------------------------


def card_battle(
    attackers: dict[str, int],
    defenders: dict[str, int],
    attacking: tuple[str, ...] = (),
    defending: tuple[str, ...] = (),
    factions: tuple[str, str] = ("daqan", "waiqar"),
) -> Runewars:
    """Seat 0 attacks seat 1; both hold Tactics cards of an earlier season."""
    s = field(2, factions)
    put(s, 1, PLACE, False, **defenders)
    hold(s, 0, *attacking)
    hold(s, 1, *defending)
    return attack(s, PLACE, 0, **attackers)


def use(s: Runewars, seat: int, card: str) -> None:
    """A card is played at the window that is open; nobody cancels it."""
    do(s, seat, f"battle_card {card}")
    let_pass(s)


def clause_against(s: Runewars, seat: int, card: str) -> str:
    return refusal(s, seat, f"battle_card {card}").clause


def to_the_draw(s: Runewars) -> None:
    """Windows before the next draw pass by."""
    while s.seat() != CHANCE:
        do(s, int(s.seat()), "go_on")


def to_the_row(s: Runewars, row: int) -> None:
    """Rows before this one pass by without results."""
    while s.battle_row < row:
        if s.seat() == CHANCE:
            misses(s)
        else:
            do(s, int(s.seat()), "go_on")


def to_the_result(s: Runewars) -> None:
    """All cards miss, and nobody plays anything, until the battle is decided and a retreat or the end is reached."""
    while s.battle_won == 0:
        if s.seat() == CHANCE:
            misses(s)
        else:
            do(s, int(s.seat()), "go_on")
