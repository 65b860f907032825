# Romolo o Remo?. Lateinische Namen bleiben, wie sie sind.

romolo-title = Romolo o Remo?
romolo-blurb = Gründe um 753 v. Chr. eine Stadt in Latium: erkunden, bauen, handeln, Charaktere anheuern und kämpfen, bis die Stadt mit den meisten Punkten Rom ist.

## Optionen des Spiels

romolo-set-dice = Kampf
romolo-set-dice-hint = Ob im Kampf verdeckte Würfelplättchen oder ein Würfel benutzt werden.
romolo-set-dice-tiles = Würfelplättchen
romolo-set-dice-die = Würfel
romolo-set-teams = Teams
romolo-set-teams-hint = Vier Spieler, zwei gegen zwei; Partner sitzen einander gegenüber und werten gemeinsam.
romolo-set-events = Solo-Ereignisse
romolo-set-events-hint = Ob die Ereignisse des Solospiels offen in einer Reihe liegen oder aus einem Beutel gezogen werden.
romolo-set-events-row = Offene Reihe
romolo-set-events-bag = Beutel
romolo-set-hidden_coins = Verdeckte Münzen
romolo-set-hidden_coins-hint = Die Münzen der anderen werden nicht angezeigt; bezahlt wird trotzdem offen.
romolo-set-round_cap = Rundengrenze
romolo-set-round_cap-hint = Nach so vielen Runden wird gewertet; 0 heißt nie. Keine Regel des veröffentlichten Spiels.

## Namen

romolo-colour-yellow = Gelb
romolo-colour-blue = Blau
romolo-colour-red = Rot
romolo-colour-brown = Braun
romolo-seat-rival = K.I.-Spieler
romolo-terrain-plain = Ebene
romolo-terrain-hill = Hügel
romolo-terrain-forest = Wald
romolo-terrain-water = Wasser
romolo-good-grain = Getreide
romolo-good-wood = Holz
romolo-good-stone = Stein
romolo-good-salt = Salz
romolo-good-refined = veredelte Ware
romolo-column-grain = Getreide
romolo-column-wood = Holz
romolo-column-stone = Stein
romolo-column-salt = Salz
romolo-column-refined = veredelte Ware
romolo-item-grain = Getreide
romolo-item-wood = Holz
romolo-item-stone = Stein
romolo-item-salt = Salz
romolo-item-refined = veredelte Ware
romolo-item-silver = eine Silbermünze
romolo-item-bronze = eine Bronzemünze (½)
romolo-kind-worker = Arbeiter
romolo-kind-soldier = Soldat
romolo-kind-mercenary = Söldner
romolo-kind-explorer = Entdecker
romolo-unit-worker = Arbeiter
romolo-unit-soldier = Soldat
romolo-unit-mercenary = Söldner
romolo-unit-explorer = Entdecker
romolo-unit-lying-worker = liegender Arbeiter
romolo-unit-lying-soldier = liegender Soldat
romolo-unit-lying-mercenary = liegender Söldner
romolo-unit-lying-explorer = liegender Entdecker
romolo-unit-hindered-worker = behinderter Arbeiter
romolo-unit-hindered-soldier = behinderter Soldat
romolo-unit-hindered-mercenary = behinderter Söldner
romolo-unit-hindered-explorer = behinderter Entdecker
romolo-unit-hindered-lying-worker = behinderter liegender Arbeiter
romolo-unit-hindered-lying-soldier = behinderter liegender Soldat
romolo-unit-hindered-lying-mercenary = behinderter liegender Söldner
romolo-unit-hindered-lying-explorer = behinderter liegender Entdecker
romolo-token-x2 = doppelt
romolo-token-x3 = dreifach
romolo-piece-tower = Turm
romolo-piece-farm = Bauernhof
romolo-piece-storehouse = Lagerhaus
romolo-piece-worker = Arbeiter
romolo-building-farm = Bauernhof
romolo-building-farm-hint = ernährt 2 Einheiten
romolo-building-storehouse = Lagerhaus
romolo-building-storehouse-hint = lagert eine Produktion
romolo-building-temple = Tempel
romolo-building-temple-hint = Bauen kostet 1 weniger
romolo-building-sawmill = Sägemühle
romolo-building-sawmill-hint = 1 Holz mehr
romolo-building-aqueduct = Aquädukt
romolo-building-aqueduct-hint = Platz für 1 Gebäude mehr hier und ringsum
romolo-building-forum = Forum
romolo-building-forum-hint = Zusatzmünzen beim Verkauf
romolo-building-port = Hafen
romolo-building-port-hint = Einheiten können aufs Wasser; 1 Handel mehr
romolo-building-wall = Schutzwall
romolo-building-wall-hint = behindert, wer darüber kommt
romolo-building-tower = Turm
romolo-building-quarry = Steinbruch
romolo-building-quarry-hint = 1 Stein mehr
romolo-side-east = Osten
romolo-side-north-east = Nordosten
romolo-side-north-west = Nordwesten
romolo-side-west = Westen
romolo-side-south-west = Südwesten
romolo-side-south-east = Südosten
romolo-symbol-x2 = x2
romolo-symbol-plus3 = +3
romolo-symbol-plus1loss = +1 Verlust
romolo-symbol-minus1loss = −1 Verlust
romolo-symbol-retreat = Rückzug
romolo-symbol-blank = leer
romolo-face-blank = leer
romolo-face-2 = 2
romolo-face-3 = 3
romolo-face-4 = 4
romolo-face-5 = 5
romolo-face-6 = 6
romolo-event-white = weiß
romolo-event-yellow = gelb
romolo-event-pink = rosa
romolo-event-blue = blau
romolo-event-brown = braun
romolo-character-aedificator = Aedificator
romolo-character-aedificator-hint = Stein und Holz ersetzen einander, für 1 Quader mehr
romolo-character-apothecarius = Apothecarius
romolo-character-apothecarius-hint = eine Produktion kommt auf die Hand
romolo-character-architectus = Architectus
romolo-character-architectus-hint = ein Bauernhof zählt für dich als Stärke
romolo-character-artifex = Artifex
romolo-character-artifex-hint = 1 Punkt je Gebäudeart in deinem Herrschaftsbereich
romolo-character-consul = Consul
romolo-character-consul-hint = gewinnt alle Gleichstände bei Mehrheiten
romolo-character-defensor = Defensor
romolo-character-defensor-hint = +1 in der Verteidigung und 3 freie Schutzwälle
romolo-character-dux = Dux
romolo-character-dux-hint = 4 Marken: je +1 in einem Kampf
romolo-character-equus = Equus
romolo-character-equus-hint = 2 zusätzliche Züge über Land
romolo-character-foederatus = Foederatus
romolo-character-foederatus-hint = 3 Marken: ein Söldner ohne Kosten oder Lohn
romolo-character-furnarius = Furnarius
romolo-character-furnarius-hint = ernährt 2 Einheiten überall
romolo-character-heros = Heros
romolo-character-heros-hint = +2 in einem Angriff
romolo-character-mercator = Mercator
romolo-character-mercator-hint = tauscht gleiche Quader gegen einen anderen
romolo-character-nauta = Nauta
romolo-character-nauta-hint = 1 Handel mehr oder eine Fahrt ohne Hafen
romolo-character-negotiator = Negotiator
romolo-character-negotiator-hint = eine freie Marktaktion mit den Arten auf dem Plättchen
romolo-character-obsessor = Obsessor
romolo-character-obsessor-hint = keine Behinderung; +2 gegen Türme
romolo-character-patronus = Patronus
romolo-character-patronus-hint = 4 Punkte für das meiste Geld, 2 für das zweitmeiste
romolo-character-praedo = Praedo
romolo-character-praedo-hint = bestiehlt einen Nachbarn
romolo-character-praepositus = Praepositus
romolo-character-praepositus-hint = 1 mehr von der Art auf dem Plättchen
romolo-character-publicus = Publicus
romolo-character-publicus-hint = 3 Punkte
romolo-character-sacerdos = Sacerdos
romolo-character-sacerdos-hint = 2 Einflusspunkte am Ende
romolo-character-traductor = Traductor
romolo-character-traductor-hint = handelt auf einem Nachbarfeld
romolo-price-coin = { $count ->
    [0.5] Münze
    [one] Münze
   *[other] Münzen
}
romolo-price-half = Bronzemünze (½)

