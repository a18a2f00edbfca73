# A rule that is tried at the table.
route-trial = 试一条规则
trial-side = 规则
trial-show = 演示给我看
trial-again = 再来一次
trial-back = 回到这条规则
trial-followed = 接下来发生的事
