# Ciò che il browser dice intorno ai giochi.

## Every page

skip = Vai alla pagina
nav = Pagine
nav-lobby = Atrio
nav-tables = I miei tavoli
nav-replays = Partite
nav-rules = Regole
nav-account = Profilo
nav-about = Informazioni
nav-menu = Menu
nothing-title = Qui non c’è nulla
nothing-page = Nessuna pagina ha questo indirizzo.
nothing-table = Questo tavolo non esiste. Forse è stato tolto, o il link è incompleto.
nothing-replay = Questo replay non esiste. Forse è stato tolto, o il link è incompleto.
language = Lingua
theme = Colori
theme-auto = Come il sistema
theme-light = Chiari
theme-dark = Scuri
likes-confirm = Conferma ogni mossa
likes-takeback = Le mosse concluse si possono ritirare per 3 secondi
likes-sound = Suoni
likes-speed = Velocità delle mosse mostrate
likes-speed-slow = lenta
likes-speed-normal = normale
likes-speed-fast = veloce
likes-speed-none = nessuna animazione
likes-plain = Il tabellone come tabelle di parole
switch-no = No
switch-yes = Sì
name = Nome
password = Password
close = Chiudi
try-again = Riprova
connecting = Connessione in corso ...
connection-lost = La connessione è caduta. Riproviamo; nulla di ciò che hai fatto va perso.
host-says = Da chi gestisce questo server
host-read = Ho capito
host-restart = Il server si riavvia alle { $time } e torna poco dopo. La tua partita riprende da dove si trova; nel frattempo nessun orologio scorre.

## Seats and bots

seat-red = Rosso
seat-blue = Blu
seat-yellow = Giallo
seat-green = Verde
seat-purple = Viola
seat-me = Tu
seat-you = tu
seat-open = Aperto a tutti
seat-free = Posto libero
seat-away = assente
seat-bot = Bot: { $level }
level-random = Bot facile
level-greedy = Bot solido
level-tiro = Tiro (recluta)
level-miles = Miles (soldato)
level-centurio = Centurio (centurione)
level-legatus = Legatus (legato)
level-imperator = Imperator (comandante)

## Lobby

lobby-title = Scegli una porta
lobby-lead = Quattro giochi di Roma, con gli amici o contro i bot.
lobby-mine = I tuoi tavoli
lobby-open = Tavoli aperti
lobby-note = { $waiting } in attesa · { $playing } in gioco
lobby-none = Al momento nessuno aspetta. Apri un tavolo e manda il link a un amico, oppure gioca contro i bot.
lobby-playing = In gioco
lobby-puzzle = Enigma del giorno
lobby-puzzle-go = C’è un turno nettamente migliore degli altri. Trovalo.
lobby-rules = Leggi le regole
lobby-learn = Non conosci { $title }? Si impara in dieci minuti
lobby-learn-title = Imparare { $title }
lobby-back = ← Tutte le porte
door-players = Giocatori
door-time = Durata
door-weight = Impegno
door-weight-of = { $weight } su 5
door-antike = Roma e Cartagine dividono un solo mare. È troppo piccolo per entrambe.
door-antike-time = 60–90 min
door-praetor = I tuoi lavoratori sono dadi: imparano, invecchiano e vogliono la pensione.
door-praetor-time = 75–90 min
door-romolo = Fonda una città nel Lazio ignoto e supera i tuoi fratelli.
door-romolo-time = 150 min
door-corduba = Ricostruite insieme la città; nel Senato sali da solo.
door-corduba-time = 45 min a testa

## Tables in lists

table-join = Entra
table-watch = Guarda
table-go-on = Continua
table-replay = Rivedi
table-your-turn = Tocca a te.
table-private = solo con il link
table-frozen = non può proseguire
table-more = { $count ->
    [one] Mostra ancora { $count }
   *[other] Mostra altri { $count }
}
tables-running = In corso
tables-over = Finite
tables-none = Non siedi a nessun tavolo. Dietro ogni porta dell’atrio ce n’è uno.
tables-none-over = Nessuna tua partita è ancora finita.
list-filter = Filtro
list-game = Gioco
list-opponent = Avversario
list-result = Risultato
list-all = Tutti
list-won = Vinta
list-lost = Persa
list-shared = Vittoria condivisa
list-place = Posto { $place }
list-winner = Vince { $names }
list-against = contro { $names }
list-turns = { $count ->
    [one] 1 turno
   *[other] { $count } turni
}
list-minutes = { $count } min
list-hours = { $count } h
list-days = { $count } giorni
list-more = Mostra altri
list-none = Nessun tavolo corrisponde.
option-off = { $option }: no
pace-none = senza orologio
pace-game-minute = { $count ->
    [one] { $count } minuto a testa
   *[other] { $count } minuti a testa
}
pace-game-hour = { $count ->
    [one] { $count } ora a testa
   *[other] { $count } ore a testa
}
pace-game-day = { $count ->
    [one] { $count } giorno a testa
   *[other] { $count } giorni a testa
}
pace-turn-minute = { $count ->
    [one] { $count } minuto a turno
   *[other] { $count } minuti a turno
}
pace-turn-hour = { $count ->
    [one] { $count } ora a turno
   *[other] { $count } ore a turno
}
pace-turn-day = { $count ->
    [one] { $count } giorno a turno
   *[other] { $count } giorni a turno
}

