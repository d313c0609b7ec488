# LEADERS.

## Names

leaders-colour-blue = blue
leaders-colour-green = green
leaders-colour-red = red
leaders-colour-yellow = yellow
leaders-colour-orange = orange
leaders-colour-purple = purple
leaders-bloc-capitalist = capitalist
leaders-bloc-neutral = neutral
leaders-bloc-communist = communist
leaders-field-military = military
leaders-field-technology = technology
leaders-field-economy = economy
leaders-category-military = military missions
leaders-category-strategic = strategic missions
leaders-category-special = special missions
leaders-badge-1 = Corporal
leaders-badge-2 = Sergeant
leaders-badge-3 = Captain
leaders-badge-4 = Major
leaders-badge-5 = Colonel
leaders-badge-6 = General
leaders-badge-7 = LEADERS
leaders-item-infantry = infantry
leaders-item-tank = tank
leaders-item-plane = plane
leaders-item-diplomat = diplomat
leaders-item-spy = spy
leaders-item-military = military research
leaders-item-technology = technology research
leaders-item-economy = economy research
leaders-item-boycott = boycott
leaders-item-espionage = espionage
leaders-item-sabotage = sabotage
leaders-item-offer = offer of an alliance
leaders-item-dissolve = end of an alliance
leaders-item-tribute = tribute
leaders-phase-0 = Production points
leaders-phase-1 = Withdraw units
leaders-phase-2 = National events
leaders-phase-3 = Command and fight
leaders-phase-4 = Headquarters

leaders-name-colour = a colour
leaders-name-bloc = a bloc
leaders-name-nation = a nation
leaders-name-field = a field
leaders-name-mission = a mission
leaders-name-badge = a badge
leaders-name-news = { leaders-thing }
leaders-name-receiver = { name-seat }
leaders-name-argument =
    { $name ->
        [none] { leaders-thing }
       *[other] { $name }
    }
leaders-thing =
    { $of ->
        [blue] { leaders-colour-blue }
        [green] { leaders-colour-green }
        [red] { leaders-colour-red }
        [yellow] { leaders-colour-yellow }
        [orange] { leaders-colour-orange }
        [purple] { leaders-colour-purple }
        [capitalist] { leaders-bloc-capitalist }
        [neutral] { leaders-bloc-neutral }
        [communist] { leaders-bloc-communist }
        [usa] { leaders-nation-usa }
        [uk] { leaders-nation-uk }
        [france] { leaders-nation-france }
        [germany] { leaders-nation-germany }
        [ussr] { leaders-nation-ussr }
        [china] { leaders-nation-china }
        [cuba] { leaders-nation-cuba }
        [india] { leaders-nation-india }
        [japan] { leaders-nation-japan }
        [egypt] { leaders-nation-egypt }
        [yugoslavia] { leaders-nation-yugoslavia }
        [infantry] { leaders-item-infantry }
        [tank] { leaders-item-tank }
        [plane] { leaders-item-plane }
        [diplomat] { leaders-item-diplomat }
        [spy] { leaders-item-spy }
        [military] { leaders-item-military }
        [technology] { leaders-item-technology }
        [economy] { leaders-item-economy }
        [boycott] { leaders-item-boycott }
        [espionage] { leaders-item-espionage }
        [sabotage] { leaders-item-sabotage }
        [offer] { leaders-item-offer }
        [dissolve] { leaders-item-dissolve }
        [troops-1] { leaders-mission-troops-1 }
        [troops-2] { leaders-mission-troops-2 }
        [defence] { leaders-mission-defence }
        [expansion] { leaders-mission-expansion }
        [foresight] { leaders-mission-foresight }
        [cunning] { leaders-mission-cunning }
        [top-secret] { leaders-mission-top-secret }
        [boom] { leaders-world-boom }
        [recession] { leaders-world-recession }
        [volunteers] { leaders-world-volunteers }
        [strike] { leaders-world-strike }
        [brain_gain] { leaders-world-brain_gain }
        [summit] { leaders-world-summit }
        [scandal] { leaders-world-scandal }
        [amnesty] { leaders-world-amnesty }
        [hidden] something
       *[other] { leaders-spot }
    }
leaders-name-item = { leaders-name-argument }
leaders-spot =
    { $of ->
        [p1] player 1
        [p2] player 2
        [p3] player 3
        [p4] player 4
        [p5] player 5
        [p6] player 6
        [1] player 1
        [2] player 2
        [3] player 3
        [4] player 4
        [5] player 5
        [6] player 6
        [alaska] { leaders-place-alaska }
        [western_canada] { leaders-place-western_canada }
        [ontario] { leaders-place-ontario }
        [quebec] { leaders-place-quebec }
        [west_coast] { leaders-place-west_coast }
        [midwest] { leaders-place-midwest }
        [east_coast] { leaders-place-east_coast }
        [gulf_states] { leaders-place-gulf_states }
        [mexico] { leaders-place-mexico }
        [cuba] { leaders-place-cuba }
        [central_america] { leaders-place-central_america }
        [venezuela] { leaders-place-venezuela }
        [andean_countries] { leaders-place-andean_countries }
        [brazil] { leaders-place-brazil }
        [southern_cone] { leaders-place-southern_cone }
        [united_kingdom] { leaders-place-united_kingdom }
        [scandinavia] { leaders-place-scandinavia }
        [france] { leaders-place-france }
        [iberia] { leaders-place-iberia }
        [germany] { leaders-place-germany }
        [italy] { leaders-place-italy }
        [balkans] { leaders-place-balkans }
        [eastern_europe] { leaders-place-eastern_europe }
        [western_russia] { leaders-place-western_russia }
        [maghreb] { leaders-place-maghreb }
        [egypt] { leaders-place-egypt }
        [west_africa] { leaders-place-west_africa }
        [central_africa] { leaders-place-central_africa }
        [horn_of_africa] { leaders-place-horn_of_africa }
        [southern_africa] { leaders-place-southern_africa }
        [madagascar] { leaders-place-madagascar }
        [near_east] { leaders-place-near_east }
        [arabia] { leaders-place-arabia }
        [persia] { leaders-place-persia }
        [central_asia] { leaders-place-central_asia }
        [india] { leaders-place-india }
        [siberia] { leaders-place-siberia }
        [far_east] { leaders-place-far_east }
        [mongolia] { leaders-place-mongolia }
        [manchuria] { leaders-place-manchuria }
        [china] { leaders-place-china }
        [japan] { leaders-place-japan }
        [indochina] { leaders-place-indochina }
        [indonesia] { leaders-place-indonesia }
        [new_guinea] { leaders-place-new_guinea }
        [queensland] { leaders-place-queensland }
        [western_australia] { leaders-place-western_australia }
        [new_zealand] { leaders-place-new_zealand }
        [north_atlantic] { leaders-place-north_atlantic }
        [norwegian_sea] { leaders-place-norwegian_sea }
        [south_atlantic] { leaders-place-south_atlantic }
        [mediterranean] { leaders-place-mediterranean }
        [indian_ocean] { leaders-place-indian_ocean }
        [south_china_sea] { leaders-place-south_china_sea }
        [north_pacific] { leaders-place-north_pacific }
        [south_pacific] { leaders-place-south_pacific }
        [hidden] something
       *[other] { $of }
    }
leaders-name-first =
    { $name ->
        [none] { leaders-spot }
       *[other] { $name }
    }
leaders-name-second =
    { $name ->
        [none] { leaders-spot }
       *[other] { $name }
    }
leaders-name-place = a place
leaders-name-region =
    { $of ->
        [none] { leaders-name-place }
        [hidden] { leaders-name-place }
       *[other] { leaders-spot }
    }
leaders-name-source =
    { $of ->
        [none] { leaders-name-place }
        [hidden] { leaders-name-place }
       *[other] { leaders-spot }
    }
leaders-name-continent = a continent
leaders-name-owner = { name-seat }
leaders-name-loser = { name-seat }
leaders-name-unit =
    { $of ->
        [none] a unit
        [hidden] a unit
       *[other] { leaders-thing }
    }
leaders-one =
    { $first ->
        [infantry] an infantry
        [tank] a tank
        [plane] a plane
       *[other] a unit
    }
leaders-one-lost =
    { $unit ->
        [infantry] an infantry
        [tank] a tank
        [plane] a plane
       *[other] a unit
    }
