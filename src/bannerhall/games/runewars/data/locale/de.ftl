# Runewars mit Banner des Krieges.

## Areas

runewars-area-1A = Seewacht
runewars-area-1B = Hauerhöhe
runewars-area-1C = Schattenlichtung
runewars-area-2A = Riesenfeste
runewars-area-2B = Steinfall
runewars-area-2C = Untermarkt
runewars-area-3A = Osttor
runewars-area-3B = Mooswald
runewars-area-3C = Titanenstufe
runewars-area-4A = Zollfeld
runewars-area-4B = Königsbrück
runewars-area-4C = Heulheide
runewars-area-5A = Mühltal
runewars-area-5B = Hochturm
runewars-area-5C = Krummwasser
runewars-area-5D = Schwelgipfel
runewars-area-6A = Grünau
runewars-area-6B = Sonnhafen
runewars-area-6C = Glutsenke
runewars-area-6D = Felsacker
runewars-area-7A = Rothügel
runewars-area-7B = Verbanntenmoor
runewars-area-7C = Kerzenhafen
runewars-area-8A = Flüsterwald
runewars-area-8B = Kreuzwiese
runewars-area-8C = Altspitze
runewars-area-8D = Aschengrund
runewars-area-9A = Wurmzahn
runewars-area-9B = Gerstental
runewars-area-10A = Aschfurt
runewars-area-10B = Narbental
runewars-area-10C = Schwefelspalt
runewars-area-10D = Halcyon
runewars-area-11A = Weidenweiher
runewars-area-11B = Dammweg
runewars-area-11C = Drachenrast
runewars-area-12A = Versunkensand
runewars-area-DA = Archaut
runewars-area-DB = Pelgate
runewars-area-DC = Rhynn
runewars-area-LA = Lithelin
runewars-area-LB = Summersong
runewars-area-LC = Tiefenwald
runewars-area-UA = Rusteppe
runewars-area-UB = Knochenlager
runewars-area-UC = Schwarzfeste
runewars-area-WA = Burg Zorgas
runewars-area-WB = Nebelland
runewars-area-WC = Bilehall

## Factions

runewars-faction-daqan = Daqan-Lords
runewars-faction-latari = Latari-Elfen
runewars-faction-uthuk = Uthuk Y'llan
runewars-faction-waiqar = Waiqar der Untote

## Defensive developments

runewars-defence-daqan = Verstärkte Mauern
runewars-defence-latari = Schutzzauber
runewars-defence-uthuk = Hungrige Brut
runewars-defence-waiqar = Verfluchtes Grab
runewars-defence-daqan-about = +2 Stärke für den Verteidiger, wenn der Sieger bestimmt wird.
runewars-defence-latari-about = Unmittelbar vor dem Zählen der Stärke zieht der Angreifer eine seiner stehenden Einheiten aus dem Kampf zurück.
runewars-defence-uthuk-about = Unmittelbar vor dem Zählen der Stärke kann der Verteidiger sie ablegen, um 4 Schaden zuzufügen.
runewars-defence-waiqar-about = Unmittelbar vor dem Zählen der Stärke kann der Verteidiger es ablegen: 3 Einheiten des Angreifers, die dieser wählt, flüchten.

## Units

runewars-unit-bowman = Bogenschütze
runewars-unit-footman = Fußsoldat
runewars-unit-knight = Ritter
runewars-unit-siege_tower = Belagerungsturm
runewars-unit-novice_wizard = Zaubernovize
runewars-unit-roc = Vogel Roc
runewars-unit-archer = Elfenschütze
runewars-unit-pegasus_rider = Pegasusreiter
runewars-unit-sorceress = Zauberin
runewars-unit-warrior = Elfenkrieger
runewars-unit-leonx_rider = Leonx-Reiter
runewars-unit-forest_guardian = Hüter des Waldes
runewars-unit-berserker = Berserker
runewars-unit-flesh_ripper = Fleischreißer
runewars-unit-warlock = Hexer
runewars-unit-chaos_lord = Chaoslord
runewars-unit-blood_sister = Blutschwester
runewars-unit-obscene = Obszönität
runewars-unit-reanimate = Zombie
runewars-unit-skeleton_archer = Skelettschütze
runewars-unit-necromancer = Nekromant
runewars-unit-dark_knight = Dunkler Ritter
runewars-unit-vampire = Vampir
runewars-unit-great_wyrm = Großer Drache
runewars-unit-sorcerer = Hexenmeister
runewars-unit-razorwing = Rasierklingenflügler
runewars-unit-beastman = Tiermensch
runewars-unit-hell_hound = Höllenhund
runewars-unit-dragon = Drache
runewars-unit-giant = Riese

## Unit abilities

runewars-ability-bowman = Gezieltes Feuer
runewars-ability-footman = Tapferer Hieb
runewars-ability-knight = Befehl
runewars-ability-siege_tower = Belagern
runewars-ability-novice_wizard = Kugelblitz
runewars-ability-roc = Krallengriff
runewars-ability-archer = Meisterschuss
runewars-ability-pegasus_rider = Sturmangriff
runewars-ability-sorceress = Wort von Vaal
runewars-ability-warrior = Überwältigen
runewars-ability-leonx_rider = Anspringen
runewars-ability-forest_guardian = Umschlingen
runewars-ability-berserker = Raserei
runewars-ability-flesh_ripper = Unerbittlich
runewars-ability-warlock = Feuerregen
runewars-ability-chaos_lord = Schrecklich
runewars-ability-blood_sister = Blutritual
runewars-ability-obscene = Verschlingen
runewars-ability-reanimate = Überrennen
runewars-ability-skeleton_archer = Todesschuss
runewars-ability-necromancer = Tote erheben
runewars-ability-dark_knight = Angriff des Grauens
runewars-ability-vampire = Leben entziehen
runewars-ability-great_wyrm = Grabeshauch
runewars-ability-sorcerer = Unsterblich
runewars-ability-razorwing = Betäuben
runewars-ability-beastman = Verwüsten
runewars-ability-hell_hound = Brennend
runewars-ability-dragon = Flammenatem
runewars-ability-giant = Wut
runewars-ability-bowman-about = 1 Schaden. Von den Einheiten, die ihn nehmen können, nimmt ihn beim Gegner eine mit mehr als 1 Lebenspunkt.
runewars-ability-footman-about = 1 Schaden; wird die Einheit dadurch nicht vernichtet, nimmt sie noch 1.
runewars-ability-knight-about = 1 Flucht, und du ziehst 1 Taktikkarte.
runewars-ability-siege_tower-about = +2 Stärke in diesem Kampf, auch wenn der Turm später fällt.
runewars-ability-novice_wizard-about = Wirf 1 Taktikkarte ab, um Einheiten deiner Wahl 3 Schaden zuzufügen, höchstens 2 an einer; sonst 1 Schaden.
runewars-ability-roc-about = Vernichte 1 Rechteck oder bis zu 2 Dreiecke deiner Wahl.
runewars-ability-archer-about = 1 Schaden an einer Einheit deiner Wahl.
runewars-ability-pegasus_rider-about = Schlage bis zu 2 Dreiecke oder 1 Rechteck deiner Wahl in die Flucht.
runewars-ability-sorceress-about = Eine gegnerische Einheit zieht sich aus dem Kampf zurück. Welche, bestimmt der Gegner, nach den überarbeiteten Regeln du.
runewars-ability-warrior-about = 1 Schaden, oder vernichte eine beschädigte oder flüchtende Einheit deiner Wahl.
runewars-ability-leonx_rider-about = Schlage eine Einheit deiner Wahl in die Flucht; ab Kampfreihe 3 nimmt sie auch 1 Schaden.
runewars-ability-forest_guardian-about = Schlage bis zu 2 Einheiten deiner Wahl in die Flucht oder füge 2 Schaden zu.
runewars-ability-berserker-about = Du darfst einen deiner stehenden Berserker vernichten, um 2 Schaden zuzufügen.
runewars-ability-flesh_ripper-about = Jeder deiner Fleischreißer hat bis zum Ende des Kampfes 3 Lebenspunkte.
runewars-ability-warlock-about = Der Gegner vernichtet 2 seiner Dreiecke oder 1 seiner Rechtecke.
runewars-ability-chaos_lord-about = Wähle 2 Einheiten: Jede flüchtet, und eine, die schon flüchtend war, wird vernichtet.
runewars-ability-blood_sister-about = Du darfst eine deiner Einheiten vernichten, um eine gegnerische mit gleichem Sockel zu vernichten; sonst 1 Schaden.
runewars-ability-obscene-about = Vernichte ein Dreieck deiner Wahl und heile allen Schaden einer deiner Obszönitäten.
runewars-ability-reanimate-about = 2 Schaden, wenn hier mindestens 2 deiner Zombies stehen, sonst 1.
runewars-ability-skeleton_archer-about = Der Gegner vernichtet eines seiner Dreiecke, Kreise oder Rechtecke.
runewars-ability-necromancer-about = Stelle bis zu 2 unbenutzte Zombies stehend in diesem Kampf auf. Sie bleiben auch danach.
runewars-ability-dark_knight-about = Schlage eine Einheit deiner Wahl in die Flucht, dann 1 Schaden.
runewars-ability-vampire-about = Vernichte ein flüchtendes Dreieck, einen Kreis oder ein Rechteck und stelle eine eigene Einheit auf; ohne solches Ziel 1 Schaden.
runewars-ability-great_wyrm-about = 2 Schaden; für jede dadurch vernichtete Einheit darfst du hier einen Zombie flüchtend aufstellen.
runewars-ability-sorcerer-about = Jeder deiner Hexenmeister hat bis zum Ende des Kampfes 2 Lebenspunkte.
runewars-ability-razorwing-about = Eine stehende Einheit des Gegners ab Kampfreihe 2 flüchtet; der Gegner wählt sie.
runewars-ability-beastman-about = 1 Schaden, dann wird eine weitere Schicksalskarte für die Tiermenschen gezogen und ausgeführt.
runewars-ability-hell_hound-about = Der Gegner fügt 2 seiner stehenden Einheiten je 1 Schaden zu.
runewars-ability-dragon-about = Vernichte bis zu 3 Dreiecke deiner Wahl.
runewars-ability-giant-about = 1 Schaden für jeden Schaden auf einem deiner Riesen.

## Base shapes

runewars-shape-triangle = Dreieck
runewars-shape-rectangle = Rechteck
runewars-shape-circle = Kreis
runewars-shape-hexagon = Sechseck

## Orders

runewars-order-garrison = Garnison
runewars-order-strategize = Strategie
runewars-order-mobilize = Mobilisierung
runewars-order-conquer = Eroberung
runewars-order-harvest = Ernte
runewars-order-recruit = Rekrutierung
runewars-order-rally_support = Unterstützung
runewars-order-acquire_power = Macht erlangen
runewars-order-fortify = Festung
runewars-order-garrison-about = +2 Stärke in jedem Kampf, in dem du diese Jahreszeit verteidigst.
runewars-order-strategize-about = Beliebige eigene Einheiten ziehen in angrenzende eigene oder leere Gebiete und beliebige Helden in angrenzende Gebiete. Kein Gebiet wird aktiviert.
runewars-order-mobilize-about = Aktiviere ein Gebiet und ziehe Einheiten aus bis zu 2 Gebieten Entfernung dorthin, schnelle aus 3.
runewars-order-conquer-about = Aktiviere ein Gebiet und ziehe Einheiten aus bis zu 2 Gebieten Entfernung dorthin, schnelle aus 3.
runewars-order-harvest-about = Stelle jeden Rohstoffanzeiger auf das, was deine Gebiete bringen.
runewars-order-recruit-about = Rekrutiere die Einheiten eines Rohstoffanzeigers.
runewars-order-rally_support-about = Nimm von jeder Stadt, die du kontrollierst, einen Vorteil.
runewars-order-acquire_power-about = Erhalte 1 Einfluss für jedes Einflusssymbol bis zu deinen Zeigern.
runewars-order-fortify-about = Je einmal, in beliebiger Reihenfolge: eine Festung bauen (1 Holz, 1 Erz), eine reparieren (1 Erz), Runen zwischen zwei eigenen Gebieten bewegen.

## Supremacy bonuses

runewars-bonus-garrison = Rekrutiere 2 Dreiecke deiner Fraktion bei deinen Festungen.
runewars-bonus-strategize = Ziehe 1 Taktikkarte für jedes Taktiksymbol bis zu deinen Zeigern.
runewars-bonus-mobilize = Mobilisiere noch einmal, ohne zweiten Kampf.
runewars-bonus-conquer = Im Kampf dieses Befehls zählt eine gegnerische Festung 3 Stärke weniger.
runewars-bonus-harvest = Deine Entwicklungen bringen Ertrag; danach darfst du für 1 Holz eine bauen.
runewars-bonus-recruit = Rekrutiere die Einheiten eines zweiten Rohstoffanzeigers.
runewars-bonus-rally_support = Gib bis zu 3 Einfluss aus, ziehe ebenso viele Heldenkarten und behalte eine.
runewars-bonus-acquire_power = Nimm einen Titel, indem du mehr Einfluss ausgibst, als darauf liegt.
runewars-bonus-fortify = Keine: Kein Befehl hat eine höhere Zahl.

## Seasons

runewars-season-spring = Frühling
runewars-season-summer = Sommer
runewars-season-fall = Herbst
runewars-season-winter = Winter
runewars-season-spring-about = Alle nehmen Aktivierungsmarker und Befehlskarten zurück; flüchtende Figuren stehen auf; in jedem Gebiet schmilzt ein Eiswüstenmarker.
runewars-season-summer-about = Questphase: Jeder Held hat eine Aktion.
runewars-season-fall-about = Die Schicksalskarten werden gemischt; alle nehmen 2 Einfluss oder 1 Taktikkarte.
runewars-season-winter-about = In jedem Gebiet behältst du höchstens so viele Einheiten, wie dein Nahrungsanzeiger zeigt. Wasser ist bis zum Frühling gefroren.

## Season cards

runewars-season_card-famine = Hungersnot
runewars-season_card-long_winter = Langer Winter
runewars-season_card-divided_loyalties = Gespaltene Treue
runewars-season_card-stormy_weather = Stürmisches Wetter
runewars-season_card-prepare_for_the_coming_year = Rüsten für das neue Jahr
runewars-season_card-swollen_rivers = Hochwasser
runewars-season_card-envoys_of_the_free_cities = Gesandte der Freien Städte
runewars-season_card-the_council_convenes = Der Rat tritt zusammen
runewars-season_card-green_returns = Das Grün kehrt zurück
runewars-season_card-blight_on_the_wind = Fäulnis im Wind
runewars-season_card-guild_tithes = Zehnt der Gilden
runewars-season_card-threatened_home_realms = Bedrohte Heimat
runewars-season_card-power_for_the_pious = Macht den Frommen
runewars-season_card-tournament_of_heroes = Turnier der Helden
runewars-season_card-drought = Dürre
runewars-season_card-masters_of_the_arcane = Meister der Magie
runewars-season_card-swords_for_hire = Söldner
runewars-season_card-whispered_legends = Geflüsterte Legenden
runewars-season_card-open_roads = Freie Straßen
runewars-season_card-winds_of_al_kalim = Winde von Al-Kalim
runewars-season_card-tales_of_the_sunken_city = Sagen der Versunkenen Stadt
runewars-season_card-call_to_command = Ruf zu den Fahnen
runewars-season_card-rich_harvest = Reiche Ernte
runewars-season_card-rune_auction = Runenversteigerung
runewars-season_card-deserters = Fahnenflucht
runewars-season_card-smugglers_market = Markt der Schmuggler
runewars-season_card-a_dragon_wakes = Ein Drache erwacht
runewars-season_card-barons_and_schemers = Barone und Ränkeschmiede
runewars-season_card-merchants_of_nerekhall = Händler von Nerekhall
runewars-season_card-burning_fields = Brennende Felder
runewars-season_card-exhausted_soil = Ausgelaugter Boden
runewars-season_card-masons_strike = Streik der Steinmetze
runewars-season_card-the_greyhaven_accord = Vertrag von Greyhaven
runewars-season_card-deep_snow = Tiefer Schnee
runewars-season_card-starving_packs = Hungrige Rudel
runewars-season_card-hearthfire_truce = Winterfriede
runewars-season_card-frozen_stores = Gefrorene Vorräte
runewars-season_card-the_long_night = Die lange Nacht
runewars-season_card-shelter_from_the_storm = Schutz vor dem Sturm
runewars-season_card-fallen_in_the_ice = Eingebrochen
runewars-season_card-midwinter_feast = Mittwinterfest
runewars-season_card-the_shattered_rune = Die zerbrochene Rune
runewars-season_card-breath_of_gelidus = Atem des Gelidus
runewars-season_card-frostbound_march = Marsch im Frost
runewars-season_card-famine-about = Jeder senkt jeden Rohstoffanzeiger, der über der Summe seiner Gebiete steht, auf diese Summe.
runewars-season_card-long_winter-about = In diesem Frühling nimmt jeder nur 2 benutzte Befehlskarten seiner Wahl zurück.
runewars-season_card-divided_loyalties-about = Für jeden eigenen Helden, dessen Gesinnung nicht zur Fraktion passt, gibt jeder 1 Einfluss aus oder lässt ihn desertieren.
runewars-season_card-stormy_weather-about = Einflussgebot. Nur wer so viel bietet wie das höchste Gebot, mindestens 1, darf in dieser Jahreszeit Einheiten mit Befehlen bewegen.
runewars-season_card-prepare_for_the_coming_year-about = Jeder darf seine Zielkarte unter ihren Stapel legen und eine neue ziehen.
runewars-season_card-swollen_rivers-about = Jeder senkt seinen Holzanzeiger um 1 für jede Wassergrenze seiner Gebiete, höchstens um 2.
runewars-season_card-envoys_of_the_free_cities-about = Jeder bekommt 1 Einfluss für jede Stadt, die er kontrolliert, mindestens 1.
runewars-season_card-the_council_convenes-about = Einflussgebot. Der Höchstbietende zieht 2 Taktikkarten und nennt einen Spieler, der eine abwirft.
runewars-season_card-green_returns-about = Jeder darf einen Ödnismarker oder alle Eiswüstenmarker aus einem eigenen Gebiet entfernen.
runewars-season_card-blight_on_the_wind-about = Einflussgebot. Der Höchstbietende legt einen Ödnismarker in ein Gebiet, das er nicht kontrolliert.
runewars-season_card-guild_tithes-about = Jeder senkt seinen höchsten Rohstoffanzeiger um 1 und bekommt 1 Einfluss.
runewars-season_card-threatened_home_realms-about = Jeder bewegt Runenmarker aus seinem Heimatreich in Gebiete außerhalb aller Heimatreiche: 2, nach den überarbeiteten Regeln 1.
runewars-season_card-power_for_the_pious-about = Einflussgebot. Alle außer dem Niedrigstbietenden bekommen eine Drachenrune; wo jede liegt, bestimmt der Niedrigstbietende.
runewars-season_card-tournament_of_heroes-about = Jeder darf einen stehenden Helden in einem eigenen Gebiet trainieren: +1 auf ein Attribut ohne Training.
runewars-season_card-drought-about = Jeder gibt 2 Einfluss aus oder senkt seinen Nahrungsanzeiger um 1.
runewars-season_card-masters_of_the_arcane-about = Einflussgebot. Der Höchstbietende zieht 3 Taktikkarten und behält 2; der Niedrigstbietende verliert eine zufällige.
runewars-season_card-swords_for_hire-about = Einflussgebot. Der Höchstbietende stellt bis zu 2 neutrale Einheiten eines Typs mit Dreieck oder Kreis in eines seiner Gebiete, verbündet.
runewars-season_card-whispered_legends-about = Jeder mit einem Helden in einem unkontrollierten Gebiet zieht eine Questkarte.
runewars-season_card-open_roads-about = In dieser Jahreszeit ist alles schnell, was mit Mobilisierung oder Eroberung zieht.
runewars-season_card-winds_of_al_kalim-about = Wer am wenigsten Einfluss hat, legt einen Ödnismarker in ein unkontrolliertes Gebiet.
runewars-season_card-tales_of_the_sunken_city-about = Jeder darf beliebig viele Questkarten abwerfen und ebenso viele ziehen.
runewars-season_card-call_to_command-about = Jeder darf 2 Einfluss ausgeben, um eine Heldenkarte zu ziehen und den Helden zu einer Festung zu stellen.
runewars-season_card-rich_harvest-about = Jeder erhöht jeden Rohstoffanzeiger, der unter der Summe seiner Gebiete steht, um 1.
runewars-season_card-rune_auction-about = Einflussgebot. Der Höchstbietende bekommt eine Drachenrune, wenn er mindestens 1 bietet.
runewars-season_card-deserters-about = Jeder vernichtet 1 seiner Einheiten in jedem Gebiet, in dem er 6 oder mehr hat.
runewars-season_card-smugglers_market-about = Jeder darf bis zu 2 Taktikkarten für je 2 Einfluss abwerfen.
runewars-season_card-a_dragon_wakes-about = Wer am wenigsten Einfluss hat, stellt einen Drachen in ein unkontrolliertes Gebiet.
runewars-season_card-barons_and_schemers-about = Einflussgebot. Der Höchstbietende sieht sich alle verdeckten Runen in den Gebieten eines anderen Spielers an.
runewars-season_card-merchants_of_nerekhall-about = Jeder darf Rohstoffanzeiger für je 2 Einfluss um 1 erhöhen, jeden einmal.
runewars-season_card-burning_fields-about = Jeder senkt einen Rohstoffanzeiger um 1; ohne Stadt zwei verschiedene.
runewars-season_card-exhausted_soil-about = Jeder senkt seinen Nahrungsanzeiger um 1 oder legt einen Ödnismarker in eines seiner Gebiete.
runewars-season_card-masons_strike-about = In dieser Jahreszeit wird keine Festung oder Hauptstadt gebaut oder repariert.
runewars-season_card-the_greyhaven_accord-about = Einflussgebot. Der Höchstbietende darf bis zu 2 Ödnis- oder Eiswüstenmarker entfernen und bekommt 2 Einfluss.
runewars-season_card-deep_snow-about = In dieser Jahreszeit ist nichts schnell, und Mobilisierung und Eroberung bewegen Figuren nur 1 Gebiet weit, fliegende 2.
runewars-season_card-starving_packs-about = Jeder vernichtet 1 seiner Einheiten in einem Gebiet, das an ein neutrales grenzt.
runewars-season_card-hearthfire_truce-about = In dieser Jahreszeit kostet es 1 Einfluss, in ein Gebiet zu ziehen, wenn das einen Kampf gegen einen Spieler beginnt.
runewars-season_card-frozen_stores-about = Jeder senkt seinen Nahrungsanzeiger um 1 für je 4 Gebiete, die er außerhalb seines Heimatreichs kontrolliert.
runewars-season_card-the_long_night-about = Einflussgebot. Der Höchstbietende bekommt eine Drachenrune, wenn er mindestens 1 bietet; der Niedrigstbietende zieht 2 Taktikkarten.
runewars-season_card-shelter_from_the_storm-about = Einheiten bei eigenen Festungen zählen in diesem Winter nicht für die Nahrung.
runewars-season_card-fallen_in_the_ice-about = Jeder flüchtende Held nimmt 1 Schaden.
runewars-season_card-midwinter_feast-about = Jeder darf seinen Nahrungsanzeiger um 1 senken und bekommt dafür 3 Einfluss.
runewars-season_card-the_shattered_rune-about = Einflussgebot. Der Höchstbietende deckt eine verdeckte Rune in einem kontrollierten Gebiet auf; eine Drachenrune wird abgeworfen.
runewars-season_card-breath_of_gelidus-about = Einflussgebot. Der Höchstbietende legt 2 Eiswüstenmarker.
runewars-season_card-frostbound_march-about = Jeder vernichtet 1 seiner Einheiten in jedem seiner Gebiete mit einem Eiswüstenmarker.

