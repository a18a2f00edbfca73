# El reglamento: leer la tarjeta.
rule-card-colours-count-suits = Los colores cuentan palos, no los nombran
    .text = Los colores de una línea dicen qué grupos comparten palo y cuántos palos distintos hacen falta. Nunca dicen cuál: verde no significa bambúes ni rojo caracteres. Los palos los eliges tú.
    .example = Un grupo verde y otro rojo: puedes hacer el verde en círculos y el rojo en bambúes, o con otros dos palos.

rule-card-one-colour = Un color es un solo palo
    .text = Cuando todos los grupos numéricos de una línea llevan el mismo color, todos son del mismo palo. Sirve cualquiera de los tres.
    .example = 11 222 3333 444 55 en un color: las catorce fichas en caracteres, o todas en bambúes, o todas en círculos.

rule-card-two-colours = Dos colores son dos palos; tres, tres
    .text = Los grupos de colores distintos van en palos distintos. Una línea de dos colores pide dos palos y una de tres colores usa los tres.
    .example = 222 en verde y 444 en rojo: bambúes y círculos está bien; bambúes y bambúes, no.

rule-card-blue-neutral = Flores, ceros y vientos no tienen palo
    .text = Estas fichas se imprimen en un color neutro, a menudo azul, porque no son de ningún palo. Combinan con cualquiera. Solo un número impreso en ese color cuenta como palo propio.
    .example = FF 2026 222 222: ni las flores ni el cero te piden un palo.

rule-card-numbers = Una cifra es una ficha numérica
    .text = Las cifras del 1 al 9 son las fichas numéricas de un palo. Tantas veces como se repite la cifra, tantas fichas iguales necesitas.
    .example = 777 pide tres Sietes de un mismo palo.

rule-card-winds-letters = N, E, W y S son los vientos
    .text = Estas cuatro letras son Norte, Este, Oeste (W) y Sur. Los vientos no tienen palo y cada uno es una ficha distinta.
    .example = EEEE son cuatro fichas Este; NEWS es una de cada viento.

rule-card-d-dragon = D es un dragón
    .text = D representa un dragón. Cuál de los tres, lo dicen su color en la tarjeta o la nota junto a la línea; lo más común es el que corresponde al palo.
    .example = 222 DDDD en un color: si tus Doses son de bambúes, los dragones son verdes.

rule-card-r-g-dragons = R y G son el dragón rojo y el verde
    .text = Si la tarjeta imprime R o G, quiere justo ese dragón, sean cuales sean los palos que elegiste.
    .example = RRR pide tres dragones rojos, aunque al lado haya bambúes.

rule-card-zero-is-white = El 0 es el dragón blanco
    .text = No existe una ficha numérica para el cero. Ocupa su lugar el dragón blanco, llamado Jabón. Solo hay cuatro.
    .example = 2026 es un Dos, un Jabón, otro Dos y un Seis.

rule-card-f-flower = F es una flor
    .text = F representa cualquier flor. Todas valen lo mismo, sin importar el dibujo o el número que lleven.
    .example = FFFF son cuatro cualesquiera de las ocho flores.

rule-card-x-exposed = X: esta línea se puede exponer
    .text = Una X detrás de la línea permite pedir descartes mientras la construyes y dejar los grupos terminados a la vista sobre tu atril. También puedes hacerla sin exponer nada.
    .example = En una línea con X 25 puedes pedir el tercer Cuatro en cuanto alguien lo descarte.

rule-card-c-concealed = C: esta línea se queda oculta
    .text = Una C detrás de la línea indica que la construyes con las fichas que robas y las que te pasan. No pides nada para ella, salvo la última ficha, la que hace Mah Jongg.
    .example = En una línea con C 30 deja ir todos los descartes hasta que te falte una sola ficha.

rule-card-value = El número del final es el valor
    .text = Cada línea termina con su valor en puntos. Los demás pagan ese valor, doblado o sin doblar. Las líneas difíciles suelen valer más.
    .example = Una línea de 25 normalmente es más fácil que una de 50.

rule-card-parenthetical = La nota entre paréntesis es parte de la línea
    .text = La nota dice lo que lo impreso no alcanza a decir: qué palos, qué números, qué dragones. Léela junto con los colores. A veces abre la línea y a veces la limita.
    .example = «Tres palos cualesquiera, cualquier dragón» te da libertad; «dragones del palo» te la quita.

rule-card-any-consecutive = «Números seguidos cualesquiera» permite mover los números
    .text = Con una nota así, los números impresos son un modelo. Puedes subirlos o bajarlos todos a la vez, siempre entre 1 y 9. El tamaño de los grupos y los colores no cambian.
    .example = 11 222 3333 444 55 puede ser 33 444 5555 666 77.

rule-card-fixed-numbers = Si no, los números impresos obligan
    .text = Si la nota no libera los números, la línea se juega con los que muestra. Lo único que eliges es el palo.
    .example = 22 444 66 888 8888 sin nota: ni Treses ni ningún otro número.

