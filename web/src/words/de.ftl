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
web-leaders-hq-most-of = Max, so viele wie möglich: { $what }
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
web-leaders-tip-military = Tipp: Mische billige Infanterie mit stärkeren Einheiten, dann kannst du Verluste bei den billigen hinnehmen.
web-leaders-tip-diplomacy = Tipp: Wirst du oft boykottiert, dann ernenne Diplomaten und lass sie hier.
web-leaders-tip-espionage = Tipp: Wirb Spione an und lass sie hier; sie schützen dich vor Spionage und Sabotage.
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
web-leaders-map-tick = Durch Ankreuzen von Gebieten zusammenzählen
web-leaders-map-describe = Euer Brett beschreiben
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
web-bot-of-level = Bot { $number }, { $level }
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
web-our-cards = { $ours } Karten dieses Spiels sind unser eigener Entwurf und { $partly } weitere zum Teil, denn nicht alle veröffentlichten Listen sind bekannt. Eine Feder kennzeichnet sie.
web-rules-ruling = Auslegung
web-rules-instead = Hier: { $text }
web-glossary = Begriffe des Spiels
web-curtain-title = { $name } ist am Zug
web-curtain-how = Nimm das Gerät, achte darauf, dass sonst niemand hinsieht, dann drücke und halte.
web-curtain-hold = { $name }: drücken und halten
web-curtain-look = { $name }: zum Ansehen gedrückt halten
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
web-lesson-next = Die nächste Lektion
web-graph = Punkte im Lauf der Partie
web-graph-missing = Der Verlauf der Partie lässt sich gerade nicht zeigen.
web-result = Ergebnis
web-won = Du hast gewonnen!
web-drew = Unentschieden.
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
web-screen = Auf großem Bildschirm zeigen
web-screen-about = Dort sehen alle im Raum den Tisch: was jeder wissen darf, und nichts zu beantworten. Eure Handys bleiben, wie sie sind.
web-screen-open = Großen Bildschirm in neuem Fenster öffnen
web-screen-turn = { $who } ist dran.
web-screen-private = Dieser Tisch ist privat: Der große Bildschirm öffnet sich in Browsern von Leuten, die an ihm sitzen.
web-screen-elsewhere = Öffne auf einem anderen Gerät diese Adresse:
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
web-medals-count = { $won } von { $all }
web-medal-won = erreicht:
web-medal-open = noch nicht:
web-progress-save = Meinen Fortschritt als Datei sichern
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
web-help-rules-title = Die Regeln
web-help-rules = Jede Regel lässt sich nach Wörtern oder ihrer Nummer suchen; dort sind auch die Begriffe jedes Spiels erklärt.
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

## LEADERS: table

