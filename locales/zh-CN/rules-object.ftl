# 规则书：游戏目标与用具。
rule-object-first-to-match = 抢先凑成一行
    .text = 谁先用十四张牌正好凑成牌型卡上的一行，谁就赢。一路上摸到要的就留下，不要的就打出。
    .example = 有点像拉米牌，只是要从一份“菜单”里选一手牌。

rule-players-four = 四个人玩
    .text = 美式麻将由四个人玩，各打各的。在这里，另外三家由电脑来打。
    .example = 你坐一边，其他人各坐一边。

rule-players-fifth-bettor = 第五个人可以押注
    .text = 来了五个人，可以一人不上桌，押某一家赢。玩不玩由全桌约定。
    .example = 五个朋友，每人五局里歇一局。

rule-card-required = 没有牌型卡就不能玩
    .text = 能和的牌都印在牌型卡上。牌型卡上没有的牌，再漂亮也不算。
    .example = 十四张同一花色，清一色！可是没有哪一行要，就一分不值。

rule-card-changes-yearly = 每年一张新牌型卡
    .text = 牌型和分值每年都换，大家重新学。怎么传、摸、要、付，规则不变。
    .example = 去年最爱的那行也许没有了，但百搭牌还是不能传。

rule-equip-two-dice = 两颗骰子
    .text = 骰子决定谁先当东家，也决定从哪里开牌。
    .example = 东家掷出三和五：八点。

rule-equip-racks = 每人一个牌架
    .text = 牌架用来放牌。暗牌立在斜面上，只有自己看得见；亮牌放在平顶上。
    .example = 斜面上十张，顶上一组刻子：十三张。

rule-equip-pushers = 推杆
    .text = 许多牌架带有推杆，可以把牌墙推到桌子中间，又不会露出自己的暗牌。
    .example = 有它方便，没有也行。

rule-equip-wind-indicator-optional = 风位标记
    .text = 可以用一个小标记表示谁是东家。有的做成转盘，供第五个人押注。
    .example = 这里由程序显示谁是东家。

rule-equip-score-tokens-optional = 记分用的东西
    .text = 硬币、筹码、一张表都行。在牌桌上，开始前先说好一分值多少。
    .example = 这里只记分，不花钱。
