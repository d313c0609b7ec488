"""What each seat may see: everything that lies open, and of what is hidden its own.

What is public is written by the keys of the position, so that a value stands at the same path in both; what is hidden
is listed here, one function each.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import count, members
from bannerhall.core.deck import BOTTOM, Deck
from bannerhall.core.frames import STACK, WHO, WIDTH
from bannerhall.games.runewars.knowledge import battle_cards, battle_strength, drawn, reckoned
from bannerhall.games.runewars.rules import (
    commander_cards,
    exploration_tokens,
    hero_cards,
    objective_cards,
    quest_cards,
    questions,
    reward_cards,
    rewards_packed,
    season_cards,
    tactics,
    winning,
)
from bannerhall.games.runewars.rules.atlas import AREA_NAMES, AREAS
from bannerhall.games.runewars.rules.components import MOST_PLAYERS, ORDERS, RUNES
from bannerhall.games.runewars.rules.position import SCHEMA
from bannerhall.games.runewars.rules.state import Runewars

# Keys of the position that a seat sees in part or not at all; each has its function below.
HIDDEN: Final = frozenset(
    (
        "runes", "known", "exploration", "chosen", "bids", "objectives", "hands", "fresh", "tactics_deck", "fate",
        "season_deck", "objective_deck", "quests", "quest_deck", "commander_deck", "rewards", "spoils", "reward_deck",
        "offers", "hero_deck", "battle",
    )
)  # fmt: skip
OPEN: Final = tuple(key for key in SCHEMA.keys if key.name not in HIDDEN)


def view(s: Runewars, seat: i64) -> dict[str, object]:
    """Everything public, and of the secrets only the seat's own [RUN-CARD-05]."""
    shown = {key.name: key.codec.write(s, 0) for key in OPEN}
    shown.update(runes=runes(s, seat), exploration=exploration(s, seat), runes_needed=int(winning.needed(s)))
    shown.update(hands=hands(s), hand=hand(s, seat), fresh=fresh(s, seat), objectives=objectives(s))
    shown.update(have_chosen=[i for i in range(int(s.seats)) if s.chosen[i] != 0])
    shown.update(have_bid=[i for i in range(int(s.seats)) if s.bid[i] != 0], bids=bids(s, seat))
    shown.update(quests=[int(count(s.quests[i])) for i in range(int(s.seats))])
    shown.update(rewards=rewards(s, seat), spoils=spoils(s), decks=decks(s), waiting=members(s.waiting_mask()))
    shown.update(offers=drawn.offers(s, seat), hero_deck=drawn.hero_deck(s, seat))
    shown.update(quests_shown=drawn.shown_quests(s), spied=spied(s, seat))
    shown.update(battle=battle_cards.battle(s, seat), stack=stack(s, seat), known=known(s, seat))
    if s.battle_at != 0:
        shown.update(battle_strength=battle_strength.sides(s))
    shown.update(reckoned.reckoned(s, int(seat)))
    shown.update(under_decks=under_decks(s, seat))
    if seat >= 0:
        shown.update(chosen=chosen(s, seat), objective=objective(s, seat), quest_hand=quests(s, seat))
    return shown


def sees_rune(s: Runewars, seat: i64, area: i64) -> bool:
    """Faceup tokens are seen by all, others by whoever has looked [RUN-RUNE-05] [RUN-HER-06]."""
    return (s.rune_up >> area) & 1 == 1 or (seat >= 0 and (s.rune_seen[area] >> seat) & 1 == 1)


def runes(s: Runewars, seat: i64) -> dict[str, str]:
    """Rune tokens by area; a back where the seat has not seen the front."""
    return {
        AREA_NAMES[area]: RUNES[s.rune[area]] if sees_rune(s, seat, area) else "hidden"
        for area in range(AREAS)
        if s.rune[area] != 0
    }


def exploration(s: Runewars, seat: i64) -> dict[str, str]:
    """Exploration tokens by area: the front of faceup ones and of those that the seat has looked at, the back of the
    others [RUN-EXPL-10]."""
    found: dict[str, str] = {}
    for area in range(AREAS):
        kind = int(s.exploration[area]) - 1
        if kind < 0:
            continue
        back = "far" if exploration_tokens.FAR[kind] == 1 else "near"
        found[AREA_NAMES[area]] = exploration_tokens.NAMES[kind] if sees_token(s, seat, area) else back
    return found


def sees_token(s: Runewars, seat: i64, area: i64) -> bool:
    """Faceup tokens are seen by all, others by whoever has looked with a Scroll of Sight [RUN-EXPL-10]."""
    return (s.explored >> area) & 1 == 1 or (seat >= 0 and (s.exploration_seen[area] >> seat) & 1 == 1)


def spied(s: Runewars, seat: i64) -> dict[str, int] | None:
    """The Tactics cards that the seat has just been shown by Spy Hunt [RUN-CARD-05]."""
    return own_cards(s, s.spied_on - 1) if seat >= 0 and s.spied_on != 0 and s.spied_by == seat + 1 else None


