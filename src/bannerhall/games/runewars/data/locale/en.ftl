# Runewars with Banners of War.

## Areas

runewars-area-1A = Seawatch Downs
runewars-area-1B = Cutter's Rise
runewars-area-1C = Shadowglade
runewars-area-2A = Giantshold
runewars-area-2B = Stonefall
runewars-area-2C = Lowmarket
runewars-area-3A = Eastgate
runewars-area-3B = Mossback Wood
runewars-area-3C = Titan's Step
runewars-area-4A = Tollfield
runewars-area-4B = Kingsbridge
runewars-area-4C = Howling Heath
runewars-area-5A = Milldale
runewars-area-5B = Hightower
runewars-area-5C = Bentwater
runewars-area-5D = Smoulder Peak
runewars-area-6A = Greenrow
runewars-area-6B = Sunharbour
runewars-area-6C = Emberfold
runewars-area-6D = Bouldercroft
runewars-area-7A = Redbarrow
runewars-area-7B = Exile's Fen
runewars-area-7C = Candleport
runewars-area-8A = Whisperwood
runewars-area-8B = Crossmeadow
runewars-area-8C = Oldspire
runewars-area-8D = Cinder Hollow
runewars-area-9A = Wyrmtooth
runewars-area-9B = Barleyvale
runewars-area-10A = Ashford
runewars-area-10B = Scarred Vale
runewars-area-10C = Brimstone Rift
runewars-area-10D = Halcyon
runewars-area-11A = Willowmere
runewars-area-11B = The Causeway
runewars-area-11C = Drakesrest
runewars-area-12A = The Sunken Sands
runewars-area-DA = Archaut
runewars-area-DB = Pelgate
runewars-area-DC = Rhynn
runewars-area-LA = Lithelin
runewars-area-LB = Summersong
runewars-area-LC = Deepwood
runewars-area-UA = Ru Steppe
runewars-area-UB = Bone Camp
runewars-area-UC = Black Citadel
runewars-area-WA = Zorgas Keep
runewars-area-WB = Mistlands
runewars-area-WC = Bilehall

## Factions

runewars-faction-daqan = Daqan Lords
runewars-faction-latari = Latari Elves
runewars-faction-uthuk = Uthuk Y'llan
runewars-faction-waiqar = Waiqar the Undying

## Defensive developments

runewars-defence-daqan = Reinforced Walls
runewars-defence-latari = Protective Wards
runewars-defence-uthuk = Hungry Spawn
runewars-defence-waiqar = Cursed Tomb
runewars-defence-daqan-about = +2 strength for the defender when the winner is determined.
runewars-defence-latari-about = Just before strength is counted, the attacker retreats one of their own standing units from the battle.
runewars-defence-uthuk-about = Just before strength is counted, the defender may discard it to deal 4 damage.
runewars-defence-waiqar-about = Just before strength is counted, the defender may discard it: the attacker routs 3 of their own units.

## Units

runewars-unit-bowman = Bowman
runewars-unit-footman = Footman
runewars-unit-knight = Knight
runewars-unit-siege_tower = Siege Tower
runewars-unit-novice_wizard = Novice Wizard
runewars-unit-roc = Roc
runewars-unit-archer = Archer
runewars-unit-pegasus_rider = Pegasus Rider
runewars-unit-sorceress = Sorceress
runewars-unit-warrior = Warrior
runewars-unit-leonx_rider = Leonx Rider
runewars-unit-forest_guardian = Forest Guardian
runewars-unit-berserker = Berserker
runewars-unit-flesh_ripper = Flesh Ripper
runewars-unit-warlock = Warlock
runewars-unit-chaos_lord = Chaos Lord
runewars-unit-blood_sister = Blood Sister
runewars-unit-obscene = Obscene
runewars-unit-reanimate = Reanimate
runewars-unit-skeleton_archer = Skeleton Archer
runewars-unit-necromancer = Necromancer
runewars-unit-dark_knight = Dark Knight
runewars-unit-vampire = Vampire
runewars-unit-great_wyrm = Great Wyrm
runewars-unit-sorcerer = Sorcerer
runewars-unit-razorwing = Razorwing
runewars-unit-beastman = Beastman
runewars-unit-hell_hound = Hell Hound
runewars-unit-dragon = Dragon
runewars-unit-giant = Giant

## Unit abilities

runewars-ability-bowman = Concentrated Fire
runewars-ability-footman = Valiant Strike
runewars-ability-knight = Command
runewars-ability-siege_tower = Lay Siege
runewars-ability-novice_wizard = Ball Lightning
runewars-ability-roc = Talon Snatch
runewars-ability-archer = Crack Shot
runewars-ability-pegasus_rider = Charge
runewars-ability-sorceress = Word of Vaal
runewars-ability-warrior = Overpower
runewars-ability-leonx_rider = Pounce
runewars-ability-forest_guardian = Entangle
runewars-ability-berserker = Fury
runewars-ability-flesh_ripper = Unrelenting
runewars-ability-warlock = Rain Fire
runewars-ability-chaos_lord = Terrifying
runewars-ability-blood_sister = Blood Rite
runewars-ability-obscene = Devour
runewars-ability-reanimate = Overrun
runewars-ability-skeleton_archer = Mortal Strike
runewars-ability-necromancer = Raise Dead
runewars-ability-dark_knight = Dread Charge
runewars-ability-vampire = Drain Life
runewars-ability-great_wyrm = Grave Breath
runewars-ability-sorcerer = Undying
runewars-ability-razorwing = Stun
runewars-ability-beastman = Ravage
runewars-ability-hell_hound = Burning
runewars-ability-dragon = Flaming Breath
runewars-ability-giant = Rage
runewars-ability-bowman-about = Deal 1 damage. Of the units that could take it, the opponent takes one with more than 1 health.
runewars-ability-footman-about = Deal 1 damage; if it does not destroy the unit, deal that unit 1 more.
runewars-ability-knight-about = Deal 1 rout and draw 1 Tactics card.
runewars-ability-siege_tower-about = +2 strength in this battle, even if the tower falls later.
runewars-ability-novice_wizard-about = Discard 1 Tactics card to deal 3 damage to units of your choice, at most 2 to one of them; otherwise deal 1 damage.
runewars-ability-roc-about = Destroy 1 rectangle unit or up to 2 triangle units of your choice.
runewars-ability-archer-about = Deal 1 damage to a unit of your choice.
runewars-ability-pegasus_rider-about = Rout up to 2 triangle units or 1 rectangle unit of your choice.
runewars-ability-sorceress-about = One enemy unit retreats from the battle. The opponent chooses which; in the revised rules you do.
runewars-ability-warrior-about = Deal 1 damage, or destroy a damaged or routed unit of your choice.
runewars-ability-leonx_rider-about = Rout a unit of your choice; if its initiative is 3 or more, also deal it 1 damage.
runewars-ability-forest_guardian-about = Rout up to 2 units of your choice, or deal 2 damage.
runewars-ability-berserker-about = You may destroy one of your standing Berserkers to deal 2 damage.
runewars-ability-flesh_ripper-about = Each of your Flesh Rippers has 3 health until the end of the battle.
runewars-ability-warlock-about = The opponent destroys 2 of their triangle units or 1 of their rectangle units.
runewars-ability-chaos_lord-about = Choose 2 units: each is routed, and one that was routed already is destroyed.
runewars-ability-blood_sister-about = You may destroy one of your units to destroy an enemy unit of the same shape; otherwise deal 1 damage.
runewars-ability-obscene-about = Destroy a triangle unit of your choice and heal all damage of one of your Obscenes.
runewars-ability-reanimate-about = Deal 2 damage if at least 2 of your Reanimates stand here, otherwise 1.
runewars-ability-skeleton_archer-about = The opponent destroys one of their triangle, circle or rectangle units.
runewars-ability-necromancer-about = Place up to 2 unused Reanimates in this battle, standing. They stay afterwards.
runewars-ability-dark_knight-about = Rout a unit of your choice, then deal 1 damage.
runewars-ability-vampire-about = Destroy a routed triangle, circle or rectangle unit and stand up one of your own; without such a unit deal 1 damage.
runewars-ability-great_wyrm-about = Deal 2 damage; for each unit it destroys you may place a Reanimate here, routed.
runewars-ability-sorcerer-about = Each of your Sorcerers has 2 health until the end of the battle.
runewars-ability-razorwing-about = The opponent routs one of their standing units of initiative 2 or higher.
runewars-ability-beastman-about = Deal 1 damage, then draw one more Fate card for the Beastmen and carry it out.
runewars-ability-hell_hound-about = The opponent deals 1 damage to each of 2 of their standing units.
runewars-ability-dragon-about = Destroy up to 3 triangle units of your choice.
runewars-ability-giant-about = Deal 1 damage for each damage on one of your Giants.

## Base shapes

runewars-shape-triangle = triangle
runewars-shape-rectangle = rectangle
runewars-shape-circle = circle
runewars-shape-hexagon = hexagon

## Orders

runewars-order-garrison = Garrison
runewars-order-strategize = Strategize
runewars-order-mobilize = Mobilize
runewars-order-conquer = Conquer
runewars-order-harvest = Harvest
runewars-order-recruit = Recruit
runewars-order-rally_support = Rally Support
runewars-order-acquire_power = Acquire Power
runewars-order-fortify = Fortify
runewars-order-garrison-about = +2 strength in every battle you defend this season.
runewars-order-strategize-about = Move any of your units to adjacent friendly or empty areas and any of your heroes to adjacent areas. No area is activated.
runewars-order-mobilize-about = Activate one area and move units into it from up to 2 areas away, fast ones from 3.
runewars-order-conquer-about = Activate one area and move units into it from up to 2 areas away, fast ones from 3.
runewars-order-harvest-about = Set each dial to the resources of the areas you control.
runewars-order-recruit-about = Recruit the units of one dial.
runewars-order-rally_support-about = Take one benefit from each city you control.
runewars-order-acquire_power-about = Gain 1 influence for each influence icon at or below your dial arrows.
runewars-order-fortify-about = Once each, in any order: build a stronghold (1 wood, 1 ore), repair one (1 ore), move rune tokens between two of your areas.

## Supremacy bonuses

runewars-bonus-garrison = Recruit 2 triangle units of your faction at your strongholds.
runewars-bonus-strategize = Draw 1 Tactics card for each tactics icon at or below your dial arrows.
runewars-bonus-mobilize = Mobilize once more, without a second battle.
runewars-bonus-conquer = In the battle of this order an enemy stronghold counts 3 strength less.
runewars-bonus-harvest = Your developments yield; then you may build one for 1 wood.
runewars-bonus-recruit = Recruit the units of a second dial.
runewars-bonus-rally_support = Spend up to 3 influence to draw as many Hero cards and keep one.
runewars-bonus-acquire_power = Take a title by spending more influence than lies on it.
runewars-bonus-fortify = None: no order has a higher number.

## Seasons

runewars-season-spring = Spring
runewars-season-summer = Summer
runewars-season-fall = Fall
runewars-season-winter = Winter
runewars-season-spring-about = Everyone takes back activation tokens and Order cards; routed figures stand up; one ice token melts in each area.
runewars-season-summer-about = Quest Phase: each hero takes one action.
runewars-season-fall-about = The Fate deck is shuffled; everyone takes 2 influence or 1 Tactics card.
runewars-season-winter-about = In each area you keep at most as many units as your food dial shows. Water is frozen until spring.

## Season cards

runewars-season_card-famine = Famine
runewars-season_card-long_winter = Long Winter
runewars-season_card-divided_loyalties = Divided Loyalties
runewars-season_card-stormy_weather = Stormy Weather
runewars-season_card-prepare_for_the_coming_year = Prepare for the Coming Year
runewars-season_card-swollen_rivers = Swollen Rivers
runewars-season_card-envoys_of_the_free_cities = Envoys of the Free Cities
runewars-season_card-the_council_convenes = The Council Convenes
runewars-season_card-green_returns = Green Returns
runewars-season_card-blight_on_the_wind = Blight on the Wind
runewars-season_card-guild_tithes = Guild Tithes
runewars-season_card-threatened_home_realms = Threatened Home Realms
runewars-season_card-power_for_the_pious = Power for the Pious
runewars-season_card-tournament_of_heroes = Tournament of Heroes
runewars-season_card-drought = Drought
runewars-season_card-masters_of_the_arcane = Masters of the Arcane
runewars-season_card-swords_for_hire = Swords for Hire
runewars-season_card-whispered_legends = Whispered Legends
runewars-season_card-open_roads = Open Roads
runewars-season_card-winds_of_al_kalim = Winds of Al-Kalim
runewars-season_card-tales_of_the_sunken_city = Tales of the Sunken City
runewars-season_card-call_to_command = Call to Command
runewars-season_card-rich_harvest = Rich Harvest
runewars-season_card-rune_auction = Rune Auction
runewars-season_card-deserters = Deserters
runewars-season_card-smugglers_market = Smugglers' Market
runewars-season_card-a_dragon_wakes = A Dragon Wakes
runewars-season_card-barons_and_schemers = Barons and Schemers
runewars-season_card-merchants_of_nerekhall = Merchants of Nerekhall
runewars-season_card-burning_fields = Burning Fields
runewars-season_card-exhausted_soil = Exhausted Soil
runewars-season_card-masons_strike = Masons' Strike
runewars-season_card-the_greyhaven_accord = The Greyhaven Accord
runewars-season_card-deep_snow = Deep Snow
runewars-season_card-starving_packs = Starving Packs
runewars-season_card-hearthfire_truce = Hearthfire Truce
runewars-season_card-frozen_stores = Frozen Stores
runewars-season_card-the_long_night = The Long Night
runewars-season_card-shelter_from_the_storm = Shelter from the Storm
runewars-season_card-fallen_in_the_ice = Fallen in the Ice
runewars-season_card-midwinter_feast = Midwinter Feast
runewars-season_card-the_shattered_rune = The Shattered Rune
runewars-season_card-breath_of_gelidus = Breath of Gelidus
runewars-season_card-frostbound_march = Frostbound March
runewars-season_card-famine-about = Each player lowers every dial that is above the total of that resource in their areas to that total.
runewars-season_card-long_winter-about = This spring each player takes back only 2 used Order cards of their choice.
runewars-season_card-divided_loyalties-about = For each hero whose alignment differs from their faction's, each player spends 1 influence or lets the hero desert.
runewars-season_card-stormy_weather-about = Influence bid. This season only players whose bid equals the highest one, at least 1, may move units with Order cards.
runewars-season_card-prepare_for_the_coming_year-about = Each player may put their Objective under its deck and draw a new one.
runewars-season_card-swollen_rivers-about = Each player lowers their wood dial by 1 for each water border of their areas, at most by 2.
runewars-season_card-envoys_of_the_free_cities-about = Each player gains 1 influence for each city they control, and at least 1.
runewars-season_card-the_council_convenes-about = Influence bid. The highest bidder draws 2 Tactics cards and names a player who discards one.
runewars-season_card-green_returns-about = Each player may remove a wasteland token or all ice tokens from one area they control.
runewars-season_card-blight_on_the_wind-about = Influence bid. The highest bidder places a wasteland token in an area they do not control.
runewars-season_card-guild_tithes-about = Each player lowers their highest dial by 1 and gains 1 influence.
runewars-season_card-threatened_home_realms-about = Each player moves rune tokens from their home realm to areas outside every home realm: 2 of them, in the revised rules 1.
runewars-season_card-power_for_the_pious-about = Influence bid. Everyone but the lowest bidder gets a dragon rune; the lowest bidder chooses where each one lies.
runewars-season_card-tournament_of_heroes-about = Each player may train one standing hero in a friendly area: +1 on an untrained attribute.
runewars-season_card-drought-about = Each player spends 2 influence or lowers their food dial by 1.
runewars-season_card-masters_of_the_arcane-about = Influence bid. The highest bidder draws 3 Tactics cards and keeps 2; the lowest bidder loses one at random.
runewars-season_card-swords_for_hire-about = Influence bid. The highest bidder places up to 2 neutral units of one triangle or circle type in one of their areas, allied.
runewars-season_card-whispered_legends-about = Each player with a hero in an uncontrolled area draws a Quest card.
runewars-season_card-open_roads-about = This season everything moved by Mobilize or Conquer is fast.
runewars-season_card-winds_of_al_kalim-about = The player with the least influence places a wasteland token in an uncontrolled area.
runewars-season_card-tales_of_the_sunken_city-about = Each player may discard any number of Quest cards and draw as many.
runewars-season_card-call_to_command-about = Each player may spend 2 influence to draw a Hero card and place that hero at a stronghold.
runewars-season_card-rich_harvest-about = Each player raises by 1 every dial that is below the total of that resource in their areas.
runewars-season_card-rune_auction-about = Influence bid. The highest bidder receives a dragon rune, if the bid was at least 1.
runewars-season_card-deserters-about = Each player destroys 1 of their units in each area where they have 6 or more.
runewars-season_card-smugglers_market-about = Each player may discard up to 2 Tactics cards for 2 influence each.
runewars-season_card-a_dragon_wakes-about = The player with the least influence places a Dragon in an uncontrolled area.
runewars-season_card-barons_and_schemers-about = Influence bid. The highest bidder looks at all facedown runes in the areas of one other player.
runewars-season_card-merchants_of_nerekhall-about = Each player may raise dials by 1 for 2 influence each, every dial once.
runewars-season_card-burning_fields-about = Each player lowers one dial by 1; without a city two different dials.
runewars-season_card-exhausted_soil-about = Each player lowers their food dial by 1 or places a wasteland token in one of their areas.
runewars-season_card-masons_strike-about = This season no stronghold or capital is built or repaired.
runewars-season_card-the_greyhaven_accord-about = Influence bid. The highest bidder may remove up to 2 wasteland or ice tokens and gains 2 influence.
runewars-season_card-deep_snow-about = This season nothing is fast, and Mobilize and Conquer move figures only 1 area, flying ones 2.
runewars-season_card-starving_packs-about = Each player destroys 1 of their units in an area adjacent to a neutral area.
runewars-season_card-hearthfire_truce-about = This season it costs 1 influence to move into an area where that starts a battle against a player.
runewars-season_card-frozen_stores-about = Each player lowers their food dial by 1 for every 4 areas they control beyond their home realm.
runewars-season_card-the_long_night-about = Influence bid. The highest bidder receives a dragon rune, if the bid was at least 1; the lowest bidder draws 2 Tactics cards.
runewars-season_card-shelter_from_the_storm-about = Units at strongholds of their own are not counted for this winter's food.
runewars-season_card-fallen_in_the_ice-about = Every routed hero suffers 1 damage.
runewars-season_card-midwinter_feast-about = Each player may lower their food dial by 1 to gain 3 influence.
runewars-season_card-the_shattered_rune-about = Influence bid. The highest bidder reveals a facedown rune in a controlled area; a dragon rune is discarded.
runewars-season_card-breath_of_gelidus-about = Influence bid. The highest bidder places 2 ice tokens.
runewars-season_card-frostbound_march-about = Each player destroys 1 of their units in every area they control that holds an ice token.

