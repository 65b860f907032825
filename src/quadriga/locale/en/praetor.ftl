# Praetor.
# $count goes to every name: the number the sentence speaks of, else 1.

praetor-title = Praetor
praetor-blurb = Two to five engineers build one Roman city with workers who learn, earn their wages and retire.

## Options of the game

praetor-set-expert = Expert game
praetor-set-expert-hint = The largest area, the longest wall and the most villagers score at the end. For 3 to 5 players.
praetor-set-hard = Hard game
praetor-set-hard-hint = There is no Market: what you need you must produce. For 3 to 5 players.
praetor-set-sides = Sides of the player boards
praetor-set-sides-hint = Side A is the same for all, side B differs from board to board; or each player chooses at the start.
praetor-set-sides-A = Side A
praetor-set-sides-B = Side B
praetor-set-sides-choose = Each player chooses
praetor-set-boards = Player boards
praetor-set-boards-hint = Which of the boards 1 to 5 a player gets, where side B is in play; 0 means that it is dealt at random.
praetor-set-start_player = Start player
praetor-set-start_player-hint = The seat that begins with most favour and acts last in round 1; 0 means that chance decides.
praetor-set-ages = Ages
praetor-set-ages-hint = The age of each player, for the last tie-break: the younger wins. 0 means unknown, and tied players share the victory.

## Names

