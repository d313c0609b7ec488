# Drachenjäger von Xorlosch.

## Namen

xorlosch-name-dwarf = { xorlosch-name-argument }
xorlosch-name-card = { xorlosch-name-argument }
xorlosch-name-colour = { xorlosch-name-argument }
xorlosch-name-item = { xorlosch-name-argument }
xorlosch-name-space = { xorlosch-name-argument }
xorlosch-name-argument =
    { $of ->
        [warrior] Krieger
        [mechanicus] Mechanicus
        [boots] Stiefel der Bewegung
        [potion] Erfahrungstrank
        [trap] Drachenfalle
        [green] grün
        [blue] blau
        [red] rot
        [w1] Krieger 1
        [w2] Krieger 2
        [w3] Krieger 3
        [m1] Mechanicus 1
        [m2] Mechanicus 2
        [m3] Mechanicus 3
        [start] das Startfeld
        [t01] Feld 1
        [t02] Feld 2
        [t03] Feld 3
        [t04] Feld 4
        [t05] Feld 5
        [t06] Feld 6
        [t07] Feld 7
        [t08] Feld 8
        [t09] Feld 9
        [t10] Feld 10
        [t11] Feld 11
        [t12] Feld 12
        [t13] Feld 13
        [t14] Feld 14
        [t15] Feld 15
        [t16] Feld 16
        [t17] Feld 17
        [t18] Feld 18
        [t19] Feld 19
        [t20] Feld 20
        [t21] Feld 21
        [t22] Feld 22
        [t23] Feld 23
        [t24] Feld 24
        [boots1] Feld 1 (Stiefel der Bewegung)
        [boots2] Feld 2 (Stiefel der Bewegung)
        [potion1] Feld 1 (Erfahrungstrank)
        [potion2] Feld 2 (Erfahrungstrank)
        [trap1] Feld 1 (Drachenfalle)
        [trap2] Feld 2 (Drachenfalle)
        [c1] Gang 1
        [c2] Gang 2
        [c3] Gang 3
        [c4] Gang 4
        [G01] Grün 1
        [G02] Grün 2
        [G03] Grün 3
        [G04] Grün 4
        [G05] Grün 5
        [G06] Grün 6
        [G07] Grün 7
        [G08] Grün 8
        [G09] Grün 9
        [G10] Grün 10
        [G11] Grün 11
        [G12] Grün 12
        [B07] Blau 7
        [B08] Blau 8
        [B09] Blau 9
        [B10] Blau 10
        [B11] Blau 11
        [B12] Blau 12
        [B13] Blau 13
        [B14] Blau 14
        [B15] Blau 15
        [B16] Blau 16
        [B17] Blau 17
        [B18] Blau 18
        [R13] Rot 13
        [R14] Rot 14
        [R15] Rot 15
        [R16] Rot 16
        [R17] Rot 17
        [R18] Rot 18
        [R19] Rot 19
        [R20] Rot 20
        [R21] Rot 21
        [R22] Rot 22
        [R23] Rot 23
        [R24] Rot 24
       *[other] { $of }
    }
xorlosch-name-first = { xorlosch-name-argument }
xorlosch-name-second = { xorlosch-name-argument }

## Fragen

xorlosch-ask-first = Wer beginnt?
xorlosch-ask-draw = Welche Karte des Stapels „{ $colour-name }“ wird aufgedeckt?
xorlosch-ask-place = Setze deine erste Gruppe auf das Startfeld: verteile deine Erfahrungspunkte auf Krieger und Mechanici; noch übrig: { $saved }. Sag, wenn du fertig bist.
xorlosch-ask-main = Du bist am Zug: Bewegungspunkte { $points }, gesparte Punkte { $saved }. Ziehe, ändere deine Gruppe, erhöhe Stufen, nimm oder benutze Gegenstände, erfülle Questen oder beende deinen Zug.
xorlosch-ask-window = { $player-name } ist am Zug: Benutzt du jetzt einen Trank oder eine Falle, oder passt du?
xorlosch-ask-choice = Bei der Aufgabe { $card-name } sind andere gleich stark: Wen wählst du?
xorlosch-ask-negotiation = Du schlägst die Queste vor ({ $colour-name }): Frage nach der nächsten Aufgabe, verzichte auf ein eigenes Recht, bitte noch einmal oder lass es sein.
xorlosch-ask-answer = { $player-name } schlägt eine Queste vor ({ $colour-name }). Die Aufgabe { $card-name } steht dir zu: Stimmst du zu, verzichtest du oder legst du ein Veto ein?
xorlosch-ask-appeal = { $player-name } bittet noch einmal um die Queste ({ $colour-name }): Änderst du deine Antwort zur Aufgabe { $card-name }?
xorlosch-ask-vote = Es wird vorgeschlagen, die Partie zu beenden und zu werten: Stimmst du zu?

