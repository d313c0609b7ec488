# War for Chicken Island.

## Leaders

chicken-leader-keekmee = Keekmee
chicken-leader-abigail = Abigail
chicken-leader-ill_pollazzo = Ill Pollazzo
chicken-leader-krakatoa = Krakatoa
chicken-leader-chicken_caesar = Chicken Caesar
chicken-leader-captain_cluckbeard = Kapitän Gackerbart
chicken-leader-lady_pluckington = Lady Pluckington
chicken-leader-sir_drumstick = Sir Drumstick
chicken-leader-doctor_eggbert = Doktor Eggbert
chicken-leader-keekmee-about = Nach einem gescheiterten Angriff auf Keekmee ziehst du 1 Schriftrolle.
chicken-leader-abigail-about = 1 Stern: bewege ein gegnerisches Huhn oder einen gegnerischen Soldaten bis zu 2 Felder von Abigail entfernt um 1 Feld.
chicken-leader-ill_pollazzo-about = Einmal im Zug nach einem Erfolg auf oder neben seinem Feld: nimm 1 Ressource des Verteidigers.
chicken-leader-krakatoa-about = Krakatoa und ein mitziehender Verband dürfen über Lava ziehen.
chicken-leader-chicken_caesar-about = Einen Marker loszuwerden kostet 3 statt 5 Sterne; solo kostet ein Schild 3 statt 4.
chicken-leader-captain_cluckbeard-about = Fernkampf: greift bis zu 2 Felder weit an.
chicken-leader-lady_pluckington-about = Im Ziehschritt ziehst du 2 Schriftrollen und legst 1 davon ab; bei einer Katastrophe keine.
chicken-leader-sir_drumstick-about = 1 Stern: Sir Drumstick bewegt sich, mit einem beliebigen Teil seines Stapels.
chicken-leader-doctor_eggbert-about = Einmal pro Bau darfst du eine Ressource durch eine andere ersetzen.
chicken-name-leader = ein Anführer

## Machines

chicken-model-soldier_wood = Holzsoldat
chicken-model-soldier_stone = Steinsoldat
chicken-model-soldier_steel = Stahlsoldat
chicken-model-golem_wood = Holzgolem
chicken-model-golem_rock = Felsgolem
chicken-model-golem_steel = Stahlgolem
chicken-model-car_hammer = Hammer-Streitwagen
chicken-model-car_spiked = Gespickter Streitwagen
chicken-model-cannon = Kanone
chicken-model-tower_red = Roter Turm
chicken-model-tower_blue = Blauer Turm
chicken-model-tower_green = Grüner Turm
chicken-model-tower_yellow = Gelber Turm
chicken-model-tower_purple = Violetter Turm
chicken-model-tower_orange = Oranger Turm
chicken-model-tower_white = Weißer Turm
chicken-model-tower_black = Schwarzer Turm
chicken-model-soldier_wood-about = +1 Stärke für jeden anderen eigenen Soldaten auf dem Feld.
chicken-model-soldier_stone-about = +1 Stärke für jeden anderen eigenen Soldaten auf dem Feld.
chicken-model-soldier_steel-about = +1 Stärke für jeden anderen eigenen Soldaten auf dem Feld.
chicken-model-golem_wood-about = Wird er zerstört: nimm bis zu 3 Ressourcen aus dem Lager.
chicken-model-golem_rock-about = Wird er zerstört: zerstöre ein gegnerisches Huhn oder einen Soldaten daneben.
chicken-model-golem_steel-about = Wird er zerstört: beide Piloten kehren zur Basis zurück.
chicken-model-car_hammer-about = Einmal in jedem deiner Aktionsschritte bewegt er sich kostenlos.
chicken-model-car_spiked-about = Bewegt sich einmal kostenlos; ein benachbarter Angreifer hat -1 Stärke.
chicken-model-cannon-about = Fernkampf: greift bis zu 2 Felder weit an. Kann sich nicht bewegen.
chicken-model-tower_red-about = Deine Figuren daneben haben +1 Stärke im Angriff.
chicken-model-tower_blue-about = Deine Figuren daneben haben +1 Rüstung in der Verteidigung.
chicken-model-tower_green-about = 1 Stern: bis zu 2 deiner zerstörten Hühner kehren zurück.
chicken-model-tower_yellow-about = 1 Stern: baue eine Maschine.
chicken-model-tower_purple-about = 1 Stern: ziehe 1 Schriftrolle.
chicken-model-tower_orange-about = 1 Stern: bewege eine Figur oder einen Verband.
chicken-model-tower_white-about = 2 Sterne, jederzeit: ein Schild auf eine deiner Figuren in deinem Gebiet oder auf deiner Basis.
chicken-model-tower_black-about = Fernkampf: greift bis zu 2 Felder weit an.
chicken-name-model = eine Maschine

## Scrolls

chicken-scroll-flying_rock = Fliegender Felsen
chicken-scroll-change_now = Fliegender Wechsel
chicken-scroll-sharp_beak = Scharfer Schnabel
chicken-scroll-steel_talons = Stahlkrallen
chicken-scroll-feather_fury = Federwut
chicken-scroll-thick_plumage = Dichtes Gefieder
chicken-scroll-eggshell_armour = Eierschalenpanzer
chicken-scroll-iron_coop = Eiserner Stall
chicken-scroll-pecking_order = Hackordnung
chicken-scroll-double_yolk = Doppeldotter
chicken-scroll-rotten_egg = Faules Ei
chicken-scroll-chicken_out = Muffensausen
chicken-scroll-golden_egg = Goldenes Ei
chicken-scroll-plunder = Plünderung
chicken-scroll-mother_hen = Glucke
chicken-scroll-well_thrown_pebble = Gut gezielter Kiesel
chicken-scroll-spy_hen = Spionhenne
chicken-scroll-fresh_straw = Frisches Stroh
chicken-scroll-lucky_wishbone = Glücksknochen
chicken-scroll-shortcut = Abkürzung
chicken-scroll-battle_cry = Schlachtruf
chicken-scroll-hold_the_coop = Haltet den Stall
chicken-scroll-cluck_alarm = Gackeralarm
chicken-scroll-forced_march = Gewaltmarsch
chicken-scroll-scavengers = Plünderer
chicken-scroll-war_economy = Kriegswirtschaft
chicken-scroll-paid_advisers = Bezahlte Berater
chicken-scroll-sharpshooters = Scharfschützen
chicken-scroll-hot_feet = Heiße Füße
chicken-scroll-hit_and_run = Zuschlagen und Weglaufen
chicken-scroll-bodyguard = Leibwache
chicken-scroll-earthquake = Erdbeben
chicken-scroll-eruption = Vulkanausbruch
chicken-scroll-cyclone = Wirbelsturm
chicken-scroll-tsunami = Tsunami
chicken-scroll-flying_rock-about = +2 Stärke, +4 für einen Fernkämpfer.
chicken-scroll-change_now-about = Eine andere Einheit in Reichweite des Angreifers wird zum Verteidiger.
chicken-scroll-sharp_beak-about = +2 Stärke für den Angreifer.
chicken-scroll-steel_talons-about = +3 Stärke für den Angreifer.
chicken-scroll-feather_fury-about = +4 Stärke für den Angreifer.
chicken-scroll-thick_plumage-about = +2 Rüstung für den Verteidiger.
chicken-scroll-eggshell_armour-about = +3 Rüstung für den Verteidiger.
chicken-scroll-iron_coop-about = +4 Rüstung für den Verteidiger.
chicken-scroll-pecking_order-about = +1 für deine Seite; nach dem Kampf ziehst du 1 Schriftrolle.
chicken-scroll-double_yolk-about = +2 für deine Seite.
chicken-scroll-rotten_egg-about = Eine Magiekarte eines anderen Spielers zählt nicht.
chicken-scroll-chicken_out-about = Dein Verteidiger zieht 1 Feld weit; außer Reichweite scheitert der Angriff.
chicken-scroll-golden_egg-about = +1 Rüstung; hält dein Verteidiger stand, bekommt er ein Schild.
chicken-scroll-plunder-about = +1 Stärke; gelingt dein Angriff, nimm bis zu 2 Ressourcen.
chicken-scroll-mother_hen-about = Wird dein Verteidiger zerstört, kehren seine Hühner zur Basis zurück.
chicken-scroll-well_thrown_pebble-about = +1 Stärke, +4 wenn ein Huhn angreift.
chicken-scroll-spy_hen-about = Im Aktionsschritt: sieh eine Hand an und lege eine Karte davon ab.
chicken-scroll-fresh_straw-about = Im Aktionsschritt: ziehe 2 Schriftrollen.
chicken-scroll-lucky_wishbone-about = Im Aktionsschritt: würfle Würfel deines Banners neu.
chicken-scroll-shortcut-about = 1 Stern: in diesem Zug dürfen deine Figuren über gegnerische ziehen.
chicken-scroll-battle_cry-about = Deine Angreifer haben +1 Stärke.
chicken-scroll-hold_the_coop-about = Deine Verteidiger haben +1 Rüstung.
chicken-scroll-cluck_alarm-about = 1 Stern, wenn du angegriffen wirst: +2 Rüstung in diesem Kampf, so oft du zahlst.
chicken-scroll-forced_march-about = Deine Figuren mit Geschwindigkeit ab 1 haben +1 Geschwindigkeit.
chicken-scroll-scavengers-about = Einmal im Zug nach einem Zurückholen ein weiteres.
chicken-scroll-war_economy-about = Jede Maschine kostet dich 1 Ressource weniger.
chicken-scroll-paid_advisers-about = Nach einem Kampf, den du nicht begonnen hast und in dem du eine Rolle gespielt hast, ziehst du 1.
chicken-scroll-sharpshooters-about = Deine Fernkämpfer reichen 3 Felder weit.
chicken-scroll-hot_feet-about = 1 Stern: deine nächste Bewegung darf über Lava führen.
chicken-scroll-hit_and_run-about = 1 Stern nach deinem Angriff: der Angreifer zieht 1 Feld weit.
chicken-scroll-bodyguard-about = Dein Anführer hat +2 Rüstung, solange eine deiner Einheiten auf seinem Feld steht.
chicken-scroll-earthquake-about = Alle Lava- und Neutralplättchen werden gewendet; dann darf ein Huhn 1 Feld ziehen.
chicken-scroll-eruption-about = Alle Hühner und Maschinen neben einem Lavaplättchen werden zerstört.
chicken-scroll-cyclone-about = Ein Gegner verliert 2 Ressourcen; dann darf ein Huhn 1 Feld ziehen.
chicken-scroll-tsunami-about = Alle Lava wird neutral; ohne Lava wird eine Figur neben einem Neutralplättchen zerstört.
chicken-name-scroll = eine Schriftrolle

