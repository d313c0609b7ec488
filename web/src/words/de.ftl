# Was das Programm im Browser selbst sagt. Spiele und Halle bringen ihre eigenen Sätze mit.

## LEADERS: headquarters

web-leaders-hq-headquarters = Hauptquartier
web-leaders-hq-areas = Bereiche des Hauptquartiers
web-leaders-hq-area-military = Militär
web-leaders-hq-area-research = Forschung
web-leaders-hq-area-diplomacy = Diplomatie
web-leaders-hq-area-espionage = Spionage
web-leaders-hq-area-missions = Missionen
web-leaders-hq-continue = Weiter
web-leaders-hq-cost = kostet { $points } Produktionspunkte
web-leaders-hq-takes =
    { $rounds ->
        [one] dauert { $rounds } Runde
       *[other] dauert { $rounds } Runden
      }
web-leaders-hq-more = Eins mehr: { $what }
web-leaders-hq-less = Eins weniger: { $what }
web-leaders-hq-most = Max
web-leaders-hq-most-of = Max: { $what }
web-leaders-hq-points-word = Produktionspunkte
web-leaders-hq-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }
web-leaders-hq-points-left = Punkte übrig
web-leaders-hq-points-saved = Punkte verfügbar
web-leaders-hq-income = Einkommen
web-leaders-hq-diplomats = Diplomaten
web-leaders-hq-spies = Spione
web-leaders-hq-seconds =
    { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
      }
web-leaders-hq-on-the-way = { $count } schon unterwegs
web-leaders-hq-under-way = Unterwegs
web-leaders-hq-nothing-under-way = Nichts ist unterwegs.
web-leaders-hq-in-turns =
    { $turns ->
        [one] nächster Zug
       *[other] in { $turns } Zügen
      }
web-leaders-hq-level-of = { $field }, Stufe { $level }
web-leaders-hq-level =
    { $level ->
        [0] noch keine Stufe
       *[other] Stufe { $level }
      }
web-leaders-hq-research-aim = Wer in allen drei Feldern Stufe { $level } erreicht, gewinnt.
web-leaders-hq-reached = erreicht
web-leaders-hq-running =
    { $turns ->
        [one] fertig im nächsten Zug
       *[other] fertig in { $turns } Zügen
      }
web-leaders-hq-running-more =
    { $turns ->
        [one] Stufe { $level }: fertig im nächsten Zug
       *[other] Stufe { $level }: noch { $turns } Züge
      }
web-leaders-hq-starts-now = beginnt mit Weiter
web-leaders-hq-start = Stufe { $level } beginnen
web-leaders-hq-started = Stufe { $level } gewählt
web-leaders-hq-diplomats-about = { $free } von { $all } frei, { $coming } unterwegs. Wer bleibt, schützt vor Boykotten.
web-leaders-hq-spies-about = { $free } von { $all } frei, { $coming } unterwegs. Wer bleibt, schützt vor Spionage und Sabotage.
web-leaders-hq-tribute = Tribut
web-leaders-hq-boycott = Boykott
web-leaders-hq-espionage = Spionage
web-leaders-hq-sabotage = Sabotage
web-leaders-hq-offer = Allianz anbieten
web-leaders-hq-dissolve = Allianz auflösen
web-leaders-hq-offer-waits = wartet auf Antwort
web-leaders-hq-offer-open = Angebot gemacht
web-leaders-hq-ally = Partner
web-leaders-hq-barred = in diesem Zug kein Angriff
web-leaders-hq-out = ausgeschieden
web-leaders-hq-percent = { $chance } %
web-leaders-hq-chance = Erfolg in %
web-leaders-hq-chances-boycott = Chance eines Boykotts
web-leaders-hq-chances-spy = Chance von Spionage und Sabotage
web-leaders-hq-chances-about = in Prozent, je nach Wachen dort; deine Technologie und Fähigkeit sind eingerechnet, die andere kennt man nicht
web-leaders-hq-guards-diplomats = freie Diplomaten dort
web-leaders-hq-guards-spies = freie Spione dort
web-leaders-hq-boycott-about = Ein gelungener Boykott kostet das Ziel { $points } Produktionspunkte. Beide Seiten erfahren es in ihrem nächsten Zug.
web-leaders-hq-sabotage-about = Eine gelungene Sabotage zerstört { $units } Einheiten im Basislager; Spionage verrät dir den Forschungsstand.
web-leaders-hq-tribute-for = Tribut für { $name }
web-leaders-hq-tribute-about = Ein Diplomat überbringt bis zu { $points } Produktionspunkte; wer sie bekommt, erfährt, von wem.
web-leaders-hq-all-points = Alle ({ $points })
web-leaders-hq-tribute-none = Nichts senden
web-leaders-hq-tribute-send = { $points } senden
web-leaders-hq-missions-aim = { $have } von { $badges } Ehrenabzeichen: mit { $badges } gewinnst du. Nur eine Mission zugleich.
web-leaders-hq-missions-none = Alle Missionen sind erfüllt.
web-leaders-hq-mission-left =
    { $turns ->
        [one] noch { $turns } Zug
       *[other] noch { $turns } Züge
      }
