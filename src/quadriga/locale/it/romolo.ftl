# Romolo o Remo?. I nomi latini restano come sono.

romolo-title = Romolo o Remo?
romolo-blurb = Fonda una città nel Lazio verso il 753 a.C.: esplora, costruisci, commercia, ingaggia personaggi e combatti, finché la città con più punti è Roma.

## Opzioni del gioco

romolo-set-dice = Combattimento
romolo-set-dice-hint = Se nei combattimenti si usano tessere dado segrete o un dado.
romolo-set-dice-tiles = Tessere dado
romolo-set-dice-die = Dado
romolo-set-teams = Squadre
romolo-set-teams-hint = Quattro giocatori, due contro due; i compagni siedono di fronte e contano i punti insieme.
romolo-set-events = Eventi in solitario
romolo-set-events-hint = Se gli eventi del solitario sono in una fila scoperta o si pescano da un sacchetto.
romolo-set-events-row = Fila scoperta
romolo-set-events-bag = Sacchetto
romolo-set-hidden_coins = Monete nascoste
romolo-set-hidden_coins-hint = Le monete degli altri non sono mostrate; ogni pagamento resta comunque pubblico.
romolo-set-round_cap = Limite di round
romolo-set-round_cap-hint = Dopo tanti round si contano i punti; 0 significa mai. Non è una regola del gioco pubblicato.

## Nomi

romolo-colour-yellow = Giallo
romolo-colour-blue = Blu
romolo-colour-red = Rosso
romolo-colour-brown = Marrone
romolo-seat-rival = Giocatore I.A.
romolo-terrain-plain = pianura
romolo-terrain-hill = collina
romolo-terrain-forest = foresta
romolo-terrain-water = acqua
romolo-good-grain = grano
romolo-good-wood = legno
romolo-good-stone = pietra
romolo-good-salt = sale
romolo-good-refined = merce raffinata
romolo-column-grain = grano
romolo-column-wood = legno
romolo-column-stone = pietra
romolo-column-salt = sale
romolo-column-refined = merce raffinata
romolo-item-grain = grano
romolo-item-wood = legno
romolo-item-stone = pietra
romolo-item-salt = sale
romolo-item-refined = merce raffinata
romolo-item-silver = una moneta d'argento
romolo-item-bronze = una moneta di bronzo (½)
romolo-kind-worker = lavoratore
romolo-kind-soldier = soldato
romolo-kind-mercenary = mercenario
romolo-kind-explorer = esploratore
romolo-unit-worker = lavoratore
romolo-unit-soldier = soldato
romolo-unit-mercenary = mercenario
romolo-unit-explorer = esploratore
romolo-unit-lying-worker = lavoratore sdraiato
romolo-unit-lying-soldier = soldato sdraiato
romolo-unit-lying-mercenary = mercenario sdraiato
romolo-unit-lying-explorer = esploratore sdraiato
romolo-unit-hindered-worker = lavoratore ostacolato
romolo-unit-hindered-soldier = soldato ostacolato
romolo-unit-hindered-mercenary = mercenario ostacolato
romolo-unit-hindered-explorer = esploratore ostacolato
romolo-unit-hindered-lying-worker = lavoratore ostacolato e sdraiato
romolo-unit-hindered-lying-soldier = soldato ostacolato e sdraiato
romolo-unit-hindered-lying-mercenary = mercenario ostacolato e sdraiato
romolo-unit-hindered-lying-explorer = esploratore ostacolato e sdraiato
romolo-token-x2 = segnalino x2
romolo-token-x3 = segnalino x3
romolo-piece-tower = torre
romolo-piece-farm = fattoria
romolo-piece-storehouse = magazzino
romolo-piece-worker = lavoratore
romolo-building-farm = fattoria
romolo-building-farm-hint = nutre 2 unità
romolo-building-storehouse = magazzino
romolo-building-storehouse-hint = conserva una produzione
romolo-building-temple = tempio
romolo-building-temple-hint = costruire costa 1 in meno
romolo-building-sawmill = segheria
romolo-building-sawmill-hint = 1 legno in più
romolo-building-aqueduct = acquedotto
romolo-building-aqueduct-hint = spazio per 1 edificio in più qui e intorno
romolo-building-forum = foro
romolo-building-forum-hint = monete in più per una vendita
romolo-building-port = porto
romolo-building-port-hint = le unità entrano in acqua; 1 scambio in più
romolo-building-wall = muro
romolo-building-wall-hint = ostacola chi lo attraversa
romolo-building-tower = torre
romolo-building-quarry = cava
romolo-building-quarry-hint = 1 pietra in più
romolo-side-east = est
romolo-side-north-east = nord-est
romolo-side-north-west = nord-ovest
romolo-side-west = ovest
romolo-side-south-west = sud-ovest
romolo-side-south-east = sud-est
romolo-symbol-x2 = x2
romolo-symbol-plus3 = +3
romolo-symbol-plus1loss = +1 perdita
romolo-symbol-minus1loss = −1 perdita
romolo-symbol-retreat = ritirata
romolo-symbol-blank = vuota
romolo-face-blank = vuoto
romolo-face-2 = 2
romolo-face-3 = 3
romolo-face-4 = 4
romolo-face-5 = 5
romolo-face-6 = 6
romolo-event-white = bianco
romolo-event-yellow = giallo
romolo-event-pink = rosa
romolo-event-blue = blu
romolo-event-brown = marrone
romolo-character-aedificator = Aedificator
romolo-character-aedificator-hint = pietra e legno si sostituiscono, per 1 cubetto in più
romolo-character-apothecarius = Apothecarius
romolo-character-apothecarius-hint = una produzione va in mano
romolo-character-architectus = Architectus
romolo-character-architectus-hint = una fattoria conta come forza per te
romolo-character-artifex = Artifex
romolo-character-artifex-hint = 1 punto per tipo di edificio nel tuo dominio
romolo-character-consul = Consul
romolo-character-consul-hint = vince ogni parità nelle maggioranze
romolo-character-defensor = Defensor
romolo-character-defensor-hint = +1 in difesa e 3 muri gratuiti
romolo-character-dux = Dux
romolo-character-dux-hint = 4 segnalini: +1 ciascuno in un combattimento
romolo-character-equus = Equus
romolo-character-equus-hint = 2 movimenti extra su terra
romolo-character-foederatus = Foederatus
romolo-character-foederatus-hint = 3 segnalini: un mercenario senza costo o paga
romolo-character-furnarius = Furnarius
romolo-character-furnarius-hint = nutre 2 unità ovunque
romolo-character-heros = Heros
romolo-character-heros-hint = +2 in un attacco
romolo-character-mercator = Mercator
romolo-character-mercator-hint = scambia cubetti uguali con un altro
romolo-character-nauta = Nauta
romolo-character-nauta-hint = 1 scambio in più, o un viaggio senza porto
romolo-character-negotiator = Negotiator
romolo-character-negotiator-hint = un'azione di mercato gratuita con i tipi sulla tessera
romolo-character-obsessor = Obsessor
romolo-character-obsessor-hint = nessun ostacolo; +2 contro le torri
romolo-character-patronus = Patronus
romolo-character-patronus-hint = 4 punti per più denaro, 2 per il secondo
romolo-character-praedo = Praedo
romolo-character-praedo-hint = ruba a un vicino
romolo-character-praepositus = Praepositus
romolo-character-praepositus-hint = 1 in più del tipo sulla tessera
romolo-character-publicus = Publicus
romolo-character-publicus-hint = 3 punti
romolo-character-sacerdos = Sacerdos
romolo-character-sacerdos-hint = 2 punti influenza alla fine
romolo-character-traductor = Traductor
romolo-character-traductor-hint = agisce su una casella adiacente
romolo-price-coin = { $count ->
    [one] moneta
   *[other] monete
}
romolo-price-half = moneta di bronzo (½)

