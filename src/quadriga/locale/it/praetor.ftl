# Praetor.
# $count va a ogni nome: il numero di cui parla la frase, altrimenti 1.

praetor-title = Praetor
praetor-blurb = Da due a cinque ingegneri costruiscono insieme una città romana con lavoratori che imparano, vogliono la paga e vanno in pensione.

## Opzioni del gioco

praetor-set-expert = Gioco esperto
praetor-set-expert-hint = Alla fine contano l’area più grande, il vallo più lungo e il maggior numero di abitanti. Per 3-5 giocatori.
praetor-set-hard = Gioco difficile
praetor-set-hard-hint = Non c’è il mercato: ciò che serve va prodotto. Per 3-5 giocatori.
praetor-set-sides = Lati delle plance
praetor-set-sides-hint = Il lato A è uguale per tutti, il lato B cambia da plancia a plancia; oppure ognuno sceglie all’inizio.
praetor-set-sides-A = Lato A
praetor-set-sides-B = Lato B
praetor-set-sides-choose = Ognuno sceglie
praetor-set-boards = Plance
praetor-set-boards-hint = Quale delle plance da 1 a 5 riceve un giocatore, se si usa il lato B; 0 significa a sorte.
praetor-set-start_player = Primo giocatore
praetor-set-start_player-hint = Il posto che inizia con più favore e agisce per ultimo nel primo round; 0 significa che decide il caso.
praetor-set-ages = Età
praetor-set-ages-hint = L’età di ogni giocatore per l’ultimo spareggio: vince il più giovane. 0 significa ignota, e la vittoria è condivisa.

## Nomi

