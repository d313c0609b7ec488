"""What must always be true of a position."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import count
from bannerhall.core.frames import PROCEEDS, WHO, WIDTH
from bannerhall.games.leaders.rules import events, fight, items, questions, settings
from bannerhall.games.leaders.rules.atlas import LAND
from bannerhall.games.leaders.rules.board.armies import free_regions, total
from bannerhall.games.leaders.rules.board.campaign import DEFENDING, FIGHTING, MOVING, WAITING
from bannerhall.games.leaders.rules.board.invariants import check_board
from bannerhall.games.leaders.rules.board.sides import leader
from bannerhall.games.leaders.rules.cards import kind_of
from bannerhall.games.leaders.rules.components import BOX, FIXED_START, MOST_SEATS, PREPARATIONS
from bannerhall.games.leaders.rules.headquarters.economy import free_diplomats, free_spies, unspent
from bannerhall.games.leaders.rules.setup import STARTING
from bannerhall.games.leaders.rules.state import Leaders

# What each step of the set-up asks.
IN_SETUP: Final[tuple[tuple[int, ...], ...]] = (
    (questions.COLOUR, questions.BLOC, questions.NATION),
    (questions.ORDER,),
    (questions.SHARE,),
    (questions.PREPARE,),
    (questions.START,),
)
# The step of the campaign that comes next when it asks something.
STEP_OF: Final = {
    questions.PLACE: MOVING,
    questions.MOVE: WAITING,
    questions.DEFEND: DEFENDING,
    questions.NEXT_BATTLE: FIGHTING,
    questions.BATTLE: FIGHTING,
}
IN_BATTLE: Final[tuple[int, ...]] = (questions.STAND, questions.ROLL, questions.REROLL, questions.LOSSES)
# Where the board is here it is asked for, where it is not the table is [LDR-MODE-02].
ON_THE_BOARD: Final[tuple[int, ...]] = (
    questions.START,
    questions.COUNT,
    questions.WITHDRAWAL,
    questions.SABOTAGE,
    questions.CAMPAIGN,
)
BESIDE_A_BOARD: Final[tuple[int, ...]] = (
    questions.PREPARE,
    questions.PRODUCTION,
    questions.MARKED,
    questions.ELIMINATION,
    questions.WITHDRAW,
    questions.COMMAND,
)
OF_THE_ACTIVE: Final[tuple[int, ...]] = (
    questions.WITHDRAW,
    questions.PUBLIC_EVENTS,
    questions.SECRET_EVENTS,
    questions.COMMAND,
    questions.HEADQUARTERS,
    questions.COUNT,
    questions.WITHDRAWAL,
    questions.PLACE,
    questions.MOVE,
    questions.NEXT_BATTLE,
)


def invariants(s: Leaders) -> list[str]:
    """Questions fit to what is on the table, everybody's goods and plans are possible, alliances mutual."""
    wrong: list[str] = []
    if s.depth != 0 and (s.round == 0) != (s.depth > 1 and s.frames[s.at_depth(1)] == questions.SETUP):
        wrong.append("the set-up comes before the first round and not later")
    for depth in range(s.depth):
        wrong.extend(check_frame(s, s.at_depth(depth)))
    if s.sides != 0 and not s.parallel:
        wrong.append("headquarters are open beside a turn that is not played in parallel")
    for seat in range(s.seats):
        wrong.extend(check_goods(s, seat))
        wrong.extend(check_plans(s, seat))
        wrong.extend(check_pacts(s, seat))
    wrong.extend(check_players(s))
    if s.digital:
        wrong.extend(check_board(s))
    if (s.winners != 0) != (s.depth == 0):
        wrong.append("the game is over without a winner, or won and not over")
    return wrong


