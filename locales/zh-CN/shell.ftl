# 程序中的各个地方。
route-home = 首页
route-lesson = 课程
route-unit-test = 测验
route-drill = 专项练习
route-table = 牌桌
route-card = { -card }
route-rulebook = 规则书
route-glossary = 词汇表
# What a screen reader calls the window.
window-title = { $place } · { -app-name }
route-settings = 设置
route-about = 关于 Mahj Tutor

# 随处可用的功能。
menu-home = 首页
menu-table = 牌桌
menu-drill = 练习
menu-card = { -card }
menu-rulebook = 规则
menu-glossary = 词汇表
menu-settings = 设置
menu-back = 返回
menu-places = 菜单
menu-with-keys = { $entry }（{ $keys }）
menu-language = 语言：{ $language }
menu-lighter = 换成浅色
menu-darker = 换成深色

# 保存的文件出了什么问题。
notice-set-aside = { $file } 用不了：{ $damage }它另存成了 { $kept_as }，程序从头记起。能修好它的话，先关闭程序，再改回原来的名字。
notice-left-alone = { $file } 用不了，原样没动：{ $damage }它该记住的，一关闭程序就没了。
notice-not-kept = { $file } 存不了（{ $error }）。你下次有改动时，程序会再试一次。要是一直存不上，关闭程序后最近做的事就没了。
notice-program-failed = { $file } 没存上，程序内部出了点问题。你下次有改动时，程序会再试一次。
notice-no-room = 这台电脑没有空间了，你做的事暂时存不下来。请放心继续：一有空间，就会全部存好。只有关闭程序时还没存上的才会丢。
notice-not-allowed = 程序没有权限写自己的文件夹，你做的事暂时存不下来。请放心继续：一有权限，就会全部存好。只有关闭程序时还没存上的才会丢。
notice-went-wrong = 程序内部出了点问题。你的牌局和学过的东西都还在。如果愿意帮我们改好它，可以在这里保存一份报告：
notice-open-elsewhere = Mahj Tutor 已经在另一个窗口里打开了。在这里可以看、可以练、可以玩，但只保存练习的结果；要保存别的，请回到那个窗口，或者关掉它再重新打开。
notice-dismiss = 知道了
damage-malformed-at = 第 { $line } 行第 { $column } 列：{ $message }。
damage-malformed = { $message }。
damage-match-word = 其中写着“{ $word }”，这里应是别的内容。
damage-match-other = 最后一局不是应接着打的第 { $number } 局。
damage-newer = 它的格式是 { $format }，是更新版本的程序存的。
damage-unreadable = { $error }。

# 放进学习者文件夹的课程有什么问题。
notice-lesson-unreadable = { $path } 读不了（{ $error }），里面的内容没有放进课程。
notice-broken-lesson = 你的文件夹里有一课没有放进课程。{ $file } 第 { $line } 行第 { $column } 列：{ $problem }。
notice-broken-lesson-text = 你的文件夹里有一课的文字不对。{ $file } 第 { $line } 行第 { $column } 列：{ $problem }。
