"""The table of Runewars: its fields, and what the rules ask of it.

Areas are numbered by their printed names, 37 on tiles and 12 in home realms, so a set of them is one mask. Units of an
area are counts in one number (forces.py). A battle, a duel and a march live in fields, which are blank when it is over.
"""

from __future__ import annotations

from typing import Annotated, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.deck import Deck
from bannerhall.core.fields import outside, pile, row, whole
from bannerhall.core.ruleset import Ruleset
from bannerhall.core.state import State
from bannerhall.games.runewars.rules import (
    commander_cards,
    exploration_tokens,
    objective_cards,
    reward_cards,
    tactics,
)
from bannerhall.games.runewars.rules.atlas import AREAS, TILES
from bannerhall.games.runewars.rules.battle_names import ALL_WINDOWS
from bannerhall.games.runewars.rules.components import (
    ALL_ORDERS,
    ALL_PLAYERS,
    ALL_WEATHER,
    LAST_YEAR,
    MARKERS,
    MOST_BID,
    MOST_INFLUENCE,
    MOST_PLAYERS,
)
from bannerhall.games.runewars.rules.fate import ALL_FATES
from bannerhall.games.runewars.rules.forces import MOST_FORCE
from bannerhall.games.runewars.rules.hero_cards import HEROES

DEEPEST: Final = 20
CELLS: Final = 1681  # of the grid, see board.py
ALL_AREAS: Final[i64] = BIT[AREAS] - 1
ALL_TILES: Final = 4095  # the numbered ones
ALL_HEROES: Final[i64] = BIT[HEROES] - 1
ALL_SEASON_CARDS: Final[i64] = 2**44 - 1
ALL_TACTICS: Final[i64] = 2**48 - 1
MOST_TROOPS: Final[i64] = 2**50 - 1
MOST_ANNOUNCED: Final[i64] = 2**24 - 1
ALL_QUESTS: Final[i64] = 2**41 - 1
ALL_COMMANDERS: Final[i64] = 2**10 - 1
ALL_DEVELOPMENT_CARDS: Final[i64] = 2**32 - 1
MOST_REWARDS: Final[i64] = 2**33 - 1  # three bits for the shards, one for each other kind, see rewards.py
HANDS: Final[i64] = MOST_PLAYERS * tactics.KINDS
NO_FRESH: Final = vec[i64]([0] * (4 * tactics.KINDS))
NO_SIDES: Final = vec[i64]([0] * 2)
NO_TROOPS: Final = vec[i64]([0] * 24)
NO_TACTICS: Final = vec[i64]([0] * tactics.KINDS)
NO_REWARDS: Final = vec[i64]([0] * reward_cards.KINDS)
NO_OBJECTIVES: Final = vec[i64]([0] * objective_cards.CARDS)
NO_COMMANDERS: Final = vec[i64]([0] * commander_cards.CARDS)


def revised_of(rules: Ruleset) -> i64:
    return 1 if rules.options["ruleset"] == "revised" else 0


def bow_of(rules: Ruleset) -> i64:
    return 1 if rules.options["bow"] else 0


# --- Blank rows, written by tools/fields.py
BLANK_CELL_OF: Final = vec[i64]([0] * AREAS)
BLANK_TURNED: Final = vec[i64]([0] * TILES)
BLANK_ACTIVATED: Final = vec[i64]([0] * MOST_PLAYERS)
BLANK_DIAL: Final = vec[i64]([0] * (MOST_PLAYERS * 3))
BLANK_TITLE: Final = vec[i64]([0] * 4)
BLANK_HAND: Final = vec[i64]([0] * HANDS)
BLANK_KNOWN: Final = vec[i64]([0] * 16)
BLANK_TACTICS_DISCARD: Final = vec[i64]([0] * (tactics.KINDS))
BLANK_COMMANDER: Final = vec[i64]([0] * (MOST_PLAYERS * 2))
BLANK_REWARD_DISCARD: Final = vec[i64]([0] * (reward_cards.KINDS))
BLANK_HERO_OF: Final = vec[i64]([0] * HEROES)
BLANK_BATTLER: Final = vec[i64]([0] * 2)
BLANK_TROOPS: Final = vec[i64]([0] * 24)
BLANK_TOKENS_GONE: Final = vec[i64]([0] * (exploration_tokens.KINDS))


