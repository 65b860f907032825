# Ciò che dicono le pagine del tavolo e delle repliche, e come le viste dei giochi chiamano i loro valori.

## At the table

play-board = Tabellone
play-players = Giocatori
play-prompt = La tua mossa
play-parts = Parti della pagina
play-side = Cronaca, conversazione e punti
play-menu = Tavolo
play-tab-board = Tabellone
play-tab-players = Giocatori
play-tab-log = Cronaca
play-tab-chat = Chat
play-tab-scores = Punti
play-watchers = { $count ->
    [one] { $count } guarda
   *[other] { $count } guardano
}
play-your-turn = Tocca a te
play-to-move = di turno
play-nobody = Automa
play-nothing-known = Non si sa nulla.
play-stand-in = assente; gioca { $level }
play-resigned = ha abbandonato; gioca { $level }
play-replaced = non ha risposto; subentra { $level }
play-clock = restano { $left }
play-clock-days = { $days } g { $hours } h
play-side-carthage = Cartagine
play-side-rome = Roma
play-side-greece = Grecia
play-side-persia = Persia
play-bot-plays = Ora un bot gioca per te ({ $level }).
play-resigned-you = Hai abbandonato. Continua un bot ({ $level }).
play-back = Riprendo io
play-sheet-up = Mostra la domanda
play-sheet-down = Abbassa la domanda
board-more-above = ancora { $count } sopra ▲
board-more-below = ancora { $count } sotto ▼
board-more-left = ◀ ancora { $count }
board-more-right = ancora { $count } ▶
play-player-open = Mostra che cosa ha { $name }
play-player-close = Mostra meno di { $name }

## The question and its answers

play-watching = Stai guardando.
play-waiting = Si aspetta { $names }.
play-thinks = Pensa da { $seconds } s; 95 turni su 100 durano al massimo { $most } s
play-wait = Un momento ...
play-sent = Inviato ...
play-path = La mossa finora
play-back-here = Torna a prima di questa risposta
play-choices = Risposte
play-filter = Filtra le azioni
play-filtered = { $count ->
    [one] { $count } risposta
   *[other] { $count } risposte
}
play-filter-none = Nessuna risposta contiene queste parole.
play-show-all = Mostra tutte le { $count } risposte
play-confirm-title = È questa la tua mossa?
play-ruin = Con questa risposta sei eliminato. Confermala solo se è ciò che vuoi.
play-confirm = Conferma
play-confirm-move = Conferma la mossa
play-sending = Una mossa conclusa
play-sends-in = invio tra { $seconds } s
play-take-back = Ritira
play-send-now = Invia ora
play-undo = Annulla
play-undo-ask = Chiedi di annullare
play-reset = Da capo
play-hint = Suggerimento
play-hint-offer = Proponi suggerimenti
play-hint-mark = suggerito
play-hint-says = Proposta: { $path }
play-hint-says-from = Proposta a partire da «{ $question }»: { $path }
play-hint-worth = Porta le tue probabilità dal { $from } % dopo un turno comune al { $to } %.
play-hint-reply = { $seat } risponderebbe probabilmente: { $path }.
play-hint-then = Poi tu: { $path }.
play-otherwise = in altro modo
play-instead = Invece: { $answer }
play-free = Oltre alla mossa
play-free-not-now = Ora non è possibile.
play-anything-else = Qualcos’altro?
play-times = { $answer }, { $count } volte
play-always = D’ora in poi rispondi sempre così
play-changes = Che cosa cambierebbe
play-changes-end = La partita finirebbe.

## Why not?

play-why = Perché no?
play-why-title = Perché no?
play-why-allowed = Adesso è permesso.
play-why-point = Sul tabellone clicca o tocca ciò che non puoi scegliere: lì leggerai il perché.
play-why-otherwise = Chiedi in altro modo
play-why-ask = Chiedi di qualcosa
play-why-verb = Risposta
play-why-typed = O in notazione
play-why-submit = Chiedi
play-rule = Regola { $rule }