web-leaders-continue = WEITER
web-leaders-public = Öffentlich
web-leaders-secret = Geheim
web-leaders-public-about = Alle dürfen hinsehen.
web-leaders-secret-about = Nur wer am Zug ist, darf hinsehen.
web-leaders-with-it = mit dem Gerät
web-leaders-without-it = ohne Gerät
web-leaders-state = Stand der Partie
web-leaders-round = Runde { $round }
web-leaders-setting-up = Vorbereitung
web-leaders-phases = Phasen des Zuges
web-leaders-phase-production = Produktionspunkte eingeben
web-leaders-phase-withdraw = Einheiten abziehen
web-leaders-phase-events = Nationale Ereignisse
web-leaders-phase-command = Beordern und Kämpfen
web-leaders-phase-headquarters = Hauptquartier
web-leaders-track = Produktionspunkte: { $players }. { $goal } gewinnen.
web-leaders-points-of = Produktionspunkte: { $points }
web-leaders-badges-of = Ehrenabzeichen: { $count }
web-leaders-military-of = Militärforschung: Stufe { $level }
web-leaders-markers-of = Markierte Gebiete: { $count }
web-leaders-in-headquarters = Im Hauptquartier
web-leaders-to-go = noch { $points }
web-leaders-out = ausgeschieden
web-leaders-correct = Eingabe berichtigen
web-leaders-switch = Was du ansiehst
web-leaders-my-headquarters = Mein Hauptquartier
web-leaders-the-table = Der Tisch
web-leaders-summary = Meine Geheimnisse im Überblick
web-leaders-clause = Regel { $clause } im Buch
web-leaders-choose-first = Triff erst eine Wahl.
web-leaders-mind = Das gilt außerdem
web-leaders-rules-count =
    { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
web-leaders-turn-of = { $name } ist am Zug: { $phase }
web-leaders-meanwhile-production = Die Punkte werden eingegeben. Alle dürfen hinsehen.
web-leaders-meanwhile-events = Nachrichten werden gelesen: erst die öffentlichen Karten, dann die geheimen.
web-leaders-meanwhile-headquarters = Geheime Befehle werden gegeben. Bitte wegsehen.
web-leaders-news = Letzte öffentliche Nachrichten
web-leaders-no-news = Keine öffentlichen Nachrichten.
web-leaders-no-secrets = Keine geheimen Nachrichten.
web-leaders-colours = Farben
web-leaders-colour-title = { $name }, wähle deine Farbe
web-leaders-colour-about = Es ist die Farbe deiner Einheiten. Jede gibt es einmal.
web-leaders-colour-blue = Blau
web-leaders-colour-green = Grün
web-leaders-colour-red = Rot
web-leaders-colour-yellow = Gelb
web-leaders-colour-orange = Orange
web-leaders-colour-purple = Lila
web-leaders-blocs = Machtblöcke
web-leaders-bloc-title = { $name }, wähle deinen Machtblock
web-leaders-bloc-about = Deine Nation gehört zu diesem Block.
web-leaders-bloc-left =
    { $count ->
        [0] Kein Platz mehr frei
        [one] Noch { $count } Platz frei
       *[other] Noch { $count } Plätze frei
    }
web-leaders-bloc-capitalist = Kapitalistisch
web-leaders-bloc-neutral = Neutral
web-leaders-bloc-communist = Kommunistisch
web-leaders-nations = Nationen
web-leaders-nation-title = { $name }, wähle deine Nation
web-leaders-no-skills = Spezialfähigkeiten sind an diesem Tisch ausgeschaltet.
web-leaders-not-open = Für dich nicht offen: tippe für den Grund
web-leaders-take-nation = { $nation } nehmen
web-leaders-home = Heimat: { $area }
web-leaders-rule-free = Alle wählen frei.
web-leaders-rule-by-bloc = Nach Machtblock, mit begrenzten Plätzen.
web-leaders-rule-fixed = Für die Zahl der Spieler vorgegeben.
web-leaders-start-free = Frei: In Spielerreihenfolge setzt jeder je eine Infanterie, erst irgendwohin, dann neben eigene Gebiete, bis das Brett voll ist.
web-leaders-start-home-area = Heimat: wie beim freien Start, aber jeder beginnt in der Home Area der eigenen Nation.
web-leaders-start-fixed = Fest: Für jeden wird ein Anteil des Bretts gezogen; setze in jedes seiner Gebiete eine Infanterie und stelle deinen Stein.
web-leaders-start-undescribed = Dieses Szenario hat feste Startgebiete. Die App kennt euer gedrucktes Brett nicht, darum beginnt ihr diesmal frei.
web-leaders-share = Anteil { $share }
web-leaders-step-material = Nehmt euer Material
web-leaders-step-start-areas = Startgebiete
web-leaders-step-handicap = Ausgleich für den Start
web-leaders-step-markers = Szenario-Marker
web-leaders-step-place = Platzieren
web-leaders-step-move = Bewegen
web-leaders-step-defend = Verteidigen
web-leaders-step-fight = Kämpfen
web-leaders-step-about-material = Die Spielerreihenfolge ist ausgelost: so lautet sie.
web-leaders-step-about-start-areas = Besetzt die Gebiete eures Bretts.
web-leaders-step-about-handicap = So viele Infanterien kommen aus deinem Vorrat in dein Base Camp.
web-leaders-step-about-markers = Sie werden vor der ersten Runde gelegt.
web-leaders-step-about-rules = Was gewinnt, und was an diesem Tisch alles kostet.
web-leaders-take-board = 1 Spielertafel
web-leaders-take-card = Nationenkarte: { $nation }
web-leaders-take-markers = { $count } Holzsteine
web-leaders-count-infantry =
    { $count ->
        [one] { $count } Infanterie
       *[other] { $count } Infanterien
    }
web-leaders-count-tank =
    { $count ->
        [one] { $count } Panzer
       *[other] { $count } Panzer
    }
web-leaders-count-plane =
    { $count ->
        [one] { $count } Flieger
       *[other] { $count } Flieger
    }
web-leaders-markers-how = Legt die { $count } Szenario-Marker auf Gebiete, die über das ganze Brett verteilt sind. Wer ab der zweiten Runde zu Beginn eines Zuges { $goal } davon hält, gewinnt.
web-leaders-to-win = Eines davon gewinnt
web-leaders-win-points = Produktionspunkte, eingegeben zu Beginn des Zuges
web-leaders-win-level = als Stufe in allen drei Forschungsfeldern
web-leaders-win-badge = Ehrenabzeichen: { $badge }
web-leaders-win-markers = markierte Gebiete zu Beginn des Zuges
web-leaders-prices = Preise für { $count } Spieler
web-leaders-item = Was
web-leaders-cost = Punkte
web-leaders-rounds = Runden
web-leaders-research-level = Forschung, Stufe { $level }
web-leaders-unit-infantry = Infanterie
web-leaders-unit-tank = Panzer
web-leaders-unit-plane = Flieger
web-leaders-unit-diplomat = Diplomat
web-leaders-unit-spy = Spion
web-leaders-production-title = { $name }: Produktionspunkte
web-leaders-production-about = Tippe die Zahl deines Steins auf der Leiste ein. { $goal } gewinnen.
web-leaders-marked-title = { $name }: markierte Gebiete
web-leaders-marked-about = Wie viele markierte Gebiete hältst du? { $goal } gewinnen.
web-leaders-last-entry = Letzte Eingabe
web-leaders-change = Änderung
web-leaders-missing = Bis zum Ziel
web-leaders-same-again = Wieder { $number }
web-leaders-at-most = Höchstens { $most } lassen sich eingeben.
web-leaders-type-number = Tippe eine Zahl ein.
web-leaders-doubt-wins = { $number } ist ein militärischer Sieg. Stimmt das?
web-leaders-doubt-markers = { $number } markierte Gebiete gewinnen die Partie. Stimmt das?
web-leaders-doubt-far = { $number } nach { $before }: das sind { $change } Unterschied. Stimmt das?
web-leaders-doubt-none = Gar keine Punkte. Stimmt das?
web-leaders-no-again = Nein, noch einmal
web-leaders-yes-true = Ja, { $number }
web-leaders-pad = Ziffernblock
web-leaders-clear = Alles löschen
web-leaders-rub = Letzte Ziffer löschen
web-leaders-elimination-title = Keine Punkte, { $name }: Bist du ausgeschieden?
web-leaders-remain = Ich spiele weiter
web-leaders-eliminated = Ich bin ausgeschieden
web-leaders-withdraw-title = { $name }: Einheiten abziehen
web-leaders-command-title = { $name }: Beordern und Kämpfen
web-leaders-without-device = Auf dem Brett, ohne Gerät. Hake ab, was getan ist.
web-leaders-looking-on = { $name } handelt auf dem Brett; alle dürfen mitlesen.
web-leaders-steps = Schritte der Phase
web-leaders-order-of-steps = Reihenfolge der Schritte
web-leaders-withdraw-done = Einheiten sind abgezogen
web-leaders-command-done = Alle Kämpfe sind vorbei
web-leaders-group-ally = Mit Allianzpartnern
web-leaders-group-sea = Seefelder
web-leaders-group-retreat = Rückzug
web-leaders-group-dice = Würfel
web-leaders-group-losses = Verluste
web-leaders-group-result = Sieg oder Niederlage
web-leaders-reminders = Nicht vergessen
web-leaders-exactly = Im Wortlaut
web-leaders-military-level =
    { $level ->
        [1] Militär 1: In jeder Kampfrunde darf ein Würfel neu geworfen werden.
        [2] Militär 2: eine Einheit über dem Limit eines Gebiets.
       *[other] Militär 3: In jeder Kampfrunde zählt ein einfacher Treffer doppelt.
    }
web-leaders-guide = Kampfhilfe
web-leaders-guide-open = Kampfhilfe öffnen
web-leaders-guide-close = Kampfhilfe schließen
web-leaders-combat-round = Kampfrunde { $round }
web-leaders-guide-units = Wer kämpft, und womit? Jede Seite wirft höchstens ihre drei stärksten Würfel; vor jedem Wurf darf erst der Angreifer, dann der Verteidiger sich zurückziehen.
web-leaders-guide-dice = Beide Seiten haben geworfen. Mit Militär 1 tippe einen Würfel an, um ihn neu zu werfen: erst der Angreifer, dann der Verteidiger.
web-leaders-guide-real = Werft eure eigenen Würfel, Neuwürfe eingeschlossen, und tippt hier jeden an, bis er dasselbe zeigt.
web-leaders-guide-losses = Jede Seite entfernt so viele eigene Einheiten, wie die andere Treffer hat, nach eigener Wahl; sie kommen in den Vorrat.
web-leaders-side-attacker = Angreifer
web-leaders-side-defender = Verteidiger
web-leaders-over-sea = In einem Seefeld, aus einem heraus oder über eine gepunktete Linie
web-leaders-retreat-cost = Rückzug: { $lost } verloren, { $saved } in die Drop Zone
web-leaders-roll-here = Auf dem Gerät werfen
web-leaders-roll-real = Wir werfen selbst
web-leaders-next-fight = Ein anderer Kampf
web-leaders-to-losses = Zu den Verlusten
web-leaders-remove-losses = Verluste sind entfernt
web-leaders-hits =
    { $count ->
        [one] Treffer
       *[other] Treffer
    }
web-leaders-doubled = Militär 3: ein einfacher Treffer zählt doppelt.
web-leaders-may-reroll = Militär 1: darf einen Würfel neu werfen.
web-leaders-choose-losses =
    { $count ->
        [one] Entferne { $count } Einheit
       *[other] Entferne { $count } Einheiten
    }
web-leaders-outcome-attacker = Der Angreifer hat gewonnen: Versetzt beide Produktionssteine um das Gebiet, samt Kontinent-Bonus.
web-leaders-outcome-defender = Der Verteidiger hat gewonnen: Kein Stein bewegt sich.
web-leaders-outcome-nobody = Unentschieden: Das Gebiet ist frei, und der Verteidiger setzt seinen Stein um dessen Punkte zurück.
web-leaders-die-white = Weißer Würfel
web-leaders-die-grey = Grauer Würfel
web-leaders-die-black = Schwarzer Würfel
web-leaders-face-open = nicht geworfen
web-leaders-face-miss = daneben
web-leaders-face-hit = Treffer
web-leaders-face-double = Doppeltreffer
web-leaders-less = Weniger: { $what }
web-leaders-more = Mehr: { $what }
web-leaders-public-cards = Nachrichten für alle über { $name }
web-leaders-public-cards-about = Lies laut vor und tu auf dem Brett, was die Karten sagen.
web-leaders-secret-cards = Nur für deine Augen, { $name }
web-leaders-secret-cards-about = Das darf sonst niemand sehen, { $name }.
web-leaders-deck = Karten
web-leaders-card-before = Vorige Karte
web-leaders-card-next = Nächste Karte
web-leaders-card-of = Karte { $card } von { $count }
web-leaders-cards-left =
    { $count ->
        [one] Noch { $count } Karte zu lesen
       *[other] Noch { $count } Karten zu lesen
    }
web-leaders-offers-left =
    { $count ->
        [one] Beantworte erst das Angebot.
       *[other] Beantworte erst die { $count } Angebote.
    }
web-leaders-offer = { $name } bietet dir eine Allianz an.
web-leaders-offer-about = Sie gilt sofort, wenn du annimmst, und sonst erfährt es niemand.
web-leaders-accept = Annehmen
web-leaders-decline = Ablehnen
web-leaders-world = Die Welt in dieser Runde:

## LEADERS: Das volldigitale Spiel: die Karte

web-leaders-world-map = Weltkarte
web-leaders-world-count-infantry = { $count } Infanterie
web-leaders-world-count-tank = { $count } Panzer
web-leaders-world-count-plane = { $count } Flieger
web-leaders-world-nobody = keine Einheiten
web-leaders-world-you = Du
web-leaders-world-army-of = { $name }: { $army }
web-leaders-world-place-mine = { $name }, { $points } Punkte, deins: { $army }
web-leaders-world-place-theirs = { $name }, { $points } Punkte, { $owner }: { $army }
web-leaders-world-place-free = { $name }, { $points } Punkte, frei
web-leaders-world-place-sea = { $name }, Seefeld
web-leaders-world-phase-production = Produktionspunkte
web-leaders-world-to-headquarters = Ins Hauptquartier
web-leaders-world-show = Auf der Karte zeigen: { $place }
web-leaders-world-public-about = Diese Karten sehen alle. Das Programm führt auf dem Brett aus, was sie sagen.
web-leaders-world-camp = Base Camp
web-leaders-world-camp-of = Base Camp: { $army }
web-leaders-world-drop = Drop Zone
web-leaders-world-units =
    { $count ->
        [one] { $count } Einheit
       *[other] { $count } Einheiten
    }
web-leaders-world-list = Gebiete als Liste
web-leaders-world-list-mine = Meine
web-leaders-world-list-possible = Möglich
web-leaders-world-list-all = Alle
web-leaders-world-list-none = Im Moment keine.
web-leaders-world-start-title = Besetze ein Gebiet
web-leaders-world-start-about = Tippe auf eines der hervorgehobenen Gebiete: Dorthin kommt eine Infanterie.
web-leaders-world-free =
    { $count ->
        [one] { $count } Gebiet ist noch frei
       *[other] { $count } Gebiete sind noch frei
    }
web-leaders-world-holds =
    { $count ->
        [one] { $count } Gebiet, { $points } Punkte
       *[other] { $count } Gebiete, { $points } Punkte
    }
web-leaders-world-count-title = Produktionspunkte von { $name }
web-leaders-world-count-about = Gebiete und ganze Kontinente, zusammengezählt. { $goal } Punkte gewinnen.
web-leaders-world-count-wins = Das ist der Sieg!
web-leaders-world-bonus = Kontinent-Bonus
web-leaders-world-withdraw-title = Zieh deine Einheiten ab
web-leaders-world-withdraw-about = In jedem Gebiet bleibt eine Einheit, alle anderen kommen ins Base Camp. Auf See bleibt alles, wie es ist.
web-leaders-world-stays-about = Welche Einheit bleibt? Sonst die schwächste. Wähle hier oder tippe auf das Gebiet.
web-leaders-world-withdraw = Alle abziehen
web-leaders-world-sabotage-title = Sabotage in deinem Base Camp
web-leaders-world-sabotage-about = Welche Einheit nimmst du weg?
web-leaders-world-place-title = Platziere Einheiten
web-leaders-world-place-about = Die Zahlen auf der Karte sagen, wie viele Einheiten in einem Gebiet stehen und wie viele hineinpassen.
web-leaders-world-tap-place = Tippe auf ein Gebiet: Es wird aus deinem Base Camp gefüllt, die Stärksten zuerst. Danach kannst du alles ändern.
web-leaders-world-limit = Einheiten hier und wie viele hineinpassen
web-leaders-world-fill = Füllen
web-leaders-world-clear = Von vorn
web-leaders-world-defend-title = Du wirst angegriffen
web-leaders-world-help-title = { $name } wird angegriffen
web-leaders-world-defend-about = Schick Einheiten aus deinem Base Camp in angegriffene Gebiete oder keine.
web-leaders-world-tap-defend = Tippe auf ein angegriffenes Gebiet, um es zu füllen.
web-leaders-world-send = Losschicken
web-leaders-world-send-none = Niemanden schicken
web-leaders-world-move-title = Bewege und greif an
web-leaders-world-tap-source = Tippe auf ein Gebiet oder Seefeld mit Einheiten, die gehen dürfen.
web-leaders-world-from-title = Von { $from }: wohin?
web-leaders-world-tap-target = Tippe auf einen der hervorgehobenen Orte.
web-leaders-world-attack-title = Angriff: { $from } gegen { $to }
web-leaders-world-march-title = Von { $from } nach { $to }
web-leaders-world-who-goes = Wer geht
web-leaders-world-one-stays =
    { $count ->
        [one] { $count } Einheit muss bleiben.
       *[other] { $count } Einheiten müssen bleiben.
    }
web-leaders-world-attack = Angreifen
web-leaders-world-move = Bewegen
web-leaders-world-nobody-goes = Wähle mindestens eine Einheit.
web-leaders-world-cancel = Doch nicht
web-leaders-world-move-line =
    { $count ->
        [one] { $from } → { $to }: { $count } Einheit
       *[other] { $from } → { $to }: { $count } Einheiten
    }
web-leaders-world-to-fights =
    { $count ->
        [one] Weiter: { $count } Kampf
       *[other] Weiter: { $count } Kämpfe
    }
web-leaders-world-waiting = { $count } im Camp
web-leaders-world-next-battle-title = Welcher Kampf kommt als Nächster?
web-leaders-world-next-battle-about = Kämpfe in Gebieten müssen sein, die auf See nicht.
web-leaders-world-fight-in = { $place }, gegen { $name }
web-leaders-world-no-sea-fight = Kein Kampf auf See
web-leaders-world-battle-title = { $place }, Kampfrunde { $round }
web-leaders-world-stand-about = Kämpfe oder zieh dich zurück, solange du kannst.
web-leaders-world-press = Bis zum Ende kämpfen
web-leaders-world-stand = Nur diese Runde
web-leaders-world-retreat = Rückzug
web-leaders-world-retreat-cost = { $lost } verloren, { $saved } gerettet
web-leaders-world-other-dice = Mit anderen Einheiten würfeln
web-leaders-world-presses = Kämpft bis zum Ende
web-leaders-world-reroll-about = Du darfst einen deiner Würfel noch einmal werfen: Tippe ihn an.
web-leaders-world-leave = Würfel liegen lassen
web-leaders-world-losses-about =
    { $count ->
        [one] Welche Einheit verlierst du? Noch { $count }.
       *[other] Welche Einheiten verlierst du? Noch { $count }.
    }
web-leaders-world-lose-weakest = Die Schwächsten verlieren
web-leaders-world-fight-log = Der Kampf: { $place }
web-leaders-world-hits = { $count } Treffer
web-leaders-world-lost = Verloren
web-leaders-world-retreated =
    { $count ->
        [one] { $name } zieht sich mit { $count } Einheit zurück.
       *[other] { $name } zieht sich mit { $count } Einheiten zurück.
    }
web-leaders-world-fight-won = { $attacker } hat gewonnen.
web-leaders-world-fight-held = { $defender } hat standgehalten.
web-leaders-world-fight-drawn = Niemand ist übrig.
web-leaders-world-card-done = Erledigt: Das Programm hat es ausgeführt.
web-leaders-world-regions-curve = Gebiete von Runde zu Runde
web-leaders-world-regions = Gebiete
web-leaders-world-fights-title = Kämpfe
web-leaders-world-fights-won = Gewonnen
web-leaders-world-fights-lost = Verloren

## Small World

web-smallworld-map = Karte
web-smallworld-list = Regionen als Liste
web-smallworld-list-possible = Möglich
web-smallworld-list-mine = Meine
web-smallworld-list-all = Alle
web-smallworld-list-none = Zurzeit keine.
web-smallworld-coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
      }
