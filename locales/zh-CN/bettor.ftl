# 五个人玩：一人在场外，可以看所有牌架，也可以押注。
table-bet = 查尔斯顿换牌结束：谁会赢？
table-bet-why = 押中了，你和赢家得一样多。没押中，你付那一家要付的分。
table-bet-on = 押{ $player }
table-bet-on-wall = 押没人赢
table-bet-not = 不押
table-watch = 你在场外看牌
table-watch-charleston = 你在场外看牌：查尔斯顿换牌，{ $step }
table-watch-why = 你可以看所有牌架。换牌结束后，可以押谁会赢。
table-play-to-end = 直接看结果
table-own-bet = 你押了{ $player }。桌上没有人知道。
table-own-bet-wall = 你押没人赢。桌上没有人知道。
table-own-bet-none = 你没有押：这一局你不得分也不付分。
table-bettor-name = 押注人
table-you-bet = 你：押注人
# What a screen reader says of who sits out.
table-bettor = { $who ->
    [you] 你在场外，可以押注
   *[other] 押注人，在场外
}，{ $points } 分{ $turn ->
    [yes] ，轮到你
   *[no] { "" }
}
table-coach-sits-out = 这一局你在场外，没有什么要建议的。可以练习一下：在牌型卡上找出每家手牌最接近的那一行。
table-game-over-bettor = 东家离桌，下一局可以押注；押注人坐到空位上。右边的人成为东家。

table-opening-sits-out = 你上一局是东家：这一局在场外，可以押注
table-opening-sits-out-why = 每局结束后，东家离桌，押注人坐到空位上，右边的人成为东家。
table-opening-bettor-sits-in = 每局结束后，东家离桌，下一局可以押注；场外的人坐到空位上。