## What happened

play-log-empty = Non è ancora successo nulla.
turn-gets = riceve { $amounts }
turn-pays = paga { $amounts }
turn-others = { $count ->
    [one] un altro
   *[other] altri { $count }
}
turn-progress = { $what }: { $have } su { $need }.
turn-for = { $act } per { $amounts }
play-log-all = Mostra tutte le { $count } righe
play-recap = Dal tuo ultimo turno
play-recap-done = Visto
play-taken-back = { $names } ha annullato l’ultima risposta.
play-scores = Punti per provenienza
play-scores-stood = Punti al momento della fine; la partita è finita prima del conteggio
play-scores-so-far = Punti finora

## People at the table

play-offer-undo = { $name } vorrebbe annullare l’ultima risposta.
play-offer-undo-mine = Hai chiesto di annullare la tua ultima risposta.
play-offer-hints = { $name } propone suggerimenti per tutti.
play-offer-hints-mine = Hai proposto suggerimenti per tutti.
play-offer-waits = Manca ancora il consenso di { $names }.
play-agree = D’accordo
play-agreed = Sei d’accordo.
play-refuse = Rifiuta
play-withdraw = Ritira
play-chat = Conversazione
play-chat-players = Lo leggono solo i giocatori.
play-chat-watchers = Lo legge solo chi guarda, finché si gioca.
play-chat-watches = guarda
play-chat-empty = Nessuno ha detto nulla.
play-chat-say = Di’ qualcosa
play-chat-send = Invia
play-chat-remove = Togli questa riga
play-chat-mute = Non leggere più { $author }
play-chat-all = Lo leggono tutti a questo tavolo.
play-chat-muted = Non leggi più { $author }.
play-chat-unmute = Leggi di nuovo
play-chat-new = { $count ->
    [one] uno nuovo
   *[other] { $count } nuovi
}
play-curtain = Ora tocca a { $name }
play-curtain-several = Chi è allo schermo?
play-curtain-hint = Passa lo schermo. Non si vede nulla finché non dici che ci sei.
play-curtain-lift = Sono { $name }

## The menu of a table

play-practice = Esercizio
play-practice-text = Un tavolo di esercizio: non vale come partita, non compare in nessuna lista e resta per 7 giorni.
play-practice-off = { $names }: la prossima risposta prevista qui non è permessa, continua un bot.
play-standing = Risposte fisse
play-standing-end = Togli
play-signs = Che cosa significano i segni sul tabellone
play-keys = Tasti
play-keys-text = Tab porta al tabellone, le frecce passano da un punto illuminato all’altro, Invio sceglie, Z annulla, ? spiega, L legge l’ultimo evento.
play-record = Scarica la registrazione
play-resign = Abbandona
play-leave = Lascia giocare un bot
play-resign-sure = Abbandonare davvero? Un bot continua per te.
play-resign-yes = Sì, abbandono
play-resign-no = Continuo

## The end

play-over = La partita è finita.
play-end-hide = Mostra il tabellone
play-end-show = Mostra il risultato
play-end-resigned = ha abbandonato
play-end-taken-back = { $count ->
    [one] Una volta in questa partita un’estrazione è stata annullata e rifatta.
   *[other] { $count } volte in questa partita un’estrazione è stata annullata e rifatta.
}
play-fair-fair = La sorte è stata leale: il segreto mostrato ora è quello su cui il server si era impegnato prima della prima estrazione. Poteva conoscerlo solo chi gestisce il server.
play-fair-unfair = Il segreto mostrato ora non è quello fissato prima. Non fidarti di questa partita.
play-fair-changed = L’impegno è cambiato da quando hai aperto questo tavolo. Non fidarti di questa partita.
play-fair-rewritten = La registrazione non è quella della partita che questo browser ha visto mentre si giocava. Non fidarti di questa partita.
play-fair-unknown = Su questa pagina non si può controllare se la sorte è stata leale; con la registrazione sì, con «quadriga verify».
play-fair-more = Come si controlla
play-fair-commitment = Impegno: SHA-256 del segreto
play-fair-secret = Segreto
play-fair-nonces = Che cosa ha aggiunto ogni posto
play-fair-chain = Catena della partita: anelli e capo
play-fair-seal = Sigillo della registrazione
play-curve = Punti per round
play-curve-line = { $name }: da { $first } a { $last }.
play-rounds = I round in cui i punti sono cambiati di più
play-round = Round { $number }
play-rematch-same = Rivincita
play-rematch = Rivincita a posti scambiati
play-rematch-go = Alla prossima partita
play-rematch-asked = { $name } vorrebbe la rivincita a posti scambiati.
play-rematch-same-asked = { $name } vorrebbe la rivincita.
play-replay = Riguarda
play-frozen = Questo tavolo non può continuare
play-frozen-why = Il server dice perché:
play-frozen-export = Nulla è perduto: la partita si può portare via come registrazione.
play-earlier = Questa partita è finita
play-earlier-why = È stata giocata con regole precedenti e quelle di oggi ne vietano una parte: perciò non c’è il tabellone, ma la partita si può rivedere fino a quel punto.

## Replays

replay-eyes = Visto da
replay-eyes-none = chi guarda
replay-eyes-all = tutti insieme
replay-play = Avvia
replay-pause = Pausa
replay-first = All’inizio
replay-back = Una risposta indietro
replay-on = Una risposta avanti
replay-last = Alla fine
replay-turn = Turno
replay-speed = Velocità
replay-scrub = Risposta
replay-at = Risposta { $number } di { $count }, turno { $turn }
replay-next = { $seat }: { $answer }
replay-end = La partita è finita.
replay-no-end = La registrazione finisce qui.
replay-analyse = Analizza
replay-analyse-hint = Esamina ogni decisione: probabilità di vittoria, errori, che cosa era meglio e quanto ha contato la fortuna.
replay-play-on = Continua da qui
replay-play-on-hint = Apre un tavolo di esercizio da questo momento; gli altri posti li giocano i bot.
replay-refused-title = Fin qui
replay-refused = Con la versione { $rules } delle regole qui si continuò; le regole di oggi vietano la risposta successiva ({ $rule }).
replay-refused-places = Il risultato, come fu registrato: { $places }.
replay-refused-rest = Le { $count } risposte da qui in poi, come furono annotate
replay-answers = Risposte

## What the views of the games call things