## Risposte

romolo-say-pass = Fatto
romolo-say-start = Comincia { $colour }
romolo-say-choose = Prendi una tessera { $terrain }
romolo-say-lay = Mettila su { $hex }
romolo-say-draw = { $character } entra in esposizione
romolo-say-away = { $symbol } viene scartata
romolo-say-cube = Prendi 1 { $good }
romolo-say-set = Metti { $piece } su { $hex }
romolo-say-activate = Attiva { $unit } su { $hex }
romolo-say-stop = Fermati qui
romolo-say-hostile = Ostile
romolo-say-friendly = Non ostile
romolo-say-move = Muovi a { $hex }
romolo-say-look = Guarda { $hex }
romolo-say-ride = Cavalca fino a { $hex } (Equus)
romolo-say-sail = Naviga fino a { $hex } (Nauta)
romolo-say-tile = È { $terrain }
romolo-say-token = È un { $token }
romolo-say-flood = Allaga { $hex }
romolo-say-build = Costruisci: { $building }
romolo-say-wall = Un muro a { $side }
romolo-say-free-wall = Un muro di Defensor a { $side }
romolo-say-done = Basta
romolo-say-demolish = Demolisci: { $building }
romolo-say-transform = Trasforma: { $building }
romolo-say-pay = Paga { $number } { $good }, il resto altrimenti
romolo-say-aedificator = Usa Aedificator
romolo-say-use = { $number } { $good } dai magazzini
romolo-say-gain = Prendi 1 { $good }
romolo-say-produce = Produci { $good }
romolo-say-store = Conserva su { $hex }
romolo-say-keep = Prendi in mano (Apothecarius)
romolo-say-extra = { $number } in più con Praepositus
romolo-say-collect = Ritira { $number } { $good }
romolo-say-refine = Raffina { $good }
romolo-say-create = Crea: { $kind }
romolo-say-convert = Converti l'esploratore in lavoratore
romolo-say-recruit = { $number ->
    [one] Recluta 1 mercenario
   *[other] Recluta { $number } mercenari
}
romolo-say-waive = { $number } gratis (Foederatus)
romolo-say-spend = Paga con 1 { $good }
romolo-say-coins = Paga il resto in monete
romolo-say-hire = Ingaggia { $character } (posto { $slot })
romolo-say-endow = Metti 1 { $good } sulla tessera
romolo-say-sell = Vendi { $good }
romolo-say-column = Mettilo sopra { $column }
romolo-say-bonus = Prendi ora le monete del foro
romolo-say-later = Tieni il foro per dopo
romolo-say-buy = Compra { $good }
romolo-say-architectus = Architectus conta la fattoria su { $hex }
romolo-say-mercator = Usa Mercator su { $hex }
romolo-say-swap = Dai { $good } per { $good2 }
romolo-say-negotiator = Usa Negotiator su { $hex }
romolo-say-traductor = Agisci su { $hex } (Traductor)
romolo-say-back = Ripensaci
romolo-say-steal = Ruba a { $colour }
romolo-say-roll = Il dado mostra { $face }
romolo-say-loot = Prendi { $good }
romolo-say-exchange = Scambia con il compagno
romolo-say-give = Dai { $item }
romolo-say-get = Chiedi { $item }
romolo-say-propose = Proponi lo scambio
romolo-say-accept = Accetta
romolo-say-decline = Rifiuta
romolo-say-attack = Attacca { $colour } su { $hex }
romolo-say-raid = Saccheggia { $hex }
romolo-say-join = Partecipa { $unit }
romolo-say-all = Con tutti
romolo-say-heros = Chiama Heros
romolo-say-play = Gioca { $symbol }
romolo-say-dux = Segnalini di Dux: { $number }
romolo-say-retreat = Ritirati
romolo-say-stay = Resta e combatti
romolo-say-withdraw = { $unit } va a { $hex }
romolo-say-kill = Cade { $unit }
romolo-say-raze = Distruggi: { $building }
romolo-say-side = Il muro a { $side }
romolo-say-content = { $number ->
    [0] Uno vuoto
   *[other] Quello con { $number } { $good }
}
romolo-say-remove = Rimuovi { $unit } su { $hex }
romolo-say-give-up = Arrenditi
romolo-say-go-on = Continua
romolo-say-salt = Paga in cubetti di sale: { $number }
romolo-say-dismiss = Congeda { $unit } su { $hex }
romolo-say-fallen = Uno già caduto
romolo-say-feed = Nutri più unità possibile
romolo-say-leave = Escludi { $unit } su { $hex }
romolo-say-grain = 1 grano per { $unit } su { $hex }
romolo-say-recall = Riprendi in mano { $unit } su { $hex }
romolo-say-play-on = Gioca questo turno
romolo-say-end-game = Termina la partita
romolo-say-bless = 1 influenza su { $hex } (Sacerdos)
romolo-say-dominion = { $hex } è il dominio
romolo-say-event = Un cubetto { $event }
romolo-say-group = Il gruppo su { $hex }
romolo-say-march = A { $hex }

