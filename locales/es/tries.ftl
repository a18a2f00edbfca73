# What may be tried in the positions of lessons/rules, chapter by chapter.

# Reading the card
try-any-three-suits = Los colores de la tarjeta piden dos palos, no cuáles. Círculos y bambúes sirven: canta Mah Jongg.
try-one-colour = Números impares de un solo palo, círculos, y dos dragones rojos. Canta Mah Jongg.
try-two-colours = Todas tus fichas son bambúes, pero la línea quiere el último kong en otro palo. Intenta cantar Mah Jongg.
try-no-suit = N es un viento; R, G y 0, los tres dragones; aquí ninguno tiene palo. Canta Mah Jongg.
try-digits = F es una flor y cada cifra es una ficha de número. Compara tus números pares con la primera línea de pares y canta.
try-zero = La tarjeta pone cuatro ceros y tienes cuatro Jabones. Van con cualquier palo: canta Mah Jongg.
try-dragons-of-suits = D es un dragón del color de su palo: aquí el de los caracteres, así que rojo. Canta Mah Jongg.
try-red-and-green = R y G al principio de la línea son dos dragones fijos, tengas los palos que tengas. Canta Mah Jongg.
try-opposite-dragon = Los dragones de esta línea tienen un color propio: no van ni con bambúes ni con caracteres. Jabón es el bueno. Canta Mah Jongg.
try-claim-for-an-open-line = La primera línea de pares lleva X: puedes pedir para ella. Toma el Dos de caracteres para un kong; desde ahora todos lo ven.
try-concealed-line = Tus fichas van hacia una línea con C: nada de ella puede quedar a la vista. El Dos de caracteres te tienta. Déjalo pasar.
try-value-of-a-line = Mira el número junto a tu línea: es su valor. Canta y mira cómo los pagos salen de él.
try-little-sum = 9 menos 6 es 3: los signos solo adornan, y la nota dice que valen dos palos cualesquiera. Canta Mah Jongg.
try-higher-run = La tarjeta pone 1 2 3 4 y su nota deja mover los números juntos. Los tuyos son 5 6 7 8: canta Mah Jongg.
try-fixed-numbers = La línea dice 2 por 4 son 8 y ninguna nota libera sus números. Los tuyos son 1, 3 y 7. Intenta cantar.
try-group-sizes = Catorce fichas con los números correctos, pero la línea pide cuatro Unos y dos Doses. Tienes tres de cada. Intenta cantar.
try-two-lines-fit = Tus fichas forman dos líneas: en una los comodines son un viento y un dragón, en la otra un viento y Unos. Canta y mira cuál se paga.
try-like-numbers = Cada tarjeta tiene una sección con tema propio. En esta es un mismo número en todos los palos. Canta Mah Jongg.
try-winds-section = Solo flores, vientos y dragones: busca la línea en la tarjeta y canta Mah Jongg.
try-singles-and-pairs = Solo fichas sueltas y parejas: ningún comodín podía ayudar. Canta y mira en los pagos que eso no da premio.
try-choose-a-line = Pregunta al consejero (tecla H) qué líneas están cerca y qué les falta. Luego descarta una ficha que ninguna de ellas necesite.

