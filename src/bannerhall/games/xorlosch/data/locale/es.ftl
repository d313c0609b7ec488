# Cazadores de dragones de Xorlosch.

## Nombres

xorlosch-name-dwarf = { xorlosch-name-argument }
xorlosch-name-card = { xorlosch-name-argument }
xorlosch-name-colour = { xorlosch-name-argument }
xorlosch-name-item = { xorlosch-name-argument }
xorlosch-name-space = { xorlosch-name-argument }
xorlosch-name-argument =
    { $of ->
        [warrior] guerrero
        [mechanicus] mecánico
        [boots] botas de movimiento
        [potion] poción de experiencia
        [trap] trampa para dragones
        [green] verde
        [blue] azul
        [red] roja
        [w1] guerrero 1
        [w2] guerrero 2
        [w3] guerrero 3
        [m1] mecánico 1
        [m2] mecánico 2
        [m3] mecánico 3
        [start] la casilla de salida
        [t01] casilla 1
        [t02] casilla 2
        [t03] casilla 3
        [t04] casilla 4
        [t05] casilla 5
        [t06] casilla 6
        [t07] casilla 7
        [t08] casilla 8
        [t09] casilla 9
        [t10] casilla 10
        [t11] casilla 11
        [t12] casilla 12
        [t13] casilla 13
        [t14] casilla 14
        [t15] casilla 15
        [t16] casilla 16
        [t17] casilla 17
        [t18] casilla 18
        [t19] casilla 19
        [t20] casilla 20
        [t21] casilla 21
        [t22] casilla 22
        [t23] casilla 23
        [t24] casilla 24
        [boots1] casilla 1 (botas de movimiento)
        [boots2] casilla 2 (botas de movimiento)
        [potion1] casilla 1 (poción de experiencia)
        [potion2] casilla 2 (poción de experiencia)
        [trap1] casilla 1 (trampa para dragones)
        [trap2] casilla 2 (trampa para dragones)
        [c1] corredor 1
        [c2] corredor 2
        [c3] corredor 3
        [c4] corredor 4
        [G01] verde 1
        [G02] verde 2
        [G03] verde 3
        [G04] verde 4
        [G05] verde 5
        [G06] verde 6
        [G07] verde 7
        [G08] verde 8
        [G09] verde 9
        [G10] verde 10
        [G11] verde 11
        [G12] verde 12
        [B07] azul 7
        [B08] azul 8
        [B09] azul 9
        [B10] azul 10
        [B11] azul 11
        [B12] azul 12
        [B13] azul 13
        [B14] azul 14
        [B15] azul 15
        [B16] azul 16
        [B17] azul 17
        [B18] azul 18
        [R13] roja 13
        [R14] roja 14
        [R15] roja 15
        [R16] roja 16
        [R17] roja 17
        [R18] roja 18
        [R19] roja 19
        [R20] roja 20
        [R21] roja 21
        [R22] roja 22
        [R23] roja 23
        [R24] roja 24
       *[other] { $of }
    }
xorlosch-name-first = { xorlosch-name-argument }
xorlosch-name-second = { xorlosch-name-argument }

## Preguntas

xorlosch-ask-first = ¿Quién empieza?
xorlosch-ask-draw = ¿Qué carta de la pila { $colour-name } se descubre?
xorlosch-ask-place = Coloca tu primer grupo en la casilla de salida: reparte tus puntos de experiencia entre guerreros y mecánicos; puntos restantes: { $saved }. Avisa cuando tu grupo esté listo.
xorlosch-ask-main = Tu turno: puntos de movimiento { $points }, puntos guardados { $saved }. Mueve, cambia tu grupo, sube niveles, toma o usa objetos, cumple misiones o termina tu turno.
xorlosch-ask-window = Es el turno de { $player-name }: ¿usas ahora una poción o una trampa, o pasas?
xorlosch-ask-choice = Otros jugadores empatan en la tarea { $card-name }: ¿a quién eliges?
xorlosch-ask-negotiation = Propones la misión { $colour-name }: pide la siguiente tarea, renuncia a un derecho tuyo, apela o desiste.
xorlosch-ask-answer = { $player-name } propone la misión { $colour-name }. La tarea { $card-name } te corresponde: ¿consientes, renuncias o vetas?
xorlosch-ask-appeal = { $player-name } apela por la misión { $colour-name }: ¿cambias tu respuesta para la tarea { $card-name }?
xorlosch-ask-vote = Se propone terminar la partida y puntuarla: ¿estás de acuerdo?

