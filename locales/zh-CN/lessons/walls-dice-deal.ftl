lesson-walls-dice-deal = 砌牌墙、掷骰子、拿牌
    .summary = 一堆牌怎样变成你牌架上的 13 张。
    .done = 坐到真正的牌桌前，你会砌牌墙、拿牌。

walls-dice-deal-table =
    这是牌架。自己的牌立在斜面上，只有你看得见；给大家看的牌放在上面的平台。前面的推杆用来推牌墙。

    桌上还有 152 张牌、两颗骰子，每人一张牌型卡。

walls-dice-deal-no-card = 牌、骰子、牌架都有，可谁也没带牌型卡。能打吗？
    .right = 没有牌型卡就打不成，怎样算赢都印在上面。不过，卡找到了。
    .shown = { walls-dice-deal-no-card.right }
    .hint = 打第一局时，你怎么知道要哪些牌？
    .option-four-groups = 能：四组加一个对子就赢
    .option-own-lines = 能：14 张牌都成组就赢
    .option-no = 不能
    .wrong-four-groups = 中国麻将是这样赢的。在这里，怎样算赢是印好的。
    .wrong-own-lines = 什么组？要几组？你不知道该凑什么，别人也没法核对。

walls-dice-deal-build = 把牌全扣过来洗好，每人在牌架前砌一道牌墙：19 墩，一墩挨着一墩，一墩是上下两张。你的牌墙一共有几张牌？
    .right = 19 墩，每墩两张，就是 38 张。四道牌墙正好是全部 152 张。
    .shown = 19 墩，每墩两张，就是 38 张。四道牌墙正好是全部 152 张。
    .hint = 一墩两张。
    .option-nineteen = 19
    .option-thirty-eight = 38
    .option-all = 152
    .wrong-nineteen = 这是墩数。每墩不止一张牌。
    .wrong-all = 这是四道牌墙加在一起。

walls-dice-deal-who =
    有一家做东家，由他先打。第一局每人掷两颗骰子，点数最大的做东家；有的牌桌由东道主做，或者看座位。

    东家的右边是南家，然后是西家、北家。

walls-dice-deal-east = 你掷出这些点。下家掷了 7，对家 10，上家 4。谁是东家？
    .right = 10 点最大。现在每一家的风位都定了。
    .hint = 你的两颗骰子加起来，再跟另外三家比比。
    .option-me = 我
    .option-right-hand = 下家
    .option-across = 对家
    .option-left-hand = 上家
    .wrong-me = 你掷了 9 点。有没有人比你大？
    .wrong-right-hand = 下家掷了 7，比你小。
    .wrong-left-hand = 4 点最小。点数最大的才算。

walls-dice-deal-seats = 从东家开始，往右绕桌子一圈。四家按什么顺序坐？
    .right = 东、南、西、北。有的牌桌摆个风位标志，没有也行。
    .hint = 东家的右边是谁？接着往下数。
    .wrong = 从东家开始。东家的右边是谁？再右边呢？
    .item-east = 东家
    .item-south = 南家
    .item-west = 西家
    .item-north = 北家
    .wrong-left = 这是往左绕的顺序。风位跟着轮流的方向走。
    .wrong-word = 你照卡上的 NEWS 排了。座位不是这样，东家排第一。
    .wrong-swapped = 西家坐在东家对面，中间隔着一家。

walls-dice-deal-roll =
    东家再掷一次两颗骰子，从自己牌墙的右端数那么多墩，这里是 7 墩，从那里断开，叫开牌。

    数出的几墩往后拉开，这一局最后才摸。

walls-dice-deal-break = 你是东家，掷出这些点。在你面前的牌墙上开牌：点你数到的最后一墩。
    .right = 右端的 8 墩往后拉开，牌墙开好了。
    .shown = 右端的 8 墩往后拉开，牌墙开好了。
    .hint = 两颗骰子加起来。最右边的是第 1 墩。
    .wrong = 牌墙开错了地方。把骰子加起来，再从右端数一遍。
    .wrong-left = 开得太远了：数目没错，可你是从左端数的。
    .wrong-one-die = 你只拉开 5 墩，那是一颗骰子的点数。东家要数两颗加起来的点数。
    .wrong-next = 拉开的比掷出的多。从最外面那一墩开始数。

walls-dice-deal-four =
    现在拿牌。东家拿断口左边的两墩，也就是四张。右边的人拿接下来的两墩，这样绕桌子一圈。

    拿过三轮，每人有 12 张。

walls-dice-deal-first-stack = 换一局，你掷出 6 点。该你先拿四张：点先拿的那一墩，左边紧挨着的一墩会一起拿走。
    .right = 第 7 墩、第 8 墩归你。下家拿接下来的两墩。
    .shown = 第 7 墩、第 8 墩归你。下家拿接下来的两墩。
    .hint = 数出了几墩？下一墩就是你的。
    .wrong = 拿牌不是从这里开始，下家不知道从哪里接着拿。数出的那几墩后面，紧接着是哪一墩？
    .wrong-counted = 这一墩已经数出来了。你手里有了两张该留到最后的牌，下家也早了一墩。
    .wrong-outermost = 拿错了一头：你拿走了全局最后的四张，后面的人也跟着拿错。
    .wrong-far = 你从牌墙的另一头拿起，下家在那里找不到断口。断口旁边的牌要先拿。

walls-dice-deal-serve =
    东家的牌墙用完了。东家左边是北家，由他推出下一道：把自己牌墙的右端斜着推向中间，大约 45 度。

    拿牌往右轮。一道牌墙拿完，接着拿它左边那道。拉开的几墩最后才拿。

walls-dice-deal-walls = 你是东家，先拿你的牌墙。别的牌墙按什么顺序拿？你数出的几墩什么时候才轮到？五项都排好。
    .right = 五处都放对了。东、北、西、南，最后是数出的几墩。一道牌墙在你拿四张的中途用完，剩下的就从下一道拿。
    .shown = 东、北、西、南，最后是数出的几墩。一道牌墙在你拿四张的中途用完，剩下的就从下一道拿。
    .hint = 东家的左边是谁？拉开的又是什么？
    .wrong = 牌墙往左一道接一道拿，东家拉开的几墩另有安排。
    .item-east = 东家的牌墙，从断口起
    .item-north = 北家的牌墙
    .item-west = 西家的牌墙
    .item-south = 南家的牌墙
    .item-counted = 东家数出的几墩
    .wrong-turns = 这是四家轮流的顺序。牌墙的方向正好相反。
    .wrong-counted-first = 那几墩已经拉开了。要是先用它们，何必数出来？
    .wrong-counted-second = 那几墩是挨着东家的牌墙，可拉开就是要它们等着。

walls-dice-deal-last =
    三轮之后，东家跳牌：从右数，拿第 1 墩和第 3 墩上面的牌。南家拿第 1 墩下面的，西家拿第 2 墩上面的，北家拿它下面的。

    这样东家有 14 张，别人 13 张。

walls-dice-deal-third = 你是东家，每人已有 12 张，牌墙还剩这些。你拿最右边那一墩上面的牌。另一张从哪一墩拿？
    .right = 最难的一步，对了！中间归别人，第 3 墩剩下的最先摸。
    .hint = 从右端数，第一和第三。
    .wrong = 从右端数，别人该拿的要留给别人。
    .wrong-same = 你第一张下面的那张归南家。
    .wrong-next = 这一墩的两张都归别人：西家和北家。
    .wrong-fourth = 这一墩不发：开打之前谁也不动它。

walls-dice-deal-deal =
    现在上桌，从头来一遍：掷骰子定东家、砌牌墙、开牌、拿牌。

    你是东家。每次轮到你拿牌，点你先拿的那一墩；别人会自己拿。
    .right = 整副牌都拿完了，你做到了。牌墙里还剩 99 张，每道各剩多少，要看你掷了几点。
    .hint = 从上次拿完的地方接着往左拿。自己的牌墙拿完了，就从左边那道的右端接着拿。最后是第一墩和第三墩。
    .wrong = 牌墙中间空了一块，下一家不知道从哪里接着拿。先找断口，或者上次拿完的地方。
    .wrong-counted = 这一墩是你数出来的，要留到全局最后。
    .wrong-others = 那几张归你后面的人拿。现在牌墙从哪里开始？

walls-dice-deal-count = 在真正的牌桌上，先要数数自己的牌。你是东家，应该有几张？
    .right = 东家 14 张，别人 13 张。开打之前还要互相换牌，花牌可以换，百搭牌绝对不行，这些以后再讲。
    .hint = 三轮各四张，然后东家又拿了两张。
    .wrong = 加一加东家拿的牌：三次四张，再加跳牌两张。
    .wrong-others = 这是别人的张数。东家多拿了一张。
    .wrong-rounds = 这是拿过三轮之后的张数。后来东家还拿了牌。

walls-dice-deal-recall-south = 牌拿完了，你是南家。数一数，应该有几张？
    .right = 三轮四张，再加一张：13 张。只有东家是 14 张。
    .hint = 四张、四张、四张，然后呢？
    .wrong = 三轮四张，再加上南家后来拿的。
    .wrong-east = 这是东家的张数。东家最后拿了两张。
    .wrong-rounds = 三轮之后，每人还要再拿。
walls-dice-deal-recall-east = 牌拿完了，你是东家。数一数，应该有几张？
    .right = 三轮四张，再加两张：14 张。别家都是 13 张。
    .hint = 四张、四张、四张，然后呢？
    .wrong = 三轮四张，再加上东家后来拿的。
    .wrong-others = 这是别家的张数。东家比别家多拿一张。
    .wrong-rounds = { walls-dice-deal-recall-south.wrong-rounds }