## Tactics cards

runewars-tactics-summon_lightning = Summon Lightning
runewars-tactics-rally_cry = Rally Cry
runewars-tactics-tactical_retreat = Tactical Retreat
runewars-tactics-horrific_rumors = Horrific Rumors
runewars-tactics-ambush = Ambush
runewars-tactics-lost_city = Lost City
runewars-tactics-spy_guild = Spy Guild
runewars-tactics-mountain_pass = Mountain Pass
runewars-tactics-to_the_winner = To the Winner
runewars-tactics-shared_secrets = Shared Secrets
runewars-tactics-scatter = Spread Dissent
runewars-tactics-forced_march = Forced March
runewars-tactics-battle_fury = Battle Fury
runewars-tactics-shield_wall = Shield Wall
runewars-tactics-hold_the_line = Hold the Line
runewars-tactics-war_chest = War Chest
runewars-tactics-foragers = Foraging Parties
runewars-tactics-sabotage = Sabotage
runewars-tactics-burn_granary = Burn the Granaries
runewars-tactics-assassin = Hired Blade
runewars-tactics-healing_springs = Healing Springs
runewars-tactics-silver_tongue = Silver Tongue
runewars-tactics-call_wild = Call of the Wild
runewars-tactics-master_mason = Master Mason
runewars-tactics-counterspell = Counterspell
runewars-tactics-pathfinder = Pathfinder
runewars-tactics-frozen_waters = Frozen Waters
runewars-tactics-turned_spy = Turned Spy
runewars-tactics-scrying = Scrying Pool
runewars-tactics-feigned_flight = Feigned Flight
runewars-tactics-bribery = Bribery
runewars-tactics-ashen_sky = Ashen Sky
runewars-tactics-game_of_power = Game of Power
runewars-tactics-intrigue = Intrigue and Subterfuge
runewars-tactics-lieutenant_general = Lieutenant General
runewars-tactics-arrow_storm = Arrow Storm
runewars-tactics-cavalry_charge = Thundering Charge
runewars-tactics-dark_bargain = Dark Bargain
runewars-tactics-stand_firm = Stand Firm
runewars-tactics-beast_lure = Beast Lure
runewars-tactics-veiled_threat = Veiled Threat
runewars-tactics-runic_echo = Runic Echo
runewars-tactics-deepfrost = Deepfrost
runewars-tactics-scorched_earth = Scorched Earth
runewars-tactics-restore_land = Restore the Land
runewars-tactics-rune_rumours = Rumours of Runes
runewars-tactics-siege_plans = Siege Plans
runewars-tactics-oath_fealty = Oath of Fealty
runewars-tactics-summon_lightning-about = At the start of a battle: deal 4 damage.
runewars-tactics-rally_cry-about = At the start of a battle or before Fate cards are drawn: stand up to 2 of your routed units there.
runewars-tactics-tactical_retreat-about = Defender, at the start of a battle: cancel it. All your units retreat to one adjacent area, without being routed; a stronghold in the area you leave is lost.
runewars-tactics-horrific_rumors-about = On your turn: place an activation token of an opponent in an area they do not control.
runewars-tactics-ambush-about = On your turn or in the Quest Phase, where one of your heroes stands with an enemy hero: deal that hero 2 damage. In the revised rules only in the Quest Phase.
runewars-tactics-lost_city-about = On your turn: in an uncontrolled area with your hero and without a city, neutral units retreat, and one of your strongholds is placed, damaged.
runewars-tactics-spy_guild-about = On your turn: take back one of your used Order cards.
runewars-tactics-mountain_pass-about = On your turn: your figures ignore mountain borders this turn.
runewars-tactics-to_the_winner-about = At the start of a battle: whoever wins it gains 3 influence.
runewars-tactics-shared_secrets-about = On your turn: choose an opponent and a number from 1 to 4; you both draw that many Tactics cards.
runewars-tactics-scatter-about = On your turn: all neutral units of an area, even allied ones, retreat to an uncontrolled area and are routed.
runewars-tactics-forced_march-about = On your turn: all units you move with this Mobilize or Conquer are fast.
runewars-tactics-battle_fury-about = Before Fate cards are drawn: draw 2 more for your unit type; all count.
runewars-tactics-shield_wall-about = In the damage step: ignore up to 3 damage dealt by damage icons this round.
runewars-tactics-hold_the_line-about = When strength is counted: +2 strength, if you are the defender.
runewars-tactics-war_chest-about = On your turn: gain 3 influence.
runewars-tactics-foragers-about = On your turn: raise one of your dials by 1.
runewars-tactics-sabotage-about = On your turn: an undamaged enemy stronghold adjacent to one of your areas is damaged.
runewars-tactics-burn_granary-about = On your turn: lower a dial of an opponent whose area is adjacent to one of yours.
runewars-tactics-assassin-about = On your turn: deal 2 damage to an enemy hero in or next to an area you control.
runewars-tactics-healing_springs-about = In the Quest Phase: heal all damage of one of your heroes.
runewars-tactics-silver_tongue-about = When you try diplomacy: draw 2 more Fate cards.
runewars-tactics-call_wild-about = On your turn: place up to 2 Beastmen or Razorwings in one of your areas, allied.
runewars-tactics-master_mason-about = On your turn: repair one of your strongholds at no cost.
runewars-tactics-counterspell-about = When another player plays a Tactics card for its text: it has no effect.
runewars-tactics-pathfinder-about = In the Quest Phase: one of your heroes moves up to 2 areas farther.
runewars-tactics-frozen_waters-about = On your turn: your figures ignore water borders this season.
runewars-tactics-turned_spy-about = On your turn: look at the Tactics cards of an opponent and take one at random.
runewars-tactics-scrying-about = On your turn: look at the facedown runes in up to 3 areas.
runewars-tactics-feigned_flight-about = After a battle you lost: stand up to 4 of your units that retreated.
runewars-tactics-bribery-about = On your turn: take up to 3 influence from a player, who gets this card.
runewars-tactics-ashen_sky-about = On your turn: nothing can fly this season.
runewars-tactics-game_of_power-about = On your turn: turn up one of your runes and draw 1 Tactics card; gain 4 influence for a dragon rune, 2 for a false one.
runewars-tactics-intrigue-about = When bids are announced: a player of your choice takes no part.
runewars-tactics-lieutenant_general-about = On your turn: a second hero of yours becomes a commander with a Commander card of their own. The card stays in play.
runewars-tactics-arrow_storm-about = At the start of a battle: deal 1 damage to each of up to 2 units of your choice.
runewars-tactics-cavalry_charge-about = Attacker, at the start of a battle: deal as many routs as you have standing rectangle units, at most 3.
runewars-tactics-dark_bargain-about = On your turn: destroy one of your faction's units to draw 2 Tactics cards.
runewars-tactics-stand_firm-about = In the rout step: ignore up to 2 routs dealt by rout icons this round.
runewars-tactics-beast_lure-about = On your turn: all unallied neutral units of an area move to an adjacent uncontrolled area.
runewars-tactics-veiled_threat-about = When orders are revealed: an opponent gives you 2 influence or loses this season's supremacy bonus.
runewars-tactics-runic_echo-about = At the start of a duel: your hero prevents the first 2 damage.
runewars-tactics-deepfrost-about = On your turn: place an ice token next to an area you control.
runewars-tactics-scorched_earth-about = After a battle you won: place a wasteland token there.
runewars-tactics-restore_land-about = On your turn: remove a wasteland token or all ice tokens from one area.
runewars-tactics-rune_rumours-about = On your turn: an opponent turns up one of their runes or gives you 2 influence.
runewars-tactics-siege_plans-about = Attacker, at the start of a battle: the enemy stronghold counts 2 strength less.
runewars-tactics-oath_fealty-about = On your turn: recruit at a stronghold 2 units of one type of your faction, or 1 hexagon unit.

## Objectives

runewars-objective-bound_by_honor = Bound by Honor
runewars-objective-giant_friend = Friend of Giants
runewars-objective-free_cities = Guardian of the Free Cities
runewars-objective-shining_host = The Shining Host
runewars-objective-wall_of_stone = Wall of Stone
runewars-objective-council_voice = Voice of the Council
runewars-objective-open_hand = The Open Hand
runewars-objective-heartland = Heartland
runewars-objective-dragon_master = Master of Dragons
runewars-objective-black_banner = Black Banner
runewars-objective-silence_heroes = Silence the Heroes
runewars-objective-hoard = The Hoard
runewars-objective-endless_ranks = Endless Ranks
runewars-objective-web_of_lies = Web of Lies
runewars-objective-discouraging_defeat = Discouraging Defeat
runewars-objective-iron_grip = Iron Grip
runewars-objective-quench_fire = Quench the Fire
runewars-objective-healed_land = The Healed Land
runewars-objective-captain_general = Captain General
runewars-objective-wasteland_king = King of the Wastes
runewars-objective-golden_city = The Golden City
runewars-objective-broken_walls = Broken Walls
runewars-objective-bound_by_honor-about = Every neutral triangle unit on the board is allied to a player.
runewars-objective-giant_friend-about = At least 2 Giants are allied to you. With fewer than 2 Giants on the board you may draw another card instead.
runewars-objective-free_cities-about = You control at least 3 cities.
runewars-objective-shining_host-about = At least 3 of your heroes are good.
runewars-objective-wall_of_stone-about = All 4 of your strongholds are on the board, undamaged.
runewars-objective-council_voice-about = You are Primarch and have at least 6 influence.
runewars-objective-open_hand-about = Neutral units of at least 4 types are allied to you.
runewars-objective-heartland-about = You control your whole home realm and at least 7 other areas.
runewars-objective-dragon_master-about = At least 2 Dragons are allied to you. With fewer than 2 Dragons on the board you may draw another card instead.
runewars-objective-black_banner-about = You control an area of an enemy home realm.
runewars-objective-silence_heroes-about = You have defeated at least 2 enemy heroes in this game.
runewars-objective-hoard-about = Your heroes hold at least 5 Reward cards.
runewars-objective-endless_ranks-about = At least 20 units of your faction are on the board.
runewars-objective-web_of_lies-about = You hold at least 2 titles.
runewars-objective-discouraging_defeat-about = This year you won a battle as defender against a player who attacked with at least 4 units.
runewars-objective-iron_grip-about = Your ore dial shows 6 or more, and you control at least 2 strongholds outside your home realm.
runewars-objective-quench_fire-about = This year you destroyed 1 enemy stronghold or damaged 2.
runewars-objective-healed_land-about = You have removed at least 2 wasteland or ice tokens, or you control 12 areas without such tokens.
runewars-objective-captain_general-about = You have at least 3 heroes, and this year you won a battle where one of them stood.
runewars-objective-wasteland_king-about = At least 3 areas hold a wasteland or ice token.
runewars-objective-golden_city-about = You control the Sunken City, or 3 cities, or 2 cities with a dragon rune.
runewars-objective-broken_walls-about = One of your strongholds stands where you once conquered an enemy stronghold or capital.

## Heroes

runewars-hero-ronan = Ronan of the Wild
runewars-hero-silhouette = Silhouette
runewars-hero-valadir = Sir Valadir
runewars-hero-gherinn = Brother Gherinn
runewars-hero-red_scorpion = Red Scorpion
runewars-hero-astarra = Runewitch Astarra
runewars-hero-steelhorns = Steelhorns
runewars-hero-tatianna = Tatianna
runewars-hero-varikas = Varikas the Dead
runewars-hero-bogran = Bogran the Shadow
runewars-hero-grey_ker = Grey Ker
runewars-hero-krutzbek = Krutzbek
runewars-hero-trenloe = Trenloe the Strong
runewars-hero-elyra = Elyra Swiftleaf
runewars-hero-brann = Brann Oakshield
runewars-hero-challara = Challara
runewars-hero-orsino = Orsino the Fence
runewars-hero-mordane = Mordane the Flayer
runewars-hero-sethra = Sethra Nightwind
runewars-hero-vhol = Vhol the Hollow
runewars-hero-ronan-about = Moves up to 3 areas in the Quest Phase and ignores water borders then.
runewars-hero-silhouette-about = At the start of a duel she may draw a Fate card; on gold or silver the duel is called off.
runewars-hero-valadir-about = With 2 or more damage, each damage icon he draws in a duel deals 1 more.
runewars-hero-gherinn-about = At the start of a duel he may draw a Fate card: on gold or silver he heals 1 damage, on red he suffers 1.
runewars-hero-red_scorpion-about = Moves up to 3 areas in the Quest Phase.
runewars-hero-astarra-about = In a duel her special icons deal 2 damage instead of 1.
runewars-hero-steelhorns-about = At the start of a duel he may suffer 1 damage to deal 2.
runewars-hero-tatianna-about = When she uses a silver card in a Quest test, you gain 1 influence.
runewars-hero-varikas-about = Heals 1 damage after each of his actions in the Quest Phase.
runewars-hero-bogran-about = When he starts a duel, he deals 1 damage before the first round.
runewars-hero-grey_ker-about = When he starts a duel in an enemy area, draw a Fate card; on gold destroy an enemy unit there.
runewars-hero-krutzbek-about = When his action ends beside enemy heroes, he deals 1 damage to one of them.
runewars-hero-trenloe-about = Draws 1 more Fate card in tests of strength.
runewars-hero-elyra-about = Ignores mountain and water borders.
runewars-hero-brann-about = In a duel each of his rout icons prevents 1 more damage.
runewars-hero-challara-about = May challenge a hero in an adjacent area after moving.
runewars-hero-orsino-about = For a Quest he looks at 2 Reward cards and keeps one.
runewars-hero-mordane-about = When he defeats a hero, he heals all damage.
runewars-hero-sethra-about = Once a Quest Phase she may replace one card drawn for a Quest test.
runewars-hero-vhol-about = After each duel round in which he is damaged but not defeated, he deals 1 damage that cannot be prevented.

## Titles

runewars-title-primarch = Primarch of the Wizards' Council
runewars-title-captain = Captain of the Heroes' League
runewars-title-lord_commander = Lord Commander of the Warriors' Guild
runewars-title-guildmaster = Guildmaster of Merchants
runewars-title-primarch-about = Decides all ties in bids. Gains 1 influence whenever a Season card of the Wizards' Council is drawn.
runewars-title-captain-about = Once in each turn of the owner: 3 Reward cards become a dragon rune.
runewars-title-lord_commander-about = +2 strength in every battle.
runewars-title-guildmaster-about = 2 more resources of one kind with each Harvest. May ignore losses by Season cards.

## Victory cards

runewars-victory-daqan = The Thirteen Crowned
runewars-victory-latari = The Forest Eternal
runewars-victory-uthuk = The Locusts
runewars-victory-waiqar = The Oath Fulfilled

## Commander cards

runewars-commander-raise_banner = Raise the Banner
runewars-commander-lead_charge = Lead the Charge
runewars-commander-feint = Feint and Strike
runewars-commander-saboteur = Saboteurs
runewars-commander-battle_mage = Battle Mage
runewars-commander-inspire = Inspiring Presence
runewars-commander-take_the_blow = Take the Blow
runewars-commander-orderly_retreat = Orderly Retreat
runewars-commander-spy = Eyes Everywhere
runewars-commander-no_quarter = No Quarter
runewars-commander-raise_banner-about = Once a battle, before Fate cards are drawn, test strength: on gold or silver stand up to 2 of your routed units.
runewars-commander-lead_charge-about = Once a battle, before Fate cards are drawn, test strength: 2 more Fate cards on gold, 1 on silver.
runewars-commander-feint-about = Once a battle, after Fate cards are drawn, test agility: on gold or silver replace up to 2 of yours.
runewars-commander-saboteur-about = Attacker, at the start of a battle, test agility: the enemy stronghold counts 3 less on gold, 2 on silver.
runewars-commander-battle_mage-about = Once a battle, before Fate cards are drawn, test wisdom: deal 2 damage on gold, 1 on silver.
runewars-commander-inspire-about = +1 strength while the commander stands in the battle.
runewars-commander-take_the_blow-about = In each round the commander may take up to 2 of the damage for your units.
runewars-commander-orderly_retreat-about = After a defeat test wisdom: on gold or silver up to 3 retreating units are not routed.
runewars-commander-spy-about = Once a battle, at its start, look at the opponent's Tactics cards and test wisdom: on gold or silver one of them may not be used in this battle.
runewars-commander-no_quarter-about = Once a battle the commander suffers 1 damage: one of your misses counts as a special.

## Quests

