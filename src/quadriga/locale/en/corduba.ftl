# Corduba. Latin names of districts, buildings and people stay as they are.
# $count, given to every name, is the number that the sentence speaks of, or 1.

corduba-title = Corduba
corduba-blurb = Roman families rebuild a city of three districts, feed their people and answer Rome’s demands; alone against Caepio.

## Options of the game

corduba-set-level = Caepio’s level
corduba-set-level-hint = How far ahead Caepio starts in the solo game.
corduba-set-level-aedil = Aedil: the easiest
corduba-set-level-praetor = Praetor
corduba-set-level-consul = Consul: the hardest
corduba-set-variant = Solo goal
corduba-set-variant-hint = What you must achieve to beat Caepio.
corduba-set-variant-senators = More senators than Caepio
corduba-set-variant-monuments = Monument builder: enough monuments, no senators
corduba-set-variant-both = Both: senators and monuments
corduba-set-gentle_unrest = Gentle unrest
corduba-set-gentle_unrest-hint = The first time the whole city is in revolt, the game goes on: the calmest district loses a marker, everybody 1 popularity.

## Names

corduba-side-orange = Orange
corduba-side-green = Green
corduba-side-white = White
corduba-side-black = Black
corduba-side-caepio = Caepio
corduba-resource-food = food
corduba-resource-wood = wood
corduba-resource-stone = stone
corduba-resource-tools = { $count ->
    [one] tool
   *[other] tools
}
corduba-resource-amphorae = { $count ->
    [one] amphora
   *[other] amphorae
}
corduba-resource-marble = marble
corduba-good-food = food
corduba-good-wood = wood
corduba-good-stone = stone
corduba-good-tools = { $count ->
    [one] tool
   *[other] tools
}
corduba-good-amphorae = { $count ->
    [one] amphora
   *[other] amphorae
}
corduba-good-marble = marble
corduba-good-denarii = { $count ->
    [one] denarius
   *[other] denarii
}
corduba-good-velites = Velites
corduba-good-legionaries = { $count ->
    [one] legionary token
   *[other] legionary tokens
}
corduba-good-equites = Equites
corduba-good-offering1 = { $count ->
    [one] offering of 1
   *[other] offerings of 1
}
corduba-good-offering2 = { $count ->
    [one] offering of 2
   *[other] offerings of 2
}
corduba-price-workers = { $count ->
    [one] worker
   *[other] workers
}
corduba-price-prestige = prestige
corduba-price-popularity = popularity
corduba-price-harmony = harmony
corduba-price-register = register
corduba-specialist-red = red Dux
corduba-specialist-red-hint = 1 Velites each decade
corduba-specialist-purple = purple Sacerdos
corduba-specialist-purple-hint = 1 offering each decade
corduba-specialist-blue = blue Lanista
corduba-specialist-blue-hint = 1 popularity each decade
corduba-specialist-yellow = yellow Argentarius
corduba-specialist-yellow-hint = 3 denarii each decade
corduba-specialist-green = green Medicus
corduba-specialist-green-hint = 2 food each decade
corduba-specialist-brown = brown Faber
corduba-specialist-brown-hint = 1 wood and 1 stone each decade
corduba-figure-special = { $count ->
    [one] special worker
   *[other] special workers
}
corduba-figure-red = red Dux
corduba-figure-purple = purple Sacerdos
corduba-figure-blue = blue Lanista
corduba-figure-yellow = yellow Argentarius
corduba-figure-green = green Medicus
corduba-figure-brown = brown Faber
corduba-figure-workers = { $count ->
    [one] worker
   *[other] workers
}
corduba-orientation-upright = as drawn
corduba-orientation-right = turned right
corduba-orientation-reversed = turned round
corduba-orientation-left = turned left
corduba-building-excubitorium = Excubitorium
corduba-building-excubitorium-hint = puts down unrest
corduba-building-herbarium = Herbarium
corduba-building-herbarium-hint = harmony, popularity
corduba-building-aerarium = Aerarium
corduba-building-aerarium-hint = denarii
corduba-building-sanctuarium = Sanctuarium
corduba-building-sanctuarium-hint = offerings of 1
corduba-building-collegium-fabrorum = Collegium Fabrorum
corduba-building-collegium-fabrorum-hint = wood and stone, exchange
corduba-building-cudendum = Cudendum
corduba-building-cudendum-hint = tools
corduba-building-odeum = Odeum
corduba-building-odeum-hint = popularity, harmony
corduba-building-schola = Schola
corduba-building-schola-hint = prestige
corduba-building-balneum = Balneum
corduba-building-balneum-hint = popularity
corduba-building-forum = Forum
corduba-building-forum-hint = market at a discount, prestige
corduba-building-aedis = Aedis
corduba-building-aedis-hint = offering of 2
corduba-building-officina-fabrorum = Officina Fabrorum
corduba-building-officina-fabrorum-hint = marble
corduba-building-emporium = Emporium
corduba-building-emporium-hint = market
corduba-building-librarium = Librarium
corduba-building-librarium-hint = frees a specialist
corduba-building-ludus = Ludus
corduba-building-ludus-hint = one worker more
corduba-building-sanatorium = Sanatorium
corduba-building-sanatorium-hint = harmony, popularity
corduba-building-basilica = Basilica
corduba-building-basilica-hint = prestige in several districts
corduba-building-amphitheatrum = Amphitheatrum
corduba-building-amphitheatrum-hint = denarii, popularity, prestige
corduba-district-servorum = Servorum
corduba-district-plebeius = Plebeius
corduba-district-patricius = Patricius
corduba-tile-servorum-excubitorium = Excubitorium (Servorum)
corduba-tile-servorum-herbarium = Herbarium (Servorum)
corduba-tile-servorum-aerarium = Aerarium (Servorum)
corduba-tile-servorum-sanctuarium = Sanctuarium (Servorum)
corduba-tile-servorum-collegium-fabrorum = Collegium Fabrorum (Servorum)
corduba-tile-servorum-cudendum = Cudendum (Servorum)
corduba-tile-servorum-odeum = Odeum (Servorum)
corduba-tile-servorum-schola = Schola (Servorum)
corduba-tile-servorum-balneum = Balneum (Servorum)
corduba-tile-servorum-forum = Forum (Servorum)
corduba-tile-servorum-aedis = Aedis (Servorum)
corduba-tile-servorum-officina-fabrorum = Officina Fabrorum (Servorum)
corduba-tile-servorum-emporium = Emporium (Servorum)
corduba-tile-servorum-librarium = Librarium (Servorum)
corduba-tile-servorum-ludus = Ludus (Servorum)
corduba-tile-servorum-sanatorium = Sanatorium (Servorum)
corduba-tile-servorum-basilica = Basilica (Servorum)
corduba-tile-servorum-amphitheatrum = Amphitheatrum (Servorum)
corduba-tile-plebeius-excubitorium = Excubitorium (Plebeius)
corduba-tile-plebeius-herbarium = Herbarium (Plebeius)
corduba-tile-plebeius-aerarium = Aerarium (Plebeius)
corduba-tile-plebeius-sanctuarium = Sanctuarium (Plebeius)
corduba-tile-plebeius-collegium-fabrorum = Collegium Fabrorum (Plebeius)
corduba-tile-plebeius-cudendum = Cudendum (Plebeius)
corduba-tile-plebeius-odeum = Odeum (Plebeius)
corduba-tile-plebeius-schola = Schola (Plebeius)
corduba-tile-plebeius-balneum = Balneum (Plebeius)
corduba-tile-plebeius-forum = Forum (Plebeius)
corduba-tile-plebeius-aedis = Aedis (Plebeius)
corduba-tile-plebeius-officina-fabrorum = Officina Fabrorum (Plebeius)
corduba-tile-plebeius-emporium = Emporium (Plebeius)
corduba-tile-plebeius-librarium = Librarium (Plebeius)
corduba-tile-plebeius-ludus = Ludus (Plebeius)
corduba-tile-plebeius-sanatorium = Sanatorium (Plebeius)
corduba-tile-plebeius-basilica = Basilica (Plebeius)
corduba-tile-plebeius-amphitheatrum = Amphitheatrum (Plebeius)
corduba-tile-patricius-excubitorium = Excubitorium (Patricius)
corduba-tile-patricius-herbarium = Herbarium (Patricius)
corduba-tile-patricius-aerarium = Aerarium (Patricius)
corduba-tile-patricius-sanctuarium = Sanctuarium (Patricius)
corduba-tile-patricius-collegium-fabrorum = Collegium Fabrorum (Patricius)
corduba-tile-patricius-cudendum = Cudendum (Patricius)
corduba-tile-patricius-odeum = Odeum (Patricius)
corduba-tile-patricius-schola = Schola (Patricius)
corduba-tile-patricius-balneum = Balneum (Patricius)
corduba-tile-patricius-forum = Forum (Patricius)
corduba-tile-patricius-aedis = Aedis (Patricius)
corduba-tile-patricius-officina-fabrorum = Officina Fabrorum (Patricius)
corduba-tile-patricius-emporium = Emporium (Patricius)
corduba-tile-patricius-librarium = Librarium (Patricius)
corduba-tile-patricius-ludus = Ludus (Patricius)
corduba-tile-patricius-sanatorium = Sanatorium (Patricius)
corduba-tile-patricius-basilica = Basilica (Patricius)
corduba-tile-patricius-amphitheatrum = Amphitheatrum (Patricius)
corduba-space-cibus-left = Cibus, left space
corduba-space-cibus-left-hint = 1 worker for 1 food
corduba-space-cibus-right = Cibus, right space
corduba-space-cibus-right-hint = 2 workers for 3 food
corduba-space-lignum-left = Lignum, left space
corduba-space-lignum-left-hint = 1 worker for 1 wood
corduba-space-lignum-right = Lignum, right space
corduba-space-lignum-right-hint = 2 workers for 3 wood
corduba-space-lapis-left = Lapis, left space
corduba-space-lapis-left-hint = 1 worker for 1 stone
corduba-space-lapis-right = Lapis, right space
corduba-space-lapis-right-hint = 2 workers for 3 stone
corduba-space-oleum-left = Oleum, left space
corduba-space-oleum-left-hint = 1 worker for 1 amphora
corduba-space-oleum-right = Oleum, right space
corduba-space-oleum-right-hint = 2 workers for 2 amphorae
corduba-space-marmor-left = Marmor, left space
corduba-space-marmor-left-hint = 2 workers for 1 marble
corduba-space-marmor-right = Marmor, right space
corduba-space-marmor-right-hint = 3 workers for 2 marble
corduba-space-portus = Portus
corduba-space-portus-hint = 1 worker for 1 denarius
corduba-space-castra-velites = Castra: Velites
corduba-space-castra-velites-hint = 2 workers, 1 denarius; value 2
corduba-space-castra-legionaries = Castra: legionaries
corduba-space-castra-legionaries-hint = 2 workers, 1 wood; value 3
corduba-space-castra-equites = Castra: Equites
corduba-space-castra-equites-hint = 3 workers, 1 wood, 1 denarius; value 4
corduba-demand-lapides = Lapides
corduba-demand-lapides-hint = Rome asks for stone
corduba-demand-ligna = Ligna
corduba-demand-ligna-hint = Rome asks for wood
corduba-demand-frumentum = Frumentum
corduba-demand-frumentum-hint = Rome asks for food
corduba-demand-ferramenta = Ferramenta
corduba-demand-ferramenta-hint = Rome asks for tools
corduba-demand-amphorae = Amphorae Oleariae
corduba-demand-amphorae-hint = Rome asks for amphorae
corduba-demand-marmora = Marmora
corduba-demand-marmora-hint = Rome asks for marble
corduba-demand-disposita-confarreatio = Disposita Confarreatio
corduba-demand-disposita-confarreatio-hint = Rome asks for denarii
corduba-gesta-master-builder = Master Builder
corduba-gesta-master-builder-hint = 7 tiles built; only with the red specialist
corduba-gesta-insulae = Dominus Insularum
corduba-gesta-insulae-hint = 12 own insulae
corduba-gesta-specialists = Magister Artium
corduba-gesta-specialists-hint = 4 specialists
corduba-gesta-workers = Dux Operarum
corduba-gesta-workers-hint = register 9
corduba-gesta-popularity = Amicus Populi
corduba-gesta-popularity-hint = popularity 9
corduba-gesta-prestige = Pater Patriae
corduba-gesta-prestige-hint = prestige 5 in every district
corduba-gesta-monuments = Restitutor Urbis
corduba-gesta-monuments-hint = 2 monuments
corduba-gesta-wealth = Dives
corduba-gesta-wealth-hint = 15 denarii, shown and not paid

