## The analysis of a finished game

analysis-title = Analisi
analysis-picture = Grafico
analysis-sources-short = Punti
analysis-sources = Punti per fonte nei vari round
analysis-players = Giocatori
analysis-chances = Probabilità di vittoria
analysis-turning = Punti di svolta
analysis-progress = A che punto è l'analisi
analysis-quick = Primo sguardo: { $done } decisioni su { $all }
analysis-deep = Esame approfondito: { $done } decisioni su { $all }
analysis-stop = Ferma
analysis-go-on = Continua
analysis-deeper = Approfondisci
analysis-state-none = Non ancora analizzata.
analysis-state-cancelled = Fermata. Quanto trovato resta.
analysis-state-failed = Non è stato possibile finirla. Quanto trovato resta.
analysis-waiting = Si esaminano le prime decisioni …
analysis-verdict = Questo turno
analysis-nothing = Qui non si è deciso nulla.
analysis-lost = { $seat }: la probabilità di vittoria scende dal { $from } % al { $to } %.
analysis-chance-of = { $seat }: { $chance } % di probabilità di vittoria.
analysis-better = Meglio:
analysis-course = Poi probabilmente
analysis-show = Mostra sul tabellone
analysis-hide = Mostra che cosa è stato giocato
analysis-accuracy = Perdita per turno
analysis-accuracy-hint = Quanta probabilità di vittoria perde in media una decisione; meno è meglio. Si giudica in base a ciò che si sapeva allora.
analysis-each-turn = { $loss } %
analysis-marks = Decisioni
analysis-luck = Fortuna
analysis-luck-hint = Che cosa hanno dato e tolto pescate e dadi rispetto a quanto ci si poteva aspettare; e tutto ciò che hanno perso le proprie decisioni.
analysis-luck-skill = fortuna { $luck } %, perso { $lost } %
analysis-time = Tempo impiegato
analysis-built = Costruito
analysis-got = Ottenuto e assunto
analysis-fought = Combattuto
analysis-total = Punti in totale
analysis-learn = Impara dagli errori
analysis-exercises = { $count ->
    [one] Un esercizio
   *[other] { $count } esercizi
}

## Exercises and puzzles

exercise-title = Impara dai tuoi errori
exercise-task = Tocca a { $seat }: trova un turno migliore di quello giocato.
exercise-number = { $number } di { $count }
exercise-none = L'analisi non ha trovato errori che valgano un esercizio.
exercise-thinking = L'analisi esamina il tuo turno …
exercise-better = Un buon turno: perde al massimo il { $loss } %.
exercise-worse = Questo turno perde il { $loss } %. Ce n'è uno migliore?
exercise-played = Nella partita: { $path }
exercise-solution = Il migliore: { $path }
exercise-show = Mostra la soluzione
exercise-again = Riprova
exercise-next = Avanti
exercise-back = Torna all'analisi
puzzle-title = Enigma
puzzle-task = Tocca a { $seat }: c'è un turno nettamente migliore. Trovalo.
puzzle-solved = Risolto!
puzzle-difficulty = Difficoltà { $level } su 5
puzzle-next = Prossimo enigma
puzzle-back = Alla lobby
