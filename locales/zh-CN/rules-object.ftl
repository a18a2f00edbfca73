# 规则书：游戏目标与用具。
rule-object-first-to-match = 抢先凑成一行
    .text = 牌型卡上印着所有能和的牌，一种占一行。谁的十四张牌最先正好凑成其中一行，谁就和牌，也就是赢了。每个回合拿一张牌，再打出一张用不上的。
    .example = 你的行要三张四，手里有两张。你摸到第三张四，打出一张北风。

rule-players-four = 四个人玩
    .text = 美式麻将由四个人玩，各打各的。在这里，另外三家由电脑来打。
    .example = 右边、对面、左边各坐着一位对手。

rule-players-fifth-bettor = 第五个人可以押注
    .text = 来了五个人，可以一人不上桌，押某一家赢。这要全桌约定；本程序默认不用，可以打开。
    .example = 五个朋友：四人打牌，第五个人押坐在窗边的那位。

rule-card-required = 没有牌型卡就不能玩
    .text = 能和的牌都印在牌型卡上。牌型卡上没有的牌，再漂亮也不算。本程序自带一张牌型卡。
    .example = 十四张条子，清一色！可是没有哪一行要，就一分不值。

rule-card-changes-yearly = 每年一张新牌型卡
    .text = 牌型和分值每年都换，打法的规则不变。
    .example = 去年最爱的那行也许没有了，和牌还是要十四张。

rule-equip-two-dice = 两颗骰子
    .text = 开打之前掷两颗骰子，决定谁先开始，也决定从哪里发牌。
    .example = 你掷出三和五：八点。

rule-equip-racks = 每人一个牌架
    .text = 牌架用来放牌。暗牌立在斜面上，只有自己看得见；给大家看的牌放在平顶上。
    .example = 斜面上十张，平顶上三张：十三张。

rule-equip-pushers = 推杆
    .text = 许多牌架带有推杆，可以把牌推到桌子中间，又不会露出自己的暗牌。
    .example = 一次推出十六张牌，谁也没看到你的手牌。

rule-equip-wind-indicator-optional = 风位标记
    .text = 先开打的人叫东家。可以用一个小标记表示谁是东家，有的标记还能显示押注。没有也行。
    .example = 你先打，标记就放在你面前。这里由程序显示。

rule-equip-score-tokens-optional = 记分用的东西
    .text = 可以用硬币、筹码或一张表来记分，不用也行。在牌桌上，开始前先说好一分值多少。
    .example = 说好一分一角钱：25 分就是两块五。这里只记分，不花钱。
