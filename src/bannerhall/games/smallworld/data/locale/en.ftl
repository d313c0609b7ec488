# Small World with Leaders.

## Races

smallworld-race-amazons = Amazons
smallworld-race-dwarves = Dwarves
smallworld-race-elves = Elves
smallworld-race-ghouls = Ghouls
smallworld-race-giants = Giants
smallworld-race-halflings = Halflings
smallworld-race-humans = Humans
smallworld-race-orcs = Orcs
smallworld-race-ratmen = Ratmen
smallworld-race-skeletons = Skeletons
smallworld-race-sorcerers = Sorcerers
smallworld-race-tritons = Tritons
smallworld-race-trolls = Trolls
smallworld-race-wizards = Wizards
smallworld-race-goblins = Goblins
smallworld-race-kobolds = Kobolds
smallworld-race-nomads = Nomads
smallworld-race-priestesses = Priestesses
smallworld-race-white_ladies = White Ladies
smallworld-race-barbarians = Barbarians
smallworld-race-homunculi = Homunculi
smallworld-race-leprechauns = Leprechauns
smallworld-race-pixies = Pixies
smallworld-race-pygmies = Pygmies
smallworld-race-amazons-about = Four more tokens for conquests; after each redeployment four come off the board again.
smallworld-race-dwarves-about = 1 more coin for each region with a Mine, in decline too.
smallworld-race-elves-about = They lose no token when a region is taken; all go back to the hand. A spell still costs one.
smallworld-race-ghouls-about = All tokens stay on the board in decline and go on conquering, before your active race.
smallworld-race-giants-about = Regions next to a mountain they hold cost 1 token less.
smallworld-race-halflings-about = They enter anywhere; a Hole-in-the-Ground makes each of their first two regions immune.
smallworld-race-humans-about = 1 more coin for each farmland region.
smallworld-race-orcs-about = 1 more coin for each non-empty region conquered in this turn.
smallworld-race-ratmen-about = No benefit: there are just many of them.
smallworld-race-skeletons-about = At redeployment 1 new token for every 2 non-empty regions conquered in this turn.
smallworld-race-sorcerers-about = Once a turn on each opponent, a spell replaces a lone active token in a neighbouring region with a Sorcerer from the tray.
smallworld-race-tritons-about = Regions at a sea or at the lake cost 1 token less.
smallworld-race-trolls-about = A Troll's Lair in each of their regions makes it 1 dearer, in decline too.
smallworld-race-wizards-about = 1 more coin for each region with a Magic Source.
smallworld-race-goblins-about = Regions with tokens in decline or a Lost Tribe cost 1 token less.
smallworld-race-kobolds-about = They conquer and hold a region with 2 tokens at least.
smallworld-race-nomads-about = Each region they abandon brings 1 coin at the end of the turn; they cannot take it back in that turn.
smallworld-race-priestesses-about = At decline their tokens may be stacked as an Ivory Tower, 1 coin for each token in it.
smallworld-race-white_ladies-about = In decline their regions are immune.
smallworld-race-barbarians-about = Many of them, but they do not redeploy.
smallworld-race-homunculi-about = Each time their combo is passed over, one more token joins it.
smallworld-race-leprechauns-about = Pots of Gold in their regions: 1 coin for each one still there when their next turn begins.
smallworld-race-pixies-about = Very many, but only one stays in each region after redeployment.
smallworld-race-pygmies-about = For each token lost the die is rolled, and that many new ones come from the tray.

## Special powers

smallworld-power-alchemist = Alchemist
smallworld-power-berserk = Berserk
smallworld-power-bivouacking = Bivouacking
smallworld-power-commando = Commando
smallworld-power-diplomat = Diplomat
smallworld-power-dragon_master = Dragon Master
smallworld-power-flying = Flying
smallworld-power-forest = Forest
smallworld-power-fortified = Fortified
smallworld-power-heroic = Heroic
smallworld-power-hill = Hill
smallworld-power-merchant = Merchant
smallworld-power-mounted = Mounted
smallworld-power-pillaging = Pillaging
smallworld-power-seafaring = Seafaring
smallworld-power-spirit = Spirit
smallworld-power-stout = Stout
smallworld-power-swamp = Swamp
smallworld-power-underworld = Underworld
smallworld-power-wealthy = Wealthy
smallworld-power-cursed = Cursed
smallworld-power-hordes = Hordes of
smallworld-power-marauding = Marauding
smallworld-power-ransacking = Ransacking
smallworld-power-were = Were-
smallworld-power-historian = Historian
smallworld-power-peace_loving = Peace-loving
smallworld-power-barricade = Barricade
smallworld-power-catapult = Catapult
smallworld-power-corrupt = Corrupt
smallworld-power-imperial = Imperial
smallworld-power-mercenary = Mercenary
smallworld-power-alchemist-about = 2 more coins in every turn while the race is active.
smallworld-power-berserk-about = The die may be rolled before each conquest; its pips lower the price.
smallworld-power-bivouacking-about = Five Encampments, spread at each redeployment; each makes its region 1 dearer.
smallworld-power-commando-about = Every region costs 1 token less.
smallworld-power-diplomat-about = At the end of your turn name an opponent you did not attack: no attacks on your active race until your next turn.
smallworld-power-dragon_master-about = Once a turn a single token takes any region; the Dragon stays and makes it immune.
smallworld-power-flying-about = Any land region may be conquered, near or far.
smallworld-power-forest-about = 1 more coin for each forest region.
smallworld-power-fortified-about = One new Fortress a turn: 1 dearer to conquer, in decline too, and 1 more coin a turn while active.
smallworld-power-heroic-about = At the end of the turn two Heroes make two regions immune.
smallworld-power-hill-about = 1 more coin for each hill region.
smallworld-power-merchant-about = 1 more coin for each region.
smallworld-power-mounted-about = Hill and farmland regions cost 1 token less.
smallworld-power-pillaging-about = 1 more coin for each non-empty region conquered in this turn.
smallworld-power-seafaring-about = Seas and lake can be conquered, too, and are kept in decline.
smallworld-power-spirit-about = In decline the race does not count: you may have another one in decline beside it.
smallworld-power-stout-about = The race may decline right after scoring, without a turn of its own for it.
smallworld-power-swamp-about = 1 more coin for each swamp region.
smallworld-power-underworld-about = Regions with a Cavern cost 1 token less and are all neighbours for conquests.
smallworld-power-wealthy-about = 7 more coins, once, at the end of the first turn.
smallworld-power-cursed-about = No benefit; passing over this combo costs 3 coins instead of 1.
smallworld-power-hordes-about = Two more tokens while the race is active.
smallworld-power-marauding-about = Two rounds of conquests in a turn.
smallworld-power-ransacking-about = Each region taken from an active race also takes 1 coin from its owner.
smallworld-power-were-about = In even turns of the game every region costs 2 tokens less.
smallworld-power-historian-about = 1 coin each time another race goes into decline.
smallworld-power-peace_loving-about = 3 more coins in a turn without an attack on an active race of an opponent.
smallworld-power-barricade-about = 3 more coins in a turn that ends with four regions or fewer.
smallworld-power-catapult-about = Once a turn it takes a region two steps away for 1 token less; its own region is immune.
smallworld-power-corrupt-about = Whoever takes a region of this race pays you 1 coin.
smallworld-power-imperial-about = 1 more coin for each region beyond three.
smallworld-power-mercenary-about = Before a conquest you may pay 1 coin to lower its price by 2.

## Names