web-leaders-hq-mission-active = aktiv
web-leaders-hq-mission-chosen = gewählt
web-leaders-hq-mission-drop = Aufgeben
web-leaders-hq-undo = Zurücknehmen
web-leaders-hq-mission-take = Aktivieren
web-leaders-hq-mission-again = Doch behalten
web-leaders-hq-progress = { $now } von { $goal }
web-leaders-hq-fulfilled = Erfüllt: { $what }
web-leaders-hq-your-orders = Deine Befehle
web-leaders-hq-plan-empty = Noch nichts gewählt.
web-leaders-hq-plan-count = { $count } × { $what }
web-leaders-hq-plan-tribute = Tribut für { $name }
web-leaders-hq-plan-boycott = { $name } boykottieren
web-leaders-hq-plan-espionage = { $name } ausspionieren
web-leaders-hq-plan-sabotage = { $name } sabotieren
web-leaders-hq-plan-offer = Allianz an { $name }
web-leaders-hq-plan-dissolve = Allianz mit { $name } endet
web-leaders-hq-plan-mission = Mission { $what }
web-leaders-hq-take-back = Zurücknehmen: { $what }
web-leaders-hq-forgot-all = Du hast nichts bestellt. { $points } Punkte würden für die nächste Runde gespart.
web-leaders-hq-forgot-mission = Du gibst die Mission { $what } auf und nimmst keine andere.
web-leaders-hq-forgot-no-mission = Keine Mission ist aktiv.
web-leaders-hq-back-to-orders = Zurück zu den Befehlen
web-leaders-hq-continue-anyway = Trotzdem weiter
web-leaders-hq-mission = Mission
web-leaders-hq-badges = Ehrenabzeichen
web-leaders-hq-allies = Allianzen
web-leaders-hq-offered = Angebote ohne Antwort
web-leaders-hq-none = keine
web-leaders-end-title = Das Ende des Spiels
web-leaders-end-kind-military = Militärischer Sieg
web-leaders-end-kind-research = Sieg durch Forschung
web-leaders-end-kind-missions = Sieg durch Missionen
web-leaders-end-kind-markers = Sieg durch Brennpunkte
web-leaders-end-kind-last = Allein übrig
web-leaders-end-kind-rounds = Die letzte Runde ist vorbei
web-leaders-end-way-military = Zu Beginn eines Zugs wurden { $points } Produktionspunkte oder mehr eingegeben.
web-leaders-end-way-research = Stufe { $level } ist in allen drei Feldern fertig.
web-leaders-end-way-missions = Das Ehrenabzeichen { $badge } ist verliehen.
web-leaders-end-way-markers = Zu Beginn eines Zugs wurden { $markers } markierte Regionen gehalten.
web-leaders-end-way-last = Sonst ist niemand mehr im Spiel.
web-leaders-end-way-rounds =
    { $count ->
        [one] Die meisten Produktionspunkte nach der letzten Runde.
       *[other] Nach der letzten Runde unterscheidet sie nichts: Sie teilen den Sieg.
      }
web-leaders-end-curve = Produktionspunkte von Runde zu Runde
web-leaders-end-goal = Sieg: { $points }
web-leaders-end-rounds = gespielte Runden
web-leaders-end-highest = höchste Eingabe
web-leaders-end-badges = Ehrenabzeichen
web-leaders-end-covert = verdeckte Aktionen, von denen du weißt
web-leaders-end-secrets = Was geheim war
web-leaders-fix-entry =
    { $ago ->
        [0] letzte Eingabe
        [1] einen Zug davor
       *[other] { $ago } Züge davor
      }
