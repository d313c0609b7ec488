# Les phrases de la salle : ce qui était faux, où, ce qui serait juste ; une ligne chacune.

## Comment les faits se disent

name-seat =
    { $of ->
        [0] Le hasard
       *[other]
            { $name ->
                [none] Joueur { $of }
               *[other] { $name }
            }
    }
name-player = { name-seat }
name-teller = { name-seat }
name-got =
    { $of ->
        [none] rien
       *[other] { $of }
    }
name-wanted =
    { $of ->
        [none] rien
       *[other] { $of }
    }

## Jeux, options, nombres

unknown-game = Il n’y a pas de jeu « { $got } » ici ; il y a : { $wanted }.
bad-seats = { $game } se joue de { $low } à { $high } joueurs, pas à { $got }.
unknown-bot = Il n’y a pas de robot « { $got } » ; il y a : { $wanted }.
unknown-option = { $game } n’a pas d’option { $got } ; il y a : { $wanted-name }.
bad-option = L’option { $option } de { $game } ne peut pas être { $got } ; elle peut être : { $wanted }.
unfit-options =
    { $seats ->
        [one] { $game } ne se joue pas seul avec { $chosen }. La règle { $clause } dit ce qui va ensemble.
       *[other] { $game } ne se joue pas à { $seats } avec { $chosen }. La règle { $clause } dit ce qui va ensemble.
    }
unknown-number = { $game } n’a pas de nombre { $got } à changer ; il y a : { $wanted-name }.
bad-number = Le nombre { $number } de { $game } doit être compris entre { $low } et { $high }, et non être { $got }.

## Actions

unknown-kind = « { $kind } » n’est pas une sorte d’action ; il y a : { $wanted }.
bad-argument = « { $kind } » ne va pas avec { $got-name } ; il va avec : { $wanted-name }.
ambiguous-action = « { $text } » peut vouloir dire plusieurs choses : { $fits }. Merci d’en écrire davantage.
empty-action = Aucune action n’a été donnée ; il y a : { $wanted }.
bad-action-json = { $got } n’est pas une action ; il faudrait un objet avec « kind » et, au besoin, « argument ».
bad-action-number = Le nombre { $number } ne désigne aucune action de ce jeu.

## Positions et comptes rendus

bad-position = La position est fausse en { $where } : elle dit { $got-name }, il faudrait : { $wanted-name }.
bad-position-options = La position ne convient pas au jeu : { $reason }
unsound-position = La position est impossible : { $reason }.
bad-record = Le compte rendu est faux en { $where } : il dit { $got-name }, il faudrait : { $wanted-name }.
bad-record-format = Le compte rendu est au format { $got } ; cette salle lit le format { $wanted }.
other-match = Cette position vient d’une autre table : jeu, places, options et nombres doivent être ceux de cette partie de { $game }.
bad-record-version = Le compte rendu suit la version { $got } des règles ; cette salle joue selon la version { $wanted }.
record-does-not-replay = Le compte rendu ne se rejoue pas à partir de l’entrée { $number } : { $reason }
record-truncated = Le compte rendu s’arrête ou est abîmé en { $where } ; merci de charger le texte entier.
bad-repair = La correction est fausse en { $where } : { $reason }
no-back = On ne peut pas revenir à l’entrée { $number } : quelque chose a été révélé depuis, ou elle est à quelqu’un d’autre.
not-teller = Seule la personne désignée pour l’annoncer peut saisir ce résultat.
no-vote = Il n’y a rien à voter maintenant.
bad-sitters = Une table a besoin d’une entrée par place : { $wanted }, pas { $got }.
chair-taken = La chaise de { $seat-name } est prise par { $name } ; merci d’en choisir une libre.
nobody-to-leave = Personne n’est assis sur la chaise de { $seat-name }, donc personne ne peut la quitter.
vote-under-way = La table vote encore sur la proposition de { $seat-name } ; merci de voter d’abord sur celle-ci.
draft-meets-chance = L’étape { $number } attend le hasard ; merci d’envoyer d’abord les étapes précédentes, puis les autres.
draft-meets-secret = Après { $number } étapes, vous verriez ce qui est caché maintenant ; merci d’envoyer d’abord ces étapes.

## Livrets de règles

