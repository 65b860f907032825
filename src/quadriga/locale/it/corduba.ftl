# Corduba. I nomi latini di quartieri, edifici e persone restano come sono.
# $count, dato a ogni nome, è il numero di cui parla la frase, oppure 1.

corduba-title = Corduba
corduba-blurb = Famiglie romane ricostruiscono una città di tre quartieri, sfamano la loro gente e rispondono alle richieste di Roma; da soli contro Caepio.

## Opzioni del gioco

corduba-set-level = Livello di Caepio
corduba-set-level-hint = Con quanto vantaggio parte Caepio nel gioco in solitario.
corduba-set-level-aedil = Edile: il più facile
corduba-set-level-praetor = Pretore
corduba-set-level-consul = Console: il più difficile
corduba-set-variant = Obiettivo in solitario
corduba-set-variant-hint = Che cosa devi ottenere per battere Caepio.
corduba-set-variant-senators = Più senatori di Caepio
corduba-set-variant-monuments = Costruttore di monumenti: abbastanza monumenti, senza senatori
corduba-set-variant-both = Entrambi: senatori e monumenti
corduba-set-gentle_unrest = Disordini miti
corduba-set-gentle_unrest-hint = La prima volta che tutti e tre i quartieri sono in rivolta la partita continua: il quartiere più calmo perde un segnalino e tutti perdono 1 popolarità.

## Nomi

corduba-side-orange = Arancio
corduba-side-green = Verde
corduba-side-white = Bianco
corduba-side-black = Nero
corduba-side-caepio = Caepio
corduba-resource-food = cibo
corduba-resource-wood = legno
corduba-resource-stone = pietra
corduba-resource-tools = { $count ->
    [one] attrezzo
   *[other] attrezzi
}
corduba-resource-amphorae = { $count ->
    [one] anfora
   *[other] anfore
}
corduba-resource-marble = marmo
corduba-good-food = cibo
corduba-good-wood = legno
corduba-good-stone = pietra
corduba-good-tools = { $count ->
    [one] attrezzo
   *[other] attrezzi
}
corduba-good-amphorae = { $count ->
    [one] anfora
   *[other] anfore
}
corduba-good-marble = marmo
corduba-good-denarii = { $count ->
    [one] denario
   *[other] denari
}
corduba-good-velites = Veliti
corduba-good-legionaries = { $count ->
    [one] legionario
   *[other] legionari
}
corduba-good-equites = Equiti
corduba-good-offering1 = { $count ->
    [one] offerta da 1
   *[other] offerte da 1
}
corduba-good-offering2 = { $count ->
    [one] offerta da 2
   *[other] offerte da 2
}
corduba-price-workers = { $count ->
    [one] lavoratore
   *[other] lavoratori
}
corduba-price-prestige = prestigio
corduba-price-popularity = popolarità
corduba-price-harmony = armonia
corduba-price-register = registro
corduba-specialist-red = Dux rosso
corduba-specialist-red-hint = 1 Veliti ogni decennio
corduba-specialist-purple = Sacerdos viola
corduba-specialist-purple-hint = 1 offerta ogni decennio
corduba-specialist-blue = Lanista blu
corduba-specialist-blue-hint = 1 popolarità ogni decennio
corduba-specialist-yellow = Argentarius giallo
corduba-specialist-yellow-hint = 3 denari ogni decennio
corduba-specialist-green = Medicus verde
corduba-specialist-green-hint = 2 cibo ogni decennio
corduba-specialist-brown = Faber marrone
corduba-specialist-brown-hint = 1 legno e 1 pietra ogni decennio
corduba-figure-special = { $count ->
    [one] lavoratore speciale
   *[other] lavoratori speciali
}
corduba-figure-red = Dux rosso
corduba-figure-purple = Sacerdos viola
corduba-figure-blue = Lanista blu
corduba-figure-yellow = Argentarius giallo
corduba-figure-green = Medicus verde
corduba-figure-brown = Faber marrone
corduba-figure-workers = { $count ->
    [one] lavoratore
   *[other] lavoratori
}
corduba-orientation-upright = come disegnata
corduba-orientation-right = girata a destra
corduba-orientation-reversed = capovolta
corduba-orientation-left = girata a sinistra
corduba-building-excubitorium = Excubitorium
corduba-building-excubitorium-hint = seda i disordini
corduba-building-herbarium = Herbarium
corduba-building-herbarium-hint = armonia, popolarità
corduba-building-aerarium = Aerarium
corduba-building-aerarium-hint = denari
corduba-building-sanctuarium = Sanctuarium
corduba-building-sanctuarium-hint = offerte da 1
corduba-building-collegium-fabrorum = Collegium Fabrorum
corduba-building-collegium-fabrorum-hint = legno e pietra, scambio
corduba-building-cudendum = Cudendum
corduba-building-cudendum-hint = attrezzi
corduba-building-odeum = Odeum
corduba-building-odeum-hint = popolarità, armonia
corduba-building-schola = Schola
corduba-building-schola-hint = prestigio
corduba-building-balneum = Balneum
corduba-building-balneum-hint = popolarità
corduba-building-forum = Forum
corduba-building-forum-hint = mercato scontato, prestigio
corduba-building-aedis = Aedis
corduba-building-aedis-hint = offerta da 2
corduba-building-officina-fabrorum = Officina Fabrorum
corduba-building-officina-fabrorum-hint = marmo
corduba-building-emporium = Emporium
corduba-building-emporium-hint = mercato
corduba-building-librarium = Librarium
corduba-building-librarium-hint = libera uno specialista
corduba-building-ludus = Ludus
corduba-building-ludus-hint = un lavoratore in più
corduba-building-sanatorium = Sanatorium
corduba-building-sanatorium-hint = armonia, popolarità
corduba-building-basilica = Basilica
corduba-building-basilica-hint = prestigio in più quartieri
corduba-building-amphitheatrum = Amphitheatrum
corduba-building-amphitheatrum-hint = denari, popolarità, prestigio
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
corduba-space-cibus-left = Cibus, spazio sinistro
corduba-space-cibus-left-hint = 1 lavoratore per 1 cibo
corduba-space-cibus-right = Cibus, spazio destro
corduba-space-cibus-right-hint = 2 lavoratori per 3 cibo
corduba-space-lignum-left = Lignum, spazio sinistro
corduba-space-lignum-left-hint = 1 lavoratore per 1 legno
corduba-space-lignum-right = Lignum, spazio destro
corduba-space-lignum-right-hint = 2 lavoratori per 3 legno
corduba-space-lapis-left = Lapis, spazio sinistro
corduba-space-lapis-left-hint = 1 lavoratore per 1 pietra
corduba-space-lapis-right = Lapis, spazio destro
corduba-space-lapis-right-hint = 2 lavoratori per 3 pietra
corduba-space-oleum-left = Oleum, spazio sinistro
corduba-space-oleum-left-hint = 1 lavoratore per 1 anfora
corduba-space-oleum-right = Oleum, spazio destro
corduba-space-oleum-right-hint = 2 lavoratori per 2 anfore
corduba-space-marmor-left = Marmor, spazio sinistro
corduba-space-marmor-left-hint = 2 lavoratori per 1 marmo
corduba-space-marmor-right = Marmor, spazio destro
corduba-space-marmor-right-hint = 3 lavoratori per 2 marmo
corduba-space-portus = Portus
corduba-space-portus-hint = 1 lavoratore per 1 denario
corduba-space-castra-velites = Castra: Veliti
corduba-space-castra-velites-hint = 2 lavoratori, 1 denario; valore 2
corduba-space-castra-legionaries = Castra: legionari
corduba-space-castra-legionaries-hint = 2 lavoratori, 1 legno; valore 3
corduba-space-castra-equites = Castra: Equiti
corduba-space-castra-equites-hint = 3 lavoratori, 1 legno, 1 denario; valore 4
corduba-demand-lapides = Lapides
corduba-demand-lapides-hint = Roma chiede pietra
corduba-demand-ligna = Ligna
corduba-demand-ligna-hint = Roma chiede legno
corduba-demand-frumentum = Frumentum
corduba-demand-frumentum-hint = Roma chiede cibo
corduba-demand-ferramenta = Ferramenta
corduba-demand-ferramenta-hint = Roma chiede attrezzi
corduba-demand-amphorae = Amphorae Oleariae
corduba-demand-amphorae-hint = Roma chiede anfore
corduba-demand-marmora = Marmora
corduba-demand-marmora-hint = Roma chiede marmo
corduba-demand-disposita-confarreatio = Disposita Confarreatio
corduba-demand-disposita-confarreatio-hint = Roma chiede denari
corduba-gesta-master-builder = Capomastro
corduba-gesta-master-builder-hint = 7 tessere costruite; solo con lo specialista rosso
corduba-gesta-insulae = Dominus Insularum
corduba-gesta-insulae-hint = 12 insulae proprie
corduba-gesta-specialists = Magister Artium
corduba-gesta-specialists-hint = 4 specialisti
corduba-gesta-workers = Dux Operarum
corduba-gesta-workers-hint = registro 9
corduba-gesta-popularity = Amicus Populi
corduba-gesta-popularity-hint = popolarità 9
corduba-gesta-prestige = Pater Patriae
corduba-gesta-prestige-hint = prestigio 5 in ogni quartiere
corduba-gesta-monuments = Restitutor Urbis
corduba-gesta-monuments-hint = 2 monumenti
corduba-gesta-wealth = Dives
corduba-gesta-wealth-hint = 15 denari, mostrati e non pagati

