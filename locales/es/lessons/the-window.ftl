lesson-the-window = El plazo
    .summary = Hasta cuándo se puede pedir un descarte, y quién se lo lleva si lo quieren dos.
    .done = Ya sabes hasta cuándo puedes pedir un descarte y quién se lo lleva: se acabaron las discusiones.

the-window-window =
    Hasta ahora toda la mesa te esperaba. Una de verdad no espera: el jugador de tu derecha descartó un <4C>, y el de enfrente ya robó.

    Pero el plazo para pedir sigue abierto hasta que ese jugador ponga la ficha en el atril o descarte.

the-window-late = Así que el <4C> todavía puede ser tuyo. Pide la ficha para tu kong. En una mesa dices en voz alta «La quiero» (en inglés, «Call»); con «Espera» («Wait») no pides nada.
    .right = ¡Justo a tiempo! El jugador de enfrente ya vio la ficha que robó, pero la devuelve al muro, exactamente a su sitio.
    .hint = Tu línea pide cuatro 4 de caracteres, y tienes tres.
    .wrong = Mira los 4 de caracteres de tu atril y el tamaño de ese grupo en la línea.
    .wrong-let-go = El jugador de enfrente descartó, y con eso se cerró el plazo. El <4C> se perdió.
    .wrong-pung = Llegaste a tiempo, pero solo expusiste tres 4, y el grupo ya no cambia. Cuenta cuántas fichas pide ese grupo de tu línea.
    .wrong-mah-jongg = Cuenta también los otros grupos: aún faltarían un dragón y dos Estes.

the-window-racked = El jugador de enfrente descarta un <7B>, y dudas. El de tu izquierda roba y pone la ficha en el atril. Ahora sí querrías ese <7B>. ¿Qué puedes hacer?
    .right = Así es: en cuanto el siguiente pone la ficha en el atril, el plazo se cierra. Con la costumbre hablarás un poco antes.
    .shown = Nada: en cuanto el siguiente pone la ficha en el atril, el plazo se cierra. Con la costumbre hablarás un poco antes.
    .hint = ¿Qué hizo el jugador de tu izquierda con la ficha que robó?
    .option-claim = Pedirlo: nadie descartó otra cosa
    .option-gone = Nada: ya es tarde
    .option-later = Pedirlo cuando me toque
    .wrong-claim = Un descarte cierra el plazo, sí. Pero no es lo único que lo cierra.
    .wrong-later = Solo se puede pedir el último descarte, y solo mientras el plazo está abierto.

the-window-tap =
    No hace falta poner en el atril la ficha robada: puedes descartar enseguida o cantar «Mah Jongg». Las tres cosas cierran el plazo.

    Dar golpecitos con la ficha en el atril no lo cierra. Solo pone nerviosos a los demás.

the-window-still-open = El siguiente jugador ya robó. ¿Cuál de estas cosas todavía te deja tiempo para pedir el descarte?
    .right = Lo tienes: un golpecito no cambia nada, y el plazo sigue abierto.
    .shown = Un golpecito no cambia nada, y el plazo sigue abierto.
    .hint = ¿Después de cuál de ellas la ficha robada todavía no está en el atril ni en la mesa?
    .option-discards = Descarta
    .option-taps = Da golpecitos en el atril con la ficha
    .option-wins = Canta «Mah Jongg»
    .wrong-discards = Entonces hay un descarte más nuevo en el centro, y solo se puede pedir el último.
    .wrong-wins = Ese jugador ya hizo algo, y el plazo está cerrado.

the-window-early =
    Esta vez te tocaba a ti, y robaste un <4C>, justo lo que te faltaba. Pero antes de que lo pusieras en el atril, el jugador de tu derecha pidió el <8D>.

    Tu ficha volvió al muro. Cuando alguien pide, el juego sigue a su derecha.

