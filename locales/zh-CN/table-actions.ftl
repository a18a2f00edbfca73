# 牌桌上可以做的事，按钮上的文字。
action-pass = 传 { $count } 张牌
action-pass-blind = { $count ->
    [0] 盲传 { $blind } 张
   *[other] 传 { $count } 张，盲传 { $blind } 张
}
action-continue = 继续传牌
action-stop = { -stop }
action-offer-courtesy = { $count ->
    [0] 不换
   *[other] 换 { $count } 张
}
action-pass-courtesy = { $count ->
    [0] 不给牌
   *[other] 给出 { $count } 张
}
action-draw = 摸牌
action-exchange = 用{ $tile }换百搭牌
action-discard = 打出{ $tile }
action-declare = { -declare }！
# 要来凑成这么多张的一组。三张、四张用牌桌上的叫法。
claim-group = { $size ->
    [1] 凑{ group-single }
    [2] 凑{ group-pair }
    [3] 碰
    [4] 杠
    [5] 凑{ group-quint }
   *[other] 凑{ group-sextet }
}
action-claim = { claim-group }{ $jokers ->
    [0] { "" }
   *[other] （用 { $jokers } 张百搭牌）
}
action-claim-unlike = 跟{ $tiles }一起亮出
action-change-exposure = 把亮出的牌改成{ $group }{ $jokers ->
    [0] { "" }
   *[other] （用 { $jokers } 张百搭牌）
}
action-look = 先看传来的牌
action-claim-mah-jongg = 要这张，{ -mah-jongg }
action-let-go = 过
action-mush = { $count ->
    [0] 不放牌
   *[other] 放 { $count } 张牌到中间
}
action-swap-blank = 用空白牌换{ $tile }
action-rack = 放上牌架
action-name-price = 报 { $points } 分
action-discard-as = 打出{ $tile }，报成“{ $name }”
action-challenge = 质疑{ $owner }的手牌
action-admit = 承认我的手牌死了
action-deny = 不承认
action-retract = 收回
action-lay-open = 摊开手牌
action-throw-in = { -throw-in }
action-keep-intact = 保留手牌

# 你做了什么，复盘里的说法。
done-pass = 你传了 { $count } 张牌
done-pass-blind = { $count ->
    [0] 你盲传了 { $blind } 张
   *[other] 你传了 { $count } 张，盲传了 { $blind } 张
}
done-continue = 你继续传牌
done-stop = 你选了{ -stop }
done-offer-courtesy = { $count ->
    [0] 你没有换牌
   *[other] 你提出换 { $count } 张
}
done-pass-courtesy = { $count ->
    [0] 你没有给牌
   *[other] 你给出了 { $count } 张
}
done-mush = { $count ->
    [0] 你没有放牌
   *[other] 你放了 { $count } 张牌到中间
}
done-look = 你先看了传来的牌
done-draw = 你摸了牌
done-exchange = 你用{ $tile }换了百搭牌
done-swap-blank = 你用空白牌换了{ $tile }
done-rack = 你把牌放上了牌架
done-discard = 你打出了{ $tile }
done-declare = 你喊了和牌
done-claim = 你{ $size ->
    [1] 凑了{ group-single }
    [2] 凑了{ group-pair }
    [3] 碰了
    [4] 杠了
    [5] 凑了{ group-quint }
   *[other] 凑了{ group-sextet }
}{ $jokers ->
    [0] { "" }
   *[other] （用 { $jokers } 张百搭牌）
}
done-claim-unlike = 你跟{ $tiles }一起亮出了这张牌
done-claim-mah-jongg = 你要了这张，{ -mah-jongg }
done-change-exposure = 你把亮出的牌改成了{ $group }{ $jokers ->
    [0] { "" }
   *[other] （用 { $jokers } 张百搭牌）
}
done-let-go = 你选了过
done-name-price = 你报了 { $points } 分
done-discard-as = 你打出了{ $tile }，报成“{ $name }”
done-challenge = 你质疑了{ $owner }的手牌
done-admit = 你承认了手牌是死牌
done-deny = 你没有承认
done-retract = 你收回了
done-lay-open = 你摊开了手牌
done-throw-in = 你选了{ -throw-in }
done-keep-intact = 你保留了手牌

