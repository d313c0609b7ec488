# Small World with Leaders.

## Razas

smallworld-race-amazons = Salvajes
smallworld-race-dwarves = Enanos
smallworld-race-elves = Elfos
smallworld-race-ghouls = Necrófagos
smallworld-race-giants = Gigantes
smallworld-race-halflings = Medianos
smallworld-race-humans = Humanos
smallworld-race-orcs = Orcos
smallworld-race-ratmen = Hombres rata
smallworld-race-skeletons = Esqueletos
smallworld-race-sorcerers = Hechiceros
smallworld-race-tritons = Tritones
smallworld-race-trolls = Trolls
smallworld-race-wizards = Magos
smallworld-race-goblins = Goblins
smallworld-race-kobolds = Kobolds
smallworld-race-nomads = Nómadas
smallworld-race-priestesses = Sacerdotisas
smallworld-race-white_ladies = Damas blancas
smallworld-race-barbarians = Bárbaros
smallworld-race-homunculi = Homúnculos
smallworld-race-leprechauns = Leprechauns
smallworld-race-pixies = Pixies
smallworld-race-pygmies = Pigmeos
smallworld-race-amazons-about = Cuatro fichas más para conquistar; tras cada redespliegue, cuatro vuelven a la mano.
smallworld-race-dwarves-about = 1 moneda más por cada Región con mina, también en Declive.
smallworld-race-elves-about = No pierden ficha cuando cae una Región; todas vuelven a la mano. Un hechizo sí cuesta una.
smallworld-race-ghouls-about = En Declive, todas las fichas se quedan en el tablero y siguen conquistando, antes que tu Raza activa.
smallworld-race-giants-about = Las Regiones vecinas a una montaña suya cuestan 1 ficha menos.
smallworld-race-halflings-about = Entran por cualquier sitio; una Madriguera hace inmune cada una de sus dos primeras Regiones.
smallworld-race-humans-about = 1 moneda más por cada Región de campo.
smallworld-race-orcs-about = 1 moneda más por cada Región no vacía conquistada en este turno.
smallworld-race-ratmen-about = Ninguna ventaja: simplemente son muchos.
smallworld-race-skeletons-about = En el redespliegue, 1 ficha nueva por cada 2 Regiones no vacías conquistadas en este turno.
smallworld-race-sorcerers-about = Una vez por turno y oponente, un hechizo cambia una ficha activa solitaria de una Región vecina por un Hechicero de la reserva.
smallworld-race-tritons-about = Las Regiones a orillas de un mar o del lago cuestan 1 ficha menos.
smallworld-race-trolls-about = Una guarida de Troll en cada Región suya la encarece en 1, también en Declive.
smallworld-race-wizards-about = 1 moneda más por cada Región con fuente mágica.
smallworld-race-goblins-about = Las Regiones con fichas en Declive o una Tribu perdida cuestan 1 ficha menos.
smallworld-race-kobolds-about = Conquistan y mantienen una Región con 2 fichas como mínimo.
smallworld-race-nomads-about = Cada Región que abandonan da 1 moneda al final del turno; no pueden retomarla en ese turno.
smallworld-race-priestesses-about = Al entrar en Declive, sus fichas pueden apilarse en una Torre de marfil: 1 moneda por ficha.
smallworld-race-white_ladies-about = En Declive, sus Regiones son inmunes.
smallworld-race-barbarians-about = Son muchos, pero no se redespliegan.
smallworld-race-homunculi-about = Cada vez que se pasa de largo su combinación, se le añade una ficha.
smallworld-race-leprechauns-about = Ollas de oro en sus Regiones: 1 moneda por cada una que siga allí al empezar su próximo turno.
smallworld-race-pixies-about = Muchísimos, pero tras el redespliegue solo queda uno en cada Región.
smallworld-race-pygmies-about = Por cada ficha perdida se tira el dado: llegan otras tantas de la reserva.

## Poderes Especiales

smallworld-power-alchemist = Alquimistas
smallworld-power-berserk = Berserker
smallworld-power-bivouacking = Acampadores
smallworld-power-commando = Comando
smallworld-power-diplomat = Diplomáticos
smallworld-power-dragon_master = Señores de los dragones
smallworld-power-flying = Voladores
smallworld-power-forest = Del bosque
smallworld-power-fortified = Fortificados
smallworld-power-heroic = Heroicos
smallworld-power-hill = De las colinas
smallworld-power-merchant = Mercaderes
smallworld-power-mounted = Montados
smallworld-power-pillaging = Saqueadores
smallworld-power-seafaring = Marineros
smallworld-power-spirit = Espíritus
smallworld-power-stout = Recios
smallworld-power-swamp = Del pantano
smallworld-power-underworld = Del inframundo
smallworld-power-wealthy = Ricos
smallworld-power-cursed = Malditos
smallworld-power-hordes = Hordas
smallworld-power-marauding = Merodeadores
smallworld-power-ransacking = Expoliadores
smallworld-power-were = Licántropos
smallworld-power-historian = Historiadores
smallworld-power-peace_loving = Pacíficos
smallworld-power-barricade = Atrincherados
smallworld-power-catapult = Catapulta
smallworld-power-corrupt = Corruptos
smallworld-power-imperial = Imperiales
smallworld-power-mercenary = Mercenarios
smallworld-power-alchemist-about = 2 monedas más en cada turno mientras la Raza esté en activo.
smallworld-power-berserk-about = Antes de cada conquista se puede tirar el dado; sus puntos rebajan el precio.
smallworld-power-bivouacking-about = Cinco campamentos, repartidos en cada redespliegue; cada uno encarece su Región en 1.
smallworld-power-commando-about = Cada Región cuesta 1 ficha menos.
smallworld-power-diplomat-about = Al final de tu turno nombra a un oponente al que no hayas atacado: no atacará a tu Raza activa hasta tu próximo turno.
smallworld-power-dragon_master-about = Una vez por turno, una sola ficha toma cualquier Región; el Dragón se queda y la hace inmune.
smallworld-power-flying-about = Se puede conquistar cualquier Región de tierra, cercana o lejana.
smallworld-power-forest-about = 1 moneda más por cada Región de bosque.
smallworld-power-fortified-about = Una fortaleza nueva por turno: la Región cuesta 1 más, también en Declive, y da 1 moneda más por turno en activo.
smallworld-power-heroic-about = Al final del turno, dos Héroes hacen inmunes dos Regiones.
smallworld-power-hill-about = 1 moneda más por cada Región de colinas.
smallworld-power-merchant-about = 1 moneda más por cada Región.
smallworld-power-mounted-about = Las Regiones de colinas y de campo cuestan 1 ficha menos.
smallworld-power-pillaging-about = 1 moneda más por cada Región no vacía conquistada en este turno.
smallworld-power-seafaring-about = También se pueden conquistar los mares y el lago, y se conservan en Declive.
smallworld-power-spirit-about = En Declive, la Raza no cuenta: puedes tener otra en Declive a su lado.
smallworld-power-stout-about = La Raza puede entrar en Declive justo después de puntuar, sin gastar un turno en ello.
smallworld-power-swamp-about = 1 moneda más por cada Región de pantano.
smallworld-power-underworld-about = Las Regiones con caverna cuestan 1 ficha menos y son todas vecinas al conquistar.
smallworld-power-wealthy-about = 7 monedas más, una sola vez, al final del primer turno.
smallworld-power-cursed-about = Ninguna ventaja; pasar de largo esta combinación cuesta 3 monedas en vez de 1.
smallworld-power-hordes-about = Dos fichas más mientras la Raza esté en activo.
smallworld-power-marauding-about = Dos rondas de conquistas por turno.
smallworld-power-ransacking-about = Cada Región tomada a una Raza activa quita además 1 moneda a su dueño.
smallworld-power-were-about = En las rondas pares de la partida, cada Región cuesta 2 fichas menos.
smallworld-power-historian-about = 1 moneda cada vez que otra Raza entra en Declive.
smallworld-power-peace_loving-about = 3 monedas más en un turno sin atacar a la Raza activa de un oponente.
smallworld-power-barricade-about = 3 monedas más en un turno que acabe con cuatro Regiones o menos.
smallworld-power-catapult-about = Una vez por turno toma una Región a dos pasos por 1 ficha menos; su propia Región es inmune.
smallworld-power-corrupt-about = Quien tome una Región de esta Raza te paga 1 moneda.
smallworld-power-imperial-about = 1 moneda más por cada Región a partir de la cuarta.
smallworld-power-mercenary-about = Antes de una conquista puedes pagar 1 moneda para rebajar su precio en 2.

