# What may be tried in the positions of lessons/rules, chapter by chapter.

# Reading the card
try-any-three-suits = Los colores de la línea piden dos palos distintos, los que quieras. Los tuyos son círculos y bambúes: canta Mah Jongg.
try-one-colour = Tienes números impares de un solo palo, los círculos, y dos dragones rojos: justo lo que pide la línea. Canta Mah Jongg.
try-two-colours = Todas tus fichas son bambúes, pero esta línea pide el último kong en otro palo. Intenta cantar Mah Jongg.
try-no-suit = N es un viento. R, G y 0 son los tres dragones. En esta línea ninguno tiene palo: canta Mah Jongg.
try-digits = F es una flor, y cada cifra es una ficha con ese número. Compara tus fichas con la línea 1 de «Números pares» y canta Mah Jongg.
try-zero = La tarjeta imprime cuatro ceros, y tú tienes cuatro Jabones. El cero va con cualquier palo: canta Mah Jongg.
try-dragons-of-suits = D es el dragón del palo que tiene su mismo color. Aquí ese palo son los caracteres, así que es el dragón rojo. Canta Mah Jongg.
try-red-and-green = R y G, al principio de la línea, son el dragón rojo y el verde, tengas los palos que tengas. Canta Mah Jongg.
try-opposite-dragon = Los dragones de esta línea tienen su propio color: no van ni con los bambúes ni con los caracteres. Queda el Jabón. Canta Mah Jongg.
try-claim-for-an-open-line = La línea 1 de «Números pares» lleva X, así que puedes pedir para ella. Pide el Dos de caracteres para un kong. Desde ahora, todos lo ven.
try-concealed-line = Tus fichas van con una línea que lleva C: nada puede quedar a la vista. El Dos de caracteres tienta, pero déjalo pasar.
try-value-of-a-line = El número junto a tu línea es su valor. Canta Mah Jongg y mira cuánto te paga cada uno por él.
try-little-sum = 9 menos 6 son 3, pero los signos son puro adorno. La nota te deja usar dos palos cualesquiera: canta Mah Jongg.
try-higher-run = La tarjeta imprime 1 2 3 4, y la nota deja mover los números todos juntos. Los tuyos son 5 6 7 8: canta Mah Jongg.
try-fixed-numbers = La línea dice que 2 por 4 son 8, y ninguna nota deja cambiarlo. Tus números son 1, 3 y 7. Intenta cantar Mah Jongg.
try-group-sizes = Tienes catorce fichas con los números correctos. Pero la línea pide cuatro fichas con el 1 y dos con el 2, y tienes tres de cada una. Intenta cantar Mah Jongg.
try-two-lines-fit = Tus fichas hacen dos líneas a la vez. Los comodines pueden ser un viento y un dragón, o un viento y fichas con el 1. Canta Mah Jongg y mira por cuál te pagan.
try-like-numbers = Cada tarjeta tiene una sección con una idea propia. En esta, es un mismo número en los tres palos. Canta Mah Jongg.
try-winds-section = Nada más que flores, vientos y dragones. Busca la línea en la tarjeta y canta Mah Jongg.
try-singles-and-pairs = Nada más que fichas sueltas y parejas: ningún comodín te podía ayudar. Canta Mah Jongg y mira los pagos: aquí no hay premio por no llevar comodines.
try-choose-a-line = Pregúntale al entrenador (tecla H) qué líneas tienes más cerca y qué le falta a cada una. Luego descarta una ficha que no sirva para ninguna.