praetor-colour-blue = Blue
praetor-colour-yellow = Yellow
praetor-colour-white = White
praetor-colour-black = Black
praetor-colour-purple = Purple
praetor-resource-gold = gold
praetor-resource-wood = wood
praetor-resource-stone = stone
praetor-resource-marble = marble
praetor-resource-weapon = { $count ->
    [one] weapon
   *[other] weapons
}
praetor-price-favour = favour
praetor-price-morale = morale
praetor-playerboard-board-1 = Pension Fund (board 1)
praetor-playerboard-board-1-hint = retired workers draw no wages; morale pays less and falls harder
praetor-playerboard-board-2 = Dear Market (board 2)
praetor-playerboard-board-2-hint = every good is worth 1 gold more; shorter morale track
praetor-playerboard-board-3 = Tribune (board 3)
praetor-playerboard-board-3-hint = better morale at every level; retired workers cost 2
praetor-playerboard-board-4 = Armourer (board 4)
praetor-playerboard-board-4-hint = stone and weapons are worth 1 gold more
praetor-playerboard-board-5 = Forester (board 5)
praetor-playerboard-board-5-hint = wood and marble are worth 1 gold more
praetor-tile-training-camp-1 = Training Camp 1
praetor-tile-training-camp-1-hint = a villager begins the training
praetor-tile-market-1 = Market 1
praetor-tile-market-1-hint = sell and buy goods at the rates of your board
praetor-tile-imperial-outpost-1 = Imperial Outpost
praetor-tile-imperial-outpost-1-hint = pay the demand of the wall tile and take it
praetor-tile-gold-mine-1 = Gold Mine 1
praetor-tile-gold-mine-1-hint = gold equal to the worker's experience
praetor-tile-gold-mine-2 = Gold Mine 2
praetor-tile-gold-mine-2-hint = gold equal to the worker's experience
praetor-tile-gold-mine-3 = Gold Mine 3
praetor-tile-gold-mine-3-hint = gold equal to the worker's experience
praetor-tile-gold-mine-4 = Gold Mine 4
praetor-tile-gold-mine-4-hint = gold equal to the worker's experience
praetor-tile-gold-mine-5 = Gold Mine 5
praetor-tile-gold-mine-5-hint = gold equal to the worker's experience
praetor-tile-sawmill-1 = Sawmill 1
praetor-tile-sawmill-1-hint = wood equal to the worker's experience
praetor-tile-sawmill-2 = Sawmill 2
praetor-tile-sawmill-2-hint = wood equal to the worker's experience
praetor-tile-stone-quarry-1 = Stone Quarry 1
praetor-tile-stone-quarry-1-hint = stone equal to the worker's experience
praetor-tile-stone-quarry-2 = Stone Quarry 2
praetor-tile-stone-quarry-2-hint = stone equal to the worker's experience
praetor-tile-marble-quarry-1 = Marble Quarry 1
praetor-tile-marble-quarry-1-hint = marble equal to the worker's experience
praetor-tile-smithy-1 = Smithy 1
praetor-tile-smithy-1-hint = turns wood into weapons, up to the worker's experience
praetor-tile-forum-1 = Forum 1
praetor-tile-forum-1-hint = 2 gold for each active worker
praetor-tile-academy-1 = Academy
praetor-tile-academy-1-hint = in the update phase: workers skip the second stage of training
praetor-tile-labor-camp-1 = Labor Camp 1
praetor-tile-labor-camp-1-hint = place a retired worker at once
praetor-tile-colosseum-1 = Colosseum 1
praetor-tile-colosseum-1-hint = 1 morale for every two tiles you own
praetor-tile-marble-quarry-2 = Marble Quarry 2
praetor-tile-marble-quarry-2-hint = marble equal to the worker's experience
praetor-tile-training-camp-2 = Training Camp 2
praetor-tile-training-camp-2-hint = a villager begins the training
praetor-tile-training-camp-3 = Training Camp 3
praetor-tile-training-camp-3-hint = a villager begins the training
praetor-tile-market-2 = Market 2
praetor-tile-market-2-hint = sell and buy goods at the rates of your board
praetor-tile-smithy-2 = Smithy 2
praetor-tile-smithy-2-hint = turns wood into weapons, up to the worker's experience
praetor-tile-labor-camp-2 = Labor Camp 2
praetor-tile-labor-camp-2-hint = place a retired worker at once
praetor-tile-sawmill-3 = Sawmill 3
praetor-tile-sawmill-3-hint = wood equal to the worker's experience
praetor-tile-forum-2 = Forum 2
praetor-tile-forum-2-hint = 2 gold for each active worker
praetor-tile-curia-1 = Curia 1
praetor-tile-curia-1-hint = 1 gold for each tile you own
praetor-tile-temple-maia-1 = Temple of Maia 1
praetor-tile-temple-maia-1-hint = 2 favour for each active worker
praetor-tile-temple-apollo-1 = Temple of Apollo 1
praetor-tile-temple-apollo-1-hint = 1 favour for each tile you own
praetor-tile-temple-plutus-1 = Temple of Plutus
praetor-tile-temple-plutus-1-hint = 1 favour for each wood and stone you hold
praetor-tile-temple-mercury-1 = Temple of Mercury
praetor-tile-temple-mercury-1-hint = 2 favour for each marble and weapon you hold
praetor-tile-temple-venus-1 = Temple of Venus
praetor-tile-temple-venus-1-hint = favour equal to your morale
praetor-tile-oracle-1 = Oracle
praetor-tile-oracle-1-hint = 2 morale for each retired worker
praetor-tile-statue-1 = Statue 1
praetor-tile-statue-1-hint = favour only
praetor-tile-triumphal-arch-1 = Triumphal Arch 1
praetor-tile-triumphal-arch-1-hint = favour only
praetor-tile-statue-2 = Statue 2
praetor-tile-statue-2-hint = favour only
praetor-tile-colosseum-2 = Colosseum 2
praetor-tile-colosseum-2-hint = 1 morale for every two tiles you own
praetor-tile-statue-3 = Statue 3
praetor-tile-statue-3-hint = favour only
praetor-tile-triumphal-arch-2 = Triumphal Arch 2
praetor-tile-triumphal-arch-2-hint = favour only
praetor-tile-curia-2 = Curia 2
praetor-tile-curia-2-hint = 1 gold for each tile you own
praetor-tile-temple-maia-2 = Temple of Maia 2
praetor-tile-temple-maia-2-hint = 2 favour for each active worker
praetor-tile-temple-apollo-2 = Temple of Apollo 2
praetor-tile-temple-apollo-2-hint = 1 favour for each tile you own
praetor-wall-wall-1 = wall tile 1
praetor-wall-wall-1-hint = 2 marble, 2 weapons for 10 favour
praetor-wall-wall-2 = wall tile 2
praetor-wall-wall-2-hint = 3 marble, 1 weapon for 10 favour
praetor-wall-wall-3 = wall tile 3
praetor-wall-wall-3-hint = 1 marble, 3 weapons for 10 favour
praetor-wall-wall-4 = wall tile 4
praetor-wall-wall-4-hint = 4 wood, 4 stone for 9 favour
praetor-wall-wall-5 = wall tile 5
praetor-wall-wall-5-hint = 3 wood, 2 weapons for 8 favour
praetor-wall-wall-6 = wall tile 6
praetor-wall-wall-6-hint = 3 stone, 2 marble for 8 favour
praetor-wall-wall-7 = wall tile 7
praetor-wall-wall-7-hint = 3 stone, 2 weapons for 8 favour
praetor-wall-wall-8 = wall tile 8
praetor-wall-wall-8-hint = 3 wood, 2 marble for 8 favour
praetor-wall-wall-9 = wall tile 9
praetor-wall-wall-9-hint = 6 gold, 2 marble for 8 favour
praetor-wall-wall-10 = wall tile 10
praetor-wall-wall-10-hint = 6 gold, 2 weapons for 9 favour
praetor-wall-wall-11 = wall tile 11
praetor-wall-wall-11-hint = 5 gold, 3 wood, 3 stone for 9 favour
praetor-wall-wall-12 = wall tile 12
praetor-wall-wall-12-hint = 2 wood, 2 stone, 1 marble, 1 weapon for 9 favour
praetor-wall-wall-13 = wall tile 13
praetor-wall-wall-13-hint = 12 gold for 7 favour
praetor-wall-wall-14 = wall tile 14
praetor-wall-wall-14-hint = 2 wood, 2 stone, 2 marble, 2 weapons for 15 favour
praetor-source-start = start
praetor-source-tiles = tiles built
praetor-source-plazas = plazas
praetor-source-temples = temples
praetor-source-wall = wall
praetor-source-retirement = retirement
praetor-source-wages = unpaid wages
praetor-source-rescue = rescue
praetor-source-workers = workers
praetor-source-morale = morale
praetor-source-gold = gold
praetor-source-area = largest area
praetor-source-longest-wall = longest wall
praetor-source-villagers = villagers

