"""What must always be true of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bannerhall.core.bits import count
from bannerhall.core.state import AWAITS, CHANCE, PROCEEDS, SIDE, WHO, WIDTH, A, B, C, D
from bannerhall.games.leaders.armies import free_regions, total
from bannerhall.games.leaders.atlas import ALL_PLACES, LAND
from bannerhall.games.leaders.boardsoundness import check_board
from bannerhall.games.leaders.cards import BOX, TRIBUTE_RECEIVED, kind_of
from bannerhall.games.leaders.components import (
    BATTLE_DICE,
    BATTLE_FRAME,
    BATTLE_LOSSES,
    BLOC_FRAME,
    BOYCOTT,
    CAMPAIGN_FRAME,
    COLOUR_FRAME,
    COMMAND_FRAME,
    COUNT_FRAME,
    COVERT_FRAME,
    DECISIONS_BY_NAME,
    DEFEND_FRAME,
    DIPLOMAT,
    ELIMINATION_FRAME,
    FIELDS,
    FIXED_START,
    HEADQUARTERS_FRAME,
    ITEMS,
    LEVELS,
    LOSSES_FRAME,
    MARKED_FRAME,
    MISSION,
    MOST_CHANGES,
    MOST_SEATS,
    MOVE_FRAME,
    NATION_FRAME,
    NEXT_BATTLE_FRAME,
    OFFER,
    ORDER_FRAME,
    PLACE_FRAME,
    PREPARATIONS,
    PREPARE_FRAME,
    PRODUCTION_FRAME,
    PUBLIC_FRAME,
    REROLL_FRAME,
    RESEARCH,
    ROLL_FRAME,
    ROUND_FRAME,
    SABOTAGE_FRAME,
    SECRET_FRAME,
    SETUP_FRAME,
    SHARE_FRAME,
    STAND_FRAME,
    START_FRAME,
    TURN_FRAME,
    WITHDRAW_FRAME,
    WITHDRAWAL_FRAME,
    WORLD_FRAME,
)
from bannerhall.games.leaders.numbers import MOST_OPERATIVES
from bannerhall.games.leaders.sides import leader

if TYPE_CHECKING:
    from bannerhall.games.leaders.state import Leaders

# What each step of the set-up asks.
IN_SETUP: Final = (
    (COLOUR_FRAME, BLOC_FRAME, NATION_FRAME),
    (ORDER_FRAME,),
    (SHARE_FRAME,),
    (PREPARE_FRAME,),
    (START_FRAME,),
)
# The step of the campaign that comes after a question, and during a fight.
STEP_OF: Final = {PLACE_FRAME: 1, MOVE_FRAME: 2, DEFEND_FRAME: 3, NEXT_BATTLE_FRAME: 4, BATTLE_FRAME: 4}
IN_BATTLE: Final = (STAND_FRAME, ROLL_FRAME, REROLL_FRAME, LOSSES_FRAME)
# Where the board is here it is asked for, where it is not the table is [LDR-MODE-02].
ON_THE_BOARD: Final = (
    START_FRAME,
    COUNT_FRAME,
    WITHDRAWAL_FRAME,
    SABOTAGE_FRAME,
    CAMPAIGN_FRAME,
    *STEP_OF,
    *IN_BATTLE,
)
BESIDE_A_BOARD: Final = (
    PREPARE_FRAME,
    PRODUCTION_FRAME,
    MARKED_FRAME,
    ELIMINATION_FRAME,
    WITHDRAW_FRAME,
    COMMAND_FRAME,
)
IN_TURN: Final = (PRODUCTION_FRAME, MARKED_FRAME, WITHDRAW_FRAME, PUBLIC_FRAME, SECRET_FRAME, COMMAND_FRAME)
OF_THE_ACTIVE: Final = (
    WITHDRAW_FRAME,
    PUBLIC_FRAME,
    SECRET_FRAME,
    COMMAND_FRAME,
    HEADQUARTERS_FRAME,
    COUNT_FRAME,
    WITHDRAWAL_FRAME,
    PLACE_FRAME,
    MOVE_FRAME,
    NEXT_BATTLE_FRAME,
)
ON_A_TURN: Final = (*IN_TURN, ELIMINATION_FRAME, HEADQUARTERS_FRAME, COUNT_FRAME, WITHDRAWAL_FRAME)
OF_CHANCE: Final = (ORDER_FRAME, SHARE_FRAME, PRODUCTION_FRAME, MARKED_FRAME, COVERT_FRAME, WORLD_FRAME, ROLL_FRAME)
STEPS_OF_A_TURN: Final = 8
STARTING: Final = 4  # the last step of the set-up


def check(s: Leaders) -> list[str]:
    """Frames in their order, everybody's goods and plans possible, alliances mutual."""
    wrong = s.check_frames()
    wrong.extend(check_stack(s))
    if wrong:
        return wrong
    for depth in range(s.depth):
        wrong.extend(check_frame(s, s.at_depth(depth)))
    for seat in range(s.seats):
        wrong.extend(check_goods(s, seat))
        wrong.extend(check_plans(s, seat))
        wrong.extend(check_pacts(s, seat))
        wrong.extend(check_side(s, seat))
    wrong.extend(check_players(s))
    if s.digital:
        wrong.extend(check_board(s))
    if (s.winners != 0) != (s.depth == 0):
        wrong.append("the game is over without a winner, or won and not over")
    return wrong


