# Was das Programm im Browser selbst sagt. Spiele und Halle bringen ihre eigenen Sätze mit.

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
web-drawer-keepsakes = Notizen und Fotos
web-keepsakes-about = Fotografiere euer Brett vor einer Pause: Es wird mit der Partie aufgehoben, und nur wer hier sitzt, sieht es.
web-keepsake-camera = Foto aufnehmen
web-keepsake-file = Bild auswählen
web-keepsake-no-photo = Dieses Bild lässt sich nicht lesen.
web-keepsake-note = Eine Notiz für alle am Tisch
web-keepsake-keep = Notiz aufheben
web-keepsake-by = { $name }, { $when }, nach Zeile { $line }
web-somebody = Jemand
web-keepsake-drop = Entfernen
web-keepsake-photo = Foto von { $name }
web-keepsake-board = Ein eigenes Brett
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
web-device = Dieses Gerät
web-device-open = { $name } antwortet offen; alle dürfen zusehen.
web-device-serve = Auch { $name } ist gefragt
web-device-back = { $name }: offen Gesagtes zurücknehmen
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
web-numbers = Hauszahlen
web-numbers-changed =
    { $count ->
        [one] 1 geändert
       *[other] { $count } geändert
    }
web-numbers-search = Zahl suchen
web-numbers-none = Keine Zahl heißt so.
web-number-range = { $low }–{ $high }
web-number-range-or-none = 0 für keine, oder { $low }–{ $high }
web-number-usual = üblich: { $value }
web-number-back-to = { $number }: zurück auf { $value }
web-profiles = Meine Profile
web-profiles-about = Ein Profil hebt die hier gewählten Varianten und Hauszahlen auf, für einen anderen Tisch.
web-profile-name = Diese Auswahl unter einem Namen aufheben
web-profile-keep = Profil aufheben
web-profile-kept = „{ $name }“ ist aufgehoben.
web-profile-forget = „{ $name }“ löschen
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
