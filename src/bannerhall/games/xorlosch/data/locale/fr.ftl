# Les chasseurs de dragons de Xorlosch.

## Noms

xorlosch-name-dwarf = { xorlosch-name-argument }
xorlosch-name-card = { xorlosch-name-argument }
xorlosch-name-colour = { xorlosch-name-argument }
xorlosch-name-item = { xorlosch-name-argument }
xorlosch-name-space = { xorlosch-name-argument }
xorlosch-name-argument =
    { $of ->
        [warrior] guerrier
        [mechanicus] mechanicus
        [boots] bottes de déplacement
        [potion] potion d’expérience
        [trap] piège à dragon
        [green] verte
        [blue] bleue
        [red] rouge
        [w1] guerrier 1
        [w2] guerrier 2
        [w3] guerrier 3
        [m1] mechanicus 1
        [m2] mechanicus 2
        [m3] mechanicus 3
        [start] la case de départ
        [t01] case 1
        [t02] case 2
        [t03] case 3
        [t04] case 4
        [t05] case 5
        [t06] case 6
        [t07] case 7
        [t08] case 8
        [t09] case 9
        [t10] case 10
        [t11] case 11
        [t12] case 12
        [t13] case 13
        [t14] case 14
        [t15] case 15
        [t16] case 16
        [t17] case 17
        [t18] case 18
        [t19] case 19
        [t20] case 20
        [t21] case 21
        [t22] case 22
        [t23] case 23
        [t24] case 24
        [boots1] case 1 (bottes de déplacement)
        [boots2] case 2 (bottes de déplacement)
        [potion1] case 1 (potion d’expérience)
        [potion2] case 2 (potion d’expérience)
        [trap1] case 1 (piège à dragon)
        [trap2] case 2 (piège à dragon)
        [c1] couloir 1
        [c2] couloir 2
        [c3] couloir 3
        [c4] couloir 4
        [G01] verte 1
        [G02] verte 2
        [G03] verte 3
        [G04] verte 4
        [G05] verte 5
        [G06] verte 6
        [G07] verte 7
        [G08] verte 8
        [G09] verte 9
        [G10] verte 10
        [G11] verte 11
        [G12] verte 12
        [B07] bleue 7
        [B08] bleue 8
        [B09] bleue 9
        [B10] bleue 10
        [B11] bleue 11
        [B12] bleue 12
        [B13] bleue 13
        [B14] bleue 14
        [B15] bleue 15
        [B16] bleue 16
        [B17] bleue 17
        [B18] bleue 18
        [R13] rouge 13
        [R14] rouge 14
        [R15] rouge 15
        [R16] rouge 16
        [R17] rouge 17
        [R18] rouge 18
        [R19] rouge 19
        [R20] rouge 20
        [R21] rouge 21
        [R22] rouge 22
        [R23] rouge 23
        [R24] rouge 24
       *[other] { $of }
    }
xorlosch-name-first = { xorlosch-name-argument }
xorlosch-name-second = { xorlosch-name-argument }

## Questions

xorlosch-ask-first = Qui commence ?
xorlosch-ask-draw = Quelle carte de la pile { $colour-name } est retournée ?
xorlosch-ask-place = Placez votre premier groupe sur la case de départ : répartissez vos points d’expérience entre guerriers et mechanicus ; points restants : { $saved }. Dites quand vous êtes prêt.
xorlosch-ask-main = À vous : points de déplacement { $points }, points sauvegardés { $saved }. Déplacez, changez votre groupe, augmentez des niveaux, prenez ou utilisez des objets, accomplissez des quêtes ou terminez votre tour.
xorlosch-ask-window = C’est le tour de { $player-name } : utilisez-vous maintenant une potion ou un piège, ou passez-vous ?
xorlosch-ask-choice = D’autres joueurs sont à égalité pour la tâche { $card-name } : qui choisissez-vous ?
xorlosch-ask-negotiation = Vous proposez la quête { $colour-name } : demandez la tâche suivante, renoncez à un de vos droits, faites appel ou abandonnez.
xorlosch-ask-answer = { $player-name } propose la quête { $colour-name }. La tâche { $card-name } vous revient : accord, renonciation ou veto ?
xorlosch-ask-appeal = { $player-name } fait appel pour la quête { $colour-name } : changez-vous votre réponse pour la tâche { $card-name } ?
xorlosch-ask-vote = On propose d’arrêter la partie et de compter : êtes-vous d’accord ?

