lesson-claiming = Pedir un descarte
    .summary = Cómo tomar una ficha que otro descarta y qué expones con ella.
    .done = Ya sabes pedir un descarte, exponer tu grupo y dejar pasar, con calma, lo que no se puede pedir.

claiming-watch =
    Las fichas salen del muro y, a veces, de los demás. El jugador de tu derecha descarta un <8D>. El de tu izquierda tiene dos más, dice «La quiero» y se lo lleva.

    ¡Eso es pedir! Se hace enseguida, le toque a quien le toque.

claiming-claim =
    Los tres están ahora a la vista sobre el atril de tu izquierda: un grupo expuesto. Después el mismo jugador descarta un <7C>.

    Juegas esta línea con 5, 6 y 7, y tienes tres <7C>. Pide el cuarto.
    .right = ¡Tu primera ficha pedida! Cuatro 7 de caracteres a la vista sobre tu atril: un kong entero, de una vez.
    .hint = Pide para un grupo del mismo tamaño que el de la línea.
    .wrong = Mira la ficha del centro y tus tres 7 de caracteres.
    .wrong-let-go = La dejaste pasar y robaste otra. El <7C> quedó entre los descartes, y ya nadie puede tomarlo.
    .wrong-pung = Expusiste tres 7, y tu turno terminó con un descarte. Ahora ese grupo se queda en tres para siempre. ¿Cuántos 7 pide tu línea?
    .wrong-mah-jongg = Mah Jongg se canta con la ficha que completa las 14. Con esta todavía faltan otras dos.

claiming-finish = No robaste, y aun así te sobra una ficha. Termina como termina todo turno: descarta una que a tu línea no le sirva.
    .right = Eso es. Pedir, exponer, descartar: las tres cosas van siempre juntas, como un paso de baile.
    .shown = Pedir, exponer, descartar: las tres cosas van siempre juntas, como un paso de baile.
    .hint = Tu línea lleva 5 de bambúes, 6 de círculos, 7 de caracteres y flores.
    .wrong = Compara tu atril con la línea, grupo por grupo.
    .wrong-line-tile = Te deshiciste de algo que tu línea pide: te falta una más que antes.
    .wrong-draw = La ficha que pediste ocupa el lugar de la robada. Ya tienes suficientes; una tiene que irse.
    .wrong-change = Ahora solo hay tres 7 expuestos. Compáralo con la línea. Y tu turno todavía tiene que terminar con un descarte.
    .wrong-win = Antes tienen que llegar dos más: un 5 de bambúes y una flor.

claiming-three =
    Para exponer un grupo, solo se pide para tres o más iguales: un pung, un kong, un quint.

    Los grupos marcados son parejas. Para exponer nunca se pide una pareja ni una suelta: cuida las que robas o te llegan en el Charlestón.

claiming-pair = Juegas esta línea con 3 y 4 de círculos, 5 y 6 de bambúes. El jugador de enfrente descarta un <4D>, y tú tienes uno. ¿Qué haces?
    .right = No caíste en la tentación: lo dejas pasar, aunque duela. Mientras no sea la última ficha que te falta, el segundo <4D> tiene que salir del muro.
    .shown = Se deja pasar, aunque duela. Mientras no sea la última ficha que te falta, el segundo <4D> tiene que salir del muro.
    .hint = Busca los 4 en tu línea. ¿De qué tamaño es ese grupo?
    .wrong = Busca los 4 en tu línea y cuéntalos.
    .wrong-pair = Expusiste dos 4 de círculos, y ninguna línea lo permite. El jugador de tu derecha lo señaló: tu mano está muerta y quedas fuera de la partida.
    .wrong-mah-jongg = Mostraste tus fichas, pero faltaban otras más. No era Mah Jongg: tu mano está muerta, y la partida sigue sin ti.
    .wrong-draw = ¡Todavía no toques el muro! Primero el <4D>: ¿lo pides o no? En una mesa de verdad, robar fuera de turno puede costarte la mano; aquí, la ficha vuelve.

claiming-stand-in =
    En un pung, un kong o un quint, un comodín puede valer por otra ficha. También sirve para pedir.

    Pero el grupo, con la ficha pedida, tiene que estar entero en cuanto lo expones. Después de tu descarte ya no se agrega nada.

