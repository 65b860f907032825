# What the browser client says around the games.

## Every page

skip = Skip to the page
nav = Pages
nav-lobby = Lobby
nav-tables = My tables
nav-replays = Replays
nav-rules = Rules
nav-account = Account
nav-about = About
nav-menu = Menu
nothing-title = There is nothing here
nothing-page = No page has this address.
nothing-table = There is no such table. It may have been cleared away, or the link is not complete.
nothing-replay = There is no such replay. It may have been cleared away, or the link is not complete.
language = Language
theme = Theme
theme-auto = As the system
theme-light = Light
theme-dark = Dark
likes-confirm = Confirm each move
likes-takeback = A finished move can be taken back for 3 seconds
likes-sound = Sounds
likes-speed = How fast moves are shown
likes-speed-slow = slow
likes-speed-normal = normal
likes-speed-fast = fast
likes-speed-none = not at all
likes-plain = The board as tables of words
switch-no = Off
switch-yes = On
name = Name
password = Password
close = Close
try-again = Try again
connecting = Connecting ...
connection-lost = The connection is lost. Trying again; nothing you did is forgotten.
host-says = From whoever runs this server
host-read = Understood
host-restart = The server restarts at { $time } and is back soon after. Your game goes on from where it is; no clock runs meanwhile.

## Seats and bots

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green
seat-purple = Purple
seat-me = You
seat-you = you
seat-open = Open to all
seat-free = Free seat
seat-away = away
seat-bot = Bot: { $level }
level-random = Easy bot
level-greedy = Solid bot
level-tiro = Tiro (recruit)
level-miles = Miles (soldier)
level-centurio = Centurio (centurion)
level-legatus = Legatus (legate)
level-imperator = Imperator (commander)

## Lobby

lobby-title = Choose a door
lobby-lead = Four games of Rome, with friends or against the house.
lobby-mine = Your tables
lobby-open = Open tables
lobby-note = { $waiting } waiting · { $playing } in play
lobby-none = Nobody is waiting just now. Open a table and send the link to a friend, or play against the house.
lobby-playing = In play
lobby-puzzle = Puzzle of the day
lobby-puzzle-go = One turn is clearly the best. Find it.
lobby-rules = Read the rules
lobby-learn = New to { $title }? Learn it in ten minutes
lobby-learn-title = Learn { $title }
lobby-back = ← All doors
door-players = Players
door-time = Time
door-weight = weight
door-weight-of = { $weight } of 5
door-antike = Rome and Carthage share one sea. It is too small for both.
door-antike-time = 60–90 min
door-praetor = Your workers are dice: they learn, grow old and want their pension.
door-praetor-time = 75–90 min
door-romolo = Found a town in unknown Latium and outgrow your brothers.
door-romolo-time = 150 min
door-corduba = Rebuild the city together; rise in the Senate alone.
door-corduba-time = 45 min each

## Tables in lists

table-join = Join
table-watch = Watch
table-go-on = Go on
table-replay = Replay
table-your-turn = Your turn.
table-private = by link only
table-frozen = cannot go on
table-more = { $count ->
    [one] Show { $count } more
   *[other] Show { $count } more
}
tables-running = Running
tables-over = Over
tables-none = You sit at no table. Behind every door in the lobby is one.
tables-none-over = No game of yours is over yet.
list-filter = Filter
list-game = Game
list-opponent = Opponent
list-result = Result
list-all = All
list-won = Won
list-lost = Lost
list-shared = Shared win
list-place = Place { $place }
list-winner = Won by { $names }
list-against = against { $names }
list-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
list-minutes = { $count } min
list-hours = { $count } h
list-days = { $count } days
list-more = Show more
list-none = No table fits.
option-off = { $option }: off
pace-none = no clock
pace-game-minute = { $count ->
    [one] { $count } minute each
   *[other] { $count } minutes each
}
pace-game-hour = { $count ->
    [one] { $count } hour each
   *[other] { $count } hours each
}
pace-game-day = { $count ->
    [one] { $count } day each
   *[other] { $count } days each
}
pace-turn-minute = { $count ->
    [one] { $count } minute a turn
   *[other] { $count } minutes a turn
}
pace-turn-hour = { $count ->
    [one] { $count } hour a turn
   *[other] { $count } hours a turn
}
pace-turn-day = { $count ->
    [one] { $count } day a turn
   *[other] { $count } days a turn
}

## A new table

new-title = New table
new-name = Name of the table
new-name-of = { $name }’s table
new-seats = Seats
new-seat = Seat { $number }
new-count = Number of seats
new-solo = Solo
new-hot-seat = Several of you at this screen: whoever is asked takes it.
new-pace = Pace
tempo-none = No clock
tempo-game = Live
tempo-turn = By turns
new-minutes = minutes for each player’s whole game
new-hours = hours for each turn
new-more = More options
new-private = By link only
new-private-hint = The table is not listed in the lobby.
new-hints = Hints allowed
new-hints-hint = Everybody may ask the house what it would do. Against bots alone hints are always there.
new-play = Play
new-open = Open the table

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

