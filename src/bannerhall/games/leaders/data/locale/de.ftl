# LEADERS.

## Namen

leaders-colour-blue = Blau
leaders-colour-green = Grün
leaders-colour-red = Rot
leaders-colour-yellow = Gelb
leaders-colour-orange = Orange
leaders-colour-purple = Lila
leaders-bloc-capitalist = kapitalistisch
leaders-bloc-neutral = neutral
leaders-bloc-communist = kommunistisch
leaders-field-military = Militär
leaders-field-technology = Technologie
leaders-field-economy = Wirtschaft
leaders-category-military = militärische Missionen
leaders-category-strategic = strategische Missionen
leaders-category-special = Spezialmissionen
leaders-badge-1 = Korporal
leaders-badge-2 = Feldwebel
leaders-badge-3 = Hauptmann
leaders-badge-4 = Major
leaders-badge-5 = Oberst
leaders-badge-6 = General
leaders-badge-7 = LEADERS
leaders-item-infantry = Infanterie
leaders-item-tank = Panzer
leaders-item-plane = Flieger
leaders-item-diplomat = Diplomat
leaders-item-spy = Spion
leaders-item-military = Forschung Militär
leaders-item-technology = Forschung Technologie
leaders-item-economy = Forschung Wirtschaft
leaders-item-boycott = Boykott
leaders-item-espionage = Spionage
leaders-item-sabotage = Sabotage
leaders-item-offer = Allianzangebot
leaders-item-dissolve = Ende einer Allianz
leaders-item-tribute = Tribut
leaders-phase-0 = Produktionspunkte
leaders-phase-1 = Einheiten abziehen
leaders-phase-2 = Nationale Ereignisse
leaders-phase-3 = Beordern und Kämpfen
leaders-phase-4 = Hauptquartier

leaders-name-colour = eine Farbe
leaders-name-bloc = ein Machtblock
leaders-name-nation = eine Nation
leaders-name-field = ein Gebiet der Forschung
leaders-name-mission = eine Mission
leaders-name-badge = ein Abzeichen
leaders-name-news = { leaders-thing }
leaders-name-receiver = { name-seat }
leaders-name-argument =
    { $name ->
        [none] { leaders-thing }
       *[other] { $name }
    }
leaders-thing =
    { $of ->
        [blue] { leaders-colour-blue }
        [green] { leaders-colour-green }
        [red] { leaders-colour-red }
        [yellow] { leaders-colour-yellow }
        [orange] { leaders-colour-orange }
        [purple] { leaders-colour-purple }
        [capitalist] { leaders-bloc-capitalist }
        [neutral] { leaders-bloc-neutral }
        [communist] { leaders-bloc-communist }
        [usa] { leaders-nation-usa }
        [uk] { leaders-nation-uk }
        [france] { leaders-nation-france }
        [germany] { leaders-nation-germany }
        [ussr] { leaders-nation-ussr }
        [china] { leaders-nation-china }
        [cuba] { leaders-nation-cuba }
        [india] { leaders-nation-india }
        [japan] { leaders-nation-japan }
        [egypt] { leaders-nation-egypt }
        [yugoslavia] { leaders-nation-yugoslavia }
        [infantry] { leaders-item-infantry }
        [tank] { leaders-item-tank }
        [plane] { leaders-item-plane }
        [diplomat] { leaders-item-diplomat }
        [spy] { leaders-item-spy }
        [military] { leaders-item-military }
        [technology] { leaders-item-technology }
        [economy] { leaders-item-economy }
        [boycott] { leaders-item-boycott }
        [espionage] { leaders-item-espionage }
        [sabotage] { leaders-item-sabotage }
        [offer] { leaders-item-offer }
        [dissolve] { leaders-item-dissolve }
        [troops-1] { leaders-mission-troops-1 }
        [troops-2] { leaders-mission-troops-2 }
        [defence] { leaders-mission-defence }
        [expansion] { leaders-mission-expansion }
        [foresight] { leaders-mission-foresight }
        [cunning] { leaders-mission-cunning }
        [top-secret] { leaders-mission-top-secret }
        [boom] { leaders-world-boom }
        [recession] { leaders-world-recession }
        [volunteers] { leaders-world-volunteers }
        [strike] { leaders-world-strike }
        [brain_gain] { leaders-world-brain_gain }
        [summit] { leaders-world-summit }
        [scandal] { leaders-world-scandal }
        [amnesty] { leaders-world-amnesty }
        [hidden] etwas
       *[other] { leaders-spot }
    }
leaders-name-item = { leaders-name-argument }
leaders-spot =
    { $of ->
        [p1] Spieler 1
        [p2] Spieler 2
        [p3] Spieler 3
        [p4] Spieler 4
        [p5] Spieler 5
        [p6] Spieler 6
        [1] Spieler 1
        [2] Spieler 2
        [3] Spieler 3
        [4] Spieler 4
        [5] Spieler 5
        [6] Spieler 6
        [alaska] { leaders-place-alaska }
        [western_canada] { leaders-place-western_canada }
        [ontario] { leaders-place-ontario }
        [quebec] { leaders-place-quebec }
        [west_coast] { leaders-place-west_coast }
        [midwest] { leaders-place-midwest }
        [east_coast] { leaders-place-east_coast }
        [gulf_states] { leaders-place-gulf_states }
        [mexico] { leaders-place-mexico }
        [cuba] { leaders-place-cuba }
        [central_america] { leaders-place-central_america }
        [venezuela] { leaders-place-venezuela }
        [andean_countries] { leaders-place-andean_countries }
        [brazil] { leaders-place-brazil }
        [southern_cone] { leaders-place-southern_cone }
        [united_kingdom] { leaders-place-united_kingdom }
        [scandinavia] { leaders-place-scandinavia }
        [france] { leaders-place-france }
        [iberia] { leaders-place-iberia }
        [germany] { leaders-place-germany }
        [italy] { leaders-place-italy }
        [balkans] { leaders-place-balkans }
        [eastern_europe] { leaders-place-eastern_europe }
        [western_russia] { leaders-place-western_russia }
        [maghreb] { leaders-place-maghreb }
        [egypt] { leaders-place-egypt }
        [west_africa] { leaders-place-west_africa }
        [central_africa] { leaders-place-central_africa }
        [horn_of_africa] { leaders-place-horn_of_africa }
        [southern_africa] { leaders-place-southern_africa }
        [madagascar] { leaders-place-madagascar }
        [near_east] { leaders-place-near_east }
        [arabia] { leaders-place-arabia }
        [persia] { leaders-place-persia }
        [central_asia] { leaders-place-central_asia }
        [india] { leaders-place-india }
        [siberia] { leaders-place-siberia }
        [far_east] { leaders-place-far_east }
        [mongolia] { leaders-place-mongolia }
        [manchuria] { leaders-place-manchuria }
        [china] { leaders-place-china }
        [japan] { leaders-place-japan }
        [indochina] { leaders-place-indochina }
        [indonesia] { leaders-place-indonesia }
        [new_guinea] { leaders-place-new_guinea }
        [queensland] { leaders-place-queensland }
        [western_australia] { leaders-place-western_australia }
        [new_zealand] { leaders-place-new_zealand }
        [north_atlantic] { leaders-place-north_atlantic }
        [norwegian_sea] { leaders-place-norwegian_sea }
        [south_atlantic] { leaders-place-south_atlantic }
        [mediterranean] { leaders-place-mediterranean }
        [indian_ocean] { leaders-place-indian_ocean }
        [south_china_sea] { leaders-place-south_china_sea }
        [north_pacific] { leaders-place-north_pacific }
        [south_pacific] { leaders-place-south_pacific }
        [hidden] etwas
       *[other] { $of }
    }
leaders-name-first =
    { $name ->
        [none] { leaders-spot }
       *[other] { $name }
    }
leaders-name-second =
    { $name ->
        [none] { leaders-spot }
       *[other] { $name }
    }
leaders-name-place = ein Ort
leaders-name-region =
    { $of ->
        [none] { leaders-name-place }
        [hidden] { leaders-name-place }
       *[other] { leaders-spot }
    }
leaders-name-source =
    { $of ->
        [none] { leaders-name-place }
        [hidden] { leaders-name-place }
       *[other] { leaders-spot }
    }
leaders-name-continent = ein Kontinent
leaders-name-owner = { name-seat }
leaders-name-loser = { name-seat }
leaders-name-unit =
    { $of ->
        [none] eine Einheit
        [hidden] eine Einheit
       *[other] { leaders-thing }
    }
leaders-one =
    { $first ->
        [infantry] eine Infanterie
        [tank] einen Panzer
        [plane] einen Flieger
       *[other] eine Einheit
    }
leaders-one-lost =
    { $unit ->
        [infantry] eine Infanterie
        [tank] einen Panzer
        [plane] einen Flieger
       *[other] eine Einheit
    }
leaders-name-die =
    { $of ->
        [infantry-miss] weiß, Fehlschlag
        [infantry-hit] weiß, Treffer
        [infantry-double] weiß, Doppeltreffer
        [tank-miss] grau, Fehlschlag
        [tank-hit] grau, Treffer
        [tank-double] grau, Doppeltreffer
        [plane-miss] schwarz, Fehlschlag
        [plane-hit] schwarz, Treffer
        [plane-double] schwarz, Doppeltreffer
       *[other] –
    }
leaders-name-die1 = { leaders-name-die }
leaders-name-die2 =
    { $of ->
        [none] { "" }
       *[other] ; 2: { leaders-name-die }
    }
leaders-name-die3 =
    { $of ->
        [none] { "" }
       *[other] ; 3: { leaders-name-die }
    }
leaders-name-die4 =
    { $of ->
        [none] { "" }
       *[other] ; 4: { leaders-name-die }
    }

## Nationen

