# War for Chicken Island.

## Leaders

chicken-leader-keekmee = Keekmee
chicken-leader-abigail = Abigail
chicken-leader-ill_pollazzo = Ill Pollazzo
chicken-leader-krakatoa = Krakatoa
chicken-leader-chicken_caesar = Chicken Caesar
chicken-leader-captain_cluckbeard = Capitaine Gloussebarbe
chicken-leader-lady_pluckington = Lady Pluckington
chicken-leader-sir_drumstick = Sir Drumstick
chicken-leader-doctor_eggbert = Docteur Eggbert
chicken-leader-keekmee-about = Après une attaque ratée contre Keekmee, piochez 1 parchemin.
chicken-leader-abigail-about = 1 étoile : déplacez d’1 case un poulet ou soldat adverse à 2 cases au plus d’Abigail.
chicken-leader-ill_pollazzo-about = Une fois par tour, après une réussite sur sa case ou à côté, prenez 1 ressource au défenseur.
chicken-leader-krakatoa-about = Krakatoa et la formation qui l’accompagne peuvent passer sur la lave.
chicken-leader-chicken_caesar-about = Retirer une marque coûte 3 étoiles au lieu de 5 ; en solo, un bouclier en coûte 3 au lieu de 4.
chicken-leader-captain_cluckbeard-about = À distance : attaque jusqu’à 2 cases.
chicken-leader-lady_pluckington-about = À la pioche, piochez 2 parchemins et défaussez-en 1 ; aucun si l’un est une catastrophe.
chicken-leader-sir_drumstick-about = 1 étoile : Sir Drumstick se déplace avec toute partie de sa pile.
chicken-leader-doctor_eggbert-about = Une fois par construction, payez une ressource avec une autre.
chicken-name-leader = un leader

## Machines

chicken-model-soldier_wood = Soldat de bois
chicken-model-soldier_stone = Soldat de pierre
chicken-model-soldier_steel = Soldat d’acier
chicken-model-golem_wood = Golem de bois
chicken-model-golem_rock = Golem de roche
chicken-model-golem_steel = Golem d’acier
chicken-model-car_hammer = Char à marteau
chicken-model-car_spiked = Char à pointes
chicken-model-cannon = Canon
chicken-model-tower_red = Tour rouge
chicken-model-tower_blue = Tour bleue
chicken-model-tower_green = Tour verte
chicken-model-tower_yellow = Tour jaune
chicken-model-tower_purple = Tour violette
chicken-model-tower_orange = Tour orange
chicken-model-tower_white = Tour blanche
chicken-model-tower_black = Tour noire
chicken-model-soldier_wood-about = +1 force par autre soldat à soi sur sa case.
chicken-model-soldier_stone-about = +1 force par autre soldat à soi sur sa case.
chicken-model-soldier_steel-about = +1 force par autre soldat à soi sur sa case.
chicken-model-golem_wood-about = Détruit : prenez jusqu’à 3 ressources de la réserve.
chicken-model-golem_rock-about = Détruit : détruisez un poulet ou soldat adverse voisin.
chicken-model-golem_steel-about = Détruit : ses deux pilotes reviennent à la base.
chicken-model-car_hammer-about = Une fois par phase d’actions, il se déplace gratuitement.
chicken-model-car_spiked-about = Se déplace une fois gratuitement ; un attaquant voisin a -1 force.
chicken-model-cannon-about = À distance : attaque jusqu’à 2 cases. Ne bouge pas.
chicken-model-tower_red-about = Vos pièces voisines ont +1 force à l’attaque.
chicken-model-tower_blue-about = Vos pièces voisines ont +1 armure en défense.
chicken-model-tower_green-about = 1 étoile : jusqu’à 2 de vos poulets détruits reviennent.
chicken-model-tower_yellow-about = 1 étoile : construisez une machine.
chicken-model-tower_purple-about = 1 étoile : piochez 1 parchemin.
chicken-model-tower_orange-about = 1 étoile : déplacez une pièce ou une formation.
chicken-model-tower_white-about = 2 étoiles, à tout moment : un bouclier sur une de vos pièces dans votre territoire ou votre base.
chicken-model-tower_black-about = À distance : attaque jusqu’à 2 cases.
chicken-name-model = une machine

## Scrolls