smallworld-name-race = a race
smallworld-name-power = a power
smallworld-region-barleybrow = Barleybrow
smallworld-region-blackfen = Blackfen
smallworld-region-bogglesmarsh = Bogglesmarsh
smallworld-region-bramblewald = Bramblewald
smallworld-region-broken_tooth = Broken Tooth
smallworld-region-cartersby = Cartersby
smallworld-region-cattail_flats = Cattail Flats
smallworld-region-cloudstep = Cloudstep
smallworld-region-clover_rise = Clover Rise
smallworld-region-cold_anvil = Cold Anvil
smallworld-region-deepbough = Deepbough
smallworld-region-eagle_spire = Eagle Spire
smallworld-region-foxglade = Foxglade
smallworld-region-frogmire = Frogmire
smallworld-region-goldacre = Goldacre
smallworld-region-greenback = Greenback
smallworld-region-grimpeak = Grimpeak
smallworld-region-hammerhead = Hammerhead
smallworld-region-haywick = Haywick
smallworld-region-hazelmere = Hazelmere
smallworld-region-heathertop = Heathertop
smallworld-region-ironcrag = Ironcrag
smallworld-region-larkrise = Larkrise
smallworld-region-leechmoor = Leechmoor
smallworld-region-long_barrow = Long Barrow
smallworld-region-middle_lake = Middle Lake
smallworld-region-millmead = Millmead
smallworld-region-mosshollow = Mosshollow
smallworld-region-mudwallow = Mudwallow
smallworld-region-murkwater = Murkwater
smallworld-region-ninepines = Ninepines
smallworld-region-north_west_sea = North-West Sea
smallworld-region-oatmarch = Oatmarch
smallworld-region-owlwood = Owlwood
smallworld-region-reedsink = Reedsink
smallworld-region-ryefield = Ryefield
smallworld-region-sedgehole = Sedgehole
smallworld-region-sheepdown = Sheepdown
smallworld-region-shepherds_cap = Shepherds Cap
smallworld-region-south_east_sea = South-East Sea
smallworld-region-standing_knoll = Standing Knoll
smallworld-region-stormhorn = Stormhorn
smallworld-region-sunfurrow = Sunfurrow
smallworld-region-thornholt = Thornholt
smallworld-region-wheatley = Wheatley
smallworld-region-whitefang = Whitefang
smallworld-region-windle_fell = Windle Fell
smallworld-region-wychgrove = Wychgrove
smallworld-name-region =
    { $of ->
        [none] a region
        [hidden] a region
       *[other] { smallworld-name-argument }
    }
smallworld-name-argument =
    { $of ->
        [amazons] { smallworld-race-amazons }
        [dwarves] { smallworld-race-dwarves }
        [elves] { smallworld-race-elves }
        [ghouls] { smallworld-race-ghouls }
        [giants] { smallworld-race-giants }
        [halflings] { smallworld-race-halflings }
        [humans] { smallworld-race-humans }
        [orcs] { smallworld-race-orcs }
        [ratmen] { smallworld-race-ratmen }
        [skeletons] { smallworld-race-skeletons }
        [sorcerers] { smallworld-race-sorcerers }
        [tritons] { smallworld-race-tritons }
        [trolls] { smallworld-race-trolls }
        [wizards] { smallworld-race-wizards }
        [goblins] { smallworld-race-goblins }
        [kobolds] { smallworld-race-kobolds }
        [nomads] { smallworld-race-nomads }
        [priestesses] { smallworld-race-priestesses }
        [white_ladies] { smallworld-race-white_ladies }
        [barbarians] { smallworld-race-barbarians }
        [homunculi] { smallworld-race-homunculi }
        [leprechauns] { smallworld-race-leprechauns }
        [pixies] { smallworld-race-pixies }
        [pygmies] { smallworld-race-pygmies }
        [alchemist] { smallworld-power-alchemist }
        [berserk] { smallworld-power-berserk }
        [bivouacking] { smallworld-power-bivouacking }
        [commando] { smallworld-power-commando }
        [diplomat] { smallworld-power-diplomat }
        [dragon_master] { smallworld-power-dragon_master }
        [flying] { smallworld-power-flying }
        [forest] { smallworld-power-forest }
        [fortified] { smallworld-power-fortified }
        [heroic] { smallworld-power-heroic }
        [hill] { smallworld-power-hill }
        [merchant] { smallworld-power-merchant }
        [mounted] { smallworld-power-mounted }
        [pillaging] { smallworld-power-pillaging }
        [seafaring] { smallworld-power-seafaring }
        [spirit] { smallworld-power-spirit }
        [stout] { smallworld-power-stout }
        [swamp] { smallworld-power-swamp }
        [underworld] { smallworld-power-underworld }
        [wealthy] { smallworld-power-wealthy }
        [cursed] { smallworld-power-cursed }
        [hordes] { smallworld-power-hordes }
        [marauding] { smallworld-power-marauding }
        [ransacking] { smallworld-power-ransacking }
        [were] { smallworld-power-were }
        [historian] { smallworld-power-historian }
        [peace_loving] { smallworld-power-peace_loving }
        [barricade] { smallworld-power-barricade }
        [catapult] { smallworld-power-catapult }
        [corrupt] { smallworld-power-corrupt }
        [imperial] { smallworld-power-imperial }
        [mercenary] { smallworld-power-mercenary }
        [m2-00] { smallworld-region-north_west_sea }
        [m2-01] { smallworld-region-goldacre }
        [m2-02] { smallworld-region-owlwood }
        [m2-03] { smallworld-region-frogmire }
        [m2-04] { smallworld-region-sheepdown }
        [m2-05] { smallworld-region-grimpeak }
        [m2-06] { smallworld-region-larkrise }
        [m2-07] { smallworld-region-middle_lake }
        [m2-08] { smallworld-region-stormhorn }
        [m2-09] { smallworld-region-ryefield }
        [m2-10] { smallworld-region-bramblewald }
        [m2-11] { smallworld-region-barleybrow }
        [m2-12] { smallworld-region-deepbough }
        [m2-13] { smallworld-region-sunfurrow }
        [m2-14] { smallworld-region-standing_knoll }
        [m2-15] { smallworld-region-ironcrag }
        [m2-16] { smallworld-region-blackfen }
        [m2-17] { smallworld-region-greenback }
        [m2-18] { smallworld-region-reedsink }
        [m2-19] { smallworld-region-whitefang }
        [m2-20] { smallworld-region-mudwallow }
        [m2-21] { smallworld-region-mosshollow }
        [m2-22] { smallworld-region-south_east_sea }
        [m3-00] { smallworld-region-north_west_sea }
        [m3-01] { smallworld-region-owlwood }
        [m3-02] { smallworld-region-grimpeak }
        [m3-03] { smallworld-region-goldacre }
        [m3-04] { smallworld-region-frogmire }
        [m3-05] { smallworld-region-bramblewald }
        [m3-06] { smallworld-region-blackfen }
        [m3-07] { smallworld-region-ryefield }
        [m3-08] { smallworld-region-reedsink }
        [m3-09] { smallworld-region-sheepdown }
        [m3-10] { smallworld-region-stormhorn }
        [m3-11] { smallworld-region-barleybrow }
        [m3-12] { smallworld-region-ironcrag }
        [m3-13] { smallworld-region-mudwallow }
        [m3-14] { smallworld-region-middle_lake }
        [m3-15] { smallworld-region-whitefang }
        [m3-16] { smallworld-region-larkrise }
        [m3-17] { smallworld-region-eagle_spire }
        [m3-18] { smallworld-region-sunfurrow }
        [m3-19] { smallworld-region-deepbough }
        [m3-20] { smallworld-region-standing_knoll }
        [m3-21] { smallworld-region-leechmoor }
        [m3-22] { smallworld-region-haywick }
        [m3-23] { smallworld-region-greenback }
        [m3-24] { smallworld-region-south_east_sea }
        [m3-25] { smallworld-region-windle_fell }
        [m3-26] { smallworld-region-cold_anvil }
        [m3-27] { smallworld-region-broken_tooth }
        [m3-28] { smallworld-region-mosshollow }
        [m3-29] { smallworld-region-foxglade }
        [m4-00] { smallworld-region-north_west_sea }
        [m4-01] { smallworld-region-goldacre }
        [m4-02] { smallworld-region-ryefield }
        [m4-03] { smallworld-region-owlwood }
        [m4-04] { smallworld-region-sheepdown }
        [m4-05] { smallworld-region-frogmire }
        [m4-06] { smallworld-region-blackfen }
        [m4-07] { smallworld-region-larkrise }
        [m4-08] { smallworld-region-barleybrow }
        [m4-09] { smallworld-region-grimpeak }
        [m4-10] { smallworld-region-bramblewald }
        [m4-11] { smallworld-region-deepbough }
        [m4-12] { smallworld-region-stormhorn }
        [m4-13] { smallworld-region-mosshollow }
        [m4-14] { smallworld-region-reedsink }
        [m4-15] { smallworld-region-standing_knoll }
        [m4-16] { smallworld-region-middle_lake }
        [m4-17] { smallworld-region-mudwallow }
        [m4-18] { smallworld-region-sunfurrow }
        [m4-19] { smallworld-region-ironcrag }
        [m4-20] { smallworld-region-greenback }
        [m4-21] { smallworld-region-whitefang }
        [m4-22] { smallworld-region-leechmoor }
        [m4-23] { smallworld-region-foxglade }
        [m4-24] { smallworld-region-eagle_spire }
        [m4-25] { smallworld-region-haywick }
        [m4-26] { smallworld-region-windle_fell }
        [m4-27] { smallworld-region-bogglesmarsh }
        [m4-28] { smallworld-region-millmead }
        [m4-29] { smallworld-region-cold_anvil }
        [m4-30] { smallworld-region-murkwater }
        [m4-31] { smallworld-region-ninepines }
        [m4-32] { smallworld-region-broken_tooth }
        [m4-33] { smallworld-region-cloudstep }
        [m4-34] { smallworld-region-heathertop }
        [m4-35] { smallworld-region-long_barrow }
        [m4-36] { smallworld-region-oatmarch }
        [m4-37] { smallworld-region-thornholt }
        [m4-38] { smallworld-region-south_east_sea }
        [m5-00] { smallworld-region-north_west_sea }
        [m5-01] { smallworld-region-grimpeak }
        [m5-02] { smallworld-region-frogmire }
        [m5-03] { smallworld-region-stormhorn }
        [m5-04] { smallworld-region-owlwood }
        [m5-05] { smallworld-region-goldacre }
        [m5-06] { smallworld-region-blackfen }
        [m5-07] { smallworld-region-ryefield }
        [m5-08] { smallworld-region-sheepdown }
        [m5-09] { smallworld-region-ironcrag }
        [m5-10] { smallworld-region-barleybrow }
        [m5-11] { smallworld-region-larkrise }
        [m5-12] { smallworld-region-sunfurrow }
        [m5-13] { smallworld-region-whitefang }
        [m5-14] { smallworld-region-reedsink }
        [m5-15] { smallworld-region-standing_knoll }
        [m5-16] { smallworld-region-greenback }
        [m5-17] { smallworld-region-bramblewald }
        [m5-18] { smallworld-region-mudwallow }
        [m5-19] { smallworld-region-windle_fell }
        [m5-20] { smallworld-region-middle_lake }
        [m5-21] { smallworld-region-deepbough }
        [m5-22] { smallworld-region-eagle_spire }
        [m5-23] { smallworld-region-leechmoor }
        [m5-24] { smallworld-region-haywick }
        [m5-25] { smallworld-region-millmead }
        [m5-26] { smallworld-region-cold_anvil }
        [m5-27] { smallworld-region-mosshollow }
        [m5-28] { smallworld-region-heathertop }
        [m5-29] { smallworld-region-bogglesmarsh }
        [m5-30] { smallworld-region-foxglade }
        [m5-31] { smallworld-region-murkwater }
        [m5-32] { smallworld-region-long_barrow }
        [m5-33] { smallworld-region-oatmarch }
        [m5-34] { smallworld-region-broken_tooth }
        [m5-35] { smallworld-region-clover_rise }
        [m5-36] { smallworld-region-wheatley }
        [m5-37] { smallworld-region-ninepines }
        [m5-38] { smallworld-region-cartersby }
        [m5-39] { smallworld-region-sedgehole }
        [m5-40] { smallworld-region-thornholt }
        [m5-41] { smallworld-region-cloudstep }
        [m5-42] { smallworld-region-wychgrove }
        [m5-43] { smallworld-region-south_east_sea }
        [m5-44] { smallworld-region-cattail_flats }
        [m5-45] { smallworld-region-hazelmere }
        [m5-46] { smallworld-region-shepherds_cap }
        [m5-47] { smallworld-region-hammerhead }
        [hidden] unseen
       *[other] { name-seat }
    }