@final
class Runewars(State):
    revised: Annotated[i64, whole(0, 1, made_by=revised_of)]
    bow: Annotated[i64, whole(0, 1, made_by=bow_of)]

    # The board, fixed once it is built (board.py). Sets of areas are masks.
    cell_of: Annotated[vec[i64], row(AREAS, 0, CELLS, shared=True)]  # the cell an area lies on + 1, 0 in the box
    turned: Annotated[vec[i64], row(TILES, 0, 5, shared=True)]  # sixths of a turn, clockwise
    land: Annotated[i64, whole(0, ALL_AREAS)]  # all areas of the board
    near: Annotated[vec[i64], row(AREAS, 0, ALL_AREAS, shared=True)]  # neighbours
    wet: Annotated[vec[i64], row(AREAS, 0, ALL_AREAS, shared=True)]  # neighbours across a water border
    steep: Annotated[vec[i64], row(AREAS, 0, ALL_AREAS, shared=True)]  # neighbours across a mountain border
    yellow: Annotated[i64, whole(0, AREAS)]  # the neighbour across the yellow border of tile 12 + 1

    # Areas.
    holder: Annotated[vec[i64], row(AREAS, 0, MOST_PLAYERS)]  # whose units stand or lie there + 1; 0 none, or neutrals
    standing: Annotated[vec[i64], row(AREAS, 0, MOST_FORCE)]  # see forces.py
    routed: Annotated[vec[i64], row(AREAS, 0, MOST_FORCE, shared=True)]
    activated: Annotated[vec[i64], row(MOST_PLAYERS, 0, ALL_AREAS)]  # areas with activation tokens of a seat
    stronghold: Annotated[vec[i64], row(AREAS, 0, 4, shared=True)]  # see STRONGHOLD_STATES
    builder: Annotated[vec[i64], row(AREAS, 0, MOST_PLAYERS, shared=True)]  # whose stronghold it is + 1
    development: Annotated[vec[i64], row(AREAS, 0, 24, shared=True)]  # first + 5 * second, kinds counted from 1
    city: Annotated[vec[i64], row(AREAS, 0, 16, shared=True)]  # token + 1
    rune: Annotated[vec[i64], row(AREAS, 0, 2, shared=True)]  # see RUNES
    rune_up: Annotated[i64, whole(0, ALL_AREAS)]  # areas whose rune token lies faceup
    rune_seen: Annotated[vec[i64], row(AREAS, 0, ALL_PLAYERS, shared=True)]  # seats that have seen the token there
    wasteland: Annotated[i64, whole(0, ALL_AREAS)]
    ice: Annotated[vec[i64], row(AREAS, 0, MARKERS, shared=True)]
    iced: Annotated[i64, whole(0, ALL_AREAS)]  # areas with an ice token; follows from `ice`
    peasants: Annotated[i64, whole(0, ALL_AREAS)]
    exploration: Annotated[vec[i64], row(AREAS, 0, exploration_tokens.KINDS, shared=True)]  # kind + 1
    explored: Annotated[i64, whole(0, ALL_AREAS)]  # areas whose exploration token lies faceup
    flooded: Annotated[i64, whole(0, ALL_AREAS)]  # faceup Flooded Areas; follows from the two fields above

    # Seats.
    first: Annotated[i64, whole(0, MOST_PLAYERS - 1)]  # first player
    playing: Annotated[i64, whole(0, ALL_PLAYERS)]  # seats that are not eliminated
    faction: Annotated[vec[i64], row(MOST_PLAYERS, 0, 4, shared=True)]  # + 1
    influence: Annotated[vec[i64], row(MOST_PLAYERS, 0, MOST_INFLUENCE)]
    dial: Annotated[vec[i64], row(MOST_PLAYERS * 3, 0, 8)]  # seat * 3 + dial
    used: Annotated[vec[i64], row(MOST_PLAYERS, 0, ALL_ORDERS)]  # mask of the Order cards that lie faceup
    order: Annotated[vec[i64], row(MOST_PLAYERS, 0, 9, shared=True)]  # last revealed Order card + 1, 0 before the first
    chosen: Annotated[vec[i64], row(MOST_PLAYERS, 0, 9, shared=True)]  # secret choice of this season + 1
    title: Annotated[vec[i64], row(4, 0, MOST_PLAYERS, shared=True)]  # owner + 1
    title_influence: Annotated[vec[i64], row(4, 0, MOST_INFLUENCE, shared=True)]
    objective: Annotated[vec[i64], row(MOST_PLAYERS, 0, objective_cards.CARDS, shared=True)]  # + 1
    developed: Annotated[i64, whole(0, ALL_DEVELOPMENT_CARDS)]  # mask of the bought Development cards
    claim: Annotated[vec[i64], row(4, 0, MOST_PLAYERS, shared=True)]  # whose Victory card lies on a season deck + 1

    # Tactics cards, counted by kind: seat * tactics.KINDS + kind.
    hand: Annotated[vec[i64], row(HANDS, 0, 3, shared=True)]
    fresh: Annotated[vec[i64], row(HANDS, 0, 3, shared=True)]  # of those in hand, drawn in this season
    known: Annotated[vec[i64], row(16, 0, ALL_TACTICS, shared=True)]  # seat * 4 + other: kinds it knows to be in a hand
    tactics_deck: Annotated[Deck, pile(NO_TACTICS)]
    tactics_discard: Annotated[vec[i64], row(tactics.KINDS, 0, 3, shared=True)]

    # Decks. Cards nobody can place in their deck are masks.
    fate: Annotated[i64, whole(0, ALL_FATES)]  # cards left in the Fate deck
    fate_discard: Annotated[i64, whole(0, ALL_FATES)]
    season_deck: Annotated[i64, whole(0, ALL_SEASON_CARDS)]  # cards left in the four decks
    season_discard: Annotated[i64, whole(0, ALL_SEASON_CARDS)]
    objective_deck: Annotated[Deck, pile(NO_OBJECTIVES)]  # both alignments; a draw looks at one of them
    quests: Annotated[vec[i64], row(MOST_PLAYERS, 0, ALL_QUESTS, shared=True)]  # mask of the Quest cards in hand
    quest_deck: Annotated[i64, whole(0, ALL_QUESTS)]
    quest_discard: Annotated[i64, whole(0, ALL_QUESTS)]
    commander_deck: Annotated[Deck, pile(NO_COMMANDERS)]
    commander: Annotated[vec[i64], row(MOST_PLAYERS * 2, 0, commander_cards.CARDS, shared=True)]  # Commander card + 1
    commander_hero: Annotated[vec[i64], row(MOST_PLAYERS * 2, 0, HEROES, shared=True)]  # who leads with it + 1
    lieutenant: Annotated[i64, whole(0, MOST_PLAYERS)]  # who has Lieutenant General in play + 1
    reward_deck: Annotated[Deck, pile(NO_REWARDS)]
    reward_discard: Annotated[vec[i64], row(reward_cards.KINDS, 0, 4, shared=True)]

    # Heroes, by card.
    hero_of: Annotated[vec[i64], row(HEROES, 0, MOST_PLAYERS, shared=True)]  # whose hero it is + 1
    hero_at: Annotated[vec[i64], row(HEROES, 0, AREAS, shared=True)]  # area + 1
    hero_damage: Annotated[vec[i64], row(HEROES, 0, 9, shared=True)]
    training: Annotated[vec[i64], row(HEROES, 0, 26, shared=True)]  # strength + 3 * agility + 9 * wisdom, each 0 to 2
    hero_routed: Annotated[i64, whole(0, ALL_HEROES)]
    hero_deck: Annotated[i64, whole(0, ALL_HEROES)]  # the others that belong to nobody have left the game
    rewards: Annotated[vec[i64], row(HEROES, 0, MOST_REWARDS, shared=True)]  # facedown Reward cards, see rewards.py
    rewards_up: Annotated[vec[i64], row(HEROES, 0, MOST_REWARDS, shared=True)]  # faceup ones
    spoils: Annotated[vec[i64], row(AREAS, 0, MOST_REWARDS, shared=True)]  # under markers of defeated heroes, facedown
    spoils_up: Annotated[vec[i64], row(AREAS, 0, MOST_REWARDS, shared=True)]

    # The year and the season.
    year: Annotated[i64, whole(0, LAST_YEAR)]
    season: Annotated[i64, whole(0, 3)]
    card: Annotated[i64, whole(0, 44)]  # the Season card of this season + 1
    weather: Annotated[i64, whole(0, ALL_WEATHER)]  # what lasts until the end of the season
    may_march: Annotated[i64, whole(0, ALL_PLAYERS, start=ALL_PLAYERS)]  # who may move units this season
    ice_walkers: Annotated[i64, whole(0, ALL_PLAYERS)]  # whose figures ignore water borders this season
    no_bonus: Annotated[i64, whole(0, ALL_PLAYERS)]  # who has lost the supremacy bonus this season
    damaged_this_year: Annotated[vec[i64], row(MOST_PLAYERS, 0, 99, shared=True)]  # enemy strongholds [RUN-OBJ-04]
    destroyed_this_year: Annotated[vec[i64], row(MOST_PLAYERS, 0, 99, shared=True)]
    held_off: Annotated[i64, whole(0, ALL_PLAYERS)]  # who has beaten off four attackers or more this year
    led_to_victory: Annotated[i64, whole(0, ALL_PLAYERS)]  # who won a battle beside a hero of theirs this year
    slain: Annotated[vec[i64], row(MOST_PLAYERS, 0, 20, shared=True)]  # enemy heroes defeated since the game began
    healed: Annotated[vec[i64], row(MOST_PLAYERS, 0, 999, shared=True)]  # wasteland and ice tokens removed
    stormed: Annotated[vec[i64], row(MOST_PLAYERS, 0, ALL_AREAS, shared=True)]  # where strongholds were conquered

    # A turn.
    turn_of: Annotated[i64, whole(0, MOST_PLAYERS)]  # the current player + 1
    fought: Annotated[i64, whole(0, 1)]  # a battle was started in this turn
    over_mountains: Annotated[i64, whole(0, 1)]  # figures ignore mountain borders in this turn
    forced: Annotated[i64, whole(0, 1)]  # all units of this march are fast
    promoted: Annotated[i64, whole(0, 1)]  # the Captain's title was used in this turn

    # Fate cards drawn for a test or for diplomacy, which everybody sees (fate_deck.py).
    test_cards: Annotated[i64, whole(0, ALL_FATES)]
    test_result: Annotated[i64, whole(0, 30)]  # the card that was chosen last + 1; whoever asked for it blanks it

    # --- Set-up
    dealt: Annotated[vec[i64], row(MOST_PLAYERS, 0, ALL_TILES, shared=True)]  # mask of the tiles a seat lays
    left_out: Annotated[i64, whole(0, ALL_TILES)]  # tiles without a legal place
    marker: Annotated[vec[i64], row(MOST_PLAYERS * 2, 0, CELLS, shared=True)]  # cells of the setup markers + 1, by two

    # --- Season cards and bids
    bid: Annotated[vec[i64], row(MOST_PLAYERS, 0, MOST_BID + 1, shared=True)]  # secret, + 1; 0 before a seat has bid
    no_bidder: Annotated[i64, whole(0, ALL_PLAYERS)]  # who takes no part in this bid
    highest: Annotated[i64, whole(0, MOST_PLAYERS)]  # the highest bidder + 1, 0 none
    lowest: Annotated[i64, whole(0, MOST_PLAYERS)]  # the lowest bidder + 1, 0 none
    high_bid: Annotated[i64, whole(0, MOST_BID)]  # what the highest bidder bid

    # --- Movement and neutrals
    march_force: Annotated[i64, whole(0, MOST_FORCE)]  # on the way into an enemy or neutral area
    march_party: Annotated[i64, whole(0, ALL_HEROES)]  # heroes that came to the activated area
    marched_from: Annotated[i64, whole(0, ALL_AREAS)]  # areas that units have left by this order
    moved: Annotated[vec[i64], row(AREAS, 0, MOST_FORCE, shared=True)]  # units that came by this Strategize
    moved_heroes: Annotated[i64, whole(0, ALL_HEROES)]  # heroes that have moved by this Strategize
    open_before: Annotated[i64, whole(0, ALL_AREAS)]  # areas friendly or empty before this Strategize
    friendly_before: Annotated[i64, whole(0, ALL_AREAS)]  # of these, the friendly ones
    portals: Annotated[i64, whole(0, 1)]  # Magic Portals were paid for, for this order or Move action

    # --- Orders 4 to 8 and Garrison
    recruited: Annotated[i64, whole(0, 7)]  # mask of the dials used by Recruit in this turn

    # --- Battle
    battle_at: Annotated[i64, whole(0, AREAS)]  # where a battle is fought + 1
    contested: Annotated[i64, whole(0, AREAS)]  # the same, as long as its result is open [RUN-TERM-06]
    battler: Annotated[vec[i64], row(2, 0, MOST_PLAYERS, shared=True)]  # who decides for attacker and defender + 1
    against_neutrals: Annotated[i64, whole(0, 1)]  # the defenders are unallied neutral units
    attackers: Annotated[i64, whole(0, 99)]  # how many units attacked
    troops: Annotated[vec[i64], row(24, 0, MOST_TROOPS, shared=True)]  # side * 12 + slot, see troops.py
    battle_row: Annotated[i64, whole(0, 5)]  # the initiative that is played
    chosen_type: Annotated[vec[i64], row(2, 0, 12, shared=True)]  # slot + 1 of the type that draws in this round
    has_drawn: Annotated[vec[i64], row(2, 0, 4095, shared=True)]  # mask of slots
    fates: Annotated[vec[i64], row(2, 0, ALL_FATES, shared=True)]  # cards drawn in this round, for one's own side
    fates_shown: Annotated[vec[i64], row(2, 0, ALL_FATES, shared=True)]  # of these, seen by everybody
    results_shown: Annotated[vec[i64], row(2, 0, 7, shared=True)]  # mask of results shown to everybody: BIT[result - 1]
    announced: Annotated[vec[i64], row(2, 0, MOST_ANNOUNCED, shared=True)]  # Tactical Fate cards, see fate_results.py
    aside_fates: Annotated[vec[i64], row(2, 0, ALL_FATES, shared=True)]  # cards of the round without effect
    aside_tactics: Annotated[vec[i64], row(2, 0, MOST_ANNOUNCED, shared=True)]
    more: Annotated[vec[i64], row(2, 0, 20, shared=True)]  # further cards to draw in this round
    spare: Annotated[vec[i64], row(2, 0, 20, shared=True)]  # further ones, of which as many are put aside
    specials: Annotated[vec[i64], row(2, 0, 60, shared=True)]  # special icons left to carry out
    more_specials: Annotated[vec[i64], row(2, 0, 1, shared=True)]  # a miss that counts as a special result
    ravages: Annotated[vec[i64], row(2, 0, 31, shared=True)]  # further cards that Beastmen may draw
    toughened: Annotated[vec[i64], row(2, 0, 3, shared=True)]  # types with more health in this battle, see troops.py
    poison: Annotated[vec[i64], row(2, 0, 99, shared=True)]  # damage that Toxic Blood is about to deal
    fell: Annotated[vec[i64], row(2, 0, 99, shared=True)]  # units destroyed that a Blood Chalice has not seen yet
    harm: Annotated[vec[i64], row(2, 0, 199, shared=True)]  # routs or damage that a side is about to assign
    might: Annotated[vec[i64], row(2, 0, 199, shared=True)]  # strength beside units, then the total
    siege: Annotated[i64, whole(0, 1)]  # the bonus of Conquer weakens the stronghold in this battle
    breach: Annotated[i64, whole(0, 20)]  # by how much cards weaken it
    prize: Annotated[i64, whole(0, 40)]  # influence for the winner
    battle_won: Annotated[i64, whole(0, 3)]  # the last battle: 1 attacker, 2 defender, 3 called off
    supporters: Annotated[vec[i64], row(24, 0, HEROES, shared=True)]  # side * 12 + slot: supporting hero + 1
    window_over: Annotated[i64, whole(0, 3)]  # mask of sides that have passed in this window
    out_of_round: Annotated[i64, whole(0, 3)]  # mask of sides that pass for this round
    out_of_battle: Annotated[i64, whole(0, 3)]  # mask of sides that pass for this battle
    passes_ahead: Annotated[vec[i64], row(MOST_PLAYERS, 0, ALL_WINDOWS, shared=True)]  # mask of kinds of windows
    played_now: Annotated[vec[i64], row(2, 0, ALL_TACTICS, shared=True)]  # mask of Tactics cards played in this window
    commands_used: Annotated[i64, whole(0, 1023)]  # mask of Commander cards
    rewards_used: Annotated[vec[i64], row(2, 0, 3, shared=True)]  # 1 War Banner, 2 Horn of Command
    hunger_used: Annotated[i64, whole(0, 1)]  # Ravenous Hunger
    barred_card: Annotated[vec[i64], row(2, 0, tactics.KINDS, shared=True)]  # a card the side may not use + 1
    tally: Annotated[i64, whole(0, 99)]  # what an ability has counted for its next stage
    coven: Annotated[i64, whole(0, 1)]  # a Blood Sister took part
    berserkers_lost: Annotated[i64, whole(0, 99)]
    defences: Annotated[i64, whole(0, 2)]  # defensive developments still to use
    fleeing: Annotated[i64, whole(0, MOST_FORCE)]  # units that are about to retreat and are routed
    fleeing_up: Annotated[i64, whole(0, MOST_FORCE)]  # those that retreat and are not
    steady: Annotated[i64, whole(0, MOST_FORCE)]  # losing units that Orderly Retreat keeps standing
    fled: Annotated[i64, whole(0, MOST_FORCE)]  # units that lost the battle and have retreated
    fled_to: Annotated[i64, whole(0, AREAS)]  # where + 1

    # --- Heroes, quests, duels
    acted: Annotated[i64, whole(0, ALL_HEROES)]  # heroes that have had their action in this Quest Phase
    walked: Annotated[i64, whole(0, 9)]  # areas that the acting hero has gone in passing by others
    extra_steps: Annotated[i64, whole(0, 2)]  # of Pathfinder, for this Move action
    paid_portal: Annotated[i64, whole(0, 1)]  # the portals are open for this Move action
    duellists: Annotated[i64, whole(0, ALL_HEROES)]  # heroes that have started a duel in this Quest Phase
    spent: Annotated[i64, whole(0, 7)]  # what may be used once per Quest Phase, see hero_tests.py
    reward_used: Annotated[i64, whole(0, reward_cards.KINDS)]  # the card that was just used + 1
    reward_offer: Annotated[i64, whole(0, MOST_REWARDS)]  # drawn Reward cards of which one is kept
    hero_offer: Annotated[i64, whole(0, ALL_HEROES)]  # drawn Hero cards of which one may be kept
    pending_spoils: Annotated[i64, whole(0, MOST_REWARDS)]  # Reward cards won in a duel, facedown
    pending_spoils_up: Annotated[i64, whole(0, MOST_REWARDS)]
    known_quests: Annotated[i64, whole(0, ALL_QUESTS)]  # Quest cards in hands that a failed attempt has shown
    spied_by: Annotated[i64, whole(0, MOST_PLAYERS)]  # who has just seen a hand + 1
    spied_on: Annotated[i64, whole(0, MOST_PLAYERS)]  # whose hand it was + 1
    spyglass: Annotated[i64, whole(0, 160)]  # the turn in which the Dwarven Spyglass was used last
    # A duel: side 0 attacks, side 1 is a hero or neutral units. A card is a Fate card + 1, or 31 + a Tactics card.
    duel_hero: Annotated[vec[i64], row(2, 0, HEROES, shared=True)]  # + 1
    duel_card: Annotated[vec[i64], row(2, 0, 30 + tactics.KINDS, shared=True)]  # what a side drew in this round
    duel_fates: Annotated[i64, whole(0, ALL_FATES)]  # Fate cards that are in use in this round
    duel_hits: Annotated[vec[i64], row(2, 0, 99, shared=True)]  # damage dealt to a side, by icons
    duel_special: Annotated[vec[i64], row(2, 0, 99, shared=True)]  # by special icons
    duel_sure: Annotated[vec[i64], row(2, 0, 99, shared=True)]  # damage that cannot be prevented
    duel_guard: Annotated[vec[i64], row(2, 0, 99, shared=True)]  # how much damage a side prevents
    duel_weapon: Annotated[vec[i64], row(2, 0, reward_cards.KINDS, shared=True)]  # the one Weapon of this duel + 1
    duel_armor: Annotated[vec[i64], row(2, 0, reward_cards.KINDS, shared=True)]  # the one Armor of this duel + 1
    duel_blocked: Annotated[vec[i64], row(2, 0, reward_cards.KINDS, shared=True)]  # what the Elven Robe blocks + 1
    duel_flags: Annotated[vec[i64], row(2, 0, 511, shared=True)]  # see duel_sides.py
    duel_echo: Annotated[vec[i64], row(2, 0, 2, shared=True)]  # damage that Runic Echo still prevents
    duel_dealt: Annotated[i64, whole(0, 99)]  # damage that the units of a duel Quest have suffered
    duel_won: Annotated[i64, whole(0, 1)]  # the duel of a Quest was won
    foe: Annotated[i64, whole(0, 30)]  # the unit type of a duel Quest + 1
    foe_alive: Annotated[i64, whole(0, 3)]
    foe_to_draw: Annotated[i64, whole(0, 3)]  # units that have still to draw in this round
    foe_raised: Annotated[i64, whole(0, 3)]  # Sorcerers with two health, Beastmen that have drawn again
    foe_damage: Annotated[vec[i64], row(2, 0, 99, shared=True)]
    foe_guard: Annotated[vec[i64], row(2, 0, 99, shared=True)]
    foe_hits: Annotated[vec[i64], row(2, 0, 99, shared=True)]  # what the player dealt to each of two units

    # --- Runes and exploration
    exploration_seen: Annotated[vec[i64], row(AREAS, 0, ALL_PLAYERS, shared=True)]  # who has seen the facedown token
    tokens_gone: Annotated[vec[i64], row(exploration_tokens.KINDS, 0, 4, shared=True)]  # those that left the game

    # --- Tactics cards, titles, objectives, rewards in a turn
    countered: Annotated[i64, whole(0, 1)]  # the Tactics card that was played last is cancelled

    # --- Commanders and Development cards
    commander_offer: Annotated[i64, whole(0, ALL_COMMANDERS)]  # drawn Commander cards of which one may be kept
    commander_discard: Annotated[i64, whole(0, ALL_COMMANDERS)]

    # The end.
    winner: Annotated[i64, whole(0, MOST_PLAYERS)]  # who has won before the last winter + 1

    # --- Written by tools/fields.py from the fields above: `make fields` writes it anew

    def __init__(self, src: Runewars | None, rules: Ruleset) -> None:  # noqa: PLR0915
        """A copy of `src`, or the bare table before set-up."""
        super().__init__(src, rules, DEEPEST)
        if src is not None:
            self.revised = src.revised
            self.bow = src.bow
            self.cell_of = src.cell_of
            self.turned = src.turned
            self.land = src.land
            self.near = src.near
            self.wet = src.wet
            self.steep = src.steep
            self.yellow = src.yellow
            self.holder = src.holder[:]
            self.standing = src.standing[:]
            self.routed = src.routed
            self.activated = src.activated[:]
            self.stronghold = src.stronghold
            self.builder = src.builder
            self.development = src.development
            self.city = src.city
            self.rune = src.rune
            self.rune_up = src.rune_up
            self.rune_seen = src.rune_seen
            self.wasteland = src.wasteland
            self.ice = src.ice
            self.iced = src.iced
            self.peasants = src.peasants
            self.exploration = src.exploration
            self.explored = src.explored
            self.flooded = src.flooded
            self.first = src.first
            self.playing = src.playing
            self.faction = src.faction
            self.influence = src.influence[:]
            self.dial = src.dial[:]
            self.used = src.used[:]
            self.order = src.order
            self.chosen = src.chosen
            self.title = src.title
            self.title_influence = src.title_influence
            self.objective = src.objective
            self.developed = src.developed
            self.claim = src.claim
            self.hand = src.hand
            self.fresh = src.fresh
            self.known = src.known
            self.tactics_deck = src.tactics_deck.clone()
            self.tactics_discard = src.tactics_discard
            self.fate = src.fate
            self.fate_discard = src.fate_discard
            self.season_deck = src.season_deck
            self.season_discard = src.season_discard
            self.objective_deck = src.objective_deck.clone()
            self.quests = src.quests
            self.quest_deck = src.quest_deck
            self.quest_discard = src.quest_discard
            self.commander_deck = src.commander_deck.clone()
            self.commander = src.commander
            self.commander_hero = src.commander_hero
            self.lieutenant = src.lieutenant
            self.reward_deck = src.reward_deck.clone()
            self.reward_discard = src.reward_discard
            self.hero_of = src.hero_of
            self.hero_at = src.hero_at
            self.hero_damage = src.hero_damage
            self.training = src.training
            self.hero_routed = src.hero_routed
            self.hero_deck = src.hero_deck
            self.rewards = src.rewards
            self.rewards_up = src.rewards_up
            self.spoils = src.spoils
            self.spoils_up = src.spoils_up
            self.year = src.year
            self.season = src.season
            self.card = src.card
            self.weather = src.weather
            self.may_march = src.may_march
            self.ice_walkers = src.ice_walkers
            self.no_bonus = src.no_bonus
            self.damaged_this_year = src.damaged_this_year
            self.destroyed_this_year = src.destroyed_this_year
            self.held_off = src.held_off
            self.led_to_victory = src.led_to_victory
            self.slain = src.slain
            self.healed = src.healed
            self.stormed = src.stormed
            self.turn_of = src.turn_of
            self.fought = src.fought
            self.over_mountains = src.over_mountains
            self.forced = src.forced
            self.promoted = src.promoted
            self.test_cards = src.test_cards
            self.test_result = src.test_result
            self.dealt = src.dealt
            self.left_out = src.left_out
            self.marker = src.marker
            self.bid = src.bid
            self.no_bidder = src.no_bidder
            self.highest = src.highest
            self.lowest = src.lowest
            self.high_bid = src.high_bid
            self.march_force = src.march_force
            self.march_party = src.march_party
            self.marched_from = src.marched_from
            self.moved = src.moved
            self.moved_heroes = src.moved_heroes
            self.open_before = src.open_before
            self.friendly_before = src.friendly_before
            self.portals = src.portals
            self.recruited = src.recruited
            self.battle_at = src.battle_at
            self.contested = src.contested
            self.battler = src.battler
            self.against_neutrals = src.against_neutrals
            self.attackers = src.attackers
            self.troops = src.troops
            self.battle_row = src.battle_row
            self.chosen_type = src.chosen_type
            self.has_drawn = src.has_drawn
            self.fates = src.fates
            self.fates_shown = src.fates_shown
            self.results_shown = src.results_shown
            self.announced = src.announced
            self.aside_fates = src.aside_fates
            self.aside_tactics = src.aside_tactics
            self.more = src.more
            self.spare = src.spare
            self.specials = src.specials
            self.more_specials = src.more_specials
            self.ravages = src.ravages
            self.toughened = src.toughened
            self.poison = src.poison
            self.fell = src.fell
            self.harm = src.harm
            self.might = src.might
            self.siege = src.siege
            self.breach = src.breach
            self.prize = src.prize
            self.battle_won = src.battle_won
            self.supporters = src.supporters
            self.window_over = src.window_over
            self.out_of_round = src.out_of_round
            self.out_of_battle = src.out_of_battle
            self.passes_ahead = src.passes_ahead
            self.played_now = src.played_now
            self.commands_used = src.commands_used
            self.rewards_used = src.rewards_used
            self.hunger_used = src.hunger_used
            self.barred_card = src.barred_card
            self.tally = src.tally
            self.coven = src.coven
            self.berserkers_lost = src.berserkers_lost
            self.defences = src.defences
            self.fleeing = src.fleeing
            self.fleeing_up = src.fleeing_up
            self.steady = src.steady
            self.fled = src.fled
            self.fled_to = src.fled_to
            self.acted = src.acted
            self.walked = src.walked
            self.extra_steps = src.extra_steps
            self.paid_portal = src.paid_portal
            self.duellists = src.duellists
            self.spent = src.spent
            self.reward_used = src.reward_used
            self.reward_offer = src.reward_offer
            self.hero_offer = src.hero_offer
            self.pending_spoils = src.pending_spoils
            self.pending_spoils_up = src.pending_spoils_up
            self.known_quests = src.known_quests
            self.spied_by = src.spied_by
            self.spied_on = src.spied_on
            self.spyglass = src.spyglass
            self.duel_hero = src.duel_hero
            self.duel_card = src.duel_card
            self.duel_fates = src.duel_fates
            self.duel_hits = src.duel_hits
            self.duel_special = src.duel_special
            self.duel_sure = src.duel_sure
            self.duel_guard = src.duel_guard
            self.duel_weapon = src.duel_weapon
            self.duel_armor = src.duel_armor
            self.duel_blocked = src.duel_blocked
            self.duel_flags = src.duel_flags
            self.duel_echo = src.duel_echo
            self.duel_dealt = src.duel_dealt
            self.duel_won = src.duel_won
            self.foe = src.foe
            self.foe_alive = src.foe_alive
            self.foe_to_draw = src.foe_to_draw
            self.foe_raised = src.foe_raised
            self.foe_damage = src.foe_damage
            self.foe_guard = src.foe_guard
            self.foe_hits = src.foe_hits
            self.exploration_seen = src.exploration_seen
            self.tokens_gone = src.tokens_gone
            self.countered = src.countered
            self.commander_offer = src.commander_offer
            self.commander_discard = src.commander_discard
            self.winner = src.winner
        else:
            self.revised = revised_of(rules)
            self.bow = bow_of(rules)
            self.cell_of = BLANK_CELL_OF
            self.turned = BLANK_TURNED
            self.land = 0
            self.near = BLANK_CELL_OF
            self.wet = BLANK_CELL_OF
            self.steep = BLANK_CELL_OF
            self.yellow = 0
            self.holder = BLANK_CELL_OF[:]
            self.standing = BLANK_CELL_OF[:]
            self.routed = BLANK_CELL_OF
            self.activated = BLANK_ACTIVATED[:]
            self.stronghold = BLANK_CELL_OF
            self.builder = BLANK_CELL_OF
            self.development = BLANK_CELL_OF
            self.city = BLANK_CELL_OF
            self.rune = BLANK_CELL_OF
            self.rune_up = 0
            self.rune_seen = BLANK_CELL_OF
            self.wasteland = 0
            self.ice = BLANK_CELL_OF
            self.iced = 0
            self.peasants = 0
            self.exploration = BLANK_CELL_OF
            self.explored = 0
            self.flooded = 0
            self.first = 0
            self.playing = 0
            self.faction = BLANK_ACTIVATED
            self.influence = BLANK_ACTIVATED[:]
            self.dial = BLANK_DIAL[:]
            self.used = BLANK_ACTIVATED[:]
            self.order = BLANK_ACTIVATED
            self.chosen = BLANK_ACTIVATED
            self.title = BLANK_TITLE
            self.title_influence = BLANK_TITLE
            self.objective = BLANK_ACTIVATED
            self.developed = 0
            self.claim = BLANK_TITLE
            self.hand = BLANK_HAND
            self.fresh = BLANK_HAND
            self.known = BLANK_KNOWN
            self.tactics_deck = Deck(None, NO_TACTICS[:])
            self.tactics_discard = BLANK_TACTICS_DISCARD
            self.fate = 0
            self.fate_discard = 0
            self.season_deck = 0
            self.season_discard = 0
            self.objective_deck = Deck(None, NO_OBJECTIVES[:])
            self.quests = BLANK_ACTIVATED
            self.quest_deck = 0
            self.quest_discard = 0
            self.commander_deck = Deck(None, NO_COMMANDERS[:])
            self.commander = BLANK_COMMANDER
            self.commander_hero = BLANK_COMMANDER
            self.lieutenant = 0
            self.reward_deck = Deck(None, NO_REWARDS[:])
            self.reward_discard = BLANK_REWARD_DISCARD
            self.hero_of = BLANK_HERO_OF
            self.hero_at = BLANK_HERO_OF
            self.hero_damage = BLANK_HERO_OF
            self.training = BLANK_HERO_OF
            self.hero_routed = 0
            self.hero_deck = 0
            self.rewards = BLANK_HERO_OF
            self.rewards_up = BLANK_HERO_OF
            self.spoils = BLANK_CELL_OF
            self.spoils_up = BLANK_CELL_OF
            self.year = 0
            self.season = 0
            self.card = 0
            self.weather = 0
            self.may_march = ALL_PLAYERS
            self.ice_walkers = 0
            self.no_bonus = 0
            self.damaged_this_year = BLANK_ACTIVATED
            self.destroyed_this_year = BLANK_ACTIVATED
            self.held_off = 0
            self.led_to_victory = 0
            self.slain = BLANK_ACTIVATED
            self.healed = BLANK_ACTIVATED
            self.stormed = BLANK_ACTIVATED
            self.turn_of = 0
            self.fought = 0
            self.over_mountains = 0
            self.forced = 0
            self.promoted = 0
            self.test_cards = 0
            self.test_result = 0
            self.dealt = BLANK_ACTIVATED
            self.left_out = 0
            self.marker = BLANK_COMMANDER
            self.bid = BLANK_ACTIVATED
            self.no_bidder = 0
            self.highest = 0
            self.lowest = 0
            self.high_bid = 0
            self.march_force = 0
            self.march_party = 0
            self.marched_from = 0
            self.moved = BLANK_CELL_OF
            self.moved_heroes = 0
            self.open_before = 0
            self.friendly_before = 0
            self.portals = 0
            self.recruited = 0
            self.battle_at = 0
            self.contested = 0
            self.battler = BLANK_BATTLER
            self.against_neutrals = 0
            self.attackers = 0
            self.troops = BLANK_TROOPS
            self.battle_row = 0
            self.chosen_type = BLANK_BATTLER
            self.has_drawn = BLANK_BATTLER
            self.fates = BLANK_BATTLER
            self.fates_shown = BLANK_BATTLER
            self.results_shown = BLANK_BATTLER
            self.announced = BLANK_BATTLER
            self.aside_fates = BLANK_BATTLER
            self.aside_tactics = BLANK_BATTLER
            self.more = BLANK_BATTLER
            self.spare = BLANK_BATTLER
            self.specials = BLANK_BATTLER
            self.more_specials = BLANK_BATTLER
            self.ravages = BLANK_BATTLER
            self.toughened = BLANK_BATTLER
            self.poison = BLANK_BATTLER
            self.fell = BLANK_BATTLER
            self.harm = BLANK_BATTLER
            self.might = BLANK_BATTLER
            self.siege = 0
            self.breach = 0
            self.prize = 0
            self.battle_won = 0
            self.supporters = BLANK_TROOPS
            self.window_over = 0
            self.out_of_round = 0
            self.out_of_battle = 0
            self.passes_ahead = BLANK_ACTIVATED
            self.played_now = BLANK_BATTLER
            self.commands_used = 0
            self.rewards_used = BLANK_BATTLER
            self.hunger_used = 0
            self.barred_card = BLANK_BATTLER
            self.tally = 0
            self.coven = 0
            self.berserkers_lost = 0
            self.defences = 0
            self.fleeing = 0
            self.fleeing_up = 0
            self.steady = 0
            self.fled = 0
            self.fled_to = 0
            self.acted = 0
            self.walked = 0
            self.extra_steps = 0
            self.paid_portal = 0
            self.duellists = 0
            self.spent = 0
            self.reward_used = 0
            self.reward_offer = 0
            self.hero_offer = 0
            self.pending_spoils = 0
            self.pending_spoils_up = 0
            self.known_quests = 0
            self.spied_by = 0
            self.spied_on = 0
            self.spyglass = 0
            self.duel_hero = BLANK_BATTLER
            self.duel_card = BLANK_BATTLER
            self.duel_fates = 0
            self.duel_hits = BLANK_BATTLER
            self.duel_special = BLANK_BATTLER
            self.duel_sure = BLANK_BATTLER
            self.duel_guard = BLANK_BATTLER
            self.duel_weapon = BLANK_BATTLER
            self.duel_armor = BLANK_BATTLER
            self.duel_blocked = BLANK_BATTLER
            self.duel_flags = BLANK_BATTLER
            self.duel_echo = BLANK_BATTLER
            self.duel_dealt = 0
            self.duel_won = 0
            self.foe = 0
            self.foe_alive = 0
            self.foe_to_draw = 0
            self.foe_raised = 0
            self.foe_damage = BLANK_BATTLER
            self.foe_guard = BLANK_BATTLER
            self.foe_hits = BLANK_BATTLER
            self.exploration_seen = BLANK_CELL_OF
            self.tokens_gone = BLANK_TOKENS_GONE
            self.countered = 0
            self.commander_offer = 0
            self.commander_discard = 0
            self.winner = 0

    def clone(self) -> Runewars:
        return Runewars(self, self.rules)

    def set_cell_of(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.cell_of[at] != value:
            row = self.cell_of[:]
            row[at] = value
            self.cell_of = row

    def set_turned(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.turned[at] != value:
            row = self.turned[:]
            row[at] = value
            self.turned = row

    def set_near(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.near[at] != value:
            row = self.near[:]
            row[at] = value
            self.near = row

    def set_wet(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.wet[at] != value:
            row = self.wet[:]
            row[at] = value
            self.wet = row

    def set_steep(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.steep[at] != value:
            row = self.steep[:]
            row[at] = value
            self.steep = row

    def set_routed(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.routed[at] != value:
            row = self.routed[:]
            row[at] = value
            self.routed = row

    def set_stronghold(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.stronghold[at] != value:
            row = self.stronghold[:]
            row[at] = value
            self.stronghold = row

    def set_builder(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.builder[at] != value:
            row = self.builder[:]
            row[at] = value
            self.builder = row

    def set_development(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.development[at] != value:
            row = self.development[:]
            row[at] = value
            self.development = row

    def set_city(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.city[at] != value:
            row = self.city[:]
            row[at] = value
            self.city = row

    def set_rune(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.rune[at] != value:
            row = self.rune[:]
            row[at] = value
            self.rune = row

    def set_rune_seen(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.rune_seen[at] != value:
            row = self.rune_seen[:]
            row[at] = value
            self.rune_seen = row

    def set_ice(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.ice[at] != value:
            row = self.ice[:]
            row[at] = value
            self.ice = row

    def set_exploration(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.exploration[at] != value:
            row = self.exploration[:]
            row[at] = value
            self.exploration = row

    def set_faction(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.faction[at] != value:
            row = self.faction[:]
            row[at] = value
            self.faction = row

    def set_order(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.order[at] != value:
            row = self.order[:]
            row[at] = value
            self.order = row

    def set_chosen(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.chosen[at] != value:
            row = self.chosen[:]
            row[at] = value
            self.chosen = row

    def set_title(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.title[at] != value:
            row = self.title[:]
            row[at] = value
            self.title = row

    def set_title_influence(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.title_influence[at] != value:
            row = self.title_influence[:]
            row[at] = value
            self.title_influence = row

    def set_objective(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.objective[at] != value:
            row = self.objective[:]
            row[at] = value
            self.objective = row

    def set_claim(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.claim[at] != value:
            row = self.claim[:]
            row[at] = value
            self.claim = row

    def set_hand(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.hand[at] != value:
            row = self.hand[:]
            row[at] = value
            self.hand = row

    def set_fresh(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.fresh[at] != value:
            row = self.fresh[:]
            row[at] = value
            self.fresh = row

    def set_known(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.known[at] != value:
            row = self.known[:]
            row[at] = value
            self.known = row

    def set_tactics_discard(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.tactics_discard[at] != value:
            row = self.tactics_discard[:]
            row[at] = value
            self.tactics_discard = row

    def set_quests(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.quests[at] != value:
            row = self.quests[:]
            row[at] = value
            self.quests = row

    def set_commander(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.commander[at] != value:
            row = self.commander[:]
            row[at] = value
            self.commander = row

    def set_commander_hero(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.commander_hero[at] != value:
            row = self.commander_hero[:]
            row[at] = value
            self.commander_hero = row

    def set_reward_discard(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.reward_discard[at] != value:
            row = self.reward_discard[:]
            row[at] = value
            self.reward_discard = row

    def set_hero_of(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.hero_of[at] != value:
            row = self.hero_of[:]
            row[at] = value
            self.hero_of = row

    def set_hero_at(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.hero_at[at] != value:
            row = self.hero_at[:]
            row[at] = value
            self.hero_at = row

    def set_hero_damage(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.hero_damage[at] != value:
            row = self.hero_damage[:]
            row[at] = value
            self.hero_damage = row

    def set_training(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.training[at] != value:
            row = self.training[:]
            row[at] = value
            self.training = row

    def set_rewards(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.rewards[at] != value:
            row = self.rewards[:]
            row[at] = value
            self.rewards = row

    def set_rewards_up(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.rewards_up[at] != value:
            row = self.rewards_up[:]
            row[at] = value
            self.rewards_up = row

    def set_spoils(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.spoils[at] != value:
            row = self.spoils[:]
            row[at] = value
            self.spoils = row

    def set_spoils_up(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.spoils_up[at] != value:
            row = self.spoils_up[:]
            row[at] = value
            self.spoils_up = row

    def set_damaged_this_year(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.damaged_this_year[at] != value:
            row = self.damaged_this_year[:]
            row[at] = value
            self.damaged_this_year = row

    def set_destroyed_this_year(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.destroyed_this_year[at] != value:
            row = self.destroyed_this_year[:]
            row[at] = value
            self.destroyed_this_year = row

    def set_slain(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.slain[at] != value:
            row = self.slain[:]
            row[at] = value
            self.slain = row

    def set_healed(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.healed[at] != value:
            row = self.healed[:]
            row[at] = value
            self.healed = row

    def set_stormed(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.stormed[at] != value:
            row = self.stormed[:]
            row[at] = value
            self.stormed = row

    def set_dealt(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.dealt[at] != value:
            row = self.dealt[:]
            row[at] = value
            self.dealt = row

    def set_marker(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.marker[at] != value:
            row = self.marker[:]
            row[at] = value
            self.marker = row

    def set_bid(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.bid[at] != value:
            row = self.bid[:]
            row[at] = value
            self.bid = row

    def set_moved(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.moved[at] != value:
            row = self.moved[:]
            row[at] = value
            self.moved = row

    def set_battler(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.battler[at] != value:
            row = self.battler[:]
            row[at] = value
            self.battler = row

    def set_troops(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.troops[at] != value:
            row = self.troops[:]
            row[at] = value
            self.troops = row

    def set_chosen_type(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.chosen_type[at] != value:
            row = self.chosen_type[:]
            row[at] = value
            self.chosen_type = row

    def set_has_drawn(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.has_drawn[at] != value:
            row = self.has_drawn[:]
            row[at] = value
            self.has_drawn = row

    def set_fates(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.fates[at] != value:
            row = self.fates[:]
            row[at] = value
            self.fates = row

    def set_fates_shown(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.fates_shown[at] != value:
            row = self.fates_shown[:]
            row[at] = value
            self.fates_shown = row

    def set_results_shown(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.results_shown[at] != value:
            row = self.results_shown[:]
            row[at] = value
            self.results_shown = row

    def set_announced(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.announced[at] != value:
            row = self.announced[:]
            row[at] = value
            self.announced = row

    def set_aside_fates(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.aside_fates[at] != value:
            row = self.aside_fates[:]
            row[at] = value
            self.aside_fates = row

    def set_aside_tactics(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.aside_tactics[at] != value:
            row = self.aside_tactics[:]
            row[at] = value
            self.aside_tactics = row

    def set_more(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.more[at] != value:
            row = self.more[:]
            row[at] = value
            self.more = row

    def set_spare(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.spare[at] != value:
            row = self.spare[:]
            row[at] = value
            self.spare = row

    def set_specials(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.specials[at] != value:
            row = self.specials[:]
            row[at] = value
            self.specials = row

    def set_more_specials(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.more_specials[at] != value:
            row = self.more_specials[:]
            row[at] = value
            self.more_specials = row

    def set_ravages(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.ravages[at] != value:
            row = self.ravages[:]
            row[at] = value
            self.ravages = row

    def set_toughened(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.toughened[at] != value:
            row = self.toughened[:]
            row[at] = value
            self.toughened = row

    def set_poison(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.poison[at] != value:
            row = self.poison[:]
            row[at] = value
            self.poison = row

    def set_fell(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.fell[at] != value:
            row = self.fell[:]
            row[at] = value
            self.fell = row

    def set_harm(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.harm[at] != value:
            row = self.harm[:]
            row[at] = value
            self.harm = row

    def set_might(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.might[at] != value:
            row = self.might[:]
            row[at] = value
            self.might = row

    def set_supporters(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.supporters[at] != value:
            row = self.supporters[:]
            row[at] = value
            self.supporters = row

    def set_passes_ahead(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.passes_ahead[at] != value:
            row = self.passes_ahead[:]
            row[at] = value
            self.passes_ahead = row

    def set_played_now(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.played_now[at] != value:
            row = self.played_now[:]
            row[at] = value
            self.played_now = row

    def set_rewards_used(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.rewards_used[at] != value:
            row = self.rewards_used[:]
            row[at] = value
            self.rewards_used = row

    def set_barred_card(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.barred_card[at] != value:
            row = self.barred_card[:]
            row[at] = value
            self.barred_card = row

    def set_duel_hero(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.duel_hero[at] != value:
            row = self.duel_hero[:]
            row[at] = value
            self.duel_hero = row

    def set_duel_card(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.duel_card[at] != value:
            row = self.duel_card[:]
            row[at] = value
            self.duel_card = row

    def set_duel_hits(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.duel_hits[at] != value:
            row = self.duel_hits[:]
            row[at] = value
            self.duel_hits = row

    def set_duel_special(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.duel_special[at] != value:
            row = self.duel_special[:]
            row[at] = value
            self.duel_special = row

    def set_duel_sure(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.duel_sure[at] != value:
            row = self.duel_sure[:]
            row[at] = value
            self.duel_sure = row

    def set_duel_guard(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.duel_guard[at] != value:
            row = self.duel_guard[:]
            row[at] = value
            self.duel_guard = row

    def set_duel_weapon(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.duel_weapon[at] != value:
            row = self.duel_weapon[:]
            row[at] = value
            self.duel_weapon = row

    def set_duel_armor(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.duel_armor[at] != value:
            row = self.duel_armor[:]
            row[at] = value
            self.duel_armor = row

    def set_duel_blocked(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.duel_blocked[at] != value:
            row = self.duel_blocked[:]
            row[at] = value
            self.duel_blocked = row

    def set_duel_flags(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.duel_flags[at] != value:
            row = self.duel_flags[:]
            row[at] = value
            self.duel_flags = row

    def set_duel_echo(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.duel_echo[at] != value:
            row = self.duel_echo[:]
            row[at] = value
            self.duel_echo = row

    def set_foe_damage(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.foe_damage[at] != value:
            row = self.foe_damage[:]
            row[at] = value
            self.foe_damage = row

    def set_foe_guard(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.foe_guard[at] != value:
            row = self.foe_guard[:]
            row[at] = value
            self.foe_guard = row

    def set_foe_hits(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.foe_hits[at] != value:
            row = self.foe_hits[:]
            row[at] = value
            self.foe_hits = row

    def set_exploration_seen(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.exploration_seen[at] != value:
            row = self.exploration_seen[:]
            row[at] = value
            self.exploration_seen = row

    def set_tokens_gone(self, at: i64, value: i64) -> None:
        """Clones share this row: whoever writes to it replaces it."""
        if self.tokens_gone[at] != value:
            row = self.tokens_gone[:]
            row[at] = value
            self.tokens_gone = row

    def own_rows(self) -> None:  # noqa: PLR0915
        self.cell_of = self.cell_of[:]
        self.turned = self.turned[:]
        self.near = self.near[:]
        self.wet = self.wet[:]
        self.steep = self.steep[:]
        self.routed = self.routed[:]
        self.stronghold = self.stronghold[:]
        self.builder = self.builder[:]
        self.development = self.development[:]
        self.city = self.city[:]
        self.rune = self.rune[:]
        self.rune_seen = self.rune_seen[:]
        self.ice = self.ice[:]
        self.exploration = self.exploration[:]
        self.faction = self.faction[:]
        self.order = self.order[:]
        self.chosen = self.chosen[:]
        self.title = self.title[:]
        self.title_influence = self.title_influence[:]
        self.objective = self.objective[:]
        self.claim = self.claim[:]
        self.hand = self.hand[:]
        self.fresh = self.fresh[:]
        self.known = self.known[:]
        self.tactics_discard = self.tactics_discard[:]
        self.quests = self.quests[:]
        self.commander = self.commander[:]
        self.commander_hero = self.commander_hero[:]
        self.reward_discard = self.reward_discard[:]
        self.hero_of = self.hero_of[:]
        self.hero_at = self.hero_at[:]
        self.hero_damage = self.hero_damage[:]
        self.training = self.training[:]
        self.rewards = self.rewards[:]
        self.rewards_up = self.rewards_up[:]
        self.spoils = self.spoils[:]
        self.spoils_up = self.spoils_up[:]
        self.damaged_this_year = self.damaged_this_year[:]
        self.destroyed_this_year = self.destroyed_this_year[:]
        self.slain = self.slain[:]
        self.healed = self.healed[:]
        self.stormed = self.stormed[:]
        self.dealt = self.dealt[:]
        self.marker = self.marker[:]
        self.bid = self.bid[:]
        self.moved = self.moved[:]
        self.battler = self.battler[:]
        self.troops = self.troops[:]
        self.chosen_type = self.chosen_type[:]
        self.has_drawn = self.has_drawn[:]
        self.fates = self.fates[:]
        self.fates_shown = self.fates_shown[:]
        self.results_shown = self.results_shown[:]
        self.announced = self.announced[:]
        self.aside_fates = self.aside_fates[:]
        self.aside_tactics = self.aside_tactics[:]
        self.more = self.more[:]
        self.spare = self.spare[:]
        self.specials = self.specials[:]
        self.more_specials = self.more_specials[:]
        self.ravages = self.ravages[:]
        self.toughened = self.toughened[:]
        self.poison = self.poison[:]
        self.fell = self.fell[:]
        self.harm = self.harm[:]
        self.might = self.might[:]
        self.supporters = self.supporters[:]
        self.passes_ahead = self.passes_ahead[:]
        self.played_now = self.played_now[:]
        self.rewards_used = self.rewards_used[:]
        self.barred_card = self.barred_card[:]
        self.duel_hero = self.duel_hero[:]
        self.duel_card = self.duel_card[:]
        self.duel_hits = self.duel_hits[:]
        self.duel_special = self.duel_special[:]
        self.duel_sure = self.duel_sure[:]
        self.duel_guard = self.duel_guard[:]
        self.duel_weapon = self.duel_weapon[:]
        self.duel_armor = self.duel_armor[:]
        self.duel_blocked = self.duel_blocked[:]
        self.duel_flags = self.duel_flags[:]
        self.duel_echo = self.duel_echo[:]
        self.foe_damage = self.foe_damage[:]
        self.foe_guard = self.foe_guard[:]
        self.foe_hits = self.foe_hits[:]
        self.exploration_seen = self.exploration_seen[:]
        self.tokens_gone = self.tokens_gone[:]

    def check_fields(self) -> list[str]:  # noqa: PLR0912, PLR0915
        wrong: list[str] = []
        if not 0 <= self.revised <= 1:
            wrong.append(f"revised is {self.revised}, not 0 to 1")
        if not 0 <= self.bow <= 1:
            wrong.append(f"bow is {self.bow}, not 0 to 1")
        wrong.extend(outside("cell_of", self.cell_of, 0, CELLS))
        wrong.extend(outside("turned", self.turned, 0, 5))
        if not 0 <= self.land <= ALL_AREAS:
            wrong.append(f"land is {self.land}, not 0 to {ALL_AREAS}")
        wrong.extend(outside("near", self.near, 0, ALL_AREAS))
        wrong.extend(outside("wet", self.wet, 0, ALL_AREAS))
        wrong.extend(outside("steep", self.steep, 0, ALL_AREAS))
        if not 0 <= self.yellow <= AREAS:
            wrong.append(f"yellow is {self.yellow}, not 0 to {AREAS}")
        wrong.extend(outside("holder", self.holder, 0, MOST_PLAYERS))
        wrong.extend(outside("standing", self.standing, 0, MOST_FORCE))
        wrong.extend(outside("routed", self.routed, 0, MOST_FORCE))
        wrong.extend(outside("activated", self.activated, 0, ALL_AREAS))
        wrong.extend(outside("stronghold", self.stronghold, 0, 4))
        wrong.extend(outside("builder", self.builder, 0, MOST_PLAYERS))
        wrong.extend(outside("development", self.development, 0, 24))
        wrong.extend(outside("city", self.city, 0, 16))
        wrong.extend(outside("rune", self.rune, 0, 2))
        if not 0 <= self.rune_up <= ALL_AREAS:
            wrong.append(f"rune_up is {self.rune_up}, not 0 to {ALL_AREAS}")
        wrong.extend(outside("rune_seen", self.rune_seen, 0, ALL_PLAYERS))
        if not 0 <= self.wasteland <= ALL_AREAS:
            wrong.append(f"wasteland is {self.wasteland}, not 0 to {ALL_AREAS}")
        wrong.extend(outside("ice", self.ice, 0, MARKERS))
        if not 0 <= self.iced <= ALL_AREAS:
            wrong.append(f"iced is {self.iced}, not 0 to {ALL_AREAS}")
        if not 0 <= self.peasants <= ALL_AREAS:
            wrong.append(f"peasants is {self.peasants}, not 0 to {ALL_AREAS}")
        wrong.extend(outside("exploration", self.exploration, 0, exploration_tokens.KINDS))
        if not 0 <= self.explored <= ALL_AREAS:
            wrong.append(f"explored is {self.explored}, not 0 to {ALL_AREAS}")
        if not 0 <= self.flooded <= ALL_AREAS:
            wrong.append(f"flooded is {self.flooded}, not 0 to {ALL_AREAS}")
        if not 0 <= self.first <= MOST_PLAYERS - 1:
            wrong.append(f"first is {self.first}, not 0 to {MOST_PLAYERS - 1}")
        if not 0 <= self.playing <= ALL_PLAYERS:
            wrong.append(f"playing is {self.playing}, not 0 to {ALL_PLAYERS}")
        wrong.extend(outside("faction", self.faction, 0, 4))
        wrong.extend(outside("influence", self.influence, 0, MOST_INFLUENCE))
        wrong.extend(outside("dial", self.dial, 0, 8))
        wrong.extend(outside("used", self.used, 0, ALL_ORDERS))
        wrong.extend(outside("order", self.order, 0, 9))
        wrong.extend(outside("chosen", self.chosen, 0, 9))
        wrong.extend(outside("title", self.title, 0, MOST_PLAYERS))
        wrong.extend(outside("title_influence", self.title_influence, 0, MOST_INFLUENCE))
        wrong.extend(outside("objective", self.objective, 0, objective_cards.CARDS))
        if not 0 <= self.developed <= ALL_DEVELOPMENT_CARDS:
            wrong.append(f"developed is {self.developed}, not 0 to {ALL_DEVELOPMENT_CARDS}")
        wrong.extend(outside("claim", self.claim, 0, MOST_PLAYERS))
        wrong.extend(outside("hand", self.hand, 0, 3))
        wrong.extend(outside("fresh", self.fresh, 0, 3))
        wrong.extend(outside("known", self.known, 0, ALL_TACTICS))
        wrong.extend(outside("tactics_discard", self.tactics_discard, 0, 3))
        if not 0 <= self.fate <= ALL_FATES:
            wrong.append(f"fate is {self.fate}, not 0 to {ALL_FATES}")
        if not 0 <= self.fate_discard <= ALL_FATES:
            wrong.append(f"fate_discard is {self.fate_discard}, not 0 to {ALL_FATES}")
        if not 0 <= self.season_deck <= ALL_SEASON_CARDS:
            wrong.append(f"season_deck is {self.season_deck}, not 0 to {ALL_SEASON_CARDS}")
        if not 0 <= self.season_discard <= ALL_SEASON_CARDS:
            wrong.append(f"season_discard is {self.season_discard}, not 0 to {ALL_SEASON_CARDS}")
        wrong.extend(outside("quests", self.quests, 0, ALL_QUESTS))
        if not 0 <= self.quest_deck <= ALL_QUESTS:
            wrong.append(f"quest_deck is {self.quest_deck}, not 0 to {ALL_QUESTS}")
        if not 0 <= self.quest_discard <= ALL_QUESTS:
            wrong.append(f"quest_discard is {self.quest_discard}, not 0 to {ALL_QUESTS}")
        wrong.extend(outside("commander", self.commander, 0, commander_cards.CARDS))
        wrong.extend(outside("commander_hero", self.commander_hero, 0, HEROES))
        if not 0 <= self.lieutenant <= MOST_PLAYERS:
            wrong.append(f"lieutenant is {self.lieutenant}, not 0 to {MOST_PLAYERS}")
        wrong.extend(outside("reward_discard", self.reward_discard, 0, 4))
        wrong.extend(outside("hero_of", self.hero_of, 0, MOST_PLAYERS))
        wrong.extend(outside("hero_at", self.hero_at, 0, AREAS))
        wrong.extend(outside("hero_damage", self.hero_damage, 0, 9))
        wrong.extend(outside("training", self.training, 0, 26))
        if not 0 <= self.hero_routed <= ALL_HEROES:
            wrong.append(f"hero_routed is {self.hero_routed}, not 0 to {ALL_HEROES}")
        if not 0 <= self.hero_deck <= ALL_HEROES:
            wrong.append(f"hero_deck is {self.hero_deck}, not 0 to {ALL_HEROES}")
        wrong.extend(outside("rewards", self.rewards, 0, MOST_REWARDS))
        wrong.extend(outside("rewards_up", self.rewards_up, 0, MOST_REWARDS))
        wrong.extend(outside("spoils", self.spoils, 0, MOST_REWARDS))
        wrong.extend(outside("spoils_up", self.spoils_up, 0, MOST_REWARDS))
        if not 0 <= self.year <= LAST_YEAR:
            wrong.append(f"year is {self.year}, not 0 to {LAST_YEAR}")
        if not 0 <= self.season <= 3:
            wrong.append(f"season is {self.season}, not 0 to 3")
        if not 0 <= self.card <= 44:
            wrong.append(f"card is {self.card}, not 0 to 44")
        if not 0 <= self.weather <= ALL_WEATHER:
            wrong.append(f"weather is {self.weather}, not 0 to {ALL_WEATHER}")
        if not 0 <= self.may_march <= ALL_PLAYERS:
            wrong.append(f"may_march is {self.may_march}, not 0 to {ALL_PLAYERS}")
        if not 0 <= self.ice_walkers <= ALL_PLAYERS:
            wrong.append(f"ice_walkers is {self.ice_walkers}, not 0 to {ALL_PLAYERS}")
        if not 0 <= self.no_bonus <= ALL_PLAYERS:
            wrong.append(f"no_bonus is {self.no_bonus}, not 0 to {ALL_PLAYERS}")
        wrong.extend(outside("damaged_this_year", self.damaged_this_year, 0, 99))
        wrong.extend(outside("destroyed_this_year", self.destroyed_this_year, 0, 99))
        if not 0 <= self.held_off <= ALL_PLAYERS:
            wrong.append(f"held_off is {self.held_off}, not 0 to {ALL_PLAYERS}")
        if not 0 <= self.led_to_victory <= ALL_PLAYERS:
            wrong.append(f"led_to_victory is {self.led_to_victory}, not 0 to {ALL_PLAYERS}")
        wrong.extend(outside("slain", self.slain, 0, 20))
        wrong.extend(outside("healed", self.healed, 0, 999))
        wrong.extend(outside("stormed", self.stormed, 0, ALL_AREAS))
        if not 0 <= self.turn_of <= MOST_PLAYERS:
            wrong.append(f"turn_of is {self.turn_of}, not 0 to {MOST_PLAYERS}")
        if not 0 <= self.fought <= 1:
            wrong.append(f"fought is {self.fought}, not 0 to 1")
        if not 0 <= self.over_mountains <= 1:
            wrong.append(f"over_mountains is {self.over_mountains}, not 0 to 1")
        if not 0 <= self.forced <= 1:
            wrong.append(f"forced is {self.forced}, not 0 to 1")
        if not 0 <= self.promoted <= 1:
            wrong.append(f"promoted is {self.promoted}, not 0 to 1")
        if not 0 <= self.test_cards <= ALL_FATES:
            wrong.append(f"test_cards is {self.test_cards}, not 0 to {ALL_FATES}")
        if not 0 <= self.test_result <= 30:
            wrong.append(f"test_result is {self.test_result}, not 0 to 30")
        wrong.extend(outside("dealt", self.dealt, 0, ALL_TILES))
        if not 0 <= self.left_out <= ALL_TILES:
            wrong.append(f"left_out is {self.left_out}, not 0 to {ALL_TILES}")
        wrong.extend(outside("marker", self.marker, 0, CELLS))
        wrong.extend(outside("bid", self.bid, 0, MOST_BID + 1))
        if not 0 <= self.no_bidder <= ALL_PLAYERS:
            wrong.append(f"no_bidder is {self.no_bidder}, not 0 to {ALL_PLAYERS}")
        if not 0 <= self.highest <= MOST_PLAYERS:
            wrong.append(f"highest is {self.highest}, not 0 to {MOST_PLAYERS}")
        if not 0 <= self.lowest <= MOST_PLAYERS:
            wrong.append(f"lowest is {self.lowest}, not 0 to {MOST_PLAYERS}")
        if not 0 <= self.high_bid <= MOST_BID:
            wrong.append(f"high_bid is {self.high_bid}, not 0 to {MOST_BID}")
        if not 0 <= self.march_force <= MOST_FORCE:
            wrong.append(f"march_force is {self.march_force}, not 0 to {MOST_FORCE}")
        if not 0 <= self.march_party <= ALL_HEROES:
            wrong.append(f"march_party is {self.march_party}, not 0 to {ALL_HEROES}")
        if not 0 <= self.marched_from <= ALL_AREAS:
            wrong.append(f"marched_from is {self.marched_from}, not 0 to {ALL_AREAS}")
        wrong.extend(outside("moved", self.moved, 0, MOST_FORCE))
        if not 0 <= self.moved_heroes <= ALL_HEROES:
            wrong.append(f"moved_heroes is {self.moved_heroes}, not 0 to {ALL_HEROES}")
        if not 0 <= self.open_before <= ALL_AREAS:
            wrong.append(f"open_before is {self.open_before}, not 0 to {ALL_AREAS}")
        if not 0 <= self.friendly_before <= ALL_AREAS:
            wrong.append(f"friendly_before is {self.friendly_before}, not 0 to {ALL_AREAS}")
        if not 0 <= self.portals <= 1:
            wrong.append(f"portals is {self.portals}, not 0 to 1")
        if not 0 <= self.recruited <= 7:
            wrong.append(f"recruited is {self.recruited}, not 0 to 7")
        if not 0 <= self.battle_at <= AREAS:
            wrong.append(f"battle_at is {self.battle_at}, not 0 to {AREAS}")
        if not 0 <= self.contested <= AREAS:
            wrong.append(f"contested is {self.contested}, not 0 to {AREAS}")
        wrong.extend(outside("battler", self.battler, 0, MOST_PLAYERS))
        if not 0 <= self.against_neutrals <= 1:
            wrong.append(f"against_neutrals is {self.against_neutrals}, not 0 to 1")
        if not 0 <= self.attackers <= 99:
            wrong.append(f"attackers is {self.attackers}, not 0 to 99")
        wrong.extend(outside("troops", self.troops, 0, MOST_TROOPS))
        if not 0 <= self.battle_row <= 5:
            wrong.append(f"battle_row is {self.battle_row}, not 0 to 5")
        wrong.extend(outside("chosen_type", self.chosen_type, 0, 12))
        wrong.extend(outside("has_drawn", self.has_drawn, 0, 4095))
        wrong.extend(outside("fates", self.fates, 0, ALL_FATES))
        wrong.extend(outside("fates_shown", self.fates_shown, 0, ALL_FATES))
        wrong.extend(outside("results_shown", self.results_shown, 0, 7))
        wrong.extend(outside("announced", self.announced, 0, MOST_ANNOUNCED))
        wrong.extend(outside("aside_fates", self.aside_fates, 0, ALL_FATES))
        wrong.extend(outside("aside_tactics", self.aside_tactics, 0, MOST_ANNOUNCED))
        wrong.extend(outside("more", self.more, 0, 20))
        wrong.extend(outside("spare", self.spare, 0, 20))
        wrong.extend(outside("specials", self.specials, 0, 60))
        wrong.extend(outside("more_specials", self.more_specials, 0, 1))
        wrong.extend(outside("ravages", self.ravages, 0, 31))
        wrong.extend(outside("toughened", self.toughened, 0, 3))
        wrong.extend(outside("poison", self.poison, 0, 99))
        wrong.extend(outside("fell", self.fell, 0, 99))
        wrong.extend(outside("harm", self.harm, 0, 199))
        wrong.extend(outside("might", self.might, 0, 199))
        if not 0 <= self.siege <= 1:
            wrong.append(f"siege is {self.siege}, not 0 to 1")
        if not 0 <= self.breach <= 20:
            wrong.append(f"breach is {self.breach}, not 0 to 20")
        if not 0 <= self.prize <= 40:
            wrong.append(f"prize is {self.prize}, not 0 to 40")
        if not 0 <= self.battle_won <= 3:
            wrong.append(f"battle_won is {self.battle_won}, not 0 to 3")
        wrong.extend(outside("supporters", self.supporters, 0, HEROES))
        if not 0 <= self.window_over <= 3:
            wrong.append(f"window_over is {self.window_over}, not 0 to 3")
        if not 0 <= self.out_of_round <= 3:
            wrong.append(f"out_of_round is {self.out_of_round}, not 0 to 3")
        if not 0 <= self.out_of_battle <= 3:
            wrong.append(f"out_of_battle is {self.out_of_battle}, not 0 to 3")
        wrong.extend(outside("passes_ahead", self.passes_ahead, 0, ALL_WINDOWS))
        wrong.extend(outside("played_now", self.played_now, 0, ALL_TACTICS))
        if not 0 <= self.commands_used <= 1023:
            wrong.append(f"commands_used is {self.commands_used}, not 0 to 1023")
        wrong.extend(outside("rewards_used", self.rewards_used, 0, 3))
        if not 0 <= self.hunger_used <= 1:
            wrong.append(f"hunger_used is {self.hunger_used}, not 0 to 1")
        wrong.extend(outside("barred_card", self.barred_card, 0, tactics.KINDS))
        if not 0 <= self.tally <= 99:
            wrong.append(f"tally is {self.tally}, not 0 to 99")
        if not 0 <= self.coven <= 1:
            wrong.append(f"coven is {self.coven}, not 0 to 1")
        if not 0 <= self.berserkers_lost <= 99:
            wrong.append(f"berserkers_lost is {self.berserkers_lost}, not 0 to 99")
        if not 0 <= self.defences <= 2:
            wrong.append(f"defences is {self.defences}, not 0 to 2")
        if not 0 <= self.fleeing <= MOST_FORCE:
            wrong.append(f"fleeing is {self.fleeing}, not 0 to {MOST_FORCE}")
        if not 0 <= self.fleeing_up <= MOST_FORCE:
            wrong.append(f"fleeing_up is {self.fleeing_up}, not 0 to {MOST_FORCE}")
        if not 0 <= self.steady <= MOST_FORCE:
            wrong.append(f"steady is {self.steady}, not 0 to {MOST_FORCE}")
        if not 0 <= self.fled <= MOST_FORCE:
            wrong.append(f"fled is {self.fled}, not 0 to {MOST_FORCE}")
        if not 0 <= self.fled_to <= AREAS:
            wrong.append(f"fled_to is {self.fled_to}, not 0 to {AREAS}")
        if not 0 <= self.acted <= ALL_HEROES:
            wrong.append(f"acted is {self.acted}, not 0 to {ALL_HEROES}")
        if not 0 <= self.walked <= 9:
            wrong.append(f"walked is {self.walked}, not 0 to 9")
        if not 0 <= self.extra_steps <= 2:
            wrong.append(f"extra_steps is {self.extra_steps}, not 0 to 2")
        if not 0 <= self.paid_portal <= 1:
            wrong.append(f"paid_portal is {self.paid_portal}, not 0 to 1")
        if not 0 <= self.duellists <= ALL_HEROES:
            wrong.append(f"duellists is {self.duellists}, not 0 to {ALL_HEROES}")
        if not 0 <= self.spent <= 7:
            wrong.append(f"spent is {self.spent}, not 0 to 7")
        if not 0 <= self.reward_used <= reward_cards.KINDS:
            wrong.append(f"reward_used is {self.reward_used}, not 0 to {reward_cards.KINDS}")
        if not 0 <= self.reward_offer <= MOST_REWARDS:
            wrong.append(f"reward_offer is {self.reward_offer}, not 0 to {MOST_REWARDS}")
        if not 0 <= self.hero_offer <= ALL_HEROES:
            wrong.append(f"hero_offer is {self.hero_offer}, not 0 to {ALL_HEROES}")
        if not 0 <= self.pending_spoils <= MOST_REWARDS:
            wrong.append(f"pending_spoils is {self.pending_spoils}, not 0 to {MOST_REWARDS}")
        if not 0 <= self.pending_spoils_up <= MOST_REWARDS:
            wrong.append(f"pending_spoils_up is {self.pending_spoils_up}, not 0 to {MOST_REWARDS}")
        if not 0 <= self.known_quests <= ALL_QUESTS:
            wrong.append(f"known_quests is {self.known_quests}, not 0 to {ALL_QUESTS}")
        if not 0 <= self.spied_by <= MOST_PLAYERS:
            wrong.append(f"spied_by is {self.spied_by}, not 0 to {MOST_PLAYERS}")
        if not 0 <= self.spied_on <= MOST_PLAYERS:
            wrong.append(f"spied_on is {self.spied_on}, not 0 to {MOST_PLAYERS}")
        if not 0 <= self.spyglass <= 160:
            wrong.append(f"spyglass is {self.spyglass}, not 0 to 160")
        wrong.extend(outside("duel_hero", self.duel_hero, 0, HEROES))
        wrong.extend(outside("duel_card", self.duel_card, 0, 30 + tactics.KINDS))
        if not 0 <= self.duel_fates <= ALL_FATES:
            wrong.append(f"duel_fates is {self.duel_fates}, not 0 to {ALL_FATES}")
        wrong.extend(outside("duel_hits", self.duel_hits, 0, 99))
        wrong.extend(outside("duel_special", self.duel_special, 0, 99))
        wrong.extend(outside("duel_sure", self.duel_sure, 0, 99))
        wrong.extend(outside("duel_guard", self.duel_guard, 0, 99))
        wrong.extend(outside("duel_weapon", self.duel_weapon, 0, reward_cards.KINDS))
        wrong.extend(outside("duel_armor", self.duel_armor, 0, reward_cards.KINDS))
        wrong.extend(outside("duel_blocked", self.duel_blocked, 0, reward_cards.KINDS))
        wrong.extend(outside("duel_flags", self.duel_flags, 0, 511))
        wrong.extend(outside("duel_echo", self.duel_echo, 0, 2))
        if not 0 <= self.duel_dealt <= 99:
            wrong.append(f"duel_dealt is {self.duel_dealt}, not 0 to 99")
        if not 0 <= self.duel_won <= 1:
            wrong.append(f"duel_won is {self.duel_won}, not 0 to 1")
        if not 0 <= self.foe <= 30:
            wrong.append(f"foe is {self.foe}, not 0 to 30")
        if not 0 <= self.foe_alive <= 3:
            wrong.append(f"foe_alive is {self.foe_alive}, not 0 to 3")
        if not 0 <= self.foe_to_draw <= 3:
            wrong.append(f"foe_to_draw is {self.foe_to_draw}, not 0 to 3")
        if not 0 <= self.foe_raised <= 3:
            wrong.append(f"foe_raised is {self.foe_raised}, not 0 to 3")
        wrong.extend(outside("foe_damage", self.foe_damage, 0, 99))
        wrong.extend(outside("foe_guard", self.foe_guard, 0, 99))
        wrong.extend(outside("foe_hits", self.foe_hits, 0, 99))
        wrong.extend(outside("exploration_seen", self.exploration_seen, 0, ALL_PLAYERS))
        wrong.extend(outside("tokens_gone", self.tokens_gone, 0, 4))
        if not 0 <= self.countered <= 1:
            wrong.append(f"countered is {self.countered}, not 0 to 1")
        if not 0 <= self.commander_offer <= ALL_COMMANDERS:
            wrong.append(f"commander_offer is {self.commander_offer}, not 0 to {ALL_COMMANDERS}")
        if not 0 <= self.commander_discard <= ALL_COMMANDERS:
            wrong.append(f"commander_discard is {self.commander_discard}, not 0 to {ALL_COMMANDERS}")
        if not 0 <= self.winner <= MOST_PLAYERS:
            wrong.append(f"winner is {self.winner}, not 0 to {MOST_PLAYERS}")
        return wrong

    # --- End of what is written

    def faction_of(self, seat: i64) -> i64:
        return self.faction[seat] - 1

    def cards_in_hand(self, seat: i64) -> i64:
        """How many Tactics cards a seat holds; everybody may count them."""
        n: i64 = 0
        for at in range(seat * tactics.KINDS, (seat + 1) * tactics.KINDS):
            n += self.hand[at]
        return n

    def has_developed(self, card: i64) -> bool:
        return (self.developed >> card) & 1 == 1
