"""Positions of War for Chicken Island in a line or two, and how tests play on from them.

    s = table()                          # two players, the action step of red (seat 0) on the preset island
    s = table(3, mode="cockfight")       # modes, options by name: table(2, quick_game=True)
    s = table(2, ask=("fight", PROCEEDS, questions.F_DECLARED))   # another question upon the turn
    put(s, "red_1", "T2a"); machine(s, 0, "cannon", "T6c"); give(s, 1, "sharp_beak", 2); dice(s, 0, "star", "claw")
    answer(s, "move red_1"); answer(s, "step T2a"); roll(s, "face star")

Whatever is changed comes from where it would come from (deck, storage, used-up dice), so `s.check() == []` still holds.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bannerhall.core.bits import BIT
from bannerhall.core.errors import Illegal
from bannerhall.core.events import Sink, seen
from bannerhall.core.frames import CHANCE, PROCEEDS
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import SPECTATOR
from bannerhall.games.chicken import GAME
from bannerhall.games.chicken.rules import atlas, island, leaders, line, machines, questions, scrolls
from bannerhall.games.chicken.rules.bases import take_base
from bannerhall.games.chicken.rules.components import (
    CHALLENGER,
    CHICKENS,
    DICE,
    FACES,
    GOODS,
    GOODS_EACH,
    KINDS_OF_FACES,
    KINDS_OF_GOODS,
    LEADER,
    MACHINE,
    PIECE_NAMES,
    SOLO,
)
from bannerhall.games.chicken.rules.state import Chicken

LEADERS = ("keekmee", "abigail", "krakatoa", "chicken_caesar")  # of the players, unless a test says otherwise
SPARES = ("sir_drumstick", "lady_pluckington", "doctor_eggbert", "ill_pollazzo")
STOCK = ("soldier_wood", "golem_rock", "car_hammer", "cannon")

# --- Names -----------------------------------------------------------------------------------------------------------


def hex_(name: str | int) -> int:
    """The number of a hex: `T2a`, `base_1`, `LN0`, or a number as it is."""
    return name if isinstance(name, int) else atlas.HEX_NAMES.index(name)


def piece(name: str | int) -> int:
    """The number of a piece: `red_1`, `leader_blue`, `soldier_3`, or a number as it is."""
    return name if isinstance(name, int) else PIECE_NAMES.index(name)


def scroll(name: str) -> int:
    return scrolls.NAMES.index(name)


# --- Making a table --------------------------------------------------------------------------------------------------


def blank(seats: int = 2, mode: str = "standard", **options: Choice) -> Chicken:
    """The preset island with bases and chickens, leaders, three of each resource, the stock; no dice rolled, no cards
    dealt; nothing is asked yet."""
    if mode == "solo":
        seats = 1
    elif mode == "team":
        seats = 4
    s = Chicken(None, GAME.ruleset(seats, {"mode": mode, **options}))
    island.lay_preset(s)
    for player in range(s.players):
        take_base(s, player, island.preset_base(s, player))
        s.spent[player] = DICE
        if mode != "flag":
            lead(s, player, LEADERS[player])
            s.set_spare(player, leaders.NAMES.index(SPARES[player]) + 1)
        if mode != "cockfight" and not (mode == "solo" and player == CHALLENGER):
            for good in range(KINDS_OF_GOODS):
                s.goods[player * KINDS_OF_GOODS + good] = GOODS_EACH
        if mode == "flag":
            s.set_flags(player, player * CHICKENS + 1)
    if mode != "cockfight":
        stock(s, *STOCK)
    if s.mode == SOLO:
        s.first = CHALLENGER
    return s


def table(
    seats: int = 2,
    mode: str = "standard",
    *,
    active: int = 0,
    ask: tuple[str, *tuple[int, ...]] | None = ("action",),
    step: int = questions.ACTIONS,
    turns: int | None = None,
    **options: Choice,
) -> Chicken:
    """A table in the action step of a seat, the free action unused. `ask` is the question upon the turn: its name, whom
    it asks (the active player unless it says so), its arguments; None leaves the turn itself to go on with `step`."""
    s = blank(seats, mode, **options)
    s.active = active
    s.first = active if s.mode != SOLO else CHALLENGER
    s.turns = turns if turns is not None else 1 if s.mode != SOLO else 2
    s.free = 1
    s.ask(questions.TURN, PROCEEDS, step)
    if ask is None:
        s.advance()
        return s
    ask_(s, *ask)
    return s


def ask_(s: Chicken, name: str | int, who: int | None = None, *arguments: int) -> None:
    """Lay a question upon what is there."""
    kind = questions.QUESTIONS.names.index(name) if isinstance(name, str) else name
    s.ask(kind, int(s.active) if who is None else who, *arguments)
    if who == PROCEEDS:
        s.advance()


# --- Changing it -----------------------------------------------------------------------------------------------------


def put(s: Chicken, name: str | int, where: str | int | None) -> None:
    """A piece stands on a hex, or with None nowhere."""
    s.stand(piece(name), 0 if where is None else hex_(where) + 1)


def clear(s: Chicken, player: int) -> None:
    """All chickens of a player are destroyed."""
    for chicken in range(player * CHICKENS, (player + 1) * CHICKENS):
        s.stand(chicken, 0)
        s.eggs &= ~BIT[chicken]


def lead(s: Chicken, player: int, name: str) -> None:
    """The player's leader is this one, on the base unless it stands elsewhere."""
    s.set_leader(player, leaders.NAMES.index(name) + 1)
    if s.place[LEADER + player] == 0:
        s.stand(LEADER + player, s.base[player])


