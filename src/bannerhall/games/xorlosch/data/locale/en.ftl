# Dragon Hunters of Xorlosch.

## Names

xorlosch-name-dwarf = { xorlosch-name-argument }
xorlosch-name-card = { xorlosch-name-argument }
xorlosch-name-colour = { xorlosch-name-argument }
xorlosch-name-item = { xorlosch-name-argument }
xorlosch-name-space = { xorlosch-name-argument }
xorlosch-name-argument =
    { $of ->
        [warrior] warrior
        [mechanicus] mechanicus
        [boots] boots of movement
        [potion] potion of experience
        [trap] dragon trap
        [green] green
        [blue] blue
        [red] red
        [w1] warrior 1
        [w2] warrior 2
        [w3] warrior 3
        [m1] mechanicus 1
        [m2] mechanicus 2
        [m3] mechanicus 3
        [start] the start space
        [t01] space 1
        [t02] space 2
        [t03] space 3
        [t04] space 4
        [t05] space 5
        [t06] space 6
        [t07] space 7
        [t08] space 8
        [t09] space 9
        [t10] space 10
        [t11] space 11
        [t12] space 12
        [t13] space 13
        [t14] space 14
        [t15] space 15
        [t16] space 16
        [t17] space 17
        [t18] space 18
        [t19] space 19
        [t20] space 20
        [t21] space 21
        [t22] space 22
        [t23] space 23
        [t24] space 24
        [boots1] space 1 (boots of movement)
        [boots2] space 2 (boots of movement)
        [potion1] space 1 (potion of experience)
        [potion2] space 2 (potion of experience)
        [trap1] space 1 (dragon trap)
        [trap2] space 2 (dragon trap)
        [c1] corridor 1
        [c2] corridor 2
        [c3] corridor 3
        [c4] corridor 4
        [G01] green 1
        [G02] green 2
        [G03] green 3
        [G04] green 4
        [G05] green 5
        [G06] green 6
        [G07] green 7
        [G08] green 8
        [G09] green 9
        [G10] green 10
        [G11] green 11
        [G12] green 12
        [B07] blue 7
        [B08] blue 8
        [B09] blue 9
        [B10] blue 10
        [B11] blue 11
        [B12] blue 12
        [B13] blue 13
        [B14] blue 14
        [B15] blue 15
        [B16] blue 16
        [B17] blue 17
        [B18] blue 18
        [R13] red 13
        [R14] red 14
        [R15] red 15
        [R16] red 16
        [R17] red 17
        [R18] red 18
        [R19] red 19
        [R20] red 20
        [R21] red 21
        [R22] red 22
        [R23] red 23
        [R24] red 24
       *[other] { $of }
    }
xorlosch-name-first = { xorlosch-name-argument }
xorlosch-name-second = { xorlosch-name-argument }

## Questions

xorlosch-ask-first = Who begins?
xorlosch-ask-draw = Which card of the { $colour-name } pile is turned up?
xorlosch-ask-place = Place your first group in the start space: spread your points of experience over warriors and mechanici; points left: { $saved }. Say when you are ready.
xorlosch-ask-main = Your turn: movement points { $points }, saved points { $saved }. Move, change your group, raise levels, take or use items, complete quests, or end your turn.
xorlosch-ask-window = { $player-name } is at turn: do you use a potion or a trap now, or pass?
xorlosch-ask-choice = Other players are equally strong at the task { $card-name }: whom do you choose?
xorlosch-ask-negotiation = You propose the { $colour-name } quest: ask for the next task, give up a right of yours, appeal, or drop it.
xorlosch-ask-answer = { $player-name } proposes the { $colour-name } quest. The task { $card-name } is yours: do you consent, waive or veto?
xorlosch-ask-appeal = { $player-name } asks again about the { $colour-name } quest: do you change your answer for the task { $card-name }?
xorlosch-ask-vote = It is proposed to stop the game and score it: do you agree?

## Actions

