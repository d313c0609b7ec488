# Lo que dice el propio navegador. Los juegos y la sala traen sus propias frases.

## LEADERS: headquarters

web-leaders-hq-headquarters = Cuartel general
web-leaders-hq-areas = Áreas del cuartel general
web-leaders-hq-area-military = Ejército
web-leaders-hq-area-research = Investigar
web-leaders-hq-area-diplomacy = Diplomacia
web-leaders-hq-area-espionage = Espías
web-leaders-hq-area-missions = Misiones
web-leaders-hq-continue = Continuar
web-leaders-hq-cost = cuesta { $points } puntos de producción
web-leaders-hq-takes =
    { $rounds ->
        [one] tarda { $rounds } ronda
       *[other] tarda { $rounds } rondas
      }
web-leaders-hq-more = Uno más: { $what }
web-leaders-hq-less = Uno menos: { $what }
web-leaders-hq-most = Máx.
web-leaders-hq-most-of = Máx., tantos como sea posible: { $what }
web-leaders-hq-points-word = puntos de producción
web-leaders-hq-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      }
web-leaders-hq-points-left = puntos restantes
web-leaders-hq-points-saved = Puntos disponibles
web-leaders-hq-income = Ingresos
web-leaders-hq-diplomats = diplomáticos
web-leaders-hq-spies = espías
web-leaders-hq-seconds =
    { $seconds ->
        [one] queda { $seconds } segundo
       *[other] quedan { $seconds } segundos
      }
web-leaders-hq-on-the-way = ya hay { $count } en camino
web-leaders-hq-under-way = En camino
web-leaders-hq-nothing-under-way = No hay nada en camino.
web-leaders-hq-in-turns =
    { $turns ->
        [one] próximo turno
       *[other] en { $turns } turnos
      }
web-leaders-hq-level-of = { $field }, nivel { $level }
web-leaders-hq-level =
    { $level ->
        [0] ningún nivel aún
       *[other] nivel { $level }
      }
web-leaders-hq-research-aim = Gana quien alcance el nivel { $level } en los tres campos.
web-leaders-hq-reached = alcanzado
web-leaders-hq-running =
    { $turns ->
        [one] listo en el próximo turno
       *[other] listo en { $turns } turnos
      }
web-leaders-hq-running-more =
    { $turns ->
        [one] Nivel { $level }: listo en el próximo turno
       *[other] Nivel { $level }: faltan { $turns } turnos
      }
web-leaders-hq-starts-now = empieza con Continuar
web-leaders-hq-start = Empezar el nivel { $level }
web-leaders-hq-started = Nivel { $level } elegido
web-leaders-hq-diplomats-about = { $free } de { $all } libres, { $coming } en camino. Los que se quedan protegen de los boicots.
web-leaders-hq-spies-about = { $free } de { $all } libres, { $coming } en camino. Los que se quedan protegen del espionaje y el sabotaje.
web-leaders-hq-tribute = Tributo
web-leaders-hq-boycott = Boicot
web-leaders-hq-espionage = Espionaje
web-leaders-hq-sabotage = Sabotaje
web-leaders-hq-offer = Ofrecer alianza
web-leaders-hq-dissolve = Romper la alianza
web-leaders-hq-offer-waits = espera respuesta
web-leaders-hq-offer-open = oferta enviada
web-leaders-hq-ally = aliado
web-leaders-hq-barred = sin ataque en este turno
web-leaders-hq-out = eliminado
web-leaders-hq-percent = { $chance } %
web-leaders-hq-chance = éxito en %
web-leaders-hq-chances-boycott = Probabilidad de un boicot
web-leaders-hq-chances-spy = Probabilidad de espionaje y sabotaje
web-leaders-hq-chances-about = en porcentaje, según los que vigilan allí; tu tecnología y tu habilidad están contadas, las suyas no se conocen
web-leaders-hq-guards-diplomats = diplomáticos libres allí
web-leaders-hq-guards-spies = espías libres allí
web-leaders-hq-boycott-about = Un boicot con éxito cuesta { $points } puntos de producción a su objetivo. Ambos lo sabrán en su próximo turno.
web-leaders-hq-sabotage-about = Un sabotaje con éxito destruye { $units } unidades del campamento base; el espionaje te revela un estado de investigación.
web-leaders-tip-military = Consejo: combina infantería barata con unidades más fuertes; así las bajas pueden salir de la barata.
web-leaders-tip-diplomacy = Consejo: si te boicotean a menudo, nombra diplomáticos y déjalos aquí.
web-leaders-tip-espionage = Consejo: contrata espías y déjalos aquí; te protegen del espionaje y del sabotaje.
web-leaders-hq-tribute-for = Tributo para { $name }
web-leaders-hq-tribute-about = Un diplomático lleva hasta { $points } puntos de producción, y quien los reciba sabrá de quién.
web-leaders-hq-all-points = Todos ({ $points })
web-leaders-hq-tribute-none = No enviar nada
web-leaders-hq-tribute-send = Enviar { $points }
web-leaders-hq-missions-aim = { $have } de { $badges } insignias de honor: con { $badges } ganas. Una misión a la vez.
web-leaders-hq-missions-none = Todas las misiones están cumplidas.
web-leaders-hq-mission-left =
    { $turns ->
        [one] queda { $turns } turno
       *[other] quedan { $turns } turnos
      }
web-leaders-hq-mission-active = activa
web-leaders-hq-mission-chosen = elegida
web-leaders-hq-mission-drop = Abandonar
web-leaders-hq-undo = Deshacer
web-leaders-hq-mission-take = Activar
web-leaders-hq-mission-again = Conservarla
web-leaders-hq-progress = { $now } de { $goal }
web-leaders-hq-fulfilled = Cumplidas: { $what }
web-leaders-hq-your-orders = Tus órdenes
web-leaders-hq-plan-empty = Nada elegido todavía.
web-leaders-hq-plan-count = { $count } × { $what }
web-leaders-hq-plan-tribute = Tributo para { $name }
web-leaders-hq-plan-boycott = Boicotear a { $name }
web-leaders-hq-plan-espionage = Espiar a { $name }
web-leaders-hq-plan-sabotage = Sabotear a { $name }
web-leaders-hq-plan-offer = Alianza ofrecida a { $name }
web-leaders-hq-plan-dissolve = Fin de la alianza con { $name }
web-leaders-hq-plan-mission = Misión { $what }
web-leaders-hq-take-back = Deshacer: { $what }
web-leaders-hq-forgot-all = No has pedido nada. Se guardarían { $points } puntos para la próxima ronda.
web-leaders-hq-forgot-mission = Abandonas la misión { $what } y no tomas otra.
web-leaders-hq-forgot-no-mission = Ninguna misión está activa.
web-leaders-hq-back-to-orders = Volver a las órdenes
web-leaders-hq-continue-anyway = Continuar igualmente
web-leaders-hq-mission = Misión
web-leaders-hq-badges = Insignias de honor
web-leaders-hq-allies = Alianzas
web-leaders-hq-offered = Ofertas sin respuesta
web-leaders-hq-none = ninguna
web-leaders-end-title = El final de la partida
web-leaders-end-kind-military = Victoria militar
web-leaders-end-kind-research = Victoria por investigación
web-leaders-end-kind-missions = Victoria por misiones
web-leaders-end-kind-markers = Victoria por puntos calientes
web-leaders-end-kind-last = La última potencia en pie
web-leaders-end-kind-rounds = La última ronda ha terminado
web-leaders-end-way-military = Se anotaron { $points } puntos de producción o más al comienzo de un turno.
web-leaders-end-way-research = El nivel { $level } está terminado en los tres campos.
web-leaders-end-way-missions = Se concede la insignia de honor { $badge }.
web-leaders-end-way-markers = Se mantenían { $markers } regiones marcadas al comienzo de un turno.
web-leaders-end-way-last = No queda nadie más en juego.
web-leaders-end-way-rounds =
    { $count ->
        [one] El mayor número de puntos de producción tras la última ronda.
       *[other] Nada los distingue tras la última ronda: comparten la victoria.
      }
web-leaders-end-curve = Puntos de producción ronda a ronda
web-leaders-end-goal = Victoria: { $points }
web-leaders-end-rounds = rondas jugadas
web-leaders-end-highest = anotación más alta
web-leaders-end-badges = insignias de honor
web-leaders-end-covert = acciones encubiertas que conociste
web-leaders-end-secrets = Lo que era secreto
web-leaders-fix-entry =
    { $ago ->
        [0] última anotación
        [1] un turno antes
       *[other] { $ago } turnos antes
      }
