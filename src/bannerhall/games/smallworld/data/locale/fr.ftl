# Small World with Leaders.

## Peuples

smallworld-race-amazons = Amazones
smallworld-race-dwarves = Nains
smallworld-race-elves = Elfes
smallworld-race-ghouls = Zombies
smallworld-race-giants = Géants
smallworld-race-halflings = Hobbits
smallworld-race-humans = Humains
smallworld-race-orcs = Orcs
smallworld-race-ratmen = Hommes-rats
smallworld-race-skeletons = Squelettes
smallworld-race-sorcerers = Sorciers
smallworld-race-tritons = Tritons
smallworld-race-trolls = Trolls
smallworld-race-wizards = Mages
smallworld-race-goblins = Gobelins
smallworld-race-kobolds = Kobolds
smallworld-race-nomads = Nomades
smallworld-race-priestesses = Prêtresses
smallworld-race-white_ladies = Dames blanches
smallworld-race-barbarians = Barbares
smallworld-race-homunculi = Homoncules
smallworld-race-leprechauns = Leprechauns
smallworld-race-pixies = Pixies
smallworld-race-pygmies = Pygmées
smallworld-race-amazons-about = Quatre pions de plus pour attaquer ; après chaque redéploiement, quatre quittent le plateau.
smallworld-race-dwarves-about = 1 jeton de plus par région avec une mine, même en déclin.
smallworld-race-elves-about = Ils ne perdent pas de pion quand une région tombe : tous reviennent en main. Un sort en coûte un quand même.
smallworld-race-ghouls-about = En déclin, tous les pions restent sur le plateau et continuent de conquérir, avant votre Peuple actif.
smallworld-race-giants-about = Les régions voisines d’une montagne qu’ils occupent coûtent 1 pion de moins.
smallworld-race-halflings-about = Ils entrent n’importe où ; une Tanière immunise chacune de leurs deux premières régions.
smallworld-race-humans-about = 1 jeton de plus par région de champs.
smallworld-race-orcs-about = 1 jeton de plus par région non vide conquise pendant ce tour.
smallworld-race-ratmen-about = Aucun avantage : ils sont simplement nombreux.
smallworld-race-skeletons-about = Au redéploiement, 1 nouveau pion pour 2 régions non vides conquises pendant ce tour.
smallworld-race-sorcerers-about = Une fois par tour et par adversaire, un sort remplace un pion actif isolé d’une région voisine par un Sorcier de la réserve.
smallworld-race-tritons-about = Les régions au bord d’une mer ou du lac coûtent 1 pion de moins.
smallworld-race-trolls-about = Un antre de Troll dans chacune de leurs régions la rend plus chère de 1, même en déclin.
smallworld-race-wizards-about = 1 jeton de plus par région avec une source magique.
smallworld-race-goblins-about = Les régions avec des pions en déclin ou une Tribu oubliée coûtent 1 pion de moins.
smallworld-race-kobolds-about = Ils conquièrent et tiennent une région avec 2 pions au moins.
smallworld-race-nomads-about = Chaque région abandonnée rapporte 1 jeton à la fin du tour ; ils ne peuvent la reprendre pendant ce tour.
smallworld-race-priestesses-about = Au déclin, leurs pions peuvent être empilés en Tour d’ivoire : 1 jeton par pion.
smallworld-race-white_ladies-about = En déclin, leurs régions sont immunisées.
smallworld-race-barbarians-about = Ils sont nombreux, mais ne se redéploient pas.
smallworld-race-homunculi-about = Chaque fois que leur combinaison est dédaignée, un pion s’y ajoute.
smallworld-race-leprechauns-about = Des chaudrons d’or dans leurs régions : 1 jeton par chaudron encore là au début de leur prochain tour.
smallworld-race-pixies-about = Très nombreux, mais un seul reste dans chaque région après le redéploiement.
smallworld-race-pygmies-about = Pour chaque pion perdu, on lance le dé : autant de nouveaux pions arrivent de la réserve.

## Pouvoirs Spéciaux

smallworld-power-alchemist = Alchimistes
smallworld-power-berserk = Berserks
smallworld-power-bivouacking = Bivouaquant
smallworld-power-commando = Commando
smallworld-power-diplomat = Diplomates
smallworld-power-dragon_master = Maîtres des dragons
smallworld-power-flying = Volants
smallworld-power-forest = Des forêts
smallworld-power-fortified = Fortifiés
smallworld-power-heroic = Héroïques
smallworld-power-hill = Des collines
smallworld-power-merchant = Marchands
smallworld-power-mounted = Montés
smallworld-power-pillaging = Pillards
smallworld-power-seafaring = Marins
smallworld-power-spirit = Ancestraux
smallworld-power-stout = Durs à cuire
smallworld-power-swamp = Des marais
smallworld-power-underworld = Des cavernes
smallworld-power-wealthy = Fortunés
smallworld-power-cursed = Maudits
smallworld-power-hordes = Hordes
smallworld-power-marauding = Maraudeurs
smallworld-power-ransacking = Saccageurs
smallworld-power-were = Garous
smallworld-power-historian = Historiens
smallworld-power-peace_loving = Pacifiques
smallworld-power-barricade = Barricadés
smallworld-power-catapult = Catapulte
smallworld-power-corrupt = Corrompus
smallworld-power-imperial = Impériaux
smallworld-power-mercenary = Mercenaires
smallworld-power-alchemist-about = 2 jetons de plus à chaque tour tant que le Peuple est actif.
smallworld-power-berserk-about = Le dé peut être lancé avant chaque conquête ; ses points baissent le prix.
smallworld-power-bivouacking-about = Cinq campements, répartis à chaque redéploiement ; chacun rend sa région plus chère de 1.
smallworld-power-commando-about = Chaque région coûte 1 pion de moins.
smallworld-power-diplomat-about = À la fin de votre tour, nommez un adversaire que vous n’avez pas attaqué : il n’attaque pas votre Peuple actif jusqu’à votre prochain tour.
smallworld-power-dragon_master-about = Une fois par tour, un seul pion prend n’importe quelle région ; le Dragon y reste et l’immunise.
smallworld-power-flying-about = Toute région terrestre peut être conquise, proche ou lointaine.
smallworld-power-forest-about = 1 jeton de plus par région de forêt.
smallworld-power-fortified-about = Une nouvelle forteresse par tour : région plus chère de 1, même en déclin, et 1 jeton de plus par tour tant qu’il est actif.
smallworld-power-heroic-about = À la fin du tour, deux Héros immunisent deux régions.
smallworld-power-hill-about = 1 jeton de plus par région de collines.
smallworld-power-merchant-about = 1 jeton de plus par région.
smallworld-power-mounted-about = Les régions de collines et de champs coûtent 1 pion de moins.
smallworld-power-pillaging-about = 1 jeton de plus par région non vide conquise pendant ce tour.
smallworld-power-seafaring-about = Les mers et le lac peuvent aussi être conquis et sont gardés en déclin.
smallworld-power-spirit-about = En déclin, ce Peuple ne compte pas : vous pouvez en avoir un autre en déclin à côté.
smallworld-power-stout-about = Ce Peuple peut passer en déclin juste après le décompte, sans y consacrer un tour.
smallworld-power-swamp-about = 1 jeton de plus par région de marais.
smallworld-power-underworld-about = Les régions avec une caverne coûtent 1 pion de moins et sont toutes voisines pour conquérir.
smallworld-power-wealthy-about = 7 jetons de plus, une seule fois, à la fin du premier tour.
smallworld-power-cursed-about = Aucun avantage ; dédaigner cette combinaison coûte 3 jetons au lieu de 1.
smallworld-power-hordes-about = Deux pions de plus tant que le Peuple est actif.
smallworld-power-marauding-about = Deux séries de conquêtes par tour.
smallworld-power-ransacking-about = Chaque région prise à un Peuple actif prend aussi 1 jeton à son propriétaire.
smallworld-power-were-about = Aux tours pairs de la partie, chaque région coûte 2 pions de moins.
smallworld-power-historian-about = 1 jeton chaque fois qu’un autre Peuple passe en déclin.
smallworld-power-peace_loving-about = 3 jetons de plus pour un tour sans attaque contre le Peuple actif d’un adversaire.
smallworld-power-barricade-about = 3 jetons de plus pour un tour terminé avec quatre régions ou moins.
smallworld-power-catapult-about = Une fois par tour, elle prend une région à deux pas pour 1 pion de moins ; sa propre région est immunisée.
smallworld-power-corrupt-about = Qui prend une région à ce Peuple vous paie 1 jeton.
smallworld-power-imperial-about = 1 jeton de plus par région au-delà de trois.
smallworld-power-mercenary-about = Avant une conquête, vous pouvez payer 1 jeton pour baisser son prix de 2.

