lesson-meet-the-tiles = 认牌
    .summary = 这副牌跟中国麻将有什么不同，美国牌桌上怎么报牌名。
    .done = 这副牌你都认得了，报牌名也跟美国牌桌上一样。

meet-the-tiles-suits =
    打过中国麻将的，这些都是老相识：条、万、筒，每种 1 到 9，数字印在牌角。

    没打过也容易认：条子（Bam）画的是竹子，万子（Crak）有红色的“萬”字，筒子（Dot）是圆圈。

meet-the-tiles-dots = 选出所有的筒子。
    .right = 三张筒子：<2D 4D 7D>。
    .shown = 三张筒子：<2D 4D 7D>。
    .hint = 筒子画的都是圆圈。
    .wrong = 再看一遍：筒子都要，别的一张也不要。
    .wrong-craks = 这两张有红色的“萬”字，是万子。
    .wrong-bams = 这三张画的是竹子，是条子。

meet-the-tiles-honors =
    风牌、箭牌你也许早就认得，这里牌角多了英文字母：东 E、南 S、西 W、北 N，红中 R，发财 G。

    白板是个空框，英语叫 Soap（肥皂）。牌角印着 0，因为它也当数字 0 用，这是美式的规矩。

meet-the-tiles-dragons = 选出所有的箭牌。
    .right = 红中、发财、白板，都在这里：<R G 0>。
    .shown = 红中、发财、白板：<R G 0>。
    .hint = 一共三张：两张有字母，一张是空框。
    .wrong = 这一排有三张箭牌。有 1 到 9 的不算，风牌也不算。
    .wrong-two = 这两张是箭牌。可这一排还有第三张，既不红也不绿。
    .wrong-south = S 是风牌：南风。第三张箭牌没有字母，只有一个框。

meet-the-tiles-belong =
    中国麻将没有这一条：每种箭牌配一种花色。红中配万子，发财配条子，白板配筒子。

    美国人这样记：“萬”字是红的，竹子是绿的，肥皂（Soap）的泡泡是圆的。

meet-the-tiles-dragon-of = 哪种箭牌配这些牌？
    .right = 这是条子，配发财。
    .shown = 这是条子，配发财。
    .hint = 看颜色：这种花色画的是什么？
    .option-red = 红中
    .option-soap = 白板
    .option-green = 发财
    .wrong-red = 红中配有红字的牌。这几张画的是竹子。
    .wrong-soap = 白板配圆的牌。这几张画的是竹子。

meet-the-tiles-suit-of = 反过来问：白板配其中哪一种？
    .right = 肥皂泡是圆的：筒子。
    .shown = { meet-the-tiles-suit-of.right }
    .hint = 白板英语叫肥皂。想想肥皂泡是什么样子。
    .option-craks = 万子
    .option-dots = 筒子
    .option-bams = 条子
    .wrong-craks = 万子的字是红的，配同样颜色的箭牌。
    .wrong-bams = 竹子是绿的，配同样颜色的箭牌。

meet-the-tiles-twins =
    有两处容易看错，老手也要留心。

    各副牌的幺鸡画得不一样，有的很像花牌：牌角有数字的才是1条。白板有框；没有框的是空白牌，不是白板，是备用的，通常留在盒里。

meet-the-tiles-bams = 选出所有的条子。
    .right = 看得准：<1B 4B 9B>，幺鸡也在里面。
    .shown = <1B 4B 9B>：幺鸡，还有两张竹子。
    .hint = 看牌角：条子都有数字。别忘了幺鸡。
    .wrong = 再看一遍牌角：条子都有数字，幺鸡也是条子。
    .wrong-no-bird = 这两张是条子，可还有一张。不是每张条子都画着竹子。
    .wrong-flowers = 花牌的牌角没有数字，所以不属于任何花色。
    .wrong-dragon = 发财配条子，可它自己不是条子：它是箭牌，没有数字。

meet-the-tiles-soap = 选出所有的白板。
    .right = 两张白板，都有框。没有框的两张是空白牌。
    .shown = 两张白板，都有框。没有框的两张是空白牌。
    .hint = 白板有框。
    .wrong = 找那个框。圆的是筒子，N 是风牌，什么也没有的是空白牌。
    .wrong-blanks = 这两张连框也没有，是空白牌。
    .wrong-both = 这四张里有两张没有框。
    .wrong-one = 对，不过这一排不止一张。