web-leaders-fix-words = Eingabe von { $name }, { $entry }: { $before } → { $after }
web-leaders-fix-back = Solange noch nichts anderes geschehen ist, ist ein Schritt zurück einfacher: Gib die Punkte dann neu ein.
web-leaders-fix-none = Noch wurde nichts eingegeben.
web-leaders-fix-whose = Wessen Eingabe war falsch?
web-leaders-fix-which = Welche?
web-leaders-fix-right = Die richtige Zahl, 0 bis { $most }
web-leaders-fix-about = Alle am Tisch werden gefragt. Sind sie einverstanden, ändern sich die Punkte von selbst mit, und es steht im Verlauf.
web-leaders-fix-busy = Ein anderer Vorschlag läuft noch.
web-leaders-fix-propose = Den Tisch fragen
web-leaders-map-about = Beschreibe euren gedruckten Spielplan einmal. Dann lassen sich Punkte durch Ankreuzen zusammenzählen und feste Startgebiete verteilen. Wer welche Regionen hält, wird nie gespeichert.
web-leaders-map-name = Name dieses Spielplans
web-leaders-map-name-example = unsere Schachtel
web-leaders-map-region = Region
web-leaders-map-points-of = Punkte von { $name }
web-leaders-map-continent-of = Kontinent von { $name }
web-leaders-map-continent = Kontinent
web-leaders-map-new-continent = Kontinent { $number }
web-leaders-map-bonus = Bonus
web-leaders-map-drop = { $name } entfernen
web-leaders-map-add-region = Region hinzufügen
web-leaders-map-add-continent = Kontinent hinzufügen
web-leaders-map-elsewhere = Noch kein Kontinent
web-leaders-map-sum = Regionen: { $regions } · Kontinente: { $continents } · Punkte: { $points }
web-leaders-map-later = Später
web-leaders-map-clear = Alles abwählen
web-leaders-map-bonus-counts = vollständig: +{ $points }
web-leaders-map-bonus-open = vollständig bringt er +{ $points }
web-leaders-map-all-of = Alle: { $name }
web-leaders-map-none-of = Keine: { $name }
web-leaders-map-share = Anteil { $number }
web-leaders-map-share-sum = { $regions } Regionen, { $points } Punkte
web-leaders-map-south-america = Südamerika
web-leaders-map-venezuela = Venezuela
web-leaders-map-andean-countries = Andenländer
web-leaders-map-brazil = Brasilien
web-leaders-map-southern-cone = Südkegel
web-leaders-map-siberia = Sibirien
web-leaders-map-mongolia = Mongolei
web-leaders-map-china = China
web-leaders-map-indonesia = Indonesien
web-leaders-map-new-guinea = Neuguinea
web-leaders-map-western-australia = Westaustralien

##

web-close = Schließen
web-skip = Zum Inhalt springen
web-pages = Seiten
web-matches = Meine Partien
web-help = Hilfe
web-settings = Einstellungen
web-sign-in = Anmelden
web-to-hall = Zurück in die Halle
web-welcome = Nimm Platz.
web-welcome-about = Brettspiele nach ihren vollständigen Regeln: allein gegen Bots, zusammen an einem Tablet oder jeder am eigenen Telefon. Kein Konto, kein Warten.
web-continue = Weiterspielen
web-games = Spiele
web-play-now = Gleich gegen Bots spielen
web-with-friends = Mit Freunden
web-learn = Lernen
web-rules = Regeln
web-seats-range = { $low }–{ $high } Spieler
web-minutes = { $low }–{ $high } Minuten
web-weight = Anspruch { $weight } von 5
web-open-tables = Tische, die Mitspieler suchen
web-table-over = zu Ende
web-table-open = wartet auf Mitspieler
web-table-playing = im Spiel
web-bot = Bot
web-chair-open = frei
web-room = Telefone in diesem Raum
web-room-about = Wer im selben Netz ist, scannt das und ist in der Halle: keine App, kein Konto.
web-room-plain = Über einfaches http könnten andere in diesem Netz mitlesen, und die Seite lässt sich nicht installieren; starte die Halle mit --https, das behebt es.
web-qr-hall = QR-Code von { $url }
web-no-page = Diese Seite gibt es nicht.
web-no-table = Dieser Tisch lässt sich nicht öffnen.
web-opening = Der Tisch wird vorbereitet …
web-waiting-room = Warten auf Mitspieler …
web-board = Das Spielbrett
web-seats = Spieler
web-at-turn = am Zug
web-your-move = Dein Zug
web-over = Die Partie ist zu Ende.
web-waits-for = Warten auf { $who } …
web-waits = Einen Moment …
web-confirm =
    { $count ->
        [one] Schritt bestätigen
       *[other] { $count } Schritte bestätigen
    }
