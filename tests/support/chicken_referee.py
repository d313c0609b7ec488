"""A second opinion on fights of War for Chicken Island: written from the clauses alone, slow and plain.

It shares nothing with the engine, not even the tables: numbers are copied from data.yaml by hand. A fight is handed
over as a `Table` and a `Script` of everything people decided; `judge` says how it ends. A decision the clauses do not
allow, or one that is missing, is refused by `Unfair`, so that the choices an engine offers are checked as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from chicken_script import (
    ACTION_MAGIC,
    ATTACK,
    BANNER_LIMIT,
    CHALLENGER_BONUS,
    CHALLENGER_DRAWS,
    DEFENCE,
    DISASTERS,
    MAGIC,
    MARKERS_EACH,
    STRATEGIES,
    Piece,
    Script,
    Shown,
    Table,
    Taking,
    Unfair,
    Verdict,
)
from chicken_steps import Steps


def judge(table: Table, script: Script) -> Verdict:
    """How the fight ends."""
    fight = _Fight(table, script)
    fight.declare()
    fight.window(script.guards_1)
    fight.pay_alarms()
    fight.add_dice()
    fight.check_cards()
    fight.reveal_all()
    if not fight.winners and not fight.ended:
        fight.rotten_eggs()
        fight.window(script.guards_2)
        fight.compare()
    elif script.guards_2:
        raise Unfair("no second window in a fight that ended early")
    if not fight.winners:
        fight.after_combat()
    if not fight.winners:
        fight.clear_away()
        fight.count_draws()
    return fight.verdict()


class _Fight(Steps):
    """The whole fight: strength against armour, and what comes of it."""

    # Strength against armour

    def card_strength(self, shown: Shown) -> int:
        if shown.cancelled or shown.side != ATTACK:
            return 0
        if shown.player == self.table.challenger:
            return CHALLENGER_BONUS.get(shown.card, 1)
        attacker = self.pieces[self.attacker]
        if shown.card == "flying_rock" and attacker.printed().range >= 2:
            return 4
        if shown.card == "well_thrown_pebble" and attacker.kind == "chicken":
            return 4
        return MAGIC.get(shown.card, (0, 0))[0]

    def card_armour(self, shown: Shown) -> int:
        if shown.cancelled or shown.side != DEFENCE:
            return 0
        if shown.player == self.table.challenger:
            return CHALLENGER_BONUS.get(shown.card, 1)
        return MAGIC.get(shown.card, (0, 0))[1]

    def beside_tower(self, piece: Piece, tower: str) -> bool:
        return any(
            other.model == tower and other.owner == piece.owner and self.side_by_side(other.hex, piece.hex)
            for other in self.pieces.values()
        )

    def total_strength(self) -> int:
        """CHI-FIGHT-19, with the cards shown so far"""
        attacker, defender = self.pieces[self.attacker], self.pieces[self.defender]
        total = attacker.printed().strength + attacker.plus + self.script.power
        total += sum(face for face in self.script.dice if face > 1)
        total += sum(self.card_strength(shown) for shown in self.shown)
        if attacker.printed().group == "soldier":
            for other in self.on(attacker.hex):
                if other.id != attacker.id and other.owner == attacker.owner and other.printed().group == "soldier":
                    total += 1
        if self.beside_tower(attacker, "tower_red"):
            total += 1
        if self.strategies[attacker.owner] == "battle_cry":
            total += 1
        if defender.model == "car_spiked" and self.side_by_side(attacker.hex, defender.hex):
            total -= 1
        return max(total, 0)

    def total_armour(self) -> int:
        """CHI-FIGHT-19, with the cards shown so far"""
        total = self.bare_armour(self.pieces[self.defender]) + 2 * self.alarms
        total += sum(self.card_armour(shown) for shown in self.shown)
        return max(total, 0)

    def bare_armour(self, piece: Piece) -> int:
        """What counts without cards if this piece defends"""
        total = piece.printed().armour
        if self.beside_tower(piece, "tower_blue"):
            total += 1
        if self.strategies[piece.owner] == "hold_the_coop":
            total += 1
        if self.strategies[piece.owner] == "bodyguard" and self.is_guarded(piece):
            total += 2
        if self.board.base_bonus and piece.hex in self.board.bases.values():
            total += 2
        return total

    def is_guarded(self, piece: Piece) -> bool:
        """Bodyguard; CHI-FLAG-15"""
        precious = piece.owner in piece.flags if self.table.mode == "flag" else piece.kind == "leader"
        company = [p for p in self.on(piece.hex) if p.id != piece.id and p.is_unit() and p.owner == piece.owner]
        return precious and bool(company)

    def compare(self) -> None:
        """CHI-FIGHT-13 to -16, -23 (1) to (3), CHI-SHLD-01, -03, -04"""
        self.strength, self.armour = self.total_strength(), self.total_armour()
        defender = self.pieces[self.defender]
        if self.strength < self.armour:
            self.outcome = "failed"
        elif defender.shields > 0:
            self.outcome = "absorbed"
            self.lose_shield(defender.id)
        else:
            self.outcome = "success"
            if defender.kind == "leader":
                self.humiliate(defender)
            else:
                self.destroy_defender(defender)

    def check_cards(self) -> None:
        """CHI-MAGIC-01, -04, CHI-STRAT-03; of the challenger CHI-SOLOFIGHT-03, -04, -10"""
        for player, cards in self.script.played.items():
            if player == self.table.challenger and cards:
                raise Unfair("the challenger's cards come from deck and pile")
            for card in cards:
                if card not in MAGIC and card not in STRATEGIES:
                    raise Unfair(f"{card} is not played in combat")
        if self.table.challenger is None:
            if self.challenger_cards():
                raise Unfair("there is no challenger")
            return
        for card in self.challenger_cards():
            assert card in MAGIC or card in STRATEGIES or card in ACTION_MAGIC or card in DISASTERS, card
        if self.script.pile_size is None:
            return
        due = min(self.script.pile_size // 2, 8)
        quiet = not any(self.script.played.values())
        if self.defending_player == self.table.challenger and quiet and self.total_strength() < self.total_armour():
            due = 0
        if len(self.script.pile_cards) != due:
            raise Unfair(f"the challenger plays {due} cards of its pile")

    # A leader is beaten

    def humiliate(self, leader: Piece) -> None:
        """CHI-GOAL-01 to -05, CHI-DICE-08, CHI-EPIC-04, -11"""
        self.lose_permanent_dice(leader.id)
        self.place_marker(self.attacking_player, leader.owner)
        if self.winners:
            return
        if self.table.successes.get(leader.id, 0) + 1 >= 2:
            self.epic_death = leader.owner
            del self.pieces[leader.id]
            self.new_leader_hex = self.choose_home(
                leader.owner, self.script.new_leader_hex, f"the new leader of {leader.owner}"
            )

    def place_marker(self, giver: int, on: int) -> None:
        given = [player for player in self.table.players for _ in range(self.markers[giver, player])]
        if len(given) == MARKERS_EACH:
            if given[0] == on:
                return  # against the same opponent nothing is placed
            self.markers[giver, given[0]] -= 1
            self.marker_from = given[0]
        self.markers[giver, on] += 1
        self.marker = (giver, on)
        if self.has_won(giver):
            self.winners = frozenset(p for p in self.table.players if not self.opponents(p, giver))

    def has_won(self, giver: int) -> bool:
        rivals = [player for player in self.table.players if self.opponents(player, giver)]
        if self.table.mode == "solo":
            return self.markers[giver, rivals[0]] >= 1
        if self.table.mode == "team":
            mates = [player for player in self.table.players if not self.opponents(player, giver)]
            return all(any(self.markers[mate, rival] > 0 for mate in mates) for rival in rivals)
        if len(self.table.players) == 2:
            return self.markers[giver, rivals[0]] >= 2
        return len([rival for rival in rivals if self.markers[giver, rival] > 0]) >= 2

    # A unit is destroyed

    def remove(self, unit: Piece) -> list[str]:
        """The unit leaves the island; who sat in it, or the chicken itself, is returned."""
        self.lose_permanent_dice(unit.id)
        del self.pieces[unit.id]
        self.destroyed.append(unit.id)
        crew = [unit.id] if unit.kind == "chicken" else list(unit.pilots)
        self.lost_chickens.update(crew)
        return crew

    def leave_flags(self, unit: Piece) -> None:
        if unit.flags:
            self.flags_lying[unit.hex] = self.flags_lying.get(unit.hex, ()) + unit.flags

    def destroy_defender(self, unit: Piece) -> None:
        crew = self.remove(unit)
        self.flags_of_defender(unit)
        if self.winners:
            return
        ejected = unit.model == "golem_steel" and unit.owner != self.table.challenger
        if ejected or self.uncancelled("mother_hen", unit.owner):
            self.bring_home(unit.owner, crew)
        if self.winners:
            return
        if unit.model == "golem_wood" and unit.owner != self.table.challenger:
            self.take("golem_wood", unit.owner, 3, None)
        if unit.model == "golem_rock":
            self.falling_rocks(unit)

    def flags_of_defender(self, unit: Piece) -> None:
        """CHI-FLAG-03, -04, -12"""
        attacker = self.pieces[self.attacker]
        if attacker.printed().range >= 2:
            self.leave_flags(unit)
        elif unit.flags:
            attacker = replace(attacker, flags=attacker.flags + unit.flags)
            self.pieces[self.attacker] = attacker
            self.check_flags(attacker.owner, attacker.hex, attacker.flags)

    def bring_home(self, player: int, crew: Sequence[str]) -> None:
        """Mother Hen, Steel Golem: who finds no place counts as destroyed."""
        for chicken in crew:
            home = self.choose_home(player, self.script.homes.get(chicken), chicken)
            if home is None:
                continue
            self.lost_chickens.discard(chicken)
            self.returns[chicken] = home
            found = self.flags_lying.pop(home, ())
            if found:
                self.flags_home[chicken] = found
                self.check_flags(player, home, found)
                if self.winners:
                    return

    def choose_home(self, player: int, named: str | None, what: str) -> str | None:
        homes = self.homes(player)
        if named is None and len(homes) <= 1:
            return homes[0] if homes else None
        if named is None or named not in homes:
            raise Unfair(f"{what} comes to one of {homes}, not {named}")
        return named

    def falling_rocks(self, golem: Piece) -> None:
        """Rock Golem; of the challenger CHI-SOLO-12, where hex priority is not looked at"""
        targets = [
            piece
            for piece in self.pieces.values()
            if (piece.kind == "chicken" or piece.printed().group == "soldier")
            and self.opponents(piece.owner, golem.owner)
            and self.side_by_side(golem.hex, piece.hex)
        ]
        if golem.owner == self.table.challenger and targets:
            lowest = min(self.bare_armour(piece) for piece in targets)
            targets = [piece for piece in targets if self.bare_armour(piece) == lowest]
        chosen = self.script.golem_target
        if chosen is None and golem.owner == self.table.challenger and len(targets) == 1:
            chosen = targets[0].id
        if chosen is None and not targets:
            return
        if chosen is None or chosen not in [piece.id for piece in targets]:
            raise Unfair(f"the Rock Golem falls on one of {[piece.id for piece in targets]}, not {chosen}")
        if self.pieces[chosen].shields > 0:
            self.lose_shield(chosen)
        else:
            victim = self.pieces[chosen]
            self.remove(victim)
            self.leave_flags(victim)

    # After the combat

    def uncancelled(self, card: str, player: int) -> int:
        """How many such cards of this player count; the challenger's have no effect but their bonus."""
        if player == self.table.challenger:
            return 0
        return len([s for s in self.shown if s.card == card and s.player == player and not s.cancelled])

    def take(self, effect: str, player: int, number: int, source: int | None) -> None:
        there = self.storage if source is None else self.goods[source]
        most = min(number, there, BANNER_LIMIT - self.goods[player])
        if most <= 0:
            if self.script.taken.get(effect, 0):
                raise Unfair(f"{effect} finds nothing")
            return
        self.takings.append(Taking(effect, player, most, source))
        taken = self.script.taken.get(effect, most)
        if not 0 <= taken <= most:
            raise Unfair(f"{effect} takes {most} at most")
        self.goods[player] += taken
        if source is None:
            self.storage -= taken
        else:
            self.goods[source] -= taken

    def after_combat(self) -> None:
        """CHI-FIGHT-23 (4), rulings 13 and 14"""
        source = None if self.table.mode == "solo" else self.defending_player
        if self.outcome == "success":
            if self.pollazzo_helps():
                self.take("ill_pollazzo", self.attacking_player, 1, source)
            for _ in range(self.uncancelled("plunder", self.attacking_player)):
                self.take("plunder", self.attacking_player, 2, source)
        self.run_away()
        if not self.winners and self.outcome in ("failed", "ended"):
            for _ in range(self.uncancelled("golden_egg", self.defending_player)):
                if self.shields_left > 0:
                    self.gain_shield(self.defender)

    def pollazzo_helps(self) -> bool:
        if self.table.pollazzo_used or self.attacker not in self.pieces:
            return False
        attacker = self.pieces[self.attacker]
        for leader in self.pieces.values():
            if leader.model == "ill_pollazzo" and leader.owner == attacker.owner and self.has_ability(leader):
                return leader.hex == attacker.hex or self.side_by_side(leader.hex, attacker.hex)
        return False

    def run_away(self) -> None:
        """Hit and Run"""
        chosen = self.script.hit_and_run
        if chosen is None:
            return
        if self.strategies[self.attacking_player] != "hit_and_run" or self.attacker not in self.pieces:
            raise Unfair("nobody can hit and run")
        if chosen not in self.one_step(self.pieces[self.attacker]) or chosen == self.new_leader_hex:
            raise Unfair(f"the attacker cannot run to {chosen}")
        self.spend_stars(self.attacking_player, 1)
        self.put(self.attacker, chosen)

    def clear_away(self) -> None:
        """CHI-FIGHT-17, -23 (5), CHI-SOLOFIGHT-09"""
        for cards in self.script.played.values():
            self.discarded.update(card for card in cards if card in MAGIC)
        self.discarded.update(self.challenger_cards())
        self.dice_used = tuple(sorted(face for face in self.script.dice if face > 1))

    def count_draws(self) -> None:
        """CHI-FIGHT-23 (6), -24"""
        for player in self.clockwise_from(self.attacking_player):
            number = self.draws_of(player)
            if number:
                self.draws[player] = number

    def draws_of(self, player: int) -> int:
        if player == self.table.challenger:
            own = [s for s in self.shown if s.player == player and not s.cancelled]
            return sum(CHALLENGER_DRAWS.get(s.card, 0) for s in own)
        number = self.uncancelled("pecking_order", player)
        if self.strategies[player] == "paid_advisers" and player != self.attacking_player:
            number += 1 if self.script.played.get(player) else 0
        if self.outcome in ("failed", "ended") and player == self.defending_player:
            defender = self.pieces[self.defender]
            number += 1 if defender.model == "keekmee" and self.has_ability(defender) else 0
        return number

    def verdict(self) -> Verdict:
        return Verdict(
            outcome=self.outcome,
            strength=self.strength,
            armour=self.armour,
            defender=self.defender,
            defending_player=self.defending_player,
            marker=self.marker,
            marker_from=self.marker_from,
            winners=self.winners,
            destroyed=tuple(self.destroyed),
            returns=self.returns,
            lost_chickens=frozenset(self.lost_chickens),
            epic_death=self.epic_death,
            new_leader_hex=self.new_leader_hex,
            shields_lost=dict(self.shields_lost),
            shields_gained=dict(self.shields_gained),
            shields_left=self.shields_left,
            strategies=self.strategies,
            discarded=self.discarded,
            dice_used=self.dice_used,
            stars_spent=dict(self.stars_spent),
            permanent_lost=dict(self.permanent_lost),
            draws=self.draws,
            takings=tuple(self.takings),
            goods=self.goods,
            storage=self.storage,
            pieces=self.pieces,
            flags_lying=self.flags_lying,
            flags_home=self.flags_home,
        )
