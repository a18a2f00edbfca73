lesson-table-rules = 牌桌的约定和第五个人
    .summary = 混合换牌、空白牌、最后一道牌墙的约定、骰子同点、押注：各桌可以约定的事。
    .done = 到了新的牌桌，该问什么你知道，也会按那里的约定打。

table-rules-agree =
    很多牌桌有自己加的规则，叫牌桌约定。开打之前大家都同意，才算数。

    到了新的牌桌，先问一句：“你们有什么约定？”只有两三个人打，也照样砌四道牌墙。

table-rules-too-late = 打到第三局，有人和了牌说：“没说过吗？我们这里双数加倍。”之前谁也没提过。算数吗？
    .option-usual = 他们一直这样打，就算
    .option-two = 多数人觉得公平，就算
    .option-not = 这次不算
    .right = 这次不算。下次开打之前，大家可以先说好。
    .shown = { table-rules-too-late.right }
    .hint = 约定要谁同意？什么时候同意？
    .wrong-usual = 别的牌桌也许是这样。这一桌大家都同意过吗？
    .wrong-two = 多数人不是所有人。再说，该什么时候同意？

table-rules-mush =
    这一桌玩混合换牌。最后一次传完，每人可以放三张以内的牌到中间，百搭牌除外。

    混在一起，放几张就拿回几张。

table-rules-mix = 你想做这个牌型。把用不上的牌全部放到中间。
    .right = 放进三张多余的，拿回另外三张，其中 <4B> 牌型正要。谁也不知道原来是谁的。
    .shown = { table-rules-mix.right }
    .hint = 你有三张牌在牌型里用不上。
    .wrong = 只放牌型用不上的，可一张也别留。
    .wrong-joker = 百搭牌不能传，也不能放到中间。
    .wrong-nothing = 不放也可以，可什么也拿不回来。多余的牌还在牌架上。
    .wrong-line-tile = 那张4条是牌型要的，说不定已经到了别人手里。

table-rules-blanks =
    空白牌见过了：没有框，这里画个小菱形。它不能传，打出去就作废。

    有的牌桌，每回合可以拿它换一张打出的牌，百搭牌除外；有的牌桌，它什么牌都能代替，对子也行。

table-rules-swap = 这一桌，空白牌可以换打出的牌。你已经摸了牌，还没有打。怎么办？
    .right = 第二张4万到手：凑对子不能要牌，用空白牌却能换。问清有几张空白牌：两到八张，六张的多。
    .shown = { table-rules-swap.right }
    .hint = 在打出的牌里，找一张你的牌型要的。
    .wrong = 打出的牌里，只有一张是牌型要的。再找找。
    .wrong-blank = 空白牌打出去就作废了，你要的那张还在那里。
    .wrong-discard = 回合结束了。你要的那张还在那里，别人可能用空白牌换走。
    .wrong-win = 对得上的有 12 张，南风和空白牌不算。

table-rules-strong = 换一桌，空白牌能当任何牌，你刚摸到一张。对一对：怎么办？
    .right = 和了！空白牌当第二张7筒，那里可不能放百搭牌。不过有空白牌，就不算无百搭。
    .hint = 牌型的哪一组，你少一张？
    .wrong = 空白牌也算上，把牌跟牌型对一对。
    .wrong-blank = 空白牌打出去就作废了。看看你的 7：空白牌可以当什么？
    .wrong-discard = 本来齐了，现在缺一张。

table-rules-last-wall =
    开牌时东家留下的那几墩最后才摸，叫最后一道牌墙。

    有的牌桌在这里玩热墙（hot wall）：打出的牌只能要来和牌。也有玩冷墙（cold wall）的：只许自摸。

table-rules-hot = 这一桌玩热墙，已经摸到最后一道牌墙。你的牌型还缺两张，上家打出 <2D>。怎么办？
    .right = 自己摸：这道牌墙上不能再亮牌。不过热墙还有一个意思，下面就讲。
    .shown = 自己摸：这道牌墙上不能再亮牌。不过热墙还有一个意思，下面就讲。
    .hint = 有了这张，14 张就齐了吗？
    .wrong = 这时候要牌只能做什么？这张牌够吗？
    .wrong-pung = 刻子要亮出来，可到了这道牌墙，就不能再要牌来亮。
    .wrong-mah-jongg = 有了它也只有 13 张对，还缺一张。
    .wrong-discard = 你有 13 张。打牌之前，先要有第 14 张。