## Actions

xorlosch-action-draw = Retourner { $argument-name }
xorlosch-action-first = Le joueur { $argument } commence
xorlosch-action-place = Placer : { $first-name } de niveau { $second-name }
xorlosch-action-ready = Mon groupe est prêt
xorlosch-action-remove = Retirer { $argument-name }
xorlosch-action-introduce = Introduire : { $argument-name }
xorlosch-action-raise = Augmenter { $argument-name } d’un niveau
xorlosch-action-move = Déplacer { $first-name } vers { $second-name }
xorlosch-action-take = Prendre : { $argument-name }
xorlosch-action-boots = Bottes pour { $argument-name }
xorlosch-action-potion = Potion pour { $argument-name }
xorlosch-action-trap = Poser un piège avec { $first-name } à la tâche { $second-name }
xorlosch-action-declare = Accomplir la quête par majorité : { $argument-name }
xorlosch-action-propose = Proposer la quête : { $argument-name }
xorlosch-action-end = Terminer le tour
xorlosch-action-pass = Passer
xorlosch-action-choose = Choisir le joueur { $argument }
xorlosch-action-ask = Demander la tâche { $argument-name }
xorlosch-action-yield = Renoncer à { $argument-name }
xorlosch-action-consent = Donner mon accord
xorlosch-action-waive = Renoncer
xorlosch-action-veto = Opposer mon veto
xorlosch-action-stand = Maintenir ma réponse
xorlosch-action-appeal = Faire appel
xorlosch-action-drop = Abandonner la proposition
xorlosch-action-stop = Proposer d’arrêter la partie
xorlosch-action-agree = D’accord
xorlosch-action-refuse = Continuer à jouer

## Ce que coûte un choix

xorlosch-remark-move = coûte { $points } points, respect compris

## Ce qui s’est passé

xorlosch-event-began = { $seat-name } commence.
xorlosch-event-turned_up = Retournée : { $card-name }.
xorlosch-event-placed = { $seat-name } place { $dwarf-name } au niveau { $level }.
xorlosch-event-turn = Tour de table { $round } : { $seat-name }.
xorlosch-event-removed = { $seat-name } retire { $dwarf-name } du plateau.
xorlosch-event-introduced = { $seat-name } introduit { $dwarf-name }.
xorlosch-event-raised = { $seat-name } élève { $dwarf-name } au niveau { $level }.
xorlosch-event-moved = { $seat-name } déplace { $dwarf-name } : { $space-name } (points : { $points }).
xorlosch-event-took = { $seat-name } prend : { $item-name }.
xorlosch-event-wore = { $seat-name } donne les bottes de déplacement : { $dwarf-name }.
xorlosch-event-drank = { $seat-name } donne la potion d’expérience : { $dwarf-name }.
xorlosch-event-trapped = { $seat-name } pose avec { $dwarf-name } un piège à dragon pour la tâche { $card-name }.
xorlosch-event-declared = { $seat-name } annonce la quête { $colour-name }.
xorlosch-event-failed = { $seat-name } a perdu la majorité ; la quête { $colour-name } reste.
xorlosch-event-proposed = { $seat-name } propose la quête { $colour-name }.
xorlosch-event-asked = On demande la tâche { $card-name } à { $seat-name }.
xorlosch-event-consented = { $seat-name } donne son accord pour la tâche { $card-name }.
xorlosch-event-waived = { $seat-name } renonce à la tâche { $card-name }.
xorlosch-event-vetoed = { $seat-name } oppose son veto pour la tâche { $card-name }.
xorlosch-event-void = La réponse pour la tâche { $card-name } est caduque : quelqu’un d’autre y est maintenant le plus fort.
xorlosch-event-appealed = { $seat-name } fait appel ({ $number }).
xorlosch-event-dropped = { $seat-name } abandonne la proposition de la quête { $colour-name }.
xorlosch-event-completed =
    { $by ->
        [diplomacy] { $seat-name } accomplit la quête { $colour-name } par diplomatie.
       *[other] { $seat-name } accomplit la quête { $colour-name } par majorité.
    }
