"""Secrets, item by item: what a player keeps for itself is in no view, event, feed or record of anybody else.

The secrets of these tables are numbers that occur nowhere else, so that they can be looked for in everything that is
sent to another seat.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from leaders_table import BLUE, GREEN, RED, Table, fresh, table

from bannerhall.core.chance import Stream
from bannerhall.core.feed import feed, redacted, views
from bannerhall.core.match import Match
from bannerhall.core.state import CHANCE, SPECTATOR, State
from bannerhall.games.leaders.rules import events

OTHERS = (GREEN, RED, SPECTATOR)
SAVED = 7717


def numbers_in(data: object) -> set[int]:
    """All numbers that stand in a JSON document."""
    return {int(number) for number in re.findall(r"(?<![\w.-])\d+(?![\w.])", json.dumps(data))}


def names_in(data: object) -> set[str]:
    return set(re.findall(r'"([^"]*)"', json.dumps(data)))


def rich(phase: str = "headquarters", **changed: Any) -> Table:
    """Blue has something of everything. Nobody else has anything."""
    secrets: dict[str, Any] = {
        "saved": [SAVED],
        "levels": {BLUE: (0, 2, 1)},
        "running": {BLUE: (0, 3, 2)},
        "orders": {BLUE: {"infantry 1": 431, "tank 2": 432, "plane 3": 433}},
        "diplomats": [7],
        "spies": [6],
        "coming": {BLUE: (3, 2)},
        "allies": [(BLUE, GREEN)],
        "fulfilled": {BLUE: ["cunning"]},
    }
    if phase == "command":
        secrets["entries"] = [[30, 30]]
    return table(3, phase=phase, **{**secrets, **changed})


def told_everything(match: Match, reader: int) -> list[object]:
    """All that leaves the hall for a reader: view, feed, record, and the replay as this reader."""
    return [match.state.view(reader), feed(match, reader), redacted(match, reader), list(views(match, reader))]


class Playing:
    """A match from a table on, its record beginning there."""

    def __init__(self, state: State) -> None:
        self.match = Match(state, seed=5, typed=["production", "covert"])

    def do(self, seat: int, *texts: str) -> Playing:
        for text in texts:
            action = self.match.state.rules.vocabulary.read_exact(text)
            if seat == CHANCE:
                self.match.chance(action)
            else:
                self.match.answer(seat, action)
        return self


# --- What nobody else knows ---------------------------------------------------------------------------------

CHANGES: dict[str, dict[str, Any]] = {
    "saved points": {"saved": [13]},
    "technology": {"levels": {BLUE: (0, 1, 1)}},
    "economy": {"levels": {BLUE: (0, 2, 2)}},
    "running research": {"running": {BLUE: (1, 0, 0)}},
    "orders under way": {"orders": {BLUE: {"tank 1": 2}}},
    "diplomats": {"diplomats": [1]},
    "spies": {"spies": [1]},
    "operatives under way": {"coming": {BLUE: (0, 0)}},
    "which mission brought the badge": {"fulfilled": {BLUE: ["defence"]}},
}


@pytest.mark.clause("LDR-VISI-02", "LDR-VISI-03", "LDR-MILI-08", "LDR-DIPL-09", "LDR-SPYS-08", "LDR-MISS-24")
@pytest.mark.parametrize("secret", CHANGES)
def test_a_secret_of_blue_changes_nothing_that_others_see(secret: str) -> None:
    one, two = rich(), rich(**CHANGES[secret])
    for reader in OTHERS:
        assert one.view(reader) == two.view(reader)
        if reader >= 0:
            assert observed(one, reader) == observed(two, reader)
            assert one.state.legal(reader) == two.state.legal(reader)
    assert one.me(BLUE) != two.me(BLUE)


def observed(game: Table, seat: int) -> list[int]:
    from librt.vecs import vec
    from mypy_extensions import i64

    row = vec[i64]([0] * game.state.observation_size())
    game.state.fill_observation(seat, row)
    return list(row)


@pytest.mark.clause("LDR-VISI-02", "LDR-ALLY-18")
def test_an_alliance_is_known_to_its_partners_only() -> None:
    allied, free = rich(), rich(allies=[])
    for reader in (RED, SPECTATOR):
        assert allied.view(reader) == free.view(reader)
    assert (allied.me(BLUE)["allies"], allied.me(GREEN)["allies"]) == ([GREEN], [BLUE])


@pytest.mark.clause("LDR-VISI-02", "LDR-MISS-24")
def test_the_active_mission_and_its_progress() -> None:
    for mission in ("troops-1", "defence", "top-secret"):
        active = rich().add(BLUE, mission, "20*infantry").confirm(BLUE)
        none = rich().add(BLUE, "20*infantry").confirm(BLUE)
        for reader in OTHERS:
            assert active.view(reader) == none.view(reader)
        assert mission not in names_in(active.now)
    assert rich().player(BLUE)["badges"] == 1, "the badge is public"


@pytest.mark.clause("LDR-VISI-03", "LDR-HEAD-02", "LDR-VISI-02")
def test_t47_nothing_of_blue_is_sent_to_anybody_else() -> None:
    """A whole turn in the headquarters with distinctive numbers, and none of them in what the others are sent."""
    playing = Playing(rich("command").state)
    playing.do(BLUE, "continue", *["add infantry"] * 41, "add tank", "add top-secret", "tribute p3", "amount 347")
    playing.do(BLUE, "add espionage-2", "add boycott-3", "confirm")
    playing.do(CHANCE, "covert succeeds", "covert untraced")
    left = SAVED - 41 * 8 - 10 - 347
    own = {left, 431 + 41, 433, 347}
    assert own <= numbers_in(told_everything(playing.match, BLUE)), "Blue is sent them"
    secrets = {*own, SAVED, 431, 432}
    for reader in OTHERS:
        sent = told_everything(playing.match, reader)
        assert not secrets & numbers_in(sent)
        words = names_in(sent)
        assert not {"espionage-2", "boycott-3", "add", "drop", "tribute", "amount", "covert"} & words
        assert "start" not in redacted(playing.match, reader), "nor the position it began with"
        for key in ("saved", "spies", "levels", "running", "mission", "under_way", "chosen", "allies"):
            assert key not in words or reader >= 0, "only in the reader's own summary"


@pytest.mark.clause("LDR-VISI-03", "LDR-COMP-03", "LDR-HEAD-09")
def test_a_spectator_has_no_summary_at_all() -> None:
    game = rich()
    assert "me" not in game.now
    assert "secrets" not in game.now
    assert game.view(RED)["me"] != game.view(BLUE)["me"]


@pytest.mark.clause("LDR-VISI-01", "LDR-VISI-03")
def test_what_is_public() -> None:
    """Entered points, military levels, badges, nations, order, settings, round; and nothing else of a player."""
    game = rich(levels={BLUE: (2, 1, 1)})
    assert game.player(BLUE) == {
        "colour": "blue",
        "bloc": "neutral",
        "nation": "usa",
        "place": 1,
        "share": None,
        "out": False,
        "points": 30,
        "markers": None,
        "badges": 1,
        "military": 2,
        "in_headquarters": False,
    }
    assert set(game.now) == {
        "scenario",
        "round",
        "active",
        "order",
        "entries",
        "players",
        "cards",
        "world",
        "victory",
        "numbers",
        "phase",
        "phase_number",
        "step",
    }


# --- Covert actions -----------------------------------------------------------------------------------------


def after_covert(item: str, fate: str) -> Playing:
    """Blue has sent somebody against Green, who reads its cards now."""
    playing = Playing(table(3, diplomats=[1], spies=[1], phase="command", entries=[[30, 30]]).state)
    playing.do(BLUE, "continue", f"add {item}", "confirm").do(CHANCE, f"covert {fate}")
    playing.do(CHANCE, "production 33").do(GREEN, "continue", "continue", "continue")
    return playing


def cards_told(playing: Playing, reader: int) -> list[dict[str, Any]]:
    """The events of the feed that tell of covert actions."""
    found = []
    for line in feed(playing.match, reader):
        events: Any = line.get("events", [])
        found += [event for event in events if re.match("boycott|sabotage|espionage|secret|spy|dipl", event["event"])]
    return found


@pytest.mark.clause("LDR-EVNT-16", "LDR-VISI-02", "LDR-EVNT-11", "LDR-EVNT-15")
@pytest.mark.parametrize(("item", "event"), [("boycott-2", "boycott_hit"), ("sabotage-2", "sabotage_hit")])
def test_the_sender_of_a_success_is_never_named_but_the_hit_is_public(item: str, event: str) -> None:
    playing = after_covert(item, "succeeds")
    for reader in OTHERS:
        told = cards_told(playing, reader)
        assert [one["event"] for one in told] == [event], "everybody sees that Green was hit"
        assert (told[0]["seat"], set(told[0]) & {"player", "sender"}) == (GREEN, set())
        assert item not in names_in(told_everything(playing.match, reader))
    from_red = table(3, active=RED, diplomats=[0, 0, 1], spies=[0, 0, 1]).add(RED, item).confirm(RED, "succeeds")
    from_red.play_to(BLUE, "headquarters").confirm(BLUE).play_to(GREEN, "secret_events")
    from_blue = table(3, active=RED, diplomats=[1], spies=[1]).confirm(RED)
    from_blue.play_to(BLUE, "headquarters").add(BLUE, item).confirm(BLUE, "succeeds").play_to(GREEN, "secret_events")
    assert from_red.view(GREEN) == from_blue.view(GREEN), "the victim cannot tell who it was"
    assert from_red.now == from_blue.now


@pytest.mark.clause("LDR-EVNT-19", "LDR-VISI-02", "LDR-BOYC-07", "LDR-ESPI-04", "LDR-SABO-04")
@pytest.mark.parametrize("item", ["boycott-2", "espionage-2", "sabotage-2"])
def test_the_sender_of_a_failure_is_named_to_the_target_alone_if_traced(item: str) -> None:
    traced, untraced = after_covert(item, "traced"), after_covert(item, "untraced")
    assert [one.get("player") for one in cards_told(traced, GREEN)] == [BLUE]
    assert [one.get("player") for one in cards_told(untraced, GREEN)] == [None]
    for reader in (RED, SPECTATOR):
        assert cards_told(traced, reader) == cards_told(untraced, reader) == []
        assert told_everything(traced.match, reader)[:2] == told_everything(untraced.match, reader)[:2]


@pytest.mark.clause("LDR-EVNT-20", "LDR-ESPI-02", "LDR-VISI-02")
def test_levels_are_told_to_the_spy_alone() -> None:
    playing = Playing(rich("command", spies=[1], levels={GREEN: (1, 2, 3)}, allies=[]).state)
    playing.do(BLUE, "continue", "add espionage-2", "confirm").do(CHANCE, "covert succeeds")
    for seat in (GREEN, RED):
        playing.do(CHANCE, "production 33").do(seat, "continue", "continue", "continue", "continue", "confirm")
    playing.do(CHANCE, "production 33").do(BLUE, "continue", "continue")
    told = [{"event": "secret_information", "player": GREEN, "military": 1, "technology": 2, "economy": 3}]
    assert cards_told(playing, BLUE) == told
    for reader in OTHERS:
        assert cards_told(playing, reader) == []


@pytest.mark.clause("LDR-VISI-02", "LDR-HEAD-13", "LDR-MISS-11", "LDR-MISS-18")
def test_the_sender_itself_does_not_know_how_it_ended() -> None:
    """Until the next national events: neither in its view nor in its feed nor in its record."""
    for mission, deed, before in (("cunning", "sabotage-2", []), ("top-secret", "espionage-2", ["cunning"])):
        sent = []
        for fate in ("succeeds", "traced", "untraced"):
            game = table(3, spies=[1], phase="command", entries=[[30, 30]], fulfilled={BLUE: before})
            playing = Playing(game.state)
            playing.do(BLUE, "continue", f"add {mission}", f"add {deed}", "confirm").do(CHANCE, f"covert {fate}")
            sent.append([*told_everything(playing.match, BLUE)[:2], observed(Table(playing.match.state), BLUE)])
        assert sent[0] == sent[1] == sent[2]


@pytest.mark.clause("LDR-VISI-03")
def test_mail_is_read_by_nobody_before_its_time() -> None:
    game = table(3, saved=[500], diplomats=[2]).pay(BLUE, GREEN, 347).add(BLUE, "offer-2")
    before = game.view(GREEN)
    game.confirm(BLUE)
    changed = {key for key, value in game.view(GREEN).items() if value != before[key]}
    assert changed <= {"active", "phase", "phase_number"}
    assert 347 not in numbers_in(game.view(GREEN))


# --- Worlds that a seat cannot tell apart -------------------------------------------------------------------


@pytest.mark.clause("LDR-VISI-03", "LDR-MISS-24")
def test_bots_are_given_worlds_that_know_no_secret() -> None:
    """Blue's secrets are drawn anew for everybody else, and stay as they are for Blue."""
    game = rich(phase="public_events", entries=[[30, 30]])
    stream = Stream(3)
    for reader in OTHERS:
        worlds = [game.state.resample(reader, stream) for _ in range(30)]
        assert all(world.view(reader) == game.view(reader) for world in worlds)
        assert all(world.check() == [] for world in worlds)
        drawn: list[Any] = [world.view(BLUE)["me"] for world in worlds]
        for key in ("saved", "levels", "running", "diplomats", "spies", "coming", "under_way", "mission", "fulfilled"):
            assert len({json.dumps(one[key]) for one in drawn}) > 1, f"{key} is drawn"
    own = [game.state.resample(BLUE, stream).view(BLUE) for _ in range(5)]
    assert all(one == game.view(BLUE) for one in own)


