"""A second opinion on battles of Runewars: written from the clauses alone, slow and plain.

It shares nothing with the engine, not even the tables. A battle is told as a `Setting`; then the referee asks for every
answer that the clauses leave to a side or to chance, with all that may be answered, and says at the end how it stands.
Tactics, Commander and Reward cards are not played in its battles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from runewars_blows import STOP, is_standing, standing
from runewars_sheets import (
    ATTACKER,
    DEFENDER,
    FACTION_SHEETS,
    NOBODY,
    STRENGTH,
    Neighbour,
    Play,
    Setting,
    Unit,
    choose,
    shown,
)
from runewars_specials import Specials


@dataclass
class Verdict:
    """How a battle ended."""

    winner: int
    totals: tuple[int, int]
    there: tuple[Counter[str], Counter[str]]  # standing and routed units of the area
    neighbours: dict[str, tuple[Counter[str], Counter[str]]]
    stronghold: str
    stronghold_of: int
    fates: tuple[set[int], set[int]]


class Referee(Specials):
    """The whole battle, from the line-up to the way home."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.drawn: tuple[set[str], set[str]] = (set(), set())
        self.cards: tuple[list[int], list[int]] = ([], [])
        self.aside: list[int] = []
        self.stronghold = setting.stronghold
        self.stronghold_of = setting.seats[DEFENDER] if setting.stronghold != "none" else NOBODY
        self.sisters = any(unit.kind == "blood_sister" for unit in self.armies[ATTACKER] + self.armies[DEFENDER])
        self.verdict: Verdict | None = None

    def run(self) -> Play:
        for side in (ATTACKER, DEFENDER):
            # Aura of Dread, the attacker's first [RUN-BAT-55].
            if self.has(side, "uthuk_dread") and any(unit.kind == "chaos_lord" for unit in self.armies[side]):
                yield from self.rout(1 - side, 1)
        for row in range(1, 6):
            while any(self.types(side, row) for side in (ATTACKER, DEFENDER)):
                yield from self.round(row)
        yield from self.defences()
        totals = self.totals()
        self.turn_stronghold()
        winner = ATTACKER if totals[ATTACKER] > totals[DEFENDER] else DEFENDER
        yield from self.prowl(winner)
        yield from self.lose(1 - winner)
        if winner == ATTACKER and self.stronghold != "none":
            yield from self.conquer()
        there = [Counter[str](), Counter(self.lying) if winner == DEFENDER else Counter[str]()]
        for unit in self.armies[winner]:
            there[unit.routed][unit.kind] += 1
        if winner == ATTACKER:
            yield from self.excess(there)
        yield from self.coven(winner, there)
        self.verdict = Verdict(
            winner,
            totals,
            (+there[0], +there[1]),
            {name: (+spot.standing, +spot.routed) for name, spot in self.neighbours.items()},
            self.stronghold,
            self.stronghold_of,
            (self.deck, self.pile),
        )

    # --- Rounds -------------------------------------------------------------------------------------------------------

    def row(self, side: int, kind: str) -> int:
        if kind == "warrior" and self.has(side, "latari_bladesong"):
            return 3
        return Unit(kind).sheet.row

    def types(self, side: int, row: int) -> list[str]:
        """Standing types of the row that have not drawn [RUN-BAT-08] [RUN-BAT-16]."""
        kinds = {unit.kind for unit in standing(self.armies[side])} - self.drawn[side]
        return sorted(kind for kind in kinds if self.row(side, kind) == row)

    def round(self, row: int) -> Play:
        """One type of each side fights [RUN-BAT-08] to [RUN-BAT-16]."""
        chosen = ["", ""]
        for side in (ATTACKER, DEFENDER):
            kinds = self.types(side, row)
            if kinds:
                answer = yield from choose(side, [f"fight_with {kind}" for kind in kinds])
                chosen[side] = answer.removeprefix("fight_with ")
        for side in (ATTACKER, DEFENDER):
            if chosen[side]:
                yield from self.draw(side, chosen[side])
        for side in (ATTACKER, DEFENDER):
            for _ in range(self.icons(side, chosen[side], "S")):
                yield from self.special(side, chosen[side])
        # The attacker's results first, so the defender suffers first [RUN-BAT-15] [RUN-ORIG-03].
        for side in (DEFENDER, ATTACKER):
            yield from self.rout(side, self.icons(1 - side, chosen[1 - side], "R"))
        for side in (DEFENDER, ATTACKER):
            yield from self.damage(side, self.icons(1 - side, chosen[1 - side], "D"))
        self.pile.update(self.cards[0], self.cards[1], self.aside)
        for cards in (*self.cards, self.aside):
            cards.clear()

    def draw(self, side: int, kind: str) -> Play:
        """A card for each standing unit of the type [RUN-BAT-11]."""
        number = sum(unit.kind == kind for unit in standing(self.armies[side]))
        self.drawn[side].add(kind)
        if kind == "beastman":
            self.ravages[side] = number
        if kind == "archer" and number >= 3 and self.has(side, "latari_fletchers"):
            number += 1
        for _ in range(number):
            card = yield from self.fate()
            self.cards[side].append(int(card))

    def in_use(self, side: int, card: int) -> None:
        self.aside.append(card)

    def icons(self, side: int, kind: str, result: str) -> int:
        """How many specials, routs or damage the cards of a side show for its type."""
        if not kind:
            return 0
        found = [shown(card, Unit(kind).sheet.shape) for card in self.cards[side]]
        return sum(number for name, number in found if name == result)

    # --- Strength -----------------------------------------------------------------------------------------------------

    def defences(self) -> Play:
        """Step 5a [RUN-STR-10] to [RUN-STR-13]."""
        faction = self.setting.factions[DEFENDER]
        if not self.setting.development or faction == "daqan" or self.stronghold == "none":
            return
        exposed = self.armies[ATTACKER] if faction == "uthuk" else standing(self.armies[ATTACKER])
        if not exposed:
            return
        answer = yield from choose(DEFENDER, ["use_development", STOP])
        if answer == STOP:
            return
        if faction == "latari":
            yield from self.pick(ATTACKER, exposed)
            assert self.picked is not None
            yield from self.drive_out(ATTACKER, self.picked)
        elif faction == "uthuk":
            yield from self.damage(ATTACKER, 4)
        else:
            yield from self.rout(ATTACKER, 3)

    def totals(self) -> tuple[int, int]:
        """Steps 5b and 5c [RUN-BAT-31] [RUN-BAT-32] [RUN-BAT-33] [RUN-BAT-46]."""
        setting = self.setting
        found = [0, 0]
        for side in (ATTACKER, DEFENDER):
            for unit in self.armies[side]:
                counts = not unit.routed or (setting.revised and unit.sheet.shape == "hexagon")
                found[side] += counts
            found[side] += self.might[side]
            if self.is_player(side) and setting.lord_commander == setting.seats[side]:
                found[side] += 2
        walls = STRENGTH[self.stronghold] - (3 if setting.siege else 0)
        found[DEFENDER] += max(walls, 0)
        if setting.development and setting.factions[DEFENDER] == "daqan" and self.stronghold != "none":
            found[DEFENDER] += 2
        if setting.garrison and self.is_player(DEFENDER):
            found[DEFENDER] += 2
        found[DEFENDER] += setting.defensible
        if self.has(DEFENDER, "daqan_drill"):
            found[DEFENDER] += min(3, sum(unit.cell.startswith("footman_routed") for unit in self.armies[DEFENDER]))
        guardians = any(unit.kind == "forest_guardian" for unit in self.armies[DEFENDER])
        if guardians and self.has(DEFENDER, "latari_rootwall"):
            found[DEFENDER] += 2
        return found[ATTACKER], found[DEFENDER]

    def turn_stronghold(self) -> None:
        """Step 5d [RUN-BAT-34]."""
        if standing(self.armies[ATTACKER]) and self.stronghold in ("stronghold", "capital"):
            self.stronghold = f"damaged_{self.stronghold}"

    # --- The result ---------------------------------------------------------------------------------------------------

    def prowl(self, winner: int) -> Play:
        """Prowl, before the loser retreats [RUN-BAT-63]."""
        riders = [unit for unit in standing(self.armies[winner]) if unit.kind == "leonx_rider"]
        if not self.armies[1 - winner] or not self.has(winner, "latari_prowl"):
            return
        answer = yield from choose(winner, [f"figures {number}" for number in range(len(riders) + 1)])
        number = int(answer.split()[1])
        for rider in riders[:number]:
            rider.routed = True
        for _ in range(number):
            prey = [unit for unit in self.armies[1 - winner] if is_standing(unit)] or self.armies[1 - winner]
            if prey:
                yield from self.pick(1 - winner, prey)
                assert self.picked is not None
                yield from self.destroy(1 - winner, self.picked)

    def lose(self, loser: int) -> Play:
        """Step 6a: all retreat together; what lay there before is destroyed [RUN-BAT-36] [RUN-BAT-43]."""
        if loser == DEFENDER:
            self.lying.clear()
        units = list(self.armies[loser])
        self.armies[loser].clear()
        yield from self.flee(loser, units)

    def drive_out(self, side: int, unit: Unit) -> Play:
        """A unit leaves the battle at once by the retreat rules [RUN-BAT-24]."""
        self.armies[side].remove(unit)
        yield from self.flee(side, [unit])

    def reaches(self, unit: Unit, spot: Neighbour) -> bool:
        """[RUN-RET-07]"""
        if spot.border == "open" or unit.sheet.flies:
            return True
        wades = self.setting.winter or (unit.kind == "dark_knight" and "waiqar_steeds" in self.setting.cards)
        return spot.border == "water" and wades

    def destinations(self, side: int, units: Sequence[Unit]) -> list[str]:
        """[RUN-RET-02] [RUN-RET-04] [RUN-RET-10]"""
        owner = self.owner(side)
        friendly = [name for name, spot in self.neighbours.items() if spot.controller == owner]
        empty = [name for name, spot in self.neighbours.items() if spot.empty and owner != NOBODY]
        for together in (all, any):
            for class_ in (friendly, empty):
                found = [name for name in class_ if together(self.reaches(u, self.neighbours[name]) for u in units)]
                if found:
                    return found
        return []

    def flee(self, side: int, units: Sequence[Unit]) -> Play:
        """To one area, routed; more than eight there are destroyed down to eight [RUN-RET-01] [RUN-RET-08]
        [RUN-RET-11]."""
        names = self.destinations(side, units) if units else []
        if not names:
            return
        answer = yield from choose(side, [f"retreat_to {name}" for name in names])
        spot = self.neighbours[answer.removeprefix("retreat_to ")]
        owner = self.owner(side)
        own = set(self.kinds_of(side))
        if not spot.standing + spot.routed:
            spot.holder = owner
        for unit in units:
            if self.reaches(unit, spot):
                spot.routed[unit.kind] += 1
        if spot.stronghold_of == NOBODY and spot.home_of == NOBODY and not own & set(+(spot.standing + spot.routed)):
            spot.holder = NOBODY  # neutral units alone belong to nobody [RUN-NEU-10]
        # The limit is one for players: unallied neutral units have none [RUN-MOV-11].
        while spot.holder != NOBODY and (spot.standing + spot.routed).total() > 8:
            options = [f"disband {kind}" for kind in +spot.standing] + [f"disband_routed {k}" for k in +spot.routed]
            answer = yield from choose(side, options)
            word, kind = answer.split()
            (spot.standing if word == "disband" else spot.routed)[kind] -= 1

    def kinds_of(self, side: int) -> Sequence[str]:
        """The unit types of the faction that leads a side."""
        return list(FACTION_SHEETS[self.setting.factions[side]])

    def conquer(self) -> Play:
        """Step 6b [RUN-BAT-37] to [RUN-BAT-40]."""
        self.stronghold, self.stronghold_of = "none", NOBODY
        own = self.setting.strongholds
        more = [f"tear_down {name}" for name in own] if len(own) >= 4 else ["raise_own unused"]
        answer = yield from choose(ATTACKER, ["raise_own nothing", *more])
        if answer == "raise_own nothing":
            return
        self.stronghold, self.stronghold_of = "damaged_stronghold", self.setting.seats[ATTACKER]
        torn = self.neighbours.get(answer.removeprefix("tear_down "))
        if torn is not None:
            torn.stronghold_of = NOBODY

    def excess(self, there: list[Counter[str]]) -> Play:
        """The winner's units beyond eight leave together [RUN-MOV-12] [RUN-BAT-68]."""
        leaving: list[Unit] = []
        while (there[0] + there[1]).total() > 8:
            present = [Unit(kind, routed=bool(row)) for row in (0, 1) for kind in +there[row]]
            yield from self.pick(ATTACKER, present)
            assert self.picked is not None
            there[self.picked.routed][self.picked.kind] -= 1
            leaving.append(self.picked)
        yield from self.flee(ATTACKER, leaving)

    def coven(self, winner: int, there: list[Counter[str]]) -> Play:
        """The Blood Coven: up to two destroyed Berserkers come back, routed; above eight units the owner destroys."""
        if not self.sisters or not self.has(winner, "uthuk_coven"):
            return
        most = min(2, self.lost_berserkers)
        answer = yield from choose(winner, [f"figures {number}" for number in range(most + 1)])
        there[1]["berserker"] += int(answer.split()[1])
        while (there[0] + there[1]).total() > 8:
            options = [f"disband {kind}" for kind in +there[0]] + [f"disband_routed {kind}" for kind in +there[1]]
            word, kind = (yield from choose(winner, options)).split()
            there[word != "disband"][kind] -= 1
