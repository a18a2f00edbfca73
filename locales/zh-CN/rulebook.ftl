# 规则书中规则以外的文字。
rulebook-search = 搜索规则
rulebook-nothing-found = 没有规则提到它。请换一个更短的词试试。
rulebook-cover = 美式麻将的规则
rulebook-cover-about = 程序每次说“不行”时，都会说明是哪条规则，并带你来到这里。你也可以打开一章，或搜索一个词。
rulebook-cover-first = 适合先读的几章
rulebook-unwritten = 这一页还没有写好，但对局仍然遵守这条规则。
rulebook-example = 例子
rulebook-lesson = 在课程“{ $lesson }”中学习
rulebook-id = 写课程的老师请用这个名称引用本规则：{ $id }
rulebook-before = 上一页
rulebook-after = 下一页
see-rule = 规则：{ $rule }
rulebook-try = 试一试