web-step-back = Schritt zurück
web-say-number = Diese Zahl nennen
web-zoom-in = Näher
web-zoom-out = Weiter weg
web-zoom-all = Alles zeigen
web-reconnecting = Neu verbinden …
web-bot-name = Bot { $number }
web-offline = Die Halle antwortet gerade nicht; nichts ist verloren, bitte versuch es noch einmal.
web-failed = Die Halle hat mit einem Fehler geantwortet ({ $status }); bitte versuch es noch einmal.
web-stale = Die Partie ging inzwischen weiter; bitte sieh noch einmal hin.

## Am Tisch

web-drawers = Mehr
web-drawer-log = Was geschah
web-drawer-chat = Chat
web-drawer-rules = Regelheft
web-drawer-aid = Spielhilfe
web-drawer-menu = Dieser Tisch
web-looking-on = Du siehst zu
web-no-face = Dieses Spiel hat noch kein Spielbrett auf dem Bildschirm.
web-your-turn = Du bist am Zug
web-log = Was geschah
web-log-all = Alle { $count } Zeilen zeigen
web-log-empty = Noch ist nichts geschehen.
web-sits = Der Platz von { $seat-name } ist neu besetzt.
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt. Alle an diesem Tisch hören, was du sagst.
web-chat-say = Sag dem Tisch etwas
web-send = Senden
web-rules-search = In den Regeln suchen
web-rules-none = Keine Regel enthält alle diese Wörter.
web-rules-design = unsere Ergänzung
web-rules-design-about = Das steht weder in der Schachtel noch sagt es der Verlag: Es ist unsere eigene Ergänzung.
web-rules-ruling = Auslegung
web-rules-instead = Hier: { $text }
web-glossary = Begriffe des Spiels
web-curtain-title = { $name } ist am Zug
web-curtain-how = Nimm das Gerät, achte darauf, dass sonst niemand hinsieht, dann drücke und halte.
web-curtain-hold = { $name }: drücken und halten
web-curtain-look = { $name }: zum Ansehen gedrückt halten
web-curtain-nobody = Hier wird gerade niemand gefragt
web-curtain-draw = Vorhang schließen
web-recap = Seit deinem letzten Zug
web-recap-offer =
    { $count ->
        [one] Seit deinem letzten Zug: { $count } Ereignis
       *[other] Seit deinem letzten Zug: { $count } Ereignisse
    }
web-recap-step = { $step } von { $count } seit deinem letzten Zug
web-recap-end = Zum jetzigen Stand
web-earlier = Früher
web-later = Später
web-hint = Was täte ein Bot?
web-hint-thinking = Ein Bot überlegt …
web-hint-worth = { $share } % seiner Versuche, Aussichten { $worth } %
web-lesson = Lektion
web-lesson-step = Lektion, Schritt { $step } von { $count }
web-lesson-done = Lektion geschafft
web-graph = Punkte im Lauf der Partie
web-graph-missing = Der Verlauf der Partie lässt sich gerade nicht zeigen.
web-result = Ergebnis
web-won = Du hast gewonnen!
web-lost = Diesmal nicht.
web-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-moves =
    { $count ->
        [one] { $count } Antwort gegeben
       *[other] { $count } Antworten gegeben
    }
web-rematch = Noch einmal
web-replay = Nachspielen
web-replay-as = Mit wessen Augen
web-replay-spectator = Als Zuschauer
web-replay-begin = Der Anfang
web-replay-step = Schritt
web-to-table = Zum Tisch
web-run = Abspielen
web-pause = Pause
web-loading = Wird geholt … { $percent } %
web-share = Teilen
web-copied = Der Link ist kopiert.
web-record = Protokoll sichern
web-ballot-back = { $name } bittet darum, zurückzugehen zu dem Stand nach: { $line }
web-ballot-repair = { $name } möchte die Stellung berichtigen:
web-ballot-waits = Noch zu fragen: { $who }
web-yes = Ja
web-no = Nein
web-number-between = Eine Zahl von { $low } bis { $high }
web-like-sound = Ton, wenn ich am Zug bin
web-like-passes = Für mich passen, wo ich gefragt werde und passen darf
web-propose-back = Alle bitten, zurückzugehen bis nach
web-propose = Vorschlagen
web-leave = Gehen; ein Bot spielt für mich weiter
web-return = Zurückkommen als { $name }
web-report = Problem melden
web-sealed = Die Würfel wurden zu Beginn versiegelt; nach dem Ende beweist sie das Protokoll. Siegel: { $commitment }

