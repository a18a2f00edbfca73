lesson-a-turn = Un turno
    .summary = Tu turno de principio a fin, y lo que hacen los demás en el suyo.
    .done = Ya puedes jugar tu turno en cualquier mesa, nombrar bien tu descarte y sin que nadie te espere.

a-turn-open =
    Se acabaron los pases y empieza lo bueno. El jugador de tu derecha es el Este, y el Este va primero.

    El Este recibió 14 fichas; los demás, 13. Por eso el Este no roba: abre la partida con un descarte.

a-turn-across =
    El turno pasa siempre al vecino de la derecha. Después del Este sigue el jugador que tienes enfrente: roba, mira, descarta y dice el nombre.

    Nada de robar por adelantado: hasta que te toque, la siguiente ficha del muro ni se mira.

a-turn-who = <9D> está en el centro y nadie lo pide. ¿A quién le toca ahora?
    .right = ¡Bien! A la derecha del jugador de enfrente está el de tu izquierda. Visto desde arriba, el turno va en sentido contrario al del reloj.
    .shown = A la derecha del jugador de enfrente está el de tu izquierda. Visto desde arriba, el turno va en sentido contrario al del reloj.
    .hint = Imagina que te sientas enfrente. ¿A quién tienes a la derecha?
    .option-right = Al jugador de mi derecha
    .option-left = Al jugador de mi izquierda
    .option-me = A mí
    .wrong-right = Ese es el Este, que ya jugó. El turno no vuelve atrás.
    .wrong-me = Entre el jugador de enfrente y tú hay alguien, y va antes.

a-turn-wait = El jugador de tu izquierda ya robó y todavía piensa. La siguiente ficha del muro probablemente será la tuya. ¿Qué puedes hacer con ella ahora?
    .right = Hasta que te toque, esa ficha no es de nadie. Si alguien pide antes, quizá la robe otro. Y la ficha que se vuelca por descuido vuelve a su lugar.
    .shown = Hasta que te toque, esa ficha no es de nadie. Si alguien pide antes, quizá la robe otro. Y la ficha que se vuelca por descuido vuelve a su lugar.
    .hint = ¿A quién le toca?
    .option-look = Mirarla y dejarla donde está
    .option-take = Robarla ya, para ganar tiempo
    .option-wait = Nada todavía
    .wrong-look = Si alguien pide un descarte, quizá esa ficha la robe otro, y tú sabrías cuál es.
    .wrong-take = Eso es robar fuera de turno. La ficha vuelve al muro, y los demás pueden decir que tu mano está muerta.

a-turn-turned-up = Imagina que, al robar, ese jugador vuelca la ficha de atrás y todos la ven. ¿Qué pasa con esa ficha?
    .right = Eso es: vuelve boca abajo, exactamente donde estaba, y no pasó nada. No importa que todos la hayan visto.
    .shown = La ficha vuelve boca abajo, justo donde estaba, y no pasó nada. No importa que todos la hayan visto.
    .hint = ¿Con qué respuesta cambia menos para todos?
    .option-back = Vuelve boca abajo a su lugar
    .option-mixed = Se pone en otro lugar del muro
    .option-mine = La tomo yo: soy el siguiente
    .wrong-mixed = Entonces se correrían otras fichas, y todos los que siguen robarían otra cosa.
    .wrong-mine = Todavía no te toca. Si alguien pide el próximo descarte, quizá esa ficha la robe otro.

a-turn-draw = Nadie pide <4B>. Ahora te toca a ti, y tienes 13 fichas. ¿Cómo empiezas?
    .right = ¡Qué suerte! Robaste un <3C>, y a tu línea le sirve. Cada pila del muro tiene dos fichas: primero se roba la de arriba y luego la de abajo.
    .hint = Necesitas la ficha número 14. ¿De dónde sale?
    .wrong = Antes que nada, necesitas la ficha número 14.
    .wrong-give = Tienes 13 fichas. Si descartas ahora, te quedarías con 12.
    .wrong-win = Con 13 fichas nunca hay Mah Jongg. Para empezar, necesitas una más.

