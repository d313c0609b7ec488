"""Disasters: carried out at once by whoever drew them, then shuffled back into the deck [CHI-DIS-01] [CHI-DIS-17]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.frames import WHO
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.games.chicken.rules import actions, clauses, compass, events, flags, losses, questions, scrolls, walking
from bannerhall.games.chicken.rules.any_chicken import offer_chicken
from bannerhall.games.chicken.rules.asking import face_down
from bannerhall.games.chicken.rules.atlas import FIRST_SINGLE
from bannerhall.games.chicken.rules.components import (
    DICE,
    LEADER,
    LEADERS_MASK,
    MACHINE,
    NONE,
    SHIELDS,
)
from bannerhall.games.chicken.rules.cyclone import blow
from bannerhall.games.chicken.rules.drawing import disasters_drawn, put_back
from bannerhall.games.chicken.rules.eggs import eggs_on
from bannerhall.games.chicken.rules.state import ALL_HEXES, HEXES, LYING, Chicken
from bannerhall.games.chicken.rules.waves import lay_wave, washed_tiles

# What a disaster does next.
START: Final = 0
PUSHES: Final = 1  # pieces on new lava leave it
FLAGS: Final = 2  # flags that lie on new lava
RING: Final = 3  # what stands round an erupting tile
CHICKEN: Final = 4  # any chicken may be moved
OVER: Final = 5

BY_PUSH: Final[i64] = 7  # in events.WAYS
SINGLES_MASK: Final[i64] = ALL_HEXES - (BIT[FIRST_SINGLE] - 1)

# --- Which one comes next --------------------------------------------------------------------------------------------


@final
class Disasters(Question[Chicken]):
    """Several disasters drawn at once are carried out in an order of the drawer's choice [CHI-DIS-02]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for scroll in range(scrolls.FIRST_DISASTER, scrolls.KINDS):
            if s.drawn[scroll] > 0:
                out[n] = actions.CARRY_OUT + scroll
                n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        scroll = action - actions.CARRY_OUT
        if scroll < 0 or scroll >= scrolls.KINDS:
            return OTHER_QUESTION
        return ALLOWED if scroll >= scrolls.FIRST_DISASTER and s.drawn[scroll] > 0 else clauses.NOT_DRAWN

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.frames[f + WHO] = PROCEEDS
        s.ask(questions.DISASTER, PROCEEDS, seat, action - actions.CARRY_OUT)

    def proceed(self, s: Chicken, f: i64) -> None:
        player = s.frames[f + questions.DISASTERS_OF]
        kinds: i64 = 0
        last: i64 = 0
        for scroll in range(scrolls.FIRST_DISASTER, scrolls.KINDS):
            if s.drawn[scroll] > 0:
                kinds += 1
                last = scroll
        if kinds == 0:
            s.end_frame()
        elif kinds == 1:
            s.ask(questions.DISASTER, PROCEEDS, player, last)
        else:
            s.frames[f + WHO] = player

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        scroll = scrolls.FIRST_DISASTER
        while s.drawn[scroll] == 0:
            scroll += 1
        return actions.CARRY_OUT + scroll

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        who = s.frames[f + WHO]
        player = s.frames[f + questions.DISASTERS_OF]
        fits = player < s.seats and (who < 0 or who == player) and disasters_drawn(s)
        return [] if fits else ["disasters are carried out by the wrong one"]


# --- One disaster ----------------------------------------------------------------------------------------------------


@final
class Disaster(Question[Chicken]):
    """One disaster, step by step. First the tiles, then whoever must leave new lava, then the optional chicken
    [CHI-DIS-12] [CHI-DIS-15]."""

    def proceed(self, s: Chicken, f: i64) -> None:
        stage = s.frames[f + questions.DISASTER_STAGE]
        if stage == START:
            start(s, f)
        elif stage == PUSHES:
            push_next(s, f)
        elif stage == FLAGS:
            save_next_flag(s, f)
        elif stage == RING:
            s.frames[f + questions.DISASTER_STAGE] = OVER
            losses.strike(s, standing_round(s, s.frames[f + questions.DISASTER_HEX] - 1), NONE)
        elif stage == CHICKEN:
            s.frames[f + questions.DISASTER_STAGE] = OVER
            offer_chicken(s, s.frames[f + questions.DISASTER_OF])
        else:
            scroll = s.frames[f + questions.DISASTER_CARD]
            s.end_frame()
            s.set_drawn(scroll, s.drawn[scroll] - 1)
            put_back(s, scroll)

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        scroll = s.frames[f + questions.DISASTER_CARD]
        if scroll < scrolls.FIRST_DISASTER or s.drawn[scroll] == 0 or s.frames[f + questions.DISASTER_OF] >= s.seats:
            return ["a disaster that nobody has drawn"]
        rings = s.frames[f + questions.DISASTER_STAGE] == RING
        return ["an eruption of no tile"] if rings and s.frames[f + questions.DISASTER_HEX] == 0 else []


