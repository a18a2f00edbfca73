lesson-second-charleston = Pase a ciegas y segundo Charlestón
    .summary = Pasar fichas sin mirarlas, y decidir si se sigue después de los tres primeros pases.
    .done = Ya sabes pasar a ciegas, y parar o seguir con buenas razones.

second-charleston-few =
    Tercer pase, el primero a la izquierda. A tu línea solo le sobra una ficha.

    No tienes que dar fichas buenas. En este pase, y en el último, puedes pasar hasta tres de las que llegan sin mirarlas: es un pase a ciegas.

second-charleston-blind = De tu atril pasa solo la ficha que sobra. Completa las tres con fichas que llegan de la derecha: elige cuántas siguen sin que las veas.
    .right = ¡Salvaste tu línea! La que sobraba y dos fichas que no viste siguieron a la izquierda, y llegó una nueva.
    .shown = La que sobraba y dos fichas que no viste siguieron a la izquierda, y llegó una nueva. Tu línea no perdió nada.
    .hint = Una ficha tuya y dos a ciegas: son tres.
    .wrong = Elige cuántas pasas a ciegas y el resto de tu atril. Entre todas son tres.
    .wrong-all-blind = Tres fichas siguieron de largo sin que las vieras. No llegó nada nuevo, y la que sobra sigue contigo.
    .wrong-joker = El comodín vuelve. Nunca se pasa, ni hace falta: para eso está el pase a ciegas.
    .wrong-two = Un pase son tres fichas, y las que van a ciegas cuentan. Las tuyas y esas tienen que sumar tres justas.
    .wrong-own = Al menos una ficha que tu línea necesita se fue a la izquierda. Lo que llega podía ir en su lugar.

second-charleston-peek = Dos fichas siguieron sin que las vieras. ¿Podrías haber mirado antes lo que llegaba, para elegir con qué quedarte?
    .right = Eso es, sin espiar. Dices cuántas siguen, y solo entonces recoges lo que queda para ti.
    .shown = A ciegas es sin espiar: dices cuántas siguen, y solo entonces recoges lo que queda para ti.
    .hint = ¿Por qué se llama pase a ciegas?
    .option-choose = Sí, para elegir entre ellas
    .option-one = Sí, pero solo una
    .option-never = No
    .wrong-choose = Entonces todos mirarían y se quedarían con lo mejor. Las fichas siguen como llegaron: boca abajo.
    .wrong-one = Ni una sola. Mientras no hayas pasado, todo lo que llega sigue boca abajo.

second-charleston-vote =
    Hasta aquí, el primer Charlestón. Ahora puede haber otros tres pases, el segundo Charlestón, pero solo si quieren los cuatro.

    Aquí cualquiera puede pararlo, sin decir por qué. Si tu atril es bueno, otros tres pases pueden estropearlo.

second-charleston-stop = Juegas esta línea y te faltan dos fichas. Los demás querrían seguir. ¿Qué dices?
    .right = Bien parado. Basta un jugador, y nadie pregunta por qué: tus buenas fichas siguen juntas.
    .shown = Para parar basta un jugador, y nadie pregunta por qué: tus buenas fichas siguen juntas.
    .hint = Doce de tus 13 fichas son de la línea. ¿Podrías dar tres, y luego otras tres?
    .wrong = De momento nadie pasa nada. ¿Quieres otros tres pases, o paras?
    .wrong-go-on = Todos aceptaron y tuviste que pasar tres. Además de la que sobraba se fueron dos buenas. Te faltaban dos; ahora, cuatro.
    .wrong-pass = Primero dice cada uno si habrá más pases.

second-charleston-early = Otra partida. Tras el primer pase, a esta línea le faltan tres fichas. Segundo pase, enfrente. Preferirías quedarte con todo. ¿Puedes parar aquí?
    .right = Así es, aunque dé pena: los tres primeros pases se hacen siempre, y enfrente no se pasa a ciegas. Da las tres que menos falta te hacen.
    .shown = Aunque dé pena, los tres primeros pases se hacen siempre, y enfrente no se pasa a ciegas. Da las tres que menos falta te hacen.
    .hint = ¿Después de qué pase dijo cada uno si paraba o seguía?
    .option-stop = Sí, me basta con decirlo
    .option-agreed = Sí, si los otros tres aceptan
    .option-no = No
    .wrong-stop = Los demás estarían esperando tus tres fichas. Del primer Charlestón no se sale nadie.
    .wrong-agreed = Ni siquiera los cuatro de acuerdo. Los tres primeros pases se hacen siempre.

second-charleston-go-on = Otro atril, después de los tres primeros pases. Juegas esta línea y te faltan siete fichas. ¿Paras o sigues?
    .right = Buena decisión, y los cuatro quieren lo mismo. Con seis fichas que te sobran, tienes mucho que ganar.
    .shown = Se sigue: con seis fichas que te sobran, tienes mucho que ganar. Y los cuatro quieren lo mismo.
    .hint = ¿Cuántas de tus fichas no entran en esta línea?
    .wrong = De momento no se pasa nada. Seguir o parar: esa es la pregunta.
    .wrong-stop = Así empiezas la partida con siete fichas por conseguir, y seis que no sirven se quedan en tu atril.
    .wrong-pass = Primero dice cada uno si habrá más pases.