## Questions

corduba-ask-StartPlayer = Who begins?
corduba-ask-DrawToken = Which Res Gestae token is drawn?
corduba-ask-Deal = Which Hereditas card is dealt?
corduba-ask-DealFamily = Which family card is dealt?
corduba-ask-Keep = Which Hereditas card do you keep?
corduba-ask-Character = Which character of your family do you play?
corduba-ask-TakeBasic = Which basic resource do you inherit? Still to take: { $left }.
corduba-ask-InheritSpecialist = Which specialist do you inherit?
corduba-ask-Demand = Which card does Rome turn up?
corduba-ask-Prices = Which Macellum tile is turned up?
corduba-ask-WhichRevolt = In which district do you spread the unrest?
corduba-ask-Burn = On which building do you put an unrest marker?
corduba-ask-Hand = Who gets one more unrest marker? Still to give: { $left }.
corduba-ask-Turn = Your turn.
corduba-ask-FreeActions = Anything else before your turn ends?
corduba-ask-CheaperBuild = What do you build with two workers less?
corduba-ask-UseOccupied = Which occupied space do you use?
corduba-ask-RaiseWhat = What do you build in { $district }?
corduba-ask-WhichPlot = Place the tile.
corduba-ask-Where = Place the tile.
corduba-ask-HowTurned = Turn the tile.
corduba-ask-Link = Where does the next neutral insula of the chain go?
corduba-ask-Save = Which resource does the bonus of Plebeius save you?
corduba-ask-Send = Whom do you send? Still needed: { $need }.
corduba-ask-Instead = How many amphorae do you pay in place of { $resource }?
corduba-ask-OwnInsulae = How many own insulae do you place? At most { $most }.
corduba-ask-FirstUse = Do you use the new building at once?
corduba-ask-WhichBonus = The construction bonus of which district do you use?
corduba-ask-WhichAction = Which action do you use?
corduba-ask-Visit = At the Macellum: what do you buy or sell?
corduba-ask-Incite = On which building does the unrest break out?
corduba-ask-Meal = What do you serve?
corduba-ask-WhichDistrict = Prestige { $amount }: in which district?
corduba-ask-BetterFigures = { $or_worker ->
    [0] Which specialist do you free?
   *[other] Which specialist do you free, or one worker more?
}
corduba-ask-Quell = Which unrest do you put down?
corduba-ask-Exchange = What do you exchange? At most { $left } more.
corduba-ask-Deliver = What do you deliver to Rome? Nobody sees it before all are done.
corduba-ask-Upkeep = How do you feed your people? It costs { $cost }; the rest is paid in denarii.
corduba-ask-Store = What do you return? You cannot store so much.
corduba-ask-DrawCard = Which card does Caepio draw?
corduba-ask-DrawPlan = What is Caepio going to build?
corduba-ask-DrawBuilt = Which building does Caepio visit?
corduba-ask-RollDie = In which district does Caepio build?
corduba-ask-DrawUnrest = Where does unrest break out?
corduba-ask-Icons = Which card is turned up for Caepio’s trade?

