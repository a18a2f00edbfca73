# 首页：接下来做什么，课程，牌局，练习。
home-next-first = 第一次接触美式麻将？从第 { $number } 课开始吧。
home-next-begin-lesson = 接下来学第 { $number } 课。
home-next-continue-lesson = 第 { $number } 课还没学完。
home-next-continue-game = 你的牌桌还在等你
home-next-play = 课都学完了。上桌吧：
home-passed-over = 或者回到第 { $number } 课：{ $lesson }
home-begin-first = 第一次和牌，{ $time }
home-plays-already = 我会打，直接上桌
home-knows-chinese = 我会打中国麻将：有什么不一样？
home-begin = 开始，{ $time }
home-continue-lesson = 继续，大约还要 { $time }
home-continue = 继续
home-play = 打一场

home-course = 课程
home-no-lessons = 课程会出现在这里。
# 要多久：“4 分钟”、“3 小时”、“3 小时 10 分钟”。
home-time = { $hours } { $minutes }
home-time-hours = { $count } 小时
home-time-minutes = { $count } 分钟
home-minutes-short = { $count } 分钟
home-course-sums = 共 { $lessons } 课，已学完 { $done } 课，还要大约 { $time }
home-unit-sums = 共 { $lessons } 课，已学完 { $done } 课，还要大约 { $time }
home-unit-open = 共 { $lessons } 课，大约 { $time }
home-unit-done = { $lessons } 课全部学完
# 读屏软件怎样念一课。
home-lesson-name = 第 { $number } 课：{ $title }，{ $state }，{ $time }
home-lesson-at = 第 { $step } 步，共 { $steps } 步
home-lesson-closing = { $count ->
        [0] 还剩答错的题再来一遍
       *[other] 还剩 { $count } 道小题
    }
home-lesson-finished = 已学完
home-lesson-again = 学过，{ $state }
home-lesson-next = 下一课
home-lesson-next-mark = 下一课
home-lesson-open = 还没开始

home-game-title = 跟三位对手打一场
home-game-about = 跟三位电脑对手打一场，随时可以要提示。
home-game-waits = 还有一场没打完：回到牌桌
home-table-waits = 上一局打完了：看看结果，或者接着打下一局
home-game-continue = 回到牌桌
home-first-game = 打第一场
home-other-game = 选一场
home-game-new = 另开一场

home-drill-title = 专项练习
home-drill-about = 每次十道小题，每天几分钟，眼力就练出来了。
home-drill-score = 到现在做了 { $asked } 题，一次答对 { $right } 题
home-today-begin = 做今天的练习
home-drill-begin = 练习

# 三幅图看懂这个游戏：给还没开始的人。
home-pictures = 三幅图看懂怎么玩
home-picture-line = { -line }
home-picture-line-about = 能和的牌都印在牌型卡上，一行一个牌型。
home-picture-rack = { -rack }
home-picture-rack-about = 在牌架上凑齐一个牌型的 14 张牌。
home-picture-table = { -game }
home-picture-table-about = 四个人轮流摸牌、打牌，谁先凑齐一个牌型谁赢。

# 每天一行。
home-day-title = 今天的牌型：{ $card }
home-day-closed = 点一下这个牌型，看看它的每手牌。
home-day-card = 看整张牌型卡

home-unit-test = 这些我会了
home-unit-test-of = “{ $unit }”我会了：做测验

# The units of the course.
unit-tiles = 牌具与牌桌
    .about = 先赢一局，再认识牌与牌组，学会砌墙拿牌。
unit-card = { -card }
    .about = 看懂牌型，挑出离你的牌最近的那个。
unit-charleston = { -charleston }
    .about = 开打之前，把用不上的牌传出去。
unit-claims = { -turn }与{ -claim }
    .about = 摸牌、打牌、要牌、喊和牌。
unit-jokers = { -joker }
    .about = 百搭牌能放在哪里，怎样从别家换来一张。
unit-penalties = 出错的时候
    .about = 报错牌名、死牌、诈和：接下来会怎样。
unit-evening = 一晚的牌局
    .about = 算分付分，看懂别人的牌，牌桌约定和礼仪，再打完一整局。
unit-none = 更多课程
    .about = 老师添加的课程。