smallworld-name-owner = { name-seat }
smallworld-name-other = { name-seat }
smallworld-combo =
    { $power ->
        [were] Were-{ $race-name }
       *[other] { $power-name } { $race-name }
    }
smallworld-in-hand =
    { $hand ->
        [0] no token{ smallworld-hand-leader }{ smallworld-hand-heroes }{ smallworld-hand-camps }{ smallworld-hand-catapult }
        [one] { $hand } token{ smallworld-hand-leader }{ smallworld-hand-heroes }{ smallworld-hand-camps }{ smallworld-hand-catapult }
       *[other] { $hand } tokens{ smallworld-hand-leader }{ smallworld-hand-heroes }{ smallworld-hand-camps }{ smallworld-hand-catapult }
    }
smallworld-hand-leader =
    { $leader ->
        [0] { "" }
       *[other] , the Leader
    }
smallworld-hand-heroes =
    { $heroes ->
        [0] { "" }
        [one] , { $heroes } Hero
       *[other] , { $heroes } Heroes
    }
smallworld-hand-camps =
    { $camps ->
        [0] { "" }
        [one] , { $camps } Encampment
       *[other] , { $camps } Encampments
    }
smallworld-hand-catapult =
    { $catapult ->
        [0] { "" }
       *[other] , the Catapult
    }
smallworld-source-regions = regions
smallworld-source-declined = regions in decline
smallworld-source-farmland = Humans: farmland
smallworld-source-mines = Dwarves: Mines
smallworld-source-magic = Wizards: Magic Sources
smallworld-source-raids = Orcs: conquests
smallworld-source-alchemist = Alchemist
smallworld-source-forest = Forest
smallworld-source-fortified = Fortresses
smallworld-source-hill = Hill
smallworld-source-merchant = Merchant
smallworld-source-pillaging = Pillaging: conquests
smallworld-source-swamp = Swamp
smallworld-source-wealthy = Wealthy
smallworld-source-nomads = Nomads: abandoned regions
smallworld-source-peace_loving = Peace-loving
smallworld-source-barricade = Barricade
smallworld-source-imperial = Imperial
smallworld-source-tower = Ivory Tower
smallworld-name-source = income
smallworld-policy-ask = ask me
smallworld-policy-never = never pay
smallworld-policy-always = always pay
smallworld-policy-from_3 = pay with 3 coins or more
smallworld-policy-from_5 = pay with 5 coins or more
smallworld-policy-from_10 = pay with 10 coins or more
smallworld-policy-from_20 = pay with 20 coins or more
smallworld-name-policy = a standing answer
smallworld-layout-ask = ask me
smallworld-layout-even = spread evenly
smallworld-layout-strongest = strengthen the region worth most
smallworld-name-layout = a standing answer

## Questions

smallworld-ask-first = Who begins?
smallworld-ask-banner = Which race is turned up next?
smallworld-ask-badge = Which special power is turned up next?
smallworld-ask-choose = Turn { $round } of { $turns }: do your { $race-name } expand, or do they go into decline?
smallworld-ask-pick = Turn { $round } of { $turns }: pick a combo. The first is free; for a lower one you lay a coin on each combo above it.
smallworld-ask-leader = Does the Leader of your { $race-name } come along? He counts as one more token, but never ends your turn in an immune region. If his region falls, he is captured: ransom { $ransom }, or he is worth { $captive } to the captor at the end.
smallworld-ask-ready = Ready your { $race-name }: all tokens but those that hold a region come to your hand. Before that you may keep some in place or abandon regions.
smallworld-ask-conquer =
    { $pips ->
        [0] { $race-name }, in hand: { $hand }. The die shows 0: conquer a region at its price, or stop.
       *[other] { $race-name }, in hand: { $hand }. The die makes the next region { $pips } cheaper: conquer it, or stop.
        [none] { $race-name }, in hand: { $hand }. Conquer a region, or stop.
    }
smallworld-ask-die = { $player-name } rolls the reinforcement die: how many pips?
smallworld-ask-growth = { $player-name } has lost a Pygmy and rolls the die: how many pips?
smallworld-ask-ransom = { $player-name } has captured your Leader ({ $race-name }). Pay a ransom of { $ransom } now, or leave him: at the end he is worth { $captive } to { $player-name }.
smallworld-ask-give_up = { $race-name }: there are not enough tokens to hold every region. Which one do you give up, unless the Leader can hold one?
smallworld-ask-redeploy = { $race-name }: redeploy. In hand: { smallworld-in-hand }. Place it all in regions of this race.
smallworld-ask-ally = Diplomats: with whom do you make peace until your next turn?
smallworld-ask-stout = Your turn is scored. Do your { $race-name } go into decline right now?
smallworld-ask-tower = Your Priestesses decline: in which region do they build their Ivory Tower, if at all?
smallworld-ask-resettle = The turn of { $player-name } is over. Driven out are your { $race-name }; in hand: { smallworld-in-hand }. Place it all in regions they still hold.