@pytest.mark.clause("LDR-VISI-03", "LDR-ALLY-18")
def test_pacts_of_two_others_are_drawn_and_own_ones_are_not() -> None:
    game = rich(phase="public_events", entries=[[30, 30]])
    stream = Stream(4)
    for_red = [game.state.resample(RED, stream).view(BLUE)["me"] for _ in range(30)]
    assert {str(one["allies"]) for one in for_red} == {"[]", "[1]"}  # type: ignore[index]
    for_green = [game.state.resample(GREEN, stream).view(BLUE)["me"] for _ in range(30)]
    assert {str(one["allies"]) for one in for_green} >= {"[1]"}  # type: ignore[index]
    assert all(GREEN in one["allies"] for one in for_green)  # type: ignore[index]


@pytest.mark.clause("LDR-VISI-01")
def test_what_is_public_before_the_first_round() -> None:
    game = fresh(3).do(BLUE, "colour red")
    chosen = [(player["colour"], player["bloc"], player["nation"], player["place"]) for player in game.now["players"]]
    assert chosen == [("red", None, None, None), (None, None, None, None), (None, None, None, None)]
    out = table(3, out=[GREEN], levels={RED: (2, 0, 0)})
    assert [out.player(seat)["out"] for seat in range(3)] == [False, True, False]
    assert [out.player(seat)["military"] for seat in range(3)] == [0, 0, 2]


