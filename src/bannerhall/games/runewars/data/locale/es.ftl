# Runewars con Banners of War.

## Areas

runewars-area-1A = Dunas del Vigía
runewars-area-1B = Cerro del Tallador
runewars-area-1C = Claro Sombrío
runewars-area-2A = Fuerte Gigante
runewars-area-2B = Caída de Piedra
runewars-area-2C = Bajomercado
runewars-area-3A = Puerta del Este
runewars-area-3B = Bosque Musgoso
runewars-area-3C = Peldaño del Titán
runewars-area-4A = Campo del Peaje
runewars-area-4B = Puente del Rey
runewars-area-4C = Páramo Aullante
runewars-area-5A = Valmolino
runewars-area-5B = Torre Alta
runewars-area-5C = Agua Curva
runewars-area-5D = Pico Humeante
runewars-area-6A = Hilera Verde
runewars-area-6B = Puerto Sol
runewars-area-6C = Pliegue de Brasas
runewars-area-6D = Huerto de Rocas
runewars-area-7A = Túmulo Rojo
runewars-area-7B = Pantano del Exiliado
runewars-area-7C = Puerto Candela
runewars-area-8A = Bosque Susurrante
runewars-area-8B = Prado del Cruce
runewars-area-8C = Aguja Vieja
runewars-area-8D = Hondonada de Ceniza
runewars-area-9A = Diente del Wyrm
runewars-area-9B = Valdecebada
runewars-area-10A = Vado de Ceniza
runewars-area-10B = Valle Herido
runewars-area-10C = Grieta de Azufre
runewars-area-10D = Halcyon
runewars-area-11A = Laguna del Sauce
runewars-area-11B = La Calzada
runewars-area-11C = Reposo del Dragón
runewars-area-12A = Las Arenas hundidas
runewars-area-DA = Archaut
runewars-area-DB = Pelgate
runewars-area-DC = Rhynn
runewars-area-LA = Lithelin
runewars-area-LB = Canto de Verano
runewars-area-LC = Bosque Hondo
runewars-area-UA = Estepa de Ru
runewars-area-UB = Campo de Huesos
runewars-area-UC = Ciudadela Negra
runewars-area-WA = Torre de Zorgas
runewars-area-WB = Tierras de Niebla
runewars-area-WC = Bilehall

## Factions

runewars-faction-daqan = Señores Daqan
runewars-faction-latari = Elfos Latari
runewars-faction-uthuk = Uthuk Y'llan
runewars-faction-waiqar = Waiqar el Inmortal

## Defensive developments

runewars-defence-daqan = Muros reforzados
runewars-defence-latari = Guardas protectoras
runewars-defence-uthuk = Engendros hambrientos
runewars-defence-waiqar = Tumba maldita
runewars-defence-daqan-about = +2 de fuerza para el defensor al determinar el vencedor.
runewars-defence-latari-about = Justo antes de contar la fuerza, el atacante retira del combate una de sus unidades en pie.
runewars-defence-uthuk-about = Justo antes de contar la fuerza, el defensor puede descartarlos para infligir 4 de daño.
runewars-defence-waiqar-about = Justo antes de contar la fuerza, el defensor puede descartarla: el atacante pone en desbandada 3 de sus unidades.

## Units

runewars-unit-bowman = Arquero daqan
runewars-unit-footman = Infante
runewars-unit-knight = Caballero
runewars-unit-siege_tower = Torre de asedio
runewars-unit-novice_wizard = Mago novicio
runewars-unit-roc = Roc
runewars-unit-archer = Arquero elfo
runewars-unit-pegasus_rider = Jinete de pegaso
runewars-unit-sorceress = Hechicera
runewars-unit-warrior = Guerrero elfo
runewars-unit-leonx_rider = Jinete de leonx
runewars-unit-forest_guardian = Guardián del bosque
runewars-unit-berserker = Berserker
runewars-unit-flesh_ripper = Desgarrador
runewars-unit-warlock = Brujo
runewars-unit-chaos_lord = Señor del caos
runewars-unit-blood_sister = Hermana de sangre
runewars-unit-obscene = Obsceno
runewars-unit-reanimate = Zombi
runewars-unit-skeleton_archer = Arquero esqueleto
runewars-unit-necromancer = Nigromante
runewars-unit-dark_knight = Caballero oscuro
runewars-unit-vampire = Vampiro
runewars-unit-great_wyrm = Gran dragón
runewars-unit-sorcerer = Hechicero
runewars-unit-razorwing = Alanavaja
runewars-unit-beastman = Hombre bestia
runewars-unit-hell_hound = Sabueso infernal
runewars-unit-dragon = Dragón
runewars-unit-giant = Gigante

## Unit abilities

runewars-ability-bowman = Fuego concentrado
runewars-ability-footman = Golpe valiente
runewars-ability-knight = Mando
runewars-ability-siege_tower = Asediar
runewars-ability-novice_wizard = Rayo en bola
runewars-ability-roc = Garras
runewars-ability-archer = Tiro certero
runewars-ability-pegasus_rider = Carga
runewars-ability-sorceress = Palabra de Vaal
runewars-ability-warrior = Arrollar
runewars-ability-leonx_rider = Abalanzarse
runewars-ability-forest_guardian = Enredar
runewars-ability-berserker = Furia
runewars-ability-flesh_ripper = Implacable
runewars-ability-warlock = Lluvia de fuego
runewars-ability-chaos_lord = Terrorífico
runewars-ability-blood_sister = Rito de sangre
runewars-ability-obscene = Devorar
runewars-ability-reanimate = Invadir
runewars-ability-skeleton_archer = Disparo mortal
runewars-ability-necromancer = Alzar a los muertos
runewars-ability-dark_knight = Carga de espanto
runewars-ability-vampire = Drenar vida
runewars-ability-great_wyrm = Aliento de tumba
runewars-ability-sorcerer = Inmortal
runewars-ability-razorwing = Aturdir
runewars-ability-beastman = Asolar
runewars-ability-hell_hound = Quemadura
runewars-ability-dragon = Aliento de llamas
runewars-ability-giant = Rabia
runewars-ability-bowman-about = Inflige 1 de daño. De las unidades que pueden recibirlo, el rival elige una con más de 1 de salud.
runewars-ability-footman-about = Inflige 1 de daño; si no destruye la unidad, recibe 1 más.
runewars-ability-knight-about = Inflige 1 desbandada y robas 1 carta de táctica.
runewars-ability-siege_tower-about = +2 de fuerza en este combate, aunque la torre caiga después.
runewars-ability-novice_wizard-about = Descarta 1 carta de táctica para infligir 3 de daño a unidades a tu elección, 2 como mucho a una; si no, inflige 1.
runewars-ability-roc-about = Destruye 1 rectángulo o hasta 2 triángulos a tu elección.
runewars-ability-archer-about = Inflige 1 de daño a una unidad a tu elección.
runewars-ability-pegasus_rider-about = Pon en desbandada hasta 2 triángulos o 1 rectángulo a tu elección.
runewars-ability-sorceress-about = Una unidad enemiga se retira del combate. El rival elige cuál; en las reglas revisadas, tú.
runewars-ability-warrior-about = Inflige 1 de daño, o destruye una unidad a tu elección dañada o en desbandada.
runewars-ability-leonx_rider-about = Pon en desbandada una unidad a tu elección; si su iniciativa es 3 o más, recibe además 1 de daño.
runewars-ability-forest_guardian-about = Pon en desbandada hasta 2 unidades a tu elección, o inflige 2 de daño.
runewars-ability-berserker-about = Puedes destruir uno de tus Berserkers en pie para infligir 2 de daño.
runewars-ability-flesh_ripper-about = Cada uno de tus Desgarradores tiene 3 de salud hasta el final del combate.
runewars-ability-warlock-about = El rival destruye 2 de sus triángulos o 1 de sus rectángulos.
runewars-ability-chaos_lord-about = Elige 2 unidades: cada una queda en desbandada, y la que ya lo estaba es destruida.
runewars-ability-blood_sister-about = Puedes destruir una de tus unidades para destruir una enemiga de igual base; si no, inflige 1 de daño.
runewars-ability-obscene-about = Destruye un triángulo a tu elección y cura todo el daño de uno de tus Obscenos.
runewars-ability-reanimate-about = Inflige 2 de daño si al menos 2 de tus Zombis están en pie aquí; si no, 1.
runewars-ability-skeleton_archer-about = El rival destruye uno de sus triángulos, círculos o rectángulos.
runewars-ability-necromancer-about = Coloca hasta 2 Zombis sin usar en este combate, en pie. Permanecen después del combate.
runewars-ability-dark_knight-about = Pon en desbandada una unidad a tu elección y luego inflige 1 de daño.
runewars-ability-vampire-about = Destruye un triángulo, círculo o rectángulo en desbandada y levanta una de tus unidades; sin un blanco así, inflige 1 de daño.
runewars-ability-great_wyrm-about = Inflige 2 de daño; por cada unidad que destruya puedes colocar aquí un Zombi en desbandada.
runewars-ability-sorcerer-about = Cada uno de tus Hechiceros tiene 2 de salud hasta el final del combate.
runewars-ability-razorwing-about = El rival pone en desbandada una de sus unidades en pie de iniciativa 2 o más.
runewars-ability-beastman-about = Inflige 1 de daño; luego se roba otra carta de destino para los Hombres bestia y se aplica.
runewars-ability-hell_hound-about = El rival inflige 1 de daño a cada una de 2 de sus unidades en pie.
runewars-ability-dragon-about = Destruye hasta 3 triángulos a tu elección.
runewars-ability-giant-about = Inflige 1 de daño por cada daño de uno de tus Gigantes.

## Base shapes

runewars-shape-triangle = triángulo
runewars-shape-rectangle = rectángulo
runewars-shape-circle = círculo
runewars-shape-hexagon = hexágono

## Orders

runewars-order-garrison = Guarnición
runewars-order-strategize = Estrategia
runewars-order-mobilize = Movilización
runewars-order-conquer = Conquista
runewars-order-harvest = Cosecha
runewars-order-recruit = Reclutamiento
runewars-order-rally_support = Apoyo
runewars-order-acquire_power = Poder
runewars-order-fortify = Fortificación
runewars-order-garrison-about = +2 de fuerza en cada combate que defiendas esta estación.
runewars-order-strategize-about = Mueve tus unidades a áreas adyacentes amigas o vacías y tus héroes a áreas adyacentes. No se activa ningún área.
runewars-order-mobilize-about = Activa un área y mueve a ella unidades desde hasta 2 áreas de distancia, las rápidas desde 3.
runewars-order-conquer-about = Activa un área y mueve a ella unidades desde hasta 2 áreas de distancia, las rápidas desde 3.
runewars-order-harvest-about = Pon cada dial en los recursos de tus áreas.
runewars-order-recruit-about = Recluta las unidades de un dial.
runewars-order-rally_support-about = Toma un beneficio de cada ciudad que controles.
runewars-order-acquire_power-about = Gana 1 de influencia por cada símbolo de influencia hasta tus flechas.
runewars-order-fortify-about = Una vez cada cosa, en cualquier orden: construir una fortaleza (1 madera, 1 mineral), reparar una (1 mineral), mover runas entre dos de tus áreas.

## Supremacy bonuses

runewars-bonus-garrison = Recluta 2 triángulos de tu facción en tus fortalezas.
runewars-bonus-strategize = Roba 1 carta de táctica por cada símbolo de táctica hasta tus flechas.
runewars-bonus-mobilize = Moviliza otra vez, sin segundo combate.
runewars-bonus-conquer = En el combate de esta orden una fortaleza enemiga cuenta 3 menos.
runewars-bonus-harvest = Tus desarrollos producen; después puedes construir uno por 1 madera.
runewars-bonus-recruit = Recluta las unidades de un segundo dial.
runewars-bonus-rally_support = Gasta hasta 3 de influencia, roba otras tantas cartas de héroe y quédate una.
runewars-bonus-acquire_power = Toma un título gastando más influencia de la que tiene encima.
runewars-bonus-fortify = Ninguna: ninguna orden tiene un número más alto.

## Seasons

runewars-season-spring = Primavera
runewars-season-summer = Verano
runewars-season-fall = Otoño
runewars-season-winter = Invierno
runewars-season-spring-about = Todos recuperan fichas de activación y cartas de orden; las figuras en desbandada se levantan; en cada área se derrite una ficha de hielo.
runewars-season-summer-about = Fase de misiones: cada héroe tiene una acción.
runewars-season-fall-about = Se baraja el mazo de destino; cada uno toma 2 de influencia o 1 carta de táctica.
runewars-season-winter-about = En cada área conservas como mucho tantas unidades como indica tu dial de comida. El agua está helada hasta la primavera.

## Season cards

runewars-season_card-famine = Hambruna
runewars-season_card-long_winter = Largo invierno
runewars-season_card-divided_loyalties = Lealtades divididas
runewars-season_card-stormy_weather = Tiempo tormentoso
runewars-season_card-prepare_for_the_coming_year = Preparar el año próximo
runewars-season_card-swollen_rivers = Ríos crecidos
runewars-season_card-envoys_of_the_free_cities = Enviados de las Ciudades Libres
runewars-season_card-the_council_convenes = El Consejo se reúne
runewars-season_card-green_returns = Vuelve el verde
runewars-season_card-blight_on_the_wind = Plaga en el viento
runewars-season_card-guild_tithes = Diezmo de los gremios
runewars-season_card-threatened_home_realms = Reinos amenazados
runewars-season_card-power_for_the_pious = Poder para los piadosos
runewars-season_card-tournament_of_heroes = Torneo de héroes
runewars-season_card-drought = Sequía
runewars-season_card-masters_of_the_arcane = Maestros arcanos
runewars-season_card-swords_for_hire = Espadas a sueldo
runewars-season_card-whispered_legends = Leyendas susurradas
runewars-season_card-open_roads = Caminos abiertos
runewars-season_card-winds_of_al_kalim = Vientos de Al-Kalim
runewars-season_card-tales_of_the_sunken_city = Relatos de la Ciudad hundida
runewars-season_card-call_to_command = Llamada al mando
runewars-season_card-rich_harvest = Cosecha abundante
runewars-season_card-rune_auction = Subasta de runas
runewars-season_card-deserters = Desertores
runewars-season_card-smugglers_market = Mercado de contrabandistas
runewars-season_card-a_dragon_wakes = Despierta un dragón
runewars-season_card-barons_and_schemers = Barones e intrigantes
runewars-season_card-merchants_of_nerekhall = Mercaderes de Nerekhall
runewars-season_card-burning_fields = Campos en llamas
runewars-season_card-exhausted_soil = Suelo agotado
runewars-season_card-masons_strike = Huelga de canteros
runewars-season_card-the_greyhaven_accord = El acuerdo de Greyhaven
runewars-season_card-deep_snow = Nieve profunda
runewars-season_card-starving_packs = Manadas hambrientas
runewars-season_card-hearthfire_truce = Tregua del hogar
runewars-season_card-frozen_stores = Reservas heladas
runewars-season_card-the_long_night = La larga noche
runewars-season_card-shelter_from_the_storm = Refugio de la tormenta
runewars-season_card-fallen_in_the_ice = Caídos en el hielo
runewars-season_card-midwinter_feast = Fiesta de invierno
runewars-season_card-the_shattered_rune = La runa rota
runewars-season_card-breath_of_gelidus = Aliento de Gelidus
runewars-season_card-frostbound_march = Marcha helada
runewars-season_card-famine-about = Cada uno baja cada dial que supere el total de ese recurso en sus áreas hasta ese total.
runewars-season_card-long_winter-about = Esta primavera cada uno recupera solo 2 cartas de orden a su elección.
runewars-season_card-divided_loyalties-about = Por cada héroe propio cuyo alineamiento no es el de su facción, cada uno gasta 1 de influencia o lo deja desertar.
runewars-season_card-stormy_weather-about = Puja de influencia. Esta estación solo quienes igualen la puja más alta, de al menos 1, pueden mover unidades con órdenes.
runewars-season_card-prepare_for_the_coming_year-about = Cada uno puede poner su objetivo bajo el mazo y robar otro.
runewars-season_card-swollen_rivers-about = Cada uno baja su dial de madera 1 por cada borde de agua de sus áreas, 2 como mucho.
runewars-season_card-envoys_of_the_free_cities-about = Cada uno gana 1 de influencia por cada ciudad que controla, y al menos 1.
runewars-season_card-the_council_convenes-about = Puja de influencia. El mejor postor roba 2 cartas de táctica y nombra a un jugador que descarta una.
runewars-season_card-green_returns-about = Cada uno puede retirar una ficha de desolación o todas las de hielo de una de sus áreas.
runewars-season_card-blight_on_the_wind-about = Puja de influencia. El mejor postor pone una ficha de desolación en un área que no controla.
runewars-season_card-guild_tithes-about = Cada uno baja 1 su dial más alto y gana 1 de influencia.
runewars-season_card-threatened_home_realms-about = Cada uno mueve runas de su reino natal a áreas fuera de todo reino natal: 2, en las reglas revisadas 1.
runewars-season_card-power_for_the_pious-about = Puja de influencia. Todos menos el postor más bajo reciben una runa de dragón; el postor más bajo elige dónde va cada una.
runewars-season_card-tournament_of_heroes-about = Cada uno puede entrenar a un héroe en pie en un área amiga: +1 en un atributo sin entrenar.
runewars-season_card-drought-about = Cada uno gasta 2 de influencia o baja 1 su dial de comida.
runewars-season_card-masters_of_the_arcane-about = Puja de influencia. El mejor postor roba 3 cartas de táctica y se queda 2; el postor más bajo pierde una al azar.
runewars-season_card-swords_for_hire-about = Puja de influencia. El mejor postor coloca hasta 2 unidades neutrales de un tipo con triángulo o círculo en una de sus áreas, aliadas.
runewars-season_card-whispered_legends-about = Cada jugador con un héroe en un área no controlada roba una carta de misión.
runewars-season_card-open_roads-about = Esta estación todo lo que mueven Movilización o Conquista es rápido.
runewars-season_card-winds_of_al_kalim-about = Quien tenga menos influencia pone una ficha de desolación en un área no controlada.
runewars-season_card-tales_of_the_sunken_city-about = Cada uno puede descartar cuantas cartas de misión quiera y robar otras tantas.
runewars-season_card-call_to_command-about = Cada uno puede gastar 2 de influencia para robar una carta de héroe y ponerlo en una fortaleza.
runewars-season_card-rich_harvest-about = Cada uno sube 1 cada dial que esté por debajo del total de ese recurso en sus áreas.
runewars-season_card-rune_auction-about = Puja de influencia. El mejor postor recibe una runa de dragón, si puja al menos 1.
runewars-season_card-deserters-about = Cada uno destruye 1 de sus unidades en cada área donde tenga 6 o más.
runewars-season_card-smugglers_market-about = Cada uno puede descartar hasta 2 cartas de táctica por 2 de influencia cada una.
runewars-season_card-a_dragon_wakes-about = Quien tenga menos influencia coloca un Dragón en un área no controlada.
runewars-season_card-barons_and_schemers-about = Puja de influencia. El mejor postor mira todas las runas ocultas en las áreas de otro jugador.
runewars-season_card-merchants_of_nerekhall-about = Cada uno puede subir diales 1 por 2 de influencia cada uno, cada dial una vez.
runewars-season_card-burning_fields-about = Cada uno baja un dial 1; sin ciudad, dos distintos.
runewars-season_card-exhausted_soil-about = Cada uno baja 1 su dial de comida o pone una ficha de desolación en una de sus áreas.
runewars-season_card-masons_strike-about = Esta estación no se construye ni repara ninguna fortaleza o capital.
runewars-season_card-the_greyhaven_accord-about = Puja de influencia. El mejor postor puede retirar hasta 2 fichas de desolación o hielo y gana 2 de influencia.
runewars-season_card-deep_snow-about = Esta estación nada es rápido, y Movilización y Conquista mueven solo 1 área, las voladoras 2.
runewars-season_card-starving_packs-about = Cada uno destruye 1 de sus unidades en un área adyacente a una neutral.
runewars-season_card-hearthfire_truce-about = Esta estación cuesta 1 de influencia entrar en un área si eso inicia un combate contra un jugador.
runewars-season_card-frozen_stores-about = Cada uno baja 1 su dial de comida por cada 4 áreas que controla fuera de su reino natal.
runewars-season_card-the_long_night-about = Puja de influencia. El mejor postor recibe una runa de dragón, si puja al menos 1; el postor más bajo roba 2 cartas de táctica.
runewars-season_card-shelter_from_the_storm-about = Las unidades junto a fortalezas propias no cuentan para la comida de este invierno.
runewars-season_card-fallen_in_the_ice-about = Cada héroe en desbandada sufre 1 de daño.
runewars-season_card-midwinter_feast-about = Cada uno puede bajar 1 su dial de comida para ganar 3 de influencia.
runewars-season_card-the_shattered_rune-about = Puja de influencia. El mejor postor revela una runa oculta en un área controlada; una runa de dragón se descarta.
runewars-season_card-breath_of_gelidus-about = Puja de influencia. El mejor postor pone 2 fichas de hielo.
runewars-season_card-frostbound_march-about = Cada uno destruye 1 de sus unidades en cada área suya con una ficha de hielo.

