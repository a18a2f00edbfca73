lesson-reading-the-others = Leer a los demás
    .summary = Qué hay expuesto en los otros atriles, y qué ficha no conviene darles.
    .done = Ya sabes leer la línea de otro en sus grupos expuestos y elegir un descarte que nadie espera.

reading-the-others-open =
    Levanta la vista: los demás te cuentan su mano. Un grupo expuesto ya no cambia, y pocas líneas lo llevan. Con dos casi siempre se sabe la línea.

    Mira a tu derecha: tres <2B> y tres 4 de bambúes, uno de ellos comodín.

reading-the-others-which = ¿Qué línea juega el jugador de tu derecha?
    .option-run = Números seguidos
    .option-evens = Números pares
    .option-year = 2026
    .right = ¡Leíste su mano! Números pares: tres 2 y tres 4 del mismo palo. Ninguna otra línea de esta tarjeta tiene los dos grupos.
    .shown = Números pares: tres 2 y tres 4 del mismo palo. Ninguna otra línea de esta tarjeta tiene los dos grupos.
    .hint = Busca una línea con tres 2 y tres 4 en un mismo color.
    .wrong-run = En esta línea puede haber 2 y 4. Pero ¿cuántos 2 lleva, empiece donde empiece?
    .wrong-year = Los tres 2 están en esta línea. Ahora busca los 4.

reading-the-others-wants = Esa es la línea. Los 2 y los 4 expuestos son bambúes; fíjate ahora en los colores. ¿Qué ficha le puede servir todavía al jugador de tu derecha?
    .option-two = Otro 2 de bambúes
    .option-same = Un 8 de bambúes
    .option-other = Un 8 de círculos
    .right = Buena deducción: los 8 van en el otro color, círculos o caracteres. Quizá le falten también 6 de bambúes y flores.
    .shown = Los 8 van en el otro color, círculos o caracteres. Quizá le falten también 6 de bambúes y flores.
    .hint = ¿Qué pide la línea que todavía no está expuesto, y en qué color está impreso?
    .wrong-two = Ya hay tres 2 expuestos, y la línea no pide más.
    .wrong-same = El número está bien. Pero compara el color de los 8 con el de los 2 y los 4.

reading-the-others-hot =
    Una ficha así es peligrosa: es probable que alguien la espere. Si la descartas y gana con ella, pagas el doble.

    Aquí lo son los 8 de círculos y de caracteres, los 6 de bambúes y las flores. Impedir que ganen otros es medio juego.

reading-the-others-avoid = Esta es tu línea, con 3, 5, 7 y 9. Dos de tus fichas no entran en ella. Descarta una.
    .right = ¡Buen descarte! Acababan de descartar un Norte, y nadie lo quiso. Lo que acaba de pasar sin que nadie lo pida casi siempre es seguro.
    .shown = Acababan de descartar un Norte, y nadie lo quiso. Lo que acaba de pasar sin que nadie lo pida casi siempre es seguro.
    .hint = Mira las dos fichas que no son de tu línea. ¿Puede esperar alguna el jugador de tu derecha?
    .wrong = Descarta una de las dos fichas que a tu línea no le sirven.
    .wrong-hot = «Mah Jongg», canta el jugador de tu derecha. La ficha era tuya: pagas 50, y los otros, 25 cada uno.
    .wrong-line-tile = Esa ficha la necesitaba tu línea. Ahora te falta una más.
    .wrong-win = A tus 7 les falta uno, y a tus 9 también.

reading-the-others-one = Otra mesa. A tu izquierda hay cuatro Estes, uno de ellos comodín. A veces basta con un grupo. ¿Qué línea es?
    .option-winds = Flores y vientos
    .option-news = Uno de cada viento
    .option-dragons = Dragones y Estes
    .right = ¡Con un solo grupo! Ninguna otra línea de esta tarjeta tiene cuatro Estes.
    .hint = Cuenta los Estes de cada línea.
    .wrong-winds = También lleva Estes, pero solo tres. A la vista hay cuatro.
    .wrong-news = Lleva un solo Este, y una suelta nunca se pide para exponer.

reading-the-others-dragon = Además de los Estes, esta línea pide dos flores, cuatro de un número y los cuatro dragones de su palo. Mira también los descartes: ¿cuál de estas fichas es peligrosa?
    .option-red = Dragón rojo
    .option-north = Norte
    .option-nine = 9 de caracteres
    .right = Bien pensado: el dragón rojo va con los caracteres, y nadie descartó ninguno todavía. Es muy posible que alguien los guarde.
    .shown = El dragón rojo va con los caracteres, y nadie descartó ninguno todavía. Es muy posible que alguien los guarde.
    .hint = Mira primero la línea y después los descartes.
    .wrong-north = Los únicos vientos de esta línea son los Estes, y los cuatro están a la vista.
    .wrong-nine = La línea pide cuatro iguales. ¿Cuántos 9 de caracteres hay ya entre los descartes?

