# 规则书的各章，以及每条规则的说明。
rule-area-object = 游戏目标
rule-area-tiles = 牌
rule-area-deal = 砌牌、开牌与发牌
rule-area-rotation = 局与局之间
rule-area-card = 看懂牌型卡
rule-area-groups = 牌组名称
rule-area-charleston = 查尔斯顿换牌
rule-area-turn = 一个回合
rule-area-picking = 摸牌
rule-area-discarding = 打牌与报牌名
rule-area-window = 要牌的时机
rule-area-exposure = 要牌与亮牌
rule-area-mah-jongg = 要牌与和牌
rule-area-concealed = 暗牌型
rule-area-retracting = 收回要牌
rule-area-jokers = 百搭牌
rule-area-exchange = 交换百搭牌
rule-area-flowers-and-soap = 花牌与白板
rule-area-dead-hands = 死牌
rule-area-misnaming = 报错牌名
rule-area-errors = 误报和牌（诈和）
rule-area-payments = 和牌与付分
rule-area-wall-game = 牌墙摸完
rule-area-table-rules = 牌桌约定
rule-area-strategy = 打得更好
rule-area-etiquette = 牌桌礼仪
rule-area-differences = 与其他麻将的区别

rule-kind-enforced = 本程序按这条规则打。
rule-kind-explained = 知道就好，没有什么要强制的。
rule-kind-table-rule = 用不用，由全桌约定。

rule-source-rules-article = 一篇介绍规则的文章
rule-source-mahjong-time = Mahjong Time 美式规则
rule-source-fisher = L. Fisher 可打印规则
rule-source-playing-the-game = 美国麻将协会《Playing the Game》
rule-source-rules-companion = 美国麻将协会《Rules Companion》
