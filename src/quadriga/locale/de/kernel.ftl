# Was das Terminal in jedem Spiel sagt, und die Gründe, die der Kern gibt.

why-not-understood = { $problem ->
    [verb] Nicht verstanden: keine Antwort beginnt mit „{ $word }“.
    [thing] Nicht verstanden: „{ $word }“ gibt es nicht.
    [form] Nicht verstanden: man schreibt „{ $word }“.
   *[other] Nicht verstanden.
}
why-not-offered = Das ist hier nicht möglich.
why-not-possible = Das ist jetzt nicht möglich.
why-not-asked = Du bist nicht an der Reihe.
why-not-now = Danach ist jetzt nicht gefragt.
why-game-over = Das Spiel ist zu Ende.

ui-cell = Zeile { $row }, Spalte { $column }
ui-right = { $count } rechts
ui-left = { $count } links
ui-down = { $count } runter
ui-up = { $count } hoch
ui-middle = die Mitte
ui-hidden = (verdeckt)
ui-human = Mensch
ui-chance = Zufall
ui-seat = Spieler { $number }
ui-welcome = { $title }: { $players }
ui-player = { $seat } ({ $player })
ui-start-help = Antworte mit einer Nummer oder in Notation. `help` nennt die übrigen Befehle.
ui-thinking = { $seat } denkt nach ...
ui-your-turn = { $seat }
ui-so-far = Bisher: { $path }
ui-log-empty = Noch ist nichts geschehen.
ui-no-such-number = Eine Antwort { $number } gibt es nicht; es gibt { $count }.
ui-legal = Das ist erlaubt: Antwort { $number }.
ui-rule = Regel { $rule }: { $text }
ui-no-rules = Keine Regel gefunden zu „{ $query }“.
ui-undo-done = Zurückgenommen: { $answer }
ui-undo-nothing = Es gibt nichts zurückzunehmen.
ui-undo-chance = Seit deiner letzten Antwort hat der Zufall entschieden: Das lässt sich nicht zurücknehmen.
ui-undo-other = Seit deiner letzten Antwort hat jemand anders geantwortet: Das lässt sich nicht zurücknehmen.
ui-saved = Gespeichert in { $file }.
ui-not-saved = Nicht gespeichert: { $problem }
ui-resume = Später weiterspielen mit: quadriga play --resume { $file }
ui-bye = Auf Wiedersehen.
ui-over = Das Spiel ist zu Ende. { $reason }
ui-not-counted = Das Spiel endete vorzeitig; die Punkte zeigen den Stand und entscheiden nichts.
ui-place = Platz
ui-name = Name
ui-total = Summe
ui-help =
    eine Nummer      diese Antwort geben
    eine Aktion      die Antwort in Notation geben, wie sie rechts neben den Antworten steht
    undo             die letzte Antwort zurücknehmen, solange nichts Neues bekannt wurde
    why AKTION       warum eine Antwort nicht erlaubt ist, und die Regel dazu
    rules WORT       Regeln nach Nummer, Kapitel oder Wort
    board            den Plan noch einmal zeigen
    log [N]          was geschehen ist: die letzten N Ereignisse
    actions          die Antworten noch einmal zeigen
    hint             was ein starker Bot antworten würde
    save [DATEI]     das Spiel in eine Datei schreiben
    help             diese Liste
    quit             aufhören; das Spiel wird gespeichert
ui-hint = Ein starker Bot würde { $number } antworten: { $answer } (er sieht in { $percent } % der Fälle einen Sieg)
ui-lesson-help = Befehle außer denen einer Partie (`help`): `show` nennt die Antworten, mit denen es geht und die du dann selbst eingibst, `again` beginnt die Lektion von vorn, `quit` verlässt sie.
ui-lesson-missed = Das war erlaubt, aber darum geht es in dieser Lektion nicht. `undo` nimmt es zurück, `again` beginnt von vorn, `show` sagt, wie es geht.
ui-lesson-next = Enter: nächste Lektion · alles andere: aufhören
ui-lesson-you = Du spielst { $seat }.
ui-replay-help = Eingabetaste: nächste Antwort · b: zurück · Nummer: dorthin · e: Ende · q: aufhören
ui-replay-at = Antwort { $number } von { $count }
ui-analysis-answer = Antwort
ui-analysis-loss = Verlust
ui-analysis-better = besser
ui-analysis-decisions = { $count ->
    [one] Eine Entscheidung
   *[other] { $count } Entscheidungen
}, davon { $same } die beste; { $wins } Siege verloren, im Mittel { $mean }
ui-analysis-title = Analyse
ui-analysis-mean = Verlust im Mittel
ui-analysis-lost = Verlust insgesamt
ui-analysis-luck = Glück
ui-analysis-scored = Punkte
ui-mark-best = beste Wahl
ui-mark-good = gut
ui-mark-doubtful = fragwürdig
ui-mark-mistake = Fehler
ui-mark-blunder = grober Fehler
ui-mark-only = einziger Zug
ui-analysis-points = Punkte: { $points }
ui-analysis-turn = { $change } ab Antwort { $number }: { $answer }