chicken-scroll-flying_rock = Rocher volant
chicken-scroll-change_now = Échange !
chicken-scroll-sharp_beak = Bec aiguisé
chicken-scroll-steel_talons = Serres d’acier
chicken-scroll-feather_fury = Furie de plumes
chicken-scroll-thick_plumage = Plumage épais
chicken-scroll-eggshell_armour = Armure de coquille
chicken-scroll-iron_coop = Poulailler de fer
chicken-scroll-pecking_order = Hiérarchie du bec
chicken-scroll-double_yolk = Double jaune
chicken-scroll-rotten_egg = Œuf pourri
chicken-scroll-chicken_out = Poule mouillée
chicken-scroll-golden_egg = Œuf d’or
chicken-scroll-plunder = Pillage
chicken-scroll-mother_hen = Mère poule
chicken-scroll-well_thrown_pebble = Caillou bien lancé
chicken-scroll-spy_hen = Poule espionne
chicken-scroll-fresh_straw = Paille fraîche
chicken-scroll-lucky_wishbone = Os porte-bonheur
chicken-scroll-shortcut = Raccourci
chicken-scroll-battle_cry = Cri de guerre
chicken-scroll-hold_the_coop = Tenez le poulailler
chicken-scroll-cluck_alarm = Alarme caquetante
chicken-scroll-forced_march = Marche forcée
chicken-scroll-scavengers = Charognards
chicken-scroll-war_economy = Économie de guerre
chicken-scroll-paid_advisers = Conseillers payés
chicken-scroll-sharpshooters = Tireurs d’élite
chicken-scroll-hot_feet = Pattes chaudes
chicken-scroll-hit_and_run = Frapper et filer
chicken-scroll-bodyguard = Garde du corps
chicken-scroll-earthquake = Séisme
chicken-scroll-eruption = Éruption
chicken-scroll-cyclone = Cyclone
chicken-scroll-tsunami = Tsunami
chicken-scroll-flying_rock-about = +2 force, +4 pour un attaquant à distance.
chicken-scroll-change_now-about = Une autre unité à portée de l’attaquant devient le défenseur.
chicken-scroll-sharp_beak-about = +2 force à l’attaquant.
chicken-scroll-steel_talons-about = +3 force à l’attaquant.
chicken-scroll-feather_fury-about = +4 force à l’attaquant.
chicken-scroll-thick_plumage-about = +2 armure au défenseur.
chicken-scroll-eggshell_armour-about = +3 armure au défenseur.
chicken-scroll-iron_coop-about = +4 armure au défenseur.
chicken-scroll-pecking_order-about = +1 pour votre camp ; piochez 1 parchemin après le combat.
chicken-scroll-double_yolk-about = +2 pour votre camp.
chicken-scroll-rotten_egg-about = Une carte de magie d’un autre joueur ne compte pas.
chicken-scroll-chicken_out-about = Votre défenseur bouge d’1 case ; hors de portée, l’attaque échoue.
chicken-scroll-golden_egg-about = +1 armure ; si votre défenseur tient, il gagne un bouclier.
chicken-scroll-plunder-about = +1 force ; si votre attaque réussit, prenez jusqu’à 2 ressources.
chicken-scroll-mother_hen-about = Si votre défenseur est détruit, ses poulets reviennent à la base.
chicken-scroll-well_thrown_pebble-about = +1 force, +4 si l’attaquant est un poulet.
chicken-scroll-spy_hen-about = Phase d’actions : regardez une main et défaussez-en une carte.
chicken-scroll-fresh_straw-about = Phase d’actions : piochez 2 parchemins.
chicken-scroll-lucky_wishbone-about = Phase d’actions : relancez des dés de votre bannière.
chicken-scroll-shortcut-about = 1 étoile : ce tour, vos pièces passent sur celles des adversaires.
chicken-scroll-battle_cry-about = Vos attaquants ont +1 force.
chicken-scroll-hold_the_coop-about = Vos défenseurs ont +1 armure.
chicken-scroll-cluck_alarm-about = 1 étoile quand on vous attaque : +2 armure dans ce combat, autant de fois que vous payez.
chicken-scroll-forced_march-about = Vos pièces de vitesse 1 ou plus ont +1 vitesse.
chicken-scroll-scavengers-about = Une fois par tour, une récupération de plus.
chicken-scroll-war_economy-about = Chaque machine vous coûte 1 ressource de moins.
chicken-scroll-paid_advisers-about = Piochez 1 parchemin après un combat que vous n’avez pas lancé et où vous en avez joué.
chicken-scroll-sharpshooters-about = Vos pièces à distance portent à 3 cases.
chicken-scroll-hot_feet-about = 1 étoile : votre prochain déplacement peut passer sur la lave.
chicken-scroll-hit_and_run-about = 1 étoile après votre attaque : l’attaquant bouge d’1 case.
chicken-scroll-bodyguard-about = Votre leader a +2 armure tant qu’une de vos unités partage sa case.
chicken-scroll-earthquake-about = Toutes les tuiles lave et neutres se retournent ; puis un poulet peut bouger d’1 case.
chicken-scroll-eruption-about = Tous les poulets et machines voisins d’une tuile lave sont détruits.
chicken-scroll-cyclone-about = Un adversaire perd 2 ressources ; puis un poulet peut bouger d’1 case.
chicken-scroll-tsunami-about = Toute la lave devient neutre ; sans lave, une pièce voisine d’une tuile neutre est détruite.
chicken-name-scroll = un parchemin

## Resources, dice, places, pieces

chicken-good-wood = bois
chicken-good-stone = pierre
chicken-good-steel = acier
chicken-name-good = une ressource
chicken-face-retrieve = récupérer
chicken-face-claw = griffe
chicken-face-star = étoile
chicken-face-plus1 = +1 permanent
chicken-face-plus2 = +2
chicken-face-plus3 = +3
chicken-name-face = un dé
chicken-tile-T1 = Champ de plumes
chicken-tile-T2 = Crête aux trois perchoirs
chicken-tile-T3 = Baie du nid
chicken-tile-T4 = Sentier picoré
chicken-tile-T5 = Long gésier
chicken-tile-T6 = Colline de l’ergot
chicken-name-tile = un territoire
chicken-hex-T1a = Champ de plumes A
chicken-hex-T1b = Champ de plumes B
chicken-hex-T1c = Champ de plumes C
chicken-hex-T1d = Champ de plumes D
chicken-hex-T2a = Crête aux trois perchoirs A
chicken-hex-T2b = Crête aux trois perchoirs B
chicken-hex-T2c = Crête aux trois perchoirs C
chicken-hex-T2d = Crête aux trois perchoirs D
chicken-hex-T3a = Baie du nid A
chicken-hex-T3b = Baie du nid B
chicken-hex-T3c = Baie du nid C
chicken-hex-T3d = Baie du nid D
chicken-hex-T4a = Sentier picoré A
chicken-hex-T4b = Sentier picoré B
chicken-hex-T4c = Sentier picoré C
chicken-hex-T4d = Sentier picoré D
chicken-hex-T5a = Long gésier A
chicken-hex-T5b = Long gésier B
chicken-hex-T5c = Long gésier C
chicken-hex-T5d = Long gésier D
chicken-hex-T6a = Colline de l’ergot A
chicken-hex-T6b = Colline de l’ergot B
chicken-hex-T6c = Colline de l’ergot C
chicken-hex-T6d = Colline de l’ergot D
chicken-hex-base_1 = base 1
chicken-hex-base_2 = base 2
chicken-hex-base_3 = base 3
chicken-hex-base_4 = base 4
chicken-hex-LN0 = rocher 1
chicken-hex-LN1 = rocher 2
chicken-hex-LN2 = rocher 3
chicken-hex-LN3 = rocher 4
chicken-hex-LN4 = rocher 5
chicken-hex-LN5 = rocher 6
chicken-hex-LN6 = rocher 7
chicken-hex-LN7 = rocher 8
chicken-hex-LN8 = rocher 9
chicken-hex-LN9 = rocher 10
chicken-hex-LN10 = rocher 11
chicken-hex-LN11 = rocher 12
chicken-name-hex = une case
chicken-name-cell = { $of }
chicken-piece-red_1 = poulet 1
chicken-piece-red_2 = poulet 2
chicken-piece-red_3 = poulet 3
chicken-piece-red_4 = poulet 4
chicken-piece-red_5 = poulet 5
chicken-piece-red_6 = poulet 6
chicken-piece-blue_1 = poulet 1
chicken-piece-blue_2 = poulet 2
chicken-piece-blue_3 = poulet 3
chicken-piece-blue_4 = poulet 4
chicken-piece-blue_5 = poulet 5
chicken-piece-blue_6 = poulet 6
chicken-piece-yellow_1 = poulet 1
chicken-piece-yellow_2 = poulet 2
chicken-piece-yellow_3 = poulet 3
chicken-piece-yellow_4 = poulet 4
chicken-piece-yellow_5 = poulet 5
chicken-piece-yellow_6 = poulet 6
chicken-piece-green_1 = poulet 1
chicken-piece-green_2 = poulet 2
chicken-piece-green_3 = poulet 3
chicken-piece-green_4 = poulet 4
chicken-piece-green_5 = poulet 5
chicken-piece-green_6 = poulet 6
chicken-piece-leader_red = le leader
chicken-piece-leader_blue = le leader
chicken-piece-leader_yellow = le leader
chicken-piece-leader_green = le leader
chicken-piece-soldier_1 = soldat 1
chicken-piece-soldier_2 = soldat 2
chicken-piece-soldier_3 = soldat 3
chicken-piece-soldier_4 = soldat 4
chicken-piece-soldier_5 = soldat 5
chicken-piece-soldier_6 = soldat 6
chicken-piece-soldier_7 = soldat 7
chicken-piece-soldier_8 = soldat 8
chicken-piece-soldier_9 = soldat 9
chicken-piece-golem_1 = golem 1
chicken-piece-golem_2 = golem 2
chicken-piece-golem_3 = golem 3
chicken-piece-golem_4 = golem 4
chicken-piece-golem_5 = golem 5
chicken-piece-golem_6 = golem 6
chicken-piece-car_1 = char 1
chicken-piece-car_2 = char 2
chicken-piece-car_3 = char 3
chicken-piece-car_4 = char 4
chicken-piece-car_5 = char 5
chicken-piece-car_6 = char 6
chicken-piece-cannon_1 = canon 1
chicken-piece-cannon_2 = canon 2
chicken-piece-cannon_3 = canon 3
chicken-piece-cannon_4 = canon 4
chicken-piece-cannon_5 = canon 5
chicken-piece-tower_1 = tour 1
chicken-piece-tower_2 = tour 2
chicken-piece-tower_3 = tour 3
chicken-piece-tower_4 = tour 4
chicken-piece-tower_5 = tour 5
chicken-piece-tower_6 = tour 6
chicken-name-piece =
    { $of ->
       *[other] un poulet face cachée
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
       *[other] un poulet face cachée
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
        [lava] lave
        [neutral] neutre
        [hidden] caché
       *[other] { name-seat }
    }
