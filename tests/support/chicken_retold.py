"""What the engine did in one fight as a script for the referee, and where verdict and engine differ."""

from __future__ import annotations

from collections import Counter
from typing import Any

from chicken_duel import FACE_VALUES, Told, lying_flags, piece_of, strategy_of, table_of
from chicken_referee import judge
from chicken_script import ATTACK, DEFENCE, Card, Piece, Script, Unfair, Verdict

from bannerhall.core.bits import members
from bannerhall.games.chicken.rules import questions, scrolls
from bannerhall.games.chicken.rules.components import LEADER, MACHINE, MOST_PLAYERS, PIECE_NAMES, PIECES
from bannerhall.games.chicken.rules.state import Chicken

SIDES = {"attacker": ATTACK, "defender": DEFENCE}
CHALLENGER = 1


class _Cards:
    """Which copy of a card is meant: the engine counts copies, the referee knows each by its place in the order of
    play."""

    def __init__(self, played: dict[int, list[str]]) -> None:
        self.played = played
        self.order: dict[int, list[int]] = {player: [] for player in played}
        self.side: dict[Card, str | None] = {}
        self.cancelled: set[Card] = set()

    def reveal(self, player: int, name: str, side: str | None) -> Card:
        left = [i for i, card in enumerate(self.played[player]) if card == name and i not in self.order[player]]
        self.order[player].append(left[0])
        self.side[player, left[0]] = side
        return player, left[0]

    def spoil(self, player: int, name: str, rather: str) -> Card:
        """The copy that a Rotten Egg takes: of equal cards on both sides one on this side."""
        open_ = [(player, i) for i in self.order[player] if self.played[player][i] == name]
        open_ = [card for card in open_ if card not in self.cancelled]
        chosen = next((card for card in open_ if self.side[card] == rather), open_[0])
        self.cancelled.add(chosen)
        return chosen


def script_of(told: Told) -> Script:
    """Everything that was decided."""
    events, s = told.events, told.before
    declared = next(event for event in events if event["event"] == "declared")
    played: dict[int, list[str]] = {player: [] for player in range(int(s.players))}
    for name, _, seat, answer in told.answers:
        if name == "cards" and answer.startswith("lay "):
            played[seat].append(answer.split()[1])
    solo = s.rules.options["mode"] == "solo"
    shown = [str(e["scroll"]) for e in events if e["event"] == "revealed" and solo and e["seat"] == CHALLENGER]
    cards = _Cards({**played, **({CHALLENGER: shown} if solo else {})})
    pieces, hexes, spoiled = reveal_script(told, cards, int(declared["seat"]))
    guards = [(stage, (seat, a.split()[1])) for n, stage, seat, a in told.answers if n == "window" and "guard" in a]
    alarms = Counter(seat for name, _, seat, answer in told.answers if name == "window" and answer == "alarm")
    from_deck = solo and any(name == "solo_card" for name, *_ in told.answers) and s.deck.size() > 0
    homes = {str(e["piece"]): str(e["hex"]) for e in events if e["event"] == "returned"}
    run = [answer.split()[1] for name, _, _, answer in told.answers if name == "run" and answer != "pass"]
    return Script(
        attacker=str(declared["piece"]),
        defender=str(declared["target"]),
        alarms=alarms,
        guards_1=[guard for stage, guard in guards if stage == questions.F_DICE],
        guards_2=[guard for stage, guard in guards if stage != questions.F_DICE],
        dice=[FACE_VALUES[str(e["face"])] for e in events if e["event"] == "added_die"],
        played={player: tuple(names) for player, names in played.items()},
        reveal={p: whole(order, played[p]) for p, order in cards.order.items() if played.get(p)},
        sides={seat: SIDES[a.split()[1]] for n, _, seat, a in told.answers if n == "support"},
        card_sides={card: side for card, side in cards.side.items() if side is not None},
        pieces=pieces,
        hexes=hexes,
        cards=spoiled,
        golem_target=golem_target(told),
        homes={name: home for name, home in homes.items() if not name.startswith("leader")},
        new_leader_hex=next((home for name, home in homes.items() if name.startswith("leader")), None),
        taken=taken(told),
        hit_and_run=run[0] if run else None,
        power=int(s.power) if solo and declared["seat"] == CHALLENGER else 0,
        deck_card=shown[0] if from_deck else None,
        pile_cards=shown[1:] if from_deck else shown,
        pile_size=sum(int(n) for n in s.pile) if solo else None,
    )


def whole(order: list[int], played: list[str]) -> list[int]:
    """The order of the reveal with the cards that a win has left face down."""
    return [*order, *(i for i in range(len(played)) if i not in order)]