praetor-colour-blue = Blu
praetor-colour-yellow = Giallo
praetor-colour-white = Bianco
praetor-colour-black = Nero
praetor-colour-purple = Viola
praetor-resource-gold = oro
praetor-resource-wood = legno
praetor-resource-stone = pietra
praetor-resource-marble = marmo
praetor-resource-weapon = { $count ->
    [one] arma
   *[other] armi
}
praetor-price-favour = favore
praetor-price-morale = morale
praetor-playerboard-board-1 = Cassa pensioni (plancia 1)
praetor-playerboard-board-1-hint = i pensionati non costano nulla; il morale rende meno e cala di più
praetor-playerboard-board-2 = Mercato caro (plancia 2)
praetor-playerboard-board-2-hint = ogni merce vale 1 oro in più; tracciato del morale più corto
praetor-playerboard-board-3 = Tribuno (plancia 3)
praetor-playerboard-board-3-hint = morale migliore a ogni livello; i pensionati costano 2
praetor-playerboard-board-4 = Armaiolo (plancia 4)
praetor-playerboard-board-4-hint = pietra e armi valgono 1 oro in più
praetor-playerboard-board-5 = Boscaiolo (plancia 5)
praetor-playerboard-board-5-hint = legno e marmo valgono 1 oro in più
praetor-tile-training-camp-1 = Campo di addestramento 1
praetor-tile-training-camp-1-hint = un abitante comincia l’addestramento
praetor-tile-market-1 = Mercato 1
praetor-tile-market-1-hint = vendi e compra merci ai prezzi della tua plancia
praetor-tile-imperial-outpost-1 = Avamposto imperiale
praetor-tile-imperial-outpost-1-hint = paga la richiesta della tessera del vallo e prendila
praetor-tile-gold-mine-1 = Miniera d’oro 1
praetor-tile-gold-mine-1-hint = oro pari all’esperienza del lavoratore
praetor-tile-gold-mine-2 = Miniera d’oro 2
praetor-tile-gold-mine-2-hint = oro pari all’esperienza del lavoratore
praetor-tile-gold-mine-3 = Miniera d’oro 3
praetor-tile-gold-mine-3-hint = oro pari all’esperienza del lavoratore
praetor-tile-gold-mine-4 = Miniera d’oro 4
praetor-tile-gold-mine-4-hint = oro pari all’esperienza del lavoratore
praetor-tile-gold-mine-5 = Miniera d’oro 5
praetor-tile-gold-mine-5-hint = oro pari all’esperienza del lavoratore
praetor-tile-sawmill-1 = Segheria 1
praetor-tile-sawmill-1-hint = legno pari all’esperienza del lavoratore
praetor-tile-sawmill-2 = Segheria 2
praetor-tile-sawmill-2-hint = legno pari all’esperienza del lavoratore
praetor-tile-stone-quarry-1 = Cava di pietra 1
praetor-tile-stone-quarry-1-hint = pietra pari all’esperienza del lavoratore
praetor-tile-stone-quarry-2 = Cava di pietra 2
praetor-tile-stone-quarry-2-hint = pietra pari all’esperienza del lavoratore
praetor-tile-marble-quarry-1 = Cava di marmo 1
praetor-tile-marble-quarry-1-hint = marmo pari all’esperienza del lavoratore
praetor-tile-smithy-1 = Fucina 1
praetor-tile-smithy-1-hint = trasforma legno in armi, fino all’esperienza del lavoratore
praetor-tile-forum-1 = Foro 1
praetor-tile-forum-1-hint = 2 oro per ogni lavoratore attivo
praetor-tile-academy-1 = Accademia
praetor-tile-academy-1-hint = nell’aggiornamento: i lavoratori saltano il secondo stadio
praetor-tile-labor-camp-1 = Campo di lavoro 1
praetor-tile-labor-camp-1-hint = piazza subito un pensionato
praetor-tile-colosseum-1 = Colosseo 1
praetor-tile-colosseum-1-hint = 1 morale ogni due tessere possedute
praetor-tile-marble-quarry-2 = Cava di marmo 2
praetor-tile-marble-quarry-2-hint = marmo pari all’esperienza del lavoratore
praetor-tile-training-camp-2 = Campo di addestramento 2
praetor-tile-training-camp-2-hint = un abitante comincia l’addestramento
praetor-tile-training-camp-3 = Campo di addestramento 3
praetor-tile-training-camp-3-hint = un abitante comincia l’addestramento
praetor-tile-market-2 = Mercato 2
praetor-tile-market-2-hint = vendi e compra merci ai prezzi della tua plancia
praetor-tile-smithy-2 = Fucina 2
praetor-tile-smithy-2-hint = trasforma legno in armi, fino all’esperienza del lavoratore
praetor-tile-labor-camp-2 = Campo di lavoro 2
praetor-tile-labor-camp-2-hint = piazza subito un pensionato
praetor-tile-sawmill-3 = Segheria 3
praetor-tile-sawmill-3-hint = legno pari all’esperienza del lavoratore
praetor-tile-forum-2 = Foro 2
praetor-tile-forum-2-hint = 2 oro per ogni lavoratore attivo
praetor-tile-curia-1 = Curia 1
praetor-tile-curia-1-hint = 1 oro per ogni tessera posseduta
praetor-tile-temple-maia-1 = Tempio di Maia 1
praetor-tile-temple-maia-1-hint = 2 favore per ogni lavoratore attivo
praetor-tile-temple-apollo-1 = Tempio di Apollo 1
praetor-tile-temple-apollo-1-hint = 1 favore per ogni tessera posseduta
praetor-tile-temple-plutus-1 = Tempio di Pluto
praetor-tile-temple-plutus-1-hint = 1 favore per ogni legno e pietra che hai
praetor-tile-temple-mercury-1 = Tempio di Mercurio
praetor-tile-temple-mercury-1-hint = 2 favore per ogni marmo e arma che hai
praetor-tile-temple-venus-1 = Tempio di Venere
praetor-tile-temple-venus-1-hint = favore pari al morale
praetor-tile-oracle-1 = Oracolo
praetor-tile-oracle-1-hint = 2 morale per ogni pensionato
praetor-tile-statue-1 = Statua 1
praetor-tile-statue-1-hint = solo favore
praetor-tile-triumphal-arch-1 = Arco di trionfo 1
praetor-tile-triumphal-arch-1-hint = solo favore
praetor-tile-statue-2 = Statua 2
praetor-tile-statue-2-hint = solo favore
praetor-tile-colosseum-2 = Colosseo 2
praetor-tile-colosseum-2-hint = 1 morale ogni due tessere possedute
praetor-tile-statue-3 = Statua 3
praetor-tile-statue-3-hint = solo favore
praetor-tile-triumphal-arch-2 = Arco di trionfo 2
praetor-tile-triumphal-arch-2-hint = solo favore
praetor-tile-curia-2 = Curia 2
praetor-tile-curia-2-hint = 1 oro per ogni tessera posseduta
praetor-tile-temple-maia-2 = Tempio di Maia 2
praetor-tile-temple-maia-2-hint = 2 favore per ogni lavoratore attivo
praetor-tile-temple-apollo-2 = Tempio di Apollo 2
praetor-tile-temple-apollo-2-hint = 1 favore per ogni tessera posseduta
praetor-wall-wall-1 = tessera del vallo 1
praetor-wall-wall-1-hint = 2 marmo, 2 armi per 10 favore
praetor-wall-wall-2 = tessera del vallo 2
praetor-wall-wall-2-hint = 3 marmo, 1 arma per 10 favore
praetor-wall-wall-3 = tessera del vallo 3
praetor-wall-wall-3-hint = 1 marmo, 3 armi per 10 favore
praetor-wall-wall-4 = tessera del vallo 4
praetor-wall-wall-4-hint = 4 legno, 4 pietra per 9 favore
praetor-wall-wall-5 = tessera del vallo 5
praetor-wall-wall-5-hint = 3 legno, 2 armi per 8 favore
praetor-wall-wall-6 = tessera del vallo 6
praetor-wall-wall-6-hint = 3 pietra, 2 marmo per 8 favore
praetor-wall-wall-7 = tessera del vallo 7
praetor-wall-wall-7-hint = 3 pietra, 2 armi per 8 favore
praetor-wall-wall-8 = tessera del vallo 8
praetor-wall-wall-8-hint = 3 legno, 2 marmo per 8 favore
praetor-wall-wall-9 = tessera del vallo 9
praetor-wall-wall-9-hint = 6 oro, 2 marmo per 8 favore
praetor-wall-wall-10 = tessera del vallo 10
praetor-wall-wall-10-hint = 6 oro, 2 armi per 9 favore
praetor-wall-wall-11 = tessera del vallo 11
praetor-wall-wall-11-hint = 5 oro, 3 legno, 3 pietra per 9 favore
praetor-wall-wall-12 = tessera del vallo 12
praetor-wall-wall-12-hint = 2 legno, 2 pietra, 1 marmo, 1 arma per 9 favore
praetor-wall-wall-13 = tessera del vallo 13
praetor-wall-wall-13-hint = 12 oro per 7 favore
praetor-wall-wall-14 = tessera del vallo 14
praetor-wall-wall-14-hint = 2 legno, 2 pietra, 2 marmo, 2 armi per 15 favore
praetor-source-start = inizio
praetor-source-tiles = tessere costruite
praetor-source-plazas = piazze
praetor-source-temples = templi
praetor-source-wall = vallo
praetor-source-retirement = pensioni
praetor-source-wages = paghe non versate
praetor-source-rescue = soccorso
praetor-source-workers = lavoratori
praetor-source-morale = morale
praetor-source-gold = oro
praetor-source-area = area più grande
praetor-source-longest-wall = vallo più lungo
praetor-source-villagers = abitanti

