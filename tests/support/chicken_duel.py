"""Random fights of the engine, retold for the referee: the table before, everything that was decided, what came of it.

`random_table` makes a position of some mode, `fight_once` lets the engine play one fight in it with random answers and
returns what the referee needs, `differences` compares its verdict with the engine's table after the fight.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from chicken_script import STRATEGIES, Board, Piece, Table
from chicken_table import dice, follow, give, goods, lead, listen, machine, mark, plus, put, shield, table

from bannerhall.core.bits import BIT, members
from bannerhall.core.events import seen
from bannerhall.core.frames import CHANCE
from bannerhall.core.state import SPECTATOR
from bannerhall.games.chicken.rules import leaders, machines, questions, scrolls
from bannerhall.games.chicken.rules.atlas import FIRST_BASE, HEX_NAMES, TILE_HEXES
from bannerhall.games.chicken.rules.components import (
    CHALLENGER,
    CHICKENS,
    LEADER,
    MACHINE,
    MARKERS,
    MOST_PLAYERS,
    PIECE_NAMES,
    PIECES,
)
from bannerhall.games.chicken.rules.drawing import is_void
from bannerhall.games.chicken.rules.fight import declare
from bannerhall.games.chicken.rules.island import hex_distance
from bannerhall.games.chicken.rules.state import LYING, Chicken
from bannerhall.games.chicken.rules.values import targets
from bannerhall.games.chicken.rules.walking import may_stop

MODES = ("standard", "standard", "team", "flag", "cockfight", "solo")
FACE_VALUES = {"plus1": 1, "plus2": 2, "plus3": 3}
OUTCOMES = ("none", "success", "absorbed", "failed", "ended")
OVER_TABLE = 3  # players of a table on which one may follow several sides


@dataclass
class Told:
    """One fight of the engine: where it began, what was decided, how the table looks afterwards."""

    before: Chicken
    after: Chicken
    claws: int  # dice that the action itself cost
    answers: list[tuple[str, int, int, str]] = field(default_factory=list)  # question, stage, seat, answer
    events: list[dict[str, Any]] = field(default_factory=list)


# --- Positions -------------------------------------------------------------------------------------------------------


def random_table(rng: Random) -> Chicken:
    """The action step of seat 0 somewhere in the middle of a match: pieces of all players close together, machines,
    shields, dice, strategies, full hands."""
    mode = rng.choice(MODES)
    seats = {"solo": 1, "team": 4}.get(mode, rng.choice((2, 3, 4)))
    per_card = mode != "solo" and seats >= OVER_TABLE and rng.random() < 0.3
    options: dict[str, Any] = {"base_bonus": rng.random() < 0.3}
    if per_card:
        options["supporter_side"] = "per_card"
    s = table(seats, mode, **options)
    players = range(int(s.players))
    cards = list(leaders.NAMES)
    rng.shuffle(cards)
    for player in players:
        if mode != "flag":
            lead(s, player, cards[2 * player])
            s.set_spare(player, leaders.NAMES.index(cards[2 * player + 1]) + 1)
    island = [int(h) for h in members(int(s.land & ~s.lava))]
    middle = rng.choice(island)
    field_ = sorted(island, key=lambda h: (int(hex_distance(s, middle, h)), rng.random()))[: rng.choice((8, 14, 40))]
    for player in players:
        if mode != "cockfight":
            build_some(s, rng, player, field_)
        scatter(s, rng, player, field_)
        equip(s, rng, player)
    if mode == "flag":
        spread_flags(s, rng)
    elif mode != "solo":
        humiliate(s, rng)
    assert s.check() == [], s.check()
    return s


def build_some(s: Chicken, rng: Random, player: int, hexes: list[int]) -> None:
    for _ in range(rng.choice((0, 1, 2, 2, 3, 4))):
        model = rng.choice(machines.NAMES)
        card = machines.NAMES.index(model)
        kind = int(machines.KIND[card])
        free = [at for at in range(machines.FIRST_SLOT[kind], machines.FIRST_SLOT[kind + 1]) if s.model[at] == 0]
        idle = [
            c for c in range(player * CHICKENS, (player + 1) * CHICKENS) if s.pilot[c] == 0 and s.flags[player] != c + 1
        ]
        if not free or s.machine_deck.counts[card] == 0 or len(idle) < machines.PILOTS[card]:
            continue
        spots = [h for h in hexes if may_stop(s, player, int(BIT[MACHINE + free[0]]), h)]
        if not spots:
            continue
        crew = rng.sample([PIECE_NAMES[c] for c in idle], int(machines.PILOTS[card]))
        machine(s, player, model, rng.choice(spots), crew)


def scatter(s: Chicken, rng: Random, player: int, hexes: list[int]) -> None:
    for one in [*range(player * CHICKENS, (player + 1) * CHICKENS), LEADER + player]:
        if s.place[one] == 0 or rng.random() < 0.3:
            continue
        carries = s.flags[player] == one + 1
        if one < LEADER and not carries and rng.random() < 0.2:
            put(s, one, None)
            s.eggs &= ~BIT[one]
            continue
        spots = [h for h in hexes if may_stop(s, player, int(BIT[one]), h)]
        if spots:
            put(s, one, rng.choice(spots))
        if rng.random() < 0.3:
            s.eggs &= ~BIT[one]


def equip(s: Chicken, rng: Random, player: int) -> None:
    """Shields and dice on pieces, dice on the banner, scrolls, a strategy, resources."""
    own = [p for p in range(PIECES) if s.place[p] != 0 and s.player_of(p) == player]
    human = player < s.seats
    if human:
        left = 5
        while left > 0 and rng.random() < 0.3:
            plus(s, rng.choice(own))
            left -= 1
        dice(s, player, *[rng.choice(("star", "star", "claw", *FACE_VALUES)) for _ in range(rng.randint(0, left))])
    while s.shields_left > 0 and rng.random() < 0.4:
        shield(s, rng.choice(own))
    names = [n for n in scrolls.NAMES[: scrolls.FIRST_DISASTER] if not is_void(s, scrolls.NAMES.index(n))]
    if human and rng.random() < 0.6:
        strategy = rng.choice([n for n in names if n in STRATEGIES])
        if s.deck.counts[scrolls.NAMES.index(strategy)] > 0:
            follow(s, player, strategy)
    for _ in range(rng.choice((0, 1, 3, 5, 8))):
        card = rng.choice(names if human else scrolls.NAMES)
        if s.deck.counts[scrolls.NAMES.index(card)] > 0:
            give(s, player, card)
    if human and s.rules.options["mode"] != "cockfight":
        goods(s, player, *[rng.randint(0, 3) for _ in range(3)])
    if rng.random() < 0.3:
        s.set_hits(player, 0 if s.rules.options["mode"] == "flag" else 1)


def spread_flags(s: Chicken, rng: Random) -> None:
    """Some flags are with others' units, some lie about."""
    standing = [p for p in range(PIECES) if s.place[p] != 0]
    for owner in range(int(s.players)):
        if rng.random() < 0.5:
            carrier = rng.choice(standing)
            if s.player_of(carrier) == owner or s.place[carrier] != s.base[s.player_of(carrier)]:
                s.set_flags(owner, carrier + 1)
        elif rng.random() < 0.5:
            free = [h for h in members(int(s.land & ~s.lava)) if s.standing(h) == 0]
            if free:
                s.set_flags(owner, LYING + rng.choice(free))