## Actions

smallworld-action-banner = Turn up the race: { $argument-name }
smallworld-action-badge = Turn up the special power: { $argument-name }
smallworld-action-first = { $argument-name } begins
smallworld-action-face =
    { $argument ->
        [hidden] Roll the die
       *[other] The die shows { $argument }
    }
smallworld-action-expand = Expand
smallworld-action-decline = Go into decline
smallworld-action-pick = Pick the { $argument-name }
smallworld-action-attach = With the Leader
smallworld-action-without = Without
smallworld-action-keep = { $argument-name }: leave one more token here
smallworld-action-abandon = Abandon { $argument-name }
smallworld-action-ready = Lift the tokens
smallworld-action-skip = Leave the Ghouls as they are
smallworld-action-take = Conquer { $argument-name }
smallworld-action-dragon = Send the Dragon to { $argument-name }
smallworld-action-spell = Cast a spell on { $argument-name }
smallworld-action-shoot = Shoot at { $argument-name } with the Catapult
smallworld-action-hire = Conquer { $argument-name } with Mercenaries, for a coin
smallworld-action-roll = Roll the die
smallworld-action-dare = Try { $argument-name } with the die
smallworld-action-stop = No more conquests
smallworld-action-pay = Pay the ransom
smallworld-action-refuse = Leave him with the captor
smallworld-action-give_up = Give up { $argument-name }
smallworld-action-hero = A Hero in { $argument-name }
smallworld-action-engine = The Catapult in { $argument-name }
smallworld-action-lead = The Leader joins the tokens in { $argument-name }
smallworld-action-alone = The Leader takes the place of a token in { $argument-name }
smallworld-action-deploy = A token to { $argument-name }
smallworld-action-rest = All other tokens to { $argument-name }
smallworld-action-camp = An Encampment in { $argument-name }
smallworld-action-fortress = A Fortress in { $argument-name }
smallworld-action-pot = A Pot of Gold in { $argument-name }
smallworld-action-done = Done
smallworld-action-ally = Make peace with { $argument-name }
smallworld-action-nobody = Peace with nobody
smallworld-action-retire = Go into decline now
smallworld-action-stay = Stay active
smallworld-action-tower = The Ivory Tower in { $argument-name }
smallworld-action-ransom_order =
    { $argument ->
        [ask] Ransom: ask me each time
        [never] Ransom: never pay
        [always] Ransom: always pay
        [from_3] Ransom: pay while I have 3 coins or more
        [from_5] Ransom: pay while I have 5 coins or more
        [from_10] Ransom: pay while I have 10 coins or more
        [from_20] Ransom: pay while I have 20 coins or more
       *[other] Ransom: a standing answer
    }
smallworld-action-layout_order =
    { $argument ->
        [ask] Withdrawn tokens: ask me each time
        [even] Withdrawn tokens: spread them evenly
        [strongest] Withdrawn tokens: strengthen the region worth most
       *[other] Withdrawn tokens: a standing answer
    }

## What an option costs

smallworld-part-tokens =
    { $there ->
        [0] { "" }
        [one] { " " }+ { $there } token
       *[other] { " " }+ { $there } tokens
    }
smallworld-part-leader =
    { $leader ->
        [0] { "" }
       *[other] { " " }+ 1 Leader
    }
smallworld-part-tribe =
    { $tribe ->
        [0] { "" }
       *[other] { " " }+ 1 Lost Tribe
    }
smallworld-part-mountain =
    { $mountain ->
        [0] { "" }
       *[other] { " " }+ 1 mountain
    }
smallworld-part-lair =
    { $lair ->
        [0] { "" }
       *[other] { " " }+ 1 Troll's Lair
    }
smallworld-part-fortress =
    { $fortress ->
        [0] { "" }
       *[other] { " " }+ 1 Fortress
    }
smallworld-part-camps =
    { $camps ->
        [0] { "" }
        [one] { " " }+ { $camps } Encampment
       *[other] { " " }+ { $camps } Encampments
    }
smallworld-part-power =
    { $by_power ->
        [0] { "" }
       *[other] { " " }− { $by_power } { $power-name }
    }
smallworld-part-race =
    { $by_race ->
        [0] { "" }
       *[other] { " " }− { $by_race } { $race-name }
    }
smallworld-part-die =
    { $by_die ->
        [0] { "" }
       *[other] { " " }− { $by_die } die
    }
smallworld-part-least =
    { $least ->
        [0] { "" }
       *[other] , at least { $least }
    }
smallworld-parts = { $base }{ smallworld-part-tokens }{ smallworld-part-leader }{ smallworld-part-tribe }{ smallworld-part-mountain }{ smallworld-part-lair }{ smallworld-part-fortress }{ smallworld-part-camps }{ smallworld-part-power }{ smallworld-part-race }{ smallworld-part-die }{ smallworld-part-least }
smallworld-price =
    { $parts ->
        [0] costs { $price }
       *[other] costs { $price } ({ smallworld-parts })
    }
smallworld-remark-take = { smallworld-price }
smallworld-remark-hire = { smallworld-price }
smallworld-remark-shoot = { smallworld-price }
smallworld-remark-dragon = needs { $need } instead of { $price }
smallworld-remark-spell = a Sorcerer from the tray, where { $tray } are left; otherwise it costs { $price }
smallworld-remark-dare = { smallworld-price }; { $short } short, chance { $chance } in 6
smallworld-remark-pick = { smallworld-combo }: price { $price }, coins on it { $laid }, tokens { $tokens }
smallworld-remark-decline = regions kept: { $regions }, coins now: { $coins }
smallworld-remark-retire = regions kept: { $regions }; they bring coins from the next turn on
smallworld-remark-deploy = costs the others { $price } so far
smallworld-remark-camp = costs the others { $price } so far
smallworld-remark-fortress = costs the others { $price } so far

## What happened

smallworld-event-began = { $seat-name } begins.
smallworld-event-revealed = New on offer, place { $place }: { smallworld-combo }.
smallworld-event-turn = Turn { $round }: { $seat-name }.
smallworld-event-picked =
    { $paid ->
        [0] { $seat-name } picks the { smallworld-combo }.
        [one] { $seat-name } picks the { smallworld-combo } and lays { $paid } coin on the combos above.
       *[other] { $seat-name } picks the { smallworld-combo } and lays { $paid } coins on the combos above.
    }
smallworld-event-found =
    { $coins ->
        [one] { $seat-name } finds { $coins } coin on the combo.
       *[other] { $seat-name } finds { $coins } coins on the combo.
    }
smallworld-event-attached = The Leader of the { $race-name } follows { $seat-name }.
smallworld-event-unled = { $seat-name } goes without the Leader of the { $race-name }.
smallworld-event-expanded = { $seat-name } expands.
smallworld-event-declined = { $seat-name } puts the { $race-name } in decline.
smallworld-event-kept = { $seat-name } leaves one more token in { $region-name }.
smallworld-event-abandoned = { $seat-name } abandons { $region-name }.
smallworld-event-readied =
    { $tokens ->
        [one] { $seat-name } readies the { $race-name }: { $tokens } token lifted.
       *[other] { $seat-name } readies the { $race-name }: { $tokens } tokens lifted.
    }
smallworld-event-skipped = { $seat-name } leaves the Ghouls as they are.
smallworld-event-conquered =
    { $how ->
        [dragon] { $seat-name } conquers { $region-name } with the Dragon (pieces: { $tokens }).
        [spell] { $seat-name } takes { $region-name } by a spell (pieces: { $tokens }).
        [die] { $seat-name } conquers { $region-name } with the help of the die (pieces: { $tokens }).
        [catapult] { $seat-name } conquers { $region-name } with the Catapult (pieces: { $tokens }).
        [mercenaries] { $seat-name } conquers { $region-name } with Mercenaries, for a coin (pieces: { $tokens }).
        [berserk] { $seat-name } conquers { $region-name } in a rage (pieces: { $tokens }).
       *[other] { $seat-name } conquers { $region-name } (pieces: { $tokens }).
    }
