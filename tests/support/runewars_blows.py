"""Routs, damage and destruction in the referee's battles [RUN-BAT-13] [RUN-BAT-14]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from runewars_sheets import (
    ATTACKER,
    CHANCE,
    DEFENDER,
    FATES,
    NOBODY,
    REANIMATES,
    Ask,
    Neighbour,
    Pick,
    Play,
    Setting,
    Unit,
    choose,
)

STOP = "go_on"
HIT_INSTEAD = "hit_instead"


def standing(units: Iterable[Unit]) -> list[Unit]:
    return [unit for unit in units if not unit.routed]


def best(units: Sequence[Unit], *wishes: Callable[[Unit], bool]) -> list[Unit]:
    """Those that meet the first wish that any of them meets, or all."""
    for wish in wishes:
        found = [unit for unit in units if wish(unit)]
        if found:
            return found
    return list(units)


def is_standing(unit: Unit) -> bool:
    return not unit.routed


def is_hurt(unit: Unit) -> bool:
    return unit.damage > 0


class Blows:
    """The two armies and what happens to their units."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.armies = (self.line_up(setting.attackers), self.line_up(setting.defenders))
        self.lying = Counter(setting.lying)
        self.neighbours: dict[str, Neighbour] = setting.neighbours
        self.tough: tuple[dict[str, int], dict[str, int]] = ({}, {})
        self.hands = (Counter(setting.hands[0]), Counter(setting.hands[1]))
        self.deck = set(setting.fates)
        self.pile = set(setting.discarded)
        self.lost_berserkers = 0
        self.answer = ""
        self.picked: Unit | None = None

    @staticmethod
    def line_up(force: Counter[str]) -> list[Unit]:
        """[RUN-BAT-02]"""
        return [Unit(kind) for kind in sorted(force) for _ in range(force[kind])]

    def is_player(self, side: int) -> bool:
        return side == ATTACKER or not self.setting.unallied

    def owner(self, side: int) -> int:
        return self.setting.seats[side] if self.is_player(side) else NOBODY

    def has(self, side: int, card: str) -> bool:
        """Whether a Development card helps the side."""
        mine = card.split("_", maxsplit=1)[0] == self.setting.factions[side]
        return mine and self.is_player(side) and card in self.setting.cards

    def health(self, side: int, unit: Unit) -> int:
        """[RUN-BAT-52]"""
        return self.tough[side].get(unit.kind, unit.sheet.health)

    # --- Choosing -----------------------------------------------------------------------------------------------------

    def pick(self, side: int, units: Iterable[Unit], *others: str) -> Play:
        """A side chooses one of these units or something else; `picked` is the unit, or None."""
        cells: dict[str, Unit] = {}
        for unit in units:
            cells.setdefault(f"battle_unit {unit.cell}", unit)
        answer = yield from choose(side, [*cells, *others])
        self.answer = answer
        self.picked = cells.get(answer)

    def fate(self) -> Pick:
        """Chance gives a Fate card; when the deck is exhausted the discard pile is shuffled at once [RUN-BAT-29]
        [RUN-BAT-56]."""
        if not self.deck:
            self.deck, self.pile = self.pile, set()
        answer = yield Ask(CHANCE, frozenset(f"fate {card}" for card in self.deck))
        card = int(answer.removeprefix("fate "))
        self.deck.remove(card)
        if not self.deck:
            self.deck, self.pile = self.pile, set()
        assert card in FATES
        return str(card)

    # --- Routs --------------------------------------------------------------------------------------------------------

    def lay_down(self, side: int, unit: Unit) -> Play:
        unit.routed = True
        yield from self.bleed(side, unit)

    def rout(self, side: int, number: int) -> Play:
        """The suffering side lays down units, undamaged ones first [RUN-BAT-13] [RUN-BAT-19]."""
        for _ in range(number):
            upright = standing(self.armies[side])
            if not upright:
                return
            yield from self.pick(side, best(upright, lambda unit: not is_hurt(unit)))
            assert self.picked is not None
            yield from self.lay_down(side, self.picked)

    # --- Damage -------------------------------------------------------------------------------------------------------

    def may_take(self, side: int) -> list[Unit]:
        """Who may be given the next damage token: a damaged unit, else a standing one, else a routed one
        [RUN-BAT-20]."""
        return best(self.armies[side], is_hurt, is_standing)

    def damage(self, side: int, number: int) -> Play:
        """[RUN-BAT-14]"""
        for _ in range(number):
            if not self.armies[side]:
                return
            yield from self.pick(side, self.may_take(side))
            assert self.picked is not None
            yield from self.hit(side, self.picked, 1)

    def hit(self, side: int, unit: Unit, number: int) -> Play:
        """Tokens for one unit; with as many as its health it is destroyed [RUN-BAT-21]."""
        unit.damage += number
        if unit.damage >= self.health(side, unit):
            yield from self.destroy(side, unit)

    def destroy(self, side: int, unit: Unit) -> Play:
        self.armies[side].remove(unit)
        self.lost_berserkers += unit.kind == "berserker"
        yield from self.bleed(side, unit)

    def bleed(self, side: int, unit: Unit) -> Play:
        """Toxic Blood: a Great Wyrm that is routed or destroyed deals 2 damage at once."""
        if unit.kind == "great_wyrm" and self.has(side, "waiqar_toxic"):
            yield from self.damage(1 - side, 2)

    # --- Figures ------------------------------------------------------------------------------------------------------

    def unused_reanimates(self) -> int:
        used = self.setting.reanimates_elsewhere + self.lying["reanimate"]
        used += sum(unit.kind == "reanimate" for army in self.armies for unit in army)
        used += sum(there.standing["reanimate"] + there.routed["reanimate"] for there in self.neighbours.values())
        return REANIMATES - used

    def raise_dead(self, side: int, most: int, routed: bool) -> Play:
        """Reanimates from the unused figures; a defender's area holds eight units at most, at once [RUN-CARD-04]
        [RUN-MOV-20]."""
        most = min(most, self.unused_reanimates())
        answer = yield from choose(side, [f"figures {number}" for number in range(max(most, 0) + 1)])
        self.armies[side].extend(Unit("reanimate", routed=routed) for _ in range(int(answer.split()[1])))
        if side == DEFENDER:
            yield from self.disband(side)

    def disband(self, side: int) -> Play:
        while len(self.armies[side]) + self.lying.total() > 8:
            lain = [Unit(kind, routed=True) for kind in sorted(+self.lying)]
            yield from self.pick(side, [*lain, *self.armies[side]])
            assert self.picked is not None
            if self.picked in lain:
                self.lying[self.picked.kind] -= 1
            else:
                yield from self.destroy(side, self.picked)
