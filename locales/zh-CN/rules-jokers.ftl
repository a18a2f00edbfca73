# 规则书：百搭牌。
rule-jok-any-tile-in-3plus = 三张以上相同的组里，百搭牌什么都能当
    .text = 三张以上相同的组里，百搭牌可以代替任何一张：数字牌、风牌、箭牌、花牌都行。
    .example = 两张 7 加一张百搭牌，就是 7 的刻子。

rule-jok-never-single-pair = 不能当单张，也不能进对子
    .text = 单张和对子必须是真牌。百搭牌不能放在那里，和牌时也不行。
    .example = 一张花牌加一张百搭牌，不是一对花牌。

rule-jok-never-clusters = 不能用在连印的牌里
    .text = NEWS、年份这样连印的牌是单张和对子，所以不能用百搭牌。
    .example = 北风、东风、百搭牌、南风，不是 NEWS。

rule-jok-none-in-singles-pairs-hands = “单张与对子”用不上
    .text = “单张与对子”的牌型没有三张以上的组，百搭牌没有地方放。
    .example = 你做 NEWS 22 33 55 77 DD，摸到一张百搭牌。哪里也放不下，打掉吧。

rule-jok-all-joker-group = 整组都可以是百搭牌
    .text = 手里的一组，可以全是百搭牌。亮出的不会，因为要来的那张是普通牌。
    .example = 喊和牌时，四张百搭牌可以当作 1 的杠子。

rule-jok-declare-meaning = 百搭牌总在代替什么
    .text = 就算一组全是百搭牌，每张也都代替牌型在那里要的牌。摊牌时说一声。
    .example = “这三张百搭牌是红中。”

rule-jok-number-unlimited = 有几张用几张
    .text = 一组里用几张，一手牌里用几张，都不限。一副牌有八张，有的牌桌用十张。
    .example = 两张普通牌加四张百搭牌，就是六张组，没问题。

rule-jok-misuse-dead = 百搭牌放错地方就是死牌
    .text = 单张、对子或连印的牌里亮着百搭牌，手牌就是死牌。平时程序会先拦住你，除非这一桌可以出错。
    .example = 你亮出百搭牌，当年份里的一张：死牌。

rule-jok-surplus = 百搭牌也会太多
    .text = 只缺单张和对子的时候，百搭牌再多也没用。那就打掉一张，接着摸。
    .example = 各组都齐了，只差一对北风：百搭牌可以打掉一张。