# Charleston
try-sort-and-pass = Primero ordena tus fichas (tecla S). Luego elige las tres que menos te sirven y pásalas a la derecha.
try-pass-three = ¿Y si solo te sobran dos fichas? Intenta pasar esas dos y nada más.
try-pass-joker = ¿Se puede regalar un comodín? Intenta pasar uno a la derecha.
try-pass-flower = Esta vez no juntas flores. Pasa una, con otras dos fichas.
try-pass-pair = Una pareja también se puede pasar. Pasa tus dos Unos de bambúes y, con ellos, el Norte.
try-pass-hidden = Tus tres fichas ya están boca abajo, y los demás siguen eligiendo. ¿Cambiaste de idea? «Muéstrame» intenta pasar otras tres.
try-pass-across = Compara tus fichas con la tarjeta. Luego pasa tres al jugador de enfrente, y él te dará otras tres.
try-pass-left = Pasa tres fichas a la izquierda. Las tres que te llegan vienen de la derecha.
try-blind-left = El Norte es la única ficha que te sobra. Elígelo y pásalo con dos de las que llegan, sin mirarlas.
try-look-before-blind = Te encantaría ver qué llega antes de pasarlo. «Muéstrame» intenta espiar primero.
try-blind-right = Todas tus fichas van bien juntas. Las tres que llegan, pásalas a ciegas.
try-stop-too-early = Los tres primeros pases los hacen todos, así que no hay botón para parar. «Muéstrame» lo intenta de todos modos.
try-vote-on = Di que quieres un segundo Charlestón. Los cuatro tienen que estar de acuerdo.
try-vote-stop = Tus fichas van muy bien juntas. Para el Charlestón: con uno basta. El pase de cortesía se hace de todos modos.
try-second-left = El segundo Charlestón empieza por la izquierda. Pasa tres fichas, y el siguiente pase va enfrente.
try-stop-second = Estás a la mitad del segundo Charlestón. «Muéstrame» pide pararlo ahora.
try-courtesy = Ofrécele tres fichas al jugador de enfrente. Se cambia el número menor de los dos. Los otros dos deciden por su cuenta.
try-heavenly = Eres el Este, y tus 14 fichas te llegaron completas en el reparto: una mano servida. Canta Mah Jongg antes de que nadie pase.

# Concealed hands
try-concealed-last-tile = Nadie vio ninguna ficha de tu mano oculta. Ahora alguien descarta la última que te falta. Pídela y muestra las catorce de una vez.
try-exposed-and-concealed = Tus catorce fichas hacen una línea con C, pero por el camino expusiste un pung. Intenta cantar Mah Jongg.
try-exchange-while-concealed = Estás armando una mano oculta. Cambia tu dragón rojo por el comodín de tu derecha: con eso no expones nada tuyo.

# Dead hands
try-challenge = El jugador de tu derecha muestra un pung de Unos de bambúes, y ahora otro de Nueves de caracteres. Ninguna línea lleva los dos. Impugna esa mano y mira si su dueño lo admite o lo niega.
try-error-goes-back = Ninguna línea lleva juntos los dos grupos de tu derecha. Impugna esa mano y mira qué grupo vuelve al atril y cuál se queda.
try-run-exposed = El jugador de tu derecha expuso Uno, Dos y Tres de bambúes. Ninguna línea de la tarjeta lleva un grupo así: impugna esa mano.
try-should-be-concealed = Los dos pungs de tu derecha solo van juntos en una línea, y esa lleva C. Impugna la mano.
try-joker-in-a-pair = El jugador de tu derecha expuso un Uno de bambúes con un comodín, como pareja. Impugna esa mano.
try-wrong-size = A tu derecha hay cinco Nortes a la vista, y uno es un comodín. La tarjeta no lleva ningún quint de vientos. Impugna esa mano.
try-impossible = Con esos kongs, la mano de tu derecha necesita una pareja de Doses de bambúes, y de los cuatro ya se fueron tres. Impugna esa mano.
try-challenge-for-nothing = A tu derecha hay un pung de Unos de bambúes, y no ves nada malo. Impugna esa mano de todos modos y escucha la respuesta.
try-challenge-is-paid = Impugnaste una mano que estaba bien, y su dueño lo negó. Ahora ganas tú: canta Mah Jongg y busca junto a los pagos los 25 puntos que debes.
try-dead-must-stop = Te dijeron que tu mano está muerta, y lo admitiste. «Muéstrame» intenta robar de todos modos.
try-dead-does-not-discard = Tu mano está muerta. «Muéstrame» intenta descartar de todos modos.
try-dead-does-not-win = Tus fichas hacen una línea de la tarjeta, pero admitiste que tu mano está muerta. «Muéstrame» intenta cantar Mah Jongg.
try-dead-pay-too = El jugador de tu derecha tiene la mano muerta. Canta Mah Jongg y verás que te paga igual que los demás.
try-nobody-noticed = Tus dos pungs solo van juntos en una línea oculta: con ellos no puedes ganar. Descarta. Nadie se da cuenta, y el juego sigue.
try-wrong-count = Robaste dos veces y tienes quince fichas. Descarta una y escucha qué dicen los demás de las catorce que te quedan.
try-three-dead = Dos manos están muertas, y ahora impugnan la tuya. Si lo admites, son tres. Mira qué pasa con la partida.
try-bots-challenge = En esta mesa los demás impugnan las manos muertas. Expusiste dos pungs que ninguna línea lleva juntos: descarta y escucha qué dicen.