smallworld-event-withdrew = { $seat-name } is driven out of { $region-name }: { $back } back in hand, { $lost } lost.
smallworld-event-captured = { $seat-name } captures the Leader of { $owner-name } ({ $race-name }).
smallworld-event-ransomed =
    { $coins ->
        [one] { $owner-name } pays { $seat-name } a ransom of { $coins } coin and has the Leader back.
       *[other] { $owner-name } pays { $seat-name } a ransom of { $coins } coins and has the Leader back.
    }
smallworld-event-refused = { $owner-name } pays no ransom: the Leader stays with { $seat-name }.
smallworld-event-rescued = The Leader of { $seat-name } escapes the own Ghouls and goes back to hand.
smallworld-event-rolled =
    { $pips ->
        [0] { $seat-name } rolls the die: a blank face.
        [one] { $seat-name } rolls the die: { $pips } pip.
       *[other] { $seat-name } rolls the die: { $pips } pips.
    }
smallworld-event-failed =
    { $region ->
        [none] { $seat-name } can conquer nothing with that roll; the conquests are over.
       *[other] { $region-name } holds out against { $seat-name }; the conquests are over.
    }
smallworld-event-stopped = { $seat-name } ends the conquests.
smallworld-event-grew =
    { $tokens ->
        [one] { $race-name } of { $seat-name }: { $tokens } token more from the tray.
       *[other] { $race-name } of { $seat-name }: { $tokens } tokens more from the tray.
    }
smallworld-event-came_off =
    { $tokens ->
        [one] { $seat-name } takes { $tokens } token off the board.
       *[other] { $seat-name } takes { $tokens } tokens off the board.
    }
smallworld-event-gave_up = { $seat-name } gives up { $region-name }.
smallworld-event-hero = { $seat-name } places a Hero in { $region-name }.
smallworld-event-catapult = { $seat-name } places the Catapult in { $region-name }.
smallworld-event-led = The Leader of { $seat-name } goes to { $region-name }.
smallworld-event-waits = The Leader of { $seat-name } waits off the board: no region is open to him.
smallworld-event-deployed =
    { $tokens ->
        [one] { $seat-name } places { $tokens } token in { $region-name }.
       *[other] { $seat-name } places { $tokens } tokens in { $region-name }.
    }
smallworld-event-camped = { $seat-name } sets up an Encampment in { $region-name }.
smallworld-event-fortified = { $seat-name } builds a Fortress in { $region-name }.
smallworld-event-pot = { $seat-name } hides a Pot of Gold in { $region-name }.
smallworld-event-redeployed = { $seat-name } has redeployed.
smallworld-event-allied = { $seat-name } makes peace with { $other-name }.
smallworld-event-no_ally = { $seat-name } makes peace with nobody.
smallworld-event-earned =
    { $coins ->
        [one] { $seat-name } earns { $coins } coin: { $source-name }.
       *[other] { $seat-name } earns { $coins } coins: { $source-name }.
    }
smallworld-event-income =
    { $coins ->
        [one] { $seat-name } earns { $coins } coin in this turn.
       *[other] { $seat-name } earns { $coins } coins in this turn.
    }
smallworld-event-vanished = The { $race-name } of { $seat-name } leave the map.
smallworld-event-stayed = The Stout race of { $seat-name } stays active.
smallworld-event-tower =
    { $tokens ->
        [one] { $seat-name } builds an Ivory Tower of { $tokens } token in { $region-name }.
       *[other] { $seat-name } builds an Ivory Tower of { $tokens } tokens in { $region-name }.
    }
smallworld-event-paid =
    { $why ->
        [ransacking] 
                { $coins ->
                    [one] { $seat-name } is ransacked and pays { $coins } coin to { $other-name }.
                   *[other] { $seat-name } is ransacked and pays { $coins } coins to { $other-name }.
                }
       *[other] 
                { $coins ->
                    [one] { $other-name } is corrupt: { $seat-name } pays { $coins } coin.
                   *[other] { $other-name } is corrupt: { $seat-name } pays { $coins } coins.
                }
    }
smallworld-event-took_pot = { $seat-name } takes the Pot of Gold in { $region-name }: 1 coin.
smallworld-event-collected =
    { $coins ->
        [one] { $seat-name } collects { $coins } coin from Pots of Gold.
       *[other] { $seat-name } collects { $coins } coins from Pots of Gold.
    }
smallworld-event-noted = The Historians of { $seat-name } note a decline of { $other-name }: 1 coin.
smallworld-event-reshuffled = The discarded special powers are shuffled into a new stack.
smallworld-event-ordered = { $seat-name } sets a standing answer about ransoms: { $policy-name }.
smallworld-event-laid_out = { $seat-name } sets a standing answer about withdrawn tokens: { $layout-name }.
smallworld-event-ended = The last turn is over: coins and captives are counted.

## Why not

why-SMW-PICK-01 = The { $race-name } are not on offer; pick one of the combos in the column.
why-SMW-PICK-06 = The { smallworld-combo } cost { $price }, laid on the combos above: more than you have. Pick one further up.
why-SMW-READY-01 = { $region-name }: no token can be kept back there. Only those of your own regions can, beyond what holds the region.
why-SMW-READY-03 = { $region-name } is not held by your { $race-name }, so they cannot abandon it.
why-SMW-READY-05 = Regions are abandoned only while readying troops, before the first conquest of the turn.
why-SMW-CONQ-14 = { $region-name } is already held by your { $race-name }.
why-SMW-CONQ-17 = { $region-name } is immune: what stands there protects it from every attack.
why-SMW-CONQ-02 = { $region-name } is water: only a Seafaring race conquers seas and lake.
why-SMW-POWER-12 =
    { $region ->
        [none] Peace is made with an opponent, not with yourself.
       *[other] { $owner-name } has made peace with you: until that player's next turn your active race cannot attack { $region-name }.
    }
why-SMW-ENTRY-01 = { $region-name } is no way in: a race without a region begins at the edge of the board or at the shore of a sea.
why-SMW-CONQ-09 = { $region-name } borders no region of your { $race-name }.
why-SMW-CONQ-01 = { $region-name } costs { $price }; you have { $hand } in hand, { $short } too few.
why-SMW-CONQ-06 = Every conquest needs a token from your hand, and there is none left.
why-SMW-POWER-19 = Only a race of Dragon Masters has the Dragon, and it conquers once per turn.
why-SMW-POWER-22 = The Dragon needs { $need } from your hand to go with it; you have { $hand }.
why-SMW-RACE-33 = Only active Sorcerers cast spells, once per turn on each opponent.
why-SMW-RACE-34 = A spell replaces a token that is alone; in { $region-name } there are { $there }.
why-SMW-RACE-36 = An Encampment in { $region-name } counts as a token and stops the spell.
why-SMW-RACE-37 = There is no Sorcerer left in the tray, so no spell is possible.
why-SMW-RACE-40 = In { $region-name } stands no active token of an opponent; spells work on no others.
why-SMW-ENTRY-10 = A spell is cast from a region of your Sorcerers; first conquer one.
why-SMW-POWER-03 = Only a Berserk race rolls before it names a region.
why-SMW-POWER-05 = You have rolled: conquer a region with tokens and this roll, or stop.
why-SMW-POWER-06 = A Berserk race has no separate final attempt: roll first, then name the region.
why-SMW-DIE-01 = The die helps only with a token in hand; you have none.
why-SMW-DIE-02 = { $region-name } costs { $price } and you have { $hand }: { $short } short. The die helps with 3 at most.
why-SMW-DIE-08 = { $region-name } costs { $price } and you have { $hand }: no die is needed, just conquer it.
why-SMW-RACE-05 = { $region-name } is no region of the { $race-name }; give up one of theirs.
why-SMW-REDEPLOY-01 = { $region-name } is not held by the { $race-name }; their pieces go to their own regions only.
why-SMW-REDEPLOY-04 =
    { $case ->
        [none] There is no token in your hand.
        [one] A single token is in your hand: place it by itself.
        [join] With a single region the Leader joins the tokens there.
       *[other] All tokens must be placed; in hand: { $hand }.
    }
