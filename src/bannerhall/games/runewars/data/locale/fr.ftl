# Runewars avec Banners of War.

## Areas

runewars-area-1A = Dunes de la Vigie
runewars-area-1B = Tertre du Coupeur
runewars-area-1C = Clairière d'Ombre
runewars-area-2A = Fort-Géant
runewars-area-2B = Chute-Pierre
runewars-area-2C = Bas-Marché
runewars-area-3A = Porte de l'Est
runewars-area-3B = Bois-Moussu
runewars-area-3C = Marche du Titan
runewars-area-4A = Champ du Péage
runewars-area-4B = Pont-le-Roi
runewars-area-4C = Lande Hurlante
runewars-area-5A = Val-Moulin
runewars-area-5B = Haute-Tour
runewars-area-5C = Eau-Courbe
runewars-area-5D = Pic Fumant
runewars-area-6A = Vertallée
runewars-area-6B = Port-Soleil
runewars-area-6C = Pli de Braise
runewars-area-6D = Clos des Rochers
runewars-area-7A = Tertre Rouge
runewars-area-7B = Marais de l'Exilé
runewars-area-7C = Port-Chandelle
runewars-area-8A = Bois-Murmure
runewars-area-8B = Pré-Croisé
runewars-area-8C = Vieille-Flèche
runewars-area-8D = Creux de Cendre
runewars-area-9A = Dent du Ver
runewars-area-9B = Val-d'Orge
runewars-area-10A = Gué-Cendré
runewars-area-10B = Val Balafré
runewars-area-10C = Faille de Soufre
runewars-area-10D = Halcyon
runewars-area-11A = Mare aux Saules
runewars-area-11B = La Chaussée
runewars-area-11C = Repos du Dragon
runewars-area-12A = Sables engloutis
runewars-area-DA = Archaut
runewars-area-DB = Pelgate
runewars-area-DC = Rhynn
runewars-area-LA = Lithelin
runewars-area-LB = Chant d'Été
runewars-area-LC = Bois-Profond
runewars-area-UA = Steppe de Ru
runewars-area-UB = Camp d'Os
runewars-area-UC = Citadelle Noire
runewars-area-WA = Donjon de Zorgas
runewars-area-WB = Terre-Brume
runewars-area-WC = Bilehall

## Factions

runewars-faction-daqan = Seigneurs Daqan
runewars-faction-latari = Elfes Latari
runewars-faction-uthuk = Uthuk Y'llan
runewars-faction-waiqar = Waiqar l'Immortel

## Defensive developments

runewars-defence-daqan = Murs renforcés
runewars-defence-latari = Protections magiques
runewars-defence-uthuk = Couvée affamée
runewars-defence-waiqar = Tombe maudite
runewars-defence-daqan-about = +2 en force pour le défenseur quand on détermine le vainqueur.
runewars-defence-latari-about = Juste avant le décompte de la force, l'attaquant retire du combat une de ses unités debout.
runewars-defence-uthuk-about = Juste avant le décompte de la force, le défenseur peut la défausser pour infliger 4 dégâts.
runewars-defence-waiqar-about = Juste avant le décompte de la force, le défenseur peut la défausser : l'attaquant met 3 de ses unités en déroute.

## Units

runewars-unit-bowman = Archer daqan
runewars-unit-footman = Fantassin
runewars-unit-knight = Chevalier
runewars-unit-siege_tower = Tour de siège
runewars-unit-novice_wizard = Mage novice
runewars-unit-roc = Roc
runewars-unit-archer = Archer elfe
runewars-unit-pegasus_rider = Chevaucheur de pégase
runewars-unit-sorceress = Enchanteresse
runewars-unit-warrior = Guerrier elfe
runewars-unit-leonx_rider = Chevaucheur de léonx
runewars-unit-forest_guardian = Gardien de la forêt
runewars-unit-berserker = Berserker
runewars-unit-flesh_ripper = Écorcheur
runewars-unit-warlock = Sorcier uthuk
runewars-unit-chaos_lord = Seigneur du chaos
runewars-unit-blood_sister = Sœur de sang
runewars-unit-obscene = Obscène
runewars-unit-reanimate = Zombie
runewars-unit-skeleton_archer = Archer squelette
runewars-unit-necromancer = Nécromancien
runewars-unit-dark_knight = Chevalier noir
runewars-unit-vampire = Vampire
runewars-unit-great_wyrm = Grand dragon
runewars-unit-sorcerer = Sorcier
runewars-unit-razorwing = Aile-rasoir
runewars-unit-beastman = Homme-bête
runewars-unit-hell_hound = Molosse infernal
runewars-unit-dragon = Dragon
runewars-unit-giant = Géant

## Unit abilities

runewars-ability-bowman = Tir concentré
runewars-ability-footman = Coup vaillant
runewars-ability-knight = Commandement
runewars-ability-siege_tower = Assiéger
runewars-ability-novice_wizard = Foudre en boule
runewars-ability-roc = Prise de serres
runewars-ability-archer = Tir d'élite
runewars-ability-pegasus_rider = Charge
runewars-ability-sorceress = Parole de Vaal
runewars-ability-warrior = Écraser
runewars-ability-leonx_rider = Bond
runewars-ability-forest_guardian = Enchevêtrer
runewars-ability-berserker = Furie
runewars-ability-flesh_ripper = Implacable
runewars-ability-warlock = Pluie de feu
runewars-ability-chaos_lord = Terrifiant
runewars-ability-blood_sister = Rite de sang
runewars-ability-obscene = Dévorer
runewars-ability-reanimate = Submerger
runewars-ability-skeleton_archer = Tir mortel
runewars-ability-necromancer = Relever les morts
runewars-ability-dark_knight = Charge d'effroi
runewars-ability-vampire = Drain de vie
runewars-ability-great_wyrm = Souffle du tombeau
runewars-ability-sorcerer = Immortel
runewars-ability-razorwing = Étourdir
runewars-ability-beastman = Ravager
runewars-ability-hell_hound = Brûlure
runewars-ability-dragon = Souffle de flammes
runewars-ability-giant = Rage
runewars-ability-bowman-about = Inflige 1 dégât. Parmi les unités qui peuvent le prendre, l'adversaire en choisit une qui a plus de 1 point de vie.
runewars-ability-footman-about = Inflige 1 dégât ; s'il ne détruit pas l'unité, elle en prend 1 de plus.
runewars-ability-knight-about = Inflige 1 déroute, et tu pioches 1 carte tactique.
runewars-ability-siege_tower-about = +2 en force dans ce combat, même si la tour tombe ensuite.
runewars-ability-novice_wizard-about = Défausse 1 carte tactique pour infliger 3 dégâts aux unités de ton choix, 2 au plus à la même ; sinon inflige 1 dégât.
runewars-ability-roc-about = Détruis 1 rectangle ou jusqu'à 2 triangles de ton choix.
runewars-ability-archer-about = Inflige 1 dégât à une unité de ton choix.
runewars-ability-pegasus_rider-about = Mets en déroute jusqu'à 2 triangles ou 1 rectangle de ton choix.
runewars-ability-sorceress-about = Une unité ennemie se retire du combat. L'adversaire choisit laquelle ; dans les règles révisées, c'est toi.
runewars-ability-warrior-about = Inflige 1 dégât, ou détruis une unité de ton choix endommagée ou en déroute.
runewars-ability-leonx_rider-about = Mets en déroute une unité de ton choix ; si son initiative est de 3 ou plus, elle prend aussi 1 dégât.
runewars-ability-forest_guardian-about = Mets en déroute jusqu'à 2 unités de ton choix, ou inflige 2 dégâts.
runewars-ability-berserker-about = Tu peux détruire un de tes Berserkers debout pour infliger 2 dégâts.
runewars-ability-flesh_ripper-about = Chacun de tes Écorcheurs a 3 points de vie jusqu'à la fin du combat.
runewars-ability-warlock-about = L'adversaire détruit 2 de ses triangles ou 1 de ses rectangles.
runewars-ability-chaos_lord-about = Choisis 2 unités : chacune est mise en déroute, et celle qui l'était déjà est détruite.
runewars-ability-blood_sister-about = Tu peux détruire une de tes unités pour détruire une unité ennemie de même socle ; sinon inflige 1 dégât.
runewars-ability-obscene-about = Détruis un triangle de ton choix et soigne tous les dégâts d'un de tes Obscènes.
runewars-ability-reanimate-about = Inflige 2 dégâts si au moins 2 de tes Zombies sont debout ici, sinon 1.
runewars-ability-skeleton_archer-about = L'adversaire détruit un de ses triangles, cercles ou rectangles.
runewars-ability-necromancer-about = Place jusqu'à 2 Zombies inutilisés dans ce combat, debout. Ils restent après le combat.
runewars-ability-dark_knight-about = Mets en déroute une unité de ton choix, puis inflige 1 dégât.
runewars-ability-vampire-about = Détruis un triangle, un cercle ou un rectangle en déroute et relève une de tes unités ; sans une telle cible, inflige 1 dégât.
runewars-ability-great_wyrm-about = Inflige 2 dégâts ; pour chaque unité détruite ainsi tu peux placer ici un Zombie en déroute.
runewars-ability-sorcerer-about = Chacun de tes Sorciers a 2 points de vie jusqu'à la fin du combat.
runewars-ability-razorwing-about = L'adversaire met en déroute une de ses unités debout d'initiative 2 ou plus.
runewars-ability-beastman-about = Inflige 1 dégât, puis une carte destin de plus est piochée pour les Hommes-bêtes et appliquée.
runewars-ability-hell_hound-about = L'adversaire inflige 1 dégât à chacune de 2 de ses unités debout.
runewars-ability-dragon-about = Détruis jusqu'à 3 triangles de ton choix.
runewars-ability-giant-about = Inflige 1 dégât pour chaque dégât d'un de tes Géants.

## Base shapes

runewars-shape-triangle = triangle
runewars-shape-rectangle = rectangle
runewars-shape-circle = cercle
runewars-shape-hexagon = hexagone

## Orders

runewars-order-garrison = Garnison
runewars-order-strategize = Stratégie
runewars-order-mobilize = Mobilisation
runewars-order-conquer = Conquête
runewars-order-harvest = Récolte
runewars-order-recruit = Recrutement
runewars-order-rally_support = Ralliement
runewars-order-acquire_power = Pouvoir
runewars-order-fortify = Fortification
runewars-order-garrison-about = +2 en force dans chaque combat que tu défends cette saison.
runewars-order-strategize-about = Déplace tes unités vers des zones adjacentes amies ou vides, et tes héros vers des zones adjacentes. Aucune zone n'est activée.
runewars-order-mobilize-about = Active une zone et déplace-y des unités depuis 2 zones de distance au plus, 3 pour les rapides.
runewars-order-conquer-about = Active une zone et déplace-y des unités depuis 2 zones de distance au plus, 3 pour les rapides.
runewars-order-harvest-about = Règle chaque cadran sur les ressources de tes zones.
runewars-order-recruit-about = Recrute les unités d'un cadran.
runewars-order-rally_support-about = Prends un avantage de chaque cité que tu contrôles.
runewars-order-acquire_power-about = Gagne 1 point d'influence par symbole d'influence jusqu'à tes flèches.
runewars-order-fortify-about = Une fois chacun, dans l'ordre voulu : bâtir une forteresse (1 bois, 1 minerai), en réparer une (1 minerai), déplacer des runes entre deux de tes zones.

## Supremacy bonuses

runewars-bonus-garrison = Recrute 2 triangles de ta faction dans tes forteresses.
runewars-bonus-strategize = Pioche 1 carte tactique par symbole de tactique jusqu'à tes flèches.
runewars-bonus-mobilize = Mobilise encore une fois, sans second combat.
runewars-bonus-conquer = Dans le combat de cet ordre, une forteresse ennemie compte 3 de moins.
runewars-bonus-harvest = Tes développements produisent ; puis tu peux en bâtir un pour 1 bois.
runewars-bonus-recruit = Recrute les unités d'un second cadran.
runewars-bonus-rally_support = Dépense jusqu'à 3 points d'influence, pioche autant de cartes héros et gardes-en une.
runewars-bonus-acquire_power = Prends un titre en dépensant plus d'influence qu'il n'en porte.
runewars-bonus-fortify = Aucun : nul ordre n'a de nombre plus haut.

## Seasons

runewars-season-spring = Printemps
runewars-season-summer = Été
runewars-season-fall = Automne
runewars-season-winter = Hiver
runewars-season-spring-about = Chacun reprend ses jetons d'activation et ses cartes ordre ; les figurines en déroute se relèvent ; un jeton glace fond dans chaque zone.
runewars-season-summer-about = Phase de quête : chaque héros a une action.
runewars-season-fall-about = Le paquet destin est mélangé ; chacun prend 2 points d'influence ou 1 carte tactique.
runewars-season-winter-about = Dans chaque zone tu gardes au plus autant d'unités que l'indique ton cadran de nourriture. L'eau est gelée jusqu'au printemps.

## Season cards

runewars-season_card-famine = Famine
runewars-season_card-long_winter = Long hiver
runewars-season_card-divided_loyalties = Loyautés partagées
runewars-season_card-stormy_weather = Temps d'orage
runewars-season_card-prepare_for_the_coming_year = Préparer l'année nouvelle
runewars-season_card-swollen_rivers = Crue des rivières
runewars-season_card-envoys_of_the_free_cities = Envoyés des Cités libres
runewars-season_card-the_council_convenes = Le Conseil se réunit
runewars-season_card-green_returns = Retour du vert
runewars-season_card-blight_on_the_wind = Fléau dans le vent
runewars-season_card-guild_tithes = Dîme des guildes
runewars-season_card-threatened_home_realms = Royaumes menacés
runewars-season_card-power_for_the_pious = Pouvoir aux pieux
runewars-season_card-tournament_of_heroes = Tournoi des héros
runewars-season_card-drought = Sécheresse
runewars-season_card-masters_of_the_arcane = Maîtres des arcanes
runewars-season_card-swords_for_hire = Épées à louer
runewars-season_card-whispered_legends = Légendes murmurées
runewars-season_card-open_roads = Routes ouvertes
runewars-season_card-winds_of_al_kalim = Vents d'Al-Kalim
runewars-season_card-tales_of_the_sunken_city = Récits de la Cité engloutie
runewars-season_card-call_to_command = Appel aux armes
runewars-season_card-rich_harvest = Riche récolte
runewars-season_card-rune_auction = Vente de runes
runewars-season_card-deserters = Déserteurs
runewars-season_card-smugglers_market = Marché des contrebandiers
runewars-season_card-a_dragon_wakes = Un dragon s'éveille
runewars-season_card-barons_and_schemers = Barons et intrigants
runewars-season_card-merchants_of_nerekhall = Marchands de Nerekhall
runewars-season_card-burning_fields = Champs en feu
runewars-season_card-exhausted_soil = Terre épuisée
runewars-season_card-masons_strike = Grève des maçons
runewars-season_card-the_greyhaven_accord = L'accord de Greyhaven
runewars-season_card-deep_snow = Neige profonde
runewars-season_card-starving_packs = Meutes affamées
runewars-season_card-hearthfire_truce = Trêve du foyer
runewars-season_card-frozen_stores = Réserves gelées
runewars-season_card-the_long_night = La longue nuit
runewars-season_card-shelter_from_the_storm = À l'abri de la tempête
runewars-season_card-fallen_in_the_ice = Tombés dans la glace
runewars-season_card-midwinter_feast = Fête du solstice
runewars-season_card-the_shattered_rune = La rune brisée
runewars-season_card-breath_of_gelidus = Souffle de Gelidus
runewars-season_card-frostbound_march = Marche dans le gel
runewars-season_card-famine-about = Chacun abaisse chaque cadran qui dépasse le total de cette ressource dans ses zones, jusqu'à ce total.
runewars-season_card-long_winter-about = Ce printemps chacun ne reprend que 2 cartes ordre de son choix.
runewars-season_card-divided_loyalties-about = Pour chacun de ses héros dont l'alignement n'est pas celui de sa faction, chacun dépense 1 point d'influence ou le laisse déserter.
runewars-season_card-stormy_weather-about = Enchère d'influence. Cette saison, seuls ceux dont l'enchère égale la plus haute, 1 au moins, peuvent déplacer des unités par des ordres.
runewars-season_card-prepare_for_the_coming_year-about = Chacun peut glisser son objectif sous le paquet et en piocher un autre.
runewars-season_card-swollen_rivers-about = Chacun abaisse son cadran de bois de 1 par bordure d'eau de ses zones, de 2 au plus.
runewars-season_card-envoys_of_the_free_cities-about = Chacun gagne 1 point d'influence par cité contrôlée, et 1 au moins.
runewars-season_card-the_council_convenes-about = Enchère d'influence. Le plus offrant pioche 2 cartes tactique et désigne un joueur qui en défausse une.
runewars-season_card-green_returns-about = Chacun peut retirer un jeton désolation ou tous les jetons glace d'une de ses zones.
runewars-season_card-blight_on_the_wind-about = Enchère d'influence. Le plus offrant pose un jeton désolation dans une zone qu'il ne contrôle pas.
runewars-season_card-guild_tithes-about = Chacun abaisse son cadran le plus haut de 1 et gagne 1 point d'influence.
runewars-season_card-threatened_home_realms-about = Chacun déplace des runes de son royaume d'origine vers des zones hors de tout royaume : 2, ou 1 dans les règles révisées.
runewars-season_card-power_for_the_pious-about = Enchère d'influence. Tous sauf le moins offrant reçoivent une rune de dragon ; le moins offrant choisit où va chacune.
runewars-season_card-tournament_of_heroes-about = Chacun peut entraîner un héros debout dans une zone amie : +1 sur un attribut non entraîné.
runewars-season_card-drought-about = Chacun dépense 2 points d'influence ou abaisse son cadran de nourriture de 1.
runewars-season_card-masters_of_the_arcane-about = Enchère d'influence. Le plus offrant pioche 3 cartes tactique et en garde 2 ; le moins offrant en perd une au hasard.
runewars-season_card-swords_for_hire-about = Enchère d'influence. Le plus offrant place jusqu'à 2 unités neutres d'un type à triangle ou à cercle dans une de ses zones, alliées.
runewars-season_card-whispered_legends-about = Chaque joueur qui a un héros dans une zone non contrôlée pioche une carte quête.
runewars-season_card-open_roads-about = Cette saison tout ce que déplacent Mobilisation ou Conquête est rapide.
runewars-season_card-winds_of_al_kalim-about = Le joueur qui a le moins d'influence pose un jeton désolation dans une zone non contrôlée.
runewars-season_card-tales_of_the_sunken_city-about = Chacun peut défausser autant de cartes quête qu'il veut et en piocher autant.
runewars-season_card-call_to_command-about = Chacun peut dépenser 2 points d'influence pour piocher une carte héros et placer ce héros dans une forteresse.
runewars-season_card-rich_harvest-about = Chacun relève de 1 chaque cadran qui est sous le total de cette ressource dans ses zones.
runewars-season_card-rune_auction-about = Enchère d'influence. Le plus offrant reçoit une rune de dragon s'il offre au moins 1.
runewars-season_card-deserters-about = Chacun détruit 1 de ses unités dans chaque zone où il en a 6 ou plus.
runewars-season_card-smugglers_market-about = Chacun peut défausser jusqu'à 2 cartes tactique pour 2 points d'influence chacune.
runewars-season_card-a_dragon_wakes-about = Le joueur qui a le moins d'influence place un Dragon dans une zone non contrôlée.
runewars-season_card-barons_and_schemers-about = Enchère d'influence. Le plus offrant regarde toutes les runes cachées dans les zones d'un autre joueur.
runewars-season_card-merchants_of_nerekhall-about = Chacun peut relever des cadrans de 1 pour 2 points d'influence chacun, chaque cadran une fois.
runewars-season_card-burning_fields-about = Chacun abaisse un cadran de 1 ; sans cité, deux cadrans différents.
runewars-season_card-exhausted_soil-about = Chacun abaisse son cadran de nourriture de 1 ou pose un jeton désolation dans une de ses zones.
runewars-season_card-masons_strike-about = Cette saison aucune forteresse ni capitale n'est bâtie ou réparée.
runewars-season_card-the_greyhaven_accord-about = Enchère d'influence. Le plus offrant peut retirer jusqu'à 2 jetons désolation ou glace et gagne 2 points d'influence.
runewars-season_card-deep_snow-about = Cette saison rien n'est rapide, et Mobilisation et Conquête ne déplacent que de 1 zone, les volants de 2.
runewars-season_card-starving_packs-about = Chacun détruit 1 de ses unités dans une zone adjacente à une zone neutre.
runewars-season_card-hearthfire_truce-about = Cette saison il faut 1 point d'influence pour entrer dans une zone quand cela engage un combat contre un joueur.
runewars-season_card-frozen_stores-about = Chacun abaisse son cadran de nourriture de 1 par groupe de 4 zones contrôlées hors de son royaume.
runewars-season_card-the_long_night-about = Enchère d'influence. Le plus offrant reçoit une rune de dragon s'il offre au moins 1 ; le moins offrant pioche 2 cartes tactique.
runewars-season_card-shelter_from_the_storm-about = Les unités dans leurs forteresses ne comptent pas pour la nourriture de cet hiver.
runewars-season_card-fallen_in_the_ice-about = Chaque héros en déroute subit 1 dégât.
runewars-season_card-midwinter_feast-about = Chacun peut abaisser son cadran de nourriture de 1 pour gagner 3 points d'influence.
runewars-season_card-the_shattered_rune-about = Enchère d'influence. Le plus offrant révèle une rune cachée dans une zone contrôlée ; une rune de dragon est défaussée.
runewars-season_card-breath_of_gelidus-about = Enchère d'influence. Le plus offrant pose 2 jetons glace.
runewars-season_card-frostbound_march-about = Chacun détruit 1 de ses unités dans chacune de ses zones qui porte un jeton glace.