## Tactics cards

runewars-tactics-summon_lightning = Invocar el rayo
runewars-tactics-rally_cry = Grito de ánimo
runewars-tactics-tactical_retreat = Retirada táctica
runewars-tactics-horrific_rumors = Rumores horribles
runewars-tactics-ambush = Emboscada
runewars-tactics-lost_city = Ciudad olvidada
runewars-tactics-spy_guild = Gremio de espías
runewars-tactics-mountain_pass = Paso de montaña
runewars-tactics-to_the_winner = Al vencedor
runewars-tactics-shared_secrets = Secretos compartidos
runewars-tactics-scatter = Sembrar discordia
runewars-tactics-forced_march = Marcha forzada
runewars-tactics-battle_fury = Furia de combate
runewars-tactics-shield_wall = Muro de escudos
runewars-tactics-hold_the_line = Mantener la línea
runewars-tactics-war_chest = Arcas de guerra
runewars-tactics-foragers = Partidas de forrajeo
runewars-tactics-sabotage = Sabotaje
runewars-tactics-burn_granary = Quemar los graneros
runewars-tactics-assassin = Espada a sueldo
runewars-tactics-healing_springs = Fuentes curativas
runewars-tactics-silver_tongue = Lengua de plata
runewars-tactics-call_wild = Llamada salvaje
runewars-tactics-master_mason = Maestro cantero
runewars-tactics-counterspell = Contrahechizo
runewars-tactics-pathfinder = Explorador
runewars-tactics-frozen_waters = Aguas heladas
runewars-tactics-turned_spy = Espía captado
runewars-tactics-scrying = Estanque de adivinación
runewars-tactics-feigned_flight = Huida fingida
runewars-tactics-bribery = Soborno
runewars-tactics-ashen_sky = Cielo de ceniza
runewars-tactics-game_of_power = Juego de poder
runewars-tactics-intrigue = Intriga y ardid
runewars-tactics-lieutenant_general = Teniente general
runewars-tactics-arrow_storm = Lluvia de flechas
runewars-tactics-cavalry_charge = Carga atronadora
runewars-tactics-dark_bargain = Pacto oscuro
runewars-tactics-stand_firm = Aguantar firme
runewars-tactics-beast_lure = Señuelo
runewars-tactics-veiled_threat = Amenaza velada
runewars-tactics-runic_echo = Eco rúnico
runewars-tactics-deepfrost = Helada profunda
runewars-tactics-scorched_earth = Tierra quemada
runewars-tactics-restore_land = Sanar la tierra
runewars-tactics-rune_rumours = Rumores de runas
runewars-tactics-siege_plans = Planes de asedio
runewars-tactics-oath_fealty = Juramento de lealtad
runewars-tactics-summon_lightning-about = Al principio de un combate: inflige 4 de daño.
runewars-tactics-rally_cry-about = Al principio de un combate o antes de robar cartas de destino: levanta hasta 2 de tus unidades en desbandada allí.
runewars-tactics-tactical_retreat-about = Defensor, al principio de un combate: el combate se cancela. Todas tus unidades se retiran a un área adyacente sin quedar en desbandada; una fortaleza en el área que dejas se pierde.
runewars-tactics-horrific_rumors-about = En tu turno: pon una ficha de activación de un rival en un área que no controla.
runewars-tactics-ambush-about = En tu turno o en la fase de misiones, donde un héroe tuyo está con uno enemigo: inflígele 2 de daño. En las reglas revisadas solo en la fase de misiones.
runewars-tactics-lost_city-about = En tu turno: en un área no controlada con tu héroe y sin ciudad, las unidades neutrales se retiran y colocas una de tus fortalezas, dañada.
runewars-tactics-spy_guild-about = En tu turno: recupera una de tus cartas de orden usadas.
runewars-tactics-mountain_pass-about = En tu turno: tus figuras ignoran los bordes de montaña este turno.
runewars-tactics-to_the_winner-about = Al principio de un combate: quien lo gane recibe 3 de influencia.
runewars-tactics-shared_secrets-about = En tu turno: elige un rival y un número del 1 al 4; ambos robáis otras tantas cartas de táctica.
runewars-tactics-scatter-about = En tu turno: todas las unidades neutrales de un área, también aliadas, se retiran a un área no controlada y quedan en desbandada.
runewars-tactics-forced_march-about = En tu turno: todas las unidades que muevas con esta Movilización o Conquista son rápidas.
runewars-tactics-battle_fury-about = Antes de robar cartas de destino: roba 2 más para tu tipo de unidad; todas cuentan.
runewars-tactics-shield_wall-about = En el paso de daño: ignora hasta 3 de daño de símbolos de daño de esta ronda.
runewars-tactics-hold_the_line-about = Al contar la fuerza: +2 de fuerza si defiendes.
runewars-tactics-war_chest-about = En tu turno: gana 3 de influencia.
runewars-tactics-foragers-about = En tu turno: sube 1 uno de tus diales.
runewars-tactics-sabotage-about = En tu turno: una fortaleza enemiga intacta adyacente a una de tus áreas queda dañada.
runewars-tactics-burn_granary-about = En tu turno: baja un dial de un rival con un área adyacente a una tuya.
runewars-tactics-assassin-about = En tu turno: inflige 2 de daño a un héroe enemigo en un área tuya o junto a ella.
runewars-tactics-healing_springs-about = En la fase de misiones: cura todo el daño de uno de tus héroes.
runewars-tactics-silver_tongue-about = Cuando intentas diplomacia: roba 2 cartas de destino más.
runewars-tactics-call_wild-about = En tu turno: coloca hasta 2 Hombres bestia o Alanavajas en una de tus áreas, aliados.
runewars-tactics-master_mason-about = En tu turno: repara gratis una de tus fortalezas.
runewars-tactics-counterspell-about = Cuando otro juega una carta de táctica por su texto: no tiene efecto.
runewars-tactics-pathfinder-about = En la fase de misiones: un héroe tuyo llega hasta 2 áreas más lejos.
runewars-tactics-frozen_waters-about = En tu turno: tus figuras ignoran los bordes de agua esta estación.
runewars-tactics-turned_spy-about = En tu turno: mira las cartas de táctica de un rival y toma una al azar.
runewars-tactics-scrying-about = En tu turno: mira las runas ocultas de hasta 3 áreas.
runewars-tactics-feigned_flight-about = Tras un combate que has perdido: levanta hasta 4 de tus unidades que se retiraron.
runewars-tactics-bribery-about = En tu turno: toma hasta 3 de influencia de un jugador, que recibe esta carta.
runewars-tactics-ashen_sky-about = En tu turno: nada puede volar esta estación.
runewars-tactics-game_of_power-about = En tu turno: revela una de tus runas y roba 1 carta de táctica; gana 4 de influencia por una runa de dragón, 2 por una falsa.
runewars-tactics-intrigue-about = Al anunciarse una puja: un jugador a tu elección no participa.
runewars-tactics-lieutenant_general-about = En tu turno: un segundo héroe tuyo pasa a ser comandante con su propia carta de comandante. La carta queda en juego.
runewars-tactics-arrow_storm-about = Al principio de un combate: inflige 1 de daño a cada una de hasta 2 unidades a tu elección.
runewars-tactics-cavalry_charge-about = Atacante, al principio de un combate: inflige tantas desbandadas como rectángulos en pie tengas, 3 como mucho.
runewars-tactics-dark_bargain-about = En tu turno: destruye una unidad de tu facción para robar 2 cartas de táctica.
runewars-tactics-stand_firm-about = En el paso de desbandadas: ignora hasta 2 desbandadas de símbolos de desbandada de esta ronda.
runewars-tactics-beast_lure-about = En tu turno: todas las unidades neutrales no aliadas de un área van a un área adyacente no controlada.
runewars-tactics-veiled_threat-about = Cuando se revelan las órdenes: un rival te da 2 de influencia o pierde su bonificación de supremacía esta estación.
runewars-tactics-runic_echo-about = Al principio de un duelo: tu héroe evita los 2 primeros daños.
runewars-tactics-deepfrost-about = En tu turno: pon una ficha de hielo junto a un área que controlas.
runewars-tactics-scorched_earth-about = Tras un combate que has ganado: pon allí una ficha de desolación.
runewars-tactics-restore_land-about = En tu turno: retira una ficha de desolación o todas las de hielo de un área.
runewars-tactics-rune_rumours-about = En tu turno: un rival revela una de sus runas o te da 2 de influencia.
runewars-tactics-siege_plans-about = Atacante, al principio de un combate: la fortaleza enemiga cuenta 2 menos.
runewars-tactics-oath_fealty-about = En tu turno: recluta en una fortaleza 2 unidades de un tipo de tu facción, o 1 hexágono.

## Objectives

runewars-objective-bound_by_honor = Unidos por el honor
runewars-objective-giant_friend = Amigo de los gigantes
runewars-objective-free_cities = Guardián de las Ciudades Libres
runewars-objective-shining_host = La hueste radiante
runewars-objective-wall_of_stone = Muro de piedra
runewars-objective-council_voice = Voz del Consejo
runewars-objective-open_hand = La mano abierta
runewars-objective-heartland = Corazón del país
runewars-objective-dragon_master = Señor de los dragones
runewars-objective-black_banner = Estandarte negro
runewars-objective-silence_heroes = Silenciar a los héroes
runewars-objective-hoard = El tesoro
runewars-objective-endless_ranks = Filas sin fin
runewars-objective-web_of_lies = Red de mentiras
runewars-objective-discouraging_defeat = Derrota descorazonadora
runewars-objective-iron_grip = Puño de hierro
runewars-objective-quench_fire = Apagar el fuego
runewars-objective-healed_land = La tierra sanada
runewars-objective-captain_general = Capitán general
runewars-objective-wasteland_king = Rey de los yermos
runewars-objective-golden_city = La ciudad dorada
runewars-objective-broken_walls = Muros rotos
runewars-objective-bound_by_honor-about = Cada triángulo neutral del tablero está aliado con un jugador.
runewars-objective-giant_friend-about = Al menos 2 Gigantes son tus aliados. Con menos de 2 Gigantes en el tablero puedes robar otra carta.
runewars-objective-free_cities-about = Controlas al menos 3 ciudades.
runewars-objective-shining_host-about = Al menos 3 de tus héroes son buenos.
runewars-objective-wall_of_stone-about = Tus 4 fortalezas están en el tablero, intactas.
runewars-objective-council_voice-about = Eres Primarca y tienes al menos 6 de influencia.
runewars-objective-open_hand-about = Unidades neutrales de al menos 4 tipos son tus aliadas.
runewars-objective-heartland-about = Controlas todo tu reino natal y al menos otras 7 áreas.
runewars-objective-dragon_master-about = Al menos 2 Dragones son tus aliados. Con menos de 2 Dragones en el tablero puedes robar otra carta.
runewars-objective-black_banner-about = Controlas un área de un reino natal enemigo.
runewars-objective-silence_heroes-about = Has derrotado al menos a 2 héroes enemigos en esta partida.
runewars-objective-hoard-about = Tus héroes tienen al menos 5 cartas de recompensa.
runewars-objective-endless_ranks-about = Al menos 20 unidades de tu facción están en el tablero.
runewars-objective-web_of_lies-about = Tienes al menos 2 títulos.
runewars-objective-discouraging_defeat-about = Este año has ganado un combate como defensor contra un jugador que atacaba con al menos 4 unidades.
runewars-objective-iron_grip-about = Tu dial de mineral marca 6 o más y controlas al menos 2 fortalezas fuera de tu reino natal.
runewars-objective-quench_fire-about = Este año has destruido 1 fortaleza enemiga o dañado 2.
runewars-objective-healed_land-about = Has retirado al menos 2 fichas de desolación o hielo, o controlas 12 áreas sin esas fichas.
runewars-objective-captain_general-about = Tienes al menos 3 héroes, y este año has ganado un combate donde estaba uno de ellos.
runewars-objective-wasteland_king-about = Al menos 3 áreas tienen una ficha de desolación o hielo.
runewars-objective-golden_city-about = Controlas la Ciudad hundida, o 3 ciudades, o 2 ciudades con runa de dragón.
runewars-objective-broken_walls-about = Una de tus fortalezas está donde una vez conquistaste una fortaleza o capital enemiga.

## Heroes

runewars-hero-ronan = Ronan el Salvaje
runewars-hero-silhouette = Silhouette
runewars-hero-valadir = Sir Valadir
runewars-hero-gherinn = Hermano Gherinn
runewars-hero-red_scorpion = Escorpión Rojo
runewars-hero-astarra = Astarra la Rúnica
runewars-hero-steelhorns = Cuernos de Acero
runewars-hero-tatianna = Tatianna
runewars-hero-varikas = Varikas el Muerto
runewars-hero-bogran = Bogran la Sombra
runewars-hero-grey_ker = Ker el Gris
runewars-hero-krutzbek = Krutzbek
runewars-hero-trenloe = Trenloe el Fuerte
runewars-hero-elyra = Elyra Hojaveloz
runewars-hero-brann = Brann Escudo de Roble
runewars-hero-challara = Challara
runewars-hero-orsino = Orsino el Perista
runewars-hero-mordane = Mordane el Desollador
runewars-hero-sethra = Sethra Viento Nocturno
runewars-hero-vhol = Vhol el Hueco
runewars-hero-ronan-about = Se mueve hasta 3 áreas en la fase de misiones e ignora entonces los bordes de agua.
runewars-hero-silhouette-about = Al principio de un duelo puede robar una carta de destino; con oro o plata no hay duelo.
runewars-hero-valadir-about = Con 2 o más de daño, cada símbolo de daño que roba en un duelo inflige 1 más.
runewars-hero-gherinn-about = Al principio de un duelo puede robar una carta de destino: con oro o plata cura 1 de daño, con rojo sufre 1.
runewars-hero-red_scorpion-about = Se mueve hasta 3 áreas en la fase de misiones.
runewars-hero-astarra-about = En un duelo sus símbolos especiales infligen 2 de daño en vez de 1.
runewars-hero-steelhorns-about = Al principio de un duelo puede sufrir 1 de daño para infligir 2.
runewars-hero-tatianna-about = Cuando usa una carta de plata en una misión, ganas 1 de influencia.
runewars-hero-varikas-about = Cura 1 de daño tras cada acción suya en la fase de misiones.
runewars-hero-bogran-about = Cuando inicia un duelo, inflige 1 de daño antes de la primera ronda.
runewars-hero-grey_ker-about = Cuando inicia un duelo en un área enemiga, roba una carta de destino; con oro destruye allí una unidad enemiga.
runewars-hero-krutzbek-about = Cuando su acción acaba junto a héroes enemigos, inflige 1 de daño a uno de ellos.
runewars-hero-trenloe-about = Roba 1 carta de destino más en pruebas de fuerza.
runewars-hero-elyra-about = Ignora los bordes de montaña y agua.
runewars-hero-brann-about = En un duelo cada símbolo de desbandada suyo evita 1 de daño más.
runewars-hero-challara-about = Puede retar a un héroe de un área adyacente tras moverse.
runewars-hero-orsino-about = Por una misión mira 2 cartas de recompensa y se queda una.
runewars-hero-mordane-about = Cuando derrota a un héroe, cura todo su daño.
runewars-hero-sethra-about = Una vez por fase de misiones puede cambiar una carta robada para una misión.
runewars-hero-vhol-about = Tras cada ronda de duelo en que recibe daño sin ser derrotado, inflige 1 de daño que no se puede evitar.

## Titles

runewars-title-primarch = Primarca del Consejo de Magos
runewars-title-captain = Capitán de la Liga de Héroes
runewars-title-lord_commander = Lord comandante del Gremio de Guerreros
runewars-title-guildmaster = Maestre del gremio de mercaderes
runewars-title-primarch-about = Decide todos los empates de pujas. Gana 1 de influencia con cada carta de estación del Consejo de Magos.
runewars-title-captain-about = Una vez en cada turno propio: 3 cartas de recompensa se convierten en una runa de dragón.
runewars-title-lord_commander-about = +2 de fuerza en cada combate.
runewars-title-guildmaster-about = 2 recursos más de una clase con cada Cosecha. Puede ignorar pérdidas de cartas de estación.

## Victory cards

runewars-victory-daqan = Los Trece Coronados
runewars-victory-latari = El Bosque Eterno
runewars-victory-uthuk = Las Langostas
runewars-victory-waiqar = El Juramento cumplido

## Commander cards

runewars-commander-raise_banner = Alzar el estandarte
runewars-commander-lead_charge = Encabezar la carga
runewars-commander-feint = Finta y golpe
runewars-commander-saboteur = Saboteadores
runewars-commander-battle_mage = Mago de batalla
runewars-commander-inspire = Presencia inspiradora
runewars-commander-take_the_blow = Encajar el golpe
runewars-commander-orderly_retreat = Retirada ordenada
runewars-commander-spy = Ojos por todas partes
runewars-commander-no_quarter = Sin cuartel
runewars-commander-raise_banner-about = Una vez por combate, antes de robar cartas de destino, prueba de fuerza: con oro o plata levanta hasta 2 de tus unidades en desbandada.
runewars-commander-lead_charge-about = Una vez por combate, antes de robar cartas de destino, prueba de fuerza: 2 cartas de destino más con oro, 1 con plata.
runewars-commander-feint-about = Una vez por combate, tras robar cartas de destino, prueba de agilidad: con oro o plata cambia hasta 2 de las tuyas.
runewars-commander-saboteur-about = Atacante, al principio de un combate, prueba de agilidad: la fortaleza enemiga cuenta 3 menos con oro, 2 con plata.
runewars-commander-battle_mage-about = Una vez por combate, antes de robar cartas de destino, prueba de sabiduría: inflige 2 de daño con oro, 1 con plata.
runewars-commander-inspire-about = +1 de fuerza mientras el comandante esté en pie en el combate.
runewars-commander-take_the_blow-about = En cada ronda el comandante puede recibir hasta 2 de daño por tus unidades.
runewars-commander-orderly_retreat-about = Tras una derrota, prueba de sabiduría: con oro o plata hasta 3 unidades que se retiran no quedan en desbandada.
runewars-commander-spy-about = Una vez por combate, al principio, mira las cartas de táctica del rival y haz una prueba de sabiduría: con oro o plata una de ellas no puede usarse en este combate.
runewars-commander-no_quarter-about = Una vez por combate el comandante sufre 1 de daño: uno de tus fallos cuenta como especial.

## Quests