## Answers

corduba-say-pass = Pass for this round
corduba-say-done = Done
corduba-say-start = { $side } begins
corduba-say-token = { $gesta }
corduba-say-deal = { $hereditas } for { $side }
corduba-say-house = Family { $family } for { $side }
corduba-say-keep = Keep the card “{ $hereditas }”
corduba-say-character = Play { $character }
corduba-say-take = Take 1 { $resource }
corduba-say-demand = Rome turns up { $demand }
corduba-say-prices = Tile { $macellum } of the Macellum
corduba-say-revolt = In { $district }
corduba-say-burn = Unrest on { $tile }
corduba-say-hand = One more for { $side }
corduba-say-build = Build in { $district } ...
corduba-say-raise = Build: { $building }
corduba-say-plot = In plot { $plot }
corduba-say-place = Here: { $cell }
corduba-say-turn = Place it { $orientation }
corduba-say-link = A neutral insula: { $cell }
corduba-say-save = Save 1 { $resource }
corduba-say-send = Send: { $figure }
corduba-say-instead = { $number ->
    [0] Pay { $resource } only
    [one] Use 1 amphora as { $resource }
   *[other] Use { $number } amphorae as { $resource }
}
corduba-say-insulae = { $number ->
    [0] No own insula
    [one] { $number } own insula
   *[other] { $number } own insulae
}
corduba-say-use = Use action { $action }
corduba-say-monument = Build the monument { $monument }
corduba-say-bonus = With the bonus of { $district }
corduba-say-activate = Activate { $tile }
corduba-say-produce = Go to: { $space }
corduba-say-claim = Claim { $gesta }
corduba-say-merchant = Send the merchant to the Macellum ...
corduba-say-buy = Buy { $number } { $resource }
corduba-say-sell = Sell { $number } { $resource }
corduba-say-power = Use the ability of your family ...
corduba-say-eat = Serve 1 { $resource }
corduba-say-prestige = In { $district }
corduba-say-free = Free: { $specialist }
corduba-say-register = One worker more on the register
corduba-say-quell = Put down the unrest on { $tile }
corduba-say-swap = 1 { $resource } for 1 { $resource2 }
corduba-say-deliver = { $number ->
    [0] Deliver no { $good }
   *[other] Deliver { $number } { $good }
}
corduba-say-upkeep = { $number ->
    [0] { $number2 ->
        [0] Pay all of it in denarii
        [one] Pay 1 amphora, the rest in denarii
       *[other] Pay { $number2 } amphorae, the rest in denarii
    }
   *[other] { $number2 ->
        [0] Pay { $number } food, the rest in denarii
        [one] Pay { $number } food and 1 amphora, the rest in denarii
       *[other] Pay { $number } food and { $number2 } amphorae, the rest in denarii
    }
}
corduba-say-return = Return 1 { $resource }
corduba-say-card = Card { $card }
corduba-say-draw = The card { $building }
corduba-say-roll = The die shows { $die }
corduba-say-icons = The icons of { $card }

