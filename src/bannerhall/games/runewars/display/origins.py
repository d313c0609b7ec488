"""Which cards are designs of ours: the lists of the published decks are not all known. A client marks them, and the
page before a match says how many there are."""

from __future__ import annotations

from typing import Final

# Name and text are ours.
OURS: Final[dict[str, tuple[str, ...]]] = {
    "seasons": (
        "divided_loyalties", "swollen_rivers", "envoys_of_the_free_cities", "the_council_convenes", "green_returns",
        "blight_on_the_wind", "guild_tithes", "tournament_of_heroes", "drought", "masters_of_the_arcane",
        "swords_for_hire", "whispered_legends", "open_roads", "winds_of_al_kalim", "tales_of_the_sunken_city",
        "call_to_command", "rich_harvest", "rune_auction", "deserters", "smugglers_market", "a_dragon_wakes",
        "barons_and_schemers", "merchants_of_nerekhall", "burning_fields", "exhausted_soil", "masons_strike",
        "the_greyhaven_accord", "deep_snow", "starving_packs", "hearthfire_truce", "frozen_stores", "the_long_night",
        "shelter_from_the_storm", "fallen_in_the_ice", "midwinter_feast", "breath_of_gelidus", "frostbound_march",
    ),
    "tactics": (
        "forced_march", "battle_fury", "shield_wall", "hold_the_line", "war_chest", "foragers", "sabotage",
        "burn_granary", "assassin", "healing_springs", "silver_tongue", "call_wild", "master_mason", "counterspell",
        "pathfinder", "frozen_waters", "turned_spy", "scrying", "feigned_flight", "arrow_storm", "cavalry_charge",
        "dark_bargain", "stand_firm", "beast_lure", "veiled_threat", "runic_echo", "deepfrost", "scorched_earth",
        "restore_land", "rune_rumours", "siege_plans", "oath_fealty",
    ),
    "objectives": (
        "free_cities", "shining_host", "wall_of_stone", "council_voice", "open_hand", "heartland", "black_banner",
        "silence_heroes", "hoard", "endless_ranks", "web_of_lies", "iron_grip", "healed_land", "captain_general",
        "wasteland_king", "golden_city", "broken_walls",
    ),
    "heroes": (
        "silhouette", "valadir", "varikas", "bogran", "trenloe", "elyra", "brann", "orsino", "mordane", "sethra",
    ),
    "quests": (
        "setup_1", "setup_2", "setup_3", "setup_4", "setup_5", "setup_6", "setup_7", "setup_8", "setup_9",
        "missing_heir", "grave_robbers", "ogre_king", "beast_hunt", "border_watch", "ferryman", "library", "ransom",
        "relic_thieves", "plague_village", "arena", "old_road", "sorcerer_ring", "mines", "pilgrim", "setup_10",
        "setup_11", "setup_12", "frozen_road", "ash_walk", "recruiters", "witch_moot", "sky_nest", "spy_hunt",
        "dragon_bones", "stolen_rune", "oathbreaker", "healer", "sunken_vault",
    ),
    "rewards": (
        "sunblade", "winged_boots", "ring_insight", "belt_might", "boots_grace", "war_banner", "healing_draught",
        "spyglass", "lucky_coin", "heartstone", "throwing_knives", "guild_writ", "frost_brand", "sand_glass",
        "command_horn", "map_ruins", "scale_mail", "binding_chain", "blood_chalice",
    ),
    "improvements": (
        "daqan_longbows", "daqan_drill", "daqan_heraldry", "daqan_trebuchet", "daqan_aerie", "latari_envoys",
        "latari_fletchers", "latari_bladesong", "latari_windriders", "latari_rootwall", "uthuk_warpaths",
        "uthuk_frenzy", "uthuk_hellfire", "uthuk_dread", "uthuk_coven", "waiqar_barbed", "waiqar_masters",
        "waiqar_steeds", "waiqar_bilehall", "waiqar_mists",
    ),
    "commanders": (
        "lead_charge", "feint", "saboteur", "battle_mage", "inspire", "take_the_blow", "orderly_retreat", "spy",
        "no_quarter",
    ),
}  # fmt: skip
# Published in part, by name, effect or numbers; the rest is ours.
PARTLY_OURS: Final[dict[str, tuple[str, ...]]] = {
    "tactics": (
        "rally_cry", "ambush", "mountain_pass", "to_the_winner", "game_of_power",
    ),
    "objectives": (
        "giant_friend", "dragon_master", "discouraging_defeat",
    ),
    "heroes": (
        "ronan", "gherinn", "red_scorpion", "astarra", "steelhorns", "tatianna", "grey_ker", "krutzbek", "challara",
        "vhol",
    ),
    "quests": (
        "sand_giant", "sand_sorcerers",
    ),
    "rewards": (
        "shard_of_timmorran", "ghost_armor", "runeplate", "amulet_shielding", "cloak_deception", "staff_light",
        "ice_storm", "rune_passage",
    ),
    "improvements": (
        "daqan_capital", "latari_capital", "latari_prowl", "latari_vaal", "uthuk_capital", "uthuk_hunger",
        "uthuk_gorge", "waiqar_capital", "waiqar_toxic",
    ),
}  # fmt: skip