# Charleston
try-sort-and-pass = Primero ordena tus fichas (con la tecla S). Luego elige las tres que menos te sirven y pásalas a la derecha.
try-pass-three = Intenta pasar solo dos fichas.
try-pass-joker = Intenta pasar un comodín a la derecha.
try-pass-flower = Aquí no reúnes flores. Pasa una junto con otras dos fichas.
try-pass-pair = Pasa juntos tus dos unos de bambúes, y con ellos el Norte.
try-pass-hidden = Tus tres fichas ya están boca abajo y los demás aún piensan. «Muéstrame» intenta cambiarlas por otras tres.
try-pass-across = Compara tus fichas con la tarjeta. Luego pasa tres al jugador de enfrente; de allí te llegan otras tres.
try-pass-left = Pasa tres fichas a la izquierda. Las que llegan vienen de la derecha.
try-blind-left = Solo te sobra el Norte. Elígelo y pasa a ciegas dos de las fichas que llegan.
try-look-before-blind = Te gustaría saber qué llega antes de pasarlo. «Muéstrame» intenta mirarlo primero.
try-blind-right = Todas tus fichas combinan. Pasa a ciegas las tres que llegan.
try-stop-too-early = Los tres primeros pases son para todos; por eso no hay botón para parar. «Muéstrame» lo pide de todos modos.
try-vote-on = Di que quieres seguir con un segundo Charlestón. Hace falta que los cuatro estén de acuerdo.
try-vote-stop = Tus fichas combinan bien. Para el Charlestón: basta con que lo digas tú, y el pase de cortesía se hace igual.
try-second-left = El segundo Charlestón empieza por la izquierda. Pasa tres fichas y verás que después toca enfrente.
try-stop-second = Estás en medio del segundo Charlestón. «Muéstrame» pide pararlo ahora.
try-courtesy = Ofrece tres fichas al jugador de enfrente. Vale la oferta menor de las dos; los otros dos se ponen de acuerdo aparte.
try-heavenly = Eres Este y tus 14 fichas salieron completas. Canta Mah Jongg antes de pasar nada.

# Concealed hands
try-concealed-last-tile = Nadie ha visto una ficha de tu mano oculta. Ahora descartan la última: pídela y las catorce quedan a la vista de golpe.
try-exposed-and-concealed = Las catorce fichas forman una línea con C, pero un pung ya está expuesto. Intenta cantar Mah Jongg.
try-exchange-while-concealed = Haces una mano oculta. Cambia tu Dragón rojo por el comodín de la derecha: con eso no expones nada tuyo.

# Dead hands
try-challenge = El jugador de tu derecha muestra un pung de Unos de bambúes y ahora otro de Nueves de caracteres. Ninguna línea tiene los dos. Di que la mano está muerta; su dueño debe admitirlo o negarlo.
try-error-goes-back = Ninguna línea tiene juntos los dos grupos de la derecha. Di que la mano está muerta y mira qué grupo vuelve al atril y cuál se queda.
try-run-exposed = El jugador de tu derecha expuso Uno, Dos y Tres de bambúes. Ninguna línea de la tarjeta tiene ese grupo: di que la mano está muerta.
try-should-be-concealed = Los dos pungs de la derecha solo van juntos en una línea, y esa lleva C. Di que la mano está muerta.
try-joker-in-a-pair = El jugador de tu derecha expuso un Uno de bambúes con un comodín, como pareja. Di que la mano está muerta.
try-wrong-size = A la derecha hay cinco Nortes, uno de ellos comodín. La tarjeta no tiene quint de un viento. Di que la mano está muerta.
try-impossible = Con esos kongs, la mano de la derecha necesita una pareja de Doses de bambúes, y tres de los cuatro ya salieron. Di que está muerta.
try-challenge-for-nothing = A la derecha hay un pung de Unos de bambúes y nada de lo que ves está mal. Desafíalo de todos modos y oye la respuesta.
try-challenge-is-paid = Desafiaste una mano correcta y su dueño lo negó. Ahora ganas: canta y busca entre los pagos los 25 puntos que debes.
try-dead-must-stop = Dijeron que tu mano está muerta y lo admitiste. «Muéstrame» intenta robar de todos modos.
try-dead-does-not-discard = Tu mano está muerta. «Muéstrame» intenta descartar de ella.
try-dead-does-not-win = Tus fichas forman una línea, pero admitiste que tu mano está muerta. «Muéstrame» intenta cantar.
try-dead-pay-too = El jugador de tu derecha está muerto. Canta Mah Jongg y mira que paga como los demás.
try-nobody-noticed = Tus dos pungs solo van juntos en una línea oculta: con ellos no puedes ganar. Descarta: nadie se da cuenta y el juego sigue.
try-wrong-count = Robaste dos veces y tienes quince fichas. Descarta y mira qué dicen los demás de las catorce que quedan.
try-three-dead = Dos manos están muertas y desafían la tuya. Si lo admites, serán tres: mira qué pasa con la partida.
try-bots-challenge = En esta mesa los rivales desafían. Expusiste dos pungs que ninguna línea tiene juntos: descarta y escúchalos.

