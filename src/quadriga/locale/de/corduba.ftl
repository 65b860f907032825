# Corduba. Lateinische Namen von Bezirken, Gebäuden und Personen bleiben, wie sie sind.
# $count, das jeder Name erhält, ist die Zahl, von der der Satz spricht, oder 1.

corduba-title = Corduba
corduba-blurb = Römische Familien bauen eine Stadt mit drei Bezirken wieder auf, ernähren ihre Leute und erfüllen die Forderungen Roms; allein gegen Caepio.

## Spieloptionen

corduba-set-level = Caepios Stufe
corduba-set-level-hint = Mit welchem Vorsprung Caepio im Solospiel beginnt.
corduba-set-level-aedil = Ädil: am leichtesten
corduba-set-level-praetor = Prätor
corduba-set-level-consul = Konsul: am schwersten
corduba-set-variant = Solo-Ziel
corduba-set-variant-hint = Was du erreichen musst, um Caepio zu schlagen.
corduba-set-variant-senators = Mehr Senatoren als Caepio
corduba-set-variant-monuments = Monumentbauer: genug Monumente, ohne Senatoren
corduba-set-variant-both = Beides: Senatoren und Monumente
corduba-set-gentle_unrest = Milde Unruhen
corduba-set-gentle_unrest-hint = Sind zum ersten Mal alle drei Bezirke in Revolte, geht das Spiel weiter: Der ruhigste Bezirk verliert einen Marker, alle verlieren 1 Beliebtheit.

## Namen