leaders-nation-usa = USA
leaders-nation-usa-leader = John F. Kennedy
leaders-nation-usa-skill = Schnelle Verlegung: Beim Platzieren fasst jedes Gebiet für dich eine Einheit mehr, als es Produktionspunkte hat.
leaders-nation-usa-home = Ostküste
leaders-nation-uk = Vereinigtes Königreich
leaders-nation-uk-leader = Harold Macmillan
leaders-nation-uk-skill = Seemacht: In Kämpfen auf einem Seefeld, von einem Seefeld aus und über eine gepunktete Linie würfelst du mit einem weißen Würfel mehr.
leaders-nation-uk-home = Vereinigtes Königreich
leaders-nation-france = Frankreich
leaders-nation-france-leader = Charles de Gaulle
leaders-nation-france-skill = Geordneter Rückzug: Beim Rückzug verlierst du keine Einheit; alle kommen in deine Drop Zone.
leaders-nation-france-home = Frankreich
leaders-nation-germany = Deutschland
leaders-nation-germany-leader = Konrad Adenauer
leaders-nation-germany-skill = Wirtschaftswunder: Jede Runde rechnet das Programm dir zusätzliche Produktionspunkte an.
leaders-nation-germany-home = Deutschland
leaders-nation-ussr = Sowjetunion
leaders-nation-ussr-leader = Nikita Chruschtschow
leaders-nation-ussr-skill = KGB: Deine Spione haben bei Spionage und Sabotage deutlich öfter Erfolg.
leaders-nation-ussr-home = Westrussland
leaders-nation-china = China
leaders-nation-china-leader = Mao Zedong
leaders-nation-china-skill = Volksbefreiungsarmee: Jede Runde kommt mit deinem Truppennachschub zusätzliche Infanterie.
leaders-nation-china-home = China
leaders-nation-cuba = Kuba
leaders-nation-cuba-leader = Fidel Castro
leaders-nation-cuba-skill = Guerilla: Beim Verteidigen fasst dein angegriffenes Gebiet eine Einheit mehr, als es Produktionspunkte hat.
leaders-nation-cuba-home = Kuba
leaders-nation-india = Indien
leaders-nation-india-leader = Jawaharlal Nehru
leaders-nation-india-skill = Blockfreiheit: Deine Boykotte gelingen deutlich öfter.
leaders-nation-india-home = Indien
leaders-nation-japan = Japan
leaders-nation-japan-leader = Hayato Ikeda
leaders-nation-japan-skill = Ingenieurskunst: Forschung kostet dich weniger.
leaders-nation-japan-home = Japan
leaders-nation-egypt = Ägypten
leaders-nation-egypt-leader = Gamal Abdel Nasser
leaders-nation-egypt-skill = Eigenständigkeit: Ein Boykott kostet dich nur einen Teil seiner Punkte.
leaders-nation-egypt-home = Ägypten
leaders-nation-yugoslavia = Jugoslawien
leaders-nation-yugoslavia-leader = Josip Broz Tito
leaders-nation-yugoslavia-skill = Partisanen: Ziehst du dich als Verteidiger zurück, geht die Hälfte deiner Einheiten verloren, abgerundet statt aufgerundet.
leaders-nation-yugoslavia-home = Balkan

## Szenarien

leaders-scenario-free_game = Freies Spiel
leaders-scenario-free_game-about = Freie Nationen, freier Start: Die Gebiete werden reihum besetzt.
leaders-scenario-quick_game = Schnelles Spiel
leaders-scenario-quick_game-about = Vorgegebene Startgebiete und leichtere Siege; es dauert deutlich kürzer.
leaders-scenario-power_blocs = Machtblöcke
leaders-scenario-power_blocs-about = Alle schließen sich einem Machtblock mit begrenzten Plätzen an und wählen eine seiner Nationen.
leaders-scenario-home_ground = Heimatboden
leaders-scenario-home_ground-about = Alle beginnen in der Home Area ihrer Nation.
leaders-scenario-two_camps = Zwei Lager
leaders-scenario-two_camps-about = Die Nationen richten sich nach der Zahl der Spieler, die Startgebiete sind vorgegeben.
leaders-scenario-hot_spots = Krisenherde
leaders-scenario-hot_spots-about = Auf dem Brett liegen 15 Marker; wer genug markierte Gebiete hält, gewinnt ebenfalls.

## Missionen

leaders-mission-troops-1 = Truppenstärke
leaders-mission-troops-1-about =
    { $rounds ->
        [one] Bestelle in { $rounds } Runde mindestens { $units } Einheiten.
       *[other] Bestelle in { $rounds } Runden mindestens { $units } Einheiten.
    }
leaders-mission-troops-2 = Truppenstärke II
leaders-mission-troops-2-about =
    { $rounds ->
        [one] Noch einmal: Bestelle in { $rounds } Runde mindestens { $units } Einheiten.
       *[other] Noch einmal: Bestelle in { $rounds } Runden mindestens { $units } Einheiten.
    }
leaders-mission-defence = Verteidigung
leaders-mission-defence-about =
    { $rounds ->
        [one] { $rounds } Runde lang dürfen deine Produktionspunkte auf dem Brett nicht fallen.
       *[other] { $rounds } Runden lang dürfen deine Produktionspunkte auf dem Brett nicht fallen.
    }
leaders-mission-expansion = Expansion
leaders-mission-expansion-about =
    { $rounds ->
        [one] Steigere dein Einkommen in { $rounds } Runde um { $points } Produktionspunkte, durch Eroberung oder Forschung.
       *[other] Steigere dein Einkommen in { $rounds } Runden um { $points } Produktionspunkte, durch Eroberung oder Forschung.
    }
leaders-mission-foresight = Voraussicht
leaders-mission-foresight-about = Habe mindestens { $points } Produktionspunkte gespart, wenn du dein Hauptquartier verlässt.
leaders-mission-cunning = List und Tücke
leaders-mission-cunning-about =
    { $rounds ->
        [one] Sabotiere in { $rounds } Runde erfolgreich irgendeinen Spieler.
       *[other] Sabotiere in { $rounds } Runden erfolgreich irgendeinen Spieler.
    }
leaders-mission-top-secret = Streng geheim
leaders-mission-top-secret-about =
    { $rounds ->
        [one] Spioniere in { $rounds } Runde erfolgreich irgendeinen Spieler aus.
       *[other] Spioniere in { $rounds } Runden erfolgreich irgendeinen Spieler aus.
    }

## Forschung

leaders-level-military-1 = In jeder Kampfrunde darfst du einen deiner Würfel noch einmal werfen; das neue Ergebnis gilt.
leaders-level-military-2 = Beim Platzieren fasst jedes Gebiet eine Einheit mehr, als es Produktionspunkte hat.
leaders-level-military-3 = In jeder Kampfrunde zählt einer deiner einfachen Treffer als Doppeltreffer.
leaders-level-technology-1 = Deine Diplomaten und Spione haben öfter Erfolg und vereiteln mehr von dem, was gegen dich geschickt wird.
leaders-level-technology-2 = Jede Runde kommt mit deinem Truppennachschub zusätzliche Infanterie.
leaders-level-technology-3 = Die Punkte vom Brett bringen jede Runde einen prozentualen Zuschlag.
leaders-level-economy-1 =
    { $points ->
        [one] Jede Runde { $points } Produktionspunkt mehr.
       *[other] Jede Runde { $points } Produktionspunkte mehr.
    }
leaders-level-economy-2 =
    { $points ->
        [one] Jede Runde noch { $points } Produktionspunkt, zusätzlich zu Stufe 1.
       *[other] Jede Runde noch { $points } Produktionspunkte, zusätzlich zu Stufe 1.
    }
leaders-level-economy-3 =
    { $points ->
        [one] Jede Runde noch { $points } Produktionspunkt, zusätzlich zu den Stufen 1 und 2.
       *[other] Jede Runde noch { $points } Produktionspunkte, zusätzlich zu den Stufen 1 und 2.
    }

## Weltereignisse

leaders-world-boom = Aufschwung
leaders-world-boom-about =
    { $points ->
        [one] Alle bekommen bei ihren nächsten nationalen Ereignissen { $points } Produktionspunkt.
       *[other] Alle bekommen bei ihren nächsten nationalen Ereignissen { $points } Produktionspunkte.
    }
leaders-world-recession = Rezession
leaders-world-recession-about =
    { $points ->
        [one] Alle verlieren bei ihren nächsten nationalen Ereignissen { $points } Produktionspunkt.
       *[other] Alle verlieren bei ihren nächsten nationalen Ereignissen { $points } Produktionspunkte.
    }
leaders-world-volunteers = Freiwillige
leaders-world-volunteers-about = Alle bekommen mit dem nächsten Truppennachschub eine Infanterie.
leaders-world-strike = Streik
leaders-world-strike-about = Einheiten, die in dieser Runde bestellt werden, brauchen eine Runde länger.
leaders-world-brain_gain = Kluge Köpfe
leaders-world-brain_gain-about = Forschung, die in dieser Runde beginnt, dauert eine Runde weniger, mindestens aber eine.
leaders-world-summit = Gipfeltreffen
leaders-world-summit-about = In dieser Runde gibt es keinen Boykott, keine Spionage und keine Sabotage.
leaders-world-scandal = Skandal
leaders-world-scandal-about = Missglückt in dieser Runde eine verdeckte Aktion, wird ihr Absender immer bekannt.
leaders-world-amnesty = Amnestie
leaders-world-amnesty-about = Alle bekommen sofort einen Diplomaten, wenn noch Platz für ihn ist.

## Fragen

leaders-ask-colour = Welche Farbe spielst du?
leaders-ask-bloc = Welchem Machtblock schließt du dich an?
leaders-ask-nation = Welche Nation führst du?
leaders-ask-order = Wer hat Platz { $place } in der Reihenfolge?
leaders-ask-share = Welchen Anteil am Brett bekommt { $player-name }?
leaders-ask-prepare =
    { $step ->
        [material] Alle nehmen einen Spielerplan, die Karte ihrer Nation und alle Figuren und Holzmarker ihrer Farbe. Weiter, wenn alle so weit sind.
        [start_areas]
            { $start ->
                [home_area] Startgebiete: Setzt reihum je eine Infanterie, die erste in eure Home Area, dann neben ein eigenes Gebiet, bis alle Gebiete besetzt sind. Zieht dabei eure Marker auf der Leiste der Produktionspunkte.
                [fixed] Startgebiete: Alle setzen je eine Infanterie in die Gebiete des gezogenen Anteils und ihren Marker auf die Leiste der Produktionspunkte.
               *[free] Startgebiete: Setzt reihum je eine Infanterie, die erste beliebig, dann neben ein eigenes Gebiet, bis alle Gebiete besetzt sind. Zieht dabei eure Marker auf der Leiste der Produktionspunkte.
            }
        [handicap] Ausgleich: Der erste Spieler stellt 1 Infanterie in sein Base Camp, der zweite 2, der dritte 3 und so weiter.
        [markers] Legt die 15 Szenariomarker auf die Gebiete, auf die ihr euch geeinigt habt, je einen.
       *[rules]
            { $markers ->
                [0] Es gewinnt, wer { $victory } Produktionspunkte eingibt, in allen drei Forschungsgebieten Stufe { $level } hat oder das Ehrenabzeichen { $badge } bekommt.
               *[other] Es gewinnt, wer { $victory } Produktionspunkte eingibt, in allen drei Forschungsgebieten Stufe { $level } hat, das Ehrenabzeichen { $badge } bekommt oder ab Runde 2 { $markers } markierte Gebiete hält.
            }
    }