xorlosch-event-won = { $seat-name } obtient la carte { $card-name }.
xorlosch-event-laid = La quête { $colour-name } suivante est placée sur le plateau.
xorlosch-event-stop_proposed = { $seat-name } propose d’arrêter la partie.
xorlosch-event-agreed = { $seat-name } est d’accord.
xorlosch-event-refused = { $seat-name } veut continuer.
xorlosch-event-ended =
    { $how ->
        [dragon_quests] Les trois quêtes de dragon sont accomplies : la partie est terminée.
        [stalled] Trop longtemps sans quête : la partie est terminée.
        [agreed] Tous sont d’accord : la partie est terminée.
       *[other] Toutes les quêtes sont accomplies : la partie est terminée.
    }

## Pourquoi pas

why-XOR-START-01 = Un groupe commence avec { $experience } points d’expérience ; il en reste { $saved }.
why-XOR-START-06 = Placez d’abord au moins un nain.
why-XOR-START-08 = À votre propre premier tour, vous ne pouvez accomplir aucune quête.
why-XOR-COMP-10 = Les trois dés de ce type sont sur le plateau.
why-XOR-COMP-11 = { $dwarf-name } est au niveau 6, le plus élevé.
why-XOR-MOVE-01 = Il ne reste aucun point de déplacement pour { $dwarf-name }.
why-XOR-MOVE-04 = { $dwarf-name } n’est pas sur le plateau.
why-XOR-MOVE-05 = Aucun passage ne mène { $dwarf-name } à cet endroit : { $space-name }.
why-XOR-MOVE-06 = Un obstacle barre la route de { $dwarf-name } ({ $space-name }) ; seules les bottes de déplacement aident.
why-XOR-RESP-06 = { $dwarf-name } doit le respect ici : repartir coûte 2 points, il en reste moins.
why-XOR-GROUP-03 = { $dwarf-name } n’est pas sur la case de départ ; on ne retire des nains que là.
why-XOR-GROUP-12 = { $dwarf-name } a été introduit pendant ce tour et reste.
why-XOR-GROUP-06 = Un nouveau nain demande un point sauvegardé ; vous en avez { $saved }.
why-XOR-GROUP-07 = Les niveaux ne peuvent dépasser votre expérience totale ; points sauvegardés : { $saved }.
why-XOR-GROUP-10 = La taille du groupe ne change qu’avant le premier pas du tour.
why-XOR-GROUP-11 = Il vous faut au moins un nain sur le plateau.
why-XOR-TASK-10 = Choisissez un des joueurs à égalité.
why-XOR-MAJ-03 = Une tâche de la quête { $colour-name } n’a aucun nain capable.
why-XOR-MAJ-05 = Vous ne pouvez faire plus de la moitié des tâches de la quête { $colour-name }.
why-XOR-MAJ-06 = Une quête verte demande les deux tâches.
why-XOR-DIPL-01 = Une tâche de la quête { $colour-name } n’a aucun nain capable ; elle ne peut être proposée.
why-XOR-DIPL-03 = Vous avez la majorité pour la quête { $colour-name } : annoncez-la.
why-XOR-DIPL-05 = Ce n’est pas une tâche de la quête proposée.
why-XOR-DIPL-06 = Cette tâche vous revient ; il n’y a personne à qui demander.
why-XOR-DIPL-12 = Plus personne d’autre ne peut faire la tâche ; on ne peut donc pas renoncer.
why-XOR-DIPL-13 = Vous ne pouvez renoncer qu’à un droit à vous dans cette quête.
why-XOR-DIPL-14 = Vous avez déjà donné votre accord ; maintenez-le ou renoncez.
why-XOR-DIPL-17 = Une réponse ne peut plus devenir un veto.
why-XOR-DIPL-21 = On fait appel quand tous ont répondu et qu’un veto demeure, deux fois au plus.
why-XOR-DIPL-24 = La quête { $colour-name } a déjà été proposée ; déplacez d’abord un nain, augmentez un niveau ou utilisez un objet.
why-XOR-EXP-04 = { $dwarf-name } n’est pas sur le plateau et ne peut être augmenté.
why-XOR-NEWQ-03 = Il n’y a plus de quête { $colour-name }.
why-XOR-ITEM-01 = { $item-name } : on l’obtient avec un nain sur chacune des deux cases de l’objet.
why-XOR-ITEM-04 = { $item-name } : aucun jeton sans croix sur le plateau.
why-XOR-ITEM-05 = { $item-name } : le jeton montre encore sa croix ; il sera prêt à votre prochain tour.
why-XOR-ITEM-06 = { $item-name } : vous en avez déjà un exemplaire.
why-XOR-ITEM-12 = { $dwarf-name } n’est pas sur le plateau ; les objets sont pour les nains du plateau.
why-XOR-BOOT-01 = Les bottes ne s’utilisent qu’à votre propre tour.
why-XOR-TRAP-05 = La tâche { $card-name } ne se trouve pas là où est { $dwarf-name }.
why-XOR-WIND-04 = La quête est jugée ; ses cartes sont en cours d’attribution.
why-XOR-STALL-01 = L’arrêt se propose seulement par vote, après assez de tours de table sans quête, une fois par tour et entre d’autres décisions.