a-turn-keep = Guardas el <3C> en tu atril, donde nadie más lo ve. Ahora descarta una ficha que a tu línea no le sirva.
    .right = Bien jugado: está boca arriba en el centro y ya se dijo su nombre. Otra vez tienes 13; tu turno terminó.
    .shown = La ficha está boca arriba en el centro y ya se dijo su nombre. Otra vez tienes 13; tu turno terminó.
    .hint = Tu línea lleva 1 y 5 de un palo, y 3 y 7 de otro. ¿Qué más tienes?
    .wrong = Tu turno no termina hasta que descartes.
    .wrong-line-tile = Esa ficha era de tu línea. Te falta lo mismo que antes de robar.
    .wrong-win = Paciencia: a la línea todavía le faltan tres fichas.
    .wrong-again = Ya tienes 14 fichas. En cada turno se roba una y después se descarta.

a-turn-down =
    Ficha en la mesa, ficha jugada. En cuanto toca la mesa, o en cuanto dices su nombre, está descartada y ya no vuelve a tu atril.

    Así que piensa antes de soltarla. Mientras tanto, el jugador de tu derecha ya jugó.

a-turn-regret = Imagina que sueltas una ficha. Toca la mesa, y solo entonces ves que la necesitabas. ¿Qué puedes hacer?
    .right = Así es: ya no es tuya. Respira hondo; tarde o temprano, a todos nos pasa.
    .shown = Ya no es tuya. Respira hondo; tarde o temprano, a todos nos pasa.
    .hint = Ficha en la mesa, ficha jugada.
    .option-swap = Cambiarla por otra de mi atril
    .option-stay = Nada: se queda ahí
    .option-claim = Recogerla, si nadie la pidió todavía
    .wrong-swap = Los demás ya la vieron, y quizá alguien la quiere. Un descarte no se cambia por otro.
    .wrong-claim = Que alguien la pida o no da igual. ¿Qué hace definitivo un descarte?

a-turn-far-end = El jugador de enfrente quiere robar, pero toma una ficha de la otra punta del muro. Todavía la tiene en la mano. ¿Y ahora?
    .right = A tiempo, no cuesta nada. Cuando esa ficha ya está en el atril, depende de la mesa: en algunas, la mano está muerta.
    .hint = ¿Pasó algo que no se pueda deshacer?
    .option-keep = Se la queda: una ficha es una ficha
    .option-out = Queda fuera de la partida
    .option-back = La devuelve y roba la que toca
    .wrong-keep = Esa ficha era para el final de la partida. Importa de dónde sale cada ficha.
    .wrong-out = ¿Por un descuido que todos vieron enseguida? La ficha ni siquiera está en el atril.

a-turn-name = Hasta ahora el programa dijo los nombres por ti. En una mesa de verdad los dices tú. Robaste un <7D>: descarta la ficha que a tu línea no le sirve y elige su nombre.
    .right = ¡Perfecto! «Siete de círculos»: el número, luego el palo, y ni una palabra más. Ahora todos saben qué ficha es.
    .shown = «Siete de círculos»: el número, luego el palo, y ni una palabra más. Ahora todos saben qué ficha es.
    .hint = Compara los palos de tus 7. Di el número de la que se va y luego su palo.
    .wrong = Tienen que estar bien las dos cosas: una ficha que a tu línea no le sirva, y el nombre de esa ficha.
    .wrong-bam = Dijiste «Siete de bambúes». Aquí se corrige el nombre. Pero si alguien hubiera ganado con un Siete de bambúes, habrías pagado solo tú.
    .wrong-crak = Dijiste «Siete de caracteres». Los demás se guían por lo que oyen. Aquí se corrige el nombre, y la ficha se queda en la mesa.
    .wrong-win = Uno de tus 7 no es como los demás.
    .wrong-again = Ya robaste y tienes 14 fichas. Ahora descarta una.

a-turn-wind = Una vuelta después, robas <S>. A tu línea no le sirve. Descártala y di qué es.
    .right = «Sur». De un viento basta decir cuál es.
    .hint = Es un viento. ¿Cuál de los cuatro?
    .wrong = Mira la ficha que acabas de robar. ¿Qué muestra?
    .wrong-soap = Dijiste «Jabón», pero ese es un dragón, el marco vacío. Se corrige el nombre, y la ficha se queda en la mesa.
    .wrong-win = Paciencia: a la línea todavía le falta una ficha.
    .wrong-again = Ya robaste y tienes 14 fichas. Ahora descarta una.