## Resources, dice, places, pieces

chicken-good-wood = Holz
chicken-good-stone = Stein
chicken-good-steel = Stahl
chicken-name-good = eine Ressource
chicken-face-retrieve = Zurückholen
chicken-face-claw = Klaue
chicken-face-star = Stern
chicken-face-plus1 = permanente +1
chicken-face-plus2 = +2
chicken-face-plus3 = +3
chicken-name-face = ein Würfel
chicken-tile-T1 = Federfeld
chicken-tile-T2 = Dreistangengrat
chicken-tile-T3 = Nestbucht
chicken-tile-T4 = Pickpfad
chicken-tile-T5 = Langer Magen
chicken-tile-T6 = Spornhügel
chicken-name-tile = ein Gebiet
chicken-hex-T1a = Federfeld A
chicken-hex-T1b = Federfeld B
chicken-hex-T1c = Federfeld C
chicken-hex-T1d = Federfeld D
chicken-hex-T2a = Dreistangengrat A
chicken-hex-T2b = Dreistangengrat B
chicken-hex-T2c = Dreistangengrat C
chicken-hex-T2d = Dreistangengrat D
chicken-hex-T3a = Nestbucht A
chicken-hex-T3b = Nestbucht B
chicken-hex-T3c = Nestbucht C
chicken-hex-T3d = Nestbucht D
chicken-hex-T4a = Pickpfad A
chicken-hex-T4b = Pickpfad B
chicken-hex-T4c = Pickpfad C
chicken-hex-T4d = Pickpfad D
chicken-hex-T5a = Langer Magen A
chicken-hex-T5b = Langer Magen B
chicken-hex-T5c = Langer Magen C
chicken-hex-T5d = Langer Magen D
chicken-hex-T6a = Spornhügel A
chicken-hex-T6b = Spornhügel B
chicken-hex-T6c = Spornhügel C
chicken-hex-T6d = Spornhügel D
chicken-hex-base_1 = Basis 1
chicken-hex-base_2 = Basis 2
chicken-hex-base_3 = Basis 3
chicken-hex-base_4 = Basis 4
chicken-hex-LN0 = Klippe 1
chicken-hex-LN1 = Klippe 2
chicken-hex-LN2 = Klippe 3
chicken-hex-LN3 = Klippe 4
chicken-hex-LN4 = Klippe 5
chicken-hex-LN5 = Klippe 6
chicken-hex-LN6 = Klippe 7
chicken-hex-LN7 = Klippe 8
chicken-hex-LN8 = Klippe 9
chicken-hex-LN9 = Klippe 10
chicken-hex-LN10 = Klippe 11
chicken-hex-LN11 = Klippe 12
chicken-name-hex = ein Feld
chicken-name-cell = { $of }
chicken-piece-red_1 = Huhn 1
chicken-piece-red_2 = Huhn 2
chicken-piece-red_3 = Huhn 3
chicken-piece-red_4 = Huhn 4
chicken-piece-red_5 = Huhn 5
chicken-piece-red_6 = Huhn 6
chicken-piece-blue_1 = Huhn 1
chicken-piece-blue_2 = Huhn 2
chicken-piece-blue_3 = Huhn 3
chicken-piece-blue_4 = Huhn 4
chicken-piece-blue_5 = Huhn 5
chicken-piece-blue_6 = Huhn 6
chicken-piece-yellow_1 = Huhn 1
chicken-piece-yellow_2 = Huhn 2
chicken-piece-yellow_3 = Huhn 3
chicken-piece-yellow_4 = Huhn 4
chicken-piece-yellow_5 = Huhn 5
chicken-piece-yellow_6 = Huhn 6
chicken-piece-green_1 = Huhn 1
chicken-piece-green_2 = Huhn 2
chicken-piece-green_3 = Huhn 3
chicken-piece-green_4 = Huhn 4
chicken-piece-green_5 = Huhn 5
chicken-piece-green_6 = Huhn 6
chicken-piece-leader_red = der Anführer
chicken-piece-leader_blue = der Anführer
chicken-piece-leader_yellow = der Anführer
chicken-piece-leader_green = der Anführer
chicken-piece-soldier_1 = Soldat 1
chicken-piece-soldier_2 = Soldat 2
chicken-piece-soldier_3 = Soldat 3
chicken-piece-soldier_4 = Soldat 4
chicken-piece-soldier_5 = Soldat 5
chicken-piece-soldier_6 = Soldat 6
chicken-piece-soldier_7 = Soldat 7
chicken-piece-soldier_8 = Soldat 8
chicken-piece-soldier_9 = Soldat 9
chicken-piece-golem_1 = Golem 1
chicken-piece-golem_2 = Golem 2
chicken-piece-golem_3 = Golem 3
chicken-piece-golem_4 = Golem 4
chicken-piece-golem_5 = Golem 5
chicken-piece-golem_6 = Golem 6
chicken-piece-car_1 = Streitwagen 1
chicken-piece-car_2 = Streitwagen 2
chicken-piece-car_3 = Streitwagen 3
chicken-piece-car_4 = Streitwagen 4
chicken-piece-car_5 = Streitwagen 5
chicken-piece-car_6 = Streitwagen 6
chicken-piece-cannon_1 = Kanone 1
chicken-piece-cannon_2 = Kanone 2
chicken-piece-cannon_3 = Kanone 3
chicken-piece-cannon_4 = Kanone 4
chicken-piece-cannon_5 = Kanone 5
chicken-piece-tower_1 = Turm 1
chicken-piece-tower_2 = Turm 2
chicken-piece-tower_3 = Turm 3
chicken-piece-tower_4 = Turm 4
chicken-piece-tower_5 = Turm 5
chicken-piece-tower_6 = Turm 6
chicken-name-piece =
    { $of ->
       *[other] ein verdecktes Huhn
    }
