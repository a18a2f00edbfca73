# 规则书：用普通牌换百搭牌。
rule-exch-what = 用普通牌换百搭牌
    .text = 亮出的牌组里有百搭牌，而你手里正有它代表的那张牌，就可以用那张牌换走百搭牌。
    .example = 西家亮着五、五、百搭。你给一张同花色的五，拿走百搭牌。

rule-exch-own-turn = 只在自己的回合、十四张牌时
    .text = 先摸牌，或者要牌并亮牌；再交换；最后打牌。在牌桌上，别的时候交换可能成死牌。
    .example = 轮到北家，而你手里有能换百搭牌的牌：等自己摸了牌再说。

rule-exch-source-tile = 刚摸的、早有的都行
    .text = 用来交换的可以是刚摸到的牌，也可以是手里早有的牌。
    .example = 你摸到一张九，正是东家那张百搭牌代表的牌。

rule-exch-from-own = 自己亮的牌也可以换
    .text = 也可以从自己亮出的牌组里换回百搭牌。各种资料说法不一，有的只许换别人的；本程序都允许。
    .example = 你亮过带百搭牌的杠子。摸到缺的那张，就换回来。

rule-exch-several = 能换几次换几次
    .text = 一个回合里可以一次接一次地交换。有一份资料只许一次，本程序不限。
    .example = 你有二和北风，各能换一张百搭牌：两张都拿。

rule-exch-then-discard = 换完还要打牌
    .text = 交换不改变张数。你还是十四张，最后打出一张结束回合。
    .example = 摸牌，交换，打出一张六。

rule-exch-no-reverse = 不能反过来换
    .text = 不能用百搭牌去换牌组里的普通牌。
    .example = 东家亮了三张四，你差一张四凑对子：百搭牌换不来。

rule-exch-not-discarded-tile = 不能用打出的牌换
    .text = 用来交换的牌必须出自你的手牌，桌子中间的牌不行。
    .example = 有人打出百搭牌所代表的七，你不能拿它去换。

rule-exch-not-before-claim = 不能为了要牌先交换
    .text = 不能先换来百搭牌，好去要刚打出的那张牌。还没轮到你。
    .example = 再有一张百搭牌你就能要那张三。可是现在换不到。

rule-exch-does-not-expose = 不算亮牌
    .text = 交换只露出给出去的那一张，你的手牌照样是暗的。
    .example = 你在做标着 C 的行，换了百搭牌，仍算暗牌。

rule-exch-exact-natural = 必须正是它代表的牌
    .text = 给出的牌，数字和花色都要与百搭牌所代表的完全一样。
    .example = 百搭牌代表二条，用二筒不行。

rule-exch-into-rack = 百搭牌进手牌
    .text = 换来的百搭牌归入牌架上的暗牌，马上可以用。
    .example = 新来的百搭牌补齐了五张组：和牌。

rule-exch-only-properly-exposed = 只能换正确亮出的
    .text = 只有正确亮出的百搭牌才能换。亮错的牌收回牌架时，其中的百搭牌也一起收回。
    .example = 南家亮错的一组收回牌架，里面的百搭牌就换不到了。

rule-exch-dead-earlier = 死牌之前亮的仍在
    .text = 被判死牌之前正确亮出的牌组留在桌上，别人仍可以换其中的百搭牌。
    .example = 北家死牌了，他第一组刻子里的百搭牌还能换。

rule-exch-wins = 交换也能和牌
    .text = 换来的百搭牌使手牌完整，就是和牌。它算作自摸，就像最后一张是自己摸来的，即使这个回合是由要牌开始的。
    .example = 交换之后十四张齐了，宣布和牌：每人付两倍。

rule-exch-announce = 说出来再换
    .text = 在牌桌上先说“交换”，交出你的牌，由对方把百搭牌给你。换完就不能反悔。
    .example = “交换：用四万换你的百搭牌。”

rule-exch-jokerless-after = 换走了就算没有
    .text = 只看最后的牌。如果手里的百搭牌都被换走了，就按没有百搭牌付分。
    .example = 东家用一张四换走你最后一张百搭牌。你全用普通牌和牌：加倍。
