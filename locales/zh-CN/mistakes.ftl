# 对手在这一局里犯的规，打完以后告诉读者。$who 为“you”（读者）或“other”；$seat 为该玩家的称呼。
# 在结果开头提示；具体错在哪里列在最后。
mistakes-count = 对手出了 { $count } 次错，都列在这一页最后。
mistakes-title = 对手错在哪里
mistakes-none = 这一局，对手没有出错。
mistake = { $what }{ $then }
mistake-wrong-name = { $who ->
    [you] 你
   *[other] { $seat }
}把{ $tile }错报成“{ $name }”。
mistake-wrong-exposure = { $who ->
    [you] 你
   *[other] { $seat }
}亮出了不该亮的{ $group }。
mistake-wrong-exposure-unlike = { $who ->
    [you] 你
   *[other] { $seat }
}把{ $tiles }当成一组亮了出来。
mistake-too-many-tiles = { $who ->
    [you] 你
   *[other] { $seat }
}多摸了一张牌。
mistake-too-few-tiles = { $who ->
    [you] 你
   *[other] { $seat }
}没摸牌就打了牌。
mistake-false-mah-jongg = { $who ->
    [you] 你
   *[other] { $seat }
}喊了“和牌”，其实没有和。
mistake-threw-in-too-early = { $who ->
    [you] 你
   *[other] { $seat }
}没等核对就推散了手牌。
mistake-name-corrected = 牌名改正了。
mistake-name-claimed = { $by }照那个牌名和了。
mistake-name-you-missed = 照那个牌名，你本来可以和牌。
mistake-called-dead = { $by }质疑了这手死牌。
mistake-missed = 没有人质疑这手死牌。
mistake-you-missed = 没有人质疑这手死牌，你本来可以质疑。
mistake-in-time = 及时改正了。
mistake-seen-by-all = 大家都看到了。
