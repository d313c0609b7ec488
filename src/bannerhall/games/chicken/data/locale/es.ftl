# War for Chicken Island.

## Leaders

chicken-leader-keekmee = Keekmee
chicken-leader-abigail = Abigail
chicken-leader-ill_pollazzo = Ill Pollazzo
chicken-leader-krakatoa = Krakatoa
chicken-leader-chicken_caesar = Chicken Caesar
chicken-leader-captain_cluckbeard = Capitán Barbacoc
chicken-leader-lady_pluckington = Lady Pluckington
chicken-leader-sir_drumstick = Sir Drumstick
chicken-leader-doctor_eggbert = Doctor Eggbert
chicken-leader-keekmee-about = Tras un ataque fallido contra Keekmee, roba 1 pergamino.
chicken-leader-abigail-about = 1 estrella: mueve 1 casilla un pollo o soldado rival a 2 casillas o menos de Abigail.
chicken-leader-ill_pollazzo-about = Una vez por turno, tras un éxito en su casilla o junto a ella, toma 1 recurso del defensor.
chicken-leader-krakatoa-about = Krakatoa y la formación que la acompaña pueden pasar sobre lava.
chicken-leader-chicken_caesar-about = Quitar un marcador cuesta 3 estrellas en vez de 5; en solitario, un escudo cuesta 3 en vez de 4.
chicken-leader-captain_cluckbeard-about = A distancia: ataca hasta a 2 casillas.
chicken-leader-lady_pluckington-about = Al robar, roba 2 pergaminos y descarta 1 de ellos; ninguno si sale un desastre.
chicken-leader-sir_drumstick-about = 1 estrella: Sir Drumstick se mueve con cualquier parte de su pila.
chicken-leader-doctor_eggbert-about = Una vez por construcción, paga un recurso con otro distinto.
chicken-name-leader = un líder

## Machines

chicken-model-soldier_wood = Soldado de madera
chicken-model-soldier_stone = Soldado de piedra
chicken-model-soldier_steel = Soldado de acero
chicken-model-golem_wood = Gólem de madera
chicken-model-golem_rock = Gólem de roca
chicken-model-golem_steel = Gólem de acero
chicken-model-car_hammer = Carro martillo
chicken-model-car_spiked = Carro de púas
chicken-model-cannon = Cañón
chicken-model-tower_red = Torre roja
chicken-model-tower_blue = Torre azul
chicken-model-tower_green = Torre verde
chicken-model-tower_yellow = Torre amarilla
chicken-model-tower_purple = Torre morada
chicken-model-tower_orange = Torre naranja
chicken-model-tower_white = Torre blanca
chicken-model-tower_black = Torre negra
chicken-model-soldier_wood-about = +1 de fuerza por cada otro soldado propio en su casilla.
chicken-model-soldier_stone-about = +1 de fuerza por cada otro soldado propio en su casilla.
chicken-model-soldier_steel-about = +1 de fuerza por cada otro soldado propio en su casilla.
chicken-model-golem_wood-about = Al ser destruido: toma hasta 3 recursos del almacén.
chicken-model-golem_rock-about = Al ser destruido: destruye un pollo o soldado rival adyacente.
chicken-model-golem_steel-about = Al ser destruido: sus dos pilotos vuelven a la base.
chicken-model-car_hammer-about = Una vez en cada fase de acciones se mueve gratis.
chicken-model-car_spiked-about = Se mueve una vez gratis; un atacante adyacente tiene -1 de fuerza.
chicken-model-cannon-about = A distancia: ataca hasta a 2 casillas. No se mueve.
chicken-model-tower_red-about = Tus piezas adyacentes tienen +1 de fuerza al atacar.
chicken-model-tower_blue-about = Tus piezas adyacentes tienen +1 de armadura al defender.
chicken-model-tower_green-about = 1 estrella: vuelven hasta 2 de tus pollos destruidos.
chicken-model-tower_yellow-about = 1 estrella: construye una máquina.
chicken-model-tower_purple-about = 1 estrella: roba 1 pergamino.
chicken-model-tower_orange-about = 1 estrella: mueve una pieza o formación.
chicken-model-tower_white-about = 2 estrellas, en cualquier momento: un escudo a una pieza tuya en tu territorio o base.
chicken-model-tower_black-about = A distancia: ataca hasta a 2 casillas.
chicken-name-model = una máquina

## Scrolls

