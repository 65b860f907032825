# Was der Browser rund um die Spiele sagt.

## Every page

skip = Zur Seite springen
nav = Seiten
nav-lobby = Halle
nav-tables = Meine Tische
nav-replays = Partien
nav-rules = Regeln
nav-account = Konto
nav-about = Über Quadriga
nav-menu = Menü
nothing-title = Hier ist nichts
nothing-page = Keine Seite hat diese Adresse.
nothing-table = Diesen Tisch gibt es nicht. Vielleicht wurde er abgeräumt, oder der Link ist unvollständig.
nothing-replay = Diese Wiedergabe gibt es nicht. Vielleicht wurde sie gelöscht, oder der Link ist unvollständig.
language = Sprache
theme = Farben
theme-auto = Wie das System
theme-light = Hell
theme-dark = Dunkel
likes-confirm = Jeden Zug bestätigen
likes-takeback = Fertige Züge 3 Sekunden lang zurücknehmen können
likes-sound = Töne
likes-speed = Wie schnell Züge gezeigt werden
likes-speed-slow = langsam
likes-speed-normal = normal
likes-speed-fast = schnell
likes-speed-none = gar nicht
likes-plain = Den Plan als Tabellen in Worten
switch-no = Aus
switch-yes = An
name = Name
password = Passwort
close = Schließen
try-again = Noch einmal
connecting = Verbindung wird aufgebaut ...
connection-lost = Die Verbindung ist unterbrochen. Wir versuchen es weiter; nichts, was du getan hast, geht verloren.
host-says = Vom Betreiber dieses Servers
host-read = Verstanden
host-restart = Der Server startet um { $time } neu und ist bald danach wieder da. Deine Partie geht weiter, wo sie steht; solange läuft keine Uhr.

## Seats and bots

seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb
seat-green = Grün
seat-purple = Violett
seat-me = Du
seat-you = du
seat-open = Offen für alle
seat-free = Freier Platz
seat-away = abwesend
seat-bot = Bot: { $level }
level-random = Leichter Bot
level-greedy = Solider Bot
level-tiro = Tiro (Rekrut)
level-miles = Miles (Soldat)
level-centurio = Centurio (Hauptmann)
level-legatus = Legatus (Legat)
level-imperator = Imperator (Feldherr)

## Lobby

lobby-title = Wähle eine Tür
lobby-lead = Vier Spiele aus Rom, mit Freunden oder gegen Bots.
lobby-mine = Deine Tische
lobby-open = Offene Tische
lobby-note = { $waiting } warten · { $playing } im Spiel
lobby-none = Gerade wartet niemand. Eröffne einen Tisch und schick den Link weiter, oder spiel gegen Bots.
lobby-playing = Im Spiel
lobby-puzzle = Rätsel des Tages
lobby-puzzle-go = Ein Zug ist eindeutig der beste. Finde ihn.
lobby-rules = Zu den Regeln
lobby-learn = Neu bei { $title }? Lerne es in zehn Minuten
lobby-learn-title = { $title } lernen
lobby-back = ← Alle Türen
door-players = Spieler
door-time = Dauer
door-weight = Anspruch
door-weight-of = { $weight } von 5
door-antike = Rom und Karthago teilen sich ein Meer. Für beide ist es zu klein.
door-antike-time = 60–90 Min.
door-praetor = Deine Arbeiter sind Würfel: Sie lernen, werden alt und wollen ihre Rente.
door-praetor-time = 75–90 Min.
door-romolo = Gründe eine Stadt im unbekannten Latium und wachse deinen Brüdern davon.
door-romolo-time = 150 Min.
door-corduba = Baut die Stadt gemeinsam wieder auf; im Senat steigst du allein.
door-corduba-time = je 45 Min.

## Tables in lists

table-join = Mitspielen
table-watch = Zusehen
table-go-on = Weiter
table-replay = Ansehen
table-your-turn = Du bist dran.
table-private = nur mit Link
table-frozen = kann nicht weitergehen
table-more = { $count ->
    [one] { $count } weiteren zeigen
   *[other] { $count } weitere zeigen
}
tables-running = Laufend
tables-over = Beendet
tables-none = Du sitzt an keinem Tisch. Hinter jeder Tür der Halle steht einer.
tables-none-over = Noch keine deiner Partien ist zu Ende.
list-filter = Filter
list-game = Spiel
list-opponent = Gegner
list-result = Ergebnis
list-all = Alle
list-won = Gewonnen
list-lost = Verloren
list-shared = Geteilter Sieg
list-place = Platz { $place }
list-winner = Sieg: { $names }
list-against = gegen { $names }
list-turns = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
list-minutes = { $count } Min.
list-hours = { $count } Std.
list-days = { $count } Tage
list-more = Mehr zeigen
list-none = Kein Tisch passt dazu.
option-off = { $option }: aus
pace-none = ohne Uhr
pace-game-minute = { $count ->
    [one] { $count } Minute für jeden
   *[other] { $count } Minuten für jeden
}
pace-game-hour = { $count ->
    [one] { $count } Stunde für jeden
   *[other] { $count } Stunden für jeden
}
pace-game-day = { $count ->
    [one] { $count } Tag für jeden
   *[other] { $count } Tage für jeden
}
pace-turn-minute = { $count ->
    [one] { $count } Minute je Zug
   *[other] { $count } Minuten je Zug
}
pace-turn-hour = { $count ->
    [one] { $count } Stunde je Zug
   *[other] { $count } Stunden je Zug
}
pace-turn-day = { $count ->
    [one] { $count } Tag je Zug
   *[other] { $count } Tage je Zug
}