web-leaders-fix-words = Anotación de { $name }, { $entry }: { $before } → { $after }
web-leaders-fix-back = Mientras no haya pasado nada más, es más sencillo dar un paso atrás: después anota los puntos de nuevo.
web-leaders-fix-none = Todavía no se ha anotado nada.
web-leaders-fix-whose = ¿De quién era la anotación?
web-leaders-fix-which = ¿Cuál?
web-leaders-fix-right = El número correcto, de 0 a { $most }
web-leaders-fix-about = Se pregunta a toda la mesa. Si están de acuerdo, los puntos disponibles se ajustan solos y queda en el registro.
web-leaders-fix-busy = Otra propuesta sigue en curso.
web-leaders-fix-propose = Preguntar a la mesa
web-leaders-map-about = Describe una vez vuestro tablero impreso. Después se pueden sumar puntos marcando regiones y repartir un inicio fijo. Nunca se guarda quién tiene qué regiones.
web-leaders-map-tick = Sumar marcando regiones
web-leaders-map-describe = Describir vuestro tablero
web-leaders-map-name = Nombre de este tablero
web-leaders-map-name-example = nuestra caja
web-leaders-map-region = Región
web-leaders-map-points-of = Puntos de { $name }
web-leaders-map-continent-of = Continente de { $name }
web-leaders-map-continent = Continente
web-leaders-map-new-continent = Continente { $number }
web-leaders-map-bonus = Bonificación
web-leaders-map-drop = Quitar { $name }
web-leaders-map-add-region = Añadir una región
web-leaders-map-add-continent = Añadir un continente
web-leaders-map-elsewhere = Sin continente todavía
web-leaders-map-sum = Regiones: { $regions } · Continentes: { $continents } · Puntos: { $points }
web-leaders-map-later = Más tarde
web-leaders-map-clear = Desmarcar todo
web-leaders-map-bonus-counts = completo: +{ $points }
web-leaders-map-bonus-open = completo aporta +{ $points }
web-leaders-map-all-of = Todo: { $name }
web-leaders-map-none-of = Nada: { $name }
web-leaders-map-share = Lote { $number }
web-leaders-map-share-sum = { $regions } regiones, { $points } puntos
web-leaders-map-south-america = Sudamérica
web-leaders-map-venezuela = Venezuela
web-leaders-map-andean-countries = Países andinos
web-leaders-map-brazil = Brasil
web-leaders-map-southern-cone = Cono Sur
web-leaders-map-siberia = Siberia
web-leaders-map-mongolia = Mongolia
web-leaders-map-china = China
web-leaders-map-indonesia = Indonesia
web-leaders-map-new-guinea = Nueva Guinea
web-leaders-map-western-australia = Australia Occidental

##

web-close = Cerrar
web-skip = Ir al contenido
web-pages = Páginas
web-matches = Mis partidas
web-help = Ayuda
web-settings = Ajustes
web-sign-in = Iniciar sesión
web-to-hall = Volver a la sala
web-welcome = Toma asiento.
web-welcome-about = Juegos de mesa con sus reglas completas: a solas contra bots, en torno a una tableta o cada cual con su teléfono. Sin cuenta, sin esperas.
web-continue = Seguir jugando
web-games = Juegos
web-play-now = Jugar ya contra bots
web-with-friends = Con amigos
web-learn = Aprender
web-rules = Reglas
web-seats-range = { $low }–{ $high } jugadores
web-minutes = { $low }–{ $high } minutos
web-weight = Dificultad { $weight } de 5
web-open-tables = Mesas que buscan jugadores
web-table-over = terminada
web-table-open = espera jugadores
web-table-playing = en juego
web-bot = bot
web-chair-open = libre
web-room = Teléfonos en esta habitación
web-room-about = Quien esté en la misma red escanea esto y ya está en la sala: sin aplicación, sin cuenta.
web-room-plain = Con http simple otros de esta red podrían escuchar, y la página no se puede instalar; abre la sala con --https para remediarlo.
web-qr-hall = Código QR de { $url }
web-no-page = Esa página no existe.
web-no-table = Esta mesa no se puede abrir.
web-opening = Preparando la mesa…
web-waiting-room = Esperando jugadores…
web-board = El tablero
web-seats = Jugadores
web-at-turn = le toca
web-your-move = Tu jugada
web-over = La partida ha terminado.
web-waits-for = Esperando a { $who }…
web-waits = Un momento…
web-confirm =
    { $count ->
        [one] Confirmar el paso
       *[other] Confirmar { $count } pasos
    }
web-step-back = Paso atrás
web-say-number = Decir este número
web-zoom-in = Acercar
web-zoom-out = Alejar
web-zoom-all = Ver todo
web-reconnecting = Conectando de nuevo…
web-bot-name = Bot { $number }
web-bot-of-level = Bot { $number }, { $level }
web-offline = La sala no responde en este momento; no se ha perdido nada, inténtalo de nuevo.
web-failed = La sala respondió con un error ({ $status }); inténtalo de nuevo.
web-stale = La partida siguió entretanto; mira otra vez.

## En la mesa

web-drawers = Más
web-drawer-log = Lo ocurrido
web-drawer-chat = Chat
web-drawer-rules = Reglamento
web-drawer-aid = Ayuda de juego
web-drawer-menu = Esta mesa
web-drawer-keepsakes = Notas y fotos
web-keepsakes-about = Fotografía el tablero antes de una pausa: se guarda con la partida y solo lo ven quienes están sentados aquí.
web-keepsake-camera = Hacer una foto
web-keepsake-file = Elegir una imagen
web-keepsake-no-photo = Esta imagen no se puede leer.
web-keepsake-note = Una nota para toda la mesa
web-keepsake-keep = Guardar la nota
web-keepsake-by = { $name }, { $when }, tras la línea { $line }
web-somebody = Alguien
web-keepsake-drop = Quitar
web-keepsake-photo = Foto de { $name }
web-keepsake-board = Un tablero propio
web-looking-on = Estás mirando
web-no-face = Este juego aún no tiene tablero en pantalla.
web-your-turn = Te toca
web-log = Lo ocurrido
web-log-all = Mostrar las { $count } líneas
web-log-empty = Todavía no ha ocurrido nada.
web-sits = El asiento de { $seat-name } cambia de manos.
web-chat = Chat
web-chat-empty = Nadie ha dicho nada todavía. Toda la mesa oye lo que dices.
web-chat-say = Di algo a la mesa
web-send = Enviar
web-rules-search = Buscar en las reglas
web-rules-none = Ninguna regla tiene todas estas palabras.
web-rules-design = añadido nuestro
web-rules-design-about = No lo dicen ni la caja ni la editorial: es un añadido nuestro.
web-our-cards = { $ours } cartas de este juego son diseño nuestro y { $partly } más lo son en parte, pues no se conocen todas las listas publicadas. Una pluma las señala.
web-rules-ruling = interpretación
web-rules-instead = Aquí: { $text }
web-glossary = Palabras del juego
web-curtain-title = Le toca a { $name }
web-curtain-how = Toma el dispositivo, asegúrate de que nadie más mire y mantén pulsado.
web-curtain-hold = { $name }: mantener pulsado
web-curtain-look = { $name }: mantener pulsado para mirar
web-curtain-draw = Cerrar el telón
web-device = Este dispositivo
web-device-open = { $name } responde a la vista; todos pueden mirar.
web-device-serve = También se espera a { $name }
web-device-back = { $name }: retirar lo dicho a la vista
web-recap = Desde tu último turno
web-recap-offer =
    { $count ->
        [one] Desde tu último turno: { $count } novedad
       *[other] Desde tu último turno: { $count } novedades
    }
web-recap-step = { $step } de { $count } desde tu último turno
web-recap-end = A la mesa tal como está
web-earlier = Antes
web-later = Después
web-hint = ¿Qué haría un bot?
web-hint-thinking = Un bot piensa…
web-hint-worth = { $share } % de sus ensayos, posibilidades { $worth } %
web-lesson = Lección
web-lesson-step = Lección, paso { $step } de { $count }
web-lesson-done = Lección terminada
web-lesson-next = La lección siguiente
web-graph = Puntos a lo largo de la partida
web-graph-missing = El curso de la partida no se puede mostrar en este momento.
web-result = Resultado
web-won = ¡Has ganado!
web-drew = Empate.
web-lost = Esta vez no.
web-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
web-moves =
    { $count ->
        [one] { $count } respuesta dada
       *[other] { $count } respuestas dadas
    }
