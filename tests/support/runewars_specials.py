"""The special ability of every unit type in the referee's battles: once for each special icon [RUN-BAT-12]."""

from __future__ import annotations

from collections.abc import Generator

from runewars_blows import HIT_INSTEAD, STOP, Blows, best, is_hurt, is_standing, standing
from runewars_sheets import CHANCE, NEUTRAL_SHEETS, Ask, Play, Setting, Unit, choose, shown


class Specials(Blows):
    """What icons do for a side."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.might = [0, 0]
        self.ravages = [0, 0]
        self.used: set[str] = set()  # types whose ability has been carried out

    def special(self, side: int, kind: str) -> Play:
        self.used.add(kind)
        yield from getattr(self, kind)(side, 1 - side)

    def shaped(self, side: int, *shapes: str) -> list[Unit]:
        return [unit for unit in self.armies[side] if unit.sheet.shape in shapes]

    # --- Daqan Lords --------------------------------------------------------------------------------------------------

    def bowman(self, side: int, enemy: int) -> Play:
        """Concentrated Fire [RUN-BAT-59]."""
        tough = best(self.may_take(enemy), lambda unit: self.health(enemy, unit) > 1)
        if tough:
            yield from self.pick(enemy, tough)
            assert self.picked is not None
            double = self.has(side, "daqan_longbows") and self.health(enemy, self.picked) > 1
            yield from self.hit(enemy, self.picked, 2 if double else 1)

    def footman(self, side: int, enemy: int) -> Play:
        """Valiant Strike."""
        if self.armies[enemy]:
            yield from self.pick(enemy, self.may_take(enemy))
            target = self.picked
            assert target is not None
            yield from self.hit(enemy, target, 1)
            if target in self.armies[enemy]:
                yield from self.hit(enemy, target, 1)

    def knight(self, side: int, enemy: int) -> Play:
        """Command."""
        if self.has(side, "daqan_heraldry"):
            if standing(self.armies[enemy]):
                yield from self.pick(side, standing(self.armies[enemy]))
                assert self.picked is not None
                yield from self.lay_down(enemy, self.picked)
        else:
            yield from self.rout(enemy, 1)
        card = yield Ask(CHANCE, frozenset({"draw_tactics"}))
        self.hands[side][card.removeprefix("draw_tactics ")] += 1

    def siege_tower(self, side: int, enemy: int) -> Play:
        """Lay Siege [RUN-BAT-25] [RUN-DCRD-12]."""
        storming = side == 0 and self.setting.stronghold != "none" and self.has(side, "daqan_trebuchet")
        self.might[side] += 3 if storming else 2
        yield from ()

    def novice_wizard(self, side: int, enemy: int) -> Play:
        """Ball Lightning [RUN-TAC-09] [RUN-DCRD-07]."""
        hand = self.hands[side]
        answer = yield from choose(side, [HIT_INSTEAD, *(f"spend_card {card}" for card in +hand)])
        if answer == HIT_INSTEAD:
            yield from self.damage(enemy, 1)
            return
        card = answer.removeprefix("spend_card ")
        hand[card] -= 1
        struck: list[Unit] = []
        for _ in range(3):
            free = [unit for unit in self.armies[enemy] if struck.count(unit) < 2]
            if not free:
                break
            # Of units that look the same, one that has been struck less often leaves more to choose from.
            free.sort(key=struck.count)
            yield from self.pick(side, free)
            assert self.picked is not None
            struck.append(self.picked)
            yield from self.hit(enemy, self.picked, 1)
        if self.has(side, "daqan_journeymen"):
            answer = yield from choose(side, ["take_card_back", STOP])
            hand[card] += answer == "take_card_back"

    def roc(self, side: int, enemy: int) -> Play:
        """Talon Snatch [RUN-BAT-65]."""
        triangles = best(self.shaped(enemy, "triangle"), is_standing)
        rectangles = best(self.shaped(enemy, "rectangle"), is_standing)
        yield from self.pick(side, triangles + rectangles, STOP)
        first = self.picked
        if first is None:
            return
        yield from self.destroy(enemy, first)
        if first.sheet.shape == "triangle":
            yield from self.pick(side, best(self.shaped(enemy, "triangle"), is_standing), STOP)
            if self.picked is not None:
                yield from self.destroy(enemy, self.picked)

    # --- Latari Elves -------------------------------------------------------------------------------------------------

    def archer(self, side: int, enemy: int) -> Play:
        """Crack Shot."""
        if self.armies[enemy]:
            yield from self.pick(side, self.armies[enemy])
            assert self.picked is not None
            yield from self.hit(enemy, self.picked, 1)

    def pegasus_rider(self, side: int, enemy: int) -> Play:
        """Charge [RUN-BAT-65]."""
        yield from self.pick(side, standing(self.shaped(enemy, "triangle", "rectangle")), STOP)
        first = self.picked
        if first is None:
            return
        yield from self.lay_down(enemy, first)
        if first.sheet.shape == "triangle":
            yield from self.pick(side, standing(self.shaped(enemy, "triangle")), STOP)
            if self.picked is not None:
                yield from self.lay_down(enemy, self.picked)

    def sorceress(self, side: int, enemy: int) -> Play:
        """Word of Vaal [RUN-ORIG-09] [RUN-ORIG-10]."""
        if not self.armies[enemy]:
            return
        if self.setting.revised:
            yield from self.pick(side, self.armies[enemy])
        else:
            yield from self.pick(enemy, best(self.armies[enemy], is_standing))
        unit = self.picked
        assert unit is not None
        if self.has(side, "latari_vaal") and (unit.routed or unit.damage):
            yield from self.destroy(enemy, unit)
        else:
            yield from self.drive_out(enemy, unit)

    def drive_out(self, side: int, unit: Unit) -> Play:
        raise NotImplementedError

    def warrior(self, side: int, enemy: int) -> Play:
        """Overpower [RUN-BAT-57]."""
        weak = [unit for unit in self.armies[enemy] if unit.routed or unit.damage]
        yield from self.pick(side, weak, HIT_INSTEAD)
        if self.picked is not None:
            yield from self.destroy(enemy, self.picked)
        else:
            yield from self.damage(enemy, 1)

    def leonx_rider(self, side: int, enemy: int) -> Play:
        """Pounce."""
        if standing(self.armies[enemy]):
            yield from self.pick(side, standing(self.armies[enemy]))
            unit = self.picked
            assert unit is not None
            yield from self.lay_down(enemy, unit)
            if self.row(enemy, unit.kind) >= 3:
                yield from self.hit(enemy, unit, 1)

    def row(self, side: int, kind: str) -> int:
        raise NotImplementedError

    def forest_guardian(self, side: int, enemy: int) -> Play:
        """Entangle: where nobody stands there is nothing to choose."""
        upright = standing(self.armies[enemy])
        yield from self.pick(side, upright, HIT_INSTEAD, *([STOP] if upright else []))
        if self.answer == HIT_INSTEAD:
            yield from self.damage(enemy, 2)
        elif self.picked is not None:
            yield from self.lay_down(enemy, self.picked)
            yield from self.pick(side, standing(self.armies[enemy]), STOP)
            if self.picked is not None:
                yield from self.lay_down(enemy, self.picked)

    # --- Uthuk Y'llan -------------------------------------------------------------------------------------------------

    def berserker(self, side: int, enemy: int) -> Play:
        """Fury [RUN-BAT-18] [RUN-BAT-64]."""
        frenzy = self.has(side, "uthuk_frenzy")
        own = [
            unit
            for unit in standing(self.armies[side])
            if unit.kind == "berserker" or (frenzy and unit.sheet.shape == "triangle")
        ]
        yield from self.pick(side, own, STOP)
        if self.picked is not None:
            yield from self.destroy(side, self.picked)
            yield from self.damage(enemy, 2)

    def flesh_ripper(self, side: int, enemy: int) -> Play:
        """Unrelenting [RUN-BAT-52]."""
        self.tough[side]["flesh_ripper"] = 3
        yield from ()

    def warlock(self, side: int, enemy: int) -> Play:
        """Rain Fire [RUN-BAT-28] [RUN-BAT-66]."""
        triangles = self.shaped(enemy, "triangle")
        rectangles = self.shaped(enemy, "rectangle")
        full = (len(triangles) >= 2, len(rectangles) >= 1)
        if not any(full):
            for unit in triangles:
                yield from self.destroy(enemy, unit)
            return
        if all(full) and self.has(side, "uthuk_hellfire"):
            answer = yield from choose(side, ["rain_on triangles", "rain_on rectangle"])
            full = (answer == "rain_on triangles", answer != "rain_on triangles")
        # Whichever option the opponent takes: standing units of its shape go first.
        offered = (best(triangles, is_standing) if full[0] else []) + (best(rectangles, is_standing) if full[1] else [])
        yield from self.pick(enemy, offered)
        first = self.picked
        assert first is not None
        yield from self.destroy(enemy, first)
        if first.sheet.shape == "triangle":
            yield from self.pick(enemy, best(self.shaped(enemy, "triangle"), is_standing))
            assert self.picked is not None
            yield from self.destroy(enemy, self.picked)

    def chaos_lord(self, side: int, enemy: int) -> Play:
        """Terrifying [RUN-BAT-61]."""
        chosen = yield from self.both(side, self.armies[enemy])
        for unit in chosen:
            if unit not in self.armies[enemy]:
                continue
            if unit.routed:
                yield from self.destroy(enemy, unit)
            else:
                yield from self.lay_down(enemy, unit)

    def both(self, side: int, units: list[Unit]) -> Generator[Ask, str, list[Unit]]:
        """Two different units, chosen before anything happens to either."""
        chosen: list[Unit] = []
        for _ in range(2):
            free = [unit for unit in units if unit not in chosen]
            if free:
                yield from self.pick(side, free)
                assert self.picked is not None
                chosen.append(self.picked)
        return chosen

    def blood_sister(self, side: int, enemy: int) -> Play:
        """Blood Rite [RUN-BAT-58] [RUN-BAT-64]."""
        shapes = {unit.sheet.shape for unit in self.armies[enemy]}
        own = best([unit for unit in self.armies[side] if unit.sheet.shape in shapes], is_standing)
        yield from self.pick(side, own, HIT_INSTEAD)
        unit = self.picked
        if unit is None:
            yield from self.damage(enemy, 1)
            return
        yield from self.destroy(side, unit)
        targets = best(self.shaped(enemy, unit.sheet.shape), is_standing)
        if targets:
            yield from self.pick(side, targets)
            assert self.picked is not None
            yield from self.destroy(enemy, self.picked)

    def obscene(self, side: int, enemy: int) -> Play:
        """Devour."""
        prey = best(self.shaped(enemy, "triangle"), is_standing)
        if prey:
            yield from self.pick(side, prey)
            assert self.picked is not None
            yield from self.destroy(enemy, self.picked)
        hurt = [unit for unit in self.armies[side] if unit.kind == "obscene" and unit.damage]
        if hurt:
            yield from self.pick(side, hurt)
            assert self.picked is not None
            self.picked.damage = 0

    # --- Waiqar the Undying -------------------------------------------------------------------------------------------

    def reanimate(self, side: int, enemy: int) -> Play:
        """Overrun."""
        together = [unit for unit in standing(self.armies[side]) if unit.kind == "reanimate"]
        yield from self.damage(enemy, 2 if len(together) >= 2 else 1)

    def skeleton_archer(self, side: int, enemy: int) -> Play:
        """Mortal Strike."""
        targets = best(self.shaped(enemy, "triangle", "circle", "rectangle"), is_standing)
        if targets:
            yield from self.pick(side if self.has(side, "waiqar_barbed") else enemy, targets)
            assert self.picked is not None
            yield from self.destroy(enemy, self.picked)

    def necromancer(self, side: int, enemy: int) -> Play:
        """Raise Dead [RUN-BAT-26]."""
        yield from self.raise_dead(side, 3 if self.has(side, "waiqar_masters") else 2, routed=False)

    def dark_knight(self, side: int, enemy: int) -> Play:
        """Dread Charge."""
        if standing(self.armies[enemy]):
            yield from self.pick(side, standing(self.armies[enemy]))
            assert self.picked is not None
            yield from self.lay_down(enemy, self.picked)
        yield from self.damage(enemy, 1)

    def vampire(self, side: int, enemy: int) -> Play:
        """Drain Life."""
        prey = self.shaped(enemy, "triangle", "circle", "rectangle")
        if not (self.setting.winter and self.has(side, "waiqar_bilehall")):
            prey = [unit for unit in prey if unit.routed]
        if not prey:
            yield from self.damage(enemy, 1)
            return
        yield from self.pick(side, prey)
        assert self.picked is not None
        yield from self.destroy(enemy, self.picked)
        fallen = [unit for unit in self.armies[side] if unit.routed]
        if fallen:
            yield from self.pick(side, fallen)
            assert self.picked is not None
            self.picked.routed = False

    def great_wyrm(self, side: int, enemy: int) -> Play:
        """Grave Breath."""
        before = list(self.armies[enemy])
        yield from self.damage(enemy, 2)
        gone = sum(unit not in self.armies[enemy] for unit in before)
        if gone:
            yield from self.raise_dead(side, gone, routed=True)

    # --- Neutral units ------------------------------------------------------------------------------------------------

    def sorcerer(self, side: int, enemy: int) -> Play:
        """Undying [RUN-BAT-52]."""
        self.tough[side]["sorcerer"] = 2
        yield from ()

    def razorwing(self, side: int, enemy: int) -> Play:
        """Stun [RUN-BAT-60]."""
        slow = [unit for unit in standing(self.armies[enemy]) if self.row(enemy, unit.kind) >= 2]
        if slow:
            yield from self.pick(enemy, best(slow, lambda unit: not is_hurt(unit)))
            assert self.picked is not None
            yield from self.lay_down(enemy, self.picked)

    def beastman(self, side: int, enemy: int) -> Play:
        """Ravage [RUN-BAT-67]."""
        yield from self.damage(enemy, 1)
        if self.ravages[side] == 0:
            return
        self.ravages[side] -= 1
        card = yield from self.fate()
        self.in_use(side, int(card))
        result, number = shown(int(card), NEUTRAL_SHEETS["beastman"].shape)
        if result == "S":
            yield from self.beastman(side, enemy)
        elif result == "R":
            yield from self.rout(enemy, number)
        elif result == "D":
            yield from self.damage(enemy, number)

    def in_use(self, side: int, card: int) -> None:
        raise NotImplementedError

    def hell_hound(self, side: int, enemy: int) -> Play:
        """Burning [RUN-BAT-61]."""
        chosen = yield from self.both(enemy, standing(self.armies[enemy]))
        for unit in chosen:
            if unit in self.armies[enemy]:
                yield from self.hit(enemy, unit, 1)

    def dragon(self, side: int, enemy: int) -> Play:
        """Flaming Breath."""
        for _ in range(3):
            yield from self.pick(side, best(self.shaped(enemy, "triangle"), is_standing), STOP)
            if self.picked is None:
                return
            yield from self.destroy(enemy, self.picked)

    def giant(self, side: int, enemy: int) -> Play:
        """Rage."""
        hurt = [unit for unit in self.armies[side] if unit.kind == "giant" and unit.damage]
        if hurt:
            yield from self.pick(side, hurt)
            assert self.picked is not None
            yield from self.damage(enemy, self.picked.damage)