unknown-clause = Le livret de règles n’a pas de règle { $got } ; voisines : { $wanted }.
no-rulebook = Le paquet { $package } n’a pas de rulebook.toml.
bad-rulebook = Le livret de règles est faux en { $where } : il dit { $got-name }, il faudrait : { $wanted }.
unknown-citation = { $where } cite { $got }, qu’aucun livret de règles ne contient ; ici les numéros commencent par { $wanted }.
unreadable-marker = La marque en { $where } doit énumérer ses règles en textes simples.

## Pourquoi la salle refuse

why-HALL-ASK-01 = La partie est terminée : plus personne n’agit.
why-HALL-ASK-02 = Rien n’est demandé à { $seat-name } maintenant ; merci d’attendre une question.
why-HALL-ASK-03 = Cela ne répond pas à la question posée maintenant à { $seat-name }.
why-HALL-ASK-04 = Ce jeu ne connaît pas cette action ; merci d’en choisir une parmi celles proposées.
why-HALL-ASK-05 = Cela ne peut pas sortir maintenant ; merci de donner un résultat encore possible.
why-HALL-ASK-06 = Personne n’occupe la place { $seat } ; seules les places de cette partie agissent.
why-HALL-BACK-01 = On ne peut pas revenir si loin : seulement sur ses propres entrées, et tant que rien n’a été révélé depuis.
why-HALL-TELL-01 = Seule la personne désignée peut saisir ce résultat, et seulement quand un résultat est attendu.
why-HALL-FIX-01 = { $seat-name } ne voit pas ce qui se trouve en { $where } et ne peut donc pas proposer de le changer.
why-HALL-FIX-02 = La correction donnerait une position impossible : { $reason }
why-HALL-FIX-03 = La correction n’est pas faite : toute la table doit d’abord être d’accord.

## La ligne de commande

unknown-language = La langue { $got } n’existe pas ici ; il y a : { $wanted }.
bad-pair = « { $got } » est illisible ; il faudrait NOM=VALEUR.
bad-whole-number = { $where } demande un nombre entier, pas « { $got } ».
bad-seat-list = Les places vont ici de 0 à { $most }, chacune une fois au plus ; « { $got } » ne convient pas.
too-many-bots = Il y a place pour { $most } robots, pas pour { $got }.
too-many-names = Il y a { $got } noms pour { $most } personnes.
cannot-read-file = Le fichier { $file } ne peut être lu : { $reason }.
cannot-write-file = { $file } ne peut être écrit : { $reason }.
folder-not-empty = Le dossier { $file } n’est pas vide ; merci d’en nommer un nouveau.
bad-rivals = Une arène demande au moins deux robots différents, pas « { $got } ».
worker-lost = Un processus qui jouait pour nous est mort : { $reason }
play-what = Quel jeu ? Par exemple : bannerhall play sealed ; bannerhall games les montre tous.
resume-alone = Avec --resume le fichier dit ce qui se joue : omettez le jeu, --seats, --option, --number et --seed.
match-is-over = La partie de { $file } est terminée ; bannerhall replay la montre.
no-picture = { $game } n’a pas encore d’images.
cli-unexpected = Une erreur inattendue est survenue : { $reason }. Merci de la signaler ; { $variable }=1 montre où.
cli-game = { $slug } : { $title }, { $low } à { $high } joueurs, { $status }
cli-game-option = — option { $option } : { $values }
cli-game-number = — nombre { $number } : { $usual }, de { $low } à { $high }
cli-no-games = Aucun jeu publié n’est encore ici ; --all montre le jeu d’essai de la salle.
cli-played = { $games } parties jouées, dont { $finished } jusqu’au bout, en { $seconds } s.
cli-pace = { $decisions } décisions, { $rate } par seconde, { $mean } par partie.
cli-wins = { $seat-name } : { $wins } victoires, { $share } %.
cli-alone = { $lost } perdues, { $drawn } nulles.
cli-checksum = Somme de contrôle { $checksum } avec la graine { $seed }.
cli-records-in = Les comptes rendus sont dans { $file }.
cli-arena-bot = { $bot } gagne { $share } % de { $games } parties (95 % : { $low } à { $high } %).
cli-arena-pair = { $bot } contre { $against } : { $share } % de { $games } parties (95 % : { $low } à { $high } %).
cli-book = { $slug } : { $clauses } règles ; bannerhall rules { $slug } les montre.
cli-no-clause = Aucune règle ne contient tous ces mots.
cli-ledger =
    { $tests ->
        [none] { $slug } : { $clauses } règles, { $code } citées dans le code ; il n’y a pas de tests ici.
       *[other] { $slug } : { $clauses } règles, { $code } citées dans le code, { $tests } dans les tests.
    }
