# The exam at the end of the course.
route-exam = Exam
exam-title = Ready for game night?
exam-about = { $count } questions from every part of the course, some of them at the table. It takes about 20 minutes, and there is no time limit.
exam-about-once = You answer each question once. Then you see whether it was right, and why.
exam-about-passed = With { $needed } of { $count } right, you are ready for game night. Each part of the course has only a few questions, and it counts as mastered when you miss none.
exam-about-leave = You can stop at any time and pick up later where you left off.
exam-best = Your best result so far: { $right } of { $asked }
exam-begin = Begin the exam
exam-question = Question { $number } of { $count }
exam-wrong = Not right.
exam-answer = The answer:

# What it comes to.
exam-result = { $right } of { $asked } right
exam-verdict-all = Every single answer was right. You are ready for game night, and somebody at the table will be glad to sit next to you.
exam-verdict-passed = You are ready for game night. Look at the questions you missed while they are fresh. Then find three other people and a set of tiles.
exam-verdict-near = You are close: { $needed } right answers are enough. Below are the questions you missed, each with the lesson that teaches it.
exam-verdict-partly = You already know a good part of the game. With { $needed } right answers you pass. Below are the questions you missed, each with the lesson that teaches it.
exam-verdict-early = Much of this is still new to you, and there is no hurry. Each question below leads to the lesson that teaches it. Come back any day: { $needed } right answers are enough to pass.
# How a part of the course went.
exam-unit-mastered = { $right } of { $asked }, mastered
exam-unit-open = { $right } of { $asked }
exam-unit-spoken = { $unit }: { $result }
exam-missed = { $count ->
    [one] 1 question to look at again
   *[other] { $count } questions to look at again
}
exam-known = { $count ->
    [one] 1 right answer
   *[other] { $count } right answers
}
# What screen readers say of a question.
exam-row-right = Question { $number }, right: { $question }
exam-row-wrong = Question { $number }, not right: { $question }
exam-row-open = Question { $number }: { $unit }
exam-rack = Your rack:
exam-given = Your answer:
exam-right = Right:
exam-take-lesson = Take this lesson: { $title }
exam-again = Take another exam
exam-to-certificate = A picture to keep

# The exam on the path.
exam-stop = Ready for game night?
exam-stop-about = The exam: questions and plays from every part of the course. Take it whenever you like.
exam-stop-count = { $count } questions
exam-stop-open = Question { $number } of { $count } is next
exam-stop-name = Exam: { $title }, { $state }
exam-stop-new = not taken yet
home-next-exam = You have taken every lesson. One last thing:
home-exam-begin = Take the exam
home-exam-continue = Go on with the exam

# The picture of the result.
route-certificate = Picture
certificate-name = Name (if you like):
certificate-date = Date:
certificate-title-passed = Ready for Game Night
certificate-title-open = On the Way to Game Night
certificate-about = { $right } of { $asked } questions about American Mah Jongg right, { $date }
certificate-foot = Mahj Tutor · Mastered: at least nine out of ten questions right
certificate-lacking = The picture cannot show these characters: { $characters }
certificate-keep = Save the picture
certificate-keep-about = It goes into your documents as a picture (PNG), large enough to print on a whole sheet.
certificate-kept = Saved: { $path }
certificate-not-kept = { $path } could not be written ({ $error }).
certificate-back = Back to the result

# A day: "November 20, 2026".
date = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $day }, { $year }