## Tactics cards

runewars-tactics-summon_lightning = Blitze rufen
runewars-tactics-rally_cry = Schlachtruf
runewars-tactics-tactical_retreat = Taktischer Rückzug
runewars-tactics-horrific_rumors = Grausige Gerüchte
runewars-tactics-ambush = Hinterhalt
runewars-tactics-lost_city = Vergessene Stadt
runewars-tactics-spy_guild = Gilde der Spione
runewars-tactics-mountain_pass = Gebirgspass
runewars-tactics-to_the_winner = Dem Sieger die Beute
runewars-tactics-shared_secrets = Geteilte Geheimnisse
runewars-tactics-scatter = Zwietracht säen
runewars-tactics-forced_march = Gewaltmarsch
runewars-tactics-battle_fury = Kampfeswut
runewars-tactics-shield_wall = Schildwall
runewars-tactics-hold_the_line = Stellung halten
runewars-tactics-war_chest = Kriegskasse
runewars-tactics-foragers = Furagiertrupps
runewars-tactics-sabotage = Sabotage
runewars-tactics-burn_granary = Kornspeicher anzünden
runewars-tactics-assassin = Gedungener Mörder
runewars-tactics-healing_springs = Heilquellen
runewars-tactics-silver_tongue = Silberzunge
runewars-tactics-call_wild = Ruf der Wildnis
runewars-tactics-master_mason = Baumeister
runewars-tactics-counterspell = Gegenzauber
runewars-tactics-pathfinder = Pfadfinder
runewars-tactics-frozen_waters = Gefrorene Gewässer
runewars-tactics-turned_spy = Umgedrehter Spion
runewars-tactics-scrying = Teich der Weissagung
runewars-tactics-feigned_flight = Vorgetäuschte Flucht
runewars-tactics-bribery = Bestechung
runewars-tactics-ashen_sky = Aschgrauer Himmel
runewars-tactics-game_of_power = Machtspiel
runewars-tactics-intrigue = Intrige und List
runewars-tactics-lieutenant_general = Generalleutnant
runewars-tactics-arrow_storm = Pfeilhagel
runewars-tactics-cavalry_charge = Donnernder Angriff
runewars-tactics-dark_bargain = Finsterer Handel
runewars-tactics-stand_firm = Standhaft
runewars-tactics-beast_lure = Köder
runewars-tactics-veiled_threat = Verhüllte Drohung
runewars-tactics-runic_echo = Runenecho
runewars-tactics-deepfrost = Tiefer Frost
runewars-tactics-scorched_earth = Verbrannte Erde
runewars-tactics-restore_land = Das Land heilen
runewars-tactics-rune_rumours = Runengerüchte
runewars-tactics-siege_plans = Belagerungspläne
runewars-tactics-oath_fealty = Lehnseid
runewars-tactics-summon_lightning-about = Zu Beginn eines Kampfes: 4 Schaden.
runewars-tactics-rally_cry-about = Zu Beginn eines Kampfes oder bevor Schicksalskarten gezogen werden: Stelle bis zu 2 deiner flüchtenden Einheiten dort auf.
runewars-tactics-tactical_retreat-about = Als Verteidiger zu Beginn eines Kampfes: Der Kampf fällt aus. Alle deine Einheiten ziehen sich in ein angrenzendes Gebiet zurück, ohne zu flüchten; eine Festung im verlassenen Gebiet geht verloren.
runewars-tactics-horrific_rumors-about = In deinem Zug: Lege einen Aktivierungsmarker eines Gegners in ein Gebiet, das er nicht kontrolliert.
runewars-tactics-ambush-about = In deinem Zug oder in der Questphase, wo einer deiner Helden bei einem gegnerischen steht: Füge diesem 2 Schaden zu. Nach den überarbeiteten Regeln nur in der Questphase.
runewars-tactics-lost_city-about = In deinem Zug: In einem unkontrollierten Gebiet mit deinem Helden und ohne Stadt ziehen sich neutrale Einheiten zurück, und du setzt eine deiner Festungen beschädigt dorthin.
runewars-tactics-spy_guild-about = In deinem Zug: Nimm eine deiner benutzten Befehlskarten zurück.
runewars-tactics-mountain_pass-about = In deinem Zug: Deine Figuren beachten in diesem Zug keine Gebirgsgrenzen.
runewars-tactics-to_the_winner-about = Zu Beginn eines Kampfes: Wer ihn gewinnt, bekommt 3 Einfluss.
runewars-tactics-shared_secrets-about = In deinem Zug: Wähle einen Gegner und eine Zahl von 1 bis 4; ihr zieht beide so viele Taktikkarten.
runewars-tactics-scatter-about = In deinem Zug: Alle neutralen Einheiten eines Gebiets, auch verbündete, ziehen sich in ein unkontrolliertes Gebiet zurück und flüchten.
runewars-tactics-forced_march-about = In deinem Zug: Alle Einheiten, die du mit dieser Mobilisierung oder Eroberung ziehst, sind schnell.
runewars-tactics-battle_fury-about = Bevor Schicksalskarten gezogen werden: Ziehe 2 mehr für deinen Einheitentyp; alle zählen.
runewars-tactics-shield_wall-about = Im Schadensschritt: Beachte bis zu 3 Schaden aus Schadenssymbolen dieser Runde nicht.
runewars-tactics-hold_the_line-about = Wenn die Stärke gezählt wird: +2 Stärke, wenn du verteidigst.
runewars-tactics-war_chest-about = In deinem Zug: Erhalte 3 Einfluss.
runewars-tactics-foragers-about = In deinem Zug: Erhöhe einen deiner Rohstoffanzeiger um 1.
runewars-tactics-sabotage-about = In deinem Zug: Eine unbeschädigte gegnerische Festung neben einem deiner Gebiete wird beschädigt.
runewars-tactics-burn_granary-about = In deinem Zug: Senke einen Rohstoffanzeiger eines Gegners, dessen Gebiet an eines von dir grenzt.
runewars-tactics-assassin-about = In deinem Zug: 2 Schaden an einem gegnerischen Helden in oder neben einem deiner Gebiete.
runewars-tactics-healing_springs-about = In der Questphase: Heile allen Schaden eines deiner Helden.
runewars-tactics-silver_tongue-about = Wenn du Diplomatie versuchst: Ziehe 2 Schicksalskarten mehr.
runewars-tactics-call_wild-about = In deinem Zug: Stelle bis zu 2 Tiermenschen oder Rasierklingenflügler in eines deiner Gebiete, verbündet.
runewars-tactics-master_mason-about = In deinem Zug: Repariere kostenlos eine deiner Festungen.
runewars-tactics-counterspell-about = Wenn ein anderer Spieler eine Taktikkarte für ihren Text spielt: Sie hat keine Wirkung.
runewars-tactics-pathfinder-about = In der Questphase: Einer deiner Helden zieht bis zu 2 Gebiete weiter.
runewars-tactics-frozen_waters-about = In deinem Zug: Deine Figuren beachten in dieser Jahreszeit keine Wassergrenzen.
runewars-tactics-turned_spy-about = In deinem Zug: Sieh dir die Taktikkarten eines Gegners an und nimm eine zufällige.
runewars-tactics-scrying-about = In deinem Zug: Sieh dir die verdeckten Runen in bis zu 3 Gebieten an.
runewars-tactics-feigned_flight-about = Nach einem Kampf, den du verloren hast: Stelle bis zu 4 deiner Einheiten auf, die sich zurückgezogen haben.
runewars-tactics-bribery-about = In deinem Zug: Nimm bis zu 3 Einfluss von einem Spieler; er bekommt diese Karte.
runewars-tactics-ashen_sky-about = In deinem Zug: In dieser Jahreszeit kann nichts fliegen.
runewars-tactics-game_of_power-about = In deinem Zug: Decke eine deiner Runen auf und ziehe 1 Taktikkarte; erhalte 4 Einfluss für eine Drachenrune, 2 für eine falsche.
runewars-tactics-intrigue-about = Wenn geboten wird: Ein Spieler deiner Wahl nimmt nicht teil.
runewars-tactics-lieutenant_general-about = In deinem Zug: Ein zweiter deiner Helden wird Kommandant, mit eigener Kommandantenkarte. Diese Karte bleibt im Spiel.
runewars-tactics-arrow_storm-about = Zu Beginn eines Kampfes: Füge bis zu 2 Einheiten deiner Wahl je 1 Schaden zu.
runewars-tactics-cavalry_charge-about = Als Angreifer zu Beginn eines Kampfes: so viele Fluchten, wie du stehende Rechtecke hast, höchstens 3.
runewars-tactics-dark_bargain-about = In deinem Zug: Vernichte eine Einheit deiner Fraktion, um 2 Taktikkarten zu ziehen.
runewars-tactics-stand_firm-about = Im Fluchtschritt: Beachte bis zu 2 Fluchten aus Fluchtsymbolen dieser Runde nicht.
runewars-tactics-beast_lure-about = In deinem Zug: Alle unverbündeten neutralen Einheiten eines Gebiets ziehen in ein angrenzendes unkontrolliertes.
runewars-tactics-veiled_threat-about = Wenn Befehle aufgedeckt werden: Ein Gegner gibt dir 2 Einfluss oder verliert die Bonusfunktion dieser Jahreszeit.
runewars-tactics-runic_echo-about = Zu Beginn eines Duells: Dein Held verhindert die ersten 2 Schaden.
runewars-tactics-deepfrost-about = In deinem Zug: Lege einen Eiswüstenmarker neben ein Gebiet, das du kontrollierst.
runewars-tactics-scorched_earth-about = Nach einem Kampf, den du gewonnen hast: Lege einen Ödnismarker dorthin.
runewars-tactics-restore_land-about = In deinem Zug: Entferne einen Ödnismarker oder alle Eiswüstenmarker aus einem Gebiet.
runewars-tactics-rune_rumours-about = In deinem Zug: Ein Gegner deckt eine seiner Runen auf oder gibt dir 2 Einfluss.
runewars-tactics-siege_plans-about = Als Angreifer zu Beginn eines Kampfes: Die gegnerische Festung zählt 2 Stärke weniger.
runewars-tactics-oath_fealty-about = In deinem Zug: Rekrutiere bei einer Festung 2 Einheiten eines Typs deiner Fraktion oder 1 Sechseck.

## Objectives

runewars-objective-bound_by_honor = Der Ehre verpflichtet
runewars-objective-giant_friend = Freund der Riesen
runewars-objective-free_cities = Wächter der Freien Städte
runewars-objective-shining_host = Die strahlende Schar
runewars-objective-wall_of_stone = Mauer aus Stein
runewars-objective-council_voice = Stimme des Rates
runewars-objective-open_hand = Die offene Hand
runewars-objective-heartland = Kernland
runewars-objective-dragon_master = Herr der Drachen
runewars-objective-black_banner = Schwarzes Banner
runewars-objective-silence_heroes = Bringt die Helden zum Schweigen
runewars-objective-hoard = Der Hort
runewars-objective-endless_ranks = Endlose Reihen
runewars-objective-web_of_lies = Netz aus Lügen
runewars-objective-discouraging_defeat = Entmutigende Niederlage
runewars-objective-iron_grip = Eiserner Griff
runewars-objective-quench_fire = Das Feuer ersticken
runewars-objective-healed_land = Das geheilte Land
runewars-objective-captain_general = Oberbefehlshaber
runewars-objective-wasteland_king = König der Ödnis
runewars-objective-golden_city = Die goldene Stadt
runewars-objective-broken_walls = Geborstene Mauern
runewars-objective-bound_by_honor-about = Jedes neutrale Dreieck auf dem Spielplan ist mit einem Spieler verbündet.
runewars-objective-giant_friend-about = Mindestens 2 Riesen sind mit dir verbündet. Bei weniger als 2 Riesen auf dem Spielplan darfst du eine andere Karte ziehen.
runewars-objective-free_cities-about = Du kontrollierst mindestens 3 Städte.
runewars-objective-shining_host-about = Mindestens 3 deiner Helden sind gut.
runewars-objective-wall_of_stone-about = Alle deine 4 Festungen sind unbeschädigt auf dem Spielplan.
runewars-objective-council_voice-about = Du bist Primarch und hast mindestens 6 Einfluss.
runewars-objective-open_hand-about = Neutrale Einheiten von mindestens 4 Typen sind mit dir verbündet.
runewars-objective-heartland-about = Du kontrollierst dein ganzes Heimatreich und mindestens 7 andere Gebiete.
runewars-objective-dragon_master-about = Mindestens 2 Drachen sind mit dir verbündet. Bei weniger als 2 Drachen auf dem Spielplan darfst du eine andere Karte ziehen.
runewars-objective-black_banner-about = Du kontrollierst ein Gebiet eines gegnerischen Heimatreichs.
runewars-objective-silence_heroes-about = Du hast in diesem Spiel mindestens 2 gegnerische Helden besiegt.
runewars-objective-hoard-about = Deine Helden haben mindestens 5 Belohnungskarten.
runewars-objective-endless_ranks-about = Mindestens 20 Einheiten deiner Fraktion sind auf dem Spielplan.
runewars-objective-web_of_lies-about = Du hast mindestens 2 Titel.
runewars-objective-discouraging_defeat-about = Du hast dieses Jahr als Verteidiger einen Kampf gegen einen Spieler gewonnen, der mit mindestens 4 Einheiten angriff.
runewars-objective-iron_grip-about = Dein Erzanzeiger zeigt 6 oder mehr, und du kontrollierst mindestens 2 Festungen außerhalb deines Heimatreichs.
runewars-objective-quench_fire-about = Du hast dieses Jahr 1 gegnerische Festung zerstört oder 2 beschädigt.
runewars-objective-healed_land-about = Du hast mindestens 2 Ödnis- oder Eiswüstenmarker entfernt, oder du kontrollierst 12 Gebiete ohne solche Marker.
runewars-objective-captain_general-about = Du hast mindestens 3 Helden und hast dieses Jahr einen Kampf in einem Gebiet gewonnen, in dem einer von ihnen stand.
runewars-objective-wasteland_king-about = In mindestens 3 Gebieten liegt ein Ödnis- oder Eiswüstenmarker.
runewars-objective-golden_city-about = Du kontrollierst die Versunkene Stadt oder 3 Städte oder 2 Städte mit Drachenrune.
runewars-objective-broken_walls-about = Eine deiner Festungen steht dort, wo du einmal eine gegnerische Festung oder Hauptstadt erobert hast.

## Heroes

runewars-hero-ronan = Ronan aus der Wildnis
runewars-hero-silhouette = Silhouette
runewars-hero-valadir = Sir Valadir
runewars-hero-gherinn = Bruder Gherinn
runewars-hero-red_scorpion = Roter Skorpion
runewars-hero-astarra = Runenhexe Astarra
runewars-hero-steelhorns = Stahlhorn
runewars-hero-tatianna = Tatianna
runewars-hero-varikas = Varikas der Tote
runewars-hero-bogran = Bogran der Schatten
runewars-hero-grey_ker = Grauer Ker
runewars-hero-krutzbek = Krutzbek
runewars-hero-trenloe = Trenloe der Starke
runewars-hero-elyra = Elyra Flinkblatt
runewars-hero-brann = Brann Eichenschild
runewars-hero-challara = Challara
runewars-hero-orsino = Orsino der Hehler
runewars-hero-mordane = Mordane der Schinder
runewars-hero-sethra = Sethra Nachtwind
runewars-hero-vhol = Vhol der Hohle
runewars-hero-ronan-about = Zieht in der Questphase bis zu 3 Gebiete weit und beachtet dabei keine Wassergrenzen.
runewars-hero-silhouette-about = Darf zu Beginn eines Duells eine Schicksalskarte ziehen; bei Gold oder Silber fällt das Duell aus.
runewars-hero-valadir-about = Ab 2 Schaden fügt jedes Schadenssymbol, das er im Duell zieht, 1 mehr zu.
runewars-hero-gherinn-about = Darf zu Beginn eines Duells eine Schicksalskarte ziehen: bei Gold oder Silber heilt er 1 Schaden, bei Rot nimmt er 1.
runewars-hero-red_scorpion-about = Zieht in der Questphase bis zu 3 Gebiete weit.
runewars-hero-astarra-about = Im Duell fügen ihre Fähigkeitssymbole 2 Schaden zu statt 1.
runewars-hero-steelhorns-about = Darf zu Beginn eines Duells 1 Schaden nehmen, um 2 zuzufügen.
runewars-hero-tatianna-about = Wenn sie bei einer Probe für eine Quest eine silberne Karte wählt, bekommst du 1 Einfluss.
runewars-hero-varikas-about = Heilt nach jeder seiner Aktionen in der Questphase 1 Schaden.
runewars-hero-bogran-about = Beginnt er ein Duell, fügt er vor der ersten Runde 1 Schaden zu.
runewars-hero-grey_ker-about = Beginnt er ein Duell in einem gegnerischen Gebiet, zieht er eine Schicksalskarte; bei Gold wird dort eine gegnerische Einheit vernichtet.
runewars-hero-krutzbek-about = Endet seine Aktion bei gegnerischen Helden, nimmt einer von ihnen 1 Schaden.
runewars-hero-trenloe-about = Zieht bei Proben auf Stärke 1 Schicksalskarte mehr.
runewars-hero-elyra-about = Beachtet keine Gebirgs- und Wassergrenzen.
runewars-hero-brann-about = Im Duell verhindert jedes seiner Fluchtsymbole 1 Schaden mehr.
runewars-hero-challara-about = Darf nach dem Ziehen einen Helden in einem angrenzenden Gebiet zum Duell fordern.
runewars-hero-orsino-about = Sieht sich für eine Quest 2 Belohnungskarten an und behält eine.
runewars-hero-mordane-about = Besiegt er einen Helden, heilt er allen Schaden.
runewars-hero-sethra-about = Darf einmal je Questphase eine für eine Quest gezogene Karte ersetzen.
runewars-hero-vhol-about = Nach jeder Duellrunde, in der er Schaden nimmt, aber nicht besiegt wird, fügt er 1 Schaden zu, der nicht verhindert werden kann.

## Titles

runewars-title-primarch = Primarch des Rates der Magier
runewars-title-captain = Hauptmann der Heldenliga
runewars-title-lord_commander = Lordkommandant der Kriegergilde
runewars-title-guildmaster = Gildemeister der Händler
runewars-title-primarch-about = Entscheidet bei jedem Gleichstand von Geboten. Bekommt immer 1 Einfluss, wenn eine Jahreszeitenkarte des Rates der Magier gezogen wird.
runewars-title-captain-about = Einmal in jedem eigenen Zug: 3 Belohnungskarten werden zu einer Drachenrune.
runewars-title-lord_commander-about = +2 Stärke in jedem Kampf.
runewars-title-guildmaster-about = Bei jeder Ernte 2 weitere Rohstoffe einer Art. Darf Verluste durch Jahreszeitenkarten ignorieren.

## Victory cards

runewars-victory-daqan = Die dreizehn Gekrönten
runewars-victory-latari = Der ewige Wald
runewars-victory-uthuk = Die Heuschrecken
runewars-victory-waiqar = Der erfüllte Eid

## Commander cards

runewars-commander-raise_banner = Das Banner aufstellen
runewars-commander-lead_charge = An der Spitze
runewars-commander-feint = Finte
runewars-commander-saboteur = Saboteure
runewars-commander-battle_mage = Kampfmagier
runewars-commander-inspire = Leuchtendes Vorbild
runewars-commander-take_the_blow = Den Hieb abfangen
runewars-commander-orderly_retreat = Geordneter Rückzug
runewars-commander-spy = Überall Augen
runewars-commander-no_quarter = Kein Pardon
runewars-commander-raise_banner-about = Einmal je Kampf, bevor Schicksalskarten gezogen werden, Probe auf Stärke: Bei Gold oder Silber stelle bis zu 2 deiner flüchtenden Einheiten auf.
runewars-commander-lead_charge-about = Einmal je Kampf, bevor Schicksalskarten gezogen werden, Probe auf Stärke: 2 Schicksalskarten mehr bei Gold, 1 bei Silber.
runewars-commander-feint-about = Einmal je Kampf, nachdem Schicksalskarten gezogen sind, Probe auf Gewandtheit: Bei Gold oder Silber ersetze bis zu 2 deiner Karten.
runewars-commander-saboteur-about = Als Angreifer zu Beginn eines Kampfes, Probe auf Gewandtheit: Die gegnerische Festung zählt bei Gold 3 weniger, bei Silber 2.
runewars-commander-battle_mage-about = Einmal je Kampf, bevor Schicksalskarten gezogen werden, Probe auf Weisheit: 2 Schaden bei Gold, 1 bei Silber.
runewars-commander-inspire-about = +1 Stärke, solange der Kommandant im Kampf steht.
runewars-commander-take_the_blow-about = In jeder Runde darf der Kommandant bis zu 2 Schaden für deine Einheiten nehmen.
runewars-commander-orderly_retreat-about = Nach einer Niederlage, Probe auf Weisheit: Bei Gold oder Silber flüchten bis zu 3 Einheiten nicht, die sich zurückziehen.
runewars-commander-spy-about = Einmal je Kampf, zu Beginn: Sieh dir die Taktikkarten des Gegners an. Probe auf Weisheit: Bei Gold oder Silber darf er eine davon in diesem Kampf nicht benutzen.
runewars-commander-no_quarter-about = Einmal je Kampf nimmt der Kommandant 1 Schaden: Einer deiner Fehlschläge zählt als besondere Fähigkeit.