web-smallworld-income = das Brett bringt jetzt { $coins }
web-smallworld-earned = { $name }: +{ $coins }
web-smallworld-tokens =
    { $tokens ->
        [one] { $tokens } Plättchen
       *[other] { $tokens } Plättchen
      }
web-smallworld-on-it =
    { $coins ->
        [one] { $coins } Münze liegt darauf
       *[other] { $coins } Münzen liegen darauf
      }
web-smallworld-you = du
web-smallworld-held =
    { $tokens ->
        [one] { $who }: { $race }, { $tokens } Plättchen
       *[other] { $who }: { $race }, { $tokens } Plättchen
      }
web-smallworld-waits = Warten auf { $who }
web-smallworld-offered = Kombinationen im Angebot
web-smallworld-title-pick = Wähle eine Kombination
web-smallworld-title-pick-with = Wähle eine Kombination (du hast { $coins })
web-smallworld-title-choose = Ausbreiten oder untergehen?
web-smallworld-title-leader = Kommt der Anführer mit?
web-smallworld-title-ready = Truppen bereit machen
web-smallworld-title-conquer = Erobern
web-smallworld-title-give-up = Gib eine Region auf
web-smallworld-title-tower = Ein Elfenbeinturm?
web-smallworld-title-redeploy = Umgruppieren
web-smallworld-title-resettle = Vertriebene Plättchen einsetzen
web-smallworld-title-ransom = Dein Anführer wurde gefangen
web-smallworld-title-ally = Mit jemandem Frieden schließen?
web-smallworld-title-stout = Jetzt gleich untergehen?
web-smallworld-pick =
    { $price ->
        [0] { $combo } nehmen, kostenlos
        [one] { $combo } nehmen, für { $price } Münze
       *[other] { $combo } nehmen, für { $price } Münzen
      }
