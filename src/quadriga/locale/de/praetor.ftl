# Praetor.
# $count erhält jeder Name: die Zahl, von der der Satz spricht, sonst 1.

praetor-title = Praetor
praetor-blurb = Zwei bis fünf Baumeister errichten gemeinsam eine römische Stadt, mit Arbeitern, die lernen, Lohn verlangen und in den Ruhestand gehen.

## Optionen des Spiels

praetor-set-expert = Expertenspiel
praetor-set-expert-hint = Am Ende werden die größte Fläche, der längste Wall und die meisten Dorfbewohner gewertet. Für 3 bis 5 Personen.
praetor-set-hard = Schwieriges Spiel
praetor-set-hard-hint = Es gibt keinen Markt: Was man braucht, muss man selbst erzeugen. Für 3 bis 5 Personen.
praetor-set-sides = Seiten der Spielertafeln
praetor-set-sides-hint = Seite A ist für alle gleich, Seite B bei jeder Tafel anders; oder alle wählen zu Beginn.
praetor-set-sides-A = Seite A
praetor-set-sides-B = Seite B
praetor-set-sides-choose = Jeder wählt selbst
praetor-set-boards = Spielertafeln
praetor-set-boards-hint = Welche der Tafeln 1 bis 5 jemand bekommt, wo Seite B im Spiel ist; 0 heißt: zugelost.
praetor-set-start_player = Startspieler
praetor-set-start_player-hint = Der Platz, der mit der meisten Sympathie beginnt und in Runde 1 zuletzt handelt; 0 heißt: Der Zufall entscheidet.
praetor-set-ages = Alter
praetor-set-ages-hint = Das Alter jeder Person für den letzten Gleichstand: Die jüngere gewinnt. 0 heißt unbekannt, dann wird der Sieg geteilt.

## Namen

