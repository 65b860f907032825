# Was der Browser rund um die Spiele sagt.

## Every page

skip = Zur Seite springen
nav = Seiten
nav-lobby = Halle
nav-tables = Meine Tische
nav-replays = Aufzeichnungen
nav-rules = Regeln
theme = Farben
theme-auto = Wie das System
theme-light = Hell
theme-dark = Dunkel
close = Schließen
try-again = Noch einmal
connecting = Verbindung wird aufgebaut ...
connection-lost = Die Verbindung ist unterbrochen. Wir versuchen es weiter; nichts, was du getan hast, geht verloren.

## Lobby

lobby-title = Wähle eine Tür

## Spielpläne

board-back = Zurück
board-larger = Größer
board-smaller = Kleiner
board-whole = Alles zeigen
board-hint = Hinweis für die erste Partie
board-hint-understood = Verstanden
board-hint-none = Keine Hinweise mehr
board-parts = Teile des Spielplans

## Before a game

sit-here = Hier Platz nehmen

## Replays

replay-title = Aufzeichnung

## What can go wrong

problem-unreachable = Der Server ist nicht zu erreichen.
problem-unexpected = Der Server hat das nicht verstanden ({ $status }).
problem-client = Hier ist etwas schiefgegangen: { $detail }