## Aktionen

xorlosch-action-draw = { $argument-name } aufdecken
xorlosch-action-first = Spieler { $argument } beginnt
xorlosch-action-place = { $first-name } auf Stufe { $second-name } setzen
xorlosch-action-ready = Meine Gruppe steht
xorlosch-action-remove = { $argument-name } vom Brett nehmen
xorlosch-action-introduce = Einsetzen: { $argument-name }
xorlosch-action-raise = { $argument-name } um eine Stufe erhöhen
xorlosch-action-move = { $first-name } ziehen: { $second-name }
xorlosch-action-take = Nehmen: { $argument-name }
xorlosch-action-boots = Stiefel für { $argument-name }
xorlosch-action-potion = Trank für { $argument-name }
xorlosch-action-trap = Falle stellen mit { $first-name } bei der Aufgabe { $second-name }
xorlosch-action-declare = Queste durch Mehrheit erfüllen: { $argument-name }
xorlosch-action-propose = Queste vorschlagen: { $argument-name }
xorlosch-action-end = Zug beenden
xorlosch-action-pass = Passen
xorlosch-action-choose = Spieler { $argument } wählen
xorlosch-action-ask = Nach der Aufgabe { $argument-name } fragen
xorlosch-action-yield = Auf { $argument-name } verzichten
xorlosch-action-consent = Zustimmen
xorlosch-action-waive = Verzichten
xorlosch-action-veto = Veto einlegen
xorlosch-action-stand = Bei meiner Antwort bleiben
xorlosch-action-appeal = Alle noch einmal bitten
xorlosch-action-drop = Vorschlag fallen lassen
xorlosch-action-stop = Vorschlagen, die Partie zu beenden
xorlosch-action-agree = Einverstanden
xorlosch-action-refuse = Weiterspielen

## Was eine Möglichkeit kostet

xorlosch-remark-move = kostet mit dem Respekt { $points } Punkte

## Was geschah

xorlosch-event-began = { $seat-name } beginnt.
xorlosch-event-turned_up = Aufgedeckt: { $card-name }.
xorlosch-event-placed = { $seat-name } setzt { $dwarf-name } mit Stufe { $level }.
xorlosch-event-turn = Runde { $round }: { $seat-name }.
xorlosch-event-removed = { $seat-name } nimmt { $dwarf-name } vom Brett.
xorlosch-event-introduced = { $seat-name } bringt { $dwarf-name } ins Spiel.
xorlosch-event-raised = { $seat-name } erhöht { $dwarf-name } auf Stufe { $level }.
xorlosch-event-moved = { $seat-name } zieht { $dwarf-name }: { $space-name } (Punkte: { $points }).
xorlosch-event-took = { $seat-name } nimmt: { $item-name }.
xorlosch-event-wore = { $seat-name } gibt die Stiefel der Bewegung: { $dwarf-name }.
xorlosch-event-drank = { $seat-name } gibt den Erfahrungstrank: { $dwarf-name }.
xorlosch-event-trapped = { $seat-name } stellt mit { $dwarf-name } eine Drachenfalle für die Aufgabe { $card-name }.
xorlosch-event-declared = { $seat-name } kündigt eine Queste an ({ $colour-name }).
xorlosch-event-failed = { $seat-name } hat keine Mehrheit mehr; die Queste bleibt liegen ({ $colour-name }).
xorlosch-event-proposed = { $seat-name } schlägt eine Queste vor ({ $colour-name }).
xorlosch-event-asked = { $seat-name } wird nach der Aufgabe { $card-name } gefragt.
xorlosch-event-consented = { $seat-name } stimmt bei der Aufgabe { $card-name } zu.
xorlosch-event-waived = { $seat-name } verzichtet auf die Aufgabe { $card-name }.
xorlosch-event-vetoed = { $seat-name } legt bei der Aufgabe { $card-name } ein Veto ein.
xorlosch-event-void = Die Antwort zur Aufgabe { $card-name } gilt nicht mehr: Dort ist jetzt jemand anders am stärksten.
xorlosch-event-appealed = { $seat-name } bittet noch einmal ({ $number }).
xorlosch-event-dropped = { $seat-name } lässt den Vorschlag fallen ({ $colour-name }).
xorlosch-event-completed =
    { $by ->
        [diplomacy] { $seat-name } erfüllt eine Queste durch Diplomatie ({ $colour-name }).
       *[other] { $seat-name } erfüllt eine Queste durch Mehrheit ({ $colour-name }).
    }