corduba-side-orange = Orange
corduba-side-green = Grün
corduba-side-white = Weiß
corduba-side-black = Schwarz
corduba-side-caepio = Caepio
corduba-resource-food = Nahrung
corduba-resource-wood = Holz
corduba-resource-stone = Stein
corduba-resource-tools = { $count ->
    [one] Werkzeug
   *[other] Werkzeuge
}
corduba-resource-amphorae = { $count ->
    [one] Amphore
   *[other] Amphoren
}
corduba-resource-marble = Marmor
corduba-good-food = Nahrung
corduba-good-wood = Holz
corduba-good-stone = Stein
corduba-good-tools = { $count ->
    [one] Werkzeug
   *[other] Werkzeuge
}
corduba-good-amphorae = { $count ->
    [one] Amphore
   *[other] Amphoren
}
corduba-good-marble = Marmor
corduba-good-denarii = { $count ->
    [one] Denar
   *[other] Denare
}
corduba-good-velites = Velites
corduba-good-legionaries = { $count ->
    [one] Legionär
   *[other] Legionäre
}
corduba-good-equites = Equites
corduba-good-offering1 = { $count ->
    [one] Opfergabe (1)
   *[other] Opfergaben (1)
}
corduba-good-offering2 = { $count ->
    [one] Opfergabe (2)
   *[other] Opfergaben (2)
}
corduba-price-workers = { $count ->
    [one] Arbeiter
   *[other] Arbeiter
}
corduba-price-prestige = Prestige
corduba-price-popularity = Beliebtheit
corduba-price-harmony = Harmonie
corduba-price-register = Register
corduba-specialist-red = roter Dux
corduba-specialist-red-hint = 1 Velites je Dekade
corduba-specialist-purple = violetter Sacerdos
corduba-specialist-purple-hint = 1 Opfergabe je Dekade
corduba-specialist-blue = blauer Lanista
corduba-specialist-blue-hint = 1 Beliebtheit je Dekade
corduba-specialist-yellow = gelber Argentarius
corduba-specialist-yellow-hint = 3 Denare je Dekade
corduba-specialist-green = grüner Medicus
corduba-specialist-green-hint = 2 Nahrung je Dekade
corduba-specialist-brown = brauner Faber
corduba-specialist-brown-hint = 1 Holz und 1 Stein je Dekade
corduba-figure-special = { $count ->
    [one] Spezialarbeiter
   *[other] Spezialarbeiter
}
corduba-figure-red = roter Dux
corduba-figure-purple = violetter Sacerdos
corduba-figure-blue = blauer Lanista
corduba-figure-yellow = gelber Argentarius
corduba-figure-green = grüner Medicus
corduba-figure-brown = brauner Faber
corduba-figure-workers = { $count ->
    [one] Arbeiter
   *[other] Arbeiter
}
corduba-orientation-upright = wie gezeichnet
corduba-orientation-right = nach rechts gedreht
corduba-orientation-reversed = auf den Kopf gedreht
corduba-orientation-left = nach links gedreht
corduba-building-excubitorium = Excubitorium
corduba-building-excubitorium-hint = unterdrückt Unruhen
corduba-building-herbarium = Herbarium
corduba-building-herbarium-hint = Harmonie, Beliebtheit
corduba-building-aerarium = Aerarium
corduba-building-aerarium-hint = Denare
corduba-building-sanctuarium = Sanctuarium
corduba-building-sanctuarium-hint = Opfergaben (1)
corduba-building-collegium-fabrorum = Collegium Fabrorum
corduba-building-collegium-fabrorum-hint = Holz und Stein, Tausch
corduba-building-cudendum = Cudendum
corduba-building-cudendum-hint = Werkzeug
corduba-building-odeum = Odeum
corduba-building-odeum-hint = Beliebtheit, Harmonie
corduba-building-schola = Schola
corduba-building-schola-hint = Prestige
corduba-building-balneum = Balneum
corduba-building-balneum-hint = Beliebtheit
corduba-building-forum = Forum
corduba-building-forum-hint = Markt mit Rabatt, Prestige
corduba-building-aedis = Aedis
corduba-building-aedis-hint = Opfergabe (2)
corduba-building-officina-fabrorum = Officina Fabrorum
corduba-building-officina-fabrorum-hint = Marmor
corduba-building-emporium = Emporium
corduba-building-emporium-hint = Markt
corduba-building-librarium = Librarium
corduba-building-librarium-hint = spielt einen Spezialisten frei
corduba-building-ludus = Ludus
corduba-building-ludus-hint = ein Arbeiter mehr
corduba-building-sanatorium = Sanatorium
corduba-building-sanatorium-hint = Harmonie, Beliebtheit
corduba-building-basilica = Basilica
corduba-building-basilica-hint = Prestige in mehreren Bezirken
corduba-building-amphitheatrum = Amphitheatrum
corduba-building-amphitheatrum-hint = Denare, Beliebtheit, Prestige
corduba-district-servorum = Servorum
corduba-district-plebeius = Plebeius
corduba-district-patricius = Patricius
corduba-tile-servorum-excubitorium = Excubitorium (Servorum)
corduba-tile-servorum-herbarium = Herbarium (Servorum)
corduba-tile-servorum-aerarium = Aerarium (Servorum)
corduba-tile-servorum-sanctuarium = Sanctuarium (Servorum)
corduba-tile-servorum-collegium-fabrorum = Collegium Fabrorum (Servorum)
corduba-tile-servorum-cudendum = Cudendum (Servorum)
corduba-tile-servorum-odeum = Odeum (Servorum)
corduba-tile-servorum-schola = Schola (Servorum)
corduba-tile-servorum-balneum = Balneum (Servorum)
corduba-tile-servorum-forum = Forum (Servorum)
corduba-tile-servorum-aedis = Aedis (Servorum)
corduba-tile-servorum-officina-fabrorum = Officina Fabrorum (Servorum)
corduba-tile-servorum-emporium = Emporium (Servorum)
corduba-tile-servorum-librarium = Librarium (Servorum)
corduba-tile-servorum-ludus = Ludus (Servorum)
corduba-tile-servorum-sanatorium = Sanatorium (Servorum)
corduba-tile-servorum-basilica = Basilica (Servorum)
corduba-tile-servorum-amphitheatrum = Amphitheatrum (Servorum)
corduba-tile-plebeius-excubitorium = Excubitorium (Plebeius)
corduba-tile-plebeius-herbarium = Herbarium (Plebeius)
corduba-tile-plebeius-aerarium = Aerarium (Plebeius)
corduba-tile-plebeius-sanctuarium = Sanctuarium (Plebeius)
corduba-tile-plebeius-collegium-fabrorum = Collegium Fabrorum (Plebeius)
corduba-tile-plebeius-cudendum = Cudendum (Plebeius)
corduba-tile-plebeius-odeum = Odeum (Plebeius)
corduba-tile-plebeius-schola = Schola (Plebeius)
corduba-tile-plebeius-balneum = Balneum (Plebeius)
corduba-tile-plebeius-forum = Forum (Plebeius)
corduba-tile-plebeius-aedis = Aedis (Plebeius)
corduba-tile-plebeius-officina-fabrorum = Officina Fabrorum (Plebeius)
corduba-tile-plebeius-emporium = Emporium (Plebeius)
corduba-tile-plebeius-librarium = Librarium (Plebeius)
corduba-tile-plebeius-ludus = Ludus (Plebeius)
corduba-tile-plebeius-sanatorium = Sanatorium (Plebeius)
corduba-tile-plebeius-basilica = Basilica (Plebeius)
corduba-tile-plebeius-amphitheatrum = Amphitheatrum (Plebeius)
corduba-tile-patricius-excubitorium = Excubitorium (Patricius)
corduba-tile-patricius-herbarium = Herbarium (Patricius)
corduba-tile-patricius-aerarium = Aerarium (Patricius)
corduba-tile-patricius-sanctuarium = Sanctuarium (Patricius)
corduba-tile-patricius-collegium-fabrorum = Collegium Fabrorum (Patricius)
corduba-tile-patricius-cudendum = Cudendum (Patricius)
corduba-tile-patricius-odeum = Odeum (Patricius)
corduba-tile-patricius-schola = Schola (Patricius)
corduba-tile-patricius-balneum = Balneum (Patricius)
corduba-tile-patricius-forum = Forum (Patricius)
corduba-tile-patricius-aedis = Aedis (Patricius)
corduba-tile-patricius-officina-fabrorum = Officina Fabrorum (Patricius)
corduba-tile-patricius-emporium = Emporium (Patricius)
corduba-tile-patricius-librarium = Librarium (Patricius)
corduba-tile-patricius-ludus = Ludus (Patricius)
corduba-tile-patricius-sanatorium = Sanatorium (Patricius)
corduba-tile-patricius-basilica = Basilica (Patricius)
corduba-tile-patricius-amphitheatrum = Amphitheatrum (Patricius)
corduba-space-cibus-left = Cibus, linkes Feld
corduba-space-cibus-left-hint = 1 Arbeiter für 1 Nahrung
corduba-space-cibus-right = Cibus, rechtes Feld
corduba-space-cibus-right-hint = 2 Arbeiter für 3 Nahrung
corduba-space-lignum-left = Lignum, linkes Feld
corduba-space-lignum-left-hint = 1 Arbeiter für 1 Holz
corduba-space-lignum-right = Lignum, rechtes Feld
corduba-space-lignum-right-hint = 2 Arbeiter für 3 Holz
corduba-space-lapis-left = Lapis, linkes Feld
corduba-space-lapis-left-hint = 1 Arbeiter für 1 Stein
corduba-space-lapis-right = Lapis, rechtes Feld
corduba-space-lapis-right-hint = 2 Arbeiter für 3 Stein
corduba-space-oleum-left = Oleum, linkes Feld
corduba-space-oleum-left-hint = 1 Arbeiter für 1 Amphore
corduba-space-oleum-right = Oleum, rechtes Feld
corduba-space-oleum-right-hint = 2 Arbeiter für 2 Amphoren
corduba-space-marmor-left = Marmor, linkes Feld
corduba-space-marmor-left-hint = 2 Arbeiter für 1 Marmor
corduba-space-marmor-right = Marmor, rechtes Feld
corduba-space-marmor-right-hint = 3 Arbeiter für 2 Marmor
corduba-space-portus = Portus
corduba-space-portus-hint = 1 Arbeiter für 1 Denar
corduba-space-castra-velites = Castra: Velites
corduba-space-castra-velites-hint = 2 Arbeiter, 1 Denar; Wert 2
corduba-space-castra-legionaries = Castra: Legionäre
corduba-space-castra-legionaries-hint = 2 Arbeiter, 1 Holz; Wert 3
corduba-space-castra-equites = Castra: Equites
corduba-space-castra-equites-hint = 3 Arbeiter, 1 Holz, 1 Denar; Wert 4
corduba-demand-lapides = Lapides
corduba-demand-lapides-hint = Rom verlangt Stein
corduba-demand-ligna = Ligna
corduba-demand-ligna-hint = Rom verlangt Holz
corduba-demand-frumentum = Frumentum
corduba-demand-frumentum-hint = Rom verlangt Nahrung
corduba-demand-ferramenta = Ferramenta
corduba-demand-ferramenta-hint = Rom verlangt Werkzeug
corduba-demand-amphorae = Amphorae Oleariae
corduba-demand-amphorae-hint = Rom verlangt Amphoren
corduba-demand-marmora = Marmora
corduba-demand-marmora-hint = Rom verlangt Marmor
corduba-demand-disposita-confarreatio = Disposita Confarreatio
corduba-demand-disposita-confarreatio-hint = Rom verlangt Denare
corduba-gesta-master-builder = Meisterbauer
corduba-gesta-master-builder-hint = 7 gebaute Plättchen; nur mit dem roten Spezialisten
corduba-gesta-insulae = Dominus Insularum
corduba-gesta-insulae-hint = 12 eigene Insulae
corduba-gesta-specialists = Magister Artium
corduba-gesta-specialists-hint = 4 Spezialisten
corduba-gesta-workers = Dux Operarum
corduba-gesta-workers-hint = Register 9
corduba-gesta-popularity = Amicus Populi
corduba-gesta-popularity-hint = Beliebtheit 9
corduba-gesta-prestige = Pater Patriae
corduba-gesta-prestige-hint = Prestige 5 in jedem Bezirk
corduba-gesta-monuments = Restitutor Urbis
corduba-gesta-monuments-hint = 2 Monumente
corduba-gesta-wealth = Dives
corduba-gesta-wealth-hint = 15 Denare, gezeigt und nicht bezahlt

## Fragen

