## 教练的话：每次一句。$line 是牌型卡上某一行的名字。

coach-fit-no-near-line = { $others ->
    [0] { $line }用不上{ $tiles }。
    [1] { $line }和另一个接近的牌型都用不上{ $tiles }。
   *[other] { $line }和另外几个接近的牌型都用不上{ $tiles }。
}
coach-help-least = { $tiles }最用不上，现在最值得做的是{ $line }。
coach-missed-least = 得给出{ $line }要的牌，给{ $tiles }损失最小。
coach-lines-lose-nothing = 少了{ $tiles }，离你最近的牌型也没什么损失。
coach-turns-to = { $count ->
   *[other] { $tiles }最用不上。不留的话，最值得做的就是{ $line }。
}
coach-takes-from = { $which ->
    [best] { $line }最值得做，这样却少了{ $tiles }
   *[other] { $line }要用{ $tiles }，这样就少了
}{ $last ->
    [last] ，而且再也来不了一样的牌了。
    [last-but-one] ，而且一样的牌最多只能再来 1 张。
   *[enough] 。
}
coach-all-in-all = { $better ->
    [yes] 算上别人可能在等的牌，这样损失最小。
   *[no] 算上别人可能在等的牌，这样损失更大。
}
coach-no-line-left = 你亮出的牌，哪个牌型都对不上了，现在只求安全。
coach-every-tile-helps = 现在张张有用，都留着吧。
coach-keeps-the-hand = { $blind ->
   *[other] 别的牌都有用，所以自己的留着，传来的牌盲传 { $blind } 张。
}
coach-near-enough-to-stop = { $distance ->
   *[other] { $line }只差 { $distance } 张了，再传三次会把它拆散。
}
coach-keeps-the-line = 喊停，{ $line }的牌就都留住了。再传三次，总要传走几张。
coach-many-to-spare = { $spare ->
    [0] 再传三次，得的可能比失的多。
   *[other] 你有 { $spare } 张用不上，再传三次可能换来要的牌。
}
coach-can-spare-three = 你有三张用不上的，不用盲传。
coach-unseen-might-help = 盲传出去的牌，说不定正是你要的。
coach-breaks-up = 再传三次，{ $line }要的牌也得传走。
coach-nothing-new-comes = { $spare ->
    [0] 喊停，手牌就这样了，只有礼让换牌还能换一点。
   *[other] 喊停，手牌就这样了，里面有 { $spare } 张几乎用不上。
}
coach-could-give-more = { $spare ->
   *[other] 你舍得给的有 { $spare } 张，给一张就来一张新的。
}
coach-takes-what-helps = { $spare ->
    [0] 现在张张有用，这样就得给出有用的牌。
   *[other] 用不上的只有 { $spare } 张，这样就得给出有用的牌。
}
coach-spare-for-courtesy = { $count ->
    [0] 现在张张有用，一张也别换。
   *[other] 你可以跟对家换 { $count } 张，几乎不吃亏。
}
coach-complete = 你的牌齐了：{ $line }，值 { $value } 分。别家一共付你 { $points } 分。
coach-completes-group = { $distance ->
    [0] 它凑齐了{ $line }的{ $group }，你的牌也就全齐了。
   *[other] 它凑齐了{ $line }的{ $group }，再来 { $distance } 张就和了。
}
coach-last-copies = { $live ->
    [0] { $line }要{ $tile }，这是你拿得到的最后一张了。
   *[other] { $line }要{ $tile }：除了这张，外面最多还剩 { $live } 张。
}
coach-no-use-for-it = 离你最近的牌型里，没有哪一组还要{ $tile }。
coach-only-for-pair = { $line }里的{ $tile }是单张或对子，要了就能{ -mah-jongg }，才可以要。
coach-too-few-for-group = 离你最近的牌型还要{ $tile }，可加上这张，也还凑不齐那一组。
coach-brings-no-nearer = 这一组你手里已经够了。要了{ $tile }也没有离和牌更近，还让别人看见你的牌。
coach-frees-a-joker = 有了真的{ $tile }，这一组就少用一张百搭牌；一张百搭牌都不带就和牌，分数还要加倍。
coach-other-line-is-nearer = { $distance ->
   *[other] { $line }只差 { $distance } 张，里面没有{ $tile }。还是做这一手吧。
}
coach-line-is-concealed = { $line }是暗牌型：牌要自己摸，什么都别亮。
coach-opens-too-early = { $distance ->
   *[other] 还缺 { $distance } 张，现在亮牌太早，把自己限死了。多留几条路吧。
}
coach-too-few-draws = { $distance ->
   *[other] 还缺 { $distance } 张，牌墙剩得太少，亮了也帮不上多少。
}
coach-gains-too-little = { $line }里有一组用得上{ $tile }，可现在亮牌好处太小。
coach-stays-hidden = 放过它，别人看不出你的打算，路也都还留着。
coach-joker-is-worth-more = 百搭牌缺什么当什么，{ $tile }可不行。
coach-natural-is-needed = 比起百搭牌，{ $line }更要真的{ $tile }。
coach-joker-has-no-place = { $line }里没有地方放这张百搭牌了，打掉也可以。
coach-safe-to-discard = { $tile }你用不上，另外几张你都看得见，所以别人也几乎用不上。
coach-among-safest = 打{ $tile }损失不大，在你手里也算是很安全的。
coach-among-safest-joker = 打百搭牌损失不大，而且打出去的百搭牌谁也拿不走。
coach-plays-safe = 这一局你很难和牌了，要紧的是别点炮：你手里这些牌，打{ $tile }算是很安全的。
coach-plays-safe-joker = 这一局你很难和牌了，要紧的是别点炮：打出去的百搭牌谁也拿不走。
coach-little-matters = 这手牌很难做成了，要紧的是别把别人想要的牌打出去。
coach-safer-than = 打{ $wanted }，你的牌吃亏少些，可说不定有人在等它。打{ $tile }更安全。
coach-may-be-waited-for = 打{ $tile }，你的牌吃亏少些，可说不定有人在等它。
coach-worth-its-cost = { $line }要用{ $tiles }，这样就少了。不过我往下试打了很多遍，这样打更好。
coach-better-played-on = 乍一看，别的打法更好。可往下打了很多遍，我更喜欢这样打。
coach-better-played-on-tiles = 这样留下{ $kept }，放走{ $given }。两种打法我都往下试打了很多遍，这样更好。
coach-worse-played-on = 乍一看，这样最好。可往下打了很多遍，我更喜欢另一种打法。
coach-worse-played-on-tiles = 这样放走{ $given }，留下{ $kept }。两种打法我都往下试打了很多遍，还是另一种更好。
coach-your-turn-to-draw = 轮到你了：从牌墙摸一张。

