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
other-match = Diese Stellung gehört zu einem anderen Tisch: Spiel, Plätze, Optionen und Zahlen müssen die dieser Partie { $game } sein.
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

## Die Befehlszeile

unknown-language = Die Sprache { $got } gibt es hier nicht; es gibt: { $wanted }.
bad-pair = „{ $got }“ ist nicht lesbar; richtig wäre NAME=WERT.
bad-whole-number = { $where } braucht eine ganze Zahl, nicht „{ $got }“.
bad-seat-list = Plätze zählen hier von 0 bis { $most }, jeder höchstens einmal; „{ $got }“ passt nicht.
too-many-bots = Es ist Platz für { $most } Bots, nicht für { $got }.
too-many-names = Es gibt { $got } Namen für { $most } Menschen.
cannot-read-file = Die Datei { $file } lässt sich nicht lesen: { $reason }.
cannot-write-file = { $file } lässt sich nicht schreiben: { $reason }.
folder-not-empty = Der Ordner { $file } ist nicht leer; bitte einen neuen nennen.
bad-rivals = Eine Arena braucht mindestens zwei verschiedene Bots, nicht „{ $got }“.
worker-lost = Ein Prozess, der für uns spielte, ist gestorben: { $reason }
play-what = Welches Spiel? Zum Beispiel: bannerhall play sealed; bannerhall games zählt alle auf.
resume-alone = Mit --resume sagt die Datei, was gespielt wird: Spiel, --seats, --option, --number und --seed bitte weglassen.
match-is-over = Die Partie in { $file } ist zu Ende; bannerhall replay zeigt sie.
no-picture = { $game } hat noch keine Bilder.
cli-unexpected = Etwas ging schief, das nicht hätte schiefgehen dürfen: { $reason }. Bitte melden; { $variable }=1 zeigt, wo es geschah.
cli-game = { $slug }: { $title }, { $low } bis { $high } Spieler, { $status }
cli-game-option = — Option { $option }: { $values }
cli-game-number = — Zahl { $number }: { $usual }, von { $low } bis { $high }
cli-no-games = Noch ist kein veröffentlichtes Spiel hier; --all zeigt das Probespiel des Hauses.
cli-played = { $games } Partien gespielt, { $finished } davon bis zum Ende, in { $seconds } s.
cli-pace = { $decisions } Entscheidungen, { $rate } in der Sekunde, { $mean } je Partie.
cli-wins = { $seat-name }: { $wins } Siege, { $share } %.
cli-checksum = Prüfsumme { $checksum } mit Startwert { $seed }.
cli-records-in = Die Protokolle liegen in { $file }.
cli-arena-bot = { $bot } gewinnt { $share } % von { $games } Partien (95 %: { $low } bis { $high } %).
cli-arena-pair = { $bot } gegen { $against }: { $share } % von { $games } Partien (95 %: { $low } bis { $high } %).
cli-book = { $slug }: { $clauses } Absätze; bannerhall rules { $slug } zeigt sie.
cli-no-clause = Kein Absatz enthält alle diese Wörter.
cli-ledger =
    { $tests ->
        [none] { $slug }: { $clauses } Absätze, { $code } im Code genannt; Tests gibt es hier nicht.
       *[other] { $slug }: { $clauses } Absätze, { $code } im Code genannt, { $tests } in Tests.
    }
