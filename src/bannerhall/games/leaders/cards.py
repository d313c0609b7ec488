"""Event cards: what is told to a player in the national events, and how it waits until then.

A card is one int: its kind, another player (+1), an amount. Unread cards lie in the mailbox of their reader, where not
even the reader sees them; read ones stay on the table until the reader's next national events.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.events import EventKind

if TYPE_CHECKING:
    from bannerhall.games.leaders.state import Leaders

BOX: Final = 96  # cards a mailbox holds at most: five others in two headquarters each, and what one sent oneself
KIND_SPAN: Final = 64
PLAYER_SPAN: Final = 16
ROW: Final = KIND_SPAN * PLAYER_SPAN

# The kinds of cards in the order in which they are shown: public ones first [LDR-EVNT-06] [LDR-EVNT-07] [LDR-EVNT-08].
FRESH_TROOPS: Final = 0
SABOTAGE_HIT: Final = 1
BOYCOTT_HIT: Final = 2
NEW_MILITARY: Final = 3
GLORY: Final = 4
WORLD_EFFECT: Final = 5
NEW_TECHNOLOGY: Final = 6
NEW_DIPLOMATS: Final = 7
TRIBUTE_RECEIVED: Final = 8
BOYCOTT_SUCCESS: Final = 9
BOYCOTT_FAILED: Final = 10
BOYCOTT_FOILED: Final = 11
DIPLOMAT_CAUGHT: Final = 12
ALLIANCE: Final = 13
NEW_SPIES: Final = 14
SABOTAGE_SUCCESS: Final = 15
SABOTAGE_FAILED: Final = 16
SABOTAGE_FOILED: Final = 17
SECRET_INFORMATION: Final = 18
ESPIONAGE_FAILED: Final = 19
ESPIONAGE_FOILED: Final = 20
SPY_CAUGHT: Final = 21
MISSION_FAILED: Final = 22
PRODUCTION_POINTS: Final = 23
CARDS: Final = 24
FIRST_SECRET: Final = NEW_TECHNOLOGY
# Where the other player is the sender, who must not be shown [LDR-EVNT-16] [LDR-EVNT-19].
UNNAMED: Final = (SABOTAGE_HIT, BOYCOTT_HIT, BOYCOTT_FOILED, SABOTAGE_FOILED, ESPIONAGE_FOILED)

# What an amount of the alliance card means.
ACCEPTED: Final = 1
DECLINED: Final = 2
DISSOLVED: Final = 3

# A card is told as the event of the same number; what follows the cards happens to all.
EVENTS: Final = (
    EventKind("fresh_troops", "seat", "infantry", "tank", "plane"),
    EventKind("sabotage_hit", "seat", "units"),
    EventKind("boycott_hit", "seat", "points"),
    EventKind("new_military", "seat", "level"),
    EventKind("glory", "seat", "badge"),
    EventKind("world_effect", "seat", "points", "news"),
    EventKind("new_technology", "seat", "field", "level"),
    EventKind("new_diplomats", "seat", "count"),
    EventKind("tribute_received", "seat", "player", "points"),
    EventKind("boycott_success", "seat", "player", "points"),
    EventKind("boycott_failed", "seat", "player"),
    EventKind("boycott_foiled", "seat"),
    EventKind("diplomat_caught", "seat", "player"),
    EventKind("alliance", "seat", "player", "answer"),
    EventKind("new_spies", "seat", "count"),
    EventKind("sabotage_success", "seat", "player", "units"),
    EventKind("sabotage_failed", "seat", "player"),
    EventKind("sabotage_foiled", "seat"),
    EventKind("secret_information", "player", "military", "technology", "economy"),
    EventKind("espionage_failed", "seat", "player"),
    EventKind("espionage_foiled", "seat"),
    EventKind("spy_caught", "seat", "player"),
    EventKind("mission_failed", "seat", "mission"),
    EventKind("production_points", "seat", "points", "entered"),
    EventKind("colour_chosen", "seat", "colour"),
    EventKind("bloc_chosen", "seat", "bloc"),
    EventKind("nation_chosen", "seat", "nation"),
    EventKind("placed", "seat", "place"),
    EventKind("share_drawn", "seat", "share"),
    EventKind("round_begun", "round"),
    EventKind("turn_begun", "seat", "round"),
    EventKind("entered", "seat", "points", "change"),
    EventKind("markers_held", "seat", "markers"),
    EventKind("eliminated", "seat"),
    EventKind("command_begun", "seat"),
    EventKind("headquarters_open", "seat"),
    EventKind("headquarters_closed", "seat"),
    EventKind("points_left", "seat", "points"),
    EventKind("offer_answered", "seat", "player", "answer"),
    EventKind("world", "news"),
    EventKind("victory", "seat", "way"),
    EventKind("region_taken", "seat", "region", "loser"),
    EventKind("units_withdrawn", "seat", "infantry", "tank", "plane"),
    EventKind("units_lost", "seat", "units"),
    EventKind("units_sent_home", "seat", "player", "units"),
    EventKind("battle_begun", "seat", "player", "place"),
    EventKind("volley", "seat", "player", "hits", "struck"),
    EventKind("unit_lost", "seat", "unit", "place"),
    EventKind("retreated", "seat", "place", "saved"),
    EventKind("battle_won", "seat", "player", "place"),
    EventKind("battle_drawn", "seat", "player", "place"),
    EventKind("alliance_ended", "seat", "player"),
)
COLOUR_CHOSEN: Final = 24
BLOC_CHOSEN: Final = 25
NATION_CHOSEN: Final = 26
PLACED: Final = 27
SHARE_DRAWN: Final = 28
ROUND_BEGUN: Final = 29
TURN_BEGUN: Final = 30
ENTERED: Final = 31
MARKERS_HELD: Final = 32
ELIMINATED_EVENT: Final = 33
COMMAND_BEGUN: Final = 34
HEADQUARTERS_OPEN: Final = 35
HEADQUARTERS_CLOSED: Final = 36
POINTS_LEFT: Final = 37
OFFER_ANSWERED: Final = 38
WORLD_EVENT: Final = 39
VICTORY: Final = 40
REGION_TAKEN: Final = 41
UNITS_WITHDRAWN: Final = 42
UNITS_LOST: Final = 43
UNITS_SENT_HOME: Final = 44
BATTLE_BEGUN: Final = 45
VOLLEY: Final = 46
UNIT_LOST: Final = 47
RETREATED: Final = 48
BATTLE_WON: Final = 49
BATTLE_DRAWN: Final = 50
ALLIANCE_ENDED: Final = 51


def card(kind: i64, player: i64, amount: i64) -> i64:
    """A card about a player, or about nobody (-1)."""
    return kind + (player + 1) * KIND_SPAN + amount * ROW


def kind_of(one: i64) -> i64:
    return one % KIND_SPAN


def player_of(one: i64) -> i64:
    """The other player of a card, or -1."""
    return one // KIND_SPAN % PLAYER_SPAN - 1


def amount_of(one: i64) -> i64:
    return one // ROW


def post(s: Leaders, reader: i64, kind: i64, player: i64, amount: i64) -> None:
    """Put a card into a mailbox, to be read in the next national events that begin [LDR-EVNT-24]."""
    if s.mails[reader] == BOX:
        raise RuntimeError("a mailbox overflows")
    s.mail = s.mail[:]
    s.mail[reader * BOX + s.mails[reader]] = card(kind, player, amount)
    s.mails[reader] += 1


def lay(s: Leaders, reader: i64, kind: i64, player: i64, amount: i64) -> None:
    """Put a card before its reader, whose old ones were cleared away, after all cards of its kind and those before it
    [LDR-EVNT-06] [LDR-EVNT-23]."""
    if s.laid[reader] == BOX:
        raise RuntimeError("too many cards")
    first = reader * BOX
    at = s.laid[reader]
    while at > 0 and kind_of(s.cards[first + at - 1]) > kind:
        s.cards[first + at] = s.cards[first + at - 1]
        at -= 1
    s.cards[first + at] = card(kind, player, amount)
    s.laid[reader] += 1


def has_public_cards(s: Leaders, reader: i64) -> bool:
    """Public cards come first [LDR-EVNT-07]."""
    return s.laid[reader] != 0 and kind_of(s.cards[reader * BOX]) < FIRST_SECRET


def clear_away(s: Leaders, reader: i64) -> None:
    """The cards of the turn before are put away; until the next question they are this state's own."""
    s.cards = s.cards[:]
    for i in range(reader * BOX, reader * BOX + s.laid[reader]):
        s.cards[i] = 0
    s.laid[reader] = 0


def burn(s: Leaders, player: i64) -> None:
    """Nothing of or for an eliminated player arrives any more [LDR-ELIM-03]."""
    s.mail = s.mail[:]
    for reader in range(s.seats):
        first = reader * BOX
        kept: i64 = 0
        for i in range(s.mails[reader]):
            one = s.mail[first + i]
            s.mail[first + i] = 0
            if reader != player and player_of(one) != player:
                s.mail[first + kept] = one
                kept += 1
        s.mails[reader] = kept


def values_of(s: Leaders, reader: i64, one: i64) -> tuple[int, int, int, int]:
    """The arguments of the event that tells a card; what must not be known is not in them."""
    kind, player, amount = kind_of(one), player_of(one), amount_of(one)
    if kind == FRESH_TROOPS:
        return reader, amount % 65536, amount // 65536 % 65536, amount // 65536 // 65536
    if kind == NEW_TECHNOLOGY:
        return reader, amount // 4, amount % 4, 0
    if kind == SECRET_INFORMATION:
        return player, amount // 16, amount // 4 % 4, amount % 4
    if kind == PRODUCTION_POINTS or kind == WORLD_EFFECT:
        return reader, amount % 65536, amount // 65536, 0
    if kind in UNNAMED or player < 0:
        return reader, amount, 0, 0
    return reader, player, amount, 0


def troops(infantry: i64, tanks: i64, planes: i64) -> i64:
    """The amount of a card of fresh troops."""
    return infantry + tanks * 65536 + planes * 65536 * 65536


NO_CARDS: Final = vec[i64]([0] * (6 * BOX))