chicken-name-target =
    { $of ->
        [red_1] { chicken-piece-red_1 }
        [red_2] { chicken-piece-red_2 }
        [red_3] { chicken-piece-red_3 }
        [red_4] { chicken-piece-red_4 }
        [red_5] { chicken-piece-red_5 }
        [red_6] { chicken-piece-red_6 }
        [blue_1] { chicken-piece-blue_1 }
        [blue_2] { chicken-piece-blue_2 }
        [blue_3] { chicken-piece-blue_3 }
        [blue_4] { chicken-piece-blue_4 }
        [blue_5] { chicken-piece-blue_5 }
        [blue_6] { chicken-piece-blue_6 }
        [yellow_1] { chicken-piece-yellow_1 }
        [yellow_2] { chicken-piece-yellow_2 }
        [yellow_3] { chicken-piece-yellow_3 }
        [yellow_4] { chicken-piece-yellow_4 }
        [yellow_5] { chicken-piece-yellow_5 }
        [yellow_6] { chicken-piece-yellow_6 }
        [green_1] { chicken-piece-green_1 }
        [green_2] { chicken-piece-green_2 }
        [green_3] { chicken-piece-green_3 }
        [green_4] { chicken-piece-green_4 }
        [green_5] { chicken-piece-green_5 }
        [green_6] { chicken-piece-green_6 }
        [leader_red] { chicken-piece-leader_red }
        [leader_blue] { chicken-piece-leader_blue }
        [leader_yellow] { chicken-piece-leader_yellow }
        [leader_green] { chicken-piece-leader_green }
        [soldier_1] { chicken-piece-soldier_1 }
        [soldier_2] { chicken-piece-soldier_2 }
        [soldier_3] { chicken-piece-soldier_3 }
        [soldier_4] { chicken-piece-soldier_4 }
        [soldier_5] { chicken-piece-soldier_5 }
        [soldier_6] { chicken-piece-soldier_6 }
        [soldier_7] { chicken-piece-soldier_7 }
        [soldier_8] { chicken-piece-soldier_8 }
        [soldier_9] { chicken-piece-soldier_9 }
        [golem_1] { chicken-piece-golem_1 }
        [golem_2] { chicken-piece-golem_2 }
        [golem_3] { chicken-piece-golem_3 }
        [golem_4] { chicken-piece-golem_4 }
        [golem_5] { chicken-piece-golem_5 }
        [golem_6] { chicken-piece-golem_6 }
        [car_1] { chicken-piece-car_1 }
        [car_2] { chicken-piece-car_2 }
        [car_3] { chicken-piece-car_3 }
        [car_4] { chicken-piece-car_4 }
        [car_5] { chicken-piece-car_5 }
        [car_6] { chicken-piece-car_6 }
        [cannon_1] { chicken-piece-cannon_1 }
        [cannon_2] { chicken-piece-cannon_2 }
        [cannon_3] { chicken-piece-cannon_3 }
        [cannon_4] { chicken-piece-cannon_4 }
        [cannon_5] { chicken-piece-cannon_5 }
        [tower_1] { chicken-piece-tower_1 }
        [tower_2] { chicken-piece-tower_2 }
        [tower_3] { chicken-piece-tower_3 }
        [tower_4] { chicken-piece-tower_4 }
        [tower_5] { chicken-piece-tower_5 }
        [tower_6] { chicken-piece-tower_6 }
       *[other] ein verdecktes Huhn
    }
chicken-name-argument =
    { $of ->
        [red_1] { chicken-piece-red_1 }
        [red_2] { chicken-piece-red_2 }
        [red_3] { chicken-piece-red_3 }
        [red_4] { chicken-piece-red_4 }
        [red_5] { chicken-piece-red_5 }
        [red_6] { chicken-piece-red_6 }
        [blue_1] { chicken-piece-blue_1 }
        [blue_2] { chicken-piece-blue_2 }
        [blue_3] { chicken-piece-blue_3 }
        [blue_4] { chicken-piece-blue_4 }
        [blue_5] { chicken-piece-blue_5 }
        [blue_6] { chicken-piece-blue_6 }
        [yellow_1] { chicken-piece-yellow_1 }
        [yellow_2] { chicken-piece-yellow_2 }
        [yellow_3] { chicken-piece-yellow_3 }
        [yellow_4] { chicken-piece-yellow_4 }
        [yellow_5] { chicken-piece-yellow_5 }
        [yellow_6] { chicken-piece-yellow_6 }
        [green_1] { chicken-piece-green_1 }
        [green_2] { chicken-piece-green_2 }
        [green_3] { chicken-piece-green_3 }
        [green_4] { chicken-piece-green_4 }
        [green_5] { chicken-piece-green_5 }
        [green_6] { chicken-piece-green_6 }
        [leader_red] { chicken-piece-leader_red }
        [leader_blue] { chicken-piece-leader_blue }
        [leader_yellow] { chicken-piece-leader_yellow }
        [leader_green] { chicken-piece-leader_green }
        [soldier_1] { chicken-piece-soldier_1 }
        [soldier_2] { chicken-piece-soldier_2 }
        [soldier_3] { chicken-piece-soldier_3 }
        [soldier_4] { chicken-piece-soldier_4 }
        [soldier_5] { chicken-piece-soldier_5 }
        [soldier_6] { chicken-piece-soldier_6 }
        [soldier_7] { chicken-piece-soldier_7 }
        [soldier_8] { chicken-piece-soldier_8 }
        [soldier_9] { chicken-piece-soldier_9 }
        [golem_1] { chicken-piece-golem_1 }
        [golem_2] { chicken-piece-golem_2 }
        [golem_3] { chicken-piece-golem_3 }
        [golem_4] { chicken-piece-golem_4 }
        [golem_5] { chicken-piece-golem_5 }
        [golem_6] { chicken-piece-golem_6 }
        [car_1] { chicken-piece-car_1 }
        [car_2] { chicken-piece-car_2 }
        [car_3] { chicken-piece-car_3 }
        [car_4] { chicken-piece-car_4 }
        [car_5] { chicken-piece-car_5 }
        [car_6] { chicken-piece-car_6 }
        [cannon_1] { chicken-piece-cannon_1 }
        [cannon_2] { chicken-piece-cannon_2 }
        [cannon_3] { chicken-piece-cannon_3 }
        [cannon_4] { chicken-piece-cannon_4 }
        [cannon_5] { chicken-piece-cannon_5 }
        [tower_1] { chicken-piece-tower_1 }
        [tower_2] { chicken-piece-tower_2 }
        [tower_3] { chicken-piece-tower_3 }
        [tower_4] { chicken-piece-tower_4 }
        [tower_5] { chicken-piece-tower_5 }
        [tower_6] { chicken-piece-tower_6 }
        [T1a] { chicken-hex-T1a }
        [T1b] { chicken-hex-T1b }
        [T1c] { chicken-hex-T1c }
        [T1d] { chicken-hex-T1d }
        [T2a] { chicken-hex-T2a }
        [T2b] { chicken-hex-T2b }
        [T2c] { chicken-hex-T2c }
        [T2d] { chicken-hex-T2d }
        [T3a] { chicken-hex-T3a }
        [T3b] { chicken-hex-T3b }
        [T3c] { chicken-hex-T3c }
        [T3d] { chicken-hex-T3d }
        [T4a] { chicken-hex-T4a }
        [T4b] { chicken-hex-T4b }
        [T4c] { chicken-hex-T4c }
        [T4d] { chicken-hex-T4d }
        [T5a] { chicken-hex-T5a }
        [T5b] { chicken-hex-T5b }
        [T5c] { chicken-hex-T5c }
        [T5d] { chicken-hex-T5d }
        [T6a] { chicken-hex-T6a }
        [T6b] { chicken-hex-T6b }
        [T6c] { chicken-hex-T6c }
        [T6d] { chicken-hex-T6d }
        [base_1] { chicken-hex-base_1 }
        [base_2] { chicken-hex-base_2 }
        [base_3] { chicken-hex-base_3 }
        [base_4] { chicken-hex-base_4 }
        [LN0] { chicken-hex-LN0 }
        [LN1] { chicken-hex-LN1 }
        [LN2] { chicken-hex-LN2 }
        [LN3] { chicken-hex-LN3 }
        [LN4] { chicken-hex-LN4 }
        [LN5] { chicken-hex-LN5 }
        [LN6] { chicken-hex-LN6 }
        [LN7] { chicken-hex-LN7 }
        [LN8] { chicken-hex-LN8 }
        [LN9] { chicken-hex-LN9 }
        [LN10] { chicken-hex-LN10 }
        [LN11] { chicken-hex-LN11 }
        [T1] { chicken-tile-T1 }
        [T2] { chicken-tile-T2 }
        [T3] { chicken-tile-T3 }
        [T4] { chicken-tile-T4 }
        [T5] { chicken-tile-T5 }
        [T6] { chicken-tile-T6 }
        [keekmee] { chicken-leader-keekmee }
        [abigail] { chicken-leader-abigail }
        [ill_pollazzo] { chicken-leader-ill_pollazzo }
        [krakatoa] { chicken-leader-krakatoa }
        [chicken_caesar] { chicken-leader-chicken_caesar }
        [captain_cluckbeard] { chicken-leader-captain_cluckbeard }
        [lady_pluckington] { chicken-leader-lady_pluckington }
        [sir_drumstick] { chicken-leader-sir_drumstick }
        [doctor_eggbert] { chicken-leader-doctor_eggbert }
        [soldier_wood] { chicken-model-soldier_wood }
        [soldier_stone] { chicken-model-soldier_stone }
        [soldier_steel] { chicken-model-soldier_steel }
        [golem_wood] { chicken-model-golem_wood }
        [golem_rock] { chicken-model-golem_rock }
        [golem_steel] { chicken-model-golem_steel }
        [car_hammer] { chicken-model-car_hammer }
        [car_spiked] { chicken-model-car_spiked }
        [cannon] { chicken-model-cannon }
        [tower_red] { chicken-model-tower_red }
        [tower_blue] { chicken-model-tower_blue }
        [tower_green] { chicken-model-tower_green }
        [tower_yellow] { chicken-model-tower_yellow }
        [tower_purple] { chicken-model-tower_purple }
        [tower_orange] { chicken-model-tower_orange }
        [tower_white] { chicken-model-tower_white }
        [tower_black] { chicken-model-tower_black }
        [flying_rock] { chicken-scroll-flying_rock }
        [change_now] { chicken-scroll-change_now }
        [sharp_beak] { chicken-scroll-sharp_beak }
        [steel_talons] { chicken-scroll-steel_talons }
        [feather_fury] { chicken-scroll-feather_fury }
        [thick_plumage] { chicken-scroll-thick_plumage }
        [eggshell_armour] { chicken-scroll-eggshell_armour }
        [iron_coop] { chicken-scroll-iron_coop }
        [pecking_order] { chicken-scroll-pecking_order }
        [double_yolk] { chicken-scroll-double_yolk }
        [rotten_egg] { chicken-scroll-rotten_egg }
        [chicken_out] { chicken-scroll-chicken_out }
        [golden_egg] { chicken-scroll-golden_egg }
        [plunder] { chicken-scroll-plunder }
        [mother_hen] { chicken-scroll-mother_hen }
        [well_thrown_pebble] { chicken-scroll-well_thrown_pebble }
        [spy_hen] { chicken-scroll-spy_hen }
        [fresh_straw] { chicken-scroll-fresh_straw }
        [lucky_wishbone] { chicken-scroll-lucky_wishbone }
        [shortcut] { chicken-scroll-shortcut }
        [battle_cry] { chicken-scroll-battle_cry }
        [hold_the_coop] { chicken-scroll-hold_the_coop }
        [cluck_alarm] { chicken-scroll-cluck_alarm }
        [forced_march] { chicken-scroll-forced_march }
        [scavengers] { chicken-scroll-scavengers }
        [war_economy] { chicken-scroll-war_economy }
        [paid_advisers] { chicken-scroll-paid_advisers }
        [sharpshooters] { chicken-scroll-sharpshooters }
        [hot_feet] { chicken-scroll-hot_feet }
        [hit_and_run] { chicken-scroll-hit_and_run }
        [bodyguard] { chicken-scroll-bodyguard }
        [earthquake] { chicken-scroll-earthquake }
        [eruption] { chicken-scroll-eruption }
        [cyclone] { chicken-scroll-cyclone }
        [tsunami] { chicken-scroll-tsunami }
        [wood] { chicken-good-wood }
        [stone] { chicken-good-stone }
        [steel] { chicken-good-steel }
        [retrieve] { chicken-face-retrieve }
        [claw] { chicken-face-claw }
        [star] { chicken-face-star }
        [plus1] { chicken-face-plus1 }
        [plus2] { chicken-face-plus2 }
        [plus3] { chicken-face-plus3 }
        [attacker] { chicken-side-attacker }
        [defender] { chicken-side-defender }
        [lava] Lava
        [neutral] neutral
        [hidden] verdeckt
       *[other] { name-seat }
    }