runewars-quest-setup_1 = The Drowned Shrine
runewars-quest-setup_2 = Between the Giants
runewars-quest-setup_3 = The Hermit's Riddle
runewars-quest-setup_4 = Bandit Toll
runewars-quest-setup_5 = The Wyrm's Hoard
runewars-quest-setup_6 = The Sunless Stair
runewars-quest-setup_7 = Tower of the Exile
runewars-quest-setup_8 = The Whispering Grove
runewars-quest-setup_9 = The Broken Pass
runewars-quest-missing_heir = The Missing Heir
runewars-quest-grave_robbers = Grave Robbers
runewars-quest-ogre_king = Challenge the Pack Lord
runewars-quest-beast_hunt = The Great Hunt
runewars-quest-border_watch = The Silent Watch
runewars-quest-ferryman = The Ferryman's Debt
runewars-quest-library = The Burned Library
runewars-quest-ransom = Ransom
runewars-quest-relic_thieves = Relic Thieves
runewars-quest-plague_village = The Plague Village
runewars-quest-arena = Blood on the Sand
runewars-quest-old_road = The Old Road
runewars-quest-sorcerer_ring = Circle of Sorcerers
runewars-quest-mines = The Flooded Mines
runewars-quest-pilgrim = Pilgrim's Escort
runewars-quest-setup_10 = The Scarred Vale
runewars-quest-setup_11 = The Long Causeway
runewars-quest-setup_12 = Bells beneath the Sand
runewars-quest-ice_tower = The Ice Tower
runewars-quest-sand_giant = Guardian of the Gate
runewars-quest-sand_sorcerers = The Buried Conclave
runewars-quest-frozen_road = The Frozen Road
runewars-quest-ash_walk = Walk the Ashes
runewars-quest-recruiters = A Banner Needs Hands
runewars-quest-witch_moot = The Witch Moot
runewars-quest-sky_nest = The High Eyrie
runewars-quest-spy_hunt = Spy Hunt
runewars-quest-dragon_bones = Bones of the Elder
runewars-quest-stolen_rune = The Stolen Rune
runewars-quest-oathbreaker = The Oathbreaker
runewars-quest-healer = The Mendicant
runewars-quest-sunken_vault = The Sunken Vault
runewars-quest-setup_1-about = Shadowglade. Agility. Gold: complete. Silver: complete, 1 damage. Red: 1 damage.
runewars-quest-setup_2-about = Giantshold. Agility. Gold or silver: complete. Red: 2 damage.
runewars-quest-setup_3-about = Mossback Wood. Wisdom. Gold: complete, 1 influence. Silver: complete.
runewars-quest-setup_4-about = Tollfield. Strength. Gold: complete. Silver: complete, 1 damage. Red: lose 1 influence.
runewars-quest-setup_5-about = Smoulder Peak. Agility. Gold: complete, another Reward card. Silver: complete. Red: 2 damage.
runewars-quest-setup_6-about = Emberfold. Strength. Gold: complete. Silver: complete, the hero is routed. Red: 1 damage.
runewars-quest-setup_7-about = Exile's Fen. Wisdom. Gold: complete. Silver: complete, 1 damage. Red: 1 damage.
runewars-quest-setup_8-about = Whisperwood. Wisdom. Gold or silver: complete. Red: replace this card.
runewars-quest-setup_9-about = Wyrmtooth. Strength. Gold: complete. Silver: complete, 1 damage. Red: 2 damage.
runewars-quest-missing_heir-about = Any city. Wisdom. Gold: complete, 2 influence. Silver: complete.
runewars-quest-grave_robbers-about = An enemy home realm. Agility. Gold or silver: complete. Red: 1 damage.
runewars-quest-ogre_king-about = Any neutral area. Duel with a Hell Hound. Victory: complete.
runewars-quest-beast_hunt-about = Any neutral area. Duel with 2 Beastmen. Victory: complete, train one attribute by 1.
runewars-quest-border_watch-about = An area with a mountain border. Strength. Gold: complete. Silver: complete, 1 damage. Red: 1 damage.
runewars-quest-ferryman-about = An area with a water border. Agility. Gold or silver: complete. Red: the hero is routed.
runewars-quest-library-about = Any city. Wisdom. Gold: complete, 1 Tactics card. Silver: complete.
runewars-quest-ransom-about = An enemy area with a stronghold. Spend 3 influence: complete.
runewars-quest-relic_thieves-about = An area you do not control with a facedown rune. Agility. Gold: complete, look at it. Silver: complete. Red: 1 damage.
runewars-quest-plague_village-about = An empty area with food. Wisdom. Gold: complete. Silver: complete, 1 damage. Red: 2 damage.
runewars-quest-arena-about = Any city. Strength. Gold: complete, 2 influence. Silver: complete. Red: 2 damage.
runewars-quest-old_road-about = At least 3 areas from your home realm. Agility. Gold or silver: complete.
runewars-quest-sorcerer_ring-about = Any neutral area. Duel with 2 Sorcerers. Victory: complete, 1 Tactics card.
runewars-quest-mines-about = An area with at least 2 ore. Strength. Gold: complete, raise your ore dial by 1. Silver: complete. Red: 1 damage.
runewars-quest-pilgrim-about = Your own stronghold outside your home realm. Wisdom. Gold or silver: complete. Red: replace this card.
runewars-quest-setup_10-about = Brimstone Rift. Strength. Gold: complete. Silver: complete, 1 damage. Red: 1 damage.
runewars-quest-setup_11-about = The Causeway. Agility. Gold or silver: complete. Red: the hero is routed.
runewars-quest-setup_12-about = The Sunken Sands. Wisdom. Gold: complete, place the Sunken City. Silver: the same, 1 damage. Red: 1 damage.
runewars-quest-ice_tower-about = Any city. Spend 6 influence: receive a dragon rune and place an ice token there; no Reward card.
runewars-quest-sand_giant-about = The Sunken Sands. Duel with a Giant; 2 damage are enough. Victory: place the Sunken City, complete.
runewars-quest-sand_sorcerers-about = The Sunken Sands. Duel with 2 Sorcerers. Victory: place the Sunken City, complete.
runewars-quest-frozen_road-about = An area with an ice token. Strength. Gold: complete, remove one ice token. Silver: complete. Red: 1 damage.
runewars-quest-ash_walk-about = An area with a wasteland token. Wisdom. Gold: complete, remove it. Silver: complete. Red: 1 damage.
runewars-quest-recruiters-about = Any city. Strength. Gold: complete, 2 triangle units of your faction at a stronghold. Silver: complete.
runewars-quest-witch_moot-about = An area with at least 2 wood. Wisdom. Gold: complete, 1 Tactics card. Silver: complete. Red: discard 1 Tactics card.
runewars-quest-sky_nest-about = An area with a mountain border. Duel with 2 Razorwings. Victory: complete.
runewars-quest-spy_hunt-about = A friendly area. Agility. Gold: complete, look at an opponent's Tactics cards. Silver: complete.
runewars-quest-dragon_bones-about = An area with at least 2 ore. Strength. Gold: complete. Silver: complete, 1 damage. Red: 2 damage.
runewars-quest-stolen_rune-about = An enemy area with a faceup rune. Agility. Gold: a dragon rune instead of a Reward card. Silver: complete. Red: 2 damage.
runewars-quest-oathbreaker-about = An enemy stronghold. Strength. Gold: complete, the stronghold is damaged. Silver: complete. Red: 1 damage.
runewars-quest-healer-about = A friendly area. Wisdom. Gold: complete, heal all damage. Silver: complete.
runewars-quest-sunken_vault-about = The Sunken City. Agility. Gold: complete, another Reward card. Silver: complete. Red: 1 damage.

## Reward cards

runewars-reward-shard_of_timmorran = Shard of Timmorran
runewars-reward-soulbiter = Soulbiter
runewars-reward-fire_bombs = Dwarven Fire Bombs
runewars-reward-flute = Flute of Possession
runewars-reward-ghost_armor = Ghost Armor
runewars-reward-runeplate = Runeplate
runewars-reward-amulet_shielding = Amulet of Shielding
runewars-reward-cloak_deception = Cloak of Deception
runewars-reward-staff_light = Staff of Light
runewars-reward-ice_storm = Ice Storm
runewars-reward-sunblade = Blade of Dawn
runewars-reward-rune_passage = Rune of Passage
runewars-reward-winged_boots = Winged Boots
runewars-reward-ring_insight = Ring of Insight
runewars-reward-belt_might = Belt of Might
runewars-reward-boots_grace = Dancer's Anklet
runewars-reward-war_banner = Tattered War Banner
runewars-reward-healing_draught = Healing Draught
runewars-reward-spyglass = Dwarven Spyglass
runewars-reward-lucky_coin = Lucky Coin
runewars-reward-heartstone = Heartstone
runewars-reward-throwing_knives = Throwing Knives
runewars-reward-guild_writ = Guild Writ
runewars-reward-elven_robe = Elven Robe
runewars-reward-frost_brand = Frostbrand
runewars-reward-sand_glass = Sandglass of the Sunken City
runewars-reward-command_horn = Horn of Command
runewars-reward-map_ruins = Map of Ruins
runewars-reward-scale_mail = Dragonscale Mail
runewars-reward-binding_chain = Binding Chain
runewars-reward-blood_chalice = Blood Chalice
runewars-reward-shard_of_timmorran-about = On your turn, at one of your strongholds: discard it to receive a dragon rune.
runewars-reward-soulbiter-about = Weapon. Special: 1 damage; if it defeats the opponent, heal all damage of this hero.
runewars-reward-fire_bombs-about = Weapon. Special: 3 damage, then test agility: on red this hero suffers 1.
runewars-reward-flute-about = On your turn: discard it to send all neutral units here to an adjacent area. In a player's area they ally with that player.
runewars-reward-ghost_armor-about = Armour. Prevents 1 damage in each round in which your Fate card shows a miss for circles.
runewars-reward-runeplate-about = Armour. Prevents the first damage of each round.
runewars-reward-amulet_shielding-about = Once a duel: prevent all damage of a round.
runewars-reward-cloak_deception-about = Armour. When this hero is challenged, test agility: on gold or silver there is no duel.
runewars-reward-staff_light-about = Weapon. Special: 1 damage, and prevent 1. On your turn: discard it to stand up all your routed units here.
runewars-reward-ice_storm-about = On your turn: discard it to rout all neutral and enemy units here.
runewars-reward-sunblade-about = Weapon. Special: 2 damage.
runewars-reward-rune_passage-about = With Mobilize or Conquer: discard it to move this hero and up to 4 of your units here to the activated area, however far away it is.
runewars-reward-winged_boots-about = Ignores mountain and water borders and moves 1 area farther in the Quest Phase.
runewars-reward-ring_insight-about = +1 wisdom.
runewars-reward-belt_might-about = +1 strength.
runewars-reward-boots_grace-about = +1 agility.
runewars-reward-war_banner-about = Once a battle here: draw 1 more Fate card for a unit type and put one aside.
runewars-reward-healing_draught-about = Discard it to heal all damage of this hero.
runewars-reward-spyglass-about = Once in each of your turns: look at the rune of an adjacent area.
runewars-reward-lucky_coin-about = Once a Quest Phase: draw all cards of a test again.
runewars-reward-heartstone-about = +1 health.
runewars-reward-throwing_knives-about = Weapon. Special: 1 damage that cannot be prevented.
runewars-reward-guild_writ-about = When this hero completes a Quest: gain 2 influence.
runewars-reward-elven_robe-about = Armour. Before a duel one Reward card of the enemy hero, chosen at random, is blocked.
runewars-reward-frost_brand-about = Weapon. Special: 1 damage; the opponent's next rout icon prevents nothing.
runewars-reward-sand_glass-about = In the Quest Phase: discard it for a second action.
runewars-reward-command_horn-about = Once a battle here, before Fate cards are drawn: stand up 1 of your routed units.
runewars-reward-map_ruins-about = On a Quest: discard it to turn red into silver.
runewars-reward-scale_mail-about = Armour. Prevents up to 2 damage by special icons in each round.
runewars-reward-binding_chain-about = Weapon. Special: the opponent draws no Fate card in the next round.
runewars-reward-blood_chalice-about = When an enemy unit or hero falls here: heal 1 damage.

## Cities

runewars-city-city_1 = Tamalir
runewars-city-city_2 = Greyhaven
runewars-city-city_3 = Riverwatch
runewars-city-city_4 = Vynelvale
runewars-city-city_5 = Frostgate
runewars-city-city_6 = Forge
runewars-city-city_7 = Nerekhall
runewars-city-alt_city_1 = Tamalir
runewars-city-alt_city_2 = Greyhaven
runewars-city-alt_city_3 = Riverwatch
runewars-city-alt_city_4 = Vynelvale
runewars-city-alt_city_5 = Frostgate
runewars-city-alt_city_6 = Forge
runewars-city-alt_city_7 = Nerekhall
runewars-city-alt_city_8 = Dawnsmoor
runewars-city-sunken_city = Sunken City
runewars-city-city_1-about = 2 triangle neutral units or 2 influence.
runewars-city-city_2-about = 2 circle neutral units or 1 Tactics card.
runewars-city-city_3-about = 3 triangle neutral units or 2 Quest cards.
runewars-city-city_4-about = 1 rectangle neutral unit or 3 influence.
runewars-city-city_5-about = 2 rectangle neutral units or 1 Tactics card.
runewars-city-city_6-about = 1 hexagon neutral unit or 1 Quest card.
runewars-city-city_7-about = 2 Tactics cards or 2 influence.
runewars-city-alt_city_1-about = 3 triangle neutral units or 3 influence. Dragon rune.
runewars-city-alt_city_2-about = 3 circle neutral units or 2 Tactics cards. Dragon rune.
runewars-city-alt_city_3-about = 4 triangle neutral units, 3 Quest cards or 2 influence.
runewars-city-alt_city_4-about = 2 rectangle neutral units or 4 influence.
runewars-city-alt_city_5-about = 3 rectangle neutral units or 2 Tactics cards.
runewars-city-alt_city_6-about = 1 hexagon neutral unit, 2 Quest cards or 2 Tactics cards.
runewars-city-alt_city_7-about = 3 Tactics cards or 3 influence.
runewars-city-alt_city_8-about = 3 Quest cards, 3 influence or 2 Tactics cards. Dragon rune.
runewars-city-sunken_city-about = 2 Tactics cards, 3 influence or 2 Quest cards. Adds 1 food and 1 ore. Dragon rune.

## Exploration tokens

runewars-token-dragon_throne = Dragon Throne
runewars-token-village_food = Village (food)
runewars-token-village_wood = Village (wood)
runewars-token-village_ore = Village (ore)
runewars-token-portal = Magic Portal
runewars-token-dungeon = Dungeon
runewars-token-temple = Temple
runewars-token-hall_kellos = Hall of Kellos
runewars-token-merchant = Traveling Merchant
runewars-token-raiders = Raiding Party
runewars-token-scroll = Scroll of Sight
runewars-token-training = Training
runewars-token-flooded = Flooded Area
runewars-token-defensible = Defensible Area
runewars-token-dragon_throne-about = The controller has one more dragon rune.
runewars-token-village_food-about = The area gives 1 more food.
runewars-token-village_wood-about = The area gives 1 more wood.
runewars-token-village_ore-about = The area gives 1 more ore.
runewars-token-portal-about = For 1 influence this area is adjacent to every other faceup portal.
runewars-token-dungeon-about = A hero who enters in the Quest Phase moves no farther.
runewars-token-temple-about = A hero who ends an action here: 2 influence.
runewars-token-hall_kellos-about = A hero who ends an action here: 1 Tactics card.
runewars-token-merchant-about = Pay 3 influence for a Reward card.
runewars-token-raiders-about = The hero suffers 1 damage; beside neutral or enemy units also loses a Reward card or suffers 1 more.
runewars-token-scroll-about = Look at all facedown tokens of one area.
runewars-token-training-about = Raise an untrained attribute by 1.
runewars-token-flooded-about = The left neighbour moves the hero up to 2 areas. Only flying figures enter or leave, except in winter or with ice.
runewars-token-defensible-about = +1 strength for the defender.

## Developments

runewars-development-resources = Resources
runewars-development-diplomat = Diplomat
runewars-development-training_ground = Training Ground
runewars-development-defensive = Defensive development
runewars-development-resources-about = With the Harvest bonus: +1 on a dial of a resource that the area gives.
runewars-development-diplomat-about = With the Harvest bonus: 2 influence.
runewars-development-training_ground-about = With the Harvest bonus: 1 Tactics card.
runewars-development-defensive-about = Helps when the area is attacked; each faction has its own.

## Development cards