## Acciones

xorlosch-action-draw = Descubrir { $argument-name }
xorlosch-action-first = Empieza el jugador { $argument }
xorlosch-action-place = Colocar: { $first-name } de nivel { $second-name }
xorlosch-action-ready = Mi grupo está listo
xorlosch-action-remove = Retirar { $argument-name }
xorlosch-action-introduce = Introducir: { $argument-name }
xorlosch-action-raise = Subir un nivel a { $argument-name }
xorlosch-action-move = Mover { $first-name } a { $second-name }
xorlosch-action-take = Tomar: { $argument-name }
xorlosch-action-boots = Botas para { $argument-name }
xorlosch-action-potion = Poción para { $argument-name }
xorlosch-action-trap = Poner una trampa con { $first-name } en la tarea { $second-name }
xorlosch-action-declare = Cumplir la misión por mayoría: { $argument-name }
xorlosch-action-propose = Proponer la misión: { $argument-name }
xorlosch-action-end = Terminar el turno
xorlosch-action-pass = Pasar
xorlosch-action-choose = Elegir al jugador { $argument }
xorlosch-action-ask = Pedir la tarea { $argument-name }
xorlosch-action-yield = Renunciar a { $argument-name }
xorlosch-action-consent = Consentir
xorlosch-action-waive = Renunciar
xorlosch-action-veto = Vetar
xorlosch-action-stand = Mantener mi respuesta
xorlosch-action-appeal = Apelar
xorlosch-action-drop = Retirar la propuesta
xorlosch-action-stop = Proponer terminar la partida
xorlosch-action-agree = De acuerdo
xorlosch-action-refuse = Seguir jugando

## Lo que cuesta una opción

xorlosch-remark-move = cuesta { $points } puntos, respeto incluido

## Lo que ha pasado

xorlosch-event-began = Empieza { $seat-name }.
xorlosch-event-turned_up = Descubierta: { $card-name }.
xorlosch-event-placed = { $seat-name } coloca { $dwarf-name } con nivel { $level }.
xorlosch-event-turn = Ronda { $round }: { $seat-name }.
xorlosch-event-removed = { $seat-name } retira { $dwarf-name } del tablero.
xorlosch-event-introduced = { $seat-name } introduce { $dwarf-name }.
xorlosch-event-raised = { $seat-name } sube { $dwarf-name } al nivel { $level }.
xorlosch-event-moved = { $seat-name } mueve { $dwarf-name }: { $space-name } (puntos: { $points }).
xorlosch-event-took = { $seat-name } toma: { $item-name }.
xorlosch-event-wore = { $seat-name } da las botas de movimiento: { $dwarf-name }.
xorlosch-event-drank = { $seat-name } da la poción de experiencia: { $dwarf-name }.
xorlosch-event-trapped = { $seat-name } pone con { $dwarf-name } una trampa para dragones en la tarea { $card-name }.
xorlosch-event-declared = { $seat-name } anuncia la misión { $colour-name }.
xorlosch-event-failed = { $seat-name } ha perdido la mayoría; la misión { $colour-name } sigue en pie.
xorlosch-event-proposed = { $seat-name } propone la misión { $colour-name }.
xorlosch-event-asked = Se pide a { $seat-name } la tarea { $card-name }.
xorlosch-event-consented = { $seat-name } consiente en la tarea { $card-name }.
xorlosch-event-waived = { $seat-name } renuncia a la tarea { $card-name }.
xorlosch-event-vetoed = { $seat-name } veta la tarea { $card-name }.
xorlosch-event-void = La respuesta para la tarea { $card-name } queda anulada: ahora otro es el más fuerte allí.
xorlosch-event-appealed = { $seat-name } apela ({ $number }).
xorlosch-event-dropped = { $seat-name } retira la propuesta de la misión { $colour-name }.
xorlosch-event-completed =
    { $by ->
        [diplomacy] { $seat-name } cumple la misión { $colour-name } por diplomacia.
       *[other] { $seat-name } cumple la misión { $colour-name } por mayoría.
    }
xorlosch-event-won = { $seat-name } obtiene la carta { $card-name }.
xorlosch-event-laid = La siguiente misión { $colour-name } queda en el tablero.
xorlosch-event-stop_proposed = { $seat-name } propone terminar la partida.
xorlosch-event-agreed = { $seat-name } está de acuerdo.
xorlosch-event-refused = { $seat-name } quiere seguir jugando.
xorlosch-event-ended =
    { $how ->
        [dragon_quests] Las tres misiones de dragón están cumplidas: la partida ha terminado.
        [stalled] Demasiado tiempo sin misión: la partida ha terminado.
        [agreed] Todos están de acuerdo: la partida ha terminado.
       *[other] Todas las misiones están cumplidas: la partida ha terminado.
    }

