# What a table refuses.

problem-no-seat = There is no such seat.
problem-seat-taken = Somebody else sits there.
problem-not-your-seat = That is not your seat.
problem-not-owner = Only who opened the table can do that.
problem-seats-open = Not every seat is taken yet.
problem-bad-nonce = That is not the nonce that was committed to: at most 64 letters, digits, - and _.
problem-bad-commitment = That is no commitment: 64 hexadecimal digits are expected.
problem-revealing = Everybody is seated: what each adds to chance can no longer be changed.
problem-not-revealing = Not everybody is seated and has committed to a nonce yet.
problem-no-time = A clock needs at least one second.
problem-table-waiting = The game has not begun yet.
problem-table-playing = The game is going on.
problem-table-over = The game is over.
problem-table-frozen = This table cannot go on; its record can still be had.
problem-not-asked = It is not your turn to answer.
problem-old-question = That question has been answered or taken back in the meantime.
problem-no-answer = There is no answer in it.
problem-no-question = That is no question of this game.
problem-secret-question = Secret choices have no standing answer.
problem-nothing-to-undo = There is nothing to take back.
problem-offer-open = Somebody else is asking to take something back.
problem-no-offer = Nobody asks for that any more.
problem-out-of-time = Your time is up.
problem-stand-in = A bot is playing for you: come back first.
problem-resigned = This seat has resigned.
problem-no-hints = Hints are not agreed at this table.