## Domande

praetor-ask-DealBoard = Quale plancia riceve { $colour }?
praetor-ask-ChooseSide = Quale lato della plancia usi?
praetor-ask-StartPlayer = Chi è il primo giocatore?
praetor-ask-DrawTile = Quale tessera città viene pescata?
praetor-ask-RevealWall = Quale tessera del vallo viene rivelata?
praetor-ask-Turn = Tocca a te.
praetor-ask-ChooseWorker = Quale lavoratore va su: { $tile }?
praetor-ask-ChooseBuilder = Quale lavoratore costruisce: { $tile }?
praetor-ask-Place = Dove costruisci: { $tile }?
praetor-ask-Rotate = Come orienti { $tile }?
praetor-ask-PlaceRetired = Dove va il pensionato?
praetor-ask-Forge = Quanto legno trasformi in armi? Al massimo { $most }.
praetor-ask-Sell = Quale merce vendi?
praetor-ask-SellHowMany = Quanto ne vendi? ({ $resource })
praetor-ask-Buy = Quale merce compri?
praetor-ask-BuyHowMany = Quanto ne compri? ({ $resource })
praetor-ask-UseAcademy = I tuoi lavoratori allo stadio I usano un’accademia e diventano subito attivi?
praetor-ask-Rescue = Non hai lavoratori attivi. Paghi favore perché un abitante lo diventi?

