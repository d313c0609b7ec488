# What the browser client itself says. Games and the hall bring their own sentences.

## LEADERS: headquarters

web-leaders-hq-headquarters = Headquarters
web-leaders-hq-areas = Areas of the headquarters
web-leaders-hq-area-military = Military
web-leaders-hq-area-research = Research
web-leaders-hq-area-diplomacy = Diplomacy
web-leaders-hq-area-espionage = Spies
web-leaders-hq-area-missions = Missions
web-leaders-hq-continue = Continue
web-leaders-hq-cost = costs { $points } production points
web-leaders-hq-takes =
    { $rounds ->
        [one] takes { $rounds } round
       *[other] takes { $rounds } rounds
      }
web-leaders-hq-more = One more: { $what }
web-leaders-hq-less = One less: { $what }
web-leaders-hq-most = Max
web-leaders-hq-most-of = Max, as many as possible: { $what }
web-leaders-hq-points-word = production points
web-leaders-hq-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
web-leaders-hq-points-left = points left
web-leaders-hq-points-saved = Points at hand
web-leaders-hq-income = Income
web-leaders-hq-diplomats = diplomats
web-leaders-hq-spies = spies
web-leaders-hq-seconds =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
      }
web-leaders-hq-on-the-way = { $count } on the way already
web-leaders-hq-under-way = Under way
web-leaders-hq-nothing-under-way = Nothing is under way.
web-leaders-hq-in-turns =
    { $turns ->
        [one] next turn
       *[other] in { $turns } turns
      }
web-leaders-hq-level-of = { $field }, level { $level }
web-leaders-hq-level =
    { $level ->
        [0] no level yet
       *[other] level { $level }
      }
web-leaders-hq-research-aim = Who finishes level { $level } in all three fields wins.
web-leaders-hq-reached = reached
web-leaders-hq-running =
    { $turns ->
        [one] ready next turn
       *[other] ready in { $turns } turns
      }
web-leaders-hq-running-more =
    { $turns ->
        [one] Level { $level }: ready next turn
       *[other] Level { $level }: { $turns } turns to go
      }
web-leaders-hq-starts-now = starts with Continue
web-leaders-hq-start = Start level { $level }
web-leaders-hq-started = Level { $level } chosen
web-leaders-hq-diplomats-about = { $free } of { $all } free, { $coming } on the way. Those who stay guard against boycotts.
web-leaders-hq-spies-about = { $free } of { $all } free, { $coming } on the way. Those who stay guard against espionage and sabotage.
web-leaders-hq-tribute = Tribute
web-leaders-hq-boycott = Boycott
web-leaders-hq-espionage = Espionage
web-leaders-hq-sabotage = Sabotage
web-leaders-hq-offer = Offer alliance
web-leaders-hq-dissolve = Dissolve alliance
web-leaders-hq-offer-waits = awaits an answer
web-leaders-hq-offer-open = offer sent
web-leaders-hq-ally = ally
web-leaders-hq-barred = no attack in this turn
web-leaders-hq-out = out of the game
web-leaders-hq-percent = { $chance } %
web-leaders-hq-chance = success in %
web-leaders-hq-chances-boycott = Chance of a boycott
web-leaders-hq-chances-spy = Chance of espionage and sabotage
web-leaders-hq-chances-about = in percent, by those on guard there; your technology and skill are counted, theirs is not known
web-leaders-hq-guards-diplomats = unused diplomats there
web-leaders-hq-guards-spies = unused spies there
web-leaders-hq-boycott-about = A successful boycott costs its target { $points } production points. Both sides hear of it in their next turn.
web-leaders-hq-sabotage-about = A successful sabotage destroys { $units } units in a base camp; espionage tells you a research state.
web-leaders-tip-military = A tip: mix cheap infantry with stronger units, so that losses can be taken from the cheap ones.
web-leaders-tip-diplomacy = A tip: if you are often boycotted, appoint diplomats and leave them here.
web-leaders-tip-espionage = A tip: hire spies and leave them here; they guard you against espionage and sabotage.
web-leaders-hq-tribute-for = Tribute for { $name }
web-leaders-hq-tribute-about = A diplomat carries up to { $points } production points, and the receiver learns who sent them.
web-leaders-hq-all-points = All ({ $points })
web-leaders-hq-tribute-none = Send nothing
web-leaders-hq-tribute-send = Send { $points }
web-leaders-hq-missions-aim = { $have } of { $badges } honour badges: with { $badges } you win. One mission at a time.
web-leaders-hq-missions-none = All missions are fulfilled.
web-leaders-hq-mission-left =
    { $turns ->
        [one] { $turns } turn left
       *[other] { $turns } turns left
      }
web-leaders-hq-mission-active = active
web-leaders-hq-mission-chosen = chosen
web-leaders-hq-mission-drop = Give up
web-leaders-hq-undo = Take back
web-leaders-hq-mission-take = Activate
web-leaders-hq-mission-again = Keep it after all
web-leaders-hq-progress = { $now } of { $goal }
web-leaders-hq-fulfilled = Fulfilled: { $what }
web-leaders-hq-your-orders = Your orders
web-leaders-hq-plan-empty = Nothing chosen yet.
web-leaders-hq-plan-count = { $count } × { $what }
web-leaders-hq-plan-tribute = Tribute for { $name }
web-leaders-hq-plan-boycott = Boycott { $name }
web-leaders-hq-plan-espionage = Spy on { $name }
web-leaders-hq-plan-sabotage = Sabotage { $name }
web-leaders-hq-plan-offer = Alliance offered to { $name }
web-leaders-hq-plan-dissolve = Alliance with { $name } ends
web-leaders-hq-plan-mission = Mission { $what }
web-leaders-hq-take-back = Take back: { $what }
web-leaders-hq-forgot-all = You have not ordered anything. { $points } points would be saved for the next round.
web-leaders-hq-forgot-mission = You give up the mission { $what } and take no other one.
web-leaders-hq-forgot-no-mission = No mission is active.
web-leaders-hq-back-to-orders = Back to the orders
web-leaders-hq-continue-anyway = Continue anyway
web-leaders-hq-mission = Mission
web-leaders-hq-badges = Honour badges
web-leaders-hq-allies = Alliances
web-leaders-hq-offered = Offers not answered yet
web-leaders-hq-none = none
web-leaders-end-title = The end of the game
web-leaders-end-kind-military = Military victory
web-leaders-end-kind-research = Victory by research
web-leaders-end-kind-missions = Victory by missions
web-leaders-end-kind-markers = Victory by Hot Spots
web-leaders-end-kind-last = The last one standing
web-leaders-end-kind-rounds = The last round is over
web-leaders-end-way-military = { $points } production points or more were entered at the beginning of a turn.
web-leaders-end-way-research = Level { $level } is finished in all three fields.
web-leaders-end-way-missions = The honour badge { $badge } is awarded.
web-leaders-end-way-markers = { $markers } marked regions were held at the beginning of a turn.
web-leaders-end-way-last = Nobody else is left in the game.
web-leaders-end-way-rounds =
    { $count ->
        [one] The most production points after the last round.
       *[other] Nothing tells them apart after the last round: they share the victory.
      }
