"""What each seat may see: everything public, and of the secrets only its own."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import members
from bannerhall.core.state import SIDE, WIDTH
from bannerhall.games.leaders.knowledge.board_view import board_size, board_view, observe_board
from bannerhall.games.leaders.knowledge.resampling import plans_now
from bannerhall.games.leaders.rules import events, items, nations, questions, settings
from bannerhall.games.leaders.rules.cards import CARDS, FIRST_SECRET, kind_of, values_of
from bannerhall.games.leaders.rules.components import (
    BOX,
    COLOURS,
    HOT_SPOTS,
    MOST_SEATS,
    PREPARATIONS,
    SCENARIOS,
    VICTORIES,
    WORLD_EVENTS,
)
from bannerhall.games.leaders.rules.headquarters.economy import cost_of, free_diplomats, free_spies, unspent
from bannerhall.games.leaders.rules.headquarters.missions import is_open, rounds_of
from bannerhall.games.leaders.rules.headquarters.orders import (
    MOST_GUARDS,
    guarded_percent,
    own_percent,
    success_percent,
)
from bannerhall.games.leaders.rules.state import Leaders
from bannerhall.games.leaders.rules.victory import badges_of

# The phase shown at the top right, by the question of the active player [LDR-TURN-02] [LDR-TURN-04].
PHASES = {
    questions.PRODUCTION: ("production", 0),
    questions.MARKED: ("production", 0),
    questions.WITHDRAW: ("withdraw", 1),
    questions.PUBLIC_EVENTS: ("events", 2),
    questions.SECRET_EVENTS: ("events", 2),
    questions.COMMAND: ("command", 3),
    questions.COUNT: ("production", 0),
    questions.WITHDRAWAL: ("withdraw", 1),
    questions.SABOTAGE: ("events", 2),
    questions.PLACE: ("command", 3),
    questions.MOVE: ("command", 3),
    questions.DEFEND: ("command", 3),
    questions.NEXT_BATTLE: ("command", 3),
    questions.STAND: ("command", 3),
    questions.ROLL: ("command", 3),
    questions.REROLL: ("command", 3),
    questions.LOSSES: ("command", 3),
    questions.HEADQUARTERS: ("headquarters", 4),
    questions.COVERT: ("headquarters", 4),
}

# The step of phase 3 on the board [LDR-CMND-01].
STEPS = {
    questions.PLACE: "place",
    questions.MOVE: "move",
    questions.DEFEND: "defend",
    questions.NEXT_BATTLE: "fight",
    questions.STAND: "fight",
    questions.ROLL: "fight",
    questions.REROLL: "fight",
    questions.LOSSES: "fight",
}


def view(s: Leaders, seat: i64) -> dict[str, object]:
    """The table as a seat or a spectator may know it; after the end nothing is secret any more [LDR-VIC-15]."""
    seats = range(int(s.seats))
    shown: dict[str, object] = {
        "scenario": SCENARIOS[s.scenario],
        "round": int(s.round),
        "active": int(s.active) if s.round > 0 else None,
        "order": [seat_of_place(s, place) for place in range(int(s.seats)) if seat_of_place(s, place) is not None],
        "entries": [entries_of(s, i) for i in seats],
        "players": [player_view(s, i) for i in seats],
        "cards": [cards_of(s, i, 0, FIRST_SECRET) for i in seats],
        "world": WORLD_EVENTS[s.world - 1] if s.world != 0 else None,
        "victory": {
            "points": int(s.rules.numbers[settings.VICTORY_POINTS]),
            "level": int(s.rules.numbers[settings.VICTORY_LEVEL]),
            "badge": int(s.rules.numbers[settings.VICTORY_BADGE]),
            "markers": int(s.rules.numbers[settings.VICTORY_MARKERS]) if s.scenario == HOT_SPOTS else None,
        },
        "numbers": {number.name: int(s.rules.numbers[i]) for i, number in enumerate(settings.NUMBERS)},
        **phase_view(s),
    }
    if s.digital:
        shown["board"] = board_view(s)
    if s.depth == 0:
        shown["end"] = {"way": VICTORIES[s.way], "winners": members(s.winners)}
        shown["secrets"] = [private_view(s, i) for i in seats]
    if 0 <= seat < s.seats:
        shown["me"] = private_view(s, int(seat))
    return shown


def seat_of_place(s: Leaders, place: int) -> int | None:
    for seat in range(int(s.seats)):
        if s.place[seat] == place + 1:
            return seat
    return None


def phase_view(s: Leaders) -> dict[str, object]:
    """Where in the turn, or in the set-up, the table is; it does not tell public from secret cards."""
    if s.depth == 0:
        return {"phase": "over", "phase_number": None, "step": None}
    f = s.top()
    kind = s.frames[f]
    if s.round == 0:
        step = (
            PREPARATIONS[s.frames[f + questions.PREPARE_WHAT]]
            if kind == questions.PREPARE
            else s.rules.question_names[kind]
        )
        return {"phase": "setup", "phase_number": None, "step": step}
    if kind == questions.COVERT:
        kind = beneath(s)
    name, number = PHASES.get(int(kind), ("production", 0))
    return {"phase": name, "phase_number": number, "step": STEPS.get(int(kind))}


def beneath(s: Leaders) -> i64:
    """The question under a covert action that is being resolved: who looks on does not see that there is one."""
    depth = s.depth - 1
    while depth > 0 and s.frames[s.at_depth(depth)] == questions.COVERT:
        depth -= 1
    kind = s.frames[s.at_depth(depth)]
    return questions.HEADQUARTERS if kind == questions.TURN or kind == questions.ROUND else kind


def entries_of(s: Leaders, seat: int) -> list[int]:
    """The last entries, oldest first; they can be mended by agreement [LDR-PROD-07] [LDR-COMP-04]."""
    many = len(s.entries) // MOST_SEATS
    return [int(s.entries[seat * many + i]) for i in range(int(s.kept[seat]))]


def player_view(s: Leaders, seat: int) -> dict[str, object]:
    """What everybody knows of a player [LDR-VISI-01]."""
    return {
        "colour": COLOURS[s.colour[seat] - 1] if s.colour[seat] != 0 else None,
        "bloc": nations.BLOCS[s.bloc[seat] - 1] if s.bloc[seat] != 0 else None,
        "nation": nations.NAMES[s.nation[seat] - 1] if s.nation[seat] != 0 else None,
        "place": int(s.place[seat]) or None,
        "share": int(s.share[seat]) or None,
        "out": (s.alive >> seat) & 1 == 0,
        "points": int(s.last_entry(seat)),
        "markers": int(s.markers[seat]) if s.scenario == HOT_SPOTS else None,
        "badges": int(badges_of(s, seat)),
        "military": int(s.level[seat * len(items.FIELDS)]),
        "in_headquarters": (s.sides >> seat) & 1 == 1 or acting(s) == seat,
    }


def acting(s: Leaders) -> i64:
    """In parallel play: whose covert actions are just being resolved, -1 if none are. Who looks on sees nobody leave
    the headquarters before."""
    f = s.top()
    return (
        s.frames[f + questions.COVERT_SENDER]
        if s.parallel and s.depth != 0 and s.frames[f] == questions.COVERT
        else i64(-1)
    )


def cards_of(s: Leaders, seat: int, first: int, end: int) -> list[dict[str, object]]:
    """The cards before a player, of some kinds, each told as the event of the same name [LDR-EVNT-06]."""
    shown: list[dict[str, object]] = []
    for i in range(seat * BOX, seat * BOX + int(s.laid[seat])):
        kind = int(kind_of(s.cards[i]))
        if first <= kind < end:
            values = values_of(s, seat, s.cards[i])
            event = events.EVENTS.kinds[kind]
            told: dict[str, object] = {"event": event.name}
            for place, name in enumerate(event.arguments):
                told[name] = event.shown(place, int(values[place]))
            shown.append(told)
    return shown


def private_view(s: Leaders, seat: int) -> dict[str, object]:
    """The private summary of a player [LDR-COMP-03] [LDR-VISI-02] [LDR-HEAD-09] [LDR-DIPL-09] [LDR-SPYS-08]."""
    return {
        "saved": int(s.saved[seat]),
        "income": int(s.income[seat]),
        "left": int(unspent(s, seat)),
        "diplomats": int(s.idle[seat * 2]),
        "spies": int(s.idle[seat * 2 + 1]),
        "free_diplomats": int(free_diplomats(s, seat)),
        "free_spies": int(free_spies(s, seat)),
        "coming": {"diplomats": int(s.coming[seat * 2]), "spies": int(s.coming[seat * 2 + 1])},
        "levels": {field: int(s.level[seat * 3 + i]) for i, field in enumerate(items.FIELDS)},
        "running": {field: int(s.running[seat * 3 + i]) for i, field in enumerate(items.FIELDS)},
        "under_way": orders_under_way(s, seat),
        "chosen": {
            items.NAMES[item]: int(s.chosen[seat * items.KINDS + item])
            for item in range(items.MISSION)
            if s.chosen[seat * items.KINDS + item] != 0
        },
        "tributes": {
            str(i): int(s.tribute[seat * MOST_SEATS + i])
            for i in range(int(s.seats))
            if s.tribute[seat * MOST_SEATS + i] != 0
        },
        "paying": tribute_for(s, seat),
        "costs": {items.NAMES[item]: int(cost_of(s, seat, item)) for item in range(items.BOYCOTT)},
        "chances": chances(s, seat),
        "allies": members(s.known_allies[seat]),
        "offered": members(s.sent[seat]),
        "offers": members(s.offers[seat]) if reads_now(s, seat) else [],
        "barred": members(s.barred[seat] & ~s.known_allies[seat]),
        "cards": cards_of(s, seat, FIRST_SECRET, CARDS),
        **missions_view(s, seat, plans_now(s, seat)),
    }


def tribute_for(s: Leaders, seat: int) -> int | None:
    """Whose tribute the player is just fixing."""
    f = SIDE + seat * WIDTH if (s.sides >> seat) & 1 == 1 else s.top() if s.depth != 0 else -1
    if (
        f < 0
        or s.frames[f] != questions.HEADQUARTERS
        or (s.sides == 0 and s.active != seat)
        or s.frames[f + questions.HEADQUARTERS_RECEIVER] == 0
    ):
        return None
    return int(s.frames[f + questions.HEADQUARTERS_RECEIVER]) - 1


def reads_now(s: Leaders, seat: int) -> bool:
    """Offers are read with the secret cards, not before [LDR-ALLY-02]."""
    return s.depth != 0 and s.frames[s.top()] == questions.SECRET_EVENTS and s.active == seat


def orders_under_way(s: Leaders, seat: int) -> list[dict[str, object]]:
    """Units ordered, with the turns until they arrive [LDR-MILI-08]."""
    many = len(s.ways) // (MOST_SEATS * len(items.UNITS))
    return [
        {"unit": unit, "count": int(s.ways[(seat * 3 + i) * many + turns]), "turns": turns + 1}
        for i, unit in enumerate(items.UNITS)
        for turns in range(many)
        if s.ways[(seat * 3 + i) * many + turns] != 0
    ]


def chances(s: Leaders, seat: int) -> dict[str, object]:
    """The chance of a covert action for 0 to 10 unused operatives of its target; the exact one only where the table
    wants it shown [LDR-RSCH-24] [LDR-SPYS-11]."""
    rows: dict[str, object] = {}
    for name, item in (("boycott", items.BOYCOTT), ("spy", items.ESPIONAGE)):
        own = own_percent(s, seat, item)
        rows[name] = [int(guarded_percent(s, own, guards)) for guards in range(int(MOST_GUARDS) + 1)]
        if s.exact:
            rows[f"{name}_exact"] = {
                str(other): int(success_percent(s, seat, item + other))
                for other in range(int(s.seats))
                if other != seat
            }
    return rows


def missions_view(s: Leaders, seat: int, busy: bool) -> dict[str, object]:
    """The active mission with its progress, the planned one while it can be changed, and those on offer
    [LDR-MISS-04] [LDR-MISS-24]."""
    active = int(s.mission[seat]) - 1
    planned = int(s.planned[seat]) - 1 if busy else active
    return {
        "mission": None
        if active < 0
        else {
            "id": items.MISSIONS[active],
            "checks": int(s.checks[seat]),
            "progress": int(known_progress(s, seat)),
            "basis": int(s.basis[seat]),
        },
        "planned": items.MISSIONS[planned] if planned >= 0 else None,
        "open_missions": [
            {"id": mission, "rounds": int(rounds_of(s, i))}
            for i, mission in enumerate(items.MISSIONS)
            if is_open(s, seat, i)
        ],
        "fulfilled": [mission for i, mission in enumerate(items.MISSIONS) if (s.fulfilled[seat] >> i) & 1 == 1],
    }


def known_progress(s: Leaders, seat: i64) -> i64:
    """Of what spies are sent for, nothing before it is reported [LDR-MISS-11] [LDR-MISS-18]."""
    return i64(0) if s.mission[seat] > items.CUNNING else s.progress[seat]


# --- For learning agents ------------------------------------------------------------------------------------

PUBLIC_INTS = 9
PRIVATE_INTS = 24


def observation_size(s: Leaders) -> i64:
    return 4 + s.seats * PUBLIC_INTS + PRIVATE_INTS + items.KINDS + len(s.ways) // MOST_SEATS + board_size(s)


def fill_observation(s: Leaders, seat: i64, out: vec[i64]) -> None:
    """Public facts of all seats, the own one first, then the own secrets [LDR-VISI-03]."""
    out[0] = s.round
    out[1] = i64(0) if s.depth == 0 else s.frames[s.top()] if s.active == seat else -1
    out[2] = s.world
    out[3] = s.turn
    n: i64 = 4
    for i in range(s.seats):
        n = observe_player(s, (seat + i) % s.seats, seat, out, n)
    observe_secrets(s, seat, out, n)


def observe_player(s: Leaders, player: i64, seat: i64, out: vec[i64], n: i64) -> i64:
    values = [
        s.last_entry(player),
        s.nation[player],
        s.place[player],
        badges_of(s, player),
        s.level[player * 3],
        (s.alive >> player) & 1,
        s.markers[player],
        1 if player == s.active else 0,
        (s.known_allies[seat] >> player) & 1,
    ]
    for value in values:
        out[n] = value
        n += 1
    return n


def observe_secrets(s: Leaders, seat: i64, out: vec[i64], n: i64) -> None:
    start = n
    for value in [
        s.saved[seat],
        s.income[seat],
        s.mission[seat],
        s.checks[seat],
        known_progress(s, seat),
        s.basis[seat],
    ]:
        out[n] = value
        n += 1
    for value in [s.planned[seat], s.fulfilled[seat], s.sent[seat], s.barred[seat] & ~s.known_allies[seat]]:
        out[n] = value
        n += 1
    for i in range(2):
        out[n] = s.idle[seat * 2 + i]
        out[n + 1] = s.coming[seat * 2 + i]
        n += 2
    for i in range(3):
        out[n] = s.level[seat * 3 + i]
        out[n + 1] = s.running[seat * 3 + i]
        n += 2
    out[n] = s.offers[seat] if reads_now(s, int(seat)) else i64(0)
    n = start + PRIVATE_INTS
    for i in range(items.KINDS):
        out[n] = s.chosen[seat * items.KINDS + i]
        n += 1
    many = len(s.ways) // MOST_SEATS
    for i in range(many):
        out[n] = s.ways[seat * many + i]
        n += 1
    if s.digital:
        observe_board(s, seat, out, n)