## Risposte

praetor-say-deal = { $colour } riceve { $playerboard }
praetor-say-side = Lato { $side }
praetor-say-start = { $colour } è il primo giocatore
praetor-say-draw = Pescata: { $tile }
praetor-say-reveal = Rivelata: { $wall }
praetor-say-pass = Passa per questo round
praetor-say-build = Costruisci: { $tile }
praetor-say-activate = Attiva: { $tile }
praetor-say-camp = Usa con un pensionato: { $tile }
praetor-say-worker = Il lavoratore di esperienza { $experience }
praetor-say-place = Posto: { $cell }
praetor-say-rotate = { $quarter ->
    [0] Non ruotata
    [one] Ruotata di { $quarter } quarto in senso orario
   *[other] Ruotata di { $quarter } quarti in senso orario
}
praetor-say-forge = { $experience ->
    [0] Non forgiare nulla
    [one] { $experience } legno in un’arma
   *[other] { $experience } legni in armi
}
praetor-say-sell = Vendi: { $resource }
praetor-say-buy = Compra: { $resource }
praetor-say-amount = { $amount }
praetor-say-done = Fatto
praetor-say-academy = Sì: { $tile }
praetor-say-rescue = Sì
praetor-say-decline = No

## Notizie

praetor-news-dealt = { $colour } riceve { $playerboard }.
praetor-news-begins = { $colour } è il primo giocatore.
praetor-news-turn = Turno di { $colour }.
praetor-news-update = Fine del round.
praetor-news-shown = Nuova tessera disponibile: { $tile }.
praetor-news-revealed = Nuova al vallo: { $wall }.
praetor-news-removed = Nessuno ha preso { $wall }; esce dal gioco.
praetor-news-round = Round { $count }.
praetor-news-last-round = Comincia l’ultimo round.
praetor-news-passed = { $colour } passa.
praetor-news-built = { $colour } costruisce: { $tile } ({ $cell }).
praetor-news-activated = { $colour } attiva con un lavoratore di esperienza { $experience }: { $tile }.
praetor-news-used-camp = { $colour } richiama un pensionato: { $tile }.
praetor-news-paid = { $colour } paga { $count } { $resource }.
praetor-news-fee = { $colour } paga { $count } { $resource } a { $colour2 }.
praetor-news-gained = { $colour } riceve { $count } { $resource }.
praetor-news-scored = { $colour } guadagna { $count } favore ({ $source }).
praetor-news-lost = { $colour } perde { $count } favore ({ $source }).
praetor-news-rose = { $colour } guadagna { $count } morale.
praetor-news-fell = { $colour } perde { $count } morale.
praetor-news-recruited = { $count ->
    [one] { $colour } recluta { $count } abitante.
   *[other] { $colour } recluta { $count } abitanti.
}
praetor-news-sold = { $colour } vende { $count } { $resource }.
praetor-news-bought = { $colour } compra { $count } { $resource }.
praetor-news-took-wall = { $colour } prende { $wall }.
praetor-news-trained = { $count ->
    [one] { $colour }: { $count } lavoratore ha finito l’addestramento.
   *[other] { $colour }: { $count } lavoratori hanno finito l’addestramento.
}
praetor-news-studied = { $count ->
    [one] { $colour }: { $count } lavoratore diventa attivo ({ $tile }).
   *[other] { $colour }: { $count } lavoratori diventano attivi ({ $tile }).
}
praetor-news-retired = { $count ->
    [one] { $colour }: { $count } lavoratore va in pensione.
   *[other] { $colour }: { $count } lavoratori vanno in pensione.
}
praetor-news-wages = { $colour } paga { $count } oro di paghe.
praetor-news-rescued = { $colour } rende attivo un abitante.
praetor-news-won = { $colour } ha vinto.

## Che cosa è successo, in breve: con $who «you» una frase intera, altrimenti senza soggetto, come in «Rosso: compra ...»