## Quests

runewars-quest-setup_1 = Der versunkene Schrein
runewars-quest-setup_2 = Zwischen den Riesen
runewars-quest-setup_3 = Das Rätsel des Einsiedlers
runewars-quest-setup_4 = Wegzoll der Räuber
runewars-quest-setup_5 = Der Hort des Wurms
runewars-quest-setup_6 = Die Treppe ohne Sonne
runewars-quest-setup_7 = Turm des Verbannten
runewars-quest-setup_8 = Der flüsternde Hain
runewars-quest-setup_9 = Der verschüttete Pass
runewars-quest-missing_heir = Der verschollene Erbe
runewars-quest-grave_robbers = Grabräuber
runewars-quest-ogre_king = Herausforderung des Rudelführers
runewars-quest-beast_hunt = Die große Jagd
runewars-quest-border_watch = Die stille Wacht
runewars-quest-ferryman = Die Schuld des Fährmanns
runewars-quest-library = Die verbrannte Bibliothek
runewars-quest-ransom = Lösegeld
runewars-quest-relic_thieves = Reliquiendiebe
runewars-quest-plague_village = Das Seuchendorf
runewars-quest-arena = Blut im Sand
runewars-quest-old_road = Die alte Straße
runewars-quest-sorcerer_ring = Zirkel der Hexenmeister
runewars-quest-mines = Die gefluteten Minen
runewars-quest-pilgrim = Geleit für Pilger
runewars-quest-setup_10 = Das Narbental
runewars-quest-setup_11 = Der lange Damm
runewars-quest-setup_12 = Glocken unter dem Sand
runewars-quest-ice_tower = Der Eisturm
runewars-quest-sand_giant = Wächter des Tores
runewars-quest-sand_sorcerers = Das begrabene Konklave
runewars-quest-frozen_road = Die gefrorene Straße
runewars-quest-ash_walk = Gang durch die Asche
runewars-quest-recruiters = Ein Banner braucht Hände
runewars-quest-witch_moot = Hexenthing
runewars-quest-sky_nest = Der hohe Horst
runewars-quest-spy_hunt = Jagd auf Spione
runewars-quest-dragon_bones = Gebeine des Ältesten
runewars-quest-stolen_rune = Die gestohlene Rune
runewars-quest-oathbreaker = Der Eidbrecher
runewars-quest-healer = Der Bettelmönch
runewars-quest-sunken_vault = Das versunkene Gewölbe
runewars-quest-setup_1-about = Schattenlichtung. Gewandtheit. Gold: erfüllt. Silber: erfüllt, 1 Schaden. Rot: 1 Schaden.
runewars-quest-setup_2-about = Riesenfeste. Gewandtheit. Gold oder Silber: erfüllt. Rot: 2 Schaden.
runewars-quest-setup_3-about = Mooswald. Weisheit. Gold: erfüllt, 1 Einfluss. Silber: erfüllt.
runewars-quest-setup_4-about = Zollfeld. Stärke. Gold: erfüllt. Silber: erfüllt, 1 Schaden. Rot: 1 Einfluss verlieren.
runewars-quest-setup_5-about = Schwelgipfel. Gewandtheit. Gold: erfüllt, noch eine Belohnungskarte. Silber: erfüllt. Rot: 2 Schaden.
runewars-quest-setup_6-about = Glutsenke. Stärke. Gold: erfüllt. Silber: erfüllt, der Held flüchtet. Rot: 1 Schaden.
runewars-quest-setup_7-about = Verbanntenmoor. Weisheit. Gold: erfüllt. Silber: erfüllt, 1 Schaden. Rot: 1 Schaden.
runewars-quest-setup_8-about = Flüsterwald. Weisheit. Gold oder Silber: erfüllt. Rot: diese Karte ersetzen.
runewars-quest-setup_9-about = Wurmzahn. Stärke. Gold: erfüllt. Silber: erfüllt, 1 Schaden. Rot: 2 Schaden.
runewars-quest-missing_heir-about = Eine beliebige Stadt. Weisheit. Gold: erfüllt, 2 Einfluss. Silber: erfüllt.
runewars-quest-grave_robbers-about = Ein gegnerisches Heimatreich. Gewandtheit. Gold oder Silber: erfüllt. Rot: 1 Schaden.
runewars-quest-ogre_king-about = Ein beliebiges neutrales Gebiet. Duell mit einem Höllenhund. Sieg: erfüllt.
runewars-quest-beast_hunt-about = Ein beliebiges neutrales Gebiet. Duell mit 2 Tiermenschen. Sieg: erfüllt, ein Attribut um 1 trainieren.
runewars-quest-border_watch-about = Ein Gebiet mit Gebirgsgrenze. Stärke. Gold: erfüllt. Silber: erfüllt, 1 Schaden. Rot: 1 Schaden.
runewars-quest-ferryman-about = Ein Gebiet mit Wassergrenze. Gewandtheit. Gold oder Silber: erfüllt. Rot: Der Held flüchtet.
runewars-quest-library-about = Eine beliebige Stadt. Weisheit. Gold: erfüllt, 1 Taktikkarte. Silber: erfüllt.
runewars-quest-ransom-about = Ein gegnerisches Gebiet mit Festung. 3 Einfluss ausgeben: erfüllt.
runewars-quest-relic_thieves-about = Ein Gebiet mit verdeckter Rune, das du nicht kontrollierst. Gewandtheit. Gold: erfüllt, die Rune ansehen. Silber: erfüllt. Rot: 1 Schaden.
runewars-quest-plague_village-about = Ein leeres Gebiet mit Nahrung. Weisheit. Gold: erfüllt. Silber: erfüllt, 1 Schaden. Rot: 2 Schaden.
runewars-quest-arena-about = Eine beliebige Stadt. Stärke. Gold: erfüllt, 2 Einfluss. Silber: erfüllt. Rot: 2 Schaden.
runewars-quest-old_road-about = Mindestens 3 Gebiete von deinem Heimatreich entfernt. Gewandtheit. Gold oder Silber: erfüllt.
runewars-quest-sorcerer_ring-about = Ein beliebiges neutrales Gebiet. Duell mit 2 Hexenmeistern. Sieg: erfüllt, 1 Taktikkarte.
runewars-quest-mines-about = Ein Gebiet mit mindestens 2 Erz. Stärke. Gold: erfüllt, Erzanzeiger um 1 erhöhen. Silber: erfüllt. Rot: 1 Schaden.
runewars-quest-pilgrim-about = Eine eigene Festung außerhalb deines Heimatreichs. Weisheit. Gold oder Silber: erfüllt. Rot: diese Karte ersetzen.
runewars-quest-setup_10-about = Schwefelspalt. Stärke. Gold: erfüllt. Silber: erfüllt, 1 Schaden. Rot: 1 Schaden.
runewars-quest-setup_11-about = Dammweg. Gewandtheit. Gold oder Silber: erfüllt. Rot: Der Held flüchtet.
runewars-quest-setup_12-about = Versunkensand. Weisheit. Gold: erfüllt, Versunkene Stadt platzieren. Silber: ebenso, 1 Schaden. Rot: 1 Schaden.
runewars-quest-ice_tower-about = Eine beliebige Stadt. 6 Einfluss ausgeben: eine Drachenrune erhalten und einen Eiswüstenmarker dorthin legen; keine Belohnungskarte.
runewars-quest-sand_giant-about = Versunkensand. Duell mit einem Riesen; 2 Schaden genügen. Sieg: Versunkene Stadt platzieren, erfüllt.
runewars-quest-sand_sorcerers-about = Versunkensand. Duell mit 2 Hexenmeistern. Sieg: Versunkene Stadt platzieren, erfüllt.
runewars-quest-frozen_road-about = Ein Gebiet mit Eiswüstenmarker. Stärke. Gold: erfüllt, einen davon entfernen. Silber: erfüllt. Rot: 1 Schaden.
runewars-quest-ash_walk-about = Ein Gebiet mit Ödnismarker. Weisheit. Gold: erfüllt, ihn entfernen. Silber: erfüllt. Rot: 1 Schaden.
runewars-quest-recruiters-about = Eine beliebige Stadt. Stärke. Gold: erfüllt, 2 Dreiecke deiner Fraktion bei einer Festung. Silber: erfüllt.
runewars-quest-witch_moot-about = Ein Gebiet mit mindestens 2 Holz. Weisheit. Gold: erfüllt, 1 Taktikkarte. Silber: erfüllt. Rot: 1 Taktikkarte abwerfen.
runewars-quest-sky_nest-about = Ein Gebiet mit Gebirgsgrenze. Duell mit 2 Rasierklingenflüglern. Sieg: erfüllt.
runewars-quest-spy_hunt-about = Ein eigenes Gebiet. Gewandtheit. Gold: erfüllt, Taktikkarten eines Gegners ansehen. Silber: erfüllt.
runewars-quest-dragon_bones-about = Ein Gebiet mit mindestens 2 Erz. Stärke. Gold: erfüllt. Silber: erfüllt, 1 Schaden. Rot: 2 Schaden.
runewars-quest-stolen_rune-about = Ein gegnerisches Gebiet mit offener Rune. Gewandtheit. Gold: eine Drachenrune statt einer Belohnungskarte. Silber: erfüllt. Rot: 2 Schaden.
runewars-quest-oathbreaker-about = Eine gegnerische Festung. Stärke. Gold: erfüllt, die Festung wird beschädigt. Silber: erfüllt. Rot: 1 Schaden.
runewars-quest-healer-about = Ein eigenes Gebiet. Weisheit. Gold: erfüllt, allen Schaden heilen. Silber: erfüllt.
runewars-quest-sunken_vault-about = Die Versunkene Stadt. Gewandtheit. Gold: erfüllt, noch eine Belohnungskarte. Silber: erfüllt. Rot: 1 Schaden.

## Reward cards

runewars-reward-shard_of_timmorran = Splitter von Timmorran
runewars-reward-soulbiter = Seelenbeißer
runewars-reward-fire_bombs = Feuerbomben der Zwerge
runewars-reward-flute = Flöte der Besessenheit
runewars-reward-ghost_armor = Geisterrüstung
runewars-reward-runeplate = Runenpanzer
runewars-reward-amulet_shielding = Amulett des Schutzes
runewars-reward-cloak_deception = Mantel der Täuschung
runewars-reward-staff_light = Stab des Lichts
runewars-reward-ice_storm = Eissturm
runewars-reward-sunblade = Klinge der Morgenröte
runewars-reward-rune_passage = Rune des Übergangs
runewars-reward-winged_boots = Flügelstiefel
runewars-reward-ring_insight = Ring der Einsicht
runewars-reward-belt_might = Gürtel der Kraft
runewars-reward-boots_grace = Fußreif der Tänzerin
runewars-reward-war_banner = Zerfetztes Kriegsbanner
runewars-reward-healing_draught = Heiltrank
runewars-reward-spyglass = Zwergenfernrohr
runewars-reward-lucky_coin = Glücksmünze
runewars-reward-heartstone = Herzstein
runewars-reward-throwing_knives = Wurfmesser
runewars-reward-guild_writ = Gildenbrief
runewars-reward-elven_robe = Elfenrobe
runewars-reward-frost_brand = Frostbrand
runewars-reward-sand_glass = Sanduhr der Versunkenen Stadt
runewars-reward-command_horn = Horn des Befehls
runewars-reward-map_ruins = Karte der Ruinen
runewars-reward-scale_mail = Drachenschuppenpanzer
runewars-reward-binding_chain = Bannkette
runewars-reward-blood_chalice = Blutkelch
runewars-reward-shard_of_timmorran-about = In deinem Zug, bei einer deiner Festungen: Wirf ihn ab und erhalte eine Drachenrune.
runewars-reward-soulbiter-about = Waffe. Fähigkeit: 1 Schaden; ist der Gegner damit besiegt, heile allen Schaden dieses Helden.
runewars-reward-fire_bombs-about = Waffe. Fähigkeit: 3 Schaden, dann Probe auf Gewandtheit: Bei Rot nimmt dieser Held 1.
runewars-reward-flute-about = In deinem Zug: Wirf sie ab und schicke alle neutralen Einheiten von hier in ein angrenzendes Gebiet. Im Gebiet eines Spielers verbünden sie sich mit ihm.
runewars-reward-ghost_armor-about = Rüstung. Verhindert 1 Schaden in jeder Runde, in der deine Schicksalskarte für Kreise einen Fehlschlag zeigt.
runewars-reward-runeplate-about = Rüstung. Verhindert den ersten Schaden jeder Runde.
runewars-reward-amulet_shielding-about = Einmal je Duell: Verhindert allen Schaden einer Runde.
runewars-reward-cloak_deception-about = Rüstung. Wird dieser Held zum Duell gefordert, Probe auf Gewandtheit: Bei Gold oder Silber gibt es kein Duell.
runewars-reward-staff_light-about = Waffe. Fähigkeit: 1 Schaden, und 1 wird verhindert. In deinem Zug: Wirf ihn ab und stelle alle deine flüchtenden Einheiten hier auf.
runewars-reward-ice_storm-about = In deinem Zug: Wirf ihn ab und schlage alle neutralen und gegnerischen Einheiten hier in die Flucht.
runewars-reward-sunblade-about = Waffe. Fähigkeit: 2 Schaden.
runewars-reward-rune_passage-about = Bei Mobilisierung oder Eroberung: Wirf sie ab und ziehe diesen Helden und bis zu 4 deiner Einheiten von hier in das aktivierte Gebiet, egal wie weit es entfernt ist.
runewars-reward-winged_boots-about = Beachtet keine Gebirgs- und Wassergrenzen und zieht in der Questphase 1 Gebiet weiter.
runewars-reward-ring_insight-about = +1 Weisheit.
runewars-reward-belt_might-about = +1 Stärke.
runewars-reward-boots_grace-about = +1 Gewandtheit.
runewars-reward-war_banner-about = Einmal je Kampf hier: Ziehe für einen Einheitentyp 1 Schicksalskarte mehr und lege eine beiseite.
runewars-reward-healing_draught-about = Wirf ihn ab und heile allen Schaden dieses Helden.
runewars-reward-spyglass-about = Einmal in jedem deiner Züge: Sieh dir die Rune eines angrenzenden Gebiets an.
runewars-reward-lucky_coin-about = Einmal je Questphase: Ziehe alle Karten einer Probe neu.
runewars-reward-heartstone-about = +1 Lebenspunkt.
runewars-reward-throwing_knives-about = Waffe. Fähigkeit: 1 Schaden, der nicht verhindert werden kann.
runewars-reward-guild_writ-about = Erfüllt dieser Held eine Quest, bekommst du 2 Einfluss.
runewars-reward-elven_robe-about = Rüstung. Vor einem Duell wird eine zufällige Belohnungskarte des gegnerischen Helden gesperrt.
runewars-reward-frost_brand-about = Waffe. Fähigkeit: 1 Schaden; das nächste Fluchtsymbol des Gegners verhindert nichts.
runewars-reward-sand_glass-about = In der Questphase: Wirf sie ab für eine zweite Aktion.
runewars-reward-command_horn-about = Einmal je Kampf hier, bevor Schicksalskarten gezogen werden: Stelle 1 deiner flüchtenden Einheiten auf.
runewars-reward-map_ruins-about = Bei einer Quest: Wirf sie ab, um Rot in Silber zu verwandeln.
runewars-reward-scale_mail-about = Rüstung. Verhindert in jeder Runde bis zu 2 Schaden durch Fähigkeitssymbole.
runewars-reward-binding_chain-about = Waffe. Fähigkeit: Der Gegner zieht in der nächsten Runde keine Schicksalskarte.
runewars-reward-blood_chalice-about = Fällt hier eine gegnerische Einheit oder ein gegnerischer Held: Heile 1 Schaden.

## Cities

runewars-city-city_1 = Tamalir
runewars-city-city_2 = Greyhaven
runewars-city-city_3 = Riverwatch
runewars-city-city_4 = Vynelvale
runewars-city-city_5 = Frostgate
runewars-city-city_6 = Forge
runewars-city-city_7 = Nerekhall
runewars-city-alt_city_1 = Tamalir
runewars-city-alt_city_2 = Greyhaven
runewars-city-alt_city_3 = Riverwatch
runewars-city-alt_city_4 = Vynelvale
runewars-city-alt_city_5 = Frostgate
runewars-city-alt_city_6 = Forge
runewars-city-alt_city_7 = Nerekhall
runewars-city-alt_city_8 = Dawnsmoor
runewars-city-sunken_city = Versunkene Stadt
runewars-city-city_1-about = 2 neutrale Dreiecke oder 2 Einfluss.
runewars-city-city_2-about = 2 neutrale Kreise oder 1 Taktikkarte.
runewars-city-city_3-about = 3 neutrale Dreiecke oder 2 Questkarten.
runewars-city-city_4-about = 1 neutrales Rechteck oder 3 Einfluss.
runewars-city-city_5-about = 2 neutrale Rechtecke oder 1 Taktikkarte.
runewars-city-city_6-about = 1 neutrales Sechseck oder 1 Questkarte.
runewars-city-city_7-about = 2 Taktikkarten oder 2 Einfluss.
runewars-city-alt_city_1-about = 3 neutrale Dreiecke oder 3 Einfluss. Drachenrune.
runewars-city-alt_city_2-about = 3 neutrale Kreise oder 2 Taktikkarten. Drachenrune.
runewars-city-alt_city_3-about = 4 neutrale Dreiecke, 3 Questkarten oder 2 Einfluss.
runewars-city-alt_city_4-about = 2 neutrale Rechtecke oder 4 Einfluss.
runewars-city-alt_city_5-about = 3 neutrale Rechtecke oder 2 Taktikkarten.
runewars-city-alt_city_6-about = 1 neutrales Sechseck, 2 Questkarten oder 2 Taktikkarten.
runewars-city-alt_city_7-about = 3 Taktikkarten oder 3 Einfluss.
runewars-city-alt_city_8-about = 3 Questkarten, 3 Einfluss oder 2 Taktikkarten. Drachenrune.
runewars-city-sunken_city-about = 2 Taktikkarten, 3 Einfluss oder 2 Questkarten. Bringt 1 Nahrung und 1 Erz mehr. Drachenrune.

## Exploration tokens

runewars-token-dragon_throne = Drachenthron
runewars-token-village_food = Dorf (Nahrung)
runewars-token-village_wood = Dorf (Holz)
runewars-token-village_ore = Dorf (Erz)
runewars-token-portal = Magisches Portal
runewars-token-dungeon = Verlies
runewars-token-temple = Tempel
runewars-token-hall_kellos = Halle des Kellos
runewars-token-merchant = Fahrender Händler
runewars-token-raiders = Räuberbande
runewars-token-scroll = Schriftrolle der Sicht
runewars-token-training = Training
runewars-token-flooded = Überflutetes Gebiet
runewars-token-defensible = Zu verteidigendes Gebiet
runewars-token-dragon_throne-about = Wer das Gebiet kontrolliert, hat eine Drachenrune mehr.
runewars-token-village_food-about = Das Gebiet bringt 1 Nahrung mehr.
runewars-token-village_wood-about = Das Gebiet bringt 1 Holz mehr.
runewars-token-village_ore-about = Das Gebiet bringt 1 Erz mehr.
runewars-token-portal-about = Für 1 Einfluss grenzt dieses Gebiet an jedes andere offene Portal.
runewars-token-dungeon-about = Ein Held, der das Gebiet in der Questphase betritt, zieht nicht weiter.
runewars-token-temple-about = Beendet ein Held hier eine Aktion: 2 Einfluss.
runewars-token-hall_kellos-about = Beendet ein Held hier eine Aktion: 1 Taktikkarte.
runewars-token-merchant-about = Zahle 3 Einfluss für eine Belohnungskarte.
runewars-token-raiders-about = Der Held nimmt 1 Schaden; bei neutralen oder gegnerischen Einheiten verliert er außerdem eine Belohnungskarte oder nimmt noch 1.
runewars-token-scroll-about = Sieh dir alle verdeckten Marker eines Gebiets an.
runewars-token-training-about = Erhöhe ein Attribut ohne Training um 1.
runewars-token-flooded-about = Der linke Nachbar bewegt den Helden bis zu 2 Gebiete weit. Nur fliegende Figuren kommen hinein oder hinaus, außer im Winter oder bei Eis.
runewars-token-defensible-about = +1 Stärke für den Verteidiger.

## Developments

runewars-development-resources = Rohstoffe
runewars-development-diplomat = Diplomat
runewars-development-training_ground = Übungsplatz
runewars-development-defensive = Verteidigungsentwicklung
runewars-development-resources-about = Mit der Bonusfunktion der Ernte: +1 auf einem Anzeiger eines Rohstoffs, den das Gebiet bringt.
runewars-development-diplomat-about = Mit der Bonusfunktion der Ernte: 2 Einfluss.
runewars-development-training_ground-about = Mit der Bonusfunktion der Ernte: 1 Taktikkarte.
runewars-development-defensive-about = Hilft, wenn das Gebiet angegriffen wird; jede Fraktion hat ihre eigene.

## Development cards