leaders-ask-production = Runde { $round }: Wie viele Produktionspunkte hat { $player-name } auf dem Brett? Beim letzten Mal: { $before }; mit { $victory } ist gewonnen.
leaders-ask-marked = Runde { $round }: Wie viele markierte Gebiete hält { $player-name }? Mit { $markers } ist gewonnen.
leaders-ask-elimination = { $player-name } hat 0 Punkte: kein Gebiet, keine Einheit auf See, kein Verbündeter? Dann scheidest du aus, sonst bleibst du im Spiel.
leaders-ask-withdraw = Einheiten abziehen: Lass in jedem deiner Gebiete eine Einheit deiner Wahl und nimm die anderen in dein Base Camp, auch die in Gebieten von Verbündeten, danach die aus der Drop Zone. Einheiten auf See bleiben. Weiter, wenn das getan ist.
leaders-ask-public_events =
    { $cards ->
        [0] Öffentliche Ereignisse gibt es diesmal nicht: weiter.
       *[other]
            { $mode ->
                [companion] Öffentliche Ereignisse: Lies die Karten vor, führe sie aus, dann weiter.
               *[digital] Öffentliche Ereignisse: Diese Karten sehen alle. Weiter, wenn du sie gelesen hast.
            }
    }
leaders-ask-secret_events = Geheime Ereignisse, nur für dich: Lies deine Karten, beantworte alle Allianzangebote, dann weiter.
leaders-ask-command = Beordern und Kämpfen: platzieren, bewegen, die Angegriffenen verteidigen lassen, dann kämpfen. Zieht die Marker der Produktionspunkte mit. Weiter, wenn alle Kämpfe vorbei sind.
leaders-ask-headquarters =
    { $receiver ->
        [0] Hauptquartier. Übrige Produktionspunkte: { $left }, freie Diplomaten: { $diplomats }, freie Spione: { $spies }. Wähle, ändere, und bestätige, wenn du fertig bist.
       *[other] Wie viel Tribut schickst du an { $receiver-name }? Höchstens { $most }; 0 heißt keinen.
    }
leaders-ask-covert = Gelingt die verdeckte Aktion?
leaders-ask-world = Runde { $round }: Was geschieht in der Welt?
leaders-ask-start =
    { $where ->
        [home] Deine erste Infanterie kommt in deine Home Area.
        [first] Besetze dein erstes Gebiet: ein beliebiges. Noch frei: { $free }.
        [near] Besetze ein freies Gebiet neben einem von deinen. Noch frei: { $free }.
       *[anywhere] Neben deinen Gebieten ist nichts frei: Besetze ein beliebiges freies. Noch frei: { $free }.
    }
leaders-ask-count = Runde { $round }: Deine Gebiete und ganzen Kontinente bringen { $points } Produktionspunkte. Beim letzten Mal: { $before }; mit { $victory } ist gewonnen.
leaders-ask-withdrawal =
    { $choices ->
        [0] Abziehen: In jedem deiner Gebiete bleibt eine Einheit. Ins Base Camp kommen, mit denen der Drop Zone: { leaders-troops }.
       *[other] Abziehen: In jedem deiner Gebiete bleibt eine Einheit. Ins Base Camp kommen, mit denen der Drop Zone: { leaders-troops }. Wo verschiedene Einheiten stehen, kannst du wählen, welche bleibt.
    }
leaders-ask-sabotage =
    { $units ->
        [one] Sabotage: Entferne noch { $units } Einheit deiner Wahl aus deinem Base Camp.
       *[other] Sabotage: Entferne noch { $units } Einheiten deiner Wahl aus deinem Base Camp.
    }
leaders-ask-place =
    { $units ->
        [0] Platzieren: Dein Base Camp ist leer. Weiter, oder nimm zurück, was du eben platziert hast.
       *[other] Platzieren: Setze Einheiten dorthin, wo du angreifen oder sicher sein willst, dann weiter. Im Base Camp: { leaders-troops }.
    }
leaders-ask-move =
    { $source ->
        [none] Bewegen: Sag, woher Einheiten kommen, oder weiter zu den Kämpfen.
       *[other]
            { $most ->
                [0] { $source-name }: Von hier kann niemand mehr gehen. Sag, woher andere Einheiten kommen, oder weiter zu den Kämpfen.
               *[other] { $source-name }: { leaders-troops }; frei zu gehen: { $most }. Wohin? Oder weiter zu den Kämpfen.
            }
    }
leaders-ask-defend =
    { $own ->
        [1] Du wirst angegriffen: Schick Einheiten in deine angegriffenen Gebiete oder passe. Im Base Camp: { leaders-troops }.
       *[other] { $player-name } wird angegriffen. Verbündete können aus dem Base Camp helfen; alle anderen passen.
    }
leaders-ask-next_battle =
    { $fights ->
        [0] Kämpfe auf See sind freiwillig: Nenne einen Gegner oder passe.
       *[other] Welcher Kampf kommt als Nächster?
    }
leaders-ask-stand =
    { $side ->
        [attacker] { $place-name }, Kampfrunde { $combat }: Du greifst { $player-name } an, { leaders-troops } gegen { $against }. Standhalten oder Rückzug?
       *[defender] { $place-name }, Kampfrunde { $combat }: { $player-name } greift dich an, { leaders-troops } gegen { $against }. Standhalten oder Rückzug?
    }
leaders-ask-roll = { $place-name }: ein Würfel für { $seat-name } ({ $unit-name }).
leaders-ask-reroll = Deine Würfel sind 1: { $die1-name }{ $die2-name }{ $die3-name }{ $die4-name }. Einen davon darfst du noch einmal werfen; das neue Ergebnis gilt.
leaders-ask-losses =
    { $losses ->
        [one] { $place-name }: Wähle noch { $losses } Einheit, die du verlierst.
       *[other] { $place-name }: Wähle noch { $losses } Einheiten, die du verlierst.
    }

## Antworten

leaders-action-continue = Weiter
leaders-action-colour = Farbe: { $argument-name }
leaders-action-bloc = Machtblock: { $argument-name }
leaders-action-nation = Nation: { $argument-name }
leaders-action-next = Als Nächster in der Reihenfolge: { $argument-name }
leaders-action-share = Anteil { $argument }
leaders-action-production = { $argument } Produktionspunkte eingeben
leaders-action-marked =
    { $argument ->
        [one] { $argument } markiertes Gebiet
       *[other] { $argument } markierte Gebiete
    }
leaders-action-eliminated = Ich scheide aus
leaders-action-remain = Ich bleibe im Spiel
leaders-action-accept =
    { $argument ->
        [hidden] Ein Angebot beantworten
       *[other] Allianz annehmen: { $argument-name }
    }
leaders-action-decline =
    { $argument ->
        [hidden] Ein Angebot beantworten
       *[other] Allianz ablehnen: { $argument-name }
    }
leaders-action-add =
    { $first ->
        [infantry] Infanterie bestellen
        [tank] Einen Panzer bestellen
        [plane] Einen Flieger bestellen
        [diplomat] Einen Diplomaten ernennen
        [spy] Einen Spion anwerben
        [military] Forschung: Militär
        [technology] Forschung: Technologie
        [economy] Forschung: Wirtschaft
        [boycott] { $second-name } boykottieren
        [espionage] { $second-name } ausspionieren
        [sabotage] { $second-name } sabotieren
        [offer] { $second-name } eine Allianz anbieten
        [dissolve] Die Allianz mit { $second-name } auflösen
        [hidden] Etwas wählen
       *[mission] Mission aktivieren: { $argument-name }
    }
leaders-action-drop =
    { $first ->
        [infantry] Eine Infanterie weniger
        [tank] Einen Panzer weniger
        [plane] Einen Flieger weniger
        [diplomat] Einen Diplomaten weniger
        [spy] Einen Spion weniger
        [military] Keine Forschung: Militär
        [technology] Keine Forschung: Technologie
        [economy] Keine Forschung: Wirtschaft
        [boycott] { $second-name } nicht boykottieren
        [espionage] { $second-name } nicht ausspionieren
        [sabotage] { $second-name } nicht sabotieren
        [offer] { $second-name } keine Allianz anbieten
        [dissolve] Die Allianz mit { $second-name } behalten
        [hidden] Etwas zurücknehmen
       *[mission] Mission aufgeben: { $argument-name }
    }
leaders-action-tribute =
    { $argument ->
        [hidden] Tribut schicken
       *[other] Tribut schicken: { $argument-name }
    }
leaders-action-amount =
    { $argument ->
        [0] Kein Tribut
        [one] { $argument } Punkt Tribut
       *[other] { $argument } Punkte Tribut
    }
leaders-action-confirm = Bestätigen und das Hauptquartier verlassen
leaders-action-covert =
    { $argument ->
        [succeeds] Sie gelingt
        [traced] Sie missglückt, und der Absender wird bekannt
        [untraced] Sie missglückt, und der Absender bleibt unbekannt
       *[other] Es entscheidet sich
    }
leaders-action-world = Es geschieht: { $argument-name }
leaders-action-occupy = Besetzen: { $argument-name }
leaders-action-keep = { $second-name }: { leaders-one } dort lassen
leaders-action-withdraw = Abziehen; wo nichts anderes gewählt ist, bleibt die schwächste Einheit
leaders-action-remove = Aus dem Base Camp { leaders-one } entfernen
leaders-action-place = { $second-name }: { leaders-one } platzieren
leaders-action-recall = { $second-name }: { leaders-one } zurücknehmen
leaders-action-from = Einheiten von hier: { $argument-name }
leaders-action-send = { $second-name }: { leaders-one } schicken
leaders-action-reinforce = { $second-name }: { leaders-one } zur Verteidigung schicken
leaders-action-pass = Passen
leaders-action-battle = Kampf: { $argument-name }
leaders-action-engage = { $first-name }: gegen { $second-name } kämpfen
leaders-action-stand =
    { $first ->
        [3] Standhalten mit 3 Fliegern
        [12] Standhalten mit 1 Panzer und 2 Fliegern
        [21] Standhalten mit 2 Panzern und 1 Flieger
        [30] Standhalten mit 3 Panzern
        [102] Standhalten mit 1 Infanterie und 2 Fliegern
        [111] Standhalten mit 1 Infanterie, 1 Panzer und 1 Flieger
        [120] Standhalten mit 1 Infanterie und 2 Panzern
        [201] Standhalten mit 2 Infanterie und 1 Flieger
        [210] Standhalten mit 2 Infanterie und 1 Panzer
        [300] Standhalten mit 3 Infanterie
       *[strongest] Standhalten mit den stärksten Einheiten
    }
