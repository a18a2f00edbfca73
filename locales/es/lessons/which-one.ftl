lesson-which-one = Elegir una línea
    .summary = Cómo elegir entre varias líneas: cuánto falta, los comodines, X o C, el valor y lo que todavía puede llegar.
    .done = Ya puedes comparar dos o tres líneas y decir por qué eliges una. Así se llega a la mesa con menos dudas.

which-one-weigh =
    Con este atril, a la primera línea le faltan cuatro fichas y paga 25. A la segunda le faltan seis y paga 50.

    ¿Cuál te conviene? La más cercana: una línea solo paga si se completa, y cada ficha que falta puede costar muchos turnos.

which-one-near = Otro atril. ¿Cuál de estas líneas jugarías?
    .right = Buen criterio: solo faltan cuatro fichas. Paguen lo que paguen, a las otras les faltan más.
    .shown = Solo faltan cuatro fichas. Paguen lo que paguen, a las otras les faltan más.
    .hint = Cuenta lo que le falta a cada línea. Los puntos se miran después.
    .wrong-nearest = Cuenta otra vez: a otra le faltan menos fichas, y la más cercana va primero.
    .wrong-second = Pague lo que pague, incompleta no paga nada. ¿A qué línea le faltan menos fichas?
    .wrong-third = ¿Cuánto de tu atril es de esa línea? Otra aprovecha más.

which-one-jokers =
    Al contar, los comodines también cuentan, pero solo donde pueden estar: en grupos de tres o más iguales.

    Aquí un comodín vale por un <1C> y otro por un <3D>. En una ficha suelta o una pareja no se admite ninguno.

which-one-count = Juega esta línea con los números y palos que mejor aprovechan tu atril. ¿Cuántas fichas faltan? Cuenta los comodines donde puedan estar.
    .right = Acertaste: sirven ocho fichas, y los dos comodines ayudan. Diez de 14.
    .shown = Sirven ocho fichas, y los dos comodines ayudan. Diez de 14: faltan cuatro.
    .hint = Un comodín cabe en cualquier grupo de tres o más iguales. Cuenta lo que sirve y réstalo de 14.
    .wrong = Primero cuenta las fichas que sirven, luego los comodines. La línea tiene 14 fichas.
    .wrong-without = Eso es sin tus comodines. ¿Pueden ayudar en esta línea?
    .wrong-thirteen = ¿Partiste de 13? La línea tiene 14 fichas.
    .wrong-fit = Vas bien: esas son las que sirven. Y entonces, ¿cuántas faltan?

which-one-with-jokers = Ahora, un atril con dos comodines. ¿Cuál de estas líneas jugarías?
    .right = Esa es: sirven ocho fichas, y los dos comodines encuentran lugar. Faltan cuatro.
    .shown = Con las ocho fichas que sirven y los dos comodines, aquí solo faltan cuatro.
    .hint = ¿En cuál de estas líneas hay lugar para los dos comodines?
    .wrong-nearest = Parece cercana, pero otra se acerca más. ¿Dónde pueden estar tus dos comodines en cada una?
    .wrong-second = Cuenta lo que sirve y mira si los dos comodines encuentran un grupo de tres o más. Otra línea va mejor.
    .wrong-third = Poco de tu atril va con ella. ¿Qué línea usa tus fichas y los dos comodines?

which-one-equal =
    A veces dos líneas están igual de cerca. Entonces mira la letra. Con una X puedes robar y pedir; con una C, solo robar, salvo la última ficha.

    Si también la letra es la misma, quédate con la que más paga.

which-one-x-or-c = A dos de estas líneas les faltan tres fichas. ¿Cuál jugarías?
    .right = Bien pensado: igual de cerca, y valen lo mismo, pero con una X puedes además pedir descartes.
    .shown = Igual de cerca, y valen lo mismo, pero con una X puedes además pedir descartes.
    .hint = Dos están igual de cerca. ¿Qué ves al final de cada una?
    .option-concealed = Línea 4 de «Números seguidos»
    .option-exposed = Línea 2 de «Números seguidos»
    .option-pairs = Sueltas y parejas
    .wrong-concealed = Está tan cerca como otra. Pero mira su letra: dos de las tres que faltan tendrían que salir del muro.
    .wrong-pairs = Paga más, pero le faltan cuatro. Tres tendrías que robarlas, y ningún comodín ayuda.