runewars-quest-setup_1 = El santuario ahogado
runewars-quest-setup_2 = Entre los gigantes
runewars-quest-setup_3 = El acertijo del ermitaño
runewars-quest-setup_4 = El peaje de los bandidos
runewars-quest-setup_5 = El tesoro del wyrm
runewars-quest-setup_6 = La escalera sin sol
runewars-quest-setup_7 = La torre del exiliado
runewars-quest-setup_8 = La arboleda susurrante
runewars-quest-setup_9 = El paso roto
runewars-quest-missing_heir = El heredero perdido
runewars-quest-grave_robbers = Ladrones de tumbas
runewars-quest-ogre_king = Retar al jefe de la manada
runewars-quest-beast_hunt = La gran cacería
runewars-quest-border_watch = La guardia silenciosa
runewars-quest-ferryman = La deuda del barquero
runewars-quest-library = La biblioteca quemada
runewars-quest-ransom = Rescate
runewars-quest-relic_thieves = Ladrones de reliquias
runewars-quest-plague_village = La aldea apestada
runewars-quest-arena = Sangre en la arena
runewars-quest-old_road = El viejo camino
runewars-quest-sorcerer_ring = El círculo de hechiceros
runewars-quest-mines = Las minas inundadas
runewars-quest-pilgrim = Escolta de peregrinos
runewars-quest-setup_10 = El valle herido
runewars-quest-setup_11 = La larga calzada
runewars-quest-setup_12 = Campanas bajo la arena
runewars-quest-ice_tower = La torre de hielo
runewars-quest-sand_giant = El guardián de la puerta
runewars-quest-sand_sorcerers = El cónclave enterrado
runewars-quest-frozen_road = El camino helado
runewars-quest-ash_walk = Andar entre cenizas
runewars-quest-recruiters = Un estandarte pide manos
runewars-quest-witch_moot = El concilio de brujas
runewars-quest-sky_nest = El nido alto
runewars-quest-spy_hunt = A la caza del espía
runewars-quest-dragon_bones = Los huesos del Anciano
runewars-quest-stolen_rune = La runa robada
runewars-quest-oathbreaker = El perjuro
runewars-quest-healer = El mendicante
runewars-quest-sunken_vault = La cripta hundida
runewars-quest-setup_1-about = Claro Sombrío. Agilidad. Oro: cumplida. Plata: cumplida, 1 de daño. Rojo: 1 de daño.
runewars-quest-setup_2-about = Fuerte Gigante. Agilidad. Oro o plata: cumplida. Rojo: 2 de daño.
runewars-quest-setup_3-about = Bosque Musgoso. Sabiduría. Oro: cumplida, 1 de influencia. Plata: cumplida.
runewars-quest-setup_4-about = Campo del Peaje. Fuerza. Oro: cumplida. Plata: cumplida, 1 de daño. Rojo: pierdes 1 de influencia.
runewars-quest-setup_5-about = Pico Humeante. Agilidad. Oro: cumplida, otra recompensa. Plata: cumplida. Rojo: 2 de daño.
runewars-quest-setup_6-about = Pliegue de Brasas. Fuerza. Oro: cumplida. Plata: cumplida, el héroe en desbandada. Rojo: 1 de daño.
runewars-quest-setup_7-about = Pantano del Exiliado. Sabiduría. Oro: cumplida. Plata: cumplida, 1 de daño. Rojo: 1 de daño.
runewars-quest-setup_8-about = Bosque Susurrante. Sabiduría. Oro o plata: cumplida. Rojo: cambia esta carta.
runewars-quest-setup_9-about = Diente del Wyrm. Fuerza. Oro: cumplida. Plata: cumplida, 1 de daño. Rojo: 2 de daño.
runewars-quest-missing_heir-about = Una ciudad cualquiera. Sabiduría. Oro: cumplida, 2 de influencia. Plata: cumplida.
runewars-quest-grave_robbers-about = Un reino natal enemigo. Agilidad. Oro o plata: cumplida. Rojo: 1 de daño.
runewars-quest-ogre_king-about = Un área neutral cualquiera. Duelo con un Sabueso infernal. Victoria: cumplida.
runewars-quest-beast_hunt-about = Un área neutral cualquiera. Duelo con 2 Hombres bestia. Victoria: cumplida, entrena un atributo 1.
runewars-quest-border_watch-about = Un área con borde de montaña. Fuerza. Oro: cumplida. Plata: cumplida, 1 de daño. Rojo: 1 de daño.
runewars-quest-ferryman-about = Un área con borde de agua. Agilidad. Oro o plata: cumplida. Rojo: el héroe en desbandada.
runewars-quest-library-about = Una ciudad cualquiera. Sabiduría. Oro: cumplida, 1 carta de táctica. Plata: cumplida.
runewars-quest-ransom-about = Un área enemiga con fortaleza. Gasta 3 de influencia: cumplida.
runewars-quest-relic_thieves-about = Un área que no controlas con una runa oculta. Agilidad. Oro: cumplida, mírala. Plata: cumplida. Rojo: 1 de daño.
runewars-quest-plague_village-about = Un área vacía con comida. Sabiduría. Oro: cumplida. Plata: cumplida, 1 de daño. Rojo: 2 de daño.
runewars-quest-arena-about = Una ciudad cualquiera. Fuerza. Oro: cumplida, 2 de influencia. Plata: cumplida. Rojo: 2 de daño.
runewars-quest-old_road-about = Al menos a 3 áreas de tu reino natal. Agilidad. Oro o plata: cumplida.
runewars-quest-sorcerer_ring-about = Un área neutral cualquiera. Duelo con 2 Hechiceros. Victoria: cumplida, 1 carta de táctica.
runewars-quest-mines-about = Un área con al menos 2 de mineral. Fuerza. Oro: cumplida, sube 1 tu dial de mineral. Plata: cumplida. Rojo: 1 de daño.
runewars-quest-pilgrim-about = Una fortaleza tuya fuera de tu reino natal. Sabiduría. Oro o plata: cumplida. Rojo: cambia esta carta.
runewars-quest-setup_10-about = Grieta de Azufre. Fuerza. Oro: cumplida. Plata: cumplida, 1 de daño. Rojo: 1 de daño.
runewars-quest-setup_11-about = La Calzada. Agilidad. Oro o plata: cumplida. Rojo: el héroe en desbandada.
runewars-quest-setup_12-about = Las Arenas hundidas. Sabiduría. Oro: cumplida, coloca la Ciudad hundida. Plata: lo mismo, 1 de daño. Rojo: 1 de daño.
runewars-quest-ice_tower-about = Una ciudad cualquiera. Gasta 6 de influencia: recibe una runa de dragón y pon allí una ficha de hielo; sin recompensa.
runewars-quest-sand_giant-about = Las Arenas hundidas. Duelo con un Gigante; bastan 2 de daño. Victoria: coloca la Ciudad hundida, cumplida.
runewars-quest-sand_sorcerers-about = Las Arenas hundidas. Duelo con 2 Hechiceros. Victoria: coloca la Ciudad hundida, cumplida.
runewars-quest-frozen_road-about = Un área con ficha de hielo. Fuerza. Oro: cumplida, retira una. Plata: cumplida. Rojo: 1 de daño.
runewars-quest-ash_walk-about = Un área con ficha de desolación. Sabiduría. Oro: cumplida, retírala. Plata: cumplida. Rojo: 1 de daño.
runewars-quest-recruiters-about = Una ciudad cualquiera. Fuerza. Oro: cumplida, 2 triángulos de tu facción en una fortaleza. Plata: cumplida.
runewars-quest-witch_moot-about = Un área con al menos 2 de madera. Sabiduría. Oro: cumplida, 1 carta de táctica. Plata: cumplida. Rojo: descarta 1 carta de táctica.
runewars-quest-sky_nest-about = Un área con borde de montaña. Duelo con 2 Alanavajas. Victoria: cumplida.
runewars-quest-spy_hunt-about = Un área amiga. Agilidad. Oro: cumplida, mira las cartas de táctica de un rival. Plata: cumplida.
runewars-quest-dragon_bones-about = Un área con al menos 2 de mineral. Fuerza. Oro: cumplida. Plata: cumplida, 1 de daño. Rojo: 2 de daño.
runewars-quest-stolen_rune-about = Un área enemiga con una runa a la vista. Agilidad. Oro: una runa de dragón en vez de una recompensa. Plata: cumplida. Rojo: 2 de daño.
runewars-quest-oathbreaker-about = Una fortaleza enemiga. Fuerza. Oro: cumplida, la fortaleza queda dañada. Plata: cumplida. Rojo: 1 de daño.
runewars-quest-healer-about = Un área amiga. Sabiduría. Oro: cumplida, cura todo el daño. Plata: cumplida.
runewars-quest-sunken_vault-about = La Ciudad hundida. Agilidad. Oro: cumplida, otra recompensa. Plata: cumplida. Rojo: 1 de daño.

## Reward cards

runewars-reward-shard_of_timmorran = Fragmento de Timmorran
runewars-reward-soulbiter = Muerdealmas
runewars-reward-fire_bombs = Bombas de fuego enanas
runewars-reward-flute = Flauta de posesión
runewars-reward-ghost_armor = Armadura fantasma
runewars-reward-runeplate = Coraza rúnica
runewars-reward-amulet_shielding = Amuleto protector
runewars-reward-cloak_deception = Capa del engaño
runewars-reward-staff_light = Báculo de luz
runewars-reward-ice_storm = Tormenta de hielo
runewars-reward-sunblade = Hoja del alba
runewars-reward-rune_passage = Runa de paso
runewars-reward-winged_boots = Botas aladas
runewars-reward-ring_insight = Anillo de perspicacia
runewars-reward-belt_might = Cinturón de poder
runewars-reward-boots_grace = Ajorca de la bailarina
runewars-reward-war_banner = Estandarte raído
runewars-reward-healing_draught = Poción curativa
runewars-reward-spyglass = Catalejo enano
runewars-reward-lucky_coin = Moneda de la suerte
runewars-reward-heartstone = Piedra corazón
runewars-reward-throwing_knives = Cuchillos arrojadizos
runewars-reward-guild_writ = Cédula del gremio
runewars-reward-elven_robe = Túnica élfica
runewars-reward-frost_brand = Hoja de escarcha
runewars-reward-sand_glass = Reloj de arena de la Ciudad hundida
runewars-reward-command_horn = Cuerno de mando
runewars-reward-map_ruins = Mapa de ruinas
runewars-reward-scale_mail = Cota de escamas de dragón
runewars-reward-binding_chain = Cadena de atadura
runewars-reward-blood_chalice = Cáliz de sangre
runewars-reward-shard_of_timmorran-about = En tu turno, en una de tus fortalezas: descártalo para recibir una runa de dragón.
runewars-reward-soulbiter-about = Arma. Especial: 1 de daño; si derrota al rival, cura todo el daño de este héroe.
runewars-reward-fire_bombs-about = Arma. Especial: 3 de daño; luego prueba de agilidad: con rojo este héroe sufre 1.
runewars-reward-flute-about = En tu turno: descártala para enviar todas las unidades neutrales de aquí a un área adyacente. En el área de un jugador se alían con él.
runewars-reward-ghost_armor-about = Armadura. Evita 1 de daño en cada ronda en que tu carta de destino muestre un fallo para círculos.
runewars-reward-runeplate-about = Armadura. Evita el primer daño de cada ronda.
runewars-reward-amulet_shielding-about = Una vez por duelo: evita todo el daño de una ronda.
runewars-reward-cloak_deception-about = Armadura. Cuando retan a este héroe, prueba de agilidad: con oro o plata no hay duelo.
runewars-reward-staff_light-about = Arma. Especial: 1 de daño, y evita 1. En tu turno: descártalo para levantar todas tus unidades en desbandada aquí.
runewars-reward-ice_storm-about = En tu turno: descártala para poner en desbandada todas las unidades neutrales y enemigas aquí.
runewars-reward-sunblade-about = Arma. Especial: 2 de daño.
runewars-reward-rune_passage-about = Con Movilización o Conquista: descártala para llevar a este héroe y hasta 4 de tus unidades de aquí al área activada, a cualquier distancia.
runewars-reward-winged_boots-about = Ignora los bordes de montaña y agua y llega 1 área más lejos en la fase de misiones.
runewars-reward-ring_insight-about = +1 de sabiduría.
runewars-reward-belt_might-about = +1 de fuerza.
runewars-reward-boots_grace-about = +1 de agilidad.
runewars-reward-war_banner-about = Una vez por combate aquí: roba 1 carta de destino más para un tipo de unidad y aparta una.
runewars-reward-healing_draught-about = Descártala para curar todo el daño de este héroe.
runewars-reward-spyglass-about = Una vez en cada turno propio: mira la runa de un área adyacente.
runewars-reward-lucky_coin-about = Una vez por fase de misiones: vuelve a robar todas las cartas de una prueba.
runewars-reward-heartstone-about = +1 de salud.
runewars-reward-throwing_knives-about = Arma. Especial: 1 de daño que no se puede evitar.
runewars-reward-guild_writ-about = Cuando este héroe cumple una misión: gana 2 de influencia.
runewars-reward-elven_robe-about = Armadura. Antes de un duelo se bloquea una recompensa al azar del héroe enemigo.
runewars-reward-frost_brand-about = Arma. Especial: 1 de daño; el próximo símbolo de desbandada del rival no evita nada.
runewars-reward-sand_glass-about = En la fase de misiones: descártalo para una segunda acción.
runewars-reward-command_horn-about = Una vez por combate aquí, antes de robar cartas de destino: levanta 1 de tus unidades en desbandada.
runewars-reward-map_ruins-about = En una misión: descártalo para cambiar rojo por plata.
runewars-reward-scale_mail-about = Armadura. Evita hasta 2 de daño de símbolos especiales en cada ronda.
runewars-reward-binding_chain-about = Arma. Especial: el rival no roba carta de destino en la ronda siguiente.
runewars-reward-blood_chalice-about = Cuando cae aquí una unidad enemiga o un héroe enemigo: cura 1 de daño.

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
runewars-city-sunken_city = Ciudad hundida
runewars-city-city_1-about = 2 triángulos neutrales o 2 de influencia.
runewars-city-city_2-about = 2 círculos neutrales o 1 carta de táctica.
runewars-city-city_3-about = 3 triángulos neutrales o 2 cartas de misión.
runewars-city-city_4-about = 1 rectángulo neutral o 3 de influencia.
runewars-city-city_5-about = 2 rectángulos neutrales o 1 carta de táctica.
runewars-city-city_6-about = 1 hexágono neutral o 1 carta de misión.
runewars-city-city_7-about = 2 cartas de táctica o 2 de influencia.
runewars-city-alt_city_1-about = 3 triángulos neutrales o 3 de influencia. Runa de dragón.
runewars-city-alt_city_2-about = 3 círculos neutrales o 2 cartas de táctica. Runa de dragón.
runewars-city-alt_city_3-about = 4 triángulos neutrales, 3 cartas de misión o 2 de influencia.
runewars-city-alt_city_4-about = 2 rectángulos neutrales o 4 de influencia.
runewars-city-alt_city_5-about = 3 rectángulos neutrales o 2 cartas de táctica.
runewars-city-alt_city_6-about = 1 hexágono neutral, 2 cartas de misión o 2 cartas de táctica.
runewars-city-alt_city_7-about = 3 cartas de táctica o 3 de influencia.
runewars-city-alt_city_8-about = 3 cartas de misión, 3 de influencia o 2 cartas de táctica. Runa de dragón.
runewars-city-sunken_city-about = 2 cartas de táctica, 3 de influencia o 2 cartas de misión. Da 1 de comida y 1 de mineral más. Runa de dragón.

## Exploration tokens

runewars-token-dragon_throne = Trono del dragón
runewars-token-village_food = Aldea (comida)
runewars-token-village_wood = Aldea (madera)
runewars-token-village_ore = Aldea (mineral)
runewars-token-portal = Portal mágico
runewars-token-dungeon = Mazmorra
runewars-token-temple = Templo
runewars-token-hall_kellos = Salón de Kellos
runewars-token-merchant = Mercader ambulante
runewars-token-raiders = Banda de saqueadores
runewars-token-scroll = Pergamino de visión
runewars-token-training = Entrenamiento
runewars-token-flooded = Área inundada
runewars-token-defensible = Área defendible
runewars-token-dragon_throne-about = Quien controla el área tiene una runa de dragón más.
runewars-token-village_food-about = El área da 1 de comida más.
runewars-token-village_wood-about = El área da 1 de madera más.
runewars-token-village_ore-about = El área da 1 de mineral más.
runewars-token-portal-about = Por 1 de influencia esta área es adyacente a cualquier otro portal a la vista.
runewars-token-dungeon-about = Un héroe que entra en la fase de misiones no sigue adelante.
runewars-token-temple-about = Un héroe que acaba aquí una acción: 2 de influencia.
runewars-token-hall_kellos-about = Un héroe que acaba aquí una acción: 1 carta de táctica.
runewars-token-merchant-about = Paga 3 de influencia por una carta de recompensa.
runewars-token-raiders-about = El héroe sufre 1 de daño; junto a unidades neutrales o enemigas pierde además una recompensa o sufre 1 más.
runewars-token-scroll-about = Mira todas las fichas ocultas de un área.
runewars-token-training-about = Sube 1 un atributo sin entrenar.
runewars-token-flooded-about = El vecino de la izquierda mueve al héroe hasta 2 áreas. Solo las figuras voladoras entran o salen, salvo en invierno o con hielo.
runewars-token-defensible-about = +1 de fuerza para el defensor.

## Developments

runewars-development-resources = Recursos
runewars-development-diplomat = Diplomático
runewars-development-training_ground = Campo de instrucción
runewars-development-defensive = Desarrollo defensivo
runewars-development-resources-about = Con la bonificación de Cosecha: +1 en el dial de un recurso que dé el área.
runewars-development-diplomat-about = Con la bonificación de Cosecha: 2 de influencia.
runewars-development-training_ground-about = Con la bonificación de Cosecha: 1 carta de táctica.
runewars-development-defensive-about = Ayuda cuando atacan el área; cada facción tiene el suyo.

## Development cards