# Deal
try-roll-for-east = Todos tiraron dos dados. La suma más alta es Este, quien empieza. «Muéstrame» sigue con los muros.
try-host-begins = En esta mesa no hicieron falta los dados: quien está enfrente es el anfitrión y por eso es Este.
try-walls = Las 152 fichas se mezclan boca abajo. Después cada jugador hace un muro. Cuenta uno: diecinueve pilas de dos.
try-break = Este tira dos dados y cuenta esas pilas desde el extremo derecho de su muro. Esas se quedan para el final.
try-deal-fours = Este toma dos pilas, cuatro fichas. Luego Sur, Oeste y Norte hacen lo mismo, tres vueltas. Mira cómo se acortan los muros.
try-deal-last = Este toma dos fichas más y los demás una. Ahora Este tiene catorce, los demás trece, y quedan 99.

# Discarding
try-name-a-suit = Descarta el siete de caracteres. Se nombra para que todos lo oigan y ya no se puede retirar: mira el registro.
try-name-a-wind = Descarta el Norte y mira cómo se nombra.
try-name-a-dragon = Descarta el dragón blanco. En la mesa tiene un nombre corto propio.
try-name-a-flower = Ninguna línea que te sirva pide una flor. Descártala como cualquier ficha.
try-name-a-joker = En la mesa hay un nueve de círculos. Descarta el comodín y escucha cómo se nombra.
try-name-the-first-joker = Eres Este y aún no hay descartes. Descarta el comodín como primera ficha de la partida.
try-joker-is-dead = Descartaron un comodín. «Muéstrame» intenta pedirlo.

# Mah Jongg in error
try-lay-it-open = Anunciaste Mah Jongg con un Nueve de círculos de más. Descúbrela y mira qué pasa cuando los demás conservan sus manos.
try-throw-in-too-early = El jugador de tu izquierda descubre un Mah Jongg que no lo es. Tira tu mano sin mirar: quedan fuera los dos y siguen dos.
try-keep-your-hand = El jugador de tu izquierda dice Mah Jongg. Compara las fichas con la tarjeta antes de hacer nada: algo está mal. Conserva tu mano.
try-only-hand-left = Hay un Mah Jongg falso descubierto y otros dos tiraron sus manos. Conserva la tuya: es la última, así que la partida acaba y te pagan.
try-joker-of-a-dead-hand = La mano de tu izquierda está muerta, pero su kong se expuso bien antes. Cambia tu Uno de bambúes por su comodín.
try-joker-shown-in-error = El grupo con comodín de tu izquierda se expuso por error. «Muéstrame» intenta tomar ese comodín.

# The joker exchange
try-exchange = Dos comodines de enfrente hacen de Dragón rojo, y tú tienes uno. Cámbialo: el comodín es tuyo.
try-exchange-out-of-turn = Aún no has robado. «Muéstrame» intenta cambiar ya tu Dragón rojo.
try-exchange-own = Robaste el Cuatro de caracteres al que sustituye tu propio comodín. Cámbialo: tus grupos expuestos también valen.
try-exchange-two = Ya cambiaste un Dragón rojo y tienes otro. Cambia otra vez en el mismo turno.
try-exchange-and-discard = Cambiaste y sigues con catorce fichas. Termina tu turno como siempre: descarta.
try-exchange-back = Enfrente hay tres Dragones rojos naturales y tú tienes un comodín. No se puede dar por una ficha natural. «Muéstrame» intenta cambiar ahí.
try-exchange-a-discard = Hay un Dragón rojo entre los descartes, no en tu atril. «Muéstrame» intenta cambiarlo por el comodín de enfrente.
try-exchange-before-claim = Quieres el Seis de caracteres, y antes un comodín. «Muéstrame» intenta cambiar antes de pedir.
try-exchange-another = El comodín de enfrente hace de Dragón rojo. Tú tienes uno verde y un Jabón. «Muéstrame» intenta cambiar.
try-exchange-and-win = El comodín que acabas de tomar completa tu mano. Canta Mah Jongg: se paga como si lo hubieras robado.
try-jokerless-after-exchange = El jugador de tu izquierda sacó el comodín de tu grupo y ahora descarta tu última ficha. Pídela: tu mano ya no tiene comodines y así se paga.

