# Quel che il terminale dice in ogni gioco, e i motivi che dà il nucleo.

why-not-understood = Non capito: { $why }.
why-not-offered = Qui non è possibile.
why-not-possible = Ora non è possibile.
why-not-asked = Non tocca a te rispondere.
why-not-now = Non è questo che si chiede ora.
why-game-over = La partita è finita.

ui-hidden = (nascosto)
ui-human = persona
ui-chance = Sorte
ui-seat = Giocatore { $number }
ui-welcome = { $title }: { $players }
ui-player = { $seat } ({ $player })
ui-start-help = Rispondi con un numero o in notazione. `help` elenca gli altri comandi.
ui-thinking = { $seat } sta pensando ...
ui-your-turn = { $seat }
ui-so-far = Finora: { $path }
ui-log-empty = Non è ancora successo nulla.
ui-no-such-number = La risposta { $number } non esiste; ce ne sono { $count }.
ui-legal = È permesso: risposta { $number }.
ui-rule = Regola { $rule }: { $text }
ui-no-rules = Nessuna regola trovata per «{ $query }».
ui-undo-done = Annullato: { $answer }
ui-undo-nothing = Non c'è nulla da annullare.
ui-undo-chance = Dopo la tua ultima risposta ha deciso la sorte: non si può annullare.
ui-undo-other = Dopo la tua ultima risposta ha risposto qualcun altro: non si può annullare.
ui-saved = Salvato in { $file }.
ui-not-saved = Non salvato: { $problem }
ui-resume = Per riprendere: quadriga play --resume { $file }
ui-bye = Arrivederci.
ui-over = La partita è finita. { $reason }
ui-not-counted = La partita è finita in anticipo; i punti mostrano com’era la situazione e non decidono nulla.
ui-place = Posto
ui-name = Nome
ui-total = Totale
ui-help =
    un numero        dare quella risposta
    un'azione        dare la risposta in notazione, come scritta a destra delle risposte
    undo             annullare l'ultima risposta, finché non si è saputo nulla di nuovo
    why AZIONE       perché una risposta non è permessa, e la regola che lo dice
    rules PAROLA     regole per numero, capitolo o parola (in inglese)
    board            mostrare di nuovo la mappa
    log [N]          che cosa è successo: gli ultimi N eventi
    actions          mostrare di nuovo le risposte
    hint             che cosa risponderebbe un bot forte
    save [FILE]      scrivere la partita in un file
    help             questo elenco
    quit             uscire; la partita viene salvata
ui-hint = Un bot forte risponderebbe { $number }: { $answer } (vede una vittoria nel { $percent } % dei casi)
ui-replay-help = Invio: prossima risposta · b: indietro · un numero: vai lì · e: fine · q: esci
ui-replay-at = Risposta { $number } di { $count }
ui-analysis-answer = risposta
ui-analysis-loss = perdita
ui-analysis-better = meglio
ui-analysis-decisions = { $count ->
    [one] Una decisione
   *[other] { $count } decisioni
}, { $same } come la ricerca; { $wins } vittorie perse
ui-analysis-points = Punti: { $points }
ui-analysis-turn = { $change } dalla risposta { $number }: { $answer }
