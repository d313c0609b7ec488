# War for Chicken Island.

## Leaders

chicken-leader-keekmee = Keekmee
chicken-leader-abigail = Abigail
chicken-leader-ill_pollazzo = Ill Pollazzo
chicken-leader-krakatoa = Krakatoa
chicken-leader-chicken_caesar = Chicken Caesar
chicken-leader-captain_cluckbeard = Captain Cluckbeard
chicken-leader-lady_pluckington = Lady Pluckington
chicken-leader-sir_drumstick = Sir Drumstick
chicken-leader-doctor_eggbert = Doctor Eggbert
chicken-leader-keekmee-about = After an attack on Keekmee that failed, draw 1 scroll.
chicken-leader-abigail-about = 1 star: move an opposing chicken or soldier within 2 hexes of Abigail by 1 hex.
chicken-leader-ill_pollazzo-about = Once a turn, after a success on or next to his hex, take 1 resource from the defending player.
chicken-leader-krakatoa-about = Krakatoa and a band moving along may pass over lava.
chicken-leader-chicken_caesar-about = Removing a marker costs 3 stars instead of 5; solo: a shield costs 3 instead of 4.
chicken-leader-captain_cluckbeard-about = Ranged: attacks up to 2 hexes away.
chicken-leader-lady_pluckington-about = In your draw step draw 2 scrolls and discard 1 of them; nothing if one is a disaster.
chicken-leader-sir_drumstick-about = 1 star: Sir Drumstick moves, with any part of his stack.
chicken-leader-doctor_eggbert-about = Once per build, pay one resource with one of another kind.
chicken-name-leader = a leader

## Machines

chicken-model-soldier_wood = Wooden Soldier
chicken-model-soldier_stone = Stone Soldier
chicken-model-soldier_steel = Steel Soldier
chicken-model-golem_wood = Wood Golem
chicken-model-golem_rock = Rock Golem
chicken-model-golem_steel = Steel Golem
chicken-model-car_hammer = Hammer Battle Car
chicken-model-car_spiked = Spiked Battle Car
chicken-model-cannon = Cannon
chicken-model-tower_red = Red Tower
chicken-model-tower_blue = Blue Tower
chicken-model-tower_green = Green Tower
chicken-model-tower_yellow = Yellow Tower
chicken-model-tower_purple = Purple Tower
chicken-model-tower_orange = Orange Tower
chicken-model-tower_white = White Tower
chicken-model-tower_black = Black Tower
chicken-model-soldier_wood-about = +1 strength for each other own soldier on its hex.
chicken-model-soldier_stone-about = +1 strength for each other own soldier on its hex.
chicken-model-soldier_steel-about = +1 strength for each other own soldier on its hex.
chicken-model-golem_wood-about = When destroyed: take up to 3 resources from the storage.
chicken-model-golem_rock-about = When destroyed: destroy an opposing chicken or soldier next to it.
chicken-model-golem_steel-about = When destroyed: both pilots return to the base.
chicken-model-car_hammer-about = Once in each of your action steps it moves at no cost.
chicken-model-car_spiked-about = Moves once at no cost; an adjacent attacker has -1 strength.
chicken-model-cannon-about = Ranged: attacks up to 2 hexes away. Cannot move.
chicken-model-tower_red-about = Your pieces next to it have +1 strength when attacking.
chicken-model-tower_blue-about = Your pieces next to it have +1 armour when defending.
chicken-model-tower_green-about = 1 star: up to 2 of your destroyed chickens return.
chicken-model-tower_yellow-about = 1 star: build a machine.
chicken-model-tower_purple-about = 1 star: draw 1 scroll.
chicken-model-tower_orange-about = 1 star: move any of your pieces or bands.
chicken-model-tower_white-about = 2 stars, at any time: a shield on a piece of yours on your territory or base.
chicken-model-tower_black-about = Ranged: attacks up to 2 hexes away.
chicken-name-model = a machine

## Scrolls

chicken-scroll-flying_rock = Flying Rock
chicken-scroll-change_now = Change Now!
chicken-scroll-sharp_beak = Sharp Beak
chicken-scroll-steel_talons = Steel Talons
chicken-scroll-feather_fury = Feather Fury
chicken-scroll-thick_plumage = Thick Plumage
chicken-scroll-eggshell_armour = Eggshell Armour
chicken-scroll-iron_coop = Iron Coop
chicken-scroll-pecking_order = Pecking Order
chicken-scroll-double_yolk = Double Yolk
chicken-scroll-rotten_egg = Rotten Egg
chicken-scroll-chicken_out = Chicken Out
chicken-scroll-golden_egg = Golden Egg
chicken-scroll-plunder = Plunder
chicken-scroll-mother_hen = Mother Hen
chicken-scroll-well_thrown_pebble = Well-thrown Pebble
chicken-scroll-spy_hen = Spy Hen
chicken-scroll-fresh_straw = Fresh Straw
chicken-scroll-lucky_wishbone = Lucky Wishbone
chicken-scroll-shortcut = Shortcut
chicken-scroll-battle_cry = Battle Cry
chicken-scroll-hold_the_coop = Hold the Coop
chicken-scroll-cluck_alarm = Cluck Alarm
chicken-scroll-forced_march = Forced March
chicken-scroll-scavengers = Scavengers
chicken-scroll-war_economy = War Economy
chicken-scroll-paid_advisers = Paid Advisers
chicken-scroll-sharpshooters = Sharpshooters
chicken-scroll-hot_feet = Hot Feet
chicken-scroll-hit_and_run = Hit and Run
chicken-scroll-bodyguard = Bodyguard
chicken-scroll-earthquake = Earthquake
chicken-scroll-eruption = Eruption
chicken-scroll-cyclone = Cyclone
chicken-scroll-tsunami = Tsunami
chicken-scroll-flying_rock-about = +2 strength, +4 for a ranged attacker.
chicken-scroll-change_now-about = Another unit in the attacker's reach becomes the defender.
chicken-scroll-sharp_beak-about = +2 strength to the attacker.
chicken-scroll-steel_talons-about = +3 strength to the attacker.
chicken-scroll-feather_fury-about = +4 strength to the attacker.
chicken-scroll-thick_plumage-about = +2 armour to the defender.
chicken-scroll-eggshell_armour-about = +3 armour to the defender.
chicken-scroll-iron_coop-about = +4 armour to the defender.
chicken-scroll-pecking_order-about = +1 for your side; draw 1 scroll after the combat.
chicken-scroll-double_yolk-about = +2 for your side.
chicken-scroll-rotten_egg-about = A magic card of another player does not count.
chicken-scroll-chicken_out-about = Your defender moves 1 hex; out of reach the attack fails.
chicken-scroll-golden_egg-about = +1 armour; if your defender holds, it gets a shield.
chicken-scroll-plunder-about = +1 strength; if your attack succeeds, take up to 2 resources.
chicken-scroll-mother_hen-about = If your defender is destroyed, its chickens return to the base.
chicken-scroll-well_thrown_pebble-about = +1 strength, +4 if the attacker is a chicken.
chicken-scroll-spy_hen-about = In your action step: look at a hand and discard one card of it.
chicken-scroll-fresh_straw-about = In your action step: draw 2 scrolls.
chicken-scroll-lucky_wishbone-about = In your action step: reroll dice of your banner.
chicken-scroll-shortcut-about = 1 star: this turn your pieces may pass over opposing ones.
chicken-scroll-battle_cry-about = Your attackers get +1 strength.
chicken-scroll-hold_the_coop-about = Your defenders get +1 armour.
chicken-scroll-cluck_alarm-about = 1 star when you are attacked: +2 armour in this combat, as often as you pay.
chicken-scroll-forced_march-about = Your pieces of speed 1 or more have +1 speed.
chicken-scroll-scavengers-about = Once a turn one more retrieve after a retrieve.
chicken-scroll-war_economy-about = Each machine costs you 1 resource less.
chicken-scroll-paid_advisers-about = Draw 1 scroll after a combat that you did not start and played a scroll in.
chicken-scroll-sharpshooters-about = Your ranged pieces reach 3 hexes.
chicken-scroll-hot_feet-about = 1 star: your next move may pass over lava.
chicken-scroll-hit_and_run-about = 1 star after your attack: the attacker moves 1 hex.
chicken-scroll-bodyguard-about = Your leader has +2 armour while a unit of yours shares its hex.
chicken-scroll-earthquake-about = Every lava and neutral tile turns over; then any chicken may be moved 1 hex.
chicken-scroll-eruption-about = All chickens and machines next to a lava tile are destroyed.
chicken-scroll-cyclone-about = An opponent loses 2 resources; then any chicken may be moved 1 hex.
chicken-scroll-tsunami-about = All lava turns neutral; without lava a piece next to a neutral tile is destroyed.
chicken-name-scroll = a scroll