chicken-name-owner = { name-seat }
chicken-name-other = { name-seat }
chicken-side-none = personne
chicken-side-attacker = l’attaquant
chicken-side-defender = le défenseur
chicken-name-side = un camp
chicken-outcome-none = rien
chicken-outcome-success = réussite
chicken-outcome-absorbed = absorbée par un bouclier
chicken-outcome-failed = échec
chicken-outcome-ended = finie avant terme
chicken-name-outcome = une issue

## Questions

chicken-ask-first = Qui commence ?
chicken-ask-tile = Choisissez une tuile de territoire.
chicken-ask-place = Où la poser ?
chicken-ask-rotate = Comment la tourner ?
chicken-ask-base_place = Où poser la base ? Elle doit toucher un territoire par deux côtés.
chicken-ask-link = Quel territoire va avec cette base ?
chicken-ask-single_place = Où poser la tuile lave ou neutre ?
chicken-ask-side = Quelle face visible ?
chicken-ask-choose_base = Choisissez votre base ; son territoire va avec.
chicken-ask-deal_leader = Quel leader est distribué ?
chicken-ask-choose_leader = Choisissez votre leader ; l’autre sera votre remplaçant.
chicken-ask-rival = Contre quel leader jouez-vous ?
chicken-ask-own_leader = Quel leader jouez-vous ?
chicken-ask-deal_good = Quelle ressource est distribuée ?
chicken-ask-deal_scroll = Quel parchemin est distribué ?
chicken-ask-carrier = Quel poulet porte votre drapeau ?
chicken-ask-compass = Quelle direction depuis la base du challenger porte le numéro 1 ?
chicken-ask-stock = Quelle machine est révélée ?
chicken-ask-put_leader = Où poser votre leader ?
chicken-ask-reroll = Quels dés gardés rejoignent le jet ? Les dés dépensés y sont déjà ; il n’y a qu’un jet.
chicken-ask-wish = Quels dés relancer ?
chicken-ask-die = Que montre le dé ?
chicken-ask-quick_build = Construire une machine avant vos actions ?
chicken-ask-action = Vos actions : une est gratuite, les dés en donnent d’autres.
chicken-ask-build_hex = Sur quelle case de votre territoire la construire ?
chicken-ask-build_pilot = Quel poulet devient pilote ?
chicken-ask-build_price = Comment la payer ?
chicken-ask-walk = Qui vient, et où vont-ils ?
chicken-ask-retrieve = Que récupérez-vous : un poulet ou une ressource ?
chicken-ask-return_hex = Sur quelle case apparaît le poulet ?
chicken-ask-give_back = Plus de 9 ressources : laquelle rendre ?
chicken-ask-recover = Quelle ressource prenez-vous ?
chicken-ask-hatch = Quel poulet revient ?
chicken-ask-lure = Où va-t-il ?
chicken-ask-spy = Quelle main regardez-vous ?
chicken-ask-spy_card = Quelle carte défausser ?
chicken-ask-discard = Quel parchemin défaussez-vous ?
chicken-ask-draw = Quel parchemin est pioché ?
chicken-ask-target = Qui attaquez-vous ?
chicken-ask-which_egg = Quel poulet face cachée est-ce ?
chicken-ask-window = Utiliser une capacité maintenant ?
chicken-ask-combat_dice = Quels dés de bonus ajoutez-vous ? Plus tard, ce sera impossible.
chicken-ask-cards = Jouez des parchemins face cachée, ou passez.
chicken-ask-support = Qui soutiennent vos parchemins ?
chicken-ask-reveal = Lequel de vos parchemins révéler ensuite ?
chicken-ask-change = Échange ! : quelle unité devient le défenseur ?
chicken-ask-flee = Poule mouillée : où va votre défenseur ?
chicken-ask-spoil = Œuf pourri : la magie de qui ?
chicken-ask-spoil_card = Œuf pourri : quelle carte ne compte pas ?
chicken-ask-golem = Le Golem de roche tombe : qui emporte-t-il ?
chicken-ask-salvage = Le Golem de bois tombe : quelle ressource prenez-vous ?
chicken-ask-rob = Quelle ressource prenez-vous ?
chicken-ask-run = Frapper et filer : payer une étoile et déplacer l’attaquant ?
chicken-ask-disasters = Quelle catastrophe d’abord ?
chicken-ask-burst =
    { $scroll ->
        [eruption] Éruption : quelle tuile explose ? Toutes les unités voisines sont touchées.
        [tsunami] Tsunami : quelle tuile neutre ? Une figurine voisine est détruite.
       *[other] Quelle tuile ?
    }
