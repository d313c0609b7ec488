# Die Sätze der Halle: was falsch war, wo, was richtig wäre; je eine Zeile.

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
unfit-options =
    { $seats ->
        [one] { $game } lässt sich allein nicht mit { $chosen } spielen. Was zusammenpasst, sagt die Regel { $clause }.
       *[other] { $game } lässt sich mit { $seats } Spielern nicht mit { $chosen } spielen. Was zusammenpasst, sagt die Regel { $clause }.
    }
unknown-number = { $game } hat keine änderbare Zahl { $got }; vorhanden: { $wanted-name }.
bad-number = Die Zahl { $number } von { $game } muss zwischen { $low } und { $high } liegen, nicht { $got } sein.

## Aktionen

unknown-kind = „{ $kind }“ ist keine Art von Aktion; es gibt: { $wanted }.
bad-argument = Zu „{ $kind }“ passt nicht: { $got-name }; es passt: { $wanted-name }.
ambiguous-action = „{ $text }“ kann mehreres bedeuten: { $fits }. Bitte schreib mehr davon.
empty-action = Es wurde keine Aktion angegeben; es gibt: { $wanted }.
bad-action-json = { $got } ist keine Aktion; richtig wäre ein Objekt mit „kind“ und, wo nötig, „argument“.
bad-action-number = Die Zahl { $number } steht für keine Aktion dieses Spiels.

## Stellungen und Protokolle

bad-position = Die Stellung ist falsch bei { $where }: dort steht { $got-name }, richtig wäre: { $wanted-name }.
bad-position-options = Die Stellung passt nicht zum Spiel: { $reason }
unsound-position = Die Stellung ist unmöglich: { $reason }.
bad-record = Das Protokoll ist falsch bei { $where }: dort steht { $got-name }, richtig wäre: { $wanted-name }.
bad-record-format = Das Protokoll hat das Format { $got }; diese Halle liest das Format { $wanted }.
other-match = Diese Stellung gehört zu einem anderen Tisch: Spiel, Plätze, Optionen und Zahlen müssen die dieser Partie { $game } sein.
bad-record-version = Das Protokoll folgt der Regelfassung { $got }; in dieser Halle gilt Fassung { $wanted }.
record-does-not-replay = Das Protokoll lässt sich ab Eintrag { $number } nicht nachspielen: { $reason }
record-truncated = Das Protokoll bricht bei { $where } ab oder ist dort verstümmelt; bitte lade den ganzen Text.
bad-repair = Die Berichtigung ist falsch bei { $where }: { $reason }
no-back = Zum Eintrag { $number } führt kein Schritt zurück: Seither wurde etwas aufgedeckt, oder er gehört jemand anderem.
not-teller = Nur wer als Ansager benannt ist, darf dieses Ergebnis eintippen.
no-vote = Es gibt jetzt nichts abzustimmen.
bad-sitters = Ein Tisch braucht einen Eintrag je Platz: { $wanted }, nicht { $got }.
chair-taken = Der Stuhl von { $seat-name } ist von { $name } besetzt; bitte wähle einen freien.
nobody-to-leave = Auf dem Stuhl von { $seat-name } sitzt niemand, also kann ihn niemand verlassen.
vote-under-way = Der Tisch stimmt noch über den Vorschlag von { $seat-name } ab; bitte stimm zuerst darüber ab.
draft-meets-chance = Schritt { $number } wartet auf den Zufall; bitte sende zuerst die Schritte davor und die übrigen danach.
draft-meets-secret = Nach { $number } Schritten sähest du, was jetzt verborgen ist; bitte sende diese Schritte zuerst.

## Regelhefte

unknown-clause = Das Regelheft hat keine Regel { $got }; ähnlich sind: { $wanted }.
no-rulebook = Das Paket { $package } hat keine rulebook.toml.
bad-rulebook = Das Regelheft ist falsch bei { $where }: dort steht { $got-name }, richtig wäre: { $wanted }.
unknown-citation = { $where } nennt { $got }, das in keinem Regelheft steht; hier beginnen die Nummern mit { $wanted }.
unreadable-marker = Die Marke bei { $where } muss ihre Regeln als schlichte Texte aufzählen.