## Resources, dice, places, pieces

chicken-good-wood = wood
chicken-good-stone = stone
chicken-good-steel = steel
chicken-name-good = a resource
chicken-face-retrieve = retrieve
chicken-face-claw = claw
chicken-face-star = star
chicken-face-plus1 = permanent +1
chicken-face-plus2 = +2
chicken-face-plus3 = +3
chicken-name-face = a die
chicken-tile-T1 = Feather Field
chicken-tile-T2 = Three-Perch Ridge
chicken-tile-T3 = Nest Bay
chicken-tile-T4 = Pecking Path
chicken-tile-T5 = Long Gizzard
chicken-tile-T6 = Spur Hill
chicken-name-tile = a territory
chicken-hex-T1a = Feather Field A
chicken-hex-T1b = Feather Field B
chicken-hex-T1c = Feather Field C
chicken-hex-T1d = Feather Field D
chicken-hex-T2a = Three-Perch Ridge A
chicken-hex-T2b = Three-Perch Ridge B
chicken-hex-T2c = Three-Perch Ridge C
chicken-hex-T2d = Three-Perch Ridge D
chicken-hex-T3a = Nest Bay A
chicken-hex-T3b = Nest Bay B
chicken-hex-T3c = Nest Bay C
chicken-hex-T3d = Nest Bay D
chicken-hex-T4a = Pecking Path A
chicken-hex-T4b = Pecking Path B
chicken-hex-T4c = Pecking Path C
chicken-hex-T4d = Pecking Path D
chicken-hex-T5a = Long Gizzard A
chicken-hex-T5b = Long Gizzard B
chicken-hex-T5c = Long Gizzard C
chicken-hex-T5d = Long Gizzard D
chicken-hex-T6a = Spur Hill A
chicken-hex-T6b = Spur Hill B
chicken-hex-T6c = Spur Hill C
chicken-hex-T6d = Spur Hill D
chicken-hex-base_1 = base 1
chicken-hex-base_2 = base 2
chicken-hex-base_3 = base 3
chicken-hex-base_4 = base 4
chicken-hex-LN0 = crag 1
chicken-hex-LN1 = crag 2
chicken-hex-LN2 = crag 3
chicken-hex-LN3 = crag 4
chicken-hex-LN4 = crag 5
chicken-hex-LN5 = crag 6
chicken-hex-LN6 = crag 7
chicken-hex-LN7 = crag 8
chicken-hex-LN8 = crag 9
chicken-hex-LN9 = crag 10
chicken-hex-LN10 = crag 11
chicken-hex-LN11 = crag 12
chicken-name-hex = a hex
chicken-name-cell = { $of }
chicken-piece-red_1 = chicken 1
chicken-piece-red_2 = chicken 2
chicken-piece-red_3 = chicken 3
chicken-piece-red_4 = chicken 4
chicken-piece-red_5 = chicken 5
chicken-piece-red_6 = chicken 6
chicken-piece-blue_1 = chicken 1
chicken-piece-blue_2 = chicken 2
chicken-piece-blue_3 = chicken 3
chicken-piece-blue_4 = chicken 4
chicken-piece-blue_5 = chicken 5
chicken-piece-blue_6 = chicken 6
chicken-piece-yellow_1 = chicken 1
chicken-piece-yellow_2 = chicken 2
chicken-piece-yellow_3 = chicken 3
chicken-piece-yellow_4 = chicken 4
chicken-piece-yellow_5 = chicken 5
chicken-piece-yellow_6 = chicken 6
chicken-piece-green_1 = chicken 1
chicken-piece-green_2 = chicken 2
chicken-piece-green_3 = chicken 3
chicken-piece-green_4 = chicken 4
chicken-piece-green_5 = chicken 5
chicken-piece-green_6 = chicken 6
chicken-piece-leader_red = the leader
chicken-piece-leader_blue = the leader
chicken-piece-leader_yellow = the leader
chicken-piece-leader_green = the leader
chicken-piece-soldier_1 = soldier 1
chicken-piece-soldier_2 = soldier 2
chicken-piece-soldier_3 = soldier 3
chicken-piece-soldier_4 = soldier 4
chicken-piece-soldier_5 = soldier 5
chicken-piece-soldier_6 = soldier 6
chicken-piece-soldier_7 = soldier 7
chicken-piece-soldier_8 = soldier 8
chicken-piece-soldier_9 = soldier 9
chicken-piece-golem_1 = golem 1
chicken-piece-golem_2 = golem 2
chicken-piece-golem_3 = golem 3
chicken-piece-golem_4 = golem 4
chicken-piece-golem_5 = golem 5
chicken-piece-golem_6 = golem 6
chicken-piece-car_1 = battle car 1
chicken-piece-car_2 = battle car 2
chicken-piece-car_3 = battle car 3
chicken-piece-car_4 = battle car 4
chicken-piece-car_5 = battle car 5
chicken-piece-car_6 = battle car 6
chicken-piece-cannon_1 = cannon 1
chicken-piece-cannon_2 = cannon 2
chicken-piece-cannon_3 = cannon 3
chicken-piece-cannon_4 = cannon 4
chicken-piece-cannon_5 = cannon 5
chicken-piece-tower_1 = tower 1
chicken-piece-tower_2 = tower 2
chicken-piece-tower_3 = tower 3
chicken-piece-tower_4 = tower 4
chicken-piece-tower_5 = tower 5
chicken-piece-tower_6 = tower 6
chicken-name-piece =
    { $of ->
       *[other] a face-down chicken
    }