chicken-ask-wave = Tsunami : quelle pièce est détruite ?
chicken-ask-robbed = Cyclone : les ressources de qui s’envolent ?
chicken-ask-blown = Cyclone : quelle ressource part ?
chicken-ask-anyone = Déplacer un poulet quelconque d’1 case ?
chicken-ask-anyone_hex = Où va-t-il ?
chicken-ask-push = Votre pièce est sur la lave : où fuit-elle ?
chicken-ask-lost_flag = Où poser votre drapeau ?
chicken-ask-some_piece = Lequel des poulets du challenger est-ce ?
chicken-ask-solo_card = Quel parchemin joue le challenger ?

## Actions

chicken-action-first = { $argument-name } commence
chicken-action-deal_leader = Distribuer { $argument-name }
chicken-action-deal_good = Distribuer { $argument-name }
chicken-action-deal_scroll = Distribuer { $argument-name }
chicken-action-turn_up = Révéler { $argument-name }
chicken-action-face = Le dé montre { $argument-name }
chicken-action-at_random = C’est { $argument-name }
chicken-action-tile = Prendre { $argument-name }
chicken-action-place = Poser en { $argument }
chicken-action-rotate = Tourner de { $argument } sixièmes
chicken-action-link = Elle va avec { $argument-name }
chicken-action-side = Face { $argument-name } visible
chicken-action-base = Prendre { $argument-name }
chicken-action-leader =
    { $argument ->
        [hidden] Choisir un chef en secret
       *[other] { $argument-name } mène
    }
chicken-action-rival = Jouer contre { $argument-name }
chicken-action-carrier = { $argument-name } porte le drapeau
chicken-action-compass = La direction { $argument } d’abord
chicken-action-throw = Relancer aussi le dé { $argument-name }
chicken-action-take_back = Reprendre le dé de { $argument-name }
chicken-action-roll = Lancer
chicken-action-build = Construire : { $argument-name }
chicken-action-move = Déplacer { $argument-name } (action gratuite)
chicken-action-march = Déplacer { $argument-name } (griffe)
chicken-action-fight = Attaquer avec { $argument-name } (action gratuite)
chicken-action-strike = Attaquer avec { $argument-name } (griffe)
chicken-action-retrieve = Récupérer (action gratuite)
chicken-action-salvage = Récupérer deux fois (dé)
chicken-action-plus = Poser un dé +1 sur { $argument-name }
chicken-action-restock = 1 étoile : nouvelles machines
chicken-action-sift = 1 étoile : piocher un parchemin puis en défausser un
chicken-action-draw = 2 étoiles : piocher un parchemin
chicken-action-recover = 3 étoiles : un parchemin, tous les poulets, ressources jusqu’à 9
chicken-action-shield = Étoiles : un bouclier sur { $argument-name }
chicken-action-redeem = Étoiles : rendre une marque à { $argument-name }
chicken-action-play = Jouer { $argument-name }
chicken-action-drive = { $argument-name } roule (son propre déplacement)
chicken-action-charge = 1 étoile : Sir Drumstick charge
chicken-action-lure = 1 étoile : attirer { $argument-name } ailleurs
chicken-action-lure_egg = 1 étoile : attirer un poulet caché de { $argument-name }
chicken-action-hatch = Tour verte, 1 étoile : des poulets reviennent
chicken-action-crane = Tour jaune, 1 étoile : construire { $argument-name }
chicken-action-study = Tour violette, 1 étoile : piocher un parchemin
chicken-action-signal = Tour orange, 1 étoile : déplacer { $argument-name }
chicken-action-guard = Tour blanche, 2 étoiles : un bouclier sur { $argument-name }
chicken-action-sneak = Raccourci, 1 étoile : passer sur les autres ce tour
chicken-action-heat = Pattes chaudes, 1 étoile : le prochain déplacement sur la lave
chicken-action-end = Finir mes actions
chicken-action-hex = { $argument-name }
chicken-action-pilot = { $argument-name } devient pilote
chicken-action-pay = Payer { $argument-name }
chicken-action-spare = Économiser 1 { $argument-name }
chicken-action-join = { $argument-name } vient aussi
chicken-action-step = Aller à { $argument-name }
chicken-action-drop = Laisser { $argument-name } ici
chicken-action-stop = Rester ici
chicken-action-chicken = { $argument-name }
chicken-action-good = Prendre { $argument-name }
chicken-action-give_back = Rendre { $argument-name }
chicken-action-discard = Défausser { $argument-name }
chicken-action-victim = { $argument-name }
chicken-action-enough = Rien de plus
chicken-action-target = Attaquer { $argument-name }
chicken-action-egg = Un poulet caché sur { $argument-name }
chicken-action-add_die = Ajouter un dé { $argument-name }
chicken-action-lay = Poser { $argument-name } face cachée
chicken-action-pass = Passer
chicken-action-pass_order =
    { $argument ->
        [ask] Passer : me demander à chaque combat
        [others] Passer pour moi dans les combats des autres
        [this_fight] Passer pour moi dans ce combat
       *[other] Passer d’avance
    }
chicken-action-pass_unless = Passer pour moi dans les combats des autres, sauf si { $argument-name } attaque
chicken-action-alarm = Alarme caquetante, 1 étoile : +2 armure
chicken-action-support = Pour { $argument-name }
chicken-action-reveal = Révéler { $argument-name }
chicken-action-spoil = { $argument-name } ne compte pas
chicken-action-of_player = Une carte de { $argument-name }
chicken-action-run = 1 étoile : filer à { $argument-name }
chicken-action-carry_out = { $argument-name } d’abord
chicken-action-burst = { $argument-name }

## Events

chicken-event-first = { $seat-name } commence.
chicken-event-laid_tile = { $seat-name } pose { $tile-name }.
chicken-event-laid_base = { $seat-name } pose une base à côté de { $tile-name }.
chicken-event-laid_single = 
    { $lava ->
        [0] { $seat-name } pose { $hex-name }, face neutre visible.
       *[other] { $seat-name } pose { $hex-name }, face lave visible.
    }