## Tactics cards

runewars-tactics-summon_lightning = Appel de la foudre
runewars-tactics-rally_cry = Cri de ralliement
runewars-tactics-tactical_retreat = Retraite tactique
runewars-tactics-horrific_rumors = Rumeurs atroces
runewars-tactics-ambush = Embuscade
runewars-tactics-lost_city = Ville oubliée
runewars-tactics-spy_guild = Guilde des espions
runewars-tactics-mountain_pass = Col de montagne
runewars-tactics-to_the_winner = Au vainqueur
runewars-tactics-shared_secrets = Secrets partagés
runewars-tactics-scatter = Semer la discorde
runewars-tactics-forced_march = Marche forcée
runewars-tactics-battle_fury = Fureur du combat
runewars-tactics-shield_wall = Mur de boucliers
runewars-tactics-hold_the_line = Tenir la ligne
runewars-tactics-war_chest = Trésor de guerre
runewars-tactics-foragers = Fourrageurs
runewars-tactics-sabotage = Sabotage
runewars-tactics-burn_granary = Brûler les greniers
runewars-tactics-assassin = Lame à gages
runewars-tactics-healing_springs = Sources guérisseuses
runewars-tactics-silver_tongue = Langue d'argent
runewars-tactics-call_wild = Appel sauvage
runewars-tactics-master_mason = Maître maçon
runewars-tactics-counterspell = Contresort
runewars-tactics-pathfinder = Éclaireur
runewars-tactics-frozen_waters = Eaux gelées
runewars-tactics-turned_spy = Espion retourné
runewars-tactics-scrying = Bassin de divination
runewars-tactics-feigned_flight = Fuite simulée
runewars-tactics-bribery = Corruption
runewars-tactics-ashen_sky = Ciel de cendre
runewars-tactics-game_of_power = Jeu de pouvoir
runewars-tactics-intrigue = Intrigue et ruse
runewars-tactics-lieutenant_general = Lieutenant général
runewars-tactics-arrow_storm = Pluie de flèches
runewars-tactics-cavalry_charge = Charge tonnante
runewars-tactics-dark_bargain = Pacte sombre
runewars-tactics-stand_firm = Tenir bon
runewars-tactics-beast_lure = Appât
runewars-tactics-veiled_threat = Menace voilée
runewars-tactics-runic_echo = Écho runique
runewars-tactics-deepfrost = Gel profond
runewars-tactics-scorched_earth = Terre brûlée
runewars-tactics-restore_land = Guérir la terre
runewars-tactics-rune_rumours = Rumeurs de runes
runewars-tactics-siege_plans = Plans de siège
runewars-tactics-oath_fealty = Serment d'allégeance
runewars-tactics-summon_lightning-about = Au début d'un combat : inflige 4 dégâts.
runewars-tactics-rally_cry-about = Au début d'un combat ou avant la pioche des cartes destin : relève jusqu'à 2 de tes unités en déroute qui s'y trouvent.
runewars-tactics-tactical_retreat-about = Défenseur, au début d'un combat : le combat est annulé. Toutes tes unités se retirent dans une zone adjacente sans être mises en déroute ; une forteresse dans la zone quittée est perdue.
runewars-tactics-horrific_rumors-about = À ton tour : pose un jeton d'activation d'un adversaire dans une zone qu'il ne contrôle pas.
runewars-tactics-ambush-about = À ton tour ou en phase de quête, là où un de tes héros est avec un héros ennemi : inflige-lui 2 dégâts. Dans les règles révisées, en phase de quête seulement.
runewars-tactics-lost_city-about = À ton tour : dans une zone non contrôlée avec ton héros et sans cité, les unités neutres se retirent et tu places une de tes forteresses, endommagée.
runewars-tactics-spy_guild-about = À ton tour : reprends une de tes cartes ordre utilisées.
runewars-tactics-mountain_pass-about = À ton tour : tes figurines ignorent les bordures de montagne ce tour-ci.
runewars-tactics-to_the_winner-about = Au début d'un combat : qui le gagne reçoit 3 points d'influence.
runewars-tactics-shared_secrets-about = À ton tour : choisis un adversaire et un nombre de 1 à 4 ; vous piochez chacun autant de cartes tactique.
runewars-tactics-scatter-about = À ton tour : toutes les unités neutres d'une zone, même alliées, se retirent dans une zone non contrôlée et sont en déroute.
runewars-tactics-forced_march-about = À ton tour : toutes les unités que tu déplaces avec cette Mobilisation ou Conquête sont rapides.
runewars-tactics-battle_fury-about = Avant la pioche des cartes destin : pioches-en 2 de plus pour ton type d'unité ; toutes comptent.
runewars-tactics-shield_wall-about = À l'étape des dégâts : ignore jusqu'à 3 dégâts des symboles de dégât de ce tour.
runewars-tactics-hold_the_line-about = Au décompte de la force : +2 en force si tu défends.
runewars-tactics-war_chest-about = À ton tour : gagne 3 points d'influence.
runewars-tactics-foragers-about = À ton tour : relève un de tes cadrans de 1.
runewars-tactics-sabotage-about = À ton tour : une forteresse ennemie intacte adjacente à une de tes zones est endommagée.
runewars-tactics-burn_granary-about = À ton tour : abaisse un cadran d'un adversaire dont une zone est adjacente à une des tiennes.
runewars-tactics-assassin-about = À ton tour : inflige 2 dégâts à un héros ennemi dans une de tes zones ou à côté.
runewars-tactics-healing_springs-about = En phase de quête : soigne tous les dégâts d'un de tes héros.
runewars-tactics-silver_tongue-about = Quand tu tentes la diplomatie : pioche 2 cartes destin de plus.
runewars-tactics-call_wild-about = À ton tour : place jusqu'à 2 Hommes-bêtes ou Ailes-rasoirs dans une de tes zones, alliés.
runewars-tactics-master_mason-about = À ton tour : répare gratuitement une de tes forteresses.
runewars-tactics-counterspell-about = Quand un autre joue une carte tactique pour son texte : elle n'a aucun effet.
runewars-tactics-pathfinder-about = En phase de quête : un de tes héros va jusqu'à 2 zones plus loin.
runewars-tactics-frozen_waters-about = À ton tour : tes figurines ignorent les bordures d'eau cette saison.
runewars-tactics-turned_spy-about = À ton tour : regarde les cartes tactique d'un adversaire et prends-en une au hasard.
runewars-tactics-scrying-about = À ton tour : regarde les runes cachées dans 3 zones au plus.
runewars-tactics-feigned_flight-about = Après un combat perdu : relève jusqu'à 4 de tes unités qui se sont retirées.
runewars-tactics-bribery-about = À ton tour : prends jusqu'à 3 points d'influence à un joueur, qui reçoit cette carte.
runewars-tactics-ashen_sky-about = À ton tour : rien ne peut voler cette saison.
runewars-tactics-game_of_power-about = À ton tour : révèle une de tes runes et pioche 1 carte tactique ; gagne 4 points d'influence pour une rune de dragon, 2 pour une fausse.
runewars-tactics-intrigue-about = À l'annonce d'une enchère : un joueur de ton choix n'y prend pas part.
runewars-tactics-lieutenant_general-about = À ton tour : un second héros devient commandant avec sa propre carte commandant. La carte reste en jeu.
runewars-tactics-arrow_storm-about = Au début d'un combat : inflige 1 dégât à chacune de 2 unités de ton choix au plus.
runewars-tactics-cavalry_charge-about = Attaquant, au début d'un combat : inflige autant de déroutes que tu as de rectangles debout, 3 au plus.
runewars-tactics-dark_bargain-about = À ton tour : détruis une unité de ta faction pour piocher 2 cartes tactique.
runewars-tactics-stand_firm-about = À l'étape des déroutes : ignore jusqu'à 2 déroutes des symboles de déroute de ce tour.
runewars-tactics-beast_lure-about = À ton tour : toutes les unités neutres non alliées d'une zone vont dans une zone adjacente non contrôlée.
runewars-tactics-veiled_threat-about = Quand les ordres sont révélés : un adversaire te donne 2 points d'influence ou perd son bonus de suprématie cette saison.
runewars-tactics-runic_echo-about = Au début d'un duel : ton héros empêche les 2 premiers dégâts.
runewars-tactics-deepfrost-about = À ton tour : pose un jeton glace à côté d'une zone que tu contrôles.
runewars-tactics-scorched_earth-about = Après un combat gagné : poses-y un jeton désolation.
runewars-tactics-restore_land-about = À ton tour : retire un jeton désolation ou tous les jetons glace d'une zone.
runewars-tactics-rune_rumours-about = À ton tour : un adversaire révèle une de ses runes ou te donne 2 points d'influence.
runewars-tactics-siege_plans-about = Attaquant, au début d'un combat : la forteresse ennemie compte 2 de moins.
runewars-tactics-oath_fealty-about = À ton tour : recrute dans une forteresse 2 unités d'un type de ta faction, ou 1 hexagone.

## Objectives

runewars-objective-bound_by_honor = Liés par l'honneur
runewars-objective-giant_friend = Ami des géants
runewars-objective-free_cities = Gardien des Cités libres
runewars-objective-shining_host = L'armée lumineuse
runewars-objective-wall_of_stone = Mur de pierre
runewars-objective-council_voice = Voix du Conseil
runewars-objective-open_hand = La main ouverte
runewars-objective-heartland = Cœur du pays
runewars-objective-dragon_master = Maître des dragons
runewars-objective-black_banner = Bannière noire
runewars-objective-silence_heroes = Faire taire les héros
runewars-objective-hoard = Le trésor
runewars-objective-endless_ranks = Rangs sans fin
runewars-objective-web_of_lies = Toile de mensonges
runewars-objective-discouraging_defeat = Défaite décourageante
runewars-objective-iron_grip = Poigne de fer
runewars-objective-quench_fire = Éteindre le feu
runewars-objective-healed_land = La terre guérie
runewars-objective-captain_general = Capitaine général
runewars-objective-wasteland_king = Roi des désolations
runewars-objective-golden_city = La cité d'or
runewars-objective-broken_walls = Murs brisés
runewars-objective-bound_by_honor-about = Chaque triangle neutre du plateau est allié à un joueur.
runewars-objective-giant_friend-about = Au moins 2 Géants te sont alliés. S'il y a moins de 2 Géants sur le plateau, tu peux piocher une autre carte.
runewars-objective-free_cities-about = Tu contrôles au moins 3 cités.
runewars-objective-shining_host-about = Au moins 3 de tes héros sont bons.
runewars-objective-wall_of_stone-about = Tes 4 forteresses sont sur le plateau, intactes.
runewars-objective-council_voice-about = Tu es Primarque et as au moins 6 points d'influence.
runewars-objective-open_hand-about = Des unités neutres d'au moins 4 types te sont alliées.
runewars-objective-heartland-about = Tu contrôles tout ton royaume d'origine et au moins 7 autres zones.
runewars-objective-dragon_master-about = Au moins 2 Dragons te sont alliés. S'il y a moins de 2 Dragons sur le plateau, tu peux piocher une autre carte.
runewars-objective-black_banner-about = Tu contrôles une zone d'un royaume ennemi.
runewars-objective-silence_heroes-about = Tu as vaincu au moins 2 héros ennemis dans cette partie.
runewars-objective-hoard-about = Tes héros ont au moins 5 cartes récompense.
runewars-objective-endless_ranks-about = Au moins 20 unités de ta faction sont sur le plateau.
runewars-objective-web_of_lies-about = Tu as au moins 2 titres.
runewars-objective-discouraging_defeat-about = Cette année tu as gagné un combat en défense contre un joueur qui attaquait avec au moins 4 unités.
runewars-objective-iron_grip-about = Ton cadran de minerai indique 6 ou plus, et tu contrôles au moins 2 forteresses hors de ton royaume.
runewars-objective-quench_fire-about = Cette année tu as détruit 1 forteresse ennemie ou en as endommagé 2.
runewars-objective-healed_land-about = Tu as retiré au moins 2 jetons désolation ou glace, ou tu contrôles 12 zones sans ces jetons.
runewars-objective-captain_general-about = Tu as au moins 3 héros, et cette année tu as gagné un combat là où se tenait l'un d'eux.
runewars-objective-wasteland_king-about = Au moins 3 zones portent un jeton désolation ou glace.
runewars-objective-golden_city-about = Tu contrôles la Cité engloutie, ou 3 cités, ou 2 cités à rune de dragon.
runewars-objective-broken_walls-about = Une de tes forteresses se dresse là où tu as conquis une forteresse ou une capitale ennemie.

## Heroes

runewars-hero-ronan = Ronan le Sauvage
runewars-hero-silhouette = Silhouette
runewars-hero-valadir = Sire Valadir
runewars-hero-gherinn = Frère Gherinn
runewars-hero-red_scorpion = Scorpion Rouge
runewars-hero-astarra = Astarra la Runique
runewars-hero-steelhorns = Cornes-d'Acier
runewars-hero-tatianna = Tatianna
runewars-hero-varikas = Varikas le Mort
runewars-hero-bogran = Bogran l'Ombre
runewars-hero-grey_ker = Ker le Gris
runewars-hero-krutzbek = Krutzbek
runewars-hero-trenloe = Trenloe le Fort
runewars-hero-elyra = Elyra Feuille-Vive
runewars-hero-brann = Brann Bouclier-de-Chêne
runewars-hero-challara = Challara
runewars-hero-orsino = Orsino le Receleur
runewars-hero-mordane = Mordane l'Écorcheur
runewars-hero-sethra = Sethra Vent-de-Nuit
runewars-hero-vhol = Vhol le Creux
runewars-hero-ronan-about = Va jusqu'à 3 zones en phase de quête et y ignore les bordures d'eau.
runewars-hero-silhouette-about = Au début d'un duel elle peut piocher une carte destin ; sur or ou argent le duel n'a pas lieu.
runewars-hero-valadir-about = Avec 2 dégâts ou plus, chacun de ses symboles de dégât en duel inflige 1 de plus.
runewars-hero-gherinn-about = Au début d'un duel il peut piocher une carte destin : sur or ou argent il soigne 1 dégât, sur rouge il en subit 1.
runewars-hero-red_scorpion-about = Va jusqu'à 3 zones en phase de quête.
runewars-hero-astarra-about = En duel ses symboles spéciaux infligent 2 dégâts au lieu de 1.
runewars-hero-steelhorns-about = Au début d'un duel il peut subir 1 dégât pour en infliger 2.
runewars-hero-tatianna-about = Quand elle choisit une carte argent pour une quête, tu gagnes 1 point d'influence.
runewars-hero-varikas-about = Soigne 1 dégât après chacune de ses actions en phase de quête.
runewars-hero-bogran-about = Quand il engage un duel, il inflige 1 dégât avant le premier tour.
runewars-hero-grey_ker-about = Quand il engage un duel en zone ennemie, il pioche une carte destin ; sur or une unité ennemie y est détruite.
runewars-hero-krutzbek-about = Quand son action finit près de héros ennemis, il inflige 1 dégât à l'un d'eux.
runewars-hero-trenloe-about = Pioche 1 carte destin de plus aux tests de force.
runewars-hero-elyra-about = Ignore les bordures de montagne et d'eau.
runewars-hero-brann-about = En duel chacun de ses symboles de déroute empêche 1 dégât de plus.
runewars-hero-challara-about = Peut défier un héros d'une zone adjacente après son déplacement.
runewars-hero-orsino-about = Pour une quête il regarde 2 cartes récompense et en garde une.
runewars-hero-mordane-about = Quand il vainc un héros, il soigne tous ses dégâts.
runewars-hero-sethra-about = Une fois par phase de quête elle peut remplacer une carte piochée pour une quête.
runewars-hero-vhol-about = Après chaque tour de duel où il subit des dégâts sans être vaincu, il inflige 1 dégât qu'on ne peut empêcher.

## Titles

runewars-title-primarch = Primarque du Conseil des mages
runewars-title-captain = Capitaine de la Ligue des héros
runewars-title-lord_commander = Grand commandeur de la Guilde des guerriers
runewars-title-guildmaster = Maître de la guilde des marchands
runewars-title-primarch-about = Tranche toutes les égalités d'enchères. Gagne 1 point d'influence à chaque carte saison du Conseil des mages.
runewars-title-captain-about = Une fois à chacun de ses tours : 3 cartes récompense deviennent une rune de dragon.
runewars-title-lord_commander-about = +2 en force dans chaque combat.
runewars-title-guildmaster-about = 2 ressources de plus d'une sorte à chaque Récolte. Peut ignorer les pertes des cartes saison.

## Victory cards

runewars-victory-daqan = Les Treize Couronnés
runewars-victory-latari = La Forêt éternelle
runewars-victory-uthuk = Les Locustes
runewars-victory-waiqar = Le Serment accompli

## Commander cards

runewars-commander-raise_banner = Lever la bannière
runewars-commander-lead_charge = Mener la charge
runewars-commander-feint = Feinte et frappe
runewars-commander-saboteur = Saboteurs
runewars-commander-battle_mage = Mage de bataille
runewars-commander-inspire = Présence inspirante
runewars-commander-take_the_blow = Encaisser le coup
runewars-commander-orderly_retreat = Retraite en bon ordre
runewars-commander-spy = Des yeux partout
runewars-commander-no_quarter = Sans quartier
runewars-commander-raise_banner-about = Une fois par combat, avant la pioche des cartes destin, test de force : sur or ou argent relève jusqu'à 2 de tes unités en déroute.
runewars-commander-lead_charge-about = Une fois par combat, avant la pioche des cartes destin, test de force : 2 cartes destin de plus sur or, 1 sur argent.
runewars-commander-feint-about = Une fois par combat, après la pioche des cartes destin, test d'agilité : sur or ou argent remplace jusqu'à 2 des tiennes.
runewars-commander-saboteur-about = Attaquant, au début d'un combat, test d'agilité : la forteresse ennemie compte 3 de moins sur or, 2 sur argent.
runewars-commander-battle_mage-about = Une fois par combat, avant la pioche des cartes destin, test de sagesse : inflige 2 dégâts sur or, 1 sur argent.
runewars-commander-inspire-about = +1 en force tant que le commandant est debout dans le combat.
runewars-commander-take_the_blow-about = À chaque tour le commandant peut prendre jusqu'à 2 dégâts à la place de tes unités.
runewars-commander-orderly_retreat-about = Après une défaite, test de sagesse : sur or ou argent jusqu'à 3 unités qui se retirent ne sont pas en déroute.
runewars-commander-spy-about = Une fois par combat, au début, regarde les cartes tactique de l'adversaire et fais un test de sagesse : sur or ou argent l'une d'elles ne peut servir dans ce combat.
runewars-commander-no_quarter-about = Une fois par combat le commandant subit 1 dégât : un de tes échecs compte comme un résultat spécial.

