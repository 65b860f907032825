# Antike Duellum. Lateinische Namen bleiben, wie sie sind.
# $count erhält jeder Name: die Zahl, von der der Satz spricht, sonst 1.

antike-title = Antike Duellum
antike-blurb = Zwei Völker der Antike, ein Rondell: Städte gründen, Tempel bauen, segeln und kämpfen um neun Persönlichkeiten.

## Optionen des Spiels

antike-set-map = Karte
antike-set-map-hint = Wo gespielt wird: Karthago gegen Rom oder Griechenland gegen Persien.
antike-set-map-west = Westen: Karthago und Rom
antike-set-map-east = Osten: Griechenland und Persien
antike-set-special_units = Sondereinheiten
antike-set-special_units-hint = Der erste Platz hat einen General, der zweite einen Admiral; sie stärken Angriff und Verteidigung.
antike-set-turn_cap = Zuggrenze
antike-set-turn_cap-hint = Das Spiel endet nach so vielen Zügen jeder Seite; 0 heißt nie. Keine Regel des veröffentlichten Spiels.

## Namen

antike-colour-brown = Braun
antike-colour-beige = Beige
antike-good-marble = Marmor
antike-good-iron = Eisen
antike-good-gold = Gold
antike-good-coin = { $count ->
    [one] Münze
   *[other] Münzen
}
antike-resource-marble = Marmor
antike-resource-iron = Eisen
antike-resource-gold = Gold
antike-price-any = nach Wahl
antike-unit-legion = { $count ->
    [one] Legion
   *[other] Legionen
}
antike-unit-galley = { $count ->
    [one] Galeere
   *[other] Galeeren
}
antike-unit-general = General
antike-unit-admiral = Admiral
antike-advance-strata = Strata
antike-advance-strata-hint = Legionen ziehen über bis zu 2 Grenzen
antike-advance-navigatio = Navigatio
antike-advance-navigatio-hint = Galeeren ziehen über bis zu 2 Grenzen
antike-advance-moneta = Moneta
antike-advance-moneta-hint = 1 mehr bei jeder Produktion
antike-advance-res-publica = Res Publica
antike-advance-res-publica-hint = eigene Städte sind um 1 stärker
antike-advance-commercium = Commercium
antike-advance-commercium-hint = 3 Güter gegen 2 Rohstoffe tauschen
antike-personality-king = König
antike-personality-king-hint = für je 5 Städte
antike-personality-general = Feldherr
antike-personality-general-hint = für jeden zerstörten Tempel
antike-personality-citizen = Bürger
antike-personality-citizen-hint = für je 3 Tempel
antike-personality-scholar = Gelehrter
antike-personality-scholar-hint = für jeden zuerst entwickelten Fortschritt
antike-personality-seafarer = Seefahrer
antike-personality-seafarer-hint = für je 7 Seepunkte
antike-field-ferrum = Ferrum
antike-field-ferrum-hint = liefert Eisen
antike-field-templum = Templum
antike-field-templum-hint = Tempel, Mauern
antike-field-aurum = Aurum
antike-field-aurum-hint = liefert Gold
antike-field-duellum-1 = Duellum I
antike-field-duellum-1-hint = Krieg führen
antike-field-militia = Militia
antike-field-militia-hint = ausrüsten
antike-field-marmor = Marmor
antike-field-marmor-hint = liefert Marmor
antike-field-scientia = Scientia
antike-field-scientia-hint = lernen, werben
antike-field-duellum-2 = Duellum II
antike-field-duellum-2-hint = Krieg führen
antike-card-akademie = Akademie
antike-card-akademie-hint = bei Scientia: 1 Gold für jeden Fortschritt der Gegenseite nehmen
antike-card-erdbeben = Erdbeben
antike-card-erdbeben-hint = 1 beliebige Stadtmauer auf der Karte zerstören
antike-card-diebstahl = Diebstahl
antike-card-diebstahl-hint = die Gegenseite gibt die Hälfte ihrer Münzen, abgerundet, an die Bank
antike-card-festung = Festung
antike-card-festung-hint = wenn die Eroberung einer eigenen Stadt angesagt wird: sie ist in diesem Zug um 1 stärker
antike-card-steinbruch = Steinbruch
antike-card-steinbruch-hint = nach Marmor: 3 Marmor mehr nehmen
antike-card-erzader = Erzader
antike-card-erzader-hint = nach Ferrum: 3 Eisen mehr nehmen
antike-card-goldader = Goldader
antike-card-goldader-hint = nach Aurum: 3 Gold mehr nehmen
antike-card-tribut = Tribut
antike-card-tribut-hint = 1 Marmor, 1 Eisen und 1 Gold nehmen
antike-card-muenzschatz = Münzschatz
antike-card-muenzschatz-hint = 2 Münzen nehmen
antike-card-baumeister = Baumeister
antike-card-baumeister-hint = bei Templum: der nächste Tempel kostet 2 Marmor weniger
antike-card-orakel = Orakel
antike-card-orakel-hint = bei Templum: der nächste Tempel kostet keine Münzen
antike-card-befestigung = Befestigung
antike-card-befestigung-hint = bis zu 2 Mauern aus dem eigenen Vorrat kostenlos bauen
antike-card-waffenschmiede = Waffenschmiede
antike-card-waffenschmiede-hint = bei Militia: die nächsten 3 Legionen oder Galeeren kosten je 1 Eisen weniger
antike-card-soeldner = Söldner
antike-card-soeldner-hint = bis zu 2 Legionen kostenlos anwerben
antike-card-werft = Werft
antike-card-werft-hint = 1 Galeere kostenlos anwerben
antike-card-eilmarsch = Eilmarsch
antike-card-eilmarsch-hint = bei Duellum: bis zu 2 Legionen ziehen 1 Grenze weiter
antike-card-rueckenwind = Rückenwind
antike-card-rueckenwind-hint = bei Duellum: bis zu 2 Galeeren ziehen 1 Grenze weiter
antike-card-belagerungsturm = Belagerungsturm
antike-card-belagerungsturm-hint = die nächste angegriffene Stadt mit Stärke 2 oder mehr ist um 1 schwächer
antike-card-kolonisten = Kolonisten
antike-card-kolonisten-hint = die nächste gegründete Stadt kostet keine Münzen
antike-card-siedlerzug = Siedlerzug
antike-card-siedlerzug-hint = die nächste gegründete Stadt kostet nur 1 Rohstoff nach Wahl
antike-card-sturm = Sturm
antike-card-sturm-hint = 1 feindliche Galeere in einer Region mit Schiffssymbol kehrt in ihre Rekrutenablage zurück
antike-card-desertion = Desertion
antike-card-desertion-hint = 1 feindliche Legion auf der Karte kehrt in ihre Rekrutenablage zurück
antike-card-eilbote = Eilbote
antike-card-eilbote-hint = vor dem Zug auf dem Rondell: er kostet 2 weniger
antike-card-karawane = Karawane
antike-card-karawane-hint = bis zu 4 Rohstoffe eins zu eins tauschen
antike-card-piraten = Piraten
antike-card-piraten-hint = 1 Rohstoff für jede feindliche Stadt mit eigener Galeere rauben, höchstens 2

