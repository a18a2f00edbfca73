lesson-reading-the-others = 看懂别人的牌
    .summary = 看别人亮出什么，哪张牌不该打。
    .done = 看亮出的牌就认得出牌型，会挑没人等的牌来打。

reading-the-others-open =
    亮出的一组不能再变，卡上有这一组的牌型又很少。所以亮出两组，往往就露了底。

    看下家：三张 <2B>，三张4条，其中一张是百搭牌。

reading-the-others-which = 下家在做哪个牌型？
    .option-run = 连续数字
    .option-evens = 双数
    .option-year = 2026
    .right = 你看懂第一手牌了。双数：同一花色的三张 2 和三张 4。这张卡上，两样都有的只有它。
    .shown = 双数：同一花色的三张 2 和三张 4。这张卡上，两样都有的只有它。
    .hint = 找一找：哪个牌型有同一颜色的三张 2 和三张 4？
    .wrong-run = 这个牌型可以有 2 和 4。可不管从几开始，2 有几张？
    .wrong-year = 三张 2 它有。再找找 4 在哪里。

reading-the-others-wants = 就是这个牌型。亮着的 2 和 4 是条子，再看看颜色。哪张牌下家还用得上？
    .option-two = 再来一张2条
    .option-same = 8条
    .option-other = 8筒
    .right = 8 印的是另一种颜色，是筒子或万子。下家也许还缺6条和花牌。
    .shown = 8 印的是另一种颜色，是筒子或万子。下家也许还缺6条和花牌。
    .hint = 这个牌型要的牌，哪些还没亮出来？印的是什么颜色？
    .wrong-two = 三张 2 已经亮着，牌型不再要 2 了。
    .wrong-same = 数字对了。再比比颜色：8 跟 2、4 一样吗？

reading-the-others-hot =
    这样的牌叫危险牌：很可能有人等着。打出去点了炮，就要付两倍。

    这里8筒、8万危险，6条和花牌也危险。防住别人，这牌就打好了一半。

reading-the-others-avoid = 你自己做这个牌型，用 3、5、7、9。有两张用不上，打出其中一张。
    .right = 刚才有人打出北风，没有人要。跟着打这种熟张，几乎总是安全的。
    .shown = 刚才有人打出北风，没有人要。跟着打这种熟张，几乎总是安全的。
    .hint = 看看牌型不要的那两张。下家会不会正等着其中一张？
    .wrong = 用不上的那两张，打出一张。
    .wrong-hot = 下家说：“和牌。”是你点的炮，所以你付 50，另外两家各付 25。
    .wrong-line-tile = 那张是你自己的牌型要的。现在又多缺一张。
    .wrong-win = 你的7万和9筒都还差一张。

reading-the-others-one = 另一桌。上家亮着四张东风，其中一张是百搭牌。有时一组就够了。这是哪个牌型？
    .option-winds = 花牌和风牌
    .option-news = 四种风各一张
    .option-dragons = 箭牌和东风
    .right = 这张卡上，只有它有四张东风。一看这组就知道了。
    .hint = 数一数每个牌型里的东风。
    .wrong-winds = 它也要东风，可只要三张，亮出来的是四张。
    .wrong-news = 它只印着一张东风，单张又不能要来亮牌。

reading-the-others-dragon = 除了东风，这个牌型还要一对花牌、四张一样的数字和四张相配的箭牌。也看看打出的牌：下面哪张危险？
    .option-red = 红中
    .option-north = 北风
    .option-nine = 9万
    .right = 红中配万子，还没有人打过，是生张。很可能有人留着。
    .shown = 红中配万子，还没有人打过，是生张。很可能有人留着。
    .hint = 先看牌型，再看打出的牌。
    .wrong-north = 牌型的风牌只有东风，四张都亮着了。
    .wrong-nine = 牌型要四张一样的。打出的牌里已经有几张9万？

reading-the-others-seen =
    所以也要留意打出的牌。那里有三张 <9C>，整副牌只有四张。

    一种牌看见的越多，剩下的就越安全。

reading-the-others-count = 你自己做这个牌型，用 6、7、8、9。有两张用不上，打出其中一张。
    .right = 这是第四张9万，另外三张都在打出的牌里。几乎没人用得上它。
    .shown = 这是第四张9万，另外三张都在打出的牌里。几乎没人用得上它。
    .hint = 有两张用不上。哪一张，四张你全看见了？
    .wrong = 用不上的那两张，打出一张。
    .wrong-dragon = 上家要了，亮出四张红中。是你帮他近了一步。
    .wrong-line-tile = 自己的牌型用得上它，现在缺三张了。
    .wrong-win = 先得再来一张7筒、一张8条。

reading-the-others-early =
    越打到后面越危险。所以危险的牌要趁早打，那时谁都还远：落单的箭牌、牌型不要的花牌。

    一旦有人亮出两组，就要多想想。

reading-the-others-hidden = 第三桌。下家在做这个牌型，已经亮出三组。牌架上还有几张暗牌？
    .right = 13 张减去亮出的 11 张。只剩两张暗牌，多半就等最后一张了。
    .shown = { reading-the-others-hidden.right }
    .hint = 没轮到时，每家一共 13 张。数一数亮出的牌。
    .wrong = 数数三组一共几张，再从 13 里减去。
    .wrong-three = 那样就有 14 张了。没轮到时，每家有几张？
    .wrong-open = 那是亮出的张数。问的是没亮出的。

