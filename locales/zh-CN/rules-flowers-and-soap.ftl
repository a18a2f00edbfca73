# 规则书：花牌与白板。
rule-flo-suitless = 花牌没有花色
    .text = 花牌不属于任何花色，只用在牌型卡印着 F 的地方。
    .example = 你的行里没有 F：花牌可以传走或打出。

rule-flo-discardable = 花牌照打、照要
    .text = 打牌时花牌没有特别之处。别人打出的花牌，三张以上的牌组可以要。
    .example = FFFF 你已有两张花牌和一张百搭牌，有人打出花牌：可以要。

rule-flo-passable = 花牌可以传
    .text = 换牌时花牌和别的普通牌一样可以传走。
    .example = 你传走花牌、一张二和一张西风。

rule-flo-jokerable = 百搭牌可以当花牌
    .text = 三张以上的花牌组里，百搭牌可以代替其中的花牌。
    .example = 花、花、花、百搭就是杠子。FF 则必须是两张真正的花牌。

rule-soap-names = 白板又叫 Soap
    .text = 白板在英语里叫 White Dragon（白龙），也叫 Soap（肥皂），因为样子像一块肥皂。都是同一种牌。
    .example = 东家说“白板”，打出一张白板。

rule-soap-zero-suitless = 零可以配任何花色
    .text = 牌型卡印着 0 的地方用白板。这时它自己没有花色，也不要求花色。
    .example = 万子的 2026 和条子的 2026 用的是同样的白板。

rule-soap-dots-dragon = 当箭牌时配筒子
    .text = 牌型卡印着 D 的地方，白板是与筒子相配的箭牌。
    .example = 888 DDD 同一颜色，八用筒子：箭牌就是白板。

rule-soap-zero-same-tile = 零和白板是同一种牌
    .text = 两种用途合起来一共四张。当零用掉一张，当箭牌的就少一张。
    .example = 两个零加白板刻子要五张：刻子里就得用百搭牌。
