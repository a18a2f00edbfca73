# 开始一场之前的页面：和谁玩，按什么规则玩。
new-game-title = 新开一场
new-game-about = 选一种开打，按回车键就选橙色的那一种。
new-game-about-game-left = 你的牌桌还在等你。另开一场，这一桌就收了。
new-game-first = 你的第一场
new-game-easy = 轻松的一场
new-game-first-about = { card-title-first }上的牌型少，发到你手上的牌也不错。另外三家也是新手，教练随时帮你。
new-game-first-card-use = 用{ card-title-first }玩
# 先上完哪几课，第一场会容易些。
new-game-lessons = { $count ->
    [1] 先上完第 { $last } 课再打第一场，会容易些：讲的是牌和牌桌，大约 { $minutes } 分钟。
   *[other] 先上完第 { $next } 到第 { $last } 课再打第一场，会容易些：讲的是牌和牌桌，大约 { $minutes } 分钟。
}
new-game-lesson = 先上第 { $number } 课
new-game-lesson-begun = 先上完第 { $number } 课
new-game-play = 开始
new-game-usual-game = 普通的一场
new-game-usual-about = 用{ $card }，另外三家都是熟手，照多数牌桌的规则打。
new-game-usual-play = 打普通的一场
new-game-own-table = 你自己那一桌
new-game-own-table-about = { $card }，人和规则都照你在下面选的。
new-game-card = 普通的一场用的牌型卡：{ $card }
new-game-other-card = 换一张牌型卡
new-game-whole-card = 改用{ card-title-practice }，牌型多得多
new-game-more = 自己选人和规则
new-game-continue = 回到牌桌
new-game-tables = 存好的牌桌
new-game-table-name = 把这些牌友和规则存成
new-game-table-save = 保存
new-game-table-forget = 删去“{ $name }”
new-game-usual = 恢复常用的规则
new-game-rule = 规则
new-game-rule-of = 规则：{ $item }
new-game-option = { $item }：{ $option }
new-game-opponents = 对手的水平
    .help = 新手会犯初学者的错。熟手知道还剩哪些牌。高手还会看你亮了什么，扣住你要的牌。
new-game-opponent = { $place ->
    [right] 下家
    [across] 对家
    [left] 上家
   *[fifth] 第五个人
}
new-game-style = { $place ->
    [right] 下家的打法
    [across] 对家的打法
    [left] 上家的打法
   *[fifth] 第五个人的打法
}
new-game-level-learner = 新手
new-game-level-regular = 熟手
new-game-level-expert = 高手
# 只在可以出错的桌上才问。
new-game-erring = 对手也会出错
    .help = 对手会不会有时亮错牌、多牌少牌，或者诈和？看出来了就说。这一局打完，会告诉你他们错在哪里。你自己报牌名时，他们也可能报错。
new-game-erring-option = { $often ->
    [never] 从不
    [rarely] 很少
    [now-and-then] 偶尔
   *[often] 经常
}