praetor-colour-blue = Blau
praetor-colour-yellow = Gelb
praetor-colour-white = Weiß
praetor-colour-black = Schwarz
praetor-colour-purple = Violett
praetor-resource-gold = Gold
praetor-resource-wood = Holz
praetor-resource-stone = Stein
praetor-resource-marble = Marmor
praetor-resource-weapon = { $count ->
    [one] Waffe
   *[other] Waffen
}
praetor-price-favour = Sympathie
praetor-price-morale = Moral
praetor-playerboard-board-1 = Pensionskasse (Tafel 1)
praetor-playerboard-board-1-hint = Arbeiter im Ruhestand kosten nichts; die Moral bringt weniger und fällt tiefer
praetor-playerboard-board-2 = Teurer Markt (Tafel 2)
praetor-playerboard-board-2-hint = jede Ware ist 1 Gold mehr wert; kürzere Moralleiste
praetor-playerboard-board-3 = Tribun (Tafel 3)
praetor-playerboard-board-3-hint = bessere Moral auf jeder Stufe; Arbeiter im Ruhestand kosten 2
praetor-playerboard-board-4 = Waffenmeister (Tafel 4)
praetor-playerboard-board-4-hint = Stein und Waffen sind 1 Gold mehr wert
praetor-playerboard-board-5 = Förster (Tafel 5)
praetor-playerboard-board-5-hint = Holz und Marmor sind 1 Gold mehr wert
praetor-tile-training-camp-1 = Ausbildungslager 1
praetor-tile-training-camp-1-hint = ein Dorfbewohner beginnt die Ausbildung
praetor-tile-market-1 = Markt 1
praetor-tile-market-1-hint = Waren zum Kurs der eigenen Tafel verkaufen und kaufen
praetor-tile-imperial-outpost-1 = Außenposten des Reiches
praetor-tile-imperial-outpost-1-hint = die Forderung des Wallplättchens zahlen und es nehmen
praetor-tile-gold-mine-1 = Goldmine 1
praetor-tile-gold-mine-1-hint = Gold in Höhe der Erfahrung des Arbeiters
praetor-tile-gold-mine-2 = Goldmine 2
praetor-tile-gold-mine-2-hint = Gold in Höhe der Erfahrung des Arbeiters
praetor-tile-gold-mine-3 = Goldmine 3
praetor-tile-gold-mine-3-hint = Gold in Höhe der Erfahrung des Arbeiters
praetor-tile-gold-mine-4 = Goldmine 4
praetor-tile-gold-mine-4-hint = Gold in Höhe der Erfahrung des Arbeiters
praetor-tile-gold-mine-5 = Goldmine 5
praetor-tile-gold-mine-5-hint = Gold in Höhe der Erfahrung des Arbeiters
praetor-tile-sawmill-1 = Sägewerk 1
praetor-tile-sawmill-1-hint = Holz in Höhe der Erfahrung des Arbeiters
praetor-tile-sawmill-2 = Sägewerk 2
praetor-tile-sawmill-2-hint = Holz in Höhe der Erfahrung des Arbeiters
praetor-tile-stone-quarry-1 = Steinbruch 1
praetor-tile-stone-quarry-1-hint = Stein in Höhe der Erfahrung des Arbeiters
praetor-tile-stone-quarry-2 = Steinbruch 2
praetor-tile-stone-quarry-2-hint = Stein in Höhe der Erfahrung des Arbeiters
praetor-tile-marble-quarry-1 = Marmorbruch 1
praetor-tile-marble-quarry-1-hint = Marmor in Höhe der Erfahrung des Arbeiters
praetor-tile-smithy-1 = Schmiede 1
praetor-tile-smithy-1-hint = macht Holz zu Waffen, bis zur Erfahrung des Arbeiters
praetor-tile-forum-1 = Forum 1
praetor-tile-forum-1-hint = 2 Gold für jeden aktiven Arbeiter
praetor-tile-academy-1 = Akademie
praetor-tile-academy-1-hint = in der Aktualisierung: Arbeiter überspringen die zweite Ausbildungsstufe
praetor-tile-labor-camp-1 = Arbeiterlager 1
praetor-tile-labor-camp-1-hint = einen Arbeiter im Ruhestand sofort einsetzen
praetor-tile-colosseum-1 = Kolosseum 1
praetor-tile-colosseum-1-hint = 1 Moral für je zwei eigene Plättchen
praetor-tile-marble-quarry-2 = Marmorbruch 2
praetor-tile-marble-quarry-2-hint = Marmor in Höhe der Erfahrung des Arbeiters
praetor-tile-training-camp-2 = Ausbildungslager 2
praetor-tile-training-camp-2-hint = ein Dorfbewohner beginnt die Ausbildung
praetor-tile-training-camp-3 = Ausbildungslager 3
praetor-tile-training-camp-3-hint = ein Dorfbewohner beginnt die Ausbildung
praetor-tile-market-2 = Markt 2
praetor-tile-market-2-hint = Waren zum Kurs der eigenen Tafel verkaufen und kaufen
praetor-tile-smithy-2 = Schmiede 2
praetor-tile-smithy-2-hint = macht Holz zu Waffen, bis zur Erfahrung des Arbeiters
praetor-tile-labor-camp-2 = Arbeiterlager 2
praetor-tile-labor-camp-2-hint = einen Arbeiter im Ruhestand sofort einsetzen
praetor-tile-sawmill-3 = Sägewerk 3
praetor-tile-sawmill-3-hint = Holz in Höhe der Erfahrung des Arbeiters
praetor-tile-forum-2 = Forum 2
praetor-tile-forum-2-hint = 2 Gold für jeden aktiven Arbeiter
praetor-tile-curia-1 = Kurie 1
praetor-tile-curia-1-hint = 1 Gold für jedes eigene Plättchen
praetor-tile-temple-maia-1 = Tempel der Maia 1
praetor-tile-temple-maia-1-hint = 2 Sympathie für jeden aktiven Arbeiter
praetor-tile-temple-apollo-1 = Tempel des Apollo 1
praetor-tile-temple-apollo-1-hint = 1 Sympathie für jedes eigene Plättchen
praetor-tile-temple-plutus-1 = Tempel des Plutos
praetor-tile-temple-plutus-1-hint = 1 Sympathie für jedes eigene Holz und jeden eigenen Stein
praetor-tile-temple-mercury-1 = Tempel des Merkur
praetor-tile-temple-mercury-1-hint = 2 Sympathie für jeden eigenen Marmor und jede eigene Waffe
praetor-tile-temple-venus-1 = Tempel der Venus
praetor-tile-temple-venus-1-hint = Sympathie in Höhe der Moral
praetor-tile-oracle-1 = Orakel
praetor-tile-oracle-1-hint = 2 Moral für jeden Arbeiter im Ruhestand
praetor-tile-statue-1 = Statue 1
praetor-tile-statue-1-hint = nur Sympathie
praetor-tile-triumphal-arch-1 = Triumphbogen 1
praetor-tile-triumphal-arch-1-hint = nur Sympathie
praetor-tile-statue-2 = Statue 2
praetor-tile-statue-2-hint = nur Sympathie
praetor-tile-colosseum-2 = Kolosseum 2
praetor-tile-colosseum-2-hint = 1 Moral für je zwei eigene Plättchen
praetor-tile-statue-3 = Statue 3
praetor-tile-statue-3-hint = nur Sympathie
praetor-tile-triumphal-arch-2 = Triumphbogen 2
praetor-tile-triumphal-arch-2-hint = nur Sympathie
praetor-tile-curia-2 = Kurie 2
praetor-tile-curia-2-hint = 1 Gold für jedes eigene Plättchen
praetor-tile-temple-maia-2 = Tempel der Maia 2
praetor-tile-temple-maia-2-hint = 2 Sympathie für jeden aktiven Arbeiter
praetor-tile-temple-apollo-2 = Tempel des Apollo 2
praetor-tile-temple-apollo-2-hint = 1 Sympathie für jedes eigene Plättchen
praetor-wall-wall-1 = Wallplättchen 1
praetor-wall-wall-1-hint = 2 Marmor, 2 Waffen für 10 Sympathie
praetor-wall-wall-2 = Wallplättchen 2
praetor-wall-wall-2-hint = 3 Marmor, 1 Waffe für 10 Sympathie
praetor-wall-wall-3 = Wallplättchen 3
praetor-wall-wall-3-hint = 1 Marmor, 3 Waffen für 10 Sympathie
praetor-wall-wall-4 = Wallplättchen 4
praetor-wall-wall-4-hint = 4 Holz, 4 Stein für 9 Sympathie
praetor-wall-wall-5 = Wallplättchen 5
praetor-wall-wall-5-hint = 3 Holz, 2 Waffen für 8 Sympathie
praetor-wall-wall-6 = Wallplättchen 6
praetor-wall-wall-6-hint = 3 Stein, 2 Marmor für 8 Sympathie
praetor-wall-wall-7 = Wallplättchen 7
praetor-wall-wall-7-hint = 3 Stein, 2 Waffen für 8 Sympathie
praetor-wall-wall-8 = Wallplättchen 8
praetor-wall-wall-8-hint = 3 Holz, 2 Marmor für 8 Sympathie
praetor-wall-wall-9 = Wallplättchen 9
praetor-wall-wall-9-hint = 6 Gold, 2 Marmor für 8 Sympathie
praetor-wall-wall-10 = Wallplättchen 10
praetor-wall-wall-10-hint = 6 Gold, 2 Waffen für 9 Sympathie
praetor-wall-wall-11 = Wallplättchen 11
praetor-wall-wall-11-hint = 5 Gold, 3 Holz, 3 Stein für 9 Sympathie
praetor-wall-wall-12 = Wallplättchen 12
praetor-wall-wall-12-hint = 2 Holz, 2 Stein, 1 Marmor, 1 Waffe für 9 Sympathie
praetor-wall-wall-13 = Wallplättchen 13
praetor-wall-wall-13-hint = 12 Gold für 7 Sympathie
praetor-wall-wall-14 = Wallplättchen 14
praetor-wall-wall-14-hint = 2 Holz, 2 Stein, 2 Marmor, 2 Waffen für 15 Sympathie
praetor-source-start = Beginn
praetor-source-tiles = gebaute Plättchen
praetor-source-plazas = Plazas
praetor-source-temples = Tempel
praetor-source-wall = Wall
praetor-source-retirement = Ruhestand
praetor-source-wages = ausstehende Löhne
praetor-source-rescue = Rettung
praetor-source-workers = Arbeiter
praetor-source-morale = Moral
praetor-source-gold = Gold
praetor-source-area = größte Fläche
praetor-source-longest-wall = längster Wall
praetor-source-villagers = Dorfbewohner

