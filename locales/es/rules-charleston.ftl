# El reglamento: el Charlestón, los pases de fichas antes de jugar.
rule-char-sort-first = Primero ordena, después elige
    .text = Antes de pasar nada, ordena tus fichas: por número, por palo, y aparte vientos y dragones. Mira a qué sección de la tarjeta se acercan. Luego elige tres que no sirvan para ella.
    .example = Muchos pares y algunas flores: guárdalos y pasa un Siete solitario, un Tres y un Oeste.

rule-char-first-compulsory = El primer Charlestón es para todos
    .text = El Charlestón es el pase de fichas antes de jugar. Todos hacen los tres primeros pases, por buena que sea su mano. La única excepción es un Este que recibe una mano ganadora en el reparto.
    .example = Te gustan tus trece fichas. Aun así pasas tres, tres veces.

rule-char-pass-three = Cada pase es de tres fichas
    .text = En cada pase salen tres fichas de tu atril y entran otras tres. Ni dos ni cuatro. Solo el pase de cortesía, el último de todos, puede ser menor.
    .example = Te sobran un Siete y un Oeste, y nada más: elige una tercera ficha de todos modos.

rule-char-1-right = Primer pase: a la derecha
    .text = Das tres fichas a quien está a tu derecha y recibes tres de tu izquierda.
    .example = Este da a Sur, Sur a Oeste, Oeste a Norte y Norte a Este.

rule-char-2-across = Segundo pase: enfrente
    .text = Intercambias tres fichas con quien está enfrente de ti.
    .example = Este y Oeste intercambian tres fichas; Sur y Norte también.

rule-char-3-left = Tercer pase: a la izquierda
    .text = Das tres fichas a quien está a tu izquierda y recibes tres de tu derecha. Este pase se llama primera izquierda.
    .example = Este da tres fichas a Norte y recibe tres de Sur.

rule-char-blind-first-left = Pase a ciegas en la primera izquierda
    .text = En la primera izquierda puedes pasar una, dos o tres de las fichas que te llegan, sin mirarlas. Eso es un pase a ciegas. Completa hasta tres con las tuyas. Ayuda cuando no te sobran tres fichas.
    .example = Solo te sobra un Norte. Lo pasas con dos de las fichas que llegan, sin verlas.

rule-char-blind-last-right = Pase a ciegas en la última derecha
    .text = El último pase, a la derecha, permite otra vez pasar a ciegas. Solo se puede en esos dos pases: la primera izquierda y la última derecha. Una de las fuentes nombra solo el primero; aquí valen los dos.
    .example = En la última derecha solo te sobra un Oeste: pásalo con dos de las que llegan, sin verlas. En un pase de enfrente no podrías.

rule-char-blind-unseen = A ciegas significa sin mirar
    .text = Las fichas que pasas a ciegas no se miran, ni por un instante. Tampoco puedes escoger entre ellas. La Liga no recomienda ningún castigo por mirar, solo recordarlo; algunos torneos son más estrictos. Aquí se dice a todos y no cuesta nada.
    .example = Pasas una ficha y dos a ciegas: van boca abajo y nunca sabrás cuáles eran.

rule-char-blind-order = Cuando varios pasan a ciegas
    .text = Para pasar fichas que te llegan, primero tienen que llegar. Por eso empieza quien da más fichas propias, y los demás siguen por turno. Si los cuatro pasan tres a ciegas, no cambia nada.
    .example = Tu vecina pasa tres suyas y tú, dos a ciegas: pasas dos de las que eran de ella.

rule-char-second-optional = El segundo Charlestón es voluntario
    .text = Siguen otros tres pases si todos quieren. Basta con que una persona diga que no. Una mesa también puede acordar que se hagan siempre o nunca.
    .example = Tres quieren seguir y una no: no hay segundo Charlestón.

rule-char-stop = Cualquiera puede parar tras la primera izquierda
    .text = Después de los tres primeros pases, cualquiera puede parar el Charlestón sin dar razones. Se va directamente al pase de cortesía.
    .example = Diez de tus fichas ya encajan en una línea: para antes de tener que regalar alguna.