leaders-action-press = Bis zum Ende kämpfen, ohne weitere Fragen
leaders-action-retreat = Rückzug
leaders-action-die =
    { $argument ->
        [miss] Ein Würfel zeigt einen Fehlschlag
        [hit] Ein Würfel zeigt einen Treffer
        [double] Ein Würfel zeigt einen Doppeltreffer
       *[other] Er ist gefallen
    }
leaders-action-reroll = Würfel { $argument } noch einmal werfen
leaders-action-leave = Die Würfel liegen lassen
leaders-action-lose = Verlust: { leaders-one } ({ $second-name })

## Was eine Antwort kostet

leaders-remark-add = kostet { $points }
leaders-remark-occupy =
    { $points ->
        [one] { $points } Punkt, { $continent-name }
       *[other] { $points } Punkte, { $continent-name }
    }
leaders-remark-keep = dort: { leaders-troops }
leaders-remark-remove = vorhanden: { $count }
leaders-remark-place = { $there } von { $limit } dort
leaders-remark-from = { leaders-troops }
leaders-remark-send =
    { $ground ->
        [sea] Seefeld; Einheiten anderer: { $there }
        [own] deines
        [empty] leer, { $points } wert
       *[held] { $owner-name }, verteidigt von { $there }, { $points } wert
    }
leaders-remark-reinforce = { $there } von { $limit } dort
leaders-remark-battle = { $own } gegen { $there } von { $owner-name }
leaders-remark-engage = { $own } gegen { $there } von { $owner-name }
leaders-remark-stand = { leaders-troops }
leaders-remark-retreat = verloren: { $lost }, gerettet: { $saved }
leaders-remark-die = { $faces } von 6 Seiten
leaders-remark-reroll = { $die-name }
leaders-remark-lose = vorhanden: { $count }

## Was geschehen ist: die Karten

leaders-troops-infantry =
    { $infantry ->
        [one] { $infantry } Infanterie
       *[other] { $infantry } Infanterie
    }
leaders-troops-tank =
    { $tank ->
        [one] { $tank } Panzer
       *[other] { $tank } Panzer
    }
leaders-troops-plane =
    { $plane ->
        [one] { $plane } Flieger
       *[other] { $plane } Flieger
    }
leaders-troops =
    { $infantry ->
        [0]
            { $tank ->
                [0]
                    { $plane ->
                        [0] keine Einheiten
                       *[other] { leaders-troops-plane }
                    }
               *[other]
                    { $plane ->
                        [0] { leaders-troops-tank }
                       *[other] { leaders-troops-tank } und { leaders-troops-plane }
                    }
            }
       *[other]
            { $tank ->
                [0]
                    { $plane ->
                        [0] { leaders-troops-infantry }
                       *[other] { leaders-troops-infantry } und { leaders-troops-plane }
                    }
               *[other]
                    { $plane ->
                        [0] { leaders-troops-infantry } und { leaders-troops-tank }
                       *[other] { leaders-troops-infantry }, { leaders-troops-tank } und { leaders-troops-plane }
                    }
            }
    }
leaders-event-fresh_troops = Truppennachschub für { $seat-name }, aus dem Vorrat ins Base Camp: { leaders-troops }.
leaders-event-sabotage_hit =
    { $units ->
        [one] Sabotage, { $seat-name }: Entferne { $units } Einheit deiner Wahl aus deinem Base Camp; ist keine da, entferne keine.
       *[other] Sabotage, { $seat-name }: Entferne { $units } Einheiten deiner Wahl aus deinem Base Camp; sind es weniger, entferne alle.
    }
leaders-event-boycott_hit =
    { $points ->
        [one] Boykott, { $seat-name }: Du verlierst { $points } Produktionspunkt; er ist schon abgezogen.
       *[other] Boykott, { $seat-name }: Du verlierst { $points } Produktionspunkte; sie sind schon abgezogen.
    }
leaders-event-new_military = Neue Technologie, { $seat-name }: Militär Stufe { $level } ist fertig; der Marker zeigt es allen.
leaders-event-glory = Ruhm und Ehre, { $seat-name }: Du bekommst Ehrenabzeichen { $badge }, { $badge-name }; der Marker rückt einen Schritt weiter.
leaders-event-world_effect =
    { $news ->
        [recession]
            { $points ->
                [one] { $news-name }, { $seat-name }: Du verlierst { $points } Produktionspunkt; er ist schon abgezogen.
               *[other] { $news-name }, { $seat-name }: Du verlierst { $points } Produktionspunkte; sie sind schon abgezogen.
            }
       *[other]
            { $points ->
                [one] { $news-name }, { $seat-name }: Du bekommst { $points } Produktionspunkt; er ist schon gutgeschrieben.
               *[other] { $news-name }, { $seat-name }: Du bekommst { $points } Produktionspunkte; sie sind schon gutgeschrieben.
            }
    }
leaders-event-new_technology = Neue Technologie: { $field-name } Stufe { $level } ist fertig und wirkt ab sofort.
leaders-event-new_diplomats =
    { $count ->
        [one] Neue Diplomaten: { $count } Diplomat tritt den Dienst an.
       *[other] Neue Diplomaten: { $count } Diplomaten treten den Dienst an.
    }
leaders-event-tribute_received =
    { $points ->
        [one] Tribut erhalten: { $player-name } schickt dir { $points } Produktionspunkt.
       *[other] Tribut erhalten: { $player-name } schickt dir { $points } Produktionspunkte.
    }
leaders-event-boycott_success =
    { $points ->
        [one] Boykott erfolgreich: Er kostet { $player-name } bis zu { $points } Produktionspunkt.
       *[other] Boykott erfolgreich: Er kostet { $player-name } bis zu { $points } Produktionspunkte.
    }
leaders-event-boycott_failed = Boykott missglückt: Dein Diplomat hat gegen { $player-name } nichts erreicht.
leaders-event-boycott_foiled = Boykott vereitelt: Jemand wollte dich boykottieren; niemand weiß, wer.
leaders-event-diplomat_caught = Diplomat gefasst: { $player-name } wollte dich boykottieren, vergeblich.
leaders-event-alliance =
    { $answer ->
        [accepted] Allianz: { $player-name } hat dein Angebot angenommen; ihr seid verbündet.
        [declined] Allianz: { $player-name } hat dein Angebot abgelehnt.
       *[other] Allianz: { $player-name } hat eure Allianz aufgelöst; Gäste kommen in die Drop Zone ihres Besitzers.
    }
leaders-event-new_spies =
    { $count ->
        [one] Neue Spione: { $count } Spion tritt den Dienst an.
       *[other] Neue Spione: { $count } Spione treten den Dienst an.
    }
leaders-event-sabotage_success =
    { $units ->
        [one] Sabotage erfolgreich: { $player-name } muss { $units } Einheit aus dem Base Camp entfernen.
       *[other] Sabotage erfolgreich: { $player-name } muss bis zu { $units } Einheiten aus dem Base Camp entfernen.
    }
leaders-event-sabotage_failed = Sabotage missglückt: Dein Spion hat gegen { $player-name } nichts erreicht.
leaders-event-sabotage_foiled = Sabotage vereitelt: Jemand wollte dich sabotieren; niemand weiß, wer.
leaders-event-secret_information = Geheime Information über { $player-name }: Militär Stufe { $military }, Technologie Stufe { $technology }, Wirtschaft Stufe { $economy }.
leaders-event-espionage_failed = Spionage missglückt: Dein Spion hat über { $player-name } nichts erfahren.
leaders-event-espionage_foiled = Spionage vereitelt: Jemand wollte dich ausspionieren; niemand weiß, wer.
leaders-event-spy_caught = Spion gefasst: { $player-name } hat einen Spion gegen dich geschickt, vergeblich.
leaders-event-mission_failed = Mission gescheitert: { $mission-name }. Du darfst sie wieder aktivieren.
leaders-event-production_points = Produktionspunkte: { $entered } vom Brett; mit allen Zuschlägen kommen { $points } zu deinem Gesparten.

## Was geschehen ist

leaders-event-colour_chosen = { $seat-name } spielt mit der Farbe { $colour-name }.
leaders-event-bloc_chosen = { $seat-name } wählt den Machtblock: { $bloc-name }.
leaders-event-nation_chosen = { $seat-name } wählt die Nation: { $nation-name }.
leaders-event-placed = { $seat-name } hat Platz { $order } in der Reihenfolge.
leaders-event-share_drawn = { $seat-name } bekommt Anteil { $share } am Brett.
leaders-event-round_begun = Runde { $round } beginnt.
leaders-event-turn_begun = Runde { $round }: { $seat-name } ist am Zug.
leaders-event-entered =
    { $points ->
        [one] { $seat-name } hat { $points } Produktionspunkt (Änderung: { $change }).
       *[other] { $seat-name } hat { $points } Produktionspunkte (Änderung: { $change }).
    }
leaders-event-markers_held =
    { $markers ->
        [one] { $seat-name } hält { $markers } markiertes Gebiet.
       *[other] { $seat-name } hält { $markers } markierte Gebiete.
    }
leaders-event-eliminated = { $seat-name } scheidet aus.
leaders-event-command_begun = { $seat-name } beordert und kämpft.
leaders-event-headquarters_open = { $seat-name } geht ins Hauptquartier.
leaders-event-headquarters_closed = { $seat-name } verlässt das Hauptquartier.
leaders-event-points_left =
    { $points ->
        [one] { $seat-name } behält { $points } Produktionspunkt.
       *[other] { $seat-name } behält { $points } Produktionspunkte.
    }
leaders-event-offer_answered =
    { $answer ->
        [accepted] { $seat-name } nimmt die Allianz mit { $player-name } an.
       *[other] { $seat-name } lehnt die Allianz mit { $player-name } ab.
    }
leaders-event-world =
    { $news ->
        [boom] Aufschwung: Alle bekommen bei ihren nächsten nationalen Ereignissen zusätzliche Produktionspunkte.
        [recession] Rezession: Alle verlieren bei ihren nächsten nationalen Ereignissen Produktionspunkte.
        [volunteers] Freiwillige: Alle bekommen mit dem nächsten Truppennachschub eine Infanterie.
        [strike] Streik: Einheiten, die in dieser Runde bestellt werden, brauchen eine Runde länger.
        [brain_gain] Kluge Köpfe: Forschung, die in dieser Runde beginnt, dauert eine Runde weniger.
        [summit] Gipfeltreffen: In dieser Runde gibt es keinen Boykott, keine Spionage und keine Sabotage.
        [scandal] Skandal: Missglückt in dieser Runde eine verdeckte Aktion, wird ihr Absender immer bekannt.
        [amnesty] Amnestie: Alle bekommen sofort einen Diplomaten.
       *[other] Es gibt Neuigkeiten aus der Welt.
    }