## Fragen

praetor-ask-DealBoard = Welche Tafel bekommt { $colour }?
praetor-ask-ChooseSide = Welche Seite der Tafel willst du spielen?
praetor-ask-StartPlayer = Wer ist Startspieler?
praetor-ask-DrawTile = Welches Stadtplättchen wird gezogen?
praetor-ask-RevealWall = Welches Wallplättchen wird aufgedeckt?
praetor-ask-Turn = Du bist am Zug.
praetor-ask-ChooseWorker = Welcher Arbeiter geht zu: { $tile }?
praetor-ask-ChooseBuilder = Welcher Arbeiter baut: { $tile }?
praetor-ask-Place = Wo baust du: { $tile }?
praetor-ask-Rotate = Wie herum legst du { $tile }?
praetor-ask-PlaceRetired = Wohin geht der Arbeiter aus dem Ruhestand?
praetor-ask-Forge = Wie viel Holz machst du zu Waffen? Höchstens { $most }.
praetor-ask-Sell = Welche Ware verkaufst du?
praetor-ask-SellHowMany = Wie viel verkaufst du? ({ $resource })
praetor-ask-Buy = Welche Ware kaufst du?
praetor-ask-BuyHowMany = Wie viel kaufst du? ({ $resource })
praetor-ask-UseAcademy = Nutzen deine Arbeiter auf Stufe I eine Akademie und werden sofort aktiv?
praetor-ask-Rescue = Du hast keine aktiven Arbeiter. Zahlst du Sympathie, damit ein Dorfbewohner einer wird?

