"""Rulebooks: what they hold, and that a wrong one is refused with one clear error."""

from __future__ import annotations

import pytest

from bannerhall import game, slugs
from bannerhall.core.clauses import HALL_CLAUSES
from bannerhall.core.errors import BadRequest
from bannerhall.core.rulebook import CLAUSE_ID, HALL_PACKAGE, BadRulebook, parse, rulebook, translate

BOOK = """
[chapters]
PLAY = "Play"
END = "The end"

[[clause]]
id = "TOY-PLAY-01"
kind = "rule"
origin = "seed"
source = "rules p. 2"
text = "Everybody plays a card face down."

[[clause]]
id = "TOY-PLAY-02b"
kind = "instead"
origin = "base"
source = "rules p. 3"
variant = "duel"
half = "board"
text = "The youngest player begins."
instead = "Chance names the first player."

[[clause]]
id = "TOY-END-01"
kind = "shown"
origin = "design"
text = "The résumé shows all cards."
"""


def test_a_clause_has_all_its_fields() -> None:
    clause = parse(BOOK, "toy").clause("TOY-PLAY-02b")
    assert (clause.kind, clause.origin, clause.source, clause.variant, clause.chapter) == (
        "instead",
        "base",
        "rules p. 3",
        "duel",
        "PLAY",
    )
    assert clause.instead == "Chance names the first player."
    assert clause.half == "board"
    assert clause.lang == "en"


def test_a_chapter_may_be_numbered() -> None:
    book = parse(BOOK.replace("END", "ORD1"), "toy")
    assert book.clause("TOY-ORD1-01").chapter == "ORD1"
    assert [CLAUSE_ID.fullmatch(one) is not None for one in ("CHI-BASE2-01", "RUN-ORD1-03a", "TOY-1END-01")] == [
        True,
        True,
        False,
    ]


def test_only_games_of_board_and_app_have_halves() -> None:
    assert parse(BOOK, "toy").clause("TOY-PLAY-01").half == ""
    for half in ("app", "board", "both"):
        book = parse(BOOK.replace('half = "board"', f'half = "{half}"'), "toy")
        assert book.clause("TOY-PLAY-02b").half == half


def test_chapters_stand_in_the_order_of_the_book() -> None:
    chapters = parse(BOOK, "toy").chapters()
    assert [(chapter.title, [clause.id for clause in chapter.clauses]) for chapter in chapters] == [
        ("Play", ["TOY-PLAY-01", "TOY-PLAY-02b"]),
        ("The end", ["TOY-END-01"]),
    ]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("CARD", ["TOY-PLAY-01", "TOY-END-01"]),
        ("card face", ["TOY-PLAY-01"]),
        ("resume", ["TOY-END-01"]),
        ("the end", ["TOY-END-01"]),
        ("first player", ["TOY-PLAY-02b"]),
        ("toy-play-01", ["TOY-PLAY-01"]),
        ("dragon", []),
        ("  ", []),
    ],
)
def test_search_wants_every_word(words: str, found: list[str]) -> None:
    assert [clause.id for clause in parse(BOOK, "toy").search(words)] == found