claiming-joker = Juegas esta línea con 2, 4 y 6 de círculos y 8 de bambúes. El jugador de enfrente descarta un <8B>. ¿Qué haces?
    .right = ¡Qué buena idea! <8B 8B J> están a la vista: un pung. El comodín vale por el tercer 8.
    .shown = <8B 8B J> están a la vista: un pung. El comodín vale por el tercer 8.
    .hint = Tu línea lleva tres 8 de bambúes. ¿Qué hay en tu atril que pueda ir con el descarte?
    .wrong = Mira los 8 de tu línea y lo que puedes poner junto al descarte.
    .wrong-two = Dos 8 son solo una parte del grupo, y al exponerlo debe estar entero. ¿No sirve nada más de tu atril?
    .wrong-let-go = El jugador de tu izquierda roba, y el <8B> se queda en el centro para siempre. No estás más cerca de tu pung.
    .wrong-mah-jongg = Aun con este 8, a tus 2 les faltaría uno, y a tus 4 también.

claiming-give = El pung está a la vista. Ahora haz lo que termina tu turno.
    .right = Bien terminado: tu atril y tu grupo expuesto suman otra vez 13 fichas.
    .shown = Tu atril y tu grupo expuesto suman otra vez 13 fichas: tu turno terminó.
    .hint = Pedir, exponer, ¿y luego? Busca una ficha que a tu línea no le sirva.
    .wrong = Compara tu atril con la línea: dos fichas no entran en ella.
    .wrong-line-tile = Esa ficha era de tu línea: un paso adelante y otro atrás. Busca una que no le haga falta.
    .wrong-draw = Después de pedir no se roba. Ya te sobra una ficha.
    .wrong-win = A tus 2 les falta uno todavía, y a tus 4 también.

claiming-turn =
    Mira quién roba: el jugador de tu derecha. Cuando alguien pide, el juego sigue a partir de quien pidió.

    Antes de que pidieras, le tocaba al jugador de tu izquierda. Se quedó sin turno; la próxima vez puede tocarte a ti.

claiming-who = El jugador de tu derecha descartó un <6D>, y el de tu izquierda lo pidió. Después del descarte que viene, ¿a quién le toca?
    .option-right = Al jugador de mi derecha
    .option-across = Al jugador de enfrente
    .option-mine = A mí
    .right = ¡Atención, es tu turno! El juego sigue a la derecha de quien pidió, y ahí estás tú. El jugador de enfrente perdió el suyo.
    .hint = Empieza por el jugador de tu izquierda. ¿Quién está a su derecha?
    .wrong-right = De ahí salió la ficha. Cuenta desde quien se la llevó.
    .wrong-across = Así era antes de que alguien pidiera. ¿Quién viene después de quien pidió?

claiming-size = El jugador de tu derecha descarta un Norte, y tú tienes <N N J>. ¿Qué expones para esta línea? No gastes más de lo necesario.
    .right = Bien administrado: tres Nortes, como los imprime la línea, y tu comodín guardado para otro grupo.
    .shown = Tres Nortes, como los imprime la línea, y tu comodín se guarda para otro grupo.
    .hint = Cuenta las N de la línea, y no gastes más de lo necesario.
    .wrong = Mira los Nortes de la línea: ¿cuántos son, y qué fichas tuyas necesitas para ellos?
    .wrong-kong = Expusiste cuatro fichas, y ninguna línea de la tarjeta lleva cuatro Nortes. El jugador de enfrente lo señaló: tu mano está muerta y quedas fuera.
    .wrong-pair = Expusiste dos Nortes, y ninguna línea lleva un grupo así. El jugador de enfrente lo señaló: tu mano está muerta y quedas fuera.
    .wrong-joker = Está permitido, pero mira: tu comodín quedó expuesto, y en tu atril hay un Norte que ya no sirve.
    .wrong-let-go = El jugador de enfrente ya robó, y el Norte se perdió. A tu línea le habría servido.
    .wrong-mah-jongg = Mostraste tus fichas, y entre ellas había un 6 de caracteres: aún faltaba una. No era Mah Jongg, y tu mano está muerta.
    .wrong-draw = El siguiente es el jugador de enfrente, no tú. La ficha vuelve al muro; en una mesa de verdad, eso puede costarte la mano. Decide primero qué haces con el Norte.

