## 教练的话：每次一句。$line 是牌型卡上某一行的名字。

coach-fit-no-near-line = 离你最近的几行都用不到{ $tiles }。
coach-help-least = { $count ->
   *[other] { $tiles }对你帮助最小；{ $line }仍是你最好的一行。
}
coach-keeps-the-hand = { $blind ->
   *[other] 其余的牌都有用，所以盲传 { $blind } 张刚传来的牌，留住自己的牌。
}
coach-near-enough-to-stop = { $distance ->
   *[other] { $line }只差 { $distance } 张牌；再传三次会把它拆散。
}
coach-many-to-spare = { $spare ->
    [0] 再传三次损失很小，还可能换来你缺的牌。
   *[other] 你有 { $spare } 张用不着的牌，再传三次可能换来你缺的牌。
}
coach-spare-for-courtesy = { $count ->
    [0] 现在每张牌都有用，所以一张也不换。
   *[other] 你可以放心地与对家换 { $count } 张牌。
}
coach-complete = 你的牌齐了：{ $line }，值 { $value } 分。
coach-completes-group = { $distance ->
    [0] 它凑成{ $line }的{ $group }，这样就一张也不缺了。
   *[other] 它凑成{ $line }的{ $group }；之后还缺 { $distance } 张。
}
coach-last-copies = { $live ->
    [0] 这是你能得到的最后一张{ $tile }，而{ $line }需要它。
   *[other] 除了这张{ $tile }，最多只会再来 { $live } 张，而{ $line }需要它。
}
coach-no-use-for-it = { $tile }不能凑成离你最近的几行中的任何一组。
coach-only-for-pair = { $line }要{ $tile }作单张或对子，这样的牌只有在{ -mah-jongg }时才能要。
coach-line-is-concealed = { $line }必须是暗牌，所以要自己摸牌，什么也不要亮。
coach-opens-too-early = { $distance ->
   *[other] 还缺 { $distance } 张，现在亮牌会太早把你限死；多留些选择。
}
coach-better-without = 放过它，完成{ $line }的机会更大。
coach-stays-hidden = 放过它，别人看不出你的牌，你的选择也都还在。
coach-joker-is-worth-more = 百搭牌可以在一组中代替你需要的任何牌；{ $tile }不能。
coach-joker-has-no-place = { $line }已经没有能放百搭牌的组，所以连百搭牌也可以打出。
coach-safe-to-discard = 你不需要{ $tile }，其余几张都已看得见，别人几乎用不上。
coach-safer-than = 打出{ $wanted }对你的手牌损失更小，但可能有人在等它；{ $tile }更安全。
coach-your-turn-to-draw = 轮到你了：从牌墙摸下一张牌。

## 某一行还缺的牌，以及它可以怎样来

missing-drawn-claimed-or-joker = { $count } × { $tile }：可以摸到、要来凑成一组，或用百搭牌代替（还有 { $live } 张没露面）
missing-drawn-or-joker = { $count } × { $tile }：可以摸到或用百搭牌代替（还有 { $live } 张没露面）
missing-drawn = { $count } × { $tile }：只能摸到；作为最后一张牌时才可以要（还有 { $live } 张没露面）
missing-drawn-or-claimed = { $count } × { $tile }：可以摸到或要来凑成一组，不能用百搭牌（还有 { $live } 张没露面）