@pytest.mark.clause("LDR-COMP-03", "LDR-VISI-02", "LDR-MISS-24")
def test_the_own_summary_of_missions() -> None:
    game = table(3, fulfilled={GREEN: ["troops-1", "cunning"]}, phase="command", options={"parallel_play": True})
    assert game.me(GREEN)["fulfilled"] == ["troops-1", "cunning"]
    game.do(BLUE, "continue").add(BLUE, "defence").enter(30).do(GREEN, "continue", "continue", "continue", "continue")
    game.add(GREEN, "top-secret")
    assert (game.me(BLUE)["planned"], game.me(GREEN)["planned"], game.me(RED)["planned"]) == (
        "defence",
        "top-secret",
        None,
    )
    assert game.me(GREEN)["mission"] is None
    game.confirm(GREEN).confirm(BLUE)
    assert (game.me(BLUE)["planned"], game.me(GREEN)["planned"]) == ("defence", "top-secret"), "now they are active"
    progress = table(3, saved=[150], fulfilled={BLUE: ["defence", "expansion"]}).add(BLUE, "foresight").confirm(BLUE)
    assert progress.me(BLUE)["mission"]["progress"] == 1


@pytest.mark.clause("LDR-VISI-03")
def test_what_a_learning_player_observes() -> None:
    """The round, the own question, the world, the turn; nine public numbers a player, the own first; own secrets."""
    game = rich(world="boom", levels={BLUE: (1, 2, 1), GREEN: (2, 0, 0)}, options={"global_events": True})
    row = observed(game, BLUE)
    assert len(row) == 4 + 3 * 9 + 24 + 45 + 21
    assert row[:4] == [2, 16, 1, 1]
    assert row[4:13] == [30, 1, 1, 1, 1, 1, 0, 1, 0]
    assert row[13:22] == [30, 2, 2, 0, 2, 1, 0, 0, 1]
    assert row[22:31] == [30, 3, 3, 0, 0, 1, 0, 0, 0]
    assert row[31:33] == [SAVED, 30]
    assert row[-21:] == [431, *[0] * 7, 432, *[0] * 7, 433, *[0] * 4]
    other = observed(game, GREEN)
    assert other[:4] == [2, -1, 1, 1], "the question is Blue's"
    assert other[4:13] == [30, 2, 2, 0, 2, 1, 0, 0, 0]
    assert other[13:22] == [30, 3, 3, 0, 0, 1, 0, 0, 0]
    assert other[22:31] == [30, 1, 1, 1, 1, 1, 0, 1, 1]
    assert other[31:33] == [0, 30]
    over = table(3, phase="production").enter(110)
    assert observed(over, BLUE)[1] == 0