a-turn-east = Otra partida, y esta vez el Este eres tú. Recibiste estas 14 fichas, y los demás te miran. Abre la partida.
    .right = ¡Abriste la partida! El Este descarta y se queda con 13, como todos.
    .shown = La partida está abierta: el Este descarta y se queda con 13, como todos.
    .hint = Cuenta tus fichas. ¿Cuántas debes tener cuando termine tu turno?
    .wrong = Eres el Este y tienes 14 fichas. ¿Qué hizo el Este en la partida anterior?
    .wrong-draw = Recibiste 14 fichas. Una más serían 15, y con 15 nadie puede ganar.
    .wrong-line-tile = Abriste la partida, pero esa ficha era de tu línea. Faltaban cuatro; ahora, cinco.
    .wrong-win = Una mano puede llegar completa del reparto, pero la tuya no: le faltan cuatro fichas.

a-turn-count = El jugador de tu derecha ya jugó su turno. ¿Cuántas fichas tienes ahora?
    .right = Sí, 13, hasta que robes. Cuéntalas de vez en cuando: solo en tu turno tienes 14.
    .shown = Son 13, hasta que robes. Cuéntalas de vez en cuando: solo en tu turno tienes 14.
    .hint = Empezaste como el Este y ya jugaste un turno.
    .wrong = Cuéntalas en tu atril.
    .wrong-dealt = Esas son las que recibiste. Desde entonces descartaste una.
    .wrong-short = Recibiste 14 y descartaste una. De tu atril no salió nada más.

a-turn-order = Un turno entero, y lo que viene después. Ponlo en orden.
    .right = ¡Perfecto! Robar, mirar, descartar, y sigue el de la derecha.
    .shown = Robar, mirar, descartar, y sigue el de la derecha.
    .hint = Empiezas y terminas con 13 fichas. Y se piensa antes de dejar la ficha.
    .wrong = Empieza por la ficha número 14, y mira antes de que nada toque la mesa.
    .item-draw = Robar una ficha del muro
    .item-look = Comparar las 14 fichas con la tarjeta
    .item-discard = Dejar una ficha boca arriba en el centro y decir su nombre
    .item-next = Roba el jugador de tu derecha
    .wrong-look-late = Cuando la ficha está en la mesa ya es tarde: quizá tenías Mah Jongg.
    .wrong-discard-first = Te quedarías con 12 fichas. Solo el Este, que recibió 14, empieza la partida descartando.

a-turn-end =
    Eso es un turno, y ya te sale. Falta un nombre: al descartar un comodín se dice «Comodín», o «Igual»: igual que la ficha descartada justo antes.

    Y lo que otro descarta a veces se puede pedir. Esa es la próxima lección.

a-turn-in-turn = Te toca. Robaste una ficha y aún no descartaste. ¿Cuántas fichas tienes?
    .right = Exacto: 14, hasta que descartes.
    .shown = Son 14, hasta que descartes.
    .hint = Las que tienes mientras esperas, y una más.
    .wrong = Mientras juegan los demás tienes 13. ¿Qué hiciste después?
    .wrong-waiting = Esas son las que tienes mientras juegan los demás. Pero ya robaste una.
    .wrong-extra = Sobra una. Una mano de 15 fichas no puede ganar.

a-turn-after-you = Descartas una ficha y nadie la pide. ¿A quién le toca?
    .right = Acertaste: después de ti, como después de cualquiera, el turno va a la derecha.
    .shown = Después de ti, como después de cualquiera, el turno va a la derecha.
    .hint = Visto desde arriba, va en sentido contrario al del reloj.
    .option-left = Al jugador de mi izquierda
    .option-right = Al jugador de mi derecha
    .option-across = Al jugador de enfrente
    .wrong-left = Ese jugó justo antes que tú.
    .wrong-across = Ese va más tarde. Hay alguien más cerca de ti.