runewars-improvement-daqan_capital = Palast von Archaut
runewars-improvement-daqan_people = Unterstützung durch das Volk
runewars-improvement-daqan_journeymen = Zauberergesellen
runewars-improvement-daqan_longbows = Langbögen
runewars-improvement-daqan_drill = Schilddrill
runewars-improvement-daqan_heraldry = Heraldik
runewars-improvement-daqan_trebuchet = Triböcke
runewars-improvement-daqan_aerie = Königlicher Horst
runewars-improvement-latari_capital = Herz des Aymhelin
runewars-improvement-latari_envoys = Uralte Gesandte
runewars-improvement-latari_prowl = Auf der Pirsch
runewars-improvement-latari_vaal = Lied von Vaal
runewars-improvement-latari_fletchers = Meister der Pfeile
runewars-improvement-latari_bladesong = Klingensang
runewars-improvement-latari_windriders = Windreiter
runewars-improvement-latari_rootwall = Wurzelwall
runewars-improvement-uthuk_capital = Thron von Llovar
runewars-improvement-uthuk_warpaths = Rote Kriegspfade
runewars-improvement-uthuk_hunger = Gieriger Hunger
runewars-improvement-uthuk_gorge = Bodenloser Schlund
runewars-improvement-uthuk_frenzy = Blutrausch
runewars-improvement-uthuk_hellfire = Höllenfeuer
runewars-improvement-uthuk_dread = Aura des Grauens
runewars-improvement-uthuk_coven = Der Blutzirkel
runewars-improvement-waiqar_capital = Zorgas
runewars-improvement-waiqar_blight = Pestländer
runewars-improvement-waiqar_toxic = Giftiges Blut
runewars-improvement-waiqar_barbed = Widerhaken
runewars-improvement-waiqar_masters = Meister der Knochen
runewars-improvement-waiqar_steeds = Schattenrosse
runewars-improvement-waiqar_bilehall = Lords von Bilehall
runewars-improvement-waiqar_mists = Kalte Nebel
runewars-improvement-daqan_capital-about = Eine deiner Festungen im Heimatreich wird deine Hauptstadt, unbeschädigt.
runewars-improvement-daqan_people-about = Nimm die 3 Bauernmarker: Ein Bauer, der zurückbleibt, hält ein Gebiet für dich.
runewars-improvement-daqan_journeymen-about = Nach Kugelblitz darfst du die abgeworfene Taktikkarte zurücknehmen.
runewars-improvement-daqan_longbows-about = Gezieltes Feuer fügt Einheiten mit mehr als 1 Lebenspunkt 2 Schaden zu.
runewars-improvement-daqan_drill-about = Verteidigst du, zählen bis zu 3 flüchtende Fußsoldaten für die Stärke.
runewars-improvement-daqan_heraldry-about = Du wählst die Einheit, die durch Befehl flüchtet.
runewars-improvement-daqan_trebuchet-about = Belagern gibt +3 Stärke gegen eine Festung oder Hauptstadt.
runewars-improvement-daqan_aerie-about = Die Vögel Roc sind schnell.
runewars-improvement-latari_capital-about = Eine deiner Festungen im Heimatreich wird deine Hauptstadt, unbeschädigt.
runewars-improvement-latari_envoys-about = Ziehe für Diplomatie 1 Schicksalskarte mehr.
runewars-improvement-latari_prowl-about = Nach einem gewonnenen Kampf darfst du deine stehenden Leonx-Reiter flüchten lassen: Für jeden vernichtet der Gegner eine Einheit.
runewars-improvement-latari_vaal-about = Eine beschädigte oder flüchtende Einheit, die Wort von Vaal wegschickt, wird vernichtet.
runewars-improvement-latari_fletchers-about = Elfenschützen ziehen 1 Schicksalskarte mehr, wenn mindestens 3 kämpfen.
runewars-improvement-latari_bladesong-about = Elfenkrieger haben die Kampfreihe 3.
runewars-improvement-latari_windriders-about = Pegasusreiter sind schnell.
runewars-improvement-latari_rootwall-about = +2 Stärke, wenn du mit einem Hüter des Waldes verteidigst.
runewars-improvement-uthuk_capital-about = Eine deiner Festungen im Heimatreich wird deine Hauptstadt, unbeschädigt.
runewars-improvement-uthuk_warpaths-about = Nach einem gegen einen Spieler gewonnenen Kampf ziehe 1 Taktikkarte.
runewars-improvement-uthuk_hunger-about = Zu Beginn eines Kampfes darfst du deine Fleischreißer flüchten lassen, um für jeden 1 Schaden zuzufügen.
runewars-improvement-uthuk_gorge-about = In deinem Zug dürfen deine stehenden Obszönitäten von überall in dein Heimatreich ziehen.
runewars-improvement-uthuk_frenzy-about = Raserei darf statt eines Berserkers jedes deiner stehenden Dreiecke vernichten.
runewars-improvement-uthuk_hellfire-about = Bei Feuerregen wählst du, was von beidem der Gegner vernichten muss.
runewars-improvement-uthuk_dread-about = Zu Beginn eines Kampfes mit einem Chaoslord flüchtet 1 stehende Einheit des Gegners.
runewars-improvement-uthuk_coven-about = Nach einem mit einer Blutschwester gewonnenen Kampf kehren bis zu 2 vernichtete Berserker flüchtend zurück.
runewars-improvement-waiqar_capital-about = Eine deiner Festungen im Heimatreich wird deine Hauptstadt, unbeschädigt.
runewars-improvement-waiqar_blight-about = Nimm die 8 Zombiemarker: Sie zählen als Zombies.
runewars-improvement-waiqar_toxic-about = Flüchtet einer deiner Großen Drachen im Kampf oder wird er vernichtet: 2 Schaden.
runewars-improvement-waiqar_barbed-about = Bei Todesschuss wählst du die Einheit, die vernichtet wird.
runewars-improvement-waiqar_masters-about = Tote erheben stellt bis zu 3 Zombies auf.
runewars-improvement-waiqar_steeds-about = Dunkle Ritter beachten keine Wassergrenzen.
runewars-improvement-waiqar_bilehall-about = Im Winter kann Leben entziehen auch eine stehende Einheit vernichten.
runewars-improvement-waiqar_mists-about = Es kostet 1 Einfluss, dich in deinem Heimatreich anzugreifen.

## Resources

runewars-dial-food = Nahrung
runewars-dial-wood = Holz
runewars-dial-ore = Erz

## Attributes

runewars-attribute-strength = Stärke
runewars-attribute-agility = Gewandtheit
runewars-attribute-wisdom = Weisheit

## Symbols of Fate cards

runewars-destiny-red = Rot
runewars-destiny-silver = Silber
runewars-destiny-gold = Gold

## Runes

runewars-rune-none = keine Rune
runewars-rune-false = falsche Rune
runewars-rune-dragon = Drachenrune
runewars-rune-hidden = verdeckte Rune

## Strongholds

runewars-state-none = keine Festung
runewars-state-damaged_stronghold = beschädigte Festung
runewars-state-stronghold = Festung
runewars-state-damaged_capital = beschädigte Hauptstadt
runewars-state-capital = Hauptstadt

## Sides of a battle

runewars-army-attacker = Angreifer
runewars-army-defender = Verteidiger

## Moments of a battle

runewars-window-start = zu Beginn
runewars-window-before_draw = bevor Schicksalskarten gezogen werden
runewars-window-announce = Taktikschicksalskarten
runewars-window-after_draw = nachdem Schicksalskarten gezogen sind
runewars-window-routs = bevor deine Einheiten flüchten
runewars-window-damage = bevor deine Einheiten Schaden nehmen
runewars-window-strength = wenn die Stärke gezählt wird
runewars-window-retreat = vor dem Rückzug
runewars-window-end = nach dem Kampf

## Results of Fate cards

runewars-result-miss = Fehlschlag
runewars-result-damage = Schaden
runewars-result-rout = Flucht
runewars-result-special = besondere Fähigkeit

## Two runes

runewars-arranged-stay = wie zuvor
runewars-arranged-swap = vertauscht

## The same names in other places

runewars-like-source = area
runewars-like-rival = hero unit
runewars-like-leader = hero
runewars-like-command = commander
runewars-like-base = unit
runewars-fate-1 = 1 ({ runewars-destiny-red })
runewars-fate-2 = 2 ({ runewars-destiny-red })
runewars-fate-3 = 3 ({ runewars-destiny-silver })
runewars-fate-4 = 4 ({ runewars-destiny-silver })
runewars-fate-5 = 5 ({ runewars-destiny-gold })
runewars-fate-6 = 6 ({ runewars-destiny-red })
runewars-fate-7 = 7 ({ runewars-destiny-gold })
runewars-fate-8 = 8 ({ runewars-destiny-red })
runewars-fate-9 = 9 ({ runewars-destiny-red })
runewars-fate-10 = 10 ({ runewars-destiny-red })
runewars-fate-11 = 11 ({ runewars-destiny-red })
runewars-fate-12 = 12 ({ runewars-destiny-red })
runewars-fate-13 = 13 ({ runewars-destiny-silver })
runewars-fate-14 = 14 ({ runewars-destiny-silver })
runewars-fate-15 = 15 ({ runewars-destiny-silver })
runewars-fate-16 = 16 ({ runewars-destiny-red })
runewars-fate-17 = 17 ({ runewars-destiny-gold })
runewars-fate-18 = 18 ({ runewars-destiny-red })
runewars-fate-19 = 19 ({ runewars-destiny-red })
runewars-fate-20 = 20 ({ runewars-destiny-red })
runewars-fate-21 = 21 ({ runewars-destiny-red })
runewars-fate-22 = 22 ({ runewars-destiny-red })
runewars-fate-23 = 23 ({ runewars-destiny-silver })
runewars-fate-24 = 24 ({ runewars-destiny-silver })
runewars-fate-25 = 25 ({ runewars-destiny-silver })
runewars-fate-26 = 26 ({ runewars-destiny-red })
runewars-fate-27 = 27 ({ runewars-destiny-gold })
runewars-fate-28 = 28 ({ runewars-destiny-red })
runewars-fate-29 = 29 ({ runewars-destiny-red })
runewars-fate-30 = 30 ({ runewars-destiny-red })
runewars-like-first = fate tactics
runewars-like-argument = area faction tactics season_card objective hero commander quest reward city token order dial improvement development title attribute window unit
runewars-argument-bowman_routed = { runewars-unit-bowman } (flüchtend)
runewars-argument-footman_routed = { runewars-unit-footman } (flüchtend)
runewars-argument-knight_1 = { runewars-unit-knight } (1 Schaden)
runewars-argument-knight_routed = { runewars-unit-knight } (flüchtend)
runewars-argument-knight_routed_1 = { runewars-unit-knight } (flüchtend, 1 Schaden)
runewars-argument-siege_tower_1 = { runewars-unit-siege_tower } (1 Schaden)
runewars-argument-siege_tower_2 = { runewars-unit-siege_tower } (2 Schaden)
runewars-argument-siege_tower_routed = { runewars-unit-siege_tower } (flüchtend)
runewars-argument-siege_tower_routed_1 = { runewars-unit-siege_tower } (flüchtend, 1 Schaden)
runewars-argument-siege_tower_routed_2 = { runewars-unit-siege_tower } (flüchtend, 2 Schaden)
runewars-argument-novice_wizard_routed = { runewars-unit-novice_wizard } (flüchtend)
runewars-argument-roc_1 = { runewars-unit-roc } (1 Schaden)
runewars-argument-roc_2 = { runewars-unit-roc } (2 Schaden)
runewars-argument-roc_3 = { runewars-unit-roc } (3 Schaden)
runewars-argument-roc_routed = { runewars-unit-roc } (flüchtend)
runewars-argument-roc_routed_1 = { runewars-unit-roc } (flüchtend, 1 Schaden)
runewars-argument-roc_routed_2 = { runewars-unit-roc } (flüchtend, 2 Schaden)
runewars-argument-roc_routed_3 = { runewars-unit-roc } (flüchtend, 3 Schaden)
runewars-argument-archer_routed = { runewars-unit-archer } (flüchtend)
runewars-argument-pegasus_rider_1 = { runewars-unit-pegasus_rider } (1 Schaden)
runewars-argument-pegasus_rider_2 = { runewars-unit-pegasus_rider } (2 Schaden)
runewars-argument-pegasus_rider_routed = { runewars-unit-pegasus_rider } (flüchtend)
runewars-argument-pegasus_rider_routed_1 = { runewars-unit-pegasus_rider } (flüchtend, 1 Schaden)
runewars-argument-pegasus_rider_routed_2 = { runewars-unit-pegasus_rider } (flüchtend, 2 Schaden)
runewars-argument-sorceress_routed = { runewars-unit-sorceress } (flüchtend)
runewars-argument-warrior_1 = { runewars-unit-warrior } (1 Schaden)
runewars-argument-warrior_routed = { runewars-unit-warrior } (flüchtend)
runewars-argument-warrior_routed_1 = { runewars-unit-warrior } (flüchtend, 1 Schaden)
runewars-argument-leonx_rider_1 = { runewars-unit-leonx_rider } (1 Schaden)
runewars-argument-leonx_rider_routed = { runewars-unit-leonx_rider } (flüchtend)
runewars-argument-leonx_rider_routed_1 = { runewars-unit-leonx_rider } (flüchtend, 1 Schaden)
runewars-argument-forest_guardian_1 = { runewars-unit-forest_guardian } (1 Schaden)
runewars-argument-forest_guardian_2 = { runewars-unit-forest_guardian } (2 Schaden)
runewars-argument-forest_guardian_3 = { runewars-unit-forest_guardian } (3 Schaden)
runewars-argument-forest_guardian_4 = { runewars-unit-forest_guardian } (4 Schaden)
runewars-argument-forest_guardian_routed = { runewars-unit-forest_guardian } (flüchtend)
runewars-argument-forest_guardian_routed_1 = { runewars-unit-forest_guardian } (flüchtend, 1 Schaden)
runewars-argument-forest_guardian_routed_2 = { runewars-unit-forest_guardian } (flüchtend, 2 Schaden)
runewars-argument-forest_guardian_routed_3 = { runewars-unit-forest_guardian } (flüchtend, 3 Schaden)
runewars-argument-forest_guardian_routed_4 = { runewars-unit-forest_guardian } (flüchtend, 4 Schaden)
runewars-argument-berserker_routed = { runewars-unit-berserker } (flüchtend)
runewars-argument-flesh_ripper_1 = { runewars-unit-flesh_ripper } (1 Schaden)
runewars-argument-flesh_ripper_2 = { runewars-unit-flesh_ripper } (2 Schaden)
runewars-argument-flesh_ripper_routed = { runewars-unit-flesh_ripper } (flüchtend)
runewars-argument-flesh_ripper_routed_1 = { runewars-unit-flesh_ripper } (flüchtend, 1 Schaden)
runewars-argument-flesh_ripper_routed_2 = { runewars-unit-flesh_ripper } (flüchtend, 2 Schaden)
runewars-argument-warlock_routed = { runewars-unit-warlock } (flüchtend)
runewars-argument-chaos_lord_1 = { runewars-unit-chaos_lord } (1 Schaden)
runewars-argument-chaos_lord_2 = { runewars-unit-chaos_lord } (2 Schaden)
runewars-argument-chaos_lord_3 = { runewars-unit-chaos_lord } (3 Schaden)
runewars-argument-chaos_lord_routed = { runewars-unit-chaos_lord } (flüchtend)
runewars-argument-chaos_lord_routed_1 = { runewars-unit-chaos_lord } (flüchtend, 1 Schaden)
runewars-argument-chaos_lord_routed_2 = { runewars-unit-chaos_lord } (flüchtend, 2 Schaden)
runewars-argument-chaos_lord_routed_3 = { runewars-unit-chaos_lord } (flüchtend, 3 Schaden)
runewars-argument-blood_sister_routed = { runewars-unit-blood_sister } (flüchtend)
runewars-argument-obscene_1 = { runewars-unit-obscene } (1 Schaden)
runewars-argument-obscene_2 = { runewars-unit-obscene } (2 Schaden)
runewars-argument-obscene_3 = { runewars-unit-obscene } (3 Schaden)
runewars-argument-obscene_4 = { runewars-unit-obscene } (4 Schaden)
runewars-argument-obscene_routed = { runewars-unit-obscene } (flüchtend)
runewars-argument-obscene_routed_1 = { runewars-unit-obscene } (flüchtend, 1 Schaden)
runewars-argument-obscene_routed_2 = { runewars-unit-obscene } (flüchtend, 2 Schaden)
runewars-argument-obscene_routed_3 = { runewars-unit-obscene } (flüchtend, 3 Schaden)
runewars-argument-obscene_routed_4 = { runewars-unit-obscene } (flüchtend, 4 Schaden)
runewars-argument-reanimate_routed = { runewars-unit-reanimate } (flüchtend)
runewars-argument-skeleton_archer_routed = { runewars-unit-skeleton_archer } (flüchtend)
runewars-argument-necromancer_routed = { runewars-unit-necromancer } (flüchtend)
runewars-argument-dark_knight_1 = { runewars-unit-dark_knight } (1 Schaden)
runewars-argument-dark_knight_2 = { runewars-unit-dark_knight } (2 Schaden)
runewars-argument-dark_knight_routed = { runewars-unit-dark_knight } (flüchtend)
runewars-argument-dark_knight_routed_1 = { runewars-unit-dark_knight } (flüchtend, 1 Schaden)
runewars-argument-dark_knight_routed_2 = { runewars-unit-dark_knight } (flüchtend, 2 Schaden)
runewars-argument-vampire_1 = { runewars-unit-vampire } (1 Schaden)
runewars-argument-vampire_routed = { runewars-unit-vampire } (flüchtend)
runewars-argument-vampire_routed_1 = { runewars-unit-vampire } (flüchtend, 1 Schaden)
runewars-argument-great_wyrm_1 = { runewars-unit-great_wyrm } (1 Schaden)
runewars-argument-great_wyrm_2 = { runewars-unit-great_wyrm } (2 Schaden)
runewars-argument-great_wyrm_3 = { runewars-unit-great_wyrm } (3 Schaden)
runewars-argument-great_wyrm_routed = { runewars-unit-great_wyrm } (flüchtend)
runewars-argument-great_wyrm_routed_1 = { runewars-unit-great_wyrm } (flüchtend, 1 Schaden)
runewars-argument-great_wyrm_routed_2 = { runewars-unit-great_wyrm } (flüchtend, 2 Schaden)
runewars-argument-great_wyrm_routed_3 = { runewars-unit-great_wyrm } (flüchtend, 3 Schaden)
runewars-argument-sorcerer_1 = { runewars-unit-sorcerer } (1 Schaden)
runewars-argument-sorcerer_routed = { runewars-unit-sorcerer } (flüchtend)
runewars-argument-sorcerer_routed_1 = { runewars-unit-sorcerer } (flüchtend, 1 Schaden)
runewars-argument-razorwing_routed = { runewars-unit-razorwing } (flüchtend)
runewars-argument-beastman_routed = { runewars-unit-beastman } (flüchtend)
runewars-argument-hell_hound_1 = { runewars-unit-hell_hound } (1 Schaden)
runewars-argument-hell_hound_routed = { runewars-unit-hell_hound } (flüchtend)
runewars-argument-hell_hound_routed_1 = { runewars-unit-hell_hound } (flüchtend, 1 Schaden)
runewars-argument-dragon_1 = { runewars-unit-dragon } (1 Schaden)
runewars-argument-dragon_2 = { runewars-unit-dragon } (2 Schaden)
runewars-argument-dragon_3 = { runewars-unit-dragon } (3 Schaden)
runewars-argument-dragon_routed = { runewars-unit-dragon } (flüchtend)
runewars-argument-dragon_routed_1 = { runewars-unit-dragon } (flüchtend, 1 Schaden)
runewars-argument-dragon_routed_2 = { runewars-unit-dragon } (flüchtend, 2 Schaden)
runewars-argument-dragon_routed_3 = { runewars-unit-dragon } (flüchtend, 3 Schaden)
runewars-argument-giant_1 = { runewars-unit-giant } (1 Schaden)
runewars-argument-giant_2 = { runewars-unit-giant } (2 Schaden)
runewars-argument-giant_3 = { runewars-unit-giant } (3 Schaden)
runewars-argument-giant_4 = { runewars-unit-giant } (4 Schaden)
runewars-argument-giant_routed = { runewars-unit-giant } (flüchtend)
runewars-argument-giant_routed_1 = { runewars-unit-giant } (flüchtend, 1 Schaden)
runewars-argument-giant_routed_2 = { runewars-unit-giant } (flüchtend, 2 Schaden)
runewars-argument-giant_routed_3 = { runewars-unit-giant } (flüchtend, 3 Schaden)
runewars-argument-giant_routed_4 = { runewars-unit-giant } (flüchtend, 4 Schaden)

## Namen im Allgemeinen

runewars-name-area = ein Gebiet
runewars-name-source = ein Gebiet
runewars-name-tactics = eine Taktikkarte
runewars-name-order = ein Befehl
runewars-name-season_card = eine Jahreszeitenkarte
runewars-name-season = eine Jahreszeit
runewars-name-fate = eine Schicksalskarte
runewars-name-destiny = ein Symbol
runewars-name-unit = eine Einheit
runewars-name-dial = ein Rohstoffanzeiger
runewars-name-faction = eine Fraktion
runewars-name-hero = ein Held
runewars-name-rival = ein Held
runewars-name-leader = ein Held
runewars-name-attribute = ein Attribut
runewars-name-reward = eine Belohnungskarte
runewars-name-quest = eine Questkarte
runewars-name-commander = eine Kommandantenkarte
runewars-name-command = eine Kommandantenkarte
runewars-name-token = ein Erkundungsmarker
runewars-name-army = Eine Seite
runewars-name-window = ein Zeitpunkt
runewars-name-result = ein Ergebnis
runewars-name-rune = eine verdeckte Rune
runewars-name-city = eine Stadt
runewars-name-objective = eine Zielkarte
runewars-name-arranged = ungesehen
runewars-name-title = ein Titel
runewars-name-development = eine Entwicklung
runewars-name-improvement = eine Entwicklungskarte
runewars-name-state = eine Festung
runewars-name-other = { name-seat }
runewars-name-by = { name-seat }
runewars-name-first = eine Karte
runewars-name-argument =
    { $of ->
        [hidden] verdeckt
       *[other] { name-seat }
    }

## Fragen

runewars-ask-season_card = Welche Jahreszeitenkarte wird gezogen?
runewars-ask-choose_order = Wähle geheim deinen Befehl für diese Jahreszeit.
runewars-ask-take_back =
    { $left ->
        [one] Langer Winter: Nimm noch { $left } Befehlskarte zurück.
       *[other] Langer Winter: Nimm { $left } Befehlskarten zurück.
    }
runewars-ask-fall_gift = Herbst: 2 Einfluss nehmen oder eine Taktikkarte ziehen?
runewars-ask-own_turn = Dein Zug, { $order-name }: eine Karte spielen oder einen Titel benutzen, oder weiter?
runewars-ask-bonus = Die Bonusfunktion von { $order-name } benutzen?
runewars-ask-draw_tactics = Welche Taktikkarte wird gezogen?
runewars-ask-discard_tactics = Welche Taktikkarte wirfst du ab?
runewars-ask-draw_fates = Welche Schicksalskarte wird gezogen?
runewars-ask-choose_fate = Welche der gezogenen Schicksalskarten gilt?
runewars-ask-deal_fates = Wer beginnt? Welche Schicksalskarte wird gezogen?
runewars-ask-choose_faction = Welche Fraktion führst du?
runewars-ask-deal_faction = Welche Fraktion wird ausgeteilt?
runewars-ask-deal_tile = Welches Spielplanteil wird ausgeteilt?
runewars-ask-choose_tile = Welches Spielplanteil legst du?
runewars-ask-place_column =
    { $tile ->
        [0] Heimatreichmarker: In welcher Spalte liegt er?
       *[other] Spielplanteil { $tile }: In welcher Spalte liegt es?
    }