praetor-act-dealt = { $who ->
    [you] Ricevi
   *[other] riceve
} { $playerboard }
praetor-act-begins = { $who ->
    [you] Sei
   *[other] è
} il primo giocatore
praetor-act-last-round = Comincia l’ultimo round
praetor-act-passed = { $who ->
    [you] {""}
   *[other] passa
}
praetor-act-built = { $who ->
    [you] Costruisci
   *[other] costruisce
} { $tile }
praetor-act-activated = { $who ->
    [you] Attivi
   *[other] attiva
} { $tile }
praetor-act-used-camp = { $who ->
    [you] Richiami
   *[other] richiama
} un pensionato ({ $tile })
praetor-act-recruited = { $who ->
    [you] Recluti
   *[other] recluta
} { $count } { $count ->
    [one] abitante
   *[other] abitanti
}
praetor-act-sold = { $who ->
    [you] Vendi
   *[other] vende
} { $amounts }
praetor-act-bought = { $who ->
    [you] Compri
   *[other] compra
} { $amounts }
praetor-act-lost = { $who ->
    [you] Perdi
   *[other] perde
} { $amounts }
praetor-act-fell = { $who ->
    [you] Perdi
   *[other] perde
} { $amounts }
praetor-act-took-wall = { $who ->
    [you] Prendi
   *[other] prende
} { $wall }
praetor-act-trained = { $who ->
    [you] Ottieni
   *[other] ottiene
} { $count } { $count ->
    [one] lavoratore addestrato
   *[other] lavoratori addestrati
}
praetor-act-studied = { $who ->
    [you] Ottieni
   *[other] ottiene
} { $count } { $count ->
    [one] lavoratore attivo
   *[other] lavoratori attivi
} ({ $tile })
praetor-act-retired = { $who ->
    [you] Mandi
   *[other] manda
} in pensione { $count } { $count ->
    [one] lavoratore
   *[other] lavoratori
}
praetor-act-wages = { $count ->
    [0] {""}
   *[other] { $who ->
        [you] Paghi
       *[other] paga
    } { $count } oro di paghe
}
praetor-act-rescued = { $who ->
    [you] Rendi
   *[other] rende
} attivo un abitante
praetor-act-won = { $who ->
    [you] Vinci la partita
   *[other] vince la partita
}

## Motivi

