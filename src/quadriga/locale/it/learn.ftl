## What stands around the lessons

learn-ways = Modi per impararlo
learn-lessons = Lezioni
learn-rules = Regole complete
learn-lead = { $count } brevi lezioni sul tabellone vero. Non può andare storto nulla: tutto si può annullare, e niente conta.
learn-begin = Comincia: { $title }
learn-continue = Continua: { $title }
learn-done = completata
learn-lesson = Lezione
learn-number = { $number } di { $count }
learn-leave = Tutte le lezioni
learn-on = Avanti
learn-next = Prossima lezione: { $title }
learn-again = Da capo
learn-play-on = Continua a giocare
learn-show = Mostrami come
learn-back = Annulla
learn-missed = Era permesso, ma porta lontano da questa lezione. Annulla e riprova.
learn-overview = In cinque minuti
learn-wins = Che cosa fa vincere
learn-goal = L’obiettivo
learn-turn = Il tuo turno
learn-points = Da dove vengono i punti
learn-end = Quando finisce
learn-overlooked = Che cosa sfugge all’inizio
learn-players = Quanti giocano
learn-print = Stampa come scheda di aiuto