reading-the-others-seen =
    Los descartes también hablan. Ahí hay tres <9C>, y en el juego solo hay cuatro.

    Cuantas más copias de una ficha tienes a la vista, más seguras son las últimas.

reading-the-others-count = Tu línea, con 6, 7, 8 y 9. Descarta una de las dos fichas que no le sirven.
    .right = Bien contado: es el cuarto 9 de caracteres, y los otros tres están entre los descartes. A casi nadie le sirve.
    .shown = Es el cuarto 9 de caracteres, y los otros tres están entre los descartes. A casi nadie le sirve.
    .hint = Dos fichas no son de tu línea. ¿De cuál de ellas ya viste todas las copias?
    .wrong = Descarta una de las dos fichas que a tu línea no le sirven.
    .wrong-dragon = Lo toma el jugador de tu izquierda. Ahora expone cuatro dragones rojos, y tú acercaste esa mano.
    .wrong-line-tile = A tu propia línea le servía. Ahora te faltan tres.
    .wrong-win = Primero necesitas otro 7 y otro 8.

reading-the-others-early =
    Cuanto más avanza la partida, más peligrosas son las fichas. Deshazte pronto de las que lo son, mientras nadie está cerca: un dragón suelto, o una flor que a tu línea no le sirve.

    Cuando alguien ya expuso dos grupos, piénsalo dos veces.

reading-the-others-hidden = Una tercera mesa. El jugador de tu derecha va por esta línea y ya expuso tres grupos. ¿Cuántas fichas ocultas le quedan en el atril?
    .right = Sí: trece menos las once expuestas. Con solo dos ocultas, ojo: es probable que ese jugador espere la última.
    .shown = Son trece menos las once expuestas. Con solo dos ocultas, ojo: es probable que ese jugador espere la última.
    .hint = Entre turnos, todos tienen 13 fichas en total. Cuenta las expuestas.
    .wrong = Cuenta las fichas de los tres grupos y réstalas de 13.
    .wrong-three = Con esas serían 14. ¿Cuántas tiene cada jugador entre turnos?
    .wrong-open = Esas son las expuestas. La pregunta es cuántas no lo están.

reading-the-others-lesser = Tu línea. Dos fichas no encajan, <8B> y <4C>, y ninguna es del todo segura. Descarta la que puede hacer menos daño.
    .right = Bien pensado: quizá la espere el jugador de tu izquierda, pero expuso un solo grupo. Que la pida para exponer no te cuesta nada; un Mah Jongg, sí.
    .shown = Quizá la espere el jugador de tu izquierda, pero expuso un solo grupo. Que la pida para exponer no te cuesta nada; un Mah Jongg, sí.
    .hint = ¿Quién está más cerca de ganar: el que expuso tres grupos o el que expuso uno?
    .wrong = Descarta una de las dos fichas que a tu línea no le sirven.
    .wrong-eight = Un 8 era la última ficha de esa línea: «Mah Jongg», canta el jugador de tu derecha. Pagas 50.
    .wrong-flower = A tu línea le sirve, y la línea de tu derecha también empieza con una flor.
    .wrong-line-tile = Esa era de las tuyas: a tu línea le faltan ahora tres.

reading-the-others-late =
    Al final de una partida, la pregunta cambia. Quedan ocho fichas en el muro, dos para ti, y a tu línea le faltan cinco.

    Difícilmente ganarás. Pero tampoco tiene que ganar otro: una partida sin ganador no te cuesta nada.

reading-the-others-wall = Juega entonces a que nadie gane: descarta solo lo que no le sirve a nadie, aunque sea de tu línea. Mira enfrente y a tu izquierda. ¿Qué ficha se va?
    .right = ¡Bien defendido! Las otras copias están entre los descartes o en tu atril. Perdiste tu línea, pero no le pagas a nadie.
    .shown = Las otras copias están entre los descartes o en tu atril. Perdiste tu línea, pero no le pagas a nadie.
    .hint = Cuenta los vientos que hay entre los descartes y suma los de tu atril.
    .wrong = Mira los grupos expuestos. ¿Le puede servir esta ficha a alguna de esas dos líneas?
    .wrong-seven = Ahí están los 7 de los tres palos: «Mah Jongg», canta el jugador de enfrente. Pagas 50.
    .wrong-eight = Solo le faltaban los 8: «Mah Jongg», canta el jugador de tu izquierda. Pagas 50.
    .wrong-flower = Esta vez no la tomó nadie. Pero las dos líneas expuestas empiezan con flores.
    .wrong-six = Esta vez no lo tomó nadie. Pero mira los 2 y los 4 de tu izquierda: ¿pide esa línea algún 6?

