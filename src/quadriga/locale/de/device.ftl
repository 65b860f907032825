# Die Seite dieses Geräts, wo man ohne Server spielt.

device-name = Dein Name
device-rename = Namen behalten
device-renamed = Neue Tische werden unter diesem Namen eröffnet.
device-kept = Deine Partien
device-kept-now =
    { $tables ->
        [0] Auf diesem Gerät ist noch kein Tisch gespeichert.
        [one] Ein Tisch ist auf diesem Gerät gespeichert; mit dem Programm belegt er { $used } MB.
       *[other] { $tables } Tische sind auf diesem Gerät gespeichert; mit dem Programm belegen sie { $used } MB.
    }
device-may-go = Jede Antwort ist gespeichert, bevor sie als gegeben gilt. Geht dem Browser aber der Platz aus oder löschst du seine Daten, können deine Partien verschwinden: Sichere sie hin und wieder.
device-safe = Jede Antwort ist gespeichert, bevor sie als gegeben gilt, und dieser Browser hat zugesagt, deine Partien nicht von selbst zu löschen.
device-not-safe = Dieser Browser sagt es nicht zu; oft hilft es, Quadriga zu installieren.
device-keep-safe = Den Browser bitten, sie zu behalten
device-install = Quadriga installieren
device-export = Alles als Datei sichern
device-exported = In der Datei ist alles: Tische, geöffnete Aufzeichnungen, Analysen.
device-import = Aus einer Datei übernehmen:
device-imported =
    { $tables ->
        [one] Ein Tisch ist dazugekommen
       *[other] { $tables } Tische sind dazugekommen
    }, dazu { $records ->
        [one] eine geöffnete Aufzeichnung
       *[other] { $records } geöffnete Aufzeichnungen
    }. Was schon da war, ist geblieben.
device-no-backup = Das ist keine Datei, die hier gesichert wurde. Nichts hat sich geändert.
device-forget = Alles löschen
device-forget-sure = Alle Tische, Aufzeichnungen und Analysen auf diesem Gerät werden endgültig gelöscht. Sichere sie vorher, wenn du sie behalten willst.
device-forget-not = Alles behalten
device-bots = Bots
device-slow = Diese brauchten auf diesem Gerät mehr als zehn Sekunden für einen Zug und werden darum nicht angeboten. Auf einem eigenen Server spielen sie schneller.
device-slow-level = { $game }: { $level }, etwa { $seconds } Sekunden je Zug
device-all-bots = Alle Bots spielen auf diesem Gerät schnell genug, soweit es gemessen ist.
device-chance = Zufall
device-chance-text = Karten und Würfel werden auf diesem Gerät gezogen, aus einem Geheimnis, das vor der Partie feststeht. Die Aufzeichnung beweist, dass danach keine Ziehung geändert wurde. Sie beweist nicht, dass niemand an diesem Gerät vorausgeschaut oder so oft neu begonnen hat, bis die Ziehung gut war: Für eine Partie, die andere überzeugen soll, nimm einen Server.
device-server = Wofür es einen Server braucht
device-server-text = Andere Leute an anderen Geräten, Gespräche, Zuschauer und ein Konto, das dir von Gerät zu Gerät folgt. Alles andere ist hier: alle Spiele, Einstellungen und Bots, mehrere Leute an einem Bildschirm, Lektionen, Aufgaben, Analysen, Wiederholungen, Aufzeichnungen.
device-server-how = Ein eigener Server ist in den Quellen von Quadriga ein einziger Befehl:
device-licences = Lizenzen von allem auf dieser Seite