## Nombres

smallworld-name-race = una Raza
smallworld-name-power = un Poder Especial
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
smallworld-region-middle_lake = Lago Central
smallworld-region-millmead = Millmead
smallworld-region-mosshollow = Mosshollow
smallworld-region-mudwallow = Mudwallow
smallworld-region-murkwater = Murkwater
smallworld-region-ninepines = Ninepines
smallworld-region-north_west_sea = Mar del Noroeste
smallworld-region-oatmarch = Oatmarch
smallworld-region-owlwood = Owlwood
smallworld-region-reedsink = Reedsink
smallworld-region-ryefield = Ryefield
smallworld-region-sedgehole = Sedgehole
smallworld-region-sheepdown = Sheepdown
smallworld-region-shepherds_cap = Shepherds Cap
smallworld-region-south_east_sea = Mar del Sureste
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
        [none] una Región
        [hidden] una Región
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
        [hidden] oculta
       *[other] { name-seat }
    }
smallworld-name-owner = { name-seat }
smallworld-name-other = { name-seat }
smallworld-combo =
    { $power ->
        [were] { $race-name } licántropos
       *[other] { $race-name } ({ $power-name })
    }
smallworld-in-hand =
    { $hand ->
        [0] ninguna ficha{ smallworld-hand-leader }{ smallworld-hand-heroes }{ smallworld-hand-camps }{ smallworld-hand-catapult }
        [one] { $hand } ficha{ smallworld-hand-leader }{ smallworld-hand-heroes }{ smallworld-hand-camps }{ smallworld-hand-catapult }
       *[other] { $hand } fichas{ smallworld-hand-leader }{ smallworld-hand-heroes }{ smallworld-hand-camps }{ smallworld-hand-catapult }
    }
smallworld-hand-leader =
    { $leader ->
        [0] { "" }
       *[other] , el Líder
    }
smallworld-hand-heroes =
    { $heroes ->
        [0] { "" }
        [one] , { $heroes } Héroe
       *[other] , { $heroes } Héroes
    }
smallworld-hand-camps =
    { $camps ->
        [0] { "" }
        [one] , { $camps } campamento
       *[other] , { $camps } campamentos
    }
smallworld-hand-catapult =
    { $catapult ->
        [0] { "" }
       *[other] , la catapulta
    }
smallworld-source-regions = Regiones
smallworld-source-declined = Regiones en Declive
smallworld-source-farmland = Humanos: campos
smallworld-source-mines = Enanos: minas
smallworld-source-magic = Magos: fuentes mágicas
smallworld-source-raids = Orcos: conquistas
smallworld-source-alchemist = Alquimistas
smallworld-source-forest = bosques
smallworld-source-fortified = fortalezas
smallworld-source-hill = colinas
smallworld-source-merchant = Mercaderes
smallworld-source-pillaging = Saqueadores: conquistas
smallworld-source-swamp = pantanos
smallworld-source-wealthy = Ricos
smallworld-source-nomads = Nómadas: Regiones abandonadas
smallworld-source-peace_loving = Pacíficos
smallworld-source-barricade = Atrincherados
smallworld-source-imperial = Imperiales
smallworld-source-tower = Torre de marfil
smallworld-name-source = ingresos
smallworld-policy-ask = preguntarme
smallworld-policy-never = no pagar nunca
smallworld-policy-always = pagar siempre
smallworld-policy-from_3 = pagar con 3 monedas o más
smallworld-policy-from_5 = pagar con 5 monedas o más
smallworld-policy-from_10 = pagar con 10 monedas o más
smallworld-policy-from_20 = pagar con 20 monedas o más
smallworld-name-policy = una respuesta fija
smallworld-layout-ask = preguntarme
smallworld-layout-even = repartir por igual
smallworld-layout-strongest = reforzar la Región más valiosa
smallworld-name-layout = una respuesta fija

## Preguntas