web-leaders-end-curve = Production points from round to round
web-leaders-end-goal = Victory: { $points }
web-leaders-end-rounds = rounds played
web-leaders-end-highest = highest entry
web-leaders-end-badges = honour badges
web-leaders-end-covert = covert actions you heard of
web-leaders-end-secrets = What was secret
web-leaders-fix-entry =
    { $ago ->
        [0] last entry
        [1] one turn before
       *[other] { $ago } turns before
      }
web-leaders-fix-words = Entry of { $name }, { $entry }: { $before } → { $after }
web-leaders-fix-back = As long as nothing else has happened, stepping back is simpler: then enter the points again.
web-leaders-fix-none = Nothing has been entered yet.
web-leaders-fix-whose = Whose entry was wrong?
web-leaders-fix-which = Which one?
web-leaders-fix-right = The right number, 0 to { $most }
web-leaders-fix-about = All at the table are asked. When they agree, the points at hand follow by themselves, and the log tells of it.
web-leaders-fix-busy = Another proposal is still under way.
web-leaders-fix-propose = Ask the table
web-leaders-map-about = Describe your printed board once. Then points can be added up by ticking regions, and a fixed start can be dealt. Which regions somebody holds is never kept.
web-leaders-map-tick = Add up by ticking regions
web-leaders-map-describe = Describe your board
web-leaders-map-name = Name of this board
web-leaders-map-name-example = our box
web-leaders-map-region = Region
web-leaders-map-points-of = Points of { $name }
web-leaders-map-continent-of = Continent of { $name }
web-leaders-map-continent = Continent
web-leaders-map-new-continent = Continent { $number }
web-leaders-map-bonus = Bonus
web-leaders-map-drop = Remove { $name }
web-leaders-map-add-region = Add a region
web-leaders-map-add-continent = Add a continent
web-leaders-map-elsewhere = No continent yet
web-leaders-map-sum = Regions: { $regions } · Continents: { $continents } · Points: { $points }
web-leaders-map-later = Later
web-leaders-map-clear = Untick all
web-leaders-map-bonus-counts = complete: +{ $points }
web-leaders-map-bonus-open = complete it brings +{ $points }
web-leaders-map-all-of = All of { $name }
web-leaders-map-none-of = None of { $name }
web-leaders-map-share = Share { $number }
web-leaders-map-share-sum = { $regions } regions, { $points } points
web-leaders-map-south-america = South America
web-leaders-map-venezuela = Venezuela
web-leaders-map-andean-countries = Andean Countries
web-leaders-map-brazil = Brazil
web-leaders-map-southern-cone = Southern Cone
web-leaders-map-siberia = Siberia
web-leaders-map-mongolia = Mongolia
web-leaders-map-china = China
web-leaders-map-indonesia = Indonesia
web-leaders-map-new-guinea = New Guinea
web-leaders-map-western-australia = Western Australia

##

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
web-bot-of-level = Bot { $number }, { $level }
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
web-drawer-keepsakes = Notes and photos
web-keepsakes-about = Photograph your board before a break: what lies there is kept with the match, and only those who sit here see it.
web-keepsake-camera = Take a photo
web-keepsake-file = Choose a picture
web-keepsake-no-photo = This picture cannot be read.
web-keepsake-note = A note for all at this table
web-keepsake-keep = Keep the note
web-keepsake-by = { $name }, { $when }, after line { $line }
web-somebody = Somebody
web-keepsake-drop = Take away
web-keepsake-photo = Photo by { $name }
web-keepsake-board = A board of our own
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
web-our-cards = { $ours } cards of this game are our own design and { $partly } more are so in part, since not every published list is known. A feather marks them.
web-rules-ruling = ruling
web-rules-instead = Here: { $text }
web-glossary = Words of the game
web-curtain-title = It is { $name }’s turn
web-curtain-how = Take the device, make sure that nobody else looks, then press and hold.
web-curtain-hold = { $name }: press and hold
web-curtain-look = { $name }: press and hold to look
web-curtain-draw = Close the curtain
web-device = This device
web-device-open = { $name } answers aloud; everybody may look on.
web-device-serve = { $name } is awaited, too
web-device-back = { $name }: take back what was said aloud
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
web-hint-worth = { $share } % of its trials, worth { $worth } %
web-lesson = Lesson
web-lesson-step = Lesson, step { $step } of { $count }
web-lesson-done = Lesson done
web-lesson-next = The next lesson
web-graph = Points over the match
web-graph-missing = The course of the match cannot be shown just now.
web-result = Result
web-won = You have won!
web-drew = A draw.
web-lost = Not this time.
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
web-screen = Show on a big screen
web-screen-about = Everybody in the room sees the table there: what all may know, and nothing to answer. Your phones stay as they are.
web-screen-open = Open the big screen in a new window
web-screen-turn = It is up to { $who }.
web-screen-private = This table is private: the big screen opens in browsers of people who sit at it.
web-screen-elsewhere = On another device open this address:
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
web-ballot-back = { $name } asks to go back to where the table stood after this: { $line }
web-ballot-repair = { $name } asks to mend the position:
web-ballot-waits = Still to be asked: { $who }
web-yes = Yes
web-no = No
web-number-between = A number from { $low } to { $high }
web-like-sound = Sound at my turn
web-like-passes = Pass for me wherever I am asked and may pass
web-propose-back = Ask all to go back to after
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
web-numbers = House numbers
web-numbers-changed =
    { $count ->
        [one] 1 changed
       *[other] { $count } changed
    }
web-numbers-search = Find a number
web-numbers-none = No number has this name.
web-number-range = { $low }–{ $high }
web-number-range-or-none = 0 for none, or { $low }–{ $high }
web-number-usual = usually { $value }
web-number-back-to = { $number }: back to { $value }
web-profiles = My profiles
web-profiles-about = A profile keeps the variants and house numbers that are chosen here, for another table.
web-profile-name = Keep this choice under a name
web-profile-keep = Keep the profile
web-profile-kept = “{ $name }” is kept.
web-profile-forget = Forget “{ $name }”
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
web-house-rules-title = House rules
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
web-awaited = not here yet
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

## Matches and progress

web-no-matches = You have no matches yet.
web-running = Being played
web-finished = Finished
web-medals-count = { $won } of { $all }
web-medal-won = won:
web-medal-open = not yet:
web-progress-save = Save my progress as a file
web-progress = How you fared
web-progress-line =
    { $played ->
        [one] One match played, { $won } won.
       *[other] { $played } matches played, { $won } won.
    }
web-progress-best =
    { $points ->
        [one] Best result: { $points } point.
       *[other] Best result: { $points } points.
    }
web-bring = Bring in a saved record
web-archived-show = Show matches put away
web-archive = Put { $game } away
web-unarchive = Take it out again
web-archived = Put away
web-archived-none = Nothing is put away.