## Les mots du plateau

xorlosch-board-with-level = { $what }, niveau { $level }
xorlosch-board-ruins = ruines
xorlosch-board-dungeon = cachot
xorlosch-board-turn = tour
xorlosch-board-movement = points de déplacement
xorlosch-board-cards = cartes
xorlosch-board-saved = points sauvegardés
xorlosch-board-items = objets
xorlosch-board-next = ensuite
xorlosch-board-pile = pile
xorlosch-board-ways = passages :
xorlosch-board-green = verte
xorlosch-board-blue = bleue
xorlosch-board-red = rouge
xorlosch-board-axe = hache
xorlosch-board-pincers = pinces
xorlosch-board-boots = bottes
xorlosch-board-potion = potion
xorlosch-board-trap = piège
xorlosch-board-debris = débris
xorlosch-board-ladder = échelle
xorlosch-board-crevasse = crevasse

## Le plateau dans le navigateur

xorlosch-board-quests = quêtes
xorlosch-board-experience = expérience
xorlosch-board-dwarf = { $what } de { $who }, niveau { $level }
xorlosch-board-own-dwarf = votre { $what }, niveau { $level }
xorlosch-board-task = tâche { $what }, { $symbol }
xorlosch-board-tokens = { $what } : { $clean } à prendre, { $crossed } avec croix
xorlosch-board-blocked = Passage inaccessible ({ $what }) : seulement avec des bottes de déplacement
xorlosch-board-unfold = Étaler les { $count } nains de cette case
xorlosch-board-left = Points d’expérience restants : { $count }
xorlosch-board-none-left = plus aucune
xorlosch-board-quest =
    { $of ->
        [green] Quête verte
        [blue] Quête bleue
        [red] Quête rouge
       *[other] Quête
    }
xorlosch-board-held =
    { $state ->
        [crossed] { $what } : avec croix, utilisable au prochain tour
       *[other] { $what } : utilisable
    }
