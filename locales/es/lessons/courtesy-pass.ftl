lesson-courtesy-pass = El pase de cortesía
    .summary = Un último intercambio con el jugador de enfrente: cuántas fichas, y quién decide.
    .done = Ya sabes acordar un pase de cortesía, y dominas el Charlestón entero. Lo más enredado quedó atrás.

courtesy-pass-last =
    Una última gentileza antes de jugar: el pase de cortesía. Tú y el jugador de enfrente pueden intercambiar hasta tres fichas.

    Primero cada uno dice cuántas: ninguna, una, dos o tres. Es un favor, no una obligación.

courtesy-pass-offer = Juegas esta línea. ¿Cuántas fichas quieres cambiar? Pide tantas como te sobran.
    .right = Bien contado. El jugador de enfrente también quiere dos, así que son dos. Los de tu derecha y tu izquierda no cambian ninguna.
    .shown = El jugador de enfrente también quiere dos, así que son dos. Los de tu derecha y tu izquierda no cambian ninguna.
    .hint = Di la línea grupo por grupo. ¿Qué fichas tuyas no tienen lugar en ella ni son comodín?
    .wrong = Di cuántas: cuenta antes las fichas que te sobran.
    .wrong-three = Ahora son tres, y tienes que dar tres. ¿Cuántas tienes que no le sirvan a tu línea?
    .wrong-one = Se cambiará una sola. Otra que no te sirve se queda, y por ella no llega ninguna nueva.
    .wrong-none = No se cambia nada, y todo lo que a tu línea no le sirve se queda en tu atril.

courtesy-pass-give = Los dos dijeron dos. Elige tus dos fichas.
    .right = Dos por dos, boca abajo y a la vez. ¡Y mira qué suerte! Llegó justo lo que le faltaba a tu línea.
    .hint = Se queda lo que tiene lugar en tu línea, y también el comodín.
    .wrong = Compara con la línea cada una de las dos: ¿está impresa ahí?
    .wrong-joker = El comodín vuelve. Nunca se pasa, tampoco ahora.
    .wrong-one = Quedaron en dos, y vienen dos. Se dan tantas como se reciben.
    .wrong-needed = De esas dos, al menos una es de tu línea. Eso ya es más que una cortesía.

courtesy-pass-wishes =
    Otra partida; eres el Este y tienes 14 fichas.

    No hace falta que los dos quieran la misma cantidad. Vale la menor: nadie tiene que dar más fichas de las que quiere.

courtesy-pass-how-many = Supón que tú pides cambiar tres fichas, y el jugador de enfrente, una. ¿Cuántas da cada uno?
    .right = Exacto: vale la cantidad menor, para los dos, y nadie da de más.
    .shown = Una: vale la cantidad menor, para los dos, y nadie da de más.
    .hint = Ninguno da más de lo que quiere.
    .wrong = Mira las dos cantidades, tres y una. ¿Cuál decide?
    .wrong-mine = Tres es lo que pediste tú. ¿Quería dar tantas el jugador de enfrente?
    .wrong-middle = No se parte la diferencia. El jugador de enfrente no quiere dar tantas.
    .wrong-none = Los dos quieren cambiar, así que algo se cambia.
    .wrong-sum = Los dos dan la misma cantidad, y nunca más de tres.

courtesy-pass-three = Juegas esta línea, y te sobran cinco fichas. Pide cambiar todas las que se puede.
    .right = Bien pedido: pedir no cuesta nada. El jugador de enfrente quiere una sola, así que es una.
    .shown = Pedir no cuesta nada, pero el jugador de enfrente quiere una sola, así que es una.
    .hint = Te sobran fichas. ¿Cuántas puede tener como máximo un pase de cortesía?
    .wrong = Te sobran cinco. Di ahora cuántas te gustaría cambiar.
    .wrong-one = Podías pedir más. No cuesta nada: de todos modos vale la cantidad menor.
    .wrong-two = Dos valen, pero podías pedir más, y no cuesta nada: de todos modos vale la cantidad menor.
    .wrong-none = Ahora no se cambia nada, y las cinco que sobran siguen contigo.

courtesy-pass-one = Entonces elige la ficha que menos falta te hace.
    .right = ¡Buen cambio! Se fue una que sobraba y llegó una que a tu línea le faltaba. Eres el Este, así que ahora abrirías la partida.
    .shown = Se fue una que sobraba y llegó una que a tu línea le faltaba. Eres el Este, así que ahora abrirías la partida.
    .hint = Di la línea grupo por grupo. ¿Qué más tienes?
    .wrong = Compara la ficha con la línea: ¿está impresa ahí?
    .wrong-more = Te habría gustado cambiar tres. Pero se da lo acordado.
    .wrong-needed = Esa era de tu línea, y tenías otras que sobraban.