## Fragen

antike-ask-StartPlayer = Wer beginnt?
antike-ask-Draw = Welche Karte wird gezogen?
antike-ask-Rondel = Wohin ziehst du auf dem Rondell? Drei Felder sind frei, jedes weitere kostet 1.
antike-ask-PayAny = Womit bezahlst du? Noch zu zahlen: { $amount }.
antike-ask-Pay = Wie viele Münzen zahlst du anstelle von { $resource }?
antike-ask-GainInstead = Die Bank hat keine Münzen mehr. Welchen Rohstoff nimmst du stattdessen?
antike-ask-AfterProduction = Die Produktion ist erledigt. Möchtest du noch etwas hinzufügen?
antike-ask-Templum = Was baust du?
antike-ask-Militia = Welche Einheit rüstest du aus, und wo?
antike-ask-Scientia = Was erwirbst du?
antike-ask-Movement = Welche Einheit zieht über welche Grenze?
antike-ask-MoveOn = Zieht diese Einheit weiter?
antike-ask-Conquest = Welche Stadt eroberst du?
antike-ask-Fortress = Deine Stadt { $region } wird bei Stärke { $strength } angegriffen. Spielst du die Festung?
antike-ask-Losses = { $region } fällt, und { $losses } deiner Einheiten dort mit. Welche?
antike-ask-FoundCities = Gründest du eine Stadt?
antike-ask-SpendOne = Welchen Rohstoff zahlst du für die Stadt?
antike-ask-TakePersonalities = Nimmst du eine Persönlichkeit?
antike-ask-ChooseCard = Welche Ereigniskarte nimmst du?
antike-ask-PlayCard = Welche Ereigniskarte spielst du?
antike-ask-Give = Was gibst du ab? Noch abzugeben: { $left }.
antike-ask-Get = Was nimmst du dafür? Noch zu nehmen: { $left }.
antike-ask-DestroyWall = Erdbeben: Welche Mauer stürzt ein?
antike-ask-Fortify = Befestigung: Wo baust du eine Mauer? Höchstens noch { $left }.
antike-ask-Sink = Sturm: Welche feindliche Galeere geht verloren?
antike-ask-Desert = Desertion: Welche feindliche Legion geht verloren?
antike-ask-Hire = Söldner: Wie viele Legionen wirbst du an?
antike-ask-Swap = Karawane: Was tauschst du? Höchstens noch { $left }.
antike-ask-Rob = Piraten: Was raubst du? Noch zu rauben: { $left }.

