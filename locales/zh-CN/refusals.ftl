# 某个动作在此时为何不行；旁边会显示对应的规则。
refusal-not-in-rack = 你的牌架上没有{ $tile }。
refusal-not-now = 现在还不能这样做。