## Rules, help, reports

web-rules-of = Rules of { $game }
web-help-play-title = Play at once
web-help-play = “Play now against bots” opens a match in one click, as a guest. Touch a piece and then where it goes, drag it there, or use the buttons; what you lay out is a draft until you confirm it.
web-help-friends-title = With friends
web-help-friends = Choose “With friends”, say who sits where, and send the link or show the QR code. Nobody needs an account.
web-help-device-title = Round one device
web-help-device = Put further players on “also at this device”. In games with secrets a curtain falls between turns; whoever is next presses and holds to lift it.
web-help-phones-title = Several phones in one room
web-help-phones = Start the hall on one computer. It shows an address and a QR code for everybody in the same network.
web-help-undo-title = Stepping back
web-help-undo = Your own answers can be taken back as long as nothing was revealed since. For more, ask the table by a vote in the menu of the table.
web-help-refused-title = Why not?
web-help-refused = Hover over, focus or touch what is not possible: the hall says why, with the number of the rule. The number opens the rulebook at that place.
web-help-away-title = Coming back
web-help-away = Close the page, reload it, let the phone sleep: nothing is lost. “Since your last turn” shows step by step what the others did.
web-help-keyboard-title = By keyboard
web-help-keyboard = Tab moves between pieces, places and buttons, Enter or Space chooses. On the board + and - zoom, 0 shows it all, the arrows move it. ? opens the rule that a reason names.
web-help-dice-title = Fair dice
web-help-dice = Before the first answer the hall seals its dice with a code that is shown in the menu. After the end the record has the seed, and anybody can check that no roll was changed.
web-help-account-title = An account, if you like
web-help-account = A guest lives in this browser. With an address and a password you play on from anywhere, and keep your matches.
web-help-rules-title = The rules
web-help-rules = Every rule can be searched, by its words or its number; the words of each game are explained there as well.
web-report-what = What happened, and what did you expect?
web-report-match = Send the match along, as far as I may know it myself
web-report-sent = Thank you. The host of this hall has it as report { $id }.
web-report-keep = Keep a copy

## Settings

web-language = Language
web-theme = Colours
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
web-motion = Motion
web-motion-auto = as the device
web-motion-full = full
web-motion-less = as little as possible
web-like-confirm = Lay out steps as a draft and confirm them
web-like-notices = A notice of the browser when it is my turn
web-like-mail = A mail when it is my turn and I am away
web-notices-refused = The browser does not allow notices here.

## Accounts

web-account = Account
web-guest-about = You are a guest: your matches live in this browser. With an address and a password you can play on from anywhere.
web-register = Register
web-forgot = Password forgotten
web-email = E-mail
web-email-is = E-mail: { $email }
web-password = Password
web-stay = Stay signed in on this device
web-sign-in-go = Sign in
web-register-go = Register
web-forgot-go = Send me a link
web-registered = A link is on its way to { $email }; it confirms the address and holds for 30 days. Without a mail server the host of the hall has it.
web-forgot-sent = If { $email } has an account here, a link is on its way.
web-save = Save
web-saved = Saved.
web-unconfirmed = { $email } is still to be confirmed by the link in the mail.
web-confirm-again = Send the link again
web-mail-sent = A link is on its way.
web-sign-out = Sign out
web-signed-out = You are signed out.
web-sign-out-all =
    { $count ->
        [one] Sign out everywhere ({ $count } device)
       *[other] Sign out everywhere ({ $count } devices)
    }
web-password-change = Change the password
web-password-old = Current password
web-password-new = New password, at least 8 characters
web-close-account = Delete my account
web-close-about = This cannot be taken back. Finished matches stay, with an anonymous seat.
web-closed = Your account is deleted.
web-confirm-title = Confirm your address
web-confirm-address = This address is mine
web-confirmed = Your address is confirmed.
web-reset-title = Choose a new password
web-link-broken = This link is broken, too old, or was used already.

## LEADERS: table

web-leaders-continue = CONTINUE
web-leaders-public = Public
web-leaders-secret = Secret
web-leaders-public-about = Everybody may look.
web-leaders-secret-about = Only the active player may look.
web-leaders-with-it = with the device
web-leaders-without-it = without the device
web-leaders-state = State of the game
web-leaders-round = Round { $round }
web-leaders-setting-up = Setting up
web-leaders-phases = Phases of the turn
web-leaders-phase-production = Enter production points
web-leaders-phase-withdraw = Withdraw units
web-leaders-phase-events = National events
web-leaders-phase-command = Command and fight
web-leaders-phase-headquarters = Headquarters
web-leaders-track = Production points: { $players }. { $goal } win.
web-leaders-points-of = Production points: { $points }
web-leaders-badges-of = Honour badges: { $count }
web-leaders-military-of = Military research: level { $level }
web-leaders-markers-of = Marked regions: { $count }
web-leaders-in-headquarters = In the headquarters
web-leaders-to-go = { $points } to go
web-leaders-out = out
web-leaders-correct = Correct an entry
web-leaders-switch = What to look at
web-leaders-my-headquarters = My headquarters
web-leaders-the-table = The table
web-leaders-summary = My secrets at a glance
web-leaders-clause = Rule { $clause } in the book
web-leaders-choose-first = Choose one first.
web-leaders-mind = Mind these as well
web-leaders-rules-count =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
web-leaders-turn-of = { $name } is at turn: { $phase }
web-leaders-meanwhile-production = The points are being entered. Everybody may look.
web-leaders-meanwhile-events = News is being read: the public cards first, then the secret ones.
web-leaders-meanwhile-headquarters = Orders are given in secret. Please look away.
web-leaders-news = Last public news
web-leaders-no-news = No public news.
web-leaders-no-secrets = No secret messages.
web-leaders-colours = Colours
web-leaders-colour-title = { $name }, choose your colour
web-leaders-colour-about = It is the colour of your units. Each can be taken once.
web-leaders-colour-blue = Blue
web-leaders-colour-green = Green
web-leaders-colour-red = Red
web-leaders-colour-yellow = Yellow
web-leaders-colour-orange = Orange
web-leaders-colour-purple = Purple
web-leaders-blocs = Power blocs
web-leaders-bloc-title = { $name }, choose your power bloc
web-leaders-bloc-about = Your nation will be one of this bloc.
web-leaders-bloc-left =
    { $count ->
        [0] No seat left
        [one] { $count } seat left
       *[other] { $count } seats left
    }
