## 命令行

cli-help =
    Mahj Tutor 教你打美式麻将。

    用法：mahj-tutor [命令] [选项]

    不带命令时打开窗口；`open 文件` 会带着文件里的牌型卡打开窗口。
    其他命令不需要显示器：

      check [路径...]    检查牌型卡、课程和语言文件；不给路径时检查自带内容
      expand 牌型卡      列出牌型卡上的每一手牌
      rank 牌型卡        每行读入 13 或 14 张手牌，列出最近的牌型；
                         --top N（默认 5，0 为全部）
      simulate           让电脑对手打牌：--games N --seed S --card 牌型卡
                         --bots 玩家,玩家,玩家,玩家 --duplicate --threads N
                         --shard I/N --json；玩家可以是 learner、regular、expert
                         （可加风格，如 expert:fixed-passive），
                         也可以是 baseline 或 hint；
                         加 --duplicate 时每副牌墙打四局，每局移一个座位；
                         加 --rules random 时每局随机选择牌桌约定和级别，
                         允许犯错的桌上会有人犯错；
                         加 --records 文件夹 时保存每一局的记录
      replay 牌局记录    重放一局牌的记录；用的不是自带的牌型卡时，
                         加 --card 牌型卡
      review 牌局记录... 回顾一局或几局牌：和牌机会怎样变化、为什么变化、哪里失误；
                         --seat N（0 到 3）、--card 牌型卡、--json、
                         --threads N（1 到 256）、--shard I/N
      rules              显示规则书；加 --list 只列出编号
      course             列出所有课程的一览表，以及还没有任何课程教的规则
      lesson 课程编号    显示一课的全部内容：画面、问题和讲解；
                         加 --json 时输出为数据
      exam [--seed N]    显示一次考试的题目；种子相同，题目也相同
      drill 种类         打印练习题、答案和理由：--card 牌型卡 --seed S
                         --count N --level 1 到 3，--json 输出数据，--sheet 文件.pdf 或 文件.png
                         生成可打印的练习卷，答案在最后；--list 列出种类
      screenshots 文件夹 把每个界面画成图片；--only 名称：只画名称这样开头的

    “牌型卡”是一个文件，或自带牌型卡的名称，例如 practice。

    所有命令都有的选项：

      --lang 标签        语言：{ $languages }
      --profile 文件夹   存放设置和进度的文件夹
      -h, --help         显示本帮助
      -V, --version      显示版本