## Quests

runewars-quest-setup_1 = Le sanctuaire noyé
runewars-quest-setup_2 = Entre les géants
runewars-quest-setup_3 = L'énigme de l'ermite
runewars-quest-setup_4 = Le péage des bandits
runewars-quest-setup_5 = Le trésor du ver
runewars-quest-setup_6 = L'escalier sans soleil
runewars-quest-setup_7 = La tour de l'exilé
runewars-quest-setup_8 = Le bosquet qui chuchote
runewars-quest-setup_9 = Le col brisé
runewars-quest-missing_heir = L'héritier disparu
runewars-quest-grave_robbers = Pilleurs de tombes
runewars-quest-ogre_king = Défier le chef de meute
runewars-quest-beast_hunt = La grande chasse
runewars-quest-border_watch = La garde silencieuse
runewars-quest-ferryman = La dette du passeur
runewars-quest-library = La bibliothèque brûlée
runewars-quest-ransom = Rançon
runewars-quest-relic_thieves = Voleurs de reliques
runewars-quest-plague_village = Le village pestiféré
runewars-quest-arena = Du sang sur le sable
runewars-quest-old_road = La vieille route
runewars-quest-sorcerer_ring = Le cercle des sorciers
runewars-quest-mines = Les mines inondées
runewars-quest-pilgrim = Escorte de pèlerins
runewars-quest-setup_10 = Le val balafré
runewars-quest-setup_11 = La longue chaussée
runewars-quest-setup_12 = Des cloches sous le sable
runewars-quest-ice_tower = La tour de glace
runewars-quest-sand_giant = Le gardien de la porte
runewars-quest-sand_sorcerers = Le conclave enseveli
runewars-quest-frozen_road = La route gelée
runewars-quest-ash_walk = Marcher dans les cendres
runewars-quest-recruiters = Une bannière veut des bras
runewars-quest-witch_moot = L'assemblée des sorcières
runewars-quest-sky_nest = L'aire haute
runewars-quest-spy_hunt = Chasse à l'espion
runewars-quest-dragon_bones = Les os de l'Ancien
runewars-quest-stolen_rune = La rune volée
runewars-quest-oathbreaker = Le parjure
runewars-quest-healer = Le frère mendiant
runewars-quest-sunken_vault = La crypte engloutie
runewars-quest-setup_1-about = Clairière d'Ombre. Agilité. Or : accomplie. Argent : accomplie, 1 dégât. Rouge : 1 dégât.
runewars-quest-setup_2-about = Fort-Géant. Agilité. Or ou argent : accomplie. Rouge : 2 dégâts.
runewars-quest-setup_3-about = Bois-Moussu. Sagesse. Or : accomplie, 1 point d'influence. Argent : accomplie.
runewars-quest-setup_4-about = Champ du Péage. Force. Or : accomplie. Argent : accomplie, 1 dégât. Rouge : perds 1 point d'influence.
runewars-quest-setup_5-about = Pic Fumant. Agilité. Or : accomplie, une récompense de plus. Argent : accomplie. Rouge : 2 dégâts.
runewars-quest-setup_6-about = Pli de Braise. Force. Or : accomplie. Argent : accomplie, héros en déroute. Rouge : 1 dégât.
runewars-quest-setup_7-about = Marais de l'Exilé. Sagesse. Or : accomplie. Argent : accomplie, 1 dégât. Rouge : 1 dégât.
runewars-quest-setup_8-about = Bois-Murmure. Sagesse. Or ou argent : accomplie. Rouge : remplace cette carte.
runewars-quest-setup_9-about = Dent du Ver. Force. Or : accomplie. Argent : accomplie, 1 dégât. Rouge : 2 dégâts.
runewars-quest-missing_heir-about = N'importe quelle cité. Sagesse. Or : accomplie, 2 points d'influence. Argent : accomplie.
runewars-quest-grave_robbers-about = Un royaume ennemi. Agilité. Or ou argent : accomplie. Rouge : 1 dégât.
runewars-quest-ogre_king-about = N'importe quelle zone neutre. Duel avec un Molosse infernal. Victoire : accomplie.
runewars-quest-beast_hunt-about = N'importe quelle zone neutre. Duel avec 2 Hommes-bêtes. Victoire : accomplie, entraîne un attribut de 1.
runewars-quest-border_watch-about = Une zone à bordure de montagne. Force. Or : accomplie. Argent : accomplie, 1 dégât. Rouge : 1 dégât.
runewars-quest-ferryman-about = Une zone à bordure d'eau. Agilité. Or ou argent : accomplie. Rouge : héros en déroute.
runewars-quest-library-about = N'importe quelle cité. Sagesse. Or : accomplie, 1 carte tactique. Argent : accomplie.
runewars-quest-ransom-about = Une zone ennemie avec forteresse. Dépense 3 points d'influence : accomplie.
runewars-quest-relic_thieves-about = Une zone que tu ne contrôles pas avec une rune cachée. Agilité. Or : accomplie, regarde-la. Argent : accomplie. Rouge : 1 dégât.
runewars-quest-plague_village-about = Une zone vide avec nourriture. Sagesse. Or : accomplie. Argent : accomplie, 1 dégât. Rouge : 2 dégâts.
runewars-quest-arena-about = N'importe quelle cité. Force. Or : accomplie, 2 points d'influence. Argent : accomplie. Rouge : 2 dégâts.
runewars-quest-old_road-about = À 3 zones au moins de ton royaume. Agilité. Or ou argent : accomplie.
runewars-quest-sorcerer_ring-about = N'importe quelle zone neutre. Duel avec 2 Sorciers. Victoire : accomplie, 1 carte tactique.
runewars-quest-mines-about = Une zone avec au moins 2 minerais. Force. Or : accomplie, relève ton cadran de minerai de 1. Argent : accomplie. Rouge : 1 dégât.
runewars-quest-pilgrim-about = Ta forteresse hors de ton royaume. Sagesse. Or ou argent : accomplie. Rouge : remplace cette carte.
runewars-quest-setup_10-about = Faille de Soufre. Force. Or : accomplie. Argent : accomplie, 1 dégât. Rouge : 1 dégât.
runewars-quest-setup_11-about = La Chaussée. Agilité. Or ou argent : accomplie. Rouge : héros en déroute.
runewars-quest-setup_12-about = Sables engloutis. Sagesse. Or : accomplie, place la Cité engloutie. Argent : de même, 1 dégât. Rouge : 1 dégât.
runewars-quest-ice_tower-about = N'importe quelle cité. Dépense 6 points d'influence : reçois une rune de dragon et poses-y un jeton glace ; pas de récompense.
runewars-quest-sand_giant-about = Sables engloutis. Duel avec un Géant ; 2 dégâts suffisent. Victoire : place la Cité engloutie, accomplie.
runewars-quest-sand_sorcerers-about = Sables engloutis. Duel avec 2 Sorciers. Victoire : place la Cité engloutie, accomplie.
runewars-quest-frozen_road-about = Une zone à jeton glace. Force. Or : accomplie, retires-en un. Argent : accomplie. Rouge : 1 dégât.
runewars-quest-ash_walk-about = Une zone à jeton désolation. Sagesse. Or : accomplie, retire-le. Argent : accomplie. Rouge : 1 dégât.
runewars-quest-recruiters-about = N'importe quelle cité. Force. Or : accomplie, 2 triangles de ta faction dans une forteresse. Argent : accomplie.
runewars-quest-witch_moot-about = Une zone avec au moins 2 bois. Sagesse. Or : accomplie, 1 carte tactique. Argent : accomplie. Rouge : défausse 1 carte tactique.
runewars-quest-sky_nest-about = Une zone à bordure de montagne. Duel avec 2 Ailes-rasoirs. Victoire : accomplie.
runewars-quest-spy_hunt-about = Une zone amie. Agilité. Or : accomplie, regarde les cartes tactique d'un adversaire. Argent : accomplie.
runewars-quest-dragon_bones-about = Une zone avec au moins 2 minerais. Force. Or : accomplie. Argent : accomplie, 1 dégât. Rouge : 2 dégâts.
runewars-quest-stolen_rune-about = Une zone ennemie à rune visible. Agilité. Or : une rune de dragon au lieu d'une récompense. Argent : accomplie. Rouge : 2 dégâts.
runewars-quest-oathbreaker-about = Une forteresse ennemie. Force. Or : accomplie, elle est endommagée. Argent : accomplie. Rouge : 1 dégât.
runewars-quest-healer-about = Une zone amie. Sagesse. Or : accomplie, soigne tous les dégâts. Argent : accomplie.
runewars-quest-sunken_vault-about = La Cité engloutie. Agilité. Or : accomplie, une récompense de plus. Argent : accomplie. Rouge : 1 dégât.

## Reward cards

runewars-reward-shard_of_timmorran = Éclat de Timmorran
runewars-reward-soulbiter = Mord-âme
runewars-reward-fire_bombs = Bombes de feu naines
runewars-reward-flute = Flûte de possession
runewars-reward-ghost_armor = Armure fantôme
runewars-reward-runeplate = Plates runiques
runewars-reward-amulet_shielding = Amulette de protection
runewars-reward-cloak_deception = Cape de tromperie
runewars-reward-staff_light = Bâton de lumière
runewars-reward-ice_storm = Tempête de glace
runewars-reward-sunblade = Lame de l'aube
runewars-reward-rune_passage = Rune de passage
runewars-reward-winged_boots = Bottes ailées
runewars-reward-ring_insight = Anneau de clairvoyance
runewars-reward-belt_might = Ceinture de puissance
runewars-reward-boots_grace = Bracelet de la danseuse
runewars-reward-war_banner = Étendard en lambeaux
runewars-reward-healing_draught = Potion de soin
runewars-reward-spyglass = Longue-vue naine
runewars-reward-lucky_coin = Pièce porte-bonheur
runewars-reward-heartstone = Pierre de cœur
runewars-reward-throwing_knives = Couteaux de lancer
runewars-reward-guild_writ = Lettre de la guilde
runewars-reward-elven_robe = Robe elfique
runewars-reward-frost_brand = Lame de givre
runewars-reward-sand_glass = Sablier de la Cité engloutie
runewars-reward-command_horn = Cor de commandement
runewars-reward-map_ruins = Carte des ruines
runewars-reward-scale_mail = Cotte d'écailles de dragon
runewars-reward-binding_chain = Chaîne de contrainte
runewars-reward-blood_chalice = Calice de sang
runewars-reward-shard_of_timmorran-about = À ton tour, dans une de tes forteresses : défausse-le pour recevoir une rune de dragon.
runewars-reward-soulbiter-about = Arme. Spécial : 1 dégât ; s'il vainc l'adversaire, soigne tous les dégâts de ce héros.
runewars-reward-fire_bombs-about = Arme. Spécial : 3 dégâts, puis test d'agilité : sur rouge ce héros en subit 1.
runewars-reward-flute-about = À ton tour : défausse-la pour envoyer toutes les unités neutres d'ici dans une zone adjacente. Chez un joueur elles s'allient à lui.
runewars-reward-ghost_armor-about = Armure. Empêche 1 dégât à chaque tour où ta carte destin montre un échec pour les cercles.
runewars-reward-runeplate-about = Armure. Empêche le premier dégât de chaque tour.
runewars-reward-amulet_shielding-about = Une fois par duel : empêche tous les dégâts d'un tour.
runewars-reward-cloak_deception-about = Armure. Quand ce héros est défié, test d'agilité : sur or ou argent il n'y a pas de duel.
runewars-reward-staff_light-about = Arme. Spécial : 1 dégât, et en empêche 1. À ton tour : défausse-le pour relever toutes tes unités en déroute ici.
runewars-reward-ice_storm-about = À ton tour : défausse-la pour mettre en déroute toutes les unités neutres et ennemies ici.
runewars-reward-sunblade-about = Arme. Spécial : 2 dégâts.
runewars-reward-rune_passage-about = Avec Mobilisation ou Conquête : défausse-la pour amener ce héros et jusqu'à 4 de tes unités d'ici dans la zone activée, quelle que soit la distance.
runewars-reward-winged_boots-about = Ignore les bordures de montagne et d'eau et va 1 zone plus loin en phase de quête.
runewars-reward-ring_insight-about = +1 en sagesse.
runewars-reward-belt_might-about = +1 en force.
runewars-reward-boots_grace-about = +1 en agilité.
runewars-reward-war_banner-about = Une fois par combat ici : pioche 1 carte destin de plus pour un type d'unité et mets-en une de côté.
runewars-reward-healing_draught-about = Défausse-la pour soigner tous les dégâts de ce héros.
runewars-reward-spyglass-about = Une fois à chacun de tes tours : regarde la rune d'une zone adjacente.
runewars-reward-lucky_coin-about = Une fois par phase de quête : pioche à nouveau toutes les cartes d'un test.
runewars-reward-heartstone-about = +1 point de vie.
runewars-reward-throwing_knives-about = Arme. Spécial : 1 dégât qu'on ne peut empêcher.
runewars-reward-guild_writ-about = Quand ce héros accomplit une quête : gagne 2 points d'influence.
runewars-reward-elven_robe-about = Armure. Avant un duel, une récompense du héros ennemi, tirée au hasard, est bloquée.
runewars-reward-frost_brand-about = Arme. Spécial : 1 dégât ; le prochain symbole de déroute de l'adversaire n'empêche rien.
runewars-reward-sand_glass-about = En phase de quête : défausse-le pour une seconde action.
runewars-reward-command_horn-about = Une fois par combat ici, avant la pioche des cartes destin : relève 1 de tes unités en déroute.
runewars-reward-map_ruins-about = En quête : défausse-la pour changer rouge en argent.
runewars-reward-scale_mail-about = Armure. Empêche jusqu'à 2 dégâts des symboles spéciaux à chaque tour.
runewars-reward-binding_chain-about = Arme. Spécial : l'adversaire ne pioche pas de carte destin au tour suivant.
runewars-reward-blood_chalice-about = Quand une unité ennemie ou un héros ennemi tombe ici : soigne 1 dégât.

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
runewars-city-sunken_city = Cité engloutie
runewars-city-city_1-about = 2 triangles neutres ou 2 points d'influence.
runewars-city-city_2-about = 2 cercles neutres ou 1 carte tactique.
runewars-city-city_3-about = 3 triangles neutres ou 2 cartes quête.
runewars-city-city_4-about = 1 rectangle neutre ou 3 points d'influence.
runewars-city-city_5-about = 2 rectangles neutres ou 1 carte tactique.
runewars-city-city_6-about = 1 hexagone neutre ou 1 carte quête.
runewars-city-city_7-about = 2 cartes tactique ou 2 points d'influence.
runewars-city-alt_city_1-about = 3 triangles neutres ou 3 points d'influence. Rune de dragon.
runewars-city-alt_city_2-about = 3 cercles neutres ou 2 cartes tactique. Rune de dragon.
runewars-city-alt_city_3-about = 4 triangles neutres, 3 cartes quête ou 2 points d'influence.
runewars-city-alt_city_4-about = 2 rectangles neutres ou 4 points d'influence.
runewars-city-alt_city_5-about = 3 rectangles neutres ou 2 cartes tactique.
runewars-city-alt_city_6-about = 1 hexagone neutre, 2 cartes quête ou 2 cartes tactique.
runewars-city-alt_city_7-about = 3 cartes tactique ou 3 points d'influence.
runewars-city-alt_city_8-about = 3 cartes quête, 3 points d'influence ou 2 cartes tactique. Rune de dragon.
runewars-city-sunken_city-about = 2 cartes tactique, 3 points d'influence ou 2 cartes quête. Ajoute 1 nourriture et 1 minerai. Rune de dragon.

## Exploration tokens

runewars-token-dragon_throne = Trône du dragon
runewars-token-village_food = Village (nourriture)
runewars-token-village_wood = Village (bois)
runewars-token-village_ore = Village (minerai)
runewars-token-portal = Portail magique
runewars-token-dungeon = Donjon
runewars-token-temple = Temple
runewars-token-hall_kellos = Salle de Kellos
runewars-token-merchant = Marchand ambulant
runewars-token-raiders = Bande de pillards
runewars-token-scroll = Parchemin de vision
runewars-token-training = Entraînement
runewars-token-flooded = Zone inondée
runewars-token-defensible = Zone défendable
runewars-token-dragon_throne-about = Qui contrôle la zone a une rune de dragon de plus.
runewars-token-village_food-about = La zone donne 1 nourriture de plus.
runewars-token-village_wood-about = La zone donne 1 bois de plus.
runewars-token-village_ore-about = La zone donne 1 minerai de plus.
runewars-token-portal-about = Pour 1 point d'influence cette zone est adjacente à tout autre portail visible.
runewars-token-dungeon-about = Un héros qui y entre en phase de quête ne va pas plus loin.
runewars-token-temple-about = Un héros qui finit une action ici : 2 points d'influence.
runewars-token-hall_kellos-about = Un héros qui finit une action ici : 1 carte tactique.
runewars-token-merchant-about = Paie 3 points d'influence pour une carte récompense.
runewars-token-raiders-about = Le héros subit 1 dégât ; près d'unités neutres ou ennemies il perd aussi une récompense ou en subit 1 de plus.
runewars-token-scroll-about = Regarde tous les jetons cachés d'une zone.
runewars-token-training-about = Augmente de 1 un attribut non entraîné.
runewars-token-flooded-about = Le voisin de gauche déplace le héros de 2 zones au plus. Seules les figurines volantes entrent ou sortent, sauf en hiver ou par glace.
runewars-token-defensible-about = +1 en force pour le défenseur.

## Developments

runewars-development-resources = Ressources
runewars-development-diplomat = Diplomate
runewars-development-training_ground = Terrain d'exercice
runewars-development-defensive = Développement défensif
runewars-development-resources-about = Avec le bonus de Récolte : +1 sur le cadran d'une ressource que donne la zone.
runewars-development-diplomat-about = Avec le bonus de Récolte : 2 points d'influence.
runewars-development-training_ground-about = Avec le bonus de Récolte : 1 carte tactique.
runewars-development-defensive-about = Aide quand la zone est attaquée ; chaque faction a le sien.

## Development cards

