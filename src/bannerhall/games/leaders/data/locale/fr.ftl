# LEADERS.

## Noms

leaders-colour-blue = bleu
leaders-colour-green = vert
leaders-colour-red = rouge
leaders-colour-yellow = jaune
leaders-colour-orange = orange
leaders-colour-purple = violet
leaders-bloc-capitalist = capitaliste
leaders-bloc-neutral = neutre
leaders-bloc-communist = communiste
leaders-field-military = armée
leaders-field-technology = technologie
leaders-field-economy = économie
leaders-category-military = missions militaires
leaders-category-strategic = missions stratégiques
leaders-category-special = missions spéciales
leaders-badge-1 = Caporal
leaders-badge-2 = Sergent
leaders-badge-3 = Capitaine
leaders-badge-4 = Commandant
leaders-badge-5 = Colonel
leaders-badge-6 = Général
leaders-badge-7 = LEADERS
leaders-item-infantry = infanterie
leaders-item-tank = char
leaders-item-plane = avion
leaders-item-diplomat = diplomate
leaders-item-spy = espion
leaders-item-military = recherche en armée
leaders-item-technology = recherche en technologie
leaders-item-economy = recherche en économie
leaders-item-boycott = boycott
leaders-item-espionage = espionnage
leaders-item-sabotage = sabotage
leaders-item-offer = offre d’alliance
leaders-item-dissolve = fin d’une alliance
leaders-item-tribute = tribut
leaders-phase-0 = Points de production
leaders-phase-1 = Retirer des unités
leaders-phase-2 = Événements nationaux
leaders-phase-3 = Ordres et combats
leaders-phase-4 = Quartier général

leaders-name-colour = une couleur
leaders-name-bloc = un bloc
leaders-name-nation = une nation
leaders-name-field = un domaine
leaders-name-mission = une mission
leaders-name-badge = un insigne
leaders-name-news = { leaders-thing }
leaders-name-receiver = { name-seat }
leaders-name-argument =
    { $name ->
        [none] { leaders-thing }
       *[other] { $name }
    }
leaders-thing =
    { $of ->
        [blue] { leaders-colour-blue }
        [green] { leaders-colour-green }
        [red] { leaders-colour-red }
        [yellow] { leaders-colour-yellow }
        [orange] { leaders-colour-orange }
        [purple] { leaders-colour-purple }
        [capitalist] { leaders-bloc-capitalist }
        [neutral] { leaders-bloc-neutral }
        [communist] { leaders-bloc-communist }
        [usa] { leaders-nation-usa }
        [uk] { leaders-nation-uk }
        [france] { leaders-nation-france }
        [germany] { leaders-nation-germany }
        [ussr] { leaders-nation-ussr }
        [china] { leaders-nation-china }
        [cuba] { leaders-nation-cuba }
        [india] { leaders-nation-india }
        [japan] { leaders-nation-japan }
        [egypt] { leaders-nation-egypt }
        [yugoslavia] { leaders-nation-yugoslavia }
        [infantry] { leaders-item-infantry }
        [tank] { leaders-item-tank }
        [plane] { leaders-item-plane }
        [diplomat] { leaders-item-diplomat }
        [spy] { leaders-item-spy }
        [military] { leaders-item-military }
        [technology] { leaders-item-technology }
        [economy] { leaders-item-economy }
        [boycott] { leaders-item-boycott }
        [espionage] { leaders-item-espionage }
        [sabotage] { leaders-item-sabotage }
        [offer] { leaders-item-offer }
        [dissolve] { leaders-item-dissolve }
        [troops-1] { leaders-mission-troops-1 }
        [troops-2] { leaders-mission-troops-2 }
        [defence] { leaders-mission-defence }
        [expansion] { leaders-mission-expansion }
        [foresight] { leaders-mission-foresight }
        [cunning] { leaders-mission-cunning }
        [top-secret] { leaders-mission-top-secret }
        [boom] { leaders-world-boom }
        [recession] { leaders-world-recession }
        [volunteers] { leaders-world-volunteers }
        [strike] { leaders-world-strike }
        [brain_gain] { leaders-world-brain_gain }
        [summit] { leaders-world-summit }
        [scandal] { leaders-world-scandal }
        [amnesty] { leaders-world-amnesty }
        [hidden] quelque chose
       *[other] { leaders-spot }
    }
leaders-name-item = { leaders-name-argument }
leaders-spot =
    { $of ->
        [p1] joueur 1
        [p2] joueur 2
        [p3] joueur 3
        [p4] joueur 4
        [p5] joueur 5
        [p6] joueur 6
        [1] joueur 1
        [2] joueur 2
        [3] joueur 3
        [4] joueur 4
        [5] joueur 5
        [6] joueur 6
        [alaska] { leaders-place-alaska }
        [western_canada] { leaders-place-western_canada }
        [ontario] { leaders-place-ontario }
        [quebec] { leaders-place-quebec }
        [west_coast] { leaders-place-west_coast }
        [midwest] { leaders-place-midwest }
        [east_coast] { leaders-place-east_coast }
        [gulf_states] { leaders-place-gulf_states }
        [mexico] { leaders-place-mexico }
        [cuba] { leaders-place-cuba }
        [central_america] { leaders-place-central_america }
        [venezuela] { leaders-place-venezuela }
        [andean_countries] { leaders-place-andean_countries }
        [brazil] { leaders-place-brazil }
        [southern_cone] { leaders-place-southern_cone }
        [united_kingdom] { leaders-place-united_kingdom }
        [scandinavia] { leaders-place-scandinavia }
        [france] { leaders-place-france }
        [iberia] { leaders-place-iberia }
        [germany] { leaders-place-germany }
        [italy] { leaders-place-italy }
        [balkans] { leaders-place-balkans }
        [eastern_europe] { leaders-place-eastern_europe }
        [western_russia] { leaders-place-western_russia }
        [maghreb] { leaders-place-maghreb }
        [egypt] { leaders-place-egypt }
        [west_africa] { leaders-place-west_africa }
        [central_africa] { leaders-place-central_africa }
        [horn_of_africa] { leaders-place-horn_of_africa }
        [southern_africa] { leaders-place-southern_africa }
        [madagascar] { leaders-place-madagascar }
        [near_east] { leaders-place-near_east }
        [arabia] { leaders-place-arabia }
        [persia] { leaders-place-persia }
        [central_asia] { leaders-place-central_asia }
        [india] { leaders-place-india }
        [siberia] { leaders-place-siberia }
        [far_east] { leaders-place-far_east }
        [mongolia] { leaders-place-mongolia }
        [manchuria] { leaders-place-manchuria }
        [china] { leaders-place-china }
        [japan] { leaders-place-japan }
        [indochina] { leaders-place-indochina }
        [indonesia] { leaders-place-indonesia }
        [new_guinea] { leaders-place-new_guinea }
        [queensland] { leaders-place-queensland }
        [western_australia] { leaders-place-western_australia }
        [new_zealand] { leaders-place-new_zealand }
        [north_atlantic] { leaders-place-north_atlantic }
        [norwegian_sea] { leaders-place-norwegian_sea }
        [south_atlantic] { leaders-place-south_atlantic }
        [mediterranean] { leaders-place-mediterranean }
        [indian_ocean] { leaders-place-indian_ocean }
        [south_china_sea] { leaders-place-south_china_sea }
        [north_pacific] { leaders-place-north_pacific }
        [south_pacific] { leaders-place-south_pacific }
        [hidden] quelque chose
       *[other] { $of }
    }
leaders-name-first =
    { $name ->
        [none] { leaders-spot }
       *[other] { $name }
    }
leaders-name-second =
    { $name ->
        [none] { leaders-spot }
       *[other] { $name }
    }
leaders-name-place = un lieu
leaders-name-region =
    { $of ->
        [none] { leaders-name-place }
        [hidden] { leaders-name-place }
       *[other] { leaders-spot }
    }
leaders-name-source =
    { $of ->
        [none] { leaders-name-place }
        [hidden] { leaders-name-place }
       *[other] { leaders-spot }
    }
leaders-name-continent = un continent
leaders-name-owner = { name-seat }
leaders-name-loser = { name-seat }
leaders-name-unit =
    { $of ->
        [none] une unité
        [hidden] une unité
       *[other] { leaders-thing }
    }
leaders-one =
    { $first ->
        [infantry] une infanterie
        [tank] un char
        [plane] un avion
       *[other] une unité
    }
leaders-one-lost =
    { $unit ->
        [infantry] une infanterie
        [tank] un char
        [plane] un avion
       *[other] une unité
    }
leaders-name-die =
    { $of ->
        [infantry-miss] blanc, raté
        [infantry-hit] blanc, touche
        [infantry-double] blanc, double touche
        [tank-miss] gris, raté
        [tank-hit] gris, touche
        [tank-double] gris, double touche
        [plane-miss] noir, raté
        [plane-hit] noir, touche
        [plane-double] noir, double touche
       *[other] –
    }
leaders-name-die1 = { leaders-name-die }
leaders-name-die2 =
    { $of ->
        [none] { "" }
       *[other]  ; 2 : { leaders-name-die }
    }
leaders-name-die3 =
    { $of ->
        [none] { "" }
       *[other]  ; 3 : { leaders-name-die }
    }
leaders-name-die4 =
    { $of ->
        [none] { "" }
       *[other]  ; 4 : { leaders-name-die }
    }

## Nations

