# 规则书：从一局到下一局。
rule-east-passes-right-always = 东家总是传给右边
    .text = 每局结束后，不管有没有人和牌，东家右边的人成为新的东家。有一份资料的评论说和牌可以连庄，那是中国麻将的规矩，这里不行。
    .example = 东家和牌，下一局仍由原来的南家当东家。

rule-east-passes-after-wall-game = 流局也一样
    .text = 没有人和牌叫流局，东家照样传给右边。有一份资料的评论说要掷骰子，这里不用。
    .example = 牌墙摸完：洗牌，右边的人当东家。

rule-rounds-sixteen-games = 一场打多久
    .text = 没有固定的局数。有一份资料打四轮，每轮四局。本程序默认四局，每人当一次东家；也可以选八局、十六局或不限。
    .example = 你和另外三家都当过一次东家，这时比一比分数。

rule-rounds-no-scoring-effect = 座位和轮次不影响分数
    .text = 你的风位和第几轮，对付分都没有影响。
    .example = 手里的北风，无论你坐不坐北家，价值都一样。

rule-next-game-remix = 重新洗牌砌牌
    .text = 每一局都把所有的牌重洗，重新砌牌墙，重新发牌。
    .example = 上一局让你和牌的那张花牌又回到牌墙里，谁都可能摸到。

rule-player-seat-shuffle = 换座位
    .text = 有些人打四局后换座位，免得总坐在同一个人下家。怎么换，没有规则。
    .example = 打完四局，每人抽一张风牌。你抽到西风，就坐西家的位子。
