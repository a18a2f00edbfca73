# Qué falla en una tarjeta que alguien escribió y qué hacer. Palabras como slide, [[section]] o
# numbers = "printed" son las del archivo: son iguales en todos los idiomas.
card-empty-text = «{ $key }» no dice nada; escribe algo entre las comillas
card-bad-id = «{ $id }» no puede ser un id; usa letras minúsculas de la a a la z, cifras y guiones sueltos, como en like-numbers
card-duplicate-id = la sección de la línea { $first } del archivo ya tiene el id «{ $id }»; dale otro a esta
card-no-sections = esta tarjeta no tiene ninguna sección; empieza una con [[section]]
card-no-lines = esta sección no tiene ninguna línea; empieza una con [[section.line]]
card-too-many-lines = una tarjeta puede tener { $most } líneas y esta es una más; quita algunas
card-too-many-sections = una tarjeta puede tener { $most } secciones y esta es una más; quita algunas
card-too-many-patterns = una línea puede tener { $most } patrones y este es uno más; quita algunos
card-long-pattern = esto es demasiado largo para los grupos de 14 fichas; un patrón puede tener { $most } caracteres
card-empty-pattern = aquí no hay ningún grupo; escribe los grupos de las 14 fichas, como en "FF 1111a DDDDa 1111b"
card-empty-choice = falta un grupo junto a la barra |; escribe los grupos entre los que se elige como una sola palabra, como en 2222a|4444a
card-no-symbol = no hay ninguna ficha antes de esto; un grupo empieza por sus fichas, como en 222a
card-unknown-symbol = «{ $symbol }» no es una ficha de la tarjeta; escribe de 0 a 9, D, F, N, E, W, S, R, G, Z o X
card-small-symbol = escribe aquí una { $symbol } mayúscula; solo las letras de palo son minúsculas
card-capital-suit-letter = escribe la letra de palo en minúscula: { $letter }
card-unknown-suit-letter = «{ $letter }» no es una letra de palo; escribe a, b o c para tres palos distintos cualesquiera
card-letter-not-last = la letra de palo { $letter } cierra el grupo; pon un espacio detrás
card-bang-not-last = el signo ! cierra el grupo; pon un espacio detrás
card-sign-in-group = el signo «{ $sign }» debe ir solo; pon un espacio a cada lado
card-missing-suit-letter = { $group } no indica el palo; pon detrás a, b o c: los grupos con la misma letra comparten palo
card-needless-suit-letter = { $group } no tiene palo; quita la letra { $letter }
card-group-too-large = un grupo tiene 6 fichas como máximo y este tiene { $size }; divídelo
card-needless-bang = { $group } no admite comodines de todos modos: solo los admiten tres o más fichas iguales; quita el !
card-too-many-any-winds = { $groups } grupos de Z deben ser vientos distintos y solo hay 4; nombra algunos
card-too-many-any-dragons = { $groups } grupos de X deben ser dragones distintos y solo hay 3; nombra algunos
card-unequal-choice = esta opción tiene { $here } fichas y la primera de este lugar tiene { $first }; dales el mismo tamaño
card-tiles-missing = este patrón tiene { $tiles ->
    [one] una ficha
   *[other] { $tiles } fichas
} y una mano tiene 14; agrega { $missing }
card-tiles-extra = este patrón tiene { $tiles } fichas y una mano tiene 14; quita { $extra }
card-no-position = ningún desplazamiento hace que todos los números de este patrón sean { $numbers ->
    [odd] impares
    [even] pares
   *[any] posibles
}; cambia los números o escribe numbers = "printed"
card-too-few-naturals = { $tiles } no pueden ser comodines aquí y solo existen { $exist }; usa menos o admite comodines
card-too-few-jokers = esto necesita { $needed } comodines y solo existen { $exist }; haz más pequeños los grupos de la misma ficha
card-too-many-hands = esto da más de { $most } manos distintas; ofrece menos opciones
card-unknown-words = «{ $words }» no es un grupo; un patrón solo tiene grupos, las palabras van en la nota: note = "…" en un archivo, (…) en una línea escrita
card-value-in-pattern = «{ $value }» es un valor y no un grupo; va una sola vez detrás de todos los grupos, en un archivo como value = 25
card-too-many-together = con { $group } hacen falta { $needed } fichas iguales y solo existen { $exist }; { $kind ->
    [suited] ¿querías otro color?
   *[other] ¿querías otras fichas?
} Si no, el resto tienen que ser comodines
card-same-choice = { $group } ya está entre estas opciones; quita uno de los dos
card-pattern-twice = este patrón ya está en la línea { $first } del archivo; quita uno de los dos
card-same-hands = cada mano de esta línea también es una mano de { $other }; cambia o quita una de las dos
card-never-slides = estos números solo caben en un lugar y nunca se mueven; cambia el patrón o escribe numbers = "printed"
card-skipped-suit-letter = aquí se usa el palo { $letter } y en ningún sitio el palo { $skipped }: ¿se olvidó un color? Si no, usa las letras en orden
card-nothing-new = cada mano de este patrón ya es una mano de los patrones anteriores; cámbialo o quítalo
card-cheap-concealed = esta línea es oculta, que es más difícil, y no vale más que { $exposed } con sus { $value }; dale un valor mayor
card-unmarked-singles-and-pairs = ninguna mano de esta sección admite comodines: ¿es de sueltas y parejas? Si no lo marcas, ganar en ella sin comodines siempre paga el doble
card-jokers-in-singles-and-pairs = las sueltas y parejas no admiten comodines, y aquí puede haberlos en grupos de tres o más; ¿era otra sección, o un grupo menor?
card-proposal-write = escribe { $text }
card-proposal-add = agrega { $text }
card-proposal-remove = quítalo