chicken-name-target =
    { $of ->
        [red_1] { chicken-piece-red_1 }
        [red_2] { chicken-piece-red_2 }
        [red_3] { chicken-piece-red_3 }
        [red_4] { chicken-piece-red_4 }
        [red_5] { chicken-piece-red_5 }
        [red_6] { chicken-piece-red_6 }
        [blue_1] { chicken-piece-blue_1 }
        [blue_2] { chicken-piece-blue_2 }
        [blue_3] { chicken-piece-blue_3 }
        [blue_4] { chicken-piece-blue_4 }
        [blue_5] { chicken-piece-blue_5 }
        [blue_6] { chicken-piece-blue_6 }
        [yellow_1] { chicken-piece-yellow_1 }
        [yellow_2] { chicken-piece-yellow_2 }
        [yellow_3] { chicken-piece-yellow_3 }
        [yellow_4] { chicken-piece-yellow_4 }
        [yellow_5] { chicken-piece-yellow_5 }
        [yellow_6] { chicken-piece-yellow_6 }
        [green_1] { chicken-piece-green_1 }
        [green_2] { chicken-piece-green_2 }
        [green_3] { chicken-piece-green_3 }
        [green_4] { chicken-piece-green_4 }
        [green_5] { chicken-piece-green_5 }
        [green_6] { chicken-piece-green_6 }
        [leader_red] { chicken-piece-leader_red }
        [leader_blue] { chicken-piece-leader_blue }
        [leader_yellow] { chicken-piece-leader_yellow }
        [leader_green] { chicken-piece-leader_green }
        [soldier_1] { chicken-piece-soldier_1 }
        [soldier_2] { chicken-piece-soldier_2 }
        [soldier_3] { chicken-piece-soldier_3 }
        [soldier_4] { chicken-piece-soldier_4 }
        [soldier_5] { chicken-piece-soldier_5 }
        [soldier_6] { chicken-piece-soldier_6 }
        [soldier_7] { chicken-piece-soldier_7 }
        [soldier_8] { chicken-piece-soldier_8 }
        [soldier_9] { chicken-piece-soldier_9 }
        [golem_1] { chicken-piece-golem_1 }
        [golem_2] { chicken-piece-golem_2 }
        [golem_3] { chicken-piece-golem_3 }
        [golem_4] { chicken-piece-golem_4 }
        [golem_5] { chicken-piece-golem_5 }
        [golem_6] { chicken-piece-golem_6 }
        [car_1] { chicken-piece-car_1 }
        [car_2] { chicken-piece-car_2 }
        [car_3] { chicken-piece-car_3 }
        [car_4] { chicken-piece-car_4 }
        [car_5] { chicken-piece-car_5 }
        [car_6] { chicken-piece-car_6 }
        [cannon_1] { chicken-piece-cannon_1 }
        [cannon_2] { chicken-piece-cannon_2 }
        [cannon_3] { chicken-piece-cannon_3 }
        [cannon_4] { chicken-piece-cannon_4 }
        [cannon_5] { chicken-piece-cannon_5 }
        [tower_1] { chicken-piece-tower_1 }
        [tower_2] { chicken-piece-tower_2 }
        [tower_3] { chicken-piece-tower_3 }
        [tower_4] { chicken-piece-tower_4 }
        [tower_5] { chicken-piece-tower_5 }
        [tower_6] { chicken-piece-tower_6 }
       *[other] a face-down chicken
    }
chicken-name-argument =
    { $of ->
        [red_1] { chicken-piece-red_1 }
        [red_2] { chicken-piece-red_2 }
        [red_3] { chicken-piece-red_3 }
        [red_4] { chicken-piece-red_4 }
        [red_5] { chicken-piece-red_5 }
        [red_6] { chicken-piece-red_6 }
        [blue_1] { chicken-piece-blue_1 }
        [blue_2] { chicken-piece-blue_2 }
        [blue_3] { chicken-piece-blue_3 }
        [blue_4] { chicken-piece-blue_4 }
        [blue_5] { chicken-piece-blue_5 }
        [blue_6] { chicken-piece-blue_6 }
        [yellow_1] { chicken-piece-yellow_1 }
        [yellow_2] { chicken-piece-yellow_2 }
        [yellow_3] { chicken-piece-yellow_3 }
        [yellow_4] { chicken-piece-yellow_4 }
        [yellow_5] { chicken-piece-yellow_5 }
        [yellow_6] { chicken-piece-yellow_6 }
        [green_1] { chicken-piece-green_1 }
        [green_2] { chicken-piece-green_2 }
        [green_3] { chicken-piece-green_3 }
        [green_4] { chicken-piece-green_4 }
        [green_5] { chicken-piece-green_5 }
        [green_6] { chicken-piece-green_6 }
        [leader_red] { chicken-piece-leader_red }
        [leader_blue] { chicken-piece-leader_blue }
        [leader_yellow] { chicken-piece-leader_yellow }
        [leader_green] { chicken-piece-leader_green }
        [soldier_1] { chicken-piece-soldier_1 }
        [soldier_2] { chicken-piece-soldier_2 }
        [soldier_3] { chicken-piece-soldier_3 }
        [soldier_4] { chicken-piece-soldier_4 }
        [soldier_5] { chicken-piece-soldier_5 }
        [soldier_6] { chicken-piece-soldier_6 }
        [soldier_7] { chicken-piece-soldier_7 }
        [soldier_8] { chicken-piece-soldier_8 }
        [soldier_9] { chicken-piece-soldier_9 }
        [golem_1] { chicken-piece-golem_1 }
        [golem_2] { chicken-piece-golem_2 }
        [golem_3] { chicken-piece-golem_3 }
        [golem_4] { chicken-piece-golem_4 }
        [golem_5] { chicken-piece-golem_5 }
        [golem_6] { chicken-piece-golem_6 }
        [car_1] { chicken-piece-car_1 }
        [car_2] { chicken-piece-car_2 }
        [car_3] { chicken-piece-car_3 }
        [car_4] { chicken-piece-car_4 }
        [car_5] { chicken-piece-car_5 }
        [car_6] { chicken-piece-car_6 }
        [cannon_1] { chicken-piece-cannon_1 }
        [cannon_2] { chicken-piece-cannon_2 }
        [cannon_3] { chicken-piece-cannon_3 }
        [cannon_4] { chicken-piece-cannon_4 }
        [cannon_5] { chicken-piece-cannon_5 }
        [tower_1] { chicken-piece-tower_1 }
        [tower_2] { chicken-piece-tower_2 }
        [tower_3] { chicken-piece-tower_3 }
        [tower_4] { chicken-piece-tower_4 }
        [tower_5] { chicken-piece-tower_5 }
        [tower_6] { chicken-piece-tower_6 }
        [T1a] { chicken-hex-T1a }
        [T1b] { chicken-hex-T1b }
        [T1c] { chicken-hex-T1c }
        [T1d] { chicken-hex-T1d }
        [T2a] { chicken-hex-T2a }
        [T2b] { chicken-hex-T2b }
        [T2c] { chicken-hex-T2c }
        [T2d] { chicken-hex-T2d }
        [T3a] { chicken-hex-T3a }
        [T3b] { chicken-hex-T3b }
        [T3c] { chicken-hex-T3c }
        [T3d] { chicken-hex-T3d }
        [T4a] { chicken-hex-T4a }
        [T4b] { chicken-hex-T4b }
        [T4c] { chicken-hex-T4c }
        [T4d] { chicken-hex-T4d }
        [T5a] { chicken-hex-T5a }
        [T5b] { chicken-hex-T5b }
        [T5c] { chicken-hex-T5c }
        [T5d] { chicken-hex-T5d }
        [T6a] { chicken-hex-T6a }
        [T6b] { chicken-hex-T6b }
        [T6c] { chicken-hex-T6c }
        [T6d] { chicken-hex-T6d }
        [base_1] { chicken-hex-base_1 }
        [base_2] { chicken-hex-base_2 }
        [base_3] { chicken-hex-base_3 }
        [base_4] { chicken-hex-base_4 }
        [LN0] { chicken-hex-LN0 }
        [LN1] { chicken-hex-LN1 }
        [LN2] { chicken-hex-LN2 }
        [LN3] { chicken-hex-LN3 }
        [LN4] { chicken-hex-LN4 }
        [LN5] { chicken-hex-LN5 }
        [LN6] { chicken-hex-LN6 }
        [LN7] { chicken-hex-LN7 }
        [LN8] { chicken-hex-LN8 }
        [LN9] { chicken-hex-LN9 }
        [LN10] { chicken-hex-LN10 }
        [LN11] { chicken-hex-LN11 }
        [T1] { chicken-tile-T1 }
        [T2] { chicken-tile-T2 }
        [T3] { chicken-tile-T3 }
        [T4] { chicken-tile-T4 }
        [T5] { chicken-tile-T5 }
        [T6] { chicken-tile-T6 }
        [keekmee] { chicken-leader-keekmee }
        [abigail] { chicken-leader-abigail }
        [ill_pollazzo] { chicken-leader-ill_pollazzo }
        [krakatoa] { chicken-leader-krakatoa }
        [chicken_caesar] { chicken-leader-chicken_caesar }
        [captain_cluckbeard] { chicken-leader-captain_cluckbeard }
        [lady_pluckington] { chicken-leader-lady_pluckington }
        [sir_drumstick] { chicken-leader-sir_drumstick }
        [doctor_eggbert] { chicken-leader-doctor_eggbert }
        [soldier_wood] { chicken-model-soldier_wood }
        [soldier_stone] { chicken-model-soldier_stone }
        [soldier_steel] { chicken-model-soldier_steel }
        [golem_wood] { chicken-model-golem_wood }
        [golem_rock] { chicken-model-golem_rock }
        [golem_steel] { chicken-model-golem_steel }
        [car_hammer] { chicken-model-car_hammer }
        [car_spiked] { chicken-model-car_spiked }
        [cannon] { chicken-model-cannon }
        [tower_red] { chicken-model-tower_red }
        [tower_blue] { chicken-model-tower_blue }
        [tower_green] { chicken-model-tower_green }
        [tower_yellow] { chicken-model-tower_yellow }
        [tower_purple] { chicken-model-tower_purple }
        [tower_orange] { chicken-model-tower_orange }
        [tower_white] { chicken-model-tower_white }
        [tower_black] { chicken-model-tower_black }
        [flying_rock] { chicken-scroll-flying_rock }
        [change_now] { chicken-scroll-change_now }
        [sharp_beak] { chicken-scroll-sharp_beak }
        [steel_talons] { chicken-scroll-steel_talons }
        [feather_fury] { chicken-scroll-feather_fury }
        [thick_plumage] { chicken-scroll-thick_plumage }
        [eggshell_armour] { chicken-scroll-eggshell_armour }
        [iron_coop] { chicken-scroll-iron_coop }
        [pecking_order] { chicken-scroll-pecking_order }
        [double_yolk] { chicken-scroll-double_yolk }
        [rotten_egg] { chicken-scroll-rotten_egg }
        [chicken_out] { chicken-scroll-chicken_out }
        [golden_egg] { chicken-scroll-golden_egg }
        [plunder] { chicken-scroll-plunder }
        [mother_hen] { chicken-scroll-mother_hen }
        [well_thrown_pebble] { chicken-scroll-well_thrown_pebble }
        [spy_hen] { chicken-scroll-spy_hen }
        [fresh_straw] { chicken-scroll-fresh_straw }
        [lucky_wishbone] { chicken-scroll-lucky_wishbone }
        [shortcut] { chicken-scroll-shortcut }
        [battle_cry] { chicken-scroll-battle_cry }
        [hold_the_coop] { chicken-scroll-hold_the_coop }
        [cluck_alarm] { chicken-scroll-cluck_alarm }
        [forced_march] { chicken-scroll-forced_march }
        [scavengers] { chicken-scroll-scavengers }
        [war_economy] { chicken-scroll-war_economy }
        [paid_advisers] { chicken-scroll-paid_advisers }
        [sharpshooters] { chicken-scroll-sharpshooters }
        [hot_feet] { chicken-scroll-hot_feet }
        [hit_and_run] { chicken-scroll-hit_and_run }
        [bodyguard] { chicken-scroll-bodyguard }
        [earthquake] { chicken-scroll-earthquake }
        [eruption] { chicken-scroll-eruption }
        [cyclone] { chicken-scroll-cyclone }
        [tsunami] { chicken-scroll-tsunami }
        [wood] { chicken-good-wood }
        [stone] { chicken-good-stone }
        [steel] { chicken-good-steel }
        [retrieve] { chicken-face-retrieve }
        [claw] { chicken-face-claw }
        [star] { chicken-face-star }
        [plus1] { chicken-face-plus1 }
        [plus2] { chicken-face-plus2 }
        [plus3] { chicken-face-plus3 }
        [attacker] { chicken-side-attacker }
        [defender] { chicken-side-defender }
        [lava] lava
        [neutral] neutral
        [hidden] unseen
       *[other] { name-seat }
    }