web-smallworld-cannot-pay = Zu teuer für dich.
web-smallworld-lost-race = { $race } verschwinden von der Karte
web-smallworld-lost-leader = Der { $leader } geht
web-smallworld-lost-region = { $region } geht verloren: dort steht kein Plättchen
web-smallworld-leader-piece = Ein Plättchen mehr, kostenlos: Er erobert und verteidigt wie ein Rassenplättchen.
web-smallworld-leader-immune = Tapfer: Er beendet deinen Zug nie in einer immunen Region (Drache, Held, Erdhöhle).
web-smallworld-leader-ransom = Fällt seine Region, wird er gefangen: sofort Lösegeld { $ransom }, sonst ist er am Ende { $captive } für den Gegner wert.
web-smallworld-leader-to-hand = der Anführer kommt auf die Hand
web-smallworld-stay = bleiben
web-smallworld-keep-more = Ein Plättchen mehr bleibt in { $region }
web-smallworld-keep-less = Ein Plättchen weniger bleibt in { $region }
web-smallworld-abandoned =
    { $lost ->
        [none] Wird verlassen: Die Plättchen kommen auf die Hand.
       *[other] Wird verlassen: Die Plättchen kommen auf die Hand. Verloren: { $lost }.
      }
web-smallworld-all-abandoned = Ohne Region betrittst du die Karte von neuem, wie bei einer ersten Eroberung.
web-smallworld-lift = Alle aufnehmen
web-smallworld-undo = Rückgängig
web-smallworld-pips = Würfel: −{ $pips }
web-smallworld-legend-can = antippen: erobern
web-smallworld-legend-luck = nur mit dem Würfel
web-smallworld-legend-dear = zu teuer
web-smallworld-tools = Was ein Tippen auf die Karte einsetzt
web-smallworld-spread = Gleichmäßig verteilen
web-smallworld-as-before = Wie sie standen
web-smallworld-token-more = Ein Plättchen mehr: { $region }
web-smallworld-token-less = Ein Plättchen weniger: { $region }
web-smallworld-rest = Rest
web-smallworld-rest-in = Alle übrigen nach { $region }
web-smallworld-put = { $what } in { $region }
web-smallworld-take-away = Wegnehmen: { $what }, { $region }
web-smallworld-stands-lead = zu Plättchen
web-smallworld-stands-alone = statt eines Plättchens
web-smallworld-lay = Aufstellung bestätigen
web-smallworld-left = Noch auf der Hand: { $what }.
web-smallworld-ransom-coins = Du hast { $coins }; { $left } blieben übrig.
web-smallworld-ransom-pay = { $action } ({ $ransom })
web-smallworld-ransom-refuse = { $action }: am Ende { $captive } wert für { $name }
web-smallworld-waits-ransom = Ein Anführer wurde gefangen; sein Besitzer entscheidet über das Lösegeld.
web-smallworld-orders = Meine Daueraufträge
web-smallworld-orders-about = Sie gelten in den Zügen der anderen; niemand sonst sieht sie.
web-smallworld-order-ransom = Lösegeld für meinen Anführer
web-smallworld-order-layout = Vertriebene Plättchen
web-smallworld-count = Die Schlussabrechnung
web-smallworld-count-player = Spieler
web-smallworld-count-sum = Summe
web-smallworld-count-tie = Plättchen (bei Gleichstand)
web-smallworld-by-turn = Einkommen je Zug