chicken-name-owner = { name-seat }
chicken-name-other = { name-seat }
chicken-side-none = niemand
chicken-side-attacker = der Angreifer
chicken-side-defender = der Verteidiger
chicken-name-side = eine Seite
chicken-outcome-none = nichts
chicken-outcome-success = Erfolg
chicken-outcome-absorbed = vom Schild abgefangen
chicken-outcome-failed = Fehlschlag
chicken-outcome-ended = vorzeitig beendet
chicken-name-outcome = ein Ausgang

## Questions

chicken-ask-first = Wer beginnt?
chicken-ask-tile = Wähle ein Gebietsplättchen.
chicken-ask-place = Wohin wird es gelegt?
chicken-ask-rotate = Wie wird es gedreht?
chicken-ask-base_place = Wo liegt die Basis? Sie muss ein Gebiet mit zwei Seiten berühren.
chicken-ask-link = Welches Gebiet gehört zu dieser Basis?
chicken-ask-single_place = Wohin kommt das Lava- oder Neutralplättchen?
chicken-ask-side = Welche Seite liegt oben?
chicken-ask-choose_base = Wähle deine Basis; ihr Gebiet gehört dazu.
chicken-ask-deal_leader = Welcher Anführer wird ausgeteilt?
chicken-ask-choose_leader = Wähle deinen Anführer; der andere ist dein Ersatz.
chicken-ask-rival = Gegen welchen Anführer spielst du?
chicken-ask-own_leader = Welchen Anführer spielst du?
chicken-ask-deal_good = Welche Ressource wird ausgeteilt?
chicken-ask-deal_scroll = Welche Schriftrolle wird ausgeteilt?
chicken-ask-carrier = Welches Huhn trägt deine Flagge?
chicken-ask-compass = Welche Richtung von der Basis des Herausforderers hat die Nummer 1?
chicken-ask-stock = Welche Maschine wird aufgedeckt?
chicken-ask-put_leader = Wohin kommt dein Anführer?
chicken-ask-reroll = Welche behaltenen Würfel werden mitgeworfen? Verbrauchte liegen schon im Becher; es gibt nur einen Wurf.
chicken-ask-wish = Welche Würfel werden neu geworfen?
chicken-ask-die = Was zeigt der Würfel?
chicken-ask-quick_build = Vor deinen Aktionen eine Maschine bauen?
chicken-ask-action = Deine Aktionen: eine ist frei, Würfel geben weitere.
chicken-ask-build_hex = Auf welchem Feld deines Gebiets wird sie gebaut?
chicken-ask-build_pilot = Welches Huhn wird Pilot?
chicken-ask-build_price = Wie wird bezahlt?
chicken-ask-walk = Wer kommt mit, und wohin geht es?
chicken-ask-retrieve = Was holst du zurück: ein Huhn oder eine Ressource?
chicken-ask-return_hex = Auf welchem Feld erscheint das Huhn?
chicken-ask-give_back = Mehr als 9 Ressourcen: welche geht zurück?
chicken-ask-recover = Welche Ressource nimmst du?
chicken-ask-hatch = Welches Huhn kehrt zurück?
chicken-ask-lure = Wohin geht es?
chicken-ask-spy = Wessen Hand siehst du an?
chicken-ask-spy_card = Welche Karte wird abgelegt?
chicken-ask-discard = Welche Schriftrolle legst du ab?
chicken-ask-draw = Welche Schriftrolle wird gezogen?
chicken-ask-target = Wen greifst du an?
chicken-ask-which_egg = Welches der verdeckten Hühner ist es?
chicken-ask-window = Jetzt eine Fähigkeit nutzen?
chicken-ask-combat_dice = Welche Bonuswürfel setzt du ein? Später geht es nicht mehr.
chicken-ask-cards = Spiele Schriftrollen verdeckt, oder passe.
chicken-ask-support = Wen unterstützen deine Schriftrollen?
chicken-ask-reveal = Welche deiner Schriftrollen wird als Nächste aufgedeckt?
chicken-ask-change = Fliegender Wechsel: welche Einheit wird Verteidiger?
chicken-ask-flee = Muffensausen: wohin flieht dein Verteidiger?
chicken-ask-spoil = Faules Ei: wessen Magie trifft es?
chicken-ask-spoil_card = Faules Ei: welche Karte zählt nicht?
chicken-ask-golem = Der Felsgolem fällt: wen reißt er mit?
chicken-ask-salvage = Der Holzgolem fällt: welche Ressource nimmst du?
chicken-ask-rob = Welche Ressource nimmst du?
chicken-ask-run = Zuschlagen und Weglaufen: einen Stern zahlen und den Angreifer ziehen?
chicken-ask-disasters = Welche Katastrophe kommt zuerst?
chicken-ask-burst =
    { $scroll ->
        [eruption] Vulkanausbruch: Welches Plättchen bricht aus? Alle Einheiten daneben werden getroffen.
        [tsunami] Tsunami: Welches neutrale Plättchen? Eine Figur daneben wird zerstört.
       *[other] Welches Plättchen?
    }
chicken-ask-wave = Tsunami: welche Figur wird zerstört?
chicken-ask-robbed = Wirbelsturm: wessen Ressourcen fliegen davon?
chicken-ask-blown = Wirbelsturm: welche Ressource geht verloren?
chicken-ask-anyone = Ein beliebiges Huhn um 1 Feld bewegen?
chicken-ask-anyone_hex = Wohin geht es?
chicken-ask-push = Deine Figur steht auf Lava: wohin flieht sie?
chicken-ask-lost_flag = Wohin wird deine Flagge gelegt?
chicken-ask-some_piece = Welches Huhn des Herausforderers ist es?
chicken-ask-solo_card = Welche Schriftrolle spielt der Herausforderer?

## Actions

chicken-action-first = { $argument-name } beginnt
chicken-action-deal_leader = { $argument-name } austeilen
chicken-action-deal_good = { $argument-name } austeilen
chicken-action-deal_scroll = { $argument-name } austeilen
chicken-action-turn_up = { $argument-name } aufdecken
chicken-action-face = Der Würfel zeigt { $argument-name }
chicken-action-at_random = Es ist { $argument-name }
chicken-action-tile = { $argument-name } nehmen
chicken-action-place = Auf { $argument } legen
chicken-action-rotate = Um { $argument } Sechstel drehen
chicken-action-link = Sie gehört zu { $argument-name }
chicken-action-side = { $argument-name } nach oben
chicken-action-base = { $argument-name } nehmen
chicken-action-leader =
    { $argument ->
        [hidden] Heimlich einen Anführer wählen
       *[other] { $argument-name } führt
    }
