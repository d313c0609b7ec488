"""Words of a game: every action as int, as kind and argument, as text and as JSON."""

from __future__ import annotations

import json

import nim
import pytest

from bannerhall.core.errors import Ambiguous, Unreadable
from bannerhall.core.vocabulary import HIDDEN, SPAN, Kind, Vocabulary
from bannerhall.games.sealed import GAME

WORDS = GAME.actions.vocabulary(3, {})
VOCABULARIES = {"sealed": WORDS, "nim": nim.GAME.actions.vocabulary(3, {})}


@pytest.fixture(params=sorted(VOCABULARIES))
def words(request: pytest.FixtureRequest) -> Vocabulary:
    return VOCABULARIES[request.param]


def test_every_action_has_its_kind_and_argument(words: Vocabulary) -> None:
    assert [words.make(*words.split(action)) for action in words.actions()] == words.actions()


def test_every_action_is_read_from_its_text(words: Vocabulary) -> None:
    texts = [words.text(action) for action in words.actions()]
    assert len(set(texts)) == len(texts) == words.size
    assert [words.read_exact(text) for text in texts] == words.actions()
    assert [words.parse(text) for text in texts] == words.actions()
    assert [words.parse(f"  {text.upper()} ") for text in texts] == words.actions()


def test_every_action_is_read_from_its_json(words: Vocabulary) -> None:
    assert [words.from_json(words.to_json(action)) for action in words.actions()] == words.actions()


def test_every_action_has_a_dense_number(words: Vocabulary) -> None:
    assert [words.dense(action) for action in words.actions()] == list(range(words.size))
    assert [words.sparse(place) for place in range(words.size)] == words.actions()


def test_only_the_actions_are_held(words: Vocabulary) -> None:
    held = [action for action in range(-SPAN, SPAN * (len(words.kinds) + 1)) if words.holds(action)]
    assert held == words.actions()


def test_an_action_is_kind_times_span_plus_offset() -> None:
    assert WORDS.make("bid", 7) == 7 * SPAN + 7
    assert WORDS.make("pledge", "slot3") == 9 * SPAN + 2
    assert WORDS.make("pass") == 3 * SPAN
    assert WORDS.text(7 * SPAN + 7) == "bid 7"
    assert WORDS.to_json(WORDS.make("pass")) == {"kind": "pass"}
    assert WORDS.to_json(WORDS.make("lot", "ruby")) == {"kind": "lot", "argument": "ruby"}


def test_a_range_begins_at_its_lowest_number() -> None:
    words = Vocabulary([Kind("take", low=3, high=5)])
    assert [words.text(action) for action in words.actions()] == ["take 3", "take 4", "take 5"]
    assert words.make("take", 3) == 0


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("bi 3", "bid 3"), ("h 9", "harvest 9"), ("le", "leave"), ("lot r", "lot ruby"), ("LOT Ruby", "lot ruby")],
)
def test_words_may_be_shortened_as_long_as_one_action_fits(typed: str, meant: str) -> None:
    assert WORDS.text(WORDS.parse(typed)) == meant


def test_a_number_is_never_shortened() -> None:
    assert WORDS.text(WORDS.parse("bid 1")) == "bid 1"
    assert WORDS.text(WORDS.parse("pledge slot1")) == "pledge slot1"


def test_among_some_actions_less_is_enough() -> None:
    among = [WORDS.make("bury"), WORDS.make("keep"), WORDS.make("bid", 4)]
    assert WORDS.parse("bu", among) == WORDS.parse("bury")
    assert WORDS.parse("bi", among) == WORDS.make("bid", 4)
    assert WORDS.parse("k", among) == WORDS.make("keep")


def test_what_fits_none_of_them_is_looked_for_everywhere() -> None:
    assert WORDS.parse("pass", [WORDS.make("keep")]) == WORDS.make("pass")


@pytest.mark.parametrize("typed", ["b", "lot", "p", "deal s", "bid"])
def test_what_fits_several_is_ambiguous(typed: str) -> None:
    with pytest.raises(Ambiguous) as wrong:
        WORDS.parse(typed)
    assert wrong.value.message == "ambiguous-action"
    assert len(str(wrong.value.facts["fits"]).split(", ")) > 1


@pytest.mark.parametrize(
    ("typed", "message", "facts"),
    [
        ("", "empty-action", {}),
        ("  \n ", "empty-action", {}),
        ("fly", "unknown-kind", {"kind": "fly"}),
        ("bid 41", "bad-argument", {"kind": "bid", "got": "41", "wanted": "0–40"}),
        ("bid x", "bad-argument", {"kind": "bid", "got": "x", "wanted": "0–40"}),
        ("lot diamond", "bad-argument", {"kind": "lot", "got": "diamond"}),
        ("keep it", "bad-argument", {"kind": "keep", "got": "it", "wanted": "-"}),
    ],
)
def test_what_cannot_be_read_says_why(typed: str, message: str, facts: dict[str, str]) -> None:
    with pytest.raises(Unreadable) as wrong:
        WORDS.parse(typed)
    assert not isinstance(wrong.value, Ambiguous)
    assert wrong.value.message == message
    assert facts.items() <= wrong.value.facts.items()


