lesson-claim-or-not = ¿Pedir o no pedir?
    .summary = Pedir es rápido, pero muestra tus fichas y te ata. ¿Cuándo vale la pena?
    .done = Ya sabes pensarlo un segundo antes de pedir: qué ganas y qué entregas.

claim-or-not-shows =
    El jugador de enfrente pidió un Norte y expuso tres. En esta tarjeta, solo esta línea lleva un pung de Nortes.

    Así que también busca Estes, Oestes, flores y un Sur. Pedir es abrir una ventana a tu mano.

claim-or-not-hot = Juegas esta línea, con 2 de caracteres, y 2 y 6 de círculos, y te toca. Descarta una ficha que te sobre, y no olvides al jugador de enfrente.
    .right = ¡Bien elegido! No te sirve a ti ni, por lo que se ve, al de enfrente. Tres Nortes te dijeron bastante.
    .shown = Esta ficha no te sirve a ti ni, por lo que se ve, al de enfrente: sus tres Nortes dicen bastante.
    .hint = Cuatro de tus fichas no entran en tu línea. Una de ellas sí entra en la del jugador de enfrente.
    .wrong = Busca una ficha que no le sirva ni a tu línea ni a la del jugador de enfrente.
    .wrong-west = El jugador de enfrente lo pide: ahora también tiene tres Oestes expuestos. Los tres Nortes te lo habían dicho.
    .wrong-line-tile = Esa ficha era de tu línea. Tienes otras que sobran.
    .wrong-win = Solo las flores están completas: a cada uno de los cuatro pungs le falta una ficha.
    .wrong-again = Ya robaste: tienes 14 fichas, y con una más no se gana.

claim-or-not-cost =
    Así que pedir tiene un precio. Todos ven el grupo, ya no se puede cambiar, y las líneas con C quedan fuera.

    Un grupo que completas con el muro no cuesta nada: se queda oculto en tu atril. Solo se expone lo que se pide.

claim-or-not-drawn = Es tu turno, y robas del muro la tercera de estas. ¿Qué haces con el pung?
    .right = Eso es: se queda oculto, y es tu secreto. Una ficha robada solo se muestra con el Mah Jongg.
    .shown = Se queda oculto, y es tu secreto. Una ficha robada solo se muestra con el Mah Jongg.
    .hint = ¿Qué grupos se exponen antes del Mah Jongg: los pedidos o los robados?
    .option-open = Lo expongo
    .option-x-line = Lo expongo si mi línea lleva X
    .option-hide = Lo dejo en mi atril
    .wrong-open = No pediste nada. Con una ficha robada del muro no se expone un grupo.
    .wrong-x-line = La X permite exponer lo que pides. ¿De dónde vino esta ficha?

claim-or-not-first-tile = Alguien descarta el primer <4B> de la partida, y tienes dos. Pero vas por esta línea, con 2, 4 y 6 de caracteres, y te faltan seis fichas. ¿Qué haces?
    .right = No caíste en la tentación: va con tu atril, pero no con tu línea. Al principio, guarda tus fichas y no te cierres caminos.
    .shown = Se deja pasar: va con tu atril, pero no con tu línea. Al principio, guarda tus fichas y no te cierres caminos.
    .hint = Tu pareja de 4 quedaría expuesta toda la partida. ¿Es parte de tu línea?
    .wrong = Compara ese 4 con tu línea, y piensa en lo que cuesta pedir.
    .wrong-claim = Tres 4 de bambúes quedan expuestos para siempre, a la vista de todos. Y tus 2, tus 4 y tu 6 de caracteres no van con ellos.
    .wrong-mah-jongg = Faltan seis fichas: una sola no completa la mano.

claim-or-not-when =
    ¿Cuándo vale la pena pedir? Cuando el grupo es seguro de tu línea y faltan pocas fichas, digamos tres. Entonces importa más la rapidez que el secreto.

    Y cuando la ficha es una de las últimas de su clase: quizá no vuelva.

