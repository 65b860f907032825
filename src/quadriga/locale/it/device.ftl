# La pagina di questo dispositivo, dove si gioca senza server.

device-name = Il tuo nome
device-rename = Tieni questo nome
device-renamed = I nuovi tavoli si aprono con questo nome.
device-kept = Le tue partite
device-kept-now =
    { $tables ->
        [0] Su questo dispositivo non è ancora conservato nessun tavolo.
        [one] Su questo dispositivo è conservato un tavolo; con il programma occupa { $used } MB.
       *[other] Su questo dispositivo sono conservati { $tables } tavoli; con il programma occupano { $used } MB.
    }
device-may-go = Ogni risposta è conservata prima di valere come data. Ma se al browser manca lo spazio, o se ne cancelli i dati, le partite possono andare perse: esportale di tanto in tanto.
device-safe = Ogni risposta è conservata prima di valere come data, e questo browser ha promesso di non cancellare da solo le tue partite.
device-not-safe = Questo browser non lo promette; spesso aiuta installare Quadriga.
device-keep-safe = Chiedi al browser di conservarle
device-install = Installa Quadriga
device-export = Esporta tutto in un file
device-exported = Nel file c’è tutto: tavoli, registrazioni aperte, analisi.
device-import = Importa da un file:
device-imported =
    { $tables ->
        [one] È stato aggiunto un tavolo
       *[other] Sono stati aggiunti { $tables } tavoli
    }, e { $records ->
        [one] una registrazione aperta
       *[other] { $records } registrazioni aperte
    }. Ciò che c’era già è rimasto.
device-no-backup = Questo non è un file esportato da qui. Non è cambiato nulla.
device-forget = Cancella tutto
device-forget-sure = Tutti i tavoli, le registrazioni e le analisi di questo dispositivo saranno cancellati per sempre. Esportali prima, se vuoi tenerli.
device-forget-not = Tieni tutto
device-bots = Bot
device-slow = Su questo dispositivo questi impiegherebbero più di dieci secondi a turno, perciò non sono offerti. Su un server tuo giocano più in fretta.
device-slow-level = { $game }: { $level }, circa { $seconds } secondi a turno
device-all-bots = Su questo dispositivo tutti i bot giocano abbastanza in fretta, per quanto è stato misurato.
device-chance = La sorte
device-chance-text = Carte e dadi sono estratti su questo dispositivo, da un segreto fissato prima della partita. La registrazione prova che dopo nessuna estrazione è stata cambiata. Non prova che chi usa il dispositivo non abbia guardato avanti, o ricominciato finché l’estrazione era buona: per una partita che deve convincere altri, usa un server.
device-server = Per che cosa serve un server
device-server-text = Altre persone su altri dispositivi, la chat, gli spettatori e un profilo che ti segue da un dispositivo all’altro. Tutto il resto è qui: tutti i giochi, le impostazioni e i bot, più persone davanti a uno schermo, lezioni, problemi, analisi, repliche, registrazioni.
device-server-how = Per un server tuo basta un comando nei sorgenti di Quadriga:
device-licences = Licenze di tutto ciò che è su questo sito