runewars-improvement-daqan_capital = Palais d'Archaut
runewars-improvement-daqan_people = Soutien du peuple
runewars-improvement-daqan_journeymen = Compagnons mages
runewars-improvement-daqan_longbows = Arcs longs
runewars-improvement-daqan_drill = Exercice du bouclier
runewars-improvement-daqan_heraldry = Héraldique
runewars-improvement-daqan_trebuchet = Trébuchets
runewars-improvement-daqan_aerie = Aire royale
runewars-improvement-latari_capital = Cœur de l'Aymhelin
runewars-improvement-latari_envoys = Anciens émissaires
runewars-improvement-latari_prowl = À l'affût
runewars-improvement-latari_vaal = Chant de Vaal
runewars-improvement-latari_fletchers = Maîtres empenneurs
runewars-improvement-latari_bladesong = Chant des lames
runewars-improvement-latari_windriders = Chevaucheurs du vent
runewars-improvement-latari_rootwall = Mur de racines
runewars-improvement-uthuk_capital = Trône de Llovar
runewars-improvement-uthuk_warpaths = Sentiers rouges
runewars-improvement-uthuk_hunger = Faim vorace
runewars-improvement-uthuk_gorge = Gouffre sans fond
runewars-improvement-uthuk_frenzy = Frénésie sanglante
runewars-improvement-uthuk_hellfire = Feu infernal
runewars-improvement-uthuk_dread = Aura d'effroi
runewars-improvement-uthuk_coven = Le cercle de sang
runewars-improvement-waiqar_capital = Zorgas
runewars-improvement-waiqar_blight = Terres pestilentielles
runewars-improvement-waiqar_toxic = Sang toxique
runewars-improvement-waiqar_barbed = Flèches barbelées
runewars-improvement-waiqar_masters = Maîtres des os
runewars-improvement-waiqar_steeds = Destriers d'ombre
runewars-improvement-waiqar_bilehall = Seigneurs de Bilehall
runewars-improvement-waiqar_mists = Brumes froides
runewars-improvement-daqan_capital-about = Une de tes forteresses dans ton royaume devient ta capitale, intacte.
runewars-improvement-daqan_people-about = Prends les 3 jetons paysan : un paysan laissé sur place garde une zone pour toi.
runewars-improvement-daqan_journeymen-about = Après Foudre en boule tu peux reprendre la carte tactique défaussée.
runewars-improvement-daqan_longbows-about = Tir concentré inflige 2 dégâts aux unités qui ont plus de 1 point de vie.
runewars-improvement-daqan_drill-about = Quand tu défends, jusqu'à 3 Fantassins en déroute comptent pour la force.
runewars-improvement-daqan_heraldry-about = Tu choisis l'unité que Commandement met en déroute.
runewars-improvement-daqan_trebuchet-about = Assiéger donne +3 en force contre une forteresse ou une capitale.
runewars-improvement-daqan_aerie-about = Les Rocs sont rapides.
runewars-improvement-latari_capital-about = Une de tes forteresses dans ton royaume devient ta capitale, intacte.
runewars-improvement-latari_envoys-about = Pioche 1 carte destin de plus pour la diplomatie.
runewars-improvement-latari_prowl-about = Après un combat gagné tu peux mettre en déroute tes Chevaucheurs de léonx debout : l'adversaire détruit une unité pour chacun.
runewars-improvement-latari_vaal-about = Une unité endommagée ou en déroute que renvoie Parole de Vaal est détruite.
runewars-improvement-latari_fletchers-about = Les Archers elfes piochent 1 carte destin de plus s'ils sont au moins 3.
runewars-improvement-latari_bladesong-about = Les Guerriers elfes ont l'initiative 3.
runewars-improvement-latari_windriders-about = Les Chevaucheurs de pégase sont rapides.
runewars-improvement-latari_rootwall-about = +2 en force quand tu défends avec un Gardien de la forêt.
runewars-improvement-uthuk_capital-about = Une de tes forteresses dans ton royaume devient ta capitale, intacte.
runewars-improvement-uthuk_warpaths-about = Après un combat gagné contre un joueur pioche 1 carte tactique.
runewars-improvement-uthuk_hunger-about = Au début d'un combat tu peux mettre tes Écorcheurs en déroute : 1 dégât pour chacun.
runewars-improvement-uthuk_gorge-about = À ton tour tes Obscènes debout peuvent rejoindre ton royaume de partout.
runewars-improvement-uthuk_frenzy-about = Furie peut détruire n'importe lequel de tes triangles debout au lieu d'un Berserker.
runewars-improvement-uthuk_hellfire-about = Avec Pluie de feu tu choisis laquelle des deux pertes l'adversaire doit subir.
runewars-improvement-uthuk_dread-about = Au début d'un combat avec un Seigneur du chaos l'adversaire met 1 unité debout en déroute.
runewars-improvement-uthuk_coven-about = Après un combat gagné avec une Sœur de sang jusqu'à 2 Berserkers détruits reviennent, en déroute.
runewars-improvement-waiqar_capital-about = Une de tes forteresses dans ton royaume devient ta capitale, intacte.
runewars-improvement-waiqar_blight-about = Prends les 8 jetons zombie : ils comptent comme des Zombies.
runewars-improvement-waiqar_toxic-about = Quand un de tes Grands dragons est mis en déroute ou détruit en combat : 2 dégâts.
runewars-improvement-waiqar_barbed-about = Avec Tir mortel tu choisis l'unité détruite.
runewars-improvement-waiqar_masters-about = Relever les morts place jusqu'à 3 Zombies.
runewars-improvement-waiqar_steeds-about = Les Chevaliers noirs ignorent les bordures d'eau.
runewars-improvement-waiqar_bilehall-about = En hiver Drain de vie peut aussi détruire une unité debout.
runewars-improvement-waiqar_mists-about = Il faut 1 point d'influence pour t'attaquer dans ton royaume.

## Resources

runewars-dial-food = nourriture
runewars-dial-wood = bois
runewars-dial-ore = minerai

## Attributes

runewars-attribute-strength = force
runewars-attribute-agility = agilité
runewars-attribute-wisdom = sagesse

## Symbols of Fate cards

runewars-destiny-red = rouge
runewars-destiny-silver = argent
runewars-destiny-gold = or

## Runes

runewars-rune-none = pas de rune
runewars-rune-false = fausse rune
runewars-rune-dragon = rune de dragon
runewars-rune-hidden = rune cachée

## Strongholds

runewars-state-none = pas de forteresse
runewars-state-damaged_stronghold = forteresse endommagée
runewars-state-stronghold = forteresse
runewars-state-damaged_capital = capitale endommagée
runewars-state-capital = capitale

## Sides of a battle

runewars-army-attacker = Attaquant
runewars-army-defender = Défenseur

## Moments of a battle

runewars-window-start = au début
runewars-window-before_draw = avant la pioche des cartes destin
runewars-window-announce = cartes tactique du destin
runewars-window-after_draw = après la pioche des cartes destin
runewars-window-routs = avant de subir des déroutes
runewars-window-damage = avant de subir des dégâts
runewars-window-strength = au décompte de la force
runewars-window-retreat = avant la retraite
runewars-window-end = après le combat

## Results of Fate cards

runewars-result-miss = échec
runewars-result-damage = dégâts
runewars-result-rout = déroute
runewars-result-special = spécial

## Two runes

runewars-arranged-stay = comme avant
runewars-arranged-swap = échangées

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
runewars-argument-bowman_routed = { runewars-unit-bowman } (en déroute)
runewars-argument-footman_routed = { runewars-unit-footman } (en déroute)
runewars-argument-knight_1 = { runewars-unit-knight } (1 dégât)
runewars-argument-knight_routed = { runewars-unit-knight } (en déroute)
runewars-argument-knight_routed_1 = { runewars-unit-knight } (en déroute, 1 dégât)
runewars-argument-siege_tower_1 = { runewars-unit-siege_tower } (1 dégât)
runewars-argument-siege_tower_2 = { runewars-unit-siege_tower } (2 dégâts)
runewars-argument-siege_tower_routed = { runewars-unit-siege_tower } (en déroute)
runewars-argument-siege_tower_routed_1 = { runewars-unit-siege_tower } (en déroute, 1 dégât)
runewars-argument-siege_tower_routed_2 = { runewars-unit-siege_tower } (en déroute, 2 dégâts)
runewars-argument-novice_wizard_routed = { runewars-unit-novice_wizard } (en déroute)
runewars-argument-roc_1 = { runewars-unit-roc } (1 dégât)
runewars-argument-roc_2 = { runewars-unit-roc } (2 dégâts)
runewars-argument-roc_3 = { runewars-unit-roc } (3 dégâts)
runewars-argument-roc_routed = { runewars-unit-roc } (en déroute)
runewars-argument-roc_routed_1 = { runewars-unit-roc } (en déroute, 1 dégât)
runewars-argument-roc_routed_2 = { runewars-unit-roc } (en déroute, 2 dégâts)
runewars-argument-roc_routed_3 = { runewars-unit-roc } (en déroute, 3 dégâts)
runewars-argument-archer_routed = { runewars-unit-archer } (en déroute)
runewars-argument-pegasus_rider_1 = { runewars-unit-pegasus_rider } (1 dégât)
runewars-argument-pegasus_rider_2 = { runewars-unit-pegasus_rider } (2 dégâts)
runewars-argument-pegasus_rider_routed = { runewars-unit-pegasus_rider } (en déroute)
runewars-argument-pegasus_rider_routed_1 = { runewars-unit-pegasus_rider } (en déroute, 1 dégât)
runewars-argument-pegasus_rider_routed_2 = { runewars-unit-pegasus_rider } (en déroute, 2 dégâts)
runewars-argument-sorceress_routed = { runewars-unit-sorceress } (en déroute)
runewars-argument-warrior_1 = { runewars-unit-warrior } (1 dégât)
runewars-argument-warrior_routed = { runewars-unit-warrior } (en déroute)
runewars-argument-warrior_routed_1 = { runewars-unit-warrior } (en déroute, 1 dégât)
runewars-argument-leonx_rider_1 = { runewars-unit-leonx_rider } (1 dégât)
runewars-argument-leonx_rider_routed = { runewars-unit-leonx_rider } (en déroute)
runewars-argument-leonx_rider_routed_1 = { runewars-unit-leonx_rider } (en déroute, 1 dégât)
runewars-argument-forest_guardian_1 = { runewars-unit-forest_guardian } (1 dégât)
runewars-argument-forest_guardian_2 = { runewars-unit-forest_guardian } (2 dégâts)
runewars-argument-forest_guardian_3 = { runewars-unit-forest_guardian } (3 dégâts)
runewars-argument-forest_guardian_4 = { runewars-unit-forest_guardian } (4 dégâts)
runewars-argument-forest_guardian_routed = { runewars-unit-forest_guardian } (en déroute)
runewars-argument-forest_guardian_routed_1 = { runewars-unit-forest_guardian } (en déroute, 1 dégât)
runewars-argument-forest_guardian_routed_2 = { runewars-unit-forest_guardian } (en déroute, 2 dégâts)
runewars-argument-forest_guardian_routed_3 = { runewars-unit-forest_guardian } (en déroute, 3 dégâts)
runewars-argument-forest_guardian_routed_4 = { runewars-unit-forest_guardian } (en déroute, 4 dégâts)
runewars-argument-berserker_routed = { runewars-unit-berserker } (en déroute)
runewars-argument-flesh_ripper_1 = { runewars-unit-flesh_ripper } (1 dégât)
runewars-argument-flesh_ripper_2 = { runewars-unit-flesh_ripper } (2 dégâts)
runewars-argument-flesh_ripper_routed = { runewars-unit-flesh_ripper } (en déroute)
runewars-argument-flesh_ripper_routed_1 = { runewars-unit-flesh_ripper } (en déroute, 1 dégât)
runewars-argument-flesh_ripper_routed_2 = { runewars-unit-flesh_ripper } (en déroute, 2 dégâts)
runewars-argument-warlock_routed = { runewars-unit-warlock } (en déroute)
runewars-argument-chaos_lord_1 = { runewars-unit-chaos_lord } (1 dégât)
runewars-argument-chaos_lord_2 = { runewars-unit-chaos_lord } (2 dégâts)
runewars-argument-chaos_lord_3 = { runewars-unit-chaos_lord } (3 dégâts)
runewars-argument-chaos_lord_routed = { runewars-unit-chaos_lord } (en déroute)
runewars-argument-chaos_lord_routed_1 = { runewars-unit-chaos_lord } (en déroute, 1 dégât)
runewars-argument-chaos_lord_routed_2 = { runewars-unit-chaos_lord } (en déroute, 2 dégâts)
runewars-argument-chaos_lord_routed_3 = { runewars-unit-chaos_lord } (en déroute, 3 dégâts)
runewars-argument-blood_sister_routed = { runewars-unit-blood_sister } (en déroute)
runewars-argument-obscene_1 = { runewars-unit-obscene } (1 dégât)
runewars-argument-obscene_2 = { runewars-unit-obscene } (2 dégâts)
runewars-argument-obscene_3 = { runewars-unit-obscene } (3 dégâts)
runewars-argument-obscene_4 = { runewars-unit-obscene } (4 dégâts)
runewars-argument-obscene_routed = { runewars-unit-obscene } (en déroute)
runewars-argument-obscene_routed_1 = { runewars-unit-obscene } (en déroute, 1 dégât)
runewars-argument-obscene_routed_2 = { runewars-unit-obscene } (en déroute, 2 dégâts)
runewars-argument-obscene_routed_3 = { runewars-unit-obscene } (en déroute, 3 dégâts)
runewars-argument-obscene_routed_4 = { runewars-unit-obscene } (en déroute, 4 dégâts)
runewars-argument-reanimate_routed = { runewars-unit-reanimate } (en déroute)
runewars-argument-skeleton_archer_routed = { runewars-unit-skeleton_archer } (en déroute)
runewars-argument-necromancer_routed = { runewars-unit-necromancer } (en déroute)
runewars-argument-dark_knight_1 = { runewars-unit-dark_knight } (1 dégât)
runewars-argument-dark_knight_2 = { runewars-unit-dark_knight } (2 dégâts)
runewars-argument-dark_knight_routed = { runewars-unit-dark_knight } (en déroute)
runewars-argument-dark_knight_routed_1 = { runewars-unit-dark_knight } (en déroute, 1 dégât)
runewars-argument-dark_knight_routed_2 = { runewars-unit-dark_knight } (en déroute, 2 dégâts)
runewars-argument-vampire_1 = { runewars-unit-vampire } (1 dégât)
runewars-argument-vampire_routed = { runewars-unit-vampire } (en déroute)
runewars-argument-vampire_routed_1 = { runewars-unit-vampire } (en déroute, 1 dégât)
runewars-argument-great_wyrm_1 = { runewars-unit-great_wyrm } (1 dégât)
runewars-argument-great_wyrm_2 = { runewars-unit-great_wyrm } (2 dégâts)
runewars-argument-great_wyrm_3 = { runewars-unit-great_wyrm } (3 dégâts)
runewars-argument-great_wyrm_routed = { runewars-unit-great_wyrm } (en déroute)
runewars-argument-great_wyrm_routed_1 = { runewars-unit-great_wyrm } (en déroute, 1 dégât)
runewars-argument-great_wyrm_routed_2 = { runewars-unit-great_wyrm } (en déroute, 2 dégâts)
runewars-argument-great_wyrm_routed_3 = { runewars-unit-great_wyrm } (en déroute, 3 dégâts)
runewars-argument-sorcerer_1 = { runewars-unit-sorcerer } (1 dégât)
runewars-argument-sorcerer_routed = { runewars-unit-sorcerer } (en déroute)
runewars-argument-sorcerer_routed_1 = { runewars-unit-sorcerer } (en déroute, 1 dégât)
runewars-argument-razorwing_routed = { runewars-unit-razorwing } (en déroute)
runewars-argument-beastman_routed = { runewars-unit-beastman } (en déroute)
runewars-argument-hell_hound_1 = { runewars-unit-hell_hound } (1 dégât)
runewars-argument-hell_hound_routed = { runewars-unit-hell_hound } (en déroute)
runewars-argument-hell_hound_routed_1 = { runewars-unit-hell_hound } (en déroute, 1 dégât)
runewars-argument-dragon_1 = { runewars-unit-dragon } (1 dégât)
runewars-argument-dragon_2 = { runewars-unit-dragon } (2 dégâts)
runewars-argument-dragon_3 = { runewars-unit-dragon } (3 dégâts)
runewars-argument-dragon_routed = { runewars-unit-dragon } (en déroute)
runewars-argument-dragon_routed_1 = { runewars-unit-dragon } (en déroute, 1 dégât)
runewars-argument-dragon_routed_2 = { runewars-unit-dragon } (en déroute, 2 dégâts)
runewars-argument-dragon_routed_3 = { runewars-unit-dragon } (en déroute, 3 dégâts)
runewars-argument-giant_1 = { runewars-unit-giant } (1 dégât)
runewars-argument-giant_2 = { runewars-unit-giant } (2 dégâts)
runewars-argument-giant_3 = { runewars-unit-giant } (3 dégâts)
runewars-argument-giant_4 = { runewars-unit-giant } (4 dégâts)
runewars-argument-giant_routed = { runewars-unit-giant } (en déroute)
runewars-argument-giant_routed_1 = { runewars-unit-giant } (en déroute, 1 dégât)
runewars-argument-giant_routed_2 = { runewars-unit-giant } (en déroute, 2 dégâts)
runewars-argument-giant_routed_3 = { runewars-unit-giant } (en déroute, 3 dégâts)
runewars-argument-giant_routed_4 = { runewars-unit-giant } (en déroute, 4 dégâts)

## Noms en général

runewars-name-area = une zone
runewars-name-source = une zone
runewars-name-tactics = une carte tactique
runewars-name-order = un ordre
runewars-name-season_card = une carte saison
runewars-name-season = une saison
runewars-name-fate = une carte destin
runewars-name-destiny = un symbole
runewars-name-unit = une unité
runewars-name-dial = un cadran
runewars-name-faction = une faction
runewars-name-hero = un héros
runewars-name-rival = un héros
runewars-name-leader = un héros
runewars-name-attribute = un attribut
runewars-name-reward = une carte récompense
runewars-name-quest = une carte quête
runewars-name-commander = une carte commandant
runewars-name-command = une carte commandant
runewars-name-token = un jeton exploration
runewars-name-army = Un camp
runewars-name-window = un moment
runewars-name-result = un résultat
runewars-name-rune = une rune cachée
runewars-name-city = une cité
runewars-name-objective = un objectif
runewars-name-arranged = sans être vues
runewars-name-title = un titre
runewars-name-development = un développement
runewars-name-improvement = une carte développement
runewars-name-state = une forteresse
runewars-name-other = { name-seat }
runewars-name-by = { name-seat }
runewars-name-first = une carte
runewars-name-argument =
    { $of ->
        [hidden] caché
       *[other] { name-seat }
    }

## Questions

runewars-ask-season_card = Quelle carte saison est piochée ?
runewars-ask-choose_order = Choisis en secret ton ordre pour cette saison.
runewars-ask-take_back =
    { $left ->
        [one] Long hiver : reprends encore { $left } carte ordre.
       *[other] Long hiver : reprends { $left } cartes ordre.
    }
runewars-ask-fall_gift = Automne : prendre 2 points d'influence ou piocher une carte tactique ?
runewars-ask-own_turn = À toi, { $order-name } : jouer une carte ou utiliser un titre, ou continuer ?
runewars-ask-bonus = Utiliser le bonus de suprématie de { $order-name } ?
runewars-ask-draw_tactics = Quelle carte tactique est piochée ?
runewars-ask-discard_tactics = Quelle carte tactique défausses-tu ?
runewars-ask-draw_fates = Quelle carte destin est piochée ?
runewars-ask-choose_fate = Laquelle des cartes destin piochées compte ?
runewars-ask-deal_fates = Qui commence ? Quelle carte destin est piochée ?
runewars-ask-choose_faction = Quelle faction mènes-tu ?
runewars-ask-deal_faction = Quelle faction est distribuée ?
runewars-ask-deal_tile = Quelle tuile est distribuée ?
runewars-ask-choose_tile = Quelle tuile poses-tu ?
runewars-ask-place_column =
    { $tile ->
        [0] Marqueur de royaume : dans quelle colonne ?
       *[other] Tuile { $tile } : dans quelle colonne ?
    }
runewars-ask-place_row =
    { $tile ->
        [0] Marqueur de royaume, colonne { $column } : dans quelle rangée ?
       *[other] Tuile { $tile }, colonne { $column } : dans quelle rangée ?
    }
runewars-ask-place_turn =
    { $tile ->
        [0] Marqueur de royaume, colonne { $column }, rangée { $row } : comment est-il tourné ?
       *[other] Tuile { $tile }, colonne { $column }, rangée { $row } : comment est-elle tournée ?
    }
