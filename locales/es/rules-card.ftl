# El reglamento: leer la tarjeta.
rule-card-colors-count-suits = Los colores dicen cuántos palos, no cuáles
    .text = Las fichas iguales impresas juntas forman un grupo. Los colores de una línea dicen qué grupos comparten palo y cuántos palos hacen falta. Nunca dicen cuáles: ni el verde son bambúes ni el rojo son caracteres. Los eliges tú.
    .example = Un grupo verde y otro rojo: haz el verde con círculos y el rojo con bambúes, o usa otros dos palos.

rule-card-one-color = Un color es un solo palo
    .text = Si todos los números de una línea llevan el mismo color, todos son del mismo palo. Vale cualquiera de los tres.
    .example = F 1111 2222 333 44 en un color: los trece números son todos de caracteres, o todos de bambúes, o todos de círculos.

rule-card-two-colors = Dos colores son dos palos; tres colores, tres
    .text = Los grupos de distinto color van en palos distintos. Una línea de dos colores pide dos palos, y una de tres usa los tres.
    .example = 222 en verde y 444 en rojo: bambúes y círculos, bien; bambúes y bambúes, no.

rule-card-blue-neutral = Flores, ceros y vientos no tienen palo
    .text = Flores, ceros y vientos no son de ningún palo. La tarjeta los imprime con tinta neutra, casi siempre azul, y van con cualquier palo. Ojo: un número impreso en ese color sí es de un palo.
    .example = 2026 2026 EEE WWW: ni los ceros, ni los Estes, ni los Oestes piden un palo.

rule-card-numbers = Una cifra es una ficha con número
    .text = Las cifras del 1 al 9 son las fichas con número de un palo. La cifra se repite tantas veces como fichas iguales necesitas.
    .example = 777 pide tres Sietes de un mismo palo.

rule-card-winds-letters = N, E, W y S son los vientos
    .text = Estas cuatro letras son Norte, Este, Oeste (W, por «West») y Sur. Los vientos no tienen palo, y cada uno es una ficha distinta.
    .example = EEEE son cuatro Estes; NEWS es una de cada viento.

rule-card-d-dragon = D es un dragón
    .text = La D es un dragón. Compara su color con el de los grupos de al lado y lee la nota: así sabes qué dragones valen. Casi siempre es el dragón del palo.
    .example = 222 DDDD en un color: si tus Doses son de bambúes, los dragones son verdes.

rule-card-r-g-dragons = R y G son el dragón rojo y el verde
    .text = Si la tarjeta imprime R o G, pide justo ese dragón, elijas los palos que elijas.
    .example = RRR pide tres dragones rojos, aunque al lado haya bambúes.

rule-card-zero-is-white = El 0 es el dragón blanco
    .text = No hay ninguna ficha con el número cero. Su lugar lo toma el dragón blanco, que llamamos Jabón. Solo hay cuatro.
    .example = 2026 es un Dos, un Jabón, otro Dos y un Seis.

rule-card-f-flower = F es una flor
    .text = La F es cualquier flor. Todas cuentan igual, lleven el dibujo o el número que lleven.
    .example = FFFF son cuatro cualesquiera de las ocho flores.

rule-card-x-exposed = X: esta línea se puede exponer
    .text = Un descarte es la ficha que alguien deja al acabar su turno. Si la línea lleva una X, puedes quedarte con un descarte para ella: eso es pedir. Luego dejas el grupo completo a la vista sobre tu atril: eso es exponer. También puedes hacer la línea sin pedir nada.
    .example = Tu línea lleva una X y tienes dos Cuatros. Alguien descarta otro: puedes pedirlo.

rule-card-c-concealed = C: esta línea se queda oculta
    .text = Una C junto a la línea significa que es oculta: no muestras nada de ella hasta ganar. La haces con lo que robas y con lo que te pasan antes de jugar. Solo puedes pedir la última ficha de todas.
    .example = En una línea de 30 con C, deja pasar todos los descartes hasta que te falte una sola ficha.

rule-card-value = El número junto a X o C es el valor
    .text = Cada línea lleva impreso su valor en puntos. Los demás te lo pagan una, dos o cuatro veces. Las líneas difíciles suelen valer más.
    .example = Una línea de 25 paga la mitad que una de 50. A cambio, sale más a menudo.

rule-card-parenthetical = La nota entre paréntesis es parte de la línea
    .text = La nota dice lo que no dicen los grupos: qué palos, qué números, qué dragones. Léela junto con los colores. A veces te deja más libertad y a veces menos.
    .example = «3 palos cualesquiera, cualquier dragón» te deja elegir; «dragones del palo», no.

rule-card-any-consecutive = Con «seguidos cualesquiera», los números se mueven
    .text = Con una nota así, los números impresos son un ejemplo. Puedes subirlos o bajarlos todos a la vez, siempre entre 1 y 9. El tamaño de los grupos y los colores no cambian.
    .example = 1111 22 3333 4444 puede ser 6666 77 8888 9999.

rule-card-fixed-numbers = Sin una nota así, los números son fijos
    .text = Si la nota no deja mover los números, la línea se juega con los que muestra. Solo el palo lo eliges tú. Aquí cada línea lo dice.
    .example = 0000 222 666 22 66 no lleva ninguna nota sobre los números: no puedes hacerla con Treses y Sietes.
    .otherwise = Algunas tarjetas dejan mover los números de muchas líneas sin decirlo.