def hands(s: Runewars) -> list[int]:
    """How many Tactics cards each seat holds."""
    return [int(s.cards_in_hand(seat)) for seat in range(int(s.seats))]


def hand(s: Runewars, seat: i64) -> dict[str, int]:
    """The seat's own Tactics cards."""
    return own_cards(s, seat) if seat >= 0 else {}


def own_cards(s: Runewars, seat: i64) -> dict[str, int]:
    first = seat * tactics.KINDS
    return {name: int(s.hand[first + card]) for card, name in enumerate(tactics.NAMES) if s.hand[first + card] != 0}


def fresh(s: Runewars, seat: i64) -> dict[str, int]:
    """Which of them were drawn in this season and cannot be used yet [RUN-TAC-02]."""
    if seat < 0:
        return {}
    first = seat * tactics.KINDS
    return {name: int(s.fresh[first + card]) for card, name in enumerate(tactics.NAMES) if s.fresh[first + card] != 0}


def known(s: Runewars, seat: i64) -> list[list[str]]:
    """By seat, the Tactics cards that the seat knows to be in that hand."""
    if seat < 0:
        return [[] for _ in range(s.seats)]
    first = seat * MOST_PLAYERS
    return [[tactics.NAMES[card] for card in members(s.known[first + other])] for other in range(int(s.seats))]


def stack(s: Runewars, seat: i64) -> list[object]:
    """What is asked and upon what, as in a position; a drawn card that may be replaced only its owner sees."""
    found: list[object] = []
    for place in range(int(s.depth)):
        frame = s.rules.shapes.write_frame(s, STACK + place * WIDTH)
        hidden = s.frames[STACK + place * WIDTH] == questions.EPIC_CHOICE and s.frames[s.top() + WHO] != seat
        if hidden and isinstance(frame, dict):
            frame["card"] = None
        found.append(frame)
    return found


def objectives(s: Runewars) -> list[bool]:
    """Who has an Objective."""
    return [bool(s.objective[seat] != 0) for seat in range(int(s.seats))]


def objective(s: Runewars, seat: i64) -> str | None:
    return objective_cards.NAMES[s.objective[seat] - 1] if s.objective[seat] != 0 else None


def quests(s: Runewars, seat: i64) -> list[str]:
    return [quest_cards.NAMES[card] for card in members(s.quests[seat])]


def chosen(s: Runewars, seat: i64) -> str | None:
    return ORDERS[s.chosen[seat] - 1] if s.chosen[seat] != 0 else None


def are_bidding(s: Runewars) -> bool:
    """Whether bids are still secret."""
    return s.depth != 0 and s.frames[s.top()] == questions.BID


def bids(s: Runewars, seat: i64) -> list[int | None]:
    """The bids of the last auction; while it lasts, the seat's own."""
    found: list[int | None] = []
    for other in range(s.seats):
        known = s.bid[other] != 0 and (other == seat or not are_bidding(s))
        found.append(int(s.bid[other]) - 1 if known else None)
    return found


def rewards(s: Runewars, seat: i64) -> dict[str, object]:
    """Facedown Reward cards by hero: the cards of one's own heroes, the number of the others' [RUN-RWD-01]."""
    found: dict[str, object] = {}
    for hero in range(hero_cards.HEROES):
        if s.rewards[hero] == 0:
            continue
        mine = seat >= 0 and s.hero_of[hero] == seat + 1
        packed = s.rewards[hero]
        found[hero_cards.NAMES[hero]] = rewards_packed.to_json(packed) if mine else int(rewards_packed.total(packed))
    return found


def spoils(s: Runewars) -> dict[str, int]:
    """How many facedown Reward cards lie under markers of defeated heroes."""
    return {AREA_NAMES[area]: int(rewards_packed.total(s.spoils[area])) for area in range(AREAS) if s.spoils[area] != 0}


def decks(s: Runewars) -> dict[str, object]:
    """How many cards are left in each deck."""
    seasons = [0, 0, 0, 0]
    for card in members(s.season_deck):
        seasons[season_cards.SEASON[card]] += 1
    return {
        "tactics": int(s.tactics_deck.size()),
        "fate": int(count(s.fate)),
        "seasons": seasons,
        "objectives": int(s.objective_deck.size()),
        "quests": int(count(s.quest_deck)),
        "commanders": int(s.commander_deck.size()),
        "rewards": int(s.reward_deck.size()),
        "heroes": int(count(s.hero_deck)),
    }


def under_decks(s: Runewars, seat: i64) -> dict[str, list[str | None]]:
    """The cards that were put under a deck, by name where the seat knows them."""
    return {
        "objectives": under(s.objective_deck, objective_cards.NAMES, seat),
        "commanders": under(s.commander_deck, commander_cards.NAMES, seat),
        "rewards": under(s.reward_deck, reward_cards.NAMES, seat),
    }


def under(deck: Deck, names: tuple[str, ...], seat: i64) -> list[str | None]:
    found: list[str | None] = []
    for place in range(int(deck.bottoms)):
        at = BOTTOM + 2 * place
        known = seat >= 0 and (deck.places[at + 1] >> seat) & 1 == 1
        found.append(names[deck.places[at]] if known else None)
    return found