xorlosch-action-draw = Turn up { $argument-name }
xorlosch-action-first = Player { $argument } begins
xorlosch-action-place = Place a { $first-name } at level { $second-name }
xorlosch-action-ready = My group is ready
xorlosch-action-remove = Take { $argument-name } off
xorlosch-action-introduce = Bring in: { $argument-name }
xorlosch-action-raise = Raise { $argument-name } by a level
xorlosch-action-move = Move { $first-name } to { $second-name }
xorlosch-action-take = Take: { $argument-name }
xorlosch-action-boots = Boots for { $argument-name }
xorlosch-action-potion = Potion for { $argument-name }
xorlosch-action-trap = Set a trap with { $first-name } at the task { $second-name }
xorlosch-action-declare = Complete the quest by majority: { $argument-name }
xorlosch-action-propose = Propose the quest: { $argument-name }
xorlosch-action-end = End the turn
xorlosch-action-pass = Pass
xorlosch-action-choose = Choose player { $argument }
xorlosch-action-ask = Ask for the task { $argument-name }
xorlosch-action-yield = Waive my right to { $argument-name }
xorlosch-action-consent = Consent
xorlosch-action-waive = Waive
xorlosch-action-veto = Veto
xorlosch-action-stand = Leave my answer as it is
xorlosch-action-appeal = Appeal to all who have answered
xorlosch-action-drop = Drop the proposal
xorlosch-action-stop = Propose to stop the game
xorlosch-action-agree = Agree
xorlosch-action-refuse = Play on

## What an option costs

xorlosch-remark-move = costs { $points } points, respect included

## What happened

xorlosch-event-began = { $seat-name } begins.
xorlosch-event-turned_up = Turned up: { $card-name }.
xorlosch-event-placed = { $seat-name } places { $dwarf-name } at level { $level }.
xorlosch-event-turn = Round { $round }: { $seat-name }.
xorlosch-event-removed = { $seat-name } takes { $dwarf-name } off the board.
xorlosch-event-introduced = { $seat-name } brings in { $dwarf-name }.
xorlosch-event-raised = { $seat-name } raises { $dwarf-name } to level { $level }.
xorlosch-event-moved = { $seat-name } moves { $dwarf-name } to { $space-name } (points: { $points }).
xorlosch-event-took = { $seat-name } takes: { $item-name }.
xorlosch-event-wore = { $seat-name } gives the boots of movement to { $dwarf-name }.
xorlosch-event-drank = { $seat-name } gives the potion of experience to { $dwarf-name }.
xorlosch-event-trapped = { $seat-name } sets a dragon trap with { $dwarf-name } for the task { $card-name }.
xorlosch-event-declared = { $seat-name } declares the { $colour-name } quest.
xorlosch-event-failed = The majority of { $seat-name } for the { $colour-name } quest is lost; the quest stays.
xorlosch-event-proposed = { $seat-name } proposes the { $colour-name } quest.
xorlosch-event-asked = { $seat-name } is asked for the task { $card-name }.
xorlosch-event-consented = { $seat-name } consents to the task { $card-name }.
xorlosch-event-waived = { $seat-name } waives the task { $card-name }.
xorlosch-event-vetoed = { $seat-name } vetoes the task { $card-name }.
xorlosch-event-void = The answer for the task { $card-name } is void: somebody else is strongest there now.
xorlosch-event-appealed = { $seat-name } appeals (appeal { $number }).
xorlosch-event-dropped = { $seat-name } drops the proposal of the { $colour-name } quest.
xorlosch-event-completed =
    { $by ->
        [diplomacy] { $seat-name } completes the { $colour-name } quest by diplomacy.
       *[other] { $seat-name } completes the { $colour-name } quest by majority.
    }
xorlosch-event-won = { $seat-name } gets the card { $card-name }.
xorlosch-event-laid = The next { $colour-name } quest is laid on the board.
xorlosch-event-stop_proposed = { $seat-name } proposes to stop the game.
xorlosch-event-agreed = { $seat-name } agrees to stop.
xorlosch-event-refused = { $seat-name } wants to play on.
xorlosch-event-ended =
    { $how ->
        [dragon_quests] The three dragon quests are completed: the game is over.
        [stalled] No quest for too long: the game is over.
        [agreed] All agree to stop: the game is over.
       *[other] All quests are completed: the game is over.
    }

## Why not

