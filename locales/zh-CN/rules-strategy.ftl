# 规则书：打得更好的建议。不是规则，但值得知道。
rule-tip-study-card = 熟悉牌型卡
    .text = 牌型卡越熟，越快看出手里的牌能变成什么。多练习从几张牌找出可能的行。
    .example = 盖住牌型卡，说说哪些行有三组七。

rule-tip-practise-solo = 自己练习
    .text = 可以独自练传牌，也可以和朋友或本程序练。常练一会儿，胜过偶尔练半天。
    .example = 给自己发十三张，选三张传走，再来一次。

rule-tip-not-too-early = 别太早要牌
    .text = 一开始就要牌，会暴露打算，也断了别的路。等那张牌真能让你前进一大步再要。
    .example = 第一轮有人打出第三张二。后面还有很多轮，也许该放过。

rule-tip-keep-options = 多留几条路
    .text = 开始时留下能用于两行的牌。尽量晚决定，但一定要决定。
    .example = 四和六既能做双数，也能做连续数字。留着。

rule-tip-observe = 看看别人
    .text = 注意传来的牌、亮出的牌、打出的牌，还有百搭牌在哪里。它们告诉你什么还能来，什么有危险。
    .example = 桌上已有三张九：谁也凑不成全是普通牌的九的刻子了。

rule-tip-concealed = 暗牌型要有耐心
    .text = 暗牌型除了最后一张都要自己摸。牌已经很接近了再选它。
    .example = 换完牌已有九张合用：暗牌型值得一试。

rule-tip-choose-hand-hardest = 最难的是选行
    .text = 看看哪些数字、哪种花色最多。也要看缺什么：缺两个对子的行还差得远。
    .example = 一行合上六张却缺两个对子，另一行只合上五张，也许反而更好。

rule-tip-value-vs-difficulty = 分低的行更容易成
    .text = 分值低的行通常容易些。常赢小的，胜过偶尔赢一次大的。
    .example = 两次 25 分等于一次 50 分，往往还更近。

rule-tip-block = 拦住别人
    .text = 不让别人赢，是这个游戏的一半。离和牌还远时，打安全的牌。
    .example = 东家亮着两组双数杠子。留着你的八，打出一张刚被放过的花牌。

rule-tip-concentrate-in-charleston = 传牌时动脑筋
    .text = 换牌时，每来一张都和牌型卡对一对。做哪一行大多在这时决定。
    .example = 传来两张三：下一次传牌之前，再看看“三六九”。