chicken-scroll-flying_rock = Roca voladora
chicken-scroll-change_now = ¡Cambio!
chicken-scroll-sharp_beak = Pico afilado
chicken-scroll-steel_talons = Garras de acero
chicken-scroll-feather_fury = Furia de plumas
chicken-scroll-thick_plumage = Plumaje espeso
chicken-scroll-eggshell_armour = Armadura de cáscara
chicken-scroll-iron_coop = Gallinero de hierro
chicken-scroll-pecking_order = Orden del picoteo
chicken-scroll-double_yolk = Doble yema
chicken-scroll-rotten_egg = Huevo podrido
chicken-scroll-chicken_out = Gallina
chicken-scroll-golden_egg = Huevo de oro
chicken-scroll-plunder = Saqueo
chicken-scroll-mother_hen = Mamá gallina
chicken-scroll-well_thrown_pebble = Piedra bien lanzada
chicken-scroll-spy_hen = Gallina espía
chicken-scroll-fresh_straw = Paja fresca
chicken-scroll-lucky_wishbone = Hueso de la suerte
chicken-scroll-shortcut = Atajo
chicken-scroll-battle_cry = Grito de guerra
chicken-scroll-hold_the_coop = Defended el gallinero
chicken-scroll-cluck_alarm = Alarma cacareante
chicken-scroll-forced_march = Marcha forzada
chicken-scroll-scavengers = Carroñeros
chicken-scroll-war_economy = Economía de guerra
chicken-scroll-paid_advisers = Consejeros a sueldo
chicken-scroll-sharpshooters = Tiradores de élite
chicken-scroll-hot_feet = Patas calientes
chicken-scroll-hit_and_run = Golpear y correr
chicken-scroll-bodyguard = Guardaespaldas
chicken-scroll-earthquake = Terremoto
chicken-scroll-eruption = Erupción
chicken-scroll-cyclone = Ciclón
chicken-scroll-tsunami = Tsunami
chicken-scroll-flying_rock-about = +2 de fuerza, +4 si ataca a distancia.
chicken-scroll-change_now-about = Otra unidad al alcance del atacante pasa a ser el defensor.
chicken-scroll-sharp_beak-about = +2 de fuerza al atacante.
chicken-scroll-steel_talons-about = +3 de fuerza al atacante.
chicken-scroll-feather_fury-about = +4 de fuerza al atacante.
chicken-scroll-thick_plumage-about = +2 de armadura al defensor.
chicken-scroll-eggshell_armour-about = +3 de armadura al defensor.
chicken-scroll-iron_coop-about = +4 de armadura al defensor.
chicken-scroll-pecking_order-about = +1 para tu bando; roba 1 pergamino tras el combate.
chicken-scroll-double_yolk-about = +2 para tu bando.
chicken-scroll-rotten_egg-about = Una carta de magia de otro jugador no cuenta.
chicken-scroll-chicken_out-about = Tu defensor se mueve 1 casilla; fuera de alcance, el ataque falla.
chicken-scroll-golden_egg-about = +1 de armadura; si tu defensor resiste, recibe un escudo.
chicken-scroll-plunder-about = +1 de fuerza; si tu ataque tiene éxito, toma hasta 2 recursos.
chicken-scroll-mother_hen-about = Si tu defensor es destruido, sus pollos vuelven a la base.
chicken-scroll-well_thrown_pebble-about = +1 de fuerza, +4 si el atacante es un pollo.
chicken-scroll-spy_hen-about = En tu fase de acciones: mira una mano y descarta una carta de ella.
chicken-scroll-fresh_straw-about = En tu fase de acciones: roba 2 pergaminos.
chicken-scroll-lucky_wishbone-about = En tu fase de acciones: vuelve a tirar dados de tu estandarte.
chicken-scroll-shortcut-about = 1 estrella: este turno tus piezas pueden pasar sobre las rivales.
chicken-scroll-battle_cry-about = Tus atacantes tienen +1 de fuerza.
chicken-scroll-hold_the_coop-about = Tus defensores tienen +1 de armadura.
chicken-scroll-cluck_alarm-about = 1 estrella cuando te atacan: +2 de armadura en este combate, tantas veces como pagues.
chicken-scroll-forced_march-about = Tus piezas de velocidad 1 o más tienen +1 de velocidad.
chicken-scroll-scavengers-about = Una vez por turno, una recuperación más.
chicken-scroll-war_economy-about = Cada máquina te cuesta 1 recurso menos.
chicken-scroll-paid_advisers-about = Roba 1 pergamino tras un combate que no empezaste y en el que jugaste alguno.
chicken-scroll-sharpshooters-about = Tus piezas a distancia alcanzan 3 casillas.
chicken-scroll-hot_feet-about = 1 estrella: tu próximo movimiento puede pasar sobre lava.
chicken-scroll-hit_and_run-about = 1 estrella tras tu ataque: el atacante se mueve 1 casilla.
chicken-scroll-bodyguard-about = Tu líder tiene +2 de armadura mientras una unidad tuya comparta su casilla.
chicken-scroll-earthquake-about = Todas las losetas de lava y neutrales se dan la vuelta; luego un pollo puede moverse 1 casilla.
chicken-scroll-eruption-about = Todos los pollos y máquinas junto a una loseta de lava son destruidos.
chicken-scroll-cyclone-about = Un rival pierde 2 recursos; luego un pollo puede moverse 1 casilla.
chicken-scroll-tsunami-about = Toda la lava pasa a neutral; sin lava, se destruye una pieza junto a una loseta neutral.
chicken-name-scroll = un pergamino

## Resources, dice, places, pieces

chicken-good-wood = madera
chicken-good-stone = piedra
chicken-good-steel = acero
chicken-name-good = un recurso
chicken-face-retrieve = recuperar
chicken-face-claw = garra
chicken-face-star = estrella
chicken-face-plus1 = +1 permanente
chicken-face-plus2 = +2
chicken-face-plus3 = +3
chicken-name-face = un dado
chicken-tile-T1 = Campo de plumas
chicken-tile-T2 = Cresta de tres perchas
chicken-tile-T3 = Bahía del nido
chicken-tile-T4 = Senda del picoteo
chicken-tile-T5 = Molleja larga
chicken-tile-T6 = Colina del espolón
chicken-name-tile = un territorio
chicken-hex-T1a = Campo de plumas A
chicken-hex-T1b = Campo de plumas B
chicken-hex-T1c = Campo de plumas C
chicken-hex-T1d = Campo de plumas D
chicken-hex-T2a = Cresta de tres perchas A
chicken-hex-T2b = Cresta de tres perchas B
chicken-hex-T2c = Cresta de tres perchas C
chicken-hex-T2d = Cresta de tres perchas D
chicken-hex-T3a = Bahía del nido A
chicken-hex-T3b = Bahía del nido B
chicken-hex-T3c = Bahía del nido C
chicken-hex-T3d = Bahía del nido D
chicken-hex-T4a = Senda del picoteo A
chicken-hex-T4b = Senda del picoteo B
chicken-hex-T4c = Senda del picoteo C
chicken-hex-T4d = Senda del picoteo D
chicken-hex-T5a = Molleja larga A
chicken-hex-T5b = Molleja larga B
chicken-hex-T5c = Molleja larga C
chicken-hex-T5d = Molleja larga D
chicken-hex-T6a = Colina del espolón A
chicken-hex-T6b = Colina del espolón B
chicken-hex-T6c = Colina del espolón C
chicken-hex-T6d = Colina del espolón D
chicken-hex-base_1 = base 1
chicken-hex-base_2 = base 2
chicken-hex-base_3 = base 3
chicken-hex-base_4 = base 4
chicken-hex-LN0 = peñón 1
chicken-hex-LN1 = peñón 2
chicken-hex-LN2 = peñón 3
chicken-hex-LN3 = peñón 4
chicken-hex-LN4 = peñón 5
chicken-hex-LN5 = peñón 6
chicken-hex-LN6 = peñón 7
chicken-hex-LN7 = peñón 8
chicken-hex-LN8 = peñón 9
chicken-hex-LN9 = peñón 10
chicken-hex-LN10 = peñón 11
chicken-hex-LN11 = peñón 12
chicken-name-hex = una casilla
chicken-name-cell = { $of }
chicken-piece-red_1 = pollo 1
chicken-piece-red_2 = pollo 2
chicken-piece-red_3 = pollo 3
chicken-piece-red_4 = pollo 4
chicken-piece-red_5 = pollo 5
chicken-piece-red_6 = pollo 6
chicken-piece-blue_1 = pollo 1
chicken-piece-blue_2 = pollo 2
chicken-piece-blue_3 = pollo 3
chicken-piece-blue_4 = pollo 4
chicken-piece-blue_5 = pollo 5
chicken-piece-blue_6 = pollo 6
chicken-piece-yellow_1 = pollo 1
chicken-piece-yellow_2 = pollo 2
chicken-piece-yellow_3 = pollo 3
chicken-piece-yellow_4 = pollo 4
chicken-piece-yellow_5 = pollo 5
chicken-piece-yellow_6 = pollo 6
chicken-piece-green_1 = pollo 1
chicken-piece-green_2 = pollo 2
chicken-piece-green_3 = pollo 3
chicken-piece-green_4 = pollo 4
chicken-piece-green_5 = pollo 5
chicken-piece-green_6 = pollo 6
chicken-piece-leader_red = el líder
chicken-piece-leader_blue = el líder
chicken-piece-leader_yellow = el líder
chicken-piece-leader_green = el líder
chicken-piece-soldier_1 = soldado 1
chicken-piece-soldier_2 = soldado 2
chicken-piece-soldier_3 = soldado 3
chicken-piece-soldier_4 = soldado 4
chicken-piece-soldier_5 = soldado 5
chicken-piece-soldier_6 = soldado 6
chicken-piece-soldier_7 = soldado 7
chicken-piece-soldier_8 = soldado 8
chicken-piece-soldier_9 = soldado 9
chicken-piece-golem_1 = gólem 1
chicken-piece-golem_2 = gólem 2
chicken-piece-golem_3 = gólem 3
chicken-piece-golem_4 = gólem 4
chicken-piece-golem_5 = gólem 5
chicken-piece-golem_6 = gólem 6
chicken-piece-car_1 = carro 1
chicken-piece-car_2 = carro 2
chicken-piece-car_3 = carro 3
chicken-piece-car_4 = carro 4
chicken-piece-car_5 = carro 5
chicken-piece-car_6 = carro 6
chicken-piece-cannon_1 = cañón 1
chicken-piece-cannon_2 = cañón 2
chicken-piece-cannon_3 = cañón 3
chicken-piece-cannon_4 = cañón 4
chicken-piece-cannon_5 = cañón 5
chicken-piece-tower_1 = torre 1
chicken-piece-tower_2 = torre 2
chicken-piece-tower_3 = torre 3
chicken-piece-tower_4 = torre 4
chicken-piece-tower_5 = torre 5
chicken-piece-tower_6 = torre 6
chicken-name-piece =
    { $of ->
       *[other] un pollo boca abajo
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
       *[other] un pollo boca abajo
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
        [lava] lava
        [neutral] neutral
        [hidden] oculto
       *[other] { name-seat }
    }
