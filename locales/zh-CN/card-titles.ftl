# 自带的牌型卡及其各类别的名称。
card-title-practice = 练习牌型卡
    .year = 2026
    .evens = { -evens }
    .odds = { -odds }
    .consecutive-run = { -consecutive-run }
    .like-numbers = { -like-numbers }
    .sums = { -sums }
    .quints = { -quints-section }
    .winds-and-dragons = { -winds-and-dragons }
    .threes = 3-6-9
    .singles-and-pairs = { -singles-and-pairs }

card-title-first = 初学牌型卡
    .like-numbers = { -like-numbers }
    .evens = { -evens }
    .odds = { -odds }
    .consecutive-run = { -consecutive-run }
    .year = 2026
    .sums = { -sums }
    .winds-and-dragons = { -winds-and-dragons }
    .quints = { -quints-section }
    .singles-and-pairs = { -singles-and-pairs }
