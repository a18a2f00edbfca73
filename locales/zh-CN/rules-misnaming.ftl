# 规则书：打牌时报错了牌名。
rule-misname-must-be-right = 先把名字改对
    .text = 报错牌名的牌，改正之后才能要。有一份资料说这张牌作废；本程序是改正后可以要。
    .example = 说的是“二条”，桌上却是二筒。“对不起，二筒。”现在可以要了。

rule-misname-correct-name-only = 改名字，不换牌
    .text = 打牌的人只改口，桌上的牌不动。
    .example = 你想打二条，却放下了二筒。二筒就留在那里。

rule-misname-no-penalty-exposure = 只为亮牌要的不罚
    .text = 有人按错的名字要牌，但只是为了亮牌，谁也不用付分，收回要牌即可。
    .example = 南家要二条凑刻子，其实是二筒，牌局继续。

rule-misname-mahj-four-times = 报错名让人喊和，付四倍
    .text = 有人按报出的名字喊了和，牌局就结束。报错的人付对方那一行分值的四倍，有没有百搭牌都一样，不再加倍。
    .example = 你打出五条却说“五万”，西家正好和五万，那一行 25 分：你付 100 分。

rule-misname-others-do-not-pay = 其他人不付
    .text = 这时只有报错名字的人付分。
    .example = 你报错了牌名，付西家 100 分。东家和北家分数不变。