smallworld-ask-first = ¿Quién empieza?
smallworld-ask-banner = ¿Qué Raza se descubre a continuación?
smallworld-ask-badge = ¿Qué Poder Especial se descubre a continuación?
smallworld-ask-choose = Ronda { $round } de { $turns }: ¿se expande tu Raza ({ $race-name }) o entra en Declive?
smallworld-ask-pick = Ronda { $round } de { $turns }: elige una combinación. La primera es gratis; para otra, pon una moneda en cada una de las de encima.
smallworld-ask-leader = ¿Te acompaña el Líder ({ $race-name })? Cuenta como una ficha más, pero nunca acaba tu turno en una Región inmune. Si cae su Región, lo capturan: rescate { $ransom }, o valdrá { $captive } al final para quien lo tenga.
smallworld-ask-ready = Prepara tus tropas ({ $race-name }): todas las fichas que no mantienen una Región vuelven a tu mano. Antes puedes dejar algunas donde están o abandonar Regiones.
smallworld-ask-conquer =
    { $pips ->
        [0] { $race-name }, en mano: { $hand }. El dado muestra 0: conquista una Región a su precio o para.
       *[other] { $race-name }, en mano: { $hand }. El dado abarata la próxima Región en { $pips }: conquístala o para.
        [none] { $race-name }, en mano: { $hand }. Conquista una Región o para.
    }
smallworld-ask-die = { $player-name } tira el dado de refuerzo: ¿cuántos puntos?
smallworld-ask-growth = { $player-name } ha perdido un Pigmeo y tira el dado: ¿cuántos puntos?
smallworld-ask-ransom = { $player-name } ha capturado a tu Líder ({ $race-name }). Paga ahora un rescate de { $ransom } o déjalo: al final valdrá { $captive } para { $player-name }.
smallworld-ask-give_up = { $race-name }: no hay fichas suficientes para todas las Regiones. ¿Cuál entregas, si el Líder no puede mantener una?
smallworld-ask-redeploy = { $race-name }: redespliegue. En mano: { smallworld-in-hand }. Colócalo todo en Regiones de esta Raza.
smallworld-ask-ally = Diplomáticos: ¿con quién haces las paces hasta tu próximo turno?
smallworld-ask-stout = Tu turno ya está puntuado. ¿Entra tu Raza ({ $race-name }) en Declive ahora mismo?
smallworld-ask-tower = Tus Sacerdotisas entran en Declive: ¿en qué Región levantan su Torre de marfil, si quieren una?
smallworld-ask-resettle = El turno de { $player-name } ha terminado. Han expulsado a tu Raza ({ $race-name }); en mano: { smallworld-in-hand }. Colócalo todo en Regiones que aún mantiene.

## Acciones

smallworld-action-banner = Descubrir la Raza: { $argument-name }
smallworld-action-badge = Descubrir el Poder Especial: { $argument-name }
smallworld-action-first = Empieza { $argument-name }
smallworld-action-face =
    { $argument ->
        [hidden] Tirar el dado
       *[other] El dado muestra { $argument }
    }
smallworld-action-expand = Expandirse
smallworld-action-decline = Entrar en Declive
smallworld-action-pick = Elegir: { $argument-name }
smallworld-action-attach = Con el Líder
smallworld-action-without = Sin
smallworld-action-keep = { $argument-name }: dejar aquí una ficha más
smallworld-action-abandon = Abandonar { $argument-name }
smallworld-action-ready = Recoger las fichas
smallworld-action-skip = Dejar a los Necrófagos como están
smallworld-action-take = Conquistar { $argument-name }
smallworld-action-dragon = Enviar el Dragón: { $argument-name }
smallworld-action-spell = Lanzar un hechizo: { $argument-name }
smallworld-action-shoot = Disparar con la catapulta: { $argument-name }
smallworld-action-hire = Conquistar { $argument-name } con Mercenarios, por una moneda
smallworld-action-roll = Tirar el dado
smallworld-action-dare = Intentar { $argument-name } con el dado
smallworld-action-stop = No conquistar más
smallworld-action-pay = Pagar el rescate
smallworld-action-refuse = Dejárselo al oponente
smallworld-action-give_up = Entregar { $argument-name }
smallworld-action-hero = Un Héroe: { $argument-name }
smallworld-action-engine = La catapulta: { $argument-name }
smallworld-action-lead = El Líder se une a las fichas: { $argument-name }
smallworld-action-alone = El Líder ocupa el lugar de una ficha: { $argument-name }
smallworld-action-deploy = Una ficha: { $argument-name }
smallworld-action-rest = Todas las fichas restantes: { $argument-name }
smallworld-action-camp = Un campamento: { $argument-name }
smallworld-action-fortress = Una fortaleza: { $argument-name }
smallworld-action-pot = Una olla de oro: { $argument-name }
smallworld-action-done = Listo
smallworld-action-ally = Hacer las paces con { $argument-name }
smallworld-action-nobody = Las paces con nadie
smallworld-action-retire = Entrar en Declive ahora
smallworld-action-stay = Seguir en activo
smallworld-action-tower = La Torre de marfil: { $argument-name }
smallworld-action-ransom_order =
    { $argument ->
        [ask] Rescate: preguntarme cada vez
        [never] Rescate: no pagar nunca
        [always] Rescate: pagar siempre
        [from_3] Rescate: pagar mientras tenga 3 monedas o más
        [from_5] Rescate: pagar mientras tenga 5 monedas o más
        [from_10] Rescate: pagar mientras tenga 10 monedas o más
        [from_20] Rescate: pagar mientras tenga 20 monedas o más
       *[other] Rescate: una respuesta fija
    }
smallworld-action-layout_order =
    { $argument ->
        [ask] Fichas expulsadas: preguntarme cada vez
        [even] Fichas expulsadas: repartirlas por igual
        [strongest] Fichas expulsadas: reforzar la Región más valiosa
       *[other] Fichas expulsadas: una respuesta fija
    }

## Lo que cuesta una opción

smallworld-part-tokens =
    { $there ->
        [0] { "" }
        [one] { " " }+ { $there } ficha
       *[other] { " " }+ { $there } fichas
    }
smallworld-part-leader =
    { $leader ->
        [0] { "" }
       *[other] { " " }+ 1 Líder
    }
smallworld-part-tribe =
    { $tribe ->
        [0] { "" }
       *[other] { " " }+ 1 Tribu perdida
    }
