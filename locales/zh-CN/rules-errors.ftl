# 规则书：误报和牌。
rule-err-before-exposing = 及时发现
    .text = 还没亮出任何牌就发现弄错，而且别人的手牌都完好，牌局就继续，不受罚。
    .example = “和牌！啊，不对，等等。”接着打就是。

rule-err-exposed-all-intact = 自己亮了，别人没有
    .text = 你摊开了手牌而别人都没有，你就成死牌，别人继续打。最后你照样全额付给赢家。
    .example = 你的牌摊在桌上，少一个对子。另外三家继续。

rule-err-one-other-exposed = 又有一家散了牌
    .text = 因为你误报，另有一家把手牌推散，那么你们两家都出局，剩下两家继续。
    .example = 南家信以为真推散了牌，西家和北家继续打。

rule-err-one-intact = 只剩一家完好
    .text = 只有一家手牌完好时，牌局停止。你付给这一家所报牌型分值的两倍，别人都不付。
    .example = 你报的是 30 分的行，只有北家手牌完好：你付北家 60 分。

rule-err-exposures-jokers = 误报之后什么还亮着
    .text = 之前正确亮出的牌组留在牌架上，其中的百搭牌仍可交换。随误报一起亮出的牌收回，百搭牌也收回。
    .example = 早先的刻子留着，误报手牌里的百搭牌就换不到了。

rule-err-wrong-call-same = 要错牌也一样
    .text = 要了不该要的牌并亮出来，处理方法相同。
    .example = 你亮了一个对子：收回去，你死牌，别人继续。

rule-err-verify-first = 先核对再散牌
    .text = 赢家的牌核对完之前，谁也不要亮牌或推散手牌。推散了就救不回来。
    .example = 看清那一行之前，让你的牌立着。