@pytest.mark.clause("LDR-VISI-03", "LDR-HEAD-02", "LDR-MISS-24")
def test_plans_and_badges_of_others_are_drawn() -> None:
    """What Blue has chosen so far may be anything; six badges may come from any six missions."""
    six = ["troops-1", "troops-2", "defence", "expansion", "cunning", "top-secret"]
    game = rich(fulfilled={BLUE: six}).add(BLUE, "tank", "spy")
    stream = Stream(9)
    worlds = [game.state.resample(RED, stream) for _ in range(60)]
    assert all(world.check() == [] for world in worlds)
    assert all(world.view(RED) == game.view(RED) for world in worlds)
    drawn: list[Any] = [world.view(BLUE)["me"] for world in worlds]
    assert len({json.dumps(one["chosen"]) for one in drawn}) > 5
    assert len({json.dumps(one["fulfilled"]) for one in drawn}) > 1
    assert {len(one["fulfilled"]) for one in drawn} == {6}
    own = game.state.resample(BLUE, stream)
    assert own.view(BLUE)["me"]["chosen"] == {"tank": 1, "spy": 1}  # type: ignore[index]
    covert = rich(spies=[2]).add(BLUE, "sabotage-2", "espionage-3").do(BLUE, "confirm")
    for _ in range(10):
        chosen = covert.state.resample(RED, stream).view(BLUE)["me"]["chosen"]  # type: ignore[index]
        assert chosen == {"sabotage-2": 1, "espionage-3": 1}, "what is being resolved stays"
    first = fresh(3).do(BLUE, "colour red")
    assert first.state.resample(RED, stream).to_json() == first.state.to_json(), "nobody has a secret yet"
    out = table(3, out=[GREEN], saved=[0, 77])
    assert out.state.resample(RED, stream).view(GREEN)["me"]["saved"] == 77  # type: ignore[index]


@pytest.mark.clause("LDR-VISI-03", "LDR-HEAD-13")
def test_unread_reports_are_drawn_anew_for_whoever_imagines_the_table() -> None:
    """A bot that searches in a world it cannot tell from the true one must not foresee how its spy fared."""
    game = table(3, spies=[1], phase="headquarters")
    game.add(BLUE, "sabotage-2").confirm(BLUE, "succeeds")
    worlds = [mails_of(game.state.resample(BLUE, Stream(number, 1))) for number in range(60)]
    assert {mails[BLUE][0] for mails in worlds} == {events.SABOTAGE_SUCCESS, events.SABOTAGE_FAILED}
    for mails in worlds:
        assert (mails[GREEN] == [events.SABOTAGE_HIT]) == (mails[BLUE] == [events.SABOTAGE_SUCCESS])
    assert mails_of(game.state.resample(GREEN, Stream(1, 1))) == [[], [], []]  # the victim knows of nothing


def mails_of(state: State) -> list[list[int]]:
    """The kinds of the unread cards, by seat."""
    position: Any = state.position()
    return [[card[0] for card in secret["mail"]] for secret in position["secrets"]]
