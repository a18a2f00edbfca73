drill-title = 这是哪个牌型？
drill-question = 哪个牌型离你的手牌最近？
drill-score = 答了 { $answered } 题，对 { $right } 题，共 { $count } 题
drill-right = 答对了！
drill-right-text = { $missing ->
   *[other] 只差 { $missing } 张牌。
}
drill-wrong = 再看看
drill-wrong-text = { $missing ->
   *[other] 最近的牌型差 { $missing } 张，你选的差 { $chosen } 张。14 张牌必须属于同一个牌型。
}
drill-your-line = 你选的
drill-nearest-line = 最接近的
drill-next = 下一题
drill-result = 看成绩
drill-again = 再来十题
drill-to-course = 回到课程
drill-over = { $count } 题对 { $right } 题
drill-over-all = 全部答对，牌型卡已经是你的了！
drill-over-good = 看得不错。再练几回，一眼就能认出来。
drill-over-some = 谁都是这样开始的。先看对子和刻子，顺着它们找牌型。
drill-missed = 没答对的：
drill-empty = 这张卡上还没有两个不同的牌型，没有题可练。