smallworld-part-mountain =
    { $mountain ->
        [0] { "" }
       *[other] { " " }+ 1 montaña
    }
smallworld-part-lair =
    { $lair ->
        [0] { "" }
       *[other] { " " }+ 1 guarida de Troll
    }
smallworld-part-fortress =
    { $fortress ->
        [0] { "" }
       *[other] { " " }+ 1 fortaleza
    }
smallworld-part-camps =
    { $camps ->
        [0] { "" }
        [one] { " " }+ { $camps } campamento
       *[other] { " " }+ { $camps } campamentos
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
       *[other] { " " }− { $by_die } dado
    }
smallworld-part-least =
    { $least ->
        [0] { "" }
       *[other] , como mínimo { $least }
    }
smallworld-parts = { $base }{ smallworld-part-tokens }{ smallworld-part-leader }{ smallworld-part-tribe }{ smallworld-part-mountain }{ smallworld-part-lair }{ smallworld-part-fortress }{ smallworld-part-camps }{ smallworld-part-power }{ smallworld-part-race }{ smallworld-part-die }{ smallworld-part-least }
smallworld-price =
    { $parts ->
        [0] cuesta { $price }
       *[other] cuesta { $price } ({ smallworld-parts })
    }
smallworld-remark-take = { smallworld-price }
smallworld-remark-hire = { smallworld-price }
smallworld-remark-shoot = { smallworld-price }
smallworld-remark-dragon = necesita { $need } en vez de { $price }
smallworld-remark-spell = un Hechicero de la reserva (quedan { $tray }); si no, cuesta { $price }
smallworld-remark-dare = { smallworld-price }; faltan { $short }, probabilidad { $chance } de 6
smallworld-remark-pick = { smallworld-combo }: precio { $price }, monedas encima { $laid }, fichas { $tokens }
smallworld-remark-decline = Regiones que quedan: { $regions }, monedas ahora: { $coins }
smallworld-remark-retire = Regiones que quedan: { $regions }; dan monedas desde el próximo turno
smallworld-remark-deploy = de momento cuesta { $price } a los demás
smallworld-remark-camp = de momento cuesta { $price } a los demás
smallworld-remark-fortress = de momento cuesta { $price } a los demás

## Lo que ha pasado

smallworld-event-began = Empieza { $seat-name }.
smallworld-event-revealed = Nueva oferta, puesto { $place }: { smallworld-combo }.
smallworld-event-turn = Ronda { $round }: { $seat-name }.
smallworld-event-picked =
    { $paid ->
        [0] { $seat-name } elige: { smallworld-combo }.
        [one] { $seat-name } elige: { smallworld-combo }, y pone { $paid } moneda en las combinaciones de encima.
       *[other] { $seat-name } elige: { smallworld-combo }, y pone { $paid } monedas en las combinaciones de encima.
    }
smallworld-event-found =
    { $coins ->
        [one] { $seat-name } encuentra { $coins } moneda en la combinación.
       *[other] { $seat-name } encuentra { $coins } monedas en la combinación.
    }
smallworld-event-attached = { $seat-name } se lleva al Líder ({ $race-name }).
smallworld-event-unled = { $seat-name } renuncia al Líder ({ $race-name }).
smallworld-event-expanded = { $seat-name } se expande.
smallworld-event-declined = { $seat-name } hace entrar su Raza en Declive: { $race-name }.
smallworld-event-kept = { $seat-name } deja una ficha más: { $region-name }.
smallworld-event-abandoned = { $seat-name } abandona { $region-name }.
smallworld-event-readied =
    { $tokens ->
        [one] { $seat-name } prepara sus tropas ({ $race-name }); recoge { $tokens } ficha.
       *[other] { $seat-name } prepara sus tropas ({ $race-name }); recoge { $tokens } fichas.
    }
smallworld-event-skipped = { $seat-name } deja a los Necrófagos como están.
smallworld-event-conquered =
    { $how ->
        [dragon] { $seat-name } conquista { $region-name } con el Dragón (fichas: { $tokens }).
        [spell] { $seat-name } toma { $region-name } con un hechizo (fichas: { $tokens }).
        [die] { $seat-name } conquista { $region-name } con ayuda del dado (fichas: { $tokens }).
        [catapult] { $seat-name } conquista { $region-name } con la catapulta (fichas: { $tokens }).
        [mercenaries] { $seat-name } conquista { $region-name } con Mercenarios, por una moneda (fichas: { $tokens }).
        [berserk] { $seat-name } conquista { $region-name } con furia (fichas: { $tokens }).
       *[other] { $seat-name } conquista { $region-name } (fichas: { $tokens }).
    }
smallworld-event-withdrew = { $seat-name } pierde { $region-name }: { $back } a la mano, { $lost } fuera.
smallworld-event-captured = { $seat-name } captura al Líder de { $owner-name } ({ $race-name }).
smallworld-event-ransomed =
    { $coins ->
        [one] { $owner-name } paga un rescate de { $coins } moneda a { $seat-name } y recupera a su Líder.
       *[other] { $owner-name } paga un rescate de { $coins } monedas a { $seat-name } y recupera a su Líder.
    }
smallworld-event-refused = { $owner-name } no paga rescate: el Líder se queda con { $seat-name }.
smallworld-event-rescued = El Líder de { $seat-name } escapa de sus propios Necrófagos y vuelve a la mano.
smallworld-event-rolled =
    { $pips ->
        [0] { $seat-name } tira el dado: una cara vacía.
        [one] { $seat-name } tira el dado: { $pips } punto.
       *[other] { $seat-name } tira el dado: { $pips } puntos.
    }
smallworld-event-failed =
    { $region ->
        [none] { $seat-name } no puede conquistar nada con esa tirada; se acaban las conquistas.
       *[other] { $region-name } resiste a { $seat-name }; se acaban las conquistas.
    }
smallworld-event-stopped = { $seat-name } termina sus conquistas.
smallworld-event-grew =
    { $tokens ->
        [one] { $race-name } de { $seat-name }: { $tokens } ficha más de la reserva.
       *[other] { $race-name } de { $seat-name }: { $tokens } fichas más de la reserva.
    }
smallworld-event-came_off =
    { $tokens ->
        [one] { $seat-name } retira { $tokens } ficha a la mano.
       *[other] { $seat-name } retira { $tokens } fichas a la mano.
    }
