# Sealed, el juego de prueba de la sala.

## Cartas

sealed-card-copper = cobre
sealed-card-silver = plata
sealed-card-gold = oro
sealed-card-pearl = perla
sealed-card-ruby = rubí
sealed-card-seal = sello
sealed-card-hidden = una carta oculta
sealed-name-argument =
    { $of ->
        [copper] { sealed-card-copper }
        [silver] { sealed-card-silver }
        [gold] { sealed-card-gold }
        [pearl] { sealed-card-pearl }
        [ruby] { sealed-card-ruby }
        [seal] { sealed-card-seal }
       *[hidden] { sealed-card-hidden }
    }
sealed-name-auctioneer = { name-player }

## Preguntas

sealed-ask-deal = ¿Qué carta se reparte a { $player-name }?
sealed-ask-harvest = Ronda { $round }: ¿cuántas monedas gana cada uno? { $auctioneer-name } anuncia el número.
sealed-ask-window = Ronda { $round }: ¿rompes un sello para mirar la carta de arriba, o pasas?
sealed-ask-peek = ¿Qué carta ve { $player-name } encima del mazo?
sealed-ask-auction = Ronda { $round }: ¿dejas la carta de arriba en venta, o la entierras bajo el mazo?
sealed-ask-bids =
    { $coins ->
        [one] Ronda { $round }: ¿cuánto ofreces? Tienes { $coins } moneda.
       *[other] Ronda { $round }: ¿cuánto ofreces? Tienes { $coins } monedas.
    }
sealed-ask-lot =
    { $player ->
        [0] Nadie ha comprado: ¿qué carta era?
       *[other] ¿Qué carta ha comprado { $player-name }?
    }
sealed-ask-desk = Estás en el mostrador: empeña una carta, que valdrá el doble, o vete.

## Acciones

sealed-action-deal = Repartir: { $argument-name }
sealed-action-harvest =
    { $argument ->
        [one] Cosecha: { $argument } moneda
       *[other] Cosecha: { $argument } monedas
    }
sealed-action-break = Romper un sello
sealed-action-pass = Pasar
sealed-action-peek = Mirar: { $argument-name }
sealed-action-bury = Enterrar la carta de arriba
sealed-action-keep = Dejar en venta la carta de arriba
sealed-action-bid =
    { $argument ->
        [hidden] Ofrecer en secreto
        [one] Ofrecer { $argument } moneda
       *[other] Ofrecer { $argument } monedas
    }
sealed-action-lot = El lote: { $argument-name }
sealed-action-pledge =
    { $place ->
        [hidden] Empeñar una carta
       *[other] Empeñar la carta { $place }
    }
sealed-action-leave = Dejar el mostrador

## Qué ha pasado

sealed-event-dealt =
    { $card ->
        [hidden] { $seat-name } recibe una carta.
       *[other] { $seat-name } recibe: { $card-name }.
    }
sealed-event-harvested =
    { $coins ->
        [one] Todos ganan { $coins } moneda.
       *[other] Todos ganan { $coins } monedas.
    }
sealed-event-broke = { $seat-name } rompe un sello.
sealed-event-looked =
    { $card ->
        [hidden] { $seat-name } mira la carta de arriba.
       *[other] { $seat-name } mira la carta de arriba: { $card-name }.
    }
sealed-event-buried = { $seat-name } entierra la carta de arriba.
sealed-event-kept = { $seat-name } deja en venta la carta de arriba.
sealed-event-bid =
    { $coins ->
        [one] { $seat-name } ha ofrecido { $coins } moneda.
       *[other] { $seat-name } ha ofrecido { $coins } monedas.
    }
sealed-event-won =
    { $coins ->
        [one] { $seat-name } compra el lote por { $coins } moneda.
       *[other] { $seat-name } compra el lote por { $coins } monedas.
    }
sealed-event-took =
    { $card ->
        [hidden] { $seat-name } toma la carta sin mostrarla.
       *[other] { $seat-name } toma la carta: { $card-name }.
    }
sealed-event-discarded = Nadie compra y la carta se descarta: { $card-name }.
sealed-event-pledged = { $seat-name } empeña la carta { $slot }.
sealed-event-left = { $seat-name } deja el mostrador.
sealed-event-ended = La partida ha terminado.

## Por qué no

why-SLD-SEAL-02 = No tienes ningún sello que romper; debes tenerlo en la mano.
why-SLD-SEAL-04 = El mazo está vacío: un sello roto no mostraría ninguna carta.
why-SLD-AUCT-02 = La última carta del mazo no se puede enterrar debajo; queda en venta.
why-SLD-BID-02 =
    { $coins ->
        [one] No puedes ofrecer { $bid }: tienes { $coins } moneda.
       *[other] No puedes ofrecer { $bid }: tienes { $coins } monedas.
    }
why-SLD-BID-03 = Una oferta de { $bid } es demasiado alta: el límite es { $limit }.
why-SLD-DESK-02 = La carta { $slot } no se puede empeñar: debe estar en tu mano, que ahora acaba en la carta { $held }, y no estar ya empeñada.
why-SLD-DESK-04 = Estás en el mostrador: déjalo antes de ofrecer.
why-SLD-DESK-06 = Has empeñado tantas veces como permite una visita: deja el mostrador.

## La mesa, donde no hay imagen

sealed-view-round = ronda
sealed-view-auctioneer = subastador
sealed-view-waiting = se espera a
sealed-view-at_desk = en el mostrador
sealed-view-coins = monedas
sealed-view-hands = mano
sealed-view-deck-size = cartas en el mazo
sealed-view-deck-top = encima del mazo
sealed-view-deck-bottom = debajo del mazo
sealed-view-discards = descartes
sealed-view-shown_bids = últimas ofertas
sealed-view-have_bid = han ofrecido
sealed-view-bid = tu oferta
sealed-view-pledge = tu prenda
sealed-numbered-card =
    { $of ->
        [0] { sealed-card-copper }
        [1] { sealed-card-silver }
        [2] { sealed-card-gold }
        [3] { sealed-card-pearl }
        [4] { sealed-card-ruby }
        [5] { sealed-card-seal }
       *[hidden] { sealed-card-hidden }
    }
sealed-view-auctioneer-item = { $seat-name }
sealed-view-waiting-item = { $seat-name }
sealed-view-at_desk-item = { $seat-name }
sealed-view-have_bid-item = { $seat-name }
sealed-view-hands-item = { sealed-numbered-card }
sealed-view-deck-top-item = { sealed-numbered-card }
sealed-view-deck-bottom-item = { sealed-numbered-card }
sealed-view-discards-place = { sealed-numbered-card }
sealed-view-pledge-item =
    { $of ->
        [hidden] –
       *[other] { $seat }
    }

## Antes de la partida

sealed-blurb = Una pequeña subasta de cartas ocultas: mira, ofrece en secreto y empeña la mejor de tus cartas.
sealed-number-rounds = Rondas
sealed-number-start_coins = Monedas al empezar
sealed-number-bid_limit = Oferta más alta permitida

sealed-reason-cards = Te da puntos en tus cartas.
sealed-reason-pledge = Mejora tu prenda.
sealed-reason-coins = Te deja más monedas.
