# `mahj-tutor check` 对语言文件的说明。
locale-no-language = 文件夹名“{ $tag }”不是语言标签；请用“pt”或“pt-BR”这样的名称
locale-syntax = 此处不是有效的 Fluent 消息：{ $error }
locale-file-missing = 本语言缺少英语中的文件 { $file }；请复制并翻译
locale-file-unknown = 英语中没有文件 { $file }；请使用英语的文件名
locale-missing = 本文件缺少英语中的消息 { $id }
locale-unknown = 英语的同名文件中没有消息 { $id }；请删除或改名
locale-twice = 消息 { $id } 重复；请删除一个
locale-no-such-reference = { $id } 引用了不存在的 { $to }
locale-variables = { $id } 的变量与英语不同；缺少：{ $missing }；多出：{ $unknown }
locale-plural-missing = { $id } 缺少本语言的复数形式：{ $forms }
locale-plural-unknown = { $id } 含有本语言不用的复数形式：{ $forms }
locale-unsayable = { $id } 无法显示：{ $error }