smallworld-event-gave_up = { $seat-name } entrega { $region-name }.
smallworld-event-hero = { $seat-name } coloca un Héroe: { $region-name }.
smallworld-event-catapult = { $seat-name } coloca la catapulta: { $region-name }.
smallworld-event-led = El Líder de { $seat-name } va a { $region-name }.
smallworld-event-waits = El Líder de { $seat-name } espera en la mano: ninguna Región le está abierta.
smallworld-event-deployed =
    { $tokens ->
        [one] { $seat-name } coloca { $tokens } ficha: { $region-name }.
       *[other] { $seat-name } coloca { $tokens } fichas: { $region-name }.
    }
smallworld-event-camped = { $seat-name } monta un campamento: { $region-name }.
smallworld-event-fortified = { $seat-name } construye una fortaleza: { $region-name }.
smallworld-event-pot = { $seat-name } esconde una olla de oro: { $region-name }.
smallworld-event-redeployed = { $seat-name } ha terminado su redespliegue.
smallworld-event-allied = { $seat-name } hace las paces con { $other-name }.
smallworld-event-no_ally = { $seat-name } no hace las paces con nadie.
smallworld-event-earned =
    { $coins ->
        [one] { $seat-name } gana { $coins } moneda: { $source-name }.
       *[other] { $seat-name } gana { $coins } monedas: { $source-name }.
    }
smallworld-event-income =
    { $coins ->
        [one] { $seat-name } gana { $coins } moneda en este turno.
       *[other] { $seat-name } gana { $coins } monedas en este turno.
    }
smallworld-event-vanished = Una Raza de { $seat-name } desaparece del mapa: { $race-name }.
smallworld-event-stayed = Los Recios de { $seat-name } siguen en activo.
smallworld-event-tower =
    { $tokens ->
        [one] { $seat-name } levanta una Torre de marfil de { $tokens } ficha: { $region-name }.
       *[other] { $seat-name } levanta una Torre de marfil de { $tokens } fichas: { $region-name }.
    }
smallworld-event-paid =
    { $why ->
        [ransacking] 
                { $coins ->
                    [one] { $seat-name } sufre el expolio y paga { $coins } moneda a { $other-name }.
                   *[other] { $seat-name } sufre el expolio y paga { $coins } monedas a { $other-name }.
                }
       *[other] 
                { $coins ->
                    [one] { $other-name } es corrupto: { $seat-name } paga { $coins } moneda.
                   *[other] { $other-name } es corrupto: { $seat-name } paga { $coins } monedas.
                }
    }
smallworld-event-took_pot = { $seat-name } toma la olla de oro ({ $region-name }): 1 moneda.
smallworld-event-collected =
    { $coins ->
        [one] { $seat-name } recoge { $coins } moneda de sus ollas de oro.
       *[other] { $seat-name } recoge { $coins } monedas de sus ollas de oro.
    }
smallworld-event-noted = Los Historiadores de { $seat-name } anotan un Declive de { $other-name }: 1 moneda.
smallworld-event-reshuffled = Los Poderes Especiales descartados se barajan en un nuevo mazo.
smallworld-event-ordered = { $seat-name } fija una respuesta para los rescates: { $policy-name }.
smallworld-event-laid_out = { $seat-name } fija una respuesta para las fichas expulsadas: { $layout-name }.
smallworld-event-ended = La última ronda ha terminado: se cuentan monedas y cautivos.

## Por qué no

why-SMW-PICK-01 = Esta Raza no está en oferta: { $race-name }. Elige una de las combinaciones de la columna.
why-SMW-PICK-06 = { smallworld-combo }: cuesta { $price }, que se ponen en las combinaciones de encima; no tienes tantas. Elige más arriba.
why-SMW-READY-01 = { $region-name }: allí no puede quedarse ninguna ficha más. Solo en tus Regiones, además de las que las mantienen.
why-SMW-READY-03 = { $region-name } no es de esta Raza ({ $race-name }) y no se puede abandonar.
why-SMW-READY-05 = Las Regiones solo se abandonan al preparar las tropas, antes de la primera conquista del turno.
why-SMW-CONQ-14 = { $region-name } ya es de tu Raza ({ $race-name }).
why-SMW-CONQ-17 = { $region-name } es inmune: lo que hay allí la protege de todo ataque.
why-SMW-CONQ-02 = { $region-name } es agua: solo una Raza de Marineros conquista los mares y el lago.
why-SMW-POWER-12 =
    { $region ->
        [none] Las paces se hacen con un oponente, no contigo mismo.
       *[other] { $owner-name } ha hecho las paces contigo: hasta su próximo turno, tu Raza activa no puede atacar { $region-name }.
    }
why-SMW-ENTRY-01 = { $region-name } no es una entrada: una Raza sin Región empieza en el borde del tablero o en la orilla de un mar.
why-SMW-CONQ-09 = { $region-name } no limita con ninguna Región de esta Raza ({ $race-name }).
why-SMW-CONQ-01 = { $region-name } cuesta { $price }; tienes { $hand } en mano, te faltan { $short }.
why-SMW-CONQ-06 = Toda conquista necesita una ficha de tu mano, y no queda ninguna.
why-SMW-POWER-19 = Solo los Señores de los dragones tienen el Dragón, y conquista una vez por turno.
why-SMW-POWER-22 = El Dragón necesita { $need } de tu mano; tienes { $hand }.
why-SMW-RACE-33 = Solo los Hechiceros en activo lanzan hechizos, una vez por turno a cada oponente.
why-SMW-RACE-34 = Un hechizo cambia una ficha solitaria; aquí hay { $there }: { $region-name }.
why-SMW-RACE-36 = Un campamento cuenta como ficha y detiene el hechizo: { $region-name }.
why-SMW-RACE-37 = No queda ningún Hechicero en la reserva: no hay hechizo posible.
why-SMW-RACE-40 = Aquí no hay ninguna ficha activa de un oponente; el hechizo solo sirve contra ellas: { $region-name }.
why-SMW-ENTRY-10 = Un hechizo se lanza desde una Región de tus Hechiceros; conquista una primero.
why-SMW-POWER-03 = Solo una Raza Berserker tira el dado antes de nombrar una Región.
why-SMW-POWER-05 = Ya has tirado: conquista una Región con fichas y esta tirada, o para.
why-SMW-POWER-06 = Los Berserker no tienen un intento final aparte: tira primero y luego nombra la Región.
why-SMW-DIE-01 = El dado solo ayuda con una ficha en mano; no tienes ninguna.
why-SMW-DIE-02 = { $region-name } cuesta { $price } y tienes { $hand }: faltan { $short }. El dado ayuda con 3 como mucho.
why-SMW-DIE-08 = { $region-name } cuesta { $price } y tienes { $hand }: no hace falta el dado, conquístala.
why-SMW-RACE-05 = { $region-name } no es una Región de esta Raza ({ $race-name }); entrega una de las suyas.
why-SMW-REDEPLOY-01 = { $region-name } no es de esta Raza ({ $race-name }); sus fichas solo van a sus Regiones.
why-SMW-REDEPLOY-04 =
    { $case ->
        [none] No tienes ninguna ficha en la mano.
        [one] Tienes una sola ficha en la mano: colócala suelta.
        [join] Con una sola Región, el Líder se une a las fichas que hay allí.
       *[other] Hay que colocar todas las fichas; en mano: { $hand }.
    }
