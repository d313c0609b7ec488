"""Random battles of Runewars, fought by the engine and the referee side by side, with the same answers and chance."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from runewars_battle import field as turn_of_seat_0
from runewars_battle import learn, listen, told, winner
from runewars_orders import capital, develop_at, explore
from runewars_referee import Referee, Verdict
from runewars_seasons import title
from runewars_sheets import CHANCE, FACTION_SHEETS, NEUTRAL_SHEETS, NOBODY, Ask, Neighbour, Setting, Unfair
from runewars_table import USUAL, area, build, do, hold, names, offers, put

from bannerhall.core.errors import Illegal
from bannerhall.core.events import Sink
from bannerhall.games.runewars.rules import battle, development_cards, forces, season_cards, tactics, units
from bannerhall.games.runewars.rules.atlas import AREA_NAMES
from bannerhall.games.runewars.rules.components import FROZEN, STRONGHOLD_STATES
from bannerhall.games.runewars.rules.state import Runewars

SEATS = 4
PASSED = ("battle_window", "announce_fate")  # windows for cards: nobody plays any
# Development cards that the referee knows.
OF_BATTLE = (
    *("daqan_longbows", "daqan_heraldry", "daqan_trebuchet", "daqan_journeymen", "daqan_drill"),
    *("latari_vaal", "latari_fletchers", "latari_bladesong", "latari_rootwall", "latari_prowl"),
    *("uthuk_frenzy", "uthuk_hellfire", "uthuk_dread", "uthuk_coven"),
    *("waiqar_barbed", "waiqar_masters", "waiqar_bilehall", "waiqar_toxic", "waiqar_steeds"),
)
assert set(OF_BATTLE) <= set(development_cards.NAMES)
FIGURES = {kind: int(units.FIGURES[number]) for number, kind in enumerate(units.UNIT_NAMES)}


@dataclass
class Fought:
    """A battle of both: what they do not agree on."""

    setting: Setting
    answers: list[str] = field(default_factory=list)
    differences: list[str] = field(default_factory=list)
    abilities: set[str] = field(default_factory=set)  # types whose special ability was used


# --- Positions --------------------------------------------------------------------------------------------------------


def army(rng: Random, kinds: list[str], most: int, left: Counter[str]) -> Counter[str]:
    """Units of some of these types, as far as there are figures."""
    found: Counter[str] = Counter()
    few = rng.sample(kinds, rng.randint(1, min(4, len(kinds))))
    for _ in range(rng.randint(1, most)):
        kind = rng.choice(few)
        if left[kind] > 0:
            left[kind] -= 1
            found[kind] += 1
    return found


class Scene:
    """A random battle: the engine's position and what the referee is told of it."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.left = Counter(FIGURES)
        cards = rng.sample(OF_BATTLE, rng.randint(0, 8)) if rng.random() < 0.4 else []
        revised = rng.random() < 0.4
        ruleset = "revised" if revised else "original"
        self.s = turn_of_seat_0(SEATS, USUAL[SEATS], ruleset=ruleset, development_cards=True)
        learn(self.s, *cards)
        self.attacker = rng.randrange(SEATS)
        self.unallied = rng.random() < 0.25
        self.defender = (self.attacker + 1) % SEATS
        if not self.unallied:
            self.defender = rng.choice([seat for seat in range(SEATS) if seat != self.attacker])
        homes = [name for name in AREA_NAMES if name[0] == USUAL[SEATS][self.defender][0].upper() and name[1] in "ABC"]
        tiles = sorted(name for name in names(self.s.land) if name[0].isdigit())
        self.home = not self.unallied and rng.random() < 0.2
        self.at = rng.choice(homes if self.home else tiles)
        attackers = self.attacking()
        self.setting = Setting(
            seats=(self.attacker, self.defender),
            factions=(USUAL[SEATS][self.attacker], USUAL[SEATS][self.defender]),
            unallied=self.unallied,
            attackers=attackers,
            defenders=Counter(),
            lying=Counter(),
            revised=revised,
            home=self.home,
            cards=frozenset(cards),
        )
        self.defending()
        self.settle_neighbours()
        self.adorn()
        self.s.turn_of = self.attacker + 1

    def kinds(self, seat: int) -> list[str]:
        return list(FACTION_SHEETS[USUAL[SEATS][seat]])

    def attacking(self) -> Counter[str]:
        force = army(self.rng, self.kinds(self.attacker), self.rng.choice((3, 6, 9)), self.left)
        if self.rng.random() < 0.3:
            force += army(self.rng, list(NEUTRAL_SHEETS), 3, self.left)
        return force

    def defending(self) -> None:
        """Units that stand and lie, and a stronghold; something that makes the player the defender."""
        rng, setting = self.rng, self.setting
        kinds = list(NEUTRAL_SHEETS) if self.unallied else self.kinds(self.defender)
        force: Counter[str] = Counter()
        if self.unallied or rng.random() < 0.9:
            force = army(rng, kinds, rng.choice((2, 5, 8)), self.left)
            if not self.unallied and force.total() <= 5 and rng.random() < 0.3:
                force += army(rng, list(NEUTRAL_SHEETS), 3, self.left)
        lying: Counter[str] = Counter()
        if force.total() <= 6 and rng.random() < 0.25:
            lying = army(rng, kinds, 2, self.left)
        if not self.unallied and (rng.random() < 0.35 or not (force + lying or self.home)):
            state = rng.choice(("stronghold", "damaged_stronghold"))
            if self.home and rng.random() < 0.3:
                state = rng.choice(("capital", "damaged_capital"))
                capital(self.s, self.defender, self.at, damaged=state == "damaged_capital")
            else:
                build(self.s, self.defender, self.at, damaged=state == "damaged_stronghold")
            setting.stronghold = state
            if rng.random() < 0.5:
                setting.development = True
                develop_at(self.s, self.at, "defensive")
        setting.defenders, setting.lying = force, lying
        seat = NOBODY if self.unallied else self.defender
        if force + lying:
            put(self.s, seat, self.at, False, **force)
            put(self.s, seat, self.at, True, **lying)

    def settle_neighbours(self) -> None:
        s, rng, here = self.s, self.rng, area(self.at)
        for name in sorted(names(s.near[here])):
            border = "open"
            if (s.wet[here] >> area(name)) & 1:
                border = "water"
            elif (s.steep[here] >> area(name)) & 1:
                border = "mountain"
            home = next((seat for seat in range(SEATS) if USUAL[SEATS][seat][0].upper() == name[0]), NOBODY)
            spot = Neighbour(border, home_of=home)
            self.setting.neighbours[name] = spot
            seat = rng.choice((None, None, self.attacker, self.attacker, self.defender, self.defender, NOBODY, "any"))
            if seat == "any":
                seat = rng.randrange(SEATS)
            if seat is None or (home != NOBODY and seat == NOBODY):
                continue
            assert isinstance(seat, int)
            if seat != NOBODY and home in (NOBODY, seat) and rng.random() < 0.25:
                spot.stronghold_of = seat
                build(s, seat, name)
                if seat == self.attacker:
                    self.setting.strongholds[name] = 1
            kinds = list(NEUTRAL_SHEETS) if seat == NOBODY else self.kinds(seat)
            if spot.stronghold_of == NOBODY or rng.random() < 0.5:
                spot.holder = seat
                spot.standing = army(rng, kinds, rng.choice((2, 4, 6)), self.left)
                if rng.random() < 0.4 and spot.standing.total() < 7:
                    spot.routed = army(rng, kinds, 2, self.left)
                if not spot.standing + spot.routed:
                    spot.holder = NOBODY
                    continue
                put(s, seat, name, False, **spot.standing)
                put(s, seat, name, True, **spot.routed)

    def adorn(self) -> None:
        """Season, cards, titles, tokens, strongholds far away."""
        s, rng, setting = self.s, self.rng, self.setting
        if rng.random() < 0.2:
            setting.winter = True
            s.weather |= FROZEN
            s.season = season_cards.WINTER
        if setting.stronghold != "none" and rng.random() < 0.3:
            setting.siege = True
            battle.siege_bonus(s)
        if rng.random() < 0.2:
            setting.garrison = True
            s.set_order(self.defender, 1)
            s.used[self.defender] = 1
        if rng.random() < 0.3:
            setting.lord_commander = rng.randrange(SEATS)
            title(s, "lord_commander", setting.lord_commander)
        if rng.random() < 0.1:
            setting.defensible = True
            explore(s, self.at, "defensible")
        far = [n for n in sorted(names(s.land)) if n != self.at and n not in setting.neighbours and n[0].isdigit()]
        while len(setting.strongholds) > 4:
            name, _ = setting.strongholds.popitem()
            setting.neighbours[name].stronghold_of = NOBODY
            s.set_stronghold(area(name), 0)
            s.set_builder(area(name), 0)
        for name in rng.sample(far, rng.choice((0, 1, 4))):
            if len(setting.strongholds) < 4:
                build(s, self.attacker, name)
                setting.strongholds[name] = 1
        for side, seat in enumerate(setting.seats):
            if rng.random() < 0.5:
                drawn = rng.sample(tactics.NAMES[:30], rng.randint(1, 2))
                hold(s, seat, *drawn)
                setting.hands[side].update(drawn)
        if rng.random() < 0.3:
            gone = frozenset(rng.sample(sorted(setting.fates), rng.randint(1, 29)))
            setting.fates -= gone
            setting.discarded = gone
            s.fate = sum(1 << (card - 1) for card in setting.fates)
            s.fate_discard = sum(1 << (card - 1) for card in gone)


