# Was ein Tisch ablehnt.

problem-no-seat = Diesen Platz gibt es nicht.
problem-seat-taken = Dort sitzt schon jemand.
problem-not-your-seat = Das ist nicht dein Platz.
problem-not-owner = Das kann nur, wer den Tisch eröffnet hat.
problem-seats-open = Noch sind nicht alle Plätze besetzt.
problem-bad-nonce = Auf diese Zufallszahl hat sich niemand festgelegt: höchstens 64 Buchstaben, Ziffern, - und _.
problem-bad-commitment = Das ist keine Festlegung: Erwartet werden 64 hexadezimale Ziffern.
problem-revealing = Alle sitzen: Was jeder zum Zufall beiträgt, lässt sich nicht mehr ändern.
problem-not-revealing = Es sitzen noch nicht alle, oder jemand hat sich noch nicht festgelegt.
problem-no-time = Eine Uhr braucht mindestens eine Sekunde.
problem-table-waiting = Das Spiel hat noch nicht begonnen.
problem-table-playing = Das Spiel ist im Gange.
problem-table-over = Das Spiel ist zu Ende.
problem-table-frozen = An diesem Tisch geht es nicht weiter; die Aufzeichnung ist noch zu haben.
problem-not-asked = Du bist gerade nicht gefragt.
problem-old-question = Diese Frage ist inzwischen beantwortet oder zurückgenommen.
problem-no-answer = Es fehlt eine Antwort.
problem-no-question = So eine Frage gibt es in diesem Spiel nicht.
problem-secret-question = Für geheime Entscheidungen gibt es keine Dauerantwort.
problem-nothing-to-undo = Es gibt nichts zurückzunehmen.
problem-offer-open = Gerade bittet jemand anders um eine Rücknahme.
problem-no-offer = Darum bittet niemand mehr.
problem-out-of-time = Deine Zeit ist um.
problem-stand-in = Für dich spielt ein Bot: Komm zuerst zurück.
problem-resigned = Dieser Platz hat aufgegeben.
problem-no-hints = An diesem Tisch sind keine Tipps vereinbart.
