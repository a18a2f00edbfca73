# 自带的牌型卡及其各类别的名称。
card-title-practice = 练习牌型卡
    .year = 2026
    .evens = 双数
    .odds = 单数
    .consecutive-run = 连续数字
    .like-numbers = 相同数字
    .sums = { -sums }
    .quints = 五张组
    .winds-and-dragons = 风牌和箭牌
    .threes = 3-6-9
    .singles-and-pairs = 单张与对子

card-title-first = 初学牌型卡
    .like-numbers = 相同数字
    .evens = 双数
    .odds = 单数
    .consecutive-run = 连续数字
    .year = 2026
    .sums = { -sums }
    .winds-and-dragons = 风牌和箭牌
    .quints = 五张组
    .singles-and-pairs = 单张与对子
