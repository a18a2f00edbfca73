# 规则书：摸牌与推出牌墙。
rule-pick-next-tile = 接着上一张摸
    .text = 总是摸刚才那张后面的一张，不能挑别的。
    .example = 上一个人摸了上面那张，你就摸它下面那张。

rule-pick-top-then-bottom = 先上后下
    .text = 牌墙两张一墩。先摸上面一张，再摸下面一张，然后是下一墩。
    .example = 北家摸一墩上面的，东家摸下面的，南家从下一墩开始。

rule-pick-touch-free = 碰一下不算
    .text = 手指可以搭在下一张牌上，只要不动它，就不算摸牌。
    .example = 你伸出手，听见有人要牌，就把手收回来，什么都没发生。

rule-pick-move-commits = 动了就算摸牌
    .text = 牌墙的牌只要动了一点，就算摸了。之后就不能再要别人打出的牌。
    .example = 你挪动了牌，才发现想要刚打出的六：晚了，只能摸。

rule-pick-no-exposure = 摸到的牌不亮
    .text = 用摸到的牌凑成的牌组不亮出来，一直留在手里直到和牌。只有要来的牌才要亮。
    .example = 你摸到第四张二，别人不需要知道。

rule-pick-racking = 上架
    .text = 上架就是把牌放到牌架的斜面上。摸到的牌不上架，也可以直接打出或宣布和牌。
    .example = 摸到西风，一看没用，直接从手里打出。

rule-pick-rack-if-kept = 留下的牌放上牌架
    .text = 想留下摸到的牌，就把它放上牌架，另打一张。
    .example = 摸到盼望的花牌，放上牌架，打出一张九。

rule-serve-next-left = 下一道牌墙由左边推出
    .text = 一道牌墙摸完，就由它主人的左家推出下一道。
    .example = 东家的牌墙之后是北家的，再是西家的，再是南家的。

rule-serve-reserve-last = 留下的牌最后用
    .text = 东家发牌前数出的几墩牌留在一边，是全局最后摸的牌。
    .example = 东家掷出七点：七墩十四张牌留到最后。

rule-pick-returned-exactly = 退回的牌放回原处
    .text = 下家已经摸了牌，别人要牌却还来得及。摸到的牌就放回原来的位置，看过也没关系。
    .example = 北家摸了牌还没上架，西家要牌：北家那张放回牌墙。
