# Small World with Leaders.

## Rassen

smallworld-race-amazons = Amazonen
smallworld-race-dwarves = Zwerge
smallworld-race-elves = Elben
smallworld-race-ghouls = Ghule
smallworld-race-giants = Riesen
smallworld-race-halflings = Halblinge
smallworld-race-humans = Menschen
smallworld-race-orcs = Orks
smallworld-race-ratmen = Rattenmenschen
smallworld-race-skeletons = Skelette
smallworld-race-sorcerers = Hexenmeister
smallworld-race-tritons = Wassermänner
smallworld-race-trolls = Trolle
smallworld-race-wizards = Zauberer
smallworld-race-goblins = Goblins
smallworld-race-kobolds = Kobolde
smallworld-race-nomads = Nomaden
smallworld-race-priestesses = Priesterinnen
smallworld-race-white_ladies = Weiße Frauen
smallworld-race-barbarians = Barbaren
smallworld-race-homunculi = Homunkuli
smallworld-race-leprechauns = Leprechauns
smallworld-race-pixies = Pixies
smallworld-race-pygmies = Pygmäen
smallworld-race-amazons-about = Vier Plättchen mehr zum Erobern; nach jeder Umgruppierung gehen vier wieder vom Spielbrett.
smallworld-race-dwarves-about = 1 Münze mehr für jede Region mit Mine, auch untergegangen.
smallworld-race-elves-about = Sie verlieren kein Plättchen, wenn eine Region fällt; alle gehen auf die Hand. Ein Zauber kostet trotzdem eines.
smallworld-race-ghouls-about = Untergegangen bleiben alle Plättchen auf dem Brett und erobern weiter, vor deiner aktiven Rasse.
smallworld-race-giants-about = Regionen neben einem Berg, den sie halten, kosten 1 Plättchen weniger.
smallworld-race-halflings-about = Sie beginnen überall; eine Erdhöhle macht jede ihrer ersten zwei Regionen immun.
smallworld-race-humans-about = 1 Münze mehr für jede Region mit Feldern.
smallworld-race-orcs-about = 1 Münze mehr für jede nicht leere Region, die sie in diesem Zug erobern.
smallworld-race-ratmen-about = Kein Vorteil: Sie sind einfach viele.
smallworld-race-skeletons-about = Bei der Umgruppierung 1 neues Plättchen für je 2 nicht leere Regionen, die sie in diesem Zug erobert haben.
smallworld-race-sorcerers-about = Einmal im Zug gegen jeden Gegner ersetzt ein Zauber ein einzelnes aktives Plättchen in einer Nachbarregion durch einen Hexenmeister aus dem Vorrat.
smallworld-race-tritons-about = Regionen an einem Meer oder am See kosten 1 Plättchen weniger.
smallworld-race-trolls-about = Eine Trollhöhle in jeder ihrer Regionen macht sie um 1 teurer, auch untergegangen.
smallworld-race-wizards-about = 1 Münze mehr für jede Region mit Magischer Quelle.
smallworld-race-goblins-about = Regionen mit untergegangenen Plättchen oder einem Untergegangenen Stamm kosten 1 Plättchen weniger.
smallworld-race-kobolds-about = Sie erobern und halten eine Region mit mindestens 2 Plättchen.
smallworld-race-nomads-about = Jede Region, die sie aufgeben, bringt am Ende des Zuges 1 Münze; in diesem Zug erobern sie sie nicht zurück.
smallworld-race-priestesses-about = Beim Untergang können ihre Plättchen als Elfenbeinturm gestapelt werden; jedes darin bringt 1 Münze.
smallworld-race-white_ladies-about = Untergegangen sind ihre Regionen immun.
smallworld-race-barbarians-about = Sie sind viele, gruppieren aber nicht um.
smallworld-race-homunculi-about = Jedes Mal, wenn ihre Kombination übergangen wird, kommt ein Plättchen dazu.
smallworld-race-leprechauns-about = Goldtöpfe in ihren Regionen: 1 Münze für jeden, der zu Beginn ihres nächsten Zuges noch da ist.
smallworld-race-pixies-about = Sehr viele, aber nach der Umgruppierung bleibt nur eines in jeder Region.
smallworld-race-pygmies-about = Für jedes verlorene Plättchen wird gewürfelt; so viele neue kommen aus dem Vorrat.

## Spezialfähigkeiten

smallworld-power-alchemist = Alchemisten
smallworld-power-berserk = Berserker
smallworld-power-bivouacking = Lagernde
smallworld-power-commando = Kommando
smallworld-power-diplomat = Diplomatische
smallworld-power-dragon_master = Drachenbändiger
smallworld-power-flying = Fliegende
smallworld-power-forest = Wald
smallworld-power-fortified = Wehrhafte
smallworld-power-heroic = Heldenhafte
smallworld-power-hill = Hügel
smallworld-power-merchant = Händler
smallworld-power-mounted = Berittene
smallworld-power-pillaging = Plündernde
smallworld-power-seafaring = Seefahrende
smallworld-power-spirit = Geister
smallworld-power-stout = Standhafte
smallworld-power-swamp = Sumpf
smallworld-power-underworld = Unterwelt
smallworld-power-wealthy = Vermögende
smallworld-power-cursed = Verfluchte
smallworld-power-hordes = Horden
smallworld-power-marauding = Marodierende
smallworld-power-ransacking = Brandschatzende
smallworld-power-were = Wer-
smallworld-power-historian = Historiker
smallworld-power-peace_loving = Friedliebende
smallworld-power-barricade = Barrikaden
smallworld-power-catapult = Katapult
smallworld-power-corrupt = Korrupte
smallworld-power-imperial = Imperiale
smallworld-power-mercenary = Söldner
smallworld-power-alchemist-about = 2 Münzen mehr in jedem Zug, solange die Rasse aktiv ist.
smallworld-power-berserk-about = Vor jeder Eroberung darf gewürfelt werden; die Augen senken den Preis.
smallworld-power-bivouacking-about = Fünf Lager, bei jeder Umgruppierung verteilt; jedes macht seine Region um 1 teurer.
smallworld-power-commando-about = Jede Region kostet 1 Plättchen weniger.
smallworld-power-diplomat-about = Am Ende deines Zuges nennst du einen Gegner, den du nicht angegriffen hast: Er greift deine aktive Rasse bis zu deinem nächsten Zug nicht an.
smallworld-power-dragon_master-about = Einmal im Zug erobert ein einziges Plättchen eine beliebige Region; der Drache bleibt dort und macht sie immun.
smallworld-power-flying-about = Jede Region auf dem Land darf erobert werden, nah oder fern.
smallworld-power-forest-about = 1 Münze mehr für jede Region mit Wald.
smallworld-power-fortified-about = Jeden Zug eine neue Festung: um 1 teurer zu erobern, auch untergegangen, und aktiv 1 Münze mehr je Zug.
smallworld-power-heroic-about = Am Ende des Zuges machen zwei Helden zwei Regionen immun.
smallworld-power-hill-about = 1 Münze mehr für jede Region mit Hügeln.
smallworld-power-merchant-about = 1 Münze mehr für jede Region.
smallworld-power-mounted-about = Regionen mit Hügeln oder Feldern kosten 1 Plättchen weniger.
smallworld-power-pillaging-about = 1 Münze mehr für jede nicht leere Region, die in diesem Zug erobert wird.
smallworld-power-seafaring-about = Auch Meere und See können erobert werden und bleiben beim Untergang.
smallworld-power-spirit-about = Untergegangen zählt die Rasse nicht: Du darfst daneben eine weitere untergegangene haben.
smallworld-power-stout-about = Die Rasse darf gleich nach der Wertung untergehen, ohne eigenen Zug dafür.
smallworld-power-swamp-about = 1 Münze mehr für jede Region mit Sumpf.
smallworld-power-underworld-about = Regionen mit Höhle kosten 1 Plättchen weniger und sind für Eroberungen alle benachbart.
smallworld-power-wealthy-about = 7 Münzen mehr, einmal, am Ende des ersten Zuges.
smallworld-power-cursed-about = Kein Vorteil; diese Kombination zu übergehen kostet 3 Münzen statt 1.
smallworld-power-hordes-about = Zwei Plättchen mehr, solange die Rasse aktiv ist.
smallworld-power-marauding-about = Zwei Runden von Eroberungen in einem Zug.
smallworld-power-ransacking-about = Jede Region, die einer aktiven Rasse abgenommen wird, kostet ihren Besitzer auch 1 Münze.
smallworld-power-were-about = In geraden Runden kostet jede Region 2 Plättchen weniger.
smallworld-power-historian-about = 1 Münze, sooft eine andere Rasse untergeht.
smallworld-power-peace_loving-about = 3 Münzen mehr in einem Zug ohne Angriff auf die aktive Rasse eines Gegners.
smallworld-power-barricade-about = 3 Münzen mehr in einem Zug, der mit vier Regionen oder weniger endet.
smallworld-power-catapult-about = Einmal im Zug erobert es eine Region zwei Schritte weiter für 1 Plättchen weniger; seine eigene Region ist immun.
smallworld-power-corrupt-about = Wer dieser Rasse eine Region abnimmt, zahlt dir 1 Münze.
smallworld-power-imperial-about = 1 Münze mehr für jede Region über drei hinaus.
smallworld-power-mercenary-about = Vor einer Eroberung darfst du 1 Münze zahlen und senkst ihren Preis um 2.

## Namen