corduba-ask-StartPlayer = Wer beginnt?
corduba-ask-DrawToken = Welcher Res-Gestae-Marker wird gezogen?
corduba-ask-Deal = Welche Erbschaftskarte wird ausgeteilt?
corduba-ask-DealFamily = Welche Familienkarte wird ausgeteilt?
corduba-ask-Keep = Welche Erbschaftskarte behältst du?
corduba-ask-Character = Welchen Charakter deiner Familie spielst du?
corduba-ask-TakeBasic = Welche Basisressource erbst du? Noch zu nehmen: { $left }.
corduba-ask-InheritSpecialist = Welchen Spezialisten erbst du?
corduba-ask-Demand = Welche Karte deckt Rom auf?
corduba-ask-Prices = Welches Macellum-Plättchen wird aufgedeckt?
corduba-ask-WhichRevolt = In welchem Bezirk breitest du die Unruhe aus?
corduba-ask-Burn = Auf welches Gebäude legst du einen Unruhemarker?
corduba-ask-Hand = Wer bekommt einen Unruhemarker mehr? Noch zu vergeben: { $left }.
corduba-ask-Turn = Du bist am Zug.
corduba-ask-FreeActions = Noch etwas, bevor dein Zug endet?
corduba-ask-CheaperBuild = Was baust du mit zwei Arbeitern weniger?
corduba-ask-UseOccupied = Welches besetzte Aktionsfeld nutzt du?
corduba-ask-RaiseWhat = Was baust du in { $district }?
corduba-ask-WhichPlot = Leg das Plättchen.
corduba-ask-Where = Leg das Plättchen.
corduba-ask-HowTurned = Dreh das Plättchen.
corduba-ask-Link = Wohin kommt die nächste neutrale Insula der Kette?
corduba-ask-Save = Welche Ressource spart dir der Bonus von Plebeius?
corduba-ask-Send = Wen schickst du? Noch nötig: { $need }.
corduba-ask-Instead = Wie viele Amphoren zahlst du anstelle von { $resource }?
corduba-ask-OwnInsulae = Wie viele eigene Insulae legst du? Höchstens { $most }.
corduba-ask-FirstUse = Nutzt du das neue Gebäude sofort?
corduba-ask-WhichBonus = Den Konstruktionsbonus welches Bezirks nutzt du?
corduba-ask-WhichAction = Welche Aktion nutzt du?
corduba-ask-Visit = Auf dem Macellum: Was kaufst oder verkaufst du?
corduba-ask-Incite = Auf welchem Gebäude bricht die Unruhe aus?
corduba-ask-Meal = Was tischst du auf?
corduba-ask-WhichDistrict = Prestige { $amount }: in welchem Bezirk?
corduba-ask-BetterFigures = { $or_worker ->
    [0] Welchen Spezialisten spielst du frei?
   *[other] Welchen Spezialisten spielst du frei, oder nimmst du einen Arbeiter mehr?
}
corduba-ask-Quell = Welche Unruhe unterdrückst du?
corduba-ask-Exchange = Was tauschst du? Höchstens noch { $left }.
corduba-ask-Deliver = Was lieferst du nach Rom? Niemand sieht es, bevor alle fertig sind.
corduba-ask-Upkeep = Wie versorgst du deine Leute? Es kostet { $cost }; der Rest wird in Denaren bezahlt.
corduba-ask-Store = Was gibst du ab? So viel kannst du nicht lagern.
corduba-ask-DrawCard = Welche Karte zieht Caepio?
corduba-ask-DrawPlan = Was baut Caepio?
corduba-ask-DrawBuilt = Welches Gebäude besucht Caepio?
corduba-ask-RollDie = In welchem Bezirk baut Caepio?
corduba-ask-DrawUnrest = Wo bricht Unruhe aus?
corduba-ask-Icons = Welche Karte wird für Caepios Handel aufgedeckt?

## Antworten

corduba-say-pass = Für diese Runde passen
corduba-say-done = Fertig
corduba-say-start = { $side } beginnt
corduba-say-token = { $gesta } liegt aus
corduba-say-deal = { $hereditas } für { $side }
corduba-say-house = Familie { $family } für { $side }
corduba-say-keep = Die Karte „{ $hereditas }“ behalten
corduba-say-character = { $character } spielen
corduba-say-take = 1 { $resource } nehmen
corduba-say-demand = Rom deckt { $demand } auf
corduba-say-prices = Plättchen { $macellum } des Macellum
corduba-say-revolt = In { $district } ausbreiten
corduba-say-burn = Unruhe auf { $tile }
corduba-say-hand = Einer mehr für { $side }
corduba-say-build = In { $district } bauen ...
corduba-say-raise = Bauen: { $building }
corduba-say-plot = Auf der Baufläche { $plot }
corduba-say-place = Hier: { $cell }
corduba-say-turn = Legen: { $orientation }
corduba-say-link = Eine neutrale Insula: { $cell }
corduba-say-save = 1 { $resource } sparen
corduba-say-send = Schicken: { $figure }
corduba-say-instead = { $number ->
    [0] Nur mit { $resource } zahlen
    [one] { $number } Amphore als { $resource } verwenden
   *[other] { $number } Amphoren als { $resource } verwenden
}
corduba-say-insulae = { $number ->
    [0] Keine eigene Insula
    [one] { $number } eigene Insula
   *[other] { $number } eigene Insulae
}
corduba-say-use = Aktion { $action } nutzen
corduba-say-monument = Das Monument { $monument } bauen
corduba-say-bonus = Mit dem Bonus von { $district }
corduba-say-activate = { $tile } aktivieren
corduba-say-produce = Gehen zu: { $space }
corduba-say-claim = { $gesta } einfordern
corduba-say-merchant = Den Händler zum Macellum schicken ...
corduba-say-buy = { $number } { $resource } kaufen
corduba-say-sell = { $number } { $resource } verkaufen
corduba-say-power = Die Fähigkeit deiner Familie nutzen ...
corduba-say-eat = 1 { $resource } auftischen
corduba-say-prestige = In { $district }
corduba-say-free = Freispielen: { $specialist }
corduba-say-register = Ein Arbeiter mehr im Register
corduba-say-quell = Die Unruhe auf { $tile } unterdrücken
corduba-say-swap = 1 { $resource } gegen 1 { $resource2 }
corduba-say-deliver = { $number ->
    [0] { $good }: nichts liefern
   *[other] { $number } { $good } liefern
}
corduba-say-upkeep = { $number ->
    [0] { $number2 ->
        [0] Alles in Denaren zahlen
        [one] 1 Amphore zahlen, den Rest in Denaren
       *[other] { $number2 } Amphoren zahlen, den Rest in Denaren
    }
   *[other] { $number2 ->
        [0] { $number } Nahrung zahlen, den Rest in Denaren
        [one] { $number } Nahrung und 1 Amphore zahlen, den Rest in Denaren
       *[other] { $number } Nahrung und { $number2 } Amphoren zahlen, den Rest in Denaren
    }
}
corduba-say-return = 1 { $resource } abgeben
corduba-say-card = Die Karte { $card }
corduba-say-draw = Die Karte { $building }
corduba-say-roll = Der Würfel zeigt { $die }
corduba-say-icons = Die Symbole von { $card }

## Meldungen

