# A game that was played, looked at again.
review-sums = { $played ->
    [flawless] You gave away next to nothing.
    [well] You played well.
    [soundly] You played soundly.
   *[learn] There is something to learn here.
} { $luck ->
    [good] The tiles were kind to you.
    [bad] The tiles were against you.
    [balanced] Good and bad luck evened out.
   *[even] Luck hardly mattered.
} { $others ->
    [good] The others left you room.
    [bad] The others got in your way.
   *[even] { "" }
}
# Of all choices, letting an unwanted discard go left out.
review-choices = { $well ->
    [0] { "" }
   *[other] Looked at closely, { $well } of your { $count } choices were as good as the coach’s{ $little ->
        [0] { "" }
        [one] ,{ $more ->
            [0] { " " }and
           *[other] { "" }
        } one cost you a little
       *[other] ,{ $more ->
            [0] { " " }and
           *[other] { "" }
        } { $little } cost you a little
    }{ $more ->
        [0] .
        [one] , and one was a mistake.
       *[other] , and { $more } were mistakes.
    }{ $told ->
        [0] { "" }
        [one] { " " }For one of the good ones you saw the coach’s advice first.
       *[other] { " " }For { $told } of the good ones you saw the coach’s advice first.
    }
}
# What the chance to win came to, part by part, as they add up.
review-sums-of = Everybody begins at about { $start }, since some games nobody wins. Yours came to { $result }: luck { $luck }, your decisions { $decisions }, the others { $others }.
review-part = { $sign ->
    [plus] +{ $percent }%
    [minus] −{ $percent }%
   *[none] 0%
}
review-mistake = { $when }: { $done }. { $why }
review-moment = { $at ->
    [turn] Turn { $turn }
   *[after] { $turn ->
        [0] Before your first turn
       *[other] After turn { $turn }
    }
}
route-review = Looking back
decisions-did = { $done }{ $tiles }
decisions-heard = { $when }: { $what } { $remark }
decisions-title = { $count ->
    [0] Your decisions
   *[other] Worth a second look
}
table-review = Look back at the game
review-side = Looking back
review-title = Your game, move by move
review-looking = Looking through your game…
review-closer = Your game is being played through many times to see what each choice was worth. You can look around already. { $share } done.
review-curve = Your chance to win over the game: { $start } before the deal, { $highest } at its best, { $end } at the end
review-curve-quick = For now, a quick estimate at each step.
review-curve-how = Played through many times from each of your draws and choices, as the coach does.
review-luck = Luck
review-decisions = Your decisions
review-others = The others
review-own-discard-won = The others, with the tile you discarded
review-own-win = Your Mah Jongg
review-luck-explained = The deal, and each tile you drew. A tile that does not help takes a little away.
review-decisions-explained = What you gave up with a pass, a call, or a discard.
review-others-explained = What the others passed, discarded, and called. Each turn in which nobody else wins adds a little.
review-mistake-when = { $when } · { $grade }
review-mistake-title = Mistake { $number } of { $count }
review-no-mistakes = None of your choices cost much.
review-you-did = { $done }{ $tiles }.
review-find = What would have been better? Do it at the table; it’s only a trial.
review-right = That’s it!
review-as-good = That’s just as good. Also good: { $action }{ $tiles }.
review-same = That’s what you did in the game. What would have been better?
review-loses = { $better ->
    [yes] Better than what you did, though it still costs { $loss }. Can you find something better yet?
   *[no] That costs { $loss }. Try again.
}
review-not-weighed = The coach doesn’t weigh this. Try something else.
review-answer = Better: { $action }{ $tiles }.
review-show-answer = Show me
review-compare-you = You
review-compare-coach = The coach
review-compare-gives = Gives away
review-compare-chance = Chance to win
review-compare-points = Points on average
review-points = { $sign ->
    [minus] −{ $points }
   *[plus] { $points }
} { $points ->
    [one] point
   *[other] points
}
review-sure = Both were played on to the end many times. The real difference may be larger or smaller by { $of ->
    [points] { $points ->
        [one] about 1 point
       *[other] about { $points } points
    }
   *[chance] about { $error }
}.
review-sure-at-once = A quick estimate from the tiles still to come.
review-pass-went = You gave { $gave }, and { $got } came in.
review-pass-came-back = { $tiles } came back to you later.
review-next-mistake = Next mistake
review-whole-game = The whole game
review-look-at-mistakes = { $count ->
    [one] Look at your mistake
   *[other] Look at your { $count } mistakes
}
review-go-through = Go through the game
review-key-moments = What counted most
review-key-deal = The tiles you were dealt changed your chance to win.
review-key-pass = The pass brought you { $got }.
review-key-others = The others played.
review-drew = You drew { $tile }.
review-change = { $before } → { $after }
review-at = { $when }: { $change }
review-stayed = Your chance to win stayed at { $after }.
review-nearest = { $distance ->
    [0] Your hand completes { $line }.
    [one] Your likeliest line was { $line }, one tile away.
   *[other] Your likeliest line was { $line }, { $distance } tiles away.
}
review-shown = This is how the table stood
review-shown-why = You’re looking back, so nothing is asked here. To try another way, choose “Play on from here.”
review-next = Next
review-moment-back = Earlier
review-moment-on = Later
review-key-arrows = One moment back, one moment on
review-key-ends = The whole game, the last moment
    .key = Home, End
