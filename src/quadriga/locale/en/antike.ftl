# Antike Duellum. Names in Latin stay as they are.
# $count, given to every name, is the number that the sentence speaks of, or 1.

antike-title = Antike Duellum
antike-blurb = Two peoples of antiquity, one rondel: found cities, raise temples, sail and fight for nine personalities.

## Options of the game

antike-set-map = Map
antike-set-map-hint = Where you play: Carthage against Rome, or Greece against Persia.
antike-set-map-west = West: Carthage and Rome
antike-set-map-east = East: Greece and Persia
antike-set-special_units = Special units
antike-set-special_units-hint = The first seat has a General and the second an Admiral, who strengthen attack and defence.
antike-set-turn_cap = Turn limit
antike-set-turn_cap-hint = The game stops after this many turns of each player; 0 means never. Not a rule of the published game.

## Names

antike-colour-brown = Brown
antike-colour-beige = Beige
antike-good-marble = marble
antike-good-iron = iron
antike-good-gold = gold
antike-good-coin = { $count ->
    [one] coin
   *[other] coins
}
antike-resource-marble = marble
antike-resource-iron = iron
antike-resource-gold = gold
antike-price-any = of your choice
antike-unit-legion = { $count ->
    [one] legion
   *[other] legions
}
antike-unit-galley = { $count ->
    [one] galley
   *[other] galleys
}
antike-unit-general = General
antike-unit-admiral = Admiral
antike-advance-strata = Strata
antike-advance-strata-hint = legions cross up to 2 borders
antike-advance-navigatio = Navigatio
antike-advance-navigatio-hint = galleys cross up to 2 borders
antike-advance-moneta = Moneta
antike-advance-moneta-hint = 1 more at each production
antike-advance-res-publica = Res Publica
antike-advance-res-publica-hint = your cities are stronger by 1
antike-advance-commercium = Commercium
antike-advance-commercium-hint = exchange 3 goods for 2 resources
antike-personality-king = King
antike-personality-king-hint = for every 5 cities
antike-personality-general = General
antike-personality-general-hint = for each enemy temple destroyed
antike-personality-citizen = Citizen
antike-personality-citizen-hint = for every 3 temples
antike-personality-scholar = Scholar
antike-personality-scholar-hint = for each advance bought first
antike-personality-seafarer = Seafarer
antike-personality-seafarer-hint = for every 7 sea points
antike-field-ferrum = Ferrum
antike-field-ferrum-hint = produce iron
antike-field-templum = Templum
antike-field-templum-hint = temples, walls
antike-field-aurum = Aurum
antike-field-aurum-hint = produce gold
antike-field-duellum-1 = Duellum I
antike-field-duellum-1-hint = move, conquer
antike-field-militia = Militia
antike-field-militia-hint = arm units
antike-field-marmor = Marmor
antike-field-marmor-hint = produce marble
antike-field-scientia = Scientia
antike-field-scientia-hint = learn, recruit
antike-field-duellum-2 = Duellum II
antike-field-duellum-2-hint = move, conquer
antike-card-akademie = Academy
antike-card-akademie-hint = in Scientia: take 1 gold for each advance your opponent has
antike-card-erdbeben = Earthquake
antike-card-erdbeben-hint = destroy any 1 wall on the map
antike-card-diebstahl = Burglary
antike-card-diebstahl-hint = your opponent returns half of the coins, rounded down, to the bank
antike-card-festung = Fortress
antike-card-festung-hint = when a conquest of your city is declared: its strength is 1 higher this turn
antike-card-steinbruch = Quarry
antike-card-steinbruch-hint = after Marmor: take 3 marble more
antike-card-erzader = Iron Vein
antike-card-erzader-hint = after Ferrum: take 3 iron more
antike-card-goldader = Gold Vein
antike-card-goldader-hint = after Aurum: take 3 gold more
antike-card-tribut = Tribute
antike-card-tribut-hint = take 1 marble, 1 iron and 1 gold
antike-card-muenzschatz = Hoard
antike-card-muenzschatz-hint = take 2 coins
antike-card-baumeister = Master Builder
antike-card-baumeister-hint = in Templum: the next temple costs 2 marble less
antike-card-orakel = Oracle
antike-card-orakel-hint = in Templum: the next temple costs no coins
antike-card-befestigung = Fortification
antike-card-befestigung-hint = build up to 2 walls from your reserve free of cost
antike-card-waffenschmiede = Armoury
antike-card-waffenschmiede-hint = in Militia: the next 3 legions or galleys cost 1 iron less each
antike-card-soeldner = Mercenaries
antike-card-soeldner-hint = recruit up to 2 legions free of cost
antike-card-werft = Shipyard
antike-card-werft-hint = recruit 1 galley free of cost
antike-card-eilmarsch = Forced March
antike-card-eilmarsch-hint = in Duellum: up to 2 legions cross 1 border more
antike-card-rueckenwind = Fair Wind
antike-card-rueckenwind-hint = in Duellum: up to 2 galleys cross 1 border more
antike-card-belagerungsturm = Siege Tower
antike-card-belagerungsturm-hint = the city you attack next, of strength 2 or more, is weaker by 1
antike-card-kolonisten = Colonists
antike-card-kolonisten-hint = the next city you found costs no coins
antike-card-siedlerzug = Settlers
antike-card-siedlerzug-hint = the next city you found costs only 1 resource of your choice
antike-card-sturm = Storm
antike-card-sturm-hint = 1 enemy galley in a region with a ship symbol goes back to its recruit box
antike-card-desertion = Desertion
antike-card-desertion-hint = 1 enemy legion on the map goes back to its recruit box
antike-card-eilbote = Courier
antike-card-eilbote-hint = before your move on the rondel: it costs 2 less
antike-card-karawane = Caravan
antike-card-karawane-hint = exchange up to 4 resources one for one
antike-card-piraten = Pirates
antike-card-piraten-hint = take a resource for each enemy city with a galley of yours, at most 2