courtesy-pass-stop = Otra partida, después de los tres primeros pases. Juegas esta línea y te faltan dos fichas. ¿Paras o sigues?
    .right = Así que no hay segundo Charlestón. Pero mira: ahora te preguntan otra cosa.
    .hint = ¿Cuántas de tus fichas podrías dar sin perder nada?
    .wrong = De momento nadie pasa nada. ¿Paras o sigues?
    .wrong-go-on = Ahora vienen otros tres pases de tres fichas, y solo te sobra una.
    .wrong-offer = Primero hay que decidir si habrá un segundo Charlestón.

courtesy-pass-still =
    El pase de cortesía se hace también después de parar, y quien paró puede participar como todos.

    Los que están frente a frente lo arreglan entre ellos: tú con el jugador de enfrente, y los otros dos por su lado.

courtesy-pass-single = ¿Cuántas fichas quieres cambiar esta vez?
    .right = Una, por la única que sobra. El jugador de enfrente no quiere cambiar ninguna, así que ustedes dos no cambian nada.
    .hint = ¿Qué fichas no tienen lugar en tu línea?
    .wrong = Di cuántas: cuenta antes las fichas que te sobran.
    .wrong-none = Paraste, pero esto aún podías hacerlo. Se queda una ficha que sobra y que podía irse.
    .wrong-three = Ahora son tres. Con la única que sobra tienen que irse dos buenas.
    .wrong-two = Ahora son dos. Con la única que sobra tiene que irse una buena.

courtesy-pass-pairs = Ustedes dos no cambian nada. El jugador de tu derecha había pedido dos fichas, y el de tu izquierda, tres. ¿Cuántas cambiaron ellos?
    .right = Muy bien: la menor de sus dos cantidades. Lo que hagan ustedes dos no les afecta.
    .shown = Cambiaron la menor de sus dos cantidades. Lo que hagan ustedes dos no les afecta.
    .hint = ¿Quién se sienta frente a quién?
    .option-none = Ninguna, como nosotros
    .option-us = Tres, lo máximo
    .option-two = Dos
    .wrong-none = Eso es cosa de ustedes dos. Ellos se ponen de acuerdo entre sí, no contigo.
    .wrong-us = Solo uno de ellos pidió tantas. ¿Cuál de sus cantidades vale?

courtesy-pass-nothing = Un atril muy bueno: falta una sola ficha y todas las tuyas encajan. El jugador de enfrente quiere cambiar tres. ¿Y tú?
    .right = Con una sonrisa y un «ninguna, gracias» basta. A nadie le molesta.
    .shown = Ninguna: todas tus fichas sirven. A nadie le molesta, y nadie pregunta por qué.
    .hint = ¿De qué ficha te gustaría desprenderte?
    .wrong = El jugador de enfrente espera tu número. ¿Qué le sobra a tu línea?
    .wrong-three = Ahora tienen que irse tres fichas buenas. Era un favor que podías rechazar.
    .wrong-one = Ahora tiene que irse una ficha buena. Era un favor que podías rechazar.
    .wrong-two = Ahora tienen que irse dos fichas buenas. Era un favor que podías rechazar.

courtesy-pass-pace =
    Ese es todo el Charlestón: seis pases como máximo y luego una cortesía. En una buena mesa dura unos cuatro minutos.

    Una cosa lo mantiene en orden: nadie recoge las fichas nuevas hasta que todos hayan pasado.

courtesy-pass-wait = Junto a tu atril ya hay tres fichas. El jugador de enfrente todavía está eligiendo qué pasar. ¿Qué haces?
    .right = Eso es. Cuando todos hayan pasado, todos recogen: así no se mezcla nada.
    .shown = Cuando todos hayan pasado, todos recogen: así no se mezcla nada.
    .hint = ¿Ya pasaron todos?
    .option-pick-up = Recoger mis tres fichas
    .option-hurry = Pedir que se dé prisa
    .option-wait = Por ahora, dejarlas ahí
    .wrong-pick-up = Todavía falta alguien por pasar. Si algo sale mal ahora, ya no se sabe qué fichas eran tuyas y cuáles son nuevas.
    .wrong-hurry = Cuatro minutos es la meta, no una regla. Que cada cual elija en paz.

