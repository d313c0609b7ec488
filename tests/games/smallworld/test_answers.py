"""Every question: what is offered is exactly what is not refused, and the clock gives a harmless answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from smallworld_table import Table
from smallworld_table import at as at_the_table

from bannerhall.core.vocabulary import SPAN

RED, BLUE = 0, 1
FOE = {"0a": "wizards swamp 0"}
LANDS = {"m2-01": "1a1", "m2-02": "1a1", "m2-03": "1a1", "m2-20": "0a1"}
SEA = {"m2-00": "1a2", "m2-01": "1a2"}


def at(peoples: Mapping[str, str], regions: Mapping[str, str] = LANDS, **others: Any) -> Table:
    """Blue is on turn, with the extras; a lake and two seas are on the board."""
    return at_the_table(regions, {**FOE, **peoples}, options={"extra": True}, **{"active": BLUE, **others})


def capture() -> Table:
    return at({"1a": "ratmen hill 9"}, {"m2-01": "1a1", "m2-02": "0a1"}, leaders={RED: "m2-02"}).do(BLUE, "take m2-02")


def driven_out() -> Table:
    regions = {"m2-01": "1a1", "m2-02": "0a3", "m2-20": "0a1", "m2-21": "0a1"}
    table = at({"1a": "ratmen hill 5", "0a": "wizards bivouacking 0"}, regions, change={"supply": {"camps": 5}})
    return table.do(BLUE, "take m2-02", "rest m2-01")


def second_round() -> Table:
    return at({"1a": "ratmen marauding 0"}, {"m2-01": "1a3"}, ask="ready").do(BLUE, "ready", "stop")


QUESTIONS: dict[str, tuple[Callable[[], Table], str]] = {
    "choose": (lambda: at({"1a": "ratmen hill 0"}, ask="choose"), "expand"),
    "pick": (
        lambda: at({}, {}, ask="pick", coins=1, column=("orcs hill", "elves flying", "giants forest")),
        "pick orcs",
    ),
    "a Leader": (
        lambda: at({}, {}, ask="pick", column=("orcs hill", "elves flying")).do(BLUE, "pick orcs").reveal(),
        "attach",
    ),
    "ready": (lambda: at({"1a": "ratmen hill 0"}, {**LANDS, "m2-03": "1a3"}, ask="ready"), "ready"),
    "ready, kept": (lambda: at({"1a": "ratmen hill 0"}, {"m2-03": "1a2"}, ask="ready").do(BLUE, "keep m2-03"), "ready"),
    "ready, Ghouls": (
        lambda: at({"1a": "ratmen hill 0", "1d": "ghouls - 0"}, {"m2-03": "1d2"}, ask="ready", who="1d"),
        "skip",
    ),
    "ready, second round": (second_round, "ready"),
    "conquer": (lambda: at({"1a": "ratmen hill 2"}), "stop"),
    "conquer, at sea": (lambda: at({"1a": "ratmen seafaring 3"}, {"m2-00": "1a1", "m2-05": "0a2"}), "stop"),
    "conquer, into the sea": (lambda: at({"1a": "ratmen seafaring 2"}, {"m2-01": "1a1"}), "stop"),
    "conquer, nowhere": (lambda: at({"1a": "ratmen hill 3"}, {"m2-06": "0a1"}), "stop"),
    "conquer, Halflings": (lambda: at({"1a": "halflings hill 2"}, {"m2-06": "0a1"}), "stop"),
    "conquer, flying": (lambda: at({"1a": "ratmen flying 2"}), "stop"),
    "conquer, Underworld": (lambda: at({"1a": "giants underworld 2"}, {"m2-05": "1a1", "m2-14": "0a1"}), "stop"),
    "conquer, Kobolds": (lambda: at({"1a": "kobolds mercenary 1"}, {"m2-01": "1a2"}), "stop"),
    "conquer, two Kobolds": (lambda: at({"1a": "kobolds mercenary 2"}, {"m2-01": "1a2", "m2-02": "0a2"}), "stop"),
    "conquer, Dragon": (lambda: at({"1a": "ratmen dragon_master 1"}), "stop"),
    "conquer, Dragon used": (lambda: at({"1a": "ratmen dragon_master 3"}).do(BLUE, "dragon m2-05"), "stop"),
    "conquer, Sorcerers": (lambda: at({"1a": "sorcerers hill 0"}, {**LANDS, "m2-08": "0a1", "m2-06": "0a2"}), "stop"),
    "conquer, spelled": (
        lambda: at({"1a": "sorcerers hill 0"}, {**LANDS, "m2-08": "0a1", "m2-06": "0a1"}).do(BLUE, "spell m2-06"),
        "stop",
    ),
    "conquer, Catapult": (lambda: at({"1a": "ratmen catapult 2"}, {"m2-01": "1a1 catapult", "m2-08": "0a1"}), "stop"),
    "conquer, mercenaries": (lambda: at({"1a": "ratmen mercenary 1"}, {"m2-01": "1a1", "m2-02": "0a1"}), "stop"),
    "conquer, no coin": (lambda: at({"1a": "ratmen mercenary 1"}, {"m2-01": "1a1"}, coins=0), "stop"),
    "conquer, Berserk": (lambda: at({"1a": "ratmen berserk 2"}), "stop"),
    "conquer, Berserk Sorcerers without a token": (lambda: at({"1a": "sorcerers berserk 0"}), "stop"),
    "conquer, rolled": (lambda: at({"1a": "ratmen berserk 2"}).do(BLUE, "roll").roll("face 2"), "stop"),
    "conquer, rolled a blank": (lambda: at({"1a": "ratmen berserk 2"}).do(BLUE, "roll").roll("face 0"), "stop"),
    "conquer, Marauders again": (lambda: second_round().do(BLUE, "ready"), "stop"),
    "conquer, Catapult used": (
        lambda: at({"1a": "ratmen catapult 5"}, {"m2-01": "1a1 catapult"}).do(BLUE, "shoot m2-03"),
        "stop",
    ),
    "conquer, the last coin": (lambda: at({"1a": "ratmen mercenary 1"}, {"m2-01": "1a1"}, coins=1), "stop"),
    "conquer, Marauders": (lambda: at({"1a": "ratmen marauding 2"}), "stop"),
    "conquer, Were-creatures": (lambda: at({"1a": "ratmen were 1"}, {"m2-01": "1a1", "m2-02": "0a1"}), "stop"),
    "conquer, Goblins": (
        lambda: at({"1a": "goblins hill 1", "0d": "elves - 0"}, {"m2-01": "1a1", "m2-02": "0d1"}),
        "stop",
    ),
    "conquer, Nomads": (
        lambda: at({"1a": "nomads hill 4"}, ask="ready").do(BLUE, "abandon m2-02", "ready"),
        "stop",
    ),
    "conquer, Leader alone in hand": (lambda: at({"1a": "ratmen hill 0"}, leaders={BLUE: "hand"}), "stop"),
    "ransom": (capture, "pay"),
    "redeploy": (lambda: at({"1a": "ratmen hill 2"}, ask="redeploy"), "deploy m2-01"),
    "redeploy, one token": (lambda: at({"1a": "ratmen hill 1"}, ask="redeploy"), "deploy m2-01"),
    "redeploy, Ghouls": (
        lambda: at({"1a": "ratmen fortified 0", "1d": "ghouls - 2"}, {"m2-01": "1d1", "m2-02": "1d1"}, who="1d").do(
            BLUE, "stop"
        ),
        "deploy m2-01",
    ),
    "redeploy, Heroes": (lambda: at({"1a": "ratmen heroic 0"}, leaders={BLUE: "hand"}, ask="redeploy"), "hero m2-01"),
    "redeploy, one Hero": (
        lambda: at({"1a": "ratmen heroic 0"}, leaders={BLUE: "hand"}, ask="redeploy").do(BLUE, "hero m2-02"),
        "hero m2-01",
    ),
    "redeploy, Catapult": (lambda: at({"1a": "ratmen catapult 1"}, ask="redeploy"), "deploy m2-01"),
    "redeploy, Leader": (lambda: at({"1a": "ratmen hill 1"}, leaders={BLUE: "hand"}, ask="redeploy"), "deploy m2-01"),
    "redeploy, Leader of Pixies": (
        lambda: at({"1a": "pixies hill 1"}, leaders={BLUE: "hand"}, ask="redeploy"),
        "lead m2-01",
    ),
    "redeploy, Leader of Kobolds": (
        lambda: at({"1a": "kobolds hill 0"}, {"m2-01": "1a2", "m2-02": "1a1"}, leaders={BLUE: "m2-02"}, ask="redeploy"),
        "alone m2-01",
    ),
    "redeploy, Leader of Barbarians": (
        lambda: at(
            {"1a": "barbarians dragon_master 1"},
            {"m2-08": "1a0 dragon", "m2-09": "1a1", "m2-14": "1a1"},
            leaders={BLUE: "m2-08"},
            ask="redeploy",
        ),
        "lead m2-09",
    ),
    "redeploy, Leader of Barbarians among tokens": (
        lambda: at(
            {"1a": "barbarians dragon_master 1"},
            {"m2-08": "1a2 dragon", "m2-09": "1a1", "m2-14": "1a1"},
            leaders={BLUE: "m2-08"},
            ask="redeploy",
        ),
        "lead m2-09",
    ),
    "redeploy, camps": (lambda: at({"1a": "ratmen bivouacking 0"}, ask="redeploy"), "camp m2-01"),
    "redeploy, the last camp": (
        lambda: at({"1a": "ratmen bivouacking 0"}, ask="redeploy").do(BLUE, *["camp m2-02"] * 4),
        "camp m2-01",
    ),
    "redeploy, Fortress": (lambda: at({"1a": "ratmen fortified 0"}, ask="redeploy"), "done"),
    "redeploy, Pots": (lambda: at({"1a": "leprechauns hill 0"}, ask="redeploy").do(BLUE, "pot m2-02"), "done"),
    "Amazons": (lambda: at({"1a": "amazons hill 1"}, leaders={BLUE: "hand"}, ask="redeploy"), "give_up m2-01"),
    "Amazons, led": (
        lambda: at({"1a": "amazons hill 1"}, leaders={BLUE: "hand"}, ask="redeploy").do(BLUE, "alone m2-01"),
        "give_up m2-02",
    ),
    "a Horde": (lambda: at({"1a": "ratmen hordes 0"}, ask="choose").do(BLUE, "decline"), "give_up m2-01"),
    "a Horde, Leader in hand": (
        lambda: at({"1a": "ratmen hordes 0"}, leaders={BLUE: "hand"}, ask="choose").do(BLUE, "decline"),
        "give_up m2-01",
    ),
    "an ally": (lambda: at({"1a": "ratmen diplomat 0"}, ask="redeploy"), "nobody"),
    "stout": (lambda: at({"1a": "ratmen stout 0"}, ask="redeploy"), "stay"),
    "a Tower": (lambda: at({"1a": "priestesses hill 0"}, ask="choose").do(BLUE, "decline"), "without"),
    "resettle": (driven_out, "deploy m2-20"),
    # The sea is the first region of the board.
    "at sea, ready": (lambda: at({"1a": "ratmen seafaring 0"}, SEA, ask="ready"), "ready"),
    "at sea, redeploy": (lambda: at({"1a": "ratmen seafaring 0"}, SEA, ask="redeploy"), "deploy m2-00"),
    "at sea, Leader": (
        lambda: at({"1a": "ratmen seafaring 0"}, SEA, leaders={BLUE: "m2-00"}, ask="redeploy"),
        "deploy m2-00",
    ),
    "at sea, Amazons": (lambda: at({"1a": "amazons seafaring 0"}, SEA, ask="redeploy"), "give_up m2-00"),
    "at sea, a Tower": (
        lambda: at({"1a": "priestesses seafaring 0"}, SEA, ask="choose").do(BLUE, "decline"),
        "without",
    ),
    "at sea, resettle": (
        lambda: at(
            {"1a": "ratmen hill 9", "0a": "elves seafaring 0"},
            {"m2-06": "1a1", "m2-01": "0a2", "m2-00": "0a1", "m2-22": "0a1"},
        ).do(BLUE, "take m2-01", "stop", "rest m2-06"),
        "deploy m2-00",
    ),
}


@pytest.mark.clause(
    "SMW-CONQ-01", "SMW-DIE-01", "SMW-PICK-01", "SMW-PICK-18", "SMW-READY-03", "SMW-REDEPLOY-01", "SMW-LOSS-02"
)
@pytest.mark.parametrize("question", QUESTIONS)
def test_what_is_offered_is_what_is_not_refused(question: str) -> None:
    table = QUESTIONS[question][0]()
    seat = table.state.seat()
    vocabulary = table.state.rules.vocabulary
    answers = [action for action in vocabulary.actions() if not vocabulary.kinds[action // SPAN].standing]
    allowed = [action for action in answers if table.state.why_not(seat, action) is None]
    assert sorted(table.offers(seat)) == sorted(vocabulary.text(action) for action in allowed)


@pytest.mark.clause("SMW-TURN-04", "SMW-PICK-15", "SMW-LEADER-20", "SMW-POWER-12", "SMW-POWER-45", "SMW-EXTRA-04")
@pytest.mark.parametrize("question", QUESTIONS)
def test_whoever_lets_the_clock_run_out_gives_a_harmless_answer(question: str) -> None:
    make, answer = QUESTIONS[question]
    table = make()
    assert table.state.lapse(table.state.seat()) == table.action(answer)


# --- Why another answer is refused -----------------------------------------------------------------------------------

# The rules that refuse what is not offered, by question and by kind of answer; all begin with SMW.
USUAL: dict[str, dict[str, str]] = {
    "conquer": {
        "take": "CONQ-01 CONQ-02 CONQ-09 CONQ-14",  # too few tokens, water, too far, one's own
        "dare": "CONQ-02 CONQ-09 CONQ-14 DIE-08",
        "dragon": "POWER-19",
        "spell": "RACE-33",
        "shoot": "EXTRA-19",
        "hire": "EXTRA-22",
        "roll": "POWER-03",
    },
    "redeploy": {
        "hero": "POWER-31",
        "engine": "EXTRA-19",
        "lead": "LEADER-01",
        "alone": "LEADER-01",
        "deploy": "REDEPLOY-04",
        "rest": "REDEPLOY-04",
        "camp": "POWER-07",
        "fortress": "POWER-26",
        "pot": "EXTRA-08",
    },
}
REFUSALS: dict[str, dict[str, str]] = {
    "pick": {"pick": "PICK-01 PICK-06"},
    "ready": {"keep": "READY-01", "abandon": "READY-03"},
    "ready, kept": {"keep": "READY-01", "abandon": "READY-03"},
    "ready, Ghouls": {"keep": "READY-01", "abandon": "READY-03"},
    "ready, second round": {"keep": "READY-01", "abandon": "READY-05"},
    "conquer, at sea": {"take": "CONQ-01 CONQ-09 CONQ-14", "dare": "CONQ-09 CONQ-14 DIE-08"},
    "conquer, into the sea": {"take": "CONQ-01 CONQ-09 CONQ-14", "dare": "CONQ-09 CONQ-14 DIE-08"},
    "conquer, nowhere": {"take": "CONQ-02 ENTRY-01", "dare": "CONQ-02 DIE-08 ENTRY-01"},
    "conquer, Halflings": {"take": "CONQ-01 CONQ-02", "dare": "CONQ-02 DIE-08"},
    "conquer, flying": {"take": "CONQ-01 CONQ-02 CONQ-14", "dare": "CONQ-02 CONQ-14 DIE-08"},
    "conquer, Underworld": {"take": "CONQ-02 CONQ-09 CONQ-14"},
    "conquer, Kobolds": {"dare": "CONQ-02 CONQ-09 CONQ-14 EXTRA-02", "hire": "CONQ-01 CONQ-02 CONQ-09 CONQ-14"},
    "conquer, two Kobolds": {"hire": "CONQ-02 CONQ-09 CONQ-14"},
    "conquer, Dragon": {"dare": "CONQ-02 CONQ-09 CONQ-14", "dragon": "CONQ-02 CONQ-09 CONQ-14"},
    "conquer, Sorcerers": {
        "take": "CONQ-02 CONQ-06 CONQ-09 CONQ-14",
        "dare": "CONQ-02 CONQ-09 CONQ-14 DIE-01",
        "spell": "CONQ-02 CONQ-09 CONQ-14 RACE-34 RACE-40",
    },
    "conquer, spelled": {
        "take": "CONQ-02 CONQ-06 CONQ-09 CONQ-14",
        "dare": "CONQ-02 CONQ-09 CONQ-14 DIE-01",
        "spell": "CONQ-02 CONQ-09 CONQ-14 RACE-33 RACE-40",
    },
    "conquer, Catapult": {"shoot": "CONQ-01 CONQ-02 EXTRA-19"},
    "conquer, mercenaries": {"dare": "CONQ-02 CONQ-09 CONQ-14", "hire": "CONQ-02 CONQ-09 CONQ-14"},
    "conquer, no coin": {"dare": "CONQ-02 CONQ-09 CONQ-14"},
    "conquer, Berserk": {"dare": "POWER-06", "roll": ""},
    "conquer, Berserk Sorcerers without a token": {
        "take": "CONQ-02 CONQ-06 CONQ-09 CONQ-14",
        "dare": "POWER-06",
        "spell": "CONQ-02 CONQ-09 CONQ-14 RACE-40",
        "roll": "DIE-01",
    },
    "conquer, rolled": {
        "take": "CONQ-02 CONQ-09 CONQ-14",
        "dare": "POWER-06",
        "dragon": "POWER-05",
        "spell": "POWER-05",
        "shoot": "POWER-05",
        "hire": "POWER-05",
        "roll": "POWER-05",
    },
    "conquer, rolled a blank": {
        "dare": "POWER-06",
        "dragon": "POWER-05",
        "spell": "POWER-05",
        "shoot": "POWER-05",
        "hire": "POWER-05",
        "roll": "POWER-05",
    },
    "conquer, Catapult used": {"take": "CONQ-02 CONQ-09 CONQ-14"},
    "conquer, the last coin": {"dare": "CONQ-02 CONQ-09 CONQ-14", "hire": "CONQ-02 CONQ-09 CONQ-14"},
    "conquer, Marauders": {"dare": "EXTRA-13"},
    "conquer, Were-creatures": {"take": "CONQ-02 CONQ-09 CONQ-14"},
    "conquer, Goblins": {"dare": "CONQ-02 CONQ-09 CONQ-14"},
    "conquer, Nomads": {"take": "CONQ-02 CONQ-09 CONQ-14 EXTRA-03", "dare": "CONQ-02 CONQ-09 CONQ-14 DIE-08 EXTRA-03"},
    "conquer, Leader alone in hand": {"dare": "CONQ-02 CONQ-09 CONQ-14"},
    "redeploy": {"deploy": "REDEPLOY-01", "rest": "REDEPLOY-01", "done": "REDEPLOY-04"},
    "redeploy, one token": {"deploy": "REDEPLOY-01", "done": "REDEPLOY-04"},
    "redeploy, Ghouls": {"deploy": "REDEPLOY-01", "rest": "REDEPLOY-01", "done": "REDEPLOY-04"},
    "redeploy, Heroes": {"hero": "REDEPLOY-01", "lead": "LEADER-44", "alone": "LEADER-44", "done": "POWER-31"},
    "redeploy, one Hero": {
        "hero": "POWER-31 REDEPLOY-01",
        "lead": "LEADER-44",
        "alone": "LEADER-44",
        "done": "POWER-31",
    },
    "redeploy, Catapult": {"deploy": "REDEPLOY-01", "done": "REDEPLOY-04"},
    "redeploy, Leader": {"lead": "REDEPLOY-01", "alone": "REDEPLOY-01", "deploy": "REDEPLOY-01", "done": "REDEPLOY-04"},
    "redeploy, Leader of Pixies": {"lead": "REDEPLOY-01", "alone": "EXTRA-09 REDEPLOY-01", "done": "LEADER-13"},
    "redeploy, Leader of Kobolds": {"lead": "LEADER-15 REDEPLOY-01", "alone": "REDEPLOY-01", "done": "LEADER-13"},
    "redeploy, Leader of Barbarians": {
        "lead": "LEADER-08 REDEPLOY-01",
        "alone": "EXTRA-06 LEADER-08 REDEPLOY-01",
        "done": "LEADER-13",
    },
    "redeploy, Leader of Barbarians among tokens": {
        "lead": "LEADER-08 REDEPLOY-01",
        "alone": "EXTRA-06 LEADER-08 REDEPLOY-01",
        "done": "LEADER-13",
    },
    "redeploy, the last camp": {"camp": "REDEPLOY-01", "done": "POWER-10"},
    "redeploy, camps": {"camp": "REDEPLOY-01", "done": "POWER-10"},
    "Amazons": {"give_up": "RACE-05", "alone": "REDEPLOY-01"},
    "Amazons, led": {"give_up": "LEADER-17 RACE-05", "alone": "LEADER-01"},
    "a Horde": {"give_up": "RACE-05"},
    "a Horde, Leader in hand": {"give_up": "RACE-05"},
    "an ally": {"ally": "POWER-12"},
    "a Tower": {"tower": "EXTRA-04"},
    "resettle": {"lead": "LEADER-01", "deploy": "LOSS-02", "rest": "LOSS-02", "camp": "LOSS-02"},
    "at sea, ready": {"keep": "READY-01", "abandon": "READY-03"},
    "at sea, redeploy": {"deploy": "REDEPLOY-01", "rest": "REDEPLOY-01", "done": "REDEPLOY-04"},
    "at sea, Leader": {
        "lead": "REDEPLOY-01",
        "alone": "REDEPLOY-01",
        "deploy": "REDEPLOY-01",
        "rest": "REDEPLOY-01",
        "done": "REDEPLOY-04",
    },
    "at sea, Amazons": {"give_up": "RACE-05", "alone": "LEADER-01"},
    "at sea, a Tower": {"tower": "EXTRA-04"},
    "at sea, resettle": {"lead": "LEADER-01", "deploy": "LOSS-02", "rest": "LOSS-02", "camp": "POWER-07"},
}


@pytest.mark.clause("SMW-CONQ-01", "SMW-CONQ-02", "SMW-DIE-08", "SMW-REDEPLOY-04", "SMW-LOSS-02", "SMW-LEADER-44")
@pytest.mark.parametrize("question", QUESTIONS)
def test_whatever_is_refused_names_its_rule(question: str) -> None:
    table = QUESTIONS[question][0]()
    vocabulary = table.state.rules.vocabulary
    found: dict[str, set[str]] = {}
    for action in vocabulary.actions():
        refusal = table.state.why_not(table.state.seat(), action)
        if refusal is not None and refusal.clause.startswith("SMW-") and not vocabulary.kinds[action // SPAN].standing:
            found.setdefault(vocabulary.kinds[action // SPAN].name, set()).add(refusal.clause.removeprefix("SMW-"))
    wanted = {**USUAL.get(str(table.asks()), {}), **REFUSALS.get(question, {})}
    assert {kind: " ".join(sorted(clauses)) for kind, clauses in found.items()} == {
        k: v for k, v in wanted.items() if v
    }


# --- What is told beside an answer -----------------------------------------------------------------------------------

TRIBE = {"m2-01": "1a1", "m2-06": "tribe"}
GUARDED = {"m2-01": "1a1", "m2-05": "0a2 lair camps2", "m2-20": "0a1 lair"}
PRICES: list[tuple[Callable[[], Table], str, dict[str, int]]] = [
    (
        lambda: at({"1a": "tritons commando 9", "0a": "trolls bivouacking 0"}, GUARDED, leaders={RED: "m2-05"}),
        "take m2-05",
        {"there": 2, "leader": 1, "mountain": 1, "lair": 1, "camps": 2, "by_power": 1, "by_race": 1, "price": 7},
    ),
    (lambda: at({"1a": "ratmen hill 9"}, TRIBE), "take m2-06", {"tribe": 1, "price": 3}),
    (lambda: at({"1a": "giants hill 2"}, {"m2-05": "1a1"}), "take m2-06", {"by_race": 1, "price": 1}),
    (
        lambda: at({"1a": "ratmen hill 2", "0d": "elves - 0"}, {"m2-01": "1a1", "m2-02": "0d1 fortress"}),
        "dare m2-02",
        {"there": 1, "fortress": 1, "price": 4, "short": 2, "chance": 2},
    ),
    (
        lambda: at({"1a": "ratmen mercenary 2"}, {"m2-01": "1a1"}),
        "hire m2-06",
        {"by_power": 2, "least": 1, "price": 1},
    ),
    (
        lambda: at({"1a": "ratmen mercenary 2"}, {"m2-01": "1a1", "m2-02": "0a2"}),
        "hire m2-02",
        {"there": 2, "by_power": 2, "price": 2},
    ),
    (
        lambda: at({"1a": "ratmen berserk 1"}).do(BLUE, "roll").roll("face 2"),
        "take m2-06",
        {"by_die": 2, "least": 1, "price": 1},
    ),
    (lambda: at({"1a": "kobolds commando 2"}, {"m2-01": "1a2"}), "take m2-06", {"by_power": 1, "least": 2, "price": 2}),
    (lambda: at({"1a": "ratmen were 1"}, {"m2-01": "1a1"}), "take m2-05", {"mountain": 1, "by_power": 2, "price": 1}),
    (
        lambda: at({"1a": "ratmen catapult 2"}, {"m2-01": "1a1 catapult"}),
        "shoot m2-03",
        {"by_power": 1, "price": 1},
    ),
    (
        lambda: at({"1a": "ratmen dragon_master 1"}, {"m2-01": "1a1", "m2-02": "0a6"}),
        "dragon m2-02",
        {"there": 6, "price": 8, "short": 7, "chance": 0},
    ),
]


@pytest.mark.clause("SMW-CONQ-01", "SMW-CONQ-06", "SMW-CONQ-07", "SMW-DIE-11", "SMW-DIE-04")
@pytest.mark.parametrize("number", range(len(PRICES)))
def test_a_price_is_explained_part_by_part(number: int) -> None:
    make, action, wanted = PRICES[number]
    table = make()
    facts = table.state.remark(BLUE, table.action(action))
    parts = {name for name in wanted if name not in ("price", "short", "chance")}
    assert facts["parts"] == len(parts)
    assert facts["base"] == 2
    named = (
        "there",
        "leader",
        "tribe",
        "mountain",
        "lair",
        "fortress",
        "camps",
        "by_power",
        "by_race",
        "by_die",
        "least",
    )
    told = {name: facts[name] for name in (*named, "price", "short") if facts[name] != 0}
    assert {**told, "chance": facts["chance"]} == {"chance": 4, **wanted}


@pytest.mark.clause("SMW-DECLINE-02", "SMW-DECLINE-03", "SMW-SCORE-07", "SMW-LEADER-07")
@pytest.mark.parametrize(
    ("people", "regions", "coins"),
    [
        ("humans hill 2", 2, 2),
        ("humans spirit 2", 2, 2 + 1 + 1),
        ("dwarves hill 2", 2, 2 + 1),
        ("ratmen hordes 0", 2, 2),
    ],
)
def test_it_is_told_what_a_decline_brings(people: str, regions: int, coins: int) -> None:
    """The region that the Leader holds alone is lost; of the older race in decline a Mine of Dwarves remains, if the
    younger one is Spirit."""
    older = {} if people.startswith("dwarves") else {"1d": "dwarves - 0"}
    lands = {"m2-01": "1a3", "m2-02": "1a1", "m2-03": "1a0", **({"m2-15": "1d1"} if older else {})}
    table = at({"1a": people, **older}, lands, leaders={BLUE: "m2-03"}, ask="choose")
    facts = table.state.remark(BLUE, table.action("decline"))
    assert (facts["regions"], facts["coins"]) == (regions, coins)


@pytest.mark.clause("SMW-DECLINE-02", "SMW-EXTRA-24")
def test_it_is_told_how_few_regions_remain_of_a_horde() -> None:
    table = at({"1a": "ratmen hordes 0"}, ask="choose")
    facts = table.state.remark(BLUE, table.action("decline"))
    assert (facts["regions"], facts["coins"]) == (1, 1)
