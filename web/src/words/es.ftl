# What the browser client itself says. Games and the hall bring their own sentences.

web-close = Close
web-skip = Skip to the content
web-pages = Pages
web-matches = My matches
web-help = Help
web-settings = Settings
web-sign-in = Sign in
web-to-hall = Back to the hall
web-welcome = Take a seat.
web-play-now = Play now against bots
web-no-page = There is no such page.
web-no-table = This table cannot be opened.
web-opening = The table is being set …
web-waiting-room = Waiting for players
web-board = The board
web-seats = Players
web-at-turn = at turn
web-your-move = Your move
web-over = The match is over.
web-waits-for = { $who } …
web-waits = One moment …
web-confirm =
    { $count ->
        [one] Confirm this step
       *[other] Confirm { $count } steps
    }
web-step-back = Step back
web-say-number = Say this number
web-zoom-in = Closer
web-zoom-out = Farther
web-zoom-all = See it all
web-reconnecting = Connecting again …
web-bot-name = Bot { $number }
web-offline = The hall does not answer just now; nothing is lost, please try again.
web-failed = The hall answered with an error ({ $status }); please try again.
web-stale = The match went on in the meantime; please look again.