## Questions

praetor-ask-DealBoard = Which board does { $colour } get?
praetor-ask-ChooseSide = Which side of your board do you play?
praetor-ask-StartPlayer = Who is the start player?
praetor-ask-DrawTile = Which city tile is drawn?
praetor-ask-RevealWall = Which wall tile is revealed?
praetor-ask-Turn = Your turn.
praetor-ask-ChooseWorker = Which worker goes to { $tile }?
praetor-ask-ChooseBuilder = Which worker builds { $tile }?
praetor-ask-Place = Where do you build { $tile }?
praetor-ask-Rotate = Which way round do you lay { $tile }?
praetor-ask-PlaceRetired = Where does the retired worker go?
praetor-ask-Forge = How much wood do you turn into weapons? At most { $most }.
praetor-ask-Sell = Which good do you sell?
praetor-ask-SellHowMany = Sell { $resource }: how many?
praetor-ask-Buy = Which good do you buy?
praetor-ask-BuyHowMany = Buy { $resource }: how many?
praetor-ask-UseAcademy = Do your workers on stage I use an Academy and become active at once?
praetor-ask-Rescue = You have no active workers. Do you pay favour to make a villager one?

## Answers

praetor-say-deal = { $colour } gets { $playerboard }
praetor-say-side = Side { $side }
praetor-say-start = { $colour } is the start player
praetor-say-draw = { $tile } is drawn
praetor-say-reveal = Revealed: { $wall }
praetor-say-pass = Pass for this round
praetor-say-build = Build { $tile }
praetor-say-activate = Activate { $tile }
praetor-say-camp = Use { $tile } with a retired worker
praetor-say-worker = The worker of experience { $experience }
praetor-say-place = Place: { $cell }
praetor-say-rotate = { $quarter ->
    [0] Not turned
    [one] Turned by { $quarter } quarter clockwise
   *[other] Turned by { $quarter } quarters clockwise
}
praetor-say-forge = { $experience ->
    [0] Forge nothing
    [one] { $experience } wood into a weapon
   *[other] { $experience } wood into weapons
}
praetor-say-sell = Sell { $resource }
praetor-say-buy = Buy { $resource }
praetor-say-amount = { $amount }
praetor-say-done = Done
praetor-say-academy = Yes, at { $tile }
praetor-say-rescue = Yes
praetor-say-decline = No

## News

