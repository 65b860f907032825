# Quel che il terminale dice in ogni gioco, e i motivi che dà il nucleo.

why-not-understood = { $problem ->
    [verb] Non capito: nessuna risposta comincia con «{ $word }».
    [thing] Non capito: «{ $word }» non esiste.
    [form] Non capito: si scrive «{ $word }».
   *[other] Non capito.
}
why-not-offered = Qui non è possibile.
why-not-possible = Ora non è possibile.
why-not-asked = Non tocca a te rispondere.
why-not-now = Non è questo che si chiede ora.
why-game-over = La partita è finita.

ui-cell = riga { $row }, colonna { $column }
ui-right = { $count } a destra
ui-left = { $count } a sinistra
ui-down = { $count } in giù
ui-up = { $count } in su
ui-middle = il centro
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
ui-undo-nothing = Non c’è nulla da annullare.
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
    un’azione        dare la risposta in notazione, come scritta a destra delle risposte
    undo             annullare l’ultima risposta, finché non si è saputo nulla di nuovo
    why AZIONE       perché una risposta non è permessa, e la regola che lo dice
    rules PAROLA     regole per numero, capitolo o parola
    board            mostrare di nuovo la mappa
    log [N]          che cosa è successo: gli ultimi N eventi
    actions          mostrare di nuovo le risposte
    hint             che cosa risponderebbe un bot forte
    save [FILE]      scrivere la partita in un file
    help             questo elenco
    quit             uscire; la partita viene salvata
ui-hint = Un bot forte risponderebbe { $number }: { $answer } (vede una vittoria nel { $percent } % dei casi)
ui-lesson-help = Comandi oltre a quelli di una partita (`help`): `show` indica le risposte giuste, che poi scrivi tu, `again` ricomincia la lezione, `quit` la lascia.
ui-lesson-missed = Era permesso, ma non è ciò di cui parla questa lezione. `undo` torna indietro, `again` ricomincia, `show` dice come si fa.
ui-lesson-next = Invio: prossima lezione · altro: smettere
ui-lesson-you = Giochi con { $seat }.
ui-replay-help = Invio: prossima risposta · b: indietro · un numero: vai lì · e: fine · q: esci
ui-replay-at = Risposta { $number } di { $count }
ui-analysis-answer = risposta
ui-analysis-loss = perdita
ui-analysis-better = meglio
ui-analysis-decisions = { $count ->
    [one] Una decisione
   *[other] { $count } decisioni
}, di cui { $same } le migliori; { $wins } vittorie perse, in media { $mean }
ui-analysis-title = Analisi
ui-analysis-mean = perdita media
ui-analysis-lost = perdita totale
ui-analysis-luck = fortuna
ui-analysis-scored = punti
ui-mark-best = scelta migliore
ui-mark-good = buona
ui-mark-doubtful = dubbia
ui-mark-mistake = errore
ui-mark-blunder = errore grave
ui-mark-only = unica mossa
ui-analysis-points = Punti: { $points }
ui-analysis-turn = { $change } dalla risposta { $number }: { $answer }
