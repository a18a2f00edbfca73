# 文件写法上的错误：牌型卡、课程、牌局记录都用这些话。文件里的词各种语言都一样。
file-syntax = 这不是 TOML：{ $detail }；看看这里或上一行是不是少了引号或括号
file-newer-format = 这个文件的格式是 { $found }，这一版 { -app-name } 只能读格式 { $known }；请使用更新的 { -app-name }
file-format = 没有格式 { $found }；可以读取的格式是：{ $known }
file-unknown-key = 这里没有“{ $key }”这一项；{ $meant ->
    [none] { "" }
   *[other] 是不是想写“{ $meant }”？
}这里可以写：{ $known }
file-missing-key = 这里缺少“{ $key }”{ $example ->
    [none] { "" }
   *[other] ；请这样加上：{ $example }
}
file-wrong-value = “{ $key }”应该是{ $wanted ->
    [text] 引号里的文字
    [number] 不带引号的整数
    [flag] 不带引号的 true 或 false
    [list] 方括号里的一列内容
    [texts] 引号里的文字，或方括号里的一列文字
    [four-numbers] 方括号里的四个整数，每位玩家一个
    [table] 单独的一个表
   *[tables] 用双层方括号写的一段
}{ $example ->
    [none] { "" }
   *[other] ，例如：{ $example }
}
file-out-of-range = “{ $key }”不能是 { $found }；请写 { $least } 到 { $most } 的整数
file-unknown-word = 这里不认识“{ $word }”；{ $meant ->
    [none] { "" }
   *[other] 是不是想写“{ $meant }”？
}可用的有：{ $known }