## Questions

antike-ask-StartPlayer = Who begins?
antike-ask-Draw = Which card is drawn?
antike-ask-Rondel = Where do you move on the rondel? Three fields are free; each further one costs 1.
antike-ask-PayAny = What do you pay with? Still due: { $amount }.
antike-ask-Pay = How many coins do you pay in place of { $resource }?
antike-ask-GainInstead = The bank is out of coins. Which resource do you take instead?
antike-ask-AfterProduction = Production is done. Anything to add?
antike-ask-Templum = What do you build?
antike-ask-Militia = Which unit do you arm, and where?
antike-ask-Scientia = What do you buy?
antike-ask-Movement = Which unit moves across which border?
antike-ask-MoveOn = Does this unit move on?
antike-ask-Conquest = Which city do you conquer?
antike-ask-Fortress = Your city { $region } is attacked at strength { $strength }. Do you play the Fortress?
antike-ask-Losses = { $region } falls, and so do { $losses } of your units there. Which?
antike-ask-FoundCities = Do you found a city?
antike-ask-SpendOne = Which resource do you pay for the city?
antike-ask-TakePersonalities = Do you take a personality?
antike-ask-ChooseCard = Which event card do you take?
antike-ask-PlayCard = Which event card do you play?
antike-ask-Give = What do you give? Still to give: { $left }.
antike-ask-Get = What do you get? Still to get: { $left }.
antike-ask-DestroyWall = Earthquake: which wall falls?
antike-ask-Fortify = Fortification: where do you build a wall? At most { $left } more.
antike-ask-Sink = Storm: which enemy galley is lost?
antike-ask-Desert = Desertion: which enemy legion is lost?
antike-ask-Hire = Mercenaries: how many legions do you recruit?
antike-ask-Swap = Caravan: what do you exchange? At most { $left } more.
antike-ask-Rob = Pirates: what do you take? Still to take: { $left }.

## Answers