praetor-lacking = { $gold_missing ->
    [0] {""}
    [one] {" "}Oro: ne manca 1 su { $gold_needed }.
   *[other] {" "}Oro: ne mancano { $gold_missing } su { $gold_needed }.
}{ $wood_missing ->
    [0] {""}
    [one] {" "}Legno: ne manca 1 su { $wood_needed }.
   *[other] {" "}Legno: ne mancano { $wood_missing } su { $wood_needed }.
}{ $stone_missing ->
    [0] {""}
    [one] {" "}Pietra: ne manca 1 su { $stone_needed }.
   *[other] {" "}Pietra: ne mancano { $stone_missing } su { $stone_needed }.
}{ $marble_missing ->
    [0] {""}
    [one] {" "}Marmo: ne manca 1 su { $marble_needed }.
   *[other] {" "}Marmo: ne mancano { $marble_missing } su { $marble_needed }.
}{ $weapon_missing ->
    [0] {""}
    [one] {" "}Armi: ne manca 1 su { $weapon_needed }.
   *[other] {" "}Armi: ne mancano { $weapon_missing } su { $weapon_needed }.
}
praetor-why-not-this-seat = Ora tocca a un altro ricevere la plancia.
praetor-why-board-taken = Questa plancia è già assegnata.
praetor-why-not-in-stack = Questa tessera non è nella pila.
praetor-why-not-on-top = Le tessere di quest’epoca non sono in cima alla pila.
praetor-why-no-active-worker = Non hai lavoratori attivi a disposizione.
praetor-why-not-on-display = Questa tessera non è disponibile.
praetor-why-no-marker-left = { $have } segnalini proprietà su { $limit } sono sulle tessere: non te ne restano.
praetor-why-tile-too-dear = Non puoi pagare questa tessera.{ praetor-lacking }
praetor-why-no-such-worker = Non hai a disposizione un lavoratore attivo con questa esperienza.
praetor-why-cell-taken = Lì c’è già una tessera.
praetor-why-no-common-edge = Questo posto non ha lati in comune con la città.
praetor-why-not-in-city = Questa tessera non è in città.
praetor-why-no-zone = Questa tessera non ha nulla da attivare.
praetor-why-special-tile = Su una tessera speciale non si piazza un lavoratore per attivarla.
praetor-why-already-activated = Questa tessera è già stata attivata in questo round.
praetor-why-fee-too-dear = Non puoi pagare il proprietario di questa tessera.{ praetor-lacking }
praetor-why-no-villager = Per reclutare { $needed ->
    [one] serve 1 abitante
   *[other] servono { $needed } abitanti
}; { $have ->
    [0] non ne hai
   *[other] ne hai { $have }
}.
praetor-why-no-wall-tile = La tessera del vallo di questo round è già stata presa.
praetor-why-demand-too-dear = Non puoi pagare la richiesta della tessera del vallo.{ praetor-lacking }
praetor-why-no-camp = Questo non è un campo di lavoro.
praetor-why-camp-used = Hai già usato questo campo di lavoro in questo round.
praetor-why-no-retired-worker = Non hai pensionati a disposizione.
praetor-why-camp-too-dear = Non puoi pagare il proprietario di questo campo di lavoro.{ praetor-lacking }
praetor-why-no-placement = Dopo aver pagato il campo non potresti piazzare il lavoratore.
praetor-why-too-many-to-forge = Il lavoratore e il tuo legno permettono al massimo { $limit ->
    [one] 1 arma
   *[other] { $limit } armi
}.
praetor-why-not-a-good = L’oro stesso non si commercia.
praetor-why-already-traded = Hai già commerciato questa merce in questa visita.
praetor-why-nothing-to-sell = Non ne hai.
praetor-why-too-little-gold = Costa { $gold_needed } oro; ne hai { $gold_have }: { $gold_missing ->
    [one] te ne manca 1
   *[other] te ne mancano { $gold_missing }
}.
praetor-why-wrong-amount = Puoi scegliere da 1 a { $limit }.
praetor-why-no-academy = In città non c’è questa accademia.
praetor-why-own-academy-is-free = La tua accademia è gratuita: non c’è nessuno da pagare.
praetor-why-same-owner = Va bene un’altra accademia dello stesso proprietario.
praetor-why-academy-too-dear = Non puoi pagare il proprietario dell’accademia.{ praetor-lacking }
praetor-why-academy-is-no-action = L’accademia non è un’azione: si usa nell’aggiornamento.
praetor-why-sales-first = Prima si vende: concludi le vendite prima di comprare.
praetor-why-sales-ended = Prima si vende, poi si compra: hai già concluso le vendite.
praetor-why-finish-this-action = Prima concludi l’azione iniziata.
praetor-why-choose-a-tile-first = Prima scegli una tessera da costruire o da attivare.
praetor-why-activate-its-tile-first = È l’effetto di una tessera: prima attivala.
praetor-why-action-phase-over = La fase delle azioni di questo round è finita.

## La fine

praetor-end-city = { $winners ->
    [one] Vince { $names } con { $points } punti favore; è stata rivelata l’ultima tessera città.
   *[other] { $names } si dividono la vittoria con { $points } punti favore; è stata rivelata l’ultima tessera città.
}
praetor-end-wall = { $winners ->
    [one] Vince { $names } con { $points } punti favore; è stata rivelata l’ultima tessera del vallo.
   *[other] { $names } si dividono la vittoria con { $points } punti favore; è stata rivelata l’ultima tessera del vallo.
}
praetor-score-start = Inizio
praetor-score-tiles = Tessere costruite
praetor-score-plazas = Piazze
praetor-score-temples = Templi
praetor-score-wall = Vallo
praetor-score-retirement = Pensioni
praetor-score-wages = Paghe non versate
praetor-score-rescue = Soccorso
praetor-score-workers = Lavoratori
praetor-score-morale = Morale
praetor-score-gold = Oro
praetor-score-area = Area più grande
praetor-score-longest-wall = Vallo più lungo
praetor-score-villagers = Abitanti

## Il tabellone nel terminale