def check_stack(s: Leaders) -> list[str]:
    """A round at the bottom, the set-up or a turn on it, one question on that, and covert actions above all."""
    kinds = [int(s.frames[s.at_depth(depth)]) for depth in range(int(s.depth))]
    if kinds and kinds[-1] == COVERT_FRAME:
        kinds.pop()
    if not kinds:
        return [] if s.depth == 0 else ["a covert action lies on nothing"]
    if kinds[0] != ROUND_FRAME:
        return ["the stack does not begin with a round"]
    above = kinds[1:]
    if (s.round == 0) != (above[:1] == [SETUP_FRAME]):
        return ["the set-up comes before the first round and not later"]
    return [] if fits(s, above) else ["the steps of the turn are not in their order"]


def fits(s: Leaders, above: list[int]) -> bool:
    if above[:1] == [SETUP_FRAME]:
        step = s.frames[s.at_depth(1) + A]
        return len(above) == 2 and 0 <= step < len(IN_SETUP) and above[1] in IN_SETUP[step]
    if above[:1] == [TURN_FRAME]:
        return fits_in_turn(s, above[1:])
    return above in ([], [WORLD_FRAME], [PRODUCTION_FRAME], [ELIMINATION_FRAME])


def fits_in_turn(s: Leaders, above: list[int]) -> bool:
    """One question; on the board sabotage under the cards, and the steps of the campaign."""
    if above[:1] == [CAMPAIGN_FRAME]:
        return fits_in_campaign(s.frames[s.at_depth(2) + B], above[1:])
    if above[:1] == [SABOTAGE_FRAME]:
        return above[1:] in ([], [PUBLIC_FRAME])
    return not above or (len(above) == 1 and above[0] in ON_A_TURN)


def fits_in_campaign(step: i64, above: list[int]) -> bool:
    """Each step asks its own; before the defence headquarters are awaited."""
    if not above:
        return step == STEP_OF[DEFEND_FRAME]
    if STEP_OF.get(above[0], -1) != step:
        return False
    return len(above) == 1 or (len(above) == 2 and above[0] == BATTLE_FRAME and above[1] in IN_BATTLE)


def check_frame(s: Leaders, f: i64) -> list[str]:
    """Every frame asks whom it may ask."""
    kind, who = s.frames[f], s.frames[f + WHO]
    name = DECISIONS_BY_NAME[kind]
    if (who == CHANCE) != (kind in OF_CHANCE):
        return [f"{name} asks the wrong one"]
    proceeds = kind in (ROUND_FRAME, SETUP_FRAME, BATTLE_FRAME) or (kind == SABOTAGE_FRAME and lies_under_cards(s, f))
    if (who == PROCEEDS) != proceeds or (who == AWAITS) != (kind in (TURN_FRAME, CAMPAIGN_FRAME)):
        return [f"{name} waits for the wrong thing"]
    if (kind in ON_THE_BOARD and not s.digital) or (kind in BESIDE_A_BOARD and s.digital):
        return [f"{name} is not asked in this mode"]
    if kind in OF_THE_ACTIVE and who != s.active:
        return [f"{name} does not ask the active player"]
    return check_arguments(s, f, name)


def lies_under_cards(s: Leaders, f: i64) -> bool:
    """Whether the public cards are still being read; a covert action may lie on the question of sabotage instead."""
    return f != s.top() and s.frames[f + WIDTH] == PUBLIC_FRAME


