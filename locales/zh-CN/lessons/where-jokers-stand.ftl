lesson-where-jokers-stand = 百搭牌放在哪里
    .summary = 百搭牌几乎能当任何牌，但不是哪里都能放。
    .done = 百搭牌放哪里有用，你都知道，也不会因为它成死牌。

where-jokers-stand-joker =
    你已经知道：三张以上相同的组，百搭牌可以当任何牌，数字、风牌、箭牌、花牌都行。

    可一组里能放几张？看看东风：放几张都行，整副牌一共八张。

where-jokers-stand-kong = 哪一个是7筒的杠子？
    .option-three = 一张7筒，两张百搭牌
    .option-mixed = 两张7筒，一张7万，一张百搭牌
    .option-kong = 一张7筒，三张百搭牌
    .right = 四张相同：三张百搭牌都当7筒。有一张普通牌就够了。
    .hint = 杠子有四张，除了百搭牌，另外几张必须是同一种。
    .wrong-three = 一张 7 加两张百搭牌是三张，只是刻子。
    .wrong-mixed = 张数对了。可另外几张要相同，看看花色。

where-jokers-stand-never =
    小心两个陷阱。66 是对子，对子只能用普通牌（也叫“真牌”）。

    NEWS 看上去像杠子，其实是连印的四个单张，张张都要真的。

where-jokers-stand-groups = 这个牌型里，哪些组可以用百搭牌？全部选出来。
    .right = 两个杠子。其他三组都是对子。
    .shown = { where-jokers-stand-groups.right }
    .hint = 找三张以上相同的。
    .wrong = 还不全对。从头看一遍，数一数每组几张。
    .wrong-flowers = 百搭牌可以当花牌。可数数这一组有几张花。
    .wrong-pair = 你点的有一组只有两张。
    .wrong-last = 最后一组也点了。那里只有两张，对子不能用百搭牌。

where-jokers-stand-build =
    凑成这个牌型。牌盘里的百搭牌能帮忙，可只能放在可以放的地方。

    点一下放上牌架，再点一下放回牌盘。
    .right = 对子是真的，百搭牌都在杠子里。
    .hint = 对子要两张真正的5筒。其他组可以用百搭牌。
    .wrong = 还没有完成。一组一组看：四张 4、两张 5、四张 6、四张花。
    .wrong-joker-pair = 5筒旁边是百搭牌。这样摊开就成死牌：对子不能用百搭牌。
    .wrong-other-five = 5筒和5万不是对子。对子是同一种牌两张。

where-jokers-stand-half = 你刚摸到一张百搭牌。别的组都齐了，6 的对子却只有一张 <6D>。这算和牌吗？喊和牌，还是打出一张？
    .right = 没上当！还不算和牌，得接着等真正的 <6D>，百搭牌当不了它。
    .shown = 还不算和牌，得接着等真正的 <6D>，百搭牌当不了它。
    .hint = 只有对子缺一张。那里能放百搭牌吗？
    .wrong = 跟牌型对一对：新来的百搭牌放在哪里？
    .wrong-declare = 对子里有张百搭牌，这是诈和。手牌成了死牌，别人接着打。
    .wrong-six = 你打掉了对子里的真牌。现在两张 6 都缺了。
    .wrong-draw = 这下有 15 张了，15 张谁也和不了。你已经摸过牌了。

where-jokers-stand-alone =
    牌架上的一组可以全是百搭牌，和牌时说清当什么：这里当8条。

    6 也少不了百搭牌：要五张，可6条只有四张。

where-jokers-stand-whole = 还是这个牌型，你用2、3、4万，刚摸到 <3C>。先对一对，再决定。
    .right = 和了！一张百搭牌当第五张 2，另外三张当 4。
    .hint = 从 2 看起：要五张。还剩几张百搭牌，用在哪里？
    .wrong = 用手里的牌一组一组把牌型摆出来，百搭牌也算上。
    .wrong-joker = 那张百搭牌用得上。本来齐了，现在缺一张。
    .wrong-discard = 牌本来是齐的。现在缺一张，轮到下家摸牌。

where-jokers-stand-claim = 牌型要四张花，你有 <F J J>。下家打出花牌。你亮出什么？
    .right = 两张花、两张百搭牌，是杠子。要来的那张总是真的，百搭牌当什么，大家一看就知道。
    .shown = 两张花、两张百搭牌，是杠子。要来的那张总是真的，百搭牌当什么，大家一看就知道。
    .hint = 数一数牌型要几张花，要来的也算。
    .wrong = 看看牌型里的花牌，再看看你有什么能用。
    .wrong-pung = 亮了三张，又打了牌，就不能再加。牌型要几张花？
    .wrong-jokers-only = 只亮了三张，再也不能加。你自己的那张花还在牌架上，没有地方放了。
    .wrong-let-go = 要用的牌你本来都有，花牌却放过了。
    .wrong-mah-jongg = 两张百搭牌不管放哪组，都还缺两张。

where-jokers-stand-thrown =
    你也可以打出百搭牌。下家刚刚就打了一张。

    没有人拿，因为谁也不许拿。打出的百搭牌就作废了，谁也不能要，和牌也不行。