leaders-name-die =
    { $of ->
        [infantry-miss] white, miss
        [infantry-hit] white, hit
        [infantry-double] white, double hit
        [tank-miss] grey, miss
        [tank-hit] grey, hit
        [tank-double] grey, double hit
        [plane-miss] black, miss
        [plane-hit] black, hit
        [plane-double] black, double hit
       *[other] –
    }
leaders-name-die1 = { leaders-name-die }
leaders-name-die2 =
    { $of ->
        [none] { "" }
       *[other] ; 2: { leaders-name-die }
    }
leaders-name-die3 =
    { $of ->
        [none] { "" }
       *[other] ; 3: { leaders-name-die }
    }
leaders-name-die4 =
    { $of ->
        [none] { "" }
       *[other] ; 4: { leaders-name-die }
    }

## Nations

leaders-nation-usa = United States
leaders-nation-usa-leader = John F. Kennedy
leaders-nation-usa-skill = Rapid deployment: when you place units, every region takes one more than its production points.
leaders-nation-usa-home = East Coast
leaders-nation-uk = United Kingdom
leaders-nation-uk-leader = Harold Macmillan
leaders-nation-uk-skill = Sea power: in fights in or out of a sea field and across a dotted line you roll one more white die.
leaders-nation-uk-home = United Kingdom
leaders-nation-france = France
leaders-nation-france-leader = Charles de Gaulle
leaders-nation-france-skill = Orderly retreat: when you retreat you lose no unit; all of them go to your drop zone.
leaders-nation-france-home = France
leaders-nation-germany = Germany
leaders-nation-germany-leader = Konrad Adenauer
leaders-nation-germany-skill = Economic miracle: every round the program adds extra production points to yours.
leaders-nation-germany-home = Germany
leaders-nation-ussr = Soviet Union
leaders-nation-ussr-leader = Nikita Khrushchev
leaders-nation-ussr-skill = KGB: your spies succeed clearly more often in espionage and sabotage.
leaders-nation-ussr-home = Western Russia
leaders-nation-china = China
leaders-nation-china-leader = Mao Zedong
leaders-nation-china-skill = People’s Liberation Army: every round additional infantry arrives with your fresh troops.
leaders-nation-china-home = China
leaders-nation-cuba = Cuba
leaders-nation-cuba-leader = Fidel Castro
leaders-nation-cuba-skill = Guerrilla: when you defend, an attacked region of yours takes one unit more than its production points.
leaders-nation-cuba-home = Cuba
leaders-nation-india = India
leaders-nation-india-leader = Jawaharlal Nehru
leaders-nation-india-skill = Non-alignment: your boycotts succeed clearly more often.
leaders-nation-india-home = India
leaders-nation-japan = Japan
leaders-nation-japan-leader = Hayato Ikeda
leaders-nation-japan-skill = Engineering: research costs you less.
leaders-nation-japan-home = Japan
leaders-nation-egypt = Egypt
leaders-nation-egypt-leader = Gamal Abdel Nasser
leaders-nation-egypt-skill = Self-reliance: a boycott costs you only a part of its points.
leaders-nation-egypt-home = Egypt
leaders-nation-yugoslavia = Yugoslavia
leaders-nation-yugoslavia-leader = Josip Broz Tito
leaders-nation-yugoslavia-skill = Partisans: when you retreat as the defender, half of your units are lost, rounded down instead of up.
leaders-nation-yugoslavia-home = Balkans

## Scenarios

leaders-scenario-free_game = Free Game
leaders-scenario-free_game-about = Any nation, any start: the players occupy the regions one by one.
leaders-scenario-quick_game = Quick Game
leaders-scenario-quick_game-about = Prescribed start areas and easier victories, so it takes clearly less time.
leaders-scenario-power_blocs = Power Blocs
leaders-scenario-power_blocs-about = Everybody joins a power bloc with a limited number of seats and picks a nation of it.
leaders-scenario-home_ground = Home Ground
leaders-scenario-home_ground-about = Everybody begins in the home area of the nation.
leaders-scenario-two_camps = Two Camps
leaders-scenario-two_camps-about = The nations are given by the number of players, and start areas are prescribed.
leaders-scenario-hot_spots = Hot Spots
leaders-scenario-hot_spots-about = 15 markers lie on the board; whoever holds enough marked regions wins as well.

## Missions

leaders-mission-troops-1 = Troop Strength
leaders-mission-troops-1-about =
    { $rounds ->
        [one] Order { $units } units or more within { $rounds } round.
       *[other] Order { $units } units or more within { $rounds } rounds.
    }
leaders-mission-troops-2 = Troop Strength II
leaders-mission-troops-2-about =
    { $rounds ->
        [one] Once more: order { $units } units or more within { $rounds } round.
       *[other] Once more: order { $units } units or more within { $rounds } rounds.
    }
leaders-mission-defence = Defence
leaders-mission-defence-about =
    { $rounds ->
        [one] For { $rounds } round your production points on the board must not fall.
       *[other] For { $rounds } rounds your production points on the board must not fall.
    }
leaders-mission-expansion = Expansion
leaders-mission-expansion-about =
    { $rounds ->
        [one] Raise your income by { $points } production points within { $rounds } round, by conquest or research.
       *[other] Raise your income by { $points } production points within { $rounds } rounds, by conquest or research.
    }
leaders-mission-foresight = Foresight
leaders-mission-foresight-about = Have { $points } production points or more saved when you leave your headquarters.
leaders-mission-cunning = Cunning and Guile
leaders-mission-cunning-about =
    { $rounds ->
        [one] Sabotage any player successfully within { $rounds } round.
       *[other] Sabotage any player successfully within { $rounds } rounds.
    }
leaders-mission-top-secret = Top Secret
leaders-mission-top-secret-about =
    { $rounds ->
        [one] Spy on any player successfully within { $rounds } round.
       *[other] Spy on any player successfully within { $rounds } rounds.
    }

## Research

leaders-level-military-1 = In each round of a fight you may roll one of your dice again; the new result counts.
leaders-level-military-2 = When you place units, every region takes one more than its production points.
leaders-level-military-3 = In each round of a fight one of your single hits counts as a double hit.
leaders-level-technology-1 = Your diplomats and spies succeed more often, and foil more of what is sent against you.
leaders-level-technology-2 = Every round additional infantry arrives with your fresh troops.
leaders-level-technology-3 = The points of the board bring a bonus of a certain percentage every round.
leaders-level-economy-1 =
    { $points ->
        [one] Every round { $points } more production point.
       *[other] Every round { $points } more production points.
    }
leaders-level-economy-2 =
    { $points ->
        [one] Every round another { $points } production point, on top of level 1.
       *[other] Every round another { $points } production points, on top of level 1.
    }
leaders-level-economy-3 =
    { $points ->
        [one] Every round another { $points } production point, on top of levels 1 and 2.
       *[other] Every round another { $points } production points, on top of levels 1 and 2.
    }

## World events

leaders-world-boom = Boom
leaders-world-boom-about =
    { $points ->
        [one] Everybody gets { $points } production point in the next national events.
       *[other] Everybody gets { $points } production points in the next national events.
    }
leaders-world-recession = Recession
leaders-world-recession-about =
    { $points ->
        [one] Everybody loses { $points } production point in the next national events.
       *[other] Everybody loses { $points } production points in the next national events.
    }
leaders-world-volunteers = Volunteers
leaders-world-volunteers-about = Everybody gets one infantry with the next fresh troops.
leaders-world-strike = Strike
leaders-world-strike-about = Units ordered this round take one round longer.
leaders-world-brain_gain = Brain gain
leaders-world-brain_gain-about = Research started this round takes one round less, but at least one.
leaders-world-summit = Summit
leaders-world-summit-about = No boycott, espionage or sabotage can be sent this round.
leaders-world-scandal = Scandal
leaders-world-scandal-about = Covert actions sent this round that fail are always traced to their sender.
leaders-world-amnesty = Amnesty
leaders-world-amnesty-about = Everybody gets one diplomat at once, unless the reserve is full.

## Questions