chicken-action-rival = Gegen { $argument-name } spielen
chicken-action-carrier = { $argument-name } trägt die Flagge
chicken-action-compass = Richtung { $argument } kommt zuerst
chicken-action-throw = Auch den Würfel { $argument-name } werfen
chicken-action-take_back = Den Würfel von { $argument-name } zurücknehmen
chicken-action-roll = Würfeln
chicken-action-build = Bauen: { $argument-name }
chicken-action-move = { $argument-name } bewegen (freie Aktion)
chicken-action-march = { $argument-name } bewegen (Klaue)
chicken-action-fight = Mit { $argument-name } angreifen (freie Aktion)
chicken-action-strike = Mit { $argument-name } angreifen (Klaue)
chicken-action-retrieve = Zurückholen (freie Aktion)
chicken-action-salvage = Zweimal zurückholen (Würfel)
chicken-action-plus = Einen +1-Würfel auf { $argument-name } legen
chicken-action-restock = 1 Stern: neue Maschinen
chicken-action-sift = 1 Stern: eine Schriftrolle ziehen, dann eine ablegen
chicken-action-draw = 2 Sterne: eine Schriftrolle ziehen
chicken-action-recover = 3 Sterne: eine Schriftrolle, alle Hühner zurück, Ressourcen bis 9
chicken-action-shield = Sterne: ein Schild auf { $argument-name }
chicken-action-redeem = Sterne: { $argument-name } einen Marker zurückgeben
chicken-action-play = { $argument-name } spielen
chicken-action-drive = { $argument-name } fährt (eigene Bewegung)
chicken-action-charge = 1 Stern: Sir Drumstick stürmt
chicken-action-lure = 1 Stern: { $argument-name } weglocken
chicken-action-lure_egg = 1 Stern: ein verdecktes Huhn von { $argument-name } weglocken
chicken-action-hatch = Grüner Turm, 1 Stern: Hühner kehren zurück
chicken-action-crane = Gelber Turm, 1 Stern: { $argument-name } bauen
chicken-action-study = Violetter Turm, 1 Stern: eine Schriftrolle ziehen
chicken-action-signal = Oranger Turm, 1 Stern: { $argument-name } bewegen
chicken-action-guard = Weißer Turm, 2 Sterne: ein Schild auf { $argument-name }
chicken-action-sneak = Abkürzung, 1 Stern: in diesem Zug über andere ziehen
chicken-action-heat = Heiße Füße, 1 Stern: die nächste Bewegung über Lava
chicken-action-end = Aktionen beenden
chicken-action-hex = { $argument-name }
chicken-action-pilot = { $argument-name } wird Pilot
chicken-action-pay = { $argument-name } zahlen
chicken-action-spare = 1 { $argument-name } sparen
chicken-action-join = { $argument-name } kommt mit
chicken-action-step = Nach { $argument-name } gehen
chicken-action-drop = { $argument-name } hier lassen
chicken-action-stop = Hier bleiben
chicken-action-chicken = { $argument-name }
chicken-action-good = { $argument-name } nehmen
chicken-action-give_back = { $argument-name } zurückgeben
chicken-action-discard = { $argument-name } ablegen
chicken-action-victim = { $argument-name }
chicken-action-enough = Nichts mehr
chicken-action-target = { $argument-name } angreifen
chicken-action-egg = Ein verdecktes Huhn auf { $argument-name }
chicken-action-add_die = Einen Würfel { $argument-name } einsetzen
chicken-action-lay = { $argument-name } verdeckt legen
chicken-action-pass = Passen
chicken-action-pass_order =
    { $argument ->
        [ask] Passen: Frag mich in jedem Kampf
        [others] Passen: für mich in Kämpfen ohne mich
        [this_fight] Passen: für mich in diesem Kampf
       *[other] Passen: im Voraus
    }
chicken-action-pass_unless = Passen: für mich in fremden Kämpfen, außer { $argument-name } greift an
chicken-action-alarm = Gackeralarm, 1 Stern: +2 Rüstung
chicken-action-support = Für { $argument-name }
chicken-action-reveal = { $argument-name } aufdecken
chicken-action-spoil = { $argument-name } zählt nicht
chicken-action-of_player = Eine Karte von { $argument-name }
chicken-action-run = 1 Stern: nach { $argument-name } laufen
chicken-action-carry_out = { $argument-name } zuerst
chicken-action-burst = { $argument-name }

## Events

chicken-event-first = { $seat-name } beginnt.
chicken-event-laid_tile = { $seat-name } legt { $tile-name }.
chicken-event-laid_base = { $seat-name } legt eine Basis neben { $tile-name }.
chicken-event-laid_single = 
    { $lava ->
        [0] { $seat-name } legt { $hex-name }, neutrale Seite oben.
       *[other] { $seat-name } legt { $hex-name }, Lavaseite oben.
    }
chicken-event-took_base = { $seat-name } nimmt { $hex-name }.
chicken-event-filled = Ein Loch in der Insel füllt sich mit Lava.
chicken-event-dealt_leader = { $seat-name } erhält { $leader-name }.
chicken-event-leads = { $leader-name } führt für { $seat-name }.
chicken-event-dealt_good = { $seat-name } erhält { $good-name }.
chicken-event-drew = { $seat-name } zieht { $scroll-name }.
chicken-event-set_aside = { $scroll-name } wird beiseitegelegt und ersetzt.
chicken-event-stocked = Neu im Vorrat: { $model-name }.
chicken-event-restocked = { $seat-name } lässt den Maschinenvorrat mischen.
chicken-event-reshuffled = Der Ablagestapel wird in den Stapel gemischt.
chicken-event-carries = { $seat-name }: { $piece-name } trägt die Flagge von { $owner-name }.
chicken-event-flag_fell = Die Flagge von { $owner-name } liegt auf { $hex-name }.
chicken-event-turn = Zug von { $seat-name }.
chicken-event-rolled = { $seat-name } würfelt { $face-name }.
chicken-event-built = { $seat-name } baut { $model-name } auf { $hex-name }.
chicken-event-moved = { $seat-name }: { $piece-name } geht nach { $hex-name }.
chicken-event-returned = { $seat-name }: { $piece-name } ist zurück auf { $hex-name }.
chicken-event-took = { $seat-name } nimmt { $good-name }.
chicken-event-gave = { $seat-name } gibt { $good-name } ins Lager.
chicken-event-placed_die = { $seat-name } legt einen +1-Würfel auf { $piece-name }.
chicken-event-shielded = { $seat-name }: { $piece-name } bekommt ein Schild.
chicken-event-unshielded = { $seat-name }: { $piece-name } verliert ein Schild.
chicken-event-redeemed = { $seat-name } gibt { $other-name } einen Demütigungsmarker zurück.
chicken-event-played = { $seat-name } spielt { $scroll-name }.
chicken-event-discarded = { $seat-name } legt { $scroll-name } ab.
chicken-event-spied = { $seat-name } sieht die Hand von { $other-name } an.
chicken-event-used = { $seat-name } nutzt { $model-name }.
chicken-event-starred = { $seat-name } nutzt den Stern von { $leader-name }.
chicken-event-ended_actions = 
    { $kept ->
        [one] { $seat-name } beendet den Aktionsschritt und behält { $kept } Würfel.
       *[other] { $seat-name } beendet den Aktionsschritt und behält { $kept } Würfel.
    }
chicken-event-declared = { $seat-name }: { $piece-name } greift { $target-name } von { $other-name } an.
chicken-event-turned_up = { $seat-name }: { $piece-name } wird aufgedeckt.
chicken-event-alarmed = { $seat-name } löst den Gackeralarm aus: +2 Rüstung.
chicken-event-added_die = { $seat-name } setzt einen Würfel { $face-name } ein.
chicken-event-laid = { $seat-name } legt { $scroll-name } verdeckt.
chicken-event-passed = { $seat-name } passt.
chicken-event-ordered =
    { $order ->
        [ask] Du wirst wieder in jedem Kampf gefragt.
        [others] Die Halle passt für dich in Kämpfen ohne dich.
        [this_fight] Die Halle passt für dich im Rest dieses Kampfes.
        [unless] Die Halle passt für dich in fremden Kämpfen, außer { $other-name } greift an.
       *[other] { $seat-name } passt im Voraus.
    }
chicken-event-revealed =
    { $side ->
        [none] { $seat-name } deckt { $scroll-name } auf.
       *[other] { $seat-name } deckt { $scroll-name } auf, für: { $side-name }.
    }