smallworld-name-race = eine Rasse
smallworld-name-power = eine Spezialfähigkeit
smallworld-region-barleybrow = Barleybrow
smallworld-region-blackfen = Blackfen
smallworld-region-bogglesmarsh = Bogglesmarsh
smallworld-region-bramblewald = Bramblewald
smallworld-region-broken_tooth = Broken Tooth
smallworld-region-cartersby = Cartersby
smallworld-region-cattail_flats = Cattail Flats
smallworld-region-cloudstep = Cloudstep
smallworld-region-clover_rise = Clover Rise
smallworld-region-cold_anvil = Cold Anvil
smallworld-region-deepbough = Deepbough
smallworld-region-eagle_spire = Eagle Spire
smallworld-region-foxglade = Foxglade
smallworld-region-frogmire = Frogmire
smallworld-region-goldacre = Goldacre
smallworld-region-greenback = Greenback
smallworld-region-grimpeak = Grimpeak
smallworld-region-hammerhead = Hammerhead
smallworld-region-haywick = Haywick
smallworld-region-hazelmere = Hazelmere
smallworld-region-heathertop = Heathertop
smallworld-region-ironcrag = Ironcrag
smallworld-region-larkrise = Larkrise
smallworld-region-leechmoor = Leechmoor
smallworld-region-long_barrow = Long Barrow
smallworld-region-middle_lake = Mittsee
smallworld-region-millmead = Millmead
smallworld-region-mosshollow = Mosshollow
smallworld-region-mudwallow = Mudwallow
smallworld-region-murkwater = Murkwater
smallworld-region-ninepines = Ninepines
smallworld-region-north_west_sea = Nordwestmeer
smallworld-region-oatmarch = Oatmarch
smallworld-region-owlwood = Owlwood
smallworld-region-reedsink = Reedsink
smallworld-region-ryefield = Ryefield
smallworld-region-sedgehole = Sedgehole
smallworld-region-sheepdown = Sheepdown
smallworld-region-shepherds_cap = Shepherds Cap
smallworld-region-south_east_sea = Südostmeer
smallworld-region-standing_knoll = Standing Knoll
smallworld-region-stormhorn = Stormhorn
smallworld-region-sunfurrow = Sunfurrow
smallworld-region-thornholt = Thornholt
smallworld-region-wheatley = Wheatley
smallworld-region-whitefang = Whitefang
smallworld-region-windle_fell = Windle Fell
smallworld-region-wychgrove = Wychgrove
smallworld-name-region =
    { $of ->
        [none] eine Region
        [hidden] eine Region
       *[other] { smallworld-name-argument }
    }
smallworld-name-argument =
    { $of ->
        [amazons] { smallworld-race-amazons }
        [dwarves] { smallworld-race-dwarves }
        [elves] { smallworld-race-elves }
        [ghouls] { smallworld-race-ghouls }
        [giants] { smallworld-race-giants }
        [halflings] { smallworld-race-halflings }
        [humans] { smallworld-race-humans }
        [orcs] { smallworld-race-orcs }
        [ratmen] { smallworld-race-ratmen }
        [skeletons] { smallworld-race-skeletons }
        [sorcerers] { smallworld-race-sorcerers }
        [tritons] { smallworld-race-tritons }
        [trolls] { smallworld-race-trolls }
        [wizards] { smallworld-race-wizards }
        [goblins] { smallworld-race-goblins }
        [kobolds] { smallworld-race-kobolds }
        [nomads] { smallworld-race-nomads }
        [priestesses] { smallworld-race-priestesses }
        [white_ladies] { smallworld-race-white_ladies }
        [barbarians] { smallworld-race-barbarians }
        [homunculi] { smallworld-race-homunculi }
        [leprechauns] { smallworld-race-leprechauns }
        [pixies] { smallworld-race-pixies }
        [pygmies] { smallworld-race-pygmies }
        [alchemist] { smallworld-power-alchemist }
        [berserk] { smallworld-power-berserk }
        [bivouacking] { smallworld-power-bivouacking }
        [commando] { smallworld-power-commando }
        [diplomat] { smallworld-power-diplomat }
        [dragon_master] { smallworld-power-dragon_master }
        [flying] { smallworld-power-flying }
        [forest] { smallworld-power-forest }
        [fortified] { smallworld-power-fortified }
        [heroic] { smallworld-power-heroic }
        [hill] { smallworld-power-hill }
        [merchant] { smallworld-power-merchant }
        [mounted] { smallworld-power-mounted }
        [pillaging] { smallworld-power-pillaging }
        [seafaring] { smallworld-power-seafaring }
        [spirit] { smallworld-power-spirit }
        [stout] { smallworld-power-stout }
        [swamp] { smallworld-power-swamp }
        [underworld] { smallworld-power-underworld }
        [wealthy] { smallworld-power-wealthy }
        [cursed] { smallworld-power-cursed }
        [hordes] { smallworld-power-hordes }
        [marauding] { smallworld-power-marauding }
        [ransacking] { smallworld-power-ransacking }
        [were] { smallworld-power-were }
        [historian] { smallworld-power-historian }
        [peace_loving] { smallworld-power-peace_loving }
        [barricade] { smallworld-power-barricade }
        [catapult] { smallworld-power-catapult }
        [corrupt] { smallworld-power-corrupt }
        [imperial] { smallworld-power-imperial }
        [mercenary] { smallworld-power-mercenary }
        [m2-00] { smallworld-region-north_west_sea }
        [m2-01] { smallworld-region-goldacre }
        [m2-02] { smallworld-region-owlwood }
        [m2-03] { smallworld-region-frogmire }
        [m2-04] { smallworld-region-sheepdown }
        [m2-05] { smallworld-region-grimpeak }
        [m2-06] { smallworld-region-larkrise }
        [m2-07] { smallworld-region-middle_lake }
        [m2-08] { smallworld-region-stormhorn }
        [m2-09] { smallworld-region-ryefield }
        [m2-10] { smallworld-region-bramblewald }
        [m2-11] { smallworld-region-barleybrow }
        [m2-12] { smallworld-region-deepbough }
        [m2-13] { smallworld-region-sunfurrow }
        [m2-14] { smallworld-region-standing_knoll }
        [m2-15] { smallworld-region-ironcrag }
        [m2-16] { smallworld-region-blackfen }
        [m2-17] { smallworld-region-greenback }
        [m2-18] { smallworld-region-reedsink }
        [m2-19] { smallworld-region-whitefang }
        [m2-20] { smallworld-region-mudwallow }
        [m2-21] { smallworld-region-mosshollow }
        [m2-22] { smallworld-region-south_east_sea }
        [m3-00] { smallworld-region-north_west_sea }
        [m3-01] { smallworld-region-owlwood }
        [m3-02] { smallworld-region-grimpeak }
        [m3-03] { smallworld-region-goldacre }
        [m3-04] { smallworld-region-frogmire }
        [m3-05] { smallworld-region-bramblewald }
        [m3-06] { smallworld-region-blackfen }
        [m3-07] { smallworld-region-ryefield }
        [m3-08] { smallworld-region-reedsink }
        [m3-09] { smallworld-region-sheepdown }
        [m3-10] { smallworld-region-stormhorn }
        [m3-11] { smallworld-region-barleybrow }
        [m3-12] { smallworld-region-ironcrag }
        [m3-13] { smallworld-region-mudwallow }
        [m3-14] { smallworld-region-middle_lake }
        [m3-15] { smallworld-region-whitefang }
        [m3-16] { smallworld-region-larkrise }
        [m3-17] { smallworld-region-eagle_spire }
        [m3-18] { smallworld-region-sunfurrow }
        [m3-19] { smallworld-region-deepbough }
        [m3-20] { smallworld-region-standing_knoll }
        [m3-21] { smallworld-region-leechmoor }
        [m3-22] { smallworld-region-haywick }
        [m3-23] { smallworld-region-greenback }
        [m3-24] { smallworld-region-south_east_sea }
        [m3-25] { smallworld-region-windle_fell }
        [m3-26] { smallworld-region-cold_anvil }
        [m3-27] { smallworld-region-broken_tooth }
        [m3-28] { smallworld-region-mosshollow }
        [m3-29] { smallworld-region-foxglade }
        [m4-00] { smallworld-region-north_west_sea }
        [m4-01] { smallworld-region-goldacre }
        [m4-02] { smallworld-region-ryefield }
        [m4-03] { smallworld-region-owlwood }
        [m4-04] { smallworld-region-sheepdown }
        [m4-05] { smallworld-region-frogmire }
        [m4-06] { smallworld-region-blackfen }
        [m4-07] { smallworld-region-larkrise }
        [m4-08] { smallworld-region-barleybrow }
        [m4-09] { smallworld-region-grimpeak }
        [m4-10] { smallworld-region-bramblewald }
        [m4-11] { smallworld-region-deepbough }
        [m4-12] { smallworld-region-stormhorn }
        [m4-13] { smallworld-region-mosshollow }
        [m4-14] { smallworld-region-reedsink }
        [m4-15] { smallworld-region-standing_knoll }
        [m4-16] { smallworld-region-middle_lake }
        [m4-17] { smallworld-region-mudwallow }
        [m4-18] { smallworld-region-sunfurrow }
        [m4-19] { smallworld-region-ironcrag }
        [m4-20] { smallworld-region-greenback }
        [m4-21] { smallworld-region-whitefang }
        [m4-22] { smallworld-region-leechmoor }
        [m4-23] { smallworld-region-foxglade }
        [m4-24] { smallworld-region-eagle_spire }
        [m4-25] { smallworld-region-haywick }
        [m4-26] { smallworld-region-windle_fell }
        [m4-27] { smallworld-region-bogglesmarsh }
        [m4-28] { smallworld-region-millmead }
        [m4-29] { smallworld-region-cold_anvil }
        [m4-30] { smallworld-region-murkwater }
        [m4-31] { smallworld-region-ninepines }
        [m4-32] { smallworld-region-broken_tooth }
        [m4-33] { smallworld-region-cloudstep }
        [m4-34] { smallworld-region-heathertop }
        [m4-35] { smallworld-region-long_barrow }
        [m4-36] { smallworld-region-oatmarch }
        [m4-37] { smallworld-region-thornholt }
        [m4-38] { smallworld-region-south_east_sea }
        [m5-00] { smallworld-region-north_west_sea }
        [m5-01] { smallworld-region-grimpeak }
        [m5-02] { smallworld-region-frogmire }
        [m5-03] { smallworld-region-stormhorn }
        [m5-04] { smallworld-region-owlwood }
        [m5-05] { smallworld-region-goldacre }
        [m5-06] { smallworld-region-blackfen }
        [m5-07] { smallworld-region-ryefield }
        [m5-08] { smallworld-region-sheepdown }
        [m5-09] { smallworld-region-ironcrag }
        [m5-10] { smallworld-region-barleybrow }
        [m5-11] { smallworld-region-larkrise }
        [m5-12] { smallworld-region-sunfurrow }
        [m5-13] { smallworld-region-whitefang }
        [m5-14] { smallworld-region-reedsink }
        [m5-15] { smallworld-region-standing_knoll }
        [m5-16] { smallworld-region-greenback }
        [m5-17] { smallworld-region-bramblewald }
        [m5-18] { smallworld-region-mudwallow }
        [m5-19] { smallworld-region-windle_fell }
        [m5-20] { smallworld-region-middle_lake }
        [m5-21] { smallworld-region-deepbough }
        [m5-22] { smallworld-region-eagle_spire }
        [m5-23] { smallworld-region-leechmoor }
        [m5-24] { smallworld-region-haywick }
        [m5-25] { smallworld-region-millmead }
        [m5-26] { smallworld-region-cold_anvil }
        [m5-27] { smallworld-region-mosshollow }
        [m5-28] { smallworld-region-heathertop }
        [m5-29] { smallworld-region-bogglesmarsh }
        [m5-30] { smallworld-region-foxglade }
        [m5-31] { smallworld-region-murkwater }
        [m5-32] { smallworld-region-long_barrow }
        [m5-33] { smallworld-region-oatmarch }
        [m5-34] { smallworld-region-broken_tooth }
        [m5-35] { smallworld-region-clover_rise }
        [m5-36] { smallworld-region-wheatley }
        [m5-37] { smallworld-region-ninepines }
        [m5-38] { smallworld-region-cartersby }
        [m5-39] { smallworld-region-sedgehole }
        [m5-40] { smallworld-region-thornholt }
        [m5-41] { smallworld-region-cloudstep }
        [m5-42] { smallworld-region-wychgrove }
        [m5-43] { smallworld-region-south_east_sea }
        [m5-44] { smallworld-region-cattail_flats }
        [m5-45] { smallworld-region-hazelmere }
        [m5-46] { smallworld-region-shepherds_cap }
        [m5-47] { smallworld-region-hammerhead }
        [hidden] verdeckt
       *[other] { name-seat }
    }