## News

corduba-news-begins = { $side } begins.
corduba-news-turn = Turn of { $side }.
corduba-news-actions-over = End of the round.
corduba-news-open = This Res Gestae token can be claimed: { $gesta }.
corduba-news-inherited = { $side } inherits “{ $hereditas }”.
corduba-news-joined = { $side } plays { $character }.
corduba-news-round = Round { $number } begins.
corduba-news-demanded = Rome’s card of the decade: { $demand }.
corduba-news-priced = The price of { $resource } is now { $count }.
corduba-news-gained = { $side } gets { $count } { $good }.
corduba-news-paid = { $side } pays { $count } { $good }.
corduba-news-hired = { $side } takes { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}.
corduba-news-sent = { $side } sends { $count } { $figure }.
corduba-news-popularity = Popularity of { $side }: { $count }.
corduba-news-harmony = Harmony of { $side }: { $count }.
corduba-news-registered = Register of { $side }: { $count }.
corduba-news-freed = { $side } frees a specialist: { $specialist }.
corduba-news-rose = { $side } rises to { $count } in { $district }.
corduba-news-fell = { $side } falls to { $count } in { $district }.
corduba-news-unrest = { $side } causes unrest and stands on { $count } of the unrest track.
corduba-news-calmed = { $side } goes back to { $count } on the unrest track.
corduba-news-burned = { $side } puts unrest on { $tile }.
corduba-news-quelled = { $side } puts down the unrest on { $tile }.
corduba-news-handed = { $side } hands unrest to { $side2 }: { $count }.
corduba-news-built = { $side } builds { $tile }.
corduba-news-laid = { $side } places an insula in { $district }: { $cell }.
corduba-news-filled = A neutral insula in { $district }: { $cell }.
corduba-news-erected = { $side } builds the monument { $monument }.
corduba-news-activated = { $side } uses action { $action } of { $tile }.
corduba-news-occupied = { $side } occupies { $tile }.
corduba-news-produced = { $side } goes to: { $space }.
corduba-news-claimed = { $side } claims { $gesta }.
corduba-news-passed = { $side } passes.
corduba-news-visited = { $side } sends the merchant.
corduba-news-bought = { $side } buys { $count } { $resource }.
corduba-news-sold = { $side } sells { $count } { $resource }.
corduba-news-powered = { $side } uses the ability of { $character }.
corduba-news-delivered = { $side } delivers { $count } { $good } to Rome.
corduba-news-ranked = { $side } is on rank { $number } before Rome.
corduba-news-senator = { $side } gains a senator.
corduba-news-senator-lost = { $side } loses a senator.
corduba-news-unpaid = { $side } leaves upkeep unpaid: { $count }.
corduba-news-returned = { $side } returns { $count } { $good }.
corduba-news-drew = Caepio draws card { $card }.
corduba-news-planned = Caepio wants to build: { $building }.
corduba-news-rolled = The die shows { $die }.
corduba-news-turned = Card { $card } is turned up.
corduba-news-rebelled = The city rebels: everybody loses.
corduba-news-spared = The whole city is in revolt. This once it is spared; the next time everybody loses.
corduba-news-abated = The unrest on { $tile } dies down.
corduba-news-ended = The third decade is over.

## What happened, in short: with $who “you” a whole sentence, else without its subject, as in “Red: buys ...”