leaders-ask-colour = Which colour do you play?
leaders-ask-bloc = Which power bloc do you join?
leaders-ask-nation = Which nation do you lead?
leaders-ask-order = Who has place { $place } in the player order?
leaders-ask-share = Which share of the board does { $player-name } get?
leaders-ask-prepare =
    { $step ->
        [material] Everybody takes a player board, the card of the own nation, and all figures and wooden markers of the own colour. Continue when all are ready.
        [start_areas]
            { $start ->
                [home_area] Start areas: in player order place one infantry at a time, the first one in your home area, then next to a region of yours, until all regions are taken. Move your markers on the production track as you go.
                [fixed] Start areas: everybody puts one infantry into each region of the share drawn, and the marker on the production track.
               *[free] Start areas: in player order place one infantry at a time, the first one anywhere, then next to a region of yours, until all regions are taken. Move your markers on the production track as you go.
            }
        [handicap] Balance: the first player puts 1 infantry into the base camp, the second 2, the third 3, and so on.
        [markers] Put the 15 scenario markers on the regions the table has agreed on, one each.
       *[rules]
            { $markers ->
                [0] You win by entering { $victory } production points, by research level { $level } in all three fields, or by honour badge { $badge }.
               *[other] You win by entering { $victory } production points, by research level { $level } in all three fields, by honour badge { $badge }, or by holding { $markers } marked regions from round 2 on.
            }
    }
leaders-ask-production = Round { $round }: how many production points does { $player-name } have on the board? Last time: { $before }; { $victory } win.
leaders-ask-marked = Round { $round }: how many marked regions does { $player-name } hold? { $markers } win.
leaders-ask-elimination = { $player-name } entered 0 points: no region, no unit at sea, no ally? Then you are out; otherwise you stay in the game.
leaders-ask-withdraw = Withdraw: leave one unit of your choice in each of your regions and take the others into your base camp, those in regions of partners too, then those from your drop zone. Units at sea stay. Continue when it is done.
leaders-ask-public_events =
    { $cards ->
        [0] There are no public events this time: continue.
       *[other]
            { $mode ->
                [companion] Public events: read the cards aloud, carry them out, and continue.
               *[digital] Public events: everybody sees these cards. Continue when you have read them.
            }
    }
leaders-ask-secret_events = Secret events, for your eyes only: read your cards, answer every offer of an alliance, and continue.
leaders-ask-command = Command and fight: place, move, let the attacked defend, then fight. Move the markers on the production track, and continue when all fights are over.
leaders-ask-headquarters =
    { $receiver ->
        [0] Headquarters. Production points left: { $left }, diplomats to use: { $diplomats }, spies to use: { $spies }. Choose, change your mind, and confirm when you are done.
       *[other] How much tribute do you send to { $receiver-name }? At most { $most }; 0 sends none.
    }
leaders-ask-covert = Does the covert action succeed?
leaders-ask-world = Round { $round }: what happens in the world?
leaders-ask-start =
    { $where ->
        [home] Your first infantry goes into your home area.
        [first] Occupy your first region: any one you like. Regions left: { $free }.
        [near] Occupy a free region next to one of yours. Regions left: { $free }.
       *[anywhere] Nothing next to your regions is free: occupy any free region. Regions left: { $free }.
    }
leaders-ask-count = Round { $round }: your regions and whole continents bring { $points } production points. Last time: { $before }; { $victory } win.
leaders-ask-withdrawal =
    { $choices ->
        [0] Withdraw: one unit stays in each of your regions. To your base camp go, with those of the drop zone: { leaders-troops }.
       *[other] Withdraw: one unit stays in each of your regions. To your base camp go, with those of the drop zone: { leaders-troops }. Where different units stand you may choose which one stays.
    }
leaders-ask-sabotage =
    { $units ->
        [one] Sabotage: remove { $units } more unit of your choice from your base camp.
       *[other] Sabotage: remove { $units } more units of your choice from your base camp.
    }
leaders-ask-place =
    { $units ->
        [0] Place: your base camp is empty. Continue, or take back what you have just placed.
       *[other] Place: put units where you want to attack or to be safe, then continue. In your base camp: { leaders-troops }.
    }
leaders-ask-move =
    { $source ->
        [none] Move: say where units come from, or continue to the fights.
       *[other]
            { $most ->
                [0] { $source-name }: nobody more can go from here. Say where other units come from, or continue to the fights.
               *[other] { $source-name }: { leaders-troops }; free to go: { $most }. Where to? Or continue to the fights.
            }
    }
leaders-ask-defend =
    { $own ->
        [1] You are attacked: send units into your attacked regions, or pass. In your base camp: { leaders-troops }.
       *[other] { $player-name } is attacked. Whoever is allied may send help from the base camp; everybody else passes.
    }
leaders-ask-next_battle =
    { $fights ->
        [0] Fights at sea are up to you: name an opponent, or pass.
       *[other] Which fight comes next?
    }
leaders-ask-stand =
    { $side ->
        [attacker] { $place-name }, combat round { $combat }: you attack { $player-name }, { leaders-troops } against { $against }. Stand or retreat?
       *[defender] { $place-name }, combat round { $combat }: { $player-name } attacks you, { leaders-troops } against { $against }. Stand or retreat?
    }
leaders-ask-roll = { $place-name }: a die for { $seat-name } ({ $unit-name }).
leaders-ask-reroll = Your dice are 1: { $die1-name }{ $die2-name }{ $die3-name }{ $die4-name }. You may roll one of them again; the new result counts.
leaders-ask-losses =
    { $losses ->
        [one] { $place-name }: choose { $losses } more unit to lose.
       *[other] { $place-name }: choose { $losses } more units to lose.
    }

## Actions

leaders-action-continue = Continue
leaders-action-colour = Play { $argument-name }
leaders-action-bloc = Join the bloc: { $argument-name }
leaders-action-nation = Choose the nation: { $argument-name }
leaders-action-next = Next in the order: { $argument-name }
leaders-action-share = Share { $argument }
leaders-action-production = Enter { $argument } production points
leaders-action-marked =
    { $argument ->
        [one] Hold { $argument } marked region
       *[other] Hold { $argument } marked regions
    }
leaders-action-eliminated = I am out of the game
leaders-action-remain = I stay in the game
leaders-action-accept =
    { $argument ->
        [hidden] Answer an offer
       *[other] Accept the alliance with { $argument-name }
    }
leaders-action-decline =
    { $argument ->
        [hidden] Answer an offer
       *[other] Decline the alliance with { $argument-name }
    }
leaders-action-add =
    { $first ->
        [infantry] Order infantry
        [tank] Order a tank
        [plane] Order a plane
        [diplomat] Appoint a diplomat
        [spy] Recruit a spy
        [military] Research: military
        [technology] Research: technology
        [economy] Research: economy
        [boycott] Boycott { $second-name }
        [espionage] Spy on { $second-name }
        [sabotage] Sabotage { $second-name }
        [offer] Offer { $second-name } an alliance
        [dissolve] Dissolve the alliance with { $second-name }
        [hidden] Choose something
       *[mission] Activate the mission { $argument-name }
    }
leaders-action-drop =
    { $first ->
        [infantry] One infantry less
        [tank] One tank less
        [plane] One plane less
        [diplomat] One diplomat less
        [spy] One spy less
        [military] No research: military
        [technology] No research: technology
        [economy] No research: economy
        [boycott] No boycott of { $second-name }
        [espionage] No spy to { $second-name }
        [sabotage] No sabotage of { $second-name }
        [offer] No offer to { $second-name }
        [dissolve] Keep the alliance with { $second-name }
        [hidden] Take something back
       *[mission] Give up the mission { $argument-name }
    }
leaders-action-tribute =
    { $argument ->
        [hidden] Send a tribute
       *[other] Send a tribute to { $argument-name }
    }
leaders-action-amount =
    { $argument ->
        [0] No tribute
        [one] A tribute of { $argument } point
       *[other] A tribute of { $argument } points
    }
leaders-action-confirm = Confirm and leave the headquarters
leaders-action-covert =
    { $argument ->
        [succeeds] It succeeds
        [traced] It fails, and the sender is known
        [untraced] It fails, and the sender stays unknown
       *[other] It is decided
    }
leaders-action-world = It happens: { $argument-name }
leaders-action-occupy = Occupy { $argument-name }
leaders-action-keep = Leave { leaders-one } in { $second-name }
leaders-action-withdraw = Withdraw; where nothing else is chosen the weakest unit stays
leaders-action-remove = Remove { leaders-one } from the base camp
leaders-action-place = Place { leaders-one } in { $second-name }
leaders-action-recall = Take { leaders-one } back from { $second-name }
leaders-action-from = Units from { $argument-name }
leaders-action-send = Send { leaders-one } to { $second-name }
leaders-action-reinforce = Defend { $second-name } with { leaders-one }
leaders-action-pass = Pass
leaders-action-battle = Fight in { $argument-name }
leaders-action-engage = { $first-name }: fight { $second-name }
leaders-action-stand =
    { $first ->
        [3] Stand with 3 planes
        [12] Stand with 1 tank and 2 planes
        [21] Stand with 2 tanks and 1 plane
        [30] Stand with 3 tanks
        [102] Stand with 1 infantry and 2 planes
        [111] Stand with 1 infantry, 1 tank and 1 plane
        [120] Stand with 1 infantry and 2 tanks
        [201] Stand with 2 infantry and 1 plane
        [210] Stand with 2 infantry and 1 tank
        [300] Stand with 3 infantry
       *[strongest] Stand with the strongest units
    }