## Por qué no

why-XOR-START-01 = Un grupo empieza con { $experience } puntos de experiencia; quedan { $saved }.
why-XOR-START-06 = Coloca antes al menos un enano.
why-XOR-START-08 = En tu primer turno no puedes cumplir ninguna misión.
why-XOR-COMP-10 = Los tres dados de este tipo están en el tablero.
why-XOR-COMP-11 = { $dwarf-name } tiene nivel 6, el más alto.
why-XOR-MOVE-01 = No queda ningún punto de movimiento para { $dwarf-name }.
why-XOR-MOVE-04 = { $dwarf-name } no está en el tablero.
why-XOR-MOVE-05 = Ningún paso lleva a { $dwarf-name } hasta allí: { $space-name }.
why-XOR-MOVE-06 = Un obstáculo cierra el camino de { $dwarf-name } ({ $space-name }); solo sirven las botas de movimiento.
why-XOR-RESP-06 = { $dwarf-name } debe respeto aquí: salir cuesta 2 puntos y quedan menos.
why-XOR-GROUP-03 = { $dwarf-name } no está en la casilla de salida; solo allí se retiran enanos.
why-XOR-GROUP-12 = { $dwarf-name } entró en este turno y se queda.
why-XOR-GROUP-06 = Un enano nuevo necesita un punto guardado; tienes { $saved }.
why-XOR-GROUP-07 = Los niveles no pueden superar tu experiencia total; puntos guardados: { $saved }.
why-XOR-GROUP-10 = El tamaño del grupo solo cambia antes del primer paso del turno.
why-XOR-GROUP-11 = Necesitas al menos un enano en el tablero.
why-XOR-TASK-10 = Elige a uno de los jugadores empatados.
why-XOR-MAJ-03 = Una tarea de la misión { $colour-name } no tiene enano capaz.
why-XOR-MAJ-05 = No puedes hacer más de la mitad de las tareas de la misión { $colour-name }.
why-XOR-MAJ-06 = Una misión verde requiere las dos tareas.
why-XOR-DIPL-01 = Una tarea de la misión { $colour-name } no tiene enano capaz; no puede proponerse.
why-XOR-DIPL-03 = Tienes mayoría para la misión { $colour-name }: anúnciala.
why-XOR-DIPL-05 = No es una tarea de la misión propuesta.
why-XOR-DIPL-06 = Esta tarea es tuya; no hay que preguntar a nadie.
why-XOR-DIPL-12 = Nadie más puede hacer la tarea; por eso no se puede renunciar.
why-XOR-DIPL-13 = Solo puedes renunciar a un derecho propio en esta misión.
why-XOR-DIPL-14 = Ya has consentido; mantenlo o renuncia.
why-XOR-DIPL-17 = Una respuesta ya no puede convertirse en veto.
why-XOR-DIPL-21 = Se apela cuando todos han respondido y queda un veto, dos veces como máximo.
why-XOR-DIPL-24 = La misión { $colour-name } ya se propuso; antes mueve un enano, sube un nivel o usa un objeto.
why-XOR-EXP-04 = { $dwarf-name } no está en el tablero y no puede subir de nivel.
why-XOR-NEWQ-03 = Ya no hay misión { $colour-name }.
why-XOR-ITEM-01 = { $item-name }: se obtiene con un enano en cada una de las dos casillas del objeto.
why-XOR-ITEM-04 = { $item-name }: no hay ficha sin cruz en el tablero.
why-XOR-ITEM-05 = { $item-name }: la ficha aún muestra la cruz; estará lista en tu próximo turno.
why-XOR-ITEM-06 = { $item-name }: ya tienes una de estas fichas.
why-XOR-ITEM-12 = { $dwarf-name } no está en el tablero; los objetos son para enanos del tablero.
why-XOR-BOOT-01 = Las botas solo se usan en el turno propio.
why-XOR-TRAP-05 = La tarea { $card-name } no está donde se encuentra { $dwarf-name }.
why-XOR-WIND-04 = La misión está decidida; se están repartiendo sus cartas.
why-XOR-STALL-01 = Terminar solo se propone por votación, tras suficientes rondas sin misión, una vez por turno y entre otras decisiones.