meet-the-tiles-copies =
    条、万、筒、风牌、箭牌，每种四张，跟中国麻将一样。

    花牌不同：八张都算同一种，不管画着什么；摸到不补花，留在手里凑牌型。还有八张百搭牌，可以代替别的牌。

meet-the-tiles-count = 你有这三张。整副牌里还有几张一样的？
    .right = 一共四张，你有三张，还剩一张。
    .shown = 一共四张，你有三张，还剩一张。
    .hint = 有花色的牌，每种一共几张？
    .wrong = 想想一共有几张，再减去你的三张。
    .wrong-all = 那是总数，其中三张就在你面前。
    .wrong-eight = 那样就一共八张了。只有花牌和百搭牌才有那么多。

meet-the-tiles-flowers = 手上要是这三张呢？
    .right = 花牌八张都算同一种，你有三张，还剩五张。
    .shown = 花牌一共八张，都算同一种，你有三张，还剩五张。
    .hint = 花牌比任何一种有花色的牌都多。
    .wrong = 花牌一共几张？再减去你的三张。
    .wrong-four = 有花色的牌才是这个数。花牌要多一些。
    .wrong-all = 那是总数，其中三张是你的。

meet-the-tiles-aloud =
    打牌要报牌名。美国牌桌上说英语，先数字，后花色：2条 two bam，2万 two crak，2筒 two dot。

    东风 east，红中 red，发财 green，白板 soap；花牌都是 flower。

meet-the-tiles-say-bird = 你打出这张牌。牌桌上怎么报？
    .right = 幺鸡就是1条，先数字，后花色：one bam。
    .hint = 牌角是几？幺鸡属于哪种花色？
    .option-flower = “flower”（花牌）
    .option-bam-one = “bird”（鸟）
    .option-one-bam = “one bam”（1条）
    .wrong-flower = 这样别人会当成花牌。看看牌角。
    .wrong-bam-one = 跟“幺鸡”一样，说的是图案。这里报数字和花色：是几，是哪种花色？

meet-the-tiles-say-dragon = 那么这张呢？
    .right = 箭牌报颜色就够了：发财是 green，牌角的 G 就是它；红中是 red。
    .hint = 这是箭牌。三种里的哪一种？
    .option-green = “green”（发财）
    .option-bam = “soap”（白板）
    .option-dragon = “dragon”（箭牌）
    .wrong-bam = 白板只有一个空框。这张写着绿色的“發”。
    .wrong-dragon = 箭牌有三种，谁也不知道是哪一种。

meet-the-tiles-craks = 选出所有的万子。
    .right = <2C 6C 9C>：三张万子。
    .hint = 万子有数字，还有红色的“萬”字。
    .wrong = 找有数字、又有红色“萬”字的牌。万子都要，别的一张也不要。
    .wrong-red = 红中配万子，可它自己不是万子：它是箭牌，没有数字。
    .wrong-sixes = 数字相同，花色却是三种。
meet-the-tiles-every-bam = 选出所有的条子。
    .right = <1B 3B 8B>：三张条子，幺鸡就是 1。
    .hint = 条子画着竹子，只有幺鸡画着鸟。
    .wrong = 找画着竹子的牌，还有幺鸡。条子都要，别的一张也不要。
    .wrong-green = 发财配条子，可它自己不是条子：它是箭牌，没有数字。
    .wrong-no-bird = 两张条子。还有一张没画竹子，牌角却有个 1。

meet-the-tiles-bird = 其中一张是条子。哪一张？
    .right = 幺鸡就是1条。
    .hint = 条子的牌角有数字。
    .option-flower = 有 F 的
    .option-green = 有 G 的
    .option-one = 画着鸟的
    .wrong-flower = 牌角是 F：这是花牌。
    .wrong-green = 牌角是字母，不是数字：这是箭牌。