runewars-ask-home_marker = Quel marqueur ton royaume d'origine recouvre-t-il ?
runewars-ask-home_turn = Marqueur { $marker } : comment ton royaume est-il tourné ?
runewars-ask-deal_city = Quelle cité se trouve à { $area-name } ?
runewars-ask-deal_exploration = Quel jeton exploration se trouve à { $area-name } ?
runewars-ask-first_stronghold = Où se dresse ta première forteresse ?
runewars-ask-replace = { $unit-name } au lieu de { $base-name } : combien en prends-tu, sur { $most } ?
runewars-ask-quarter = { $unit-name } : combien à { $area-name } ? Il y en a { $most } à placer.
runewars-ask-deal_hero = Quel héros est distribué ?
runewars-ask-first_hero = Où commence { $hero-name } ?
runewars-ask-deal_commander = Quelle carte commandant est distribuée ?
runewars-ask-name_commander = Lequel de tes héros est ton commandant ? Ta carte : { $commander-name }.
runewars-ask-deal_objective = Quel objectif est distribué ?
runewars-ask-hide_runes = En secret : où se trouve la fausse rune ? Les deux autres zones de ton royaume ont des runes de dragon.
runewars-ask-discard_rune =
    { $left ->
        [one] Tu reçois une rune de dragon. Défausser d'abord { $left } fausse rune de plus ?
       *[other] Tu reçois une rune de dragon. Défausser d'abord jusqu'à { $left } fausses runes ?
    }
runewars-ask-lay_token = Il n'y a de place qu'à { $area-name } : quel jeton y poses-tu ?
runewars-ask-rune_area =
    { $area ->
        [none] Dans quelles zones vont tes deux jetons rune ? Le premier :
       *[other] Le premier jeton est à { $area-name }. Où va le second ?
    }
runewars-ask-dragon_at = En secret : dans laquelle des deux zones est la rune de dragon ?
runewars-ask-runes_from = Déplacer des runes : quelle est la première de tes zones ?
runewars-ask-runes_to = Déplacer des runes entre { $source-name } et quelle autre de tes zones ?
runewars-ask-turn_down = La rune de { $area-name } est visible. La cacher avant de la déplacer ?
runewars-ask-arrange = Runes de { $source-name } et { $area-name } : les laisser ou les échanger ?
runewars-ask-bid = { $season_card-name } : combien d'influence offres-tu ? Tu en as { $influence }.
runewars-ask-tie =
    { $for ->
        [lowest] { $season_card-name } : qui, à égalité, est le moins offrant ?
       *[other] { $season_card-name } : qui, à égalité, est le plus offrant ?
    }
runewars-ask-shield = { $season_card-name } : comme maître de guilde, ignorer la perte ?
runewars-ask-season_yes =
    { $season_card ->
        [prepare_for_the_coming_year] { $season_card-name } : ranger ton objectif et en piocher un autre ?
        [drought] { $season_card-name } : dépenser 2 points d'influence ? Sinon tu perds 1 nourriture.
        [exhausted_soil] { $season_card-name } : abaisser la nourriture de 1 ? Sinon un jeton désolation va dans une de tes zones.
        [call_to_command] { $season_card-name } : dépenser 2 points d'influence pour piocher un héros ?
        [midwinter_feast] { $season_card-name } : abaisser la nourriture de 1 pour 3 points d'influence ?
       *[other] { $season_card-name } : faire ce que la carte permet ?
    }
runewars-ask-season_player = { $season_card-name } : quel joueur choisis-tu ?
runewars-ask-season_area =
    { $season_card ->
        [green_returns] { $season_card-name } : de quelle zone retires-tu des jetons ?
        [blight_on_the_wind] { $season_card-name } : où va le jeton désolation ?
        [winds_of_al_kalim] { $season_card-name } : où va le jeton désolation ?
        [exhausted_soil] { $season_card-name } : où va le jeton désolation ?
        [the_greyhaven_accord] { $season_card-name } : de quelle zone retires-tu un jeton ?
        [breath_of_gelidus] { $season_card-name } : où va un jeton glace ?
        [a_dragon_wakes] { $season_card-name } : où apparaît le Dragon ?
        [swords_for_hire] { $season_card-name } : où te rejoignent-ils ?
        [threatened_home_realms] { $season_card-name } : un jeton rune quitte ton royaume : de quelle zone, ou vers laquelle ?
        [power_for_the_pious] { $season_card-name } : où va la rune de dragon de { $player-name } ?
        [the_shattered_rune] { $season_card-name } : quelle rune cachée est révélée ?
        [starving_packs] { $season_card-name } : dans quelle zone perds-tu une unité ?
       *[other] { $season_card-name } : quelle zone choisis-tu ?
    }
runewars-ask-season_dial =
    { $season_card ->
        [merchants_of_nerekhall] { $season_card-name } : relever un cadran de 1 pour 2 points d'influence ?
       *[other] { $season_card-name } : quel cadran abaisses-tu ?
    }
runewars-ask-season_unit = { $season_card-name } : quelles unités engages-tu ?
runewars-ask-season_number = { $season_card-name } : combien en places-tu ({ $unit-name }) ?
runewars-ask-loyalty = { $season_card-name } : dépenser 1 point d'influence pour garder { $hero-name } ? Sinon ce héros déserte.
runewars-ask-tournament = { $season_card-name } : lequel de tes héros entraîne un attribut ?
runewars-ask-return_quests = { $season_card-name } : quelles cartes quête échanges-tu ?
runewars-ask-sell_tactics = { $season_card-name } : vendre une carte tactique pour 2 points d'influence ?
runewars-ask-give_up_drawn = { $season_card-name } : laquelle des cartes piochées défausses-tu ?
runewars-ask-lose_tactics = Quelle carte tactique est perdue ?
runewars-ask-strategy_source = Stratégie : qui va maintenant dans une zone adjacente ?
runewars-ask-strategy_target =
    { $hero ->
        [none] Stratégie : où vont les unités de { $source-name } ?
       *[other] Stratégie : où va { $hero-name } ?
    }
runewars-ask-strategy_number = Stratégie : combien vont de { $source-name } à { $area-name } ({ $unit-name }) ?
runewars-ask-march_target = { $order-name } : quelle zone actives-tu ?
runewars-ask-march_source = { $order-name } vers { $area-name } : qui vient, et d'où ?
runewars-ask-march_number = { $order-name } vers { $area-name } : combien viennent de { $source-name } ({ $unit-name }) ?
runewars-ask-leave_peasant = Laisser un paysan dans une zone que tu as quittée ?
runewars-ask-disband =
    { $reason ->
        [food] Hiver à { $area-name } : { $left } de trop pour ta nourriture. Quelle unité détruis-tu ?
        [season_card] { $season_card-name } : quelle unité de { $area-name } détruis-tu ?
       *[other] { $area-name } : { $left } de trop, 8 au plus peuvent rester. Quelle unité détruis-tu ?
    }
runewars-ask-approach = Unités neutres à { $area-name } : combattre, ou dépenser de l'influence en diplomatie ?
runewars-ask-silver_tongue = Jouer Langue d'argent pour 2 cartes destin de plus ?
runewars-ask-snubbed = { $area-name } : la diplomatie a échoué. Combattre, ou reculer vers quelle zone ?
runewars-ask-guild_gift = Maître de guilde : quelle ressource augmente de 2 ?
runewars-ask-fruit = Ressources à { $area-name } : quel cadran monte de 1 ?
runewars-ask-work = Bonus de Récolte : acheter une carte développement ou bâtir un développement ?
runewars-ask-token_place = { $development-name } : dans quelle forteresse le bâtir ?
runewars-ask-give_up_token = { $development-name } : tous les jetons sont en jeu. Lequel va à { $area-name } ?
runewars-ask-capital_site = Quelle forteresse de ton royaume devient la capitale ?
runewars-ask-recruit_dial = { $order-name } : avec quelle ressource recrutes-tu ?
runewars-ask-levy = Garnison : quel triangle te rejoint ?
runewars-ask-swap = { $unit-name } au lieu de { $base-name } : combien en prends-tu ?
runewars-ask-call_back = { $unit-name } : il n'en reste aucun. En détruire un en jeu pour le recruter à nouveau ?
runewars-ask-station = { $unit-name } : combien vont à { $area-name } ?
runewars-ask-benefit = { $city-name } à { $area-name } : quel avantage prends-tu ?
runewars-ask-allies = { $city-name } à { $area-name } : combien te rejoignent ({ $unit-name }) ? Les autres ont le même socle.
runewars-ask-call_heroes = Ralliement : combien d'influence dépenses-tu pour piocher autant de cartes ?
runewars-ask-take_title = Pouvoir : quel titre achètes-tu ?
runewars-ask-pay_title = { $title-name } : combien d'influence paies-tu ? Il en porte { $amount }.
runewars-ask-fortify_part = Fortification : bâtir, réparer ou déplacer des runes ? Une fois chacun.
runewars-ask-repair = Quelle forteresse répares-tu ?
runewars-ask-building_site = Où bâtis-tu ?
runewars-ask-tear_down = Toutes tes forteresses sont en jeu. Laquelle va à { $area-name } ?
runewars-ask-support_hero = Combat à { $area-name } : quel héros soutient un type d'unité ?
runewars-ask-support_type = Combat à { $area-name } : quel type d'unité { $hero-name } soutient-il ?
runewars-ask-choose_type = Combat à { $area-name }, rang { $row } : lequel de tes types d'unité pioche maintenant ?
runewars-ask-battle_window =
    { $window ->
        [start] Combat à { $area-name }, au début : utiliser quelque chose, ou passer ?
        [before_draw] Combat à { $area-name }, rang { $row }, avant la pioche des cartes destin : utiliser quelque chose, ou passer ?
        [after_draw] Combat à { $area-name }, rang { $row }, après la pioche des cartes destin : utiliser quelque chose, ou passer ?
        [routs] Combat à { $area-name }, rang { $row } : utiliser quelque chose avant de subir les déroutes, ou passer ?
        [damage] Combat à { $area-name }, rang { $row } : utiliser quelque chose avant de subir les dégâts, ou passer ?
        [strength] Combat à { $area-name }, force : utiliser quelque chose, ou passer ?
        [retreat] Le combat à { $area-name } est perdu : utiliser quelque chose avant la retraite, ou passer ?
       *[other] Le combat à { $area-name } est fini : utiliser quelque chose, ou passer ?
    }
runewars-ask-announce_fate = Combat à { $area-name }, rang { $row } : utiliser des cartes tactique du destin au lieu de piocher ?
runewars-ask-battle_fate = Quelle carte destin est piochée ?
runewars-ask-put_aside =
    { $for ->
        [feint] Feinte et frappe : laquelle de tes cartes destin est repiochée ?
       *[other] Laquelle de tes cartes destin est mise de côté ?
    }
runewars-ask-assign_damage =
    { $mode ->
        [grave] Souffle du tombeau : quelle unité prend des dégâts ? Reste : { $left }.
        [valiant] Coup vaillant : quelle unité prend les dégâts ?
        [concentrated] Tir concentré : quelle unité prend les dégâts ?
       *[other] Laquelle de tes unités prend des dégâts ? Reste : { $left }.
    }
runewars-ask-assign_routs =
    { $mode ->
        [stun] Étourdir : laquelle de tes unités est en déroute ?
       *[other] Laquelle de tes unités est en déroute ? Reste : { $left }.
    }
runewars-ask-lose_units =
    { $mode ->
        [mortal_strike] Tir mortel : laquelle de tes unités est détruite ?
        [rain_fire] Pluie de feu : laquelle de tes unités est détruite ? Reste : { $left }.
        [prowl] À l'affût : laquelle de tes unités est détruite ? Reste : { $left }.
        [word_of_vaal] Parole de Vaal : laquelle de tes unités se retire ?
        [wards] Protections magiques : laquelle de tes unités se retire ?
       *[other] Brûlure : laquelle de tes unités prend 1 dégât ? Reste : { $left }.
    }
runewars-ask-aim =
    { $mode ->
        [crack_shot] Tir d'élite : quelle unité ennemie prend 1 dégât ?
        [arrow_storm] Pluie de flèches : quelle unité ennemie prend 1 dégât ?
        [ball_lightning] Foudre en boule : quelle unité ennemie prend 1 dégât ? Reste : { $left }.
        [pounce] Bond : quelle unité ennemie est mise en déroute ?
        [charge] Charge : quelle unité ennemie est mise en déroute ?
        [entangle] Enchevêtrer : quelle unité ennemie est mise en déroute ?
        [dread_charge] Charge d'effroi : quelle unité ennemie est mise en déroute ?
        [heraldry] Héraldique : quelle unité ennemie est mise en déroute ?
        [talon_snatch] Prise de serres : quelle unité ennemie est détruite ?
        [overpower] Écraser : détruire une unité ennemie endommagée ou en déroute, ou infliger 1 dégât ?
        [devour] Dévorer : quelle unité ennemie est détruite ?
        [flaming_breath] Souffle de flammes : quelle unité ennemie est détruite ? Reste : { $left }.
        [drain_life] Drain de vie : quelle unité ennemie est détruite ?
        [terrifying] Terrifiant : quelle unité ennemie est mise en déroute ou détruite ? Reste : { $left }.
        [word_of_vaal] Parole de Vaal : quelle unité ennemie se retire ?
        [barbed_arrows] Flèches barbelées : quelle unité ennemie est détruite ?
       *[other] Rite de sang : quelle unité ennemie est détruite ?
    }
runewars-ask-own_units =
    { $mode ->
        [fury] Furie : laquelle de tes unités détruis-tu pour infliger 2 dégâts ?
        [sacrifice] Rite de sang : laquelle de tes unités détruis-tu ?
        [stand_up] Laquelle de tes unités se relève ? Reste : { $left }.
        [rise] Laquelle de tes unités se relève ?
        [rally] Laquelle de tes unités se relève ? Reste : { $left }.
        [heal] Dévorer : quel Obscène est soigné ?
        [rage] Rage : quel Géant ?
        [remain] Retraite en bon ordre : quelle unité n'est pas en déroute ? Reste : { $left }.
        [leave] { $left } de trop : quelle unité se retire ?
        [recover] Fuite simulée : quelle unité se relève ? Reste : { $left }.
       *[other] { $left } de trop : quelle unité est détruite ?
    }
runewars-ask-how_many =
    { $mode ->
        [raise_dead] Relever les morts : combien de Zombies places-tu ?
        [grave_breath] Souffle du tombeau : combien de Zombies places-tu ?
        [hunger] Faim vorace : combien d'Écorcheurs mets-tu en déroute, pour 1 dégât chacun ?
        [take_the_blow] Encaisser le coup : combien de dégâts prend le commandant ?
        [prowl] À l'affût : combien de Chevaucheurs de léonx mets-tu en déroute, pour détruire autant d'unités ?
       *[other] Le cercle de sang : combien de Berserkers reviennent ?
    }
runewars-ask-spend_card = Foudre en boule : quelle carte tactique défausses-tu pour 3 dégâts ?
runewars-ask-card_back = Reprendre { $tactics-name } en main ?
runewars-ask-rain_fire = Feu infernal : que doit détruire l'adversaire ?
runewars-ask-bar_card = Des yeux partout : quelle carte tactique ne peut servir dans ce combat ?
runewars-ask-use_defence = Combat à { $area-name } : défausser le développement défensif pour son effet ?
runewars-ask-retreat =
    { $for ->
        [neutrals] Où se retirent les unités neutres de { $area-name } ?
        [unit] Où se retire l'unité de { $area-name } ?
        [excess] Où se retirent les unités en trop (au-delà de 8) de { $area-name } ?
        [called_off] Retraite tactique : où vont tes unités de { $area-name } ?
       *[other] Où se retirent tes unités de { $area-name } ?
    }
runewars-ask-hero_retreat = Où se retire { $hero-name } ?
runewars-ask-replace_stronghold = Mettre une de tes forteresses à { $area-name } ?
runewars-ask-aside = Passer d'avance
runewars-ask-next_hero = Phase de quête : quel héros agit maintenant ?
runewars-ask-hero_action = { $hero-name } à { $area-name } : se déplacer, se soigner ou s'entraîner ?
runewars-ask-encounter = { $hero-name } à { $area-name } : défier un héros, tenter une quête ou continuer ?
runewars-ask-cure = Sources guérisseuses : quel héros est soigné ?
runewars-ask-exchange = { $hero-name } et { $rival-name } : donner des récompenses ?
runewars-ask-partner = Avec qui { $hero-name } échange-t-il des récompenses ?
runewars-ask-give_spoils = Récompenses à { $area-name } : quel héros les prend ?
runewars-ask-raise_attribute = Quel attribut de { $hero-name } augmente de 1 ?
runewars-ask-draw_heroes = Quelle carte héros est piochée ?
runewars-ask-keep_hero = Quel héros gardes-tu ?
runewars-ask-place_hero = Dans quelle forteresse apparaît { $hero-name } ?
runewars-ask-deserter = Tu as trop de héros. Qui te quitte ?
runewars-ask-draw_quests = Quelle carte quête est piochée ?
runewars-ask-discard_quest = Plus de 3 cartes quête : laquelle défausses-tu ?
runewars-ask-draw_rewards = Quelle carte récompense est piochée ?
runewars-ask-keep_reward = Quelle récompense garde { $hero-name } ?
runewars-ask-use_reward =
    { $moment ->
        [challenged] { $hero-name } est défié : utiliser une récompense ?
        [red] { $hero-name } tire du rouge pour la quête : utiliser une récompense ?
        [completed] { $hero-name } accomplit la quête : utiliser une récompense ?
        [acted] { $hero-name } a agi : utiliser une récompense ?
        [between] { $hero-name }, avant le tour suivant du duel : utiliser une récompense ?
        [defence] { $hero-name } est touché : utiliser une récompense ?
       *[other] Un ennemi tombe près de { $hero-name } : utiliser une récompense ?
    }
runewars-ask-test_draw = Quelle carte destin est piochée pour le test ?
runewars-ask-draw_again = { $hero-name } : garder les cartes de ce test ?
runewars-ask-spy_on = Chasse à l'espion : de qui regardes-tu les cartes tactique ?
runewars-ask-enlist_at = Dans quelle forteresse apparaissent les recrues ?
runewars-ask-enlist = Quelle unité apparaît à { $area-name } ? Reste : { $left }.
runewars-ask-strike =
    { $cause ->
        [ambush] Embuscade : quel héros ennemi subit 2 dégâts ?
        [hired_blade] Lame à gages : quel héros ennemi subit 2 dégâts ?
       *[other] Krutzbek : quel héros ennemi subit 1 dégât ?
    }
runewars-ask-duel_start = { $hero-name } contre { $rival-name } : utiliser quelque chose, ou commencer le duel ?
runewars-ask-kill = Ker le Gris : quelle unité ennemie de { $area-name } est détruite ?
runewars-ask-robe = Quelle récompense est bloquée ?
runewars-ask-announce_in_duel = { $hero-name }, tour { $round } : utiliser une carte tactique du destin au lieu de piocher ?
runewars-ask-duel_draw = Quelle carte destin est piochée ?
runewars-ask-unit_draw = { $unit-name } : quelle carte destin est piochée ?
runewars-ask-special_icon = { $hero-name } a un symbole spécial : infliger des dégâts ou utiliser une arme ?
runewars-ask-assign_in_duel = Combien de ces dégâts prend la première unité ?
runewars-ask-drift = Zone inondée : où dérive { $hero-name } ?
runewars-ask-merchant = Marchand ambulant : acheter une récompense pour { $hero-name }, pour 3 points d'influence ?
runewars-ask-raiders = Bande de pillards : { $hero-name } perd-il une récompense ou subit-il 1 dégât de plus ?
runewars-ask-scroll = Parchemin de vision : quelle zone regardes-tu ?
runewars-ask-flute = Flûte de possession : où vont les unités neutres de { $area-name } ?
runewars-ask-spyglass = Longue-vue naine : quelle zone à côté de { $area-name } regardes-tu ?
runewars-ask-window =
    { $kind ->
        [bid] { $season_card-name } : jouer une carte avant les enchères, ou passer ?
       *[other] Les ordres sont révélés : jouer une carte, ou passer ?
    }