def start(s: Chicken, f: i64) -> None:
    """The disaster is shown and begins."""
    player = s.frames[f + questions.DISASTER_OF]
    scroll = s.frames[f + questions.DISASTER_CARD]
    if s.sink is not None:
        s.emit(events.DISASTER, player, scroll, 0, 0, ALL, 0)
    if scroll == scrolls.EARTHQUAKE:
        s.frames[f + questions.DISASTER_STAGE] = PUSHES
        turn_over(s, s.land & SINGLES_MASK)
    elif scroll == scrolls.CYCLONE:
        s.frames[f + questions.DISASTER_STAGE] = CHICKEN
        blow(s, player)
    elif scroll == scrolls.TSUNAMI and s.lava != 0:
        s.frames[f + questions.DISASTER_STAGE] = OVER
        turn_over(s, s.lava)
    else:
        s.frames[f + questions.DISASTER_STAGE] = OVER
        choose_tile(s, f, player, tiles_of(s, scroll))


def turn_over(s: Chicken, tiles: i64) -> None:
    """Tiles are turned to their other side. Units on new lava are destroyed, but for those with a shield, who leave it
    like leaders [CHI-DIS-03] [CHI-DIS-06] [CHI-DIS-10] [CHI-EPIC-02]."""
    s.lava ^= tiles
    fresh = tiles & s.lava
    if s.sink is not None:
        left = tiles
        while left != 0:
            hex_ = lowest(left)
            left &= left - 1
            s.emit(events.TURNED, hex_, (s.lava >> hex_) & 1, 0, 0, ALL, 0)
    doomed = s.pieces_on(fresh) & ~LEADERS_MASK
    left = doomed
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        if s.shields[piece] > 0:
            doomed &= ~BIT[piece]
    losses.strike(s, doomed, NONE)


def standing_round(s: Chicken, tile: i64) -> i64:
    """Mask of the pieces of all players next to a tile. Leaders among them lose a shield at most; who stands on
    the tile itself is not hit [CHI-DIS-04] [CHI-DIS-09] [CHI-DIS-14] [CHI-SHLD-02]."""
    return s.pieces_on(s.near[tile])


# --- Off the lava ----------------------------------------------------------------------------------------------------


def push_next(s: Chicken, f: i64) -> None:
    """Whoever still stands on lava leaves it: players in turn order from the drawer, their pieces by number, face-down
    chickens last [CHI-DIS-12] [CHI-DIS-19] [CHI-COCK-12]."""
    player = s.frames[f + questions.DISASTER_OF]
    there = s.pieces_on(s.lava)
    if there == 0:
        s.frames[f + questions.DISASTER_STAGE] = FLAGS
        return
    while there & s.army(player) == 0:
        player = s.next_player(player)
    push(s, player, next_pushed(s, there & s.army(player)))


def next_pushed(s: Chicken, pieces: i64) -> i64:
    """Who of some pieces leaves the lava next: open ones by number; then face-down chickens by what everybody sees of
    them: hex, shields, dice [CHI-COCK-12]."""
    open_ = pieces & ~s.eggs
    if open_ != 0:
        return lowest(open_)
    best = lowest(pieces)
    left = pieces & (pieces - 1)
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        if seen_rank(s, piece) < seen_rank(s, best):
            best = piece
    return best


def seen_rank(s: Chicken, egg: i64) -> i64:
    """The place of a back in an order by hex, shields and dice."""
    return (s.place[egg] * (SHIELDS + 1) + s.shields[egg]) * (DICE + 1) + s.plus[egg]


def push(s: Chicken, player: i64, piece: i64) -> None:
    """All its shields are lost, and its owner puts it on a legal adjacent hex. Without one a unit is destroyed and a
    leader dies an epic death [CHI-DIS-10] [CHI-EPIC-02] [CHI-EPIC-03] [CHI-EPIC-09] [CHI-SOLO-15]."""
    hexes = walking.steps_from(s, piece)
    if hexes == 0 and face_down(s, piece):
        lose_together(s, eggs_on(s, s.place[piece] - 1))
        return
    losses.lose_shields(s, piece)
    if hexes == 0 and LEADER <= piece < MACHINE:
        losses.epic_death(s, player, NONE)
    elif hexes == 0:
        losses.destroy(s, piece, NONE, True)
    elif hexes & (hexes - 1) == 0:
        walking.put(s, piece, lowest(hexes), BY_PUSH)
    elif player >= s.seats:
        walking.put(s, piece, compass.choose(s, s.place[piece] - 1, hexes), BY_PUSH)
    else:
        s.ask(questions.PUSH, player, piece)


def lose_together(s: Chicken, eggs: i64) -> None:
    """Face-down chickens of one hex that cannot leave the lava: all their shields go first, so that nobody learns who
    had how many [CHI-COCK-12]."""
    left = eggs
    while left != 0:
        losses.lose_shields(s, lowest(left))
        left &= left - 1
    while eggs != 0:
        losses.destroy(s, lowest(eggs), NONE, True)
        eggs &= eggs - 1