def reveal_script(
    told: Told, cards: _Cards, aggressor: int
) -> tuple[dict[Card, str], dict[Card, str], dict[Card, Card]]:
    """What Change Now!, Chicken Out and Rotten Egg chose, by the card that did it."""
    pieces: dict[Card, str] = {}
    hexes: dict[Card, str] = {}
    spoiled: dict[Card, Card] = {}
    defenders = {int(next(e for e in told.events if e["event"] == "declared")["other"])}
    last: Card = (-1, -1)
    eggs: list[Card] = []
    for event in told.events:
        kind = event["event"]
        if kind == "revealed":
            last = cards.reveal(int(event["seat"]), str(event["scroll"]), SIDES.get(str(event["side"])))
            if event["scroll"] == "rotten_egg":
                eggs.append(last)
        elif kind == "changed":
            pieces[last] = str(event["target"])
            defenders.add(int(event["other"]))
        elif kind == "moved" and event["how"] == "chicken_out":
            hexes[last] = str(event["hex"])
        elif kind == "spoiled":
            player = int(event["seat"])
            egg = next(card for card in eggs if card[0] == player and card not in spoiled)
            helps = player == aggressor or (player not in defenders and support_of(told, player) == ATTACK)
            spoiled[egg] = cards.spoil(int(event["other"]), str(event["scroll"]), DEFENCE if helps else ATTACK)
    return pieces, hexes, spoiled


def support_of(told: Told, player: int) -> str | None:
    """The side an uninvolved player named for all cards."""
    if told.before.rules.options["supporter_side"] == "per_card":
        return None
    return next((SIDES[a.split()[1]] for n, _, seat, a in told.answers if n == "support" and seat == player), None)


def golem_target(told: Told) -> str | None:
    """Whom a Rock Golem took along: who fell, or lost a shield, after it."""
    fallen = False
    for event in told.events:
        if event["event"] == "destroyed":
            if fallen:
                return str(event["piece"])
            number = PIECE_NAMES.index(str(event["piece"]))
            fallen = number >= MACHINE and piece_of(told.before, number).model == "golem_rock"
        elif event["event"] == "unshielded" and fallen:
            return str(event["piece"])
    return None


def effect_of(name: str, stage: int) -> str:
    """For which effect somebody is asked what to take."""
    if name == "salvage":
        return "golem_wood"
    return "ill_pollazzo" if stage == questions.F_PLUNDER else "plunder"


def taken(told: Told) -> dict[str, int]:
    """How many resources each effect took."""
    found = {"golem_wood": 0, "ill_pollazzo": 0, "plunder": 0}
    for name, stage, _, answer in told.answers:
        if answer.startswith("good "):
            found[effect_of(name, stage)] += 1
    return found


def offered(told: Told) -> dict[str, int | None]:
    """Which effects let somebody take resources, and how many if the player never said "enough"."""
    found: dict[str, int | None] = {}
    for name, stage, _, answer in told.answers:
        if name in ("rob", "salvage"):
            effect = effect_of(name, stage)
            found[effect] = None if answer == "enough" else taken(told)[effect]
    return found


# --- Compared --------------------------------------------------------------------------------------------------------


def differences(told: Told) -> list[str]:
    """Where the referee and the engine differ; empty if they agree."""
    table, script = table_of(told.before), script_of(told)
    try:
        verdict = judge(table, script)
    except Unfair as refusal:
        return [f"the referee refuses: {refusal}"]
    wanted = {**result_of(verdict, told.before), **pieces_of(verdict)}
    found = {**result_in(told), **pieces_in(told.after)}
    wanted["spent"][int(told.before.active)] += told.claws
    if told.after.over != 0:  # nothing is cleared away any more
        for key in ("discarded", "draws", "spent"):
            wanted.pop(key)
            found.pop(key)
    offers = offered(told)
    found["takings"] = sorted(offers)
    wanted["takings"] = sorted(taking.effect for taking in verdict.takings)
    for taking in verdict.takings:
        found[f"most of {taking.effect}"] = offers.get(taking.effect)
        wanted[f"most of {taking.effect}"] = taking.most if offers.get(taking.effect) is not None else None
    differ = [key for key in sorted(wanted | found) if wanted.get(key) != found.get(key)]
    return [f"{key}: referee {wanted.get(key)}, engine {found.get(key)}" for key in differ]