## A new table

new-title = Nuovo tavolo
new-name = Nome del tavolo
new-name-of = Tavolo di { $name }
new-seats = Posti
new-seat = Posto { $number }
new-count = Numero di posti
new-solo = Solitario
new-hot-seat = Più di voi davanti a questo schermo: lo prende chi è di turno.
new-pace = Ritmo
tempo-none = Senza orologio
tempo-game = Dal vivo
tempo-turn = A turni
new-minutes = minuti per l’intera partita di ogni giocatore
new-hours = ore per ogni turno
new-more = Altre opzioni
new-private = Solo con il link
new-private-hint = Il tavolo non compare nell’atrio.
new-hints = Suggerimenti ammessi
new-hints-hint = Tutti possono farsi suggerire una mossa. Contro soli bot i suggerimenti ci sono sempre.
new-play = Gioca
new-open = Apri il tavolo

## Tabelloni

board-back = Indietro
board-larger = Ingrandisci
board-smaller = Rimpicciolisci
board-whole = Mostra tutto
board-hint = Consiglio per la prima partita
board-hint-understood = Capito
board-hint-none = Niente più consigli
board-parts = Parti del tabellone

## Before a game

wait-seats = Chi gioca
wait-for = { $count ->
    [one] La partita comincia quando l’ultimo posto è occupato.
   *[other] La partita comincia quando sono occupati altri { $count } posti.
}
wait-starts = Tutti i posti sono occupati: la partita comincia.
wait-reveal = Tutti i posti sono occupati: i browser dei giocatori rivelano la loro parte della sorte. Chi non lo fa entro mezzo minuto perde il posto.
wait-begin = Comincia
wait-watch = Chi resta qui senza posto, guarda.
wait-leave = Alzati
sit-here = Siediti qui
sit-too = Siediti anche qui
sit-bot = Dallo a un bot
sit-no-bot = Riapri il posto
invite-title = Invita
invite-hint = Chi apre questo link può prendere un posto libero o guardare. Non serve un profilo.
invite-link = Link a questo tavolo
invite-copy = Copia
invite-copied = Copiato
invite-address = Indirizzo di questo computer
invite-code = Il link come codice QR
invite-alone = Solo questo computer può aprire il link. Dettagli
invite-command = Per giocare nella rete locale, avvia il server con:
fair-chance = Sorte leale: prima della prima estrazione il server si impegna su un segreto e ogni giocatore aggiunge un numero; questo prova, a partita finita, che nessuna estrazione è stata cambiata, ma non che chi gestisce il server non abbia guardato prima.
fair-more = Come funziona
fair-commitment = L’impegno del server:
wait-details = Dettagli: come la sorte resta leale

## Account

account-name = Il tuo nome
account-name-hint = Sei un ospite. Gli altri vedono questo nome; resta in questo browser.
account-rename = Cambia nome
account-register = Registrati
account-register-hint = Conserva il tuo nome e le tue partite, su ogni dispositivo. Non si chiede alcun indirizzo, quindi nessuno può mandarti una password perduta.
account-login = Accedi
account-login-hint = Con un nome che hai registrato qui.
account-registered = Questo nome è registrato: nessun altro può prenderlo.
account-logout = Esci
account-done-name = Ora ti chiami { $name }.
account-done-register = { $name } ora è tuo.
account-done-login = Bentornato, { $name }.
account-done-logout = Sei uscito. Come ospite ti chiami { $name }.
account-done-drop = Nessun programma ha più accesso, { $name }.
account-likes = Come piace a te
account-programs = Per i tuoi programmi
account-programs-hint = Con una chiave un programma gioca a tuo nome: non darla a nessuno.
account-token = Nuova chiave
account-token-once = Si vede solo questa volta:
account-drop = Revoca tutte le chiavi
account-done-password = La tua password è cambiata, { $name }. Tutti gli altri dispositivi e programmi sono stati disconnessi.
account-done-deleted = Il tuo profilo è stato eliminato. Come ospite ti chiami { $name }.
account-password = Cambia la password
account-reset = Imposta una nuova password
account-password-hint = Almeno 10 caratteri. Tutti gli altri dispositivi e programmi vengono disconnessi.
account-password-old = Password attuale
account-password-new = Nuova password
account-password-change = Cambia la password
account-keys = Dove hai effettuato l’accesso
account-keys-hint = I dispositivi che nessuno usa da molto tempo vengono disconnessi da soli.
account-keys-this = Questo dispositivo
account-keys-session = Un altro dispositivo
account-keys-token = Un programma con una chiave
account-keys-dates = dal { $since }, ultimo uso { $used }
account-keys-end = Disconnetti
account-keys-end-one = Disconnetti l’accesso del { $since }
account-keys-everywhere = Disconnetti tutti gli altri
account-keys-ended = Disconnesso.
account-data = I tuoi dati
account-data-hint = Tutto ciò che questo server conserva di te, in un file JSON: nome, accessi, tavoli, le tue mosse, ciò che hai detto.
account-data-download = Scarica i tuoi dati
account-delete = Elimina il profilo
account-delete-hint = { $name }, i tuoi accessi e le tue chiavi, ciò che hai detto, le tue registrazioni e le partite che hai giocato da solo vengono eliminati subito e per sempre. Le partite con altri restano, con il nome con cui hai giocato; in quelle in corso un bot gioca al tuo posto.
account-delete-no = Conserva
account-delete-yes = Elimina per sempre