## Antworten

antike-say-pass = Fertig
antike-say-start = { $colour } beginnt
antike-say-draw = { $card } wird gezogen
antike-say-rondel = Auf { $field } ziehen
antike-say-pay = 1 { $good } zahlen
antike-say-coins = { $number ->
    [0] Nur { $resource } zahlen
    [one] { $number } Münze als { $resource } zahlen
   *[other] { $number } Münzen als { $resource } zahlen
}
antike-say-gain = 1 { $resource } nehmen
antike-say-temple = Tempel in { $region } bauen
antike-say-wall = Mauer in { $region } bauen
antike-say-arm = { $unit } in { $region } ausrüsten
antike-say-advance = { $advance } erwerben
antike-say-recruit = { $unit } anwerben
antike-say-move = { $unit } von { $region } nach { $region2 }
antike-say-conquer = { $region } erobern
antike-say-lose = { $number ->
    [one] { $number } Legion
   *[other] { $number } Legionen
} und { $number2 ->
    [one] { $number2 } Galeere
   *[other] { $number2 } Galeeren
}
antike-say-found = { $region } gründen; die Stadt liefert { $resource }
antike-say-spend = { $resource } zahlen
antike-say-take = { $personality }: 1 deiner 9 Persönlichkeiten
antike-say-choose = { $card } nehmen
antike-say-card = Ereigniskarte spielen ...
antike-say-play = { $card } spielen
antike-say-commercium = Mit Commercium tauschen ...
antike-say-give = 1 { $good } abgeben
antike-say-get = 1 { $resource } nehmen
antike-say-destroy = Die Mauer von { $region }
antike-say-fortify = Mauer in { $region } bauen
antike-say-sink = Die Galeere in { $region }
antike-say-desert = Die Legion in { $region }
antike-say-hire = { $number ->
    [one] { $number } Legion
   *[other] { $number } Legionen
}
antike-say-swap = 1 { $resource } gegen 1 { $resource2 }
antike-say-rob = 1 { $resource } rauben

## Was geschah

antike-news-begins = { $colour } beginnt.
antike-news-turn = { $colour } ist am Zug.
antike-news-shown = Neu in der Auslage: { $card }.
antike-news-went = { $colour } zieht auf { $field }.
antike-news-paid = { $colour } zahlt { $count } { $good }.
antike-news-gained = { $colour } erhält { $count } { $good }.
antike-news-lost = { $colour } verliert { $count } { $good }.
antike-news-robbed = { $colour } raubt der Gegenseite 1 { $good }.
antike-news-built-temple = { $colour } baut einen Tempel in { $region }.
antike-news-built-wall = { $colour } baut eine Mauer in { $region }.
antike-news-wall-fell = { $colour } verliert die Mauer von { $region }.
antike-news-temple-fell = { $colour } verliert den Tempel von { $region }.
antike-news-armed = { $colour } rüstet in { $region } aus: { $unit }.
antike-news-recruited = { $colour } wirbt { $count } { $unit } an.
antike-news-learned = { $colour } erwirbt { $advance }.
antike-news-moved = { $colour } zieht von { $region } nach { $region2 }: { $unit }.
antike-news-fell = { $colour } verliert in { $region }: { $unit }.
antike-news-declared = { $colour } greift { $region } bei Stärke { $count } an.
antike-news-held = { $colour } hält { $region }: die Festung war zu stark.
antike-news-conquered = { $colour } erobert { $region }.
antike-news-founded = { $colour } gründet { $region }; die Stadt liefert { $resource }.
antike-news-took = { $colour } nimmt eine Persönlichkeit: { $personality }.
antike-news-wall-taken = { $colour } erhält eine Mauer für den Vorrat.
antike-news-chose = { $colour } nimmt die Ereigniskarte { $card }.
antike-news-played = { $colour } spielt { $card }.
antike-news-traded = { $colour } tauscht mit Commercium.
antike-news-reshuffled = Die gespielten Karten werden zu einem neuen Stapel gemischt.
antike-news-won = { $colour } hat gewonnen.
antike-news-stopped = Die Zuggrenze ist erreicht.

