"""The keys of a position that are about a battle: sides, units, cards of the round, what has been used."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from bannerhall.core.codecs import Cell, Field, PerSeat, Times
from bannerhall.core.reading import Reader
from bannerhall.core.schema import Codec, Key, Schema
from bannerhall.core.state import State
from bannerhall.core.values import Flag, MembersOnce, Name, OrNone, PlusOne, Value, Whole
from bannerhall.games.runewars.rules import (
    commander_cards,
    fate,
    fate_results,
    forces,
    hero_cards,
    tactics,
    units,
)
from bannerhall.games.runewars.rules.atlas import AREA_NAMES
from bannerhall.games.runewars.rules.battle_names import CELL_NAMES, CELLS, SIDES, WINDOWS
from bannerhall.games.runewars.rules.position_values import A_SEAT
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import SLOTS

AN_AREA: Final = OrNone(PlusOne(Name(AREA_NAMES, "an area")))
FATES: Final = MembersOnce(Name(fate.FATE_NAMES, "a Fate card"))
CARDS: Final = MembersOnce(Name(tactics.NAMES, "a Tactics card"))
SIDE_SET: Final = MembersOnce(Name(SIDES, "a side"))
OUTCOMES: Final = ("attacker", "defender", "called_off")
TOUGHENED: Final = ("flesh_ripper", "sorcerer")
FIELD_REWARDS: Final = ("war_banner", "command_horn")
FATE_RESULTS: Final = ("damage", "rout", "special")  # by their numbers, without the miss
TACTICAL_FATES: Final = tactics.NAMES[int(fate_results.FIRST) : int(fate_results.LAST) + 1]


def two(field: str, value: Value) -> Times:
    """One value for the attacker and one for the defender."""
    return Times(2, Cell(field, value), by="side")


def faction_on(s: Runewars, side: int) -> int:
    """The faction of who decides for a side, -1 without a battle."""
    return int(s.faction[s.battler[side] - 1]) - 1 if s.battler[side] != 0 else -1


def unit_name(s: Runewars, side: int, slot: int) -> str:
    return units.UNIT_NAMES[forces.kind_of(slot, faction_on(s, side))]


def slots_by_unit(s: Runewars, side: int) -> dict[str, int]:
    """The slots of the unit types that a side can have."""
    first = 0 if faction_on(s, side) >= 0 else int(units.FACTION_UNITS)
    return {unit_name(s, side, slot): slot for slot in range(first, SLOTS)}


class TacticalFates(Value):
    """Tactical Fate cards by kind, packed as `fate_results` says."""

    def write(self, s: State, number: int) -> object:
        return {
            tactics.NAMES[card]: int(fate_results.copies(number, card))
            for card in range(fate_results.FIRST, fate_results.LAST + 1)
            if fate_results.copies(number, card) != 0
        }

    def read(self, s: State, data: Reader) -> int:
        number = 0
        for place, item in data.named(TACTICAL_FATES):
            number += int(fate_results.one(fate_results.FIRST + place)) * item.whole(1, int(fate_results.PLENTY))
        return number

    def form(self) -> str:
        return "by Tactical Fate card: 1–3"


class ForceBySlot(Value):
    """Units whose owner the position does not say: six types of a faction, then the six neutral ones."""

    def write(self, s: State, number: int) -> object:
        return [int(forces.many(number, slot)) for slot in range(SLOTS)] if number != 0 else []

    def read(self, s: State, data: Reader) -> int:
        numbers = [item.whole(0, forces.MOST) for item in data.items(0, int(SLOTS))]
        return sum(int(forces.ONE[slot]) * number for slot, number in enumerate(numbers))

    def form(self) -> str:
        return "list of 12 numbers, six types of the faction and the neutral ones; or empty"


class Troops(Codec):
    """The units of a side as they stand or lie with damage."""

    def write(self, state: State, at: int) -> object:
        s = cast(Runewars, state)
        found: dict[str, int] = {}
        for slot in range(SLOTS):
            packed: i64 = s.troops[at * SLOTS + slot]
            for cell in range(CELLS):
                number = (packed >> (5 * cell)) & 31
                if number != 0:
                    kind = int(forces.kind_of(slot, faction_on(s, at)))
                    found[CELL_NAMES[kind * CELLS + cell]] = int(number)
        return found

    def read(self, state: State, data: Reader, at: int) -> None:
        s = cast(Runewars, state)
        places = {
            CELL_NAMES[int(forces.kind_of(slot, faction_on(s, at))) * CELLS + cell]: (slot, cell)
            for slot in slots_by_unit(s, at).values()
            for cell in range(CELLS)
        }
        known = list(places)
        for place, item in data.named(known):
            slot, cell = places[known[place]]
            s.troops[at * SLOTS + slot] += item.whole(1, forces.MOST) * 2 ** (5 * cell)

    def form(self) -> str:
        return "by unit, state and damage: 1–31"


class ChosenType(Codec):
    """The unit type of a side that draws in this round."""

    def write(self, state: State, at: int) -> object:
        s = cast(Runewars, state)
        return unit_name(s, at, int(s.chosen_type[at]) - 1) if s.chosen_type[at] != 0 else None

    def read(self, state: State, data: Reader, at: int) -> None:
        s = cast(Runewars, state)
        slots = slots_by_unit(s, at)
        known = list(slots)
        s.chosen_type[at] = 0 if data.value is None else slots[known[data.name(known)]] + 1

    def form(self) -> str:
        return "a unit type, or null"


class HasDrawn(Codec):
    """The unit types of a side that have drawn in this battle."""

    def write(self, state: State, at: int) -> object:
        s = cast(Runewars, state)
        return [unit_name(s, at, slot) for slot in range(SLOTS) if (s.has_drawn[at] >> slot) & 1 == 1]

    def read(self, state: State, data: Reader, at: int) -> None:
        s = cast(Runewars, state)
        slots = slots_by_unit(s, at)
        known = list(slots)
        s.has_drawn[at] = sum({2 ** slots[known[item.name(known)]] for item in data.items(0, int(SLOTS))})

    def form(self) -> str:
        return "list of unit types"


class Supporters(Codec):
    """The heroes of a side that support a unit type, by type."""

    def write(self, state: State, at: int) -> object:
        s = cast(Runewars, state)
        first = at * int(SLOTS)
        return {
            unit_name(s, at, slot): hero_cards.NAMES[s.supporters[first + slot] - 1]
            for slot in range(SLOTS)
            if s.supporters[first + slot] != 0
        }

    def read(self, state: State, data: Reader, at: int) -> None:
        s = cast(Runewars, state)
        slots = slots_by_unit(s, at)
        known = list(slots)
        for place, item in data.named(known):
            s.supporters[at * int(SLOTS) + slots[known[place]]] = item.name(hero_cards.NAMES) + 1

    def form(self) -> str:
        return "by unit: a hero"


BATTLE: Final = Schema(
    Key("area", Field("battle_at", AN_AREA), "where it is fought, null without a battle"),
    Key("contested", Field("contested", AN_AREA), "the same as long as the result is open"),
    Key("players", two("battler", A_SEAT), "who decides for the attacker and for the defender"),
    Key("neutrals", Field("against_neutrals", Flag()), "whether unallied neutral units defend"),
    Key("attackers", Field("attackers", Whole(0, 99)), "how many units attacked"),
    Key("units", Times(2, Troops(), by="side"), "units, standing or routed, and their damage"),
    Key("row", Field("battle_row", Whole(0, 5)), "the initiative that is played"),
    Key("fighting", Times(2, ChosenType(), by="side"), "which type draws in this round"),
    Key("have_drawn", Times(2, HasDrawn(), by="side"), "which types have drawn"),
    Key("fates", two("fates", FATES), "Fate cards of the round that count"),
    Key("fates_shown", two("fates_shown", FATES), "which of them everybody has seen"),
    Key("results_shown", two("results_shown", MembersOnce(Name(FATE_RESULTS))), "results that have been shown"),
    Key("announced", two("announced", TacticalFates()), "Tactical Fate cards of the round that count"),
    Key("aside_fates", two("aside_fates", FATES), "Fate cards of the round without effect"),
    Key("aside_announced", two("aside_tactics", TacticalFates()), "Tactical Fate cards without effect"),
    Key("more", two("more", Whole(0, 20)), "further cards to draw in this round"),
    Key("spare", two("spare", Whole(0, 20)), "further ones, of which as many are put aside"),
    Key("specials", two("specials", Whole(0, 60)), "special icons left to carry out"),
    Key("more_specials", two("more_specials", Whole(0, 1)), "a miss that counts as a special result"),
    Key("ravages", two("ravages", Whole(0, 31)), "further cards that Beastmen may draw"),
    Key("toughened", two("toughened", MembersOnce(Name(TOUGHENED))), "types with more health in this battle"),
    Key("poison", two("poison", Whole(0, 99)), "damage that Toxic Blood is about to deal"),
    Key("fell", two("fell", Whole(0, 99)), "units destroyed that a Blood Chalice has not seen"),
    Key("harm", two("harm", Whole(0, 199)), "routs or damage that a side is about to assign"),
    Key("might", two("might", Whole(0, 199)), "strength beside units, then the total"),
    Key("siege", Field("siege", Flag()), "whether the bonus of Conquer weakens the stronghold"),
    Key("breach", Field("breach", Whole(0, 20)), "by how much cards weaken it"),
    Key("prize", Field("prize", Whole(0, 40)), "influence for the winner"),
    Key("won", Field("battle_won", OrNone(PlusOne(Name(OUTCOMES)))), "how the last battle ended"),
    Key("supporters", Times(2, Supporters(), by="side"), "supporting heroes"),
    Key("window_over", Field("window_over", SIDE_SET), "who has passed in this window"),
    Key("out_of_round", Field("out_of_round", SIDE_SET), "who passes for this round"),
    Key("out_of_battle", Field("out_of_battle", SIDE_SET), "who passes for this battle"),
    Key("passes_ahead", PerSeat(Cell("passes_ahead", MembersOnce(Name(WINDOWS)))), "passes that were given ahead"),
    Key("played_now", two("played_now", CARDS), "Tactics cards played in this window"),
    Key("commands_used", Field("commands_used", MembersOnce(Name(commander_cards.NAMES))), "used Commander cards"),
    Key("rewards_used", two("rewards_used", MembersOnce(Name(FIELD_REWARDS))), "used Reward cards"),
    Key("hunger_used", Field("hunger_used", Flag()), "whether Ravenous Hunger was used"),
    Key("barred", two("barred_card", OrNone(PlusOne(Name(tactics.NAMES)))), "a card that Eyes Everywhere has barred"),
    Key("tally", Field("tally", Whole(0, 99)), "what an ability has counted"),
    Key("coven", Field("coven", Flag()), "whether a Blood Sister took part"),
    Key("berserkers_lost", Field("berserkers_lost", Whole(0, 99)), "Berserkers that were destroyed"),
    Key("defences", Field("defences", Whole(0, 2)), "defensive developments still to use"),
    Key("fleeing", Field("fleeing", ForceBySlot()), "units that are about to retreat and are routed"),
    Key("fleeing_up", Field("fleeing_up", ForceBySlot()), "those that retreat and are not"),
    Key("steady", Field("steady", ForceBySlot()), "losing units that Orderly Retreat keeps standing"),
    Key("fled", Field("fled", ForceBySlot()), "units that lost the battle and have retreated"),
    Key("fled_to", Field("fled_to", AN_AREA), "where they have gone"),
)
BATTLE_KEYS: Final[tuple[Key, ...]] = (Key("battle", BATTLE, "a battle"),)