## Notizie

romolo-news-begins = Comincia { $colour }.
romolo-news-laid = { $colour } mette { $terrain } su { $hex }.
romolo-news-founded = { $colour }: { $piece } su { $hex }.
romolo-news-turn = Turno di { $colour }.
romolo-news-moved = { $colour }: { $kind } da { $hex } a { $hex2 }.
romolo-news-hindered = { $colour }: { $kind } ostacolato dal muro di { $hex }.
romolo-news-looked = { $colour } guarda { $hex }: { $terrain }.
romolo-news-looked-token = { $colour } guarda il segnalino su { $hex }: { $token }.
romolo-news-discovered = Scoperta { $hex }: { $terrain }.
romolo-news-token = Il segnalino su { $hex } è { $token }.
romolo-news-flooded = { $hex } diventa acqua.
romolo-news-is-hostile = { $colour } è ostile su { $hex }.
romolo-news-is-friendly = { $colour } non è ostile su { $hex }.
romolo-news-built = { $colour } costruisce su { $hex }: { $building }.
romolo-news-demolished = Sparito da { $hex }: { $building }.
romolo-news-wall-built = { $colour } costruisce un muro su { $hex }, a { $side }.
romolo-news-wall-gone = Il muro di { $hex } a { $side } non c'è più.
romolo-news-stored = { $colour }: { $count } { $good } in un magazzino su { $hex }.
romolo-news-gained = { $colour } prende { $count } { $good }.
romolo-news-paid = { $colour } paga { $count } { $good }.
romolo-news-earned = { $colour } riceve monete per { $coins }.
romolo-news-spent = { $colour } paga monete per { $coins }.
romolo-news-created = { $colour }: nuovo { $kind } su { $hex }.
romolo-news-went-home = { $colour }: { $kind } su { $hex } torna in mano.
romolo-news-fell = { $colour }: cade { $kind } su { $hex }.
romolo-news-dismissed = { $colour } congeda: { $kind }.
romolo-news-shown = { $character } è in esposizione.
romolo-news-hired = { $colour } ingaggia { $character }.
romolo-news-used = { $colour } usa { $character }.
romolo-news-sold = { $colour } vende { $good }; il cubetto sta sopra { $column }.
romolo-news-price = { $good } ora costa { $count }.
romolo-news-stole = { $colour } prende { $good } a { $colour2 }.
romolo-news-rolled = { $colour } tira { $face }.
romolo-news-exchanged = { $colour } e { $colour2 } scambiano.
romolo-news-attacked = { $colour } attacca { $colour2 } su { $hex }.
romolo-news-raided = { $colour } saccheggia { $hex }.
romolo-news-showed = { $colour } mostra { $symbol }.
romolo-news-withdrew = { $colour } si ritira da { $hex }.
romolo-news-fought = Attacco { $value }, difesa { $value2 }. Perdite: { $count } per l’attaccante, { $count2 } per il difensore.
romolo-news-won = { $colour } vince il combattimento su { $hex }.
romolo-news-drawn = Nessuno vince il combattimento su { $hex }.
romolo-news-battle-marker = { $colour } prende un segnalino battaglia.
romolo-news-tower-hit = La torre di { $colour } è colpita.
romolo-news-eliminated = { $colour } è eliminato.
romolo-news-closing = Comincia la fase finale.
romolo-news-ended = { $colour } termina la partita.
romolo-news-stopped = L'ultimo round è finito.
romolo-news-event = Evento: cubetto { $event }.

## Che cosa è successo, in breve: con $who «you» una frase intera, altrimenti senza soggetto, come in «Rosso: compra ...»

