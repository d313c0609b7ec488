# Les chasseurs de dragons de Xorlosch.

## Noms

xorlosch-name-dwarf =
    { $of ->
        [0] guerrier 1
        [1] guerrier 2
        [2] guerrier 3
        [3] mechanicus 1
        [4] mechanicus 2
        [5] mechanicus 3
       *[other] un nain
    }
xorlosch-name-card =
    { $of ->
        [0] verte 1
        [1] verte 2
        [2] verte 3
        [3] verte 4
        [4] verte 5
        [5] verte 6
        [6] verte 7
        [7] verte 8
        [8] verte 9
        [9] verte 10
        [10] verte 11
        [11] verte 12
        [12] bleue 7
        [13] bleue 8
        [14] bleue 9
        [15] bleue 10
        [16] bleue 11
        [17] bleue 12
        [18] bleue 13
        [19] bleue 14
        [20] bleue 15
        [21] bleue 16
        [22] bleue 17
        [23] bleue 18
        [24] rouge 13
        [25] rouge 14
        [26] rouge 15
        [27] rouge 16
        [28] rouge 17
        [29] rouge 18
        [30] rouge 19
        [31] rouge 20
        [32] rouge 21
        [33] rouge 22
        [34] rouge 23
        [35] rouge 24
       *[other] une tâche
    }
xorlosch-name-colour =
    { $of ->
        [0] verte
        [1] bleue
        [2] rouge
       *[other] inconnue
    }
xorlosch-name-item =
    { $of ->
        [0] bottes de déplacement
        [1] potion d’expérience
        [2] piège à dragon
       *[other] objet magique
    }
xorlosch-name-space =
    { $of ->
        [0] la case de départ
        [25] case 1 (bottes de déplacement)
        [26] case 2 (bottes de déplacement)
        [27] case 1 (potion d’expérience)
        [28] case 2 (potion d’expérience)
        [29] case 1 (piège à dragon)
        [30] case 2 (piège à dragon)
        [31] couloir 1
        [32] couloir 2
        [33] couloir 3
        [34] couloir 4
       *[other] case { $of }
    }
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

xorlosch-ask-first = Qui commence ?
xorlosch-ask-draw = Quelle carte de la pile { $colour-name } est retournée ?
xorlosch-ask-place = Placez votre premier groupe sur la case de départ : répartissez vos points d’expérience entre guerriers et mechanicus ; points restants : { $saved }. Dites quand vous êtes prêt.
xorlosch-ask-main = À vous : points de déplacement { $points }, points sauvegardés { $saved }. Déplacez, changez votre groupe, augmentez des niveaux, prenez ou utilisez des objets, accomplissez des quêtes ou terminez votre tour.
xorlosch-ask-window = C’est le tour de { $player-name } : utilisez-vous maintenant une potion ou un piège, ou passez-vous ?
xorlosch-ask-choice = D’autres joueurs sont à égalité pour la tâche { $card-name } : qui choisissez-vous ?
xorlosch-ask-negotiation = Vous proposez la quête { $colour-name } : demandez la tâche suivante, renoncez à un de vos droits, faites appel ou abandonnez.
xorlosch-ask-answer = { $player-name } propose la quête { $colour-name }. La tâche { $card-name } vous revient : accord, renonciation ou veto ?
xorlosch-ask-appeal = { $player-name } fait appel pour la quête { $colour-name } : changez-vous votre réponse pour la tâche { $card-name } ?
xorlosch-ask-vote = On propose d’arrêter la partie et de compter : êtes-vous d’accord ?

## Actions

xorlosch-action-draw = Retourner { $argument-name }
xorlosch-action-first = Le joueur { $argument } commence
xorlosch-action-place = Placer : { $first-name } de niveau { $second-name }
xorlosch-action-ready = Mon groupe est prêt
xorlosch-action-remove = Retirer { $argument-name }
xorlosch-action-introduce = Introduire : { $argument-name }
xorlosch-action-raise = Augmenter { $argument-name } d’un niveau
xorlosch-action-move = Déplacer { $first-name } vers { $second-name }
xorlosch-action-take = Prendre : { $argument-name }
xorlosch-action-boots = Bottes pour { $argument-name }
xorlosch-action-potion = Potion pour { $argument-name }
xorlosch-action-trap = Poser un piège avec { $first-name } à la tâche { $second-name }
xorlosch-action-declare = Accomplir la quête par majorité : { $argument-name }
xorlosch-action-propose = Proposer la quête : { $argument-name }
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

## Ce qui s'est passé