corduba-news-begins = { $side } beginnt.
corduba-news-turn = { $side } ist am Zug.
corduba-news-actions-over = Ende der Runde.
corduba-news-open = Dieser Res-Gestae-Marker liegt aus: { $gesta }.
corduba-news-inherited = { $side } erbt „{ $hereditas }“.
corduba-news-joined = { $side } spielt { $character }.
corduba-news-round = Runde { $number } beginnt.
corduba-news-demanded = Roms Karte der Dekade: { $demand }.
corduba-news-priced = Der Preis von { $resource } ist nun { $count }.
corduba-news-gained = { $side } bekommt { $count } { $good }.
corduba-news-paid = { $side } zahlt { $count } { $good }.
corduba-news-hired = { $side } nimmt { $count } Arbeiter.
corduba-news-sent = { $side } setzt ein: { $count } { $figure }.
corduba-news-popularity = Beliebtheit von { $side }: { $count }.
corduba-news-harmony = Harmonie von { $side }: { $count }.
corduba-news-registered = Register von { $side }: { $count }.
corduba-news-freed = { $side } spielt einen Spezialisten frei: { $specialist }.
corduba-news-rose = { $side } steigt in { $district } auf { $count }.
corduba-news-fell = { $side } fällt in { $district } auf { $count }.
corduba-news-unrest = { $side } verursacht Unruhe und steht auf { $count } der Unruheleiste.
corduba-news-calmed = { $side } geht auf der Unruheleiste auf { $count } zurück.
corduba-news-burned = { $side } legt Unruhe auf { $tile }.
corduba-news-quelled = { $side } unterdrückt die Unruhe auf { $tile }.
corduba-news-handed = { $side } gibt Unruhe an { $side2 } weiter: { $count }.
corduba-news-built = { $side } baut { $tile }.
corduba-news-laid = { $side } legt in { $district } eine Insula: { $cell }.
corduba-news-filled = Eine neutrale Insula in { $district }: { $cell }.
corduba-news-erected = { $side } baut das Monument { $monument }.
corduba-news-activated = { $side } nutzt Aktion { $action } von { $tile }.
corduba-news-occupied = { $side } besetzt { $tile }.
corduba-news-produced = { $side } geht zu: { $space }.
corduba-news-claimed = { $side } fordert ein: { $gesta }.
corduba-news-passed = { $side } passt.
corduba-news-visited = { $side } schickt den Händler.
corduba-news-bought = { $side } kauft { $count } { $resource }.
corduba-news-sold = { $side } verkauft { $count } { $resource }.
corduba-news-powered = { $side } nutzt die Fähigkeit von { $character }.
corduba-news-delivered = { $side } liefert { $count } { $good } nach Rom.
corduba-news-ranked = { $side } ist vor Rom auf Rang { $number }.
corduba-news-senator = { $side } gewinnt einen Senator.
corduba-news-senator-lost = { $side } verliert einen Senator.
corduba-news-unpaid = { $side } bleibt Unterhalt schuldig: { $count }.
corduba-news-returned = { $side } gibt { $count } { $good } ab.
corduba-news-drew = Caepio zieht die Karte { $card }.
corduba-news-planned = Caepio will bauen: { $building }.
corduba-news-rolled = Der Würfel zeigt { $die }.
corduba-news-turned = Caepio deckt Karte { $card } auf.
corduba-news-rebelled = Die Stadt rebelliert: Alle verlieren.
corduba-news-spared = Die ganze Stadt ist in Revolte. Dieses eine Mal bleibt sie verschont; beim nächsten Mal verlieren alle.
corduba-news-abated = Die Unruhe auf { $tile } legt sich.
corduba-news-ended = Die dritte Dekade ist vorüber.

## Was geschah, in Kürze: mit $who „you“ ein ganzer Satz, sonst ohne Subjekt, wie in „Rot: kauft ...“

corduba-act-begins = { $who ->
    [you] Du beginnst
   *[other] beginnt
}
corduba-act-inherited = { $who ->
    [you] Du erbst
   *[other] erbt
} „{ $hereditas }“
corduba-act-joined = { $who ->
    [you] Du spielst
   *[other] spielt
} { $character }
corduba-act-demanded = Roms Karte der Dekade: { $demand }
corduba-act-sent = {""}
corduba-act-hired = { $who ->
    [you] Du nimmst
   *[other] nimmt
} { $count } Arbeiter
corduba-act-popularity = { $who ->
    [you] Du hast jetzt
   *[other] hat jetzt
} Beliebtheit { $last }
corduba-act-registered = { $who ->
    [you] Du stehst im Register auf { $last }
   *[other] {""}
}
corduba-act-freed = { $who ->
    [you] Du spielst
   *[other] spielt
} frei: { $specialist }
corduba-act-rose = { $who ->
    [you] Du steigst
   *[other] steigt
} in { $district }
corduba-act-fell = { $who ->
    [you] Du fällst
   *[other] fällt
} in { $district }
corduba-act-unrest = { $who ->
    [you] Du verursachst
   *[other] verursacht
} Unruhe (jetzt auf { $last })
corduba-act-calmed = { $who ->
    [you] Du gehst auf der Unruheleiste
   *[other] geht auf der Unruheleiste
} auf { $last } zurück
corduba-act-burned = { $who ->
    [you] Du legst
   *[other] legt
} Unruhe auf { $tile }
corduba-act-quelled = { $who ->
    [you] Du unterdrückst
   *[other] unterdrückt
} die Unruhe auf { $tile }
corduba-act-handed = { $who ->
    [you] Du gibst
   *[other] gibt
} Unruhe an { $side2 } weiter
corduba-act-built = { $who ->
    [you] Du baust
   *[other] baut
} { $tile }
corduba-act-laid = { $who ->
    [you] Du legst
   *[other] legt
} in { $district } { $times ->
    [one] eine Insula
   *[other] { $times } Insulae
}
corduba-act-erected = { $who ->
    [you] Du baust
   *[other] baut
} das Monument { $monument }
corduba-act-activated = { $who ->
    [you] Du nutzt
   *[other] nutzt
} { $tile }
corduba-act-occupied = { $who ->
    [you] Du besetzt
   *[other] besetzt
} { $tile }
corduba-act-produced = { $who ->
    [you] Du gehst
   *[other] geht
} zu: { $space }
corduba-act-claimed = { $who ->
    [you] Du forderst ein:
   *[other] fordert ein:
} { $gesta }
corduba-act-passed = { $who ->
    [you] {""}
   *[other] passt
}
corduba-act-bought = { $who ->
    [you] Du kaufst
   *[other] kauft
} { $amounts }
corduba-act-sold = { $who ->
    [you] Du verkaufst
   *[other] verkauft
} { $amounts }
corduba-act-powered = { $who ->
    [you] Du nutzt
   *[other] nutzt
} die Fähigkeit von { $character }
corduba-act-delivered = { $who ->
    [you] Du lieferst
   *[other] liefert
} { $amounts } nach Rom
corduba-act-ranked = { $who ->
    [you] Du bist
   *[other] ist
} vor Rom auf Rang { $last }
corduba-act-senator = { $who ->
    [you] Du gewinnst
   *[other] gewinnt
} { $times ->
    [one] einen Senator
   *[other] { $times } Senatoren
}
corduba-act-senator-lost = { $who ->
    [you] Du verlierst
   *[other] verliert
} { $times ->
    [one] einen Senator
   *[other] { $times } Senatoren
}
corduba-act-unpaid = { $who ->
    [you] Du bleibst
   *[other] bleibt
} { $count } Unterhalt schuldig
corduba-act-returned = { $who ->
    [you] Du gibst
   *[other] gibt
} { $amounts } ab
corduba-act-planned = Caepio will bauen: { $building }
corduba-act-rebelled = Die Stadt rebelliert: Alle verlieren
corduba-act-spared = Die ganze Stadt ist in Revolte, bleibt aber dieses eine Mal verschont
corduba-act-abated = Die Unruhe auf { $tile } legt sich