cli-gaps = { $slug }: { $count } fehlen: { $ids }
cli-doctor-compiled = Die Maschine ist übersetzt.
cli-doctor-plain = Die Maschine ist nicht übersetzt: Alles geht, Simulationen sind langsam.
cli-doctor-uncompiled = Ein C-Compiler ist da: In einem Arbeitsverzeichnis macht python3 hall.py compile die Maschine schnell.
cli-doctor-no-compiler = Es gibt keinen C-Compiler (cc, gcc oder clang); mit einem macht python3 hall.py compile die Maschine schnell.
cli-doctor-sqlite = SQLite { $version } kann eine Datenbank beschädigen, in die zwei Programme zugleich schreiben; das Haus schreibt mit einem. Noch besser ist Fassung { $wanted } oder neuer.
cli-doctor-extra = Nicht vorhanden: { $missing }. Für lernende Agenten: pip install "bannerhall[{ $extra }]"
cli-doctor-missing = { $library } fehlt und wird gebraucht: pip install { $library }
cli-drawn = { $count } Bilder liegen in { $file }.
cli-no-result = Das Protokoll hat kein Ergebnis: Die Partie wurde nicht beendet, oder das Protokoll ist abgeschnitten.
cli-verified = Das Protokoll stimmt: { $count } Einträge führen zu seinem Ergebnis, und der Startwert erklärt jeden Wurf.
cli-verified-plain = Das Protokoll stimmt: { $count } Einträge führen zu seinem Ergebnis. Es zeigt keinen Startwert, die Würfe sind also nicht bewiesen.
cli-bad-seed = Der gezeigte Startwert ist nicht der, der am Anfang festgelegt wurde: Die Würfe sind nicht bewiesen.
cli-unproven = Der Startwert erklärt { $count } Würfe nicht, Einträge { $numbers }: Sie wurden eingetippt oder gefälscht.
cli-not-over = Die Partie ist nicht zu Ende.

## Das Terminal

unknown-command = Einen Befehl { $got } gibt es nicht; es gibt: { $wanted }.
unknown-answer = „{ $text }“ ist hier keine Antwort; tippe eine Nummer der Liste oder: { $wanted }.
nothing-to-undo = Es gibt keine Wahl von dir, die sich zurücknehmen ließe.
draft-ends = Die Antworten nach der { $number }. kämen, wenn die Frage nicht mehr bei dir ist; nichts wurde getan. Bitte gib sie später.
number-of-later-list = Nur die erste Antwort einer Zeile darf eine Nummer der Liste sein: { $number } zählte Zeilen, die noch nicht zu sehen sind. Nichts wurde getan; bitte nimm Worte.
no-such-line = Die Liste hat keine Zeile { $number }; sie geht von 1 bis { $most }.
number-of-what = { $number } wovon? Bitte das Wort davor schreiben: { $wanted }.
reason-of-what = Warum was? Zum Beispiel: why pass
term-welcome = { $title }, { $seats } Spieler.
term-is-you = { $seat-name }: das bist du.
term-is-person = { $seat-name }: ein Mensch an diesem Bildschirm.
term-is-bot = { $seat-name }: ein Bot ({ $bot }).
term-how = Antworte mit einer Nummer der Liste oder mit ihren Worten; ? zeigt, was sich sonst tippen lässt.
term-thinking = { $seat-name } überlegt …
term-did = { $seat-name }: { $action }
term-sits = Für { $seat-name } spielt nun { $sitter }.
term-went-back = Die Partie ist zurückgegangen; was seither geantwortet wurde, gilt nicht mehr.
term-repaired = Die Stellung wurde berichtigt, wie { $seat-name } es vorschlug.
term-new-rules = Von hier an gilt Fassung { $version } der Regeln.
term-yes = ja
term-no = nein
term-more = … und { $count } weitere: options zeigt alle.
term-beside = Statt zu antworten, kannst du auch:
term-range = { $kind } { $low }–{ $high }: eine Zahl tippen
term-close = { $seat-name }: Enter räumt den Bildschirm leer, dann ist { $player-name } an der Reihe.
term-open = { $seat-name }: Enter drücken, wenn sonst niemand auf den Bildschirm sieht.
term-clock = Dafür sind { $seconds } Sekunden Zeit.
term-time-up = Die Zeit ist um: Die Uhr hat geantwortet, die Zeile kam zu spät.
term-allowed = Das ist jetzt erlaubt.
term-only-one = Es gibt nur eine mögliche Antwort.
term-no-map = Dieses Spiel hat keine Karte.
term-hint = { $action } — { $visits } von { $total } Versuchen, Wert { $worth } %
term-vote = { $seat-name } möchte den letzten Schritt zurücknehmen. { $player-name }, bist du einverstanden (ja oder nein)?
term-vote-lost = Nicht alle sind einverstanden: Nichts wird zurückgenommen.
term-no-clause = Kein Absatz enthält alle diese Wörter.
term-more-clauses = … und { $count } weitere: bitte mehr Wörter angeben.
term-rules-how = rules WÖRTER sucht darin, rules NUMMER zeigt einen Absatz.
term-log-cut = Die letzten { $shown } von { $count } Zeilen; log { $count } zeigt alle.
term-saved = Die Partie liegt in { $file }.
term-left = Die Partie wartet auf dich.
term-input-ended = Die Eingabe ist zu Ende; die Partie wartet.
term-resume = Weiter mit: bannerhall play --resume { $file }
term-over = So ging es aus:
term-rank =
    { $points ->
        [one] { $rank }. { $seat-name }: { $points } Punkt
       *[other] { $rank }. { $seat-name }: { $points } Punkte
    }