## Antworten

praetor-say-deal = { $colour } bekommt { $playerboard }
praetor-say-side = Seite { $side }
praetor-say-start = { $colour } ist Startspieler
praetor-say-draw = Gezogen: { $tile }
praetor-say-reveal = Aufgedeckt: { $wall }
praetor-say-pass = Für diese Runde passen
praetor-say-build = Bauen: { $tile }
praetor-say-activate = Aktivieren: { $tile }
praetor-say-camp = Nutzen, mit einem Arbeiter im Ruhestand: { $tile }
praetor-say-worker = Der Arbeiter mit Erfahrung { $experience }
praetor-say-place = Platz: { $cell }
praetor-say-rotate = { $quarter ->
    [0] Nicht gedreht
    [one] Um { $quarter } Viertel im Uhrzeigersinn gedreht
   *[other] Um { $quarter } Viertel im Uhrzeigersinn gedreht
}
praetor-say-forge = { $experience ->
    [0] Nichts schmieden
    [one] { $experience } Holz zu einer Waffe
   *[other] { $experience } Holz zu Waffen
}
praetor-say-sell = Verkaufen: { $resource }
praetor-say-buy = Kaufen: { $resource }
praetor-say-amount = { $amount }
praetor-say-done = Fertig
praetor-say-academy = Ja: { $tile }
praetor-say-rescue = Ja
praetor-say-decline = Nein

## Nachrichten

praetor-news-dealt = { $colour } bekommt { $playerboard }.
praetor-news-begins = { $colour } ist Startspieler.
praetor-news-turn = { $colour } ist am Zug.
praetor-news-update = Ende der Runde.
praetor-news-shown = Neu in der Auslage: { $tile }.
praetor-news-revealed = Neu am Wall: { $wall }.
praetor-news-removed = Niemand nahm { $wall }; es ist aus dem Spiel.
praetor-news-round = Runde { $count }.
praetor-news-last-round = Die letzte Runde beginnt.
praetor-news-passed = { $colour } passt.
praetor-news-built = { $colour } baut: { $tile } ({ $cell }).
praetor-news-activated = { $colour } aktiviert mit einem Arbeiter mit Erfahrung { $experience }: { $tile }.
praetor-news-used-camp = { $colour } holt einen Arbeiter aus dem Ruhestand: { $tile }.
praetor-news-paid = { $colour } zahlt { $count } { $resource }.
praetor-news-fee = { $colour } zahlt { $count } { $resource } an { $colour2 }.
praetor-news-gained = { $colour } bekommt { $count } { $resource }.
praetor-news-scored = { $colour } gewinnt { $count } Sympathie ({ $source }).
praetor-news-lost = { $colour } verliert { $count } Sympathie ({ $source }).
praetor-news-rose = { $colour } gewinnt { $count } Moral.
praetor-news-fell = { $colour } verliert { $count } Moral.
praetor-news-recruited = { $colour } wirbt { $count } Dorfbewohner an.
praetor-news-sold = { $colour } verkauft { $count } { $resource }.
praetor-news-bought = { $colour } kauft { $count } { $resource }.
praetor-news-took-wall = { $colour } nimmt { $wall }.
praetor-news-trained = { $count ->
    [one] { $colour }: { $count } Arbeiter ist ausgebildet.
   *[other] { $colour }: { $count } Arbeiter sind ausgebildet.
}
praetor-news-studied = { $count ->
    [one] { $colour }: { $count } Arbeiter wird sofort aktiv ({ $tile }).
   *[other] { $colour }: { $count } Arbeiter werden sofort aktiv ({ $tile }).
}
praetor-news-retired = { $count ->
    [one] { $colour }: { $count } Arbeiter geht in den Ruhestand.
   *[other] { $colour }: { $count } Arbeiter gehen in den Ruhestand.
}
praetor-news-wages = { $colour } zahlt { $count } Gold Lohn.
praetor-news-rescued = { $colour } macht einen Dorfbewohner zum aktiven Arbeiter.
praetor-news-won = { $colour } hat gewonnen.

## Was geschah, in Kürze: mit $who „you“ ein ganzer Satz, sonst ohne Subjekt, wie in „Rot: kauft ...“