xorlosch-event-won = { $seat-name } bekommt die Karte { $card-name }.
xorlosch-event-laid = Die nächste Queste liegt auf dem Brett ({ $colour-name }).
xorlosch-event-stop_proposed = { $seat-name } schlägt vor, die Partie zu beenden.
xorlosch-event-agreed = { $seat-name } ist einverstanden.
xorlosch-event-refused = { $seat-name } will weiterspielen.
xorlosch-event-ended =
    { $how ->
        [dragon_quests] Die drei Drachenquesten sind erfüllt: Die Partie ist zu Ende.
        [stalled] Zu lange keine Queste: Die Partie ist zu Ende.
        [agreed] Alle sind einverstanden: Die Partie ist zu Ende.
       *[other] Alle Questen sind erfüllt: Die Partie ist zu Ende.
    }

## Warum nicht

why-XOR-START-01 = Eine Gruppe beginnt mit { $experience } Erfahrungspunkten; { $saved } sind noch übrig.
why-XOR-START-06 = Setze zuerst mindestens einen Zwerg.
why-XOR-START-08 = In deinem eigenen ersten Zug kannst du keine Queste erfüllen.
why-XOR-COMP-10 = Alle drei Würfel dieser Art sind auf dem Brett.
why-XOR-COMP-11 = { $dwarf-name } hat Stufe 6, die höchste.
why-XOR-MOVE-01 = Für { $dwarf-name } ist kein Bewegungspunkt mehr übrig.
why-XOR-MOVE-04 = { $dwarf-name } ist nicht auf dem Brett.
why-XOR-MOVE-05 = Von { $dwarf-name } führt kein Durchgang dorthin: { $space-name }.
why-XOR-MOVE-06 = Ein Hindernis versperrt { $dwarf-name } den Weg ({ $space-name }); nur Stiefel der Bewegung helfen.
why-XOR-RESP-06 = { $dwarf-name } schuldet hier Respekt: Weiterziehen kostet 2 Punkte, so viele sind nicht übrig.
why-XOR-GROUP-03 = { $dwarf-name } steht nicht auf dem Startfeld; nur dort nimmt man Zwerge vom Brett.
why-XOR-GROUP-12 = { $dwarf-name } kam erst in diesem Zug ins Spiel und bleibt.
why-XOR-GROUP-06 = Ein neuer Zwerg braucht einen gesparten Punkt; du hast { $saved }.
why-XOR-GROUP-07 = Die Stufen dürfen deine Gesamterfahrung nicht übersteigen; gesparte Punkte: { $saved }.
why-XOR-GROUP-10 = Die Gruppengröße ändert sich nur vor dem ersten Schritt des Zuges.
why-XOR-GROUP-11 = Du brauchst mindestens einen Zwerg auf dem Brett.
why-XOR-TASK-10 = Wähle jemanden von denen, die gleich stark sind.
why-XOR-MAJ-03 = Bei einer Aufgabe der Queste ({ $colour-name }) steht kein fähiger Zwerg.
why-XOR-MAJ-05 = Du kannst nicht mehr als die Hälfte der Aufgaben erfüllen ({ $colour-name }).
why-XOR-MAJ-06 = Eine grüne Queste braucht beide Aufgaben.
why-XOR-DIPL-01 = Bei einer Aufgabe der Queste ({ $colour-name }) steht kein fähiger Zwerg; so kann man sie nicht vorschlagen.
why-XOR-DIPL-03 = Du hast die Mehrheit ({ $colour-name }): Kündige die Queste an.
why-XOR-DIPL-05 = Das ist keine Aufgabe der vorgeschlagenen Queste.
why-XOR-DIPL-06 = Diese Aufgabe steht dir selbst zu; niemand muss gefragt werden.
why-XOR-DIPL-12 = Niemand sonst kann die Aufgabe noch erfüllen; darum kann man nicht verzichten.
why-XOR-DIPL-13 = Verzichten kannst du nur auf ein eigenes Recht in dieser Queste.
why-XOR-DIPL-14 = Du hast schon zugestimmt; bleib dabei oder verzichte.
why-XOR-DIPL-17 = Eine Antwort kann nicht mehr zum Veto werden.
why-XOR-DIPL-21 = Noch einmal bitten kann man, wenn alle geantwortet haben und ein Veto besteht, höchstens zweimal.
why-XOR-DIPL-24 = Die Queste wurde schon vorgeschlagen ({ $colour-name }); ziehe erst, erhöhe eine Stufe oder benutze einen Gegenstand.
why-XOR-EXP-04 = { $dwarf-name } ist nicht auf dem Brett und kann nicht erhöht werden.
why-XOR-NEWQ-03 = Es gibt keine Queste dieser Farbe mehr ({ $colour-name }).
why-XOR-ITEM-01 = { $item-name }: Man erhält den Gegenstand mit je einem Zwerg auf beiden seiner Felder.
why-XOR-ITEM-04 = { $item-name }: Kein Plättchen ohne Kreuz liegt auf dem Brett.
why-XOR-ITEM-05 = { $item-name }: Das Plättchen zeigt noch das Kreuz; in deinem nächsten Zug ist es bereit.
why-XOR-ITEM-06 = { $item-name }: Du hast schon eines davon.
why-XOR-ITEM-12 = { $dwarf-name } ist nicht auf dem Brett; Gegenstände sind für Zwerge auf dem Brett.
why-XOR-BOOT-01 = Stiefel benutzt man nur im eigenen Zug.
why-XOR-TRAP-05 = Die Aufgabe { $card-name } liegt nicht dort, wo { $dwarf-name } steht.
why-XOR-WIND-04 = Die Queste ist entschieden; ihre Karten werden gerade verteilt.
why-XOR-STALL-01 = Das Ende schlägt man nur bei Abstimmung vor, nach genug Runden ohne Queste, einmal im Zug und zwischen anderen Entscheidungen.

