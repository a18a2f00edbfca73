## The command line

cli-help =
    Mahj Tutor teaches American Mah Jongg.

    Usage: mahj-tutor [COMMAND] [OPTIONS]

    Without a command the window opens; `open FILE` opens it with the card of a file.
    The other commands need no display:

      check [PATH...]    say what is wrong with cards, lessons, and languages;
                         the shipped ones when no path is given
      expand CARD        print every hand of a card
      rank CARD          read racks of 13 or 14 tiles, one per line, and print
                         the closest lines of the card; --top N (5; 0 for all)
      simulate           let the computer play: --games N --seed S --card CARD
                         --bots WHO,WHO,WHO,WHO --duplicate --threads N
                         --shard I/N --json; WHO is learner, regular, or expert,
                         with a style if wanted, like expert:fixed-passive, or
                         baseline or hint; --duplicate plays each wall in four
                         games, one seat farther on each time; with
                         --rules random every game has table rules and
                         levels of its own, and mistakes where they are allowed;
                         --records DIR keeps the record of every game
      replay RECORD      play a game record through and print it; --card CARD
                         when the card is not a shipped one
      review RECORD...   how a player’s chance to win went, what changed it, and
                         the mistakes: --seat N (0 to 3), --card CARD, --json,
                         --threads N (1 to 256), --shard I/N
      rules              print the rulebook; with --list only the ids
      course             print a table of all lessons, and the rules that
                         nothing teaches yet
      lesson ID          print all that a lesson shows, asks, and says; with
                         --json as data
      exam [--seed N]    print the questions of an exam; the same seed gives the same ones
      drill KIND         print exercises with their answers and reasons: --card CARD
                         --seed S --count N --level 1 to 3, --json as data,
                         --sheet FILE.pdf or FILE.png to print, with the
                         answers at the end; --list names the kinds
      screenshots DIR    draw every screen into a folder; --only NAME: those whose names begin so

    CARD is a file, or the id of a shipped card such as practice.

    Options for every command:

      --lang TAG         the language: { $languages }
      --profile DIR      the folder of your settings and progress
      -h, --help         this help
      -V, --version      the version
