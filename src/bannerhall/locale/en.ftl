# The hall's own sentences: what was wrong, where, what would be right; one line each.

## How facts are spoken

name-seat =
    { $of ->
        [0] Chance
       *[other]
            { $name ->
                [none] Player { $of }
               *[other] { $name }
            }
    }
name-player = { name-seat }
name-teller = { name-seat }
name-got =
    { $of ->
        [none] nothing
       *[other] { $of }
    }
name-wanted =
    { $of ->
        [none] nothing
       *[other] { $of }
    }

## Games, options, numbers

unknown-game = There is no game “{ $got }” here; there are: { $wanted }.
bad-seats = { $game } is played by { $low } to { $high } players, not { $got }.
unknown-bot = There is no bot “{ $got }”; there are: { $wanted }.
unknown-option = { $game } has no option { $got }; it has: { $wanted-name }.
bad-option = The option { $option } of { $game } cannot be { $got }; it can be: { $wanted }.
unfit-options =
    { $seats ->
        [one] { $game } cannot be played by one player with { $chosen }. Rule { $clause } says what goes together.
       *[other] { $game } cannot be played by { $seats } players with { $chosen }. Rule { $clause } says what goes together.
    }
unknown-number = { $game } has no number { $got } to change; it has: { $wanted-name }.
bad-number = The number { $number } of { $game } must lie between { $low } and { $high }, not be { $got }.

## Actions

unknown-kind = “{ $kind }” is no kind of action; there are: { $wanted }.
bad-argument = “{ $kind }” cannot go with { $got-name }; it goes with: { $wanted-name }.
ambiguous-action = “{ $text }” could mean several things: { $fits }. Please write more of it.
empty-action = No action was given; there are: { $wanted }.
bad-action-json = { $got } is no action; right would be an object with “kind” and, where needed, “argument”.
bad-action-number = The number { $number } stands for no action of this game.

## Positions and records

bad-position = The position is wrong at { $where }: it says { $got-name }, right would be: { $wanted-name }.
bad-position-options = The position does not fit the game: { $reason }
unsound-position = The position is impossible: { $reason }.
bad-record = The record is wrong at { $where }: it says { $got-name }, right would be: { $wanted-name }.
bad-record-format = The record is written in format { $got }; this hall reads format { $wanted }.
other-match = This position belongs to another table: game, seats, options and numbers must be those of this match of { $game }.
bad-record-version = The record follows version { $got } of the rules; this hall plays version { $wanted }.
record-does-not-replay = The record cannot be replayed from entry { $number } on: { $reason }
record-truncated = The record breaks off or is garbled at { $where }; please load the whole text.
bad-repair = The repair is wrong at { $where }: { $reason }
no-back = It is not possible to step back to entry { $number }: something has been revealed since, or it is another player's.
not-teller = Only the player named as teller may type this outcome.
no-vote = There is nothing to vote on now.
bad-sitters = A table needs one entry per seat: { $wanted }, not { $got }.
chair-taken = { $seat-name }'s chair is taken by { $name }; please choose a free one.
nobody-to-leave = Nobody sits on the chair of { $seat-name }, so nobody can leave it.
vote-under-way = The table still votes on the proposal of { $seat-name }; please vote on that first.
draft-meets-chance = Step { $number } waits for chance; please send the steps before it first and the others after.
draft-meets-secret = After { $number } steps you would see what is hidden now; please send these steps first.

## Rulebooks

unknown-clause = The rulebook has no clause { $got }; near are: { $wanted }.
no-rulebook = The package { $package } has no rulebook.toml.
bad-rulebook = The rulebook is wrong at { $where }: it says { $got-name }, right would be: { $wanted }.
unknown-citation = { $where } cites { $got }, which no rulebook has; ids here begin like { $wanted }.
unreadable-marker = The marker at { $where } must list its clauses as plain texts.

## Why the hall refuses