xorlosch-event-began = { $seat-name } commence.
xorlosch-event-turned_up = Retournée : { $card-name }.
xorlosch-event-placed = { $seat-name } place { $dwarf-name } au niveau { $level }.
xorlosch-event-turn = Tour { $round } : { $seat-name }.
xorlosch-event-removed = { $seat-name } retire { $dwarf-name } du plateau.
xorlosch-event-introduced = { $seat-name } introduit { $dwarf-name }.
xorlosch-event-raised = { $seat-name } élève { $dwarf-name } au niveau { $level }.
xorlosch-event-moved = { $seat-name } déplace { $dwarf-name } : { $space-name } (points : { $points }).
xorlosch-event-took = { $seat-name } prend : { $item-name }.
xorlosch-event-wore = { $seat-name } donne les bottes de déplacement : { $dwarf-name }.
xorlosch-event-drank = { $seat-name } donne la potion d’expérience : { $dwarf-name }.
xorlosch-event-trapped = { $seat-name } pose avec { $dwarf-name } un piège à dragon pour la tâche { $card-name }.
xorlosch-event-declared = { $seat-name } annonce la quête { $colour-name }.
xorlosch-event-failed = { $seat-name } a perdu la majorité ; la quête { $colour-name } reste.
xorlosch-event-proposed = { $seat-name } propose la quête { $colour-name }.
xorlosch-event-asked = On demande la tâche { $card-name } à { $seat-name }.
xorlosch-event-consented = { $seat-name } donne son accord pour la tâche { $card-name }.
xorlosch-event-waived = { $seat-name } renonce à la tâche { $card-name }.
xorlosch-event-vetoed = { $seat-name } oppose son veto pour la tâche { $card-name }.
xorlosch-event-void = La réponse pour la tâche { $card-name } est caduque : quelqu’un d’autre y est maintenant le plus fort.
xorlosch-event-appealed = { $seat-name } fait appel ({ $number }).
xorlosch-event-dropped = { $seat-name } abandonne la proposition de la quête { $colour-name }.
xorlosch-event-completed =
    { $how ->
        [1] { $seat-name } accomplit la quête { $colour-name } par diplomatie.
       *[other] { $seat-name } accomplit la quête { $colour-name } par majorité.
    }
xorlosch-event-won = { $seat-name } obtient la carte { $card-name }.
xorlosch-event-laid = La quête { $colour-name } suivante est placée sur le plateau.
xorlosch-event-stop_proposed = { $seat-name } propose d’arrêter la partie.
xorlosch-event-agreed = { $seat-name } est d’accord.
xorlosch-event-refused = { $seat-name } veut continuer.
xorlosch-event-ended =
    { $how ->
        [1] Les trois quêtes de dragon sont accomplies : la partie est finie.
        [2] Trop longtemps sans quête : la partie est finie.
        [3] Tous sont d’accord : la partie est finie.
       *[other] Toutes les quêtes sont accomplies : la partie est finie.
    }

## Pourquoi pas

why-XOR-START-01 = Un groupe commence avec { $experience } points d’expérience ; il en reste { $saved }.
why-XOR-START-06 = Placez d’abord au moins un nain.
why-XOR-START-08 = À votre propre premier tour, vous ne pouvez accomplir aucune quête.
why-XOR-COMP-10 = Les trois dés de ce type sont sur le plateau.
why-XOR-COMP-11 = { $dwarf-name } est au niveau 6, le plus élevé.
why-XOR-MOVE-01 = Il ne reste aucun point de déplacement pour { $dwarf-name }.
why-XOR-MOVE-04 = { $dwarf-name } n’est pas sur le plateau.
why-XOR-MOVE-05 = Aucun passage ne mène { $dwarf-name } à cet endroit : { $space-name }.
why-XOR-MOVE-06 = Un obstacle barre la route de { $dwarf-name } ({ $space-name }) ; seules les bottes de déplacement aident.
why-XOR-RESP-06 = { $dwarf-name } doit le respect ici : repartir coûte 2 points, il en reste moins.
why-XOR-GROUP-03 = { $dwarf-name } n’est pas sur la case de départ ; on ne retire des nains que là.
why-XOR-GROUP-12 = { $dwarf-name } a été introduit pendant ce tour et reste.
why-XOR-GROUP-06 = Un nouveau nain demande un point sauvegardé ; vous en avez { $saved }.
why-XOR-GROUP-07 = Les niveaux ne peuvent dépasser votre expérience totale ; points sauvegardés : { $saved }.
why-XOR-GROUP-10 = La taille du groupe ne change qu’avant le premier pas du tour.
why-XOR-GROUP-11 = Il vous faut au moins un nain sur le plateau.
why-XOR-TASK-10 = Choisissez un des joueurs à égalité.
why-XOR-MAJ-03 = Une tâche de la quête { $colour-name } n’a aucun nain capable.
why-XOR-MAJ-05 = Vous ne pouvez faire plus de la moitié des tâches de la quête { $colour-name }.
why-XOR-MAJ-06 = Une quête verte demande les deux tâches.
why-XOR-DIPL-01 = Une tâche de la quête { $colour-name } n’a aucun nain capable ; elle ne peut être proposée.
why-XOR-DIPL-03 = Vous avez la majorité pour la quête { $colour-name } : annoncez-la.
why-XOR-DIPL-05 = Ce n’est pas une tâche de la quête proposée.
why-XOR-DIPL-06 = Cette tâche vous revient ; il n’y a personne à qui demander.
why-XOR-DIPL-12 = Plus personne d’autre ne peut faire la tâche ; on ne peut donc pas renoncer.
why-XOR-DIPL-13 = Vous ne pouvez renoncer qu’à un droit à vous dans cette quête.
why-XOR-DIPL-14 = Vous avez déjà donné votre accord ; maintenez-le ou renoncez.
why-XOR-DIPL-17 = Une réponse ne peut plus devenir un veto.
why-XOR-DIPL-21 = On fait appel quand tous ont répondu et qu’un veto demeure, deux fois au plus.
why-XOR-DIPL-24 = La quête { $colour-name } a déjà été proposée ; déplacez d’abord un nain, augmentez un niveau ou utilisez un objet.
why-XOR-EXP-04 = { $dwarf-name } n’est pas sur le plateau et ne peut être augmenté.
why-XOR-NEWQ-03 = Il n’y a plus de quête { $colour-name }.
why-XOR-ITEM-01 = { $item-name } : on l’obtient avec un nain sur chacune des deux cases de l’objet.
why-XOR-ITEM-04 = { $item-name } : aucun jeton sans croix sur le plateau.
why-XOR-ITEM-05 = { $item-name } : le jeton montre encore sa croix ; il sera prêt à votre prochain tour.
why-XOR-ITEM-06 = { $item-name } : vous en avez déjà un exemplaire.
why-XOR-ITEM-12 = { $dwarf-name } n’est pas sur le plateau ; les objets sont pour les nains du plateau.
why-XOR-BOOT-01 = Les bottes ne s’utilisent qu’à votre propre tour.
why-XOR-TRAP-05 = La tâche { $card-name } ne se trouve pas là où est { $dwarf-name }.
why-XOR-WIND-04 = La quête est jugée ; ses cartes sont en cours d’attribution.
why-XOR-STALL-01 = L’arrêt se propose seulement par vote, après assez de tours sans quête, une fois par tour et entre d’autres décisions.

