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
web-welcome-about = Board games by their complete rules: alone against bots, round one tablet, or each on a phone. No account, no waiting.
web-continue = Go on
web-games = Games
web-play-now = Play now against bots
web-with-friends = With friends
web-learn = Learn
web-rules = Rules
web-seats-range = { $low }–{ $high } players
web-minutes = { $low }–{ $high } minutes
web-weight = Weight { $weight } of 5
web-open-tables = Tables that want players
web-table-over = over
web-table-open = waits for players
web-table-playing = being played
web-bot = bot
web-chair-open = free
web-room = Phones in this room
web-room-about = Whoever is in the same network scans this and is in the hall: no app, no account.
web-room-plain = Over plain http others in this network could listen in, and the page cannot be installed; start the hall with --https to mend that.
web-qr-hall = QR code of { $url }
web-no-page = There is no such page.
web-no-table = This table cannot be opened.
web-opening = The table is being set …
web-waiting-room = Waiting for players …
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

## At the table

web-drawers = More
web-drawer-log = What happened
web-drawer-chat = Chat
web-drawer-rules = Rulebook
web-drawer-aid = Player aid
web-drawer-menu = This table
web-looking-on = You look on
web-no-face = This game has no board on the screen yet.
web-your-turn = Your turn
web-log = What happened
web-log-all = Show all { $count } lines
web-log-empty = Nothing has happened yet.
web-sits = { $seat-name }’s seat changes hands.
web-chat = Chat
web-chat-empty = Nobody has said anything yet. Everybody at this table hears what you say.
web-chat-say = Say something to the table
web-send = Send
web-rules-search = Search the rules
web-rules-none = No rule has all of these words.
web-rules-design = our design
web-rules-design-about = Neither the box nor its publisher says this: it is our own design.
web-rules-ruling = ruling
web-rules-instead = Here: { $text }
web-glossary = Words of the game
web-curtain-title = It is { $name }’s turn
web-curtain-how = Take the device, make sure that nobody else looks, then press and hold.
web-curtain-hold = { $name }: press and hold
web-curtain-look = { $name }: hold to look
web-curtain-nobody = Nobody here is asked just now
web-curtain-draw = Draw the curtain
web-recap = Since your last turn
web-recap-offer =
    { $count ->
        [one] Since your last turn: { $count } thing
       *[other] Since your last turn: { $count } things
    }
web-recap-step = { $step } of { $count } since your last turn
web-recap-end = To the table as it is
web-earlier = Earlier
web-later = Later
web-hint = What would a bot do?
web-hint-thinking = A bot thinks …
web-hint-worth = { $share } % of its thoughts, chances { $worth } %
web-lesson = Lesson
web-lesson-step = Lesson, step { $step } of { $count }
web-lesson-done = Lesson done
web-graph = Points over the match
web-graph-missing = The course of the match cannot be shown just now.
web-result = Result
web-won = You have won!
web-lost = The match is over.
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-moves =
    { $count ->
        [one] { $count } answer given
       *[other] { $count } answers given
    }
web-rematch = Play again
web-replay = Replay
web-replay-as = Whose eyes
web-replay-spectator = As an onlooker
web-replay-begin = The beginning
web-replay-step = Step
web-to-table = To the table
web-run = Run
web-pause = Pause
web-loading = Being fetched … { $percent } %
web-share = Share
web-copied = The link is copied.
web-record = Save the record
web-ballot-back = { $name } asks to go back to line { $line }.
web-ballot-repair = { $name } asks to mend the position:
web-ballot-waits = Still to be asked: { $who }
web-yes = Yes
web-no = No
web-number-between = A number from { $low } to { $high }
web-like-sound = Sound at my turn
web-like-passes = Pass by itself where I can only pass or spend something
web-propose-back = Ask all to go back to line
web-propose = Ask
web-leave = Leave; a bot plays on for me
web-return = Come back as { $name }
web-report = Report a problem
web-sealed = The dice were sealed at the start; after the end the record proves them. Seal: { $commitment }

## Making a table

web-set-up = A table of { $game }
web-presets = How do you want to play?
web-seats-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-seat-less = One player fewer
web-seat-more = One player more
web-chair = Chair { $number }
web-chair-me = { $name }
web-chair-invited = kept for somebody
web-chair-device = also at this device
web-chair-bot = a bot
web-you = You
web-player = Player { $number }
web-name = Name
web-bot-level = Level of the bot
web-bot-random = plays by chance
web-bot-greedy = quick and sound
web-bot-search = thinks ahead
web-fill-bots = Bots on all free chairs
web-variants = Variants of the rules
web-terms = Table and clock
web-visibility = Who may come
web-visibility-link = Whoever has the link
web-visibility-public = Everybody, listed in the hall
web-visibility-private = Only people I invite
web-clock = Time to think for each answer
web-clock-time =
    { $seconds ->
        [0] no limit
        [60] 1 minute
        [300] 5 minutes
        [3600] 1 hour
        [86400] 1 day
       *[other] 3 days
    }
web-typed = We roll real dice and draw real cards, and type what they show
web-house-rules = House rules, as a note for all at the table
web-house-rules-about = Everybody sees this note; the program does not read it.
web-make-invite = Make the table and invite
web-begin = Begin

## Before the start

web-all-here = Everybody is here.
web-join-title = { $host } invites you
web-your-name = Your name
web-guest = Guest
web-join = Sit down
web-here = here
web-away = away just now
web-awaited = still to come
web-copy-invitation = Copy the invitation
web-seat-bot = Bot
web-seat-free = Free this chair
web-stand-up = Stand up
web-device-too = Somebody else at this device
web-add = Add
web-host-starts = { $host } starts the match.
web-invite = Invite friends
web-copy-link = Copy the link
web-qr-table = QR code of { $url }