runewars-ask-place_row =
    { $tile ->
        [0] Heimatreichmarker, Spalte { $column }: In welcher Reihe?
       *[other] Spielplanteil { $tile }, Spalte { $column }: In welcher Reihe?
    }
runewars-ask-place_turn =
    { $tile ->
        [0] Heimatreichmarker, Spalte { $column }, Reihe { $row }: Wie ist er gedreht?
       *[other] Spielplanteil { $tile }, Spalte { $column }, Reihe { $row }: Wie ist es gedreht?
    }
runewars-ask-home_marker = Welchen Marker bedeckt dein Heimatreich?
runewars-ask-home_turn = Marker { $marker }: Wie ist dein Heimatreich gedreht?
runewars-ask-deal_city = Welche Stadt liegt in { $area-name }?
runewars-ask-deal_exploration = Welcher Erkundungsmarker liegt in { $area-name }?
runewars-ask-first_stronghold = Wo steht deine erste Festung?
runewars-ask-replace = { $unit-name } statt { $base-name }: Wie viele von { $most } nimmst du?
runewars-ask-quarter = { $unit-name }: Wie viele stehen in { $area-name }? { $most } sind aufzustellen.
runewars-ask-deal_hero = Welcher Held wird ausgeteilt?
runewars-ask-first_hero = Wo beginnt { $hero-name }?
runewars-ask-deal_commander = Welche Kommandantenkarte wird ausgeteilt?
runewars-ask-name_commander = Welcher deiner Helden ist Kommandant? Deine Karte: { $commander-name }.
runewars-ask-deal_objective = Welche Zielkarte wird ausgeteilt?
runewars-ask-hide_runes = Geheim: Wo liegt die falsche Rune? In den anderen beiden Gebieten deines Heimatreichs liegen Drachenrunen.
runewars-ask-discard_rune =
    { $left ->
        [one] Du erhältst eine Drachenrune. Vorher noch { $left } falsche Rune abwerfen?
       *[other] Du erhältst eine Drachenrune. Vorher bis zu { $left } falsche Runen abwerfen?
    }
runewars-ask-lay_token = Nur { $area-name } hat Platz: Welcher Marker liegt dort?
runewars-ask-rune_area =
    { $area ->
        [none] In welchen Gebieten liegen deine beiden Runenmarker? Der erste:
       *[other] Der erste Marker liegt in { $area-name }. Wo liegt der zweite?
    }
runewars-ask-dragon_at = Geheim: In welchem der beiden Gebiete liegt die Drachenrune?
runewars-ask-runes_from = Runen bewegen: Welches ist das erste deiner Gebiete?
runewars-ask-runes_to = Runen bewegen zwischen { $source-name } und welchem deiner anderen Gebiete?
runewars-ask-turn_down = Die Rune in { $area-name } liegt offen. Vor dem Bewegen verdecken?
runewars-ask-arrange = Runen von { $source-name } und { $area-name }: lassen oder tauschen?
runewars-ask-bid = { $season_card-name }: Wie viel Einfluss bietest du? Du hast { $influence }.
runewars-ask-tie =
    { $for ->
        [lowest] { $season_card-name }: Wer von denen mit gleichem Gebot bietet am niedrigsten?
       *[other] { $season_card-name }: Wer von denen mit gleichem Gebot bietet am höchsten?
    }
runewars-ask-shield = { $season_card-name }: Ignorierst du als Gildemeister den Verlust?
runewars-ask-season_yes =
    { $season_card ->
        [prepare_for_the_coming_year] { $season_card-name }: Zielkarte weglegen und eine neue ziehen?
        [drought] { $season_card-name }: 2 Einfluss ausgeben? Sonst verlierst du 1 Nahrung.
        [exhausted_soil] { $season_card-name }: Nahrung um 1 senken? Sonst liegt ein Ödnismarker in einem deiner Gebiete.
        [call_to_command] { $season_card-name }: 2 Einfluss ausgeben und einen Helden ziehen?
        [midwinter_feast] { $season_card-name }: Nahrung um 1 senken für 3 Einfluss?
       *[other] { $season_card-name }: tun, was die Karte erlaubt?
    }
runewars-ask-season_player = { $season_card-name }: Welchen Spieler wählst du?
runewars-ask-season_area =
    { $season_card ->
        [green_returns] { $season_card-name }: Aus welchem Gebiet entfernst du Marker?
        [blight_on_the_wind] { $season_card-name }: Wo liegt der Ödnismarker?
        [winds_of_al_kalim] { $season_card-name }: Wo liegt der Ödnismarker?
        [exhausted_soil] { $season_card-name }: Wo liegt der Ödnismarker?
        [the_greyhaven_accord] { $season_card-name }: Aus welchem Gebiet entfernst du einen Marker?
        [breath_of_gelidus] { $season_card-name }: Wo liegt ein Eiswüstenmarker?
        [a_dragon_wakes] { $season_card-name }: Wo erscheint der Drache?
        [swords_for_hire] { $season_card-name }: Wo schließen sie sich dir an?
        [threatened_home_realms] { $season_card-name }: Ein Runenmarker verlässt dein Heimatreich: aus welchem Gebiet, oder in welches?
        [power_for_the_pious] { $season_card-name }: Wo liegt die Drachenrune von { $player-name }?
        [the_shattered_rune] { $season_card-name }: Welche verdeckte Rune wird aufgedeckt?
        [starving_packs] { $season_card-name }: In welchem Gebiet verlierst du eine Einheit?
       *[other] { $season_card-name }: Welches Gebiet wählst du?
    }
runewars-ask-season_dial =
    { $season_card ->
        [merchants_of_nerekhall] { $season_card-name }: einen Rohstoffanzeiger für 2 Einfluss um 1 erhöhen?
       *[other] { $season_card-name }: Welchen Rohstoffanzeiger senkst du?
    }
runewars-ask-season_unit = { $season_card-name }: Welche Einheiten wirbst du an?
runewars-ask-season_number = { $season_card-name }: Wie viele stellst du auf ({ $unit-name })?
runewars-ask-loyalty = { $season_card-name }: 1 Einfluss ausgeben, damit { $hero-name } bleibt? Sonst desertiert dieser Held.
runewars-ask-tournament = { $season_card-name }: Welcher deiner Helden trainiert ein Attribut?
runewars-ask-return_quests = { $season_card-name }: Welche Questkarten tauschst du?
runewars-ask-sell_tactics = { $season_card-name }: eine Taktikkarte für 2 Einfluss verkaufen?
runewars-ask-give_up_drawn = { $season_card-name }: Welche der gezogenen Karten wirfst du ab?
runewars-ask-lose_tactics = Welche Taktikkarte geht verloren?
runewars-ask-strategy_source = Strategie: Wer zieht als Nächstes in ein angrenzendes Gebiet?
runewars-ask-strategy_target =
    { $hero ->
        [none] Strategie: Wohin ziehen Einheiten aus { $source-name }?
       *[other] Strategie: Wohin zieht { $hero-name }?
    }
runewars-ask-strategy_number = Strategie: Wie viele ziehen von { $source-name } nach { $area-name } ({ $unit-name })?
runewars-ask-march_target = { $order-name }: Welches Gebiet aktivierst du?
runewars-ask-march_source = { $order-name } nach { $area-name }: Wer kommt, und von wo?
runewars-ask-march_number = { $order-name } nach { $area-name }: Wie viele kommen von { $source-name } ({ $unit-name })?
runewars-ask-leave_peasant = Einen Bauern in einem Gebiet lassen, das du verlassen hast?
runewars-ask-disband =
    { $reason ->
        [food] Winter in { $area-name }: { $left } zu viel für deine Nahrung. Welche Einheit vernichtest du?
        [season_card] { $season_card-name }: Welche Einheit in { $area-name } vernichtest du?
       *[other] { $area-name }: { $left } zu viel, höchstens 8 dürfen bleiben. Welche Einheit vernichtest du?
    }
runewars-ask-approach = Neutrale Einheiten in { $area-name }: Kampf, oder Einfluss für Diplomatie ausgeben?
runewars-ask-silver_tongue = Silberzunge spielen, für 2 Schicksalskarten mehr?
runewars-ask-snubbed = { $area-name }: Die Diplomatie ist gescheitert. Kampf, oder in welches Gebiet zurück?
runewars-ask-guild_gift = Gildemeister: Welcher Rohstoff steigt um 2?
runewars-ask-fruit = Rohstoffe in { $area-name }: Welcher Anzeiger steigt um 1?
runewars-ask-work = Bonusfunktion der Ernte: eine Entwicklungskarte kaufen oder eine Entwicklung bauen?
runewars-ask-token_place = { $development-name }: Bei welcher Festung wird gebaut?
runewars-ask-give_up_token = { $development-name }: Alle Marker sind im Spiel. Welcher kommt nach { $area-name }?
runewars-ask-capital_site = Welche Festung deines Heimatreichs wird zur Hauptstadt?
runewars-ask-recruit_dial = { $order-name }: Mit welchem Rohstoff rekrutierst du?
runewars-ask-levy = Garnison: Welches Dreieck kommt zu dir?
runewars-ask-swap = { $unit-name } statt { $base-name }: Wie viele nimmst du?
runewars-ask-call_back = { $unit-name }: Keine Figur ist übrig. Eine im Spiel vernichten, um sie neu zu rekrutieren?
runewars-ask-station = { $unit-name }: Wie viele kommen nach { $area-name }?
runewars-ask-benefit = { $city-name } in { $area-name }: Welchen Vorteil nimmst du?
runewars-ask-allies = { $city-name } in { $area-name }: Wie viele kommen zu dir ({ $unit-name })? Der Rest sind andere mit gleichem Sockel.
runewars-ask-call_heroes = Unterstützung: Wie viel Einfluss gibst du aus, um ebenso viele Karten zu ziehen?
runewars-ask-take_title = Macht erlangen: Welchen Titel kaufst du?
runewars-ask-pay_title = { $title-name }: Wie viel Einfluss zahlst du? { $amount } liegen darauf.
runewars-ask-fortify_part = Festung: bauen, reparieren oder Runen bewegen? Jedes einmal.
runewars-ask-repair = Welche Festung reparierst du?
runewars-ask-building_site = Wo baust du?
runewars-ask-tear_down = Alle deine Festungen sind im Spiel. Welche kommt nach { $area-name }?
runewars-ask-support_hero = Kampf in { $area-name }: Welcher Held unterstützt einen Einheitentyp?
runewars-ask-support_type = Kampf in { $area-name }: Welchen Einheitentyp unterstützt { $hero-name }?
runewars-ask-choose_type = Kampf in { $area-name }, Reihe { $row }: Welcher deiner Einheitentypen zieht jetzt?
runewars-ask-battle_window =
    { $window ->
        [start] Kampf in { $area-name }, zu Beginn: etwas benutzen, oder passen?
        [before_draw] Kampf in { $area-name }, Reihe { $row }, bevor Schicksalskarten gezogen werden: etwas benutzen, oder passen?
        [after_draw] Kampf in { $area-name }, Reihe { $row }, nachdem Schicksalskarten gezogen sind: etwas benutzen, oder passen?
        [routs] Kampf in { $area-name }, Reihe { $row }: etwas benutzen, bevor deine Einheiten flüchten, oder passen?
        [damage] Kampf in { $area-name }, Reihe { $row }: etwas benutzen, bevor deine Einheiten Schaden nehmen, oder passen?
        [strength] Kampf in { $area-name }, Stärke: etwas benutzen, oder passen?
        [retreat] Der Kampf in { $area-name } ist verloren: vor dem Rückzug etwas benutzen, oder passen?
       *[other] Der Kampf in { $area-name } ist vorbei: etwas benutzen, oder passen?
    }
runewars-ask-announce_fate = Kampf in { $area-name }, Reihe { $row }: Taktikschicksalskarten benutzen, statt zu ziehen?
runewars-ask-battle_fate = Welche Schicksalskarte wird gezogen?
runewars-ask-put_aside =
    { $for ->
        [feint] Finte: Welche deiner Schicksalskarten wird neu gezogen?
       *[other] Welche deiner Schicksalskarten wird beiseitegelegt?
    }
runewars-ask-assign_damage =
    { $mode ->
        [grave] Grabeshauch: Welche Einheit nimmt Schaden? Noch { $left }.
        [valiant] Tapferer Hieb: Welche Einheit nimmt den Schaden?
        [concentrated] Gezieltes Feuer: Welche Einheit nimmt den Schaden?
       *[other] Welche deiner Einheiten nimmt Schaden? Noch { $left }.
    }
runewars-ask-assign_routs =
    { $mode ->
        [stun] Betäuben: Welche deiner Einheiten flüchtet?
       *[other] Welche deiner Einheiten flüchtet? Noch { $left }.
    }
runewars-ask-lose_units =
    { $mode ->
        [mortal_strike] Todesschuss: Welche deiner Einheiten wird vernichtet?
        [rain_fire] Feuerregen: Welche deiner Einheiten wird vernichtet? Noch { $left }.
        [prowl] Auf der Pirsch: Welche deiner Einheiten wird vernichtet? Noch { $left }.
        [word_of_vaal] Wort von Vaal: Welche deiner Einheiten zieht sich zurück?
        [wards] Schutzzauber: Welche deiner Einheiten zieht sich zurück?
       *[other] Brennend: Welche deiner Einheiten nimmt 1 Schaden? Noch { $left }.
    }
runewars-ask-aim =
    { $mode ->
        [crack_shot] Meisterschuss: Welche gegnerische Einheit nimmt 1 Schaden?
        [arrow_storm] Pfeilhagel: Welche gegnerische Einheit nimmt 1 Schaden?
        [ball_lightning] Kugelblitz: Welche gegnerische Einheit nimmt 1 Schaden? Noch { $left }.
        [pounce] Anspringen: Welche gegnerische Einheit flüchtet?
        [charge] Sturmangriff: Welche gegnerische Einheit flüchtet?
        [entangle] Umschlingen: Welche gegnerische Einheit flüchtet?
        [dread_charge] Angriff des Grauens: Welche gegnerische Einheit flüchtet?
        [heraldry] Heraldik: Welche gegnerische Einheit flüchtet?
        [talon_snatch] Krallengriff: Welche gegnerische Einheit wird vernichtet?
        [overpower] Überwältigen: eine beschädigte oder flüchtende gegnerische Einheit vernichten, oder 1 Schaden?
        [devour] Verschlingen: Welche gegnerische Einheit wird vernichtet?
        [flaming_breath] Flammenatem: Welche gegnerische Einheit wird vernichtet? Noch { $left }.
        [drain_life] Leben entziehen: Welche gegnerische Einheit wird vernichtet?
        [terrifying] Schrecklich: Welche gegnerische Einheit flüchtet oder wird vernichtet? Noch { $left }.
        [word_of_vaal] Wort von Vaal: Welche gegnerische Einheit zieht sich zurück?
        [barbed_arrows] Widerhaken: Welche gegnerische Einheit wird vernichtet?
       *[other] Blutritual: Welche gegnerische Einheit wird vernichtet?
    }
runewars-ask-own_units =
    { $mode ->
        [fury] Raserei: Welche deiner Einheiten vernichtest du für 2 Schaden?
        [sacrifice] Blutritual: Welche deiner Einheiten vernichtest du?
        [stand_up] Welche deiner Einheiten steht auf? Noch { $left }.
        [rise] Welche deiner Einheiten steht auf?
        [rally] Welche deiner Einheiten steht auf? Noch { $left }.
        [heal] Verschlingen: Welche Obszönität wird geheilt?
        [rage] Wut: Welcher Riese?
        [remain] Geordneter Rückzug: Welche Einheit flüchtet nicht? Noch { $left }.
        [leave] { $left } zu viel: Welche Einheit zieht sich zurück?
        [recover] Vorgetäuschte Flucht: Welche Einheit steht auf? Noch { $left }.
       *[other] { $left } zu viel: Welche Einheit wird vernichtet?
    }
runewars-ask-how_many =
    { $mode ->
        [raise_dead] Tote erheben: Wie viele Zombies stellst du auf?
        [grave_breath] Grabeshauch: Wie viele Zombies stellst du auf?
        [hunger] Gieriger Hunger: Wie viele Fleischreißer lässt du flüchten, für je 1 Schaden?
        [take_the_blow] Den Hieb abfangen: Wie viel Schaden nimmt der Kommandant?
        [prowl] Auf der Pirsch: Wie viele Leonx-Reiter lässt du flüchten, um ebenso viele Einheiten zu vernichten?
       *[other] Der Blutzirkel: Wie viele Berserker kehren zurück?
    }
runewars-ask-spend_card = Kugelblitz: Welche Taktikkarte wirfst du für 3 Schaden ab?
runewars-ask-card_back = { $tactics-name } auf die Hand zurücknehmen?
runewars-ask-rain_fire = Höllenfeuer: Was muss der Gegner vernichten?
runewars-ask-bar_card = Überall Augen: Welche Taktikkarte darf in diesem Kampf nicht benutzt werden?
runewars-ask-use_defence = Kampf in { $area-name }: die Verteidigungsentwicklung für ihre Wirkung ablegen?
runewars-ask-retreat =
    { $for ->
        [neutrals] Wohin ziehen sich die neutralen Einheiten aus { $area-name } zurück?
        [unit] Wohin zieht sich die Einheit aus { $area-name } zurück?
        [excess] Wohin ziehen sich die überzähligen Einheiten (über 8) aus { $area-name } zurück?
        [called_off] Taktischer Rückzug: Wohin ziehen deine Einheiten aus { $area-name }?
       *[other] Wohin ziehen sich deine Einheiten aus { $area-name } zurück?
    }
runewars-ask-hero_retreat = Wohin zieht sich { $hero-name } zurück?
runewars-ask-replace_stronghold = Eine eigene Festung nach { $area-name } setzen?
runewars-ask-aside = Im Voraus passen
runewars-ask-next_hero = Questphase: Welcher Held ist als Nächstes an der Reihe?
runewars-ask-hero_action = { $hero-name } in { $area-name }: ziehen, heilen oder trainieren?
runewars-ask-encounter = { $hero-name } in { $area-name }: einen Helden zum Duell fordern, eine Quest versuchen oder weiter?
runewars-ask-cure = Heilquellen: Welcher Held wird geheilt?
runewars-ask-exchange = { $hero-name } und { $rival-name }: Belohnungskarten übergeben?
runewars-ask-partner = Mit wem tauscht { $hero-name } Belohnungskarten?
runewars-ask-give_spoils = Belohnungskarten in { $area-name }: Welcher Held nimmt sie?
runewars-ask-raise_attribute = Welches Attribut von { $hero-name } steigt um 1?
runewars-ask-draw_heroes = Welche Heldenkarte wird gezogen?
runewars-ask-keep_hero = Welchen Helden behältst du?
runewars-ask-place_hero = Bei welcher Festung erscheint { $hero-name }?
runewars-ask-deserter = Du hast zu viele Helden. Wer verlässt dich?
runewars-ask-draw_quests = Welche Questkarte wird gezogen?
runewars-ask-discard_quest = Mehr als 3 Questkarten: Welche wirfst du ab?
runewars-ask-draw_rewards = Welche Belohnungskarte wird gezogen?
runewars-ask-keep_reward = Welche Belohnungskarte behält { $hero-name }?
runewars-ask-use_reward =
    { $moment ->
        [challenged] { $hero-name } wird zum Duell gefordert: eine Belohnungskarte benutzen?
        [red] { $hero-name } zieht Rot für die Quest: eine Belohnungskarte benutzen?
        [completed] { $hero-name } erfüllt die Quest: eine Belohnungskarte benutzen?
        [acted] { $hero-name } hat gehandelt: eine Belohnungskarte benutzen?
        [between] { $hero-name }, vor der nächsten Runde des Duells: eine Belohnungskarte benutzen?
        [defence] { $hero-name } wird getroffen: eine Belohnungskarte benutzen?
       *[other] Bei { $hero-name } fällt ein Gegner: eine Belohnungskarte benutzen?
    }
runewars-ask-test_draw = Welche Schicksalskarte wird für die Probe gezogen?
runewars-ask-draw_again = { $hero-name }: die Karten dieser Probe behalten?
runewars-ask-spy_on = Jagd auf Spione: Wessen Taktikkarten siehst du dir an?
runewars-ask-enlist_at = Bei welcher Festung erscheinen die Rekruten?
runewars-ask-enlist = Welche Einheit erscheint in { $area-name }? Noch { $left }.
runewars-ask-strike =
    { $cause ->
        [ambush] Hinterhalt: Welcher gegnerische Held nimmt 2 Schaden?
        [hired_blade] Gedungener Mörder: Welcher gegnerische Held nimmt 2 Schaden?
       *[other] Krutzbek: Welcher gegnerische Held nimmt 1 Schaden?
    }
runewars-ask-duel_start = { $hero-name } gegen { $rival-name }: etwas benutzen, oder das Duell beginnen?
runewars-ask-kill = Grauer Ker: Welche gegnerische Einheit in { $area-name } wird vernichtet?
runewars-ask-robe = Welche Belohnungskarte wird gesperrt?
runewars-ask-announce_in_duel = { $hero-name }, Runde { $round }: eine Taktikschicksalskarte benutzen, statt zu ziehen?
runewars-ask-duel_draw = Welche Schicksalskarte wird gezogen?
runewars-ask-unit_draw = { $unit-name }: Welche Schicksalskarte wird gezogen?
runewars-ask-special_icon = { $hero-name } hat ein Fähigkeitssymbol: Schaden zufügen oder eine Waffe benutzen?
runewars-ask-assign_in_duel = Wie viel des Schadens nimmt die erste Einheit?
runewars-ask-drift = Überflutetes Gebiet: Wohin treibt { $hero-name }?
runewars-ask-merchant = Fahrender Händler: eine Belohnungskarte für { $hero-name } kaufen, für 3 Einfluss?
runewars-ask-raiders = Räuberbande: Verliert { $hero-name } eine Belohnungskarte oder nimmt noch 1 Schaden?
runewars-ask-scroll = Schriftrolle der Sicht: Welches Gebiet siehst du dir an?
runewars-ask-flute = Flöte der Besessenheit: Wohin gehen die neutralen Einheiten von { $area-name }?
runewars-ask-spyglass = Zwergenfernrohr: Welches Gebiet neben { $area-name } siehst du dir an?
runewars-ask-window =
    { $kind ->
        [bid] { $season_card-name }: vor dem Bieten eine Karte spielen, oder passen?
       *[other] Die Befehle sind aufgedeckt: eine Karte spielen, oder passen?
    }