rule-card-group-sizes-bind = Cada número conserva el tamaño de su grupo
    .text = Un número impreso tres veces es un grupo de tres; no puedes mover una ficha de un grupo a otro. En qué orden juntas o expones los grupos, es cosa tuya.
    .example = 222 3333: tres Doses y cuatro Treses. Cuatro Doses y tres Treses es otra mano.

rule-card-math-signs-ignored = Los signos de las cuentas son adorno
    .text = Algunas líneas se escriben como una pequeña cuenta. Los signos de más, menos, por e igual son puro adorno: lo que cuenta son las fichas.
    .example = FFF 999 - 6666 = 3333: necesitas tres flores y once números, y ninguna ficha para los signos.

rule-card-matching-dragons = Cada palo tiene su dragón
    .text = El dragón rojo va con los caracteres, el verde con los bambúes y el blanco con los círculos. Si la tarjeta no dice otra cosa, un dragón impreso en el color de un grupo de números es el dragón de ese palo.
    .example = Cincos de círculos con su dragón: los dragones son Jabones.

rule-card-opposite-dragons = Los dragones opuestos no son los del palo
    .text = Algunas líneas piden un dragón que no sea el del palo. Entonces vale cualquiera de los otros dos.
    .example = Doses de bambúes con dragón opuesto: rojo o Jabón, pero no verde.

rule-card-dragons-follow-suit-relation = Los dragones siguen los colores de la tarjeta
    .text = Si la nota no dice otra cosa, un dragón sigue los colores igual que un número. En el color de un grupo, es el de ese palo; en otro color, es de otro palo.
    .example = 444 en verde y DDD en rojo: si los Cuatros son de círculos, los dragones son rojos o verdes, no Jabones.

rule-card-line-exact = Las catorce fichas, de una sola línea
    .text = Tu mano debe ser exactamente una línea de la tarjeta, ficha por ficha. No vale media línea de aquí y media de allá.
    .example = Media línea de números pares y media de impares no son nada, por bonitas que queden.

rule-card-best-value-counts = Si encajan dos líneas, cuenta la que paga más
    .text = De vez en cuando, catorce fichas hacen más de una línea. En una mesa, quien gana dice cuál. Aquí se elige por ti la que más paga.
    .example = Tus fichas encajan en una línea de 25 y en otra de 30: cobras por 30.

rule-cat-year = El año
    .text = Las líneas parecidas van juntas en la tarjeta: eso es una sección. Las de esta se hacen con las cifras de un año, y el Jabón es el cero. Las cifras distintas impresas juntas son fichas sueltas o parejas.
    .example = Para 2026 necesitas dos Doses, un Jabón y un Seis.

rule-cat-2468 = Números pares
    .text = Los números de esta sección son 2, 4, 6 y 8. Si tienes varios Doses y Ochos de distintos palos, búscala.
    .example = FFF 2222 444 6666: todos sus números son pares.

rule-cat-math = Operaciones
    .text = Algunas tarjetas tienen una sección de sumas o multiplicaciones. Los primeros grupos son la cuenta, y el último, el resultado. No sale todos los años.
    .example = 444 + 5555 = 9999 son, simplemente, tres Cuatros, cuatro Cincos y cuatro Nueves.

rule-cat-change-up = La sección que cambia
    .text = Una parte de la tarjeta es distinta cada año: trae un tema nuevo o desaparece. Cuando salga la nueva, empieza por ahí.
    .example = Un año pueden ser cuentas; al siguiente, sietes de la suerte.

rule-cat-quints = Quints
    .text = Estas líneas llevan al menos un grupo de cinco iguales. De casi todas las fichas solo hay cuatro, así que te hará falta un comodín. Mira aquí cuando el reparto te traiga comodines.
    .example = 55555 son cuatro Cincos y un comodín, o tres Cincos y dos comodines.

rule-cat-consecutive = Números seguidos
    .text = Aquí los números de los grupos van seguidos; algunas líneas llevan además flores o dragones. Casi todas pueden empezar en cualquier número. Si tu atril está lleno de números vecinos, mira aquí.
    .example = 1111 22 3333 4444 se puede hacer también con 5, 6, 7 y 8.

rule-cat-13579 = Números impares
    .text = Los números de esta sección son 1, 3, 5, 7 y 9. Es uno más que en la de los números pares, y por eso tus fichas se reparten más.
    .example = 111 3333 555 7777: todos sus números son impares.

rule-cat-winds-dragons = Vientos y dragones
    .text = Aquí mandan las letras: N, E, W, S y D. Algunas líneas llevan además flores o un número. Si tu atril está lleno de vientos y dragones, mira aquí.
    .example = EEE WWWW 111 DDDD: dos vientos, un número y el dragón de su palo.

rule-cat-369 = Tres, seis, nueve
    .text = Los números de esta sección son 3, 6 y 9. Una línea puede llevar los tres, así que de cada uno hacen falta muchos.
    .example = F 333 666 9999 333 no usa ningún otro número.

rule-cat-singles-pairs = Sueltas y parejas
    .text = Estas líneas solo llevan fichas sueltas y parejas. Los comodines no ayudan, y no se puede pedir nada, salvo la última ficha. Son las más difíciles y pagan bien.
    .example = NEWS 22 33 55 77 DD: cuatro fichas sueltas y cinco parejas, todas naturales.
