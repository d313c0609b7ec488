"""From a stored record back to a match; and that no record, however wrong, does more than be refused."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from matches import act, finished, match_at, tampered
from sealed_table import at

import bannerhall
from bannerhall.core.chance import KeyedStream
from bannerhall.core.errors import BadRecord
from bannerhall.core.feed import feed, redacted
from bannerhall.core.match import Match, walk
from bannerhall.core.record import CHANCE_ENTRY, DICE
from bannerhall.core.replay import dice_since, read_record, replay, unproven_rolls
from bannerhall.core.state import SPECTATOR
from bannerhall.games.sealed import GAME

QUIET = settings(
    derandomize=True, max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow], database=None
)


def json_of(match: Match) -> dict[str, Any]:
    data = json.loads(json.dumps(match.record.to_json(match.state.rules.vocabulary)))
    assert isinstance(data, dict)
    return data


def eventful() -> Match:
    """A match with every kind of entry, not yet over."""
    match = match_at(at("auction", hands=["gold", "seal"], desk={0: 0}))
    act(match, 0, "pledge slot1", "bury")
    match.step_back(0)
    match.change_seat(1, "Ada")
    act(match, 0, "keep", "leave", "bid 4")
    match.repair(1, [{"path": "/table/coins/1", "value": 8}], agreed=True)
    match.change_rules(1, match.state.to_json())
    match.new_dice(b"other")
    act(match, 1, "break", "bid 8")
    return match


def over() -> Match:
    match = match_at(at("bids", hands=["gold", "seal"], deck="ruby copper", round=5))
    act(match, 1, "bid 2")
    act(match, 0, "bid 3", "pledge slot2", "leave")
    return match


FINISHED = json_of(finished(2, 3))
EVENTFUL = json_of(eventful())
OVER = json_of(over())
TEXT = finished(2, 3).record.to_text(GAME.ruleset(2).vocabulary)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_replayed_match_equals_the_played_one(seats: int, seed: int) -> None:
    match = finished(seats, seed)
    again = replay(GAME, json_of(match))
    assert again.record == match.record
    assert again.state.to_json() == match.state.to_json()
    assert [(t.noticed, t.sighted) for t in again.traces] == [(t.noticed, t.sighted) for t in match.traces]
    states = [state.to_json() for _, state in walk(match)]
    assert [state.to_json() for _, state in walk(again)] == states


@pytest.mark.parametrize("make", [eventful, over])
def test_every_kind_of_entry_replays(make: Any) -> None:
    match = make()
    again = replay(GAME, json_of(match))
    assert again.record == match.record
    assert again.state.to_json() == match.state.to_json()
    assert again.own_steps(0) == match.own_steps(0)


def test_text_and_json_replay_alike() -> None:
    words = GAME.ruleset(2).vocabulary
    match = finished(2, 3)
    text, data = match.record.to_text(words), json.dumps(match.record.to_json(words))
    for stored in (text, data, "\ufeff" + data, "\n " + text):
        assert read_record(stored, bannerhall.game).record == match.record


def test_a_match_goes_on_where_its_record_ends() -> None:
    match = act(match_at(at("bids", deck="gold silver copper")), 0, "bid 3")
    again = replay(GAME, json_of(match), seed=match.stream.seed)
    for each in (match, again):
        act(each, 1, "bid 2")
    assert again.record == match.record


# --- Dice that anybody can check ---------------------------------------------------------------------------------


def test_the_dice_of_a_match_prove_themselves() -> None:
    assert unproven_rolls(replay(GAME, FINISHED)) == []


def test_a_forged_die_is_found() -> None:
    data = copy.deepcopy(FINISHED)
    number = next(i for i, entry in enumerate(data["entries"], 1) if str(entry[1]).startswith("harvest"))
    rolled = int(data["entries"][number - 1][1].split()[1])
    data["entries"] = [*data["entries"][: number - 1], ["*", f"harvest {(rolled + 1) % 10}"]]
    assert unproven_rolls(replay(GAME, data)) == [number]


def test_a_typed_outcome_is_not_proven() -> None:
    match = match_at(at("closing", hands=["", "seal"], desk={0: 0}, deck="gold ruby", round=5), typed=["peek"])
    words = match.state.rules.vocabulary
    rolled = []
    for card in ("gold", "ruby"):
        each = match_at(at("closing", hands=["", "seal"], desk={0: 0}, deck="gold ruby", round=5), typed=["peek"])
        act(each, 1, "break")
        each.tell(0, words.make("peek", card))
        act(each, 0, "leave")
        rolled.append(unproven_rolls(replay(GAME, json_of(each))))
    assert sorted(rolled) == [[], [2]]


def test_a_seed_that_was_not_committed_is_refused() -> None:
    forged = replay(GAME, {**FINISHED, "seed": "00ff"})
    with pytest.raises(BadRecord) as wrong:
        unproven_rolls(forged)
    assert wrong.value.facts["where"] == "/seed"


def test_a_seed_that_is_not_shown_yet_proves_nothing() -> None:
    with pytest.raises(BadRecord):
        unproven_rolls(replay(GAME, EVENTFUL))


def played_on(seed: str | None, others: int = 1) -> Match:
    """A match that went on from a file, with new dice each time, to its end. The file showed this seed."""
    match = Match.begin(GAME, 2, b"first")
    for turn in range(6 * others):
        if turn % 6 == 5:
            match.record.seed = seed if turn == 5 else match.stream.seed.hex()
            match.new_dice(b"dice %d" % turn)
        match.answer(match.state.seat(), match.state.legal()[0])
    while not match.over:
        match.answer(match.state.seat(), match.state.legal()[0])
    return match


def rolls(match: Match) -> list[int]:
    return [number for number, entry in enumerate(match.record.entries, 1) if entry.kind == CHANCE_ENTRY]


@pytest.mark.parametrize("form", ["json", "text"])
@pytest.mark.parametrize("others", [1, 2])
def test_new_dice_are_proven_from_their_entry_on_and_the_old_ones_by_their_own_seed(form: str, others: int) -> None:
    match = played_on(b"first".hex(), others)
    vocabulary = match.state.rules.vocabulary
    text = match.record.to_text(vocabulary) if form == "text" else json.dumps(match.record.to_json(vocabulary))
    again = read_record(text, bannerhall.game)
    assert again.record == match.record
    places = [number for number, entry in enumerate(again.record.entries, 1) if entry.kind == DICE]
    assert len(places) == others
    assert dice_since(again.record) == places[-1] + 1
    assert again.record.seed == (b"dice %d" % (6 * others - 1)).hex()
    assert (unproven_rolls(again), min(rolls(again)) < places[0], max(rolls(again)) > places[-1]) == ([], True, True)


@pytest.mark.parametrize("shown", [None, "00ff"])
def test_old_dice_whose_seed_is_not_shown_or_another_one_are_not_proven(shown: str | None) -> None:
    match = replay(GAME, json_of(played_on(shown)))
    since = dice_since(match.record)
    assert unproven_rolls(match) == [number for number in rolls(match) if number < since] != []


def test_new_dice_are_no_continuation_of_the_old_ones() -> None:
    match, data = played_on(b"first".hex()), json_of(played_on(b"first".hex()))
    data["entries"] = [entry for entry in data["entries"] if entry[0] != "dice"]
    data.update(seed=b"first".hex(), commitment=KeyedStream(b"first").commitment())
    since = dice_since(match.record) - 1
    assert all(number >= since for number in unproven_rolls(replay(GAME, data)))
    assert unproven_rolls(replay(GAME, data))


def test_who_plays_on_is_told_of_the_new_dice_and_not_of_the_old_seed() -> None:
    match = match_at(at("bids"))
    match.record.seed = "abcdef"
    match.new_dice(b"other")
    for reader in (0, 1, SPECTATOR):
        assert feed(match, reader) == [{"number": 1, "dice": "new"}]
        assert "abcdef" not in json.dumps(redacted(match, reader))
    assert match.record.commitment == KeyedStream(b"other").commitment()


def test_there_are_no_new_dice_after_the_end() -> None:
    data = copy.deepcopy(FINISHED)
    data["entries"].append(["dice", {"commitment": None, "seed": None}])
    with pytest.raises(BadRecord) as wrong:
        replay(GAME, data)
    assert wrong.value.message == "record-does-not-replay"


@pytest.mark.parametrize("data", [None, [], {}, {"seed": None}, {"seed": "x", "commitment": None}, {"seed": 1}])
def test_dice_that_cannot_be_read_are_refused(data: object) -> None:
    entries = [["dice", data], *FINISHED["entries"]]
    with pytest.raises(BadRecord) as wrong:
        replay(GAME, {**FINISHED, "entries": entries})
    assert str(wrong.value.facts["where"]).startswith("/entries/0/1")


# --- Records that do not hold ------------------------------------------------------------------------------------


def test_an_illegal_entry_is_named_with_its_reason() -> None:
    match = act(match_at(at("bids", coins=3)), 0, "bid 3")
    data = json_of(match)
    data["entries"].append([1, "bid 4"])
    with pytest.raises(BadRecord) as wrong:
        replay(GAME, data)
    assert wrong.value.message == "record-does-not-replay"
    assert wrong.value.facts["number"] == 2
    assert "4" in str(wrong.value.facts["reason"])


def test_a_result_that_is_not_the_matchs_is_refused() -> None:
    data = copy.deepcopy(OVER)
    data["entries"][-1][1]["winners"] = [1]
    with pytest.raises(BadRecord) as wrong:
        replay(GAME, data)
    assert wrong.value.message == "record-does-not-replay"


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"game": "chess"}, "/game"),
        ({"numbers": {"rounds": 99}}, "/"),
        ({"options": {"expert": True}}, "/"),
        ({"seats": 1}, "/"),
        ({"start": {"game": "sealed"}}, "/start"),
    ],
)
def test_a_header_that_fits_no_box_is_refused(changes: dict[str, object], where: str) -> None:
    with pytest.raises(BadRecord) as wrong:
        read_record(json.dumps({**OVER, **changes}), bannerhall.game)
    assert wrong.value.facts["where"] == where


def test_another_games_record_is_not_replayed() -> None:
    with pytest.raises(BadRecord):
        replay(GAME, {**OVER, "game": "nim"})


@pytest.mark.parametrize("end", range(0, len(TEXT), 997))
def test_a_truncated_record_is_shorter_or_refused(end: int) -> None:
    whole = replay(GAME, FINISHED).record.entries
    held = []
    with suppress(BadRecord):
        held = read_record(TEXT[:end], bannerhall.game).record.entries
    # The last line may be cut where it still can be read: `bid 1` of `bid 10`.
    assert held[:-1] == whole[: len(held[:-1])]


def harmless(read: Callable[[], Match]) -> None:
    """Whatever is read, it is a match, or a refusal of one line."""
    match, refusal = outcome(read)
    if match is None:
        assert len(str(refusal).splitlines()) == 1
        assert len(str(refusal)) < 2000
        return
    assert match.state.check() == []
    assert replay(GAME, json_of(match)).state.to_json() == match.state.to_json()


def outcome(read: Callable[[], Match]) -> tuple[Match | None, BadRecord | None]:
    """Anything else than a bad record ends the test."""
    try:
        return read(), None
    except BadRecord as refused:
        return None, refused


@QUIET
@given(tampered(OVER))
def test_a_tampered_record_of_a_finished_match_is_harmless(data: Any) -> None:
    harmless(lambda: replay(GAME, data))


@QUIET
@given(tampered(EVENTFUL))
def test_a_tampered_record_with_every_kind_of_entry_is_harmless(data: Any) -> None:
    harmless(lambda: replay(GAME, data))


@QUIET
@given(st.lists(st.sampled_from(EVENTFUL["entries"] + OVER["entries"]), max_size=12))
def test_entries_in_any_order_are_harmless(entries: list[object]) -> None:
    harmless(lambda: replay(GAME, {**EVENTFUL, "entries": entries}))


@QUIET
@given(st.data())
def test_a_tampered_text_is_harmless(data: st.DataObject) -> None:
    lines = TEXT.splitlines()
    at_line = data.draw(st.integers(0, len(lines) - 1))
    line = lines[at_line]
    start = data.draw(st.integers(0, len(line)))
    end = data.draw(st.integers(start, len(line)))
    lines[at_line] = line[:start] + data.draw(st.text(max_size=6)) + line[end:]
    harmless(lambda: read_record("\n".join(lines), bannerhall.game))


@QUIET
@given(st.text(max_size=60))
def test_any_text_is_harmless(text: str) -> None:
    harmless(lambda: read_record(text, bannerhall.game))