which-one-value = Otra vez dos comodines. A dos de estas líneas les faltan tres fichas. ¿Cuál jugarías?
    .right = ¡Claro que sí! Igual de cerca, las dos con X, y 40 puntos en lugar de 25. Con dos comodines, cinco iguales no asustan.
    .shown = Igual de cerca, las dos con X, y 40 puntos en lugar de 25. Con dos comodines, cinco iguales no asustan.
    .hint = Cuenta lo que le falta a cada una. Después las letras, después los puntos.
    .option-run = Línea 1 de «Números seguidos»
    .option-two-suits = Línea 2 de «Números seguidos»
    .option-quints = Quints
    .wrong-run = Le faltan tres, es verdad. Pero hay otra igual de cerca, y paga más.
    .wrong-two-suits = Tus 6, 7 y 8 son todos de círculos, y esta línea pide dos palos. Faltarían cinco fichas.

which-one-live =
    En la mesa te faltan cuatro fichas para dos líneas: números pares (FFF 222 444 66 888) y 2026 (FF 222 000 222 666).

    Los descartes que nadie pide no vuelven. Míralos: ¿cuáles de las que te faltan siguen vivas, es decir, pueden llegar todavía?

which-one-alive = A la línea de números pares le faltan una flor, dos <4C> y un 8. A 2026, un Jabón, dos 2 y un 6. ¿Cuál tiene más posibilidades?
    .right = Bien visto: tienes dos Jabones, y los otros dos ya salieron. 2026 necesitaría un comodín; lo que le falta a la otra aún puede llegar.
    .shown = Tienes dos Jabones, y los otros dos ya salieron. 2026 necesitaría un comodín; lo que le falta a la otra aún puede llegar.
    .hint = De cada ficha hay cuatro. Busca entre los descartes las que necesitas.
    .option-year = 2026
    .option-evens = Números pares
    .option-same = Las dos igual
    .wrong-year = Necesita un tercer Jabón. Cuenta los Jabones: ¿cuántos tienes y cuántos hay en el centro?
    .wrong-same = A las dos les faltan cuatro. Pero ¿pueden llegar todavía todas?

which-one-give-up = Robaste un <8D>. Ahora decídete: descarta una ficha que solo le servía a la otra línea.
    .right = Bien hecho. Cuesta soltar una ficha de la otra línea, pero eso es elegir: ahora faltan tres.
    .shown = Cuesta soltar una ficha de la otra línea, pero eso es elegir: ahora faltan tres.
    .hint = Busca fichas que no están impresas en la línea de arriba.
    .wrong = Te toca descartar. Elige una ficha que no le sirva a esta línea.
    .wrong-drawn = La línea de números pares pide tres 8, y por un momento los tenías. Ahora faltan otra vez cuatro fichas.
    .wrong-line-tile = Esa ficha era de esta línea. Y lo que no le sirve sigue en tu atril.
    .wrong-again = Tienes 14 fichas. Se roba una vez por turno, y luego se descarta.

which-one-dear =
    ¡Cincuenta puntos! Solo faltan cuatro fichas. De una línea así nos enamoramos todos. Pero mira los descartes.

    Dos <6B> y un <7B>, justo lo que querías, y no pudiste pedir ninguno. Con una C no se pide nada más que la última ficha.

which-one-four-still = Robaste un <4C>. ¿Cuántas fichas le faltan todavía a esa línea tan querida?
    .right = Cuatro, como antes; contaste con la cabeza fría. El <4C> no entra en ella, y tus comodines tampoco.
    .shown = Cuatro, como antes. El <4C> no entra en ella, y tus comodines tampoco.
    .hint = Diez de sus fichas están en tu atril. ¿Llegó alguna?
    .wrong = R y G, dos flores, ¿y qué parejas? La línea tiene 14 fichas.
    .wrong-jokers = Contaste los comodines. ¿Dónde podrían estar en esta línea?
    .wrong-drawn = Ya tenías dos <4C>. ¿Hay lugar para un tercero?
    .wrong-fit = Contaste las que ya tienes. ¿Cuántas están por llegar?

which-one-switch = Las mismas fichas, otra línea. Con 3, 4 y 5 de caracteres y dos comodines, le faltan dos, paga 40 y se puede exponer. Descarta una ficha que no le sirva.
    .right = ¡Valiente! Se fue un dragón, y con él los 50 puntos soñados. Pero aquí faltan solo dos fichas, y se pueden pedir descartes.
    .shown = Se fue un dragón, y con él los 50 puntos soñados. Pero aquí faltan solo dos fichas, y se pueden pedir descartes.
    .hint = Dos flores, 3, 4, 5 y comodines. ¿Qué más hay?
    .wrong = Te toca descartar. Elige una ficha que no le sirva a esta línea.
    .wrong-drawn = Cuesta despedirse, lo sé. Pero a la otra línea le siguen faltando cuatro, y a esta, otra vez tres.
    .wrong-joker = Sin comodín, cinco iguales son imposibles, y ahora tienes uno menos.
    .wrong-line-tile = Esa ficha era de esta línea. Lo que no le sirve sigue en tu atril.