cli-unknown-subcommand = 没有“{ $name }”这个命令；用 --help 查看全部命令
cli-unknown-option = 选项 { $option } 在这里没有意义；用 --help 查看选项
cli-unexpected = 多了一个词“{ $word }”；用 --help 查看用法
cli-missing = 缺少 { $word }；用 --help 查看用法
cli-no-value = { $option } 后面需要一个值
cli-bad-value = “{ $value }”不能用作 { $option } 的值；用 --help 查看可用的值
cli-unknown-language = 没有“{ $tag }”这种语言；可用的有 { $known }
cli-no-display = 没有可以打开窗口的显示器；请在桌面环境中启动，或用“mahj-tutor --help”查看不需要显示器的命令
cli-no-window = 无法打开窗口（{ $error }）；用“mahj-tutor --help”查看不需要窗口的命令
cli-unreadable = 无法读取 { $path }：{ $error }
cli-not-text = 这里不是 UTF-8 文本；如果应当是文本，请另存为 UTF-8
cli-unwritable = 无法写入 { $path }：{ $error }
cli-no-output = 无法写出结果：{ $error }
check-fine = { $files ->
   *[other] { $files } 个文件，没有问题。
}
check-found = { $problems ->
   *[other] 发现 { $problems } 个问题。
}
check-unknown-file = 这不是牌型卡、课程或语言文件
check-nothing-here = 这里没有可检查的内容：没有牌型卡、课程或语言文件
screenshots-done = { $count ->
   *[other] 已画好 { $count } 张图片。
}
check-lonely-fluent = 语言文件要和它的语言文件夹一起检查：每种语言一个文件夹，英语在“en”中
replay-unfinished = 记录到此为止，这一局还没有结束。
replay-unknown-card = 这一局用的是牌型卡“{ $card }”，程序没有自带这张牌型卡；请用 --card 指明它的文件
replay-other-card = 这一局用的是牌型卡“{ $recorded }”，不是“{ $given }”
replay-refused = 记录中的第 { $number } 步（玩家 { $seat }：{ $action }）违反规则：
replay-bet = 记录里的押注不可能成立
replay-not-over = 最后一步之后这一局还没有结束，而记录写的结果是“{ $recorded }”；请去掉结果，或补上缺少的操作
replay-other-result = 这一局的结果是“{ $played }”，而记录写的是“{ $recorded }”
record-seed = “{ $seed }”不是种子：请写 0 到 18446744073709551615 之间的数
record-no-bet = “{ $word }”不是押注：应是座位 0 到 3，或 wall-game
record-no-action = “{ $word }”不是一步操作
record-no-tile = “{ $word }”不是一张牌；牌要写成 3B、F 或 J 这样
record-no-number = “{ $word }”不是这里可用的数字
record-no-exposure = “{ $word }”不是一组亮牌：请写成 座位/序号，例如 2/0
record-no-seat = “{ $word }”不是座位：请写 0、1、2 或 3
record-expected = 这里应该是“{ $expected }”，却写着“{ $found }”
record-too-much = 操作后面不应再有内容，却写着“{ $word }”
cli-unknown-lesson = 没有“{ $id }”这一课；现有的课程是 { $known }
course-unit = 单元
course-number = 序号
course-id = 编号
course-title = 标题
course-minutes = 分钟
course-steps = 步骤
course-actions = 动手
course-longest = 最长
course-wrong = 错答
course-rule-count = 规则
course-lessons = { $count ->
   *[other] 共 { $count } 课
}
course-rules = 共 { $all } 条规则：课程讲到 { $lessons } 条，可以试玩 { $examples } 条，练习练到 { $drills } 条。
course-rules-shown = 可以试玩或练习，但没有课程讲到：
course-rules-untaught = 还没有任何地方教：
course-untaught = 还有 { $count } 条规则没有教
lesson-text-labelled = { $label }：{ $text }
lesson-text-id = 编号
lesson-text-unit = 单元
lesson-text-card = 牌型卡
lesson-text-minutes = 分钟
lesson-text-rules = 规则
lesson-text-step = 第 { $number } 步：{ $id }
lesson-text-recall = 回顾：{ $id }
lesson-text-done = 学完以后
lesson-text-shown = 画面
lesson-text-points = 指向
lesson-text-table = { $scene ->
    [goes-on] 接着上一步的牌桌
   *[set-up] 摆好一张牌桌
}：{ $moment }；座位 { $east } 是东家；牌墙还剩 { $wall } 张
lesson-text-table-unknown = 上一步打完后的牌桌
lesson-text-rack = 牌架 { $seat }：{ $tiles }
lesson-text-exposure = 亮牌
lesson-text-discards = 打出的牌
lesson-text-untaught = 还没教
lesson-text-plays = 演示
lesson-text-cannot = 这一步做不到
lesson-text-takes-tiles = 从那里拿牌
lesson-text-asked = 提问
lesson-text-accepted = 正确答案
lesson-text-example = 正确答案（举例）
lesson-text-right = 答对时
lesson-text-when-shown = 给出答案时
lesson-text-hint = 提示
lesson-text-wrong = 错答
lesson-text-then = 接着
lesson-text-otherwise = 其他错答
lesson-text-kind = { $kind ->
    [choose] 从几个答案里选一个
    [tiles] 从一排牌里挑牌
    [groups] 挑出牌型里的组
    [order] 排好顺序
    [amount] 给出一个数
    [stack] 点牌墙的一墩
    [build] 拼出一手牌
    [act] 在牌桌上操作
   *[play] 接着打
}
lesson-text-key = { $key ->
    [row] 一排牌
    [strays-of] 按此牌型多余的牌
    [line] 牌型
    [find] 要找的
    [most] 最多
    [rack] 牌架
    [tray] 托盘
    [accept] 算对的
    [coach] 评判
    [spares] 不能拆的牌型
    [others] 其他三家
    [until] 打到
   *[help] 教练
}
lesson-text-value = { $word ->
    [takers] 能用百搭牌的组
    [size] { $of ->
        [1] 单张
        [2] 对子
        [3] 刻子
        [4] 杠子
        [5] 五张组
       *[other] { $of } 张组
    }
    [color] 颜色 { $of } 的组
    [true] 教练
    [any-pass] 任何传牌
    [any-vote] 任何表决
    [any-offer] 任何提议
    [any-courtesy] 任何礼让换牌
    [any-draw] 任何摸牌
    [any-discard] 任何打牌
    [any-exposure] 任何亮牌
    [any-exchange] 任何换百搭牌
    [deal] 发完牌
    [passing] 查尔斯顿传牌结束
    [discards] 打出 { $of } 张牌
    [game] 一局结束
    [told] 主动指点
    [on-request] 问了才答
   *[alone] 不说话
}
lesson-text-when = { $word ->
    [same-kind] 同一类操作都算
    [refused] 凡是这条规则不允许的
    [wanted] 凡是送出牌型要用的牌
    [giving] 凡是送出百搭牌
    [dearer] 凡是代价明显更大的
    [misplaced] 凡是百搭牌放错位置的
    [suits] 凡是花色不对的
    [sizes] 凡是组的张数不对的
   *[numbers] 凡是数字或字母不对的
}
lesson-text-point = { $word ->
    [line] 整个牌型
    [note] 附注
    [value] 分值
    [mark] X 或 C
    [rack] 牌架
    [group] 第 { $of } 组
    [tiles] 第 { $of } 组牌
   *[stack] 第 { $of } 墩
}
lesson-text-untaught-action = { $word ->
    [blind-pass] 盲传
    [stop] 停止传牌
    [courtesy] 礼让换牌
    [exchange] 换百搭牌
    [claim-exposure] 要牌亮组
    [claim-mah-jongg] 要牌和牌
   *[declare-mah-jongg] 喊和牌
}
lesson-text-moment = { $word ->
    [first-right] { step-first-right }
    [first-across] { step-first-across }
    [first-left] { step-first-left }
    [second-left] { step-second-left }
    [second-across] { step-second-across }
    [last-right] { step-last-right }
    [vote] 表决
    [courtesy] { $of ->
        [none] 礼让换牌
       *[other] 礼让换牌 { $of } 张
    }
    [mush] 混合换牌
    [to-draw] 轮到座位 { $of } 摸牌
    [to-discard] 轮到座位 { $of } 打牌
    [discarded] 座位 { $by } 打出 { $of }
    [name-price] 等着开价
    [challenged] 座位 { $by } 质疑座位 { $of }
    [announced] 座位 { $of } 喊和牌
    [laid-open] 座位 { $of } 已亮出手牌
   *[over] 一局结束
}