why-XOR-START-01 = A group begins with { $experience } points of experience; { $saved } are left.
why-XOR-START-06 = Place at least one dwarf first.
why-XOR-START-08 = In your own first turn you cannot complete a quest.
why-XOR-COMP-10 = All three dice of this type are on the board.
why-XOR-COMP-11 = { $dwarf-name } has level 6, the highest there is.
why-XOR-MOVE-01 = There is no movement point left for { $dwarf-name }.
why-XOR-MOVE-04 = { $dwarf-name } is not on the board.
why-XOR-MOVE-05 = No passage leads from { $dwarf-name } to { $space-name }.
why-XOR-MOVE-06 = An obstacle blocks the way of { $dwarf-name } to { $space-name }; only boots of movement help.
why-XOR-RESP-06 = { $dwarf-name } owes respect here: leaving costs 2 points, and fewer are left.
why-XOR-GROUP-03 = { $dwarf-name } is not in the start space; only there dwarves are taken off.
why-XOR-GROUP-12 = { $dwarf-name } was brought in during this turn and stays.
why-XOR-GROUP-06 = A new dwarf needs a saved point, and you have { $saved }.
why-XOR-GROUP-07 = Levels may not exceed your total experience; saved points: { $saved }.
why-XOR-GROUP-10 = The size of the group changes only before the first step of the turn.
why-XOR-GROUP-11 = You need at least one dwarf on the board.
why-XOR-TASK-10 = Choose one of the players who are equally strong.
why-XOR-MAJ-03 = A task of the { $colour-name } quest has no dwarf able to do it.
why-XOR-MAJ-05 = You may not do more than half of the tasks of the { $colour-name } quest.
why-XOR-MAJ-06 = A green quest needs both tasks.
why-XOR-DIPL-01 = A task of the { $colour-name } quest has no dwarf able to do it, so it cannot be proposed.
why-XOR-DIPL-03 = You have a majority for the { $colour-name } quest: declare it.
why-XOR-DIPL-05 = This is no task of the quest you propose.
why-XOR-DIPL-06 = This task is your own; nobody needs to be asked.
why-XOR-DIPL-12 = Nobody else able to do the task is left, so the right cannot be waived.
why-XOR-DIPL-13 = You can waive only a right of your own in this quest.
why-XOR-DIPL-14 = You have consented already; leave it or waive.
why-XOR-DIPL-17 = An answer cannot become a veto any more.
why-XOR-DIPL-21 = Appeals are made when all have answered and a veto stands, twice at most.
why-XOR-DIPL-24 = The { $colour-name } quest was proposed already; first move a dwarf, raise a level or use an item.
why-XOR-EXP-04 = { $dwarf-name } is not on the board and cannot be raised.
why-XOR-NEWQ-03 = There is no { $colour-name } quest left.
why-XOR-ITEM-01 = { $item-name }: gained by having a dwarf in each of the two spaces of the item.
why-XOR-ITEM-04 = { $item-name }: no token without a cross lies on the board.
why-XOR-ITEM-05 = { $item-name }: the token still shows its cross; it is ready in your next turn.
why-XOR-ITEM-06 = { $item-name }: you hold one already.
why-XOR-ITEM-12 = { $dwarf-name } is not on the board; items are for dwarves on the board.
why-XOR-BOOT-01 = Boots are used in your own turn only.
why-XOR-TRAP-05 = The task { $card-name } does not lie where { $dwarf-name } stands.
why-XOR-WIND-04 = The quest has been judged; its cards are being handed out.
why-XOR-STALL-01 = To stop is proposed by vote only, after enough rounds without a quest, once a turn and between other decisions.

## Words on the board

xorlosch-board-with-level = { $what }, level { $level }
xorlosch-board-ruins = ruins
xorlosch-board-dungeon = dungeon
xorlosch-board-turn = turn
xorlosch-board-movement = movement points
xorlosch-board-cards = cards
xorlosch-board-saved = saved points
xorlosch-board-items = items
xorlosch-board-next = next
xorlosch-board-pile = pile
xorlosch-board-ways = ways:
xorlosch-board-green = green
xorlosch-board-blue = blue
xorlosch-board-red = red
xorlosch-board-axe = axe
xorlosch-board-pincers = pincers
xorlosch-board-boots = boots
xorlosch-board-potion = potion
xorlosch-board-trap = trap
xorlosch-board-debris = debris
xorlosch-board-ladder = ladder
xorlosch-board-crevasse = crevasse

## The board in the browser

xorlosch-board-quests = quests
xorlosch-board-experience = experience
xorlosch-board-dwarf = { $what } of { $who }, level { $level }
xorlosch-board-own-dwarf = your { $what }, level { $level }
xorlosch-board-task = task { $what }, { $symbol }
xorlosch-board-tokens = { $what }: { $clean } to take, { $crossed } crossed
xorlosch-board-blocked = Blocked by { $what }: only with boots of movement
xorlosch-board-unfold = Spread out the { $count } dwarves here
xorlosch-board-left = Points of experience left: { $count }
xorlosch-board-none-left = none left
xorlosch-board-quest =
    { $of ->
        [green] Green quest
        [blue] Blue quest
        [red] Red quest
       *[other] Quest
    }
xorlosch-board-held =
    { $state ->
        [crossed] { $what }: crossed, ready in the next turn
       *[other] { $what }: ready
    }
xorlosch-board-talks =
    { $of ->
        [green] { $who } proposes the green quest
        [blue] { $who } proposes the blue quest
        [red] { $who } proposes the red quest
       *[other] { $who } proposes a quest
    }