def check_frame(s: Leaders, f: i64) -> list[str]:
    """Every frame asks whom it may ask, in its mode and at its step, about what there is."""
    kind, who = s.frames[f], s.frames[f + WHO]
    name = s.rules.question_names[kind]
    if (kind in ON_THE_BOARD and not s.digital) or (kind in BESIDE_A_BOARD and s.digital):
        return [f"{name} is not asked in this mode"]
    if kind in OF_THE_ACTIVE and who != s.active:
        return [f"{name} does not ask the active player"]
    if not is_at_its_step(s, f):
        return ["the steps of the turn are not in their order"]
    return [] if is_about_something(s, f) else [f"{name} is about nothing that there is"]


def above(s: Leaders, f: i64) -> i64:
    """What lies upon a frame but for a covert action, which may lie upon anything; -1 if nothing does."""
    if f == s.top() or s.frames[f + WIDTH] == questions.COVERT:
        return -1
    return s.frames[f + WIDTH]


def is_at_its_step(s: Leaders, f: i64) -> bool:
    """The set-up and the campaign ask what belongs to their step; a fight is waited for, sabotage waits for cards."""
    kind, asks = s.frames[f], above(s, f)
    if kind == questions.SETUP:
        return asks in IN_SETUP[s.frames[f + questions.SETUP_STEP]]
    if kind == questions.CAMPAIGN:  # before the defence headquarters are awaited
        return s.frames[f + questions.CAMPAIGN_STEP] == STEP_OF.get(int(asks), DEFENDING)
    if kind == questions.SABOTAGE:
        return (s.frames[f + WHO] == PROCEEDS) == (asks == questions.PUBLIC_EVENTS)
    return True


def is_about_something(s: Leaders, f: i64) -> bool:
    """What the arguments of a frame name is there."""
    kind, who = s.frames[f], s.frames[f + WHO]
    if kind == questions.SETUP:
        return is_set_up(s, s.frames[f + questions.SETUP_STEP]) and has_come_so_far(s, f)
    if kind == questions.DEFEND:
        return s.active not in (s.frames[f + questions.DEFEND_WHOM], who) and (s.alive >> who) & 1 == 1
    if kind in IN_BATTLE:
        return is_in_battle(s, f)
    if kind == questions.START:
        return s.scenario not in FIXED_START and free_regions(s) != 0
    if kind == questions.SABOTAGE and who != PROCEEDS:
        return who == s.active and 0 < s.frames[f + questions.SABOTAGE_UNITS] <= total(s.camp[s.active])
    if kind == questions.COVERT:
        return (s.frames[f + questions.COVERT_ITEM] - items.BOYCOTT) % MOST_SEATS < s.seats
    return True


def has_come_so_far(s: Leaders, f: i64) -> bool:
    """How many regions are occupied, or how many seats, places or preparations are done."""
    at = s.frames[f + questions.SETUP_AT]
    if s.frames[f + questions.SETUP_STEP] == STARTING:
        return s.digital and at == LAND - count(free_regions(s))
    return at <= len(PREPARATIONS) + 1


def is_set_up(s: Leaders, step: i64) -> bool:
    """What comes later in the set-up needs what came before."""
    for seat in range(s.seats):
        if step > 0 and s.nation[seat] == 0:
            return False
        if step > 1 and s.place[seat] == 0:
            return False
    return True


def is_in_battle(s: Leaders, f: i64) -> bool:
    """Chance rolls a die that there is; otherwise the leader of a side is asked, for losses only if there are any."""
    kind, side = s.frames[f], s.frames[f + questions.FIGHT_SIDE]
    if kind == questions.ROLL:
        return s.frames[f + questions.ROLL_DIE] < s.battle[fight.DICE + side]
    if kind == questions.LOSSES and s.battle[fight.LOSSES + side] == 0:
        return False
    return s.frames[f + WHO] == leader(s, side)