## Was geschah, in Kürze: mit $who „you“ ein ganzer Satz, sonst ohne Subjekt, wie in „Rot: kauft ...“

antike-act-begins = { $who ->
    [you] Du beginnst
   *[other] beginnt
}
antike-act-went = { $who ->
    [you] {""}
   *[other] { $field }
}
antike-act-built-temple = { $who ->
    [you] Du baust
   *[other] baut
} { $times ->
    [one] einen Tempel
   *[other] Tempel
} in { $region }
antike-act-built-wall = { $who ->
    [you] Du baust
   *[other] baut
} { $times ->
    [one] eine Mauer
   *[other] Mauern
} in { $region }
antike-act-wall-fell = { $who ->
    [you] Du verlierst
   *[other] verliert
} die { $times ->
    [one] Mauer
   *[other] Mauern
} von { $region }
antike-act-temple-fell = { $who ->
    [you] Du verlierst
   *[other] verliert
} { $times ->
    [one] den Tempel
   *[other] Tempel
} von { $region }
antike-act-armed = { $who ->
    [you] Du rüstest
   *[other] rüstet
} aus: { $units } in { $region }
antike-act-recruited = { $who ->
    [you] Du wirbst
   *[other] wirbt
} an: { $amounts }
antike-act-learned = { $who ->
    [you] Du erwirbst
   *[other] erwirbt
} { $advance }
antike-act-moved = { $who ->
    [you] Du ziehst
   *[other] zieht
} { $units } nach { $region2 }
antike-act-fell = { $who ->
    [you] Du verlierst
   *[other] verliert
} { $units } in { $region }
antike-act-declared = { $who ->
    [you] Du greifst
   *[other] greift
} { $region } an
antike-act-held = { $who ->
    [you] Du hältst
   *[other] hält
} { $region }
antike-act-conquered = { $who ->
    [you] Du eroberst
   *[other] erobert
} { $region }
antike-act-founded = { $who ->
    [you] Du gründest
   *[other] gründet
} { $region } ({ $resource })
antike-act-took = { $who ->
    [you] Du nimmst
   *[other] nimmt
} eine Persönlichkeit: { $personality }
antike-act-wall-taken = { $who ->
    [you] Du erhältst eine Mauer für den Vorrat
   *[other] {""}
}
antike-act-chose = { $who ->
    [you] Du nimmst
   *[other] nimmt
} die Ereigniskarte { $card }
antike-act-played = { $who ->
    [you] Du spielst
   *[other] spielt
} { $card }
antike-act-traded = { $who ->
    [you] Du tauschst
   *[other] tauscht
} mit Commercium
antike-act-lost = { $who ->
    [you] Du verlierst
   *[other] verliert
} { $amounts }
antike-act-robbed = { $who ->
    [you] Du raubst
   *[other] raubt
} der Gegenseite { $goods }
antike-act-won = { $who ->
    [you] Du gewinnst das Spiel
   *[other] gewinnt das Spiel
}
antike-act-stopped = Die Zuggrenze ist erreicht
antike-act-reshuffled = Die gespielten Karten werden zu einem neuen Stapel gemischt

## Gründe

