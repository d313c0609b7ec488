# Ce que dit le navigateur lui-même. Les jeux et la salle apportent leurs propres phrases.

## LEADERS: headquarters

web-leaders-hq-headquarters = Quartier général
web-leaders-hq-areas = Domaines du quartier général
web-leaders-hq-area-military = Armée
web-leaders-hq-area-research = Recherche
web-leaders-hq-area-diplomacy = Diplomatie
web-leaders-hq-area-espionage = Espions
web-leaders-hq-area-missions = Missions
web-leaders-hq-continue = Continuer
web-leaders-hq-cost = coûte { $points } points de production
web-leaders-hq-takes =
    { $rounds ->
        [one] dure { $rounds } tour
       *[other] dure { $rounds } tours
      }
web-leaders-hq-more = Un de plus : { $what }
web-leaders-hq-less = Un de moins : { $what }
web-leaders-hq-most = Max
web-leaders-hq-most-of = Max, autant que possible : { $what }
web-leaders-hq-points-word = points de production
web-leaders-hq-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
web-leaders-hq-points-left = points restants
web-leaders-hq-points-saved = Points en caisse
web-leaders-hq-income = Revenu
web-leaders-hq-diplomats = diplomates
web-leaders-hq-spies = espions
web-leaders-hq-seconds =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
      }
web-leaders-hq-on-the-way = déjà { $count } en route
web-leaders-hq-under-way = En route
web-leaders-hq-nothing-under-way = Rien n’est en route.
web-leaders-hq-in-turns =
    { $turns ->
        [one] prochain tour
       *[other] dans { $turns } tours
      }
web-leaders-hq-level-of = { $field }, niveau { $level }
web-leaders-hq-level =
    { $level ->
        [0] aucun niveau
       *[other] niveau { $level }
      }
web-leaders-hq-research-aim = Qui atteint le niveau { $level } dans les trois domaines gagne.
web-leaders-hq-reached = atteint
web-leaders-hq-running =
    { $turns ->
        [one] prêt au prochain tour
       *[other] prêt dans { $turns } tours
      }
web-leaders-hq-running-more =
    { $turns ->
        [one] Niveau { $level } : prêt au prochain tour
       *[other] Niveau { $level } : encore { $turns } tours
      }
web-leaders-hq-starts-now = commence avec Continuer
web-leaders-hq-start = Lancer le niveau { $level }
web-leaders-hq-started = Niveau { $level } choisi
web-leaders-hq-diplomats-about = { $free } libres sur { $all }, { $coming } en route. Ceux qui restent protègent des boycotts.
web-leaders-hq-spies-about = { $free } libres sur { $all }, { $coming } en route. Ceux qui restent protègent de l’espionnage et du sabotage.
web-leaders-hq-tribute = Tribut
web-leaders-hq-boycott = Boycott
web-leaders-hq-espionage = Espionnage
web-leaders-hq-sabotage = Sabotage
web-leaders-hq-offer = Proposer une alliance
web-leaders-hq-dissolve = Rompre l’alliance
web-leaders-hq-offer-waits = attend une réponse
web-leaders-hq-offer-open = offre envoyée
web-leaders-hq-ally = allié
web-leaders-hq-barred = pas d’attaque ce tour-ci
web-leaders-hq-out = éliminé
web-leaders-hq-percent = { $chance } %
web-leaders-hq-chance = réussite en %
web-leaders-hq-chances-boycott = Chances d’un boycott
web-leaders-hq-chances-spy = Chances d’espionnage et de sabotage
web-leaders-hq-chances-about = en pour cent, selon les gardes en face ; votre technologie et votre talent sont comptés, les leurs restent inconnus
web-leaders-hq-guards-diplomats = diplomates libres en face
web-leaders-hq-guards-spies = espions libres en face
web-leaders-hq-boycott-about = Un boycott réussi coûte { $points } points de production à sa cible. Les deux camps l’apprennent à leur prochain tour.
web-leaders-hq-sabotage-about = Un sabotage réussi détruit { $units } unités au camp de base ; l’espionnage vous révèle un état de recherche.
web-leaders-tip-military = Conseil : mêlez de l’infanterie bon marché à des unités plus fortes ; les pertes pourront être prises sur elle.
web-leaders-tip-diplomacy = Conseil : si l’on vous boycotte souvent, nommez des diplomates et laissez-les ici.
web-leaders-tip-espionage = Conseil : recrutez des espions et laissez-les ici ; ils vous protègent de l’espionnage et du sabotage.
web-leaders-hq-tribute-for = Tribut pour { $name }
web-leaders-hq-tribute-about = Un diplomate porte jusqu’à { $points } points de production, et le destinataire saura de qui.
web-leaders-hq-all-points = Tout ({ $points })
web-leaders-hq-tribute-none = Ne rien envoyer
web-leaders-hq-tribute-send = Envoyer { $points }
web-leaders-hq-missions-aim = { $have } insignes d’honneur sur { $badges } : avec { $badges }, vous gagnez. Une mission à la fois.
web-leaders-hq-missions-none = Toutes les missions sont accomplies.
web-leaders-hq-mission-left =
    { $turns ->
        [one] encore { $turns } tour
       *[other] encore { $turns } tours
      }
web-leaders-hq-mission-active = active
web-leaders-hq-mission-chosen = choisie
web-leaders-hq-mission-drop = Abandonner
web-leaders-hq-undo = Annuler
web-leaders-hq-mission-take = Activer
web-leaders-hq-mission-again = La garder quand même
web-leaders-hq-progress = { $now } sur { $goal }
web-leaders-hq-fulfilled = Accomplies : { $what }
web-leaders-hq-your-orders = Vos ordres
web-leaders-hq-plan-empty = Rien de choisi pour l’instant.
web-leaders-hq-plan-count = { $count } × { $what }
web-leaders-hq-plan-tribute = Tribut pour { $name }
web-leaders-hq-plan-boycott = Boycotter { $name }
web-leaders-hq-plan-espionage = Espionner { $name }
web-leaders-hq-plan-sabotage = Saboter { $name }
web-leaders-hq-plan-offer = Alliance proposée à { $name }
web-leaders-hq-plan-dissolve = Fin de l’alliance avec { $name }
web-leaders-hq-plan-mission = Mission { $what }
web-leaders-hq-take-back = Annuler : { $what }
web-leaders-hq-forgot-all = Vous n’avez rien commandé. { $points } points seraient gardés pour le prochain tour.
web-leaders-hq-forgot-mission = Vous abandonnez la mission { $what } sans en prendre une autre.
web-leaders-hq-forgot-no-mission = Aucune mission n’est active.
web-leaders-hq-back-to-orders = Retour aux ordres
web-leaders-hq-continue-anyway = Continuer quand même
web-leaders-hq-mission = Mission
web-leaders-hq-badges = Insignes d’honneur
web-leaders-hq-allies = Alliances
web-leaders-hq-offered = Offres sans réponse
web-leaders-hq-none = aucune
web-leaders-end-title = La fin de la partie
web-leaders-end-kind-military = Victoire militaire
web-leaders-end-kind-research = Victoire par la recherche
web-leaders-end-kind-missions = Victoire par les missions
web-leaders-end-kind-markers = Victoire par les points chauds
web-leaders-end-kind-last = Dernière puissance debout
web-leaders-end-kind-rounds = Le dernier tour est terminé
web-leaders-end-way-military = { $points } points de production ou plus ont été saisis au début d’un tour.
web-leaders-end-way-research = Le niveau { $level } est atteint dans les trois domaines.
web-leaders-end-way-missions = L’insigne d’honneur { $badge } est décerné.
web-leaders-end-way-markers = { $markers } régions marquées étaient tenues au début d’un tour.
web-leaders-end-way-last = Il ne reste personne d’autre en jeu.
web-leaders-end-way-rounds =
    { $count ->
        [one] Le plus de points de production après le dernier tour.
       *[other] Rien ne les départage après le dernier tour : la victoire est partagée.
      }
web-leaders-end-curve = Points de production au fil des tours
web-leaders-end-goal = Victoire : { $points }
web-leaders-end-rounds = tours joués
web-leaders-end-highest = plus haute saisie
web-leaders-end-badges = insignes d’honneur
web-leaders-end-covert = actions secrètes dont vous avez su
web-leaders-end-secrets = Ce qui était secret
web-leaders-fix-entry =
    { $ago ->
        [0] dernière saisie
        [1] un tour avant
       *[other] { $ago } tours avant
      }
