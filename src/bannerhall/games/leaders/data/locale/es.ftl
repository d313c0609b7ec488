# LEADERS.

## Nombres

leaders-colour-blue = azul
leaders-colour-green = verde
leaders-colour-red = rojo
leaders-colour-yellow = amarillo
leaders-colour-orange = naranja
leaders-colour-purple = morado
leaders-bloc-capitalist = capitalista
leaders-bloc-neutral = neutral
leaders-bloc-communist = comunista
leaders-field-military = ejército
leaders-field-technology = tecnología
leaders-field-economy = economía
leaders-category-military = misiones militares
leaders-category-strategic = misiones estratégicas
leaders-category-special = misiones especiales
leaders-badge-1 = Cabo
leaders-badge-2 = Sargento
leaders-badge-3 = Capitán
leaders-badge-4 = Comandante
leaders-badge-5 = Coronel
leaders-badge-6 = General
leaders-badge-7 = LEADERS
leaders-item-infantry = infantería
leaders-item-tank = tanque
leaders-item-plane = avión
leaders-item-diplomat = diplomático
leaders-item-spy = espía
leaders-item-military = investigación en ejército
leaders-item-technology = investigación en tecnología
leaders-item-economy = investigación en economía
leaders-item-boycott = boicot
leaders-item-espionage = espionaje
leaders-item-sabotage = sabotaje
leaders-item-offer = oferta de alianza
leaders-item-dissolve = fin de una alianza
leaders-item-tribute = tributo
leaders-phase-0 = Puntos de producción
leaders-phase-1 = Retirar unidades
leaders-phase-2 = Eventos nacionales
leaders-phase-3 = Órdenes y combate
leaders-phase-4 = Cuartel general

leaders-name-colour = un color
leaders-name-bloc = un bloque
leaders-name-nation = una nación
leaders-name-field = un campo
leaders-name-mission = una misión
leaders-name-badge = una insignia
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
        [hidden] algo
       *[other] { leaders-spot }
    }