@final
class Push(Question[Chicken]):
    """Where a leader or a shielded unit goes that stands on new lava [CHI-EPIC-02] [CHI-EPIC-09] [CHI-DIS-10]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = walking.steps_from(s, s.frames[f + questions.PUSH_PIECE])
        while left != 0:
            out[n] = actions.HEX + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        hex_ = action - actions.HEX
        if hex_ < 0 or hex_ >= HEXES:
            return OTHER_QUESTION
        hexes = walking.steps_from(s, s.frames[f + questions.PUSH_PIECE])
        return ALLOWED if (hexes >> hex_) & 1 == 1 else clauses.NOT_PUSHED_THERE

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        piece = s.frames[f + questions.PUSH_PIECE]
        s.end_frame()
        walking.put(s, piece, action - actions.HEX, BY_PUSH)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.HEX + lowest(walking.steps_from(s, s.frames[f + questions.PUSH_PIECE]))

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        piece = s.frames[f + questions.PUSH_PIECE]
        there = s.army(s.frames[f + WHO]) & s.pieces_on(s.lava) & BIT[piece] != 0
        return [] if there and walking.steps_from(s, piece) != 0 else ["push is about something that cannot be"]


def save_next_flag(s: Chicken, f: i64) -> None:
    """Flags on new lava are laid elsewhere by their owners, in turn order from the drawer; then the eruption hits its
    ring, the earthquake lets a chicken move [CHI-FLAG-10] [CHI-DIS-12] [CHI-DIS-15]."""
    owner = s.frames[f + questions.DISASTER_OF]
    for _ in range(s.players):
        if flags.on_lava(s, owner) and flags.resting_places(s, s.flags[owner] - LYING) != 0:
            flags.save(s, owner)
            return
        owner = s.next_player(owner)
    erupts = s.frames[f + questions.DISASTER_CARD] == scrolls.ERUPTION
    s.frames[f + questions.DISASTER_STAGE] = RING if erupts else CHICKEN


# --- Eruption and tsunami choose a tile ------------------------------------------------------------------------------


def tiles_of(s: Chicken, scroll: i64) -> i64:
    """Mask of the tiles that may be chosen: for an eruption any lava, or any neutral tile without lava; for a tsunami
    that finds no lava the neutral tiles with somebody next to them [CHI-DIS-04] [CHI-DIS-06] [CHI-DIS-16]."""
    neutral = s.land & SINGLES_MASK & ~s.lava
    if scroll == scrolls.TSUNAMI:
        return washed_tiles(s, neutral)
    return s.lava if s.lava != 0 else neutral


def choose_tile(s: Chicken, f: i64, player: i64, tiles: i64) -> None:
    """The drawer chooses a tile; a tsunami that finds neither lava nor a target has no effect [CHI-DIS-13]."""
    if tiles == 0:
        return
    if tiles & (tiles - 1) == 0:
        burst(s, f, player, lowest(tiles))
    else:
        s.ask(questions.BURST, player)


def burst(s: Chicken, f: i64, player: i64, tile: i64) -> None:
    """The tile erupts, and is turned over first if it was neutral; or the wave breaks over it [CHI-DIS-04] [CHI-DIS-06]
    [CHI-DIS-15]."""
    if s.sink is not None:
        s.emit(events.BURST, player, tile, 0, 0, ALL, 0)
    if s.frames[f + questions.DISASTER_CARD] == scrolls.TSUNAMI:
        lay_wave(s, player, tile)
        return
    s.frames[f + questions.DISASTER_HEX] = tile + 1
    s.frames[f + questions.DISASTER_STAGE] = RING
    if (s.lava >> tile) & 1 == 0:
        s.frames[f + questions.DISASTER_STAGE] = PUSHES
        turn_over(s, BIT[tile])


@final
class Burst(Question[Chicken]):
    """Which tile erupts, or where the wave breaks [CHI-DIS-04] [CHI-DIS-06] [CHI-DIS-16]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = tiles_of(s, s.frames[disaster_below(s) + questions.DISASTER_CARD])
        while left != 0:
            out[n] = actions.BURST + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        tile = action - actions.BURST
        if tile < 0 or tile >= HEXES:
            return OTHER_QUESTION
        tiles = tiles_of(s, s.frames[disaster_below(s) + questions.DISASTER_CARD])
        return ALLOWED if (tiles >> tile) & 1 == 1 else clauses.NOT_THE_TILE

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        burst(s, s.top(), seat, action - actions.BURST)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.BURST + lowest(tiles_of(s, s.frames[disaster_below(s) + questions.DISASTER_CARD]))

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        below = disaster_below(s)
        scroll = s.frames[below + questions.DISASTER_CARD]
        fits = s.frames[below + questions.DISASTER_OF] == s.frames[f + WHO] and tiles_of(s, scroll) != 0
        fits = fits and (scroll == scrolls.ERUPTION or (scroll == scrolls.TSUNAMI and s.lava == 0))
        return [] if fits else ["burst is about something that cannot be"]


def disaster_below(s: Chicken) -> i64:
    """The disaster upon which the uppermost question lies."""
    return s.at_depth(s.depth - 2)
