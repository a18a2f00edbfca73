# 规则书：牌。
rule-tiles-152 = 一共 152 张牌
    .text = 一局用 152 张牌，开始时全部扣着。牌桌可以约定多加百搭牌或空白牌。
    .example = 数字牌 108 张、风牌 16 张、箭牌 12 张、花牌 8 张、百搭牌 8 张，共 152 张。

rule-tiles-suits-108 = 三种花色，一到九
    .text = 花色有条子（bam）、万子（crak）、筒子（dot）。每种花色从一到九，每种牌四张。
    .example = 一条四张，二条四张……一直到九条：一种花色共 36 张。

rule-tiles-winds-16 = 四种风牌
    .text = 东、南、西、北是风牌，每种四张。风牌没有花色，也没有大小次序。
    .example = 四张北风可以凑成一组。北、东、南放在一起只是三张牌。

rule-tiles-dragons-12 = 三种箭牌
    .text = 箭牌有红中、发财、白板，每种四张，英语叫“龙”（dragon）。每种箭牌配一种花色。
    .example = 红中配万子，发财配条子，白板配筒子。

rule-tiles-flowers-8 = 八张花牌都一样
    .text = 花牌上的图案和数字各不相同，有几张也叫四季牌。在美式麻将里八张都是同一种牌。
    .example = 一张“梅”和一张“冬”就是一对花牌。

rule-tiles-jokers-8 = 八张百搭牌
    .text = 在三张以上相同的牌组里，百搭牌（joker）可以代替别的牌。通常用八张，本程序也是；牌桌可以约定用十张。
    .example = 两张四加一张百搭牌，可以当作三张四。

rule-tiles-natural-definition = 不是百搭牌的都是普通牌
    .text = 凡不是百搭牌的，都叫普通牌（natural），有一份资料叫“symbol tile”。规则要普通牌的地方，百搭牌不能顶替。
    .example = 西风是普通牌，花牌也是。百搭牌不是。

rule-tiles-spares-not-used = 备用牌留在盒里
    .text = 一副牌常多带几张，防备丢失。打的时候用不上。
    .example = 盒里有 160 张：八张留着不用。

rule-tiles-honors-term = 字牌
    .text = 风牌和箭牌合起来叫字牌，只是一个统称。
    .example = 手里有北风、南风和两张红中：四张字牌。

rule-tiles-one-bam-bird = 一条是小鸟
    .text = 一条上画的是一只鸟，不是一根竹子。初学者常把它当成花牌。
    .example = 看牌角：花牌没有花色，小鸟是条子。