runewars-improvement-daqan_capital = Archaut Palace
runewars-improvement-daqan_people = Support of the People
runewars-improvement-daqan_journeymen = Journeyman Wizards
runewars-improvement-daqan_longbows = Longbows
runewars-improvement-daqan_drill = Shield Drill
runewars-improvement-daqan_heraldry = Heraldry
runewars-improvement-daqan_trebuchet = Trebuchets
runewars-improvement-daqan_aerie = Royal Aerie
runewars-improvement-latari_capital = Heart of the Aymhelin
runewars-improvement-latari_envoys = Ancient Envoys
runewars-improvement-latari_prowl = Prowl
runewars-improvement-latari_vaal = Song of Vaal
runewars-improvement-latari_fletchers = Master Fletchers
runewars-improvement-latari_bladesong = Bladesong
runewars-improvement-latari_windriders = Windriders
runewars-improvement-latari_rootwall = Rootwall
runewars-improvement-uthuk_capital = Throne of Llovar
runewars-improvement-uthuk_warpaths = Red Warpaths
runewars-improvement-uthuk_hunger = Ravenous Hunger
runewars-improvement-uthuk_gorge = Bottomless Gorge
runewars-improvement-uthuk_frenzy = Blood Frenzy
runewars-improvement-uthuk_hellfire = Hellfire
runewars-improvement-uthuk_dread = Aura of Dread
runewars-improvement-uthuk_coven = The Blood Coven
runewars-improvement-waiqar_capital = Zorgas
runewars-improvement-waiqar_blight = Lands of Blight
runewars-improvement-waiqar_toxic = Toxic Blood
runewars-improvement-waiqar_barbed = Barbed Arrows
runewars-improvement-waiqar_masters = Masters of Bone
runewars-improvement-waiqar_steeds = Steeds of Shadow
runewars-improvement-waiqar_bilehall = Lords of Bilehall
runewars-improvement-waiqar_mists = Cold Mists
runewars-improvement-daqan_capital-about = One of your strongholds in your home realm becomes your capital, undamaged.
runewars-improvement-daqan_people-about = Take the 3 peasant tokens: a peasant left behind keeps an area yours.
runewars-improvement-daqan_journeymen-about = After Ball Lightning you may take the discarded Tactics card back.
runewars-improvement-daqan_longbows-about = Concentrated Fire deals 2 damage to units with more than 1 health.
runewars-improvement-daqan_drill-about = When you defend, up to 3 routed Footmen count for strength.
runewars-improvement-daqan_heraldry-about = You choose the unit that Command routs.
runewars-improvement-daqan_trebuchet-about = Lay Siege gives +3 strength against a stronghold or capital.
runewars-improvement-daqan_aerie-about = Rocs are fast.
runewars-improvement-latari_capital-about = One of your strongholds in your home realm becomes your capital, undamaged.
runewars-improvement-latari_envoys-about = Draw 1 more Fate card for diplomacy.
runewars-improvement-latari_prowl-about = After a battle you won you may rout your standing Leonx Riders: the opponent destroys a unit for each.
runewars-improvement-latari_vaal-about = A damaged or routed unit that Word of Vaal sends away is destroyed.
runewars-improvement-latari_fletchers-about = Archers draw 1 more Fate card if at least 3 take part.
runewars-improvement-latari_bladesong-about = Warriors have initiative 3.
runewars-improvement-latari_windriders-about = Pegasus Riders are fast.
runewars-improvement-latari_rootwall-about = +2 strength when you defend with a Forest Guardian.
runewars-improvement-uthuk_capital-about = One of your strongholds in your home realm becomes your capital, undamaged.
runewars-improvement-uthuk_warpaths-about = After a battle won against a player draw 1 Tactics card.
runewars-improvement-uthuk_hunger-about = At the start of a battle you may rout your Flesh Rippers to deal 1 damage for each.
runewars-improvement-uthuk_gorge-about = On your turn your standing Obscenes may move to your home realm from anywhere.
runewars-improvement-uthuk_frenzy-about = Fury may destroy any of your standing triangle units instead of a Berserker.
runewars-improvement-uthuk_hellfire-about = With Rain Fire you choose which of the two the opponent must destroy.
runewars-improvement-uthuk_dread-about = At the start of a battle with a Chaos Lord the opponent routs 1 standing unit.
runewars-improvement-uthuk_coven-about = After a battle won with a Blood Sister up to 2 destroyed Berserkers return, routed.
runewars-improvement-waiqar_capital-about = One of your strongholds in your home realm becomes your capital, undamaged.
runewars-improvement-waiqar_blight-about = Take the 8 zombie tokens: they count as Reanimates.
runewars-improvement-waiqar_toxic-about = When a Great Wyrm of yours is routed or destroyed in battle, deal 2 damage.
runewars-improvement-waiqar_barbed-about = With Mortal Strike you choose the unit that is destroyed.
runewars-improvement-waiqar_masters-about = Raise Dead places up to 3 Reanimates.
runewars-improvement-waiqar_steeds-about = Dark Knights ignore water borders.
runewars-improvement-waiqar_bilehall-about = In winter Drain Life may also destroy a standing unit.
runewars-improvement-waiqar_mists-about = It costs 1 influence to attack you in your home realm.

## Resources

runewars-dial-food = food
runewars-dial-wood = wood
runewars-dial-ore = ore

## Attributes

runewars-attribute-strength = strength
runewars-attribute-agility = agility
runewars-attribute-wisdom = wisdom

## Symbols of Fate cards

runewars-destiny-red = red
runewars-destiny-silver = silver
runewars-destiny-gold = gold

## Runes

runewars-rune-none = no rune
runewars-rune-false = false rune
runewars-rune-dragon = dragon rune
runewars-rune-hidden = facedown rune

## Strongholds

runewars-state-none = no stronghold
runewars-state-damaged_stronghold = damaged stronghold
runewars-state-stronghold = stronghold
runewars-state-damaged_capital = damaged capital
runewars-state-capital = capital

## Sides of a battle

runewars-army-attacker = Attacker
runewars-army-defender = Defender

## Moments of a battle

runewars-window-start = at the start
runewars-window-before_draw = before Fate cards are drawn
runewars-window-announce = Tactical Fate cards
runewars-window-after_draw = after Fate cards are drawn
runewars-window-routs = before you take routs
runewars-window-damage = before you take damage
runewars-window-strength = when strength is counted
runewars-window-retreat = before the retreat
runewars-window-end = after the battle

## Results of Fate cards

runewars-result-miss = miss
runewars-result-damage = damage
runewars-result-rout = rout
runewars-result-special = special

## Two runes

runewars-arranged-stay = as they were
runewars-arranged-swap = swapped

## The same names in other places

runewars-like-source = area
runewars-like-rival = hero unit
runewars-like-leader = hero
runewars-like-command = commander
runewars-like-base = unit
runewars-fate-1 = 1 ({ runewars-destiny-red })
runewars-fate-2 = 2 ({ runewars-destiny-red })
runewars-fate-3 = 3 ({ runewars-destiny-silver })
runewars-fate-4 = 4 ({ runewars-destiny-silver })
runewars-fate-5 = 5 ({ runewars-destiny-gold })
runewars-fate-6 = 6 ({ runewars-destiny-red })
runewars-fate-7 = 7 ({ runewars-destiny-gold })
runewars-fate-8 = 8 ({ runewars-destiny-red })
runewars-fate-9 = 9 ({ runewars-destiny-red })
runewars-fate-10 = 10 ({ runewars-destiny-red })
runewars-fate-11 = 11 ({ runewars-destiny-red })
runewars-fate-12 = 12 ({ runewars-destiny-red })
runewars-fate-13 = 13 ({ runewars-destiny-silver })
runewars-fate-14 = 14 ({ runewars-destiny-silver })
runewars-fate-15 = 15 ({ runewars-destiny-silver })
runewars-fate-16 = 16 ({ runewars-destiny-red })
runewars-fate-17 = 17 ({ runewars-destiny-gold })
runewars-fate-18 = 18 ({ runewars-destiny-red })
runewars-fate-19 = 19 ({ runewars-destiny-red })
runewars-fate-20 = 20 ({ runewars-destiny-red })
runewars-fate-21 = 21 ({ runewars-destiny-red })
runewars-fate-22 = 22 ({ runewars-destiny-red })
runewars-fate-23 = 23 ({ runewars-destiny-silver })
runewars-fate-24 = 24 ({ runewars-destiny-silver })
runewars-fate-25 = 25 ({ runewars-destiny-silver })
runewars-fate-26 = 26 ({ runewars-destiny-red })
runewars-fate-27 = 27 ({ runewars-destiny-gold })
runewars-fate-28 = 28 ({ runewars-destiny-red })
runewars-fate-29 = 29 ({ runewars-destiny-red })
runewars-fate-30 = 30 ({ runewars-destiny-red })
runewars-like-first = fate tactics
runewars-like-argument = area faction tactics season_card objective hero commander quest reward city token order dial improvement development title attribute window unit
runewars-argument-bowman_routed = { runewars-unit-bowman } (routed)
runewars-argument-footman_routed = { runewars-unit-footman } (routed)
runewars-argument-knight_1 = { runewars-unit-knight } (1 damage)
runewars-argument-knight_routed = { runewars-unit-knight } (routed)
runewars-argument-knight_routed_1 = { runewars-unit-knight } (routed, 1 damage)
runewars-argument-siege_tower_1 = { runewars-unit-siege_tower } (1 damage)
runewars-argument-siege_tower_2 = { runewars-unit-siege_tower } (2 damage)
runewars-argument-siege_tower_routed = { runewars-unit-siege_tower } (routed)
runewars-argument-siege_tower_routed_1 = { runewars-unit-siege_tower } (routed, 1 damage)
runewars-argument-siege_tower_routed_2 = { runewars-unit-siege_tower } (routed, 2 damage)
runewars-argument-novice_wizard_routed = { runewars-unit-novice_wizard } (routed)
runewars-argument-roc_1 = { runewars-unit-roc } (1 damage)
runewars-argument-roc_2 = { runewars-unit-roc } (2 damage)
runewars-argument-roc_3 = { runewars-unit-roc } (3 damage)
runewars-argument-roc_routed = { runewars-unit-roc } (routed)
runewars-argument-roc_routed_1 = { runewars-unit-roc } (routed, 1 damage)
runewars-argument-roc_routed_2 = { runewars-unit-roc } (routed, 2 damage)
runewars-argument-roc_routed_3 = { runewars-unit-roc } (routed, 3 damage)
runewars-argument-archer_routed = { runewars-unit-archer } (routed)
runewars-argument-pegasus_rider_1 = { runewars-unit-pegasus_rider } (1 damage)
runewars-argument-pegasus_rider_2 = { runewars-unit-pegasus_rider } (2 damage)
runewars-argument-pegasus_rider_routed = { runewars-unit-pegasus_rider } (routed)
runewars-argument-pegasus_rider_routed_1 = { runewars-unit-pegasus_rider } (routed, 1 damage)
runewars-argument-pegasus_rider_routed_2 = { runewars-unit-pegasus_rider } (routed, 2 damage)
runewars-argument-sorceress_routed = { runewars-unit-sorceress } (routed)
runewars-argument-warrior_1 = { runewars-unit-warrior } (1 damage)
runewars-argument-warrior_routed = { runewars-unit-warrior } (routed)
runewars-argument-warrior_routed_1 = { runewars-unit-warrior } (routed, 1 damage)
runewars-argument-leonx_rider_1 = { runewars-unit-leonx_rider } (1 damage)
runewars-argument-leonx_rider_routed = { runewars-unit-leonx_rider } (routed)
runewars-argument-leonx_rider_routed_1 = { runewars-unit-leonx_rider } (routed, 1 damage)
runewars-argument-forest_guardian_1 = { runewars-unit-forest_guardian } (1 damage)
runewars-argument-forest_guardian_2 = { runewars-unit-forest_guardian } (2 damage)
runewars-argument-forest_guardian_3 = { runewars-unit-forest_guardian } (3 damage)
runewars-argument-forest_guardian_4 = { runewars-unit-forest_guardian } (4 damage)
runewars-argument-forest_guardian_routed = { runewars-unit-forest_guardian } (routed)
runewars-argument-forest_guardian_routed_1 = { runewars-unit-forest_guardian } (routed, 1 damage)
runewars-argument-forest_guardian_routed_2 = { runewars-unit-forest_guardian } (routed, 2 damage)
runewars-argument-forest_guardian_routed_3 = { runewars-unit-forest_guardian } (routed, 3 damage)
runewars-argument-forest_guardian_routed_4 = { runewars-unit-forest_guardian } (routed, 4 damage)
runewars-argument-berserker_routed = { runewars-unit-berserker } (routed)
runewars-argument-flesh_ripper_1 = { runewars-unit-flesh_ripper } (1 damage)
runewars-argument-flesh_ripper_2 = { runewars-unit-flesh_ripper } (2 damage)
runewars-argument-flesh_ripper_routed = { runewars-unit-flesh_ripper } (routed)
runewars-argument-flesh_ripper_routed_1 = { runewars-unit-flesh_ripper } (routed, 1 damage)
runewars-argument-flesh_ripper_routed_2 = { runewars-unit-flesh_ripper } (routed, 2 damage)
runewars-argument-warlock_routed = { runewars-unit-warlock } (routed)
runewars-argument-chaos_lord_1 = { runewars-unit-chaos_lord } (1 damage)
runewars-argument-chaos_lord_2 = { runewars-unit-chaos_lord } (2 damage)
runewars-argument-chaos_lord_3 = { runewars-unit-chaos_lord } (3 damage)
runewars-argument-chaos_lord_routed = { runewars-unit-chaos_lord } (routed)
runewars-argument-chaos_lord_routed_1 = { runewars-unit-chaos_lord } (routed, 1 damage)
runewars-argument-chaos_lord_routed_2 = { runewars-unit-chaos_lord } (routed, 2 damage)
runewars-argument-chaos_lord_routed_3 = { runewars-unit-chaos_lord } (routed, 3 damage)
runewars-argument-blood_sister_routed = { runewars-unit-blood_sister } (routed)
runewars-argument-obscene_1 = { runewars-unit-obscene } (1 damage)
runewars-argument-obscene_2 = { runewars-unit-obscene } (2 damage)
runewars-argument-obscene_3 = { runewars-unit-obscene } (3 damage)
runewars-argument-obscene_4 = { runewars-unit-obscene } (4 damage)
runewars-argument-obscene_routed = { runewars-unit-obscene } (routed)
runewars-argument-obscene_routed_1 = { runewars-unit-obscene } (routed, 1 damage)
runewars-argument-obscene_routed_2 = { runewars-unit-obscene } (routed, 2 damage)
runewars-argument-obscene_routed_3 = { runewars-unit-obscene } (routed, 3 damage)
runewars-argument-obscene_routed_4 = { runewars-unit-obscene } (routed, 4 damage)
runewars-argument-reanimate_routed = { runewars-unit-reanimate } (routed)
runewars-argument-skeleton_archer_routed = { runewars-unit-skeleton_archer } (routed)
runewars-argument-necromancer_routed = { runewars-unit-necromancer } (routed)
runewars-argument-dark_knight_1 = { runewars-unit-dark_knight } (1 damage)
runewars-argument-dark_knight_2 = { runewars-unit-dark_knight } (2 damage)
runewars-argument-dark_knight_routed = { runewars-unit-dark_knight } (routed)
runewars-argument-dark_knight_routed_1 = { runewars-unit-dark_knight } (routed, 1 damage)
runewars-argument-dark_knight_routed_2 = { runewars-unit-dark_knight } (routed, 2 damage)
runewars-argument-vampire_1 = { runewars-unit-vampire } (1 damage)
runewars-argument-vampire_routed = { runewars-unit-vampire } (routed)
runewars-argument-vampire_routed_1 = { runewars-unit-vampire } (routed, 1 damage)
runewars-argument-great_wyrm_1 = { runewars-unit-great_wyrm } (1 damage)
runewars-argument-great_wyrm_2 = { runewars-unit-great_wyrm } (2 damage)
runewars-argument-great_wyrm_3 = { runewars-unit-great_wyrm } (3 damage)
runewars-argument-great_wyrm_routed = { runewars-unit-great_wyrm } (routed)
runewars-argument-great_wyrm_routed_1 = { runewars-unit-great_wyrm } (routed, 1 damage)
runewars-argument-great_wyrm_routed_2 = { runewars-unit-great_wyrm } (routed, 2 damage)
runewars-argument-great_wyrm_routed_3 = { runewars-unit-great_wyrm } (routed, 3 damage)
runewars-argument-sorcerer_1 = { runewars-unit-sorcerer } (1 damage)
runewars-argument-sorcerer_routed = { runewars-unit-sorcerer } (routed)
runewars-argument-sorcerer_routed_1 = { runewars-unit-sorcerer } (routed, 1 damage)
runewars-argument-razorwing_routed = { runewars-unit-razorwing } (routed)
runewars-argument-beastman_routed = { runewars-unit-beastman } (routed)
runewars-argument-hell_hound_1 = { runewars-unit-hell_hound } (1 damage)
runewars-argument-hell_hound_routed = { runewars-unit-hell_hound } (routed)
runewars-argument-hell_hound_routed_1 = { runewars-unit-hell_hound } (routed, 1 damage)
runewars-argument-dragon_1 = { runewars-unit-dragon } (1 damage)
runewars-argument-dragon_2 = { runewars-unit-dragon } (2 damage)
runewars-argument-dragon_3 = { runewars-unit-dragon } (3 damage)
runewars-argument-dragon_routed = { runewars-unit-dragon } (routed)
runewars-argument-dragon_routed_1 = { runewars-unit-dragon } (routed, 1 damage)
runewars-argument-dragon_routed_2 = { runewars-unit-dragon } (routed, 2 damage)
runewars-argument-dragon_routed_3 = { runewars-unit-dragon } (routed, 3 damage)
runewars-argument-giant_1 = { runewars-unit-giant } (1 damage)
runewars-argument-giant_2 = { runewars-unit-giant } (2 damage)
runewars-argument-giant_3 = { runewars-unit-giant } (3 damage)
runewars-argument-giant_4 = { runewars-unit-giant } (4 damage)
runewars-argument-giant_routed = { runewars-unit-giant } (routed)
runewars-argument-giant_routed_1 = { runewars-unit-giant } (routed, 1 damage)
runewars-argument-giant_routed_2 = { runewars-unit-giant } (routed, 2 damage)
runewars-argument-giant_routed_3 = { runewars-unit-giant } (routed, 3 damage)
runewars-argument-giant_routed_4 = { runewars-unit-giant } (routed, 4 damage)

## Names in general

runewars-name-area = an area
runewars-name-source = an area
runewars-name-tactics = a Tactics card
runewars-name-order = an order
runewars-name-season_card = a Season card
runewars-name-season = a season
runewars-name-fate = a Fate card
runewars-name-destiny = a symbol
runewars-name-unit = a unit
runewars-name-dial = a dial
runewars-name-faction = a faction
runewars-name-hero = a hero
runewars-name-rival = a hero
runewars-name-leader = a hero
runewars-name-attribute = an attribute
runewars-name-reward = a Reward card
runewars-name-quest = a Quest card
runewars-name-commander = a Commander card
runewars-name-command = a Commander card
runewars-name-token = an exploration token
runewars-name-army = A side
runewars-name-window = a moment
runewars-name-result = a result
runewars-name-rune = a facedown rune
runewars-name-city = a city
runewars-name-objective = an Objective
runewars-name-arranged = unseen
runewars-name-title = a title
runewars-name-development = a development
runewars-name-improvement = a Development card
runewars-name-state = a stronghold
runewars-name-other = { name-seat }
runewars-name-by = { name-seat }
runewars-name-first = a card
runewars-name-argument =
    { $of ->
        [hidden] unseen
       *[other] { name-seat }
    }

## Questions

runewars-ask-season_card = Which Season card is drawn?
runewars-ask-choose_order = Choose your order for this season, in secret.
runewars-ask-take_back =
    { $left ->
        [one] Long Winter: take back { $left } more Order card.
       *[other] Long Winter: take back { $left } Order cards.
    }