smallworld-name-owner = { name-seat }
smallworld-name-other = { name-seat }
smallworld-combo =
    { $power ->
        [were] Wer-{ $race-name }
       *[other] { $race-name } ({ $power-name })
    }
smallworld-in-hand =
    { $hand ->
        [0] kein Plättchen{ smallworld-hand-leader }{ smallworld-hand-heroes }{ smallworld-hand-camps }{ smallworld-hand-catapult }
       *[other] { $hand } Plättchen{ smallworld-hand-leader }{ smallworld-hand-heroes }{ smallworld-hand-camps }{ smallworld-hand-catapult }
    }
smallworld-hand-leader =
    { $leader ->
        [0] { "" }
       *[other] , der Anführer
    }
smallworld-hand-heroes =
    { $heroes ->
        [0] { "" }
        [one] , { $heroes } Held
       *[other] , { $heroes } Helden
    }
smallworld-hand-camps =
    { $camps ->
        [0] { "" }
       *[other] , { $camps } Lager
    }
smallworld-hand-catapult =
    { $catapult ->
        [0] { "" }
       *[other] , das Katapult
    }
smallworld-source-regions = Regionen
smallworld-source-declined = untergegangene Regionen
smallworld-source-farmland = Menschen: Felder
smallworld-source-mines = Zwerge: Minen
smallworld-source-magic = Zauberer: Magische Quellen
smallworld-source-raids = Orks: Eroberungen
smallworld-source-alchemist = Alchemisten
smallworld-source-forest = Wald
smallworld-source-fortified = Festungen
smallworld-source-hill = Hügel
smallworld-source-merchant = Händler
smallworld-source-pillaging = Plündernde: Eroberungen
smallworld-source-swamp = Sumpf
smallworld-source-wealthy = Vermögende
smallworld-source-nomads = Nomaden: aufgegebene Regionen
smallworld-source-peace_loving = Friedliebende
smallworld-source-barricade = Barrikaden
smallworld-source-imperial = Imperiale
smallworld-source-tower = Elfenbeinturm
smallworld-name-source = Einkommen
smallworld-policy-ask = mich fragen
smallworld-policy-never = nie zahlen
smallworld-policy-always = immer zahlen
smallworld-policy-from_3 = ab 3 Münzen zahlen
smallworld-policy-from_5 = ab 5 Münzen zahlen
smallworld-policy-from_10 = ab 10 Münzen zahlen
smallworld-policy-from_20 = ab 20 Münzen zahlen
smallworld-name-policy = eine feste Antwort
smallworld-layout-ask = mich fragen
smallworld-layout-even = gleichmäßig verteilen
smallworld-layout-strongest = die wertvollste Region verstärken
smallworld-name-layout = eine feste Antwort

## Fragen

smallworld-ask-first = Wer beginnt?
smallworld-ask-banner = Welche Rasse wird als nächste aufgedeckt?
smallworld-ask-badge = Welche Spezialfähigkeit wird als nächste aufgedeckt?
smallworld-ask-choose = Runde { $round } von { $turns }: Breitest du deine Rasse aus ({ $race-name }), oder geht sie unter?
smallworld-ask-pick = Runde { $round } von { $turns }: Wähle eine Kombination. Die oberste ist umsonst; für eine andere legst du auf jede darüber eine Münze.
smallworld-ask-leader = Kommt der Anführer mit ({ $race-name })? Er zählt wie ein weiteres Plättchen, bleibt aber am Ende deines Zuges nie in einer immunen Region. Fällt seine Region, wird er gefangen: Lösegeld { $ransom }, sonst ist er dem Gegner am Ende { $captive } wert.
smallworld-ask-ready = Mach deine Truppen bereit ({ $race-name }): Alle Plättchen, die keine Region halten müssen, kommen auf die Hand. Vorher darfst du einige stehen lassen oder Regionen aufgeben.
smallworld-ask-conquer =
    { $pips ->
        [0] { $race-name }, auf der Hand: { $hand }. Der Würfel zeigt 0: Erobere eine Region zu ihrem Preis oder höre auf.
       *[other] { $race-name }, auf der Hand: { $hand }. Der Würfel macht die nächste Region um { $pips } billiger: Erobere sie oder höre auf.
        [none] { $race-name }, auf der Hand: { $hand }. Erobere eine Region oder höre auf.
    }
smallworld-ask-die = { $player-name } wirft den Verstärkungswürfel: Wie viele Augen?
smallworld-ask-growth = { $player-name } hat ein Pygmäen-Plättchen verloren und würfelt: Wie viele Augen?
smallworld-ask-ransom = { $player-name } hat deinen Anführer gefangen ({ $race-name }). Zahle jetzt { $ransom } Lösegeld, oder lass ihn dort: Am Ende zählt er { $captive } für { $player-name }.
smallworld-ask-give_up = { $race-name }: Die Plättchen reichen nicht für alle Regionen. Welche gibst du her, wenn nicht der Anführer eine halten kann?
smallworld-ask-redeploy = { $race-name }: Umgruppierung. Auf der Hand: { smallworld-in-hand }. Setze alles in Regionen dieser Rasse.
smallworld-ask-ally = Diplomaten: Mit wem schließt du Frieden bis zu deinem nächsten Zug?
smallworld-ask-stout = Dein Zug ist gewertet. Geht deine Rasse ({ $race-name }) gleich unter?
smallworld-ask-tower = Deine Priesterinnen gehen unter: In welcher Region bauen sie ihren Elfenbeinturm, wenn überhaupt?
smallworld-ask-resettle = Der Zug von { $player-name } ist vorbei. Vertrieben wurde deine Rasse ({ $race-name }); auf der Hand: { smallworld-in-hand }. Setze alles in Regionen, die sie noch hält.

## Aktionen

smallworld-action-banner = Diese Rasse aufdecken: { $argument-name }
smallworld-action-badge = Diese Spezialfähigkeit aufdecken: { $argument-name }
smallworld-action-first = { $argument-name } beginnt
smallworld-action-face =
    { $argument ->
        [hidden] Würfeln
       *[other] Der Würfel zeigt { $argument }
    }