# Claiming for an exposure
try-claim-and-go-on = El jugador de enfrente descartó un Seis de caracteres. Pídelo para un kong. Luego descartas tú y sigue el jugador de tu derecha.
try-claim-pair = Un segundo Norte haría pareja. «Muéstrame» intenta pedirlo para exponerla.
try-claim-for-a-cluster = Sur completaría tu N E W S, que solo parece un grupo. «Muéstrame» intenta pedirlo y exponer los cuatro.
try-claim-with-jokers = Tienes un Seis de caracteres. Dos comodines completan el kong: pide el descarte con ellos.
try-exposure-stays = Robaste el cuarto Cuatro de caracteres, y su pung lleva un rato expuesto. «Muéstrame» intenta añadirle la ficha.
try-exchange-after-claim = Pediste y expusiste. Antes de descartar, cambia tu Dragón rojo por el comodín de enfrente.
try-first-exposure = Tu línea más cercana lleva C. Pide igual el Dos de caracteres: todos ven algo de tu plan y ya no te queda ninguna línea con C.
try-other-hand = Tienes expuesto un pung de Unos de bambúes. Puedes cambiar a otra línea con ese pung, pero ninguna tiene además un kong de Doses. «Muéstrame» lo intenta.
try-wrong-claim = Pediste un Norte para una pareja, y eso no se permite. Descarta y mira si alguien se da cuenta.

# Flowers and Soap
try-soap-with-dots = Los dragones de los círculos son los Jabones. Tienes cuatro: canta Mah Jongg.
try-four-soaps = Un Jabón es el cero de 2026 y quedan tres para el kong de dragones: un comodín hace de cuarto. Canta Mah Jongg.

# Groups
try-odd-singles = Un tres y un siete de bambúes van sueltos, y ningún comodín los sustituye. Canta Mah Jongg.
try-three-pairs = Tres parejas y dos kongs. Canta Mah Jongg.
try-claim-a-pung = Tienes dos Unos de bambúes y descartan otro. Pídelo: tres iguales son un pung.
try-claim-a-kong = La primera línea de impares pide cuatro Treses de caracteres. Pide el cuarto: cuatro iguales son un kong.
try-quints = Cinco iguales son un quint. De cada ficha solo hay cuatro, así que el quinto es un comodín. Canta Mah Jongg.
try-sextet = Seis iguales son un sexteto, el grupo más grande: cuatro Cincos de círculos y dos comodines. Canta Mah Jongg.
try-printed-year = 2026 está impreso junto, pero son cuatro fichas sueltas y no un grupo. Las tienes todas: canta Mah Jongg.
try-no-runs = Tres escaleras, un pung y una pareja: en otros mahjongs es una buena mano. Intenta cantarla aquí.

# Jokers
try-joker-pung = Siete comodines completan tus grupos de cuatro. Canta Mah Jongg.
try-joker-pair = Solo falta una ficha en la pareja de Doses de bambúes, y tienes un comodín. Intenta cantar Mah Jongg.
try-joker-cluster = La línea pide N S, uno de cada, y falta el Sur. Intenta cantar con el comodín en su lugar.
try-joker-singles-and-pairs = A una mano de sueltas y parejas le falta un Jabón. Intenta cantar con el comodín.
try-joker-group = Cuatro comodines pueden ser un grupo entero. Canta y mira en la tarjeta a qué ficha representan.
try-joker-to-spare = A la pareja le falta una ficha y ahí no ayuda ningún comodín. Descártalo: está permitido.