leaders-nation-usa = États-Unis
leaders-nation-usa-leader = John F. Kennedy
leaders-nation-usa-skill = Déploiement rapide : quand vous placez des unités, chaque région en accueille une de plus que ses points de production.
leaders-nation-usa-home = Côte Est
leaders-nation-uk = Royaume-Uni
leaders-nation-uk-leader = Harold Macmillan
leaders-nation-uk-skill = Puissance navale : dans un combat sur une case maritime, depuis une case maritime ou par une ligne pointillée, vous lancez un dé blanc de plus.
leaders-nation-uk-home = Royaume-Uni
leaders-nation-france = France
leaders-nation-france-leader = Charles de Gaulle
leaders-nation-france-skill = Retraite en bon ordre : dans une retraite vous ne perdez aucune unité ; toutes vont dans votre zone de repli.
leaders-nation-france-home = France
leaders-nation-germany = Allemagne
leaders-nation-germany-leader = Konrad Adenauer
leaders-nation-germany-skill = Miracle économique : à chaque tour de table, le programme ajoute des points de production aux vôtres.
leaders-nation-germany-home = Allemagne
leaders-nation-ussr = Union soviétique
leaders-nation-ussr-leader = Nikita Khrouchtchev
leaders-nation-ussr-skill = KGB : vos espions réussissent nettement plus souvent l’espionnage et le sabotage.
leaders-nation-ussr-home = Russie occidentale
leaders-nation-china = Chine
leaders-nation-china-leader = Mao Zedong
leaders-nation-china-skill = Armée populaire de libération : à chaque tour de table, de l’infanterie en plus arrive avec vos renforts.
leaders-nation-china-home = Chine
leaders-nation-cuba = Cuba
leaders-nation-cuba-leader = Fidel Castro
leaders-nation-cuba-skill = Guérilla : en défense, votre région attaquée accueille une unité de plus que ses points de production.
leaders-nation-cuba-home = Cuba
leaders-nation-india = Inde
leaders-nation-india-leader = Jawaharlal Nehru
leaders-nation-india-skill = Non-alignement : vos boycotts réussissent nettement plus souvent.
leaders-nation-india-home = Inde
leaders-nation-japan = Japon
leaders-nation-japan-leader = Hayato Ikeda
leaders-nation-japan-skill = Ingénierie : la recherche vous coûte moins cher.
leaders-nation-japan-home = Japon
leaders-nation-egypt = Égypte
leaders-nation-egypt-leader = Gamal Abdel Nasser
leaders-nation-egypt-skill = Autonomie : un boycott ne vous coûte qu’une partie de ses points.
leaders-nation-egypt-home = Égypte
leaders-nation-yugoslavia = Yougoslavie
leaders-nation-yugoslavia-leader = Josip Broz Tito
leaders-nation-yugoslavia-skill = Partisans : si vous battez en retraite comme défenseur, la moitié de vos unités est perdue, arrondie vers le bas au lieu du haut.
leaders-nation-yugoslavia-home = Balkans

## Scénarios

leaders-scenario-free_game = Partie libre
leaders-scenario-free_game-about = Nations libres, départ libre : les régions sont occupées une à une.
leaders-scenario-quick_game = Partie rapide
leaders-scenario-quick_game-about = Zones de départ imposées et victoires plus faciles : elle dure nettement moins longtemps.
leaders-scenario-power_blocs = Blocs
leaders-scenario-power_blocs-about = Chacun rejoint un bloc aux places limitées et choisit une de ses nations.
leaders-scenario-home_ground = Terre natale
leaders-scenario-home_ground-about = Chacun commence dans la zone d’origine de sa nation.
leaders-scenario-two_camps = Deux camps
leaders-scenario-two_camps-about = Les nations dépendent du nombre de joueurs, et les zones de départ sont imposées.
leaders-scenario-hot_spots = Points chauds
leaders-scenario-hot_spots-about = 15 marqueurs sont sur le plateau ; qui tient assez de régions marquées gagne aussi.

## Missions

leaders-mission-troops-1 = Effectifs
leaders-mission-troops-1-about =
    { $rounds ->
        [one] Commandez au moins { $units } unités en { $rounds } tour de table.
       *[other] Commandez au moins { $units } unités en { $rounds } tours de table.
    }
leaders-mission-troops-2 = Effectifs II
leaders-mission-troops-2-about =
    { $rounds ->
        [one] Encore une fois : commandez au moins { $units } unités en { $rounds } tour de table.
       *[other] Encore une fois : commandez au moins { $units } unités en { $rounds } tours de table.
    }
leaders-mission-defence = Défense
leaders-mission-defence-about =
    { $rounds ->
        [one] Pendant { $rounds } tour de table, vos points de production sur le plateau ne doivent pas baisser.
       *[other] Pendant { $rounds } tours de table, vos points de production sur le plateau ne doivent pas baisser.
    }
leaders-mission-expansion = Expansion
leaders-mission-expansion-about =
    { $rounds ->
        [one] Augmentez votre revenu de { $points } points de production en { $rounds } tour de table, par conquête ou par recherche.
       *[other] Augmentez votre revenu de { $points } points de production en { $rounds } tours de table, par conquête ou par recherche.
    }
leaders-mission-foresight = Prévoyance
leaders-mission-foresight-about = Ayez au moins { $points } points de production en épargne quand vous quittez votre quartier général.
leaders-mission-cunning = Ruse et perfidie
leaders-mission-cunning-about =
    { $rounds ->
        [one] Réussissez un sabotage contre un joueur quelconque en { $rounds } tour de table.
       *[other] Réussissez un sabotage contre un joueur quelconque en { $rounds } tours de table.
    }
leaders-mission-top-secret = Top secret
leaders-mission-top-secret-about =
    { $rounds ->
        [one] Réussissez un espionnage contre un joueur quelconque en { $rounds } tour de table.
       *[other] Réussissez un espionnage contre un joueur quelconque en { $rounds } tours de table.
    }

## Recherche

leaders-level-military-1 = À chaque manche d’un combat vous pouvez relancer un de vos dés ; le nouveau résultat compte.
leaders-level-military-2 = Quand vous placez des unités, chaque région en accueille une de plus que ses points de production.
leaders-level-military-3 = À chaque manche d’un combat une de vos touches simples compte comme double touche.
leaders-level-technology-1 = Vos diplomates et espions réussissent plus souvent et déjouent mieux ce que l’on envoie contre vous.
leaders-level-technology-2 = À chaque tour de table, de l’infanterie en plus arrive avec vos renforts.
leaders-level-technology-3 = Les points du plateau rapportent un certain pourcentage en plus à chaque tour de table.
leaders-level-economy-1 =
    { $points ->
        [one] À chaque tour de table, { $points } point de production en plus.
       *[other] À chaque tour de table, { $points } points de production en plus.
    }
leaders-level-economy-2 =
    { $points ->
        [one] À chaque tour de table, encore { $points } point de production, en plus du niveau 1.
       *[other] À chaque tour de table, encore { $points } points de production, en plus du niveau 1.
    }
leaders-level-economy-3 =
    { $points ->
        [one] À chaque tour de table, encore { $points } point de production, en plus des niveaux 1 et 2.
       *[other] À chaque tour de table, encore { $points } points de production, en plus des niveaux 1 et 2.
    }

## Événements mondiaux

leaders-world-boom = Essor
leaders-world-boom-about =
    { $points ->
        [one] Chacun reçoit { $points } point de production à ses prochains événements nationaux.
       *[other] Chacun reçoit { $points } points de production à ses prochains événements nationaux.
    }
leaders-world-recession = Récession
leaders-world-recession-about =
    { $points ->
        [one] Chacun perd { $points } point de production à ses prochains événements nationaux.
       *[other] Chacun perd { $points } points de production à ses prochains événements nationaux.
    }
leaders-world-volunteers = Volontaires
leaders-world-volunteers-about = Chacun reçoit une infanterie avec ses prochains renforts.
leaders-world-strike = Grève
leaders-world-strike-about = Les unités commandées pendant ce tour de table en prennent un de plus.
leaders-world-brain_gain = Afflux de cerveaux
leaders-world-brain_gain-about = Une recherche commencée pendant ce tour de table en dure un de moins, mais au moins un.
leaders-world-summit = Sommet
leaders-world-summit-about = Ni boycott, ni espionnage, ni sabotage pendant ce tour de table.
leaders-world-scandal = Scandale
leaders-world-scandal-about = Si une action secrète de ce tour de table échoue, son auteur est toujours démasqué.
leaders-world-amnesty = Amnistie
leaders-world-amnesty-about = Chacun reçoit aussitôt un diplomate, s’il lui reste de la place.

## Questions

leaders-ask-colour = Quelle couleur jouez-vous ?
leaders-ask-bloc = Quel bloc rejoignez-vous ?
leaders-ask-nation = Quelle nation dirigez-vous ?
leaders-ask-order = Qui a la place { $place } dans l’ordre des joueurs ?
leaders-ask-share = Quelle part du plateau reçoit { $player-name } ?
leaders-ask-prepare =
    { $step ->
        [material] Chacun prend un plateau de joueur, la carte de sa nation, et toutes les figurines et tous les marqueurs en bois de sa couleur. Suite quand tous sont prêts.
        [start_areas]
            { $start ->
                [home_area] Zones de départ : dans l’ordre des joueurs, placez une infanterie à la fois, la première dans votre zone d’origine, puis à côté d’une région à vous, jusqu’à ce que toutes soient prises. Avancez vos marqueurs sur la piste de production.
                [fixed] Zones de départ : chacun met une infanterie dans chaque région de la part tirée, et son marqueur sur la piste de production.
               *[free] Zones de départ : dans l’ordre des joueurs, placez une infanterie à la fois, la première où vous voulez, puis à côté d’une région à vous, jusqu’à ce que toutes soient prises. Avancez vos marqueurs sur la piste de production.
            }
        [handicap] Équilibre : le premier joueur met 1 infanterie dans son camp de base, le deuxième 2, le troisième 3, et ainsi de suite.
        [markers] Mettez les 15 marqueurs de scénario sur les régions dont la table a convenu, un sur chacune.
       *[rules]
            { $markers ->
                [0] On gagne en saisissant { $victory } points de production, par le niveau { $level } dans les trois domaines de recherche, ou par l’insigne d’honneur { $badge }.
               *[other] On gagne en saisissant { $victory } points de production, par le niveau { $level } dans les trois domaines de recherche, par l’insigne d’honneur { $badge }, ou en tenant { $markers } régions marquées à partir du tour de table 2.
            }
    }