web-rematch = Jugar otra vez
web-screen = Mostrar en una pantalla grande
web-screen-about = Toda la sala ve allí la mesa: lo que todos pueden saber, y nada que responder. Vuestros teléfonos siguen como están.
web-screen-open = Abrir la pantalla grande en otra ventana
web-screen-turn = Le toca a { $who }.
web-screen-private = Esta mesa es privada: la pantalla grande se abre en navegadores de quienes se sientan a ella.
web-screen-elsewhere = En otro dispositivo abre esta dirección:
web-replay = Ver la partida
web-replay-as = Con los ojos de
web-replay-spectator = Como espectador
web-replay-begin = El comienzo
web-replay-step = Paso
web-to-table = A la mesa
web-run = Reproducir
web-pause = Pausa
web-loading = Cargando… { $percent } %
web-share = Compartir
web-copied = El enlace está copiado.
web-record = Guardar el registro
web-ballot-back = { $name } pide volver a como estaba la mesa después de esto: { $line }
web-ballot-repair = { $name } pide corregir la posición:
web-ballot-waits = Falta que respondan: { $who }
web-yes = Sí
web-no = No
web-number-between = Un número del { $low } al { $high }
web-like-sound = Sonido cuando me toque
web-like-passes = Pasar por mí cuando me pregunten y pueda pasar
web-propose-back = Pedir a todos volver a después de
web-propose = Proponer
web-leave = Irme; un bot sigue por mí
web-return = Volver como { $name }
web-report = Informar de un problema
web-sealed = Los dados se sellaron al comienzo; tras el final, el registro los demuestra. Sello: { $commitment }

## Crear una mesa

web-set-up = Una mesa de { $game }
web-presets = ¿Cómo quieres jugar?
web-seats-count =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
web-seat-less = Un jugador menos
web-seat-more = Un jugador más
web-chair = Silla { $number }
web-chair-me = { $name }
web-chair-invited = reservada para alguien
web-chair-device = también en este dispositivo
web-chair-bot = un bot
web-you = Tú
web-player = Jugador { $number }
web-name = Nombre
web-bot-level = Nivel del bot
web-bot-random = juega al azar
web-bot-greedy = rápido y sólido
web-bot-search = piensa por adelantado
web-fill-bots = Bots en las sillas libres
web-variants = Variantes de las reglas
web-numbers = Números de la casa
web-numbers-changed =
    { $count ->
        [one] 1 cambiado
       *[other] { $count } cambiados
    }
web-numbers-search = Buscar un número
web-numbers-none = Ningún número se llama así.
web-number-range = { $low }–{ $high }
web-number-range-or-none = 0 para ninguno, o { $low }–{ $high }
web-number-usual = normalmente { $value }
web-number-back-to = { $number }: volver a { $value }
web-profiles = Mis perfiles
web-profiles-about = Un perfil guarda las variantes y los números de la casa elegidos aquí, para otra mesa.
web-profile-name = Guardar esta elección con un nombre
web-profile-keep = Guardar el perfil
web-profile-kept = «{ $name }» está guardado.
web-profile-forget = Borrar «{ $name }»
web-terms = Mesa y reloj
web-visibility = Quién puede venir
web-visibility-link = Quien tenga el enlace
web-visibility-public = Todos; la mesa se ve en la sala
web-visibility-private = Solo quien yo invite
web-clock = Tiempo para pensar cada respuesta
web-clock-time =
    { $seconds ->
        [0] sin límite
        [60] 1 minuto
        [300] 5 minutos
        [3600] 1 hora
        [86400] 1 día
       *[other] 3 días
    }
web-typed = Tiramos dados de verdad, robamos cartas de verdad y escribimos lo que muestran
web-house-rules = Reglas de la casa, como nota para toda la mesa
web-house-rules-title = Reglas de la casa
web-house-rules-about = Todos ven esta nota; el programa no la lee.
web-make-invite = Crear la mesa e invitar
web-begin = Empezar

## Antes de empezar

web-all-here = Ya están todos.
web-join-title = { $host } te invita
web-your-name = Tu nombre
web-guest = Invitado
web-join = Sentarse
web-here = aquí
web-away = ahora no está
web-awaited = todavía no ha llegado
web-copy-invitation = Copiar la invitación
web-seat-bot = Bot
web-seat-free = Liberar la silla
web-stand-up = Levantarse
web-device-too = Alguien más en este dispositivo
web-add = Añadir
web-host-starts = { $host } inicia la partida.
web-invite = Invitar a amigos
web-copy-link = Copiar el enlace
web-qr-table = Código QR de { $url }

## Partidas y trayectoria

web-no-matches = Todavía no tienes partidas.
web-running = En juego
web-finished = Terminadas
web-medals-count = { $won } de { $all }
web-medal-won = logrado:
web-medal-open = aún no:
web-progress-save = Guardar mi progreso en un archivo
web-progress = Cómo te ha ido
web-progress-line =
    { $played ->
        [one]
            { $won ->
                [one] Una partida jugada, { $won } ganada.
               *[other] Una partida jugada, { $won } ganadas.
            }
       *[other]
            { $won ->
                [one] { $played } partidas jugadas, { $won } ganada.
               *[other] { $played } partidas jugadas, { $won } ganadas.
            }
    }
web-progress-best =
    { $points ->
        [one] Mejor resultado: { $points } punto.
       *[other] Mejor resultado: { $points } puntos.
    }
web-bring = Cargar un registro guardado
web-archived-show = Mostrar partidas apartadas
web-archive = Apartar { $game }
web-unarchive = Volver a sacar
web-archived = Apartadas
web-archived-none = No hay nada apartado.

## Reglas, ayuda, informes

web-rules-of = Reglas de { $game }
web-help-play-title = Jugar enseguida
web-help-play = «Jugar ya contra bots» abre una partida con un clic, como invitado. Toca una pieza y después su destino, arrástrala hasta allí o usa los botones; lo que pones es un borrador hasta que lo confirmes.
web-help-friends-title = Con amigos
web-help-friends = Elige «Con amigos», di quién se sienta dónde y envía el enlace o muestra el código QR. Nadie necesita una cuenta.
web-help-device-title = En torno a un dispositivo
web-help-device = Pon a los demás jugadores en «también en este dispositivo». En los juegos con secretos cae un telón entre turnos; la persona siguiente mantiene pulsado para abrirlo.
web-help-phones-title = Varios teléfonos en una habitación
web-help-phones = Abre la sala en un ordenador. Muestra una dirección y un código QR para todos los de la misma red.
web-help-undo-title = Volver atrás
web-help-undo = Puedes retirar tus propias respuestas mientras no se haya revelado nada desde entonces. Para ir más lejos, pide una votación en el menú de la mesa.
web-help-refused-title = ¿Por qué no?
web-help-refused = Señala, enfoca o toca lo que no es posible: la sala dice por qué, con el número de la regla. El número abre el reglamento en ese lugar.
web-help-away-title = Volver a la partida
web-help-away = Cierra la página, recárgala, deja dormir el teléfono: no se pierde nada. «Desde tu último turno» muestra paso a paso lo que hicieron los demás.
web-help-keyboard-title = Con el teclado
web-help-keyboard = Tab recorre piezas, casillas y botones; Intro o Espacio elige. En el tablero, + y - acercan y alejan, 0 lo muestra todo y las flechas lo mueven. ? abre la regla que nombra una explicación.
web-help-dice-title = Dados limpios
web-help-dice = Antes de la primera respuesta, la sala sella sus dados con un código que se ve en el menú. Tras el final, el registro contiene la semilla, y cualquiera puede comprobar que no se cambió ninguna tirada.
web-help-account-title = Una cuenta, si quieres
web-help-account = Un invitado vive en este navegador. Con una dirección y una contraseña sigues jugando desde cualquier lugar y conservas tus partidas.
web-help-rules-title = Las reglas
web-help-rules = Cada regla se puede buscar por sus palabras o su número; allí se explican también los términos de cada juego.
web-report-what = ¿Qué pasó y qué esperabas?
web-report-match = Adjuntar la partida, hasta donde yo pueda conocerla
web-report-sent = Gracias. El anfitrión de esta sala lo tiene como informe { $id }.
web-report-keep = Guardar una copia

## Ajustes

web-language = Idioma
web-theme = Colores
web-theme-auto = como el dispositivo
web-theme-light = claros
web-theme-dark = oscuros
web-motion = Movimiento
web-motion-auto = como el dispositivo
web-motion-full = completo
web-motion-less = lo menos posible
web-like-confirm = Poner los pasos como borrador y confirmarlos
web-like-notices = Un aviso del navegador cuando me toque
web-like-mail = Un correo cuando me toque y no esté
web-notices-refused = El navegador no permite avisos aquí.

## Cuentas

web-account = Cuenta
web-guest-about = Juegas como invitado: tus partidas viven en este navegador. Con una dirección y una contraseña puedes seguir jugando desde cualquier lugar.
web-register = Registrarse
web-forgot = Contraseña olvidada
web-email = Correo electrónico
web-email-is = Correo: { $email }
web-password = Contraseña
web-stay = Mantener la sesión en este dispositivo
web-sign-in-go = Iniciar sesión
web-register-go = Registrarse
web-forgot-go = Enviar un enlace
web-registered = Un enlace va camino de { $email }; confirma la dirección y vale 30 días. Sin servidor de correo lo tiene el anfitrión de la sala.
web-forgot-sent = Si { $email } tiene una cuenta aquí, un enlace va de camino.
web-save = Guardar
web-saved = Guardado.
web-unconfirmed = { $email } aún está por confirmar con el enlace del correo.
web-confirm-again = Enviar el enlace otra vez
web-mail-sent = Un enlace va de camino.
web-sign-out = Cerrar sesión
web-signed-out = Has cerrado la sesión.
web-sign-out-all =
    { $count ->
        [one] Cerrar sesión en todas partes ({ $count } dispositivo)
       *[other] Cerrar sesión en todas partes ({ $count } dispositivos)
    }