why-HALL-ASK-01 = The game is over: nobody acts any more.
why-HALL-ASK-02 = { $seat-name } is not asked now; please wait for a question.
why-HALL-ASK-03 = That does not answer the question now asked of { $seat-name }.
why-HALL-ASK-04 = This game knows no such action; please choose one of those offered.
why-HALL-ASK-05 = That cannot come up now; please give an outcome that is still possible.
why-HALL-ASK-06 = Nobody sits at seat { $seat }; only the seats of this match act.
why-HALL-BACK-01 = Stepping back so far is not possible: only over one's own entries, and only while nothing has been revealed since.
why-HALL-TELL-01 = This outcome may be typed only by the teller, and only when an outcome is due.
why-HALL-FIX-01 = { $seat-name } cannot see what stands at { $where } and so may not propose to change it.
why-HALL-FIX-02 = The repair would leave an impossible position: { $reason }
why-HALL-FIX-03 = The repair is not made: everybody at the table must agree to it first.

## The command line

unknown-language = There is no language { $got } here; there are: { $wanted }.
bad-pair = “{ $got }” cannot be read; right would be NAME=VALUE.
bad-whole-number = { $where } needs a whole number, not “{ $got }”.
bad-seat-list = Seats are counted from 0 to { $most } here, each at most once; “{ $got }” does not fit.
too-many-bots = There is room for { $most } bots, not for { $got }.
too-many-names = There are { $got } names for { $most } people.
cannot-read-file = The file { $file } cannot be read: { $reason }.
cannot-write-file = { $file } cannot be written: { $reason }.
folder-not-empty = The folder { $file } is not empty; please name a new one.
bad-rivals = An arena needs at least two different bots, not “{ $got }”.
worker-lost = A process that played for us has died: { $reason }
play-what = Which game? For example: bannerhall play sealed; bannerhall games lists them all.
resume-alone = With --resume the file says what is played: leave out the game, --seats, --option, --number and --seed.
match-is-over = The match in { $file } is over; bannerhall replay shows it.
no-picture = { $game } has no pictures yet.
cli-unexpected = Something went wrong that should not have: { $reason }. Please report it; { $variable }=1 shows where it happened.
cli-game = { $slug }: { $title }, { $low } to { $high } players, { $status }
cli-game-option = — option { $option }: { $values }
cli-game-number = — number { $number }: { $usual }, from { $low } to { $high }
cli-no-games = No published game is here yet; --all shows the hall's test game.
cli-played = { $games } matches played, { $finished } of them to the end, in { $seconds } s.
cli-pace = { $decisions } decisions, { $rate } a second, { $mean } a match.
cli-wins = { $seat-name }: { $wins } wins, { $share } %.
cli-alone = { $lost } lost, { $drawn } drawn.
cli-checksum = Checksum { $checksum } with seed { $seed }.
cli-records-in = The records are in { $file }.
cli-arena-bot = { $bot } wins { $share } % of { $games } matches (95 %: { $low } to { $high } %).
cli-arena-pair = { $bot } against { $against }: { $share } % of { $games } matches (95 %: { $low } to { $high } %).
cli-book = { $slug }: { $clauses } clauses; bannerhall rules { $slug } shows them.
cli-no-clause = No clause has all of these words.
cli-ledger =
    { $tests ->
        [none] { $slug }: { $clauses } clauses, { $code } cited in code; there are no tests here.
       *[other] { $slug }: { $clauses } clauses, { $code } cited in code, { $tests } in tests.
    }