## Gründe

corduba-lacking = { $workers_missing ->
    [0] { "" }
    [one] { " " }Dir fehlt { $workers_missing } von { $workers_needed } Arbeitern.
   *[other] { " " }Dir fehlen { $workers_missing } von { $workers_needed } Arbeitern.
}{ $denarii_missing ->
    [0] { "" }
    [one] { " " }Dir fehlt { $denarii_missing } von { $denarii_needed } Denaren.
   *[other] { " " }Dir fehlen { $denarii_missing } von { $denarii_needed } Denaren.
}{ $food_missing ->
    [0] { "" }
    [one] { " " }Dir fehlt { $food_missing } von { $food_needed } Nahrung.
   *[other] { " " }Dir fehlen { $food_missing } von { $food_needed } Nahrung.
}{ $wood_missing ->
    [0] { "" }
    [one] { " " }Dir fehlt { $wood_missing } von { $wood_needed } Holz.
   *[other] { " " }Dir fehlen { $wood_missing } von { $wood_needed } Holz.
}{ $stone_missing ->
    [0] { "" }
    [one] { " " }Dir fehlt { $stone_missing } von { $stone_needed } Stein.
   *[other] { " " }Dir fehlen { $stone_missing } von { $stone_needed } Stein.
}{ $tools_missing ->
    [0] { "" }
    [one] { " " }Dir fehlt { $tools_missing } von { $tools_needed } Werkzeugen.
   *[other] { " " }Dir fehlen { $tools_missing } von { $tools_needed } Werkzeugen.
}{ $amphorae_missing ->
    [0] { "" }
    [one] { " " }Dir fehlt { $amphorae_missing } von { $amphorae_needed } Amphoren.
   *[other] { " " }Dir fehlen { $amphorae_missing } von { $amphorae_needed } Amphoren.
}{ $marble_missing ->
    [0] { "" }
    [one] { " " }Dir fehlt { $marble_missing } von { $marble_needed } Marmor.
   *[other] { " " }Dir fehlen { $marble_missing } von { $marble_needed } Marmor.
}
corduba-why-as-evenly-as-possible = Die Marker werden so gleichmäßig wie möglich auf die anderen verteilt.
corduba-why-at-least-one = Du musst mindestens einen Marker entfernen.
corduba-why-at-least-one-exchange = Mindestens eine Ressource muss getauscht werden.
corduba-why-bought-this-turn = Diese Ressource hast du in diesem Zug gekauft: Im selben Zug kannst du sie nicht verkaufen.
corduba-why-cannot-burn = Dort kann keine Unruhe ausbrechen.
corduba-why-cannot-exchange = Dieser Tausch ist nicht möglich.
corduba-why-cannot-pay = Du kannst das nicht bezahlen.{ corduba-lacking }
corduba-why-cannot-pay-any-building = Du kannst dort kein Gebäude bezahlen, auch nicht das erschwinglichste.{ corduba-lacking }
corduba-why-cannot-save-that = Das gehört nicht zu den Kosten, oder du könntest den Rest nicht zahlen.
corduba-why-card-not-dealt = Diese Karte hast du nicht bekommen.
corduba-why-castra-specialists = Von den Spezialisten kann nur der rote in die Castra: Nötig sind { $needed } Arbeiter, du hast { $have }.
corduba-why-condition-not-met = Du erfüllst die Bedingung nicht: Nötig sind { $needed }, du hast { $have }.
corduba-why-does-not-fit-that-way = So herum passt es nicht.
corduba-why-figure-not-usable = Diese Figur hast du nicht, oder sie ist hier nicht einsetzbar.
corduba-why-kept-already = Diese hast du schon behalten.
corduba-why-kind-not-available = Dieses Gebäude gibt es dort nicht.
corduba-why-merchant-away = Dein Händler ist bis zum Ende der Dekade unterwegs.
corduba-why-minimum-must-be-delivered = Soweit du kannst, musst du Roms Minimum liefern: davon mindestens { $needed }.
corduba-why-monument-built = Dieses Monument steht schon.
corduba-why-more-than-needed = Das ist mehr, als du hast oder brauchst: Der Unterhalt beträgt { $needed }, du hast { $food_have } Nahrung und { $amphorae_have } { $amphorae_have ->
    [one] Amphore
   *[other] Amphoren
}.
corduba-why-must-pay-what-you-can = Du musst zahlen, so viel du kannst: Der Unterhalt beträgt { $needed }, du hast nur { $denarii_have } { $denarii_have ->
    [one] Denar
   *[other] Denare
}, also musst du mehr Nahrung abgeben.
corduba-why-needs-a-longer-chain = Es passt, bräuchte dort aber mehr neutrale Insulae: Anderswo { $limit ->
    [one] reicht 1
   *[other] reichen { $limit }
}.
corduba-why-no-bonus-there = Der Bonus dieses Bezirks ist hier nicht nutzbar.
corduba-why-no-effect = Das hätte keine Wirkung.
corduba-why-no-place-for-it = In diesem Bezirk ist kein Platz dafür.
corduba-why-no-red-specialist = Nur mit dem roten Spezialisten kann man das einfordern.
corduba-why-no-such-action = Diese Aktion hat das Gebäude nicht.
corduba-why-no-unrest-there = Dort ist keine Unruhe.
corduba-why-not-a-place-for-it = Dort passt es nicht.
corduba-why-not-a-plot-for-it = In diese Baufläche passt es nicht.
corduba-why-not-an-occupied-space = Wähle ein besetztes oder blockiertes Aktionsfeld einer Produktionsstätte, das du nutzen kannst.
corduba-why-not-asked-for = Gerade wird nach etwas anderem gefragt.
corduba-why-not-built = Es ist nicht gebaut.
corduba-why-not-enough-workers = Dafür { $needed ->
    [one] ist { $needed } Arbeiter
   *[other] sind { $needed } Arbeiter
} nötig, du hast { $have }.
corduba-why-not-in-revolt = Dieser Bezirk ist nicht in Revolte.
corduba-why-not-now = Das ist jetzt nicht möglich.
corduba-why-not-on-the-market = Du willst { $needed }, auf dem Markt { $have ->
    [one] liegt
   *[other] liegen
} { $have }.
corduba-why-not-owned = Dafür brauchst du { $needed } davon, du hast { $have }.
corduba-why-not-so-many-amphorae = Hier können { $needed } bis { $limit } Amphoren einspringen.
corduba-why-not-so-many-insulae = Hier kannst du höchstens { $limit } { $limit ->
    [one] eigene Insula
   *[other] eigene Insulae
} legen.
corduba-why-not-that-many = Du kannst mindestens 1 und höchstens { $limit } handeln.
corduba-why-not-the-shortest-chain = Die Kette muss so kurz wie möglich sein: { $limit } { $limit ->
    [one] Insula
   *[other] Insulae
}, jede neben der nächsten.
corduba-why-not-this-district = In diesem Bezirk geht das nicht.
corduba-why-nothing-to-trade = Du könntest nichts kaufen oder verkaufen.
corduba-why-occupied = Es ist in dieser Runde besetzt.
corduba-why-only-basic = Nur Basisressourcen können genommen werden.
corduba-why-only-food-or-amphorae = Abgeben kannst du nur eigene Nahrung oder eine Amphore an ihrer Stelle.
corduba-why-other-district = Die Unruhe breitet sich in einem anderen Bezirk aus.
corduba-why-other-plot = Du hast eine andere Baufläche gewählt.
corduba-why-power-not-ready = Deine Familie hat keine bereite Fähigkeit.
corduba-why-power-not-usable = Die Fähigkeit deiner Familie ist jetzt nicht nutzbar.
corduba-why-resource-traded-already = Mit dieser Ressource hast du bei diesem Besuch schon gehandelt.
corduba-why-run-out = Diese Ressource ist ausgegangen.
corduba-why-site-blocked = Diese Produktionsstätte ist in dieser Runde genutzt oder blockiert.
corduba-why-sold-this-turn = Diese Ressource hast du in diesem Zug verkauft: Im selben Zug kannst du sie nicht kaufen.
corduba-why-space-used = Dieses Aktionsfeld ist in dieser Runde genutzt.
corduba-why-specialist-freed-already = Diesen Spezialisten hast du schon freigespielt.
corduba-why-specialist-only = Das Register kann hier nicht steigen.
corduba-why-supply-empty = Der Vorrat ist leer.
corduba-why-taken-in-order = Ressourcen werden in der Reihenfolge der Liste genommen: An dieser bist du vorbei.
corduba-why-tile-burns = Auf diesem Gebäude ist Unruhe.
corduba-why-token-closed = Diesen Marker kann niemand mehr einfordern.
corduba-why-too-dear = Das kostet { $needed } { $needed ->
    [one] Denar
   *[other] Denare
}; du hast { $have }, { $missing ->
    [one] es fehlt 1
   *[other] es fehlen { $missing }
}.
corduba-why-touches-nothing = Es passt, berührt dort aber weder ein Gebäude noch eine Insula.
corduba-why-trade-at-least-one = Bei einem Besuch muss mindestens eine Einheit gehandelt werden.
corduba-why-where-caepio-has-most-insulae = Caepio baut dort, wo er die meisten Insulae legen kann.
corduba-why-choose-a-district-first = Wähl erst den Bezirk, in dem du baust.
corduba-why-choose-what-to-build-first = Wähl erst, was du baust.
corduba-why-activate-a-building-first = Wähl erst das Gebäude, das du aktivierst.
corduba-why-visit-the-market-first = Gekauft und verkauft wird bei einem Marktbesuch: Entsende deinen Händler oder nutze ein Gebäude oder eine Fähigkeit, die einen erlaubt.
corduba-why-finish-this-action = Bring erst zu Ende, was du begonnen hast.
corduba-why-main-action-taken = Die Hauptaktion dieses Zuges hast du ausgeführt: Es bleiben nur freie Aktionen.
corduba-why-in-its-phase = { $phase ->
    [unrest] Das geschieht in Phase 1, Unruhe.
    [rome] Das geschieht in der Zwischenphase Roms.
    [harmony] Das geschieht in Phase 4, Harmonie.
    [storage] Das geschieht im Abschnitt Lager, wenn die Dekade endet.
   *[actions] Das geschieht in Phase 3, in deinen Zügen.
}

