# 规则书：死牌与质疑。
rule-dead-wrong-count = 张数不对
    .text = 手里的牌多了或少了，一被发现就是死牌（dead hand）：不能再打，也不能和。如果三个人都这样，就由同一个东家重新发牌。程序会替你数好，除非约定允许犯错。
    .example = 忘了打牌，手里有十五张：死牌。

rule-dead-mahj-in-error = 误报和牌（诈和）
    .text = 没有和却宣布和牌，并且已经亮出牌，就是死牌。之后怎么办，要看别人有没有也亮了牌。
    .example = 你摊开手牌，可是那对北风是一张北风加一张百搭牌。

rule-dead-no-such-hand = 没有一行符合
    .text = 一个牌架上亮出的牌组合起来不符合任何一行，就是死牌。
    .example = 亮着同花色的三张一和三张二，哪一行都没有这样的组合。

rule-dead-should-be-concealed = 本该是暗牌
    .text = 只有标着 C 的行才有那些牌组，却亮了出来，就是死牌。
    .example = 只有暗牌型里有四张东风和四张西风，偏偏都亮着。

rule-dead-impossible = 已经做不成
    .text = 从打出的牌和亮牌就能看出一手牌做不成了，它就是死牌。
    .example = 需要一对七，可是四张七有三张已经看得见。

rule-dead-breach = 违反打牌规则
    .text = 违反别的规则也会变成死牌，比如没轮到就摸牌。程序会拦住犯规的动作，并说明原因。约定允许犯错时，错可以犯，该付的也要付。
    .example = 邻座还在想，你就摸了牌，被大家发现。

rule-dead-illegal-call = 不该要的牌
    .text = 要了不能要的牌并亮出来，比如为对子要牌，就是死牌。
    .example = 你亮出两张花牌当对子，其中一张是要来的。

rule-dead-joker-misuse = 百搭牌放错地方
    .text = 把百搭牌亮在单张或对子里，就是死牌。
    .example = 你亮出西风和百搭牌当一对。

rule-dead-direction-change = 改到没有牌型的方向
    .text = 亮出的牌会约束你。再亮一组与前一组不在同一行的牌，就是死牌。
    .example = 先亮三的刻子，再亮七的杠子，没有哪一行两者都有。

rule-dead-exposure-size = 亮的张数不对
    .text = 亮出的张数与任何一行的那一组都对不上，就是死牌。在牌桌上，打牌或换百搭牌之前还可以更正。
    .example = 你的行要杠子，你亮了三张就继续打。

rule-dead-called-by-others = 由别人指出
    .text = 要别人说出来才算死牌。自己不必说，小心打下去就好。
    .example = 你亮的白板刻子哪一行都没有。你没有作声，接着打：这是允许的。

rule-dead-visible-only = 只凭大家看得见的
    .text = 指出别人死牌，只能根据亮牌和打出的牌，也就是大家都看得见的。自己手里的牌不能作证据。
    .example = 四张七有两张在你手里，别人没法知道。

rule-dead-owner-confirms = 由本人确认
    .text = 被指的人可以承认，就此退出；也可以否认，牌局继续。
    .example = “你说得对，我做不成了。”

rule-dead-stops = 死牌要停下
    .text = 死牌的人不再摸牌、打牌、要牌、和牌，轮到时跳过。有一份资料让他接着打牌。本程序里，被指出之前照打，指出之后就停。
    .example = 东家死牌：北家之后轮到南家。

rule-dead-cannot-win = 死牌不能和
    .text = 死牌在这一局都不能再和，就算有牌能凑齐也不行。
    .example = 你已经死牌。北家打出你差的那张七，你也不能要。

rule-dead-uncaught = 没有人发现
    .text = 没人说，牌局就继续。但亮错的手牌仍然不能和。
    .example = 你跟着摸牌打牌，只为不让别人和牌。

rule-dead-returns-error-part = 亮错的部分收回
    .text = 误亮的牌收回牌架斜面，百搭牌也一样。之前正确亮出的牌组留着。
    .example = 亮错的杠子收回，早先的刻子不动。

rule-dead-pays = 死牌照样付分
    .text = 死牌的人和别人一样付给赢家。
    .example = 你已死牌，北家自摸 25 分的行：你和大家一样付 50。

rule-dead-challenge-steps = 怎样质疑
    .text = 说别人死牌，叫做质疑。本人承认就停下；否认就继续，到最后再判定。
    .example = “我看你是死牌。”“我看不是，等着瞧。”

rule-dead-challenge-penalty-25 = 错的一方付分
    .text = 有争议的质疑，最后由错的一方付给另一方。有一份资料说 25 分，据说 2024 年的规则书是 50 分。本程序默认 25 分，牌桌也可以约定 50 分或不付。
    .example = 你说西家死牌，西家其实没错：你付西家 25 分。

rule-dead-challenge-additional = 另外计算
    .text = 质疑的罚分与这一局的付分分开计算，两样都要付。
    .example = 这一局付 50 分，判断失误再付 25 分。

rule-dead-three = 三家死牌就结束
    .text = 三家都死牌，就没有对手了。重新发牌，谁也不付分。
    .example = 南、西、北三家都死牌：洗牌。

rule-dead-bots = 对手会质疑吗
    .text = 牌桌上很多人看到死牌也不说破。对手可以设成不说，或者质疑。默认他们不说，只有一行字提醒你。
    .example = 你亮出了三张白板，那一行还要的牌却都没有了。一行字提醒你：大家都看得出来。