review-key-rack = Go to your rack
    .key = Tab
review-back = Back to the result
review-dealt = You were dealt these tiles. Your chance to win with them: { $after }.
review-fine = { $done }{ $tiles }. { $cost ->
    [none] Well chosen: the coach would have done the same.
    [little] It cost you next to nothing.
    [some] It cost { $loss }: no mistake.
   *[much] It cost { $loss }.
}
review-said-mah-jongg = You said { -mah-jongg }.
review-rather = The coach would rather have done this: { $action }{ $tiles }.
review-reason = { $about ->
    [done] What you did: { $why } It cost you
   *[better] { $why } What you did cost you
} { $of ->
    [points] { $points ->
        [one] about 1 point
       *[other] about { $points } points
    } on average
   *[chance] about { $loss }
}.
review-grade-doubtful = Doubtful
review-grade-bad = A mistake
review-grade-very-bad = A serious mistake
review-graded = { $grade }: { $of ->
    [points] { $points ->
        [one] cost you about 1 point
       *[other] cost you about { $points } points
    }
   *[chance] cost you { $loss }
}
review-passed = What you passed, and what came in
review-follows = { $distance ->
    [0] The better choice completes { $line }.
    [one] With the better choice, one tile is missing for { $line }.
   *[other] With the better choice, { $distance } tiles are missing for { $line }.
}
review-pass-better = The coach would have given { $tiles }.
review-went = Your chance to win went from { $before } to { $after }.
review-deal = The deal

# The games that were played to their end.
route-games = Your games
games-about = Every game you finish is kept here. Look back at one, and see where it was won or lost.
games-kept = Your last { $count } games stay here, and older ones make room for new ones. A game that you give a name stays for good.
games-reading = Reading your games…
games-none = Every game you finish will be kept here, so that you can look back at it. Play one first.
games-search = Search by day, name, card, or result
games-none-found = No game like that.
games-look-back = Look back
games-remove = Remove: { $game }
games-remove-sure = Remove it for good
games-keep = Keep it
games-save = Save a copy: { $game }
games-bring = Open a game file …
games-brought = The game in { $path } is in your list now.
games-rename = Give a name: { $game }
games-name = A name for this game
games-named = { $name } ({ $date })
games-told = { $end ->
    [won] You won
    [wall-game] Wall game
   *[lost] You didn’t win
}, { $points ->
    [0] no points
    [one] { $way ->
        [paid] −1 point
       *[won] 1 point
    }
   *[other] { $way ->
        [paid] −{ $points } points
       *[won] { $points } points
    }
} · { $card }
games-told-with-rate = { $told } · each decision cost you { $rate } on average
error-rate = { $whole }.{ $tenths }%
games-progress = How well you decide
games-progress-about = In your last { $count } games, each decision cost you { $rate } of your chance to win on average. The lower, the better.
games-progress-heard = What each decision cost you on average, over { $count } games: { $first } in the first, { $last } in the last
games-progress-of-kind = { $kind }. { $heard }
games-progress-key = Each dot is a game. The line is the average of the last ten.
games-kind = { $kind ->
    [passing] The { -charleston }
    [calling] Calling discards
   *[turn] Your own turns
}: { $rate }
games-practice = { $kind ->
    [passing] Practice passing
    [calling] Practice calling
   *[turn] Practice discarding
}
review-lesson = Lesson “{ $lesson }”
review-all-games = All your games
review-missing = This game can’t be shown. It may have been played with a card that isn’t here anymore.
games-told-taken-back = { $told } · { $count ->
    [one] 1 decision taken back
   *[other] { $count } decisions taken back
}
games-match = A match, { $date }
games-match-told = { $count } games · { $won } won · { $way ->
    [paid] −{ $points } points
   *[won] { $points } points
}
games-match-open = Show its games
games-match-close = Hide its games
games-told-open = { $told } · played open
review-play-on = Play on from here
review-play-on-fresh = Play on with the hidden tiles dealt anew
review-leave-side-board = Back to the review
review-ended-then = In the game: { $outcome }
review-ended-now = This time: { $outcome }
review-playing-on = You’re playing on from this moment. Nothing counts here: try what you like, and come back whenever you want.
