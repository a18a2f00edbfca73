# 一局里每个人付的分。这里不说是谁：结果表的每一行已写明。
account-value = { $value }
account-times = { $sum } × { $times }（{ $why ->
    [discard] 点炮
    [self-picked] { -self-picked }
    [exchange] { -joker-exchange }
    [dealt] { -heavenly-hand }
    [dice] { -doubles }
    [asked] 赢家要的分
    [misnamed] { -misname }
    [false] { -false-mah-jongg }
    [dead] 第三家死牌
   *[other] { -jokerless }
}）
account-pays = 付 { $sum }
account-pays-for = 替{ $player }付：{ $sum }
account-stops = { $line }，但只付 { $amount }：输到上限了
account-pays-for-mistake = 付给{ $to } { $sum }：{ $rule }
account-bet-on = 押{ $player }
account-bet-on-wall = 押流局
account-no-bet = 没有押
account-pays-bettor = 付给押注人 { $sum }
account-bettor-pays = 付给{ $player } { $sum }
account-bettor = 押注人
# 谁付给谁多少分，供读屏软件使用。
account-transfer = { $who ->
    [you] 你
   *[other] { $from }
}付给{ $to } { $points } 分
account-transfer-bettor = 押注人付给{ $to } { $points } 分
