"""What the attacking player may do after a fight: take resources (Ill Pollazzo, Plunder), and Hit and Run."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.frames import WHO
from bannerhall.core.question import Question
from bannerhall.games.chicken.rules import actions, clauses, events, leaders, questions, scrolls, walking
from bannerhall.games.chicken.rules.components import COCKFIGHT, KINDS_OF_GOODS, LEADER, MOST_GOODS, SOLO, STAR
from bannerhall.games.chicken.rules.reveal import SUCCESS
from bannerhall.games.chicken.rules.state import HEXES, Chicken
from bannerhall.games.chicken.rules.values import in_force

BOOTY: Final[i64] = 2  # resources of Plunder [CHI-SCROLL-14]
RUN_STARS: Final[i64] = 1
BY_RUNNING: Final[i64] = 9  # in events.WAYS

# --- Resources -------------------------------------------------------------------------------------------------------


def offer_robbery(s: Chicken) -> None:
    """Ill Pollazzo: once a turn, after a success of his own or of a unit on his hex or next to it
    [CHI-LEADER-03]."""
    if s.outcome == SUCCESS and s.robbed == 0 and s.aggressor < s.seats and near_pollazzo(s):
        offer(s, 1)


def near_pollazzo(s: Chicken) -> bool:
    """Whether the attacker, still on the island, is Ill Pollazzo or stands where he helps; he has no ability in the
    cockfight [CHI-LEADER-03] [CHI-COCK-08]."""
    if s.mode == COCKFIGHT or not s.leads(s.aggressor, leaders.ILL_POLLAZZO) or s.place[s.attacker - 1] == 0:
        return False
    here = s.place[LEADER + s.aggressor] - 1
    return ((s.near[here] | BIT[here]) >> (s.place[s.attacker - 1] - 1)) & 1 == 1


def offer_plunder(s: Chicken) -> None:
    """Plunder: the attacking player takes up to two resources after a success [CHI-SCROLL-14]."""
    if s.outcome == SUCCESS and s.aggressor < s.seats and in_force(s, s.aggressor, scrolls.PLUNDER) > 0:
        offer(s, BOOTY)


def offer(s: Chicken, many: i64) -> None:
    """Ask what is taken, if there is something and the banner has room [CHI-RETR-02]."""
    if many > 0 and s.goods_of(s.aggressor) < MOST_GOODS and there(s, 0) + there(s, 1) + there(s, 2) > 0:
        s.ask(questions.ROB, s.aggressor, many)


def there(s: Chicken, kind: i64) -> i64:
    """How many resources of a kind can be taken: from the defending player's banner, in solo from the storage
    [CHI-LEADER-03] [CHI-SCROLL-14] [CHI-FIGHT-31]."""
    return s.storage[kind] if s.mode == SOLO else s.goods[s.victim * KINDS_OF_GOODS + kind]


def after_robbery(s: Chicken) -> bool:
    """Whether the question is Ill Pollazzo's, not Plunder's: the fight below goes on with Plunder."""
    return s.frames[s.at_depth(s.depth - 2) + questions.FIGHT_STAGE] == questions.F_PLUNDER


@final
class Rob(Question[Chicken]):
    """Resources of choice, one by one, or no more [CHI-LEADER-03] [CHI-SCROLL-14]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.ENOUGH
        n += 1
        for kind in range(KINDS_OF_GOODS):
            if there(s, kind) > 0:
                out[n] = actions.GOOD + kind
                n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.ENOUGH:
            return ALLOWED
        kind = action - actions.GOOD
        if kind < 0 or kind >= KINDS_OF_GOODS:
            return OTHER_QUESTION
        return ALLOWED if there(s, kind) > 0 else clauses.NOT_ON_THAT_BANNER

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        left = s.frames[f + questions.ROB_LEFT]
        if action != actions.ENOUGH and after_robbery(s):
            s.robbed = 1
        s.end_frame()
        if action != actions.ENOUGH:
            take(s, seat, action - actions.GOOD)
            offer(s, left - 1)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.ENOUGH

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        if s.outcome != SUCCESS or s.frames[f + WHO] != s.aggressor:
            return ["somebody takes resources without a success"]
        if s.goods_of(s.aggressor) >= MOST_GOODS or there(s, 0) + there(s, 1) + there(s, 2) == 0:
            return ["there is nothing to take"]
        return []


def take(s: Chicken, player: i64, kind: i64) -> None:
    if s.mode == SOLO:
        s.storage[kind] -= 1
    else:
        s.goods[s.victim * KINDS_OF_GOODS + kind] -= 1
    s.goods[player * KINDS_OF_GOODS + kind] += 1
    if s.sink is not None:
        s.emit(events.TOOK, player, kind, 0 if s.mode == SOLO else s.victim + 1, 0, ALL, 0)


# --- Hit and Run -----------------------------------------------------------------------------------------------------


def offer_run(s: Chicken) -> None:
    """Hit and Run: for a star the attacker, still on the island and no piece of speed 0, moves one hex
    [CHI-SCROLL-30]."""
    player, piece = s.aggressor, s.attacker - 1
    if player >= s.seats or not s.follows(player, scrolls.HIT_AND_RUN) or s.stars(player) < RUN_STARS:
        return
    if s.place[piece] != 0 and s.printed_speed(piece) > 0 and walking.steps_from(s, piece) != 0:
        s.ask(questions.RUN, player)


@final
class Run(Question[Chicken]):
    """Pay a star and go to a hex, or stay [CHI-SCROLL-30]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.PASS
        n += 1
        left = walking.steps_from(s, s.attacker - 1)
        while left != 0:
            out[n] = actions.RUN + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.PASS:
            return ALLOWED
        hex_ = action - actions.RUN
        if hex_ < 0 or hex_ >= HEXES:
            return OTHER_QUESTION
        return ALLOWED if walking.steps_from(s, s.attacker - 1) & BIT[hex_] != 0 else clauses.NOT_TO_RUN_TO

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        if action != actions.PASS:
            s.use_up(seat, STAR, RUN_STARS)
            walking.put(s, s.attacker - 1, action - actions.RUN, BY_RUNNING)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.PASS

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        if s.attacker == 0 or s.frames[f + WHO] != s.aggressor or s.stars(s.aggressor) < RUN_STARS:
            return ["Hit and Run asks the wrong one"]
        return [] if s.place[s.attacker - 1] != 0 else ["the attacker that could run is gone"]