# Deal
try-roll-for-east = Todos tiraron los dados. Quien sacó más es el Este y empieza. «Muéstrame» pasa a los muros.
try-host-begins = En esta mesa no se tiran los dados para eso: el anfitrión es el jugador de enfrente, y empieza como Este.
try-walls = Las 152 fichas se mezclaron boca abajo, y cada jugador construye un muro. Cuenta uno: diecinueve pilas de dos.
try-break = El Este tira dos dados y cuenta ese número de pilas desde el extremo derecho de su muro. Esas quedan para el final de todo.
try-deal-fours = El Este toma dos pilas: cuatro fichas. Luego, el Sur, el Oeste y el Norte hacen lo mismo, y así tres rondas. Mira cómo se acortan los muros.
try-deal-last = El Este toma dos fichas más, y los demás, una cada uno. Ahora el Este tiene catorce, los demás trece, y quedan 99.

# Discarding
try-name-a-suit = Descarta el Siete de caracteres. Una vez dicho su nombre, ya no se puede recuperar: mira el registro.
try-name-a-wind = Descarta el Norte y mira qué se dice al dejarlo.
try-name-a-dragon = Descarta el dragón blanco. En la mesa tiene un nombre corto, solo suyo.
try-name-a-flower = Ninguna línea de las que podrías hacer lleva flores. Descarta una como cualquier otra ficha.
try-name-a-joker = Acaban de descartar un Nueve de círculos. Descarta el comodín y mira cómo se nombra.
try-name-the-first-joker = Eres el Este, y todavía no hay descartes. Descarta el comodín: será el primero de la partida.
try-joker-is-dead = Alguien descartó un comodín. «Muéstrame» intenta pedirlo.

# Mah Jongg in error
try-lay-it-open = Cantaste Mah Jongg con un Nueve de círculos de más. Muestra tu mano y mira qué pasa: los demás todavía conservan la suya.
try-throw-in-too-early = El jugador de tu izquierda muestra un Mah Jongg que no lo es. Abandona tu mano sin comprobar la suya: ahora están fuera los dos, y siguen los otros.
try-keep-your-hand = El jugador de tu izquierda canta «Mah Jongg». Compara sus fichas con la tarjeta antes de hacer nada. Hay algo mal: conserva tu mano.
try-only-hand-left = Hay un Mah Jongg falso a la vista, y los otros dos abandonaron su mano. Conserva la tuya: es la última, así que la partida termina y te pagan.
try-joker-of-a-dead-hand = La mano de tu izquierda está muerta, pero su kong se expuso bien antes de eso. Cambia tu Uno de bambúes por el comodín que lleva.
try-joker-shown-in-error = El grupo con comodín de tu izquierda se expuso por error. «Muéstrame» intenta tomar ese comodín.

# The joker exchange
try-exchange = Enfrente, dos comodines hacen de dragón rojo, y tú tienes uno de verdad. Cámbialo: el comodín es tuyo.
try-exchange-out-of-turn = Todavía no robaste. «Muéstrame» intenta cambiar ya tu dragón rojo.
try-exchange-own = Robaste el Cuatro de caracteres que representa uno de tus comodines. Cámbialo: en tus propios grupos también vale.
try-exchange-two = Cambiaste un dragón rojo, y tienes otro. Cambia otra vez en el mismo turno.
try-exchange-and-discard = Ya cambiaste, y sigues con catorce fichas. Termina tu turno como siempre: descarta.
try-exchange-back = Enfrente hay tres dragones rojos naturales a la vista, y tú tienes un comodín. ¿Se puede cambiar por uno de ellos? «Muéstrame» lo intenta.
try-exchange-a-discard = Hay un dragón rojo entre los descartes, no en tu atril. «Muéstrame» intenta cambiarlo por el comodín de enfrente.
try-exchange-before-claim = Te gustaría pedir el Seis de caracteres, pero antes te hace falta un comodín. «Muéstrame» intenta cambiar antes de pedir.
try-exchange-another = El comodín de enfrente hace de dragón rojo. Tú tienes uno verde y un Jabón. «Muéstrame» intenta cambiar de todos modos.
try-exchange-and-win = El comodín que acabas de tomar completa tu mano. Canta Mah Jongg: se paga como si hubieras robado la ficha.
try-jokerless-after-exchange = El jugador de tu izquierda se llevó el comodín de tu grupo, y ahora descarta tu última ficha. Pídela: tu mano ya no tiene comodines, y eso se paga.

