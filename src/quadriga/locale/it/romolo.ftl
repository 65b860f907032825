# Romolo o Remo?. I nomi latini restano come sono.

romolo-title = Romolo o Remo?
romolo-blurb = Fonda una città nel Lazio verso il 753 a.C.: esplora, costruisci, commercia, assolda personaggi e combatti, finché la città con più punti è Roma.

## Opzioni del gioco

romolo-set-dice = Battaglie
romolo-set-dice-hint = Se nelle battaglie si usano segnalini dado segreti o un dado.
romolo-set-dice-tiles = Segnalini dado
romolo-set-dice-die = Dado
romolo-set-teams = Squadre
romolo-set-teams-hint = Quattro giocatori, due contro due; gli alleati siedono di fronte e contano i punti insieme.
romolo-set-events = Eventi in solitario
romolo-set-events-hint = Se gli eventi del solitario sono in una linea scoperta o si pescano da un sacchetto.
romolo-set-events-row = Linea scoperta
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
romolo-good-refined = risorsa raffinata
romolo-column-grain = grano
romolo-column-wood = legno
romolo-column-stone = pietra
romolo-column-salt = sale
romolo-column-refined = risorsa raffinata
romolo-item-grain = grano
romolo-item-wood = legno
romolo-item-stone = pietra
romolo-item-salt = sale
romolo-item-refined = risorsa raffinata
romolo-item-silver = una moneta d’argento
romolo-item-bronze = una moneta di bronzo (½)
romolo-kind-worker = lavoratore
romolo-kind-soldier = soldato
romolo-kind-mercenary = mercenario
romolo-kind-explorer = esploratore
romolo-unit-worker = lavoratore
romolo-unit-soldier = soldato
romolo-unit-mercenary = mercenario
romolo-unit-explorer = esploratore
romolo-unit-lying-worker = lavoratore steso
romolo-unit-lying-soldier = soldato steso
romolo-unit-lying-mercenary = mercenario steso
romolo-unit-lying-explorer = esploratore steso
romolo-unit-hindered-worker = lavoratore con penalità
romolo-unit-hindered-soldier = soldato con penalità
romolo-unit-hindered-mercenary = mercenario con penalità
romolo-unit-hindered-explorer = esploratore con penalità
romolo-unit-hindered-lying-worker = lavoratore steso con penalità
romolo-unit-hindered-lying-soldier = soldato steso con penalità
romolo-unit-hindered-lying-mercenary = mercenario steso con penalità
romolo-unit-hindered-lying-explorer = esploratore steso con penalità
romolo-token-x2 = il doppio
romolo-token-x3 = il triplo
romolo-piece-tower = torre
romolo-piece-farm = fattoria
romolo-piece-storehouse = magazzino
romolo-piece-worker = lavoratore
romolo-building-farm = fattoria
romolo-building-farm-hint = sfama 2 unità
romolo-building-storehouse = magazzino
romolo-building-storehouse-hint = conserva una produzione
romolo-building-temple = tempio
romolo-building-temple-hint = costruire costa 1 in meno
romolo-building-sawmill = falegnameria
romolo-building-sawmill-hint = 1 legno in più
romolo-building-aqueduct = acquedotto
romolo-building-aqueduct-hint = spazio per 1 costruzione in più qui e intorno
romolo-building-forum = foro
romolo-building-forum-hint = monete in più per una vendita
romolo-building-port = porto
romolo-building-port-hint = le unità entrano in acqua; 1 scambio in più
romolo-building-wall = muro
romolo-building-wall-hint = penalità a chi lo attraversa
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
romolo-symbol-blank = vuoto
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
romolo-character-architectus-hint = una fattoria conta come potere per te
romolo-character-artifex = Artifex
romolo-character-artifex-hint = 1 punto per genere di costruzione nel tuo dominio
romolo-character-consul = Consul
romolo-character-consul-hint = vince ogni parità nelle maggioranze
romolo-character-defensor = Defensor
romolo-character-defensor-hint = +1 in difesa e 3 muri gratuiti
romolo-character-dux = Dux
romolo-character-dux-hint = 4 segnalini: +1 ciascuno in una battaglia
romolo-character-equus = Equus
romolo-character-equus-hint = 2 movimenti extra su terra
romolo-character-foederatus = Foederatus
romolo-character-foederatus-hint = 3 segnalini: un mercenario senza costo o salario
romolo-character-furnarius = Furnarius
romolo-character-furnarius-hint = sfama 2 unità ovunque
romolo-character-heros = Heros
romolo-character-heros-hint = +2 in un attacco
romolo-character-mercator = Mercator
romolo-character-mercator-hint = scambia cubetti uguali con un altro
romolo-character-nauta = Nauta
romolo-character-nauta-hint = 1 scambio in più, o un viaggio senza porto
romolo-character-negotiator = Negotiator
romolo-character-negotiator-hint = un’azione di mercato gratuita con i tipi sulla tessera
romolo-character-obsessor = Obsessor
romolo-character-obsessor-hint = niente segnalini penalità; +2 contro le torri
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
romolo-character-traductor-hint = agisce su un esagono adiacente
romolo-price-coin = { $count ->
    [0.5] moneta
    [one] moneta
   *[other] monete
}
romolo-price-half = moneta di bronzo (½)

