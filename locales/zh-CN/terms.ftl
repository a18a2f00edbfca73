# 游戏用语：一个意思一个说法，处处一致。词汇表用它们作词目，其他消息引用它们：{ -joker }。
# 次序跟 lessons/glossary 一样。
-app-name = Mahj Tutor

# 牌
-tile = 牌
-set = 一副牌
-suit = 花色
-bam = 条
-crak = 万
-dot = 筒
-bird = 幺鸡
-wind = 风牌
-dragon = 箭牌
-soap = 白板
-flower = 花牌
-joker = 百搭牌
-blank = 空白牌
-natural = 普通牌
-honor = 字牌

# 牌组
-group = 牌组
-single = 单张
-pair = 对子
-pung = 刻子
-kong = 杠子
-quint = 五张组
-sextet = 六张组
-in-a-row = 连号
-chow = 顺子
-cluster = 连印的牌
-news = NEWS

# 牌桌上
-rack = 牌架
-pusher = 推杆
-wall = 牌墙
-stack = 墩
-dice = 骰子
-break = 开牌
-reserve = 留着的几墩
-deal = 发牌
-serve = 推出牌墙
-east = 东家
-across = 对家
-game = 一局
-rotation = 换东家
-round = 圈
-wind-indicator = 风位标志

# 牌型卡
-card = 牌型卡
-line = 牌型
-hand = 手牌
-section = 类别
-note = 附注
-color = 颜色
-value = 分值
-x-and-c = X 和 C
-concealed = 暗牌型
-evens = 双数
-odds = 单数
-consecutive-run = 连续数字
-like-numbers = 相同数字
-sums = 算式
-winds-and-dragons = 风牌和箭牌
-quints-section = { -quint }
-singles-and-pairs = 单张与对子
-matching-dragon = 相配的箭牌
-opposite-dragon = 不相配的箭牌
-zero = 零
-league = 联盟

# 传牌
-charleston = 查尔斯顿传牌
-pass = 传牌
-right-across-left = 先右，再对，后左
-rollor = ROLLOR
-first-charleston = 第一轮传牌
-second-charleston = 第二轮传牌
-blind-pass = 盲传
-stop = 喊停
-courtesy-pass = 礼让换牌
-stray = 多余的牌
-heavenly-hand = 天和
-mush = 混合换牌

# 一个回合
-turn = 回合
-draw = 摸牌
-discard = 打牌
-throw = 点炮
-down-is-down = 落地无悔
-claim = 要牌
-expose = 亮出
-exposure = 亮出的牌
-out-of-turn = 没轮到
-window = 要牌的时限
-to-rack = 放上牌架
-pick-ahead = 提前摸牌
-retract = 收回
-switch = 改牌型
-live = 活牌
-ready-hand = 听牌

# 和牌与出错
-mah-jongg = 和牌
-declare = 喊{ -mah-jongg }
-false-mah-jongg = 诈和
-mah-jongg-in-error = 喊错{ -mah-jongg }
-throw-in = 推散手牌
-dead-hand = 死牌
-challenge = 质疑
-misname = 报错牌名
-same = 同上

# 百搭牌
-joker-exchange = 换百搭牌
-jokerless = 无百搭
-joker-bait = 百搭诱饵

# 付分
-point = 分
-self-picked = 自摸
-double = 加倍
-wall-game = 流局
-pie = 输分上限
-kitty = 公款

# 看别人
-hot-tile = 危险牌
-safe-tile = 安全牌
-defense = 防守

# 一晚的牌局
-table-rule = 牌桌约定
-hot-wall = 热墙
-cold-wall = 冷墙
-doubles = 骰子同点
-blank-exchange = 用空白牌换弃牌
-three-exposures = 给三组亮牌的人点炮
-bettor = 押注人
-bet = 押注
-manners = 牌桌礼仪
-tournament = 比赛
-chinese-mah-jongg = 中国麻将
-siamese = 双人麻将

group-single = { -single }
group-pair = { -pair }
group-pung = { -pung }
group-kong = { -kong }
group-quint = { -quint }
group-sextet = { -sextet }
group-other = { $size } 张组
group-of = { $tiles }{ $group }

seat-you = 你
seat-east = 东家
seat-south = 南家
seat-west = 西家
seat-north = 北家
# 句中按门风称呼玩家。
seat-called = { $wind }
# 还没讲到东南西北家时，按位置称呼。
seat-at = { $place ->
    [right] 下家
    [across] 对家
   *[left] 上家
}

card-line-name = “{ $section }”第 { $number } 行
    .in-sentence = { card-line-name }
-coach = 教练