# Claiming for Mah Jongg
try-claim-last-tile = Te falta media pareja y alguien la descarta. Como última ficha puedes pedirla, aunque no sea tu turno.
try-claim-for-concealed = Tu mano es oculta y le falta un Jabón. La última ficha puede ser un descarte: pídelo.
try-claim-a-joker = Un comodín completaría tu kong, y acaban de descartar uno. «Muéstrame» intenta pedirlo para Mah Jongg.
try-mah-jongg-first = Quieres el Dos de bambúes para un kong y además te toca. Pero el de enfrente lo necesita para Mah Jongg. Pídelo y mira quién se lo lleva.
try-next-in-turn = El de enfrente también quiere exponer con el Seis de caracteres. Tú vas justo después de quien descartó: pídelo y es tuyo.
try-two-mah-jonggs = El Dos de bambúes completa tu mano y también la del jugador de tu derecha. Tú vas primero: pídelo.

# The misnamed discard
try-wrong-name = En esta mesa tú nombras tu descarte. «Muéstrame» descarta el Nueve de círculos y lo llama Ocho. Mira qué se corrige: el nombre, no la ficha.
try-wrong-name-exposure = El jugador de tu izquierda llamó Seis de caracteres a un Cuatro de bambúes y expusiste tus Seises. Nadie paga. Forma un pung de Cuatros, o tu mano estará muerta.
try-wrong-name-mah-jongg = Esperas un Dos de bambúes y el jugador de tu izquierda dijo ese nombre sobre otra ficha. Pídela para Mah Jongg: solo paga quien se equivocó, cuatro veces.

# Object
try-first-to-make-a-line = Tus catorce fichas son justo una línea de la tarjeta: busca entre los números seguidos. Canta Mah Jongg.
try-fifth-player = Una quinta persona no juega y apostó por ti en secreto. Pide el Dos de bambúes: los demás le pagan tanto como a ti.

# Payments
try-paid-on-a-discard = El jugador de tu derecha descarta tu última ficha. Pídela y mira quién paga el doble.
try-paid-self-picked = Robaste tú la última ficha. Canta y mira que los tres pagan el doble del valor.
try-paid-jokerless-discard = En tu mano no hay comodines. Pide la última ficha y mira cómo los pagos se doblan otra vez.
try-paid-jokerless-self-picked = Robo propio y sin comodines: lo mejor de ambos. Canta y mira que los tres pagan cuatro veces el valor.
try-east-pays-the-same = El jugador de tu izquierda es Este. Canta y compara: Este no paga ni más ni menos que los demás.
try-name-the-price = Tienes Mah Jongg y en esta mesa quien gana dice cuánto se debe. Pide 25, que es poco: nadie te corrige y vale.
try-three-exposures = Tienes tres grupos expuestos y aun así el jugador de tu izquierda te da la ficha. Pídela: en esta mesa paga por todos.
try-pie = En esta mesa nadie puede perder más de 250 puntos y el jugador de tu derecha ya perdió 240. Canta y mira cuánto paga todavía.
try-bet-self-picked = La quinta persona apostó por ti y robaste tu última ficha. Canta: cada perdedor les paga a los dos. Después Este se levanta y la quinta persona se sienta.
try-bet-on-another = La quinta persona apostó por el jugador de tu derecha. Canta: te paga lo mismo que ese jugador.
try-bet-on-nobody = La quinta persona apostó a que nadie gana y no quedan fichas por robar. Descarta y mira cuánto debe cada uno.

# Picking
try-next-tile = Roba y mira el muro: la ficha se toma donde quedó. Quédatela si te gusta.
try-drawn-pung = Al robar completaste tres cuatros de bambúes. Busca cómo exponerlos: no se puede, porque la ficha la robaste. Descarta otra.
try-next-wall = Ya se gastaron tres muros, cada uno seguido del de su izquierda. Solo quedan fichas que Este reservó: roba de ahí.
try-out-of-turn = En esta mesa puedes equivocarte. Roba ahora, fuera de turno, y mira adónde va la ficha.

# Taking back a claim
try-take-a-claim-back = Dijiste que querías el Seis de caracteres y lo retiraste antes de exponer nada. Nadie protesta: déjalo pasar.
try-take-mah-jongg-back = Cantaste Mah Jongg por error y no has mostrado nada. Retíralo: el juego sigue.
try-mah-jongg-to-exposure = Retiraste tu Mah Jongg. El descarte sigue ahí: pídelo para exponer.

