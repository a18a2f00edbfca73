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