chicken-event-took_base = { $seat-name } prend { $hex-name }.
chicken-event-filled = Un trou de l’île se remplit de lave.
chicken-event-dealt_leader = { $seat-name } reçoit { $leader-name }.
chicken-event-leads = { $leader-name } mène pour { $seat-name }.
chicken-event-dealt_good = { $seat-name } reçoit : { $good-name }.
chicken-event-drew = { $seat-name } pioche { $scroll-name }.
chicken-event-set_aside = { $scroll-name } est écarté et remplacé.
chicken-event-stocked = Nouveau dans le stock : { $model-name }.
chicken-event-restocked = { $seat-name } fait mélanger le stock de machines.
chicken-event-reshuffled = La défausse est mélangée dans la pioche.
chicken-event-carries = { $seat-name } : { $piece-name } porte le drapeau de { $owner-name }.
chicken-event-flag_fell = Le drapeau de { $owner-name } gît sur { $hex-name }.
chicken-event-turn = Tour de { $seat-name }.
chicken-event-rolled = { $seat-name } obtient { $face-name }.
chicken-event-built = { $seat-name } construit { $model-name } sur { $hex-name }.
chicken-event-moved = { $seat-name } : { $piece-name } va à { $hex-name }.
chicken-event-returned = { $seat-name } : { $piece-name } est de retour sur { $hex-name }.
chicken-event-took = { $seat-name } prend : { $good-name }.
chicken-event-gave = { $seat-name } rend à la réserve : { $good-name }.
chicken-event-placed_die = { $seat-name } pose un dé +1 sur { $piece-name }.
chicken-event-shielded = { $seat-name } : { $piece-name } reçoit un bouclier.
chicken-event-unshielded = { $seat-name } : { $piece-name } perd un bouclier.
chicken-event-redeemed = { $seat-name } rend une marque d’humiliation à { $other-name }.
chicken-event-played = { $seat-name } joue { $scroll-name }.
chicken-event-discarded = { $seat-name } défausse { $scroll-name }.
chicken-event-spied = { $seat-name } regarde la main de { $other-name }.
chicken-event-used = { $seat-name } utilise { $model-name }.
chicken-event-starred = { $seat-name } utilise l’étoile de { $leader-name }.
chicken-event-ended_actions = 
    { $kept ->
        [one] { $seat-name } finit ses actions et garde { $kept } dé.
       *[other] { $seat-name } finit ses actions et garde { $kept } dés.
    }
chicken-event-declared = { $seat-name } : { $piece-name } attaque { $target-name } de { $other-name }.
chicken-event-turned_up = { $seat-name } : { $piece-name } est révélé.
chicken-event-alarmed = { $seat-name } déclenche l’Alarme caquetante : +2 armure.
chicken-event-added_die = { $seat-name } ajoute un dé { $face-name }.
chicken-event-laid = { $seat-name } pose { $scroll-name } face cachée.
chicken-event-passed = { $seat-name } passe.
chicken-event-ordered =
    { $order ->
        [ask] On te demande de nouveau à chaque combat.
        [others] Le site passe pour toi dans les combats des autres.
        [this_fight] Le site passe pour toi jusqu’à la fin de ce combat.
        [unless] Le site passe pour toi dans les combats des autres, sauf si { $other-name } attaque.
       *[other] { $seat-name } passe d’avance.
    }
chicken-event-revealed =
    { $side ->
        [none] { $seat-name } révèle { $scroll-name }.
       *[other] { $seat-name } révèle { $scroll-name }, pour { $side-name }.
    }
chicken-event-changed = Échange ! : { $target-name } de { $other-name } devient le défenseur.
chicken-event-spoiled = Œuf pourri : { $scroll-name } de { $other-name } ne compte pas.
chicken-event-compared = Force { $strength } contre armure { $armour } : { $outcome-name }.
chicken-event-escaped = L’attaque échoue : { $piece-name } de { $seat-name } est hors de portée.
chicken-event-marked = { $seat-name } humilie { $other-name }.
chicken-event-destroyed = { $seat-name } perd { $piece-name } sur { $hex-name }.
chicken-event-epic = { $leader-name } de { $seat-name } meurt d’une mort épique.
chicken-event-waits = Le leader de { $seat-name } ne trouve pas de place et attend.
chicken-event-disaster = { $seat-name } pioche une catastrophe : { $scroll-name }.
chicken-event-turned =
    { $lava ->
        [0] Désormais neutre : { $hex-name }.
       *[other] Désormais de la lave : { $hex-name }.
    }
chicken-event-burst = Éruption sur { $hex-name }.
chicken-event-challenger_drew = 
    { $many ->
        [one] Le challenger pioche { $many } parchemin.
       *[other] Le challenger pioche { $many } parchemins.
    }
chicken-event-challenger = Challenger : { $why-name }
chicken-why-free_fight = son action gratuite est une attaque.
chicken-why-free_move = rien à portée, l’action gratuite est une marche vers votre leader.
chicken-why-fight = la pièce suivante de la rangée attaque.
chicken-why-move = rien à portée, la pièce suivante marche vers votre leader.
chicken-why-stays = aucun pas ne l’approche, elle reste.
chicken-why-leader_waits = son leader ne marche qu’après deux autres unités.
chicken-why-die_lost = aucune pièce ne peut utiliser ce dé.
chicken-why-builds = le plus fort candidat du stock est construit.
chicken-why-builds_nothing = rien ne peut être construit.
chicken-why-reinforces = ses étoiles le renforcent.
chicken-why-retrieves = plus aucune unité, des poulets reviennent.
chicken-why-upper = la plupart des dés sont en Force et Combat/Mouvement.
chicken-why-lower = la plupart des dés sont en Construction et Renfort.
chicken-name-why = il agit.
chicken-event-ended = La partie est finie.

## Before a match