cli-gaps = { $slug } : il en manque { $count } : { $ids }
cli-doctor-compiled = Le moteur est compilé.
cli-doctor-plain = Le moteur n’est pas compilé : tout fonctionne, les simulations sont lentes.
cli-doctor-uncompiled = Un compilateur C est là : dans une copie de travail, python3 hall.py compile rend le moteur rapide.
cli-doctor-no-compiler = Il n’y a pas de compilateur C (cc, gcc ou clang) ; avec un, python3 hall.py compile rend le moteur rapide.
cli-doctor-sqlite = SQLite { $version } peut abîmer une base où deux programmes écrivent à la fois ; la salle écrit avec un seul. La version { $wanted } ou plus récente est préférable.
cli-doctor-extra = Non installé : { $missing }. Pour les agents apprenants : pip install "bannerhall[{ $extra }]"
cli-doctor-missing = { $library } manque et est nécessaire : pip install { $library }
cli-drawn = { $count } images sont dans { $file }.
cli-no-result = Le compte rendu n’a pas de résultat : la partie n’a pas été terminée, ou le compte rendu est coupé.
cli-verified = Le compte rendu est exact : { $count } entrées mènent à son résultat, et la graine explique chaque tirage.
cli-verified-plain = Le compte rendu est exact : { $count } entrées mènent à son résultat. Il ne montre pas de graine, les tirages ne sont donc pas prouvés.
cli-verified-from =
    { $missing ->
        [0] Le compte rendu est exact : { $count } entrées mènent à son résultat. À partir de l’entrée { $number }, les tirages sont prouvés ; ce qui précède vient d’un fichier dont la propre graine explique les tirages.
       *[other] Le compte rendu est exact : { $count } entrées mènent à son résultat. À partir de l’entrée { $number }, les tirages sont prouvés ; ce qui précède vient d’un fichier, et aucune graine n’explique ce nombre de ses tirages : { $missing }.
    }
cli-bad-seed = La graine montrée n’est pas celle fixée au début : les tirages ne sont pas prouvés.
cli-unproven = La graine n’explique pas { $count } tirages, entrées { $numbers } : ils ont été saisis ou falsifiés.
cli-not-over = La partie n’est pas terminée.

## Le terminal