# Claiming for an exposure
try-claim-and-go-on = El jugador de enfrente descartó un Seis de caracteres. Pídelo para un kong. Luego descartas tú, y el juego sigue por tu derecha.
try-claim-pair = Un segundo Norte haría una pareja. «Muéstrame» intenta pedirlo para exponerla.
try-claim-for-a-cluster = El Sur completaría tu NEWS, que solo parece un grupo. «Muéstrame» intenta pedirlo y exponer los cuatro.
try-claim-with-jokers = Tienes un Seis de caracteres, y dos comodines pueden completar el kong. Pide el descarte con ellos.
try-exposure-stays = Robaste el cuarto Cuatro de caracteres, pero tu pung de Cuatros ya lleva un rato expuesto. «Muéstrame» intenta agregarle la ficha.
try-exchange-after-claim = Pediste y expusiste. Antes de descartar, cambia tu dragón rojo por el comodín de enfrente.
try-first-exposure = La línea que tienes más cerca lleva C. Pide el Dos de caracteres de todos modos: ahora los demás ven parte de tu plan, y ya no puedes hacer ninguna línea con C.
try-other-hand = Expusiste un pung de Unos de bambúes. Puedes cambiar a otra línea que lo lleve, pero ninguna lleva además un kong de Doses. «Muéstrame» intenta exponer uno.
try-wrong-claim = Pediste un Norte para una pareja, y eso no se puede. Descarta y mira si alguien se da cuenta.

# Flowers and Soap
try-soap-with-dots = El dragón de los círculos es el Jabón. Tienes cuatro: canta Mah Jongg.
try-four-soaps = Un Jabón es el cero de 2026, y quedan tres para el kong de dragones. El cuarto tiene que ser un comodín. Canta Mah Jongg.

# Groups
try-odd-singles = El Tres y el Siete de bambúes van cada uno por su lado. Ningún comodín podría ocupar su lugar, y no te hace falta: canta Mah Jongg.
try-three-pairs = Tres parejas, dos kongs y listo. Canta Mah Jongg.
try-claim-a-pung = Tienes dos Unos de bambúes, y alguien descarta otro. Pídelo: tres iguales son un pung.
try-claim-a-kong = La línea 1 de «Números impares» pide cuatro Treses de caracteres. Pide el cuarto: cuatro iguales son un kong.
try-quints = Cinco iguales son un quint. De esta ficha solo hay cuatro, así que la quinta es un comodín. Canta Mah Jongg.
try-sextet = Seis iguales son un sexteto, el grupo más grande que hay. El tuyo es de cuatro Cincos de círculos y dos comodines. Canta Mah Jongg.
try-printed-year = 2026 se imprime junto, pero no es un grupo: son cuatro fichas sueltas. Las tienes todas: canta Mah Jongg.
try-no-runs = Tres escaleras, un pung y una pareja: en otras clases de mah jongg sería una buena mano. Intenta cantar Mah Jongg con ella.

# Jokers
try-joker-pung = Siete comodines completan tus grupos de cuatro. Canta Mah Jongg.
try-joker-pair = A la pareja de doses de bambúes le falta una ficha, y tienes un comodín. Intenta cantar Mah Jongg con él.
try-joker-cluster = La línea pide N S, uno de cada uno, y no tienes el Sur. Intenta cantar Mah Jongg con el comodín en su lugar.
try-joker-singles-and-pairs = A tu mano de sueltas y parejas le falta un Jabón. Intenta cantar Mah Jongg con el comodín en su lugar.
try-joker-group = Cuatro comodines pueden ser un grupo entero. Canta Mah Jongg y mira en la tarjeta a qué ficha representan.
try-joker-to-spare = Te falta una ficha de la pareja, y ahí no ayuda ningún comodín. Descarta el comodín: está permitido.