leaders-ask-production = Tour de table { $round } : combien de points de production pour { $player-name } sur le plateau ? La dernière fois : { $before } ; { $victory } font gagner.
leaders-ask-marked = Tour de table { $round } : combien de régions marquées tient { $player-name } ? { $markers } font gagner.
leaders-ask-elimination = { $player-name } a saisi 0 point : ni région, ni unité en mer, ni allié ? Alors vous quittez la partie ; sinon vous restez en jeu.
leaders-ask-withdraw = Retirer : laissez une unité de votre choix dans chacune de vos régions et prenez les autres dans votre camp de base, aussi celles qui sont chez des alliés, puis celles de votre zone de repli. Les unités en mer restent. Suite quand c’est fait.
leaders-ask-public_events =
    { $cards ->
        [0] Pas d’événement public cette fois : continuez.
       *[other]
            { $mode ->
                [companion] Événements publics : lisez les cartes à haute voix, exécutez-les, puis passez à la suite.
               *[digital] Événements publics : tous voient ces cartes. Continuez quand vous les avez lues.
            }
    }
leaders-ask-secret_events = Événements secrets, pour vous uniquement : lisez vos cartes, répondez à chaque offre d’alliance, puis passez à la suite.
leaders-ask-command = Ordres et combats : placez, déplacez, laissez les attaqués se défendre, puis combattez. Déplacez les marqueurs de production, et passez à la suite quand tous les combats sont finis.
leaders-ask-headquarters =
    { $receiver ->
        [0] Quartier général. Points de production restants : { $left }, diplomates libres : { $diplomats }, espions libres : { $spies }. Choisissez, changez d’avis, et confirmez quand vous avez fini.
       *[other] Quel tribut envoyez-vous à { $receiver-name } ? Au plus { $most } ; 0 n’en envoie aucun.
    }
leaders-ask-covert = L’action secrète réussit-elle ?
leaders-ask-world = Tour de table { $round } : que se passe-t-il dans le monde ?
leaders-ask-start =
    { $where ->
        [home] Votre première infanterie va dans votre zone d’origine.
        [first] Occupez votre première région : celle que vous voulez. Régions libres : { $free }.
        [near] Occupez une région libre à côté d’une des vôtres. Régions libres : { $free }.
       *[anywhere] Rien n’est libre à côté de vos régions : occupez n’importe quelle région libre. Régions libres : { $free }.
    }
leaders-ask-count = Tour de table { $round } : vos régions et continents entiers rapportent { $points } points de production. La dernière fois : { $before } ; { $victory } font gagner.
leaders-ask-withdrawal =
    { $choices ->
        [0] Retrait : une unité reste dans chacune de vos régions. Vont au camp de base, avec la zone de repli : { leaders-troops }.
       *[other] Retrait : une unité reste dans chacune de vos régions. Vont au camp de base, avec la zone de repli : { leaders-troops }. Là où se trouvent des unités différentes, vous pouvez choisir celle qui reste.
    }
leaders-ask-sabotage =
    { $units ->
        [one] Sabotage : retirez encore { $units } unité de votre choix de votre camp de base.
       *[other] Sabotage : retirez encore { $units } unités de votre choix de votre camp de base.
    }
leaders-ask-place =
    { $units ->
        [0] Placer : votre camp de base est vide. Continuez, ou reprenez ce que vous venez de placer.
       *[other] Placer : mettez des unités là où vous voulez attaquer ou être à l’abri, puis continuez. Au camp de base : { leaders-troops }.
    }
leaders-ask-move =
    { $source ->
        [none] Déplacer : dites d’où partent des unités, ou continuez vers les combats.
       *[other]
            { $most ->
                [0] { $source-name } : plus personne ne peut partir d’ici. Dites d’où partent d’autres unités, ou continuez vers les combats.
               *[other] { $source-name } : { leaders-troops } ; départs possibles : { $most }. Vers où ? Ou continuez vers les combats.
            }
    }
leaders-ask-defend =
    { $own ->
        [1] On vous attaque : envoyez des unités dans vos régions attaquées, ou passez. Au camp de base : { leaders-troops }.
       *[other] { $player-name } est sous attaque. Un allié peut aider depuis son camp de base ; tous les autres passent.
    }
leaders-ask-next_battle =
    { $fights ->
        [0] Les combats en mer sont libres : nommez un adversaire, ou passez.
       *[other] Quel combat vient ensuite ?
    }
leaders-ask-stand =
    { $side ->
        [attacker] { $place-name }, manche { $combat } : vous attaquez { $player-name }, { leaders-troops } contre { $against }. Tenir ou battre en retraite ?
       *[defender] { $place-name }, manche { $combat } : { $player-name } vous attaque, { leaders-troops } contre { $against }. Tenir ou battre en retraite ?
    }
leaders-ask-roll = { $place-name } : un dé pour { $seat-name } ({ $unit-name }).
leaders-ask-reroll = Vos dés sont 1 : { $die1-name }{ $die2-name }{ $die3-name }{ $die4-name }. Vous pouvez en relancer un ; le nouveau résultat compte.
leaders-ask-losses =
    { $losses ->
        [one] { $place-name } : choisissez encore { $losses } unité à perdre.
       *[other] { $place-name } : choisissez encore { $losses } unités à perdre.
    }

## Réponses

leaders-action-continue = Suite
leaders-action-colour = Couleur : { $argument-name }
leaders-action-bloc = Bloc : { $argument-name }
leaders-action-nation = Nation : { $argument-name }
leaders-action-next = Suivant dans l’ordre : { $argument-name }
leaders-action-share = Part { $argument }
leaders-action-production = Saisir { $argument } points de production
leaders-action-marked =
    { $argument ->
        [one] { $argument } région marquée
       *[other] { $argument } régions marquées
    }
leaders-action-eliminated = Je quitte la partie
leaders-action-remain = Je reste en jeu
leaders-action-accept =
    { $argument ->
        [hidden] Répondre à une offre
       *[other] Accepter l’alliance : { $argument-name }
    }
leaders-action-decline =
    { $argument ->
        [hidden] Répondre à une offre
       *[other] Refuser l’alliance : { $argument-name }
    }
leaders-action-add =
    { $first ->
        [infantry] Commander de l’infanterie
        [tank] Commander un char
        [plane] Commander un avion
        [diplomat] Nommer un diplomate
        [spy] Recruter un espion
        [military] Recherche : armée
        [technology] Recherche : technologie
        [economy] Recherche : économie
        [boycott] Boycotter { $second-name }
        [espionage] Espionner { $second-name }
        [sabotage] Saboter { $second-name }
        [offer] Offrir une alliance à { $second-name }
        [dissolve] Dissoudre l’alliance avec { $second-name }
        [hidden] Choisir quelque chose
       *[mission] Activer la mission : { $argument-name }
    }
leaders-action-drop =
    { $first ->
        [infantry] Une infanterie de moins
        [tank] Un char de moins
        [plane] Un avion de moins
        [diplomat] Un diplomate de moins
        [spy] Un espion de moins
        [military] Pas de recherche : armée
        [technology] Pas de recherche : technologie
        [economy] Pas de recherche : économie
        [boycott] Ne pas boycotter { $second-name }
        [espionage] Ne pas espionner { $second-name }
        [sabotage] Ne pas saboter { $second-name }
        [offer] Pas d’offre à { $second-name }
        [dissolve] Garder l’alliance avec { $second-name }
        [hidden] Reprendre quelque chose
       *[mission] Abandonner la mission : { $argument-name }
    }
leaders-action-tribute =
    { $argument ->
        [hidden] Envoyer un tribut
       *[other] Envoyer un tribut : { $argument-name }
    }
leaders-action-amount =
    { $argument ->
        [0] Aucun tribut
        [one] Un tribut de { $argument } point
       *[other] Un tribut de { $argument } points
    }
leaders-action-confirm = Confirmer et quitter le quartier général
leaders-action-covert =
    { $argument ->
        [succeeds] Elle réussit
        [traced] Elle échoue, et l’auteur est démasqué
        [untraced] Elle échoue, et l’auteur reste inconnu
       *[other] Le sort décide
    }
leaders-action-world = Il arrive : { $argument-name }
leaders-action-occupy = Occuper : { $argument-name }
leaders-action-keep = { $second-name } : y laisser { leaders-one }
leaders-action-withdraw = Retirer ; sans autre choix, la plus faible unité reste
leaders-action-remove = Retirer { leaders-one } du camp de base
leaders-action-place = { $second-name } : placer { leaders-one }
leaders-action-recall = { $second-name } : reprendre { leaders-one }
leaders-action-from = Des unités d’ici : { $argument-name }
leaders-action-send = Envoyer { leaders-one } : { $second-name }
leaders-action-reinforce = { $second-name } : défendre avec { leaders-one }
leaders-action-pass = Passer
leaders-action-battle = Combat : { $argument-name }
leaders-action-engage = { $first-name } : combattre { $second-name }
leaders-action-stand =
    { $first ->
        [3] Tenir avec 3 avions
        [12] Tenir avec 1 char et 2 avions
        [21] Tenir avec 2 chars et 1 avion
        [30] Tenir avec 3 chars
        [102] Tenir avec 1 infanterie et 2 avions
        [111] Tenir avec 1 infanterie, 1 char et 1 avion
        [120] Tenir avec 1 infanterie et 2 chars
        [201] Tenir avec 2 infanteries et 1 avion
        [210] Tenir avec 2 infanteries et 1 char
        [300] Tenir avec 3 infanteries
       *[strongest] Tenir avec les plus fortes unités
    }