runewars-ask-fall_gift = Fall: take 2 influence or draw a Tactics card?
runewars-ask-own_turn = Your turn, { $order-name }: play a card or use a title, or go on?
runewars-ask-bonus = Use the supremacy bonus of { $order-name }?
runewars-ask-draw_tactics = Which Tactics card is drawn?
runewars-ask-discard_tactics = Which Tactics card do you discard?
runewars-ask-draw_fates = Which Fate card is drawn?
runewars-ask-choose_fate = Which of the drawn Fate cards counts?
runewars-ask-deal_fates = Who begins? Which Fate card is drawn?
runewars-ask-choose_faction = Which faction do you lead?
runewars-ask-deal_faction = Which faction is dealt?
runewars-ask-deal_tile = Which map tile is dealt?
runewars-ask-choose_tile = Which map tile do you lay?
runewars-ask-place_column =
    { $tile ->
        [0] Home realm marker: in which column does it lie?
       *[other] Tile { $tile }: in which column does it lie?
    }
runewars-ask-place_row =
    { $tile ->
        [0] Home realm marker, column { $column }: in which row?
       *[other] Tile { $tile }, column { $column }: in which row?
    }
runewars-ask-place_turn =
    { $tile ->
        [0] Home realm marker, column { $column }, row { $row }: how is it turned?
       *[other] Tile { $tile }, column { $column }, row { $row }: how is it turned?
    }
runewars-ask-home_marker = Which marker does your home realm cover?
runewars-ask-home_turn = Marker { $marker }: how is your home realm turned?
runewars-ask-deal_city = Which city lies in { $area-name }?
runewars-ask-deal_exploration = Which exploration token lies in { $area-name }?
runewars-ask-first_stronghold = Where does your first stronghold stand?
runewars-ask-replace = How many { $unit-name } units do you take instead of { $most } × { $base-name }?
runewars-ask-quarter = How many { $unit-name } units stand in { $area-name }? There are { $most } to place.
runewars-ask-deal_hero = Which hero is dealt?
runewars-ask-first_hero = Where does { $hero-name } begin?
runewars-ask-deal_commander = Which Commander card is dealt?
runewars-ask-name_commander = Which of your heroes is your commander? Your card: { $commander-name }.
runewars-ask-deal_objective = Which Objective is dealt?
runewars-ask-hide_runes = In secret: where does the false rune lie? Dragon runes lie in the other two areas of your home realm.
runewars-ask-discard_rune =
    { $left ->
        [one] You receive a dragon rune. Discard { $left } more false rune first?
       *[other] You receive a dragon rune. Discard up to { $left } false runes first?
    }
runewars-ask-lay_token = Only { $area-name } has room: which token lies there?
runewars-ask-rune_area =
    { $area ->
        [none] In which areas do your two rune tokens lie? The first one:
       *[other] The first token lies in { $area-name }. Where does the second one lie?
    }
runewars-ask-dragon_at = In secret: in which of the two areas does the dragon rune lie?
runewars-ask-runes_from = Move runes: which of your areas is the first?
runewars-ask-runes_to = Move runes between { $source-name } and which other area of yours?
runewars-ask-turn_down = The rune in { $area-name } is faceup. Turn it down before it moves?
runewars-ask-arrange = Runes of { $source-name } and { $area-name }: leave or swap them?
runewars-ask-bid = { $season_card-name }: how much influence do you bid? You have { $influence }.
runewars-ask-tie =
    { $for ->
        [lowest] { $season_card-name }: who of those who tie is the lowest bidder?
       *[other] { $season_card-name }: who of those who tie is the highest bidder?
    }
runewars-ask-shield = { $season_card-name }: as Guildmaster, ignore the loss?
runewars-ask-season_yes =
    { $season_card ->
        [prepare_for_the_coming_year] { $season_card-name }: put your Objective away and draw a new one?
        [drought] { $season_card-name }: spend 2 influence? Otherwise you lose 1 food.
        [exhausted_soil] { $season_card-name }: lower food by 1? Otherwise a wasteland token lies in one of your areas.
        [call_to_command] { $season_card-name }: spend 2 influence to draw a hero?
        [midwinter_feast] { $season_card-name }: lower food by 1 for 3 influence?
       *[other] { $season_card-name }: do what the card allows?
    }
runewars-ask-season_player = { $season_card-name }: which player do you choose?
runewars-ask-season_area =
    { $season_card ->
        [green_returns] { $season_card-name }: from which area do you remove tokens?
        [blight_on_the_wind] { $season_card-name }: where does the wasteland token lie?
        [winds_of_al_kalim] { $season_card-name }: where does the wasteland token lie?
        [exhausted_soil] { $season_card-name }: where does the wasteland token lie?
        [the_greyhaven_accord] { $season_card-name }: from which area do you remove a token?
        [breath_of_gelidus] { $season_card-name }: where does an ice token lie?
        [a_dragon_wakes] { $season_card-name }: where does the Dragon appear?
        [swords_for_hire] { $season_card-name }: where do they join you?
        [threatened_home_realms] { $season_card-name }: a rune token leaves your home realm: from which area, or to which one?
        [power_for_the_pious] { $season_card-name }: where does the dragon rune of { $player-name } lie?
        [the_shattered_rune] { $season_card-name }: which facedown rune is revealed?
        [starving_packs] { $season_card-name }: in which area do you lose a unit?
       *[other] { $season_card-name }: which area do you choose?
    }
runewars-ask-season_dial =
    { $season_card ->
        [merchants_of_nerekhall] { $season_card-name }: raise a dial by 1 for 2 influence?
       *[other] { $season_card-name }: which dial do you lower?
    }
runewars-ask-season_unit = { $season_card-name }: which units do you hire?
runewars-ask-season_number = { $season_card-name }: how many { $unit-name } units do you place?
runewars-ask-loyalty = { $season_card-name }: spend 1 influence to keep { $hero-name }? Otherwise this hero deserts.
runewars-ask-tournament = { $season_card-name }: which of your heroes trains an attribute?
runewars-ask-return_quests = { $season_card-name }: which Quest cards do you exchange?
runewars-ask-sell_tactics = { $season_card-name }: sell a Tactics card for 2 influence?
runewars-ask-give_up_drawn = { $season_card-name }: which of the drawn cards do you discard?
runewars-ask-lose_tactics = Which Tactics card is lost?
runewars-ask-strategy_source = Strategize: who steps to an adjacent area next?
runewars-ask-strategy_target =
    { $hero ->
        [none] Strategize: where do units of { $source-name } step?
       *[other] Strategize: where does { $hero-name } step?
    }
runewars-ask-strategy_number = Strategize: how many { $unit-name } units step from { $source-name } to { $area-name }?
runewars-ask-march_target = { $order-name }: which area do you activate?
runewars-ask-march_source = { $order-name } into { $area-name }: who comes, and from where?
runewars-ask-march_number = { $order-name } into { $area-name }: how many { $unit-name } units come from { $source-name }?
runewars-ask-leave_peasant = Leave a peasant behind in an area you have left?
runewars-ask-disband =
    { $reason ->
        [food] Winter in { $area-name }: { $left } more than your food feeds. Which unit do you destroy?
        [season_card] { $season_card-name }: which unit in { $area-name } do you destroy?
       *[other] { $area-name } holds { $left } more than 8. Which unit do you destroy?
    }
runewars-ask-approach = Neutral units in { $area-name }: fight, or spend influence on diplomacy?
runewars-ask-silver_tongue = Play Silver Tongue for 2 more Fate cards?
runewars-ask-snubbed = { $area-name }: diplomacy has failed. Fight, or fall back to which area?
runewars-ask-guild_gift = Guildmaster: which resource grows by 2?
runewars-ask-fruit = Resources in { $area-name }: which dial rises by 1?
runewars-ask-work = Harvest bonus: buy a Development card or build a development?
runewars-ask-token_place = { $development-name }: at which stronghold is it built?
runewars-ask-give_up_token = All { $development-name } tokens are in play. Which one moves to { $area-name }?
runewars-ask-capital_site = Which stronghold of your home realm becomes the capital?
runewars-ask-recruit_dial = { $order-name }: with which resource do you recruit?
runewars-ask-levy = Garrison: which triangle unit joins you?
runewars-ask-swap = How many { $unit-name } units do you take instead of { $base-name }?
runewars-ask-call_back = No { $unit-name } figure is left. Destroy one in play to recruit it again?
runewars-ask-station = How many { $unit-name } units are placed in { $area-name }?
runewars-ask-benefit = { $city-name } in { $area-name }: which benefit do you take?
runewars-ask-allies = { $city-name } in { $area-name }: how many { $unit-name } units join you? The others have the same base shape.
runewars-ask-call_heroes = Rally Support: how much influence do you spend to draw as many cards?
runewars-ask-take_title = Acquire Power: which title do you buy?
runewars-ask-pay_title = { $title-name }: how much influence do you pay? { $amount } lie on it.
runewars-ask-fortify_part = Fortify: build, repair or move runes? Each once.
runewars-ask-repair = Which stronghold do you repair?
runewars-ask-building_site = Where do you build?
runewars-ask-tear_down = All your strongholds are in play. Which one moves to { $area-name }?
runewars-ask-support_hero = Battle in { $area-name }: which hero supports a unit type?
runewars-ask-support_type = Battle in { $area-name }: which unit type does { $hero-name } support?
runewars-ask-choose_type = Battle in { $area-name }, row { $row }: which of your unit types draws now?
runewars-ask-battle_window =
    { $window ->
        [start] Battle in { $area-name }, at the start: use anything, or pass?
        [before_draw] Battle in { $area-name }, row { $row }, before Fate cards are drawn: use anything, or pass?
        [after_draw] Battle in { $area-name }, row { $row }, after Fate cards are drawn: use anything, or pass?
        [routs] Battle in { $area-name }, row { $row }: use anything before you take the routs, or pass?
        [damage] Battle in { $area-name }, row { $row }: use anything before you take the damage, or pass?
        [strength] Battle in { $area-name }, strength: use anything, or pass?
        [retreat] Battle in { $area-name } is lost: use anything before the retreat, or pass?
       *[other] Battle in { $area-name } is over: use anything, or pass?
    }
runewars-ask-announce_fate = Battle in { $area-name }, row { $row }: use Tactical Fate cards instead of drawing?
runewars-ask-battle_fate = Which Fate card is drawn?
runewars-ask-put_aside =
    { $for ->
        [feint] Feint and Strike: which of your Fate cards is drawn again?
       *[other] Which of your Fate cards is put aside?
    }
runewars-ask-assign_damage =
    { $mode ->
        [grave] Grave Breath: which unit takes damage? { $left } left.
        [valiant] Valiant Strike: which unit takes the damage?
        [concentrated] Concentrated Fire: which unit takes the damage?
       *[other] Which of your units takes damage? { $left } left.
    }
runewars-ask-assign_routs =
    { $mode ->
        [stun] Stun: which of your units is routed?
       *[other] Which of your units is routed? { $left } left.
    }
runewars-ask-lose_units =
    { $mode ->
        [mortal_strike] Mortal Strike: which of your units is destroyed?
        [rain_fire] Rain Fire: which of your units is destroyed? { $left } left.
        [prowl] Prowl: which of your units is destroyed? { $left } left.
        [word_of_vaal] Word of Vaal: which of your units retreats?
        [wards] Protective Wards: which of your units retreats?
       *[other] Burning: which of your units takes 1 damage? { $left } left.
    }
runewars-ask-aim =
    { $mode ->
        [crack_shot] Crack Shot: which enemy unit takes 1 damage?
        [arrow_storm] Arrow Storm: which enemy unit takes 1 damage?
        [ball_lightning] Ball Lightning: which enemy unit takes 1 damage? { $left } left.
        [pounce] Pounce: which enemy unit is routed?
        [charge] Charge: which enemy unit is routed?
        [entangle] Entangle: which enemy unit is routed?
        [dread_charge] Dread Charge: which enemy unit is routed?
        [heraldry] Heraldry: which enemy unit is routed?
        [talon_snatch] Talon Snatch: which enemy unit is destroyed?
        [overpower] Overpower: destroy a damaged or routed enemy unit, or deal 1 damage?
        [devour] Devour: which enemy unit is destroyed?
        [flaming_breath] Flaming Breath: which enemy unit is destroyed? { $left } left.
        [drain_life] Drain Life: which enemy unit is destroyed?
        [terrifying] Terrifying: which enemy unit is routed or destroyed? { $left } left.
        [word_of_vaal] Word of Vaal: which enemy unit retreats?
        [barbed_arrows] Barbed Arrows: which enemy unit is destroyed?
       *[other] Blood Rite: which enemy unit is destroyed?
    }
runewars-ask-own_units =
    { $mode ->
        [fury] Fury: destroy which of your units to deal 2 damage?
        [sacrifice] Blood Rite: destroy which of your units?
        [stand_up] Which of your units stands up? { $left } left.
        [rise] Which of your units stands up?
        [rally] Which of your units stands up? { $left } left.
        [heal] Devour: which Obscene is healed?
        [rage] Rage: which Giant?
        [remain] Orderly Retreat: which unit is not routed? { $left } left.
        [leave] { $left } too many: which unit retreats?
        [recover] Feigned Flight: which unit stands up? { $left } left.
       *[other] { $left } too many: which unit is destroyed?
    }
runewars-ask-how_many =
    { $mode ->
        [raise_dead] Raise Dead: how many Reanimates do you place?
        [grave_breath] Grave Breath: how many Reanimates do you place?
        [hunger] Ravenous Hunger: how many Flesh Rippers do you rout, for 1 damage each?
        [take_the_blow] Take the Blow: how much damage does the commander take?
        [prowl] Prowl: how many Leonx Riders do you rout, to destroy as many units?
       *[other] The Blood Coven: how many Berserkers return?
    }
runewars-ask-spend_card = Ball Lightning: discard which Tactics card for 3 damage?
runewars-ask-card_back = Take { $tactics-name } back into your hand?
runewars-ask-rain_fire = Hellfire: what must the opponent destroy?
runewars-ask-bar_card = Eyes Everywhere: which Tactics card may not be used in this battle?
runewars-ask-use_defence = Battle in { $area-name }: discard the defensive development for its effect?
runewars-ask-retreat =
    { $for ->
        [neutrals] Where do the neutral units of { $area-name } retreat?
        [unit] Where does the unit retreat from { $area-name }?
        [excess] Where do the units beyond 8 retreat from { $area-name }?
        [called_off] Tactical Retreat: where do your units go from { $area-name }?
       *[other] Where do your units retreat from { $area-name }?
    }
runewars-ask-hero_retreat = Where does { $hero-name } retreat?
runewars-ask-replace_stronghold = Put a stronghold of your own in { $area-name }?
runewars-ask-aside = Pass in advance
runewars-ask-next_hero = Quest Phase: which hero acts next?
runewars-ask-hero_action = { $hero-name } in { $area-name }: move, heal or train?
runewars-ask-encounter = { $hero-name } in { $area-name }: challenge a hero, attempt a Quest or move on?
runewars-ask-cure = Healing Springs: which hero is healed?
runewars-ask-exchange = { $hero-name } and { $rival-name }: hand over Reward cards?
runewars-ask-partner = With whom does { $hero-name } exchange Reward cards?
runewars-ask-give_spoils = Reward cards in { $area-name }: which hero takes them?
runewars-ask-raise_attribute = Which attribute of { $hero-name } rises by 1?
runewars-ask-draw_heroes = Which Hero card is drawn?
runewars-ask-keep_hero = Which hero do you keep?
runewars-ask-place_hero = At which stronghold does { $hero-name } appear?
runewars-ask-deserter = You have too many heroes. Who leaves you?
runewars-ask-draw_quests = Which Quest card is drawn?
runewars-ask-discard_quest = More than 3 Quest cards: which one do you discard?
runewars-ask-draw_rewards = Which Reward card is drawn?
runewars-ask-keep_reward = Which Reward card does { $hero-name } keep?
runewars-ask-use_reward =
    { $moment ->
        [challenged] { $hero-name } is challenged: use a Reward card?
        [red] { $hero-name } draws red for the Quest: use a Reward card?
        [completed] { $hero-name } completes the Quest: use a Reward card?
        [acted] { $hero-name } has acted: use a Reward card?
        [between] { $hero-name }, before the next round of the duel: use a Reward card?
        [defence] { $hero-name } is hit: use a Reward card?
       *[other] An enemy falls near { $hero-name }: use a Reward card?
    }
runewars-ask-test_draw = Which Fate card is drawn for the test?
runewars-ask-draw_again = { $hero-name }: keep the cards of this test?
runewars-ask-spy_on = Spy Hunt: whose Tactics cards do you look at?
runewars-ask-enlist_at = At which stronghold do the recruits appear?
runewars-ask-enlist = Which unit appears in { $area-name }? { $left } left.
runewars-ask-strike =
    { $cause ->
        [ambush] Ambush: which enemy hero suffers 2 damage?
        [hired_blade] Hired Blade: which enemy hero suffers 2 damage?
       *[other] Krutzbek: which enemy hero suffers 1 damage?
    }
runewars-ask-duel_start = { $hero-name } against { $rival-name }: use anything, or begin the duel?
runewars-ask-kill = Grey Ker: which enemy unit in { $area-name } is destroyed?
runewars-ask-robe = Which Reward card is blocked?
runewars-ask-announce_in_duel = { $hero-name }, round { $round }: use a Tactical Fate card instead of drawing?
runewars-ask-duel_draw = Which Fate card is drawn?
runewars-ask-unit_draw = Which Fate card is drawn for { $unit-name }?
runewars-ask-special_icon = { $hero-name } has a special icon: deal damage or use a Weapon?
runewars-ask-assign_in_duel = How much of the damage does the first unit take?
runewars-ask-drift = Flooded Area: where does { $hero-name } drift?
runewars-ask-merchant = Traveling Merchant: buy a Reward card for { $hero-name }, for 3 influence?
runewars-ask-raiders = Raiding Party: does { $hero-name } lose a Reward card or suffer 1 more damage?
runewars-ask-scroll = Scroll of Sight: which area do you look at?
runewars-ask-flute = Flute of Possession: where do the neutral units of { $area-name } go?
runewars-ask-spyglass = Dwarven Spyglass: which area beside { $area-name } do you look at?
runewars-ask-window =
    { $kind ->
        [bid] { $season_card-name }: play a card before the bids, or pass?
       *[other] The orders are revealed: play a card, or pass?
    }