romolo-act-begins = { $who ->
    [you] Cominci
   *[other] comincia
}
romolo-act-laid = { $who ->
    [you] Metti
   *[other] mette
} { $terrain } su { $hex }
romolo-act-founded = { $who ->
    [you] Metti
   *[other] mette
} { $piece } su { $hex }
romolo-act-moved = { $who ->
    [you] Muovi
   *[other] muove
} in { $hex2 } ({ $kind })
romolo-act-hindered = { $who ->
    [you] Un muro ti ostacola su { $hex }
   *[other] {""}
}
romolo-act-looked = { $who ->
    [you] Guardi
   *[other] guarda
} { $hex }
romolo-act-looked-token = { $who ->
    [you] Guardi
   *[other] guarda
} il segnalino su { $hex }
romolo-act-discovered = Scoperta: { $hex }
romolo-act-flooded = { $hex } { $times ->
    [one] diventa
   *[other] diventano
} acqua
romolo-act-is-hostile = { $who ->
    [you] Sei
   *[other] è
} ostile su { $hex }
romolo-act-built = { $who ->
    [you] Costruisci
   *[other] costruisce
} su { $hex }: { $building }
romolo-act-demolished = Sparito da { $hex }: { $building }
romolo-act-wall-built = { $who ->
    [you] Costruisci
   *[other] costruisce
} { $times ->
    [one] un muro
   *[other] { $times } muri
} su { $hex }
romolo-act-wall-gone = Muri spariti: { $hex }
romolo-act-stored = { $who ->
    [you] Produci
   *[other] produce
} { $amounts } su { $hex }
romolo-act-created = { $who ->
    [you] Crei
   *[other] crea
} su { $hex }: { $kind }
romolo-act-went-home = { $who ->
    [you] Riprendi
   *[other] riprende
} da { $hex }: { $kind }
romolo-act-fell = { $who ->
    [you] Perdi
   *[other] perde
} su { $hex }: { $kind }
romolo-act-dismissed = { $who ->
    [you] Congedi
   *[other] congeda
} { $kind }
romolo-act-hired = { $who ->
    [you] Ingaggi
   *[other] ingaggia
} { $character }
romolo-act-used = { $who ->
    [you] Usi
   *[other] usa
} { $character }
romolo-act-sold = { $who ->
    [you] Vendi
   *[other] vende
} { $goods }
romolo-act-stole = { $who ->
    [you] Prendi
   *[other] prende
} { $goods } a { $colour2 }
romolo-act-exchanged = { $who ->
    [you] Scambi
   *[other] scambia
} con { $colour2 }
romolo-act-attacked = { $who ->
    [you] Attacchi
   *[other] attacca
} { $colour2 } su { $hex }
romolo-act-raided = { $who ->
    [you] Saccheggi
   *[other] saccheggia
} { $hex }
romolo-act-withdrew = { $who ->
    [you] Ti ritiri
   *[other] si ritira
} da { $hex }
romolo-act-won = { $who ->
    [you] Vinci
   *[other] vince
} il combattimento su { $hex }
romolo-act-drawn = Nessuno vince il combattimento su { $hex }
romolo-act-battle-marker = { $who ->
    [you] Prendi
   *[other] prende
} { $times ->
    [one] un segnalino
   *[other] { $times } segnalini
} battaglia
romolo-act-tower-hit = { $who ->
    [you] La tua torre è colpita
   *[other] subisce un colpo alla torre
}
romolo-act-eliminated = { $who ->
    [you] Sei
   *[other] è
} fuori dal gioco
romolo-act-closing = Comincia la fase finale
romolo-act-ended = { $who ->
    [you] Termini
   *[other] termina
} la partita
romolo-act-stopped = L’ultimo round è finito
romolo-act-event = Evento: cubetto { $event }

## Domande

romolo-ask-StartPlayer = Chi comincia?
romolo-ask-DrawCharacter = Quale personaggio esce?
romolo-ask-PutAway = Quale tessera dado viene scartata?
romolo-ask-ChooseTile = Foresta o collina tra le tessere iniziali?
romolo-ask-LayTiles = Quale casella iniziale riceve la foresta o la collina?
romolo-ask-FreeCube = Quale cubetto prendi in più?
romolo-ask-Settle = Dove va questo pezzo?
romolo-ask-Activate = Quale unità attivi?
romolo-ask-Act = Che cosa fa l'unità? (azioni rimaste: { $left })
romolo-ask-Hostility = Le tue unità su { $hex } sono ostili a { $colour }? Accanto a unità ostili un'unità può solo ritirarsi.
romolo-ask-Translate = Che cosa fa il lavoratore laggiù?
romolo-ask-TurnUp = Che cosa c'è sulla tessera?
romolo-ask-TurnToken = Quale segnalino è?
romolo-ask-PeekTile = Che cosa vede l'esploratore?
romolo-ask-PeekToken = Quale segnalino vede l'esploratore?
romolo-ask-Flood = Quale tessera allaga ora il fiume?
romolo-ask-ChanceFlood = Quale tessera allaga ora il fiume?
romolo-ask-BuildWalls = Dove va il prossimo muro?
romolo-ask-PayBuilding = Quanta pietra paghi? ({ $total } cubetti)
romolo-ask-UseStored = Quanto { $good } viene dai magazzini? ({ $amount } in tutto)
romolo-ask-PayValue = Come paghi?
romolo-ask-GainOfCost = Quale cubetto ricavi? ({ $building })
romolo-ask-TransformInto = Che cosa costruisci al suo posto?
romolo-ask-WhichStorehouse = Quale magazzino?
romolo-ask-TearWalls = Quali muri vanno via insieme? (ancora fino a { $left })
romolo-ask-Extra = Usare Praepositus per { $good }?
romolo-ask-StoreIn = Dove conservi { $good }? ({ $amount })
romolo-ask-Waive = Per quanti Foederatus annulla il costo?
romolo-ask-Endow = Quale cubetto metti sulla tessera?
romolo-ask-Column = Sopra quale colonna metti { $good }?
romolo-ask-Sale = Vendi altro?
romolo-ask-Forum = Prendi il bonus del foro per questa vendita?
romolo-ask-Purchase = Compri altro?
romolo-ask-Swap = Che cosa dai a Mercator, e per cosa?
romolo-ask-SecondCube = Quale secondo cubetto prendi?
romolo-ask-FreeMarket = Che cosa scambi con Negotiator?
romolo-ask-RollToSteal = Che cosa tira il ladro?
romolo-ask-Loot = Che cosa prendi? (ancora { $left })
romolo-ask-Exchange = Che cosa dai e che cosa chiedi?
romolo-ask-Consent = Accetti lo scambio del compagno?
romolo-ask-Attack = Dove attacchi?
romolo-ask-Muster = Chi partecipa all'attacco?
romolo-ask-ChooseDie = Quale tessera dado giochi?
romolo-ask-Unsealed = Che cosa si scopre?
romolo-ask-Captain = Quanti segnalini di Dux spendi?
romolo-ask-Dice = Che cosa mostra il dado?
romolo-ask-AIDie = Che cosa tira il giocatore I.A.?
romolo-ask-Retreat = Ti ritiri?
romolo-ask-Withdraw = Dove si ritira questa unità?
romolo-ask-Kill = Quale unità cade? (ancora { $left })
romolo-ask-Raze = Che cosa distruggi? (ancora { $left })
romolo-ask-RemoveSurplus = La tua capitale regge meno unità: quale va via?
romolo-ask-GiveUp = Non hai più lavoratori. Continui?
romolo-ask-WaiveWages = Per quanti mercenari Foederatus annulla la paga?
romolo-ask-PaySalt = Quanti cubetti di sale paghi? ({ $due } sale dovuto)
romolo-ask-Ruin = Un mercenario resta senza paga: quale edificio della capitale va via?
romolo-ask-DismissUnpaid = Quale mercenario non pagato se ne va?
romolo-ask-Dismiss = Congedi un mercenario?
romolo-ask-Feed = Nutri la tua gente: più unità possibile, o escludi qualcuno?
romolo-ask-Hungry = Questa unità ha fame: paghi un grano?
romolo-ask-PlayOrEnd = Giochi questo turno, o termini la partita?
romolo-ask-LastFarm = Quale fattoria conta Architectus nel punteggio?
romolo-ask-Bless = Dove Sacerdos aggiunge influenza?
romolo-ask-Dominion = Quale casella è il tuo dominio?
romolo-ask-NextInRow = Quale cubetto evento viene dopo nella fila?
romolo-ask-FromBag = Quale cubetto evento viene pescato?
romolo-ask-EventRoll = Che cosa mostra il dado dell'evento?
romolo-ask-EndRoll = Il dado termina la partita?
romolo-ask-NextGroup = Quale gruppo dell'I.A. agisce?
romolo-ask-Advance = Quale gruppo dell'I.A. avanza?
romolo-ask-March = Dove va il gruppo?
romolo-ask-AIKill = Quale tua unità cade?
romolo-ask-AIRaze = Quale edificio viene distrutto?
romolo-ask-AITear = Quale muro cade?