## Antworten

romolo-say-pass = Fertig
romolo-say-start = { $colour } beginnt
romolo-say-choose = Plättchen nehmen: { $terrain }
romolo-say-lay = Auf { $hex } legen
romolo-say-draw = { $character } kommt in die Auslage
romolo-say-away = { $symbol } wird weggelegt
romolo-say-cube = 1 { $good } nehmen
romolo-say-set = { $piece } auf { $hex } setzen
romolo-say-activate = { $unit } auf { $hex } aktivieren
romolo-say-stop = Hier aufhören
romolo-say-hostile = Feindlich
romolo-say-friendly = Nicht feindlich
romolo-say-move = Nach { $hex } ziehen
romolo-say-look = { $hex } ansehen
romolo-say-ride = Nach { $hex } reiten (Equus)
romolo-say-sail = Nach { $hex } fahren (Nauta)
romolo-say-tile = Es ist: { $terrain }
romolo-say-token = Es zählt { $token }
romolo-say-flood = { $hex } fluten
romolo-say-build = Bauen: { $building }
romolo-say-wall = Schutzwall im { $side }
romolo-say-free-wall = Schutzwall von Defensor im { $side }
romolo-say-done = Genug
romolo-say-demolish = Abreißen: { $building }
romolo-say-transform = Umwandeln: { $building }
romolo-say-pay = { $number } { $good } zahlen, den Rest anders
romolo-say-aedificator = Aedificator nutzen
romolo-say-use = { $number } { $good } aus den Lagerhäusern
romolo-say-gain = 1 { $good } nehmen
romolo-say-produce = { $good } produzieren
romolo-say-store = Auf { $hex } lagern
romolo-say-keep = Auf die Hand nehmen (Apothecarius)
romolo-say-extra = { $number } mehr durch Praepositus
romolo-say-collect = { $number } { $good } einsammeln
romolo-say-refine = { $good } veredeln
romolo-say-create = Erzeugen: { $kind }
romolo-say-convert = Entdecker in Arbeiter umwandeln
romolo-say-recruit = { $number } Söldner anwerben
romolo-say-waive = { $number } davon frei (Foederatus)
romolo-say-spend = Mit 1 { $good } zahlen
romolo-say-coins = Den Rest in Münzen zahlen
romolo-say-hire = { $character } anheuern (Platz { $slot })
romolo-say-endow = 1 { $good } auf das Plättchen legen
romolo-say-sell = { $good } verkaufen
romolo-say-column = Über { $column } legen
romolo-say-bonus = Münzen des Forums jetzt nehmen
romolo-say-later = Forum für später aufheben
romolo-say-buy = { $good } kaufen
romolo-say-architectus = Architectus zählt den Bauernhof auf { $hex }
romolo-say-mercator = Mercator auf { $hex } nutzen
romolo-say-swap = { $good } gegen { $good2 } tauschen
romolo-say-negotiator = Negotiator auf { $hex } nutzen
romolo-say-traductor = Auf { $hex } handeln (Traductor)
romolo-say-back = Es sich anders überlegen
romolo-say-steal = { $colour } bestehlen
romolo-say-roll = Der Würfel zeigt { $face }
romolo-say-loot = { $good } nehmen
romolo-say-exchange = Mit dem Partner tauschen
romolo-say-give = { $item } geben
romolo-say-get = { $item } verlangen
romolo-say-propose = Diesen Tausch vorschlagen
romolo-say-accept = Annehmen
romolo-say-decline = Ablehnen
romolo-say-attack = { $colour } auf { $hex } angreifen
romolo-say-raid = { $hex } plündern
romolo-say-join = { $unit } nimmt teil
romolo-say-all = Mit allen
romolo-say-heros = Heros rufen
romolo-say-play = { $symbol } legen
romolo-say-dux = Marken von Dux: { $number }
romolo-say-retreat = Zurückziehen
romolo-say-stay = Bleiben und kämpfen
romolo-say-withdraw = { $unit } geht nach { $hex }
romolo-say-kill = { $unit } fällt
romolo-say-raze = Zerstören: { $building }
romolo-say-side = Der Schutzwall im { $side }
romolo-say-content = { $number ->
    [0] Ein leeres
   *[other] Das mit { $number } { $good }
}
romolo-say-remove = { $unit } auf { $hex } entfernen
romolo-say-give-up = Aufgeben
romolo-say-go-on = Weitermachen
romolo-say-salt = In Salzquadern zahlen: { $number }
romolo-say-dismiss = { $unit } auf { $hex } entlassen
romolo-say-fallen = Einen, der schon gefallen ist
romolo-say-feed = So viele wie möglich ernähren
romolo-say-leave = { $unit } auf { $hex } auslassen
romolo-say-grain = 1 Getreide für { $unit } auf { $hex }
romolo-say-recall = { $unit } auf { $hex } zurück auf die Hand
romolo-say-play-on = Diesen Zug spielen
romolo-say-end-game = Das Spiel beenden
romolo-say-bless = 1 Einfluss auf { $hex } (Sacerdos)
romolo-say-dominion = { $hex } ist der Herrschaftsbereich
romolo-say-event = Ein Quader: { $event }
romolo-say-group = Die Gruppe auf { $hex }
romolo-say-march = Nach { $hex }

## Neuigkeiten