web-password-change = Cambiar la contraseña
web-password-old = Contraseña actual
web-password-new = Contraseña nueva, al menos 8 caracteres
web-close-account = Eliminar mi cuenta
web-close-about = Esto no se puede deshacer. Las partidas terminadas se conservan, con un asiento anónimo.
web-closed = Tu cuenta está eliminada.
web-confirm-title = Confirma tu dirección
web-confirm-address = Esta dirección es mía
web-confirmed = Tu dirección está confirmada.
web-reset-title = Elige una contraseña nueva
web-link-broken = Este enlace está roto, es demasiado antiguo o ya se ha usado.

## LEADERS: table

web-leaders-continue = CONTINUAR
web-leaders-public = Público
web-leaders-secret = Secreto
web-leaders-public-about = Todos pueden mirar.
web-leaders-secret-about = Solo puede mirar quien tiene el turno.
web-leaders-with-it = con el dispositivo
web-leaders-without-it = sin el dispositivo
web-leaders-state = Estado de la partida
web-leaders-round = Ronda { $round }
web-leaders-setting-up = Preparación
web-leaders-phases = Fases del turno
web-leaders-phase-production = Anotar los puntos de producción
web-leaders-phase-withdraw = Retirar unidades
web-leaders-phase-events = Eventos nacionales
web-leaders-phase-command = Órdenes y combate
web-leaders-phase-headquarters = Cuartel general
web-leaders-track = Puntos de producción: { $players }. Con { $goal } se gana.
web-leaders-points-of = Puntos de producción: { $points }
web-leaders-badges-of = Insignias de honor: { $count }
web-leaders-military-of = Investigación militar: nivel { $level }
web-leaders-markers-of = Regiones marcadas: { $count }
web-leaders-in-headquarters = En el cuartel general
web-leaders-to-go = faltan { $points }
web-leaders-out = eliminado
web-leaders-correct = Corregir una entrada
web-leaders-switch = Qué quieres ver
web-leaders-my-headquarters = Mi cuartel general
web-leaders-the-table = La mesa
web-leaders-summary = Mis secretos de un vistazo
web-leaders-clause = Regla { $clause } en el libro
web-leaders-choose-first = Elige primero.
web-leaders-mind = Ten en cuenta también
web-leaders-rules-count =
    { $count ->
        [one] { $count } regla
       *[other] { $count } reglas
    }
web-leaders-turn-of = Es el turno de { $name }: { $phase }
web-leaders-meanwhile-production = Se anotan los puntos. Todos pueden mirar.
web-leaders-meanwhile-events = Se leen las noticias: primero las cartas públicas, luego las secretas.
web-leaders-meanwhile-headquarters = Se dan órdenes secretas. No mires, por favor.
web-leaders-news = Últimas noticias públicas
web-leaders-no-news = No hay noticias públicas.
web-leaders-no-secrets = No hay mensajes secretos.
web-leaders-colours = Colores
web-leaders-colour-title = { $name }, elige tu color
web-leaders-colour-about = Es el color de tus unidades. Cada uno solo puede elegirse una vez.
web-leaders-colour-blue = Azul
web-leaders-colour-green = Verde
web-leaders-colour-red = Rojo
web-leaders-colour-yellow = Amarillo
web-leaders-colour-orange = Naranja
web-leaders-colour-purple = Morado
web-leaders-blocs = Bloques de poder
web-leaders-bloc-title = { $name }, elige tu bloque de poder
web-leaders-bloc-about = Tu nación será de este bloque.
web-leaders-bloc-left =
    { $count ->
        [0] No quedan plazas
        [one] Queda { $count } plaza
       *[other] Quedan { $count } plazas
    }
web-leaders-bloc-capitalist = Capitalista
web-leaders-bloc-neutral = Neutral
web-leaders-bloc-communist = Comunista
web-leaders-nations = Naciones
web-leaders-nation-title = { $name }, elige tu nación
web-leaders-no-skills = Las habilidades especiales están desactivadas en esta mesa.
web-leaders-not-open = No está a tu alcance: toca para saber por qué
web-leaders-take-nation = Elegir { $nation }
web-leaders-home = Origen: { $area }
web-leaders-rule-free = Cada cual elige libremente.
web-leaders-rule-by-bloc = Por bloque de poder, con plazas limitadas.
web-leaders-rule-fixed = Fijadas según el número de jugadores.
web-leaders-start-free = Libre: por orden de juego, cada cual coloca una infantería por vez, primero donde quiera y luego junto a sus regiones, hasta llenar el tablero.
web-leaders-start-home-area = Zonas de origen: como en el inicio libre, pero cada cual empieza en la zona de origen de su nación.
web-leaders-start-fixed = Fijo: se sortea una parte del tablero para cada cual; pon una infantería en cada una de sus regiones y coloca tu marcador.
web-leaders-start-undescribed = Este escenario tiene regiones de inicio fijas. La aplicación no conoce vuestro tablero impreso, así que esta vez el inicio es libre.
web-leaders-share = Parte { $share }
web-leaders-step-material = Coged vuestro material
web-leaders-step-start-areas = Regiones de inicio
web-leaders-step-handicap = Equilibrio inicial
web-leaders-step-markers = Marcadores del escenario
web-leaders-step-place = Colocar
web-leaders-step-move = Mover
web-leaders-step-defend = Defender
web-leaders-step-fight = Combatir
web-leaders-step-about-material = El orden de juego se ha sorteado: es este.
web-leaders-step-about-start-areas = Ocupad las regiones de vuestro tablero.
web-leaders-step-about-handicap = Tantas infanterías pasan de tu reserva a tu campo base.
web-leaders-step-about-markers = Se colocan antes de la primera ronda.
web-leaders-step-about-rules = Qué da la victoria y cuánto cuesta todo en esta mesa.
web-leaders-take-board = 1 tablero de jugador
web-leaders-take-card = Carta de nación: { $nation }
web-leaders-take-markers = { $count } marcadores de madera
web-leaders-count-infantry =
    { $count ->
        [one] { $count } infantería
       *[other] { $count } infanterías
    }
web-leaders-count-tank =
    { $count ->
        [one] { $count } tanque
       *[other] { $count } tanques
    }
web-leaders-count-plane =
    { $count ->
        [one] { $count } avión
       *[other] { $count } aviones
    }
web-leaders-markers-how = Poned los { $count } marcadores del escenario en regiones repartidas por todo el tablero. Quien tenga { $goal } al principio de su turno, desde la segunda ronda, gana.
web-leaders-to-win = Con una de estas se gana
web-leaders-win-points = puntos de producción, anotados al principio del turno
web-leaders-win-level = como nivel en los tres campos de investigación
web-leaders-win-badge = insignias de honor: { $badge }
web-leaders-win-markers = regiones marcadas al principio del turno
web-leaders-prices = Precios para { $count } jugadores
web-leaders-item = Qué
web-leaders-cost = Puntos
web-leaders-rounds = Rondas
web-leaders-research-level = Investigación, nivel { $level }
web-leaders-unit-infantry = Infantería
web-leaders-unit-tank = Tanque
web-leaders-unit-plane = Avión
web-leaders-unit-diplomat = Diplomático
web-leaders-unit-spy = Espía
web-leaders-production-title = { $name }: puntos de producción
web-leaders-production-about = Escribe el número de tu marcador en la escala. Con { $goal } se gana.
web-leaders-marked-title = { $name }: regiones marcadas
web-leaders-marked-about = ¿Cuántas regiones marcadas tienes? Con { $goal } se gana.
web-leaders-last-entry = Última entrada
web-leaders-change = Cambio
web-leaders-missing = Hasta la meta
web-leaders-same-again = Otra vez { $number }
web-leaders-at-most = Se puede anotar como máximo { $most }.
web-leaders-type-number = Escribe un número.
web-leaders-doubt-wins = { $number } es una victoria militar. ¿Es cierto?
web-leaders-doubt-markers = { $number } regiones marcadas ganan la partida. ¿Es cierto?
web-leaders-doubt-far = { $number } tras { $before }: son { $change } de diferencia. ¿Es cierto?
web-leaders-doubt-none = Ningún punto. ¿Es cierto?
web-leaders-no-again = No, otra vez
web-leaders-yes-true = Sí, { $number }
web-leaders-pad = Teclado numérico
web-leaders-clear = Borrar todo
web-leaders-rub = Borrar la última cifra
web-leaders-elimination-title = Sin puntos, { $name }: ¿quedas fuera de la partida?
web-leaders-remain = Sigo jugando
web-leaders-eliminated = Quedo fuera
web-leaders-withdraw-title = { $name }: retirar unidades
web-leaders-command-title = { $name }: órdenes y combate
web-leaders-without-device = En el tablero, sin el dispositivo. Marca lo que esté hecho.
web-leaders-looking-on = { $name } actúa en el tablero; todos pueden leer.
web-leaders-steps = Pasos de la fase
web-leaders-order-of-steps = Orden de los pasos
web-leaders-withdraw-done = Unidades retiradas
web-leaders-command-done = Combates terminados
web-leaders-group-ally = Con aliados
web-leaders-group-sea = Casillas marítimas
web-leaders-group-retreat = Retirada
web-leaders-group-dice = Dados
web-leaders-group-losses = Bajas
web-leaders-group-result = Victoria o derrota
web-leaders-reminders = No lo olvides
web-leaders-exactly = Palabra por palabra
web-leaders-military-level =
    { $level ->
        [1] Ejército 1: se puede repetir un dado en cada ronda de combate.
        [2] Ejército 2: una unidad por encima del límite de una región.
       *[other] Ejército 3: un impacto simple cuenta doble en cada ronda de combate.
    }
web-leaders-guide = Guía de combate
web-leaders-guide-open = Abrir la guía de combate
web-leaders-guide-close = Cerrar la guía de combate
web-leaders-combat-round = Ronda de combate { $round }
web-leaders-guide-units = ¿Quién combate y con qué? Cada bando tira como máximo sus tres mejores dados; antes de cada tirada puede retirarse primero el atacante y luego el defensor.
web-leaders-guide-dice = Ambos bandos han tirado. Con ejército 1, toca un dado para repetirlo: primero el atacante, luego el defensor.
web-leaders-guide-real = Tirad vuestros dados, repeticiones incluidas, y tocad aquí cada dado hasta que muestre lo mismo.
web-leaders-guide-losses = Cada bando retira tantas unidades propias como impactos tenga el otro, a su elección; van a la reserva.
web-leaders-side-attacker = Atacante
web-leaders-side-defender = Defensor
web-leaders-over-sea = En una casilla marítima, desde una o por una línea de puntos
web-leaders-retreat-cost = Retirada: { $lost } perdidas, { $saved } a la zona de repliegue
web-leaders-roll-here = Tirar en el dispositivo
web-leaders-roll-real = Tiramos nuestros dados
web-leaders-next-fight = Otro combate
web-leaders-to-losses = A las bajas
web-leaders-remove-losses = Bajas retiradas
web-leaders-hits =
    { $count ->
        [one] impacto
       *[other] impactos
    }
web-leaders-doubled = Ejército 3: un impacto simple cuenta doble.
web-leaders-may-reroll = Ejército 1: puede repetir un dado.
web-leaders-choose-losses =
    { $count ->
        [one] Retira { $count } unidad
       *[other] Retira { $count } unidades
    }
web-leaders-outcome-attacker = El atacante ha ganado: moved ambos marcadores de producción según la región, con la bonificación de continente.
web-leaders-outcome-defender = El defensor ha ganado: no se mueve ningún marcador.
web-leaders-outcome-nobody = Empate: la región queda libre y el defensor retrocede su marcador los puntos que vale.
web-leaders-die-white = Dado blanco
web-leaders-die-grey = Dado gris
web-leaders-die-black = Dado negro
web-leaders-face-open = sin tirar
web-leaders-face-miss = fallo
web-leaders-face-hit = impacto
web-leaders-face-double = impacto doble
web-leaders-less = Menos: { $what }
web-leaders-more = Más: { $what }
web-leaders-public-cards = Noticias para todos sobre { $name }
web-leaders-public-cards-about = Lee en voz alta y haz en el tablero lo que dicen las cartas.
web-leaders-secret-cards = Solo para tus ojos, { $name }
web-leaders-secret-cards-about = Nadie más debe ver esto, { $name }.
web-leaders-deck = cartas
web-leaders-card-before = Carta anterior
web-leaders-card-next = Carta siguiente
web-leaders-card-of = Carta { $card } de { $count }
web-leaders-cards-left =
    { $count ->
        [one] Queda { $count } carta por leer
       *[other] Quedan { $count } cartas por leer
    }
web-leaders-offers-left =
    { $count ->
        [one] Responde primero a la oferta.
       *[other] Responde primero a las { $count } ofertas.
    }
web-leaders-offer = { $name } te ofrece una alianza.
web-leaders-offer-about = Vale en cuanto aceptes, y nadie más se entera.
web-leaders-accept = Aceptar
web-leaders-decline = Rechazar
web-leaders-world = El mundo en esta ronda:

## LEADERS: El juego totalmente digital: el mapa

web-leaders-world-map = Mapa del mundo
web-leaders-world-count-infantry = { $count } infantería
web-leaders-world-count-tank =
    { $count ->
        [one] { $count } tanque
       *[other] { $count } tanques
    }
web-leaders-world-count-plane =
    { $count ->
        [one] { $count } avión
       *[other] { $count } aviones
    }
web-leaders-world-nobody = sin unidades
web-leaders-world-you = Tú
web-leaders-world-army-of = { $name }: { $army }
web-leaders-world-place-mine = { $name }, { $points } puntos, tuya: { $army }
web-leaders-world-place-theirs = { $name }, { $points } puntos, { $owner }: { $army }
web-leaders-world-place-free = { $name }, { $points } puntos, libre
web-leaders-world-place-sea = { $name }, casilla marítima
web-leaders-world-phase-production = Puntos de producción
web-leaders-world-to-headquarters = Al cuartel general
web-leaders-world-show = Mostrar en el mapa: { $place }
web-leaders-world-public-about = Estas cartas las ven todos. El programa hace en el tablero lo que dicen.
web-leaders-world-camp = Campo base
web-leaders-world-camp-of = Campo base: { $army }
web-leaders-world-drop = Zona de repliegue
web-leaders-world-units =
    { $count ->
        [one] { $count } unidad
       *[other] { $count } unidades
    }
web-leaders-world-list = Regiones en lista
web-leaders-world-list-mine = Mías
web-leaders-world-list-possible = Posibles
web-leaders-world-list-all = Todas
web-leaders-world-list-none = Ninguna por ahora.
web-leaders-world-start-title = Ocupa una región
web-leaders-world-start-about = Toca una de las regiones resaltadas: allí va una infantería.
web-leaders-world-free =
    { $count ->
        [one] Queda { $count } región libre
       *[other] Quedan { $count } regiones libres
    }
web-leaders-world-holds =
    { $count ->
        [one] { $count } región, { $points } puntos
       *[other] { $count } regiones, { $points } puntos
    }
web-leaders-world-count-title = Puntos de producción de { $name }
web-leaders-world-count-about = Regiones y continentes enteros, sumados. Con { $goal } puntos se gana.
web-leaders-world-count-wins = ¡Es la victoria!
web-leaders-world-bonus = Bonificación de continente
web-leaders-world-withdraw-title = Retira tus unidades
web-leaders-world-withdraw-about = En cada región se queda una unidad; las demás van a tu campo base. En el mar todo sigue igual.
web-leaders-world-stays-about = ¿Qué unidad se queda? Si no dices nada, la más débil. Elige aquí o toca la región.
web-leaders-world-withdraw = Retirar todo
web-leaders-world-sabotage-title = Sabotaje en tu campo base
web-leaders-world-sabotage-about = ¿Qué unidad quitas?
web-leaders-world-place-title = Coloca unidades
web-leaders-world-place-about = Los números del mapa dicen cuántas unidades hay en una región y cuántas caben.
web-leaders-world-tap-place = Toca una región: se llena desde tu campo base, primero las más fuertes. Después puedes cambiarlo todo.
web-leaders-world-limit = Unidades aquí y cuántas caben
web-leaders-world-fill = Llenar
web-leaders-world-clear = Empezar de nuevo
web-leaders-world-defend-title = Te atacan
web-leaders-world-help-title = Atacan a { $name }
web-leaders-world-defend-about = Envía unidades de tu campo base a las regiones atacadas, o ninguna.
web-leaders-world-tap-defend = Toca una región atacada para llenarla.
web-leaders-world-send = Enviar
web-leaders-world-send-none = No enviar a nadie
web-leaders-world-move-title = Mueve y ataca
web-leaders-world-tap-source = Toca una región o casilla marítima con unidades que puedan salir.
web-leaders-world-from-title = Desde { $from }: ¿adónde?
web-leaders-world-tap-target = Toca uno de los lugares resaltados.
web-leaders-world-attack-title = Ataque: { $from } contra { $to }
web-leaders-world-march-title = De { $from } a { $to }
web-leaders-world-who-goes = Quién va
web-leaders-world-one-stays =
    { $count ->
        [one] { $count } unidad debe quedarse.
       *[other] { $count } unidades deben quedarse.
    }
web-leaders-world-attack = Atacar
web-leaders-world-move = Mover
web-leaders-world-nobody-goes = Elige al menos una unidad.
web-leaders-world-cancel = Mejor no
web-leaders-world-move-line =
    { $count ->
        [one] { $from } → { $to }: { $count } unidad
       *[other] { $from } → { $to }: { $count } unidades
    }
web-leaders-world-to-fights =
    { $count ->
        [one] Seguir: { $count } combate
       *[other] Seguir: { $count } combates
    }
web-leaders-world-waiting = { $count } en el campo
web-leaders-world-next-battle-title = ¿Qué combate sigue?
web-leaders-world-next-battle-about = Los combates en regiones son obligatorios; los del mar, no.
web-leaders-world-fight-in = { $place }, contra { $name }
web-leaders-world-no-sea-fight = Sin combate en el mar
web-leaders-world-battle-title = { $place }, ronda de combate { $round }
web-leaders-world-stand-about = Lucha o retírate mientras puedas.
web-leaders-world-press = Luchar hasta el final
web-leaders-world-stand = Solo esta ronda
web-leaders-world-retreat = Retirada
web-leaders-world-retreat-cost = { $lost } perdidas, { $saved } a salvo
web-leaders-world-other-dice = Tirar con otras unidades
web-leaders-world-presses = Lucha hasta el final
web-leaders-world-reroll-about = Puedes volver a tirar uno de tus dados: tócalo.
web-leaders-world-leave = Dejar los dados
web-leaders-world-losses-about =
    { $count ->
        [one] ¿Qué unidad pierdes? Falta { $count }.
       *[other] ¿Qué unidades pierdes? Faltan { $count }.
    }
web-leaders-world-lose-weakest = Perder las más débiles
web-leaders-world-fight-log = El combate: { $place }
web-leaders-world-hits =
    { $count ->
        [one] { $count } impacto
       *[other] { $count } impactos
    }
web-leaders-world-lost = Perdido
web-leaders-world-retreated =
    { $count ->
        [one] { $name } se retira con { $count } unidad.
       *[other] { $name } se retira con { $count } unidades.
    }
web-leaders-world-fight-won = { $attacker } ha ganado.
web-leaders-world-fight-held = { $defender } ha resistido.
web-leaders-world-fight-drawn = No queda nadie.
web-leaders-world-card-done = Hecho: el programa se ha encargado.
web-leaders-world-regions-curve = Regiones de ronda en ronda
web-leaders-world-regions = Regiones
web-leaders-world-fights-title = Combates
web-leaders-world-fights-won = Ganados
web-leaders-world-fights-lost = Perdidos

## Small World

web-smallworld-map = Mapa
web-smallworld-list = Las regiones en lista
web-smallworld-list-possible = Posibles
web-smallworld-list-mine = Mías
web-smallworld-list-all = Todas
web-smallworld-list-none = Ninguna por ahora.
web-smallworld-coins =
    { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
      }
web-smallworld-income = el tablero da { $coins } ahora
web-smallworld-earned = { $name }: +{ $coins }
web-smallworld-tokens =
    { $tokens ->
        [one] { $tokens } ficha
       *[other] { $tokens } fichas
      }
web-smallworld-on-it =
    { $coins ->
        [one] { $coins } moneda encima
       *[other] { $coins } monedas encima
      }
web-smallworld-you = tú
web-smallworld-held =
    { $tokens ->
        [one] { $who }: { $race }, { $tokens } ficha
       *[other] { $who }: { $race }, { $tokens } fichas
      }
web-smallworld-waits = Esperando a { $who }
web-smallworld-offered = Combinaciones disponibles
web-smallworld-title-pick = Elige una combinación
web-smallworld-title-pick-with = Elige una combinación (tienes { $coins })
web-smallworld-title-choose = ¿Expandirse o entrar en Declive?
web-smallworld-title-leader = ¿Llevar al Líder?
web-smallworld-title-ready = Prepara tus tropas
web-smallworld-title-conquer = Conquista
web-smallworld-title-give-up = Renuncia a una Región
web-smallworld-title-tower = ¿Una Torre de marfil?
web-smallworld-title-redeploy = Redespliegue
web-smallworld-title-resettle = Recoloca las fichas retiradas
web-smallworld-title-ransom = Han capturado a tu Líder
web-smallworld-title-ally = ¿Hacer las paces con alguien?
web-smallworld-title-stout = ¿Entrar en Declive ahora?
web-smallworld-pick =
    { $price ->
        [0] Tomar { $combo }, gratis
        [one] Tomar { $combo } por { $price } moneda
       *[other] Tomar { $combo } por { $price } monedas
      }
web-smallworld-cannot-pay = Demasiado cara para ti.
web-smallworld-lost-race = { $race }: se retiran del mapa
web-smallworld-lost-leader = El { $leader } se va
web-smallworld-lost-region = { $region } se pierde: no hay ninguna ficha
web-smallworld-leader-piece = Una pieza más, gratis: conquista y defiende como una ficha.
web-smallworld-leader-immune = Valiente: nunca acaba tu turno en una Región inmune (Dragón, Héroe, Madriguera).
web-smallworld-leader-ransom = Si cae su Región, es capturado: rescate de { $ransom } al momento, o valdrá { $captive } para su captor al final.
web-smallworld-leader-to-hand = el Líder vuelve a la mano
web-smallworld-stay = se quedan
web-smallworld-keep-more = Dejar una ficha más en { $region }
web-smallworld-keep-less = Dejar una ficha menos en { $region }
web-smallworld-abandoned =
    { $lost ->
        [none] Se abandonará: sus fichas vuelven a la mano.
       *[other] Se abandonará: sus fichas vuelven a la mano. Se pierde: { $lost }.
      }
web-smallworld-all-abandoned = Sin Región entras de nuevo en el mapa, como en una primera conquista.
web-smallworld-lift = Recoger todas
web-smallworld-undo = Deshacer
web-smallworld-pips = dado: −{ $pips }
web-smallworld-legend-can = toca para conquistar
web-smallworld-legend-luck = solo con el dado
web-smallworld-legend-dear = demasiado cara
web-smallworld-tools = Lo que coloca un toque en el mapa
web-smallworld-spread = Repartir por igual
web-smallworld-as-before = Como estaban
web-smallworld-token-more = Una ficha más: { $region }
web-smallworld-token-less = Una ficha menos: { $region }
web-smallworld-rest = Resto
web-smallworld-rest-in = Todo el resto a { $region }
web-smallworld-put = { $what } en { $region }
web-smallworld-take-away = Quitar: { $what }, { $region }
web-smallworld-stands-lead = con fichas
web-smallworld-stands-alone = en lugar de una ficha
web-smallworld-lay = Confirmar
web-smallworld-left = Aún en la mano: { $what }.
web-smallworld-ransom-coins = Tienes { $coins }; te quedarían { $left }.
web-smallworld-ransom-pay = { $action } ({ $ransom })
web-smallworld-ransom-refuse = { $action }: vale { $captive } para { $name } al final
web-smallworld-waits-ransom = Un Líder ha sido capturado; su dueño decide sobre el rescate.
web-smallworld-orders = Mis respuestas fijas
web-smallworld-orders-about = Valen en los turnos de los demás; nadie más las ve.
web-smallworld-order-ransom = Un rescate por mi Líder
web-smallworld-order-layout = Fichas retiradas
web-smallworld-count = El recuento final
web-smallworld-count-player = Jugador
web-smallworld-count-sum = Total
web-smallworld-count-tie = Fichas (en caso de empate)
web-smallworld-by-turn = Ingresos por turno

## La isla de las gallinas

web-narrator-skip = Mostrar cómo está ahora
web-narrator-rolled = { $who } saca { $what }.
web-all-the-same = Aun así: { $label }
web-not-yet = Todavía no
web-xorlosch-aim =
    { $mine ->
        [-1] Gana quien tenga más cartas de misión: el máximo es { $most }
       *[other] Gana quien tenga más cartas de misión: tienes { $mine }, el máximo es { $most }
    }
web-xorlosch-steps-lost = Ningún enano tuyo ha andado aún. Los pasos de este turno se perderían.
web-smallworld-aim =
    { $coins ->
        [-1] Gana quien tenga más monedas tras el turno { $turns }: turno { $round }
       *[other] Gana quien tenga más monedas tras el turno { $turns }: turno { $round }, tienes { $coins } y el mapa paga { $income }
    }
web-smallworld-hand-lost =
    { $tokens ->
        [one] { $tokens } ficha en la mano y nada conquistado en este turno.
       *[other] { $tokens } fichas en la mano y nada conquistado en este turno.
    }
web-leaders-aim =
    { $points ->
        [-1] Ganan { $needed } puntos
       *[other] Ganan { $needed } puntos: tienes { $points }
    }
web-chicken-island = La isla
web-chicken-dice = Tus dados
web-chicken-die-spent = usado
web-chicken-hand = Tu mano: { $count } pergaminos
web-chicken-no-scrolls = sin pergaminos
web-chicken-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
web-chicken-one-away = Falta un éxito para ganar
web-chicken-aim-flag = Lleva una bandera ajena a tu base.
web-chicken-aim-solo = Un éxito gana, una derrota lo acaba todo.
web-chicken-aim-look =
    { $players ->
        [2] Dos marcadores sobre el otro líder ganan.
       *[other] Humilla a 2 líderes distintos para ganar.
    }
web-chicken-aim-team =
    { $done ->
        [0] Con { $partner }: humilla a { $first } y a { $second }
       *[other] Con { $partner }: humilla a { $second }; { $first } ya lo está
    }
web-chicken-aim-duel = 2 marcadores sobre { $who }: tú { $mine }, contra ti { $theirs }
web-chicken-aim-many = Humilla a { $needs } líderes distintos: tú { $has } de { $needs }
web-chicken-fight = El combate
web-chicken-strength = Fuerza
web-chicken-armour = Armadura
web-chicken-speed = Velocidad
web-chicken-range = Alcance
web-chicken-tie = Al atacante le basta el empate
web-chicken-order = Quién puede añadir pergaminos, por turno
web-chicken-part-die = Dado
web-chicken-passes = { $count } de { $all } pasos seguidos para terminar
web-chicken-pilots =
    { $count ->
        [one] necesita { $count } piloto
       *[other] necesita { $count } pilotos
    }
web-chicken-band = Quién va también
web-chicken-goes = va
web-chicken-stays = se queda
web-chicken-take = Tomar mejor { $what }
web-chicken-hands = Cartas de los demás: { $who }
web-chicken-touch-hex = Toca una casilla iluminada para ir allí.
web-chicken-touch-target = Toca un blanco rojo para atacar.
web-chicken-no-move = Ahora no puede moverse.
web-chicken-no-target = Nadie está a su alcance.
web-chicken-pay-by = Cómo se paga el movimiento
web-chicken-by-move = acción gratuita
web-chicken-by-march = garra
web-chicken-by-drive = movimiento propio del carro
web-chicken-by-signal = Torre naranja, 1 estrella
web-chicken-by-charge = Sir Drumstick, 1 estrella
web-chicken-moves-by = Se mueve por: { $way }
web-chicken-drop-here = ¿Se queda alguien aquí?
web-chicken-drop-on = Toca una casilla iluminada para seguir.
web-chicken-do-stay = Todos se quedan aquí
web-chicken-stars = Lo que compran las estrellas
web-chicken-power = Poder { $count }
web-chicken-line = actúa en este orden:
web-chicken-do-base = Tomar esta base
web-chicken-do-discard = Descartarla
web-chicken-do-last = Hacerlo y acabar mi turno
web-chicken-ends-turn = Después de esto no queda nada que hacer: tu turno termina.
web-chicken-do-attack = Atacar
web-chicken-do-build = Construir
web-chicken-do-roll = Tirar
web-chicken-do-roll-dice =
    { $count ->
        [0] No tirar dados
        [one] Tirar { $count } dado
       *[other] Tirar { $count } dados
    }
web-chicken-do-dice = Luchar con estos dados
web-chicken-do-cards =
    { $count ->
        [one] Añadir { $count } pergamino
       *[other] Añadir { $count } pergaminos
    }
web-chicken-do-lay = Ponerlo aquí
web-chicken-no-dice = Luchar sin más dados
web-chicken-end = Terminar mi turno
web-chicken-free-lost = Se perdería tu acción gratuita.
web-chicken-car-lost = Un carro aún podría moverse.
web-chicken-kept =
    { $count ->
        [0] Ningún dado guardado
        [one] { $count } dado guardado
       *[other] { $count } dados guardados
    }
web-chicken-undo = Esto no
web-chicken-own-pilots = Elegir yo los pilotos
web-chicken-waits = Le toca a { $who }.
web-chicken-support =
    { $side ->
        [attacker] Por el atacante
       *[other] Por el defensor
    }
web-chicken-turn-it = Toca otra vez la loseta para girarla.
web-chicken-why = ¿por qué?
web-chicken-challenger-did = Qué hizo y por qué ({ $count })
web-chicken-row-reinforce = Refuerzo
web-chicken-row-build = Construcción
web-chicken-row-fight = Combate/Movimiento
web-chicken-row-power = Fuerza
web-chicken-touches = Toca: lava { $lava }, tierra { $land }
web-chicken-direction = La dirección { $n } lleva el número 1
web-chicken-partner = tu pareja
web-chicken-replaces = se va { $what }
web-chicken-play = Jugar
web-chicken-hand-button = Mano { $count }
web-chicken-passes-about = Nadie más se entera y puedes deshacerlo cuando quieras. En tus propios combates se te pregunta.
web-chicken-passes-button =
    { $set ->
        [yes] Pasos fijados
       *[other] Pasos
    }
web-chicken-passes-unless = salvo si ataca { $who }
web-chicken-passes-others = salvo si participo
web-chicken-passes-this-fight = este combate
web-chicken-passes-ask = pregúntame
web-chicken-passes-mine = Pasar por mí:
web-chicken-passes-title = Pasar por adelantado
web-chicken-seconds = quedan { $count } segundos
web-chicken-pass-of = { $who }: pasar
web-chicken-no-cards = sin cartas
web-chicken-passed = pasa
web-chicken-outcome-tie = El ataque tiene éxito (basta el empate)
web-chicken-outcome-success = El ataque tiene éxito
web-chicken-outcome-absorbed = Un escudo para el golpe
web-chicken-outcome-failed = El ataque fracasa
web-chicken-outcome-escaped = El ataque fracasa: fuera de alcance
web-chicken-blow = Llevarse { $what }
web-chicken-markers =
    { $count ->
        [one] { $count } marcador
       *[other] { $count } marcadores
    }
web-chicken-attacker-stays = El atacante se queda donde está.
web-chicken-epic = ¡Muerte épica!
web-chicken-move-none = No mover ninguno
web-chicken-chosen = { $leader } te dirige. Le toca a { $who }.
web-chicken-shielded = Tiene un escudo: el primer éxito solo quita el escudo.
web-chicken-dice-lost = Sin tus dados es { $strength } contra { $armour }.
web-chicken-passes-hint = Este combate no es tuyo.
web-chicken-passes-offer = Pasar por mí en los combates de otros
web-chicken-aim-flag-lost = { $who } tiene tu bandera: ¡detenla antes de que llegue a su base!
web-chicken-aim-flag-mine = Tienes la bandera de { $who }: llévala a tu base.
web-chicken-carries-home = Gana si lleva esta bandera a casa

## Runewars

web-runewars-land = El país
web-runewars-aim = { $mine ->
    [-1] Runas de { $needed }: { $others }
   *[other] Runas: tú { $mine }, ganan { $needed } · { $others }
}
web-runewars-aim-begin = Gana quien tenga { $needed } runas de dragón.
web-runewars-influence = { $count } de influencia
web-runewars-tactics = { $count ->
    [one] 1 carta de táctica
   *[other] { $count } cartas de táctica
}
web-runewars-quests = { $count ->
    [one] 1 carta de misión
   *[other] { $count } cartas de misión
}
web-runewars-runes = Runas de dragón: { $sure } seguras, { $most } como mucho
web-runewars-heroes = { $count ->
    [one] 1 héroe
   *[other] { $count } héroes
}
web-runewars-order-lost = Esta orden no haría nada.
web-runewars-nobody-comes = No viene nadie: tu ficha de activación quedaría allí y no pasa nada más.
web-runewars-no-card-fits = Ninguna de tus cartas se puede jugar aquí. Se te pregunta igualmente para que nadie sepa qué tienes.
web-runewars-no-reward-fits = Ninguna de las cartas de recompensa se puede usar aquí.
web-runewars-touch-land = Toca una de las zonas claras del mapa.
web-runewars-touch-unit = Toca una de las unidades enmarcadas de la batalla.
web-runewars-hero-rests = Un héroe que no hace nada pierde la ocasión de este año.
web-runewars-hero-moves-on = Aquí es posible una misión o un duelo, y solo ahora.
web-runewars-bonus-lost = No recibirías nada a cambio.
web-runewars-hero-lost = No te quedarías con ninguno de los héroes que has pagado.
web-runewars-rest-last = Quien no coloques en otra parte estará en { $area }.
web-runewars-from-to = De { $from } a { $to }
web-runewars-fewer = { $what }: uno menos
web-runewars-more = { $what }: uno más
web-runewars-season-open = Carta de estación
web-runewars-year = Año { $year } de { $last }
web-runewars-set-up = Preparación
web-runewars-order-of-play = Orden de juego
web-runewars-has-chosen = ha elegido
web-runewars-thinks = está pensando
web-runewars-lamp = La bonificación sería tuya.
web-runewars-no-lamp = Sin bonificación: una de tus órdenes a la vista tiene un número más alto.
web-runewars-no-lamp-fortify = Esta orden no tiene bonificación.
web-runewars-used = ya dada este año
web-runewars-harvest-now = diales a { $food } comida, { $wood } madera, { $ore } mineral
web-runewars-harvest-to = Cosecha: { $to }
web-runewars-icon-influence = Influencia
web-runewars-icon-tactics = Carta de táctica
web-runewars-amount = Cantidad
web-runewars-rune-hidden = ficha de runa, desconocida
web-runewars-rune-dragon = runa de dragón
web-runewars-rune-false = runa falsa
web-runewars-faceup = a la vista
web-runewars-facedown = oculta
web-runewars-wasteland = Desolación
web-runewars-ice = { $count ->
    [one] Ficha de hielo
   *[other] { $count } fichas de hielo
}
web-runewars-peasant = Campesino
web-runewars-spoils = { $count ->
    [one] 1 carta de recompensa bajo un marcador
   *[other] { $count } cartas de recompensa bajo un marcador
}
web-runewars-unit-facts = fila { $initiative }, salud { $health }
web-runewars-flies = vuela
web-runewars-fast = rápida
web-runewars-routed = { $count } en desbandada
web-runewars-neutral = Unidades neutrales
web-runewars-activated = Activada por
web-runewars-lay-here = Colocar aquí
web-runewars-claims = Carta de victoria: { $season }
web-runewars-orders-given = Órdenes de este año
web-runewars-still = Lo que aún puedes hacer este año
web-runewars-given-count = { $count ->
    [0] ninguna orden
    [one] 1 orden
   *[other] { $count } órdenes
}
web-runewars-left = Aún en la mano: { $orders }
web-runewars-bonus-for = La bonificación sería tuya con: { $orders }
web-runewars-bonus-none = Ninguna orden tendría ya la bonificación este año.
web-runewars-activated-count = { $count ->
    [0] Ninguna área activada
    [one] 1 área activada
   *[other] { $count } áreas activadas
}
web-runewars-winter = En invierno:
web-runewars-winter-fine = Tu comida alcanza para todas las unidades en invierno.
web-runewars-hungry = sobran { $over } en { $area }
web-runewars-titles = Títulos
web-runewars-nobody = nadie
web-runewars-decks = Cartas restantes: { $tactics } de táctica, { $fate } de destino, { $quests } de misión, { $rewards } de recompensa
web-runewars-hand = Cartas de táctica
web-runewars-fresh = robada en esta estación: aún no se puede jugar
web-runewars-no-cards = Ninguna
web-runewars-play = Jugar
web-runewars-quest-cards = Cartas de misión
web-runewars-quest-at = { $more ->
    [0] en { $areas }
   *[other] en { $areas } y { $more } más
}
web-runewars-quest-nowhere = ahora en ninguna parte
web-runewars-objective = Objetivo
web-runewars-commanders = Cartas de comandante
web-runewars-developments = Cartas de desarrollo
web-runewars-leads = dirige un ejército
web-runewars-health = salud { $left } de { $of }
web-runewars-acted = ha actuado
web-runewars-rewards = { $count ->
    [one] 1 carta de recompensa oculta
   *[other] { $count } cartas de recompensa ocultas
}
web-runewars-no-heroes = Nadie tiene héroes.
web-runewars-goal-friendly = tu área
web-runewars-goal-empty = vacía
web-runewars-goal-enemy = combate
web-runewars-goal-neutral = combate o diplomacia
web-runewars-forecast = { $fort ->
    [0] { $attack } contra { $defence }
   *[other] { $attack } contra { $defence } y una fortaleza de { $fort }
}
web-runewars-forecast-win = Sin cartas ganas con cerca del { $win } %
web-runewars-forecast-cards = { $count ->
    [one] El defensor tiene 1 carta de táctica
   *[other] El defensor tiene { $count } cartas de táctica
}
web-runewars-bare = { $area } quedaría vacía.
web-runewars-bare-rune = { $area } quedaría vacía, con su runa.
web-runewars-council = Consejo de los Magos
web-runewars-secondary-spring = Primavera: vuelven órdenes y fichas de activación, las figuras en desbandada se levantan, en cada área se derrite una ficha de hielo.
web-runewars-secondary-summer = Verano: la fase de misiones.
web-runewars-secondary-fall = Otoño: se baraja el mazo de destino; cada cual toma 2 de influencia o 1 carta de táctica.
web-runewars-secondary-winter = Invierno: ningún área alimenta más unidades de las que muestra el dial de comida; el agua está helada.
web-runewars-waits = Le toca a { $who }.
web-runewars-march = En marcha
web-runewars-march-battle = En marcha: combate
web-runewars-march-neutral = En marcha: luchar o hablar
web-runewars-march-nobody = Solo activar
web-runewars-moves = Mover
web-runewars-so = Confirmar
web-runewars-give = Elegir { $order }
web-runewars-undo = Cancelar
web-runewars-instead = en vez de { $unit }
web-runewars-army = Tus unidades: ¿cuántas de cada una y dónde?
web-runewars-talk = aliadas { $ally } %, se van { $leave } %
web-runewars-leave-one = Dejar uno
web-runewars-harvest-will = A qué pondrá Cosecha tus diales
web-runewars-harvest-did = Tus diales antes y después de Cosecha
web-runewars-dial-one = Subir 1
web-runewars-dial-two = Subir 2
web-runewars-neutral-count = { $count ->
    [one] { $count } unidad neutral
   *[other] { $count } unidades neutrales
}
web-runewars-served = hecho
web-runewars-power-will = Tus diales dan { $count } de influencia: de { $from } a { $to }
web-runewars-power-did = Tus diales dieron { $count } de influencia; tienes { $to }.
web-runewars-title-holds = con { $count } de influencia encima
web-runewars-title-for = { $title } por { $count }
web-runewars-part-done = hecho
web-runewars-part-build = una fortaleza, por 1 madera y 1 mineral
web-runewars-part-repair = una fortaleza dañada, por 1 mineral
web-runewars-part-move-runes = entre dos de tus áreas
web-runewars-stock = Tienes: { $stock }
web-runewars-chance = { $chance } %
web-runewars-quest-chance = Misión { $chance } %
web-runewars-quest-far = fuera de alcance
web-runewars-hero-at = { $hero } va a { $area }.
web-runewars-take-damage = Recibir así { $count } de daño
web-runewars-take-routs = { $count ->
    [one] Desbandar así { $count } unidad
   *[other] Desbandar así { $count } unidades
}
web-runewars-to-lose = será alcanzada: { $count }
web-runewars-playable = { $count ->
    [one] { $count } carta jugable
   *[other] { $count } cartas jugables
}
web-runewars-stop-there = { $card } es para un momento en el que nadie te pregunta: { $window }.
web-runewars-stop-me = Preguntarme entonces
web-runewars-decides = Decide { $who }
web-runewars-decided = Ya han decidido: { $who }
web-runewars-plan = Tu próxima orden (solo tú la ves)
web-runewars-turn = Girar
web-runewars-tabs = Más
web-runewars-tab-year = Año
web-runewars-tab-cards = Cartas
web-runewars-tab-heroes = Héroes
web-runewars-tab-seats = Asientos
web-runewars-battle = Combate por { $area }
web-runewars-battle-map = Mapa
web-runewars-battle-back-to = Combate
web-runewars-battle-row = Fila { $row } de 5
web-runewars-battle-strength = Fuerza { $strength }
web-runewars-battle-units = Unidades
web-runewars-battle-effects = Cartas y capacidades
web-runewars-battle-damage = daño { $damage }
web-runewars-battle-back-card = Carta de destino, oculta
web-runewars-battle-aside = apartada
web-runewars-battle-lost = Destruidas:
web-runewars-step-start = Inicio
web-runewars-step-draw = Robo
web-runewars-step-specials = Especiales
web-runewars-step-routs = Desbandadas
web-runewars-step-damage = Daño
web-runewars-step-strength = Fuerza
web-runewars-step-retreat = Retirada
web-runewars-stops = Cuándo preguntarme
web-runewars-passes-ahead = { $who } pasa: { $windows }
web-runewars-crowded = En { $area } habría { $count } unidades. Solo 8 pueden quedarse: las demás se destruyen.
web-runewars-crowded-battle = Marchas a { $area } con { $count } unidades. Tras una victoria solo 8 pueden quedarse.
web-runewars-battle-marker = aquí se combate
web-runewars-fate-discard = Descartes de destino: { $count }
web-runewars-reinforcements = Refuerzos
web-runewars-mark-expansion = de Banners of War
web-runewars-mark-ours = diseño nuestro
web-runewars-mark-partly = diseño nuestro en parte
web-runewars-duel = Duelo
web-runewars-duel-round = Ronda { $round } de 4
web-runewars-duel-guard = previene { $count } de daño
web-runewars-duel-won = ganado
