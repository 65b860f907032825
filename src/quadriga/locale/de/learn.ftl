## What stands around the lessons

learn-ways = Wege, es zu lernen
learn-lessons = Lektionen
learn-rules = Alle Regeln
learn-lead = { $count } kurze Lektionen auf dem echten Spielplan. Schiefgehen kann nichts: Du kannst alles zurücknehmen, und nichts zählt.
learn-begin = Los geht’s: { $title }
learn-continue = Weiter: { $title }
learn-done = geschafft
learn-lesson = Lektion
learn-number = { $number } von { $count }
learn-leave = Alle Lektionen
learn-on = Weiter
learn-next = Nächste Lektion: { $title }
learn-again = Noch einmal
learn-play-on = Weiterspielen
learn-show = Zeig mir, wie
learn-back = Zurücknehmen
learn-missed = Das war erlaubt, führt aber von dieser Lektion weg. Nimm es zurück und versuch es noch einmal.
learn-overview = In fünf Minuten
learn-wins = Was gewinnt
learn-goal = Das Ziel
learn-turn = Dein Zug
learn-points = Woher die Punkte kommen
learn-end = Wann Schluss ist
learn-overlooked = Was man am Anfang übersieht
learn-players = Wie viele mitspielen
learn-print = Als Übersichtskarte drucken