wait-seats = Who plays
wait-for = { $count ->
    [one] The game begins when the last seat is taken.
   *[other] The game begins when { $count } more seats are taken.
}
wait-starts = All seats are taken: the game begins.
wait-reveal = All seats are taken: the players’ browsers add their part to chance. A player whose browser does not within half a minute loses the seat.
wait-begin = Begin
wait-watch = Stay here without a seat, and you watch.
wait-leave = Leave
sit-here = Sit here
sit-too = Sit here too
sit-bot = Give to a bot
sit-no-bot = Open the seat again
invite-title = Invite
invite-hint = Whoever opens this link can take a free seat or watch. No account is needed.
invite-link = Link to this table
invite-copy = Copy
invite-copied = Copied
invite-address = Address of this machine
invite-code = The link as a QR code
invite-alone = Only this machine can open this link. Details
invite-command = To play in the local network, start the server with:
fair-chance = Fair chance: the server commits to a secret before the first draw and every player adds a number, which proves afterwards that no draw was changed; it does not prove that whoever runs the server did not look ahead.
fair-more = How it works
fair-commitment = The server’s commitment:
wait-details = Details: how chance is made fair

## Account

account-name = Your name
account-name-hint = You are a guest. Others see this name; it is kept in this browser.
account-rename = Change the name
account-register = Register
account-register-hint = Keeps your name and your games, on every device. No address is asked for, so nobody can send you a lost password.
account-login = Log in
account-login-hint = With a name that you registered here.
account-registered = This name is registered: nobody else can take it.
account-logout = Log out
account-done-name = You are { $name } now.
account-done-register = { $name } is yours now.
account-done-login = Welcome back, { $name }.
account-done-logout = You are logged out. As a guest you are { $name }.
account-done-drop = No program has access any more, { $name }.
account-likes = As you like it
account-programs = For your programs
account-programs-hint = A token lets a program play in your name: give it to nobody.
account-token = New token
account-token-once = It is shown only this once:
account-drop = Revoke all tokens
account-done-password = Your password is changed, { $name }. All other devices and programs are logged out.
account-done-deleted = Your account is deleted. As a guest you are { $name }.
account-password = Change the password
account-reset = Set a new password
account-password-hint = At least 10 characters. All other devices and programs are logged out.
account-password-old = Present password
account-password-new = New password
account-password-change = Change the password
account-keys = Where you are logged in
account-keys-hint = Devices that nobody uses for a long time are logged out by themselves.
account-keys-this = This device
account-keys-session = Another device
account-keys-token = A program with a token
account-keys-dates = since { $since }, last used { $used }
account-keys-end = Log out
account-keys-end-one = Log out what is logged in since { $since }
account-keys-everywhere = Log out everywhere else
account-keys-ended = Logged out.
account-data = Your data
account-data-hint = Everything that this server keeps of you, as a JSON file: name, sessions, tables, your moves, what you said.
account-data-download = Download your data
account-delete = Delete the account
account-delete-hint = { $name }, your sessions and tokens, what you said, your records and the games that you played alone are deleted at once and for good. Games with others stay, with the name you played under; in those that run a bot plays on for you.
account-delete-no = Keep it
account-delete-yes = Delete it for good

## Rules

rules-games = Games
rules-about = The rules in our own words, with the numbers that the games themselves refer to. This is how the seats that they speak of look here:
rules-search = Search
rules-contents = Chapters
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}

## Replays

replay-title = Replay
replays-file = A record from a file
replays-file-hint = Every game can be kept as a text file, also from the terminal, and opened here.
replays-choose = Choose a .quadriga file, or drop it here
replays-mine = Your games

## About

about-what = Quadriga is four Roman strategy games for people, programs and researchers: one rules engine each, in the browser, in the terminal and for machines that learn. A quadriga is a chariot drawn by four horses abreast.
about-games = The games
about-games-text = The rules follow these published games. Texts, pictures and programs are our own; Quadriga is not connected with their authors and publishers. If you like a game here, buy the box.
about-antike = by Mac Gerdts (PD-Verlag, 2012).
about-praetor = by Andrei Novac (NSKN Games, 2014).
about-romolo = by Michele Quondam (Giochix.it, 2013).
about-corduba = follows Corduba 27 a.C. by Manuel Martínez Aranda.
about-reconstructed = Where no public source gives a figure, such as a price on a card, we reconstructed it from the rules; every such figure is marked in the game’s data. The command quadriga data GAME lists them, and who owns the box can put in the true ones.
about-fair = Fair chance
about-fair-text = The server draws a secret and publishes its hash before anything is dealt. Everybody who sits down adds a random number. The seed of all chance is made of both, so neither the server nor a player can choose it; when the game is over the secret is shown, and every draw can be computed again. Bots and hints see no more than a person in their seat would. It does not prove that nobody looked: whoever runs the server can know the secret during the game, and so what chance will bring.
about-thanks = Thanks
about-icons = Icons from
about-icons-changed = Recoloured.
about-fonts = Type: Cinzel by Natanael Gama, Alegreya Sans by Juan Pablo del Peral; both under the SIL Open Font License 1.1.
about-licence = Quadriga itself is free software under the MIT licence.

## What can go wrong

problem-unreachable = The server cannot be reached.
problem-unexpected = The server did not understand that ({ $status }).
problem-client = Something went wrong here: { $detail }

## The client on this device

app-updated = A newer version of Quadriga is here.
app-reload = Load it
app-fetching = The games are coming: { $done } of { $total } MB
app-not-kept = This browser does not keep the files: without a network you cannot play.
nav-device = This device
lobby-alone = You play without a server, on this device alone: against bots, or several of you at this screen.
lobby-alone-more = What that means
seat-too-slow = More than ten seconds a turn on this device: { $levels }.
seat-slow = { $level }, { $seconds } s
fair-alone = Chance is drawn on this device. Nobody else checks it, and whoever uses the device could look ahead.