term-record = Das Protokoll zeigt: bannerhall replay { $file }
term-help-answer = Antworte mit einer Nummer der Liste oder mit den Worten in Klammern, auch abgekürzt; mehrere Antworten mit ; dazwischen gelten zusammen oder gar nicht. Oder tippe:
term-help-help = help oder ? — diese Liste
term-help-board = board — der Tisch, wie du ihn siehst
term-help-map = map — das ganze Spielfeld mit seinen Wegen
term-help-options = options — alles, was du antworten kannst
term-help-why = why AKTION — warum sie nicht erlaubt ist, mit der Regel
term-help-hint = hint — was ein Bot an deiner Stelle täte
term-help-undo = undo — die letzte Antwort zurücknehmen; wurde seither etwas offenbart, müssen alle hier zustimmen
term-help-rules = rules [WÖRTER oder NUMMER] — das Regelheft
term-help-log = log [N] — was bisher geschah
term-help-save = save [DATEI] — die Partie in einer Datei sichern (nach jeder Antwort geschieht es ohnehin)
term-help-quit = quit — gehen; die Partie lässt sich später fortsetzen
no-tutorial = Für { $game } gibt es noch keine Lektion.
not-in-lesson = Für diese Lektion tippe bitte: { $wanted }

## Die Datenbank des Hauses

missing-extra = Für { $what } fehlen hier Pakete; so installierst du sie: pip install 'bannerhall[{ $extra }]'
bad-database = So kann eine Datenbank nicht heißen: { $got }; richtig ist eines davon: { $wanted }.
hall-locked = Ein anderes Programm, wahrscheinlich ein laufendes Haus, benutzt die Datenbank { $file }; beende es zuerst oder wähle eine andere Datei.
newer-database = Die Datenbank stammt von einer neueren Fassung dieses Programms (ihre Tabellen haben die Nummer { $have }, dieses Programm kennt sie bis Nummer { $wanted }); bitte benutze das neuere Programm.
database-unreachable = Die Datenbank { $where } lässt sich nicht benutzen: { $reason }. Läuft der Server, und stimmen Adresse, Benutzer und Passwort?

## Betrieb, Sicherung

hall-open = Die Halle ist auf diesem Rechner offen: { $url }
hall-room = Für Telefone und andere in diesem Netz: { $url }
hall-plain = Über einfaches http lässt sich die Seite nicht installieren und meldet sich nicht, wenn sie geschlossen ist, und andere im Netz könnten mitlesen; --https behebt das.
hall-authority = Browser warnen vor unserem eigenen Zertifikat, bis sie dieser Datei trauen: { $file }
hall-stop = Strg+C schließt die Halle; jede Partie bleibt erhalten.
one-process-only = SQLite bedient einen Prozess, nicht { $workers }: lass --workers weg oder gib mit --database eine PostgreSQL-Datenbank an.
cannot-listen = An { $where } lässt sich nicht lauschen: { $reason }. Ist dort schon eine Halle offen? --port wählt einen anderen Platz.
backup-done = { $count } Zeilen nach { $file } geschrieben.
restore-done = { $count } Zeilen aus { $file } wiederhergestellt.
database-not-empty = Die Datenbank { $where } ist nicht leer; eine Sicherung wird nur in eine leere zurückgespielt, damit sich nichts vermischt.
bad-backup = { $file } ist keine vollständige Sicherung einer Halle: { $reason }. Nichts wurde wiederhergestellt.
only-after-end = Alles wird erst nach dem Ende der Partie gezeigt.