antike-why-no-cards = Du hast keine Ereigniskarten.
antike-why-card-not-held = Du hast diese Karte nicht.
antike-why-card-at-another-time = { $time ->
    [rondel] Diese Karte wird gespielt, bevor du auf dem Rondell ziehst.
    [marmor] Diese Karte wird gleich nach der Produktion auf Marmor gespielt.
    [ferrum] Diese Karte wird gleich nach der Produktion auf Ferrum gespielt.
    [aurum] Diese Karte wird gleich nach der Produktion auf Aurum gespielt.
    [templum] Diese Karte wird während Templum gespielt.
    [militia] Diese Karte wird während Militia gespielt.
    [scientia] Diese Karte wird während Scientia gespielt.
    [duellum_movement] Diese Karte wird während der Bewegung eines Duellum gespielt.
    [duellum_conquest] Diese Karte wird gespielt, wenn in einem Duellum Städte erobert werden.
    [founding] Diese Karte wird beim Gründen von Städten gespielt.
    [conquest_of_own_city] Diese Karte wird gespielt, wenn eine deiner Städte angegriffen wird.
   *[other] Diese Karte wird zu einem anderen Zeitpunkt gespielt.
}
antike-why-card-without-effect = Was diese Karte voraussetzt, ist nicht gegeben.
antike-why-card-not-on-display = Diese Karte liegt nicht in der Auslage.
antike-why-card-not-in-deck = Diese Karte ist nicht im Stapel.
antike-why-no-commercium = Du hast Commercium nicht.
antike-why-commercium-just-bought = Du hast Commercium in diesem Zug erworben; es wirkt ab deinem nächsten Zug.
antike-why-too-little-to-exchange = Ein Tausch braucht { $needed } Rohstoffe oder Münzen; du hast { $have }, also { $missing } zu wenig.
antike-why-no-unmoved-unit = Dort steht keine solche Einheit von dir, die noch nicht gezogen ist.
antike-why-finish-this-unit = Erst beendet die Einheit, die unterwegs ist, ihren Zug.
antike-why-no-such-border = Dorthin führt keine Grenze, die diese Einheit überschreiten kann.
antike-why-not-an-enemy-city = Dort ist keine Stadt der Gegenseite.
antike-why-too-weak = Du greifst dort mit Stärke { $have } gegen { $needed } an: { $missing } zu wenig.
antike-why-fortress-holds = Die Festung schützt diese Stadt bis zum Ende des Zuges.
antike-why-tower-needs-strength = Der Belagerungsturm wirkt nur gegen Stärke { $needed } oder mehr; diese Stadt hat { $have }.
antike-why-use-the-tower = Du hast den Belagerungsturm aufgestellt: Erobere damit eine Stadt.
antike-why-wrong-losses = Dort { $needed ->
    [one] muss 1 deiner Einheiten
   *[other] müssen { $needed } deiner Einheiten
} fallen; du hast dort { $legion_have ->
    [0] keine Legion
    [one] 1 Legion
   *[other] { $legion_have } Legionen
} und { $galley_have ->
    [0] keine Galeere
    [one] 1 Galeere
   *[other] { $galley_have } Galeeren
}.
antike-why-only-fortress = Jetzt kann nur die Festung gespielt werden.
antike-why-no-city-site = Diese Region hat keinen Bauplatz.
antike-why-site-taken = Dort steht schon eine Stadt.
antike-why-no-own-unit = Du hast dort keine Einheit.
antike-why-no-tile-left = Die Bank hat kein Stadtplättchen dieses Rohstoffs mehr.
antike-why-city-too-dear = Eine Stadt kostet { $marble_needed } Marmor, { $iron_needed } Eisen und { $gold_needed } Gold; du hast { $marble_have }, { $iron_have } und { $gold_have }, dazu { $coin_have ->
    [0] keine Münze
    [one] 1 Münze
   *[other] { $coin_have } Münzen
}: { $missing } zu wenig.
antike-why-surcharge-too-dear = Benachbarte Städte mit demselben Rohstoff kosten { $coin_needed ->
    [one] 1 Münze
   *[other] { $coin_needed } Münzen
} extra; nach den Grundkosten { $coin_have ->
    [0] bleibt dir keine Münze
    [one] bleibt dir 1 Münze
   *[other] bleiben dir { $coin_have } Münzen
}, also { $coin_missing } zu wenig.
antike-why-none-in-recruit-box = { $have ->
    [0] In deiner Rekrutenablage ist keine solche Einheit.
    [one] Die Einheit dieser Art in deiner Rekrutenablage kam erst in diesem Zug dorthin: Sie muss warten.
   *[other] Die { $have } Einheiten dieser Art in deiner Rekrutenablage kamen erst in diesem Zug dorthin: Sie müssen warten.
}
antike-why-not-your-city = Dort hast du keine Stadt.
antike-why-arming-limit = In dieser Stadt sind in diesem Zug schon { $have } von { $limit } Einheiten ausgerüstet worden.
antike-why-wrong-borders = Von dort führt keine Grenze weg, die diese Einheit überschreiten könnte.
antike-why-needs-temple = Sondereinheiten werden nur in einer Stadt mit Tempel ausgerüstet.
antike-why-iron-too-dear = Diese Einheit kostet { $iron_needed } Eisen; du hast { $iron_have } und { $coin_have ->
    [0] keine Münze
    [one] 1 Münze
   *[other] { $coin_have } Münzen
}: { $missing } zu wenig.
antike-why-not-held = Davon hast du nichts.
antike-why-not-due = Dieser Rohstoff ist nicht zu zahlen.
antike-why-wrong-coins = { $least ->
    [0] Hier kannst du höchstens { $most ->
        [one] 1 Münze
       *[other] { $most } Münzen
    } einsetzen.
   *[other] Hier sind { $least } bis { $most } Münzen möglich.
}
antike-why-stack-empty = Von dieser Art ist keine Persönlichkeit mehr da.
antike-why-too-few-cities = Der nächste König braucht { $needed } Städte; du hast { $have }, also { $missing } zu wenig.
antike-why-too-few-temples = Der nächste Bürger braucht { $needed } Tempel; du hast { $have }, also { $missing } zu wenig.
antike-why-too-few-firsts = Der nächste Gelehrte braucht { $needed } zuerst erworbene Fortschritte; du hast { $have }, also { $missing } zu wenig.
antike-why-too-few-razed = Der nächste Feldherr braucht { $needed } zerstörte feindliche Tempel; du hast { $have } zerstört, also { $missing } zu wenig.
antike-why-too-few-sea-points = Der nächste Seefahrer braucht { $needed } Seepunkte; du hast { $have }, also { $missing } zu wenig.
antike-why-has-advance = Du hast diesen Fortschritt schon.
antike-why-advance-too-dear = Dieser Fortschritt kostet { $gold_needed } Gold; du hast { $gold_have } und { $coin_have ->
    [0] keine Münze
    [one] 1 Münze
   *[other] { $coin_have } Münzen
}: { $missing } zu wenig.
antike-why-none-in-supply = In deiner Reserve ist keine solche Einheit mehr.
antike-why-not-recruited = Sondereinheiten können nicht angeworben werden.
antike-why-recruit-too-dear = Diese Einheit kostet { $gold_needed } Gold; du hast { $gold_have } und { $coin_have ->
    [0] keine Münze
    [one] 1 Münze
   *[other] { $coin_have } Münzen
}: { $missing } zu wenig.
antike-why-no-wall-there = Dort ist keine Mauer.
antike-why-no-galley-there = Dort ist keine feindliche Galeere bei einem Schiffssymbol.
antike-why-no-legion-there = Dort ist keine feindliche Legion.
antike-why-wrong-number = { $limit ->
    [one] Du kannst 1 Legion nehmen.
   *[other] Du kannst 1 bis { $limit } Legionen nehmen.
}
antike-why-has-temple = Diese Stadt hat schon einen Tempel.
antike-why-no-temples-left = Alle { $limit } Tempel sind auf der Karte.
antike-why-temple-too-dear = Ein Tempel kostet dort { $marble_needed } Marmor{ $coin_needed ->
    [0] {""}
    [one] {" "}und 1 Münze
   *[other] {" "}und { $coin_needed } Münzen
}; es fehlt noch: { $coin_missing ->
    [0] { $marble_missing } Marmor
   *[other] { $marble_missing ->
        [0] {""}
       *[other] { $marble_missing } Marmor und{" "}
    }{ $coin_missing ->
    [one] 1 Münze
   *[other] { $coin_missing } Münzen
}
}.
antike-why-no-walls-in-reserve = Du hast keine Mauer im Vorrat.
antike-why-has-wall = Diese Stadt hat schon eine Mauer.
antike-why-wall-too-dear = Eine Mauer kostet { $marble_needed } Marmor; du hast { $marble_have } und { $coin_have ->
    [0] keine Münze
    [one] 1 Münze
   *[other] { $coin_have } Münzen
}: { $missing } zu wenig.
antike-why-cannot-pay-the-way = Dieser Weg kostet { $needed } Rohstoffe oder Münzen; du hast { $have }, also { $missing } zu wenig.
antike-why-same-resource = Das wäre ein Tausch gegen denselben Rohstoff.
antike-why-none-to-rob = Die Gegenseite hat nichts davon.
antike-why-special-unit-alone = Eine Sondereinheit greift nicht allein an: Eine deiner Legionen oder Galeeren muss dabei sein.
antike-why-open-the-cards = Sag erst an, dass du eine Karte spielst.
antike-why-finish-first = Bring das erst zu Ende: Dazwischen gibt es weder Karten noch Commercium.
antike-why-finish-what-you-began = Bring erst zu Ende, was du begonnen hast.
antike-why-choose-in-the-others-turn = Ereigniskarten wählst du nur im Zug der Gegenseite.
antike-why-own-turn-only = Das geht nur in deinem eigenen Zug.
antike-why-stone-must-move = Passen geht hier nicht: Du musst auf dem Rondell ziehen.
antike-why-stone-has-moved = Du bist in diesem Zug schon auf dem Rondell gezogen.
antike-why-movement-first = Erst wird gezogen: Erobert wird, wenn du damit fertig bist.
antike-why-movement-is-over = Die Bewegung ist vorbei: Jetzt werden Städte erobert.
antike-why-found-after-the-action = Städte werden nach der Aktion deines Zuges gegründet.
antike-why-founding-is-over = Die Städtegründung ist für diesen Zug vorbei.
antike-why-take-at-the-end = Persönlichkeiten nimmst du im letzten Schritt deines Zuges.
antike-why-in-its-action = Das geschieht in der Aktion { $field }.
antike-why-settlers-too-dear = Auch mit dem Siedlerzug kostet eine Stadt { $needed } von einem Rohstoff oder ebenso viele Münzen: { $missing } zu wenig.