chicken-name-owner = { name-seat }
chicken-name-other = { name-seat }
chicken-side-none = nadie
chicken-side-attacker = el atacante
chicken-side-defender = el defensor
chicken-name-side = un bando
chicken-outcome-none = nada
chicken-outcome-success = éxito
chicken-outcome-absorbed = absorbido por un escudo
chicken-outcome-failed = fracaso
chicken-outcome-ended = acabado antes de tiempo
chicken-name-outcome = un resultado

## Questions

chicken-ask-first = ¿Quién empieza?
chicken-ask-tile = Elige una loseta de territorio.
chicken-ask-place = ¿Dónde va?
chicken-ask-rotate = ¿Cómo se gira?
chicken-ask-base_place = ¿Dónde va la base? Debe tocar un territorio por dos lados.
chicken-ask-link = ¿Qué territorio pertenece a esta base?
chicken-ask-single_place = ¿Dónde va la loseta de lava o neutral?
chicken-ask-side = ¿Qué cara queda arriba?
chicken-ask-choose_base = Elige tu base; su territorio va con ella.
chicken-ask-deal_leader = ¿Qué líder se reparte?
chicken-ask-choose_leader = Elige tu líder; el otro será tu reserva.
chicken-ask-rival = ¿Contra qué líder juegas?
chicken-ask-own_leader = ¿Con qué líder juegas?
chicken-ask-deal_good = ¿Qué recurso se reparte?
chicken-ask-deal_scroll = ¿Qué pergamino se reparte?
chicken-ask-carrier = ¿Qué pollo lleva tu bandera?
chicken-ask-compass = ¿Qué dirección desde la base del retador tiene el número 1?
chicken-ask-stock = ¿Qué máquina se revela?
chicken-ask-put_leader = ¿Dónde se coloca tu líder?
chicken-ask-reroll = ¿Qué dados guardados se unen a la tirada? Los gastados ya están; solo hay una tirada.
chicken-ask-wish = ¿Qué dados se vuelven a tirar?
chicken-ask-die = ¿Qué muestra el dado?
chicken-ask-quick_build = ¿Construir una máquina antes de tus acciones?
chicken-ask-action = Tus acciones: una es gratis, los dados dan más.
chicken-ask-build_hex = ¿En qué casilla de tu territorio se construye?
chicken-ask-build_pilot = ¿Qué pollo será piloto?
chicken-ask-build_price = ¿Cómo se paga?
chicken-ask-walk = ¿Quién va, y adónde?
chicken-ask-retrieve = ¿Qué recuperas: un pollo o un recurso?
chicken-ask-return_hex = ¿En qué casilla aparece el pollo?
chicken-ask-give_back = Más de 9 recursos: ¿cuál devuelves?
chicken-ask-recover = ¿Qué recurso tomas?
chicken-ask-hatch = ¿Qué pollo vuelve?
chicken-ask-lure = ¿Adónde va?
chicken-ask-spy = ¿Qué mano miras?
chicken-ask-spy_card = ¿Qué carta se descarta?
chicken-ask-discard = ¿Qué pergamino descartas?
chicken-ask-draw = ¿Qué pergamino se roba?
chicken-ask-target = ¿A quién atacas?
chicken-ask-which_egg = ¿Cuál de los pollos boca abajo es?
chicken-ask-window = ¿Usar ahora una habilidad?
chicken-ask-combat_dice = ¿Qué dados de bonificación añades? Después no se puede.
chicken-ask-cards = Juega pergaminos boca abajo, o pasa.
chicken-ask-support = ¿A quién apoyan tus pergaminos?
chicken-ask-reveal = ¿Cuál de tus pergaminos se revela ahora?
chicken-ask-change = ¡Cambio!: ¿qué unidad pasa a ser el defensor?
chicken-ask-flee = Gallina: ¿adónde huye tu defensor?
chicken-ask-spoil = Huevo podrido: ¿la magia de quién?
chicken-ask-spoil_card = Huevo podrido: ¿qué carta no cuenta?
chicken-ask-golem = El gólem de roca cae: ¿a quién se lleva?
chicken-ask-salvage = El gólem de madera cae: ¿qué recurso tomas?
chicken-ask-rob = ¿Qué recurso tomas?
chicken-ask-run = Golpear y correr: ¿pagar una estrella y mover al atacante?
chicken-ask-disasters = ¿Qué desastre va primero?
chicken-ask-burst =
    { $scroll ->
        [eruption] Erupción: ¿qué loseta estalla? Alcanza a todas las unidades de al lado.
        [tsunami] Tsunami: ¿qué loseta neutral? Se destruye una pieza de al lado.
       *[other] ¿Qué loseta?
    }
