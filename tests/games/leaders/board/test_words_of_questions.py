"""Every question knows its own words, from the first to the last, and no others."""

from __future__ import annotations

import pytest
from leaders_board import Board, attack, begun, board
from leaders_table import BLUE, GREEN, RED

TEXTS = {
    "occupy": ("occupy alaska", "occupy new_zealand"),
    "keep": ("keep infantry-alaska", "keep plane-south_pacific"),
    "withdraw": ("withdraw",),
    "remove": ("remove infantry", "remove plane"),
    "place": ("place infantry-alaska", "place plane-south_pacific"),
    "recall": ("recall infantry-alaska", "recall plane-south_pacific"),
    "from": ("from alaska", "from south_pacific"),
    "send": ("send infantry-alaska", "send plane-south_pacific"),
    "reinforce": ("reinforce infantry-alaska", "reinforce plane-south_pacific"),
    "pass": ("pass",),
    "battle": ("battle alaska", "battle new_zealand"),
    "engage": ("engage north_atlantic-p1", "engage south_pacific-p6"),
    "stand": ("stand strongest", "stand 003", "stand 300"),
    "press": ("press",),
    "retreat": ("retreat",),
    "reroll": ("reroll 1", "reroll 4"),
    "leave": ("leave",),
    "lose": ("lose infantry-p1", "lose plane-p6"),
    "continue": ("continue",),
}


def defending() -> Board:
    game = board(
        phase="move",
        regions={BLUE: "china", RED: "mongolia", GREEN: "brazil"},
        units={("china", BLUE): "2i"},
        camps={RED: "2i"},
    )
    return game.march(BLUE, "china", "mongolia", "1i").do(BLUE, "continue")


def choosing() -> Board:
    game = board(
        phase="move",
        regions={BLUE: "china", RED: "mongolia india", GREEN: "brazil"},
        units={("china", BLUE): "3i"},
    )
    return game.march(BLUE, "china", "mongolia", "1i").march(BLUE, "china", "india", "1i").do(BLUE, "continue")


def asked(question: str) -> Board:
    if question == "start":
        return begun(3)
    if question == "defend":
        return defending()
    if question == "next_battle":
        return choosing()
    if question == "stand":
        return attack("3i 1t", "1i")
    if question == "reroll":
        return attack("2i", "2i", levels={BLUE: (1, 0, 0)}).round("--", "--")
    if question == "losses":
        return attack("1i 1t", "2i").round("--", "h-")
    game = board(
        phase="move" if question == "source" else question,
        regions={BLUE: "china", RED: "mongolia"},
        units={("china", BLUE): "2i 1t"},
        camps={BLUE: "2i 1t"},
        losses=1,
    )
    return game.do(BLUE, "from china") if question == "source" else game


KNOWN = {
    "start": {"occupy"},
    "count": {"continue"},
    "withdrawal": {"withdraw", "keep"},
    "sabotage": {"remove"},
    "place": {"continue", "place", "recall"},
    "move": {"continue", "from"},
    "source": {"continue", "send"},
    "defend": {"pass", "reinforce"},
    "next_battle": {"pass", "battle", "engage"},
    "stand": {"stand", "press", "retreat"},
    "reroll": {"leave", "reroll"},
    "losses": {"lose"},
}


@pytest.mark.clause(
    "LDR-AREA-06",
    "LDR-WDRW-01",
    "LDR-EVNT-12",
    "LDR-PLCE-01",
    "LDR-PLCE-09",
    "LDR-MOVE-01",
    "LDR-DFND-01",
    "LDR-SEAF-09",
    "LDR-FGHT-03",
    "LDR-RETR-01",
    "LDR-DICE-03",
    "LDR-DICE-08",
    "LDR-LOSS-01",
)
@pytest.mark.parametrize("question", KNOWN)
def test_a_word_of_the_question_is_taken_or_refused_by_a_rule_and_others_are_none(question: str) -> None:
    game = asked(question)
    for kind, texts in TEXTS.items():
        for text in texts:
            clause = game.refused(game.asked, text)
            if kind in KNOWN[question]:
                assert clause is None or clause.startswith("LDR-"), text
                assert (clause is None) == (text in game.offers()), text
            else:
                assert clause is not None, text
                assert not clause.startswith("LDR-"), text