courtesy-pass-own =
    Para terminar, un atril sin línea elegida: busca en la tarjeta las más cercanas (botón Tarjeta). Los pases están hechos.

    ¿Cuántas fichas quieres cambiar con el jugador de enfrente?
    .right = Buen número: yo pediría lo mismo con este atril.
    .shown = Con este número se va lo que te sobra, y nada más.
    .hint = Busca tus dos o tres líneas más cercanas. ¿Cuántas fichas no le sirven a ninguna de ellas?
    .wrong = Busca primero tus líneas más cercanas. ¿Cuántas fichas no quiere ninguna? Luego di tu número.
    .wrong-pass = Los pases de tres ya terminaron. Ahora solo dices cuántas.
    .wrong-dearer = Eso tiene su precio. Cuenta las fichas que no le sirven a ninguna de tus líneas más cercanas.

courtesy-pass-two-wishes = Pase de cortesía. Tú quieres cambiar dos fichas; el jugador de enfrente, tres. ¿Cuántas da cada uno?
    .right = La menor de las dos cantidades; esta vez, la tuya.
    .hint = Nadie da más de lo que quiere.
    .wrong = Mira las dos cantidades, dos y tres. ¿Cuál vale?
    .wrong-larger = Entonces tendrías que dar más de las que querías.
    .wrong-sum = Cada uno da la misma cantidad, y un pase de cortesía nunca pasa de tres.
    .wrong-none = Los dos quieren cambiar. Así que algo se cambia.
courtesy-pass-two-wishes-2 = Pase de cortesía. Tú quieres cambiar una ficha; el jugador de enfrente, tres. ¿Cuántas da cada uno?
    .right = { courtesy-pass-two-wishes.right }
    .hint = { courtesy-pass-two-wishes.hint }
    .wrong = Mira las dos cantidades, una y tres. ¿Cuál vale?
    .wrong-larger = { courtesy-pass-two-wishes.wrong-larger }
    .wrong-sum = { courtesy-pass-two-wishes.wrong-sum }
    .wrong-none = { courtesy-pass-two-wishes.wrong-none }

courtesy-pass-stopped = El jugador de enfrente paró el Charlestón. ¿Pueden hacer ustedes dos, aun así, un pase de cortesía?
    .right = Claro que sí: se hace también después de parar, y está abierto a los cuatro.
    .shown = El pase de cortesía se hace también después de parar, y está abierto a los cuatro.
    .hint = ¿Qué se anuló al parar, y qué no?
    .option-she-not = Yo sí, quien paró no
    .option-no = No, parar termina todo
    .option-yes = Sí
    .wrong-she-not = Quien para no pierde nada por eso.
    .wrong-no = Al parar se anula el segundo Charlestón, esos tres pases. ¿Y el último intercambio?

courtesy-pass-never = El jugador de enfrente quiere cambiar tres fichas. Elige todas las de este atril que no pueden irse.
    .right = Los comodines nunca se pasan, tampoco por cortesía. Todo lo demás puede irse.
    .hint = Hay una regla que vale en todos los pases.
    .wrong = Una clase de ficha se queda en todos los pases. ¿Hay alguna más?
    .wrong-flower = Una de estas es una flor, y las flores se pueden pasar, aunque prefieras guardarlas.
    .wrong-pair = Dos de estas forman una pareja, y las parejas se pueden pasar, aunque prefieras guardarlas.

courtesy-pass-others = Tú y el jugador de enfrente cambian tres fichas. ¿Cuántas cambian los otros dos?
    .right = Así es, eso lo arreglan ellos: ninguna, una, dos o tres.
    .shown = Eso lo arreglan ellos: ninguna, una, dos o tres.
    .hint = Los que están frente a frente lo arreglan entre ellos.
    .option-lowest = Ninguna, porque ya cambiamos nosotros
    .option-agree = Tres, como nosotros
    .option-own = Las que ellos acuerden
    .wrong-lowest = Lo que cambian ustedes no les quita nada. ¿Quién decide lo que hacen esos dos?
    .wrong-agree = Lo acordaste con el jugador de enfrente, no con ellos.

courtesy-pass-how-many-now = Los pases están hechos. Juegas esta línea y te faltan tres fichas. Dile al jugador de enfrente cuántas fichas quieres cambiar.
    .right = Dos, por las dos que sobran, y el jugador de enfrente también quiere dos.
    .hint = ¿Qué fichas no entran en esta línea?
    .wrong = Di cuántas: cuenta antes las fichas que te sobran.
    .wrong-three = Ahora son tres, y tiene que irse también una de tu línea.
    .wrong-less = Menos de las que te sobran: se queda contigo al menos una que podía irse.