outcome-wall-game = { -wall-game }：牌墙摸完，没有人和牌，谁也不付分。
outcome-drawn = { $who ->
    [you] 你
   *[other] { $seat }
}自摸和牌，牌型是{ $line }。
outcome-discarded = { $who ->
    [you] 你
   *[other] { $seat }
}和牌，牌型是{ $line }。点炮的是{ $by }。
outcome-exchanged = { $who ->
    [you] 你
   *[other] { $seat }
}换百搭牌换齐了，和牌，牌型是{ $line }。
outcome-dealt = { $who ->
    [you] 你
   *[other] { $seat }
}天和：起手就是{ $line }，没等传牌就和了。

outcome-opening = { $who ->
    [you] 你
   *[other] { $seat }
}一张没打就齐了，和牌，牌型是{ $line }。

payment-discard = 这个牌型值 { $value } 分。点炮的付两倍，另外两家各付一倍。
payment-self-picked = 这个牌型值 { $value } 分。{ $how ->
    [exchanged] 换百搭牌换齐的算自摸
    [dealt] 天和按自摸付分
    [opening] 没打牌就齐了，按自摸付分
   *[drawn] 这是自摸
}，三家都付两倍。
payment-discard-jokerless = 这个牌型值 { $value } 分。手里没有百搭牌，全部加倍：点炮的付四倍，另外两家各付两倍。
payment-self-picked-jokerless = 这个牌型值 { $value } 分。{ $how ->
    [exchanged] 换百搭牌换齐的算自摸，
    [dealt] 天和按自摸付分，
    [opening] 没打牌就齐了，按自摸付分，
   *[drawn] 自摸
}翻一倍，没有百搭牌再翻一倍：三家都付四倍。
payment-discard-singles-and-pairs = 这个牌型值 { $value } 分。“单张与对子”没有百搭牌不加倍：点炮的付两倍，另外两家各付一倍。
payment-self-picked-singles-and-pairs = 这个牌型值 { $value } 分。{ $how ->
    [exchanged] 换百搭牌换齐的算自摸
    [dealt] 天和按自摸付分
    [opening] 没打牌就齐了，按自摸付分
   *[drawn] 这是自摸
}，三家都付两倍。“单张与对子”没有百搭牌不加倍。
payment-asked-discard = 这个牌型值 { $value } 分。赢家只要了 { $asked } 分，比该得的少，就按这个付：点炮的付两倍，另外两家各付一倍。
payment-asked-self-picked = 这个牌型值 { $value } 分。赢家只要了 { $asked } 分，比该得的少，就按这个付：每家都付这么多。
payment-doubled = 开牌时骰子同点，这一局全部加倍。
payment-fed-three-exposures = 赢家已经亮了三组，所以点炮的包三家。
payment-fed-on-last-wall = 这是最后一道牌墙，所以点炮的包三家。
payment-loss-limit = 谁也不会输过这一桌的上限。

# 没有人正常和牌时本局如何结束，以及犯错的代价。
outcome-wall-game-challenged = { -wall-game }：牌墙摸完，没有人和牌。只算那次没有承认的质疑。
outcome-three-dead = 三家都成了死牌。谁也不付分，东家不变，这一局重打。
outcome-all-dead = 四家的手牌都不完整了。谁也不付分，东家不变，这一局重打。
outcome-last-died = { $who ->
    [you] 你是第三家死牌
   *[other] { $seat }是第三家死牌
}，三家里有一家是诈和。这一局到此为止，付给手牌还活着的{ $paid ->
    [you] 你
   *[other] { $alive }
}。
outcome-false-mah-jongg = { $who ->
    [you] 你
   *[other] { $seat }
}诈和，只有{ $intact }的手牌还完整。这一局到此为止。
outcome-misnamed = { $who ->
    [you] 你
   *[other] { $seat }
}照报错的牌名（{ $name }）和牌，牌型是{ $line }。牌名是{ $by }报错的，由{ $by }一家付。
