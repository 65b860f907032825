# Romolo o Remo?. Latin names stay as they are.

romolo-title = Romolo o Remo?
romolo-blurb = Found a town in Latium about 753 BC: explore, build, trade, hire characters and fight, until the town with most points is Rome.

## Options of the game

romolo-set-dice = Combat
romolo-set-dice-hint = Whether combats use secret dice tiles or a die.
romolo-set-dice-tiles = Dice tiles
romolo-set-dice-die = Die
romolo-set-teams = Teams
romolo-set-teams-hint = Four players, two against two; partners sit opposite and score together.
romolo-set-events = Solo events
romolo-set-events-hint = Whether the events of the solo game lie in an open row or are drawn from a bag.
romolo-set-events-row = Open row
romolo-set-events-bag = Bag
romolo-set-hidden_coins = Hidden coins
romolo-set-hidden_coins-hint = The coins of the others are not shown; every payment is still made openly.
romolo-set-round_cap = Round limit
romolo-set-round_cap-hint = The game is scored after this many rounds; 0 means never. Not a rule of the published game.

## Names

romolo-colour-yellow = Yellow
romolo-colour-blue = Blue
romolo-colour-red = Red
romolo-colour-brown = Brown
romolo-seat-rival = A.I. player
romolo-terrain-plain = plain
romolo-terrain-hill = hill
romolo-terrain-forest = forest
romolo-terrain-water = water
romolo-good-grain = grain
romolo-good-wood = wood
romolo-good-stone = stone
romolo-good-salt = salt
romolo-good-refined = refined goods
romolo-column-grain = grain
romolo-column-wood = wood
romolo-column-stone = stone
romolo-column-salt = salt
romolo-column-refined = refined goods
romolo-item-grain = grain
romolo-item-wood = wood
romolo-item-stone = stone
romolo-item-salt = salt
romolo-item-refined = refined goods
romolo-item-silver = a silver coin
romolo-item-bronze = a bronze coin (½)
romolo-kind-worker = worker
romolo-kind-soldier = soldier
romolo-kind-mercenary = mercenary
romolo-kind-explorer = explorer
romolo-unit-worker = worker
romolo-unit-soldier = soldier
romolo-unit-mercenary = mercenary
romolo-unit-explorer = explorer
romolo-unit-lying-worker = lying worker
romolo-unit-lying-soldier = lying soldier
romolo-unit-lying-mercenary = lying mercenary
romolo-unit-lying-explorer = lying explorer
romolo-unit-hindered-worker = hindered worker
romolo-unit-hindered-soldier = hindered soldier
romolo-unit-hindered-mercenary = hindered mercenary
romolo-unit-hindered-explorer = hindered explorer
romolo-unit-hindered-lying-worker = hindered lying worker
romolo-unit-hindered-lying-soldier = hindered lying soldier
romolo-unit-hindered-lying-mercenary = hindered lying mercenary
romolo-unit-hindered-lying-explorer = hindered lying explorer
romolo-token-x2 = double
romolo-token-x3 = triple
romolo-piece-tower = tower
romolo-piece-farm = farm
romolo-piece-storehouse = storehouse
romolo-piece-worker = worker
romolo-building-farm = farm
romolo-building-farm-hint = feeds 2 units
romolo-building-storehouse = storehouse
romolo-building-storehouse-hint = stores a production
romolo-building-temple = temple
romolo-building-temple-hint = building costs 1 less
romolo-building-sawmill = sawmill
romolo-building-sawmill-hint = 1 more wood
romolo-building-aqueduct = aqueduct
romolo-building-aqueduct-hint = room for 1 more building here and around
romolo-building-forum = forum
romolo-building-forum-hint = extra coins for a sale
romolo-building-port = port
romolo-building-port-hint = units enter water; 1 more trade
romolo-building-wall = wall
romolo-building-wall-hint = hinders who comes over it
romolo-building-tower = tower
romolo-building-quarry = quarry
romolo-building-quarry-hint = 1 more stone
romolo-side-east = east
romolo-side-north-east = north-east
romolo-side-north-west = north-west
romolo-side-west = west
romolo-side-south-west = south-west
romolo-side-south-east = south-east
romolo-symbol-x2 = x2
romolo-symbol-plus3 = +3
romolo-symbol-plus1loss = +1 loss
romolo-symbol-minus1loss = −1 loss
romolo-symbol-retreat = retreat
romolo-symbol-blank = blank
romolo-face-blank = blank
romolo-face-2 = 2
romolo-face-3 = 3
romolo-face-4 = 4
romolo-face-5 = 5
romolo-face-6 = 6
romolo-event-white = white
romolo-event-yellow = yellow
romolo-event-pink = pink
romolo-event-blue = blue
romolo-event-brown = brown
romolo-character-aedificator = Aedificator
romolo-character-aedificator-hint = stone and wood stand for each other, for 1 cube more
romolo-character-apothecarius = Apothecarius
romolo-character-apothecarius-hint = a production goes to your hand
romolo-character-architectus = Architectus
romolo-character-architectus-hint = one farm counts as strength for you
romolo-character-artifex = Artifex
romolo-character-artifex-hint = 1 point per kind of building in your dominion
romolo-character-consul = Consul
romolo-character-consul-hint = wins all ties for majorities
romolo-character-defensor = Defensor
romolo-character-defensor-hint = +1 in defence, and 3 free walls
romolo-character-dux = Dux
romolo-character-dux-hint = 4 counters: +1 each in a combat
romolo-character-equus = Equus
romolo-character-equus-hint = 2 extra moves on land
romolo-character-foederatus = Foederatus
romolo-character-foederatus-hint = 3 counters: a mercenary free of cost or wage
romolo-character-furnarius = Furnarius
romolo-character-furnarius-hint = feeds 2 units anywhere
romolo-character-heros = Heros
romolo-character-heros-hint = +2 in one attack
romolo-character-mercator = Mercator
romolo-character-mercator-hint = exchanges equal cubes for another one
romolo-character-nauta = Nauta
romolo-character-nauta-hint = 1 more trade, or a voyage without a port
romolo-character-negotiator = Negotiator
romolo-character-negotiator-hint = a free market action with the kinds on the tile
romolo-character-obsessor = Obsessor
romolo-character-obsessor-hint = no hindrance; +2 against towers
romolo-character-patronus = Patronus
romolo-character-patronus-hint = 4 points for most money, 2 for second most
romolo-character-praedo = Praedo
romolo-character-praedo-hint = steals from a neighbour
romolo-character-praepositus = Praepositus
romolo-character-praepositus-hint = 1 more of the kind on the tile
romolo-character-publicus = Publicus
romolo-character-publicus-hint = 3 points
romolo-character-sacerdos = Sacerdos
romolo-character-sacerdos-hint = 2 influence points at the end
romolo-character-traductor = Traductor
romolo-character-traductor-hint = acts on an adjacent hex
romolo-price-coin = { $count ->
    [0.5] coin
    [one] coin
   *[other] coins
}
romolo-price-half = bronze coin (½)

