# 规则书：从一局到下一局。
rule-east-passes-right-always = 东家总往右传
    .text = 每局结束，不管有没有人和牌，东家右边的人做新的东家。打中国麻将，庄家和了可以连庄；这里总是往右传。
    .example = 东家和牌了。下一局照样由南家做东家。

rule-east-passes-after-wall-game = 流局也一样
    .text = 没有人和牌，叫流局。东家照样往右传一位，不用掷骰子。
    .example = 牌墙摸完了：洗牌，右边的人做东家。

rule-rounds-sixteen-games = 一场打多久
    .text = 每人做一次东家是一圈，就是四局；有第五个人时是五局。这里平时打一圈，也可以选两圈、四圈，或者不限。四圈依次叫东风圈、南风圈、西风圈、北风圈。
    .example = 你做过一次东家，另外三家也做过了。现在比比分数。
    .otherwise = 打多少局，没有一定。很多人打四圈，十六局算一场。

rule-rounds-no-scoring-effect = 座位和圈不影响付分
    .text = 你坐哪个风位，打到第几圈，付分都一样。
    .example = 手里的北风，你是不是北家都一样。

rule-next-game-remix = 重新洗牌、砌牌墙
    .text = 每一局都把所有的牌重新洗过，重新砌牌墙，重新拿牌。
    .example = 上一局让你赢的那张花牌，又回到了牌墙里，谁都可能摸到。

rule-player-seat-shuffle = 换座位
    .text = 有些人打完四局换座位，免得谁总坐在同一个人后面。怎么换，没有规则。
    .example = 打完四局，每人摸一张风牌。你摸到西风，就坐西家的位子。