why-SMW-POWER-31 = A Heroic race places its two Heroes in two different regions of its own, and holds none back.
why-SMW-LEADER-52 = No Hero goes to { $region-name }: your Leader has to hold a region alone, and he needs one that is not immune.
why-SMW-LEADER-01 = Your Leader is not in your hand, so there is nobody to place.
why-SMW-LEADER-08 = Leaders are brave: yours cannot end the turn in an immune region ({ $region-name }). Choose one that is not immune.
why-SMW-LEADER-13 = Your Leader is still in hand: he must stand in one of your regions that is not immune.
why-SMW-LEADER-15 =
    { $case ->
        [join] Your Leader stood alone in a region that has no token now: give up a region first.
       *[other] A region is left without a token: let the Leader take a token's place, so that it can go there.
    }
why-SMW-LEADER-17 = { $region-name } need not be given up: your Leader holds a region alone, like a token.
why-SMW-LEADER-44 = First place what makes regions immune; then your Leader knows where he may stand.
why-SMW-VAR-05 = At this table no Leader ends a turn in water ({ $region-name }).
why-SMW-POWER-07 = There is no Encampment in your hand; only a Bivouacking race has five of them.
why-SMW-POWER-10 = All Encampments must be placed; in hand: { $camps }.
why-SMW-POWER-26 = Only a Fortified race builds a Fortress: one per turn, in a region of its own without one, at most six on the map.
why-SMW-POWER-17 = No peace with { $player-name }: an ally is an opponent whose active race you did not attack in this turn.
why-SMW-LOSS-02 = { $region-name }: withdrawn pieces go only to regions that their race still holds.
why-SMW-LOSS-08 =
    { $case ->
        [none] There is no withdrawn token in your hand.
        [one] A single token is in your hand: place it by itself.
       *[other] Everything withdrawn must be placed; in hand: { $hand }.
    }
why-SMW-SETUP-17 = This table plays without Leaders.
why-SMW-VAR-03 = That is your standing answer about ransoms already.
why-SMW-VAR-04 = That is your standing answer about withdrawn tokens already.
why-SMW-EXTRA-02 = Kobolds conquer with at least two tokens, with the die too; you have { $hand } in hand.
why-SMW-EXTRA-03 = Your Nomads left { $region-name } in this turn; they cannot take it back before the next.
why-SMW-EXTRA-04 = The Ivory Tower is built in a region of your Priestesses; { $region-name } is none.
why-SMW-EXTRA-06 = Barbarians do not redeploy: their tokens stay where they are.
why-SMW-EXTRA-08 = Only Leprechauns have Pots of Gold, at most one in each region of their own.
why-SMW-EXTRA-09 = Exactly one Pixie stays in each region; the others wait off the board.
why-SMW-EXTRA-13 = Marauders roll the die only at the end of their second round of conquests.
why-SMW-EXTRA-19 = The Catapult is placed in a region of its race at the end of each turn; once per turn it takes a region exactly two steps from there.
why-SMW-EXTRA-22 = Only a Mercenary race hires help, for 1 coin each time, and you need the coin.

## Words on the board