# Rotation
try-next-east = Eres Este. Canta Mah Jongg y empieza la siguiente partida: ahora Este es el jugador de tu derecha.
try-east-after-nobody-won = Tienes la última ficha de los muros. Descártala: nadie gana. En la siguiente partida todo se mezcla y Este cambia igualmente.
try-sixteen-games = Este encuentro tiene dieciséis partidas: cada jugador es Este cuatro veces. Gana la primera; aún quedan quince.

# Table rules
try-mush = Esta mesa acordó el mush. Pon hasta tres fichas en el medio; se mezclan todas y recibes otras tantas.
try-hot-wall = Empezó el último muro y aquí sus descartes solo sirven para Mah Jongg. «Muéstrame» intenta exponer un kong de Seises de caracteres.
try-feeder-pays = Empezó el último muro y alguien descarta tu Dos de bambúes, que nadie había visto antes. Pídelo: ese jugador paga por todos.
try-cold-wall = Con el muro frío debes robar tú la última ficha. «Muéstrame» intenta pedir el Dos de bambúes para Mah Jongg.
try-swap-a-blank = Tienes una ficha vacía y entre los descartes hay un Cuatro de bambúes. Cámbiala por él.
try-strong-blank = En esta mesa una ficha vacía sustituye a cualquiera, incluso en una pareja. Completa tus Doses de bambúes: canta Mah Jongg.
try-eight-blanks = Esta mesa juega con ocho fichas vacías, más que las seis de costumbre, y tú tienes siete. Canta Mah Jongg.
try-pass-a-blank = Intenta pasar la ficha vacía a la derecha.
try-doubles-count-double = Este sacó dobles al cortar y en esta mesa eso dobla la partida. Canta y míralo en los pagos.

# Tiles
try-three-suits = Busca en tu atril bambúes, caracteres y círculos; el pájaro es el Uno de bambúes. Luego descarta una ficha.
try-winds-and-dragons = Aquí no hay palos: dos vientos y tres dragones. Descarta el dragón blanco, llamado Jabón.
try-flowers-and-naturals = Todas las flores valen igual. Cuatro flores y dos comodines forman las seis de la línea; las demás son fichas naturales. Canta Mah Jongg.
try-ten-jokers = Esta mesa juega con diez comodines y nueve son tuyos. Con ocho sería imposible. Canta Mah Jongg.

# Turn
try-east-opens = Eres Este y tienes 14 fichas: abres sin robar. Descarta el Norte.
try-fourteen-tiles = Tienes 14 fichas. «Muéstrame» intenta robar una más.
try-to-the-right = Descarta el Este y mira cómo el turno pasa a la derecha, alrededor de la mesa.
try-draw-first = Es tu turno y tienes 13 fichas. «Muéstrame» intenta descartar antes de robar.
try-four-steps = Robaste un dragón rojo. Cámbialo por el comodín de enfrente; solo después viene tu descarte.
try-claim-lies-open = Descartaron un seis de caracteres y tienes tres. Pídelo: el grupo entero queda abierto sobre tu atril.
try-no-pick-ahead = El jugador de tu izquierda aún piensa y después te toca a ti. «Muéstrame» intenta robar ya.
try-ready = Te falta una ficha: un cuatro de caracteres. No hace falta decirlo. Roba y después canta.

# The wall game
try-nobody-wins = Robaste la última ficha de los muros y no tienes Mah Jongg. Descártala: la partida termina y nadie paga.
try-last-discard = No queda nada por robar y el último descarte es tu Dos de bambúes. Todavía vale: pídelo.

# Window
try-window-opens = Acaban de descartar el seis de caracteres y podrías pedirlo. Primero di si lo quieres. «Muéstrame» intenta robar enseguida.
try-window-closes = Querías el seis de caracteres, pero el jugador de enfrente ya empezó su turno. «Muéstrame» intenta pedirlo tarde.
try-late-claim = El jugador de enfrente robó, pero aún no pone la ficha en su atril. Todavía puedes pedir el seis de caracteres; la ficha robada vuelve.
try-two-quick = Descartaron dos seises de caracteres, uno tras otro. Pide: te llevas el segundo, porque el primero ya pasó.