def test_an_unknown_clause_is_refused_and_near_ones_are_named() -> None:
    with pytest.raises(BadRequest) as error:
        parse(BOOK, "toy").clause("TOY-END-02")
    assert error.value.message == "unknown-clause"
    assert "TOY-END-01" in str(error.value.facts["wanted"])


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ('id = "TOY-END-01"', 'id = "TOY-END-1"', "toy, TOY-END-1"),
        ('id = "TOY-END-01"', 'id = "toy-end-01"', "toy, toy-end-01"),
        ('id = "TOY-END-01"', 'id = "TOY-PLAY-01"', "toy, TOY-PLAY-01"),
        ('id = "TOY-END-01"', 'id = "TAY-END-01"', "toy"),
        ('id = "TOY-END-01"', 'id = "TOY-REST-01"', "toy, chapters"),
        ('id = "TOY-END-01"', "id = 7", "toy, clause 3, id"),
        ('id = "TOY-END-01"\n', "", "toy, clause 3"),
        ('kind = "shown"\n', "", "toy, TOY-END-01"),
        ('kind = "shown"', 'kind = "law"', "toy, TOY-END-01, kind"),
        ('origin = "design"', 'origin = "hearsay"', "toy, TOY-END-01, origin"),
        ('text = "The résumé shows all cards."', 'text = " "', "toy, TOY-END-01, text"),
        ('text = "The résumé shows all cards."', 'txt = "x"', "toy, TOY-END-01"),
        ('source = "rules p. 2"\n', "", "toy, TOY-PLAY-01"),
        ('instead = "Chance names the first player."\n', "", "toy, TOY-PLAY-02b, instead"),
        ('kind = "shown"', 'kind = "shown"\ninstead = "x"', "toy, TOY-END-01, instead"),
        ('half = "board"', 'half = "table"', "toy, TOY-PLAY-02b, half"),
        ('half = "board"', 'half = ""', "toy, TOY-PLAY-02b, half"),
        ('END = "The end"', 'END = "The end"\nMORE = "More"', "toy, chapters"),
        ('END = "The end"', "END = 3", "toy, chapters"),
        ("[chapters]", "[headings]", "toy"),
        ("[chapters]", "[chapters", "toy"),
    ],
)
def test_a_wrong_book_is_refused_where_it_is_wrong(old: str, new: str, where: str) -> None:
    assert old in BOOK
    with pytest.raises(BadRulebook) as error:
        parse(BOOK.replace(old, new), "toy")
    assert error.value.message == "bad-rulebook"
    assert error.value.facts["where"] == where


def test_a_translation_may_be_incomplete_and_says_so() -> None:
    german = """
    [chapters]
    END = "Das Ende"
    [[clause]]
    id = "TOY-PLAY-02b"
    text = "Die jüngste Person beginnt."
    """
    book = translate(parse(BOOK, "toy"), german, "de", "toy.de")
    told = book.clause("TOY-PLAY-02b")
    assert (told.text, told.lang, told.kind, told.variant, told.half) == (
        "Die jüngste Person beginnt.",
        "de",
        "instead",
        "duel",
        "board",
    )
    assert told.instead == "Chance names the first player."
    assert book.clause("TOY-PLAY-01").lang == "en"
    assert [chapter.title for chapter in book.chapters()] == ["Play", "Das Ende"]
    assert [clause.id for clause in book] == ["TOY-PLAY-01", "TOY-PLAY-02b", "TOY-END-01"]


@pytest.mark.parametrize(
    "wrong",
    [
        '[[clause]]\nid = "TOY-PLAY-09"\ntext = "x"',
        '[[clause]]\nid = "TOY-PLAY-01"',
        '[[clause]]\nid = "TOY-PLAY-01"\ntext = "x"\nkind = "rule"',
        '[[clause]]\nid = "TOY-PLAY-01"\ntext = "x"\nhalf = "app"',
        '[[clause]]\nid = "TOY-PLAY-01"\ntext = "x"\n[[clause]]\nid = "TOY-PLAY-01"\ntext = "x"',
        '[chapters]\nREST = "x"',
    ],
)
def test_a_translation_adds_nothing_to_the_rules(wrong: str) -> None:
    with pytest.raises(BadRulebook):
        translate(parse(BOOK, "toy"), wrong, "de", "toy.de")


def test_the_hall_has_a_rulebook_with_every_clause_it_refuses_by() -> None:
    book = rulebook(HALL_PACKAGE)
    assert book.prefix == "HALL"
    assert [clause_id for clause_id in HALL_CLAUSES if clause_id not in book] == []


@pytest.mark.parametrize("slug", slugs())
def test_every_game_has_a_rulebook_with_every_clause_it_refuses_by(slug: str) -> None:
    box = game(slug)
    book = rulebook(box.package)
    assert [clause_id for clause_id in box.clauses.ids if clause_id not in book] == []
    assert [clause.id for chapter in book.chapters() for clause in chapter.clauses] == [c.id for c in book]


def test_a_language_without_a_translation_is_english() -> None:
    assert {clause.lang for clause in rulebook(HALL_PACKAGE, "xx")} == {"en"}
    assert {clause.lang for clause in rulebook(HALL_PACKAGE, "../../xx")} == {"en"}


@pytest.mark.parametrize("package", ["bannerhall.games", "no.such.package", "json", "__main__", ""])
def test_a_package_without_a_rulebook_is_named(package: str) -> None:
    with pytest.raises(BadRulebook) as error:
        rulebook(package)
    assert (error.value.message, error.value.facts) == ("no-rulebook", {"package": package})