## Domande

corduba-ask-StartPlayer = Chi comincia?
corduba-ask-DrawToken = Quale gettone Res Gestae viene pescato?
corduba-ask-Deal = Quale carta Hereditas viene data?
corduba-ask-DealFamily = Quale carta famiglia viene data?
corduba-ask-Keep = Quale carta Hereditas tieni?
corduba-ask-Character = Quale personaggio della tua famiglia giochi?
corduba-ask-TakeBasic = Quale risorsa base erediti? Ancora da prendere: { $left }.
corduba-ask-InheritSpecialist = Quale specialista erediti?
corduba-ask-Demand = Quale carta scopre Roma?
corduba-ask-Prices = Quale tessera Macellum viene scoperta?
corduba-ask-WhichRevolt = In quale quartiere estendi i disordini?
corduba-ask-Burn = Su quale edificio metti un segnalino disordini?
corduba-ask-Hand = Chi riceve un segnalino disordini in più? Ancora da dare: { $left }.
corduba-ask-Turn = Tocca a te.
corduba-ask-FreeActions = Altro, prima che finisca il tuo turno?
corduba-ask-CheaperBuild = Che cosa costruisci con due lavoratori in meno?
corduba-ask-UseOccupied = Quale spazio occupato usi?
corduba-ask-RaiseWhat = Che cosa costruisci in { $district }?
corduba-ask-WhichPlot = Posa la tessera.
corduba-ask-Where = Posa la tessera.
corduba-ask-HowTurned = Gira la tessera.
corduba-ask-Link = Dove va la prossima insula neutrale della catena?
corduba-ask-Save = Quale risorsa ti risparmia il bonus di Plebeius?
corduba-ask-Send = Chi mandi? Ancora necessari: { $need }.
corduba-ask-Instead = Quante anfore paghi al posto di { $resource }?
corduba-ask-OwnInsulae = Quante insulae proprie metti? Al massimo { $most }.
corduba-ask-FirstUse = Usi subito il nuovo edificio?
corduba-ask-WhichBonus = Il bonus di costruzione di quale quartiere usi?
corduba-ask-WhichAction = Quale azione usi?
corduba-ask-Visit = Al Macellum: che cosa compri o vendi?
corduba-ask-Incite = In quale edificio scoppiano i disordini?
corduba-ask-Meal = Che cosa servi?
corduba-ask-WhichDistrict = Prestigio { $amount }: in quale quartiere?
corduba-ask-BetterFigures = { $or_worker ->
    [0] Quale specialista liberi?
   *[other] Quale specialista liberi, o un lavoratore in più?
}
corduba-ask-Quell = Quali disordini sedi?
corduba-ask-Exchange = Che cosa scambi? Al massimo ancora { $left }.
corduba-ask-Deliver = Che cosa consegni a Roma? Nessuno lo vede prima che tutti abbiano finito.
corduba-ask-Upkeep = Come mantieni la tua gente? Costa { $cost }; il resto si paga in denari.
corduba-ask-Store = Che cosa restituisci? Non puoi conservare tanto.
corduba-ask-DrawCard = Quale carta pesca Caepio?
corduba-ask-DrawPlan = Che cosa costruisce Caepio?
corduba-ask-DrawBuilt = Quale edificio visita Caepio?
corduba-ask-RollDie = In quale quartiere costruisce Caepio?
corduba-ask-DrawUnrest = Dove scoppiano i disordini?
corduba-ask-Icons = Quale carta viene girata per il commercio di Caepio?

## Risposte

corduba-say-pass = Passa per questo round
corduba-say-done = Fatto
corduba-say-start = Comincia { $side }
corduba-say-token = { $gesta } in gioco
corduba-say-deal = { $hereditas } a { $side }
corduba-say-house = Famiglia { $family } a { $side }
corduba-say-keep = Tieni la carta «{ $hereditas }»
corduba-say-character = Gioca { $character }
corduba-say-take = Prendi 1 { $resource }
corduba-say-demand = Roma scopre { $demand }
corduba-say-prices = Tessera { $macellum } del Macellum
corduba-say-revolt = Estendi in { $district }
corduba-say-burn = Disordini su { $tile }
corduba-say-hand = Uno in più a { $side }
corduba-say-build = Costruisci in { $district } ...
corduba-say-raise = Costruisci: { $building }
corduba-say-plot = Nel lotto { $plot }
corduba-say-place = Qui: { $cell }
corduba-say-turn = Mettila { $orientation }
corduba-say-link = Un’insula neutrale: { $cell }
corduba-say-save = Risparmia 1 { $resource }
corduba-say-send = Manda: { $figure }
corduba-say-instead = { $number ->
    [0] Paga solo in { $resource }
    [one] Usa { $number } anfora come { $resource }
   *[other] Usa { $number } anfore come { $resource }
}
corduba-say-insulae = { $number ->
    [0] Nessuna insula propria
    [one] { $number } insula propria
   *[other] { $number } insulae proprie
}
corduba-say-use = Usa l’azione { $action }
corduba-say-monument = Costruisci il monumento { $monument }
corduba-say-bonus = Con il bonus di { $district }
corduba-say-activate = Attiva { $tile }
corduba-say-produce = Vai a: { $space }
corduba-say-claim = Rivendica { $gesta }
corduba-say-merchant = Manda il mercante al Macellum ...
corduba-say-buy = Compra { $number } { $resource }
corduba-say-sell = Vendi { $number } { $resource }
corduba-say-power = Usa l’abilità della tua famiglia ...
corduba-say-eat = Servi 1 { $resource }
corduba-say-prestige = In { $district }
corduba-say-free = Libera: { $specialist }
corduba-say-register = Un lavoratore in più nel registro
corduba-say-quell = Seda i disordini su { $tile }
corduba-say-swap = 1 { $resource } per 1 { $resource2 }
corduba-say-deliver = { $number ->
    [0] Non consegnare { $good }
   *[other] Consegna { $number } { $good }
}
corduba-say-upkeep = { $number ->
    [0] { $number2 ->
        [0] Paga tutto in denari
        [one] Paga 1 anfora, il resto in denari
       *[other] Paga { $number2 } anfore, il resto in denari
    }
   *[other] { $number2 ->
        [0] Paga { $number } di cibo, il resto in denari
        [one] Paga { $number } di cibo e 1 anfora, il resto in denari
       *[other] Paga { $number } di cibo e { $number2 } anfore, il resto in denari
    }
}
corduba-say-return = Restituisci 1 { $resource }
corduba-say-card = La carta { $card }
corduba-say-draw = La carta { $building }
corduba-say-roll = Il dado mostra { $die }
corduba-say-icons = I simboli di { $card }

## Notizie

corduba-news-begins = Comincia { $side }.
corduba-news-turn = Turno di { $side }.
corduba-news-actions-over = Fine del round.
corduba-news-open = Si può rivendicare questo gettone Res Gestae: { $gesta }.
corduba-news-inherited = { $side } eredita «{ $hereditas }».
corduba-news-joined = { $side } gioca { $character }.
corduba-news-round = Comincia il round { $number }.
corduba-news-demanded = La carta di Roma per il decennio: { $demand }.
corduba-news-priced = Il prezzo di { $resource } è ora { $count }.
corduba-news-gained = { $side } riceve { $count } { $good }.
corduba-news-paid = { $side } paga { $count } { $good }.
corduba-news-hired = { $side } prende { $count ->
    [one] { $count } lavoratore
   *[other] { $count } lavoratori
}.
corduba-news-sent = { $side } manda { $count } { $figure }.
corduba-news-popularity = Popolarità di { $side }: { $count }.
corduba-news-harmony = Armonia di { $side }: { $count }.
corduba-news-registered = Registro di { $side }: { $count }.
corduba-news-freed = { $side } libera uno specialista: { $specialist }.
corduba-news-rose = { $side } sale a { $count } in { $district }.
corduba-news-fell = { $side } scende a { $count } in { $district }.
corduba-news-unrest = { $side } causa disordini ed è a { $count } sul tracciato dei disordini.
corduba-news-calmed = { $side } torna a { $count } sul tracciato dei disordini.
corduba-news-burned = { $side } mette disordini su { $tile }.
corduba-news-quelled = { $side } seda i disordini su { $tile }.
corduba-news-handed = { $side } passa disordini a { $side2 }: { $count }.
corduba-news-built = { $side } costruisce { $tile }.
corduba-news-laid = { $side } mette un’insula in { $district }: { $cell }.
corduba-news-filled = Un’insula neutrale in { $district }: { $cell }.
corduba-news-erected = { $side } costruisce il monumento { $monument }.
corduba-news-activated = { $side } usa l’azione { $action } di { $tile }.
corduba-news-occupied = { $side } occupa { $tile }.
corduba-news-produced = { $side } va a: { $space }.
corduba-news-claimed = { $side } rivendica { $gesta }.
corduba-news-passed = { $side } passa.
corduba-news-visited = { $side } manda il mercante.
corduba-news-bought = { $side } compra { $count } { $resource }.
corduba-news-sold = { $side } vende { $count } { $resource }.
corduba-news-powered = { $side } usa l’abilità di { $character }.
corduba-news-delivered = { $side } consegna a Roma { $count } { $good }.
corduba-news-ranked = { $side } è al posto { $number } davanti a Roma.
corduba-news-senator = { $side } ottiene un senatore.
corduba-news-senator-lost = { $side } perde un senatore.
corduba-news-unpaid = { $side } non paga tutto il mantenimento: mancano { $count }.
corduba-news-returned = { $side } restituisce { $count } { $good }.
corduba-news-drew = Caepio pesca la carta { $card }.
corduba-news-planned = Caepio vuole costruire: { $building }.
corduba-news-rolled = Il dado mostra { $die }.
corduba-news-turned = Viene girata la carta { $card }.
corduba-news-rebelled = La città si ribella: tutti perdono.
corduba-news-spared = Tutta la città è in rivolta. Per questa volta è risparmiata; la prossima volta perdono tutti.
corduba-news-abated = I disordini su { $tile } si placano.
corduba-news-ended = Il terzo decennio è finito.

## Che cosa è successo, in breve: con $who «you» una frase intera, altrimenti senza soggetto, come in «Rosso: compra ...»

corduba-act-begins = { $who ->
    [you] Cominci
   *[other] comincia
}
corduba-act-inherited = { $who ->
    [you] Erediti
   *[other] eredita
} «{ $hereditas }»
corduba-act-joined = { $who ->
    [you] Giochi
   *[other] gioca
} { $character }
corduba-act-demanded = La carta di Roma per il decennio: { $demand }
corduba-act-sent = {""}
corduba-act-hired = { $who ->
    [you] Prendi
   *[other] prende
} { $count } { $count ->
    [one] lavoratore
   *[other] lavoratori
}
corduba-act-popularity = { $who ->
    [you] Ora hai
   *[other] ora ha
} popolarità { $last }
corduba-act-registered = { $who ->
    [you] Sei a { $last } nel registro
   *[other] {""}
}
corduba-act-freed = { $who ->
    [you] Liberi
   *[other] libera
} { $specialist }
corduba-act-rose = { $who ->
    [you] Sali
   *[other] sale
} in { $district }
corduba-act-fell = { $who ->
    [you] Scendi
   *[other] scende
} in { $district }
corduba-act-unrest = { $who ->
    [you] Causi
   *[other] causa
} disordini (ora a { $last })
corduba-act-calmed = { $who ->
    [you] Torni sul tracciato dei disordini
   *[other] torna sul tracciato dei disordini
} a { $last }
corduba-act-burned = { $who ->
    [you] Metti
   *[other] mette
} disordini su { $tile }
corduba-act-quelled = { $who ->
    [you] Sedi
   *[other] seda
} i disordini su { $tile }
corduba-act-handed = { $who ->
    [you] Passi
   *[other] passa
} disordini a { $side2 }
corduba-act-built = { $who ->
    [you] Costruisci
   *[other] costruisce
} { $tile }
corduba-act-laid = { $who ->
    [you] Metti
   *[other] mette
} { $times ->
    [one] un’insula
   *[other] { $times } insulae
} in { $district }
corduba-act-erected = { $who ->
    [you] Costruisci
   *[other] costruisce
} il monumento { $monument }
corduba-act-activated = { $who ->
    [you] Usi
   *[other] usa
} { $tile }
corduba-act-occupied = { $who ->
    [you] Occupi
   *[other] occupa
} { $tile }
corduba-act-produced = { $who ->
    [you] Vai
   *[other] va
} a: { $space }
corduba-act-claimed = { $who ->
    [you] Rivendichi
   *[other] rivendica
} { $gesta }
corduba-act-passed = { $who ->
    [you] {""}
   *[other] passa
}
corduba-act-bought = { $who ->
    [you] Compri
   *[other] compra
} { $amounts }
corduba-act-sold = { $who ->
    [you] Vendi
   *[other] vende
} { $amounts }
corduba-act-powered = { $who ->
    [you] Usi
   *[other] usa
} l’abilità di { $character }
corduba-act-delivered = { $who ->
    [you] Consegni
   *[other] consegna
} a Roma { $amounts }
corduba-act-ranked = { $who ->
    [you] Sei
   *[other] è
} al posto { $last } davanti a Roma
corduba-act-senator = { $who ->
    [you] Ottieni
   *[other] ottiene
} { $times ->
    [one] un senatore
   *[other] { $times } senatori
}
corduba-act-senator-lost = { $who ->
    [you] Perdi
   *[other] perde
} { $times ->
    [one] un senatore
   *[other] { $times } senatori
}
corduba-act-unpaid = { $who ->
    [you] Non paghi
   *[other] non paga
} { $count } di mantenimento
corduba-act-returned = { $who ->
    [you] Restituisci
   *[other] restituisce
} { $amounts }
corduba-act-planned = Caepio vuole costruire: { $building }
corduba-act-rebelled = La città si ribella: tutti perdono
corduba-act-spared = Tutta la città è in rivolta, ma per questa volta è risparmiata
corduba-act-abated = I disordini su { $tile } si placano

## Motivi

corduba-lacking = { $workers_missing ->
    [0] { "" }
    [one] { " " }Ti manca { $workers_missing } lavoratore su { $workers_needed }.
   *[other] { " " }Ti mancano { $workers_missing } lavoratori su { $workers_needed }.
}{ $denarii_missing ->
    [0] { "" }
    [one] { " " }Ti manca { $denarii_missing } denario su { $denarii_needed }.
   *[other] { " " }Ti mancano { $denarii_missing } denari su { $denarii_needed }.
}{ $food_missing ->
    [0] { "" }
    [one] { " " }Ti manca { $food_missing } cibo su { $food_needed }.
   *[other] { " " }Ti mancano { $food_missing } cibo su { $food_needed }.
}{ $wood_missing ->
    [0] { "" }
    [one] { " " }Ti manca { $wood_missing } legno su { $wood_needed }.
   *[other] { " " }Ti mancano { $wood_missing } legno su { $wood_needed }.
}{ $stone_missing ->
    [0] { "" }
    [one] { " " }Ti manca { $stone_missing } pietra su { $stone_needed }.
   *[other] { " " }Ti mancano { $stone_missing } pietra su { $stone_needed }.
}{ $tools_missing ->
    [0] { "" }
    [one] { " " }Ti manca { $tools_missing } attrezzo su { $tools_needed }.
   *[other] { " " }Ti mancano { $tools_missing } attrezzi su { $tools_needed }.
}{ $amphorae_missing ->
    [0] { "" }
    [one] { " " }Ti manca { $amphorae_missing } anfora su { $amphorae_needed }.
   *[other] { " " }Ti mancano { $amphorae_missing } anfore su { $amphorae_needed }.
}{ $marble_missing ->
    [0] { "" }
    [one] { " " }Ti manca { $marble_missing } marmo su { $marble_needed }.
   *[other] { " " }Ti mancano { $marble_missing } marmo su { $marble_needed }.
}
corduba-why-as-evenly-as-possible = I segnalini si dividono il più equamente possibile fra gli altri.
corduba-why-at-least-one = Almeno un segnalino va tolto.
corduba-why-at-least-one-exchange = Bisogna scambiare almeno una risorsa.
corduba-why-bought-this-turn = Nel tuo turno hai già comprato questa risorsa: nello stesso turno non puoi rivenderla.
corduba-why-cannot-burn = Lì non possono scoppiare disordini.
corduba-why-cannot-exchange = Questo scambio non è possibile.
corduba-why-cannot-pay = Non puoi pagarlo.{ corduba-lacking }
corduba-why-cannot-pay-any-building = Lì non puoi pagare nessun edificio, nemmeno il più abbordabile.{ corduba-lacking }
corduba-why-cannot-save-that = Non è nel costo, o non potresti pagare il resto.
corduba-why-card-not-dealt = Non hai ricevuto questa carta.
corduba-why-castra-specialists = Degli specialisti solo il rosso può andare ai Castra: servono { $needed } lavoratori e ne hai { $have }.
corduba-why-condition-not-met = Non soddisfi la condizione: ne chiede { $needed } e tu ne hai { $have }.
corduba-why-does-not-fit-that-way = Così non ci sta.
corduba-why-figure-not-usable = Non hai questa pedina, o qui non si può usare.
corduba-why-kept-already = Queste hai già deciso di tenerle.
corduba-why-kind-not-available = Questo edificio lì non è disponibile.
corduba-why-merchant-away = Il tuo mercante è via fino alla fine del decennio.
corduba-why-minimum-must-be-delivered = Per quanto puoi, devi consegnare il minimo di Roma: almeno { $needed } di questi.
corduba-why-monument-built = Questo monumento esiste già.
corduba-why-more-than-needed = È più di quanto hai o ti serve: il mantenimento è { $needed }, e hai { $food_have } cibo e { $amphorae_have } { $amphorae_have ->
    [one] anfora
   *[other] anfore
}.
corduba-why-must-pay-what-you-can = Devi pagare quanto puoi: il mantenimento è { $needed } e hai solo { $denarii_have } { $denarii_have ->
    [one] denario
   *[other] denari
}, quindi serve più cibo.
corduba-why-needs-a-longer-chain = Ci sta, ma lì servirebbero più insulae neutrali: altrove { $limit ->
    [one] ne basta 1
   *[other] ne bastano { $limit }
}.
corduba-why-no-bonus-there = Il bonus di questo quartiere qui non si può usare.
corduba-why-no-effect = Non avrebbe alcun effetto.
corduba-why-no-place-for-it = In questo quartiere non c’è posto.
corduba-why-no-red-specialist = Solo lo specialista rosso può rivendicarlo.
corduba-why-no-such-action = Questo edificio non ha questa azione.
corduba-why-no-unrest-there = Lì non ci sono disordini.
corduba-why-not-a-place-for-it = Lì non ci sta.
corduba-why-not-a-plot-for-it = In questo lotto non ci sta.
corduba-why-not-an-occupied-space = Scegli uno spazio di produzione occupato o bloccato che puoi usare.
corduba-why-not-asked-for = Ora si chiede altro.
corduba-why-not-built = Non è costruito.
corduba-why-not-enough-workers = { $needed ->
    [one] Serve { $needed } lavoratore
   *[other] Servono { $needed } lavoratori
} e ne hai { $have }.
corduba-why-not-in-revolt = Questo quartiere non è in rivolta.
corduba-why-not-now = Ora non è possibile.
corduba-why-not-on-the-market = Ne vuoi { $needed }, sul mercato { $have ->
    [one] ce n’è
   *[other] ce ne sono
} { $have }.
corduba-why-not-owned = Te ne servono { $needed } e ne hai { $have }.
corduba-why-not-so-many-amphorae = Qui si possono usare da { $needed } a { $limit } anfore.
corduba-why-not-so-many-insulae = Qui puoi mettere al massimo { $limit } { $limit ->
    [one] insula propria
   *[other] insulae proprie
}.
corduba-why-not-that-many = Puoi commerciarne almeno 1 e al massimo { $limit }.
corduba-why-not-the-shortest-chain = La catena deve essere la più corta possibile: { $limit } { $limit ->
    [one] insula
   *[other] insulae
}, una accanto all’altra.
corduba-why-not-this-district = In questo quartiere non si può.
corduba-why-nothing-to-trade = Non potresti comprare né vendere nulla.
corduba-why-occupied = È occupato in questo round.
corduba-why-only-basic = Si possono prendere solo risorse base.
corduba-why-only-food-or-amphorae = Puoi cedere solo cibo tuo, o un’anfora al suo posto.
corduba-why-other-district = I disordini si estendono in un altro quartiere.
corduba-why-other-plot = Hai scelto un altro lotto.
corduba-why-power-not-ready = La tua famiglia non ha abilità pronte.
corduba-why-power-not-usable = L’abilità della tua famiglia ora non si può usare.
corduba-why-resource-traded-already = In questa visita hai già commerciato questa risorsa.
corduba-why-run-out = Questa risorsa è finita.
corduba-why-site-blocked = Questo sito di produzione è usato o bloccato in questo round.
corduba-why-sold-this-turn = Nel tuo turno hai già venduto questa risorsa: nello stesso turno non puoi ricomprarla.
corduba-why-space-used = Questo spazio è usato in questo round.
corduba-why-specialist-freed-already = Hai già liberato questo specialista.
corduba-why-specialist-only = Qui il registro non può salire.
corduba-why-supply-empty = La riserva è vuota.
corduba-why-taken-in-order = Le risorse si prendono nell’ordine della lista: questa è già passata.
corduba-why-tile-burns = Su questo edificio ci sono disordini.
corduba-why-token-closed = Questo gettone non si può rivendicare.
corduba-why-too-dear = Costa { $needed } { $needed ->
    [one] denario
   *[other] denari
}; ne hai { $have }, { $missing ->
    [one] ne manca 1
   *[other] ne mancano { $missing }
}.
corduba-why-touches-nothing = Ci sta, ma lì non tocca né un edificio né un’insula.
corduba-why-trade-at-least-one = In una visita bisogna commerciare almeno un’unità.
corduba-why-where-caepio-has-most-insulae = Caepio costruisce dove può mettere più insulae.
corduba-why-choose-a-district-first = Prima scegli il quartiere in cui costruisci.
corduba-why-choose-what-to-build-first = Prima scegli che cosa costruisci.
corduba-why-activate-a-building-first = Prima scegli l’edificio da attivare.
corduba-why-visit-the-market-first = Si compra e si vende in una visita al mercato: manda il mercante, o usa un edificio o un’abilità che ne concede una.
corduba-why-finish-this-action = Prima concludi quello che hai iniziato.
corduba-why-main-action-taken = Hai già svolto l’azione principale di questo turno: restano solo azioni gratuite.
corduba-why-in-its-phase = { $phase ->
    [unrest] Si fa nella fase 1, disordini.
    [rome] Si fa nella fase intermedia di Roma.
    [harmony] Si fa nella fase 4, armonia.
    [storage] Si fa nella sezione del magazzino, alla fine del decennio.
   *[actions] Si fa nella fase 3, nei tuoi turni.
}

## La fine

corduba-end-senate = { $players ->
    [one] { $winners ->
        [one] { $names } vince contro Caepio.
       *[other] Vince Caepio.
    }
   *[other] { $winners ->
        [0] Non vince nessuno: i disordini di tutti sono all’ultima casella.
        [one] Vince { $names } con { $points } senatori.
       *[other] { $names } si dividono la vittoria con { $points } senatori.
    }
}
corduba-end-rebellion = Tutti i giocatori perdono: l’intera città si ribella.
corduba-score-troops = truppe
corduba-score-offerings = offerte
corduba-score-goods = richiesta di Roma
corduba-score-tracks = fine dei tracciati
corduba-score-gestae = Res Gestae
corduba-score-politics = politica
corduba-score-riches = ricchezza
corduba-score-monuments = monumenti
corduba-score-late-unrest = disordini tardivi
corduba-score-unrest = disordini

## Il tabellone disegnato

corduba-board-round = Round { $round } di 8, decennio { $decade }
corduba-board-revolt = in rivolta
corduba-board-market = Macellum
corduba-board-price = prezzo
corduba-board-stock = in vendita
corduba-board-bought = comprato
corduba-board-sold = venduto
corduba-board-supply = riserva
corduba-board-rome = Roma chiede
corduba-board-minimum = almeno { $minimum } insieme; ciascuno truppe { $troops }, offerte { $offerings }
corduba-board-goods = Beni
corduba-board-figures = Pedine
corduba-board-workers = { $workers } lavoratori (registro { $register }), { $special } speciali
corduba-board-tracks = Tracciati
corduba-board-people = popolarità { $popularity }, armonia { $harmony }, disordini { $unrest }, segnalini { $held }
corduba-board-prestige = Prestigio
corduba-board-senators = Senatori
corduba-board-character = Personaggio
corduba-board-merchant = mercante
corduba-board-power = abilità
corduba-board-used = Spazi usati e chiusi
corduba-board-monuments = Monumenti
corduba-board-gestae = Res Gestae
corduba-board-tiles = Edifici
corduba-board-occupied = occupato
corduba-board-passed = ha passato
corduba-board-caepio = Carta di Caepio
corduba-board-markers = segnalini disordini sul tabellone: { $markers } di 15
corduba-board-spares = una terza rivolta a inizio round sarebbe perdonata una volta
corduba-board-blocked = bloccato dallo spazio accanto
corduba-board-lamps = { $last ->
    [yes] { $revolts } quartieri su tre in rivolta; non segue alcun round in cui ciò possa costare la partita.
   *[no] { $revolts ->
        [0] Nessun quartiere è in rivolta.
        [1] Un quartiere su tre è in rivolta: all’inizio del round i disordini vi si estendono.
        [2] { $spares ->
            [yes] Due quartieri su tre sono in rivolta: un terzo all’inizio di un round è perdonato una volta.
           *[no] Due quartieri su tre sono in rivolta: con il terzo all’inizio di un round tutti perdono.
        }
       *[other] { $spares ->
            [yes] Tutti e tre i quartieri sono in rivolta: all’inizio del prossimo round è perdonato una volta e tutti perdono 1 popolarità.
           *[no] Tutti e tre i quartieri sono in rivolta: se nessuno si calma prima del prossimo round, tutti perdono.
        }
    }
}
corduba-board-legend = maiuscole: edifici; ! disordini, numero o * occupato (da chi); 1-4 insulae proprie; o insula neutrale; minuscole: caselle libere di un lotto

## Il tabellone nel browser

corduba-board-city = La città
corduba-board-tab-city = Città
corduba-board-tab-tiles = Edifici
corduba-board-tab-sites = Siti
corduba-board-tab-civic = Foro
corduba-board-tab-fame = Gloria
corduba-board-tab-rome = Roma
corduba-board-tab-own = Mio
corduba-board-now = ora
corduba-board-next = poi
corduba-board-have = tu
corduba-board-buy = Compra
corduba-board-sell = Vendi
corduba-board-tiles-left = { $count ->
    [one] { $count } tessera rimasta
   *[other] { $count } tessere rimaste
}
corduba-board-price-of = { $good }: prezzo { $price } su un massimo di { $most }
corduba-board-on-sale = { $good } in vendita: { $count }
corduba-board-populus = Populus
corduba-board-unrest-costs = Alla fine i disordini costano 1, 2 o 3 senatori; su ✕ non si può vincere.
corduba-board-open = { $open } di { $all } aperti
corduba-board-senator-each = 1 senatore ciascuna
corduba-board-claimed = rivendicata da { $side }
corduba-board-no-gestae = Nessuna in questa partita.
corduba-board-rome-wants = Roma vuole: { $demand }
corduba-board-after-round = dopo il round { $round }
corduba-board-together = insieme
corduba-board-troops = truppe
corduba-board-offerings = offerte
corduba-board-ultimo = Ultimo decennio: chi consegna di più guadagna 1 senatore, chi consegna meno ne perde 1; se insieme non basta, tutti ne perdono 1.
corduba-board-sealed = sigillato
corduba-board-deliverable = Quanto ciascuno potrebbe consegnare ora.
corduba-board-deliverable-amphorae = Quanto ciascuno potrebbe consegnare ora; un’anfora vale 2.
corduba-board-revealed = Rivelato: consegnato a Roma
corduba-board-unbuilt = Ancora da costruire
corduba-board-enlarge = Guarda { $district }
corduba-board-any-basic = { $count ->
    [one] { $count } risorsa base a scelta
   *[other] { $count } risorse base a scelta
}
corduba-board-any-specialist = uno specialista a scelta
corduba-kind-permanent = sempre
corduba-kind-decade = una volta per decennio
corduba-kind-round = una volta per round
corduba-kind-start = solo all’inizio
corduba-ability-amphora-as-marble = Un’anfora paga un marmo.
corduba-ability-take-marble-1 = Prendi 1 marmo.
corduba-ability-trade-one-unit = Compra o vendi 1 unità al Macellum.
corduba-ability-buy-discount-1 = Ogni acquisto costa 1 denario in meno per unità.
corduba-ability-castra-worker-minus-1 = I Castra richiedono 1 lavoratore in meno.
corduba-ability-take-offering1-1 = Prendi 1 offerta da 1.
corduba-ability-incite-unrest = Provoca disordini su un edificio e prendi 2 denari.
corduba-ability-denarius-per-suppressed-unrest = 1 denario per ogni disordine che sedi.
corduba-ability-use-occupied-site-space = Usa uno spazio di produzione occupato.
corduba-ability-upkeep-minus-1 = Il mantenimento costa 1 in meno.
corduba-ability-build-workers-minus-2 = Costruisci con 2 lavoratori in meno.
corduba-ability-start-denarii-3-popularity-1 = 3 denari e 1 popolarità all’inizio.
corduba-ability-merchant-twice = Il mercante va due volte per decennio.
corduba-ability-denarius-per-own-insula = 1 denario per ogni propria insula.
corduba-ability-take-worker-1 = Prendi 1 lavoratore.
corduba-ability-food-to-harmony-2 = 1 cibo per 2 armonia.
corduba-bonus-special-worker = un lavoratore speciale
corduba-bonus-upkeep-minus-2 = mantenimento −2
corduba-bonus-round-income-2 = +2 denari per round
corduba-bonus-offering-plus-1 = offerte +1
corduba-bonus-troops-plus-1 = truppe +1
corduba-effect-workers = lavoratori
corduba-effect-register = nel registro
corduba-effect-worker-or-specialist = lavoratore o specialista
corduba-effect-specialist = specialista
corduba-effect-popularity = popolarità
corduba-effect-harmony = armonia
corduba-effect-prestige = prestigio
corduba-effect-prestige-here = prestigio in questo quartiere
corduba-effect-prestige-choice = prestigio in un quartiere a scelta
corduba-effect-prestige-least = prestigio dove ne hai meno
corduba-effect-prestige-most = prestigio dove ne hai di più
corduba-effect-prestige-two-districts = prestigio in ciascuno di due quartieri
corduba-effect-prestige-all = prestigio in ogni quartiere
corduba-effect-remove-unrest = disordini sedati
corduba-effect-unrest = disordini
corduba-effect-trade = visita al mercato
corduba-effect-buy-discount = in meno all’acquisto
corduba-effect-sell-premium = in più alla vendita
corduba-effect-exchange-basic = risorse da scambiare
corduba-effect-first-senator = senatore per il primo
corduba-effect-senators = senatori
corduba-effect-insulae = insulae
corduba-board-caepio-trade = mercato: vende { $sell }, compra { $buy }
corduba-board-caepio-build = costruire
corduba-board-caepio-random = un edificio libero
corduba-board-caepio-none = Caepio non ha carte al momento.
corduba-board-caepio-plans = Piano: { $building } in { $district }
corduba-board-caepio-stacks = Carte edificio
corduba-board-caepio-built = costruiti: { $count }
corduba-board-caepio-goals = Alla fine Caepio guadagna un senatore per ogni traguardo raggiunto:
corduba-board-goal-insulae = { $count } insulae
corduba-board-goal-specialists = { $count } specialisti
corduba-board-goal-register = registro { $count }
corduba-board-goal-popularity = popolarità { $count }
corduba-board-free-workers = { $count } liberi
corduba-board-upkeep = mantenimento
corduba-board-register = Registro { $register }
corduba-board-specialists = Specialisti
corduba-board-specialist = { $name }{ $state ->
    [ready] : disponibile
    [used] : usato in questo round
   *[locked] : non liberato
}
corduba-board-insulae-left = Insulae rimaste per { $district }: { $count }
corduba-forecast-round = Alla fine del round:
corduba-forecast-upkeep = { $due ->
    [0] nessun mantenimento
   *[other] mantenimento { $due } (cibo e denari: { $have })
}
corduba-forecast-upkeep-hint = Registro e specialisti disponibili meno l’armonia; si paga con cibo e denari, volendo con anfore. Ciò che non si paga causa disordini.
corduba-forecast-rome = Per Roma dopo il round { $round }:
corduba-forecast-rome-hint = Quanto potresti consegnare di truppe, offerte e merci della carta di Roma, e il minimo che evita disordini.
corduba-forecast-unrest = { $count ->
    [one] 1 disordine
   *[other] { $count } disordini
}
corduba-board-ready = pronto
corduba-board-spent = usato
corduba-board-inheritance = Eredità
corduba-board-held = disordini in mano: { $count }
corduba-board-total = Totale
corduba-board-says-district = { $district }{ $revolt ->
    [0] {""}
   *[other] , in rivolta
}. Prestigio: { $prestige }. Insulae: { $insulae }, neutrali { $neutral }. Si possono ancora costruire { $stock } tessere.
corduba-board-says-tile = { $building } in { $district }, { $cells }: { $effect }. Costruito da { $side }{ $state ->
    [unrest] ; disordini
    [occupied] ; occupato in questo round
   *[free] {""}
}.
corduba-board-says-good = { $good }: prezzo { $price }, in vendita { $market }, riserva { $supply }.
corduba-hint-Turn = L’oro mostra che cosa puoi fare: un quartiere in cui costruire, un edificio o un sito per i lavoratori, un monumento, una Res Gestae. Mercante e abilità di famiglia sono gratuiti; chi passa presto gioca prima nel round successivo.
corduba-hint-RaiseWhat = Qui sotto ci sono gli edifici rimasti per questo quartiere, con il loro costo per te. Il bordo del tetto è la gilda: lo specialista di quel colore vale 2 lavoratori.
corduba-hint-Where = Porta la tessera su un posto illuminato. La rotella, R o due dita la girano, un clic la posa. Le caselle isolate che chiude accanto a sé diventano tue insulae.
corduba-hint-Visit = Clicca sulla merce per comprare, sul tuo numero per vendere; ogni risorsa una volta per visita. I prezzi si muovono di 1 quando esci.
corduba-hint-Deliver = Nessuno vede che cosa consegni prima che tutti abbiano scelto. Meno truppe o offerte del minimo causano disordini, e così chi non consegna nulla di ciò che Roma vuole.
corduba-board-cell = la casella { $direction }
corduba-board-lies = { $direction }, { $beside ->
    [0] { $orientation }
   *[other] accanto a { $buildings }, { $orientation }
}
corduba-board-laying = { $building }: { $place }. Le frecce la spostano, R la gira, Invio la posa.
corduba-board-lay = Posala qui
corduba-board-no-place = { $turned ->
    [yes] Qui entra solo girata in altro modo.
   *[no] Qui non entra, oppure non tocca né un edificio né un’insula.
}
corduba-board-lay-keys = Le frecce spostano la tessera, R la gira, Invio la posa
corduba-board-turn-right = Gira in senso orario (R)
corduba-board-turn-left = Gira in senso antiorario (Maiusc+R)
corduba-direction-north = a nord
corduba-direction-north-east = a nord-est
corduba-direction-east = a est
corduba-direction-south-east = a sud-est
corduba-direction-south = a sud
corduba-direction-south-west = a sud-ovest
corduba-direction-west = a ovest
corduba-direction-north-west = a nord-ovest
corduba-direction-middle = al centro

## Che cosa significano i segni sul tabellone
corduba-sign-food-hint = Risorsa base; paga il mantenimento, uno a uno.
corduba-sign-wood-hint = Risorsa base per edifici e monumenti.
corduba-sign-stone-hint = Risorsa base per edifici e monumenti.
corduba-sign-tools-hint = Risorsa base per edifici e monumenti.
corduba-sign-amphorae-hint = Vale una risorsa base nei pagamenti e, se vuoi, cibo nel mantenimento.
corduba-sign-marble-hint = Per gli edifici più grandi e i monumenti.
corduba-sign-denarii-hint = Denaro: per edifici, mercato e mantenimento. Chi ne ha di più alla fine ottiene un senatore.
corduba-sign-velites-hint = Truppe di valore 2, per Roma alla fine del decennio.
corduba-sign-legionaries-hint = Truppe di valore 3, per Roma alla fine del decennio.
corduba-sign-equites-hint = Truppe di valore 4, per Roma alla fine del decennio.
corduba-sign-offering1-hint = Per Roma alla fine di un decennio.
corduba-sign-offering2-hint = Per Roma alla fine di un decennio.
corduba-sign-workers-hint = Pedine di questo round: costruiscono, attivano e producono.
corduba-sign-register-hint = Tanti lavoratori arrivano ogni round, e tanti vanno mantenuti.
corduba-sign-worker-or-specialist-hint = Registro +1, oppure libera uno specialista.
corduba-sign-specialist-hint = Vale 2 lavoratori per un edificio del suo colore; ogni decennio versa il suo Peculium.
corduba-sign-popularity-hint = Quando si muove, l’armonia la segue. Dopo il mantenimento l’armonia torna al suo valore.
corduba-sign-harmony-hint = Riduce il mantenimento: si pagano registro e specialisti meno l’armonia.
corduba-sign-prestige-hint = In un quartiere. Le caselle del tracciato danno un bonus la prima volta; alla fine del decennio chi lo guida piazza un senatore.
corduba-sign-unrest-hint = Avanzi sul tracciato dei disordini e tieni un segnalino che al prossimo round va ad altri. Alla fine i disordini costano senatori.
corduba-sign-remove-unrest-hint = Togli segnalini disordini dagli edifici.
corduba-sign-trade-hint = Compra o vendi al Macellum; ogni risorsa in un solo verso per turno.
corduba-sign-buy-discount-hint = Tanto in meno per ogni unità comprata in questa visita, minimo 1.
corduba-sign-sell-premium-hint = Tanto in più per ogni unità venduta in questa visita.
corduba-sign-exchange-basic-hint = Scambia tante risorse base con altre.
corduba-sign-first-senator-hint = Chi arriva per primo a 12 piazza un senatore.
corduba-sign-senators-hint = Chi ne ha di più alla fine vince.
corduba-sign-insulae-hint = Le caselle isolate dal tuo edificio diventano tue insulae; ognuna dà il bonus del suo posto.
corduba-sign-neutral = insula neutrale
corduba-sign-neutral-hint = Di nessuno: riempie le caselle isolate e collega un edificio lontano, 1 denario ciascuna.
corduba-sign-bonus = bonus di costruzione
corduba-sign-bonus-hint = Di tanto costa meno costruire in questo quartiere, finché non è in rivolta.
corduba-sign-revolt = rivolta
corduba-sign-revolt-hint = Un quartiere con disordini su un edificio. Con tutti e tre a inizio round perdono tutti.
corduba-sign-occupied = pedine su un edificio o uno spazio
corduba-sign-occupied-hint = Già usato in questo round dal giocatore del loro colore.
corduba-sign-builder = emblema su un edificio
corduba-sign-builder-hint = Chi l’ha costruito. Possono usarlo tutti.
