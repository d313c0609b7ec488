"""What LEADERS is made of: units, operatives, research, nations, missions, scenarios."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_SEATS: Final = 6
COLOURS: Final = ("blue", "green", "red", "yellow", "orange", "purple")

BOX: Final = 96  # cards a mailbox holds at most: five others in two headquarters each, and what one sent oneself
PLAYERS: Final = tuple(f"p{seat + 1}" for seat in range(MOST_SEATS))


# --- Scenarios ----------------------------------------------------------------------------------------------

SCENARIOS: Final = ("free_game", "quick_game", "power_blocs", "home_ground", "two_camps", "hot_spots")
# [LDR-SCEN-03] [LDR-SCEN-16] [LDR-SCEN-19] [LDR-SCEN-20] [LDR-SCEN-21] [LDR-SCEN-22]
NATION_RULES: Final = ("free", "free", "by_bloc", "free", "fixed", "free")
START_RULES: Final = ("free", "fixed", "free", "home_area", "fixed", "free")
POWER_BLOCS: Final = 2
TWO_CAMPS: Final = 4
HOT_SPOTS: Final = 5
FIXED_START: Final = (1, 4)
# The first nations of this row, as many as there are players, are those of Two Camps [LDR-SCEN-09] [LDR-SCEN-23].
TWO_CAMPS_NATIONS: Final = vec[i64]([0, 4, 1, 5, 2, 3])
TWO_CAMPS_OF_THREE: Final = vec[i64]([0, 4, 5])
MARKERS: Final = 15

# Whose place-step bonus also counts in the Defend step [LDR-DFND-07].
IN_DEFENCE: Final = ("usa_only", "none", "all")
USA_ONLY: Final = 0
NONE_IN_DEFENCE: Final = 1
ALL_IN_DEFENCE: Final = 2

# --- World events -------------------------------------------------------------------------------------------

# [LDR-VARI-03]
WORLD_EVENTS: Final = (
    "boom",
    "recession",
    "volunteers",
    "strike",
    "brain_gain",
    "summit",
    "scandal",
    "amnesty",
)
BOOM: Final = 0
RECESSION: Final = 1
VOLUNTEERS: Final = 2
STRIKE: Final = 3
BRAIN_GAIN: Final = 4
SUMMIT: Final = 5
SCANDAL: Final = 6
AMNESTY: Final = 7

ANSWERS: Final = ("none", "accepted", "declined", "dissolved")  # to an offer of an alliance, or its end
VICTORIES: Final = ("military", "research", "missions", "markers", "last", "rounds")
BY_MILITARY: Final = 0
BY_RESEARCH: Final = 1
BY_MISSIONS: Final = 2
BY_MARKERS: Final = 3
BY_SURVIVAL: Final = 4
BY_ROUNDS: Final = 5

# --- Answers ------------------------------------------------------------------------------------------------

MOST_ENTERED: Final = 400  # [LDR-MODE-11]
MOST_TYPED: Final = 999  # what can be typed at all; more than the most that may be entered is refused with its clause
MOST_TRIBUTE: Final[i64] = 500
MOST_POINTS: Final = 1_000_000  # what anybody can save or send
MOST_ROUNDS: Final = 100_000
MOST_UNITS: Final = 60_000  # that can be counted in 16 bits
MOST_OF_A_KIND: Final = 10_000  # units of a player: those of six players together are still counted in 16 bits
MOST_RECALLS: Final = 60  # in one Place step: whoever changes its mind must come to an end [LDR-PLCE-09]
MOST_STRUCK: Final = 30_000  # units that sabotage can cost at once: all that anybody can have
MOST_CHANGES: Final = 250  # in one visit to the headquarters [LDR-HEAD-04]

FACES: Final = ("miss", "hit", "double")
MOST_DICE: Final = 3  # of a side [LDR-DICE-02]
ROOM_FOR_DICE: Final = 4  # with the die of a sea power [LDR-SKIL-07]
# Infantry, tanks and planes that roll instead of the three strongest [LDR-DICE-03].
SELECTIONS: Final = tuple((a, b, 3 - a - b) for a in range(4) for b in range(4 - a))
STANDS: Final = ("strongest", *(f"{a}{b}{c}" for a, b, c in SELECTIONS))

# What the table prepares, one screen after the other; markers only where the scenario uses them.
PREPARATIONS: Final = ("material", "start_areas", "handicap", "markers", "rules")
PREPARE_MARKERS: Final = 3
