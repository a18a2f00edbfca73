lesson-dead-hands = 死牌
    .summary = 手牌什么时候再也和不了，怎样看出来，死牌那家还要做什么。
    .done = 哪手牌死了，你看得出来，也知道死牌那家还要付什么。

dead-hands-called =
    下家先亮过1条的刻子，现在又亮出9万的刻子。

    把牌型卡看一遍：没有哪个牌型两组都有。上面这个有两个刻子，也对不上。这手牌再也和不了：是死牌。

dead-hands-said =
    可要别人说出来才算数。对家说了，下家也承认了：这手牌就此出局。

    亮错的放回牌架，百搭牌也一起回去。先前没亮错的1条留在那里。

dead-hands-next = 下家要了牌，还没有打牌，手牌就死了。现在轮到谁？
    .option-right = 下家，还得打一张
    .option-across = 对家
    .option-me = 我
    .right = 死牌不摸牌，也不打牌，轮到就跳过。所以对家摸牌。
    .shown = { dead-hands-next.right }
    .hint = 死牌已经出局。下家后面是谁？
    .wrong-right = 打牌也是回合。成了死牌的人还能打吗？
    .wrong-me = 总是往右轮。那一家的右边坐着谁？

dead-hands-tempt = 你用3、4万和5、6条做这个牌型。下家打出 <4C>。怎么办？
    .right = 放过它是对的。当对子亮出来，有没有百搭牌都是死牌。
    .shown = 这张要放过。当对子亮出来，有没有百搭牌都是死牌。
    .hint = 牌型里 4 的那一组有几张？
    .wrong = 看看牌型里的 4：有几张？可以亮吗？
    .wrong-joker = 你亮出4万和百搭牌，可对子不能用百搭牌。对家指了出来，你的手牌成了死牌。
    .wrong-pair = 你亮出两张4万，可谁也不能要牌来亮对子。对家指了出来，你的手牌成了死牌。
    .wrong-pung = 你亮着三张 4，一张是百搭牌。别的牌型有三张 4，手牌还活着，可你的牌型只要两张。
    .wrong-mah-jongg = 你摊开了牌，缺的不只是 4。这不是和牌，手牌成了死牌。
    .wrong-draw = 没轮到你就摸了牌。牌放回去了，对家指了出来，你的手牌成了死牌。

dead-hands-yours =
    谁都有这么一回：你亮出 <8D> 和百搭牌，上家指了出来，手牌成了死牌。

    两张牌回到牌架上，你只能看着别人打。

dead-hands-last = 下家打出 <7D>，你的牌型缺的正是它。怎么办？
    .option-win = 喊“和牌”
    .option-pung = 要来凑刻子
    .option-nothing = 什么也不做
    .right = 不好受，谁都有过：死牌不能要、不能和，下局再来。
    .shown = { dead-hands-last.right }
    .hint = 死牌还能做什么？
    .wrong-win = 14 张是齐了。可手牌死了，别人会认吗？
    .wrong-pung = 要牌也是参加。死牌还能参加吗？

dead-hands-owe = 对家自摸最后一张，牌型值 30 分，正要喊和牌。你的手牌死了。要付多少？
    .option-nothing = 不付：我早就出局了
    .option-same = 和另外两家付的一样多
    .option-all = 三家该付的都由我付
    .right = 死牌照样付给赢家，不多也不少。
    .shown = { dead-hands-owe.right }
    .hint = 死牌不打了。还付分吗？
    .wrong-nothing = 那样的话，出错反倒成了脱身的好办法。
    .wrong-all = 你出了错，另外两家就不用付了吗？自摸该谁付分？

dead-hands-gone =
    对家亮着5条和6条。两组都有的只有这个牌型，最后是一对 8。

    打出的牌里有三张 <8B>，对子又不能用百搭牌。这手牌也死了，大家都看得见。

dead-hands-alive = 上家亮着6筒和7筒，这个牌型里都有。可打出的牌里有三张 <5D>。那手牌死了吗？
    .option-gone = 死了：四张 5 再也凑不齐
    .option-jokers = 没死：百搭牌可以当 5
    .option-line = 死了：牌型对不上
    .right = 判得公道！杠子可以用百搭牌凑。说人死牌，只能凭大家看得见的：打出的和亮出的牌。
    .shown = 杠子可以用百搭牌凑。说人死牌，只能凭大家看得见的：打出的和亮出的牌。
    .hint = 5 的那一组有几张？里面可以放什么？
    .wrong-gone = 真牌是凑不齐。可杠子一定要四张真牌吗？
    .wrong-line = 亮出的两组跟牌型对一对：四张 6，三张 7。

