# 规则书：花牌与白板。
rule-flo-suitless = 花牌没有花色
    .text = 花牌没有花色，卡上印着 F 的地方才用得上。
    .example = 你的牌型里没有 F：花牌可以传走，也可以打掉。

rule-flo-discardable = 花牌照样打，照样要
    .text = 花牌跟别的牌一样打，也不补花。三张以上的一组，别人打出的花牌可以要。
    .example = 你做 FFFF，已经有两张花牌和一张百搭牌。有人打出花牌：要来。

rule-flo-passable = 花牌可以传
    .text = 传牌的时候，花牌跟别的普通牌一样可以给。
    .example = 你传走一张花牌、一张 2、一张西风。

rule-flo-jokerable = 百搭牌可以当花牌
    .text = 三张以上的花牌里，百搭牌可以代替花牌。
    .example = 三张花牌加一张百搭牌就是杠子。可是 FF 必须是两张真的花牌。

rule-soap-names = 白板又叫 Soap
    .text = 白板在英语里叫 White Dragon（白龙），也叫 Soap（肥皂），因为样子像块肥皂。说的是同一种牌。
    .example = 东家说：“白板。”放下的就是它。

rule-soap-zero-suitless = 零配什么花色都行
    .text = 卡上印着 0 的地方，白板当零用。这时它没有花色，也不管你用什么花色。
    .example = 用万子做 2026，用条子做 2026，白板都是那种白板。

rule-soap-dots-dragon = 当箭牌时配筒子
    .text = 卡上印着 D 的地方，白板是配筒子的箭牌。
    .example = 888 DDD 是一种颜色，你的 8 用筒子：箭牌就是白板。

rule-soap-zero-same-tile = 零和箭牌用的是同一种牌
    .text = 白板一共四张，两种用法都在里面。当零用掉一张，当箭牌的就少一张。
    .example = 两个零加一个白板刻子就是五张：刻子里得用一张百搭牌。