runewars-improvement-daqan_capital = Palacio de Archaut
runewars-improvement-daqan_people = Apoyo del pueblo
runewars-improvement-daqan_journeymen = Oficiales magos
runewars-improvement-daqan_longbows = Arcos largos
runewars-improvement-daqan_drill = Instrucción de escudos
runewars-improvement-daqan_heraldry = Heráldica
runewars-improvement-daqan_trebuchet = Trabuquetes
runewars-improvement-daqan_aerie = Nido real
runewars-improvement-latari_capital = Corazón del Aymhelin
runewars-improvement-latari_envoys = Antiguos emisarios
runewars-improvement-latari_prowl = Al acecho
runewars-improvement-latari_vaal = Canto de Vaal
runewars-improvement-latari_fletchers = Maestros flecheros
runewars-improvement-latari_bladesong = Canto de espadas
runewars-improvement-latari_windriders = Jinetes del viento
runewars-improvement-latari_rootwall = Muro de raíces
runewars-improvement-uthuk_capital = Trono de Llovar
runewars-improvement-uthuk_warpaths = Sendas rojas de guerra
runewars-improvement-uthuk_hunger = Hambre voraz
runewars-improvement-uthuk_gorge = Garganta sin fondo
runewars-improvement-uthuk_frenzy = Frenesí de sangre
runewars-improvement-uthuk_hellfire = Fuego infernal
runewars-improvement-uthuk_dread = Aura de espanto
runewars-improvement-uthuk_coven = El aquelarre de sangre
runewars-improvement-waiqar_capital = Zorgas
runewars-improvement-waiqar_blight = Tierras de plaga
runewars-improvement-waiqar_toxic = Sangre tóxica
runewars-improvement-waiqar_barbed = Flechas dentadas
runewars-improvement-waiqar_masters = Maestros del hueso
runewars-improvement-waiqar_steeds = Corceles de sombra
runewars-improvement-waiqar_bilehall = Señores de Bilehall
runewars-improvement-waiqar_mists = Nieblas frías
runewars-improvement-daqan_capital-about = Una de tus fortalezas en tu reino natal pasa a ser tu capital, intacta.
runewars-improvement-daqan_people-about = Toma las 3 fichas de campesino: un campesino que se queda te guarda un área.
runewars-improvement-daqan_journeymen-about = Tras Rayo en bola puedes recuperar la carta de táctica descartada.
runewars-improvement-daqan_longbows-about = Fuego concentrado inflige 2 de daño a unidades con más de 1 de salud.
runewars-improvement-daqan_drill-about = Cuando defiendes, hasta 3 Infantes en desbandada cuentan para la fuerza.
runewars-improvement-daqan_heraldry-about = Tú eliges la unidad que Mando pone en desbandada.
runewars-improvement-daqan_trebuchet-about = Asediar da +3 de fuerza contra una fortaleza o capital.
runewars-improvement-daqan_aerie-about = Los Rocs son rápidos.
runewars-improvement-latari_capital-about = Una de tus fortalezas en tu reino natal pasa a ser tu capital, intacta.
runewars-improvement-latari_envoys-about = Roba 1 carta de destino más para la diplomacia.
runewars-improvement-latari_prowl-about = Tras un combate ganado puedes poner en desbandada tus Jinetes de leonx en pie: el rival destruye una unidad por cada uno.
runewars-improvement-latari_vaal-about = Una unidad dañada o en desbandada que aleja Palabra de Vaal es destruida.
runewars-improvement-latari_fletchers-about = Los Arqueros elfos roban 1 carta de destino más si son al menos 3.
runewars-improvement-latari_bladesong-about = Los Guerreros elfos tienen iniciativa 3.
runewars-improvement-latari_windriders-about = Los Jinetes de pegaso son rápidos.
runewars-improvement-latari_rootwall-about = +2 de fuerza cuando defiendes con un Guardián del bosque.
runewars-improvement-uthuk_capital-about = Una de tus fortalezas en tu reino natal pasa a ser tu capital, intacta.
runewars-improvement-uthuk_warpaths-about = Tras ganar un combate contra un jugador roba 1 carta de táctica.
runewars-improvement-uthuk_hunger-about = Al principio de un combate puedes poner en desbandada tus Desgarradores: 1 de daño por cada uno.
runewars-improvement-uthuk_gorge-about = En tu turno tus Obscenos en pie pueden ir a tu reino natal desde cualquier sitio.
runewars-improvement-uthuk_frenzy-about = Furia puede destruir cualquiera de tus triángulos en pie en vez de un Berserker.
runewars-improvement-uthuk_hellfire-about = Con Lluvia de fuego eliges cuál de las dos cosas debe destruir el rival.
runewars-improvement-uthuk_dread-about = Al principio de un combate con un Señor del caos el rival pone en desbandada 1 unidad en pie.
runewars-improvement-uthuk_coven-about = Tras ganar un combate con una Hermana de sangre vuelven hasta 2 Berserkers destruidos, en desbandada.
runewars-improvement-waiqar_capital-about = Una de tus fortalezas en tu reino natal pasa a ser tu capital, intacta.
runewars-improvement-waiqar_blight-about = Toma las 8 fichas de zombi: cuentan como Zombis.
runewars-improvement-waiqar_toxic-about = Cuando un Gran dragón tuyo queda en desbandada o es destruido en combate: 2 de daño.
runewars-improvement-waiqar_barbed-about = Con Disparo mortal eliges la unidad que se destruye.
runewars-improvement-waiqar_masters-about = Alzar a los muertos coloca hasta 3 Zombis.
runewars-improvement-waiqar_steeds-about = Los Caballeros oscuros ignoran los bordes de agua.
runewars-improvement-waiqar_bilehall-about = En invierno Drenar vida puede destruir también una unidad en pie.
runewars-improvement-waiqar_mists-about = Cuesta 1 de influencia atacarte en tu reino natal.

## Resources

runewars-dial-food = comida
runewars-dial-wood = madera
runewars-dial-ore = mineral

## Attributes

runewars-attribute-strength = fuerza
runewars-attribute-agility = agilidad
runewars-attribute-wisdom = sabiduría

## Symbols of Fate cards

runewars-destiny-red = rojo
runewars-destiny-silver = plata
runewars-destiny-gold = oro

## Runes

runewars-rune-none = ninguna runa
runewars-rune-false = runa falsa
runewars-rune-dragon = runa de dragón
runewars-rune-hidden = runa oculta

## Strongholds

runewars-state-none = ninguna fortaleza
runewars-state-damaged_stronghold = fortaleza dañada
runewars-state-stronghold = fortaleza
runewars-state-damaged_capital = capital dañada
runewars-state-capital = capital

## Sides of a battle

runewars-army-attacker = Atacante
runewars-army-defender = Defensor

## Moments of a battle

runewars-window-start = al principio
runewars-window-before_draw = antes de robar cartas de destino
runewars-window-announce = cartas de táctica de destino
runewars-window-after_draw = tras robar cartas de destino
runewars-window-routs = antes de recibir desbandadas
runewars-window-damage = antes de recibir daño
runewars-window-strength = al contar la fuerza
runewars-window-retreat = antes de la retirada
runewars-window-end = tras el combate

## Results of Fate cards

runewars-result-miss = fallo
runewars-result-damage = daño
runewars-result-rout = desbandada
runewars-result-special = especial

## Two runes

runewars-arranged-stay = como estaban
runewars-arranged-swap = cambiadas

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
runewars-argument-bowman_routed = { runewars-unit-bowman } (en desbandada)
runewars-argument-footman_routed = { runewars-unit-footman } (en desbandada)
runewars-argument-knight_1 = { runewars-unit-knight } (1 de daño)
runewars-argument-knight_routed = { runewars-unit-knight } (en desbandada)
runewars-argument-knight_routed_1 = { runewars-unit-knight } (en desbandada, 1 de daño)
runewars-argument-siege_tower_1 = { runewars-unit-siege_tower } (1 de daño)
runewars-argument-siege_tower_2 = { runewars-unit-siege_tower } (2 de daño)
runewars-argument-siege_tower_routed = { runewars-unit-siege_tower } (en desbandada)
runewars-argument-siege_tower_routed_1 = { runewars-unit-siege_tower } (en desbandada, 1 de daño)
runewars-argument-siege_tower_routed_2 = { runewars-unit-siege_tower } (en desbandada, 2 de daño)
runewars-argument-novice_wizard_routed = { runewars-unit-novice_wizard } (en desbandada)
runewars-argument-roc_1 = { runewars-unit-roc } (1 de daño)
runewars-argument-roc_2 = { runewars-unit-roc } (2 de daño)
runewars-argument-roc_3 = { runewars-unit-roc } (3 de daño)
runewars-argument-roc_routed = { runewars-unit-roc } (en desbandada)
runewars-argument-roc_routed_1 = { runewars-unit-roc } (en desbandada, 1 de daño)
runewars-argument-roc_routed_2 = { runewars-unit-roc } (en desbandada, 2 de daño)
runewars-argument-roc_routed_3 = { runewars-unit-roc } (en desbandada, 3 de daño)
runewars-argument-archer_routed = { runewars-unit-archer } (en desbandada)
runewars-argument-pegasus_rider_1 = { runewars-unit-pegasus_rider } (1 de daño)
runewars-argument-pegasus_rider_2 = { runewars-unit-pegasus_rider } (2 de daño)
runewars-argument-pegasus_rider_routed = { runewars-unit-pegasus_rider } (en desbandada)
runewars-argument-pegasus_rider_routed_1 = { runewars-unit-pegasus_rider } (en desbandada, 1 de daño)
runewars-argument-pegasus_rider_routed_2 = { runewars-unit-pegasus_rider } (en desbandada, 2 de daño)
runewars-argument-sorceress_routed = { runewars-unit-sorceress } (en desbandada)
runewars-argument-warrior_1 = { runewars-unit-warrior } (1 de daño)
runewars-argument-warrior_routed = { runewars-unit-warrior } (en desbandada)
runewars-argument-warrior_routed_1 = { runewars-unit-warrior } (en desbandada, 1 de daño)
runewars-argument-leonx_rider_1 = { runewars-unit-leonx_rider } (1 de daño)
runewars-argument-leonx_rider_routed = { runewars-unit-leonx_rider } (en desbandada)
runewars-argument-leonx_rider_routed_1 = { runewars-unit-leonx_rider } (en desbandada, 1 de daño)
runewars-argument-forest_guardian_1 = { runewars-unit-forest_guardian } (1 de daño)
runewars-argument-forest_guardian_2 = { runewars-unit-forest_guardian } (2 de daño)
runewars-argument-forest_guardian_3 = { runewars-unit-forest_guardian } (3 de daño)
runewars-argument-forest_guardian_4 = { runewars-unit-forest_guardian } (4 de daño)
runewars-argument-forest_guardian_routed = { runewars-unit-forest_guardian } (en desbandada)
runewars-argument-forest_guardian_routed_1 = { runewars-unit-forest_guardian } (en desbandada, 1 de daño)
runewars-argument-forest_guardian_routed_2 = { runewars-unit-forest_guardian } (en desbandada, 2 de daño)
runewars-argument-forest_guardian_routed_3 = { runewars-unit-forest_guardian } (en desbandada, 3 de daño)
runewars-argument-forest_guardian_routed_4 = { runewars-unit-forest_guardian } (en desbandada, 4 de daño)
runewars-argument-berserker_routed = { runewars-unit-berserker } (en desbandada)
runewars-argument-flesh_ripper_1 = { runewars-unit-flesh_ripper } (1 de daño)
runewars-argument-flesh_ripper_2 = { runewars-unit-flesh_ripper } (2 de daño)
runewars-argument-flesh_ripper_routed = { runewars-unit-flesh_ripper } (en desbandada)
runewars-argument-flesh_ripper_routed_1 = { runewars-unit-flesh_ripper } (en desbandada, 1 de daño)
runewars-argument-flesh_ripper_routed_2 = { runewars-unit-flesh_ripper } (en desbandada, 2 de daño)
runewars-argument-warlock_routed = { runewars-unit-warlock } (en desbandada)
runewars-argument-chaos_lord_1 = { runewars-unit-chaos_lord } (1 de daño)
runewars-argument-chaos_lord_2 = { runewars-unit-chaos_lord } (2 de daño)
runewars-argument-chaos_lord_3 = { runewars-unit-chaos_lord } (3 de daño)
runewars-argument-chaos_lord_routed = { runewars-unit-chaos_lord } (en desbandada)
runewars-argument-chaos_lord_routed_1 = { runewars-unit-chaos_lord } (en desbandada, 1 de daño)
runewars-argument-chaos_lord_routed_2 = { runewars-unit-chaos_lord } (en desbandada, 2 de daño)
runewars-argument-chaos_lord_routed_3 = { runewars-unit-chaos_lord } (en desbandada, 3 de daño)
runewars-argument-blood_sister_routed = { runewars-unit-blood_sister } (en desbandada)
runewars-argument-obscene_1 = { runewars-unit-obscene } (1 de daño)
runewars-argument-obscene_2 = { runewars-unit-obscene } (2 de daño)
runewars-argument-obscene_3 = { runewars-unit-obscene } (3 de daño)
runewars-argument-obscene_4 = { runewars-unit-obscene } (4 de daño)
runewars-argument-obscene_routed = { runewars-unit-obscene } (en desbandada)
runewars-argument-obscene_routed_1 = { runewars-unit-obscene } (en desbandada, 1 de daño)
runewars-argument-obscene_routed_2 = { runewars-unit-obscene } (en desbandada, 2 de daño)
runewars-argument-obscene_routed_3 = { runewars-unit-obscene } (en desbandada, 3 de daño)
runewars-argument-obscene_routed_4 = { runewars-unit-obscene } (en desbandada, 4 de daño)
runewars-argument-reanimate_routed = { runewars-unit-reanimate } (en desbandada)
runewars-argument-skeleton_archer_routed = { runewars-unit-skeleton_archer } (en desbandada)
runewars-argument-necromancer_routed = { runewars-unit-necromancer } (en desbandada)
runewars-argument-dark_knight_1 = { runewars-unit-dark_knight } (1 de daño)
runewars-argument-dark_knight_2 = { runewars-unit-dark_knight } (2 de daño)
runewars-argument-dark_knight_routed = { runewars-unit-dark_knight } (en desbandada)
runewars-argument-dark_knight_routed_1 = { runewars-unit-dark_knight } (en desbandada, 1 de daño)
runewars-argument-dark_knight_routed_2 = { runewars-unit-dark_knight } (en desbandada, 2 de daño)
runewars-argument-vampire_1 = { runewars-unit-vampire } (1 de daño)
runewars-argument-vampire_routed = { runewars-unit-vampire } (en desbandada)
runewars-argument-vampire_routed_1 = { runewars-unit-vampire } (en desbandada, 1 de daño)
runewars-argument-great_wyrm_1 = { runewars-unit-great_wyrm } (1 de daño)
runewars-argument-great_wyrm_2 = { runewars-unit-great_wyrm } (2 de daño)
runewars-argument-great_wyrm_3 = { runewars-unit-great_wyrm } (3 de daño)
runewars-argument-great_wyrm_routed = { runewars-unit-great_wyrm } (en desbandada)
runewars-argument-great_wyrm_routed_1 = { runewars-unit-great_wyrm } (en desbandada, 1 de daño)
runewars-argument-great_wyrm_routed_2 = { runewars-unit-great_wyrm } (en desbandada, 2 de daño)
runewars-argument-great_wyrm_routed_3 = { runewars-unit-great_wyrm } (en desbandada, 3 de daño)
runewars-argument-sorcerer_1 = { runewars-unit-sorcerer } (1 de daño)
runewars-argument-sorcerer_routed = { runewars-unit-sorcerer } (en desbandada)
runewars-argument-sorcerer_routed_1 = { runewars-unit-sorcerer } (en desbandada, 1 de daño)
runewars-argument-razorwing_routed = { runewars-unit-razorwing } (en desbandada)
runewars-argument-beastman_routed = { runewars-unit-beastman } (en desbandada)
runewars-argument-hell_hound_1 = { runewars-unit-hell_hound } (1 de daño)
runewars-argument-hell_hound_routed = { runewars-unit-hell_hound } (en desbandada)
runewars-argument-hell_hound_routed_1 = { runewars-unit-hell_hound } (en desbandada, 1 de daño)
runewars-argument-dragon_1 = { runewars-unit-dragon } (1 de daño)
runewars-argument-dragon_2 = { runewars-unit-dragon } (2 de daño)
runewars-argument-dragon_3 = { runewars-unit-dragon } (3 de daño)
runewars-argument-dragon_routed = { runewars-unit-dragon } (en desbandada)
runewars-argument-dragon_routed_1 = { runewars-unit-dragon } (en desbandada, 1 de daño)
runewars-argument-dragon_routed_2 = { runewars-unit-dragon } (en desbandada, 2 de daño)
runewars-argument-dragon_routed_3 = { runewars-unit-dragon } (en desbandada, 3 de daño)
runewars-argument-giant_1 = { runewars-unit-giant } (1 de daño)
runewars-argument-giant_2 = { runewars-unit-giant } (2 de daño)
runewars-argument-giant_3 = { runewars-unit-giant } (3 de daño)
runewars-argument-giant_4 = { runewars-unit-giant } (4 de daño)
runewars-argument-giant_routed = { runewars-unit-giant } (en desbandada)
runewars-argument-giant_routed_1 = { runewars-unit-giant } (en desbandada, 1 de daño)
runewars-argument-giant_routed_2 = { runewars-unit-giant } (en desbandada, 2 de daño)
runewars-argument-giant_routed_3 = { runewars-unit-giant } (en desbandada, 3 de daño)
runewars-argument-giant_routed_4 = { runewars-unit-giant } (en desbandada, 4 de daño)

## Nombres en general

runewars-name-area = un área
runewars-name-source = un área
runewars-name-tactics = una carta de táctica
runewars-name-order = una orden
runewars-name-season_card = una carta de estación
runewars-name-season = una estación
runewars-name-fate = una carta de destino
runewars-name-destiny = un símbolo
runewars-name-unit = una unidad
runewars-name-dial = un dial
runewars-name-faction = una facción
runewars-name-hero = un héroe
runewars-name-rival = un héroe
runewars-name-leader = un héroe
runewars-name-attribute = un atributo
runewars-name-reward = una carta de recompensa
runewars-name-quest = una carta de misión
runewars-name-commander = una carta de comandante
runewars-name-command = una carta de comandante
runewars-name-token = una ficha de exploración
runewars-name-army = Un bando
runewars-name-window = un momento
runewars-name-result = un resultado
runewars-name-rune = una runa oculta
runewars-name-city = una ciudad
runewars-name-objective = un objetivo
runewars-name-arranged = sin verlas
runewars-name-title = un título
runewars-name-development = un desarrollo
runewars-name-improvement = una carta de desarrollo
runewars-name-state = una fortaleza
runewars-name-other = { name-seat }
runewars-name-by = { name-seat }
runewars-name-first = una carta
runewars-name-argument =
    { $of ->
        [hidden] oculto
       *[other] { name-seat }
    }

## Preguntas

runewars-ask-season_card = ¿Qué carta de estación se roba?
runewars-ask-choose_order = Elige en secreto tu orden para esta estación.
runewars-ask-take_back =
    { $left ->
        [one] Largo invierno: recupera { $left } carta de orden más.
       *[other] Largo invierno: recupera { $left } cartas de orden.
    }
runewars-ask-fall_gift = Otoño: ¿tomar 2 de influencia o robar una carta de táctica?
runewars-ask-own_turn = Tu turno, { $order-name }: ¿jugar una carta o usar un título, o seguir?
runewars-ask-bonus = ¿Usar la bonificación de supremacía de { $order-name }?
runewars-ask-draw_tactics = ¿Qué carta de táctica se roba?
runewars-ask-discard_tactics = ¿Qué carta de táctica descartas?
runewars-ask-draw_fates = ¿Qué carta de destino se roba?
runewars-ask-choose_fate = ¿Cuál de las cartas de destino robadas cuenta?
runewars-ask-deal_fates = ¿Quién empieza? ¿Qué carta de destino se roba?
runewars-ask-choose_faction = ¿Qué facción diriges?
runewars-ask-deal_faction = ¿Qué facción se reparte?
runewars-ask-deal_tile = ¿Qué loseta se reparte?
runewars-ask-choose_tile = ¿Qué loseta pones?
runewars-ask-place_column =
    { $tile ->
        [0] Marcador de reino natal: ¿en qué columna?
       *[other] Loseta { $tile }: ¿en qué columna?
    }
runewars-ask-place_row =
    { $tile ->
        [0] Marcador de reino natal, columna { $column }: ¿en qué fila?
       *[other] Loseta { $tile }, columna { $column }: ¿en qué fila?
    }
runewars-ask-place_turn =
    { $tile ->
        [0] Marcador de reino natal, columna { $column }, fila { $row }: ¿cómo está girado?
       *[other] Loseta { $tile }, columna { $column }, fila { $row }: ¿cómo está girada?
    }
