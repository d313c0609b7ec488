"""What must hold of every position: each component is in one place, and in one where it may be."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest, members
from bannerhall.core.frames import blank
from bannerhall.games.chicken.rules import machines, questions, scrolls
from bannerhall.games.chicken.rules.atlas import FIRST_BASE, FIRST_SINGLE, HEX_NAMES
from bannerhall.games.chicken.rules.components import (
    ASK_ME,
    BANDING_MASK,
    CHALLENGER,
    CHICKENS,
    COCKFIGHT,
    DICE,
    FLAG,
    GOODS,
    GOODS_EACH,
    KINDS_OF_FACES,
    KINDS_OF_GOODS,
    LEADER,
    MACHINE,
    MARKERS,
    MOST_PLAYERS,
    PIECE_NAMES,
    PIECES,
    SHIELDS,
    SOLO,
    UNLESS,
)
from bannerhall.games.chicken.rules.leaders import LEADERS
from bannerhall.games.chicken.rules.state import HEXES, LYING, Chicken


def invariants(s: Chicken) -> list[str]:
    """Broken invariants, one line each."""
    wrong: list[str] = []
    for found in (
        check_end(s),
        check_island(s),
        check_pieces(s),
        check_machines(s),
        check_leaders(s),
        check_flags(s),
        check_scrolls(s),
        check_cards_of_machines(s),
        check_dice(s),
        check_goods(s),
        check_shields(s),
        check_markers(s),
        check_moments(s),
        check_standing_passes(s),
        check_solo(s),
    ):
        wrong.extend(found)
    return wrong


def lies(s: Chicken, question: i64) -> bool:
    """Whether the question lies on the stack."""
    for depth in range(s.depth):
        if s.frames[s.at_depth(depth)] == question:
            return True
    return False


def total(row: vec[i64]) -> i64:
    found: i64 = 0
    for at in range(len(row)):
        found += row[at]
    return found


def is_blank(row: vec[i64]) -> bool:
    """No number is below 0 in a row: ranges are checked before."""
    return total(row) == 0


def in_setup(s: Chicken) -> bool:
    return s.depth != 0 and s.frames[s.at_depth(0)] == questions.SETUP


def setup_step(s: Chicken) -> int:
    """What set-up does next; a table in play is past all of it."""
    return int(s.frames[s.at_depth(0) + questions.SETUP_NEXT]) if in_setup(s) else questions.S_BEGIN + 1


# --- The match and the island ----------------------------------------------------------------------------------------


def check_end(s: Chicken) -> list[str]:
    wrong: list[str] = []
    if (s.depth == 0) != (s.over != 0):
        wrong.append("the match is over and somebody is asked, or not over and nobody is")
    if (s.over != 0) != (s.winners != 0) or s.winners >> s.players != 0:  # at the limit those who share the draw
        wrong.append("the match is won by nobody, or somebody has won who cannot have")
    if in_setup(s) and s.turns != 0:
        wrong.append("turns have begun before set-up is over")
    return wrong


def check_island(s: Chicken) -> list[str]:
    """Hexes lie on cells of their own; bases belong to one player each; only single tiles have a lava side."""
    wrong: list[str] = []
    cells = [int(cell) for cell in s.cell_of if cell != 0]
    if len(set(cells)) != len(cells):
        wrong.append("two hexes lie on one cell")
    if s.lava & ~laid(s) != 0 or s.lava & (BIT[FIRST_SINGLE] - 1) != 0:
        wrong.append("lava is where no lava/neutral tile lies")
    bases = [int(s.base[player]) for player in range(int(s.players)) if s.base[player] != 0]
    if len(set(bases)) != len(bases):
        wrong.append("two players have the same base")
    for base in bases:
        if not FIRST_BASE < base <= FIRST_SINGLE or s.cell_of[base - 1] == 0 or s.linked[base - 1 - FIRST_BASE] == 0:
            wrong.append(f"{HEX_NAMES[base - 1]} is no base with a territory")
    linked = [int(tile) for tile in s.linked if tile != 0]
    if len(set(linked)) != len(linked) or any(s.cell_of[(tile - 1) * 4] == 0 for tile in linked):
        wrong.append("a territory is linked twice, or is not on the island")
    if not in_setup(s) and (len(bases) != s.players or s.land == 0):
        wrong.append("a player has no base, or the island is not finished")
    return wrong


def laid(s: Chicken) -> int:
    """Mask of the hexes that lie on the grid."""
    return sum(int(BIT[hex_]) for hex_ in range(HEXES) if s.cell_of[hex_] != 0)


# --- Pieces ----------------------------------------------------------------------------------------------------------


def check_pieces(s: Chicken) -> list[str]:
    """On land and never on lava; one owner a hex; whoever shares it bands [CHI-BAND-01] [CHI-BAND-09]."""
    wrong: list[str] = []
    struck = s.over != 0 or lies(s, questions.DISASTER)  # a win leaves everything as it is [CHI-END-01]
    here = blank(HEXES)
    for piece in range(PIECES):
        if s.place[piece] != 0:
            here[s.place[piece] - 1] |= BIT[piece]
        elif s.shields[piece] != 0 or s.plus[piece] != 0:
            wrong.append(f"{PIECE_NAMES[piece]} has shields or dice and is not there")
    for hex_ in range(HEXES):
        if here[hex_] != 0:
            check_hex(s, hex_, here[hex_], struck, wrong)
        if here[hex_] != s.crowd[hex_]:
            wrong.append(f"{HEX_NAMES[hex_]} has other pieces")
    check_forces(s, wrong)
    if s.eggs != 0 and s.mode != COCKFIGHT:
        wrong.append("a chicken lies face down outside a cockfight")
    if any(s.place[chicken] == 0 for chicken in members(int(s.eggs))):
        wrong.append("a face-down chicken is not on the island")
    for chicken in range(MOST_PLAYERS * CHICKENS):
        if s.fell_on[chicken] != 0 and (s.mode != COCKFIGHT or s.place[chicken] != 0):
            wrong.append(f"{PIECE_NAMES[chicken]} did not lie face down and fall")
    return wrong


def check_hex(s: Chicken, hex_: i64, here: i64, struck: bool, wrong: list[str]) -> None:
    """Add what is wrong with the pieces on a hex. Where a disaster strikes they may stand as they must not later."""
    owners: i64 = 0
    left = here
    while left != 0:
        owners |= BIT[s.player_of(lowest(left))]
        left &= left - 1
    if not s.land & BIT[hex_]:
        wrong.append(f"{HEX_NAMES[hex_]} is not on the island and has pieces")
    if owners >= BIT[s.players]:
        wrong.append(f"a piece of nobody stands on {HEX_NAMES[hex_]}")
    if struck or passing_through(s, here):
        return
    if s.lava & BIT[hex_]:
        wrong.append(f"a piece stands in the lava of {HEX_NAMES[hex_]}")
    if owners & (owners - 1):
        wrong.append(f"two players stand on {HEX_NAMES[hex_]}")
    if here & (here - 1) and here & ~BANDING_MASK:
        wrong.append(f"pieces that do not band stand on {HEX_NAMES[hex_]}")


def check_forces(s: Chicken, wrong: list[str]) -> None:
    """What is kept of who stands where is what the places of the pieces say."""
    force = blank(MOST_PLAYERS)
    ground = blank(MOST_PLAYERS)
    for piece in range(PIECES):
        if s.place[piece] != 0:
            player = s.player_of(piece)
            force[player] |= BIT[piece]
            ground[player] |= BIT[s.place[piece] - 1]
    for player in range(MOST_PLAYERS):
        if s.force[player] != force[player] or s.ground[player] != ground[player]:
            wrong.append(f"player {player} has other pieces")


def passing_through(s: Chicken, here: i64) -> bool:
    """A band on its way may stand where it may not end."""
    return here & s.walkers != 0 and s.walked > 0


def check_machines(s: Chicken) -> list[str]:
    """Machines in play stand on the island with as many pilots as their cards say; only chickens that are off it steer
    [CHI-BUILD-05] [CHI-SOLO-07]."""
    wrong: list[str] = []
    piloted: i64 = 0
    for chicken in range(MOST_PLAYERS * CHICKENS):
        if s.pilot[chicken] == 0:
            continue
        piloted |= BIT[s.pilot[chicken] - 1]
        if s.place[chicken] != 0:
            wrong.append(f"{PIECE_NAMES[chicken]} steers and stands on the island")
    for slot in range(machines.SLOTS):
        name = PIECE_NAMES[MACHINE + slot]
        if s.model[slot] == 0:
            if piloted & BIT[slot] or s.place[MACHINE + slot] != 0 or s.owner[slot] != 0:
                wrong.append(f"{name} is not in play")
            continue
        pilots = [chicken for chicken in range(MOST_PLAYERS * CHICKENS) if s.pilot[chicken] == slot + 1]
        card, owner = int(s.model[slot]) - 1, int(s.owner[slot])
        if s.place[MACHINE + slot] == 0 or machines.KIND[card] != machines.SLOT_KIND[slot]:
            wrong.append(f"{name} is in play and not on the island, or of another kind")
        wanted = 0 if s.mode == SOLO and owner == CHALLENGER else machines.PILOTS[card]
        if len(pilots) != wanted or any(chicken // CHICKENS != owner for chicken in pilots):
            wrong.append(f"{name} has pilots that it should not have, or lacks some")
    return wrong


def check_leaders(s: Chicken) -> list[str]:
    """A leader card is in one place; in flag mode there are none [CHI-FLAG-01]."""
    wrong: list[str] = []
    cards = [int(row[at]) for row in (s.leader, s.spare, s.dealt) for at in range(len(row)) if row[at] != 0]
    if len(set(cards)) != len(cards) or any(card > LEADERS for card in cards):
        wrong.append("a leader is in two places")
    if s.mode == FLAG and cards:
        wrong.append("flag mode has no leaders")
    for player in range(MOST_PLAYERS):
        if s.place[LEADER + player] != 0 and s.leader[player] == 0:
            wrong.append(f"{PIECE_NAMES[LEADER + player]} stands there without a card")
        if s.chosen[player] != 0 and s.chosen[player] not in (s.dealt[2 * player], s.dealt[2 * player + 1]):
            wrong.append("a leader is chosen that was not dealt")
        needed = s.mode != FLAG and setup_step(s) > questions.S_GOODS and player < s.players
        if needed and s.leader[player] == 0:
            wrong.append(f"player {player} has no leader")
    if not is_blank(s.dealt) and setup_step(s) > questions.S_GOODS:
        wrong.append("leaders are still to be chosen after set-up")
    return wrong


def check_flags(s: Chicken) -> list[str]:
    """In flag mode every player has a flag, carried by a unit on the island or lying on it [CHI-FLAG-07]."""
    wrong: list[str] = []
    for player in range(MOST_PLAYERS):
        flag = int(s.flags[player])
        if flag == 0:
            if s.mode == FLAG and player < s.players and not in_setup(s):
                wrong.append(f"the flag of player {player} is missing")
        elif s.mode != FLAG or player >= s.players:
            wrong.append("there is a flag outside flag mode")
        elif flag >= LYING and not s.land & BIT[flag - LYING]:
            wrong.append(f"the flag of player {player} does not lie on the island")
        elif flag < LYING and (flag > PIECES or s.place[flag - 1] == 0):
            wrong.append(f"the flag of player {player} is carried by nobody on the island")
    return wrong


# --- Cards -----------------------------------------------------------------------------------------------------------


def check_scrolls(s: Chicken) -> list[str]:
    """62 scrolls, each in one place; hands and strategies hold what they may [CHI-COMP-02] [CHI-CARD-01]."""
    wrong: list[str] = []
    tally = s.discard[:]
    s.deck.add_to(tally)
    for scroll in range(scrolls.KINDS):
        tally[scroll] += s.drawn[scroll] + s.pile[scroll]
        for player in range(MOST_PLAYERS):
            at = player * scrolls.KINDS + scroll
            tally[scroll] += s.hand[at] + s.laid[at] + s.shown[at]
            tally[scroll] += 1 if s.strategy[player] == scroll + 1 else 0
            if s.hand[at] != 0 and (scroll >= scrolls.FIRST_DISASTER or player >= s.seats):
                wrong.append("a hand holds a disaster, or is nobody's")
            if s.spoiled[at] > s.shown[at] or s.for_attack[at] > s.shown[at]:
                wrong.append("cards are spoiled or help that were not shown")
    wrong += miscounted(tally, scrolls.COPIES, scrolls.NAMES)
    for player in range(MOST_PLAYERS):
        held = int(s.strategy[player])
        if held != 0 and scrolls.TYPE[held - 1] != scrolls.STRATEGY:
            wrong.append(f"the strategy of player {player} is none")
    return wrong


def miscounted(tally: vec[i64], copies: vec[i64], names: tuple[str, ...]) -> list[str]:
    return [
        f"{tally[kind]} cards of {names[kind]} instead of {copies[kind]}"
        for kind in range(len(copies))
        if tally[kind] != copies[kind]
    ]


def check_cards_of_machines(s: Chicken) -> list[str]:
    """41 machine cards: in deck, stock, play or discard pile [CHI-COMP-02]."""
    tally = s.machine_discard[:]
    s.machine_deck.add_to(tally)
    for model in s.stock:
        if model != 0:
            tally[model - 1] += 1
    for model in s.model:
        if model != 0:
            tally[model - 1] += 1
    return miscounted(tally, machines.COPIES, machines.NAMES)


# --- Dice, resources, tokens -----------------------------------------------------------------------------------------


def check_dice(s: Chicken) -> list[str]:
    """Five dice each: on the banner, on pieces, used up, in the cup or in a fight [CHI-COMP-04] [CHI-DICE-01]."""
    tally = s.spent[:]
    for at in range(MOST_PLAYERS * KINDS_OF_FACES):
        tally[at // KINDS_OF_FACES] += s.dice[at]
    for piece in range(PIECES):
        if s.plus[piece] != 0:
            tally[s.player_of(piece)] += s.plus[piece]
    tally[s.aggressor] += total(s.thrown)
    tally[thrower(s)] += s.cup
    return [
        f"player {player} has {tally[player]} dice"
        for player in range(MOST_PLAYERS)
        if tally[player] != (DICE if player < s.players else 0)
    ]


def thrower(s: Chicken) -> i64:
    """Whose dice are in the cup."""
    for depth in range(s.depth):
        f = s.at_depth(depth)
        if s.frames[f] == questions.DIE:
            return s.frames[f + questions.DIE_OF]
    return s.active


def check_goods(s: Chicken) -> list[str]:
    """Resources go round between banners and storage; none leave or come [CHI-SETUP-09] [CHI-COMP-08]."""
    if setup_step(s) <= questions.S_GOODS:
        return []
    givers = 0 if s.mode == COCKFIGHT else 1 if s.mode == SOLO else int(s.players)
    wrong: list[str] = []
    for good in range(KINDS_OF_GOODS):
        found = sum(int(s.goods[player * KINDS_OF_GOODS + good]) for player in range(MOST_PLAYERS))
        found += int(s.storage[good])
        if found != GOODS_EACH * givers:
            wrong.append(f"{found} {GOODS[good]} instead of {GOODS_EACH * givers}")
    return wrong


def check_shields(s: Chicken) -> list[str]:
    found = s.shields_left + total(s.shields)
    return [] if found == SHIELDS else [f"{found} shields instead of {SHIELDS}"]


def check_markers(s: Chicken) -> list[str]:
    """At most three markers of each player, on banners of opponents; none in flag mode [CHI-COMP-04] [CHI-FLAG-09]."""
    wrong: list[str] = []
    for player in range(MOST_PLAYERS):
        given: i64 = 0
        for banner in range(MOST_PLAYERS):
            many = s.markers[player * MOST_PLAYERS + banner]
            given += many
            at_table = player < s.players and banner < s.players
            if many != 0 and (s.mode == FLAG or not at_table or not s.hostile(player, banner)):
                wrong.append("a marker lies where none can lie")
        if given > MARKERS:
            wrong.append(f"player {player} has given {given} markers")
    return wrong


# --- What lasts only a moment ----------------------------------------------------------------------------------------


def check_moments(s: Chicken) -> list[str]:
    """What belongs to a fight, a build, a move or a throw is blank without one."""
    wrong: list[str] = []
    over = s.over != 0  # a win leaves everything as it is [CHI-END-01]
    if has_fight(s) and not over and not fights(s):
        wrong.append("something is left of a fight")
    if s.build_model != 0 and not over and not builds(s):
        wrong.append("something is left of a build")
    if s.walkers != 0 and not over and not lies(s, questions.WALK) and not lies(s, questions.TAKER):
        wrong.append("something is left of a move")
    if s.cup != 0 and not (lies(s, questions.DIE) or lies(s, questions.REROLL) or lies(s, questions.WISH)):
        wrong.append("dice are in the cup and nobody throws")
    if (s.tile != 0 or s.spot != 0) and setup_step(s) > questions.S_BASES and s.mode != SOLO:
        wrong.append("a tile is about to be laid after set-up")
    return wrong


def check_standing_passes(s: Chicken) -> list[str]:
    """Only seats pass in advance, unless an opponent attacks; who sits a fight out needs one [CHI-FIGHT-36]."""
    wrong: list[str] = []
    if s.sits_out >= BIT[s.seats] or (s.sits_out != 0 and (s.attacker == 0 or s.mode == SOLO)):
        wrong.append("somebody sits out a fight who has none to sit out")
    for player in range(MOST_PLAYERS):
        order = s.standing_pass[player]
        if order == ASK_ME:
            continue
        if s.mode == SOLO or player >= s.seats:
            wrong.append(f"player {player} cannot pass in advance")
        elif order >= UNLESS and (order - UNLESS >= s.seats or not s.hostile(player, order - UNLESS)):
            wrong.append(f"player {player} makes an exception for somebody who is no opponent")
    return wrong


def has_fight(s: Chicken) -> bool:
    """Whether a field of a fight is not blank."""
    if s.attacker != 0 or s.defender != 0 or s.alarms != 0 or s.outcome != 0:
        return True
    if not (is_blank(s.thrown) and is_blank(s.laid) and is_blank(s.for_attack) and is_blank(s.spoiled)):
        return True
    return not (is_blank(s.rotten) and is_blank(s.helps) and is_blank(s.played) and is_blank(s.sequence))


def fights(s: Chicken) -> bool:
    """Whether there is a fight, or its target is being chosen."""
    return lies(s, questions.FIGHT) or lies(s, questions.TARGET) or lies(s, questions.WHICH_EGG)


def builds(s: Chicken) -> bool:
    """Whether somebody is asked about a machine that is being built."""
    return lies(s, questions.BUILD_HEX) or lies(s, questions.BUILD_PILOT) or lies(s, questions.BUILD_PRICE)


def check_solo(s: Chicken) -> list[str]:
    """The challenger's row holds its machines, each once; nobody else has one [CHI-SOLO-08]."""
    if s.mode != SOLO:
        left = s.lined != 0 or not is_blank(s.pile) or s.power != 0 or s.acted != 0
        return ["there is a challenger outside solo"] if left else []
    line = [int(s.line[at]) for at in range(int(s.lined))]
    mine = [slot + 1 for slot in range(machines.SLOTS) if s.model[slot] != 0 and s.owner[slot] == CHALLENGER]
    wrong = [] if sorted(line) == mine else ["the challenger's row does not hold its machines"]
    if any(s.goods[CHALLENGER * KINDS_OF_GOODS + good] for good in range(KINDS_OF_GOODS)):
        wrong.append("the challenger has resources")
    return wrong
