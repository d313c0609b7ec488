"""A table in a terminal: questions and answers, bad input, the curtain, stepping back, the clock, the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from reaped import GAME as REAPED
from reaped import reaped
from scripted import Clock, Pages, Script, session, shown
from sealed_table import Table as Position
from sealed_table import at

from bannerhall.core.feed import feed
from bannerhall.core.match import Match
from bannerhall.core.replay import dice_since, read_record, unproven_rolls
from bannerhall.games import game
from bannerhall.games.sealed import GAME
from bannerhall.table import BOT, HUMAN, Sitter
from bannerhall.terminal.saves import resume
from bannerhall.terminal.session import Session
from bannerhall.words import LANGUAGES

ME = Sitter(HUMAN)
RIVAL = Sitter(BOT, "", "random")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kept" / "match.record"


def alone(position: Position, file: Path, *lines: str | Callable[[], str], clock: Clock | None = None) -> Session:
    """A person at seat 0 against bots, at a position."""
    sitters = [ME, *[RIVAL] * (int(position.state.seats) - 1)]
    played = session(Match(position.state, 1), sitters, Script(*lines), file, clock=clock)
    played.play()
    return played


def answer_to(played: Session, line: str) -> str:
    """What the screen said after a line was typed, up to the next prompt."""
    return shown(played).split(f"> {line}\n", 1)[1].split("Player 1> ", 1)[0]


BAD_LINES = ["zzz", "0", "999", "bid 41", "pledge", "deal ruby", "/nothing", "bid -1", "log x", "why", "\N{SNOWMAN}"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match_is_played_to_its_end_whatever_is_typed_in_between(lang: str, file: Path) -> None:
    """A person who types nonsense first and then the first line of the list, or a bid of 1 or 0."""
    lines = [line for bad in BAD_LINES * 12 for line in (bad, "1", "0")]
    played = session(Match.begin(GAME, 3, seed=8), [ME, RIVAL, RIVAL], Script(*lines), file, lang)
    assert played.play()
    text = shown(played)
    assert str(file) in text
    standing = played.match.state.result()
    assert standing is not None
    assert next(played.speech.ranking(standing.ranks, standing.points)) in text
    record = read_record(file.read_text("utf-8"), game)
    assert record.over
    assert unproven_rolls(record) == []
    assert not [line for line in text.splitlines() if "term-" in line or "sealed-" in line], "a sentence is missing"


def test_a_question_shows_the_table_the_question_and_the_answers(file: Path) -> None:
    text = shown(alone(at("auction", hands=["gold seal", "ruby"], coins=7), file))
    assert "hand: Player 1 gold, seal; Player 2 a card unseen" in text
    assert "ruby" not in text
    assert "Round 1: do you keep the uppermost card for sale" in text
    assert "  1. Keep the uppermost card for sale  [keep]" in text
    assert "You may also, instead of answering:\n  3. Break a seal  [break]" in text


@pytest.mark.parametrize("line", ["2", "bury", "BURY", "bu", "Bury the uppermost card", "bury the"])
def test_an_answer_may_be_a_number_a_word_or_its_sentence(line: str, file: Path) -> None:
    played = alone(at("auction", hands=["gold", "gold"]), file, line)
    assert "Player 1 buries the uppermost card." in shown(played)


def test_where_a_number_is_asked_a_number_is_that_number(file: Path) -> None:
    played = alone(at("bids", hands=["gold seal", "gold"], coins=9), file, "4")
    assert "bid 0–9: type a number" in shown(played)
    assert "Player 1 has bid 4 coins." in shown(played)


def test_a_second_question_is_asked_with_its_own_answers(file: Path) -> None:
    text = shown(alone(at("window", hands=["seal", "gold"], desk={0: 0}, left=1, auctioneer=1), file))
    assert "pledge a card, which then scores twice, or leave." in text
    assert "Round 1: do you break a seal to look at the uppermost card, or pass?\n  3. Pass  [pass]" in text


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("bid 11", "You cannot bid 11: you have 9 coins. [SLD-BID-02]"),
        ("keep", "That does not answer the question now asked of Player 1. [HALL-ASK-03]"),
        ("bid 99", "“bid” cannot go with 99"),
        ("b", "“b” could mean several things: bid 0, bid 1"),
        ("sell", "“sell” is no answer here; type a number of the list, or: bid."),
        ("/sell", "There is no command /sell; there are: ?, help, board"),
        ("undo", "There is no choice of yours to take back."),
        ("rules SLD-BID-99", "The rulebook has no clause"),
        ("save /", "cannot be written"),
    ],
)
def test_bad_input_gets_one_sentence_and_the_match_goes_on(line: str, said: str, file: Path) -> None:
    played = alone(at("bids", hands=["gold", "gold"], coins=9), file, line, "2")
    told = answer_to(played, line)
    assert said in told
    assert len(told.strip().splitlines()) == 1
    assert "Player 1 has bid 2 coins." in shown(played)


def test_why_names_the_clause_and_reads_it_out(file: Path) -> None:
    played = alone(at("bids", hands=["gold", "gold"], coins=30), file, "why bid 13", "why 12", "why leave")
    assert answer_to(played, "why bid 13").splitlines() == [
        "A bid of 13 is too high: the limit is 12. [SLD-BID-03]",
        "SLD-BID-03: No bid is higher than the limit of 12 coins.",
    ]
    assert answer_to(played, "why 12") == "That is allowed now.\n"
    assert "HALL-ASK-03: An answer must answer the question that is asked." in answer_to(played, "why leave")


def test_a_hint_is_what_the_search_would_do(file: Path) -> None:
    played = alone(at("auction", hands=["gold", "gold"]), file, "hint", "hint")
    told = answer_to(played, "hint").splitlines()
    assert len(told) == 2
    assert all("of 400 trials" in line for line in told)
    trials = [int(line.split(" — ")[1].split()[0]) for line in told]
    assert sum(trials) == 400
    assert trials[0] >= trials[1]
    assert shown(played).count(told[0]) == 2, "the same question gets the same hint"


def test_the_rulebook_can_be_read_at_the_table(file: Path) -> None:
    played = alone(at("bids"), file, "rules", "rules sld-bid-03", "rules limit coins", "rules xyzzy", "rules card")
    assert "Sealed bids: SLD-BID-01 – SLD-BID-07" in answer_to(played, "rules")
    limit = "SLD-BID-03: No bid is higher than the limit of 12 coins.\n"
    assert answer_to(played, "rules sld-bid-03") == answer_to(played, "rules limit coins") == limit
    assert answer_to(played, "rules xyzzy") == "No clause has all of these words.\n"
    assert "more: please give more words." in answer_to(played, "rules card")


def test_every_command_is_in_the_help(file: Path) -> None:
    told = answer_to(alone(at("bids"), file, "?"), "?")
    for word in ("help", "board", "map", "options", "why", "hint", "undo", "rules", "log", "save", "quit"):
        assert f"  {word}" in told


def test_the_log_holds_what_was_told_and_no_more(file: Path) -> None:
    played = alone(at("bids", hands=["gold", "gold"], coins=9), file, "log", "5", "log 2")
    assert answer_to(played, "log") == "Player 2: Bid in secret\n"
    assert len(answer_to(played, "log 2").splitlines()) == 3  # two lines and how to see the others


def test_who_can_only_pass_is_not_asked(file: Path) -> None:
    text = shown(alone(at("window", hands=["gold", "gold"], left=2), file))
    assert "Player 1: Pass\nPlayer 2: Pass\n" in text
    assert "do you break a seal" not in text


# --- Stepping back ------------------------------------------------------------------------------------------


def test_an_own_step_is_taken_back(file: Path) -> None:
    played = alone(at("bids", hands=["gold ruby", "gold"], desk={0: 0}), file, "pledge slot1", "undo")
    assert "The match has gone back" in shown(played)
    assert played.match.state.view(0)["pledge"] is None


def test_alone_among_bots_any_choice_is_taken_back(file: Path) -> None:
    position = at("auction", hands=["gold", "gold"], coins=9)
    played = alone(position, file, "keep", "5", "undo", "undo")
    assert played.match.state.view(0)["coins"] == [9, 9]
    assert played.match.state.legal_actions(0) == position.state.legal_actions(0)


def test_automatic_passes_are_no_choices_to_go_back_to(file: Path) -> None:
    played = alone(at("window", hands=["gold", "gold"], left=2), file, "keep", "undo", "undo")
    assert "There is no choice of yours to take back." in shown(played)
    assert shown(played).count("Player 1: Pass") == 1


def two_people(position: Position, file: Path, *lines: str) -> Session:
    played = session(Match(position.state, 1), [Sitter(HUMAN, "Ada"), Sitter(HUMAN, "Ben")], Script(*lines), file)
    played.play()
    return played


@pytest.mark.parametrize(("vote", "coins"), [("yes", [9, 9]), ("no", [6, 9])])
def test_people_vote_on_going_back(vote: str, coins: list[int], file: Path) -> None:
    position = at("bids", hands=["gold", "gold"], coins=9)
    bids = ["", "3", "", "", "2"]  # Enter lifts and drops the curtain
    played = two_people(position, file, *bids, "undo", vote, "")
    assert "Ben asks to take back the last step. Ada, do you agree (yes or no)?" in shown(played)
    assert ("Not everybody agrees" in shown(played)) == (vote == "no")
    seen = played.match.state.view(0)["coins"]
    assert isinstance(seen, list)
    gained = seen[1] - 9
    assert [seen[0] - gained, seen[1] - gained] == coins
    assert played.table.proposal is None


# --- The curtain --------------------------------------------------------------------------------------------


def test_no_page_shows_the_secrets_of_two_people(file: Path) -> None:
    """Ada holds pearls, Ben holds rubies; every page between two curtains may name only one of them."""
    position = at("auction", hands=["pearl pearl pearl pearl", "ruby ruby"], coins=9, deck="copper copper copper")
    played = two_people(position, file, "", "keep", "3", "", "", "2", "pass", "", "")
    assert isinstance(played.screen, Pages)
    pages = [*played.screen.pages, played.screen.text()]
    assert len(pages) == 3
    assert [("pearl" in page, "ruby" in page) for page in pages] == [(True, False), (False, True), (True, False)]


def test_nothing_is_shown_before_the_curtain_is_lifted(file: Path) -> None:
    text = shown(two_people(at("auction", hands=["pearl", "ruby"]), file))
    assert text.rstrip().splitlines()[-3].startswith("Ada: press Enter when nobody else can see the screen.")
    assert "pearl" not in text
    assert "ruby" not in text


def test_people_at_one_screen_are_asked_even_where_they_can_only_pass(file: Path) -> None:
    """Or the others would learn who holds a seal."""
    text = shown(two_people(at("window", hands=["gold", "seal"], left=2), file, "", "1", "", ""))
    assert "Ada> 1\nAda: Pass\n" in text
    assert text.count("do you break a seal") == 2


# --- The clock ----------------------------------------------------------------------------------------------


def test_the_clock_answers_for_who_is_late(file: Path) -> None:
    clock = Clock()

    def late() -> str:
        clock.seconds += 61
        return "pledge slot2"

    played = alone(at("bids", hands=["gold ruby", "gold"], desk={0: 0}), file, "pledge slot1", late, clock=clock)
    assert "There are 60 seconds for it." in shown(played)
    assert "Time is up: the clock has answered, and the line came too late." in shown(played)
    view = played.match.state.view(0)
    assert (view["at_desk"], view["pledge"]) == ([], 0)


# --- Keeping and resuming -----------------------------------------------------------------------------------


def test_leaving_keeps_the_match_and_says_how_to_go_on(file: Path) -> None:
    played = session(Match.begin(GAME, 2, seed=3), [ME, RIVAL], Script("1", "quit"), file)
    assert not played.play()
    assert f"Go on with: bannerhall play --resume {file}" in shown(played)
    again = resume(file)
    assert again.state.to_json() == played.match.state.to_json()
    assert again.record.entries[:-1] == played.match.record.entries


def test_a_resumed_match_goes_on_with_dice_that_its_file_does_not_foretell(file: Path) -> None:
    first = session(Match.begin(GAME, 2, seed=3), [ME, RIVAL], Script("1", "quit"), file)
    first.play()
    kept = len(first.match.record.entries)
    resumed = [resume(file) for _ in range(2)]
    seeds = {match.stream.seed for match in (first.match, *resumed)}
    assert len(seeds) == 3
    assert not any(seed.hex() in file.read_text("utf-8") for seed in seeds - {first.match.stream.seed})
    second = session(resumed[0], [ME, RIVAL], Script(*["1", "0"] * 40), file)
    assert second.play()
    assert "From here on there are new dice" in shown(second)
    whole = read_record(file.read_text("utf-8"), game)
    assert whole.record.seed == resumed[0].stream.seed.hex()
    assert (dice_since(whole.record), unproven_rolls(whole)) == (kept + 2, [])


def test_every_answer_is_kept_at_once(file: Path) -> None:
    kept: list[int] = []

    def look() -> str:
        kept.append(len(read_record(file.read_text("utf-8"), game).record.entries))
        return "board"

    played = session(Match.begin(GAME, 2, seed=3), [ME, RIVAL], Script("1", look, "1", look), file)
    played.play()
    assert kept[0] < kept[1] <= len(played.match.record.entries)


def test_where_nothing_can_be_kept_the_match_still_goes_on(tmp_path: Path) -> None:
    (tmp_path / "no-folder").write_text("", "utf-8")
    played = alone(at("bids", coins=9), tmp_path / "no-folder" / "match.record", "4")
    assert "cannot be written" in shown(played)
    assert "Player 1 has bid 4 coins." in shown(played)


def test_a_match_of_bots_can_be_looked_on(file: Path) -> None:
    played = session(Match.begin(GAME, 2, seed=3), [RIVAL, RIVAL], Script(), file)
    assert played.play()
    text = shown(played)
    assert "Player 1 is dealt a card." in text
    assert "> " not in text


# --- What only the table can tell ---------------------------------------------------------------------------


@pytest.mark.usefixtures("reaped_here")
def test_what_only_the_table_can_tell_is_asked_at_the_keyboard(file: Path) -> None:
    match = Match(reaped("harvest", hands=["gold", "gold"]), 1, REAPED.typed_by_players)
    lines = ("harvest 12", "hint", "options", "4", "undo", "3", "quit")
    played = session(match, [ME, RIVAL], Script(*lines), file)
    played.play()
    assert played.match.state.view(0)["coins"] == [13, 13]
    assert [line for line in feed(played.match, 0) if "back" in line]
    assert "You are not asked anything now." in shown(played)


@pytest.mark.usefixtures("reaped_here")
def test_a_match_that_was_left_while_something_was_to_be_told_goes_on_there(file: Path) -> None:
    match = Match(reaped("harvest", hands=["gold", "gold"], auctioneer=1), 1, REAPED.typed_by_players)
    session(match, [ME, RIVAL], Script(), file).play()
    again = resume(file)
    again.typed = frozenset(REAPED.typed_by_players)
    played = session(again, [ME, RIVAL], Script("harvest 2"), file)
    played.play()
    assert played.match.state.view(0)["coins"] == [12, 12]


@pytest.mark.usefixtures("reaped_here")
def test_people_at_one_screen_tell_and_answer_aloud_without_a_curtain(file: Path) -> None:
    """Ada holds pearls and Ben rubies; nobody's are shown while everybody looks on."""
    match = Match(reaped("harvest", hands=["pearl", "ruby"], coins=9), 1, REAPED.typed_by_players)
    people = [Sitter(HUMAN, "Ada"), Sitter(HUMAN, "Ben")]
    lines = ("board", "log", "3", "", "1", "", "", "1", "board", "log", "keep")
    played = session(match, people, Script(*lines), file)
    played.play()
    assert isinstance(played.screen, Pages)
    pages = [*played.screen.pages, played.screen.text()]
    held = [("Ada 3;" in page, "Ben 4\n" in page) for page in pages]
    assert held == [(True, False), (False, True), (False, False)]
    assert "Ada 3;" not in pages[0].partition("press Enter when nobody")[0]
    assert "Ada> keep" in pages[2]


def test_orders_for_later_are_listed_only_where_everything_is(file: Path) -> None:
    """They may be given at any time, so a list that shows them with every question would hide the answers to it."""
    lines = ("options", "layout_order even", "quit")
    played = session(Match.begin(game("smallworld"), 2, seed=3), [ME, RIVAL], Script(*lines), file)
    played.play()
    asked, listed = shown(played).split("> options\n", 1)
    assert "[pick " in asked
    assert "[layout_order even]" not in asked
    assert "Standing answers" in asked
    assert "[layout_order even]" in listed.split("Player 1> ", 1)[0]
    assert played.match.state.view(0)["players"][0]["layout_order"] == "even"  # type: ignore[index]
