"""The keys of a position that are about heroes in action: the Quest Phase, a duel, cards drawn to choose from."""

from __future__ import annotations

from typing import Final

from bannerhall.core.codecs import Cell, Field, Sparse, Times
from bannerhall.core.schema import Key, Schema
from bannerhall.core.values import Flag, MembersOnce, Name, OrNone, PlusOne, Value, Whole
from bannerhall.games.runewars.rules import (
    commander_cards,
    exploration_tokens,
    fate,
    quest_cards,
    reward_cards,
    tactics,
    units,
)
from bannerhall.games.runewars.rules.atlas import AREA_NAMES
from bannerhall.games.runewars.rules.position_values import A_SEAT, HERO, SEATS, Rewards

HEROES: Final = MembersOnce(HERO)
QUESTS: Final = MembersOnce(Name(quest_cards.NAMES, "a quest"))
COMMANDS: Final = MembersOnce(Name(commander_cards.NAMES, "a card"))
REWARD: Final = OrNone(PlusOne(Name(reward_cards.NAMES, "a reward")))
UNIT: Final = MembersOnce(Whole(0, 1))
DRAWN: Final = Name((*fate.FATE_NAMES, *tactics.NAMES), "a Fate or Tactics card")
FLAGS: Final = (
    "chained", "chained_next", "frosted", "soulbiter", "amulet_spent", "shielded", "ability_spent", "echo_played",
    "ready",
)  # fmt: skip


def two(field: str, value: Value) -> Times:
    """One value for each side of a duel."""
    return Times(2, Cell(field, value), by="side")


QUEST_PHASE: Final = Schema(
    Key("acted", Field("acted", HEROES), "heroes that have had their action"),
    Key("walked", Field("walked", Whole(0, 9)), "areas that the acting hero has gone"),
    Key("extra_steps", Field("extra_steps", Whole(0, 2)), "of Pathfinder"),
    Key("portals", Field("paid_portal", Flag()), "whether Magic Portals were paid for"),
    Key("duellists", Field("duellists", HEROES), "heroes that have started a duel"),
    Key("spent", Field("spent", MembersOnce(Name(("lucky_coin", "sethra", "dungeon")))), "what works once"),
    Key("reward_used", Field("reward_used", REWARD), "the Reward card that was just used"),
    Key("known_quests", Field("known_quests", QUESTS), "Quest cards in hands that everybody has seen"),
    Key("spied_by", Field("spied_by", A_SEAT), "who has just seen a hand of Tactics cards"),
    Key("spied_on", Field("spied_on", A_SEAT), "whose hand it was"),
    Key("spyglass", Field("spyglass", Whole(0, 160)), "the turn in which the Dwarven Spyglass was used last"),
)
DUEL: Final = Schema(
    Key("heroes", two("duel_hero", OrNone(PlusOne(HERO))), "who duels; a Quest has units on the second side"),
    Key("cards", two("duel_card", OrNone(PlusOne(DRAWN))), "what each side drew in this round"),
    Key("fates", Field("duel_fates", MembersOnce(Name(fate.FATE_NAMES, "a Fate card"))), "Fate cards in use"),
    Key("hits", two("duel_hits", Whole(0, 99)), "damage dealt to each side by icons"),
    Key("special", two("duel_special", Whole(0, 99)), "by special icons"),
    Key("sure", two("duel_sure", Whole(0, 99)), "that cannot be prevented"),
    Key("guard", two("duel_guard", Whole(0, 99)), "damage that each side prevents"),
    Key("weapons", two("duel_weapon", REWARD), "the one Weapon of each side"),
    Key("armor", two("duel_armor", REWARD), "the one Armor of each side"),
    Key("blocked", two("duel_blocked", REWARD), "what the Elven Robe blocks"),
    Key("flags", two("duel_flags", MembersOnce(Name(FLAGS))), "what lasts on each side"),
    Key("echo", two("duel_echo", Whole(0, 2)), "damage that Runic Echo still prevents"),
    Key("dealt", Field("duel_dealt", Whole(0, 99)), "damage that the units have suffered"),
    Key("won", Field("duel_won", Flag()), "whether the duel of a Quest was won"),
    Key("foe", Field("foe", OrNone(PlusOne(Name(units.UNIT_NAMES, "a unit type")))), "the unit type of a duel Quest"),
    Key("foe_alive", Field("foe_alive", UNIT), "the units that are left"),
    Key("foe_to_draw", Field("foe_to_draw", UNIT), "those that have still to draw"),
    Key("foe_raised", Field("foe_raised", UNIT), "Sorcerers with 2 health, Beastmen that have drawn again"),
    Key("foe_damage", Times(2, Cell("foe_damage", Whole(0, 99)), by="unit"), "damage of the units"),
    Key("foe_guard", Times(2, Cell("foe_guard", Whole(0, 99)), by="unit"), "damage that each prevents"),
    Key("foe_hits", Times(2, Cell("foe_hits", Whole(0, 99)), by="unit"), "damage dealt to each"),
)
OFFERS: Final = Schema(
    Key("heroes", Field("hero_offer", HEROES), "drawn Hero cards of which one may be kept"),
    Key("rewards", Field("reward_offer", Rewards()), "drawn Reward cards of which one is kept"),
    Key("commanders", Field("commander_offer", COMMANDS), "drawn Commander cards of which one may be kept"),
    Key("spoils", Field("pending_spoils", Rewards()), "facedown Reward cards won in a duel"),
)
ACTION_KEYS: Final[tuple[Key, ...]] = (
    Key("quest_phase", QUEST_PHASE, "the Quest Phase"),
    Key("duelling", DUEL, "a duel"),
    Key("offers", OFFERS, "cards that somebody chooses from"),
    Key("spoils_won", Field("pending_spoils_up", Rewards()), "faceup Reward cards won in a duel"),
    Key("commander_discard", Field("commander_discard", COMMANDS), "discarded Commander cards"),
    Key(
        "exploration_seen",
        Sparse(AREA_NAMES, Cell("exploration_seen", SEATS), by="area"),
        "who has seen the facedown exploration token there",
    ),
    Key(
        "tokens_gone",
        Sparse(exploration_tokens.NAMES, Cell("tokens_gone", Whole(1, 4)), by="token"),
        "exploration tokens that have left the game",
    ),
)