xorlosch-board-talks =
    { $of ->
        [green] { $who } propose la quête verte
        [blue] { $who } propose la quête bleue
        [red] { $who } propose la quête rouge
       *[other] { $who } propose une quête
    }
xorlosch-board-head-task = Tâche
xorlosch-board-head-right = Qui a le droit
xorlosch-board-head-answer = Réponse
xorlosch-board-reply =
    { $of ->
        [consent] accord
        [veto] veto
        [own] l’accomplit
        [unasked] pas encore demandé
       *[other] doit répondre
    }
xorlosch-board-waived = renonciation : { $who }
xorlosch-board-do-raise = Augmenter
xorlosch-board-do-introduce = Introduire
xorlosch-board-do-remove = Retirer
xorlosch-board-do-boots = Bottes pour
xorlosch-board-do-potion = Potion pour
xorlosch-board-do-trap = Piège par

## La leçon

xorlosch-learn-1 = Leçon, étape 1 : votre guerrier dans le couloir 3 est à un pas de la case 6, où la tâche verte demande une hache.
xorlosch-learn-2 = Étape 2 : vos nains sont maintenant aux deux tâches vertes, chacun avec le bon outil, et personne n’y est plus fort.
xorlosch-learn-3 = Étape 3 : chaque carte gagnée est un point d’expérience. Donnez-le à un nain, car la force décide qui peut faire une tâche.
xorlosch-learn-4 = Étape 4 : tous vos nains partagent les points de déplacement, 8 moins un par nain. Envoyez le mechanicus vers la tâche rouge de la case 15.
xorlosch-learn-5 = Étape 5 : quitter une case où se tient un nain plus fort coûte un point de plus, et les passages bloqués demandent des bottes. Plus rien à faire ici.
xorlosch-learn-end = C’était la leçon. Continuez comme il vous plaît.

## Avant la partie

xorlosch-blurb = Menez vos nains à travers ruines et cachot, accomplissez les tâches de treize quêtes par la force ou par d’habiles paroles, et devenez les plus grands chasseurs de dragons de Xorlosch.
xorlosch-option-board = Face du plateau
xorlosch-option-board-ruins = Ruines : débris et échelles barrent la route
xorlosch-option-board-dungeon = Cachot : débris et crevasses barrent la route
xorlosch-option-short_game = Partie courte
xorlosch-option-short_game-false = Non : la partie finit quand les 13 quêtes ont été accomplies
xorlosch-option-short_game-true = Oui : la partie finit dès que les trois quêtes de dragon, les rouges, ont été accomplies
xorlosch-option-all_items_5_6 = Les neuf objets magiques à 5 ou 6 joueurs
xorlosch-option-all_items_5_6-false = Non : 2 pièges à dragon sont en jeu
xorlosch-option-all_items_5_6-true = Oui : 3 pièges à dragon sont en jeu
xorlosch-option-first_player = Premier joueur
xorlosch-option-first_player-seat1 = La place 1 commence
xorlosch-option-first_player-chance = Le hasard décide
xorlosch-option-stall_guard = Si aucune quête n’est accomplie pendant longtemps
xorlosch-option-stall_guard-automatic = La partie s’arrête d’elle-même et se compte comme d’habitude
xorlosch-option-stall_guard-vote = On peut proposer d’arrêter ; si tous sont d’accord, la partie finit et se compte comme d’habitude
xorlosch-option-stall_guard-off = La partie continue
xorlosch-number-movement = Points de déplacement par tour, moins un par nain du joueur sur le plateau
xorlosch-number-experience = Expérience totale d’un groupe au début
xorlosch-number-boots_points = Points de déplacement en plus grâce aux bottes
xorlosch-number-appeals = Appels dans une négociation
xorlosch-number-stall_vote = Tours de table sans quête avant de pouvoir proposer d’arrêter
xorlosch-number-stall_stop = Tours de table sans quête avant que la partie s’arrête d’elle-même
xorlosch-preset-short = Partie courte
xorlosch-preset-short-about = Les ruines, jusqu’à l’accomplissement des trois quêtes de dragon rouges : idéal pour débuter.
xorlosch-preset-full = Partie complète
xorlosch-preset-full-about = Les ruines et les 13 quêtes.
xorlosch-preset-deep = Au fond du cachot
xorlosch-preset-deep-about = L’autre face du plateau, avec ses crevasses, et les 13 quêtes.
xorlosch-preset-crowd = Grande tablée
xorlosch-preset-crowd-about = À 5 ou 6 joueurs : les 13 quêtes, et les neuf objets magiques sont en jeu.