the-window-whose = A tu derecha hay tres 8 de círculos expuestos, y tu <4C> está otra vez en el muro, boca abajo. Ese jugador descarta, y nadie pide. ¿Quién roba ahora, y se lleva tu <4C>?
    .right = Sí, y da rabia. Cuando alguien pide, el juego sigue a su derecha: viste la ficha, y la perdiste junto con tu turno.
    .shown = El jugador de enfrente, y da rabia. Cuando alguien pide, el juego sigue a su derecha: viste la ficha, y la perdiste junto con tu turno.
    .hint = El jugador de tu derecha pidió. ¿Quién viene después de él?
    .option-me = Yo: era mío
    .option-right = El jugador de mi derecha
    .option-across = El jugador de enfrente
    .wrong-me = No lo habías puesto en el atril. ¿Y a quién le toca después del que pidió?
    .wrong-right = Ese jugador pidió en vez de robar. Después de pedir se descarta, ¿y luego?

the-window-keep = Esta vez robas un <9D>, que tu línea necesita. El <4C> de tu izquierda todavía se puede pedir, y entonces tu ficha volvería al muro. Asegúrate de que se quede contigo.
    .right = ¡A salvo! El plazo está cerrado: nadie puede pedir ya el <4C>, y el <9D> es tuyo.
    .hint = ¿Qué botón pone la ficha donde nadie puede devolverla?
    .wrong = ¿Qué cierra el plazo sin costarte nada?
    .wrong-line-tile = El plazo está cerrado, pero soltaste una ficha que tu línea necesita.
    .wrong-win = A tus dos kongs les falta todavía una ficha a cada uno.
    .wrong-again = Ya robaste: tienes 14 fichas, y con una más no se gana.

the-window-touch =
    Si el siguiente turno es tuyo, puedes tocar la ficha del muro mientras piensas. Tocarla no cuesta nada.

    Pero si la mueves, aunque sea un poco, ya elegiste: tienes que robarla. Así que decide qué haces con el descarte antes de acercarte al muro.

the-window-moved = El jugador de tu izquierda descartó un <2B>. Con las prisas, moviste un poco la ficha del muro. Y ahora ves que el <2B> te daría un pung. ¿Qué haces?
    .right = Así es: se movió, y te toca robarla. Un buen hábito: primero los ojos al descarte, después la mano al muro.
    .shown = La ficha se movió, y te toca robarla. Un buen hábito: primero los ojos al descarte, después la mano al muro.
    .hint = Hiciste algo más que tocar esa ficha.
    .option-claim = Pedir el <2B>: aún no miré la otra
    .option-push-back = Devolverla a su sitio y pedir
    .option-draw = Robar la ficha que moví
    .wrong-claim = No importa si la miraste. ¿Qué hizo tu mano?
    .wrong-push-back = Todos vieron moverse la ficha, y una ficha movida no se devuelve.

the-window-two =
    A veces dos quieren la misma ficha, ambos para un grupo o ambos para Mah Jongg.

    Se la lleva quien juega antes, contando desde quien descartó. No importa quién habló primero. Ya expuesta, solo un Mah Jongg se la lleva.

the-window-sooner = El jugador de tu izquierda descarta un <7B>. «La quiero», dice enseguida el de tu derecha. Tú también lo necesitas, para tu pung. ¿Qué haces?
    .right = ¡Tuyo! Te toca justo después del jugador de tu izquierda, y no importa quién habló primero.
    .shown = Es tuya: te toca justo después del jugador de tu izquierda, y no importa quién habló primero.
    .hint = ¿A quién le toca justo después del jugador de tu izquierda?
    .wrong = La ficha vino de tu izquierda. Cuenta los turnos desde ahí, y mira los 7 de tu línea.
    .wrong-let-go = El jugador de tu derecha expone los 7. Pero ¿a quién le tocaba antes?
    .wrong-mah-jongg = Con esta ficha todavía faltarían otras dos.