## Das Ende

antike-end-personalities = { $names } gewinnt: als Erster mit { $points } Persönlichkeiten.
antike-end-cap = { $winners ->
    [one] { $names } gewinnt: vorn, als der letzte vereinbarte Zug vorbei war.
   *[other] { $names } teilen sich den Sieg: gleichauf, als der letzte vereinbarte Zug vorbei war.
}
antike-score-king = Könige
antike-score-general = Feldherren
antike-score-citizen = Bürger
antike-score-scholar = Gelehrte
antike-score-seafarer = Seefahrer

## Der Plan im Terminal

antike-board-letters = M E G
antike-board-unit-letters = L G
antike-board-legend =
    □ freier Bauplatz · M Marmor, E Eisen, G Gold · T Tempel · # Mauer · ^ Gebirge
    Grenzen: · · Land, ~ ~ See · Einheiten: 2L Legionen, 2G Galeeren, * Sondereinheit
antike-board-rondel = Rondell
antike-board-cards = Ereigniskarten
antike-board-display = Auslage
antike-board-deck = Stapel { $deck }, abgelegt { $discards }
antike-board-bank = Bank: Münzen { $coins }, Tempel { $temples }, Mauern { $walls }; Stadtplättchen: Marmor { $marble }, Eisen { $iron }, Gold { $gold }
antike-board-stock = Güter
antike-board-recruits = Rekruten
antike-board-supply = Reserve
antike-board-walls = Mauern
antike-board-wall-symbol = 1 Mauer für deinen Vorrat, sobald du diese Zahl erreichst
antike-board-due = fällig
antike-board-advances = Fortschritte
antike-board-hand = Karten
antike-board-points = { $points } von { $goal } Persönlichkeiten