antike-say-pass = Done
antike-say-start = { $colour } begins
antike-say-draw = { $card } is drawn
antike-say-rondel = Move to { $field }
antike-say-pay = Pay 1 { $good }
antike-say-coins = { $number ->
    [0] Pay { $resource } only
    [one] Use { $number } coin as { $resource }
   *[other] Use { $number } coins as { $resource }
}
antike-say-gain = Take 1 { $resource }
antike-say-temple = Build a temple in { $region }
antike-say-wall = Build a wall in { $region }
antike-say-arm = Arm: { $unit } in { $region }
antike-say-advance = Buy { $advance }
antike-say-recruit = Recruit: { $unit }
antike-say-move = Move: { $unit } from { $region } to { $region2 }
antike-say-conquer = Conquer { $region }
antike-say-lose = { $number ->
    [one] { $number } legion
   *[other] { $number } legions
} and { $number2 ->
    [one] { $number2 } galley
   *[other] { $number2 } galleys
}
antike-say-found = Found { $region } as a city of { $resource }
antike-say-spend = Pay { $resource }
antike-say-take = { $personality }: 1 of your 9 points
antike-say-choose = Take { $card }
antike-say-card = Play an event card ...
antike-say-play = Play { $card }
antike-say-commercium = Exchange by Commercium ...
antike-say-give = Give 1 { $good }
antike-say-get = Get 1 { $resource }
antike-say-destroy = The wall of { $region }
antike-say-fortify = Build a wall in { $region }
antike-say-sink = The galley in { $region }
antike-say-desert = The legion in { $region }
antike-say-hire = { $number ->
    [one] { $number } legion
   *[other] { $number } legions
}
antike-say-swap = 1 { $resource } for 1 { $resource2 }
antike-say-rob = Take 1 { $resource }

## News

antike-news-begins = { $colour } begins.
antike-news-turn = Turn of { $colour }.
antike-news-shown = New in the display: { $card }.
antike-news-went = { $colour } moves to { $field }.
antike-news-paid = { $colour } pays { $count } { $good }.
antike-news-gained = { $colour } gets { $count } { $good }.
antike-news-lost = { $colour } loses { $count } { $good }.
antike-news-robbed = { $colour } takes 1 { $good } from the opponent.
antike-news-built-temple = { $colour } builds a temple in { $region }.
antike-news-built-wall = { $colour } builds a wall in { $region }.
antike-news-wall-fell = { $colour } loses the wall of { $region }.
antike-news-temple-fell = { $colour } loses the temple of { $region }.
antike-news-armed = { $colour } arms in { $region }: { $unit }.
antike-news-recruited = { $colour } recruits { $count } { $unit }.
antike-news-learned = { $colour } buys { $advance }.
antike-news-moved = { $colour } moves from { $region } to { $region2 }: { $unit }.
antike-news-fell = { $colour } loses in { $region }: { $unit }.
antike-news-declared = { $colour } attacks { $region } at strength { $count }.
antike-news-held = { $colour } holds { $region }: the Fortress was too strong.
antike-news-conquered = { $colour } conquers { $region }.
antike-news-founded = { $colour } founds { $region }, a city of { $resource }.
antike-news-took = { $colour } takes a personality: { $personality }.
antike-news-wall-taken = { $colour } gets a wall for the reserve.
antike-news-chose = { $colour } takes the event card { $card }.
antike-news-played = { $colour } plays { $card }.
antike-news-traded = { $colour } exchanges by Commercium.
antike-news-reshuffled = The played cards are shuffled into a new deck.
antike-news-won = { $colour } has won.
antike-news-stopped = The turn limit is reached.

## What happened, in short: with $who “you” a whole sentence, else without its subject, as in “Red: buys ...”