## Wörter auf dem Brett

xorlosch-board-with-level = { $what }, Stufe { $level }
xorlosch-board-ruins = Ruine
xorlosch-board-dungeon = Verlies
xorlosch-board-turn = Zug
xorlosch-board-movement = Bewegungspunkte
xorlosch-board-cards = Karten
xorlosch-board-saved = gesparte Punkte
xorlosch-board-items = Gegenstände
xorlosch-board-next = danach
xorlosch-board-pile = Stapel
xorlosch-board-ways = Wege:
xorlosch-board-green = grün
xorlosch-board-blue = blau
xorlosch-board-red = rot
xorlosch-board-axe = Axt
xorlosch-board-pincers = Zange
xorlosch-board-boots = Stiefel
xorlosch-board-potion = Trank
xorlosch-board-trap = Falle
xorlosch-board-debris = Geröll
xorlosch-board-ladder = Leiter
xorlosch-board-crevasse = Spalte

## Das Brett im Browser

xorlosch-board-quests = Questen
xorlosch-board-experience = Erfahrung
xorlosch-board-dwarf = { $what } von { $who }, Stufe { $level }
xorlosch-board-own-dwarf = dein { $what }, Stufe { $level }
xorlosch-board-task = Aufgabe { $what }, { $symbol }
xorlosch-board-tokens = { $what }: { $clean } zu nehmen, { $crossed } mit Kreuz
xorlosch-board-blocked = Versperrt durch { $what }: nur mit Stiefeln der Bewegung
xorlosch-board-unfold = Die { $count } Zwerge hier ausbreiten
xorlosch-board-left = Erfahrungspunkte übrig: { $count }
xorlosch-board-none-left = keine mehr
xorlosch-board-quest =
    { $of ->
        [green] Grüne Queste
        [blue] Blaue Queste
        [red] Rote Queste
       *[other] Queste
    }
xorlosch-board-held =
    { $state ->
        [crossed] { $what }: mit Kreuz, bereit im nächsten Zug
       *[other] { $what }: bereit
    }
xorlosch-board-talks =
    { $of ->
        [green] { $who } schlägt die grüne Queste vor
        [blue] { $who } schlägt die blaue Queste vor
        [red] { $who } schlägt die rote Queste vor
       *[other] { $who } schlägt eine Queste vor
    }