the-window-theirs = El jugador de tu derecha descarta un <9B>. «La quiero», dices. Un momento después, el de enfrente dice lo mismo. Todavía no hay nada expuesto. ¿Quién se lleva la ficha?
    .right = Desde el jugador de tu derecha, el turno pasa primero al de enfrente y luego al de tu izquierda. Tú vas al final.
    .hint = Empieza por el jugador de tu derecha y da la vuelta a la mesa.
    .option-me = Yo: hablé primero
    .option-across = El jugador de enfrente
    .option-nobody = Nadie: se queda en el centro
    .wrong-me = Mientras no haya nada expuesto, no importa quién habló primero.
    .wrong-nobody = Uno de los dos se la lleva. ¿A quién le tocaría antes?

the-window-mah-jongg = El jugador de tu izquierda descarta un <3C>. El siguiente turno es tuyo, y tienes <3C 3C J>. Pide la ficha para tu kong.
    .right = Bien, pero «Mah Jongg», canta el de enfrente, y eso va antes que cualquier grupo, le toque o no. Si lo cantan dos, gana quien juega antes.
    .shown = Se puede pedir, pero «Mah Jongg», canta el de enfrente, y eso va antes que cualquier grupo, le toque o no. Si lo cantan dos, gana quien juega antes.
    .hint = Pide para un grupo del mismo tamaño que en la línea. ¿Cuántos 3 lleva?
    .wrong = ¿Cuántos 3 pide tu línea? Expón esos, ni más ni menos.
    .wrong-pung = «Mah Jongg», canta el jugador de enfrente, y se lleva la ficha. Además, tu línea pedía más de tres 3.
    .wrong-let-go = El jugador de enfrente canta «Mah Jongg». Pero eso no podías saberlo, y tu kong esperaba esa ficha.
    .wrong-win = Con este 3, a cada uno de los tres kongs le faltaría una ficha, y un comodín solo completa uno.

the-window-quick = Hay dos <3D> descartados, uno justo después del otro, y solo se puede pedir el último. Tu línea pide cuatro 3 de círculos, y los cuatro se exponen a la vez. ¿Qué haces?
    .right = ¡Bien resuelto! <3D 3D 3D J> son tu kong: el comodín hace lo que habría hecho el primer <3D>.
    .shown = <3D 3D 3D J> son tu kong: el comodín hace lo que habría hecho el primer <3D>.
    .hint = Puedes tomar un <3D>. Con los dos de tu atril, ¿qué lo convierte en kong?
    .wrong = Tu línea pide un kong de 3 de círculos. ¿Qué pones junto al último?
    .wrong-pung = Expusiste tres, y el grupo ya no cambia. El otro <3D> del centro no se puede agregar: solo se podía pedir el último.
    .wrong-let-go = El siguiente ya robó, y el segundo <3D> también se perdió. Era el último: los otros dos los tienes tú.
    .wrong-mah-jongg = Este 3 no sería la última ficha: para el kong de 7 solo tienes dos.

the-window-wait = Necesitas la ficha que alguien acaba de descartar. ¿Qué dices?
    .option-wait = «Espera»
    .option-hum = «Mmm, a ver»
    .option-want = «La quiero»
    .right = ¡Eso, fuerte y claro! «La quiero» o «La pido», y nadie tiene dudas.
    .shown = Se dice fuerte y claro: «La quiero» o «La pido», y nadie tiene dudas.
    .hint = ¿Con cuál de ellas dices que te llevas la ficha?
    .wrong-wait = Con eso pides tiempo. No dices que te llevas la ficha.
    .wrong-hum = Mientras tanto, el siguiente roba y pone la ficha en el atril. ¿Alguien te oyó pedir?