smallworld-board-turn = turn
smallworld-board-round = Turn { $round } of { $turns }
smallworld-board-coins = coins
smallworld-board-coins-unseen = coins hidden
smallworld-board-price = price
smallworld-board-tokens = tokens
smallworld-board-hand = in hand
smallworld-board-off = off the board
smallworld-board-tray = tray
smallworld-board-combos = combos
smallworld-board-active = active
smallworld-board-spirit = spirit in decline
smallworld-board-immune = immune
smallworld-board-coastal = coast
smallworld-board-edge = edge of the board
smallworld-board-captives = captives
smallworld-board-free = nobody
smallworld-board-in_decline = in decline
smallworld-board-peace = peace with
smallworld-board-waiting = waiting
smallworld-board-income = income
smallworld-board-borders = borders
smallworld-board-camps = Encampments
smallworld-board-farmland = farmland
smallworld-board-forest = forest
smallworld-board-hill = hill
smallworld-board-mountain = mountain
smallworld-board-swamp = swamp
smallworld-board-sea = sea
smallworld-board-lake = lake
smallworld-board-mine = Mine
smallworld-board-magic = Magic Source
smallworld-board-cavern = Cavern
smallworld-board-tribe = Lost Tribe
smallworld-board-lair = Troll's Lair
smallworld-board-fortress = Fortress
smallworld-board-encampment = Encampment
smallworld-board-hole = Hole-in-the-Ground
smallworld-board-hero = Hero
smallworld-board-dragon = Dragon
smallworld-board-leader = Leader
smallworld-board-catapult = Catapult
smallworld-board-pot = Pot of Gold
smallworld-board-tower = Ivory Tower
smallworld-board-m2-00 = { smallworld-region-north_west_sea }
smallworld-board-m2-01 = { smallworld-region-goldacre }
smallworld-board-m2-02 = { smallworld-region-owlwood }
smallworld-board-m2-03 = { smallworld-region-frogmire }
smallworld-board-m2-04 = { smallworld-region-sheepdown }
smallworld-board-m2-05 = { smallworld-region-grimpeak }
smallworld-board-m2-06 = { smallworld-region-larkrise }
smallworld-board-m2-07 = { smallworld-region-middle_lake }
smallworld-board-m2-08 = { smallworld-region-stormhorn }
smallworld-board-m2-09 = { smallworld-region-ryefield }
smallworld-board-m2-10 = { smallworld-region-bramblewald }
smallworld-board-m2-11 = { smallworld-region-barleybrow }
smallworld-board-m2-12 = { smallworld-region-deepbough }
smallworld-board-m2-13 = { smallworld-region-sunfurrow }
smallworld-board-m2-14 = { smallworld-region-standing_knoll }
smallworld-board-m2-15 = { smallworld-region-ironcrag }
smallworld-board-m2-16 = { smallworld-region-blackfen }
smallworld-board-m2-17 = { smallworld-region-greenback }
smallworld-board-m2-18 = { smallworld-region-reedsink }
smallworld-board-m2-19 = { smallworld-region-whitefang }
smallworld-board-m2-20 = { smallworld-region-mudwallow }
smallworld-board-m2-21 = { smallworld-region-mosshollow }
smallworld-board-m2-22 = { smallworld-region-south_east_sea }
smallworld-board-m3-00 = { smallworld-region-north_west_sea }
smallworld-board-m3-01 = { smallworld-region-owlwood }
smallworld-board-m3-02 = { smallworld-region-grimpeak }
smallworld-board-m3-03 = { smallworld-region-goldacre }
smallworld-board-m3-04 = { smallworld-region-frogmire }
smallworld-board-m3-05 = { smallworld-region-bramblewald }
smallworld-board-m3-06 = { smallworld-region-blackfen }
smallworld-board-m3-07 = { smallworld-region-ryefield }
smallworld-board-m3-08 = { smallworld-region-reedsink }
smallworld-board-m3-09 = { smallworld-region-sheepdown }
smallworld-board-m3-10 = { smallworld-region-stormhorn }
smallworld-board-m3-11 = { smallworld-region-barleybrow }
smallworld-board-m3-12 = { smallworld-region-ironcrag }
smallworld-board-m3-13 = { smallworld-region-mudwallow }
smallworld-board-m3-14 = { smallworld-region-middle_lake }
smallworld-board-m3-15 = { smallworld-region-whitefang }
smallworld-board-m3-16 = { smallworld-region-larkrise }
smallworld-board-m3-17 = { smallworld-region-eagle_spire }
smallworld-board-m3-18 = { smallworld-region-sunfurrow }
smallworld-board-m3-19 = { smallworld-region-deepbough }
smallworld-board-m3-20 = { smallworld-region-standing_knoll }
smallworld-board-m3-21 = { smallworld-region-leechmoor }
smallworld-board-m3-22 = { smallworld-region-haywick }
smallworld-board-m3-23 = { smallworld-region-greenback }
smallworld-board-m3-24 = { smallworld-region-south_east_sea }
smallworld-board-m3-25 = { smallworld-region-windle_fell }
smallworld-board-m3-26 = { smallworld-region-cold_anvil }
smallworld-board-m3-27 = { smallworld-region-broken_tooth }
smallworld-board-m3-28 = { smallworld-region-mosshollow }
smallworld-board-m3-29 = { smallworld-region-foxglade }
smallworld-board-m4-00 = { smallworld-region-north_west_sea }
smallworld-board-m4-01 = { smallworld-region-goldacre }
smallworld-board-m4-02 = { smallworld-region-ryefield }
smallworld-board-m4-03 = { smallworld-region-owlwood }
smallworld-board-m4-04 = { smallworld-region-sheepdown }
smallworld-board-m4-05 = { smallworld-region-frogmire }
smallworld-board-m4-06 = { smallworld-region-blackfen }
smallworld-board-m4-07 = { smallworld-region-larkrise }
smallworld-board-m4-08 = { smallworld-region-barleybrow }
smallworld-board-m4-09 = { smallworld-region-grimpeak }
smallworld-board-m4-10 = { smallworld-region-bramblewald }
smallworld-board-m4-11 = { smallworld-region-deepbough }
smallworld-board-m4-12 = { smallworld-region-stormhorn }
smallworld-board-m4-13 = { smallworld-region-mosshollow }
smallworld-board-m4-14 = { smallworld-region-reedsink }
smallworld-board-m4-15 = { smallworld-region-standing_knoll }
smallworld-board-m4-16 = { smallworld-region-middle_lake }
smallworld-board-m4-17 = { smallworld-region-mudwallow }
smallworld-board-m4-18 = { smallworld-region-sunfurrow }
smallworld-board-m4-19 = { smallworld-region-ironcrag }
smallworld-board-m4-20 = { smallworld-region-greenback }
smallworld-board-m4-21 = { smallworld-region-whitefang }
smallworld-board-m4-22 = { smallworld-region-leechmoor }
smallworld-board-m4-23 = { smallworld-region-foxglade }
smallworld-board-m4-24 = { smallworld-region-eagle_spire }
smallworld-board-m4-25 = { smallworld-region-haywick }
smallworld-board-m4-26 = { smallworld-region-windle_fell }
smallworld-board-m4-27 = { smallworld-region-bogglesmarsh }
smallworld-board-m4-28 = { smallworld-region-millmead }
smallworld-board-m4-29 = { smallworld-region-cold_anvil }
smallworld-board-m4-30 = { smallworld-region-murkwater }
smallworld-board-m4-31 = { smallworld-region-ninepines }
smallworld-board-m4-32 = { smallworld-region-broken_tooth }
smallworld-board-m4-33 = { smallworld-region-cloudstep }
smallworld-board-m4-34 = { smallworld-region-heathertop }
smallworld-board-m4-35 = { smallworld-region-long_barrow }
smallworld-board-m4-36 = { smallworld-region-oatmarch }
smallworld-board-m4-37 = { smallworld-region-thornholt }
smallworld-board-m4-38 = { smallworld-region-south_east_sea }
smallworld-board-m5-00 = { smallworld-region-north_west_sea }
smallworld-board-m5-01 = { smallworld-region-grimpeak }
smallworld-board-m5-02 = { smallworld-region-frogmire }
smallworld-board-m5-03 = { smallworld-region-stormhorn }
smallworld-board-m5-04 = { smallworld-region-owlwood }
smallworld-board-m5-05 = { smallworld-region-goldacre }
smallworld-board-m5-06 = { smallworld-region-blackfen }
smallworld-board-m5-07 = { smallworld-region-ryefield }
smallworld-board-m5-08 = { smallworld-region-sheepdown }
smallworld-board-m5-09 = { smallworld-region-ironcrag }
smallworld-board-m5-10 = { smallworld-region-barleybrow }
smallworld-board-m5-11 = { smallworld-region-larkrise }
smallworld-board-m5-12 = { smallworld-region-sunfurrow }
smallworld-board-m5-13 = { smallworld-region-whitefang }
smallworld-board-m5-14 = { smallworld-region-reedsink }
smallworld-board-m5-15 = { smallworld-region-standing_knoll }
smallworld-board-m5-16 = { smallworld-region-greenback }
smallworld-board-m5-17 = { smallworld-region-bramblewald }
smallworld-board-m5-18 = { smallworld-region-mudwallow }
smallworld-board-m5-19 = { smallworld-region-windle_fell }
smallworld-board-m5-20 = { smallworld-region-middle_lake }
smallworld-board-m5-21 = { smallworld-region-deepbough }
smallworld-board-m5-22 = { smallworld-region-eagle_spire }
smallworld-board-m5-23 = { smallworld-region-leechmoor }
smallworld-board-m5-24 = { smallworld-region-haywick }
smallworld-board-m5-25 = { smallworld-region-millmead }
smallworld-board-m5-26 = { smallworld-region-cold_anvil }
smallworld-board-m5-27 = { smallworld-region-mosshollow }
smallworld-board-m5-28 = { smallworld-region-heathertop }
smallworld-board-m5-29 = { smallworld-region-bogglesmarsh }
smallworld-board-m5-30 = { smallworld-region-foxglade }
smallworld-board-m5-31 = { smallworld-region-murkwater }
smallworld-board-m5-32 = { smallworld-region-long_barrow }
smallworld-board-m5-33 = { smallworld-region-oatmarch }
smallworld-board-m5-34 = { smallworld-region-broken_tooth }
smallworld-board-m5-35 = { smallworld-region-clover_rise }
smallworld-board-m5-36 = { smallworld-region-wheatley }
smallworld-board-m5-37 = { smallworld-region-ninepines }
smallworld-board-m5-38 = { smallworld-region-cartersby }
smallworld-board-m5-39 = { smallworld-region-sedgehole }
smallworld-board-m5-40 = { smallworld-region-thornholt }
smallworld-board-m5-41 = { smallworld-region-cloudstep }
smallworld-board-m5-42 = { smallworld-region-wychgrove }
smallworld-board-m5-43 = { smallworld-region-south_east_sea }
smallworld-board-m5-44 = { smallworld-region-cattail_flats }
smallworld-board-m5-45 = { smallworld-region-hazelmere }
smallworld-board-m5-46 = { smallworld-region-shepherds_cap }
smallworld-board-m5-47 = { smallworld-region-hammerhead }
smallworld-board-region = { $what }, { $terrain }
smallworld-board-held =
    { $tokens ->
        [one] { $who }: { $what }, { $tokens } token
       *[other] { $who }: { $what }, { $tokens } tokens
    }
smallworld-board-own =
    { $tokens ->
        [one] you: { $what }, { $tokens } token
       *[other] you: { $what }, { $tokens } tokens
    }

## Before the match

smallworld-blurb = A small world with too many peoples: pick a race and a special power, conquer what you can, let your people decline at the right moment and begin anew, now with a Leader who can be captured and ransomed.
smallworld-option-leaders = Leaders
smallworld-option-leaders-true = Yes: whoever picks a combo may take the Leader of the race along
smallworld-option-leaders-false = No: the game without them
smallworld-option-extra = Extra races and powers
smallworld-option-extra-false = No: 14 races and 20 special powers
smallworld-option-extra-true = Yes: 10 more races and 12 more special powers are shuffled in
smallworld-option-open_coins = Coins
smallworld-option-open_coins-false = Hidden until the end; income is shown when it is paid
smallworld-option-open_coins-true = Open: everybody sees all totals
smallworld-option-leader_in_water = Leaders in seas and lake
smallworld-option-leader_in_water-allowed = Allowed: a Leader may end the turn there
smallworld-option-leader_in_water-forbidden = Forbidden: water counts as immune for him
smallworld-option-without_diplomat = Without the power Diplomat
smallworld-option-without_diplomat-false = No: it is in the game
smallworld-option-without_diplomat-true = Yes: it is taken out, which suits two players
smallworld-option-first_player = First player
smallworld-option-first_player-seat1 = Seat 1 begins
smallworld-option-first_player-chance = Chance decides
smallworld-number-turns = Turns of the game
smallworld-number-start_coins = Coins at the beginning
smallworld-number-base_price = Price of an empty region
smallworld-number-ransom = Ransom for a captured Leader
smallworld-number-captive = Coins for each captive at the end
smallworld-preset-leaders = With Leaders
smallworld-preset-leaders-about = The game with its Leaders: 14 races, 20 special powers.
smallworld-preset-classic = Classic
smallworld-preset-classic-about = Without Leaders: a good first match.
smallworld-preset-everything = Everything
smallworld-preset-everything-about = Leaders and all extra races and powers: 24 races, 32 special powers.
smallworld-preset-open = Open coins
smallworld-preset-open-about = With Leaders, and everybody sees all coins.