xorlosch-board-head-task = Task
xorlosch-board-head-right = Whose right
xorlosch-board-head-answer = Answer
xorlosch-board-reply =
    { $of ->
        [consent] consents
        [veto] veto
        [own] does it
        [unasked] not asked
       *[other] is asked
    }
xorlosch-board-waived = waived by { $who }
xorlosch-board-do-raise = Raise
xorlosch-board-do-introduce = Bring in
xorlosch-board-do-remove = Take off
xorlosch-board-do-boots = Boots for
xorlosch-board-do-potion = Potion for
xorlosch-board-do-trap = Trap by

## The lesson

xorlosch-learn-1 = Lesson, step 1: your warrior in corridor 3 is one step from space 6, where the green task wants an axe.
xorlosch-learn-2 = Step 2: your dwarves now stand at both green tasks, each with the right tool, and nobody there is stronger.
xorlosch-learn-3 = Step 3: every card won is a point of experience. Give it to a dwarf, for strength decides who may do a task.
xorlosch-learn-4 = Step 4: all your dwarves share the movement points, 8 less one for each dwarf. Send the mechanicus towards the red task in space 15.
xorlosch-learn-5 = Step 5: leaving a space with a stronger dwarf costs one point more, and blocked ways need boots. Nothing more to do here.
xorlosch-learn-end = That was the lesson. Play on as you like.

## Before the match

xorlosch-blurb = Lead your dwarves through ruins and dungeon, do the tasks of thirteen quests by strength or by clever talk, and become the greatest dragon hunters of Xorlosch.
xorlosch-option-board = Side of the board
xorlosch-option-board-ruins = Ruins, where debris and ladders block the way
xorlosch-option-board-dungeon = Dungeon, where debris and crevasses block the way
xorlosch-option-short_game = Short game
xorlosch-option-short_game-false = No: the game ends when all 13 quests have been completed
xorlosch-option-short_game-true = Yes: the game ends as soon as the three dragon quests, the red ones, have been completed
xorlosch-option-all_items_5_6 = All nine magic items with 5 or 6 players
xorlosch-option-all_items_5_6-false = No: 2 dragon traps are in play
xorlosch-option-all_items_5_6-true = Yes: 3 dragon traps are in play
xorlosch-option-first_player = First player
xorlosch-option-first_player-seat1 = Seat 1 begins
xorlosch-option-first_player-chance = Chance decides
xorlosch-option-stall_guard = When no quest is completed for a long time
xorlosch-option-stall_guard-automatic = The game stops by itself and is scored
xorlosch-option-stall_guard-vote = Players may propose to stop; if all agree, the game is scored
xorlosch-option-stall_guard-off = Play goes on
xorlosch-number-movement = Movement points per turn, less one for each own dwarf on the board
xorlosch-number-experience = Total experience of a group at the beginning
xorlosch-number-boots_points = Additional movement points from boots
xorlosch-number-appeals = Appeals in one negotiation
xorlosch-number-stall_vote = Rounds without a quest until a stop may be proposed
xorlosch-number-stall_stop = Rounds without a quest until the game stops by itself
xorlosch-preset-short = Short game
xorlosch-preset-short-about = The ruins, until the three red dragon quests have been completed: a good first match.
xorlosch-preset-full = Full game
xorlosch-preset-full-about = The ruins and all 13 quests.
xorlosch-preset-deep = Into the dungeon
xorlosch-preset-deep-about = The other side of the board, with its crevasses, and all 13 quests.
xorlosch-preset-crowd = Full house
xorlosch-preset-crowd-about = For 5 or 6 players: all 13 quests, and all nine magic items are in play.

## Glossary