## Der Spielplan im Browser

antike-board-map = Karte
antike-board-free = frei
antike-board-people = Persönlichkeiten
antike-board-left = übrig
antike-board-bank-name = Bank
antike-board-tiles = Stadtplättchen für { $resource }
antike-board-to-win = noch { $count }
antike-board-cities = { $count ->
    [one] Stadt
   *[other] Städte
}
antike-board-temples = { $count ->
    [one] Tempel
   *[other] Tempel
}
antike-board-sea-points = { $count ->
    [one] Seepunkt
   *[other] Seepunkte
}
antike-board-on-map = Karte
antike-board-units = { $unit } in { $region }
antike-board-stack = { $label } ({ $count } dort)
antike-board-choose = { $thing } ...
antike-board-build-temple = Tempel
antike-board-build-wall = Mauer
antike-board-border-land = Legionen
antike-board-border-sea = Galeeren
antike-board-border-both = beide
antike-board-tab-map = Karte
antike-board-tab-rondel = Rondell
antike-board-tab-progress = Fortschritt
antike-board-tab-cards = Ereignisse
antike-board-kind-coast = { $region }, Küste.
antike-board-kind-land = { $region }, Binnenland.
antike-board-kind-island = { $region }, Insel.
antike-board-kind-sea = { $region }, Meer.
antike-board-kind-mountain = { $region }, Gebirge.
antike-board-says-city = Stadt von { $colour }, { $resource }, Stärke { $strength }{ $temple ->
    [true] , mit Tempel
   *[other] {""}
}{ $wall ->
    [true] , mit Mauer
   *[other] {""}
}.
antike-board-says-free = Freier Bauplatz.
antike-board-says-ship = Schiffssymbol.
antike-board-says-units = { $colour }: { $count } { $unit }.
antike-board-says-border-land = Über Land nach { $regions }.
antike-board-says-border-sea = Über See nach { $regions }.
antike-board-says-border-both = Über Land und See nach { $regions }.