## Words on the board

xorlosch-board-ruins = ruines
xorlosch-board-dungeon = cachot
xorlosch-board-turn = tour
xorlosch-board-movement = points de déplacement
xorlosch-board-cards = cartes
xorlosch-board-saved = points sauvegardés
xorlosch-board-items = objets
xorlosch-board-next = ensuite
xorlosch-board-pile = pile
xorlosch-board-ways = passages :
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

## The board in the browser

xorlosch-board-quests = quêtes
xorlosch-board-experience = expérience
xorlosch-board-dwarf = { $what } de { $who }, niveau { $level }
xorlosch-board-own-dwarf = votre { $what }, niveau { $level }
xorlosch-board-task = tâche { $what }, { $symbol }
xorlosch-board-tokens = { $what } : { $clean } à prendre, { $crossed } avec croix
xorlosch-board-blocked = Passage inaccessible ({ $what }) : seulement avec des bottes de déplacement
xorlosch-board-unfold = Étaler les { $count } nains de cette case
xorlosch-board-left = Points d’expérience restants : { $count }
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
        [crossed] { $what } : avec croix, utilisable au prochain tour
       *[other] { $what } : utilisable
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
xorlosch-board-waived = renonciation : { $who }
xorlosch-board-do-raise = Augmenter
xorlosch-board-do-introduce = Introduire
xorlosch-board-do-remove = Retirer
xorlosch-board-do-boots = Bottes pour
xorlosch-board-do-potion = Potion pour
xorlosch-board-do-trap = Piège par

## The lesson

xorlosch-learn-1 = Leçon, étape 1 : votre guerrier dans le couloir 3 est à un pas de la case 6, où la tâche verte demande une hache. Tapez : move w1-t06
xorlosch-learn-2 = Étape 2 : vos nains sont maintenant aux deux tâches vertes, chacun avec le bon outil, et personne n’y est plus fort. Tapez : declare green
xorlosch-learn-3 = Étape 3 : chaque carte gagnée est un point d’expérience. Donnez-le à un nain, car la force décide qui peut faire une tâche. Tapez : raise w1
xorlosch-learn-4 = Étape 4 : tous vos nains partagent les points de déplacement, 8 moins un par nain. Envoyez le mechanicus vers la tâche rouge de la case 15. Tapez : move m1-t15
xorlosch-learn-5 = Étape 5 : quitter une case où se tient un nain plus fort coûte un point de plus, et les passages bloqués demandent des bottes. Plus rien à faire ici. Tapez : end
xorlosch-learn-end = C’était la leçon. Continuez comme il vous plaît ; « rules MOTS » ouvre les règles, « hint » interroge un bot.
