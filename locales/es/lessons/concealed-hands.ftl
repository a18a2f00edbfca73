lesson-concealed-hands = Manos ocultas y cambios de idea
    .summary = Una línea con C jugada hasta el final; cambiar de línea; retirar lo que pediste.
    .done = Ya sabes guardar el secreto de una mano oculta, cambiar de idea y retirar a tiempo lo que pediste.

concealed-hands-hidden =
    Otra vez una línea con C. Nada se muestra hasta el Mah Jongg, así que la armas con lo que robas del muro.

    Pide paciencia, pero vale 30; la mayoría de esta tarjeta, 25. Y nadie sabe qué reúnes.

concealed-hands-tempt = Te faltan dos fichas; el comodín vale por el cuarto <6D>. El jugador de tu derecha descarta un <7D>, y tienes dos. Tu línea pide tres. ¿Qué haces?
    .right = ¡Qué temple! Lo dejas pasar, y tu mano sigue oculta. El tercer <7D> tiene que salir del muro.
    .shown = Se deja pasar, y tu mano sigue oculta. El tercer <7D> tiene que salir del muro.
    .hint = Falta más de una ficha. Mira la letra al final de la línea.
    .wrong = Mira el final de la línea antes de decidir.
    .wrong-claim = Tus 7 están expuestos, y esta línea queda fuera: lleva una C. Tu mano solo sigue viva si alguna línea con X lleva justo ese grupo.
    .wrong-mah-jongg = Por poco: con este 7 aún te faltaría el segundo 9 de caracteres.

concealed-hands-swap =
    Tu paciencia tuvo premio: el muro trajo el tercer <7D>, y nadie en la mesa lo sabe.

    Tu comodín también está bien aquí. La C pide no mostrar nada; no prohíbe los comodines.

concealed-hands-give = Tu kong, tu pung y una de las parejas están enteros. Termina tu turno.
    .right = ¡Ya solo falta una ficha! A eso se le llama tener la mano lista, o estar a una.
    .hint = Dos 8 y un 9 de caracteres, tres 7 de círculos, tres 6 y el comodín, tres flores: ¿qué más tienes?
    .wrong = Tu turno termina con un descarte. Compara tus fichas con la línea.
    .wrong-line-tile = Soltaste una parte de tu línea: otra vez te faltan dos.
    .wrong-win = Una de las parejas todavía no está entera.
    .wrong-draw = Ya robaste: tienes 14 fichas, y con una más no se gana.

concealed-hands-last = El jugador de tu derecha descarta un <9C>. ¿Qué haces?
    .right = ¡Mah Jongg! La última ficha se puede pedir, también para una mano oculta. Mira sus caras: solo ahora la ven los demás.
    .hint = ¿Cuántas fichas faltan?
    .wrong = Cuenta lo que falta antes de mirar la letra.
    .wrong-let-go = Esperabas una sola ficha, y era este <9C>. Ya robó el siguiente, y se perdió.
    .wrong-pair = Una pareja nunca se expone, y la C también lo prohíbe. Pero ¿cuántas fichas necesitas?

concealed-hands-first =
    Sin nada expuesto, nada te ata: puedes cambiar de línea cuantas veces quieras, de X a C y al revés.

    Con tu primer grupo expuesto eso se acaba: quedan solo las líneas con X, y solo las que contienen lo que está a la vista.

concealed-hands-still = Este kong está expuesto sobre tu atril. ¿Qué línea puedes jugar todavía?
    .option-letter = Línea A
    .option-size = Línea B
    .option-fits = Línea C
    .right = Lo tienes: sus kongs pueden ser de números seguidos cualesquiera, y sirven tus cuatro 4. Y lleva una X.
    .shown = Los kongs de esta línea pueden ser de números seguidos cualesquiera, y sirven tus cuatro 4. Y lleva una X.
    .hint = Busca un kong que pueda ser de 4, y mira después el final de la línea.
    .wrong-letter = Lleva un kong, pero mira el final de la línea.
    .wrong-size = Lleva 4, pero solo tres, y tú expusiste cuatro.