praetor-board-short = Oro Seghe Pietr Marmo Fucin Curia Foro Maia Apoll Pluto Mercu Vener Colos Oraco Adde. Merc. Avam. Acca. Lavor Statu Arco
praetor-board-zones = R V S -
praetor-board-round = Round { $round } di al massimo { $most }
praetor-board-last = ultimo round
praetor-board-order = Ordine di gioco
praetor-board-passed = ha passato
praetor-board-display = Tessere disponibili
praetor-board-stack = { $count } nella pila, in cima epoca { $epoch }
praetor-board-stack-empty = la pila è vuota
praetor-board-wall = Vallo
praetor-board-wall-taken = la tessera di questo round non c’è più
praetor-board-wall-built = Tessere del vallo costruite: { $count }, ancora da costruire: { $open }
praetor-board-wall-stack = altre { $count }
praetor-board-cost = { $favour } favore per { $cost }
praetor-board-fee = gli altri pagano { $cost }
praetor-board-legend = Ogni tessera: gli angoli A B C D, sul bordo superiore il proprietario ({ $marks }) e la zona (R rossa, V verde, S speciale), su quello inferiore ! se si può ancora attivare in questo round; sotto il nome a sinistra chi l’ha costruita in questo round, a destra chi ci lavora, con l’esperienza.
praetor-board-favour = { $favour } favore
praetor-board-goods = Risorse
praetor-board-pool = Lavoratori pronti
praetor-board-training = Addestramento I / II
praetor-board-villagers = Abitanti
praetor-board-retired = Pensionati (pronti)
praetor-board-morale = Morale
praetor-board-wages = Paghe dovute
praetor-board-tiles = Tessere città / vallo
praetor-board-side = Plancia

## Il tabellone nel browser

praetor-kind-gold-mine = Miniera d’oro
praetor-kind-sawmill = Segheria
praetor-kind-stone-quarry = Cava di pietra
praetor-kind-marble-quarry = Cava di marmo
praetor-kind-smithy = Fucina
praetor-kind-curia = Curia
praetor-kind-forum = Foro
praetor-kind-temple-maia = Tempio di Maia
praetor-kind-temple-apollo = Tempio di Apollo
praetor-kind-temple-plutus = Tempio di Pluto
praetor-kind-temple-mercury = Tempio di Mercurio
praetor-kind-temple-venus = Tempio di Venere
praetor-kind-colosseum = Colosseo
praetor-kind-oracle = Oracolo
praetor-kind-training-camp = Addestramento
praetor-kind-market = Mercato
praetor-kind-imperial-outpost = Avamposto
praetor-kind-academy = Accademia
praetor-kind-labor-camp = Campo di lavoro
praetor-kind-statue = Statua
praetor-kind-triumphal-arch = Arco di trionfo
praetor-board-city = La città
praetor-board-turn-right = Gira in senso orario (R)
praetor-board-turn-left = Gira in senso antiorario (Maiusc+R)
praetor-board-epoch = Epoca
praetor-board-round-name = Round
praetor-board-clock = restano { $city } tessere città e { $wall } tessere del vallo
praetor-board-stock = hai
praetor-board-rate = vale
praetor-board-sell = Vendi
praetor-board-buy = Compra
praetor-board-owned = Tessere città possedute
praetor-board-total = Totale
praetor-board-side-a = uguale per tutti
praetor-board-morale-at = Morale { $value }
praetor-board-next-wall = prossima +{ $bonus }
praetor-board-wage-table = Paghe: { $active } per ogni lavoratore attivo, { $retired } per ogni pensionato
praetor-board-expert = Quanto ha ciascuno, e quanto varrebbe se la partita finisse ora.
praetor-board-tab-city = Città
praetor-board-tab-offer = Offerta
praetor-board-tab-favour = Favore
praetor-board-tab-scores = Punti
praetor-board-plaza-A = sole
praetor-board-plaza-B = pozzo
praetor-board-plaza-C = rosetta
praetor-board-plaza-D = scacchi
praetor-board-says-owner = Proprietario: { $colour }; gli altri pagano { $fee }.
praetor-board-says-worker = Un lavoratore di { $colour }, esperienza { $experience }.
praetor-board-says-open = Si può attivare in questo round.
praetor-board-bay-villagers = Abitanti
praetor-board-bay-stage-one = Studio I
praetor-board-bay-stage-two = II
praetor-board-bay-active = Attivi
praetor-board-bay-retired = In pensione
praetor-board-bay = { $place }: { $dice }{ $out ->
    [0] .
    [one] , e { $out } su una tessera.
   *[other] , e { $out } su tessere.
}
praetor-board-own-wall = { $count ->
    [one] Vallo proprio: { $count } tessera
   *[other] Vallo proprio: { $count } tessere
}
praetor-board-says-tile = { $tile } ({ $place }): { $effect }. { $zone ->
    [red] Zona rossa: il lavoratore guadagna esperienza.
    [green] Zona verde.
    [grey] Tessera speciale.
   *[other] Niente da attivare.
} Angoli da nord-ovest in senso orario: { $corners }.

