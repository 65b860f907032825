## What stands around the lessons

learn-ways = Ways to learn it
learn-lessons = Lessons
learn-rules = Rules in full
learn-lead = { $count } short lessons on the real board. Nothing can go wrong: everything can be taken back, and nothing counts.
learn-begin = Begin: { $title }
learn-continue = Go on: { $title }
learn-done = completed
learn-lesson = Lesson
learn-number = { $number } of { $count }
learn-leave = All lessons
learn-on = Next
learn-next = Next lesson: { $title }
learn-again = Once more
learn-play-on = Play on
learn-show = Show me how
learn-back = Take it back
learn-missed = That was allowed, but it leads away from this lesson. Take it back and try again.
learn-overview = In five minutes
learn-wins = What wins
learn-goal = The aim
learn-turn = Your turn
learn-points = How points come
learn-end = When it ends
learn-overlooked = What beginners overlook
learn-players = How many are playing
learn-print = Print as a reference card