romolo-news-begins = { $colour } beginnt.
romolo-news-laid = { $colour } legt { $terrain } auf { $hex }.
romolo-news-founded = { $colour }: { $piece } auf { $hex }.
romolo-news-turn = { $colour } ist am Zug.
romolo-news-moved = { $colour }: { $kind } von { $hex } nach { $hex2 }.
romolo-news-hindered = { $colour }: { $kind } wird vom Schutzwall von { $hex } behindert.
romolo-news-looked = { $colour } sieht sich { $hex } an: { $terrain }.
romolo-news-looked-token = { $colour } sieht sich den Marker auf { $hex } an: { $token }.
romolo-news-discovered = { $hex } wird entdeckt: { $terrain }.
romolo-news-token = { $hex } zählt { $token }.
romolo-news-flooded = { $hex } wird zu Wasser.
romolo-news-is-hostile = { $colour } ist auf { $hex } feindlich.
romolo-news-is-friendly = { $colour } ist auf { $hex } nicht feindlich.
romolo-news-built = { $colour } baut auf { $hex }: { $building }.
romolo-news-demolished = Von { $hex } verschwunden: { $building }.
romolo-news-wall-built = { $colour } baut auf { $hex } einen Schutzwall im { $side }.
romolo-news-wall-gone = Der Schutzwall von { $hex } im { $side } ist weg.
romolo-news-stored = { $colour }: { $count } { $good } in ein Lagerhaus auf { $hex }.
romolo-news-gained = { $colour } nimmt { $count } { $good }.
romolo-news-paid = { $colour } zahlt { $count } { $good }.
romolo-news-earned = { $colour } nimmt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
romolo-news-spent = { $colour } zahlt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
romolo-news-created = { $colour }: neuer { $kind } auf { $hex }.
romolo-news-went-home = { $colour }: { $kind } auf { $hex } geht heim.
romolo-news-unfed = { $colour } ernährt nicht alle: { $kind } auf { $hex } kommt zurück auf die Hand.
romolo-news-fell = { $colour }: { $kind } auf { $hex } fällt.
romolo-news-dismissed = { $colour } entlässt: { $kind }.
romolo-news-shown = { $character } liegt aus.
romolo-news-hired = { $colour } heuert { $character } an.
romolo-news-used = { $colour } nutzt { $character }.
romolo-news-sold = { $colour } verkauft { $good }; der Quader liegt über { $column }.
romolo-news-price = { $good } kostet nun { $count }.
romolo-news-stole = { $colour } nimmt { $colour2 } weg: { $good }.
romolo-news-rolled = { $colour } würfelt { $face }.
romolo-news-exchanged = { $colour } und { $colour2 } tauschen.
romolo-news-attacked = { $colour } greift { $colour2 } auf { $hex } an.
romolo-news-raided = { $colour } plündert { $hex }.
romolo-news-showed = { $colour } zeigt { $symbol }.
romolo-news-withdrew = { $colour } zieht sich von { $hex } zurück.
romolo-news-fought = Angriff { $value }, Verteidigung { $value2 }. Verluste: { $count } beim Angreifer, { $count2 } beim Verteidiger.
romolo-news-won = { $colour } gewinnt den Kampf auf { $hex }.
romolo-news-drawn = Niemand gewinnt den Kampf auf { $hex }.
romolo-news-battle-marker = { $colour } nimmt einen Kampfmarker.
romolo-news-tower-hit = Der Turm von { $colour } ist getroffen.
romolo-news-unpaid = { $colour } kann { $count ->
    [one] 1 Söldner
   *[other] { $count } Söldner
} nicht bezahlen.
romolo-news-gave-up = { $colour } gibt auf.
romolo-news-eliminated = { $colour } verliert den Turm und scheidet aus.
romolo-news-closing = Das Schlussspiel beginnt.
romolo-news-ended = { $colour } beendet das Spiel.
romolo-news-stopped = Die letzte Runde ist vorbei.
romolo-news-event = Ereignis: Quader { $event }.

## Was geschah, in Kürze: mit $who „you“ ein ganzer Satz, sonst ohne Subjekt, wie in „Rot: kauft ...“

romolo-act-begins = { $who ->
    [you] Du beginnst
   *[other] beginnt
}
romolo-act-nothing = ruht
romolo-act-laid = { $who ->
    [you] Du legst
   *[other] legt
} { $terrain } auf { $hex }
romolo-act-founded = { $who ->
    [you] Du setzt
   *[other] setzt
} { $piece } auf { $hex }
romolo-act-moved = { $who ->
    [you] Du ziehst
   *[other] zieht
} nach { $hex2 } ({ $kind })
romolo-act-hindered = { $who ->
    [you] Ein Schutzwall behindert dich auf { $hex }
   *[other] {""}
}
romolo-act-looked = { $who ->
    [you] Du siehst
   *[other] sieht
} auf { $hex } nach
romolo-act-looked-token = { $who ->
    [you] Du siehst
   *[other] sieht
} den Marker auf { $hex } an
romolo-act-discovered = Entdeckt: { $hex }
romolo-act-flooded = { $hex } { $times ->
    [one] wird
   *[other] werden
} zu Wasser
romolo-act-is-hostile = { $who ->
    [you] Du bist
   *[other] ist
} auf { $hex } feindlich
romolo-act-built = { $who ->
    [you] Du baust
   *[other] baut
} auf { $hex }: { $building }
romolo-act-demolished = Von { $hex } verschwunden: { $building }
romolo-act-wall-built = { $who ->
    [you] Du baust
   *[other] baut
} { $times ->
    [one] einen Schutzwall
   *[other] { $times } Schutzwälle
} auf { $hex }
romolo-act-wall-gone = Schutzwälle verschwunden: { $hex }
romolo-act-stored = { $who ->
    [you] Du produzierst
   *[other] produziert
} { $amounts } auf { $hex }
romolo-act-created = { $who ->
    [you] Du stellst
   *[other] stellt
} auf { $hex } auf: { $kind }
romolo-act-went-home = { $who ->
    [you] Du nimmst
   *[other] nimmt
} von { $hex } zurück: { $kind }
romolo-act-unfed = { $who ->
    [you] Du ernährst
   *[other] ernährt
} nicht auf { $hex }: { $kind }
romolo-act-fell = { $who ->
    [you] Du verlierst
   *[other] verliert
} auf { $hex }: { $kind }
romolo-act-dismissed = { $who ->
    [you] Du entlässt
   *[other] entlässt
} { $kind }
romolo-act-hired = { $who ->
    [you] Du heuerst
   *[other] heuert
} an: { $character }
romolo-act-used = { $who ->
    [you] Du nutzt
   *[other] nutzt
} { $character }
romolo-act-sold = { $who ->
    [you] Du verkaufst
   *[other] verkauft
} { $goods }
romolo-act-stole = { $who ->
    [you] Du nimmst
   *[other] nimmt
} { $colour2 } { $goods } weg
romolo-act-exchanged = { $who ->
    [you] Du tauschst
   *[other] tauscht
} mit { $colour2 }
romolo-act-attacked = { $who ->
    [you] Du greifst
   *[other] greift
} { $colour2 } auf { $hex } an
romolo-act-raided = { $who ->
    [you] Du plünderst
   *[other] plündert
} { $hex }
romolo-act-withdrew = { $who ->
    [you] Du ziehst dich
   *[other] zieht sich
} von { $hex } zurück
romolo-act-won = { $who ->
    [you] Du gewinnst
   *[other] gewinnt
} den Kampf auf { $hex }
romolo-act-drawn = Niemand gewinnt den Kampf auf { $hex }
romolo-act-battle-marker = { $who ->
    [you] Du nimmst
   *[other] nimmt
} { $times ->
    [one] einen Kampfmarker
   *[other] { $times } Kampfmarker
}
romolo-act-tower-hit = { $who ->
    [you] Dein Turm wird getroffen
   *[other] muss einen Treffer am Turm hinnehmen
}
romolo-act-unpaid = { $who ->
    [you] Du kannst
   *[other] kann
} { $count } Söldner nicht bezahlen
romolo-act-gave-up = { $who ->
    [you] Du gibst
   *[other] gibt
} auf
romolo-act-eliminated = { $who ->
    [you] Du verlierst deinen Turm und scheidest aus
   *[other] verliert den Turm und scheidet aus
}
romolo-act-closing = Das Schlussspiel beginnt
romolo-act-ended = { $who ->
    [you] Du beendest
   *[other] beendet
} das Spiel
romolo-act-stopped = Die letzte Runde ist vorbei
romolo-act-event = Ereignis: Quader { $event }