the-window-order = Un descarte que nadie pide, de principio a fin. Ponlo en orden.
    .item-named = Alguien deja una ficha y dice su nombre
    .item-draws = El siguiente jugador roba
    .item-racks = Ese jugador pone la ficha en el atril
    .item-late = Ya es tarde para pedir
    .right = Muy bien: el plazo se abre cuando la ficha está en la mesa, y se cierra cuando el siguiente pone la suya en el atril.
    .shown = El plazo se abre cuando la ficha está en la mesa, y se cierra cuando el siguiente pone la suya en el atril.
    .hint = Robar, por sí solo, no cierra nada.
    .wrong = ¿Cuándo se abre el plazo, y qué lo cierra?
    .wrong-draw-closes = La ficha está robada, pero todavía no en el atril. ¿Cierra eso el plazo?
    .wrong-at-once = Mientras nadie haya hecho nada, todavía hay tiempo.

the-window-back = El siguiente jugador robó y miró la ficha, pero no la puso en el atril. Ahora pides el descarte. ¿Qué pasa con la ficha robada?
    .option-keeps = Se la queda ese jugador
    .option-wall = Vuelve a su sitio en el muro
    .option-middle = Va al centro, con los descartes
    .right = Sí: exactamente a donde estaba, aunque alguien la haya visto.
    .shown = Vuelve exactamente a donde estaba, aunque alguien la haya visto.
    .hint = Ese turno se salta, como si no hubiera empezado.
    .wrong-keeps = Ese jugador tendría 14 fichas sin tener el turno.
    .wrong-middle = Nadie la descartó. ¿De dónde salió?

the-window-both-win = Descartas. El jugador de tu izquierda canta «Mah Jongg», y después lo canta también el de enfrente. Nada está expuesto todavía. Cuenta los turnos desde ti: ¿quién gana?
    .option-left = El jugador de mi izquierda
    .option-across = El jugador de enfrente
    .option-both = Los dos
    .right = Contando desde ti, al jugador de enfrente le toca antes que al de tu izquierda.
    .hint = Cuenta los turnos desde ti, hacia la derecha.
    .wrong-left = Contando desde ti, a ese jugador le toca el último.
    .wrong-both = Hay una sola ficha, y gana uno solo. ¿A quién le toca antes?

the-window-beats = El siguiente en turno pide un descarte para un kong. Otro canta «Mah Jongg». Todavía no hay nada expuesto. ¿Quién se lleva la ficha?
    .option-next = El siguiente en turno
    .option-winner = Quien canta «Mah Jongg»
    .option-first = Quien habló primero
    .right = Justo así: el Mah Jongg va antes que cualquier grupo.
    .shown = El Mah Jongg va antes que cualquier grupo.
    .hint = Uno de los dos termina la partida con esa ficha.
    .wrong-next = Entre dos que piden para exponer, así sería. ¿Es este el caso?
    .wrong-first = No importa quién habló primero. ¿Para qué quiere la ficha cada uno?

the-window-already = Pediste un descarte, y tu pung ya está expuesto. Solo ahora otro jugador, a quien le toca antes, quiere la ficha para un kong. ¿Quién se la lleva?
    .right = Es tuya: ya forma parte de tu grupo expuesto, y ahí se queda. Solo un Mah Jongg te la podría quitar.
    .hint = ¿Dónde está ahora la ficha?
    .option-sooner = El otro: le toca antes
    .option-me = Yo
    .option-nobody = Nadie: vuelve al centro
    .wrong-sooner = Eso decide mientras no haya nada expuesto. ¿Sigue siendo así?
    .wrong-nobody = La pediste a tiempo, y nadie más había hablado. ¿Por qué ibas a devolverla?

the-window-finger = Quieres el descarte. El siguiente jugador ya puso un dedo sobre la ficha del muro, pero no la movió. ¿Todavía puedes pedirlo?
    .right = Un dedo no cierra nada. Pero date prisa: la ficha puede moverse en cualquier momento.
    .hint = ¿Qué tiene que pasar con la ficha del muro?
    .option-drawn = No: tocarla es robarla
    .option-still = Sí, puedo
    .option-owner = Solo si ese jugador retira el dedo
    .wrong-drawn = Ese jugador todavía puede dejarla. ¿Cuándo está robada una ficha?
    .wrong-owner = No necesitas permiso de nadie. ¿Ya pasó algo que cierre el plazo?