runewars-ask-counter = { $player-name } plays { $tactics-name }: cancel it?
runewars-ask-card_area =
    { $source ->
        [none] { $tactics-name }: which area?
       *[other] { $tactics-name }: where to from { $source-name }?
    }
runewars-ask-card_player = { $tactics-name }: which player?
runewars-ask-card_dial = { $tactics-name }: which dial?
runewars-ask-card_number = { $tactics-name }: how much?
runewars-ask-card_unit = { $tactics-name }: which unit?
runewars-ask-card_hero = { $tactics-name }: which hero?
runewars-ask-card_order = Spy Guild: which Order card do you take back?
runewars-ask-steal = Which Tactics card is taken?
runewars-ask-rumour = { $by-name } plays Rumours of Runes: turn up one of your runes, or give 2 influence?
runewars-ask-threat = { $by-name } plays Veiled Threat: give 2 influence? Otherwise you lose your supremacy bonus.
runewars-ask-league_hero =
    { $left ->
        [one] Heroes' League: which hero gives up a Reward card? { $left } left.
       *[other] Heroes' League: which hero gives up a Reward card? { $left } left.
    }
runewars-ask-league_reward = Heroes' League: which Reward card does { $hero-name } give up?
runewars-ask-proof = Victory: which dragon rune do you turn up? { $left } left.
runewars-ask-gorge = Bottomless Gorge: where does the Obscene of { $area-name } go?
runewars-ask-epic_choice = You drew { $tactics-name }. Keep it? A card that needs a facedown rune may be replaced.
runewars-ask-new_commander =
    { $cause ->
        [lost] Your commander is lost: who leads now?
        [lieutenant] Lieutenant General: which hero becomes the second commander?
       *[other] Change your commander?
    }
runewars-ask-old_commander = { $hero-name } becomes commander: who makes way?
runewars-ask-draw_commander = Which Commander card is drawn?
runewars-ask-draw_commanders = Which Commander card is drawn?
runewars-ask-keep_commander_card = Which Commander card do you keep?
runewars-ask-old_commander_card = { $commander-name } replaces which of your Commander cards?

## Actions

runewars-action-fate = Fate card { $first-name }
runewars-action-draw_tactics = Draw { $argument-name }
runewars-action-choose_fate = Use Fate card { $first-name }
runewars-action-season = Draw { $argument-name }
runewars-action-faction = Play { $argument-name }
runewars-action-tile = Tile { $argument }
runewars-action-column = Column { $argument }
runewars-action-row = Row { $argument }
runewars-action-rotate = Turn it by { $argument } sixths
runewars-action-marker = Marker { $argument }
runewars-action-deal_city =
    { $argument ->
        [none] No city
       *[other] Lay { $argument-name }
    }
runewars-action-deal_exploration = Lay { $argument-name }
runewars-action-first_stronghold = In { $argument-name }
runewars-action-replace = Take { $argument }
runewars-action-quarter = Place { $argument }
runewars-action-deal_hero = Deal { $argument-name }
runewars-action-first_hero = In { $argument-name }
runewars-action-deal_commander = Deal { $argument-name }
runewars-action-name_commander = { $argument-name } commands
runewars-action-deal_objective = Deal { $argument-name }
runewars-action-false_at =
    { $argument ->
        [hidden] Hide the runes
       *[other] False rune in { $argument-name }
    }
runewars-action-discard_rune = Discard the false rune in { $argument-name }
runewars-action-keep_runes = Discard none
runewars-action-lay_token =
    { $argument ->
        [dragon] Lay the dragon rune
        [false] Lay the false rune
       *[other] Lay a rune token
    }
runewars-action-rune_area = In { $argument-name }
runewars-action-dragon_at =
    { $argument ->
        [hidden] Lay the runes
       *[other] Dragon rune in { $argument-name }
    }
runewars-action-runes_from = { $argument-name }
runewars-action-runes_to = { $argument-name }
runewars-action-turn_down = Turn it down
runewars-action-leave_up = Leave it faceup
runewars-action-arrange =
    { $argument ->
        [swap] Swap them
        [stay] Leave them
       *[other] Lay them down
    }
runewars-action-order =
    { $argument ->
        [hidden] Give an order
       *[other] Give { $argument-name }
    }
runewars-action-take_back = Take back { $argument-name }
runewars-action-gift =
    { $argument ->
        [influence] Take 2 influence
       *[other] Draw a Tactics card
    }
runewars-action-discard_tactics = Discard { $argument-name }
runewars-action-bid =
    { $argument ->
        [hidden] Bid in secret
       *[other] Bid { $argument }
    }
runewars-action-name_bidder = { $argument-name }
runewars-action-pick_area = { $argument-name }
runewars-action-pick_player = { $argument-name }
runewars-action-pick_dial = { $argument-name }
runewars-action-pick_unit = { $argument-name }
runewars-action-pick_routed = { $argument-name } (routed)
runewars-action-pick_hero = { $argument-name }
runewars-action-pick_number = { $argument }
runewars-action-agree = Yes
runewars-action-decline = No
runewars-action-enough = Stop here
runewars-action-return_quest = Exchange { $argument-name }
runewars-action-sell_tactics = Sell { $argument-name }
runewars-action-give_up_drawn = Discard { $argument-name }
runewars-action-lose_tactics = Lose { $argument-name }
runewars-action-go_on = Go on
runewars-action-use_bonus = Use the bonus
runewars-action-skip_bonus = Skip the bonus
runewars-action-done = Done
runewars-action-activate = Activate { $argument-name }
runewars-action-move_from = Units of { $argument-name }
runewars-action-move_hero = { $argument-name }
runewars-action-passage = { $argument-name } uses the Rune of Passage
runewars-action-open_portals = Open the portals for 1 influence
runewars-action-move_to = To { $argument-name }
runewars-action-units =
    { $argument ->
        [0] None
        [one] { $argument } unit
       *[other] { $argument } units
    }
runewars-action-leave_peasant = Leave a peasant in { $argument-name }
runewars-action-disband = Destroy { $argument-name }
runewars-action-disband_routed = Destroy { $argument-name } (routed)
runewars-action-fight = Fight
runewars-action-talk = Diplomacy: spend { $argument } influence
runewars-action-silver_tongue = Play Silver Tongue
runewars-action-no_tongue = Do not play it
runewars-action-fall_back = Fall back to { $argument-name }
runewars-action-dial = Recruit with { $argument-name }
runewars-action-at = In { $argument-name }
runewars-action-buy_card = Buy { $argument-name }
runewars-action-build = Build { $argument-name }
runewars-action-unit = { $argument-name }
runewars-action-benefit =
    { $argument ->
        [neutral_units] Neutral units
        [influence] Influence
        [tactics_cards] Tactics cards
       *[other] Quest cards
    }
runewars-action-call_heroes =
    { $argument ->
        [one] Draw { $argument } Hero card
       *[other] Draw { $argument } Hero cards
    }
runewars-action-call_commanders =
    { $argument ->
        [one] Draw { $argument } Commander card
       *[other] Draw { $argument } Commander cards
    }
runewars-action-take_title = { $argument-name }
runewars-action-pay = Pay { $argument } influence
runewars-action-fortify =
    { $argument ->
        [build] Build
        [repair] Repair
       *[other] Move runes
    }
runewars-action-capital_at = Capital in { $argument-name }
runewars-action-fight_with = { $argument-name }
runewars-action-battle_card = Play { $argument-name }
runewars-action-pass_for =
    { $argument ->
        [round] Pass for this round
       *[other] Pass for this battle
    }
runewars-action-pass_ahead =
    { $argument ->
        [strength] Always pass: { runewars-window-strength }
       *[other] Always pass: { $argument-name }
    }
runewars-action-ask_again =
    { $argument ->
        [strength] Ask me again: { runewars-window-strength }
       *[other] Ask me again: { $argument-name }
    }
runewars-action-announce_fate = Use { $argument-name } as a Fate card
runewars-action-put_aside = Put aside { $first-name }
runewars-action-battle_unit = { $argument-name }
runewars-action-hit_instead = Deal damage instead
runewars-action-spend_card = Discard { $argument-name }
runewars-action-take_card_back = Take it back
runewars-action-figures = { $argument }
runewars-action-rain_on =
    { $argument ->
        [triangles] 2 triangle units
       *[other] 1 rectangle unit
    }
runewars-action-use_development = Discard it for its effect
runewars-action-support = { $argument-name } supports
runewars-action-beside = Beside { $argument-name }
runewars-action-retreat_to = To { $argument-name }
runewars-action-raise_own =
    { $argument ->
        [nothing] Build nothing
       *[other] An unused stronghold
    }
runewars-action-tear_down = Move the one in { $argument-name } here
runewars-action-ravenous_hunger = Ravenous Hunger
runewars-action-battle_reward =
    { $argument ->
        [war_banner] Tattered War Banner
       *[other] Horn of Command
    }
runewars-action-command = { $argument-name }
runewars-action-bar_card = Bar { $argument-name }
runewars-action-draw_hero = Draw { $argument-name }
runewars-action-draw_reward = Draw { $argument-name }
runewars-action-draw_quest = Draw { $argument-name }
runewars-action-robe = Block { $argument-name }
runewars-action-keep_hero = Keep { $argument-name }
runewars-action-keep_no_hero = Keep nobody
runewars-action-place_hero = In { $argument-name }
runewars-action-desert = { $argument-name } leaves
runewars-action-discard_quest = Discard { $argument-name }
runewars-action-keep_reward = Keep { $argument-name }
runewars-action-act_with = { $argument-name } acts
runewars-action-rest = Let the others rest
runewars-action-travel = Go to { $argument-name }
runewars-action-heal = Heal
runewars-action-train =
    { $argument ->
        [strength] Train strength by 2
        [agility] Train agility by 2
        [wisdom] Train wisdom by 2
        [strength_agility] Train strength and agility by 1
        [strength_wisdom] Train strength and wisdom by 1
       *[other] Train agility and wisdom by 1
    }
runewars-action-stay = Do nothing
runewars-action-pass_by = Exchange with { $argument-name } on the way
runewars-action-exchange = { $argument-name } exchanges Reward cards
runewars-action-partner = With { $argument-name }
runewars-action-hand_over = Hand over { $argument-name }
runewars-action-take_over = Take { $argument-name }
runewars-action-end_exchange = End the exchange
runewars-action-hero_card = Play { $argument-name }
runewars-action-use_reward = Use { $argument-name }
runewars-action-save_rewards = Use none
runewars-action-challenge = Challenge { $argument-name }
runewars-action-attempt = Attempt { $argument-name }
runewars-action-move_on = Move on
runewars-action-cure = Heal { $argument-name }
runewars-action-raise = Raise { $argument-name }
runewars-action-raise_nothing = Raise nothing
runewars-action-strike = { $argument-name }
runewars-action-swap_fate = Replace Fate card { $first-name }
runewars-action-keep_fates = Keep them
runewars-action-spy_on = { $argument-name }
runewars-action-enlist_at = In { $argument-name }
runewars-action-enlist = { $argument-name }
runewars-action-use_ability = Use the hero's ability
runewars-action-begin_duel = Begin the duel
runewars-action-kill = { $argument-name }
runewars-action-kill_routed = { $argument-name } (routed)
runewars-action-announce_in_duel = Use { $argument-name } as a Fate card
runewars-action-draw_fate = Draw a Fate card
runewars-action-deal_damage = Deal damage
runewars-action-to_first = { $argument } damage to the first
runewars-action-give_spoils = { $argument-name } takes them
runewars-action-take_spoils = { $argument-name } takes the Reward cards here
runewars-action-drift = To { $argument-name }
runewars-action-buy_reward = Buy it
runewars-action-buy_nothing = Buy nothing
runewars-action-lose_reward = Lose { $argument-name }
runewars-action-suffer = Suffer 1 damage
runewars-action-look_at = Look at { $argument-name }
runewars-action-flute = To { $argument-name }
runewars-action-spyglass = Look at { $argument-name }
runewars-action-play = Play { $argument-name }
runewars-action-pass_window = Pass
runewars-action-pick_order = Take back { $argument-name }
runewars-action-steal_tactics = Take { $argument-name }
runewars-action-claim_objective = Claim the Objective
runewars-action-replace_objective = Exchange the Objective
runewars-action-lead_league = Heroes' League: 3 Reward cards for a dragon rune
runewars-action-give_reward = Give up { $argument-name }
runewars-action-claim_victory = Claim victory
runewars-action-raze = Remove the token in { $argument-name }
runewars-action-through_gorge = Bottomless Gorge: an Obscene of { $argument-name }
runewars-action-keep_drawn = Keep it
runewars-action-replace_drawn =
    { $argument ->
        [hidden] Draw another card
       *[other] Discard { $argument-name } and draw another card
    }
runewars-action-draw_commander = Draw { $argument-name }
runewars-action-lead_with = { $argument-name } commands
runewars-action-keep_commander = Change nothing
runewars-action-replace_commander = Replace { $argument-name }
runewars-action-keep_commander_card = Keep { $argument-name }
runewars-action-keep_no_commander_card = Keep none
runewars-action-replace_commander_card = Replace { $argument-name }

## Events

runewars-event-year = Year { $year } begins.
runewars-event-season_card = { $season-name }: { $season_card-name }.
runewars-event-stands_up = All routed figures stand up.
runewars-event-fate_shuffled = The Fate deck is shuffled.
runewars-event-fate_drawn =
    { $fate ->
        [hidden] { $seat-name } draws a Fate card.
       *[other] { $seat-name } draws Fate card { $fate-name }.
    }
runewars-event-fate_chosen =
    { $fate ->
        [hidden] { $seat-name } uses a Fate card.
       *[other] { $seat-name } uses Fate card { $fate-name }.
    }
runewars-event-drawn = { $seat-name } draws { $tactics-name }.
runewars-event-discarded = { $seat-name } discards { $tactics-name }.
runewars-event-influence = { $seat-name }: { $amount } influence.
runewars-event-dial = { $seat-name }: { $dial-name } goes from { $from } to { $to }.
runewars-event-revealed = { $seat-name } reveals { $order-name }.
runewars-event-turn = Turn of { $seat-name }: { $order-name }.
runewars-event-eliminated = { $seat-name } is out of the game.
runewars-event-wins =
    { $runes ->
        [one] { $seat-name } wins with { $runes } dragon rune.
       *[other] { $seat-name } wins with { $runes } dragon runes.
    }
runewars-event-first_player = { $seat-name } is the first player.
runewars-event-faction = { $seat-name } plays { $faction-name }.
runewars-event-tile_dealt = { $seat-name } gets tile { $tile }.
runewars-event-tile_laid = Tile { $tile } is laid in column { $column }, row { $row }, turned by { $sixths } sixths.
runewars-event-tile_left_out = Tile { $tile } of { $seat-name } finds no place and is left out.
runewars-event-marker_laid = Home realm marker { $marker } lies in column { $column }, row { $row }.
runewars-event-markers_closer = Markers may lie closer: { $distance } areas between them are enough.
runewars-event-tiles_taken_back = There is no room for the home realms. All tiles are taken back.
runewars-event-preset_board = The ready-made board is used.
runewars-event-home_laid = { $seat-name } lays the home realm in column { $column }, row { $row }, turned by { $sixths } sixths.
runewars-event-city = { $city-name } lies in { $area-name }.
runewars-event-first_stronghold = { $seat-name } places the first stronghold in { $area-name }.
runewars-event-mustered = { $seat-name } musters { $number } × { $unit-name } in { $area-name }.
runewars-event-first_hero = { $seat-name }: { $hero-name } begins in { $area-name }.
runewars-event-commander_named = { $seat-name }: { $hero-name } is commander, with { $commander-name }.
runewars-event-objective_dealt = { $seat-name } is dealt { $objective-name }.
runewars-event-runes_hidden = Everyone has hidden the runes of their home realm.
runewars-event-rune_laid =
    { $rune ->
        [hidden] { $seat-name } lays a rune facedown in { $area-name }.
       *[other] { $seat-name } lays a { $rune-name } in { $area-name }.
    }
runewars-event-rune_seen =
    { $rune ->
        [hidden] { $seat-name } looks at the rune in { $area-name }.
       *[other] { $seat-name } sees the rune in { $area-name }: { $rune-name }.
    }
runewars-event-rune_up = The rune in { $area-name } is turned up: { $rune-name }.
runewars-event-rune_down = The rune in { $area-name } is turned down.
runewars-event-rune_discarded = { $seat-name } discards a { $rune-name } in { $area-name }.
runewars-event-runes_moved =
    { $arranged ->
        [swap] { $seat-name } swaps the runes of { $source-name } and { $area-name }.
        [stay] { $seat-name } leaves the runes of { $source-name } and { $area-name } as they were.
       *[other] { $seat-name } mixes the runes of { $source-name } and { $area-name }.
    }
runewars-event-declared = { $seat-name } has { $amount } influence.
runewars-event-bid_shown = { $seat-name } bids { $amount }.
runewars-event-highest = { $seat-name } is the highest bidder, with { $amount }.
runewars-event-lowest = { $seat-name } is the lowest bidder, with { $amount }.
runewars-event-loss_ignored = { $seat-name }, Guildmaster, ignores the loss.
runewars-event-rune_moved = { $seat-name } moves a rune from { $source-name } to { $area-name }.
runewars-event-picked_player = { $seat-name } chooses { $other-name }.
runewars-event-activated = { $seat-name } activates { $area-name }.
runewars-event-units_move = { $number } × { $unit-name } from { $source-name } to { $area-name }.
runewars-event-hero_moves = { $hero-name } goes from { $source-name } to { $area-name }.
runewars-event-units_placed = { $number } × { $unit-name } placed in { $area-name }.
runewars-event-units_destroyed = { $number } × { $unit-name } destroyed in { $area-name }.
runewars-event-neutrals_ally = The neutral units of { $area-name } ally with { $seat-name }.
runewars-event-neutrals_leave = The allies of { $seat-name } in { $area-name } are neutral again.
runewars-event-diplomacy = { $seat-name } tries diplomacy in { $area-name }, for { $amount } influence.
runewars-event-tongue = { $seat-name } plays { $tactics-name }.
runewars-event-falls_back = { $seat-name } falls back from { $source-name } to { $area-name }.
runewars-event-peasant_stays = A peasant stays in { $area-name }.
runewars-event-peasant_goes = The peasant of { $area-name } is gone.
runewars-event-wasteland = { $area-name } becomes a wasteland.
runewars-event-ice =
    { $number ->
        [one] { $area-name } is frozen.
       *[other] { $area-name } is frozen, with { $number } ice tokens.
    }