## Warum die Halle ablehnt

why-HALL-ASK-01 = Die Partie ist zu Ende: Niemand handelt mehr.
why-HALL-ASK-02 = { $seat-name } ist jetzt nicht gefragt; bitte warte auf eine Frage.
why-HALL-ASK-03 = Das beantwortet nicht die Frage, die jetzt an { $seat-name } gestellt ist.
why-HALL-ASK-04 = Eine solche Aktion kennt dieses Spiel nicht; bitte wähle eine der angebotenen.
why-HALL-ASK-05 = Das kann jetzt nicht herauskommen; bitte gib ein noch mögliches Ergebnis an.
why-HALL-ASK-06 = Auf Platz { $seat } sitzt niemand; nur die Plätze dieser Partie handeln.
why-HALL-BACK-01 = So weit zurück geht es nicht: nur über eigene Einträge und nur, solange seither nichts aufgedeckt wurde.
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
folder-not-empty = Der Ordner { $file } ist nicht leer; bitte nenne einen neuen.
bad-rivals = Eine Arena braucht mindestens zwei verschiedene Bots, nicht „{ $got }“.
worker-lost = Ein Prozess, der für uns spielte, ist gestorben: { $reason }
play-what = Welches Spiel? Zum Beispiel: bannerhall play sealed; bannerhall games zählt alle auf.
resume-alone = Mit --resume sagt die Datei, was gespielt wird: Lass Spiel, --seats, --option, --number und --seed weg.
match-is-over = Die Partie in { $file } ist zu Ende; bannerhall replay zeigt sie.
no-picture = { $game } hat noch keine Bilder.
cli-unexpected = Etwas ging schief, das nicht hätte schiefgehen dürfen: { $reason }. Bitte melde es; { $variable }=1 zeigt, wo es geschah.
cli-game = { $slug }: { $title }, { $low } bis { $high } Spieler, { $status }
cli-game-option = — Option { $option }: { $values }
cli-game-number = — Zahl { $number }: { $usual }, von { $low } bis { $high }
cli-no-games = Noch ist kein veröffentlichtes Spiel hier; --all zeigt das Testspiel der Halle.
cli-played = { $games } Partien gespielt, { $finished } davon bis zum Ende, in { $seconds } s.
cli-pace = { $decisions } Entscheidungen, { $rate } in der Sekunde, { $mean } je Partie.
cli-wins = { $seat-name }: { $wins } Siege, { $share } %.
cli-alone = { $lost } verloren, { $drawn } unentschieden.
cli-checksum = Prüfsumme { $checksum } mit Startwert { $seed }.
cli-records-in = Die Protokolle liegen in { $file }.
cli-arena-bot = { $bot } gewinnt { $share } % von { $games } Partien (95 %: { $low } bis { $high } %).
cli-arena-pair = { $bot } gegen { $against }: { $share } % von { $games } Partien (95 %: { $low } bis { $high } %).
cli-book = { $slug }: { $clauses } Regeln; bannerhall rules { $slug } zeigt sie.
cli-no-clause = Keine Regel enthält alle diese Wörter.
cli-ledger =
    { $tests ->
        [none] { $slug }: { $clauses } Regeln, { $code } im Code genannt; Tests gibt es hier nicht.
       *[other] { $slug }: { $clauses } Regeln, { $code } im Code genannt, { $tests } in Tests.
    }
