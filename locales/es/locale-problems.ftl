# Lo que dice `mahj-tutor check` sobre los archivos de un idioma.
locale-no-language = el nombre de carpeta «{ $tag }» no es una etiqueta de idioma; usa algo como «pt» o «pt-BR»
locale-syntax = aquí no hay un mensaje Fluent válido: { $error }
locale-file-missing = falta en este idioma el archivo { $file } del inglés; cópialo y tradúcelo
locale-file-unknown = el inglés no tiene ningún archivo { $file }; ponle el nombre que usa el inglés
locale-missing = falta en este archivo el mensaje { $id } del inglés
locale-unknown = el inglés no tiene el mensaje { $id } en su archivo del mismo nombre; quítalo o cámbiale el nombre
locale-twice = el mensaje { $id } está dos veces; quita uno
locale-no-such-reference = { $id } remite a { $to }, que no existe
locale-variables = { $id } usa otras variables que el inglés; faltan: { $missing }; sobran: { $unknown }
locale-plural-missing = a { $id } le faltan estas formas de plural del idioma: { $forms }
locale-plural-unknown = { $id } tiene formas de plural que el idioma no usa: { $forms }
locale-unsayable = { $id } no se puede decir: { $error }