dead-hands-seen = 下家亮着2万和3万，牌型就还要一对 5。打出的牌里有一张 <5C>，另外两张在你的牌架上，只有你看得见。能说那手牌死了吗？
    .option-cannot = 能：它再也凑不齐
    .option-show = 能，只要我亮出两张 5
    .option-no = 不能
    .right = 你知道，别人看不见，自己的牌不能当证据。心里有数就好。
    .shown = { dead-hands-seen.right }
    .hint = 这一桌上，大家都看得见的是什么？
    .wrong-cannot = 没错。可别人怎么看得出来？
    .wrong-show = 自己亮的不能当证据，还露了底。大家看得见的是什么？

dead-hands-proof = 亮出的这两组，只有这个牌型都有，另外还要花牌、三张 5 和一对 6。下面是所有打出的牌：选出能证明这手牌死了的那几张。
    .right = 推得好！6 走了三张，牌型最后却要一对 6。缺的要是 5，百搭牌可以顶上。
    .shown = 6 走了三张，牌型最后却要一对 6。缺的要是 5，百搭牌可以顶上。
    .hint = 先找牌型里不能用百搭牌的那一组。
    .wrong = 找一找：哪一组，用上百搭牌也凑不成了？
    .wrong-fives = 5 还剩两张，牌型要三张。第三张可以拿什么代替？
    .wrong-two = 走了这两张，还剩两张。够不够牌型用？
    .wrong-both = 有几张确实能证明。另外几张，百搭牌代替不了吗？

dead-hands-letter = 你做这个牌型，1万的杠子已经亮着。下家打出 <2C>，你有两张。怎么办？
    .right = 牌型要四张 2，加上这张也只有三张，所以放过。另外，手里多一张、少一张（大相公、小相公）也和不了，有人说出来就是死牌。
    .shown = 牌型要四张 2，加上这张也只有三张，所以放过。另外，手里多一张、少一张（大相公、小相公）也和不了，有人说出来就是死牌。
    .hint = 牌型要几张 2？加上这张你有几张？
    .wrong = 数数牌型里的 2，再数数加上这张你有几张。
    .wrong-claim = 四张 1、三张 2，只有一个牌型两组都有，可它标着 C，不能亮牌。对家指了出来，你的手牌成了死牌。
    .wrong-pair = 你亮出两张2万，可对子不能亮。对家指了出来，你的手牌成了死牌。
    .wrong-draw = 没轮到你就摸了牌。牌放回去了，对家指了出来，你的手牌成了死牌。

dead-hands-count = 轮到你，可刚才有人跟你说话：这张摸过没有？把手里的和亮出的都数一数，再接着打。
    .right = 亮出四张，牌架上十张，该打出一张。只有在东家打第一张之前，张数不对还能改。
    .shown = 亮出四张，牌架上十张，该打出一张。只有在东家打第一张之前，张数不对还能改。
    .hint = 摸牌之前，连亮出的在内是 13 张。
    .wrong = 牌架上的、亮在顶上的，都要数。数完该做什么？
    .wrong-draw = 你已经摸过了，这是第 15 张。对家也在数，指了出来，你的手牌成了死牌。
    .wrong-line-tile = 张数数对了，可那张是牌型要的。现在又多缺一张。

dead-hands-early =
    该下家摸牌，上家却伸手摸了一张。牌放了回去。

    没轮到就摸，也是犯规，别人可以说他的手牌是死牌。

dead-hands-silent = 你亮着 1 和 9 两个刻子，没有哪个牌型两组都有，可谁也没发现。轮到你，摸到 <N>。也看看对家。怎么办？
    .right = 死牌由别人来说。没人说，就照样摸牌打牌，别给人点炮。
    .shown = { dead-hands-silent.right }
    .hint = 死牌由谁来说？你的手牌还能做什么？对家要的又是什么？
    .wrong = 轮到你，牌也摸了。每一轮最后都要做什么？
    .wrong-say = 那要由别人说。没人说的时候，轮到你该做什么？
    .wrong-win = 你摊开了牌，可什么牌也凑不齐它。现在大家都知道你是死牌了。
    .wrong-feeds = 对家说：“和牌。”2、4、6、8 都齐了。是你点的炮，所以你付 50，另外两家各付 25。

dead-hands-end =
    三家都成了死牌，这一局不算：谁也不付分，东家不变，重打一局。

    只有一个例外：其中有一家是诈和，最后成死牌的那家就要付分给剩下的一家。