def humiliate(s: Chicken, rng: Random) -> None:
    """Markers that do not yet win: all of a giver's on one banner, one only between two and in teams."""
    for giver in range(int(s.players)):
        foes = members(int(s.foes_of(giver)))
        many = rng.choice((0, 0, 1, 1, 2, MARKERS))
        if s.rules.options["mode"] == "team":
            foes, many = foes[:1], min(many, MARKERS)
        elif len(foes) == 1:
            many = min(many, 1)
        if many:
            mark(s, giver, rng.choice(foes), many)


# --- The engine fights -----------------------------------------------------------------------------------------------


def fight_once(s: Chicken, rng: Random) -> Told | None:
    """One fight with random answers, up to its draws; None if nobody can attack."""
    if s.rules.options["mode"] == "solo" and rng.random() < 0.5:
        return challenger_fights(s, rng)
    text = s.rules.vocabulary.text
    fights = [a for a in s.legal_actions(0) if text(a).split()[0] in ("fight", "strike")]
    if not fights:
        return None
    chosen = rng.choice(fights)
    told = Told(s.clone(), s, claws=1 if text(chosen).startswith("strike") else 0)
    sink = listen(s)
    s.answer(0, chosen)
    play_on(s, rng, told)
    told.events = [dict(event) for event in seen(sink.events, s.rules.events, SPECTATOR)]
    return told


def challenger_fights(s: Chicken, rng: Random) -> Told | None:
    """The challenger attacks. The human's question stays below, so that its turn does not go on after the fight."""
    pairs = [
        (one, other)
        for one in range(PIECES)
        if s.place[one] != 0 and s.player_of(one) == CHALLENGER and s.printed_strength(one) > 0
        for other in members(int(targets(s, one)))
    ]
    if not pairs:
        return None
    s.active = CHALLENGER
    s.power = rng.choice((0, 0, 3, 6, 9))
    told = Told(s.clone(), s, claws=0)
    sink = listen(s)
    declare(s, *rng.choice(pairs))
    s.advance()
    play_on(s, rng, told)
    told.events = [dict(event) for event in seen(sink.events, s.rules.events, SPECTATOR)]
    return told


