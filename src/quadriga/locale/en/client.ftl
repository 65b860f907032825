# What the browser client says around the games.

## Every page

skip = Skip to the page
nav = Pages
nav-lobby = Lobby
nav-tables = My tables
nav-replays = Replays
nav-rules = Rules
theme = Theme
theme-auto = As the system
theme-light = Light
theme-dark = Dark
close = Close
try-again = Try again
connecting = Connecting ...
connection-lost = The connection is lost. Trying again; nothing you did is forgotten.

## Lobby

lobby-title = Choose a door

## Boards

board-back = Back
board-larger = Larger
board-smaller = Smaller
board-whole = Show all of it
board-hint = Hint for a first game
board-hint-understood = Understood
board-hint-none = No more hints
board-parts = Parts of the board

## Before a game

sit-here = Sit here

## Replays

replay-title = Replay

## What can go wrong

problem-unreachable = The server cannot be reached.
problem-unexpected = The server did not understand that ({ $status }).
problem-client = Something went wrong here: { $detail }