view-yes = sì
view-no = no
view-active = di turno
view-turn = turno
view-turns = turni
view-round = round
view-seat = posto
view-order = ordine di gioco
view-queue = devono ancora agire
view-passed = ha passato
view-points = personalità
view-marble = marmo
view-iron = ferro
view-gold = oro
view-coins = monete
view-recruits = reclute
view-supply = riserva
view-walls = mura
view-advances = progressi
view-progress = avanzamento
view-personality = personalità
view-taken = prese
view-earned = guadagnate
view-have = ha
view-need = servono
view-sea-points = punti mare
view-cards = carte
view-card = carta
view-stone = casella della rondella
view-field = caselle della rondella
view-side = lato
view-cities = città
view-region = regione
view-owner = proprietario
view-resource = merce
view-temple = tempio
view-wall = mura
view-strength = forza
view-units = unità
view-unit = unità
view-count = numero
view-number = numero
view-tiles-left = tessere città rimaste
view-bank-coins = monete nella banca
view-bank-temples = templi nella banca
view-bank-walls = mura nella banca
view-display = esposti
view-deck = mazzo
view-discards = scartate
view-stacks = pile
view-modifiers = in vigore
view-advance = progressi
view-good = merci
view-colour = giocatore
view-last = ultimo round
view-favour = favore
view-goods = merci
view-pool = lavoratori pronti (esperienza)
view-villagers = abitanti
view-stage-one = in addestramento I
view-stage-two = in addestramento II
view-retired = in pensione
view-resting = pensionati pronti
view-morale = morale
view-wages = paghe dovute
view-tiles = tessere
view-camps-used = campi usati
view-city = città
view-tile = tessera
view-cell = posto
view-open = ancora aperta
view-builder = costruttore
view-worker = lavoratore
view-experience = esperienza
view-sites = siti di costruzione
view-in-hand = in mano
view-stack = pila
view-top-epoch = epoca
view-wall-stack = tessere del vallo rimaste
view-quarter = quarti di giro
view-playerboard = plancia
view-start = primo giocatore
view-closing = ultimi round
view-hexes = terre
view-hex = esagono
view-terrain = terreno
view-peeked = visto sotto
view-buildings = edifici
view-building = edificio
view-tower = torre
view-kind = tipo
view-lying = steso
view-hindered = impedita
view-alive = in gioco
view-capital = capitale
view-damage = danni
view-cubes = cubetti
view-hand = in mano
view-fallen = caduti
view-battle-markers = segnalini battaglia
view-characters = personaggi
view-character = personaggio
view-name = nome
view-used = usato
view-dice = tessere dado
view-dice-count = tessere dado rimaste
view-dice-used = tessere dado usate
view-bank = banca
view-battle-marker = segnalini battaglia
view-quarry-sawmill = cave e falegnamerie
view-mercenary = mercenari
view-farm = fattorie
view-aqueduct = acquedotti
view-water-stack = esagoni d’acqua rimasti
view-prices = prezzi
view-symbol = tessere dado
view-column = colonna
view-slot = casella
view-item = oggetto
view-face = faccia
view-event = evento
view-token = segnalino
view-piece = pezzo
view-decade = decennio
view-districts = quartieri
view-district = quartiere
view-neutral = insulae neutrali
view-insulae = insulae
view-revolt = rivolta
view-stock = costruibili
view-senator = senatore presente
view-market = mercato
view-price = prezzi
view-bought = comprato in questo turno
view-sold = venduto in questo turno
view-spaces = spazi chiusi
view-space = spazi
view-monuments = monumenti
view-monument = monumenti
view-gestae = Res Gestae
view-gesta = Res Gestae
view-demand = Roma chiede
view-minimum = almeno
view-troops-minimum = truppe almeno
view-offerings-minimum = offerte almeno
view-markers = disordini sul tabellone
view-figures = pedine
view-spares = una terza rivolta verrebbe perdonata
view-demands-left = richieste rimaste
view-macellum-left = tessere Macellum rimaste
view-caepio-card = carta di Caepio
view-caepio-row = riga di Caepio
view-workers = lavoratori
view-special-workers = lavoratori speciali
view-special-workers-owned = lavoratori speciali propri
view-register = registro
view-popularity = popolarità
view-harmony = armonia
view-unrest = disordini
view-held = disordini trattenuti
view-late-unrest = disordini tardivi
view-upkeep = mantenimento
view-senators = senatori
view-prestige = prestigio
view-insulae-left = insulae rimaste
view-specialists = specialisti
view-specialist = specialista
view-ready = pronti
view-merchant = mercanti
view-power = abilità
view-inheritance = eredità
view-hereditas = eredità
view-tiles-built = edifici costruiti
view-bonuses = bonus
view-troops = truppe
view-offerings = offerte
view-occupied = occupata
view-plot = lotti
view-orientation = orientamento
view-figure = pedine
view-action = azioni
view-family = famiglia
view-macellum = tessera Macellum
view-die = dado
view-round-income-2 = 2 denari ogni round
view-special-worker = un lavoratore speciale
view-troops-plus-1 = truppe contano 1 in più
view-upkeep-minus-2 = mantenimento 2 in meno
view-praetor-active = lavoratori attivi
view-praetor-wall = tessera del vallo
view-praetor-walls = tessere del vallo
view-praetor-stack = tessere rimaste
view-praetor-area = area più grande
view-praetor-wall-bonus = bonus per la prossima tessera del vallo
view-antike-points = personalità
view-romolo-walls = muri