cli-gaps = { $slug }: { $count } missing: { $ids }
cli-doctor-compiled = The engine is compiled.
cli-doctor-plain = The engine is not compiled: everything works, simulations are slow.
cli-doctor-uncompiled = A C compiler is here: in a checkout, python3 hall.py compile makes the engine fast.
cli-doctor-no-compiler = There is no C compiler (cc, gcc or clang); with one, python3 hall.py compile makes the engine fast.
cli-doctor-sqlite = SQLite { $version } can damage a database that two programs write at once; the hall writes with one. Version { $wanted } or newer is better still.
cli-doctor-extra = Not installed: { $missing }. For learning agents: pip install "bannerhall[{ $extra }]"
cli-doctor-missing = { $library } is missing and needed: pip install { $library }
cli-drawn = { $count } pictures are in { $file }.
cli-no-result = The record has no result: the match was not finished, or the record was cut off.
cli-verified = The record holds: { $count } entries lead to its result, and the seed accounts for every roll.
cli-verified-plain = The record holds: { $count } entries lead to its result. It shows no seed, so the dice are not proven.
cli-verified-from =
    { $missing ->
        [0] The record holds: { $count } entries lead to its result. From entry { $number } on the dice are proven; what came before was taken from a file, whose own seed accounts for its rolls.
       *[other] The record holds: { $count } entries lead to its result. From entry { $number } on the dice are proven; what came before was taken from a file, and no seed accounts for this many of its rolls: { $missing }.
    }
cli-bad-seed = The seed shown is not the one committed to at the start: the dice are not proven.
cli-unproven = The seed does not account for { $count } rolls, entries { $numbers }: they were typed or forged.
cli-not-over = The match is not over.

## The terminal

unknown-command = There is no command { $got }; there are: { $wanted }.
unknown-answer = “{ $text }” is no answer here; type a number of the list, or: { $wanted }.
nothing-to-undo = There is no choice of yours to take back.
too-many-profiles = You have { $most } profiles already: forget one first.
too-many-notes = At most { $most } notes are kept with a match.
too-many-photos = At most { $most } photos are kept with a match.
no-photo = This is no photo that can be kept: JPEG, PNG or WebP.
draft-ends = The answers after the { $number }. would come when the question is no longer yours; nothing was done. Please give them later.
number-of-later-list = Only the first answer of a line may be a number of the list: { $number } would count lines that are not shown yet. Nothing was done; please use words.
no-such-line = The list has no line { $number }; it goes from 1 to { $most }.
number-of-what = { $number } of what? Please write the word before it: { $wanted }.
reason-of-what = Why what? For example: why pass
term-welcome = { $title }, { $seats } players.
term-is-you = { $seat-name }: that is you.
term-is-person = { $seat-name }: a person at this screen.
term-is-bot = { $seat-name }: a bot ({ $bot }).
term-how = Answer with a number of the list or with its words; ? shows what else can be typed.
term-thinking = { $seat-name } thinks …
term-did = { $seat-name }: { $action }
term-sits = { $seat-name } is now played by { $sitter }.
term-went-back = The match has gone back; what was answered since does not hold any more.
term-repaired = The position was mended as { $seat-name } proposed.
term-new-rules = From here on version { $version } of the rules holds.
term-new-dice = What was played so far came from a file. From here on there are new dice, which nobody can foresee.
term-yes = yes
term-no = no
term-more = … and { $count } more: options shows them all.
term-beside = You may also, instead of answering:
term-standing = Standing answers can be given at any time: options lists them.
term-range = { $kind } { $low }–{ $high }: type a number
term-close = { $seat-name }: press Enter to clear the screen, then it is { $player-name }'s turn.
term-open = { $seat-name }: press Enter when nobody else can see the screen.
term-clock = There are { $seconds } seconds for it.
term-time-up = Time is up: the clock has answered, and the line came too late.
term-allowed = That is allowed now.
term-only-one = There is only one possible answer.
term-no-map = This game has no map.
term-hint = { $action } — { $visits } of { $total } trials, worth { $worth } %
term-type = Type: { $text }
term-learned = “rules WORDS” opens the rulebook, “hint” asks a bot.
term-vote = { $seat-name } asks to take back the last step. { $player-name }, do you agree (yes or no)?
term-vote-lost = Not everybody agrees: nothing is taken back.
term-no-clause = No clause has all of these words.
term-more-clauses = … and { $count } more: please give more words.
term-rules-how = rules WORDS searches in them, rules ID shows one clause.
term-log-cut = The last { $shown } of { $count } lines; log { $count } shows them all.
term-saved = The match is kept in { $file }.
term-left = The match waits for you.
term-input-ended = The input has ended; the match waits.
term-resume = Go on with: bannerhall play --resume { $file }
term-over = This is how it ended:
term-rank =
    { $points ->
        [one] { $rank }. { $seat-name }: { $points } point
       *[other] { $rank }. { $seat-name }: { $points } points
    }