corduba-act-begins = { $who ->
    [you] You begin
   *[other] begins
}
corduba-act-inherited = { $who ->
    [you] You inherit
   *[other] inherits
} “{ $hereditas }”
corduba-act-joined = { $who ->
    [you] You play
   *[other] plays
} { $character }
corduba-act-demanded = Rome’s card of the decade: { $demand }
corduba-act-sent = {""}
corduba-act-hired = { $who ->
    [you] You take
   *[other] takes
} { $count } { $count ->
    [one] worker
   *[other] workers
}
corduba-act-popularity = { $who ->
    [you] You now have
   *[other] now has
} popularity { $last }
corduba-act-registered = { $who ->
    [you] You are at { $last } in the register
   *[other] {""}
}
corduba-act-freed = { $who ->
    [you] You free
   *[other] frees
} { $specialist }
corduba-act-rose = { $who ->
    [you] You rise
   *[other] rises
} in { $district }
corduba-act-fell = { $who ->
    [you] You fall
   *[other] falls
} in { $district }
corduba-act-unrest = { $who ->
    [you] You cause
   *[other] causes
} unrest (now at { $last })
corduba-act-calmed = { $who ->
    [you] Your unrest goes back
   *[other] goes back
} to { $last }
corduba-act-burned = { $who ->
    [you] You put
   *[other] puts
} unrest on { $tile }
corduba-act-quelled = { $who ->
    [you] You put down
   *[other] puts down
} the unrest on { $tile }
corduba-act-handed = { $who ->
    [you] You hand
   *[other] hands
} unrest to { $side2 }
corduba-act-built = { $who ->
    [you] You build
   *[other] builds
} { $tile }
corduba-act-laid = { $who ->
    [you] You place
   *[other] places
} { $times ->
    [one] an insula
   *[other] { $times } insulae
} in { $district }
corduba-act-erected = { $who ->
    [you] You build
   *[other] builds
} the monument { $monument }
corduba-act-activated = { $who ->
    [you] You use
   *[other] uses
} { $tile }
corduba-act-occupied = { $who ->
    [you] You occupy
   *[other] occupies
} { $tile }
corduba-act-produced = { $who ->
    [you] You go
   *[other] goes
} to: { $space }
corduba-act-claimed = { $who ->
    [you] You claim
   *[other] claims
} { $gesta }
corduba-act-passed = { $who ->
    [you] {""}
   *[other] passes
}
corduba-act-bought = { $who ->
    [you] You buy
   *[other] buys
} { $amounts }
corduba-act-sold = { $who ->
    [you] You sell
   *[other] sells
} { $amounts }
corduba-act-powered = { $who ->
    [you] You use
   *[other] uses
} the ability of { $character }
corduba-act-delivered = { $who ->
    [you] You deliver
   *[other] delivers
} { $amounts } to Rome
corduba-act-ranked = { $who ->
    [you] You are
   *[other] is
} on rank { $last } before Rome
corduba-act-senator = { $who ->
    [you] You gain
   *[other] gains
} { $times ->
    [one] a senator
   *[other] { $times } senators
}
corduba-act-senator-lost = { $who ->
    [you] You lose
   *[other] loses
} { $times ->
    [one] a senator
   *[other] { $times } senators
}
corduba-act-unpaid = { $who ->
    [you] You leave
   *[other] leaves
} { $count } upkeep unpaid
corduba-act-returned = { $who ->
    [you] You return
   *[other] returns
} { $amounts }
corduba-act-planned = Caepio wants to build: { $building }
corduba-act-rebelled = The city rebels: everybody loses
corduba-act-spared = The whole city is in revolt, but is spared this once
corduba-act-abated = The unrest on { $tile } dies down

## Reasons

corduba-lacking = { $workers_missing ->
    [0] { "" }
   *[other] { " " }You lack { $workers_missing } of { $workers_needed } workers.
}{ $denarii_missing ->
    [0] { "" }
   *[other] { " " }You lack { $denarii_missing } of { $denarii_needed } denarii.
}{ $food_missing ->
    [0] { "" }
   *[other] { " " }You lack { $food_missing } of { $food_needed } food.
}{ $wood_missing ->
    [0] { "" }
   *[other] { " " }You lack { $wood_missing } of { $wood_needed } wood.
}{ $stone_missing ->
    [0] { "" }
   *[other] { " " }You lack { $stone_missing } of { $stone_needed } stone.
}{ $tools_missing ->
    [0] { "" }
   *[other] { " " }You lack { $tools_missing } of { $tools_needed } tools.
}{ $amphorae_missing ->
    [0] { "" }
   *[other] { " " }You lack { $amphorae_missing } of { $amphorae_needed } amphorae.
}{ $marble_missing ->
    [0] { "" }
   *[other] { " " }You lack { $marble_missing } of { $marble_needed } marble.
}
corduba-why-as-evenly-as-possible = The markers are divided as evenly as possible among the others.
corduba-why-at-least-one = At least one marker must go.
corduba-why-at-least-one-exchange = At least one resource must be exchanged.
corduba-why-bought-this-turn = You have bought this resource in this turn: in the same turn it cannot be sold.
corduba-why-cannot-burn = No unrest can be put there.
corduba-why-cannot-exchange = This exchange is not possible.
corduba-why-cannot-pay = You cannot pay for it.{ corduba-lacking }
corduba-why-cannot-pay-any-building = You cannot pay for any building there, not even the most affordable.{ corduba-lacking }
corduba-why-cannot-save-that = That is not in the cost, or you could not pay the rest.
corduba-why-card-not-dealt = You were not dealt this card.
corduba-why-castra-specialists = Of the specialists only the red one can go to the Castra: { $needed } workers are needed, and you have { $have }.
corduba-why-condition-not-met = You do not meet the condition: it asks for { $needed }, and you have { $have }.
corduba-why-does-not-fit-that-way = It does not fit that way.
corduba-why-figure-not-usable = You do not have this figure, or it cannot be used here.
corduba-why-kept-already = You have decided to keep these.
corduba-why-kind-not-available = This building is not available there.
corduba-why-merchant-away = Your merchant is away until the decade ends.
corduba-why-minimum-must-be-delivered = As far as you can, you must deliver Rome’s minimum: at least { $needed } of these.
corduba-why-monument-built = This monument stands already.
corduba-why-more-than-needed = That is more than you have or need: the upkeep is { $needed }, and you have { $food_have } food and { $amphorae_have } { $amphorae_have ->
    [one] amphora
   *[other] amphorae
}.
corduba-why-must-pay-what-you-can = You must pay as much as you can: the upkeep is { $needed }, and you have only { $denarii_have } { $denarii_have ->
    [one] denarius
   *[other] denarii
}, so more food has to go.
corduba-why-needs-a-longer-chain = It fits, but would need more neutral insulae there: elsewhere { $limit } { $limit ->
    [one] is
   *[other] are
} enough.
corduba-why-no-bonus-there = The bonus of this district cannot be used here.
corduba-why-no-effect = That would have no effect.
corduba-why-no-place-for-it = There is no place for it in this district.
corduba-why-no-red-specialist = Only the red specialist can claim this.
corduba-why-no-such-action = This building has no such action.
corduba-why-no-unrest-there = There is no unrest.
corduba-why-not-a-place-for-it = It does not fit there.
corduba-why-not-a-plot-for-it = It does not fit in this plot.
corduba-why-not-an-occupied-space = Only an occupied or blocked production space that you can staff.
corduba-why-not-asked-for = Something else is asked for now.
corduba-why-not-built = It is not built.
corduba-why-not-enough-workers = { $needed } { $needed ->
    [one] worker is
   *[other] workers are
} needed, and you have { $have }.
corduba-why-not-in-revolt = This district is not in revolt.
corduba-why-not-now = That is not possible now.
corduba-why-not-on-the-market = You want { $needed }, and there { $have ->
    [one] is
   *[other] are
} { $have } on the market.
corduba-why-not-owned = That takes { $needed } of them, and you have { $have }.
corduba-why-not-so-many-amphorae = Here { $needed } to { $limit } amphorae can stand in.
corduba-why-not-so-many-insulae = You can place at most { $limit } { $limit ->
    [one] own insula
   *[other] own insulae
} here.
corduba-why-not-that-many = You can trade 1 at least and { $limit } at most.
corduba-why-not-the-shortest-chain = The chain must be the shortest possible: { $limit } { $limit ->
    [one] insula
   *[other] insulae
}, each beside the next.
corduba-why-not-this-district = Not in this district.
corduba-why-nothing-to-trade = You could neither buy nor sell anything.
corduba-why-occupied = It is occupied in this round.
corduba-why-only-basic = Only basic resources can be taken.
corduba-why-only-food-or-amphorae = Only food, or an amphora in its place, that you own.
corduba-why-other-district = The unrest spreads in another district.
corduba-why-other-plot = You have chosen another plot.
corduba-why-power-not-ready = Your family has no ability that is ready.
corduba-why-power-not-usable = The ability of your family cannot be used now.
corduba-why-resource-traded-already = You have traded this resource in this visit.
corduba-why-run-out = This resource has run out.
corduba-why-site-blocked = This site is used or blocked in this round.
corduba-why-sold-this-turn = You have sold this resource in this turn: in the same turn it cannot be bought.
corduba-why-space-used = This space is used in this round.
corduba-why-specialist-freed-already = You have freed this specialist already.
corduba-why-specialist-only = The register cannot be raised here.
corduba-why-supply-empty = The supply is empty.
corduba-why-taken-in-order = Resources are taken in the order of the list: you have gone past this one.
corduba-why-tile-burns = There is unrest on this building.
corduba-why-token-closed = This token cannot be claimed by anybody now.
corduba-why-too-dear = That costs { $needed } { $needed ->
    [one] denarius
   *[other] denarii
}; you have { $have } and lack { $missing }.
corduba-why-touches-nothing = It fits, but touches neither a building nor an insula there.
corduba-why-trade-at-least-one = A visit must trade at least one unit.
corduba-why-where-caepio-has-most-insulae = Caepio builds where he can place most insulae.
corduba-why-choose-a-district-first = First choose the district you build in.
corduba-why-choose-what-to-build-first = First choose what you build.
corduba-why-activate-a-building-first = First choose the building you activate.
corduba-why-visit-the-market-first = You buy and sell in a market visit: send your merchant, or use a building or an ability that grants one.
corduba-why-finish-this-action = First finish what you have begun.
corduba-why-main-action-taken = You have taken the main action of this turn: only free actions are left.
corduba-why-in-its-phase = { $phase ->
    [unrest] That is done in phase 1, unrest.
    [rome] That is done in Rome’s interphase.
    [harmony] That is done in phase 4, harmony.
    [storage] That is done in the storage section, when the decade ends.
   *[actions] That is done in phase 3, in your turns.
}