## Fragen

romolo-ask-StartPlayer = Wer beginnt?
romolo-ask-DrawCharacter = Welcher Charakter kommt?
romolo-ask-PutAway = Welches Würfelplättchen wird weggelegt?
romolo-ask-ChooseTile = Wald oder Hügel als Startplättchen?
romolo-ask-LayTiles = Welches Startfeld bekommt den Wald oder Hügel?
romolo-ask-FreeCube = Welchen Quader nimmst du zusätzlich?
romolo-ask-Settle = Wohin kommt diese Figur?
romolo-ask-Activate = Welche Einheit aktivierst du?
romolo-ask-Act = Was tut die Einheit? { $left ->
    [one] (noch 1 Aktion)
   *[other] (noch { $left } Aktionen; eine Entdeckung oder jede Aktion außer Bewegen beendet sie)
}
romolo-ask-Hostility = Sind deine Einheiten auf { $hex } feindlich gegen { $colour }? Neben feindlichen Einheiten kann sich eine Einheit nur zurückziehen.
romolo-ask-Translate = Was tut der Arbeiter dort?
romolo-ask-TurnUp = Was zeigt das Plättchen?
romolo-ask-TurnToken = Welcher Marker ist es?
romolo-ask-PeekTile = Was sieht der Entdecker?
romolo-ask-PeekToken = Welchen Marker sieht der Entdecker?
romolo-ask-Flood = Welches Plättchen flutet der Fluss als nächstes?
romolo-ask-ChanceFlood = Welches Plättchen flutet der Fluss als nächstes?
romolo-ask-BuildWalls = Wo steht der nächste Schutzwall?
romolo-ask-PayBuilding = Wie viel Stein zahlst du? ({ $total } Quader)
romolo-ask-UseStored = Wie viel { $good } kommt aus den Lagerhäusern? ({ $amount } fällig)
romolo-ask-PayValue = Womit zahlst du?
romolo-ask-GainOfCost = Welchen Quader erhältst du dafür? ({ $building })
romolo-ask-TransformInto = Was baust du stattdessen?
romolo-ask-WhichStorehouse = Welches Lagerhaus?
romolo-ask-TearWalls = Welche Schutzwälle gehen zusammen? (noch bis zu { $left })
romolo-ask-Extra = Praepositus für { $good } nutzen?
romolo-ask-StoreIn = Wo lagerst du { $good }? ({ $amount })
romolo-ask-Waive = Für wie viele erlässt Foederatus die Kosten?
romolo-ask-Endow = Welchen Quader legst du auf das Plättchen?
romolo-ask-Column = Über welche Spalte legst du { $good }?
romolo-ask-Sale = Verkaufst du noch mehr?
romolo-ask-Forum = Den Forumsbonus für diesen Verkauf nehmen?
romolo-ask-Purchase = Kaufst du noch mehr?
romolo-ask-Swap = Was gibst du Mercator, und wofür?
romolo-ask-SecondCube = Welchen zweiten Quader nimmst du?
romolo-ask-FreeMarket = Was handelst du mit Negotiator?
romolo-ask-RollToSteal = Was würfelt der Dieb?
romolo-ask-Loot = Was nimmst du? (noch { $left })
romolo-ask-Exchange = Was gibst und was verlangst du?
romolo-ask-Consent = Nimmst du den Tausch deines Partners an?
romolo-ask-Attack = Wo greifst du an?
romolo-ask-Muster = Wer nimmt am Angriff teil?
romolo-ask-ChooseDie = Welches Würfelplättchen legst du?
romolo-ask-Unsealed = Was wird aufgedeckt?
romolo-ask-Captain = Wie viele Marken von Dux setzt du ein?
romolo-ask-Dice = Was zeigt der Würfel?
romolo-ask-AIDie = Was würfelt der K.I.-Spieler?
romolo-ask-Retreat = Ziehst du dich zurück?
romolo-ask-Withdraw = Wohin zieht sich diese Einheit zurück?
romolo-ask-Kill = Welche Einheit fällt? (noch { $left })
romolo-ask-Raze = Was zerstörst du? (noch { $left })
romolo-ask-RemoveSurplus = Deine Hauptstadt trägt weniger Einheiten: welche geht?
romolo-ask-GiveUp = Du hast keinen Arbeiter mehr. Machst du weiter?
romolo-ask-WaiveWages = Für wie viele Söldner erlässt Foederatus den Lohn?
romolo-ask-PaySalt = Wie viele Salzquader zahlst du? ({ $due } Salz fällig)
romolo-ask-Ruin = Ein Söldner bleibt ohne Lohn: welches Gebäude deiner Hauptstadt geht?
romolo-ask-DismissUnpaid = Welcher unbezahlte Söldner geht?
romolo-ask-Dismiss = Entlässt du einen Söldner?
romolo-ask-Feed = Ernähre deine Leute. So viele wie möglich, oder lässt du jemanden aus?
romolo-ask-Hungry = Diese Einheit hungert: ein Getreide zahlen?
romolo-ask-PlayOrEnd = Spielst du diesen Zug, oder beendest du das Spiel?
romolo-ask-LastFarm = Welchen Bauernhof zählt Architectus in der Wertung?
romolo-ask-Bless = Wo gibt Sacerdos Einfluss?
romolo-ask-Dominion = Welches Feld ist dein Herrschaftsbereich?
romolo-ask-NextInRow = Welcher Ereignisquader kommt als nächster in die Reihe?
romolo-ask-FromBag = Welcher Ereignisquader wird gezogen?
romolo-ask-EventRoll = Was zeigt der Würfel des Ereignisses?
romolo-ask-EndRoll = Beendet der Würfel das Spiel?
romolo-ask-NextGroup = Welche Gruppe des K.I.-Spielers handelt?
romolo-ask-Advance = Welche Gruppe des K.I.-Spielers rückt vor?
romolo-ask-March = Wohin geht die Gruppe?
romolo-ask-AIKill = Welche deiner Einheiten fällt?
romolo-ask-AIRaze = Welches Gebäude wird zerstört?
romolo-ask-AITear = Welcher Schutzwall fällt?

