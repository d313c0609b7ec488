"""What the table has chosen before the game, as fields of the state begin with it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.ruleset import Ruleset
from bannerhall.games.leaders.rules import fight
from bannerhall.games.leaders.rules.atlas import ALL_PLACES
from bannerhall.games.leaders.rules.components import IN_DEFENCE, MOST_SEATS, SCENARIOS


def digital(rules: Ruleset) -> bool:
    """Whether the board is here, and not on somebody's table [LDR-MODE-01]."""
    return rules.options["mode"] == "digital"


def in_defence(rules: Ruleset) -> int:
    """Whose higher limit also counts in the Defend step, as in IN_DEFENCE [LDR-DFND-07]."""
    return IN_DEFENCE.index(str(rules.options["capacity_bonus_in_defence"]))


def scenario(rules: Ruleset) -> int:
    return SCENARIOS.index(str(rules.options["scenario"]))


def timer(rules: Ruleset) -> int:
    """Seconds for a visit to the headquarters, 0 without a limit [LDR-SETT-01]."""
    return int(rules.options["hq_timer"])


def skills(rules: Ruleset) -> bool:
    """Whether nations have their special skills [LDR-SETT-06] [LDR-SETT-07]."""
    return bool(rules.options["special_skills"])


def hq_first(rules: Ruleset) -> bool:
    return bool(rules.options["hq_first"])


def parallel(rules: Ruleset) -> bool:
    """Who has no headquarters at the end of a turn has nothing to do beside the next player."""
    return bool(rules.options["parallel_play"]) and not hq_first(rules)


def described(rules: Ruleset) -> bool:
    """Whether the table has described its board."""
    return bool(rules.options["board_profile"]) and not digital(rules)


def expansions(rules: Ruleset) -> bool:
    return bool(rules.options["expansion_nations"])


def global_events(rules: Ruleset) -> bool:
    return bool(rules.options["global_events"])


def classic(rules: Ruleset) -> bool:
    return bool(rules.options["classic_entry"])


def strict(rules: Ruleset) -> bool:
    return bool(rules.options["strict_supply"])


def exact(rules: Ruleset) -> bool:
    return bool(rules.options["show_exact_chance"])


def everyone(rules: Ruleset) -> i64:
    """All players are in."""
    return BIT[rules.seats] - 1


# --- An empty board, or none at all: then nobody must ask for it [LDR-MODE-06] ------------------------------


def board_row(rules: Ruleset, length: i64) -> vec[i64]:
    return vec[i64]([0] * length) if digital(rules) else vec[i64]([0])


def row_by_seat(rules: Ruleset) -> vec[i64]:
    return board_row(rules, MOST_SEATS)


def row_by_place(rules: Ruleset) -> vec[i64]:
    return board_row(rules, ALL_PLACES)


def row_by_seat_and_place(rules: Ruleset) -> vec[i64]:
    return board_row(rules, MOST_SEATS * ALL_PLACES)


def battle_row(rules: Ruleset) -> vec[i64]:
    return board_row(rules, fight.ROOM)