praetor-hint-Turn = Anelli e cornici dorati mostrano cosa puoi fare: attivare una tessera della città con un lavoratore, costruirne una dell’offerta o passare. Un rombo rosso rende il lavoratore più esperto, un cerchio verde no.
praetor-hint-ChooseWorker = Miniere, segherie e cave rendono quanto i punti del lavoratore. Chi arriva a 6 va in pensione alla fine del round e porta favore.
praetor-hint-Place = I numeri dicono quanto favore può dare un posto, piazze comprese: conta ogni angolo che incontra lo stesso mosaico. I posti migliori sono dorati.
praetor-hint-Rotate = Gira la tessera con le frecce accanto, la rotella o R; un clic la posa. Gli angoli mostrano le piazze che completa.
praetor-hint-Sell = Prima vendi, poi compri, ogni merce una volta per visita. Valgono i prezzi della tua plancia.
praetor-board-north-of = a nord di { $tile }
praetor-board-east-of = a est di { $tile }
praetor-board-south-of = a sud di { $tile }
praetor-board-west-of = a ovest di { $tile }

## Che cosa significano i segni sul tabellone
praetor-sign-gold-hint = Paga tessere, costi e paghe; alla fine 10 valgono 1 favore.
praetor-sign-wood-hint = Merce: per costruire e, alla Fucina, per le armi.
praetor-sign-stone-hint = Merce: per costruire e per le tessere del vallo.
praetor-sign-marble-hint = Merce: per costruire e per le tessere del vallo.
praetor-sign-weapon-hint = Merce: alla Fucina si fa dal legno.
praetor-sign-favour = favore
praetor-sign-favour-hint = Chi ne ha di più alla fine vince; chi ne ha di meno gioca per primo.
praetor-sign-morale = morale
praetor-sign-morale-hint = Alla fine conta come favore, anche sotto 0. Le paghe non versate lo abbassano.
praetor-sign-pips = punti di un lavoratore
praetor-sign-pips-hint = La sua esperienza: tanto rendono miniere e cave.
praetor-sign-worker = lavoratore
praetor-sign-worker-hint = Costruisce o attiva una tessera; a sei punti va in pensione e dà favore.
praetor-sign-retired = pensionato
praetor-sign-retired-hint = Riceve la paga; può ancora lavorare con il Campo di lavoro.
praetor-sign-tile = tua tessera città
praetor-sign-tile-hint = Ciò che un effetto conta per ogni tessera con il tuo segnalino.
praetor-sign-wall = tessera del vallo
praetor-sign-wall-hint = Per ciò che chiede dà il suo favore, più 3 per ognuna che hai già.
praetor-sign-zone-red = rombo rosso
praetor-sign-zone-red-hint = Zona di attivazione libera: il lavoratore qui guadagna 1 esperienza.
praetor-sign-zone-green = disco verde
praetor-sign-zone-green-hint = Zona di attivazione libera, senza esperienza.
praetor-sign-zone-grey = quadrato grigio
praetor-sign-zone-grey-hint = Tessera speciale: ognuno può usarla una volta per round, senza lavoratore.
praetor-sign-fee = numero con una merce in alto a destra
praetor-sign-fee-hint = Ciò che gli altri pagano al proprietario per attivare la tessera.
praetor-sign-owner = emblema in alto a sinistra
praetor-sign-owner-hint = A chi appartiene la tessera.
praetor-sign-plaza-A-hint = Angolo di una tessera: accanto ad angoli uguali dà 1 favore per ciascuno.
praetor-sign-plaza-B-hint = Angolo di una tessera, come sopra.
praetor-sign-plaza-C-hint = Angolo di una tessera, come sopra.
praetor-sign-plaza-D-hint = Angolo di una tessera, come sopra.
