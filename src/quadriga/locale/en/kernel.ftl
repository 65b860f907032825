# What the terminal says in every game, and the reasons that the kernel gives.

why-not-understood = { $problem ->
    [verb] Not understood: no answer begins with “{ $word }”.
    [thing] Not understood: there is no “{ $word }”.
    [form] Not understood: it is written “{ $word }”.
   *[other] Not understood.
}
why-not-offered = That is not possible here.
why-not-possible = That is not possible now.
why-not-asked = It is not your turn to answer.
why-not-now = That is not what is asked now.
why-game-over = The game is over.

ui-cell = row { $row }, column { $column }
ui-right = { $count } right
ui-left = { $count } left
ui-down = { $count } down
ui-up = { $count } up
ui-middle = the middle
ui-hidden = (hidden)
ui-human = human
ui-chance = Chance
ui-seat = Player { $number }
ui-welcome = { $title }: { $players }
ui-player = { $seat } ({ $player })
ui-start-help = Answer with a number or in notation. `help` lists the other commands.
ui-thinking = { $seat } is thinking ...
ui-your-turn = { $seat }
ui-so-far = So far: { $path }
ui-log-empty = Nothing has happened yet.
ui-no-such-number = There is no answer { $number }; there are { $count }.
ui-legal = That is allowed: answer { $number }.
ui-rule = Rule { $rule }: { $text }
ui-no-rules = No rule found for “{ $query }”.
ui-undo-done = Taken back: { $answer }
ui-undo-nothing = There is nothing to take back.
ui-undo-chance = Since your last answer a card was drawn or a die was cast: that cannot be taken back.
ui-undo-other = Since your last answer somebody else has answered: that cannot be taken back.
ui-saved = Saved in { $file }.
ui-not-saved = Not saved: { $problem }
ui-resume = Go on later with: quadriga play --resume { $file }
ui-bye = Goodbye.
ui-over = The game is over. { $reason }
ui-not-counted = The game ended early; the points are as they stood and decided nothing.
ui-place = Place
ui-name = Name
ui-total = Total
ui-help =
    a number         give that answer
    an action        give the answer in notation, as shown at the right of the answers
    undo             take back your last answer, as long as nothing new was learned
    why ACTION       why an answer is not allowed, and the rule that says so
    rules WORD       rules by number, chapter or word
    board            show the board again
    log [N]          what has happened: the last N events
    actions          show the answers again
    hint             what a strong bot would answer
    save [FILE]      write the game to a file
    help             this list
    quit             leave; the game is saved
ui-hint = A strong bot would answer { $number }: { $answer } (it sees a win in { $percent } % of cases)
ui-lesson-help = Commands besides those of a game (`help`): `show` names the answers that do it, which you then type yourself, `again` begins the lesson again, `quit` leaves.
ui-lesson-missed = That was allowed, but it is not what this lesson is about. `undo` takes it back, `again` begins the lesson again, `show` says how.
ui-lesson-next = Enter: next lesson · anything else: leave
ui-lesson-you = You play { $seat }.
ui-replay-help = Enter: next answer · b: back · a number: go there · e: end · q: leave
ui-replay-at = Answer { $number } of { $count }
ui-analysis-answer = answer
ui-analysis-loss = loss
ui-analysis-better = better
ui-analysis-decisions = { $count ->
    [one] One decision
   *[other] { $count } decisions
}, { $same } of them the best; { $wins } wins lost, { $mean } each time
ui-analysis-title = Analysis
ui-analysis-mean = mean loss
ui-analysis-lost = lost in all
ui-analysis-luck = luck
ui-analysis-scored = points
ui-mark-best = best
ui-mark-good = good
ui-mark-doubtful = doubtful
ui-mark-mistake = mistake
ui-mark-blunder = blunder
ui-mark-only = only move
ui-analysis-points = Points: { $points }
ui-analysis-turn = { $change } from answer { $number }: { $answer }
