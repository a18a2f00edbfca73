# 规则书：百搭牌。
rule-jok-any-tile-in-3plus = 三张以上相同时，百搭牌可以当任何牌
    .text = 在三张以上相同的牌组里，百搭牌可以代替其中任何一张：数字、风牌、箭牌、花牌都行。有的资料列举时漏了五张组或六张组，本程序都算。
    .example = 七、七、百搭就是七的刻子。

rule-jok-never-single-pair = 不能当单张，也不能进对子
    .text = 单张和对子必须用真正的牌。百搭牌不能放在那里，和牌时也不行。
    .example = 花牌加百搭牌不是一对花牌。

rule-jok-never-clusters = 不能用在印在一起的牌里
    .text = NEWS、年份等由单张和对子组成，所以不能用百搭牌。
    .example = 北、东、百搭、南，不是 NEWS。

rule-jok-none-in-singles-pairs-hands = “单张与对子”用不上
    .text = “单张与对子”的行没有三张以上的牌组，百搭牌没有地方放。
    .example = 你做 NEWS 11 33 55 77 99，摸到百搭牌。哪里都放不下，打出去吧。

rule-jok-all-joker-group = 一组可以全是百搭牌
    .text = 手里的一组可以全是百搭牌。亮出的组不会，因为要来的那张是普通牌。
    .example = 宣布和牌时，四张百搭牌可以当作一的杠子。

rule-jok-declare-meaning = 百搭牌总要代表某张牌
    .text = 即使一组全是百搭牌，每张也都代表这一行在那里的牌。摊牌时要说明。
    .example = “这三张百搭牌是红中。”

rule-jok-number-unlimited = 有几张用几张
    .text = 一组或一手牌里用多少百搭牌没有限制。全副有八张，有的牌桌用十张。
    .example = 两张普通牌加四张百搭牌的六张组，没问题。

rule-jok-misuse-dead = 百搭牌放错位置就是死牌
    .text = 在牌桌上，把百搭牌亮在单张、对子或印在一起的牌里，手牌就成死牌。本程序会事先阻止，除非约定允许犯错。
    .example = 亮出百搭牌当年份里的一张：死牌。

rule-jok-surplus = 百搭牌也会太多
    .text = 如果只差单张和对子，百搭牌再多也没用。这时打出一张，继续摸牌。
    .example = 各组都齐了，只差一对北风：可以打出一张百搭牌。