leaders-action-press = Fight to the end, without further questions
leaders-action-retreat = Retreat
leaders-action-die =
    { $argument ->
        [miss] A die shows a miss
        [hit] A die shows a hit
        [double] A die shows a double hit
       *[other] It is rolled
    }
leaders-action-reroll = Roll die { $argument } again
leaders-action-leave = Leave the dice as they are
leaders-action-lose = Lose { leaders-one } of { $second-name }

## What an option costs

leaders-remark-add = costs { $points }
leaders-remark-occupy =
    { $points ->
        [one] { $points } point, { $continent-name }
       *[other] { $points } points, { $continent-name }
    }
leaders-remark-keep = there: { leaders-troops }
leaders-remark-remove = there: { $count }
leaders-remark-place = { $there } of { $limit } there
leaders-remark-from = { leaders-troops }
leaders-remark-send =
    { $ground ->
        [sea] sea field; units of others: { $there }
        [own] yours
        [empty] empty, worth { $points }
       *[held] { $owner-name }, defended by { $there }, worth { $points }
    }
leaders-remark-reinforce = { $there } of { $limit } there
leaders-remark-battle = { $own } against { $there } of { $owner-name }
leaders-remark-engage = { $own } against { $there } of { $owner-name }
leaders-remark-stand = { leaders-troops }
leaders-remark-retreat = lost: { $lost }, saved: { $saved }
leaders-remark-die = { $faces } of 6 faces
leaders-remark-reroll = { $die-name }
leaders-remark-lose = there: { $count }

## What happened: the cards

leaders-troops-infantry =
    { $infantry ->
        [one] { $infantry } infantry
       *[other] { $infantry } infantry
    }
leaders-troops-tank =
    { $tank ->
        [one] { $tank } tank
       *[other] { $tank } tanks
    }
leaders-troops-plane =
    { $plane ->
        [one] { $plane } plane
       *[other] { $plane } planes
    }
leaders-troops =
    { $infantry ->
        [0]
            { $tank ->
                [0]
                    { $plane ->
                        [0] no units
                       *[other] { leaders-troops-plane }
                    }
               *[other]
                    { $plane ->
                        [0] { leaders-troops-tank }
                       *[other] { leaders-troops-tank } and { leaders-troops-plane }
                    }
            }
       *[other]
            { $tank ->
                [0]
                    { $plane ->
                        [0] { leaders-troops-infantry }
                       *[other] { leaders-troops-infantry } and { leaders-troops-plane }
                    }
               *[other]
                    { $plane ->
                        [0] { leaders-troops-infantry } and { leaders-troops-tank }
                       *[other] { leaders-troops-infantry }, { leaders-troops-tank } and { leaders-troops-plane }
                    }
            }
    }
leaders-event-fresh_troops = Fresh troops for { $seat-name }, from the supply into the base camp: { leaders-troops }.
leaders-event-sabotage_hit =
    { $units ->
        [one] Sabotage, { $seat-name }: remove { $units } unit of your choice from your base camp; if there is none, remove none.
       *[other] Sabotage, { $seat-name }: remove { $units } units of your choice from your base camp; if there are fewer, remove all.
    }
leaders-event-boycott_hit =
    { $points ->
        [one] Boycott, { $seat-name }: you lose { $points } production point; it has been taken off already.
       *[other] Boycott, { $seat-name }: you lose { $points } production points; they have been taken off already.
    }
leaders-event-new_military = New technology, { $seat-name }: military level { $level } is finished; its marker is set for all to see.
leaders-event-glory = Glory and honour, { $seat-name }: you are awarded honour badge { $badge }, { $badge-name }; the badge marker goes one step.
leaders-event-world_effect =
    { $news ->
        [recession]
            { $points ->
                [one] { $news-name }, { $seat-name }: you lose { $points } production point; it has been taken off already.
               *[other] { $news-name }, { $seat-name }: you lose { $points } production points; they have been taken off already.
            }
       *[other]
            { $points ->
                [one] { $news-name }, { $seat-name }: you get { $points } production point; it has been added already.
               *[other] { $news-name }, { $seat-name }: you get { $points } production points; they have been added already.
            }
    }
leaders-event-new_technology = New technology: { $field-name } level { $level } is finished and works from now on.
leaders-event-new_diplomats =
    { $count ->
        [one] New diplomats: { $count } diplomat begins service.
       *[other] New diplomats: { $count } diplomats begin service.
    }
leaders-event-tribute_received =
    { $points ->
        [one] Tribute received: { $player-name } sends you { $points } production point.
       *[other] Tribute received: { $player-name } sends you { $points } production points.
    }
leaders-event-boycott_success =
    { $points ->
        [one] Boycott successful: it costs { $player-name } up to { $points } production point.
       *[other] Boycott successful: it costs { $player-name } up to { $points } production points.
    }
leaders-event-boycott_failed = Boycott failed: your diplomat achieved nothing against { $player-name }.
leaders-event-boycott_foiled = Boycott foiled: somebody tried to boycott you; nobody knows who.
leaders-event-diplomat_caught = Diplomat caught: { $player-name } tried to boycott you, in vain.
leaders-event-alliance =
    { $answer ->
        [accepted] Alliance: { $player-name } has accepted your offer; you are allies.
        [declined] Alliance: { $player-name } has declined your offer.
       *[other] Alliance: { $player-name } has dissolved your alliance; guests go to the drop zones of their owners.
    }
leaders-event-new_spies =
    { $count ->
        [one] New spies: { $count } spy begins service.
       *[other] New spies: { $count } spies begin service.
    }
leaders-event-sabotage_success =
    { $units ->
        [one] Sabotage successful: { $player-name } must remove { $units } unit from the base camp.
       *[other] Sabotage successful: { $player-name } must remove up to { $units } units from the base camp.
    }
leaders-event-sabotage_failed = Sabotage failed: your spy achieved nothing against { $player-name }.
leaders-event-sabotage_foiled = Sabotage foiled: somebody tried to sabotage you; nobody knows who.
leaders-event-secret_information = Secret information about { $player-name }: military level { $military }, technology level { $technology }, economy level { $economy }.
leaders-event-espionage_failed = Espionage failed: your spy learned nothing about { $player-name }.
leaders-event-espionage_foiled = Espionage foiled: somebody tried to spy on you; nobody knows who.
leaders-event-spy_caught = Spy caught: { $player-name } sent a spy against you, in vain.
leaders-event-mission_failed = Mission failed: { $mission-name }. You may activate it again.
leaders-event-production_points = Production points: { $entered } from the board; with all bonuses { $points } are added to what you have saved.

## What happened

leaders-event-colour_chosen = { $seat-name } plays { $colour-name }.
leaders-event-bloc_chosen = { $seat-name } joins a power bloc: { $bloc-name }.
leaders-event-nation_chosen = { $seat-name } chooses the nation: { $nation-name }.
leaders-event-placed = { $seat-name } has place { $order } in the player order.
leaders-event-share_drawn = { $seat-name } gets share { $share } of the board.
leaders-event-round_begun = Round { $round } begins.
leaders-event-turn_begun = Round { $round }: { $seat-name } is at turn.
leaders-event-entered =
    { $points ->
        [one] { $seat-name } has { $points } production point (change: { $change }).
       *[other] { $seat-name } has { $points } production points (change: { $change }).
    }
leaders-event-markers_held =
    { $markers ->
        [one] { $seat-name } holds { $markers } marked region.
       *[other] { $seat-name } holds { $markers } marked regions.
    }
leaders-event-eliminated = { $seat-name } is out of the game.
leaders-event-command_begun = { $seat-name } commands and fights.
leaders-event-headquarters_open = { $seat-name } goes to the headquarters.
leaders-event-headquarters_closed = { $seat-name } leaves the headquarters.
leaders-event-points_left =
    { $points ->
        [one] { $seat-name } keeps { $points } production point.
       *[other] { $seat-name } keeps { $points } production points.
    }