## Noms

smallworld-name-race = un Peuple
smallworld-name-power = un Pouvoir Spécial
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
smallworld-region-middle_lake = Lac du Milieu
smallworld-region-millmead = Millmead
smallworld-region-mosshollow = Mosshollow
smallworld-region-mudwallow = Mudwallow
smallworld-region-murkwater = Murkwater
smallworld-region-ninepines = Ninepines
smallworld-region-north_west_sea = Mer du Nord-Ouest
smallworld-region-oatmarch = Oatmarch
smallworld-region-owlwood = Owlwood
smallworld-region-reedsink = Reedsink
smallworld-region-ryefield = Ryefield
smallworld-region-sedgehole = Sedgehole
smallworld-region-sheepdown = Sheepdown
smallworld-region-shepherds_cap = Shepherds Cap
smallworld-region-south_east_sea = Mer du Sud-Est
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
        [none] une région
        [hidden] une région
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
        [hidden] cachée
       *[other] { name-seat }
    }
smallworld-name-owner = { name-seat }
smallworld-name-other = { name-seat }
smallworld-combo =
    { $power ->
        [were] { $race-name }-garous
       *[other] { $race-name } ({ $power-name })
    }
smallworld-in-hand =
    { $hand ->
        [0] aucun pion{ smallworld-hand-leader }{ smallworld-hand-heroes }{ smallworld-hand-camps }{ smallworld-hand-catapult }
        [one] { $hand } pion{ smallworld-hand-leader }{ smallworld-hand-heroes }{ smallworld-hand-camps }{ smallworld-hand-catapult }
       *[other] { $hand } pions{ smallworld-hand-leader }{ smallworld-hand-heroes }{ smallworld-hand-camps }{ smallworld-hand-catapult }
    }
smallworld-hand-leader =
    { $leader ->
        [0] { "" }
       *[other] , le Chef
    }
smallworld-hand-heroes =
    { $heroes ->
        [0] { "" }
       *[other] , { $heroes } Héros
    }
smallworld-hand-camps =
    { $camps ->
        [0] { "" }
        [one] , { $camps } campement
       *[other] , { $camps } campements
    }
smallworld-hand-catapult =
    { $catapult ->
        [0] { "" }
       *[other] , la catapulte
    }
smallworld-source-regions = régions
smallworld-source-declined = régions en déclin
smallworld-source-farmland = Humains : champs
smallworld-source-mines = Nains : mines
smallworld-source-magic = Mages : sources magiques
smallworld-source-raids = Orcs : conquêtes
smallworld-source-alchemist = Alchimistes
smallworld-source-forest = forêts
smallworld-source-fortified = forteresses
smallworld-source-hill = collines
smallworld-source-merchant = Marchands
smallworld-source-pillaging = Pillards : conquêtes
smallworld-source-swamp = marais
smallworld-source-wealthy = Fortunés
smallworld-source-nomads = Nomades : régions abandonnées
smallworld-source-peace_loving = Pacifiques
smallworld-source-barricade = Barricadés
smallworld-source-imperial = Impériaux
smallworld-source-tower = Tour d’ivoire
smallworld-name-source = revenus
smallworld-policy-ask = me demander
smallworld-policy-never = ne jamais payer
smallworld-policy-always = toujours payer
smallworld-policy-from_3 = payer dès 3 jetons
smallworld-policy-from_5 = payer dès 5 jetons
smallworld-policy-from_10 = payer dès 10 jetons
smallworld-policy-from_20 = payer dès 20 jetons
smallworld-name-policy = une réponse fixe
smallworld-layout-ask = me demander
smallworld-layout-even = répartir également
smallworld-layout-strongest = renforcer la région la plus précieuse
smallworld-name-layout = une réponse fixe

## Questions