chicken-ask-wave = Tsunami: ¿qué pieza se destruye?
chicken-ask-robbed = Ciclón: ¿los recursos de quién vuelan?
chicken-ask-blown = Ciclón: ¿qué recurso se pierde?
chicken-ask-anyone = ¿Mover un pollo cualquiera 1 casilla?
chicken-ask-anyone_hex = ¿Adónde va?
chicken-ask-push = Tu pieza está sobre lava: ¿adónde huye?
chicken-ask-lost_flag = ¿Dónde se pone tu bandera?
chicken-ask-some_piece = ¿Cuál de los pollos del retador es?
chicken-ask-solo_card = ¿Qué pergamino juega el retador?

## Actions

chicken-action-first = Empieza { $argument-name }
chicken-action-deal_leader = Repartir { $argument-name }
chicken-action-deal_good = Repartir { $argument-name }
chicken-action-deal_scroll = Repartir { $argument-name }
chicken-action-turn_up = Revelar { $argument-name }
chicken-action-face = El dado muestra { $argument-name }
chicken-action-at_random = Es { $argument-name }
chicken-action-tile = Tomar { $argument-name }
chicken-action-place = Colocar en { $argument }
chicken-action-rotate = Girar { $argument } sextos
chicken-action-link = Pertenece a { $argument-name }
chicken-action-side = Cara { $argument-name } arriba
chicken-action-base = Tomar { $argument-name }
chicken-action-leader =
    { $argument ->
        [hidden] Elegir un líder en secreto
       *[other] Lidera { $argument-name }
    }
chicken-action-rival = Jugar contra { $argument-name }
chicken-action-carrier = { $argument-name } lleva la bandera
chicken-action-compass = Primero la dirección { $argument }
chicken-action-throw = Tirar también el dado { $argument-name }
chicken-action-take_back = Retirar el dado de { $argument-name }
chicken-action-roll = Tirar
chicken-action-build = Construir: { $argument-name }
chicken-action-move = Mover { $argument-name } (acción gratis)
chicken-action-march = Mover { $argument-name } (garra)
chicken-action-fight = Atacar con { $argument-name } (acción gratis)
chicken-action-strike = Atacar con { $argument-name } (garra)
chicken-action-retrieve = Recuperar (acción gratis)
chicken-action-salvage = Recuperar dos veces (dado)
chicken-action-plus = Poner un dado +1 en { $argument-name }
chicken-action-restock = 1 estrella: máquinas nuevas
chicken-action-sift = 1 estrella: robar un pergamino y descartar uno
chicken-action-draw = 2 estrellas: robar un pergamino
chicken-action-recover = 3 estrellas: un pergamino, todos los pollos, recursos hasta 9
chicken-action-shield = Estrellas: un escudo para { $argument-name }
chicken-action-redeem = Estrellas: devolver un marcador a { $argument-name }
chicken-action-play = Jugar { $argument-name }
chicken-action-drive = { $argument-name } rueda (su propio movimiento)
chicken-action-charge = 1 estrella: Sir Drumstick carga
chicken-action-lure = 1 estrella: atraer a { $argument-name }
chicken-action-lure_egg = 1 estrella: atraer un pollo oculto de { $argument-name }
chicken-action-hatch = Torre verde, 1 estrella: vuelven pollos
chicken-action-crane = Torre amarilla, 1 estrella: construir { $argument-name }
chicken-action-study = Torre morada, 1 estrella: robar un pergamino
chicken-action-signal = Torre naranja, 1 estrella: mover { $argument-name }
chicken-action-guard = Torre blanca, 2 estrellas: un escudo para { $argument-name }
chicken-action-sneak = Atajo, 1 estrella: pasar sobre otros este turno
chicken-action-heat = Patas calientes, 1 estrella: el próximo movimiento sobre lava
chicken-action-end = Terminar mis acciones
chicken-action-hex = { $argument-name }
chicken-action-pilot = { $argument-name } será piloto
chicken-action-pay = Pagar { $argument-name }
chicken-action-spare = Ahorrar 1 { $argument-name }
chicken-action-join = { $argument-name } va también
chicken-action-step = Ir a { $argument-name }
chicken-action-drop = Dejar aquí { $argument-name }
chicken-action-stop = Quedarse aquí
chicken-action-chicken = { $argument-name }
chicken-action-good = Tomar { $argument-name }
chicken-action-give_back = Devolver { $argument-name }
chicken-action-discard = Descartar { $argument-name }
chicken-action-victim = { $argument-name }
chicken-action-enough = Nada más
chicken-action-target = Atacar a { $argument-name }
chicken-action-egg = Un pollo oculto en { $argument-name }
chicken-action-add_die = Añadir un dado { $argument-name }
chicken-action-lay = Poner { $argument-name } boca abajo
chicken-action-pass = Pasar
chicken-action-pass_order =
    { $argument ->
        [ask] Pasar: pregúntame en cada combate
        [others] Pasar por mí en los combates ajenos
        [this_fight] Pasar por mí en este combate
       *[other] Pasar de antemano
    }
chicken-action-pass_unless = Pasar por mí en los combates ajenos, salvo si ataca { $argument-name }
chicken-action-alarm = Alarma cacareante, 1 estrella: +2 de armadura
chicken-action-support = Por { $argument-name }
chicken-action-reveal = Revelar { $argument-name }
chicken-action-spoil = { $argument-name } no cuenta
chicken-action-of_player = Una carta de { $argument-name }
chicken-action-run = 1 estrella: correr a { $argument-name }
chicken-action-carry_out = Primero { $argument-name }
chicken-action-burst = { $argument-name }

## Events

chicken-event-first = Empieza { $seat-name }.
chicken-event-laid_tile = { $seat-name } coloca { $tile-name }.
chicken-event-laid_base = { $seat-name } coloca una base junto a { $tile-name }.
chicken-event-laid_single = 
    { $lava ->
        [0] { $seat-name } coloca { $hex-name }, cara neutral arriba.
       *[other] { $seat-name } coloca { $hex-name }, cara de lava arriba.
    }
