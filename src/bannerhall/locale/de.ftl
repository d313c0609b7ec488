# Die Sätze des Hauses: was falsch war, wo, was richtig wäre; je eine Zeile.

## Wie Angaben gesprochen werden

name-seat =
    { $of ->
        [0] Der Zufall
       *[other]
            { $name ->
                [none] Spieler { $of }
               *[other] { $name }
            }
    }
name-player = { name-seat }
name-teller = { name-seat }
name-got =
    { $of ->
        [none] nichts
       *[other] { $of }
    }
name-wanted =
    { $of ->
        [none] nichts
       *[other] { $of }
    }

## Spiele, Optionen, Zahlen

unknown-game = Ein Spiel „{ $got }“ gibt es hier nicht; es gibt: { $wanted }.
bad-seats = { $game } wird von { $low } bis { $high } Spielern gespielt, nicht von { $got }.
unknown-bot = Einen Bot „{ $got }“ gibt es nicht; es gibt: { $wanted }.
unknown-option = { $game } hat keine Option { $got }; vorhanden: { $wanted-name }.
bad-option = Die Option { $option } von { $game } kann nicht { $got } sein; möglich ist: { $wanted }.
unknown-number = { $game } hat keine änderbare Zahl { $got }; vorhanden: { $wanted-name }.
bad-number = Die Zahl { $number } von { $game } muss zwischen { $low } und { $high } liegen, nicht { $got } sein.

## Aktionen

unknown-kind = „{ $kind }“ ist keine Art von Aktion; es gibt: { $wanted }.
bad-argument = Zu „{ $kind }“ passt nicht: { $got-name }; es passt: { $wanted-name }.
ambiguous-action = „{ $text }“ kann mehreres bedeuten: { $fits }. Bitte mehr davon schreiben.
empty-action = Es wurde keine Aktion angegeben; es gibt: { $wanted }.
bad-action-json = { $got } ist keine Aktion; richtig wäre ein Objekt mit „kind“ und, wo nötig, „argument“.
bad-action-number = Die Zahl { $number } steht für keine Aktion dieses Spiels.

## Stellungen und Protokolle

bad-position = Die Stellung ist falsch bei { $where }: dort steht { $got-name }, richtig wäre: { $wanted-name }.
bad-position-options = Die Stellung passt nicht zum Spiel: { $reason }
unsound-position = Die Stellung ist unmöglich: { $reason }.
bad-record = Das Protokoll ist falsch bei { $where }: dort steht { $got-name }, richtig wäre: { $wanted-name }.
bad-record-format = Das Protokoll hat das Format { $got }; gelesen wird hier das Format { $wanted }.
bad-record-version = Das Protokoll folgt der Regelfassung { $got }; gespielt wird hier nach Fassung { $wanted }.
record-does-not-replay = Das Protokoll lässt sich ab Eintrag { $number } nicht nachspielen: { $reason }
record-truncated = Das Protokoll bricht bei { $where } ab oder ist dort verstümmelt; bitte den ganzen Text laden.
bad-repair = Die Berichtigung ist falsch bei { $where }: { $reason }
no-back = Zum Eintrag { $number } führt kein Schritt zurück: Seither wurde etwas offenbart, oder er gehört jemand anderem.
not-teller = Nur wer als Ansager benannt ist, darf dieses Ergebnis eintippen.
no-vote = Es gibt jetzt nichts abzustimmen.
bad-sitters = Ein Tisch braucht einen Eintrag je Platz: { $wanted }, nicht { $got }.
chair-taken = Der Stuhl von { $seat-name } ist von { $name } besetzt; bitte einen freien wählen.
nobody-to-leave = Auf dem Stuhl von { $seat-name } sitzt niemand, also kann ihn niemand verlassen.
vote-under-way = Der Tisch stimmt noch über den Vorschlag von { $seat-name } ab; bitte zuerst darüber abstimmen.
draft-meets-chance = Schritt { $number } wartet auf den Zufall; bitte zuerst die Schritte davor senden und die übrigen danach.

## Regelhefte

unknown-clause = Das Regelheft hat keinen Absatz { $got }; ähnlich sind: { $wanted }.
no-rulebook = Das Paket { $package } hat keine rulebook.toml.
bad-rulebook = Das Regelheft ist falsch bei { $where }: dort steht { $got-name }, richtig wäre: { $wanted }.
unknown-citation = { $where } nennt { $got }, das in keinem Regelheft steht; hier beginnen die Nummern mit { $wanted }.
unreadable-marker = Die Marke bei { $where } muss ihre Absätze als schlichte Texte aufzählen.

## Warum das Haus ablehnt

why-HALL-ASK-01 = Das Spiel ist zu Ende: Niemand handelt mehr.
why-HALL-ASK-02 = { $seat-name } ist jetzt nicht gefragt; bitte auf eine Frage warten.
why-HALL-ASK-03 = Das beantwortet nicht die Frage, die jetzt an { $seat-name } gestellt ist.
why-HALL-ASK-04 = Eine solche Aktion kennt dieses Spiel nicht; bitte eine der angebotenen wählen.
why-HALL-ASK-05 = Das kann jetzt nicht herauskommen; bitte ein noch mögliches Ergebnis angeben.
why-HALL-ASK-06 = Auf Platz { $seat } sitzt niemand; nur die Plätze dieser Partie handeln.
why-HALL-BACK-01 = So weit zurück geht es nicht: nur über eigene Einträge und nur, solange seither nichts offenbart wurde.
why-HALL-TELL-01 = Dieses Ergebnis darf nur der Ansager eintippen, und nur, wenn eines fällig ist.
why-HALL-FIX-01 = { $seat-name } sieht nicht, was bei { $where } steht, und darf dort keine Änderung vorschlagen.
why-HALL-FIX-02 = Die Berichtigung ergäbe eine unmögliche Stellung: { $reason }
why-HALL-FIX-03 = Die Berichtigung unterbleibt: Zuerst müssen alle am Tisch zustimmen.