smallworld-action-expand = Ausbreiten
smallworld-action-decline = Untergehen lassen
smallworld-action-pick = { $argument-name } wählen
smallworld-action-attach = Mit Anführer
smallworld-action-without = Ohne
smallworld-action-keep = { $argument-name }: ein Plättchen mehr hierlassen
smallworld-action-abandon = { $argument-name } aufgeben
smallworld-action-ready = Plättchen aufnehmen
smallworld-action-skip = Die Ghule lassen, wie sie sind
smallworld-action-take = { $argument-name } erobern
smallworld-action-dragon = Den Drachen schicken: { $argument-name }
smallworld-action-spell = Einen Zauber wirken: { $argument-name }
smallworld-action-shoot = Mit dem Katapult schießen: { $argument-name }
smallworld-action-hire = { $argument-name } mit Söldnern erobern, für eine Münze
smallworld-action-roll = Würfeln
smallworld-action-dare = { $argument-name } mit dem Würfel versuchen
smallworld-action-stop = Keine Eroberungen mehr
smallworld-action-pay = Das Lösegeld zahlen
smallworld-action-refuse = Ihn dem Gegner lassen
smallworld-action-give_up = { $argument-name } hergeben
smallworld-action-hero = Ein Held: { $argument-name }
smallworld-action-engine = Das Katapult: { $argument-name }
smallworld-action-lead = Der Anführer kommt dazu: { $argument-name }
smallworld-action-alone = Der Anführer löst ein Plättchen ab: { $argument-name }
smallworld-action-deploy = Ein Plättchen: { $argument-name }
smallworld-action-rest = Alle übrigen Plättchen: { $argument-name }
smallworld-action-camp = Ein Lager: { $argument-name }
smallworld-action-fortress = Eine Festung: { $argument-name }
smallworld-action-pot = Ein Goldtopf: { $argument-name }
smallworld-action-done = Fertig
smallworld-action-ally = Frieden mit { $argument-name }
smallworld-action-nobody = Mit niemandem Frieden
smallworld-action-retire = Jetzt untergehen lassen
smallworld-action-stay = Aktiv bleiben
smallworld-action-tower = Der Elfenbeinturm: { $argument-name }
smallworld-action-ransom_order =
    { $argument ->
        [ask] Lösegeld: mich jedes Mal fragen
        [never] Lösegeld: nie zahlen
        [always] Lösegeld: immer zahlen
        [from_3] Lösegeld: zahlen, solange ich mindestens 3 Münzen habe
        [from_5] Lösegeld: zahlen, solange ich mindestens 5 Münzen habe
        [from_10] Lösegeld: zahlen, solange ich mindestens 10 Münzen habe
        [from_20] Lösegeld: zahlen, solange ich mindestens 20 Münzen habe
       *[other] Lösegeld: eine feste Antwort
    }
smallworld-action-layout_order =
    { $argument ->
        [ask] Vertriebene Plättchen: mich jedes Mal fragen
        [even] Vertriebene Plättchen: gleichmäßig verteilen
        [strongest] Vertriebene Plättchen: die wertvollste Region verstärken
       *[other] Vertriebene Plättchen: eine feste Antwort
    }

## Was eine Möglichkeit kostet

smallworld-part-tokens =
    { $there ->
        [0] { "" }
       *[other] { " " }+ { $there } Plättchen
    }
smallworld-part-leader =
    { $leader ->
        [0] { "" }
       *[other] { " " }+ 1 Anführer
    }
smallworld-part-tribe =
    { $tribe ->
        [0] { "" }
       *[other] { " " }+ 1 Untergegangener Stamm
    }
smallworld-part-mountain =
    { $mountain ->
        [0] { "" }
       *[other] { " " }+ 1 Berg
    }
smallworld-part-lair =
    { $lair ->
        [0] { "" }
       *[other] { " " }+ 1 Trollhöhle
    }
smallworld-part-fortress =
    { $fortress ->
        [0] { "" }
       *[other] { " " }+ 1 Festung
    }
smallworld-part-camps =
    { $camps ->
        [0] { "" }
       *[other] { " " }+ { $camps } Lager
    }
smallworld-part-power =
    { $by_power ->
        [0] { "" }
       *[other] { " " }− { $by_power } { $power-name }
    }
smallworld-part-race =
    { $by_race ->
        [0] { "" }
       *[other] { " " }− { $by_race } { $race-name }
    }
smallworld-part-die =
    { $by_die ->
        [0] { "" }
       *[other] { " " }− { $by_die } Würfel
    }
smallworld-part-least =
    { $least ->
        [0] { "" }
       *[other] , mindestens { $least }
    }
smallworld-parts = { $base }{ smallworld-part-tokens }{ smallworld-part-leader }{ smallworld-part-tribe }{ smallworld-part-mountain }{ smallworld-part-lair }{ smallworld-part-fortress }{ smallworld-part-camps }{ smallworld-part-power }{ smallworld-part-race }{ smallworld-part-die }{ smallworld-part-least }
smallworld-price =
    { $parts ->
        [0] kostet { $price }
       *[other] kostet { $price } ({ smallworld-parts })
    }
smallworld-remark-take = { smallworld-price }
smallworld-remark-hire = { smallworld-price }
smallworld-remark-shoot = { smallworld-price }
smallworld-remark-dragon = braucht { $need } statt { $price }
smallworld-remark-spell = ein Hexenmeister aus dem Vorrat (dort: { $tray }); sonst kostet es { $price }
smallworld-remark-dare = { smallworld-price }; es fehlen { $short }, Chance { $chance } von 6
smallworld-remark-pick = { smallworld-combo }: Preis { $price }, Münzen darauf { $laid }, Plättchen { $tokens }
smallworld-remark-decline = bleibende Regionen: { $regions }, Münzen jetzt: { $coins }
smallworld-remark-retire = bleibende Regionen: { $regions }; sie bringen ab dem nächsten Zug Münzen
smallworld-remark-deploy = kostet die anderen bisher { $price }
smallworld-remark-camp = kostet die anderen bisher { $price }
smallworld-remark-fortress = kostet die anderen bisher { $price }

## Was geschah

smallworld-event-began = { $seat-name } beginnt.
smallworld-event-revealed = Neu im Angebot, Platz { $place }: { smallworld-combo }.
smallworld-event-turn = Runde { $round }: { $seat-name }.
smallworld-event-picked =
    { $paid ->
        [0] { $seat-name } wählt: { smallworld-combo }.
        [one] { $seat-name } wählt: { smallworld-combo }, und legt { $paid } Münze auf die Kombinationen darüber.
       *[other] { $seat-name } wählt: { smallworld-combo }, und legt { $paid } Münzen auf die Kombinationen darüber.
    }
smallworld-event-found =
    { $coins ->
        [one] { $seat-name } findet { $coins } Münze auf der Kombination.
       *[other] { $seat-name } findet { $coins } Münzen auf der Kombination.
    }
smallworld-event-attached = { $seat-name } nimmt den Anführer mit ({ $race-name }).
smallworld-event-unled = { $seat-name } verzichtet auf den Anführer ({ $race-name }).
smallworld-event-expanded = { $seat-name } breitet sich aus.
smallworld-event-declined = { $seat-name } lässt die Rasse untergehen: { $race-name }.
smallworld-event-kept = { $seat-name } lässt ein Plättchen mehr stehen: { $region-name }.
smallworld-event-abandoned = { $seat-name } gibt { $region-name } auf.
smallworld-event-readied = { $seat-name } macht die Truppen bereit ({ $race-name }), aufgenommen: { $tokens } Plättchen.
smallworld-event-skipped = { $seat-name } lässt die Ghule, wie sie sind.
smallworld-event-conquered =
    { $how ->
        [dragon] { $seat-name } erobert { $region-name } mit dem Drachen (Plättchen: { $tokens }).
        [spell] { $seat-name } nimmt { $region-name } durch einen Zauber (Plättchen: { $tokens }).
        [die] { $seat-name } erobert { $region-name } mit Hilfe des Würfels (Plättchen: { $tokens }).
        [catapult] { $seat-name } erobert { $region-name } mit dem Katapult (Plättchen: { $tokens }).
        [mercenaries] { $seat-name } erobert { $region-name } mit Söldnern, für eine Münze (Plättchen: { $tokens }).
        [berserk] { $seat-name } erobert { $region-name } im Rausch (Plättchen: { $tokens }).
       *[other] { $seat-name } erobert { $region-name } (Plättchen: { $tokens }).
    }
smallworld-event-withdrew = { $seat-name } wird aus { $region-name } vertrieben: { $back } auf die Hand, { $lost } verloren.
smallworld-event-captured = { $seat-name } nimmt den Anführer von { $owner-name } gefangen ({ $race-name }).
smallworld-event-ransomed =
    { $coins ->
        [one] { $owner-name } zahlt { $coins } Münze Lösegeld an { $seat-name } und hat den Anführer zurück.
       *[other] { $owner-name } zahlt { $coins } Münzen Lösegeld an { $seat-name } und hat den Anführer zurück.
    }
smallworld-event-refused = { $owner-name } zahlt kein Lösegeld: Der Anführer bleibt bei { $seat-name }.
smallworld-event-rescued = Der Anführer von { $seat-name } entkommt den eigenen Ghulen und geht auf die Hand zurück.
smallworld-event-rolled =
    { $pips ->
        [0] { $seat-name } würfelt: eine leere Seite.
        [one] { $seat-name } würfelt: { $pips } Auge.
       *[other] { $seat-name } würfelt: { $pips } Augen.
    }