praetor-news-dealt = { $colour } gets { $playerboard }.
praetor-news-begins = { $colour } is the start player.
praetor-news-turn = Turn of { $colour }.
praetor-news-update = End of the round.
praetor-news-shown = New in the display: { $tile }.
praetor-news-revealed = New on the wall: { $wall }.
praetor-news-removed = Nobody took { $wall }; it leaves the game.
praetor-news-round = Round { $count }.
praetor-news-last-round = The last round begins.
praetor-news-passed = { $colour } passes.
praetor-news-built = { $colour } builds { $tile } ({ $cell }).
praetor-news-activated = { $colour } activates { $tile } with a worker of experience { $experience }.
praetor-news-used-camp = { $colour } uses { $tile } for a retired worker.
praetor-news-paid = { $colour } pays { $count } { $resource }.
praetor-news-fee = { $colour } pays { $count } { $resource } to { $colour2 }.
praetor-news-gained = { $colour } gets { $count } { $resource }.
praetor-news-scored = { $colour } gains { $count } favour ({ $source }).
praetor-news-lost = { $colour } loses { $count } favour ({ $source }).
praetor-news-rose = { $colour } gains { $count } morale.
praetor-news-fell = { $colour } loses { $count } morale.
praetor-news-recruited = { $count ->
    [one] { $colour } recruits { $count } villager.
   *[other] { $colour } recruits { $count } villagers.
}
praetor-news-sold = { $colour } sells { $count } { $resource }.
praetor-news-bought = { $colour } buys { $count } { $resource }.
praetor-news-took-wall = { $colour } takes { $wall }.
praetor-news-trained = { $count ->
    [one] { $count } worker of { $colour } has finished the training.
   *[other] { $count } workers of { $colour } have finished the training.
}
praetor-news-studied = { $count ->
    [one] { $count } worker of { $colour } becomes active at { $tile }.
   *[other] { $count } workers of { $colour } become active at { $tile }.
}
praetor-news-retired = { $count ->
    [one] { $count } worker of { $colour } retires.
   *[other] { $count } workers of { $colour } retire.
}
praetor-news-wages = { $colour } pays { $count } gold in wages.
praetor-news-rescued = { $colour } makes a villager an active worker.
praetor-news-won = { $colour } has won.

## What happened, in short: with $who “you” a whole sentence, else without its subject, as in “Red: buys ...”

praetor-act-dealt = { $who ->
    [you] You get
   *[other] gets
} { $playerboard }
praetor-act-begins = { $who ->
    [you] You are
   *[other] is
} the start player
praetor-act-last-round = The last round begins
praetor-act-passed = { $who ->
    [you] {""}
   *[other] passes
}
praetor-act-built = { $who ->
    [you] You build
   *[other] builds
} { $tile }
praetor-act-activated = { $who ->
    [you] You activate
   *[other] activates
} { $tile }
praetor-act-used-camp = { $who ->
    [you] You use
   *[other] uses
} { $tile } for a retired worker
praetor-act-recruited = { $who ->
    [you] You recruit
   *[other] recruits
} { $count } { $count ->
    [one] villager
   *[other] villagers
}
praetor-act-sold = { $who ->
    [you] You sell
   *[other] sells
} { $amounts }
praetor-act-bought = { $who ->
    [you] You buy
   *[other] buys
} { $amounts }
praetor-act-lost = { $who ->
    [you] You lose
   *[other] loses
} { $amounts }
praetor-act-fell = { $who ->
    [you] You lose
   *[other] loses
} { $amounts }
praetor-act-took-wall = { $who ->
    [you] You take
   *[other] takes
} { $wall }
praetor-act-trained = { $who ->
    [you] You get
   *[other] gets
} { $count } trained { $count ->
    [one] worker
   *[other] workers
}
praetor-act-studied = { $who ->
    [you] You get
   *[other] gets
} { $count } active { $count ->
    [one] worker
   *[other] workers
} at { $tile }
praetor-act-retired = { $who ->
    [you] You retire
   *[other] retires
} { $count } { $count ->
    [one] worker
   *[other] workers
}
praetor-act-wages = { $count ->
    [0] {""}
   *[other] { $who ->
        [you] You pay
       *[other] pays
    } { $count } gold in wages
}
praetor-act-rescued = { $who ->
    [you] You make
   *[other] makes
} a villager an active worker
praetor-act-won = { $who ->
    [you] You win the game
   *[other] wins the game
}

## Reasons