web-leaders-bloc-capitalist = Capitalist
web-leaders-bloc-neutral = Neutral
web-leaders-bloc-communist = Communist
web-leaders-nations = Nations
web-leaders-nation-title = { $name }, choose your nation
web-leaders-no-skills = Special skills are off at this table.
web-leaders-not-open = Not open to you: touch to see why
web-leaders-take-nation = Take { $nation }
web-leaders-home = Home: { $area }
web-leaders-rule-free = Everybody chooses freely.
web-leaders-rule-by-bloc = By power bloc, with limited seats.
web-leaders-rule-fixed = Prescribed for the number of players.
web-leaders-start-free = Free: in player order everybody places one infantry at a time, first anywhere, then beside own regions, until the board is full.
web-leaders-start-home-area = Home areas: as with the free start, but everybody begins in the home area of the own nation.
web-leaders-start-fixed = Fixed: a share of the board is drawn for everybody; put one infantry into each of its regions and set your marker.
web-leaders-start-undescribed = This scenario has fixed start areas. The app does not know your printed board, so you start freely this time.
web-leaders-share = Share { $share }
web-leaders-step-material = Take your material
web-leaders-step-start-areas = Start areas
web-leaders-step-handicap = Balance for the start
web-leaders-step-markers = Scenario markers
web-leaders-step-place = Place
web-leaders-step-move = Move
web-leaders-step-defend = Defend
web-leaders-step-fight = Fight
web-leaders-step-about-material = The player order has been drawn: this is it.
web-leaders-step-about-start-areas = Occupy the regions of your board.
web-leaders-step-about-handicap = So many infantry units go from your supply into your base camp.
web-leaders-step-about-markers = They are placed before the first round.
web-leaders-step-about-rules = What wins, and what everything costs at this table.
web-leaders-take-board = 1 player board
web-leaders-take-card = Nation card: { $nation }
web-leaders-take-markers = { $count } wooden markers
web-leaders-count-infantry =
    { $count ->
        [one] { $count } infantry
       *[other] { $count } infantry
    }
web-leaders-count-tank =
    { $count ->
        [one] { $count } tank
       *[other] { $count } tanks
    }
web-leaders-count-plane =
    { $count ->
        [one] { $count } plane
       *[other] { $count } planes
    }
web-leaders-markers-how = Lay the { $count } scenario markers on regions spread over the whole board. Whoever holds { $goal } of them at the start of a turn, from the second round on, wins.
web-leaders-to-win = One of these wins
web-leaders-win-points = production points, entered at the start of the turn
web-leaders-win-level = as level in all three research fields
web-leaders-win-badge = honour badges: { $badge }
web-leaders-win-markers = marked regions held at the start of the turn
web-leaders-prices = Prices for { $count } players
web-leaders-item = What
web-leaders-cost = Points
web-leaders-rounds = Rounds
web-leaders-research-level = Research, level { $level }
web-leaders-unit-infantry = Infantry
web-leaders-unit-tank = Tank
web-leaders-unit-plane = Plane
web-leaders-unit-diplomat = Diplomat
web-leaders-unit-spy = Spy
web-leaders-production-title = { $name }: production points
web-leaders-production-about = Type the number of your marker on the track. { $goal } win.
web-leaders-marked-title = { $name }: marked regions
web-leaders-marked-about = How many marked regions do you hold? { $goal } win.
web-leaders-last-entry = Last entry
web-leaders-change = Change
web-leaders-missing = To the goal
web-leaders-same-again = Again { $number }
web-leaders-at-most = At most { $most } can be entered.
web-leaders-type-number = Type a number.
web-leaders-doubt-wins = { $number } is a military victory. Is it true?
web-leaders-doubt-markers = { $number } marked regions win the game. Is it true?
web-leaders-doubt-far = { $number } after { $before }: that is { $change } apart. Is it true?
web-leaders-doubt-none = No points at all. Is it true?
web-leaders-no-again = No, type again
web-leaders-yes-true = Yes, { $number }
web-leaders-pad = Number pad
web-leaders-clear = Clear all
web-leaders-rub = Clear the last digit
web-leaders-elimination-title = No points, { $name }: are you out of the game?
web-leaders-remain = I play on
web-leaders-eliminated = I am out
web-leaders-withdraw-title = { $name }: withdraw units
web-leaders-command-title = { $name }: command and fight
web-leaders-without-device = On the board, without the device. Tick off what is done.
web-leaders-looking-on = { $name } acts on the board; everybody may read along.
web-leaders-steps = Steps of the phase
web-leaders-order-of-steps = Order of the steps
web-leaders-withdraw-done = Units are withdrawn
web-leaders-command-done = All fights are over
web-leaders-group-ally = With alliance partners
web-leaders-group-sea = Sea fields
web-leaders-group-retreat = Retreat
web-leaders-group-dice = Dice
web-leaders-group-losses = Losses
web-leaders-group-result = Victory or defeat
web-leaders-reminders = Do not forget
web-leaders-exactly = Word for word
web-leaders-military-level =
    { $level ->
        [1] Military 1: one die may be re-rolled in each combat round.
        [2] Military 2: one unit more than the limit of a region.
       *[other] Military 3: one single hit counts twice in each combat round.
    }
web-leaders-guide = Combat guide
web-leaders-guide-open = Open the combat guide
web-leaders-guide-close = Close the combat guide
web-leaders-combat-round = Combat round { $round }
web-leaders-guide-units = Who fights, and with what? Each side rolls at most its three strongest dice; before every roll the attacker, then the defender may retreat.
web-leaders-guide-dice = Both sides have rolled. With military 1 touch one die to re-roll it: first the attacker, then the defender.
web-leaders-guide-real = Roll your own dice, re-rolls included, and touch each die here until it shows the same.
web-leaders-guide-losses = Each side removes as many own units as the other has hits, of its own choice; they go to the supply.
web-leaders-side-attacker = Attacker
web-leaders-side-defender = Defender
web-leaders-over-sea = In a sea field, out of one, or over a dotted line
web-leaders-retreat-cost = Retreat: { $lost } lost, { $saved } to the drop zone
web-leaders-roll-here = Roll on the device
web-leaders-roll-real = We roll our own dice
web-leaders-next-fight = Another fight
web-leaders-to-losses = To the losses
web-leaders-remove-losses = The losses are removed
web-leaders-hits =
    { $count ->
        [one] hit
       *[other] hits
    }
web-leaders-doubled = Military 3: one single hit counts twice.
web-leaders-may-reroll = Military 1: may re-roll one die.
web-leaders-choose-losses =
    { $count ->
        [one] Remove { $count } unit
       *[other] Remove { $count } units
    }
web-leaders-outcome-attacker = The attacker has won: move both production markers by the region, continent bonuses included.
web-leaders-outcome-defender = The defender has won: no marker moves.
web-leaders-outcome-nobody = A draw: the region is free, and the defender moves the own marker back by its points.
web-leaders-die-white = White die
web-leaders-die-grey = Grey die
web-leaders-die-black = Black die
web-leaders-face-open = not rolled
web-leaders-face-miss = miss
web-leaders-face-hit = hit
web-leaders-face-double = double hit
web-leaders-less = Less: { $what }
web-leaders-more = More: { $what }
web-leaders-public-cards = News for all about { $name }
web-leaders-public-cards-about = Read aloud, and do on the board what the cards say.
web-leaders-secret-cards = For your eyes only, { $name }
web-leaders-secret-cards-about = Nobody else may see this, { $name }.
web-leaders-deck = cards
web-leaders-card-before = Card before
web-leaders-card-next = Next card
web-leaders-card-of = Card { $card } of { $count }
web-leaders-cards-left =
    { $count ->
        [one] { $count } more card to read
       *[other] { $count } more cards to read
    }
