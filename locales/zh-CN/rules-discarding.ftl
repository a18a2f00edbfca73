# 规则书：打牌与报牌名。
rule-disc-face-up-named = 正面朝上，报出牌名
    .text = 打出的牌正面朝上放在桌子中间，并报出牌名，让大家知道可以要什么。程序会替你报牌名，除非牌桌约定由你自己报。
    .example = 你放下一张牌，说“二条”。

rule-disc-name-suit = 先数字，后花色
    .text = 有花色的牌，报数字和花色。
    .example = “七筒”“三万”。

rule-disc-name-wind = 风牌只报方向
    .text = 打出风牌时只说方向。
    .example = “北”，不用多说。

rule-disc-name-dragon = 箭牌报颜色或名称
    .text = 箭牌只要说清是哪一种就够了。白板在英语里也叫 Soap（肥皂）。
    .example = “红中”“发财”“白板”。

rule-disc-name-flower = 花牌只叫“花”
    .text = 花牌上有数字和图案，但全都一样，所以只有一个名字。
    .example = 说“花”，不说“花三”。

rule-disc-name-joker = 怎样报百搭牌
    .text = 打出百搭牌，可以说“百搭”，可以说“同上”，也可以重复前一张打出的牌名。有一份资料只提到“同上”，本程序三种都算对。
    .example = 前一张打出的是二条，你打出百搭牌，说“同上”。

rule-disc-name-joker-first = 第一张就打百搭牌
    .text = 东家打出的第一张牌如果是百搭牌，前面没有牌可以“同上”，所以必须说“百搭”。
    .example = 东家打出全局第一张牌，报“百搭”。

rule-disc-down-is-down = 落地无悔
    .text = 牌名报完，或者牌碰到桌面，就不能改了，不能再换另一张。
    .example = 白板刚碰到桌面，你才发现想留下。它只能留在桌上。

rule-disc-no-takeback = 打出的牌不能收回
    .text = 打出去的牌不再属于你，也不能捡回来去换百搭牌。
    .example = 你打出一张四，才看到有张百搭牌代表四。该早点看的。

rule-disc-only-latest = 只能要最新打出的牌
    .text = 只有最后打出的那一张可以要。中间别的牌都不能再要。
    .example = 你要的北风三轮前打过，不会再回来。

rule-disc-joker-dead = 打出的百搭牌作废
    .text = 谁也不能要打出的百搭牌，连和牌也不行。
    .example = 差一张百搭牌就和了，桌上正好有一张。还是不行。

rule-disc-joker-allowed = 可以打出百搭牌
    .text = 有时百搭牌对你没用，比如只差一个对子。这时可以打出去。这也是最安全的一张牌，因为谁也不能要。
    .example = 你在等对子里的第二张花牌，却摸到百搭牌：打出它。

rule-disc-hand-of-dead-not-discarded = 死牌的人不打牌
    .text = 犯了错的手牌可能被判死牌，退出这一局，不再打牌。有一份资料让他接着打，本程序轮到时就跳过。
    .example = 南家成了死牌：东家之后轮到西家。