runewars-ask-home_marker = ¿Qué marcador cubre tu reino natal?
runewars-ask-home_turn = Marcador { $marker }: ¿cómo está girado tu reino natal?
runewars-ask-deal_city = ¿Qué ciudad hay en { $area-name }?
runewars-ask-deal_exploration = ¿Qué ficha de exploración hay en { $area-name }?
runewars-ask-first_stronghold = ¿Dónde está tu primera fortaleza?
runewars-ask-replace = { $unit-name } en vez de { $base-name }: ¿cuántos de { $most } tomas?
runewars-ask-quarter = { $unit-name }: ¿cuántos en { $area-name }? Hay { $most } por colocar.
runewars-ask-deal_hero = ¿Qué héroe se reparte?
runewars-ask-first_hero = ¿Dónde empieza { $hero-name }?
runewars-ask-deal_commander = ¿Qué carta de comandante se reparte?
runewars-ask-name_commander = ¿Cuál de tus héroes es tu comandante? Tu carta: { $commander-name }.
runewars-ask-deal_objective = ¿Qué objetivo se reparte?
runewars-ask-hide_runes = En secreto: ¿dónde está la runa falsa? En las otras dos áreas de tu reino natal hay runas de dragón.
runewars-ask-discard_rune =
    { $left ->
        [one] Recibes una runa de dragón. ¿Descartar antes { $left } runa falsa más?
       *[other] Recibes una runa de dragón. ¿Descartar antes hasta { $left } runas falsas?
    }
runewars-ask-lay_token = Solo { $area-name } tiene sitio: ¿qué ficha pones allí?
runewars-ask-rune_area =
    { $area ->
        [none] ¿En qué áreas van tus dos fichas de runa? La primera:
       *[other] La primera ficha está en { $area-name }. ¿Dónde va la segunda?
    }
runewars-ask-dragon_at = En secreto: ¿en cuál de las dos áreas está la runa de dragón?
runewars-ask-runes_from = Mover runas: ¿cuál es la primera de tus áreas?
runewars-ask-runes_to = ¿Entre { $source-name } y qué otra área tuya mueves runas?
runewars-ask-turn_down = La runa de { $area-name } está a la vista. ¿Ocultarla antes de moverla?
runewars-ask-arrange = Runas de { $source-name } y { $area-name }: ¿dejarlas o cambiarlas?
runewars-ask-bid = { $season_card-name }: ¿cuánta influencia pujas? Tienes { $influence }.
runewars-ask-tie =
    { $for ->
        [lowest] { $season_card-name }: de los empatados, ¿quién es el postor más bajo?
       *[other] { $season_card-name }: de los empatados, ¿quién es el mejor postor?
    }
runewars-ask-shield = { $season_card-name }: ¿ignoras la pérdida como maestre del gremio?
runewars-ask-season_yes =
    { $season_card ->
        [prepare_for_the_coming_year] { $season_card-name }: ¿dejar tu objetivo y robar otro?
        [drought] { $season_card-name }: ¿gastar 2 de influencia? Si no, pierdes 1 de comida.
        [exhausted_soil] { $season_card-name }: ¿bajar 1 la comida? Si no, una ficha de desolación va a una de tus áreas.
        [call_to_command] { $season_card-name }: ¿gastar 2 de influencia para robar un héroe?
        [midwinter_feast] { $season_card-name }: ¿bajar 1 la comida por 3 de influencia?
       *[other] { $season_card-name }: ¿hacer lo que permite la carta?
    }
runewars-ask-season_player = { $season_card-name }: ¿qué jugador eliges?
runewars-ask-season_area =
    { $season_card ->
        [green_returns] { $season_card-name }: ¿de qué área retiras fichas?
        [blight_on_the_wind] { $season_card-name }: ¿dónde va la ficha de desolación?
        [winds_of_al_kalim] { $season_card-name }: ¿dónde va la ficha de desolación?
        [exhausted_soil] { $season_card-name }: ¿dónde va la ficha de desolación?
        [the_greyhaven_accord] { $season_card-name }: ¿de qué área retiras una ficha?
        [breath_of_gelidus] { $season_card-name }: ¿dónde va una ficha de hielo?
        [a_dragon_wakes] { $season_card-name }: ¿dónde aparece el Dragón?
        [swords_for_hire] { $season_card-name }: ¿dónde se te unen?
        [threatened_home_realms] { $season_card-name }: una ficha de runa deja tu reino natal: ¿de qué área, o a cuál?
        [power_for_the_pious] { $season_card-name }: ¿dónde va la runa de dragón de { $player-name }?
        [the_shattered_rune] { $season_card-name }: ¿qué runa oculta se revela?
        [starving_packs] { $season_card-name }: ¿en qué área pierdes una unidad?
       *[other] { $season_card-name }: ¿qué área eliges?
    }
runewars-ask-season_dial =
    { $season_card ->
        [merchants_of_nerekhall] { $season_card-name }: ¿subir un dial 1 por 2 de influencia?
       *[other] { $season_card-name }: ¿qué dial bajas?
    }
runewars-ask-season_unit = { $season_card-name }: ¿qué unidades contratas?
runewars-ask-season_number = { $season_card-name }: ¿cuántos colocas ({ $unit-name })?
runewars-ask-loyalty = { $season_card-name }: ¿gastar 1 de influencia para conservar a { $hero-name }? Si no, este héroe deserta.
runewars-ask-tournament = { $season_card-name }: ¿cuál de tus héroes entrena un atributo?
runewars-ask-return_quests = { $season_card-name }: ¿qué cartas de misión cambias?
runewars-ask-sell_tactics = { $season_card-name }: ¿vender una carta de táctica por 2 de influencia?
runewars-ask-give_up_drawn = { $season_card-name }: ¿cuál de las cartas robadas descartas?
runewars-ask-lose_tactics = ¿Qué carta de táctica se pierde?
runewars-ask-strategy_source = Estrategia: ¿quién va ahora a un área adyacente?
runewars-ask-strategy_target =
    { $hero ->
        [none] Estrategia: ¿adónde van unidades de { $source-name }?
       *[other] Estrategia: ¿adónde va { $hero-name }?
    }
runewars-ask-strategy_number = Estrategia: ¿cuántos van de { $source-name } a { $area-name } ({ $unit-name })?
runewars-ask-march_target = { $order-name }: ¿qué área activas?
runewars-ask-march_source = { $order-name } hacia { $area-name }: ¿quién viene, y de dónde?
runewars-ask-march_number = { $order-name } hacia { $area-name }: ¿cuántos vienen de { $source-name } ({ $unit-name })?
runewars-ask-leave_peasant = ¿Dejar un campesino en un área que has abandonado?
runewars-ask-disband =
    { $reason ->
        [food] Invierno en { $area-name }, unidades que tu comida no alimenta: { $left }. ¿Qué unidad destruyes?
        [season_card] { $season_card-name }: ¿qué unidad de { $area-name } destruyes?
       *[other] { $area-name }, unidades que pasan de 8: { $left }. ¿Qué unidad destruyes?
    }
runewars-ask-approach = Unidades neutrales en { $area-name }: ¿luchar, o gastar influencia en diplomacia?
runewars-ask-silver_tongue = ¿Jugar Lengua de plata para 2 cartas de destino más?
runewars-ask-snubbed = { $area-name }: la diplomacia ha fracasado. ¿Luchar, o retroceder a qué área?
runewars-ask-guild_gift = Maestre del gremio: ¿qué recurso sube 2?
runewars-ask-fruit = Recursos en { $area-name }: ¿qué dial sube 1?
runewars-ask-work = Bonificación de Cosecha: ¿comprar una carta de desarrollo o construir un desarrollo?
runewars-ask-token_place = { $development-name }: ¿en qué fortaleza se construye?
runewars-ask-give_up_token = { $development-name }: todas las fichas están en juego. ¿Cuál va a { $area-name }?
runewars-ask-capital_site = ¿Qué fortaleza de tu reino natal pasa a ser la capital?
runewars-ask-recruit_dial = { $order-name }: ¿con qué recurso reclutas?
runewars-ask-levy = Guarnición: ¿qué triángulo se te une?
runewars-ask-swap = { $unit-name } en vez de { $base-name }: ¿cuántos tomas?
runewars-ask-call_back = { $unit-name }: no queda ninguna figura. ¿Destruir una en juego para reclutarla de nuevo?
runewars-ask-station = { $unit-name }: ¿cuántos van a { $area-name }?
runewars-ask-benefit = { $city-name } en { $area-name }: ¿qué beneficio tomas?
runewars-ask-allies = { $city-name } en { $area-name }: ¿cuántos se te unen ({ $unit-name })? Los demás tienen la misma base.
runewars-ask-call_heroes = Apoyo: ¿cuánta influencia gastas para robar otras tantas cartas?
runewars-ask-take_title = Poder: ¿qué título compras?
runewars-ask-pay_title = { $title-name }: ¿cuánta influencia pagas? Tiene { $amount } encima.
runewars-ask-fortify_part = Fortificación: ¿construir, reparar o mover runas? Una vez cada cosa.
runewars-ask-repair = ¿Qué fortaleza reparas?
runewars-ask-building_site = ¿Dónde construyes?
runewars-ask-tear_down = Todas tus fortalezas están en juego. ¿Cuál va a { $area-name }?
runewars-ask-support_hero = Combate en { $area-name }: ¿qué héroe apoya a un tipo de unidad?
runewars-ask-support_type = Combate en { $area-name }: ¿a qué tipo de unidad apoya { $hero-name }?
runewars-ask-choose_type = Combate en { $area-name }, fila { $row }: ¿cuál de tus tipos de unidad roba ahora?
runewars-ask-battle_window =
    { $window ->
        [start] Combate en { $area-name }, al principio: ¿usar algo, o pasar?
        [before_draw] Combate en { $area-name }, fila { $row }, antes de robar cartas de destino: ¿usar algo, o pasar?
        [after_draw] Combate en { $area-name }, fila { $row }, tras robar cartas de destino: ¿usar algo, o pasar?
        [routs] Combate en { $area-name }, fila { $row }: ¿usar algo antes de recibir las desbandadas, o pasar?
        [damage] Combate en { $area-name }, fila { $row }: ¿usar algo antes de recibir el daño, o pasar?
        [strength] Combate en { $area-name }, fuerza: ¿usar algo, o pasar?
        [retreat] El combate en { $area-name } está perdido: ¿usar algo antes de la retirada, o pasar?
       *[other] El combate en { $area-name } ha acabado: ¿usar algo, o pasar?
    }
runewars-ask-announce_fate = Combate en { $area-name }, fila { $row }: ¿usar cartas de táctica de destino en vez de robar?
runewars-ask-battle_fate = ¿Qué carta de destino se roba?
runewars-ask-put_aside =
    { $for ->
        [feint] Finta y golpe: ¿cuál de tus cartas de destino se vuelve a robar?
       *[other] ¿Cuál de tus cartas de destino se aparta?
    }
runewars-ask-assign_damage =
    { $mode ->
        [grave] Aliento de tumba: ¿qué unidad recibe daño? Pendiente: { $left }.
        [valiant] Golpe valiente: ¿qué unidad recibe el daño?
        [concentrated] Fuego concentrado: ¿qué unidad recibe el daño?
       *[other] ¿Cuál de tus unidades recibe daño? Pendiente: { $left }.
    }
runewars-ask-assign_routs =
    { $mode ->
        [stun] Aturdir: ¿cuál de tus unidades queda en desbandada?
       *[other] ¿Cuál de tus unidades queda en desbandada? Pendiente: { $left }.
    }
runewars-ask-lose_units =
    { $mode ->
        [mortal_strike] Disparo mortal: ¿cuál de tus unidades es destruida?
        [rain_fire] Lluvia de fuego: ¿cuál de tus unidades es destruida? Pendiente: { $left }.
        [prowl] Al acecho: ¿cuál de tus unidades es destruida? Pendiente: { $left }.
        [word_of_vaal] Palabra de Vaal: ¿cuál de tus unidades se retira?
        [wards] Guardas protectoras: ¿cuál de tus unidades se retira?
       *[other] Quemadura: ¿cuál de tus unidades recibe 1 de daño? Pendiente: { $left }.
    }
runewars-ask-aim =
    { $mode ->
        [crack_shot] Tiro certero: ¿qué unidad enemiga recibe 1 de daño?
        [arrow_storm] Lluvia de flechas: ¿qué unidad enemiga recibe 1 de daño?
        [ball_lightning] Rayo en bola: ¿qué unidad enemiga recibe 1 de daño? Pendiente: { $left }.
        [pounce] Abalanzarse: ¿qué unidad enemiga queda en desbandada?
        [charge] Carga: ¿qué unidad enemiga queda en desbandada?
        [entangle] Enredar: ¿qué unidad enemiga queda en desbandada?
        [dread_charge] Carga de espanto: ¿qué unidad enemiga queda en desbandada?
        [heraldry] Heráldica: ¿qué unidad enemiga queda en desbandada?
        [talon_snatch] Garras: ¿qué unidad enemiga es destruida?
        [overpower] Arrollar: ¿destruir una unidad enemiga dañada o en desbandada, o infligir 1 de daño?
        [devour] Devorar: ¿qué unidad enemiga es destruida?
        [flaming_breath] Aliento de llamas: ¿qué unidad enemiga es destruida? Pendiente: { $left }.
        [drain_life] Drenar vida: ¿qué unidad enemiga es destruida?
        [terrifying] Terrorífico: ¿qué unidad enemiga queda en desbandada o es destruida? Pendiente: { $left }.
        [word_of_vaal] Palabra de Vaal: ¿qué unidad enemiga se retira?
        [barbed_arrows] Flechas dentadas: ¿qué unidad enemiga es destruida?
       *[other] Rito de sangre: ¿qué unidad enemiga es destruida?
    }
runewars-ask-own_units =
    { $mode ->
        [fury] Furia: ¿cuál de tus unidades destruyes para infligir 2 de daño?
        [sacrifice] Rito de sangre: ¿cuál de tus unidades destruyes?
        [stand_up] ¿Cuál de tus unidades se levanta? Pendiente: { $left }.
        [rise] ¿Cuál de tus unidades se levanta?
        [rally] ¿Cuál de tus unidades se levanta? Pendiente: { $left }.
        [heal] Devorar: ¿qué Obsceno se cura?
        [rage] Rabia: ¿qué Gigante?
        [remain] Retirada ordenada: ¿qué unidad no queda en desbandada? Pendiente: { $left }.
        [leave] Unidades que sobran: { $left }. ¿Cuál se retira?
        [recover] Huida fingida: ¿qué unidad se levanta? Pendiente: { $left }.
       *[other] Unidades que sobran: { $left }. ¿Cuál es destruida?
    }
runewars-ask-how_many =
    { $mode ->
        [raise_dead] Alzar a los muertos: ¿cuántos Zombis colocas?
        [grave_breath] Aliento de tumba: ¿cuántos Zombis colocas?
        [hunger] Hambre voraz: ¿cuántos Desgarradores pones en desbandada, por 1 de daño cada uno?
        [take_the_blow] Encajar el golpe: ¿cuánto daño recibe el comandante?
        [prowl] Al acecho: ¿cuántos Jinetes de leonx pones en desbandada, para destruir otras tantas unidades?
       *[other] El aquelarre de sangre: ¿cuántos Berserkers vuelven?
    }
runewars-ask-spend_card = Rayo en bola: ¿qué carta de táctica descartas por 3 de daño?
runewars-ask-card_back = ¿Recuperar { $tactics-name } en la mano?
runewars-ask-rain_fire = Fuego infernal: ¿qué debe destruir el rival?
runewars-ask-bar_card = Ojos por todas partes: ¿qué carta de táctica no puede usarse en este combate?
runewars-ask-use_defence = Combate en { $area-name }: ¿descartar el desarrollo defensivo por su efecto?
runewars-ask-retreat =
    { $for ->
        [neutrals] ¿Adónde se retiran las unidades neutrales de { $area-name }?
        [unit] ¿Adónde se retira la unidad de { $area-name }?
        [excess] ¿Adónde se retiran las unidades que pasan de 8 de { $area-name }?
        [called_off] Retirada táctica: ¿adónde van tus unidades de { $area-name }?
       *[other] ¿Adónde se retiran tus unidades de { $area-name }?
    }
runewars-ask-hero_retreat = ¿Adónde se retira { $hero-name }?
runewars-ask-replace_stronghold = ¿Poner una fortaleza tuya en { $area-name }?
runewars-ask-aside = Pasar de antemano
runewars-ask-next_hero = Fase de misiones: ¿qué héroe actúa ahora?
runewars-ask-hero_action = { $hero-name } en { $area-name }: ¿moverse, curarse o entrenar?
runewars-ask-encounter = { $hero-name } en { $area-name }: ¿retar a un héroe, intentar una misión o seguir?
runewars-ask-cure = Fuentes curativas: ¿qué héroe se cura?
runewars-ask-exchange = { $hero-name } y { $rival-name }: ¿entregar recompensas?
runewars-ask-partner = ¿Con quién intercambia recompensas { $hero-name }?
runewars-ask-give_spoils = Recompensas en { $area-name }: ¿qué héroe las toma?
runewars-ask-raise_attribute = ¿Qué atributo de { $hero-name } sube 1?
runewars-ask-draw_heroes = ¿Qué carta de héroe se roba?
runewars-ask-keep_hero = ¿Con qué héroe te quedas?
runewars-ask-place_hero = ¿En qué fortaleza aparece { $hero-name }?
runewars-ask-deserter = Tienes demasiados héroes. ¿Quién te deja?
runewars-ask-draw_quests = ¿Qué carta de misión se roba?
runewars-ask-discard_quest = Más de 3 cartas de misión: ¿cuál descartas?
runewars-ask-draw_rewards = ¿Qué carta de recompensa se roba?
runewars-ask-keep_reward = ¿Con qué recompensa se queda { $hero-name }?
runewars-ask-use_reward =
    { $moment ->
        [challenged] Retan a { $hero-name }: ¿usar una recompensa?
        [red] { $hero-name } saca rojo en la misión: ¿usar una recompensa?
        [completed] { $hero-name } cumple la misión: ¿usar una recompensa?
        [acted] { $hero-name } ha actuado: ¿usar una recompensa?
        [between] { $hero-name }, antes de la siguiente ronda del duelo: ¿usar una recompensa?
        [defence] Golpean a { $hero-name }: ¿usar una recompensa?
       *[other] Cae un enemigo cerca de { $hero-name }: ¿usar una recompensa?
    }
runewars-ask-test_draw = ¿Qué carta de destino se roba para la prueba?
runewars-ask-draw_again = { $hero-name }: ¿conservar las cartas de esta prueba?
runewars-ask-spy_on = A la caza del espía: ¿de quién miras las cartas de táctica?
runewars-ask-enlist_at = ¿En qué fortaleza aparecen los reclutas?
runewars-ask-enlist = ¿Qué unidad aparece en { $area-name }? Pendiente: { $left }.
runewars-ask-strike =
    { $cause ->
        [ambush] Emboscada: ¿qué héroe enemigo sufre 2 de daño?
        [hired_blade] Espada a sueldo: ¿qué héroe enemigo sufre 2 de daño?
       *[other] Krutzbek: ¿qué héroe enemigo sufre 1 de daño?
    }
runewars-ask-duel_start = { $hero-name } contra { $rival-name }: ¿usar algo, o empezar el duelo?
runewars-ask-kill = Ker el Gris: ¿qué unidad enemiga de { $area-name } es destruida?
runewars-ask-robe = ¿Qué recompensa se bloquea?
runewars-ask-announce_in_duel = { $hero-name }, ronda { $round }: ¿usar una carta de táctica de destino en vez de robar?
runewars-ask-duel_draw = ¿Qué carta de destino se roba?
runewars-ask-unit_draw = { $unit-name }: ¿qué carta de destino se roba?
runewars-ask-special_icon = { $hero-name } tiene un símbolo especial: ¿infligir daño o usar un arma?
runewars-ask-assign_in_duel = ¿Cuánto de ese daño recibe la primera unidad?
runewars-ask-drift = Área inundada: ¿adónde va a la deriva { $hero-name }?
runewars-ask-merchant = Mercader ambulante: ¿comprar una recompensa para { $hero-name }, por 3 de influencia?
runewars-ask-raiders = Banda de saqueadores: ¿pierde { $hero-name } una recompensa o sufre 1 de daño más?
runewars-ask-scroll = Pergamino de visión: ¿qué área miras?
runewars-ask-flute = Flauta de posesión: ¿adónde van las unidades neutrales de { $area-name }?
runewars-ask-spyglass = Catalejo enano: ¿qué área junto a { $area-name } miras?
runewars-ask-window =
    { $kind ->
        [bid] { $season_card-name }: ¿jugar una carta antes de las pujas, o pasar?
       *[other] Las órdenes están reveladas: ¿jugar una carta, o pasar?
    }