chicken-event-changed = Fliegender Wechsel: { $target-name } von { $other-name } wird Verteidiger.
chicken-event-spoiled = Faules Ei: { $scroll-name } von { $other-name } zählt nicht.
chicken-event-compared = Stärke { $strength } gegen Rüstung { $armour }: { $outcome-name }.
chicken-event-escaped = Der Angriff scheitert: { $piece-name } von { $seat-name } ist außer Reichweite.
chicken-event-marked = { $seat-name } demütigt { $other-name }.
chicken-event-destroyed = { $seat-name } verliert { $piece-name } auf { $hex-name }.
chicken-event-epic = { $leader-name } von { $seat-name } stirbt einen epischen Tod.
chicken-event-waits = Der Anführer von { $seat-name } findet keinen Platz und wartet.
chicken-event-disaster = { $seat-name } zieht eine Katastrophe: { $scroll-name }.
chicken-event-turned = 
    { $lava ->
        [0] { $hex-name } wird zu neutralem Boden.
       *[other] { $hex-name } wird zu Lava.
    }
chicken-event-burst = { $hex-name } bricht aus.
chicken-event-challenger_drew = 
    { $many ->
        [one] Der Herausforderer zieht { $many } Schriftrolle.
       *[other] Der Herausforderer zieht { $many } Schriftrollen.
    }
chicken-event-challenger = Herausforderer: { $why-name }
chicken-why-free_fight = seine freie Aktion ist ein Angriff.
chicken-why-free_move = nichts in Reichweite, die freie Aktion ist ein Marsch zu deinem Anführer.
chicken-why-fight = die nächste Figur der Reihe greift an.
chicken-why-move = nichts in Reichweite, die nächste Figur geht zu deinem Anführer.
chicken-why-stays = kein Schritt bringt sie näher, sie bleibt.
chicken-why-leader_waits = sein Anführer geht erst nach zwei anderen Einheiten.
chicken-why-die_lost = keine Figur kann diesen Würfel nutzen.
chicken-why-builds = der stärkste Kandidat des Vorrats wird gebaut.
chicken-why-builds_nothing = nichts kann gebaut werden.
chicken-why-reinforces = seine Sterne verstärken es.
chicken-why-retrieves = es hat keine Einheit mehr, Hühner kehren zurück.
chicken-why-upper = die meisten Würfel liegen bei Kraft und Kämpfen/Bewegen.
chicken-why-lower = die meisten Würfel liegen bei Bauen und Verstärkung.
chicken-name-why = es handelt.
chicken-event-ended = Die Partie ist zu Ende.

## Before a match

chicken-blurb = Hühner mit großen Plänen und kleinem Hirn kämpfen um eine Insel aus Lava. Demütige die Anführer deiner Gegner, bevor sie deinen demütigen.
chicken-option-mode = Modus
chicken-option-mode-standard = Jeder für sich
chicken-option-mode-team = Zwei Teams zu zweit
chicken-option-mode-cockfight = Hahnenkampf: verdeckte Hühner, keine Maschinen
chicken-option-mode-flag = Flaggenmodus
chicken-option-mode-solo = Allein gegen den Herausforderer
chicken-option-island = Insel
chicken-option-island-preset = Fertig
chicken-option-island-calm = Fertig, Basen weit auseinander
chicken-option-island-build = Von den Spielern gebaut
chicken-option-island-random = Zufällig, nach denselben Regeln
chicken-option-choose_base = Basen auf fertiger Insel wählen
chicken-option-choose_base-false = Nach Platz
chicken-option-choose_base-true = Spieler wählen
chicken-option-quick_game = Schnelles Spiel
chicken-option-quick_game-false = Bauen ist eine freie Aktion
chicken-option-quick_game-true = Ein Bau vor den Aktionen jedes Zuges
chicken-option-base_bonus = Bonusseite der Basen
chicken-option-base_bonus-false = Schlicht
chicken-option-base_bonus-true = +2 Rüstung für alle, die dort stehen
chicken-option-hardcore = Hardcore
chicken-option-hardcore-false = Keine Schilde zu Beginn
chicken-option-hardcore-true = Jeder Anführer beginnt mit einem Schild
chicken-option-first_player = Wer beginnt
chicken-option-first_player-chance = Zufall
chicken-option-first_player-seat1 = Platz 1
chicken-option-first_player-seat2 = Platz 2
chicken-option-first_player-seat3 = Platz 3
chicken-option-first_player-seat4 = Platz 4
chicken-option-pilots_from = Piloten kommen von
chicken-option-pilots_from-anywhere = Überall auf der Insel
chicken-option-pilots_from-base_or_territory = Eigene Basis oder eigenes Gebiet
chicken-option-fight_pace = Kampftempo
chicken-option-fight_pace-false = Keine Uhr in Kämpfen
chicken-option-fight_pace-true = 8 Sekunden für Unbeteiligte, 20 für beide Seiten, dann passen sie
chicken-option-supporter_side = Unbeteiligte unterstützen
chicken-option-supporter_side-one_side = Eine Seite mit allen Karten
chicken-option-supporter_side-per_card = Eine Seite je Karte
chicken-option-tile_shapes = Gebietsplättchen
chicken-option-tile_shapes-six_tetrahexes = Sechs verschiedene Formen
chicken-option-tile_shapes-all_bee = Alle kompakt
chicken-option-spare_leader = Ersatzanführer
chicken-option-spare_leader-first_edition = Ja, wie in der ersten Auflage
chicken-option-spare_leader-second_edition_none = Keiner, wie in der zweiten Auflage
chicken-option-solo_draws = Schriftrollen des Herausforderers je Zug
chicken-preset-standard = Standard
chicken-preset-standard-about = Jeder für sich auf einer fertigen Insel.
chicken-preset-quick = Schnell
chicken-preset-quick-about = Vor den Aktionen jedes Zuges darf gebaut werden.
chicken-preset-build = Die Insel bauen
chicken-preset-build-about = Ihr legt die Insel Plättchen für Plättchen, bevor ihr um sie kämpft.
chicken-preset-duel = Duell
chicken-preset-duel-about = Für zwei: weit entfernte, starke Basen und ein Schild für jeden Anführer.
chicken-preset-team = Teams
chicken-preset-team-about = Zwei gegen zwei; Partner sitzen einander gegenüber.
chicken-preset-flag = Flagge
chicken-preset-flag-about = Ohne Anführer: bring eine fremde Flagge auf deine Basis.
chicken-preset-cockfight = Hahnenkampf
chicken-preset-cockfight-about = Nur Anführer und verdeckte Hühner.
chicken-preset-solo = Solo
chicken-preset-solo-about = Ein Erfolg gewinnt, eine Niederlage beendet alles. Die Zahlen sind die der Regel.
chicken-preset-gentle = Sanftes Solo
chicken-preset-gentle-about = Von uns, für die erste Partie: der Herausforderer zieht in seinen Zügen keine Schriftrollen, und Anführer beginnen mit Schild.

## The table as text

chicken-board-turn = Zug
chicken-board-stock = Maschinen
chicken-board-storage = Lager
chicken-board-shields = Schilde
chicken-board-lava = Lava
chicken-board-markers = erhaltene Marker
chicken-board-cards = Schriftrollen
chicken-board-hand = Hand
chicken-board-egg = verdecktes Huhn
chicken-board-challenger = Herausforderer

## Challenges

chicken-event-feat = { $seat-name } schafft eine Herausforderung: { $feat-name }
chicken-feat-0 = epischer Tod eines gegnerischen Anführers.
chicken-feat-1 = gewonnen, ohne eine Maschine zu bauen.
chicken-feat-2 = ein Marker durch einen Soldaten aus einem Dreierverband.
chicken-feat-3 = alle drei Golems zugleich.
chicken-feat-4 = gewonnen mit Fliegendem Felsen und Kanone.
chicken-feat-5 = gewonnen mit allen Markern durch den Anführer.
chicken-feat-6 = gewonnen im zweiten Zug.
chicken-feat-nine_lives = solo mit jedem der neun Anführer gewonnen.
chicken-feat-all_modes = jeden Modus und jede alternative Regel gespielt.
chicken-medal-leader = Anführer, die den Herausforderer besiegt haben
chicken-medal-feat = Herausforderungen
chicken-name-feat = eine Herausforderung.
chicken-action-replace = 1 { $argument-name } durch anderes ersetzen
chicken-ask-taker = Wer nimmt die Flagge auf?

## Refusals