## Hühnerinsel

web-narrator-skip = Zeigen, wie es jetzt steht
web-narrator-rolled = { $who } würfelt { $what }.
web-all-the-same = Trotzdem: { $label }
web-not-yet = Noch nicht
web-xorlosch-aim =
    { $mine ->
        [-1] Die meisten Questkarten gewinnen: am meisten hat jemand mit { $most }
       *[other] Die meisten Questkarten gewinnen: du hast { $mine }, am meisten sind { $most }
    }
web-xorlosch-steps-lost = Noch kein Zwerg von dir ist gelaufen. Die Schritte dieses Zuges würden verfallen.
web-smallworld-aim =
    { $coins ->
        [-1] Die meisten Siegmünzen nach Runde { $turns } gewinnen: Runde { $round }
       *[other] Die meisten Siegmünzen nach Runde { $turns } gewinnen: Runde { $round }, du hast { $coins }, die Karte bringt { $income }
    }
web-smallworld-hand-lost =
    { $tokens ->
        [one] { $tokens } Plättchen auf der Hand und in diesem Zug nichts erobert.
       *[other] { $tokens } Plättchen auf der Hand und in diesem Zug nichts erobert.
    }
web-leaders-aim =
    { $points ->
        [-1] { $needed } Punkte gewinnen
       *[other] { $needed } Punkte gewinnen: du hast { $points }
    }
web-chicken-island = Die Insel
web-chicken-dice = Deine Würfel
web-chicken-die-spent = verbraucht
web-chicken-hand = Deine Hand: { $count } Schriftrollen
web-chicken-no-scrolls = keine Schriftrollen
web-chicken-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
web-chicken-one-away = Ein Erfolg fehlt noch zum Sieg
web-chicken-aim-flag = Bring eine fremde Flagge zu deiner Basis.
web-chicken-aim-solo = Ein Erfolg gewinnt, eine Niederlage beendet alles.
web-chicken-aim-look =
    { $players ->
        [2] Zwei Marker auf dem anderen Anführer gewinnen.
       *[other] Wer 2 verschiedene Anführer demütigt, gewinnt.
    }
web-chicken-aim-team =
    { $done ->
        [0] Mit { $partner }: { $first } und { $second } demütigen
       *[other] Mit { $partner }: { $second } demütigen, { $first } ist erledigt
    }