## Warum nicht

romolo-why-action-phase-is-over = Deine Aktionsphase ist vorbei.
romolo-why-activate-a-unit-first = Aktiviere erst eine Einheit.
romolo-why-activated-already = Diese Einheit ist in dieser Phase schon aktiviert worden: jede nur einmal.
romolo-why-after-a-retreat = Nach einem Rückzug kann eine Einheit nur ziehen.
romolo-why-all-sides-walled = Jede Seite dieses Feldes hat schon einen Schutzwall.
romolo-why-another-good-is-due = Jetzt wird eine andere Art von Quader gezahlt.
romolo-why-another-kind = Nimm eine andere Art als die gegebene.
romolo-why-another-piece-now = Jetzt wird eine andere Figur gesetzt.
romolo-why-another-unit-now = Jetzt geht es um eine andere Einheit.
romolo-why-behind-a-wall = Es liegt hinter einem Schutzwall.
romolo-why-building-too-dear = Das kostet { $stone_needed } Stein und { $wood_needed } Holz{ $saved ->
    [0] { "" }
    [one] , wovon Tempel 1 Quader ersparen
   *[other] , wovon Tempel { $saved } Quader ersparen
}; dir { $stone_missing ->
    [0] { $wood_missing ->
        [one] fehlt 1 Holz
       *[other] fehlen { $wood_missing } Holz
    }
   *[other] { $wood_missing ->
        [0] { $stone_missing ->
            [one] fehlt 1 Stein
           *[other] fehlen { $stone_missing } Stein
        }
       *[other] fehlen { $stone_missing } Stein und { $wood_missing } Holz
    }
}.
romolo-why-capital-of-the-ai = Die Hauptstadt des K.I.-Spielers darfst du nicht betreten.
romolo-why-choose-a-unit = Wähle mindestens eine Einheit.
romolo-why-column-full = Über dieser Spalte liegen schon { $limit } Quader: Sie ist voll.
romolo-why-combat-comes-later = Gekämpft wird nach der Aktionsphase: Beende sie erst.
romolo-why-combat-phase-is-over = Deine Kampfphase ist vorbei.
romolo-why-convert-at-the-start = Ein Entdecker wird zu Beginn seiner Aktivierung umgewandelt, bevor er zieht oder nachsieht.
romolo-why-cubes-too-cheap = Fällig ist { $needed }; deine Münzen sind mit diesen und billigeren Quadern { $have } wert: { $missing } zu wenig.
romolo-why-dearest-first = Teurere Quader werden vor billigeren gezahlt.
romolo-why-explorers-are-converted = Nur ein Entdecker kann umgewandelt werden.
romolo-why-explorers-only = Nur Entdecker können nachsehen.
romolo-why-finish-this-action = Beende erst die begonnene Aktion.
romolo-why-finish-this-unit = Beende erst die Einheit, die du aktiviert hast.
romolo-why-forest-or-hill = Wähle Wald oder Hügel.
romolo-why-heros-with-an-attack = Heros wird mit einem Angriff angesagt.
romolo-why-hindered = Die Einheit ist behindert und kann nur ziehen.
romolo-why-hostile-unit-here = Auf diesem Feld ist eine feindliche Einheit.
romolo-why-hostile-unit-there = Dort ist eine feindliche Einheit.
romolo-why-kind-laid-already = So ein Quader liegt schon auf dem Plättchen.
romolo-why-lay-a-cube = Lege mindestens einen Quader auf das Plättchen.
romolo-why-mercator-too-few = Mercator nimmt dort { $needed } gleiche Quader; du hast von keiner Art mehr als { $have }: { $missing } zu wenig.
romolo-why-mercenaries-too-dear = Das kostet { $needed }; deine Münzen und Quader sind dort { $have } wert: { $missing } zu wenig.
romolo-why-military-is-surplus = Du hast { $have } Soldaten und Söldner, und deine Hauptstadt trägt { $limit }: Von diesen muss einer gehen.
romolo-why-military-limit = Du hast { $have } von { $limit } Soldaten und Söldnern, die deine Hauptstadt trägt: Für { $more } mehr ist kein Platz.
romolo-why-more-than-three = Ein Tausch ist höchstens { $limit } wert; dieser wäre { $needed } wert.
romolo-why-moves-only = Diese Einheit kann nur ziehen.
romolo-why-name-gifts-first = Nenne erst, was du gibst, dann, was du nimmst, jeweils der Reihe nach.
romolo-why-needs-a-cube = Du brauchst einen Quader für das Plättchen.
romolo-why-needs-a-port = Aufs Wasser geht es nur von einem Hafen oder vom Wasser.
romolo-why-needs-no-food = Keine solche Einheit von dir muss ernährt werden.
romolo-why-new-unit-waits = Diese Einheit ist neu: Sie kann erst ab der nächsten Runde handeln.
romolo-why-no-action-left = Die Einheit hat ihre { $limit } Aktionen verbraucht.
romolo-why-no-aedificator = Aedificator nützt hier nichts.
romolo-why-no-apothecarius = Apothecarius ist nicht bereit.
romolo-why-no-column = Keine Spalte ist dafür frei.
romolo-why-no-cube-in-hand = Du hast keinen solchen Quader auf der Hand.
romolo-why-no-empty-storehouse = { $have ->
    [0] Dort steht kein Lagerhaus.
    [one] Das Lagerhaus dort ist voll.
   *[other] Alle { $have } Lagerhäuser dort sind voll.
}
romolo-why-no-exchange = Ein Tausch mit einem Partner ist jetzt nicht möglich.
romolo-why-no-farm-there = Dort steht kein anderer Bauernhof.
romolo-why-no-free-wall = Defensor hat keinen Schutzwall mehr.
romolo-why-no-grain = Du hast kein Getreide.
romolo-why-no-heros = Heros kann jetzt nicht gerufen werden.
romolo-why-no-influence-there = Dort hast du keinen Einfluss.
romolo-why-no-praepositus = Du würdest { $needed } Praepositus für diese Produktion nutzen; bereit { $have ->
    [one] ist 1
   *[other] sind { $have }
}.
romolo-why-no-ride = Equus kann die Einheit nicht dorthin bringen.
romolo-why-no-room = Auf diesem Feld stehen { $have } von { $limit } Gebäuden: Dafür ist kein Platz.
romolo-why-no-room-for-walls = Auf diesem Feld stehen { $have } von { $limit } Gebäuden, und jeder dritte Schutzwall zählt als eines: Dafür ist kein Platz.
romolo-why-no-sail = Nauta kann die Einheit nicht dorthin bringen.
romolo-why-no-side-to-water = { $limit ->
    [0] Keine Seite dieses Feldes liegt am Wasser: Ein Hafen braucht eine.
    [one] Dieses Feld hat 1 Seite am Wasser, und dort steht schon ein Hafen.
   *[other] Von den { $limit } Seiten am Wasser haben { $have } schon einen Hafen.
}
romolo-why-no-standing-unit = Dort steht keine solche Einheit von dir bereit.
romolo-why-no-storehouse = Kein leeres Lagerhaus ist nutzbar.
romolo-why-no-such-building = Ein solches Gebäude gibt es hier nicht.
romolo-why-no-such-content = Kein Lagerhaus enthält das.
romolo-why-no-such-cube = Du hast hier keinen solchen Quader.
romolo-why-no-such-mercenary = Du hast dort keinen solchen Söldner.
romolo-why-no-such-unit = Keine solche Einheit kann teilnehmen.
romolo-why-no-traductor = Traductor kann dort nicht handeln.
romolo-why-no-unit-can-destroy = Nur Einheiten mit einem Wert über 0 können Gebäude zerstören; deine beste dort hat { $have }.
romolo-why-no-wall-there = Auf dieser Seite steht kein Schutzwall.
romolo-why-no-water-near = Kein aufgedecktes Wasser ist benachbart.
romolo-why-no-way-back = Dorthin kann sich die Einheit nicht zurückziehen.
romolo-why-no-worker-may-act = Dort darf kein Arbeiter von dir handeln.
romolo-why-nobody-to-attack = Dort hat dieser Spieler nichts anzugreifen.
romolo-why-nobody-to-rob = Keine Einheit dieses Gegners steht auf einem Nachbarfeld, das nicht hinter einem Schutzwall liegt.
romolo-why-none-in-hand = Du hast keine auf der Hand.
romolo-why-not-a-dominion = Nenne eine Ebene neben deiner Hauptstadt, die du kontrollierst.
romolo-why-not-a-player = Das ist kein Spieler.
romolo-why-not-adjacent = Dieses Feld ist nicht benachbart.
romolo-why-not-created = Söldner werden angeworben, nicht erzeugt.
romolo-why-not-held = Du würdest { $needed } davon geben und hast { $have }.
romolo-why-not-in-bank = Die Bank hat keine mehr.
romolo-why-not-in-capital = Deine Hauptstadt hat kein solches Gebäude herzugeben.
romolo-why-not-in-display = Dieser Charakter liegt dort nicht aus.
romolo-why-not-nearer-to-capital = Ein Rückzug führt näher zu deiner Hauptstadt: Die Einheit ist { $here ->
    [one] 1 Feld
   *[other] { $here } Felder
} von ihr entfernt, jenes Feld { $there }.
romolo-why-not-next-to-flood = Dieses Plättchen wird jetzt nicht geflutet.
romolo-why-not-of-its-cost = Das gehört nicht zu seinen Kosten.
romolo-why-not-on-negotiator = Kein solcher Quader liegt auf Negotiator.
romolo-why-not-so-many-counters = Dux hat noch { $have ->
    [one] 1 Marke
   *[other] { $have } Marken
}, nicht { $needed }.
romolo-why-not-yet = Wähle erst mindestens einen Schutzwall.
romolo-why-not-yielded-here = Das bringt dieses Feld nicht hervor.
romolo-why-not-your-capital = Soldaten werden nur in deiner Hauptstadt erzeugt.
romolo-why-not-your-plain = Das kommt auf eine deiner beiden Ebenen.
romolo-why-not-your-start-hex = Das ist keines deiner Startfelder.
romolo-why-nothing-offered = Nenne erst etwas.
romolo-why-nothing-stored = Kein solches Lagerhaus ist auf diesem Feld.
romolo-why-nothing-to-build-instead = Nichts könnte stattdessen gebaut werden.
romolo-why-nothing-to-destroy = Dort gibt es nichts zu zerstören.
romolo-why-nothing-to-see = Dort gibt es nichts Neues zu sehen.
romolo-why-nothing-to-trade = Von den Arten auf Negotiator kann jetzt nichts verkauft oder gekauft werden.
romolo-why-one-character-per-turn = Du hast in diesem Zug schon { $limit ->
    [one] einen Charakter
   *[other] { $limit } Charaktere
} angeheuert, mehr geht pro Zug nicht.
romolo-why-one-or-two = Es werden 1 bis { $limit } Söldner auf einmal angeworben.
romolo-why-own-column = Ein Quader kommt nicht über die Spalte seiner eigenen Art.
romolo-why-own-turn-only = Das geht nur in deinem eigenen Zug.
romolo-why-partner-has-not = Das hat dein Partner nicht.
romolo-why-power-not-ready = Diese Fähigkeit hast du nicht bereit.
romolo-why-price-is-zero = Der Preis dieser Art ist 0.
romolo-why-produced-here-already = Du hast auf diesem Feld in diesem Zug schon produziert.
romolo-why-refined-already = Veredelte Ware wird nicht noch einmal veredelt.
romolo-why-sale-or-purchase = Eine Marktaktion ist entweder Verkauf oder Einkauf, nie beides.
romolo-why-salt-is-settled = Wie viele Salzquader du zahlst, steht schon fest.
romolo-why-side-not-possible = Diese Seite hat schon einen Schutzwall.
romolo-why-storehouse-too-far = Das Lagerhaus muss auf dem Feld des Arbeiters oder daneben sein.
romolo-why-supply-comes-later = Das gehört in deine Versorgungsphase.
romolo-why-three-walls = Für nicht gezahlten Lohn gehen { $needed } Schutzwälle zusammen: { $have } sind bisher gewählt.
romolo-why-tile-not-available = Dieses Würfelplättchen hast du nicht.
romolo-why-too-few-coins = Das kostet { $needed } in Münzen; du hast { $have }: { $missing } zu wenig.
romolo-why-too-few-cubes = Das kostet { $needed } { $good ->
    [grain] Getreide
    [wood] Holz
    [stone] Stein
    [salt] Salz
   *[refined] { $needed ->
        [one] veredelte Ware
       *[other] veredelte Waren
    }
}; du kannst { $have } zahlen: { $missing } zu wenig.
romolo-why-too-few-mercenaries = Du willst { $needed } Söldner anwerben; die Bank hat { $have ->
    [0] keinen mehr
    [one] noch 1
   *[other] noch { $have }
}.
romolo-why-too-few-walls = Hier zählen erst { $needed } Schutzwälle zusammen als Gebäude; deine Hauptstadt hat { $have }.
romolo-why-too-little-stone-or-wood = Das kostet { $needed } Stein oder Holz; du kannst { $have } zahlen: { $missing } zu wenig.
romolo-why-took-no-part = Keine solche Einheit hat teilgenommen.
romolo-why-tower-falls = Der Turm hat { $limit } Verluste und fällt schon.
romolo-why-tower-last = Der Turm geht nur, wenn nichts anderes übrig ist.
romolo-why-tower-not-hit = Ein Turm kann hier nicht getroffen werden.
romolo-why-tower-stands = Ein Turm kann weder gebaut noch abgerissen werden.
romolo-why-unit-lies = Diese Einheit liegt: Sie kann nicht aktiviert werden.
romolo-why-units-there = Dort stehen Einheiten anderer: Bekämpfe sie erst.
romolo-why-victim-has-none = Das Opfer hat nichts davon.
romolo-why-worker-limit = Du hast { $have } von { $limit } Arbeitern, die deine Hauptstadt trägt.
romolo-why-workers-are-surplus = Du hast { $have } Arbeiter, und deine Hauptstadt trägt { $limit }: Ein Arbeiter muss gehen.
romolo-why-wrong-payment = Zu zahlen { $needed ->
    [one] ist 1 Quader
   *[other] sind { $needed } Quader
}: { $least } bis { $most } davon in Stein, der Rest in Holz.
romolo-why-wrong-salt = Du schuldest { $needed } Salz: { $least } bis { $most } davon kannst du in Salzquadern zahlen.
romolo-why-wrong-share = Von diesen Quadern können { $least } bis { $most } aus den Lagerhäusern hier kommen.
romolo-why-wrong-terrain = Das steht nicht auf diesem Gelände.
romolo-why-wrong-waiver = Foederatus kann hier { $least } bis { $most } erlassen.

