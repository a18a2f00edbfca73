# 规则书：牌。
rule-tiles-152 = 一共 152 张牌
    .text = 一局用 152 张牌，开始时全都扣着。也可以约定多加百搭牌或空白牌。
    .example = 数字牌 108 张、风牌 16 张、箭牌 12 张、花牌 8 张、百搭牌 8 张，共 152 张。

rule-tiles-suits-108 = 三种花色，从 1 到 9
    .text = 花色有条子（Bam）、万子（Crak）、筒子（Dot）。每种从 1 到 9，一样的各有四张。
    .example = 四张1条，四张2条……一直到9条：一种花色共 36 张。

rule-tiles-winds-16 = 四种风牌
    .text = 东、南、西、北，每种四张。风牌没有花色，也不分大小。
    .example = 四张北风可以是一组。北风、东风、南风放在一起，只是三张牌。

rule-tiles-dragons-12 = 三种箭牌
    .text = 箭牌有红中、发财、白板，每种四张，英语叫 dragon（龙）。每种配一种花色。
    .example = 红中配万子，发财配条子，白板配筒子。

rule-tiles-flowers-8 = 八张花牌都一样
    .text = 花牌上画的不同，数字也不同，有几张还叫四季牌。在这里八张全都算同一种。
    .example = 一张“梅”和一张“冬”就是一对花牌。

rule-tiles-jokers-8 = 八张百搭牌
    .text = 三张以上相同的组里，百搭牌（joker）可以代替别的牌。通常有八张，这里也是；也可以约定用十张。
    .example = 两张 4 加一张百搭牌，可以当三张 4 用。

rule-tiles-natural-definition = 不是百搭牌的都是普通牌
    .text = 百搭牌以外的，都叫普通牌（natural），也就是真牌。规则要普通牌的地方，百搭牌代替不了。
    .example = 西风是普通牌，花牌也是。百搭牌不是。

rule-tiles-spares-not-used = 备用牌留在盒里
    .text = 一副牌常常多带几张，怕丢了。打的时候用不上。
    .example = 盒里有 160 张：八张留着不用。

rule-tiles-honors-term = 字牌
    .text = 风牌和箭牌合起来叫字牌。就是个叫法。
    .example = 牌架上有北风、南风和两张红中：四张字牌。

rule-tiles-one-bam-bird = 幺鸡就是1条
    .text = 1条画的不是竹子，是一只小鸟。刚学时人人都会把它当成花牌。
    .example = 你摸到一张画着小鸟的牌：跟2条、3条放在一起，别放到花牌那边。
