# Ciò che il browser dice intorno ai giochi.

## Every page

skip = Vai alla pagina
nav = Pagine
nav-lobby = Atrio
nav-tables = I miei tavoli
nav-replays = Partite registrate
nav-rules = Regole
theme = Colori
theme-auto = Come il sistema
theme-light = Chiari
theme-dark = Scuri
close = Chiudi
try-again = Riprova
connecting = Connessione in corso ...
connection-lost = La connessione è caduta. Riproviamo; nulla di ciò che hai fatto va perso.

## Lobby

lobby-title = Scegli una porta

## Tabelloni

board-back = Indietro
board-larger = Ingrandisci
board-smaller = Rimpicciolisci
board-whole = Mostra tutto
board-hint = Consiglio per la prima partita
board-hint-understood = Capito
board-hint-none = Niente più consigli
board-parts = Parti del tabellone

## Before a game

sit-here = Siediti qui

## Replays

replay-title = Partita registrata

## What can go wrong

problem-unreachable = Il server non è raggiungibile.
problem-unexpected = Il server non ha capito ({ $status }).
problem-client = Qualcosa è andato storto: { $detail }
