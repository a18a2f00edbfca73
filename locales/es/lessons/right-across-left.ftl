lesson-right-across-left = Derecha, enfrente, izquierda
    .summary = El Charlestón, el baile de antes de jugar: tres fichas cambian de manos tres veces.
    .done = Ya puedes bailar los tres primeros pases del Charlestón en cualquier mesa.

right-across-left-trade =
    Antes de robar, los cuatro intercambian fichas. Es el Charlestón: lo que a ti te sobra puede alegrar a otro, y al revés.

    Pasas tres y recibes tres, y eso tres veces: derecha, enfrente, izquierda. Guarda lo que ayuda a tu línea.

right-across-left-right =
    Primer pase: al jugador de tu derecha. Aquí está tu línea.

    Elige tres fichas que no le sirvan y pásalas.
    .right = ¡Tu primer pase! Tres fichas se fueron a tu derecha y tres llegaron de tu izquierda.
    .shown = Tres fichas se fueron a tu derecha y tres llegaron de tu izquierda.
    .hint = Lee la línea grupo por grupo y aparta cada ficha tuya que tenga lugar en ella. Lo que queda puede irse.
    .wrong = Compara con la línea cada una de las tres: ¿está impresa ahí?
    .wrong-two = Cada pase es de tres fichas exactas.
    .wrong-needed = Tu línea necesita al menos una de esas. Ahora está en el atril de tu vecino, y tendrás que encontrar otra.

right-across-left-new = Todos pasaron a la derecha, así que tus fichas nuevas llegaron de la izquierda. ¿Cuál de ellas le sirve a tu línea?
    .right = ¡Un regalo! Antes de este pase te faltaban nueve fichas de la línea; ahora te faltan ocho.
    .shown = Es la que va con los palos y los números que ya forman tus fichas. Antes de este pase te faltaban nueve fichas; ahora, ocho.
    .hint = ¿Con qué palos y números forman tus fichas la línea? Léela así, grupo por grupo, y busca cada ficha nueva.
    .wrong-one = Di la línea grupo por grupo, con los palos y los números que ya forman tus fichas: esta no tiene lugar. Puede irse en el próximo pase.
    .wrong-other = Con los palos y los números que ya forman tus fichas, esta no le sirve a la línea. Puede irse en el próximo pase.

right-across-left-face-down =
    Las fichas se pasan boca abajo, como un secreto. Nadie ve lo que das hasta que lo recoge.

    Y en cuanto miras lo que te llegó, lo que pasaste ya no vuelve. Por eso, primero compara con la línea y después pasa.

right-across-left-who = Las tres siguientes van al de enfrente. ¿Y quién recibe las tres que pases después?
    .right = Sí, el jugador de tu izquierda. Derecha, enfrente, izquierda: es igual en todas las mesas.
    .shown = El jugador de tu izquierda. Derecha, enfrente, izquierda: es igual en todas las mesas.
    .hint = Cada uno de los otros tres recibe tres fichas tuyas. ¿Quién seguirá entonces sin ninguna?
    .option-right = El jugador de mi derecha
    .option-across = El jugador de enfrente
    .option-left = El jugador de mi izquierda
    .wrong-right = Allí fueron tus tres primeras fichas. Uno recibiría seis tuyas y otro ninguna.
    .wrong-across = Allí van las tres siguientes, y con un pase a cada jugador basta.

right-across-left-across = Segundo pase: enfrente. Elige otra vez tres fichas que no le sirvan a tu línea.
    .right = Con el de enfrente es un intercambio: tus tres por tres suyas. Y una de ellas vuelve a servirte.
    .hint = Dos de las fichas nuevas tampoco sirven. Busca una tercera.
    .wrong = Compara otra vez las tres con la línea. ¿De verdad no le sirve ninguna?
    .wrong-two = Un pase son siempre tres fichas, ni más ni menos.
    .wrong-new = Pasaste las nuevas tal como llegaron, y con ellas se fue la que tu línea necesita.
    .wrong-needed = Con esas se fue algo que a tu línea le servía. Ahora tendrás que encontrarlo otra vez.

right-across-left-left = Tercer pase: a la izquierda. Tu atril ya es mejor que antes, así que mira dos veces antes de elegir tres fichas.
    .right = Bien elegidas. Tres se fueron a tu izquierda y tres llegaron de tu derecha: el tercer pase. A veces vienen otros tres.
    .shown = Tres se fueron a tu izquierda y tres llegaron de tu derecha: el tercer pase. A veces vienen otros tres.
    .hint = Todo lo que no tiene lugar en la línea puede irse, también lo nuevo.
    .wrong = Mira dos veces: ¿de verdad ninguna de las tres le sirve a la línea?
    .wrong-two = También este pase es de tres fichas exactas.
    .wrong-needed = Con esas tres se fue una ficha de tu línea, y se quedó contigo una que no le sirve.
    .wrong-new = Pasaste las nuevas tal como llegaron, y con ellas se fue la que tu línea necesita.