## Palabras del tablero

xorlosch-board-with-level = { $what }, nivel { $level }
xorlosch-board-ruins = ruinas
xorlosch-board-dungeon = mazmorra
xorlosch-board-turn = turno
xorlosch-board-movement = puntos de movimiento
xorlosch-board-cards = cartas
xorlosch-board-saved = puntos guardados
xorlosch-board-items = objetos
xorlosch-board-next = después
xorlosch-board-pile = pila
xorlosch-board-ways = caminos:
xorlosch-board-green = verde
xorlosch-board-blue = azul
xorlosch-board-red = roja
xorlosch-board-axe = hacha
xorlosch-board-pincers = tenazas
xorlosch-board-boots = botas
xorlosch-board-potion = poción
xorlosch-board-trap = trampa
xorlosch-board-debris = escombros
xorlosch-board-ladder = escalera
xorlosch-board-crevasse = grieta

## El tablero en el navegador

xorlosch-board-quests = misiones
xorlosch-board-experience = experiencia
xorlosch-board-dwarf = { $what } de { $who }, nivel { $level }
xorlosch-board-own-dwarf = su { $what }, nivel { $level }
xorlosch-board-task = tarea { $what }, { $symbol }
xorlosch-board-tokens = { $what }: { $clean } por tomar, { $crossed } con cruz
xorlosch-board-blocked = Paso bloqueado ({ $what }): solo con botas de movimiento
xorlosch-board-unfold = Mostrar los { $count } enanos de esta casilla
xorlosch-board-left = Puntos de experiencia que quedan: { $count }
xorlosch-board-none-left = no queda ninguna
xorlosch-board-quest =
    { $of ->
        [green] Misión verde
        [blue] Misión azul
        [red] Misión roja
       *[other] Misión
    }
xorlosch-board-held =
    { $state ->
        [crossed] { $what }: con cruz, para el próximo turno
       *[other] { $what }: a punto
    }
xorlosch-board-talks =
    { $of ->
        [green] { $who } propone la misión verde
        [blue] { $who } propone la misión azul
        [red] { $who } propone la misión roja
       *[other] { $who } propone una misión
    }
xorlosch-board-head-task = Tarea
xorlosch-board-head-right = Quién tiene el derecho
xorlosch-board-head-answer = Respuesta
xorlosch-board-reply =
    { $of ->
        [consent] consiente
        [veto] veto
        [own] la cumple
        [unasked] sin preguntar
       *[other] debe responder
    }
xorlosch-board-waived = renuncia: { $who }
xorlosch-board-do-raise = Subir
xorlosch-board-do-introduce = Introducir
xorlosch-board-do-remove = Retirar
xorlosch-board-do-boots = Botas para
xorlosch-board-do-potion = Poción para
xorlosch-board-do-trap = Trampa de

## La lección

xorlosch-learn-1 = Lección, paso 1: tu guerrero del corredor 3 está a un paso de la casilla 6, donde la tarea verde pide un hacha.
xorlosch-learn-2 = Paso 2: tus enanos están ahora en las dos tareas verdes, cada uno con la herramienta correcta, y allí nadie es más fuerte.
xorlosch-learn-3 = Paso 3: cada carta ganada es un punto de experiencia. Dáselo a un enano, pues la fuerza decide quién puede hacer una tarea.
xorlosch-learn-4 = Paso 4: todos tus enanos comparten los puntos de movimiento, 8 menos uno por enano. Envía al mecánico hacia la tarea roja de la casilla 15.
xorlosch-learn-5 = Paso 5: salir de una casilla con un enano más fuerte cuesta un punto más, y los caminos bloqueados piden botas. Aquí no queda nada por hacer.
xorlosch-learn-end = Esa fue la lección. Sigue jugando como quieras.

## Antes de la partida