web-leaders-fix-words = Saisie de { $name }, { $entry } : { $before } → { $after }
web-leaders-fix-back = Tant que rien d’autre ne s’est passé, revenir d’un pas est plus simple : saisissez alors les points de nouveau.
web-leaders-fix-none = Rien n’a encore été saisi.
web-leaders-fix-whose = De qui est la saisie erronée ?
web-leaders-fix-which = Quelle saisie ?
web-leaders-fix-right = Le bon nombre, de 0 à { $most }
web-leaders-fix-about = Toute la table est consultée. Si elle est d’accord, les points en caisse suivent d’eux-mêmes, et le journal le dit.
web-leaders-fix-busy = Une autre proposition est en cours.
web-leaders-fix-propose = Consulter la table
web-leaders-map-about = Décrivez une fois votre plateau imprimé. Ensuite, les points s’additionnent en cochant des régions, et un départ fixe peut être distribué. Qui tient quelles régions n’est jamais conservé.
web-leaders-map-tick = Additionner en cochant les régions
web-leaders-map-describe = Décrire votre plateau
web-leaders-map-name = Nom de ce plateau
web-leaders-map-name-example = notre boîte
web-leaders-map-region = Région
web-leaders-map-points-of = Points de { $name }
web-leaders-map-continent-of = Continent de { $name }
web-leaders-map-continent = Continent
web-leaders-map-new-continent = Continent { $number }
web-leaders-map-bonus = Bonus
web-leaders-map-drop = Retirer { $name }
web-leaders-map-add-region = Ajouter une région
web-leaders-map-add-continent = Ajouter un continent
web-leaders-map-elsewhere = Sans continent
web-leaders-map-sum = Régions : { $regions } · Continents : { $continents } · Points : { $points }
web-leaders-map-later = Plus tard
web-leaders-map-clear = Tout décocher
web-leaders-map-bonus-counts = complet : +{ $points }
web-leaders-map-bonus-open = complet, il apporte +{ $points }
web-leaders-map-all-of = Tout : { $name }
web-leaders-map-none-of = Rien : { $name }
web-leaders-map-share = Part { $number }
web-leaders-map-share-sum = { $regions } régions, { $points } points
web-leaders-map-south-america = Amérique du Sud
web-leaders-map-venezuela = Venezuela
web-leaders-map-andean-countries = Pays andins
web-leaders-map-brazil = Brésil
web-leaders-map-southern-cone = Cône Sud
web-leaders-map-siberia = Sibérie
web-leaders-map-mongolia = Mongolie
web-leaders-map-china = Chine
web-leaders-map-indonesia = Indonésie
web-leaders-map-new-guinea = Nouvelle-Guinée
web-leaders-map-western-australia = Australie-Occidentale

##

web-close = Fermer
web-skip = Aller au contenu
web-pages = Pages
web-matches = Mes parties
web-help = Aide
web-settings = Réglages
web-sign-in = Se connecter
web-to-hall = Retour à la salle
web-welcome = Prenez place.
web-welcome-about = Des jeux de société avec leurs règles complètes : en solo contre des robots, autour d’une tablette ou chacun sur son téléphone. Sans compte, sans attente.
web-continue = Continuer
web-games = Jeux
web-play-now = Jouer contre des robots
web-with-friends = Entre amis
web-learn = Apprendre
web-rules = Règles
web-seats-range = { $low }–{ $high } joueurs
web-minutes = { $low }–{ $high } minutes
web-weight = Complexité { $weight } sur 5
web-open-tables = Tables qui cherchent des joueurs
web-table-over = terminée
web-table-open = attend des joueurs
web-table-playing = en cours
web-bot = robot
web-chair-open = libre
web-room = Les téléphones dans cette pièce
web-room-about = Sur le même réseau, il suffit de scanner ceci pour entrer dans la salle : ni application, ni compte.
web-room-plain = En simple http, d’autres sur ce réseau pourraient écouter, et la page ne peut être installée ; ouvrez la salle avec --https pour y remédier.
web-qr-hall = Code QR de { $url }
web-no-page = Cette page n’existe pas.
web-no-table = Cette table ne peut pas être ouverte.
web-opening = On prépare la table…
web-waiting-room = En attente de joueurs…
web-board = Le plateau
web-seats = Joueurs
web-at-turn = c’est son tour
web-your-move = À vous de jouer
web-over = La partie est terminée.
web-waits-for = En attente : { $who }…
web-waits = Un instant…
web-confirm =
    { $count ->
        [one] Confirmer l’étape
       *[other] Confirmer { $count } étapes
    }
web-step-back = Revenir d’un pas
web-say-number = Dire ce nombre
web-zoom-in = Plus près
web-zoom-out = Plus loin
web-zoom-all = Tout voir
web-reconnecting = Nouvelle connexion…
web-bot-name = Robot { $number }
web-bot-of-level = Robot { $number }, { $level }
web-offline = La salle ne répond pas en ce moment ; rien n’est perdu, merci de réessayer.
web-failed = La salle a répondu par une erreur ({ $status }) ; merci de réessayer.
web-stale = La partie a continué entre-temps ; regardez de nouveau.

## À la table

web-drawers = Plus
web-drawer-log = Ce qui s’est passé
web-drawer-chat = Discussion
web-drawer-rules = Livret de règles
web-drawer-aid = Aide de jeu
web-drawer-menu = Cette table
web-drawer-keepsakes = Notes et photos
web-keepsakes-about = Photographiez votre plateau avant une pause : l’image est gardée avec la partie, et seuls ceux qui y sont assis la voient.
web-keepsake-camera = Prendre une photo
web-keepsake-file = Choisir une image
web-keepsake-no-photo = Cette image est illisible.
web-keepsake-note = Une note pour toute la table
web-keepsake-keep = Garder la note
web-keepsake-by = { $name }, { $when }, après la ligne { $line }
web-somebody = Quelqu’un
web-keepsake-drop = Retirer
web-keepsake-photo = Photo de { $name }
web-keepsake-board = Notre propre plateau
web-looking-on = Vous regardez
web-no-face = Ce jeu n’a pas encore de plateau à l’écran.
web-your-turn = C’est à vous
web-log = Ce qui s’est passé
web-log-all = Montrer les { $count } lignes
web-log-empty = Il ne s’est encore rien passé.
web-sits = La place de { $seat-name } change de mains.
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit. Toute la table entend ce que vous dites.
web-chat-say = Dites quelque chose à la table
web-send = Envoyer
web-rules-search = Chercher dans les règles
web-rules-none = Aucune règle ne contient tous ces mots.
web-rules-design = notre ajout
web-rules-design-about = Ni la boîte ni l’éditeur ne le disent : c’est notre propre ajout.
web-our-cards = { $ours } cartes de ce jeu sont notre propre création et { $partly } autres en partie, car les listes publiées ne sont pas toutes connues. Une plume les signale.
web-rules-ruling = interprétation
web-rules-instead = Ici : { $text }
web-glossary = Les mots du jeu
web-curtain-title = C’est à { $name }
web-curtain-how = Prenez l’appareil, vérifiez que personne d’autre ne regarde, puis appuyez sans relâcher.
web-curtain-hold = { $name } : appuyer sans relâcher
web-curtain-look = { $name } : maintenir pour regarder
web-curtain-draw = Fermer le rideau
web-device = Cet appareil
web-device-open = { $name } répond à découvert ; tout le monde peut regarder.
web-device-serve = On attend aussi { $name }
web-device-back = { $name } : reprendre ce qui a été dit à découvert
web-recap = Depuis votre dernier tour
web-recap-offer =
    { $count ->
        [one] Depuis votre dernier tour : { $count } événement
       *[other] Depuis votre dernier tour : { $count } événements
    }
web-recap-step = { $step } sur { $count } depuis votre dernier tour
web-recap-end = Voir la table actuelle
web-earlier = Avant
web-later = Après
web-hint = Que ferait un robot ?
web-hint-thinking = Un robot réfléchit…
web-hint-worth = { $share } % de ses essais, chances { $worth } %
web-lesson = Leçon
web-lesson-step = Leçon, étape { $step } sur { $count }
web-lesson-done = Leçon terminée
web-lesson-next = La leçon suivante
web-graph = Les points au fil de la partie
web-graph-missing = Le déroulement de la partie ne peut pas être montré en ce moment.
web-result = Résultat
web-won = Vous avez gagné !
web-drew = Match nul.
web-lost = Pas cette fois.
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-moves =
    { $count ->
        [one] { $count } réponse donnée
       *[other] { $count } réponses données
    }
web-rematch = Rejouer
web-screen = Montrer sur un grand écran
web-screen-about = Toute la pièce y voit la table : ce que chacun peut savoir, et rien à répondre. Vos téléphones restent comme ils sont.
web-screen-open = Ouvrir le grand écran dans une nouvelle fenêtre
web-screen-turn = C'est à { $who }.
web-screen-private = Cette table est privée : le grand écran s'ouvre dans les navigateurs de ceux qui y sont assis.
web-screen-elsewhere = Sur un autre appareil, ouvre cette adresse :
web-replay = Revoir la partie
web-replay-as = Vue par
web-replay-spectator = En spectateur
web-replay-begin = Le début
web-replay-step = Étape
web-to-table = Aller à la table
web-run = Lecture
web-pause = Pause
web-loading = Chargement… { $percent } %
web-share = Partager
web-copied = Le lien est copié.
web-record = Garder le compte rendu
web-ballot-back = { $name } demande de revenir à l’état de la table après ceci : { $line }
web-ballot-repair = { $name } demande à corriger la position :
web-ballot-waits = Réponses attendues : { $who }
web-yes = Oui
web-no = Non
web-number-between = Un nombre de { $low } à { $high }
web-like-sound = Un son quand c’est à moi
web-like-passes = Passer pour moi dès qu’on m’interroge et que je peux passer
web-propose-back = Demander à tous de revenir juste après
web-propose = Proposer
web-leave = Partir ; un robot joue pour moi
web-return = Revenir à la place de { $name }
web-report = Signaler un problème
web-sealed = Les dés ont été scellés au début ; après la fin, le compte rendu les prouve. Sceau : { $commitment }

