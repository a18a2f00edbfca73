## The top bar and the places of the program

route-home = 首页
route-lesson = 课程
route-drill = 练习：这是哪一行？
route-table = 对局
route-card = 计分卡
route-rulebook = 规则书
route-settings = 设置

menu-home = 首页
menu-table = 对局
menu-drill = 练习
menu-card = 计分卡
menu-rulebook = 规则
menu-settings = 设置
menu-back = 返回
