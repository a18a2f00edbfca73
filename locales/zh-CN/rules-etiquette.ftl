# 规则书：牌桌礼仪。
rule-eti-not-touch = 不碰别人的牌
    .text = 不要碰别人的牌。要给人看牌，由本人自己动手。
    .example = 你用一张五换东家的百搭牌，由东家递给你，不要自己去拿。

rule-eti-no-tapping = 不要敲牌
    .text = 拿牌敲牌架会让别人紧张，也没有任何意义。
    .example = 你摸到一张六，拿稳不动，静静地想。

rule-eti-name-plainly = 只报牌名
    .text = 清楚地报出打的牌，不加别的话。多说一句，泄露的比你想的多。
    .example = 说“六筒”，不说“这张没用的六筒给你们”。

rule-eti-pay-as-asked = 报多少付多少
    .text = 赢家报少了，照付就是，不必说破。该付多少，赢家自己要清楚。
    .example = 西家忘了手里没有百搭牌，只报 50，本该是 100。你付 50。

rule-eti-pass-pace = 一起传牌
    .text = 等大家都传完，再拿起自己的牌。整个换牌四分钟左右正合适。
    .example = 你的牌已经在面前，邻座还在挑。
