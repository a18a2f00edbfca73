# 规则书：打牌与报牌名。
rule-disc-face-up-named = 正面朝上，报出牌名
    .text = 打出的牌正面朝上放到中间，报出牌名，大家就知道能要什么。这里由程序替你报，除非约定自己报。
    .example = 你放下一张牌，说：“2条。”

rule-disc-name-suit = 先数字，后花色
    .text = 有花色的牌，先说数字，再说花色。
    .example = “7筒”“3万”。

rule-disc-name-wind = 风牌报风名
    .text = 打出风牌，只说是哪种风。
    .example = “北风”，别的不用说。

rule-disc-name-dragon = 箭牌报名字
    .text = 打出箭牌，说清是哪一种就够了。白板在英语里也叫 Soap（肥皂）。
    .example = “红中”“发财”“白板”。

rule-disc-name-flower = 花牌就报“花牌”
    .text = 花牌上有数字、有图案，可全都算同一种，所以只有一个名字。
    .example = 说“花牌”，不说“花三”。

rule-disc-name-joker = 百搭牌怎么报
    .text = 打出百搭牌，可以报“百搭牌”，可以说“同上”，也可以报紧挨着它之前打出的那张牌名。三种都对。
    .example = 刚才打出的是2条。你打出百搭牌，说“同上”。
    .otherwise = 有的规则只有最后一种说法。

rule-disc-name-joker-first = 第一张就打百搭牌
    .text = 东家第一张就打百搭牌，前面没有牌，没法“同上”，只能报“百搭牌”。
    .example = 东家打出这一局的第一张，说“百搭牌”。

rule-disc-down-is-down = 落地无悔
    .text = 牌名说出了口，或者牌碰到了桌面，就算打出，不能再换一张。
    .example = 白板刚碰到桌面，你才想起要留着它。晚了，只能放在那里。

rule-disc-no-takeback = 打出的牌不能拿回来
    .text = 打出去的牌就不是你的了，也不能拿回来换百搭牌。
    .example = 你打出一张 4，才看见有张百搭牌正当 4 用。早看见就好了。

rule-disc-only-latest = 只有最新的那张能要
    .text = 只有最后打出的那张可以要。中间别的牌，谁也不能再要。
    .example = 你要的北风，三个回合之前有人打过，回不来了。

rule-disc-joker-dead = 打出的百搭牌作废
    .text = 打出的百搭牌谁也不能要，和牌也不行。
    .example = 再来一张百搭牌你就和了，中间正好有一张。还是不行。

rule-disc-joker-allowed = 百搭牌可以打
    .text = 有时候百搭牌用不上，比如只差一个对子，那就可以打掉。没有比它更安全的牌了：谁也不能要。
    .example = 你等对子里的第二张花牌，却摸到一张百搭牌：打掉它。

rule-disc-hand-of-dead-not-discarded = 死牌不打牌
    .text = 出了错，别人可以说你的手牌是死牌，这一局就出局了。死牌不再打牌，轮到就跳过。
    .example = 南家成了死牌：东家之后轮到西家。