web-leaders-offers-left =
    { $count ->
        [one] Answer the offer first.
       *[other] Answer the { $count } offers first.
    }
web-leaders-offer = { $name } offers you an alliance.
web-leaders-offer-about = It holds at once if you accept, and nobody else is told.
web-leaders-accept = Accept
web-leaders-decline = Decline
web-leaders-world = The world in this round:

## LEADERS: The full digital game: the map

web-leaders-world-map = World map
web-leaders-world-count-infantry = { $count } infantry
web-leaders-world-count-tank =
    { $count ->
        [one] { $count } tank
       *[other] { $count } tanks
    }
web-leaders-world-count-plane =
    { $count ->
        [one] { $count } plane
       *[other] { $count } planes
    }
web-leaders-world-nobody = no units
web-leaders-world-you = You
web-leaders-world-army-of = { $name }: { $army }
web-leaders-world-place-mine = { $name }, { $points } points, yours: { $army }
web-leaders-world-place-theirs = { $name }, { $points } points, { $owner }: { $army }
web-leaders-world-place-free = { $name }, { $points } points, free
web-leaders-world-place-sea = { $name }, sea field
web-leaders-world-phase-production = Production points
web-leaders-world-to-headquarters = To the headquarters
web-leaders-world-show = Show on the map: { $place }
web-leaders-world-public-about = Everybody sees these cards. The program does on the board what they say.
web-leaders-world-camp = Base camp
web-leaders-world-camp-of = Base camp: { $army }
web-leaders-world-drop = Drop zone
web-leaders-world-units =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
web-leaders-world-list = Regions as a list
web-leaders-world-list-mine = Mine
web-leaders-world-list-possible = Possible
web-leaders-world-list-all = All
web-leaders-world-list-none = None at the moment.
web-leaders-world-start-title = Occupy a region
web-leaders-world-start-about = Tap one of the highlighted regions: one infantry goes there.
web-leaders-world-free =
    { $count ->
        [one] { $count } region is still free
       *[other] { $count } regions are still free
    }
web-leaders-world-holds =
    { $count ->
        [one] { $count } region, { $points } points
       *[other] { $count } regions, { $points } points
    }
web-leaders-world-count-title = Production points of { $name }
web-leaders-world-count-about = Regions and whole continents, added up. { $goal } points win.
web-leaders-world-count-wins = That is victory!
web-leaders-world-bonus = Continent bonus
web-leaders-world-withdraw-title = Withdraw your units
web-leaders-world-withdraw-about = One unit stays in each region, all others go to your base camp. Ships stay where they are.
web-leaders-world-stays-about = Which unit stays? Usually the weakest. Choose here, or tap the region.
web-leaders-world-withdraw = Withdraw all
web-leaders-world-sabotage-title = Sabotage in your base camp
web-leaders-world-sabotage-about = Which unit do you remove?
web-leaders-world-place-title = Place units
web-leaders-world-place-about = The numbers on the map say how many units a region holds and how many it takes.
web-leaders-world-tap-place = Tap a region: it is filled from your base camp, the strongest first. Then change what you like.
web-leaders-world-limit = Units here and how many fit
web-leaders-world-fill = Fill
web-leaders-world-clear = Start over
web-leaders-world-defend-title = You are attacked
web-leaders-world-help-title = { $name } is attacked
web-leaders-world-defend-about = Send units from your base camp into attacked regions, or none.
web-leaders-world-tap-defend = Tap an attacked region to fill it.
web-leaders-world-send = Send them
web-leaders-world-send-none = Send nobody
web-leaders-world-move-title = Move and attack
web-leaders-world-tap-source = Tap a region or sea field with units that may go.
web-leaders-world-from-title = From { $from }: where to?
web-leaders-world-tap-target = Tap one of the highlighted places.
web-leaders-world-attack-title = Attack { $to } from { $from }
web-leaders-world-march-title = From { $from } to { $to }
web-leaders-world-who-goes = Who goes
web-leaders-world-one-stays =
    { $count ->
        [one] { $count } unit must stay.
       *[other] { $count } units must stay.
    }
web-leaders-world-attack = Attack
web-leaders-world-move = Move
web-leaders-world-nobody-goes = Choose at least one unit.
web-leaders-world-cancel = Not this
web-leaders-world-move-line =
    { $count ->
        [one] { $from } → { $to }: { $count } unit
       *[other] { $from } → { $to }: { $count } units
    }
web-leaders-world-to-fights =
    { $count ->
        [one] Continue: { $count } fight
       *[other] Continue: { $count } fights
    }
web-leaders-world-waiting = { $count } in the camp
web-leaders-world-next-battle-title = Which fight is next?
web-leaders-world-next-battle-about = Fights in regions must be fought, those at sea may be.
web-leaders-world-fight-in = { $place }, against { $name }
web-leaders-world-no-sea-fight = No fight at sea
web-leaders-world-battle-title = { $place }, combat round { $round }
web-leaders-world-stand-about = Fight, or retreat while you can.
web-leaders-world-press = Fight to the end
web-leaders-world-stand = Only this round
web-leaders-world-retreat = Retreat
web-leaders-world-retreat-cost = { $lost } lost, { $saved } saved
web-leaders-world-other-dice = Roll with other units
web-leaders-world-presses = Fights to the end
web-leaders-world-reroll-about = You may roll one of your dice again: tap it.
web-leaders-world-leave = Leave the dice
web-leaders-world-losses-about =
    { $count ->
        [one] Which unit do you lose? { $count } to go.
       *[other] Which units do you lose? { $count } to go.
    }
web-leaders-world-lose-weakest = Lose the weakest
web-leaders-world-fight-log = The fight: { $place }
web-leaders-world-hits =
    { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
web-leaders-world-lost = Lost
web-leaders-world-retreated =
    { $count ->
        [one] { $name } retreats with { $count } unit.
       *[other] { $name } retreats with { $count } units.
    }
web-leaders-world-fight-won = { $attacker } has won.
web-leaders-world-fight-held = { $defender } has held.
web-leaders-world-fight-drawn = Nobody is left.
web-leaders-world-card-done = Done: the program has carried it out.
web-leaders-world-regions-curve = Regions from round to round
web-leaders-world-regions = Regions
web-leaders-world-fights-title = Fights
web-leaders-world-fights-won = Won
web-leaders-world-fights-lost = Lost

## Small World

web-smallworld-map = Map
web-smallworld-list = Regions as a list
web-smallworld-list-possible = Possible
web-smallworld-list-mine = Mine
web-smallworld-list-all = All
web-smallworld-list-none = None at the moment.
web-smallworld-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      }
web-smallworld-income = the board pays { $coins } now
web-smallworld-earned = { $name }: +{ $coins }
web-smallworld-tokens =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
      }