## Answers

romolo-say-pass = Done
romolo-say-start = { $colour } begins
romolo-say-choose = Take a { $terrain } tile
romolo-say-lay = Lay it on { $hex }
romolo-say-draw = { $character } comes into the display
romolo-say-away = { $symbol } is put away
romolo-say-cube = Take 1 { $good }
romolo-say-set = Set the { $piece } on { $hex }
romolo-say-activate = Activate the { $unit } on { $hex }
romolo-say-stop = Stop here
romolo-say-hostile = Hostile
romolo-say-friendly = Not hostile
romolo-say-move = Move to { $hex }
romolo-say-look = Look at { $hex }
romolo-say-ride = Ride to { $hex } (Equus)
romolo-say-sail = Sail to { $hex } (Nauta)
romolo-say-tile = It is { $terrain }
romolo-say-token = It counts { $token }
romolo-say-flood = Flood { $hex }
romolo-say-build = Build: { $building }
romolo-say-wall = A wall to the { $side }
romolo-say-free-wall = A wall of Defensor to the { $side }
romolo-say-done = Enough
romolo-say-demolish = Demolish: { $building }
romolo-say-transform = Transform: { $building }
romolo-say-pay = Pay { $number } { $good }, the rest otherwise
romolo-say-aedificator = Use Aedificator
romolo-say-use = { $number } { $good } from the storehouses
romolo-say-gain = Take 1 { $good }
romolo-say-produce = Produce { $good }
romolo-say-store = Store it on { $hex }
romolo-say-keep = Take it to hand (Apothecarius)
romolo-say-extra = { $number } more by Praepositus
romolo-say-collect = Collect { $number } { $good }
romolo-say-refine = Refine { $good }
romolo-say-create = Create: { $kind }
romolo-say-convert = Convert the explorer into a worker
romolo-say-recruit = { $number ->
    [one] Recruit 1 mercenary
   *[other] Recruit { $number } mercenaries
}
romolo-say-waive = { $number } of them free (Foederatus)
romolo-say-spend = Pay with 1 { $good }
romolo-say-coins = Pay the rest in coins
romolo-say-hire = Hire { $character } (slot { $slot })
romolo-say-endow = Lay 1 { $good } on the tile
romolo-say-sell = Sell { $good }
romolo-say-column = Lay it above { $column }
romolo-say-bonus = Take the forum's coins now
romolo-say-later = Keep the forum for later
romolo-say-buy = Buy { $good }
romolo-say-architectus = Architectus counts the farm on { $hex }
romolo-say-mercator = Use Mercator on { $hex }
romolo-say-swap = Give { $good } for { $good2 }
romolo-say-negotiator = Use Negotiator on { $hex }
romolo-say-traductor = Act on { $hex } (Traductor)
romolo-say-back = Think better of it
romolo-say-steal = Steal from { $colour }
romolo-say-roll = The die shows { $face }
romolo-say-loot = Take { $good }
romolo-say-exchange = Exchange with your partner
romolo-say-give = Give { $item }
romolo-say-get = Ask for { $item }
romolo-say-propose = Propose this exchange
romolo-say-accept = Accept
romolo-say-decline = Decline
romolo-say-attack = Attack { $colour } on { $hex }
romolo-say-raid = Raid { $hex }
romolo-say-join = The { $unit } joins
romolo-say-all = With all of them
romolo-say-heros = Call Heros
romolo-say-play = Lay { $symbol }
romolo-say-dux = Counters of Dux: { $number }
romolo-say-retreat = Retreat
romolo-say-stay = Stay and fight
romolo-say-withdraw = The { $unit } goes to { $hex }
romolo-say-kill = The { $unit } falls
romolo-say-raze = Destroy: { $building }
romolo-say-side = The wall to the { $side }
romolo-say-content = { $number ->
    [0] An empty one
   *[other] The one with { $number } { $good }
}
romolo-say-remove = Remove the { $unit } on { $hex }
romolo-say-give-up = Give up
romolo-say-go-on = Go on
romolo-say-salt = Pay in salt cubes: { $number }
romolo-say-dismiss = Dismiss the { $unit } on { $hex }
romolo-say-fallen = One that has fallen already
romolo-say-feed = Feed as many as possible
romolo-say-leave = Leave out the { $unit } on { $hex }
romolo-say-grain = 1 grain for the { $unit } on { $hex }
romolo-say-recall = Take the { $unit } on { $hex } back to hand
romolo-say-play-on = Play this turn
romolo-say-end-game = End the game
romolo-say-bless = 1 influence on { $hex } (Sacerdos)
romolo-say-dominion = { $hex } is the dominion
romolo-say-event = A { $event } cube
romolo-say-group = The group on { $hex }
romolo-say-march = To { $hex }