cli-gaps = { $slug }: { $count } fehlen: { $ids }
cli-doctor-compiled = Die Maschine ist übersetzt.
cli-doctor-plain = Die Maschine ist nicht übersetzt: Alles geht, Simulationen sind langsam.
cli-doctor-uncompiled = Ein C-Compiler ist da: In einem Arbeitsverzeichnis macht python3 hall.py compile die Maschine schnell.
cli-doctor-no-compiler = Es gibt keinen C-Compiler (cc, gcc oder clang); mit einem macht python3 hall.py compile die Maschine schnell.
cli-doctor-sqlite = SQLite { $version } kann eine Datenbank beschädigen, in die zwei Programme zugleich schreiben; die Halle schreibt mit einem. Noch besser ist Fassung { $wanted } oder neuer.
cli-doctor-extra = Nicht vorhanden: { $missing }. Für lernende Agenten: pip install "bannerhall[{ $extra }]"
cli-doctor-missing = { $library } fehlt und wird gebraucht: pip install { $library }
cli-drawn = { $count } Bilder liegen in { $file }.
cli-no-result = Das Protokoll hat kein Ergebnis: Die Partie wurde nicht beendet, oder das Protokoll ist abgeschnitten.
cli-verified = Das Protokoll stimmt: { $count } Einträge führen zu seinem Ergebnis, und der Startwert erklärt jeden Wurf.
cli-verified-plain = Das Protokoll stimmt: { $count } Einträge führen zu seinem Ergebnis. Es zeigt keinen Startwert, die Würfe sind also nicht bewiesen.
cli-verified-from =
    { $missing ->
        [0] Das Protokoll stimmt: { $count } Einträge führen zu seinem Ergebnis. Von Eintrag { $number } an sind die Würfe bewiesen; was vorher war, kam aus einer Datei, deren eigener Startwert ihre Würfe erklärt.
       *[other] Das Protokoll stimmt: { $count } Einträge führen zu seinem Ergebnis. Von Eintrag { $number } an sind die Würfe bewiesen; was vorher war, kam aus einer Datei, und so viele ihrer Würfe erklärt kein Startwert: { $missing }.
    }
cli-bad-seed = Der gezeigte Startwert ist nicht der, der am Anfang festgelegt wurde: Die Würfe sind nicht bewiesen.
cli-unproven = Der Startwert erklärt { $count } Würfe nicht, Einträge { $numbers }: Sie wurden eingetippt oder gefälscht.
cli-not-over = Die Partie ist nicht zu Ende.

## Das Terminal

