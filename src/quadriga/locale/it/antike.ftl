# Antike Duellum. I nomi latini restano come sono.
# Ogni nome riceve $count: il numero di cui parla la frase, altrimenti 1.

antike-title = Antike Duellum
antike-blurb = Due popoli dell’antichità, una rondella: fondare città, erigere templi, navigare e combattere per nove personalità.

## Opzioni del gioco

antike-set-map = Mappa
antike-set-map-hint = Dove si gioca: Cartagine contro Roma, oppure Grecia contro Persia.
antike-set-map-west = Occidente: Cartagine e Roma
antike-set-map-east = Oriente: Grecia e Persia
antike-set-special_units = Unità speciali
antike-set-special_units-hint = Il primo posto ha un Generale e il secondo un Ammiraglio, che rafforzano attacco e difesa.
antike-set-turn_cap = Limite di turni
antike-set-turn_cap-hint = La partita si ferma dopo tanti turni di ciascun giocatore; 0 significa mai. Non è una regola del gioco pubblicato.

## Nomi

antike-colour-brown = Marrone
antike-colour-beige = Beige
antike-good-marble = marmo
antike-good-iron = ferro
antike-good-gold = oro
antike-good-coin = { $count ->
    [one] moneta
   *[other] monete
}
antike-resource-marble = marmo
antike-resource-iron = ferro
antike-resource-gold = oro
antike-price-any = a scelta
antike-unit-legion = { $count ->
    [one] legione
   *[other] legioni
}
antike-unit-galley = { $count ->
    [one] galea
   *[other] galee
}
antike-unit-general = Generale
antike-unit-admiral = Ammiraglio
antike-advance-strata = Strata
antike-advance-strata-hint = le legioni attraversano fino a 2 confini
antike-advance-navigatio = Navigatio
antike-advance-navigatio-hint = le galee attraversano fino a 2 confini
antike-advance-moneta = Moneta
antike-advance-moneta-hint = 1 in più a ogni produzione
antike-advance-res-publica = Res Publica
antike-advance-res-publica-hint = le proprie città hanno forza +1
antike-advance-commercium = Commercium
antike-advance-commercium-hint = scambiare 3 beni con 2 risorse
antike-personality-king = Re
antike-personality-king-hint = per ogni 5 città
antike-personality-general = Condottiero
antike-personality-general-hint = per ogni tempio distrutto
antike-personality-citizen = Cittadino
antike-personality-citizen-hint = per ogni 3 templi
antike-personality-scholar = Studioso
antike-personality-scholar-hint = per ogni progresso acquistato per primo
antike-personality-seafarer = Navigatore
antike-personality-seafarer-hint = per ogni 7 punti mare
antike-field-ferrum = Ferrum
antike-field-ferrum-hint = dà ferro
antike-field-templum = Templum
antike-field-templum-hint = templi, mura
antike-field-aurum = Aurum
antike-field-aurum-hint = dà oro
antike-field-duellum-1 = Duellum I
antike-field-duellum-1-hint = fare guerra
antike-field-militia = Militia
antike-field-militia-hint = armare unità
antike-field-marmor = Marmor
antike-field-marmor-hint = dà marmo
antike-field-scientia = Scientia
antike-field-scientia-hint = studi, reclute
antike-field-duellum-2 = Duellum II
antike-field-duellum-2-hint = fare guerra
antike-card-akademie = Accademia
antike-card-akademie-hint = in Scientia: prendere 1 oro per ogni progresso dell’avversario
antike-card-erdbeben = Terremoto
antike-card-erdbeben-hint = distruggere 1 cinta di mura qualsiasi sulla mappa
antike-card-diebstahl = Furto
antike-card-diebstahl-hint = l’avversario rende alla banca metà delle sue monete, per difetto
antike-card-festung = Fortezza
antike-card-festung-hint = quando si dichiara la conquista di una propria città: forza +1 in questo turno
antike-card-steinbruch = Cava
antike-card-steinbruch-hint = dopo Marmor: prendere altri 3 marmo
antike-card-erzader = Vena di ferro
antike-card-erzader-hint = dopo Ferrum: prendere altri 3 ferro
antike-card-goldader = Vena d’oro
antike-card-goldader-hint = dopo Aurum: prendere altri 3 oro
antike-card-tribut = Tributo
antike-card-tribut-hint = prendere 1 marmo, 1 ferro e 1 oro
antike-card-muenzschatz = Tesoro di monete
antike-card-muenzschatz-hint = prendere 2 monete
antike-card-baumeister = Mastro costruttore
antike-card-baumeister-hint = in Templum: il prossimo tempio costa 2 marmo in meno
antike-card-orakel = Oracolo
antike-card-orakel-hint = in Templum: il prossimo tempio non costa monete
antike-card-befestigung = Fortificazione
antike-card-befestigung-hint = costruire gratis fino a 2 cinte di mura della propria riserva
antike-card-waffenschmiede = Armeria
antike-card-waffenschmiede-hint = in Militia: le prossime 3 legioni o galee costano 1 ferro in meno ciascuna
antike-card-soeldner = Mercenari
antike-card-soeldner-hint = reclutare gratis fino a 2 legioni
antike-card-werft = Cantiere navale
antike-card-werft-hint = reclutare gratis 1 galea
antike-card-eilmarsch = Marcia forzata
antike-card-eilmarsch-hint = in Duellum: fino a 2 legioni attraversano 1 confine in più
antike-card-rueckenwind = Vento in poppa
antike-card-rueckenwind-hint = in Duellum: fino a 2 galee attraversano 1 confine in più
antike-card-belagerungsturm = Torre d’assedio
antike-card-belagerungsturm-hint = la prossima città attaccata, di forza 2 o più, ha forza −1
antike-card-kolonisten = Coloni
antike-card-kolonisten-hint = la prossima città fondata non costa monete
antike-card-siedlerzug = Carovana di pionieri
antike-card-siedlerzug-hint = la prossima città fondata costa solo 1 risorsa a scelta
antike-card-sturm = Tempesta
antike-card-sturm-hint = 1 galea nemica in una regione con il simbolo della nave torna fra le reclute
antike-card-desertion = Diserzione
antike-card-desertion-hint = 1 legione nemica sulla mappa torna fra le reclute
antike-card-eilbote = Corriere
antike-card-eilbote-hint = prima di muovere sulla rondella: la mossa costa 2 in meno
antike-card-karawane = Carovana
antike-card-karawane-hint = scambiare fino a 4 risorse, una per una
antike-card-piraten = Pirati
antike-card-piraten-hint = 1 risorsa per ogni città nemica con una propria galea, al massimo 2