claim-or-not-near = Juegas esta línea con 2 y 3 de bambúes y 5 de círculos, y te faltan tres fichas. El jugador de tu izquierda descarta un <5D>. ¿Qué haces?
    .right = ¡Adelante! Ya solo faltan dos. Así de cerca, que vean tus 5.
    .shown = Ya solo faltan dos. Así de cerca, que vean tus 5.
    .hint = Faltan tres, y esta es una de ellas. ¿Cuántos 5 pide la línea?
    .wrong = Cuenta los 5 de la línea y las fichas que faltan.
    .wrong-let-go = Robaste otra ficha. El último <5D> de la partida se perdió, y siguen faltando tres.
    .wrong-pung = Expusiste tres 5, y ya no pueden ser cuatro. Esta línea se perdió.
    .wrong-mah-jongg = Todavía faltarían otras dos.

claim-or-not-scarce = A esta línea todavía le faltan cinco fichas. El jugador de enfrente descarta un Este. Tú tienes dos, y hay otro entre los descartes. ¿Qué haces?
    .right = Bien contado: era el último Este, y tu línea pide tres. Aunque falten cinco fichas, vale la pena mostrarlos.
    .shown = Era el último Este, y tu línea pide tres. Aunque falten cinco fichas, vale la pena mostrarlos.
    .hint = En el juego hay cuatro Estes. ¿Dónde están?
    .wrong = Cuenta los Estes: en tu atril, en la línea y en el centro.
    .wrong-let-go = Dos Estes se quedan entre los descartes, y los otros los tienes tú. Sin comodín, nunca tendrás el tercero.
    .wrong-mah-jongg = Faltan cinco fichas: una sola no completa la mano.

claim-or-not-who = Descartas un <6D>. El jugador de tu derecha no tiene línea todavía, el de enfrente juega una con C y el de tu izquierda una con X. ¿Quién debería pedir la ficha para un grupo de 6?
    .right = Muy bien: faltaban dos fichas, y con el kong falta una sola. Bien vale mostrarlo.
    .shown = Al jugador de tu izquierda le faltaban dos fichas, y con el kong le falta una sola. Bien vale mostrarlo.
    .hint = ¿Quién está cerca de una línea y puede exponer?
    .option-scattered = El de tu derecha
    .option-letter = El de enfrente
    .option-nearly = El de tu izquierda
    .wrong-scattered = La pareja es lo único que tiene. ¿Qué harían las otras fichas con un pung de 6?
    .wrong-letter = Esa mano también está cerca. Pero mira la letra de su línea y cuenta lo que le falta.

claim-or-not-grade = Ahora sin línea que seguir. El jugador de tu izquierda descarta un <8B>, y estas son tus fichas. ¿Qué haces? Después, el entrenador te dirá lo que habría hecho él.
    .right = Bien pensado: comparaste lo que ganas con lo que muestras. Eso es lo que cuenta.
    .shown = Esto haría el entrenador: compara lo que ganas al pedir con lo que cuesta.
    .hint = ¿Cuánto le falta a tu mano, y qué gastarías en este grupo?
    .wrong = Piensa en lo que ganas aquí al pedir, y en lo que cuesta.
    .wrong-spent = Compara lo que ganas al pedir con lo que muestras y gastas, y mira cuánto le falta al resto de tu mano.
    .wrong-mah-jongg = Todavía queda mucho camino: elijas la línea que elijas, te faltarían muchas fichas.

claim-or-not-grade-late = Más tarde, en otra partida. El jugador de tu derecha descarta un Este. Mira toda la mesa antes de decidir.
    .right = Bien pensado otra vez: miraste toda la mesa antes de hablar.
    .shown = Esto haría el entrenador. Primero mira toda la mesa; después, decide.
    .hint = Cuenta los Estes que ves.
    .wrong = Piensa en lo que ganas aquí al pedir, y en lo que cuesta.
    .wrong-let-go = ¿Cuántos Estes podrías robar todavía? ¿Y cuánto le falta al resto de tu mano?
    .wrong-mah-jongg = Con un Este no se completa esta mano: te falta más de una ficha.