web-chicken-aim-duel = 2 Marker auf { $who }: du { $mine }, gegen dich { $theirs }
web-chicken-aim-many = Demütige { $needs } verschiedene Anführer: du { $has } von { $needs }
web-chicken-fight = Der Kampf
web-chicken-strength = Stärke
web-chicken-armour = Rüstung
web-chicken-speed = Tempo
web-chicken-range = Reichweite
web-chicken-tie = Gleichstand reicht dem Angreifer
web-chicken-order = Wer Schriftrollen legen darf, der Reihe nach
web-chicken-part-die = Würfel
web-chicken-passes = { $count } von { $all }: Passen alle nacheinander, ist Schluss
web-chicken-pilots =
    { $count ->
        [one] braucht { $count } Piloten
       *[other] braucht { $count } Piloten
    }
web-chicken-band = Wer mitgeht
web-chicken-goes = geht
web-chicken-stays = bleibt
web-chicken-take = Stattdessen { $what }
web-chicken-hands = Karten der anderen: { $who }
web-chicken-touch-hex = Tippe auf ein helles Feld, um hinzugehen.
web-chicken-touch-target = Tippe auf ein rotes Ziel, um anzugreifen.
web-chicken-no-move = Kann sich jetzt nicht bewegen.
web-chicken-no-target = Niemand ist in Reichweite.
web-chicken-pay-by = Womit die Bewegung bezahlt wird
web-chicken-by-move = freie Aktion
web-chicken-by-march = Kralle
web-chicken-by-drive = eigene Fahrt des Wagens
web-chicken-by-signal = Oranger Turm, 1 Stern
web-chicken-by-charge = Sir Drumstick, 1 Stern
web-chicken-moves-by = Bewegung durch: { $way }
web-chicken-drop-here = Bleiben einige hier?
web-chicken-drop-on = Tippe auf ein helles Feld, um weiterzugehen.
web-chicken-do-stay = Alle bleiben hier
web-chicken-stars = Was Sterne kaufen
web-chicken-power = Macht { $count }
web-chicken-line = handelt in dieser Reihenfolge:
web-chicken-do-base = Diese Basis nehmen
web-chicken-do-discard = Ablegen
web-chicken-do-last = Tun und Zug beenden
web-chicken-ends-turn = Danach ist nichts mehr zu tun: Dein Zug endet damit.
web-chicken-do-attack = Angreifen
web-chicken-do-build = Bauen
web-chicken-do-roll = Würfeln
web-chicken-do-roll-dice =
    { $count ->
        [0] Nicht würfeln
        [one] { $count } Würfel werfen
       *[other] { $count } Würfel werfen
    }
web-chicken-do-dice = Mit diesen Würfeln kämpfen
web-chicken-do-cards =
    { $count ->
        [one] { $count } Schriftrolle legen
       *[other] { $count } Schriftrollen legen
    }
web-chicken-do-lay = Hierhin legen
web-chicken-no-dice = Ohne weitere Würfel kämpfen
web-chicken-end = Zug beenden
web-chicken-free-lost = Deine freie Aktion würde verfallen.
web-chicken-car-lost = Ein Kampfwagen könnte noch fahren.
web-chicken-kept =
    { $count ->
        [0] Keine Würfel behalten
        [one] { $count } Würfel behalten
       *[other] { $count } Würfel behalten
    }
web-chicken-undo = Doch nicht
web-chicken-own-pilots = Piloten selbst wählen
web-chicken-waits = { $who } ist dran.
web-chicken-support =
    { $side ->
        [attacker] Für den Angreifer
       *[other] Für den Verteidiger
    }
web-chicken-turn-it = Berühre das Teil noch einmal, um es zu drehen.
web-chicken-why = warum?
web-chicken-challenger-did = Was er tat und warum ({ $count })
web-chicken-row-reinforce = Verstärkung
web-chicken-row-build = Bau
web-chicken-row-fight = Kampf/Bewegung
web-chicken-row-power = Kraft
web-chicken-touches = Berührt: Lava { $lava }, Land { $land }
web-chicken-direction = Richtung { $n } bekommt die Nummer 1
web-chicken-partner = dein Partner
web-chicken-replaces = { $what } geht
web-chicken-play = Spielen
web-chicken-hand-button = Hand { $count }
web-chicken-passes-about = Niemand sonst erfährt davon, und du kannst es jederzeit zurücknehmen. In deinen eigenen Kämpfen wirst du gefragt.
web-chicken-passes-button =
    { $set ->
        [yes] Passen an
       *[other] Passen
    }
web-chicken-passes-unless = außer { $who } greift an
web-chicken-passes-others = außer ich bin dabei
web-chicken-passes-this-fight = diesen Kampf
web-chicken-passes-ask = frag mich
web-chicken-passes-mine = Passe für mich:
web-chicken-passes-title = Im Voraus passen
web-chicken-seconds = noch { $count } Sekunden
web-chicken-pass-of = { $who }: passen
web-chicken-no-cards = keine Karten
web-chicken-passed = passt
web-chicken-outcome-tie = Der Angriff gelingt (Gleichstand reicht)
web-chicken-outcome-success = Der Angriff gelingt
web-chicken-outcome-absorbed = Ein Schild fängt den Schlag ab
web-chicken-outcome-failed = Der Angriff scheitert
web-chicken-outcome-escaped = Der Angriff scheitert: außer Reichweite
web-chicken-blow = { $what } wegblasen
web-chicken-markers =
    { $count ->
        [one] { $count } Marker
       *[other] { $count } Marker
    }
web-chicken-attacker-stays = Der Angreifer bleibt, wo er steht.
web-chicken-epic = Epischer Tod!
web-chicken-move-none = Keines bewegen
web-chicken-chosen = { $leader } führt dich an. Jetzt ist { $who } dran.
web-chicken-shielded = Ein Schild schützt: Der erste Erfolg nimmt nur den Schild.
web-chicken-dice-lost = Ohne deine Würfel steht es { $strength } gegen { $armour }.
web-chicken-passes-hint = Du bist an diesem Kampf nicht beteiligt.
web-chicken-passes-offer = In fremden Kämpfen für mich passen
web-chicken-aim-flag-lost = { $who } hat deine Fahne: Halte sie auf, bevor sie die fremde Basis erreicht!
web-chicken-aim-flag-mine = Du hast die Fahne von { $who }: Bring sie in deine Basis.
web-chicken-carries-home = Gewinnt, wenn diese Fahne nach Hause kommt