praetor-act-dealt = { $who ->
    [you] Du bekommst
   *[other] bekommt
} { $playerboard }
praetor-act-begins = { $who ->
    [you] Du bist
   *[other] ist
} Startspieler
praetor-act-last-round = Die letzte Runde beginnt
praetor-act-passed = { $who ->
    [you] {""}
   *[other] passt
}
praetor-act-built = { $who ->
    [you] Du baust
   *[other] baut
} { $tile }
praetor-act-activated = { $who ->
    [you] Du aktivierst
   *[other] aktiviert
} { $tile }
praetor-act-used-camp = { $who ->
    [you] Du holst
   *[other] holt
} einen Arbeiter aus dem Ruhestand ({ $tile })
praetor-act-recruited = { $who ->
    [you] Du wirbst
   *[other] wirbt
} { $count } Dorfbewohner an
praetor-act-sold = { $who ->
    [you] Du verkaufst
   *[other] verkauft
} { $amounts }
praetor-act-bought = { $who ->
    [you] Du kaufst
   *[other] kauft
} { $amounts }
praetor-act-lost = { $who ->
    [you] Du verlierst
   *[other] verliert
} { $amounts }
praetor-act-fell = { $who ->
    [you] Du verlierst
   *[other] verliert
} { $amounts }
praetor-act-took-wall = { $who ->
    [you] Du nimmst
   *[other] nimmt
} { $wall }
praetor-act-trained = { $who ->
    [you] Du bekommst
   *[other] bekommt
} { $count } { $count ->
    [one] ausgebildeten
   *[other] ausgebildete
} Arbeiter
praetor-act-studied = { $who ->
    [you] Du bekommst
   *[other] bekommt
} { $count } { $count ->
    [one] aktiven
   *[other] aktive
} Arbeiter ({ $tile })
praetor-act-retired = { $who ->
    [you] Du schickst
   *[other] schickt
} { $count } Arbeiter in den Ruhestand
praetor-act-wages = { $count ->
    [0] {""}
   *[other] { $who ->
        [you] Du zahlst
       *[other] zahlt
    } { $count } Gold Lohn
}
praetor-act-rescued = { $who ->
    [you] Du machst
   *[other] macht
} einen Dorfbewohner zum aktiven Arbeiter
praetor-act-won = { $who ->
    [you] Du gewinnst das Spiel
   *[other] gewinnt das Spiel
}

## Gründe