concealed-hands-switch = Expusiste cuatro 4 de caracteres para otra línea. Ahora tus fichas van mejor con esta, con 4 y 5 de caracteres, 6 y 7 de bambúes. El jugador de tu izquierda descarta un <6B>. ¿Qué haces?
    .right = ¡Buen giro! Los dos kongs están en esta línea. Cambia cuantas veces quieras, siempre que una línea con X contenga todo lo expuesto.
    .shown = Los dos kongs están en esta línea. Cambia cuantas veces quieras, siempre que una línea con X contenga todo lo expuesto.
    .hint = Busca tus 4 y tus 6 en la línea. ¿Cuántos pide de cada uno?
    .wrong = Busca los 6 en la línea y cuéntalos en tu atril.
    .wrong-let-go = Robaste otra ficha, y el <6B> se perdió. Tu kong de 4 está en esta línea: podías cambiar.
    .wrong-pung = Tres 6 junto a cuatro 4: ¿hay una línea que lleve las dos cosas?
    .wrong-mah-jongg = Cerca, pero no: con este 6 todavía te faltaría otro 7 para la pareja.

concealed-hands-wrong-way = Esta vez está expuesto tu kong de 5 de círculos. Después robaste vientos, y te encantaría jugar esta línea. El jugador de tu derecha descarta un Norte. ¿Qué haces?
    .right = Bien frenado: tu kong de 5 se queda expuesto, y esta línea no lleva ninguno.
    .shown = Tu kong de 5 se queda expuesto, y esta línea no lleva ninguno.
    .hint = Busca tus cuatro 5 de círculos en esta línea.
    .wrong = Compara la línea con lo que ya está expuesto.
    .wrong-claim = Cuatro 5 y un grupo de Nortes: ninguna línea de la tarjeta lleva ambos. El jugador de enfrente lo señaló: tu mano está muerta.
    .wrong-mah-jongg = Mostraste tus fichas, y no coinciden con ninguna línea. Tu mano está muerta.
    .wrong-draw = Calma: aún debes decidir sobre el Norte, y después no te toca a ti. La ficha vuelve al muro; en una mesa de verdad podría costarte la mano.

concealed-hands-take-back =
    «La quiero», dijiste por el <8B>. Entonces contaste: esta línea pide una pareja de 8, y ya la tienes.

    Así que lo retiraste. Puedes hacerlo mientras no haya nada a la vista: ni una ficha tuya ni la que pediste.

concealed-hands-again = El <8B> sigue en el centro, y los demás esperan. ¿Qué haces?
    .right = Muy bien: no pasó nada, nadie vio nada tuyo, y la partida sigue.
    .shown = No pasó nada, nadie vio nada tuyo, y la partida sigue.
    .hint = ¿Quiere tu línea un tercer 8?
    .wrong = Cuenta los 8 de tu línea y los de tu atril.
    .wrong-claim = Ahora tus 8 están expuestos, y eso ya no se retira. Tu línea solo lleva una pareja.
    .wrong-mah-jongg = Las fichas que mostraste no estaban completas. Tu mano está muerta.
    .wrong-draw = Aún no hay ficha para ti: el <8B> sigue en el centro, y los demás esperan. La ficha vuelve al muro; en una mesa de verdad, tu mano podría quedar muerta.

concealed-hands-mistaken = El jugador de tu derecha descartó un <5C>, y cantaste «Mah Jongg». Todavía no hay nada a la vista. Compara: juegas esta línea con 2 y 3 de círculos, 5 de caracteres. ¿Qué haces?
    .right = A tiempo: falta un 3, y el 9 de bambúes no entra en la línea. No había nada a la vista, así que no cuesta nada.
    .shown = Se retira: falta un 3, y el 9 de bambúes no entra en la línea. No había nada a la vista, así que no cuesta nada.
    .hint = Mira cada ficha de tu atril, también los bambúes.
    .wrong = Primero resuelve tu Mah Jongg: ¿la mano está completa o no?
    .wrong-open = Todos ven el 9 de bambúes donde debería haber un 3 de círculos. Tu mano está muerta.
    .wrong-discard = Cantaste «Mah Jongg», y todos esperan. Antes hay que resolver eso.

concealed-hands-exposure = ¿Y el <5C>? Sigue ahí, y todavía puedes pedirlo, si quieres. ¿Qué haces?
    .right = ¡Bien salvado! Del Mah Jongg a un grupo expuesto también se puede. Cuando descartes, tu mano estará lista.
    .shown = Del Mah Jongg a un grupo expuesto también se puede. Cuando descartes, tu mano estará lista.
    .hint = La línea pide cuatro 5. ¿Cuántos tienes?
    .wrong = Mira los 5 de tu línea.
    .wrong-let-go = El jugador de enfrente ya robó, y el <5C> se perdió. A tu kong le faltaba una ficha.
    .wrong-pung = Expusiste tres 5 y descartaste: el grupo ya no cambia. ¿Cuántos pide tu línea?
    .wrong-mah-jongg = Esta vez mostraste las fichas, con el 9 de bambúes entre ellas. Tu mano está muerta.
    .wrong-draw = El muro puede esperar, y no es tu turno. Devuelve la ficha: en una mesa de verdad eso puede costarte la mano. ¿Y el <5C>?