walls-dice-deal-recall-break = 东家掷出这些点。点东家数到的最后一墩。
    .right = 从右端数 11 墩，在那里开牌。
    .shown = { walls-dice-deal-recall-break.right }
    .hint = 两颗骰子加起来，从右端数。
    .wrong = 把骰子加起来，再从右端数一遍。
    .wrong-left = 数目没错，可你是从左端数的。
    .wrong-one-die = 这是一颗骰子的点数。东家要数两颗加起来的点数。
walls-dice-deal-recall-break-2 = { walls-dice-deal-recall-break }
    .right = 从右端数 7 墩，在那里开牌。
    .shown = { walls-dice-deal-recall-break-2.right }
    .hint = { walls-dice-deal-recall-break.hint }
    .wrong = { walls-dice-deal-recall-break.wrong }
    .wrong-left = { walls-dice-deal-recall-break.wrong-left }
    .wrong-one-die = { walls-dice-deal-recall-break.wrong-one-die }

walls-dice-deal-recall-seat = 东家坐在你的左边，你就坐在东家的右边。你是哪一家？
    .right = 东家的右边是南家，就是你。
    .shown = { walls-dice-deal-recall-seat.right }
    .hint = 从东家起往右数，第一个座位是哪一家？
    .option-north = 北家
    .option-south = 南家
    .option-west = 西家
    .wrong-north = 北家在东家的左边。你在东家的哪一边？
    .wrong-west = 西家在东家对面。你就在东家旁边。
walls-dice-deal-recall-seat-2 = 东家坐在你对面。你是哪一家？
    .right = 西家：往哪边数，都跟东家隔一个座位。
    .hint = 从东家起往右数，先是南家，再下去呢？
    .option-north = { walls-dice-deal-recall-seat.option-north }
    .option-south = { walls-dice-deal-recall-seat.option-south }
    .option-west = { walls-dice-deal-recall-seat.option-west }
    .wrong-north = 北家在东家的左边。你在东家对面。
    .wrong-south = 南家在东家的右边。你在东家对面。

walls-dice-deal-recall-order = 先做什么，后做什么？请排好顺序。
    .right = 洗牌、砌墙、开牌、拿牌：每一局都这样开始。
    .hint = 牌墙砌好了，东家才能开牌。
    .wrong = 要拿牌，先得有牌墙；要砌墙，先得洗牌。
    .item-mix = 把牌扣着洗好
    .item-walls = 每人砌一道牌墙
    .item-break = 东家掷骰子，开牌
    .item-deal = 每人拿牌，每次四张
    .wrong-no-walls = 牌墙还没有砌，东家拿什么来开？
    .wrong-unmixed = 要洗牌，又得把牌墙推倒。

walls-dice-deal-recall-counted = 东家掷了 5 点，拉开了五墩。这些牌什么时候摸？
    .right = 别的牌都用完了才轮到它们。
    .hint = 东家为什么要拉开它们？
    .option-first = 最先
    .option-last = 最后
    .option-never = 永远不摸
    .wrong-first = 拿牌是从断口的另一边开始的。
    .wrong-never = 152 张牌都要用，这 10 张也在内。

walls-dice-deal-recall-take = 你是东家，掷出这些点。先拿哪一墩？
    .right = 数出 3 墩，你拿第 4 墩和第 5 墩。
    .shown = { walls-dice-deal-recall-take.right }
    .hint = 数出几墩？下一墩就是你的。
    .wrong = 骰子几点就数几墩。紧接着的是哪一墩？
    .wrong-counted = 这一墩要留到牌局末尾。
    .wrong-far = 这是你牌墙的另一头。你要从断口拿起。
walls-dice-deal-recall-take-2 = { walls-dice-deal-recall-take }
    .right = 数出 5 墩，你拿第 6 墩和第 7 墩。
    .shown = { walls-dice-deal-recall-take-2.right }
    .hint = { walls-dice-deal-recall-take.hint }
    .wrong = { walls-dice-deal-recall-take.wrong }
    .wrong-counted = { walls-dice-deal-recall-take.wrong-counted }
    .wrong-far = { walls-dice-deal-recall-take.wrong-far }

walls-dice-deal-recall-table-serve = 这一桌，东家坐在你右边。东家的牌墙拿完了，接着往左拿。下一道由谁推出来？
    .right = 你坐在东家的左边。东家的牌墙用完，就轮到你的。
    .shown = { walls-dice-deal-recall-table-serve.right }
    .hint = 想象自己坐在东家的位置。东家的左边是谁？
    .option-across = 对家
    .option-me = 我
    .option-left-hand = 上家
    .wrong-across = 对家在东家的右边。轮流是往右，牌墙却不是。
    .wrong-left-hand = 上家在东家对面。从东家往左数，谁排在上家前面？