runewars-ask-counter = { $player-name } spielt { $tactics-name }: die Wirkung verhindern?
runewars-ask-card_area =
    { $source ->
        [none] { $tactics-name }: Welches Gebiet?
       *[other] { $tactics-name }: Wohin von { $source-name }?
    }
runewars-ask-card_player = { $tactics-name }: Welcher Spieler?
runewars-ask-card_dial = { $tactics-name }: Welcher Rohstoffanzeiger?
runewars-ask-card_number = { $tactics-name }: Wie viel?
runewars-ask-card_unit = { $tactics-name }: Welche Einheit?
runewars-ask-card_hero = { $tactics-name }: Welcher Held?
runewars-ask-card_order = Gilde der Spione: Welche Befehlskarte nimmst du zurück?
runewars-ask-steal = Welche Taktikkarte wird genommen?
runewars-ask-rumour = { $by-name } spielt Runengerüchte: eine deiner Runen aufdecken, oder 2 Einfluss geben?
runewars-ask-threat = { $by-name } spielt Verhüllte Drohung: 2 Einfluss geben? Sonst verlierst du deine Bonusfunktion.
runewars-ask-league_hero =
    { $left ->
        [one] Heldenliga: Welcher Held gibt eine Belohnungskarte her? Noch { $left }.
       *[other] Heldenliga: Welcher Held gibt eine Belohnungskarte her? Noch { $left }.
    }
runewars-ask-league_reward = Heldenliga: Welche Belohnungskarte gibt { $hero-name } her?
runewars-ask-proof = Sieg: Welche Drachenrune deckst du auf? Noch { $left }.
runewars-ask-gorge = Bodenloser Schlund: Wohin geht die Obszönität aus { $area-name }?
runewars-ask-epic_choice = Du hast { $tactics-name } gezogen. Behalten? Eine Karte, die eine verdeckte Rune verlangt, darfst du ersetzen.
runewars-ask-new_commander =
    { $cause ->
        [lost] Du hast deinen Kommandanten verloren: Wer führt jetzt?
        [lieutenant] Generalleutnant: Welcher Held wird der zweite Kommandant?
       *[other] Den Kommandanten wechseln?
    }
runewars-ask-old_commander = { $hero-name } wird Kommandant: Wer macht Platz?
runewars-ask-draw_commander = Welche Kommandantenkarte wird gezogen?
runewars-ask-draw_commanders = Welche Kommandantenkarte wird gezogen?
runewars-ask-keep_commander_card = Welche Kommandantenkarte behältst du?
runewars-ask-old_commander_card = { $commander-name } ersetzt welche deiner Kommandantenkarten?

## Aktionen

runewars-action-fate = Schicksalskarte { $first-name }
runewars-action-draw_tactics = Ziehen: { $argument-name }
runewars-action-choose_fate = Schicksalskarte { $first-name } benutzen
runewars-action-season = Ziehen: { $argument-name }
runewars-action-faction = { $argument-name } spielen
runewars-action-tile = Spielplanteil { $argument }
runewars-action-column = Spalte { $argument }
runewars-action-row = Reihe { $argument }
runewars-action-rotate = Um { $argument } Sechstel drehen
runewars-action-marker = Marker { $argument }
runewars-action-deal_city =
    { $argument ->
        [none] Keine Stadt
       *[other] Legen: { $argument-name }
    }
runewars-action-deal_exploration = Legen: { $argument-name }
runewars-action-first_stronghold = In { $argument-name }
runewars-action-replace = { $argument } nehmen
runewars-action-quarter = { $argument } aufstellen
runewars-action-deal_hero = Austeilen: { $argument-name }
runewars-action-first_hero = In { $argument-name }
runewars-action-deal_commander = Austeilen: { $argument-name }
runewars-action-name_commander = { $argument-name } führt
runewars-action-deal_objective = Austeilen: { $argument-name }
runewars-action-false_at =
    { $argument ->
        [hidden] Die Runen verstecken
       *[other] Falsche Rune in { $argument-name }
    }
runewars-action-discard_rune = Falsche Rune in { $argument-name } abwerfen
runewars-action-keep_runes = Keine abwerfen
runewars-action-lay_token =
    { $argument ->
        [dragon] Die Drachenrune legen
        [false] Die falsche Rune legen
       *[other] Einen Runenmarker legen
    }
runewars-action-rune_area = In { $argument-name }
runewars-action-dragon_at =
    { $argument ->
        [hidden] Die Runen legen
       *[other] Drachenrune in { $argument-name }
    }
runewars-action-runes_from = { $argument-name }
runewars-action-runes_to = { $argument-name }
runewars-action-turn_down = Verdecken
runewars-action-leave_up = Offen lassen
runewars-action-arrange =
    { $argument ->
        [swap] Tauschen
        [stay] Lassen
       *[other] Hinlegen
    }
runewars-action-order =
    { $argument ->
        [hidden] Einen Befehl wählen
       *[other] { $argument-name } wählen
    }
runewars-action-take_back = { $argument-name } zurücknehmen
runewars-action-gift =
    { $argument ->
        [influence] 2 Einfluss nehmen
       *[other] Eine Taktikkarte ziehen
    }
runewars-action-discard_tactics = { $argument-name } abwerfen
runewars-action-bid =
    { $argument ->
        [hidden] Geheim bieten
       *[other] { $argument } bieten
    }
runewars-action-name_bidder = { $argument-name }
runewars-action-pick_area = { $argument-name }
runewars-action-pick_player = { $argument-name }
runewars-action-pick_dial = { $argument-name }
runewars-action-pick_unit = { $argument-name }
runewars-action-pick_routed = { $argument-name } (flüchtend)
runewars-action-pick_hero = { $argument-name }
runewars-action-pick_number = { $argument }
runewars-action-agree = Ja
runewars-action-decline = Nein
runewars-action-enough = Aufhören
runewars-action-return_quest = { $argument-name } tauschen
runewars-action-sell_tactics = { $argument-name } verkaufen
runewars-action-give_up_drawn = { $argument-name } abwerfen
runewars-action-lose_tactics = { $argument-name } verlieren
runewars-action-go_on = Weiter
runewars-action-use_bonus = Die Bonusfunktion benutzen
runewars-action-skip_bonus = Auf die Bonusfunktion verzichten
runewars-action-done = Fertig
runewars-action-activate = { $argument-name } aktivieren
runewars-action-move_from = Einheiten aus { $argument-name }
runewars-action-move_hero = { $argument-name }
runewars-action-passage = { $argument-name } benutzt die Rune des Übergangs
runewars-action-open_portals = Die Portale für 1 Einfluss öffnen
runewars-action-move_to = Nach { $argument-name }
runewars-action-units =
    { $argument ->
        [0] Keine
        [one] { $argument } Einheit
       *[other] { $argument } Einheiten
    }
runewars-action-leave_peasant = Einen Bauern in { $argument-name } lassen
runewars-action-disband = { $argument-name } vernichten
runewars-action-disband_routed = { $argument-name } (flüchtend) vernichten
runewars-action-fight = Kämpfen
runewars-action-talk = Diplomatie: { $argument } Einfluss ausgeben
runewars-action-silver_tongue = Silberzunge spielen
runewars-action-no_tongue = Nicht spielen
runewars-action-fall_back = Zurück nach { $argument-name }
runewars-action-dial = Mit { $argument-name } rekrutieren
runewars-action-at = In { $argument-name }
runewars-action-buy_card = { $argument-name } kaufen
runewars-action-build = { $argument-name } bauen
runewars-action-unit = { $argument-name }
runewars-action-benefit =
    { $argument ->
        [neutral_units] Neutrale Einheiten
        [influence] Einfluss
        [tactics_cards] Taktikkarten
       *[other] Questkarten
    }
runewars-action-call_heroes =
    { $argument ->
        [one] { $argument } Heldenkarte ziehen
       *[other] { $argument } Heldenkarten ziehen
    }
runewars-action-call_commanders =
    { $argument ->
        [one] { $argument } Kommandantenkarte ziehen
       *[other] { $argument } Kommandantenkarten ziehen
    }
runewars-action-take_title = { $argument-name }
runewars-action-pay = { $argument } Einfluss zahlen
runewars-action-fortify =
    { $argument ->
        [build] Bauen
        [repair] Reparieren
       *[other] Runen bewegen
    }
runewars-action-capital_at = Hauptstadt in { $argument-name }
runewars-action-fight_with = { $argument-name }
runewars-action-battle_card = { $argument-name } spielen
runewars-action-pass_for =
    { $argument ->
        [round] Für diese Runde passen
       *[other] Für diesen Kampf passen
    }
runewars-action-pass_ahead =
    { $argument ->
        [strength] Immer passen: { runewars-window-strength }
       *[other] Immer passen: { $argument-name }
    }
runewars-action-ask_again =
    { $argument ->
        [strength] Wieder fragen: { runewars-window-strength }
       *[other] Wieder fragen: { $argument-name }
    }
runewars-action-announce_fate = { $argument-name } als Schicksalskarte benutzen
runewars-action-put_aside = Beiseitelegen: { $first-name }
runewars-action-battle_unit = { $argument-name }
runewars-action-hit_instead = Stattdessen Schaden zufügen
runewars-action-spend_card = { $argument-name } abwerfen
runewars-action-take_card_back = Zurücknehmen
runewars-action-figures = { $argument }
runewars-action-rain_on =
    { $argument ->
        [triangles] 2 Dreiecke
       *[other] 1 Rechteck
    }
runewars-action-use_development = Für ihre Wirkung ablegen
runewars-action-support = { $argument-name } unterstützt
runewars-action-beside = Neben { $argument-name }
runewars-action-retreat_to = Nach { $argument-name }
runewars-action-raise_own =
    { $argument ->
        [nothing] Nichts bauen
       *[other] Eine unbenutzte Festung
    }
runewars-action-tear_down = Die aus { $argument-name } hierher setzen
runewars-action-ravenous_hunger = Gieriger Hunger
runewars-action-battle_reward =
    { $argument ->
        [war_banner] Zerfetztes Kriegsbanner
       *[other] Horn des Befehls
    }
runewars-action-command = { $argument-name }
runewars-action-bar_card = { $argument-name } sperren
runewars-action-draw_hero = Ziehen: { $argument-name }
runewars-action-draw_reward = Ziehen: { $argument-name }
runewars-action-draw_quest = Ziehen: { $argument-name }
runewars-action-robe = { $argument-name } sperren
runewars-action-keep_hero = { $argument-name } behalten
runewars-action-keep_no_hero = Niemanden behalten
runewars-action-place_hero = In { $argument-name }
runewars-action-desert = { $argument-name } geht
runewars-action-discard_quest = { $argument-name } abwerfen
runewars-action-keep_reward = { $argument-name } behalten
runewars-action-act_with = { $argument-name } handelt
runewars-action-rest = Die anderen ruhen lassen
runewars-action-travel = Nach { $argument-name } gehen
runewars-action-heal = Heilen
runewars-action-train =
    { $argument ->
        [strength] Stärke um 2 trainieren
        [agility] Gewandtheit um 2 trainieren
        [wisdom] Weisheit um 2 trainieren
        [strength_agility] Stärke und Gewandtheit um 1 trainieren
        [strength_wisdom] Stärke und Weisheit um 1 trainieren
       *[other] Gewandtheit und Weisheit um 1 trainieren
    }
runewars-action-stay = Nichts tun
runewars-action-pass_by = Unterwegs mit { $argument-name } tauschen
runewars-action-exchange = { $argument-name } tauscht Belohnungskarten
runewars-action-partner = Mit { $argument-name }
runewars-action-hand_over = { $argument-name } übergeben
runewars-action-take_over = { $argument-name } nehmen
runewars-action-end_exchange = Den Tausch beenden
runewars-action-hero_card = { $argument-name } spielen
runewars-action-use_reward = { $argument-name } benutzen
runewars-action-save_rewards = Keine benutzen
runewars-action-challenge = { $argument-name } zum Duell fordern
runewars-action-attempt = { $argument-name } versuchen
runewars-action-move_on = Weiter
runewars-action-cure = { $argument-name } heilen
runewars-action-raise = { $argument-name } erhöhen
runewars-action-raise_nothing = Nichts erhöhen
runewars-action-strike = { $argument-name }
runewars-action-swap_fate = Schicksalskarte { $first-name } ersetzen
runewars-action-keep_fates = Behalten
runewars-action-spy_on = { $argument-name }
runewars-action-enlist_at = In { $argument-name }
runewars-action-enlist = { $argument-name }
runewars-action-use_ability = Die Fähigkeit des Helden benutzen
runewars-action-begin_duel = Das Duell beginnen
runewars-action-kill = { $argument-name }
runewars-action-kill_routed = { $argument-name } (flüchtend)
runewars-action-announce_in_duel = { $argument-name } als Schicksalskarte benutzen
runewars-action-draw_fate = Eine Schicksalskarte ziehen
runewars-action-deal_damage = Schaden zufügen
runewars-action-to_first = { $argument } Schaden an der ersten Einheit
runewars-action-give_spoils = { $argument-name } nimmt sie
runewars-action-take_spoils = { $argument-name } nimmt die Belohnungskarten hier
runewars-action-drift = Nach { $argument-name }
runewars-action-buy_reward = Kaufen
runewars-action-buy_nothing = Nichts kaufen
runewars-action-lose_reward = { $argument-name } verlieren
runewars-action-suffer = 1 Schaden nehmen
runewars-action-look_at = { $argument-name } ansehen
runewars-action-flute = Nach { $argument-name }
runewars-action-spyglass = { $argument-name } ansehen
runewars-action-play = { $argument-name } spielen
runewars-action-pass_window = Passen
runewars-action-pick_order = { $argument-name } zurücknehmen
runewars-action-steal_tactics = { $argument-name } nehmen
runewars-action-claim_objective = Die Zielkarte vorzeigen
runewars-action-replace_objective = Die Zielkarte tauschen
runewars-action-lead_league = Heldenliga: 3 Belohnungskarten für eine Drachenrune
runewars-action-give_reward = { $argument-name } hergeben
runewars-action-claim_victory = Den Sieg beanspruchen
runewars-action-raze = Den Marker in { $argument-name } entfernen
runewars-action-through_gorge = Bodenloser Schlund: eine Obszönität aus { $argument-name }
runewars-action-keep_drawn = Behalten
runewars-action-replace_drawn =
    { $argument ->
        [hidden] Eine andere Karte ziehen
       *[other] { $argument-name } abwerfen und eine andere Karte ziehen
    }
runewars-action-draw_commander = Ziehen: { $argument-name }
runewars-action-lead_with = { $argument-name } führt
runewars-action-keep_commander = Nichts ändern
runewars-action-replace_commander = { $argument-name } ersetzen
runewars-action-keep_commander_card = { $argument-name } behalten
runewars-action-keep_no_commander_card = Keine behalten
runewars-action-replace_commander_card = { $argument-name } ersetzen

## Ereignisse

runewars-event-year = Jahr { $year } beginnt.
runewars-event-season_card = { $season-name }: { $season_card-name }.
runewars-event-stands_up = Alle flüchtenden Figuren stehen auf.
runewars-event-fate_shuffled = Die Schicksalskarten werden gemischt.
runewars-event-fate_drawn =
    { $fate ->
        [hidden] { $seat-name } zieht eine Schicksalskarte.
       *[other] { $seat-name } zieht Schicksalskarte { $fate-name }.
    }
runewars-event-fate_chosen =
    { $fate ->
        [hidden] { $seat-name } benutzt eine Schicksalskarte.
       *[other] { $seat-name } benutzt Schicksalskarte { $fate-name }.
    }
runewars-event-drawn = { $seat-name } zieht { $tactics-name }.
runewars-event-discarded = { $seat-name } wirft { $tactics-name } ab.
runewars-event-influence = { $seat-name }: { $amount } Einfluss.
runewars-event-dial = { $seat-name }: { $dial-name } geht von { $from } auf { $to }.
runewars-event-revealed = { $seat-name } deckt { $order-name } auf.
runewars-event-turn = Zug von { $seat-name }: { $order-name }.
runewars-event-eliminated = { $seat-name } scheidet aus.
runewars-event-wins =
    { $runes ->
        [one] { $seat-name } gewinnt mit { $runes } Drachenrune.
       *[other] { $seat-name } gewinnt mit { $runes } Drachenrunen.
    }
runewars-event-first_player = { $seat-name } ist Startspieler.
runewars-event-faction = { $seat-name } spielt { $faction-name }.
runewars-event-tile_dealt = { $seat-name } bekommt Spielplanteil { $tile }.
runewars-event-tile_laid = Spielplanteil { $tile } liegt in Spalte { $column }, Reihe { $row }, um { $sixths } Sechstel gedreht.
runewars-event-tile_left_out = Spielplanteil { $tile } von { $seat-name } findet keinen Platz und bleibt weg.
runewars-event-marker_laid = Heimatreichmarker { $marker } liegt in Spalte { $column }, Reihe { $row }.
runewars-event-markers_closer = Die Marker dürfen näher beieinanderliegen: { $distance } Gebiete dazwischen genügen.
runewars-event-tiles_taken_back = Für die Heimatreiche ist kein Platz. Alle Spielplanteile werden zurückgenommen.
runewars-event-preset_board = Der fertige Spielplan wird benutzt.
runewars-event-home_laid = { $seat-name } legt das Heimatreich in Spalte { $column }, Reihe { $row }, um { $sixths } Sechstel gedreht.
runewars-event-city = { $city-name } liegt in { $area-name }.
runewars-event-first_stronghold = { $seat-name } setzt die erste Festung nach { $area-name }.
runewars-event-mustered = { $seat-name } stellt { $number } × { $unit-name } in { $area-name } auf.
runewars-event-first_hero = { $seat-name }: { $hero-name } beginnt in { $area-name }.
runewars-event-commander_named = { $seat-name }: { $hero-name } ist Kommandant, mit { $commander-name }.
runewars-event-objective_dealt = { $seat-name } bekommt { $objective-name }.
runewars-event-runes_hidden = Alle haben die Runen ihres Heimatreichs versteckt.
runewars-event-rune_laid =
    { $rune ->
        [hidden] { $seat-name } legt in { $area-name } verdeckt eine Rune.
       *[other] { $seat-name } legt in { $area-name }: { $rune-name }.
    }
runewars-event-rune_seen =
    { $rune ->
        [hidden] { $seat-name } sieht sich die Rune in { $area-name } an.
       *[other] { $seat-name } sieht die Rune in { $area-name }: { $rune-name }.
    }
runewars-event-rune_up = Die Rune in { $area-name } wird aufgedeckt: { $rune-name }.
runewars-event-rune_down = Die Rune in { $area-name } wird verdeckt.
runewars-event-rune_discarded = { $seat-name } wirft in { $area-name } ab: { $rune-name }.
runewars-event-runes_moved =
    { $arranged ->
        [swap] { $seat-name } tauscht die Runen von { $source-name } und { $area-name }.
        [stay] { $seat-name } lässt die Runen von { $source-name } und { $area-name }, wie sie waren.
       *[other] { $seat-name } mischt die Runen von { $source-name } und { $area-name }.
    }
runewars-event-declared = { $seat-name } hat { $amount } Einfluss.
runewars-event-bid_shown = { $seat-name } bietet { $amount }.
runewars-event-highest = { $seat-name } bietet am höchsten, mit { $amount }.
runewars-event-lowest = { $seat-name } bietet am niedrigsten, mit { $amount }.
runewars-event-loss_ignored = { $seat-name } ignoriert als Gildemeister den Verlust.
runewars-event-rune_moved = { $seat-name } bewegt eine Rune von { $source-name } nach { $area-name }.
runewars-event-picked_player = { $seat-name } wählt { $other-name }.
runewars-event-activated = { $seat-name } aktiviert { $area-name }.
runewars-event-units_move = { $number } × { $unit-name } von { $source-name } nach { $area-name }.
runewars-event-hero_moves = { $hero-name } geht von { $source-name } nach { $area-name }.
runewars-event-units_placed = { $area-name }: { $number } × { $unit-name } aufgestellt.
runewars-event-units_destroyed = { $number } × { $unit-name } in { $area-name } vernichtet.
runewars-event-neutrals_ally = Die neutralen Einheiten von { $area-name } verbünden sich mit { $seat-name }.
runewars-event-neutrals_leave = Die Verbündeten von { $seat-name } in { $area-name } sind wieder neutral.
runewars-event-diplomacy = { $seat-name } versucht Diplomatie in { $area-name }, für { $amount } Einfluss.
runewars-event-tongue = { $seat-name } spielt { $tactics-name }.
runewars-event-falls_back = { $seat-name } weicht von { $source-name } nach { $area-name } zurück.
runewars-event-peasant_stays = Ein Bauer bleibt in { $area-name }.
runewars-event-peasant_goes = Der Bauer von { $area-name } ist fort.
runewars-event-wasteland = { $area-name } wird zur Ödnis.
runewars-event-ice =
    { $number ->
        [one] { $area-name } ist vereist.
       *[other] { $area-name } ist vereist, mit { $number } Eiswüstenmarkern.
    }
runewars-event-land_heals = { $area-name } ist frei von Ödnis und Eis.
runewars-event-development = { $development-name } in { $area-name } gebaut.
runewars-event-development_goes = { $development-name } in { $area-name } geht verloren.
runewars-event-card_bought = { $seat-name } kauft { $improvement-name }.
runewars-event-capital_rises = In { $area-name } entsteht eine Hauptstadt.
runewars-event-title = { $seat-name } nimmt den Titel { $title-name }, für { $amount } Einfluss.
runewars-event-repaired = Die Festung in { $area-name } ist repariert.
runewars-event-built = { $seat-name } baut eine Festung in { $area-name }.
runewars-event-torn_down = Die Festung in { $area-name } wird abgerissen.
runewars-event-battle =
    { $player ->
        [hidden] { $seat-name } greift { $area-name } an.
        [none] { $seat-name } greift die neutralen Einheiten von { $area-name } an.
        [0] { $seat-name } greift die neutralen Einheiten von { $area-name } an.
       *[other] { $seat-name } greift { $player-name } in { $area-name } an.
    }
runewars-event-battle_over = { $army-name } gewinnt den Kampf in { $area-name }, Angriff { $attack } zu Verteidigung { $defence }.
runewars-event-battle_called_off = Der Kampf in { $area-name } fällt aus.
runewars-event-supports = { $seat-name }: { $leader-name } unterstützt { $unit-name }.
runewars-event-fights = { $army-name }: { $unit-name } zieht.
runewars-event-fate_announced = { $army-name } benutzt { $tactics-name } als Schicksalskarte.
runewars-event-fate_taken =
    { $fate ->
        [hidden] { $army-name } zieht eine Schicksalskarte.
       *[other] { $army-name } zieht Schicksalskarte { $fate-name }.
    }