xorlosch-blurb = Guía a tus enanos por las ruinas y la mazmorra, cumple las tareas de trece misiones por la fuerza o con palabras hábiles, y conviértelos en los mayores cazadores de dragones de Xorlosch.
xorlosch-option-board = Cara del tablero
xorlosch-option-board-ruins = Ruinas: escombros y escaleras cierran el paso
xorlosch-option-board-dungeon = Mazmorra: escombros y grietas cierran el paso
xorlosch-option-short_game = Partida corta
xorlosch-option-short_game-false = No: la partida termina cuando se han cumplido las 13 misiones
xorlosch-option-short_game-true = Sí: la partida termina en cuanto se cumplen las tres misiones de dragón, las rojas
xorlosch-option-all_items_5_6 = Los nueve objetos mágicos con 5 o 6 jugadores
xorlosch-option-all_items_5_6-false = No: hay 2 trampas para dragones en juego
xorlosch-option-all_items_5_6-true = Sí: hay 3 trampas para dragones en juego
xorlosch-option-first_player = Primer jugador
xorlosch-option-first_player-seat1 = Empieza el asiento 1
xorlosch-option-first_player-chance = Decide el azar
xorlosch-option-stall_guard = Si durante mucho tiempo no se cumple ninguna misión
xorlosch-option-stall_guard-automatic = La partida termina por sí sola y se puntúa
xorlosch-option-stall_guard-vote = Se puede proponer terminar; si todos están de acuerdo, se puntúa
xorlosch-option-stall_guard-off = Se sigue jugando
xorlosch-number-movement = Puntos de movimiento por turno, menos uno por cada enano propio en el tablero
xorlosch-number-experience = Experiencia total de un grupo al empezar
xorlosch-number-boots_points = Puntos de movimiento adicionales de las botas
xorlosch-number-appeals = Apelaciones en una negociación
xorlosch-number-stall_vote = Rondas sin misión hasta poder proponer el final
xorlosch-number-stall_stop = Rondas sin misión hasta que la partida termina por sí sola
xorlosch-preset-short = Partida corta
xorlosch-preset-short-about = Las ruinas, hasta cumplir las tres misiones rojas de dragón: ideal para la primera vez.
xorlosch-preset-full = Partida completa
xorlosch-preset-full-about = Las ruinas y las 13 misiones.
xorlosch-preset-deep = A la mazmorra
xorlosch-preset-deep-about = La otra cara del tablero, con sus grietas, y las 13 misiones.
xorlosch-preset-crowd = Mesa llena
xorlosch-preset-crowd-about = Para 5 o 6 jugadores: las 13 misiones, con los nueve objetos mágicos en juego.

## Glosario

xorlosch-term-dwarf = Enano
xorlosch-term-dwarf-about = Un dado es un enano; el número que muestra es su nivel. Los dados nunca se lanzan.
xorlosch-term-warrior = Guerrero
xorlosch-term-warrior-about = Un enano con hacha; hace las tareas que muestran un hacha.
xorlosch-term-mechanicus = Mecánico
xorlosch-term-mechanicus-about = Un enano con tenazas; hace las tareas que muestran unas tenazas.
xorlosch-term-level = Nivel
xorlosch-term-level-about = La fuerza de un enano, de 1 a 6; tus enanos del tipo adecuado en una misma casilla suman sus niveles.
xorlosch-term-experience = Experiencia
xorlosch-term-experience-about = Cinco puntos al empezar y uno por cada carta ganada; gástalos en niveles y enanos nuevos, o guárdalos.
xorlosch-term-quest = Misión
xorlosch-term-quest-about = Tareas de un mismo color que se cumplen juntas: 2 verdes, 3 azules o 4 rojas.
xorlosch-term-task = Tarea
xorlosch-term-task-about = Una carta en una casilla; allí la hace el enano más fuerte del tipo que muestra.
xorlosch-term-majority = Mayoría
xorlosch-term-majority-about = Quien puede hacer más de la mitad de las tareas de una misión puede cumplirla, y nadie puede negarse; una verde exige las dos.
xorlosch-term-diplomacy = Diplomacia
xorlosch-term-diplomacy-about = Sin mayoría, el jugador en turno puede proponer una misión; se pregunta a todos aquellos a quienes corresponde alguna de sus tareas.
xorlosch-term-consent = Consentimiento
xorlosch-term-consent-about = La respuesta con la que haces tu tarea en la misión propuesta; aún puede convertirse en renuncia, nunca en veto.
xorlosch-term-waive = Renuncia
xorlosch-term-waive-about = Cedes tu derecho a una tarea, que pasa al siguiente jugador más fuerte; es definitivo.
xorlosch-term-veto = Veto
xorlosch-term-veto-about = Una negativa: mientras se mantenga, la misión propuesta no puede cumplirse.
xorlosch-term-appeal = Apelación
xorlosch-term-appeal-about = Cuando todos han respondido y queda un veto, quien propuso puede volver a preguntar a todos, dos veces como máximo.
xorlosch-term-movement = Puntos de movimiento
xorlosch-term-movement-about = Ocho por turno, menos uno por cada enano tuyo en el tablero; los comparte todo el grupo, y los que sobran se pierden.
xorlosch-term-respect = Respeto
xorlosch-term-respect-about = Un enano que entra en una casilla con un enano más fuerte de otro jugador paga un punto más si sale de ella en el mismo turno.
xorlosch-term-obstacle = Obstáculo
xorlosch-term-obstacle-about = Escombros, una escalera o una grieta: nadie pasa sin botas.
xorlosch-term-boots = Botas de movimiento
xorlosch-term-boots-about = En tu propio turno: uno de tus enanos recibe dos puntos más y supera los obstáculos.
xorlosch-term-potion = Poción de experiencia
xorlosch-term-potion-about = En cualquier momento: hasta el final del turno, uno de tus enanos cuenta como más experimentado que cualquier otro.
xorlosch-term-trap = Trampa para dragones
xorlosch-term-trap-about = En cualquier momento: uno de tus enanos puede hacer una tarea de su casilla, sea cual sea su nivel y su tipo.