why-SMW-POWER-31 = Una Raza Heroica coloca sus dos Héroes en dos Regiones suyas distintas y no se guarda ninguno.
why-SMW-LEADER-52 = Ningún Héroe aquí: tu Líder tiene que mantener solo una Región y necesita una que no sea inmune ({ $region-name }).
why-SMW-LEADER-01 = Tu Líder no está en tu mano: no hay a quién colocar.
why-SMW-LEADER-08 = Los Líderes son valientes: el tuyo no puede acabar el turno en una Región inmune ({ $region-name }). Elige otra.
why-SMW-LEADER-13 = Tu Líder sigue en la mano: debe estar en una de tus Regiones que no sea inmune.
why-SMW-LEADER-15 =
    { $case ->
        [join] Tu Líder estaba solo en una Región que ahora no tiene ficha: entrega primero una Región.
       *[other] Una Región está sin ficha: el Líder debe ocupar el lugar de una, para que vaya allí.
    }
why-SMW-LEADER-17 = { $region-name } no se entrega: tu Líder defiende solo una Región, como una ficha.
why-SMW-LEADER-44 = Coloca primero lo que hace inmunes las Regiones; así tu Líder sabrá dónde puede estar.
why-SMW-VAR-05 = En esta mesa, ningún Líder acaba el turno en el agua ({ $region-name }).
why-SMW-POWER-07 = No tienes ningún campamento en la mano; solo una Raza de Acampadores tiene cinco.
why-SMW-POWER-10 = Hay que colocar todos los campamentos; en mano: { $camps }.
why-SMW-POWER-26 = Solo una Raza Fortificada construye fortalezas: una por turno, en una Región suya que no tenga, seis como mucho en el mapa.
why-SMW-POWER-17 = No hay paz con { $player-name }: tiene que ser un oponente a cuya Raza activa no hayas atacado en este turno.
why-SMW-LOSS-02 = { $region-name }: las fichas expulsadas solo van a Regiones que su Raza aún mantiene.
why-SMW-LOSS-08 =
    { $case ->
        [none] No tienes ninguna ficha expulsada en la mano.
        [one] Tienes una sola ficha en la mano: colócala suelta.
       *[other] Hay que colocar todo lo expulsado; en mano: { $hand }.
    }
why-SMW-SETUP-17 = Esta mesa juega sin Líderes.
why-SMW-VAR-03 = Esa ya es tu respuesta fija para los rescates.
why-SMW-VAR-04 = Esa ya es tu respuesta fija para las fichas expulsadas.
why-SMW-EXTRA-02 = Los Kobolds conquistan con al menos dos fichas, también con el dado; tienes { $hand } en mano.
why-SMW-EXTRA-03 = Tus Nómadas han dejado { $region-name } en este turno; no pueden retomarla hasta el próximo.
why-SMW-EXTRA-04 = La Torre de marfil se levanta en una Región de tus Sacerdotisas; { $region-name } no lo es.
why-SMW-EXTRA-06 = Los Bárbaros no se redespliegan: sus fichas se quedan donde están.
why-SMW-EXTRA-08 = Solo los Leprechauns tienen ollas de oro, una como mucho en cada Región suya.
why-SMW-EXTRA-09 = En cada Región se queda exactamente un Pixie; los demás esperan en la mano.
why-SMW-EXTRA-13 = Los Merodeadores solo tiran el dado al final de su segunda ronda de conquistas.
why-SMW-EXTRA-19 = La catapulta se coloca en una Región de su Raza al final de cada turno; una vez por turno toma una Región a dos pasos exactos.
why-SMW-EXTRA-22 = Solo los Mercenarios contratan ayuda, por 1 moneda cada vez, y hay que tenerla.

## Palabras en el tablero

smallworld-board-turn = ronda
smallworld-board-round = Ronda { $round } de { $turns }
smallworld-board-coins = monedas
smallworld-board-coins-unseen = monedas ocultas
smallworld-board-price = precio
smallworld-board-tokens = fichas
smallworld-board-hand = en mano
smallworld-board-off = fuera del tablero
smallworld-board-tray = reserva
smallworld-board-combos = combinaciones
smallworld-board-active = en activo
smallworld-board-spirit = espíritus en Declive
smallworld-board-immune = inmune
smallworld-board-coastal = costa
smallworld-board-edge = borde del tablero
smallworld-board-captives = cautivos
smallworld-board-free = nadie
smallworld-board-in_decline = en Declive
smallworld-board-peace = paz con
smallworld-board-waiting = espera
smallworld-board-income = ingresos
smallworld-board-borders = limita con
smallworld-board-camps = campamentos
smallworld-board-farmland = campo
smallworld-board-forest = bosque
smallworld-board-hill = colinas
smallworld-board-mountain = montaña
smallworld-board-swamp = pantano
smallworld-board-sea = mar
smallworld-board-lake = lago
smallworld-board-mine = mina
smallworld-board-magic = fuente mágica
smallworld-board-cavern = caverna
smallworld-board-tribe = Tribu perdida
smallworld-board-lair = guarida de Troll
smallworld-board-fortress = fortaleza
smallworld-board-encampment = campamento
smallworld-board-hole = Madriguera
smallworld-board-hero = Héroe
smallworld-board-dragon = Dragón
smallworld-board-leader = Líder
smallworld-board-catapult = catapulta
smallworld-board-pot = olla de oro
smallworld-board-tower = Torre de marfil
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
smallworld-board-held =
    { $tokens ->
        [one] { $who }: { $what }, { $tokens } ficha
       *[other] { $who }: { $what }, { $tokens } fichas
    }