## Einen Tisch machen

web-set-up = Ein Tisch für { $game }
web-presets = Wie möchtest du spielen?
web-seats-count =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
web-seat-less = Ein Spieler weniger
web-seat-more = Ein Spieler mehr
web-chair = Stuhl { $number }
web-chair-me = { $name }
web-chair-invited = für jemanden freigehalten
web-chair-device = auch an diesem Gerät
web-chair-bot = ein Bot
web-you = Du
web-player = Spieler { $number }
web-name = Name
web-bot-level = Stärke des Bots
web-bot-random = spielt zufällig
web-bot-greedy = schnell und solide
web-bot-search = denkt voraus
web-fill-bots = Bots auf alle freien Stühle
web-variants = Varianten der Regeln
web-terms = Tisch und Uhr
web-visibility = Wer kommen darf
web-visibility-link = Alle, die den Link haben
web-visibility-public = Alle; der Tisch steht in der Halle
web-visibility-private = Nur wen ich einlade
web-clock = Bedenkzeit für jede Antwort
web-clock-time =
    { $seconds ->
        [0] unbegrenzt
        [60] 1 Minute
        [300] 5 Minuten
        [3600] 1 Stunde
        [86400] 1 Tag
       *[other] 3 Tage
    }
web-typed = Wir würfeln und ziehen mit echten Würfeln und Karten und tippen ein, was sie zeigen
web-house-rules = Hausregeln, als Notiz für alle am Tisch
web-house-rules-title = Hausregeln
web-house-rules-about = Alle sehen diese Notiz; das Programm liest sie nicht.
web-make-invite = Tisch machen und einladen
web-begin = Anfangen

## Vor dem Anfang

web-all-here = Alle sind da.
web-join-title = { $host } lädt dich ein
web-your-name = Dein Name
web-guest = Gast
web-join = Platz nehmen
web-here = da
web-away = gerade weg
web-awaited = noch nicht da
web-copy-invitation = Einladung kopieren
web-seat-bot = Bot
web-seat-free = Stuhl freigeben
web-stand-up = Aufstehen
web-device-too = Noch jemand an diesem Gerät
web-add = Hinzufügen
web-host-starts = { $host } startet die Partie.
web-invite = Freunde einladen
web-copy-link = Link kopieren
web-qr-table = QR-Code von { $url }

## Partien und wie es lief

web-no-matches = Du hast noch keine Partien.
web-running = Im Spiel
web-finished = Beendet
web-progress = Wie es dir erging
web-progress-line =
    { $played ->
        [one] Eine Partie gespielt, { $won } gewonnen.
       *[other] { $played } Partien gespielt, { $won } gewonnen.
    }
web-progress-best =
    { $points ->
        [one] Bestes Ergebnis: { $points } Punkt.
       *[other] Bestes Ergebnis: { $points } Punkte.
    }
web-bring = Ein gesichertes Protokoll laden
web-archived-show = Weggelegte Partien zeigen
web-archive = { $game } weglegen
web-unarchive = Wieder hervorholen
web-archived = Weggelegt
web-archived-none = Nichts ist weggelegt.

## Regeln, Hilfe, Meldungen