meet-the-tiles-red-with = 这些箭牌配哪种花色？
    .right = 红中配万子：“萬”字是红的。
    .hint = 看颜色：哪种花色每张都有红字？
    .option-craks = 万子
    .option-bams = 条子
    .option-dots = 筒子
    .wrong-bams = 竹子是绿的，配的是另一种箭牌。
    .wrong-dots = 筒子圆得像肥皂泡，配的是另一种箭牌。
meet-the-tiles-green-with = 这些箭牌配哪种花色？
    .right = 发财配条子：竹子是绿的。
    .hint = 看颜色：哪种花色画的东西是绿的？
    .option-craks = { meet-the-tiles-red-with.option-craks }
    .option-bams = { meet-the-tiles-red-with.option-bams }
    .option-dots = { meet-the-tiles-red-with.option-dots }
    .wrong-craks = “萬”字是红的，配的是另一种箭牌。
    .wrong-dots = { meet-the-tiles-red-with.wrong-dots }

meet-the-tiles-norths = 你看见了两张北风。另外还有几张？
    .right = 每种风牌四张，所以还有两张。
    .hint = 每种风牌的张数，跟每种数字牌一样多。
    .wrong = 北风一共几张？再减去看见的两张。
    .wrong-all = 那是总数，看见的两张也算在里面。
    .wrong-eight = 那样就一共八张了。只有花牌和百搭牌才有那么多。
meet-the-tiles-easts = 你看见了一张东风。另外还有几张？
    .right = 每种风牌四张，所以还有三张。
    .hint = { meet-the-tiles-norths.hint }
    .wrong = 东风一共几张？再减去看见的一张。
    .wrong-all = 那是总数，看见的一张也算在里面。
    .wrong-eight = { meet-the-tiles-norths.wrong-eight }

meet-the-tiles-winds = 选出所有的风牌。
    .right = 东、南、北：<E S N>。
    .hint = 风牌的牌角是 N、E、W、S 中的一个字母。
    .wrong = 看牌角：只有 N、E、W、S 是风牌。
    .wrong-no-south = 这两张是风牌。这一排还有一个字母也是风。
    .wrong-soap = 这四张里有一张是空框，那是箭牌。
meet-the-tiles-winds-west = 选出所有的风牌。
    .right = 东、西、北：<E W N>。
    .hint = { meet-the-tiles-winds.hint }
    .wrong = { meet-the-tiles-winds.wrong }
    .wrong-no-west = { meet-the-tiles-winds.wrong-no-south }
    .wrong-green = 这四张里有一张牌角是 G，那是箭牌。

meet-the-tiles-say-seven = 你打出这张牌。怎么报？
    .right = 先数字，后花色：7筒，seven dot。
    .hint = 先说数字，再说花色。
    .option-seven = “seven”（7）
    .option-seven-dot = “seven dot”（7筒）
    .option-dot-seven = “seven bam”（7条）
    .wrong-seven = 7 有三种，这是哪一种？
    .wrong-dot-seven = 数字对了。画着竹子的才是条子，这张画的是什么？

meet-the-tiles-say-four = 你打出这张牌。怎么报？
    .right = 先数字，后花色：4条，four bam。
    .hint = { meet-the-tiles-say-seven.hint }
    .option-four = “four”（4）
    .option-four-bam = “four bam”（4条）
    .option-bam-four = “four dot”（4筒）
    .wrong-four = 4 有三种，这是哪一种？
    .wrong-bam-four = 数字对了。筒子是圆的，这张画的是什么？

meet-the-tiles-say-flower = 你打出这张牌。怎么报？
    .right = 一声 flower 就够了：八张花牌都一样。
    .hint = 图案各不相同，可这八张统称什么？
    .option-number = “two flower”（2花）
    .option-flower = “flower”（花牌）
    .option-season = “spring”（春）
    .wrong-number = 有花色的牌才报数字。
    .wrong-season = 换一副牌，图案就不同了。这八张有什么共同的名字？

meet-the-tiles-say-east = 你打出这张牌。怎么报？
    .right = 一声 east，大家都明白。风牌报方向就够了。
    .hint = 这是风牌，四种里的哪一种？
    .option-one-east = “one east”（1东）
    .option-wind = “wind”（风牌）
    .option-east = “east”（东风）
    .wrong-one-east = 看看牌角：只有字母，没有数字。
    .wrong-wind = 风牌有四种，谁也不知道是哪一种。
