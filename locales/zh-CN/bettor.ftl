# 五个人玩：一人不上桌，可以看所有牌架，也可以押注。
table-bet = 传牌结束了：谁会赢？
table-bet-why = 押中了，你收得和赢家一样多。没押中，那一家付多少，你也付多少。
table-bet-on = 押{ $player }
table-bet-on-wall = 押流局
table-bet-not = 不押
table-watch = 你这一局不上桌，看牌
table-watch-charleston = 你这一局不上桌，看牌：{ -charleston }，{ $step }
table-watch-why = 四家的牌架你都可以看。传牌结束后，可以押谁会赢。
table-play-to-end = 直接看结果
table-own-bet = 你押的是{ $player }，桌上谁也不知道。
table-own-bet-wall = 你押了流局，桌上谁也不知道。
table-own-bet-none = 你没有押：这一局不收也不付。
table-bettor-name = { -bettor }
table-you-bet = 你：押注人
table-bettor-named = { $name }（{ -bettor }）
# What a screen reader says of who sits out.
table-bettor = { $who ->
    [you] 你不上桌，可以押注
   *[other] 押注人，不上桌
}，{ $points } 分{ $turn ->
    [yes] ，正在押注
   *[no] { "" }
}
table-coach-sits-out = 这一局你不上桌，不用拿主意。不妨练一练：看看每家的手牌，在卡上找出离它最近的牌型。
table-game-over-bettor = 东家下来，下一局可以押注，押注人坐上去。东家往右传一位。

table-opening-sits-out = 你刚做过东家：这一局不上桌，可以押注
table-opening-sits-out-why = 每局之后，东家下来，押注人坐上去。东家往右传一位。
table-opening-bettor-sits-in = 每局之后，东家下来，下一局可以押注，没上桌的人坐上去。