## Das Ende

corduba-end-senate = { $players ->
    [one] { $winners ->
        [one] { $names } gewinnt gegen Caepio.
       *[other] Caepio gewinnt.
    }
   *[other] { $winners ->
        [0] Niemand gewinnt: Die Unruhe aller ist auf dem letzten Feld.
        [one] { $names } gewinnt mit { $points } Senatoren.
       *[other] { $names } teilen sich den Sieg mit { $points } Senatoren.
    }
}
corduba-end-rebellion = Alle Spieler verlieren: Die ganze Stadt rebelliert.
corduba-score-troops = Truppen
corduba-score-offerings = Opfergaben
corduba-score-goods = Roms Forderung
corduba-score-tracks = Leistenenden
corduba-score-gestae = Res Gestae
corduba-score-politics = Politik
corduba-score-riches = Reichtum
corduba-score-monuments = Monumente
corduba-score-late-unrest = späte Unruhe
corduba-score-unrest = Unruhe

## Das gezeichnete Brett

corduba-board-round = Runde { $round } von 8, Dekade { $decade }
corduba-board-revolt = Revolte
corduba-board-market = Macellum
corduba-board-price = Preis
corduba-board-stock = im Angebot
corduba-board-bought = gekauft
corduba-board-sold = verkauft
corduba-board-supply = Vorrat
corduba-board-rome = Rom verlangt
corduba-board-minimum = mindestens { $minimum } zusammen; jeder Truppen { $troops }, Opfergaben { $offerings }
corduba-board-goods = Güter
corduba-board-figures = Figuren
corduba-board-workers = { $workers } Arbeiter (Register { $register }), { $special } Spezial
corduba-board-tracks = Leisten
corduba-board-people = Beliebtheit { $popularity }, Harmonie { $harmony }, Unruhe { $unrest }, Marker { $held }
corduba-board-prestige = Prestige
corduba-board-senators = Senatoren
corduba-board-character = Charakter
corduba-board-merchant = Händler
corduba-board-power = Fähigkeit
corduba-board-used = Benutzte und geschlossene Felder
corduba-board-monuments = Monumente
corduba-board-gestae = Res Gestae
corduba-board-tiles = Gebäude
corduba-board-occupied = besetzt
corduba-board-passed = gepasst
corduba-board-caepio = Caepios Karte
corduba-board-markers = Unruhemarker auf dem Brett: { $markers } von 15
corduba-board-spares = eine dritte Revolte zu Rundenbeginn bliebe einmal ohne Folgen
corduba-board-blocked = vom Nachbarfeld blockiert
corduba-board-lamps = { $last ->
    [yes] { $revolts } von drei Bezirken in Revolte; es folgt keine Runde mehr, in der das die Partie kosten könnte.
   *[no] { $revolts ->
        [0] Kein Bezirk ist in Revolte.
        [1] Einer von drei Bezirken ist in Revolte: Zu Rundenbeginn breitet sich dort Unruhe aus.
        [2] { $spares ->
            [yes] Zwei von drei Bezirken sind in Revolte: Ein dritter zu Rundenbeginn bliebe einmal ohne Niederlage.
           *[no] Zwei von drei Bezirken sind in Revolte: Kommt bis zu einem Rundenbeginn der dritte dazu, verlieren alle.
        }
       *[other] { $spares ->
            [yes] Alle drei Bezirke sind in Revolte: Zu Beginn der nächsten Runde geht das einmal gut, alle verlieren 1 Beliebtheit.
           *[no] Alle drei Bezirke sind in Revolte: Wird vor der nächsten Runde keiner beruhigt, verlieren alle.
        }
    }
}
corduba-board-legend = Großbuchstaben: Gebäude; ! Unruhe, Zahl oder * besetzt (von wem); 1-4 eigene Insulae; o neutrale Insula; Kleinbuchstaben: freie Felder einer Baufläche

## Das Brett im Browser