runewars-ask-counter = { $player-name } juega { $tactics-name }: ¿anularla?
runewars-ask-card_area =
    { $source ->
        [none] { $tactics-name }: ¿qué área?
       *[other] { $tactics-name }: ¿adónde desde { $source-name }?
    }
runewars-ask-card_player = { $tactics-name }: ¿qué jugador?
runewars-ask-card_dial = { $tactics-name }: ¿qué dial?
runewars-ask-card_number = { $tactics-name }: ¿cuánto?
runewars-ask-card_unit = { $tactics-name }: ¿qué unidad?
runewars-ask-card_hero = { $tactics-name }: ¿qué héroe?
runewars-ask-card_order = Gremio de espías: ¿qué carta de orden recuperas?
runewars-ask-steal = ¿Qué carta de táctica se toma?
runewars-ask-rumour = { $by-name } juega Rumores de runas: ¿revelar una de tus runas, o dar 2 de influencia?
runewars-ask-threat = { $by-name } juega Amenaza velada: ¿dar 2 de influencia? Si no, pierdes tu bonificación de supremacía.
runewars-ask-league_hero =
    { $left ->
        [one] Liga de Héroes: ¿qué héroe entrega una recompensa? Pendiente: { $left }.
       *[other] Liga de Héroes: ¿qué héroe entrega una recompensa? Pendiente: { $left }.
    }
runewars-ask-league_reward = Liga de Héroes: ¿qué recompensa entrega { $hero-name }?
runewars-ask-proof = Victoria: ¿qué runa de dragón revelas? Pendiente: { $left }.
runewars-ask-gorge = Garganta sin fondo: ¿adónde va el Obsceno de { $area-name }?
runewars-ask-epic_choice = Has robado { $tactics-name }. ¿Conservarla? Una carta que pide una runa oculta puede cambiarse.
runewars-ask-new_commander =
    { $cause ->
        [lost] Has perdido a tu comandante: ¿quién manda ahora?
        [lieutenant] Teniente general: ¿qué héroe es el segundo comandante?
       *[other] ¿Cambiar de comandante?
    }
runewars-ask-old_commander = { $hero-name } pasa a ser comandante: ¿quién le cede el sitio?
runewars-ask-draw_commander = ¿Qué carta de comandante se roba?
runewars-ask-draw_commanders = ¿Qué carta de comandante se roba?
runewars-ask-keep_commander_card = ¿Con qué carta de comandante te quedas?
runewars-ask-old_commander_card = ¿Cuál de tus cartas de comandante sustituye { $commander-name }?

## Acciones

runewars-action-fate = Carta de destino { $first-name }
runewars-action-draw_tactics = Robar { $argument-name }
runewars-action-choose_fate = Usar la carta de destino { $first-name }
runewars-action-season = Robar { $argument-name }
runewars-action-faction = Jugar { $argument-name }
runewars-action-tile = Loseta { $argument }
runewars-action-column = Columna { $argument }
runewars-action-row = Fila { $argument }
runewars-action-rotate = Girar { $argument } sextos
runewars-action-marker = Marcador { $argument }
runewars-action-deal_city =
    { $argument ->
        [none] Ninguna ciudad
       *[other] Poner { $argument-name }
    }
runewars-action-deal_exploration = Poner { $argument-name }
runewars-action-first_stronghold = En { $argument-name }
runewars-action-replace = Tomar { $argument }
runewars-action-quarter = Colocar { $argument }
runewars-action-deal_hero = Repartir { $argument-name }
runewars-action-first_hero = En { $argument-name }
runewars-action-deal_commander = Repartir { $argument-name }
runewars-action-name_commander = { $argument-name } manda
runewars-action-deal_objective = Repartir { $argument-name }
runewars-action-false_at =
    { $argument ->
        [hidden] Ocultar las runas
       *[other] Runa falsa en { $argument-name }
    }
runewars-action-discard_rune = Descartar la runa falsa de { $argument-name }
runewars-action-keep_runes = No descartar ninguna
runewars-action-lay_token =
    { $argument ->
        [dragon] Poner la runa de dragón
        [false] Poner la runa falsa
       *[other] Poner una ficha de runa
    }
runewars-action-rune_area = En { $argument-name }
runewars-action-dragon_at =
    { $argument ->
        [hidden] Poner las runas
       *[other] Runa de dragón en { $argument-name }
    }
runewars-action-runes_from = { $argument-name }
runewars-action-runes_to = { $argument-name }
runewars-action-turn_down = Ocultarla
runewars-action-leave_up = Dejarla a la vista
runewars-action-arrange =
    { $argument ->
        [swap] Cambiarlas
        [stay] Dejarlas
       *[other] Volver a ponerlas
    }
runewars-action-order =
    { $argument ->
        [hidden] Elegir una orden
       *[other] Elegir { $argument-name }
    }
runewars-action-take_back = Recuperar { $argument-name }
runewars-action-gift =
    { $argument ->
        [influence] Tomar 2 de influencia
       *[other] Robar una carta de táctica
    }
runewars-action-discard_tactics = Descartar { $argument-name }
runewars-action-bid =
    { $argument ->
        [hidden] Pujar en secreto
       *[other] Pujar { $argument }
    }
runewars-action-name_bidder = { $argument-name }
runewars-action-pick_area = { $argument-name }
runewars-action-pick_player = { $argument-name }
runewars-action-pick_dial = { $argument-name }
runewars-action-pick_unit = { $argument-name }
runewars-action-pick_routed = { $argument-name } (en desbandada)
runewars-action-pick_hero = { $argument-name }
runewars-action-pick_number = { $argument }
runewars-action-agree = Sí
runewars-action-decline = No
runewars-action-enough = Parar aquí
runewars-action-return_quest = Cambiar { $argument-name }
runewars-action-sell_tactics = Vender { $argument-name }
runewars-action-give_up_drawn = Descartar { $argument-name }
runewars-action-lose_tactics = Perder { $argument-name }
runewars-action-go_on = Seguir
runewars-action-use_bonus = Usar la bonificación
runewars-action-skip_bonus = Renunciar a la bonificación
runewars-action-done = Hecho
runewars-action-activate = Activar { $argument-name }
runewars-action-move_from = Unidades de { $argument-name }
runewars-action-move_hero = { $argument-name }
runewars-action-passage = { $argument-name } usa la Runa de paso
runewars-action-open_portals = Abrir los portales por 1 de influencia
runewars-action-move_to = A { $argument-name }
runewars-action-units =
    { $argument ->
        [0] Ninguna
        [one] { $argument } unidad
       *[other] { $argument } unidades
    }
runewars-action-leave_peasant = Dejar un campesino en { $argument-name }
runewars-action-disband = Destruir { $argument-name }
runewars-action-disband_routed = Destruir { $argument-name } (en desbandada)
runewars-action-fight = Luchar
runewars-action-talk = Diplomacia: gastar { $argument } de influencia
runewars-action-silver_tongue = Jugar Lengua de plata
runewars-action-no_tongue = No jugarla
runewars-action-fall_back = Retroceder a { $argument-name }
runewars-action-dial = Reclutar con { $argument-name }
runewars-action-at = En { $argument-name }
runewars-action-buy_card = Comprar { $argument-name }
runewars-action-build = Construir { $argument-name }
runewars-action-unit = { $argument-name }
runewars-action-benefit =
    { $argument ->
        [neutral_units] Unidades neutrales
        [influence] Influencia
        [tactics_cards] Cartas de táctica
       *[other] Cartas de misión
    }
runewars-action-call_heroes =
    { $argument ->
        [one] Robar { $argument } carta de héroe
       *[other] Robar { $argument } cartas de héroe
    }
runewars-action-call_commanders =
    { $argument ->
        [one] Robar { $argument } carta de comandante
       *[other] Robar { $argument } cartas de comandante
    }
runewars-action-take_title = { $argument-name }
runewars-action-pay = Pagar { $argument } de influencia
runewars-action-fortify =
    { $argument ->
        [build] Construir
        [repair] Reparar
       *[other] Mover runas
    }
runewars-action-capital_at = Capital en { $argument-name }
runewars-action-fight_with = { $argument-name }
runewars-action-battle_card = Jugar { $argument-name }
runewars-action-pass_for =
    { $argument ->
        [round] Pasar esta ronda
       *[other] Pasar este combate
    }
runewars-action-pass_ahead =
    { $argument ->
        [strength] Pasar siempre: { runewars-window-strength }
       *[other] Pasar siempre: { $argument-name }
    }
runewars-action-ask_again =
    { $argument ->
        [strength] Volver a preguntarme: { runewars-window-strength }
       *[other] Volver a preguntarme: { $argument-name }
    }
runewars-action-announce_fate = Usar { $argument-name } como carta de destino
runewars-action-put_aside = Apartar { $first-name }
runewars-action-battle_unit = { $argument-name }
runewars-action-hit_instead = Infligir daño en su lugar
runewars-action-spend_card = Descartar { $argument-name }
runewars-action-take_card_back = Recuperarla
runewars-action-figures = { $argument }
runewars-action-rain_on =
    { $argument ->
        [triangles] 2 triángulos
       *[other] 1 rectángulo
    }
runewars-action-use_development = Descartarlo por su efecto
runewars-action-support = { $argument-name } apoya
runewars-action-beside = Junto a { $argument-name }
runewars-action-retreat_to = A { $argument-name }
runewars-action-raise_own =
    { $argument ->
        [nothing] No construir nada
       *[other] Una fortaleza sin usar
    }
runewars-action-tear_down = Mover aquí la de { $argument-name }
runewars-action-ravenous_hunger = Hambre voraz
runewars-action-battle_reward =
    { $argument ->
        [war_banner] Estandarte raído
       *[other] Cuerno de mando
    }
runewars-action-command = { $argument-name }
runewars-action-bar_card = Prohibir { $argument-name }
runewars-action-draw_hero = Robar { $argument-name }
runewars-action-draw_reward = Robar { $argument-name }
runewars-action-draw_quest = Robar { $argument-name }
runewars-action-robe = Bloquear { $argument-name }
runewars-action-keep_hero = Quedarse con { $argument-name }
runewars-action-keep_no_hero = No quedarse con nadie
runewars-action-place_hero = En { $argument-name }
runewars-action-desert = { $argument-name } se va
runewars-action-discard_quest = Descartar { $argument-name }
runewars-action-keep_reward = Quedarse con { $argument-name }
runewars-action-act_with = { $argument-name } actúa
runewars-action-rest = Dejar descansar a los demás
runewars-action-travel = Ir a { $argument-name }
runewars-action-heal = Curarse
runewars-action-train =
    { $argument ->
        [strength] Entrenar fuerza: +2
        [agility] Entrenar agilidad: +2
        [wisdom] Entrenar sabiduría: +2
        [strength_agility] Entrenar fuerza y agilidad: +1
        [strength_wisdom] Entrenar fuerza y sabiduría: +1
       *[other] Entrenar agilidad y sabiduría: +1
    }
runewars-action-stay = No hacer nada
runewars-action-pass_by = Intercambiar con { $argument-name } de camino
runewars-action-exchange = { $argument-name } intercambia recompensas
runewars-action-partner = Con { $argument-name }
runewars-action-hand_over = Entregar { $argument-name }
runewars-action-take_over = Tomar { $argument-name }
runewars-action-end_exchange = Acabar el intercambio
runewars-action-hero_card = Jugar { $argument-name }
runewars-action-use_reward = Usar { $argument-name }
runewars-action-save_rewards = No usar ninguna
runewars-action-challenge = Retar a { $argument-name }
runewars-action-attempt = Intentar { $argument-name }
runewars-action-move_on = Seguir
runewars-action-cure = Curar a { $argument-name }
runewars-action-raise = Subir { $argument-name }
runewars-action-raise_nothing = No subir nada
runewars-action-strike = { $argument-name }
runewars-action-swap_fate = Cambiar la carta de destino { $first-name }
runewars-action-keep_fates = Conservarlas
runewars-action-spy_on = { $argument-name }
runewars-action-enlist_at = En { $argument-name }
runewars-action-enlist = { $argument-name }
runewars-action-use_ability = Usar la capacidad del héroe
runewars-action-begin_duel = Empezar el duelo
runewars-action-kill = { $argument-name }
runewars-action-kill_routed = { $argument-name } (en desbandada)
runewars-action-announce_in_duel = Usar { $argument-name } como carta de destino
runewars-action-draw_fate = Robar una carta de destino
runewars-action-deal_damage = Infligir daño
runewars-action-to_first = { $argument } de daño a la primera unidad
runewars-action-give_spoils = { $argument-name } las toma
runewars-action-take_spoils = { $argument-name } toma las recompensas de aquí
runewars-action-drift = A { $argument-name }
runewars-action-buy_reward = Comprarla
runewars-action-buy_nothing = No comprar nada
runewars-action-lose_reward = Perder { $argument-name }
runewars-action-suffer = Sufrir 1 de daño
runewars-action-look_at = Mirar { $argument-name }
runewars-action-flute = A { $argument-name }
runewars-action-spyglass = Mirar { $argument-name }
runewars-action-play = Jugar { $argument-name }
runewars-action-pass_window = Pasar
runewars-action-pick_order = Recuperar { $argument-name }
runewars-action-steal_tactics = Tomar { $argument-name }
runewars-action-claim_objective = Mostrar el objetivo
runewars-action-replace_objective = Cambiar el objetivo
runewars-action-lead_league = Liga de Héroes: 3 recompensas por una runa de dragón
runewars-action-give_reward = Entregar { $argument-name }
runewars-action-claim_victory = Reclamar la victoria
runewars-action-raze = Retirar la ficha de { $argument-name }
runewars-action-through_gorge = Garganta sin fondo: un Obsceno de { $argument-name }
runewars-action-keep_drawn = Conservarla
runewars-action-replace_drawn =
    { $argument ->
        [hidden] Robar otra carta
       *[other] Descartar { $argument-name } y robar otra carta
    }
runewars-action-draw_commander = Robar { $argument-name }
runewars-action-lead_with = { $argument-name } manda
runewars-action-keep_commander = No cambiar nada
runewars-action-replace_commander = Sustituir a { $argument-name }
runewars-action-keep_commander_card = Quedarse con { $argument-name }
runewars-action-keep_no_commander_card = No quedarse con ninguna
runewars-action-replace_commander_card = Sustituir { $argument-name }

## Sucesos

runewars-event-year = Empieza el año { $year }.
runewars-event-season_card = { $season-name }: { $season_card-name }.
runewars-event-stands_up = Todas las figuras en desbandada se levantan.
runewars-event-fate_shuffled = Se baraja el mazo de destino.
runewars-event-fate_drawn =
    { $fate ->
        [hidden] { $seat-name } roba una carta de destino.
       *[other] { $seat-name } roba la carta de destino { $fate-name }.
    }
runewars-event-fate_chosen =
    { $fate ->
        [hidden] { $seat-name } usa una carta de destino.
       *[other] { $seat-name } usa la carta de destino { $fate-name }.
    }
runewars-event-drawn = { $seat-name } roba { $tactics-name }.
runewars-event-discarded = { $seat-name } descarta { $tactics-name }.
runewars-event-influence = { $seat-name }: { $amount } de influencia.
runewars-event-dial = { $seat-name }: { $dial-name } pasa de { $from } a { $to }.
runewars-event-revealed = { $seat-name } revela { $order-name }.
runewars-event-turn = Turno de { $seat-name }: { $order-name }.
runewars-event-eliminated = { $seat-name } queda fuera de la partida.
runewars-event-wins =
    { $runes ->
        [one] { $seat-name } gana con { $runes } runa de dragón.
       *[other] { $seat-name } gana con { $runes } runas de dragón.
    }
runewars-event-first_player = { $seat-name } es el primer jugador.
runewars-event-faction = { $seat-name } juega { $faction-name }.
runewars-event-tile_dealt = { $seat-name } recibe la loseta { $tile }.
runewars-event-tile_laid = La loseta { $tile } queda en la columna { $column }, fila { $row }, girada { $sixths } sextos.
runewars-event-tile_left_out = La loseta { $tile } de { $seat-name } no encuentra sitio y se deja fuera.
runewars-event-marker_laid = El marcador de reino natal { $marker } queda en la columna { $column }, fila { $row }.
runewars-event-markers_closer = Los marcadores pueden estar más cerca: bastan { $distance } áreas entre ellos.
runewars-event-tiles_taken_back = No hay sitio para los reinos natales. Se retiran todas las losetas.
runewars-event-preset_board = Se usa el tablero ya hecho.
runewars-event-home_laid = { $seat-name } pone su reino natal en la columna { $column }, fila { $row }, girado { $sixths } sextos.
runewars-event-city = { $city-name } está en { $area-name }.
runewars-event-first_stronghold = { $seat-name } coloca su primera fortaleza en { $area-name }.
runewars-event-mustered = { $seat-name } reúne { $number } × { $unit-name } en { $area-name }.
runewars-event-first_hero = { $seat-name }: { $hero-name } empieza en { $area-name }.
runewars-event-commander_named = { $seat-name }: { $hero-name } es comandante, con { $commander-name }.
runewars-event-objective_dealt = { $seat-name } recibe { $objective-name }.
runewars-event-runes_hidden = Todos han ocultado las runas de su reino natal.
runewars-event-rune_laid =
    { $rune ->
        [hidden] { $seat-name } pone una runa oculta en { $area-name }.
       *[other] { $seat-name } pone en { $area-name }: { $rune-name }.
    }
runewars-event-rune_seen =
    { $rune ->
        [hidden] { $seat-name } mira la runa de { $area-name }.
       *[other] { $seat-name } ve la runa de { $area-name }: { $rune-name }.
    }
runewars-event-rune_up = Se revela la runa de { $area-name }: { $rune-name }.
runewars-event-rune_down = Se oculta la runa de { $area-name }.
runewars-event-rune_discarded = { $seat-name } descarta en { $area-name }: { $rune-name }.
runewars-event-runes_moved =
    { $arranged ->
        [swap] { $seat-name } cambia las runas de { $source-name } y { $area-name }.
        [stay] { $seat-name } deja las runas de { $source-name } y { $area-name } como estaban.
       *[other] { $seat-name } mezcla las runas de { $source-name } y { $area-name }.
    }
runewars-event-declared = { $seat-name } tiene { $amount } de influencia.
runewars-event-bid_shown = { $seat-name } puja { $amount }.
runewars-event-highest = { $seat-name } es el mejor postor, con { $amount }.
runewars-event-lowest = { $seat-name } es el postor más bajo, con { $amount }.
runewars-event-loss_ignored = { $seat-name }, maestre del gremio, ignora la pérdida.
runewars-event-rune_moved = { $seat-name } mueve una runa de { $source-name } a { $area-name }.
runewars-event-picked_player = { $seat-name } elige a { $other-name }.
runewars-event-activated = { $seat-name } activa { $area-name }.
runewars-event-units_move = { $number } × { $unit-name } de { $source-name } a { $area-name }.
runewars-event-hero_moves = { $hero-name } va de { $source-name } a { $area-name }.
runewars-event-units_placed = { $number } × { $unit-name } en { $area-name }.
runewars-event-units_destroyed = { $area-name }: se destruyen { $number } × { $unit-name }.
runewars-event-neutrals_ally = Las unidades neutrales de { $area-name } se alían con { $seat-name }.
runewars-event-neutrals_leave = Los aliados de { $seat-name } en { $area-name } vuelven a ser neutrales.
runewars-event-diplomacy = { $seat-name } intenta diplomacia en { $area-name }, por { $amount } de influencia.
runewars-event-tongue = { $seat-name } juega { $tactics-name }.
runewars-event-falls_back = { $seat-name } retrocede de { $source-name } a { $area-name }.
runewars-event-peasant_stays = Un campesino se queda en { $area-name }.
runewars-event-peasant_goes = El campesino de { $area-name } se ha ido.
runewars-event-wasteland = { $area-name } queda en desolación.
runewars-event-ice =
    { $number ->
        [one] { $area-name } se hiela.
       *[other] { $area-name } se hiela, con { $number } fichas de hielo.
    }