right-across-left-missing = Al empezar te faltaban nueve fichas de esta línea. Cuenta grupo por grupo: ¿cuántas te faltan ahora?
    .right = ¡Seis! Estás tres fichas más cerca, y nadie robó todavía. Por eso vale tanto el Charlestón.
    .hint = ¿Cuántas pide el primer grupo y cuántas de esas tienes? Sigue así, grupo por grupo.
    .wrong = Mira qué le falta a cada grupo y súmalo.
    .wrong-fits = Ocho de tus fichas encajan. La pregunta es cuántas de las 14 de la línea te faltan.
    .wrong-start = Al principio eran nueve. Mira lo que llegó desde entonces.
    .wrong-rest = Cinco de tus fichas no encajan. Pero tú tienes 13, y la línea, 14.

right-across-left-joker =
    Otro atril y otra línea. Compáralos: ¿qué pide la línea y qué puede irse?

    También tienes un comodín <J>. Vale por otras fichas, así que todos quieren uno. Pero así no lo tendrán: un comodín nunca se pasa.

right-across-left-joker-pass = Primer pase, a la derecha. Elige tres fichas y pásalas.
    .right = Muy bien: se fueron tres que no servían, llegó una que te faltaba, y tu comodín sigue contigo.
    .shown = Se fueron tres que no servían, llegó una que te faltaba, y tu comodín sigue contigo.
    .hint = Pon la línea junto a tu atril. ¿Qué fichas no pide, aparte del comodín?
    .wrong = Compara con la línea cada una de las tres: ¿está impresa ahí?
    .wrong-joker = El comodín vuelve enseguida a tu atril. No puede irse en ningún pase, ni siquiera por hacer un favor.
    .wrong-two = Cada pase es de tres fichas exactas.
    .wrong-needed = Al menos una ficha de tu línea está ahora en el atril de tu vecino, y contigo se quedó una que no sirve.

right-across-left-take-back = Ya miraste tus tres fichas nuevas, y ahora te hace falta una que pasaste. ¿Qué puedes hacer?
    .right = Así es: se fue en cuanto miraste. A todos nos pasó alguna vez; por eso, primero compara y después pasa.
    .shown = Nada: se fue en cuanto miraste. A todos nos pasó alguna vez; por eso, primero compara y después pasa.
    .hint = Ya viste lo que llegó. ¿Sigue abierto ese pase?
    .option-ask = Pedir que me la devuelvan
    .option-swap = Dar otra a cambio
    .option-gone = Nada: ya se fue
    .wrong-ask = Ya viste las nuevas. Después de eso no se puede cambiar nada de lo que diste.
    .wrong-swap = Ya viste las nuevas, así que este pase terminó. Después no se cambia nada.

right-across-left-three =
    Un atril muy bueno: solo dos fichas no le sirven a la línea.

    Aun así, los tres primeros pases los hacen todos. Haz el primero, a la derecha.
    .right = Duele un poco, pero un pase son tres fichas, por bueno que sea el atril.
    .shown = Un pase son tres fichas, por bueno que sea el atril.
    .hint = Se van las dos que no sirven y una tercera: la que menos te duela.
    .wrong = Un pase son tres fichas de tu atril, y ninguna puede ser un comodín.
    .wrong-joker = El comodín vuelve a tu atril. Nunca se pasa, ni siquiera como tercera ficha.
    .wrong-two = Todos dan tres fichas exactas, también con un buen atril.
    .wrong-kept = Se quedó una ficha que a tu línea no le sirve, y se fueron otras buenas. ¿Qué dos no pide la línea?

right-across-left-dealt =
    Otra partida, y esta vez el Este eres tú. Hay una excepción muy rara: si las 14 fichas que le reparten al Este ya son una línea, canta Mah Jongg sin pasar nada. Es la mano servida.

    Compara las tuyas con la línea y actúa.
    .right = ¡Mah Jongg antes del primer pase! Hay quien nunca lo ve. Nadie pasa nada, y todos pagan como si hubieras robado la última ficha.
    .hint = Ve grupo por grupo. ¿Por qué ficha vale el comodín?
    .wrong = Antes que nada, compara las 14 fichas con la línea.
    .wrong-joker = El comodín vuelve. Mira por qué ficha podría valer en esta línea.
    .wrong-two = Un pase son tres fichas. Pero ¿de verdad te sobra alguna?
    .wrong-pass = Se fueron tres de tus 14 fichas. Vuelve a mirarlas junto a la línea: ¿de verdad faltaba algo?

right-across-left-own =
    Ahora un atril sin línea elegida, como en cualquier mesa de verdad. Busca una que quede cerca de tus fichas; el botón Tarjeta te la muestra.

    Primer pase, a la derecha. ¿Qué tres fichas no necesita tu línea?
    .right = Tus tres se fueron a la derecha, y de la izquierda llegaron <F>, <5C> y <9D>. Cuáles conviene pasar lo verás en la próxima lección; esto opina el entrenador.
    .hint = Mira lo que tienes dos veces o más y busca una línea que lo pida. Luego elige tres fichas que ella no quiera.
    .wrong = Elige tres fichas de tu atril, sin ningún comodín.
    .wrong-joker = El comodín vuelve, juegues con la tarjeta que juegues: nunca se pasa.
    .wrong-two = Tres fichas, con cualquier tarjeta y cualquier atril.