praetor-lacking = { $gold_missing ->
    [0] {""}
    [one] {" "}You lack 1 of { $gold_needed } gold.
   *[other] {" "}You lack { $gold_missing } of { $gold_needed } gold.
}{ $wood_missing ->
    [0] {""}
    [one] {" "}You lack 1 of { $wood_needed } wood.
   *[other] {" "}You lack { $wood_missing } of { $wood_needed } wood.
}{ $stone_missing ->
    [0] {""}
    [one] {" "}You lack 1 of { $stone_needed } stone.
   *[other] {" "}You lack { $stone_missing } of { $stone_needed } stone.
}{ $marble_missing ->
    [0] {""}
    [one] {" "}You lack 1 of { $marble_needed } marble.
   *[other] {" "}You lack { $marble_missing } of { $marble_needed } marble.
}{ $weapon_missing ->
    [0] {""}
    [one] {" "}You lack 1 of { $weapon_needed } { $weapon_needed ->
        [one] weapon
       *[other] weapons
    }.
   *[other] {" "}You lack { $weapon_missing } of { $weapon_needed } { $weapon_needed ->
        [one] weapon
       *[other] weapons
    }.
}
praetor-why-not-this-seat = Another player is being dealt a board.
praetor-why-board-taken = This board is taken.
praetor-why-not-in-stack = This tile is not in the stack.
praetor-why-not-on-top = Tiles of this epoch do not lie on top of the stack.
praetor-why-no-active-worker = You have no active worker at hand.
praetor-why-not-on-display = This tile is not on display.
praetor-why-no-marker-left = { $have } of { $limit } ownership markers are on tiles: you have none left.
praetor-why-tile-too-dear = You cannot pay for this tile.{ praetor-lacking }
praetor-why-no-such-worker = You have no active worker of this experience at hand.
praetor-why-cell-taken = A tile lies there already.
praetor-why-no-common-edge = This place shares no edge with the city.
praetor-why-not-in-city = This tile is not in the city.
praetor-why-no-zone = This tile has nothing to activate.
praetor-why-special-tile = No worker is placed on a special tile to activate it.
praetor-why-already-activated = This tile has been activated this round.
praetor-why-fee-too-dear = You cannot pay the owner of this tile.{ praetor-lacking }
praetor-why-no-villager = Recruiting takes { $needed ->
    [one] 1 villager
   *[other] { $needed } villagers
}; you have { $have ->
    [0] none
   *[other] { $have }
}.
praetor-why-no-wall-tile = The wall tile of this round is gone.
praetor-why-demand-too-dear = You cannot pay the demand of the wall tile.{ praetor-lacking }
praetor-why-no-camp = This is no Labor Camp.
praetor-why-camp-used = You have used this Labor Camp this round.
praetor-why-no-retired-worker = You have no retired worker at hand.
praetor-why-camp-too-dear = You cannot pay the owner of this Labor Camp.{ praetor-lacking }
praetor-why-no-placement = After paying for the camp you could not place the worker.
praetor-why-too-many-to-forge = The worker and your wood allow { $limit ->
    [one] 1 weapon
   *[other] { $limit } weapons
} at most.
praetor-why-not-a-good = Gold itself is not traded.
praetor-why-already-traded = You have traded this good in this visit.
praetor-why-nothing-to-sell = You have none of it.
praetor-why-too-little-gold = It costs { $gold_needed } gold; you have { $gold_have }, so { $gold_missing } too little.
praetor-why-wrong-amount = Choose from 1 to { $limit }.
praetor-why-no-academy = There is no such Academy in the city.
praetor-why-own-academy-is-free = Your own Academy is free: there is nobody to pay.
praetor-why-same-owner = Another Academy of the same owner serves as well.
praetor-why-academy-too-dear = You cannot pay the owner of the Academy.{ praetor-lacking }
praetor-why-academy-is-no-action = The Academy is no action: it is used in the update phase.
praetor-why-sales-first = Sales come first: end them before you buy.
praetor-why-sales-ended = Sales come first: you have ended them.
praetor-why-finish-this-action = First finish the action you have begun.
praetor-why-choose-a-tile-first = First choose a tile to build or activate.
praetor-why-activate-its-tile-first = A tile does that: activate it first.
praetor-why-action-phase-over = The action phase of this round is over.

## The end