web-smallworld-on-it =
    { $coins ->
        [one] { $coins } coin lies on it
       *[other] { $coins } coins lie on it
      }
web-smallworld-you = you
web-smallworld-held =
    { $tokens ->
        [one] { $who }: { $race }, { $tokens } token
       *[other] { $who }: { $race }, { $tokens } tokens
      }
web-smallworld-waits = Waiting for { $who }
web-smallworld-offered = Combos on offer
web-smallworld-title-pick = Pick a combo
web-smallworld-title-pick-with = Pick a combo (you have { $coins })
web-smallworld-title-choose = Expand or decline?
web-smallworld-title-leader = Take the Leader along?
web-smallworld-title-ready = Ready your troops
web-smallworld-title-conquer = Conquer
web-smallworld-title-give-up = Give up a region
web-smallworld-title-tower = An Ivory Tower?
web-smallworld-title-redeploy = Redeploy
web-smallworld-title-resettle = Put withdrawn tokens back
web-smallworld-title-ransom = Your Leader was captured
web-smallworld-title-ally = Make peace with somebody?
web-smallworld-title-stout = Decline right now?
web-smallworld-pick =
    { $price ->
        [0] Take { $combo }, free
        [one] Take { $combo } for { $price } coin
       *[other] Take { $combo } for { $price } coins
      }
web-smallworld-cannot-pay = Too dear for you.
web-smallworld-lost-race = { $race } leave the map
web-smallworld-lost-leader = The { $leader } goes
web-smallworld-lost-region = { $region } is lost: no token stands there
web-smallworld-leader-piece = One more piece, free of charge: he conquers and defends like a token.
web-smallworld-leader-immune = Brave: he never ends your turn in an immune region (Dragon, Hero, Hole-in-the-Ground).
web-smallworld-leader-ransom = If his region falls he is captured: ransom { $ransom } at once, or he is worth { $captive } to the captor at the end.
web-smallworld-leader-to-hand = the Leader comes to your hand
web-smallworld-stay = stay
web-smallworld-keep-more = Keep one more token in { $region }
web-smallworld-keep-less = Keep one token less in { $region }
web-smallworld-abandoned =
    { $lost ->
        [none] Will be abandoned: its tokens come to your hand.
       *[other] Will be abandoned: its tokens come to your hand. Lost: { $lost }.
      }
web-smallworld-all-abandoned = Without a region you enter the map anew, as with a first conquest.
web-smallworld-lift = Lift all
web-smallworld-undo = Undo
web-smallworld-pips = die: −{ $pips }
web-smallworld-legend-can = tap to conquer
web-smallworld-legend-luck = only with the die
web-smallworld-legend-dear = too dear
web-smallworld-tools = What a tap on the map places
web-smallworld-spread = Spread evenly
web-smallworld-as-before = As they stood
web-smallworld-token-more = One more token: { $region }
web-smallworld-token-less = One token less: { $region }
web-smallworld-rest = Rest
web-smallworld-rest-in = All the rest to { $region }
web-smallworld-put = { $what } in { $region }
web-smallworld-take-away = Take away: { $what }, { $region }
web-smallworld-stands-lead = joins tokens
web-smallworld-stands-alone = takes a token's place
web-smallworld-lay = Confirm layout
web-smallworld-left = Still in hand: { $what }.
web-smallworld-ransom-coins = You have { $coins }; { $left } would be left.
web-smallworld-ransom-pay = { $action } ({ $ransom })
web-smallworld-ransom-refuse = { $action }: worth { $captive } to { $name } at the end
web-smallworld-waits-ransom = A Leader was captured; his owner decides about the ransom.
web-smallworld-orders = My standing answers
web-smallworld-orders-about = Given for you in the turns of others; nobody else sees them.
web-smallworld-order-ransom = A ransom for my Leader
web-smallworld-order-layout = Tokens that were driven out
web-smallworld-count = The last count
web-smallworld-count-player = Player
web-smallworld-count-sum = Total
web-smallworld-count-tie = Tokens (for a tie)
web-smallworld-by-turn = Income by turn

## Chicken Island

web-narrator-skip = Show how it stands now
web-narrator-rolled = { $who } rolls { $what }.
web-all-the-same = { $label } all the same
web-not-yet = Not yet
web-xorlosch-aim =
    { $mine ->
        [-1] Most quest cards win: the most so far is { $most }
       *[other] Most quest cards win: you have { $mine }, the most is { $most }
    }
web-xorlosch-steps-lost = No dwarf of yours has walked yet. The steps of this turn would be lost.
web-smallworld-aim =
    { $coins ->
        [-1] Most coins after turn { $turns } win: turn { $round }
       *[other] Most coins after turn { $turns } win: turn { $round }, you have { $coins } and the map pays { $income }
    }
web-smallworld-hand-lost =
    { $tokens ->
        [one] { $tokens } token in hand, and nothing conquered in this turn.
       *[other] { $tokens } tokens in hand, and nothing conquered in this turn.
    }
web-leaders-aim =
    { $points ->
        [-1] { $needed } points win
       *[other] { $needed } points win: you have { $points }
    }
web-chicken-island = The island
web-chicken-dice = Your dice
web-chicken-die-spent = used up
web-chicken-hand = Your hand: { $count } scrolls
web-chicken-no-scrolls = no scrolls
web-chicken-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-chicken-one-away = One more success wins
web-chicken-aim-flag = Bring an opponent's flag to your base.
web-chicken-aim-solo = One success wins, one loss ends it.
web-chicken-aim-look =
    { $players ->
        [2] Two markers on the other leader win.
       *[other] Humiliate 2 different leaders to win.
    }
web-chicken-aim-team =
    { $done ->
        [0] With { $partner }, humiliate { $first } and { $second }
       *[other] With { $partner }, humiliate { $second }: { $first } is done
    }
web-chicken-aim-duel = 2 markers on { $who }: you { $mine }, against you { $theirs }
web-chicken-aim-many = Humiliate { $needs } different leaders: you { $has } of { $needs }
web-chicken-fight = The fight
web-chicken-strength = Strength
web-chicken-armour = Armour
web-chicken-speed = Speed
web-chicken-range = Range
web-chicken-tie = A tie is enough for the attacker
web-chicken-order = Who may add scrolls, in turn
web-chicken-part-die = Die
web-chicken-passes = { $count } of { $all } passes in a row end it
web-chicken-pilots =
    { $count ->
        [one] needs { $count } pilot
       *[other] needs { $count } pilots
    }