## Hinweise für die erste Partie

antike-hint-rondel = Wähle ein Feld des Rondells: Es sagt, was du in diesem Zug tust. Drei Schritte im Uhrzeigersinn sind frei; eine rote Zahl ist der Preis des Weges.
antike-hint-produce = Marmor, Ferrum und Aurum geben einen Rohstoff für jede deiner Städte dieser Art, mit Tempel drei, dazu eine Münze. Münzen ersetzen jeden Rohstoff.
antike-hint-found = Eine Stadt gründest du dort, wo eine deiner Einheiten auf einem freien Bauplatz steht. Sie kostet je einen der drei Rohstoffe und eine Münze für jeden Nachbarn gleicher Art.
antike-hint-move = Klicke eine leuchtende Einheit an, dann eine leuchtende Region. Legionen gehen über rote Striche, Galeeren über blaue Punkte. Treffen sich beide Seiten, fallen Einheiten eins zu eins.
antike-hint-people = Neun Persönlichkeiten gewinnen: ein König für je fünf Städte, ein Bürger für drei Tempel, ein Gelehrter für jeden zuerst erworbenen Fortschritt, ein Feldherr für einen zerstörten Tempel, ein Seefahrer für sieben Seepunkte.

## Was die Zeichen auf dem Plan bedeuten
antike-sign-marble-hint = Baut Tempel, Mauern und Städte.
antike-sign-iron-hint = Rüstet Legionen und Galeeren aus, je 2; eine Stadt braucht 1 davon.
antike-sign-gold-hint = Kauft Fortschritte und wirbt Einheiten an; eine Stadt braucht 1 davon.
antike-sign-coin-hint = Steht für 1 Marmor, Eisen oder Gold. Manches kostet Münzen und nichts anderes.
antike-sign-legion = Legion
antike-sign-legion-hint = Überschreitet Landgrenzen; macht eine Stadt ihrer Region um 1 stärker.
antike-sign-galley = Galeere
antike-sign-galley-hint = Überschreitet Seegrenzen; zählt Seepunkte; macht eine Stadt ihrer Region um 1 stärker.
antike-sign-general = General
antike-sign-general-hint = Sondereinheit mit goldenem Rand; zieht wie eine Legion.
antike-sign-admiral = Admiral
antike-sign-admiral-hint = Sondereinheit mit goldenem Rand; zieht wie eine Galeere.
antike-sign-city = Stadt
antike-sign-city-hint = Links wem sie gehört, rechts was sie produziert: jedes Mal 1, mit Tempel 3.
antike-sign-site = freier Bauplatz
antike-sign-site-hint = Wer dort eine Einheit hat, darf eine Stadt gründen.
antike-sign-temple = Tempel
antike-sign-temple-hint = Die Stadt produziert 3, rüstet 3 Einheiten je Zug aus und hat Stärke 3.
antike-sign-wall = Mauer
antike-sign-wall-hint = Macht ihre Stadt um 1 stärker.
antike-sign-strength = Schild mit Zahl
antike-sign-strength-hint = Stärke einer Stadt: So viele Angreifer müssen dort sein, und so viele davon fallen.
antike-sign-ship = Schiffssymbol
antike-sign-ship-hint = Eine Galeere zählt hier 2 Seepunkte statt 1.
antike-sign-border-land = rote Grenze
antike-sign-border-land-hint = Landgrenze: für Legionen.
antike-sign-border-sea = blau gepunktete Grenze
antike-sign-border-sea-hint = Seegrenze: für Galeeren.
antike-sign-border-both = rot-blaue Grenze
antike-sign-border-both-hint = Kombinierte Grenze: für beide.
antike-sign-peaks = Berge und Riffe
antike-sign-peaks-hint = Hier ist keine Grenze: Niemand kommt hinüber.
antike-sign-track-wall = Zinnen an der Siegpunktleiste
antike-sign-track-wall-hint = Wer diese Zahl erreicht, erhält 1 Mauer in den Mauervorrat.
antike-sign-falls = rotes Kreuz mit Zahl
antike-sign-falls-hint = Vorschau: So viele Einheiten würden fallen.