## The end

corduba-end-senate = { $players ->
    [one] { $winners ->
        [one] { $names } wins against Caepio.
       *[other] Caepio wins.
    }
   *[other] { $winners ->
        [0] Nobody wins: the unrest of all is at its highest.
        [one] { $names } wins with { $points } senators.
       *[other] { $names } share the win with { $points } senators.
    }
}
corduba-end-rebellion = All players lose: the whole city is in rebellion.
corduba-score-troops = troops
corduba-score-offerings = offerings
corduba-score-goods = Rome’s demand
corduba-score-tracks = track ends
corduba-score-gestae = Res Gestae
corduba-score-politics = politics
corduba-score-riches = riches
corduba-score-monuments = monuments
corduba-score-late-unrest = late unrest
corduba-score-unrest = unrest

## The drawn board

corduba-board-round = Round { $round } of 8, decade { $decade }
corduba-board-revolt = in revolt
corduba-board-market = Macellum
corduba-board-price = price
corduba-board-stock = on sale
corduba-board-bought = bought
corduba-board-sold = sold
corduba-board-supply = supply
corduba-board-rome = Rome asks for
corduba-board-minimum = at least { $minimum } together; each troops { $troops }, offerings { $offerings }
corduba-board-goods = Goods
corduba-board-figures = Figures
corduba-board-workers = { $workers } workers (register { $register }), { $special } special
corduba-board-tracks = Tracks
corduba-board-people = popularity { $popularity }, harmony { $harmony }, unrest { $unrest }, markers held { $held }
corduba-board-prestige = Prestige
corduba-board-senators = Senators
corduba-board-character = Character
corduba-board-merchant = merchant
corduba-board-power = ability
corduba-board-used = Used and closed spaces
corduba-board-monuments = Monuments
corduba-board-gestae = Res Gestae
corduba-board-tiles = Buildings
corduba-board-occupied = occupied
corduba-board-passed = passed
corduba-board-caepio = Caepio’s card
corduba-board-markers = unrest markers on the board: { $markers } of 15
corduba-board-spares = a third revolt at the start of a round would be let pass once
corduba-board-blocked = blocked by the space beside it
corduba-board-lamps = { $last ->
    [yes] { $revolts } of three districts are in revolt; no round follows in which this could cost the game.
   *[no] { $revolts ->
        [0] No district is in revolt.
        [1] One of three districts is in revolt: at the round’s start unrest spreads there.
        [2] { $spares ->
            [yes] Two of three districts are in revolt: a third at a round’s start is let pass once.
           *[no] Two of three districts are in revolt: a third at a round’s start and everybody loses.
        }
       *[other] { $spares ->
            [yes] All three districts are in revolt: at the next round’s start this is let pass once, and everybody loses 1 popularity.
           *[no] All three districts are in revolt: unless one is calmed before the next round, everybody loses.
        }
    }
}
corduba-board-legend = capital letters: buildings; ! unrest, a number or * occupied (by whom); 1-4 own insulae; o neutral insula; small letters: free cells of a plot

