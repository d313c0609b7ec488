# Las frases de la casa: qué estaba mal, dónde, qué sería lo correcto; una línea cada una.

## Cómo se dicen los datos

name-seat =
    { $of ->
        [0] El azar
       *[other]
            { $name ->
                [none] Jugador { $of }
               *[other] { $name }
            }
    }
name-player = { name-seat }
name-teller = { name-seat }
name-got =
    { $of ->
        [none] nada
       *[other] { $of }
    }
name-wanted =
    { $of ->
        [none] nada
       *[other] { $of }
    }

## Juegos, opciones, números

unknown-game = Aquí no hay ningún juego «{ $got }»; hay: { $wanted }.
bad-seats = { $game } se juega entre { $low } y { $high } jugadores, no { $got }.
unknown-bot = No hay ningún bot «{ $got }»; hay: { $wanted }.
unknown-option = { $game } no tiene la opción { $got }; tiene: { $wanted-name }.
bad-option = La opción { $option } de { $game } no puede ser { $got }; puede ser: { $wanted }.
unknown-number = { $game } no tiene un número { $got } que cambiar; tiene: { $wanted-name }.
bad-number = El número { $number } de { $game } debe estar entre { $low } y { $high }, no ser { $got }.

## Acciones

unknown-kind = «{ $kind }» no es un tipo de acción; hay: { $wanted }.
bad-argument = «{ $kind }» no va con { $got-name }; va con: { $wanted-name }.
ambiguous-action = «{ $text }» puede significar varias cosas: { $fits }. Por favor, escriba algo más.
empty-action = No se ha dado ninguna acción; hay: { $wanted }.
bad-action-json = { $got } no es una acción; lo correcto sería un objeto con «kind» y, si hace falta, «argument».
bad-action-number = El número { $number } no corresponde a ninguna acción de este juego.

## Posiciones y actas

bad-position = La posición está mal en { $where }: dice { $got-name }, lo correcto sería: { $wanted-name }.
bad-position-options = La posición no encaja con el juego: { $reason }
unsound-position = La posición es imposible: { $reason }.
bad-record = El acta está mal en { $where }: dice { $got-name }, lo correcto sería: { $wanted-name }.
bad-record-format = El acta está en el formato { $got }; aquí se lee el formato { $wanted }.
bad-record-version = El acta sigue la versión { $got } de las reglas; aquí se juega con la versión { $wanted }.
record-does-not-replay = El acta no se puede reproducir desde la entrada { $number }: { $reason }
record-truncated = El acta se corta o está dañada en { $where }; por favor, cargue el texto entero.
bad-repair = La corrección está mal en { $where }: { $reason }
no-back = No se puede volver a la entrada { $number }: desde entonces se ha revelado algo, o es de otra persona.
not-teller = Solo quien está designado para anunciarlo puede escribir este resultado.
no-vote = Ahora no hay nada que votar.
bad-sitters = Una mesa necesita una entrada por puesto: { $wanted }, no { $got }.
chair-taken = La silla de { $seat-name } la ocupa { $name }; por favor, elija una libre.
nobody-to-leave = Nadie se sienta en la silla de { $seat-name }, así que nadie puede dejarla.
vote-under-way = La mesa aún vota la propuesta de { $seat-name }; por favor, vote primero esa.
draft-meets-chance = El paso { $number } espera al azar; por favor, envíe primero los pasos anteriores y después los demás.

## Reglamentos

unknown-clause = El reglamento no tiene el párrafo { $got }; parecidos: { $wanted }.
no-rulebook = El paquete { $package } no tiene rulebook.toml.
bad-rulebook = El reglamento está mal en { $where }: dice { $got-name }, lo correcto sería: { $wanted }.
unknown-citation = { $where } cita { $got }, que no está en ningún reglamento; aquí los números empiezan por { $wanted }.
unreadable-marker = La marca en { $where } debe enumerar sus párrafos como textos simples.

## Por qué la casa rechaza

why-HALL-ASK-01 = La partida ha terminado: ya nadie actúa.
why-HALL-ASK-02 = { $seat-name } no tiene ahora ninguna pregunta; por favor, espere a que llegue una.
why-HALL-ASK-03 = Eso no responde a la pregunta que ahora se hace a { $seat-name }.
why-HALL-ASK-04 = Este juego no conoce esa acción; por favor, elija una de las ofrecidas.
why-HALL-ASK-05 = Eso no puede salir ahora; por favor, indique un resultado que aún sea posible.
why-HALL-ASK-06 = Nadie ocupa el puesto { $seat }; solo actúan los puestos de esta partida.
why-HALL-BACK-01 = No se puede volver tan atrás: solo sobre entradas propias y mientras no se haya revelado nada desde entonces.
why-HALL-TELL-01 = Solo quien lo anuncia puede escribir este resultado, y solo cuando toca uno.
why-HALL-FIX-01 = { $seat-name } no ve lo que hay en { $where } y por eso no puede proponer cambiarlo.
why-HALL-FIX-02 = La corrección dejaría una posición imposible: { $reason }
why-HALL-FIX-03 = La corrección no se hace: antes debe estar de acuerdo toda la mesa.