## 某一行还缺的牌，以及它可以怎样来

missing-drawn-claimed-or-joker = { $tiles }：摸来，要来凑成一组，或者用百搭牌（还有 { $live } 张没露面）
missing-drawn-or-joker = { $tiles }：摸来，或者用百搭牌（还有 { $live } 张没露面）
missing-drawn = { $tiles }：摸来；只缺这最后一张时才可以要（还有 { $live } 张没露面）
missing-drawn-or-claimed = { $tiles }：摸来，或者要来凑成一组，不能用百搭牌（还有 { $live } 张没露面）
missing-last = { $tiles }：最后一张，摸来、要来都能和（还有 { $live } 张没露面）
missing-last-or-joker = { $tiles }：最后一张，摸来、要来或用百搭牌都能和（还有 { $live } 张没露面）
missing-in-short-drawn-claimed-or-joker = { tile-times }：摸、要或用百搭牌（还有 { $live } 张）
missing-in-short-drawn-or-joker = { tile-times }：摸或用百搭牌（还有 { $live } 张）
missing-in-short-drawn = { tile-times }：只能摸（还有 { $live } 张）
missing-in-short-drawn-or-claimed = { tile-times }：摸或要（还有 { $live } 张）
missing-lost = { $tiles }：已经等不到了
coach-whole-price = 这个牌型值 { $value } 分。该加倍的都加上，每家该付你 { $price } 分。
coach-worth-a-blank = { $line }要{ $tile }，打出的牌里正好有：用空白牌换来。