praetor-end-city = { $winners ->
    [one] { $names } wins with { $points } favour; the last city tile was revealed.
   *[other] { $names } share the win with { $points } favour; the last city tile was revealed.
}
praetor-end-wall = { $winners ->
    [one] { $names } wins with { $points } favour; the last wall tile was revealed.
   *[other] { $names } share the win with { $points } favour; the last wall tile was revealed.
}
praetor-score-start = Start
praetor-score-tiles = Tiles built
praetor-score-plazas = Plazas
praetor-score-temples = Temples
praetor-score-wall = Wall
praetor-score-retirement = Retirement
praetor-score-wages = Unpaid wages
praetor-score-rescue = Rescue
praetor-score-workers = Workers
praetor-score-morale = Morale
praetor-score-gold = Gold
praetor-score-area = Largest area
praetor-score-longest-wall = Longest wall
praetor-score-villagers = Villagers

## The board in the terminal

praetor-board-short = Gold Saw Stone Marbl Smith Curia Forum Maia Apoll Plutu Mercu Venus Colos Oracl Train Mark. Outp. Acad. Labor Statu Arch
praetor-board-zones = R G S -
praetor-board-round = Round { $round } of at most { $most }
praetor-board-last = last round
praetor-board-order = Order of play
praetor-board-passed = passed
praetor-board-display = Display
praetor-board-stack = { $count } in the stack, on top epoch { $epoch }
praetor-board-stack-empty = the stack is empty
praetor-board-wall = Wall
praetor-board-wall-taken = the wall tile of this round is gone
praetor-board-wall-built = Wall tiles built: { $count }, left to build: { $open }
praetor-board-wall-stack = { $count } more
praetor-board-cost = { $favour } favour for { $cost }
praetor-board-fee = others pay { $cost }
praetor-board-legend = Each tile: its corners A B C D, in the upper edge its owner ({ $marks }) and its zone (R red, G green, S special), in the lower edge ! if it can still be activated this round; below its name on the left who built it this round, on the right who works there, with their experience.
praetor-board-favour = { $favour } favour
praetor-board-goods = Stock
praetor-board-pool = Workers at hand
praetor-board-training = Training I / II
praetor-board-villagers = Villagers
praetor-board-retired = Retired (at hand)
praetor-board-morale = Morale
praetor-board-wages = Wages due
praetor-board-tiles = City / wall tiles
praetor-board-side = Board

## The board in the browser

praetor-kind-gold-mine = Gold Mine
praetor-kind-sawmill = Sawmill
praetor-kind-stone-quarry = Stone Quarry
praetor-kind-marble-quarry = Marble Quarry
praetor-kind-smithy = Smithy
praetor-kind-curia = Curia
praetor-kind-forum = Forum
praetor-kind-temple-maia = Temple of Maia
praetor-kind-temple-apollo = Temple of Apollo
praetor-kind-temple-plutus = Temple of Plutus
praetor-kind-temple-mercury = Temple of Mercury
praetor-kind-temple-venus = Temple of Venus
praetor-kind-colosseum = Colosseum
praetor-kind-oracle = Oracle
praetor-kind-training-camp = Training Camp
praetor-kind-market = Market
praetor-kind-imperial-outpost = Imperial Outpost
praetor-kind-academy = Academy
praetor-kind-labor-camp = Labor Camp
praetor-kind-statue = Statue
praetor-kind-triumphal-arch = Triumphal Arch
praetor-board-city = The city
praetor-board-turn-right = Turn it clockwise (R)
praetor-board-turn-left = Turn it anticlockwise (Shift+R)
praetor-board-epoch = Epoch
praetor-board-round-name = Round
praetor-board-clock = { $city } city and { $wall } wall tiles left
praetor-board-stock = you have
praetor-board-rate = worth
praetor-board-sell = Sell
praetor-board-buy = Buy
praetor-board-owned = City tiles owned
praetor-board-total = Total
praetor-board-side-a = the same for all players
praetor-board-morale-at = Morale { $value }
praetor-board-next-wall = next +{ $bonus }
praetor-board-wage-table = Wages: { $active } for each active, { $retired } for each retired worker
praetor-board-expert = How much each player has, and what it would score if the game ended now.
praetor-board-tab-city = City
praetor-board-tab-offer = Offer
praetor-board-tab-favour = Favour
praetor-board-tab-scores = Scores
praetor-board-plaza-A = sun
praetor-board-plaza-B = well
praetor-board-plaza-C = rosette
praetor-board-plaza-D = chequer
praetor-board-says-owner = Owner: { $colour }; others pay { $fee }.
praetor-board-says-worker = A worker of { $colour }, experience { $experience }.
praetor-board-says-open = Can be activated this round.
praetor-board-bay-villagers = Villagers
praetor-board-bay-stage-one = Training I
praetor-board-bay-stage-two = II
praetor-board-bay-active = Active
praetor-board-bay-retired = Retired
praetor-board-bay = { $place }: { $dice }{ $out ->
    [0] .
    [one] , and { $out } on a tile.
   *[other] , and { $out } on tiles.
}
praetor-board-own-wall = { $count ->
    [one] Own wall: { $count } tile
   *[other] Own wall: { $count } tiles
}
praetor-board-says-tile = { $tile } ({ $place }): { $effect }. { $zone ->
    [red] Red zone: the worker gains experience.
    [green] Green zone.
    [grey] Special tile.
   *[other] Nothing to activate.
} Corners from the north-west clockwise: { $corners }.