# --- Side by side -----------------------------------------------------------------------------------------------------


def fight_out(rng: Random) -> Fought:
    """One random battle: both ask the same, and come to the same end."""
    scene = Scene(rng)
    s, setting = scene.s, scene.setting
    fought = Fought(setting)
    referee = Referee(setting)
    sink = listen(s)
    force = sum(int(forces.of_kind(units.UNIT_NAMES.index(k), n)) for k, n in setting.attackers.items())
    battle.begin(s, area(scene.at), scene.attacker, force)
    s.advance()
    play = referee.run()
    try:
        ask = next(play, None)
        while s.battle_at != 0:
            if s.seat() != CHANCE and s.question(s.seat()) in PASSED:
                do(s, int(s.seat()), "go_on")
                continue
            if ask is None:
                raise Unfair(f"the engine still asks {s.question(s.seat())}")
            answer = answered(s, setting, ask, rng)
            fought.answers.append(f"{s.seat()} {answer}")
            do(s, int(s.seat()), answer)
            try:
                ask = play.send(answer)
            except StopIteration:
                ask = None
        if ask is not None:
            raise Unfair(f"the referee still asks side {ask.side}: {sorted(ask.options)[:5]}")
        assert referee.verdict is not None
        fought.differences = compare(s, scene.at, sink, referee.verdict)
    except (Unfair, Illegal) as trouble:
        fought.differences = [repr(trouble)]
    fought.abilities = referee.used
    return fought