leaders-action-press = Combattre jusqu’au bout, sans autre question
leaders-action-retreat = Battre en retraite
leaders-action-die =
    { $argument ->
        [miss] Un dé montre un raté
        [hit] Un dé montre une touche
        [double] Un dé montre une double touche
       *[other] Il est lancé
    }
leaders-action-reroll = Relancer le dé { $argument }
leaders-action-leave = Laisser les dés
leaders-action-lose = Perdre { leaders-one } ({ $second-name })

## Ce que coûte une réponse

leaders-remark-add = coûte { $points }
leaders-remark-occupy =
    { $points ->
        [one] { $points } point, { $continent-name }
       *[other] { $points } points, { $continent-name }
    }
leaders-remark-keep = sur place : { leaders-troops }
leaders-remark-remove = présents : { $count }
leaders-remark-place = { $there } sur { $limit } sur place
leaders-remark-from = { leaders-troops }
leaders-remark-send =
    { $ground ->
        [sea] case maritime ; unités d’autrui : { $there }
        [own] à vous
        [empty] vide, vaut { $points }
       *[held] { $owner-name }, défenseurs : { $there }, vaut { $points }
    }
leaders-remark-reinforce = { $there } sur { $limit } sur place
leaders-remark-battle = { $own } contre { $there } de { $owner-name }
leaders-remark-engage = { $own } contre { $there } de { $owner-name }
leaders-remark-stand = { leaders-troops }
leaders-remark-retreat = perdues : { $lost }, sauvées : { $saved }
leaders-remark-die = { $faces } faces sur 6
leaders-remark-reroll = { $die-name }
leaders-remark-lose = présents : { $count }

## Ce qui s’est passé : les cartes

leaders-troops-infantry =
    { $infantry ->
        [one] { $infantry } infanterie
       *[other] { $infantry } infanteries
    }
leaders-troops-tank =
    { $tank ->
        [one] { $tank } char
       *[other] { $tank } chars
    }
leaders-troops-plane =
    { $plane ->
        [one] { $plane } avion
       *[other] { $plane } avions
    }
leaders-troops =
    { $infantry ->
        [0]
            { $tank ->
                [0]
                    { $plane ->
                        [0] aucune unité
                       *[other] { leaders-troops-plane }
                    }
               *[other]
                    { $plane ->
                        [0] { leaders-troops-tank }
                       *[other] { leaders-troops-tank } et { leaders-troops-plane }
                    }
            }
       *[other]
            { $tank ->
                [0]
                    { $plane ->
                        [0] { leaders-troops-infantry }
                       *[other] { leaders-troops-infantry } et { leaders-troops-plane }
                    }
               *[other]
                    { $plane ->
                        [0] { leaders-troops-infantry } et { leaders-troops-tank }
                       *[other] { leaders-troops-infantry }, { leaders-troops-tank } et { leaders-troops-plane }
                    }
            }
    }
leaders-event-fresh_troops = Renforts pour { $seat-name }, de la réserve au camp de base : { leaders-troops }.
leaders-event-sabotage_hit =
    { $units ->
        [one] Sabotage, { $seat-name } : retirez { $units } unité de votre choix de votre camp de base ; s’il n’y en a pas, n’en retirez aucune.
       *[other] Sabotage, { $seat-name } : retirez { $units } unités de votre choix de votre camp de base ; s’il y en a moins, retirez-les toutes.
    }
leaders-event-boycott_hit =
    { $points ->
        [one] Boycott, { $seat-name } : vous perdez { $points } point de production ; il est déjà déduit.
       *[other] Boycott, { $seat-name } : vous perdez { $points } points de production ; ils sont déjà déduits.
    }
leaders-event-new_military = Nouvelle technologie, { $seat-name } : le niveau { $level } en armée est achevé ; son marqueur le montre à tous.
leaders-event-glory = Gloire et honneur, { $seat-name } : vous recevez l’insigne d’honneur { $badge }, { $badge-name } ; le marqueur avance d’un pas.
leaders-event-world_effect =
    { $news ->
        [recession]
            { $points ->
                [one] { $news-name }, { $seat-name } : vous perdez { $points } point de production ; il est déjà déduit.
               *[other] { $news-name }, { $seat-name } : vous perdez { $points } points de production ; ils sont déjà déduits.
            }
       *[other]
            { $points ->
                [one] { $news-name }, { $seat-name } : vous recevez { $points } point de production ; il est déjà ajouté.
               *[other] { $news-name }, { $seat-name } : vous recevez { $points } points de production ; ils sont déjà ajoutés.
            }
    }
leaders-event-new_technology = Nouvelle technologie, { $field-name } : le niveau { $level } est achevé et agit dès maintenant.
leaders-event-new_diplomats =
    { $count ->
        [one] Nouveaux diplomates : { $count } diplomate entre en service.
       *[other] Nouveaux diplomates : { $count } diplomates entrent en service.
    }
leaders-event-tribute_received =
    { $points ->
        [one] Tribut reçu : { $player-name } vous envoie { $points } point de production.
       *[other] Tribut reçu : { $player-name } vous envoie { $points } points de production.
    }
leaders-event-boycott_success =
    { $points ->
        [one] Boycott réussi : il coûte à { $player-name } jusqu’à { $points } point de production.
       *[other] Boycott réussi : il coûte à { $player-name } jusqu’à { $points } points de production.
    }
leaders-event-boycott_failed = Boycott échoué : votre diplomate n’a rien obtenu contre { $player-name }.
leaders-event-boycott_foiled = Boycott déjoué : quelqu’un a voulu vous boycotter ; nul ne sait qui.
leaders-event-diplomat_caught = Diplomate capturé : { $player-name } a voulu vous boycotter, en vain.
leaders-event-alliance =
    { $answer ->
        [accepted] Alliance : { $player-name } a accepté votre offre ; vous êtes alliés.
        [declined] Alliance : { $player-name } a refusé votre offre.
       *[other] Alliance : { $player-name } a dissous votre alliance ; les unités invitées vont dans la zone de repli de leur propriétaire.
    }
leaders-event-new_spies =
    { $count ->
        [one] Nouveaux espions : { $count } espion entre en service.
       *[other] Nouveaux espions : { $count } espions entrent en service.
    }
leaders-event-sabotage_success =
    { $units ->
        [one] Sabotage réussi : { $player-name } doit retirer { $units } unité de son camp de base.
       *[other] Sabotage réussi : { $player-name } doit retirer jusqu’à { $units } unités de son camp de base.
    }
leaders-event-sabotage_failed = Sabotage échoué : votre espion n’a rien obtenu contre { $player-name }.
leaders-event-sabotage_foiled = Sabotage déjoué : quelqu’un a voulu vous saboter ; nul ne sait qui.
leaders-event-secret_information = Information secrète sur { $player-name } : armée niveau { $military }, technologie niveau { $technology }, économie niveau { $economy }.
leaders-event-espionage_failed = Espionnage échoué : votre espion n’a rien appris sur { $player-name }.
leaders-event-espionage_foiled = Espionnage déjoué : quelqu’un a voulu vous espionner ; nul ne sait qui.
leaders-event-spy_caught = Espion capturé : { $player-name } a envoyé un espion contre vous, en vain.
leaders-event-mission_failed = Mission échouée : { $mission-name }. Vous pouvez l’activer à nouveau.
leaders-event-production_points = Points de production : { $entered } du plateau ; avec tous les bonus, { $points } s’ajoutent à votre épargne.

## Ce qui s’est passé

leaders-event-colour_chosen = { $seat-name } prend une couleur : { $colour-name }.
leaders-event-bloc_chosen = { $seat-name } rejoint un bloc : { $bloc-name }.
leaders-event-nation_chosen = { $seat-name } choisit sa nation : { $nation-name }.
leaders-event-placed = { $seat-name } a la place { $order } dans l’ordre des joueurs.
leaders-event-share_drawn = { $seat-name } reçoit la part { $share } du plateau.
leaders-event-round_begun = Le tour de table { $round } commence.
leaders-event-turn_begun = Tour de table { $round } : c’est à { $seat-name }.
leaders-event-entered =
    { $points ->
        [one] { $seat-name } a { $points } point de production (écart : { $change }).
       *[other] { $seat-name } a { $points } points de production (écart : { $change }).
    }
leaders-event-markers_held =
    { $markers ->
        [one] { $seat-name } tient { $markers } région marquée.
       *[other] { $seat-name } tient { $markers } régions marquées.
    }
leaders-event-eliminated = { $seat-name } quitte la partie.
leaders-event-command_begun = { $seat-name } donne ses ordres et combat.
leaders-event-headquarters_open = { $seat-name } va au quartier général.
leaders-event-headquarters_closed = { $seat-name } quitte le quartier général.
leaders-event-points_left =
    { $points ->
        [one] { $seat-name } garde { $points } point de production.
       *[other] { $seat-name } garde { $points } points de production.
    }
leaders-event-offer_answered =
    { $answer ->
        [accepted] { $seat-name } accepte l’alliance avec { $player-name }.
       *[other] { $seat-name } refuse l’alliance avec { $player-name }.
    }
leaders-event-world =
    { $news ->
        [boom] Essor : chacun reçoit des points de production en plus à ses prochains événements nationaux.
        [recession] Récession : chacun perd des points de production à ses prochains événements nationaux.
        [volunteers] Volontaires : chacun reçoit une infanterie avec ses prochains renforts.
        [strike] Grève : les unités commandées pendant ce tour de table en prennent un de plus.
        [brain_gain] Afflux de cerveaux : une recherche commencée pendant ce tour de table en dure un de moins.
        [summit] Sommet : ni boycott, ni espionnage, ni sabotage pendant ce tour de table.
        [scandal] Scandale : si une action secrète de ce tour de table échoue, son auteur est toujours démasqué.
        [amnesty] Amnistie : chacun reçoit aussitôt un diplomate.
       *[other] Il y a des nouvelles du monde.
    }
leaders-event-victory =
    { $way ->
        [military] { $seat-name } gagne : les points de production sont atteints.
        [research] { $seat-name } gagne : le niveau est atteint dans les trois domaines de recherche.
        [missions] { $seat-name } gagne : l’insigne d’honneur est atteint.
        [markers] { $seat-name } gagne : assez de régions marquées sont tenues.
        [last] { $seat-name } reste seul en jeu et gagne.
       *[other] { $seat-name } gagne après le dernier tour de table.
    }
leaders-event-region_taken =
    { $loser ->
        [0] { $seat-name } prend une région : { $region-name }.
       *[other] { $seat-name } prend une région à { $loser-name } : { $region-name }.
    }
leaders-event-units_withdrawn = { $seat-name } retire au camp de base : { leaders-troops }.
leaders-event-units_lost =
    { $units ->
        [one] { $seat-name } perd { $units } unité du camp de base par sabotage.
       *[other] { $seat-name } perd { $units } unités du camp de base par sabotage.
    }
leaders-event-units_sent_home =
    { $units ->
        [one] { $units } unité de { $seat-name } quitte les régions de { $player-name } pour la zone de repli.
       *[other] { $units } unités de { $seat-name } quittent les régions de { $player-name } pour la zone de repli.
    }
leaders-event-battle_begun = { $place-name } : { $seat-name } attaque { $player-name }.
leaders-event-volley = Touches : { $seat-name } { $hits }, { $player-name } { $struck }.
leaders-event-unit_lost = { $place-name } : { $seat-name } perd { leaders-one-lost }.
leaders-event-retreated =
    { $saved ->
        [0] { $place-name } : { $seat-name } bat en retraite et ne sauve personne.
        [one] { $place-name } : { $seat-name } bat en retraite et sauve { $saved } unité.
       *[other] { $place-name } : { $seat-name } bat en retraite et sauve { $saved } unités.
    }
leaders-event-battle_won = { $place-name } : { $seat-name } l’emporte sur { $player-name }.
leaders-event-battle_drawn = { $place-name } : il ne reste personne de { $seat-name } ni de { $player-name }.
leaders-event-alliance_ended = { $player-name } a mis fin à l’alliance avec { $seat-name }.

## Pourquoi pas

why-LDR-NATN-02 = Un autre joueur a déjà cette couleur : { $colour-name }.
why-LDR-SCEN-08 = Le bloc « { $bloc-name } » n’a plus de place pour ce nombre de joueurs.
why-LDR-SCEN-07 = { $nation-name } : cette nation est d’un autre bloc ; le vôtre est « { $bloc-name } ».
why-LDR-SCEN-05 = { $nation-name } : un autre joueur a déjà choisi cette nation.
why-LDR-SCEN-23 = { $nation-name } : cette nation n’est pas de celles de Deux camps pour ce nombre de joueurs.
why-LDR-NATN-14 = { $nation-name } : c’est une nation des extensions ; cette table joue avec les six de la boîte.
why-LDR-MODE-11 = Les points de production sont un nombre entier de 0 à { $most }, pas { $points }.
why-LDR-EVNT-02 = Répondez d’abord à chaque offre d’alliance, puis passez à la suite.
why-LDR-ALLY-02 = { $player-name } n’attend pas de réponse de vous : il n’y a pas d’offre.
why-LDR-HEAD-04 = Vous avez changé d’avis assez souvent : confirmez maintenant.
why-LDR-HEAD-10 = Pas assez de points : { $item-name }, prix { $cost }, et il vous reste { $left }.
why-LDR-HEAD-11 = Rien à reprendre : { $item-name } n’est pas dans votre choix.
why-LDR-MATL-09 = La boîte a { $supply } figurines de cette sorte ({ $item-name }), et autant sont déjà commandées ou en route.
why-LDR-DIPL-01 = Il faut un diplomate ; vous en avez { $diplomats } de libre.
why-LDR-DIPL-07 = Vous pouvez avoir { $reserve } diplomates au plus, ceux que vous nommez compris.
why-LDR-SPYS-01 = Il faut un espion ; vous en avez { $spies } de libre.
why-LDR-SPYS-06 = Vous pouvez avoir { $reserve } espions au plus, ceux que vous recrutez compris.
why-LDR-RSCH-01 = Les trois niveaux sont achevés : { $item-name }.
why-LDR-RSCH-04 = Un projet est en cours : { $item-name }. Le suivant de ce domaine peut commencer quand il est achevé.
why-LDR-BOYC-01 = Vous ne pouvez pas vous boycotter vous-même.
why-LDR-BOYC-09 = { $player-name } : un seul boycott par tour contre le même joueur.
why-LDR-ESPI-01 = Vous ne pouvez pas vous espionner vous-même.
why-LDR-SABO-01 = Vous ne pouvez pas vous saboter vous-même.
why-LDR-SPYS-10 = { $player-name } : un seul { $item-name } par tour contre le même joueur.
why-LDR-ALLY-01 = Vous ne pouvez pas vous allier avec vous-même.
why-LDR-ALLY-20 = { $player-name } est déjà votre allié ou doit encore répondre à une offre de vous.
why-LDR-ALLY-13 = Il n’y a pas d’alliance avec { $player-name } que vous pourriez dissoudre maintenant.
why-LDR-TRIB-01 = Vous ne pouvez pas vous envoyer de tribut à vous-même.
why-LDR-TRIB-03 =
    { $most ->
        [0] Il ne vous reste pas de points de production pour un tribut.
       *[other] Un tribut est maintenant de { $most } au plus.
    }
why-LDR-MISS-03 = Une mission à la fois : abandonnez d’abord { $mission-name }.
why-LDR-MISS-06 = { $item-name } : cette mission n’est pas ouverte ; vous l’avez accomplie, ou une autre de sa catégorie vient avant.
why-LDR-ELIM-03 = { $player-name } a quitté la partie.
why-LDR-PLYR-01 = Il n’y a pas de joueur { $player } dans cette partie.
why-LDR-VARI-03 = Sommet : ni boycott, ni espionnage, ni sabotage pendant ce tour de table.
why-LDR-HEAD-12 = Dites d’abord le montant du tribut ; 0 n’en envoie aucun.
why-LDR-AREA-06 = Région déjà occupée : { $place-name }.
why-LDR-AREA-07 = Votre première infanterie va dans votre zone d’origine.
why-LDR-AREA-08 = { $place-name } : ce n’est pas à côté d’une de vos régions, et il en reste de libres là.
why-LDR-WDRW-01 = { $place-name } : rien à choisir, vous n’y tenez pas d’unités différentes.
why-LDR-WDRW-02 = { $place-name } : vous n’y avez pas cette unité ({ $unit-name }).
why-LDR-WDRW-03 = { $place-name } : les unités en mer ne se retirent pas.
why-LDR-EVNT-12 = Pas de telle unité dans votre camp de base ({ $unit-name }).
why-LDR-PLCE-03 = { $place-name } est une case maritime : on n’y va qu’en déplaçant des unités.
why-LDR-PLCE-02 =
    { $owner ->
        [0] { $place-name } est vide : on place dans ses régions et celles de ses alliés.
       *[other] { $place-name } est à { $owner-name } : on place dans ses régions et celles de ses alliés.
    }
why-LDR-PLCE-01 = Il ne reste pas de telle unité dans votre camp de base ({ $unit-name }).
why-LDR-PLCE-04 = { $place-name } : c’est plein, { $there } unités pour { $limit } places.
why-LDR-PLCE-09 = { $place-name } : on ne reprend que ce qui vient d’être placé ({ $unit-name }), et pas sans fin.
why-LDR-MOVE-01 =
    { $unit ->
        [none] { $place-name } : vous n’y avez pas d’unités.
       *[other] { $source-name } : vous n’y avez pas cette unité ({ $unit-name }).
    }
why-LDR-MOVE-03 = Une unité doit rester pour tenir la région.
why-LDR-MOVE-09 = Chaque unité fait un pas par tour ; celles-ci l’ont déjà fait.
why-LDR-MOVE-10 = { $place-name } n’est pas voisin : ni frontière ni ligne pointillée n’y mène.
why-LDR-MOVE-11 = On ne se déplace pas entre ses propres régions ; placez depuis le camp de base.
why-LDR-MOVE-12 = { $place-name } : des unités d’un allié s’y trouvent.
why-LDR-ALLY-14 = { $place-name } : l’alliance vient de finir ; attaquez dès votre prochain tour.
why-LDR-SEAF-01 = { $place-name } : on n’y va que d’une région à ancre, par une ligne tiretée.
why-LDR-SEAF-04 = Aucune voie ne mène d’une case maritime à une autre.
why-LDR-DFND-01 = { $place-name } : seules les régions attaquées se renforcent, avec des unités de votre camp de base.
why-LDR-DFND-06 = { $place-name } : on n’envoie personne défendre une case maritime.
why-LDR-ALLY-09 = { $place-name } est à { $owner-name } : seul un allié peut y aider.
why-LDR-ALLY-22 = Vous êtes l’allié des deux camps : vous n’aidez aucun.
why-LDR-DFND-04 = { $place-name } : { $limit } défenseurs au plus, et { $there } y sont.
why-LDR-FGHT-01 = Les combats dans les régions d’abord.
why-LDR-FGHT-03 = Pas de combat ici : { $place-name }.
why-LDR-SEAF-09 = { $place-name } : vous et { $player-name } n’y avez pas tous deux des unités.
why-LDR-ALLY-06 = Vous ne pouvez combattre { $player-name } : vous êtes alliés, ou l’étiez à l’instant.
why-LDR-SEAF-08 = { $place-name } : vos unités viennent d’arriver ; elles y combattront dès votre prochain tour.
why-LDR-DICE-03 = On ne choisit qui lance les dés qu’avec plus de trois unités de types différents, parmi celles qui sont là.
why-LDR-DICE-08 = Pas de dé { $die } de votre côté.
why-LDR-LOSS-01 = { $player-name } n’a pas cette unité dans ce combat ({ $unit-name }).
why-LDR-ALLY-12 = Les unités des alliés sont perdues d’abord.

## Mots de l’image

leaders-board-round = tour de table
leaders-board-phase = phase
leaders-board-points = points
leaders-board-badges = insignes
leaders-board-military = armée
leaders-board-markers = régions marquées
leaders-board-out = hors jeu
leaders-board-victory = pour gagner
leaders-board-setup = préparation
leaders-board-production = points de production
leaders-board-withdraw = retirer des unités
leaders-board-events = événements nationaux
leaders-board-command = ordres et combats
leaders-board-headquarters = quartier général
leaders-board-over = la fin
leaders-board-saved = épargne
leaders-board-left = reste
leaders-board-chosen = choisi
leaders-board-coming = en route
leaders-board-diplomats = diplomates
leaders-board-spies = espions
leaders-board-research = recherche
leaders-board-running = prêt dans
leaders-board-turns = tours
leaders-board-technology = technologie
leaders-board-economy = économie
leaders-board-mission = mission
leaders-board-planned = mission choisie
leaders-board-allies = alliés
leaders-board-tribute = tribut
leaders-board-infantry = infanterie
leaders-board-tank = char
leaders-board-plane = avion
leaders-board-diplomat = diplomate
leaders-board-spy = espion
leaders-board-boycott = boycott
leaders-board-espionage = espionnage
leaders-board-sabotage = sabotage
leaders-board-offer = offre
leaders-board-dissolve = dissoudre
leaders-board-troops-1 = { leaders-mission-troops-1 }
leaders-board-troops-2 = { leaders-mission-troops-2 }
leaders-board-defence = { leaders-mission-defence }
leaders-board-expansion = { leaders-mission-expansion }
leaders-board-foresight = { leaders-mission-foresight }
leaders-board-cunning = { leaders-mission-cunning }
leaders-board-top-secret = { leaders-mission-top-secret }
leaders-board-usa = { leaders-nation-usa }
leaders-board-uk = { leaders-nation-uk }
leaders-board-france = { leaders-nation-france }
leaders-board-germany = { leaders-nation-germany }
leaders-board-ussr = { leaders-nation-ussr }
leaders-board-china = { leaders-nation-china }
leaders-board-cuba = { leaders-nation-cuba }
leaders-board-india = { leaders-nation-india }
leaders-board-japan = { leaders-nation-japan }
leaders-board-egypt = { leaders-nation-egypt }
leaders-board-yugoslavia = { leaders-nation-yugoslavia }
leaders-board-alaska = { leaders-place-alaska }
leaders-board-western_canada = { leaders-place-western_canada }
leaders-board-ontario = { leaders-place-ontario }
leaders-board-quebec = { leaders-place-quebec }
leaders-board-west_coast = { leaders-place-west_coast }
leaders-board-midwest = { leaders-place-midwest }
leaders-board-east_coast = { leaders-place-east_coast }
leaders-board-gulf_states = { leaders-place-gulf_states }
leaders-board-mexico = { leaders-place-mexico }
leaders-board-central_america = { leaders-place-central_america }
leaders-board-venezuela = { leaders-place-venezuela }
leaders-board-andean_countries = { leaders-place-andean_countries }
leaders-board-brazil = { leaders-place-brazil }
leaders-board-southern_cone = { leaders-place-southern_cone }
leaders-board-united_kingdom = { leaders-place-united_kingdom }
leaders-board-scandinavia = { leaders-place-scandinavia }
leaders-board-iberia = { leaders-place-iberia }
leaders-board-italy = { leaders-place-italy }
leaders-board-balkans = { leaders-place-balkans }
leaders-board-eastern_europe = { leaders-place-eastern_europe }
leaders-board-western_russia = { leaders-place-western_russia }
leaders-board-maghreb = { leaders-place-maghreb }
leaders-board-west_africa = { leaders-place-west_africa }
leaders-board-central_africa = { leaders-place-central_africa }
leaders-board-horn_of_africa = { leaders-place-horn_of_africa }
leaders-board-southern_africa = { leaders-place-southern_africa }
leaders-board-madagascar = { leaders-place-madagascar }
leaders-board-near_east = { leaders-place-near_east }
leaders-board-arabia = { leaders-place-arabia }
leaders-board-persia = { leaders-place-persia }
leaders-board-central_asia = { leaders-place-central_asia }
leaders-board-siberia = { leaders-place-siberia }
leaders-board-far_east = { leaders-place-far_east }
leaders-board-mongolia = { leaders-place-mongolia }
leaders-board-manchuria = { leaders-place-manchuria }
leaders-board-indochina = { leaders-place-indochina }
leaders-board-indonesia = { leaders-place-indonesia }
leaders-board-new_guinea = { leaders-place-new_guinea }
leaders-board-queensland = { leaders-place-queensland }
leaders-board-western_australia = { leaders-place-western_australia }
leaders-board-new_zealand = { leaders-place-new_zealand }
leaders-board-north_atlantic = { leaders-place-north_atlantic }
leaders-board-norwegian_sea = { leaders-place-norwegian_sea }
leaders-board-south_atlantic = { leaders-place-south_atlantic }
leaders-board-mediterranean = { leaders-place-mediterranean }
leaders-board-indian_ocean = { leaders-place-indian_ocean }
leaders-board-south_china_sea = { leaders-place-south_china_sea }
leaders-board-north_pacific = { leaders-place-north_pacific }
leaders-board-south_pacific = { leaders-place-south_pacific }
leaders-board-north_america = { leaders-continent-north_america }
leaders-board-south_america = { leaders-continent-south_america }
leaders-board-europe = { leaders-continent-europe }
leaders-board-africa = { leaders-continent-africa }
leaders-board-asia = { leaders-continent-asia }
leaders-board-oceania = { leaders-continent-oceania }
leaders-board-camp = camp de base
leaders-board-drop = zone de repli
leaders-board-free = vide
leaders-board-fight = combat
leaders-board-combat = manche
leaders-board-dice = dés
leaders-board-hits = touches
leaders-board-losses = à perdre
leaders-board-seas = en mer
leaders-board-attacked = attaqué
leaders-board-miss = raté
leaders-board-hit = touche
leaders-board-double = double touche
leaders-board-start = zones de départ
leaders-board-place = placer
leaders-board-move = déplacer
leaders-board-defend = défendre
leaders-board-legend = unités présentes et places
leaders-board-sea = case maritime
leaders-board-own-board = La carte est sur votre table.
leaders-board-letter-infantry = i
leaders-board-letter-tank = c
leaders-board-letter-plane = a
leaders-board-blue = { leaders-colour-blue }
leaders-board-green = { leaders-colour-green }
leaders-board-red = { leaders-colour-red }
leaders-board-yellow = { leaders-colour-yellow }
leaders-board-orange = { leaders-colour-orange }
leaders-board-purple = { leaders-colour-purple }

## La leçon

leaders-learn-1 = Leçon, étape 1 : votre tour commence, au tour de table 3. Vos 24 régions rapportent 81 points de production ; qui en a 130 au début d’un tour gagne.
leaders-learn-2 = Étape 2 : une unité reste dans chaque région, toutes les autres vont au camp de base. Un char vient de France, et une infanterie de la zone de repli, où elle était depuis une retraite.
leaders-learn-3 = Étape 3 : tous voient les cartes publiques. Un char commandé il y a deux tours de table est arrivé à votre camp de base.
leaders-learn-4 = Étape 4 : les cartes secrètes sont pour vous seul. La capacité de l’Allemagne fait 90 points de vos 81, et 12 étaient épargnés.
leaders-learn-5 = Étape 5 : placez maintenant. Le Venezuela est mal gardé, et avec lui toute l’Amérique du Sud serait à vous : mettez un char au Brésil, juste à côté.
leaders-learn-6 = Étape 6 : un second char. Le Brésil vaut 3 points ; il reçoit donc 3 unités, et le voilà plein.
leaders-learn-7 = Étape 7 : l’infanterie garde les Pays andins, qui touchent eux aussi au Venezuela.
leaders-learn-8 = Étape 8 : tous sont placés. Jusqu’ici vous pouviez reprendre des unités ; passez maintenant aux déplacements.
leaders-learn-9 = Étape 9 : dites d’où partent des unités : du Brésil.
leaders-learn-10 = Étape 10 : un char fait un pas, vers le Venezuela. Une infanterie le défend.
leaders-learn-11 = Étape 11 : le second char suit. L’infanterie reste, car il faut tenir le Brésil.
leaders-learn-12 = Étape 12 : cela suffit ; passez au combat. Le joueur 2 n’a personne au camp de base à envoyer en défense.
leaders-learn-13 = Étape 13 : avant chaque manche vous pouvez battre en retraite, ce qui coûte la moitié de vos unités. Deux chars contre une infanterie, la chance est bonne : combattez jusqu’au bout.
leaders-learn-14 = Étape 14 : quoi qu’aient dit les dés, voici votre quartier général, avec 102 points à dépenser. Une infanterie coûte 9 et arrive à votre prochain tour.
leaders-learn-15 = Étape 15 : la recherche se paie tout de suite et agit plus tard. Le niveau 1 en économie coûte 30, prend deux tours de table, puis rapporte 5 points à chaque tour de table.
leaders-learn-16 = Étape 16 : chaque mission accomplie est un insigne d’honneur, et sept font gagner. Défense veut que vos points de production ne baissent pas pendant cinq tours de table.
leaders-learn-17 = Étape 17 : jusqu’ici tout pouvait changer. Quittez le quartier général ; les 63 points non dépensés sont épargnés.
leaders-learn-end = C’était un tour : compter, retirer, lire, placer, déplacer, combattre, prévoir. Jouez la suite à votre gré.

