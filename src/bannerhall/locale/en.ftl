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