leaders-event-victory =
    { $way ->
        [military] { $seat-name } gewinnt: Die Produktionspunkte sind erreicht.
        [research] { $seat-name } gewinnt: Die Stufe ist in allen drei Forschungsgebieten erreicht.
        [missions] { $seat-name } gewinnt: Das Ehrenabzeichen ist erreicht.
        [markers] { $seat-name } gewinnt: Genug markierte Gebiete sind gehalten.
        [last] { $seat-name } ist als Letzter übrig und gewinnt.
       *[other] { $seat-name } gewinnt nach der letzten Runde.
    }
leaders-event-region_taken =
    { $loser ->
        [0] { $region-name } gehört jetzt { $seat-name }.
       *[other] { $region-name } geht von { $loser-name } an { $seat-name }.
    }
leaders-event-units_withdrawn = { $seat-name } zieht ins Base Camp ab: { leaders-troops }.
leaders-event-units_lost =
    { $units ->
        [one] { $seat-name } verliert durch Sabotage { $units } Einheit im Base Camp.
       *[other] { $seat-name } verliert durch Sabotage { $units } Einheiten im Base Camp.
    }
leaders-event-units_sent_home =
    { $units ->
        [one] { $units } Einheit von { $seat-name } verlässt die Gebiete von { $player-name } und geht in die Drop Zone.
       *[other] { $units } Einheiten von { $seat-name } verlassen die Gebiete von { $player-name } und gehen in die Drop Zone.
    }
leaders-event-battle_begun = { $place-name }: { $seat-name } greift { $player-name } an.
leaders-event-volley = Treffer: { $seat-name } { $hits }, { $player-name } { $struck }.
leaders-event-unit_lost = { $place-name }: { $seat-name } verliert { leaders-one-lost }.
leaders-event-retreated =
    { $saved ->
        [0] { $place-name }: { $seat-name } zieht sich zurück und rettet niemanden.
        [one] { $place-name }: { $seat-name } zieht sich zurück und rettet { $saved } Einheit.
       *[other] { $place-name }: { $seat-name } zieht sich zurück und rettet { $saved } Einheiten.
    }
leaders-event-battle_won = { $place-name }: { $seat-name } gewinnt gegen { $player-name }.
leaders-event-battle_drawn = { $place-name }: Von { $seat-name } und { $player-name } ist niemand übrig.
leaders-event-alliance_ended = { $player-name } hat die Allianz mit { $seat-name } beendet.

## Warum nicht

why-LDR-NATN-02 = Die Farbe { $colour-name } hat schon jemand.
why-LDR-SCEN-08 = Der Machtblock „{ $bloc-name }“ hat bei dieser Zahl von Spielern keinen Platz mehr.
why-LDR-SCEN-07 = { $nation-name } gehört zu einem anderen Machtblock; deiner ist „{ $bloc-name }“.
why-LDR-SCEN-05 = Jemand hat schon diese Nation: { $nation-name }.
why-LDR-SCEN-23 = { $nation-name } gehört bei dieser Zahl von Spielern nicht zu den Nationen von Zwei Lager.
why-LDR-NATN-14 = { $nation-name } ist eine Nation der Erweiterungen; an diesem Tisch spielen die sechs aus der Schachtel.
why-LDR-MODE-11 = Produktionspunkte sind eine ganze Zahl von 0 bis { $most }, nicht { $points }.
why-LDR-EVNT-02 = Beantworte zuerst alle Allianzangebote, dann geht es weiter.
why-LDR-ALLY-02 = Von { $player-name } liegt kein Angebot vor.
why-LDR-HEAD-04 = Du hast es dir oft genug anders überlegt: Bestätige jetzt.
why-LDR-HEAD-10 = Zu wenig Punkte: { $item-name } kostet { $cost }, und du hast noch { $left }.
why-LDR-HEAD-11 = Nichts zurückzunehmen: { $item-name } ist nicht gewählt.
why-LDR-MATL-09 = In der Schachtel sind { $supply } solche Figuren ({ $item-name }), und so viele sind schon bestellt oder unterwegs.
why-LDR-DIPL-01 = Dafür braucht es einen Diplomaten; frei sind bei dir { $diplomats }.
why-LDR-DIPL-07 = Du kannst höchstens { $reserve } Diplomaten haben, neu ernannte mitgezählt.
why-LDR-SPYS-01 = Dafür braucht es einen Spion; frei sind bei dir { $spies }.
why-LDR-SPYS-06 = Du kannst höchstens { $reserve } Spione haben, neu angeworbene mitgezählt.
why-LDR-RSCH-01 = Alle drei Stufen sind fertig: { $item-name }.
why-LDR-RSCH-04 = Ein Projekt läuft schon: { $item-name }. Das nächste dieses Forschungsgebiets kann beginnen, wenn es fertig ist.
why-LDR-BOYC-01 = Du kannst dich nicht selbst boykottieren.
why-LDR-BOYC-09 = { $player-name }: je Zug ein Boykott gegen denselben Spieler.
why-LDR-ESPI-01 = Du kannst dich nicht selbst ausspionieren.
why-LDR-SABO-01 = Du kannst dich nicht selbst sabotieren.
why-LDR-SPYS-10 = { $player-name }: je Zug einmal { $item-name } gegen denselben Spieler.
why-LDR-ALLY-01 = Du kannst dich nicht mit dir selbst verbünden.
why-LDR-ALLY-20 = { $player-name } ist schon mit dir verbündet oder hat noch ein Angebot von dir zu beantworten.
why-LDR-ALLY-13 = Mit { $player-name } gibt es keine Allianz, die du jetzt auflösen könntest.
why-LDR-TRIB-01 = Du kannst dir nicht selbst Tribut schicken.
why-LDR-TRIB-03 =
    { $most ->
        [0] Du hast keine Produktionspunkte mehr für einen Tribut.
       *[other] Ein Tribut ist jetzt höchstens { $most }.
    }
why-LDR-MISS-03 = Nur eine Mission zur gleichen Zeit: Gib zuerst { $mission-name } auf.
why-LDR-MISS-06 = { $item-name } steht nicht offen: Du hast sie erfüllt, oder eine andere ihrer Kategorie kommt vorher.
why-LDR-ELIM-03 = { $player-name } ist ausgeschieden.
why-LDR-PLYR-01 = Einen Spieler { $player } gibt es in dieser Partie nicht.
why-LDR-VARI-03 = Gipfeltreffen: In dieser Runde gibt es keinen Boykott, keine Spionage und keine Sabotage.
why-LDR-HEAD-12 = Sag zuerst, wie groß der Tribut ist; 0 heißt keiner.
why-LDR-AREA-06 = { $place-name } ist schon besetzt.
why-LDR-AREA-07 = Deine erste Infanterie kommt in deine Home Area.
why-LDR-AREA-08 = { $place-name } liegt nicht neben einem deiner Gebiete, und dort ist noch etwas frei.
why-LDR-WDRW-01 = { $place-name }: Da gibt es nichts zu wählen, du hast dort keine verschiedenen Einheiten.
why-LDR-WDRW-02 = { $place-name }: Eine solche Einheit hast du dort nicht ({ $unit-name }).
why-LDR-WDRW-03 = { $place-name }: Einheiten auf See werden nicht abgezogen.
why-LDR-EVNT-12 = Eine solche Einheit ist nicht in deinem Base Camp ({ $unit-name }).
why-LDR-PLCE-03 = { $place-name } ist ein Seefeld: Dorthin kommen Einheiten nur durch Bewegen.
why-LDR-PLCE-02 =
    { $owner ->
        [0] { $place-name } ist leer: Platziert wird in eigenen Gebieten und denen von Verbündeten.
       *[other] { $place-name } gehört { $owner-name }: Platziert wird in eigenen Gebieten und denen von Verbündeten.
    }
why-LDR-PLCE-01 = Eine solche Einheit ist nicht mehr in deinem Base Camp ({ $unit-name }).
why-LDR-PLCE-04 = { $place-name } ist voll: Platz ist für { $limit }, und { $there } stehen dort.
why-LDR-PLCE-09 = { $place-name }: Zurücknehmen kannst du nur, was du in diesem Schritt platziert hast ({ $unit-name }), und nicht ohne Ende.
why-LDR-MOVE-01 =
    { $unit ->
        [none] { $place-name }: Dort hast du keine Einheiten.
       *[other] { $source-name }: Eine solche Einheit hast du dort nicht ({ $unit-name }).
    }
why-LDR-MOVE-03 = Eine Einheit muss zurückbleiben und das Gebiet halten.
why-LDR-MOVE-09 = Jede Einheit geht einen Schritt je Zug; diese sind schon gegangen.
why-LDR-MOVE-10 = { $place-name } liegt nicht daneben: Weder eine Grenze noch eine gepunktete Linie führt hin.
why-LDR-MOVE-11 = Zwischen eigenen Gebieten wird nicht bewegt; platziere aus dem Base Camp.
why-LDR-MOVE-12 = { $place-name }: Dort stehen Einheiten eines Verbündeten.
why-LDR-ALLY-14 = { $place-name }: Die Allianz ist eben erst beendet; angreifen kannst du ab deinem nächsten Zug.
why-LDR-SEAF-01 = { $place-name }: Dorthin führen nur strichlierte Linien aus Gebieten mit Anker.
why-LDR-SEAF-04 = Von Seefeld zu Seefeld führt kein Weg.
why-LDR-DFND-01 = { $place-name }: Verstärkt werden nur angegriffene Gebiete, mit Einheiten aus deinem Base Camp.
why-LDR-DFND-06 = { $place-name }: In ein Seefeld kann zur Verteidigung niemand geschickt werden.
why-LDR-ALLY-09 = { $place-name } gehört { $owner-name }: Helfen dürfen nur Verbündete.
why-LDR-ALLY-22 = Du bist mit beiden Seiten verbündet und hilfst daher keiner.
why-LDR-DFND-04 = { $place-name }: Platz ist für { $limit } Verteidiger, und { $there } stehen dort.
why-LDR-FGHT-01 = Zuerst müssen die Kämpfe in Gebieten ausgetragen werden.
why-LDR-FGHT-03 = Hier gibt es keinen Kampf: { $place-name }.
why-LDR-SEAF-09 = { $place-name }: Dort stehen nicht Einheiten von dir und von { $player-name }.
why-LDR-ALLY-06 = Gegen { $player-name } darfst du nicht kämpfen: Ihr seid verbündet oder wart es bis eben.
why-LDR-SEAF-08 = { $place-name }: Deine Einheiten sind eben erst gekommen; kämpfen können sie ab deinem nächsten Zug.
why-LDR-DICE-03 = Wer würfelt, wählst du nur bei mehr als drei Einheiten verschiedener Art, und nur unter denen, die da sind.
why-LDR-DICE-08 = Auf deiner Seite gibt es keinen Würfel { $die }.
why-LDR-LOSS-01 = { $player-name } hat in diesem Kampf keine solche Einheit ({ $unit-name }).
why-LDR-ALLY-12 = Einheiten von Verbündeten gehen zuerst verloren.