leaders-event-offer_answered =
    { $answer ->
        [accepted] { $seat-name } accepts the alliance with { $player-name }.
       *[other] { $seat-name } declines the alliance with { $player-name }.
    }
leaders-event-world =
    { $news ->
        [boom] Boom: everybody gets extra production points in the next national events.
        [recession] Recession: everybody loses production points in the next national events.
        [volunteers] Volunteers: everybody gets one infantry with the next fresh troops.
        [strike] Strike: units ordered this round take one round longer.
        [brain_gain] Brain gain: research started this round takes one round less.
        [summit] Summit: no boycott, espionage or sabotage can be sent this round.
        [scandal] Scandal: covert actions sent this round that fail are always traced.
        [amnesty] Amnesty: everybody gets one diplomat at once.
       *[other] The world has news.
    }
leaders-event-victory =
    { $way ->
        [military] { $seat-name } wins: the production points are reached.
        [research] { $seat-name } wins: the research level is reached in all three fields.
        [missions] { $seat-name } wins: the honour badge is reached.
        [markers] { $seat-name } wins: enough marked regions are held.
        [last] { $seat-name } wins as the last one left.
       *[other] { $seat-name } wins after the last round.
    }
leaders-event-region_taken =
    { $loser ->
        [0] { $seat-name } takes { $region-name }.
       *[other] { $seat-name } takes { $region-name } from { $loser-name }.
    }
leaders-event-units_withdrawn = { $seat-name } withdraws to the base camp: { leaders-troops }.
leaders-event-units_lost =
    { $units ->
        [one] { $seat-name } loses { $units } unit of the base camp by sabotage.
       *[other] { $seat-name } loses { $units } units of the base camp by sabotage.
    }
leaders-event-units_sent_home =
    { $units ->
        [one] { $units } unit of { $seat-name } leaves the regions of { $player-name } for the drop zone.
       *[other] { $units } units of { $seat-name } leave the regions of { $player-name } for the drop zone.
    }
leaders-event-battle_begun = { $place-name }: { $seat-name } attacks { $player-name }.
leaders-event-volley = Hits: { $seat-name } { $hits }, { $player-name } { $struck }.
leaders-event-unit_lost = { $place-name }: { $seat-name } loses { leaders-one-lost }.
leaders-event-retreated =
    { $saved ->
        [0] { $place-name }: { $seat-name } retreats and saves nobody.
        [one] { $place-name }: { $seat-name } retreats and saves { $saved } unit.
       *[other] { $place-name }: { $seat-name } retreats and saves { $saved } units.
    }
leaders-event-battle_won = { $place-name }: { $seat-name } wins against { $player-name }.
leaders-event-battle_drawn = { $place-name }: nobody of { $seat-name } and { $player-name } is left.
leaders-event-alliance_ended = { $player-name } has ended the alliance with { $seat-name }.

## Why not

why-LDR-NATN-02 = Another player has the colour { $colour-name } already.
why-LDR-SCEN-08 = The bloc “{ $bloc-name }” has no seat left for this number of players.
why-LDR-SCEN-07 = { $nation-name } belongs to another bloc; yours is “{ $bloc-name }”.
why-LDR-SCEN-05 = { $nation-name } has been chosen by another player already.
why-LDR-SCEN-23 = { $nation-name } is not among the nations of Two Camps for this number of players.
why-LDR-NATN-14 = { $nation-name } is an expansion nation; this table plays with the six of the box.
why-LDR-MODE-11 = Production points are a whole number from 0 to { $most }, not { $points }.
why-LDR-EVNT-02 = First answer every offer of an alliance, then continue.
why-LDR-ALLY-02 = There is no open offer from { $player-name }.
why-LDR-HEAD-04 = You have changed your mind often enough: confirm now.
why-LDR-HEAD-10 = Not enough points: { $item-name } costs { $cost }, and you have { $left } left.
why-LDR-HEAD-11 = Nothing to take back: { $item-name } is not chosen.
why-LDR-MATL-09 = The box has { $supply } figures of this kind ({ $item-name }), and as many are ordered or under way already.
why-LDR-DIPL-01 = This needs a diplomat; of yours { $diplomats } are unused.
why-LDR-DIPL-07 = You can have { $reserve } diplomats at most, those appointed included.
why-LDR-SPYS-01 = This needs a spy; of yours { $spies } are unused.
why-LDR-SPYS-06 = You can have { $reserve } spies at most, those recruited included.
why-LDR-RSCH-01 = All three levels are finished: { $item-name }.
why-LDR-RSCH-04 = A project is under way: { $item-name }. The next one of this field can start when it is finished.
why-LDR-BOYC-01 = You cannot boycott yourself.
why-LDR-BOYC-09 = { $player-name }: one boycott a turn against the same player.
why-LDR-ESPI-01 = You cannot spy on yourself.
why-LDR-SABO-01 = You cannot sabotage yourself.
why-LDR-SPYS-10 = { $player-name }: one { $item-name } a turn against the same player.
why-LDR-ALLY-01 = You cannot ally with yourself.
why-LDR-ALLY-20 = { $player-name } is your ally already or has an offer of yours to answer.
why-LDR-ALLY-13 = There is no alliance with { $player-name } that you could dissolve now.
why-LDR-TRIB-01 = You cannot send a tribute to yourself.
why-LDR-TRIB-03 =
    { $most ->
        [0] You have no production points left for a tribute.
       *[other] A tribute is at most { $most } now.
    }
why-LDR-MISS-03 = One mission at a time: first give up { $mission-name }.
why-LDR-MISS-06 = { $item-name } is not open: you have fulfilled it, or another one of its category comes first.
why-LDR-ELIM-03 = { $player-name } is out of the game.
why-LDR-PLYR-01 = There is no player { $player } in this game.
why-LDR-VARI-03 = Summit: no boycott, espionage or sabotage can be sent this round.
why-LDR-HEAD-12 = First say how large the tribute is; 0 sends none.
why-LDR-AREA-06 = { $place-name } is occupied already.
why-LDR-AREA-07 = Your first infantry goes into your home area.
why-LDR-AREA-08 = { $place-name } is not next to a region of yours, and there are free ones that are.
why-LDR-WDRW-01 = { $place-name }: there is nothing to choose, since you hold no different units there.
why-LDR-WDRW-02 = { $place-name }: you have no such unit there ({ $unit-name }).
why-LDR-WDRW-03 = { $place-name }: units at sea are not withdrawn.
why-LDR-EVNT-12 = There is no such unit in your base camp ({ $unit-name }).
why-LDR-PLCE-03 = { $place-name } is a sea field: units reach it only by moving.
why-LDR-PLCE-02 =
    { $owner ->
        [0] { $place-name } is empty: units are placed in your own regions and those of partners.
       *[other] { $place-name } belongs to { $owner-name }: units are placed in your own regions and those of partners.
    }
why-LDR-PLCE-01 = There is no such unit left in your base camp ({ $unit-name }).
why-LDR-PLCE-04 = { $place-name } is full: it takes { $limit }, and { $there } stand there.
why-LDR-PLCE-09 = { $place-name }: only what was placed in this step can be taken back ({ $unit-name }), and not without end.
why-LDR-MOVE-01 =
    { $unit ->
        [none] { $place-name }: you have no units there.
       *[other] { $source-name }: you have no such unit there ({ $unit-name }).
    }
why-LDR-MOVE-03 = One unit must stay behind to hold the region.
why-LDR-MOVE-09 = Each unit goes one step a turn; these have gone already.
why-LDR-MOVE-10 = { $place-name } is not next to where the units stand: neither a border nor a dotted line joins them.
why-LDR-MOVE-11 = Units do not move between your own regions; place them from the base camp.
why-LDR-MOVE-12 = { $place-name }: units of a partner stand there.
why-LDR-ALLY-14 = { $place-name }: the alliance has only just ended; attack from your next turn on.
why-LDR-SEAF-01 = { $place-name } is reached only from regions with an anchor and a dashed line to it.
why-LDR-SEAF-04 = There is no way from one sea field to another.
why-LDR-DFND-01 = { $place-name }: only attacked regions are reinforced, with units of your base camp.
why-LDR-DFND-06 = { $place-name }: nobody can be sent into a sea field for its defence.
why-LDR-ALLY-09 = { $place-name } belongs to { $owner-name }: only a partner may help there.
why-LDR-ALLY-22 = You are allied with both sides, so you help neither.
why-LDR-DFND-04 = { $place-name } takes { $limit } defenders, and { $there } stand there.
why-LDR-FGHT-01 = Fights in regions must be fought first.
why-LDR-FGHT-03 = There is no fight to be fought: { $place-name }.
why-LDR-SEAF-09 = { $place-name }: you and { $player-name } do not both have units there.
why-LDR-ALLY-06 = You may not fight { $player-name }: you are allies, or were until just now.
why-LDR-SEAF-08 = { $place-name }: your units came only now; they can fight there from your next turn on.
why-LDR-DICE-03 = You choose who rolls only if you have more than three units of different kinds, and only units that are there.
why-LDR-DICE-08 = There is no die { $die } on your side.
why-LDR-LOSS-01 = { $player-name } has no such unit in this fight ({ $unit-name }).
why-LDR-ALLY-12 = Units of partners are lost first.