chicken-name-owner = { name-seat }
chicken-name-other = { name-seat }
chicken-side-none = nobody
chicken-side-attacker = the attacker
chicken-side-defender = the defender
chicken-name-side = a side
chicken-outcome-none = nothing
chicken-outcome-success = success
chicken-outcome-absorbed = absorbed by a shield
chicken-outcome-failed = failure
chicken-outcome-ended = ended early
chicken-name-outcome = an outcome

## Questions

chicken-ask-first = Who begins?
chicken-ask-tile = Choose a territory tile.
chicken-ask-place = Where does it lie?
chicken-ask-rotate = How is it turned?
chicken-ask-base_place = Where is the base laid? It must touch a territory with two sides.
chicken-ask-link = Which territory belongs to this base?
chicken-ask-single_place = Where is the lava or neutral tile laid?
chicken-ask-side = Which side is up?
chicken-ask-choose_base = Choose your base; its territory comes with it.
chicken-ask-deal_leader = Which leader is dealt?
chicken-ask-choose_leader = Choose your leader; the other one is your spare.
chicken-ask-rival = Which leader do you play against?
chicken-ask-own_leader = Which leader do you play?
chicken-ask-deal_good = Which resource is dealt?
chicken-ask-deal_scroll = Which scroll is dealt?
chicken-ask-carrier = Which chicken carries your flag?
chicken-ask-compass = Which direction from the challenger's base has number 1?
chicken-ask-stock = Which machine is turned up?
chicken-ask-put_leader = Where is your leader put?
chicken-ask-reroll = Which kept dice join the roll? Used-up dice are in the cup already; there is one roll.
chicken-ask-wish = Which dice are rolled again?
chicken-ask-die = What does the die show?
chicken-ask-quick_build = Build a machine before your actions?
chicken-ask-action = Your actions: one is free, dice give more.
chicken-ask-build_hex = On which hex of your territory is it built?
chicken-ask-build_pilot = Which chicken becomes a pilot?
chicken-ask-build_price = How is it paid?
chicken-ask-walk = Who comes along, and where do they go?
chicken-ask-retrieve = What do you retrieve: a chicken or a resource?
chicken-ask-return_hex = On which hex does the chicken appear?
chicken-ask-give_back = Over 9 resources: which one goes back?
chicken-ask-recover = Which resource do you take?
chicken-ask-hatch = Which chicken returns?
chicken-ask-lure = Where does it go?
chicken-ask-spy = Whose hand do you look at?
chicken-ask-spy_card = Which card is discarded?
chicken-ask-discard = Which scroll do you discard?
chicken-ask-draw = Which scroll is drawn?
chicken-ask-target = Whom do you attack?
chicken-ask-which_egg = Which of the face-down chickens is it?
chicken-ask-window = Use an ability now?
chicken-ask-combat_dice = Which bonus dice do you add? No die can be added later.
chicken-ask-cards = Play scrolls face down, or pass.
chicken-ask-support = Whom do your scrolls support?
chicken-ask-reveal = Which of your scrolls is revealed next?
chicken-ask-change = Change Now!: which unit becomes the defender?
chicken-ask-flee = Chicken Out: where does your defender go?
chicken-ask-spoil = Rotten Egg: whose magic does it take?
chicken-ask-spoil_card = Rotten Egg: which card does not count?
chicken-ask-golem = The Rock Golem falls: what does it take along?
chicken-ask-salvage = The Wood Golem falls: which resource do you take?
chicken-ask-rob = Which resource do you take?
chicken-ask-run = Hit and Run: pay a star and move the attacker?
chicken-ask-disasters = Which disaster is carried out first?
chicken-ask-burst =
    { $scroll ->
        [eruption] Volcanic eruption: which tile erupts? Every unit beside it is hit.
        [tsunami] Tsunami: which neutral tile? A piece beside it is destroyed.
       *[other] Which tile?
    }
