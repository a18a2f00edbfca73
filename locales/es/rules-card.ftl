# El reglamento: leer la tarjeta.
rule-card-colours-count-suits = Los colores cuentan palos, no dicen cuáles
    .text = Las fichas iguales impresas juntas forman un grupo. Los colores de una línea dicen qué grupos comparten palo y cuántos palos necesitas. Nunca dicen cuál: ni el verde son bambúes ni el rojo son caracteres. Los eliges tú.
    .example = Un grupo verde y otro rojo: haz el verde en círculos y el rojo en bambúes, o usa otros dos palos.

rule-card-one-colour = Un color es un solo palo
    .text = Si todos los números de una línea llevan el mismo color, todos son del mismo palo. Sirve cualquiera de los tres.
    .example = FFFFF 111 222 333 en un color: los nueve números son de caracteres, o todos de bambúes, o todos de círculos.

rule-card-two-colours = Dos colores son dos palos; tres colores, tres
    .text = Los grupos de colores distintos van en palos distintos. Una línea de dos colores pide dos palos y una de tres colores usa los tres.
    .example = 222 en verde y 444 en rojo: bambúes y círculos está bien; bambúes y bambúes, no.

rule-card-blue-neutral = Flores, ceros y vientos no tienen palo
    .text = Flores, ceros y vientos no son de ningún palo. La tarjeta los imprime en un color neutro, a menudo azul. Van con cualquier palo. Ojo: un número impreso en ese color sí es de un palo.
    .example = 2026 2026 FFF WWW: ni los ceros, ni las flores, ni los Oestes piden un palo.

rule-card-numbers = Una cifra es una ficha numérica
    .text = Las cifras del 1 al 9 son las fichas numéricas de un palo. La cifra se repite tantas veces como fichas iguales necesitas.
    .example = 777 pide tres Sietes de un mismo palo.

rule-card-winds-letters = N, E, W y S son los vientos
    .text = Estas cuatro letras son Norte, Este, Oeste (W, por «West») y Sur. Los vientos no tienen palo, y cada uno es una ficha distinta.
    .example = EEEE son cuatro fichas Este; NEWS es una de cada viento.

rule-card-d-dragon = D es un dragón
    .text = La D es un dragón. Cuál de los tres necesitas lo dice su color en la tarjeta o la nota de la línea. Casi siempre es el que corresponde al palo.
    .example = 222 DDDD en un color: si tus Doses son de bambúes, los dragones son verdes.

rule-card-r-g-dragons = R y G son el dragón rojo y el verde
    .text = Si la tarjeta imprime R o G, pide justo ese dragón, sean cuales sean los palos que elegiste.
    .example = RRR pide tres dragones rojos, aunque al lado haya bambúes.

rule-card-zero-is-white = El 0 es el dragón blanco
    .text = No existe una ficha numérica para el cero. Ocupa su lugar el dragón blanco, llamado Jabón. Solo hay cuatro.
    .example = 2026 es un Dos, un Jabón, otro Dos y un Seis.

rule-card-f-flower = F es una flor
    .text = La F es cualquier flor. Todas son iguales, lleven el dibujo o el número que lleven.
    .example = FFFF son cuatro cualesquiera de las ocho flores.

rule-card-x-exposed = X: esta línea se puede exponer
    .text = Un descarte es la ficha que alguien deja al acabar su turno. Una X junto a la línea te permite tomarla para ella: eso es pedir. Luego dejas el grupo completo a la vista sobre tu atril: eso es exponer. También puedes hacer la línea sin lo uno ni lo otro.
    .example = Tu línea lleva una X y tienes dos Cuatros. Alguien descarta otro: puedes pedirlo.

rule-card-c-concealed = C: esta línea se queda oculta
    .text = Una C junto a la línea significa oculta: no muestras nada de ella hasta ganar. La haces con las fichas que robas y las que te pasan antes de jugar. Solo puedes pedir la última de todas.
    .example = En una línea de 30 con C, deja pasar todos los descartes hasta que te falte una sola ficha.

rule-card-value = El número junto a X o C es el valor
    .text = Cada línea lleva impreso su valor en puntos. Los demás pagan ese valor, doblado o sin doblar. Las líneas difíciles suelen valer más.
    .example = Una línea de 25 paga la mitad que una de 50. A cambio, sale más a menudo.

rule-card-parenthetical = La nota entre paréntesis es parte de la línea
    .text = La nota dice lo que no dicen los grupos: qué palos, qué números, qué dragones. Léela junto con los colores. Unas veces amplía la línea y otras la limita.
    .example = «Tres palos cualesquiera, cualquier dragón» te deja elegir; «dragones del palo», no.

rule-card-any-consecutive = Con «números seguidos cualesquiera», los números se mueven
    .text = Con una nota así, los números impresos son un modelo. Puedes subirlos o bajarlos todos a la vez, siempre entre 1 y 9. El tamaño de los grupos y los colores no cambian. Una fuente muestra un modelo de trece fichas: es una errata.
    .example = 1111 22 3333 4444 puede ser 6666 77 8888 9999.

rule-card-fixed-numbers = Sin esa nota, los números son fijos
    .text = Si la nota no deja mover los números, la línea se juega exactamente con los que muestra. Solo el palo lo eliges tú. Algunas tarjetas dejan mover muchas líneas sin decirlo; aquí cada línea lo dice.
    .example = 0000 222 666 2222 no lleva nota sobre los números: no puedes hacerla con Treses y Sietes.

