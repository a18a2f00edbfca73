# 现有的牌型卡，选一张。
route-shelf = 选牌型卡
shelf-about = 选择学习和打牌用的牌型卡。你自己的牌型卡可以照着印的样子一行一行打进来。
shelf-match-keeps-card = 没打完的牌局仍用原来的牌型卡，新的牌局用这里选的。
shelf-about-first = 适合最初几局：行数少，每行只讲一个要点。
shelf-about-practice = 和牌桌上用的牌型卡一样长，一样多样。
shelf-counts = { $lines } 行，{ $hands } 种具体手牌
shelf-in-use = 正用于练习、新牌局和没有指定牌型卡的课
shelf-lesson = 《{ $lesson }》（{ $card }）
shelf-lessons-keep = 说明某张牌型卡各行的课始终用那张卡，不论你选哪张：{ $lessons }。
shelf-use = 使用 { $title }
shelf-edit = 修改 { $title }
shelf-remove = 删除 { $title }
shelf-remove-really = 确定删除 { $title }
shelf-untitled = 没有标题的牌型卡（{ $id }）
shelf-titled = { $title } { $year }
shelf-begin = 打一张牌型卡进来
shelf-import-path = 带一张牌型卡进来：文件在哪里。也可以把文件拖到这个窗口上。
shelf-import = 带进来
shelf-imported = { $file } 已经放好；{ $problems ->
    [0] 每一行都可以用。
   *[other] 还有 { $problems } 处要改。
}
shelf-read-as-meant = 文件的这些地方按最可能的意思读了，或者留在括号里；请看一看：
shelf-not-imported = 读不了 { $path }（{ $error }）。请看看写得对不对，文件在不在。
shelf-unreadable = { $file } 不是格式 1 的牌型卡，什么都没有改：
shelf-problem = 第 { $line } 行第 { $column } 个字符：{ $problem }。

# 把牌型卡打进来。
route-editor = 打牌型卡
card-choose = 选牌型卡或自己打一张
editor-field-title = 牌型卡标题
editor-field-year = 年份
editor-field-section = 第 { $number } 个类别的标题
editor-section-named = { $title }
editor-section-unnamed = 第 { $number } 个类别
editor-field-line = { $section }，第 { $number } 行
editor-hint-title = 牌型卡标题
editor-hint-section = 类别标题，例如 2468
editor-hint-line = 照印的打一行，例如 ff 1111a dddda 1111b x25
editor-singles = 单张和对子
editor-singles-about = 这个类别的牌不能用百搭牌，所以无百搭和牌不多付。
editor-status-tiles = { $tiles } 张，共 14 张
editor-status-problems = { $count } 处要改
editor-status-hands = { $hands } 种手牌
editor-status-doubts = { $hands } 种手牌，请看
editor-first-title = 照印的样子打你的牌型卡
editor-first-step = 打标题，按 Enter；打年份，按 Enter；再打第一个类别的标题，按 Enter；然后一行一行打。小写字母就可以。你打的都会保存。也可以一次粘贴好几行。
editor-line-step = 照印的样子打每一组，数字和箭牌后面加 a、b、c，表示第一、第二、第三种颜色；最后打 x 或 c 和分值。这里什么都不打就按 Enter，开始新的类别。
editor-value-step = 现在打分值：x25；须暗牌就打 c30。
editor-hands = { $hands } 种具体手牌
editor-not-read = 读不了：
editor-problem = { $problem }
editor-no-value = 这一行没有写分值；在最后打 x25，须暗牌就打 c30
editor-misspelt-value = 这还不是分值；请写成 x25，暗牌型写成 c30
editor-value-out-of-range = 一行的分值是 { $least } 到 { $most }
editor-mend = 改成 { $line }（{ $keys }）
editor-mend-remove = 去掉这一行（{ $keys }）
editor-mend-mark = 把这个类别标为单张和对子（{ $keys }）
editor-mend-unmark = 这个类别不是单张和对子（{ $keys }）
editor-pasted = 已粘贴 { $lines } 行{ $sections ->
    [0] {""}
   *[other] 、{ $sections } 个类别
}。{ $problems ->
    [0] 每一行都可以打。
   *[other] 有 { $problems } 行要改。
}
editor-pasted-back = 按 { $keys } 可以撤回。
editor-key-next = 下一行；空行开始新的类别
editor-key-section = 新的类别
editor-key-above = 上面一行
editor-key-below = 下面一行
editor-key-shift = 把这一行往上移，用 ↓ 往下移
editor-key-numbers = 数字：不动、任意、单数、双数
editor-key-next-number = 再写一遍，数字换成下一个
editor-key-mend = 照建议改
editor-key-back = 撤回上一次改动或粘贴
editor-sign-value = 明牌型或暗牌型，和分值
editor-sign-suits = 第一、第二、第三种颜色；这一组到此为止
editor-sign-moves = 数字一起移动：任意、单数、双数
editor-sign-no-jokers = 打在一组后面：不能用百搭牌
editor-sign-choice = 打在两组中间：选其中一组
editor-sign-or = 这一行的另一种写法
editor-sign-note = 附注
editor-card = { $lines } 行可以用，{ $hands } 种具体手牌
editor-card-left-out = 有 { $count } 行没有打完，使用时不算。
editor-no-year = 年份请打数字，例如 2026，这样牌型卡才能用。
editor-use = 使用这张牌型卡
editor-export-path = 把牌型卡给别人：文件写到哪里
editor-export = 写文件
editor-exported = 已写到 { $path }。
editor-export-replaces = { $path } 已经有文件。再按一次就换成这张牌型卡。
editor-not-exported = 写不了 { $path }（{ $error }）。请换一个地方。

settings-card = 牌型卡
notice-card-not-usable = 你选的牌型卡（{ $id }）没有了，或者没有一行可以用，或者没有年份，所以现在用的是练习牌型卡。你可以另选一张。
