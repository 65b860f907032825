# Quello che un tavolo rifiuta.

problem-no-seat = Questo posto non esiste.
problem-seat-taken = Lì siede già qualcuno.
problem-not-your-seat = Non è il tuo posto.
problem-not-owner = Può farlo solo chi ha aperto il tavolo.
problem-seats-open = Non tutti i posti sono occupati.
problem-bad-nonce = Non è il nonce su cui ci si era impegnati: al massimo 64 lettere, cifre, - e _.
problem-bad-commitment = Non è un impegno: servono 64 cifre esadecimali.
problem-revealing = Tutti sono seduti: ciò che ciascuno aggiunge alla sorte non si può più cambiare.
problem-not-revealing = Non tutti sono seduti o si sono già impegnati su un nonce.
problem-no-time = Un orologio ha bisogno di almeno un secondo.
problem-table-waiting = La partita non è ancora cominciata.
problem-table-playing = La partita è in corso.
problem-table-over = La partita è finita.
problem-table-frozen = Questo tavolo non può continuare; la sua registrazione è ancora disponibile.
problem-not-asked = Ora non tocca a te rispondere.
problem-old-question = Nel frattempo questa domanda ha avuto risposta o è stata ritirata.
problem-no-answer = Manca una risposta.
problem-no-question = Non è una domanda di questo gioco.
problem-secret-question = Le scelte segrete non hanno una risposta fissa.
problem-nothing-to-undo = Non c’è niente da ritirare.
problem-offer-open = Qualcun altro sta chiedendo di ritirare una mossa.
problem-no-offer = Nessuno lo chiede più.
problem-out-of-time = Il tuo tempo è scaduto.
problem-stand-in = Un bot sta giocando per te: prima torna.
problem-resigned = Questo posto ha abbandonato.
problem-no-hints = A questo tavolo non sono concordati suggerimenti.