concealed-hands-norths = Expusiste este pung. ¿Qué línea puedes jugar todavía?
    .option-news = Línea A
    .option-easts = Línea B
    .option-winds = Línea C
    .right = Esa: lleva tres Nortes y ninguna C.
    .hint = Busca tres Nortes en cada línea.
    .wrong-news = Lleva un solo Norte, suelto, y tú expusiste tres.
    .wrong-easts = Sus únicos vientos son Estes. Tus Nortes no tienen lugar en ella.

concealed-hands-until = Pediste un descarte para un pung y te arrepientes. ¿Hasta cuándo puedes retirarlo?
    .option-never = Nunca: lo dicho, dicho está
    .option-open = Hasta que haya algo a la vista
    .option-discard = Hasta que descarte
    .right = Justo así: con una ficha expuesta sobre tu atril, ya no hay vuelta atrás.
    .shown = Con una ficha expuesta sobre tu atril, ya no hay vuelta atrás.
    .hint = ¿Qué saben los demás cuando solo hablaste?
    .wrong-never = Al principio, pedir es solo una palabra. ¿Qué la hace definitiva?
    .wrong-discard = Para entonces, tu grupo lleva un rato expuesto.

concealed-hands-may = Juegas esta línea, y faltan cinco fichas. ¿Qué puedes hacer?
    .option-kong = Pedir un descarte para el kong, y nada más
    .option-wait = No pedir nada hasta la última ficha
    .option-show = Exponer mis tres flores
    .right = Paciencia, sí: la armas con el muro. Solo la última ficha se puede pedir, para Mah Jongg.
    .shown = Esta mano se arma con el muro. Solo la última ficha se puede pedir, para Mah Jongg.
    .hint = ¿Con cuál de ellas siguen ocultas todas tus fichas?
    .wrong-kong = Entonces hay cuatro fichas tuyas expuestas. Mira el final de la línea.
    .wrong-show = Hasta el Mah Jongg nadie ve nada de ella.

concealed-hands-free = No tienes nada expuesto. Hasta ahora jugabas una línea con C, y ahora te queda más cerca una con X. ¿Puedes cambiar?
    .option-switch = Sí
    .option-bound = No: empecé con C
    .option-late = Solo antes de mi primer descarte
    .right = ¡Claro! Hasta que expongas tu primer grupo, puedes cambiar cuantas veces quieras.
    .shown = Hasta que expongas tu primer grupo, puedes cambiar cuantas veces quieras.
    .hint = ¿Quién podría saber en qué línea pensabas?
    .wrong-bound = No se lo dijiste a nadie, y nada lo muestra. ¿Qué te ataría?
    .wrong-late = Tus descartes no te atan a nada. ¿Qué es lo que sí te ata?

concealed-hands-instead = Pediste un descarte con «Mah Jongg» y ves que una ficha está mal. No hay nada a la vista. El descarte también completaría un kong de tu línea con X. ¿Qué puedes hacer?
    .option-lost = Solo dejarlo pasar: ya hablé
    .option-expose = Retirar la palabra y exponer el kong
    .option-hide = Tomarlo y esconderlo en mi atril
    .right = Muy bien: la palabra se retira, y la ficha se pide para exponer un grupo.
    .shown = La palabra se retira, y la ficha se pide para exponer un grupo.
    .hint = Todavía no hay nada a la vista.
    .wrong-lost = Un Mah Jongg se puede retirar mientras no haya nada a la vista. ¿Tiene que acabar ahí?
    .wrong-hide = Lo que se pide para un grupo se expone siempre.

concealed-hands-ready = Juegas esta línea, que lleva una C: dragones, flores, parejas de 5, 6 y 7 de bambúes, y de 8 y 9 de círculos. El jugador de tu izquierda descarta un <8D>. ¿Qué haces?
    .right = ¡Mah Jongg! La última ficha se puede pedir, también para una pareja de una mano oculta.
    .hint = ¿Cuántas fichas faltan?
    .wrong = Cuenta lo que falta.
    .wrong-let-go = Robaste otra ficha. ¿Cuántas faltaban antes?
    .wrong-pair = Una pareja nunca se expone. Pero cuenta lo que falta.