web-rules-of = Regeln von { $game }
web-help-play-title = Sofort spielen
web-help-play = „Gleich gegen Bots spielen“ öffnet mit einem Klick eine Partie, als Gast. Berühre eine Figur und dann ihr Ziel, zieh sie dorthin oder nimm die Knöpfe; was du auslegst, ist ein Entwurf, bis du es bestätigst.
web-help-friends-title = Mit Freunden
web-help-friends = Wähle „Mit Freunden“, sag, wer wo sitzt, und schick den Link oder zeig den QR-Code. Niemand braucht ein Konto.
web-help-device-title = Zusammen an einem Gerät
web-help-device = Setze weitere Spieler auf „auch an diesem Gerät“. In Spielen mit Geheimnissen fällt zwischen den Zügen ein Vorhang; wer dran ist, drückt und hält, um ihn zu öffnen.
web-help-phones-title = Mehrere Telefone in einem Raum
web-help-phones = Starte die Halle auf einem Rechner. Sie zeigt eine Adresse und einen QR-Code für alle im selben Netz.
web-help-undo-title = Zurücknehmen
web-help-undo = Deine eigenen Antworten lassen sich zurücknehmen, solange seither nichts aufgedeckt wurde. Für mehr lass den Tisch abstimmen, im Menü des Tisches.
web-help-refused-title = Warum nicht?
web-help-refused = Zeig auf das, was nicht geht, wähle es an oder berühre es: Die Halle sagt, warum, mit der Nummer der Regel. Die Nummer öffnet das Regelheft an dieser Stelle.
web-help-away-title = Wiederkommen
web-help-away = Schließ die Seite, lade sie neu, lass das Telefon schlafen: Nichts geht verloren. „Seit deinem letzten Zug“ zeigt Schritt für Schritt, was die anderen taten.
web-help-keyboard-title = Mit der Tastatur
web-help-keyboard = Tab geht durch Figuren, Felder und Knöpfe, Enter oder Leertaste wählt. Auf dem Spielbrett zoomen + und -, 0 zeigt alles, die Pfeile verschieben es. ? öffnet die Regel, die eine Begründung nennt.
web-help-dice-title = Ehrliche Würfel
web-help-dice = Vor der ersten Antwort versiegelt die Halle ihre Würfel mit einem Code, der im Menü steht. Nach dem Ende enthält das Protokoll den Startwert, und jeder kann prüfen, dass kein Wurf geändert wurde.
web-help-account-title = Ein Konto, wenn du magst
web-help-account = Ein Gast wohnt in diesem Browser. Mit Adresse und Passwort spielst du von überall weiter und behältst deine Partien.
web-report-what = Was ist geschehen, und was hast du erwartet?
web-report-match = Die Partie mitschicken, so weit ich sie selbst kennen darf
web-report-sent = Danke. Der Gastgeber dieser Halle hat deine Meldung { $id }.
web-report-keep = Kopie behalten

## Einstellungen

web-language = Sprache
web-theme = Farben
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-motion = Bewegung
web-motion-auto = wie das Gerät
web-motion-full = voll
web-motion-less = so wenig wie möglich
web-like-confirm = Schritte als Entwurf auslegen und bestätigen
web-like-notices = Nachricht des Browsers, wenn ich am Zug bin
web-like-mail = Mail, wenn ich am Zug und nicht da bin
web-notices-refused = Der Browser erlaubt hier keine Nachrichten.

## Konten

web-account = Konto
web-guest-about = Du bist Gast: Deine Partien wohnen in diesem Browser. Mit Adresse und Passwort kannst du von überall weiterspielen.
web-register = Registrieren
web-forgot = Passwort vergessen
web-email = E-Mail
web-email-is = E-Mail: { $email }
web-password = Passwort
web-stay = Auf diesem Gerät angemeldet bleiben
web-sign-in-go = Anmelden
web-register-go = Registrieren
web-forgot-go = Link schicken
web-registered = Ein Link ist unterwegs an { $email }; er bestätigt die Adresse und gilt 30 Tage. Ohne Mailserver hat ihn der Gastgeber der Halle.
web-forgot-sent = Wenn { $email } hier ein Konto hat, ist ein Link unterwegs.
web-save = Speichern
web-saved = Gespeichert.
web-unconfirmed = { $email } ist noch nicht bestätigt; das tut der Link in der Mail.
web-confirm-again = Link noch einmal schicken
web-mail-sent = Ein Link ist unterwegs.
web-sign-out = Abmelden
web-signed-out = Du bist abgemeldet.
web-sign-out-all =
    { $count ->
        [one] Überall abmelden ({ $count } Gerät)
       *[other] Überall abmelden ({ $count } Geräte)
    }
web-password-change = Passwort ändern
web-password-old = Bisheriges Passwort
web-password-new = Neues Passwort, mindestens 8 Zeichen
web-close-account = Mein Konto löschen
web-close-about = Das lässt sich nicht zurücknehmen. Beendete Partien bleiben, mit einem namenlosen Platz.
web-closed = Dein Konto ist gelöscht.
web-confirm-title = Bestätige deine Adresse
web-confirm-address = Das ist meine Adresse
web-confirmed = Deine Adresse ist bestätigt.
web-reset-title = Wähle ein neues Passwort
web-link-broken = Dieser Link ist kaputt, zu alt oder schon benutzt.