## A new table

new-title = Neuer Tisch
new-name = Name des Tisches
new-name-of = Tisch von { $name }
new-seats = Plätze
new-seat = Platz { $number }
new-count = Anzahl der Plätze
new-solo = Solo
new-hot-seat = Mehrere von euch an diesem Bildschirm: Wer gefragt ist, übernimmt ihn.
new-pace = Tempo
tempo-none = Ohne Uhr
tempo-game = Live
tempo-turn = Zugweise
new-minutes = Minuten für die ganze Partie eines Spielers
new-hours = Stunden für jeden Zug
new-more = Weitere Optionen
new-private = Nur mit Link
new-private-hint = Der Tisch steht nicht in der Halle.
new-hints = Tipps erlaubt
new-hints-hint = Alle dürfen sich einen Zug vorschlagen lassen. Gegen Bots allein gibt es immer Tipps.
new-play = Spielen
new-open = Tisch eröffnen

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

wait-seats = Wer spielt
wait-for = { $count ->
    [one] Das Spiel beginnt, sobald der letzte Platz besetzt ist.
   *[other] Das Spiel beginnt, sobald noch { $count } Plätze besetzt sind.
}
wait-starts = Alle Plätze sind besetzt: Das Spiel beginnt.
wait-reveal = Alle Plätze sind besetzt: Die Browser der Spielenden geben ihren Anteil am Zufall preis. Wer das nicht binnen einer halben Minute tut, verliert den Platz.
wait-begin = Beginnen
wait-watch = Wer hier ohne Platz bleibt, sieht zu.
wait-leave = Aufstehen
sit-here = Hier Platz nehmen
sit-too = Auch hier Platz nehmen
sit-bot = An einen Bot geben
sit-no-bot = Platz wieder freigeben
invite-title = Einladen
invite-hint = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zusehen. Ein Konto ist nicht nötig.
invite-link = Link zu diesem Tisch
invite-copy = Kopieren
invite-copied = Kopiert
invite-address = Adresse dieses Rechners
invite-code = Der Link als QR-Code
invite-alone = Nur dieser Rechner kann den Link öffnen. Näheres
invite-command = Für ein Spiel im lokalen Netz den Server starten mit:
fair-chance = Fairer Zufall: Vor der ersten Ziehung legt sich der Server auf ein Geheimnis fest, und alle geben eine Zahl dazu; das beweist nachher, dass keine Ziehung verändert wurde, aber nicht, dass der Betreiber des Servers nicht vorausgeschaut hat.
fair-more = So geht das
fair-commitment = Darauf hat sich der Server festgelegt:
wait-details = Näheres: wie der Zufall fair bleibt

## Account

account-name = Dein Name
account-name-hint = Du bist Gast. Diesen Namen sehen die anderen; er bleibt in diesem Browser.
account-rename = Namen ändern
account-register = Registrieren
account-register-hint = Bewahrt deinen Namen und deine Partien, auf jedem Gerät. Nach einer Adresse wird nicht gefragt; ein verlorenes Passwort kann dir also niemand schicken.
account-login = Anmelden
account-login-hint = Mit einem Namen, den du hier registriert hast.
account-registered = Dieser Name ist registriert: Niemand sonst kann ihn annehmen.
account-logout = Abmelden
account-done-name = Du heißt jetzt { $name }.
account-done-register = { $name } gehört jetzt dir.
account-done-login = Willkommen zurück, { $name }.
account-done-logout = Du bist abgemeldet. Als Gast heißt du { $name }.
account-done-drop = Kein Programm hat mehr Zugang, { $name }.
account-likes = Wie du es magst
account-programs = Für deine Programme
account-programs-hint = Mit einem Schlüssel spielt ein Programm in deinem Namen: Gib ihn niemandem.
account-token = Neuer Schlüssel
account-token-once = Er wird nur dieses eine Mal gezeigt:
account-drop = Alle Schlüssel widerrufen
account-done-password = Dein Passwort ist geändert, { $name }. Alle anderen Geräte und Programme sind abgemeldet.
account-done-deleted = Dein Konto ist gelöscht. Als Gast heißt du { $name }.
account-password = Passwort ändern
account-reset = Neues Passwort setzen
account-password-hint = Mindestens 10 Zeichen. Alle anderen Geräte und Programme werden abgemeldet.
account-password-old = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-change = Passwort ändern
account-keys = Wo du angemeldet bist
account-keys-hint = Geräte, die lange niemand benutzt, werden von selbst abgemeldet.
account-keys-this = Dieses Gerät
account-keys-session = Ein anderes Gerät
account-keys-token = Ein Programm mit einem Schlüssel
account-keys-dates = seit { $since }, zuletzt benutzt { $used }
account-keys-end = Abmelden
account-keys-end-one = Abmelden, was seit { $since } angemeldet ist
account-keys-everywhere = Überall sonst abmelden
account-keys-ended = Abgemeldet.
account-data = Deine Daten
account-data-hint = Alles, was dieser Server über dich aufbewahrt, als JSON-Datei: Name, Anmeldungen, Tische, deine Züge, was du gesagt hast.
account-data-download = Deine Daten herunterladen
account-delete = Konto löschen
account-delete-hint = { $name }, deine Anmeldungen und Schlüssel, was du gesagt hast, deine Aufzeichnungen und die Partien, die du allein gespielt hast, werden sofort und endgültig gelöscht. Partien mit anderen bleiben, mit dem Namen, unter dem du gespielt hast; in laufenden spielt ein Bot für dich weiter.
account-delete-no = Behalten
account-delete-yes = Endgültig löschen