## Wörter des Bildes

leaders-board-round = Runde
leaders-board-phase = Phase
leaders-board-points = Punkte
leaders-board-badges = Abzeichen
leaders-board-military = Militär
leaders-board-markers = markierte Gebiete
leaders-board-out = ausgeschieden
leaders-board-victory = zum Sieg
leaders-board-setup = Vorbereitung
leaders-board-production = Produktionspunkte
leaders-board-withdraw = Einheiten abziehen
leaders-board-events = nationale Ereignisse
leaders-board-command = beordern und kämpfen
leaders-board-headquarters = Hauptquartier
leaders-board-over = das Ende
leaders-board-saved = gespart
leaders-board-left = übrig
leaders-board-chosen = gewählt
leaders-board-coming = unterwegs
leaders-board-diplomats = Diplomaten
leaders-board-spies = Spione
leaders-board-research = Forschung
leaders-board-running = fertig in
leaders-board-turns = Züge
leaders-board-technology = Technologie
leaders-board-economy = Wirtschaft
leaders-board-mission = Mission
leaders-board-planned = gewählte Mission
leaders-board-allies = Verbündete
leaders-board-tribute = Tribut
leaders-board-infantry = Infanterie
leaders-board-tank = Panzer
leaders-board-plane = Flieger
leaders-board-diplomat = Diplomat
leaders-board-spy = Spion
leaders-board-boycott = Boykott
leaders-board-espionage = Spionage
leaders-board-sabotage = Sabotage
leaders-board-offer = Angebot
leaders-board-dissolve = auflösen
leaders-board-troops-1 = { leaders-mission-troops-1 }
leaders-board-troops-2 = { leaders-mission-troops-2 }
leaders-board-defence = { leaders-mission-defence }
leaders-board-expansion = { leaders-mission-expansion }
leaders-board-foresight = { leaders-mission-foresight }
leaders-board-cunning = { leaders-mission-cunning }
leaders-board-top-secret = { leaders-mission-top-secret }
leaders-board-usa = { leaders-nation-usa }
leaders-board-uk = { leaders-nation-uk }
leaders-board-france = { leaders-nation-france }
leaders-board-germany = { leaders-nation-germany }
leaders-board-ussr = { leaders-nation-ussr }
leaders-board-china = { leaders-nation-china }
leaders-board-cuba = { leaders-nation-cuba }
leaders-board-india = { leaders-nation-india }
leaders-board-japan = { leaders-nation-japan }
leaders-board-egypt = { leaders-nation-egypt }
leaders-board-yugoslavia = { leaders-nation-yugoslavia }
leaders-board-alaska = { leaders-place-alaska }
leaders-board-western_canada = { leaders-place-western_canada }
leaders-board-ontario = { leaders-place-ontario }
leaders-board-quebec = { leaders-place-quebec }
leaders-board-west_coast = { leaders-place-west_coast }
leaders-board-midwest = { leaders-place-midwest }
leaders-board-east_coast = { leaders-place-east_coast }
leaders-board-gulf_states = { leaders-place-gulf_states }
leaders-board-mexico = { leaders-place-mexico }
leaders-board-central_america = { leaders-place-central_america }
leaders-board-venezuela = { leaders-place-venezuela }
leaders-board-andean_countries = { leaders-place-andean_countries }
leaders-board-brazil = { leaders-place-brazil }
leaders-board-southern_cone = { leaders-place-southern_cone }
leaders-board-united_kingdom = { leaders-place-united_kingdom }
leaders-board-scandinavia = { leaders-place-scandinavia }
leaders-board-iberia = { leaders-place-iberia }
leaders-board-italy = { leaders-place-italy }
leaders-board-balkans = { leaders-place-balkans }
leaders-board-eastern_europe = { leaders-place-eastern_europe }
leaders-board-western_russia = { leaders-place-western_russia }
leaders-board-maghreb = { leaders-place-maghreb }
leaders-board-west_africa = { leaders-place-west_africa }
leaders-board-central_africa = { leaders-place-central_africa }
leaders-board-horn_of_africa = { leaders-place-horn_of_africa }
leaders-board-southern_africa = { leaders-place-southern_africa }
leaders-board-madagascar = { leaders-place-madagascar }
leaders-board-near_east = { leaders-place-near_east }
leaders-board-arabia = { leaders-place-arabia }
leaders-board-persia = { leaders-place-persia }
leaders-board-central_asia = { leaders-place-central_asia }
leaders-board-siberia = { leaders-place-siberia }
leaders-board-far_east = { leaders-place-far_east }
leaders-board-mongolia = { leaders-place-mongolia }
leaders-board-manchuria = { leaders-place-manchuria }
leaders-board-indochina = { leaders-place-indochina }
leaders-board-indonesia = { leaders-place-indonesia }
leaders-board-new_guinea = { leaders-place-new_guinea }
leaders-board-queensland = { leaders-place-queensland }
leaders-board-western_australia = { leaders-place-western_australia }
leaders-board-new_zealand = { leaders-place-new_zealand }
leaders-board-north_atlantic = { leaders-place-north_atlantic }
leaders-board-norwegian_sea = { leaders-place-norwegian_sea }
leaders-board-south_atlantic = { leaders-place-south_atlantic }
leaders-board-mediterranean = { leaders-place-mediterranean }
leaders-board-indian_ocean = { leaders-place-indian_ocean }
leaders-board-south_china_sea = { leaders-place-south_china_sea }
leaders-board-north_pacific = { leaders-place-north_pacific }
leaders-board-south_pacific = { leaders-place-south_pacific }
leaders-board-north_america = { leaders-continent-north_america }
leaders-board-south_america = { leaders-continent-south_america }
leaders-board-europe = { leaders-continent-europe }
leaders-board-africa = { leaders-continent-africa }
leaders-board-asia = { leaders-continent-asia }
leaders-board-oceania = { leaders-continent-oceania }
leaders-board-camp = Base Camp
leaders-board-drop = Drop Zone
leaders-board-free = leer
leaders-board-fight = Kampf
leaders-board-combat = Kampfrunde
leaders-board-dice = Würfel
leaders-board-hits = Treffer
leaders-board-losses = zu verlieren
leaders-board-seas = auf See
leaders-board-attacked = angegriffen
leaders-board-miss = Fehlschlag
leaders-board-hit = Treffer
leaders-board-double = Doppeltreffer
leaders-board-start = Startgebiete
leaders-board-place = platzieren
leaders-board-move = bewegen
leaders-board-defend = verteidigen
leaders-board-legend = Einheiten dort und Platz für
leaders-board-sea = Seefeld
leaders-board-own-board = Die Karte liegt auf eurem Tisch.
leaders-board-letter-infantry = i
leaders-board-letter-tank = p
leaders-board-letter-plane = f
leaders-board-blue = { leaders-colour-blue }
leaders-board-green = { leaders-colour-green }
leaders-board-red = { leaders-colour-red }
leaders-board-yellow = { leaders-colour-yellow }
leaders-board-orange = { leaders-colour-orange }
leaders-board-purple = { leaders-colour-purple }

## Die Lektion

leaders-learn-1 = Lektion, Schritt 1: Dein Zug in Runde 3 beginnt. Deine 24 Gebiete bringen 81 Produktionspunkte; wer zu Beginn eines Zuges 130 hat, gewinnt.
leaders-learn-2 = Schritt 2: In jedem Gebiet bleibt eine Einheit, alle anderen kommen ins Base Camp. Ein Panzer kommt aus Frankreich, eine Infanterie aus der Drop Zone, wo sie seit einem Rückzug wartet.
leaders-learn-3 = Schritt 3: Öffentliche Karten sehen alle. Ein Panzer, den du vor zwei Runden bestellt hast, ist im Base Camp eingetroffen.
leaders-learn-4 = Schritt 4: Geheime Karten sind nur für dich. Die Fähigkeit Deutschlands macht aus deinen 81 Punkten 90, und 12 waren gespart.
leaders-learn-5 = Schritt 5: Jetzt wird platziert. Venezuela ist schwach besetzt, und mit ihm wäre ganz Südamerika dein: Setze einen Panzer nach Brasilien, gleich daneben.
leaders-learn-6 = Schritt 6: Ein zweiter Panzer. Brasilien ist 3 Punkte wert, hat also Platz für 3 Einheiten und ist dann voll.
leaders-learn-7 = Schritt 7: Die Infanterie bewacht die Andenländer, die ebenfalls an Venezuela grenzen.
leaders-learn-8 = Schritt 8: Alle sind platziert. Bis hier hättest du Einheiten zurücknehmen können; nun geht es ans Bewegen.
leaders-learn-9 = Schritt 9: Sag, woher Einheiten kommen: aus Brasilien.
leaders-learn-10 = Schritt 10: Ein Panzer geht einen Schritt, nach Venezuela. Eine Infanterie verteidigt es.
leaders-learn-11 = Schritt 11: Der zweite Panzer folgt. Die Infanterie bleibt, denn jemand muss Brasilien halten.
leaders-learn-12 = Schritt 12: Das genügt; auf zum Kampf. Spieler 2 hat niemanden im Base Camp, den er zur Verteidigung schicken könnte.
leaders-learn-13 = Schritt 13: Vor jeder Kampfrunde kannst du den Rückzug antreten, das kostet die Hälfte deiner Einheiten. Zwei Panzer gegen eine Infanterie stehen gut: Kämpfe bis zum Ende.
leaders-learn-14 = Schritt 14: Was auch immer die Würfel sagten, nun kommt dein Hauptquartier, mit 102 Punkten zum Ausgeben. Infanterie kostet 9 und kommt in deinem nächsten Zug.
leaders-learn-15 = Schritt 15: Forschung wird sofort bezahlt und wirkt später. Wirtschaft Stufe 1 kostet 30, dauert zwei Runden und bringt dann jede Runde 5 Punkte.
leaders-learn-16 = Schritt 16: Jede erfüllte Mission ist ein Ehrenabzeichen, und sieben davon gewinnen. Verteidigung verlangt, dass deine Produktionspunkte fünf Runden lang nicht sinken.
leaders-learn-17 = Schritt 17: Bis jetzt ließ sich alles ändern. Verlass das Hauptquartier; die 63 Punkte, die du nicht ausgegeben hast, sind gespart.
leaders-learn-end = Das war ein Zug: zählen, abziehen, lesen, platzieren, bewegen, kämpfen, planen. Spiel weiter, wie du magst.