dead-hands-which = 这几组都是要来亮出的。不管牌型卡怎么印，哪一组必是死牌？
    .option-pung = 两张北风，一张百搭牌
    .option-pair = 一张6筒，一张百搭牌
    .option-jokers = 一张8万，三张百搭牌
    .right = 对子不能亮，也不能用百搭牌。
    .hint = 可以亮出的组，最少要几张？
    .wrong-pung = 这是有一张百搭牌的刻子，牌型里有就可以。
    .wrong-jokers = 杠子里百搭牌几张都行，要来的那张是真的就可以。

dead-hands-back = 2 的杠子是没亮错的。后来又亮了 9 的杠子，哪个牌型都对不上。有人说破，成了死牌。哪些放回牌架？
    .option-both = 两个杠子
    .option-nines = 9 的杠子
    .option-none = 都不放回
    .right = 只放回亮错的。2 的杠子留着，里面的百搭牌还可以换。
    .shown = { dead-hands-back.right }
    .hint = 两组里，错的是哪一组？
    .wrong-both = 先亮的那一组，有什么不对吗？
    .wrong-none = 本不该亮的，就不会留在那里。

dead-hands-behind = 有人亮着这两组，现在轮到别人。他的牌架上该有几张牌？
    .right = 亮着七张，牌架上六张：一共 13 张。
    .shown = { dead-hands-behind.right }
    .hint = 没轮到的时候，每家一共 13 张。
    .wrong = 数数亮着的，再算算一个人的牌还剩几张。
    .wrong-turn = 轮到他自己，才是这个数。
    .wrong-all = 一共是这个数。可有几张亮着。
dead-hands-behind-2 = 有人亮着这两组，现在轮到别人。后面的牌架上该有几张牌？
    .right = 亮着六张，牌架上七张：一共 13 张。
    .shown = { dead-hands-behind-2.right }
    .hint = { dead-hands-behind.hint }
    .wrong = { dead-hands-behind.wrong }
    .wrong-turn = { dead-hands-behind.wrong-turn }
    .wrong-all = { dead-hands-behind.wrong-all }

dead-hands-skip = 上家的手牌死了。对家打牌，没有人要。谁摸牌？
    .option-left = 上家
    .option-me = 我
    .option-right = 下家
    .right = 跳过死牌，后面就是你。
    .hint = 本来轮到谁？再往下是谁？
    .wrong-left = 没有出错，就是上家。死牌还摸牌吗？
    .wrong-right = 一家一家往右轮。从对家数起。
dead-hands-skip-across = 对家的手牌死了。下家打牌，没有人要。谁摸牌？
    .option-left = { dead-hands-skip.option-left }
    .option-across = 对家
    .option-me = { dead-hands-skip.option-me }
    .right = 跳过死牌，后面就是上家。
    .hint = { dead-hands-skip.hint }
    .wrong-across = 没有出错，就是对家。死牌还摸牌吗？
    .wrong-me = 一家一家往右轮。从下家数起。

dead-hands-third = 已经有两家死牌，都是多了张。现在第三家也因为多张死了。会怎样？
    .option-winner = 剩下的那家赢
    .option-again = 谁也不付分，重打这一局
    .option-on = 最后一家独自打下去
    .right = 只剩一家，就打不成了，又没有人诈和。东家不变，重打一局。
    .hint = 有人喊和牌了吗？
    .wrong-winner = 14 张凑成一个牌型才算赢。最后那家凑成了吗？
    .wrong-on = 已经没有对手了。

dead-hands-table = 你做这个牌型。对家打出 <6D>。怎么办？
    .right = 手牌还活着！不能为亮牌去要对子。第二张 6 得自己摸，除非它正好是最后一张。
    .shown = 不能为亮牌去要对子。第二张 6 得自己摸，除非它正好是最后一张。
    .hint = 数一数牌型里的 6，再数数你缺几张。
    .wrong = 看看牌型里的 6，再看看别的还缺什么。
    .wrong-pair = 你亮出两张 6，可对子不能亮。上家指了出来，你的手牌成了死牌。
    .wrong-joker = 你亮出 6 和百搭牌：对子不能亮，还用了百搭牌。上家指了出来，你的手牌成了死牌。
    .wrong-pung = 你亮着三张 6，一张是百搭牌。牌型要几张？
    .wrong-mah-jongg = 除了 6 还缺别的，牌却摊开了。手牌成了死牌。

dead-hands-twelve = 传牌结束，你数了数只有 12 张。东家还没打第一张。怎么办？
    .right = 还没开打。多数牌桌从牌墙补一张，有的由东家重发。
    .shown = { dead-hands-twelve.right }
    .hint = 开打了吗？
    .option-dead = 出局：手牌成了死牌
    .option-right = 说出来，当场补上
    .option-quiet = 不作声，以后多摸一张
    .wrong-dead = 别急：开打以后张数不对，才是死牌。
    .wrong-quiet = 那样整局都少一张，一开打就是死牌。
