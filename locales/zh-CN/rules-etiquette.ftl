# 规则书：牌桌礼仪。
rule-eti-not-touch = 不碰别人的牌
    .text = 别人的牌不要碰。给不给人看，由他自己决定。
    .example = 你用一张 5 换东家的百搭牌：等东家递给你，不要自己去拿。

rule-eti-no-tapping = 不要敲牌
    .text = 拿牌敲牌架，别人听了紧张，也没有什么意思。
    .example = 你摸到一张 6，拿稳了，慢慢想。

rule-eti-name-plainly = 只报牌名
    .text = 牌名报清楚，别的什么也不说。多说一句，就多露一点底。
    .example = 说“6筒”，不说“这张6筒没用，给你们”。

rule-eti-pay-as-asked = 报多少付多少
    .text = 赢家报少了，照付就是，什么也不说。该要多少，赢家自己要清楚。
    .example = 西家忘了自己没有百搭牌，只要 50，本该要 100。你就付 50。

rule-eti-pass-pace = 一起传牌
    .text = 大家都传完了，再拿起新牌。整个传牌，四分钟左右正好。
    .example = 你的新牌已经在面前，邻座还在挑。
