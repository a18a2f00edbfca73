# 本语言的名称与列举方式。
language-name = 简体中文

list-between = { $head }、{ $next }
list-last = { $head }和{ $next }
list-two = { $head }和{ $next }