runewars-ask-counter = { $player-name } joue { $tactics-name } : l'annuler ?
runewars-ask-card_area =
    { $source ->
        [none] { $tactics-name } : quelle zone ?
       *[other] { $tactics-name } : où, depuis { $source-name } ?
    }
runewars-ask-card_player = { $tactics-name } : quel joueur ?
runewars-ask-card_dial = { $tactics-name } : quel cadran ?
runewars-ask-card_number = { $tactics-name } : combien ?
runewars-ask-card_unit = { $tactics-name } : quelle unité ?
runewars-ask-card_hero = { $tactics-name } : quel héros ?
runewars-ask-card_order = Guilde des espions : quelle carte ordre reprends-tu ?
runewars-ask-steal = Quelle carte tactique est prise ?
runewars-ask-rumour = { $by-name } joue Rumeurs de runes : révéler une de tes runes, ou donner 2 points d'influence ?
runewars-ask-threat = { $by-name } joue Menace voilée : donner 2 points d'influence ? Sinon tu perds ton bonus de suprématie.
runewars-ask-league_hero =
    { $left ->
        [one] Ligue des héros : quel héros donne une récompense ? Reste : { $left }.
       *[other] Ligue des héros : quel héros donne une récompense ? Reste : { $left }.
    }
runewars-ask-league_reward = Ligue des héros : quelle récompense donne { $hero-name } ?
runewars-ask-proof = Victoire : quelle rune de dragon révèles-tu ? Reste : { $left }.
runewars-ask-gorge = Gouffre sans fond : où va l'Obscène de { $area-name } ?
runewars-ask-epic_choice = Tu as pioché { $tactics-name }. La garder ? Une carte qui demande une rune cachée peut être remplacée.
runewars-ask-new_commander =
    { $cause ->
        [lost] Tu as perdu ton commandant : qui commande maintenant ?
        [lieutenant] Lieutenant général : quel héros devient le second commandant ?
       *[other] Changer de commandant ?
    }
runewars-ask-old_commander = { $hero-name } devient commandant : qui lui cède la place ?
runewars-ask-draw_commander = Quelle carte commandant est piochée ?
runewars-ask-draw_commanders = Quelle carte commandant est piochée ?
runewars-ask-keep_commander_card = Quelle carte commandant gardes-tu ?
runewars-ask-old_commander_card = { $commander-name } remplace laquelle de tes cartes commandant ?

## Actions

runewars-action-fate = Carte destin { $first-name }
runewars-action-draw_tactics = Piocher { $argument-name }
runewars-action-choose_fate = Utiliser la carte destin { $first-name }
runewars-action-season = Piocher { $argument-name }
runewars-action-faction = Jouer { $argument-name }
runewars-action-tile = Tuile { $argument }
runewars-action-column = Colonne { $argument }
runewars-action-row = Rangée { $argument }
runewars-action-rotate = Tourner de { $argument } sixièmes
runewars-action-marker = Marqueur { $argument }
runewars-action-deal_city =
    { $argument ->
        [none] Aucune cité
       *[other] Poser { $argument-name }
    }
runewars-action-deal_exploration = Poser { $argument-name }
runewars-action-first_stronghold = À { $argument-name }
runewars-action-replace = En prendre { $argument }
runewars-action-quarter = En placer { $argument }
runewars-action-deal_hero = Distribuer { $argument-name }
runewars-action-first_hero = À { $argument-name }
runewars-action-deal_commander = Distribuer { $argument-name }
runewars-action-name_commander = { $argument-name } commande
runewars-action-deal_objective = Distribuer { $argument-name }
runewars-action-false_at =
    { $argument ->
        [hidden] Cacher les runes
       *[other] Fausse rune à { $argument-name }
    }
runewars-action-discard_rune = Défausser la fausse rune de { $argument-name }
runewars-action-keep_runes = N'en défausser aucune
runewars-action-lay_token =
    { $argument ->
        [dragon] Poser la rune de dragon
        [false] Poser la fausse rune
       *[other] Poser un jeton rune
    }
runewars-action-rune_area = À { $argument-name }
runewars-action-dragon_at =
    { $argument ->
        [hidden] Poser les runes
       *[other] Rune de dragon à { $argument-name }
    }
runewars-action-runes_from = { $argument-name }
runewars-action-runes_to = { $argument-name }
runewars-action-turn_down = La cacher
runewars-action-leave_up = La laisser visible
runewars-action-arrange =
    { $argument ->
        [swap] Les échanger
        [stay] Les laisser
       *[other] Les reposer
    }
runewars-action-order =
    { $argument ->
        [hidden] Choisir un ordre
       *[other] Choisir { $argument-name }
    }
runewars-action-take_back = Reprendre { $argument-name }
runewars-action-gift =
    { $argument ->
        [influence] Prendre 2 points d'influence
       *[other] Piocher une carte tactique
    }
runewars-action-discard_tactics = Défausser { $argument-name }
runewars-action-bid =
    { $argument ->
        [hidden] Offrir en secret
       *[other] Offrir { $argument }
    }
runewars-action-name_bidder = { $argument-name }
runewars-action-pick_area = { $argument-name }
runewars-action-pick_player = { $argument-name }
runewars-action-pick_dial = { $argument-name }
runewars-action-pick_unit = { $argument-name }
runewars-action-pick_routed = { $argument-name } (en déroute)
runewars-action-pick_hero = { $argument-name }
runewars-action-pick_number = { $argument }
runewars-action-agree = Oui
runewars-action-decline = Non
runewars-action-enough = S'arrêter là
runewars-action-return_quest = Échanger { $argument-name }
runewars-action-sell_tactics = Vendre { $argument-name }
runewars-action-give_up_drawn = Défausser { $argument-name }
runewars-action-lose_tactics = Perdre { $argument-name }
runewars-action-go_on = Continuer
runewars-action-use_bonus = Utiliser le bonus
runewars-action-skip_bonus = Renoncer au bonus
runewars-action-done = Terminé
runewars-action-activate = Activer { $argument-name }
runewars-action-move_from = Unités de { $argument-name }
runewars-action-move_hero = { $argument-name }
runewars-action-passage = { $argument-name } utilise la Rune de passage
runewars-action-open_portals = Ouvrir les portails pour 1 point d'influence
runewars-action-move_to = Vers { $argument-name }
runewars-action-units =
    { $argument ->
        [0] Aucune
        [one] { $argument } unité
       *[other] { $argument } unités
    }
runewars-action-leave_peasant = Laisser un paysan à { $argument-name }
runewars-action-disband = Détruire { $argument-name }
runewars-action-disband_routed = Détruire { $argument-name } (en déroute)
runewars-action-fight = Combattre
runewars-action-talk = Diplomatie : dépenser { $argument } d'influence
runewars-action-silver_tongue = Jouer Langue d'argent
runewars-action-no_tongue = Ne pas la jouer
runewars-action-fall_back = Reculer vers { $argument-name }
runewars-action-dial = Recruter avec { $argument-name }
runewars-action-at = À { $argument-name }
runewars-action-buy_card = Acheter { $argument-name }
runewars-action-build = Bâtir { $argument-name }
runewars-action-unit = { $argument-name }
runewars-action-benefit =
    { $argument ->
        [neutral_units] Unités neutres
        [influence] Influence
        [tactics_cards] Cartes tactique
       *[other] Cartes quête
    }
runewars-action-call_heroes =
    { $argument ->
        [one] Piocher { $argument } carte héros
       *[other] Piocher { $argument } cartes héros
    }
runewars-action-call_commanders =
    { $argument ->
        [one] Piocher { $argument } carte commandant
       *[other] Piocher { $argument } cartes commandant
    }
runewars-action-take_title = { $argument-name }
runewars-action-pay = Payer { $argument } d'influence
runewars-action-fortify =
    { $argument ->
        [build] Bâtir
        [repair] Réparer
       *[other] Déplacer des runes
    }
runewars-action-capital_at = Capitale à { $argument-name }
runewars-action-fight_with = { $argument-name }
runewars-action-battle_card = Jouer { $argument-name }
runewars-action-pass_for =
    { $argument ->
        [round] Passer pour ce tour
       *[other] Passer pour ce combat
    }
runewars-action-pass_ahead =
    { $argument ->
        [strength] Toujours passer : { runewars-window-strength }
       *[other] Toujours passer : { $argument-name }
    }
runewars-action-ask_again =
    { $argument ->
        [strength] Me redemander : { runewars-window-strength }
       *[other] Me redemander : { $argument-name }
    }
runewars-action-announce_fate = Utiliser { $argument-name } comme carte destin
runewars-action-put_aside = Mettre de côté { $first-name }
runewars-action-battle_unit = { $argument-name }
runewars-action-hit_instead = Infliger plutôt des dégâts
runewars-action-spend_card = Défausser { $argument-name }
runewars-action-take_card_back = La reprendre
runewars-action-figures = { $argument }
runewars-action-rain_on =
    { $argument ->
        [triangles] 2 triangles
       *[other] 1 rectangle
    }
runewars-action-use_development = Le défausser pour son effet
runewars-action-support = { $argument-name } soutient
runewars-action-beside = À côté de { $argument-name }
runewars-action-retreat_to = Vers { $argument-name }
runewars-action-raise_own =
    { $argument ->
        [nothing] Ne rien bâtir
       *[other] Une forteresse inutilisée
    }
runewars-action-tear_down = Déplacer ici celle de { $argument-name }
runewars-action-ravenous_hunger = Faim vorace
runewars-action-battle_reward =
    { $argument ->
        [war_banner] Étendard en lambeaux
       *[other] Cor de commandement
    }
runewars-action-command = { $argument-name }
runewars-action-bar_card = Interdire { $argument-name }
runewars-action-draw_hero = Piocher { $argument-name }
runewars-action-draw_reward = Piocher { $argument-name }
runewars-action-draw_quest = Piocher { $argument-name }
runewars-action-robe = Bloquer { $argument-name }
runewars-action-keep_hero = Garder { $argument-name }
runewars-action-keep_no_hero = Ne garder personne
runewars-action-place_hero = À { $argument-name }
runewars-action-desert = { $argument-name } part
runewars-action-discard_quest = Défausser { $argument-name }
runewars-action-keep_reward = Garder { $argument-name }
runewars-action-act_with = { $argument-name } agit
runewars-action-rest = Laisser les autres se reposer
runewars-action-travel = Aller à { $argument-name }
runewars-action-heal = Se soigner
runewars-action-train =
    { $argument ->
        [strength] Entraîner la force de 2
        [agility] Entraîner l'agilité de 2
        [wisdom] Entraîner la sagesse de 2
        [strength_agility] Entraîner la force et l'agilité de 1
        [strength_wisdom] Entraîner la force et la sagesse de 1
       *[other] Entraîner l'agilité et la sagesse de 1
    }
runewars-action-stay = Ne rien faire
runewars-action-pass_by = Échanger avec { $argument-name } en chemin
runewars-action-exchange = { $argument-name } échange des récompenses
runewars-action-partner = Avec { $argument-name }
runewars-action-hand_over = Donner { $argument-name }
runewars-action-take_over = Prendre { $argument-name }
runewars-action-end_exchange = Finir l'échange
runewars-action-hero_card = Jouer { $argument-name }
runewars-action-use_reward = Utiliser { $argument-name }
runewars-action-save_rewards = N'en utiliser aucune
runewars-action-challenge = Défier { $argument-name }
runewars-action-attempt = Tenter { $argument-name }
runewars-action-move_on = Continuer
runewars-action-cure = Soigner { $argument-name }
runewars-action-raise = Augmenter { $argument-name }
runewars-action-raise_nothing = Ne rien augmenter
runewars-action-strike = { $argument-name }
runewars-action-swap_fate = Remplacer la carte destin { $first-name }
runewars-action-keep_fates = Les garder
runewars-action-spy_on = { $argument-name }
runewars-action-enlist_at = À { $argument-name }
runewars-action-enlist = { $argument-name }
runewars-action-use_ability = Utiliser la capacité du héros
runewars-action-begin_duel = Commencer le duel
runewars-action-kill = { $argument-name }
runewars-action-kill_routed = { $argument-name } (en déroute)
runewars-action-announce_in_duel = Utiliser { $argument-name } comme carte destin
runewars-action-draw_fate = Piocher une carte destin
runewars-action-deal_damage = Infliger des dégâts
runewars-action-to_first = { $argument } de dégâts à la première unité
runewars-action-give_spoils = { $argument-name } les prend
runewars-action-take_spoils = { $argument-name } prend les récompenses ici
runewars-action-drift = Vers { $argument-name }
runewars-action-buy_reward = L'acheter
runewars-action-buy_nothing = Ne rien acheter
runewars-action-lose_reward = Perdre { $argument-name }
runewars-action-suffer = Subir 1 dégât
runewars-action-look_at = Regarder { $argument-name }
runewars-action-flute = Vers { $argument-name }
runewars-action-spyglass = Regarder { $argument-name }
runewars-action-play = Jouer { $argument-name }
runewars-action-pass_window = Passer
runewars-action-pick_order = Reprendre { $argument-name }
runewars-action-steal_tactics = Prendre { $argument-name }
runewars-action-claim_objective = Présenter l'objectif
runewars-action-replace_objective = Échanger l'objectif
runewars-action-lead_league = Ligue des héros : 3 récompenses pour une rune de dragon
runewars-action-give_reward = Donner { $argument-name }
runewars-action-claim_victory = Revendiquer la victoire
runewars-action-raze = Retirer le jeton de { $argument-name }
runewars-action-through_gorge = Gouffre sans fond : un Obscène de { $argument-name }
runewars-action-keep_drawn = La garder
runewars-action-replace_drawn =
    { $argument ->
        [hidden] Piocher une autre carte
       *[other] Défausser { $argument-name } et piocher une autre carte
    }
runewars-action-draw_commander = Piocher { $argument-name }
runewars-action-lead_with = { $argument-name } commande
runewars-action-keep_commander = Ne rien changer
runewars-action-replace_commander = Remplacer { $argument-name }
runewars-action-keep_commander_card = Garder { $argument-name }
runewars-action-keep_no_commander_card = N'en garder aucune
runewars-action-replace_commander_card = Remplacer { $argument-name }

## Événements

runewars-event-year = L'année { $year } commence.
runewars-event-season_card = { $season-name } : { $season_card-name }.
runewars-event-stands_up = Toutes les figurines en déroute se relèvent.
runewars-event-fate_shuffled = Le paquet destin est mélangé.
runewars-event-fate_drawn =
    { $fate ->
        [hidden] { $seat-name } pioche une carte destin.
       *[other] { $seat-name } pioche la carte destin { $fate-name }.
    }
runewars-event-fate_chosen =
    { $fate ->
        [hidden] { $seat-name } utilise une carte destin.
       *[other] { $seat-name } utilise la carte destin { $fate-name }.
    }
runewars-event-drawn = { $seat-name } pioche { $tactics-name }.
runewars-event-discarded = { $seat-name } défausse { $tactics-name }.
runewars-event-influence = { $seat-name } : { $amount } d'influence.
runewars-event-dial = { $seat-name } : { $dial-name } passe de { $from } à { $to }.
runewars-event-revealed = { $seat-name } révèle { $order-name }.
runewars-event-turn = Tour de { $seat-name } : { $order-name }.
runewars-event-eliminated = { $seat-name } est hors jeu.
runewars-event-wins =
    { $runes ->
        [one] { $seat-name } gagne avec { $runes } rune de dragon.
       *[other] { $seat-name } gagne avec { $runes } runes de dragon.
    }
runewars-event-first_player = { $seat-name } est le premier joueur.
runewars-event-faction = { $seat-name } joue { $faction-name }.
runewars-event-tile_dealt = { $seat-name } reçoit la tuile { $tile }.
runewars-event-tile_laid = La tuile { $tile } est posée en colonne { $column }, rangée { $row }, tournée de { $sixths } sixièmes.
runewars-event-tile_left_out = La tuile { $tile } de { $seat-name } ne trouve pas de place et est laissée de côté.
runewars-event-marker_laid = Le marqueur de royaume { $marker } est en colonne { $column }, rangée { $row }.
runewars-event-markers_closer = Les marqueurs peuvent être plus proches : { $distance } zones entre eux suffisent.
runewars-event-tiles_taken_back = Il n'y a pas de place pour les royaumes. Toutes les tuiles sont reprises.
runewars-event-preset_board = Le plateau tout fait est utilisé.
runewars-event-home_laid = { $seat-name } pose son royaume en colonne { $column }, rangée { $row }, tourné de { $sixths } sixièmes.
runewars-event-city = { $city-name } se trouve à { $area-name }.
runewars-event-first_stronghold = { $seat-name } place sa première forteresse à { $area-name }.
runewars-event-mustered = { $seat-name } lève { $number } × { $unit-name } à { $area-name }.
runewars-event-first_hero = { $seat-name } : { $hero-name } commence à { $area-name }.
runewars-event-commander_named = { $seat-name } : { $hero-name } est commandant, avec { $commander-name }.
runewars-event-objective_dealt = { $seat-name } reçoit { $objective-name }.
runewars-event-runes_hidden = Tous ont caché les runes de leur royaume.
runewars-event-rune_laid =
    { $rune ->
        [hidden] { $seat-name } pose une rune cachée à { $area-name }.
       *[other] { $seat-name } pose à { $area-name } : { $rune-name }.
    }
runewars-event-rune_seen =
    { $rune ->
        [hidden] { $seat-name } regarde la rune de { $area-name }.
       *[other] { $seat-name } voit la rune de { $area-name } : { $rune-name }.
    }
runewars-event-rune_up = La rune de { $area-name } est révélée : { $rune-name }.
runewars-event-rune_down = La rune de { $area-name } est cachée.
runewars-event-rune_discarded = { $seat-name } défausse à { $area-name } : { $rune-name }.
runewars-event-runes_moved =
    { $arranged ->
        [swap] { $seat-name } échange les runes de { $source-name } et { $area-name }.
        [stay] { $seat-name } laisse les runes de { $source-name } et { $area-name } comme avant.
       *[other] { $seat-name } mêle les runes de { $source-name } et { $area-name }.
    }
runewars-event-declared = { $seat-name } a { $amount } d'influence.
runewars-event-bid_shown = { $seat-name } offre { $amount }.
runewars-event-highest = { $seat-name } est le plus offrant, avec { $amount }.
runewars-event-lowest = { $seat-name } est le moins offrant, avec { $amount }.
runewars-event-loss_ignored = { $seat-name }, maître de guilde, ignore la perte.
runewars-event-rune_moved = { $seat-name } déplace une rune de { $source-name } à { $area-name }.
runewars-event-picked_player = { $seat-name } choisit { $other-name }.
runewars-event-activated = { $seat-name } active { $area-name }.
runewars-event-units_move = { $number } × { $unit-name } de { $source-name } à { $area-name }.
runewars-event-hero_moves = { $hero-name } va de { $source-name } à { $area-name }.
runewars-event-units_placed = { $number } × { $unit-name } à { $area-name }.
runewars-event-units_destroyed = { $area-name } : perte de { $number } × { $unit-name }.
runewars-event-neutrals_ally = Les unités neutres de { $area-name } s'allient à { $seat-name }.
runewars-event-neutrals_leave = Les alliés de { $seat-name } à { $area-name } redeviennent neutres.
runewars-event-diplomacy = { $seat-name } tente la diplomatie à { $area-name }, pour { $amount } d'influence.
runewars-event-tongue = { $seat-name } joue { $tactics-name }.
runewars-event-falls_back = { $seat-name } recule de { $source-name } à { $area-name }.
runewars-event-peasant_stays = Un paysan reste à { $area-name }.
runewars-event-peasant_goes = Le paysan de { $area-name } est parti.
runewars-event-wasteland = { $area-name } devient une désolation.
runewars-event-ice =
    { $number ->
        [one] { $area-name } : la zone est gelée.
       *[other] { $area-name } : la zone est gelée, avec { $number } jetons glace.
    }