## Words of the picture

leaders-board-round = round
leaders-board-phase = phase
leaders-board-points = points
leaders-board-badges = badges
leaders-board-military = military
leaders-board-markers = marked regions
leaders-board-out = out
leaders-board-victory = needed to win
leaders-board-setup = preparation
leaders-board-production = production points
leaders-board-withdraw = withdraw units
leaders-board-events = national events
leaders-board-command = command and fight
leaders-board-headquarters = headquarters
leaders-board-over = the end
leaders-board-saved = saved
leaders-board-left = left
leaders-board-chosen = chosen
leaders-board-coming = under way
leaders-board-diplomats = diplomats
leaders-board-spies = spies
leaders-board-research = research
leaders-board-running = ready in
leaders-board-turns = turns
leaders-board-technology = technology
leaders-board-economy = economy
leaders-board-mission = mission
leaders-board-planned = chosen mission
leaders-board-allies = allies
leaders-board-tribute = tribute
leaders-board-infantry = infantry
leaders-board-tank = tank
leaders-board-plane = plane
leaders-board-diplomat = diplomat
leaders-board-spy = spy
leaders-board-boycott = boycott
leaders-board-espionage = espionage
leaders-board-sabotage = sabotage
leaders-board-offer = offer
leaders-board-dissolve = dissolve
leaders-board-troops-1 = { leaders-mission-troops-1 }
leaders-board-troops-2 = { leaders-mission-troops-2 }
leaders-board-defence = { leaders-mission-defence }
leaders-board-expansion = { leaders-mission-expansion }
leaders-board-foresight = { leaders-mission-foresight }
leaders-board-cunning = { leaders-mission-cunning }
leaders-board-top-secret = { leaders-mission-top-secret }
leaders-board-usa = { leaders-nation-usa }
leaders-board-uk = { leaders-nation-uk }
leaders-board-france = { leaders-nation-france }
leaders-board-germany = { leaders-nation-germany }
leaders-board-ussr = { leaders-nation-ussr }
leaders-board-china = { leaders-nation-china }
leaders-board-cuba = { leaders-nation-cuba }
leaders-board-india = { leaders-nation-india }
leaders-board-japan = { leaders-nation-japan }
leaders-board-egypt = { leaders-nation-egypt }
leaders-board-yugoslavia = { leaders-nation-yugoslavia }
leaders-board-alaska = { leaders-place-alaska }
leaders-board-western_canada = { leaders-place-western_canada }
leaders-board-ontario = { leaders-place-ontario }
leaders-board-quebec = { leaders-place-quebec }
leaders-board-west_coast = { leaders-place-west_coast }
leaders-board-midwest = { leaders-place-midwest }
leaders-board-east_coast = { leaders-place-east_coast }
leaders-board-gulf_states = { leaders-place-gulf_states }
leaders-board-mexico = { leaders-place-mexico }
leaders-board-central_america = { leaders-place-central_america }
leaders-board-venezuela = { leaders-place-venezuela }
leaders-board-andean_countries = { leaders-place-andean_countries }
leaders-board-brazil = { leaders-place-brazil }
leaders-board-southern_cone = { leaders-place-southern_cone }
leaders-board-united_kingdom = { leaders-place-united_kingdom }
leaders-board-scandinavia = { leaders-place-scandinavia }
leaders-board-iberia = { leaders-place-iberia }
leaders-board-italy = { leaders-place-italy }
leaders-board-balkans = { leaders-place-balkans }
leaders-board-eastern_europe = { leaders-place-eastern_europe }
leaders-board-western_russia = { leaders-place-western_russia }
leaders-board-maghreb = { leaders-place-maghreb }
leaders-board-west_africa = { leaders-place-west_africa }
leaders-board-central_africa = { leaders-place-central_africa }
leaders-board-horn_of_africa = { leaders-place-horn_of_africa }
leaders-board-southern_africa = { leaders-place-southern_africa }
leaders-board-madagascar = { leaders-place-madagascar }
leaders-board-near_east = { leaders-place-near_east }
leaders-board-arabia = { leaders-place-arabia }
leaders-board-persia = { leaders-place-persia }
leaders-board-central_asia = { leaders-place-central_asia }
leaders-board-siberia = { leaders-place-siberia }
leaders-board-far_east = { leaders-place-far_east }
leaders-board-mongolia = { leaders-place-mongolia }
leaders-board-manchuria = { leaders-place-manchuria }
leaders-board-indochina = { leaders-place-indochina }
leaders-board-indonesia = { leaders-place-indonesia }
leaders-board-new_guinea = { leaders-place-new_guinea }
leaders-board-queensland = { leaders-place-queensland }
leaders-board-western_australia = { leaders-place-western_australia }
leaders-board-new_zealand = { leaders-place-new_zealand }
leaders-board-north_atlantic = { leaders-place-north_atlantic }
leaders-board-norwegian_sea = { leaders-place-norwegian_sea }
leaders-board-south_atlantic = { leaders-place-south_atlantic }
leaders-board-mediterranean = { leaders-place-mediterranean }
leaders-board-indian_ocean = { leaders-place-indian_ocean }
leaders-board-south_china_sea = { leaders-place-south_china_sea }
leaders-board-north_pacific = { leaders-place-north_pacific }
leaders-board-south_pacific = { leaders-place-south_pacific }
leaders-board-north_america = { leaders-continent-north_america }
leaders-board-south_america = { leaders-continent-south_america }
leaders-board-europe = { leaders-continent-europe }
leaders-board-africa = { leaders-continent-africa }
leaders-board-asia = { leaders-continent-asia }
leaders-board-oceania = { leaders-continent-oceania }
leaders-board-camp = base camp
leaders-board-drop = drop zone
leaders-board-free = empty
leaders-board-fight = fight
leaders-board-combat = combat round
leaders-board-dice = dice
leaders-board-hits = hits
leaders-board-losses = to lose
leaders-board-seas = at sea
leaders-board-attacked = attacked
leaders-board-miss = miss
leaders-board-hit = hit
leaders-board-double = double hit
leaders-board-start = start areas
leaders-board-place = place
leaders-board-move = move
leaders-board-defend = defend
leaders-board-legend = units there and room for
leaders-board-sea = sea field
leaders-board-own-board = The map lies on your table.
leaders-board-letter-infantry = i
leaders-board-letter-tank = t
leaders-board-letter-plane = p
leaders-board-blue = { leaders-colour-blue }
leaders-board-green = { leaders-colour-green }
leaders-board-red = { leaders-colour-red }
leaders-board-yellow = { leaders-colour-yellow }
leaders-board-orange = { leaders-colour-orange }
leaders-board-purple = { leaders-colour-purple }

## The lesson