chicken-event-took_base = { $seat-name } toma { $hex-name }.
chicken-event-filled = Un hueco de la isla se llena de lava.
chicken-event-dealt_leader = { $seat-name } recibe a { $leader-name }.
chicken-event-leads = { $leader-name } lidera para { $seat-name }.
chicken-event-dealt_good = { $seat-name } recibe { $good-name }.
chicken-event-drew = { $seat-name } roba { $scroll-name }.
chicken-event-set_aside = { $scroll-name } se aparta y se reemplaza.
chicken-event-stocked = Nuevo en la reserva: { $model-name }.
chicken-event-restocked = { $seat-name } hace barajar la reserva de máquinas.
chicken-event-reshuffled = El descarte se baraja con el mazo.
chicken-event-carries = { $seat-name }: { $piece-name } lleva la bandera de { $owner-name }.
chicken-event-flag_fell = La bandera de { $owner-name } yace en { $hex-name }.
chicken-event-turn = Turno de { $seat-name }.
chicken-event-rolled = { $seat-name } saca { $face-name }.
chicken-event-built = { $seat-name } construye { $model-name } en { $hex-name }.
chicken-event-moved = { $seat-name }: { $piece-name } va a { $hex-name }.
chicken-event-returned = { $seat-name }: { $piece-name } vuelve a { $hex-name }.
chicken-event-took = { $seat-name } toma { $good-name }.
chicken-event-gave = { $seat-name } deja { $good-name } en el almacén.
chicken-event-placed_die = { $seat-name } pone un dado +1 en { $piece-name }.
chicken-event-shielded = { $seat-name }: { $piece-name } recibe un escudo.
chicken-event-unshielded = { $seat-name }: { $piece-name } pierde un escudo.
chicken-event-redeemed = { $seat-name } devuelve un marcador de humillación a { $other-name }.
chicken-event-played = { $seat-name } juega { $scroll-name }.
chicken-event-discarded = { $seat-name } descarta { $scroll-name }.
chicken-event-spied = { $seat-name } mira la mano de { $other-name }.
chicken-event-used = { $seat-name } usa { $model-name }.
chicken-event-starred = { $seat-name } usa la estrella de { $leader-name }.
chicken-event-ended_actions = 
    { $kept ->
        [one] { $seat-name } termina sus acciones y guarda { $kept } dado.
       *[other] { $seat-name } termina sus acciones y guarda { $kept } dados.
    }
chicken-event-declared = { $seat-name }: { $piece-name } ataca a { $target-name } de { $other-name }.
chicken-event-turned_up = { $seat-name }: { $piece-name } se revela.
chicken-event-alarmed = { $seat-name } activa la Alarma cacareante: +2 de armadura.
chicken-event-added_die = { $seat-name } añade un dado { $face-name }.
chicken-event-laid = { $seat-name } pone { $scroll-name } boca abajo.
chicken-event-passed = { $seat-name } pasa.
chicken-event-ordered =
    { $order ->
        [ask] Se te vuelve a preguntar en cada combate.
        [others] La sala pasa por ti en los combates ajenos.
        [this_fight] La sala pasa por ti hasta el final de este combate.
        [unless] La sala pasa por ti en los combates ajenos, salvo si ataca { $other-name }.
       *[other] { $seat-name } pasa de antemano.
    }
chicken-event-revealed =
    { $side ->
        [none] { $seat-name } revela { $scroll-name }.
       *[other] { $seat-name } revela { $scroll-name }, por { $side-name }.
    }
chicken-event-changed = ¡Cambio!: { $target-name } de { $other-name } pasa a ser el defensor.
chicken-event-spoiled = Huevo podrido: { $scroll-name } de { $other-name } no cuenta.
chicken-event-compared = Fuerza { $strength } contra armadura { $armour }: { $outcome-name }.
chicken-event-escaped = El ataque fracasa: { $piece-name } de { $seat-name } queda fuera de alcance.
chicken-event-marked = { $seat-name } humilla a { $other-name }.
chicken-event-destroyed = { $seat-name } pierde { $piece-name } en { $hex-name }.
chicken-event-epic = { $leader-name } de { $seat-name } sufre una muerte épica.
chicken-event-waits = El líder de { $seat-name } no encuentra sitio y espera.
chicken-event-disaster = { $seat-name } roba un desastre: { $scroll-name }.
chicken-event-turned =
    { $lava ->
        [0] Ahora es suelo neutral: { $hex-name }.
       *[other] Ahora es lava: { $hex-name }.
    }
chicken-event-burst = Erupción en { $hex-name }.
chicken-event-challenger_drew = 
    { $many ->
        [one] El retador roba { $many } pergamino.
       *[other] El retador roba { $many } pergaminos.
    }
chicken-event-challenger = Retador: { $why-name }
chicken-why-free_fight = su acción gratis es un ataque.
chicken-why-free_move = nada a su alcance, la acción gratis es caminar hacia tu líder.
chicken-why-fight = la siguiente pieza de la fila ataca.
chicken-why-move = nada a su alcance, la siguiente pieza camina hacia tu líder.
chicken-why-stays = ningún paso la acerca, se queda.
chicken-why-leader_waits = su líder solo camina tras otras dos unidades.
chicken-why-die_lost = ninguna pieza puede usar este dado.
chicken-why-builds = se construye el candidato más fuerte de la reserva.
chicken-why-builds_nothing = no se puede construir nada.
chicken-why-reinforces = sus estrellas lo refuerzan.
chicken-why-retrieves = no le quedan unidades, vuelven pollos.
chicken-why-upper = la mayoría de los dados están en Fuerza y Lucha/Movimiento.
chicken-why-lower = la mayoría de los dados están en Construir y Refuerzo.
chicken-name-why = actúa.
chicken-event-ended = La partida ha terminado.

## Before a match