praetor-lacking = { $gold_missing ->
    [0] {""}
    [one] {" "}Von { $gold_needed } Gold fehlt 1.
   *[other] {" "}Von { $gold_needed } Gold fehlen { $gold_missing }.
}{ $wood_missing ->
    [0] {""}
    [one] {" "}Von { $wood_needed } Holz fehlt 1.
   *[other] {" "}Von { $wood_needed } Holz fehlen { $wood_missing }.
}{ $stone_missing ->
    [0] {""}
    [one] {" "}Von { $stone_needed } Stein fehlt 1.
   *[other] {" "}Von { $stone_needed } Stein fehlen { $stone_missing }.
}{ $marble_missing ->
    [0] {""}
    [one] {" "}Von { $marble_needed } Marmor fehlt 1.
   *[other] {" "}Von { $marble_needed } Marmor fehlen { $marble_missing }.
}{ $weapon_missing ->
    [0] {""}
    [one] {" "}Von { $weapon_needed } { $weapon_needed ->
        [one] Waffe
       *[other] Waffen
    } fehlt 1.
   *[other] {" "}Von { $weapon_needed } { $weapon_needed ->
        [one] Waffe
       *[other] Waffen
    } fehlen { $weapon_missing }.
}
praetor-why-not-this-seat = Gerade bekommt jemand anderes eine Tafel.
praetor-why-board-taken = Diese Tafel ist vergeben.
praetor-why-not-in-stack = Dieses Plättchen ist nicht im Stapel.
praetor-why-not-on-top = Plättchen dieser Epoche liegen nicht oben im Stapel.
praetor-why-no-active-worker = Du hast keinen aktiven Arbeiter zur Hand.
praetor-why-not-on-display = Dieses Plättchen liegt nicht aus.
praetor-why-no-marker-left = { $have } von { $limit } Besitzmarkern liegen auf Plättchen: Du hast keinen mehr.
praetor-why-tile-too-dear = Du kannst dieses Plättchen nicht bezahlen.{ praetor-lacking }
praetor-why-no-such-worker = Du hast keinen aktiven Arbeiter mit dieser Erfahrung zur Hand.
praetor-why-cell-taken = Dort liegt schon ein Plättchen.
praetor-why-no-common-edge = Dieser Platz hat keine gemeinsame Kante mit der Stadt.
praetor-why-not-in-city = Dieses Plättchen ist nicht in der Stadt.
praetor-why-no-zone = Auf diesem Plättchen gibt es nichts zu aktivieren.
praetor-why-special-tile = Auf ein Sonderplättchen wird zum Aktivieren kein Arbeiter gesetzt.
praetor-why-already-activated = Dieses Plättchen wurde in dieser Runde schon aktiviert.
praetor-why-fee-too-dear = Du kannst die Besitzerin oder den Besitzer nicht bezahlen.{ praetor-lacking }
praetor-why-no-villager = Zum Anwerben brauchst du { $needed ->
    [one] 1 Dorfbewohner
   *[other] { $needed } Dorfbewohner
}; du hast { $have ->
    [0] keinen
   *[other] { $have }
}.
praetor-why-no-wall-tile = Das Wallplättchen dieser Runde ist vergeben.
praetor-why-demand-too-dear = Du kannst die Forderung des Wallplättchens nicht bezahlen.{ praetor-lacking }
praetor-why-no-camp = Das ist kein Arbeiterlager.
praetor-why-camp-used = Du hast dieses Arbeiterlager in dieser Runde schon genutzt.
praetor-why-no-retired-worker = Du hast keinen Arbeiter im Ruhestand zur Hand.
praetor-why-camp-too-dear = Du kannst für dieses Arbeiterlager nicht bezahlen.{ praetor-lacking }
praetor-why-no-placement = Nach dem Bezahlen könntest du den Arbeiter nirgends einsetzen.
praetor-why-too-many-to-forge = Der Arbeiter und dein Holz erlauben höchstens { $limit ->
    [one] 1 Waffe
   *[other] { $limit } Waffen
}.
praetor-why-not-a-good = Gold selbst wird nicht gehandelt.
praetor-why-already-traded = Diese Ware hast du bei diesem Besuch schon gehandelt.
praetor-why-nothing-to-sell = Davon hast du nichts.
praetor-why-too-little-gold = Das kostet { $gold_needed } Gold; du hast { $gold_have }, also { $gold_missing } zu wenig.
praetor-why-wrong-amount = Möglich ist 1 bis { $limit }.
praetor-why-no-academy = So eine Akademie gibt es in der Stadt nicht.
praetor-why-own-academy-is-free = Deine eigene Akademie ist kostenlos: Niemand ist zu bezahlen.
praetor-why-same-owner = Eine andere Akademie derselben Person tut es auch.
praetor-why-academy-too-dear = Du kannst für die Akademie nicht bezahlen.{ praetor-lacking }
praetor-why-academy-is-no-action = Die Akademie ist keine Aktion: Genutzt wird sie in der Aktualisierung.
praetor-why-sales-first = Erst wird verkauft: Beende das, bevor du kaufst.
praetor-why-sales-ended = Erst wird verkauft, dann gekauft: Du hast deine Verkäufe beendet.
praetor-why-finish-this-action = Bring erst die begonnene Aktion zu Ende.
praetor-why-choose-a-tile-first = Wähle erst ein Plättchen, das du baust oder aktivierst.
praetor-why-activate-its-tile-first = Das bewirkt ein Plättchen: Aktiviere es zuerst.
praetor-why-action-phase-over = Die Aktionsphase dieser Runde ist vorbei.

## Das Ende

praetor-end-city = { $winners ->
    [one] { $names } gewinnt mit { $points } Sympathie; das letzte Stadtplättchen wurde aufgedeckt.
   *[other] { $names } teilen sich den Sieg mit { $points } Sympathie; das letzte Stadtplättchen wurde aufgedeckt.
}
praetor-end-wall = { $winners ->
    [one] { $names } gewinnt mit { $points } Sympathie; das letzte Wallplättchen wurde aufgedeckt.
   *[other] { $names } teilen sich den Sieg mit { $points } Sympathie; das letzte Wallplättchen wurde aufgedeckt.
}
praetor-score-start = Beginn
praetor-score-tiles = Gebaute Plättchen
praetor-score-plazas = Plazas
praetor-score-temples = Tempel
praetor-score-wall = Wall
praetor-score-retirement = Ruhestand
praetor-score-wages = Ausstehende Löhne
praetor-score-rescue = Rettung
praetor-score-workers = Arbeiter
praetor-score-morale = Moral
praetor-score-gold = Gold
praetor-score-area = Größte Fläche
praetor-score-longest-wall = Längster Wall
praetor-score-villagers = Dorfbewohner

## Das Spielbrett im Terminal