## Ende und Wertung

romolo-end-ended = { $winners ->
    [0] Der K.I.-Spieler gewinnt; ein Spieler hat das Spiel im Schlussspiel beendet.
    [one] { $names } gewinnt mit { $points } Punkten; ein Spieler hat das Spiel im Schlussspiel beendet.
   *[other] { $names } gewinnen mit { $points } Punkten; ein Spieler hat das Spiel im Schlussspiel beendet.
}
romolo-end-roll = { $winners ->
    [0] Der K.I.-Spieler gewinnt; der Würfel des K.I.-Spielers hat das Spiel beendet.
    [one] { $names } gewinnt mit { $points } Punkten; der Würfel des K.I.-Spielers hat das Spiel beendet.
   *[other] { $names } gewinnen mit { $points } Punkten; der Würfel des K.I.-Spielers hat das Spiel beendet.
}
romolo-end-cap = { $winners ->
    [0] Der K.I.-Spieler gewinnt; die vereinbarte letzte Runde ist vorbei.
    [one] { $names } gewinnt mit { $points } Punkten; die vereinbarte letzte Runde ist vorbei.
   *[other] { $names } gewinnen mit { $points } Punkten; die vereinbarte letzte Runde ist vorbei.
}
romolo-end-towers = { $winners ->
    [0] Der K.I.-Spieler gewinnt: Es gibt keinen anderen Turm mehr.
    [one] { $names } gewinnt: als Letzter mit einem Turm.
   *[other] { $names } gewinnen: Keine andere Seite hat noch einen Turm.
}
romolo-score-characters = Charaktere
romolo-score-hexes = Kontrollierte Felder
romolo-score-dominion = Herrschaftsbereich
romolo-score-population = Bevölkerung
romolo-score-battle_markers = Kampfmarker
romolo-score-money = Geld
romolo-score-majorities = Mehrheiten