def machine(s: Chicken, player: int, model: str, where: str | int, pilots: Sequence[str] = ()) -> int:
    """The player has a machine of this model there; its pilots are the last chickens unless they are named. Its card
    comes from the deck. Returns the piece."""
    card = machines.NAMES.index(model)
    kind = int(machines.KIND[card])
    slot = next(i for i in range(machines.FIRST_SLOT[kind], machines.FIRST_SLOT[kind + 1]) if s.model[i] == 0)
    s.machine_deck.draw_middle(card)
    s.set_model(slot, card + 1)
    s.set_owner(slot, player)
    s.stand(MACHINE + slot, hex_(where) + 1)
    if s.mode == SOLO and player == CHALLENGER:
        line.enter(s, slot)
        return int(MACHINE) + int(slot)
    free = [p for p in range((player + 1) * CHICKENS - 1, player * CHICKENS - 1, -1) if s.pilot[p] == 0]
    for chicken in [piece(p) for p in pilots] or free[: int(machines.PILOTS[card])]:
        s.set_pilot(chicken, slot + 1)
        s.stand(chicken, 0)
    return int(MACHINE) + int(slot)


def give(s: Chicken, player: int, name: str, many: int = 1) -> None:
    """Scrolls from the deck into a hand (of the challenger: onto its pile)."""
    for _ in range(many):
        s.deck.draw_middle(scroll(name))
        if s.mode == SOLO and player == CHALLENGER:
            s.pile[scroll(name)] += 1
        else:
            s.hand[player * scrolls.KINDS + scroll(name)] += 1


def on_top(s: Chicken, *names: str) -> None:
    """Scrolls lie on the deck in this order, the first one uppermost, known to nobody."""
    for name in reversed(names):
        s.deck.draw_middle(scroll(name))
        s.deck.put_top(scroll(name), 0)


def follow(s: Chicken, player: int, name: str | None) -> None:
    """A strategy from the deck lies active before a player."""
    if name is not None:
        s.deck.draw_middle(scroll(name))
    s.set_strategy(player, 0 if name is None else scroll(name) + 1)


def dice(s: Chicken, player: int, *faces: str) -> None:
    """Exactly these dice lie on the banner; the others are used up, but for those on pieces."""
    on_pieces = sum(int(s.plus[p]) for p in range(len(s.plus)) if s.player_of(p) == player)
    for face, name in enumerate(FACES):
        s.dice[player * KINDS_OF_FACES + face] = faces.count(name)
    s.spent[player] = DICE - on_pieces - len(faces)


def plus(s: Chicken, name: str | int, many: int = 1) -> None:
    """Used-up dice lie as permanent +1 dice on a piece."""
    s.set_plus(piece(name), s.plus[piece(name)] + many)
    s.spent[s.player_of(piece(name))] -= many


def shield(s: Chicken, name: str | int, many: int = 1) -> None:
    s.set_shields(piece(name), s.shields[piece(name)] + many)
    s.shields_left -= many


def goods(s: Chicken, player: int, wood: int = 0, stone: int = 0, steel: int = 0) -> None:
    """Exactly these resources lie on the banner; what is taken away goes to the storage, what is added comes from
    there, or else from another player's banner."""
    for kind, wanted in enumerate((wood, stone, steel)):
        at = player * KINDS_OF_GOODS + kind
        s.storage[kind] += s.goods[at] - wanted
        s.goods[at] = wanted
        for other in range(s.players):
            short = min(-int(s.storage[kind]), int(s.goods[other * KINDS_OF_GOODS + kind]))
            if other != player and short > 0:
                s.goods[other * KINDS_OF_GOODS + kind] -= short
                s.storage[kind] += short