chicken-blurb = Des poulets aux grands projets et à petite cervelle se disputent une île de lave. Humiliez les leaders rivaux avant qu’ils n’humilient le vôtre.
chicken-option-mode = Mode
chicken-option-mode-standard = Chacun pour soi
chicken-option-mode-team = Deux équipes de deux
chicken-option-mode-cockfight = Combat de coqs : poulets cachés, sans machines
chicken-option-mode-flag = Le drapeau
chicken-option-mode-solo = Seul contre le challenger
chicken-option-island = Île
chicken-option-island-preset = Toute faite
chicken-option-island-calm = Toute faite, bases éloignées
chicken-option-island-build = Construite par les joueurs
chicken-option-island-random = Au hasard, selon les mêmes règles
chicken-option-choose_base = Choisir les bases sur une île toute faite
chicken-option-choose_base-false = Selon la place
chicken-option-choose_base-true = Les joueurs choisissent
chicken-option-quick_game = Partie rapide
chicken-option-quick_game-false = Construire est une action gratuite
chicken-option-quick_game-true = Une construction avant les actions de chaque tour
chicken-option-base_bonus = Face bonus des bases
chicken-option-base_bonus-false = Simple
chicken-option-base_bonus-true = +2 armure à qui s’y tient
chicken-option-hardcore = Hardcore
chicken-option-hardcore-false = Sans boucliers au départ
chicken-option-hardcore-true = Chaque leader commence avec un bouclier
chicken-option-first_player = Qui commence
chicken-option-first_player-chance = Le hasard
chicken-option-first_player-seat1 = Place 1
chicken-option-first_player-seat2 = Place 2
chicken-option-first_player-seat3 = Place 3
chicken-option-first_player-seat4 = Place 4
chicken-option-pilots_from = Les pilotes viennent
chicken-option-pilots_from-anywhere = De toute l’île
chicken-option-pilots_from-base_or_territory = De sa base ou son territoire
chicken-option-fight_pace = Rythme des combats
chicken-option-fight_pace-false = Pas d’horloge dans les combats
chicken-option-fight_pace-true = 8 secondes pour les tiers, 20 pour les deux camps, puis ils passent
chicken-option-supporter_side = Les tiers soutiennent
chicken-option-supporter_side-one_side = Un seul camp avec toutes les cartes
chicken-option-supporter_side-per_card = Un camp par carte
chicken-option-tile_shapes = Tuiles de territoire
chicken-option-tile_shapes-six_tetrahexes = Six formes différentes
chicken-option-tile_shapes-all_bee = Toutes compactes
chicken-option-spare_leader = Leader remplaçant
chicken-option-spare_leader-first_edition = Oui, comme en première édition
chicken-option-spare_leader-second_edition_none = Aucun, comme en deuxième édition
chicken-option-solo_draws = Parchemins du challenger par tour
chicken-preset-standard = Standard
chicken-preset-standard-about = Chacun pour soi sur une île toute faite.
chicken-preset-quick = Rapide
chicken-preset-quick-about = On peut construire avant les actions de chaque tour.
chicken-preset-build = Bâtir l’île
chicken-preset-build-about = Vous posez l’île tuile par tuile avant de vous la disputer.
chicken-preset-duel = Duel
chicken-preset-duel-about = À deux : bases éloignées et solides, un bouclier par leader.
chicken-preset-team = Équipes
chicken-preset-team-about = Deux contre deux ; les partenaires se font face.
chicken-preset-flag = Drapeau
chicken-preset-flag-about = Sans leaders : rapportez un drapeau adverse à votre base.
chicken-preset-cockfight = Combat de coqs
chicken-preset-cockfight-about = Seulement les leaders et des poulets cachés.
chicken-preset-solo = Solo
chicken-preset-solo-about = Une réussite gagne, une défaite met fin. Les nombres sont ceux de la règle.
chicken-preset-gentle = Solo en douceur
chicken-preset-gentle-about = De nous, pour une première partie : le challenger ne pioche pas de parchemin à ses tours et les leaders ont un bouclier.

## The table as text

chicken-board-turn = Tour
chicken-board-stock = Machines
chicken-board-storage = Réserve
chicken-board-shields = boucliers
chicken-board-lava = Lave
chicken-board-markers = marques reçues
chicken-board-cards = parchemins
chicken-board-hand = Main
chicken-board-egg = poulet caché
chicken-board-challenger = Challenger

## Challenges

chicken-event-feat = { $seat-name } relève un défi : { $feat-name }
chicken-feat-0 = la mort épique d’un leader adverse.
chicken-feat-1 = gagner sans construire de machine.
chicken-feat-2 = une marque par un soldat d’une formation de trois.
chicken-feat-3 = les trois golems à la fois.
chicken-feat-4 = gagner avec Rocher volant et un canon.
chicken-feat-5 = gagner avec toutes les marques du leader.
chicken-feat-6 = gagner au deuxième tour.
chicken-feat-nine_lives = gagné en solo avec chacun des neuf chefs.
chicken-feat-all_modes = joué tous les modes et toutes les règles alternatives.
chicken-medal-leader = Chefs qui ont battu le challenger
chicken-medal-feat = Défis
chicken-name-feat = un défi.
chicken-action-replace = Remplacer 1 { $argument-name } par une autre
chicken-ask-taker = Qui prend le drapeau ?

## Refusals

