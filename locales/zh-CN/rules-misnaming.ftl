# 规则书：打牌时报错了牌名。
rule-misname-must-be-right = 先把名字改对
    .text = 牌名报错了，改正之后才能要。
    .example = 说的是“2条”，放下的却是2筒。“对不起，2筒。”现在可以要了。
    .otherwise = 有的规则说，报错名字的牌作废，谁也不能再要。

rule-misname-correct-name-only = 改名字，不换牌
    .text = 打牌的人只改口，放下的牌不动。
    .example = 你本想打2条，却放下了2筒。2筒就留在那里。
    .otherwise = 有些比赛可以换牌。

rule-misname-no-penalty-exposure = 只为亮牌要的，谁也不付
    .text = 有人听了错的名字去要牌，只是为了亮牌，那就谁也不用付。不能出错的桌上，收回就是。可以出错的桌上，牌已经亮了：得用真的那张凑成一组，不然手牌就死了。
    .example = 南家要2条凑刻子，其实是2筒：大家接着打，谁也不付。

rule-misname-mahj-four-times = 报错牌名让人和了，付四倍
    .text = 有人照报错的名字和了，这一局就结束。报错的人付他那个牌型分值的四倍，有没有百搭牌都一样。
    .example = 你打出5条，却说“5万”，西家等的正是5万，牌型值 25 分：你付 100 分。

rule-misname-others-do-not-pay = 别人不用付
    .text = 这时只有报错的人付，另外两家一分也不用付。
    .example = 你报错了，付西家 100 分。东家和北家分数不变。