## The board in the browser

corduba-board-city = The city
corduba-board-tab-city = City
corduba-board-tab-tiles = Tiles
corduba-board-tab-sites = Sites
corduba-board-tab-civic = Civic
corduba-board-tab-fame = Fame
corduba-board-tab-rome = Rome
corduba-board-tab-own = Mine
corduba-board-now = now
corduba-board-next = next
corduba-board-have = you
corduba-board-buy = Buy
corduba-board-sell = Sell
corduba-board-tiles-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
corduba-board-price-of = { $good }: price { $price } of at most { $most }
corduba-board-on-sale = { $good } on sale: { $count }
corduba-board-populus = Populus
corduba-board-unrest-costs = In the end unrest costs 1, 2 or 3 senators; on ✕ one cannot win.
corduba-board-open = { $open } of { $all } open
corduba-board-senator-each = 1 senator each
corduba-board-claimed = claimed by { $side }
corduba-board-no-gestae = None in this game.
corduba-board-rome-wants = Rome wants: { $demand }
corduba-board-after-round = after round { $round }
corduba-board-together = together
corduba-board-troops = troops
corduba-board-offerings = offerings
corduba-board-ultimo = Last decade: whoever delivers most gains 1 senator, whoever delivers fewest loses 1; all lose 1 if it is not enough together.
corduba-board-sealed = sealed
corduba-board-deliverable = What each could deliver now.
corduba-board-deliverable-amphorae = What each could deliver now; an amphora counts as 2.
corduba-board-revealed = Revealed: delivered to Rome
corduba-board-unbuilt = Still to build
corduba-board-enlarge = Look at { $district }
corduba-board-any-basic = { $count ->
    [one] { $count } basic resource of your choice
   *[other] { $count } basic resources of your choice
}
corduba-board-any-specialist = a specialist of your choice
corduba-kind-permanent = always
corduba-kind-decade = once a decade
corduba-kind-round = once a round
corduba-kind-start = at the start only
corduba-ability-amphora-as-marble = An amphora pays for a marble.
corduba-ability-take-marble-1 = Take 1 marble.
corduba-ability-trade-one-unit = Buy or sell 1 unit at the Macellum.
corduba-ability-buy-discount-1 = Every purchase costs 1 denarius less a unit.
corduba-ability-castra-worker-minus-1 = The Castra needs 1 worker less.
corduba-ability-take-offering1-1 = Take 1 offering of 1.
corduba-ability-incite-unrest = Start unrest on a building and take 2 denarii.
corduba-ability-denarius-per-suppressed-unrest = 1 denarius for each unrest you put down.
corduba-ability-use-occupied-site-space = Use a production space that is taken.
corduba-ability-upkeep-minus-1 = Upkeep costs 1 less.
corduba-ability-build-workers-minus-2 = Build with 2 workers less.
corduba-ability-start-denarii-3-popularity-1 = 3 denarii and 1 popularity at the start.
corduba-ability-merchant-twice = The merchant goes twice a decade.
corduba-ability-denarius-per-own-insula = 1 denarius for each own insula.
corduba-ability-take-worker-1 = Take 1 worker.
corduba-ability-food-to-harmony-2 = 1 food for 2 harmony.
corduba-bonus-special-worker = a special worker
corduba-bonus-upkeep-minus-2 = upkeep −2
corduba-bonus-round-income-2 = +2 denarii a round
corduba-bonus-offering-plus-1 = offerings +1
corduba-bonus-troops-plus-1 = troops +1
corduba-effect-workers = workers
corduba-effect-register = on the register
corduba-effect-worker-or-specialist = worker or specialist
corduba-effect-specialist = specialist
corduba-effect-popularity = popularity
corduba-effect-harmony = harmony
corduba-effect-prestige = prestige
corduba-effect-prestige-here = prestige in its district
corduba-effect-prestige-choice = prestige in a district of your choice
corduba-effect-prestige-least = prestige where you have least
corduba-effect-prestige-most = prestige where you have most
corduba-effect-prestige-two-districts = prestige in each of two districts
corduba-effect-prestige-all = prestige in every district
corduba-effect-remove-unrest = unrest put down
corduba-effect-unrest = unrest
corduba-effect-trade = visit to the market
corduba-effect-buy-discount = cheaper to buy
corduba-effect-sell-premium = dearer to sell
corduba-effect-exchange-basic = resources to exchange
corduba-effect-first-senator = senator for the first
corduba-effect-senators = senators
corduba-effect-insulae = insulae
corduba-board-caepio-trade = market: sell { $sell }, buy { $buy }
corduba-board-caepio-build = build
corduba-board-caepio-random = a free building
corduba-board-caepio-none = Caepio has no card at the moment.
corduba-board-caepio-plans = Plan: { $building } in { $district }
corduba-board-caepio-stacks = Building cards
corduba-board-caepio-built = built: { $count }
corduba-board-caepio-goals = In the end Caepio gains a senator for each goal he reaches:
corduba-board-goal-insulae = { $count } insulae
corduba-board-goal-specialists = { $count } specialists
corduba-board-goal-register = register { $count }
corduba-board-goal-popularity = popularity { $count }
corduba-board-free-workers = { $count } free
corduba-board-upkeep = upkeep
corduba-board-register = Register { $register }
corduba-board-specialists = Specialists
corduba-board-specialist = { $name }{ $state ->
    [ready] : available
    [used] : used in this round
   *[locked] : not freed
}
corduba-board-insulae-left = Insulae left for { $district }: { $count }
corduba-forecast-round = At the end of the round:
corduba-forecast-upkeep = { $due ->
    [0] no upkeep
   *[other] upkeep { $due } (food and denarii: { $have })
}
corduba-forecast-upkeep-hint = Register and available specialists less harmony; paid in food and denarii, in amphorae if you like. What is not paid is unrest.
corduba-forecast-rome = For Rome after round { $round }:
corduba-forecast-rome-hint = What you could deliver of troops, offerings and the goods on Rome’s card, and the least that spares you unrest.
corduba-forecast-unrest = { $count } unrest
corduba-board-ready = ready
corduba-board-spent = used
corduba-board-inheritance = Inheritance
corduba-board-held = unrest held: { $count }
corduba-board-total = Total
corduba-board-says-district = { $district }{ $revolt ->
    [0] {""}
   *[other] , in revolt
}. Prestige: { $prestige }. Insulae: { $insulae }, neutral { $neutral }. { $stock } tiles can still be built.
corduba-board-says-tile = { $building } in { $district }, { $cells }: { $effect }. Built by { $side }{ $state ->
    [unrest] ; unrest
    [occupied] ; occupied in this round
   *[free] {""}
}.
corduba-board-says-good = { $good }: price { $price }, on sale { $market }, supply { $supply }.
corduba-hint-Turn = Gold shows what you can do: a district to build in, a building or a site to send workers to, a monument, a deed. Merchant and family ability are free; passing early puts you ahead in the next round.
corduba-hint-RaiseWhat = The tiles below are those left for this district, with what they cost you here. The frame of a roof is its guild: the specialist of that colour counts as 2 workers.
corduba-hint-Where = Move the tile to a place that glows. The wheel, R or two fingers turn it; a click lays it. Single cells that it closes off beside it become your insulae.
corduba-hint-Visit = Click the stock to buy, your own number to sell; each resource once in a visit. Prices move by 1 when you leave.
corduba-hint-Deliver = Nobody sees what you deliver before all have chosen. Less troops or offerings than the minimum cause unrest, and so does delivering nothing of what Rome wants.
corduba-board-cell = the cell { $direction }
corduba-board-lies = { $direction }, { $beside ->
    [0] { $orientation }
   *[other] beside { $buildings }, { $orientation }
}
corduba-board-laying = { $building }: { $place }. Arrows move it, R turns it, Enter lays it.
corduba-board-lay = Lay it here
corduba-board-no-place = { $turned ->
    [yes] It fits here only turned otherwise.
   *[no] It does not fit here, or touches neither a building nor an insula.
}
corduba-board-lay-keys = Arrows move the tile, R turns it, Enter lays it
corduba-board-turn-right = Turn it clockwise (R)
corduba-board-turn-left = Turn it anticlockwise (Shift+R)
corduba-direction-north = in the north
corduba-direction-north-east = in the north-east
corduba-direction-east = in the east
corduba-direction-south-east = in the south-east
corduba-direction-south = in the south
corduba-direction-south-west = in the south-west
corduba-direction-west = in the west
corduba-direction-north-west = in the north-west
corduba-direction-middle = in the middle