## Perché no

romolo-why-action-phase-is-over = La tua fase Azioni è finita.
romolo-why-activate-a-unit-first = Prima attiva un’unità.
romolo-why-activated-already = Quell’unità è già stata attivata in questa fase: ognuna una volta sola.
romolo-why-after-a-retreat = Dopo una ritirata un’unità può solo muoversi.
romolo-why-all-sides-walled = Ogni lato di questa casella ha già un muro.
romolo-why-another-good-is-due = Ora si paga un altro tipo di cubetto.
romolo-why-another-kind = Prendi un tipo diverso da quello dato.
romolo-why-another-piece-now = Ora si mette un altro pezzo.
romolo-why-another-unit-now = Ora si tratta di un’altra unità.
romolo-why-behind-a-wall = È dietro un muro.
romolo-why-building-too-dear = Costa { $stone_needed } pietra e { $wood_needed } legno{ $saved ->
    [0] { "" }
    [one] , con 1 cubetto risparmiato grazie ai templi
   *[other] , con { $saved } cubetti risparmiati grazie ai templi
}; ti { $stone_missing ->
    [0] { $wood_missing ->
        [one] manca 1 legno
       *[other] mancano { $wood_missing } legno
    }
   *[other] { $wood_missing ->
        [0] { $stone_missing ->
            [one] manca 1 pietra
           *[other] mancano { $stone_missing } pietra
        }
       *[other] mancano { $stone_missing } pietra e { $wood_missing } legno
    }
}.
romolo-why-capital-of-the-ai = La capitale dell’I.A. ti è chiusa.
romolo-why-choose-a-unit = Scegli almeno un’unità.
romolo-why-column-full = Sopra quella colonna ci sono già { $limit } cubetti: è piena.
romolo-why-combat-comes-later = Si combatte dopo la fase Azioni: prima finiscila.
romolo-why-combat-phase-is-over = La tua fase Combattimento è finita.
romolo-why-convert-at-the-start = Un esploratore si converte all’inizio dell’attivazione, prima di muovere o guardare.
romolo-why-cubes-too-cheap = Si deve pagare { $needed }; le tue monete con questi cubetti e con quelli meno cari valgono { $have }: { $missing } in meno.
romolo-why-dearest-first = I cubetti più cari si pagano prima dei meno cari.
romolo-why-explorers-are-converted = Solo un esploratore può essere convertito.
romolo-why-explorers-only = Solo gli esploratori possono guardare.
romolo-why-finish-this-action = Prima finisci l’azione cominciata.
romolo-why-finish-this-unit = Prima finisci con l’unità che hai attivato.
romolo-why-forest-or-hill = Scegli una foresta o una collina.
romolo-why-heros-with-an-attack = Heros si annuncia insieme a un attacco.
romolo-why-hindered = L’unità è ostacolata e può solo muoversi.
romolo-why-hostile-unit-here = Su questa casella c’è un’unità ostile.
romolo-why-hostile-unit-there = Lì c’è un’unità ostile.
romolo-why-kind-laid-already = Un cubetto di quel tipo è già sulla tessera.
romolo-why-lay-a-cube = Metti almeno un cubetto sulla tessera.
romolo-why-mercator-too-few = Lì Mercator prende { $needed } cubetti uguali; di nessun tipo ne hai più di { $have }: { $missing } in meno.
romolo-why-mercenaries-too-dear = Costa { $needed }; le tue monete e i tuoi cubetti lì valgono { $have }: { $missing } in meno.
romolo-why-military-is-surplus = Hai { $have } tra soldati e mercenari, e la tua capitale ne regge { $limit }: uno di questi deve andarsene.
romolo-why-military-limit = Hai { $have } dei { $limit } tra soldati e mercenari che la tua capitale regge: non c’è posto per altri { $more }.
romolo-why-more-than-three = Uno scambio vale al massimo { $limit }; questo varrebbe { $needed }.
romolo-why-moves-only = Questa unità può solo muoversi.
romolo-why-name-gifts-first = Nomina prima ciò che dai, poi ciò che prendi, in ordine.
romolo-why-needs-a-cube = Ti serve un cubetto da mettere sulla tessera.
romolo-why-needs-a-port = In acqua si entra da un porto o dall’acqua.
romolo-why-needs-no-food = Nessuna tua unità del genere va nutrita.
romolo-why-new-unit-waits = Quell’unità è nuova: può agire dal prossimo round.
romolo-why-no-action-left = L’unità ha usato tutte le sue { $limit } azioni.
romolo-why-no-aedificator = Qui Aedificator non serve.
romolo-why-no-apothecarius = Apothecarius non è pronto.
romolo-why-no-column = Nessuna colonna è libera.
romolo-why-no-cube-in-hand = Non hai un tale cubetto in mano.
romolo-why-no-empty-storehouse = { $have ->
    [0] Lì non c’è un magazzino.
    [one] Il magazzino lì è pieno.
   *[other] Tutti i { $have } magazzini lì sono pieni.
}
romolo-why-no-exchange = Ora non è possibile uno scambio con un compagno.
romolo-why-no-farm-there = Lì non c’è un’altra fattoria.
romolo-why-no-free-wall = Defensor non ha più muri.
romolo-why-no-grain = Non hai grano.
romolo-why-no-heros = Ora non puoi chiamare Heros.
romolo-why-no-influence-there = Lì non hai influenza.
romolo-why-no-praepositus = Useresti { $needed } Praepositus per questa produzione; { $have ->
    [one] ne è pronto 1
   *[other] ne sono pronti { $have }
}.
romolo-why-no-ride = Equus non può portare l’unità lì.
romolo-why-no-room = Su questa casella ci sono { $have } edifici su { $limit }: non c’è spazio.
romolo-why-no-room-for-walls = Su questa casella ci sono { $have } edifici su { $limit }, e ogni terzo muro conta come uno: non c’è spazio.
romolo-why-no-sail = Nauta non può portare l’unità lì.
romolo-why-no-side-to-water = { $limit ->
    [0] Nessun lato di questa casella dà sull’acqua: un porto ne ha bisogno.
    [one] Questa casella ha 1 lato sull’acqua, e lì c’è già un porto.
   *[other] Dei { $limit } lati sull’acqua, { $have } hanno già un porto.
}
romolo-why-no-standing-unit = Lì non c’è una tua unità del genere in piedi.
romolo-why-no-storehouse = Nessun magazzino vuoto è utilizzabile.
romolo-why-no-such-building = Qui non c’è un tale edificio.
romolo-why-no-such-content = Nessun magazzino lo contiene.
romolo-why-no-such-cube = Qui non hai un tale cubetto.
romolo-why-no-such-mercenary = Lì non hai un tale mercenario.
romolo-why-no-such-unit = Nessuna unità del genere può partecipare.
romolo-why-no-traductor = Traductor non può agire lì.
romolo-why-no-unit-can-destroy = Solo le unità con un valore sopra 0 possono distruggere edifici; la tua migliore lì ha { $have }.
romolo-why-no-wall-there = Su quel lato non c’è un muro.
romolo-why-no-water-near = Non c’è acqua scoperta adiacente.
romolo-why-no-way-back = L’unità non può ritirarsi lì.
romolo-why-no-worker-may-act = Lì nessun tuo lavoratore può agire.
romolo-why-nobody-to-attack = Lì quel giocatore non ha nulla da attaccare.
romolo-why-nobody-to-rob = Nessuna unità di quell’avversario è su una casella adiacente che non sia dietro un muro.
romolo-why-none-in-hand = Non ne hai in mano.
romolo-why-not-a-dominion = Nomina una pianura accanto alla capitale che controlli.
romolo-why-not-a-player = Non è un giocatore.
romolo-why-not-adjacent = Quella casella non è adiacente.
romolo-why-not-created = I mercenari si reclutano, non si creano.
romolo-why-not-held = Ne daresti { $needed } e ne hai { $have }.
romolo-why-not-in-bank = La banca non ne ha più.
romolo-why-not-in-capital = La tua capitale non ha un tale edificio da cedere.
romolo-why-not-in-display = Quel personaggio non è esposto lì.
romolo-why-not-nearer-to-capital = Una ritirata va verso la tua capitale: l’unità ne dista { $here ->
    [one] 1 casella
   *[other] { $here } caselle
}, quella casella { $there }.
romolo-why-not-next-to-flood = Quella tessera ora non si allaga.
romolo-why-not-of-its-cost = Non fa parte del suo costo.
romolo-why-not-on-negotiator = Nessun cubetto del genere è su Negotiator.
romolo-why-not-so-many-counters = A Dux { $have ->
    [one] resta 1 segnalino
   *[other] restano { $have } segnalini
}, non { $needed }.
romolo-why-not-yet = Prima scegline almeno uno.
romolo-why-not-yielded-here = Questa casella non lo produce.
romolo-why-not-your-capital = I soldati si creano solo nella tua capitale.
romolo-why-not-your-plain = Va su una delle tue due pianure.
romolo-why-not-your-start-hex = Non è una delle tue caselle iniziali.
romolo-why-nothing-offered = Prima nomina qualcosa.
romolo-why-nothing-stored = Su questa casella non c’è un tale magazzino.
romolo-why-nothing-to-build-instead = Nulla potrebbe essere costruito al suo posto.
romolo-why-nothing-to-destroy = Lì non c’è nulla da distruggere.
romolo-why-nothing-to-see = Lì non c’è niente di nuovo da guardare.
romolo-why-nothing-to-trade = Dei tipi su Negotiator ora non si può vendere né comprare nulla.
romolo-why-one-character-per-turn = In questo turno hai già ingaggiato { $limit ->
    [one] un personaggio
   *[other] { $limit } personaggi
}: di più non si può per turno.
romolo-why-one-or-two = Si reclutano da 1 a { $limit } mercenari alla volta.
romolo-why-own-column = Non sopra la colonna del proprio tipo.
romolo-why-own-turn-only = Si può solo nel proprio turno.
romolo-why-partner-has-not = Il tuo compagno non ce l’ha.
romolo-why-power-not-ready = Non hai questo potere pronto.
romolo-why-price-is-zero = Il suo prezzo è 0.
romolo-why-produced-here-already = Hai già prodotto su questa casella in questo turno.
romolo-why-refined-already = La merce raffinata non si raffina di nuovo.
romolo-why-sale-or-purchase = Un’azione di mercato è vendita o acquisto, mai entrambi.
romolo-why-salt-is-settled = Quanti cubetti di sale paghi è già deciso.
romolo-why-side-not-possible = Quel lato ha già un muro.
romolo-why-storehouse-too-far = Il magazzino deve essere sulla casella del lavoratore o accanto.
romolo-why-supply-comes-later = Si fa nella tua fase Rifornimento.
romolo-why-three-walls = Per la paga non versata vanno via { $needed } muri insieme: finora ne hai scelti { $have }.
romolo-why-tile-not-available = Non hai quella tessera dado.
romolo-why-too-few-coins = Costa { $needed } in monete; ne hai { $have }: { $missing } in meno.
romolo-why-too-few-cubes = Servono { $needed } { $good ->
    [grain] grano
    [wood] legno
    [stone] pietra
    [salt] sale
   *[refined] merce raffinata
}; puoi pagarne { $have }: { $missing } in meno.
romolo-why-too-few-mercenaries = La banca ha { $have ->
    [0] zero mercenari
    [one] ancora 1 mercenario
   *[other] ancora { $have } mercenari
}, non { $needed }.
romolo-why-too-few-walls = Qui solo { $needed } muri insieme contano come edificio; la tua capitale ne ha { $have }.
romolo-why-too-little-stone-or-wood = Servono { $needed } tra pietra e legno; puoi pagarne { $have }: { $missing } in meno.
romolo-why-took-no-part = Nessuna unità del genere ha partecipato.
romolo-why-tower-falls = La torre ha già { $limit } perdite e cade.
romolo-why-tower-last = La torre va via solo se non resta altro.
romolo-why-tower-not-hit = Qui non si può colpire una torre.
romolo-why-tower-stands = Una torre non si costruisce né si demolisce.
romolo-why-unit-lies = Quell’unità è distesa: non può essere attivata.
romolo-why-units-there = Lì ci sono altri: prima combattili.
romolo-why-victim-has-none = La vittima non ne ha.
romolo-why-worker-limit = Hai { $have } dei { $limit } lavoratori che la tua capitale regge.
romolo-why-workers-are-surplus = Hai { $have } lavoratori, e la tua capitale ne regge { $limit }: un lavoratore deve andarsene.
romolo-why-wrong-payment = Si pagano { $needed } cubetti: da { $least } a { $most } possono essere pietra, il resto è legno.
romolo-why-wrong-salt = Devi { $needed } sale: da { $least } a { $most } si possono pagare in cubetti di sale.
romolo-why-wrong-share = Di questi cubetti, da { $least } a { $most } possono venire dai magazzini qui.
romolo-why-wrong-terrain = Non sta su questo terreno.
romolo-why-wrong-waiver = Qui Foederatus può annullarne da { $least } a { $most }.

