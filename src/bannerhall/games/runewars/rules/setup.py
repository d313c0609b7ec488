"""Set-up: who begins, factions, the board, home realms, what lies on it, armies, cards [RUN-SET-01] to [RUN-SET-20].

The frame at the bottom knows what comes next and how much of it is done; each step lays what it asks upon it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.ruleset import Ruleset
from bannerhall.core.state import CHANCE, PROCEEDS
from bannerhall.games.runewars.rules import (
    actions,
    building,
    clauses,
    decks,
    events,
    ground,
    homes,
    landscape,
    mustering,
    preset_board,
    questions,
    quests,
    runes,
    units,
    year,
)
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.drawing import draw_tactics
from bannerhall.games.runewars.rules.fate import ALL_FATES
from bannerhall.games.runewars.rules.fate_deck import fill_fates
from bannerhall.games.runewars.rules.gains import gain_influence
from bannerhall.games.runewars.rules.rune_questions import ask_area
from bannerhall.games.runewars.rules.state import NO_FRESH, Runewars

TILES_EACH: Final[i64] = 2
QUESTS_EACH: Final[i64] = 2
MOST_RETURNS: Final[i64] = 2


def lay_out(rules: Ruleset) -> Runewars:
    """The table before anything is decided: decks as the modules in play have them [RUN-SET-12]."""
    s = Runewars(None, rules)
    s.playing = s.everyone()
    decks.lay_decks(s)
    s.ask(questions.SETUP, PROCEEDS, questions.S_FIRST)
    return s


@final
class Setup(Question[Runewars]):
    """The steps of the set-up in their order [RUN-SET-01] to [RUN-SET-20] [RUN-MAP-01]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        step = s.frames[f + questions.SETUP_NEXT]
        if step == questions.S_FIRST:
            go_on(s, f, questions.S_FACTIONS)
            s.ask(questions.DEAL_FATES, CHANCE)
        elif step == questions.S_FACTIONS:
            next_faction(s, f)
        elif step <= questions.S_HOMES:
            next_of_board(s, f, step)
        elif step == questions.S_LANDSCAPE:
            go_on(s, f, questions.S_STRONGHOLDS)
            lay_landscape(s)
        else:
            next_of_players(s, f, step)


def go_on(s: Runewars, f: i64, step: i64) -> None:
    s.frames[f + questions.SETUP_NEXT] = step
    s.frames[f + questions.SETUP_SERVED] = 0


def serve(s: Runewars, f: i64) -> i64:
    """How often this step was served before."""
    served = s.frames[f + questions.SETUP_SERVED]
    s.frames[f + questions.SETUP_SERVED] += 1
    return served


def in_turn(s: Runewars, number: i64) -> i64:
    """The seats clockwise from the first player."""
    return (s.first + number) % s.seats


# --- The first player ------------------------------------------------------------------------------------------------