## Domande

antike-ask-StartPlayer = Chi comincia?
antike-ask-Draw = Quale carta viene pescata?
antike-ask-Rondel = Dove muovi sulla rondella? Tre caselle sono gratis, ogni altra costa 1.
antike-ask-PayAny = Con che cosa paghi? Ancora da pagare: { $amount }.
antike-ask-Pay = Quante monete paghi al posto di: { $resource }?
antike-ask-GainInstead = La banca non ha più monete. Quale risorsa prendi in cambio?
antike-ask-AfterProduction = La produzione è fatta. Vuoi aggiungere qualcosa?
antike-ask-Templum = Che cosa costruisci?
antike-ask-Militia = Quale unità armi, e dove?
antike-ask-Scientia = Che cosa acquisti?
antike-ask-Movement = Quale unità attraversa quale confine?
antike-ask-MoveOn = Questa unità prosegue?
antike-ask-Conquest = Quale città conquisti?
antike-ask-Fortress = La tua città { $region } è attaccata con forza { $strength }. Giochi la Fortezza?
antike-ask-Losses = { $region } cade, e con lei { $losses } delle tue unità sul posto. Quali?
antike-ask-FoundCities = Fondi una città?
antike-ask-SpendOne = Quale risorsa paghi per la città?
antike-ask-TakePersonalities = Prendi una personalità?
antike-ask-ChooseCard = Quale carta evento prendi?
antike-ask-PlayCard = Quale carta evento giochi?
antike-ask-Give = Che cosa dai? Ancora da dare: { $left }.
antike-ask-Get = Che cosa prendi? Ancora da prendere: { $left }.
antike-ask-DestroyWall = Terremoto: quali mura crollano?
antike-ask-Fortify = Fortificazione: dove costruisci mura? Al massimo ancora { $left }.
antike-ask-Sink = Tempesta: quale galea nemica va perduta?
antike-ask-Desert = Diserzione: quale legione nemica va perduta?
antike-ask-Hire = Mercenari: quante legioni recluti?
antike-ask-Swap = Carovana: che cosa scambi? Al massimo ancora { $left }.
antike-ask-Rob = Pirati: che cosa prendi? Ancora da prendere: { $left }.