unknown-command = Il n’y a pas de commande { $got } ; il y a : { $wanted }.
unknown-answer = « { $text } » n’est pas une réponse ici ; tapez un numéro de la liste, ou : { $wanted }.
nothing-to-undo = Vous n’avez encore rien choisi qu’on puisse reprendre.
too-many-profiles = Vous avez déjà { $most } profils : supprimez-en un d’abord.
too-many-notes = On garde au plus { $most } notes avec une partie.
too-many-photos = On garde au plus { $most } photos avec une partie.
no-photo = Ce n’est pas une photo que l’on puisse garder : JPEG, PNG ou WebP.
draft-ends = Les réponses après la { $number }e viendraient quand la question n’est plus la vôtre ; rien n’a été fait. Donnez-les plus tard.
number-of-later-list = Seule la première réponse d’une ligne peut être un numéro de la liste : { $number } compterait des lignes pas encore montrées. Rien n’a été fait ; utilisez des mots.
no-such-line = La liste n’a pas de ligne { $number } ; elle va de 1 à { $most }.
number-of-what = { $number } de quoi ? Écrivez le mot devant : { $wanted }.
reason-of-what = Pourquoi quoi ? Par exemple : why pass
term-welcome = { $title }, { $seats } joueurs.
term-is-you = { $seat-name } : c’est vous.
term-is-person = { $seat-name } : une personne à cet écran.
term-is-bot = { $seat-name } : un robot ({ $bot }).
term-how = Répondez par un numéro de la liste ou par ses mots ; « ? » montre ce qu’on peut taper d’autre.
term-thinking = { $seat-name } réfléchit…
term-did = { $seat-name } : { $action }
term-sits = { $sitter } joue maintenant pour { $seat-name }.
term-went-back = La partie est revenue en arrière ; ce qui a été répondu depuis ne vaut plus.
term-repaired = La position a été corrigée comme { $seat-name } le proposait.
term-new-rules = À partir d’ici vaut la version { $version } des règles.
term-new-dice = Ce qui a été joué jusqu’ici vient d’un fichier. À partir d’ici, de nouveaux tirages que personne ne peut prévoir.
term-yes = oui
term-no = non
term-more = … et { $count } de plus : options les montre toutes.
term-beside = Au lieu de répondre, vous pouvez aussi :
term-standing = Des réponses permanentes sont possibles à tout moment : options les montre.
term-range = { $kind } { $low }–{ $high } : tapez un nombre
term-close = { $seat-name } : Entrée efface l’écran, puis c’est à { $player-name }.
term-open = { $seat-name } : appuyez sur Entrée quand personne d’autre ne voit l’écran.
term-clock = Vous avez { $seconds } secondes pour cela.
term-time-up = Le temps est écoulé : l’horloge a répondu, la ligne est arrivée trop tard.
term-allowed = C’est permis maintenant.
term-only-one = Il n’y a qu’une réponse possible.
term-no-map = Ce jeu n’a pas de carte.
term-hint = { $action } — { $visits } essais sur { $total }, valeur { $worth } %
term-type = Tapez : { $text }
term-learned = « rules MOTS » ouvre le livret de règles, « hint » interroge un robot.
term-vote = { $seat-name } demande à reprendre son dernier coup. { $player-name }, êtes-vous d’accord (oui ou non) ?
term-vote-lost = Tout le monde n’est pas d’accord : rien n’est repris.
term-no-clause = Aucune règle ne contient tous ces mots.
term-more-clauses = … et { $count } de plus : donnez plus de mots.
term-rules-how = rules MOTS y cherche, rules NUMÉRO montre une règle.
term-log-cut = Les { $shown } dernières lignes sur { $count } ; log { $count } les montre toutes.
term-saved = La partie est gardée dans { $file }.
term-left = La partie vous attend.
term-input-ended = L’entrée est terminée ; la partie attend.
term-resume = Pour continuer : bannerhall play --resume { $file }
term-over = Voici le résultat :
term-rank =
    { $points ->
        [one] { $rank }. { $seat-name } : { $points } point
       *[other] { $rank }. { $seat-name } : { $points } points
    }
