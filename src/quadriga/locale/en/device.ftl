# The page of this device, where one plays without a server.

device-name = Your name
device-rename = Keep this name
device-renamed = New tables are opened under this name.
device-kept = Your games
device-kept-now =
    { $tables ->
        [0] No table is kept on this device yet.
        [one] One table is kept on this device; with the program it takes { $used } MB.
       *[other] { $tables } tables are kept on this device; with the program they take { $used } MB.
    }
device-may-go = Every answer is kept before it counts as given. But a browser that runs out of room, or whose data you clear, may throw your games away: export them now and then.
device-safe = Every answer is kept before it counts as given, and this browser has promised not to clear your games by itself.
device-not-safe = This browser does not promise it; installing Quadriga often helps.
device-keep-safe = Ask the browser to keep them
device-install = Install Quadriga
device-export = Export everything as a file
device-exported = Everything is in the file: tables, opened records, analyses.
device-import = Import from a file:
device-imported =
    { $tables ->
        [one] One table has been added
       *[other] { $tables } tables have been added
    }, and { $records ->
        [one] one opened record
       *[other] { $records } opened records
    }. What was here already has stayed.
device-no-backup = This is no file that was exported here. Nothing has changed.
device-forget = Delete everything
device-forget-sure = All tables, records and analyses on this device are deleted for good. Export them first if you want to keep them.
device-forget-not = Keep everything
device-bots = Bots
device-slow = These would need more than ten seconds for a turn on this device, so they are not offered. On a server of your own they play faster.
device-slow-level = { $game }: { $level }, about { $seconds } seconds a turn
device-all-bots = All bots play quickly enough on this device, as far as it has been timed.
device-chance = Chance
device-chance-text = Cards and dice are drawn on this device, from a secret that is laid down before the game. The record proves that no draw was changed afterwards. It does not prove that whoever uses the device did not look ahead, or did not begin again until the draw was a good one: for a game that has to convince others, use a server.
device-server = What needs a server
device-server-text = Other people at other devices, chat, watching, and an account that follows you from device to device. Everything else is here: all games, settings and bots, several people at one screen, lessons, puzzles, analyses, replays, records.
device-server-how = A server of your own takes one command in the sources of Quadriga:
device-licences = Licences of everything on this site