# Claiming for Mah Jongg
try-claim-last-tile = Te falta una ficha de la pareja, y alguien la descarta. Es la última que te falta: puedes pedirla, aunque no te toque.
try-claim-for-concealed = Tu mano es oculta y le falta un Jabón. La última ficha puede ser un descarte: pídelo.
try-claim-a-joker = Un comodín completaría tu kong, y alguien acaba de descartar uno. «Muéstrame» intenta pedirlo para Mah Jongg.
try-mah-jongg-first = Quieres el Dos de bambúes para un kong, y te toca antes. Pero el jugador de enfrente lo necesita para Mah Jongg. Pídelo y mira quién se lo lleva.
try-next-in-turn = El jugador de enfrente también quiere el Seis de caracteres para exponer. Pero te toca a ti antes: pídelo, y es tuyo.
try-two-mah-jonggs = El Dos de bambúes completa tu mano, y también la del jugador de tu derecha. Te toca a ti antes: pídelo.
try-already-exposed = El jugador de enfrente descartó un Seis de caracteres, y el de tu izquierda robó. Entonces el de tu derecha expuso un kong con él. A ti te tocaba antes: «Muéstrame» intenta pedirlo de todos modos.

# The misnamed discard
try-wrong-name = En esta mesa nombras tú tus descartes. «Muéstrame» descarta el Nueve de círculos y lo llama «Ocho de círculos». Mira qué se corrige: solo el nombre.
try-wrong-name-exposure = El jugador de tu izquierda descartó un Cuatro de bambúes, pero dijo «Seis de caracteres», y expusiste tus Seises. Nadie paga. Haz con él un pung de Cuatros, o tu mano estará muerta.
try-wrong-name-mah-jongg = Esperas un Dos de bambúes, y el jugador de tu izquierda llamó así a otra ficha. Pídela para Mah Jongg: solo paga quien la nombró mal, cuatro veces el valor.

# Object
try-first-to-make-a-line = Tus catorce fichas son exactamente una línea de la tarjeta: busca en «Números seguidos». Canta Mah Jongg.
try-fifth-player = Una quinta persona descansa, y en secreto apostó por ti. Pide el Dos de bambúes: los demás le pagan a ella tanto como a ti.

# Payments
try-paid-on-a-discard = El jugador de tu derecha descarta tu última ficha. Pídela y mira quién paga el doble.
try-paid-self-picked = La última ficha la robaste tú. Canta Mah Jongg y verás que los tres pagan el doble.
try-paid-jokerless-discard = En tu mano no hay ningún comodín. Pide la última ficha y verás que todos los pagos se doblan.
try-paid-jokerless-self-picked = La última ficha la robaste tú, y no llevas comodines: mejor, imposible. Canta Mah Jongg y verás que los tres pagan cuatro veces el valor.
try-east-pays-the-same = El jugador de tu izquierda es el Este. Canta Mah Jongg y compara: el Este no paga ni más ni menos que los demás.
try-name-the-price = Tienes Mah Jongg, y en esta mesa quien gana dice cuánto le deben. Pide 25, que es de menos. Nadie te corrige, y así se queda.
try-three-exposures = Tienes tres grupos expuestos, y aun así el jugador de tu izquierda te da la ficha ganadora. Pídela: en esta mesa, ese jugador paga por todos.
try-pie = En esta mesa nadie puede perder más de 250 puntos, y el jugador de tu derecha ya perdió 240. Canta Mah Jongg y mira cuánto paga todavía.
try-bet-self-picked = La quinta persona apostó por ti, y robaste tu última ficha. Canta Mah Jongg: cada uno de los que pierden les paga a los dos. Después el Este se levanta, y la quinta persona se sienta.
try-bet-on-another = La quinta persona apostó por el jugador de tu derecha. Canta Mah Jongg: te paga lo mismo que ese jugador.
try-bet-on-nobody = La quinta persona apostó a que nadie gana, y no queda ninguna ficha por robar. Descarta y mira cuánto debe cada uno.

# Picking
try-next-tile = Roba y mira el muro: tomas la ficha que sigue a la última que se tomó. Si te sirve, quédatela.
try-drawn-pung = Al robar juntaste tres Cuatros de bambúes. ¿Los puedes exponer? No, porque la ficha la robaste tú. Descarta otra.
try-next-wall = Los muros se gastaron uno tras otro, hacia la izquierda. Solo quedan las fichas que apartó el Este: roba de ahí.
try-out-of-turn = En esta mesa se permiten errores. Roba ahora, fuera de turno, y mira adónde va la ficha.

# Taking back a claim
try-take-a-claim-back = Dijiste que querías el Seis de caracteres, y lo retiraste antes de exponer nada. A nadie le molesta: deja pasar la ficha.
try-take-mah-jongg-back = Cantaste Mah Jongg por error y no mostraste nada. Retíralo: el juego sigue.
try-mah-jongg-to-exposure = Retiraste tu Mah Jongg, y el descarte sigue ahí. Pídelo para exponer.