def check_goods(s: Leaders, seat: i64) -> list[str]:
    """Operatives fit into the reserve, levels and projects are possible, cards lie in their order."""
    wrong: list[str] = []
    for operative in range(2):
        many = s.chosen[seat * items.KINDS + items.DIPLOMAT + operative]
        if (
            s.idle[seat * 2 + operative] + s.coming[seat * 2 + operative] + many
            > s.rules.numbers[settings.MOST_OPERATIVES]
        ):
            wrong.append(f"seat {seat} has too many operatives")
    for at in range(seat * len(items.FIELDS), seat * len(items.FIELDS) + len(items.FIELDS)):
        if s.running[at] != 0 and s.level[at] == items.LEVELS:
            wrong.append(f"seat {seat} looks for a level that does not exist")
    for i in range(seat * BOX + 1, seat * BOX + s.laid[seat]):
        if kind_of(s.cards[i]) < kind_of(s.cards[i - 1]):
            wrong.append(f"the cards of seat {seat} are not in their order")
    for i in range(seat * BOX, seat * BOX + s.mails[seat]):
        if kind_of(s.mail[i]) < 1 or events.TRIBUTE_RECEIVED - 1 < kind_of(s.mail[i]) < events.TRIBUTE_RECEIVED:
            wrong.append(f"seat {seat} is sent a card that nobody sends")
    return wrong


def check_plans(s: Leaders, seat: i64) -> list[str]:
    """What is chosen in the headquarters can be paid and done."""
    wrong: list[str] = []
    if unspent(s, seat) < 0 or free_diplomats(s, seat) < 0 or free_spies(s, seat) < 0:
        wrong.append(f"seat {seat} has chosen more than it can pay")
    for field in range(len(items.FIELDS)):
        at = seat * items.KINDS + items.RESEARCH + field
        if s.chosen[at] > 1 or (s.chosen[at] == 1 and s.running[seat * 3 + field] != 0):
            wrong.append(f"seat {seat} starts a project twice")
    for item in range(items.BOYCOTT, items.MISSION):
        target = (item - items.BOYCOTT) % MOST_SEATS
        if s.chosen[seat * items.KINDS + item] not in (0, 1) or (
            s.chosen[seat * items.KINDS + item] == 1 and (target >= s.seats or target == seat)
        ):
            wrong.append(f"seat {seat} aims at nobody")
    if (s.mission[seat] == 0) != (s.checks[seat] == 0):
        wrong.append(f"the mission of seat {seat} is tested at no time")
    if s.mission[seat] != 0 and (s.fulfilled[seat] >> (s.mission[seat] - 1)) & 1 == 1:
        wrong.append(f"seat {seat} has fulfilled its mission already")
    return wrong


def check_pacts(s: Leaders, seat: i64) -> list[str]:
    """Alliances are mutual, nobody has one with itself or with who is out."""
    wrong: list[str] = []
    for other in range(s.seats):
        if (s.allies[seat] >> other) & 1 != (s.allies[other] >> seat) & 1:
            wrong.append(f"seats {seat} and {other} are allied on one side only")
    if s.digital and s.known_allies[seat] & ~s.allies[seat] != 0:
        wrong.append(f"seat {seat} has not noticed that an alliance is over")
    for mask in (s.allies[seat], s.known_allies[seat], s.offers[seat], s.sent[seat], s.barred[seat]):
        if mask & ~s.alive != 0 or (mask >> seat) & 1 == 1:
            wrong.append(f"seat {seat} has a pact with nobody")
    return wrong


def check_players(s: Leaders) -> list[str]:
    """Colours, nations, places and shares are given once; in play everybody has them."""
    wrong: list[str] = []
    for name, row in (("colour", s.colour), ("nation", s.nation), ("place", s.place), ("share", s.share)):
        given = [int(row[seat]) for seat in range(int(s.seats)) if row[seat] != 0]
        if len(set(given)) != len(given):
            wrong.append(f"two players have the same {name}")
        if s.round > 0 and name != "share" and len(given) != s.seats:
            wrong.append(f"a player has no {name}")
    return wrong