## Fine e punteggio

romolo-end-ended = { $winners ->
    [0] Vince il giocatore I.A.; un giocatore ha terminato la partita nella fase conclusiva.
    [one] Vince { $names } con { $points } punti; un giocatore ha terminato la partita nella fase conclusiva.
   *[other] Vincono { $names } con { $points } punti; un giocatore ha terminato la partita nella fase conclusiva.
}
romolo-end-roll = { $winners ->
    [0] Vince il giocatore I.A.; il dado del giocatore I.A. ha terminato la partita.
    [one] Vince { $names } con { $points } punti; il dado del giocatore I.A. ha terminato la partita.
   *[other] Vincono { $names } con { $points } punti; il dado del giocatore I.A. ha terminato la partita.
}
romolo-end-cap = { $winners ->
    [0] Vince il giocatore I.A.; l’ultimo round concordato è finito.
    [one] Vince { $names } con { $points } punti; l’ultimo round concordato è finito.
   *[other] Vincono { $names } con { $points } punti; l’ultimo round concordato è finito.
}
romolo-end-towers = { $winners ->
    [0] Vince il giocatore I.A.: non resta nessun’altra torre.
    [one] Vince { $names }: solo { $names } ha ancora una torre.
   *[other] Vincono { $names }: nessun altro ha ancora una torre.
}
romolo-score-characters = Personaggi
romolo-score-hexes = Caselle controllate
romolo-score-dominion = Dominio
romolo-score-population = Popolazione
romolo-score-battle_markers = Segnalini battaglia
romolo-score-money = Denaro
romolo-score-majorities = Maggioranze

