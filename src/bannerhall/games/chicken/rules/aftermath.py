"""After the comparison: marker and win check, losses, effects of cards and leaders, clearing up [CHI-FIGHT-23]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count
from bannerhall.core.events import ALL
from bannerhall.games.chicken.rules import (
    ending,
    events,
    feats,
    leaders,
    losses,
    machines,
    questions,
    scrolls,
    solo_fight,
)
from bannerhall.games.chicken.rules.components import (
    CHALLENGER,
    CHICKENS,
    KINDS_OF_FACES,
    LEADER,
    LEADERS_MASK,
    MACHINE,
    MARKERS,
    MOST_PLAYERS,
    SOLO,
    TEAM,
)
from bannerhall.games.chicken.rules.drawing import draw_scrolls, lay_on_discards
from bannerhall.games.chicken.rules.reveal import ABSORBED, ENDED, FAILED, SUCCESS
from bannerhall.games.chicken.rules.starring import shield
from bannerhall.games.chicken.rules.state import HANDS, Chicken
from bannerhall.games.chicken.rules.values import in_force, ranged, total_armour, total_strength

NO_CARDS: Final = vec[i64]([0] * HANDS)
NO_PLAYERS: Final = vec[i64]([0] * MOST_PLAYERS)
NO_DICE: Final = vec[i64]([0] * KINDS_OF_FACES)
DUEL: Final = 2  # players who need two markers on one banner [CHI-GOAL-03]
TO_WIN: Final = 2
FOR_AN_EPIC_DEATH: Final = 2  # successes of one turn [CHI-EPIC-04]


def compare(s: Chicken) -> None:
    """A success needs at least as much strength as there is armour; a shield absorbs it, and then it is none
    [CHI-FIGHT-13] [CHI-FIGHT-18] [CHI-FIGHT-19] [CHI-SHLD-06]."""
    strength, armour = total_strength(s), total_armour(s)
    if strength < armour:
        s.outcome = FAILED
    else:
        s.outcome = ABSORBED if s.shields[s.defender - 1] > 0 else SUCCESS
    if s.sink is not None:
        s.emit(events.COMPARED, strength, armour, s.outcome, 0, ALL, 0)


# --- Marker and win --------------------------------------------------------------------------------------------------


def beats_leader(s: Chicken) -> bool:
    return s.outcome == SUCCESS and BIT[s.defender - 1] & LEADERS_MASK != 0


def humiliate(s: Chicken) -> None:
    """A beaten leader loses its permanent dice and counts the success; its player gets a marker, and the win is checked
    before anything else is carried out. After a win cards and dice lie as they are [CHI-FIGHT-14] [CHI-FIGHT-23]
    [CHI-GOAL-01] [CHI-GOAL-05] [CHI-GOAL-06] [CHI-DICE-08]."""
    losses.lose_dice(s, s.defender - 1)
    s.set_hits(s.victim, s.hits[s.victim] + 1)
    if not place_marker(s):
        return
    feats.marked(s)
    winners = winners_now(s)
    if winners != 0:
        feats.won(s, winners)
        ending.win(s, winners)


def place_marker(s: Chicken) -> bool:
    """Put a marker on the defending player's banner. Without one left, one is moved there from the banner on which all
    three lie; if it is that banner, nothing is placed [CHI-GOAL-01] [CHI-GOAL-04]."""
    to = s.aggressor * MOST_PLAYERS + s.victim
    if feats.placed(s, s.aggressor) == MARKERS:
        if s.markers[to] > 0:
            return False
        for other in range(s.players):
            at = s.aggressor * MOST_PLAYERS + other
            if s.markers[at] > 0:
                s.set_markers(at, s.markers[at] - 1)
                break
    s.set_markers(to, s.markers[to] + 1)
    if s.sink is not None:
        s.emit(events.MARKED, s.aggressor, s.victim, 0, 0, ALL, 0)
    return True


def winners_now(s: Chicken) -> i64:
    """Mask of those who win by the marker just placed: one in solo; two on one banner between two players; two banners
    between more; in teams one of the team on the banner of each opponent [CHI-GOAL-02] [CHI-GOAL-03] [CHI-GOAL-04]
    [CHI-TEAM-03] [CHI-TEAM-06] [CHI-SOLO-02]."""
    if s.mode == SOLO:
        return BIT[s.aggressor]
    if s.mode == TEAM:
        foes = s.foes_of(s.aggressor)
        return 15 & ~foes if humiliated_by(s, 15 & ~foes) & foes == foes else i64(0)
    if s.players == DUEL:
        enough = s.markers[s.aggressor * MOST_PLAYERS + s.victim] >= TO_WIN
    else:
        enough = count(humiliated_by(s, BIT[s.aggressor])) >= TO_WIN
    return BIT[s.aggressor] if enough else i64(0)


def humiliated_by(s: Chicken, players: i64) -> i64:
    """Mask of the players on whose banners markers of these players lie."""
    found: i64 = 0
    for giver in range(s.players):
        if players & BIT[giver] != 0:
            for other in range(s.players):
                if s.markers[giver * MOST_PLAYERS + other] > 0:
                    found |= BIT[other]
    return found


# --- Losses ----------------------------------------------------------------------------------------------------------


def carry_out_result(s: Chicken, f: i64) -> None:
    """A shield goes, a leader beaten twice dies an epic death, a unit is destroyed; a failure does nothing to anybody,
    and the attacker stays where it stands [CHI-MOVE-10] [CHI-FIGHT-15] [CHI-FIGHT-16] [CHI-SHLD-01]
    [CHI-SHLD-03] [CHI-SHLD-06] [CHI-EPIC-04]."""
    piece = s.defender - 1
    if s.outcome == ABSORBED:
        losses.lose_shield(s, piece)
    elif beats_leader(s):
        if s.hits[s.victim] >= FOR_AN_EPIC_DEATH:
            losses.epic_death(s, s.victim, s.aggressor)
    elif s.outcome == SUCCESS:
        s.frames[f + questions.FIGHT_RETURNING] = saved(s, piece)
        if piece >= MACHINE:
            s.frames[f + questions.FIGHT_GOLEM] = s.model_of(piece) + 1
            s.fell_at = s.place[piece]
        losses.remove(s, piece, s.aggressor, ranged(s, s.attacker - 1))


def saved(s: Chicken, piece: i64) -> i64:
    """Mask of the chicken, or the pilots, that return at once because the owner has shown Mother Hen or they steered a
    Steel Golem; with both they return once [CHI-SCROLL-15] [CHI-ENGINE-06] [CHI-MACH-15]."""
    ejects = piece >= MACHINE and s.model_of(piece) == machines.GOLEM_STEEL
    if s.victim >= s.seats or (in_force(s, s.victim, scrolls.MOTHER_HEN) == 0 and not ejects):
        return 0
    if piece < LEADER:
        return BIT[piece]
    found: i64 = 0
    for chicken in range(s.victim * CHICKENS, (s.victim + 1) * CHICKENS):
        if s.pilot[chicken] == piece - MACHINE + 1:
            found |= BIT[chicken]
    return found


# --- Clearing up -----------------------------------------------------------------------------------------------------


def failed(s: Chicken) -> bool:
    return s.outcome == FAILED or s.outcome == ENDED


def give_shields(s: Chicken) -> None:
    """Golden Egg: the attack on its player's piece has failed, and the piece gets a shield, if one is left; the
    challenger's has no such effect [CHI-SCROLL-13] [CHI-SOLOFIGHT-07]."""
    if failed(s) and s.victim < s.seats:
        for _time in range(in_force(s, s.victim, scrolls.GOLDEN_EGG)):
            if s.shields_left > 0:
                shield(s, s.victim, s.defender - 1)