smallworld-ask-first = Qui commence ?
smallworld-ask-banner = Quel Peuple est dévoilé ensuite ?
smallworld-ask-badge = Quel Pouvoir Spécial est dévoilé ensuite ?
smallworld-ask-choose = Tour { $round } sur { $turns } : étendez-vous votre Peuple ({ $race-name }), ou passe-t-il en déclin ?
smallworld-ask-pick = Tour { $round } sur { $turns } : choisissez une combinaison. La première est gratuite ; pour une autre, posez un jeton sur chacune de celles au-dessus.
smallworld-ask-leader = Le Chef vous accompagne-t-il ({ $race-name }) ? Il compte comme un pion de plus, mais ne finit jamais votre tour dans une région immunisée. Si sa région tombe, il est capturé : rançon { $ransom }, sinon il vaut { $captive } à la fin pour qui le détient.
smallworld-ask-ready = Préparez vos troupes ({ $race-name }) : tous les pions qui ne tiennent pas une région reviennent en main. Avant cela, vous pouvez en laisser sur place ou abandonner des régions.
smallworld-ask-conquer =
    { $pips ->
        [0] { $race-name }, en main : { $hand }. Le dé montre 0 : conquérez une région à son prix, ou arrêtez.
       *[other] { $race-name }, en main : { $hand }. Le dé baisse le prix de la prochaine région de { $pips } : conquérez-la, ou arrêtez.
        [none] { $race-name }, en main : { $hand }. Conquérez une région, ou arrêtez.
    }
smallworld-ask-die = { $player-name } lance le dé de renfort : combien de points ?
smallworld-ask-growth = { $player-name } a perdu un Pygmée et lance le dé : combien de points ?
smallworld-ask-ransom = { $player-name } a capturé votre Chef ({ $race-name }). Payez maintenant une rançon de { $ransom }, ou laissez-le : à la fin, il vaut { $captive } pour { $player-name }.
smallworld-ask-give_up = { $race-name } : les pions ne suffisent pas pour toutes les régions. Laquelle laissez-vous, si le Chef ne peut en tenir une ?
smallworld-ask-redeploy = { $race-name } : redéploiement. En main : { smallworld-in-hand }. Placez tout dans des régions de ce Peuple.
smallworld-ask-ally = Diplomates : avec qui faites-vous la paix jusqu’à votre prochain tour ?
smallworld-ask-stout = Votre tour est compté. Votre Peuple ({ $race-name }) passe-t-il en déclin tout de suite ?
smallworld-ask-tower = Vos Prêtresses passent en déclin : dans quelle région bâtissent-elles leur Tour d’ivoire, si elles en veulent une ?
smallworld-ask-resettle = Le tour de { $player-name } est fini. Votre Peuple a été chassé ({ $race-name }) ; en main : { smallworld-in-hand }. Placez tout dans des régions qu’il tient encore.

## Actions

smallworld-action-banner = Dévoiler le Peuple : { $argument-name }
smallworld-action-badge = Dévoiler le Pouvoir Spécial : { $argument-name }
smallworld-action-first = { $argument-name } commence
smallworld-action-face =
    { $argument ->
        [hidden] Lancer le dé
       *[other] Le dé montre { $argument }
    }
smallworld-action-expand = S’étendre
smallworld-action-decline = Passer en déclin
smallworld-action-pick = Choisir : { $argument-name }
smallworld-action-attach = Avec le Chef
smallworld-action-without = Sans
smallworld-action-keep = { $argument-name } : laisser un pion de plus ici
smallworld-action-abandon = Abandonner { $argument-name }
smallworld-action-ready = Reprendre les pions
smallworld-action-skip = Laisser les Zombies en place
smallworld-action-take = Conquérir { $argument-name }
smallworld-action-dragon = Envoyer le Dragon : { $argument-name }
smallworld-action-spell = Lancer un sort : { $argument-name }
smallworld-action-shoot = Tirer à la catapulte : { $argument-name }
smallworld-action-hire = Conquérir { $argument-name } avec des Mercenaires, pour un jeton
smallworld-action-roll = Lancer le dé
smallworld-action-dare = Tenter { $argument-name } avec le dé
smallworld-action-stop = Plus de conquêtes
smallworld-action-pay = Payer la rançon
smallworld-action-refuse = Le laisser à l’adversaire
smallworld-action-give_up = Laisser { $argument-name }
smallworld-action-hero = Un Héros : { $argument-name }
smallworld-action-engine = La catapulte : { $argument-name }
smallworld-action-lead = Le Chef rejoint les pions : { $argument-name }
smallworld-action-alone = Le Chef prend la place d’un pion : { $argument-name }
smallworld-action-deploy = Un pion : { $argument-name }
smallworld-action-rest = Tous les pions restants : { $argument-name }
smallworld-action-camp = Un campement : { $argument-name }
smallworld-action-fortress = Une forteresse : { $argument-name }
smallworld-action-pot = Un chaudron d’or : { $argument-name }
smallworld-action-done = C’est fait
smallworld-action-ally = Faire la paix avec { $argument-name }
smallworld-action-nobody = La paix avec personne
smallworld-action-retire = Passer en déclin maintenant
smallworld-action-stay = Rester actif
smallworld-action-tower = La Tour d’ivoire : { $argument-name }
smallworld-action-ransom_order =
    { $argument ->
        [ask] Rançon : me demander chaque fois
        [never] Rançon : ne jamais payer
        [always] Rançon : toujours payer
        [from_3] Rançon : payer tant que j’ai au moins 3 jetons
        [from_5] Rançon : payer tant que j’ai au moins 5 jetons
        [from_10] Rançon : payer tant que j’ai au moins 10 jetons
        [from_20] Rançon : payer tant que j’ai au moins 20 jetons
       *[other] Rançon : une réponse fixe
    }
smallworld-action-layout_order =
    { $argument ->
        [ask] Pions chassés : me demander chaque fois
        [even] Pions chassés : les répartir également
        [strongest] Pions chassés : renforcer la région la plus précieuse
       *[other] Pions chassés : une réponse fixe
    }

## Ce que coûte un choix

smallworld-part-tokens =
    { $there ->
        [0] { "" }
        [one] { " " }+ { $there } pion
       *[other] { " " }+ { $there } pions
    }
smallworld-part-leader =
    { $leader ->
        [0] { "" }
       *[other] { " " }+ 1 Chef
    }
smallworld-part-tribe =
    { $tribe ->
        [0] { "" }
       *[other] { " " }+ 1 Tribu oubliée
    }
smallworld-part-mountain =
    { $mountain ->
        [0] { "" }
       *[other] { " " }+ 1 montagne
    }
smallworld-part-lair =
    { $lair ->
        [0] { "" }
       *[other] { " " }+ 1 antre de Troll
    }
