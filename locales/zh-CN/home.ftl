# 首页：接下来做什么，课程，对局，练习。
home-next-begin-lesson = 你的下一课
home-next-continue-lesson = 你上次学到
home-next-continue-game = 你的对局还在等你
home-next-play = 你已学完所有课程。坐到牌桌前吧：
home-begin = 开始
home-continue = 继续
home-play = 打一局

home-course = 课程
home-no-lessons = 课程会显示在这里。
home-lesson-steps = { $steps ->
   *[other] 共 { $steps } 步
}
home-lesson-at = 第 { $step } 步，共 { $steps } 步
home-lesson-finished = 已学完，可以再学一遍。

home-game-title = 四人对局
home-game-about = 和三位电脑玩家打一整局，想要提示随时有。
home-game-continue = 继续对局
home-game-new = 重新开始

home-drill-title = 这是哪一行？
home-drill-about = 给你一手快要做成的牌，找出它是牌型卡上的哪一行。每天几分钟，练出好眼力。
home-drill-score = 到目前为止，{ $asked } 题中一次答对 { $right } 题
home-drill-begin = 练习

# 三幅图看懂这个游戏：给还没开始的人。
home-picture-line = 一行
home-picture-line-about = 能和的牌都印在牌型卡上，一行一种。
home-picture-rack = 牌架
home-picture-rack-about = 在牌架上凑齐某一行的 14 张牌。
home-picture-table = 一局
home-picture-table-about = 四人轮流摸牌、打牌，谁先凑齐一行谁就赢。

# 每天一行。
home-day-title = 今日一行
home-day-closed = 点一下这一行，就能看到它的各副牌。
home-day-card = 看整张牌型卡

# The units of the course.
unit-tiles = 牌具和牌桌
    .about = 先胡一手牌，再认识牌、牌组和发牌。
unit-card = 牌型卡
    .about = 看懂每一行，挑出离你手牌最近的牌型。
unit-charleston = 查尔斯顿传牌
    .about = 开打之前，把用不上的牌传出去。
unit-claims = 轮次与要牌
    .about = 摸牌、打牌、要别人打出的牌、喊胡牌。
unit-jokers = 百搭
    .about = 百搭能放在哪里，怎样从桌上换来一张。
unit-errors = 出错的时候
    .about = 叫错牌名、死牌、诈和：接下来会怎样。
unit-evening = 一晚的牌局
    .about = 算分付分、看懂别人的牌，再打完一整局。
unit-none = 更多课程
    .about = 老师添加的课程。
