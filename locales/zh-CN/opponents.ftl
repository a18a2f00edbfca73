# 和学习者一起玩的电脑玩家。
# 各人的名字。
opponent-name = { $who ->
    [anna] 安娜
    [ben] 阿本
    [carmen] 卡门
    [david] 大卫
    [gina] 吉娜
    [hugo] 雨果
    [kim] 阿金
    [leo] 里奥
    [mei] 小美
    [rosa] 罗莎
    [tom] 汤姆
   *[vera] 薇拉
}
opponent-style = { $style ->
    [adaptive-assertive] 多变
    [adaptive-passive] 耐心
    [fixed-assertive] 果断
   *[fixed-passive] 低调
}
opponent-style-about = { $style ->
    [adaptive-assertive] 手里留着几个牌型，对哪个有用就要牌。
    [adaptive-passive] 手里留着几个牌型，很少要牌，不露底。
    [fixed-assertive] 早早定下一个牌型，为它要牌，不改主意。
   *[fixed-passive] 早早定下一个牌型，不改主意，很少亮牌。
}
# 鼠标停在名牌上时，说明他的打法。
opponent-about = { $style }（{ $level }）：{ $about }
# 读屏软件介绍一位玩家，以及他的打法。
opponent-summary = { $summary }。{ $about }