## Risposte

antike-say-pass = Fatto
antike-say-start = Comincia { $colour }
antike-say-draw = Si pesca { $card }
antike-say-rondel = Muovi su { $field }
antike-say-pay = Paga 1 { $good }
antike-say-coins = { $number ->
    [0] Paga solo { $resource }
    [one] Usa { $number } moneta come { $resource }
   *[other] Usa { $number } monete come { $resource }
}
antike-say-gain = Prendi 1 { $resource }
antike-say-temple = Erigi un tempio a { $region }
antike-say-wall = Costruisci le mura di { $region }
antike-say-arm = Arma a { $region }: { $unit }
antike-say-advance = Acquista { $advance }
antike-say-recruit = Recluta: { $unit }
antike-say-move = Da { $region } a { $region2 }: { $unit }
antike-say-conquer = Conquista { $region }
antike-say-lose = { $number ->
    [one] { $number } legione
   *[other] { $number } legioni
} e { $number2 ->
    [one] { $number2 } galea
   *[other] { $number2 } galee
}
antike-say-found = Fonda { $region }, città che produce { $resource }
antike-say-spend = Paga { $resource }
antike-say-take = { $personality }: 1 delle tue 9 personalità
antike-say-choose = Prendi { $card }
antike-say-card = Gioca una carta evento ...
antike-say-play = Gioca { $card }
antike-say-commercium = Scambia con Commercium ...
antike-say-give = Dai 1 { $good }
antike-say-get = Prendi 1 { $resource }
antike-say-destroy = Le mura di { $region }
antike-say-fortify = Costruisci le mura di { $region }
antike-say-sink = La galea a { $region }
antike-say-desert = La legione a { $region }
antike-say-hire = { $number ->
    [one] { $number } legione
   *[other] { $number } legioni
}
antike-say-swap = 1 { $resource } per 1 { $resource2 }
antike-say-rob = Prendi 1 { $resource }

## Notizie

antike-news-begins = Comincia { $colour }.
antike-news-turn = Turno di { $colour }.
antike-news-shown = Nuova carta scoperta: { $card }.
antike-news-went = { $colour } muove su { $field }.
antike-news-paid = { $colour } paga { $count } { $good }.
antike-news-gained = { $colour } riceve { $count } { $good }.
antike-news-lost = { $colour } perde { $count } { $good }.
antike-news-robbed = { $colour } prende 1 { $good } all’avversario.
antike-news-built-temple = { $colour } erige un tempio a { $region }.
antike-news-built-wall = { $colour } costruisce le mura di { $region }.
antike-news-wall-fell = { $colour } perde le mura di { $region }.
antike-news-temple-fell = { $colour } perde il tempio di { $region }.
antike-news-armed = { $colour } arma a { $region }: { $unit }.
antike-news-recruited = { $colour } recluta { $count } { $unit }.
antike-news-learned = { $colour } acquista { $advance }.
antike-news-moved = { $colour } muove da { $region } a { $region2 }: { $unit }.
antike-news-fell = { $colour } perde a { $region }: { $unit }.
antike-news-declared = { $colour } attacca { $region }, di forza { $count }.
antike-news-held = { $colour } tiene { $region }: la Fortezza era troppo forte.
antike-news-conquered = { $colour } conquista { $region }.
antike-news-founded = { $colour } fonda { $region }, città che produce { $resource }.
antike-news-took = { $colour } prende una personalità: { $personality }.
antike-news-wall-taken = { $colour } riceve una cinta di mura per la riserva.
antike-news-chose = { $colour } prende la carta evento { $card }.
antike-news-played = { $colour } gioca { $card }.
antike-news-traded = { $colour } scambia con Commercium.
antike-news-reshuffled = Le carte giocate vengono rimescolate in un nuovo mazzo.
antike-news-won = { $colour } ha vinto.
antike-news-stopped = Il limite di turni è raggiunto.