def storage(s: Chicken, player: int, name: str, many: int = 1) -> None:
    """Resources of a player lie in the storage instead."""
    kind = GOODS.index(name)
    s.goods[player * KINDS_OF_GOODS + kind] -= many
    s.storage[kind] += many


def mark(s: Chicken, giver: int, banner: int, many: int = 1) -> None:
    """Humiliation markers lie on a banner."""
    s.set_markers(giver * 4 + banner, s.markers[giver * 4 + banner] + many)


def stock(s: Chicken, *models: str) -> None:
    """The machines on offer, from the left; those that lay there go back into the deck."""
    for at in range(len(s.stock)):
        if s.stock[at] != 0:
            s.machine_deck.counts[s.stock[at] - 1] += 1
            s.machine_deck.middle += 1
        s.stock[at] = 0
        if at < len(models):
            card = machines.NAMES.index(models[at])
            s.machine_deck.draw_middle(card)
            s.stock[at] = card + 1


def lava(s: Chicken, *names: str) -> None:
    """Exactly these hexes have the lava side up."""
    s.lava = sum(int(BIT[hex_(name)]) for name in names)


# --- Playing on ------------------------------------------------------------------------------------------------------


def action(s: Chicken, text: str) -> int:
    return s.rules.vocabulary.read_exact(text)


def answer(s: Chicken, text: str, seat: int | None = None) -> None:
    """The seat that is asked answers; chance is not rolled. The table must be sound afterwards."""
    s.answer(int(s.seat()) if seat is None else seat, action(s, text))
    assert s.check() == []


def roll(s: Chicken, *texts: str) -> None:
    """Chance shows these: `face star`, `draw sharp_beak`, `turn_up cannon`, `at_random red_2`."""
    for text in texts:
        answer(s, text, CHANCE)


def reveal(s: Chicken) -> None:
    """Chance shows whatever comes first, until a player is asked or the match is over."""
    while s.seat() == CHANCE:
        s.answer(CHANCE, s.odds()[0][0])
        assert s.check() == []


def odds(s: Chicken) -> dict[str, int]:
    """What chance may show, with its weight."""
    return {s.rules.vocabulary.text(outcome): int(weight) for outcome, weight in s.odds()}


def offers(s: Chicken, kind: str | None = None, seat: int | None = None) -> list[str]:
    """What the seat may answer; of one kind of action only its arguments."""
    who = int(s.seat()) if seat is None else seat
    texts = [s.rules.vocabulary.text(one) for one in s.legal_actions(who)]
    return texts if kind is None else [text.partition(" ")[2] for text in texts if text.split()[0] == kind]


def refused(s: Chicken, text: str, seat: int | None = None) -> str | None:
    """The clause that forbids an answer, or None; a refused answer is tried, too, and changes nothing."""
    who = int(s.seat()) if seat is None else seat
    refusal = s.why_not(who, action(s, text))
    if refusal is None:
        return None
    before = s.to_json()
    with pytest.raises(Illegal) as found:
        s.answer(who, action(s, text))
    assert found.value.refusal.clause == refusal.clause
    assert s.to_json() == before
    return refusal.clause


def asks(s: Chicken, seat: int | None = None) -> str | None:
    """What is asked now, and with `seat` what that seat is asked."""
    prompt = s.prompt(seat)
    return None if prompt is None else prompt.decision


def listen(s: Chicken) -> Sink:
    """From now on somebody listens: see `told`."""
    sink = Sink()
    s.sink = sink
    return sink


def told(s: Chicken, sink: Sink, kind: str | None = None, seat: int = SPECTATOR) -> list[dict[str, object]]:
    """What has happened, as a reader is told it, of one kind or of all."""
    return [event for event in seen(sink.events, s.rules.events, seat) if kind is None or event["event"] == kind]


def at(s: Chicken, name: str | int) -> str | None:
    """Where a piece stands."""
    place = int(s.place[piece(name)])
    return None if place == 0 else atlas.HEX_NAMES[place - 1]


def hand(s: Chicken, player: int) -> list[str]:
    """The scrolls in a hand, one name a card."""
    first = player * scrolls.KINDS
    return [name for kind, name in enumerate(scrolls.NAMES) for _ in range(int(s.hand[first + kind]))]


def banner(s: Chicken, player: int) -> list[str]:
    """The dice on a banner by their faces."""
    first = player * KINDS_OF_FACES
    return [name for face, name in enumerate(FACES) for _ in range(int(s.dice[first + face]))]
