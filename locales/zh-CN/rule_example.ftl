# A rule that is tried at the table.
route-rule-example = 试一条规则
rule-example-side = 规则
rule-example-show = 演示给我看
rule-example-again = 再来一次
rule-example-back = 回到这条规则
rule-example-followed = 接下来发生的事
