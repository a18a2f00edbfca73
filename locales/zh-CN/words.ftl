# 词汇表的界面，以及一个词的小卡片。
words-here = 这一页的词语
    .short = 本页词语
words-close = 关闭
words-open-glossary = 打开词汇表
glossary-search = 搜索词汇
glossary-nothing-found = 没有这个词。换个短一点的试试。
glossary-lesson = 在“{ $lesson }”这一课讲到
glossary-see = 另见：
home-words-title = 麻将词汇
home-words-about = 刻子、查尔斯顿传牌、流局等，共 { $count } 个词，大多有图。课程和规则里，带虚线的词都可以点开。