xorlosch-board-head-task = Aufgabe
xorlosch-board-head-right = Wessen Recht
xorlosch-board-head-answer = Antwort
xorlosch-board-reply =
    { $of ->
        [consent] stimmt zu
        [veto] Veto
        [own] erfüllt sie
        [unasked] nicht gefragt
       *[other] ist gefragt
    }
xorlosch-board-waived = Verzicht: { $who }
xorlosch-board-do-raise = Erhöhen
xorlosch-board-do-introduce = Ins Spiel
xorlosch-board-do-remove = Vom Brett
xorlosch-board-do-boots = Stiefel für
xorlosch-board-do-potion = Trank für
xorlosch-board-do-trap = Falle durch

## Die Lektion

xorlosch-learn-1 = Lektion, Schritt 1: Dein Krieger in Gang 3 ist einen Schritt von Feld 6 entfernt, wo die grüne Aufgabe eine Axt verlangt.
xorlosch-learn-2 = Schritt 2: Deine Zwerge stehen jetzt bei beiden grünen Aufgaben, jeder mit dem richtigen Werkzeug, und niemand dort ist stärker.
xorlosch-learn-3 = Schritt 3: Jede gewonnene Karte ist ein Erfahrungspunkt. Gib ihn einem Zwerg, denn die Stärke entscheidet, wer eine Aufgabe erfüllen darf.
xorlosch-learn-4 = Schritt 4: Alle deine Zwerge teilen sich die Bewegungspunkte, 8 weniger einen je Zwerg. Schick den Mechanicus zur roten Aufgabe auf Feld 15.
xorlosch-learn-5 = Schritt 5: Wer ein Feld mit einem stärkeren Zwerg verlässt, zahlt einen Punkt mehr, und versperrte Wege brauchen Stiefel. Hier ist nichts mehr zu tun.
xorlosch-learn-end = Das war die Lektion. Spiel weiter, wie du magst.

## Vor der Partie

xorlosch-blurb = Führe deine Zwerge durch Ruine und Verlies, erfülle die Aufgaben von dreizehn Questen mit Stärke oder mit klugen Worten und mach sie zu den größten Drachenjägern von Xorlosch.
xorlosch-option-board = Seite des Spielbretts
xorlosch-option-board-ruins = Ruine: Geröll und Leitern versperren den Weg
xorlosch-option-board-dungeon = Verlies: Geröll und Spalten versperren den Weg
xorlosch-option-short_game = Kurze Partie
xorlosch-option-short_game-false = Nein: Die Partie endet, wenn alle 13 Questen erfüllt sind
xorlosch-option-short_game-true = Ja: Die Partie endet, sobald die drei Drachenquesten erfüllt sind, also die roten
xorlosch-option-all_items_5_6 = Alle neun magischen Gegenstände zu fünft oder zu sechst
xorlosch-option-all_items_5_6-false = Nein: 2 Drachenfallen sind im Spiel
xorlosch-option-all_items_5_6-true = Ja: 3 Drachenfallen sind im Spiel
xorlosch-option-first_player = Wer beginnt
xorlosch-option-first_player-seat1 = Platz 1 beginnt
xorlosch-option-first_player-chance = Der Zufall entscheidet
xorlosch-option-stall_guard = Wenn lange keine Queste erfüllt wird
xorlosch-option-stall_guard-automatic = Die Partie endet von selbst und wird gewertet
xorlosch-option-stall_guard-vote = Man darf vorschlagen aufzuhören; sind alle einverstanden, wird gewertet
xorlosch-option-stall_guard-off = Es wird weitergespielt
xorlosch-number-movement = Bewegungspunkte je Zug, abzüglich der eigenen Zwerge auf dem Brett
xorlosch-number-experience = Gesamterfahrung einer Gruppe zu Beginn
xorlosch-number-boots_points = Zusätzliche Bewegungspunkte durch Stiefel
xorlosch-number-appeals = Wie oft man in einer Verhandlung noch einmal bitten darf
xorlosch-number-stall_vote = Runden ohne Queste, bis man vorschlagen darf aufzuhören
xorlosch-number-stall_stop = Runden ohne Queste, bis die Partie von selbst endet
xorlosch-preset-short = Kurze Partie
xorlosch-preset-short-about = Die Ruine, bis die drei roten Drachenquesten erfüllt sind: gut für die erste Partie.
xorlosch-preset-full = Volle Partie
xorlosch-preset-full-about = Die Ruine und alle 13 Questen.
xorlosch-preset-deep = Hinab ins Verlies
xorlosch-preset-deep-about = Die andere Seite des Bretts mit ihren Spalten und alle 13 Questen.
xorlosch-preset-crowd = Volles Haus
xorlosch-preset-crowd-about = Zu fünft oder zu sechst: alle 13 Questen, und alle neun magischen Gegenstände sind im Spiel.

