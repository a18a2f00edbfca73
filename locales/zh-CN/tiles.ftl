# 牌名，与打牌时报出的叫法一致。`.in-sentence`、`.many`、`.a` 和 `.the` 是句子里和按钮上的叫法，中文都一样。
# `.called` 是美国牌桌上报牌名用的英语。
# 数字写作 1 到 9，和花色连着写：“2条”，让人一眼看出是牌名，不是张数。
tile-number = { $number }
    .in-sentence = { tile-number }
    .many = { tile-number }
    .called = { $number ->
        [1] One
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
        [7] Seven
        [8] Eight
       *[9] Nine
    }
tile-bam = { tile-number }{ -bam }
    .in-sentence = { tile-number.in-sentence }{ -bam }
    .many = { tile-number.many }{ -bam }
    .a = { tile-bam }
    .the = { tile-bam.in-sentence }
    .caption = { tile-bam }
    .called = { tile-number.called } Bam
tile-crak = { tile-number }{ -crak }
    .in-sentence = { tile-number.in-sentence }{ -crak }
    .many = { tile-number.many }{ -crak }
    .a = { tile-crak }
    .the = { tile-crak.in-sentence }
    .caption = { tile-crak }
    .called = { tile-number.called } Crak
tile-dot = { tile-number }{ -dot }
    .in-sentence = { tile-number.in-sentence }{ -dot }
    .many = { tile-number.many }{ -dot }
    .a = { tile-dot }
    .the = { tile-dot.in-sentence }
    .caption = { tile-dot }
    .called = { tile-number.called } Dot
tile-north = 北风
    .in-sentence = { tile-north }
    .many = { tile-north.in-sentence }
    .a = { tile-north }
    .the = { tile-north.in-sentence }
    .caption = { tile-north }
    .called = North
tile-east = 东风
    .in-sentence = { tile-east }
    .many = { tile-east.in-sentence }
    .a = { tile-east }
    .the = { tile-east.in-sentence }
    .caption = { tile-east }
    .called = East
tile-west = 西风
    .in-sentence = { tile-west }
    .many = { tile-west.in-sentence }
    .a = { tile-west }
    .the = { tile-west.in-sentence }
    .caption = { tile-west }
    .called = West
tile-south = 南风
    .in-sentence = { tile-south }
    .many = { tile-south.in-sentence }
    .a = { tile-south }
    .the = { tile-south.in-sentence }
    .caption = { tile-south }
    .called = South
tile-red-dragon = 红中
    .in-sentence = { tile-red-dragon }
    .many = { tile-red-dragon.in-sentence }
    .a = { tile-red-dragon }
    .the = { tile-red-dragon.in-sentence }
    .caption = { tile-red-dragon }
    .called = Red Dragon
tile-green-dragon = 发财
    .in-sentence = { tile-green-dragon }
    .many = { tile-green-dragon.in-sentence }
    .a = { tile-green-dragon }
    .the = { tile-green-dragon.in-sentence }
    .caption = { tile-green-dragon }
    .called = Green Dragon
tile-white-dragon = { -soap }
    .in-sentence = { tile-white-dragon }
    .many = { tile-white-dragon.in-sentence }
    .a = { tile-white-dragon }
    .the = { tile-white-dragon.in-sentence }
    .caption = { tile-white-dragon }
    .called = Soap
tile-flower = { -flower }
    .in-sentence = { tile-flower }
    .many = { tile-flower.in-sentence }
    .a = { tile-flower }
    .the = { tile-flower.in-sentence }
    .caption = { tile-flower }
    .called = Flower
tile-joker = { -joker }
    .in-sentence = { tile-joker }
    .many = { tile-joker.in-sentence }
    .a = { tile-joker }
    .the = { tile-joker.in-sentence }
    .caption = { tile-joker }
    .called = Joker
tile-blank = { -blank }
    .in-sentence = { tile-blank }
    .many = { tile-blank.in-sentence }
    .a = { tile-blank }
    .the = { tile-blank.in-sentence }
    .caption = { tile-blank }
    .called = Blank

# 多张相同的牌：“两张3万”。
tile-times = { $count ->
    [1] 一
    [2] 两
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
   *[other] { $count } { "" }
}张{ $tile }

# 窄处使用的短名。
tile-short-bam = { $number }{ -bam }
tile-short-crak = { $number }{ -crak }
tile-short-dot = { $number }{ -dot }
tile-short-north = 北
tile-short-east = 东
tile-short-west = 西
tile-short-south = 南
tile-short-red-dragon = 中
tile-short-green-dragon = 发
tile-short-white-dragon = 白
tile-short-flower = 花
tile-short-joker = 百搭
tile-short-blank = 空白

suit-bam = { -bam }子
suit-crak = { -crak }子
suit-dot = { -dot }子
family-winds = { -wind }
family-dragons = { -dragon }
# 百搭牌在另一张牌之后打出时的叫法：与上一张相同。
discard-same = 同上
# 打出的牌和报的名字，两者不同的时候。
discard-called = { $tile }（“{ $name }”）
discard-told = { $tile }，报“{ $name }”