table-rules-pays = 这一桌的热墙是第二个意思：打出没人见过的牌，点了炮要包三家。已经摸到最后一道牌墙。你有两张用不上，打出其中一张。
    .right = 想得周到！发财已经打出两张，不是生张，点了炮也只付自己那份。这些叫法各桌不一样，先问清楚。
    .shown = 打出的牌里已经有两张发财，不是生张，点了炮也只付自己那一份。这些叫法各桌不一样，先问清楚。
    .hint = 两张里有一张是熟张。再看看下家亮出了什么？
    .wrong = 两张用不上的牌，总要打掉一张。
    .wrong-nine = 下家说：“和牌。”9筒是生张，所以你包三家：自己的 60，再替另外两家各付 30。
    .wrong-line-tile = 自己的牌型要它。刚才缺两张，现在缺三张。
    .wrong-win = 牌型要两组杠子，你手里还只有刻子。

table-rules-cold = 第三桌玩的是 cold wall，已经摸到最后一道牌墙。你只缺南风，上家打出 <S>。怎么办？
    .right = 再舍不得也只好放过：在这里，最后一张要自己摸。
    .hint = 在这一桌，最后一张要从哪里来？
    .wrong = 南风是别人打出的。在这里，打出的牌还能拿来和牌吗？
    .wrong-mah-jongg = 要是别的牌墙，这就和了。可这一桌另有约定。
    .wrong-discard = 你有 13 张。打牌之前，先要有第 14 张。

table-rules-doubles = 还有一种约定：东家开牌时两颗骰子掷出一样的点数，这一局大家都加倍付。东家掷出两个 4。你的牌型值 30 分，刚摸到 <2D>。怎么办？
    .right = 和了！自摸，30 分每家付 60。骰子同点，每家 120。
    .hint = 14 张跟牌型对一对。还缺什么吗？
    .wrong = 把牌跟牌型对一对，百搭牌也算上。
    .wrong-joker = 那张百搭牌是第四张1筒。下家摸牌，牌局继续。
    .wrong-discard = 刚才都齐了，打出一张又缺一张，牌局继续。

table-rules-fifth =
    来了五个人？一个人不上桌，当押注人，每家的牌都可以看，东家打第一张之前，悄悄押一家赢。

    押中了，那家收多少，他也收多少；没押中，那家付多少，他也付多少。

table-rules-bet = 你是押注人。有三家都想做这个牌型。押谁？
    .option-south = 南家
    .option-west = 西家
    .option-east = 东家
    .right = 用得上 11 张。也可以押流局。押好就别作声：说了牌局的事，押注就作废。
    .shown = 用得上 11 张。也可以押流局。押好就别作声：说了牌局的事，押注就作废。
    .hint = 数一数，每家用得上几张。
    .wrong-south = 用得上九张，还缺五张。有一家更近。
    .wrong-west = 用得上八张，还缺六张。有一家更近。

table-rules-won = 你押东家，东家赢了：25 分的牌型，有百搭牌，西家点炮。西家付东家 50。付你多少？
    .option-nothing = 不付
    .option-half = 25 分
    .option-same = 50 分
    .right = 和东家一样：西家付 50，另外两家各付 25。每打完一局，东家下来当押注人，原来的押注人坐上去。
    .shown = { table-rules-won.right }
    .hint = 押中了，赢家得多少你也得多少。
    .wrong-nothing = 那样的话，押谁都一样。
    .wrong-half = 那是没点炮的两家付的。

table-rules-lost = 另一个晚上，你押北家。南家和了 25 分的牌型，有百搭牌，北家点炮。你付南家多少？
    .option-free = 不付
    .option-once = 25 分
    .option-twice = 50 分
    .right = 和北家一样。要是押流局，这时要付 25；要是真的流局，每家反倒付你 25。
    .hint = 押的那家付多少，你就付多少。
    .wrong-free = 押的那家输了，那家输多少，你也输多少。
    .wrong-once = 那是东家和西家付的。你押的那家呢？