chicken-ask-wave = Tsunami: which piece is destroyed?
chicken-ask-robbed = Cyclone: whose resources are blown away?
chicken-ask-blown = Cyclone: which resource goes?
chicken-ask-anyone = Move any chicken by 1 hex?
chicken-ask-anyone_hex = Where does it go?
chicken-ask-push = Your piece stands on lava: where does it flee?
chicken-ask-lost_flag = Where is your flag laid?
chicken-ask-some_piece = Which of the challenger's chickens is it?
chicken-ask-solo_card = Which scroll does the challenger play?

## Actions

chicken-action-first = { $argument-name } begins
chicken-action-deal_leader = Deal { $argument-name }
chicken-action-deal_good = Deal { $argument-name }
chicken-action-deal_scroll = Deal { $argument-name }
chicken-action-turn_up = Turn up { $argument-name }
chicken-action-face = The die shows { $argument-name }
chicken-action-at_random = It is { $argument-name }
chicken-action-tile = Take { $argument-name }
chicken-action-place = Lay it at { $argument }
chicken-action-rotate = Turn it by { $argument } sixths
chicken-action-link = It belongs to { $argument-name }
chicken-action-side = { $argument-name } side up
chicken-action-base = Take { $argument-name }
chicken-action-leader =
    { $argument ->
        [hidden] Choose a leader in secret
       *[other] { $argument-name } leads
    }
chicken-action-rival = Play against { $argument-name }
chicken-action-carrier = { $argument-name } carries the flag
chicken-action-compass = Direction { $argument } comes first
chicken-action-throw = Throw the { $argument-name } die too
chicken-action-take_back = Take the die back from { $argument-name }
chicken-action-roll = Roll
chicken-action-build = Build: { $argument-name }
chicken-action-move = Move { $argument-name } (free action)
chicken-action-march = Move { $argument-name } (claw)
chicken-action-fight = Attack with { $argument-name } (free action)
chicken-action-strike = Attack with { $argument-name } (claw)
chicken-action-retrieve = Retrieve (free action)
chicken-action-salvage = Retrieve twice (retrieve die)
chicken-action-plus = Put a +1 die on { $argument-name }
chicken-action-restock = 1 star: new machines
chicken-action-sift = 1 star: draw a scroll, then discard one
chicken-action-draw = 2 stars: draw a scroll
chicken-action-recover = 3 stars: a scroll, all chickens back, resources up to 9
chicken-action-shield = Stars: a shield on { $argument-name }
chicken-action-redeem = Stars: give { $argument-name } a marker back
chicken-action-play = Play { $argument-name }
chicken-action-drive = Drive { $argument-name } (its own move)
chicken-action-charge = 1 star: Sir Drumstick charges
chicken-action-lure = 1 star: lure { $argument-name } away
chicken-action-lure_egg = 1 star: lure a face-down chicken away from { $argument-name }
chicken-action-hatch = Green Tower, 1 star: chickens return
chicken-action-crane = Yellow Tower, 1 star: build { $argument-name }
chicken-action-study = Purple Tower, 1 star: draw a scroll
chicken-action-signal = Orange Tower, 1 star: move { $argument-name }
chicken-action-guard = White Tower, 2 stars: a shield on { $argument-name }
chicken-action-sneak = Shortcut, 1 star: pass over others this turn
chicken-action-heat = Hot Feet, 1 star: the next move may pass over lava
chicken-action-end = End my actions
chicken-action-hex = { $argument-name }
chicken-action-pilot = { $argument-name } becomes a pilot
chicken-action-pay = Pay { $argument-name }
chicken-action-spare = Save 1 { $argument-name }
chicken-action-join = { $argument-name } comes along
chicken-action-step = Go to { $argument-name }
chicken-action-drop = Leave { $argument-name } here
chicken-action-stop = Stay here
chicken-action-chicken = { $argument-name }
chicken-action-good = Take { $argument-name }
chicken-action-give_back = Give back { $argument-name }
chicken-action-discard = Discard { $argument-name }
chicken-action-victim = { $argument-name }
chicken-action-enough = No more
chicken-action-target = Attack { $argument-name }
chicken-action-egg = A face-down chicken on { $argument-name }
chicken-action-add_die = Add a { $argument-name } die
chicken-action-lay = Lay { $argument-name } face down
chicken-action-pass = Pass
chicken-action-pass_order =
    { $argument ->
        [ask] Passes: ask me in every fight
        [others] Passes: pass for me in fights I have no part in
        [this_fight] Passes: pass for me in this fight
       *[other] Passes: a standing pass
    }
chicken-action-pass_unless = Passes: pass for me in others’ fights, unless { $argument-name } attacks
chicken-action-alarm = Cluck Alarm, 1 star: +2 armour
chicken-action-support = For { $argument-name }
chicken-action-reveal = Reveal { $argument-name }
chicken-action-spoil = { $argument-name } does not count
chicken-action-of_player = A card of { $argument-name }
chicken-action-run = 1 star: run to { $argument-name }
chicken-action-carry_out = { $argument-name } first
chicken-action-burst = { $argument-name }

## Events

chicken-event-first = { $seat-name } begins.
chicken-event-laid_tile = { $seat-name } lays { $tile-name }.
chicken-event-laid_base = { $seat-name } lays a base beside { $tile-name }.
chicken-event-laid_single = 
    { $lava ->
        [0] { $seat-name } lays { $hex-name }, neutral side up.
       *[other] { $seat-name } lays { $hex-name }, lava side up.
    }