## Avant la partie

leaders-blurb = Une soirée de politique mondiale : une carte de 48 régions, des chars, des avions et des dés, et derrière, des quartiers généraux secrets avec recherche, diplomates, espions et missions. Tout est ici, ou bien avec votre propre plateau.
leaders-option-mode = Plateau
leaders-option-mode-digital = Tout numérique : le plateau est ici
leaders-option-mode-companion = Compagnon : votre propre plateau, de la boîte
leaders-option-scenario = Scénario
leaders-option-scenario-free_game = Partie libre : nations libres, départ libre, pleines valeurs de victoire
leaders-option-scenario-quick_game = Partie rapide : zones de départ imposées et victoires plus faciles
leaders-option-scenario-power_blocs = Blocs : chacun choisit une nation d’un bloc
leaders-option-scenario-home_ground = Terre natale : chacun commence dans sa zone d’origine
leaders-option-scenario-two_camps = Deux camps : nations et zones de départ imposées
leaders-option-scenario-hot_spots = Points chauds : tenir des régions marquées fait gagner aussi
leaders-option-hq_timer = Secondes au quartier général (pour joueurs avancés seulement ; 30 à 40 sont conseillées)
leaders-option-special_skills = Capacités spéciales des nations
leaders-option-special_skills-true = Oui : chaque nation a sa capacité
leaders-option-special_skills-false = Non : toutes les nations se valent
leaders-option-parallel_play = Jeu en parallèle
leaders-option-parallel_play-false = Non : un tour finit avec le quartier général
leaders-option-parallel_play-true = Oui : le suivant commence pendant que l’on est au quartier général ; chacun a besoin d’un appareil
leaders-option-board_profile = Le programme connaît votre propre plateau (compagnon seulement)
leaders-option-board_profile-false = Non : les régions sont occupées une à une
leaders-option-board_profile-true = Oui : les parts d’un départ imposé sont tirées au sort
leaders-option-expansion_nations = Cinq nations de plus
leaders-option-expansion_nations-false = Non : les six de la boîte
leaders-option-expansion_nations-true = Oui : aussi Cuba, l’Inde, le Japon, l’Égypte et la Yougoslavie
leaders-option-global_events = Événements mondiaux
leaders-option-global_events-false = Non
leaders-option-global_events-true = Oui : un avant un tour de table sur deux
leaders-option-classic_entry = Saisie classique
leaders-option-classic_entry-false = Non : chacun saisit ses points de production au début de son tour
leaders-option-classic_entry-true = Oui : les points de tous sont saisis au début du tour de table
leaders-option-hq_first = Quartier général d’abord
leaders-option-hq_first-false = Non : ordres et combats, puis le quartier général
leaders-option-hq_first-true = Oui : le quartier général, puis ordres et combats
leaders-option-strict_supply = Réserve stricte
leaders-option-strict_supply-false = Non : les figurines d’une couleur inutilisée dépannent
leaders-option-strict_supply-true = Oui : personne ne peut avoir plus d’unités en route que la boîte n’a de figurines
leaders-option-show_exact_chance = Chances exactes
leaders-option-show_exact_chance-false = Non : la protection des autres reste secrète
leaders-option-show_exact_chance-true = Oui : pour apprendre, le quartier général montre la chance exacte contre chaque joueur
leaders-option-capacity_bonus_in_defence = Limites plus hautes en défense
leaders-option-capacity_bonus_in_defence-usa_only = Pour les États-Unis seulement
leaders-option-capacity_bonus_in_defence-none = Pour personne
leaders-option-capacity_bonus_in_defence-all = Pour les États-Unis et pour l’armée de niveau 2
leaders-number-infantry_cost = Prix d’une infanterie
leaders-number-tank_cost = Prix d’un char
leaders-number-plane_cost = Prix d’un avion
leaders-number-infantry_rounds = Tours de table jusqu’à l’arrivée d’une infanterie
leaders-number-tank_rounds = Tours de table jusqu’à l’arrivée d’un char
leaders-number-plane_rounds = Tours de table jusqu’à l’arrivée d’un avion
leaders-number-diplomat_cost = Prix d’un diplomate
leaders-number-spy_cost = Prix d’un espion
leaders-number-most_operatives = Nombre maximal de diplomates, et d’espions, d’un joueur
leaders-number-research_1_cost = Prix d’une recherche de niveau 1
leaders-number-research_2_cost = Prix d’une recherche de niveau 2
leaders-number-research_3_cost = Prix d’une recherche de niveau 3
leaders-number-research_1_rounds = Tours de table d’une recherche de niveau 1
leaders-number-research_2_rounds = Tours de table d’une recherche de niveau 2
leaders-number-research_3_rounds = Tours de table d’une recherche de niveau 3
leaders-number-economy_1 = Points de l’économie de niveau 1 par tour de table
leaders-number-economy_2 = Points de l’économie de niveau 2 par tour de table
leaders-number-economy_3 = Points de l’économie de niveau 3 par tour de table
leaders-number-technology_2_infantry = Infanteries de la technologie de niveau 2 par tour de table
leaders-number-technology_3_percent = Pour cent de points en plus par la technologie de niveau 3
leaders-number-germany_points = Points de l’Allemagne par tour de table
leaders-number-china_infantry = Infanteries de la Chine par tour de table
leaders-number-ussr_percent = Points de pourcentage en plus pour les espions de l’Union soviétique
leaders-number-india_percent = Points de pourcentage en plus pour les boycotts de l’Inde
leaders-number-japan_percent = Pour cent de moins pour la recherche du Japon
leaders-number-egypt_percent = Pour cent d’un boycott que l’Égypte perd
leaders-number-covert_percent = Chance d’une action secrète, en pour cent
leaders-number-guard_percent = Points de pourcentage de moins par diplomate ou espion libre de la cible
leaders-number-technology_1_percent = Points de pourcentage de la technologie de niveau 1, pour et contre
leaders-number-least_percent = Chance minimale d’une action secrète, en pour cent
leaders-number-most_percent = Chance maximale d’une action secrète, en pour cent
leaders-number-trace_percent = Chance qu’un échec démasque son auteur, en pour cent
leaders-number-boycott_points = Points que coûte un boycott
leaders-number-sabotage_units = Unités que retire un sabotage
leaders-number-troops_units = Unités pour la mission Effectifs
leaders-number-troops_rounds = Tours de table pour la mission Effectifs
leaders-number-defence_rounds = Tours de table pour la mission Défense
leaders-number-expansion_points = Points pour la mission Expansion
leaders-number-expansion_rounds = Tours de table pour la mission Expansion
leaders-number-foresight_points = Points pour la mission Prévoyance
leaders-number-foresight_rounds = Tours de table pour la mission Prévoyance
leaders-number-cunning_rounds = Tours de table pour la mission Ruse et perfidie
leaders-number-top_secret_rounds = Tours de table pour la mission Top secret
leaders-number-victory_points = Points de production qui font gagner
leaders-number-victory_level = Niveau dans tous les domaines qui fait gagner
leaders-number-victory_badge = Insigne d’honneur qui fait gagner
leaders-number-victory_markers = Régions marquées qui font gagner dans Points chauds
leaders-number-boom_points = Points qu’apporte un essor
leaders-number-recession_points = Points que coûte une récession
leaders-number-supply_infantry = Figurines d’infanterie d’une couleur
leaders-number-supply_tanks = Figurines de char d’une couleur
leaders-number-supply_planes = Figurines d’avion d’une couleur
leaders-number-round_limit = Tours de table après lesquels la partie finit
leaders-preset-free = Partie libre
leaders-preset-free-about = Le jeu complet, nations et zones de départ libres : prévoyez une soirée.
leaders-preset-quick = Partie rapide
leaders-preset-quick-about = Des victoires plus faciles : idéal pour débuter.
leaders-preset-phones = À chacun son appareil
leaders-preset-phones-about = Le quartier général se tient pendant le tour du suivant : personne n’attend.
leaders-preset-experienced = Contre la montre
leaders-preset-experienced-about = 40 secondes au quartier général, pour qui connaît le jeu.
leaders-preset-companion = Avec la boîte
leaders-preset-companion-about = Plateau, figurines et dés sont sur votre table ; la salle tient les quartiers généraux.
leaders-preset-companion_phones = Avec la boîte et un téléphone chacun
leaders-preset-companion_phones-about = Votre propre plateau, et le quartier général pendant le tour du suivant.

## Glossaire