## Glossary

smallworld-term-combo = Combo
smallworld-term-combo-about = A race and a special power that are picked together; their two numbers say how many tokens you get.
smallworld-term-race = Race
smallworld-term-race-about = The people you play. One is active; another may stay on the board in decline.
smallworld-term-power = Special power
smallworld-term-power-about = What the badge beside a race adds to it, as long as the race is active.
smallworld-term-banner = Banner
smallworld-term-banner-about = The card of a race in the column, with its number of tokens.
smallworld-term-badge = Badge
smallworld-term-badge-about = The disc of a special power beside a banner, with its number of tokens.
smallworld-term-token = Race token
smallworld-term-token-about = One piece of a race: it conquers, holds a region and makes it 1 dearer for others.
smallworld-term-tray = Tray
smallworld-term-tray-about = Where all tokens lie that nobody has; new ones come from there as long as there are some.
smallworld-term-coin = Victory coin
smallworld-term-coin-about = Points and money in one; whoever has most at the end wins. Totals are hidden.
smallworld-term-region = Region
smallworld-term-region-about = A field of the map with its terrain; each region you hold brings 1 coin per turn.
smallworld-term-border = Border region
smallworld-term-border-about = At the edge of the board or at the shore of a sea: there a race without a region comes in.
smallworld-term-decline = In decline
smallworld-term-decline-about = A race that was given up: one token stays in each region and still brings 1 coin; you pick a new combo next turn.
smallworld-term-ready = Ready your troops
smallworld-term-ready-about = At the start of your turn: take all tokens to your hand but one per region.
smallworld-term-redeployment = Redeployment
smallworld-term-redeployment-about = After the conquests: spread your tokens anew over your regions, at least one in each.
smallworld-term-die = Reinforcement die
smallworld-term-die-about = For the final attempt of a turn, with up to three tokens missing; faces 0, 0, 0, 1, 2, 3.
smallworld-term-lost_tribe = Lost Tribe
smallworld-term-lost_tribe-about = A token of nobody that defends its region with 1 and is gone once conquered.
smallworld-term-mountain = Mountain
smallworld-term-mountain-about = A terrain that costs 1 token more, whoever holds it.
smallworld-term-immune = Immune
smallworld-term-immune-about = A region that cannot be conquered nor touched by powers: with a Dragon, a Hero or a Hole-in-the-Ground.
smallworld-term-leader = Leader
smallworld-term-leader-about = An additional token of your active race that never ends your turn in an immune region and can be captured.
smallworld-term-captive = Captive
smallworld-term-captive-about = A Leader of an opponent for whom no ransom was paid; he brings 2 coins at the end of the game.
smallworld-term-ransom = Ransom
smallworld-term-ransom-about = The coin that brings a captured Leader back to his owner, at once or never.
smallworld-term-lair = Troll's Lair
smallworld-term-lair-about = In every region of the Trolls: 1 dearer to conquer, in decline too. It does not make immune.
smallworld-term-fortress = Fortress
smallworld-term-fortress-about = Built by a Fortified race, one a turn: 1 dearer to conquer, in decline too, and 1 coin a turn while active.
smallworld-term-encampment = Encampment
smallworld-term-encampment-about = Five of a Bivouacking race: each makes its region 1 dearer and stops spells; they are never lost.
smallworld-term-hole = Hole-in-the-Ground
smallworld-term-hole-about = In the first two regions of the Halflings: it makes them immune.
smallworld-term-hero = Hero
smallworld-term-hero-about = Two of a Heroic race: each makes its region immune until he moves.
smallworld-term-dragon = Dragon
smallworld-term-dragon-about = Conquers any region with a single token, once a turn, and makes it immune while it stays.
smallworld-term-mine = Mine
smallworld-term-mine-about = A symbol of a region; the Dwarves earn by it, in decline too.
smallworld-term-magic = Magic Source
smallworld-term-magic-about = A symbol of a region; the Wizards earn by it.
smallworld-term-cavern = Cavern
smallworld-term-cavern-about = A symbol of a region; for an Underworld race all Caverns are neighbours and cost 1 less.

## Player aid

smallworld-aid-1-title = Your turn
smallworld-aid-1 = Without an active race: pick a combo, then conquer. With one: expand or decline. Expanding: ready your troops (one token stays in each region; you may abandon regions), conquer, redeploy, score 1 coin for every region, active or in decline, plus bonuses. Most coins win.
smallworld-aid-2-title = Prices
smallworld-aid-2 = 2 tokens, plus 1 for each token, Lost Tribe, mountain, Lair, Fortress and Encampment there; never less than 1. Begin at the edge of the board, then go over borders. For your last attempt roll the die if up to 3 are missing. The loser discards one token; the rest is redeployed.
smallworld-aid-3-title = Combos
smallworld-aid-3 = The first combo is free. For a lower one lay a coin on each combo above it; coins on your combo are yours. You get as many tokens as banner and badge say together.
smallworld-aid-4-title = Decline
smallworld-aid-4 = It takes the whole turn. One token stays in each region, the power is gone, the Leader too. An older race in decline leaves the board. You score, and pick anew next turn.
smallworld-aid-5-title = Redeployment
smallworld-aid-5 = Tokens go freely between regions of the race, at least one in each. Heroes, Encampments, a Fortress and the Leader are placed, too.
smallworld-aid-6-title = Leaders
smallworld-aid-6 = He comes free with a combo and counts as a token. He cannot end your turn in an immune region; if all are, he waits off the board. If his region falls, he is captured and no token is lost: pay 1 coin at once, or he is worth 2 to the captor at the end.
smallworld-aid-7-title = Races
smallworld-aid-7 = +1 coin: Dwarves Mine, Humans farmland, Wizards Magic, Orcs non-empty conquests. Cheaper: Giants by mountains, Tritons by water. Trolls: Lairs. Halflings: enter anywhere, 2 immune. Elves lose none. Skeletons grow. Sorcerers replace lone tokens. Amazons: 4 to attack. Ghouls fight on. Ratmen: many.
smallworld-aid-8-title = Powers
smallworld-aid-8 = +1 coin: Forest, Hill, Swamp, Merchant (each region), Pillaging, Fortress. Alchemist +2, Wealthy +7 once. Cheaper: Commando, Mounted, Underworld, Berserk (die). Anywhere: Flying; water: Seafaring. Immune: Dragon, Heroes. Encampments +1. Diplomat: peace. Spirit, Stout: better decline.

## The lesson

smallworld-learn-1 = Lesson, step 1: you have no active race, so you choose a combo. Take the Commando Orcs, second in the column: that costs one coin, laid on the combo above.
smallworld-learn-2 = Step 2: the Leader of the Orcs comes along free of charge. He counts as one more token: ten pieces instead of nine.
smallworld-learn-3 = Step 3: you come in at the edge of the board. Barleybrow costs 2, and 1 more for its Lost Tribe; Commando takes 1 off. Orcs earn a coin for each conquest that was not empty.
smallworld-learn-4 = Step 4: Grimpeak lies next to it. The mountain makes it 1 dearer, so it costs 2 as well.
smallworld-learn-5 = Step 5: in Larkrise stand one Giant and their Leader: 2 + 1 + 1 − 1 = 3. Take it, and you capture the Leader; his owner may pay you 1 coin at once, or he stays with you and is worth 2 at the end.
smallworld-learn-6 = Step 6: two tokens and your Leader are left. You need them to guard what you hold: end your conquests.
smallworld-learn-7 = Step 7: redeployment. One token holds each region; put all the others into Larkrise, for the Giants are near.
smallworld-learn-8 = Step 8: your Leader must stand in a region that is not immune. Send him to Barleybrow, farther from the Giants, so that nobody captures him.
smallworld-learn-end = That was the lesson: 3 regions, 3 in decline and 2 conquests of your Orcs have brought you 8 coins. Play on as you like.

## Reasons of a hint

smallworld-reason-coins = It brings or saves you coins.
smallworld-reason-captives = It wins you a captive Leader.
smallworld-reason-realm = It makes your active race bring you more.
smallworld-reason-guard = It guards your regions better.
smallworld-reason-decline = Your race in decline will pay you longer.
smallworld-reason-tokens = It leaves you with more tokens to conquer with.
smallworld-reason-leader = It is good for your Leader.
smallworld-reason-others = It leaves the others with less.