leaders-learn-1 = Lesson, step 1: your turn in round 3 begins. Your 24 regions bring 81 production points; whoever has 130 at the start of a turn wins.
leaders-learn-2 = Step 2: one unit stays in each region, all others go to the base camp. A tank comes from France, and an infantry from the drop zone, where it went after a retreat.
leaders-learn-3 = Step 3: public cards are seen by all. A tank you ordered two rounds ago has arrived in your base camp.
leaders-learn-4 = Step 4: secret cards are for you alone. The skill of Germany makes 90 of your 81 points, and 12 were saved.
leaders-learn-5 = Step 5: now place. Venezuela is weakly held, and with it all of South America would be yours: put a tank in Brazil, next to it.
leaders-learn-6 = Step 6: a second tank. Brazil is worth 3 points, so it takes 3 units and is full then.
leaders-learn-7 = Step 7: the infantry guards the Andean Countries, which border on Venezuela as well.
leaders-learn-8 = Step 8: everybody is placed. Up to here you could take units back; now go on to moving.
leaders-learn-9 = Step 9: say where units come from: Brazil.
leaders-learn-10 = Step 10: a tank goes one step, to Venezuela. One infantry defends it.
leaders-learn-11 = Step 11: the second tank follows. The infantry stays, for somebody has to hold Brazil.
leaders-learn-12 = Step 12: that is enough; go on to the fight. Player 2 has nobody in the base camp to send in defence.
leaders-learn-13 = Step 13: before every combat round you may retreat, which costs half of your units. Two tanks against one infantry is a good chance: fight to the end.
leaders-learn-14 = Step 14: whatever the dice said, your headquarters comes next, with 102 points to spend. Infantry costs 9 and arrives in your next turn.
leaders-learn-15 = Step 15: research is paid at once and works later. Economy level 1 costs 30, takes two rounds, and then brings 5 points every round.
leaders-learn-16 = Step 16: every mission you fulfil is an honour badge, and seven of them win. Defence wants your production points not to fall for five rounds.
leaders-learn-17 = Step 17: up to now everything could be changed. Leave the headquarters; the 63 points you have not spent are saved.
leaders-learn-end = That was a turn: count, bring home, read, place, move, fight, plan. Play on as you like.

## Before the match

leaders-blurb = World politics for an evening: a map of 48 regions with tanks, planes and dice, and behind it secret headquarters with research, diplomats, spies and missions. All of it here, or with your own board from the box.
leaders-option-mode = Board
leaders-option-mode-digital = Full digital: the board is here
leaders-option-mode-companion = Companion: your own board, from the box
leaders-option-scenario = Scenario
leaders-option-scenario-free_game = Free Game: any nation, any start, the full victory values
leaders-option-scenario-quick_game = Quick Game: prescribed start areas and easier victories
leaders-option-scenario-power_blocs = Power Blocs: everybody picks a nation of a bloc
leaders-option-scenario-home_ground = Home Ground: everybody begins in the home area
leaders-option-scenario-two_camps = Two Camps: prescribed nations and start areas
leaders-option-scenario-hot_spots = Hot Spots: holding marked regions wins as well
leaders-option-hq_timer = Seconds in the headquarters (only for advanced players; 30 to 40 are advised)
leaders-option-special_skills = Special skills of the nations
leaders-option-special_skills-true = Yes: every nation has its skill
leaders-option-special_skills-false = No: all nations are alike
leaders-option-parallel_play = Parallel play
leaders-option-parallel_play-false = No: a turn ends with the headquarters
leaders-option-parallel_play-true = Yes: the next player begins while one is in the headquarters; everybody needs a device
leaders-option-board_profile = Your own board is described to the program (companion only)
leaders-option-board_profile-false = No: regions are occupied one by one
leaders-option-board_profile-true = Yes: shares of a prescribed start are drawn
leaders-option-expansion_nations = Five more nations
leaders-option-expansion_nations-false = No: the six of the box
leaders-option-expansion_nations-true = Yes: Cuba, India, Japan, Egypt and Yugoslavia as well
leaders-option-global_events = World events
leaders-option-global_events-false = No
leaders-option-global_events-true = Yes: one before every second round
leaders-option-classic_entry = Classic entry
leaders-option-classic_entry-false = No: everybody enters production points at the start of the own turn
leaders-option-classic_entry-true = Yes: the points of all are entered at the start of the round
leaders-option-hq_first = Headquarters first
leaders-option-hq_first-false = No: command and fight, then the headquarters
leaders-option-hq_first-true = Yes: the headquarters, then command and fight
leaders-option-strict_supply = Strict supply
leaders-option-strict_supply-false = No: figures of an unused colour help out
leaders-option-strict_supply-true = Yes: nobody can have more units under way than the box has figures
leaders-option-show_exact_chance = Exact chances
leaders-option-show_exact_chance-false = No: how well others are guarded stays secret
leaders-option-show_exact_chance-true = Yes: for learning, the headquarters shows the exact chance against each player
leaders-option-capacity_bonus_in_defence = Higher unit limits in the defence
leaders-option-capacity_bonus_in_defence-usa_only = For the United States only
leaders-option-capacity_bonus_in_defence-none = For nobody
leaders-option-capacity_bonus_in_defence-all = For the United States and for military level 2
leaders-number-infantry_cost = Cost of infantry
leaders-number-tank_cost = Cost of a tank
leaders-number-plane_cost = Cost of a plane
leaders-number-infantry_rounds = Rounds until infantry arrives
leaders-number-tank_rounds = Rounds until a tank arrives
leaders-number-plane_rounds = Rounds until a plane arrives
leaders-number-diplomat_cost = Cost of a diplomat
leaders-number-spy_cost = Cost of a spy
leaders-number-most_operatives = Diplomats, and spies, a player can have at most
leaders-number-research_1_cost = Cost of a research level 1
leaders-number-research_2_cost = Cost of a research level 2
leaders-number-research_3_cost = Cost of a research level 3
leaders-number-research_1_rounds = Rounds for a research level 1
leaders-number-research_2_rounds = Rounds for a research level 2
leaders-number-research_3_rounds = Rounds for a research level 3
leaders-number-economy_1 = Points of economy level 1 every round
leaders-number-economy_2 = Points of economy level 2 every round
leaders-number-economy_3 = Points of economy level 3 every round
leaders-number-technology_2_infantry = Infantry of technology level 2 every round
leaders-number-technology_3_percent = Percent more points by technology level 3
leaders-number-germany_points = Points of Germany every round
leaders-number-china_infantry = Infantry of China every round
leaders-number-ussr_percent = Percentage points more for spies of the Soviet Union
leaders-number-india_percent = Percentage points more for boycotts of India
leaders-number-japan_percent = Percent less for research of Japan
leaders-number-egypt_percent = Percent of a boycott that Egypt loses
leaders-number-covert_percent = Chance of a covert action in percent
leaders-number-guard_percent = Percentage points less for each unused diplomat or spy of the target
leaders-number-technology_1_percent = Percentage points of technology level 1, for and against
leaders-number-least_percent = Lowest chance of a covert action in percent
leaders-number-most_percent = Highest chance of a covert action in percent
leaders-number-trace_percent = Chance that a failure is traced to its sender, in percent
leaders-number-boycott_points = Points that a boycott costs
leaders-number-sabotage_units = Units that a sabotage removes
leaders-number-troops_units = Units for the mission Troop Strength
leaders-number-troops_rounds = Rounds for the mission Troop Strength
leaders-number-defence_rounds = Rounds for the mission Defence
leaders-number-expansion_points = Points for the mission Expansion
leaders-number-expansion_rounds = Rounds for the mission Expansion
leaders-number-foresight_points = Points for the mission Foresight
leaders-number-foresight_rounds = Rounds for the mission Foresight
leaders-number-cunning_rounds = Rounds for the mission Cunning and Guile
leaders-number-top_secret_rounds = Rounds for the mission Top Secret
leaders-number-victory_points = Production points that win
leaders-number-victory_level = Research level in all fields that wins
leaders-number-victory_badge = Honour badge that wins
leaders-number-victory_markers = Marked regions that win in Hot Spots
leaders-number-boom_points = Points that a boom brings
leaders-number-recession_points = Points that a recession costs
leaders-number-supply_infantry = Infantry figures of a colour
leaders-number-supply_tanks = Tank figures of a colour
leaders-number-supply_planes = Plane figures of a colour
leaders-number-round_limit = Rounds after which the game ends
leaders-preset-free = Free Game
leaders-preset-free-about = The full game with free nations and start areas: plan an evening for it.
leaders-preset-quick = Quick Game
leaders-preset-quick-about = Easier victories: a good first match.
leaders-preset-phones = A device for everybody
leaders-preset-phones-about = Headquarters beside the next player’s turn: nobody waits.
leaders-preset-experienced = Against the clock
leaders-preset-experienced-about = 40 seconds in the headquarters, for those who know the game.
leaders-preset-companion = With the box
leaders-preset-companion-about = Board, figures and dice lie on your table; the hall keeps the headquarters.
leaders-preset-companion_phones = With the box and a phone each
leaders-preset-companion_phones-about = Your own board, and headquarters beside the next player’s turn.

## Glossary