runewars-event-land_heals = { $area-name } n'a plus ni désolation ni glace.
runewars-event-development = Développement bâti à { $area-name } : { $development-name }.
runewars-event-development_goes = Développement perdu à { $area-name } : { $development-name }.
runewars-event-card_bought = { $seat-name } achète { $improvement-name }.
runewars-event-capital_rises = Une capitale s'élève à { $area-name }.
runewars-event-title = { $seat-name } prend le titre { $title-name }, pour { $amount } d'influence.
runewars-event-repaired = La forteresse de { $area-name } est réparée.
runewars-event-built = { $seat-name } bâtit une forteresse à { $area-name }.
runewars-event-torn_down = La forteresse de { $area-name } est démolie.
runewars-event-battle =
    { $player ->
        [hidden] { $seat-name } attaque { $area-name }.
        [none] { $seat-name } attaque les unités neutres de { $area-name }.
        [0] { $seat-name } attaque les unités neutres de { $area-name }.
       *[other] { $seat-name } attaque { $player-name } à { $area-name }.
    }
runewars-event-battle_over = { $army-name } : victoire à { $area-name }, attaque { $attack } contre défense { $defence }.
runewars-event-battle_called_off = Le combat de { $area-name } est annulé.
runewars-event-supports = { $seat-name } : { $leader-name } soutient { $unit-name }.
runewars-event-fights = { $army-name } : { $unit-name } pioche.
runewars-event-fate_announced = { $army-name } : { $tactics-name } sert de carte destin.
runewars-event-fate_taken =
    { $fate ->
        [hidden] { $army-name } : une carte destin piochée.
       *[other] { $army-name } : carte destin { $fate-name }.
    }
runewars-event-fate_shown =
    { $result ->
        [miss] { $army-name } : échec.
        [special] { $army-name } : spécial.
        [rout] { $army-name } : déroute { $amount }.
       *[other] { $army-name } : { $result-name } { $amount }.
    }
runewars-event-tactics_shown = { $army-name }, { $tactics-name } : { $result-name } { $amount }.
runewars-event-played = { $seat-name } joue { $tactics-name }.
runewars-event-taken_back = { $seat-name } reprend { $tactics-name }.
runewars-event-commanded = { $seat-name } utilise { $command-name }.
runewars-event-passed_ahead =
    { $given ->
        [0] { $seat-name } veut qu'on lui redemande : { $window-name }.
       *[other] { $seat-name } passe d'avance : { $window-name }.
    }
runewars-event-unit_hit = { $army-name } : { $unit-name } prend { $amount } de dégâts.
runewars-event-unit_routed = { $army-name } : { $unit-name } en déroute.
runewars-event-unit_destroyed = { $army-name } perd : { $unit-name }.
runewars-event-unit_stands = { $army-name } : { $unit-name } se relève.
runewars-event-units_raised = { $army-name } : { $amount } × { $unit-name } de plus.
runewars-event-units_flee =
    { $amount ->
        [one] { $amount } unité se retire de { $source-name } à { $area-name }.
       *[other] { $amount } unités se retirent de { $source-name } à { $area-name }.
    }
runewars-event-units_lost = Aucune issue à { $area-name } : perte de { $amount } × { $unit-name }.
runewars-event-defence_used = { $seat-name } défausse le développement défensif de { $area-name }.
runewars-event-stronghold_turned = La forteresse de { $area-name } est endommagée.
runewars-event-stronghold_taken = { $seat-name } conquiert la forteresse de { $area-name }.
runewars-event-stronghold_replaced = { $seat-name } met une forteresse à { $area-name }.
runewars-event-looked_at = { $seat-name } regarde une carte de { $player-name } : { $tactics-name }.
runewars-event-card_barred = { $seat-name } interdit { $tactics-name } de { $player-name } pour ce combat.
runewars-event-hero_drawn = { $seat-name } pioche { $hero-name }.
runewars-event-hero_placed = { $seat-name } : { $hero-name } apparaît à { $area-name }.
runewars-event-deserted = { $hero-name } quitte { $seat-name }.
runewars-event-hero_moved = { $hero-name } va de { $source-name } à { $area-name }.
runewars-event-hero_damaged = { $hero-name } subit { $amount } de dégâts.
runewars-event-hero_healed = { $hero-name } soigne { $amount } de dégâts.
runewars-event-hero_routed = { $hero-name } est en déroute.
runewars-event-hero_defeated = { $hero-name } ({ $seat-name }) est hors de combat.
runewars-event-trained = { $hero-name } entraîne un attribut de { $amount } : { $attribute-name }.
runewars-event-reward_drawn = { $hero-name } reçoit { $reward-name }.
runewars-event-reward_shown = { $hero-name } utilise { $reward-name }.
runewars-event-reward_discarded = { $hero-name } défausse { $reward-name }.
runewars-event-reward_passed = { $hero-name } donne à { $rival-name } : { $reward-name }.
runewars-event-reward_won = { $hero-name } gagne { $reward-name }.
runewars-event-spoils_left =
    { $amount ->
        [one] { $amount } récompense reste à { $area-name }.
       *[other] { $amount } récompenses restent à { $area-name }.
    }
runewars-event-spoils_taken =
    { $amount ->
        [one] { $hero-name } prend { $amount } récompense.
       *[other] { $hero-name } prend { $amount } récompenses.
    }
runewars-event-quest_phase = La phase de quête commence.
runewars-event-quest_drawn = { $seat-name } pioche { $quest-name }.
runewars-event-quest_discarded = { $seat-name } défausse { $quest-name }.
runewars-event-quest_attempted = { $hero-name } tente { $quest-name }.
runewars-event-quest_completed = { $hero-name } accomplit { $quest-name }.
runewars-event-quest_failed = { $hero-name } échoue : { $quest-name }.
runewars-event-hero_card = { $seat-name } joue { $tactics-name } pour { $hero-name }.
runewars-event-hand_seen = { $seat-name } regarde les cartes tactique de { $other-name }.
runewars-event-card_seen = { $seat-name } voit { $tactics-name }.
runewars-event-stronghold_broken = La forteresse de { $area-name } est endommagée.
runewars-event-duel_begins = { $hero-name } défie { $rival-name }.
runewars-event-units_duel = { $hero-name } affronte { $amount } × { $unit-name }.
runewars-event-ability_used = { $hero-name } utilise sa capacité.
runewars-event-reward_blocked = { $hero-name } : { $reward-name } ne peut servir.
runewars-event-announced_in_duel = { $hero-name } utilise { $tactics-name } comme carte destin.
runewars-event-unit_damaged = { $unit-name } prend { $amount } de dégâts.
runewars-event-unit_defeated = { $unit-name } : hors de combat.
runewars-event-unit_killed = { $hero-name } détruit { $unit-name }.
runewars-event-called_off = { $hero-name } annule le duel.
runewars-event-duel_ends = Le duel est fini.
runewars-event-explored = À { $area-name } : { $token-name }.
runewars-event-token_seen =
    { $token ->
        [hidden] { $seat-name } regarde le jeton exploration de { $area-name }.
       *[other] { $seat-name } voit le jeton exploration de { $area-name } : { $token-name }.
    }
runewars-event-token_gone = Jeton retiré à { $area-name } : { $token-name }.
runewars-event-city_rises = La Cité engloutie s'élève à { $area-name }.
runewars-event-tokens_removed =
    { $amount ->
        [one] { $amount } jeton désolation ou glace quitte { $area-name }.
       *[other] { $amount } jetons désolation ou glace quittent { $area-name }.
    }
runewars-event-ice_on_area = Un jeton glace est posé à { $area-name }.
runewars-event-card_played = { $seat-name } joue { $tactics-name }.
runewars-event-countered = { $seat-name } annule { $tactics-name } par Contresort.
runewars-event-order_taken_back = { $seat-name } reprend { $order-name }.
runewars-event-token_placed = Un jeton d'activation de { $seat-name } est à { $area-name }.
runewars-event-stronghold_now = { $area-name }, { $seat-name } : { $state-name }.
runewars-event-neutrals_lured = Les unités neutres de { $source-name } vont à { $area-name }.
runewars-event-card_handed = { $seat-name } donne { $tactics-name } à { $other-name }.
runewars-event-card_stolen = { $seat-name } prend { $tactics-name } à { $other-name }.
runewars-event-hand_looked_at = { $seat-name } voit dans la main de { $other-name } : { $number } × { $tactics-name }.
runewars-event-bonus_lost = { $seat-name } perd le bonus de suprématie de cette saison.
runewars-event-left_out = { $seat-name } ne prend pas part à cette enchère.
runewars-event-objective_met = { $seat-name } réalise { $objective-name }.
runewars-event-objective_replaced = { $seat-name } remplace l'objectif { $objective-name }.
runewars-event-league_led = { $seat-name } mène la Ligue des héros : 3 récompenses pour une rune de dragon.
runewars-event-claimed = { $seat-name } revendique la victoire : la carte victoire est sur le paquet { $season-name }.
runewars-event-claim_failed = { $season-name } : la revendication de { $seat-name } échoue.
runewars-event-claim_proved = { $season-name } : la revendication de { $seat-name } tient.
runewars-event-obscene_moved = { $seat-name } : un Obscène va de { $source-name } à { $area-name }.
runewars-event-commander_drawn = { $seat-name } pioche { $commander-name }.
runewars-event-commander_lost = { $seat-name } perd { $commander-name }.

## Avant une partie

runewars-blurb = Des runes de dragon sont tombées sur Terrinoth. Quatre factions envoient armées et héros s'en saisir : qui en tient six gagne.
runewars-option-ruleset = Règles
runewars-option-ruleset-original = Édition originale : six ans, six runes gagnent aussitôt
runewars-option-ruleset-revised = Édition révisée : sept ans, la victoire se prouve
runewars-option-bow = Extension Banners of War
runewars-option-bow-true = Avec l'extension
runewars-option-bow-false = Jeu de base seul
runewars-option-board = Plateau
runewars-option-board-preset = Tout fait
runewars-option-board-build = Construit par les joueurs
runewars-option-homes = Royaumes d'origine
runewars-option-homes-build = Placés par les joueurs
runewars-option-homes-preset = Tout faits, sur leur plateau
runewars-option-factions = Factions
runewars-option-factions-choose = Au choix des joueurs
runewars-option-factions-deal = Tirées au sort
runewars-option-exploration = Jetons exploration
runewars-option-exploration-true = Dans chaque zone hors des royaumes
runewars-option-exploration-false = Aucun
runewars-option-epic = Partie épique
runewars-option-epic-true = Huit ans, sept runes
runewars-option-epic-false = Durée habituelle
runewars-option-development_cards = Cartes développement
runewars-option-development_cards-true = En vente avec le bonus de Récolte
runewars-option-development_cards-false = Aucune
runewars-option-commanders = Commandants
runewars-option-commanders-true = Un héros mène l'armée
runewars-option-commanders-false = Aucun
runewars-option-free_cities = L'essor des Cités libres
runewars-option-free_cities-true = Cités plus riches, certaines avec une rune de dragon
runewars-option-free_cities-false = Cités habituelles
runewars-option-road_to_victory = La route de la victoire
runewars-option-road_to_victory-true = La victoire se revendique et doit tenir un an
runewars-option-road_to_victory-false = Assez de runes gagnent aussitôt
runewars-preset-standard = Standard
runewars-preset-standard-about = Banners of War sur un plateau tout fait ; les règles originales.
runewars-preset-first_game = Première partie
runewars-preset-first_game-about = Les factions sont tirées au sort et tout est prêt : commencez au premier printemps.
runewars-preset-build = Bâtir le pays
runewars-preset-build-about = Vous posez la carte tuile par tuile avant de vous la disputer.
runewars-preset-base = Jeu de base
runewars-preset-base-about = Sans l'extension.
runewars-preset-revised = Édition révisée
runewars-preset-revised-about = Sept ans ; les héros marchent et soutiennent ; la victoire se revendique.
runewars-preset-epic = Épique
runewars-preset-epic-about = Huit ans et une rune de plus.
runewars-preset-everything = Tout
runewars-preset-everything-about = Tous les modules de Banners of War à la fois. Pas pour une première partie.

## La table en texte

runewars-board-year = Année
runewars-board-set_up = Mise en place
runewars-board-runes = runes de dragon
runewars-board-needed = à réunir
runewars-board-influence = influence
runewars-board-tactics = Tactique
runewars-board-quests = Quêtes
runewars-board-dials = Cadrans
runewars-board-orders = Ordres
runewars-board-hand = Main
runewars-board-fate_discard = Défausse Destin
runewars-board-new = nouvelle
runewars-board-objective = Objectif
runewars-board-routed = en déroute
runewars-board-damage = dégâts
runewars-board-activated = activée
runewars-board-neutral = Neutre
runewars-board-heroes = Héros
runewars-board-rewards = Récompenses
runewars-board-battle = Combat
runewars-board-wasteland = désolation
runewars-board-ice = glace
runewars-board-peasant = paysan
runewars-board-row = rang
runewars-board-water = eau
runewars-board-mountain = montagne
runewars-board-strength = force
runewars-board-far = jeton exploration (2+)
runewars-board-near = jeton exploration (1)
runewars-board-signs = Signes : P1:3-1 trois unités du joueur 1 debout, une couchée ; n neutre ; S forteresse, K capitale (s, k endommagées) ; C cité ; R rune de dragon, f fausse rune, ? cachée ; h héros ; x désolation ; i glace ; e jeton exploration ; * jeton d'activation; ! marqueur de combat

## Refus

why-RUN-ORD-03 = Tu as déjà utilisé { $order-name }. Les cartes ordre utilisées restent visibles jusqu'au printemps.
why-RUN-BOW-06 = Cela vient de Banners of War, qui n'est pas en jeu.
why-RUN-ORD-06 = Long hiver : tu reprends une de tes cartes ordre utilisées.
why-RUN-QST-10 = Cette carte destin n'est pas parmi celles que tu as piochées.
why-RUN-TAC-04 =
    { $held ->
        [-1] Tu n'as pas cette carte en main.
       *[other] Tu n'as pas { $tactics-name } en main.
    }
why-RUN-ORD-04 = Le bonus de suprématie revient au nombre le plus haut de tes cartes ordre visibles.
why-RUN-SET-02 = Cette faction est prise.
why-RUN-MAP-03 = Ce n'est pas une de tes tuiles.
why-RUN-MAP-29 = De là, les autres tuiles, marqueurs ou royaumes ne trouveraient plus de place.
why-RUN-MAP-04 = Une tuile doit tenir et toucher au moins deux zones du plateau avec au moins deux des siennes.
why-RUN-MAP-05 = Des bordures de montagne ou d'eau ne peuvent se toucher.
why-RUN-MAP-07 = La tuile qui suit les Sables engloutis touche deux de ses côtés avec deux zones différentes.
why-RUN-MAP-08 = Deux côtés des Sables engloutis doivent border deux zones différentes.
why-RUN-MAP-09 = Ni montagne ni eau contre la bordure jaune des Sables engloutis.
why-RUN-MAP-11 = Un marqueur est au bord du plateau, contre au moins trois bordures ouvertes et assez loin des autres.
why-RUN-MAP-12 = Il faut au moins trois zones entre deux marqueurs.
why-RUN-ORIG-02 = Il faut au moins quatre zones entre deux marqueurs.
why-RUN-MAP-18 = Ton royaume doit couvrir un marqueur libre de deux zones, et des bordures colorées ne peuvent se toucher.
why-RUN-MAP-19 = Des royaumes ne peuvent être adjacents.
why-RUN-SET-08 = La première forteresse est dans ton propre royaume.
why-RUN-SET-10 = Tu peux en remplacer au plus { $most }.
why-RUN-SET-09 = Tu peux y en placer au plus { $most } : 8 unités par zone, et pas plus qu'il n'en reste.
why-RUN-SET-11 = Ton premier héros commence dans ton royaume.
why-RUN-CMD-02 = Ton commandant est un de tes propres héros.
why-RUN-ORIG-01 = Tes premières runes sont dans ton royaume.
why-RUN-MAP-16 = Les premières runes vont dans des zones sans rune, non adjacentes à un marqueur de royaume.
why-RUN-RUNE-01 = Ce n'est pas une zone pour cela : une nouvelle rune va dans une zone amie ou non contrôlée, sans rune.
why-RUN-RUNE-04 = Un jeton rune s'y trouve déjà.
why-RUN-REV-01 = Tu n'y contrôles aucun jeton rune.
why-RUN-REV-05 = Ce jeton est déjà visible.
why-RUN-REV-02 = Il faut une rune de dragon.
why-RUN-ORD8-04 = Les runes se déplacent entre deux zones que tu contrôles, dont une au moins a un jeton.
why-RUN-BID-01 = Tu as { $influence } d'influence : offre au plus { $most }.
why-RUN-BID-02 = Ce joueur n'est pas à égalité.
why-RUN-SEA-02 = La carte saison ne le permet pas.
why-RUN-DES-05 = Aucun jeton désolation ne peut aller là : ni dans un royaume, ni avec un autre jeton désolation ou glace.
why-RUN-CRY-05 = Aucun jeton glace ne peut aller là : ni dans un royaume, ni avec un jeton désolation.
why-RUN-BID-05 = Il n'y a pas de rune cachée dans une zone contrôlée.
why-RUN-MOV-03 = Ton jeton d'activation est déjà en { $area-name }.
why-RUN-TERM-10 = Personne ne peut agir là : les figurines en déroute et celles des autres restent où elles sont.
why-RUN-MOV-02 = Ton jeton d'activation est en { $area-name } : les unités ne peuvent en sortir.
why-RUN-MOV-01 =
    { $away ->
        [-1] Les unités n'y vont que par des zones amies ou vides, et il n'y a pas de tel chemin.
       *[other] C'est hors de portée : les figurines de là-bas avancent de { $reach } { $reach ->
            [one] zone
           *[other] zones
        }, et c'est à { $away }.
    }
why-RUN-CARD-06 = Un effet de cette saison l'interdit.
why-RUN-ORD2-03 = Cela engagerait un second combat.
why-RUN-ORD2-04 = Tu as déjà combattu, tu dois reculer.
why-RUN-CARD-01 = Cela n'aurait aucun effet maintenant, ou tu ne peux pas le payer.
why-RUN-MOV-13 = Avec plus de 8 unités il n'y a pas de diplomatie ; { $units } sont venues jusqu'ici.
why-RUN-NEU-11 = Des unités neutres alliées ne peuvent y finir leur déplacement sans unités de ta faction.
why-RUN-ORD1-01 = Stratégie déplace tes unités et tes héros vers une zone adjacente qui leur est ouverte.
why-RUN-MOV-15 = Un héros en déroute ne peut se déplacer.
why-RUN-CMD-27 = Un commandant se déplace comme une unité, et n'entre dans une telle zone qu'avec des unités.
why-RUN-MOV-14 = Les héros ne se déplacent pas avec cet ordre.
why-RUN-RWD-01 = Aucun de tes héros n'a cette récompense pour cela.
why-RUN-EXPL-07 = Il faut 1 point d'influence, des figurines à déplacer et au moins deux portails visibles.
why-RUN-ORD2-01 = Des unités de cette zone ont déjà été choisies.
why-RUN-ORD1-02 = Chaque figurine ne va qu'une fois, dans une zone adjacente.
why-RUN-ORD1-03 = Les unités d'une zone qui porte ton jeton d'activation y restent.
why-RUN-PEA-02 = Un paysan ne reste que là d'où tu viens de partir avec toutes tes unités.
why-RUN-MOV-11 = Tu n'as pas cette unité ici, ou il ne peut pas en venir autant.
why-RUN-NEU-02 = La diplomatie coûte de 1 à 6 d'influence, et tu en as { $influence }.
why-RUN-TAC-02 =
    { $held ->
        [-1] Cette carte ne peut pas encore servir, ou tu ne l'as pas.
        [0] Tu n'as pas { $tactics-name } en main.
       *[other] Tu as pioché { $tactics-name } cette saison : utilise-la dès la saison suivante.
    }
why-RUN-NEU-06 = Tes unités reculent vers une zone adjacente amie ou vide.
why-RUN-RES-01 =
    { $space ->
        [-1] Ce cadran ne peut pas aller plus loin.
       *[other] Ton cadran ({ $dial-name }) est à { $space } et ne peut pas aller plus loin.
    }
why-RUN-ORD4-03 = Avec le bonus de Récolte tu bâtis un développement pour 1 bois.
why-RUN-STR-06 = Un développement demande une de tes forteresses qui a encore de la place.
why-RUN-LIM-03 = Tu n'as là aucun jeton de ce genre à abandonner.
why-RUN-BOW-02 = Les cartes développement ne sont pas en jeu.
why-RUN-DCRD-02 = Une carte développement par bonus de Récolte.
why-RUN-DCRD-01 = C'est une carte développement d'une autre faction.
why-RUN-DCRD-04 = Tu as déjà cette carte développement.
why-RUN-DCRD-03 = Tes cadrans ne suffisent pas pour { $improvement-name } : nourriture { $food }, bois { $wood }, minerai { $ore }.
why-RUN-CAP-09 = La capitale prend la place d'une de tes forteresses de ton royaume.
why-RUN-ORD5-04 = Le bonus recrute avec une autre ressource.
why-RUN-ORD5-01 = Ce cadran n'apporte pas d'unités.
why-RUN-GAR-06 = Garnison apporte des triangles de ta faction.
why-RUN-ORD5-06 = Tu peux en remplacer au plus { $most }, une pour une.
why-RUN-ORD5-05 = Tu n'as pas cette unité dans une zone amie.
why-RUN-ORD5-03 = Tu n'en as gagné que { $most }.
why-RUN-ORD6-02 =
    { $most ->
        [-1] Il ne reste pas autant de figurines.
       *[other] Seulement { $most } peuvent venir : il ne reste pas assez de figurines.
    }
why-RUN-ORD6-01 = Cette cité ne l'offre pas maintenant.
why-RUN-ORD6-05 = Il faut l'influence, et assez de cartes héros. Tu as { $influence } d'influence.
why-RUN-CMD-09 = Les cartes commandant demandent un commandant, l'influence et assez de cartes ; et ce doit être une des tiennes.
why-RUN-ORD7-02 = Il y a { $amount } d'influence sur { $title-name } : dépense davantage. Tu en as { $influence }.
why-RUN-ORD8-01 = Tu as déjà fait cette partie de Fortification.
why-RUN-ORD8-03 = Une réparation coûte 1 minerai, et la forteresse doit être endommagée. Tu as { $ore } minerai.
why-RUN-ORD8-02 = Une forteresse coûte 1 bois et 1 minerai et se dresse dans une zone que tu contrôles. Tu as { $wood } bois et { $ore } minerai.
why-RUN-STR-03 = Là où se trouve une forteresse ou une cité, on ne bâtit rien.
why-RUN-STR-04 = On ne bâtit rien sur les Sables engloutis.
why-RUN-CAP-05 = Une capitale perdue se rebâtit dans ton royaume, pour 2 minerais et 1 bois.
why-RUN-STR-05 = Tu n'as pas là de forteresse à déplacer.
why-RUN-BAT-08 = Un de tes types debout de ce rang, qui n'a pas pioché, combat maintenant.
why-RUN-TAC-01 =
    { $held ->
        [-1] Ce n'est pas le moment pour cela, ou tu ne l'as pas.
        [0] Tu n'as pas { $tactics-name } en main.
       *[other] Ce n'est pas le moment pour { $tactics-name }.
    }
why-RUN-BAT-48 =
    { $held ->
        [-1] La même carte vient d'être jouée à ce moment.
       *[other] Tu viens de jouer { $tactics-name } : pas deux fois au même moment.
    }
why-RUN-CMD-12 = Ton commandant ne peut pas faire cela maintenant.
why-RUN-TFC-01 = Ce n'est pas une carte tactique du destin.
why-RUN-TFC-04 = Une carte tactique du destin ne peut servir dans la saison où elle a été piochée.
why-RUN-TFC-06 = Pas plus de cartes tactique du destin que le type n'en piocherait.
why-RUN-BAT-49 = Cette carte n'est pas parmi celles qu'a piochées ton camp.
why-RUN-BAT-20 = Les dégâts vont d'abord à une unité endommagée, puis à une unité debout.
why-RUN-BAT-19 = Une déroute va d'abord à une unité debout intacte.
why-RUN-BAT-22 = Une unité debout est détruite d'abord.
why-RUN-CARD-02 = Cette unité n'est pas une cible pour cela.
why-RUN-CARD-03 = Ce choix n'est pas possible ici.
why-RUN-CARD-04 =
    { $most ->
        [-1] Il n'y a pas autant de figurines pour cela.
       *[other] Il n'y en a que { $most }.
    }
why-RUN-RET-02 = Les unités se retirent dans une zone adjacente amie, ou vide s'il n'y en a pas.
why-RUN-RET-06 = Un héros se retire dans une zone adjacente.
why-RUN-BAT-39 = Tu ne peux en démolir une que si toutes tes forteresses sont en jeu.
why-RUN-BAT-04 = Un héros qui soutient est debout dans le combat, chacun à côté d'un autre type d'unité.
why-RUN-BAT-28 = Une option qui peut être remplie en entier doit être prise.
why-RUN-WINDOW-02 = Tu y passes déjà d'avance, ou on te le demande déjà.
why-RUN-QST-01 = Ce héros n'est pas à toi ou a déjà agi.
why-RUN-QST-02 =
    { $away ->
        [-1] { $hero-name } ne peut pas y aller.
       *[other] C'est trop loin pour { $hero-name } : à { $away } zones, et il en reste { $reach }.
    }
why-RUN-QST-04 = Les héros ne se soignent qu'en zone amie, et s'ils ont des dégâts.
why-RUN-QST-05 = Chaque attribut ne s'entraîne qu'une fois.
why-RUN-QST-03 = Tu n'as pas cette carte quête en main.
why-RUN-QST-09 = Cette quête se tente ailleurs, ou ne peut être payée.
why-RUN-DUEL-01 = Il n'y a ici aucun héros ennemi de ce nom à défier.
why-RUN-DUEL-08 = Un héros en déroute ne peut engager un duel.
why-RUN-CMD-04 = Les commandants ne prennent pas part aux quêtes.
why-RUN-CMD-08 = Un commandant ne peut quitter une zone activée, ni se déplacer en déroute.
why-RUN-RWD-02 = Les récompenses ne changent de mains qu'entre héros d'un même joueur au même endroit.
why-RUN-RWD-03 = Une arme et une armure au plus par duel.
why-RUN-RWD-04 = Cette récompense est bloquée dans ce duel.
why-RUN-DUEL-09 = Ce n'est pas une carte tactique du destin utilisable dans ce duel.
why-RUN-HER-04 = Un nouveau héros apparaît dans une de tes forteresses.
why-RUN-ORD6-04 = Ce héros n'est pas parmi ceux piochés.
why-RUN-HER-02 = La capacité du héros ne peut servir maintenant.
why-RUN-DUEL-12 = Il n'y a pas de récompenses à y prendre.
why-RUN-EXPL-10 = Cela coûte 3 d'influence, et tu en as { $influence }.
why-RUN-REV-06 = Il n'y a pas de rune cachée à révéler.
why-RUN-TAC-06 = Choisis au plus { $most } : 3 d'influence, et pas plus que n'en a le joueur.
why-RUN-OBJ-01 = Ton objectif n'est pas rempli.
why-RUN-TITLE-05 = Le Capitaine fait cela une fois à chacun de ses tours, avec 3 récompenses.
why-RUN-TITLE-06 = Ce héros n'a pas cette carte.
why-RUN-ROAD-01 = Dans cette partie on ne revendique pas la victoire.
why-RUN-ROAD-11 = Tu contrôles { $runes } runes de dragon et il t'en faut { $needed }. Tu révèles juste autant que la preuve en demande.
why-RUN-ROAD-06 = Une carte victoire est déjà sur ce paquet. Attends la saison suivante.
why-RUN-ROAD-07 = La dernière année on ne revendique pas la victoire.
why-RUN-ROAD-09 = Ta carte victoire est déjà sur un paquet.
why-RUN-EXPL-05 =
    { $units ->
        [-1] Tu retires un tel jeton dans une zone que tu contrôles avec au moins 6 unités.
       *[other] Tu retires un tel jeton dans une zone que tu contrôles avec au moins 6 unités ; en { $area-name } il y en a { $units }.
    }
why-RUN-DCRD-09 = Tu n'as pas acheté Gouffre sans fond, ou aucun Obscène debout ne peut y aller.
why-RUN-EPIC-04 = Seule une carte qui demande une rune cachée est remplacée.
why-RUN-CMD-17 = Ton nouveau commandant est un autre de tes héros dans une de tes forteresses.

## Remarques

runewars-remark-act_with = à { $area-name }
runewars-remark-activate =
    { $relation ->
        [friendly] à toi, unités debout : { $units }
        [enemy] combat contre { $player-name }, unités debout : { $units }
        [neutral] unités neutres : { $units }
       *[other] vide
    }
runewars-remark-units = { $area-name } porterait { $units } de tes unités : seules 8 peuvent y rester
runewars-remark-move_from = { $area-name } porterait { $units } de tes unités : seules 8 peuvent y rester
runewars-remark-move_to = { $area-name } porterait { $units } de tes unités : seules 8 peuvent y rester
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

## Raisons des conseils

runewars-reason-runes = Cela t'apporte plus de runes de dragon.
runewars-reason-areas = Cela te donne plus de zones.
runewars-reason-army = Cela te donne une armée plus forte.
runewars-reason-home_guard = Cela garde ton royaume.
runewars-reason-strongholds = Cela te donne plus de forteresses.
runewars-reason-heroes = Cela aide tes héros.
runewars-reason-rewards = Cela t'apporte des récompenses.
runewars-reason-influence = Cela te laisse plus d'influence.
runewars-reason-tactics = Cela te laisse plus de cartes tactique.
runewars-reason-dials = Cela te donne plus de ressources.
runewars-reason-cities = Cela te donne plus de cités.
runewars-reason-titles = Cela t'apporte ou te garde un titre.
runewars-reason-prey = Cela rapproche ton armée de runes qu'elle peut prendre.
runewars-reason-danger = Cela laisse moins de tes runes en danger.
runewars-reason-others = Cela dessert les autres.

## Glossaire

runewars-term-dragon_rune = Rune de dragon
runewars-term-dragon_rune-about = Ce qui fait gagner. Elle est cachée dans une zone, et qui contrôle la zone la possède.
runewars-term-false_rune = Fausse rune
runewars-term-false_rune-about = De dos comme une rune de dragon, mais sans valeur.
runewars-term-area = Zone
runewars-term-area-about = Un hexagone de la carte. Il donne nourriture, bois et minerai à qui le contrôle.
runewars-term-home = Royaume d'origine
runewars-term-home-about = Les trois zones de ta faction où tu commences.
runewars-term-control = Contrôle
runewars-term-control-about = Tu contrôles une zone par tes unités ou ta forteresse.
runewars-term-friendly = Zone amie
runewars-term-friendly-about = Une zone que tu contrôles.
runewars-term-empty = Zone vide
runewars-term-empty-about = Personne ne la contrôle, et aucune unité n'y est.
runewars-term-stronghold = Forteresse
runewars-term-stronghold-about = Défend une zone avec une force de 5, endommagée de 3. Tu y recrutes et y places des héros.
runewars-term-activation = Jeton d'activation
runewars-term-activation-about = Il est là où tu as marché ; jusqu'au printemps tes unités n'en repartent pas.
runewars-term-routed = En déroute
runewars-term-routed-about = Une figurine couchée. Elle ne combat ni ne bouge avant de se relever au printemps.
runewars-term-neutral = Unité neutre
runewars-term-neutral-about = N'est à personne tant que la diplomatie ne la gagne pas ; alors elle combat pour toi.
runewars-term-order = Carte ordre
runewars-term-order-about = Ce que tu fais cette saison. Le nombre dit qui passe d'abord.
runewars-term-bonus = Bonus de suprématie
runewars-term-bonus-about = À toi si l'ordre a le nombre le plus haut de tes cartes ordre visibles cette année.
runewars-term-dial = Cadran
runewars-term-dial-about = Montre nourriture, bois et minerai. Recrues et symboles jusqu'à la flèche sont à toi.
runewars-term-influence = Influence
runewars-term-influence-about = Paie enchères, diplomatie, titres et héros, et départage.
runewars-term-fate = Carte destin
runewars-term-fate-about = Décide des combats, tests et duels : une ligne par socle et un symbole or, argent ou rouge.
runewars-term-tactics = Carte tactique
runewars-term-tactics-about = Se joue au moment qu'elle indique, mais pas dans la saison où elle est piochée.
runewars-term-tactical_fate = Carte tactique du destin
runewars-term-tactical_fate-about = Une carte tactique à lignes de destin ; elle peut servir au lieu d'une carte destin piochée.
runewars-term-initiative = Initiative
runewars-term-initiative-about = Le rang, 1 à 5, où un type d'unité agit dans un combat.
runewars-term-special = Capacité spéciale
runewars-term-special-about = Ce que fait un type d'unité pour chaque symbole spécial pioché.
runewars-term-strength = Force
runewars-term-strength-about = Unités debout, forteresses et bonus, comptés à la fin d'un combat. L'égalité va au défenseur.
runewars-term-quest_phase = Phase de quête
runewars-term-quest_phase-about = Été : chaque héros se déplace, se soigne ou s'entraîne, puis peut tenter un duel ou une quête.
runewars-term-reward = Carte récompense
runewars-term-reward-about = Ce qu'un héros gagne par quêtes et duels. Secrète jusqu'à son usage.
runewars-term-wasteland = Désolation
runewars-term-wasteland-about = Une zone qui ne donne plus rien.
runewars-term-ice = Jeton glace
runewars-term-ice-about = Gèle l'eau autour d'une zone ; elle ne donne rien tant que la glace est là.
runewars-term-commander = Commandant
runewars-term-commander-about = Un héros qui combat avec l'armée et l'aide par une carte commandant.

## Aide de jeu

runewars-aid-1-title = But
runewars-aid-1 = Tiens six runes de dragon : tu gagnes aussitôt, ou, avec la route de la victoire, quand ta revendication a tenu un an. Sinon, qui a le plus de runes de dragon après le sixième hiver gagne (le septième dans les règles révisées).
runewars-aid-2-title = Une saison
runewars-aid-2 = 1. Une carte saison est appliquée. 2. Printemps : tout se relève, ordres et jetons d'activation reviennent. Été : phase de quête. Automne : 2 points d'influence ou une carte tactique. Hiver : dans chaque zone, les unités que ta nourriture ne suffit pas à nourrir sont perdues, l'eau gèle. 3. Chacun choisit un ordre en secret. 4. Le plus petit nombre commence. Le bonus est à toi si l'ordre a le nombre le plus haut de tes ordres visibles.
runewars-aid-3-title = Ordres
runewars-aid-3 = 0 Garnison : +2 en défense ; 2 triangles. 1 Stratégie : déplacements sans activation ; cartes tactique. 2 Mobilisation : marche ; encore. 3 Conquête : marche ; forteresses −3. 4 Récolte : règle les cadrans ; développements. 5 Recrutement : un cadran ; un second. 6 Ralliement : cités ; héros. 7 Pouvoir : influence ; un titre. 8 Fortification : bâtir, réparer, déplacer des runes.
runewars-aid-4-title = Marche
runewars-aid-4 = Active une zone sans ton jeton. Des unités viennent de 2 zones de distance au plus, les rapides de 3, par des zones amies ou vides ; les volantes franchissent montagne et eau. 8 au plus restent. Unités neutres : diplomatie (or : elles te rejoignent, argent : elles partent, rouge : combat ou recul) ou combat.
runewars-aid-5-title = Combat
runewars-aid-5 = Rangs 1 à 5, un type d'unité de chaque camp à la fois. Chaque unité pioche une carte destin ; la ligne de son socle compte : spéciaux, puis déroutes, puis dégâts. Ensuite chaque unité debout compte 1, une forteresse 5 (endommagée 3). L'égalité va au défenseur. Le perdant se retire, en déroute.
runewars-aid-6-title = Héros
runewars-aid-6 = Va jusqu'à 2 zones, soigne-toi en zone amie, ou entraîne-toi. Après un déplacement : un duel avec un héros ennemi ici, ou une quête. Test : autant de cartes destin que l'attribut, choisis-en une. Duel : quatre tours au plus, la ligne du cercle compte ; une déroute empêche 1 dégât.
runewars-aid-7-title = Runes
runewars-aid-7 = Recevoir une rune de dragon : défausse jusqu'à deux fausses runes, puis une rune de dragon et une fausse vont, cachées, dans deux zones à toi ou non contrôlées. Tu connais les runes des zones que tu contrôles ou qui ont ton héros.

## Leçons

runewars-learn-1 = Leçon, étape 1 : chacun choisit un ordre en secret, et le plus petit nombre commence. Choisis Mobilisation, numéro 2.
runewars-learn-2 = Étape 2 : Mobilisation active une zone. Val-Moulin (5A) est vide et touche Pelgate, où se tient ton armée. Active-la.
runewars-learn-3 = Étape 3 : des unités peuvent venir de 2 zones de distance au plus. Prends celles de Pelgate.
runewars-learn-4 = Étape 4 : garde les Fantassins chez toi. Pelgate abrite une de tes runes de dragon, et qui contrôle la zone a la rune.
runewars-learn-5 = Étape 5 : les deux Chevaliers marchent.
runewars-learn-6 = Étape 6 : personne d'autre ne vient. Val-Moulin est à toi ; sa nourriture et son bois comptent à ta prochaine Récolte.
runewars-learn-7 = Étape 7 : l'ordre a le nombre le plus haut de tes ordres visibles cette année, le bonus de suprématie est donc à toi. Mobilise encore.
runewars-learn-8 = Étape 8 : Haute-Tour (5B) est une cité, à deux zones de Pelgate. Le chemin passe par Val-Moulin, zone amie maintenant. Active Haute-Tour.
runewars-learn-9 = Étape 9 : les Chevaliers ne peuvent pas repartir : ton jeton d'activation les retient à Val-Moulin jusqu'au printemps. Prends des unités de Pelgate.
runewars-learn-10 = Étape 10 : deux Fantassins partent, un reste de garde.
runewars-learn-11 = Étape 11 : la marche est complète. Qui contrôle une cité prend son avantage avec Ralliement.
runewars-learn-end = C'était ton tour d'une saison. Quand tous ont agi, la carte saison suivante est piochée. La leçon suivante porte sur les combats.
runewars-learn-2-1 = Leçon, étape 1 : ton armée est à Port-Soleil, l'ennemi à côté, à Porte de l'Est (3A). Conquiers-la : active Porte de l'Est.
runewars-learn-2-2 = Étape 2 : des unités viennent de Port-Soleil.
runewars-learn-2-3 = Étape 3 : les deux Fantassins.
runewars-learn-2-4 = Étape 4 : les trois Chevaliers.
runewars-learn-2-5 = Étape 5 : les deux Mages novices.
runewars-learn-2-6 = Étape 6 : entre les parties d'un ordre tu peux jouer des cartes. Garde la tienne pour le combat : continue.
runewars-learn-2-7 = Étape 7 : personne d'autre ne vient. Des unités ennemies sont à Porte de l'Est, la marche finit donc en combat.
runewars-learn-2-8 = Étape 8 : au début les deux camps peuvent jouer des cartes. Appel de la foudre inflige 4 dégâts ; l'ennemi décide quelles unités les prennent.
runewars-learn-2-9 = Étape 9 : les types d'unité combattent aux rangs 1 à 5. Tu as deux types au rang 2 et choisis lequel pioche : les Chevaliers, une carte destin chacun.
runewars-learn-2-end = Chaque carte destin a une ligne par socle. D'abord les spéciaux, puis les déroutes, puis les dégâts. Après le rang 5 chaque unité debout compte 1 de force, et l'égalité va au défenseur. Combats jusqu'au bout.