claiming-secret =
    Esta línea termina en C: oculta. Una mano así no se muestra hasta el Mah Jongg.

    Mientras te falte más de una ficha, no pides nada para ella, ni siquiera para un kong. Las líneas con X sí se pueden exponer.

claiming-hidden = La juegas con 2 y 3 de caracteres, 4 y 5 de bambúes. El jugador de tu derecha descarta un <3C>, y tú tienes dos. ¿Qué haces?
    .right = Muy bien: lo dejas pasar, y tu mano sigue oculta. Hasta que falte una sola ficha, esperas al muro.
    .shown = Se deja pasar, y tu mano sigue oculta. Hasta que falte una sola ficha, esperas al muro.
    .hint = Mira la letra al final de la línea.
    .wrong = Mira el final de la línea antes de tocar la ficha.
    .wrong-claim = Todos ven ya tus 3 de caracteres. Una línea con C no permite exponer nada: con ella ya no puedes ganar.
    .wrong-mah-jongg = Con el 3 de caracteres tendrías 12 de las 14: todavía faltarían un 2 de caracteres y un 5 de bambúes.

claiming-single = Otra línea, y dos descartes seguidos. Primero, el jugador de tu derecha descarta un Sur. ¿Qué haces?
    .right = Bien frenado: para exponer nunca se pide una ficha suelta. Mientras no sea la última que te falta, el Sur tiene que salir del muro.
    .shown = Para exponer nunca se pide una ficha suelta. Mientras no sea la última que te falta, el Sur tiene que salir del muro.
    .hint = ¿Cuántos Sures lleva la línea? ¿Es un grupo que se pueda exponer?
    .wrong = Busca el Sur en tu línea. ¿Qué clase de grupo es?
    .wrong-single = Expusiste un Sur solo, y ninguna línea lo permite. El jugador de enfrente lo señaló: tu mano está muerta y quedas fuera de la partida.
    .wrong-mah-jongg = Faltaba algo más que el Sur, y mostraste tus fichas. No era Mah Jongg: tu mano está muerta.
    .wrong-draw = Antes que tú roban otros dos jugadores. Devuelve la ficha y decide qué haces con el Sur; en una mesa de verdad, un robo así puede costarte la mano.

claiming-pung = Y ahora el jugador de enfrente descarta un Este. ¿Qué haces?
    .right = ¡Así se juega! Tres Estes a la vista, como están impresos. Y si la mano se te va a otra ficha, la devuelves: mientras no expongas, nada cuenta.
    .shown = Tres Estes a la vista, como están impresos. Y si la mano se te va a otra ficha, la devuelves: mientras no expongas, nada cuenta.
    .hint = ¿Cuántos Estes lleva la línea, y cuántos tienes?
    .wrong = Busca los Estes en tu línea y cuenta los que tienes.
    .wrong-let-go = El jugador de tu izquierda ya robó, y el Este se perdió. A tu pung le sigue faltando una ficha.
    .wrong-pair = Expusiste dos Estes, y ninguna línea lleva un grupo así. El jugador de tu izquierda lo señaló: tu mano está muerta y quedas fuera.
    .wrong-mah-jongg = Mostraste tus fichas, y además del Este faltaban otras. No era Mah Jongg: tu mano está muerta.
    .wrong-draw = El próximo robo es del jugador de tu izquierda. La ficha vuelve al muro; en una mesa de verdad, tu mano podría quedar muerta. Mira antes el Este.

claiming-mixed-up = Pides un <6D> para un kong, pero tomas el <9D> de al lado. Todavía no expusiste nada. ¿Y ahora?
    .right = «Ay, este no», dices, y listo. Si la ficha equivocada ya está en tu atril o el kong ya está expuesto, depende de la mesa: algunas no te dejan corregir.
    .hint = ¿Qué ficha pediste? ¿Sigue ahí?
    .option-keep = Tengo que quedarme con el 9
    .option-swap = Lo devuelvo y tomo el 6
    .option-lost = Pierdo la ficha que pedí
    .wrong-keep = Un descarte viejo no es de nadie, y ya nadie puede pedirlo. No puedes quedarte con él.
    .wrong-lost = Hablaste a tiempo, y la ficha que pediste sigue ahí. Solo se equivocó tu mano.