leaders-term-production-points = Production points
leaders-term-production-points-about = What your regions and whole continents bring, counted at the start of your turn; with them you pay for everything.
leaders-term-region = Region
leaders-term-region-about = A piece of land with production points; they are also how many units may be placed there.
leaders-term-continent = Continent bonus
leaders-term-continent-about = Extra production points for whoever holds every region of a continent.
leaders-term-sea-field = Sea field
leaders-term-sea-field-about = Belongs to nobody and brings nothing; units get there from regions with an anchor and go on a turn later.
leaders-term-dice = Dice
leaders-term-dice-about = White for infantry hits on 3 faces of 6, grey for a tank on 4, black for a plane on 4, one of them double.
leaders-term-retreat = Retreat
leaders-term-retreat-about = Before each combat round a side may give up: half of its units, rounded up, are lost, the others go to the drop zone.
leaders-term-base-camp = Base camp
leaders-term-base-camp-about = The place beside the map where your units wait until you place them, in your turn or to defend.
leaders-term-drop-zone = Drop zone
leaders-term-drop-zone-about = Where units go after a retreat; they come back to the base camp in your next turn.
leaders-term-supply = Supply
leaders-term-supply-about = All figures of your colour that are not in the game at the moment; fresh troops come from it, losses go back to it.
leaders-term-withdraw = Withdraw
leaders-term-withdraw-about = At the start of your turn one unit stays in each of your regions, and all others go to the base camp.
leaders-term-events = National events
leaders-term-events-about = Cards that tell you what has happened since your last turn: first public ones for all, then secret ones for you.
leaders-term-fresh-troops = Fresh troops
leaders-term-fresh-troops-about = Units you ordered earlier; they come from your supply into your base camp.
leaders-term-command = Command and fight
leaders-term-command-about = The part on the board: place units, move them, let the attacked defend, then fight.
leaders-term-headquarters = Headquarters
leaders-term-headquarters-about = The secret part of your turn in which you spend your points; it counts when you confirm.
leaders-term-research = Research
leaders-term-research-about = Three levels each of military, technology and economy; one project a field, paid in full at the start.
leaders-term-diplomat = Diplomat
leaders-term-diplomat-about = Carries a tribute, a boycott or an offer of an alliance and is used up by it; unused ones guard you against boycotts.
leaders-term-spy = Spy
leaders-term-spy-about = Is sent for espionage or sabotage and used up by it; unused ones guard you against both.
leaders-term-tribute = Tribute
leaders-term-tribute-about = Production points that a diplomat brings to another player, who gets them in the own next turn.
leaders-term-boycott = Boycott
leaders-term-boycott-about = A diplomat tries to make another player lose production points; a success does not betray you.
leaders-term-alliance = Alliance
leaders-term-alliance-about = Two players who may not attack each other, may use each other’s regions and help to defend them; only the two know.
leaders-term-espionage = Espionage
leaders-term-espionage-about = A spy tries to learn the three research levels of another player.
leaders-term-sabotage = Sabotage
leaders-term-sabotage-about = A spy tries to destroy units in the base camp of another player.
leaders-term-mission = Mission
leaders-term-mission-about = A secret aim; one can be active at a time, and each that you fulfil brings an honour badge.
leaders-term-badge = Honour badge
leaders-term-badge-about = The public rank for fulfilled missions, from Corporal to LEADERS, the seventh.
leaders-term-bloc = Power bloc
leaders-term-bloc-about = Every nation is capitalist, neutral or communist; it matters in the scenario Power Blocs only.
leaders-term-skill = Special skill
leaders-term-skill-about = The advantage of a nation. The program sees to it; with a board of your own you observe what acts there yourselves.

## Player aid

leaders-aid-1-title = Your turn
leaders-aid-1 = 0 Your production points are counted; those of your own board you enter. 1 Withdraw: one unit stays in each region, the others and the drop zone go to the base camp. 2 National events: public cards, then secret ones and offers. 3 Command and fight: place up to the points of a region, move one step and leave one unit behind, let the attacked defend, then fight. 4 Headquarters: choose in secret and confirm.
leaders-aid-2-title = Headquarters
leaders-aid-2 = Everything costs production points, which depend on the number of players; what you do not spend is saved. Infantry arrives after 1 round, a tank after 2, a plane after 3. Diplomats and spies begin service in your next turn; you can have 10 of each. Until you confirm, everything can be changed.
leaders-aid-3-title = Research
leaders-aid-3 = Three fields, three levels, one project a field; levels take 2, 3 and 4 rounds. Military: re-roll a die; place one unit more; a single hit counts double. Technology: better chances for diplomats and spies; an infantry a round; 10 percent more points. Economy: more points every round, level by level. Military levels are public, the others secret.
leaders-aid-4-title = Diplomats and spies
leaders-aid-4 = A diplomat carries a tribute, an offer of an alliance or a boycott; a spy spies or sabotages. Each is used up. The chance is 80 percent, 6 less for each unused diplomat or spy of the target, 10 more or less for technology 1, between 5 and 95. Of failures every second one is traced to its sender. A boycott costs points, a sabotage 3 units in the base camp. Results are read in the next national events.
leaders-aid-5-title = Missions and victory
leaders-aid-5 = One mission at a time, out of three on offer; each fulfilled one is an honour badge. You win at once by having the production points of the scenario on the board at the start of your turn, by reaching its research level in all three fields, or by its honour badge. Bonuses do not count for that, and allies do not win together.
leaders-aid-6-title = Fights
leaders-aid-6 = Attackers and defenders each roll for up to three units, the strongest unless they choose others. Infantry, white: 3 of 6 faces hit. Tank, grey: 4 of 6. Plane, black: 3 hits and a double hit. Every hit costs a unit of the other side’s choice, both sides at once; then the next combat round. Before each one, first the attacker and then the defender may retreat: half are lost, rounded up, the others go to the drop zone. If nobody is left the region is empty.

## Why a bot would do it

leaders-reason-land = It brings or keeps regions.
leaders-reason-fights = It promises well for your fights.
leaders-reason-research = It brings your research forward.
leaders-reason-missions = It brings you nearer to an honour badge.
leaders-reason-troops = It brings you troops.
leaders-reason-purse = It saves production points for later.
leaders-reason-agents = It leaves you with more use of your diplomats and spies.

## The map

leaders-place-alaska = Alaska
leaders-place-western_canada = Western Canada
leaders-place-ontario = Ontario
leaders-place-quebec = Quebec
leaders-place-west_coast = West Coast
leaders-place-midwest = Midwest
leaders-place-east_coast = East Coast
leaders-place-gulf_states = Gulf States
leaders-place-mexico = Mexico
leaders-place-cuba = Cuba
leaders-place-central_america = Central America
leaders-place-venezuela = Venezuela
leaders-place-andean_countries = Andean Countries
leaders-place-brazil = Brazil
leaders-place-southern_cone = Southern Cone
leaders-place-united_kingdom = United Kingdom
leaders-place-scandinavia = Scandinavia
leaders-place-france = France
leaders-place-iberia = Iberia
leaders-place-germany = Germany
leaders-place-italy = Italy
leaders-place-balkans = Balkans
leaders-place-eastern_europe = Eastern Europe
leaders-place-western_russia = Western Russia
leaders-place-maghreb = Maghreb
leaders-place-egypt = Egypt
leaders-place-west_africa = West Africa
leaders-place-central_africa = Central Africa
leaders-place-horn_of_africa = Horn of Africa
leaders-place-southern_africa = Southern Africa
leaders-place-madagascar = Madagascar
leaders-place-near_east = Near East
leaders-place-arabia = Arabia
leaders-place-persia = Persia
leaders-place-central_asia = Central Asia
leaders-place-india = India
leaders-place-siberia = Siberia
leaders-place-far_east = Far East
leaders-place-mongolia = Mongolia
leaders-place-manchuria = Manchuria
leaders-place-china = China
leaders-place-japan = Japan
leaders-place-indochina = Indochina
leaders-place-indonesia = Indonesia
leaders-place-new_guinea = New Guinea
leaders-place-queensland = Queensland
leaders-place-western_australia = Western Australia
leaders-place-new_zealand = New Zealand
leaders-place-north_atlantic = North Atlantic
leaders-place-norwegian_sea = Norwegian Sea
leaders-place-south_atlantic = South Atlantic
leaders-place-mediterranean = Mediterranean
leaders-place-indian_ocean = Indian Ocean
leaders-place-south_china_sea = South China Sea
leaders-place-north_pacific = North Pacific
leaders-place-south_pacific = South Pacific

leaders-continent-north_america = North America
leaders-continent-south_america = South America
leaders-continent-europe = Europe
leaders-continent-africa = Africa
leaders-continent-asia = Asia
leaders-continent-oceania = Oceania