# 失误的一步之前。
warning-doubtful = 确定吗？也许还有更好的选择。
warning-bad = 再看一眼：这样可能有点亏。
warning-very-bad = 再想想：这样可能亏不少。
warning-take-back = 收回
warning-all-the-same = 就这样做
# $why is what speaks against the action itself, or for a better one.
warning-says = { $tells ->
    [better] 更好的选择：{ $best }。{ $why }
   *[own] { $why }
}你这样选，{ $of ->
    [points] 平均大约少 { $points } 分
   *[chance] 大约{ $loss }
}。
warning-let-it-go = 这张不要
warning-best-tiles = { $best }：{ $tiles }
warning-of-danger = { $why }更好的选择：{ $best }。
danger-false-mah-jongg = 这还不是和牌。{ $why }喊了和牌，手牌就成死牌。
danger-no-line-left = 亮出这一组，牌型卡上就没有牌型可做了，会成死牌。
danger-closes-plan = { $concealed ->
    [yes] { $line }是暗牌型：亮出一组，就凑不成它了。
   *[no] { $line }用不上这一组：亮出来，就凑不成它了。
}
danger-concealed-line = 你最好的牌型{ $line }是暗牌型：亮出一组，就凑不成它了。

# A hint in three degrees.
hint-title = 提示
hint-about = { $of ->
    [pass] 看看离你最近的牌型。手里哪些牌它们都用不上？这些可以传走。
    [pass-least] 每张牌都可能有用。你的牌最合哪几个牌型？把最不合的传走。
    [pass-some] 看看离你最近的牌型。手里哪些牌它们都用不上？先传这些，不够再传用处最小的。
    [vote] 你有多少张牌可以不要？多余的牌多，再传三次有好处；会拆散手牌，就不划算。
    [courtesy] 数数用不上的牌。给出几张，就换回几张。
    [complete] 仔细数一数：是不是已经凑齐了牌型卡上的一个牌型？
    [claim-last] 你只差一张{ $count ->
        [1] ：{ $awaited }
       *[other] ，哪张都行：{ $awaited }
    }。是这张吗？要不是，值得亮给大家看吗？
    [claim] 这张牌能帮你凑成一组吗？那个牌型已经很近了吗，能亮牌吗？值得亮给大家看吗？
    [exchange] 看看亮出来的牌，也看自己的：你手里有没有百搭顶替的那张牌？
    [discard] 看看离你最近的牌型。哪张牌它们都用不上？会不会有人正等着它？
    [discard-least] 每张牌都可能有用。哪个牌型最有希望凑齐？哪张牌最不合它？也想想谁会要这张牌。
    [discard-some] 看看离你最近的牌型。哪张牌对它们用处最小？会不会有人正等着它？
    [draw] 先摸牌，看看来什么。
   *[other] 接下来会发生什么？你会有什么损失？
}
hint-lines = 该做哪个牌型？
hint-action = 教练会怎么做？
hint-step-by-step = 还是一步一步提示吧
hint-always = 以后都直接告诉我

# What the learner aims at.
plan-title = 你的打算
plan-aim = 我要凑这个牌型
plan-on-card = 左边有竖条的牌型，就是你要凑的。
plan-pin = { $planned ->
    [yes] 不再凑这个牌型：{ $line }
   *[no] 凑这个牌型：{ $line }
}
plan-closed = 你亮出的牌已经凑不成这个牌型了。换一个吧。
plan-lost = { $count ->
   *[other] 这个打算已经没希望了
}：要的牌没有了，或者来不及了。我先不管它，按现在的牌给你建议。换一个牌型吧。
advice-for-plan = 这些数字只算你打算凑的牌型。
card-line-aimed = { $line }，你要凑的牌型
plan-overtaken = { $line }现在有希望得多，机会约 { $percent }%。要不要改？

# How the coach stands by a game.
coach-mode = 教练怎么帮你
coach-mode-name = { $mode ->
    [alone] 我自己打
    [on-request] 问了才提示
    [warn] 提示和提醒
   *[open] 随时讲解
}
coach-mode-about = { $mode ->
    [alone] 教练不说话，除非你这一次要问。
    [on-request] 打开教练，就一步一步给你提示。
    [warn] 你快要失误时，还会先问一次。
   *[open] 教学用：建议一直都看得见，这一局不算进成绩。
}
coach-open-racks = 看所有人的牌
coach-open-counts-not = 看着大家的牌打的局，不算进成绩。
coach-silent = 这一局你自己打，我不出声。
coach-ask-once = 只问这一次