smallworld-part-fortress =
    { $fortress ->
        [0] { "" }
       *[other] { " " }+ 1 forteresse
    }
smallworld-part-camps =
    { $camps ->
        [0] { "" }
        [one] { " " }+ { $camps } campement
       *[other] { " " }+ { $camps } campements
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
       *[other] { " " }− { $by_die } dé
    }
smallworld-part-least =
    { $least ->
        [0] { "" }
       *[other] , au moins { $least }
    }
smallworld-parts = { $base }{ smallworld-part-tokens }{ smallworld-part-leader }{ smallworld-part-tribe }{ smallworld-part-mountain }{ smallworld-part-lair }{ smallworld-part-fortress }{ smallworld-part-camps }{ smallworld-part-power }{ smallworld-part-race }{ smallworld-part-die }{ smallworld-part-least }
smallworld-price =
    { $parts ->
        [0] coûte { $price }
       *[other] coûte { $price } ({ smallworld-parts })
    }
smallworld-remark-take = { smallworld-price }
smallworld-remark-hire = { smallworld-price }
smallworld-remark-shoot = { smallworld-price }
smallworld-remark-dragon = demande { $need } au lieu de { $price }
smallworld-remark-spell = un Sorcier de la réserve (il en reste { $tray }) ; sinon, elle coûte { $price }
smallworld-remark-dare = { smallworld-price } ; il en manque { $short }, chance { $chance } sur 6
smallworld-remark-pick = { smallworld-combo } : prix { $price }, jetons dessus { $laid }, pions { $tokens }
smallworld-remark-decline = régions gardées : { $regions }, jetons maintenant : { $coins }
smallworld-remark-retire = régions gardées : { $regions } ; elles rapportent dès le prochain tour
smallworld-remark-deploy = coûte { $price } aux autres pour l’instant
smallworld-remark-camp = coûte { $price } aux autres pour l’instant
smallworld-remark-fortress = coûte { $price } aux autres pour l’instant

## Ce qui s’est passé

smallworld-event-began = { $seat-name } commence.
smallworld-event-revealed = Nouvelle offre, place { $place } : { smallworld-combo }.
smallworld-event-turn = Tour { $round } : { $seat-name }.
smallworld-event-picked =
    { $paid ->
        [0] { $seat-name } choisit : { smallworld-combo }.
        [one] { $seat-name } choisit : { smallworld-combo }, et pose { $paid } jeton sur les combinaisons au-dessus.
       *[other] { $seat-name } choisit : { smallworld-combo }, et pose { $paid } jetons sur les combinaisons au-dessus.
    }
smallworld-event-found =
    { $coins ->
        [one] { $seat-name } trouve { $coins } jeton sur la combinaison.
       *[other] { $seat-name } trouve { $coins } jetons sur la combinaison.
    }
smallworld-event-attached = { $seat-name } prend le Chef avec soi ({ $race-name }).
smallworld-event-unled = { $seat-name } se passe du Chef ({ $race-name }).
smallworld-event-expanded = { $seat-name } s’étend.
smallworld-event-declined = { $seat-name } fait passer son Peuple en déclin : { $race-name }.
smallworld-event-kept = { $seat-name } laisse un pion de plus : { $region-name }.
smallworld-event-abandoned = { $seat-name } abandonne { $region-name }.
smallworld-event-readied =
    { $tokens ->
        [one] { $seat-name } prépare ses troupes ({ $race-name }), repris en main : { $tokens } pion.
       *[other] { $seat-name } prépare ses troupes ({ $race-name }), repris en main : { $tokens } pions.
    }
smallworld-event-skipped = { $seat-name } laisse les Zombies en place.
smallworld-event-conquered =
    { $how ->
        [dragon] { $seat-name } conquiert { $region-name } avec le Dragon (pions : { $tokens }).
        [spell] { $seat-name } prend { $region-name } par un sort (pions : { $tokens }).
        [die] { $seat-name } conquiert { $region-name } avec l’aide du dé (pions : { $tokens }).
        [catapult] { $seat-name } conquiert { $region-name } avec la catapulte (pions : { $tokens }).
        [mercenaries] { $seat-name } conquiert { $region-name } avec des Mercenaires, pour un jeton (pions : { $tokens }).
        [berserk] { $seat-name } conquiert { $region-name } dans sa fureur (pions : { $tokens }).
       *[other] { $seat-name } conquiert { $region-name } (pions : { $tokens }).
    }
smallworld-event-withdrew = { $seat-name } est chassé de { $region-name } : en main : { $back }, perdus : { $lost }.
smallworld-event-captured = { $seat-name } capture le Chef de { $owner-name } ({ $race-name }).
smallworld-event-ransomed =
    { $coins ->
        [one] { $owner-name } paie à { $seat-name } une rançon de { $coins } jeton et récupère son Chef.
       *[other] { $owner-name } paie à { $seat-name } une rançon de { $coins } jetons et récupère son Chef.
    }
smallworld-event-refused = { $owner-name } ne paie pas de rançon : le Chef reste chez { $seat-name }.
smallworld-event-rescued = Le Chef de { $seat-name } échappe à ses propres Zombies et revient en main.
smallworld-event-rolled =
    { $pips ->
        [0] { $seat-name } lance le dé : une face vide.
        [one] { $seat-name } lance le dé : { $pips } point.
       *[other] { $seat-name } lance le dé : { $pips } points.
    }
smallworld-event-failed =
    { $region ->
        [none] { $seat-name } ne peut rien conquérir avec ce jet ; les conquêtes sont finies.
       *[other] { $region-name } résiste à { $seat-name } ; les conquêtes sont finies.
    }
smallworld-event-stopped = { $seat-name } termine ses conquêtes.
smallworld-event-grew =
    { $tokens ->
        [one] { $race-name } de { $seat-name } : { $tokens } pion de plus de la réserve.
       *[other] { $race-name } de { $seat-name } : { $tokens } pions de plus de la réserve.
    }
smallworld-event-came_off =
    { $tokens ->
        [one] { $seat-name } retire { $tokens } pion du plateau.
       *[other] { $seat-name } retire { $tokens } pions du plateau.
    }
smallworld-event-gave_up = { $seat-name } laisse { $region-name }.
smallworld-event-hero = { $seat-name } place un Héros : { $region-name }.
smallworld-event-catapult = { $seat-name } place la catapulte : { $region-name }.
smallworld-event-led = Le Chef de { $seat-name } va à { $region-name }.
smallworld-event-waits = Le Chef de { $seat-name } attend en dehors du plateau : aucune région ne lui est ouverte.
smallworld-event-deployed =
    { $tokens ->
        [one] { $seat-name } place { $tokens } pion : { $region-name }.
       *[other] { $seat-name } place { $tokens } pions : { $region-name }.
    }