second-charleston-reverse =
    El segundo Charlestón desanda el camino: izquierda, enfrente, derecha.

    Una vez empezado se hacen los tres pases; nadie puede pararlo a medias. En inglés, las iniciales de los seis, derecha, enfrente, izquierda, izquierda, enfrente, derecha, forman ROLLOR.

second-charleston-second-left = Cuarto pase, el primero del segundo Charlestón: otra vez a la izquierda. Elige tres fichas que no le sirvan a tu línea.
    .right = ¡Valió la pena seguir! Tres que sobraban se fueron, y llegaron dos de las que te faltaban.
    .shown = Tres que sobraban se fueron a la izquierda, y llegaron dos de las que te faltaban.
    .hint = Pon la línea junto a tu atril, grupo por grupo. ¿Qué no tiene lugar en ella?
    .wrong = Di la línea grupo por grupo: ¿son esas tres las que no nombra?
    .wrong-two = Cada pase lleva tres fichas, también en el segundo Charlestón.
    .wrong-needed = Te sobraban muchas, y aun así diste una que a tu línea le sirve.

second-charleston-second-across = Quinto pase, enfrente. Todavía te sobran cuatro fichas. ¿Qué haces ahora?
    .right = ¡Otras dos de tu línea! Ahora faltan tres. Queda el último pase: aparte del primero a la izquierda, solo ahí puedes pasar a ciegas.
    .hint = El segundo Charlestón ya empezó. ¿Cuántos pases tiene?
    .wrong = Quedan cuatro que sobran. ¿Elegiste entre ellas?
    .wrong-stop = Es tarde para parar. El segundo Charlestón ya empezó, y se hacen los tres pases.
    .wrong-two = Enfrente van tres fichas, ni más ni menos.
    .wrong-needed = Una parte de tu línea se fue enfrente, y en su lugar se quedó en tu atril una que sobra.

second-charleston-last-right = Otra partida, y el sexto pase: el último a la derecha. Juegas esta línea y te faltan tres fichas. Haz este pase.
    .right = Impecable: se fueron las dos que sobraban y una que no viste. Tu línea sigue entera, y los seis pases están hechos.
    .shown = Se fueron las dos que sobraban y una que no viste. Tu línea sigue entera, y los seis pases están hechos.
    .hint = ¿Qué fichas no tienen lugar en la línea? Completa con las que van a ciegas.
    .wrong = Las tuyas y las que van a ciegas son tres entre todas.
    .wrong-two = Suma las tuyas y las que van a ciegas: un pase son tres justas. En este no todas tienen que ser tuyas.
    .wrong-all-blind = Tu línea sigue entera. Pero todo lo nuevo pasó de largo, y lo que no te sirve sigue en tu atril.
    .wrong-kept = Tu línea sigue entera. Pero se quedó una ficha que no le sirve, y en su lugar siguió de largo otra nueva.
    .wrong-kept-too = Tu línea sigue entera. Pero solo se fue una de las dos que sobran. La otra podía irse en lugar de una sin ver.
    .wrong-own = Al menos una de esas es de tu línea. Podías completar el pase con una ficha sin verla.

second-charleston-several =
    Cuando varios pasan a ciegas, alguien tiene que empezar: una ficha debe llegar antes de poder seguir. Pasa primero quien menos pasa a ciegas.

    Si los cuatro pasan tres a ciegas, no se mueve nada: cada ficha se queda donde está.

second-charleston-first-hand = Primer pase a la izquierda. Ana pasa tres a ciegas; Benito, dos; Carlos, una. Rosa no pasa ninguna a ciegas, sino tres suyas. ¿Quién pasa primero?
    .right = Bien visto: Rosa no espera a nadie. Después pasa Carlos, con una a ciegas; luego Benito y, al final, Ana.
    .shown = Rosa no espera a nadie. Después pasa Carlos, con una a ciegas; luego Benito y, al final, Ana.
    .hint = ¿Quién no tiene que esperar a que llegue nada?
    .option-east = Ana
    .option-two = Benito
    .option-one = Carlos
    .option-none = Rosa
    .wrong-east = Ana no da nada suyo en este pase, y espera a que lleguen tres fichas.
    .wrong-two = Benito da una suya, pero necesita dos que todavía no llegan.
    .wrong-one = Carlos da dos suyas, pero todavía espera una. ¿Hay alguien que no espere ninguna?