cli-unknown-subcommand = there is no command “{ $name }”; --help lists them
cli-unknown-option = the option { $option } means nothing here; --help lists the options
cli-unexpected = “{ $word }” is one word too many; --help shows what is expected
cli-missing = { $word } is missing; --help shows what is expected
cli-no-value = { $option } needs a value after it
cli-bad-value = “{ $value }” is not a value for { $option }; --help shows what is
cli-unknown-language = there is no language “{ $tag }” here; there are { $known }
cli-no-display = there is no display to open a window on; start it from a desktop, or see “mahj-tutor --help” for what works without one
cli-no-window = the window cannot be opened ({ $error }); “mahj-tutor --help” tells you what works without one
cli-unreadable = { $path } cannot be read: { $error }
cli-not-text = this is not UTF-8 text; if it is meant to be text, save it again as UTF-8
cli-unwritable = { $path } cannot be written: { $error }
cli-no-output = the output cannot be written: { $error }
check-fine = { $files ->
    [one] 1 file, nothing wrong.
   *[other] { $files } files, nothing wrong.
}
check-found = { $problems ->
    [one] 1 problem found.
   *[other] { $problems } problems found.
}
check-unknown-file = this is not a card, a lesson, or a language file
check-nothing-here = there is nothing to check here: no card, lesson, or language file
screenshots-done = { $count ->
    [one] 1 picture drawn.
   *[other] { $count } pictures drawn.
}
check-lonely-fluent = a language file is checked with its folder of languages: one folder per language, English in “en”
replay-unfinished = The record ends here; the game is not over.
replay-unknown-card = this game was played with the card “{ $card }”, which is not a shipped one; name its file with --card
replay-other-card = this game was played with the card “{ $recorded }”, not with “{ $given }”
replay-refused = act { $number } of the record (player { $seat }: { $action }) is against the rules:
replay-bet = The record’s bet could not have been made
replay-not-over = the game is not over after the last action, and the record says it ended with “{ $recorded }”; take the result out, or add the missing actions
replay-other-result = the game ends with “{ $played }”, and the record says “{ $recorded }”
record-seed = “{ $seed }” is not a seed: write a number from 0 to 18446744073709551615
record-no-bet = “{ $word }” is not a bet: a seat is expected, 0 to 3, or wall-game
record-no-action = “{ $word }” is not an action
record-no-tile = “{ $word }” is not a tile; write tiles as 3B, F or J
record-no-number = “{ $word }” is not a number that fits here
record-no-exposure = “{ $word }” is not an exposure: write seat/number, as in 2/0
record-no-seat = “{ $word }” is not a seat: write 0, 1, 2 or 3
record-expected = “{ $expected }” belongs here, but there is “{ $found }”
record-too-much = nothing belongs after the act, but there is “{ $word }”
cli-unknown-lesson = there is no lesson “{ $id }”; the lessons are { $known }
course-unit = Unit
course-number = No.
course-id = Id
course-title = Title
course-minutes = Minutes
course-steps = Steps
course-actions = Actions
course-longest = Longest
course-wrong = Wrong
course-rule-count = Rules
course-lessons = { $count ->
    [one] 1 lesson
   *[other] { $count } lessons
}
course-rules = { $all } rules: { $lessons } named by lessons, { $examples } shown by examples, { $drills } trained by drills.
course-rules-shown = Shown by an example or a drill, and named by no lesson:
course-rules-untaught = Taught by nothing:
course-untaught = { $count } rules untaught
lesson-text-labelled = { $label }: { $text }
lesson-text-id = Id
lesson-text-unit = Unit
lesson-text-card = Card
lesson-text-minutes = Minutes
lesson-text-rules = Rules
lesson-text-step = Step { $number }: { $id }
lesson-text-recall = Recall: { $id }
lesson-text-done = When it is done
lesson-text-shown = Shown
lesson-text-points = Points at
lesson-text-table = { $scene ->
    [goes-on] The table goes on
   *[set-up] A table is set up
}: { $moment }; seat { $east } is East; { $wall } tiles in the wall
lesson-text-table-unknown = The table, as the game before left it
lesson-text-rack = Rack { $seat }: { $tiles }
lesson-text-exposure = Exposure
lesson-text-discards = Discards
lesson-text-untaught = Not taught yet
lesson-text-plays = Played
lesson-text-cannot = This act cannot be done
lesson-text-takes-tiles = takes tiles there
lesson-text-asked = Asked
lesson-text-accepted = Accepted
lesson-text-example = Accepted, for example
lesson-text-right = When right
lesson-text-when-shown = When shown
lesson-text-hint = Hint
lesson-text-wrong = Wrong
lesson-text-then = Then
lesson-text-otherwise = Any other wrong answer
lesson-text-kind = { $kind ->
    [choose] tap one of several answers
    [tiles] pick tiles of a row
    [groups] pick groups of the line
    [order] put things in order
    [amount] give a number
    [stack] tap a stack of the wall
    [build] build a hand
    [act] do something at the table
   *[play] play on
}
lesson-text-key = { $key ->
    [row] Row
    [strays-of] Line that leaves the strays
    [line] Line
    [find] To find
    [most] At most
    [rack] Rack
    [tray] Tray
    [accept] Right is
    [coach] Judged by
    [spares] Line to be kept whole
    [others] The others
    [until] Until
   *[help] Coach
}
lesson-text-value = { $word ->
    [takers] the groups that take jokers
    [size] { $of ->
        [1] the singles
        [2] the pairs
        [3] the pungs
        [4] the kongs
        [5] the quints
       *[other] the groups of { $of }
    }
    [color] the groups in color { $of }
    [true] the coach
    [any-pass] every pass
    [any-vote] every vote
    [any-offer] every offer
    [any-courtesy] every courtesy pass
    [any-draw] every draw
    [any-discard] every discard
    [any-exposure] every exposure
    [any-exchange] every joker exchange
    [deal] the deal is done
    [passing] the Charleston is over
    [discards] { $of } discards are made
    [game] the game is over
    [told] says what to do
    [on-request] answers when asked
   *[alone] stays silent
}
lesson-text-when = { $word ->
    [same-kind] every act of this kind
    [refused] whatever this rule refuses
    [wanted] whatever gives away a tile of the line
    [giving] whatever gives away a joker
    [dearer] whatever costs clearly more
    [misplaced] every hand with a joker out of place
    [suits] every hand with the wrong suits
    [sizes] every hand with groups of the wrong size
   *[numbers] every hand with the wrong numbers or letters
}
lesson-text-point = { $word ->
    [line] the line
    [note] the note
    [value] the value
    [mark] X or C
    [rack] the rack
    [group] group { $of }
    [tiles] group { $of } of the tiles
   *[stack] stack { $of }
}
lesson-text-untaught-action = { $word ->
    [blind-pass] blind pass
    [stop] stopping the Charleston
    [courtesy] courtesy pass
    [exchange] joker exchange
    [claim-exposure] claiming for an exposure
    [claim-mah-jongg] claiming for Mah Jongg
   *[declare-mah-jongg] declaring Mah Jongg
}
lesson-text-moment = { $word ->
    [first-right] { step-first-right }
    [first-across] { step-first-across }
    [first-left] { step-first-left }
    [second-left] { step-second-left }
    [second-across] { step-second-across }
    [last-right] { step-last-right }
    [vote] the vote
    [courtesy] { $of ->
        [none] the courtesy pass
       *[other] the courtesy pass of { $of }
    }
    [mush] the mush
    [to-draw] seat { $of } draws next
    [to-discard] seat { $of } discards next
    [discarded] seat { $by } has discarded { $of }
    [name-price] the price is to be named
    [challenged] seat { $by } challenges seat { $of }
    [announced] seat { $of } announces Mah Jongg
    [laid-open] seat { $of } has laid the hand open
   *[over] the game is over
}