antike-act-begins = { $who ->
    [you] You begin
   *[other] begins
}
antike-act-went = { $who ->
    [you] {""}
   *[other] { $field }
}
antike-act-built-temple = { $who ->
    [you] You build
   *[other] builds
} { $times ->
    [one] a temple
   *[other] temples
} in { $region }
antike-act-built-wall = { $who ->
    [you] You build
   *[other] builds
} { $times ->
    [one] a wall
   *[other] walls
} in { $region }
antike-act-wall-fell = { $who ->
    [you] You lose
   *[other] loses
} the { $times ->
    [one] wall
   *[other] walls
} of { $region }
antike-act-temple-fell = { $who ->
    [you] You lose
   *[other] loses
} the { $times ->
    [one] temple
   *[other] temples
} of { $region }
antike-act-armed = { $who ->
    [you] You arm
   *[other] arms
} { $units } in { $region }
antike-act-recruited = { $who ->
    [you] You recruit
   *[other] recruits
} { $amounts }
antike-act-learned = { $who ->
    [you] You buy
   *[other] buys
} { $advance }
antike-act-moved = { $who ->
    [you] You move
   *[other] moves
} { $units } to { $region2 }
antike-act-fell = { $who ->
    [you] You lose
   *[other] loses
} { $units } in { $region }
antike-act-declared = { $who ->
    [you] You attack
   *[other] attacks
} { $region }
antike-act-held = { $who ->
    [you] You hold
   *[other] holds
} { $region }
antike-act-conquered = { $who ->
    [you] You conquer
   *[other] conquers
} { $region }
antike-act-founded = { $who ->
    [you] You found
   *[other] founds
} { $region } ({ $resource })
antike-act-took = { $who ->
    [you] You take
   *[other] takes
} a personality: { $personality }
antike-act-wall-taken = { $who ->
    [you] You get a wall for the reserve
   *[other] {""}
}
antike-act-chose = { $who ->
    [you] You take
   *[other] takes
} the event card { $card }
antike-act-played = { $who ->
    [you] You play
   *[other] plays
} { $card }
antike-act-traded = { $who ->
    [you] You exchange
   *[other] exchanges
} by Commercium
antike-act-lost = { $who ->
    [you] You lose
   *[other] loses
} { $amounts }
antike-act-robbed = { $who ->
    [you] You take
   *[other] takes
} { $goods } from the opponent
antike-act-won = { $who ->
    [you] You win the game
   *[other] wins the game
}
antike-act-stopped = The turn limit is reached
antike-act-reshuffled = The played cards are shuffled into a new deck

## Reasons

antike-why-no-cards = You have no event cards.
antike-why-card-not-held = You do not have this card.
antike-why-card-at-another-time = { $time ->
    [rondel] This card is played before your stone moves.
    [marmor] This card is played right after the production on Marmor.
    [ferrum] This card is played right after the production on Ferrum.
    [aurum] This card is played right after the production on Aurum.
    [templum] This card is played during Templum.
    [militia] This card is played during Militia.
    [scientia] This card is played during Scientia.
    [duellum_movement] This card is played during the movement of a Duellum.
    [duellum_conquest] This card is played when cities are conquered in a Duellum.
    [founding] This card is played while you found cities.
    [conquest_of_own_city] This card is played when your opponent attacks a city of yours.
   *[other] This card is played at another time.
}
antike-why-card-without-effect = What this card needs is not there.
antike-why-card-not-on-display = This card is not on display.
antike-why-card-not-in-deck = This card is not in the deck.
antike-why-no-commercium = You do not have Commercium.
antike-why-commercium-just-bought = You bought Commercium this turn; it works from your next turn on.
antike-why-too-little-to-exchange = An exchange takes { $needed } resources or coins; you have { $have } and lack { $missing }.
antike-why-no-unmoved-unit = No such unit of yours is there that has not moved yet.
antike-why-finish-this-unit = First the unit under way finishes its move.
antike-why-no-such-border = No border leads there that this unit can cross.
antike-why-not-an-enemy-city = There is no city of your opponent.
antike-why-too-weak = Your attack there has strength { $have } against { $needed }: { $missing } too little.
antike-why-fortress-holds = The Fortress protects this city until the end of the turn.
antike-why-tower-needs-strength = The Siege Tower works only against strength { $needed } or more; this city has { $have }.
antike-why-use-the-tower = You brought up the Siege Tower: conquer a city with it.
antike-why-wrong-losses = { $needed ->
    [one] 1 unit
   *[other] { $needed } units
} of yours must fall there, where you have { $legion_have ->
    [0] no legion
    [one] 1 legion
   *[other] { $legion_have } legions
} and { $galley_have ->
    [0] no galley
    [one] 1 galley
   *[other] { $galley_have } galleys
}.
antike-why-only-fortress = Only the Fortress can be played now.
antike-why-no-city-site = This region has no city site.
antike-why-site-taken = A city stands there already.
antike-why-no-own-unit = You have no unit there.
antike-why-no-tile-left = The bank has no city tile of this resource left.
antike-why-city-too-dear = A city costs { $marble_needed } marble, { $iron_needed } iron and { $gold_needed } gold; you have { $marble_have }, { $iron_have } and { $gold_have }, and { $coin_have ->
    [0] no coins
    [one] 1 coin
   *[other] { $coin_have } coins
}: { $missing } short.
antike-why-surcharge-too-dear = Cities next door with the same resource cost { $coin_needed ->
    [one] 1 coin
   *[other] { $coin_needed } coins
} more; after the base cost you have { $coin_have ->
    [0] no coins
    [one] 1 coin
   *[other] { $coin_have } coins
}: { $coin_missing } short.
antike-why-none-in-recruit-box = { $have ->
    [0] No such unit is in your recruit box.
    [one] The 1 unit of this kind in your recruit box came there this turn: it waits for a later one.
   *[other] The { $have } units of this kind in your recruit box came there this turn: they wait for a later one.
}
antike-why-not-your-city = You have no city there.
antike-why-arming-limit = { $have } of { $limit } units have been armed in this city this turn.
antike-why-wrong-borders = No border leads out of there that this unit could cross.
antike-why-needs-temple = Special units are armed only in a city with a temple.
antike-why-iron-too-dear = This unit costs { $iron_needed } iron; you have { $iron_have } and { $coin_have ->
    [0] no coins
    [one] 1 coin
   *[other] { $coin_have } coins
}: { $missing } short.
antike-why-not-held = You have none of it.
antike-why-not-due = This resource is not due.
antike-why-wrong-coins = { $least ->
    [0] You can use at most { $most ->
        [one] 1 coin
       *[other] { $most } coins
    } here.
   *[other] You can use { $least } to { $most } coins here.
}
antike-why-stack-empty = No personality of this kind is left.
antike-why-too-few-cities = The next King needs { $needed } cities; you have { $have } and lack { $missing }.
antike-why-too-few-temples = The next Citizen needs { $needed } temples; you have { $have } and lack { $missing }.
antike-why-too-few-firsts = The next Scholar needs { $needed } advances that you had before your opponent; you have { $have } and lack { $missing }.
antike-why-too-few-razed = The next General needs { $needed } enemy temples destroyed; you have destroyed { $have } and lack { $missing }.
antike-why-too-few-sea-points = The next Seafarer needs { $needed } sea points; you have { $have } and lack { $missing }.
antike-why-has-advance = You have this advance already.
antike-why-advance-too-dear = This advance costs { $gold_needed } gold; you have { $gold_have } and { $coin_have ->
    [0] no coins
    [one] 1 coin
   *[other] { $coin_have } coins
}: { $missing } short.
antike-why-none-in-supply = Your supply has no such unit left.
antike-why-not-recruited = Special units cannot be recruited.
antike-why-recruit-too-dear = This unit costs { $gold_needed } gold; you have { $gold_have } and { $coin_have ->
    [0] no coins
    [one] 1 coin
   *[other] { $coin_have } coins
}: { $missing } short.
antike-why-no-wall-there = There is no wall.
antike-why-no-galley-there = There is no enemy galley at a ship symbol.
antike-why-no-legion-there = There is no enemy legion.
antike-why-wrong-number = { $limit ->
    [one] You can take 1 legion.
   *[other] You can take 1 to { $limit } legions.
}
antike-why-has-temple = This city has a temple already.
antike-why-no-temples-left = All { $limit } temples are on the map.
antike-why-temple-too-dear = A temple there costs { $marble_needed } marble{ $coin_needed ->
    [0] {""}
    [one] {" "}and 1 coin
   *[other] {" "}and { $coin_needed } coins
}; you lack { $coin_missing ->
    [0] { $marble_missing } marble
   *[other] { $marble_missing ->
        [0] {""}
       *[other] { $marble_missing } marble and{" "}
    }{ $coin_missing ->
    [one] 1 coin
   *[other] { $coin_missing } coins
}
}.
antike-why-no-walls-in-reserve = You have no wall in your reserve.
antike-why-has-wall = This city has a wall already.
antike-why-wall-too-dear = A wall costs { $marble_needed } marble; you have { $marble_have } and { $coin_have ->
    [0] no coins
    [one] 1 coin
   *[other] { $coin_have } coins
}: { $missing } short.
antike-why-cannot-pay-the-way = This way costs { $needed } resources or coins; you have { $have } and lack { $missing }.
antike-why-same-resource = That would exchange a resource for itself.
antike-why-none-to-rob = Your opponent has none of it.
antike-why-special-unit-alone = A special unit does not attack alone: a legion or galley of yours must be with it.
antike-why-open-the-cards = First say that you play a card.
antike-why-finish-first = Finish this first: no cards and no Commercium in between.
antike-why-finish-what-you-began = First finish what you have begun.
antike-why-choose-in-the-others-turn = Event cards are chosen in your opponent's turn only.
antike-why-own-turn-only = That is done in your own turn only.
antike-why-stone-must-move = You cannot pass here: your stone must move on the rondel.
antike-why-stone-has-moved = Your stone has moved this turn already.
antike-why-movement-first = Movement comes first: conquests follow once you have finished it.
antike-why-movement-is-over = The movement is over: now cities are conquered.
antike-why-found-after-the-action = Cities are founded after the action of your turn.
antike-why-founding-is-over = The founding of cities is over for this turn.
antike-why-take-at-the-end = Personalities are taken in the last step of your turn.
antike-why-in-its-action = That is done in the action { $field }.
antike-why-settlers-too-dear = With the Settlers a city still costs { $needed } of a resource, or as much in coins: you lack { $missing }.

## The end

antike-end-personalities = { $names } wins: the first with { $points } personalities.
antike-end-cap = { $winners ->
    [one] { $names } wins: ahead when the last agreed turn was over.
   *[other] { $names } share the win: level when the last agreed turn was over.
}
antike-score-king = Kings
antike-score-general = Generals
antike-score-citizen = Citizens
antike-score-scholar = Scholars
antike-score-seafarer = Seafarers

## The board in the terminal

antike-board-letters = M I G
antike-board-unit-letters = L G
antike-board-legend =
    □ free city site · M marble, I iron, G gold · T temple · # wall · ^ mountains
    Borders: · · land, ~ ~ sea · Units: 2L legions, 2G galleys, * special unit
antike-board-rondel = Rondel
antike-board-cards = Event cards
antike-board-display = On display
antike-board-deck = Deck { $deck }, set aside { $discards }
antike-board-bank = Bank: coins { $coins }, temples { $temples }, walls { $walls }; city tiles: marble { $marble }, iron { $iron }, gold { $gold }
antike-board-stock = Stock
antike-board-recruits = Recruits
antike-board-supply = Supply
antike-board-walls = Walls
antike-board-wall-symbol = 1 wall for your reserve when you reach this number
antike-board-due = due
antike-board-advances = Advances
antike-board-hand = Cards
antike-board-points = { $points } of { $goal } personalities

## The board in the browser

antike-board-map = Map
antike-board-free = free
antike-board-people = Personalities
antike-board-left = left
antike-board-bank-name = Bank
antike-board-tiles = city tiles of { $resource }
antike-board-to-win = { $count } to win
antike-board-cities = { $count ->
    [one] city
   *[other] cities
}
antike-board-temples = { $count ->
    [one] temple
   *[other] temples
}
antike-board-sea-points = { $count ->
    [one] sea point
   *[other] sea points
}
antike-board-on-map = Map
antike-board-units = { $unit } in { $region }
antike-board-stack = { $label } ({ $count } there)
antike-board-choose = { $thing } ...
antike-board-build-temple = Temple
antike-board-build-wall = Wall
antike-board-border-land = legions
antike-board-border-sea = galleys
antike-board-border-both = both
antike-board-tab-map = Map
antike-board-tab-rondel = Rondel
antike-board-tab-progress = Progress
antike-board-tab-cards = Events
antike-board-kind-coast = { $region }, coast.
antike-board-kind-land = { $region }, inland.
antike-board-kind-island = { $region }, island.
antike-board-kind-sea = { $region }, sea.
antike-board-kind-mountain = { $region }, mountains.
antike-board-says-city = City of { $colour }, { $resource }, strength { $strength }{ $temple ->
    [true] , with a temple
   *[other] {""}
}{ $wall ->
    [true] , with a wall
   *[other] {""}
}.
antike-board-says-free = Free city site.
antike-board-says-ship = Ship symbol.
antike-board-says-units = { $colour }: { $count } { $unit }.
antike-board-says-border-land = By land to { $regions }.
antike-board-says-border-sea = By sea to { $regions }.
antike-board-says-border-both = By land and sea to { $regions }.

## Hints for a first game

antike-hint-rondel = Choose a field of the rondel: it says what you do this turn. Three steps clockwise are free; a red number is what the way costs.
antike-hint-produce = Marmor, Ferrum and Aurum give a resource for each of your cities of that kind, three with a temple, and a coin. Coins can stand in for anything.
antike-hint-found = A city can be founded where a unit of yours stands on a free site. It costs one of each resource, and a coin for each neighbour of the same kind.
antike-hint-move = Click a lit unit, then a lit region. Legions cross red dashes, galleys blue dots. Units of both sides that meet fall one for one.
antike-hint-people = Nine personalities win: a king for every five cities, a citizen for three temples, a scholar for being first, a general for a razed temple, a seafarer for seven sea points.

## What the signs on the board mean
antike-sign-marble-hint = Builds temples, walls and cities.
antike-sign-iron-hint = Arms legions and galleys, 2 each; a city needs 1 of it.
antike-sign-gold-hint = Buys advances and recruits units; a city needs 1 of it.
antike-sign-coin-hint = Stands for 1 marble, iron or gold. Some things cost coins and nothing else.
antike-sign-legion = legion
antike-sign-legion-hint = Crosses land borders; makes a city of its region stronger by 1.
antike-sign-galley = galley
antike-sign-galley-hint = Crosses sea borders; counts sea points; makes a city of its region stronger by 1.
antike-sign-general = General
antike-sign-general-hint = Special unit with a golden rim; moves like a legion.
antike-sign-admiral = Admiral
antike-sign-admiral-hint = Special unit with a golden rim; moves like a galley.
antike-sign-city = city
antike-sign-city-hint = Left its owner, right what it produces: 1 each time, 3 with a temple.
antike-sign-site = free city site
antike-sign-site-hint = Whoever has a unit there may found a city.
antike-sign-temple = temple
antike-sign-temple-hint = The city produces 3, arms 3 units a turn and has a strength of 3.
antike-sign-wall = wall
antike-sign-wall-hint = Makes its city stronger by 1.
antike-sign-strength = shield with a number
antike-sign-strength-hint = Strength of a city: how many attackers it takes, and how many of them fall.
antike-sign-ship = ship symbol
antike-sign-ship-hint = A galley here counts 2 sea points instead of 1.
antike-sign-border-land = red border
antike-sign-border-land-hint = Land border: for legions.
antike-sign-border-sea = blue dotted border
antike-sign-border-sea-hint = Sea border: for galleys.
antike-sign-border-both = red and blue border
antike-sign-border-both-hint = Combined border: for both.
antike-sign-peaks = mountains and reefs
antike-sign-peaks-hint = No border here: nobody crosses.
antike-sign-track-wall = battlements on the victory track
antike-sign-track-wall-hint = Reaching this number gives you 1 wall for your reserve.
antike-sign-falls = red cross with a number
antike-sign-falls-hint = Preview: this many units would fall.