term-alone =
    { $outcome ->
        [won] { $seat-name } a gagné.
        [drew] { $seat-name } a fait match nul.
       *[lost] { $seat-name } a perdu.
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
term-record = Pour revoir la partie : bannerhall replay { $file }
term-help-answer = Répondez par un numéro de la liste ou par les mots entre crochets, même abrégés ; plusieurs réponses séparées par « ; » valent ensemble ou pas du tout. Ou tapez :
term-help-help = help ou ? — cette liste
term-help-board = board — la table telle que vous la voyez
term-help-map = map — tout le plateau avec ses passages
term-help-options = options — tout ce que vous pouvez répondre
term-help-why = why ACTION — pourquoi elle n’est pas permise, avec la règle
term-help-hint = hint — ce qu’un robot ferait à votre place
term-help-undo = undo — reprendre votre dernière réponse ; si quelque chose a été révélé depuis, tous ici doivent être d’accord
term-help-rules = rules [MOTS ou NUMÉRO] — le livret de règles
term-help-log = log [N] — ce qui s’est passé
term-help-save = save [FICHIER] — garder la partie dans un fichier (c’est fait après chaque réponse)
term-help-quit = quit — partir ; la partie pourra être reprise plus tard
no-tutorial = Il n’y a pas encore de leçon pour { $game }.
not-in-lesson = Pour cette leçon, tapez : { $wanted }

## La base de données de la salle

missing-extra = Pour { $what }, il manque ici des paquets ; vous pouvez les installer ainsi : pip install 'bannerhall[{ $extra }]'
bad-database = Une base de données ne peut pas s’appeler ainsi : { $got } ; il faut l’une de ces formes : { $wanted }.
hall-locked = Un autre programme, sans doute une salle déjà ouverte, utilise la base de données { $file } ; arrêtez-le d’abord ou choisissez un autre fichier.
newer-database = La base de données vient d’une version plus récente de ce programme (ses tables portent le numéro { $have }, ce programme les connaît jusqu’au numéro { $wanted }) ; utilisez le programme plus récent.
database-unreachable = La base de données { $where } est inutilisable : { $reason }. Le serveur est-il en marche, et l’adresse, l’utilisateur et le mot de passe sont-ils justes ?

## Service, sauvegarde

hall-open = La salle est ouverte sur cette machine : { $url }
hall-room = Pour les téléphones et les autres de ce réseau : { $url }
hall-plain = En simple http, la page ne peut être installée ni prévenir quand elle est fermée, et d’autres sur ce réseau pourraient écouter ; --https y remédie.
hall-authority = Les navigateurs avertissent de notre propre certificat tant qu’ils ne font pas confiance à ce fichier : { $file }
hall-stop = Ctrl+C ferme la salle ; chaque partie est conservée.
one-process-only = SQLite sert un seul processus, pas { $workers } : retirez --workers, ou donnez une base PostgreSQL avec --database.
cannot-listen = Impossible d’écouter à { $where } : { $reason }. Une autre salle y est-elle ouverte ? --port choisit un autre endroit.
backup-done = { $count } lignes écrites dans { $file }.
restore-done = { $count } lignes restaurées depuis { $file }.
database-not-empty = La base { $where } n’est pas vide ; une sauvegarde n’est restaurée que dans une base vide, pour que rien ne se mélange.
bad-backup = { $file } n’est pas une sauvegarde complète d’une salle : { $reason }. Rien n’a été restauré.
only-after-end = Tout n’est montré qu’après la fin de la partie.

## Jouer dans une salle

bad-hall-url = « { $got } » n’est pas l’adresse d’une salle ; il faudrait par exemple : http://127.0.0.1:8421
bad-table-id = « { $got } » n’est pas une table ; donnez son identifiant ou son lien.
other-hall = « { $got } » mène à une autre salle que { $wanted }.
hall-unreachable = Personne ne répond à { $url } : { $reason }. La salle y est-elle ouverte ?
not-a-hall = Ce qui répond à { $url } n’est pas une de nos salles.
hall-went-on = La partie a continué entre-temps ; rien n’a été fait. Regardez de nouveau.
no-question-now = Rien ne vous est demandé maintenant.
not-seated = Vous ne faites que regarder : vous n’avez pas de place à cette table.
server-alone = Dans une salle, la partie y est conservée et les dés sont ceux de la salle : omettez --seed, --tutorial, --save et --resume.
server-which = Quelle salle ? Donnez son adresse avec --server.
server-me = Dans une salle, vous occupez une des chaises : --human none n’est pas possible.
other-game = À cette table on joue à { $got }, pas à { $wanted }.
hall-sits-person = { $seat-name } : une personne.
hall-sits-open = Chaise { $seat } : libre.
hall-sits-invited = Chaise { $seat } : gardée pour { $name }.
hall-invite-one = { $name } vient avec : { $command }
hall-looking-on = Vous regardez ; toutes les chaises sont prises.
hall-invite = D’autres viennent à cette table avec : { $command }
hall-sealed-dice = Les dés sont scellés par { $commitment } ; après la fin, le compte rendu les prouve.
hall-waits-start = La partie commence quand toutes les chaises sont prises et que { $host } la lance.
hall-waiting = En attente de { $who }… (Ctrl+C pour écrire quelque chose)
hall-chat = { $name } dit : { $text }
hall-lost = La connexion est perdue ; nouvel essai…
hall-vote-repair = { $seat-name } demande à corriger la position. { $player-name }, êtes-vous d’accord (oui ou non) ?
hall-voted = Votre proposition est maintenant chez les autres.
hall-say-what = Dire quoi ? Par exemple : chat Bonne chance !
hall-left = La partie vous attend dans la salle.
hall-gone = La salle ne répond plus ; la partie y est conservée.
hall-again = Reprenez avec : { $command }
hall-help-chat = chat TEXTE — dire quelque chose à la table
hall-help-undo = undo — reprendre votre dernière réponse ; si quelque chose a été révélé depuis, les personnes à la table doivent être d’accord
hall-help-quit = quit — partir ; la partie attend et peut être reprise

## Les comptes et le bureau de l’hôte

not-found =
    { $what ->
        [table] Il n’y a pas de telle table ici, ou elle ne vous est pas ouverte.
        [chair] Cette table n’a pas de telle chaise.
        [game] Il n’y a pas de tel jeu ici.
        [account] Il n’y a pas de tel compte ici.
        [lesson] Ce jeu n’a pas de leçon.
        [drawing] Ce jeu n’a pas de dessin.
        [report] Ce signalement n’existe pas.
       *[other] Cela n’existe pas ici : { $what }.
    }
sign-in-first = Entrez d’abord, comme invité ou avec votre compte.
not-yours = Ce n’est pas à vous de le faire.
not-your-seat = { $seat-name } n’est pas votre place.
hall-busy = La salle est très occupée en ce moment ; merci de réessayer dans un instant.
hall-cannot-store = La salle ne peut rien enregistrer en ce moment ; rien n’a été fait. Merci de réessayer dans un instant.
hall-crashed = Il s’est passé dans la salle quelque chose qui n’aurait pas dû arriver ; c’est noté dans son journal.
not-started = La partie n’a pas encore commencé.
already-started = La partie a déjà commencé.
already-seated = Vous êtes déjà assis à cette table.
no-such-chair = Il n’y a pas de chaise { $seat } ici ; on les compte de 1 à { $most }.
no-open-chair = Il n’y a plus de telle chaise libre.
chair-kept = La chaise { $seat } est gardée pour { $name } ; seule l’invitation permet de s’y asseoir.
chair-awaits = La chaise { $seat } est gardée pour { $name }, et personne n’est encore venu ; libérez-la ou mettez-y un robot pour commencer sans attendre.
dead-invitation = Cette invitation n’est plus valable : elle a été retirée ou n’est pas entière. Demandez-en une nouvelle.
invite-whom = Une chaise est gardée pour quelqu’un : merci de donner le nom.
only-host = Seule la personne qui a créé la table peut le faire.
chairs-open =
    { $count ->
        [one] { $count } chaise est encore libre ; quelqu’un, ou un robot, doit d’abord s’asseoir.
       *[other] { $count } chaises sont encore libres ; des gens, ou des robots, doivent d’abord s’asseoir.
    }
not-over = Ce n’est possible qu’après la fin de la partie.
nobody-at-table = Une table privée demande au moins une personne sur une chaise.
nobody-to-return = { $seat-name } n’est pas parti : personne ne peut revenir.
muted = L’hôte de la salle vous a rendu muet : vous pouvez jouer, mais pas écrire.
banned = L’hôte de la salle a exclu ce compte.
bad-body = La requête n’est pas comme il faut : { $reason }
no-json = La requête est illisible : { $reason }
bad-query = « { $name } » ne peut pas être { $got-name } ; il faudrait : { $wanted-name }.
too-large = C’est trop grand : { $most } octets au plus sont acceptés.
too-often =
    { $seconds ->
        [one] C’était trop souvent ; merci d’attendre { $seconds } seconde.
       *[other] C’était trop souvent ; merci d’attendre { $seconds } secondes.
    }
foreign-origin = Cette requête vient d’une page d’un autre site et n’a pas été suivie.
live-only = Ce n’est possible que par une connexion permanente.
behind-curtain = { $seat-name } doit d’abord prendre l’appareil et ouvrir le rideau.
bad-setting = { $name } ne peut pas être { $got-name } ; il faudrait : { $wanted-name }.
guest-name = Invité
bad-address = Aucun courriel ne peut être envoyé à cette adresse.
registration-closed = L’hôte de cette salle n’accepte pas de nouveaux comptes en ce moment.
guests-closed = L’hôte de cette salle ne laisse pas entrer de nouveaux invités en ce moment.
already-member = Vous avez déjà un compte ; déconnectez-vous d’abord pour en créer un autre.
no-address-yet = Vous n’avez pas encore d’adresse à changer ; inscrivez-vous avec une adresse.
same-address = C’est déjà votre adresse.
nothing-to-confirm = Vous n’avez pas d’adresse à confirmer.
dead-link = Ce lien n’est plus valable : il a servi, il est trop vieux ou incomplet. Merci d’en demander un nouveau.
wrong-credentials = L’adresse ou le mot de passe est faux, ou l’adresse n’est pas encore confirmée.
wrong-password = Le mot de passe est faux.
too-many-settings = Un compte garde au plus { $most } réglages.
host-only = Seul l’hôte de la salle peut le faire, avec la clé du fichier host.token.

mail-hello = Bonjour { $name },
mail-confirm-subject = Confirmez votre adresse pour la salle
mail-confirm-body = Quelqu’un, vous sans doute, s’est inscrit dans la salle avec cette adresse. Ouvrez ce lien pour la confirmer ; il est valable 30 jours :
mail-confirm-end = Si ce n’était pas vous, ne faites rien : sans ce lien, rien ne se passe.
mail-known-subject = Vous avez déjà un compte dans la salle
mail-known-body = Quelqu’un, peut-être vous, a voulu s’inscrire dans la salle avec cette adresse. Elle a déjà un compte ; connectez-vous ici, où vous pouvez aussi choisir un nouveau mot de passe :
mail-known-end = Si ce n’était pas vous, ne faites rien : votre compte est tel qu’il était.
mail-change-subject = Confirmez votre nouvelle adresse pour la salle
mail-change-body = Quelqu’un, vous sans doute, veut utiliser cette adresse pour votre compte dans la salle. Ouvrez ce lien pour la confirmer ; il est valable un jour :
mail-change-end = Si ce n’était pas vous, ne faites rien : sans ce lien, rien ne se passe.
mail-moved-subject = Votre compte dans la salle a une nouvelle adresse
mail-moved-body = Votre compte dans la salle a désormais l’adresse { $new }. Celle-ci ne sert plus ; connectez-vous avec la nouvelle ici :
mail-moved-end = Si ce n’était pas vous, quelqu’un connaît votre mot de passe et lit le courrier à la nouvelle adresse : prévenez les responsables de la salle.
mail-reset-subject = Un nouveau mot de passe pour la salle
mail-reset-body = Quelqu’un, vous sans doute, a oublié le mot de passe de votre compte dans la salle. Choisissez-en un nouveau par ce lien ; il est valable une heure et une seule fois :
mail-reset-end = Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.
mail-turn-subject = { $game } : c’est à vous
mail-turn-body = Une partie de { $game } vous attend :
mail-turn-end = Aucun autre courriel ne viendra à ce sujet avant que vous ayez joué. Votre compte permet de désactiver ces courriels.

host-refused = La salle refuse : { $reason }
hall-not-running = Aucune salle n’est ouverte à { $url } ; bannerhall serve en ouvre une, et --url indique un autre endroit.
no-host-token = La clé de l’hôte ne peut pas être lue dans { $file } ; --home indique le dossier de la salle, qui crée ce fichier à son ouverture.
host-process = Processus { $process } : { $matches } parties en mémoire, { $connections } connexions, ouvert depuis { $minutes } minutes.
host-accounts = Comptes : { $members } membres, { $guests } invités.
host-tables = Tables : { $open } ouvertes, { $playing } en cours, { $over } terminées.
host-mails = Courriels en attente d’envoi : { $count }.
host-registration-open = Les inscriptions sont ouvertes.
host-registration-closed = Les inscriptions sont fermées.
host-guests-open = Les invités peuvent entrer.
host-guests-closed = Les nouveaux invités ne peuvent pas entrer.
host-nobody = Personne ne s’appelle « { $text } » ni n’a une telle adresse ou un tel identifiant.
host-guest = invité
host-member = membre
host-is-muted = muet
host-is-banned = exclu
host-account =
    { $marks ->
        [none] { $id } : { $name } ({ $kind }), { $email ->
            [none] sans adresse
           *[other] { $email }
        }
       *[other] { $id } : { $name } ({ $kind }), { $email ->
            [none] sans adresse
           *[other] { $email }
        } ; { $marks }
    }
host-removed = La table { $table } a été retirée.
host-link = { $at }, pour { $address }, « { $subject } » : { $link }
host-no-links = Il n’y a pas de lien à transmettre.
host-report = { $at }, { $id }, { $page } : { $text }
host-no-reports = Personne n’a rien signalé.

## La porte d’entrée

front-open = La salle est ouverte.
front-how = Les pages pour le navigateur sont en construction. En attendant, jouez depuis un terminal :
