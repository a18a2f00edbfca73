# What `mahj-tutor check` says about the files of a language.
locale-no-language = the folder name “{ $tag }” is not a language tag; name it like “pt” or “pt-BR”
locale-syntax = not a Fluent message here: { $error }
locale-file-missing = the file { $file } of English is missing in this language; copy and translate it
locale-file-unknown = English has no file { $file }; give it the name that English uses
locale-missing = the message { $id } of English is missing in this file
locale-unknown = English has no message { $id } in its file of this name; remove or rename it
locale-twice = the message { $id } exists a second time; remove one of them
locale-no-such-reference = { $id } refers to { $to }, which does not exist
locale-variables = { $id } uses other variables than in English; missing: { $missing }; only here: { $unknown }
locale-plural-missing = { $id } lacks these plural forms of the language: { $forms }
locale-plural-unknown = { $id } has plural forms that the language does not use: { $forms }
locale-unsayable = { $id } cannot be said: { $error }
