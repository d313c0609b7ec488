# Sealed, das Testspiel der Halle.

## Karten

sealed-card-copper = Kupfer
sealed-card-silver = Silber
sealed-card-gold = Gold
sealed-card-pearl = Perle
sealed-card-ruby = Rubin
sealed-card-seal = Siegel
sealed-card-hidden = eine verdeckte Karte
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

## Fragen

sealed-ask-deal = Welche Karte geht an { $player-name }?
sealed-ask-harvest = Runde { $round }: Wie viele Münzen erhalten alle? { $auctioneer-name } sagt die Zahl an.
sealed-ask-window = Runde { $round }: Brichst du ein Siegel, um die oberste Karte anzusehen, oder passt du?
sealed-ask-peek = Welche Karte sieht { $player-name } oben auf dem Stapel?
sealed-ask-auction = Runde { $round }: Lässt du die oberste Karte zum Verkauf, oder vergräbst du sie unter dem Stapel?
sealed-ask-bids =
    { $coins ->
        [one] Runde { $round }: Wie viel bietest du? Du hast { $coins } Münze.
       *[other] Runde { $round }: Wie viel bietest du? Du hast { $coins } Münzen.
    }
sealed-ask-lot =
    { $player ->
        [0] Niemand hat gekauft: Welche Karte war es?
       *[other] Welche Karte hat { $player-name } gekauft?
    }
sealed-ask-desk = Du bist am Pult: Verpfände eine Karte, die dann doppelt zählt, oder geh.

## Aktionen

sealed-action-deal = Austeilen: { $argument-name }
sealed-action-harvest =
    { $argument ->
        [one] Ernte: { $argument } Münze
       *[other] Ernte: { $argument } Münzen
    }
sealed-action-break = Ein Siegel brechen
sealed-action-pass = Passen
sealed-action-peek = Ansehen: { $argument-name }
sealed-action-bury = Die oberste Karte vergraben
sealed-action-keep = Die oberste Karte zum Verkauf lassen
sealed-action-bid =
    { $argument ->
        [hidden] Geheim bieten
        [one] { $argument } Münze bieten
       *[other] { $argument } Münzen bieten
    }
sealed-action-lot = Der Kauf: { $argument-name }
sealed-action-pledge =
    { $place ->
        [hidden] Eine Karte verpfänden
       *[other] Karte { $place } verpfänden
    }
sealed-action-leave = Das Pult verlassen

## Was geschah

sealed-event-dealt =
    { $card ->
        [hidden] { $seat-name } erhält eine Karte.
       *[other] { $seat-name } erhält: { $card-name }.
    }
sealed-event-harvested =
    { $coins ->
        [one] Alle erhalten { $coins } Münze.
       *[other] Alle erhalten { $coins } Münzen.
    }
sealed-event-broke = { $seat-name } bricht ein Siegel.
sealed-event-looked =
    { $card ->
        [hidden] { $seat-name } sieht die oberste Karte an.
       *[other] { $seat-name } sieht die oberste Karte an: { $card-name }.
    }
sealed-event-buried = { $seat-name } vergräbt die oberste Karte.
sealed-event-kept = { $seat-name } lässt die oberste Karte zum Verkauf.
sealed-event-bid =
    { $coins ->
        [one] { $seat-name } hat { $coins } Münze geboten.
       *[other] { $seat-name } hat { $coins } Münzen geboten.
    }
sealed-event-won =
    { $coins ->
        [one] { $seat-name } kauft für { $coins } Münze.
       *[other] { $seat-name } kauft für { $coins } Münzen.
    }
sealed-event-took =
    { $card ->
        [hidden] { $seat-name } nimmt die Karte verdeckt.
       *[other] { $seat-name } nimmt die Karte: { $card-name }.
    }
sealed-event-discarded = Niemand kauft, die Karte wird abgelegt: { $card-name }.
sealed-event-pledged = { $seat-name } verpfändet Karte { $slot }.
sealed-event-left = { $seat-name } verlässt das Pult.
sealed-event-ended = Die Partie ist zu Ende.

## Warum nicht

why-SLD-SEAL-02 = Du hast kein Siegel zum Brechen; es muss in deiner Hand sein.
why-SLD-SEAL-04 = Der Stapel ist leer: Ein gebrochenes Siegel könnte keine Karte zeigen.
why-SLD-AUCT-02 = Die letzte Karte des Stapels kann nicht darunter vergraben werden; sie bleibt zum Verkauf.
why-SLD-BID-02 =
    { $coins ->
        [one] Du kannst nicht { $bid } bieten: Du hast { $coins } Münze.
       *[other] Du kannst nicht { $bid } bieten: Du hast { $coins } Münzen.
    }
why-SLD-BID-03 = Ein Gebot von { $bid } ist zu hoch: Die Grenze ist { $limit }.
why-SLD-DESK-02 = Karte { $slot } kann nicht verpfändet werden: Sie muss in deiner Hand sein, die jetzt mit Karte { $held } endet, und darf nicht schon verpfändet sein.
why-SLD-DESK-04 = Du bist am Pult: Verlasse es, bevor du bietest.
why-SLD-DESK-06 = Öfter kannst du bei einem Besuch nicht verpfänden: Verlasse das Pult.

## Der Tisch, wo es kein Bild gibt

sealed-view-round = Runde
sealed-view-auctioneer = Auktionator
sealed-view-waiting = gewartet wird auf
sealed-view-at_desk = am Pult
sealed-view-coins = Münzen
sealed-view-hands = Hand
sealed-view-deck-size = Karten im Stapel
sealed-view-deck-top = oben auf dem Stapel
sealed-view-deck-bottom = unter dem Stapel
sealed-view-discards = Ablage
sealed-view-shown_bids = letzte Gebote
sealed-view-have_bid = haben geboten
sealed-view-bid = dein Gebot
sealed-view-pledge = dein Pfand
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

## Vor der Partie

sealed-blurb = Eine kleine Auktion verdeckter Karten: Spähe, biete geheim und verpfände die beste der gekauften Karten.
sealed-number-rounds = Runden
sealed-number-start_coins = Münzen zu Beginn
sealed-number-bid_limit = Höchstes erlaubtes Gebot

sealed-reason-cards = Es bringt dir Punkte in deinen Karten.
sealed-reason-pledge = Es verbessert dein Pfand.
sealed-reason-coins = Es lässt dir mehr Münzen.