def answered(s: Runewars, setting: Setting, ask: Ask, rng: Random) -> str:
    """A random answer that both allow."""
    seat = int(s.seat())
    question = s.question(seat)
    if seat == CHANCE:
        if question == "draw_tactics" and ask.options == {"draw_tactics"}:
            left = [name for kind, name in enumerate(tactics.NAMES[:30]) if s.tactics_deck.counts[kind] != 0]
            return f"draw_tactics {rng.choice(left)}"
        if question != "battle_fate" or ask.side != CHANCE:
            raise Unfair(f"the engine wants chance for {question}, the referee {ask.side} {sorted(ask.options)[:5]}")
        in_deck = {f"fate {card + 1}" for card in range(30) if (s.fate >> card) & 1}
        if in_deck and in_deck != ask.options:
            raise Unfair(f"the deck of the engine: {sorted(in_deck ^ ask.options)}")
        return rng.choice(sorted(ask.options))
    offered = set(offers(s, seat))
    if ask.side == CHANCE or setting.seats[ask.side] != seat or offered != ask.options:
        raise Unfair(f"{question}: engine {seat} {sorted(offered)}, referee {ask.side} {sorted(ask.options)[:30]}")
    return rng.choice(sorted(offered))


def count_units(s: Runewars, at: str) -> tuple[Counter[str], Counter[str]]:
    """Standing and routed units of an area."""
    owner = int(s.holder[area(at)]) - 1
    faction = int(s.faction_of(owner)) if owner >= 0 else 0
    found: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    for number, row in enumerate((s.standing, s.routed)):
        for slot in range(int(units.SLOTS)):
            many = int(forces.many(row[area(at)], slot))
            if many:
                found[number][units.UNIT_NAMES[int(forces.kind_of(slot, faction))]] = many
    return found


def compare(s: Runewars, at: str, sink: Sink, verdict: Verdict) -> list[str]:
    """What the engine's position says otherwise than the referee."""
    over = told(s, sink, "battle_over")[-1]
    state = int(s.stronghold[area(at)])
    pairs = [
        ("winner", winner(s), ("attacker", "defender")[verdict.winner]),
        ("strength", (over["attack"], over["defence"]), verdict.totals),
        ("units", count_units(s, at), verdict.there),
        ("stronghold", STRONGHOLD_STATES[state], verdict.stronghold),
        ("fates", {card + 1 for card in range(30) if (s.fate >> card) & 1}, verdict.fates[0]),
        ("pile", {card + 1 for card in range(30) if (s.fate_discard >> card) & 1}, verdict.fates[1]),
    ]
    pairs += [(f"units in {name}", count_units(s, name), there) for name, there in verdict.neighbours.items()]
    return [f"{what}: engine {one}, referee {other}" for what, one, other in pairs if one != other]
