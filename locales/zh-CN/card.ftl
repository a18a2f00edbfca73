# 自己写的牌型卡哪里有错、该怎么改。slide、[[section]]、numbers = "printed" 这类词是文件里的写法，
# 各种语言都一样。
card-empty-text = “{ $key }”是空的；请在引号里写上内容
card-bad-id = “{ $id }”不能当作 id；请用小写字母 a 到 z、数字和单个连字符，例如 like-numbers
card-duplicate-id = 文件第 { $first } 行的类别已经用了 id“{ $id }”；请给这个类别换一个
card-no-sections = 这张牌型卡没有类别；请用 [[section]] 开始一个类别
card-no-lines = 这个类别没有牌型；请用 [[section.line]] 开始一个牌型
card-too-many-lines = 一张牌型卡最多有 { $most } 个牌型，这里多了；请删掉一些
card-too-many-sections = 一张牌型卡最多有 { $most } 个类别，这里多了；请删掉一些
card-too-many-patterns = 一个牌型最多有 { $most } 种写法，这里多了；请删掉一些
card-long-pattern = 14 张牌的牌组写不了这么长；一个牌型最多 { $most } 个字符
card-empty-pattern = 这里没有牌组；请写出 14 张牌的牌组，例如 "FF 1111a DDDDa 1111b"
card-empty-choice = 竖线 | 旁边少了一组牌；可选的牌组要连着写，例如 2222a|4444a
card-no-symbol = 这前面没有牌；一组要先写牌，例如 222a
card-unknown-symbol = “{ $symbol }”不是牌型卡里的牌；请写 0 到 9、D、F、N、E、W、S、R、G、Z 或 X
card-small-symbol = 这里要写大写的 { $symbol }；只有花色字母用小写
card-capital-suit-letter = 花色字母要小写：{ $letter }
card-unknown-suit-letter = “{ $letter }”不是花色字母；请写 a、b 或 c，代表任意三种不同的花色
card-letter-not-last = 花色字母 { $letter } 是一组的结尾；请在它后面加空格
card-bang-not-last = ! 是一组的结尾；请在它后面加空格
card-sign-in-group = 符号“{ $sign }”要单独写；请在它两边加空格
card-missing-suit-letter = { $group } 没有写花色；请在后面写 a、b 或 c：字母相同的组是同一种花色
card-needless-suit-letter = { $group } 没有花色；请去掉 { $letter }
card-group-too-large = 一组最多 6 张牌，这里有 { $size } 张；请拆开
card-needless-bang = { $group } 本来就不能用百搭牌，三张以上相同的牌才可以；请去掉 !
card-too-many-any-winds = { $groups } 组 Z 必须是不同的风牌，而风牌只有 4 种；请写明其中几组
card-too-many-any-dragons = { $groups } 组 X 必须是不同的箭牌，而箭牌只有 3 种；请写明其中几组
card-unequal-choice = 这个可选的组有 { $here } 张牌，同一处的第一组有 { $first } 张；请写成一样多
card-tiles-missing = 这个牌型有 { $tiles } 张牌，一手牌是 14 张；请加 { $missing } 张
card-tiles-extra = 这个牌型有 { $tiles } 张牌，一手牌是 14 张；请去掉 { $extra } 张
card-no-position = 无论怎样移动，这个牌型的数字都不能全是{ $numbers ->
    [odd] 单数
    [even] 双数
   *[any] 合适的数
}；请改数字，或写 numbers = "printed"
card-too-few-naturals = 这里有{ $tiles }，都不能用百搭牌代替，而一共只有 { $exist } 张；请少用几张，或让百搭牌可以代替
card-too-few-jokers = 这里需要 { $needed } 张百搭牌，而一共只有 { $exist } 张；请把同一种牌的组改小
card-too-many-hands = 这里会变出 { $most } 种以上的手牌；请减少选择
card-unknown-words = “{ $words }”不是牌组；牌型里只写牌组，文字请写进附注：文件里写 note = "…"，输入时写 (…)
card-value-in-pattern = “{ $value }”是分值，不是牌组；它只写一次，放在所有牌组后面，文件里写 value = 25
card-too-many-together = 加上 { $group }，同一种牌要 { $needed } 张，而一共只有 { $exist } 张；{ $kind ->
    [suited] 是不是想写另一种颜色？
   *[other] 是不是想写别的牌？
}不然只能靠百搭牌补足
card-same-choice = { $group } 已经在可选的组里了；请删掉一个
card-pattern-twice = 文件第 { $first } 行已经有这个牌型；请删掉一个
card-same-hands = 这个牌型的每一手牌，{ $other } 里也都有；请改掉或删掉一个
card-never-slides = 这些数字只有一种放法，移动不了；请改牌型，或写 numbers = "printed"
card-skipped-suit-letter = 这里用了花色 { $letter }，却没有用到花色 { $skipped }：是不是漏了一种颜色？不然请按顺序用字母
card-nothing-new = 这个牌型的每一手牌前面的牌型都有了；请改掉或删掉它
card-cheap-concealed = 这个牌型是更难的暗牌型，分值却不比 { $exposed } 的 { $value } 分高；请提高它的分值
card-unmarked-singles-and-pairs = 这个类别没有一手牌能用百搭牌：是不是单张与对子？不标明的话，在这里每次和牌都按无百搭加倍
card-jokers-in-singles-and-pairs = 单张与对子不能用百搭牌，可这里三张以上的组能用；是不是放错了类别，或者组写大了？
card-proposal-write = 请写 { $text }
card-proposal-add = 请加上 { $text }
card-proposal-remove = 请删掉