runewars-event-land_heals = { $area-name } queda libre de desolación y hielo.
runewars-event-development = Desarrollo construido en { $area-name }: { $development-name }.
runewars-event-development_goes = Desarrollo perdido en { $area-name }: { $development-name }.
runewars-event-card_bought = { $seat-name } compra { $improvement-name }.
runewars-event-capital_rises = Se alza una capital en { $area-name }.
runewars-event-title = { $seat-name } toma el título { $title-name }, por { $amount } de influencia.
runewars-event-repaired = La fortaleza de { $area-name } está reparada.
runewars-event-built = { $seat-name } construye una fortaleza en { $area-name }.
runewars-event-torn_down = La fortaleza de { $area-name } es derribada.
runewars-event-battle =
    { $player ->
        [hidden] { $seat-name } ataca { $area-name }.
        [none] { $seat-name } ataca a las unidades neutrales de { $area-name }.
        [0] { $seat-name } ataca a las unidades neutrales de { $area-name }.
       *[other] { $seat-name } ataca a { $player-name } en { $area-name }.
    }
runewars-event-battle_over = { $army-name }: victoria en { $area-name }, ataque { $attack } contra defensa { $defence }.
runewars-event-battle_called_off = El combate de { $area-name } se cancela.
runewars-event-supports = { $seat-name }: { $leader-name } apoya a { $unit-name }.
runewars-event-fights = { $army-name }: { $unit-name } roba.
runewars-event-fate_announced = { $army-name } usa { $tactics-name } como carta de destino.
runewars-event-fate_taken =
    { $fate ->
        [hidden] { $army-name } roba una carta de destino.
       *[other] { $army-name } roba la carta de destino { $fate-name }.
    }
runewars-event-fate_shown =
    { $result ->
        [miss] { $army-name }: fallo.
        [special] { $army-name }: especial.
        [rout] { $army-name }: desbandada { $amount }.
       *[other] { $army-name }: { $result-name } { $amount }.
    }
runewars-event-tactics_shown = { $army-name }, { $tactics-name }: { $result-name } { $amount }.
runewars-event-played = { $seat-name } juega { $tactics-name }.
runewars-event-taken_back = { $seat-name } recupera { $tactics-name }.
runewars-event-commanded = { $seat-name } usa { $command-name }.
runewars-event-passed_ahead =
    { $given ->
        [0] { $seat-name } quiere que le pregunten otra vez: { $window-name }.
       *[other] { $seat-name } pasa de antemano: { $window-name }.
    }
runewars-event-unit_hit = { $army-name }: { $unit-name } recibe { $amount } de daño.
runewars-event-unit_routed = { $army-name }: { $unit-name } en desbandada.
runewars-event-unit_destroyed = { $army-name }: { $unit-name } cae.
runewars-event-unit_stands = { $army-name }: { $unit-name } se levanta.
runewars-event-units_raised = { $army-name }: { $amount } × { $unit-name } más.
runewars-event-units_flee =
    { $amount ->
        [one] { $amount } unidad se retira de { $source-name } a { $area-name }.
       *[other] { $amount } unidades se retiran de { $source-name } a { $area-name }.
    }
runewars-event-units_lost = Sin salida de { $area-name }: se pierden { $amount } × { $unit-name }.
runewars-event-defence_used = { $seat-name } descarta el desarrollo defensivo de { $area-name }.
runewars-event-stronghold_turned = La fortaleza de { $area-name } queda dañada.
runewars-event-stronghold_taken = { $seat-name } conquista la fortaleza de { $area-name }.
runewars-event-stronghold_replaced = { $seat-name } pone una fortaleza en { $area-name }.
runewars-event-looked_at = { $seat-name } mira una carta de { $player-name }: { $tactics-name }.
runewars-event-card_barred = { $seat-name } prohíbe { $tactics-name } de { $player-name } en este combate.
runewars-event-hero_drawn = { $seat-name } roba { $hero-name }.
runewars-event-hero_placed = { $seat-name }: { $hero-name } aparece en { $area-name }.
runewars-event-deserted = { $hero-name } deja a { $seat-name }.
runewars-event-hero_moved = { $hero-name } va de { $source-name } a { $area-name }.
runewars-event-hero_damaged = { $hero-name } sufre { $amount } de daño.
runewars-event-hero_healed = { $hero-name } cura { $amount } de daño.
runewars-event-hero_routed = { $hero-name } queda en desbandada.
runewars-event-hero_defeated = { $hero-name } ({ $seat-name }) cae derrotado.
runewars-event-trained = { $hero-name } entrena { $attribute-name }: +{ $amount }.
runewars-event-reward_drawn = { $hero-name } recibe { $reward-name }.
runewars-event-reward_shown = { $hero-name } usa { $reward-name }.
runewars-event-reward_discarded = { $hero-name } descarta { $reward-name }.
runewars-event-reward_passed = { $hero-name } entrega a { $rival-name }: { $reward-name }.
runewars-event-reward_won = { $hero-name } gana { $reward-name }.
runewars-event-spoils_left =
    { $amount ->
        [one] { $amount } recompensa queda en { $area-name }.
       *[other] { $amount } recompensas quedan en { $area-name }.
    }
runewars-event-spoils_taken =
    { $amount ->
        [one] { $hero-name } toma { $amount } recompensa.
       *[other] { $hero-name } toma { $amount } recompensas.
    }
runewars-event-quest_phase = Empieza la fase de misiones.
runewars-event-quest_drawn = { $seat-name } roba { $quest-name }.
runewars-event-quest_discarded = { $seat-name } descarta { $quest-name }.
runewars-event-quest_attempted = { $hero-name } intenta { $quest-name }.
runewars-event-quest_completed = { $hero-name } cumple { $quest-name }.
runewars-event-quest_failed = { $hero-name } fracasa en { $quest-name }.
runewars-event-hero_card = { $seat-name } juega { $tactics-name } para { $hero-name }.
runewars-event-hand_seen = { $seat-name } mira las cartas de táctica de { $other-name }.
runewars-event-card_seen = { $seat-name } ve { $tactics-name }.
runewars-event-stronghold_broken = La fortaleza de { $area-name } queda dañada.
runewars-event-duel_begins = { $hero-name } reta a { $rival-name }.
runewars-event-units_duel = { $hero-name } lucha contra { $amount } × { $unit-name }.
runewars-event-ability_used = { $hero-name } usa su capacidad.
runewars-event-reward_blocked = { $hero-name }: { $reward-name } queda bloqueada.
runewars-event-announced_in_duel = { $hero-name } usa { $tactics-name } como carta de destino.
runewars-event-unit_damaged = { $unit-name } recibe { $amount } de daño.
runewars-event-unit_defeated = { $unit-name } cae.
runewars-event-unit_killed = { $hero-name } destruye { $unit-name }.
runewars-event-called_off = { $hero-name } cancela el duelo.
runewars-event-duel_ends = El duelo ha acabado.
runewars-event-explored = En { $area-name }: { $token-name }.
runewars-event-token_seen =
    { $token ->
        [hidden] { $seat-name } mira la ficha de exploración de { $area-name }.
       *[other] { $seat-name } ve la ficha de exploración de { $area-name }: { $token-name }.
    }
runewars-event-token_gone = { $token-name } en { $area-name } desaparece.
runewars-event-city_rises = La Ciudad hundida emerge en { $area-name }.
runewars-event-tokens_removed =
    { $amount ->
        [one] { $amount } ficha de desolación o hielo se retira de { $area-name }.
       *[other] { $amount } fichas de desolación o hielo se retiran de { $area-name }.
    }
runewars-event-ice_on_area = Hay una ficha de hielo en { $area-name }.
runewars-event-card_played = { $seat-name } juega { $tactics-name }.
runewars-event-countered = { $seat-name } anula { $tactics-name } con Contrahechizo.
runewars-event-order_taken_back = { $seat-name } recupera { $order-name }.
runewars-event-token_placed = Una ficha de activación de { $seat-name } está en { $area-name }.
runewars-event-stronghold_now = { $area-name }, { $seat-name }: { $state-name }.
runewars-event-neutrals_lured = Las unidades neutrales de { $source-name } van a { $area-name }.
runewars-event-card_handed = { $seat-name } da { $tactics-name } a { $other-name }.
runewars-event-card_stolen = { $seat-name } toma { $tactics-name } de { $other-name }.
runewars-event-hand_looked_at = { $seat-name } ve en la mano de { $other-name }: { $number } × { $tactics-name }.
runewars-event-bonus_lost = { $seat-name } pierde la bonificación de supremacía de esta estación.
runewars-event-left_out = { $seat-name } no participa en esta puja.
runewars-event-objective_met = { $seat-name } cumple { $objective-name }.
runewars-event-objective_replaced = { $seat-name } cambia el objetivo { $objective-name }.
runewars-event-league_led = { $seat-name } dirige la Liga de Héroes: 3 recompensas por una runa de dragón.
runewars-event-claimed = { $seat-name } reclama la victoria: la carta de victoria está en el mazo de { $season-name }.
runewars-event-claim_failed = { $season-name }: la reclamación de { $seat-name } fracasa.
runewars-event-claim_proved = { $season-name }: la reclamación de { $seat-name } se cumple.
runewars-event-obscene_moved = { $seat-name }: un Obsceno va de { $source-name } a { $area-name }.
runewars-event-commander_drawn = { $seat-name } roba { $commander-name }.
runewars-event-commander_lost = { $seat-name } pierde { $commander-name }.

## Antes de una partida

runewars-blurb = Han caído runas de dragón en Terrinoth. Cuatro facciones envían ejércitos y héroes a tomarlas: quien tenga seis gana.
runewars-option-ruleset = Reglas
runewars-option-ruleset-original = Edición original: seis años, con seis runas se gana al momento
runewars-option-ruleset-revised = Edición revisada: siete años, la victoria se demuestra
runewars-option-bow = Expansión Banners of War
runewars-option-bow-true = Con la expansión
runewars-option-bow-false = Solo el juego base
runewars-option-board = Tablero
runewars-option-board-preset = Ya hecho
runewars-option-board-build = Construido por los jugadores
runewars-option-homes = Reinos natales
runewars-option-homes-build = Colocados por los jugadores
runewars-option-homes-preset = Ya hechos, en su tablero
runewars-option-factions = Facciones
runewars-option-factions-choose = Las eligen los jugadores
runewars-option-factions-deal = Al azar
runewars-option-exploration = Fichas de exploración
runewars-option-exploration-true = En cada área fuera de los reinos natales
runewars-option-exploration-false = Ninguna
runewars-option-epic = Partida épica
runewars-option-epic-true = Ocho años, siete runas
runewars-option-epic-false = Duración normal
runewars-option-development_cards = Cartas de desarrollo
runewars-option-development_cards-true = A la venta con la bonificación de Cosecha
runewars-option-development_cards-false = Ninguna
runewars-option-commanders = Comandantes
runewars-option-commanders-true = Un héroe dirige el ejército
runewars-option-commanders-false = Ninguno
runewars-option-free_cities = El auge de las Ciudades Libres
runewars-option-free_cities-true = Ciudades más ricas, algunas con runa de dragón
runewars-option-free_cities-false = Ciudades normales
runewars-option-road_to_victory = El camino a la victoria
runewars-option-road_to_victory-true = La victoria se reclama y debe durar un año
runewars-option-road_to_victory-false = Quien tiene suficientes runas gana al momento
runewars-preset-standard = Normal
runewars-preset-standard-about = Banners of War en un tablero ya hecho; las reglas originales.
runewars-preset-first_game = Primera partida
runewars-preset-first_game-about = Las facciones se reparten y todo está listo: empezad con la primera primavera.
runewars-preset-build = Construir el país
runewars-preset-build-about = Ponéis el mapa loseta a loseta antes de luchar por él.
runewars-preset-base = Juego base
runewars-preset-base-about = Sin la expansión.
runewars-preset-revised = Edición revisada
runewars-preset-revised-about = Siete años; los héroes marchan y apoyan; la victoria se reclama.
runewars-preset-epic = Épica
runewars-preset-epic-about = Ocho años y una runa más.
runewars-preset-everything = Todo
runewars-preset-everything-about = Todos los módulos de Banners of War a la vez. No para la primera partida.

## La mesa en texto

runewars-board-year = Año
runewars-board-set_up = Preparación
runewars-board-runes = runas de dragón
runewars-board-needed = necesarias
runewars-board-influence = influencia
runewars-board-tactics = Táctica
runewars-board-quests = Misiones
runewars-board-dials = Diales
runewars-board-orders = Órdenes
runewars-board-hand = Mano
runewars-board-fate_discard = Descartes de destino
runewars-board-new = nueva
runewars-board-objective = Objetivo
runewars-board-routed = en desbandada
runewars-board-damage = daño
runewars-board-activated = activada
runewars-board-neutral = Neutral
runewars-board-heroes = Héroes
runewars-board-rewards = Recompensas
runewars-board-battle = Combate
runewars-board-wasteland = desolación
runewars-board-ice = hielo
runewars-board-peasant = campesino
runewars-board-row = fila
runewars-board-water = agua
runewars-board-mountain = montaña
runewars-board-strength = fuerza
runewars-board-far = ficha de exploración (2+)
runewars-board-near = ficha de exploración (1)
runewars-board-signs = Signos: P1:3-1 tres unidades del jugador 1 en pie, una tumbada; n neutral; S fortaleza, K capital (s, k dañadas); C ciudad; R runa de dragón, f runa falsa, ? oculta; h héroe; x desolación; i hielo; e ficha de exploración; * ficha de activación; ! ficha de combate

## Negativas

why-RUN-ORD-03 = Ya has usado { $order-name }. Las cartas de orden usadas quedan a la vista hasta la primavera.
why-RUN-BOW-06 = Eso es de Banners of War, que no está en juego.
why-RUN-ORD-06 = Largo invierno: recuperas una de tus cartas de orden usadas.
why-RUN-QST-10 = Esa carta de destino no está entre las que has robado.
why-RUN-TAC-04 =
    { $held ->
        [-1] No tienes esa carta en la mano.
       *[other] No tienes { $tactics-name } en la mano.
    }
why-RUN-ORD-04 = La bonificación de supremacía es del número más alto de tus cartas de orden a la vista.
why-RUN-SET-02 = Esa facción está ocupada.
why-RUN-MAP-03 = Esa no es una de tus losetas.
why-RUN-MAP-29 = Desde ahí las demás losetas, marcadores o reinos natales no encontrarían sitio.
why-RUN-MAP-04 = Una loseta debe caber y tocar al menos dos áreas del tablero con al menos dos de las suyas.
why-RUN-MAP-05 = Los bordes de montaña o agua no pueden quedar uno contra otro.
why-RUN-MAP-07 = La loseta que sigue a las Arenas hundidas toca dos de sus lados con dos áreas distintas.
why-RUN-MAP-08 = Dos lados de las Arenas hundidas deben lindar con dos áreas distintas.
why-RUN-MAP-09 = Ni montaña ni agua contra el borde amarillo de las Arenas hundidas.
why-RUN-MAP-11 = Un marcador está en el borde del tablero, junto a al menos tres bordes abiertos y lejos de los otros.
why-RUN-MAP-12 = Entre dos marcadores debe haber al menos tres áreas.
why-RUN-ORIG-02 = Entre dos marcadores debe haber al menos cuatro áreas.
why-RUN-MAP-18 = Tu reino natal debe cubrir un marcador libre con dos áreas, y los bordes de color no pueden tocarse.
why-RUN-MAP-19 = Los reinos natales no pueden ser adyacentes.
why-RUN-SET-08 = La primera fortaleza está en tu propio reino natal.
why-RUN-SET-10 = Puedes cambiar como mucho { $most }.
why-RUN-SET-09 = Puedes colocar ahí como mucho { $most }: 8 unidades en un área, y no más de las que quedan.
why-RUN-SET-11 = Tu primer héroe empieza en tu reino natal.
why-RUN-CMD-02 = Tu comandante es uno de tus propios héroes.
why-RUN-ORIG-01 = Tus primeras runas están en tu reino natal.
why-RUN-MAP-16 = Las primeras runas van en áreas sin runa que no son adyacentes a un marcador de reino natal.
why-RUN-RUNE-01 = Esa área no vale: una runa nueva va en un área amiga o no controlada, sin runa.
why-RUN-RUNE-04 = Ya hay una ficha de runa.
why-RUN-REV-01 = No controlas ninguna ficha de runa ahí.
why-RUN-REV-05 = Esa ficha ya está a la vista.
why-RUN-REV-02 = Debe ser una runa de dragón.
why-RUN-ORD8-04 = Las runas se mueven entre dos áreas que controlas, y al menos una debe tener ficha.
why-RUN-BID-01 = Tienes { $influence } de influencia: puja como mucho { $most }.
why-RUN-BID-02 = Ese jugador no está entre los empatados.
why-RUN-SEA-02 = La carta de estación no lo permite.
why-RUN-DES-05 = Ahí no puede ir una ficha de desolación: ni en un reino natal ni con otra de desolación o hielo.
why-RUN-CRY-05 = Ahí no puede ir una ficha de hielo: ni en un reino natal ni con una de desolación.
why-RUN-BID-05 = No hay ninguna runa oculta en un área controlada.
why-RUN-MOV-03 = Tu ficha de activación ya está en { $area-name }.
why-RUN-TERM-10 = Nadie puede actuar ahí: las figuras en desbandada y las ajenas se quedan donde están.
why-RUN-MOV-02 = Tu ficha de activación está en { $area-name }: las unidades no pueden salir.
why-RUN-MOV-01 =
    { $away ->
        [-1] Las unidades llegan solo por áreas amigas o vacías, y no hay un camino así.
       *[other] Está fuera de alcance: las figuras de allí avanzan { $reach } { $reach ->
            [one] área
           *[other] áreas
        }, y está a { $away }.
    }
why-RUN-CARD-06 = Un efecto de esta estación lo prohíbe.
why-RUN-ORD2-03 = Eso iniciaría un segundo combate.
why-RUN-ORD2-04 = Ya has luchado, así que debes retroceder.
why-RUN-CARD-01 = No tendría efecto ahora, o no puedes pagarlo.
why-RUN-MOV-13 = Con más de 8 unidades no hay diplomacia; hasta ahora han llegado { $units }.
why-RUN-NEU-11 = Las unidades neutrales aliadas no pueden acabar ahí su movimiento sin unidades de tu facción.
why-RUN-ORD1-01 = Estrategia mueve tus unidades y héroes a un área adyacente que les esté abierta.
why-RUN-MOV-15 = Un héroe en desbandada no puede moverse.
why-RUN-CMD-27 = Un comandante se mueve como una unidad, y solo entra en tal área junto con unidades.
why-RUN-MOV-14 = Los héroes no se mueven con esta orden.
why-RUN-RWD-01 = Ningún héroe tuyo tiene esa recompensa para esto.
why-RUN-EXPL-07 = Necesitas 1 de influencia, figuras que mover y al menos dos portales a la vista.
why-RUN-ORD2-01 = Ya se han elegido unidades de esa área.
why-RUN-ORD1-02 = Cada figura va una sola vez, a un área adyacente.
why-RUN-ORD1-03 = Las unidades en un área con tu ficha de activación se quedan ahí.
why-RUN-PEA-02 = Un campesino solo se queda donde acabas de irte con todas tus unidades.
why-RUN-MOV-11 = No tienes esa unidad ahí, o no pueden ir tantas.
why-RUN-NEU-02 = La diplomacia cuesta de 1 a 6 de influencia, y tienes { $influence }.
why-RUN-TAC-02 =
    { $held ->
        [-1] Esa carta aún no puede usarse, o no la tienes.
        [0] No tienes { $tactics-name } en la mano.
       *[other] Has robado { $tactics-name } en esta estación: úsala desde la siguiente.
    }