smallworld-event-camped = { $seat-name } dresse un campement : { $region-name }.
smallworld-event-fortified = { $seat-name } bâtit une forteresse : { $region-name }.
smallworld-event-pot = { $seat-name } cache un chaudron d’or : { $region-name }.
smallworld-event-redeployed = { $seat-name } a fini son redéploiement.
smallworld-event-allied = { $seat-name } fait la paix avec { $other-name }.
smallworld-event-no_ally = { $seat-name } ne fait la paix avec personne.
smallworld-event-earned =
    { $coins ->
        [one] { $seat-name } gagne { $coins } jeton : { $source-name }.
       *[other] { $seat-name } gagne { $coins } jetons : { $source-name }.
    }
smallworld-event-income =
    { $coins ->
        [one] { $seat-name } gagne { $coins } jeton pendant ce tour.
       *[other] { $seat-name } gagne { $coins } jetons pendant ce tour.
    }
smallworld-event-vanished = Un Peuple de { $seat-name } quitte la carte : { $race-name }.
smallworld-event-stayed = Les Durs à cuire de { $seat-name } restent actifs.
smallworld-event-tower =
    { $tokens ->
        [one] { $seat-name } bâtit une Tour d’ivoire de { $tokens } pion : { $region-name }.
       *[other] { $seat-name } bâtit une Tour d’ivoire de { $tokens } pions : { $region-name }.
    }
smallworld-event-paid =
    { $why ->
        [ransacking] 
                { $coins ->
                    [one] { $seat-name } est mis à sac et paie { $coins } jeton à { $other-name }.
                   *[other] { $seat-name } est mis à sac et paie { $coins } jetons à { $other-name }.
                }
       *[other] 
                { $coins ->
                    [one] { $other-name } est corrompu : { $seat-name } paie { $coins } jeton.
                   *[other] { $other-name } est corrompu : { $seat-name } paie { $coins } jetons.
                }
    }
smallworld-event-took_pot = { $seat-name } prend le chaudron d’or ({ $region-name }) : 1 jeton.
smallworld-event-collected =
    { $coins ->
        [one] { $seat-name } récolte { $coins } jeton dans ses chaudrons d’or.
       *[other] { $seat-name } récolte { $coins } jetons dans ses chaudrons d’or.
    }
smallworld-event-noted = Les Historiens de { $seat-name } notent un déclin chez { $other-name } : 1 jeton.
smallworld-event-reshuffled = Les Pouvoirs Spéciaux défaussés forment une nouvelle pile mélangée.
smallworld-event-ordered = { $seat-name } fixe une réponse pour les rançons : { $policy-name }.
smallworld-event-laid_out = { $seat-name } fixe une réponse pour les pions chassés : { $layout-name }.
smallworld-event-ended = Le dernier tour est fini : on compte les jetons et les captifs.

## Pourquoi pas

why-SMW-PICK-01 = Ce Peuple n’est pas proposé : { $race-name }. Choisissez une des combinaisons de la colonne.
why-SMW-PICK-06 = { smallworld-combo } : cela coûte { $price }, à poser sur les combinaisons au-dessus ; vous n’en avez pas tant. Choisissez plus haut.
why-SMW-READY-01 = { $region-name } : aucun pion ne peut y rester de plus. Cela ne vaut que dans vos régions, au-delà de ce qui les tient.
why-SMW-READY-03 = { $region-name } n’est pas tenue par ce Peuple ({ $race-name }) et ne peut être abandonnée.
why-SMW-READY-05 = On n’abandonne une région qu’en préparant ses troupes, avant la première conquête du tour.
why-SMW-CONQ-14 = { $region-name } est déjà tenue par votre Peuple ({ $race-name }).
why-SMW-CONQ-17 = { $region-name } est immunisée : ce qui s’y trouve la protège de toute attaque.
why-SMW-CONQ-02 = { $region-name } est de l’eau : seul un Peuple de Marins conquiert les mers et le lac.
why-SMW-POWER-12 =
    { $region ->
        [none] La paix se fait avec un adversaire, pas avec soi-même.
       *[other] { $owner-name } a fait la paix avec vous : jusqu’à son prochain tour, votre Peuple actif n’attaque pas { $region-name }.
    }
why-SMW-ENTRY-01 = { $region-name } n’est pas une entrée : un Peuple sans région commence au bord du plateau ou au rivage d’une mer.
why-SMW-CONQ-09 = { $region-name } ne touche aucune région de ce Peuple ({ $race-name }).
why-SMW-CONQ-01 = { $region-name } coûte { $price } ; vous avez { $hand } en main, il en manque { $short }.
why-SMW-CONQ-06 = Toute conquête demande un pion de votre main, et il n’en reste aucun.
why-SMW-POWER-19 = Seuls les Maîtres des dragons ont le Dragon, et il conquiert une fois par tour.
why-SMW-POWER-22 = Le Dragon demande { $need } de votre main ; vous avez { $hand }.
why-SMW-RACE-33 = Seuls des Sorciers actifs lancent un sort, une fois par tour et par adversaire.
why-SMW-RACE-34 = Un sort remplace un pion isolé ; ici, il y en a { $there } : { $region-name }.
why-SMW-RACE-36 = Un campement compte comme un pion et arrête le sort : { $region-name }.
why-SMW-RACE-37 = Il ne reste aucun Sorcier dans la réserve : pas de sort possible.
why-SMW-RACE-40 = Ici, il n’y a pas de pion actif d’un adversaire ; un sort n’agit que contre lui : { $region-name }.
why-SMW-ENTRY-10 = Un sort se lance depuis une région de vos Sorciers ; conquérez-en d’abord une.
why-SMW-POWER-03 = Seul un Peuple de Berserks lance le dé avant de nommer une région.
why-SMW-POWER-05 = Vous avez lancé le dé : conquérez une région avec vos pions et ce jet, ou arrêtez.
why-SMW-POWER-06 = Les Berserks n’ont pas de dernière tentative à part : lancez d’abord, puis nommez la région.
why-SMW-DIE-01 = Le dé n’aide qu’avec un pion en main ; vous n’en avez aucun.
why-SMW-DIE-02 = { $region-name } coûte { $price } et vous avez { $hand } : il en manque { $short }. Le dé n’aide que de 3 au plus.
why-SMW-DIE-08 = { $region-name } coûte { $price } et vous avez { $hand } : pas besoin du dé, conquérez-la.
why-SMW-RACE-05 = { $region-name } n’est pas une région de ce Peuple ({ $race-name }) ; laissez une des siennes.
why-SMW-REDEPLOY-01 = { $region-name } n’est pas tenue par ce Peuple ({ $race-name }) ; ses pions ne vont que dans ses régions.
why-SMW-REDEPLOY-04 =
    { $case ->
        [none] Vous n’avez aucun pion en main.
        [one] Vous avez un seul pion en main : placez-le seul.
        [join] Avec une seule région, le Chef rejoint les pions qui s’y trouvent.
       *[other] Tous les pions doivent être placés ; en main : { $hand }.
    }
why-SMW-POWER-31 = Un Peuple Héroïque place ses deux Héros dans deux de ses régions et n’en retient aucun.
why-SMW-LEADER-52 = Pas de Héros ici : votre Chef doit tenir seul une région, et il lui en faut une non immunisée ({ $region-name }).
why-SMW-LEADER-01 = Votre Chef n’est pas dans votre main : il n’y a personne à placer.
why-SMW-LEADER-08 = Un Chef ne craint rien : le vôtre ne finit pas le tour dans une région immunisée ({ $region-name }). Choisissez-en une autre.
why-SMW-LEADER-13 = Votre Chef est encore en main : il doit se tenir dans une de vos régions non immunisées.
why-SMW-LEADER-15 =
    { $case ->
        [join] Votre Chef était seul dans une région qui n’a plus de pion : laissez d’abord une région.
       *[other] Une région est sans pion : le Chef doit prendre la place d’un pion, qui ira la tenir.
    }
why-SMW-LEADER-17 = { $region-name } n’est pas à laisser : votre Chef tient seul une région, comme un pion.
why-SMW-LEADER-44 = Placez d’abord ce qui immunise des régions ; votre Chef saura alors où il peut se tenir.
why-SMW-VAR-05 = À cette table, aucun Chef ne finit un tour dans l’eau ({ $region-name }).
why-SMW-POWER-07 = Vous n’avez pas de campement en main ; seul un Peuple Bivouaquant en a cinq.
why-SMW-POWER-10 = Tous les campements doivent être placés ; en main : { $camps }.
why-SMW-POWER-26 = Seul un Peuple Fortifié bâtit une forteresse : une par tour, dans une de ses régions qui n’en a pas, six au plus sur la carte.
why-SMW-POWER-17 = Pas de paix avec { $player-name } : il faut un adversaire dont vous n’avez pas attaqué le Peuple actif pendant ce tour.
why-SMW-LOSS-02 = { $region-name } : les pions chassés ne vont que dans des régions que leur Peuple tient encore.
why-SMW-LOSS-08 =
    { $case ->
        [none] Vous n’avez aucun pion chassé en main.
        [one] Vous avez un seul pion en main : placez-le seul.
       *[other] Tout ce qui a été chassé doit être placé ; en main : { $hand }.
    }
why-SMW-SETUP-17 = Cette table joue sans Chefs.
why-SMW-VAR-03 = C’est déjà votre réponse fixe pour les rançons.
why-SMW-VAR-04 = C’est déjà votre réponse fixe pour les pions chassés.
why-SMW-EXTRA-02 = Les Kobolds conquièrent avec au moins deux pions, même avec le dé ; vous avez { $hand } en main.
why-SMW-EXTRA-03 = Vos Nomades ont quitté { $region-name } pendant ce tour ; ils ne la reprendront pas avant le prochain.
why-SMW-EXTRA-04 = La Tour d’ivoire se bâtit dans une région de vos Prêtresses ; { $region-name } n’en est pas une.
why-SMW-EXTRA-06 = Les Barbares ne se redéploient pas : leurs pions restent où ils sont.
why-SMW-EXTRA-08 = Seuls les Leprechauns ont des chaudrons d’or, un au plus dans chacune de leurs régions.
why-SMW-EXTRA-09 = Un seul Pixie reste dans chaque région ; les autres attendent en dehors du plateau.
why-SMW-EXTRA-13 = Les Maraudeurs ne lancent le dé qu’à la fin de leur seconde série de conquêtes.
why-SMW-EXTRA-19 = La catapulte se place dans une région de son Peuple à la fin de chaque tour ; une fois par tour, elle prend une région à exactement deux pas.
why-SMW-EXTRA-22 = Seuls les Mercenaires louent de l’aide, pour 1 jeton chaque fois, et il faut l’avoir.

## Mots sur le plateau

smallworld-board-turn = tour
smallworld-board-round = Tour { $round } sur { $turns }
smallworld-board-coins = jetons
smallworld-board-coins-unseen = jetons cachés
smallworld-board-price = prix
smallworld-board-tokens = pions
smallworld-board-hand = en main
smallworld-board-off = en dehors du plateau
smallworld-board-tray = réserve
smallworld-board-combos = combinaisons
smallworld-board-active = actif
smallworld-board-spirit = ancestraux en déclin
smallworld-board-immune = immunisée
smallworld-board-coastal = rivage
smallworld-board-edge = bord du plateau
smallworld-board-captives = captifs
smallworld-board-free = personne
smallworld-board-in_decline = en déclin
smallworld-board-peace = paix avec
smallworld-board-waiting = attend
smallworld-board-income = revenus
smallworld-board-borders = touche
smallworld-board-camps = campements
smallworld-board-farmland = champs
smallworld-board-forest = forêt
smallworld-board-hill = collines
smallworld-board-mountain = montagne
smallworld-board-swamp = marais
smallworld-board-sea = mer
smallworld-board-lake = lac
smallworld-board-mine = mine
smallworld-board-magic = source magique
smallworld-board-cavern = caverne
smallworld-board-tribe = Tribu oubliée
smallworld-board-lair = antre de Troll
smallworld-board-fortress = forteresse
smallworld-board-encampment = campement
smallworld-board-hole = Tanière
smallworld-board-hero = Héros
smallworld-board-dragon = Dragon
smallworld-board-leader = Chef
smallworld-board-catapult = catapulte
smallworld-board-pot = chaudron d’or
smallworld-board-tower = Tour d’ivoire
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
        [one] { $who } : { $what }, { $tokens } pion
       *[other] { $who } : { $what }, { $tokens } pions
    }
smallworld-board-own =
    { $tokens ->
        [one] vous : { $what }, { $tokens } pion
       *[other] vous : { $what }, { $tokens } pions
    }

## Avant la partie

smallworld-blurb = Un petit monde pour trop de peuples : choisissez un Peuple et un Pouvoir Spécial, conquérez ce que vous pouvez, passez en déclin au bon moment et recommencez, désormais avec un Chef que l’on peut capturer et racheter.
smallworld-option-leaders = Chefs
smallworld-option-leaders-true = Oui : qui choisit une combinaison peut prendre le Chef du Peuple
smallworld-option-leaders-false = Non : le jeu sans eux
smallworld-option-extra = Peuples et pouvoirs en plus
smallworld-option-extra-false = Non : 14 Peuples et 20 Pouvoirs Spéciaux
smallworld-option-extra-true = Oui : 10 Peuples et 12 Pouvoirs Spéciaux de plus sont mélangés
smallworld-option-open_coins = Jetons de victoire
smallworld-option-open_coins-false = Cachés jusqu’à la fin ; les revenus sont montrés quand ils sont payés
smallworld-option-open_coins-true = Visibles : tout le monde voit tous les totaux
smallworld-option-leader_in_water = Chefs dans les mers et le lac
smallworld-option-leader_in_water-allowed = Permis : un Chef peut y finir le tour
smallworld-option-leader_in_water-forbidden = Interdit : l’eau compte pour lui comme immunisée
smallworld-option-without_diplomat = Sans le pouvoir Diplomates
smallworld-option-without_diplomat-false = Non : il est dans le jeu
smallworld-option-without_diplomat-true = Oui : il est retiré, ce qui convient à deux joueurs
smallworld-option-first_player = Premier joueur
smallworld-option-first_player-seat1 = La place 1 commence
smallworld-option-first_player-chance = Le hasard décide
smallworld-number-turns = Tours de la partie
smallworld-number-start_coins = Jetons au début
smallworld-number-base_price = Prix d’une région vide
smallworld-number-ransom = Rançon d’un Chef capturé
smallworld-number-captive = Jetons par captif à la fin
smallworld-preset-leaders = Avec les Chefs
smallworld-preset-leaders-about = Le jeu avec ses Chefs : 14 Peuples, 20 Pouvoirs Spéciaux.
smallworld-preset-classic = Classique
smallworld-preset-classic-about = Sans Chefs : une bonne première partie.
smallworld-preset-everything = Tout
smallworld-preset-everything-about = Les Chefs et tous les Peuples et pouvoirs en plus : 24 Peuples, 32 Pouvoirs Spéciaux.
smallworld-preset-open = Jetons visibles
smallworld-preset-open-about = Avec les Chefs, et tout le monde voit tous les jetons.

## Glossaire

smallworld-term-combo = Combinaison
smallworld-term-combo-about = Un Peuple et un Pouvoir Spécial choisis ensemble ; leurs deux nombres disent combien de pions vous recevez.
smallworld-term-race = Peuple
smallworld-term-race-about = Le peuple que vous jouez. L’un est actif ; un autre peut rester en déclin sur le plateau.
smallworld-term-power = Pouvoir Spécial
smallworld-term-power-about = Ce que le badge ajoute à un Peuple tant qu’il est actif.
smallworld-term-banner = Bannière
smallworld-term-banner-about = La tuile d’un Peuple dans la colonne, avec son nombre de pions.
smallworld-term-badge = Badge
smallworld-term-badge-about = Le disque d’un Pouvoir Spécial à côté d’une bannière, avec son nombre de pions.
smallworld-term-token = Pion de Peuple
smallworld-term-token-about = Une pièce d’un Peuple : il conquiert, tient une région et la rend plus chère de 1 pour les autres.
smallworld-term-tray = Réserve
smallworld-term-tray-about = Là où sont les pions que personne n’a ; les nouveaux en viennent tant qu’il y en a.
smallworld-term-coin = Jeton de victoire
smallworld-term-coin-about = Points et argent à la fois ; qui en a le plus à la fin gagne. Les totaux sont cachés.
smallworld-term-region = Région
smallworld-term-region-about = Une case de la carte avec son terrain ; chaque région tenue rapporte 1 jeton par tour.
smallworld-term-border = Région de bord
smallworld-term-border-about = Au bord du plateau ou au rivage d’une mer : par là entre un Peuple sans région.
smallworld-term-decline = En déclin
smallworld-term-decline-about = Un Peuple délaissé : un pion reste dans chaque région et rapporte encore 1 jeton ; au tour suivant, vous choisissez une nouvelle combinaison.
smallworld-term-ready = Préparer ses troupes
smallworld-term-ready-about = Au début de votre tour : reprendre en main tous les pions sauf un par région.
smallworld-term-redeployment = Redéploiement
smallworld-term-redeployment-about = Après les conquêtes : répartir à nouveau vos pions dans vos régions, au moins un dans chacune.
smallworld-term-die = Dé de renfort
smallworld-term-die-about = Pour la dernière tentative d’un tour, s’il manque trois pions au plus ; faces 0, 0, 0, 1, 2, 3.
smallworld-term-lost_tribe = Tribu oubliée
smallworld-term-lost_tribe-about = Un pion sans maître qui défend sa région de 1 et disparaît une fois conquis.
smallworld-term-mountain = Montagne
smallworld-term-mountain-about = Un terrain qui coûte 1 pion de plus, quel que soit son maître.
smallworld-term-immune = Immunisée
smallworld-term-immune-about = Une région qu’on ne peut ni conquérir ni toucher par un pouvoir : avec Dragon, Héros ou Tanière.
smallworld-term-leader = Chef
smallworld-term-leader-about = Un pion de plus de votre Peuple actif, qui ne finit jamais votre tour dans une région immunisée et peut être capturé.
smallworld-term-captive = Captif
smallworld-term-captive-about = Un Chef adverse dont la rançon n’a pas été payée ; il rapporte 2 jetons à la fin de la partie.
smallworld-term-ransom = Rançon
smallworld-term-ransom-about = Le jeton qui rend un Chef capturé à son maître, tout de suite ou jamais.
smallworld-term-lair = Antre de Troll
smallworld-term-lair-about = Dans chaque région des Trolls : 1 de plus à payer, même en déclin. Il n’immunise pas.
smallworld-term-fortress = Forteresse
smallworld-term-fortress-about = Bâtie par un Peuple Fortifié, une par tour : 1 de plus à payer, même en déclin, et 1 jeton par tour tant qu’il est actif.
smallworld-term-encampment = Campement
smallworld-term-encampment-about = Cinq pour un Peuple Bivouaquant : chacun rend sa région plus chère de 1 et arrête les sorts ; on ne les perd jamais.
smallworld-term-hole = Tanière
smallworld-term-hole-about = Dans les deux premières régions des Hobbits : elle les immunise.
smallworld-term-hero = Héros
smallworld-term-hero-about = Deux pour un Peuple Héroïque : chacun immunise sa région jusqu’à son départ.
smallworld-term-dragon = Dragon
smallworld-term-dragon-about = Conquiert n’importe quelle région avec un seul pion, une fois par tour, et l’immunise tant qu’il y reste.
smallworld-term-mine = Mine
smallworld-term-mine-about = Un symbole d’une région ; les Nains en tirent profit, même en déclin.
smallworld-term-magic = Source magique
smallworld-term-magic-about = Un symbole d’une région ; les Mages en tirent profit.
smallworld-term-cavern = Caverne
smallworld-term-cavern-about = Un symbole d’une région ; pour un Peuple des cavernes, toutes sont voisines et coûtent 1 de moins.