@final
class DealFates(Question[Runewars]):
    """Everybody is dealt a Fate card; the highest number is the first player [RUN-SET-01]."""

    def outcomes(self, s: Runewars, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return fill_fates(s, out, weights)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        card = action - actions.FATE
        owner = s.frames[f + questions.DEAL_FATES_SEAT]
        s.fate &= ~BIT[card]
        s.fate_discard |= BIT[card]
        if s.sink is not None:
            s.emit(events.FATE_DRAWN, owner, card, 0, 0, ALL, 0)
        if card + 1 > s.frames[f + questions.DEAL_FATES_BEST]:
            s.frames[f + questions.DEAL_FATES_BEST] = card + 1
            s.first = owner
        if owner + 1 < s.seats:
            s.frames[f + questions.DEAL_FATES_SEAT] = owner + 1
            return
        s.end_frame()
        s.fate = ALL_FATES
        s.fate_discard = 0
        if s.sink is not None:
            s.emit(events.FIRST_PLAYER, s.first, 0, 0, 0, ALL, 0)


# --- Factions --------------------------------------------------------------------------------------------------------


def next_faction(s: Runewars, f: i64) -> None:
    """From the first player clockwise each player chooses a faction, or chance deals it; the last one is not asked
    [RUN-SET-02]."""
    number = serve(s, f)
    if number == s.seats:
        begin_board(s, f)
        return
    seat = in_turn(s, number)
    free = preset_board.free_factions(s)
    if free & (free - 1) == 0:
        lead(s, seat, lowest(free))
    elif str(s.rules.options["factions"]) == "deal":
        s.ask(questions.DEAL_FACTION, CHANCE, seat)
    else:
        s.ask(questions.CHOOSE_FACTION, seat)


def lead(s: Runewars, seat: i64, faction: i64) -> None:
    """A player takes a faction with all it has; its dials begin at their red numbers [RUN-SET-02] [RUN-SET-03]
    [RUN-SET-07]."""
    s.set_faction(seat, faction + 1)
    for dial in range(mustering.DIALS):
        s.dial[seat * mustering.DIALS + dial] = units.DIAL_START[faction * mustering.DIALS + dial]
    if s.sink is not None:
        s.emit(events.FACTION, seat, faction, 0, 0, ALL, 0)


@final
class ChooseFaction(Question[Runewars]):
    """Which faction a player leads [RUN-SET-02]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = preset_board.free_factions(s)
        while left != 0:
            out[n] = actions.FACTION + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        faction = action - actions.FACTION
        if faction < 0 or faction >= len(units.FACTIONS):
            return OTHER_QUESTION
        return ALLOWED if (preset_board.free_factions(s) >> faction) & 1 == 1 else clauses.FACTION_TAKEN

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        lead(s, seat, action - actions.FACTION)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.FACTION + lowest(preset_board.free_factions(s))


@final
class DealFaction(Question[Runewars]):
    """Chance deals a faction [RUN-SET-02]."""

    def outcomes(self, s: Runewars, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        left = preset_board.free_factions(s)
        while left != 0:
            out[n] = actions.FACTION + lowest(left)
            weights[n] = 1
            left &= left - 1
            n += 1
        return n

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        owner = s.frames[f + questions.DEAL_FACTION_SEAT]
        s.end_frame()
        lead(s, owner, action - actions.FACTION)


# --- The board -------------------------------------------------------------------------------------------------------


def begin_board(s: Runewars, f: i64) -> None:
    """A preset board, or one that the players build [RUN-MAP-24]."""
    if str(s.rules.options["board"]) == "preset":
        preset_board.lay_preset(s)
        go_on(s, f, questions.S_RUNES)
    else:
        go_on(s, f, questions.S_DEAL_TILES)


def next_of_board(s: Runewars, f: i64, step: i64) -> None:
    number = serve(s, f)
    if step == questions.S_DEAL_TILES:
        if number < TILES_EACH * s.seats:
            s.ask(questions.DEAL_TILE, CHANCE, in_turn(s, number // TILES_EACH))
        else:
            go_on(s, f, questions.S_TILES)
    elif step == questions.S_TILES:
        if number < TILES_EACH * s.seats:
            building.lay_next_tile(s, in_turn(s, number))
        else:
            end_tiles(s, f)
    elif step == questions.S_MARKERS:
        if number < s.seats:
            building.ask_column(s, s.first, questions.A_MARKER)
        else:
            go_on(s, f, questions.S_RUNES)
    elif step == questions.S_RUNES:
        if s.revised == 1 and number < s.seats:
            ask_area(s, in_turn(s, s.seats - number), 0, questions.FIRST_RUNES)  # counter-clockwise [RUN-MAP-15]
        else:
            go_on(s, f, questions.S_HOMES)
    else:
        next_home(s, f, number)


def end_tiles(s: Runewars, f: i64) -> None:
    """The board is finished if the markers can be laid; else the tiles are taken back, and after the second time the
    preset board is used [RUN-MAP-13] [RUN-MAP-28]."""
    if building.check_markers(s, f):
        go_on(s, f, questions.S_MARKERS)
        return
    building.take_back(s)
    s.frames[f + questions.SETUP_RETURNS] += 1
    if s.frames[f + questions.SETUP_RETURNS] < MOST_RETURNS:
        go_on(s, f, questions.S_TILES)
    else:
        preset_board.lay_preset(s)
        go_on(s, f, questions.S_RUNES)


def next_home(s: Runewars, f: i64, number: i64) -> None:
    """From the left of the first player clockwise each player lays the home realm [RUN-MAP-18] [RUN-MAP-30]."""
    if number == 0 and preset_board.homes_are_ready(s):
        preset_board.lay_ready_homes(s)
        go_on(s, f, questions.S_LANDSCAPE)
    elif number < s.seats:
        homes.ask_home(s, in_turn(s, number + 1))
    else:
        go_on(s, f, questions.S_LANDSCAPE)


@final
class DealTile(Question[Runewars]):
    """Two Setup Quests for everybody, each for a tile; those of tiles 10 to 12 are among them with Banners of War
    [RUN-MAP-01] [RUN-MAP-02]."""

    def outcomes(self, s: Runewars, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        dealt: i64 = 0
        for seat in range(s.seats):
            dealt |= s.dealt[seat]
        n: i64 = 0
        for tile in range(ground.numbered_tiles(s)):
            if (dealt >> tile) & 1 == 0:
                out[n] = actions.TILE + tile
                weights[n] = 1
                n += 1
        return n

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        tile = action - actions.TILE
        owner = s.frames[f + questions.DEAL_TILE_SEAT]
        s.end_frame()
        s.set_dealt(owner, s.dealt[owner] | BIT[tile])
        if s.sink is not None:
            s.emit(events.TILE_DEALT, owner, tile + 1, 0, 0, ALL, 0)


def lay_landscape(s: Runewars) -> None:
    """What lies on the board besides the runes; Quest cards of tiles in the box leave the deck [RUN-MAP-20]
    [RUN-SET-06]."""
    decks.sort_out_quests(s)
    landscape.place_neutrals(s)
    if s.rules.options["exploration"]:
        s.ask(questions.DEAL_EXPLORATION, CHANCE, landscape.next_to_explore(s, 0))
    space = landscape.next_space(s, 0)
    if space < AREAS:
        s.ask(questions.DEAL_CITY, CHANCE, space)


# --- What each player gets -------------------------------------------------------------------------------------------


def next_of_players(s: Runewars, f: i64, step: i64) -> None:
    """From the first player clockwise, step by step."""
    number = serve(s, f)
    if step == questions.S_HIDE_RUNES:
        hide_runes(s, f)
    elif step == questions.S_BEGIN:
        begin(s)
    elif number == s.seats:
        go_on(s, f, step + 1)
    elif step == questions.S_STRONGHOLDS:
        s.ask(questions.FIRST_STRONGHOLD, in_turn(s, number))
    elif step == questions.S_HEROES or (step == questions.S_SECOND_HEROES and with_commanders(s)):
        mustering.deal_hero(s, in_turn(s, number))
    elif step == questions.S_COMMANDERS and with_commanders(s):
        mustering.deal_commander(s, in_turn(s, number))
    elif step == questions.S_HANDS:
        deal_hand(s, in_turn(s, number))


def with_commanders(s: Runewars) -> bool:
    """Whether everybody gets a second hero and a Commander card [RUN-CMD-01]."""
    return bool(s.rules.options["commanders"])


def deal_hand(s: Runewars, seat: i64) -> None:
    """Influence and Tactics cards as on the faction sheet, two Quest cards, an Objective [RUN-SET-16] [RUN-SET-17]
    [RUN-SET-18]."""
    gain_influence(s, seat, units.START_INFLUENCE[s.faction_of(seat)])
    s.ask(questions.DEAL_OBJECTIVE, CHANCE, seat)
    quests.draw_quests(s, seat, QUESTS_EACH)
    draw_tactics(s, seat, units.START_TACTICS[s.faction_of(seat)])


def hide_runes(s: Runewars, f: i64) -> None:
    """Ruleset original: everybody hides three rune tokens in the home realm [RUN-ORIG-01]."""
    go_on(s, f, questions.S_BEGIN)
    if s.revised == 0:
        s.ask_several(questions.HIDE_RUNES, s.everyone())


def begin(s: Runewars) -> None:
    """The first year begins with spring. What was drawn so far may be used in it [RUN-GOAL-04] [RUN-SET-20]."""
    for seat in range(s.seats):
        s.set_dealt(seat, 0)
    s.left_out = 0
    s.fresh = NO_FRESH
    s.end_frame()
    s.ask(questions.YEAR, PROCEEDS, questions.Y_CLAIMS)
    runes.refresh_sight(s)
    year.begin_year(s)