praetor-hint-Turn = Gold rings and frames show what you can do: activate a tile of the city with a worker, build one of the tiles on offer, or pass. A red diamond makes the worker wiser, a green disc does not.
praetor-hint-ChooseWorker = Mines, mills and quarries yield as much as the worker's pips. A worker who reaches 6 retires at the end of the round and brings favour.
praetor-hint-Place = The numbers say how much favour a place can give, plazas included: every corner that meets the same mosaic scores. The best places are gold.
praetor-hint-Rotate = Turn the tile with the arrows beside it, the wheel or R; a click on it lays it. Its corners show the plazas that it closes.
praetor-hint-Sell = First you sell, then you buy; each good once in a visit. Rates are those of your own board.
praetor-board-north-of = north of { $tile }
praetor-board-east-of = east of { $tile }
praetor-board-south-of = south of { $tile }
praetor-board-west-of = west of { $tile }

## What the signs on the board mean
praetor-sign-gold-hint = Pays for tiles, fees and wages; 10 are worth 1 favour in the end.
praetor-sign-wood-hint = Goods: for building, and for weapons at the Smithy.
praetor-sign-stone-hint = Goods: for building and for wall tiles.
praetor-sign-marble-hint = Goods: for building and for wall tiles.
praetor-sign-weapon-hint = Goods: made of wood at the Smithy.
praetor-sign-favour = favour
praetor-sign-favour-hint = Whoever has most of it in the end wins; whoever has least acts first.
praetor-sign-morale = morale
praetor-sign-morale-hint = Counts as favour in the end, also below 0. Unpaid wages lower it.
praetor-sign-pips = pips of a worker
praetor-sign-pips-hint = Its experience: mines and quarries yield as much.
praetor-sign-worker = worker
praetor-sign-worker-hint = Builds a tile or activates one; after the sixth pip it retires and gives favour.
praetor-sign-retired = retired worker
praetor-sign-retired-hint = Draws wages; can still be used through the Labor Camp.
praetor-sign-tile = city tile you own
praetor-sign-tile-hint = What an effect counts for each tile with your marker.
praetor-sign-wall = wall tile
praetor-sign-wall-hint = For what it demands you gain its favour, and 3 more for each one you have.
praetor-sign-zone-red = red diamond
praetor-sign-zone-red-hint = Free activation zone: the worker placed here gains 1 experience.
praetor-sign-zone-green = green disc
praetor-sign-zone-green-hint = Free activation zone, without experience.
praetor-sign-zone-grey = grey square
praetor-sign-zone-grey-hint = Special tile: everybody may use it once a round, without a worker.
praetor-sign-fee = number with a good, top right
praetor-sign-fee-hint = What others pay the owner to activate the tile.
praetor-sign-owner = emblem, top left
praetor-sign-owner-hint = Who owns the tile.
praetor-sign-plaza-A-hint = Corner of a tile: laid beside others of the same kind it gives 1 favour for each.
praetor-sign-plaza-B-hint = Corner of a tile, as above.
praetor-sign-plaza-C-hint = Corner of a tile, as above.
praetor-sign-plaza-D-hint = Corner of a tile, as above.
