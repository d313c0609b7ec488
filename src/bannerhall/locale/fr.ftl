# Les phrases de la maison : ce qui était faux, où, ce qui serait juste ; une ligne chacune.

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

unknown-game = Il n’y a pas de jeu « { $got } » ici ; il y a : { $wanted }.
bad-seats = { $game } se joue de { $low } à { $high } joueurs, pas à { $got }.
unknown-bot = Il n’y a pas de robot « { $got } » ; il y a : { $wanted }.
unknown-option = { $game } n’a pas d’option { $got } ; il y a : { $wanted-name }.
bad-option = L’option { $option } de { $game } ne peut pas être { $got } ; elle peut être : { $wanted }.
unknown-number = { $game } n’a pas de nombre { $got } à changer ; il y a : { $wanted-name }.
bad-number = Le nombre { $number } de { $game } doit être compris entre { $low } et { $high }, et non être { $got }.

## Actions

unknown-kind = « { $kind } » n’est pas une sorte d’action ; il y a : { $wanted }.
bad-argument = « { $kind } » ne va pas avec { $got-name } ; il va avec : { $wanted-name }.
ambiguous-action = « { $text } » peut vouloir dire plusieurs choses : { $fits }. Merci d’en écrire davantage.
empty-action = Aucune action n’a été donnée ; il y a : { $wanted }.
bad-action-json = { $got } n’est pas une action ; il faudrait un objet avec « kind » et, au besoin, « argument ».
bad-action-number = Le nombre { $number } ne désigne aucune action de ce jeu.

## Positions et comptes rendus

bad-position = La position est fausse en { $where } : elle dit { $got-name }, il faudrait : { $wanted-name }.
bad-position-options = La position ne convient pas au jeu : { $reason }
unsound-position = La position est impossible : { $reason }.
bad-record = Le compte rendu est faux en { $where } : il dit { $got-name }, il faudrait : { $wanted-name }.
bad-record-format = Le compte rendu est au format { $got } ; ici on lit le format { $wanted }.
bad-record-version = Le compte rendu suit la version { $got } des règles ; ici on joue selon la version { $wanted }.
record-does-not-replay = Le compte rendu ne se rejoue pas à partir de l’entrée { $number } : { $reason }
record-truncated = Le compte rendu s’arrête ou est abîmé en { $where } ; merci de charger le texte entier.
bad-repair = La réparation est fausse en { $where } : { $reason }
no-back = On ne peut pas revenir à l’entrée { $number } : quelque chose a été révélé depuis, ou elle est à quelqu’un d’autre.
not-teller = Seule la personne désignée pour l’annoncer peut saisir ce résultat.
no-vote = Il n’y a rien à voter maintenant.
bad-sitters = Une table a besoin d’une entrée par place : { $wanted }, pas { $got }.
chair-taken = La chaise de { $seat-name } est prise par { $name } ; merci d’en choisir une libre.
nobody-to-leave = Personne n’est assis sur la chaise de { $seat-name }, donc personne ne peut la quitter.
vote-under-way = La table vote encore sur la proposition de { $seat-name } ; merci de voter d’abord sur celle-ci.
draft-meets-chance = L’étape { $number } attend le hasard ; merci d’envoyer d’abord les étapes précédentes, puis les autres.

## Livrets de règles

unknown-clause = Le livret n’a pas de paragraphe { $got } ; voisins : { $wanted }.
no-rulebook = Le paquet { $package } n’a pas de rulebook.toml.
bad-rulebook = Le livret est faux en { $where } : il dit { $got-name }, il faudrait : { $wanted }.
unknown-citation = { $where } cite { $got }, qu’aucun livret ne contient ; ici les numéros commencent par { $wanted }.
unreadable-marker = La marque en { $where } doit énumérer ses paragraphes en textes simples.

## Pourquoi la maison refuse

why-HALL-ASK-01 = La partie est finie : plus personne n’agit.
why-HALL-ASK-02 = { $seat-name } n’a pas de question à présent ; merci d’en attendre une.
why-HALL-ASK-03 = Cela ne répond pas à la question posée maintenant à { $seat-name }.
why-HALL-ASK-04 = Ce jeu ne connaît pas cette action ; merci d’en choisir une parmi celles proposées.
why-HALL-ASK-05 = Cela ne peut pas sortir maintenant ; merci de donner un résultat encore possible.
why-HALL-ASK-06 = Personne n’occupe la place { $seat } ; seules les places de cette partie agissent.
why-HALL-BACK-01 = On ne peut pas revenir si loin : seulement sur ses propres entrées, et tant que rien n’a été révélé depuis.
why-HALL-TELL-01 = Seule la personne désignée peut saisir ce résultat, et seulement quand un résultat est attendu.
why-HALL-FIX-01 = { $seat-name } ne voit pas ce qui se trouve en { $where } et ne peut donc pas proposer de le changer.
why-HALL-FIX-02 = La réparation donnerait une position impossible : { $reason }
why-HALL-FIX-03 = La réparation n’est pas faite : toute la table doit d’abord être d’accord.