second-charleston-own =
    Para terminar, un atril sin línea elegida. Mira la tarjeta y busca tú las mejores.

    Los tres primeros pases están hechos. ¿Paras o sigues?
    .right = Bien decidido: yo haría lo mismo con este atril.
    .shown = Dos cosas deciden: qué tan cerca estás y cuántas fichas te sobran.
    .hint = Cuenta lo que les falta a tus dos o tres líneas más cercanas, y cuántas fichas no le sirven a ninguna.
    .wrong = De momento no se pasa nada. Parar o seguir: esa es la pregunta.
    .wrong-dearer = Eso tiene su precio. Compara: ¿cuánto le falta a tu mejor línea, y cuántas fichas podrías dar?
    .wrong-pass = Antes viene otra pregunta: ¿quieres más pases o no?

second-charleston-which-passes = Hay seis pases. ¿En qué dos puedes pasar a ciegas?
    .right = El primer pase a la izquierda y el último a la derecha: el último pase de cada Charlestón, y ningún otro.
    .hint = Cada Charlestón tiene un pase así.
    .option-both-left = En los dos a la izquierda
    .option-first-last = En el primero de todos y en el último
    .option-right = En el tercero y en el sexto
    .wrong-both-left = En uno de ellos, sí. Pero el segundo pase a la izquierda abre el segundo Charlestón, y ahí das tres tuyas.
    .wrong-first-last = En uno de ellos, sí. Pero en el primero de todos cada uno da tres fichas suyas.

second-charleston-reversed = Todos quieren un segundo Charlestón. Pon en orden sus tres pases.
    .right = ¡Muy bien! Izquierda, enfrente, derecha: el primero, al revés.
    .shown = Izquierda, enfrente, derecha: el primero, al revés.
    .hint = El primero fue derecha, enfrente, izquierda. ¿Y el segundo?
    .item-left = A la izquierda
    .item-across = Enfrente
    .item-right = A la derecha
    .wrong = Di los tres primeros y continúa desde donde terminaron.
    .wrong-again = Ese es el orden del primero. El segundo va al revés.
    .wrong-across-first = El pase de enfrente queda entre los otros dos.

second-charleston-one-stops = Después de los tres primeros pases, tres jugadores quieren seguir. El cuarto dice «Yo paro». ¿Qué pasa?
    .right = Basta uno: no hay segundo Charlestón, y nadie pregunta por qué.
    .hint = ¿Cuántos jugadores hacen falta para parar?
    .option-reason = Tiene que decir por qué
    .option-majority = Tres contra uno: se sigue
    .option-over = No hay segundo Charlestón
    .wrong-reason = Nadie tiene que decirlo. Un buen atril no es asunto de los demás.
    .wrong-majority = Aquí no decide la mayoría. Para el segundo Charlestón hacen falta los cuatro.

second-charleston-all-blind = Primer pase a la izquierda. Los cuatro pasan tres fichas a ciegas. ¿Qué sucede?
    .right = Cada uno se queda con lo que tiene. Es como si no hubiera habido pase.
    .hint = ¿Cuántas fichas salen de los atriles en este pase?
    .option-east = El Este tiene que pasar tres suyas
    .option-nothing = No se mueve nada
    .option-again = El pase se repite
    .wrong-east = El Este puede pasar a ciegas como cualquiera. Entonces, ¿las fichas de quién se moverían?
    .wrong-again = Un pase se hace una sola vez. ¿Las fichas de quién se mueven en este?

second-charleston-two-strays = Juegas esta línea. Tercer pase, a la izquierda. Da lo que no le sirve a la línea, y nada de lo que necesita.
    .right = Bien contado: dos tuyas que sobraban y una sin ver. No se fue nada de tu línea.
    .shown = Son dos tuyas que sobraban y una sin ver. No se fue nada de tu línea.
    .hint = Dos fichas no encajan. En este pase puedes completar con las que llegan.
    .wrong = Las tuyas y las que van a ciegas son tres entre todas.
    .wrong-joker = Un comodín vuelve enseguida. Nunca se pasa.
    .wrong-two = Un pase son tres fichas. En este no todas tienen que ser tuyas.
    .wrong-kept = Tu línea sigue entera, pero se quedó una de las que sobran. En su lugar siguió una que nunca viste.
    .wrong-kept-too = Tu línea sigue entera, pero diste solo una de las dos que sobran, y una sin ver de más.
    .wrong-all-blind = Tu línea sigue entera, pero se quedaron las dos que te sobran, y no llegó nada nuevo.
    .wrong-own = Se fue al menos una ficha que la línea necesita. Podías completar el pase con una de las que llegan.

second-charleston-close-already = Los tres primeros pases están hechos. Juegas esta línea y te faltan dos fichas. Los demás querrían seguir. ¿Qué dices?
    .right = Haces bien: paras, y tus buenas fichas siguen juntas. Basta un jugador.
    .shown = Se para aquí, y tus buenas fichas siguen juntas. Basta un jugador.
    .hint = ¿Cuántas de tus fichas podrías dar sin perder nada?
    .wrong = De momento nadie pasa nada. Di si habrá más pases.
    .wrong-go-on = Ahora vienen otros tres pases de tres fichas, y solo tienes una que a tu línea no le sirve.
    .wrong-pass = Primero dice cada uno si habrá más pases.