why-CHI-BOARD-02 = Ce territoire est déjà sur l’île.
why-CHI-BOARD-07 = Les tuiles ne se chevauchent pas, et cette place est prise ou hors de la table.
why-CHI-BOARD-05 = Le premier territoire doit toucher la lave centrale.
why-CHI-BOARD-06 = Une autre place touche davantage : si possible la lave par un côté et d’autres territoires par deux.
why-CHI-BOARD-18 = Un territoire resterait sans place pour sa base.
why-CHI-BOARD-08 = Une base demande deux côtés contre un territoire sans base.
why-CHI-BOARD-09 = Une base va avec un territoire qui n’en a pas, et les autres doivent encore pouvoir placer la leur.
why-CHI-BOARD-10 = Cette tuile demande deux côtés contre des territoires ou des bases.
why-CHI-BOARD-16 = Cela enfermerait plus de vides qu’il n’y a de tuiles pour les combler.
why-CHI-BOARD-12 = Ce n’est pas une base libre.
why-CHI-SETUP-05 = Vous choisissez l’un des deux leaders reçus.
why-CHI-SOLOSETUP-05 = Le challenger joue ce leader.
why-CHI-FLAG-02 = Votre drapeau est porté par un de vos poulets sur la base.
why-CHI-TURN-03 = Aucun dé de ce genre sur votre bannière.
why-CHI-DICE-07 = Aucun dé permanent à vous ne s’y trouve.
why-CHI-SCROLL-19 = L’Os porte-bonheur demande au moins un dé sur votre bannière.
why-CHI-TURN-08 = Votre action gratuite de ce tour est utilisée.
why-CHI-DICE-01 = Aucun dé disponible ne montre cette face.
why-CHI-QUICK-02 = En partie rapide, construire n’est pas une action gratuite.
why-CHI-COCK-06 = Le combat de coqs n’a ni machines ni ressources.
why-CHI-BUILD-01 = Cette machine n’est pas dans le stock.
why-CHI-BUILD-02 = Les machines se construisent sur les quatre cases de votre territoire.
why-CHI-BUILD-04 = Des pièces s’y trouvent, qui ne font pas formation avec elle.
why-CHI-BUILD-05 = Vous avez trop peu de poulets pour la piloter.
why-CHI-BUILD-08 = Il ne reste aucune figurine de ce genre.
why-CHI-BUILD-09 = Vos ressources ne suffisent pas.
why-CHI-BUILD-17 = Seul un de vos poulets sur l’île, pas encore pilote, peut le devenir.
why-CHI-BUILD-21 = Une pièce adverse s’y trouve.
why-CHI-SCROLL-26 = L’Économie de guerre épargne une ressource du prix.
why-CHI-LEADER-09 = Le Docteur Eggbert remplace une fois une ressource du prix.
why-CHI-RETR-01 = Ce n’est pas un de vos poulets détruits.
why-CHI-RETR-02 = Cette ressource n’est pas sur votre bannière, ou vous n’en avez pas plus de 9.
why-CHI-RETR-03 = La réserve n’en a pas.
why-CHI-RETR-04 = Le poulet apparaît sur la base ou sur la case libre la plus proche de votre territoire.
why-CHI-RETR-06 = Il n’y a rien à récupérer.
why-CHI-DICE-15 = Au moins une chose est récupérée.
why-CHI-DICE-13 = Un dé +1 se pose sur une pièce à vous.
why-CHI-MACH-06 = Seul un char à vous a son propre déplacement.
why-CHI-MACH-07 = Ce char a déjà fait son propre déplacement ce tour.
why-CHI-STAR-01 = Vous avez trop peu d’étoiles.
why-CHI-STAR-11 = Aucune marque de ce joueur sur votre bannière.
why-CHI-FLAG-09 = En mode drapeau, il n’y a pas de marques d’humiliation.
why-CHI-STAR-14 = Un bouclier va sur une pièce à vous, s’il en reste en réserve.
why-CHI-MACH-09 = Vous n’avez pas cette tour.
why-CHI-ENGINE-16 = La Tour blanche protège vos pièces dans votre territoire ou votre base.
why-CHI-LEAD-02 = Votre leader sur l’île n’a pas cette capacité.
why-CHI-STRAT-01 = Cette stratégie n’est pas active devant vous.
why-CHI-SCROLL-20 = Le Raccourci est déjà en vigueur.
why-CHI-SCROLL-29 = Les Pattes chaudes sont déjà payées pour le prochain déplacement.
why-CHI-STRAT-03 = Vous n’avez pas cette stratégie en main.
why-CHI-MAGIC-01 = Cette magie ne se joue qu’en combat.
why-CHI-MAGIC-04 = Ce parchemin ne se joue pas maintenant : la magie de la phase d’actions se joue hors combat, et il faut l’avoir.
why-CHI-SCROLL-17 = La Poule espionne regarde la main d’un adversaire qui a des cartes et en défausse une.
why-CHI-STAR-07 = Vous n’avez pas ce parchemin.
why-CHI-LEADER-07 = Lady Pluckington défausse l’un des deux parchemins piochés.
why-CHI-MOVE-01 = Seule une pièce à vous se déplace, et pas plus loin que sa vitesse.
why-CHI-MOVE-04 = On ne finit avec d’autres pièces que si toutes font formation.
why-CHI-MOVE-05 = Aucune pièce n’entre dans la lave.
why-CHI-MOVE-06 = La pièce d’un autre barre le passage.
why-CHI-MOVE-08 = On va d’une case à une case voisine de l’île.
why-CHI-MOVE-09 = Une pièce de vitesse 0 ne bouge pas.
why-CHI-MOVE-12 = De là, le déplacement ne pourrait finir nulle part.
why-CHI-MOVE-14 = Un déplacement doit mener ailleurs.
why-CHI-BAND-01 = Cette pièce n’est pas de cette formation.
why-CHI-BAND-06 = Les autres ne pourraient continuer sans elle.
why-CHI-BAND-11 = Avant le premier pas, on ne laisse personne.
why-CHI-LEADER-08 = Sir Drumstick doit venir.
why-CHI-LEADER-02 = Abigail attire un poulet ou soldat adverse à 2 cases au plus vers une case permise.
why-CHI-FLAG-07 = Cette pièce ne peut prendre le drapeau.
why-CHI-FIGHT-01 = Vous attaquez avec une pièce à vous sur l’île.
why-CHI-FIGHT-02 = C’est hors de portée.
why-CHI-FIGHT-03 = Une pièce de force 0 n’attaque pas, et nul n’attaque son camp.
why-CHI-FIGHT-04 = Aucun dé de bonus de ce genre sur votre bannière.
why-CHI-FIGHT-05 = Vous n’avez pas ce parchemin en main.
why-CHI-FIGHT-10 = Vous n’avez pas posé ce parchemin.
why-CHI-SCROLL-02 = Échange ! demande une autre unité des adversaires de l’attaquant à portée.
why-CHI-SCROLL-11 = L’Œuf pourri vise une magie qu’un autre a utilisée dans ce combat.
why-CHI-SCROLL-12 = Votre défenseur fuit vers une case voisine où il peut s’arrêter.
why-CHI-SCROLL-30 = L’attaquant file vers une case voisine où il peut s’arrêter.
why-CHI-COMP-08 = Il n’y en a pas à prendre là.
why-CHI-COCK-09 = Nul autre ne peut nommer un poulet caché : choisissez sa case.
why-CHI-SCROLL-23 = L’Alarme caquetante sonne quand une de vos pièces est attaquée.
why-CHI-FIGHT-36 = Impossible de passer ainsi d’avance : c’est déjà en vigueur, il n’y a pas de combat, ou ce n’est pas un adversaire.
why-CHI-STAR-18 = Cette capacité s’utilise juste après la déclaration.
why-CHI-DIS-02 = Vous n’avez pas pioché cette catastrophe.
why-CHI-DIS-16 = Cette tuile ne peut être choisie.
why-CHI-DIS-06 = Le tsunami emporte un poulet ou une machine à côté de la tuile choisie.
why-CHI-DIS-08 = Le cyclone emporte des ressources d’un adversaire qui en a.
why-CHI-DIS-07 = Tout poulet non pilote peut aller sur une case voisine permise.
why-CHI-EPIC-09 = Elle fuit vers une case voisine sans lave et libre.
why-CHI-EPIC-07 = Un nouveau leader va à la base ou à la case libre la plus proche de votre territoire.
why-CHI-FLAG-10 = Le drapeau va à la case la plus proche sans lave ni unité.
why-CHI-ENGINE-05 = Le Golem de roche emporte un poulet ou soldat adverse voisin.
why-CHI-ENGINE-04 = La réserve n’en a pas, ou votre bannière est pleine.

## Remarks

chicken-remark-target =
    { $odds ->
        [sure] { $strength } contre { $armour } : réussit, sauf si des cartes s’ajoutent.
        [dice] { $strength } + { $dice } avec les dés = { $sum } contre { $armour } : réussit, sauf si des cartes s’ajoutent.
       *[short] { $strength } + { $dice } avec les dés = { $sum } contre { $armour } : échoue sans cartes.
    }
chicken-remark-lay =
    { $count ->
        [0] Personne d'autre n'est à portée : le défenseur reste.
        [1] { $piece-name } devient le défenseur, au vu de la situation.
       *[other] Tu choisis alors le nouveau défenseur parmi { $count }.
    }

## Lessons