## Aide de jeu

smallworld-aid-1-title = Votre tour
smallworld-aid-1 = Sans Peuple actif : choisir une combinaison, puis conquérir. Sinon : s’étendre ou passer en déclin. S’étendre : préparer ses troupes (un pion reste par région ; on peut en abandonner), conquérir, se redéployer, compter 1 jeton par région, active ou en déclin, plus les bonus. Le plus de jetons gagne.
smallworld-aid-2-title = Prix
smallworld-aid-2 = 2 pions, plus 1 par pion, Tribu oubliée, montagne, antre, forteresse et campement présents ; jamais moins de 1. Commencez au bord, puis de proche en proche. Dernière tentative : le dé, s’il en manque 3 au plus. Le perdant défausse un pion et replace le reste.
smallworld-aid-3-title = Combinaisons
smallworld-aid-3 = La première est gratuite. Pour une autre, posez un jeton sur chacune de celles au-dessus ; les jetons de la vôtre sont à vous. Vous recevez la somme des deux nombres en pions.
smallworld-aid-4-title = Déclin
smallworld-aid-4 = Il prend tout le tour. Un pion reste par région, le pouvoir s’en va, le Chef aussi. Un ancien Peuple en déclin quitte le plateau. Vous comptez et choisissez au tour suivant.
smallworld-aid-5-title = Redéploiement
smallworld-aid-5 = Les pions vont librement entre les régions du Peuple, au moins un dans chacune. On place aussi Héros, campements, une forteresse et le Chef.
smallworld-aid-6-title = Chefs
smallworld-aid-6 = Gratuit avec une combinaison, il compte comme un pion. Il ne finit pas votre tour dans une région immunisée ; si toutes le sont, il attend hors du plateau. Si sa région tombe, il est capturé et aucun pion n’est perdu : payez 1 jeton aussitôt, sinon il vaut 2 à la fin.
smallworld-aid-7-title = Peuples
smallworld-aid-7 = +1 jeton : Nains mine, Humains champs, Mages magie, Orcs conquêtes non vides. Moins cher : Géants près des montagnes, Tritons près de l’eau. Trolls : antres. Hobbits : entrent partout, 2 immunisées. Elfes sans perte. Squelettes croissent. Sorciers remplacent l’isolé. Amazones : 4 pour attaquer. Zombies combattent encore. Hommes-rats : nombreux.
smallworld-aid-8-title = Pouvoirs
smallworld-aid-8 = +1 jeton : forêts, collines, marais, Marchands (chaque région), Pillards, forteresse. Alchimistes +2, Fortunés +7 une fois. Moins cher : Commando, Montés, Cavernes, Berserks (dé). Partout : Volants ; eau : Marins. Immunité : Dragon, Héros. Campements +1. Diplomates : paix. Ancestraux, Durs à cuire : meilleur déclin.

## La leçon

smallworld-learn-1 = Leçon, étape 1 : vous n’avez pas de Peuple actif, donc vous choisissez une combinaison. Prenez les Orcs avec Commando, deuxièmes de la colonne : cela coûte un jeton, posé sur la combinaison au-dessus.
smallworld-learn-2 = Étape 2 : le Chef des Orcs vient gratuitement. Il compte comme un pion de plus : dix au lieu de neuf.
smallworld-learn-3 = Étape 3 : vous entrez par le bord du plateau. Barleybrow coûte 2, plus 1 pour sa Tribu oubliée ; Commando retire 1. Les Orcs gagnent un jeton par conquête non vide.
smallworld-learn-4 = Étape 4 : Grimpeak est juste à côté. La montagne la rend plus chère de 1 : elle coûte donc 2 aussi.
smallworld-learn-5 = Étape 5 : à Larkrise se tiennent un Géant et leur Chef : 2 + 1 + 1 − 1 = 3. Prenez-la et vous capturez le Chef ; son maître peut vous payer 1 jeton aussitôt, sinon il reste chez vous et vaut 2 à la fin.
smallworld-learn-6 = Étape 6 : il vous reste deux pions et votre Chef. Ils serviront à la défense : terminez vos conquêtes.
smallworld-learn-7 = Étape 7 : redéploiement. Un pion tient chaque région ; placez tous les autres à Larkrise, car les Géants sont proches.
smallworld-learn-8 = Étape 8 : votre Chef doit se tenir dans une région non immunisée. Envoyez-le à Barleybrow, plus loin des Géants, pour que personne ne le capture.
smallworld-learn-end = C’était la leçon : 3 régions, 3 en déclin et 2 conquêtes de vos Orcs vous ont rapporté 8 jetons. Continuez comme il vous plaît.

## Reasons of a hint

smallworld-reason-coins = Cela vous rapporte ou vous épargne des jetons de victoire.
smallworld-reason-captives = Cela vous vaut un Chef captif.
smallworld-reason-realm = Votre peuple actif vous rapporte ainsi davantage.
smallworld-reason-guard = Cela protège mieux vos régions.
smallworld-reason-decline = Votre peuple en déclin vous rapportera plus longtemps.
smallworld-reason-tokens = Il vous reste ainsi plus de pions pour conquérir.
smallworld-reason-leader = C’est bon pour votre Chef.
smallworld-reason-others = Cela laisse moins aux autres.