## Rules

rules-games = Spiele
rules-about = Die Regeln in unseren eigenen Worten, mit den Nummern, auf die sich die Spiele selbst beziehen. So sehen die Plätze, von denen sie sprechen, hier aus:
rules-search = Suchen
rules-contents = Kapitel
rules-found = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}

## Replays

replay-title = Partie
replays-file = Eine Partie aus einer Datei
replays-file-hint = Jede Partie lässt sich als Textdatei aufheben, auch aus dem Terminal, und hier öffnen.
replays-choose = Wähle eine .quadriga-Datei oder zieh sie hierher
replays-mine = Deine Partien

## About

about-what = Quadriga, das sind vier römische Strategiespiele für Menschen, Programme und Forschende: je ein Regelwerk, im Browser, im Terminal und für Maschinen, die lernen. Eine Quadriga ist ein Wagen, den vier Pferde nebeneinander ziehen.
about-games = Die Spiele
about-games-text = Die Regeln folgen diesen erschienenen Spielen. Texte, Bilder und Programme sind von uns; Quadriga steht in keiner Verbindung zu deren Autoren und Verlagen. Wenn dir ein Spiel hier gefällt, kauf die Schachtel.
about-antike = von Mac Gerdts (PD-Verlag, 2012).
about-praetor = von Andrei Novac (NSKN Games, 2014).
about-romolo = von Michele Quondam (Giochix.it, 2013).
about-corduba = folgt Corduba 27 a.C. von Manuel Martínez Aranda.
about-reconstructed = Wo keine öffentliche Quelle eine Zahl nennt, etwa den Preis auf einer Karte, haben wir sie aus den Regeln rekonstruiert; jede solche Zahl ist in den Daten des Spiels gekennzeichnet. Der Befehl quadriga data GAME listet sie auf, und wer die Schachtel besitzt, kann die wahren einsetzen.
about-fair = Fairer Zufall
about-fair-text = Der Server zieht ein Geheimnis und veröffentlicht dessen Prüfsumme, bevor etwas ausgeteilt wird. Wer sich setzt, gibt eine Zufallszahl dazu. Aus beidem entsteht der Anfangswert allen Zufalls; weder der Server noch ein Spieler kann ihn wählen. Nach der Partie wird das Geheimnis gezeigt, und jede Ziehung lässt sich nachrechnen. Bots und Tipps sehen nicht mehr als ein Mensch auf ihrem Platz. Dass niemand hineingesehen hat, beweist das nicht: Wer den Server betreibt, kann das Geheimnis während der Partie kennen und damit auch, was der Zufall bringt.
about-thanks = Dank
about-icons = Symbole von
about-icons-changed = Umgefärbt.
about-fonts = Schrift: Cinzel von Natanael Gama, Alegreya Sans von Juan Pablo del Peral; beide unter der SIL Open Font License 1.1.
about-licence = Quadriga selbst ist freie Software unter der MIT-Lizenz.

## What can go wrong

problem-unreachable = Der Server ist nicht zu erreichen.
problem-unexpected = Der Server hat das nicht verstanden ({ $status }).
problem-client = Hier ist etwas schiefgegangen: { $detail }

## Das Programm auf diesem Gerät

app-updated = Es gibt eine neuere Version von Quadriga.
app-reload = Laden
app-fetching = Die Spiele kommen: { $done } von { $total } MB
app-not-kept = Dieser Browser behält die Dateien nicht: Ohne Netz kannst du nicht spielen.
nav-device = Dieses Gerät
lobby-alone = Du spielst ohne Server, nur auf diesem Gerät: gegen Bots oder mehrere von euch an diesem Bildschirm.
lobby-alone-more = Was das heißt
seat-too-slow = Mehr als zehn Sekunden je Zug auf diesem Gerät: { $levels }.
seat-slow = { $level }, { $seconds } s
fair-alone = Der Zufall wird auf diesem Gerät gezogen. Niemand sonst prüft ihn, und wer das Gerät benutzt, könnte vorausschauen.