def count_draws(s: Chicken) -> None:
    """Who draws after the fight: Pecking Order, Keekmee after a failed attack on him, Paid Advisers of others than the
    attacking player who played a scroll; in solo what the challenger's cards say [CHI-SCROLL-09] [CHI-LEADER-01]
    [CHI-SCROLL-27] [CHI-SOLOFIGHT-07] [CHI-FIGHT-28] [CHI-FIGHT-31]."""
    for player in range(s.seats):
        many = in_force(s, player, scrolls.PECKING_ORDER)
        if player == s.victim and s.defender - 1 == LEADER + player and failed(s) and s.leads(player, leaders.KEEKMEE):
            many += 1
        if player != s.aggressor and s.played[player] > 0 and s.follows(player, scrolls.PAID_ADVISERS):
            many += 1
        s.set_draws(player, many)
    if s.mode == SOLO:
        s.set_draws(CHALLENGER, solo_fight.cards_drawn(s))


def clear(s: Chicken) -> None:
    """All magic used is discarded, in solo everything that the challenger played; dice used are used up, permanent ones
    stay where they are [CHI-FIGHT-17] [CHI-FIGHT-25] [CHI-MAGIC-02] [CHI-SOLOFIGHT-09] [CHI-DICE-10]."""
    for player in range(s.players):
        if s.played[player] == 0 and player < s.seats:
            continue
        for kind in range(scrolls.KINDS):
            for _time in range(s.shown[player * scrolls.KINDS + kind] + s.laid[player * scrolls.KINDS + kind]):
                lay_on_discards(s, player, kind)
    for face in range(KINDS_OF_FACES):
        s.spent[s.aggressor] += s.thrown[face]
    s.attacker = 0
    s.defender = 0
    s.victim = 0
    s.first_victim = 0
    s.thrown = NO_DICE
    s.alarms = 0
    s.passes = 0
    s.sits_out = 0
    s.laid = NO_CARDS
    s.shown = NO_CARDS
    s.for_attack = NO_CARDS
    s.spoiled = NO_CARDS
    s.rotten = NO_PLAYERS
    s.helps = NO_PLAYERS
    s.played = NO_PLAYERS
    s.sequence = NO_PLAYERS
    s.outcome = 0


def next_draw(s: Chicken) -> bool:
    """Let the next player draw all that this fight has earned, clockwise from the attacking player; disasters among
    them are carried out before the next one draws. False when nobody has to [CHI-FIGHT-24]."""
    player = s.aggressor
    for _time in range(s.players):
        many = s.draws[player]
        if many > 0:
            s.set_draws(player, 0)
            draw_scrolls(s, player, many)
            return True
        player = s.next_player(player)
    return False