## Runewars

web-runewars-land = Das Land
web-runewars-aim = { $mine ->
    [-1] Runen von { $needed }: { $others }
   *[other] Runen: du { $mine } von { $needed } · { $others }
}
web-runewars-aim-begin = Wer { $needed } Drachenrunen hat, gewinnt.
web-runewars-influence = { $count } Einfluss
web-runewars-tactics = { $count ->
    [one] 1 Taktikkarte
   *[other] { $count } Taktikkarten
}
web-runewars-quests = { $count ->
    [one] 1 Questkarte
   *[other] { $count } Questkarten
}
web-runewars-runes = Drachenrunen: sicher { $sure }, höchstens { $most }
web-runewars-heroes = { $count ->
    [one] 1 Held
   *[other] { $count } Helden
}
web-runewars-order-lost = Dieser Befehl würde nichts bewirken.
web-runewars-nobody-comes = Niemand kommt: Dein Aktivierungsmarker läge dort, und sonst geschieht nichts.
web-runewars-no-card-fits = Keine deiner Karten lässt sich hier spielen. Du wirst trotzdem gefragt, damit niemand erfährt, was du auf der Hand hast.
web-runewars-no-reward-fits = Keine der Belohnungskarten lässt sich hier einsetzen.
web-runewars-touch-land = Tippe eines der hellen Gebiete der Karte an.
web-runewars-touch-unit = Tippe eine der umrahmten Einheiten der Schlacht an.
web-runewars-hero-rests = Ein Held, der nichts tut, verliert die Gelegenheit dieses Jahres.
web-runewars-hero-moves-on = Hier ist eine Quest oder ein Duell möglich, und nur jetzt.
web-runewars-bonus-lost = Du bekämst nichts dafür.
web-runewars-hero-lost = Du würdest keinen der Helden behalten, für die du bezahlt hast.
web-runewars-rest-last = Wen du nirgends sonst aufstellst, der steht in { $area }.
web-runewars-from-to = { $from } nach { $to }
web-runewars-fewer = { $what }: eins weniger
web-runewars-more = { $what }: eins mehr
web-runewars-season-open = Jahreszeitenkarte
web-runewars-year = Jahr { $year } von { $last }
web-runewars-set-up = Aufbau
web-runewars-order-of-play = Spielreihenfolge
web-runewars-has-chosen = hat gewählt
web-runewars-thinks = überlegt
web-runewars-lamp = Die Bonusfunktion würde dir gehören.
web-runewars-no-lamp = Keine Bonusfunktion: Einer deiner offenen Befehle hat eine höhere Zahl.
web-runewars-no-lamp-fortify = Dieser Befehl hat keine Bonusfunktion.
web-runewars-used = dieses Jahr schon benutzt
web-runewars-harvest-now = Anzeiger auf { $food } Nahrung, { $wood } Holz, { $ore } Erz
web-runewars-harvest-to = Ernte: { $to }
web-runewars-icon-influence = Einfluss
web-runewars-icon-tactics = Taktikkarte
web-runewars-amount = Betrag
web-runewars-rune-hidden = Runenmarker, unbekannt
web-runewars-rune-dragon = Drachenrune
web-runewars-rune-false = falsche Rune
web-runewars-faceup = offen
web-runewars-facedown = verdeckt
web-runewars-wasteland = Ödnis
web-runewars-ice = { $count ->
    [one] Eiswüstenmarker
   *[other] { $count } Eiswüstenmarker
}
web-runewars-peasant = Bauer
web-runewars-spoils = { $count ->
    [one] 1 Belohnungskarte unter einem Marker
   *[other] { $count } Belohnungskarten unter einem Marker
}
web-runewars-unit-facts = Kampfreihe { $initiative }, Lebenspunkte { $health }
web-runewars-flies = fliegt
web-runewars-fast = schnell
web-runewars-routed = { $count } flüchtend
web-runewars-neutral = Neutrale Einheiten
web-runewars-activated = Aktiviert von
web-runewars-lay-here = Hier anlegen
web-runewars-claims = Siegkarte auf dem Stapel: { $season }
web-runewars-orders-given = Befehle dieses Jahres
web-runewars-still = Was du dieses Jahr noch tun kannst
web-runewars-given-count = { $count ->
    [0] kein Befehl
    [one] 1 Befehl
   *[other] { $count } Befehle
}
web-runewars-left = Noch auf der Hand: { $orders }
web-runewars-bonus-for = Die Bonusfunktion würde dir gehören mit: { $orders }
web-runewars-bonus-none = Kein Befehl hätte dieses Jahr noch die Bonusfunktion.
web-runewars-activated-count = { $count ->
    [0] Kein Gebiet ist aktiviert
    [one] 1 Gebiet aktiviert
   *[other] { $count } Gebiete aktiviert
}
web-runewars-winter = Im Winter:
web-runewars-winter-fine = Deine Nahrung reicht im Winter für alle Einheiten.
web-runewars-hungry = { $area }: { $over } zu viel
web-runewars-titles = Titel
web-runewars-nobody = niemand
web-runewars-decks = Karten übrig: { $tactics } Taktik, { $fate } Schicksal, { $quests } Quest, { $rewards } Belohnung
web-runewars-hand = Taktikkarten
web-runewars-fresh = in dieser Jahreszeit gezogen: noch nicht spielbar
web-runewars-no-cards = Keine
web-runewars-play = Spielen
web-runewars-quest-cards = Questkarten
web-runewars-quest-at = { $more ->
    [0] in { $areas }
   *[other] in { $areas } und { $more } weiteren
}
web-runewars-quest-nowhere = jetzt nirgends
web-runewars-objective = Zielkarte
web-runewars-commanders = Kommandantenkarten
web-runewars-developments = Entwicklungskarten
web-runewars-leads = führt ein Heer
web-runewars-health = Lebenspunkte { $left } von { $of }
web-runewars-acted = hat gehandelt
web-runewars-rewards = { $count ->
    [one] 1 verdeckte Belohnungskarte
   *[other] { $count } verdeckte Belohnungskarten
}
web-runewars-no-heroes = Niemand hat einen Helden.
web-runewars-goal-friendly = dein Gebiet
web-runewars-goal-empty = leer
web-runewars-goal-enemy = Kampf
web-runewars-goal-neutral = Kampf oder Diplomatie
web-runewars-forecast = { $fort ->
    [0] { $attack } gegen { $defence }
   *[other] { $attack } gegen { $defence } und eine Festung mit { $fort }
}
web-runewars-forecast-win = Siegchance ohne Karten: etwa { $win } %
web-runewars-forecast-cards = { $count ->
    [one] Der Verteidiger hat 1 Taktikkarte
   *[other] Der Verteidiger hat { $count } Taktikkarten
}
web-runewars-bare = { $area } bliebe leer zurück.
web-runewars-bare-rune = { $area } bliebe leer zurück, samt der Rune.
web-runewars-council = Rat der Magier
web-runewars-secondary-spring = Frühling: Befehle und Aktivierungsmarker kommen zurück, flüchtende Figuren stehen auf, in jedem Gebiet schmilzt ein Eiswüstenmarker.
web-runewars-secondary-summer = Sommer: die Questphase.
web-runewars-secondary-fall = Herbst: Der Stapel der Schicksalskarten wird gemischt; alle nehmen 2 Einfluss oder 1 Taktikkarte.
web-runewars-secondary-winter = Winter: Kein Gebiet ernährt mehr Einheiten, als der Nahrungsanzeiger zeigt; Wasser ist gefroren.
web-runewars-waits = Am Zug: { $who }.
web-runewars-march = Marsch
web-runewars-march-battle = Marsch: Kampf
web-runewars-march-neutral = Marsch: kämpfen oder reden
web-runewars-march-nobody = Nur aktivieren
web-runewars-moves = Bewegen
web-runewars-so = Bestätigen
web-runewars-give = { $order } wählen
web-runewars-undo = Abbrechen
web-runewars-instead = statt { $unit }
web-runewars-army = Deine Einheiten: wie viele von welchem Typ, und wo?
web-runewars-talk = Bündnis { $ally } %, Abzug { $leave } %
web-runewars-leave-one = Einen zurücklassen
web-runewars-harvest-will = Worauf Ernte deine Anzeiger stellt
web-runewars-harvest-did = Deine Anzeiger vor und nach der Ernte
web-runewars-dial-one = Um 1 erhöhen
web-runewars-dial-two = Um 2 erhöhen
web-runewars-neutral-count = { $count ->
    [one] { $count } neutrale Einheit
   *[other] { $count } neutrale Einheiten
}
web-runewars-served = erledigt
web-runewars-power-will = Deine Anzeiger bringen { $count } Einfluss: { $from } auf { $to }
web-runewars-power-did = Deine Anzeiger brachten { $count } Einfluss, du hast { $to }.
web-runewars-title-holds = darauf { $count } Einfluss
web-runewars-title-for = { $title } für { $count }
web-runewars-part-done = erledigt
web-runewars-part-build = eine Festung, für 1 Holz und 1 Erz
web-runewars-part-repair = eine beschädigte Festung, für 1 Erz
web-runewars-part-move-runes = zwischen zwei deiner Gebiete
web-runewars-stock = Du hast: { $stock }
web-runewars-chance = { $chance } %
web-runewars-quest-chance = Quest { $chance } %
web-runewars-quest-far = nicht in Reichweite
web-runewars-hero-at = { $hero } geht nach { $area }.
web-runewars-take-damage = { $count } Schaden so nehmen
web-runewars-take-routs = { $count ->
    [one] { $count } Einheit flüchtet so
   *[other] { $count } Einheiten flüchten so
}
web-runewars-to-lose = wird getroffen: { $count }
web-runewars-playable = { $count ->
    [one] { $count } Karte spielbar
   *[other] { $count } Karten spielbar
}
web-runewars-stop-there = { $card } gehört zu einem Moment, in dem dich niemand fragt: { $window }.
web-runewars-stop-me = Dann fragen
web-runewars-decides = { $who } entscheidet
web-runewars-decided = Schon entschieden: { $who }
web-runewars-plan = Dein nächster Befehl (nur du siehst ihn)
web-runewars-turn = Drehen
web-runewars-tabs = Mehr
web-runewars-tab-year = Jahr
web-runewars-tab-cards = Karten
web-runewars-tab-heroes = Helden
web-runewars-tab-seats = Plätze
web-runewars-battle = Kampf um { $area }
web-runewars-battle-map = Land
web-runewars-battle-back-to = Kampf
web-runewars-battle-row = Reihe { $row } von 5
web-runewars-battle-strength = Stärke { $strength }
web-runewars-battle-units = Einheiten
web-runewars-battle-effects = Karten und Fähigkeiten
web-runewars-battle-damage = Schaden { $damage }
web-runewars-battle-back-card = Schicksalskarte, verdeckt
web-runewars-battle-aside = beiseitegelegt
web-runewars-battle-lost = Vernichtet:
web-runewars-step-start = Beginn
web-runewars-step-draw = Ziehen
web-runewars-step-specials = Besondere Fähigkeiten
web-runewars-step-routs = Fluchten
web-runewars-step-damage = Schaden
web-runewars-step-strength = Stärke
web-runewars-step-retreat = Rückzug
web-runewars-stops = Wann ich gefragt werde
web-runewars-passes-ahead = { $who } passt: { $windows }
web-runewars-crowded = In { $area } stünden { $count } Einheiten. Nur 8 dürfen dort bleiben: die übrigen werden vernichtet.
web-runewars-crowded-battle = Ihr marschiert mit { $count } Einheiten nach { $area }. Nach einem Sieg dürfen nur 8 dort bleiben.
web-runewars-battle-marker = hier wird gekämpft
web-runewars-fate-discard = Abgelegte Schicksalskarten: { $count }
web-runewars-reinforcements = Verstärkungen
web-runewars-mark-expansion = aus Banners of War
web-runewars-mark-ours = unser eigener Entwurf
web-runewars-mark-partly = zum Teil unser eigener Entwurf
web-runewars-duel = Duell
web-runewars-duel-round = Runde { $round } von 4
web-runewars-duel-guard = verhindert { $count } Schaden
web-runewars-duel-won = gewonnen