reading-the-others-coach = Ahora las dos cosas: tu mano y lo que hay expuesto enfrente. Descarta una ficha. Después, el entrenador dice lo que habría hecho.
    .right = ¡Las dos cosas a la vez! Tu mano pierde poco, y nadie gana con esa ficha.
    .shown = Tu mano pierde poco, y nadie gana con esta ficha.
    .hint = Busca tu línea más cercana y la línea de enfrente. Después, una ficha que no le sirva a ninguna de las dos.
    .wrong = Ahora te toca descartar. Elige una ficha con calma.
    .wrong-hot = Tenía expuestos tres grupos de esa línea: «Mah Jongg», canta el jugador de enfrente. Pagas 50.
    .wrong-dearer = Esa te cuesta más de lo necesario. ¿Le sirve a tu línea más cercana, o a la de enfrente?

reading-the-others-own = Enfrente hay un kong de 5 de círculos. Descarta la ficha que menos falta te hace y compara con el entrenador.
    .right = Bien elegida. A tu mano casi no le hace falta.
    .shown = A tu mano casi no le hace falta esta ficha.
    .hint = Busca en la tarjeta tu línea más cercana. ¿Qué fichas no le sirven?
    .wrong = Ahora te toca descartar. Elige una ficha con calma.
    .wrong-joker = Podía ir en casi cualquier grupo de tres o más. Ahora no es de nadie.
    .wrong-dearer = Esa te cuesta más que otra. ¿Qué línea tienes más cerca, y qué pide?

reading-the-others-sevens = Estos dos grupos están expuestos en un mismo atril. ¿Qué línea es?
    .option-odds = Números impares
    .option-run = Números seguidos
    .option-like = Números iguales
    .right = Bien leído: un mismo número en dos palos. Lleva además cuatro 7 de caracteres y tres flores.
    .shown = Un mismo número en dos palos. La línea lleva además cuatro 7 de caracteres y tres flores.
    .hint = Los dos grupos tienen el mismo número.
    .wrong-odds = Puede llevar 7, pero todos de un palo. Aquí son de dos.
    .wrong-run = Lleva tres números distintos. ¿Cuántos números distintos hay aquí?

reading-the-others-safest = Ana va por esta línea y tiene expuestos tres 2 y tres 3 de caracteres. ¿Cuál de estas fichas no le sirve a esa mano?
    .option-flower = Flor
    .option-west = Oeste
    .option-five = 5 de círculos
    .right = Justo así: la línea no lleva vientos. Las flores y los 5 sí le hacen falta todavía.
    .shown = La línea no lleva vientos. Las flores y los 5 sí le hacen falta todavía.
    .hint = Con dos de sus grupos expuestos, ¿qué fichas le faltan todavía a la línea?
    .wrong-flower = ¿Cuántas flores lleva la línea? Ninguna está expuesta.
    .wrong-five = Suma 2 y 3. ¿Qué número necesita todavía esa mano?

reading-the-others-left = Hay dos 9 de círculos entre los descartes, y tú tienes uno. ¿Cuántos pueden aparecer todavía?
    .right = Bien contado: en el juego hay cuatro, y tú ves tres.
    .shown = En el juego hay cuatro, y tú ves tres.
    .hint = ¿Cuántas copias de cada ficha hay en un juego?
    .wrong = Empieza por las copias de un juego completo y resta las que ves.
    .wrong-two = Contaste solo los descartes. Tú también tienes uno.
    .wrong-four = Esos son los de todo el juego. Algunos ya los ves.
    .wrong-three = Esos son los que ves. ¿Cuántos quedan?

reading-the-others-aim = Quedan seis fichas en el muro, y a tu línea le faltan cinco. ¿Qué haces?
    .option-win = No rompo mi línea
    .option-safe = Descarto solo lo seguro
    .option-claim = Pido todo lo que pueda
    .right = Sabia decisión: una partida sin ganador no te cuesta nada. El Mah Jongg de otro, sí.
    .shown = Una partida sin ganador no te cuesta nada. El Mah Jongg de otro, sí.
    .hint = ¿Cuántas veces vas a robar todavía?
    .wrong-win = Vas a robar una o dos veces más, y faltan cinco fichas. ¿Qué puede costarte puntos todavía?
    .wrong-claim = Cada vez que pides, te quedan menos fichas entre las que buscar un descarte seguro. Y faltan cinco.

reading-the-others-throw = Juegas esta línea, y dos de tus fichas no son de ella, <S> y <8B>. Los grupos de enfrente son de la línea con NEWS, 3, 6 y 9. Descarta una de las dos.
    .right = ¡A salvo! Acababan de descartar un 8 de bambúes, y nadie lo tomó.
    .shown = Acababan de descartar un 8 de bambúes, y nadie lo tomó.
    .hint = Enfrente hay cuatro 3 de caracteres y cuatro 9 de círculos. ¿Qué línea tiene los dos grupos, y qué más pide?
    .wrong = Elige entre el Sur y el <8B>: se va uno de los dos.
    .wrong-hot = «Mah Jongg», canta el jugador de enfrente: una línea con uno de cada viento. Pagas 60.
    .wrong-line-tile = Rompiste tu propia línea: ahora le faltan tres.