## Il tabellone nel terminale

romolo-board-legend = ~ acqua · ^ collina · ♣ foresta · . pianura · ? coperta · W lavoratore S soldato M mercenario X esploratore (minuscolo: sdraiato) · ! ostacolato · T torre
romolo-board-buildings = Edifici: f fattoria s magazzino t tempio w segheria/cava a acquedotto o foro p porto; i muri stanno sui loro lati
romolo-board-market = Mercato
romolo-board-bank = Banca
romolo-board-display = Personaggi
romolo-board-round = Round { $round }
romolo-board-closing = fase finale
romolo-board-goods = Merci
romolo-board-coins = Monete
romolo-board-hand = In mano
romolo-board-dice = Tessere dado
romolo-board-strength = Capitale
romolo-board-battles = Segnalini battaglia
romolo-board-out = eliminato
romolo-board-hidden = nascoste
romolo-board-events = Eventi
romolo-board-stack = nella pila
romolo-board-stored = In magazzino su { $hex }

## Il tabellone nel browser

romolo-board-map = Mappa
romolo-board-tab-map = Mappa
romolo-board-tab-market = Mercato
romolo-board-tab-bank = Banca
romolo-board-tab-people = Personaggi
romolo-board-tab-scores = Punti
romolo-board-round-name = Round
romolo-board-clock = { $empty } tipi esauriti su { $needed }
romolo-board-phase = Fase
romolo-board-phase-setup = Preparazione
romolo-board-phase-actions = Azioni
romolo-board-phase-combat = Combattimento
romolo-board-phase-supply = Rifornimento
romolo-board-phase-rival = Giocatore I.A.
romolo-board-phase-end = Punteggio
romolo-board-influence = Influenza
romolo-board-deeds = Che cosa può fare il lavoratore
romolo-board-cubes = { $count ->
    [one] 1 cubetto
   *[other] { $count } cubetti
} su { $update }
romolo-board-price = { $good }: prezzo { $price }
romolo-board-sell = Vendi
romolo-board-buy = Compra
romolo-board-short-grain = grano
romolo-board-short-wood = legno
romolo-board-short-stone = pietra
romolo-board-short-salt = sale
romolo-board-short-refined = merci
romolo-board-empty = esauriti: { $empty } su { $needed }
romolo-board-stock-farm = fattoria
romolo-board-stock-storehouse = deposito
romolo-board-stock-temple = tempio
romolo-board-stock-quarry-sawmill = sega/cava
romolo-board-stock-aqueduct = acquedotto
romolo-board-stock-forum = foro
romolo-board-stock-port = porto
romolo-board-stock-wall = muro
romolo-board-stock-mercenary = mercenario
romolo-board-stock-battle-marker = battaglia
romolo-board-hire = Il tuo prossimo costa
romolo-board-in-stack = { $count } nella pila
romolo-board-own-characters = I tuoi personaggi
romolo-board-left = ne restano { $count }
romolo-board-used = usato in questo turno
romolo-board-combat = Combattimento su { $hex }
romolo-board-raid = Attacco su { $hex }
romolo-board-attacks = attacca
romolo-board-defends = difende
romolo-board-sealed = coperta
romolo-board-symbol-x2 = raddoppia
romolo-board-symbol-plus3 = 3 in più
romolo-board-symbol-plus1loss = 1 perdita in più per l’altro
romolo-board-symbol-minus1loss = 1 perdita in meno
romolo-board-symbol-retreat = può ritirarsi
romolo-board-symbol-blank = niente
romolo-board-ladder = Perdite secondo la differenza
romolo-board-step = { $range }: { $count ->
    [one] 1 perdita
   *[other] { $count } perdite
}
romolo-board-loses = { $count ->
    [0] { $colour } non perde nulla.
    [one] { $colour } perde 1 pezzo.
   *[other] { $colour } perde { $count } pezzi.
}
romolo-board-exchange = Scambio tra compagni
romolo-board-gives = dà
romolo-board-gives-nothing = ancora nulla
romolo-board-exchange-limit = In tutto vale al massimo 3: un cubetto vale 1, le monete il loro valore.
romolo-board-demolish = Demolisci …
romolo-board-transform = Trasforma …
romolo-board-refine = Raffina …
romolo-board-hindered = ostacolato
romolo-board-helped = personaggi
romolo-board-wins = Vince { $colour }.
romolo-board-nobody-wins = Non vince nessuno.
romolo-board-workers = lavoratori
romolo-board-military = militari
romolo-board-hexes = esagoni
romolo-board-points = punti ora
romolo-board-partner = Compagno di { $colour }
romolo-board-fallen = { $count ->
    [one] 1 mercenario caduto ancora da pagare
   *[other] { $count } mercenari caduti ancora da pagare
}
romolo-board-scores-now = Come sarebbe se il gioco finisse ora.
romolo-board-scores-hidden = Le monete tenute segrete, e ciò che ne dipende, non sono contate.
romolo-board-total = Totale
romolo-board-next-event = il prossimo per primo
romolo-board-event-white = non accade nulla
romolo-board-event-yellow = il giocatore I.A. può prendere un personaggio
romolo-board-event-pink = i prezzi cambiano; il giocatore I.A. riceve monete
romolo-board-event-blue = nuove unità del giocatore I.A.
romolo-board-event-brown = i suoi gruppi avanzano; i cubetti si rimescolano
romolo-board-says-hidden = coperto
romolo-board-says-peeked = coperto, hai visto: { $terrain }
romolo-board-says-token = Segnalino { $token }.
romolo-board-says-capital = Capitale di { $colour }, forza { $strength }.
romolo-board-says-built = Edifici: { $buildings }.
romolo-board-says-stored = Nei depositi: { $goods }.
romolo-board-says-walls = Mura verso { $sides }.
romolo-board-says-unit = { $colour }: { $unit }.
romolo-board-says-control = Controllato da { $colour }.
romolo-hint-Settle = La tua torre fa di un esagono la capitale: la sua forza decide quante unità puoi avere e fin dove arriva la tua influenza. Per produrre servono depositi; una fattoria nutre due unità.
romolo-hint-Activate = Clicca su un’unità in piedi per attivarla. Ognuna agisce una volta per turno; chi non fa nulla riceve una moneta.
romolo-hint-Act = Muovi su un esagono illuminato, o fa’ agire il lavoratore: sotto la mappa, in banca (costruire, reclutare), al mercato (vendere, comprare) o fra i personaggi (assumere).
romolo-hint-Attack = Le unità in piedi possono attaccare le altre sul loro esagono, o abbattere edifici dove nessuno difende. Non sei obbligato.
romolo-hint-Feed = Le fattorie nutrono lavoratori e soldati sul loro esagono e intorno. Chi resta costa un grano o torna a casa.