## Das Brett im Terminal

romolo-board-legend = ~ Wasser · ^ Hügel · ♣ Wald · . Ebene · ? verdeckt · W Arbeiter S Soldat M Söldner X Entdecker (klein: liegend) · ! behindert · T Turm
romolo-board-buildings = Gebäude: f Bauernhof s Lagerhaus t Tempel w Sägemühle/Steinbruch a Aquädukt o Forum p Hafen; Schutzwälle stehen an ihren Seiten
romolo-board-market = Markt
romolo-board-bank = Bank
romolo-board-display = Charaktere
romolo-board-round = Runde { $round }
romolo-board-closing = Schlussspiel
romolo-board-goods = Rohstoffe
romolo-board-coins = Münzen
romolo-board-hand = Auf der Hand
romolo-board-dice = Würfelplättchen
romolo-board-strength = Hauptstadt
romolo-board-battles = Kampfmarker
romolo-board-out = ausgeschieden
romolo-board-hidden = verdeckt
romolo-board-events = Ereignisse
romolo-board-stack = im Stapel
romolo-board-stored = Gelagert auf { $hex }

## Das Brett im Browser

romolo-board-map = Karte
romolo-board-tab-map = Karte
romolo-board-tab-market = Markt
romolo-board-tab-bank = Bank
romolo-board-tab-people = Charaktere
romolo-board-tab-scores = Punkte
romolo-board-round-name = Runde
romolo-board-clock = { $empty } von { $needed } Arten aufgebraucht
romolo-board-phase = Phase
romolo-board-phase-setup = Aufbau
romolo-board-phase-actions = Aktionen
romolo-board-phase-combat = Kampf
romolo-board-phase-supply = Versorgung
romolo-board-phase-rival = K.I.-Spieler
romolo-board-phase-end = Wertung
romolo-board-influence = Einfluss
romolo-board-deeds = Was der Arbeiter tun kann
romolo-board-cubes = { $count } von { $update } Quadern
romolo-board-price = { $good }: Preis { $price }
romolo-board-sell = Verkauf
romolo-board-buy = Kauf
romolo-board-short-grain = Korn
romolo-board-short-wood = Holz
romolo-board-short-stone = Stein
romolo-board-short-salt = Salz
romolo-board-short-refined = veredelt
romolo-board-empty = leer: { $empty } von { $needed }
romolo-board-stock-farm = Hof
romolo-board-stock-storehouse = Lager
romolo-board-stock-temple = Tempel
romolo-board-stock-quarry-sawmill = Säge/Bruch
romolo-board-stock-aqueduct = Aquädukt
romolo-board-stock-forum = Forum
romolo-board-stock-port = Hafen
romolo-board-stock-wall = Schutzwall
romolo-board-stock-mercenary = Söldner
romolo-board-stock-battle-marker = Kampfmarker
romolo-board-hire = Dein nächster Charakter kostet
romolo-board-in-stack = { $count } im Stapel
romolo-board-own-characters = Deine Charaktere
romolo-board-left = noch { $count }
romolo-board-used = in diesem Zug benutzt
romolo-board-combat = Kampf auf { $hex }
romolo-board-raid = Plünderung auf { $hex }
romolo-board-attacks = greift an
romolo-board-defends = verteidigt
romolo-board-sealed = verdeckt
romolo-board-symbol-x2 = verdoppelt
romolo-board-symbol-plus3 = 3 mehr
romolo-board-symbol-plus1loss = 1 Verlust mehr beim Gegner
romolo-board-symbol-minus1loss = 1 Verlust weniger
romolo-board-symbol-retreat = darf sich zurückziehen
romolo-board-symbol-blank = nichts
romolo-board-ladder = Verluste nach der Differenz
romolo-board-step = { $range }: { $count ->
    [one] 1 Verlust
   *[other] { $count } Verluste
}
romolo-board-loses = { $count ->
    [0] { $colour } verliert nichts.
    [one] { $colour } verliert 1 Stück.
   *[other] { $colour } verliert { $count } Stücke.
}
romolo-board-exchange = Tausch zwischen Partnern
romolo-board-gives = gibt
romolo-board-gives-nothing = noch nichts
romolo-board-exchange-limit = Zusammen ist es höchstens 3 wert: ein Quader zählt 1, Münzen ihren Wert.
romolo-board-demolish = Abreißen …
romolo-board-transform = Umwandeln …
romolo-board-refine = Veredeln …
romolo-board-hindered = behindert
romolo-board-helped = Charaktere
romolo-board-wins = { $colour } gewinnt.
romolo-board-nobody-wins = Niemand gewinnt.
romolo-board-workers = Arbeiter
romolo-board-military = Militär
romolo-board-hexes = Felder
romolo-board-points = Punkte jetzt
romolo-upkeep = Am Ende deines Zugs:
romolo-upkeep-feed = { $needed ->
    [0] alle sind versorgt
   *[other] { $needed } zu ernähren ({ $have } Getreide)
}
romolo-upkeep-feed-hint = Erst ernähren Bauernhöfe und Furnarius; jede Einheit, die übrig bleibt, kostet 1 Getreide oder kommt auf die Hand zurück.
romolo-upkeep-wages = { $count ->
    [one] 1 Söldner: { $needed } Salz ({ $have })
   *[other] { $count } Söldner: { $needed } Salz ({ $have })
}
romolo-upkeep-wages-hint = Lohn kann auch mit Münzen und anderen Rohstoffen gezahlt werden.
romolo-upkeep-unpaid = { $count ->
    [one] Für 1 Söldner fehlt der Lohn.
   *[other] Für { $count } Söldner fehlt der Lohn.
}
romolo-upkeep-leaving = { $count ->
    [one] Du verlierst 1 Einheit.
   *[other] Du verlierst { $count } Einheiten.
}
romolo-upkeep-razed = { $count ->
    [one] Du verlierst 1 Gebäude deiner Hauptstadt.
   *[other] Du verlierst { $count } Gebäude deiner Hauptstadt.
}
romolo-upkeep-out = Dein Turm fällt und du scheidest aus.
romolo-board-partner = Partner von { $colour }
romolo-board-fallen = { $count ->
    [one] 1 gefallener Söldner ist noch zu bezahlen
   *[other] { $count } gefallene Söldner sind noch zu bezahlen
}
romolo-board-scores-now = So stünde es, wenn das Spiel jetzt endete.
romolo-board-scores-hidden = Geheime Münzen, und was von ihnen abhängt, zählen hier nicht.
romolo-board-total = Summe
romolo-board-next-event = der nächste zuerst
romolo-board-event-white = nichts geschieht
romolo-board-event-yellow = der K.I.-Spieler nimmt vielleicht einen Charakter
romolo-board-event-pink = Preise ändern sich; der K.I.-Spieler bekommt Münzen
romolo-board-event-blue = neue Einheiten des K.I.-Spielers
romolo-board-event-brown = seine Gruppen rücken vor; alle Quader werden gemischt
romolo-board-says-hidden = verdeckt
romolo-board-says-peeked = verdeckt, du hast gesehen: { $terrain }
romolo-board-says-token = Zählt { $token }.
romolo-board-says-capital = Hauptstadt von { $colour }, Stärke { $strength }.
romolo-board-says-built = Gebäude: { $buildings }.
romolo-board-says-stored = In Lagerhäusern: { $goods }.
romolo-board-says-walls = Schutzwälle nach { $sides }.
romolo-board-says-unit = { $colour }: { $unit }.
romolo-board-says-control = Kontrolliert von { $colour }.
romolo-hint-Settle = Dein Turm macht ein Feld zur Hauptstadt: ihre Stärke bestimmt, wie viele Einheiten du haben kannst und wie weit dein Einfluss reicht. Zum Produzieren braucht es Lagerhäuser; ein Bauernhof ernährt zwei Einheiten.
romolo-hint-Activate = Klicke auf eine stehende Einheit, um sie zu aktivieren. Jede handelt einmal im Zug; wer gar nichts tut, bekommt eine Münze.
romolo-hint-Act = Ziehe auf ein beleuchtetes Feld, oder lass den Arbeiter etwas tun: unter der Karte, in der Bank (bauen, anwerben), am Markt (verkaufen, kaufen) oder bei den Charakteren (anheuern).
romolo-hint-Attack = Stehende Einheiten dürfen andere auf ihrem Feld angreifen, oder Gebäude zerstören, wo niemand verteidigt. Du musst nicht angreifen.
romolo-hint-Feed = Bauernhöfe ernähren deine Arbeiter und Soldaten auf ihrem Feld und ringsum. Wer übrig bleibt, kostet 1 Getreide oder kommt auf die Hand zurück.