## Créer une table

web-set-up = Une table pour { $game }
web-presets = Comment voulez-vous jouer ?
web-seats-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
web-seat-less = Un joueur de moins
web-seat-more = Un joueur de plus
web-chair = Chaise { $number }
web-chair-me = { $name }
web-chair-invited = gardée pour quelqu’un
web-chair-device = aussi sur cet appareil
web-chair-bot = un robot
web-you = Vous
web-player = Joueur { $number }
web-name = Nom
web-bot-level = Niveau du robot
web-bot-random = joue au hasard
web-bot-greedy = rapide et solide
web-bot-search = calcule à l’avance
web-fill-bots = Des robots sur les chaises libres
web-variants = Variantes des règles
web-numbers = Nombres maison
web-numbers-changed =
    { $count ->
        [one] 1 changé
       *[other] { $count } changés
    }
web-numbers-search = Chercher un nombre
web-numbers-none = Aucun nombre ne porte ce nom.
web-number-range = { $low }–{ $high }
web-number-range-or-none = 0 pour aucun, ou { $low }–{ $high }
web-number-usual = d’ordinaire { $value }
web-number-back-to = { $number } : revenir à { $value }
web-profiles = Mes profils
web-profiles-about = Un profil garde les variantes et les nombres maison choisis ici, pour une autre table.
web-profile-name = Garder ce choix sous un nom
web-profile-keep = Garder le profil
web-profile-kept = « { $name } » est gardé.
web-profile-forget = Oublier « { $name } »
web-terms = Table et horloge
web-visibility = Qui peut venir
web-visibility-link = Quiconque a le lien
web-visibility-public = Tout le monde, la table est affichée
web-visibility-private = Seulement mes invités
web-clock = Temps de réflexion par réponse
web-clock-time =
    { $seconds ->
        [0] sans limite
        [60] 1 minute
        [300] 5 minutes
        [3600] 1 heure
        [86400] 1 jour
       *[other] 3 jours
    }
web-typed = Nous lançons de vrais dés, tirons de vraies cartes et saisissons ce qu’ils montrent
web-house-rules = Règles maison, en note pour toute la table
web-house-rules-title = Règles maison
web-house-rules-about = Tout le monde voit cette note ; le programme ne la lit pas.
web-make-invite = Créer la table et inviter
web-begin = Commencer

## Avant le début

web-all-here = Tout le monde est là.
web-join-title = { $host } vous invite
web-your-name = Votre nom
web-guest = Invité
web-join = S’asseoir
web-here = là
web-away = pas là en ce moment
web-awaited = pas encore là
web-copy-invitation = Copier l’invitation
web-seat-bot = Robot
web-seat-free = Libérer la chaise
web-stand-up = Se lever
web-device-too = Encore quelqu’un sur cet appareil
web-add = Ajouter
web-host-starts = { $host } lance la partie.
web-invite = Inviter des amis
web-copy-link = Copier le lien
web-qr-table = Code QR de { $url }

## Parties et parcours

web-no-matches = Vous n’avez pas encore de parties.
web-running = En cours
web-finished = Terminées
web-medals-count = { $won } sur { $all }
web-medal-won = obtenu :
web-medal-open = pas encore :
web-progress-save = Enregistrer ma progression dans un fichier
web-progress = Votre parcours
web-progress-line =
    { $played ->
        [one] { $played } partie jouée, { $won } gagnée.
       *[other]
            { $won ->
                [one] { $played } parties jouées, { $won } gagnée.
               *[other] { $played } parties jouées, { $won } gagnées.
            }
    }
web-progress-best =
    { $points ->
        [one] Meilleur résultat : { $points } point.
       *[other] Meilleur résultat : { $points } points.
    }
web-bring = Charger un compte rendu gardé
web-archived-show = Montrer les parties rangées
web-archive = Ranger { $game }
web-unarchive = Ressortir
web-archived = Rangées
web-archived-none = Rien n’est rangé.

## Règles, aide, signalements

web-rules-of = Règles de { $game }
web-help-play-title = Jouer tout de suite
web-help-play = « Jouer contre des robots » ouvre une partie en un clic, comme invité. Touchez une pièce puis sa destination, faites-la glisser ou utilisez les boutons ; ce que vous posez reste un brouillon tant que vous ne l’avez pas confirmé.
web-help-friends-title = Entre amis
web-help-friends = Choisissez « Entre amis », dites qui s’assied où, puis envoyez le lien ou montrez le code QR. Personne n’a besoin d’un compte.
web-help-device-title = Autour d’un seul appareil
web-help-device = Mettez les autres joueurs sur « aussi sur cet appareil ». Dans les jeux à secrets, un rideau tombe entre les tours ; la personne suivante appuie sans relâcher pour l’ouvrir.
web-help-phones-title = Plusieurs téléphones dans une pièce
web-help-phones = Ouvrez la salle sur un ordinateur. Elle affiche une adresse et un code QR pour tous ceux du même réseau.
web-help-undo-title = Revenir en arrière
web-help-undo = Vous pouvez reprendre vos propres réponses tant que rien n’a été révélé depuis. Pour aller plus loin, faites voter la table, dans le menu de la table.
web-help-refused-title = Pourquoi pas ?
web-help-refused = Survolez, sélectionnez ou touchez ce qui n’est pas possible : la salle dit pourquoi, avec le numéro de la règle. Le numéro ouvre le livret de règles à cet endroit.
web-help-away-title = Revenir plus tard
web-help-away = Fermez la page, rechargez-la, laissez le téléphone en veille : rien n’est perdu. « Depuis votre dernier tour » montre pas à pas ce que les autres ont fait.
web-help-keyboard-title = Au clavier
web-help-keyboard = Tab passe d’une pièce, d’une case ou d’un bouton à l’autre, Entrée ou Espace choisit. Sur le plateau, + et - zooment, 0 montre tout, les flèches le déplacent. La touche « ? » ouvre la règle que nomme une explication.
web-help-dice-title = Des dés honnêtes
web-help-dice = Avant la première réponse, la salle scelle ses dés par un code affiché dans le menu. Après la fin, le compte rendu contient la graine, et chacun peut vérifier qu’aucun tirage n’a été changé.
web-help-account-title = Un compte, si vous voulez
web-help-account = Un invité vit dans ce navigateur. Avec une adresse et un mot de passe, vous continuez de n’importe où et gardez vos parties.
web-help-rules-title = Les règles
web-help-rules = Chaque règle peut être cherchée par ses mots ou son numéro ; les termes de chaque jeu y sont aussi expliqués.
web-report-what = Que s’est-il passé, et qu’attendiez-vous ?
web-report-match = Joindre la partie, dans la mesure où je peux la connaître moi-même
web-report-sent = Merci. L’hôte de cette salle l’a reçu : signalement { $id }.
web-report-keep = Garder une copie

## Réglages

web-language = Langue
web-theme = Couleurs
web-theme-auto = comme l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-motion = Animations
web-motion-auto = comme l’appareil
web-motion-full = toutes
web-motion-less = le moins possible
web-like-confirm = Poser les étapes en brouillon et les confirmer
web-like-notices = Une notification du navigateur quand c’est à moi
web-like-mail = Un courriel quand c’est à moi et que je ne suis pas là
web-notices-refused = Le navigateur n’autorise pas les notifications ici.

## Comptes

web-account = Compte
web-guest-about = Vous êtes là comme invité : vos parties vivent dans ce navigateur. Avec une adresse et un mot de passe, vous pouvez continuer de n’importe où.
web-register = S’inscrire
web-forgot = Mot de passe oublié
web-email = Courriel
web-email-is = Courriel : { $email }
web-password = Mot de passe
web-stay = Rester connecté sur cet appareil
web-sign-in-go = Se connecter
web-register-go = S’inscrire
web-forgot-go = Recevoir un lien
web-registered = Un lien est en route vers { $email } ; il confirme l’adresse et vaut 30 jours. Sans serveur de courriel, c’est l’hôte de la salle qui l’a.
web-forgot-sent = Si { $email } a un compte ici, un lien est en route.
web-save = Enregistrer
web-saved = C’est enregistré.
web-unconfirmed = { $email } reste à confirmer par le lien du courriel.
web-confirm-again = Renvoyer le lien
web-mail-sent = Un lien est en route.
web-sign-out = Se déconnecter
web-signed-out = La session est fermée.
web-sign-out-all =
    { $count ->
        [one] Se déconnecter partout ({ $count } appareil)
       *[other] Se déconnecter partout ({ $count } appareils)
    }