rule-char-second-order = Segundo Charlestón: izquierda, enfrente, derecha
    .text = La segunda vuelta va al revés. Empieza donde terminó la primera, a la izquierda, y acaba a la derecha.
    .example = Este da tres fichas a Norte, luego tres a Oeste y, al final, tres a Sur.

rule-char-second-must-finish = Un segundo Charlestón empezado se termina
    .text = Una vez empezado el segundo Charlestón, se hacen sus tres pases. Nadie puede pararlo a medias.
    .example = Tras la segunda izquierda querrías parar. Ya es tarde: quedan dos pases.

rule-char-courtesy = El pase de cortesía
    .text = Al final, quienes están frente a frente pueden intercambiar hasta tres fichas. Es una cortesía, no una obligación: ninguna también está bien.
    .example = Ofreces dos y quien está enfrente acepta: cada uno da dos fichas.

rule-char-courtesy-after-stop = Parar no quita el pase de cortesía
    .text = El pase de cortesía se hace aunque se haya parado el segundo Charlestón. Puede participar también quien lo paró. Una fuente lo menciona solo después del segundo; aquí se hace siempre.
    .example = Paraste tras la primera izquierda. Todavía puedes cambiar una ficha con quien está enfrente.

rule-char-courtesy-min = Cuenta el deseo menor
    .text = Los dos dan la misma cantidad de fichas. Si quieren cantidades distintas, vale la menor.
    .example = Tú quieres tres y quien está enfrente, una: se cambia una.

rule-char-courtesy-per-pair = Cada pareja decide por su cuenta
    .text = El pase de cortesía es asunto de dos jugadores frente a frente. Lo que hagan los otros dos es cosa de ellos.
    .example = Este y Oeste cambian tres fichas; Sur y Norte, ninguna.

rule-char-no-jokers = Los comodines nunca se pasan
    .text = No puedes pasar un comodín en ningún pase, tampoco en el de cortesía. Si alguien lo pasa donde se pueden cometer errores, se queda con quien lo recibió. Quien lo pasó sigue jugando.
    .example = Guarda tus comodines aunque hayas elegido una línea de sueltas y parejas. Más tarde podrás descartarlos.

rule-char-flowers-ok = Las flores se pueden pasar
    .text = En el Charlestón una flor es una ficha como las demás. Muchas líneas piden flores, así que piénsalo dos veces; pero eso es un consejo, no una regla.
    .example = Tu línea no lleva flores: pásala si quieres.

rule-char-pairs-ok = Las parejas se pueden pasar
    .text = Puedes pasar dos o tres fichas iguales. Se dice «nunca pases una pareja», porque puede ser justo lo que alguien necesita. Es un consejo, no una regla.
    .example = Pasas dos Nueves de círculos y un Este. Está permitido, aunque es generoso.

rule-char-face-down = Boca abajo y sin vuelta atrás
    .text = Las fichas pasadas quedan boca abajo hasta que alguien las toma. Una vez que miras lo que te llega, ya no puedes cambiar lo que diste.
    .example = Ves llegar un Seis y querrías haber guardado el tuyo. Ya no está.

rule-char-rollor = Una palabra para recordar: ROLLOR
    .text = Son las iniciales inglesas de los seis pases: right, over, left; left, over, right. Es decir: derecha, enfrente, izquierda; izquierda, enfrente, derecha.
    .example = Después de R y O viene L: el tercer pase va a la izquierda.

rule-heavenly-hand = Mano servida
    .text = Si Este recibe en el reparto una mano completa de catorce fichas, puede cantar Mah Jongg enseguida, antes del Charlestón. Todos pagan como si hubiera robado la última ficha. Las fuentes no coinciden; aquí se permite, y la mesa puede quitarlo. Otra cosa es una mano que solo está completa después del Charlestón: el Este puede cantarla en su primer turno.
    .example = Este ordena sus fichas, ve 1111 22 3333 4444 completa y dice «Mah Jongg» antes de que nadie pase.