web-chicken-band = Who goes along
web-chicken-goes = goes
web-chicken-stays = stays
web-chicken-take = Take { $what } instead
web-chicken-hands = Cards in other hands: { $who }
web-chicken-touch-hex = Touch a lit hex to go there.
web-chicken-touch-target = Touch a red target to attack.
web-chicken-no-move = It cannot move now.
web-chicken-no-target = Nobody is in its reach.
web-chicken-pay-by = How the move is paid
web-chicken-by-move = free action
web-chicken-by-march = claw
web-chicken-by-drive = the car's own move
web-chicken-by-signal = Orange Tower, 1 star
web-chicken-by-charge = Sir Drumstick, 1 star
web-chicken-moves-by = Moves by: { $way }
web-chicken-drop-here = Leave some of them here?
web-chicken-drop-on = Touch a lit hex to go on.
web-chicken-do-stay = All stay here
web-chicken-stars = What stars buy
web-chicken-power = Power { $count }
web-chicken-line = acts in this order:
web-chicken-do-base = Take this base
web-chicken-do-discard = Discard it
web-chicken-do-last = Do it and end my turn
web-chicken-ends-turn = After this nothing is left to do: your turn ends with it.
web-chicken-do-attack = Attack
web-chicken-do-build = Build
web-chicken-do-roll = Roll
web-chicken-do-roll-dice =
    { $count ->
        [0] Roll no dice
        [one] Roll { $count } die
       *[other] Roll { $count } dice
    }
web-chicken-do-dice = Fight with these dice
web-chicken-do-cards =
    { $count ->
        [one] Add { $count } scroll
       *[other] Add { $count } scrolls
    }
web-chicken-do-lay = Lay it here
web-chicken-no-dice = Fight without more dice
web-chicken-end = End my turn
web-chicken-free-lost = Your free action would be lost.
web-chicken-car-lost = A battle car could still drive.
web-chicken-kept =
    { $count ->
        [0] No dice kept
        [one] { $count } die kept
       *[other] { $count } dice kept
    }
web-chicken-undo = Not this
web-chicken-own-pilots = Choose the pilots myself
web-chicken-waits = It is up to { $who }.
web-chicken-support =
    { $side ->
        [attacker] For the attacker
       *[other] For the defender
    }
web-chicken-turn-it = Touch the tile again to turn it.
web-chicken-why = why?
web-chicken-challenger-did = What it did and why ({ $count })
web-chicken-row-reinforce = Reinforce
web-chicken-row-build = Build
web-chicken-row-fight = Fight/Move
web-chicken-row-power = Power
web-chicken-touches = Touches: lava { $lava }, land { $land }
web-chicken-direction = Direction { $n } gets number 1
web-chicken-partner = your partner
web-chicken-replaces = { $what } goes
web-chicken-play = Play
web-chicken-hand-button = Hand { $count }
web-chicken-passes-about = Nobody else learns of it, and you can take it back at any time. You are asked in your own fights.
web-chicken-passes-button =
    { $set ->
        [yes] Passes set
       *[other] Passes
    }
web-chicken-passes-unless = unless { $who } attacks
web-chicken-passes-others = unless I am in
web-chicken-passes-this-fight = this fight
web-chicken-passes-ask = ask me
web-chicken-passes-mine = Pass for me:
web-chicken-passes-title = Passing in advance
web-chicken-seconds = { $count } seconds left
web-chicken-pass-of = { $who }: pass
web-chicken-no-cards = no cards
web-chicken-passed = passes
web-chicken-outcome-tie = The attack succeeds (a tie is enough)
web-chicken-outcome-success = The attack succeeds
web-chicken-outcome-absorbed = A shield takes the blow
web-chicken-outcome-failed = The attack fails
web-chicken-outcome-escaped = The attack fails: out of reach
web-chicken-blow = Blow away { $what }
web-chicken-markers =
    { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }
web-chicken-attacker-stays = The attacker stays where it stands.
web-chicken-epic = Epic death!
web-chicken-move-none = Move none
web-chicken-chosen = { $leader } leads you. It is up to { $who }.
web-chicken-shielded = It has a shield: the first success only takes the shield.
web-chicken-dice-lost = Without your dice it is { $strength } against { $armour }.
web-chicken-passes-hint = This fight is not yours.
web-chicken-passes-offer = Pass for me in fights of others
web-chicken-aim-flag-lost = { $who } has your flag: stop it before it reaches its base!
web-chicken-aim-flag-mine = You have { $who }'s flag: bring it to your base.
web-chicken-carries-home = Wins by bringing this flag home

## Runewars