## Glossaire

xorlosch-term-dwarf = Nain
xorlosch-term-dwarf-about = Un dé est un nain ; le nombre de sa face supérieure est son niveau. On ne lance jamais les dés.
xorlosch-term-warrior = Guerrier
xorlosch-term-warrior-about = Un nain à la hache ; il fait les tâches qui montrent une hache.
xorlosch-term-mechanicus = Mechanicus
xorlosch-term-mechanicus-about = Un nain aux pinces ; il fait les tâches qui montrent des pinces.
xorlosch-term-level = Niveau
xorlosch-term-level-about = La force d’un nain, de 1 à 6 ; vos nains du bon type sur une même case additionnent leurs niveaux.
xorlosch-term-experience = Expérience
xorlosch-term-experience-about = Cinq points au début et un par carte gagnée ; dépensez-les en niveaux et en nouveaux nains, ou sauvegardez-les.
xorlosch-term-quest = Quête
xorlosch-term-quest-about = Des tâches d’une même couleur, accomplies ensemble : 2 vertes, 3 bleues ou 4 rouges.
xorlosch-term-task = Tâche
xorlosch-term-task-about = Une carte posée sur une case ; elle y est faite par le nain le plus fort du type qu’elle montre.
xorlosch-term-majority = Majorité
xorlosch-term-majority-about = Qui peut faire plus de la moitié des tâches d’une quête peut l’accomplir, et personne ne peut refuser ; une verte demande les deux.
xorlosch-term-diplomacy = Diplomatie
xorlosch-term-diplomacy-about = Sans majorité, le joueur actif peut proposer une quête ; on demande à chacun de ceux à qui revient une de ses tâches.
xorlosch-term-consent = Accord
xorlosch-term-consent-about = La réponse par laquelle vous faites votre tâche dans la quête proposée ; elle peut devenir une renonciation, jamais un veto.
xorlosch-term-waive = Renonciation
xorlosch-term-waive-about = Vous cédez votre droit à une tâche, qui passe au joueur suivant en force ; c’est définitif.
xorlosch-term-veto = Veto
xorlosch-term-veto-about = Un refus : tant qu’il tient, la quête proposée ne peut être accomplie.
xorlosch-term-appeal = Appel
xorlosch-term-appeal-about = Quand tous ont répondu et qu’un veto demeure, le joueur actif peut redemander à tous, deux fois au plus.
xorlosch-term-movement = Points de déplacement
xorlosch-term-movement-about = Huit par tour, moins un par nain à vous sur le plateau ; tout le groupe les partage, et ceux qui restent sont perdus.
xorlosch-term-respect = Respect
xorlosch-term-respect-about = Un nain qui entre dans une case où se tient un nain plus fort d’un autre joueur paie un point de plus s’il en repart dans le même tour.
xorlosch-term-obstacle = Obstacle
xorlosch-term-obstacle-about = Débris, échelle ou crevasse : personne ne passe sans bottes.
xorlosch-term-boots = Bottes de déplacement
xorlosch-term-boots-about = À votre propre tour : un de vos nains reçoit deux points de plus et franchit les obstacles.
xorlosch-term-potion = Potion d’expérience
xorlosch-term-potion-about = À tout moment : jusqu’à la fin du tour, un de vos nains compte comme plus expérimenté que tout autre.
xorlosch-term-trap = Piège à dragon
xorlosch-term-trap-about = À tout moment : un de vos nains peut faire une tâche sur sa case, quels que soient son niveau et son type.