rule-card-group-sizes-bind = Cada número conserva el tamaño de su grupo
    .text = Un número impreso tres veces es un grupo de tres; no puedes mover una ficha de un grupo a otro. El orden en que reúnes o expones los grupos es libre.
    .example = 222 3333: tres Doses y cuatro Treses. Cuatro Doses y tres Treses es otra mano.

rule-card-math-signs-ignored = Los signos de las cuentas son adorno
    .text = Algunas líneas se escriben como una pequeña cuenta. Los signos de más, por e igual son solo adorno: cuentan las fichas.
    .example = 9999 - 66 = 3333: necesitas los diez números, y ninguna ficha para los signos.

rule-card-matching-dragons = Cada palo tiene su dragón
    .text = El dragón rojo va con los caracteres, el verde con los bambúes y el blanco con los círculos. Si la tarjeta no dice otra cosa, un dragón impreso en el color de un palo es el de ese palo.
    .example = Cincos de círculos con su dragón: los dragones son Jabón.

rule-card-opposite-dragons = Los dragones opuestos no son los del palo
    .text = Algunas líneas piden un dragón que no sea el del palo. Entonces sirve cualquiera de los otros dos.
    .example = Doses de bambúes con dragón opuesto: rojo o Jabón, pero no verde.

rule-card-dragons-follow-suit-relation = Los dragones siguen los colores de la tarjeta
    .text = Si la nota no dice otra cosa, un dragón sigue los colores igual que un número. En el color de un grupo, es el de ese palo; en otro color, es de otro palo.
    .example = 444 verde y DDD rojo: si los Cuatros son de círculos, los dragones son rojos o verdes, no Jabón.

rule-card-line-exact = Las catorce fichas, de una sola línea
    .text = Tu mano debe ser exactamente una línea de la tarjeta, ficha por ficha. No vale media línea de aquí y media de allá.
    .example = Media línea de pares y media de impares no son nada, por bonitas que queden.

rule-card-best-value-counts = Si encajan dos líneas, cuenta la que paga más
    .text = De vez en cuando, catorce fichas forman más de una línea. En una mesa, quien gana nombra una. Aquí se elige por ti la que paga más.
    .example = Tus fichas encajan en una línea de 25 y en otra de 30: cobras por 30.

rule-cat-year = El año
    .text = Las líneas parecidas van juntas en la tarjeta: eso es una sección. Las de esta se hacen con las cifras de un año. El Jabón es el cero. Las cifras impresas juntas cuentan como fichas sueltas o parejas.
    .example = Para 2026 necesitas dos Doses, un Jabón y un Seis.

rule-cat-2468 = Números pares
    .text = Esta sección usa solo 2, 4, 6 y 8. Si tienes varios Doses y Ochos de distintos palos, mírala.
    .example = FFF 2222 444 6666: todos sus números son pares.

rule-cat-math = Pequeñas cuentas
    .text = Algunas tarjetas tienen una sección de sumas o multiplicaciones. Los primeros grupos son la cuenta y el último, el resultado. No todos los años aparece.
    .example = 444 + 5555 = 9999 son simplemente tres Cuatros, cuatro Cincos y cuatro Nueves.

rule-cat-change-up = La sección que cambia
    .text = Una parte de la tarjeta es distinta cada año: trae un tema nuevo o desaparece. Cuando salga la nueva, empieza por leer esa parte.
    .example = Un año pueden ser cuentas; al siguiente, sietes de la suerte.

rule-cat-quints = Quints
    .text = Estas líneas llevan al menos un grupo de cinco iguales. De casi todas las fichas solo hay cuatro, así que te hará falta un comodín. Mira aquí cuando el reparto te traiga comodines.
    .example = 55555 son cuatro Cincos y un comodín, o tres Cincos y dos comodines.

rule-cat-consecutive = Números seguidos
    .text = Aquí los grupos suben número a número; algunas líneas añaden flores o dragones. Casi todas pueden empezar en cualquier número. Si tu atril está lleno de números vecinos, mira aquí.
    .example = 1111 22 3333 4444 se puede jugar también con 5, 6, 7 y 8.

rule-cat-13579 = Números impares
    .text = Esta sección usa solo 1, 3, 5, 7 y 9. Es un número más que la de pares, y por eso tus fichas se reparten más.
    .example = 111 3333 555 7777: todos sus números son impares.

rule-cat-winds-dragons = Vientos y dragones
    .text = Aquí mandan las letras: N, E, W, S y D. Algunas líneas añaden flores o un número. Mira aquí si tu atril está lleno de vientos y dragones.
    .example = EEE WWW 1111 DDDD: dos vientos, un número y el dragón de su palo.

rule-cat-369 = Tres, seis, nueve
    .text = Esta sección usa solo 3, 6 y 9. Una fuente parece decir que cada línea lleva uno solo; puede llevar los tres. Por eso hacen falta muchos de cada uno.
    .example = 333 666 999 33 66 9 no usa ningún otro número.

rule-cat-singles-pairs = Sueltas y parejas
    .text = Estas líneas se hacen solo con fichas sueltas y parejas. Los comodines no ayudan y no se puede pedir nada, salvo la última ficha. Son las más difíciles, y pagan bien.
    .example = NEWS 11 33 55 77 99: cuatro fichas sueltas y cinco parejas, todas naturales.