praetor-board-short = Gold Säge Stein Marmo Schmi Kurie Forum Maia Apoll Pluto Merku Venus Kolos Orake Ausb. Markt Außen Akad. Arb.L Statu Bogen
praetor-board-zones = R G S -
praetor-board-round = Runde { $round } von höchstens { $most }
praetor-board-last = letzte Runde
praetor-board-order = Reihenfolge
praetor-board-passed = gepasst
praetor-board-display = Auslage
praetor-board-stack = { $count } im Stapel, oben Epoche { $epoch }
praetor-board-stack-empty = der Stapel ist leer
praetor-board-wall = Wall
praetor-board-wall-taken = das Wallplättchen dieser Runde ist weg
praetor-board-wall-built = Wallplättchen gebaut: { $count }, noch zu bauen: { $open }
praetor-board-wall-stack = noch { $count }
praetor-board-cost = { $favour } Sympathie für { $cost }
praetor-board-fee = andere zahlen { $cost }
praetor-board-legend = Jedes Plättchen: die Ecken A B C D, am oberen Rand wem es gehört ({ $marks }) und die Zone (R rot, G grün, S Sonder), am unteren Rand !, wenn es in dieser Runde noch aktiviert werden kann; unter dem Namen links, wer es in dieser Runde gebaut hat, rechts, wer dort arbeitet, mit Erfahrung.
praetor-board-favour = { $favour } Sympathie
praetor-board-goods = Vorrat
praetor-board-pool = Arbeiter zur Hand
praetor-board-training = Ausbildung I / II
praetor-board-villagers = Dorfbewohner
praetor-board-retired = Ruhestand (zur Hand)
praetor-board-morale = Moral
praetor-board-wages = Fällige Löhne
praetor-board-tiles = Stadt- / Wallplättchen
praetor-board-side = Tafel

## Das Brett im Browser

praetor-kind-gold-mine = Goldmine
praetor-kind-sawmill = Sägewerk
praetor-kind-stone-quarry = Steinbruch
praetor-kind-marble-quarry = Marmorbruch
praetor-kind-smithy = Schmiede
praetor-kind-curia = Kurie
praetor-kind-forum = Forum
praetor-kind-temple-maia = Maiatempel
praetor-kind-temple-apollo = Apollotempel
praetor-kind-temple-plutus = Plutostempel
praetor-kind-temple-mercury = Merkurtempel
praetor-kind-temple-venus = Venustempel
praetor-kind-colosseum = Kolosseum
praetor-kind-oracle = Orakel
praetor-kind-training-camp = Ausbildungslager
praetor-kind-market = Markt
praetor-kind-imperial-outpost = Außenposten
praetor-kind-academy = Akademie
praetor-kind-labor-camp = Arbeiterlager
praetor-kind-statue = Statue
praetor-kind-triumphal-arch = Triumphbogen
praetor-board-city = Die Stadt
praetor-board-turn-right = Im Uhrzeigersinn drehen (R)
praetor-board-turn-left = Gegen den Uhrzeigersinn drehen (Umschalt+R)
praetor-board-epoch = Epoche
praetor-board-round-name = Runde
praetor-board-clock = noch { $city } Stadt- und { $wall } Wallplättchen
praetor-board-stock = du hast
praetor-board-rate = wert
praetor-board-sell = Verkaufen
praetor-board-buy = Kaufen
praetor-board-owned = Eigene Stadtplättchen
praetor-board-total = Summe
praetor-board-side-a = für alle gleich
praetor-board-morale-at = Moral { $value }
praetor-board-next-wall = nächstes +{ $bonus }
praetor-board-wage-table = Lohn: { $active } je aktivem, { $retired } je Arbeiter im Ruhestand
praetor-board-expert = Wie viel jeder hat, und was es einbrächte, wenn das Spiel jetzt endete.
praetor-board-tab-city = Stadt
praetor-board-tab-offer = Auslage
praetor-board-tab-favour = Sympathie
praetor-board-tab-scores = Punkte
praetor-board-plaza-A = Sonne
praetor-board-plaza-B = Brunnen
praetor-board-plaza-C = Rosette
praetor-board-plaza-D = Schachbrett
praetor-board-says-owner = Besitz: { $colour }; andere zahlen { $fee }.
praetor-board-says-worker = Ein Arbeiter von { $colour }, Erfahrung { $experience }.
praetor-board-says-open = Kann in dieser Runde aktiviert werden.
praetor-board-bay-villagers = Dorf
praetor-board-bay-stage-one = Lehre I
praetor-board-bay-stage-two = II
praetor-board-bay-active = Aktiv
praetor-board-bay-retired = Ruhestand
praetor-board-bay = { $place }: { $dice }{ $out ->
    [0] .
    [one] , und { $out } auf einem Plättchen.
   *[other] , und { $out } auf Plättchen.
}
praetor-board-own-wall = { $count ->
    [one] Eigener Wall: { $count } Plättchen
   *[other] Eigener Wall: { $count } Plättchen
}
praetor-board-says-tile = { $tile } ({ $place }): { $effect }. { $zone ->
    [red] Rotes Feld: der Arbeiter gewinnt Erfahrung.
    [green] Grünes Feld.
    [grey] Sonderplättchen.
   *[other] Nichts zu aktivieren.
} Ecken von Nordwesten im Uhrzeigersinn: { $corners }.

