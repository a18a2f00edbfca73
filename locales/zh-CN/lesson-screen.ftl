lesson-step = 第 { $number } 步，共 { $count } 步
lesson-previous = 上一步
lesson-hint = 提示
lesson-skip = 继续
lesson-check = 检查
lesson-try-again = 再试一次
lesson-next = 下一步
lesson-finish = 完成
lesson-right = 答对了！
lesson-wrong = 还不对
lesson-hand-count = 牌架上有 { $count } 张，共需 14 张
lesson-tray-tile = { $tile }，在牌盘里
lesson-tray-taken = { $tile }，已从牌盘拿走
lesson-move-up = 上移：{ $item }
lesson-finished = 学完了，真棒！
lesson-finished-rules = 这一课学到的规则
lesson-finished-next = 练习“这是哪一行？”能让你更快：给你一手牌和四行，你来说哪一行最接近。
lesson-again = 再学一遍
lesson-to-course = 回到课程
lesson-to-drill = 去练习
lesson-missing = 无法打开这一课。“mahj-tutor check”会说明它的文件哪里有错。

# A group of a line as it is heard: its symbols and what it is called.
lesson-group = { $symbols }，{ $group }
lesson-cluster = { $symbols }，印成一块

lesson-exposed = { $who }已亮出：
lesson-thrown = { $who }打出{ $tile }
lesson-take-back = 收回这一步
lesson-show = 演示给我看
lesson-see-table = 看牌桌
lesson-read-on = 继续看讲解
