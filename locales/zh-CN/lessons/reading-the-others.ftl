lesson-reading-the-others = 看懂别人的牌
    .summary = 别人亮出了什么，哪张牌不该打给他们。
    .done = 你能从亮出的牌认出牌型，挑一张没人等的牌来打。

reading-the-others-open =
    亮出的一组不会再变大小，而牌型卡上有这样一组的牌型很少。所以亮出两组，往往就露了底。

    看右家：三张 <2B>，还有三张 4 条，其中一张是百搭牌。

reading-the-others-which = 右家在凑哪个牌型？
    .option-run = 连续数字
    .option-evens = 双数
    .option-year = 2026
    .right = 双数：同一花色的三张 2 和三张 4。这张卡上没有别的牌型两样都有。
    .hint = 找一个牌型：同一颜色的三张 2 和三张 4。
    .wrong-run = 这个牌型可以有 2 和 4。可是不管从几开始，它印着几张 2？
    .wrong-year = 三张 2 它有。再找找 4 在哪里。

reading-the-others-wants = 就是这个牌型。哪张牌右家还用得上？
    .option-two = 再来一张 2 条
    .option-same = 8 条
    .option-other = 8 筒
    .right = 8 印的是另一种颜色，所以是筒子或万子。右家也许还缺 6 条和花牌。
    .hint = 这个牌型要的牌，哪些还没亮出来？印的是什么颜色？
    .wrong-two = 三张 2 已经亮着，牌型不再要 2 了。
    .wrong-same = 数字对了。再比一比颜色：8 和 2、4 的颜色一样吗？

reading-the-others-hot =
    这样的牌叫危险牌：很可能有人在等。打出去点了炮，就要付两倍。

    这里 8 筒、8 万危险，6 条和花牌也危险。不让别人和牌，是这个游戏的一半。

reading-the-others-avoid = 这是你自己的牌型，用 3、5、7、9。有两张牌在里面没有位置，打出其中一张。
    .right = 刚才有人打出北风，没有人要。刚刚放过的牌，几乎总是安全的。
    .hint = 看看牌型不要的那两张。右家会不会正等着其中一张？
    .wrong = 打出你的牌型用不上的那两张之一。
    .wrong-hot = 右家说：“和牌。”是你点的炮，所以你付 50，另外两家各付 25。
    .wrong-line-tile = 那张牌你自己的牌型要。现在又多缺一张。
    .wrong-win = 你的牌型还缺两张。

reading-the-others-one = 另一桌。左家亮着四张东风，其中一张是百搭牌。有时一组就够了。这是哪个牌型？
    .option-winds = 花牌和风牌
    .option-news = 四种风各一张
    .option-dragons = 箭牌和东风
    .right = 这张卡上，没有别的牌型有四张东风。看到一组，你就知道了。
    .hint = 数一数每个牌型里的东风。
    .wrong-winds = 它也有东风。可是有几张？
    .wrong-news = 它只印着一张东风，而单张不能要来亮牌。

reading-the-others-dragon = 这个牌型要花牌、四张一样的数字，和四张与它相配的箭牌。下面哪张牌危险？
    .option-red = 红中
    .option-north = 北风
    .option-nine = 9 万
    .right = 红中配万子，到现在还没有人打过。很可能有人留着。
    .hint = 先看牌型，再看打出的牌。
    .wrong-north = 这个牌型的风牌只有东风，四张都已经亮着。
    .wrong-nine = 牌型要四张一样的。打出的牌里已经有几张 9 万？

reading-the-others-seen =
    所以也要留意打出的牌。那里有三张 <9C>，而整副牌只有四张。

    一种牌你看到的越多，剩下的就越安全。

reading-the-others-count = 你自己的牌型，用 6、7、8、9。有两张它不要，打出其中一张。
    .right = 这是第四张 9 万，另外三张都在打出的牌里。几乎没人用得上它。
    .hint = 有两张不在牌型里。哪一张的四张你全看到了？
    .wrong = 打出你的牌型用不上的那两张之一。
    .wrong-dragon = 左家要了它，亮出四张红中。是你让那手牌更近了。
    .wrong-line-tile = 那张牌你自己的牌型要。现在又多缺一张。
    .wrong-win = 你的牌型还缺两张。

reading-the-others-early =
    牌越打越危险。所以危险的牌要趁早打，那时谁都还远：落单的箭牌，或者你的牌型不要的花牌。

    一旦有人亮出两组，就要多想想。

reading-the-others-hidden = 第三桌。右家在凑这个牌型，已经亮出三组。右家的牌架上还有几张暗牌？
    .right = 13 张减去亮出的 11 张。只剩两张暗牌，多半就等最后一张了。
    .hint = 没轮到时，每家一共 13 张。数一数亮出的牌。
    .wrong = 数出三组一共几张，再从 13 里减去。
    .wrong-three = 那样就有 14 张了。没轮到时，每家有几张？
    .wrong-open = 那是亮出的张数。问的是没亮出的。