web-password-change = Changer le mot de passe
web-password-old = Mot de passe actuel
web-password-new = Nouveau mot de passe, 8 caractères au moins
web-close-account = Supprimer mon compte
web-close-about = C’est définitif. Les parties terminées restent, avec une place anonyme.
web-closed = Votre compte est supprimé.
web-confirm-title = Confirmez votre adresse
web-confirm-address = Cette adresse est à moi
web-confirmed = Votre adresse est confirmée.
web-reset-title = Choisissez un nouveau mot de passe
web-link-broken = Ce lien est abîmé, trop ancien ou a déjà servi.

## LEADERS: table

web-leaders-continue = CONTINUER
web-leaders-public = Public
web-leaders-secret = Secret
web-leaders-public-about = Tout le monde peut regarder.
web-leaders-secret-about = Seul le joueur actif peut regarder.
web-leaders-with-it = avec l’appareil
web-leaders-without-it = sans l’appareil
web-leaders-state = État de la partie
web-leaders-round = Manche { $round }
web-leaders-setting-up = Mise en place
web-leaders-phases = Phases du tour
web-leaders-phase-production = Saisir les points de production
web-leaders-phase-withdraw = Retirer des unités
web-leaders-phase-events = Événements nationaux
web-leaders-phase-command = Ordres et combats
web-leaders-phase-headquarters = Quartier général
web-leaders-track = Points de production : { $players }. { $goal } donnent la victoire.
web-leaders-points-of = Points de production : { $points }
web-leaders-badges-of = Insignes d’honneur : { $count }
web-leaders-military-of = Recherche militaire : niveau { $level }
web-leaders-markers-of = Régions marquées : { $count }
web-leaders-in-headquarters = Au quartier général
web-leaders-to-go = encore { $points }
web-leaders-out = éliminé
web-leaders-correct = Corriger une saisie
web-leaders-switch = Ce que vous regardez
web-leaders-my-headquarters = Mon quartier général
web-leaders-the-table = La table
web-leaders-summary = Mes secrets en un coup d’œil
web-leaders-clause = Règle { $clause } dans le livre
web-leaders-choose-first = Faites d’abord votre choix.
web-leaders-mind = À savoir aussi
web-leaders-rules-count =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
web-leaders-turn-of = C’est à { $name } : { $phase }
web-leaders-meanwhile-production = Les points sont saisis. Tout le monde peut regarder.
web-leaders-meanwhile-events = Les nouvelles sont lues : d’abord les cartes publiques, puis les secrètes.
web-leaders-meanwhile-headquarters = Des ordres secrets sont donnés. Ne regardez pas.
web-leaders-news = Dernières nouvelles publiques
web-leaders-no-news = Aucune nouvelle publique.
web-leaders-no-secrets = Aucun message secret.
web-leaders-colours = Couleurs
web-leaders-colour-title = { $name }, choisissez votre couleur
web-leaders-colour-about = C’est la couleur de vos unités. Chacune ne se prend qu’une fois.
web-leaders-colour-blue = Bleu
web-leaders-colour-green = Vert
web-leaders-colour-red = Rouge
web-leaders-colour-yellow = Jaune
web-leaders-colour-orange = Orange
web-leaders-colour-purple = Violet
web-leaders-blocs = Blocs
web-leaders-bloc-title = { $name }, choisissez votre bloc
web-leaders-bloc-about = Votre nation fera partie de ce bloc.
web-leaders-bloc-left =
    { $count ->
        [0] Plus de place
        [one] Encore { $count } place
       *[other] Encore { $count } places
    }
web-leaders-bloc-capitalist = Capitaliste
web-leaders-bloc-neutral = Neutre
web-leaders-bloc-communist = Communiste
web-leaders-nations = Nations
web-leaders-nation-title = { $name }, choisissez votre nation
web-leaders-no-skills = Les capacités spéciales sont désactivées à cette table.
web-leaders-not-open = Pas pour vous : touchez pour savoir pourquoi
web-leaders-take-nation = Prendre : { $nation }
web-leaders-home = Origine : { $area }
web-leaders-rule-free = Chacun choisit librement.
web-leaders-rule-by-bloc = Par bloc, avec un nombre de places limité.
web-leaders-rule-fixed = Imposées selon le nombre de joueurs.
web-leaders-start-free = Libre : dans l’ordre du jeu, chacun pose une infanterie à la fois, d’abord n’importe où, puis à côté de ses régions, jusqu’à remplir le plateau.
web-leaders-start-home-area = Zones d’origine : comme le départ libre, mais chacun commence dans la zone d’origine de sa nation.
web-leaders-start-fixed = Fixe : une part du plateau est tirée pour chacun ; posez une infanterie dans chacune de ses régions et placez votre marqueur.
web-leaders-start-undescribed = Ce scénario a des régions de départ fixes. L’application ne connaît pas votre plateau imprimé : cette fois, le départ est libre.
web-leaders-share = Part { $share }
web-leaders-step-material = Prenez votre matériel
web-leaders-step-start-areas = Régions de départ
web-leaders-step-handicap = Équilibre de départ
web-leaders-step-markers = Marqueurs du scénario
web-leaders-step-place = Placer
web-leaders-step-move = Déplacer
web-leaders-step-defend = Défendre
web-leaders-step-fight = Combattre
web-leaders-step-about-material = L’ordre du jeu a été tiré au sort : le voici.
web-leaders-step-about-start-areas = Occupez les régions de votre plateau.
web-leaders-step-about-handicap = Autant d’infanteries passent de votre réserve à votre camp de base.
web-leaders-step-about-markers = On les pose avant la première manche.
web-leaders-step-about-rules = Ce qui fait gagner, et ce que tout coûte à cette table.
web-leaders-take-board = 1 plateau de joueur
web-leaders-take-card = Carte de nation : { $nation }
web-leaders-take-markers = { $count } marqueurs en bois
web-leaders-count-infantry =
    { $count ->
        [one] { $count } infanterie
       *[other] { $count } infanteries
    }
web-leaders-count-tank =
    { $count ->
        [one] { $count } char
       *[other] { $count } chars
    }
web-leaders-count-plane =
    { $count ->
        [one] { $count } avion
       *[other] { $count } avions
    }
web-leaders-markers-how = Posez les { $count } marqueurs de scénario sur des régions réparties sur tout le plateau. Qui en tient { $goal } au début de son tour, dès la deuxième manche, gagne.
web-leaders-to-win = Une seule suffit pour gagner
web-leaders-win-points = points de production, saisis au début du tour
web-leaders-win-level = comme niveau dans les trois domaines de recherche
web-leaders-win-badge = insignes d’honneur : { $badge }
web-leaders-win-markers = régions marquées tenues au début du tour
web-leaders-prices = Prix pour { $count } joueurs
web-leaders-item = Quoi
web-leaders-cost = Points
web-leaders-rounds = Manches
web-leaders-research-level = Recherche, niveau { $level }
web-leaders-unit-infantry = Infanterie
web-leaders-unit-tank = Char
web-leaders-unit-plane = Avion
web-leaders-unit-diplomat = Diplomate
web-leaders-unit-spy = Espion
web-leaders-production-title = { $name } : points de production
web-leaders-production-about = Saisissez le nombre de votre marqueur sur l’échelle. { $goal } donnent la victoire.
web-leaders-marked-title = { $name } : régions marquées
web-leaders-marked-about = Combien de régions marquées tenez-vous ? { $goal } donnent la victoire.
web-leaders-last-entry = Dernière saisie
web-leaders-change = Différence
web-leaders-missing = Reste
web-leaders-same-again = De nouveau { $number }
web-leaders-at-most = On peut saisir au plus { $most }.
web-leaders-type-number = Saisissez un nombre.
web-leaders-doubt-wins = { $number }, c’est une victoire militaire. Est-ce exact ?
web-leaders-doubt-markers = { $number } régions marquées gagnent la partie. Est-ce exact ?
web-leaders-doubt-far = { $number } après { $before } : cela fait { $change } d’écart. Est-ce exact ?
web-leaders-doubt-none = Aucun point. Est-ce exact ?
web-leaders-no-again = Non, à refaire
web-leaders-yes-true = Oui, { $number }
web-leaders-pad = Pavé numérique
web-leaders-clear = Tout effacer
web-leaders-rub = Effacer le dernier chiffre
web-leaders-elimination-title = Aucun point, { $name } : êtes-vous hors jeu ?
web-leaders-remain = Je continue
web-leaders-eliminated = Je suis éliminé
web-leaders-withdraw-title = { $name } : retirer des unités
web-leaders-command-title = { $name } : ordres et combats
web-leaders-without-device = Sur le plateau, sans l’appareil. Cochez ce qui est fait.
web-leaders-looking-on = { $name } agit sur le plateau ; tout le monde peut lire.
web-leaders-steps = Étapes de la phase
web-leaders-order-of-steps = Ordre des étapes
web-leaders-withdraw-done = Les unités sont retirées
web-leaders-command-done = Tous les combats sont finis
web-leaders-group-ally = Avec des alliés
web-leaders-group-sea = Cases maritimes
web-leaders-group-retreat = Retraite
web-leaders-group-dice = Dés
web-leaders-group-losses = Pertes
web-leaders-group-result = Victoire ou défaite
web-leaders-reminders = À ne pas oublier
web-leaders-exactly = Mot pour mot
web-leaders-military-level =
    { $level ->
        [1] Armée 1 : un dé peut être relancé à chaque manche de combat.
        [2] Armée 2 : une unité au-delà de la limite d’une région.
       *[other] Armée 3 : une touche simple compte double à chaque manche de combat.
    }