which-one-own =
    Para terminar, un atril sin línea elegida. Busca dos o tres en la tarjeta (botón Tarjeta) y compáralas.

    Robaste un <S>. Descarta la ficha que menos falta te hace.
    .right = Bien elegido: tus líneas más cercanas casi no necesitaban esa ficha.
    .shown = Tus líneas más cercanas casi no necesitaban esta ficha.
    .hint = Busca tus dos o tres líneas más cercanas. ¿Qué ficha no le sirve a ninguna?
    .wrong = Te toca descartar: elige una ficha.
    .wrong-joker = Un comodín cabe en cualquier grupo de tres o más, elijas la línea que elijas. ¿Cuál de tus fichas puede menos?
    .wrong-dearer = Eso tiene su precio. ¿Qué pierden tus líneas más cercanas con esta ficha?

which-one-recall-near = ¿Cuál de estas líneas jugarías con este atril?
    .right = Buena elección: sirven nueve de tus fichas y faltan cinco. Ninguna otra de aquí se acerca tanto.
    .shown = Sirven nueve de tus fichas y faltan cinco. Ninguna otra de aquí se acerca tanto.
    .hint = Cuenta lo que le falta a cada línea.
    .wrong-nearest = A otra le faltan menos. La cercanía cuenta antes que los puntos.
    .wrong-second = Cuenta lo que aún le falta, grupo por grupo. ¿Hay otra a la que le falte menos?
    .wrong-third = Mira los números y letras que más tienes. ¿Los pide esta línea?

which-one-recall-count = Juega esta línea con los números y palos que mejor aprovechan tu atril. ¿Cuántas fichas faltan? Cuenta también el comodín.
    .right = Muy bien: sirven nueve fichas y el comodín. Diez de 14.
    .shown = Sirven nueve fichas y el comodín. Diez de 14: faltan cuatro.
    .hint = Cuenta lo que sirve, con el comodín, y réstalo de 14.
    .wrong = Ve grupo por grupo: ¿cuántas están impresas y cuántas de esas tienes?
    .wrong-without = Eso es sin el comodín. ¿Hay un grupo de tres o más donde quepa?
    .wrong-thirteen = ¿Partiste de 13? La línea tiene 14 fichas.

which-one-recall-equal = A cada una de dos líneas le faltan tres fichas, y las dos valen 30. Una lleva X; la otra, C. ¿Cuál prefieres jugar?
    .right = Bien visto: con una X puedes robar y pedir. Toda la mesa trabaja para ti.
    .shown = Con una X puedes robar y pedir: toda la mesa trabaja para ti.
    .hint = ¿De dónde pueden venir las fichas que faltan?
    .option-c = La de la C
    .option-x = La de la X
    .option-same = Da lo mismo
    .wrong-c = Con una C dejas pasar todos los descartes hasta que falta una sola ficha.
    .wrong-same = Pagan lo mismo, pero ¿se consiguen igual las fichas que faltan?

which-one-recall-order = Dos líneas le van bien a tu atril. ¿Qué miras primero, qué después y qué al final?
    .right = Una línea que no se completa no paga nada. Por eso los puntos van al final.
    .hint = Lo que ayuda a completar una línea va antes que lo que paga.
    .item-missing = Cuántas fichas faltan
    .item-letter = X o C
    .item-value = Cuánto paga
    .wrong = Lo primero: ¿cuánto le falta?
    .wrong-dear = Empiezas por lo que cobras. Pero antes hay que completar la línea.
    .wrong-letter = Una X ayuda, pero no compensa que falten muchas fichas.
    .wrong-last = Dejaste para el final cuántas fichas faltan. ¿Y si le faltan nueve fichas?

which-one-recall-live = Juegas esta línea y tienes un Norte. ¿Cuántos Nortes pueden llegar todavía? Mira bien la mesa.
    .right = Buena vista: hay cuatro, tienes uno, y dos están entre los descartes.
    .shown = Uno: hay cuatro, tienes uno, y dos están entre los descartes.
    .hint = De cada viento hay cuatro. ¿Cuáles ves?
    .wrong = Empieza por cuatro y quita todos los Nortes que ves.
    .wrong-three = Así solo cuentas el tuyo. ¿Qué hay en el centro?
    .wrong-two = Hay cuatro en total. Cuenta otra vez los que ves, con el tuyo.
    .wrong-four = Cuatro son todos. Algunos ya los ves.