def check_arguments(s: Leaders, f: i64, name: str) -> list[str]:
    kind, a, b = s.frames[f], s.frames[f + A], s.frames[f + B]
    seats = s.seats
    sound = True
    if kind in (PRODUCTION_FRAME, MARKED_FRAME, SHARE_FRAME, ORDER_FRAME):
        sound = 0 <= a < seats
    elif kind == PREPARE_FRAME:
        sound = 0 <= a < len(PREPARATIONS)
    elif kind == ROUND_FRAME:
        sound = 0 <= a <= 2 and 0 <= b <= seats
    elif kind == SETUP_FRAME:
        sound = is_set_up(s, a) and 0 <= b <= len(PREPARATIONS) + 1
        if a == STARTING:
            sound = is_set_up(s, a) and s.digital and b == LAND - count(free_regions(s))
    elif kind == DEFEND_FRAME:
        who = s.frames[f + WHO]
        sound = 0 <= a < seats and s.active not in (a, who) and (s.alive >> who) & 1 == 1
    elif kind == MOVE_FRAME:
        sound = 0 <= s.frames[f + C] <= ALL_PLACES and 0 <= s.frames[f + D] <= 1
    elif kind in IN_BATTLE:
        sound = 0 <= a <= 1 and is_in_battle(s, f)
    elif kind == START_FRAME:
        sound = s.scenario not in FIXED_START and free_regions(s) != 0
    elif kind == CAMPAIGN_FRAME:
        sound = 0 <= a <= s.everyone() and 0 <= s.frames[f + C] <= seats >= s.frames[f + D] >= 0
    elif kind == SABOTAGE_FRAME and not lies_under_cards(s, f):
        sound = 0 < a <= total(s.camp[s.active]) and s.frames[f + WHO] == s.active
    elif kind == TURN_FRAME:
        sound = 0 <= b <= STEPS_OF_A_TURN
    elif kind == COVERT_FRAME:
        sound = 0 <= a < seats and BOYCOTT <= b < OFFER and (b - BOYCOTT) % MOST_SEATS < seats
    elif kind == HEADQUARTERS_FRAME:
        sound = 0 <= s.frames[f + C] <= seats and 0 <= s.frames[f + D] <= MOST_CHANGES
    return [] if sound else [f"{name} is about nothing that there is"]


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
    kind, side = s.frames[f], s.frames[f + A]
    if kind == ROLL_FRAME:
        return 0 <= s.frames[f + B] < s.battle[BATTLE_DICE + side]
    if kind == LOSSES_FRAME and s.battle[BATTLE_LOSSES + side] == 0:
        return False
    return s.frames[f + WHO] == leader(s, side)


def check_goods(s: Leaders, seat: i64) -> list[str]:
    """Points are not negative, operatives fit into the reserve, levels and projects are possible."""
    wrong: list[str] = []
    if s.saved[seat] < 0:
        wrong.append(f"seat {seat} has fewer than no points")
    for operative in range(2):
        many = s.chosen[seat * ITEMS + DIPLOMAT + operative]
        if s.idle[seat * 2 + operative] + s.coming[seat * 2 + operative] + many > s.tables.numbers[MOST_OPERATIVES]:
            wrong.append(f"seat {seat} has too many operatives")
    for at in range(seat * len(FIELDS), seat * len(FIELDS) + len(FIELDS)):
        if s.running[at] != 0 and s.level[at] == LEVELS:
            wrong.append(f"seat {seat} looks for a level that does not exist")
    for i in range(seat * BOX + 1, seat * BOX + s.laid[seat]):
        if kind_of(s.cards[i]) < kind_of(s.cards[i - 1]):
            wrong.append(f"the cards of seat {seat} are not in their order")
    for i in range(seat * BOX, seat * BOX + s.mails[seat]):
        if kind_of(s.mail[i]) < 1 or TRIBUTE_RECEIVED - 1 < kind_of(s.mail[i]) < TRIBUTE_RECEIVED:
            wrong.append(f"seat {seat} is sent a card that nobody sends")
    return wrong


def check_plans(s: Leaders, seat: i64) -> list[str]:
    """What is chosen in the headquarters can be paid and done."""
    from bannerhall.games.leaders.economy import free_diplomats, free_spies, unspent  # later: they need the state

    wrong: list[str] = []
    if unspent(s, seat) < 0 or free_diplomats(s, seat) < 0 or free_spies(s, seat) < 0:
        wrong.append(f"seat {seat} has chosen more than it can pay")
    for field in range(len(FIELDS)):
        at = seat * ITEMS + RESEARCH + field
        if s.chosen[at] > 1 or (s.chosen[at] == 1 and s.running[seat * 3 + field] != 0):
            wrong.append(f"seat {seat} starts a project twice")
    for item in range(BOYCOTT, MISSION):
        target = (item - BOYCOTT) % MOST_SEATS
        if s.chosen[seat * ITEMS + item] not in (0, 1) or (
            s.chosen[seat * ITEMS + item] == 1 and (target >= s.seats or target == seat)
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


def check_side(s: Leaders, seat: i64) -> list[str]:
    side = SIDE + seat * WIDTH
    if (s.sides >> seat) & 1 == 0:
        return []
    if s.frames[side] != HEADQUARTERS_FRAME or not s.parallel:
        return [f"seat {seat} has a side frame that is no headquarters"]
    return check_arguments(s, side, "headquarters")


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