## Risposte

romolo-say-pass = Fatto
romolo-say-start = Comincia { $colour }
romolo-say-choose = Prendi un tassello { $terrain }
romolo-say-lay = Mettilo su { $hex }
romolo-say-draw = { $character } entra nella mostra
romolo-say-away = { $symbol } viene scartato
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
romolo-say-token = Vale { $token }
romolo-say-flood = Allaga { $hex }
romolo-say-build = Costruisci: { $building }
romolo-say-wall = Un muro a { $side }
romolo-say-free-wall = Un muro di Defensor a { $side }
romolo-say-done = Basta
romolo-say-demolish = Smantella: { $building }
romolo-say-transform = Trasforma: { $building }
romolo-say-pay = Paga { $number } { $good }, il resto in altro modo
romolo-say-aedificator = Usa Aedificator
romolo-say-use = { $number } { $good } dai magazzini
romolo-say-gain = Prendi 1 { $good }
romolo-say-produce = Produci { $good }
romolo-say-store = Conserva su { $hex }
romolo-say-keep = Prendi in mano (Apothecarius)
romolo-say-extra = { $number } in più con Praepositus
romolo-say-collect = Raccogli { $number } { $good }
romolo-say-refine = Raffina { $good }
romolo-say-create = Crea: { $kind }
romolo-say-convert = Converti l’esploratore in lavoratore
romolo-say-recruit = { $number ->
    [one] Assolda 1 mercenario
   *[other] Assolda { $number } mercenari
}
romolo-say-waive = { $number } gratis (Foederatus)
romolo-say-spend = Paga con 1 { $good }
romolo-say-coins = Paga il resto in monete
romolo-say-hire = Assolda { $character } (posto { $slot })
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
romolo-say-exchange = Scambia con l’alleato
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
romolo-say-feed = Sfama più unità possibile
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
romolo-news-hindered = { $colour }: { $kind } con penalità per il muro di { $hex }.
romolo-news-looked = { $colour } guarda { $hex }: { $terrain }.
romolo-news-looked-token = { $colour } guarda la pedina su { $hex }: vale { $token }.
romolo-news-discovered = Esplorato { $hex }: { $terrain }.
romolo-news-token = { $hex } vale { $token }.
romolo-news-flooded = { $hex } diventa acqua.
romolo-news-is-hostile = { $colour } è ostile su { $hex }.
romolo-news-is-friendly = { $colour } non è ostile su { $hex }.
romolo-news-built = { $colour } costruisce su { $hex }: { $building }.
romolo-news-demolished = Sparito da { $hex }: { $building }.
romolo-news-wall-built = { $colour } costruisce un muro su { $hex }, a { $side }.
romolo-news-wall-gone = Il muro di { $hex } a { $side } non c’è più.
romolo-news-stored = { $colour }: { $count } { $good } in un magazzino su { $hex }.
romolo-news-gained = { $colour } prende { $count } { $good }.
romolo-news-paid = { $colour } paga { $count } { $good }.
romolo-news-earned = { $colour } prende { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
romolo-news-spent = { $colour } paga { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
romolo-news-created = { $colour }: nuovo { $kind } su { $hex }.
romolo-news-went-home = { $colour }: { $kind } su { $hex } torna in mano.
romolo-news-unfed = { $colour } non sfama tutti: { $kind } su { $hex } torna in mano.
romolo-news-fell = { $colour }: cade { $kind } su { $hex }.
romolo-news-dismissed = { $colour } congeda: { $kind }.
romolo-news-shown = { $character } è nella mostra.
romolo-news-hired = { $colour } assolda { $character }.
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
romolo-news-won = { $colour } vince la battaglia su { $hex }.
romolo-news-drawn = Nessuno vince la battaglia su { $hex }.
romolo-news-battle-marker = { $colour } prende un segnalino battaglia.
romolo-news-tower-hit = La torre di { $colour } è colpita.
romolo-news-unpaid = { $colour } non può pagare { $count ->
    [one] 1 mercenario
   *[other] { $count } mercenari
}.
romolo-news-gave-up = { $colour } si arrende.
romolo-news-eliminated = { $colour } perde la torre ed è fuori dal gioco.
romolo-news-closing = Comincia la procedura di fine partita.
romolo-news-ended = { $colour } termina la partita.
romolo-news-stopped = L’ultimo round è finito.
romolo-news-event = Evento: cubetto { $event }.

## Che cosa è successo, in breve: con $who «you» una frase intera, altrimenti senza soggetto, come in «Rosso: compra ...»

romolo-act-begins = { $who ->
    [you] Cominci
   *[other] comincia
}
romolo-act-nothing = riposa
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
    [you] Un muro ti dà una penalità su { $hex }
   *[other] {""}
}
romolo-act-looked = { $who ->
    [you] Guardi
   *[other] guarda
} { $hex }
romolo-act-looked-token = { $who ->
    [you] Guardi
   *[other] guarda
} il moltiplicatore su { $hex }
romolo-act-discovered = Esplorato: { $hex }
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
romolo-act-unfed = { $who ->
    [you] Non sfami
   *[other] non sfama
} su { $hex }: { $kind }
romolo-act-fell = { $who ->
    [you] Perdi
   *[other] perde
} su { $hex }: { $kind }
romolo-act-dismissed = { $who ->
    [you] Congedi
   *[other] congeda
} { $kind }
romolo-act-hired = { $who ->
    [you] Assoldi
   *[other] assolda
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
} la battaglia su { $hex }
romolo-act-drawn = Nessuno vince la battaglia su { $hex }
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
romolo-act-unpaid = { $who ->
    [you] Non puoi pagare
   *[other] non può pagare
} { $count ->
    [one] 1 mercenario
   *[other] { $count } mercenari
}
romolo-act-gave-up = { $who ->
    [you] Ti arrendi
   *[other] si arrende
}
romolo-act-eliminated = { $who ->
    [you] Perdi la torre e sei fuori dal gioco
   *[other] perde la torre ed è fuori dal gioco
}
romolo-act-closing = Comincia la procedura di fine partita
romolo-act-ended = { $who ->
    [you] Termini
   *[other] termina
} la partita
romolo-act-stopped = L’ultimo round è finito
romolo-act-event = Evento: cubetto { $event }

## Domande

romolo-ask-StartPlayer = Chi comincia?
romolo-ask-DrawCharacter = Quale personaggio esce?
romolo-ask-PutAway = Quale segnalino dado viene scartato?
romolo-ask-ChooseTile = Foresta o collina tra i tasselli iniziali?
romolo-ask-LayTiles = Quale esagono iniziale riceve la foresta o la collina?
romolo-ask-FreeCube = Quale cubetto prendi in più?
romolo-ask-Settle = Dove va questo pezzo?
romolo-ask-Activate = Quale unità attivi?
romolo-ask-Act = Che cosa fa l’unità? { $left ->
    [one] (resta 1 azione)
   *[other] (restano { $left } azioni; un’esplorazione, o qualsiasi azione che non sia un movimento, vi pone fine)
}
romolo-ask-Hostility = Le tue unità su { $hex } sono ostili a { $colour }? Accanto a unità ostili un’unità può solo ritirarsi.
romolo-ask-Translate = Che cosa fa il lavoratore laggiù?
romolo-ask-TurnUp = Che cosa c’è sul tassello?
romolo-ask-TurnToken = Quale moltiplicatore è?
romolo-ask-PeekTile = Che cosa vede l’esploratore?
romolo-ask-PeekToken = Quale moltiplicatore vede l’esploratore?
romolo-ask-Flood = Quale tassello allaga ora il fiume?
romolo-ask-ChanceFlood = Quale tassello allaga ora il fiume?
romolo-ask-BuildWalls = Dove va il prossimo muro?
romolo-ask-PayBuilding = Quanta pietra paghi? ({ $total } cubetti)
romolo-ask-UseStored = Quanti cubetti di { $good } vengono dai magazzini? ({ $amount } in tutto)
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
romolo-ask-Consent = Accetti lo scambio del tuo alleato?
romolo-ask-Attack = Dove attacchi?
romolo-ask-Muster = Chi partecipa all’attacco?
romolo-ask-ChooseDie = Quale segnalino dado giochi?
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
romolo-ask-WaiveWages = Per quanti mercenari Foederatus annulla il salario?
romolo-ask-PaySalt = Quanti cubetti di sale paghi? ({ $due } sale dovuto)
romolo-ask-Ruin = Un mercenario resta senza salario: quale costruzione della capitale va via?
romolo-ask-DismissUnpaid = Quale mercenario non pagato se ne va?
romolo-ask-Dismiss = Congedi un mercenario?
romolo-ask-Feed = Sfama la tua gente. Quante più unità possibile, o escludi qualcuno?
romolo-ask-Hungry = Questa unità ha fame: paghi un grano?
romolo-ask-PlayOrEnd = Giochi questo turno, o termini la partita?
romolo-ask-LastFarm = Quale fattoria conta Architectus nel punteggio?
romolo-ask-Bless = Dove Sacerdos aggiunge influenza?
romolo-ask-Dominion = Quale esagono è il tuo dominio?
romolo-ask-NextInRow = Quale cubetto evento viene dopo nella linea?
romolo-ask-FromBag = Quale cubetto evento viene pescato?
romolo-ask-EventRoll = Che cosa mostra il dado dell’evento?
romolo-ask-EndRoll = Il dado termina la partita?
romolo-ask-NextGroup = Quale gruppo dell’I.A. agisce?
romolo-ask-Advance = Quale gruppo dell’I.A. avanza?
romolo-ask-March = Dove va il gruppo?
romolo-ask-AIKill = Quale tua unità cade?
romolo-ask-AIRaze = Quale costruzione viene distrutta?
romolo-ask-AITear = Quale muro cade?

## Perché no

romolo-why-action-phase-is-over = La tua fase delle azioni è finita.
romolo-why-activate-a-unit-first = Prima attiva un’unità.
romolo-why-activated-already = Quell’unità è già stata attivata in questa fase: ognuna una volta sola.
romolo-why-after-a-retreat = Dopo una ritirata un’unità può solo muoversi.
romolo-why-all-sides-walled = Ogni lato di questo esagono ha già un muro.
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
romolo-why-capital-of-the-ai = Nella capitale del giocatore I.A. non puoi entrare.
romolo-why-choose-a-unit = Scegli almeno un’unità.
romolo-why-column-full = Sopra quella colonna ci sono già { $limit } cubetti: è piena.
romolo-why-combat-comes-later = Si combatte dopo la fase delle azioni: prima finiscila.
romolo-why-combat-phase-is-over = La tua fase di guerra è finita.
romolo-why-convert-at-the-start = Un esploratore si converte all’inizio dell’attivazione, prima di muovere o guardare.
romolo-why-cubes-too-cheap = Devi pagare { $needed }; le tue monete con questi cubetti e con quelli meno cari valgono { $have }: { $missing } in meno.
romolo-why-dearest-first = I cubetti più cari si pagano prima dei meno cari.
romolo-why-explorers-are-converted = Solo un esploratore può essere convertito.
romolo-why-explorers-only = Solo gli esploratori possono guardare.
romolo-why-finish-this-action = Prima finisci l’azione cominciata.
romolo-why-finish-this-unit = Prima finisci con l’unità che hai attivato.
romolo-why-forest-or-hill = Scegli una foresta o una collina.
romolo-why-heros-with-an-attack = Heros si annuncia insieme a un attacco.
romolo-why-hindered = L’unità ha un segnalino penalità e può solo muoversi.
romolo-why-hostile-unit-here = Su questo esagono c’è un’unità ostile.
romolo-why-hostile-unit-there = Lì c’è un’unità ostile.
romolo-why-kind-laid-already = Un cubetto di quel tipo è già sulla tessera.
romolo-why-lay-a-cube = Metti almeno un cubetto sulla tessera.
romolo-why-mercator-too-few = Lì Mercator prende { $needed } cubetti uguali; di nessun tipo ne hai più di { $have }: { $missing } in meno.
romolo-why-mercenaries-too-dear = Costa { $needed }; le tue monete e i tuoi cubetti lì valgono { $have }: { $missing } in meno.
romolo-why-military-is-surplus = Hai { $have } tra soldati e mercenari, e la tua capitale ne regge { $limit }: uno di questi deve andarsene.
romolo-why-military-limit = La tua capitale regge { $limit } tra soldati e mercenari e ne hai già { $have }: non c’è posto per altri { $more }.
romolo-why-more-than-three = Uno scambio vale al massimo { $limit }; questo varrebbe { $needed }.
romolo-why-moves-only = Questa unità può solo muoversi.
romolo-why-name-gifts-first = Nomina prima ciò che dai, poi ciò che prendi, in ordine.
romolo-why-needs-a-cube = Ti serve un cubetto da mettere sulla tessera.
romolo-why-needs-a-port = In acqua si entra da un porto o dall’acqua.
romolo-why-needs-no-food = Nessuna tua unità del genere va sfamata.
romolo-why-new-unit-waits = Quell’unità è nuova: può agire dal prossimo round.
romolo-why-no-action-left = L’unità ha usato tutte le sue { $limit } azioni.
romolo-why-no-aedificator = Qui Aedificator non serve.
romolo-why-no-apothecarius = Apothecarius non è pronto.
romolo-why-no-column = Nessuna colonna è libera.
romolo-why-no-cube-in-hand = Non hai in mano un cubetto del genere.
romolo-why-no-empty-storehouse = { $have ->
    [0] Lì non c’è un magazzino.
    [one] Il magazzino lì è pieno.
   *[other] Tutti i { $have } magazzini lì sono pieni.
}
romolo-why-no-exchange = Ora non è possibile uno scambio con un alleato.
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
romolo-why-no-room = Su questo esagono ci sono { $have } costruzioni su { $limit }: non c’è spazio.
romolo-why-no-room-for-walls = Su questo esagono ci sono { $have } costruzioni su { $limit }, e ogni terzo muro conta come una: non c’è spazio.
romolo-why-no-sail = Nauta non può portare l’unità lì.
romolo-why-no-side-to-water = { $limit ->
    [0] Nessun lato di questo esagono dà sull’acqua: un porto ne ha bisogno.
    [one] Questo esagono ha 1 lato sull’acqua, e lì c’è già un porto.
   *[other] Dei { $limit } lati sull’acqua, { $have } hanno già un porto.
}
romolo-why-no-standing-unit = Lì non c’è una tua unità del genere in piedi.
romolo-why-no-storehouse = Nessun magazzino vuoto è utilizzabile.
romolo-why-no-such-building = Qui non c’è una costruzione del genere.
romolo-why-no-such-content = Nessun magazzino lo contiene.
romolo-why-no-such-cube = Qui non hai un cubetto del genere.
romolo-why-no-such-mercenary = Lì non hai un mercenario del genere.
romolo-why-no-such-unit = Nessuna unità del genere può partecipare.
romolo-why-no-traductor = Traductor non può agire lì.
romolo-why-no-unit-can-destroy = Solo le unità con un valore sopra 0 possono distruggere costruzioni; la tua migliore lì ha { $have }.
romolo-why-no-wall-there = Su quel lato non c’è un muro.
romolo-why-no-water-near = Non c’è acqua scoperta adiacente.
romolo-why-no-way-back = L’unità non può ritirarsi lì.
romolo-why-no-worker-may-act = Lì nessun tuo lavoratore può agire.
romolo-why-nobody-to-attack = Lì quel giocatore non ha nulla da attaccare.
romolo-why-nobody-to-rob = Nessuna unità di quell’avversario è su un esagono adiacente che non sia dietro un muro.
romolo-why-none-in-hand = Non ne hai in mano.
romolo-why-not-a-dominion = Nomina una pianura accanto alla capitale che controlli.
romolo-why-not-a-player = Non è un giocatore.
romolo-why-not-adjacent = Quell’esagono non è adiacente.
romolo-why-not-created = I mercenari si assoldano, non si creano.
romolo-why-not-held = Ne daresti { $needed } e ne hai { $have }.
romolo-why-not-in-bank = La banca non ne ha più.
romolo-why-not-in-capital = La tua capitale non ha una costruzione del genere da cedere.
romolo-why-not-in-display = Quel personaggio non è lì nella mostra.
romolo-why-not-nearer-to-capital = Una ritirata va verso la tua capitale: l’unità ne dista { $here ->
    [one] 1 esagono
   *[other] { $here } esagoni
}, quell’esagono { $there }.
romolo-why-not-next-to-flood = Quel tassello ora non si allaga.
romolo-why-not-of-its-cost = Non fa parte del suo costo.
romolo-why-not-on-negotiator = Nessun cubetto del genere è su Negotiator.
romolo-why-not-so-many-counters = A Dux { $have ->
    [one] resta 1 segnalino
   *[other] restano { $have } segnalini
}, non { $needed }.
romolo-why-not-yet = Prima scegli almeno un muro.
romolo-why-not-yielded-here = Questo esagono non lo produce.
romolo-why-not-your-capital = I soldati si creano solo nella tua capitale.
romolo-why-not-your-plain = Va su una delle tue due pianure.
romolo-why-not-your-start-hex = Non è uno dei tuoi esagoni iniziali.
romolo-why-nothing-offered = Prima nomina qualcosa.
romolo-why-nothing-stored = Su questo esagono non c’è un magazzino del genere.
romolo-why-nothing-to-build-instead = Nulla potrebbe essere costruito al suo posto.
romolo-why-nothing-to-destroy = Lì non c’è nulla da distruggere.
romolo-why-nothing-to-see = Lì non c’è niente di nuovo da guardare.
romolo-why-nothing-to-trade = Dei tipi su Negotiator ora non si può vendere né comprare nulla.
romolo-why-one-character-per-turn = In questo turno hai già assoldato { $limit ->
    [one] un personaggio
   *[other] { $limit } personaggi
}: di più non si può per turno.
romolo-why-one-or-two = Si assoldano da 1 a { $limit } mercenari alla volta.
romolo-why-own-column = Un cubetto non va sopra la colonna del proprio tipo.
romolo-why-own-turn-only = Si può solo nel proprio turno.
romolo-why-partner-has-not = Il tuo alleato non ce l’ha.
romolo-why-power-not-ready = Non hai questa abilità pronta.
romolo-why-price-is-zero = Il suo prezzo è 0.
romolo-why-produced-here-already = Hai già prodotto su questo esagono in questo turno.
romolo-why-refined-already = La risorsa raffinata non si raffina di nuovo.
romolo-why-sale-or-purchase = Un’azione di mercato è vendita o acquisto, mai entrambi.
romolo-why-salt-is-settled = Quanti cubetti di sale paghi è già deciso.
romolo-why-side-not-possible = Quel lato ha già un muro.
romolo-why-storehouse-too-far = Il magazzino deve essere sull’esagono del lavoratore o accanto.
romolo-why-supply-comes-later = Si fa nella tua fase di mantenimento.
romolo-why-three-walls = Per il salario non pagato vanno via { $needed } muri insieme: finora ne hai scelti { $have }.
romolo-why-tile-not-available = Non hai quel segnalino dado.
romolo-why-too-few-coins = Costa { $needed } in monete; ne hai { $have }: { $missing } in meno.
romolo-why-too-few-cubes = Servono { $needed } { $good ->
    [grain] grano
    [wood] legno
    [stone] pietra
    [salt] sale
   *[refined] { $needed ->
        [one] risorsa raffinata
       *[other] risorse raffinate
    }
}; puoi pagarne { $have }: { $missing } in meno.
romolo-why-too-few-mercenaries = Vuoi assoldare { $needed } mercenari; la banca { $have ->
    [0] non ne ha più
    [one] ne ha ancora 1
   *[other] ne ha ancora { $have }
}.
romolo-why-too-few-walls = Qui solo { $needed } muri insieme contano come costruzione; la tua capitale ne ha { $have }.
romolo-why-too-little-stone-or-wood = Servono { $needed } tra pietra e legno; puoi pagarne { $have }: { $missing } in meno.
romolo-why-took-no-part = Nessuna unità del genere ha partecipato.
romolo-why-tower-falls = La torre ha già { $limit } perdite e cade.
romolo-why-tower-last = La torre va via solo se non resta altro.
romolo-why-tower-not-hit = Qui non si può colpire una torre.
romolo-why-tower-stands = Una torre non si costruisce né si smantella.
romolo-why-unit-lies = Quell’unità è stesa: non può essere attivata.
romolo-why-units-there = Lì ci sono unità di altri: prima devi combatterle.
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
    [0] Vince il giocatore I.A.; un giocatore ha terminato la partita nella procedura di fine partita.
    [one] Vince { $names } con { $points } punti; un giocatore ha terminato la partita nella procedura di fine partita.
   *[other] Vincono { $names } con { $points } punti; un giocatore ha terminato la partita nella procedura di fine partita.
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
romolo-score-hexes = Esagoni controllati
romolo-score-dominion = Dominio
romolo-score-population = Popolazione
romolo-score-battle_markers = Segnalini battaglia
romolo-score-money = Denaro
romolo-score-majorities = Maggioranze

## Il tabellone nel terminale

romolo-board-legend = ~ acqua · ^ collina · ♣ foresta · . pianura · ? coperto · W lavoratore S soldato M mercenario X esploratore (minuscolo: steso) · ! penalità · T torre
romolo-board-buildings = Costruzioni: f fattoria s magazzino t tempio w falegnameria/cava a acquedotto o foro p porto; i muri stanno sui loro lati
romolo-board-market = Mercato
romolo-board-bank = Banca
romolo-board-display = Personaggi
romolo-board-round = Round { $round }
romolo-board-closing = fine partita
romolo-board-goods = Risorse
romolo-board-coins = Monete
romolo-board-hand = In mano
romolo-board-dice = Segnalini dado
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
romolo-board-phase-combat = Guerra
romolo-board-phase-supply = Mantenimento
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
romolo-board-short-refined = raffinata
romolo-board-empty = esauriti: { $empty } su { $needed }
romolo-board-stock-farm = fattoria
romolo-board-stock-storehouse = magazzino
romolo-board-stock-temple = tempio
romolo-board-stock-quarry-sawmill = falegn./cava
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
romolo-board-combat = Battaglia su { $hex }
romolo-board-raid = Saccheggio su { $hex }
romolo-board-attacks = attacca
romolo-board-defends = difende
romolo-board-sealed = coperto
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
romolo-board-exchange = Scambio tra alleati
romolo-board-gives = dà
romolo-board-gives-nothing = ancora nulla
romolo-board-exchange-limit = In tutto vale al massimo 3: un cubetto vale 1, le monete il loro valore.
romolo-board-demolish = Smantella …
romolo-board-transform = Trasforma …
romolo-board-refine = Raffina …
romolo-board-hindered = penalità
romolo-board-helped = personaggi
romolo-board-wins = Vince { $colour }.
romolo-board-nobody-wins = Non vince nessuno.
romolo-board-workers = lavoratori
romolo-board-military = militari
romolo-board-hexes = esagoni
romolo-board-points = punti ora
romolo-upkeep = Alla fine del tuo turno:
romolo-upkeep-feed = { $needed ->
    [0] tutti sono sfamati
   *[other] da sfamare: { $needed } ({ $have } di grano)
}
romolo-upkeep-feed-hint = Prima sfamano le fattorie e Furnarius; ogni unità che resta costa 1 grano o torna in mano.
romolo-upkeep-wages = { $count ->
    [one] 1 mercenario: { $needed } di sale ({ $have })
   *[other] { $count } mercenari: { $needed } di sale ({ $have })
}
romolo-upkeep-wages-hint = Il salario si può pagare anche in monete e altre risorse.
romolo-upkeep-unpaid = { $count ->
    [one] Manca il salario per 1 mercenario.
   *[other] Manca il salario per { $count } mercenari.
}
romolo-upkeep-leaving = { $count ->
    [one] Perdi 1 unità.
   *[other] Perdi { $count } unità.
}
romolo-upkeep-razed = { $count ->
    [one] Perdi 1 costruzione della capitale.
   *[other] Perdi { $count } costruzioni della capitale.
}
romolo-upkeep-out = La tua torre cade e sei eliminato.
romolo-board-partner = Alleato di { $colour }
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
romolo-board-says-token = Moltiplicatore { $token }.
romolo-board-says-capital = Capitale di { $colour }, potere { $strength }.
romolo-board-says-built = Costruzioni: { $buildings }.
romolo-board-says-stored = Nei magazzini: { $goods }.
romolo-board-says-walls = Muri verso { $sides }.
romolo-board-says-unit = { $colour }: { $unit }.
romolo-board-says-control = Controllato da { $colour }.
romolo-hint-Settle = La tua torre fa di un esagono la capitale: il suo potere decide quante unità puoi avere e fin dove arriva la tua influenza. Per produrre servono magazzini; una fattoria sfama due unità.
romolo-hint-Activate = Clicca su un’unità in piedi per attivarla. Ognuna agisce una volta per turno; chi non fa nulla riceve una moneta.
romolo-hint-Act = Muovi su un esagono illuminato, o fa’ agire il lavoratore: sotto la mappa, in banca (costruire, assoldare), al mercato (vendere, comprare) o tra i personaggi (assoldare).
romolo-hint-Attack = Le unità in piedi possono attaccare le altre sul loro esagono, o distruggere costruzioni dove nessuno difende. Non sei obbligato.
romolo-hint-Feed = Le fattorie sfamano lavoratori e soldati sul loro esagono e intorno. Chi resta costa 1 grano o torna in mano.

## Che cosa significano i segni sul tabellone
romolo-sign-grain-hint = Sfama le unità e crea lavoratori ed esploratori.
romolo-sign-wood-hint = Per costruire.
romolo-sign-stone-hint = Per costruire.
romolo-sign-salt-hint = Paga i mercenari: il primo 1, il secondo 2 e così via.
romolo-sign-refined-hint = Si ottiene da 2 cubetti uguali; crea soldati.
romolo-sign-coins = monete
romolo-sign-coins-hint = Oro 5, argento 1, bronzo ½. Alla fine 1 punto ogni 4.
romolo-sign-worker = lavoratore
romolo-sign-worker-hint = Muove, costruisce, produce, commercia, assolda. Va sfamato.
romolo-sign-soldier = soldato
romolo-sign-soldier-hint = Muove e combatte; ha 1 influenza sul suo esagono. Va sfamato.
romolo-sign-mercenary = mercenario
romolo-sign-mercenary-hint = Muove e combatte subito; vuole il salario in sale, non cibo.
romolo-sign-explorer = esploratore
romolo-sign-explorer-hint = Tre mosse; guarda i tasselli coperti vicini.
romolo-sign-lying = unità stesa
romolo-sign-lying-hint = Ha agito o è nuova; si rialza alla fine del turno del proprietario.
romolo-sign-hindrance = −3 su un’unità
romolo-sign-hindrance-hint = Ha superato un muro: può solo muovere, e 3 in meno in battaglia.
romolo-sign-tower = torre
romolo-sign-tower-hint = Fa dell’esagono la capitale. Chi la perde è eliminato.
romolo-sign-strength = scudo con un numero
romolo-sign-strength-hint = Potere di una capitale: le sue costruzioni senza fattorie. Da 4 in su l’influenza va più lontano.
romolo-sign-token = ×2, ×3
romolo-sign-token-hint = Chi controlla l’esagono alla fine riceve tanti punti.
romolo-sign-hidden = tassello coperto
romolo-sign-hidden-hint = Non ancora esplorato: chi vi entra lo scopre, si stende e per questo turno ha finito.
romolo-sign-border = bordo colorato
romolo-sign-border-hint = Controlla questi esagoni chi vi ha più influenza.