reading-the-others-lesser = 你自己的牌型。<8B> 和 <4C> 用不上，可都不太安全。打出危险小的那张。
    .right = 想得周到！上家也许要它，可只亮了一组。别人拿它亮一组，你不用付分；点了炮才要付。
    .shown = 上家也许要它，可只亮了一组。别人拿它亮一组，你不用付分；点了炮才要付。
    .hint = 谁离和牌更近：亮了三组的，还是只亮了一组的？
    .wrong = 用不上的那两张，打出一张。
    .wrong-eight = 下家说：“和牌。”那个牌型就差一张 8。你付 50。
    .wrong-flower = 你自己的牌型要它，下家的牌型开头也是花牌。
    .wrong-line-tile = 那是自己要用的，现在缺三张。

reading-the-others-late =
    快打完了，想法就要变。牌墙还剩八张，你能摸两张，牌型却还缺五张。

    你多半和不了，那也别让别人和牌：流局一分也不用付。

reading-the-others-wall = 那就争取流局：只打谁也用不上的牌，拆自己的也行。看看对家和上家，打哪张？
    .right = 另外几张不是打了就是在你手里，谁也用不上。牌型拆了，分保住了。
    .shown = { reading-the-others-wall.right }
    .hint = 数一数打出的风牌，再加上你自己的。
    .wrong = 看看亮牌的那两家。会不会有一家要这张牌？
    .wrong-seven = 对家说：“和牌。”三种花色的 7 齐了。你付 50。
    .wrong-eight = 上家说：“和牌。”那手牌只缺 8。你付 50。
    .wrong-flower = 这次没有人要。可那两家的牌型，开头都是花牌。
    .wrong-six = 这次没有人要。可看看上家的 2 和 4：那个牌型要不要 6？

reading-the-others-coach = 现在两头都要想：自己的手牌，对家亮出的牌。打出一张，教练再说自己怎么打。
    .right = 想得周到。自己没亏多少，也没有人靠这张和牌。
    .shown = 自己没亏多少，也没有人靠这张和牌。
    .hint = 找出离你最近的牌型，再认出对家的。哪张牌两边都不要？
    .wrong = 现在要打牌。选一张打出去。
    .wrong-hot = 对家说：“和牌。”那个牌型早亮了三组，你付 50。
    .wrong-dearer = 打别的划算些。离你最近的牌型要它吗？对家的呢？

reading-the-others-own = 对家亮着5筒的杠子。打出最用不着的一张，再和教练比一比。
    .right = 选得好！这张你几乎用不着。
    .shown = 这张你几乎用不着。
    .hint = 在卡上找出离你最近的牌型。哪些牌它不要？
    .wrong = 现在要打牌。选一张打出去。
    .wrong-joker = 三张以上的组，它差不多都能放。这下谁也用不上了。
    .wrong-dearer = 打别的划算些。离你最近的是哪个牌型？它要什么？

reading-the-others-sevens = 同一家亮出了这两组。这是哪个牌型？
    .option-odds = 单数
    .option-run = 连续数字
    .option-like = 相同数字
    .right = 同一个数字，两种花色。它还要四张7万和三张花牌。
    .shown = { reading-the-others-sevens.right }
    .hint = 两组的数字是一样的。
    .wrong-odds = 它可以有 7，不过只用一种花色。这里有两种。
    .wrong-run = 它用三个不同的数字。这里有几个不同的数字？

reading-the-others-safest = 有人在做这个牌型，亮着三张2万和三张3万。下面哪张他用不上？
    .option-flower = 花牌
    .option-west = 西风
    .option-five = 5筒
    .right = 这个牌型没有风牌。花牌和 5 它都还要。
    .shown = { reading-the-others-safest.right }
    .hint = 两组已经亮了，这个牌型还要什么？
    .wrong-flower = 这个牌型印着几张花？一张都还没亮出来。
    .wrong-five = 2 加 3 是多少？还要哪个数字？

reading-the-others-left = 打出的牌里有两张9筒，你自己有一张。还可能来几张？
    .right = 一共四张，你看见了三张。
    .shown = { reading-the-others-left.right }
    .hint = 整副牌里，9筒有几张？
    .wrong = 从总数里，减去你看见的。
    .wrong-two = 你只算了打出的牌。自己手里还有一张。
    .wrong-four = 那是总数。有几张你已经看见了。
    .wrong-three = 那是你看见的。还剩几张？

reading-the-others-aim = 牌墙还剩六张，你的牌型缺五张。怎么打？
    .option-win = 牌型一张也不拆
    .option-safe = 只打安全的牌
    .option-claim = 能要的都要
    .right = 流局不用付分。别人和了就要付。
    .shown = { reading-the-others-aim.right }
    .hint = 你还能摸几次牌？
    .wrong-win = 你还能摸一两次，却缺五张。怎样才不用付分？
    .wrong-claim = 每要一次，能挑来打的安全牌就少一些。你又缺着五张。

reading-the-others-throw = 你做这个牌型，<S> 和 <8B> 用不上。对家亮的两组，是有 NEWS 和 3、6、9 的那个牌型。这两张里打出一张。
    .right = 刚才有人打出8条，没有人要。
    .shown = 刚才有人打出8条，没有人要。
    .hint = 对家亮着四张3万和四张9筒。哪个牌型两样都有？还要什么？
    .wrong = 南风和 <8B>，选一张打出去。
    .wrong-hot = 对家说：“和牌。”那个牌型四种风各要一张。你付 60。
    .wrong-line-tile = 拆了自己的牌型，现在缺三张。