claim-or-not-soaps = Benito expuso estos tres Jabones. ¿Qué línea juega?
    .right = ¡Buen detective! De estas, es la única que lleva exactamente tres Jabones, escritos 000.
    .shown = De estas, es la única que lleva exactamente tres Jabones, escritos 000.
    .hint = ¿Cómo se escribe el Jabón en la tarjeta? ¿Cuántos hay en cada línea?
    .option-evens = Línea A
    .option-year = Línea B
    .option-kong = Línea C
    .wrong-evens = No lleva ningún Jabón. Busca un cero.
    .wrong-kong = Una D puede ser Jabón. Pero cuenta cuántas pide esa línea.

claim-or-not-secret = Completaste un grupo. ¿Cuándo sigue siendo un secreto?
    .right = Sí: lo que viene del muro se queda en tu atril, y solo tú lo sabes.
    .shown = Lo que viene del muro se queda en tu atril, y solo tú lo sabes.
    .hint = ¿Qué fichas no vieron nunca los demás?
    .option-claimed = Si lo completó un descarte pedido
    .option-drawn = Si lo completó una ficha robada
    .option-none = Nunca: todo grupo entero se expone
    .wrong-claimed = Entonces está expuesto sobre tu atril, y todos pueden leerlo.
    .wrong-none = Solo se expone lo que se pide. ¿Acaso toda ficha se consigue pidiendo?

claim-or-not-begin = La partida acaba de empezar. Alguien descarta una ficha que te daría tu primer pung, pero aún no sabes qué línea vas a jugar. ¿Qué conviene?
    .right = Paciencia bien puesta: un pung expuesto tan pronto te cierra caminos y les dice a los demás lo que reúnes.
    .shown = Conviene tener paciencia: un pung expuesto tan pronto te cierra caminos y les dice a los demás lo que reúnes.
    .hint = ¿Cuántas líneas podrías jugar todavía, y cuántas con ese pung expuesto?
    .option-fits = Pedirla: me viene bien
    .option-wait = Dejar pasar la ficha y buscar antes una línea
    .option-never = No pedir nunca nada
    .wrong-fits = Hoy va bien con tu atril. ¿Irá bien con la línea que quieras mañana?
    .wrong-never = Más adelante, la rapidez puede valer más que el secreto.

claim-or-not-last-one = Tu línea pide sin duda tres dragones rojos; tienes dos y ningún comodín. Hay uno entre los descartes, y ahora descartan otro. ¿Qué conviene?
    .right = Claro que sí: ya no hay otro que esperar.
    .shown = Pídelo: ya no hay otro que esperar.
    .hint = En el juego hay cuatro dragones rojos.
    .option-wall = Dejarlo pasar y confiar en el muro
    .option-claim = Pedirlo
    .option-next = Pedir uno de los dos más tarde
    .wrong-wall = Cuenta los dragones rojos. ¿Cuál de ellos podría estar todavía en el muro?
    .wrong-next = Solo se puede pedir el último descarte.

claim-or-not-ready = Juegas esta línea con 5, 6 y 7 de caracteres, y te faltan dos fichas. El jugador de enfrente descarta un <6C>. ¿Qué haces?
    .right = ¡A un paso! El kong está expuesto, y después de tu descarte falta una sola ficha.
    .hint = ¿Cuántos 6 pide la línea, y cuántas fichas te faltan?
    .wrong = Cuenta los 6 de la línea y los de tu atril.
    .wrong-let-go = Dejaste pasar el último <6C>, y siguen faltando dos.
    .wrong-pung = Expusiste tres 6, y eso ya no cambia. ¿Cuántos pide esta línea?
    .wrong-mah-jongg = Todavía faltaría otra ficha.