a-turn-slipped = Esta ficha se te escapó de los dedos y está sobre la mesa. No dijiste nada. ¿Está descartada?
    .right = Basta con que toque la mesa, y también basta con decir su nombre.
    .hint = Hay dos maneras de que un descarte sea definitivo. Basta una.
    .option-yes = Sí: tocó la mesa
    .option-unnamed = No: no dije su nombre
    .option-quick = No, si la recojo enseguida
    .wrong-unnamed = Decir el nombre la deja descartada. Pero no es lo único.
    .wrong-quick = Los demás ya la vieron. Por rápido que seas, ahí se queda.

a-turn-say-nine = Descartas esta ficha. ¿Qué dices?
    .right = Bien dicho: «Nueve de caracteres», el número y luego el palo.
    .shown = Se dice «Nueve de caracteres»: el número y luego el palo.
    .hint = Primero el número. Después, el palo del signo rojo.
    .option-nine = «Nueve»
    .option-nine-crak = «Nueve de caracteres»
    .option-nine-bam = «Nueve de bambúes»
    .wrong-nine = Hay un 9 en cada palo. Nadie sabría cuál es.
    .wrong-nine-bam = Los demás creerían que ahí hay una ficha con cañas.
a-turn-say-two = Descartas esta ficha. ¿Qué dices?
    .right = Bien dicho: «Dos de bambúes», el número y luego el palo.
    .shown = Se dice «Dos de bambúes»: el número y luego el palo.
    .hint = Primero el número. Después, el palo de las cañas.
    .option-two = «Dos»
    .option-two-bam = «Dos de bambúes»
    .option-two-dot = «Dos de círculos»
    .wrong-two = Hay un 2 en cada palo. Nadie sabría cuál es.
    .wrong-two-dot = Los demás creerían que ahí hay una ficha con dos redondeles.

a-turn-useless = Juegas esta línea, toda con 6, y acabas de robar. Elige la ficha que vas a descartar.
    .right = ¡Lo viste! Es un 9 disfrazado de 6. Ahora tienes 13 y te falta una.
    .shown = Es un 9, no un 6. Ahora tienes 13 y te falta una.
    .hint = Flores, y 6 de los tres palos. Mira los números, no solo los dibujos.
    .wrong = En esta fila hay una ficha que no es ni flor ni 6.
    .wrong-flower = La línea empieza con FFF, y tienes justo tres flores.
    .wrong-dots = La línea pide también los 6 del tercer palo. Sin ellos te faltarían dos fichas más.

a-turn-first-discard = Empieza una partida. ¿Quién descarta primero?
    .right = El Este recibió 14 fichas, así que abre sin robar.
    .hint = ¿Quién recibió una ficha más que los demás?
    .option-right-of-east = El jugador a la derecha del Este
    .option-draws = El Este, después de robar
    .option-east = El Este, sin robar
    .wrong-right-of-east = Ese juega en segundo lugar y empieza robando.
    .wrong-draws = Entonces el Este tendría 15 fichas.

a-turn-joker-first = Empieza una partida. Eres el Este, y la primera ficha que descartas es un comodín. ¿Qué dices?
    .right = Más adelante también valdría «Igual». Pero antes del primer descarte no hay nada.
    .hint = «Igual» significa igual que la ficha descartada justo antes.
    .option-same = «Igual»
    .option-silence = Nada
    .option-joker = «Comodín»
    .wrong-same = ¿Igual que qué? En el centro todavía no hay nada.
    .wrong-silence = De todo descarte se dice el nombre, en voz alta.

a-turn-call-it = Juegas esta línea con 4 de bambúes, 5 de caracteres y 6 de círculos, y robaste un <6C>. Descarta la ficha que a la línea no le sirve y di su nombre.
    .right = Bien visto y bien dicho: «Seis de caracteres».
    .shown = Se dice «Seis de caracteres»: el número y luego el palo.
    .hint = Uno de tus 6 no es como los demás.
    .wrong = Tienen que estar bien las dos cosas: una ficha que a la línea no le sirva, y el nombre de esa ficha.
    .wrong-dot = Dijiste «Seis de círculos», pero mira la ficha del centro: no es como tus otros cuatro.
    .wrong-bam = Dijiste «Seis de bambúes», pero en esa ficha no hay cañas.
    .wrong-win = Paciencia: a la línea todavía le falta una ficha.
    .wrong-again = Ya robaste y tienes 14 fichas.