smallworld-event-failed =
    { $region ->
        [none] { $seat-name } kann mit diesem Wurf nichts erobern; die Eroberungen sind zu Ende.
       *[other] { $region-name } hält { $seat-name } stand; die Eroberungen sind zu Ende.
    }
smallworld-event-stopped = { $seat-name } beendet die Eroberungen.
smallworld-event-grew = { $race-name } von { $seat-name }: { $tokens } Plättchen mehr aus dem Vorrat.
smallworld-event-came_off = { $seat-name } nimmt { $tokens } Plättchen vom Spielbrett.
smallworld-event-gave_up = { $seat-name } gibt { $region-name } her.
smallworld-event-hero = { $seat-name } stellt einen Helden auf: { $region-name }.
smallworld-event-catapult = { $seat-name } stellt das Katapult auf: { $region-name }.
smallworld-event-led = Der Anführer von { $seat-name } geht nach { $region-name }.
smallworld-event-waits = Der Anführer von { $seat-name } wartet neben dem Spielbrett: Keine Region steht ihm offen.
smallworld-event-deployed = { $seat-name } setzt { $tokens } Plättchen: { $region-name }.
smallworld-event-camped = { $seat-name } errichtet ein Lager: { $region-name }.
smallworld-event-fortified = { $seat-name } baut eine Festung: { $region-name }.
smallworld-event-pot = { $seat-name } versteckt einen Goldtopf: { $region-name }.
smallworld-event-redeployed = { $seat-name } hat umgruppiert.
smallworld-event-allied = { $seat-name } schließt Frieden mit { $other-name }.
smallworld-event-no_ally = { $seat-name } schließt mit niemandem Frieden.
smallworld-event-earned =
    { $coins ->
        [one] { $seat-name } bekommt { $coins } Münze: { $source-name }.
       *[other] { $seat-name } bekommt { $coins } Münzen: { $source-name }.
    }
smallworld-event-income =
    { $coins ->
        [one] { $seat-name } bekommt in diesem Zug { $coins } Münze.
       *[other] { $seat-name } bekommt in diesem Zug { $coins } Münzen.
    }
smallworld-event-vanished = Diese Rasse von { $seat-name } verschwindet von der Karte: { $race-name }.
smallworld-event-stayed = Die Standhaften von { $seat-name } bleiben aktiv.
smallworld-event-tower = { $seat-name } baut einen Elfenbeinturm aus { $tokens } Plättchen: { $region-name }.
smallworld-event-paid =
    { $why ->
        [ransacking] 
                { $coins ->
                    [one] { $seat-name } wird gebrandschatzt und zahlt { $coins } Münze an { $other-name }.
                   *[other] { $seat-name } wird gebrandschatzt und zahlt { $coins } Münzen an { $other-name }.
                }
       *[other] 
                { $coins ->
                    [one] { $other-name } ist korrupt: { $seat-name } zahlt { $coins } Münze.
                   *[other] { $other-name } ist korrupt: { $seat-name } zahlt { $coins } Münzen.
                }
    }
smallworld-event-took_pot = { $seat-name } nimmt den Goldtopf ({ $region-name }): 1 Münze.
smallworld-event-collected =
    { $coins ->
        [one] { $seat-name } holt { $coins } Münze aus Goldtöpfen.
       *[other] { $seat-name } holt { $coins } Münzen aus Goldtöpfen.
    }
smallworld-event-noted = Die Historiker von { $seat-name } vermerken einen Untergang bei { $other-name }: 1 Münze.
smallworld-event-reshuffled = Die abgelegten Spezialfähigkeiten werden zu einem neuen Stapel gemischt.
smallworld-event-ordered = { $seat-name } legt eine Antwort auf Lösegeld fest: { $policy-name }.
smallworld-event-laid_out = { $seat-name } legt eine Antwort zu vertriebenen Plättchen fest: { $layout-name }.
smallworld-event-ended = Die letzte Runde ist vorbei: Münzen und Gefangene werden gezählt.

## Warum nicht

why-SMW-PICK-01 = Diese Rasse ist nicht im Angebot: { $race-name }. Wähle eine der ausliegenden Kombinationen.
why-SMW-PICK-06 = { smallworld-combo }: Das kostet { $price }, gelegt auf die Kombinationen darüber, mehr als du hast. Wähle weiter oben.
why-SMW-READY-01 = { $region-name }: Dort kann kein Plättchen mehr zurückbleiben. Das geht nur in eigenen Regionen mit mehr Plättchen als nötig.
why-SMW-READY-03 = { $region-name } wird nicht von dieser Rasse gehalten ({ $race-name }) und kann nicht aufgegeben werden.
why-SMW-READY-05 = Regionen werden nur beim Bereitmachen aufgegeben, vor der ersten Eroberung des Zuges.
why-SMW-CONQ-14 = { $region-name } wird schon von deiner Rasse gehalten ({ $race-name }).
why-SMW-CONQ-17 = { $region-name } ist immun: Was dort steht, schützt vor jedem Angriff.
why-SMW-CONQ-02 = { $region-name } ist Wasser: Nur eine Seefahrende Rasse erobert Meere und See.
why-SMW-POWER-12 =
    { $region ->
        [none] Frieden schließt man mit einem Gegner, nicht mit sich selbst.
       *[other] { $owner-name } hat Frieden mit dir geschlossen: Bis { $owner-name } wieder am Zug ist, greift deine aktive Rasse { $region-name } nicht an.
    }
why-SMW-ENTRY-01 = { $region-name } ist kein Zugang: Eine Rasse ohne Region beginnt am Rand des Spielbretts oder an der Küste eines Meeres.
why-SMW-CONQ-09 = { $region-name } grenzt an keine Region dieser Rasse ({ $race-name }).
why-SMW-CONQ-01 = { $region-name } kostet { $price }; du hast { $hand } auf der Hand, { $short } zu wenig.
why-SMW-CONQ-06 = Jede Eroberung braucht ein Plättchen von deiner Hand, und es ist keines übrig.
why-SMW-POWER-19 = Nur Drachenbändiger haben den Drachen, und er erobert einmal im Zug.
why-SMW-POWER-22 = Der Drache braucht { $need } von deiner Hand dazu; du hast { $hand }.
why-SMW-RACE-33 = Nur aktive Hexenmeister zaubern, einmal im Zug gegen jeden Gegner.
why-SMW-RACE-34 = Ein Zauber ersetzt ein Plättchen, das allein ist; in dieser Region sind es { $there }: { $region-name }.
why-SMW-RACE-36 = Ein Lager zählt wie ein Plättchen und hält den Zauber auf: { $region-name }.
why-SMW-RACE-37 = Im Vorrat ist kein Hexenmeister mehr, also ist kein Zauber möglich.
why-SMW-RACE-40 = Hier steht kein aktives Plättchen eines Gegners, und nur dagegen wirkt ein Zauber: { $region-name }.
why-SMW-ENTRY-10 = Ein Zauber wird aus einer Region deiner Hexenmeister gewirkt; erobere erst eine.
why-SMW-POWER-03 = Nur eine Rasse von Berserkern würfelt, bevor sie eine Region nennt.
why-SMW-POWER-05 = Du hast gewürfelt: Erobere mit Plättchen und diesem Wurf eine Region, oder höre auf.
why-SMW-POWER-06 = Berserker haben keinen eigenen letzten Versuch: Würfle zuerst und nenne dann die Region.
why-SMW-DIE-01 = Der Würfel hilft nur mit einem Plättchen auf der Hand; du hast keines.
why-SMW-DIE-02 = { $region-name } kostet { $price }, und du hast { $hand }: Es fehlen { $short }. Der Würfel hilft mit höchstens 3.
why-SMW-DIE-08 = { $region-name } kostet { $price }, und du hast { $hand }: Es braucht keinen Würfel, erobere sie einfach.
why-SMW-RACE-05 = { $region-name } ist keine Region dieser Rasse ({ $race-name }); gib eine von ihren her.
why-SMW-REDEPLOY-01 = { $region-name } wird nicht von dieser Rasse gehalten ({ $race-name }); sie geht nur in ihre eigenen Regionen.
why-SMW-REDEPLOY-04 =
    { $case ->
        [none] Du hast kein Plättchen auf der Hand.
        [one] Du hast ein einziges Plättchen auf der Hand: Setze es für sich.
        [join] Bei einer einzigen Region kommt der Anführer zu den Plättchen dazu.
       *[other] Alle Plättchen müssen gesetzt werden; auf der Hand: { $hand }.
    }
why-SMW-POWER-31 = Eine Heldenhafte Rasse stellt ihre zwei Helden in zwei verschiedene eigene Regionen und hält keinen zurück.
why-SMW-LEADER-52 = Kein Held in dieser Region: Dein Anführer muss allein eine Region halten und braucht eine, die nicht immun ist ({ $region-name }).
why-SMW-LEADER-01 = Dein Anführer ist nicht auf deiner Hand, also ist niemand zu setzen.
why-SMW-LEADER-08 = Anführer sind unerschrocken: Deiner bleibt am Ende des Zuges nicht in einer immunen Region ({ $region-name }). Nimm eine, die nicht immun ist.
why-SMW-LEADER-13 = Dein Anführer ist noch auf der Hand: Er muss in einer deiner Regionen stehen, die nicht immun ist.
why-SMW-LEADER-15 =
    { $case ->
        [join] Dein Anführer stand allein in einer Region, die jetzt kein Plättchen hat: Gib zuerst eine Region her.
       *[other] Eine Region ist ohne Plättchen: Lass den Anführer ein Plättchen ablösen, damit es dorthin kann.
    }