## Che cosa è successo, in breve: con $who «you» una frase intera, altrimenti senza soggetto, come in «Rosso: compra ...»

antike-act-begins = { $who ->
    [you] Cominci
   *[other] comincia
}
antike-act-went = { $who ->
    [you] {""}
   *[other] { $field }
}
antike-act-built-temple = { $who ->
    [you] Erigi
   *[other] erige
} { $times ->
    [one] un tempio
   *[other] templi
} a { $region }
antike-act-built-wall = { $who ->
    [you] Costruisci
   *[other] costruisce
} { $times ->
    [one] le mura
   *[other] mura
} di { $region }
antike-act-wall-fell = { $who ->
    [you] Perdi
   *[other] perde
} { $times ->
    [one] le mura
   *[other] mura
} di { $region }
antike-act-temple-fell = { $who ->
    [you] Perdi
   *[other] perde
} { $times ->
    [one] il tempio
   *[other] templi
} di { $region }
antike-act-armed = { $who ->
    [you] Armi
   *[other] arma
} { $units } a { $region }
antike-act-recruited = { $who ->
    [you] Recluti
   *[other] recluta
} { $amounts }
antike-act-learned = { $who ->
    [you] Acquisti
   *[other] acquista
} { $advance }
antike-act-moved = { $who ->
    [you] Muovi
   *[other] muove
} { $units } a { $region2 }
antike-act-fell = { $who ->
    [you] Perdi
   *[other] perde
} { $units } a { $region }
antike-act-declared = { $who ->
    [you] Attacchi
   *[other] attacca
} { $region }
antike-act-held = { $who ->
    [you] Tieni
   *[other] tiene
} { $region }
antike-act-conquered = { $who ->
    [you] Conquisti
   *[other] conquista
} { $region }
antike-act-founded = { $who ->
    [you] Fondi
   *[other] fonda
} { $region } ({ $resource })
antike-act-took = { $who ->
    [you] Prendi
   *[other] prende
} una personalità: { $personality }
antike-act-wall-taken = { $who ->
    [you] Ricevi una cinta di mura per la riserva
   *[other] {""}
}
antike-act-chose = { $who ->
    [you] Prendi
   *[other] prende
} la carta evento { $card }
antike-act-played = { $who ->
    [you] Giochi
   *[other] gioca
} { $card }
antike-act-traded = { $who ->
    [you] Scambi
   *[other] scambia
} con Commercium
antike-act-lost = { $who ->
    [you] Perdi
   *[other] perde
} { $amounts }
antike-act-robbed = { $who ->
    [you] Prendi
   *[other] prende
} { $goods } all’avversario
antike-act-won = { $who ->
    [you] Vinci la partita
   *[other] vince la partita
}
antike-act-stopped = Il limite di turni è raggiunto
antike-act-reshuffled = Le carte giocate vengono rimescolate in un nuovo mazzo

## Motivi

