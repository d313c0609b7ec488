"""What a conquest does to the region and to whoever held it: losses, withdrawal, capture."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.events import ALL
from bannerhall.core.state import CHANCE
from bannerhall.games.smallworld.rules import events, powers, questions, races
from bannerhall.games.smallworld.rules.components import ACTIVE, IN_HAND, LAIRS, NONE, ON_MAP, SLOTS
from bannerhall.games.smallworld.rules.marks import discard, lift_markers, vanish
from bannerhall.games.smallworld.rules.ransom import capture
from bannerhall.games.smallworld.rules.state import SmallWorld


def occupy(s: SmallWorld, people: i64, region: i64, tokens: i64, leader: bool, how: i64) -> None:
    """The people takes the region with so many tokens, and with its Leader if he goes along
    [SMW-CONQ-03] [SMW-CONQ-12] [SMW-CONQ-15]. What counts as a raid is told by [SMW-RACE-32] and [SMW-LEADER-48]; Lost
    Tribes, Lairs and Fortresses go [SMW-LOSS-05] [SMW-LOSS-11] [SMW-LOSS-12] [SMW-RACE-46]."""
    seat = people // SLOTS
    bit = BIT[region]
    before = s.holder(region)
    if people % SLOTS == ACTIVE and (before != NONE or s.tribes & bit != 0):
        s.raids += 1
    if s.sink is not None:
        s.emit(events.CONQUERED, seat, region, tokens + (1 if leader else 0), how, ALL, 0)
    s.tribes &= ~bit  # never to return
    take_pot(s, seat, region)
    if before != NONE:
        attack(s, people, before)
        drive_out(s, before, region, people, how)
    # What stands here without anybody is gone, too.
    s.lairs &= ~bit
    s.forts &= ~bit
    s.held[people] |= bit
    s.tokens[region] = tokens
    if leader:
        s.leader[seat] = ON_MAP + region
        s.chiefs |= bit
    settle_in(s, people, region)


def attack(s: SmallWorld, people: i64, victim: i64) -> None:
    """An active race attacks another player's active race: what Diplomats mind [SMW-POWER-17]."""
    if people % SLOTS == ACTIVE and victim % SLOTS == ACTIVE and victim // SLOTS != people // SLOTS:
        s.attacked |= BIT[victim // SLOTS]


def settle_in(s: SmallWorld, people: i64, region: i64) -> None:
    """A Lair for Trolls, a Hole in the first two regions of Halflings [SMW-RACE-24] [SMW-RACE-26] [SMW-RACE-45]."""
    race = s.race[people]
    if race == races.TROLLS:
        dig_in(s, people)
    elif race == races.HALFLINGS and s.holes_left != 0:
        s.holes |= BIT[region]
        s.holes_left -= 1


def dig_in(s: SmallWorld, people: i64) -> None:
    """A Lair in every region of the Trolls, as far as ten go [SMW-RACE-45] [SMW-RACE-47]."""
    lacking = s.held[people] & ~s.lairs
    while lacking != 0 and count(s.lairs) < LAIRS:
        s.lairs |= BIT[lowest(lacking)]
        lacking &= lacking - 1


def take_pot(s: SmallWorld, seat: i64, region: i64) -> None:
    """A conqueror takes a Pot of Gold as a coin [SMW-EXTRA-28]."""
    if s.pots & BIT[region] != 0:
        s.pots &= ~BIT[region]
        s.coins[seat] += 1
        if s.sink is not None:
            s.emit(events.TOOK_POT, seat, region, 0, 0, ALL, 0)


def drive_out(s: SmallWorld, victim: i64, region: i64, people: i64, how: i64) -> None:
    """The victim loses the region: one token for good, the rest to hand; a Leader is captured instead
    [SMW-LOSS-01] [SMW-LOSS-04] [SMW-LOSS-10] [SMW-LEADER-22] [SMW-LEADER-27] [SMW-LEADER-38] [SMW-LEADER-53]."""
    owner = victim // SLOTS
    tokens = s.tokens[region]
    led = victim % SLOTS == ACTIVE and s.leader_in(owner, region)
    captured = led and owner != people // SLOTS
    lost = tokens_lost(s, victim, tokens, captured, how)
    s.held[victim] &= ~BIT[region]
    lift_markers(s, region)
    s.hand[victim] += tokens - lost
    discard(s, victim, lost)
    if s.sink is not None:
        s.emit(events.WITHDREW, owner, region, tokens - lost, lost, ALL, 0)
    if led:
        s.chiefs &= ~BIT[region]
        s.leader[owner] = IN_HAND
        if not captured and s.sink is not None:
            s.emit(events.RESCUED, owner, 0, 0, 0, ALL, 0)
    if victim % SLOTS == ACTIVE:
        if s.race[victim] == races.TROLLS:
            dig_in(s, victim)  # a Lair is free again
        after_loss(s, victim, people, lost)
    elif s.held[victim] == 0 and s.hand[victim] == 0:
        vanish(s, victim)
    if captured:
        capture(s, owner, people // SLOTS, s.race[victim])


def tokens_lost(s: SmallWorld, victim: i64, tokens: i64, captured: bool, how: i64) -> i64:
    """How many tokens go to the tray: one, none of Elves or beside a captured Leader. Of races in decline only Ghouls
    withdraw, an Ivory Tower falls as a whole
    [SMW-RACE-10] [SMW-RACE-11] [SMW-RACE-18] [SMW-LEADER-23] [SMW-LEADER-26] [SMW-EXTRA-23]."""
    race = s.race[victim]
    if victim % SLOTS != ACTIVE and race != races.GHOULS:
        return tokens
    if captured or tokens == 0:
        return 0
    return 0 if race == races.ELVES and how != events.BY_SPELL else 1


def after_loss(s: SmallWorld, victim: i64, people: i64, lost: i64) -> None:
    """What an active race of the extras gains or costs when it is driven out, or who drives it out
    [SMW-EXTRA-10] [SMW-EXTRA-14] [SMW-EXTRA-20]."""
    owner = victim // SLOTS
    by = people // SLOTS
    if owner != by:
        if people % SLOTS == ACTIVE and s.power[people] == powers.RANSACKING:
            hand_over(s, owner, by, events.FOR_RANSACKING)
        if s.power[victim] == powers.CORRUPT:
            hand_over(s, by, owner, events.FOR_CORRUPT)
    if lost != 0 and s.race[victim] == races.PYGMIES:
        s.ask(questions.GROWTH, CHANCE, victim)


def hand_over(s: SmallWorld, seat: i64, other: i64, why: i64) -> None:
    """One player pays another a coin, if there is one [SMW-EXTRA-29]."""
    if s.coins[seat] != 0:
        s.coins[seat] -= 1
        s.coins[other] += 1
        if s.sink is not None:
            s.emit(events.PAID, seat, other, why, 1, ALL, 0)