@pytest.mark.parametrize(
    "text", ["", "bi 3", "BID 3", "bid", "bid 41", "bid -1", "bid +1", "bid 1 ", "pass 0", "lot r"]
)
def test_records_are_read_without_guessing(text: str) -> None:
    with pytest.raises(Unreadable):
        WORDS.read_exact(text)


@pytest.mark.parametrize(
    ("kind", "argument"),
    [("bid", None), ("bid", "3"), ("bid", True), ("bid", -1), ("lot", 0), ("lot", None), ("pass", 0), ("fly", None)],
)
def test_an_action_is_not_made_of_a_wrong_argument(kind: str, argument: int | str | None) -> None:
    with pytest.raises(Unreadable) as wrong:
        WORDS.make(kind, argument)
    assert wrong.value.message == ("unknown-kind" if kind == "fly" else "bad-argument")


@pytest.mark.parametrize(
    "data",
    [
        None,
        3,
        "pass",
        [],
        {},
        {"kind": 3},
        {"kind": "pass", "more": 1},
        {"kind": "bid", "argument": 1.5},
        {"argument": 1},
    ],
)
def test_json_that_is_no_action_is_refused(data: object) -> None:
    with pytest.raises(Unreadable) as wrong:
        WORDS.from_json(data)
    assert wrong.value.message == "bad-action-json"


@pytest.mark.parametrize("number", [-1, SPAN * 11, 7 * SPAN + 41, 10 * SPAN + 1])
def test_an_int_that_is_no_action_is_refused(number: int) -> None:
    with pytest.raises(Unreadable) as wrong:
        WORDS.split(number)
    assert (wrong.value.message, wrong.value.facts) == ("bad-action-number", {"number": number})


def test_a_hidden_argument_reads_as_a_question_mark() -> None:
    hidden = 7 * SPAN + HIDDEN
    assert WORDS.split(hidden) == ("bid", "?")
    assert WORDS.text(hidden) == "bid ?"
    assert not WORDS.holds(hidden)


def test_numbers_are_offered_as_a_range_and_names_one_by_one() -> None:
    actions = [WORDS.make("bid", coins) for coins in (0, 1, 2, 3)] + [
        WORDS.make("leave"),
        WORDS.make("pledge", "slot1"),
    ]
    assert WORDS.offers(actions) == [
        {"kind": "bid", "from": 0, "to": 3},
        {"kind": "leave"},
        {"kind": "pledge", "argument": "slot1"},
    ]


def test_a_range_with_a_gap_is_offered_in_parts() -> None:
    actions = [WORDS.make("bid", coins) for coins in (0, 1, 5)] + [WORDS.make("harvest", 6)]
    assert WORDS.offers(actions) == [
        {"kind": "bid", "from": 0, "to": 1},
        {"kind": "bid", "from": 5, "to": 5},
        {"kind": "harvest", "from": 6, "to": 6},
    ]
    assert WORDS.offers([]) == []


def test_passing_is_a_property_of_the_kind() -> None:
    passing = [WORDS.text(action) for action in WORDS.actions() if WORDS.is_pass(action)]
    assert passing == ["pass"]


def test_a_kind_may_pass_however_many_there_are() -> None:
    many = Vocabulary([Kind(f"act_{n}", passing=n == 70) for n in range(80)])
    assert [many.text(action) for action in many.actions() if many.is_pass(action)] == ["act_70"]


def test_a_kind_must_leave_room_for_the_hidden_argument() -> None:
    assert Kind("number", low=1, high=HIDDEN - 1).size == HIDDEN - 1
    with pytest.raises(ValueError, match="number"):
        Kind("number", low=1, high=HIDDEN)


def test_many_names_are_not_all_listed() -> None:
    assert Kind("card", names=[str(i) for i in range(30)]).wanted().endswith("11, …")


def test_an_argument_that_a_rule_limits_is_refused_with_that_rule() -> None:
    words = Vocabulary([Kind("enter", low=0, high=9, clause="GAM-ENTER-01"), Kind("other", low=0, high=9)])
    for argument in (10, -1, "three", None):
        with pytest.raises(Unreadable) as refused:
            words.make("enter", argument)
        assert refused.value.clause == "GAM-ENTER-01"
    with pytest.raises(Unreadable) as refused:
        words.parse("enter 10")
    assert refused.value.clause == "GAM-ENTER-01"
    with pytest.raises(Unreadable) as refused:
        words.make("other", 10)
    assert refused.value.clause == ""


def test_an_offer_as_text_is_the_offer_as_json() -> None:
    for action in WORDS.actions():
        alone = json.dumps(WORDS.offers([action])[0], separators=(",", ":"))
        wanted = "" if WORDS.kinds[action // SPAN].numeric else alone
        assert [WORDS.offer_text(action), WORDS.offer_text(action)] == [wanted, wanted]


def test_what_was_read_once_is_read_the_same_again() -> None:
    texts = [WORDS.text(action) for action in WORDS.actions()]
    assert [WORDS.read_exact(text) for text in texts] == [WORDS.read_exact(text) for text in texts] == WORDS.actions()
    with pytest.raises(Unreadable):
        WORDS.read_exact(texts[0] + " ")