antike-why-no-cards = Non hai carte evento.
antike-why-card-not-held = Non hai questa carta.
antike-why-card-at-another-time = { $time ->
    [rondel] Questa carta si gioca prima di muovere sulla rondella.
    [marmor] Questa carta si gioca subito dopo la produzione su Marmor.
    [ferrum] Questa carta si gioca subito dopo la produzione su Ferrum.
    [aurum] Questa carta si gioca subito dopo la produzione su Aurum.
    [templum] Questa carta si gioca durante Templum.
    [militia] Questa carta si gioca durante Militia.
    [scientia] Questa carta si gioca durante Scientia.
    [duellum_movement] Questa carta si gioca durante il movimento di un Duellum.
    [duellum_conquest] Questa carta si gioca quando si conquistano città in un Duellum.
    [founding] Questa carta si gioca mentre fondi città.
    [conquest_of_own_city] Questa carta si gioca quando l’avversario attacca una tua città.
   *[other] Questa carta si gioca in un altro momento.
}
antike-why-card-without-effect = Manca ciò che questa carta richiede.
antike-why-card-not-on-display = Questa carta non è tra quelle scoperte.
antike-why-card-not-in-deck = Questa carta non è nel mazzo.
antike-why-no-commercium = Non hai Commercium.
antike-why-commercium-just-bought = Hai acquistato Commercium in questo turno; vale dal tuo prossimo turno.
antike-why-too-little-to-exchange = Per uno scambio servono { $needed } risorse o monete; ne hai { $have }: { $missing ->
    [one] te ne manca 1
   *[other] te ne mancano { $missing }
}.
antike-why-no-unmoved-unit = Lì non c’è una tua unità di questo tipo che non abbia ancora mosso.
antike-why-finish-this-unit = Prima l’unità in viaggio termina la sua mossa.
antike-why-no-such-border = Non c’è un confine verso quella regione che questa unità possa attraversare.
antike-why-not-an-enemy-city = Lì non c’è una città dell’avversario.
antike-why-too-weak = Attacchi lì con forza { $have } contro { $needed }: { $missing ->
    [one] te ne manca 1
   *[other] te ne mancano { $missing }
}.
antike-why-fortress-holds = La Fortezza protegge questa città fino alla fine del turno.
antike-why-tower-needs-strength = La Torre d’assedio vale solo contro una forza di { $needed } o più; questa città ha { $have }.
antike-why-use-the-tower = Hai schierato la Torre d’assedio: conquista una città con essa.
antike-why-wrong-losses = Lì { $needed ->
    [one] deve cadere 1 tua unità
   *[other] devono cadere { $needed } tue unità
}; sul posto hai { $legion_have ->
    [0] nessuna legione
    [one] 1 legione
   *[other] { $legion_have } legioni
} e { $galley_have ->
    [0] nessuna galea
    [one] 1 galea
   *[other] { $galley_have } galee
}.
antike-why-only-fortress = Ora si può giocare solo la Fortezza.
antike-why-no-city-site = Questa regione non ha un sito per una città.
antike-why-site-taken = Lì c’è già una città.
antike-why-no-own-unit = Non hai unità in quella regione.
antike-why-no-tile-left = La banca non ha più tessere città di questa risorsa.
antike-why-city-too-dear = Una città costa { $marble_needed } marmo, { $iron_needed } ferro e { $gold_needed } oro; ne hai { $marble_have }, { $iron_have } e { $gold_have }, più { $coin_have ->
    [0] nessuna moneta
    [one] 1 moneta
   *[other] { $coin_have } monete
}: { $missing ->
    [one] te ne manca 1
   *[other] te ne mancano { $missing }
}.
antike-why-surcharge-too-dear = Le città vicine con la stessa risorsa costano { $coin_needed ->
    [one] 1 moneta
   *[other] { $coin_needed } monete
} in più; dopo il costo base { $coin_have ->
    [0] non ti resta nessuna moneta
    [one] ti resta 1 moneta
   *[other] ti restano { $coin_have } monete
}: ne servono altre { $coin_missing }.
antike-why-none-in-recruit-box = { $have ->
    [0] Tra le tue reclute non c’è un’unità di questo tipo.
    [one] La tua recluta di questo tipo è arrivata in questo turno: deve aspettare.
   *[other] Le tue { $have } reclute di questo tipo sono arrivate in questo turno: devono aspettare.
}
antike-why-not-your-city = Lì non hai una città.
antike-why-arming-limit = In questa città sono già state armate { $have } unità su { $limit } in questo turno.
antike-why-wrong-borders = Da lì non parte alcun confine che questa unità possa attraversare.
antike-why-needs-temple = Le unità speciali si armano solo in una città con tempio.
antike-why-iron-too-dear = Questa unità costa { $iron_needed } ferro; ne hai { $iron_have } e { $coin_have ->
    [0] nessuna moneta
    [one] 1 moneta
   *[other] { $coin_have } monete
}: { $missing ->
    [one] te ne manca 1
   *[other] te ne mancano { $missing }
}.
antike-why-not-held = Non ne hai.
antike-why-not-due = Questa risorsa non è dovuta.
antike-why-wrong-coins = { $least ->
    [0] Qui puoi usare al massimo { $most ->
        [one] 1 moneta
       *[other] { $most } monete
    }.
   *[other] Qui puoi usare da { $least } a { $most } monete.
}
antike-why-stack-empty = Non restano personalità di questo tipo.
antike-why-too-few-cities = Il prossimo Re richiede { $needed } città; ne hai { $have }: { $missing ->
    [one] te ne manca 1
   *[other] te ne mancano { $missing }
}.
antike-why-too-few-temples = Il prossimo Cittadino richiede { $needed } templi; ne hai { $have }: { $missing ->
    [one] te ne manca 1
   *[other] te ne mancano { $missing }
}.
antike-why-too-few-firsts = Il prossimo Studioso richiede { $needed } progressi acquistati per primo; ne hai { $have }: { $missing ->
    [one] te ne manca 1
   *[other] te ne mancano { $missing }
}.
antike-why-too-few-razed = Il prossimo Condottiero richiede { $needed } templi nemici distrutti; ne hai distrutti { $have }: { $missing ->
    [one] te ne manca 1
   *[other] te ne mancano { $missing }
}.
antike-why-too-few-sea-points = Il prossimo Navigatore richiede { $needed } punti mare; ne hai { $have }: { $missing ->
    [one] te ne manca 1
   *[other] te ne mancano { $missing }
}.
antike-why-has-advance = Hai già questo progresso.
antike-why-advance-too-dear = Questo progresso costa { $gold_needed } oro; ne hai { $gold_have } e { $coin_have ->
    [0] nessuna moneta
    [one] 1 moneta
   *[other] { $coin_have } monete
}: { $missing ->
    [one] te ne manca 1
   *[other] te ne mancano { $missing }
}.
antike-why-none-in-supply = Nella tua riserva non restano unità di questo tipo.
antike-why-not-recruited = Le unità speciali non si possono reclutare.
antike-why-recruit-too-dear = Questa unità costa { $gold_needed } oro; ne hai { $gold_have } e { $coin_have ->
    [0] nessuna moneta
    [one] 1 moneta
   *[other] { $coin_have } monete
}: { $missing ->
    [one] te ne manca 1
   *[other] te ne mancano { $missing }
}.
antike-why-no-wall-there = Lì non ci sono mura.
antike-why-no-galley-there = Lì non c’è una galea nemica presso un simbolo della nave.
antike-why-no-legion-there = Lì non c’è una legione nemica.
antike-why-wrong-number = { $limit ->
    [one] Puoi prendere 1 legione.
   *[other] Puoi prendere da 1 a { $limit } legioni.
}
antike-why-has-temple = Questa città ha già un tempio.
antike-why-no-temples-left = Tutti i { $limit } templi sono sulla mappa.
antike-why-temple-too-dear = Un tempio lì costa { $marble_needed } marmo{ $coin_needed ->
    [0] {""}
    [one] {" "}e 1 moneta
   *[other] {" "}e { $coin_needed } monete
}; manca ancora: { $coin_missing ->
    [0] { $marble_missing } marmo
   *[other] { $marble_missing ->
        [0] {""}
       *[other] { $marble_missing } marmo e{" "}
    }{ $coin_missing ->
    [one] 1 moneta
   *[other] { $coin_missing } monete
}
}.
antike-why-no-walls-in-reserve = Non hai mura nella riserva.
antike-why-has-wall = Questa città ha già le mura.
antike-why-wall-too-dear = Le mura costano { $marble_needed } marmo; ne hai { $marble_have } e { $coin_have ->
    [0] nessuna moneta
    [one] 1 moneta
   *[other] { $coin_have } monete
}: { $missing ->
    [one] te ne manca 1
   *[other] te ne mancano { $missing }
}.
antike-why-cannot-pay-the-way = Questa mossa costa { $needed } risorse o monete; ne hai { $have }: { $missing ->
    [one] te ne manca 1
   *[other] te ne mancano { $missing }
}.
antike-why-same-resource = Scambieresti una risorsa con sé stessa.
antike-why-none-to-rob = L’avversario non ne ha.
antike-why-special-unit-alone = Un’unità speciale non attacca da sola: deve esserci con lei una tua legione o galea.
antike-why-open-the-cards = Prima annuncia che giochi una carta.
antike-why-finish-first = Prima concludi questo: nel mezzo niente carte né Commercium.
antike-why-finish-what-you-began = Prima concludi ciò che hai iniziato.
antike-why-choose-in-the-others-turn = Le carte evento si scelgono solo nel turno dell’avversario.
antike-why-own-turn-only = Si fa solo nel proprio turno.
antike-why-stone-must-move = Qui non puoi passare: devi muovere sulla rondella.
antike-why-stone-has-moved = Hai già mosso sulla rondella in questo turno.
antike-why-movement-first = Prima si muove: si conquista quando hai finito di muovere.
antike-why-movement-is-over = Il movimento è finito: ora si conquistano le città.
antike-why-found-after-the-action = Le città si fondano dopo l’azione del turno.
antike-why-founding-is-over = Per questo turno la fondazione di città è finita.
antike-why-take-at-the-end = Le personalità si prendono nell’ultima fase del turno.
antike-why-in-its-action = Si fa nell’azione { $field }.
antike-why-settlers-too-dear = Anche con la Carovana di pionieri una città costa { $needed } di una risorsa o altrettante monete: { $missing ->
    [one] te ne manca 1
   *[other] te ne mancano { $missing }
}.

