"""The cards of a battle round: what each seat sees of them, and how they may be instead [RUN-BAT-49].

Of the other side's cards a seat sees how many were drawn and put aside, and those whose results have been shown.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest, members
from bannerhall.core.chance import Stream
from bannerhall.games.runewars.rules import fate, fate_results, tactics
from bannerhall.games.runewars.rules.position_battle import BATTLE, TacticalFates
from bannerhall.games.runewars.rules.state import Runewars

TACTICAL: Final = TacticalFates()
MOST_CARDS: Final = 64
TRIES: Final = 1000  # until not more Tactical Fate cards are picked than can have been put aside


def battle(s: Runewars, seat: i64) -> dict[str, object]:
    """The battle by the keys of the position, the other side's cards as far as they have been shown; `fates_drawn` and
    `put_aside` count them. `announced_shown` are the Tactical Fate cards that have been seen to count."""
    shown: dict[str, object] = {key.name: key.codec.write(s, 0) for key in BATTLE.keys if key.name not in PARTLY}
    own = [knows(s, seat, side) for side in (0, 1)]
    shown["fates"] = [names_of(s.fates[side] if own[side] else s.fates_shown[side]) for side in (0, 1)]
    shown["aside_fates"] = [names_of(s.aside_fates[side]) if own[side] else [] for side in (0, 1)]
    shown["fates_drawn"] = [int(count(s.fates[side] | s.aside_fates[side])) for side in (0, 1)]
    shown["put_aside"] = [int(put_aside(s, side)) for side in (0, 1)]
    announced = [s.announced[side] if own[side] else all_announced(s, side) for side in (0, 1)]
    shown["announced"] = [TACTICAL.write(s, int(packed)) for packed in announced]
    shown["announced_shown"] = [TACTICAL.write(s, int(announced_shown(s, side))) for side in (0, 1)]
    shown["aside_announced"] = [TACTICAL.write(s, int(s.aside_tactics[side])) if own[side] else {} for side in (0, 1)]
    shown["barred"] = [barred(s, seat, side) for side in (0, 1)]
    return shown


PARTLY: Final = frozenset(("fates", "aside_fates", "announced", "aside_announced", "barred"))


def names_of(cards: i64) -> list[str]:
    return [fate.FATE_NAMES[card] for card in members(cards)]


def knows(s: Runewars, seat: i64, side: i64) -> bool:
    """Whether a seat draws for the side, and so knows its cards [RUN-BAT-10] [RUN-NEU-14]."""
    return seat >= 0 and s.battler[side] == seat + 1


def all_announced(s: Runewars, side: i64) -> i64:
    """All Tactical Fate cards that a side has announced, also those put aside."""
    return s.announced[side] + s.aside_tactics[side]


def put_aside(s: Runewars, side: i64) -> i64:
    """How many cards of a side have been put aside without anybody else having seen them."""
    unseen = s.aside_fates[side] & ~s.fates_shown[side]
    return count(unseen) + fate_results.many(s.aside_tactics[side])


def announced_shown(s: Runewars, side: i64) -> i64:
    """The announced cards whose result has been shown, so that everybody knows that they count [RUN-TFC-05]."""
    return with_a_shown_result(s, side, s.announced[side])


def missed_when_shown(s: Runewars, side: i64) -> i64:
    """The Tactical Fate cards put aside that everybody can name: had they counted, they would have been shown."""
    return with_a_shown_result(s, side, s.aside_tactics[side])


def with_a_shown_result(s: Runewars, side: i64, tactical: i64) -> i64:
    """Those of some Tactical Fate cards whose result for the chosen type has been shown."""
    if s.chosen_type[side] == 0 or tactical == 0:
        return 0
    shape = fate_results.shape_of(s, side)
    packed: i64 = 0
    for card in range(fate_results.FIRST, fate_results.LAST + 1):
        result = tactics.RESULT[card * 4 + shape]
        if result != fate.MISS and s.results_shown[side] & BIT[result - 1] != 0:
            packed += fate_results.one(card) * fate_results.copies(tactical, card)
    return packed


def barred(s: Runewars, seat: i64, side: i64) -> str | None:
    """The card that Eyes Everywhere has barred, for the two who know it."""
    known = s.barred_card[side] != 0 and (knows(s, seat, 0) or knows(s, seat, 1))
    return tactics.NAMES[s.barred_card[side] - 1] if known else None


# --- Other cards in their place --------------------------------------------------------------------------------------


def deal_fates(world: Runewars, seat: i64, stream: Stream) -> None:
    """Cards that the other side has drawn and not shown are drawn again from among them and the deck."""
    if world.battle_at == 0:
        return
    for side in range(2):
        if not knows(world, seat, side) and world.fates[side] | world.aside_fates[side] | world.aside_tactics[side]:
            choose_aside(world, side, stream)
    pool = world.fate
    for side in range(2):
        if not knows(world, seat, side):
            pool |= (world.fates[side] | world.aside_fates[side]) & ~world.fates_shown[side]
    for side in range(2):
        if not knows(world, seat, side):
            pool = draw_again(world, side, pool, stream)
    world.fate = pool


def draw_again(world: Runewars, side: i64, pool: i64, stream: Stream) -> i64:
    """Cards that count may show nothing that has been shown by now; what is put aside may be anything. What is left of
    the pool."""
    shown = world.fates_shown[side]
    counting = count(world.fates[side] & ~shown)
    others = count(world.aside_fates[side] & ~shown)
    fitting = pool & ~with_shown_results(world, side)
    taken = draw_some(fitting, counting, stream)
    world.set_fates(side, (world.fates[side] & shown) | taken)
    pool &= ~taken
    taken = draw_some(pool, others, stream)
    world.set_aside_fates(side, (world.aside_fates[side] & shown) | taken)
    return pool & ~taken


def with_shown_results(s: Runewars, side: i64) -> i64:
    """The mask of the Fate cards whose result for the chosen type has been shown."""
    if s.results_shown[side] == 0:
        return 0
    shape = fate_results.shape_of(s, side)
    cards: i64 = 0
    for card in range(fate.FATES):
        result = fate.RESULT[card * 4 + shape]
        if result != fate.MISS and s.results_shown[side] & BIT[result - 1] != 0:
            cards |= BIT[card]
    return cards


def draw_some(pool: i64, many: i64, stream: Stream) -> i64:
    """So many cards of a pool at random."""
    cards: i64 = 0
    for _ in range(many):
        skip = stream.below(count(pool & ~cards))
        left = pool & ~cards
        while skip != 0:
            left &= left - 1
            skip -= 1
        cards |= left & -left
    return cards


def choose_aside(world: Runewars, side: i64, stream: Stream) -> None:
    """Which cards of the other side were put aside: any that have not been shown. Fate cards change places with
    announced Tactical ones; their number stays. Only what a helper added may be a Tactical one [RUN-BAT-05]."""
    missed = missed_when_shown(world, side)
    unknown = all_announced(world, side) - announced_shown(world, side) - missed
    aside = put_aside(world, side) - fate_results.many(missed)
    if aside == 0 or unknown == 0:
        return
    hidden = (world.fates[side] | world.aside_fates[side]) & ~world.fates_shown[side]
    spare = world.spare[side] - fate_results.many(missed)
    most = aside if aside < spare else spare
    for _ in range(TRIES):
        picked, cards, tactical = pick_aside(hidden, unknown, aside, stream)
        if picked <= most:
            break
    else:
        return  # hardly ever: then the cards that were put aside stay as they are
    tactical += missed
    world.set_aside_fates(side, (world.aside_fates[side] & world.fates_shown[side]) | cards)
    world.set_fates(side, (world.fates[side] & world.fates_shown[side]) | (hidden & ~cards))
    everything = all_announced(world, side)
    world.set_aside_tactics(side, tactical)
    world.set_announced(side, everything - tactical)


def pick_aside(hidden: i64, unknown: i64, aside: i64, stream: Stream) -> tuple[i64, i64, i64]:
    """So many of the hidden Fate cards and unknown Tactical ones: how many Tactical ones, and both."""
    places = vec[i64]([0] * MOST_CARDS)
    n: i64 = 0
    while hidden != 0:
        places[n] = lowest(hidden)
        hidden &= hidden - 1
        n += 1
    fates = n
    for card in range(fate_results.FIRST, fate_results.LAST + 1):
        for _ in range(fate_results.copies(unknown, card)):
            places[n] = card
            n += 1
    if aside > n:
        raise RuntimeError("more cards have been put aside than there are")
    picked: i64 = 0
    cards: i64 = 0
    tactical: i64 = 0
    taken: i64 = 0
    for _ in range(aside):
        at = stream.below(n)
        while (taken >> at) & 1 == 1:
            at = (at + 1) % n
        taken |= BIT[at]
        if at < fates:
            cards |= BIT[places[at]]
        else:
            tactical += fate_results.one(places[at])
            picked += 1
    return picked, cards, tactical