## Vor der Partie

leaders-blurb = Weltpolitik für einen Abend: eine Karte mit 48 Gebieten, Panzern, Fliegern und Würfeln, dahinter geheime Hauptquartiere mit Forschung, Diplomaten, Spionen und Missionen. Alles hier, oder mit eurem eigenen Brett aus der Schachtel.
leaders-option-mode = Brett
leaders-option-mode-digital = Ganz digital: Das Brett ist hier
leaders-option-mode-companion = Begleiter: euer eigenes Brett, aus der Schachtel
leaders-option-scenario = Szenario
leaders-option-scenario-free_game = Freies Spiel: freie Nationen, freier Start, volle Siegwerte
leaders-option-scenario-quick_game = Schnelles Spiel: vorgegebene Startgebiete und leichtere Siege
leaders-option-scenario-power_blocs = Machtblöcke: Alle wählen eine Nation eines Machtblocks
leaders-option-scenario-home_ground = Heimatboden: Alle beginnen in ihrer Home Area
leaders-option-scenario-two_camps = Zwei Lager: vorgegebene Nationen und Startgebiete
leaders-option-scenario-hot_spots = Krisenherde: Auch markierte Gebiete bringen den Sieg
leaders-option-hq_timer = Sekunden im Hauptquartier (nur für Fortgeschrittene; empfohlen sind 30 bis 40)
leaders-option-special_skills = Spezialfähigkeiten der Nationen
leaders-option-special_skills-true = Ja: Jede Nation hat ihre Fähigkeit
leaders-option-special_skills-false = Nein: Alle Nationen sind gleich
leaders-option-parallel_play = Paralleles Spiel
leaders-option-parallel_play-false = Nein: Ein Zug endet mit dem Hauptquartier
leaders-option-parallel_play-true = Ja: Der Nächste beginnt, während einer im Hauptquartier ist; alle brauchen ein Gerät
leaders-option-board_profile = Das Programm kennt euer eigenes Brett (nur als Begleiter)
leaders-option-board_profile-false = Nein: Die Gebiete werden reihum besetzt
leaders-option-board_profile-true = Ja: Bei vorgegebenem Start werden Anteile gezogen
leaders-option-expansion_nations = Fünf weitere Nationen
leaders-option-expansion_nations-false = Nein: die sechs aus der Schachtel
leaders-option-expansion_nations-true = Ja: auch Kuba, Indien, Japan, Ägypten und Jugoslawien
leaders-option-global_events = Weltereignisse
leaders-option-global_events-false = Nein
leaders-option-global_events-true = Ja: eines vor jeder zweiten Runde
leaders-option-classic_entry = Klassische Eingabe
leaders-option-classic_entry-false = Nein: Alle geben ihre Produktionspunkte zu Beginn des eigenen Zuges ein
leaders-option-classic_entry-true = Ja: Zu Beginn der Runde werden die Punkte aller eingegeben
leaders-option-hq_first = Hauptquartier zuerst
leaders-option-hq_first-false = Nein: erst beordern und kämpfen, dann das Hauptquartier
leaders-option-hq_first-true = Ja: erst das Hauptquartier, dann beordern und kämpfen
leaders-option-strict_supply = Strenger Vorrat
leaders-option-strict_supply-false = Nein: Figuren einer unbenutzten Farbe helfen aus
leaders-option-strict_supply-true = Ja: Niemand kann mehr Einheiten unterwegs haben, als Figuren in der Schachtel sind
leaders-option-show_exact_chance = Genaue Chancen
leaders-option-show_exact_chance-false = Nein: Wie gut andere geschützt sind, bleibt geheim
leaders-option-show_exact_chance-true = Ja: Zum Lernen zeigt das Hauptquartier die genaue Chance gegen jeden Spieler
leaders-option-capacity_bonus_in_defence = Höhere Grenzen beim Verteidigen
leaders-option-capacity_bonus_in_defence-usa_only = Nur für die USA
leaders-option-capacity_bonus_in_defence-none = Für niemanden
leaders-option-capacity_bonus_in_defence-all = Für die USA und für Militär Stufe 2
leaders-number-infantry_cost = Preis einer Infanterie
leaders-number-tank_cost = Preis eines Panzers
leaders-number-plane_cost = Preis eines Fliegers
leaders-number-infantry_rounds = Runden, bis Infanterie kommt
leaders-number-tank_rounds = Runden, bis ein Panzer kommt
leaders-number-plane_rounds = Runden, bis ein Flieger kommt
leaders-number-diplomat_cost = Preis eines Diplomaten
leaders-number-spy_cost = Preis eines Spions
leaders-number-most_operatives = Wie viele Diplomaten, und wie viele Spione, man höchstens hat
leaders-number-research_1_cost = Preis einer Forschung der Stufe 1
leaders-number-research_2_cost = Preis einer Forschung der Stufe 2
leaders-number-research_3_cost = Preis einer Forschung der Stufe 3
leaders-number-research_1_rounds = Runden für eine Forschung der Stufe 1
leaders-number-research_2_rounds = Runden für eine Forschung der Stufe 2
leaders-number-research_3_rounds = Runden für eine Forschung der Stufe 3
leaders-number-economy_1 = Punkte je Runde durch Wirtschaft Stufe 1
leaders-number-economy_2 = Punkte je Runde durch Wirtschaft Stufe 2
leaders-number-economy_3 = Punkte je Runde durch Wirtschaft Stufe 3
leaders-number-technology_2_infantry = Infanterie je Runde durch Technologie Stufe 2
leaders-number-technology_3_percent = Prozent mehr Punkte durch Technologie Stufe 3
leaders-number-germany_points = Punkte je Runde für Deutschland
leaders-number-china_infantry = Infanterie je Runde für China
leaders-number-ussr_percent = Prozentpunkte mehr für Spione der Sowjetunion
leaders-number-india_percent = Prozentpunkte mehr für Boykotte von Indien
leaders-number-japan_percent = Prozent weniger für Forschung von Japan
leaders-number-egypt_percent = Prozent eines Boykotts, die Ägypten verliert
leaders-number-covert_percent = Chance einer verdeckten Aktion in Prozent
leaders-number-guard_percent = Prozentpunkte weniger für jeden freien Diplomaten oder Spion des Ziels
leaders-number-technology_1_percent = Prozentpunkte durch Technologie Stufe 1, für und wider
leaders-number-least_percent = Kleinste Chance einer verdeckten Aktion in Prozent
leaders-number-most_percent = Größte Chance einer verdeckten Aktion in Prozent
leaders-number-trace_percent = Chance, dass bei einem Fehlschlag der Absender bekannt wird, in Prozent
leaders-number-boycott_points = Punkte, die ein Boykott kostet
leaders-number-sabotage_units = Einheiten, die eine Sabotage entfernt
leaders-number-troops_units = Einheiten für die Mission Truppenstärke
leaders-number-troops_rounds = Runden für die Mission Truppenstärke
leaders-number-defence_rounds = Runden für die Mission Verteidigung
leaders-number-expansion_points = Punkte für die Mission Expansion
leaders-number-expansion_rounds = Runden für die Mission Expansion
leaders-number-foresight_points = Punkte für die Mission Voraussicht
leaders-number-foresight_rounds = Runden für die Mission Voraussicht
leaders-number-cunning_rounds = Runden für die Mission List und Tücke
leaders-number-top_secret_rounds = Runden für die Mission Streng geheim
leaders-number-victory_points = Produktionspunkte, mit denen man gewinnt
leaders-number-victory_level = Stufe in allen Forschungsgebieten, mit der man gewinnt
leaders-number-victory_badge = Ehrenabzeichen, mit dem man gewinnt
leaders-number-victory_markers = Markierte Gebiete, mit denen man in Krisenherde gewinnt
leaders-number-boom_points = Punkte, die ein Aufschwung bringt
leaders-number-recession_points = Punkte, die eine Rezession kostet
leaders-number-supply_infantry = Infanteriefiguren einer Farbe
leaders-number-supply_tanks = Panzerfiguren einer Farbe
leaders-number-supply_planes = Fliegerfiguren einer Farbe
leaders-number-round_limit = Runden, nach denen die Partie endet
leaders-preset-free = Freies Spiel
leaders-preset-free-about = Das volle Spiel mit freien Nationen und Startgebieten: Plant einen Abend dafür ein.
leaders-preset-quick = Schnelles Spiel
leaders-preset-quick-about = Leichtere Siege: gut für die erste Partie.
leaders-preset-phones = Jedem ein Gerät
leaders-preset-phones-about = Das Hauptquartier läuft neben dem Zug des Nächsten: Niemand wartet.
leaders-preset-experienced = Gegen die Uhr
leaders-preset-experienced-about = 40 Sekunden im Hauptquartier, für alle, die das Spiel kennen.
leaders-preset-companion = Mit der Schachtel
leaders-preset-companion-about = Brett, Figuren und Würfel liegen auf eurem Tisch; die Halle führt die Hauptquartiere.
leaders-preset-companion_phones = Mit der Schachtel, jedem ein Telefon
leaders-preset-companion_phones-about = Euer eigenes Brett, und das Hauptquartier läuft neben dem Zug des Nächsten.

## Glossar