why-SMW-LEADER-17 = { $region-name } muss nicht hergegeben werden: Dein Anführer hält eine Region allein, wie ein Plättchen.
why-SMW-LEADER-44 = Setze zuerst, was Regionen immun macht; dann weiß dein Anführer, wo er stehen darf.
why-SMW-VAR-05 = An diesem Tisch bleibt kein Anführer am Ende des Zuges im Wasser ({ $region-name }).
why-SMW-POWER-07 = Du hast kein Lager auf der Hand; nur eine Lagernde Rasse hat fünf davon.
why-SMW-POWER-10 = Alle Lager müssen gesetzt werden; auf der Hand: { $camps }.
why-SMW-POWER-26 = Nur eine Wehrhafte Rasse baut eine Festung: eine je Zug, in einer eigenen Region ohne Festung, höchstens sechs auf der Karte.
why-SMW-POWER-17 = Kein Frieden mit { $player-name }: Das geht nur mit Gegnern, deren aktive Rasse du in diesem Zug nicht angegriffen hast.
why-SMW-LOSS-02 = { $region-name }: Vertriebene Plättchen gehen nur in Regionen, die ihre Rasse noch hält.
why-SMW-LOSS-08 =
    { $case ->
        [none] Du hast kein vertriebenes Plättchen auf der Hand.
        [one] Du hast ein einziges Plättchen auf der Hand: Setze es für sich.
       *[other] Alles Vertriebene muss gesetzt werden; auf der Hand: { $hand }.
    }
why-SMW-SETUP-17 = An diesem Tisch wird ohne Anführer gespielt.
why-SMW-VAR-03 = Das ist schon deine feste Antwort auf Lösegeld.
why-SMW-VAR-04 = Das ist schon deine feste Antwort zu vertriebenen Plättchen.
why-SMW-EXTRA-02 = Kobolde erobern mit mindestens zwei Plättchen, auch mit dem Würfel; du hast { $hand } auf der Hand.
why-SMW-EXTRA-03 = Deine Nomaden haben { $region-name } in diesem Zug verlassen; sie erobern sie frühestens im nächsten zurück.
why-SMW-EXTRA-04 = Der Elfenbeinturm wird in einer Region deiner Priesterinnen gebaut; { $region-name } ist keine.
why-SMW-EXTRA-06 = Barbaren gruppieren nicht um: Ihre Plättchen bleiben, wo sie sind.
why-SMW-EXTRA-08 = Nur Leprechauns haben Goldtöpfe, höchstens einen in jeder eigenen Region.
why-SMW-EXTRA-09 = In jeder Region bleibt genau ein Pixie; die anderen warten neben dem Spielbrett.
why-SMW-EXTRA-13 = Marodierende würfeln erst am Ende ihrer zweiten Runde von Eroberungen.
why-SMW-EXTRA-19 = Das Katapult wird am Ende jedes Zuges in eine Region seiner Rasse gestellt; einmal im Zug erobert es eine Region genau zwei Schritte weiter.
why-SMW-EXTRA-22 = Nur Söldner werben Hilfe an, jedes Mal für 1 Münze, und die musst du haben.

## Wörter auf dem Brett

smallworld-board-turn = Runde
smallworld-board-round = Runde { $round } von { $turns }
smallworld-board-coins = Münzen
smallworld-board-coins-unseen = Münzen verdeckt
smallworld-board-price = Preis
smallworld-board-tokens = Plättchen
smallworld-board-hand = auf der Hand
smallworld-board-off = neben dem Spielbrett
smallworld-board-tray = Vorrat
smallworld-board-combos = Kombinationen
smallworld-board-active = aktiv
smallworld-board-spirit = Geister, untergegangen
smallworld-board-immune = immun
smallworld-board-coastal = Küste
smallworld-board-edge = Rand des Spielbretts
smallworld-board-captives = Gefangene
smallworld-board-free = niemand
smallworld-board-in_decline = untergegangen
smallworld-board-peace = Frieden mit
smallworld-board-waiting = wartet
smallworld-board-income = Einkommen
smallworld-board-borders = grenzt an
smallworld-board-camps = Lager
smallworld-board-farmland = Felder
smallworld-board-forest = Wald
smallworld-board-hill = Hügel
smallworld-board-mountain = Berg
smallworld-board-swamp = Sumpf
smallworld-board-sea = Meer
smallworld-board-lake = See
smallworld-board-mine = Mine
smallworld-board-magic = Magische Quelle
smallworld-board-cavern = Höhle
smallworld-board-tribe = Untergegangener Stamm
smallworld-board-lair = Trollhöhle
smallworld-board-fortress = Festung
smallworld-board-encampment = Lager
smallworld-board-hole = Erdhöhle
smallworld-board-hero = Held
smallworld-board-dragon = Drache
smallworld-board-leader = Anführer
smallworld-board-catapult = Katapult
smallworld-board-pot = Goldtopf
smallworld-board-tower = Elfenbeinturm
smallworld-board-m2-00 = { smallworld-region-north_west_sea }
smallworld-board-m2-01 = { smallworld-region-goldacre }
smallworld-board-m2-02 = { smallworld-region-owlwood }
smallworld-board-m2-03 = { smallworld-region-frogmire }
smallworld-board-m2-04 = { smallworld-region-sheepdown }
smallworld-board-m2-05 = { smallworld-region-grimpeak }
smallworld-board-m2-06 = { smallworld-region-larkrise }
smallworld-board-m2-07 = { smallworld-region-middle_lake }
smallworld-board-m2-08 = { smallworld-region-stormhorn }
smallworld-board-m2-09 = { smallworld-region-ryefield }
smallworld-board-m2-10 = { smallworld-region-bramblewald }
smallworld-board-m2-11 = { smallworld-region-barleybrow }
smallworld-board-m2-12 = { smallworld-region-deepbough }
smallworld-board-m2-13 = { smallworld-region-sunfurrow }
smallworld-board-m2-14 = { smallworld-region-standing_knoll }
smallworld-board-m2-15 = { smallworld-region-ironcrag }
smallworld-board-m2-16 = { smallworld-region-blackfen }
smallworld-board-m2-17 = { smallworld-region-greenback }
smallworld-board-m2-18 = { smallworld-region-reedsink }
smallworld-board-m2-19 = { smallworld-region-whitefang }
smallworld-board-m2-20 = { smallworld-region-mudwallow }
smallworld-board-m2-21 = { smallworld-region-mosshollow }
smallworld-board-m2-22 = { smallworld-region-south_east_sea }
smallworld-board-m3-00 = { smallworld-region-north_west_sea }
smallworld-board-m3-01 = { smallworld-region-owlwood }
smallworld-board-m3-02 = { smallworld-region-grimpeak }
smallworld-board-m3-03 = { smallworld-region-goldacre }
smallworld-board-m3-04 = { smallworld-region-frogmire }
smallworld-board-m3-05 = { smallworld-region-bramblewald }
smallworld-board-m3-06 = { smallworld-region-blackfen }
smallworld-board-m3-07 = { smallworld-region-ryefield }
smallworld-board-m3-08 = { smallworld-region-reedsink }
smallworld-board-m3-09 = { smallworld-region-sheepdown }
smallworld-board-m3-10 = { smallworld-region-stormhorn }
smallworld-board-m3-11 = { smallworld-region-barleybrow }
smallworld-board-m3-12 = { smallworld-region-ironcrag }
smallworld-board-m3-13 = { smallworld-region-mudwallow }
smallworld-board-m3-14 = { smallworld-region-middle_lake }
smallworld-board-m3-15 = { smallworld-region-whitefang }
smallworld-board-m3-16 = { smallworld-region-larkrise }
smallworld-board-m3-17 = { smallworld-region-eagle_spire }
smallworld-board-m3-18 = { smallworld-region-sunfurrow }
smallworld-board-m3-19 = { smallworld-region-deepbough }
smallworld-board-m3-20 = { smallworld-region-standing_knoll }
smallworld-board-m3-21 = { smallworld-region-leechmoor }
smallworld-board-m3-22 = { smallworld-region-haywick }
smallworld-board-m3-23 = { smallworld-region-greenback }
smallworld-board-m3-24 = { smallworld-region-south_east_sea }
smallworld-board-m3-25 = { smallworld-region-windle_fell }
smallworld-board-m3-26 = { smallworld-region-cold_anvil }
smallworld-board-m3-27 = { smallworld-region-broken_tooth }
smallworld-board-m3-28 = { smallworld-region-mosshollow }
smallworld-board-m3-29 = { smallworld-region-foxglade }
smallworld-board-m4-00 = { smallworld-region-north_west_sea }
smallworld-board-m4-01 = { smallworld-region-goldacre }
smallworld-board-m4-02 = { smallworld-region-ryefield }
smallworld-board-m4-03 = { smallworld-region-owlwood }
smallworld-board-m4-04 = { smallworld-region-sheepdown }
smallworld-board-m4-05 = { smallworld-region-frogmire }
smallworld-board-m4-06 = { smallworld-region-blackfen }
smallworld-board-m4-07 = { smallworld-region-larkrise }
smallworld-board-m4-08 = { smallworld-region-barleybrow }
smallworld-board-m4-09 = { smallworld-region-grimpeak }
smallworld-board-m4-10 = { smallworld-region-bramblewald }
smallworld-board-m4-11 = { smallworld-region-deepbough }
smallworld-board-m4-12 = { smallworld-region-stormhorn }
smallworld-board-m4-13 = { smallworld-region-mosshollow }
smallworld-board-m4-14 = { smallworld-region-reedsink }
smallworld-board-m4-15 = { smallworld-region-standing_knoll }
smallworld-board-m4-16 = { smallworld-region-middle_lake }
smallworld-board-m4-17 = { smallworld-region-mudwallow }
smallworld-board-m4-18 = { smallworld-region-sunfurrow }
smallworld-board-m4-19 = { smallworld-region-ironcrag }
smallworld-board-m4-20 = { smallworld-region-greenback }
smallworld-board-m4-21 = { smallworld-region-whitefang }
smallworld-board-m4-22 = { smallworld-region-leechmoor }
smallworld-board-m4-23 = { smallworld-region-foxglade }
smallworld-board-m4-24 = { smallworld-region-eagle_spire }
smallworld-board-m4-25 = { smallworld-region-haywick }
smallworld-board-m4-26 = { smallworld-region-windle_fell }
smallworld-board-m4-27 = { smallworld-region-bogglesmarsh }
smallworld-board-m4-28 = { smallworld-region-millmead }
smallworld-board-m4-29 = { smallworld-region-cold_anvil }
smallworld-board-m4-30 = { smallworld-region-murkwater }
smallworld-board-m4-31 = { smallworld-region-ninepines }
smallworld-board-m4-32 = { smallworld-region-broken_tooth }
smallworld-board-m4-33 = { smallworld-region-cloudstep }
smallworld-board-m4-34 = { smallworld-region-heathertop }
smallworld-board-m4-35 = { smallworld-region-long_barrow }
smallworld-board-m4-36 = { smallworld-region-oatmarch }
smallworld-board-m4-37 = { smallworld-region-thornholt }
smallworld-board-m4-38 = { smallworld-region-south_east_sea }
smallworld-board-m5-00 = { smallworld-region-north_west_sea }
smallworld-board-m5-01 = { smallworld-region-grimpeak }
smallworld-board-m5-02 = { smallworld-region-frogmire }
smallworld-board-m5-03 = { smallworld-region-stormhorn }
smallworld-board-m5-04 = { smallworld-region-owlwood }
smallworld-board-m5-05 = { smallworld-region-goldacre }
smallworld-board-m5-06 = { smallworld-region-blackfen }
smallworld-board-m5-07 = { smallworld-region-ryefield }
smallworld-board-m5-08 = { smallworld-region-sheepdown }
smallworld-board-m5-09 = { smallworld-region-ironcrag }
smallworld-board-m5-10 = { smallworld-region-barleybrow }
smallworld-board-m5-11 = { smallworld-region-larkrise }
smallworld-board-m5-12 = { smallworld-region-sunfurrow }
smallworld-board-m5-13 = { smallworld-region-whitefang }
smallworld-board-m5-14 = { smallworld-region-reedsink }
smallworld-board-m5-15 = { smallworld-region-standing_knoll }
smallworld-board-m5-16 = { smallworld-region-greenback }
smallworld-board-m5-17 = { smallworld-region-bramblewald }
smallworld-board-m5-18 = { smallworld-region-mudwallow }
smallworld-board-m5-19 = { smallworld-region-windle_fell }
smallworld-board-m5-20 = { smallworld-region-middle_lake }
smallworld-board-m5-21 = { smallworld-region-deepbough }
smallworld-board-m5-22 = { smallworld-region-eagle_spire }
smallworld-board-m5-23 = { smallworld-region-leechmoor }
smallworld-board-m5-24 = { smallworld-region-haywick }
smallworld-board-m5-25 = { smallworld-region-millmead }
smallworld-board-m5-26 = { smallworld-region-cold_anvil }
smallworld-board-m5-27 = { smallworld-region-mosshollow }
smallworld-board-m5-28 = { smallworld-region-heathertop }
smallworld-board-m5-29 = { smallworld-region-bogglesmarsh }
smallworld-board-m5-30 = { smallworld-region-foxglade }
smallworld-board-m5-31 = { smallworld-region-murkwater }
smallworld-board-m5-32 = { smallworld-region-long_barrow }
smallworld-board-m5-33 = { smallworld-region-oatmarch }
smallworld-board-m5-34 = { smallworld-region-broken_tooth }
smallworld-board-m5-35 = { smallworld-region-clover_rise }
smallworld-board-m5-36 = { smallworld-region-wheatley }
smallworld-board-m5-37 = { smallworld-region-ninepines }
smallworld-board-m5-38 = { smallworld-region-cartersby }
smallworld-board-m5-39 = { smallworld-region-sedgehole }
smallworld-board-m5-40 = { smallworld-region-thornholt }
smallworld-board-m5-41 = { smallworld-region-cloudstep }
smallworld-board-m5-42 = { smallworld-region-wychgrove }
smallworld-board-m5-43 = { smallworld-region-south_east_sea }
smallworld-board-m5-44 = { smallworld-region-cattail_flats }
smallworld-board-m5-45 = { smallworld-region-hazelmere }
smallworld-board-m5-46 = { smallworld-region-shepherds_cap }
smallworld-board-m5-47 = { smallworld-region-hammerhead }
smallworld-board-region = { $what }, { $terrain }
smallworld-board-held = { $who }: { $what }, { $tokens } Plättchen
smallworld-board-own = du: { $what }, { $tokens } Plättchen