runewars-event-land_heals = { $area-name } is free of wasteland and ice.
runewars-event-development = { $development-name } is built in { $area-name }.
runewars-event-development_goes = { $development-name } in { $area-name } is lost.
runewars-event-card_bought = { $seat-name } buys { $improvement-name }.
runewars-event-capital_rises = A capital rises in { $area-name }.
runewars-event-title = { $seat-name } becomes { $title-name }, for { $amount } influence.
runewars-event-repaired = The stronghold in { $area-name } is repaired.
runewars-event-built = { $seat-name } builds a stronghold in { $area-name }.
runewars-event-torn_down = The stronghold in { $area-name } is torn down.
runewars-event-battle =
    { $player ->
        [hidden] { $seat-name } attacks { $area-name }.
        [none] { $seat-name } attacks the neutral units of { $area-name }.
        [0] { $seat-name } attacks the neutral units of { $area-name }.
       *[other] { $seat-name } attacks { $player-name } in { $area-name }.
    }
runewars-event-battle_over = { $army-name } wins the battle in { $area-name }, attack { $attack } to defence { $defence }.
runewars-event-battle_called_off = The battle in { $area-name } is called off.
runewars-event-supports = { $seat-name }: { $leader-name } supports { $unit-name }.
runewars-event-fights = { $army-name }: { $unit-name } draws.
runewars-event-fate_announced = { $army-name } uses { $tactics-name } as a Fate card.
runewars-event-fate_taken =
    { $fate ->
        [hidden] { $army-name } draws a Fate card.
       *[other] { $army-name } draws Fate card { $fate-name }.
    }
runewars-event-fate_shown =
    { $result ->
        [miss] { $army-name }: miss.
        [special] { $army-name }: special.
        [rout] { $army-name }: { $amount } rout.
       *[other] { $army-name }: { $result-name } { $amount }.
    }
runewars-event-tactics_shown = { $army-name }, { $tactics-name }: { $result-name } { $amount }.
runewars-event-played = { $seat-name } plays { $tactics-name }.
runewars-event-taken_back = { $seat-name } takes { $tactics-name } back.
runewars-event-commanded = { $seat-name } uses { $command-name }.
runewars-event-passed_ahead =
    { $given ->
        [0] { $seat-name } wants to be asked again: { $window-name }.
       *[other] { $seat-name } passes ahead: { $window-name }.
    }
runewars-event-unit_hit = { $army-name }: { $unit-name } takes { $amount } damage.
runewars-event-unit_routed = { $army-name }: { $unit-name } is routed.
runewars-event-unit_destroyed = { $army-name }: { $unit-name } is destroyed.
runewars-event-unit_stands = { $army-name }: { $unit-name } stands up.
runewars-event-units_raised = { $army-name }: { $amount } × { $unit-name } placed.
runewars-event-units_flee =
    { $amount ->
        [one] { $amount } unit retreats from { $source-name } to { $area-name }.
       *[other] { $amount } units retreat from { $source-name } to { $area-name }.
    }
runewars-event-units_lost = No way out of { $area-name }: { $amount } × { $unit-name } lost.
runewars-event-defence_used = { $seat-name } discards the defensive development in { $area-name }.
runewars-event-stronghold_turned = The stronghold in { $area-name } is damaged.
runewars-event-stronghold_taken = { $seat-name } conquers the stronghold in { $area-name }.
runewars-event-stronghold_replaced = { $seat-name } puts a stronghold in { $area-name }.
runewars-event-looked_at = { $seat-name } looks at a card of { $player-name }: { $tactics-name }.
runewars-event-card_barred = { $seat-name } bars { $tactics-name } of { $player-name } for this battle.
runewars-event-hero_drawn = { $seat-name } draws { $hero-name }.
runewars-event-hero_placed = { $seat-name }: { $hero-name } appears in { $area-name }.
runewars-event-deserted = { $hero-name } leaves { $seat-name }.
runewars-event-hero_moved = { $hero-name } goes from { $source-name } to { $area-name }.
runewars-event-hero_damaged = { $hero-name } suffers { $amount } damage.
runewars-event-hero_healed = { $hero-name } heals { $amount } damage.
runewars-event-hero_routed = { $hero-name } is routed.
runewars-event-hero_defeated = { $hero-name } of { $seat-name } is defeated.
runewars-event-trained = { $hero-name } trains { $attribute-name } by { $amount }.
runewars-event-reward_drawn = { $hero-name } gets { $reward-name }.
runewars-event-reward_shown = { $hero-name } uses { $reward-name }.
runewars-event-reward_discarded = { $hero-name } discards { $reward-name }.
runewars-event-reward_passed = { $hero-name } hands { $rival-name } { $reward-name }.
runewars-event-reward_won = { $hero-name } wins { $reward-name }.
runewars-event-spoils_left =
    { $amount ->
        [one] { $amount } Reward card is left in { $area-name }.
       *[other] { $amount } Reward cards are left in { $area-name }.
    }
runewars-event-spoils_taken =
    { $amount ->
        [one] { $hero-name } takes { $amount } Reward card.
       *[other] { $hero-name } takes { $amount } Reward cards.
    }
runewars-event-quest_phase = The Quest Phase begins.
runewars-event-quest_drawn = { $seat-name } draws { $quest-name }.
runewars-event-quest_discarded = { $seat-name } discards { $quest-name }.
runewars-event-quest_attempted = { $hero-name } attempts { $quest-name }.
runewars-event-quest_completed = { $hero-name } completes { $quest-name }.
runewars-event-quest_failed = { $hero-name } fails in { $quest-name }.
runewars-event-hero_card = { $seat-name } plays { $tactics-name } for { $hero-name }.
runewars-event-hand_seen = { $seat-name } looks at the Tactics cards of { $other-name }.
runewars-event-card_seen = { $seat-name } sees { $tactics-name }.
runewars-event-stronghold_broken = The stronghold in { $area-name } is damaged.
runewars-event-duel_begins = { $hero-name } challenges { $rival-name }.
runewars-event-units_duel = { $hero-name } fights { $amount } × { $unit-name }.
runewars-event-ability_used = { $hero-name } uses the ability.
runewars-event-reward_blocked = { $hero-name }: { $reward-name } is blocked.
runewars-event-announced_in_duel = { $hero-name } uses { $tactics-name } as a Fate card.
runewars-event-unit_damaged = { $unit-name } takes { $amount } damage.
runewars-event-unit_defeated = { $unit-name } is beaten.
runewars-event-unit_killed = { $hero-name } destroys { $unit-name }.
runewars-event-called_off = { $hero-name } calls the duel off.
runewars-event-duel_ends = The duel is over.
runewars-event-explored = In { $area-name }: { $token-name }.
runewars-event-token_seen =
    { $token ->
        [hidden] { $seat-name } looks at the exploration token in { $area-name }.
       *[other] { $seat-name } sees the exploration token in { $area-name }: { $token-name }.
    }
runewars-event-token_gone = { $token-name } in { $area-name } is gone.
runewars-event-city_rises = The Sunken City rises in { $area-name }.
runewars-event-tokens_removed =
    { $amount ->
        [one] { $amount } wasteland or ice token goes from { $area-name }.
       *[other] { $amount } wasteland or ice tokens go from { $area-name }.
    }
runewars-event-ice_on_area = An ice token lies in { $area-name }.
runewars-event-card_played = { $seat-name } plays { $tactics-name }.
runewars-event-countered = { $seat-name } cancels { $tactics-name } with Counterspell.
runewars-event-order_taken_back = { $seat-name } takes { $order-name } back.
runewars-event-token_placed = An activation token of { $seat-name } lies in { $area-name }.
runewars-event-stronghold_now = { $area-name }, { $seat-name }: { $state-name }.
runewars-event-neutrals_lured = The neutral units of { $source-name } go to { $area-name }.
runewars-event-card_handed = { $seat-name } gives { $tactics-name } to { $other-name }.
runewars-event-card_stolen = { $seat-name } takes { $tactics-name } from { $other-name }.
runewars-event-hand_looked_at = { $seat-name } sees in the hand of { $other-name }: { $number } × { $tactics-name }.
runewars-event-bonus_lost = { $seat-name } loses the supremacy bonus of this season.
runewars-event-left_out = { $seat-name } takes no part in the bid.
runewars-event-objective_met = { $seat-name } meets { $objective-name }.
runewars-event-objective_replaced = { $seat-name } replaces the Objective { $objective-name }.
runewars-event-league_led = { $seat-name } leads the Heroes' League: 3 Reward cards for a dragon rune.
runewars-event-claimed = { $seat-name } claims victory: the Victory card lies on the deck of { $season-name }.
runewars-event-claim_failed = The claim of { $seat-name } fails in { $season-name }.
runewars-event-claim_proved = The claim of { $seat-name } holds in { $season-name }.
runewars-event-obscene_moved = { $seat-name }: an Obscene goes from { $source-name } to { $area-name }.
runewars-event-commander_drawn = { $seat-name } draws { $commander-name }.
runewars-event-commander_lost = { $seat-name } loses { $commander-name }.

## Before a match

runewars-blurb = Dragon runes have fallen into the land of Terrinoth. Four factions send armies and heroes to seize them: whoever holds six of them wins.
runewars-option-ruleset = Rules
runewars-option-ruleset-original = Original edition: six years, six runes win at once
runewars-option-ruleset-revised = Revised edition: seven years, victory must be proved
runewars-option-bow = Banners of War, the expansion
runewars-option-bow-true = With the expansion
runewars-option-bow-false = Base game only
runewars-option-board = Board
runewars-option-board-preset = Ready-made
runewars-option-board-build = Built by the players
runewars-option-homes = Home realms
runewars-option-homes-build = Placed by the players
runewars-option-homes-preset = Ready-made, on their board
runewars-option-factions = Factions
runewars-option-factions-choose = Players choose
runewars-option-factions-deal = Dealt at random
runewars-option-exploration = Exploration tokens
runewars-option-exploration-true = In every area outside the home realms
runewars-option-exploration-false = None
runewars-option-epic = Epic game
runewars-option-epic-true = Eight years, seven runes
runewars-option-epic-false = Usual length
runewars-option-development_cards = Development cards
runewars-option-development_cards-true = For sale with the Harvest bonus
runewars-option-development_cards-false = None
runewars-option-commanders = Battlefield commanders
runewars-option-commanders-true = One hero leads the army
runewars-option-commanders-false = None
runewars-option-free_cities = Rise of the Free Cities
runewars-option-free_cities-true = Richer cities, some with a dragon rune
runewars-option-free_cities-false = Usual cities
runewars-option-road_to_victory = Road to Victory
runewars-option-road_to_victory-true = Victory is claimed and must hold for a year
runewars-option-road_to_victory-false = Enough runes win at once
runewars-preset-standard = Standard
runewars-preset-standard-about = Banners of War on a ready-made board; the original rules.
runewars-preset-first_game = First match
runewars-preset-first_game-about = Factions are dealt and everything is ready: begin with the first spring.
runewars-preset-build = Build the land
runewars-preset-build-about = You lay the map tile by tile before you fight over it.
runewars-preset-base = Base game
runewars-preset-base-about = Without the expansion.
runewars-preset-revised = Revised edition
runewars-preset-revised-about = Seven years; heroes march and support; victory is claimed.
runewars-preset-epic = Epic
runewars-preset-epic-about = Eight years and one rune more.
runewars-preset-everything = Everything
runewars-preset-everything-about = All modules of Banners of War at once. Not for the first match.

## The table as text

runewars-board-year = Year
runewars-board-set_up = Set-up
runewars-board-runes = dragon runes
runewars-board-needed = needed
runewars-board-influence = influence
runewars-board-tactics = Tactics
runewars-board-quests = Quests
runewars-board-dials = Dials
runewars-board-orders = Orders
runewars-board-hand = Hand
runewars-board-fate_discard = Fate discard pile
runewars-board-new = new
runewars-board-objective = Objective
runewars-board-routed = routed
runewars-board-damage = damage
runewars-board-activated = activated
runewars-board-neutral = Neutral
runewars-board-heroes = Heroes
runewars-board-rewards = Reward cards
runewars-board-battle = Battle
runewars-board-wasteland = wasteland
runewars-board-ice = ice
runewars-board-peasant = peasant
runewars-board-row = row
runewars-board-water = water
runewars-board-mountain = mountain
runewars-board-strength = strength
runewars-board-far = exploration token (2+)
runewars-board-near = exploration token (1)
runewars-board-signs = Signs: P1:3-1 three units of player 1 stand, one lies; n neutral; S stronghold, K capital (s, k damaged); C city; R dragon rune, f false rune, ? facedown; h hero; x wasteland; i ice; e exploration token; * activation token; ! battle marker

## Refusals

why-RUN-ORD-03 = You have already used { $order-name }. Used Order cards stay open until spring.
why-RUN-BOW-06 = That belongs to Banners of War, which is not in play.
why-RUN-ORD-06 = Long Winter: you take back one of your used Order cards.
why-RUN-QST-10 = That Fate card is not among those you drew.
why-RUN-TAC-04 =
    { $held ->
        [-1] You do not hold that card.
       *[other] You do not hold { $tactics-name }.
    }
why-RUN-ORD-04 = The supremacy bonus belongs to the highest number among your open Order cards.
why-RUN-SET-02 = That faction is taken.
why-RUN-MAP-03 = That is not one of your tiles.
why-RUN-MAP-29 = From there the other tiles, markers or home realms would find no place.
why-RUN-MAP-04 = A tile must fit and touch at least two areas of the board with at least two of its own.
why-RUN-MAP-05 = Mountain or water borders may not lie against each other.
why-RUN-MAP-07 = The tile after the Sunken Sands touches two of its sides with two different areas.
why-RUN-MAP-08 = Two sides of the Sunken Sands must border two different areas.
why-RUN-MAP-09 = Mountain or water may not lie against the yellow border of the Sunken Sands.
why-RUN-MAP-11 = A marker lies at the edge of the board, along at least three open borders and far enough from the others.
why-RUN-MAP-12 = At least three areas must lie between two markers.
why-RUN-ORIG-02 = At least four areas must lie between two markers.
why-RUN-MAP-18 = Your home realm must cover a free marker with two areas, and coloured borders may not lie against each other.
why-RUN-MAP-19 = Home realms may not be adjacent.
why-RUN-SET-08 = The first stronghold stands in your own home realm.
why-RUN-SET-10 = You can replace at most { $most } of them.
why-RUN-SET-09 = You can place at most { $most } of them there: 8 units in an area, and no more than are left.
why-RUN-SET-11 = Your first hero begins in your home realm.
why-RUN-CMD-02 = Your commander is one of your own heroes.
why-RUN-ORIG-01 = Your first runes lie in your home realm.
why-RUN-MAP-16 = The first runes lie in areas without a rune that are not adjacent to a home realm marker.
why-RUN-RUNE-01 = That is not an area for it: a new rune lies in a friendly or uncontrolled area without a rune.
why-RUN-RUNE-04 = A rune token lies there already.
why-RUN-REV-01 = You control no rune token there.
why-RUN-REV-05 = That token is faceup already.
why-RUN-REV-02 = It must be a dragon rune.
why-RUN-ORD8-04 = Runes move between two areas that you control, and at least one of them must have a token.
why-RUN-BID-01 = You have { $influence } influence: bid at most { $most }.
why-RUN-BID-02 = That player is not among those who tie.
why-RUN-SEA-02 = The Season card does not allow that.
why-RUN-DES-05 = No wasteland token can lie there: not in a home realm, and not with another wasteland or ice token.
why-RUN-CRY-05 = No ice token can lie there: not in a home realm, and not with a wasteland token.
why-RUN-BID-05 = There is no facedown rune in a controlled area.
why-RUN-MOV-03 = Your activation token is in { $area-name } already.
why-RUN-TERM-10 = Nobody there can act: routed figures and those that are not yours stay where they are.
why-RUN-MOV-02 = Your activation token is in { $area-name }: units may not leave it.
why-RUN-MOV-01 =
    { $away ->
        [-1] Units reach it only through friendly or empty areas, and there is no such way.
       *[other] That is out of reach: figures there move { $reach } { $reach ->
            [one] area
           *[other] areas
        }, and it is { $away } away.
    }
why-RUN-CARD-06 = An effect of this season forbids it.
why-RUN-ORD2-03 = That would start a second battle.
why-RUN-ORD2-04 = You have fought already, so you must fall back.
why-RUN-CARD-01 = That would have no effect now, or you cannot pay for it.
why-RUN-MOV-13 = With more than 8 units there is no diplomacy; { $units } have come so far.
why-RUN-NEU-11 = Allied neutral units cannot end their move there without units of your faction.
why-RUN-ORD1-01 = Strategize moves your own units and heroes to an adjacent area that is open to them.
why-RUN-MOV-15 = A routed hero cannot move.
why-RUN-CMD-27 = A commander moves like a unit, and enters such an area only together with units.
why-RUN-MOV-14 = Heroes do not move with this order.
why-RUN-RWD-01 = No hero of yours has that Reward card for this.
why-RUN-EXPL-07 = You need 1 influence, figures to move and at least two faceup portals.
why-RUN-ORD2-01 = Units of that area have been chosen already.
why-RUN-ORD1-02 = Each figure steps only once, to an adjacent area.
why-RUN-ORD1-03 = Units in an area with your activation token stay there.
why-RUN-PEA-02 = A peasant stays only where you have just left with all your units.
why-RUN-MOV-11 = You have no such unit there, or that many may not come.
why-RUN-NEU-02 = Diplomacy costs 1 to 6 influence, and you have { $influence }.
why-RUN-TAC-02 =
    { $held ->
        [-1] That card cannot be used yet, or you do not hold it.
        [0] You do not hold { $tactics-name }.
       *[other] You drew { $tactics-name } in this season: use it from the next season on.
    }