reading-the-others-lesser = 你自己的牌型。<8B> 和 <4C> 它用不上，可两张都不太安全。打出害处较小的那张。
    .right = 左家也许要它，可是只亮了一组。别人要去亮牌，你不用付分；和牌才要付。
    .hint = 谁离和牌更近：亮了三组的，还是只亮了一组的？
    .wrong = 打出你的牌型用不上的那两张之一。
    .wrong-eight = 右家说：“和牌。”那个牌型就差一张 8。你付 50。
    .wrong-flower = 你自己的牌型要它，而且右家的牌型开头也是花牌。
    .wrong-line-tile = 那张牌你自己的牌型要。现在又多缺一张。

reading-the-others-late =
    到了一局的末尾，问题就变了。牌墙还剩 8 张，你能摸两张，牌型却还缺 5 张。

    你多半胡不了。可是别人也不一定要胡：流局你一分也不用付。

reading-the-others-wall = 那就争取流局：只打谁也用不上的牌，拆自己的牌型也行。看看对家和左家，打哪张？
    .right = 其余的都在打出的牌里或你的牌架上，几乎帮不了谁。牌型拆了，可是你不用付分。
    .hint = 数一数打出的风牌，再加上你牌架上的。
    .wrong = 看看亮出的那两个牌型。会不会有一个要这张牌？
    .wrong-seven = 对家说：“和牌。”三种花色的 7 齐了。你付 50。
    .wrong-eight = 左家说：“和牌。”那手牌只缺 8。你付 50。
    .wrong-flower = 这次没有人要。可是亮出的那两个牌型，开头都是花牌。
    .wrong-six = 这次没有人要。可是看看左家的 2 和 4：那个牌型要不要 6？

reading-the-others-coach = 现在两头都要想：自己的手牌，和对家亮出的牌。打出一张，教练再说它会怎么打。
    .right = 教练也会这样做，或者差不多。
    .hint = 找出你最接近的牌型，再认出对家的牌型。哪张牌两边都不要？
    .wrong = 这不是打牌。选一张打出去。
    .wrong-hot = 对家说：“和牌。”那个牌型早已亮出三组，你付 50。
    .wrong-dearer = 打这张，你的损失比别的大。你最接近的牌型要它吗？对家的牌型呢？

reading-the-others-own = 对家亮着 5 筒的杠子。打出你最用不着的一张，再和教练比一比。
    .right = 教练也会这样做，或者差不多。
    .hint = 在牌型卡上找出你最接近的牌型。哪些牌它不要？
    .wrong = 这不是打牌。选一张打出去。
    .wrong-joker = 三张以上的组，它几乎都能放。现在它不属于任何人了。
    .wrong-dearer = 打这张，你的损失比打别的大。你最接近哪个牌型？它要什么？

reading-the-others-sevens = 同一家亮出了这两组。这是哪个牌型？
    .option-odds = 单数
    .option-run = 连续数字
    .option-like = 相同数字
    .right = 同一个数字，两种花色。它还要四张 7 万和三张花牌。
    .hint = 两组的数字是一样的。
    .wrong-odds = 它可以有 7，不过只有一种花色。这里有两种。
    .wrong-run = 它用三个不同的数字。这里有几个不同的数字？

reading-the-others-safest = 有人在凑这个牌型，亮着三张 2 万和三张 3 万。下面哪张那手牌用不上？
    .option-flower = 花牌
    .option-west = 西风
    .option-five = 5 筒
    .right = 这个牌型没有风牌。花牌和 5 它都还要。
    .hint = 两组已经亮出来了，这个牌型还要什么？
    .wrong-flower = 这个牌型印着几张花？一张都还没亮出来。
    .wrong-five = 2 加 3 是多少？那手牌还要哪个数字？

reading-the-others-left = 打出的牌里有两张 9 筒，你自己还有一张。还可能出现几张？
    .right = 一副牌有四张，你看得到三张。
    .hint = 一副牌里，每种牌有几张？
    .wrong = 从一副牌的张数里，减去你看得到的。
    .wrong-two = 自己牌架上的那张算了吗？
    .wrong-four = 那是一副牌的张数。有几张你已经看到了。
    .wrong-three = 那是你看得到的。还剩几张？

reading-the-others-aim = 牌墙还剩 6 张，你的牌型缺 5 张。怎么打？
    .option-win = 牌型一张也不拆
    .option-safe = 只打安全的牌
    .option-claim = 能要的都要
    .right = 流局你不用付分。别人和牌就要付了。
    .hint = 你还能摸几次牌？
    .wrong-win = 你还能摸一两次，却缺 5 张。现在什么还会让你付分？
    .wrong-claim = 每要一次牌，可以挑来打的安全牌就更少。而且你还缺 5 张。

reading-the-others-throw = 你在凑这个牌型。<S> 和 <8B> 它不要。先看看对家，再打出其中一张。
    .right = 刚才有人打出 8 条，没有人要。
    .hint = 对家亮着四张 3 万和四张 9 筒。哪个牌型两样都有？它还要什么？
    .wrong = 打出你的牌型用不上的那两张之一。
    .wrong-hot = 对家说：“和牌。”那个牌型四种风各要一张。你付 60。
    .wrong-line-tile = 那张牌你自己的牌型要。现在又多缺一张。