def play_on(s: Chicken, rng: Random, told: Told) -> None:
    """Random answers to the end of the fight."""
    text = s.rules.vocabulary.text
    while s.over == 0 and s.attacker != 0:
        seat = int(s.seat())
        if seat == CHANCE:
            outcomes, weights = zip(*s.odds(), strict=True)
            chosen = rng.choices(outcomes, weights)[0]
        else:
            chosen = rng.choice(s.legal_actions(seat))
            if rng.random() < 0.5:
                chosen = rng.choice([a for a in s.legal_actions(seat) if is_precious(s, text(a))] or [chosen])
        name = s.rules.question_names[s.frames[s.top()]]
        told.answers.append((name, stage_of(s), seat, text(chosen)))
        s.answer(seat, chosen)


def is_precious(s: Chicken, answer: str) -> bool:
    """Whether an answer attacks a leader, a golem or somebody with a flag: random answers rarely do."""
    kind, _, name = answer.partition(" ")
    if kind != "target":
        return False
    number = PIECE_NAMES.index(name)
    return name.startswith(("leader", "golem")) or number + 1 in list(s.flags)


def stage_of(s: Chicken) -> int:
    """The stage that the fight goes on with, -1 before it begins."""
    for depth in range(int(s.depth)):
        f = s.at_depth(depth)
        if s.frames[f] == questions.FIGHT:
            return int(s.frames[f + questions.FIGHT_STAGE])
    return -1


# --- Retold for the referee ------------------------------------------------------------------------------------------


def table_of(s: Chicken) -> Table:
    """What lies open when the attack is declared."""
    names = HEX_NAMES
    land = [int(h) for h in members(int(s.land))]
    players = range(int(s.players))
    first = {p: int(s.linked[s.base[p] - 1 - FIRST_BASE] - 1) * TILE_HEXES for p in players}
    board = Board(
        distance=lambda one, other: int(hex_distance(s, names.index(one), names.index(other))),
        neighbours={names[h]: [names[n] for n in members(int(s.near[h]))] for h in land},
        lava={names[h] for h in members(int(s.lava))},
        bases={p: names[s.base[p] - 1] for p in players},
        base_bonus=s.base_bonus != 0,
        territories={p: names[first[p] : first[p] + TILE_HEXES] for p in players},
    )
    mode = str(s.rules.options["mode"])
    return Table(
        players=tuple(players),
        mode=mode,
        pieces=[piece_of(s, p) for p in range(PIECES) if s.place[p] != 0],
        board=board,
        teams={p: p % 2 for p in players} if mode == "team" else {},
        strategies={p: strategy_of(s, p) for p in players},
        stars={p: int(s.stars(p)) for p in players},
        shields_left=int(s.shields_left),
        markers={(g, o): int(s.markers[g * MOST_PLAYERS + o]) for g in players for o in players},
        goods={p: int(s.goods_of(p)) for p in players},
        storage=sum(int(n) for n in s.storage),
        successes={PIECE_NAMES[LEADER + p]: int(s.hits[p]) for p in players},
        pollazzo_used=s.robbed == 1,
        flags_lying=lying_flags(s),
        side_per_card=s.rules.options["supporter_side"] == "per_card",
        challenger=1 if mode == "solo" else None,
    )


def piece_of(s: Chicken, number: int) -> Piece:
    owner = int(s.player_of(number))
    kind = "chicken" if number < LEADER else "leader" if number < MACHINE else "machine"
    model: str | int
    if kind == "chicken":
        model = number % CHICKENS + 1
    elif kind == "leader":
        model = leaders.NAMES[s.leader[owner] - 1]
    else:
        model = machines.NAMES[s.model_of(number)]
    pilots = [PIECE_NAMES[c] for c in range(LEADER) if kind == "machine" and s.pilot[c] == number - MACHINE + 1]
    return Piece(
        id=PIECE_NAMES[number],
        owner=owner,
        kind=kind,
        model=model,
        hex=HEX_NAMES[s.place[number] - 1],
        shields=int(s.shields[number]),
        plus=int(s.plus[number]),
        pilots=tuple(pilots),
        flags=tuple(p for p in range(int(s.players)) if s.flags[p] == number + 1),
    )


def strategy_of(s: Chicken, player: int) -> str | None:
    return scrolls.NAMES[s.strategy[player] - 1] if s.strategy[player] else None


def lying_flags(s: Chicken) -> dict[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {}
    for owner in range(int(s.players)):
        if s.flags[owner] >= LYING:
            where = HEX_NAMES[s.flags[owner] - LYING]
            found[where] = (*found.get(where, ()), owner)
    return found