term-alone =
    { $outcome ->
        [won] { $seat-name } won.
        [drew] { $seat-name } drew.
       *[lost] { $seat-name } lost.
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
term-record = The record can be shown again with: bannerhall replay { $file }
term-help-answer = Answer with a number of the list or with the words in brackets, which may be shortened; several answers with ; between them are taken or refused as one. Or type:
term-help-help = help or ? — this list
term-help-board = board — the table as you see it
term-help-map = map — the whole board with its ways
term-help-options = options — everything you may answer
term-help-why = why ACTION — why it is not allowed, with the rule
term-help-hint = hint — what a bot would do in your place
term-help-undo = undo — take back your last answer; if something was revealed since, all people here must agree
term-help-rules = rules [WORDS or ID] — the rulebook
term-help-log = log [N] — what happened so far
term-help-save = save [FILE] — keep the match in a file (it is kept after every answer anyway)
term-help-quit = quit — leave; the match can be resumed later
no-tutorial = There is no tutorial of { $game } yet.
not-in-lesson = For this lesson please type: { $wanted }

## The hall's database

missing-extra = { $what } needs packages that are not installed here; install them with: pip install 'bannerhall[{ $extra }]'
bad-database = A database cannot be named like this: { $got }; right is one of: { $wanted }.
hall-locked = Another program, probably a running hall, uses the database { $file }; stop it first, or choose another file.
newer-database = The database was written by a newer version of this program (its tables are number { $have }, this program knows them up to number { $wanted }); please use the newer program.
database-unreachable = The database { $where } cannot be used: { $reason }. Is the server running, and are the address, the user and the password right?

## Serving, backup

hall-open = The hall is open on this machine: { $url }
hall-room = For phones and others in this network: { $url }
hall-plain = Over plain http the page cannot be installed or send notices while it is closed, and others in this network could listen in; --https mends that.
hall-authority = Browsers warn about our own certificate until they trust this file: { $file }
hall-stop = Ctrl+C closes the hall; every match is kept.
one-process-only = SQLite serves one process, not { $workers }: leave out --workers, or give a PostgreSQL database with --database.
cannot-listen = Cannot listen at { $where }: { $reason }. Is another hall open there? --port chooses another place.
backup-done = { $count } rows written to { $file }.
restore-done = { $count } rows restored from { $file }.
database-not-empty = The database { $where } is not empty; a backup is restored into an empty one only, so that nothing gets mixed up.
bad-backup = { $file } is no whole backup of a hall: { $reason }. Nothing was restored.
only-after-end = Everything is shown only after the end of the match.

## Play at a hall

bad-hall-url = “{ $got }” is no address of a hall; right would be, for example: http://127.0.0.1:8421
bad-table-id = “{ $got }” is no table; please give its id or its link.
other-hall = “{ $got }” leads to another hall than { $wanted }.
hall-unreachable = Nobody answers at { $url }: { $reason }. Is the hall running there?
not-a-hall = What answers at { $url } is no hall of ours.
hall-went-on = The match went on in the meantime; nothing was done. Please look again.
no-question-now = You are not asked anything now.
not-seated = You only look on here: you have no seat at this table.
server-alone = At a hall the match is kept there and its dice are the hall’s own: leave out --seed, --tutorial, --save and --resume.
server-which = Which hall? Please give --server with its address.
server-me = At a hall you sit on one of the chairs: --human none is not possible.
other-game = The table plays { $got }, not { $wanted }.
hall-sits-person = { $seat-name }: a person.
hall-sits-open = Chair { $seat }: free.
hall-sits-invited = Chair { $seat }: kept for { $name }.
hall-invite-one = { $name } comes with: { $command }
hall-looking-on = You look on; all chairs are taken.
hall-invite = Others come to this table with: { $command }
hall-sealed-dice = The dice are sealed with { $commitment }; after the end the record proves them.
hall-waits-start = The match begins when all chairs are taken and { $host } starts it.
hall-waiting = Waiting for { $who } … (Ctrl+C to type something)
hall-chat = { $name } says: { $text }
hall-lost = The connection is lost; trying again …
hall-vote-repair = { $seat-name } asks to mend the position. { $player-name }, do you agree (yes or no)?
hall-voted = Your proposal is with the others now.
hall-say-what = Say what? For example: chat Good luck!
hall-left = The match waits for you in the hall.
hall-gone = The hall is gone; the match is kept there.
hall-again = Go on with: { $command }
hall-help-chat = chat TEXT — say something to the table
hall-help-undo = undo — take back your last answer; if something was revealed since, the people at the table must agree
hall-help-quit = quit — leave; the match waits and can be taken up again

## Accounts and the host's desk

not-found =
    { $what ->
        [table] There is no such table here, or it is not open to you.
        [chair] This table has no such chair.
        [game] There is no such game here.
        [account] There is no such account here.
        [lesson] This game has no lesson.
        [drawing] This game has no drawing.
        [report] There is no such report.
       *[other] There is no such thing here: { $what }.
    }
sign-in-first = Please come in first, as a guest or with your account.
not-yours = That is not yours to do.
not-your-seat = { $seat-name } is not your seat.
hall-busy = The hall is very busy just now; please try again in a moment.
hall-cannot-store = The hall cannot store anything just now; nothing was done. Please try again in a moment.
hall-crashed = Something went wrong in the hall that should not have; it was noted in its log.
not-started = The match has not begun yet.
already-started = The match has already begun.
already-seated = You already sit at this table.
no-such-chair = There is no chair { $seat } here; they are counted from 1 to { $most }.
no-open-chair = There is no such free chair any more.
chair-kept = Chair { $seat } is kept for { $name }; only the invitation lets somebody sit there.
chair-awaits = Chair { $seat } is kept for { $name }, who has not come yet; free it or put a bot there to begin without them.
dead-invitation = This invitation is not good any more: it was withdrawn, or it is not whole. Please ask for a new one.
invite-whom = A chair is kept for somebody: please give the name.
only-host = Only whoever made the table may do that.
chairs-open =
    { $count ->
        [one] { $count } chair is still free; somebody, or a bot, must sit down first.
       *[other] { $count } chairs are still free; somebody, or bots, must sit down first.
    }
not-over = That is possible only after the end of the match.
nobody-at-table = A private table needs at least one person on a chair.
nobody-to-return = { $seat-name } has not left, so nobody can come back.
muted = The host of the hall has muted you: you can play, but not chat.
banned = The host of the hall has put this account out.
bad-body = The request is not as it should be: { $reason }
no-json = The request cannot be read: { $reason }
bad-query = “{ $name }” cannot be { $got-name }; right would be: { $wanted-name }.
too-large = That is too large: at most { $most } bytes are taken.
too-often =
    { $seconds ->
        [one] That was too often; please wait { $seconds } second.
       *[other] That was too often; please wait { $seconds } seconds.
    }
foreign-origin = This request comes from a page of another site and was not obeyed.
live-only = That is possible only over a live connection.
behind-curtain = First { $seat-name } must take the device and open the curtain.
bad-setting = { $name } cannot be { $got-name }; right would be: { $wanted-name }.
guest-name = Guest
bad-address = This is no address that a mail could be sent to.
registration-closed = The host of this hall takes no new accounts at the moment.
guests-closed = The host of this hall lets no new guests in at the moment.
already-member = You have an account already; sign out first to make another one.
no-address-yet = You have no address yet that could be changed; register with one.
same-address = This is your address already.
nothing-to-confirm = There is no address of yours to confirm.
dead-link = This link is not good any more: it was used, is too old, or is not whole. Please ask for a new one.
wrong-credentials = Address or password is wrong, or the address has not been confirmed yet.
wrong-password = The password is wrong.
too-many-settings = An account keeps at most { $most } settings.
host-only = Only the host of the hall may do that, with the token from the file host.token.

mail-hello = Hello { $name },
mail-confirm-subject = Confirm your address for the hall
mail-confirm-body = somebody, hopefully you, has registered at the hall with this address. Open this link to confirm it; it is good for 30 days:
mail-confirm-end = If it was not you, do nothing: without the link nothing happens.
mail-known-subject = You already have an account at the hall
mail-known-body = somebody, perhaps you, wanted to register at the hall with this address. It already has an account; sign in here, where you can also set a new password:
mail-known-end = If it was not you, do nothing: your account is as it was.
mail-change-subject = Confirm your new address for the hall
mail-change-body = somebody, hopefully you, wants to use this address for your account at the hall. Open this link to confirm it; it is good for one day:
mail-change-end = If it was not you, do nothing: without the link nothing happens.
mail-moved-subject = Your account at the hall has a new address
mail-moved-body = your account at the hall now has the address { $new }. This one is not used any more; sign in with the new one here:
mail-moved-end = If it was not you, somebody knows your password and can read mail at the new address: please tell whoever runs the hall.
mail-reset-subject = A new password for the hall
mail-reset-body = somebody, hopefully you, has forgotten the password of your account at the hall. Set a new one with this link; it is good for one hour and one use:
mail-reset-end = If it was not you, do nothing: your password stays as it is.
mail-turn-subject = { $game }: it is your turn
mail-turn-body = a match of { $game } waits for you:
mail-turn-end = There is no further mail about it until you have moved. In your account you can switch these mails off.

host-refused = The hall refuses: { $reason }
hall-not-running = No hall is running at { $url }; bannerhall serve starts one, and --url names another place.
no-host-token = The host's token cannot be read from { $file }; --home names the folder of the hall, which makes the file when it starts.
host-process = Process { $process }: { $matches } matches in memory, { $connections } connections, running for { $minutes } minutes.
host-accounts = Accounts: { $members } members, { $guests } guests.
host-tables = Tables: { $open } open, { $playing } being played, { $over } over.
host-mails = Mails waiting to be sent: { $count }.
host-registration-open = Registration is open.
host-registration-closed = Registration is closed.
host-guests-open = Guests may come in.
host-guests-closed = New guests may not come in.
host-nobody = Nobody is called “{ $text }” or has such an address or id.
host-guest = guest
host-member = member
host-is-muted = muted
host-is-banned = banned
host-account =
    { $marks ->
        [none] { $id }: { $name } ({ $kind }), { $email ->
            [none] no address
           *[other] { $email }
        }
       *[other] { $id }: { $name } ({ $kind }), { $email ->
            [none] no address
           *[other] { $email }
        }; { $marks }
    }
host-removed = The table { $table } has been removed.
host-link = { $at }, for { $address }, “{ $subject }”: { $link }
host-no-links = There are no links to hand on.
host-report = { $at }, { $id }, { $page }: { $text }
host-no-reports = Nobody has reported anything.

## The front door

front-open = The hall is open.
front-how = The pages for the browser are being built. Until they are here, play from a terminal:
