lesson-step = 第 { $number } 步，共 { $count } 步
lesson-quick-question = 小问题 { $number } / { $count }
lesson-previous = 上一步
lesson-hint = 提示
lesson-skip = 继续
lesson-skip-warm-up = 跳过复习
lesson-check = 看对不对
lesson-next = 下一步
lesson-finish = 完成
lesson-right = 对
lesson-right-now = 这回对了
lesson-compare = 做完了，比一比
lesson-wrong = 还不对
lesson-carried-out = 看看结果
lesson-almost = 差一点
lesson-hand-count = 牌架上有 { $count } 张，要 14 张
lesson-tray-tile = { $tile }，在牌盘里
lesson-tray-taken = { $tile }，已从牌盘拿走
lesson-move-up = 上移：{ $item }
lesson-move-down = 下移：{ $item }
lesson-finished-rules = 本课的规则（{ $count } 条）
lesson-finished-title = { $known ->
    [most] “{ $title }”，你已经会了大半。
   *[little] “{ $title }”学完了。
}
lesson-finished-practice = 可以再练练这几题：
lesson-finished-more = 再看另外 { $count } 题
lesson-again = 再学一遍
lesson-practice-missed = 练练这 { $count } 题
lesson-to-course = 回到课程
lesson-to-drill = 去练习
lesson-missing = 这一课打不开。“mahj-tutor check”会说明它的文件哪里不对。
lesson-show = 看答案
lesson-shown = 答案在这里
lesson-watch = 请看牌桌……
lesson-asked-again = 刚才没答对的，再来一次
lesson-recall-own = 考考你
lesson-recall-from = 复习：{ $title }
lesson-tally = { $asked } 题里有 { $right } 题一次答对
lesson-tried = 在牌桌上，有 { $count } 步你先试了别的，也看到了后果。这样记得牢。
lesson-tally-warm = 开头都是这样，再练一遍就记住了。
lesson-comes-back = 这几课的题以后还会来问你：
lesson-finished-next = 下一课大约 { $minutes } 分钟。{ $summary }
lesson-next-lesson = 下一课：{ $title }
    .short = 下一课

# Tiles that stand in a text or on an answer, and what is marked on them, as they are heard.
lesson-tiles = { $tiles }
lesson-option = { $option }：{ $tiles }
lesson-marked-right = { $what }，对
lesson-marked-wrong = { $what }，不对
lesson-marked-missing = { $what }，漏掉了

# A group of a line as it is heard: its symbols and what it is called.
lesson-group = { $symbols }，{ $group }
lesson-cluster = { $symbols }，连印的牌

lesson-take-back = 撤回
lesson-see-table = 看牌桌
lesson-read-on = 接着看讲解

# A test of what a unit teaches.
unit-test-title = 测验：{ $unit }
unit-test-passed = “{ $unit }”你会了，这几课就算学完。
unit-test-missed = 还差一点。十题里对九题，“{ $unit }”才算会了。
lesson-dice = 两颗骰子：{ $one } 和 { $other }
lesson-wall = 一道 { $stacks } 墩的牌墙
lesson-wall-broken = 一道 { $stacks } 墩的牌墙，从右边数，在 { $broken } 墩处开牌
lesson-wall-served = 一道 { $stacks } 墩的牌墙，右端斜着推向中间
lesson-wall-middle = 牌桌中间
lesson-wall-angle = 45°
lesson-stack = 右起第 { $number } 墩
lesson-stack-elsewhere = { $place ->
    [right] 下家的牌墙：从他右端起第 { $number } 墩
    [across] 对家的牌墙：从他右端起第 { $number } 墩
   *[left] 上家的牌墙：从他右端起第 { $number } 墩
}
lesson-price = 按教练的估算，这样平均大约少得 { $points } 分。
lesson-coach-same = 教练也会这样做。
lesson-coach-rather = 教练会选：{ $action }
lesson-on-this-card = 这里用：{ $card }
lesson-remark-tiles = 下次可以这样想：教练会留下{ $kept }，舍掉{ $gone }。
lesson-remark-action = 下次可以这样想，教练会选：{ $action }
lesson-own-card = 用你的牌型卡：{ $card }
lesson-not-own-card = 你的牌型卡打不了这一段，先用我们的：{ $card }
lesson-rack-open = 牌架顶上亮着：{ $open }。牌架上：{ $tiles }
lesson-rack-top = 平台
lesson-rack-slope = 斜面
lesson-seat-wind = { $place }：{ $wind ->
    [east] 东
    [south] 南
    [west] 西
   *[north] 北
}
lesson-seats = 一张牌桌：{ $own }；{ $right }；{ $across }；{ $left }
lesson-no-card-chosen = 这里用我们的{ $card }：你还没有选牌型卡。
lesson-line-lacks = 用这手牌做那个牌型，还缺 { $missing } 张。
lesson-line-wants = 其中牌型要的是：{ $tiles }。
lesson-picked-too-few = 选的都对，可还没选全。
lesson-picked-strays = 不该选：{ $tiles }。
lesson-see-card = 看牌型卡
lesson-to-exam = 去考试
lesson-played = 这一段打完了

# The keys of a lesson.
lesson-help-asked = { $asked ->
    [choose] 从几个答案里点一个。
    [tiles] 选好牌，再看对不对。
    [groups] 选好牌型里的组，再看对不对。
    [order] 排好顺序，再看对不对。
    [amount] 点出那个数，或那一墩。
    [build] 把牌摆上牌架，再看对不对。
    [act] 在牌桌上操作：点牌架上的牌，再按牌架上方的按钮。
    [play] 在牌桌上接着打。
   *[none] 看完按“下一步”。
}
lesson-help-where = { $place ->
    [exam] 考试里每题只答一次，没有提示。答完可以查词。
    [memory] 卡住了？按“提示”。答完可以查词。
    [words] 点带小圆点的词，就能看解释。按 F2 列出这一页的词。
   *[page] 卡住了？按“提示”，也可以点带小圆点的词。按 F2 列出这一页的词。
}
lesson-key-asked = 跳到题目
    .key = Tab
lesson-key-pick = 选中，或放回去；排序时拿起、放下一项
lesson-key-digits = 按编号选
lesson-key-move = 移到下一个，或移动排序的一项
    .key = 方向键