## Ayuda de juego

xorlosch-aid-1-title = Objetivo
xorlosch-aid-1 = Gana quien tenga más cartas de tarea. La partida termina cuando se han cumplido las 13 misiones; la partida corta, con la tercera misión roja. En caso de empate decide el enano más experimentado del tablero, luego el segundo, y así sucesivamente.
xorlosch-aid-2-title = Tu turno
xorlosch-aid-2 = En cualquier orden: mueve, sube niveles, toma y usa objetos, cumple misiones. Solo se retiran o introducen enanos antes del primer paso. Al empezar tu turno, las fichas con cruz quedan listas. En tu primer turno de la partida no puedes cumplir ninguna misión.
xorlosch-aid-3-title = Movimiento
xorlosch-aid-3 = Tienes 8 puntos, menos uno por cada enano tuyo en el tablero. Un paso por un camino libre cuesta 1 punto. En una casilla caben cuantos enanos se quiera. Los puntos que sobran se pierden.
xorlosch-aid-4-title = Respeto
xorlosch-aid-4 = Si un enano entra en una casilla con un enano más fuerte de otro jugador, su siguiente paso en este turno cuesta 2 puntos. Quedarse no cuesta nada, y salir de la casilla donde empezó el turno cuesta lo habitual.
xorlosch-aid-5-title = Tareas y mayoría
xorlosch-aid-5 = Una tarea corresponde a quien suma los niveles más altos en su casilla con enanos del tipo adecuado; si hay empate en tu turno, es tuya. Cada tarea de la misión necesita un enano capaz. Si más de la mitad de las tareas son tuyas, puedes cumplir la misión; una verde exige las dos.
xorlosch-aid-6-title = Diplomacia
xorlosch-aid-6 = Sin mayoría, propón la misión y pide las tareas una por una. Cada cual consiente, renuncia o veta. Si cada tarea tiene a alguien que consiente, todos reciben sus cartas. Mientras quede un veto, puedes apelar dos veces. Todo se habla en público, y las promesas no obligan a nadie.
xorlosch-aid-7-title = Crecer
xorlosch-aid-7 = Cada carta es un punto de experiencia. En tu propio turno, un punto sube un nivel a un enano, hasta 6, o introduce uno nuevo de nivel 1. Los enanos solo entran y salen por la casilla de salida; los puntos de un enano retirado se guardan.
xorlosch-aid-8-title = Objetos mágicos
xorlosch-aid-8 = Con un enano en cada una de las dos casillas de un objeto puedes tomarlo; estará listo en tu próximo turno. Puedes tener uno de cada clase. Botas: 2 puntos más y los obstáculos no cuentan, en tu propio turno. Poción y trampa: en cualquier momento. Los efectos duran hasta el final del turno.

## Por qué lo haría un bot

xorlosch-reason-cards = Te da cartas de tarea.
xorlosch-reason-deal = Acerca una misión propuesta en la que haces una tarea.
xorlosch-reason-strength = Fortalece tu grupo.
xorlosch-reason-items = Así tienes más objetos mágicos.
xorlosch-reason-others = Así les queda menos a los demás.
xorlosch-reason-green = Te acerca a la misión verde.
xorlosch-reason-blue = Te acerca a la misión azul.
xorlosch-reason-red = Te acerca a la misión roja.
xorlosch-reason-choice = Así quedan más misiones a tu alcance.