why-CHI-BOARD-02 = Dieses Gebiet liegt schon auf der Insel.
why-CHI-BOARD-07 = Plättchen dürfen sich nicht überlappen, und dieser Platz ist belegt oder außerhalb.
why-CHI-BOARD-05 = Das erste Gebiet muss die Lava in der Mitte berühren.
why-CHI-BOARD-06 = Ein anderer Platz berührt mehr: wenn möglich die Lava mit einer Seite und andere Gebiete mit zwei.
why-CHI-BOARD-18 = Ein Gebiet bliebe ohne Platz für seine Basis.
why-CHI-BOARD-08 = Eine Basis braucht zwei Seiten an einem Gebiet, das noch keine hat.
why-CHI-BOARD-09 = Eine Basis gehört zu einem Gebiet ohne Basis, und die übrigen müssen noch Plätze für ihre finden.
why-CHI-BOARD-10 = Dieses Plättchen braucht zwei Seiten an Gebieten oder Basen.
why-CHI-BOARD-16 = Es würde mehr leere Plätze einschließen, als es Plättchen zum Füllen gibt.
why-CHI-BOARD-12 = Das ist keine freie Basis.
why-CHI-SETUP-05 = Du wählst einen der beiden Anführer, die du bekommen hast.
why-CHI-SOLOSETUP-05 = Diesen Anführer spielt der Herausforderer.
why-CHI-FLAG-02 = Deine Flagge trägt eines deiner Hühner auf der Basis.
why-CHI-TURN-03 = Ein solcher Würfel liegt nicht auf deinem Banner.
why-CHI-DICE-07 = Dort liegt kein permanenter Würfel von dir.
why-CHI-SCROLL-19 = Der Glücksknochen braucht mindestens einen Würfel auf deinem Banner.
why-CHI-TURN-08 = Deine freie Aktion in diesem Zug ist verbraucht.
why-CHI-DICE-01 = Kein verfügbarer Würfel zeigt diese Seite.
why-CHI-QUICK-02 = Im schnellen Spiel ist Bauen keine freie Aktion.
why-CHI-COCK-06 = Im Hahnenkampf gibt es weder Maschinen noch Ressourcen.
why-CHI-BUILD-01 = Diese Maschine liegt nicht im Vorrat.
why-CHI-BUILD-02 = Maschinen werden auf den vier Feldern deines Gebiets gebaut.
why-CHI-BUILD-04 = Dort stehen Figuren, die keinen Verband mit ihr bilden.
why-CHI-BUILD-05 = Du hast zu wenige Hühner als Piloten.
why-CHI-BUILD-08 = Von dieser Art ist keine Miniatur übrig.
why-CHI-BUILD-09 = Deine Ressourcen reichen dafür nicht.
why-CHI-BUILD-17 = Nur ein Huhn von dir auf der Insel, das noch kein Pilot ist, kann einer werden.
why-CHI-BUILD-21 = Dort steht eine gegnerische Figur.
why-CHI-SCROLL-26 = Kriegswirtschaft spart eine Ressource des Preises.
why-CHI-LEADER-09 = Doktor Eggbert ersetzt eine Ressource des Preises einmal.
why-CHI-RETR-01 = Das ist kein zerstörtes Huhn von dir.
why-CHI-RETR-02 = Diese Ressource liegt nicht auf deinem Banner, oder du hast nicht mehr als 9.
why-CHI-RETR-03 = Im Lager ist nichts davon.
why-CHI-RETR-04 = Das Huhn erscheint auf der Basis oder auf dem nächsten Feld deines Gebiets mit Platz.
why-CHI-RETR-06 = Es gibt nichts zurückzuholen.
why-CHI-DICE-15 = Mindestens eines wird zurückgeholt.
why-CHI-DICE-13 = Ein +1-Würfel kommt auf eine eigene Figur.
why-CHI-MACH-06 = Nur ein eigener Streitwagen hat eine eigene Bewegung.
why-CHI-MACH-07 = Dieser Wagen hat seine eigene Bewegung in diesem Zug gemacht.
why-CHI-STAR-01 = Du hast zu wenige Sterne dafür.
why-CHI-STAR-11 = Kein Marker dieses Spielers liegt auf deinem Banner.
why-CHI-FLAG-09 = Im Flaggenmodus gibt es keine Demütigungsmarker.
why-CHI-STAR-14 = Ein Schild kommt auf eine eigene Figur, und im Lager muss eines übrig sein.
why-CHI-MACH-09 = Du hast keinen solchen Turm.
why-CHI-ENGINE-16 = Der Weiße Turm schützt deine Figuren in deinem Gebiet oder auf deiner Basis.
why-CHI-LEAD-02 = Dein Anführer auf der Insel hat diese Fähigkeit nicht.
why-CHI-STRAT-01 = Diese Strategie liegt nicht aktiv vor dir.
why-CHI-SCROLL-20 = Die Abkürzung wirkt schon.
why-CHI-SCROLL-29 = Heiße Füße sind für die nächste Bewegung schon bezahlt.
why-CHI-STRAT-03 = Diese Strategie hast du nicht auf der Hand.
why-CHI-MAGIC-01 = Diese Magie wird nur im Kampf gespielt.
why-CHI-MAGIC-04 = Diese Schriftrolle kannst du jetzt nicht spielen: Magie des Aktionsschritts gehört nicht in den Kampf, und du musst sie haben.
why-CHI-SCROLL-17 = Die Spionhenne sieht die Hand eines Gegners mit Karten an und legt eine davon ab.
why-CHI-STAR-07 = Diese Schriftrolle hast du nicht.
why-CHI-LEADER-07 = Lady Pluckington legt eine der beiden gezogenen Schriftrollen ab.
why-CHI-MOVE-01 = Nur eine eigene Figur zieht, und nicht weiter als ihre Geschwindigkeit.
why-CHI-MOVE-04 = Eine Bewegung darf bei anderen Figuren nur enden, wenn alle einen Verband bilden.
why-CHI-MOVE-05 = Keine Figur darf Lava betreten.
why-CHI-MOVE-06 = Eine fremde Figur steht im Weg.
why-CHI-MOVE-08 = Bewegungen gehen von Feld zu benachbartem Feld der Insel.
why-CHI-MOVE-09 = Eine Figur mit Geschwindigkeit 0 kann sich nicht bewegen.
why-CHI-MOVE-12 = Von dort könnte die Bewegung nirgends enden.
why-CHI-MOVE-14 = Eine Bewegung muss woandershin führen.
why-CHI-BAND-01 = Diese Figur gehört nicht zu diesem Verband.
why-CHI-BAND-06 = Die anderen könnten ohne sie nicht weiter.
why-CHI-BAND-11 = Vor dem ersten Schritt wird niemand zurückgelassen.
why-CHI-LEADER-08 = Sir Drumstick muss mitziehen.
why-CHI-LEADER-02 = Abigail lockt ein gegnerisches Huhn oder einen Soldaten bis 2 Felder entfernt auf ein Feld, das er betreten darf.
why-CHI-FLAG-07 = Diese Figur kann die Flagge nicht nehmen.
why-CHI-FIGHT-01 = Du greifst mit einer eigenen Figur auf der Insel an.
why-CHI-FIGHT-02 = Es ist außer Reichweite.
why-CHI-FIGHT-03 = Eine Figur mit Stärke 0 kann nicht angreifen, und niemand greift die eigene Seite an.
why-CHI-FIGHT-04 = Ein solcher Bonuswürfel liegt nicht auf deinem Banner.
why-CHI-FIGHT-05 = Diese Schriftrolle hast du nicht auf der Hand.
why-CHI-FIGHT-10 = Diese Schriftrolle hast du nicht gelegt.
why-CHI-SCROLL-02 = Fliegender Wechsel braucht eine andere Einheit der Gegner des Angreifers in Reichweite.
why-CHI-SCROLL-11 = Das Faule Ei trifft eine Magiekarte, die ein anderer in diesem Kampf benutzt hat.
why-CHI-SCROLL-12 = Dein Verteidiger flieht auf ein benachbartes Feld, auf dem er enden darf.
why-CHI-SCROLL-30 = Der Angreifer läuft auf ein benachbartes Feld, auf dem er enden darf.
why-CHI-COMP-08 = Davon ist dort nichts zu nehmen.
why-CHI-COCK-09 = Welches verdeckte Huhn es ist, darf kein anderer nennen: wähle das Feld.
why-CHI-SCROLL-23 = Der Gackeralarm ertönt, wenn eine deiner Figuren angegriffen wird.
why-CHI-FIGHT-36 = So kann man jetzt nicht im Voraus passen: Es gilt schon, es gibt keinen Kampf, oder es ist kein Gegner genannt.
why-CHI-STAR-18 = Diese Fähigkeit wird gleich nach der Ansage genutzt.
why-CHI-DIS-02 = Diese Katastrophe hast du nicht gezogen.
why-CHI-DIS-16 = Dieses Plättchen kann nicht gewählt werden.
why-CHI-DIS-06 = Der Tsunami trifft ein Huhn oder eine Maschine neben dem gewählten Plättchen.
why-CHI-DIS-08 = Der Wirbelsturm nimmt Ressourcen eines Gegners, der welche hat.
why-CHI-DIS-07 = Ein beliebiges Huhn, das kein Pilot ist, darf auf ein benachbartes erlaubtes Feld.
why-CHI-EPIC-09 = Die Figur flieht auf ein benachbartes Feld ohne Lava mit Platz.
why-CHI-EPIC-07 = Ein neuer Anführer kommt auf die Basis oder das nächste Feld deines Gebiets mit Platz.
why-CHI-FLAG-10 = Die Flagge kommt auf das nächste Feld ohne Lava und ohne Einheit.
why-CHI-ENGINE-05 = Der Felsgolem reißt ein gegnerisches Huhn oder einen Soldaten daneben mit.
why-CHI-ENGINE-04 = Davon ist nichts im Lager, oder dein Banner ist voll.

