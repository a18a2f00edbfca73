# 规则书：摸牌与推出牌墙。
rule-pick-next-tile = 接着往下摸
    .text = 总是摸上一张的下一张，不能挑别的。
    .example = 上一个人摸了一墩上面的那张，你就摸它下面的。

rule-pick-top-then-bottom = 先上后下
    .text = 牌墙一墩两张。先摸上面的，再摸下面的，然后是下一墩。
    .example = 北家摸一墩上面的，东家摸下面的，南家从下一墩开始。

rule-pick-touch-free = 碰一碰不算摸
    .text = 手指碰到下一张牌，只要没有挪动它，就不算摸牌。
    .example = 你伸手过去，听见有人要牌，又把手收回来。什么也没发生。

rule-pick-move-commits = 一动就算摸了
    .text = 牌墙上的牌，哪怕只动了一点，也算摸了。这时你就不能再要刚打出的牌。
    .example = 你挪动了牌，才看见想要刚打出的那张 6：晚了，只能摸。

rule-pick-no-exposure = 自己摸的不亮
    .text = 靠自己摸的牌凑成的组不亮，一直藏到和牌。只有要来的才亮。
    .example = 你摸到第四张 2。谁也不用知道。

rule-pick-racking = 上架
    .text = 把牌立到牌架的斜面上，叫放上牌架，也叫上架。摸到的牌不上架，也可以直接打掉，或者喊和牌。
    .example = 摸到西风，一看没用，直接打掉。

rule-pick-rack-if-kept = 留下的牌放上牌架
    .text = 摸到的牌想留，就放上牌架，打出别的。
    .example = 摸到盼着的花牌，放上牌架，打出一张 9。

rule-serve-next-left = 下一道牌墙由左边的人推出
    .text = 一道牌墙摸完，由砌它那一家左边的人推出下一道。
    .example = 东家的牌墙之后是北家的，再是西家、南家的。

rule-serve-reserve-last = 留着的几墩最后摸
    .text = 拿牌之前，东家数出来单放着的几墩，到最后才摸。
    .example = 东家掷出七点：7 墩，14 张，留到最后。

rule-pick-returned-exactly = 放回去就放回原处
    .text = 下家已经摸了牌，别人要牌也可能还来得及。摸到的那张就放回原处，看过了也没关系。
    .example = 北家摸了牌，还没放上牌架，西家要牌：北家那张放回牌墙。