## Was die Zeichen auf dem Plan bedeuten
romolo-sign-grain-hint = Ernährt Einheiten und erzeugt Arbeiter und Entdecker.
romolo-sign-wood-hint = Zum Bauen.
romolo-sign-stone-hint = Zum Bauen.
romolo-sign-salt-hint = Zahlt Söldner: den ersten 1, den zweiten 2 und so weiter.
romolo-sign-refined-hint = Aus 2 gleichen Quadern; erzeugt Soldaten.
romolo-sign-coins = Münzen
romolo-sign-coins-hint = Gold ist 5, Silber 1, Bronze ½. Am Ende je 4 ein Punkt.
romolo-sign-worker = Arbeiter
romolo-sign-worker-hint = Zieht, baut, produziert, handelt, heuert an. Muss ernährt werden.
romolo-sign-soldier = Soldat
romolo-sign-soldier-hint = Zieht und kämpft; hat 1 Einfluss auf seinem Feld. Muss ernährt werden.
romolo-sign-mercenary = Söldner
romolo-sign-mercenary-hint = Zieht und kämpft sofort; will Lohn in Salz, keine Nahrung.
romolo-sign-explorer = Entdecker
romolo-sign-explorer-hint = Drei Züge; sieht verdeckte Plättchen daneben an.
romolo-sign-lying = liegende Einheit
romolo-sign-lying-hint = Hat gehandelt oder ist neu; steht am Ende des Zuges ihres Besitzers auf.
romolo-sign-hindrance = −3 an einer Einheit
romolo-sign-hindrance-hint = Kam über einen Schutzwall: zieht nur und hat 3 weniger im Kampf.
romolo-sign-tower = Turm
romolo-sign-tower-hint = Macht ein Feld zur Hauptstadt. Wer ihn verliert, ist ausgeschieden.
romolo-sign-strength = Schild mit Zahl
romolo-sign-strength-hint = Stärke einer Hauptstadt: ihre Gebäude ohne Bauernhöfe. Ab 4 reicht ihr Einfluss weiter.
romolo-sign-token = ×2, ×3
romolo-sign-token-hint = Wer das Feld am Ende beherrscht, erhält dafür so viele Punkte.
romolo-sign-hidden = verdecktes Plättchen
romolo-sign-hidden-hint = Noch unentdeckt: Wer darauf zieht, deckt es auf, legt sich hin und ist für diesen Zug fertig.
romolo-sign-border = farbige Grenze
romolo-sign-border-hint = Diese Felder beherrscht, wer dort am meisten Einfluss hat.