runewars-event-fate_shown =
    { $result ->
        [miss] { $army-name }: Fehlschlag.
        [special] { $army-name }: besondere Fähigkeit.
        [rout] { $army-name }: Flucht { $amount }.
       *[other] { $army-name }: { $result-name } { $amount }.
    }
runewars-event-tactics_shown = { $army-name }, { $tactics-name }: { $result-name } { $amount }.
runewars-event-played = { $seat-name } spielt { $tactics-name }.
runewars-event-taken_back = { $seat-name } nimmt { $tactics-name } zurück.
runewars-event-commanded = { $seat-name } benutzt { $command-name }.
runewars-event-passed_ahead =
    { $given ->
        [0] { $seat-name } will wieder gefragt werden: { $window-name }.
       *[other] { $seat-name } passt im Voraus: { $window-name }.
    }
runewars-event-unit_hit = { $army-name }: { $unit-name } nimmt { $amount } Schaden.
runewars-event-unit_routed = { $army-name }: { $unit-name } flüchtet.
runewars-event-unit_destroyed = { $army-name }: { $unit-name } wird vernichtet.
runewars-event-unit_stands = { $army-name }: { $unit-name } steht auf.
runewars-event-units_raised = { $army-name }: { $amount } × { $unit-name } aufgestellt.
runewars-event-units_flee =
    { $amount ->
        [one] { $amount } Einheit zieht sich von { $source-name } nach { $area-name } zurück.
       *[other] { $amount } Einheiten ziehen sich von { $source-name } nach { $area-name } zurück.
    }
runewars-event-units_lost = Kein Weg aus { $area-name }: { $amount } × { $unit-name } verloren.
runewars-event-defence_used = { $seat-name } legt die Verteidigungsentwicklung in { $area-name } ab.
runewars-event-stronghold_turned = Die Festung in { $area-name } ist beschädigt.
runewars-event-stronghold_taken = { $seat-name } erobert die Festung in { $area-name }.
runewars-event-stronghold_replaced = { $seat-name } setzt eine Festung nach { $area-name }.
runewars-event-looked_at = { $seat-name } sieht eine Karte von { $player-name }: { $tactics-name }.
runewars-event-card_barred = { $seat-name } sperrt für diesen Kampf { $tactics-name } von { $player-name }.
runewars-event-hero_drawn = { $seat-name } zieht { $hero-name }.
runewars-event-hero_placed = { $seat-name }: { $hero-name } erscheint in { $area-name }.
runewars-event-deserted = { $hero-name } verlässt { $seat-name }.
runewars-event-hero_moved = { $hero-name } geht von { $source-name } nach { $area-name }.
runewars-event-hero_damaged = { $hero-name } nimmt { $amount } Schaden.
runewars-event-hero_healed = { $hero-name } heilt { $amount } Schaden.
runewars-event-hero_routed = { $hero-name } flüchtet.
runewars-event-hero_defeated = { $hero-name } von { $seat-name } ist besiegt.
runewars-event-trained = { $hero-name } trainiert { $attribute-name } um { $amount }.
runewars-event-reward_drawn = { $hero-name } bekommt { $reward-name }.
runewars-event-reward_shown = { $hero-name } benutzt { $reward-name }.
runewars-event-reward_discarded = { $hero-name } wirft { $reward-name } ab.
runewars-event-reward_passed = { $hero-name } übergibt an { $rival-name }: { $reward-name }.
runewars-event-reward_won = { $hero-name } gewinnt { $reward-name }.
runewars-event-spoils_left =
    { $amount ->
        [one] { $amount } Belohnungskarte bleibt in { $area-name } liegen.
       *[other] { $amount } Belohnungskarten bleiben in { $area-name } liegen.
    }
runewars-event-spoils_taken =
    { $amount ->
        [one] { $hero-name } nimmt { $amount } Belohnungskarte.
       *[other] { $hero-name } nimmt { $amount } Belohnungskarten.
    }
runewars-event-quest_phase = Die Questphase beginnt.
runewars-event-quest_drawn = { $seat-name } zieht { $quest-name }.
runewars-event-quest_discarded = { $seat-name } wirft { $quest-name } ab.
runewars-event-quest_attempted = { $hero-name } versucht { $quest-name }.
runewars-event-quest_completed = { $hero-name } erfüllt { $quest-name }.
runewars-event-quest_failed = { $hero-name } scheitert an { $quest-name }.
runewars-event-hero_card = { $seat-name } spielt { $tactics-name } für { $hero-name }.
runewars-event-hand_seen = { $seat-name } sieht sich die Taktikkarten von { $other-name } an.
runewars-event-card_seen = { $seat-name } sieht { $tactics-name }.
runewars-event-stronghold_broken = Die Festung in { $area-name } ist beschädigt.
runewars-event-duel_begins = { $hero-name } fordert { $rival-name } zum Duell.
runewars-event-units_duel = { $hero-name } kämpft gegen { $amount } × { $unit-name }.
runewars-event-ability_used = { $hero-name } benutzt die Fähigkeit.
runewars-event-reward_blocked = { $hero-name }: { $reward-name } ist gesperrt.
runewars-event-announced_in_duel = { $hero-name } benutzt { $tactics-name } als Schicksalskarte.
runewars-event-unit_damaged = { $unit-name } nimmt { $amount } Schaden.
runewars-event-unit_defeated = { $unit-name } ist besiegt.
runewars-event-unit_killed = { $hero-name } vernichtet { $unit-name }.
runewars-event-called_off = { $hero-name } sagt das Duell ab.
runewars-event-duel_ends = Das Duell ist vorbei.
runewars-event-explored = In { $area-name }: { $token-name }.
runewars-event-token_seen =
    { $token ->
        [hidden] { $seat-name } sieht sich den Erkundungsmarker in { $area-name } an.
       *[other] { $seat-name } sieht den Erkundungsmarker in { $area-name }: { $token-name }.
    }
runewars-event-token_gone = { $token-name } in { $area-name } ist fort.
runewars-event-city_rises = In { $area-name } erhebt sich die Versunkene Stadt.
runewars-event-tokens_removed =
    { $amount ->
        [one] { $amount } Ödnis- oder Eiswüstenmarker wird aus { $area-name } entfernt.
       *[other] { $amount } Ödnis- oder Eiswüstenmarker werden aus { $area-name } entfernt.
    }
runewars-event-ice_on_area = In { $area-name } liegt ein Eiswüstenmarker.
runewars-event-card_played = { $seat-name } spielt { $tactics-name }.
runewars-event-countered = { $seat-name } verhindert { $tactics-name } mit Gegenzauber.
runewars-event-order_taken_back = { $seat-name } nimmt { $order-name } zurück.
runewars-event-token_placed = Ein Aktivierungsmarker von { $seat-name } liegt in { $area-name }.
runewars-event-stronghold_now = { $area-name }, { $seat-name }: { $state-name }.
runewars-event-neutrals_lured = Die neutralen Einheiten von { $source-name } gehen nach { $area-name }.
runewars-event-card_handed = { $seat-name } gibt { $tactics-name } an { $other-name }.
runewars-event-card_stolen = { $seat-name } nimmt { $tactics-name } von { $other-name }.
runewars-event-hand_looked_at = { $seat-name } sieht in der Hand von { $other-name }: { $number } × { $tactics-name }.
runewars-event-bonus_lost = { $seat-name } verliert die Bonusfunktion dieser Jahreszeit.
runewars-event-left_out = { $seat-name } nimmt an diesem Einflussgebot nicht teil.
runewars-event-objective_met = { $seat-name } erfüllt { $objective-name }.
runewars-event-objective_replaced = { $seat-name } ersetzt die Zielkarte { $objective-name }.
runewars-event-league_led = { $seat-name } führt die Heldenliga: 3 Belohnungskarten für eine Drachenrune.
runewars-event-claimed = { $seat-name } beansprucht den Sieg: Die Siegkarte liegt auf dem Stapel für den { $season-name }.
runewars-event-claim_failed = Der Anspruch von { $seat-name } scheitert im { $season-name }.
runewars-event-claim_proved = Der Anspruch von { $seat-name } hat im { $season-name } Bestand.
runewars-event-obscene_moved = { $seat-name }: Eine Obszönität geht von { $source-name } nach { $area-name }.
runewars-event-commander_drawn = { $seat-name } zieht { $commander-name }.
runewars-event-commander_lost = { $seat-name } verliert { $commander-name }.

## Vor einer Partie

runewars-blurb = Drachenrunen sind ins Land Terrinoth gefallen. Vier Fraktionen senden Heere und Helden aus: Wer sechs davon hält, gewinnt.
runewars-option-ruleset = Regeln
runewars-option-ruleset-original = Erste Fassung: sechs Jahre, sechs Runen gewinnen sofort
runewars-option-ruleset-revised = Überarbeitete Fassung: sieben Jahre, der Sieg muss bewiesen werden
runewars-option-bow = Erweiterung Banner des Krieges
runewars-option-bow-true = Mit der Erweiterung
runewars-option-bow-false = Nur das Grundspiel
runewars-option-board = Spielplan
runewars-option-board-preset = Fertig
runewars-option-board-build = Von den Spielern gebaut
runewars-option-homes = Heimatreiche
runewars-option-homes-build = Von den Spielern gelegt
runewars-option-homes-preset = Fertig, auf ihrem Spielplan
runewars-option-factions = Fraktionen
runewars-option-factions-choose = Die Spieler wählen
runewars-option-factions-deal = Ausgelost
runewars-option-exploration = Erkundungsmarker
runewars-option-exploration-true = In jedem Gebiet außerhalb der Heimatreiche
runewars-option-exploration-false = Keine
runewars-option-epic = Epische Partie
runewars-option-epic-true = Acht Jahre, sieben Runen
runewars-option-epic-false = Übliche Länge
runewars-option-development_cards = Entwicklungskarten
runewars-option-development_cards-true = Mit der Bonusfunktion der Ernte zu kaufen
runewars-option-development_cards-false = Keine
runewars-option-commanders = Kommandanten des Schlachtfeldes
runewars-option-commanders-true = Ein Held führt das Heer
runewars-option-commanders-false = Keine
runewars-option-free_cities = Aufstieg der Freien Städte
runewars-option-free_cities-true = Reichere Städte, manche mit Drachenrune
runewars-option-free_cities-false = Übliche Städte
runewars-option-road_to_victory = Straße des Sieges
runewars-option-road_to_victory-true = Der Sieg wird beansprucht und muss ein Jahr lang halten
runewars-option-road_to_victory-false = Genug Runen gewinnen sofort
runewars-preset-standard = Standard
runewars-preset-standard-about = Banner des Krieges auf einem fertigen Spielplan; die Regeln der ersten Fassung.
runewars-preset-first_game = Erste Partie
runewars-preset-first_game-about = Die Fraktionen sind ausgelost, alles liegt bereit: Beginnt mit dem ersten Frühling.
runewars-preset-build = Das Land bauen
runewars-preset-build-about = Ihr legt das Land Teil für Teil, bevor ihr darum kämpft.
runewars-preset-base = Grundspiel
runewars-preset-base-about = Ohne die Erweiterung.
runewars-preset-revised = Überarbeitete Fassung
runewars-preset-revised-about = Sieben Jahre; Helden marschieren mit und unterstützen; der Sieg wird beansprucht.
runewars-preset-epic = Episch
runewars-preset-epic-about = Acht Jahre und eine Rune mehr.
runewars-preset-everything = Alles
runewars-preset-everything-about = Alle Varianten von Banner des Krieges auf einmal. Nicht für die erste Partie.

## Der Tisch als Text

runewars-board-year = Jahr
runewars-board-set_up = Aufbau
runewars-board-runes = Drachenrunen
runewars-board-needed = nötig
runewars-board-influence = Einfluss
runewars-board-tactics = Taktik
runewars-board-quests = Quests
runewars-board-dials = Anzeiger
runewars-board-orders = Befehle
runewars-board-hand = Hand
runewars-board-fate_discard = Abgelegte Schicksalskarten
runewars-board-new = neu
runewars-board-objective = Ziel
runewars-board-routed = flüchtend
runewars-board-damage = Schaden
runewars-board-activated = aktiviert
runewars-board-neutral = Neutral
runewars-board-heroes = Helden
runewars-board-rewards = Belohnungen
runewars-board-battle = Kampf
runewars-board-wasteland = Ödnis
runewars-board-ice = Eis
runewars-board-peasant = Bauer
runewars-board-row = Reihe
runewars-board-water = Wasser
runewars-board-mountain = Gebirge
runewars-board-strength = Stärke
runewars-board-far = Erkundungsmarker (2+)
runewars-board-near = Erkundungsmarker (1)
runewars-board-signs = Zeichen: P1:3-1 von Spieler 1 stehen drei Einheiten, eine liegt; n neutral; S Festung, K Hauptstadt (s, k beschädigt); C Stadt; R Drachenrune, f falsche Rune, ? verdeckt; h Held; x Ödnis; i Eis; e Erkundungsmarker; * Aktivierungsmarker; ! Kampfmarker

## Ablehnungen

why-RUN-ORD-03 = { $order-name } hast du schon benutzt. Benutzte Befehlskarten bleiben bis zum Frühling offen.
why-RUN-BOW-06 = Das gehört zu Banner des Krieges, das nicht im Spiel ist.
why-RUN-ORD-06 = Langer Winter: Du nimmst eine deiner benutzten Befehlskarten zurück.
why-RUN-QST-10 = Diese Schicksalskarte ist nicht unter den gezogenen.
why-RUN-TAC-04 =
    { $held ->
        [-1] Diese Karte hast du nicht auf der Hand.
       *[other] { $tactics-name } hast du nicht auf der Hand.
    }
why-RUN-ORD-04 = Die Bonusfunktion gehört zur höchsten Zahl unter deinen offenen Befehlskarten.
why-RUN-SET-02 = Diese Fraktion ist vergeben.
why-RUN-MAP-03 = Das ist keines deiner Spielplanteile.
why-RUN-MAP-29 = Von dort fänden die übrigen Teile, Marker oder Heimatreiche keinen Platz mehr.
why-RUN-MAP-04 = Ein Spielplanteil muss passen und mit mindestens zwei eigenen Gebieten mindestens zwei Gebiete des Spielplans berühren.
why-RUN-MAP-05 = Gebirgs- und Wassergrenzen dürfen nicht aneinanderliegen.
why-RUN-MAP-07 = Das Spielplanteil nach Versunkensand berührt zwei seiner Seiten mit zwei verschiedenen Gebieten.
why-RUN-MAP-08 = Zwei Seiten von Versunkensand müssen an zwei verschiedene Gebiete grenzen.
why-RUN-MAP-09 = Gebirge oder Wasser darf nicht an der gelben Grenze von Versunkensand liegen.
why-RUN-MAP-11 = Ein Marker liegt am Rand des Spielplans, an mindestens drei offenen Grenzen und weit genug von den anderen.
why-RUN-MAP-12 = Zwischen zwei Markern müssen mindestens drei Gebiete liegen.
why-RUN-ORIG-02 = Zwischen zwei Markern müssen mindestens vier Gebiete liegen.
why-RUN-MAP-18 = Dein Heimatreich muss mit zwei Gebieten einen freien Marker bedecken, und farbige Grenzen dürfen nicht aneinanderliegen.
why-RUN-MAP-19 = Heimatreiche dürfen nicht aneinandergrenzen.
why-RUN-SET-08 = Die erste Festung steht in deinem eigenen Heimatreich.
why-RUN-SET-10 = Du kannst höchstens { $most } davon ersetzen.
why-RUN-SET-09 = Du kannst dort höchstens { $most } davon aufstellen: 8 Einheiten in einem Gebiet, und nicht mehr als übrig sind.
why-RUN-SET-11 = Dein erster Held beginnt in deinem Heimatreich.
why-RUN-CMD-02 = Dein Kommandant ist einer deiner eigenen Helden.
why-RUN-ORIG-01 = Deine ersten Runen liegen in deinem Heimatreich.
why-RUN-MAP-16 = Die ersten Runen liegen in Gebieten ohne Rune, die an keinen Heimatreichmarker grenzen.
why-RUN-RUNE-01 = Das ist kein Gebiet dafür: Eine neue Rune liegt in einem eigenen oder unkontrollierten Gebiet ohne Rune.
why-RUN-RUNE-04 = Dort liegt schon ein Runenmarker.
why-RUN-REV-01 = Dort kontrollierst du keinen Runenmarker.
why-RUN-REV-05 = Dieser Marker liegt schon offen.
why-RUN-REV-02 = Es muss eine Drachenrune sein.
why-RUN-ORD8-04 = Runen werden zwischen zwei Gebieten bewegt, die du kontrollierst, und in mindestens einem davon muss ein Runenmarker liegen.
why-RUN-BID-01 = Du hast { $influence } Einfluss: biete höchstens { $most }.
why-RUN-BID-02 = Dieser Spieler ist nicht unter denen mit gleichem Gebot.
why-RUN-SEA-02 = Das erlaubt die Jahreszeitenkarte nicht.
why-RUN-DES-05 = Dort kann kein Ödnismarker liegen: nicht in einem Heimatreich und nicht bei einem anderen Ödnis- oder Eiswüstenmarker.
why-RUN-CRY-05 = Dort kann kein Eiswüstenmarker liegen: nicht in einem Heimatreich und nicht bei einem Ödnismarker.
why-RUN-BID-05 = In keinem kontrollierten Gebiet liegt eine verdeckte Rune.
why-RUN-MOV-03 = In { $area-name } liegt schon dein Aktivierungsmarker.
why-RUN-TERM-10 = Dort kann niemand handeln: Flüchtende und fremde Figuren bleiben, wo sie sind.
why-RUN-MOV-02 = In { $area-name } liegt dein Aktivierungsmarker: Einheiten dürfen es nicht verlassen.
why-RUN-MOV-01 =
    { $away ->
        [-1] Einheiten kommen nur durch eigene oder leere Gebiete dorthin, und einen solchen Weg gibt es nicht.
       *[other] Das ist außer Reichweite: Die Figuren dort ziehen { $reach } { $reach ->
            [one] Gebiet
           *[other] Gebiete
        } weit, und es liegt { $away } entfernt.
    }
why-RUN-CARD-06 = Eine Wirkung dieser Jahreszeit verbietet es.
why-RUN-ORD2-03 = Das würde einen zweiten Kampf beginnen.
why-RUN-ORD2-04 = Du hast schon gekämpft und musst deshalb zurückweichen.
why-RUN-CARD-01 = Das hätte jetzt keine Wirkung, oder du kannst es nicht bezahlen.
why-RUN-MOV-13 = Mit mehr als 8 Einheiten gibt es keine Diplomatie; bisher sind { $units } gekommen.
why-RUN-NEU-11 = Verbündete neutrale Einheiten können ihren Zug dort nicht ohne Einheiten deiner Fraktion beenden.
why-RUN-ORD1-01 = Strategie bewegt eigene Einheiten und Helden in ein angrenzendes Gebiet, das ihnen offensteht.
why-RUN-MOV-15 = Ein flüchtender Held kann sich nicht bewegen.
why-RUN-CMD-27 = Ein Kommandant zieht wie eine Einheit und betritt ein solches Gebiet nur zusammen mit Einheiten.
why-RUN-MOV-14 = Helden ziehen mit diesem Befehl nicht.
why-RUN-RWD-01 = Keiner deiner Helden hat dafür diese Belohnungskarte.
why-RUN-EXPL-07 = Du brauchst 1 Einfluss, Figuren, die ziehen können, und mindestens zwei offene Portale.
why-RUN-ORD2-01 = Einheiten dieses Gebiets wurden schon gewählt.
why-RUN-ORD1-02 = Jede Figur zieht nur einmal, in ein angrenzendes Gebiet.
why-RUN-ORD1-03 = Einheiten in einem Gebiet mit deinem Aktivierungsmarker bleiben dort.
why-RUN-PEA-02 = Ein Bauer bleibt nur, wo du gerade mit allen Einheiten abgezogen bist.
why-RUN-MOV-11 = Du hast dort keine solche Einheit, oder so viele dürfen nicht kommen.
why-RUN-NEU-02 = Diplomatie kostet 1 bis 6 Einfluss, und du hast { $influence }.
why-RUN-TAC-02 =
    { $held ->
        [-1] Diese Karte darf noch nicht benutzt werden, oder du hast sie nicht.
        [0] { $tactics-name } hast du nicht auf der Hand.
       *[other] { $tactics-name } hast du in dieser Jahreszeit gezogen: benutze sie ab der nächsten.
    }
why-RUN-NEU-06 = Deine Einheiten weichen in ein angrenzendes eigenes oder leeres Gebiet zurück.
why-RUN-RES-01 =
    { $space ->
        [-1] Dieser Rohstoffanzeiger lässt sich nicht weiter drehen.
       *[other] Dein Anzeiger für { $dial-name } steht auf { $space } und lässt sich nicht weiter drehen.
    }
why-RUN-ORD4-03 = Mit der Bonusfunktion der Ernte baust du eine Entwicklung für 1 Holz.
why-RUN-STR-06 = Eine Entwicklung braucht eine deiner Festungen mit Platz dafür.
why-RUN-LIM-03 = Dort liegt kein solcher Marker von dir, den du aufgeben könntest.
why-RUN-BOW-02 = Entwicklungskarten sind nicht im Spiel.
why-RUN-DCRD-02 = Nur eine Entwicklungskarte je Bonusfunktion der Ernte.
why-RUN-DCRD-01 = Das ist eine Entwicklungskarte einer anderen Fraktion.
why-RUN-DCRD-04 = Diese Entwicklungskarte hast du schon.
why-RUN-DCRD-03 = Deine Rohstoffanzeiger reichen für { $improvement-name } nicht: Nahrung { $food }, Holz { $wood }, Erz { $ore }.
why-RUN-CAP-09 = Die Hauptstadt ersetzt eine deiner Festungen in deinem Heimatreich.
why-RUN-ORD5-04 = Die Bonusfunktion rekrutiert mit einem anderen Rohstoff.
why-RUN-ORD5-01 = Dieser Rohstoffanzeiger bringt keine Einheiten.
why-RUN-GAR-06 = Garnison bringt Dreiecke deiner Fraktion.
why-RUN-ORD5-06 = Du kannst höchstens { $most } ersetzen, eine für eine.
why-RUN-ORD5-05 = Du hast keine solche Einheit in einem eigenen Gebiet.
why-RUN-ORD5-03 = Du hast nur { $most } davon bekommen.
why-RUN-ORD6-02 =
    { $most ->
        [-1] So viele Figuren sind dafür nicht übrig.
       *[other] Nur { $most } davon können kommen: Es sind nicht genug Figuren übrig.
    }