## News

romolo-news-begins = { $colour } begins.
romolo-news-laid = { $colour } lays { $terrain } on { $hex }.
romolo-news-founded = { $colour }: { $piece } on { $hex }.
romolo-news-turn = Turn of { $colour }.
romolo-news-moved = { $colour }: { $kind } from { $hex } to { $hex2 }.
romolo-news-hindered = { $colour }: the { $kind } is hindered by the wall of { $hex }.
romolo-news-looked = { $colour } looks at { $hex }: { $terrain }.
romolo-news-looked-token = { $colour } looks at the token on { $hex }: { $token }.
romolo-news-discovered = { $hex } is discovered: { $terrain }.
romolo-news-token = { $hex } counts { $token }.
romolo-news-flooded = { $hex } becomes water.
romolo-news-is-hostile = { $colour } is hostile on { $hex }.
romolo-news-is-friendly = { $colour } is not hostile on { $hex }.
romolo-news-built = { $colour } builds on { $hex }: { $building }.
romolo-news-demolished = Gone from { $hex }: { $building }.
romolo-news-wall-built = { $colour } builds a wall on { $hex }, to the { $side }.
romolo-news-wall-gone = The wall of { $hex } to the { $side } is gone.
romolo-news-stored = { $colour }: { $count } { $good } into a storehouse on { $hex }.
romolo-news-gained = { $colour } takes { $count } { $good }.
romolo-news-paid = { $colour } pays { $count } { $good }.
romolo-news-earned = { $colour } takes { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
romolo-news-spent = { $colour } pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
romolo-news-created = { $colour }: new { $kind } on { $hex }.
romolo-news-went-home = { $colour }: the { $kind } on { $hex } returns to the supply.
romolo-news-unfed = { $colour } does not feed the { $kind } on { $hex }; it returns to the supply.
romolo-news-fell = { $colour }: the { $kind } on { $hex } falls.
romolo-news-dismissed = { $colour } dismisses: { $kind }.
romolo-news-shown = { $character } is on display.
romolo-news-hired = { $colour } hires { $character }.
romolo-news-used = { $colour } uses { $character }.
romolo-news-sold = { $colour } sells { $good }; the cube lies above { $column }.
romolo-news-price = Price of { $good }: { $count }.
romolo-news-stole = { $colour } takes { $good } from { $colour2 }.
romolo-news-rolled = { $colour } rolls { $face }.
romolo-news-exchanged = { $colour } and { $colour2 } exchange goods.
romolo-news-attacked = { $colour } attacks { $colour2 } on { $hex }.
romolo-news-raided = { $colour } raids { $hex }.
romolo-news-showed = { $colour } shows { $symbol }.
romolo-news-withdrew = { $colour } retreats from { $hex }.
romolo-news-fought = Attack { $value }, defence { $value2 }. Losses: { $count } for the attacker, { $count2 } for the defender.
romolo-news-won = { $colour } wins the combat on { $hex }.
romolo-news-drawn = Nobody wins the combat on { $hex }.
romolo-news-battle-marker = { $colour } takes a battle marker.
romolo-news-tower-hit = The tower of { $colour } is hit.
romolo-news-unpaid = { $colour } cannot pay { $count ->
    [one] 1 mercenary
   *[other] { $count } mercenaries
}.
romolo-news-gave-up = { $colour } gives up.
romolo-news-eliminated = { $colour } loses the tower and is out.
romolo-news-closing = The closing phase begins.
romolo-news-ended = { $colour } ends the game.
romolo-news-stopped = The last round is over.
romolo-news-event = Event: { $event } cube.

## What happened, in short: with $who “you” a whole sentence, else without its subject, as in “Red: buys ...”

romolo-act-begins = { $who ->
    [you] You begin
   *[other] begins
}
romolo-act-nothing = rests
romolo-act-laid = { $who ->
    [you] You lay
   *[other] lays
} { $terrain } on { $hex }
romolo-act-founded = { $who ->
    [you] You place
   *[other] places
} { $piece } on { $hex }
romolo-act-moved = { $who ->
    [you] You move
   *[other] moves
} to { $hex2 } ({ $kind })
romolo-act-hindered = { $who ->
    [you] A wall hinders you on { $hex }
   *[other] {""}
}
romolo-act-looked = { $who ->
    [you] You look
   *[other] looks
} at { $hex }
romolo-act-looked-token = { $who ->
    [you] You look
   *[other] looks
} at the token on { $hex }
romolo-act-discovered = New on the map: { $hex }
romolo-act-flooded = { $hex } { $times ->
    [one] becomes
   *[other] become
} water
romolo-act-is-hostile = { $who ->
    [you] You are
   *[other] is
} hostile on { $hex }
romolo-act-built = { $who ->
    [you] You build
   *[other] builds
} on { $hex }: { $building }
romolo-act-demolished = Gone from { $hex }: { $building }
romolo-act-wall-built = { $who ->
    [you] You build
   *[other] builds
} { $times ->
    [one] a wall
   *[other] { $times } walls
} on { $hex }
romolo-act-wall-gone = Walls gone: { $hex }
romolo-act-stored = { $who ->
    [you] You produce
   *[other] produces
} { $amounts } on { $hex }
romolo-act-created = { $who ->
    [you] You create
   *[other] creates
} on { $hex }: { $kind }
romolo-act-went-home = { $who ->
    [you] You take back
   *[other] takes back
} from { $hex }: { $kind }
romolo-act-unfed = { $who ->
    [you] You do not feed
   *[other] does not feed
} on { $hex }: { $kind }
romolo-act-fell = { $who ->
    [you] You lose
   *[other] loses
} on { $hex }: { $kind }
romolo-act-dismissed = { $who ->
    [you] You dismiss
   *[other] dismisses
} { $kind }
romolo-act-hired = { $who ->
    [you] You hire
   *[other] hires
} { $character }
romolo-act-used = { $who ->
    [you] You use
   *[other] uses
} { $character }
romolo-act-sold = { $who ->
    [you] You sell
   *[other] sells
} { $goods }
romolo-act-stole = { $who ->
    [you] You take
   *[other] takes
} { $goods } from { $colour2 }
romolo-act-exchanged = { $who ->
    [you] You exchange
   *[other] exchanges
} goods with { $colour2 }
romolo-act-attacked = { $who ->
    [you] You attack
   *[other] attacks
} { $colour2 } on { $hex }
romolo-act-raided = { $who ->
    [you] You raid
   *[other] raids
} { $hex }
romolo-act-withdrew = { $who ->
    [you] You retreat
   *[other] retreats
} from { $hex }
romolo-act-won = { $who ->
    [you] You win
   *[other] wins
} the combat on { $hex }
romolo-act-drawn = Nobody wins the combat on { $hex }
romolo-act-battle-marker = { $who ->
    [you] You take
   *[other] takes
} { $times ->
    [one] a battle marker
   *[other] { $times } battle markers
}
romolo-act-tower-hit = { $who ->
    [you] Your tower is hit
   *[other] has the tower hit
}
romolo-act-unpaid = { $who ->
    [you] You cannot pay
   *[other] cannot pay
} { $count ->
    [one] 1 mercenary
   *[other] { $count } mercenaries
}
romolo-act-gave-up = { $who ->
    [you] You give up
   *[other] gives up
}
romolo-act-eliminated = { $who ->
    [you] You lose your tower and are out
   *[other] loses the tower and is out
}
romolo-act-closing = The closing phase begins
romolo-act-ended = { $who ->
    [you] You end
   *[other] ends
} the game
romolo-act-stopped = The last round is over
romolo-act-event = Event: { $event } cube

## Questions

romolo-ask-StartPlayer = Who begins?
romolo-ask-DrawCharacter = Which character comes?
romolo-ask-PutAway = Which dice tile is put away?
romolo-ask-ChooseTile = Forest or hill for your start tiles?
romolo-ask-LayTiles = Which start hex gets the forest or hill?
romolo-ask-FreeCube = Which cube do you take in addition?
romolo-ask-Settle = Where does this piece go?
romolo-ask-Activate = Which unit do you activate?
romolo-ask-Act = What does the unit do? { $left ->
    [one] (1 action left)
   *[other] ({ $left } actions left; a discovery, or any action but a move, ends them)
}
romolo-ask-Hostility = Are your units on { $hex } hostile to { $colour }? Beside hostile units a unit can only retreat.
romolo-ask-Translate = What does the worker do over there?
romolo-ask-TurnUp = What is on the tile?
romolo-ask-TurnToken = Which token is it?
romolo-ask-PeekTile = What does the explorer see?
romolo-ask-PeekToken = Which token does the explorer see?
romolo-ask-Flood = Which tile does the river flood next?
romolo-ask-ChanceFlood = Which tile does the river flood next?
romolo-ask-BuildWalls = Where does the next wall stand?
romolo-ask-PayBuilding = How much stone do you pay? ({ $total } cubes)
romolo-ask-UseStored = How much { $good } comes from the storehouses? ({ $amount } due)
romolo-ask-PayValue = How do you pay?
romolo-ask-GainOfCost = Which cube do you gain for it? ({ $building })
romolo-ask-TransformInto = What do you build instead?
romolo-ask-WhichStorehouse = Which storehouse?
romolo-ask-TearWalls = Which walls go together? (up to { $left } more)
romolo-ask-Extra = Use Praepositus for { $good }?
romolo-ask-StoreIn = Where do you store { $good }? ({ $amount })
romolo-ask-Waive = For how many does Foederatus waive the cost?
romolo-ask-Endow = Which cube do you lay on the tile?
romolo-ask-Column = Above which column do you lay { $good }?
romolo-ask-Sale = Do you sell more?
romolo-ask-Forum = Take the forum's bonus for this sale?
romolo-ask-Purchase = Do you buy more?
romolo-ask-Swap = What do you give to Mercator, and for what?
romolo-ask-SecondCube = Which second cube do you take?
romolo-ask-FreeMarket = What do you trade with Negotiator?
romolo-ask-RollToSteal = What does the thief roll?
romolo-ask-Loot = What do you take? ({ $left } to go)
romolo-ask-Exchange = What do you give and what do you ask for?
romolo-ask-Consent = Do you accept your partner's exchange?
romolo-ask-Attack = Where do you attack?
romolo-ask-Muster = Who takes part in the attack?
romolo-ask-ChooseDie = Which dice tile do you lay?
romolo-ask-Unsealed = What is turned up?
romolo-ask-Captain = How many counters of Dux do you spend?
romolo-ask-Dice = What does the die show?
romolo-ask-AIDie = What does the A.I. player roll?
romolo-ask-Retreat = Do you retreat?
romolo-ask-Withdraw = Where does this unit retreat to?
romolo-ask-Kill = Which unit falls? ({ $left } to go)
romolo-ask-Raze = What do you destroy? ({ $left } to go)
romolo-ask-RemoveSurplus = Your capital supports fewer units: which one goes?
romolo-ask-GiveUp = You have no worker left. Do you go on?
romolo-ask-WaiveWages = For how many mercenaries does Foederatus waive the wage?
romolo-ask-PaySalt = How many salt cubes do you pay? ({ $due } salt due)
romolo-ask-Ruin = A mercenary is unpaid: which building of your capital goes?
romolo-ask-DismissUnpaid = Which unpaid mercenary leaves?
romolo-ask-Dismiss = Do you dismiss a mercenary?
romolo-ask-Feed = Feed your people. As many as possible, or do you leave somebody out?
romolo-ask-Hungry = This unit is hungry: pay a grain?
romolo-ask-PlayOrEnd = Do you play this turn, or end the game?
romolo-ask-LastFarm = Which farm does Architectus count in the scoring?
romolo-ask-Bless = Where does Sacerdos add influence?
romolo-ask-Dominion = Which hex is your dominion?
romolo-ask-NextInRow = Which event cube comes next in the row?
romolo-ask-FromBag = Which event cube is drawn?
romolo-ask-EventRoll = What does the die of the event show?
romolo-ask-EndRoll = Does the die end the game?
romolo-ask-NextGroup = Which group of the A.I. player acts?
romolo-ask-Advance = Which group of the A.I. player advances?
romolo-ask-March = Where does the group go?
romolo-ask-AIKill = Which of your units falls?
romolo-ask-AIRaze = Which building is destroyed?
romolo-ask-AITear = Which wall falls?

## Why not

romolo-why-action-phase-is-over = Your Action phase is over.
romolo-why-activate-a-unit-first = First activate a unit.
romolo-why-activated-already = That unit has been activated in this phase: each unit only once.
romolo-why-after-a-retreat = After a retreat a unit can only move.
romolo-why-all-sides-walled = Every side of this hex has a wall.
romolo-why-another-good-is-due = Another kind of cube is paid now.
romolo-why-another-kind = Take another kind than the one given.
romolo-why-another-piece-now = Another piece is placed now.
romolo-why-another-unit-now = Another unit is asked about now.
romolo-why-behind-a-wall = It is behind a wall.
romolo-why-building-too-dear = It costs { $stone_needed } stone and { $wood_needed } wood{ $saved ->
    [0] { "" }
    [one] , with 1 cube saved by temples
   *[other] , with { $saved } cubes saved by temples
}; you lack { $stone_missing ->
    [0] { $wood_missing } wood
   *[other] { $wood_missing ->
        [0] { $stone_missing } stone
       *[other] { $stone_missing } stone and { $wood_missing } wood
    }
}.
romolo-why-capital-of-the-ai = The capital of the A.I. player is closed to you.
romolo-why-choose-a-unit = Choose at least one unit.
romolo-why-column-full = { $limit } cubes lie above that column already: it is full.
romolo-why-combat-comes-later = Combat comes after the Action phase: end that first.
romolo-why-combat-phase-is-over = Your Combat phase is over.
romolo-why-convert-at-the-start = An explorer is converted at the start of its activation, before it moves or looks.
romolo-why-cubes-too-cheap = { $needed } is due; your coins with these cubes and cheaper ones are worth { $have }: { $missing } too little.
romolo-why-dearest-first = Dearer cubes are paid before cheaper ones.
romolo-why-explorers-are-converted = Only an explorer can be converted.
romolo-why-explorers-only = Only explorers can look.
romolo-why-finish-this-action = First finish the action you have begun.
romolo-why-finish-this-unit = First finish the unit you have activated.
romolo-why-forest-or-hill = Choose a forest or a hill.
romolo-why-heros-with-an-attack = Heros is announced with an attack.
romolo-why-hindered = The unit is hindered and can only move.
romolo-why-hostile-unit-here = A hostile unit is on this hex.
romolo-why-hostile-unit-there = A hostile unit is there.
romolo-why-kind-laid-already = Such a cube lies on the tile already.
romolo-why-lay-a-cube = Lay at least one cube on the tile.
romolo-why-mercator-too-few = Mercator takes { $needed } equal cubes there; of no kind do you have more than { $have }: { $missing } too few.
romolo-why-mercenaries-too-dear = This costs { $needed }; your coins and cubes are worth { $have } there: { $missing } too little.
romolo-why-military-is-surplus = You have { $have } soldiers and mercenaries, and your capital supports { $limit }: one of these has to go.
romolo-why-military-limit = You have { $have } of { $limit } soldiers and mercenaries that your capital supports: there is no room for { $more } more.
romolo-why-more-than-three = An exchange is worth { $limit } at most; this one would be worth { $needed }.
romolo-why-moves-only = This unit can only move.
romolo-why-name-gifts-first = Name what you give before what you get, each in order.
romolo-why-needs-a-cube = You need a cube to lay on the tile.
romolo-why-needs-a-port = Water is entered from a port or from water.
romolo-why-needs-no-food = No such unit of yours has to be fed.
romolo-why-new-unit-waits = That unit is new: it can be used from the next round on.
romolo-why-no-action-left = The unit has used all its { $limit } actions.
romolo-why-no-aedificator = Aedificator is of no use here.
romolo-why-no-apothecarius = Apothecarius is not ready.
romolo-why-no-column = No column is free for it.
romolo-why-no-cube-in-hand = You have no such cube in hand.
romolo-why-no-empty-storehouse = { $have ->
    [0] There is no storehouse there.
    [one] The storehouse there is full.
   *[other] All { $have } storehouses there are full.
}
romolo-why-no-exchange = An exchange with a partner is not possible now.
romolo-why-no-farm-there = No other farm stands there.
romolo-why-no-free-wall = Defensor has no wall left.
romolo-why-no-grain = You have no grain.
romolo-why-no-heros = Heros cannot be called now.
romolo-why-no-influence-there = You have no influence there.
romolo-why-no-praepositus = You would use { $needed } Praepositus tiles for this production; { $have ->
    [one] 1 is
   *[other] { $have } are
} ready.
romolo-why-no-ride = Equus cannot take the unit there.
romolo-why-no-room = { $have } of { $limit } buildings stand on this hex: there is no room for it.
romolo-why-no-room-for-walls = { $have } of { $limit } buildings stand on this hex, and every third wall counts as one: there is no room.
romolo-why-no-sail = Nauta cannot take the unit there.
romolo-why-no-side-to-water = { $limit ->
    [0] No side of this hex faces water: a port needs one.
    [one] This hex has 1 side to water, and a port stands there already.
   *[other] Of the { $limit } sides to water, { $have } have a port already.
}
romolo-why-no-standing-unit = No such unit of yours stands ready there.
romolo-why-no-storehouse = No empty storehouse can be used.
romolo-why-no-such-building = There is no such building.
romolo-why-no-such-content = No storehouse holds that.
romolo-why-no-such-cube = You have no such cube here.
romolo-why-no-such-mercenary = You have no such mercenary there.
romolo-why-no-such-unit = There is no such unit to take part.
romolo-why-no-traductor = Traductor cannot act there.
romolo-why-no-unit-can-destroy = Only units with a value above 0 can destroy buildings; the best of yours there has { $have }.
romolo-why-no-wall-there = There is no wall on that side.
romolo-why-no-water-near = No face-up water is adjacent.
romolo-why-no-way-back = The unit cannot retreat there.
romolo-why-no-worker-may-act = No worker of yours may act there.
romolo-why-nobody-to-attack = That player has nothing to attack there.
romolo-why-nobody-to-rob = No unit of that opponent is on an adjacent hex that is not behind a wall.
romolo-why-none-in-hand = You have none in hand.
romolo-why-not-a-dominion = Name a plain next to your capital that you control.
romolo-why-not-a-player = That is not a player.
romolo-why-not-adjacent = That hex is not adjacent.
romolo-why-not-created = Mercenaries are recruited, not created.
romolo-why-not-held = You would give { $needed } of these and have { $have }.
romolo-why-not-in-bank = The bank has none left.
romolo-why-not-in-capital = Your capital has no such building to give.
romolo-why-not-in-display = That character is not on display there.
romolo-why-not-nearer-to-capital = A retreat goes nearer to your capital: the unit is { $here ->
    [one] 1 hex
   *[other] { $here } hexes
} away from it, that hex { $there }.
romolo-why-not-next-to-flood = That tile is not flooded now.
romolo-why-not-of-its-cost = That is no part of its cost.
romolo-why-not-on-negotiator = No such cube lies on Negotiator.
romolo-why-not-so-many-counters = Dux has { $have ->
    [one] 1 counter
   *[other] { $have } counters
} left, not { $needed }.
romolo-why-not-yet = Choose at least one wall first.
romolo-why-not-yielded-here = This hex does not yield that.
romolo-why-not-your-capital = Soldiers are created in your capital only.
romolo-why-not-your-plain = It goes on one of your two plains.
romolo-why-not-your-start-hex = That is not one of your start hexes.
romolo-why-nothing-offered = Name something first.
romolo-why-nothing-stored = No such storehouse is on this hex.
romolo-why-nothing-to-build-instead = Nothing could be built instead.
romolo-why-nothing-to-destroy = There is nothing to destroy.
romolo-why-nothing-to-see = There is nothing new to look at.
romolo-why-nothing-to-trade = Nothing of the kinds on Negotiator can be sold or bought now.
romolo-why-one-character-per-turn = You have hired { $limit ->
    [one] a character in this turn: one
   *[other] { $limit } characters in this turn: no more
} per turn.
romolo-why-one-or-two = From 1 to { $limit } mercenaries are recruited at a time.
romolo-why-own-column = Not above the column of its own kind.
romolo-why-own-turn-only = You can do that in your own turn only.
romolo-why-partner-has-not = Your partner does not have that.
romolo-why-power-not-ready = You do not have this power ready.
romolo-why-price-is-zero = Its price is 0.
romolo-why-produced-here-already = You have produced on this hex in this turn.
romolo-why-refined-already = Refined goods are not refined again.
romolo-why-sale-or-purchase = A market action is either a sale or a purchase, never both.
romolo-why-salt-is-settled = How many salt cubes you pay is settled already.
romolo-why-side-not-possible = That side has a wall already.
romolo-why-storehouse-too-far = The storehouse must be on the worker’s hex or next to it.
romolo-why-supply-comes-later = That is done in your Supply phase.
romolo-why-three-walls = For unpaid wages { $needed } walls go together: { $have } are chosen so far.
romolo-why-tile-not-available = You do not have that dice tile.
romolo-why-too-few-coins = It costs { $needed } in coins; you have { $have }: { $missing } short.
romolo-why-too-few-cubes = It takes { $needed } { $good ->
    [grain] grain
    [wood] wood
    [stone] stone
    [salt] salt
   *[refined] refined goods
}; you have { $have } to pay with: { $missing } short.
romolo-why-too-few-mercenaries = The bank has { $have ->
    [0] no mercenary
    [one] 1 mercenary
   *[other] { $have } mercenaries
} left, not { $needed }.
romolo-why-too-few-walls = Only { $needed } walls together count as a building here; your capital has { $have }.
romolo-why-too-little-stone-or-wood = It takes { $needed } stone or wood; you have { $have } to pay with: { $missing } short.
romolo-why-took-no-part = No such unit took part.
romolo-why-tower-falls = The tower has taken { $limit } losses and falls already.
romolo-why-tower-last = The tower goes only when nothing else is left.
romolo-why-tower-not-hit = A tower cannot be hit here.
romolo-why-tower-stands = A tower cannot be built or taken down.
romolo-why-unit-lies = That unit lies: it cannot be activated.
romolo-why-units-there = Others are there: fight them first.
romolo-why-victim-has-none = The victim has none.
romolo-why-worker-limit = You have { $have } of { $limit } workers that your capital supports.
romolo-why-workers-are-surplus = You have { $have } workers, and your capital supports { $limit }: a worker has to go.
romolo-why-wrong-payment = { $needed } cubes are paid: from { $least } to { $most } of them can be stone, the rest is wood.
romolo-why-wrong-salt = You owe { $needed } salt: from { $least } to { $most } of it can be paid in salt cubes.
romolo-why-wrong-share = From { $least } to { $most } of these cubes can come from the storehouses here.
romolo-why-wrong-terrain = It does not stand on this terrain.
romolo-why-wrong-waiver = Foederatus can waive from { $least } to { $most } here.

## End and score

romolo-end-ended = { $winners ->
    [0] The A.I. player wins; a player ended the game in the closing phase.
    [one] { $names } wins with { $points } points; a player ended the game in the closing phase.
   *[other] { $names } win with { $points } points; a player ended the game in the closing phase.
}
romolo-end-roll = { $winners ->
    [0] The A.I. player wins; the die of the A.I. player ended the game.
    [one] { $names } wins with { $points } points; the die of the A.I. player ended the game.
   *[other] { $names } win with { $points } points; the die of the A.I. player ended the game.
}
romolo-end-cap = { $winners ->
    [0] The A.I. player wins; the agreed last round is over.
    [one] { $names } wins with { $points } points; the agreed last round is over.
   *[other] { $names } win with { $points } points; the agreed last round is over.
}
romolo-end-towers = { $winners ->
    [0] The A.I. player wins: no other tower is left.
    [one] { $names } wins: the last player with a tower.
   *[other] { $names } win: no other side has a tower left.
}
romolo-score-characters = Characters
romolo-score-hexes = Controlled hexes
romolo-score-dominion = Dominion
romolo-score-population = Population
romolo-score-battle_markers = Battle markers
romolo-score-money = Money
romolo-score-majorities = Majorities

## The board in the terminal

romolo-board-legend = ~ water · ^ hill · ♣ forest · . plain · ? face down · W worker S soldier M mercenary X explorer (small: lying) · ! hindered · T tower
romolo-board-buildings = Buildings: f farm s storehouse t temple w sawmill/quarry a aqueduct o forum p port; walls are drawn on their sides
romolo-board-market = Market
romolo-board-bank = Bank
romolo-board-display = Characters
romolo-board-round = Round { $round }
romolo-board-closing = closing phase
romolo-board-goods = Goods
romolo-board-coins = Coins
romolo-board-hand = In hand
romolo-board-dice = Dice tiles
romolo-board-strength = Capital
romolo-board-battles = Battle markers
romolo-board-out = out of the game
romolo-board-hidden = hidden
romolo-board-events = Events
romolo-board-stack = in the stack
romolo-board-stored = Stored on { $hex }

## The board in the browser

romolo-board-map = Map
romolo-board-tab-map = Map
romolo-board-tab-market = Market
romolo-board-tab-bank = Bank
romolo-board-tab-people = Characters
romolo-board-tab-scores = Scores
romolo-board-round-name = Round
romolo-board-clock = { $empty } of { $needed } kinds used up
romolo-board-phase = Phase
romolo-board-phase-setup = Set-up
romolo-board-phase-actions = Actions
romolo-board-phase-combat = Combat
romolo-board-phase-supply = Supply
romolo-board-phase-rival = A.I. player
romolo-board-phase-end = Scoring
romolo-board-influence = Influence
romolo-board-deeds = What the worker can do
romolo-board-cubes = { $count } of { $update } cubes
romolo-board-price = { $good }: price { $price }
romolo-board-sell = Sell
romolo-board-buy = Buy
romolo-board-short-grain = grain
romolo-board-short-wood = wood
romolo-board-short-stone = stone
romolo-board-short-salt = salt
romolo-board-short-refined = refined
romolo-board-empty = empty: { $empty } of { $needed }
romolo-board-stock-farm = farm
romolo-board-stock-storehouse = store
romolo-board-stock-temple = temple
romolo-board-stock-quarry-sawmill = mill/quarry
romolo-board-stock-aqueduct = aqueduct
romolo-board-stock-forum = forum
romolo-board-stock-port = port
romolo-board-stock-wall = wall
romolo-board-stock-mercenary = mercenary
romolo-board-stock-battle-marker = battle
romolo-board-hire = Your next costs
romolo-board-in-stack = { $count } in the stack
romolo-board-own-characters = Your characters
romolo-board-left = { $count } left
romolo-board-used = used this turn
romolo-board-combat = Combat on { $hex }
romolo-board-raid = Attack on { $hex }
romolo-board-attacks = attacks
romolo-board-defends = defends
romolo-board-sealed = sealed
romolo-board-symbol-x2 = doubles
romolo-board-symbol-plus3 = 3 more
romolo-board-symbol-plus1loss = 1 more loss for the other
romolo-board-symbol-minus1loss = 1 loss less
romolo-board-symbol-retreat = may retreat
romolo-board-symbol-blank = nothing
romolo-board-ladder = Losses by the difference
romolo-board-step = { $range }: { $count ->
    [one] 1 loss
   *[other] { $count } losses
}
romolo-board-loses = { $count ->
    [0] { $colour } loses nothing.
    [one] { $colour } loses 1 piece.
   *[other] { $colour } loses { $count } pieces.
}
romolo-board-exchange = Exchange between partners
romolo-board-gives = gives
romolo-board-gives-nothing = nothing yet
romolo-board-exchange-limit = Together it may be worth 3: a cube counts 1, coins their value.
romolo-board-demolish = Demolish …
romolo-board-transform = Transform …
romolo-board-refine = Refine …
romolo-board-hindered = hindered
romolo-board-helped = characters
romolo-board-wins = { $colour } wins.
romolo-board-nobody-wins = Nobody wins.
romolo-board-workers = workers
romolo-board-military = military
romolo-board-hexes = hexes
romolo-board-points = points now
romolo-upkeep = At the end of your turn:
romolo-upkeep-feed = { $needed ->
    [0] everybody is fed
   *[other] feed { $needed } ({ $have } grain)
}
romolo-upkeep-feed-hint = Farms and bakers feed first; each unit that is left costs 1 grain or goes home.
romolo-upkeep-wages = { $count ->
    [one] 1 mercenary: { $needed } salt ({ $have })
   *[other] { $count } mercenaries: { $needed } salt ({ $have })
}
romolo-upkeep-wages-hint = Wages can be paid with coins and other goods too.
romolo-upkeep-unpaid = { $count ->
    [one] There is no wage for 1 mercenary.
   *[other] There is no wage for { $count } mercenaries.
}
romolo-upkeep-leaving = { $count ->
    [one] You lose 1 unit.
   *[other] You lose { $count } units.
}
romolo-upkeep-razed = { $count ->
    [one] You lose 1 building of your capital.
   *[other] You lose { $count } buildings of your capital.
}
romolo-upkeep-out = Your tower falls and you are out.
romolo-board-partner = Partner of { $colour }
romolo-board-fallen = { $count ->
    [one] 1 fallen mercenary still to be paid
   *[other] { $count } fallen mercenaries still to be paid
}
romolo-board-scores-now = What it would be if the game ended now.
romolo-board-scores-hidden = Coins kept secret, and what depends on them, are left out.
romolo-board-total = Total
romolo-board-next-event = the next one first
romolo-board-event-white = nothing happens
romolo-board-event-yellow = the A.I. player may take a character
romolo-board-event-pink = prices move; the A.I. player gets coins
romolo-board-event-blue = new units of the A.I. player
romolo-board-event-brown = its groups advance; all cubes are mixed
romolo-board-says-hidden = face down
romolo-board-says-peeked = face down, you have seen { $terrain }
romolo-board-says-token = Counts { $token }.
romolo-board-says-capital = Capital of { $colour }, strength { $strength }.
romolo-board-says-built = Buildings: { $buildings }.
romolo-board-says-stored = In storehouses: { $goods }.
romolo-board-says-walls = Walls to the { $sides }.
romolo-board-says-unit = { $colour }: { $unit }.
romolo-board-says-control = Controlled by { $colour }.
romolo-hint-Settle = Your tower makes a hex your capital: its strength decides how many units you can have and how far your influence reaches. Storehouses are needed to produce, farms feed two units each.
romolo-hint-Activate = Click on a standing unit to activate it. Each unit acts once in a turn; who does nothing at all gets a coin.
romolo-hint-Act = Move to a lit hex, or let the worker do one deed: below the map, in the bank (build, recruit), at the market (sell, buy) or with the characters (hire).
romolo-hint-Attack = Standing units may attack others on their hex, or tear down buildings where nobody defends. You need not attack.
romolo-hint-Feed = Farms feed your workers and soldiers on their hex and around it. Whoever is left costs a grain or goes home.

## What the signs on the board mean
romolo-sign-grain-hint = Feeds units, and creates workers and explorers.
romolo-sign-wood-hint = For building.
romolo-sign-stone-hint = For building.
romolo-sign-salt-hint = Pays mercenaries: the first 1, the second 2, and so on.
romolo-sign-refined-hint = Made of 2 equal cubes; creates soldiers.
romolo-sign-coins = coins
romolo-sign-coins-hint = Gold is 5, silver 1, bronze ½. In the end 1 point for every 4.
romolo-sign-worker = worker
romolo-sign-worker-hint = Moves, builds, produces, trades, hires. Must be fed.
romolo-sign-soldier = soldier
romolo-sign-soldier-hint = Moves and fights; has 1 influence on its hex. Must be fed.
romolo-sign-mercenary = mercenary
romolo-sign-mercenary-hint = Moves and fights at once; wants wages in salt, no food.
romolo-sign-explorer = explorer
romolo-sign-explorer-hint = Three moves; looks at hidden tiles nearby.
romolo-sign-lying = lying unit
romolo-sign-lying-hint = Has acted, or is new; stands up at the end of its owner’s turn.
romolo-sign-hindrance = −3 on a unit
romolo-sign-hindrance-hint = Came over a wall: only moves, and 3 less in combat.
romolo-sign-tower = tower
romolo-sign-tower-hint = Makes a hex the capital. Whoever loses it is out.
romolo-sign-strength = shield with a number
romolo-sign-strength-hint = Strength of a capital: its buildings but farms. From 4 on its influence reaches further.
romolo-sign-token = ×2, ×3
romolo-sign-token-hint = Whoever controls the hex in the end scores that many points for it.
romolo-sign-hidden = tile face down
romolo-sign-hidden-hint = Not discovered yet: who moves onto it turns it up, lies down and is done for this turn.
romolo-sign-border = coloured border
romolo-sign-border-hint = Who has most influence on these hexes controls them.