## Vor der Partie

smallworld-blurb = Eine kleine Welt mit zu vielen Völkern: Wähle Rasse und Spezialfähigkeit, erobere, was du kannst, lass dein Volk im richtigen Moment untergehen und beginne neu, jetzt mit einem Anführer, der gefangen und freigekauft werden kann.
smallworld-option-leaders = Anführer
smallworld-option-leaders-true = Ja: Wer eine Kombination wählt, darf den Anführer der Rasse mitnehmen
smallworld-option-leaders-false = Nein: das Spiel ohne sie
smallworld-option-extra = Weitere Rassen und Spezialfähigkeiten
smallworld-option-extra-false = Nein: 14 Rassen und 20 Spezialfähigkeiten
smallworld-option-extra-true = Ja: 10 weitere Rassen und 12 weitere Spezialfähigkeiten werden untergemischt
smallworld-option-open_coins = Münzen
smallworld-option-open_coins-false = Verdeckt bis zum Schluss; Einkommen wird beim Auszahlen gezeigt
smallworld-option-open_coins-true = Offen: Alle sehen alle Summen
smallworld-option-leader_in_water = Anführer in Meeren und See
smallworld-option-leader_in_water-allowed = Erlaubt: Ein Anführer darf dort den Zug beenden
smallworld-option-leader_in_water-forbidden = Verboten: Wasser gilt für ihn als immun
smallworld-option-without_diplomat = Ohne die Spezialfähigkeit Diplomatische
smallworld-option-without_diplomat-false = Nein: Sie ist im Spiel
smallworld-option-without_diplomat-true = Ja: Sie wird herausgenommen, was zu zweit gut ist
smallworld-option-first_player = Startspieler
smallworld-option-first_player-seat1 = Platz 1 beginnt
smallworld-option-first_player-chance = Der Zufall entscheidet
smallworld-number-turns = Runden der Partie
smallworld-number-start_coins = Münzen zu Beginn
smallworld-number-base_price = Preis einer leeren Region
smallworld-number-ransom = Lösegeld für einen gefangenen Anführer
smallworld-number-captive = Münzen für jeden Gefangenen am Ende
smallworld-preset-leaders = Mit Anführern
smallworld-preset-leaders-about = Das Spiel mit seinen Anführern: 14 Rassen, 20 Spezialfähigkeiten.
smallworld-preset-classic = Klassisch
smallworld-preset-classic-about = Ohne Anführer: eine gute erste Partie.
smallworld-preset-everything = Alles
smallworld-preset-everything-about = Anführer und alle weiteren Rassen und Spezialfähigkeiten: 24 Rassen, 32 Spezialfähigkeiten.
smallworld-preset-open = Offene Münzen
smallworld-preset-open-about = Mit Anführern, und alle sehen alle Münzen.

## Glossar

