# Las frases de la sala: qué estaba mal, dónde, qué sería lo correcto; una línea cada una.

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
unfit-options =
    { $seats ->
        [one] { $game } no se puede jugar en solitario con { $chosen }. La regla { $clause } dice qué es compatible.
       *[other] { $game } no se puede jugar entre { $seats } con { $chosen }. La regla { $clause } dice qué es compatible.
    }
unknown-number = { $game } no tiene un número { $got } que cambiar; tiene: { $wanted-name }.
bad-number = El número { $number } de { $game } debe estar entre { $low } y { $high }, no ser { $got }.

## Acciones

unknown-kind = «{ $kind }» no es un tipo de acción; hay: { $wanted }.
bad-argument = «{ $kind }» no va con { $got-name }; va con: { $wanted-name }.
ambiguous-action = «{ $text }» puede significar varias cosas: { $fits }. Por favor, escribe algo más.
empty-action = No se ha dado ninguna acción; hay: { $wanted }.
bad-action-json = { $got } no es una acción; lo correcto sería un objeto con «kind» y, si hace falta, «argument».
bad-action-number = El número { $number } no corresponde a ninguna acción de este juego.

## Posiciones y registros

bad-position = La posición está mal en { $where }: dice { $got-name }, lo correcto sería: { $wanted-name }.
bad-position-options = La posición no encaja con el juego: { $reason }
unsound-position = La posición es imposible: { $reason }.
bad-record = El registro está mal en { $where }: dice { $got-name }, lo correcto sería: { $wanted-name }.
bad-record-format = El registro está en el formato { $got }; esta sala lee el formato { $wanted }.
other-match = Esta posición es de otra mesa: juego, asientos, opciones y números deben ser los de esta partida de { $game }.
bad-record-version = El registro sigue la versión { $got } de las reglas; en esta sala se juega con la versión { $wanted }.
record-does-not-replay = El registro no se puede reproducir desde la entrada { $number }: { $reason }
record-truncated = El registro se corta o está dañado en { $where }; por favor, carga el texto entero.
bad-repair = La corrección está mal en { $where }: { $reason }
no-back = No se puede volver a la entrada { $number }: desde entonces se ha revelado algo, o es de otra persona.
not-teller = Solo quien está designado para anunciarlo puede escribir este resultado.
no-vote = Ahora no hay nada que votar.
bad-sitters = Una mesa necesita una entrada por asiento: { $wanted }, no { $got }.
chair-taken = La silla de { $seat-name } la ocupa { $name }; por favor, elige una libre.
nobody-to-leave = Nadie se sienta en la silla de { $seat-name }, así que nadie puede dejarla.
vote-under-way = La mesa aún vota la propuesta de { $seat-name }; por favor, vota primero esa.
draft-meets-chance = El paso { $number } espera al azar; por favor, envía primero los pasos anteriores y después los demás.
draft-meets-secret = Tras { $number } pasos verías lo que ahora está oculto; por favor, envía antes esos pasos.

## Reglamentos

unknown-clause = El reglamento no tiene la regla { $got }; parecidas: { $wanted }.
no-rulebook = El paquete { $package } no tiene rulebook.toml.
bad-rulebook = El reglamento está mal en { $where }: dice { $got-name }, lo correcto sería: { $wanted }.
unknown-citation = { $where } cita { $got }, que no está en ningún reglamento; aquí los números empiezan por { $wanted }.
unreadable-marker = La marca en { $where } debe enumerar sus reglas como textos simples.

## Por qué la sala rechaza

