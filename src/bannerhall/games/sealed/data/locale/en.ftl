# Sealed, the hall's test game.

## Cards

sealed-card-copper = copper
sealed-card-silver = silver
sealed-card-gold = gold
sealed-card-pearl = pearl
sealed-card-ruby = ruby
sealed-card-seal = seal
sealed-card-hidden = a card unseen
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

## Questions

sealed-ask-deal = Which card is dealt to { $player-name }?
sealed-ask-harvest = Round { $round }: how many coins does everybody gain? { $auctioneer-name } tells the number.
sealed-ask-window = Round { $round }: do you break a seal to look at the uppermost card, or pass?
sealed-ask-peek = Which card does { $player-name } see on top of the deck?
sealed-ask-auction = Round { $round }: do you keep the uppermost card for sale, or bury it underneath the deck?
sealed-ask-bids =
    { $coins ->
        [one] Round { $round }: how much do you bid? You have { $coins } coin.
       *[other] Round { $round }: how much do you bid? You have { $coins } coins.
    }
sealed-ask-lot =
    { $player ->
        [0] The lot found no buyer: which card was it?
       *[other] Which card has { $player-name } bought?
    }
sealed-ask-desk = You are at the desk: pledge a card, which then scores twice, or leave.

## Actions

sealed-action-deal = Deal: { $argument-name }
sealed-action-harvest =
    { $argument ->
        [one] Harvest { $argument } coin
       *[other] Harvest { $argument } coins
    }
sealed-action-break = Break a seal
sealed-action-pass = Pass
sealed-action-peek = Look: { $argument-name }
sealed-action-bury = Bury the uppermost card
sealed-action-keep = Keep the uppermost card for sale
sealed-action-bid =
    { $argument ->
        [hidden] Bid in secret
        [one] Bid { $argument } coin
       *[other] Bid { $argument } coins
    }
sealed-action-lot = The lot: { $argument-name }
sealed-action-pledge =
    { $place ->
        [hidden] Pledge a card
       *[other] Pledge card { $place }
    }
sealed-action-leave = Leave the desk

## What happened

sealed-event-dealt =
    { $card ->
        [hidden] { $seat-name } is dealt a card.
       *[other] { $seat-name } is dealt: { $card-name }.
    }
sealed-event-harvested =
    { $coins ->
        [one] Everybody gains { $coins } coin.
       *[other] Everybody gains { $coins } coins.
    }
sealed-event-broke = { $seat-name } breaks a seal.
sealed-event-looked =
    { $card ->
        [hidden] { $seat-name } looks at the uppermost card.
       *[other] { $seat-name } looks at the uppermost card: { $card-name }.
    }
sealed-event-buried = { $seat-name } buries the uppermost card.
sealed-event-kept = { $seat-name } keeps the uppermost card for sale.
sealed-event-bid =
    { $coins ->
        [one] { $seat-name } has bid { $coins } coin.
       *[other] { $seat-name } has bid { $coins } coins.
    }
sealed-event-won =
    { $coins ->
        [one] { $seat-name } buys the lot for { $coins } coin.
       *[other] { $seat-name } buys the lot for { $coins } coins.
    }
sealed-event-took =
    { $card ->
        [hidden] { $seat-name } takes the card unseen.
       *[other] { $seat-name } takes the card: { $card-name }.
    }
sealed-event-discarded = The lot finds no buyer and is discarded: { $card-name }.
sealed-event-pledged = { $seat-name } pledges card { $slot }.
sealed-event-left = { $seat-name } leaves the desk.
sealed-event-ended = The game is over.

## Why not

why-SLD-SEAL-02 = You hold no seal to break; a seal must be in your hand.
why-SLD-SEAL-04 = The deck is empty: there is no card a broken seal could show.
why-SLD-AUCT-02 = The last card of the deck cannot be buried underneath it; it stays for sale.
why-SLD-BID-02 =
    { $coins ->
        [one] You cannot bid { $bid }: you have { $coins } coin.
       *[other] You cannot bid { $bid }: you have { $coins } coins.
    }
why-SLD-BID-03 = A bid of { $bid } is too high: the limit is { $limit }.
why-SLD-DESK-02 = Card { $slot } cannot be pledged: it must be in your hand, which now ends with card { $held }, and not pledged already.
why-SLD-DESK-04 = You are at the desk: leave it before you bid.
why-SLD-DESK-06 = You have pledged as often as one visit allows: leave the desk.

## The table, where there is no picture

sealed-view-round = round
sealed-view-auctioneer = auctioneer
sealed-view-waiting = waiting for
sealed-view-at_desk = at the desk
sealed-view-coins = coins
sealed-view-hands = hand
sealed-view-deck-size = cards in the deck
sealed-view-deck-top = on top of the deck
sealed-view-deck-bottom = underneath the deck
sealed-view-discards = discards
sealed-view-shown_bids = last bids
sealed-view-have_bid = have bid
sealed-view-bid = your bid
sealed-view-pledge = your pledge
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

## Before the match

sealed-blurb = A small auction of face-down cards: peek, bid in secret, and pledge the best of what you have bought.
sealed-number-rounds = Rounds
sealed-number-start_coins = Coins at the beginning
sealed-number-bid_limit = Highest bid that is allowed

sealed-reason-cards = It wins you points in your cards.
sealed-reason-pledge = It improves your pledge.
sealed-reason-coins = It leaves you more coins.
