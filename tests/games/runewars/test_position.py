"""Positions of Runewars: what cannot be is refused, and the fault says what it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from runewars_heroes import hero
from runewars_table import area, build, hold, put, rune, table

from bannerhall.core.errors import BadPosition
from bannerhall.core.reading import Reader
from bannerhall.core.ruleset import Choice
from bannerhall.games.runewars import GAME
from bannerhall.games.runewars.rules.state import Runewars

Change = Callable[[dict[str, Any]], None]

OTHERS = ("5D", "6A", "6B", "6C", "6D", "8A", "8B", "8C", "8D", "3A", "3B", "3C", "DA", "DB", "DC", "WA", "WB", "WC")


def ground(**options: Choice) -> Runewars:
    """Two Knights with Ronan, a stronghold, a dragon rune and a card in hand."""
    s = table(2, **options)
    put(s, 0, "5A", knight=2)
    build(s, 0, "5B")
    rune(s, "5C", "dragon")
    hero(s, 0, "ronan", "5A")
    hold(s, 0, "scatter")
    return s


def setting(**values: object) -> Change:
    """Replace values of the table; `hands_0` is the first of the hands."""

    def change(position: dict[str, Any]) -> None:
        for path, value in values.items():
            where, last = position["table"], path
            if path not in where and path[-1].isdigit():
                where, last = where[path[:-2]], int(path[-1])  # type: ignore[assignment]
            where[last] = value

    return change


def adding(**entries: dict[str, object]) -> Change:
    """Add entries to values by name."""

    def change(position: dict[str, Any]) -> None:
        for key, more in entries.items():
            position["table"][key].update(more)

    return change


def without(key: str, name: str) -> Change:
    def change(position: dict[str, Any]) -> None:
        position["table"][key].remove(name)

    return change


def faults_of(position: dict[str, Any]) -> list[str]:
    """Everything that is wrong with a position that can be read."""
    s = GAME.make(GAME.ruleset(position["seats"], position["options"], position["numbers"]))
    reader = Reader(position)
    s.read_frames(reader)
    s.read(reader.at("table"))
    return s.check()


def refused(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition):
        GAME.load(position)
    assert any(reason in fault for fault in faults_of(position)), faults_of(position)


@pytest.mark.clause("RUN-TERM-01", "RUN-STR-03")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (adding(holder={"5D": 0}), "5D is held without units"),
        (adding(holder={"7A": 0}, standing={"7A": {"knight": 1}}), "7A is not on the board but holds something"),
        (adding(strongholds={"7A": "stronghold"}, builders={"7A": 0}), "7A is not on the board but holds something"),
        (adding(runes={"7A": "dragon"}), "7A is not on the board but holds something"),
        (adding(cities={"7A": "city_1"}), "7A is not on the board but holds something"),
        (adding(strongholds={"5D": "stronghold"}), "the stronghold in 5D needs an owner"),
        (adding(builders={"5D": 0}), "the stronghold in 5D needs an owner"),
        (adding(developments={"5D": ["diplomat"]}), "5D has a development without a stronghold"),
        (adding(cities={"5B": "city_1"}), "5B has a stronghold and a city"),
    ],
)
def test_areas_have_one_owner(change: Change, reason: str) -> None:
    position: dict[str, Any] = ground().to_json()
    change(position)
    refused(position, reason)


@pytest.mark.clause("RUN-TERM-01")
def test_units_of_a_faction_belong_to_a_seat() -> None:
    s = ground()
    s.holder[area("5A")] = 0
    assert any("5A has units of a faction that nobody leads" in fault for fault in s.check())


@pytest.mark.clause("RUN-LIM-01", "RUN-ZOM-01")
def test_there_are_no_more_units_than_figures() -> None:
    s = ground()
    for at in ("5D", "6A", "6B"):
        put(s, 0, at, siege_tower=2)
    refused(s.to_json(), "units of siege_tower, more than")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (setting(factions=["daqan", "daqan"]), "seats 0 and 1 lead the same faction"),
        (setting(factions=["daqan", None]), "seat 1 leads no faction"),
        (setting(playing=[]), "nobody plays"),
    ],
)
def test_every_seat_leads_a_faction_of_its_own(change: Change, reason: str) -> None:
    position: dict[str, Any] = ground().to_json()
    change(position)
    refused(position, reason)


@pytest.mark.clause("RUN-COMP-04", "RUN-COMP-07", "RUN-COMP-11", "RUN-CRY-05", "RUN-CRY-07", "RUN-DES-05")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (setting(runes_up=["5D"]), "5D has no rune token that could be seen"),
        (adding(runes_seen={"5D": [0]}), "5D has no rune token that could be seen"),
        (setting(explored=["5D"]), "5D has no exploration token that could lie faceup"),
        (setting(ice={"5D": 1}, wasteland=["5D"]), "5D has ice and wasteland"),
        (setting(ice={"5D": 5}, wasteland=["6A", "6B"]), "more than six wasteland and ice tokens"),
        (setting(peasants=["5D", "6A", "6B", "6C"]), "more than three peasant tokens"),
        (
            adding(
                strongholds=dict.fromkeys(("5D", "6B", "6D", "8B"), "damaged_stronghold"),
                builders=dict.fromkeys(("5D", "6B", "6D", "8B"), 0),
            ),
            "seat 0 has more than four strongholds",
        ),
    ],
)
def test_there_are_no_more_tokens_than_in_the_box(change: Change, reason: str) -> None:
    position: dict[str, Any] = ground().to_json()
    change(position)
    refused(position, reason)


@pytest.mark.clause("RUN-CRY-07", "RUN-CAP-09")
def test_six_markers_and_a_capital_beside_four_strongholds_are_no_fault() -> None:
    position: dict[str, Any] = ground().to_json()
    setting(ice={"5D": 4}, wasteland=["6A", "6B"], peasants=["5D", "6A", "6B"])(position)
    adding(
        strongholds={**dict.fromkeys(("5D", "6B", "6D"), "stronghold"), "DA": "capital"},
        builders=dict.fromkeys(("5D", "6B", "6D", "DA"), 0),
    )(position)
    assert faults_of(position) == []


@pytest.mark.clause("RUN-COMP-11")
@pytest.mark.parametrize("kind", ["dragon", "false"])
def test_banners_of_war_brings_five_runes_more_of_each_kind(kind: str) -> None:
    most = {"dragon": 21, "false": 17}[kind]
    for bow, tokens in ((False, most), (True, most + 5)):
        s: Any = GAME.new(4, 1, {"bow": bow, "homes": "preset", "factions": "deal"}).to_json()
        areas = list(s["table"]["board"]["cells"])
        s["table"]["runes"] = dict.fromkeys(areas[: min(tokens, len(areas))], kind)
        assert not any("dragon runes" in fault for fault in faults_of(s))
        if tokens < len(areas):
            s["table"]["runes"] = dict.fromkeys(areas[: tokens + 1], kind)
            assert any("dragon runes and" in fault for fault in faults_of(s))


@pytest.mark.clause("RUN-EXPL-01", "RUN-EXPL-02")
def test_there_are_no_more_exploration_tokens_than_there_are() -> None:
    position: dict[str, Any] = ground(exploration=True).to_json()
    position["table"]["exploration"] = dict.fromkeys(OTHERS, "dragon_throne")
    refused(position, "exploration tokens of dragon_throne")


@pytest.mark.clause("RUN-TAC-01", "RUN-CARD-05")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (setting(hands_0={}), "cards of scatter instead of"),
        (setting(hands_1={"bribery": 1}), "cards of bribery instead of"),
        (setting(tactics_discard={"bribery": 1}), "cards of bribery instead of"),
        (setting(lieutenant=0), "cards of lieutenant_general instead of"),
        (setting(fresh_0={"scatter": 2}), "seat 0 has drawn more cards of scatter than it holds"),
        (setting(known_1=[["bribery"], []]), "seat 0 does not hold bribery, which another knows to be there"),
    ],
)
def test_tactics_cards_lie_in_one_place(change: Change, reason: str) -> None:
    position: dict[str, Any] = ground().to_json()
    change(position)
    refused(position, reason)


@pytest.mark.clause("RUN-COMP-08", "RUN-SET-06", "RUN-DUEL-10", "RUN-CMD-02")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (without("fate", "7"), "the Fate cards are not all there"),
        (setting(fate_discard=["7"]), "the Fate cards are not all there, or lie in two places"),
        (without("season_deck", "drought"), "the Season card drought lies in 0 places"),
        (setting(season_discard=["drought"]), "the Season card drought lies in 2 places"),
        (setting(quests_0=["arena"]), "a Quest card lies in two places"),
        (setting(quest_discard=["arena"]), "a Quest card lies in two places"),
        (setting(hero_deck=["ronan"]), "ronan is in the deck and belongs to somebody"),
        (setting(hero_of={}), "ronan has left the board but not quite"),
        (setting(hero_damage={"valadir": 1}), "valadir has left the board but not quite"),
        (setting(hero_routed=["valadir"]), "valadir is routed but belongs to nobody"),
        (adding(rewards={"ronan": {"flute": 1}}), "Reward cards of flute"),
        (adding(spoils_up={"5D": {"flute": 1}}), "Reward cards of flute"),
        (setting(commander_heroes_1=["ronan", None]), "a commander belongs to somebody else"),
        (setting(commanders_0=["spy", "spy"]), "the Commander card spy lies in two places"),
    ],
)
def test_other_cards_and_heroes_lie_in_one_place(change: Change, reason: str) -> None:
    position: dict[str, Any] = ground().to_json()
    change(position)
    refused(position, reason)


@pytest.mark.clause("RUN-OBJ-01")
def test_an_objective_lies_in_one_place() -> None:
    position: dict[str, Any] = ground().to_json()
    position["table"]["objectives"] = ["giant_friend", "giant_friend"]
    refused(position, "the Objective giant_friend lies in two places")


@pytest.mark.clause("RUN-BOW-01")
def test_without_banners_of_war_its_cards_are_not_in_play() -> None:
    position: dict[str, Any] = ground(bow=False).to_json()
    position["table"]["quest_deck"].append("ice_tower")
    refused(position, "the Quest ice_tower is not in play")


def test_the_ground_is_sound() -> None:
    position: dict[str, Any] = ground().to_json()
    assert faults_of(position) == []
    assert GAME.load(position).to_json() == position