leaders-name-item = { leaders-name-argument }
leaders-spot =
    { $of ->
        [p1] jugador 1
        [p2] jugador 2
        [p3] jugador 3
        [p4] jugador 4
        [p5] jugador 5
        [p6] jugador 6
        [1] jugador 1
        [2] jugador 2
        [3] jugador 3
        [4] jugador 4
        [5] jugador 5
        [6] jugador 6
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
        [hidden] algo
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
leaders-name-place = un lugar
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
leaders-name-continent = un continente
leaders-name-owner = { name-seat }
leaders-name-loser = { name-seat }
leaders-name-unit =
    { $of ->
        [none] una unidad
        [hidden] una unidad
       *[other] { leaders-thing }
    }
leaders-one =
    { $first ->
        [infantry] una infantería
        [tank] un tanque
        [plane] un avión
       *[other] una unidad
    }
leaders-one-lost =
    { $unit ->
        [infantry] una infantería
        [tank] un tanque
        [plane] un avión
       *[other] una unidad
    }
leaders-name-die =
    { $of ->
        [infantry-miss] blanco, fallo
        [infantry-hit] blanco, impacto
        [infantry-double] blanco, impacto doble
        [tank-miss] gris, fallo
        [tank-hit] gris, impacto
        [tank-double] gris, impacto doble
        [plane-miss] negro, fallo
        [plane-hit] negro, impacto
        [plane-double] negro, impacto doble
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

## Naciones

leaders-nation-usa = Estados Unidos
leaders-nation-usa-leader = John F. Kennedy
leaders-nation-usa-skill = Despliegue rápido: cuando colocas unidades, en cada región cabe una más que sus puntos de producción.
leaders-nation-usa-home = Costa Este
leaders-nation-uk = Reino Unido
leaders-nation-uk-leader = Harold Macmillan
leaders-nation-uk-skill = Poder naval: en combates en una casilla marítima, desde ella o por una línea de puntos tiras un dado blanco más.
leaders-nation-uk-home = Reino Unido
leaders-nation-france = Francia
leaders-nation-france-leader = Charles de Gaulle
leaders-nation-france-skill = Retirada ordenada: en una retirada no pierdes ninguna unidad; todas van a tu zona de repliegue.
leaders-nation-france-home = Francia
leaders-nation-germany = Alemania
leaders-nation-germany-leader = Konrad Adenauer
leaders-nation-germany-skill = Milagro económico: cada ronda el programa añade puntos de producción a los tuyos.
leaders-nation-germany-home = Alemania
leaders-nation-ussr = Unión Soviética
leaders-nation-ussr-leader = Nikita Jrushchov
leaders-nation-ussr-skill = KGB: tus espías tienen éxito claramente más a menudo en espionaje y sabotaje.
leaders-nation-ussr-home = Rusia occidental
leaders-nation-china = China
leaders-nation-china-leader = Mao Zedong
leaders-nation-china-skill = Ejército Popular de Liberación: cada ronda llega infantería adicional con tus refuerzos.
leaders-nation-china-home = China
leaders-nation-cuba = Cuba
leaders-nation-cuba-leader = Fidel Castro
leaders-nation-cuba-skill = Guerrilla: al defender, en tu región atacada cabe una unidad más que sus puntos de producción.
leaders-nation-cuba-home = Cuba
leaders-nation-india = India
leaders-nation-india-leader = Jawaharlal Nehru
leaders-nation-india-skill = No alineación: tus boicots tienen éxito claramente más a menudo.
leaders-nation-india-home = India
leaders-nation-japan = Japón
leaders-nation-japan-leader = Hayato Ikeda
leaders-nation-japan-skill = Ingeniería: la investigación te cuesta menos.
leaders-nation-japan-home = Japón
leaders-nation-egypt = Egipto
leaders-nation-egypt-leader = Gamal Abdel Nasser
leaders-nation-egypt-skill = Autosuficiencia: un boicot te cuesta solo una parte de sus puntos.
leaders-nation-egypt-home = Egipto
leaders-nation-yugoslavia = Yugoslavia
leaders-nation-yugoslavia-leader = Josip Broz Tito
leaders-nation-yugoslavia-skill = Partisanos: si te retiras como defensor, se pierde la mitad de tus unidades, redondeada hacia abajo y no hacia arriba.
leaders-nation-yugoslavia-home = Balcanes

## Escenarios

leaders-scenario-free_game = Partida libre
leaders-scenario-free_game-about = Naciones libres, inicio libre: las regiones se ocupan una a una.
leaders-scenario-quick_game = Partida rápida
leaders-scenario-quick_game-about = Zonas de inicio fijadas y victorias más fáciles; dura claramente menos.
leaders-scenario-power_blocs = Bloques de poder
leaders-scenario-power_blocs-about = Cada cual se une a un bloque con plazas limitadas y elige una de sus naciones.
leaders-scenario-home_ground = Tierra natal
leaders-scenario-home_ground-about = Cada cual empieza en la zona de origen de su nación.
leaders-scenario-two_camps = Dos bandos
leaders-scenario-two_camps-about = Las naciones dependen del número de jugadores y las zonas de inicio están fijadas.
leaders-scenario-hot_spots = Puntos calientes
leaders-scenario-hot_spots-about = Hay 15 marcadores en el tablero; quien tenga bastantes regiones marcadas también gana.

## Misiones

leaders-mission-troops-1 = Fuerza de tropas
leaders-mission-troops-1-about =
    { $rounds ->
        [one] Encarga al menos { $units } unidades en { $rounds } ronda.
       *[other] Encarga al menos { $units } unidades en { $rounds } rondas.
    }
leaders-mission-troops-2 = Fuerza de tropas II
leaders-mission-troops-2-about =
    { $rounds ->
        [one] Una vez más: encarga al menos { $units } unidades en { $rounds } ronda.
       *[other] Una vez más: encarga al menos { $units } unidades en { $rounds } rondas.
    }
leaders-mission-defence = Defensa
leaders-mission-defence-about =
    { $rounds ->
        [one] Durante { $rounds } ronda tus puntos de producción en el tablero no deben bajar.
       *[other] Durante { $rounds } rondas tus puntos de producción en el tablero no deben bajar.
    }
leaders-mission-expansion = Expansión
leaders-mission-expansion-about =
    { $rounds ->
        [one] Aumenta tus ingresos en { $points } puntos de producción en { $rounds } ronda, por conquista o investigación.
       *[other] Aumenta tus ingresos en { $points } puntos de producción en { $rounds } rondas, por conquista o investigación.
    }
leaders-mission-foresight = Previsión
leaders-mission-foresight-about = Ten ahorrados al menos { $points } puntos de producción cuando salgas de tu cuartel general.
leaders-mission-cunning = Astucia y perfidia
leaders-mission-cunning-about =
    { $rounds ->
        [one] Sabotea con éxito a cualquier jugador en { $rounds } ronda.
       *[other] Sabotea con éxito a cualquier jugador en { $rounds } rondas.
    }
leaders-mission-top-secret = Alto secreto
leaders-mission-top-secret-about =
    { $rounds ->
        [one] Espía con éxito a cualquier jugador en { $rounds } ronda.
       *[other] Espía con éxito a cualquier jugador en { $rounds } rondas.
    }

## Investigación

leaders-level-military-1 = En cada asalto de un combate puedes volver a tirar uno de tus dados; vale el nuevo resultado.
leaders-level-military-2 = Cuando colocas unidades, en cada región cabe una más que sus puntos de producción.
leaders-level-military-3 = En cada asalto de un combate uno de tus impactos simples cuenta como impacto doble.
leaders-level-technology-1 = Tus diplomáticos y espías tienen éxito más a menudo y frustran más de lo que se envía contra ti.
leaders-level-technology-2 = Cada ronda llega infantería adicional con tus refuerzos.
leaders-level-technology-3 = Los puntos del tablero dan cada ronda un cierto porcentaje más.
leaders-level-economy-1 =
    { $points ->
        [one] Cada ronda { $points } punto de producción más.
       *[other] Cada ronda { $points } puntos de producción más.
    }
leaders-level-economy-2 =
    { $points ->
        [one] Cada ronda otro { $points } punto de producción, además del nivel 1.
       *[other] Cada ronda otros { $points } puntos de producción, además del nivel 1.
    }
leaders-level-economy-3 =
    { $points ->
        [one] Cada ronda otro { $points } punto de producción, además de los niveles 1 y 2.
       *[other] Cada ronda otros { $points } puntos de producción, además de los niveles 1 y 2.
    }

## Eventos mundiales

leaders-world-boom = Auge
leaders-world-boom-about =
    { $points ->
        [one] Todos reciben { $points } punto de producción en sus próximos eventos nacionales.
       *[other] Todos reciben { $points } puntos de producción en sus próximos eventos nacionales.
    }
leaders-world-recession = Recesión
leaders-world-recession-about =
    { $points ->
        [one] Todos pierden { $points } punto de producción en sus próximos eventos nacionales.
       *[other] Todos pierden { $points } puntos de producción en sus próximos eventos nacionales.
    }
leaders-world-volunteers = Voluntarios
leaders-world-volunteers-about = Todos reciben una infantería con sus próximos refuerzos.
leaders-world-strike = Huelga
leaders-world-strike-about = Las unidades encargadas en esta ronda tardan una ronda más.
leaders-world-brain_gain = Llegada de cerebros
leaders-world-brain_gain-about = La investigación que empieza en esta ronda dura una ronda menos, pero al menos una.
leaders-world-summit = Cumbre
leaders-world-summit-about = En esta ronda no hay boicot, espionaje ni sabotaje.
leaders-world-scandal = Escándalo
leaders-world-scandal-about = Si una acción secreta de esta ronda falla, siempre se descubre a su autor.
leaders-world-amnesty = Amnistía
leaders-world-amnesty-about = Todos reciben al momento un diplomático, si les queda sitio.

## Preguntas

leaders-ask-colour = ¿Con qué color juegas?
leaders-ask-bloc = ¿A qué bloque de poder te unes?
leaders-ask-nation = ¿Qué nación diriges?
leaders-ask-order = ¿Quién tiene el puesto { $place } en el orden de juego?
leaders-ask-share = ¿Qué parte del tablero recibe { $player-name }?
leaders-ask-prepare =
    { $step ->
        [material] Cada cual toma un tablero de jugador, la carta de su nación y todas las figuras y marcadores de madera de su color. Seguid cuando todos estén listos.
        [start_areas]
            { $start ->
                [home_area] Zonas de inicio: en el orden de juego colocad una infantería cada vez, la primera en vuestra zona de origen, luego junto a una región propia, hasta que todas estén ocupadas. Moved a la vez los marcadores de la pista de producción.
                [fixed] Zonas de inicio: cada cual pone una infantería en cada región de la parte sorteada, y su marcador en la pista de producción.
               *[free] Zonas de inicio: en el orden de juego colocad una infantería cada vez, la primera donde queráis, luego junto a una región propia, hasta que todas estén ocupadas. Moved a la vez los marcadores de la pista de producción.
            }
        [handicap] Equilibrio: el primer jugador pone 1 infantería en su campo base, el segundo 2, el tercero 3, y así sucesivamente.
        [markers] Poned los 15 marcadores de escenario en las regiones que la mesa haya acordado, uno en cada una.
       *[rules]
            { $markers ->
                [0] Gana quien introduce { $victory } puntos de producción, alcanza el nivel { $level } en los tres campos de investigación o recibe la insignia de honor { $badge }.
               *[other] Gana quien introduce { $victory } puntos de producción, alcanza el nivel { $level } en los tres campos de investigación, recibe la insignia de honor { $badge } o tiene { $markers } regiones marcadas a partir de la ronda 2.
            }
    }
leaders-ask-production = Ronda { $round }: ¿cuántos puntos de producción tiene { $player-name } en el tablero? La última vez: { $before }; con { $victory } se gana.
leaders-ask-marked = Ronda { $round }: ¿cuántas regiones marcadas tiene { $player-name }? Con { $markers } se gana.
leaders-ask-elimination = { $player-name } ha introducido 0 puntos: ¿ni región, ni unidad en el mar, ni aliado? Entonces quedas fuera; si no, sigues en la partida.
leaders-ask-withdraw = Retirar: deja una unidad a tu elección en cada una de tus regiones y lleva las demás a tu campo base, también las que están con aliados, y luego las de tu zona de repliegue. Las unidades en el mar se quedan. Sigue cuando esté hecho.
leaders-ask-public_events =
    { $cards ->
        [0] Esta vez no hay eventos públicos: sigue.
       *[other]
            { $mode ->
                [companion] Eventos públicos: lee las cartas en voz alta, cúmplelas y sigue.
               *[digital] Eventos públicos: todos ven estas cartas. Sigue cuando las hayas leído.
            }
    }
leaders-ask-secret_events = Eventos secretos, solo para ti: lee tus cartas, responde a toda oferta de alianza y sigue.
leaders-ask-command = Órdenes y combate: coloca, mueve, deja que los atacados se defiendan y combate. Mueve los marcadores de producción y sigue cuando acaben todos los combates.
leaders-ask-headquarters =
    { $receiver ->
        [0] Cuartel general. Puntos de producción restantes: { $left }, diplomáticos libres: { $diplomats }, espías libres: { $spies }. Elige, cambia de idea y confirma cuando termines.
       *[other] ¿Cuánto tributo envías a { $receiver-name }? Como mucho { $most }; 0 no envía ninguno.
    }
leaders-ask-covert = ¿Tiene éxito la acción secreta?
leaders-ask-world = Ronda { $round }: ¿qué ocurre en el mundo?
leaders-ask-start =
    { $where ->
        [home] Tu primera infantería va a tu zona de origen.
        [first] Ocupa tu primera región: la que quieras. Regiones libres: { $free }.
        [near] Ocupa una región libre junto a una tuya. Regiones libres: { $free }.
       *[anywhere] No hay nada libre junto a tus regiones: ocupa cualquier región libre. Regiones libres: { $free }.
    }
leaders-ask-count = Ronda { $round }: tus regiones y continentes enteros dan { $points } puntos de producción. La última vez: { $before }; con { $victory } se gana.
leaders-ask-withdrawal =
    { $choices ->
        [0] Retirar: en cada una de tus regiones queda una unidad. Van al campo base, con la zona de repliegue: { leaders-troops }.
       *[other] Retirar: en cada una de tus regiones queda una unidad. Van al campo base, con la zona de repliegue: { leaders-troops }. Donde hay unidades distintas puedes elegir cuál se queda.
    }
leaders-ask-sabotage =
    { $units ->
        [one] Sabotaje: quita { $units } unidad más, a tu elección, de tu campo base.
       *[other] Sabotaje: quita { $units } unidades más, a tu elección, de tu campo base.
    }
leaders-ask-place =
    { $units ->
        [0] Colocar: tu campo base está vacío. Sigue, o recoge lo que acabas de colocar.
       *[other] Colocar: pon unidades donde quieras atacar o estar a salvo, y sigue. En tu campo base: { leaders-troops }.
    }
leaders-ask-move =
    { $source ->
        [none] Mover: di de dónde salen unidades, o sigue con los combates.
       *[other]
            { $most ->
                [0] { $source-name }: de aquí ya no puede salir nadie. Di de dónde salen otras unidades, o sigue con los combates.
               *[other] { $source-name }: { leaders-troops }; pueden salir: { $most }. ¿Adónde? O sigue con los combates.
            }
    }
leaders-ask-defend =
    { $own ->
        [1] Te atacan: envía unidades a tus regiones atacadas, o pasa. En tu campo base: { leaders-troops }.
       *[other] Atacan a { $player-name }. Quien tenga alianza puede ayudar desde su campo base; los demás pasan.
    }
leaders-ask-next_battle =
    { $fights ->
        [0] Los combates en el mar son voluntarios: nombra a un rival, o pasa.
       *[other] ¿Qué combate viene ahora?
    }
leaders-ask-stand =
    { $side ->
        [attacker] { $place-name }, asalto { $combat }: atacas a { $player-name }, { leaders-troops } contra { $against }. ¿Resistes o te retiras?
       *[defender] { $place-name }, asalto { $combat }: { $player-name } te ataca, { leaders-troops } contra { $against }. ¿Resistes o te retiras?
    }
leaders-ask-roll = { $place-name }: un dado para { $seat-name } ({ $unit-name }).
leaders-ask-reroll = Tus dados son 1: { $die1-name }{ $die2-name }{ $die3-name }{ $die4-name }. Puedes repetir uno de ellos; vale el nuevo resultado.
leaders-ask-losses =
    { $losses ->
        [one] { $place-name }: elige { $losses } unidad más que pierdes.
       *[other] { $place-name }: elige { $losses } unidades más que pierdes.
    }

## Respuestas

leaders-action-continue = Seguir
leaders-action-colour = Color: { $argument-name }
leaders-action-bloc = Bloque: { $argument-name }
leaders-action-nation = Nación: { $argument-name }
leaders-action-next = Siguiente en el orden: { $argument-name }
leaders-action-share = Parte { $argument }
leaders-action-production = Introducir { $argument } puntos de producción
leaders-action-marked =
    { $argument ->
        [one] { $argument } región marcada
       *[other] { $argument } regiones marcadas
    }
leaders-action-eliminated = Quedo fuera de la partida
leaders-action-remain = Sigo en la partida
leaders-action-accept =
    { $argument ->
        [hidden] Responder a una oferta
       *[other] Aceptar la alianza: { $argument-name }
    }
leaders-action-decline =
    { $argument ->
        [hidden] Responder a una oferta
       *[other] Rechazar la alianza: { $argument-name }
    }
leaders-action-add =
    { $first ->
        [infantry] Encargar infantería
        [tank] Encargar un tanque
        [plane] Encargar un avión
        [diplomat] Nombrar un diplomático
        [spy] Reclutar un espía
        [military] Investigar: ejército
        [technology] Investigar: tecnología
        [economy] Investigar: economía
        [boycott] Boicotear a { $second-name }
        [espionage] Espiar a { $second-name }
        [sabotage] Sabotear a { $second-name }
        [offer] Ofrecer una alianza a { $second-name }
        [dissolve] Disolver la alianza con { $second-name }
        [hidden] Elegir algo
       *[mission] Activar la misión: { $argument-name }
    }
leaders-action-drop =
    { $first ->
        [infantry] Una infantería menos
        [tank] Un tanque menos
        [plane] Un avión menos
        [diplomat] Un diplomático menos
        [spy] Un espía menos
        [military] No investigar: ejército
        [technology] No investigar: tecnología
        [economy] No investigar: economía
        [boycott] No boicotear a { $second-name }
        [espionage] No espiar a { $second-name }
        [sabotage] No sabotear a { $second-name }
        [offer] Ninguna oferta a { $second-name }
        [dissolve] Mantener la alianza con { $second-name }
        [hidden] Retirar algo
       *[mission] Abandonar la misión: { $argument-name }
    }
leaders-action-tribute =
    { $argument ->
        [hidden] Enviar un tributo
       *[other] Enviar un tributo: { $argument-name }
    }
leaders-action-amount =
    { $argument ->
        [0] Ningún tributo
        [one] Un tributo de { $argument } punto
       *[other] Un tributo de { $argument } puntos
    }
leaders-action-confirm = Confirmar y salir del cuartel general
leaders-action-covert =
    { $argument ->
        [succeeds] Tiene éxito
        [traced] Falla, y se descubre al autor
        [untraced] Falla, y el autor queda sin descubrir
       *[other] Se decide
    }
leaders-action-world = Ocurre: { $argument-name }
leaders-action-occupy = Ocupar: { $argument-name }
leaders-action-keep = { $second-name }: dejar allí { leaders-one }
leaders-action-withdraw = Retirar; donde no se elija otra cosa queda la unidad más débil
leaders-action-remove = Quitar { leaders-one } del campo base
leaders-action-place = { $second-name }: colocar { leaders-one }
leaders-action-recall = { $second-name }: recoger { leaders-one }
leaders-action-from = Unidades desde: { $argument-name }
leaders-action-send = Enviar { leaders-one }: { $second-name }
leaders-action-reinforce = { $second-name }: defender con { leaders-one }
leaders-action-pass = Pasar
leaders-action-battle = Combate: { $argument-name }
leaders-action-engage = { $first-name }: combatir contra { $second-name }
leaders-action-stand =
    { $first ->
        [3] Resistir con 3 aviones
        [12] Resistir con 1 tanque y 2 aviones
        [21] Resistir con 2 tanques y 1 avión
        [30] Resistir con 3 tanques
        [102] Resistir con 1 infantería y 2 aviones
        [111] Resistir con 1 infantería, 1 tanque y 1 avión
        [120] Resistir con 1 infantería y 2 tanques
        [201] Resistir con 2 infanterías y 1 avión
        [210] Resistir con 2 infanterías y 1 tanque
        [300] Resistir con 3 infanterías
       *[strongest] Resistir con las unidades más fuertes
    }
leaders-action-press = Combatir hasta el final, sin más preguntas
leaders-action-retreat = Retirada
leaders-action-die =
    { $argument ->
        [miss] Un dado muestra un fallo
        [hit] Un dado muestra un impacto
        [double] Un dado muestra un impacto doble
       *[other] Está lanzado
    }
leaders-action-reroll = Repetir el dado { $argument }
leaders-action-leave = Dejar los dados como están
leaders-action-lose = Perder { leaders-one } ({ $second-name })

## Lo que cuesta una respuesta

leaders-remark-add = cuesta { $points }
leaders-remark-occupy =
    { $points ->
        [one] { $points } punto, { $continent-name }
       *[other] { $points } puntos, { $continent-name }
    }
leaders-remark-keep = allí: { leaders-troops }
leaders-remark-remove = hay: { $count }
leaders-remark-place = { $there } de { $limit } allí
leaders-remark-from = { leaders-troops }
leaders-remark-send =
    { $ground ->
        [sea] casilla marítima; unidades de otros: { $there }
        [own] tuya
        [empty] vacía, vale { $points }
       *[held] { $owner-name }, defensores: { $there }, vale { $points }
    }
leaders-remark-reinforce = { $there } de { $limit } allí
leaders-remark-battle = { $own } contra { $there } de { $owner-name }
leaders-remark-engage = { $own } contra { $there } de { $owner-name }
leaders-remark-stand = { leaders-troops }
leaders-remark-retreat = perdidas: { $lost }, salvadas: { $saved }
leaders-remark-die = { $faces } de 6 caras
leaders-remark-reroll = { $die-name }
leaders-remark-lose = hay: { $count }

## Lo que ha ocurrido: las cartas

leaders-troops-infantry =
    { $infantry ->
        [one] { $infantry } infantería
       *[other] { $infantry } infanterías
    }
leaders-troops-tank =
    { $tank ->
        [one] { $tank } tanque
       *[other] { $tank } tanques
    }
leaders-troops-plane =
    { $plane ->
        [one] { $plane } avión
       *[other] { $plane } aviones
    }
leaders-troops =
    { $infantry ->
        [0]
            { $tank ->
                [0]
                    { $plane ->
                        [0] ninguna unidad
                       *[other] { leaders-troops-plane }
                    }
               *[other]
                    { $plane ->
                        [0] { leaders-troops-tank }
                       *[other] { leaders-troops-tank } y { leaders-troops-plane }
                    }
            }
       *[other]
            { $tank ->
                [0]
                    { $plane ->
                        [0] { leaders-troops-infantry }
                       *[other] { leaders-troops-infantry } y { leaders-troops-plane }
                    }
               *[other]
                    { $plane ->
                        [0] { leaders-troops-infantry } y { leaders-troops-tank }
                       *[other] { leaders-troops-infantry }, { leaders-troops-tank } y { leaders-troops-plane }
                    }
            }
    }
leaders-event-fresh_troops = Refuerzos para { $seat-name }, de la reserva al campo base: { leaders-troops }.
leaders-event-sabotage_hit =
    { $units ->
        [one] Sabotaje, { $seat-name }: retira { $units } unidad a tu elección de tu campo base; si no hay, no retires ninguna.
       *[other] Sabotaje, { $seat-name }: retira { $units } unidades a tu elección de tu campo base; si hay menos, retíralas todas.
    }
leaders-event-boycott_hit =
    { $points ->
        [one] Boicot, { $seat-name }: pierdes { $points } punto de producción; ya está descontado.
       *[other] Boicot, { $seat-name }: pierdes { $points } puntos de producción; ya están descontados.
    }
leaders-event-new_military = Nueva tecnología, { $seat-name }: el nivel { $level } de ejército está terminado; su marcador lo muestra a todos.
leaders-event-glory = Gloria y honor, { $seat-name }: recibes la insignia de honor { $badge }, { $badge-name }; el marcador avanza un paso.
leaders-event-world_effect =
    { $news ->
        [recession]
            { $points ->
                [one] { $news-name }, { $seat-name }: pierdes { $points } punto de producción; ya está descontado.
               *[other] { $news-name }, { $seat-name }: pierdes { $points } puntos de producción; ya están descontados.
            }
       *[other]
            { $points ->
                [one] { $news-name }, { $seat-name }: recibes { $points } punto de producción; ya está sumado.
               *[other] { $news-name }, { $seat-name }: recibes { $points } puntos de producción; ya están sumados.
            }
    }
leaders-event-new_technology = Nueva tecnología, { $field-name }: el nivel { $level } está terminado y surte efecto desde ahora.
leaders-event-new_diplomats =
    { $count ->
        [one] Nuevos diplomáticos: { $count } diplomático entra en servicio.
       *[other] Nuevos diplomáticos: { $count } diplomáticos entran en servicio.
    }
leaders-event-tribute_received =
    { $points ->
        [one] Tributo recibido: { $player-name } te envía { $points } punto de producción.
       *[other] Tributo recibido: { $player-name } te envía { $points } puntos de producción.
    }
leaders-event-boycott_success =
    { $points ->
        [one] Boicot logrado: le cuesta a { $player-name } hasta { $points } punto de producción.
       *[other] Boicot logrado: le cuesta a { $player-name } hasta { $points } puntos de producción.
    }
leaders-event-boycott_failed = Boicot fallido: tu diplomático no ha logrado nada contra { $player-name }.
leaders-event-boycott_foiled = Boicot frustrado: alguien quiso boicotearte; nadie sabe quién.
leaders-event-diplomat_caught = Diplomático capturado: { $player-name } quiso boicotearte, en vano.
leaders-event-alliance =
    { $answer ->
        [accepted] Alianza: { $player-name } ha aceptado tu oferta; hay alianza entre vosotros.
        [declined] Alianza: { $player-name } ha rechazado tu oferta.
       *[other] Alianza: { $player-name } ha disuelto vuestra alianza; las unidades invitadas van a la zona de repliegue de su dueño.
    }
leaders-event-new_spies =
    { $count ->
        [one] Nuevos espías: { $count } espía entra en servicio.
       *[other] Nuevos espías: { $count } espías entran en servicio.
    }
leaders-event-sabotage_success =
    { $units ->
        [one] Sabotaje logrado: { $player-name } debe retirar { $units } unidad de su campo base.
       *[other] Sabotaje logrado: { $player-name } debe retirar hasta { $units } unidades de su campo base.
    }
leaders-event-sabotage_failed = Sabotaje fallido: tu espía no ha logrado nada contra { $player-name }.
leaders-event-sabotage_foiled = Sabotaje frustrado: alguien quiso sabotearte; nadie sabe quién.
leaders-event-secret_information = Información secreta sobre { $player-name }: ejército nivel { $military }, tecnología nivel { $technology }, economía nivel { $economy }.
leaders-event-espionage_failed = Espionaje fallido: tu espía no ha averiguado nada sobre { $player-name }.
leaders-event-espionage_foiled = Espionaje frustrado: alguien quiso espiarte; nadie sabe quién.
leaders-event-spy_caught = Espía capturado: { $player-name } envió un espía contra ti, en vano.
leaders-event-mission_failed = Misión fallida: { $mission-name }. Puedes volver a activarla.
leaders-event-production_points = Puntos de producción: { $entered } del tablero; con todas las bonificaciones se suman { $points } a lo ahorrado.

## Lo que ha ocurrido

leaders-event-colour_chosen = { $seat-name } juega con el color { $colour-name }.
leaders-event-bloc_chosen = { $seat-name } se une a un bloque: { $bloc-name }.
leaders-event-nation_chosen = { $seat-name } elige la nación: { $nation-name }.
leaders-event-placed = { $seat-name } tiene el puesto { $order } en el orden de juego.
leaders-event-share_drawn = { $seat-name } recibe la parte { $share } del tablero.
leaders-event-round_begun = Empieza la ronda { $round }.
leaders-event-turn_begun = Ronda { $round }: es el turno de { $seat-name }.
leaders-event-entered =
    { $points ->
        [one] { $seat-name } tiene { $points } punto de producción (cambio: { $change }).
       *[other] { $seat-name } tiene { $points } puntos de producción (cambio: { $change }).
    }
leaders-event-markers_held =
    { $markers ->
        [one] { $seat-name } tiene { $markers } región marcada.
       *[other] { $seat-name } tiene { $markers } regiones marcadas.
    }
leaders-event-eliminated = { $seat-name } queda fuera de la partida.
leaders-event-command_begun = { $seat-name } da órdenes y combate.
leaders-event-headquarters_open = { $seat-name } va al cuartel general.
leaders-event-headquarters_closed = { $seat-name } sale del cuartel general.
leaders-event-points_left =
    { $points ->
        [one] { $seat-name } guarda { $points } punto de producción.
       *[other] { $seat-name } guarda { $points } puntos de producción.
    }
leaders-event-offer_answered =
    { $answer ->
        [accepted] { $seat-name } acepta la alianza con { $player-name }.
       *[other] { $seat-name } rechaza la alianza con { $player-name }.
    }
leaders-event-world =
    { $news ->
        [boom] Auge: todos reciben puntos de producción adicionales en sus próximos eventos nacionales.
        [recession] Recesión: todos pierden puntos de producción en sus próximos eventos nacionales.
        [volunteers] Voluntarios: todos reciben una infantería con sus próximos refuerzos.
        [strike] Huelga: las unidades encargadas en esta ronda tardan una ronda más.
        [brain_gain] Llegada de cerebros: la investigación que empieza en esta ronda dura una ronda menos.
        [summit] Cumbre: en esta ronda no hay boicot, espionaje ni sabotaje.
        [scandal] Escándalo: si una acción secreta de esta ronda falla, siempre se descubre a su autor.
        [amnesty] Amnistía: todos reciben al momento un diplomático.
       *[other] Hay noticias del mundo.
    }
leaders-event-victory =
    { $way ->
        [military] { $seat-name } gana: ha alcanzado los puntos de producción.
        [research] { $seat-name } gana: ha alcanzado el nivel en los tres campos de investigación.
        [missions] { $seat-name } gana: ha alcanzado la insignia de honor.
        [markers] { $seat-name } gana: tiene bastantes regiones marcadas.
        [last] { $seat-name } gana: nadie más queda en la partida.
       *[other] { $seat-name } gana tras la última ronda.
    }
leaders-event-region_taken =
    { $loser ->
        [0] { $seat-name } toma una región: { $region-name }.
       *[other] { $seat-name } toma una región de { $loser-name }: { $region-name }.
    }
leaders-event-units_withdrawn = { $seat-name } retira al campo base: { leaders-troops }.
leaders-event-units_lost =
    { $units ->
        [one] { $seat-name } pierde { $units } unidad del campo base por sabotaje.
       *[other] { $seat-name } pierde { $units } unidades del campo base por sabotaje.
    }
leaders-event-units_sent_home =
    { $units ->
        [one] { $units } unidad de { $seat-name } deja las regiones de { $player-name } y va a la zona de repliegue.
       *[other] { $units } unidades de { $seat-name } dejan las regiones de { $player-name } y van a la zona de repliegue.
    }
leaders-event-battle_begun = { $place-name }: { $seat-name } ataca a { $player-name }.
leaders-event-volley = Impactos: { $seat-name } { $hits }, { $player-name } { $struck }.
leaders-event-unit_lost = { $place-name }: { $seat-name } pierde { leaders-one-lost }.
leaders-event-retreated =
    { $saved ->
        [0] { $place-name }: { $seat-name } se retira y no salva a nadie.
        [one] { $place-name }: { $seat-name } se retira y salva { $saved } unidad.
       *[other] { $place-name }: { $seat-name } se retira y salva { $saved } unidades.
    }
leaders-event-battle_won = { $place-name }: { $seat-name } vence a { $player-name }.
leaders-event-battle_drawn = { $place-name }: no queda nadie de { $seat-name } ni de { $player-name }.
leaders-event-alliance_ended = { $player-name } ha puesto fin a la alianza con { $seat-name }.

## Por qué no

why-LDR-NATN-02 = Otro jugador tiene ya el color { $colour-name }.
why-LDR-SCEN-08 = El bloque «{ $bloc-name }» no tiene más plazas con este número de jugadores.
why-LDR-SCEN-07 = { $nation-name } es de otro bloque; el tuyo es «{ $bloc-name }».
why-LDR-SCEN-05 = Otro jugador ha elegido ya esta nación: { $nation-name }.
why-LDR-SCEN-23 = { $nation-name } no está entre las naciones de Dos bandos con este número de jugadores.
why-LDR-NATN-14 = { $nation-name } es una nación de las expansiones; esta mesa juega con las seis de la caja.
why-LDR-MODE-11 = Los puntos de producción son un número entero de 0 a { $most }, no { $points }.
why-LDR-EVNT-02 = Responde primero a toda oferta de alianza; luego sigue.
why-LDR-ALLY-02 = No hay ninguna oferta abierta de { $player-name }.
why-LDR-HEAD-04 = Has cambiado de idea bastantes veces: confirma ahora.
why-LDR-HEAD-10 = Faltan puntos: { $item-name } cuesta { $cost }, y te quedan { $left }.
why-LDR-HEAD-11 = Nada que retirar: { $item-name } no está en tu elección.
why-LDR-MATL-09 = La caja tiene { $supply } figuras de esta clase ({ $item-name }), y otras tantas ya están encargadas o en camino.
why-LDR-DIPL-01 = Hace falta un diplomático; libres tienes { $diplomats }.
why-LDR-DIPL-07 = Puedes tener { $reserve } diplomáticos como mucho, incluidos los que nombras.
why-LDR-SPYS-01 = Hace falta un espía; libres tienes { $spies }.
why-LDR-SPYS-06 = Puedes tener { $reserve } espías como mucho, incluidos los que reclutas.
why-LDR-RSCH-01 = Los tres niveles están terminados: { $item-name }.
why-LDR-RSCH-04 = Hay un proyecto en marcha: { $item-name }. El siguiente de este campo puede empezar cuando termine.
why-LDR-BOYC-01 = No puedes boicotearte.
why-LDR-BOYC-09 = { $player-name }: un boicot por turno contra el mismo jugador.
why-LDR-ESPI-01 = No puedes espiarte.
why-LDR-SABO-01 = No puedes sabotearte.
why-LDR-SPYS-10 = { $player-name }: un { $item-name } por turno contra el mismo jugador.
why-LDR-ALLY-01 = No puedes aliarte contigo.
why-LDR-ALLY-20 = { $player-name } ya tiene una alianza contigo o aún debe responder a una oferta tuya.
why-LDR-ALLY-13 = No hay con { $player-name } ninguna alianza que puedas disolver ahora.
why-LDR-TRIB-01 = No puedes enviarte un tributo.
why-LDR-TRIB-03 =
    { $most ->
        [0] No te quedan puntos de producción para un tributo.
       *[other] Un tributo es ahora de { $most } como mucho.
    }
why-LDR-MISS-03 = Una misión a la vez: abandona primero { $mission-name }.
why-LDR-MISS-06 = { $item-name } no está abierta: la has cumplido, u otra de su categoría va antes.
why-LDR-ELIM-03 = { $player-name } está fuera de la partida.
why-LDR-PLYR-01 = No hay ningún jugador { $player } en esta partida.
why-LDR-VARI-03 = Cumbre: en esta ronda no hay boicot, espionaje ni sabotaje.
why-LDR-HEAD-12 = Di primero cuánto es el tributo; 0 no envía ninguno.
why-LDR-AREA-06 = Región ya ocupada: { $place-name }.
why-LDR-AREA-07 = Tu primera infantería va a tu zona de origen.
why-LDR-AREA-08 = { $place-name } no está junto a una región tuya, y allí aún las hay libres.
why-LDR-WDRW-01 = { $place-name }: no hay nada que elegir, no tienes allí unidades distintas.
why-LDR-WDRW-02 = { $place-name }: no tienes allí esa unidad ({ $unit-name }).
why-LDR-WDRW-03 = { $place-name }: las unidades en el mar no se retiran.
why-LDR-EVNT-12 = No hay esa unidad en tu campo base ({ $unit-name }).
why-LDR-PLCE-03 = { $place-name } es una casilla marítima: solo se llega moviendo unidades.
why-LDR-PLCE-02 =
    { $owner ->
        [0] { $place-name } está vacía: se coloca en regiones propias y de aliados.
       *[other] { $place-name } es de { $owner-name }: se coloca en regiones propias y de aliados.
    }
why-LDR-PLCE-01 = No queda esa unidad en tu campo base ({ $unit-name }).
why-LDR-PLCE-04 = { $place-name }: está llena, hay { $there } unidades y caben { $limit }.
why-LDR-PLCE-09 = { $place-name }: solo se recoge lo colocado en este paso ({ $unit-name }), y no sin fin.
why-LDR-MOVE-01 =
    { $unit ->
        [none] { $place-name }: no tienes unidades allí.
       *[other] { $source-name }: no tienes allí esa unidad ({ $unit-name }).
    }
why-LDR-MOVE-03 = Una unidad debe quedarse para mantener la región.
why-LDR-MOVE-09 = Cada unidad da un paso por turno; estas ya lo han dado.
why-LDR-MOVE-10 = { $place-name } no está al lado: no llega ni una frontera ni una línea de puntos.
why-LDR-MOVE-11 = No se mueve entre regiones propias; coloca desde el campo base.
why-LDR-MOVE-12 = { $place-name }: allí hay unidades de un aliado.
why-LDR-ALLY-14 = { $place-name }: la alianza acaba de terminar; ataca desde tu próximo turno.
why-LDR-SEAF-01 = { $place-name }: solo se llega desde regiones con ancla, por una línea discontinua.
why-LDR-SEAF-04 = No hay camino de una casilla marítima a otra.
why-LDR-DFND-01 = { $place-name }: solo se refuerzan regiones atacadas, con unidades de tu campo base.
why-LDR-DFND-06 = { $place-name }: no se puede enviar a nadie a defender una casilla marítima.
why-LDR-ALLY-09 = { $place-name } es de { $owner-name }: solo un aliado puede ayudar.
why-LDR-ALLY-22 = Tienes alianza con ambos bandos: no ayudas a ninguno.
why-LDR-DFND-04 = { $place-name }: caben { $limit } defensores, y hay { $there }.
why-LDR-FGHT-01 = Primero los combates en regiones.
why-LDR-FGHT-03 = No hay combate aquí: { $place-name }.
why-LDR-SEAF-09 = { $place-name }: tú y { $player-name } no tenéis ambos unidades allí.
why-LDR-ALLY-06 = No puedes combatir contra { $player-name }: hay alianza, o la hubo hasta ahora mismo.
why-LDR-SEAF-08 = { $place-name }: tus unidades acaban de llegar; podrán combatir desde tu próximo turno.
why-LDR-DICE-03 = Solo eliges quién lanza si tienes más de tres unidades de clases distintas, y solo entre las que hay.
why-LDR-DICE-08 = No hay dado { $die } en tu bando.
why-LDR-LOSS-01 = { $player-name } no tiene esa unidad en este combate ({ $unit-name }).
why-LDR-ALLY-12 = Primero se pierden las unidades de aliados.

## Palabras del dibujo

leaders-board-round = ronda
leaders-board-phase = fase
leaders-board-points = puntos
leaders-board-badges = insignias
leaders-board-military = ejército
leaders-board-markers = regiones marcadas
leaders-board-out = fuera
leaders-board-victory = para ganar
leaders-board-setup = preparación
leaders-board-production = puntos de producción
leaders-board-withdraw = retirar unidades
leaders-board-events = eventos nacionales
leaders-board-command = órdenes y combate
leaders-board-headquarters = cuartel general
leaders-board-over = el final
leaders-board-saved = ahorro
leaders-board-left = quedan
leaders-board-chosen = elegido
leaders-board-coming = en camino
leaders-board-diplomats = diplomáticos
leaders-board-spies = espías
leaders-board-research = investigación
leaders-board-running = listo en
leaders-board-turns = turnos
leaders-board-technology = tecnología
leaders-board-economy = economía
leaders-board-mission = misión
leaders-board-planned = misión elegida
leaders-board-allies = aliados
leaders-board-tribute = tributo
leaders-board-infantry = infantería
leaders-board-tank = tanque
leaders-board-plane = avión
leaders-board-diplomat = diplomático
leaders-board-spy = espía
leaders-board-boycott = boicot
leaders-board-espionage = espionaje
leaders-board-sabotage = sabotaje
leaders-board-offer = oferta
leaders-board-dissolve = disolver
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
leaders-board-camp = campo base
leaders-board-drop = zona de repliegue
leaders-board-free = vacía
leaders-board-fight = combate
leaders-board-combat = asalto
leaders-board-dice = dados
leaders-board-hits = impactos
leaders-board-losses = por perder
leaders-board-seas = en el mar
leaders-board-attacked = atacado
leaders-board-miss = fallo
leaders-board-hit = impacto
leaders-board-double = impacto doble
leaders-board-start = zonas de inicio
leaders-board-place = colocar
leaders-board-move = mover
leaders-board-defend = defender
leaders-board-legend = unidades allí y sitio para
leaders-board-sea = casilla marítima
leaders-board-own-board = El mapa está en vuestra mesa.
leaders-board-letter-infantry = i
leaders-board-letter-tank = t
leaders-board-letter-plane = a
leaders-board-blue = { leaders-colour-blue }
leaders-board-green = { leaders-colour-green }
leaders-board-red = { leaders-colour-red }
leaders-board-yellow = { leaders-colour-yellow }
leaders-board-orange = { leaders-colour-orange }
leaders-board-purple = { leaders-colour-purple }

## La lección

leaders-learn-1 = Lección, paso 1: empieza tu turno en la ronda 3. Tus 24 regiones dan 81 puntos de producción; quien tiene 130 al empezar un turno gana.
leaders-learn-2 = Paso 2: en cada región queda una unidad, todas las demás van al campo base. Un tanque viene de Francia, y una infantería de la zona de repliegue, donde estaba desde una retirada.
leaders-learn-3 = Paso 3: todos ven las cartas públicas. Un tanque que encargaste hace dos rondas ha llegado a tu campo base.
leaders-learn-4 = Paso 4: las cartas secretas son solo para ti. La habilidad de Alemania hace de tus 81 puntos 90, y tenías 12 ahorrados.
leaders-learn-5 = Paso 5: ahora coloca. Venezuela está mal guardada, y con ella toda América del Sur sería tuya: pon un tanque en Brasil, justo al lado.
leaders-learn-6 = Paso 6: un segundo tanque. Brasil vale 3 puntos; así que caben 3 unidades, y ya está lleno.
leaders-learn-7 = Paso 7: la infantería guarda los Países andinos, que también lindan con Venezuela.
leaders-learn-8 = Paso 8: todos están colocados. Hasta aquí podías recoger unidades; ahora pasa a mover.
leaders-learn-9 = Paso 9: di de dónde salen unidades: de Brasil.
leaders-learn-10 = Paso 10: un tanque da un paso, a Venezuela. La defiende una infantería.
leaders-learn-11 = Paso 11: lo sigue el segundo tanque. La infantería se queda, pues alguien debe mantener Brasil.
leaders-learn-12 = Paso 12: basta con eso; pasa al combate. El jugador 2 no tiene a nadie en el campo base para enviar en defensa.
leaders-learn-13 = Paso 13: antes de cada asalto puedes retirarte, y eso cuesta la mitad de tus unidades. Dos tanques contra una infantería es buena ocasión: combate hasta el final.
leaders-learn-14 = Paso 14: dijeran lo que dijeran los dados, ahora viene tu cuartel general, con 102 puntos para gastar. La infantería cuesta 9 y llega en tu próximo turno.
leaders-learn-15 = Paso 15: la investigación se paga al momento y actúa después. El nivel 1 de economía cuesta 30, tarda dos rondas y luego da 5 puntos cada ronda.
leaders-learn-16 = Paso 16: cada misión cumplida es una insignia de honor, y con siete se gana. Defensa pide que tus puntos de producción no bajen durante cinco rondas.
leaders-learn-17 = Paso 17: hasta ahora todo se podía cambiar. Sal del cuartel general; los 63 puntos que no has gastado quedan ahorrados.
leaders-learn-end = Eso era un turno: contar, retirar, leer, colocar, mover, combatir, planear. Sigue jugando como quieras.

## Antes de la partida

leaders-blurb = Política mundial para una tarde: un mapa de 48 regiones con tanques, aviones y dados, y detrás cuarteles generales secretos con investigación, diplomáticos, espías y misiones. Todo aquí, o con vuestro propio tablero de la caja.
leaders-option-mode = Tablero
leaders-option-mode-digital = Todo digital: el tablero está aquí
leaders-option-mode-companion = Acompañante: vuestro propio tablero, de la caja
leaders-option-scenario = Escenario
leaders-option-scenario-free_game = Partida libre: naciones libres, inicio libre, plenos valores de victoria
leaders-option-scenario-quick_game = Partida rápida: zonas de inicio fijadas y victorias más fáciles
leaders-option-scenario-power_blocs = Bloques de poder: cada cual elige una nación de un bloque
leaders-option-scenario-home_ground = Tierra natal: cada cual empieza en su zona de origen
leaders-option-scenario-two_camps = Dos bandos: naciones y zonas de inicio fijadas
leaders-option-scenario-hot_spots = Puntos calientes: tener regiones marcadas también gana
leaders-option-hq_timer = Segundos en el cuartel general (solo para jugadores avanzados; se aconsejan de 30 a 40)
leaders-option-special_skills = Habilidades especiales de las naciones
leaders-option-special_skills-true = Sí: cada nación tiene su habilidad
leaders-option-special_skills-false = No: todas las naciones son iguales
leaders-option-parallel_play = Juego en paralelo
leaders-option-parallel_play-false = No: un turno acaba con el cuartel general
leaders-option-parallel_play-true = Sí: el siguiente empieza mientras otro está en el cuartel general; cada cual necesita un dispositivo
leaders-option-board_profile = El programa conoce vuestro propio tablero (solo acompañante)
leaders-option-board_profile-false = No: las regiones se ocupan una a una
leaders-option-board_profile-true = Sí: las partes de un inicio fijado se sortean
leaders-option-expansion_nations = Cinco naciones más
leaders-option-expansion_nations-false = No: las seis de la caja
leaders-option-expansion_nations-true = Sí: también Cuba, India, Japón, Egipto y Yugoslavia
leaders-option-global_events = Eventos mundiales
leaders-option-global_events-false = No
leaders-option-global_events-true = Sí: uno antes de cada segunda ronda
leaders-option-classic_entry = Entrada clásica
leaders-option-classic_entry-false = No: cada cual introduce sus puntos de producción al empezar su turno
leaders-option-classic_entry-true = Sí: los puntos de todos se introducen al empezar la ronda
leaders-option-hq_first = Primero el cuartel general
leaders-option-hq_first-false = No: órdenes y combate, luego el cuartel general
leaders-option-hq_first-true = Sí: el cuartel general, luego órdenes y combate
leaders-option-strict_supply = Reserva estricta
leaders-option-strict_supply-false = No: las figuras de un color sin usar ayudan
leaders-option-strict_supply-true = Sí: nadie puede tener en camino más unidades que figuras hay en la caja
leaders-option-show_exact_chance = Probabilidades exactas
leaders-option-show_exact_chance-false = No: la protección de los demás queda en secreto
leaders-option-show_exact_chance-true = Sí: para aprender, el cuartel general muestra la probabilidad exacta contra cada jugador
leaders-option-capacity_bonus_in_defence = Límites más altos en la defensa
leaders-option-capacity_bonus_in_defence-usa_only = Solo para Estados Unidos
leaders-option-capacity_bonus_in_defence-none = Para nadie
leaders-option-capacity_bonus_in_defence-all = Para Estados Unidos y para el ejército de nivel 2
leaders-number-infantry_cost = Precio de una infantería
leaders-number-tank_cost = Precio de un tanque
leaders-number-plane_cost = Precio de un avión
leaders-number-infantry_rounds = Rondas hasta que llega una infantería
leaders-number-tank_rounds = Rondas hasta que llega un tanque
leaders-number-plane_rounds = Rondas hasta que llega un avión
leaders-number-diplomat_cost = Precio de un diplomático
leaders-number-spy_cost = Precio de un espía
leaders-number-most_operatives = Número máximo de diplomáticos, y de espías, de un jugador
leaders-number-research_1_cost = Precio de una investigación de nivel 1
leaders-number-research_2_cost = Precio de una investigación de nivel 2
leaders-number-research_3_cost = Precio de una investigación de nivel 3
leaders-number-research_1_rounds = Rondas de una investigación de nivel 1
leaders-number-research_2_rounds = Rondas de una investigación de nivel 2
leaders-number-research_3_rounds = Rondas de una investigación de nivel 3
leaders-number-economy_1 = Puntos por ronda de la economía de nivel 1
leaders-number-economy_2 = Puntos por ronda de la economía de nivel 2
leaders-number-economy_3 = Puntos por ronda de la economía de nivel 3
leaders-number-technology_2_infantry = Infanterías por ronda de la tecnología de nivel 2
leaders-number-technology_3_percent = Por ciento más de puntos por la tecnología de nivel 3
leaders-number-germany_points = Puntos por ronda de Alemania
leaders-number-china_infantry = Infanterías por ronda de China
leaders-number-ussr_percent = Puntos porcentuales más para los espías de la Unión Soviética
leaders-number-india_percent = Puntos porcentuales más para los boicots de India
leaders-number-japan_percent = Por ciento menos para la investigación de Japón
leaders-number-egypt_percent = Por ciento de un boicot que pierde Egipto
leaders-number-covert_percent = Probabilidad de una acción secreta, en por ciento
leaders-number-guard_percent = Puntos porcentuales menos por cada diplomático o espía libre del objetivo
leaders-number-technology_1_percent = Puntos porcentuales de la tecnología de nivel 1, a favor y en contra
leaders-number-least_percent = Probabilidad mínima de una acción secreta, en por ciento
leaders-number-most_percent = Probabilidad máxima de una acción secreta, en por ciento
leaders-number-trace_percent = Probabilidad de que un fallo descubra a su autor, en por ciento
leaders-number-boycott_points = Puntos que cuesta un boicot
leaders-number-sabotage_units = Unidades que retira un sabotaje
leaders-number-troops_units = Unidades para la misión Fuerza de tropas
leaders-number-troops_rounds = Rondas para la misión Fuerza de tropas
leaders-number-defence_rounds = Rondas para la misión Defensa
leaders-number-expansion_points = Puntos para la misión Expansión
leaders-number-expansion_rounds = Rondas para la misión Expansión
leaders-number-foresight_points = Puntos para la misión Previsión
leaders-number-foresight_rounds = Rondas para la misión Previsión
leaders-number-cunning_rounds = Rondas para la misión Astucia y perfidia
leaders-number-top_secret_rounds = Rondas para la misión Alto secreto
leaders-number-victory_points = Puntos de producción con los que se gana
leaders-number-victory_level = Nivel en todos los campos con el que se gana
leaders-number-victory_badge = Insignia de honor con la que se gana
leaders-number-victory_markers = Regiones marcadas con las que se gana en Puntos calientes
leaders-number-boom_points = Puntos que da un auge
leaders-number-recession_points = Puntos que cuesta una recesión
leaders-number-supply_infantry = Figuras de infantería de un color
leaders-number-supply_tanks = Figuras de tanque de un color
leaders-number-supply_planes = Figuras de avión de un color
leaders-number-round_limit = Rondas tras las que acaba la partida
leaders-preset-free = Partida libre
leaders-preset-free-about = El juego completo con naciones y zonas de inicio libres: reservad una tarde entera.
leaders-preset-quick = Partida rápida
leaders-preset-quick-about = Victorias más fáciles: ideal para empezar.
leaders-preset-phones = Un dispositivo para cada cual
leaders-preset-phones-about = El cuartel general va a la vez que el turno del siguiente: nadie espera.
leaders-preset-experienced = Contra el reloj
leaders-preset-experienced-about = 40 segundos en el cuartel general, para quienes conocen el juego.
leaders-preset-companion = Con la caja
leaders-preset-companion-about = Tablero, figuras y dados están en vuestra mesa; la sala lleva los cuarteles generales.
leaders-preset-companion_phones = Con la caja y un móvil cada cual
leaders-preset-companion_phones-about = Vuestro propio tablero, y el cuartel general a la vez que el turno del siguiente.

## Glosario

leaders-term-production-points = Puntos de producción
leaders-term-production-points-about = Lo que dan tus regiones y continentes enteros, contado al empezar tu turno; con ellos se paga todo.
leaders-term-region = Región
leaders-term-region-about = Un territorio con puntos de producción; tantas unidades se pueden colocar también en él.
leaders-term-continent = Bonificación de continente
leaders-term-continent-about = Puntos de producción de más para quien tiene todas las regiones de un continente.
leaders-term-sea-field = Casilla marítima
leaders-term-sea-field-about = No es de nadie y no da nada; las unidades llegan desde regiones con ancla y siguen un turno después.
leaders-term-dice = Dados
leaders-term-dice-about = Blanco para infantería, acierta con 3 caras de 6; gris para un tanque, con 4; negro para un avión, con 4, una de ellas doble.
leaders-term-retreat = Retirada
leaders-term-retreat-about = Antes de cada asalto un bando puede ceder: pierde la mitad de sus unidades, hacia arriba, y las demás van a la zona de repliegue.
leaders-term-base-camp = Campo base
leaders-term-base-camp-about = El lugar junto al mapa donde tus unidades esperan hasta que las colocas, en tu turno o para defender.
leaders-term-drop-zone = Zona de repliegue
leaders-term-drop-zone-about = Adonde van las unidades tras una retirada; en tu próximo turno vuelven al campo base.
leaders-term-supply = Reserva
leaders-term-supply-about = Todas las figuras de tu color que no están en juego; de ella vienen los refuerzos, a ella vuelven las bajas.
leaders-term-withdraw = Retirar unidades
leaders-term-withdraw-about = Al empezar tu turno queda una unidad en cada una de tus regiones, y todas las demás van al campo base.
leaders-term-events = Eventos nacionales
leaders-term-events-about = Cartas que dicen lo que ha ocurrido desde tu último turno: primero públicas para todos, luego secretas para ti.
leaders-term-fresh-troops = Refuerzos
leaders-term-fresh-troops-about = Unidades que encargaste antes; pasan de tu reserva a tu campo base.
leaders-term-command = Órdenes y combate
leaders-term-command-about = La parte del tablero: colocar unidades, moverlas, dejar que los atacados se defiendan y combatir.
leaders-term-headquarters = Cuartel general
leaders-term-headquarters-about = La parte secreta de tu turno, en la que gastas tus puntos; vale cuando confirmas.
leaders-term-research = Investigación
leaders-term-research-about = Tres niveles de ejército, de tecnología y de economía; un proyecto por campo, pagado entero al empezar.
leaders-term-diplomat = Diplomático
leaders-term-diplomat-about = Lleva un tributo, un boicot o una oferta de alianza y se gasta con ello; los libres te protegen de los boicots.
leaders-term-spy = Espía
leaders-term-spy-about = Se envía a espiar o a sabotear y se gasta con ello; los libres te protegen de ambas cosas.
leaders-term-tribute = Tributo
leaders-term-tribute-about = Puntos de producción que un diplomático lleva a otro jugador, que los recibe en su próximo turno.
leaders-term-boycott = Boicot
leaders-term-boycott-about = Un diplomático intenta que otro jugador pierda puntos de producción; un éxito no te delata.
leaders-term-alliance = Alianza
leaders-term-alliance-about = Dos jugadores que no pueden atacarse, pueden usar las regiones del otro y ayudar a defenderlas; solo ellos lo saben.
leaders-term-espionage = Espionaje
leaders-term-espionage-about = Un espía intenta averiguar los tres niveles de investigación de otro jugador.
leaders-term-sabotage = Sabotaje
leaders-term-sabotage-about = Un espía intenta destruir unidades en el campo base de otro jugador.
leaders-term-mission = Misión
leaders-term-mission-about = Un objetivo secreto; solo una está activa a la vez, y cada una que cumples da una insignia de honor.
leaders-term-badge = Insignia de honor
leaders-term-badge-about = El rango público de las misiones cumplidas, de Cabo a LEADERS, la séptima.
leaders-term-bloc = Bloque de poder
leaders-term-bloc-about = Toda nación es capitalista, neutral o comunista; solo importa en el escenario Bloques de poder.
leaders-term-skill = Habilidad especial
leaders-term-skill-about = La ventaja de una nación. El programa se ocupa; con tablero propio, lo que actúa en él lo tenéis en cuenta vosotros.

## Ayuda de juego

leaders-aid-1-title = Tu turno
leaders-aid-1 = 0 Se cuentan tus puntos de producción; los de un tablero propio los introduces tú. 1 Retira: en cada región queda una unidad, las demás y la zona de repliegue van al campo base. 2 Eventos nacionales: cartas públicas, luego secretas, y ofertas. 3 Órdenes y combate: coloca hasta los puntos de una región, mueve un paso y deja una unidad atrás, deja que los atacados se defiendan y combate. 4 Cuartel general: elige en secreto y confirma.
leaders-aid-2-title = Cuartel general
leaders-aid-2 = Todo cuesta puntos de producción, según el número de jugadores; lo que no gastas queda ahorrado. La infantería llega tras 1 ronda, un tanque tras 2, un avión tras 3. Diplomáticos y espías entran en servicio en tu próximo turno; 10 de cada como mucho. Hasta que confirmas, todo se puede cambiar.
leaders-aid-3-title = Investigación
leaders-aid-3 = Tres campos, tres niveles, un proyecto por campo; los niveles tardan 2, 3 y 4 rondas. Ejército: repetir un dado; colocar una unidad más; un impacto cuenta doble. Tecnología: mejores probabilidades para diplomáticos y espías; una infantería por ronda; un 10 por ciento más de puntos. Economía: más puntos cada ronda, nivel a nivel. El ejército es público, lo demás secreto.
leaders-aid-4-title = Diplomáticos y espías
leaders-aid-4 = Un diplomático lleva un tributo, una oferta de alianza o un boicot; un espía espía o sabotea. Cada cual se gasta. La probabilidad es del 80 por ciento, 6 menos por cada diplomático o espía libre del objetivo, 10 más o menos por la tecnología 1, entre 5 y 95. Uno de cada dos fallos descubre a su autor. Un boicot cuesta puntos, un sabotaje 3 unidades del campo base. El resultado se lee en los próximos eventos nacionales.
leaders-aid-5-title = Misiones y victoria
leaders-aid-5 = Una misión a la vez, de tres; cada una cumplida es una insignia de honor. Ganas al momento si al empezar tu turno tienes en el tablero los puntos de producción del escenario, si alcanzas su nivel en los tres campos de investigación o si recibes su insignia de honor. Las bonificaciones no cuentan para ello, y los aliados no ganan juntos.
leaders-aid-6-title = Combates
leaders-aid-6 = Atacante y defensor lanzan por tres unidades como mucho, las más fuertes si no eligen otras. Infantería, blanco: aciertan 3 caras de 6. Tanque, gris: 4 de 6. Avión, negro: 3 impactos y uno doble. Cada impacto cuesta una unidad a elección del otro bando, ambos a la vez; luego viene el siguiente asalto. Antes de cada uno, primero el atacante y después el defensor puede retirarse: se pierde la mitad, hacia arriba, y el resto va a la zona de repliegue. Si no queda nadie, la región queda vacía.

## Por qué lo haría un bot

leaders-reason-land = Te trae o te conserva regiones.
leaders-reason-fights = Promete para tus combates.
leaders-reason-research = Hace avanzar tu investigación.
leaders-reason-missions = Te acerca a una insignia de honor.
leaders-reason-troops = Te trae tropas.
leaders-reason-purse = Ahorra puntos de producción para después.
leaders-reason-agents = Saca más de tus diplomáticos y espías.

## El mapa

leaders-place-alaska = Alaska
leaders-place-western_canada = Oeste de Canadá
leaders-place-ontario = Ontario
leaders-place-quebec = Quebec
leaders-place-west_coast = Costa Oeste
leaders-place-midwest = Medio Oeste
leaders-place-east_coast = Costa Este
leaders-place-gulf_states = Estados del Golfo
leaders-place-mexico = México
leaders-place-cuba = Cuba
leaders-place-central_america = América Central
leaders-place-venezuela = Venezuela
leaders-place-andean_countries = Países andinos
leaders-place-brazil = Brasil
leaders-place-southern_cone = Cono Sur
leaders-place-united_kingdom = Reino Unido
leaders-place-scandinavia = Escandinavia
leaders-place-france = Francia
leaders-place-iberia = Península ibérica
leaders-place-germany = Alemania
leaders-place-italy = Italia
leaders-place-balkans = Balcanes
leaders-place-eastern_europe = Europa del Este
leaders-place-western_russia = Rusia occidental
leaders-place-maghreb = Magreb
leaders-place-egypt = Egipto
leaders-place-west_africa = África Occidental
leaders-place-central_africa = África Central
leaders-place-horn_of_africa = Cuerno de África
leaders-place-southern_africa = África austral
leaders-place-madagascar = Madagascar
leaders-place-near_east = Oriente Próximo
leaders-place-arabia = Arabia
leaders-place-persia = Persia
leaders-place-central_asia = Asia Central
leaders-place-india = India
leaders-place-siberia = Siberia
leaders-place-far_east = Lejano Oriente
leaders-place-mongolia = Mongolia
leaders-place-manchuria = Manchuria
leaders-place-china = China
leaders-place-japan = Japón
leaders-place-indochina = Indochina
leaders-place-indonesia = Indonesia
leaders-place-new_guinea = Nueva Guinea
leaders-place-queensland = Queensland
leaders-place-western_australia = Australia Occidental
leaders-place-new_zealand = Nueva Zelanda
leaders-place-north_atlantic = Atlántico Norte
leaders-place-norwegian_sea = Mar de Noruega
leaders-place-south_atlantic = Atlántico Sur
leaders-place-mediterranean = Mediterráneo
leaders-place-indian_ocean = Océano Índico
leaders-place-south_china_sea = Mar de la China Meridional
leaders-place-north_pacific = Pacífico Norte
leaders-place-south_pacific = Pacífico Sur

leaders-continent-north_america = América del Norte
leaders-continent-south_america = América del Sur
leaders-continent-europe = Europa
leaders-continent-africa = África
leaders-continent-asia = Asia
leaders-continent-oceania = Oceanía