## Glossar

xorlosch-term-dwarf = Zwerg
xorlosch-term-dwarf-about = Ein Würfel ist ein Zwerg; die Zahl darauf ist seine Stufe. Gewürfelt wird nie.
xorlosch-term-warrior = Krieger
xorlosch-term-warrior-about = Ein Zwerg mit Axt; er erfüllt die Aufgaben, die eine Axt zeigen.
xorlosch-term-mechanicus = Mechanicus
xorlosch-term-mechanicus-about = Ein Zwerg mit Zange; er erfüllt die Aufgaben, die eine Zange zeigen.
xorlosch-term-level = Stufe
xorlosch-term-level-about = Wie stark ein Zwerg ist, von 1 bis 6; deine Zwerge der richtigen Art auf einem Feld zählen ihre Stufen zusammen.
xorlosch-term-experience = Erfahrung
xorlosch-term-experience-about = Fünf Punkte zu Beginn und einer für jede gewonnene Karte; du gibst sie für Stufen und neue Zwerge aus oder sparst sie.
xorlosch-term-quest = Queste
xorlosch-term-quest-about = Aufgaben einer Farbe, die zusammen erfüllt werden: 2 grüne, 3 blaue oder 4 rote.
xorlosch-term-task = Aufgabe
xorlosch-term-task-about = Eine Karte auf einem Feld; dort erfüllt sie der stärkste Zwerg der Art, die sie zeigt.
xorlosch-term-majority = Mehrheit
xorlosch-term-majority-about = Wer mehr als die Hälfte der Aufgaben einer Queste erfüllen kann, darf sie abschließen, und niemand kann ablehnen; bei einer grünen braucht es beide.
xorlosch-term-diplomacy = Diplomatie
xorlosch-term-diplomacy-about = Ohne Mehrheit darf man im eigenen Zug eine Queste vorschlagen; gefragt werden alle, denen eine ihrer Aufgaben zusteht.
xorlosch-term-consent = Zustimmung
xorlosch-term-consent-about = Die Antwort, dass du deine Aufgabe in der vorgeschlagenen Queste erfüllst; daraus kann noch ein Verzicht werden, aber kein Veto.
xorlosch-term-waive = Verzicht
xorlosch-term-waive-about = Du gibst dein Recht an einer Aufgabe auf, und es geht an den nächststärksten Spieler über; das ist endgültig.
xorlosch-term-veto = Veto
xorlosch-term-veto-about = Eine Ablehnung: Solange sie besteht, kann die vorgeschlagene Queste nicht erfüllt werden.
xorlosch-term-appeal = Erneute Bitte
xorlosch-term-appeal-about = Haben alle geantwortet und besteht ein Veto, darf man alle noch einmal fragen, höchstens zweimal.
xorlosch-term-movement = Bewegungspunkte
xorlosch-term-movement-about = Acht je Zug, abzüglich deiner Zwerge auf dem Brett; die ganze Gruppe teilt sie sich, und was übrig bleibt, verfällt.
xorlosch-term-respect = Respekt
xorlosch-term-respect-about = Betritt ein Zwerg ein Feld mit einem stärkeren fremden Zwerg, zahlt er einen Punkt mehr, wenn er es im selben Zug wieder verlässt.
xorlosch-term-obstacle = Hindernis
xorlosch-term-obstacle-about = Geröll, eine Leiter oder eine Spalte: Ohne Stiefel kommt niemand hindurch.
xorlosch-term-boots = Stiefel der Bewegung
xorlosch-term-boots-about = Im eigenen Zug: Einer deiner Zwerge bekommt zwei Punkte mehr und überwindet Hindernisse.
xorlosch-term-potion = Erfahrungstrank
xorlosch-term-potion-about = Jederzeit: Bis zum Ende des Zuges gilt einer deiner Zwerge als erfahrener als alle anderen.
xorlosch-term-trap = Drachenfalle
xorlosch-term-trap-about = Jederzeit: Einer deiner Zwerge darf eine Aufgabe auf seinem Feld erfüllen, gleich welcher Stufe und Art er ist.

