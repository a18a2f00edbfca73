## 教练的话：每次一句。$line 是牌型卡上某一行的名字。

coach-fit-no-near-line = 你最接近的几行都用不到{ $tiles }。
coach-help-least = { $count ->
   *[other] { $tiles }对你用处最小，{ $line }仍是你最好的一行。
}
coach-lines-lose-nothing = 没有{ $tiles }，你最接近的几行也没有损失。
coach-turns-to = { $count ->
   *[other] { $tiles }对你用处最小；给出去以后，{ $line }就是你最好的一行。
}
coach-takes-from = { $which ->
    [best] 你最好的一行{ $line }会失去{ $tiles }。
   *[other] { $line }会失去{ $tiles }。
}
coach-no-line-left = 你亮出的牌已不合牌型卡上的任何一行，现在只求安全。
coach-every-tile-helps = 现在每张牌都有用，所以都留着。
coach-keeps-the-hand = { $blind ->
   *[other] 其余的牌都有用，所以把传来的牌盲传 { $blind } 张，留住自己的。
}
coach-near-enough-to-stop = { $distance ->
   *[other] { $line }只差 { $distance } 张牌；再传三次会把它拆散。
}
coach-keeps-the-line = 停下来能保住{ $line }已有的牌；再传三次会传走一些。
coach-many-to-spare = { $spare ->
    [0] 再传三次，换来的可能比失去的多。
   *[other] 你有 { $spare } 张用不着的牌，再传三次可能换来你缺的牌。
}
coach-can-spare-three = 你有三张用不上的牌，不必盲传。
coach-unseen-might-help = 盲传出去的牌，可能正是你需要的。
coach-breaks-up = 再传三次会传走{ $line }需要的牌。
coach-nothing-new-comes = { $spare ->
    [0] 停下来，手牌保持不变，只有礼让换牌还可能换来新牌。
   *[other] 停下来，手牌保持不变，其中 { $spare } 张几乎用不上。
}
coach-could-give-more = { $spare ->
   *[other] 你有 { $spare } 张可以给出去，每给一张就换来一张新牌。
}
coach-takes-what-helps = { $spare ->
    [0] 现在每张牌都有用，这样会给出有用的牌。
   *[other] 你只有 { $spare } 张用不上的牌，这样会给出有用的牌。
}
coach-spare-for-courtesy = { $count ->
    [0] 现在每张牌都有用，所以一张也别换。
   *[other] 你可以和对家换 { $count } 张牌，几乎没有损失。
}
coach-complete = 你的牌齐了：{ $line }，值 { $value } 分。其他人一共付你 { $points } 分。
coach-completes-group = { $distance ->
    [0] 它凑成{ $line }的{ $group }，这样就一张也不缺了。
   *[other] 它凑成{ $line }的{ $group }；再来 { $distance } 张就齐了。
}
coach-last-copies = { $live ->
    [0] { $line }需要{ $tile }，而这是你能拿到的最后一张。
   *[other] { $line }需要{ $tile }：除了这张，最多只会再来 { $live } 张。
}
coach-no-use-for-it = 你最接近的几行里，没有哪一组能用{ $tile }凑成。
coach-only-for-pair = { $line }里的{ $tile }是单张或对子，只有{ -mah-jongg }时才能要。
coach-line-is-concealed = { $line }是暗牌型：牌要自己摸，什么都别亮。
coach-opens-too-early = { $distance ->
   *[other] 还缺 { $distance } 张，现在亮牌太早，会把自己限死；多留几条路。
}
coach-too-few-draws = { $distance ->
   *[other] 还缺 { $distance } 张，牌墙剩得太少，亮牌也帮不上多少。
}
coach-gains-too-little = { $line }里有一组能用{ $tile }，但现在亮牌好处太小。
coach-stays-hidden = 放过它，别人看不出你的牌，几条路也都还在。
coach-joker-is-worth-more = 百搭牌在牌组里缺什么就当什么，{ $tile }可不行。
coach-natural-is-needed = { $line }更需要{ $tile }本身，而不是百搭牌。
coach-joker-has-no-place = { $line }已经没有能放这张百搭牌的组，连百搭牌也可以打。
coach-safe-to-discard = 你不需要{ $tile }，其余几张你都看得见，别人几乎用不上。
coach-safer-than = 打{ $wanted }对你的牌损失更小，但可能有人在等它；打{ $tile }更安全。
coach-may-be-waited-for = 打{ $tile }对你的牌损失更小，但可能有人在等它。
coach-better-played-on = 起初看另一种打法更好；从这里往下打过之后，这一种更好。
coach-worse-played-on = 起初看这样最好；从这里往下打过之后，另一种更好。
coach-your-turn-to-draw = 轮到你了：从牌墙摸一张牌。

## 某一行还缺的牌，以及它可以怎样来

missing-drawn-claimed-or-joker = { $count } 张{ $tile }：可以摸到、要来凑成一组，或用百搭牌代替（还有 { $live } 张没露面）
missing-drawn-or-joker = { $count } 张{ $tile }：可以摸到或用百搭牌代替（还有 { $live } 张没露面）
missing-drawn = { $count } 张{ $tile }：只能摸到；作为最后一张牌时才可以要（还有 { $live } 张没露面）
missing-drawn-or-claimed = { $count } 张{ $tile }：可以摸到或要来凑成一组，不能用百搭牌（还有 { $live } 张没露面）
missing-last = { $count } 张{ $tile }：最后一张，摸到或要来都能和（还有 { $live } 张）
missing-last-or-joker = { $count } 张{ $tile }：最后一张，摸到、要来或用百搭牌都能和（还有 { $live } 张）
missing-in-short-drawn-claimed-or-joker = { $count } 张{ $tile }：摸、要或用百搭牌（还有 { $live } 张）
missing-in-short-drawn-or-joker = { $count } 张{ $tile }：摸或用百搭牌（还有 { $live } 张）
missing-in-short-drawn = { $count } 张{ $tile }：只能摸（还有 { $live } 张）
missing-in-short-drawn-or-claimed = { $count } 张{ $tile }：摸或要（还有 { $live } 张）
missing-lost = { $count } 张{ $tile }：已经等不到了
coach-whole-price = 这一行值 { $value } 分。把翻倍都算上，其他人每家该付你 { $price } 分。
coach-worth-a-blank = 你的{ $line }需要{ $tile }，它就在打出的牌里：用空白牌换来。