## La fine

antike-end-personalities = Vince { $names }: primo con { $points } personalità.
antike-end-cap = { $winners ->
    [one] Vince { $names }: in testa alla fine dell’ultimo turno concordato.
   *[other] { $names } si dividono la vittoria: alla pari alla fine dell’ultimo turno concordato.
}
antike-score-king = Re
antike-score-general = Condottieri
antike-score-citizen = Cittadini
antike-score-scholar = Studiosi
antike-score-seafarer = Navigatori

## La mappa nel terminale

antike-board-letters = M F O
antike-board-unit-letters = L G
antike-board-legend =
    □ sito libero · M marmo, F ferro, O oro · T tempio · # mura · ^ monti
    Confini: · · terra, ~ ~ mare · Unità: 2L legioni, 2G galee, * unità speciale
antike-board-rondel = Rondella
antike-board-cards = Carte evento
antike-board-display = Carte scoperte
antike-board-deck = Mazzo { $deck }, scarti { $discards }
antike-board-bank = Banca: monete { $coins }, templi { $temples }, mura { $walls }; tessere città: marmo { $marble }, ferro { $iron }, oro { $gold }
antike-board-stock = Risorse
antike-board-recruits = Reclute
antike-board-supply = Riserva
antike-board-walls = Mura
antike-board-wall-symbol = 1 cinta di mura per la tua riserva quando raggiungi questo numero
antike-board-due = spetta
antike-board-advances = Progressi
antike-board-hand = Carte
antike-board-points = { $points } di { $goal } personalità

## Il tabellone nel browser

antike-board-map = Mappa
antike-board-free = gratis
antike-board-people = Personalità
antike-board-left = restano
antike-board-bank-name = Banca
antike-board-tiles = tessere città di { $resource }
antike-board-to-win = ne mancano { $count }
antike-board-cities = { $count ->
    [one] città
   *[other] città
}
antike-board-temples = { $count ->
    [one] tempio
   *[other] templi
}
antike-board-sea-points = { $count ->
    [one] punto mare
   *[other] punti mare
}
antike-board-on-map = Mappa
antike-board-units = { $unit } a { $region }
antike-board-stack = { $label } ({ $count } lì)
antike-board-choose = { $thing } ...
antike-board-build-temple = Tempio
antike-board-build-wall = Mura
antike-board-border-land = legioni
antike-board-border-sea = galee
antike-board-border-both = entrambe
antike-board-tab-map = Mappa
antike-board-tab-rondel = Rondella
antike-board-tab-progress = Progressi
antike-board-tab-cards = Eventi
antike-board-kind-coast = { $region }, costa.
antike-board-kind-land = { $region }, entroterra.
antike-board-kind-island = { $region }, isola.
antike-board-kind-sea = { $region }, mare.
antike-board-kind-mountain = { $region }, montagne.
antike-board-says-city = Città di { $colour }, { $resource }, forza { $strength }{ $temple ->
    [true] , con un tempio
   *[other] {""}
}{ $wall ->
    [true] , con le mura
   *[other] {""}
}.
antike-board-says-free = Sito libero per una città.
antike-board-says-ship = Simbolo della nave.
antike-board-says-units = { $colour }: { $count } { $unit }.
antike-board-says-border-land = Via terra verso { $regions }.
antike-board-says-border-sea = Via mare verso { $regions }.
antike-board-says-border-both = Via terra e via mare verso { $regions }.

## Consigli per la prima partita

antike-hint-rondel = Scegli una casella della rondella: dice che cosa fai in questo turno. Tre passi in senso orario sono gratis; un numero rosso è il prezzo della mossa.
antike-hint-produce = Marmor, Ferrum e Aurum danno una risorsa per ogni tua città di quel tipo, tre con un tempio, e una moneta. Le monete valgono come qualsiasi risorsa.
antike-hint-found = Si fonda una città dove una tua unità sta su un sito libero. Costa una risorsa di ogni tipo, e una moneta per ogni città vicina dello stesso tipo.
antike-hint-move = Clicca un’unità accesa, poi una regione accesa. Le legioni passano i tratti rossi, le galee i punti blu. Le unità delle due parti che si incontrano cadono una per una.
antike-hint-people = Vincono nove personalità: un re ogni cinque città, un cittadino per tre templi, uno studioso per ogni progresso acquistato per primo, un condottiero per un tempio raso al suolo, un navigatore per sette punti mare.

## Che cosa significano i segni sul tabellone
antike-sign-marble-hint = Costruisce templi, mura e città.
antike-sign-iron-hint = Arma legioni e galee, 2 ciascuna; una città ne richiede 1.
antike-sign-gold-hint = Compra progressi e recluta unità; una città ne richiede 1.
antike-sign-coin-hint = Vale 1 marmo, ferro o oro. Alcune cose costano monete e nient’altro.
antike-sign-legion = legione
antike-sign-legion-hint = Attraversa i confini di terra; rafforza di 1 una città della sua regione.
antike-sign-galley = galea
antike-sign-galley-hint = Attraversa i confini di mare; conta punti mare; rafforza di 1 una città della sua regione.
antike-sign-general = Generale
antike-sign-general-hint = Unità speciale dal bordo dorato; muove come una legione.
antike-sign-admiral = Ammiraglio
antike-sign-admiral-hint = Unità speciale dal bordo dorato; muove come una galea.
antike-sign-city = città
antike-sign-city-hint = A sinistra il proprietario, a destra ciò che produce: 1 alla volta, 3 con un tempio.
antike-sign-site = sito libero
antike-sign-site-hint = Chi vi ha un’unità può fondare una città.
antike-sign-temple = tempio
antike-sign-temple-hint = La città produce 3, arma 3 unità per turno e ha forza 3.
antike-sign-wall = mura
antike-sign-wall-hint = Rafforzano di 1 la loro città.
antike-sign-strength = scudo con un numero
antike-sign-strength-hint = Forza di una città: tanti attaccanti devono esserci, e tanti ne cadono.
antike-sign-ship = simbolo della nave
antike-sign-ship-hint = Qui una galea vale 2 punti mare invece di 1.
antike-sign-border-land = confine rosso
antike-sign-border-land-hint = Confine di terra: per le legioni.
antike-sign-border-sea = confine blu punteggiato
antike-sign-border-sea-hint = Confine di mare: per le galee.
antike-sign-border-both = confine rosso e blu
antike-sign-border-both-hint = Confine combinato: per entrambe.
antike-sign-peaks = montagne e scogli
antike-sign-peaks-hint = Qui non c’è confine: nessuno passa.
antike-sign-track-wall = merli sul tracciato della vittoria
antike-sign-track-wall-hint = Chi raggiunge questo numero riceve 1 cinta di mura nella riserva.
antike-sign-falls = croce rossa con un numero
antike-sign-falls-hint = Anteprima: tante unità cadrebbero.