web-leaders-guide = Guide de combat
web-leaders-guide-open = Ouvrir le guide de combat
web-leaders-guide-close = Fermer le guide de combat
web-leaders-combat-round = Manche de combat { $round }
web-leaders-guide-units = Qui combat, et avec quoi ? Chaque camp lance au plus ses trois meilleurs dés ; avant chaque jet, l’attaquant puis le défenseur peut se retirer.
web-leaders-guide-dice = Les deux camps ont lancé. Avec armée 1, touchez un dé pour le relancer : d’abord l’attaquant, puis le défenseur.
web-leaders-guide-real = Lancez vos propres dés, relances comprises, puis touchez chaque dé ici jusqu’à ce qu’il montre la même chose.
web-leaders-guide-losses = Chaque camp retire autant de ses unités que l’autre a de touches, à son choix ; elles vont à la réserve.
web-leaders-side-attacker = Attaquant
web-leaders-side-defender = Défenseur
web-leaders-over-sea = Dans une case maritime, depuis une telle case ou par une ligne pointillée
web-leaders-retreat-cost = Retraite : { $lost } perdues, { $saved } en zone de repli
web-leaders-roll-here = Lancer sur l’appareil
web-leaders-roll-real = Nous lançons nos dés
web-leaders-next-fight = Un autre combat
web-leaders-to-losses = Aux pertes
web-leaders-remove-losses = Les pertes sont retirées
web-leaders-hits =
    { $count ->
        [one] touche
       *[other] touches
    }
web-leaders-doubled = Armée 3 : une touche simple compte double.
web-leaders-may-reroll = Armée 1 : peut relancer un dé.
web-leaders-choose-losses =
    { $count ->
        [one] Retirez { $count } unité
       *[other] Retirez { $count } unités
    }
web-leaders-outcome-attacker = L’attaquant a gagné : déplacez les deux marqueurs de production de la valeur de la région, bonus de continent compris.
web-leaders-outcome-defender = Le défenseur a gagné : aucun marqueur ne bouge.
web-leaders-outcome-nobody = Match nul : la région est libre, et le défenseur recule son marqueur de ses points.
web-leaders-die-white = Dé blanc
web-leaders-die-grey = Dé gris
web-leaders-die-black = Dé noir
web-leaders-face-open = pas lancé
web-leaders-face-miss = raté
web-leaders-face-hit = touche
web-leaders-face-double = double touche
web-leaders-less = Moins : { $what }
web-leaders-more = Plus : { $what }
web-leaders-public-cards = Nouvelles pour tous sur { $name }
web-leaders-public-cards-about = Lisez à voix haute et faites sur le plateau ce que disent les cartes.
web-leaders-secret-cards = Pour vos yeux seulement, { $name }
web-leaders-secret-cards-about = Personne d’autre ne doit voir ceci, { $name }.
web-leaders-deck = cartes
web-leaders-card-before = Carte précédente
web-leaders-card-next = Carte suivante
web-leaders-card-of = Carte { $card } sur { $count }
web-leaders-cards-left =
    { $count ->
        [one] Encore { $count } carte à lire
       *[other] Encore { $count } cartes à lire
    }
web-leaders-offers-left =
    { $count ->
        [one] Répondez d’abord à l’offre.
       *[other] Répondez d’abord aux { $count } offres.
    }
web-leaders-offer = { $name } vous propose une alliance.
web-leaders-offer-about = Elle vaut aussitôt si vous acceptez, et personne d’autre ne le sait.
web-leaders-accept = Accepter
web-leaders-decline = Refuser
web-leaders-world = Le monde cette manche :

## LEADERS: Le jeu entièrement numérique : la carte

web-leaders-world-map = Carte du monde
web-leaders-world-count-infantry = { $count } infanterie
web-leaders-world-count-tank =
    { $count ->
        [one] { $count } char
       *[other] { $count } chars
    }
web-leaders-world-count-plane =
    { $count ->
        [one] { $count } avion
       *[other] { $count } avions
    }
web-leaders-world-nobody = aucune unité
web-leaders-world-you = Vous
web-leaders-world-army-of = { $name } : { $army }
web-leaders-world-place-mine = { $name }, { $points } points, à vous : { $army }
web-leaders-world-place-theirs = { $name }, { $points } points, { $owner } : { $army }
web-leaders-world-place-free = { $name }, { $points } points, libre
web-leaders-world-place-sea = { $name }, case maritime
web-leaders-world-phase-production = Points de production
web-leaders-world-to-headquarters = Au quartier général
web-leaders-world-show = Montrer sur la carte : { $place }
web-leaders-world-public-about = Tout le monde voit ces cartes. Le programme fait sur le plateau ce qu’elles disent.
web-leaders-world-camp = Camp de base
web-leaders-world-camp-of = Camp de base : { $army }
web-leaders-world-drop = Zone de repli
web-leaders-world-units =
    { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }
web-leaders-world-list = Régions en liste
web-leaders-world-list-mine = Les miennes
web-leaders-world-list-possible = Possibles
web-leaders-world-list-all = Toutes
web-leaders-world-list-none = Aucune pour le moment.
web-leaders-world-start-title = Occupez une région
web-leaders-world-start-about = Touchez une des régions en surbrillance : une infanterie s’y installe.
web-leaders-world-free =
    { $count ->
        [one] { $count } région est encore libre
       *[other] { $count } régions sont encore libres
    }
web-leaders-world-holds =
    { $count ->
        [one] { $count } région, { $points } points
       *[other] { $count } régions, { $points } points
    }
web-leaders-world-count-title = Points de production de { $name }
web-leaders-world-count-about = Régions et continents entiers, additionnés. { $goal } points donnent la victoire.
web-leaders-world-count-wins = C’est la victoire !
web-leaders-world-bonus = Bonus de continent
web-leaders-world-withdraw-title = Retirez vos unités
web-leaders-world-withdraw-about = Une unité reste dans chaque région, les autres rejoignent votre camp de base. En mer, rien ne bouge.
web-leaders-world-stays-about = Quelle unité reste ? Sinon, la plus faible. Choisissez ici ou touchez la région.
web-leaders-world-withdraw = Tout retirer
web-leaders-world-sabotage-title = Sabotage dans votre camp de base
web-leaders-world-sabotage-about = Quelle unité enlevez-vous ?
web-leaders-world-place-title = Placez des unités
web-leaders-world-place-about = Les nombres sur la carte indiquent combien d’unités occupent une région et combien elle en accepte.
web-leaders-world-tap-place = Touchez une région : elle se remplit depuis votre camp de base, les plus fortes d’abord. Vous pouvez ensuite tout changer.
web-leaders-world-limit = Unités ici et place disponible
web-leaders-world-fill = Remplir
web-leaders-world-clear = Recommencer
web-leaders-world-defend-title = On vous attaque
web-leaders-world-help-title = { $name } est attaqué
web-leaders-world-defend-about = Envoyez des unités de votre camp de base dans les régions attaquées, ou aucune.
web-leaders-world-tap-defend = Touchez une région attaquée pour la remplir.
web-leaders-world-send = Envoyer
web-leaders-world-send-none = N’envoyer personne
web-leaders-world-move-title = Déplacez et attaquez
web-leaders-world-tap-source = Touchez une région ou une case maritime dont les unités peuvent partir.
web-leaders-world-from-title = Depuis { $from } : vers où ?
web-leaders-world-tap-target = Touchez un des lieux en surbrillance.
web-leaders-world-attack-title = Attaque : { $from } contre { $to }
web-leaders-world-march-title = De { $from } vers { $to }
web-leaders-world-who-goes = Qui part
web-leaders-world-one-stays =
    { $count ->
        [one] { $count } unité doit rester.
       *[other] { $count } unités doivent rester.
    }
web-leaders-world-attack = Attaquer
web-leaders-world-move = Déplacer
web-leaders-world-nobody-goes = Choisissez au moins une unité.
web-leaders-world-cancel = Finalement non
web-leaders-world-move-line =
    { $count ->
        [one] { $from } → { $to } : { $count } unité
       *[other] { $from } → { $to } : { $count } unités
    }
