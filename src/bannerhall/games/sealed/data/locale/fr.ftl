# Sealed, le jeu d’essai de la salle.

## Cartes

sealed-card-copper = cuivre
sealed-card-silver = argent
sealed-card-gold = or
sealed-card-pearl = perle
sealed-card-ruby = rubis
sealed-card-seal = sceau
sealed-card-hidden = une carte cachée
sealed-name-argument =
    { $of ->
        [copper] { sealed-card-copper }
        [silver] { sealed-card-silver }
        [gold] { sealed-card-gold }
        [pearl] { sealed-card-pearl }
        [ruby] { sealed-card-ruby }
        [seal] { sealed-card-seal }
       *[hidden] { sealed-card-hidden }
    }
sealed-name-auctioneer = { name-player }

## Questions

sealed-ask-deal = Quelle carte est donnée à { $player-name } ?
sealed-ask-harvest = Manche { $round } : combien de pièces chacun gagne-t-il ? { $auctioneer-name } annonce le nombre.
sealed-ask-window = Manche { $round } : brisez-vous un sceau pour regarder la carte du dessus, ou passez-vous ?
sealed-ask-peek = Quelle carte { $player-name } voit-il sur le dessus de la pioche ?
sealed-ask-auction = Manche { $round } : laissez-vous la carte du dessus en vente, ou l’enfouissez-vous sous la pioche ?
sealed-ask-bids =
    { $coins ->
        [one] Manche { $round } : combien offrez-vous ? Vous avez { $coins } pièce.
       *[other] Manche { $round } : combien offrez-vous ? Vous avez { $coins } pièces.
    }
sealed-ask-lot =
    { $player ->
        [0] Personne n’a acheté : quelle carte était-ce ?
       *[other] Quelle carte { $player-name } a-t-il achetée ?
    }
sealed-ask-desk = Vous êtes au guichet : gagez une carte, qui comptera double, ou partez.

## Actions

sealed-action-deal = Donner : { $argument-name }
sealed-action-harvest =
    { $argument ->
        [one] Récolte : { $argument } pièce
       *[other] Récolte : { $argument } pièces
    }
sealed-action-break = Briser un sceau
sealed-action-pass = Passer
sealed-action-peek = Regarder : { $argument-name }
sealed-action-bury = Enfouir la carte du dessus
sealed-action-keep = Laisser la carte du dessus en vente
sealed-action-bid =
    { $argument ->
        [hidden] Offrir en secret
        [one] Offrir { $argument } pièce
       *[other] Offrir { $argument } pièces
    }
sealed-action-lot = Le lot : { $argument-name }
sealed-action-pledge =
    { $place ->
        [hidden] Gager une carte
       *[other] Gager la carte { $place }
    }
sealed-action-leave = Quitter le guichet

## Ce qui s’est passé

sealed-event-dealt =
    { $card ->
        [hidden] { $seat-name } reçoit une carte.
       *[other] { $seat-name } reçoit : { $card-name }.
    }
sealed-event-harvested =
    { $coins ->
        [one] Tout le monde gagne { $coins } pièce.
       *[other] Tout le monde gagne { $coins } pièces.
    }
sealed-event-broke = { $seat-name } brise un sceau.
sealed-event-looked =
    { $card ->
        [hidden] { $seat-name } regarde la carte du dessus.
       *[other] { $seat-name } regarde la carte du dessus : { $card-name }.
    }
sealed-event-buried = { $seat-name } enfouit la carte du dessus.
sealed-event-kept = { $seat-name } laisse la carte du dessus en vente.
sealed-event-bid =
    { $coins ->
        [one] { $seat-name } a offert { $coins } pièce.
       *[other] { $seat-name } a offert { $coins } pièces.
    }
sealed-event-won =
    { $coins ->
        [one] { $seat-name } achète le lot pour { $coins } pièce.
       *[other] { $seat-name } achète le lot pour { $coins } pièces.
    }
sealed-event-took =
    { $card ->
        [hidden] { $seat-name } prend la carte, face cachée.
       *[other] { $seat-name } prend la carte : { $card-name }.
    }
sealed-event-discarded = Personne n’achète, la carte est défaussée : { $card-name }.
sealed-event-pledged = { $seat-name } gage la carte { $slot }.
sealed-event-left = { $seat-name } quitte le guichet.
sealed-event-ended = La partie est terminée.

## Pourquoi pas

why-SLD-SEAL-02 = Vous n’avez pas de sceau à briser ; il en faut un en main.
why-SLD-SEAL-04 = La pioche est vide : un sceau brisé ne montrerait aucune carte.
why-SLD-AUCT-02 = La dernière carte de la pioche ne peut pas être enfouie dessous ; elle reste en vente.
why-SLD-BID-02 =
    { $coins ->
        [one] Vous ne pouvez pas offrir { $bid } : vous avez { $coins } pièce.
       *[other] Vous ne pouvez pas offrir { $bid } : vous avez { $coins } pièces.
    }
why-SLD-BID-03 = Une offre de { $bid } est trop haute : la limite est { $limit }.
why-SLD-DESK-02 = La carte { $slot } ne peut pas être gagée : elle doit être dans votre main, qui finit à la carte { $held }, et ne pas être déjà gagée.
why-SLD-DESK-04 = Vous êtes au guichet : quittez-le avant d’offrir.
why-SLD-DESK-06 = Vous avez gagé autant de fois qu’une visite le permet : quittez le guichet.

## La table, là où il n’y a pas d’image

sealed-view-round = manche
sealed-view-auctioneer = commissaire-priseur
sealed-view-waiting = on attend
sealed-view-at_desk = au guichet
sealed-view-coins = pièces
sealed-view-hands = main
sealed-view-deck-size = cartes dans la pioche
sealed-view-deck-top = sur la pioche
sealed-view-deck-bottom = sous la pioche
sealed-view-discards = défausse
sealed-view-shown_bids = dernières offres
sealed-view-have_bid = ont offert
sealed-view-bid = votre offre
sealed-view-pledge = votre gage
sealed-numbered-card =
    { $of ->
        [0] { sealed-card-copper }
        [1] { sealed-card-silver }
        [2] { sealed-card-gold }
        [3] { sealed-card-pearl }
        [4] { sealed-card-ruby }
        [5] { sealed-card-seal }
       *[hidden] { sealed-card-hidden }
    }
sealed-view-auctioneer-item = { $seat-name }
sealed-view-waiting-item = { $seat-name }
sealed-view-at_desk-item = { $seat-name }
sealed-view-have_bid-item = { $seat-name }
sealed-view-hands-item = { sealed-numbered-card }
sealed-view-deck-top-item = { sealed-numbered-card }
sealed-view-deck-bottom-item = { sealed-numbered-card }
sealed-view-discards-place = { sealed-numbered-card }
sealed-view-pledge-item =
    { $of ->
        [hidden] –
       *[other] { $seat }
    }

## Avant la partie

sealed-blurb = Une petite vente aux enchères de cartes cachées : regardez, offrez en secret et gagez la meilleure de vos cartes.
sealed-number-rounds = Manches
sealed-number-start_coins = Pièces au début
sealed-number-bid_limit = Offre la plus haute permise

sealed-reason-cards = Cela te rapporte des points dans tes cartes.
sealed-reason-pledge = Cela améliore ton gage.
sealed-reason-coins = Cela te laisse plus de pièces.