smallworld-board-own =
    { $tokens ->
        [one] tú: { $what }, { $tokens } ficha
       *[other] tú: { $what }, { $tokens } fichas
    }

## Antes de la partida

smallworld-blurb = Un mundo pequeño para demasiados pueblos: elige Raza y Poder Especial, conquista lo que puedas, entra en Declive en el momento justo y vuelve a empezar, ahora con un Líder al que se puede capturar y rescatar.
smallworld-option-leaders = Líderes
smallworld-option-leaders-true = Sí: quien elige una combinación puede llevarse al Líder de la Raza
smallworld-option-leaders-false = No: el juego sin ellos
smallworld-option-extra = Razas y poderes adicionales
smallworld-option-extra-false = No: 14 Razas y 20 Poderes Especiales
smallworld-option-extra-true = Sí: se añaden 10 Razas y 12 Poderes Especiales más
smallworld-option-open_coins = Monedas de Victoria
smallworld-option-open_coins-false = Ocultas hasta el final; los ingresos se muestran al cobrarse
smallworld-option-open_coins-true = A la vista: todos ven todos los totales
smallworld-option-leader_in_water = Líderes en los mares y el lago
smallworld-option-leader_in_water-allowed = Permitido: un Líder puede acabar allí el turno
smallworld-option-leader_in_water-forbidden = Prohibido: el agua cuenta para él como inmune
smallworld-option-without_diplomat = Sin el poder Diplomáticos
smallworld-option-without_diplomat-false = No: está en el juego
smallworld-option-without_diplomat-true = Sí: se retira, lo que va bien para dos jugadores
smallworld-option-first_player = Jugador inicial
smallworld-option-first_player-seat1 = Empieza el puesto 1
smallworld-option-first_player-chance = Decide el azar
smallworld-number-turns = Rondas de la partida
smallworld-number-start_coins = Monedas al principio
smallworld-number-base_price = Precio de una Región vacía
smallworld-number-ransom = Rescate de un Líder capturado
smallworld-number-captive = Monedas por cada cautivo al final
smallworld-preset-leaders = Con Líderes
smallworld-preset-leaders-about = El juego con sus Líderes: 14 Razas, 20 Poderes Especiales.
smallworld-preset-classic = Clásico
smallworld-preset-classic-about = Sin Líderes: una buena primera partida.
smallworld-preset-everything = Todo
smallworld-preset-everything-about = Líderes y todas las Razas y poderes adicionales: 24 Razas, 32 Poderes Especiales.
smallworld-preset-open = Monedas a la vista
smallworld-preset-open-about = Con Líderes, y todos ven todas las monedas.

## Glosario

smallworld-term-combo = Combinación
smallworld-term-combo-about = Una Raza y un Poder Especial que se eligen juntos; sus dos números dicen cuántas fichas recibes.
smallworld-term-race = Raza
smallworld-term-race-about = El pueblo con el que juegas. Uno está en activo; otro puede quedar en Declive en el tablero.
smallworld-term-power = Poder Especial
smallworld-term-power-about = Lo que la insignia añade a una Raza mientras esté en activo.
smallworld-term-banner = Estandarte
smallworld-term-banner-about = La losa de una Raza en la columna, con su número de fichas.
smallworld-term-badge = Insignia
smallworld-term-badge-about = El disco de un Poder Especial junto a un estandarte, con su número de fichas.
smallworld-term-token = Ficha de Raza
smallworld-term-token-about = Una pieza de una Raza: conquista, mantiene una Región y la encarece en 1 para los demás.
smallworld-term-tray = Reserva
smallworld-term-tray-about = Donde están las fichas que nadie tiene; de allí vienen las nuevas mientras queden.
smallworld-term-coin = Moneda de Victoria
smallworld-term-coin-about = Puntos y dinero a la vez; gana quien tenga más al final. Los totales son secretos.
smallworld-term-region = Región
smallworld-term-region-about = Una zona del mapa con su terreno; cada Región que mantienes da 1 moneda por turno.
smallworld-term-border = Región de borde
smallworld-term-border-about = En el borde del tablero o en la orilla de un mar: por allí entra una Raza sin Región.
smallworld-term-decline = En Declive
smallworld-term-decline-about = Una Raza dejada atrás: en cada Región queda una ficha que sigue dando 1 moneda; en el turno siguiente eliges otra combinación.
smallworld-term-ready = Preparar las tropas
smallworld-term-ready-about = Al empezar tu turno: recoger todas las fichas menos una por Región.
smallworld-term-redeployment = Redespliegue
smallworld-term-redeployment-about = Después de las conquistas: repartir de nuevo tus fichas por tus Regiones, al menos una en cada una.
smallworld-term-die = Dado de refuerzo
smallworld-term-die-about = Para el último intento de un turno, si faltan hasta tres fichas; caras 0, 0, 0, 1, 2, 3.
smallworld-term-lost_tribe = Tribu perdida
smallworld-term-lost_tribe-about = Una ficha de nadie que defiende su Región con 1 y desaparece al ser conquistada.
smallworld-term-mountain = Montaña
smallworld-term-mountain-about = Un terreno que cuesta 1 ficha más, sea de quien sea.
smallworld-term-immune = Inmune
smallworld-term-immune-about = Una Región que no se puede conquistar ni tocar con poderes: con Dragón, Héroe o Madriguera.
smallworld-term-leader = Líder
smallworld-term-leader-about = Una ficha adicional de tu Raza activa que nunca acaba tu turno en una Región inmune y puede ser capturada.
smallworld-term-captive = Cautivo
smallworld-term-captive-about = Un Líder de un oponente por el que no se pagó rescate; da 2 monedas al final de la partida.
smallworld-term-ransom = Rescate
smallworld-term-ransom-about = La moneda que devuelve a un Líder capturado a su dueño, al momento o nunca.
smallworld-term-lair = Guarida de Troll
smallworld-term-lair-about = En cada Región de los Trolls: cuesta 1 más conquistarla, también en Declive. No la hace inmune.
smallworld-term-fortress = Fortaleza
smallworld-term-fortress-about = La construye una Raza Fortificada, una por turno: cuesta 1 más, también en Declive, y da 1 moneda por turno en activo.
smallworld-term-encampment = Campamento
smallworld-term-encampment-about = Cinco de una Raza de Acampadores: cada uno encarece su Región en 1 y detiene hechizos; nunca se pierden.
smallworld-term-hole = Madriguera
smallworld-term-hole-about = En las dos primeras Regiones de los Medianos: las hace inmunes.
smallworld-term-hero = Héroe
smallworld-term-hero-about = Dos de una Raza Heroica: cada uno hace inmune su Región hasta que se mueve.
smallworld-term-dragon = Dragón
smallworld-term-dragon-about = Conquista cualquier Región con una sola ficha, una vez por turno, y la hace inmune mientras se queda.
smallworld-term-mine = Mina
smallworld-term-mine-about = Un símbolo de una Región; los Enanos ganan con él, también en Declive.
smallworld-term-magic = Fuente mágica
smallworld-term-magic-about = Un símbolo de una Región; los Magos ganan con él.
smallworld-term-cavern = Caverna
smallworld-term-cavern-about = Un símbolo de una Región; para una Raza del inframundo todas son vecinas y cuestan 1 menos.