leaders-term-production-points = Produktionspunkte
leaders-term-production-points-about = Was deine Gebiete und ganzen Kontinente bringen, gezählt zu Beginn deines Zuges; damit bezahlst du alles.
leaders-term-region = Gebiet
leaders-term-region-about = Ein Stück Land mit Produktionspunkten; so viele Einheiten dürfen dort auch platziert werden.
leaders-term-continent = Kontinent-Bonus
leaders-term-continent-about = Zusätzliche Produktionspunkte für alle Gebiete eines Kontinents in einer Hand.
leaders-term-sea-field = Seefeld
leaders-term-sea-field-about = Gehört niemandem und bringt nichts; Einheiten kommen aus Gebieten mit Anker dorthin und fahren einen Zug später weiter.
leaders-term-dice = Würfel
leaders-term-dice-about = Weiß für Infanterie trifft mit 3 von 6 Seiten, grau für einen Panzer mit 4, schwarz für einen Flieger mit 4, davon eine doppelt.
leaders-term-retreat = Rückzug
leaders-term-retreat-about = Vor jeder Kampfrunde kann eine Seite aufgeben: Die Hälfte ihrer Einheiten, aufgerundet, ist verloren, die anderen kommen in die Drop Zone.
leaders-term-base-camp = Base Camp
leaders-term-base-camp-about = Der Platz neben der Karte, wo deine Einheiten warten, bis du sie in deinem Zug oder zum Verteidigen platzierst.
leaders-term-drop-zone = Drop Zone
leaders-term-drop-zone-about = Dorthin kommen Einheiten nach einem Rückzug; in deinem nächsten Zug kehren sie ins Base Camp zurück.
leaders-term-supply = Vorrat
leaders-term-supply-about = Alle Figuren deiner Farbe, die gerade nicht im Spiel sind; aus ihm kommt der Nachschub, in ihn gehen Verluste.
leaders-term-withdraw = Abziehen
leaders-term-withdraw-about = Zu Beginn deines Zuges bleibt in jedem deiner Gebiete eine Einheit, alle anderen kommen ins Base Camp.
leaders-term-events = Nationale Ereignisse
leaders-term-events-about = Karten, die sagen, was seit deinem letzten Zug geschehen ist: erst öffentliche für alle, dann geheime für dich.
leaders-term-fresh-troops = Truppennachschub
leaders-term-fresh-troops-about = Einheiten, die du früher bestellt hast; sie kommen aus deinem Vorrat in dein Base Camp.
leaders-term-command = Beordern und Kämpfen
leaders-term-command-about = Der Teil auf dem Brett: Einheiten platzieren, bewegen, die Angegriffenen verteidigen lassen, dann kämpfen.
leaders-term-headquarters = Hauptquartier
leaders-term-headquarters-about = Der geheime Teil deines Zuges, in dem du deine Punkte ausgibst; er gilt, wenn du bestätigst.
leaders-term-research = Forschung
leaders-term-research-about = Je drei Stufen Militär, Technologie und Wirtschaft; ein Projekt je Gebiet, zu Beginn voll bezahlt.
leaders-term-diplomat = Diplomat
leaders-term-diplomat-about = Überbringt einen Tribut, einen Boykott oder ein Allianzangebot und ist dann verbraucht; freie schützen dich vor Boykotten.
leaders-term-spy = Spion
leaders-term-spy-about = Wird zu Spionage oder Sabotage geschickt und ist dann verbraucht; freie schützen dich vor beidem.
leaders-term-tribute = Tribut
leaders-term-tribute-about = Produktionspunkte, die ein Diplomat einem anderen Spieler bringt; der bekommt sie in seinem nächsten Zug.
leaders-term-boycott = Boykott
leaders-term-boycott-about = Ein Diplomat will einen anderen Spieler Produktionspunkte kosten; gelingt es, verrät es dich nicht.
leaders-term-alliance = Allianz
leaders-term-alliance-about = Zwei Spieler, die einander nicht angreifen dürfen, Gebiete des anderen nutzen und verteidigen helfen; nur die beiden wissen davon.
leaders-term-espionage = Spionage
leaders-term-espionage-about = Ein Spion will die drei Forschungsstufen eines anderen Spielers erfahren.
leaders-term-sabotage = Sabotage
leaders-term-sabotage-about = Ein Spion will Einheiten im Base Camp eines anderen Spielers vernichten.
leaders-term-mission = Mission
leaders-term-mission-about = Ein geheimes Ziel; eine kann aktiv sein, und jede erfüllte bringt ein Ehrenabzeichen.
leaders-term-badge = Ehrenabzeichen
leaders-term-badge-about = Der öffentliche Rang für erfüllte Missionen, vom Korporal bis zu LEADERS, dem siebten.
leaders-term-bloc = Machtblock
leaders-term-bloc-about = Jede Nation ist kapitalistisch, neutral oder kommunistisch; wichtig ist das nur im Szenario Machtblöcke.
leaders-term-skill = Spezialfähigkeit
leaders-term-skill-about = Der Vorteil einer Nation. Das Programm sorgt dafür; mit eigenem Brett achtet ihr selbst auf das, was dort wirkt.

## Spielhilfe

leaders-aid-1-title = Dein Zug
leaders-aid-1 = 0 Deine Produktionspunkte werden gezählt; die eines eigenen Bretts gibst du ein. 1 Abziehen: In jedem Gebiet bleibt eine Einheit, die anderen und die Drop Zone kommen ins Base Camp. 2 Nationale Ereignisse: öffentliche Karten, dann geheime und Angebote. 3 Beordern und Kämpfen: bis zu den Punkten eines Gebiets platzieren, einen Schritt bewegen und eine Einheit zurücklassen, die Angegriffenen verteidigen lassen, dann kämpfen. 4 Hauptquartier: geheim wählen und bestätigen.
leaders-aid-2-title = Hauptquartier
leaders-aid-2 = Alles kostet Produktionspunkte, je nach Zahl der Spieler; was du nicht ausgibst, ist gespart. Infanterie kommt nach 1 Runde, ein Panzer nach 2, ein Flieger nach 3. Diplomaten und Spione treten in deinem nächsten Zug den Dienst an; von beiden kannst du je 10 haben. Bis du bestätigst, lässt sich alles ändern.
leaders-aid-3-title = Forschung
leaders-aid-3 = Drei Gebiete, drei Stufen, ein Projekt je Gebiet; die Stufen dauern 2, 3 und 4 Runden. Militär: ein Würfel noch einmal; eine Einheit mehr platzieren; ein Treffer zählt doppelt. Technologie: bessere Chancen für Diplomaten und Spione; jede Runde eine Infanterie; 10 Prozent mehr Punkte. Wirtschaft: jede Runde mehr Punkte, Stufe um Stufe. Militärstufen sind öffentlich, die anderen geheim.
leaders-aid-4-title = Diplomaten und Spione
leaders-aid-4 = Ein Diplomat überbringt Tribut, Allianzangebot oder Boykott; ein Spion spioniert oder sabotiert. Jeder ist danach verbraucht. Die Chance ist 80 Prozent, 6 weniger für jeden freien Diplomaten oder Spion des Ziels, 10 mehr oder weniger durch Technologie 1, zwischen 5 und 95. Bei jedem zweiten Fehlschlag wird der Absender bekannt. Ein Boykott kostet Punkte, eine Sabotage 3 Einheiten im Base Camp. Was daraus wurde, steht in den nächsten nationalen Ereignissen.
leaders-aid-5-title = Missionen und Sieg
leaders-aid-5 = Eine Mission zur gleichen Zeit, aus dreien; jede erfüllte ist ein Ehrenabzeichen. Du gewinnst sofort, wenn du zu Beginn deines Zuges die Produktionspunkte des Szenarios auf dem Brett hast, in allen drei Forschungsgebieten seine Stufe hast oder sein Ehrenabzeichen bekommst. Zuschläge zählen dabei nicht mit, und Verbündete gewinnen nicht gemeinsam.
leaders-aid-6-title = Kämpfe
leaders-aid-6 = Angreifer und Verteidiger würfeln für bis zu drei Einheiten, die stärksten, wenn sie nicht andere wählen. Infanterie, weiß: 3 von 6 Seiten treffen. Panzer, grau: 4 von 6. Flieger, schwarz: 3 Treffer und ein Doppeltreffer. Jeder Treffer kostet eine Einheit nach Wahl der Gegenseite, beide zugleich; dann folgt die nächste Kampfrunde. Vor jeder kann erst der Angreifer, dann der Verteidiger den Rückzug antreten: Die Hälfte ist verloren, aufgerundet, die anderen kommen in die Drop Zone. Bleibt niemand übrig, ist das Gebiet leer.

## Warum ein Bot das täte

leaders-reason-land = Es bringt oder erhält dir Gebiete.
leaders-reason-fights = Es verspricht Gutes für deine Kämpfe.
leaders-reason-research = Es bringt deine Forschung voran.
leaders-reason-missions = Es bringt dich einem Ehrenabzeichen näher.
leaders-reason-troops = Es bringt dir Truppen.
leaders-reason-purse = Es spart Produktionspunkte für später.
leaders-reason-agents = Es macht mehr aus deinen Diplomaten und Spionen.

## Die Karte

leaders-place-alaska = Alaska
leaders-place-western_canada = Westkanada
leaders-place-ontario = Ontario
leaders-place-quebec = Québec
leaders-place-west_coast = Westküste
leaders-place-midwest = Mittlerer Westen
leaders-place-east_coast = Ostküste
leaders-place-gulf_states = Golfstaaten
leaders-place-mexico = Mexiko
leaders-place-cuba = Kuba
leaders-place-central_america = Mittelamerika
leaders-place-venezuela = Venezuela
leaders-place-andean_countries = Andenländer
leaders-place-brazil = Brasilien
leaders-place-southern_cone = Cono Sur
leaders-place-united_kingdom = Vereinigtes Königreich
leaders-place-scandinavia = Skandinavien
leaders-place-france = Frankreich
leaders-place-iberia = Iberische Halbinsel
leaders-place-germany = Deutschland
leaders-place-italy = Italien
leaders-place-balkans = Balkan
leaders-place-eastern_europe = Osteuropa
leaders-place-western_russia = Westrussland
leaders-place-maghreb = Maghreb
leaders-place-egypt = Ägypten
leaders-place-west_africa = Westafrika
leaders-place-central_africa = Zentralafrika
leaders-place-horn_of_africa = Horn von Afrika
leaders-place-southern_africa = Südliches Afrika
leaders-place-madagascar = Madagaskar
leaders-place-near_east = Naher Osten
leaders-place-arabia = Arabien
leaders-place-persia = Persien
leaders-place-central_asia = Zentralasien
leaders-place-india = Indien
leaders-place-siberia = Sibirien
leaders-place-far_east = Ferner Osten
leaders-place-mongolia = Mongolei
leaders-place-manchuria = Mandschurei
leaders-place-china = China
leaders-place-japan = Japan
leaders-place-indochina = Indochina
leaders-place-indonesia = Indonesien
leaders-place-new_guinea = Neuguinea
leaders-place-queensland = Queensland
leaders-place-western_australia = Westaustralien
leaders-place-new_zealand = Neuseeland
leaders-place-north_atlantic = Nordatlantik
leaders-place-norwegian_sea = Norwegische See
leaders-place-south_atlantic = Südatlantik
leaders-place-mediterranean = Mittelmeer
leaders-place-indian_ocean = Indischer Ozean
leaders-place-south_china_sea = Südchinesisches Meer
leaders-place-north_pacific = Nordpazifik
leaders-place-south_pacific = Südpazifik

leaders-continent-north_america = Nordamerika
leaders-continent-south_america = Südamerika
leaders-continent-europe = Europa
leaders-continent-africa = Afrika
leaders-continent-asia = Asien
leaders-continent-oceania = Ozeanien