def result_of(verdict: Verdict, before: Chicken) -> dict[str, Any]:
    players = range(int(before.players))
    markers = Counter({(g, o): int(before.markers[g * MOST_PLAYERS + o]) for g in players for o in players})
    if verdict.marker is not None:
        markers[verdict.marker] += 1
        if verdict.marker_from is not None:
            markers[verdict.marker[0], verdict.marker_from] -= 1
    spent = Counter(verdict.stars_spent) + Counter(verdict.permanent_lost)
    spent[int(before.active)] += len(verdict.dice_used)
    return {
        "outcome": verdict.outcome if verdict.strength is not None else "ended",
        "strength": verdict.strength,
        "armour": verdict.armour,
        "winners": sorted(verdict.winners),
        "destroyed": list(verdict.destroyed),
        "epic_death": verdict.epic_death,
        "shields_left": verdict.shields_left,
        "strategies": dict(verdict.strategies),
        "markers": {key: many for key, many in markers.items() if many},
        "goods": dict(verdict.goods),
        "storage": verdict.storage,
        "discarded": {card: many for card, many in verdict.discarded.items() if many},
        "draws": dict(verdict.draws),
        "spent": {p: spent[p] for p in players},
        "flags_lying": {hexagon: tuple(sorted(flags)) for hexagon, flags in verdict.flags_lying.items()},
        "lost": sorted(verdict.lost_chickens),
    }


def result_in(told: Told) -> dict[str, Any]:
    before, after = told.before, told.after
    players = range(int(after.players))
    compared = [event for event in told.events if event["event"] == "compared" and event["outcome"] != "ended"]
    epic = [int(event["seat"]) for event in told.events if event["event"] == "epic"]
    alone = {c for c in range(LEADER) if before.place[c] != 0 or before.pilot[c] != 0}
    return {
        "outcome": compared[-1]["outcome"] if compared else "ended",
        "strength": compared[-1]["strength"] if compared else None,
        "armour": compared[-1]["armour"] if compared else None,
        "winners": members(int(after.winners)),
        "destroyed": [str(event["piece"]) for event in told.events if event["event"] == "destroyed"],
        "epic_death": epic[0] if epic else None,
        "shields_left": int(after.shields_left),
        "strategies": {p: strategy_of(after, p) for p in players},
        "markers": {
            (g, o): int(after.markers[g * MOST_PLAYERS + o])
            for g in players
            for o in players
            if after.markers[g * MOST_PLAYERS + o]
        },
        "goods": {p: int(after.goods_of(p)) for p in players},
        "storage": sum(int(n) for n in after.storage),
        "discarded": {
            name: int(after.discard[kind] - before.discard[kind])
            for kind, name in enumerate(scrolls.NAMES)
            if after.discard[kind] != before.discard[kind]
        },
        "draws": draws_in(after),
        "spent": {p: int(after.spent[p] - before.spent[p]) for p in players},
        "flags_lying": {hexagon: tuple(sorted(flags)) for hexagon, flags in lying_flags(after).items()},
        "lost": sorted(PIECE_NAMES[c] for c in alone if after.place[c] == 0 and after.pilot[c] == 0),
    }


def draws_in(s: Chicken) -> dict[int, int]:
    """Draws that are still to come, and those of the player who has begun."""
    draws = {p: int(s.draws[p]) for p in range(int(s.players)) if s.draws[p]}
    for depth in range(int(s.depth)):
        f = s.at_depth(depth)
        if s.frames[f] == questions.DRAW and s.frames[s.at_depth(depth - 1)] == questions.FIGHT:
            draws[int(s.frames[f + questions.DRAW_FOR])] = int(s.frames[f + questions.DRAW_LEFT])
    return draws


def pieces_of(verdict: Verdict) -> dict[str, Any]:
    """Where everybody stands, with shields, dice and flags: chickens that came home and a new leader among them."""
    found: dict[str, Any] = {name: standing(piece) for name, piece in verdict.pieces.items()}
    for chicken, home in verdict.returns.items():
        found[chicken] = (home, 0, 0, tuple(sorted(verdict.flags_home.get(chicken, ()))))
    if verdict.epic_death is not None and verdict.new_leader_hex is not None:
        found[PIECE_NAMES[LEADER + verdict.epic_death]] = (verdict.new_leader_hex, 0, 0, ())
    return found


def pieces_in(s: Chicken) -> dict[str, Any]:
    there = [piece_of(s, number) for number in range(PIECES) if s.place[number] != 0]
    return {piece.id: standing(piece) for piece in there}


def standing(piece: Piece) -> tuple[str, int, int, tuple[int, ...]]:
    return piece.hex, piece.shields, piece.plus, tuple(sorted(piece.flags))
