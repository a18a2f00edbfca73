# 规则书：砌牌、开牌、发牌。
rule-mix-face-down = 牌面朝下洗牌
    .text = 把所有的牌扣在桌子中间，大家一起洗，谁也不知道哪张在哪里。
    .example = 声音像下雨，这也是一种乐趣。

rule-wall-19-by-2 = 每道牌墙十九墩
    .text = 每人在牌架前砌一道牌墙：长十九张，高两张。四道牌墙用完所有的牌。
    .example = 19 墩，每墩 2 张，四道：152 张。

rule-first-east-by-dice = 掷骰子定第一个东家
    .text = 东家就是庄家，先打牌。每人掷两颗骰子，点数最大的人第一局当东家。各种资料说法不一，也可以商量决定。本程序默认掷骰子，可以更改。
    .example = 你掷九点，别人五、六、八点：你是东家。

rule-first-east-host-or-seat = 或者主人先当东家
    .text = 在家里玩，常由主人先当东家，也可以按座位来定。大家同意就行。
    .example = 你是客人，所以主人先来。

rule-seat-names-ccw = 座位的风位
    .text = 东家的右边是南家，再是西家，再是北家，所以北家在东家的左边。风位只在这一局有效。
    .example = 你是西家：东家坐在对面，北家在你右边。

rule-break-dice-count = 东家开牌
    .text = 东家掷两颗骰子，从自己牌墙的右端数那么多墩，从那里断开。两张叠起来是一墩。有的牌桌固定用一个数，本程序掷骰子。
    .example = 东家掷八点：从右数第八墩之后断开。

rule-break-reserve-kept-last = 数出的几墩留着
    .text = 东家数出的几墩往后拉开，单放一边，最后才摸。
    .example = 八墩十六张，留到牌局末尾。

rule-deal-east-first-four = 东家先拿四张
    .text = 东家从断口左边拿两墩，也就是四张牌。
    .example = 东家的牌墙少了两墩，轮到南家拿。

rule-deal-order-right = 其他人依次向右
    .text = 东家之后是南家，然后西家、北家，各接着拿四张。
    .example = 发牌的方向与打牌的方向相同。

rule-deal-three-rounds = 每人拿三次四张
    .text = 每人拿三次，每次四张，共十二张。
    .example = 牌墙一共少了十二次四张：四十八张。

rule-deal-next-wall-left = 一道牌墙用完时
    .text = 发牌时一道牌墙用完，就由它左边的人推出下一道。玩家向右轮流，牌墙却是向左依次用的。
    .example = 第二轮时东家的牌墙用完：北家推出下一道。

rule-deal-east-first-and-third = 东家跳牌：第一和第三
    .text = 三轮之后，东家一次拿两张：下一墩上面的一张，和隔一墩上面的一张。这样共有十四张。
    .example = 和打中国麻将一样跳牌：“一和三”。

rule-deal-last-singles = 其他人各补一张
    .text = 然后南家、西家、北家依次各拿下一张，各有十三张。
    .example = 南家拿的是东家第一张下面那张。

rule-deal-final-counts = 十四张和十三张
    .text = 东家开始时十四张，其他人十三张。谁的张数不对，要在第一次传牌之前说。
    .example = 14 加三个 13，共 53 张。

rule-deal-left-over-depends-on-dice = 发到哪里，看骰子
    .text = 发完牌后哪道牌墙剩多少，取决于东家掷的点数。可以摸的总张数始终一样。
    .example = 掷十一点时，北家的牌墙只剩一张。

rule-deal-straddle-note = 从两道牌墙拿
    .text = 有时一个人的四张，或东家最后的两张，一部分在这道牌墙，一部分在下一道。把四道牌墙想成一圈就好。
    .example = 东家的牌墙只剩一墩：南家拿这一墩，再拿北家的一墩。

rule-serve-at-45-degrees = 推出牌墙
    .text = 推出牌墙，就是把自己牌墙的右端斜着推向桌子中间，让大家都够得着。
    .example = 接下来是北家的牌墙，由北家推出。

rule-wall-direction-left = 牌墙向左，打牌向右
    .text = 打牌和摸牌向右轮流，牌墙却向左依次用：东家的、北家的、西家的、南家的，最后是留下的那几墩。
    .example = “什么都向右，只有牌墙向左。”