why-HALL-ASK-01 = La partida ha terminado: ya nadie actúa.
why-HALL-ASK-02 = A { $seat-name } no se le pregunta nada ahora; por favor, espera a que llegue una pregunta.
why-HALL-ASK-03 = Eso no responde a la pregunta que ahora se hace a { $seat-name }.
why-HALL-ASK-04 = Este juego no conoce esa acción; por favor, elige una de las ofrecidas.
why-HALL-ASK-05 = Eso no puede salir ahora; por favor, indica un resultado que aún sea posible.
why-HALL-ASK-06 = Nadie ocupa el asiento { $seat }; solo actúan los asientos de esta partida.
why-HALL-BACK-01 = No se puede volver tan atrás: solo sobre entradas propias y mientras no se haya revelado nada desde entonces.
why-HALL-TELL-01 = Solo quien lo anuncia puede escribir este resultado, y solo cuando toca uno.
why-HALL-FIX-01 = { $seat-name } no ve lo que hay en { $where } y por eso no puede proponer cambiarlo.
why-HALL-FIX-02 = La corrección dejaría una posición imposible: { $reason }
why-HALL-FIX-03 = La corrección no se hace: antes debe estar de acuerdo toda la mesa.

## La línea de órdenes

unknown-language = Aquí no hay idioma { $got }; hay: { $wanted }.
bad-pair = «{ $got }» no se puede leer; lo correcto sería NOMBRE=VALOR.
bad-whole-number = { $where } necesita un número entero, no «{ $got }».
bad-seat-list = Los asientos van aquí de 0 a { $most }, cada uno una vez como mucho; «{ $got }» no encaja.
too-many-bots = Hay sitio para { $most } bots, no para { $got }.
too-many-names = Hay { $got } nombres para { $most } personas.
cannot-read-file = El archivo { $file } no se puede leer: { $reason }.
cannot-write-file = { $file } no se puede escribir: { $reason }.
folder-not-empty = La carpeta { $file } no está vacía; por favor, nombra una nueva.
bad-rivals = Una arena necesita al menos dos bots distintos, no «{ $got }».
worker-lost = Ha muerto un proceso que jugaba para nosotros: { $reason }
play-what = ¿Qué juego? Por ejemplo: bannerhall play sealed; bannerhall games los enumera todos.
resume-alone = Con --resume el archivo dice qué se juega: omite el juego, --seats, --option, --number y --seed.
match-is-over = La partida de { $file } ha terminado; bannerhall replay la muestra.
no-picture = { $game } no tiene imágenes todavía.
cli-unexpected = Algo inesperado salió mal: { $reason }. Por favor, informa de ello; { $variable }=1 muestra dónde.
cli-game = { $slug }: { $title }, de { $low } a { $high } jugadores, { $status }
cli-game-option = — opción { $option }: { $values }
cli-game-number = — número { $number }: { $usual }, de { $low } a { $high }
cli-no-games = Aún no hay aquí ningún juego publicado; --all muestra el juego de prueba de la sala.
cli-played = { $games } partidas jugadas, { $finished } hasta el final, en { $seconds } s.
cli-pace = { $decisions } decisiones, { $rate } por segundo, { $mean } por partida.
cli-wins = { $seat-name }: { $wins } victorias, { $share } %.
cli-alone = { $lost } perdidas, { $drawn } empatadas.
cli-checksum = Suma de control { $checksum } con la semilla { $seed }.
cli-records-in = Los registros están en { $file }.
cli-arena-bot = { $bot } gana el { $share } % de { $games } partidas (95 %: de { $low } a { $high } %).
cli-arena-pair = { $bot } contra { $against }: el { $share } % de { $games } partidas (95 %: de { $low } a { $high } %).
cli-book = { $slug }: { $clauses } reglas; bannerhall rules { $slug } las muestra.
cli-no-clause = Ninguna regla tiene todas estas palabras.
cli-ledger =
    { $tests ->
        [none] { $slug }: { $clauses } reglas, { $code } citadas en el código; aquí no hay pruebas.
       *[other] { $slug }: { $clauses } reglas, { $code } citadas en el código, { $tests } en las pruebas.
    }
