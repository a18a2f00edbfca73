# 开始一场之前的页面：和谁玩，按什么规则玩。
new-game-title = 新开一局
new-game-about = 按 Enter，就照多数牌桌的规则开打。下面什么都不用改。
new-game-about-again = 跟你上次选的一样。按 Enter 开打。
new-game-about-game-left = 有一局还在等你。另开一局，那一局就不打了。
# 还没玩过、也没选过牌型卡时才提出来。
new-game-first-card = 打第一局？{ card-title-first }牌型少，每个牌型只讲一件事。
new-game-first-card-use = 用{ card-title-first }玩
new-game-play = 开始
new-game-continue = 继续那一局
new-game-usual = 恢复常用的规则
new-game-rule = 规则
new-game-rule-of = 规则：{ $item }
new-game-option = { $item }：{ $option }
new-game-opponents = 对手的水平
    .help = 新手会犯初学者的错。熟手知道还剩哪些牌。高手还会看你亮了什么，扣住你要的牌。
new-game-opponent = { $place ->
    [right] 右家
    [across] 对家
    [left] 左家
   *[fifth] 第五个人
}
new-game-style = { $place ->
    [right] 右家的打法
    [across] 对家的打法
    [left] 左家的打法
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