chicken-blurb = Pollos de grandes planes y poco cerebro luchan por una isla de lava. Humilla a los líderes rivales antes de que humillen al tuyo.
chicken-option-mode = Modo
chicken-option-mode-standard = Todos contra todos
chicken-option-mode-team = Dos equipos de dos
chicken-option-mode-cockfight = Pelea de gallos: pollos ocultos, sin máquinas
chicken-option-mode-flag = La bandera
chicken-option-mode-solo = En solitario contra el retador
chicken-option-island = Isla
chicken-option-island-preset = Ya hecha
chicken-option-island-calm = Ya hecha, bases alejadas
chicken-option-island-build = Construida por los jugadores
chicken-option-island-random = Al azar, con las mismas reglas
chicken-option-choose_base = Elegir bases en una isla ya hecha
chicken-option-choose_base-false = Según el asiento
chicken-option-choose_base-true = Los jugadores eligen
chicken-option-quick_game = Partida rápida
chicken-option-quick_game-false = Construir es una acción gratis
chicken-option-quick_game-true = Una construcción antes de las acciones de cada turno
chicken-option-base_bonus = Cara con bonificación de las bases
chicken-option-base_bonus-false = Simple
chicken-option-base_bonus-true = +2 de armadura a quien esté ahí
chicken-option-hardcore = Hardcore
chicken-option-hardcore-false = Sin escudos al inicio
chicken-option-hardcore-true = Cada líder empieza con un escudo
chicken-option-first_player = Quién empieza
chicken-option-first_player-chance = El azar
chicken-option-first_player-seat1 = Asiento 1
chicken-option-first_player-seat2 = Asiento 2
chicken-option-first_player-seat3 = Asiento 3
chicken-option-first_player-seat4 = Asiento 4
chicken-option-pilots_from = Los pilotos vienen
chicken-option-pilots_from-anywhere = De toda la isla
chicken-option-pilots_from-base_or_territory = De su base o territorio
chicken-option-fight_pace = Ritmo de los combates
chicken-option-fight_pace-false = Sin reloj en los combates
chicken-option-fight_pace-true = 8 segundos para terceros, 20 para los dos bandos, luego pasan
chicken-option-supporter_side = Los terceros apoyan
chicken-option-supporter_side-one_side = Un bando con todas las cartas
chicken-option-supporter_side-per_card = Un bando por carta
chicken-option-tile_shapes = Losetas de territorio
chicken-option-tile_shapes-six_tetrahexes = Seis formas distintas
chicken-option-tile_shapes-all_bee = Todas compactas
chicken-option-spare_leader = Líder de reserva
chicken-option-spare_leader-first_edition = Sí, como en la primera edición
chicken-option-spare_leader-second_edition_none = Ninguno, como en la segunda edición
chicken-option-solo_draws = Pergaminos del retador por turno
chicken-preset-standard = Estándar
chicken-preset-standard-about = Todos contra todos en una isla ya hecha.
chicken-preset-quick = Rápida
chicken-preset-quick-about = Se puede construir antes de las acciones de cada turno.
chicken-preset-build = Construir la isla
chicken-preset-build-about = Colocáis la isla loseta a loseta antes de luchar por ella.
chicken-preset-duel = Duelo
chicken-preset-duel-about = Para dos: bases alejadas y fuertes, y un escudo por líder.
chicken-preset-team = Equipos
chicken-preset-team-about = Dos contra dos; los compañeros se sientan enfrente.
chicken-preset-flag = Bandera
chicken-preset-flag-about = Sin líderes: lleva una bandera rival a tu base.
chicken-preset-cockfight = Pelea de gallos
chicken-preset-cockfight-about = Solo líderes y pollos ocultos.
chicken-preset-solo = Solitario
chicken-preset-solo-about = Un éxito gana, una derrota acaba. Los números son los del reglamento.
chicken-preset-gentle = Solitario amable
chicken-preset-gentle-about = Nuestra, para una primera partida: el retador no roba pergaminos en sus turnos y los líderes empiezan con escudo.

## The table as text

chicken-board-turn = Turno
chicken-board-stock = Máquinas
chicken-board-storage = Almacén
chicken-board-shields = escudos
chicken-board-lava = Lava
chicken-board-markers = marcadores recibidos
chicken-board-cards = pergaminos
chicken-board-hand = Mano
chicken-board-egg = pollo oculto
chicken-board-challenger = Retador

## Challenges

chicken-event-feat = { $seat-name } cumple un desafío: { $feat-name }
chicken-feat-0 = la muerte épica de un líder rival.
chicken-feat-1 = ganar sin construir máquinas.
chicken-feat-2 = un marcador con un soldado de una formación de tres.
chicken-feat-3 = los tres gólems a la vez.
chicken-feat-4 = ganar con Roca voladora y un cañón.
chicken-feat-5 = ganar con todos los marcadores del líder.
chicken-feat-6 = ganar en el segundo turno.
chicken-feat-nine_lives = ganado en solitario con cada uno de los nueve líderes.
chicken-feat-all_modes = jugado todos los modos y todas las reglas alternativas.
chicken-medal-leader = Líderes que han vencido al retador
chicken-medal-feat = Desafíos
chicken-name-feat = un desafío.
chicken-action-replace = Sustituir 1 { $argument-name } por otro
chicken-ask-taker = ¿Quién toma la bandera?

## Refusals

why-CHI-BOARD-02 = Ese territorio ya está en la isla.
why-CHI-BOARD-07 = Las losetas no se solapan, y ese sitio está ocupado o fuera de la mesa.
why-CHI-BOARD-05 = El primer territorio debe tocar la lava central.
why-CHI-BOARD-06 = Otro sitio toca más: si es posible, la lava con un lado y otros territorios con dos.
why-CHI-BOARD-18 = Un territorio quedaría sin sitio para su base.
why-CHI-BOARD-08 = Una base necesita dos lados junto a un territorio sin base.
why-CHI-BOARD-09 = Una base va con un territorio que no tiene, y los demás deben poder colocar la suya.
why-CHI-BOARD-10 = Esta loseta necesita dos lados junto a territorios o bases.
why-CHI-BOARD-16 = Encerraría más huecos que losetas hay para llenarlos.
why-CHI-BOARD-12 = Esa no es una base libre.
why-CHI-SETUP-05 = Eliges uno de los dos líderes recibidos.
why-CHI-SOLOSETUP-05 = El retador juega con ese líder.
why-CHI-FLAG-02 = Tu bandera la lleva uno de tus pollos en la base.
why-CHI-TURN-03 = No hay un dado así en tu estandarte.
why-CHI-DICE-07 = Ahí no hay ningún dado permanente tuyo.
why-CHI-SCROLL-19 = El Hueso de la suerte necesita al menos un dado en tu estandarte.
why-CHI-TURN-08 = Tu acción gratis de este turno ya está usada.
why-CHI-DICE-01 = Ningún dado disponible muestra esa cara.
why-CHI-QUICK-02 = En la partida rápida construir no es una acción gratis.
why-CHI-COCK-06 = La pelea de gallos no tiene máquinas ni recursos.
why-CHI-BUILD-01 = Esa máquina no está en la reserva.
why-CHI-BUILD-02 = Las máquinas se construyen en las cuatro casillas de tu territorio.
why-CHI-BUILD-04 = Ahí hay piezas que no forman con ella.
why-CHI-BUILD-05 = Tienes muy pocos pollos para pilotarla.
why-CHI-BUILD-08 = No queda ninguna miniatura de esa clase.
why-CHI-BUILD-09 = Tus recursos no bastan.
why-CHI-BUILD-17 = Solo un pollo tuyo en la isla que aún no sea piloto puede serlo.
why-CHI-BUILD-21 = Ahí hay una pieza rival.
why-CHI-SCROLL-26 = La Economía de guerra ahorra un recurso del precio.
why-CHI-LEADER-09 = El Doctor Eggbert sustituye una vez un recurso del precio.
why-CHI-RETR-01 = Ese no es un pollo tuyo destruido.
why-CHI-RETR-02 = Ese recurso no está en tu estandarte, o no tienes más de 9.
why-CHI-RETR-03 = El almacén no tiene de eso.
why-CHI-RETR-04 = El pollo aparece en la base o en la casilla con sitio más cercana de tu territorio.
why-CHI-RETR-06 = No hay nada que recuperar.
why-CHI-DICE-15 = Se recupera al menos una cosa.
why-CHI-DICE-13 = Un dado +1 se pone en una pieza tuya.
why-CHI-MACH-06 = Solo un carro tuyo tiene movimiento propio.
why-CHI-MACH-07 = Ese carro ya hizo su propio movimiento este turno.
why-CHI-STAR-01 = Tienes muy pocas estrellas.
why-CHI-STAR-11 = No hay marcador de ese jugador en tu estandarte.
why-CHI-FLAG-09 = En el modo bandera no hay marcadores de humillación.
why-CHI-STAR-14 = Un escudo va en una pieza tuya, si queda alguno en el almacén.
why-CHI-MACH-09 = No tienes esa torre.
why-CHI-ENGINE-16 = La Torre blanca protege tus piezas en tu territorio o base.
why-CHI-LEAD-02 = Tu líder en la isla no tiene esa habilidad.
why-CHI-STRAT-01 = Esa estrategia no está activa ante ti.
why-CHI-SCROLL-20 = El Atajo ya está en vigor.
why-CHI-SCROLL-29 = Las Patas calientes ya están pagadas para el próximo movimiento.
why-CHI-STRAT-03 = No tienes esa estrategia en la mano.
why-CHI-MAGIC-01 = Esa magia solo se juega en combate.
why-CHI-MAGIC-04 = Ese pergamino no se juega ahora: la magia de la fase de acciones va fuera del combate, y debes tenerla.
why-CHI-SCROLL-17 = La Gallina espía mira la mano de un rival con cartas y descarta una de ellas.
why-CHI-STAR-07 = No tienes ese pergamino.
why-CHI-LEADER-07 = Lady Pluckington descarta uno de los dos pergaminos robados.
why-CHI-MOVE-01 = Solo se mueve una pieza tuya, y no más que su velocidad.
why-CHI-MOVE-04 = Solo se acaba con otras piezas si todas forman.
why-CHI-MOVE-05 = Ninguna pieza entra en la lava.
why-CHI-MOVE-06 = Una pieza ajena cierra el paso.
why-CHI-MOVE-08 = Se va de casilla a casilla adyacente de la isla.
why-CHI-MOVE-09 = Una pieza de velocidad 0 no se mueve.
why-CHI-MOVE-12 = Desde ahí el movimiento no podría acabar en ningún sitio.
why-CHI-MOVE-14 = Un movimiento debe llevar a otra parte.
why-CHI-BAND-01 = Esa pieza no es de esta formación.
why-CHI-BAND-06 = Los demás no podrían seguir sin ella.
why-CHI-BAND-11 = Antes del primer paso no se deja a nadie.
why-CHI-LEADER-08 = Sir Drumstick debe ir con ellos.
why-CHI-LEADER-02 = Abigail atrae a un pollo o soldado rival a 2 casillas o menos a una casilla permitida.
why-CHI-FLAG-07 = Esa pieza no puede tomar la bandera.
why-CHI-FIGHT-01 = Atacas con una pieza tuya en la isla.
why-CHI-FIGHT-02 = Está fuera de alcance.
why-CHI-FIGHT-03 = Una pieza de fuerza 0 no ataca, y nadie ataca a su bando.
why-CHI-FIGHT-04 = No hay un dado de bonificación así en tu estandarte.
why-CHI-FIGHT-05 = No tienes ese pergamino en la mano.
why-CHI-FIGHT-10 = No has puesto ese pergamino.
why-CHI-SCROLL-02 = ¡Cambio! necesita otra unidad de los rivales del atacante a su alcance.
why-CHI-SCROLL-11 = El Huevo podrido afecta a una magia que otro usó en este combate.
why-CHI-SCROLL-12 = Tu defensor huye a una casilla adyacente donde pueda acabar.
why-CHI-SCROLL-30 = El atacante corre a una casilla adyacente donde pueda acabar.
why-CHI-COMP-08 = Ahí no hay de eso que tomar.
why-CHI-COCK-09 = Nadie más puede nombrar un pollo oculto: elige su casilla.
why-CHI-SCROLL-23 = La Alarma cacareante suena cuando atacan a una de tus piezas.
why-CHI-FIGHT-36 = Así no se puede pasar de antemano ahora: ya está en vigor, no hay combate o no es un adversario.
why-CHI-STAR-18 = Esa habilidad se usa justo tras la declaración.
why-CHI-DIS-02 = No has robado ese desastre.
why-CHI-DIS-16 = Esa loseta no se puede elegir.
why-CHI-DIS-06 = El tsunami se lleva un pollo o una máquina junto a la loseta elegida.
why-CHI-DIS-08 = El ciclón se lleva recursos de un rival que tenga.
why-CHI-DIS-07 = Cualquier pollo que no sea piloto puede ir a una casilla adyacente permitida.
why-CHI-EPIC-09 = Huye a una casilla adyacente sin lava y con sitio.
why-CHI-EPIC-07 = Un líder nuevo va a la base o a la casilla con sitio más cercana de tu territorio.
why-CHI-FLAG-10 = La bandera va a la casilla más cercana sin lava ni unidad.
why-CHI-ENGINE-05 = El gólem de roca se lleva un pollo o soldado rival adyacente.
why-CHI-ENGINE-04 = El almacén no tiene de eso, o tu estandarte está lleno.

## Remarks

chicken-remark-target =
    { $odds ->
        [sure] { $strength } contra { $armour }: sale bien, si nadie añade cartas.
        [dice] { $strength } + { $dice } con dados = { $sum } contra { $armour }: sale bien, si nadie añade cartas.
       *[short] { $strength } + { $dice } con dados = { $sum } contra { $armour }: fracasa sin cartas.
    }
chicken-remark-lay =
    { $count ->
        [0] No hay nadie más al alcance: el defensor sigue.
        [1] { $piece-name } pasa a ser el defensor, tal como están las cosas.
       *[other] Entonces eliges al nuevo defensor entre { $count }.
    }

## Lessons