table-rules-name = 新的牌桌。有人说：“我们玩热墙。”你怎么办？
    .option-claims = 点头：最后一道牌墙不能要来亮牌
    .option-ask = 问清楚是什么意思
    .option-pays = 点头：点炮的人包三家
    .right = “热墙”有两种意思，大家要说好是哪一种。
    .hint = 这个词，到哪一桌都是一个意思吗？
    .wrong-claims = 有的牌桌是这样。有的照样可以亮牌，说的是谁付分。
    .wrong-pays = 可以是这个意思。可有的牌桌谁也不多付，说的是还能要什么牌。

table-rules-passing = 这一桌玩空白牌。选出查尔斯顿传牌时不能传的牌。
    .right = 百搭牌和空白牌都不能传。
    .hint = 有两种牌总要留在手里。
    .wrong = 到哪一桌都不能传的是什么？有空白牌，还有什么不能传？
    .wrong-joker = 这张要留下。可这一桌还有一种特别的牌。
    .wrong-blank = 这张要留下。可还有一种牌，到哪一桌都不能传。
    .wrong-flower = 多了一张。哪一张和数字牌一样可以传？

table-rules-dice = 东家开牌掷出这些点，你们约定骰子同点就加倍。你点了炮：25 分的牌型，有百搭牌。付多少？
    .option-twenty-five = 25 分
    .option-fifty = 50 分
    .option-hundred = 100 分
    .right = 点炮付 25 分的两倍，骰子同点，再翻一倍。
    .shown = { table-rules-dice.right }
    .hint = 这里有两个加倍的理由。
    .wrong-twenty-five = 那是另外两家不看骰子要付的。点炮的是你。
    .wrong-fifty = 那是平时点炮付的数。看看骰子。

table-rules-drew = 你不上桌，押了北家。北家自摸，25 分的牌型，有百搭牌。另外三家每家付你多少？
    .option-once = 25 分
    .option-twice = 50 分
    .option-shared = 北家那 50 分的一半
    .right = 北家得多少你得多少：自摸，每家 50 分。
    .shown = { table-rules-drew.right }
    .hint = 押中了，赢家得多少你也得多少。
    .wrong-once = 靠别人打出的牌和了，才是这个数。
    .wrong-shared = 赢家不用分给你，大家另外付你。

table-rules-next = 五个人玩，一局打完了。下一局谁不上桌？
    .option-winner = 赢家
    .option-bettor = 还是押注人
    .option-east = 刚才的东家
    .right = 东家下来押注，押注人坐上去。
    .hint = 跟谁赢了没有关系。
    .wrong-winner = 那样的话，打得好的人反倒没得打了。
    .wrong-bettor = 谁都想打牌。押注人该上桌了。坐谁的位子？

table-rules-last-eight = 到最后一道牌墙了，这一桌打出的牌谁也不能拿来和牌。你只缺第二张8万，上家打出 <8C>。怎么办？
    .right = 摸牌。只许自摸，打出的牌就不能拿来和牌。
    .shown = { table-rules-last-eight.right }
    .hint = 在这一桌，最后一张要从哪里来？
    .wrong = 8万是别人打出的。在这里，打出的牌还能拿来和牌吗？
    .wrong-mah-jongg = 要是在多数牌桌，这就和了。想想这一桌的约定。
    .wrong-discard = 你有 13 张。打牌之前，先要有第 14 张。

table-rules-careful = 你没上桌，押的是东家。“小心那张牌！”你提醒东家。你的押注怎么办？
    .right = 押注人说了牌局的事，押注就作废，不输也不赢。
    .hint = 每家的牌你都看过，你的话有多大用处？
    .option-off = 作废
    .option-pays = 我付每家
    .option-nothing = 照旧
    .wrong-pays = 不用罚谁的分。可押注本身呢？
    .wrong-nothing = 你看过每家的牌，东家等于多了一双眼睛。
