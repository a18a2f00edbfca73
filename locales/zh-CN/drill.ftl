# 各种练习。`drill-<kind>` 是名称；`.all`、`.most`、`.fewer` 是一组做完后说的话。
drill-line-from-rack = 这是哪个牌型？
    .all = 全部答对，牌型卡已经是你的了！
    .most = 看得不错。再练几回，一眼就能认出来。
    .fewer = 谁都是这样开始的。先看对子和刻子，顺着它们找牌型。
drill-name-tile = 这是什么牌？
    .all = 全部答对，每张牌你都叫得出名字了！
    .most = 认得不错。再练几回，牌名就能脱口而出。
    .fewer = 谁都是这样开始的。先看牌角，再看图案。
drill-kind = 练什么
drill-kind-score = { $drill }（答过 { $asked } 题，对 { $right } 题）

drill-nearest-line-asked = 哪个牌型离你的手牌最近？
drill-name-of-tile-asked = 这张牌叫什么？
drill-tile-called-asked = 哪张是“{ $tile }”？
drill-picture-tile = 牌面：{ $face }
drill-tile-right = { $tile }的牌面是{ $face }。
drill-tile-wrong = { $tile }的牌面是{ $face }；{ $chosen }的牌面是{ $seen }。
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
drill-missed = 没答对的：
drill-empty = 这张卡上还没有两个不同的牌型，没有题可练。

# 牌面上看得到什么，不说牌名。
tile-face-bam = { $number ->
    [1] 一只绿色的鸟和数字 1
   *[other] { $number } 根竹子
}
tile-face-crak = 红色的“万”字和数字 { $number }
tile-face-dot = { $number ->
   *[other] { $number } 个圆圈
}
tile-face-north = “北”字和字母 N
tile-face-east = “东”字和字母 E
tile-face-west = “西”字和字母 W
tile-face-south = “南”字和字母 S
tile-face-red-dragon = 圈里一个红色的字和字母 R
tile-face-green-dragon = 圈里一个绿色的字和字母 G
tile-face-white-dragon = 一个蓝框和数字 0
tile-face-flower = 花的图案和字母 F
tile-face-joker = 三个角的图案和字母 J
tile-face-blank = 空白