## Rules

rules-games = Giochi
rules-about = Le regole con parole nostre, con i numeri a cui i giochi stessi rimandano. I posti di cui parlano qui si vedono così:
rules-search = Cerca
rules-contents = Capitoli
rules-found = { $count ->
    [one] { $count } regola
   *[other] { $count } regole
}

## Replays

replay-title = Partita
replays-file = Una partita da un file
replays-file-hint = Ogni partita si può conservare come file di testo, anche dal terminale, e aprire qui.
replays-choose = Scegli un file .quadriga o trascinalo qui
replays-mine = Le tue partite

## About

about-what = Quadriga sono quattro giochi di strategia romani per persone, programmi e ricercatori: un motore di regole ciascuno, nel browser, nel terminale e per macchine che imparano. Una quadriga è un carro tirato da quattro cavalli affiancati.
about-games = I giochi
about-games-text = Le regole seguono questi giochi pubblicati. Testi, immagini e programmi sono nostri; Quadriga non ha legami con i loro autori ed editori. Se un gioco ti piace, compra la scatola.
about-antike = di Mac Gerdts (PD-Verlag, 2012).
about-praetor = di Andrei Novac (NSKN Games, 2014).
about-romolo = di Michele Quondam (Giochix.it, 2013).
about-corduba = segue Corduba 27 a.C. di Manuel Martínez Aranda.
about-reconstructed = Dove nessuna fonte pubblica dà una cifra, come il prezzo su una carta, l’abbiamo ricostruita dalle regole; ogni cifra così è segnata nei dati del gioco. Il comando quadriga data GAME le elenca, e chi possiede la scatola può mettere quelle vere.
about-fair = Sorte leale
about-fair-text = Il server estrae un segreto e ne pubblica l’impronta prima di distribuire qualsiasi cosa. Chi si siede aggiunge un numero casuale. Dall’uno e dagli altri nasce il seme di ogni sorte: né il server né un giocatore può sceglierlo. A partita finita il segreto viene mostrato, e ogni estrazione si può ricalcolare. Bot e suggerimenti non vedono più di una persona al loro posto. Non prova che nessuno abbia guardato: chi gestisce il server può conoscere il segreto durante la partita, e quindi ciò che la sorte porterà.
about-thanks = Grazie
about-icons = Icone da
about-icons-changed = Ricolorate.
about-fonts = Caratteri: Cinzel di Natanael Gama, Alegreya Sans di Juan Pablo del Peral; entrambi con la SIL Open Font License 1.1.
about-licence = Quadriga stesso è software libero con licenza MIT.

## What can go wrong

problem-unreachable = Il server non è raggiungibile.
problem-unexpected = Il server non ha capito ({ $status }).
problem-client = Qualcosa è andato storto: { $detail }

## Il programma su questo dispositivo

app-updated = C’è una versione più recente di Quadriga.
app-reload = Caricala
app-fetching = I giochi stanno arrivando: { $done } di { $total } MB
app-not-kept = Questo browser non conserva i file: senza rete non si può giocare.
nav-device = Questo dispositivo
lobby-alone = Giochi senza server, solo su questo dispositivo: contro i bot o in più persone davanti allo schermo.
lobby-alone-more = Che cosa significa
seat-too-slow = Più di dieci secondi a turno su questo dispositivo: { $levels }.
seat-slow = { $level }, { $seconds } s
fair-alone = La sorte è estratta su questo dispositivo. Nessun altro la controlla, e chi usa il dispositivo potrebbe guardare avanti.
