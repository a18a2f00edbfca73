# 打完的一局，再看一遍。
review-sums = { $played ->
    [well] 打得好：你的选择只让和牌的机会少了 { $lost }。
    [soundly] 打得稳：你的选择让和牌的机会少了 { $lost }。
   *[learn] 你的选择让和牌的机会少了 { $lost }，这里有东西可学。
}{ $luck ->
    [good] 发到和摸到的牌让机会多了 { $by_luck }。
    [bad] 发到和摸到的牌让机会少了 { $by_luck }：运气不好。
   *[even] 运气影响不大。
}{ $others ->
    [good] 别人的打法让机会多了 { $by_others }。
    [bad] 别人的打法让机会少了 { $by_others }。
   *[even] { "" }
}
review-mistake = { $when }：{ $done }。{ $why }
review-moment = { $discards ->
    [0] 打出第一张牌以前
   *[other] 打出 { $discards } 张牌以后
}