## Remarks

chicken-remark-target =
    { $odds ->
        [sure] { $strength } gegen { $armour }: gelingt, wenn keine Karten dazukommen.
        [dice] { $strength } + { $dice } mit Würfeln = { $sum } gegen { $armour }: gelingt, wenn keine Karten dazukommen.
       *[short] { $strength } + { $dice } mit Würfeln = { $sum } gegen { $armour }: misslingt ohne Karten.
    }
chicken-remark-lay =
    { $count ->
        [0] Sonst ist niemand in Reichweite: Der Verteidiger bleibt.
        [1] { $piece-name } wird Verteidiger, so wie es steht.
       *[other] Du wählst dann unter { $count } den neuen Verteidiger.
    }

## Lessons

chicken-learn-1 = Lektion, Schritt 1: Verbrauchte Würfel wirfst du zu Beginn deines Zuges; die auf deinem Banner behältst du. Wirf die drei.
chicken-learn-2 = Schritt 2: Eine Aktion je Zug ist frei. Baue einen Holzsoldaten für 2 Holz; ein Huhn steuert ihn.
chicken-learn-3 = Schritt 3: Maschinen stehen in deinem Gebiet oder auf deiner Basis. Dieses Feld liegt auf dem Weg zum Gegner.
chicken-learn-4 = Schritt 4: Jedes deiner Hühner auf der Insel kann Pilot sein. Es verlässt das Brett, bis die Maschine zerstört wird.
chicken-learn-5 = Schritt 5: Ein Krallenwürfel bezahlt eine weitere Bewegung oder einen Kampf. Lass den Soldaten marschieren; er darf zwei Felder weit.
chicken-learn-6 = Schritt 6: das erste Feld des Weges.
chicken-learn-7 = Schritt 7: Er könnte noch ein Feld weiter, aber bleib hier.
chicken-learn-8 = Schritt 8: Behaltene Würfel sind nicht verloren: Sterne sparst du an, +2 und +3 helfen im Kampf. Beende deine Aktionen; danach ziehst du eine Schriftrolle.
chicken-learn-end = Das war ein Zug. Die nächste Lektion handelt vom Kampf.
chicken-learn-2-1 = Lektion, Schritt 1: Dein Hammer-Streitwagen steht neben dem gegnerischen Anführer. Greif mit der freien Aktion an.
chicken-learn-2-2 = Schritt 2: Der Angreifer nennt das Ziel, auch im Gedränge. Stärke 7 gegen Rüstung 11 reicht noch nicht.
chicken-learn-2-3 = Schritt 3: Zuerst darfst du Würfel dazugeben. Dieser macht 9 daraus.
chicken-learn-2-4 = Schritt 4: Dann dürfen alle mit Schriftrollen reihum welche verdeckt legen. Gib Stahlkrallen dazu: +3, also 12 gegen 11. Auch ein Gleichstand würde reichen.
chicken-learn-2-5 = Schritt 5: Der Anführer ist gedemütigt, und dein Marker liegt auf seinem Banner. Der Wagen bleibt, wo er ist. Beende deine Aktionen.
chicken-learn-2-end = Das war ein Kampf. Spiel weiter, wie du magst.

## Glossary

chicken-term-leader = Anführer
chicken-term-leader-about = Dein Oberhuhn: Ein Erfolg demütigt ihn, zerstört ihn aber nicht.
chicken-term-unit = Einheit
chicken-term-unit-about = Ein Huhn oder eine Maschine; ein Anführer ist keine.
chicken-term-pilot = Pilot
chicken-term-pilot-about = Ein Huhn, das eine Maschine steuert; wird sie zerstört, kehrt es zur Basis zurück.
chicken-term-band = Verband
chicken-term-band-about = Anführer, Hühner und Soldaten eines Spielers auf einem Feld; sie ziehen zusammen, so schnell wie der Schnellste.
chicken-term-banner = Banner
chicken-term-banner-about = Dort liegen deine Würfel, deine Rohstoffe und die Marker gegen dich.
chicken-term-base = Basis
chicken-term-base-about = Dein Nest: Hierher kehren Hühner und Piloten zurück.
chicken-term-territory = Gebiet
chicken-term-territory-about = Die vier Felder, die zu deiner Basis gehören; dort werden Maschinen gebaut.
chicken-term-lava = Lava
chicken-term-lava-about = Niemand darf sie betreten; wer dort steht, wenn ein Plättchen wendet, hat Pech.
chicken-term-marker = Demütigungsmarker
chicken-term-marker-about = Liegt auf dem Banner des Anführers, den du besiegt hast: So gewinnst du.
chicken-term-shield = Schild
chicken-term-shield-about = Fängt einen erfolgreichen Angriff ab.
chicken-term-epic = Epischer Tod
chicken-term-epic-about = Wird ein Anführer in einem Zug zweimal vom selben Spieler ohne Schild besiegt, stirbt er; der Ersatz übernimmt.
chicken-term-used = Verbrauchter Würfel
chicken-term-used-about = Er liegt neben dem Banner und wird zu Beginn deines nächsten Zuges geworfen.
chicken-term-magic = Magie
chicken-term-magic-about = Eine Schriftrolle für einen Kampf oder eine Aktion; danach wird sie abgelegt.
chicken-term-strategy = Strategie
chicken-term-strategy-about = Eine Schriftrolle, die gilt, bis eine andere sie ersetzt.
chicken-term-disaster = Katastrophe
chicken-term-disaster-about = Schlägt sofort zu, wenn sie gezogen wird, und kommt zurück in den Stapel.
chicken-term-storage = Lager
chicken-term-storage-about = Rohstoffe, die niemandem gehören; was bezahlt wird, kommt dorthin.

## Player aid

chicken-aid-1-title = Ziel
chicken-aid-1 = Zu dritt oder viert: je ein Marker auf zwei verschiedenen Bannern. Zu zweit: zwei Marker auf dem anderen Banner. Team: einer auf jedem Gegner. Flagge: eine fremde Flagge zur eigenen Basis. Solo: Ein Erfolg gewinnt, eine Niederlage beendet alles.
chicken-aid-2-title = Dein Zug
chicken-aid-2 = 1. Nimm Würfel zurück, wenn du magst, und wirf sie mit allen verbrauchten, einmal. 2. Aktionen: eine ist frei (bauen, bewegen, kämpfen oder zurückholen); Kralle: bewegen oder kämpfen; Zurückholen: ein Huhn und ein Rohstoff; +1: für immer auf eine Figur; Sterne kaufen Effekte. 3. Zieh eine Schriftrolle. Behaltene Würfel bleiben dir.
chicken-aid-3-title = Sterne
chicken-aid-3 = 1: vier neue Maschinen. 1: ziehen, dann eine ablegen. 2: eine Schriftrolle ziehen. 3: ziehen, alle Hühner zurück, bis 9 Rohstoffe auffüllen. 4: ein Schild. 5: ein Marker gegen dich geht zurück.
chicken-aid-4-title = Kampf
chicken-aid-4 = Stärke mindestens Rüstung ist ein Erfolg; Gleichstand reicht. Angegriffen wird ein Nachbarfeld, im Fernkampf weiter. Dann: +2- und +3-Würfel des Angreifers; alle mit Schriftrollen dürfen reihum welche verdeckt legen, bis alle nacheinander passen; aufdecken, der Verteidiger zuerst, Unbeteiligte nennen ihre Seite; vergleichen. Der Angreifer bleibt stehen.
chicken-aid-5-title = Danach
chicken-aid-5 = Ein Schild fängt den Schlag ab. Eine Einheit wird zerstört, Piloten kehren zur Basis zurück. Ein Anführer: ein Marker auf seinem Banner. Zwei Erfolge in einem Zug gegen einen Anführer ohne Schild: epischer Tod.
chicken-aid-6-title = Bauen
chicken-aid-6 = Im eigenen Gebiet oder auf der Basis, auf einem freien Feld (Soldaten auch in einem Verband). Bezahl die Karte, nimm Piloten von deinen Hühnern. Insgesamt gibt es 9 Soldaten, 6 Golems, 6 Wagen, 5 Kanonen, 6 Türme.

## Reasons of hints

chicken-reason-markers = So kommst du einem gedemütigten Anführer näher.
chicken-reason-flags = So hilfst du einer Flagge nach Hause.
chicken-reason-machines = So hast du mehr oder bessere Maschinen.
chicken-reason-chickens = So bleiben mehr deiner Hühner auf der Insel.
chicken-reason-near = So kommen deine Figuren näher dorthin, wo du sie brauchst.
chicken-reason-chance = So stehst du im nächsten Kampf besser da.
chicken-reason-dice = So bleiben dir bessere Würfel.
chicken-reason-cards = So bleiben dir bessere Schriftrollen.
chicken-reason-goods = So bleiben dir mehr Rohstoffe.
chicken-reason-shields = So bist du besser geschützt.
chicken-reason-safety = So ist dein Anführer sicherer.
chicken-reason-others = So stehen die anderen schlechter da.