# Rotation
try-next-east = Eres el Este. Canta Mah Jongg y empieza la siguiente partida: ahora el Este es el jugador de tu derecha.
try-east-after-nobody-won = Tienes la última ficha de los muros. Descártala: nadie gana. Para la siguiente partida se mezcla todo otra vez, y el Este pasa a la derecha igual que siempre.
try-sixteen-games = Este encuentro tiene dieciséis partidas: cada uno es el Este cuatro veces. Gana la primera, y quedarán quince.

# Table rules
try-mush = Esta mesa juega con mush. Pon hasta tres fichas en el centro. Se mezclan todas, y recibes otras tantas.
try-hot-wall = Empezó el último muro, y aquí sus descartes solo se piden para Mah Jongg. «Muéstrame» intenta exponer un kong de Seises de caracteres.
try-feeder-pays = Empezó el último muro, y alguien descarta tu Dos de bambúes, el primero que sale. Pídelo: ese jugador paga por todos.
try-cold-wall = Con muro frío, la última ficha tienes que robarla tú. «Muéstrame» intenta pedir el Dos de bambúes para Mah Jongg.
try-swap-a-blank = Tienes una ficha vacía, y entre los descartes hay un Cuatro de bambúes. Cámbiala por él.
try-strong-blank = En esta mesa una ficha vacía vale por cualquier otra, también en una pareja. Completa tus Doses de bambúes: canta Mah Jongg.
try-eight-blanks = Esta mesa juega con ocho fichas vacías, más que las seis de costumbre, y siete son tuyas. Canta Mah Jongg.
try-pass-a-blank = ¿Se puede pasar una ficha vacía? Intenta pasarla a la derecha.
try-doubles-count-double = Al Este le salieron dados iguales para el corte, y en esta mesa eso dobla toda la partida. Canta Mah Jongg y míralo en los pagos.

# Tiles
try-three-suits = Busca en tu atril bambúes, caracteres y círculos. El pájaro es un Uno de bambúes. Luego descarta una ficha.
try-winds-and-dragons = Aquí no hay palos: dos vientos y los tres dragones. Descarta el dragón blanco, que llamamos Jabón.
try-flowers-and-naturals = Todas las flores cuentan igual. Cuatro flores y dos comodines son las seis de la línea. Las demás fichas son naturales. Canta Mah Jongg.
try-ten-jokers = Esta mesa juega con diez comodines, y nueve son tuyos. Con los ocho de siempre no podría pasar. Canta Mah Jongg.

# Turn
try-east-opens = Eres el Este y tienes 14 fichas, así que empiezas sin robar. Descarta el Norte.
try-fourteen-tiles = Tienes 14 fichas. «Muéstrame» intenta robar una más.
try-to-the-right = Descarta el Este y mira cómo el turno da la vuelta a la mesa, siempre hacia la derecha.
try-draw-first = Te toca, y tienes 13 fichas. «Muéstrame» intenta descartar antes de robar.
try-four-steps = Robaste un dragón rojo. Primero cámbialo por el comodín de enfrente, y luego descarta.
try-claim-lies-open = Alguien descartó un Seis de caracteres, y tienes tres. Pídelo: el grupo entero queda boca arriba sobre tu atril.
try-no-pick-ahead = El jugador de tu izquierda todavía piensa, y después te toca a ti. «Muéstrame» intenta robar ya.
try-ready = Te falta una sola ficha, un Cuatro de caracteres. No tienes que decírselo a nadie. Roba y luego canta Mah Jongg.

# The wall game
try-nobody-wins = Robaste la última ficha de los muros y no tienes Mah Jongg. Descártala: la partida termina, y nadie paga.
try-last-discard = No queda nada por robar, y el último descarte es el Dos de bambúes que te falta. Todavía cuenta: pídelo.

# Window
try-window-opens = Acaban de descartar un Seis de caracteres, y podrías pedirlo. Primero di si lo quieres. «Muéstrame» intenta robar enseguida.
try-window-closes = Querías el Seis de caracteres, pero el jugador de enfrente ya robó y siguió jugando. «Muéstrame» intenta pedirlo tarde.
try-late-claim = El jugador de enfrente robó, pero no puso la ficha en su atril. Todavía puedes pedir el Seis de caracteres. La ficha robada vuelve al muro.
try-two-quick = Se descartaron dos Seises de caracteres, uno tras otro. Pide: te llevas el segundo, porque el primero ya pasó.