why-RUN-NEU-06 = Tus unidades retroceden a un área adyacente amiga o vacía.
why-RUN-RES-01 =
    { $space ->
        [-1] Ese dial no puede ir más allá.
       *[other] Tu dial de { $dial-name } está en { $space } y no puede ir más allá.
    }
why-RUN-ORD4-03 = Con la bonificación de Cosecha construyes un desarrollo por 1 madera.
why-RUN-STR-06 = Un desarrollo necesita una de tus fortalezas con sitio.
why-RUN-LIM-03 = No tienes ahí ninguna ficha así que ceder.
why-RUN-BOW-02 = Las cartas de desarrollo no están en juego.
why-RUN-DCRD-02 = Una carta de desarrollo por cada bonificación de Cosecha.
why-RUN-DCRD-01 = Es una carta de desarrollo de otra facción.
why-RUN-DCRD-04 = Ya tienes esa carta de desarrollo.
why-RUN-DCRD-03 = Tus diales no alcanzan para { $improvement-name }: comida { $food }, madera { $wood }, mineral { $ore }.
why-RUN-CAP-09 = La capital ocupa el lugar de una fortaleza tuya en tu reino natal.
why-RUN-ORD5-04 = La bonificación recluta con otro recurso.
why-RUN-ORD5-01 = Ese dial no trae unidades.
why-RUN-GAR-06 = Guarnición trae triángulos de tu facción.
why-RUN-ORD5-06 = Puedes cambiar como mucho { $most }, una por una.
why-RUN-ORD5-05 = No tienes esa unidad en un área amiga.
why-RUN-ORD5-03 = Solo has ganado { $most }.
why-RUN-ORD6-02 =
    { $most ->
        [-1] No quedan tantas figuras.
       *[other] Solo pueden venir { $most }: no quedan suficientes figuras.
    }
why-RUN-ORD6-01 = Esa ciudad no lo ofrece ahora.
why-RUN-ORD6-05 = Necesitas la influencia y suficientes cartas de héroe. Tienes { $influence } de influencia.
why-RUN-CMD-09 = Las cartas de comandante piden un comandante, la influencia y suficientes cartas; y debe ser una de las tuyas.
why-RUN-ORD7-02 = Hay { $amount } de influencia en { $title-name }: gasta más. Tienes { $influence }.
why-RUN-ORD8-01 = Ya has hecho esa parte de Fortificación.
why-RUN-ORD8-03 = Reparar cuesta 1 mineral, y la fortaleza debe estar dañada. Tienes { $ore } de mineral.
why-RUN-ORD8-02 = Una fortaleza cuesta 1 madera y 1 mineral y se alza en un área que controlas. Tienes { $wood } de madera y { $ore } de mineral.
why-RUN-STR-03 = Donde hay una fortaleza o ciudad no se construye nada.
why-RUN-STR-04 = En las Arenas hundidas no se construye nada.
why-RUN-CAP-05 = Una capital perdida se reconstruye en tu reino natal, por 2 de mineral y 1 de madera.
why-RUN-STR-05 = No tienes ahí ninguna fortaleza que mover.
why-RUN-BAT-08 = Ahora lucha un tipo tuyo en pie de esta fila que aún no ha robado.
why-RUN-TAC-01 =
    { $held ->
        [-1] No es el momento para eso, o no lo tienes.
        [0] No tienes { $tactics-name } en la mano.
       *[other] No es el momento para { $tactics-name }.
    }
why-RUN-BAT-48 =
    { $held ->
        [-1] La misma carta se acaba de jugar en este momento.
       *[other] Acabas de jugar { $tactics-name }: no dos veces en el mismo momento.
    }
why-RUN-CMD-12 = Tu comandante no puede hacer eso ahora.
why-RUN-TFC-01 = No es una carta de táctica de destino.
why-RUN-TFC-04 = Una carta de táctica de destino no puede usarse en la estación en que se robó.
why-RUN-TFC-06 = No más cartas de táctica de destino de las que robaría el tipo.
why-RUN-BAT-49 = Esa carta no está entre las que robó tu bando.
why-RUN-BAT-20 = El daño va primero a una unidad dañada y luego a una en pie.
why-RUN-BAT-19 = Una desbandada va primero a una unidad en pie intacta.
why-RUN-BAT-22 = Primero se destruye una unidad en pie.
why-RUN-CARD-02 = Esa unidad no es un blanco para eso.
why-RUN-CARD-03 = Esa elección no es posible aquí.
why-RUN-CARD-04 =
    { $most ->
        [-1] No hay tantas figuras para eso.
       *[other] Solo hay { $most }.
    }
why-RUN-RET-02 = Las unidades se retiran a un área adyacente amiga, o a una vacía si no la hay.
why-RUN-RET-06 = Un héroe se retira a un área adyacente.
why-RUN-BAT-39 = Solo puedes derribar una si todas tus fortalezas están en juego.
why-RUN-BAT-04 = Un héroe que apoya está en pie en el combate, cada uno junto a otro tipo de unidad.
why-RUN-BAT-28 = Si una opción puede cumplirse entera, hay que elegirla.
why-RUN-WINDOW-02 = Ya pasas ahí de antemano, o ya te preguntan.
why-RUN-QST-01 = Ese héroe no es tuyo o ya ha actuado.
why-RUN-QST-02 =
    { $away ->
        [-1] { $hero-name } no puede llegar allí.
       *[other] Está demasiado lejos para { $hero-name }: a { $away } áreas, y le quedan { $reach }.
    }
why-RUN-QST-04 = Los héroes solo se curan en un área amiga, y si tienen daño.
why-RUN-QST-05 = Cada atributo se entrena una sola vez.
why-RUN-QST-03 = No tienes esa carta de misión en la mano.
why-RUN-QST-09 = Esa misión se intenta en otro lugar, o no se puede pagar.
why-RUN-DUEL-01 = No hay aquí ningún héroe enemigo así al que retar.
why-RUN-DUEL-08 = Un héroe en desbandada no puede iniciar un duelo.
why-RUN-CMD-04 = Los comandantes no participan en misiones.
why-RUN-CMD-08 = Un comandante no puede salir de un área activada ni moverse en desbandada.
why-RUN-RWD-02 = Las recompensas solo cambian de manos entre héroes de un mismo jugador en un mismo lugar.
why-RUN-RWD-03 = Como mucho un arma y una armadura en un duelo.
why-RUN-RWD-04 = Esa recompensa está bloqueada en este duelo.
why-RUN-DUEL-09 = No es una carta de táctica de destino que puedas usar en este duelo.
why-RUN-HER-04 = Un héroe nuevo aparece en una de tus fortalezas.
why-RUN-ORD6-04 = Ese héroe no está entre los robados.
why-RUN-HER-02 = La capacidad del héroe no puede usarse ahora.
why-RUN-DUEL-12 = No hay recompensas que tomar ahí.
why-RUN-EXPL-10 = Eso cuesta 3 de influencia, y tienes { $influence }.
why-RUN-REV-06 = No hay ninguna runa oculta que revelar.
why-RUN-TAC-06 = Elige como mucho { $most }: 3 de influencia, y no más de la que tiene el jugador.
why-RUN-OBJ-01 = Tu objetivo no está cumplido.
why-RUN-TITLE-05 = El Capitán lo hace una vez en cada turno propio, con 3 recompensas.
why-RUN-TITLE-06 = Ese héroe no tiene esa carta.
why-RUN-ROAD-01 = En esta partida no se reclama la victoria.
why-RUN-ROAD-11 = Controlas { $runes } runas de dragón y necesitas { $needed }. Revelas justo tantas como pide la prueba.
why-RUN-ROAD-06 = Ya hay una carta de victoria en ese mazo. Espera a la próxima estación.
why-RUN-ROAD-07 = En el último año no se reclama la victoria.
why-RUN-ROAD-09 = Tu carta de victoria ya está en un mazo.
why-RUN-EXPL-05 =
    { $units ->
        [-1] Retiras una ficha así en un área que controlas con al menos 6 unidades.
       *[other] Retiras una ficha así en un área que controlas con al menos 6 unidades; en { $area-name } hay { $units }.
    }
why-RUN-DCRD-09 = No has comprado Garganta sin fondo, o ningún Obsceno en pie puede ir ahí.
why-RUN-EPIC-04 = Solo se cambia una carta que pide una runa oculta.
why-RUN-CMD-17 = Tu nuevo comandante es otro héroe tuyo en una de tus fortalezas.

## Observaciones

runewars-remark-act_with = en { $area-name }
runewars-remark-activate =
    { $relation ->
        [friendly] tuya, unidades en pie: { $units }
        [enemy] combate contra { $player-name }, unidades en pie: { $units }
        [neutral] unidades neutrales: { $units }
       *[other] vacía
    }
runewars-remark-units = { $area-name } tendría { $units } de tus unidades: solo 8 pueden quedarse allí
runewars-remark-move_from = { $area-name } tendría { $units } de tus unidades: solo 8 pueden quedarse allí
runewars-remark-move_to = { $area-name } tendría { $units } de tus unidades: solo 8 pueden quedarse allí
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

## Razones de las sugerencias

runewars-reason-runes = Te da más runas de dragón.
runewars-reason-areas = Te da más áreas.
runewars-reason-army = Te da un ejército más fuerte.
runewars-reason-home_guard = Guarda tu reino natal.
runewars-reason-strongholds = Te da más fortalezas.
runewars-reason-heroes = Ayuda a tus héroes.
runewars-reason-rewards = Te da recompensas.
runewars-reason-influence = Te deja más influencia.
runewars-reason-tactics = Te deja más cartas de táctica.
runewars-reason-dials = Te da más recursos.
runewars-reason-cities = Te da más ciudades.
runewars-reason-titles = Te da o te conserva un título.
runewars-reason-prey = Acerca tu ejército a runas que puede tomar.
runewars-reason-danger = Deja menos runas tuyas en peligro.
runewars-reason-others = Perjudica a los demás.

## Glosario

runewars-term-dragon_rune = Runa de dragón
runewars-term-dragon_rune-about = Con lo que se gana. Está oculta en un área, y la tiene quien controla el área.
runewars-term-false_rune = Runa falsa
runewars-term-false_rune-about = Por detrás parece una runa de dragón y no vale nada.
runewars-term-area = Área
runewars-term-area-about = Un hexágono del mapa. Da comida, madera y mineral a quien lo controla.
runewars-term-home = Reino natal
runewars-term-home-about = Las tres áreas de tu facción donde empiezas.
runewars-term-control = Control
runewars-term-control-about = Controlas un área con tus unidades o tu fortaleza.
runewars-term-friendly = Área amiga
runewars-term-friendly-about = Un área que controlas.
runewars-term-empty = Área vacía
runewars-term-empty-about = Nadie la controla y no hay unidades.
runewars-term-stronghold = Fortaleza
runewars-term-stronghold-about = Defiende un área con fuerza 5, dañada con 3. Ahí reclutas y colocas héroes.
runewars-term-activation = Ficha de activación
runewars-term-activation-about = Queda donde has marchado; hasta la primavera tus unidades no salen de ahí.
runewars-term-routed = En desbandada
runewars-term-routed-about = Una figura tumbada. No lucha ni se mueve hasta que se levanta en primavera.
runewars-term-neutral = Unidad neutral
runewars-term-neutral-about = No es de nadie hasta que la diplomacia la gana; entonces lucha por ti junto a las tuyas.
runewars-term-order = Carta de orden
runewars-term-order-about = Lo que haces esta estación. El número dice quién va primero.
runewars-term-bonus = Bonificación de supremacía
runewars-term-bonus-about = Tuya si la orden tiene el número más alto de tus cartas de orden a la vista este año.
runewars-term-dial = Dial
runewars-term-dial-about = Muestra comida, madera y mineral. Reclutas y símbolos hasta la flecha son tuyos.
runewars-term-influence = Influencia
runewars-term-influence-about = Paga pujas, diplomacia, títulos y héroes, y desempata.
runewars-term-fate = Carta de destino
runewars-term-fate-about = Decide combates, pruebas y duelos: una línea por cada base y un símbolo de oro, plata o rojo.
runewars-term-tactics = Carta de táctica
runewars-term-tactics-about = Se juega en el momento que indica, pero no en la estación en que se robó.
runewars-term-tactical_fate = Carta de táctica de destino
runewars-term-tactical_fate-about = Una carta de táctica con líneas de destino; puede usarse en vez de una carta de destino robada.
runewars-term-initiative = Iniciativa
runewars-term-initiative-about = La fila, del 1 al 5, en que un tipo de unidad actúa en un combate.
runewars-term-special = Capacidad especial
runewars-term-special-about = Lo que hace un tipo de unidad por cada símbolo especial que roba.
runewars-term-strength = Fuerza
runewars-term-strength-about = Unidades en pie, fortalezas y bonificaciones, contadas al final de un combate. El empate es del defensor.
runewars-term-quest_phase = Fase de misiones
runewars-term-quest_phase-about = Verano: cada héroe se mueve, se cura o entrena, y luego puede batirse o intentar una misión.
runewars-term-reward = Carta de recompensa
runewars-term-reward-about = Lo que un héroe gana en misiones y duelos. Secreta hasta que se usa.
runewars-term-wasteland = Desolación
runewars-term-wasteland-about = Un área que ya no da nada.
runewars-term-ice = Ficha de hielo
runewars-term-ice-about = Hiela el agua en torno a un área; no da nada hasta que el hielo se va.
runewars-term-commander = Comandante
runewars-term-commander-about = Un héroe que lucha con el ejército y ayuda con una carta de comandante.

## Ayuda de juego

runewars-aid-1-title = Objetivo
runewars-aid-1 = Ten seis runas de dragón: ganas al momento o, con el camino a la victoria, cuando tu reclamación ha durado un año. Si no, gana quien tenga más runas de dragón tras el sexto invierno (el séptimo en las reglas revisadas).
runewars-aid-2-title = Una estación
runewars-aid-2 = 1. Se aplica una carta de estación. 2. Primavera: todo se levanta, órdenes y fichas de activación vuelven. Verano: fase de misiones. Otoño: 2 de influencia o una carta de táctica. Invierno: en cada área se pierden las unidades que tu comida no alimenta, el agua se hiela. 3. Todos eligen una orden en secreto. 4. El número más bajo va primero. La bonificación es tuya si la orden tiene el número más alto que tienes a la vista.
runewars-aid-3-title = Órdenes
runewars-aid-3 = 0 Guarnición: +2 en defensa; 2 triángulos. 1 Estrategia: pasos sin activar; cartas de táctica. 2 Movilización: marcha; otra vez. 3 Conquista: marcha; fortalezas −3. 4 Cosecha: ajusta los diales; desarrollos. 5 Reclutamiento: un dial; otro. 6 Apoyo: ciudades; héroes. 7 Poder: influencia; un título. 8 Fortificación: construir, reparar, mover runas.
runewars-aid-4-title = Marcha
runewars-aid-4 = Activa un área sin ficha tuya. Vienen unidades desde hasta 2 áreas, las rápidas desde 3, por áreas amigas o vacías; las voladoras cruzan montaña y agua. Se quedan 8 como mucho. Unidades neutrales: diplomacia (oro: se te unen, plata: se van, rojo: lucha o retrocede) o combate.
runewars-aid-5-title = Combate
runewars-aid-5 = Filas del 1 al 5, un tipo de unidad de cada bando a la vez. Cada unidad roba una carta de destino; cuenta la línea de su base: especiales, luego desbandadas, luego daño. Después cada unidad en pie cuenta 1, una fortaleza 5 (dañada 3). El empate es del defensor. El perdedor se retira, en desbandada.
runewars-aid-6-title = Héroes
runewars-aid-6 = Muévete hasta 2 áreas, cúrate en un área amiga o entrena. Tras moverte: un duelo con un héroe enemigo de aquí, o una misión. Prueba: tantas cartas de destino como el atributo, elige una. Duelo: hasta cuatro rondas, cuenta la línea del círculo; una desbandada evita 1 de daño.
runewars-aid-7-title = Runas
runewars-aid-7 = Recibir una runa de dragón: descarta hasta dos runas falsas; luego una de dragón y una falsa van ocultas a dos áreas tuyas o no controladas. Conoces las runas de las áreas que controlas o donde está tu héroe.

## Lecciones

runewars-learn-1 = Lección, paso 1: cada uno elige una orden en secreto, y el número más bajo empieza. Elige Movilización, número 2.
runewars-learn-2 = Paso 2: Movilización activa un área. Valmolino (5A) está vacía y linda con Pelgate, donde está tu ejército. Actívala.
runewars-learn-3 = Paso 3: pueden venir unidades desde hasta 2 áreas de distancia. Toma las de Pelgate.
runewars-learn-4 = Paso 4: deja a los Infantes en casa. En Pelgate hay una de tus runas de dragón, y quien controla el área tiene la runa.
runewars-learn-5 = Paso 5: marchan los dos Caballeros.
runewars-learn-6 = Paso 6: no viene nadie más. Valmolino es tuya; su comida y su madera cuentan en tu próxima Cosecha.
runewars-learn-7 = Paso 7: la orden tiene el número más alto que tienes a la vista este año, así que la bonificación de supremacía es tuya. Moviliza otra vez.
runewars-learn-8 = Paso 8: Torre Alta (5B) es una ciudad, a dos áreas de Pelgate. El camino pasa por Valmolino, ya área amiga. Activa Torre Alta.
runewars-learn-9 = Paso 9: los Caballeros no pueden seguir: tu ficha de activación los retiene en Valmolino hasta la primavera. Toma unidades de Pelgate.
runewars-learn-10 = Paso 10: van dos Infantes, uno se queda de guardia.
runewars-learn-11 = Paso 11: la marcha está completa. Quien controla una ciudad toma su beneficio con Apoyo.
runewars-learn-end = Ese fue tu turno de una estación. Cuando todos han actuado, se roba la siguiente carta de estación. La próxima lección trata de combates.
runewars-learn-2-1 = Lección, paso 1: tu ejército está en Puerto Sol, el enemigo al lado, en Puerta del Este (3A). Conquístala: activa Puerta del Este.
runewars-learn-2-2 = Paso 2: vienen unidades de Puerto Sol.
runewars-learn-2-3 = Paso 3: los dos Infantes.
runewars-learn-2-4 = Paso 4: los tres Caballeros.
runewars-learn-2-5 = Paso 5: los dos Magos novicios.
runewars-learn-2-6 = Paso 6: entre las partes de una orden puedes jugar cartas. Guarda la tuya para el combate: sigue.
runewars-learn-2-7 = Paso 7: no viene nadie más. Hay unidades enemigas en Puerta del Este, así que la marcha acaba en combate.
runewars-learn-2-8 = Paso 8: al principio los dos bandos pueden jugar cartas. Invocar el rayo inflige 4 de daño; el enemigo decide qué unidades lo reciben.
runewars-learn-2-9 = Paso 9: los tipos de unidad luchan en las filas 1 a 5. Tienes dos tipos en la fila 2 y eliges cuál roba ahora: los Caballeros, una carta de destino cada uno.
runewars-learn-2-end = Cada carta de destino tiene una línea por cada base. Primero van los especiales, luego las desbandadas, luego el daño. Tras la fila 5 cada unidad en pie cuenta 1 de fuerza, y el empate es del defensor. Sigue luchando.