xorlosch-term-dwarf = Dwarf
xorlosch-term-dwarf-about = One die is one dwarf; the number on it is the level. Dice are never rolled.
xorlosch-term-warrior = Warrior
xorlosch-term-warrior-about = A dwarf with an axe; does the tasks that show an axe.
xorlosch-term-mechanicus = Mechanicus
xorlosch-term-mechanicus-about = A dwarf with pincers; does the tasks that show pincers.
xorlosch-term-level = Level
xorlosch-term-level-about = How strong a dwarf is, from 1 to 6; your own dwarves of the right type in one space add their levels.
xorlosch-term-experience = Experience
xorlosch-term-experience-about = Five points at the beginning and one for every card won; spend them on levels and new dwarves, or save them.
xorlosch-term-quest = Quest
xorlosch-term-quest-about = Tasks of one colour that are completed together: 2 green, 3 blue or 4 red ones.
xorlosch-term-task = Task
xorlosch-term-task-about = A card on a space; it is done there by the strongest dwarf of the type it shows.
xorlosch-term-majority = Majority
xorlosch-term-majority-about = Whoever can do more than half of a quest's tasks may complete it, and nobody can refuse; a green quest needs both.
xorlosch-term-diplomacy = Diplomacy
xorlosch-term-diplomacy-about = Without a majority the active player may propose a quest; everybody with a right to one of its tasks is asked.
xorlosch-term-consent = Consent
xorlosch-term-consent-about = The answer that you do your task in the proposed quest; it can still become a waiver, never a veto.
xorlosch-term-waive = Waive
xorlosch-term-waive-about = To give up your right to a task, so that it passes to the next strongest player; this is final.
xorlosch-term-veto = Veto
xorlosch-term-veto-about = A refusal: as long as it stands, the proposed quest cannot be completed.
xorlosch-term-appeal = Appeal
xorlosch-term-appeal-about = When all have answered and a veto stands, the proposer may ask everybody again, twice at most.
xorlosch-term-movement = Movement points
xorlosch-term-movement-about = Eight per turn, less one for each of your dwarves on the board; the whole group shares them, and what is left is lost.
xorlosch-term-respect = Respect
xorlosch-term-respect-about = A dwarf that enters a space with a stronger dwarf of another player pays one point more if it leaves again in the same turn.
xorlosch-term-obstacle = Obstacle
xorlosch-term-obstacle-about = Debris, a ladder or a crevasse: nobody gets through without boots.
xorlosch-term-boots = Boots of movement
xorlosch-term-boots-about = In your own turn: one of your dwarves gets two more points and passes obstacles.
xorlosch-term-potion = Potion of experience
xorlosch-term-potion-about = At any time: until the end of the turn one of your dwarves counts as more experienced than any other.
xorlosch-term-trap = Dragon trap
xorlosch-term-trap-about = At any time: one of your dwarves may do one task in its space, whatever its level and type.

## Player aid

xorlosch-aid-1-title = Aim
xorlosch-aid-1 = The player with the most task cards wins. The game ends when all 13 quests have been completed, the short game with the third red quest. On a tie the most experienced dwarf on the board decides, then the second, and so on.
xorlosch-aid-2-title = Your turn
xorlosch-aid-2 = In any order: move, raise levels, take and use items, complete quests. Take dwarves off or bring them in only before your first step. Crossed items become ready when your turn begins. In your very first turn you cannot complete a quest.
xorlosch-aid-3-title = Movement
xorlosch-aid-3 = You have 8 points less one for each of your dwarves on the board. A step through a free passage costs 1 point. Any number of dwarves may share a space. Points that are left are lost.
xorlosch-aid-4-title = Respect
xorlosch-aid-4 = If a dwarf enters a space with a stronger dwarf of another player, its next step in this turn costs 2 points. Staying costs nothing, and leaving the space where it began its turn costs no more than usual.
xorlosch-aid-5-title = Tasks and majority
xorlosch-aid-5 = A task is done by the player whose dwarves of the right type have the highest levels in its space; if you are equal in your own turn, it is yours. Every task of the quest needs an able dwarf. If more than half of the tasks are yours, you may complete the quest; a green one needs both.
xorlosch-aid-6-title = Diplomacy
xorlosch-aid-6 = Without a majority, propose the quest and ask for the tasks one by one. Whoever is asked consents, waives or vetoes. If every task has somebody who consents, all get their cards. While a veto stands you may appeal twice. All talk is open, and promises bind nobody.
xorlosch-aid-7-title = Growing
xorlosch-aid-7 = Every card is a point of experience. In your own turn a point raises a dwarf by one level, up to 6, or brings in a new one at level 1. Dwarves come and go in the start space only; the points of one taken off are saved.
xorlosch-aid-8-title = Magic items
xorlosch-aid-8 = With a dwarf in each of the two spaces of an item you may take it; it is ready in your next turn. You may hold one of each kind. Boots: 2 points and obstacles do not count, in your own turn. Potion and trap: at any time. Effects last until the end of the turn.

## Why a bot would do it

xorlosch-reason-cards = It wins you task cards.
xorlosch-reason-deal = It brings a proposed quest nearer in which you do a task.
xorlosch-reason-strength = It makes your group stronger.
xorlosch-reason-items = It leaves you with more magic items.
xorlosch-reason-others = It leaves the others with less.
xorlosch-reason-green = It brings you nearer to the green quest.
xorlosch-reason-blue = It brings you nearer to the blue quest.
xorlosch-reason-red = It brings you nearer to the red quest.
xorlosch-reason-choice = It keeps more quests within your reach.
