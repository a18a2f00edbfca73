# 规则书中规则以外的文字。
rulebook-search = 搜规则
# Words that mean the same to who searches: groups, parted by semicolons.
rulebook-synonyms = 换 兑换; 要 喊; 打出 丢
rulebook-nothing-found = 没有规则提到它。换个短一点的词试试。
rulebook-cover = 美式麻将的规则
rulebook-cover-about = 程序每次说“不行”，都会告诉你是哪条规则，还能带你到这里来。你也可以翻开一章，或者搜一个词。
rulebook-cover-first = 适合先读的几章
rulebook-unwritten = 这一页还没有写好，不过打起牌来照样用这条规则。
rulebook-example = 例子
rulebook-otherwise = 别处的打法
rulebook-lesson = 在“{ $lesson }”这一课里学
rulebook-before = 上一页
rulebook-after = 下一页
see-rule = 规则：{ $rule }
rulebook-try = 试一试
rulebook-picture-discards = 打出的牌
rulebook-picture-discard = 刚打出的牌（{ $place }）