chicken-learn-1 = Leçon, étape 1 : les dés dépensés sont relancés au début de ton tour ; ceux de ta bannière restent. Lance les trois.
chicken-learn-2 = Étape 2 : une action par tour est gratuite. Construis un soldat de bois pour 2 bois ; un poulet le pilote.
chicken-learn-3 = Étape 3 : les machines se placent sur ton territoire ou ta base. Cet hexagone est sur le chemin de l’adversaire.
chicken-learn-4 = Étape 4 : n’importe lequel de tes poulets sur l’île peut être pilote. Il quitte le plateau jusqu’à la destruction de la machine.
chicken-learn-5 = Étape 5 : un dé griffe paie un autre déplacement ou un combat. Fais marcher le soldat ; il peut avancer de deux hexagones.
chicken-learn-6 = Étape 6 : le premier hexagone du chemin.
chicken-learn-7 = Étape 7 : il pourrait avancer encore, mais reste ici.
chicken-learn-8 = Étape 8 : les dés gardés ne sont pas perdus : les étoiles s’accumulent, +2 et +3 aident au combat. Finis tes actions ; ensuite tu pioches un parchemin.
chicken-learn-end = C’était un tour. La leçon suivante parle des combats.
chicken-learn-2-1 = Leçon, étape 1 : ton char à marteau est à côté du chef adverse. Attaque avec l’action gratuite.
chicken-learn-2-2 = Étape 2 : l’attaquant nomme la cible, même dans une foule. Force 7 contre armure 11 ne suffit pas encore.
chicken-learn-2-3 = Étape 3 : d’abord tu peux ajouter des dés. Celui-ci donne 9.
chicken-learn-2-4 = Étape 4 : puis tous ceux qui ont des parchemins peuvent en poser face cachée, à tour de rôle. Ajoute les serres d’acier : +3, donc 12 contre 11. Une égalité suffirait aussi.
chicken-learn-2-5 = Étape 5 : le chef est humilié et ta marque est sur sa bannière. Le char reste où il est. Finis tes actions.
chicken-learn-2-end = C’était un combat. Continue comme tu veux.

## Glossary

chicken-term-leader = Chef
chicken-term-leader-about = Ta figure de proue : un succès l’humilie sans le détruire.
chicken-term-unit = Unité
chicken-term-unit-about = Un poulet ou une machine ; un chef n’en est pas une.
chicken-term-pilot = Pilote
chicken-term-pilot-about = Un poulet qui conduit une machine ; si elle est détruite, il revient à la base.
chicken-term-band = Formation
chicken-term-band-about = Chef, poulets et soldats d’un joueur sur un hexagone ; ils avancent ensemble, à la vitesse du plus rapide.
chicken-term-banner = Bannière
chicken-term-banner-about = Là où sont tes dés, tes ressources et les marques contre toi.
chicken-term-base = Base
chicken-term-base-about = Ton nid : poulets et pilotes y reviennent.
chicken-term-territory = Territoire
chicken-term-territory-about = Les quatre hexagones liés à ta base ; on y construit les machines.
chicken-term-lava = Lave
chicken-term-lava-about = Personne n’y entre ; qui s’y trouve quand la tuile se retourne a des ennuis.
chicken-term-marker = Marque d’humiliation
chicken-term-marker-about = Posée sur la bannière du chef que tu as battu : c’est ainsi qu’on gagne.
chicken-term-shield = Bouclier
chicken-term-shield-about = Absorbe une attaque réussie.
chicken-term-epic = Mort épique
chicken-term-epic-about = Un chef battu deux fois dans un tour par le même joueur, sans bouclier, meurt ; le remplaçant prend sa place.
chicken-term-used = Dé dépensé
chicken-term-used-about = Il est à côté de la bannière et sera relancé au début de ton prochain tour.
chicken-term-magic = Magie
chicken-term-magic-about = Un parchemin pour un combat ou une action ; puis il est défaussé.
chicken-term-strategy = Stratégie
chicken-term-strategy-about = Un parchemin qui reste en vigueur jusqu’à ce qu’un autre le remplace.
chicken-term-disaster = Catastrophe
chicken-term-disaster-about = Frappe dès qu’on la pioche, puis retourne dans la pioche.
chicken-term-storage = Réserve
chicken-term-storage-about = Les ressources de personne ; ce qu’on paie y va.

## Player aid

chicken-aid-1-title = But
chicken-aid-1 = À trois ou quatre : une marque sur deux bannières différentes. À deux : deux marques sur l’autre bannière. Équipes : une sur chaque adversaire. Drapeau : rapporte un drapeau adverse à ta base. Solo : un succès gagne, une défaite termine tout.
chicken-aid-2-title = Ton tour
chicken-aid-2 = 1. Reprends des dés si tu veux et lance-les avec tous les dés dépensés, une fois. 2. Actions : une est gratuite (construire, avancer, combattre ou récupérer) ; griffe : avancer ou combattre ; dé récupérer : un poulet et une ressource ; +1 : posé pour de bon sur une figurine ; les étoiles achètent des effets. 3. Pioche un parchemin. Les dés gardés restent à toi.
chicken-aid-3-title = Étoiles
chicken-aid-3 = 1 : quatre nouvelles machines. 1 : pioche, puis défausse. 2 : pioche un parchemin. 3 : pioche, tous les poulets reviennent, jusqu’à 9 ressources. 4 : un bouclier. 5 : une marque contre toi repart.
chicken-aid-4-title = Combats
chicken-aid-4 = Force au moins égale à l’armure : succès ; l’égalité suffit. On attaque un hexagone voisin, à distance plus loin. Puis : dés +2 et +3 de l’attaquant ; qui a des parchemins peut en poser face cachée, à tour de rôle, jusqu’à ce que tous passent ; on révèle, le défenseur d’abord, les tiers choisissent un camp ; on compare. L’attaquant reste sur place.
chicken-aid-5-title = Ensuite
chicken-aid-5 = Un bouclier absorbe le coup. Une unité est détruite, les pilotes reviennent à la base. Un chef : une marque sur sa bannière. Deux succès dans un tour contre un chef sans bouclier : mort épique.
chicken-aid-6-title = Construire
chicken-aid-6 = Sur ton territoire ou ta base, sur un hexagone libre (un soldat peut rejoindre une formation). Paie la carte, prends des pilotes parmi tes poulets. En tout : 9 soldats, 6 golems, 6 chars, 5 canons, 6 tours.

## Reasons of hints

chicken-reason-markers = Cela te rapproche de l’humiliation d’un chef.
chicken-reason-flags = Cela aide un drapeau à rentrer.
chicken-reason-machines = Cela te donne plus de machines, ou de meilleures.
chicken-reason-chickens = Tu gardes ainsi plus de poulets sur l’île.
chicken-reason-near = Tes figurines se rapprochent de là où il les faut.
chicken-reason-chance = Tu auras une meilleure chance au prochain combat.
chicken-reason-dice = Il te reste de meilleurs dés.
chicken-reason-cards = Il te reste de meilleurs parchemins.
chicken-reason-goods = Il te reste plus de ressources.
chicken-reason-shields = Cela te protège.
chicken-reason-safety = Ton chef est plus en sécurité.
chicken-reason-others = Cela affaiblit les autres.