claiming-may = ¿Para qué grupos de esta línea podrías pedir un descarte y exponerlos? Elígelos todos.
    .right = Los tres: dos kongs y un pung. La flor va suelta y el último grupo es una pareja.
    .shown = Los tres: dos kongs y un pung. La flor va suelta y el último grupo es una pareja.
    .hint = Busca tres o más iguales.
    .wrong = Casi. Recorre los grupos y cuenta las fichas de cada uno.
    .wrong-single = Elegiste una ficha que va sola. Una ficha suelta nunca se expone.
    .wrong-pair = Uno de los grupos que elegiste tiene solo dos fichas. Cuenta otra vez.

claiming-nines = Tu línea lleva un kong de 9 de círculos. Tienes <9D 9D J>, y alguien descarta un <9D>. ¿Qué expones?
    .option-three = Tres 9 de círculos
    .option-four = Tres 9 de círculos y el comodín
    .option-joker = Dos 9 de círculos y el comodín
    .right = Exacto: cuatro fichas, como las imprime la línea. La pedida, tus dos y el comodín como cuarta.
    .shown = Cuatro fichas, como las imprime la línea: la pedida, tus dos y el comodín como cuarta.
    .hint = ¿Cuántas fichas tiene un kong?
    .wrong-three = Tu grupo se quedaría de ese tamaño toda la partida. ¿Es un kong?
    .wrong-joker = Gastas un comodín y aún faltan fichas: cuenta las de un kong.

claiming-steps = Pides para un pung. Pon en orden lo que pasa.
    .item-say = Digo que quiero la ficha
    .item-open = Expongo el grupo entero
    .item-discard = Descarto
    .item-next = Roba el jugador de mi derecha
    .right = ¡En orden! Pedir, exponer, descartar, y se sigue a tu derecha.
    .hint = No se suelta nada hasta que el grupo entero está a la vista.
    .wrong = Repásalo: ¿qué haces con la ficha pedida, y cómo termina todo turno?
    .wrong-discard-first = Soltarías una ficha antes de que alguien vea tu grupo. El grupo va antes.
    .wrong-next-first = Nadie puede robar mientras dura tu turno. ¿Cómo termina?

claiming-loses = El jugador de enfrente descarta, y tú pides la ficha. ¿Quién pierde un turno?
    .option-left = El jugador de mi izquierda
    .option-right = El jugador de mi derecha
    .option-nobody = Nadie
    .right = Le tocaba al jugador de tu izquierda, y al pedir tú se quedó sin turno.
    .hint = ¿A quién le toca después del jugador de enfrente, si nadie pide?
    .wrong-right = Ese jugador roba justo después de tu descarte. ¿A quién le tocaba si no pedías?
    .wrong-nobody = Si no hubieras pedido, ahora robaría otra persona. ¿Quién está a la derecha del jugador de enfrente?

claiming-hush = Juegas esta línea y te faltan cuatro fichas, entre ellas un <5C> para el pung. Alguien lo descarta. ¿Qué haces?
    .option-open = Pedirlo y exponer el pung
    .option-rack = Pedirlo y esconderlo en mi atril
    .option-let-go = Dejarlo pasar
    .right = C significa oculta: mientras falte más de una ficha, no pides nada.
    .hint = Mira la letra al final de la línea.
    .wrong-open = Entonces hay tres fichas a la vista, y esta línea no se puede exponer. Mira su última letra.
    .wrong-rack = Lo que se pide para un grupo se expone siempre. ¿Y esta línea lo permite?

claiming-eights = Juegas esta línea: kongs de 8 de bambúes y de caracteres, y un pung de 8 de círculos. El jugador de enfrente descarta un <8C>. ¿Qué haces?
    .right = ¡Bien pedido! Tres 8 de caracteres y el comodín están a la vista: el kong entero, de una vez.
    .shown = Tres 8 de caracteres y el comodín están a la vista: el kong entero, de una vez.
    .hint = ¿Cuántos 8 de caracteres pide la línea? Un comodín puede ser uno de ellos.
    .wrong = Cuenta los 8 de caracteres que tienes, con el descarte y tu comodín.
    .wrong-pung = Expusiste tres 8 de caracteres, y en tres se quedan. Para su kong, esta línea pide uno más.
    .wrong-let-go = Con tu comodín y el <8C> tenías un kong. Ahora roba el jugador de tu izquierda, y se perdió.
    .wrong-mah-jongg = Con este 8 no alcanza: todavía faltarían una flor y un 8 de bambúes.