web-leaders-world-to-fights =
    { $count ->
        [one] Continuer : { $count } combat
       *[other] Continuer : { $count } combats
    }
web-leaders-world-waiting = { $count } au camp
web-leaders-world-next-battle-title = Quel combat ensuite ?
web-leaders-world-next-battle-about = Les combats dans les régions sont obligatoires, ceux en mer non.
web-leaders-world-fight-in = { $place }, contre { $name }
web-leaders-world-no-sea-fight = Pas de combat en mer
web-leaders-world-battle-title = { $place }, tour de combat { $round }
web-leaders-world-stand-about = Combattez, ou battez en retraite tant que c’est possible.
web-leaders-world-press = Combattre jusqu’au bout
web-leaders-world-stand = Ce tour seulement
web-leaders-world-retreat = Retraite
web-leaders-world-retreat-cost = { $lost } perdues, { $saved } sauvées
web-leaders-world-other-dice = Lancer avec d’autres unités
web-leaders-world-presses = Combat jusqu’au bout
web-leaders-world-reroll-about = Vous pouvez relancer un de vos dés : touchez-le.
web-leaders-world-leave = Garder les dés
web-leaders-world-losses-about =
    { $count ->
        [one] Quelle unité perdez-vous ? Encore { $count }.
       *[other] Quelles unités perdez-vous ? Encore { $count }.
    }
web-leaders-world-lose-weakest = Perdre les plus faibles
web-leaders-world-fight-log = Le combat : { $place }
web-leaders-world-hits =
    { $count ->
        [one] { $count } touche
       *[other] { $count } touches
    }
web-leaders-world-lost = Perdu
web-leaders-world-retreated =
    { $count ->
        [one] { $name } bat en retraite avec { $count } unité.
       *[other] { $name } bat en retraite avec { $count } unités.
    }
web-leaders-world-fight-won = { $attacker } a gagné.
web-leaders-world-fight-held = { $defender } a tenu bon.
web-leaders-world-fight-drawn = Il ne reste personne.
web-leaders-world-card-done = C’est fait : le programme s’en est chargé.
web-leaders-world-regions-curve = Régions d’un tour à l’autre
web-leaders-world-regions = Régions
web-leaders-world-fights-title = Combats
web-leaders-world-fights-won = Gagnés
web-leaders-world-fights-lost = Perdus

## Small World

web-smallworld-map = Carte
web-smallworld-list = Les régions en liste
web-smallworld-list-possible = Possibles
web-smallworld-list-mine = Les miennes
web-smallworld-list-all = Toutes
web-smallworld-list-none = Aucune pour l'instant.
web-smallworld-coins =
    { $coins ->
        [one] { $coins } jeton de victoire
       *[other] { $coins } jetons de victoire
      }
web-smallworld-income = le plateau rapporte { $coins } à présent
web-smallworld-earned = { $name } : +{ $coins }
web-smallworld-tokens =
    { $tokens ->
        [one] { $tokens } pion
       *[other] { $tokens } pions
      }
web-smallworld-on-it =
    { $coins ->
        [one] { $coins } jeton posé dessus
       *[other] { $coins } jetons posés dessus
      }
web-smallworld-you = vous
web-smallworld-held =
    { $tokens ->
        [one] { $who } : { $race }, { $tokens } pion
       *[other] { $who } : { $race }, { $tokens } pions
      }
web-smallworld-waits = On attend { $who }
web-smallworld-offered = Combinaisons proposées
web-smallworld-title-pick = Choisissez une combinaison
web-smallworld-title-pick-with = Choisissez une combinaison (vous avez { $coins })
web-smallworld-title-choose = Expansion ou déclin ?
web-smallworld-title-leader = Emmener le Chef ?
web-smallworld-title-ready = Préparez vos troupes
web-smallworld-title-conquer = Conquêtes
web-smallworld-title-give-up = Abandonnez une région
web-smallworld-title-tower = Une Tour d'ivoire ?
web-smallworld-title-redeploy = Redéploiement
web-smallworld-title-resettle = Replacez les pions repliés
web-smallworld-title-ransom = Votre Chef a été capturé
web-smallworld-title-ally = Faire la paix avec quelqu'un ?
web-smallworld-title-stout = Déclin tout de suite ?
web-smallworld-pick =
    { $price ->
        [0] Prendre { $combo }, gratuit
        [one] Prendre { $combo } pour { $price } jeton
       *[other] Prendre { $combo } pour { $price } jetons
      }
web-smallworld-cannot-pay = Trop cher pour vous.
web-smallworld-lost-race = { $race } : retirés de la carte
web-smallworld-lost-leader = Le { $leader } s'en va
web-smallworld-lost-region = { $region } est perdue : aucun pion ne s'y trouve
web-smallworld-leader-piece = Une pièce de plus, gratuite : il conquiert et défend comme un pion.
web-smallworld-leader-immune = Brave : il ne finit jamais votre tour dans une région immunisée (Dragon, Héros, Tanière).
web-smallworld-leader-ransom = Si sa région tombe, il est capturé : rançon de { $ransom } aussitôt, sinon il vaut { $captive } pour l'adversaire à la fin.
web-smallworld-leader-to-hand = le Chef revient en main
web-smallworld-stay = restent
web-smallworld-keep-more = Garder un pion de plus : { $region }
web-smallworld-keep-less = Garder un pion de moins : { $region }
web-smallworld-abandoned =
    { $lost ->
        [none] Sera abandonnée : ses pions reviennent en main.
       *[other] Sera abandonnée : ses pions reviennent en main. Perdu : { $lost }.
      }