where-jokers-stand-draw = 5 的杠子再来一张，你就和了。上家打出百搭牌。怎么办？
    .right = 你摸牌，就当没看见。打出的百搭牌，对谁都没用了。
    .shown = { where-jokers-stand-draw.right }
    .hint = 打出的百搭牌，谁可以拿？
    .wrong = 轮到你了。先做什么？
    .wrong-mah-jongg = 它补得齐，可还是不能喊：打出的百搭牌谁也不能要。
    .wrong-expose = 打出的百搭牌不能要，再合适也不行。

where-jokers-stand-count = 这是“单张与对子”的一个牌型。有几组可以用百搭牌？
    .right = 一组也没有。这一类里没有三张的组，百搭牌用不上。
    .shown = { where-jokers-stand-count.right }
    .hint = 找三张以上相同的组。
    .wrong = 每一组都看看：有三张以上相同的吗？
    .wrong-one = 你想的是哪一组？再数数它有几张。
    .wrong-six = 对子是有这么多。对子能用百搭牌吗？
    .wrong-seven = 一共是有这么多组。有三张以上的是几组？

where-jokers-stand-spare = 你做这个牌型，只缺一张 <7D>，刚摸到百搭牌。怎么办？
    .right = 牌型里没有它的位置，打掉吧。打它最安全：谁也不能要。
    .shown = { where-jokers-stand-spare.right }
    .hint = 14 张里，哪一张在牌型里用不上？
    .wrong = 跟牌型对一对：哪一张用不上？
    .wrong-declare = 7筒还没成对。旁边得放什么？放得了吗？
    .wrong-discard = 这下缺两张，百搭牌还是没有地方放。

where-jokers-stand-which = 做这个牌型，哪一手牌是和牌？
    .option-flower = 第一手
    .option-five = 第二手
    .option-jokers = 第三手
    .right = 六张百搭牌都在杠子里，有一个杠子全是百搭牌。三个对子都是真的。
    .hint = 先看三个对子。
    .wrong-flower = 看看第一组，有几张是真的？
    .wrong-five = 看看几个对子，张张都是真的吗？

where-jokers-stand-news = 这个牌型哪里可以用百搭牌？把这些组都选出来。
    .right = 两个杠子。NEWS 是四个单张，6 是对子。
    .hint = 要相同，还要三张以上，两样都看。
    .wrong = 还不全对。那一组的牌相同吗？有三张以上吗？
    .wrong-cluster = 那里四个字母连在一起，却是四种不同的牌。
    .wrong-pair = 你点的有一组只有两张。

where-jokers-stand-pung = 哪一个是刻子？
    .option-winds = 北风、东风、百搭牌
    .option-one = 一张8条、两张百搭牌
    .option-pair = 红中、百搭牌
    .right = 一张真牌、两张百搭牌，就是三张8条。
    .hint = 刻子是三张相同的牌。
    .wrong-winds = 张数对了。可真牌相同吗？
    .wrong-pair = 这只有两张，再说对子里根本不能放百搭牌。

where-jokers-stand-most = 你有一个完整的杠子，还藏在牌架上。它最多可以有几张是百搭牌？
    .right = 四张都可以。亮出的组才一定有一张真牌，就是要来的那张。
    .shown = { where-jokers-stand-most.right }
    .hint = 牌架上的一组可以全是百搭牌吗？
    .wrong = 想想杠子有几张，一定要有真牌吗？
    .wrong-three = 亮出的杠子是这样，要来的那张是真的。这个杠子没有亮。
    .wrong-one = 不止一张。除了组的大小，还有别的限制吗？
    .wrong-eight = 整副牌有这么多。可杠子有几张？

where-jokers-stand-gone = 有人打出百搭牌。谁可以要？
    .option-next = 下一家
    .option-last = 要它来和牌的人
    .option-nobody = 谁也不能
    .right = 一打出去，这一局就作废了。
    .shown = { where-jokers-stand-gone.right }
    .hint = 想想刚才有人打出百搭牌，别人怎么做。
    .wrong-next = 下一家从牌墙摸牌。百搭牌和别的牌一样吗？
    .wrong-last = 别的牌可以。百搭牌不一样。

where-jokers-stand-misplaced = 有人摊开这手牌喊和牌，做的是上面的牌型。有一组不对，成了死牌。选出那一组。
    .right = 4万加百搭牌：对子必须是真的。别的百搭牌都在杠子里。
    .shown = 4万加百搭牌：对子必须是真的。别的百搭牌都在杠子里。
    .hint = 找出对子。它们是真的吗？
    .wrong = 找出不能放百搭牌的那一组，整组选出来。
    .wrong-kong = 三张3万加百搭牌是杠子，没有错。
    .wrong-fives = 一张真牌加三张百搭牌，杠子里可以。
    .wrong-flowers = 两张花都是真的，这个对子没问题。

where-jokers-stand-fill = 你用2、3条和5筒做这个牌型。上家打出 <3B>。怎么办？
    .right = 凑得漂亮！要来的 3、自己的 3，加上百搭牌：刻子一下子凑齐。
    .shown = 要来的 3、自己的 3，加上百搭牌：刻子一下子凑齐。
    .hint = 数一数牌型里的 3。牌架上还有什么能当 3？
    .wrong = 看看牌型里的 3，再看看有什么能跟这张一起亮。
    .wrong-pair = 两张 3 还不成组，亮出来必须是整组。
    .wrong-let-go = 你摸了别的牌，<3B> 再也要不回来。
    .wrong-mah-jongg = 差一点：加上这张3条和百搭牌，14 张里也才有 13 张。