chicken-learn-1 = Lección, paso 1: los dados gastados se tiran al empezar tu turno; los de tu estandarte se quedan. Tira los tres.
chicken-learn-2 = Paso 2: una acción por turno es gratis. Construye un soldado de madera por 2 de madera; un pollo lo pilota.
chicken-learn-3 = Paso 3: las máquinas se ponen en tu territorio o en tu base. Este hexágono queda de camino al rival.
chicken-learn-4 = Paso 4: cualquiera de tus pollos en la isla puede ser el piloto. Sale del tablero hasta que destruyan la máquina.
chicken-learn-5 = Paso 5: un dado de garra paga otro movimiento o un combate. Haz marchar al soldado; puede avanzar dos hexágonos.
chicken-learn-6 = Paso 6: el primer hexágono del camino.
chicken-learn-7 = Paso 7: podría avanzar uno más, pero quédate aquí.
chicken-learn-8 = Paso 8: los dados que guardas no se pierden: las estrellas se ahorran, +2 y +3 ayudan en los combates. Termina tus acciones; luego robas un pergamino.
chicken-learn-end = Eso fue un turno. La lección siguiente trata de los combates.
chicken-learn-2-1 = Lección, paso 1: tu carro martillo está junto al líder rival. Ataca con la acción gratis.
chicken-learn-2-2 = Paso 2: el atacante nombra el objetivo, aunque haya muchos. Fuerza 7 contra armadura 11 aún no basta.
chicken-learn-2-3 = Paso 3: primero puedes añadir dados. Este da 9.
chicken-learn-2-4 = Paso 4: luego todos los que tienen pergaminos pueden poner algunos boca abajo, por turno. Añade las garras de acero: +3, es decir 12 contra 11. Un empate también bastaría.
chicken-learn-2-5 = Paso 5: el líder queda humillado y tu marcador está en su estandarte. El carro se queda donde está. Termina tus acciones.
chicken-learn-2-end = Eso fue un combate. Sigue como quieras.

## Glossary

chicken-term-leader = Líder
chicken-term-leader-about = Tu cabecilla: un éxito lo humilla, pero no lo destruye.
chicken-term-unit = Unidad
chicken-term-unit-about = Un pollo o una máquina; un líder no lo es.
chicken-term-pilot = Piloto
chicken-term-pilot-about = Un pollo que lleva una máquina; si la destruyen, vuelve a la base.
chicken-term-band = Formación
chicken-term-band-about = Líder, pollos y soldados de un jugador en un hexágono; avanzan juntos, tan rápido como el más rápido.
chicken-term-banner = Estandarte
chicken-term-banner-about = Donde están tus dados, tus recursos y los marcadores contra ti.
chicken-term-base = Base
chicken-term-base-about = Tu nido: aquí vuelven pollos y pilotos.
chicken-term-territory = Territorio
chicken-term-territory-about = Los cuatro hexágonos unidos a tu base; ahí se construyen las máquinas.
chicken-term-lava = Lava
chicken-term-lava-about = Nadie puede entrar; quien esté ahí cuando se gira la loseta lo pasa mal.
chicken-term-marker = Marcador de humillación
chicken-term-marker-about = Se pone en el estandarte del líder vencido: así se gana.
chicken-term-shield = Escudo
chicken-term-shield-about = Absorbe un ataque con éxito.
chicken-term-epic = Muerte épica
chicken-term-epic-about = Un líder vencido dos veces en un turno por el mismo jugador, sin escudo, muere; lo sustituye el de reserva.
chicken-term-used = Dado gastado
chicken-term-used-about = Está junto al estandarte y se tira al empezar tu próximo turno.
chicken-term-magic = Magia
chicken-term-magic-about = Un pergamino para un combate o una acción; después se descarta.
chicken-term-strategy = Estrategia
chicken-term-strategy-about = Un pergamino que vale hasta que otro lo sustituye.
chicken-term-disaster = Desastre
chicken-term-disaster-about = Golpea en cuanto se roba y vuelve al mazo.
chicken-term-storage = Almacén
chicken-term-storage-about = Recursos de nadie; lo que se paga va ahí.

## Player aid

chicken-aid-1-title = Objetivo
chicken-aid-1 = Tres o cuatro jugadores: un marcador en dos estandartes distintos. Dos: dos marcadores en el otro estandarte. Equipos: uno en cada rival. Bandera: lleva una bandera ajena a tu base. Solitario: un éxito gana, una derrota lo acaba todo.
chicken-aid-2-title = Tu turno
chicken-aid-2 = 1. Recoge dados si quieres y tíralos con todos los gastados, una vez. 2. Acciones: una es gratis (construir, mover, luchar o recuperar); garra: mover o luchar; dado de recuperar: un pollo y un recurso; +1: para siempre sobre una pieza; las estrellas compran efectos. 3. Roba un pergamino. Los dados guardados siguen siendo tuyos.
chicken-aid-3-title = Estrellas
chicken-aid-3 = 1: cuatro máquinas nuevas. 1: roba y descarta. 2: roba un pergamino. 3: roba, vuelven todos los pollos, hasta 9 recursos. 4: un escudo. 5: se retira un marcador contra ti.
chicken-aid-4-title = Combates
chicken-aid-4 = Fuerza igual o mayor que la armadura: éxito; basta el empate. Se ataca un hexágono vecino, a distancia más lejos. Luego: dados +2 y +3 del atacante; quien tenga pergaminos puede ponerlos boca abajo, por turno, hasta que todos pasen seguidos; se revelan, primero el defensor, los terceros eligen bando; se compara. El atacante no se mueve.
chicken-aid-5-title = Después
chicken-aid-5 = Un escudo absorbe el golpe. Una unidad se destruye, los pilotos vuelven a la base. Un líder: un marcador en su estandarte. Dos éxitos en un turno contra un líder sin escudo: muerte épica.
chicken-aid-6-title = Construir
chicken-aid-6 = En tu territorio o base, en un hexágono libre (un soldado puede unirse a una formación). Paga la carta y toma pilotos de tus pollos. En total: 9 soldados, 6 gólems, 6 carros, 5 cañones, 6 torres.

## Reasons of hints

chicken-reason-markers = Te acerca a humillar a un líder.
chicken-reason-flags = Ayuda a una bandera a llegar a casa.
chicken-reason-machines = Te da más máquinas o mejores.
chicken-reason-chickens = Mantiene más pollos tuyos en la isla.
chicken-reason-near = Acerca tus piezas a donde hacen falta.
chicken-reason-chance = Te da más opciones en el próximo combate.
chicken-reason-dice = Te deja mejores dados.
chicken-reason-cards = Te deja mejores pergaminos.
chicken-reason-goods = Te deja más recursos.
chicken-reason-shields = Te protege con escudos.
chicken-reason-safety = Tu líder queda más seguro.
chicken-reason-others = Deja peor a los demás.