chicken-event-took_base = { $seat-name } takes { $hex-name }.
chicken-event-filled = A hole in the island fills with lava.
chicken-event-dealt_leader = { $seat-name } is dealt { $leader-name }.
chicken-event-leads = { $leader-name } leads for { $seat-name }.
chicken-event-dealt_good = { $seat-name } gets { $good-name }.
chicken-event-drew = { $seat-name } draws { $scroll-name }.
chicken-event-set_aside = { $scroll-name } is set aside and replaced.
chicken-event-stocked = New in the stock: { $model-name }.
chicken-event-restocked = { $seat-name } has the machine stock shuffled.
chicken-event-reshuffled = The discards are shuffled into the deck.
chicken-event-carries = { $seat-name }: { $piece-name } carries the flag of { $owner-name }.
chicken-event-flag_fell = The flag of { $owner-name } lies on { $hex-name }.
chicken-event-turn = Turn of { $seat-name }.
chicken-event-rolled = { $seat-name } rolls { $face-name }.
chicken-event-built = { $seat-name } builds { $model-name } on { $hex-name }.
chicken-event-moved = { $seat-name }: { $piece-name } goes to { $hex-name }.
chicken-event-returned = { $seat-name }: { $piece-name } is back on { $hex-name }.
chicken-event-took = { $seat-name } takes { $good-name }.
chicken-event-gave = { $seat-name } gives { $good-name } to the storage.
chicken-event-placed_die = { $seat-name } puts a +1 die on { $piece-name }.
chicken-event-shielded = { $seat-name }: { $piece-name } gets a shield.
chicken-event-unshielded = { $seat-name }: { $piece-name } loses a shield.
chicken-event-redeemed = { $seat-name } gives { $other-name } a humiliation marker back.
chicken-event-played = { $seat-name } plays { $scroll-name }.
chicken-event-discarded = { $seat-name } discards { $scroll-name }.
chicken-event-spied = { $seat-name } looks at the hand of { $other-name }.
chicken-event-used = { $seat-name } uses { $model-name }.
chicken-event-starred = { $seat-name } uses the star of { $leader-name }.
chicken-event-ended_actions = 
    { $kept ->
        [one] { $seat-name } ends the action step and keeps { $kept } die.
       *[other] { $seat-name } ends the action step and keeps { $kept } dice.
    }
chicken-event-declared = { $seat-name }: { $piece-name } attacks { $target-name } of { $other-name }.
chicken-event-turned_up = { $seat-name }: { $piece-name } is turned up.
chicken-event-alarmed = { $seat-name } sounds the Cluck Alarm: +2 armour.
chicken-event-added_die = { $seat-name } adds a { $face-name } die.
chicken-event-laid = { $seat-name } lays { $scroll-name } face down.
chicken-event-passed = { $seat-name } passes.
chicken-event-ordered =
    { $order ->
        [ask] You are asked in every fight again.
        [others] The hall passes for you in fights you have no part in.
        [this_fight] The hall passes for you for the rest of this fight.
        [unless] The hall passes for you in others’ fights, unless { $other-name } attacks.
       *[other] { $seat-name } passes in advance.
    }
chicken-event-revealed =
    { $side ->
        [none] { $seat-name } reveals { $scroll-name }.
       *[other] { $seat-name } reveals { $scroll-name }, for { $side-name }.
    }
chicken-event-changed = Change Now!: { $target-name } of { $other-name } becomes the defender.
chicken-event-spoiled = Rotten Egg: { $scroll-name } of { $other-name } does not count.
chicken-event-compared = Strength { $strength } against armour { $armour }: { $outcome-name }.
chicken-event-escaped = The attack fails: { $piece-name } of { $seat-name } is out of reach.
chicken-event-marked = { $seat-name } humiliates { $other-name }.
chicken-event-destroyed = { $seat-name } loses { $piece-name } on { $hex-name }.
chicken-event-epic = { $leader-name } of { $seat-name } dies an epic death.
chicken-event-waits = The leader of { $seat-name } finds no place and waits.
chicken-event-disaster = { $seat-name } draws a disaster: { $scroll-name }.
chicken-event-turned =
    { $lava ->
        [0] Now neutral ground: { $hex-name }.
       *[other] Now lava: { $hex-name }.
    }
chicken-event-burst = Eruption on { $hex-name }.
chicken-event-challenger_drew = 
    { $many ->
        [one] The challenger draws { $many } scroll.
       *[other] The challenger draws { $many } scrolls.
    }
chicken-event-challenger = Challenger: { $why-name }
chicken-why-free_fight = its free action is an attack.
chicken-why-free_move = nothing in reach, its free action is a walk towards your leader.
chicken-why-fight = the next piece of its row attacks.
chicken-why-move = nothing in reach, the next piece walks towards your leader.
chicken-why-stays = no step brings it nearer, it stays.
chicken-why-leader_waits = its leader walks only after two other units.
chicken-why-die_lost = no piece can use this die.
chicken-why-builds = the strongest candidate of the stock is built.
chicken-why-builds_nothing = nothing can be built.
chicken-why-reinforces = its stars reinforce it.
chicken-why-retrieves = it has no unit left, chickens return.
chicken-why-upper = most dice lie in Power and Fight/Move.
chicken-why-lower = most dice lie in Build and Reinforce.
chicken-name-why = it acts.
chicken-event-ended = The match is over.

## Before a match

chicken-blurb = Chickens with big plans and small brains fight over an island of lava. Humiliate your rivals' leaders before they humiliate yours.
chicken-option-mode = Mode
chicken-option-mode-standard = Everyone for themselves
chicken-option-mode-team = Two teams of two
chicken-option-mode-cockfight = Cockfight: chickens face down, no machines
chicken-option-mode-flag = Bring a flag home
chicken-option-mode-solo = Alone against the challenger
chicken-option-island = Island
chicken-option-island-preset = Ready-made
chicken-option-island-calm = Ready-made, bases far apart
chicken-option-island-build = Built by the players
chicken-option-island-random = Random, by the same rules
chicken-option-choose_base = Choose bases on a ready-made island
chicken-option-choose_base-false = By seat
chicken-option-choose_base-true = Players choose
chicken-option-quick_game = Quick game
chicken-option-quick_game-false = Build is a free action
chicken-option-quick_game-true = A build before the actions of each turn
chicken-option-base_bonus = Bonus side of the bases
chicken-option-base_bonus-false = Plain
chicken-option-base_bonus-true = +2 armour for whoever stands there
chicken-option-hardcore = Hardcore
chicken-option-hardcore-false = No shields at the start
chicken-option-hardcore-true = Every leader begins with a shield
chicken-option-first_player = Who begins
chicken-option-first_player-chance = Chance
chicken-option-first_player-seat1 = Seat 1
chicken-option-first_player-seat2 = Seat 2
chicken-option-first_player-seat3 = Seat 3
chicken-option-first_player-seat4 = Seat 4
chicken-option-pilots_from = Pilots come from
chicken-option-pilots_from-anywhere = Anywhere on the island
chicken-option-pilots_from-base_or_territory = The builder’s base or territory
chicken-option-fight_pace = Fight pace
chicken-option-fight_pace-false = No clock in fights
chicken-option-fight_pace-true = 8 seconds for bystanders, 20 for the two sides, then they pass
chicken-option-supporter_side = Bystanders support
chicken-option-supporter_side-one_side = One side with all cards
chicken-option-supporter_side-per_card = A side for each card
chicken-option-tile_shapes = Territory tiles
chicken-option-tile_shapes-six_tetrahexes = Six different shapes
chicken-option-tile_shapes-all_bee = All compact
chicken-option-spare_leader = Spare leader
chicken-option-spare_leader-first_edition = Yes, as in the first edition
chicken-option-spare_leader-second_edition_none = None, as in the second edition
chicken-option-solo_draws = Scrolls the challenger draws each turn
chicken-preset-standard = Standard
chicken-preset-standard-about = Everyone for themselves on a ready-made island.
chicken-preset-quick = Quick
chicken-preset-quick-about = A machine may be built before the actions of every turn.
chicken-preset-build = Build the island
chicken-preset-build-about = You lay the island tile by tile before you fight over it.
chicken-preset-duel = Duel
chicken-preset-duel-about = For two: bases far apart, strong bases, and a shield on every leader.
chicken-preset-team = Teams
chicken-preset-team-about = Two against two; partners sit opposite each other.
chicken-preset-flag = Flag
chicken-preset-flag-about = No leaders: bring an opponent's flag to your base.
chicken-preset-cockfight = Cockfight
chicken-preset-cockfight-about = Only leaders and face-down chickens.
chicken-preset-solo = Solo
chicken-preset-solo-about = One success wins, one loss ends it. The numbers are the rulebook's.
chicken-preset-gentle = Gentle solo
chicken-preset-gentle-about = Ours, for a first match: the challenger draws no scrolls in its turns, and leaders begin with a shield.

## The table as text

chicken-board-turn = Turn
chicken-board-stock = Machines
chicken-board-storage = Storage
chicken-board-shields = shields
chicken-board-lava = Lava
chicken-board-markers = markers received
chicken-board-cards = scrolls
chicken-board-hand = Hand
chicken-board-egg = face-down chicken
chicken-board-challenger = Challenger

## Challenges

chicken-event-feat = { $seat-name } meets a challenge: { $feat-name }
chicken-feat-0 = an epic death of an opposing leader.
chicken-feat-1 = won without building a machine.
chicken-feat-2 = a marker by a soldier out of a band of three.
chicken-feat-3 = all three golems at once.
chicken-feat-4 = won with Flying Rock and a cannon.
chicken-feat-5 = won with every marker placed by the leader.
chicken-feat-6 = won in the second turn.
chicken-feat-nine_lives = won solo with each of the nine leaders.
chicken-feat-all_modes = played every mode and every alternative rule.
chicken-medal-leader = Leaders who have beaten the challenger
chicken-medal-feat = Challenges
chicken-name-feat = a challenge.
chicken-action-replace = Replace 1 { $argument-name } by another kind
chicken-ask-taker = Who takes up the flag?

## Refusals

why-CHI-BOARD-02 = That territory lies on the island already.
why-CHI-BOARD-07 = Tiles may not overlap, and this place is taken or off the table.
why-CHI-BOARD-05 = The first territory must touch the central lava.
why-CHI-BOARD-06 = Another place touches more: if possible the lava with one side and other territories with two.
why-CHI-BOARD-18 = A territory would be left without a place for its base.
why-CHI-BOARD-08 = A base needs two sides at a territory that has no base yet.
why-CHI-BOARD-09 = A base belongs to a territory without one, and the other territories must still find places for theirs.
why-CHI-BOARD-10 = This tile needs two sides at territories or bases.
why-CHI-BOARD-16 = It would enclose more empty places than there are tiles to fill them.
why-CHI-BOARD-12 = That is not a free base.
why-CHI-SETUP-05 = You choose one of the two leaders dealt to you.
why-CHI-SOLOSETUP-05 = The challenger plays that leader.
why-CHI-FLAG-02 = Your flag is carried by one of your chickens on the base.
why-CHI-TURN-03 = No such die lies on your banner.
why-CHI-DICE-07 = No permanent die of yours lies there.
why-CHI-SCROLL-19 = Lucky Wishbone needs at least one die on your banner to roll again.
why-CHI-TURN-08 = Your free action of this turn is used.
why-CHI-DICE-01 = No available die shows that face.
why-CHI-QUICK-02 = In the quick game building is not a free action.
why-CHI-COCK-06 = A cockfight has no machines and no resources.
why-CHI-BUILD-01 = That machine is not in the stock.
why-CHI-BUILD-02 = Machines are built on the four hexes of your own territory.
why-CHI-BUILD-04 = Pieces stand there that do not band with it.
why-CHI-BUILD-05 = You have too few chickens for its pilots.
why-CHI-BUILD-08 = No miniature of this kind is left.
why-CHI-BUILD-09 = Your resources do not pay for it.
why-CHI-BUILD-17 = Only a chicken of yours on the island that is not a pilot yet can become one.
why-CHI-BUILD-21 = An opposing piece stands there.
why-CHI-SCROLL-26 = War Economy saves one resource of the price.
why-CHI-LEADER-09 = Doctor Eggbert replaces one resource of the price once.
why-CHI-RETR-01 = That is not a destroyed chicken of yours.
why-CHI-RETR-02 = That resource is not on your banner, or you hold no more than 9.
why-CHI-RETR-03 = The storage has none of that kind.
why-CHI-RETR-04 = The chicken appears on the base, or on the nearest hex of your territory that has room.
why-CHI-RETR-06 = There is nothing to retrieve.
why-CHI-DICE-15 = At least one thing is retrieved.
why-CHI-DICE-13 = A +1 die is put on a piece of your own.
why-CHI-MACH-06 = Only a battle car of yours has a move of its own.
why-CHI-MACH-07 = This car has made its own move in this turn.
why-CHI-STAR-01 = You have too few stars for it.
why-CHI-STAR-11 = No marker of that player lies on your banner.
why-CHI-FLAG-09 = In flag mode there are no humiliation markers.
why-CHI-STAR-14 = A shield goes on a piece of your own, and one must be left in the storage.
why-CHI-MACH-09 = You have no such tower.
why-CHI-ENGINE-16 = The White Tower guards your pieces on your territory or base.
why-CHI-LEAD-02 = Your leader on the island has no such ability.
why-CHI-STRAT-01 = That strategy does not lie active before you.
why-CHI-SCROLL-20 = Shortcut is in force already.
why-CHI-SCROLL-29 = Hot Feet are paid for the next move already.
why-CHI-STRAT-03 = You do not hold that strategy.
why-CHI-MAGIC-01 = That magic is played in a combat only.
why-CHI-MAGIC-04 = You cannot play that scroll now: magic of the action step is played outside combat, and you must hold it.
why-CHI-SCROLL-17 = Spy Hen looks at the hand of an opponent who holds a card, and discards one of those.
why-CHI-STAR-07 = You do not hold that scroll.
why-CHI-LEADER-07 = Lady Pluckington discards one of the two scrolls just drawn.
why-CHI-MOVE-01 = Only your own piece moves, and no farther than its speed.
why-CHI-MOVE-04 = A move may end with other pieces only if all of them band.
why-CHI-MOVE-05 = No piece may enter lava.
why-CHI-MOVE-06 = Somebody else's piece is in the way.
why-CHI-MOVE-08 = Moves go from hex to adjacent hex of the island.
why-CHI-MOVE-09 = A piece of speed 0 cannot move.
why-CHI-MOVE-12 = The move could not end anywhere from there.
why-CHI-MOVE-14 = A move must lead somewhere else.
why-CHI-BAND-01 = That piece is not part of this band.
why-CHI-BAND-06 = The others could not go on without it.
why-CHI-BAND-11 = Before the first step nobody is dropped.
why-CHI-LEADER-08 = Sir Drumstick must move with them.
why-CHI-LEADER-02 = Abigail lures an opposing chicken or soldier within 2 hexes to a hex it may enter.
why-CHI-FLAG-07 = That piece cannot take the flag.
why-CHI-FIGHT-01 = You attack with a piece of your own on the island.
why-CHI-FIGHT-02 = It is out of reach.
why-CHI-FIGHT-03 = A piece of strength 0 cannot attack, and nobody attacks their own side.
why-CHI-FIGHT-04 = No such bonus die lies on your banner.
why-CHI-FIGHT-05 = You do not hold that scroll.
why-CHI-FIGHT-10 = You have not laid that scroll.
why-CHI-SCROLL-02 = Change Now! needs another unit of the attacker's opponents within reach.
why-CHI-SCROLL-11 = Rotten Egg takes a magic card that another player used in this combat.
why-CHI-SCROLL-12 = Your defender flees to an adjacent hex where it may end.
why-CHI-SCROLL-30 = The attacker runs to an adjacent hex where it may end.
why-CHI-COMP-08 = None of that kind can be taken there.
why-CHI-COCK-09 = Which face-down chicken it is nobody else may name: choose its hex.
why-CHI-SCROLL-23 = Cluck Alarm sounds when one of your pieces is attacked.
why-CHI-FIGHT-36 = That standing pass is not possible now: it is in force already, there is no fight, or it names no opponent.
why-CHI-STAR-18 = That ability is used right after the declaration.
why-CHI-DIS-02 = You have not drawn that disaster.
why-CHI-DIS-16 = That tile cannot be chosen.
why-CHI-DIS-06 = The tsunami takes a chicken or machine next to the chosen tile.
why-CHI-DIS-08 = The cyclone takes resources of one opponent who has some.
why-CHI-DIS-07 = Any chicken that is not a pilot may be moved to an adjacent hex that it may enter.
why-CHI-EPIC-09 = It flees to an adjacent hex that is no lava and has room.
why-CHI-EPIC-07 = A new leader comes to the base, or to the nearest hex of your territory that has room.
why-CHI-FLAG-10 = The flag goes to the nearest hex without lava and without a unit.
why-CHI-ENGINE-05 = The Rock Golem takes an opposing chicken or soldier next to it along.
why-CHI-ENGINE-04 = The storage has none of that, or your banner is full.

## Remarks

chicken-remark-target =
    { $odds ->
        [sure] { $strength } against { $armour }: succeeds, unless cards are added.
        [dice] { $strength } + { $dice } by dice = { $sum } against { $armour }: succeeds, unless cards are added.
       *[short] { $strength } + { $dice } by dice = { $sum } against { $armour }: fails without cards.
    }
chicken-remark-lay =
    { $count ->
        [0] Nobody else is in reach: the defender stays.
        [1] { $piece-name } becomes the defender, as things stand.
       *[other] You then choose the new defender among { $count }.
    }

## Lessons

chicken-learn-1 = Lesson, step 1: dice that are used up are rolled at the start of your turn; those on your banner are kept. Roll the three.
chicken-learn-2 = Step 2: one action a turn is free. Build a Wooden Soldier for 2 wood; a chicken steers it.
chicken-learn-3 = Step 3: machines stand in your territory or on your base. This hex lies towards your opponent.
chicken-learn-4 = Step 4: any of your chickens on the island can be the pilot. It leaves the board until the machine is destroyed.
chicken-learn-5 = Step 5: a claw die pays for another move or a fight. Let the soldier march; it may go two hexes.
chicken-learn-6 = Step 6: the first hex of the way.
chicken-learn-7 = Step 7: it could go one hex farther, but stay here.
chicken-learn-8 = Step 8: dice that you keep are no waste: stars are saved up, +2 and +3 help in fights. End your actions; then you draw a scroll.
chicken-learn-end = That was a turn. The next lesson is about fights.
chicken-learn-2-1 = Lesson, step 1: your Hammer Battle Car stands beside the opposing leader. Attack with the free action.
chicken-learn-2-2 = Step 2: the attacker names the target, even in a crowd. Strength 7 against armour 11 is not enough yet.
chicken-learn-2-3 = Step 3: first you may add dice. This one makes it 9.
chicken-learn-2-4 = Step 4: then everybody with scrolls may lay some face down, in turn. Add Steel Talons: +3, so 12 against 11. A tie would do as well.
chicken-learn-2-5 = Step 5: the leader is humiliated, and your marker lies on that banner. The car stays where it is. End your actions.
chicken-learn-2-end = That was a fight. Play on as you like.

## Glossary

chicken-term-leader = Leader
chicken-term-leader-about = Your figurehead: humiliated by a success, not destroyed by it.
chicken-term-unit = Unit
chicken-term-unit-about = A chicken or a machine; a leader isn’t one.
chicken-term-pilot = Pilot
chicken-term-pilot-about = A chicken that steers a machine; it comes back to the base when the machine is destroyed.
chicken-term-band = Band
chicken-term-band-about = Leader, chickens and soldiers of one player on one hex; they move together, as fast as the fastest.
chicken-term-banner = Banner
chicken-term-banner-about = Where your dice, resources and the markers against you lie.
chicken-term-base = Base
chicken-term-base-about = Your nest: chickens and pilots return here.
chicken-term-territory = Territory
chicken-term-territory-about = The four hexes linked to your base; machines are built there.
chicken-term-lava = Lava
chicken-term-lava-about = Nobody may enter it; whoever stands there when a tile turns is in trouble.
chicken-term-marker = Humiliation marker
chicken-term-marker-about = Laid on the banner of the leader you have beaten: the way to win.
chicken-term-shield = Shield
chicken-term-shield-about = Takes one successful attack upon itself.
chicken-term-epic = Epic death
chicken-term-epic-about = A leader beaten twice in one turn by one player, without a shield, dies; the spare leader takes over.
chicken-term-used = Used-up die
chicken-term-used-about = It lies beside the banner and is rolled at the start of your next turn.
chicken-term-magic = Magic
chicken-term-magic-about = A scroll for one fight or one action; then it is discarded.
chicken-term-strategy = Strategy
chicken-term-strategy-about = A scroll that stays in force until another one takes its place.
chicken-term-disaster = Disaster
chicken-term-disaster-about = Strikes at once when it is drawn, and goes back into the deck.
chicken-term-storage = Storage
chicken-term-storage-about = Resources that belong to nobody; what is paid goes there.

## Player aid

chicken-aid-1-title = Aim
chicken-aid-1 = Three or four players: a marker on two different banners. Two players: two markers on the other banner. Teams: one on each opponent. Flag: carry a foreign flag to your base. Solo: one success wins, one loss ends it.
chicken-aid-2-title = Your turn
chicken-aid-2 = 1. Take dice back if you like, then roll them with all used-up ones, once. 2. Actions: one is free (build, move, fight or retrieve); claw: move or fight; retrieve die: a chicken and a resource; +1 die: lay it on a piece for good; stars buy effects. 3. Draw a scroll. Dice you keep stay yours.
chicken-aid-3-title = Stars
chicken-aid-3 = 1: four new machines. 1: draw a scroll, then discard one. 2: draw a scroll. 3: draw, all chickens return, fill up to 9 resources. 4: a shield. 5: a marker against you goes back.
chicken-aid-4-title = Fights
chicken-aid-4 = Strength at least armour succeeds; a tie is enough. Attack an adjacent hex, ranged pieces farther. Then: +2 and +3 dice of the attacker; everybody with scrolls may lay some face down, in turn, until all pass in a row; reveal, the defender first, bystanders name their side; compare. The attacker stays where it is.
chicken-aid-5-title = Afterwards
chicken-aid-5 = A shield takes the blow. A unit is destroyed, pilots return to the base. A leader: a marker on that banner. Two successes in one turn against an unshielded leader: epic death.
chicken-aid-6-title = Building
chicken-aid-6 = In your territory or on your base, on a free hex (soldiers may join a band). Pay the card, take pilots from your chickens. Limits: 9 soldiers, 6 golems, 6 cars, 5 cannons, 6 towers in all.

## Reasons of hints

chicken-reason-markers = It brings you closer to humiliating a leader.
chicken-reason-flags = It helps a flag on its way home.
chicken-reason-machines = It gives you more or better machines.
chicken-reason-chickens = It keeps more of your chickens on the island.
chicken-reason-near = It brings your pieces nearer to where they are needed.
chicken-reason-chance = It gives you a better chance in the next fight.
chicken-reason-dice = It leaves you better dice.
chicken-reason-cards = It leaves you better scrolls.
chicken-reason-goods = It leaves you more resources.
chicken-reason-shields = It shields you.
chicken-reason-safety = It makes your leader safer.
chicken-reason-others = It leaves the others worse off.