smallworld-term-combo = Kombination
smallworld-term-combo-about = Eine Rasse und eine Spezialfähigkeit, die zusammen gewählt werden; ihre zwei Zahlen sagen, wie viele Plättchen du bekommst.
smallworld-term-race = Rasse
smallworld-term-race-about = Das Volk, das du spielst. Eines ist aktiv; ein anderes kann untergegangen auf dem Brett bleiben.
smallworld-term-power = Spezialfähigkeit
smallworld-term-power-about = Was die Marke neben einer Rasse ihr dazugibt, solange sie aktiv ist.
smallworld-term-banner = Banner
smallworld-term-banner-about = Die Tafel einer Rasse in der Auslage, mit ihrer Zahl von Plättchen.
smallworld-term-badge = Marke
smallworld-term-badge-about = Die Scheibe einer Spezialfähigkeit neben einem Banner, mit ihrer Zahl von Plättchen.
smallworld-term-token = Rassenplättchen
smallworld-term-token-about = Ein Stück einer Rasse: Es erobert, hält eine Region und macht sie für andere um 1 teurer.
smallworld-term-tray = Vorrat
smallworld-term-tray-about = Wo alle Plättchen liegen, die niemand hat; neue kommen von dort, solange es welche gibt.
smallworld-term-coin = Siegmünze
smallworld-term-coin-about = Punkte und Geld in einem; wer am Ende die meisten hat, gewinnt. Die Summen sind verdeckt.
smallworld-term-region = Region
smallworld-term-region-about = Ein Feld der Karte mit seinem Gelände; jede Region, die du hältst, bringt 1 Münze je Zug.
smallworld-term-border = Randregion
smallworld-term-border-about = Am Rand des Spielbretts oder an der Küste eines Meeres: Dort kommt eine Rasse ohne Region herein.
smallworld-term-decline = Untergegangen
smallworld-term-decline-about = Eine aufgegebene Rasse: In jeder Region bleibt ein Plättchen und bringt weiter 1 Münze; im nächsten Zug wählst du eine neue Kombination.
smallworld-term-ready = Truppen bereitmachen
smallworld-term-ready-about = Zu Beginn deines Zuges: alle Plättchen bis auf eines je Region auf die Hand nehmen.
smallworld-term-redeployment = Umgruppierung
smallworld-term-redeployment-about = Nach den Eroberungen: deine Plättchen neu auf deine Regionen verteilen, mindestens eines in jede.
smallworld-term-die = Verstärkungswürfel
smallworld-term-die-about = Für den letzten Versuch eines Zuges, wenn bis zu drei Plättchen fehlen; Seiten 0, 0, 0, 1, 2, 3.
smallworld-term-lost_tribe = Untergegangener Stamm
smallworld-term-lost_tribe-about = Ein Plättchen von niemandem, das seine Region mit 1 verteidigt und nach der Eroberung weg ist.
smallworld-term-mountain = Berg
smallworld-term-mountain-about = Ein Gelände, das 1 Plättchen mehr kostet, wem es auch gehört.
smallworld-term-immune = Immun
smallworld-term-immune-about = Eine Region, die nicht erobert und von keiner Fähigkeit getroffen wird: mit Drache, Held oder Erdhöhle.
smallworld-term-leader = Anführer
smallworld-term-leader-about = Ein zusätzliches Plättchen deiner aktiven Rasse, das am Ende deines Zuges nie in einer immunen Region bleibt und gefangen werden kann.
smallworld-term-captive = Gefangener
smallworld-term-captive-about = Ein gegnerischer Anführer, für den kein Lösegeld gezahlt wurde; er bringt am Ende der Partie 2 Münzen.
smallworld-term-ransom = Lösegeld
smallworld-term-ransom-about = Die Münze, mit der ein gefangener Anführer zurückkommt, sofort oder nie.
smallworld-term-lair = Trollhöhle
smallworld-term-lair-about = In jeder Region der Trolle: um 1 teurer zu erobern, auch untergegangen. Sie macht nicht immun.
smallworld-term-fortress = Festung
smallworld-term-fortress-about = Von Wehrhaften gebaut, eine je Zug: um 1 teurer zu erobern, auch untergegangen, und aktiv 1 Münze je Zug.
smallworld-term-encampment = Lager
smallworld-term-encampment-about = Fünf einer Lagernden Rasse: Jedes macht seine Region um 1 teurer und hält Zauber auf; sie gehen nie verloren.
smallworld-term-hole = Erdhöhle
smallworld-term-hole-about = In den ersten zwei Regionen der Halblinge: Sie macht sie immun.
smallworld-term-hero = Held
smallworld-term-hero-about = Zwei einer Heldenhaften Rasse: Jeder macht seine Region immun, bis er weiterzieht.
smallworld-term-dragon = Drache
smallworld-term-dragon-about = Erobert mit einem einzigen Plättchen jede Region, einmal im Zug, und macht sie immun, solange er bleibt.
smallworld-term-mine = Mine
smallworld-term-mine-about = Ein Zeichen einer Region; die Zwerge verdienen daran, auch untergegangen.
smallworld-term-magic = Magische Quelle
smallworld-term-magic-about = Ein Zeichen einer Region; die Zauberer verdienen daran.
smallworld-term-cavern = Höhle
smallworld-term-cavern-about = Ein Zeichen einer Region; für eine Rasse der Unterwelt sind alle Höhlen benachbart und kosten 1 weniger.

## Spielhilfe

smallworld-aid-1-title = Dein Zug
smallworld-aid-1 = Ohne aktive Rasse: Kombination wählen, dann erobern. Mit einer: ausbreiten oder untergehen. Ausbreiten heißt: Truppen bereitmachen (ein Plättchen bleibt in jeder Region; Regionen dürfen aufgegeben werden), erobern, umgruppieren, 1 Münze je Region werten, aktiv oder untergegangen, dazu Boni. Die meisten Münzen gewinnen.
smallworld-aid-2-title = Preise
smallworld-aid-2 = 2 Plättchen, dazu 1 für jedes Plättchen, jeden Stamm, Berg, jede Trollhöhle, Festung und jedes Lager dort; nie weniger als 1. Beginne am Rand, dann über Grenzen. Beim letzten Versuch hilft der Würfel, wenn bis zu 3 fehlen. Wer verliert, legt ein Plättchen ab; der Rest wird umgruppiert.
smallworld-aid-3-title = Kombinationen
smallworld-aid-3 = Die oberste Kombination ist umsonst. Für eine andere legst du auf jede darüber eine Münze; die Münzen auf deiner gehören dir. Du bekommst so viele Plättchen, wie beide Zahlen zusammen sagen.
smallworld-aid-4-title = Untergang
smallworld-aid-4 = Er kostet den ganzen Zug. In jeder Region bleibt ein Plättchen, die Spezialfähigkeit ist weg, der Anführer auch. Eine ältere untergegangene Rasse verlässt das Brett. Du wertest und wählst im nächsten Zug neu.
smallworld-aid-5-title = Umgruppierung
smallworld-aid-5 = Plättchen ziehen frei zwischen den Regionen der Rasse, mindestens eines in jede. Auch Helden, Lager, eine Festung und der Anführer werden gesetzt.
smallworld-aid-6-title = Anführer
smallworld-aid-6 = Er kommt umsonst mit einer Kombination und zählt wie ein Plättchen. Er bleibt am Zugende in keiner immunen Region; sind alle immun, wartet er neben dem Brett. Fällt seine Region, ist er gefangen und kein Plättchen verloren: Zahle sofort 1 Münze, sonst ist er am Ende 2 wert.
smallworld-aid-7-title = Rassen
smallworld-aid-7 = +1 Münze: Zwerge Mine, Menschen Felder, Zauberer Magie, Orks nicht leere Eroberungen. Billiger: Riesen an Bergen, Wassermänner am Wasser. Trolle: Höhlen. Halblinge: beginnen überall, 2 immun. Elben verlieren nichts. Skelette wachsen. Hexenmeister ersetzen Einzelne. Amazonen: 4 zum Angriff. Ghule kämpfen weiter. Rattenmenschen: viele.
smallworld-aid-8-title = Spezialfähigkeiten
smallworld-aid-8 = +1 Münze: Wald, Hügel, Sumpf, Händler (jede Region), Plündernde, Festung. Alchemisten +2, Vermögende einmal +7. Billiger: Kommando, Berittene, Unterwelt, Berserker (Würfel). Überall: Fliegende; Wasser: Seefahrende. Immun: Drache, Helden. Lager +1. Diplomatische: Frieden. Geister, Standhafte: besser untergehen.

## Die Lektion

smallworld-learn-1 = Lektion, Schritt 1: Du hast keine aktive Rasse, also wählst du eine Kombination. Nimm die Orks mit Kommando, die zweite in der Auslage: Das kostet eine Münze, die du auf die Kombination darüber legst.
smallworld-learn-2 = Schritt 2: Der Anführer der Orks kommt umsonst mit. Er zählt wie ein Plättchen mehr: zehn statt neun.
smallworld-learn-3 = Schritt 3: Du beginnst am Rand des Spielbretts. Barleybrow kostet 2 und 1 mehr für den Untergegangenen Stamm; Kommando zieht 1 ab. Orks verdienen eine Münze für jede nicht leere Eroberung.
smallworld-learn-4 = Schritt 4: Grimpeak liegt daneben. Der Berg macht es um 1 teurer, also kostet es auch 2.
smallworld-learn-5 = Schritt 5: In Larkrise stehen ein Riese und ihr Anführer: 2 + 1 + 1 − 1 = 3. Nimm es, und du nimmst den Anführer gefangen; sein Besitzer darf dir sofort 1 Münze zahlen, sonst bleibt er bei dir und ist am Ende 2 wert.
smallworld-learn-6 = Schritt 6: Zwei Plättchen und dein Anführer sind übrig. Du brauchst sie zum Schutz: Beende deine Eroberungen.
smallworld-learn-7 = Schritt 7: Umgruppierung. Ein Plättchen hält jede Region; setze alle anderen nach Larkrise, denn die Riesen sind nah.
smallworld-learn-8 = Schritt 8: Dein Anführer muss in einer Region stehen, die nicht immun ist. Schick ihn nach Barleybrow, weiter weg von den Riesen, damit ihn niemand gefangen nimmt.
smallworld-learn-end = Das war die Lektion: 3 Regionen, 3 untergegangene und 2 Eroberungen deiner Orks haben dir 8 Münzen gebracht. Spiel weiter, wie du magst.

## Reasons of a hint

smallworld-reason-coins = Es bringt oder spart dir Siegmünzen.
smallworld-reason-captives = Es bringt dir einen gefangenen Anführer.
smallworld-reason-realm = So bringt dir deine aktive Rasse mehr ein.
smallworld-reason-guard = Es schützt deine Regionen besser.
smallworld-reason-decline = So zahlt dir deine untergegangene Rasse länger etwas.
smallworld-reason-tokens = So bleiben dir mehr Plättchen zum Erobern.
smallworld-reason-leader = Es ist gut für deinen Anführer.
smallworld-reason-others = So bleibt den anderen weniger.