## Ayuda de juego

smallworld-aid-1-title = Tu turno
smallworld-aid-1 = Sin Raza activa: elige combinación y conquista. Con ella: expándete o entra en Declive. Expandirse: preparar tropas (una ficha queda en cada Región; puedes abandonar Regiones), conquistar, redesplegar y puntuar 1 moneda por Región, activa o en Declive, más bonos. Gana quien tenga más monedas.
smallworld-aid-2-title = Precios
smallworld-aid-2 = 2 fichas, más 1 por cada ficha, Tribu perdida, montaña, guarida, fortaleza y campamento; nunca menos de 1. Empieza en el borde y sigue por las fronteras. Último intento: el dado, si faltan hasta 3. El perdedor descarta una ficha y recoloca el resto.
smallworld-aid-3-title = Combinaciones
smallworld-aid-3 = La primera es gratis. Para otra, pon una moneda en cada una de las de encima; las monedas de la tuya son tuyas. Recibes tantas fichas como sumen los dos números.
smallworld-aid-4-title = Declive
smallworld-aid-4 = Ocupa todo el turno. Una ficha queda en cada Región; el poder se va, el Líder también. Una Raza anterior en Declive sale del tablero. Puntúas y eliges otra en el turno siguiente.
smallworld-aid-5-title = Redespliegue
smallworld-aid-5 = Las fichas van libremente entre las Regiones de la Raza, al menos una en cada una. También se colocan Héroes, campamentos, una fortaleza y el Líder.
smallworld-aid-6-title = Líderes
smallworld-aid-6 = Viene gratis con una combinación y cuenta como ficha. No acaba tu turno en una Región inmune; si todas lo son, espera en la mano. Si cae su Región, lo capturan y no pierdes ficha: paga 1 moneda al momento o valdrá 2 al final.
smallworld-aid-7-title = Razas
smallworld-aid-7 = +1 moneda: Enanos mina, Humanos campo, Magos magia, Orcos conquistas no vacías. Más barato: Gigantes junto a montañas, Tritones junto al agua. Trolls: guaridas. Medianos: entran donde sea, 2 inmunes. Elfos sin pérdidas. Esqueletos crecen. Hechiceros cambian solitarias. Salvajes: 4 para atacar. Necrófagos siguen luchando. Hombres rata: muchos.
smallworld-aid-8-title = Poderes
smallworld-aid-8 = +1 moneda: bosque, colinas, pantano, Mercaderes (cada Región), Saqueadores, fortaleza. Alquimistas +2, Ricos +7 una vez. Más barato: Comando, Montados, Inframundo, Berserker (dado). Donde sea: Voladores; agua: Marineros. Inmunes: Dragón, Héroes. Campamentos +1. Diplomáticos: paz. Espíritus, Recios: mejor Declive.

## La lección

smallworld-learn-1 = Lección, paso 1: no tienes Raza activa, así que eliges una combinación. Toma los Orcos con Comando, los segundos de la columna: cuesta una moneda, que pones en la combinación de encima.
smallworld-learn-2 = Paso 2: el Líder de los Orcos viene gratis. Cuenta como una ficha más: diez en vez de nueve.
smallworld-learn-3 = Paso 3: entras por el borde del tablero. Barleybrow cuesta 2, y 1 más por su Tribu perdida; Comando quita 1. Los Orcos ganan una moneda por cada conquista no vacía.
smallworld-learn-4 = Paso 4: Grimpeak está al lado. La montaña la encarece en 1, así que también cuesta 2.
smallworld-learn-5 = Paso 5: en Larkrise hay un Gigante y su Líder: 2 + 1 + 1 − 1 = 3. Tómala y capturas al Líder; su dueño puede pagarte 1 moneda al momento, o se queda contigo y vale 2 al final.
smallworld-learn-6 = Paso 6: te quedan dos fichas y tu Líder. Los necesitas para defenderte: termina tus conquistas.
smallworld-learn-7 = Paso 7: redespliegue. Una ficha mantiene cada Región; pon todas las demás en Larkrise, porque los Gigantes están cerca.
smallworld-learn-8 = Paso 8: tu Líder debe estar en una Región que no sea inmune. Mándalo a Barleybrow, más lejos de los Gigantes, para que nadie lo capture.
smallworld-learn-end = Esta era la lección: 3 Regiones, 3 en Declive y 2 conquistas de tus Orcos te han dado 8 monedas. Sigue jugando como quieras.

## Reasons of a hint

smallworld-reason-coins = Te da o te ahorra monedas.
smallworld-reason-captives = Te da un Líder cautivo.
smallworld-reason-realm = Así tu raza activa te da más.
smallworld-reason-guard = Protege mejor tus regiones.
smallworld-reason-decline = Así tu raza en declive te paga más tiempo.
smallworld-reason-tokens = Te deja más fichas para conquistar.
smallworld-reason-leader = Es bueno para tu Líder.
smallworld-reason-others = Así les queda menos a los demás.