cli-gaps = { $slug }: faltan { $count }: { $ids }
cli-doctor-compiled = El motor está compilado.
cli-doctor-plain = El motor no está compilado: todo funciona, las simulaciones son lentas.
cli-doctor-uncompiled = Hay un compilador de C: en una copia de trabajo, python3 hall.py compile acelera el motor.
cli-doctor-no-compiler = No hay compilador de C (cc, gcc o clang); con uno, python3 hall.py compile acelera el motor.
cli-doctor-sqlite = SQLite { $version } puede dañar una base en la que escriben dos programas a la vez; la sala escribe con uno. Mejor aún es la versión { $wanted } o posterior.
cli-doctor-extra = No instalado: { $missing }. Para agentes que aprenden: pip install "bannerhall[{ $extra }]"
cli-doctor-missing = Falta { $library } y es necesario: pip install { $library }
cli-drawn = { $count } imágenes están en { $file }.
cli-no-result = El registro no tiene resultado: la partida no se terminó o el registro está cortado.
cli-verified = El registro es correcto: { $count } entradas llevan a su resultado y la semilla explica cada tirada.
cli-verified-plain = El registro es correcto: { $count } entradas llevan a su resultado. No muestra semilla, así que las tiradas no están probadas.
cli-verified-from =
    { $missing ->
        [0] El registro es correcto: { $count } entradas llevan a su resultado. Desde la entrada { $number } las tiradas están probadas; lo anterior vino de un archivo cuya propia semilla explica sus tiradas.
       *[other] El registro es correcto: { $count } entradas llevan a su resultado. Desde la entrada { $number } las tiradas están probadas; lo anterior vino de un archivo, y ninguna semilla explica este número de sus tiradas: { $missing }.
    }
cli-bad-seed = La semilla mostrada no es la fijada al principio: las tiradas no están probadas.
cli-unproven = La semilla no explica { $count } tiradas, entradas { $numbers }: fueron escritas o falsificadas.
cli-not-over = La partida no ha terminado.

## El terminal

unknown-command = No hay orden { $got }; hay: { $wanted }.
unknown-answer = «{ $text }» no es una respuesta aquí; escribe un número de la lista o: { $wanted }.
nothing-to-undo = No hay ninguna elección tuya que deshacer.
too-many-profiles = Ya tienes { $most } perfiles: borra uno primero.
too-many-notes = Con una partida se guardan como mucho { $most } notas.
too-many-photos = Con una partida se guardan como mucho { $most } fotos.
no-photo = No es una foto que se pueda guardar: JPEG, PNG o WebP.
draft-ends = Las respuestas después de la { $number }.ª llegarían cuando la pregunta ya no es tuya; no se hizo nada. Dalas más tarde.
number-of-later-list = Solo la primera respuesta de una línea puede ser un número de la lista: { $number } contaría líneas que aún no se ven. No se hizo nada; usa palabras.
no-such-line = La lista no tiene línea { $number }; va de 1 a { $most }.
number-of-what = ¿{ $number } de qué? Escribe la palabra delante: { $wanted }.
reason-of-what = ¿Por qué qué? Por ejemplo: why pass
term-welcome = { $title }, { $seats } jugadores.
term-is-you = { $seat-name }: eres tú.
term-is-person = { $seat-name }: una persona en esta pantalla.
term-is-bot = { $seat-name }: un bot ({ $bot }).
term-how = Responde con un número de la lista o con sus palabras; ? muestra qué más se puede escribir.
term-thinking = { $seat-name } piensa…
term-did = { $seat-name }: { $action }
term-sits = Por { $seat-name } juega ahora { $sitter }.
term-went-back = La partida ha vuelto atrás; lo respondido desde entonces ya no vale.
term-repaired = La posición se corrigió como propuso { $seat-name }.
term-new-rules = Desde aquí rige la versión { $version } de las reglas.
term-new-dice = Lo jugado hasta ahora vino de un archivo. Desde aquí hay tiradas nuevas que nadie puede prever.
term-yes = sí
term-no = no
term-more = … y { $count } más: options las muestra todas.
term-beside = En lugar de responder, también puedes:
term-standing = Puedes dar respuestas permanentes en cualquier momento: options las muestra.
term-range = { $kind } { $low }–{ $high }: escribe un número
term-close = { $seat-name }: Intro borra la pantalla; luego le toca a { $player-name }.
term-open = { $seat-name }: pulsa Intro cuando nadie más vea la pantalla.
term-clock = Hay { $seconds } segundos para ello.
term-time-up = Se acabó el tiempo: el reloj ha respondido y la línea llegó tarde.
term-allowed = Eso está permitido ahora.
term-only-one = Solo hay una respuesta posible.
term-no-map = Este juego no tiene mapa.
term-hint = { $action } — { $visits } de { $total } ensayos, valor { $worth } %
term-type = Escribe: { $text }
term-learned = «rules PALABRAS» abre el reglamento, «hint» pregunta a un bot.
term-vote = { $seat-name } pide deshacer el último paso. { $player-name }, ¿estás de acuerdo (sí o no)?
term-vote-lost = No todos están de acuerdo: no se deshace nada.
term-no-clause = Ninguna regla tiene todas estas palabras.
term-more-clauses = … y { $count } más: da más palabras.
term-rules-how = rules PALABRAS busca en ellas, rules NÚMERO muestra una regla.
term-log-cut = Las últimas { $shown } de { $count } líneas; log { $count } las muestra todas.
term-saved = La partida se guarda en { $file }.
term-left = La partida te espera.
term-input-ended = La entrada ha terminado; la partida espera.
term-resume = Para seguir: bannerhall play --resume { $file }
term-over = Así terminó:
term-rank =
    { $points ->
        [one] { $rank }. { $seat-name }: { $points } punto
       *[other] { $rank }. { $seat-name }: { $points } puntos
    }