## What the signs on the board mean
corduba-sign-food-hint = Basic resource; pays the upkeep, one for one.
corduba-sign-wood-hint = Basic resource for buildings and monuments.
corduba-sign-stone-hint = Basic resource for buildings and monuments.
corduba-sign-tools-hint = Basic resource for buildings and monuments.
corduba-sign-amphorae-hint = Stands for a basic resource in a payment and, if you like, for food at the upkeep.
corduba-sign-marble-hint = For the larger buildings and the monuments.
corduba-sign-denarii-hint = Money: for buildings, the market and upkeep. Whoever has most in the end gains a senator.
corduba-sign-velites-hint = Troops of value 2, for Rome at the end of a decade.
corduba-sign-legionaries-hint = Troops of value 3, for Rome at the end of a decade.
corduba-sign-equites-hint = Troops of value 4, for Rome at the end of a decade.
corduba-sign-offering1-hint = For Rome at the end of a decade.
corduba-sign-offering2-hint = For Rome at the end of a decade.
corduba-sign-workers-hint = Figures for this round: they build, activate and produce.
corduba-sign-register-hint = This many workers come every round, and this many have to be fed.
corduba-sign-worker-or-specialist-hint = Register 1 up, or free a specialist.
corduba-sign-specialist-hint = Worth 2 workers for a building of its colour; pays its Peculium every decade.
corduba-sign-popularity-hint = When it moves, harmony moves along. After the upkeep harmony is set to it.
corduba-sign-harmony-hint = Makes upkeep cheaper: register and specialists less harmony is what you pay.
corduba-sign-prestige-hint = In one district. The spaces of its track give a bonus when first reached; at the end of a decade whoever leads there places a senator.
corduba-sign-unrest-hint = You move on the unrest track and hold a marker that others get in the next round. In the end unrest costs senators.
corduba-sign-remove-unrest-hint = Take unrest markers off buildings.
corduba-sign-trade-hint = Buy or sell at the Macellum; each resource one way only in a turn.
corduba-sign-buy-discount-hint = So much less for each unit you buy in this visit, at least 1.
corduba-sign-sell-premium-hint = So much more for each unit you sell in this visit.
corduba-sign-exchange-basic-hint = Exchange this many basic resources for others.
corduba-sign-first-senator-hint = Whoever reaches 12 first places a senator.
corduba-sign-senators-hint = Whoever has most of them in the end wins.
corduba-sign-insulae-hint = Single cells that your building closes off become your insulae; each gives the bonus of its slot.
corduba-sign-neutral = neutral insula
corduba-sign-neutral-hint = Nobody’s: fills single cells and leads to a building that lies apart, for 1 denarius each.
corduba-sign-bonus = construction bonus
corduba-sign-bonus-hint = What building in this district costs less, as long as it is not in revolt.
corduba-sign-revolt = revolt
corduba-sign-revolt-hint = A district with unrest on a building. With all three at a round’s start everybody loses.
corduba-sign-occupied = figures on a building or space
corduba-sign-occupied-hint = It has been used in this round, by the player whose colour they show.
corduba-sign-builder = emblem on a building
corduba-sign-builder-hint = Who built it. Everybody may use it.