praetor-hint-Turn = Goldene Ringe und Rahmen zeigen, was du tun kannst: ein Plättchen der Stadt mit einem Arbeiter aktivieren, eines aus der Auslage bauen oder passen. Eine rote Raute macht den Arbeiter erfahrener, ein grüner Kreis nicht.
praetor-hint-ChooseWorker = Minen, Sägewerke und Brüche bringen so viel, wie der Arbeiter Augen hat. Wer die 6 erreicht, geht am Ende der Runde in den Ruhestand und bringt Sympathie.
praetor-hint-Place = Die Zahlen sagen, wie viel Sympathie ein Bauplatz bringen kann, mit den Plätzen: jede Ecke, die auf das gleiche Mosaik trifft, zählt. Die besten sind golden.
praetor-hint-Rotate = Dreh das Plättchen mit den Pfeilen daneben, dem Mausrad oder R; ein Klick darauf legt es. Die Ecken zeigen, welche Plätze es schließt.
praetor-hint-Sell = Erst verkaufst du, dann kaufst du, jede Ware einmal je Besuch. Es gelten die Kurse deiner eigenen Tafel.
praetor-board-north-of = nördlich von { $tile }
praetor-board-east-of = östlich von { $tile }
praetor-board-south-of = südlich von { $tile }
praetor-board-west-of = westlich von { $tile }

## Was die Zeichen auf dem Plan bedeuten
praetor-sign-gold-hint = Zahlt Plättchen, Gebühren und Löhne; am Ende sind 10 davon 1 Sympathie wert.
praetor-sign-wood-hint = Ware: zum Bauen und, in der Schmiede, für Waffen.
praetor-sign-stone-hint = Ware: zum Bauen und für Wallplättchen.
praetor-sign-marble-hint = Ware: zum Bauen und für Wallplättchen.
praetor-sign-weapon-hint = Ware: entsteht in der Schmiede aus Holz.
praetor-sign-favour = Sympathie
praetor-sign-favour-hint = Wer am Ende am meisten hat, gewinnt; wer am wenigsten hat, ist zuerst am Zug.
praetor-sign-morale = Moral
praetor-sign-morale-hint = Zählt am Ende als Sympathie, auch unter 0. Unbezahlte Löhne senken sie.
praetor-sign-pips = Augen eines Arbeiters
praetor-sign-pips-hint = Seine Erfahrung: So viel bringen Minen und Brüche.
praetor-sign-worker = Arbeiter
praetor-sign-worker-hint = Baut ein Plättchen oder aktiviert eins; mit sechs Augen geht er in den Ruhestand und bringt Sympathie.
praetor-sign-retired = Arbeiter im Ruhestand
praetor-sign-retired-hint = Bezieht Lohn; kann über das Arbeiterlager noch eingesetzt werden.
praetor-sign-tile = eigenes Stadtplättchen
praetor-sign-tile-hint = Was ein Effekt je Plättchen mit deinem Marker zählt.
praetor-sign-wall = Wallplättchen
praetor-sign-wall-hint = Für das Geforderte gibt es seine Sympathie und 3 mehr für jedes, das du schon hast.
praetor-sign-zone-red = rote Raute
praetor-sign-zone-red-hint = Freie Aktivierungszone: Der Arbeiter hier gewinnt 1 Erfahrung.
praetor-sign-zone-green = grüne Scheibe
praetor-sign-zone-green-hint = Freie Aktivierungszone, ohne Erfahrung.
praetor-sign-zone-grey = graues Quadrat
praetor-sign-zone-grey-hint = Sonderplättchen: Jeder darf es einmal je Runde nutzen, ohne Arbeiter.
praetor-sign-fee = Zahl mit Ware oben rechts
praetor-sign-fee-hint = Was andere dem Besitzer fürs Aktivieren zahlen.
praetor-sign-owner = Wappen oben links
praetor-sign-owner-hint = Wem das Plättchen gehört.
praetor-sign-plaza-A-hint = Ecke eines Plättchens: Neben gleichen gelegt, gibt sie 1 Sympathie für jede.
praetor-sign-plaza-B-hint = Ecke eines Plättchens, wie oben.
praetor-sign-plaza-C-hint = Ecke eines Plättchens, wie oben.
praetor-sign-plaza-D-hint = Ecke eines Plättchens, wie oben.
