"""Event cards: what is told to a player in the national events, and how it waits until then.

A card is one int: its kind, another player (+1), an amount. Unread cards lie in the mailbox of their reader, where not
even the reader sees them; read ones stay on the table until the reader's next national events.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.games.leaders.rules import events
from bannerhall.games.leaders.rules.components import BOX
from bannerhall.games.leaders.rules.state import Leaders

KIND_SPAN: Final = 64
PLAYER_SPAN: Final = 16
ROW: Final = KIND_SPAN * PLAYER_SPAN

CARDS: Final = 24
FIRST_SECRET: Final[i64] = events.NEW_TECHNOLOGY
# Where the other player is the sender, who must not be shown [LDR-EVNT-16] [LDR-EVNT-19].
UNNAMED: Final[tuple[int, ...]] = (
    events.SABOTAGE_HIT,
    events.BOYCOTT_HIT,
    events.BOYCOTT_FOILED,
    events.SABOTAGE_FOILED,
    events.ESPIONAGE_FOILED,
)

# What an amount of the alliance card means.
ACCEPTED: Final = 1
DECLINED: Final = 2
DISSOLVED: Final = 3


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
    s.set_mail(reader * BOX + s.mails[reader], card(kind, player, amount))
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
    if kind == events.FRESH_TROOPS:
        return reader, amount % 65536, amount // 65536 % 65536, amount // 65536 // 65536
    if kind == events.NEW_TECHNOLOGY:
        return reader, amount // 4, amount % 4, 0
    if kind == events.SECRET_INFORMATION:
        return player, amount // 16, amount // 4 % 4, amount % 4
    if kind == events.PRODUCTION_POINTS or kind == events.WORLD_EFFECT:
        return reader, amount % 65536, amount // 65536, 0
    if kind in UNNAMED or player < 0:
        return reader, amount, 0, 0
    return reader, player, amount, 0


def troops(infantry: i64, tanks: i64, planes: i64) -> i64:
    """The amount of a card of fresh troops."""
    return infantry + tanks * 65536 + planes * 65536 * 65536