right-across-left-order = Una vez más, fuera de la mesa. Pon los tres pases en orden.
    .right = ¡Eso! Derecha, enfrente, izquierda. Muchos se lo repiten por lo bajo en cada Charlestón.
    .shown = Derecha, enfrente, izquierda. Muchos se lo repiten por lo bajo en cada Charlestón.
    .hint = Piensa adónde fueron tus tres primeras fichas.
    .item-right = A la derecha
    .item-across = Enfrente
    .item-left = A la izquierda
    .wrong = Das la vuelta a la mesa, jugador por jugador. ¿Dónde empezaste?
    .wrong-backwards = Es el mismo camino, pero al revés: empezaste por el final.
    .wrong-skipped = Das la vuelta a la mesa sin saltarte a nadie. ¿Quién está entre la derecha y la izquierda?
    .wrong-untouched = Empieza por quien recibió tus tres primeras fichas.

right-across-left-which = Todos pasan a la izquierda, así que tus tres fichas nuevas vienen de la derecha. ¿Qué pase es?
    .right = Muy bien: derecha, enfrente, izquierda. El tercer pase va a la izquierda.
    .shown = Derecha, enfrente, izquierda: el tercer pase va a la izquierda.
    .hint = Di las tres direcciones en orden.
    .option-first = El primero
    .option-second = El segundo
    .option-third = El tercero
    .wrong-first = En el primer pase todos dan a la derecha. Lo que recibes entonces viene del otro lado.
    .wrong-second = En el segundo pase intercambian fichas quienes están frente a frente.

right-across-left-stays = Elige todas las fichas que no se pueden pasar.
    .right = Acertaste: los dos comodines y nada más. Las demás se pueden pasar, convenga o no.
    .shown = Los dos comodines y nada más. Las demás se pueden pasar, convenga o no.
    .hint = ¿Qué ficha volvía siempre a tu atril?
    .wrong = La regla excluye una sola clase de ficha, pero todas las de esa clase.
    .wrong-one = Hay otro. Tampoco puede irse.
    .wrong-flower = Una flor se puede pasar como cualquier ficha, aunque muchas líneas la pidan.
    .wrong-pair = Dos iguales se pueden pasar. Que convenga o no es otra cosa.

right-across-left-still = Tienes 13 fichas. Pasas tres y recoges las tres que te llegaron. ¿Cuántas tienes?
    .right = 13, como antes: salen tres y entran tres.
    .hint = Tres salen de tu atril y tres entran.
    .wrong = Quita las que pasaste y suma las que llegaron.
    .wrong-ten = Así es por un momento, hasta que recoges las nuevas.
    .wrong-whole = Con 14 fichas se gana. Pero un pase no trae más de lo que se lleva.
    .wrong-more = Sumaste las nuevas. ¿Y las que pasaste?

right-across-left-odd-ones = Juegas esta línea. Elige las tres fichas que pasarías.
    .right = Bien elegidas: ninguna de las tres tiene lugar en esta línea.
    .shown = Ninguna de estas tres tiene lugar en la línea.
    .hint = Busca cada ficha en la línea: su número o letra, y su palo.
    .wrong = Compara cada ficha con la línea. Tres no tienen lugar en ella.
    .wrong-lone = Una de ellas tiene lugar en la línea. Mira otra vez números, letras y palos.
    .wrong-two = Las dos pueden irse. Pero un pase son tres fichas.

right-across-left-good-rack = Te gustan todas tus fichas menos una, y va a empezar el segundo pase. ¿Qué haces?
    .right = Tres, como todos. Los tres primeros pases se hacen con cualquier atril.
    .hint = ¿Hace la regla una excepción para los atriles buenos?
    .option-none = No paso nada
    .option-one = Paso esa sola
    .option-three = Paso tres fichas
    .wrong-none = Entonces los demás te estarían esperando. De los tres primeros pases no se libra nadie.
    .wrong-one = El jugador de enfrente te da tres fichas, y debe recibir de ti otras tres.

right-across-left-first-pass = Primer pase, a la derecha. Juegas esta línea. Pasa tres fichas que no le sirvan.
    .right = Así se pasa: tu línea no perdió nada, y llegaron tres fichas nuevas de tu izquierda.
    .shown = Tu línea no perdió nada, y llegaron tres fichas nuevas de tu izquierda.
    .hint = Se quedan el comodín y todo lo que tiene lugar en la línea. ¿Qué más tienes?
    .wrong = ¿Alguna de tus tres tiene lugar en la línea? Esa se queda contigo.
    .wrong-joker = El comodín vuelve enseguida. Nunca se pasa.
    .wrong-two = Cada pase es de tres fichas exactas.
    .wrong-needed = Tu línea necesita al menos una de esas. Ahora está en el atril de otro jugador.