leaders-term-production-points = Points de production
leaders-term-production-points-about = Ce que rapportent vos régions et continents entiers, compté au début de votre tour ; ils paient tout.
leaders-term-region = Région
leaders-term-region-about = Un territoire avec ses points de production ; c’est aussi le nombre d’unités qu’on peut y placer.
leaders-term-continent = Bonus de continent
leaders-term-continent-about = Des points de production en plus pour qui tient toutes les régions d’un continent.
leaders-term-sea-field = Case maritime
leaders-term-sea-field-about = N’est à personne et ne rapporte rien ; on y vient d’une région à ancre et on repart un tour plus tard.
leaders-term-dice = Dés
leaders-term-dice-about = Blanc pour l’infanterie, il touche sur 3 faces de 6 ; gris pour un char, sur 4 ; noir pour un avion, sur 4 dont une double.
leaders-term-retreat = Retraite
leaders-term-retreat-about = Avant chaque manche un camp peut renoncer : la moitié de ses unités, arrondie vers le haut, est perdue, les autres vont à la zone de repli.
leaders-term-base-camp = Camp de base
leaders-term-base-camp-about = L’endroit à côté de la carte où vos unités attendent d’être placées, à votre tour ou pour défendre.
leaders-term-drop-zone = Zone de repli
leaders-term-drop-zone-about = Là vont les unités après une retraite ; à votre prochain tour elles reviennent au camp de base.
leaders-term-supply = Réserve
leaders-term-supply-about = Toutes les figurines de votre couleur qui ne sont pas en jeu ; les renforts en viennent, les pertes y retournent.
leaders-term-withdraw = Retirer des unités
leaders-term-withdraw-about = Au début de votre tour une unité reste dans chacune de vos régions, toutes les autres vont au camp de base.
leaders-term-events = Événements nationaux
leaders-term-events-about = Des cartes qui disent ce qui s’est passé depuis votre dernier tour : d’abord les publiques pour tous, puis les secrètes pour vous.
leaders-term-fresh-troops = Renforts
leaders-term-fresh-troops-about = Des unités commandées plus tôt ; elles passent de votre réserve à votre camp de base.
leaders-term-command = Ordres et combats
leaders-term-command-about = La partie sur le plateau : placer des unités, les déplacer, laisser les attaqués se défendre, puis combattre.
leaders-term-headquarters = Quartier général
leaders-term-headquarters-about = La partie secrète de votre tour, où vous dépensez vos points ; elle vaut quand vous confirmez.
leaders-term-research = Recherche
leaders-term-research-about = Trois niveaux d’armée, de technologie et d’économie ; un projet par domaine, payé en entier au début.
leaders-term-diplomat = Diplomate
leaders-term-diplomat-about = Porte un tribut, un boycott ou une offre d’alliance et ne sert qu’une fois ; les libres vous protègent des boycotts.
leaders-term-spy = Espion
leaders-term-spy-about = Part pour un espionnage ou un sabotage et ne sert qu’une fois ; les libres vous protègent des deux.
leaders-term-tribute = Tribut
leaders-term-tribute-about = Des points de production qu’un diplomate porte à un autre joueur, qui les reçoit à son prochain tour.
leaders-term-boycott = Boycott
leaders-term-boycott-about = Un diplomate tente de faire perdre des points de production à un autre joueur ; un succès ne vous trahit pas.
leaders-term-alliance = Alliance
leaders-term-alliance-about = Deux joueurs qui ne peuvent s’attaquer, peuvent user des régions de l’autre et aider à les défendre ; eux seuls le savent.
leaders-term-espionage = Espionnage
leaders-term-espionage-about = Un espion tente d’apprendre les trois niveaux de recherche d’un autre joueur.
leaders-term-sabotage = Sabotage
leaders-term-sabotage-about = Un espion tente de détruire des unités dans le camp de base d’un autre joueur.
leaders-term-mission = Mission
leaders-term-mission-about = Un but secret ; une seule est active à la fois, et chaque mission accomplie vaut un insigne d’honneur.
leaders-term-badge = Insigne d’honneur
leaders-term-badge-about = Le rang public des missions accomplies, de Caporal à LEADERS, le septième.
leaders-term-bloc = Bloc
leaders-term-bloc-about = Toute nation est capitaliste, neutre ou communiste ; cela ne compte que dans le scénario Blocs.
leaders-term-skill = Capacité spéciale
leaders-term-skill-about = L’avantage d’une nation. Le programme y veille ; avec votre propre plateau, ce qui y agit est à votre charge.

## Aide de jeu

leaders-aid-1-title = Votre tour
leaders-aid-1 = 0 Vos points de production sont comptés ; ceux de votre propre plateau, vous les saisissez. 1 Retirez : une unité reste dans chaque région, les autres et la zone de repli vont au camp de base. 2 Événements nationaux : cartes publiques, puis secrètes, et offres. 3 Ordres et combats : placez jusqu’aux points d’une région, déplacez d’un pas en laissant une unité, laissez les attaqués se défendre, puis combattez. 4 Quartier général : choisissez en secret et confirmez.
leaders-aid-2-title = Quartier général
leaders-aid-2 = Tout coûte des points de production, selon le nombre de joueurs ; ce que vous ne dépensez pas est épargné. Une infanterie arrive après 1 tour de table, un char après 2, un avion après 3. Diplomates et espions entrent en service à votre prochain tour ; 10 de chaque au plus. Jusqu’à la confirmation, tout peut changer.
leaders-aid-3-title = Recherche
leaders-aid-3 = Trois domaines, trois niveaux, un projet par domaine ; les niveaux prennent 2, 3 et 4 tours de table. Armée : relancer un dé ; placer une unité de plus ; une touche compte double. Technologie : de meilleures chances pour diplomates et espions ; une infanterie par tour de table ; 10 pour cent de points en plus. Économie : des points en plus à chaque tour de table, niveau par niveau. L’armée est publique, le reste secret.
leaders-aid-4-title = Diplomates et espions
leaders-aid-4 = Un diplomate porte un tribut, une offre d’alliance ou un boycott ; un espion espionne ou sabote. Chacun ne sert qu’une fois. La chance est de 80 pour cent, 6 de moins par diplomate ou espion libre de la cible, 10 de plus ou de moins par la technologie 1, entre 5 et 95. Un échec sur deux démasque son auteur. Un boycott coûte des points, un sabotage 3 unités du camp de base. Le résultat se lit aux prochains événements nationaux.
leaders-aid-5-title = Missions et victoire
leaders-aid-5 = Une mission à la fois, parmi trois ; chacune accomplie vaut un insigne d’honneur. Vous gagnez aussitôt en ayant sur le plateau, au début de votre tour, les points de production du scénario, par son niveau dans les trois domaines de recherche, ou par son insigne d’honneur. Les bonus n’y comptent pas, et des alliés ne gagnent pas ensemble.
leaders-aid-6-title = Combats
leaders-aid-6 = Attaquant et défenseur lancent un dé pour trois unités au plus, les plus fortes sauf autre choix. Infanterie, blanc : 3 faces sur 6 touchent. Char, gris : 4 sur 6. Avion, noir : 3 touches et une double. Chaque touche coûte une unité au choix de l’autre camp, des deux côtés à la fois ; puis la manche suivante. Avant chacune, l’attaquant puis le défenseur peut battre en retraite : la moitié est perdue, arrondie vers le haut, le reste va à la zone de repli. S’il ne reste personne, la région est vide.

## Pourquoi un robot le ferait

leaders-reason-land = Cela vous apporte ou vous garde des régions.
leaders-reason-fights = C’est prometteur pour vos combats.
leaders-reason-research = Cela fait avancer votre recherche.
leaders-reason-missions = Cela vous rapproche d’un insigne d’honneur.
leaders-reason-troops = Cela vous apporte des troupes.
leaders-reason-purse = Cela épargne des points de production pour plus tard.
leaders-reason-agents = Cela tire plus de vos diplomates et espions.

## La carte

leaders-place-alaska = Alaska
leaders-place-western_canada = Ouest canadien
leaders-place-ontario = Ontario
leaders-place-quebec = Québec
leaders-place-west_coast = Côte Ouest
leaders-place-midwest = Midwest
leaders-place-east_coast = Côte Est
leaders-place-gulf_states = États du Golfe
leaders-place-mexico = Mexique
leaders-place-cuba = Cuba
leaders-place-central_america = Amérique centrale
leaders-place-venezuela = Venezuela
leaders-place-andean_countries = Pays andins
leaders-place-brazil = Brésil
leaders-place-southern_cone = Cône Sud
leaders-place-united_kingdom = Royaume-Uni
leaders-place-scandinavia = Scandinavie
leaders-place-france = France
leaders-place-iberia = Péninsule ibérique
leaders-place-germany = Allemagne
leaders-place-italy = Italie
leaders-place-balkans = Balkans
leaders-place-eastern_europe = Europe de l’Est
leaders-place-western_russia = Russie occidentale
leaders-place-maghreb = Maghreb
leaders-place-egypt = Égypte
leaders-place-west_africa = Afrique de l’Ouest
leaders-place-central_africa = Afrique centrale
leaders-place-horn_of_africa = Corne de l’Afrique
leaders-place-southern_africa = Afrique australe
leaders-place-madagascar = Madagascar
leaders-place-near_east = Proche-Orient
leaders-place-arabia = Arabie
leaders-place-persia = Perse
leaders-place-central_asia = Asie centrale
leaders-place-india = Inde
leaders-place-siberia = Sibérie
leaders-place-far_east = Extrême-Orient
leaders-place-mongolia = Mongolie
leaders-place-manchuria = Mandchourie
leaders-place-china = Chine
leaders-place-japan = Japon
leaders-place-indochina = Indochine
leaders-place-indonesia = Indonésie
leaders-place-new_guinea = Nouvelle-Guinée
leaders-place-queensland = Queensland
leaders-place-western_australia = Australie-Occidentale
leaders-place-new_zealand = Nouvelle-Zélande
leaders-place-north_atlantic = Atlantique Nord
leaders-place-norwegian_sea = Mer de Norvège
leaders-place-south_atlantic = Atlantique Sud
leaders-place-mediterranean = Méditerranée
leaders-place-indian_ocean = Océan Indien
leaders-place-south_china_sea = Mer de Chine méridionale
leaders-place-north_pacific = Pacifique Nord
leaders-place-south_pacific = Pacifique Sud

leaders-continent-north_america = Amérique du Nord
leaders-continent-south_america = Amérique du Sud
leaders-continent-europe = Europe
leaders-continent-africa = Afrique
leaders-continent-asia = Asie
leaders-continent-oceania = Océanie