corduba-board-city = Die Stadt
corduba-board-tab-city = Stadt
corduba-board-tab-tiles = Gebäude
corduba-board-tab-sites = Stätten
corduba-board-tab-civic = Forum
corduba-board-tab-fame = Ruhm
corduba-board-tab-rome = Rom
corduba-board-tab-own = Meins
corduba-board-now = jetzt
corduba-board-next = danach
corduba-board-have = du
corduba-board-buy = Kaufen
corduba-board-sell = Verkaufen
corduba-board-tiles-left = { $count ->
    [one] noch { $count } Plättchen
   *[other] noch { $count } Plättchen
}
corduba-board-price-of = { $good }: Preis { $price } von höchstens { $most }
corduba-board-on-sale = { $good } im Angebot: { $count }
corduba-board-populus = Populus
corduba-board-unrest-costs = Unruhe kostet am Ende 1, 2 oder 3 Senatoren; auf ✕ kann man nicht gewinnen.
corduba-board-open = { $open } von { $all } offen
corduba-board-senator-each = je 1 Senator
corduba-board-claimed = eingefordert von { $side }
corduba-board-no-gestae = Keine in dieser Partie.
corduba-board-rome-wants = Rom fordert: { $demand }
corduba-board-after-round = nach Runde { $round }
corduba-board-together = zusammen
corduba-board-troops = Truppen
corduba-board-offerings = Opfergaben
corduba-board-ultimo = Letzte Dekade: Wer am meisten liefert, gewinnt 1 Senator, wer am wenigsten liefert, verliert 1; reicht es zusammen nicht, verlieren alle 1.
corduba-board-sealed = versiegelt
corduba-board-deliverable = Was jeder jetzt liefern könnte.
corduba-board-deliverable-amphorae = Was jeder jetzt liefern könnte; eine Amphore zählt 2.
corduba-board-revealed = Aufgedeckt: an Rom geliefert
corduba-board-unbuilt = Noch zu bauen
corduba-board-enlarge = { $district } ansehen
corduba-board-any-basic = { $count ->
    [one] { $count } Basisressource nach Wahl
   *[other] { $count } Basisressourcen nach Wahl
}
corduba-board-any-specialist = ein Spezialist nach Wahl
corduba-kind-permanent = immer
corduba-kind-decade = einmal je Dekade
corduba-kind-round = einmal je Runde
corduba-kind-start = nur zu Beginn
corduba-ability-amphora-as-marble = Eine Amphore zahlt einen Marmor.
corduba-ability-take-marble-1 = Nimm 1 Marmor.
corduba-ability-trade-one-unit = Kaufe oder verkaufe 1 Einheit im Macellum.
corduba-ability-buy-discount-1 = Jeder Kauf kostet 1 Denar weniger je Einheit.
corduba-ability-castra-worker-minus-1 = Die Castra braucht 1 Arbeiter weniger.
corduba-ability-take-offering1-1 = Nimm 1 Opfergabe mit Wert 1.
corduba-ability-incite-unrest = Stifte Unruhe auf einem Gebäude und nimm 2 Denare.
corduba-ability-denarius-per-suppressed-unrest = 1 Denar für jede Unruhe, die du unterdrückst.
corduba-ability-use-occupied-site-space = Nutze ein besetztes Aktionsfeld einer Produktionsstätte.
corduba-ability-upkeep-minus-1 = Der Unterhalt kostet 1 weniger.
corduba-ability-build-workers-minus-2 = Baue mit 2 Arbeitern weniger.
corduba-ability-start-denarii-3-popularity-1 = 3 Denare und 1 Beliebtheit zu Beginn.
corduba-ability-merchant-twice = Der Händler geht zweimal je Dekade.
corduba-ability-denarius-per-own-insula = 1 Denar für jede eigene Insula.
corduba-ability-take-worker-1 = Nimm 1 Arbeiter.
corduba-ability-food-to-harmony-2 = 1 Nahrung für 2 Harmonie.
corduba-bonus-special-worker = ein Spezialarbeiter
corduba-bonus-upkeep-minus-2 = Unterhalt −2
corduba-bonus-round-income-2 = +2 Denare je Runde
corduba-bonus-offering-plus-1 = Opfergaben +1
corduba-bonus-troops-plus-1 = Truppen +1
corduba-effect-workers = Arbeiter
corduba-effect-register = im Register
corduba-effect-worker-or-specialist = Arbeiter oder Spezialist
corduba-effect-specialist = Spezialist
corduba-effect-popularity = Beliebtheit
corduba-effect-harmony = Harmonie
corduba-effect-prestige = Prestige
corduba-effect-prestige-here = Prestige in diesem Bezirk
corduba-effect-prestige-choice = Prestige in einem Bezirk nach Wahl
corduba-effect-prestige-least = Prestige, wo du am wenigsten hast
corduba-effect-prestige-most = Prestige, wo du am meisten hast
corduba-effect-prestige-two-districts = Prestige in jedem von zwei Bezirken
corduba-effect-prestige-all = Prestige in jedem Bezirk
corduba-effect-remove-unrest = Unruhe unterdrückt
corduba-effect-unrest = Unruhe
corduba-effect-trade = Marktbesuch
corduba-effect-buy-discount = billiger im Einkauf
corduba-effect-sell-premium = teurer im Verkauf
corduba-effect-exchange-basic = Ressourcen zum Tauschen
corduba-effect-first-senator = Senator für den Ersten
corduba-effect-senators = Senatoren
corduba-effect-insulae = Insulae
corduba-board-caepio-trade = Markt: { $sell } verkaufen, { $buy } kaufen
corduba-board-caepio-build = bauen
corduba-board-caepio-random = ein freies Gebäude
corduba-board-caepio-none = Caepio hat gerade keine Karte.
corduba-board-caepio-plans = Plan: { $building } in { $district }
corduba-board-caepio-stacks = Gebäudekarten
corduba-board-caepio-built = gebaut: { $count }
corduba-board-caepio-goals = Am Ende gewinnt Caepio für jedes erreichte Ziel einen Senator:
corduba-board-goal-insulae = { $count } Insulae
corduba-board-goal-specialists = { $count } Spezialisten
corduba-board-goal-register = Register { $count }
corduba-board-goal-popularity = Beliebtheit { $count }
corduba-board-free-workers = { $count } frei
corduba-board-upkeep = Unterhalt
corduba-board-register = Register { $register }
corduba-board-specialists = Spezialisten
corduba-board-specialist = { $name }{ $state ->
    [ready] : verfügbar
    [used] : in dieser Runde benutzt
   *[locked] : nicht freigespielt
}
corduba-board-insulae-left = Übrige Insulae für { $district }: { $count }
corduba-forecast-round = Am Ende der Runde:
corduba-forecast-upkeep = { $due ->
    [0] kein Unterhalt
   *[other] Unterhalt { $due } (Nahrung und Denare: { $have })
}
corduba-forecast-upkeep-hint = Register und verfügbare Spezialisten abzüglich Harmonie; bezahlt mit Nahrung und Denaren, auf Wunsch mit Amphoren. Was unbezahlt bleibt, ist Unruhe.
corduba-forecast-rome = Für Rom nach Runde { $round }:
corduba-forecast-rome-hint = Was du an Truppen, Opfergaben und Gütern der Romkarte liefern könntest, und wie viel mindestens keine Unruhe bringt.
corduba-forecast-unrest = { $count } Unruhe
corduba-board-ready = bereit
corduba-board-spent = verbraucht
corduba-board-inheritance = Erbschaft
corduba-board-held = Unruhe in der Hand: { $count }
corduba-board-total = Summe
corduba-board-says-district = { $district }{ $revolt ->
    [0] {""}
   *[other] , in Revolte
}. Prestige: { $prestige }. Insulae: { $insulae }, neutral { $neutral }. { $stock } Plättchen können noch gebaut werden.
corduba-board-says-tile = { $building } in { $district }, { $cells }: { $effect }. Gebaut von { $side }{ $state ->
    [unrest] ; Unruhe
    [occupied] ; in dieser Runde besetzt
   *[free] {""}
}.
corduba-board-says-good = { $good }: Preis { $price }, im Angebot { $market }, Vorrat { $supply }.
corduba-hint-Turn = Gold zeigt, was du tun kannst: einen Bezirk zum Bauen, ein Gebäude oder eine Stätte für deine Arbeiter, ein Monument, eine Res Gestae. Händler und Familienfähigkeit kosten keinen Zug; wer früh passt, ist in der nächsten Runde vorn.
corduba-hint-RaiseWhat = Unten liegen die Gebäude, die es für diesen Bezirk noch gibt, mit dem, was sie dich hier kosten. Der Rand eines Dachs ist seine Zunft: Der Spezialist dieser Farbe zählt als 2 Arbeiter.
corduba-hint-Where = Zieh das Plättchen auf einen leuchtenden Platz. Mausrad, R oder zwei Finger drehen es, ein Klick legt es. Einzelne Felder, die es neben sich abschließt, werden deine Insulae.
corduba-hint-Visit = Klicke auf den Vorrat, um zu kaufen, auf deine Zahl, um zu verkaufen; jede Ressource einmal je Besuch. Preise ändern sich um 1, wenn du gehst.
corduba-hint-Deliver = Niemand sieht, was du lieferst, bevor alle gewählt haben. Weniger Truppen oder Opfergaben als verlangt bringen Unruhe, ebenso wer nichts vom Geforderten liefert.
corduba-board-cell = dem Feld { $direction }
corduba-board-lies = { $direction }, { $beside ->
    [0] { $orientation }
   *[other] neben { $buildings }, { $orientation }
}
corduba-board-laying = { $building }: { $place }. Pfeile bewegen es, R dreht es, Enter legt es.
corduba-board-lay = Hier legen
corduba-board-no-place = { $turned ->
    [yes] Hier passt es nur anders gedreht.
   *[no] Hier passt es nicht, oder es berührt weder ein Gebäude noch eine Insula.
}
corduba-board-lay-keys = Pfeile bewegen das Plättchen, R dreht es, Enter legt es
corduba-board-turn-right = Im Uhrzeigersinn drehen (R)
corduba-board-turn-left = Gegen den Uhrzeigersinn drehen (Umschalt+R)
corduba-direction-north = im Norden
corduba-direction-north-east = im Nordosten
corduba-direction-east = im Osten
corduba-direction-south-east = im Südosten
corduba-direction-south = im Süden
corduba-direction-south-west = im Südwesten
corduba-direction-west = im Westen
corduba-direction-north-west = im Nordwesten
corduba-direction-middle = in der Mitte