rule-card-group-sizes-bind = Cada número conserva el tamaño de su grupo
    .text = Un número impreso tres veces es un grupo de tres; no puedes mover una ficha de un grupo a otro. El orden en que reúnes o expones los grupos es libre.
    .example = 222 3333: tres Doses y cuatro Treses. Cuatro Doses y tres Treses es otra mano.

rule-card-math-signs-ignored = Los signos de cálculo son adorno
    .text = Algunas líneas se escriben como una pequeña operación. Los signos de más, por o igual están para sonreír; solo cuentan las fichas.
    .example = 44 + 55 = 99: necesitas las parejas, y ninguna ficha para los signos.

rule-card-matching-dragons = Cada palo tiene su dragón
    .text = El dragón rojo va con los caracteres, el verde con los bambúes y el blanco con los círculos. Un dragón impreso en el color de un palo es el que le corresponde.
    .example = Cincos de círculos con su dragón: los dragones son Jabón.

rule-card-opposite-dragons = Los dragones opuestos no son los del palo
    .text = Algunas líneas piden un dragón que no corresponde al palo. Entonces sirve cualquiera de los otros dos.
    .example = Doses de bambúes con dragón opuesto: rojo o Jabón, pero no verde.

rule-card-dragons-follow-suit-relation = Los dragones siguen los colores de la tarjeta
    .text = Si la nota no dice otra cosa, un dragón sigue los colores igual que un número. En el color de un grupo, es el de ese palo; en otro color, es de otro palo.
    .example = 444 verde y DDD rojo: si los Cuatros son de círculos, los dragones son rojos o verdes, no Jabón.

rule-card-line-exact = Las catorce fichas, de una sola línea
    .text = Tu mano debe ser exactamente una línea de la tarjeta, ficha por ficha. No puedes juntar media línea de aquí y media de allá.
    .example = Dos pungs de Quints y dos de Vientos no son nada, por bonitos que se vean.

rule-card-best-value-counts = Si encajan dos líneas, cuenta la más cara
    .text = De vez en cuando catorce fichas forman más de una línea. En una mesa, quien gana nombra una. Aquí se toma por ti la que más paga.
    .example = Tus fichas encajan en una línea de 25 y en otra de 30: cobras por 30.

rule-cat-year = El año
    .text = Las líneas de esta sección se hacen con las cifras de un año. El Jabón es el cero. Las cifras impresas juntas cuentan como fichas sueltas o parejas.
    .example = Para 2026 necesitas dos Doses, un Jabón y un Seis.

rule-cat-2468 = Números pares
    .text = Esta sección usa solo 2, 4, 6 y 8. Unos cuantos Doses y Ochos de distintos palos son un buen motivo para mirarla.
    .example = 22 444 66 888 8888 tiene solo números pares.

rule-cat-math = Pequeñas cuentas
    .text = Algunas tarjetas tienen una sección de sumas o multiplicaciones. Los primeros grupos son la cuenta y el último es el resultado. No está en la tarjeta de todos los años.
    .example = 6666 + 3333 = 9999 son simplemente tres kongs.

rule-cat-change-up = La sección que cambia
    .text = Una parte de la tarjeta es distinta cada año: trae un tema nuevo o desaparece. Cuando salga una tarjeta, lee primero esa parte.
    .example = Un año pueden ser cuentas; al siguiente, sietes de la suerte.

rule-cat-quints = Quints
    .text = Estas líneas llevan al menos un grupo de cinco iguales. Como casi todas las fichas están cuatro veces, te hará falta un comodín. Mira aquí cuando el reparto te traiga comodines.
    .example = 55555 son cuatro Cincos y un comodín, o tres Cincos y dos comodines.

rule-cat-consecutive = Números seguidos
    .text = Grupos de números que van uno tras otro, a veces con flores o dragones. Casi siempre pueden empezar donde quieras. Si tu atril está lleno de vecinos, mira aquí.
    .example = 111 222 333 444 con una pareja también se puede jugar con 5, 6, 7 y 8.

rule-cat-13579 = Números impares
    .text = Esta sección usa solo 1, 3, 5, 7 y 9. Tiene más números que la de pares, así que las fichas se reparten más.
    .example = 11 333 5555 777 99 tiene solo números impares.

rule-cat-winds-dragons = Vientos y dragones
    .text = Líneas hechas sobre todo de vientos y dragones, a veces con flores o números. Míralas cuando tu atril esté lleno de letras.
    .example = NNNN EEE WWW SSSS son solo vientos.

rule-cat-369 = Tres, seis, nueve
    .text = Esta sección usa solo 3, 6 y 9. Pide pocos números distintos, y cada uno muchas veces.
    .example = 333 666 6666 9999 no usa ningún otro número.

rule-cat-singles-pairs = Sueltas y parejas
    .text = Líneas hechas solo de fichas sueltas y parejas. Aquí los comodines no ayudan y no se pide nada, salvo la última ficha. Son las más difíciles y se pagan bien.
    .example = FF 11 22 33 44 55 66: siete parejas, todas naturales.
