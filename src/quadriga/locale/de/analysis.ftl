## The analysis of a finished game

analysis-title = Analyse
analysis-picture = Bild
analysis-sources-short = Punkte
analysis-sources = Punkte nach Herkunft über die Runden
analysis-players = Spieler
analysis-chances = Gewinnchance
analysis-turning = Wendepunkte
analysis-progress = So weit ist die Analyse
analysis-quick = Erster Blick: { $done } von { $all } Entscheidungen
analysis-deep = Genauer Blick: { $done } von { $all } Entscheidungen
analysis-stop = Anhalten
analysis-go-on = Weiter
analysis-deeper = Genauer hinsehen
analysis-state-none = Noch nicht analysiert.
analysis-state-cancelled = Angehalten. Was gefunden wurde, bleibt.
analysis-state-failed = Sie ließ sich nicht beenden. Was gefunden wurde, bleibt.
analysis-waiting = Die ersten Entscheidungen werden geprüft …
analysis-verdict = Dieser Zug
analysis-nothing = Hier wurde nichts entschieden.
analysis-lost = { $seat }: Die Gewinnchance fällt von { $from } % auf { $to } %.
analysis-chance-of = { $seat }: { $chance } % Gewinnchance.
analysis-better = Besser:
analysis-course = Danach wohl
analysis-show = Auf dem Plan zeigen
analysis-hide = Zeigen, was gespielt wurde
analysis-accuracy = Verlust je Zug
analysis-accuracy-hint = Was eine Entscheidung im Mittel an Gewinnchance verliert; weniger ist besser. Beurteilt wird nach dem, was man damals wusste.
analysis-each-turn = { $loss } %
analysis-marks = Entscheidungen
analysis-luck = Glück
analysis-luck-hint = Was Karten und Würfel gaben und nahmen, verglichen mit dem, was zu erwarten war; und alles, was eigene Entscheidungen verloren.
analysis-luck-skill = Glück { $luck } %, verloren { $lost } %
analysis-time = Bedenkzeit
analysis-built = Gebaut
analysis-got = Gewonnen und angeworben
analysis-fought = Gekämpft
analysis-total = Punkte insgesamt
analysis-learn = Aus Fehlern lernen
analysis-exercises = { $count ->
    [one] Eine Übung
   *[other] { $count } Übungen
}

## Exercises and puzzles

exercise-title = Lerne aus deinen Fehlern
exercise-task = { $seat } ist am Zug: Finde einen besseren Zug als den gespielten.
exercise-number = { $number } von { $count }
exercise-none = Die Analyse fand hier keine Fehler, die eine Übung wert sind.
exercise-thinking = Die Analyse prüft deinen Zug …
exercise-better = Ein guter Zug: Er verliert höchstens { $loss } %.
exercise-worse = Dieser Zug verliert { $loss } %. Gibt es einen besseren?
exercise-played = In der Partie: { $path }
exercise-solution = Am besten: { $path }
exercise-show = Lösung zeigen
exercise-again = Noch einmal
exercise-next = Weiter
exercise-back = Zurück zur Analyse
puzzle-title = Rätsel
puzzle-task = { $seat } ist am Zug: Ein Zug ist eindeutig der beste. Finde ihn.
puzzle-solved = Gelöst!
puzzle-difficulty = Schwierigkeit { $level } von 5
puzzle-next = Nächstes Rätsel
puzzle-back = Zur Halle