## Was die Zeichen auf dem Plan bedeuten
corduba-sign-food-hint = Basisressource; zahlt den Unterhalt, eins zu eins.
corduba-sign-wood-hint = Basisressource für Gebäude und Monumente.
corduba-sign-stone-hint = Basisressource für Gebäude und Monumente.
corduba-sign-tools-hint = Basisressource für Gebäude und Monumente.
corduba-sign-amphorae-hint = Steht beim Zahlen für eine Basisressource und, wenn du willst, beim Unterhalt für Nahrung.
corduba-sign-marble-hint = Für die größeren Gebäude und die Monumente.
corduba-sign-denarii-hint = Geld: für Gebäude, Markt und Unterhalt. Wer am Ende am meisten hat, erhält einen Senator.
corduba-sign-velites-hint = Truppen mit Wert 2, für Rom am Ende der Dekade.
corduba-sign-legionaries-hint = Truppen mit Wert 3, für Rom am Ende der Dekade.
corduba-sign-equites-hint = Truppen mit Wert 4, für Rom am Ende der Dekade.
corduba-sign-offering1-hint = Für Rom am Ende einer Dekade.
corduba-sign-offering2-hint = Für Rom am Ende einer Dekade.
corduba-sign-workers-hint = Figuren für diese Runde: Sie bauen, aktivieren und produzieren.
corduba-sign-register-hint = So viele Arbeiter kommen jede Runde, und so viele sind zu versorgen.
corduba-sign-worker-or-specialist-hint = Register um 1 erhöhen oder einen Spezialisten freispielen.
corduba-sign-specialist-hint = Bei einem Gebäude seiner Farbe 2 Arbeiter wert; bringt jede Dekade sein Peculium.
corduba-sign-popularity-hint = Bewegt sie sich, geht die Harmonie mit. Nach dem Unterhalt wird die Harmonie auf sie gesetzt.
corduba-sign-harmony-hint = Macht den Unterhalt billiger: Zu zahlen sind Register und Spezialisten weniger Harmonie.
corduba-sign-prestige-hint = In einem Bezirk. Die Felder seiner Leiste geben beim ersten Erreichen einen Bonus; am Ende der Dekade stellt dort einen Senator, wer führt.
corduba-sign-unrest-hint = Du gehst auf der Unruheleiste vor und hältst einen Marker, den nächste Runde andere bekommen. Am Ende kostet Unruhe Senatoren.
corduba-sign-remove-unrest-hint = Nimm Unruhemarker von Gebäuden.
corduba-sign-trade-hint = Am Macellum kaufen oder verkaufen; jede Ressource in einem Zug nur in eine Richtung.
corduba-sign-buy-discount-hint = So viel weniger je gekaufter Einheit bei diesem Besuch, mindestens 1.
corduba-sign-sell-premium-hint = So viel mehr je verkaufter Einheit bei diesem Besuch.
corduba-sign-exchange-basic-hint = Tausche so viele Basisressourcen gegen andere.
corduba-sign-first-senator-hint = Wer als Erster die 12 erreicht, stellt einen Senator.
corduba-sign-senators-hint = Wer am Ende die meisten hat, gewinnt.
corduba-sign-insulae-hint = Einzelne Felder, die dein Gebäude abschließt, werden deine Insulae; jede gibt den Bonus ihres Platzes.
corduba-sign-neutral = neutrale Insula
corduba-sign-neutral-hint = Gehört niemandem: füllt einzelne Felder und führt zu einem abgelegenen Gebäude, für je 1 Denar.
corduba-sign-bonus = Konstruktionsbonus
corduba-sign-bonus-hint = Um so viel billiger ist Bauen in diesem Bezirk, solange er nicht in Revolte ist.
corduba-sign-revolt = Revolte
corduba-sign-revolt-hint = Ein Bezirk mit Unruhe auf einem Gebäude. Sind es zu Rundenbeginn alle drei, verlieren alle.
corduba-sign-occupied = Figuren auf einem Gebäude oder Feld
corduba-sign-occupied-hint = In dieser Runde schon benutzt, und zwar von der Farbe, die sie zeigen.
corduba-sign-builder = Wappen auf einem Gebäude
corduba-sign-builder-hint = Wer es gebaut hat. Benutzen dürfen es alle.
