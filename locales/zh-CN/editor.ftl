# 现有的牌型卡，选一张。
route-shelf = 选牌型卡
shelf-about = 选一张牌型卡来学、来打。你自己有的卡，也可以照印的样子一行一行录入。
shelf-match-keeps-card = 没打完的那一场还用原来的卡，新开的用这里选的。
shelf-about-first = 适合头几局：牌型少，每个牌型只讲一件事。
shelf-about-practice = 跟牌桌上用的卡一样长，花样一样多。
shelf-counts = { $lines } 个牌型，{ $hands } 种手牌
shelf-in-use = 练习、新牌局，和没有指定牌型卡的课，都用这一张
shelf-lesson = “{ $lesson }”（{ $card }）
shelf-lessons-of = { $card }（{ $count } 课）
shelf-lessons-keep = 有些课讲的是某张卡上的牌型，你选哪张，课里都用那一张：{ $cards }。
shelf-use = 使用 { $title }
shelf-edit = 修改 { $title }
shelf-remove = 删除 { $title }
shelf-remove-really = 确定删除 { $title }
shelf-untitled = 没有标题的牌型卡（{ $id }）
shelf-titled = { $title } { $year }
shelf-begin = 录入牌型卡
file-choose = 选择文件……
file-choose-place = 选择保存位置……
file-to-read = 选择文件
file-to-write = 选择文件的保存位置
shelf-import-path = 导入牌型卡：文件在哪里？也可以把文件拖到这个窗口上。
shelf-import = 导入
shelf-imported = { $file } 已经放好。{ $problems ->
    [0] 每一行都可以使用。
   *[other] 还有 { $problems } 处要改。
}
shelf-read-as-meant = 文件里有些地方不清楚，是按最可能的意思读的，或者留在了括号里，请看一看：
shelf-not-imported = 读不了 { $path }（{ $error }）。请看看写得对不对，文件在不在。
shelf-unreadable = { $file } 不是格式 1 的牌型卡，什么都没有改：
shelf-problem = 第 { $line } 行第 { $column } 个字符：{ $problem }。

# 把牌型卡打进来。
route-editor = 录入牌型卡
card-choose = 选一张牌型卡，或自己录入
editor-field-title = 牌型卡标题
editor-field-year = 年份
editor-field-section = 第 { $number } 个类别的标题
editor-section-named = { $title }
editor-section-unnamed = 第 { $number } 个类别
editor-field-line = { $section }，第 { $number } 行
editor-hint-title = 牌型卡标题
editor-hint-section = 类别标题，例如 2468
editor-hint-line = 照印的写一行，例如 ff 1111a dddda 1111b x25
editor-singles = { -singles-and-pairs }
editor-singles-about = 这一类不能用百搭牌，所以没有百搭牌不加倍。
editor-status-tiles = { $tiles } 张，共 14 张
editor-status-problems = { $count } 处要改
editor-status-hands = { $hands } 种手牌
editor-status-doubts = { $hands } 种手牌，请核对
editor-first-title = 照印的样子录入你的卡
editor-first-step = 写标题，按 Enter；写年份，按 Enter；再写第一个类别的标题，按 Enter；然后一行一行写。小写字母就行。边写边保存。也可以一次粘贴好几行。
editor-line-step = 照印的写出每一组，数字和箭牌后面加 a、b、c，表示第一、第二、第三种颜色；最后写 x 或 c 和分值。这里什么都不写就按 Enter，开始新的类别。
editor-value-step = 现在写分值：x25，暗牌型写 c30。
editor-hands = { $hands } 种手牌
editor-not-read = 读不了：
editor-problem = { $problem }
editor-no-value = 这一行没有写分值；在最后写 x25，暗牌型写 c30
editor-misspelt-value = 这还不是分值；请写成 x25，暗牌型写成 c30
editor-value-out-of-range = 一行的分值是 { $least } 到 { $most }
editor-fix = 改成 { $line }（{ $keys }）
editor-fix-remove = 去掉这一行（{ $keys }）
editor-fix-mark = 把这个类别标为单张与对子（{ $keys }）
editor-fix-unmark = 这个类别不是单张与对子（{ $keys }）
editor-pasted = 已粘贴 { $lines } 行{ $sections ->
    [0] {""}
   *[other] 、{ $sections } 个类别
}。{ $problems ->
    [0] 每一行都可以使用。
   *[other] 有 { $problems } 行要改。
}
editor-pasted-back = 按 { $keys } 可以撤回。
editor-palette-fold = 收起
editor-palette-unfold = 用鼠标写
editor-palette-tiles = 张数
editor-palette-tiles-of = 一组 { $count } 张
editor-palette-color = 颜色
editor-palette-suit = { $suit ->
    [a] 第一种
    [b] 第二种
   *[c] 第三种
}
editor-palette-place = 下一组
editor-palette-beside = 单独一组
editor-palette-within = 连着写，像 2026
editor-palette-instead = 写在斜杠后面
editor-palette-put = 加上 { $group }
editor-palette-put-suited = 加上 { $group }：{ $color }
editor-palette-take = 去掉最后一组
editor-palette-way = 另一种写法
editor-palette-numbers = 数字
editor-palette-numbers-move = { $numbers ->
    [slide] 任意
    [slide-odd] 单数
    [slide-even] 双数
   *[printed] 不动
}
editor-palette-value = 分值
editor-palette-value-of = { $value } 分
editor-palette-is-exposed = X
editor-palette-is-concealed = C
editor-palette-next = 下一行
editor-palette-section = 新的类别
editor-key-next = 下一行；空行开始新的类别
editor-key-section = 新的类别
editor-key-above = 上面一行
editor-key-below = 下面一行
editor-key-shift = 把这一行往上移，用 ↓ 往下移
editor-key-numbers = 数字：不动、任意、单数、双数
editor-key-next-number = 再写一遍，数字换成下一个
editor-key-fix = 照建议改
editor-key-back = 撤回上一次改动或粘贴
editor-sign-value = X 或 C，和分值
editor-sign-suits = 第一、第二、第三种颜色；这一组到此为止
editor-sign-moves = 数字一起移动：任意、单数、双数
editor-sign-no-jokers = 写在一组后面：不能用百搭牌
editor-sign-choice = 写在两组中间：选其中一组
editor-sign-or = 这个牌型的另一种写法
editor-sign-note = 附注
editor-card = { $lines } 行可以用，{ $hands } 种手牌
editor-card-left-out = 有 { $count } 行没有写完，用这张卡时不算。
editor-no-year = 年份请写数字，例如 2026，这张卡才能用。
editor-use = 使用这张牌型卡
editor-export-path = 把卡给别人：文件存到哪里？
editor-export = 保存文件
editor-exported = 已存到 { $path }。
editor-export-replaces = { $path } 已经有文件了。再按一次，就换成这张牌型卡。
editor-not-exported = 存不了 { $path }（{ $error }）。换个地方试试。

settings-card = { -card }
notice-card-not-usable = 你选的牌型卡（{ $id }）用不了：也许不见了，也许没有一行写完，也许没有年份。现在用的是练习牌型卡，你可以另选一张。