web-runewars-land = The land
web-runewars-aim = { $mine ->
    [-1] Runes of { $needed }: { $others }
   *[other] Runes: you { $mine }, { $needed } win · { $others }
}
web-runewars-aim-begin = Whoever has { $needed } dragon runes wins.
web-runewars-influence = { $count } influence
web-runewars-tactics = { $count ->
    [one] 1 Tactics card
   *[other] { $count } Tactics cards
}
web-runewars-quests = { $count ->
    [one] 1 Quest card
   *[other] { $count } Quest cards
}
web-runewars-runes = Dragon runes for certain: { $sure }, at most { $most }
web-runewars-heroes = { $count ->
    [one] 1 hero
   *[other] { $count } heroes
}
web-runewars-order-lost = This order would do nothing.
web-runewars-nobody-comes = Nobody comes: your activation token would lie there, and nothing else happens.
web-runewars-no-card-fits = None of your cards can be played here. You are asked all the same, so that nobody learns what you hold.
web-runewars-no-reward-fits = None of the Reward cards can be used here.
web-runewars-touch-land = Tap one of the bright areas of the map.
web-runewars-touch-unit = Tap one of the framed units of the battle.
web-runewars-hero-rests = A hero who does nothing loses the chance of this year.
web-runewars-hero-moves-on = A Quest or a duel is possible here, and only now.
web-runewars-bonus-lost = You would get nothing for it.
web-runewars-hero-lost = You would keep none of the heroes you have paid for.
web-runewars-rest-last = Whoever you place nowhere else stands in { $area }.
web-runewars-from-to = { $from } to { $to }
web-runewars-fewer = { $what }: one fewer
web-runewars-more = { $what }: one more
web-runewars-season-open = Season card
web-runewars-year = Year { $year } of { $last }
web-runewars-set-up = Set-up
web-runewars-order-of-play = Order of play
web-runewars-has-chosen = has chosen
web-runewars-thinks = thinks
web-runewars-lamp = The bonus would be yours.
web-runewars-no-lamp = No bonus: one of your faceup orders has a higher number.
web-runewars-no-lamp-fortify = This order has no bonus.
web-runewars-used = given this year
web-runewars-harvest-now = dials to { $food } food, { $wood } wood, { $ore } ore
web-runewars-harvest-to = Harvest: { $to }
web-runewars-icon-influence = Influence
web-runewars-icon-tactics = Tactics card
web-runewars-amount = Amount
web-runewars-rune-hidden = rune token, not known
web-runewars-rune-dragon = dragon rune
web-runewars-rune-false = false rune
web-runewars-faceup = faceup
web-runewars-facedown = facedown
web-runewars-wasteland = Wasteland
web-runewars-ice = { $count ->
    [one] Ice token
   *[other] { $count } ice tokens
}
web-runewars-peasant = Peasant
web-runewars-spoils = { $count ->
    [one] 1 Reward card under a marker
   *[other] { $count } Reward cards under a marker
}
web-runewars-unit-facts = row { $initiative }, health { $health }
web-runewars-flies = flies
web-runewars-fast = fast
web-runewars-routed = { $count } routed
web-runewars-neutral = Neutral units
web-runewars-activated = Activated by
web-runewars-lay-here = Lay it here
web-runewars-claims = Victory card on { $season }
web-runewars-orders-given = Orders of this year
web-runewars-still = What you can still do this year
web-runewars-given-count = { $count ->
    [0] no order
    [one] 1 order
   *[other] { $count } orders
}
web-runewars-left = Still in your hand: { $orders }
web-runewars-bonus-for = The bonus would be yours with: { $orders }
web-runewars-bonus-none = No order would have the bonus any more this year.
web-runewars-activated-count = { $count ->
    [0] No area is activated
    [one] 1 area activated
   *[other] { $count } areas activated
}
web-runewars-winter = In winter:
web-runewars-winter-fine = Your food feeds all units in winter.
web-runewars-hungry = { $over } too many in { $area }
web-runewars-titles = Titles
web-runewars-nobody = nobody
web-runewars-decks = Cards left: { $tactics } Tactics, { $fate } Fate, { $quests } Quest, { $rewards } Reward
web-runewars-hand = Tactics cards
web-runewars-fresh = drawn this season: not yet playable
web-runewars-no-cards = None
web-runewars-play = Play
web-runewars-quest-cards = Quest cards
web-runewars-quest-at = { $more ->
    [0] at { $areas }
   *[other] at { $areas } and { $more } more
}
web-runewars-quest-nowhere = nowhere now
web-runewars-objective = Objective
web-runewars-commanders = Commander cards
web-runewars-developments = Development cards
web-runewars-leads = leads an army
web-runewars-health = health { $left } of { $of }
web-runewars-acted = has acted
web-runewars-rewards = { $count ->
    [one] 1 facedown Reward card
   *[other] { $count } facedown Reward cards
}
web-runewars-no-heroes = Nobody has a hero.
web-runewars-goal-friendly = your own area
web-runewars-goal-empty = empty
web-runewars-goal-enemy = battle
web-runewars-goal-neutral = battle or diplomacy
web-runewars-forecast = { $fort ->
    [0] { $attack } against { $defence }
   *[other] { $attack } against { $defence } and a stronghold of { $fort }
}
web-runewars-forecast-win = Without cards you win in about { $win } %
web-runewars-forecast-cards = { $count ->
    [one] The defender holds 1 Tactics card
   *[other] The defender holds { $count } Tactics cards
}
web-runewars-bare = { $area } would stand empty.
web-runewars-bare-rune = { $area } would stand empty, with its rune.
web-runewars-council = Wizards' Council
web-runewars-secondary-spring = Spring: orders and activation tokens come back, routed figures stand up, one ice token melts in each area.
web-runewars-secondary-summer = Summer: the Quest Phase.
web-runewars-secondary-fall = Fall: the Fate deck is shuffled; each player takes 2 influence or 1 Tactics card.
web-runewars-secondary-winter = Winter: no area feeds more units than the food dial shows; water is frozen.
web-runewars-waits = It is up to { $who }.
web-runewars-march = March
web-runewars-march-battle = March: battle
web-runewars-march-neutral = March: fight or talk
web-runewars-march-nobody = Activate only
web-runewars-moves = Move
web-runewars-so = Confirm
web-runewars-give = Give { $order }
web-runewars-undo = Cancel
web-runewars-instead = instead of { $unit }
web-runewars-army = Your units: how many of each, and where?
web-runewars-talk = ally { $ally } %, leave { $leave } %
web-runewars-leave-one = Leave one
web-runewars-harvest-will = What Harvest will set your dials to
web-runewars-harvest-did = Your dials before and after Harvest
web-runewars-dial-one = Raise by 1
web-runewars-dial-two = Raise by 2
web-runewars-neutral-count = { $count ->
    [one] { $count } neutral unit
   *[other] { $count } neutral units
}
web-runewars-served = done
web-runewars-power-will = Your dials bring { $count } influence: { $from } to { $to }
web-runewars-power-did = Your dials brought { $count } influence; you have { $to }.
web-runewars-title-holds = { $count } influence on it
web-runewars-title-for = { $title } for { $count }
web-runewars-part-done = done
web-runewars-part-build = a stronghold, for 1 wood and 1 ore
web-runewars-part-repair = a damaged stronghold, for 1 ore
web-runewars-part-move-runes = between two of your areas
web-runewars-stock = You have: { $stock }
web-runewars-chance = { $chance } %
web-runewars-quest-chance = Quest { $chance } %
web-runewars-quest-far = not within reach
web-runewars-hero-at = { $hero } goes to { $area }.
web-runewars-take-damage = Take { $count } damage so
web-runewars-take-routs = { $count ->
    [one] Rout { $count } unit so
   *[other] Rout { $count } units so
}
web-runewars-to-lose = to be hit: { $count }
web-runewars-playable = { $count ->
    [one] { $count } card playable
   *[other] { $count } cards playable
}
web-runewars-stop-there = { $card } is for a moment at which nobody asks you: { $window }.
web-runewars-stop-me = Ask me there
web-runewars-decides = { $who } decides
web-runewars-decided = Already decided: { $who }
web-runewars-plan = Your next order (only you see it)
web-runewars-turn = Turn it
web-runewars-tabs = More
web-runewars-tab-year = Year
web-runewars-tab-cards = Cards
web-runewars-tab-heroes = Heroes
web-runewars-tab-seats = Seats
web-runewars-battle = Battle for { $area }
web-runewars-battle-map = Land
web-runewars-battle-back-to = Battle
web-runewars-battle-row = Row { $row } of 5
web-runewars-battle-strength = Strength { $strength }
web-runewars-battle-units = Units
web-runewars-battle-effects = Cards and abilities
web-runewars-battle-damage = damage { $damage }
web-runewars-battle-back-card = Fate card, facedown
web-runewars-battle-aside = put aside
web-runewars-battle-lost = Destroyed:
web-runewars-step-start = Start
web-runewars-step-draw = Draw
web-runewars-step-specials = Specials
web-runewars-step-routs = Routs
web-runewars-step-damage = Damage
web-runewars-step-strength = Strength
web-runewars-step-retreat = Retreat
web-runewars-stops = When to ask me
web-runewars-passes-ahead = { $who } passes: { $windows }
web-runewars-crowded = { $area } would hold { $count } units. Only 8 may stay there: the others are destroyed.
web-runewars-crowded-battle = You march to { $area } with { $count } units. After a victory only 8 may stay there.
web-runewars-battle-marker = battle here
web-runewars-fate-discard = Fate discard pile: { $count }
web-runewars-reinforcements = Reinforcements
web-runewars-mark-expansion = from Banners of War
web-runewars-mark-ours = our own design
web-runewars-mark-partly = in part our own design
web-runewars-duel = Duel
web-runewars-duel-round = Round { $round } of 4
web-runewars-duel-guard = prevents { $count } damage
web-runewars-duel-won = won