## Aide de jeu

xorlosch-aid-1-title = But du jeu
xorlosch-aid-1 = Le joueur qui a le plus de cartes de tâche gagne. La partie finit quand les 13 quêtes ont été accomplies, la partie courte avec la troisième quête rouge. À égalité, le nain le plus expérimenté sur le plateau décide, puis le deuxième, et ainsi de suite.
xorlosch-aid-2-title = Votre tour
xorlosch-aid-2 = Dans n’importe quel ordre : déplacez, augmentez des niveaux, prenez et utilisez des objets, accomplissez des quêtes. On ne retire ou n’introduit des nains qu’avant son premier pas. Au début de votre tour, les jetons croisés redeviennent prêts. À votre tout premier tour, vous ne pouvez accomplir aucune quête.
xorlosch-aid-3-title = Déplacement
xorlosch-aid-3 = Vous avez 8 points, moins un par nain à vous sur le plateau. Un pas par un passage libre coûte 1 point. Une case accueille autant de nains que l’on veut. Les points restants sont perdus.
xorlosch-aid-4-title = Respect
xorlosch-aid-4 = Si un nain entre dans une case où se tient un nain plus fort d’un autre joueur, son pas suivant dans ce tour coûte 2 points. Y rester ne coûte rien, et quitter la case où il a commencé son tour coûte le prix habituel.
xorlosch-aid-5-title = Tâches et majorité
xorlosch-aid-5 = Une tâche revient au joueur dont les nains du bon type ont les niveaux les plus élevés sur sa case ; à égalité à votre tour, elle est à vous. Chaque tâche de la quête demande un nain capable. Si plus de la moitié des tâches sont à vous, vous pouvez accomplir la quête ; une verte demande les deux.
xorlosch-aid-6-title = Diplomatie
xorlosch-aid-6 = Sans majorité, proposez la quête et demandez les tâches une à une. Chacun répond accord, renonciation ou veto. Si chaque tâche trouve quelqu’un qui donne son accord, tous reçoivent leurs cartes. Tant qu’un veto tient, vous pouvez faire appel deux fois. Toute discussion est publique, et les promesses n’engagent personne.
xorlosch-aid-7-title = Progresser
xorlosch-aid-7 = Chaque carte est un point d’expérience. À votre propre tour, un point élève un nain d’un niveau, jusqu’à 6, ou en introduit un nouveau au niveau 1. Les nains n’entrent et ne sortent que par la case de départ ; les points d’un nain retiré sont sauvegardés.
xorlosch-aid-8-title = Objets magiques
xorlosch-aid-8 = Avec un nain sur chacune des deux cases d’un objet, vous pouvez le prendre ; il sera prêt à votre prochain tour. On peut en avoir un de chaque sorte. Bottes : 2 points de plus et les obstacles ne comptent plus, à votre propre tour. Potion et piège : à tout moment. Les effets durent jusqu’à la fin du tour.

## Pourquoi un robot ferait cela

xorlosch-reason-cards = Cela vous rapporte des cartes de tâche.
xorlosch-reason-deal = Cela fait avancer une quête proposée où vous faites une tâche.
xorlosch-reason-strength = Cela renforce votre groupe.
xorlosch-reason-items = Il vous reste ainsi plus d’objets magiques.
xorlosch-reason-others = Cela laisse moins aux autres.
xorlosch-reason-green = Cela vous rapproche de la quête verte.
xorlosch-reason-blue = Cela vous rapproche de la quête bleue.
xorlosch-reason-red = Cela vous rapproche de la quête rouge.
xorlosch-reason-choice = Davantage de quêtes restent ainsi à votre portée.