term-alone =
    { $outcome ->
        [won] { $seat-name } ha ganado.
        [drew] { $seat-name } ha empatado.
       *[lost] { $seat-name } ha perdido.
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
term-record = Para volver a verla: bannerhall replay { $file }
term-help-answer = Responde con un número de la lista o con las palabras entre corchetes, también abreviadas; varias respuestas separadas por ; valen juntas o ninguna. O escribe:
term-help-help = help o ? — esta lista
term-help-board = board — la mesa como tú la ves
term-help-map = map — todo el tablero con sus caminos
term-help-options = options — todo lo que puedes responder
term-help-why = why ACCIÓN — por qué no está permitida, con la regla
term-help-hint = hint — lo que haría un bot en tu lugar
term-help-undo = undo — deshacer tu última respuesta; si desde entonces se reveló algo, todos aquí deben estar de acuerdo
term-help-rules = rules [PALABRAS o NÚMERO] — el reglamento
term-help-log = log [N] — lo ocurrido hasta ahora
term-help-save = save [ARCHIVO] — guardar la partida en un archivo (se guarda tras cada respuesta)
term-help-quit = quit — salir; la partida se puede continuar más tarde
no-tutorial = Todavía no hay lección de { $game }.
not-in-lesson = Para esta lección escribe: { $wanted }

## La base de datos de la sala

missing-extra = Para { $what } faltan paquetes aquí; puedes instalarlos así: pip install 'bannerhall[{ $extra }]'
bad-database = Una base de datos no puede llamarse así: { $got }; lo correcto es una de estas formas: { $wanted }.
hall-locked = Otro programa, probablemente una sala abierta, usa la base de datos { $file }; detenlo primero o elige otro archivo.
newer-database = La base de datos es de una versión más nueva de este programa (sus tablas tienen el número { $have }, este programa las conoce hasta el número { $wanted }); usa el programa más nuevo.
database-unreachable = No se puede usar la base de datos { $where }: { $reason }. ¿Está el servidor en marcha y son correctos la dirección, el usuario y la contraseña?

## Servicio, copia de seguridad

hall-open = La sala está abierta en este equipo: { $url }
hall-room = Para los teléfonos y los demás de esta red: { $url }
hall-plain = Con http simple la página no se puede instalar ni avisar cuando está cerrada, y otros de esta red podrían escuchar; --https lo remedia.
hall-authority = Los navegadores advierten de nuestro propio certificado hasta que confíen en este archivo: { $file }
hall-stop = Ctrl+C cierra la sala; cada partida se conserva.
one-process-only = SQLite sirve a un solo proceso, no a { $workers }: quita --workers o indica una base PostgreSQL con --database.
cannot-listen = No se puede escuchar en { $where }: { $reason }. ¿Hay otra sala abierta ahí? --port elige otro lugar.
backup-done = { $count } filas escritas en { $file }.
restore-done = { $count } filas restauradas desde { $file }.
database-not-empty = La base { $where } no está vacía; una copia solo se restaura en una vacía, para que nada se mezcle.
bad-backup = { $file } no es una copia completa de una sala: { $reason }. No se restauró nada.
only-after-end = Todo se muestra solo después del final de la partida.

## Jugar en una sala

bad-hall-url = «{ $got }» no es la dirección de una sala; sería correcto, por ejemplo: http://127.0.0.1:8421
bad-table-id = «{ $got }» no es una mesa; indica su identificador o su enlace.
other-hall = «{ $got }» lleva a otra sala que { $wanted }.
hall-unreachable = Nadie responde en { $url }: { $reason }. ¿Está abierta la sala allí?
not-a-hall = Lo que responde en { $url } no es una de nuestras salas.
hall-went-on = La partida siguió entretanto; no se hizo nada. Mira otra vez, por favor.
no-question-now = Ahora no se te pregunta nada.
not-seated = Aquí solo miras: no tienes asiento en esta mesa.
server-alone = En una sala, la partida se guarda allí y los dados son los de la sala: omite --seed, --tutorial, --save y --resume.
server-which = ¿Qué sala? Indica su dirección con --server.
server-me = En una sala ocupas una de las sillas: --human none no es posible.
other-game = En esta mesa se juega a { $got }, no a { $wanted }.
hall-sits-person = { $seat-name }: una persona.
hall-sits-open = Silla { $seat }: libre.
hall-sits-invited = Silla { $seat }: reservada para { $name }.
hall-invite-one = { $name } viene con: { $command }
hall-looking-on = Miras; todas las sillas están ocupadas.
hall-invite = Otros vienen a esta mesa con: { $command }
hall-sealed-dice = Los dados están sellados con { $commitment }; tras el final, el registro los demuestra.
hall-waits-start = La partida empieza cuando todas las sillas están ocupadas y { $host } la inicia.
hall-waiting = Esperando a { $who }… (Ctrl+C para escribir algo)
hall-chat = { $name } dice: { $text }
hall-lost = Se perdió la conexión; se intenta de nuevo…
hall-vote-repair = { $seat-name } pide corregir la posición. { $player-name }, ¿estás de acuerdo (sí o no)?
hall-voted = Tu propuesta está ahora con los demás.
hall-say-what = ¿Decir qué? Por ejemplo: chat ¡Buena suerte!
hall-left = La partida te espera en la sala.
hall-gone = La sala ya no responde; la partida se guarda allí.
hall-again = Sigue con: { $command }
hall-help-chat = chat TEXTO — decir algo a la mesa
hall-help-undo = undo — deshacer tu última respuesta; si desde entonces se reveló algo, las personas de la mesa deben estar de acuerdo
hall-help-quit = quit — salir; la partida espera y puede retomarse

## Las cuentas y el mostrador del anfitrión

not-found =
    { $what ->
        [table] Aquí no hay tal mesa, o no está abierta para ti.
        [chair] Esta mesa no tiene tal silla.
        [game] Aquí no hay tal juego.
        [account] Aquí no hay tal cuenta.
        [lesson] Este juego no tiene lección.
        [drawing] Este juego no tiene dibujo.
        [report] No existe ese informe.
       *[other] Eso no existe aquí: { $what }.
    }
sign-in-first = Entra primero, como invitado o con tu cuenta.
not-yours = Eso no te corresponde a ti.
not-your-seat = { $seat-name } no es tu asiento.
hall-busy = La sala está muy ocupada en este momento; inténtalo de nuevo enseguida.
hall-cannot-store = La sala no puede guardar nada en este momento; no se hizo nada. Inténtalo de nuevo enseguida.
hall-crashed = En la sala falló algo que no debía fallar; quedó anotado en su bitácora.
not-started = La partida aún no ha empezado.
already-started = La partida ya ha empezado.
already-seated = Ya ocupas una silla en esta mesa.
no-such-chair = Aquí no hay silla { $seat }; se cuentan de 1 a { $most }.
no-open-chair = Ya no hay tal silla libre.
chair-kept = La silla { $seat } está reservada para { $name }; solo la invitación permite sentarse ahí.
chair-awaits = La silla { $seat } está reservada para { $name }, y aún no ha venido nadie; libérala o pon un bot para empezar sin esperar.
dead-invitation = Esta invitación ya no vale: fue retirada o no está completa. Pide una nueva.
invite-whom = Una silla se reserva para alguien: indica el nombre, por favor.
only-host = Solo puede hacerlo quien creó la mesa.
chairs-open =
    { $count ->
        [one] Queda { $count } silla libre; antes debe sentarse alguien, o un bot.
       *[other] Quedan { $count } sillas libres; antes debe sentarse alguien, o bots.
    }
not-over = Eso solo es posible después del final de la partida.
nobody-at-table = Una mesa privada necesita al menos una persona en una silla.
nobody-to-return = { $seat-name } no se ha ido, así que nadie puede volver.
muted = El anfitrión de la sala te ha silenciado: puedes jugar, pero no escribir.
banned = El anfitrión de la sala ha excluido esta cuenta.
bad-body = La petición no es como debe ser: { $reason }
no-json = La petición no se puede leer: { $reason }
bad-query = «{ $name }» no puede ser { $got-name }; sería correcto: { $wanted-name }.
too-large = Es demasiado grande: se aceptan { $most } bytes como máximo.
too-often =
    { $seconds ->
        [one] Fue con demasiada frecuencia; espera { $seconds } segundo.
       *[other] Fue con demasiada frecuencia; espera { $seconds } segundos.
    }
foreign-origin = Esta petición viene de una página de otro sitio y no se ha seguido.
live-only = Eso solo es posible por una conexión permanente.
behind-curtain = Antes { $seat-name } debe tomar el dispositivo y abrir el telón.
bad-setting = { $name } no puede ser { $got-name }; sería correcto: { $wanted-name }.
guest-name = Invitado
bad-address = A esta dirección no se puede enviar ningún correo.
registration-closed = El anfitrión de esta sala no acepta cuentas nuevas por ahora.
guests-closed = El anfitrión de esta sala no deja entrar a nuevos invitados por ahora.
already-member = Ya tienes una cuenta; cierra antes la sesión para crear otra.
no-address-yet = Aún no tienes una dirección que cambiar; regístrate con una.
same-address = Esta ya es tu dirección.
nothing-to-confirm = No tienes ninguna dirección por confirmar.
dead-link = Este enlace ya no vale: se usó, es demasiado viejo o está incompleto. Pide uno nuevo.
wrong-credentials = La dirección o la contraseña no es correcta, o la dirección aún no está confirmada.
wrong-password = La contraseña no es correcta.
too-many-settings = Una cuenta guarda como máximo { $most } ajustes.
host-only = Solo puede hacerlo el anfitrión de la sala, con la clave del archivo host.token.

mail-hello = Hola, { $name }:
mail-confirm-subject = Confirma tu dirección para la sala
mail-confirm-body = Alguien, esperamos que tú, se ha registrado en la sala con esta dirección. Abre este enlace para confirmarla; vale 30 días:
mail-confirm-end = Si no fuiste tú, no hagas nada: sin el enlace no pasa nada.
mail-known-subject = Ya tienes una cuenta en la sala
mail-known-body = Alguien, quizá tú, quiso registrarse en la sala con esta dirección. Ya tiene una cuenta; inicia sesión aquí, donde también puedes poner una contraseña nueva:
mail-known-end = Si no fuiste tú, no hagas nada: tu cuenta sigue como estaba.
mail-change-subject = Confirma tu nueva dirección para la sala
mail-change-body = Alguien, esperamos que tú, quiere usar esta dirección para tu cuenta en la sala. Abre este enlace para confirmarla; vale un día:
mail-change-end = Si no fuiste tú, no hagas nada: sin el enlace no pasa nada.
mail-moved-subject = Tu cuenta en la sala tiene una dirección nueva
mail-moved-body = Tu cuenta en la sala tiene ahora la dirección { $new }. Esta ya no se usa; inicia sesión con la nueva aquí:
mail-moved-end = Si no fuiste tú, alguien conoce tu contraseña y lee el correo en la dirección nueva: avisa a quien lleva la sala.
mail-reset-subject = Una contraseña nueva para la sala
mail-reset-body = Alguien, esperamos que tú, ha olvidado la contraseña de tu cuenta en la sala. Pon una nueva con este enlace; vale una hora y una sola vez:
mail-reset-end = Si no fuiste tú, no hagas nada: tu contraseña sigue igual.
mail-turn-subject = { $game }: te toca a ti
mail-turn-body = Una partida de { $game } te espera:
mail-turn-end = No llegará otro correo sobre ello hasta que hayas jugado. En tu cuenta puedes desactivar estos correos.

host-refused = La sala lo rechaza: { $reason }
hall-not-running = No hay ninguna sala abierta en { $url }; bannerhall serve abre una, y --url indica otro lugar.
no-host-token = La clave del anfitrión no se puede leer en { $file }; --home indica la carpeta de la sala, que crea el archivo al abrirse.
host-process = Proceso { $process }: { $matches } partidas en memoria, { $connections } conexiones, abierto desde hace { $minutes } minutos.
host-accounts = Cuentas: { $members } miembros, { $guests } invitados.
host-tables = Mesas: { $open } abiertas, { $playing } en juego, { $over } terminadas.
host-mails = Correos pendientes de envío: { $count }.
host-registration-open = El registro de cuentas está abierto.
host-registration-closed = El registro de cuentas está cerrado.
host-guests-open = Los invitados pueden entrar.
host-guests-closed = Los nuevos invitados no pueden entrar.
host-nobody = Nadie se llama «{ $text }» ni tiene tal dirección o identificador.
host-guest = invitado
host-member = miembro
host-is-muted = silenciado
host-is-banned = excluido
host-account =
    { $marks ->
        [none] { $id }: { $name } ({ $kind }), { $email ->
            [none] sin dirección
           *[other] { $email }
        }
       *[other] { $id }: { $name } ({ $kind }), { $email ->
            [none] sin dirección
           *[other] { $email }
        }; { $marks }
    }
host-removed = La mesa { $table } se ha retirado.
host-link = { $at }, para { $address }, «{ $subject }»: { $link }
host-no-links = No hay enlaces que entregar.
host-report = { $at }, { $id }, { $page }: { $text }
host-no-reports = Nadie ha informado de nada.

## La puerta de entrada

front-open = La sala está abierta.
front-how = Las páginas para el navegador están en construcción. Mientras tanto, juega desde un terminal:
