"""Which questions may stand on which, whom they ask and what they are about: every stack that can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bannerhall.core.bits import members
from bannerhall.core.frames import blank
from bannerhall.core.state import CHANCE, PROCEEDS, WHO, WIDTH, A, B, C, D
from bannerhall.games.smallworld.actions import (
    ALLY_FRAME,
    ASIDE_FRAME,
    BADGE_FRAME,
    BANNER_FRAME,
    BEGIN,
    CHOOSE_FRAME,
    CONQUER_FRAME,
    DECLINE_FRAME,
    DIE_FRAME,
    FIRST_FRAME,
    GHOULS_TURN,
    GIVE_UP_FRAME,
    GROWTH_FRAME,
    LEADER_FRAME,
    PEACE,
    PICK_FRAME,
    RANSOM_FRAME,
    READY_FRAME,
    REDEPLOY_FRAME,
    RESETTLE_FRAME,
    REVEAL_FRAME,
    SCORE,
    SCORE_DECLINE,
    STOUT_FRAME,
    TOWER_FRAME,
    TROOPS,
    TURN_FRAME,
    WITHDRAWN,
)
from bannerhall.games.smallworld.atlas import REGIONS
from bannerhall.games.smallworld.components import (
    ACTIVE,
    AMAZONS,
    BERSERK,
    CATAPULT,
    COLUMN,
    DIPLOMAT,
    DRAGON_MASTER,
    GHOULS,
    HORDES,
    KINDS_OF_RACES,
    MARAUDING,
    NO_LEADER,
    NONE,
    PRIESTESSES,
    PYGMIES,
    RANSOM,
    SLOTS,
    STOUT,
    TURNS,
)
from bannerhall.games.smallworld.position import BADGES

if TYPE_CHECKING:
    from bannerhall.games.smallworld.state import SmallWorld

# Which frames may lie directly upon which: the stack of every legal game is a path through this table. A conquest may
# have turned its frame into the next one by the time a ransom is asked for or a banner turned up.
TROOPS_FRAMES: Final = (READY_FRAME, CONQUER_FRAME, REDEPLOY_FRAME)
UPON: Final[dict[int, tuple[int, ...]]] = {
    TURN_FRAME: (),
    FIRST_FRAME: (TURN_FRAME,),
    REVEAL_FRAME: (TURN_FRAME, FIRST_FRAME, LEADER_FRAME, REVEAL_FRAME, *TROOPS_FRAMES),
    BANNER_FRAME: (REVEAL_FRAME,),
    BADGE_FRAME: (REVEAL_FRAME,),
    CHOOSE_FRAME: (TURN_FRAME,),
    PICK_FRAME: (TURN_FRAME,),
    LEADER_FRAME: (TURN_FRAME,),
    READY_FRAME: (TURN_FRAME,),
    CONQUER_FRAME: (TURN_FRAME,),
    DIE_FRAME: (CONQUER_FRAME,),
    GROWTH_FRAME: TROOPS_FRAMES,
    RANSOM_FRAME: (GROWTH_FRAME, *TROOPS_FRAMES),
    GIVE_UP_FRAME: (REDEPLOY_FRAME, DECLINE_FRAME),
    REDEPLOY_FRAME: (TURN_FRAME,),
    ALLY_FRAME: (TURN_FRAME,),
    STOUT_FRAME: (TURN_FRAME,),
    DECLINE_FRAME: (TURN_FRAME,),
    TOWER_FRAME: (TURN_FRAME, REVEAL_FRAME),
    RESETTLE_FRAME: (TURN_FRAME,),
    ASIDE_FRAME: (),
}
# What the turn does next while one of these lies upon it. Troops of Ghouls in decline are one step earlier.
NEXT_STEPS: Final[dict[int, tuple[int, ...]]] = {
    FIRST_FRAME: (BEGIN,),
    REVEAL_FRAME: (BEGIN, GHOULS_TURN, SCORE_DECLINE, WITHDRAWN),
    CHOOSE_FRAME: (GHOULS_TURN,),
    PICK_FRAME: (GHOULS_TURN,),
    LEADER_FRAME: (GHOULS_TURN,),
    ALLY_FRAME: (SCORE,),
    STOUT_FRAME: (WITHDRAWN,),
    DECLINE_FRAME: (SCORE_DECLINE, WITHDRAWN),
    TOWER_FRAME: (SCORE_DECLINE, WITHDRAWN),
    RESETTLE_FRAME: (WITHDRAWN,),
}
OF_CHANCE: Final = (FIRST_FRAME, BANNER_FRAME, BADGE_FRAME, DIE_FRAME, GROWTH_FRAME)
OF_NOBODY: Final = (TURN_FRAME, REVEAL_FRAME, DECLINE_FRAME)
OF_A_PEOPLE: Final = (
    READY_FRAME,
    CONQUER_FRAME,
    DIE_FRAME,
    GROWTH_FRAME,
    GIVE_UP_FRAME,
    REDEPLOY_FRAME,
    TOWER_FRAME,
    RESETTLE_FRAME,
)
LAST_STAGE: Final = 2  # of a redeployment: everything is laid out


def check_stack(s: SmallWorld) -> list[str]:
    """Every frame lies where it may lie, asks whom it may ask and is about something that is there."""
    wrong: list[str] = []
    for depth in range(int(s.depth)):
        f = int(s.at_depth(depth))
        kind = int(s.frames[f])
        sound = int(s.frames[f - WIDTH]) in UPON[kind] if depth else kind == TURN_FRAME
        name = s.tables.decisions[kind]
        if not sound:
            wrong.append(f"{name} does not belong where it lies")
        elif s.frames[f + D] != 0 or not asks_the_right_one(s, f, kind):
            wrong.append(f"{name} asks the wrong one")
        elif not has_sound_arguments(s, f, kind):
            wrong.append(f"{name} is about something that cannot be")
        elif not fits_the_turn(s, f, kind, depth):
            wrong.append(f"{name} does not fit the step of the turn")
    if s.sides != 0:
        wrong.append("there are no private decisions in this game")
    if s.depth == 0 and (s.round != s.tables.numbers[TURNS] or s.active != s.first):
        wrong.append("the game is over before its end")
    return wrong


def asks_the_right_one(s: SmallWorld, f: int, kind: int) -> bool:
    who = int(s.frames[f + WHO])
    if kind in OF_CHANCE:
        return who == CHANCE
    if kind in OF_NOBODY:
        return who == PROCEEDS
    if kind == REDEPLOY_FRAME:
        return who == PROCEEDS or (who == s.active and s.frames[f + C] == LAST_STAGE)
    if kind == RANSOM_FRAME:
        return who >= 0 and who != s.active
    if kind == RESETTLE_FRAME:
        return who in (PROCEEDS, int(s.frames[f + A]) // SLOTS)
    return who == s.active


def has_sound_arguments(s: SmallWorld, f: int, kind: int) -> bool:
    a, b, c = int(s.frames[f + A]), int(s.frames[f + B]), int(s.frames[f + C])
    if kind in OF_A_PEOPLE and (not 0 <= a < s.seats * SLOTS or s.race[a] == NONE):
        return False
    if kind in TROOPS_FRAMES:
        return has_sound_troops(s, kind, a, b, c)
    people = s.people(s.active)
    if kind == PICK_FRAME:
        return bool(s.race[people] == NONE)
    if kind == CHOOSE_FRAME:
        return bool(s.race[people] != NONE)
    if kind == LEADER_FRAME:
        race = s.race[people]
        return bool(s.led == 1 and race != NONE and s.captor[race] == 0 and s.leader[s.active] == NO_LEADER)
    if kind == ALLY_FRAME:
        return bool(s.power[people] == DIPLOMAT)
    if kind == STOUT_FRAME:
        return bool(s.power[people] == STOUT)
    if kind == DECLINE_FRAME:
        return bool(a == s.active and s.race[people] != NONE)
    if kind == TOWER_FRAME:
        return bool(a // SLOTS == s.active and a % SLOTS != ACTIVE and s.race[a] == PRIESTESSES)
    if kind == RESETTLE_FRAME:
        return bool((a // SLOTS != s.active or a % SLOTS != ACTIVE) and s.held[a] != 0)
    return has_sound_interruption(s, f, kind, a, b)


def has_sound_troops(s: SmallWorld, kind: int, people: int, b: int, c: int) -> bool:
    """A people of the active player that plays: the active one, or Ghouls in decline."""
    active = people % SLOTS == ACTIVE
    if people // SLOTS != s.active or not (active or s.race[people] == GHOULS):
        return False
    if kind == REDEPLOY_FRAME:
        return b in (0, 1) and 0 <= c <= LAST_STAGE
    if c not in (0, 1) or (c == 1 and s.power[people] != MARAUDING):
        return False
    if kind == READY_FRAME:
        return bool(b == 0 and s.held[people] != 0)
    return b == 0 or (1 <= b <= 4 and s.power[people] == BERSERK)


def has_sound_interruption(s: SmallWorld, f: int, kind: int, a: int, b: int) -> bool:
    """What comes between conquests, or between a redeployment and its layout."""
    from bannerhall.games.smallworld.price import bar_target  # later: prices are built on the state, the state on us

    below = f - WIDTH
    if kind == BANNER_FRAME or kind == BADGE_FRAME:
        return bool(s.offers < COLUMN)
    if kind == DIE_FRAME:
        if a != s.frames[below + A] or s.frames[below + B] != 0:
            return False
        if b == NONE or s.power[a] == BERSERK:
            return bool(b == NONE and s.power[a] == BERSERK)
        return bool(0 <= b < REGIONS[s.board] and bar_target(s, a, b) == 0)
    if kind == GROWTH_FRAME:
        return bool(s.race[a] == PYGMIES and a % SLOTS == ACTIVE)
    if kind == GIVE_UP_FRAME:
        if s.frames[below] == DECLINE_FRAME:
            return bool(b == 1 and a == s.people(s.active) and s.power[a] == HORDES)
        return bool(b == 0 and a == s.frames[below + A] and s.race[a] == AMAZONS and a % SLOTS == ACTIVE)
    if kind == RANSOM_FRAME:
        owner = int(s.frames[f + WHO])
        if a != s.active or not 0 <= b < KINDS_OF_RACES or s.coins[owner] < s.tables.numbers[RANSOM]:
            return False
        return bool(s.race[s.people(owner)] == b and s.captor[b] == a + 1)
    return True


def fits_the_turn(s: SmallWorld, f: int, kind: int, depth: int) -> bool:
    if depth == 0:
        return BEGIN <= s.frames[f + A] <= WITHDRAWN
    if depth > 1:
        return True
    step = int(s.frames[f - WIDTH + A])
    if kind in TROOPS_FRAMES:
        return step == (PEACE if s.frames[f + A] % SLOTS == ACTIVE else TROOPS)
    return step in NEXT_STEPS[kind]


def check_answers(s: SmallWorld) -> list[str]:
    """Whoever is asked can answer. Asked last, when everything else is known to be sound."""
    if s.depth == 0:
        return []
    out = blank(s.room())
    n = s.fill_odds(out, out[:]) if s.seat() == CHANCE else s.fill_asked(out)
    return [] if n != 0 else ["a question has no answer"]


def check_column(s: SmallWorld) -> list[str]:
    """Combos lie without a gap; a banner without a badge lies at their foot only while the badge is turned up."""
    turning = s.depth != 0 and s.frames[s.top()] == BADGE_FRAME
    for i in range(COLUMN):
        banner, badge = s.column[i] != NONE, s.column[BADGES + i] != NONE
        if banner != (i < s.offers or (turning and i == s.offers)) or badge != (i < s.offers):
            return ["the combos of the column are in disorder"]
    return []


def check_kept(s: SmallWorld) -> list[str]:
    """Tokens are kept back only while troops are readied, and only where there are so many."""
    f = int(s.top()) if s.depth != 0 else 0
    held = int(s.held[s.frames[f + A]]) if s.depth != 0 and s.frames[f] == READY_FRAME else 0
    for region in range(int(REGIONS[s.board])):
        if s.kept[region] != 0 and (not held >> region & 1 or s.kept[region] >= s.tokens[region]):
            return ["tokens are kept back that are not there"]
    return []


def check_turn(s: SmallWorld) -> list[str]:
    """What is remembered of this turn is about the active player and the others."""
    if s.depth == 0:
        return []  # the last turn is over, and the first player is the active one again
    wrong: list[str] = []
    power = s.power[s.people(s.active)]
    if (s.attacked | s.spelled) >> s.active & 1:
        wrong.append("the active player has attacked itself")
    if (s.dragon_used and power != DRAGON_MASTER) or (s.shot and power != CATAPULT):
        wrong.append("Dragon or Catapult was used by nobody")
    if members(s.fresh) not in ([], [int(s.active)]) or (s.fresh != 0 and s.race[s.people(s.active)] == NONE):
        wrong.append("a race has not scored whose turn is over")
    return wrong