why-RUN-NEU-06 = Your units fall back to an adjacent friendly or empty area.
why-RUN-RES-01 =
    { $space ->
        [-1] That dial cannot be turned any further.
       *[other] Your { $dial-name } dial is at { $space } and cannot be turned any further.
    }
why-RUN-ORD4-03 = With the Harvest bonus you build one development for 1 wood.
why-RUN-STR-06 = A development needs one of your strongholds with room for it.
why-RUN-LIM-03 = You have no such token there to give up.
why-RUN-BOW-02 = Development cards are not in play.
why-RUN-DCRD-02 = You may buy only one Development card with each Harvest bonus.
why-RUN-DCRD-01 = That is a Development card of another faction.
why-RUN-DCRD-04 = You already have that Development card.
why-RUN-DCRD-03 = Your dials do not pay for { $improvement-name }: food { $food }, wood { $wood }, ore { $ore }.
why-RUN-CAP-09 = The capital takes the place of a stronghold of yours in your home realm.
why-RUN-ORD5-04 = The bonus recruits with another resource.
why-RUN-ORD5-01 = That dial brings no units.
why-RUN-GAR-06 = Garrison brings triangle units of your faction.
why-RUN-ORD5-06 = You can replace at most { $most }, one for one.
why-RUN-ORD5-05 = You have no such unit in a friendly area.
why-RUN-ORD5-03 = You have gained only { $most } of them.
why-RUN-ORD6-02 =
    { $most ->
        [-1] There are not that many figures left.
       *[other] Only { $most } of them can come: there are not enough figures left.
    }
why-RUN-ORD6-01 = That city does not offer it now.
why-RUN-ORD6-05 = You need the influence, and enough Hero cards. You have { $influence } influence.
why-RUN-CMD-09 = Commander cards need a commander, the influence, and enough cards; and it must be one of yours.
why-RUN-ORD7-02 = There is { $amount } influence on { $title-name }: spend more than that. You have { $influence }.
why-RUN-ORD8-01 = You have done that part of Fortify.
why-RUN-ORD8-03 = A repair costs 1 ore, and the stronghold must be damaged. You have { $ore } ore.
why-RUN-ORD8-02 = A stronghold costs 1 wood and 1 ore and stands in an area that you control. You have { $wood } wood and { $ore } ore.
why-RUN-STR-03 = Where a stronghold or city stands nothing is built.
why-RUN-STR-04 = Nothing is built on the Sunken Sands.
why-RUN-CAP-05 = A lost capital is rebuilt in your home realm, for 2 ore and 1 wood.
why-RUN-STR-05 = You have no stronghold there that could be moved.
why-RUN-BAT-08 = One of your standing unit types of this row that has not drawn fights now.
why-RUN-TAC-01 =
    { $held ->
        [-1] This is not the moment for that, or you do not have it.
        [0] You do not hold { $tactics-name }.
       *[other] This is not the moment for { $tactics-name }.
    }
why-RUN-BAT-48 =
    { $held ->
        [-1] The same card has just been played at this moment.
       *[other] You have just played { $tactics-name }: not twice at the same moment.
    }
why-RUN-CMD-12 = That is not possible for your commander now.
why-RUN-TFC-01 = That is not a Tactical Fate card.
why-RUN-TFC-04 = A Tactical Fate card cannot be used in the season in which it was drawn.
why-RUN-TFC-06 = You cannot use more Tactical Fate cards than the type would draw.
why-RUN-BAT-49 = That card is not among those your side drew.
why-RUN-BAT-20 = Damage goes to a damaged unit first, then to a standing one.
why-RUN-BAT-19 = A rout goes to an undamaged standing unit first.
why-RUN-BAT-22 = A standing unit is destroyed first.
why-RUN-CARD-02 = That unit is not a target for it.
why-RUN-CARD-03 = That is not a choice here.
why-RUN-CARD-04 =
    { $most ->
        [-1] There are not that many figures for it.
       *[other] There are only { $most } of them.
    }
why-RUN-RET-02 = Units retreat to an adjacent friendly area, or to an empty one if there is none.
why-RUN-RET-06 = A hero retreats to an adjacent area.
why-RUN-BAT-39 = You can tear one down only if all your strongholds are in play.
why-RUN-BAT-04 = A supporting hero stands in the battle, each beside another unit type.
why-RUN-BAT-28 = An option that can be met in full must be taken.
why-RUN-WINDOW-02 = You already pass there in advance, or you are already asked there.
why-RUN-QST-01 = That hero is not yours or has acted.
why-RUN-QST-02 =
    { $away ->
        [-1] { $hero-name } cannot get there.
       *[other] That is too far for { $hero-name }: { $away } areas away, with { $reach } to go.
    }
why-RUN-QST-04 = Heroes heal only in a friendly area, and only if they are damaged.
why-RUN-QST-05 = Each attribute is trained only once.
why-RUN-QST-03 = You do not hold that Quest card.
why-RUN-QST-09 = That Quest is attempted in another place, or cannot be paid for.
why-RUN-DUEL-01 = There is no such enemy hero here to challenge.
why-RUN-DUEL-08 = A routed hero cannot start a duel.
why-RUN-CMD-04 = Commanders take no part in Quests.
why-RUN-CMD-08 = A commander may not leave an activated area, nor move while routed.
why-RUN-RWD-02 = Reward cards change hands between heroes of one player in one place.
why-RUN-RWD-03 = At most one Weapon and one Armour in a duel.
why-RUN-RWD-04 = That Reward card is blocked in this duel.
why-RUN-DUEL-09 = That is not a Tactical Fate card you can use in this duel.
why-RUN-HER-04 = A new hero appears at one of your strongholds.
why-RUN-ORD6-04 = That hero is not among those drawn.
why-RUN-HER-02 = The hero's ability cannot be used now.
why-RUN-DUEL-12 = There are no Reward cards to take there.
why-RUN-EXPL-10 = That costs 3 influence, and you have { $influence }.
why-RUN-REV-06 = There is no facedown rune to reveal.
why-RUN-TAC-06 = Choose at most { $most }: 3 influence, and no more than the player has.
why-RUN-OBJ-01 = Your Objective is not met.
why-RUN-TITLE-05 = The Captain does that once in each of their turns, with 3 Reward cards.
why-RUN-TITLE-06 = That hero does not have that card.
why-RUN-ROAD-01 = Victory is not claimed in this match.
why-RUN-ROAD-11 = You control { $runes } dragon runes and need { $needed }. You turn up exactly as many as the proof needs.
why-RUN-ROAD-06 = A Victory card lies on that deck already. Wait for the next season.
why-RUN-ROAD-07 = In the last year no victory is claimed.
why-RUN-ROAD-09 = Your Victory card lies on a deck already.
why-RUN-EXPL-05 =
    { $units ->
        [-1] You remove such a token in an area you control with at least 6 units.
       *[other] You remove such a token in an area you control with at least 6 units; in { $area-name } there are { $units }.
    }
why-RUN-DCRD-09 = You have not bought Bottomless Gorge, or no standing Obscene may go there.
why-RUN-EPIC-04 = Only a card that needs a facedown rune is replaced.
why-RUN-CMD-17 = Your new commander is another hero of yours at one of your strongholds.

## Remarks

runewars-remark-act_with = in { $area-name }
runewars-remark-activate =
    { $relation ->
        [friendly] yours, standing units: { $units }
        [enemy] battle against { $player-name }, standing units: { $units }
        [neutral] neutral units: { $units }
       *[other] empty
    }
runewars-remark-units = { $area-name } would hold { $units } of your units: only 8 may stay there
runewars-remark-move_from = { $area-name } would hold { $units } of your units: only 8 may stay there
runewars-remark-move_to = { $area-name } would hold { $units } of your units: only 8 may stay there
runewars-remark-play = { $tactics-name }
runewars-remark-battle_card = { $tactics-name }
runewars-remark-hero_card = { $tactics-name }
runewars-remark-discard_tactics = { $tactics-name }
runewars-remark-sell_tactics = { $tactics-name }
runewars-remark-give_up_drawn = { $tactics-name }
runewars-remark-spend_card = { $tactics-name }
runewars-remark-bar_card = { $tactics-name }
runewars-remark-keep_reward = { $reward-name }
runewars-remark-use_reward = { $reward-name }
runewars-remark-lose_reward = { $reward-name }
runewars-remark-give_reward = { $reward-name }
runewars-remark-hand_over = { $reward-name }
runewars-remark-take_over = { $reward-name }
runewars-remark-attempt = { $quest-name }
runewars-remark-discard_quest = { $quest-name }
runewars-remark-return_quest = { $quest-name }
runewars-remark-command = { $commander-name }
runewars-remark-keep_commander_card = { $commander-name }
runewars-remark-replace_commander_card = { $commander-name }
runewars-remark-keep_hero = { $hero-name }
runewars-remark-desert = { $hero-name }
runewars-remark-order = { $order-name }
runewars-remark-take_back = { $order-name }
runewars-remark-pick_order = { $order-name }
runewars-remark-buy_card = { $improvement-name }
runewars-remark-build = { $development-name }
runewars-remark-take_title = { $title-name }

## Reasons of hints

runewars-reason-runes = It brings you more dragon runes.
runewars-reason-areas = It gives you more areas.
runewars-reason-army = It gives you a stronger army.
runewars-reason-home_guard = It guards your home realm.
runewars-reason-strongholds = It gives you more strongholds.
runewars-reason-heroes = It helps your heroes.
runewars-reason-rewards = It brings you Reward cards.
runewars-reason-influence = It leaves you more influence.
runewars-reason-tactics = It leaves you more Tactics cards.
runewars-reason-dials = It gives you more resources.
runewars-reason-cities = It gives you more cities.
runewars-reason-titles = It brings or keeps you a title.
runewars-reason-prey = It brings your army nearer to runes it can take.
runewars-reason-danger = It leaves fewer of your runes in danger.
runewars-reason-others = It leaves the others worse off.

## Glossary

runewars-term-dragon_rune = Dragon rune
runewars-term-dragon_rune-about = What you win with. It lies facedown in an area, and whoever controls the area has it.
runewars-term-false_rune = False rune
runewars-term-false_rune-about = Looks like a dragon rune from the back and is worth nothing.
runewars-term-area = Area
runewars-term-area-about = One hexagon of the map. It gives food, wood and ore to whoever controls it.
runewars-term-home = Home realm
runewars-term-home-about = The three areas of your faction where you begin.
runewars-term-control = Control
runewars-term-control-about = You control an area with your units or your stronghold in it.
runewars-term-friendly = Friendly area
runewars-term-friendly-about = An area that you control.
runewars-term-empty = Empty area
runewars-term-empty-about = Nobody controls it, and no units stand there.
runewars-term-stronghold = Stronghold
runewars-term-stronghold-about = Defends an area with strength 5, damaged with 3. You recruit and place heroes there.
runewars-term-activation = Activation token
runewars-term-activation-about = Lies where you marched to; until spring your units cannot march out of there.
runewars-term-routed = Routed
runewars-term-routed-about = A figure that lies down. It does not fight or move until it stands up in spring.
runewars-term-neutral = Neutral unit
runewars-term-neutral-about = Belongs to nobody until diplomacy wins it over; then it fights for you beside your own units.
runewars-term-order = Order card
runewars-term-order-about = What you do this season. The number says who comes first.
runewars-term-bonus = Supremacy bonus
runewars-term-bonus-about = Yours if the order has the highest number of all your open Order cards this year.
runewars-term-dial = Dial
runewars-term-dial-about = Shows food, wood and ore. Recruits and icons up to the arrow are yours.
runewars-term-influence = Influence
runewars-term-influence-about = Pays for bids, diplomacy, titles and heroes, and breaks ties.
runewars-term-fate = Fate card
runewars-term-fate-about = Decides battles, tests and duels: a line for each base shape and a symbol in gold, silver or red.
runewars-term-tactics = Tactics card
runewars-term-tactics-about = Played at the moment it names, but not in the season in which it was drawn.
runewars-term-tactical_fate = Tactical Fate card
runewars-term-tactical_fate-about = A Tactics card with Fate lines; it may be used instead of a drawn Fate card.
runewars-term-initiative = Initiative
runewars-term-initiative-about = The row, 1 to 5, in which a unit type fights in a battle.
runewars-term-special = Special ability
runewars-term-special-about = What a unit type does for each special icon it draws.
runewars-term-strength = Strength
runewars-term-strength-about = Standing units, strongholds and bonuses, counted at the end of a battle. A tie goes to the defender.
runewars-term-quest_phase = Quest Phase
runewars-term-quest_phase-about = Summer: each hero moves, heals or trains, then may duel or attempt a Quest.
runewars-term-reward = Reward card
runewars-term-reward-about = What a hero gains from Quests and duels. Secret until it is used.
runewars-term-wasteland = Wasteland
runewars-term-wasteland-about = An area that gives nothing any more.
runewars-term-ice = Ice token
runewars-term-ice-about = Freezes the water round an area; it gives nothing until the ice is gone.
runewars-term-commander = Commander
runewars-term-commander-about = A hero who fights with the army and helps with a Commander card.

## Player aid

runewars-aid-1-title = Aim
runewars-aid-1 = Hold six dragon runes: you win at once, or, with Road to Victory, after your claim has held for a year. Otherwise whoever has the most dragon runes after the sixth winter wins (the seventh in the revised rules).
runewars-aid-2-title = A season
runewars-aid-2 = 1. A Season card is carried out. 2. Spring: everything stands up, orders and activation tokens come back. Summer: Quest Phase. Fall: 2 influence or a Tactics card. Winter: units beyond your food in an area are lost, water freezes. 3. Everyone chooses an order in secret. 4. The lowest number goes first. The bonus is yours if the order has the highest number you have open.
runewars-aid-3-title = Orders
runewars-aid-3 = 0 Garrison: +2 in defence; 2 triangle units. 1 Strategize: steps without activation; Tactics cards. 2 Mobilize: march; again. 3 Conquer: march; strongholds −3. 4 Harvest: set the dials; developments. 5 Recruit: one dial; a second one. 6 Rally Support: cities; heroes. 7 Acquire Power: influence; a title. 8 Fortify: build, repair, move runes.
runewars-aid-4-title = March
runewars-aid-4 = Activate an area without your token. Units come from up to 2 areas away, fast ones from 3, through friendly or empty areas; flying ones cross mountains and water. At most 8 may stay. Neutral units: diplomacy (gold: they join you, silver: they leave, red: fight or fall back) or battle.
runewars-aid-5-title = Battle
runewars-aid-5 = Rows 1 to 5, one unit type of each side at a time. Each unit draws one Fate card; the line of its base counts: specials, then routs, then damage. Afterwards each standing unit counts 1, a stronghold 5 (damaged 3). A tie goes to the defender. The loser retreats, routed.
runewars-aid-6-title = Heroes
runewars-aid-6 = Move up to 2 areas, heal in a friendly area, or train. After moving: a duel with an enemy hero here, or a Quest. Test: as many Fate cards as the attribute, choose one. Duel: up to four rounds, the circle line counts; a rout prevents 1 damage.
runewars-aid-7-title = Runes
runewars-aid-7 = Receive a dragon rune: discard up to two false runes, then a dragon and a false rune lie facedown in two of your or uncontrolled areas. You know runes in areas you control or where your hero is.

## Lessons

runewars-learn-1 = Lesson, step 1: everyone chooses one order in secret, and the lowest number goes first. Give Mobilize, number 2.
runewars-learn-2 = Step 2: Mobilize activates one area. Milldale (5A) is empty and lies next to Pelgate, where your army stands. Activate it.
runewars-learn-3 = Step 3: units may come from up to 2 areas away. Take those of Pelgate.
runewars-learn-4 = Step 4: keep the Footmen at home. Pelgate holds one of your dragon runes, and whoever controls the area has the rune.
runewars-learn-5 = Step 5: both Knights march.
runewars-learn-6 = Step 6: nobody else comes. Milldale is yours now; its food and wood count at your next Harvest.
runewars-learn-7 = Step 7: the order has the highest number you have open this year, so the supremacy bonus is yours. Mobilize once more.
runewars-learn-8 = Step 8: Hightower (5B) is a city, two areas from Pelgate. The way leads through Milldale, which is friendly now. Activate Hightower.
runewars-learn-9 = Step 9: the Knights cannot march on: your activation token keeps them in Milldale until spring. Take units of Pelgate.
runewars-learn-10 = Step 10: two Footmen go, one stays as a guard.
runewars-learn-11 = Step 11: the march is complete. Whoever controls a city takes its benefit with Rally Support.
runewars-learn-end = That was your turn of one season. When everyone has acted, the next Season card is drawn. The next lesson is about battles.
runewars-learn-2-1 = Lesson, step 1: your army stands in Sunharbour, the enemy next to it in Eastgate (3A). Conquer it: activate Eastgate.
runewars-learn-2-2 = Step 2: units come from Sunharbour.
runewars-learn-2-3 = Step 3: both Footmen.
runewars-learn-2-4 = Step 4: all three Knights.
runewars-learn-2-5 = Step 5: both Novice Wizards.
runewars-learn-2-6 = Step 6: between the parts of an order you may play cards. You want to keep yours for the battle: go on.
runewars-learn-2-7 = Step 7: nobody else comes. Enemy units stand in Eastgate, so the march ends in a battle.
runewars-learn-2-8 = Step 8: at the start both sides may play cards. Summon Lightning deals 4 damage; the enemy decides which units take it.
runewars-learn-2-9 = Step 9: unit types fight in rows 1 to 5. You have two types in row 2 and choose which one draws now: the Knights, one Fate card each.
runewars-learn-2-end = Each Fate card has a line for each base shape. Specials come first, then routs, then damage. After row 5 each standing unit counts 1 strength, and a tie goes to the defender. Fight on.