why-RUN-ORD6-01 = Das bietet diese Stadt jetzt nicht.
why-RUN-ORD6-05 = Du brauchst den Einfluss und genug Heldenkarten. Du hast { $influence } Einfluss.
why-RUN-CMD-09 = Kommandantenkarten brauchen einen Kommandanten, den Einfluss und genug Karten; und es muss eine von deinen sein.
why-RUN-ORD7-02 = Auf { $title-name } liegt { $amount } Einfluss: gib mehr aus. Du hast { $influence }.
why-RUN-ORD8-01 = Diesen Teil von Festung hast du schon ausgeführt.
why-RUN-ORD8-03 = Eine Reparatur kostet 1 Erz, und die Festung muss beschädigt sein. Du hast { $ore } Erz.
why-RUN-ORD8-02 = Eine Festung kostet 1 Holz und 1 Erz und steht in einem Gebiet, das du kontrollierst. Du hast { $wood } Holz und { $ore } Erz.
why-RUN-STR-03 = Wo eine Festung oder Stadt steht, wird nichts gebaut.
why-RUN-STR-04 = In Versunkensand wird nichts gebaut.
why-RUN-CAP-05 = Eine verlorene Hauptstadt wird in deinem Heimatreich neu gebaut, für 2 Erz und 1 Holz.
why-RUN-STR-05 = Dort hast du keine Festung, die du versetzen könntest.
why-RUN-BAT-08 = Jetzt kämpft einer deiner stehenden Einheitentypen dieser Reihe, der noch nicht gezogen hat.
why-RUN-TAC-01 =
    { $held ->
        [-1] Dies ist nicht der Zeitpunkt dafür, oder du hast es nicht.
        [0] { $tactics-name } hast du nicht auf der Hand.
       *[other] Dies ist nicht der Zeitpunkt für { $tactics-name }.
    }
why-RUN-BAT-48 =
    { $held ->
        [-1] Dieselbe Karte wurde gerade zu diesem Zeitpunkt gespielt.
       *[other] Du hast gerade { $tactics-name } gespielt: nicht zweimal zum selben Zeitpunkt.
    }
why-RUN-CMD-12 = Das kann dein Kommandant jetzt nicht.
why-RUN-TFC-01 = Das ist keine Taktikschicksalskarte.
why-RUN-TFC-04 = Eine Taktikschicksalskarte kann nicht in der Jahreszeit benutzt werden, in der sie gezogen wurde.
why-RUN-TFC-06 = Nicht mehr Taktikschicksalskarten, als der Typ Karten ziehen würde.
why-RUN-BAT-49 = Diese Karte ist nicht unter denen, die deine Seite gezogen hat.
why-RUN-BAT-20 = Schaden nimmt zuerst eine beschädigte Einheit, dann eine stehende.
why-RUN-BAT-19 = Eine Flucht trifft zuerst eine unbeschädigte stehende Einheit.
why-RUN-BAT-22 = Zuerst wird eine stehende Einheit vernichtet.
why-RUN-CARD-02 = Diese Einheit ist dafür kein Ziel.
why-RUN-CARD-03 = Das steht hier nicht zur Wahl.
why-RUN-CARD-04 =
    { $most ->
        [-1] So viele Figuren gibt es dafür nicht.
       *[other] Es gibt nur { $most } davon.
    }
why-RUN-RET-02 = Einheiten ziehen sich in ein angrenzendes eigenes Gebiet zurück, oder in ein leeres, wenn es keines gibt.
why-RUN-RET-06 = Ein Held zieht sich in ein angrenzendes Gebiet zurück.
why-RUN-BAT-39 = Du kannst nur eine abreißen, wenn alle deine Festungen im Spiel sind.
why-RUN-BAT-04 = Ein unterstützender Held steht im Kampf, jeder neben einem anderen Einheitentyp.
why-RUN-BAT-28 = Eine Möglichkeit, die ganz erfüllt werden kann, muss gewählt werden.
why-RUN-WINDOW-02 = Dort passt du schon, oder dort wirst du schon gefragt.
why-RUN-QST-01 = Dieser Held gehört dir nicht oder hat schon gehandelt.
why-RUN-QST-02 =
    { $away ->
        [-1] { $hero-name } kommt nicht dorthin.
       *[other] Das ist zu weit für { $hero-name }: { $away } Gebiete entfernt, und es bleiben { $reach }.
    }
why-RUN-QST-04 = Helden heilen nur in einem eigenen Gebiet, und nur wenn sie Schaden haben.
why-RUN-QST-05 = Jedes Attribut wird nur einmal trainiert.
why-RUN-QST-03 = Diese Questkarte hast du nicht auf der Hand.
why-RUN-QST-09 = Diese Quest wird anderswo versucht, oder du kannst sie nicht bezahlen.
why-RUN-DUEL-01 = Hier ist kein solcher gegnerischer Held, den du zum Duell fordern könntest.
why-RUN-DUEL-08 = Ein flüchtender Held kann kein Duell beginnen.
why-RUN-CMD-04 = Kommandanten nehmen an keiner Quest teil.
why-RUN-CMD-08 = Ein Kommandant darf ein aktiviertes Gebiet nicht verlassen und flüchtend nicht ziehen.
why-RUN-RWD-02 = Belohnungskarten wechseln nur zwischen Helden eines Spielers am selben Ort den Besitzer.
why-RUN-RWD-03 = Höchstens eine Waffe und eine Rüstung in einem Duell.
why-RUN-RWD-04 = Diese Belohnungskarte ist in diesem Duell gesperrt.
why-RUN-DUEL-09 = Das ist keine Taktikschicksalskarte, die du in diesem Duell benutzen kannst.
why-RUN-HER-04 = Ein neuer Held erscheint bei einer deiner Festungen.
why-RUN-ORD6-04 = Dieser Held ist nicht unter den gezogenen.
why-RUN-HER-02 = Die Fähigkeit des Helden kann jetzt nicht benutzt werden.
why-RUN-DUEL-12 = Dort liegen keine Belohnungskarten.
why-RUN-EXPL-10 = Das kostet 3 Einfluss, und du hast { $influence }.
why-RUN-REV-06 = Es gibt keine verdeckte Rune, die du aufdecken könntest.
why-RUN-TAC-06 = Wähle höchstens { $most }: 3 Einfluss, und nicht mehr, als der Spieler hat.
why-RUN-OBJ-01 = Dein Ziel ist nicht erfüllt.
why-RUN-TITLE-05 = Der Hauptmann tut das einmal in jedem eigenen Zug, mit 3 Belohnungskarten.
why-RUN-TITLE-06 = Dieser Held hat diese Karte nicht.
why-RUN-ROAD-01 = In dieser Partie wird der Sieg nicht beansprucht.
why-RUN-ROAD-11 = Du kontrollierst { $runes } Drachenrunen und brauchst { $needed }. Du deckst genau so viele auf, wie der Beweis verlangt.
why-RUN-ROAD-06 = Auf diesem Stapel liegt schon eine Siegkarte. Warte auf die nächste Jahreszeit.
why-RUN-ROAD-07 = Im letzten Jahr wird der Sieg nicht beansprucht.
why-RUN-ROAD-09 = Deine Siegkarte liegt schon auf einem Stapel.
why-RUN-EXPL-05 =
    { $units ->
        [-1] Einen solchen Marker entfernst du in einem Gebiet, das du mit mindestens 6 Einheiten kontrollierst.
       *[other] Einen solchen Marker entfernst du in einem Gebiet, das du mit mindestens 6 Einheiten kontrollierst; in { $area-name } sind es { $units }.
    }
why-RUN-DCRD-09 = Du hast Bodenloser Schlund nicht gekauft, oder keine stehende Obszönität darf dorthin.
why-RUN-EPIC-04 = Nur eine Karte, die eine verdeckte Rune verlangt, wird ersetzt.
why-RUN-CMD-17 = Dein neuer Kommandant ist ein anderer deiner Helden bei einer deiner Festungen.

## Bemerkungen

runewars-remark-act_with = in { $area-name }
runewars-remark-activate =
    { $relation ->
        [friendly] deins, stehende Einheiten: { $units }
        [enemy] Kampf gegen { $player-name }, stehende Einheiten: { $units }
        [neutral] neutrale Einheiten: { $units }
       *[other] leer
    }
runewars-remark-units = in { $area-name } wären dann { $units } deiner Einheiten: nur 8 dürfen dort bleiben
runewars-remark-move_from = in { $area-name } wären dann { $units } deiner Einheiten: nur 8 dürfen dort bleiben
runewars-remark-move_to = in { $area-name } wären dann { $units } deiner Einheiten: nur 8 dürfen dort bleiben
runewars-remark-play = { $tactics-name }
runewars-remark-battle_card = { $tactics-name }
runewars-remark-hero_card = { $tactics-name }
runewars-remark-discard_tactics = { $tactics-name }
runewars-remark-sell_tactics = { $tactics-name }
runewars-remark-give_up_drawn = { $tactics-name }
runewars-remark-spend_card = { $tactics-name }
runewars-remark-bar_card = { $tactics-name }
runewars-remark-keep_reward = { $reward-name }
runewars-remark-use_reward = { $reward-name }
runewars-remark-lose_reward = { $reward-name }
runewars-remark-give_reward = { $reward-name }
runewars-remark-hand_over = { $reward-name }
runewars-remark-take_over = { $reward-name }
runewars-remark-attempt = { $quest-name }
runewars-remark-discard_quest = { $quest-name }
runewars-remark-return_quest = { $quest-name }
runewars-remark-command = { $commander-name }
runewars-remark-keep_commander_card = { $commander-name }
runewars-remark-replace_commander_card = { $commander-name }
runewars-remark-keep_hero = { $hero-name }
runewars-remark-desert = { $hero-name }
runewars-remark-order = { $order-name }
runewars-remark-take_back = { $order-name }
runewars-remark-pick_order = { $order-name }
runewars-remark-buy_card = { $improvement-name }
runewars-remark-build = { $development-name }
runewars-remark-take_title = { $title-name }

## Gründe von Hinweisen

runewars-reason-runes = Es bringt dir mehr Drachenrunen.
runewars-reason-areas = Es bringt dir mehr Gebiete.
runewars-reason-army = Es gibt dir ein stärkeres Heer.
runewars-reason-home_guard = Es schützt dein Heimatreich.
runewars-reason-strongholds = Es bringt dir mehr Festungen.
runewars-reason-heroes = Es hilft deinen Helden.
runewars-reason-rewards = Es bringt dir Belohnungskarten.
runewars-reason-influence = Es lässt dir mehr Einfluss.
runewars-reason-tactics = Es lässt dir mehr Taktikkarten.
runewars-reason-dials = Es bringt dir mehr Rohstoffe.
runewars-reason-cities = Es bringt dir mehr Städte.
runewars-reason-titles = Es bringt oder erhält dir einen Titel.
runewars-reason-prey = Es bringt dein Heer näher an Runen, die es nehmen kann.
runewars-reason-danger = Es lässt weniger deiner Runen in Gefahr.
runewars-reason-others = Es schadet den anderen.

## Glossar

runewars-term-dragon_rune = Drachenrune
runewars-term-dragon_rune-about = Womit du gewinnst. Sie liegt verdeckt in einem Gebiet, und wer es kontrolliert, hat sie.
runewars-term-false_rune = Falsche Rune
runewars-term-false_rune-about = Sieht von hinten aus wie eine Drachenrune und ist nichts wert.
runewars-term-area = Gebiet
runewars-term-area-about = Ein Sechseck des Spielplans. Es bringt Nahrung, Holz und Erz, wenn du es kontrollierst.
runewars-term-home = Heimatreich
runewars-term-home-about = Die drei Gebiete deiner Fraktion, in denen du beginnst.
runewars-term-control = Kontrolle
runewars-term-control-about = Du kontrollierst ein Gebiet mit deinen Einheiten oder deiner Festung darin.
runewars-term-friendly = Eigenes Gebiet
runewars-term-friendly-about = Ein Gebiet, das du kontrollierst.
runewars-term-empty = Leeres Gebiet
runewars-term-empty-about = Niemand kontrolliert es, und keine Einheiten stehen dort.
runewars-term-stronghold = Festung
runewars-term-stronghold-about = Verteidigt ein Gebiet mit Stärke 5, beschädigt mit 3. Dort rekrutierst du und stellst Helden auf.
runewars-term-activation = Aktivierungsmarker
runewars-term-activation-about = Liegt dort, wohin du marschiert bist; bis zum Frühling ziehen deine Einheiten von dort nicht mehr weg.
runewars-term-routed = Flüchtend
runewars-term-routed-about = Eine Figur, die liegt. Sie kämpft und zieht nicht, bis sie im Frühling aufsteht.
runewars-term-neutral = Neutrale Einheit
runewars-term-neutral-about = Gehört niemandem, bis Diplomatie sie gewinnt; dann kämpft sie neben deinen eigenen für dich.
runewars-term-order = Befehlskarte
runewars-term-order-about = Was du in dieser Jahreszeit tust. Die Zahl sagt, wer zuerst kommt.
runewars-term-bonus = Bonusfunktion
runewars-term-bonus-about = Gehört dir, wenn der Befehl die höchste Zahl aller deiner offenen Befehlskarten dieses Jahres hat.
runewars-term-dial = Rohstoffanzeiger
runewars-term-dial-about = Zeigt Nahrung, Holz und Erz. Rekruten und Symbole bis zum Zeiger gehören dir.
runewars-term-influence = Einfluss
runewars-term-influence-about = Bezahlt Gebote, Diplomatie, Titel und Helden und entscheidet bei Gleichstand.
runewars-term-fate = Schicksalskarte
runewars-term-fate-about = Entscheidet Kämpfe, Proben und Duelle: eine Zeile je Sockelform und ein Symbol in Gold, Silber oder Rot.
runewars-term-tactics = Taktikkarte
runewars-term-tactics-about = Wird zu dem Zeitpunkt gespielt, den sie nennt, aber nicht in der Jahreszeit, in der sie gezogen wurde.
runewars-term-tactical_fate = Taktikschicksalskarte
runewars-term-tactical_fate-about = Eine Taktikkarte mit Schicksalszeilen; sie darf statt einer gezogenen Schicksalskarte benutzt werden.
runewars-term-initiative = Kampfreihe
runewars-term-initiative-about = Die Reihe, 1 bis 5, in der ein Einheitentyp im Kampf handelt.
runewars-term-special = Besondere Fähigkeit
runewars-term-special-about = Was ein Einheitentyp für jedes Fähigkeitssymbol tut, das er zieht.
runewars-term-strength = Stärke
runewars-term-strength-about = Stehende Einheiten, Festungen und Boni, gezählt am Ende eines Kampfes. Bei Gleichstand siegt der Verteidiger.
runewars-term-quest_phase = Questphase
runewars-term-quest_phase-about = Sommer: Jeder Held zieht, heilt oder trainiert, dann darf er ein Duell oder eine Quest beginnen.
runewars-term-reward = Belohnungskarte
runewars-term-reward-about = Was ein Held durch Quests und Duelle gewinnt. Geheim, bis sie benutzt wird.
runewars-term-wasteland = Ödnis
runewars-term-wasteland-about = Ein Gebiet, das nichts mehr bringt.
runewars-term-ice = Eiswüstenmarker
runewars-term-ice-about = Lässt das Wasser um ein Gebiet gefrieren; das Gebiet bringt nichts, bis das Eis fort ist.
runewars-term-commander = Kommandant
runewars-term-commander-about = Ein Held, der mit dem Heer kämpft und mit einer Kommandantenkarte hilft.

## Spielhilfe

runewars-aid-1-title = Ziel
runewars-aid-1 = Halte sechs Drachenrunen: Du gewinnst sofort oder, mit Straße des Sieges, wenn dein Anspruch ein Jahr lang gehalten hat. Sonst gewinnt nach dem sechsten Winter (nach den überarbeiteten Regeln dem siebten), wer die meisten Drachenrunen hat.
runewars-aid-2-title = Eine Jahreszeit
runewars-aid-2 = 1. Eine Jahreszeitenkarte wird ausgeführt. 2. Frühling: Alles steht auf, Befehle und Aktivierungsmarker kommen zurück. Sommer: Questphase. Herbst: 2 Einfluss oder eine Taktikkarte. Winter: Einheiten, für die deine Nahrung in einem Gebiet nicht reicht, gehen verloren, Wasser gefriert. 3. Alle wählen geheim einen Befehl. 4. Die niedrigste Zahl beginnt. Die Bonusfunktion gehört dir, wenn der Befehl die höchste deiner offenen Zahlen hat.
runewars-aid-3-title = Befehle
runewars-aid-3 = 0 Garnison: +2 bei Verteidigung; 2 Dreiecke. 1 Strategie: Schritte ohne Aktivierung; Taktikkarten. 2 Mobilisierung: Marsch; noch einmal. 3 Eroberung: Marsch; Festungen −3. 4 Ernte: Anzeiger stellen; Entwicklungen. 5 Rekrutierung: ein Anzeiger; ein zweiter. 6 Unterstützung: Städte; Helden. 7 Macht erlangen: Einfluss; ein Titel. 8 Festung: bauen, reparieren, Runen bewegen.
runewars-aid-4-title = Marsch
runewars-aid-4 = Aktiviere ein Gebiet ohne deinen Marker. Einheiten kommen aus bis zu 2 Gebieten Entfernung, schnelle aus 3, durch eigene oder leere Gebiete; fliegende überqueren Gebirge und Wasser. Höchstens 8 bleiben. Neutrale Einheiten: Diplomatie (Gold: Sie kommen zu dir, Silber: Sie gehen, Rot: Kampf oder zurück) oder Kampf.
runewars-aid-5-title = Kampf
runewars-aid-5 = Reihen 1 bis 5, je Seite ein Einheitentyp zugleich. Jede Einheit zieht eine Schicksalskarte; die Zeile ihres Sockels gilt: Fähigkeiten, dann Fluchten, dann Schaden. Danach zählt jede stehende Einheit 1, eine Festung 5 (beschädigt 3). Bei Gleichstand siegt der Verteidiger. Der Verlierer zieht sich flüchtend zurück.
runewars-aid-6-title = Helden
runewars-aid-6 = Bis zu 2 Gebiete ziehen, in einem eigenen Gebiet heilen oder trainieren. Nach dem Ziehen: ein Duell mit einem gegnerischen Helden hier oder eine Quest. Probe: so viele Schicksalskarten wie das Attribut, wähle eine. Duell: bis zu vier Runden, die Zeile des Kreises gilt; eine Flucht verhindert 1 Schaden.
runewars-aid-7-title = Runen
runewars-aid-7 = Eine Drachenrune erhalten: Wirf bis zu zwei falsche Runen ab, dann liegen eine Drachenrune und eine falsche verdeckt in zwei eigenen oder unkontrollierten Gebieten. Du kennst Runen in Gebieten, die du kontrollierst oder in denen dein Held ist.

## Lektionen

runewars-learn-1 = Lektion, Schritt 1: Alle wählen geheim einen Befehl, und die niedrigste Zahl beginnt. Wähle Mobilisierung, Nummer 2.
runewars-learn-2 = Schritt 2: Mobilisierung aktiviert ein Gebiet. Mühltal (5A) ist leer und grenzt an Pelgate, wo dein Heer steht. Aktiviere es.
runewars-learn-3 = Schritt 3: Einheiten dürfen aus bis zu 2 Gebieten Entfernung kommen. Nimm die aus Pelgate.
runewars-learn-4 = Schritt 4: Lass die Fußsoldaten daheim. In Pelgate liegt eine deiner Drachenrunen, und wer das Gebiet kontrolliert, hat die Rune.
runewars-learn-5 = Schritt 5: Beide Ritter marschieren.
runewars-learn-6 = Schritt 6: Sonst kommt niemand. Mühltal gehört jetzt dir; Nahrung und Holz von dort zählen bei deiner nächsten Ernte.
runewars-learn-7 = Schritt 7: Der Befehl hat die höchste Zahl, die bei dir in diesem Jahr offen liegt, also gehört dir die Bonusfunktion. Mobilisiere noch einmal.
runewars-learn-8 = Schritt 8: Hochturm (5B) ist eine Stadt, zwei Gebiete von Pelgate entfernt. Der Weg führt durch Mühltal, das jetzt ein eigenes Gebiet ist. Aktiviere Hochturm.
runewars-learn-9 = Schritt 9: Die Ritter können nicht weiterziehen: Dein Aktivierungsmarker hält sie bis zum Frühling in Mühltal. Nimm Einheiten aus Pelgate.
runewars-learn-10 = Schritt 10: Zwei Fußsoldaten gehen, einer bleibt als Wache.
runewars-learn-11 = Schritt 11: Der Marsch ist fertig. Wer eine Stadt kontrolliert, nimmt mit Unterstützung ihren Vorteil.
runewars-learn-end = Das war dein Zug einer Jahreszeit. Wenn alle gehandelt haben, kommt die nächste Jahreszeitenkarte. In der nächsten Lektion geht es um Kämpfe.
runewars-learn-2-1 = Lektion, Schritt 1: Dein Heer steht in Sonnhafen, der Gegner daneben in Osttor (3A). Erobere es: Aktiviere Osttor.
runewars-learn-2-2 = Schritt 2: Einheiten kommen aus Sonnhafen.
runewars-learn-2-3 = Schritt 3: Beide Fußsoldaten.
runewars-learn-2-4 = Schritt 4: Alle drei Ritter.
runewars-learn-2-5 = Schritt 5: Beide Zaubernovizen.
runewars-learn-2-6 = Schritt 6: Zwischen den Teilen eines Befehls darfst du Karten spielen. Deine willst du für den Kampf behalten: weiter.
runewars-learn-2-7 = Schritt 7: Sonst kommt niemand. In Osttor stehen gegnerische Einheiten, also endet der Marsch in einem Kampf.
runewars-learn-2-8 = Schritt 8: Zu Beginn dürfen beide Seiten Karten spielen. Blitze rufen fügt 4 Schaden zu; der Gegner bestimmt, welche Einheiten ihn nehmen.
runewars-learn-2-9 = Schritt 9: Einheitentypen kämpfen in den Reihen 1 bis 5. In Reihe 2 hast du zwei Typen und wählst, welcher jetzt zieht: die Ritter, jeder eine Schicksalskarte.
runewars-learn-2-end = Jede Schicksalskarte hat eine Zeile für jede Sockelform. Zuerst kommen Fähigkeiten, dann Fluchten, dann Schaden. Nach Reihe 5 zählt jede stehende Einheit 1 Stärke, und bei Gleichstand siegt der Verteidiger. Kämpf weiter.