unknown-command = Einen Befehl { $got } gibt es nicht; es gibt: { $wanted }.
unknown-answer = „{ $text }“ ist hier keine Antwort; tippe eine Nummer der Liste oder: { $wanted }.
nothing-to-undo = Es gibt keine Wahl von dir, die sich zurücknehmen ließe.
too-many-profiles = Du hast schon { $most } Profile: Lösche erst eines.
too-many-notes = Zu einer Partie werden höchstens { $most } Notizen aufgehoben.
too-many-photos = Zu einer Partie werden höchstens { $most } Fotos aufgehoben.
no-photo = Das ist kein Foto, das aufgehoben werden kann: JPEG, PNG oder WebP.
draft-ends = Die Antworten nach der { $number }. kämen, wenn die Frage nicht mehr bei dir ist; nichts wurde getan. Bitte gib sie später.
number-of-later-list = Nur die erste Antwort einer Zeile darf eine Nummer der Liste sein: { $number } zählte Zeilen, die noch nicht zu sehen sind. Nichts wurde getan; bitte nimm Worte.
no-such-line = Die Liste hat keine Zeile { $number }; sie geht von 1 bis { $most }.
number-of-what = { $number } wovon? Bitte schreib das Wort davor: { $wanted }.
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
term-new-dice = Was bisher gespielt wurde, kam aus einer Datei. Von hier an gibt es neue Würfe, die niemand vorhersehen kann.
term-yes = ja
term-no = nein
term-more = … und { $count } weitere: options zeigt alle.
term-beside = Statt zu antworten, kannst du auch:
term-standing = Daueraufträge sind jederzeit möglich: options zeigt sie.
term-range = { $kind } { $low }–{ $high }: tippe eine Zahl
term-close = { $seat-name }: Enter räumt den Bildschirm leer, dann ist { $player-name } am Zug.
term-open = { $seat-name }: drücke Enter, wenn sonst niemand auf den Bildschirm sieht.
term-clock = Dafür sind { $seconds } Sekunden Zeit.
term-time-up = Die Zeit ist um: Die Uhr hat geantwortet, die Zeile kam zu spät.
term-allowed = Das ist jetzt erlaubt.
term-only-one = Es gibt nur eine mögliche Antwort.
term-no-map = Dieses Spiel hat keine Karte.
term-hint = { $action } — { $visits } von { $total } Versuchen, Wert { $worth } %
term-type = Tippe: { $text }
term-learned = „rules WÖRTER“ öffnet das Regelheft, „hint“ fragt einen Bot.
term-vote = { $seat-name } möchte den letzten Schritt zurücknehmen. { $player-name }, bist du einverstanden (ja oder nein)?
term-vote-lost = Nicht alle sind einverstanden: Nichts wird zurückgenommen.
term-no-clause = Keine Regel enthält alle diese Wörter.
term-more-clauses = … und { $count } weitere: bitte gib mehr Wörter an.
term-rules-how = rules WÖRTER sucht darin, rules NUMMER zeigt eine Regel.
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
term-alone =
    { $outcome ->
        [won] { $seat-name } hat gewonnen.
        [drew] { $seat-name } hat unentschieden gespielt.
       *[lost] { $seat-name } hat verloren.
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
term-record = Das Protokoll zeigt: bannerhall replay { $file }
term-help-answer = Antworte mit einer Nummer der Liste oder mit den Worten in Klammern, auch abgekürzt; mehrere Antworten mit ; dazwischen gelten zusammen oder gar nicht. Oder tippe:
term-help-help = help oder ? — diese Liste
term-help-board = board — der Tisch, wie du ihn siehst
term-help-map = map — das ganze Spielbrett mit seinen Wegen
term-help-options = options — alles, was du antworten kannst
term-help-why = why AKTION — warum sie nicht erlaubt ist, mit der Regel
term-help-hint = hint — was ein Bot an deiner Stelle täte
term-help-undo = undo — deine letzte Antwort zurücknehmen; wurde seither etwas aufgedeckt, müssen alle hier zustimmen
term-help-rules = rules [WÖRTER oder NUMMER] — das Regelheft
term-help-log = log [N] — was bisher geschah
term-help-save = save [DATEI] — die Partie in einer Datei sichern (nach jeder Antwort geschieht es ohnehin)
term-help-quit = quit — gehen; die Partie lässt sich später fortsetzen
no-tutorial = Für { $game } gibt es noch keine Lektion.
not-in-lesson = Für diese Lektion tippe bitte: { $wanted }

## Die Datenbank der Halle

missing-extra = Für { $what } fehlen hier Pakete; so installierst du sie: pip install 'bannerhall[{ $extra }]'
bad-database = So kann eine Datenbank nicht heißen: { $got }; richtig ist eines davon: { $wanted }.
hall-locked = Ein anderes Programm, wahrscheinlich eine offene Halle, benutzt die Datenbank { $file }; beende es zuerst oder wähle eine andere Datei.
newer-database = Die Datenbank stammt von einer neueren Fassung dieses Programms (ihre Tabellen haben die Nummer { $have }, dieses Programm kennt sie bis Nummer { $wanted }); bitte benutze das neuere Programm.
database-unreachable = Die Datenbank { $where } lässt sich nicht benutzen: { $reason }. Läuft der Server, und stimmen Adresse, Benutzer und Passwort?

## Betrieb, Sicherung

hall-open = Die Halle ist auf diesem Rechner offen: { $url }
hall-room = Für Telefone und andere in diesem Netz: { $url }
hall-plain = Über einfaches http lässt sich die Seite nicht installieren und meldet sich nicht, wenn sie geschlossen ist, und andere im Netz könnten mitlesen; --https behebt das.
hall-authority = Browser warnen vor unserem eigenen Zertifikat, bis sie dieser Datei trauen: { $file }
hall-stop = Strg+C schließt die Halle; jede Partie bleibt erhalten.
one-process-only = SQLite bedient einen Prozess, nicht { $workers }: Lass --workers weg oder gib mit --database eine PostgreSQL-Datenbank an.
cannot-listen = An { $where } lässt sich nicht lauschen: { $reason }. Ist dort schon eine Halle offen? --port wählt eine andere Stelle.
backup-done = { $count } Zeilen nach { $file } geschrieben.
restore-done = { $count } Zeilen aus { $file } wiederhergestellt.
database-not-empty = Die Datenbank { $where } ist nicht leer; eine Sicherung wird nur in eine leere zurückgespielt, damit sich nichts vermischt.
bad-backup = { $file } ist keine vollständige Sicherung einer Halle: { $reason }. Nichts wurde wiederhergestellt.
only-after-end = Alles wird erst nach dem Ende der Partie gezeigt.

## In einer Halle spielen

bad-hall-url = „{ $got }“ ist keine Adresse einer Halle; richtig wäre zum Beispiel: http://127.0.0.1:8421
bad-table-id = „{ $got }“ ist kein Tisch; bitte gib seine Kennung oder seinen Link an.
other-hall = „{ $got }“ führt in eine andere Halle als { $wanted }.
hall-unreachable = Unter { $url } antwortet niemand: { $reason }. Läuft die Halle dort?
not-a-hall = Was unter { $url } antwortet, ist keine unserer Hallen.
hall-went-on = Die Partie ging inzwischen weiter; nichts wurde getan. Bitte sieh noch einmal hin.
no-question-now = Du wirst gerade nichts gefragt.
not-seated = Du siehst hier nur zu: An diesem Tisch hast du keinen Platz.
server-alone = In einer Halle wird die Partie dort aufbewahrt und gewürfelt: Lass --seed, --tutorial, --save und --resume weg.
server-which = Welche Halle? Bitte gib mit --server ihre Adresse an.
server-me = In einer Halle sitzt du auf einem der Stühle: --human none ist nicht möglich.
other-game = An diesem Tisch wird { $got } gespielt, nicht { $wanted }.
hall-sits-person = { $seat-name }: ein Mensch.
hall-sits-open = Stuhl { $seat }: frei.
hall-sits-invited = Stuhl { $seat }: freigehalten für { $name }.
hall-invite-one = { $name } kommt mit: { $command }
hall-looking-on = Du siehst zu; alle Stühle sind besetzt.
hall-invite = Andere kommen an diesen Tisch mit: { $command }
hall-sealed-dice = Die Würfel sind versiegelt mit { $commitment }; nach dem Ende beweist sie das Protokoll.
hall-waits-start = Die Partie beginnt, wenn alle Stühle besetzt sind und { $host } sie startet.
hall-waiting = Warten auf { $who } … (Strg+C, um etwas einzugeben)
hall-chat = { $name } sagt: { $text }
hall-lost = Die Verbindung ist abgerissen; neuer Versuch …
hall-vote-repair = { $seat-name } möchte die Stellung berichtigen. { $player-name }, bist du einverstanden (ja oder nein)?
hall-voted = Dein Vorschlag liegt jetzt bei den anderen.
hall-say-what = Was sagen? Zum Beispiel: chat Viel Glück!
hall-left = Die Partie wartet in der Halle auf dich.
hall-gone = Die Halle ist fort; die Partie ist dort aufbewahrt.
hall-again = Weiter geht es mit: { $command }
hall-help-chat = chat TEXT — dem Tisch etwas sagen
hall-help-undo = undo — deine letzte Antwort zurücknehmen; wurde seither etwas aufgedeckt, müssen die Menschen am Tisch zustimmen
hall-help-quit = quit — gehen; die Partie wartet und kann wieder aufgenommen werden

## Konten und das Pult des Gastgebers

not-found =
    { $what ->
        [table] Einen solchen Tisch gibt es hier nicht, oder er steht dir nicht offen.
        [chair] Einen solchen Stuhl hat dieser Tisch nicht.
        [game] Ein solches Spiel gibt es hier nicht.
        [account] Ein solches Konto gibt es hier nicht.
        [lesson] Zu diesem Spiel gibt es keine Lektion.
        [drawing] Zu diesem Spiel gibt es keine Zeichnung.
        [report] Diese Meldung gibt es nicht.
       *[other] Das gibt es hier nicht: { $what }.
    }
sign-in-first = Bitte komm erst herein, als Gast oder mit deinem Konto.
not-yours = Das steht dir nicht zu.
not-your-seat = { $seat-name } ist nicht dein Platz.
hall-busy = In der Halle ist gerade sehr viel los; bitte versuch es gleich noch einmal.
hall-cannot-store = Die Halle kann gerade nichts speichern; nichts ist geschehen. Bitte versuch es gleich noch einmal.
hall-crashed = In der Halle ging etwas schief, das nicht schiefgehen sollte; es steht in ihrem Logbuch.
not-started = Die Partie hat noch nicht begonnen.
already-started = Die Partie hat schon begonnen.
already-seated = Du sitzt schon an diesem Tisch.
no-such-chair = Einen Stuhl { $seat } gibt es hier nicht; gezählt wird von 1 bis { $most }.
no-open-chair = Ein solcher freier Stuhl ist nicht mehr da.
chair-kept = Stuhl { $seat } ist für { $name } freigehalten; nur mit der Einladung darf man sich dort setzen.
chair-awaits = Stuhl { $seat } ist für { $name } freigehalten, und noch ist niemand gekommen; gib ihn frei oder setze einen Bot hin, um ohne anzufangen.
dead-invitation = Diese Einladung gilt nicht mehr: Sie wurde zurückgezogen oder ist nicht vollständig. Bitte lass dir eine neue geben.
invite-whom = Ein Stuhl wird für jemanden freigehalten: Bitte gib den Namen an.
only-host = Das darf nur, wer den Tisch gemacht hat.
chairs-open =
    { $count ->
        [one] { $count } Stuhl ist noch frei; erst muss sich jemand setzen, oder ein Bot.
       *[other] { $count } Stühle sind noch frei; erst müssen sich Leute setzen, oder Bots.
    }
not-over = Das geht erst nach dem Ende der Partie.
nobody-at-table = An einem privaten Tisch muss mindestens ein Mensch sitzen.
nobody-to-return = { $seat-name } ist nicht gegangen, also kann niemand zurückkommen.
muted = Der Gastgeber der Halle hat dich stumm gestellt: Du kannst spielen, aber nicht schreiben.
banned = Der Gastgeber der Halle hat dieses Konto ausgeschlossen.
bad-body = Die Anfrage ist nicht, wie sie sein soll: { $reason }
no-json = Die Anfrage ist nicht lesbar: { $reason }
bad-query = „{ $name }“ kann nicht { $got-name } sein; richtig wäre: { $wanted-name }.
too-large = Das ist zu groß: Höchstens { $most } Byte werden angenommen.
too-often =
    { $seconds ->
        [one] Das war zu oft; bitte warte { $seconds } Sekunde.
       *[other] Das war zu oft; bitte warte { $seconds } Sekunden.
    }
foreign-origin = Diese Anfrage kommt von einer Seite eines anderen Anbieters und wurde nicht befolgt.
live-only = Das geht nur über eine stehende Verbindung.
behind-curtain = Erst muss { $seat-name } das Gerät nehmen und den Vorhang öffnen.
bad-setting = { $name } kann nicht { $got-name } sein; richtig wäre: { $wanted-name }.
guest-name = Gast
bad-address = An diese Adresse kann keine Mail gehen.
registration-closed = Der Gastgeber dieser Halle nimmt zurzeit keine neuen Konten an.
guests-closed = Der Gastgeber dieser Halle lässt zurzeit keine neuen Gäste herein.
already-member = Du hast schon ein Konto; melde dich erst ab, um ein anderes anzulegen.
no-address-yet = Du hast noch keine Adresse, die sich ändern ließe; registriere dich mit einer.
same-address = Das ist schon deine Adresse.
nothing-to-confirm = Es gibt keine Adresse von dir zu bestätigen.
dead-link = Dieser Link gilt nicht mehr: Er wurde benutzt, ist zu alt oder unvollständig. Bitte fordere einen neuen an.
wrong-credentials = Adresse oder Passwort ist falsch, oder die Adresse ist noch nicht bestätigt.
wrong-password = Das Passwort ist falsch.
too-many-settings = Ein Konto behält höchstens { $most } Einstellungen.
host-only = Das darf nur der Gastgeber der Halle, mit dem Schlüssel aus der Datei host.token.

mail-hello = Hallo { $name },
mail-confirm-subject = Bestätige deine Adresse für die Halle
mail-confirm-body = jemand, hoffentlich du, hat sich mit dieser Adresse in der Halle angemeldet. Öffne diesen Link, um sie zu bestätigen; er gilt 30 Tage:
mail-confirm-end = Wenn du es nicht warst, tu nichts: Ohne den Link geschieht nichts.
mail-known-subject = Du hast schon ein Konto in der Halle
mail-known-body = jemand, vielleicht du, wollte sich mit dieser Adresse in der Halle anmelden. Sie hat schon ein Konto; melde dich hier an, dort kannst du auch ein neues Passwort setzen:
mail-known-end = Wenn du es nicht warst, tu nichts: Dein Konto ist, wie es war.
mail-change-subject = Bestätige deine neue Adresse für die Halle
mail-change-body = jemand, hoffentlich du, möchte diese Adresse für dein Konto in der Halle verwenden. Öffne diesen Link, um sie zu bestätigen; er gilt einen Tag lang:
mail-change-end = Wenn du es nicht warst, tu nichts: Ohne den Link geschieht nichts.
mail-moved-subject = Dein Konto in der Halle hat eine neue Adresse
mail-moved-body = dein Konto in der Halle hat jetzt die Adresse { $new }. Diese hier wird nicht mehr verwendet; melde dich mit der neuen hier an:
mail-moved-end = Wenn du es nicht warst, kennt jemand dein Passwort und liest Post an der neuen Adresse: Bitte sag denen Bescheid, die die Halle betreiben.
mail-reset-subject = Ein neues Passwort für die Halle
mail-reset-body = jemand, hoffentlich du, hat das Passwort deines Kontos in der Halle vergessen. Setze mit diesem Link ein neues; er gilt eine Stunde und einmal:
mail-reset-end = Wenn du es nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.
mail-turn-subject = { $game }: Du bist am Zug
mail-turn-body = eine Partie { $game } wartet auf dich:
mail-turn-end = Bis du gezogen hast, kommt dazu keine weitere Mail. In deinem Konto lassen sich diese Mails abschalten.

host-refused = Die Halle lehnt ab: { $reason }
hall-not-running = Unter { $url } läuft keine Halle; bannerhall serve startet eine, und --url nennt einen anderen Ort.
no-host-token = Der Schlüssel des Gastgebers ist in { $file } nicht lesbar; --home nennt den Ordner der Halle, die die Datei beim Start anlegt.
host-process = Prozess { $process }: { $matches } Partien im Speicher, { $connections } Verbindungen, läuft seit { $minutes } Minuten.
host-accounts = Konten: { $members } Mitglieder, { $guests } Gäste.
host-tables = Tische: { $open } offen, { $playing } im Spiel, { $over } beendet.
host-mails = Mails, die auf den Versand warten: { $count }.
host-registration-open = Neue Konten sind möglich.
host-registration-closed = Neue Konten sind nicht möglich.
host-guests-open = Gäste dürfen herein.
host-guests-closed = Neue Gäste dürfen nicht herein.
host-nobody = Niemand heißt „{ $text }“ oder hat eine solche Adresse oder Nummer.
host-guest = Gast
host-member = Mitglied
host-is-muted = stumm
host-is-banned = ausgeschlossen
host-account =
    { $marks ->
        [none] { $id }: { $name } ({ $kind }), { $email ->
            [none] keine Adresse
           *[other] { $email }
        }
       *[other] { $id }: { $name } ({ $kind }), { $email ->
            [none] keine Adresse
           *[other] { $email }
        }; { $marks }
    }
host-removed = Der Tisch { $table } ist entfernt.
host-link = { $at }, für { $address }, „{ $subject }“: { $link }
host-no-links = Es gibt keine Links weiterzugeben.
host-report = { $at }, { $id }, { $page }: { $text }
host-no-reports = Niemand hat etwas gemeldet.

## Die Eingangstür

front-open = Die Halle ist offen.
front-how = Die Seiten für den Browser werden noch gebaut. Bis sie da sind, spiele im Terminal:
