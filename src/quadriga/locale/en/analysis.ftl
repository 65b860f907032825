## The analysis of a finished game

analysis-title = Analysis
analysis-picture = Picture
analysis-sources-short = Points
analysis-sources = Points by source over the rounds
analysis-players = Players
analysis-chances = Chance to win
analysis-turning = Turning points
analysis-progress = How far the analysis is
analysis-quick = First look: { $done } of { $all } decisions
analysis-deep = Looking closer: { $done } of { $all } decisions
analysis-stop = Stop
analysis-go-on = Go on
analysis-deeper = Look closer
analysis-state-none = Not analysed yet.
analysis-state-cancelled = Stopped. What was found is kept.
analysis-state-failed = It could not be finished. What was found is kept.
analysis-waiting = The first decisions are being looked at …
analysis-verdict = This turn
analysis-nothing = Nothing was decided here.
analysis-lost = { $seat }: the chance to win falls from { $from } % to { $to } %.
analysis-chance-of = { $seat }: { $chance } % to win.
analysis-better = Better:
analysis-course = Then probably
analysis-show = Show it on the board
analysis-hide = Show what was played
analysis-accuracy = Lost each turn
analysis-accuracy-hint = Mean share of the win that a decision loses; less is better. Each is judged by what the player knew then.
analysis-each-turn = { $loss } %
analysis-marks = Decisions
analysis-luck = Luck
analysis-luck-hint = What draws and dice gave and took, beside what could be expected of them; and all that own decisions lost.
analysis-luck-skill = luck { $luck } %, lost { $lost } %
analysis-time = Time used
analysis-built = Built
analysis-got = Won and hired
analysis-fought = Fought
analysis-total = Points in all
analysis-learn = Learn from mistakes
analysis-exercises = { $count ->
    [one] One exercise
   *[other] { $count } exercises
}

## Exercises and puzzles

exercise-title = Learn from your mistakes
exercise-task = { $seat } to move: find a better turn than the one that was played.
exercise-number = { $number } of { $count }
exercise-none = The analysis found no mistakes here that are worth an exercise.
exercise-thinking = The analysis thinks about your turn …
exercise-better = A good turn: it loses at most { $loss } %.
exercise-worse = This turn loses { $loss } %. Is there a better one?
exercise-played = In the game: { $path }
exercise-solution = Best: { $path }
exercise-show = Show the solution
exercise-again = Try again
exercise-next = Next
exercise-back = Back to the analysis
puzzle-title = Puzzle
puzzle-task = { $seat } to move: one turn is clearly the best. Find it.
puzzle-solved = Solved!
puzzle-difficulty = Difficulty { $level } of 5
puzzle-next = Next puzzle
puzzle-back = To the lobby