web-smallworld-all-abandoned = Sans région, vous rentrez sur la carte comme pour une première conquête.
web-smallworld-lift = Tout reprendre
web-smallworld-undo = Annuler
web-smallworld-pips = dé : −{ $pips }
web-smallworld-legend-can = touchez pour conquérir
web-smallworld-legend-luck = seulement avec le dé
web-smallworld-legend-dear = trop cher
web-smallworld-tools = Ce qu'un toucher sur la carte place
web-smallworld-spread = Répartir également
web-smallworld-as-before = Comme ils étaient
web-smallworld-token-more = Un pion de plus : { $region }
web-smallworld-token-less = Un pion de moins : { $region }
web-smallworld-rest = Reste
web-smallworld-rest-in = Tout le reste : { $region }
web-smallworld-put = { $what } : { $region }
web-smallworld-take-away = Retirer : { $what }, { $region }
web-smallworld-stands-lead = rejoint des pions
web-smallworld-stands-alone = remplace un pion
web-smallworld-lay = Confirmer
web-smallworld-left = Encore en main : { $what }.
web-smallworld-ransom-coins = Vous avez { $coins } ; il vous resterait { $left }.
web-smallworld-ransom-pay = { $action } ({ $ransom })
web-smallworld-ransom-refuse = { $action } : vaut { $captive } pour { $name } à la fin
web-smallworld-waits-ransom = Un Chef a été capturé ; son propriétaire décide de la rançon.
web-smallworld-orders = Mes réponses permanentes
web-smallworld-orders-about = Elles valent pendant les tours des autres ; personne d'autre ne les voit.
web-smallworld-order-ransom = Une rançon pour mon Chef
web-smallworld-order-layout = Les pions repliés
web-smallworld-count = Le décompte final
web-smallworld-count-player = Joueur
web-smallworld-count-sum = Total
web-smallworld-count-tie = Pions (en cas d'égalité)
web-smallworld-by-turn = Gains par tour

## L'île aux poules

web-narrator-skip = Montrer l'état actuel
web-narrator-rolled = { $who } lance { $what }.
web-all-the-same = Quand même : { $label }
web-not-yet = Pas encore
web-xorlosch-aim =
    { $mine ->
        [-1] Le plus de cartes de quête gagne : le maximum est { $most }
       *[other] Le plus de cartes de quête gagne : tu en as { $mine }, le maximum est { $most }
    }
web-xorlosch-steps-lost = Aucun de tes nains n’a encore marché. Les pas de ce tour seraient perdus.
web-smallworld-aim =
    { $coins ->
        [-1] Le plus de jetons après le tour { $turns } gagne : tour { $round }
       *[other] Le plus de jetons après le tour { $turns } gagne : tour { $round }, tu en as { $coins } et la carte rapporte { $income }
    }
web-smallworld-hand-lost =
    { $tokens ->
        [one] { $tokens } pion en main et rien de conquis pendant ce tour.
       *[other] { $tokens } pions en main et rien de conquis pendant ce tour.
    }
web-leaders-aim =
    { $points ->
        [-1] { $needed } points gagnent
       *[other] { $needed } points gagnent : tu en as { $points }
    }
web-chicken-island = L'île
web-chicken-dice = Tes dés
web-chicken-die-spent = utilisé
web-chicken-hand = Ta main : { $count } parchemins
web-chicken-no-scrolls = aucun parchemin
web-chicken-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-chicken-one-away = Encore un succès pour gagner
web-chicken-aim-flag = Ramène un drapeau adverse à ta base.
web-chicken-aim-solo = Un succès gagne, une défaite termine tout.
web-chicken-aim-look =
    { $players ->
        [2] Deux marqueurs sur l'autre chef font gagner.
       *[other] Humilie 2 chefs différents pour gagner.
    }
web-chicken-aim-team =
    { $done ->
        [0] Avec { $partner } : humilie { $first } et { $second }
       *[other] Avec { $partner } : humilie { $second }, { $first } l’est déjà
    }
web-chicken-aim-duel = 2 marqueurs sur { $who } : toi { $mine }, contre toi { $theirs }
web-chicken-aim-many = Humilie { $needs } chefs différents : toi { $has } sur { $needs }
web-chicken-fight = Le combat
web-chicken-strength = Force
web-chicken-armour = Armure
web-chicken-speed = Vitesse
web-chicken-range = Portée
web-chicken-tie = L'égalité suffit à l'attaquant
web-chicken-order = Qui peut ajouter des parchemins, à tour de rôle
web-chicken-part-die = Dé
web-chicken-passes = { $count } passe(s) sur { $all } de suite : la manche s’arrête
web-chicken-pilots =
    { $count ->
        [one] demande { $count } pilote
       *[other] demande { $count } pilotes
    }
web-chicken-band = Qui vient aussi
web-chicken-goes = vient
web-chicken-stays = reste
web-chicken-take = Prendre plutôt { $what }
web-chicken-hands = Cartes des autres : { $who }
web-chicken-touch-hex = Touche une case éclairée pour y aller.
web-chicken-touch-target = Touche une cible rouge pour attaquer.
web-chicken-no-move = Ne peut pas bouger maintenant.
web-chicken-no-target = Personne n'est à portée.
web-chicken-pay-by = Comment le déplacement est payé
web-chicken-by-move = action gratuite
web-chicken-by-march = griffe
web-chicken-by-drive = déplacement propre du char
web-chicken-by-signal = Tour orange, 1 étoile
web-chicken-by-charge = Sir Drumstick, 1 étoile
web-chicken-moves-by = Se déplace par : { $way }
web-chicken-drop-here = En laisser ici ?
web-chicken-drop-on = Touche une case éclairée pour continuer.
web-chicken-do-stay = Tous restent ici
web-chicken-stars = Ce qu'achètent les étoiles
web-chicken-power = Puissance { $count }
web-chicken-line = agit dans cet ordre :
web-chicken-do-base = Prendre cette base
web-chicken-do-discard = La défausser
web-chicken-do-last = Le faire et finir mon tour
web-chicken-ends-turn = Après cela, il ne reste rien à faire : ton tour se termine.
web-chicken-do-attack = Attaquer
web-chicken-do-build = Construire
web-chicken-do-roll = Lancer
web-chicken-do-roll-dice =
    { $count ->
        [0] Ne lancer aucun dé
        [one] Lancer { $count } dé
       *[other] Lancer { $count } dés
    }
web-chicken-do-dice = Combattre avec ces dés
web-chicken-do-cards =
    { $count ->
        [one] Ajouter { $count } parchemin
       *[other] Ajouter { $count } parchemins
    }
web-chicken-do-lay = Poser ici
web-chicken-no-dice = Combattre sans autre dé
web-chicken-end = Finir mon tour
web-chicken-free-lost = Ton action gratuite serait perdue.
web-chicken-car-lost = Un char pourrait encore rouler.
web-chicken-kept =
    { $count ->
        [0] Aucun dé gardé
        [one] { $count } dé gardé
       *[other] { $count } dés gardés
    }
web-chicken-undo = Pas cela
web-chicken-own-pilots = Choisir les pilotes moi-même
web-chicken-waits = C'est à { $who }.
web-chicken-support =
    { $side ->
        [attacker] Pour l’attaquant
       *[other] Pour le défenseur
    }
web-chicken-turn-it = Touche encore la tuile pour la tourner.
web-chicken-why = pourquoi ?
web-chicken-challenger-did = Ce qu’il a fait et pourquoi ({ $count })
web-chicken-row-reinforce = Renfort
web-chicken-row-build = Construction
web-chicken-row-fight = Combat/Mouvement
web-chicken-row-power = Force
web-chicken-touches = Touche : lave { $lava }, terre { $land }
web-chicken-direction = La direction { $n } reçoit le numéro 1
web-chicken-partner = ton partenaire
web-chicken-replaces = { $what } s’en va
web-chicken-play = Jouer
web-chicken-hand-button = Main { $count }
web-chicken-passes-about = Personne d’autre ne le sait, et tu peux revenir dessus à tout moment. Dans tes propres combats, on te demande.
web-chicken-passes-button =
    { $set ->
        [yes] Passes réglées
       *[other] Passes
    }
web-chicken-passes-unless = sauf si { $who } attaque
web-chicken-passes-others = sauf si j’y suis
web-chicken-passes-this-fight = ce combat
web-chicken-passes-ask = me demander
web-chicken-passes-mine = Passer pour moi :
web-chicken-passes-title = Passer d’avance
web-chicken-seconds = encore { $count } secondes
web-chicken-pass-of = { $who } : passer
web-chicken-no-cards = sans carte
web-chicken-passed = passe
web-chicken-outcome-tie = L’attaque réussit (l’égalité suffit)
web-chicken-outcome-success = L’attaque réussit
web-chicken-outcome-absorbed = Un bouclier encaisse le coup
web-chicken-outcome-failed = L’attaque échoue
web-chicken-outcome-escaped = L’attaque échoue : hors de portée
web-chicken-blow = Emporter { $what }
web-chicken-markers =
    { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }
web-chicken-attacker-stays = L’attaquant reste où il est.
web-chicken-epic = Mort épique !
web-chicken-move-none = N'en déplacer aucun
web-chicken-chosen = { $leader } est ton chef. C'est à { $who }.
web-chicken-shielded = Un bouclier protège la cible : la première réussite n'enlève que le bouclier.
web-chicken-dice-lost = Sans tes dés, c’est { $strength } contre { $armour }.
web-chicken-passes-hint = Ce combat n'est pas le tien.
web-chicken-passes-offer = Passer pour moi dans les combats des autres
web-chicken-aim-flag-lost = { $who } a ton drapeau : arrête-le avant qu'il n'atteigne sa base !
web-chicken-aim-flag-mine = Tu as le drapeau de { $who } : rapporte-le à ta base.
web-chicken-carries-home = Gagne en rapportant ce drapeau

## Runewars

web-runewars-land = Le pays
web-runewars-aim = { $mine ->
    [-1] Runes sur { $needed } : { $others }
   *[other] Runes : toi { $mine }, { $needed } pour gagner · { $others }
}
web-runewars-aim-begin = Qui a { $needed } runes de dragon gagne.
web-runewars-influence = { $count } d’influence
web-runewars-tactics = { $count ->
    [one] { $count } carte tactique
   *[other] { $count } cartes tactique
}
web-runewars-quests = { $count ->
    [one] { $count } carte quête
   *[other] { $count } cartes quête
}
web-runewars-runes = Runes de dragon : { $sure } sûres, { $most } au plus
web-runewars-heroes = { $count ->
    [one] { $count } héros
   *[other] { $count } héros
}
web-runewars-order-lost = Cet ordre ne ferait rien.
web-runewars-nobody-comes = Personne ne vient : ton marqueur d’activation serait posé là, et rien d’autre ne se passe.
web-runewars-no-card-fits = Aucune de tes cartes ne peut être jouée ici. La question t’est posée quand même, pour que personne n’apprenne ce que tu as en main.
web-runewars-no-reward-fits = Aucune carte de récompense ne peut servir ici.
web-runewars-touch-land = Touche une des zones claires de la carte.
web-runewars-touch-unit = Touche une des unités encadrées de la bataille.
web-runewars-hero-rests = Un héros qui ne fait rien perd l’occasion de cette année.
web-runewars-hero-moves-on = Une quête ou un duel est possible ici, et seulement maintenant.
web-runewars-bonus-lost = Tu n’aurais rien en échange.
web-runewars-hero-lost = Tu ne garderais aucun des héros que tu as payés.
web-runewars-rest-last = Qui n’est placé nulle part ailleurs se trouve à { $area }.
web-runewars-from-to = De { $from } à { $to }
web-runewars-fewer = { $what } : un de moins
web-runewars-more = { $what } : un de plus
web-runewars-season-open = Carte saison
web-runewars-year = Année { $year } sur { $last }
web-runewars-set-up = Mise en place
web-runewars-order-of-play = Ordre de jeu
web-runewars-has-chosen = a choisi
web-runewars-thinks = réfléchit
web-runewars-lamp = Le bonus serait pour toi.
web-runewars-no-lamp = Pas de bonus : un de tes ordres visibles a un nombre plus haut.
web-runewars-no-lamp-fortify = Cet ordre n’a pas de bonus.
web-runewars-used = déjà donné cette année
web-runewars-harvest-now = cadrans à { $food } nourriture, { $wood } bois, { $ore } minerai
web-runewars-harvest-to = Récolte : { $to }
web-runewars-icon-influence = Influence
web-runewars-icon-tactics = Carte tactique
web-runewars-amount = Montant
web-runewars-rune-hidden = jeton rune, inconnu
web-runewars-rune-dragon = rune de dragon
web-runewars-rune-false = fausse rune
web-runewars-faceup = visible
web-runewars-facedown = cachée
web-runewars-wasteland = Désolation
web-runewars-ice = { $count ->
    [one] Jeton glace
   *[other] { $count } jetons glace
}
web-runewars-peasant = Paysan
web-runewars-spoils = { $count ->
    [one] { $count } carte récompense sous un marqueur
   *[other] { $count } cartes récompense sous un marqueur
}
web-runewars-unit-facts = rang { $initiative }, points de vie { $health }
web-runewars-flies = vole
web-runewars-fast = rapide
web-runewars-routed = { $count } en déroute
web-runewars-neutral = Unités neutres
web-runewars-activated = Activée par
web-runewars-lay-here = Poser ici
web-runewars-claims = Carte victoire : { $season }
web-runewars-orders-given = Ordres de cette année
web-runewars-still = Ce que tu peux encore faire cette année
web-runewars-given-count = { $count ->
    [0] aucun ordre
    [one] { $count } ordre
   *[other] { $count } ordres
}
web-runewars-left = Encore en main : { $orders }
web-runewars-bonus-for = Le bonus serait pour toi avec : { $orders }
web-runewars-bonus-none = Plus aucun ordre n’aurait le bonus cette année.
web-runewars-activated-count = { $count ->
    [0] Aucune zone activée
    [one] { $count } zone activée
   *[other] { $count } zones activées
}
web-runewars-winter = En hiver :
web-runewars-winter-fine = Ta nourriture suffit à toutes tes unités en hiver.
web-runewars-hungry = { $over } de trop : { $area }
web-runewars-titles = Titres
web-runewars-nobody = personne
web-runewars-decks = Cartes restantes : { $tactics } tactique, { $fate } destin, { $quests } quête, { $rewards } récompense
web-runewars-hand = Cartes tactique
web-runewars-fresh = piochée cette saison : pas encore jouable
web-runewars-no-cards = Aucune
web-runewars-play = Jouer
web-runewars-quest-cards = Cartes quête
web-runewars-quest-at = { $more ->
    [0] à { $areas }
   *[other] à { $areas } et { $more } autres
}
web-runewars-quest-nowhere = nulle part pour l’instant
web-runewars-objective = Objectif
web-runewars-commanders = Cartes commandant
web-runewars-developments = Cartes développement
web-runewars-leads = mène une armée
web-runewars-health = points de vie { $left } sur { $of }
web-runewars-acted = a agi
web-runewars-rewards = { $count ->
    [one] { $count } carte récompense cachée
   *[other] { $count } cartes récompense cachées
}
web-runewars-no-heroes = Personne n’a de héros.
web-runewars-goal-friendly = ta zone
web-runewars-goal-empty = vide
web-runewars-goal-enemy = combat
web-runewars-goal-neutral = combat ou diplomatie
web-runewars-forecast = { $fort ->
    [0] { $attack } contre { $defence }
   *[other] { $attack } contre { $defence } et une forteresse de { $fort }
}
web-runewars-forecast-win = Sans cartes, tes chances de gagner : environ { $win } %
web-runewars-forecast-cards = { $count ->
    [one] Le défenseur a { $count } carte tactique
   *[other] Le défenseur a { $count } cartes tactique
}
web-runewars-bare = { $area } resterait vide.
web-runewars-bare-rune = { $area } resterait vide, avec sa rune.
web-runewars-council = Conseil des mages
web-runewars-secondary-spring = Printemps : ordres et marqueurs d’activation reviennent, les figurines en déroute se relèvent, un jeton glace fond dans chaque zone.
web-runewars-secondary-summer = Été : la phase de quête.
web-runewars-secondary-fall = Automne : le paquet du destin est mélangé ; chacun prend 2 d’influence ou 1 carte tactique.
web-runewars-secondary-winter = Hiver : aucune zone ne nourrit plus d’unités que n’en montre le cadran de nourriture ; l’eau est gelée.
web-runewars-waits = C’est à { $who }.
web-runewars-march = En marche
web-runewars-march-battle = En marche : combat
web-runewars-march-neutral = En marche : combattre ou parler
web-runewars-march-nobody = Activer seulement
web-runewars-moves = Déplacer
web-runewars-so = Confirmer
web-runewars-give = Choisir : { $order }
web-runewars-undo = Annuler
web-runewars-instead = au lieu de { $unit }
web-runewars-army = Tes unités : combien de chaque type, et où ?
web-runewars-talk = alliées { $ally } %, parties { $leave } %
web-runewars-leave-one = En laisser un
web-runewars-harvest-will = Ce que Récolte va régler sur tes cadrans
web-runewars-harvest-did = Tes cadrans avant et après Récolte
web-runewars-dial-one = Augmenter de 1
web-runewars-dial-two = Augmenter de 2
web-runewars-neutral-count = { $count ->
    [one] { $count } unité neutre
   *[other] { $count } unités neutres
}
web-runewars-served = fait
web-runewars-power-will = Tes cadrans donnent { $count } d’influence : de { $from } à { $to }
web-runewars-power-did = Tes cadrans ont donné { $count } d’influence ; tu en as { $to }.
web-runewars-title-holds = { $count } d’influence dessus
web-runewars-title-for = { $title } pour { $count }
web-runewars-part-done = fait
web-runewars-part-build = une forteresse, pour 1 bois et 1 minerai
web-runewars-part-repair = une forteresse endommagée, pour 1 minerai
web-runewars-part-move-runes = entre deux de tes zones
web-runewars-stock = Tu as : { $stock }
web-runewars-chance = { $chance } %
web-runewars-quest-chance = Quête { $chance } %
web-runewars-quest-far = hors de portée
web-runewars-hero-at = { $hero } va à { $area }.
web-runewars-take-damage =
    { $count ->
        [one] Subir ainsi { $count } dégât
       *[other] Subir ainsi { $count } dégâts
    }
web-runewars-take-routs = { $count ->
    [one] Mettre ainsi { $count } unité en déroute
   *[other] Mettre ainsi { $count } unités en déroute
}
web-runewars-to-lose = à toucher : { $count }
web-runewars-playable = { $count ->
    [one] { $count } carte jouable
   *[other] { $count } cartes jouables
}
web-runewars-stop-there = { $card } se joue à un moment où personne ne te demande rien : { $window }.
web-runewars-stop-me = Me demander alors
web-runewars-decides = { $who } décide
web-runewars-decided = Ont déjà décidé : { $who }
web-runewars-plan = Ton prochain ordre (toi seul le vois)
web-runewars-turn = Tourner
web-runewars-tabs = Plus
web-runewars-tab-year = Année
web-runewars-tab-cards = Cartes
web-runewars-tab-heroes = Héros
web-runewars-tab-seats = Places
web-runewars-battle = Combat pour { $area }
web-runewars-battle-map = Carte
web-runewars-battle-back-to = Combat
web-runewars-battle-row = Rang { $row } sur 5
web-runewars-battle-strength = Force { $strength }
web-runewars-battle-units = Unités
web-runewars-battle-effects = Cartes et capacités
web-runewars-battle-damage = dégâts { $damage }
web-runewars-battle-back-card = Carte destin, face cachée
web-runewars-battle-aside = mise de côté
web-runewars-battle-lost = Détruites :
web-runewars-step-start = Début
web-runewars-step-draw = Pioche
web-runewars-step-specials = Spéciaux
web-runewars-step-routs = Déroutes
web-runewars-step-damage = Dégâts
web-runewars-step-strength = Force
web-runewars-step-retreat = Retraite
web-runewars-stops = Quand me demander
web-runewars-passes-ahead = { $who } passe : { $windows }
web-runewars-crowded = { $area } contiendrait { $count } unités. 8 seulement peuvent y rester : les autres sont détruites.
web-runewars-crowded-battle = Vous marchez sur { $area } avec { $count } unités. Après une victoire, 8 seulement peuvent y rester.
web-runewars-battle-marker = combat ici
web-runewars-fate-discard = Défausse des cartes destin : { $count }
web-runewars-reinforcements = Renforts
web-runewars-mark-expansion = de Banners of War
web-runewars-mark-ours = notre propre création
web-runewars-mark-partly = en partie notre propre création
web-runewars-duel = Duel
web-runewars-duel-round = Tour { $round } sur 4
web-runewars-duel-guard = prévient { $count } dégâts
web-runewars-duel-won = gagné