## Spielhilfe

xorlosch-aid-1-title = Ziel
xorlosch-aid-1 = Wer die meisten Aufgabenkarten hat, gewinnt. Die Partie endet, wenn alle 13 Questen erfüllt sind, die kurze Partie mit der dritten roten Queste. Bei Gleichstand entscheidet der erfahrenste Zwerg auf dem Brett, dann der zweite und so weiter.
xorlosch-aid-2-title = Dein Zug
xorlosch-aid-2 = In beliebiger Reihenfolge: ziehen, Stufen erhöhen, Gegenstände nehmen und benutzen, Questen erfüllen. Zwerge vom Brett nehmen oder einsetzen kannst du nur vor deinem ersten Schritt. Zu Beginn deines Zuges werden Plättchen mit Kreuz bereit. In deinem allerersten Zug kannst du keine Queste erfüllen.
xorlosch-aid-3-title = Bewegung
xorlosch-aid-3 = Du hast 8 Punkte, abzüglich deiner Zwerge auf dem Brett. Ein Schritt durch einen freien Durchgang kostet 1 Punkt. Auf einem Feld dürfen beliebig viele Zwerge stehen. Übrige Punkte verfallen.
xorlosch-aid-4-title = Respekt
xorlosch-aid-4 = Betritt ein Zwerg ein Feld mit einem stärkeren fremden Zwerg, kostet sein nächster Schritt in diesem Zug 2 Punkte. Stehen bleiben kostet nichts, und das Feld, auf dem er den Zug begonnen hat, verlässt er zum üblichen Preis.
xorlosch-aid-5-title = Aufgaben und Mehrheit
xorlosch-aid-5 = Eine Aufgabe erfüllt, wer auf ihrem Feld mit Zwergen der richtigen Art die höchsten Stufen hat; bei Gleichstand in deinem Zug bist das du. Für jede Aufgabe der Queste muss ein fähiger Zwerg da sein. Stehen dir mehr als die Hälfte der Aufgaben zu, darfst du die Queste erfüllen; eine grüne braucht beide.
xorlosch-aid-6-title = Diplomatie
xorlosch-aid-6 = Ohne Mehrheit schlägst du die Queste vor und fragst Aufgabe für Aufgabe. Wer gefragt wird, stimmt zu, verzichtet oder legt ein Veto ein. Hat jede Aufgabe jemanden, der zustimmt, bekommen alle ihre Karten. Solange ein Veto besteht, darfst du zweimal noch einmal bitten. Alle Gespräche sind offen, Versprechen binden niemanden.
xorlosch-aid-7-title = Wachsen
xorlosch-aid-7 = Jede Karte ist ein Erfahrungspunkt. Im eigenen Zug erhöht ein Punkt einen Zwerg um eine Stufe, höchstens auf 6, oder bringt einen neuen mit Stufe 1 ins Spiel. Zwerge kommen und gehen nur auf dem Startfeld; die Punkte eines Zwergs, den du vom Brett nimmst, sind gespart.
xorlosch-aid-8-title = Magische Gegenstände
xorlosch-aid-8 = Mit je einem Zwerg auf beiden Feldern eines Gegenstands darfst du ihn nehmen; bereit ist er in deinem nächsten Zug. Von jeder Sorte darfst du einen haben. Stiefel: 2 Punkte mehr, und Hindernisse gelten nicht, nur im eigenen Zug. Trank und Falle: jederzeit. Die Wirkung hält bis zum Ende des Zuges.

## Warum ein Bot das täte

xorlosch-reason-cards = Es bringt dir Aufgabenkarten.
xorlosch-reason-deal = Es bringt eine vorgeschlagene Queste voran, in der du eine Aufgabe erfüllst.
xorlosch-reason-strength = Es macht deine Gruppe stärker.
xorlosch-reason-items = So hast du mehr magische Gegenstände.
xorlosch-reason-others = So bleibt den anderen weniger.
xorlosch-reason-green = Es bringt dich der grünen Queste näher.
xorlosch-reason-blue = Es bringt dich der blauen Queste näher.
xorlosch-reason-red = Es bringt dich der roten Queste näher.
xorlosch-reason-choice = So bleiben mehr Questen in deiner Reichweite.
