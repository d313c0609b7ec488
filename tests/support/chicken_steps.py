"""The referee of fights, first half: from the declaration to the last Rotten Egg."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from chicken_script import (
    ACTION_MAGIC,
    ATTACK,
    DEFENCE,
    MAGIC,
    NO_TARGET_OF_ROTTEN_EGG,
    STRATEGIES,
    Piece,
    Script,
    Shown,
    Table,
    Taking,
    Unfair,
)


class Steps:
    """A fight up to the reveal: who and where, changes of the table, the decisions step by step."""

    def __init__(self, table: Table, script: Script) -> None:
        self.table, self.script, self.board = table, script, table.board
        self.pieces = {piece.id: piece for piece in table.pieces}
        self.attacker, self.defender = script.attacker, script.defender
        self.attacking_player = self.pieces[script.attacker].owner
        self.first_defending_player = self.pieces[script.defender].owner
        # As they stand now; the defender may be gone from the island when somebody asks whose it was.
        self.defending_player = self.first_defending_player
        self.defence_side = {self.first_defending_player}
        self.strategies: dict[int, str | None] = {p: table.strategies.get(p) for p in table.players}
        self.stars = {p: table.stars.get(p, 0) for p in table.players}
        self.goods = {p: table.goods.get(p, 0) for p in table.players}
        self.storage, self.shields_left = table.storage, table.shields_left
        self.markers = Counter(dict(table.markers))
        self.flags_lying = {hexagon: tuple(flags) for hexagon, flags in table.flags_lying.items() if flags}
        self.flags_home: dict[str, tuple[int, ...]] = {}
        self.alarms = 0
        self.shown: list[Shown] = []
        self.ended = False
        self.outcome = "ended"
        self.strength: int | None = None
        self.armour: int | None = None
        self.marker: tuple[int, int] | None = None
        self.marker_from: int | None = None
        self.winners: frozenset[int] = frozenset()
        self.destroyed: list[str] = []
        self.returns: dict[str, str] = {}
        self.lost_chickens: set[str] = set()
        self.epic_death: int | None = None
        self.new_leader_hex: str | None = None
        self.shields_lost: Counter[str] = Counter()
        self.shields_gained: Counter[str] = Counter()
        self.discarded: Counter[str] = Counter()
        self.dice_used: tuple[int, ...] = ()
        self.stars_spent: Counter[int] = Counter()
        self.permanent_lost: Counter[int] = Counter()
        self.draws: dict[int, int] = {}
        self.takings: list[Taking] = []

    # Who and where

    def clockwise_from(self, player: int) -> list[int]:
        seats = list(self.table.players)
        at = seats.index(player)
        return seats[at:] + seats[:at]

    def opponents(self, one: int, other: int) -> bool:
        """CHI-TEAM-05"""
        if one == other:
            return False
        if self.table.mode == "team":
            return self.table.teams[one] != self.table.teams[other]
        return True

    def side_by_side(self, one: str, other: str) -> bool:
        return other in self.board.neighbours[one]

    def on(self, hexagon: str) -> list[Piece]:
        return [piece for piece in self.pieces.values() if piece.hex == hexagon]

    def has_ability(self, leader: Piece) -> bool:
        """CHI-SOLO-11, -14: never the challenger's. CHI-COCK-08: none about machines or resources in cockfight."""
        if leader.owner == self.table.challenger:
            return False
        return not (self.table.mode == "cockfight" and leader.model in ("ill_pollazzo", "doctor_eggbert"))

    def reach(self) -> int:
        """CHI-FIGHT-02, CHI-RANGE-01, Sharpshooters: at this moment, see ruling 8"""
        piece = self.pieces[self.attacker]
        printed = piece.printed().range
        if printed >= 2 and self.strategies[piece.owner] == "sharpshooters":
            return 3
        return printed

    def in_reach(self, target: Piece) -> bool:
        return 1 <= self.board.distance(self.pieces[self.attacker].hex, target.hex) <= self.reach()

    def may_end(self, piece: Piece, hexagon: str) -> bool:
        """CHI-MOVE-04, -05, -06, CHI-BAND-09, CHI-TEAM-04"""
        if hexagon in self.board.lava:
            return False
        there = [other for other in self.on(hexagon) if other.id != piece.id]
        return all(other.owner == piece.owner and other.bands() and piece.bands() for other in there)

    def one_step(self, piece: Piece) -> list[str]:
        if piece.printed().speed == 0:
            return []
        return [hexagon for hexagon in self.board.neighbours[piece.hex] if self.may_end(piece, hexagon)]

    def homes(self, player: int) -> list[str]:
        """Where a chicken or a new leader comes back: CHI-RETR-04, CHI-EPIC-06, -07, -10."""

        def open_to(hexagon: str) -> bool:
            return all(piece.owner == player and piece.bands() for piece in self.on(hexagon))

        base = self.board.bases[player]
        if open_to(base):
            return [base]
        free = [hexagon for hexagon in self.board.territories.get(player, ()) if open_to(hexagon)]
        if not free:
            return []
        nearest = min(self.board.distance(base, hexagon) for hexagon in free)
        return [hexagon for hexagon in free if self.board.distance(base, hexagon) == nearest]

    # Changes

    def gain_shield(self, piece_id: str) -> None:
        piece = self.pieces[piece_id]
        self.pieces[piece_id] = replace(piece, shields=piece.shields + 1)
        self.shields_left -= 1
        self.shields_gained[piece_id] += 1

    def lose_shield(self, piece_id: str) -> None:
        piece = self.pieces[piece_id]
        self.pieces[piece_id] = replace(piece, shields=piece.shields - 1)
        self.shields_left += 1
        self.shields_lost[piece_id] += 1

    def lose_permanent_dice(self, piece_id: str) -> None:
        piece = self.pieces[piece_id]
        if piece.plus:
            self.permanent_lost[piece.owner] += piece.plus
            self.pieces[piece_id] = replace(piece, plus=0)

    def spend_stars(self, player: int, number: int) -> None:
        if self.stars[player] < number:
            raise Unfair(f"player {player} has not {number} stars")
        self.stars[player] -= number
        self.stars_spent[player] += number

    def activate(self, player: int, strategy: str) -> None:
        """CHI-STRAT-02, -04"""
        old = self.strategies[player]
        if old is not None:
            self.discarded[old] += 1
        self.strategies[player] = strategy

    def put(self, piece_id: str, hexagon: str) -> None:
        """A piece comes to a hex; flag mode: CHI-FLAG-05, -08, -13."""
        piece = replace(self.pieces[piece_id], hex=hexagon)
        self.pieces[piece_id] = replace(piece, flags=piece.flags + self.flags_lying.pop(hexagon, ()))
        self.check_flags(piece.owner, hexagon, self.pieces[piece_id].flags)

    def check_flags(self, player: int, hexagon: str, flags: Sequence[int]) -> None:
        if hexagon == self.board.bases[player] and any(flag != player for flag in flags):
            self.winners = frozenset({player})

    # The fight, step by step

    def declare(self) -> None:
        """CHI-FIGHT-01, -02, -03"""
        attacker, defender = self.pieces[self.attacker], self.pieces[self.defender]
        if not self.opponents(attacker.owner, defender.owner):
            raise Unfair("only opponents are attacked")
        if attacker.printed().strength == 0:
            raise Unfair("a piece of strength 0 cannot attack")
        if not self.in_reach(defender):
            raise Unfair("the defender is out of reach")

    def window(self, guards: Sequence[tuple[int, str]]) -> None:
        """White Tower: CHI-STAR-17, -18."""
        for player, piece_id in guards:
            piece = self.pieces[piece_id]
            towers = [p for p in self.pieces.values() if p.model == "tower_white" and p.owner == player]
            home = [self.board.bases[player], *self.board.territories.get(player, ())]
            if not towers or player == self.table.challenger:
                raise Unfair(f"player {player} has no White Tower to use")
            if self.shields_left == 0:
                raise Unfair("no shield is left")
            if piece.owner != player or piece.hex not in home:
                raise Unfair(f"{piece_id} cannot be guarded")
            self.spend_stars(player, 2)
            self.gain_shield(piece_id)

    def pay_alarms(self) -> None:
        """Cluck Alarm, active before this fight"""
        for player, times in self.script.alarms.items():
            if times == 0:
                continue
            if player != self.defending_player or self.strategies[player] != "cluck_alarm":
                raise Unfair(f"player {player} cannot raise the alarm")
            self.spend_stars(player, times)
            self.alarms += times

    def add_dice(self) -> None:
        """CHI-FIGHT-04, CHI-DICE-09"""
        if self.script.dice and self.attacking_player == self.table.challenger:
            raise Unfair("the challenger adds no dice")
        if self.script.power and self.attacking_player != self.table.challenger:
            raise Unfair("only the challenger has a Power row")
        if any(face not in (1, 2, 3) for face in self.script.dice):
            raise Unfair("a face that gives no strength")
        piece = self.pieces[self.attacker]
        self.pieces[self.attacker] = replace(piece, plus=piece.plus + list(self.script.dice).count(1))

    def challenger_cards(self) -> list[str]:
        deck = [] if self.script.deck_card is None else [self.script.deck_card]
        return [*deck, *self.script.pile_cards]

    def reveal_all(self) -> None:
        """CHI-FIGHT-09, -10, -22; solo: CHI-SOLOFIGHT-13"""
        if self.table.challenger is not None:
            side = ATTACK if self.attacking_player == self.table.challenger else DEFENCE
            for index, card in enumerate(self.challenger_cards()):
                self.shown.append(Shown(self.table.challenger, index, card, side))
        for player in self.clockwise_from(self.first_defending_player):
            cards = self.script.played.get(player, ())
            order = self.script.reveal.get(player, range(len(cards)))
            if sorted(order) != list(range(len(cards))):
                raise Unfair(f"player {player} reveals each card once")
            for index in order:
                self.reveal(player, index, cards[index])
                if self.winners:
                    return
                if self.ended:
                    self.show_the_rest()
                    return

    def side_of(self, player: int, index: int, card: str) -> str | None:
        """CHI-FIGHT-12, -22"""
        if player == self.attacking_player:
            return ATTACK
        if player in self.defence_side:
            return DEFENCE
        named = self.script.sides.get(player)
        if self.table.side_per_card:
            named = self.script.card_sides.get((player, index), named)
        if named is None and MAGIC.get(card, (0, 0)) != (0, 0):
            raise Unfair(f"player {player} names no side")
        if named not in (None, ATTACK, DEFENCE):
            raise Unfair(f"{named} is no side")
        return named

    def reveal(self, player: int, index: int, card: str) -> None:
        self.shown.append(Shown(player, index, card, self.side_of(player, index, card)))
        if card in STRATEGIES:
            self.activate(player, card)
        elif card == "change_now":
            self.change_now(player, index)
        elif card == "chicken_out":
            self.chicken_out(player, index)

    def change_now(self, player: int, index: int) -> None:
        chosen = self.script.pieces.get((player, index))
        targets = [
            piece.id
            for piece in self.pieces.values()
            if piece.is_unit()
            and piece.id != self.defender
            and self.opponents(piece.owner, self.attacking_player)
            and self.in_reach(piece)
        ]
        if chosen is None and not targets:
            return
        if chosen is None or chosen not in targets:
            raise Unfair(f"Change Now! takes one of {targets}, not {chosen}")
        self.defender = chosen
        self.defending_player = self.pieces[chosen].owner
        self.defence_side.add(self.defending_player)

    def chicken_out(self, player: int, index: int) -> None:
        chosen = self.script.hexes.get((player, index))
        defender = self.pieces[self.defender]
        hexes = self.one_step(defender) if defender.owner == player else []
        if chosen is None and not hexes:
            return
        if chosen is None or chosen not in hexes:
            raise Unfair(f"Chicken Out goes to one of {hexes}, not {chosen}")
        self.put(self.defender, chosen)
        if not self.winners and not self.in_reach(self.pieces[self.defender]):
            self.ended = True

    def show_the_rest(self) -> None:
        """CHI-FIGHT-28, ruling 17: strategies become active as they were played, magic has no effect."""
        revealed = {(shown.player, shown.index) for shown in self.shown}
        for player, cards in self.script.played.items():
            for index, card in enumerate(cards):
                if (player, index) not in revealed and card in STRATEGIES:
                    self.activate(player, card)

    def rotten_eggs(self) -> None:
        for player in self.clockwise_from(self.first_defending_player):
            eggs = [s for s in self.shown if s.player == player and s.card == "rotten_egg"]
            for egg in eggs:
                if player != self.table.challenger:
                    self.rotten_egg(egg)

    def rotten_egg(self, egg: Shown) -> None:
        chosen = self.script.cards.get((egg.player, egg.index))
        targets = {
            (shown.player, shown.index): shown
            for shown in self.shown
            if shown.player != egg.player
            and (shown.card in MAGIC or shown.card in ACTION_MAGIC)
            and shown.card not in NO_TARGET_OF_ROTTEN_EGG
        }
        if chosen is None and all(shown.cancelled for shown in targets.values()):
            return
        if chosen is None or chosen not in targets:
            raise Unfair(f"Rotten Egg takes one of {sorted(targets)}, not {chosen}")
        targets[chosen].cancelled = True
