# 程序中的各个地方。
route-home = 首页
route-lesson = 课程
route-unit-test = 测验
route-drill = 练习：这是哪个牌型？
route-table = 对局
route-card = 牌型卡
route-rulebook = 规则书
route-glossary = 词汇表
route-settings = 设置

# 随处可用的功能。
menu-home = 首页
menu-table = 对局
menu-drill = 练习
menu-card = 牌型卡
menu-rulebook = 规则
menu-glossary = 词汇
menu-settings = 设置
menu-back = 返回
menu-with-keys = { $entry }（{ $keys }）
menu-language = 语言：{ $language }
menu-lighter = 浅色主题
menu-darker = 深色主题

# 保存的文件出了什么问题。
notice-set-aside = 无法使用 { $file }：{ $damage }它已另存为 { $kept_as }，程序会重新开始记录。如果你能修好它，请先关闭程序，再改回原来的名字。
notice-left-alone = 无法使用 { $file }，已保持原样：{ $damage }它本应记住的内容，关闭程序后就会丢失。
notice-not-kept = 无法保存 { $file }（{ $error }）。你最近的操作在关闭程序后可能会丢失。
notice-dismiss = 知道了
damage-malformed-at = 第 { $line } 行第 { $column } 列：{ $message }。
damage-malformed = { $message }。
damage-newer = 它的格式是 { $format }，来自本程序的更新版本。
damage-unreadable = { $error }。

# 放进学习者文件夹的课程有什么问题。
notice-lesson-unreadable = 无法读取 { $path }（{ $error }），其中的内容没有放进课程。
notice-broken-lesson = 你的文件夹里有一课没有放进课程。{ $file } 第 { $line } 行第 { $column } 列：{ $problem }。
notice-broken-lesson-text = 你的文件夹里一课的文字有错误。{ $file } 第 { $line } 行第 { $column } 列：{ $problem }。
