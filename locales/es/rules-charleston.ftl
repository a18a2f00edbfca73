# El reglamento: el Charlestón, los pases de fichas antes de jugar.
rule-char-sort-first = Primero ordena, después elige
    .text = Antes de pasar nada, ordena tus fichas: por número, por palo, y los vientos y dragones aparte. Mira a qué sección de la tarjeta se acercan. Luego elige tres que no le sirvan.
    .example = Muchos números pares y algunas flores: guárdalos y pasa un Siete solitario, un Tres y un Oeste.

rule-char-first-compulsory = El primer Charlestón es para todos
    .text = El Charlestón es el intercambio de fichas antes de jugar. Los tres primeros pases los hacen todos, por buena que sea su mano. Solo hay una excepción: que el Este reciba en el reparto una mano ganadora.
    .example = Te gustan tus trece fichas. Aun así pasas tres, tres veces.

rule-char-pass-three = Cada pase es de tres fichas
    .text = En cada pase das tres fichas y recibes otras tres. Ni dos ni cuatro. Solo el pase de cortesía, el último de todos, puede ser menor.
    .example = Te sobran un Siete y un Oeste, y nada más. Elige de todos modos una tercera ficha.

rule-char-1-right = Primer pase: a la derecha
    .text = Le das tres fichas al jugador de tu derecha y recibes tres del de tu izquierda.
    .example = El Este le da al Sur, el Sur al Oeste, el Oeste al Norte y el Norte al Este.

rule-char-2-across = Segundo pase: enfrente
    .text = Intercambias tres fichas con el jugador de enfrente.
    .example = El Este y el Oeste intercambian tres fichas; el Sur y el Norte también.

rule-char-3-left = Tercer pase: a la izquierda
    .text = Le das tres fichas al jugador de tu izquierda y recibes tres del de tu derecha. Es el primer pase a la izquierda.
    .example = El Este le da tres fichas al Norte y recibe tres del Sur.

rule-char-blind-first-left = Pase a ciegas en el primero a la izquierda
    .text = En el primer pase a la izquierda puedes pasar una, dos o las tres fichas que te llegan, sin mirarlas. Eso es un pase a ciegas. Completa hasta tres con las tuyas. Ayuda cuando no te sobran tres fichas.
    .example = Solo te sobra un Norte. Lo pasas con dos de las fichas que llegan, sin verlas.

rule-char-blind-last-right = Pase a ciegas en el último a la derecha
    .text = En el último pase, a la derecha, se puede otra vez pasar a ciegas. Son los dos únicos: el primero a la izquierda y el último a la derecha.
    .example = En el último pase a la derecha solo te sobra un Oeste: pásalo con dos de las que llegan, sin verlas. En un pase enfrente no podrías.

rule-char-blind-unseen = A ciegas significa sin mirar
    .text = Las fichas que pasas a ciegas no se miran ni por un instante, y tampoco se escoge entre ellas. Donde se permiten errores, se les dice a todos que alguien miró, y no cuesta nada.
    .example = Pasas una ficha tuya y dos a ciegas: van boca abajo, y nunca sabrás cuáles eran.
    .otherwise = Lo que cuesta mirar depende de la mesa: unas solo lo recuerdan, y algunos torneos dejan la mano fuera de la partida.

rule-char-blind-order = Cuando varios pasan a ciegas
    .text = Para pasar fichas que llegan, primero tienen que llegar. Por eso empieza quien da más fichas propias, y los demás siguen por turno. Si los cuatro pasan tres a ciegas, no cambia nada.
    .example = Tu vecina pasa tres suyas, y tú, dos a ciegas: pasas dos de las que eran de ella.

rule-char-second-optional = El segundo Charlestón lo deciden todos
    .text = Siguen otros tres pases si todos quieren. Basta con que uno diga que no. Una mesa también puede acordar que se hagan siempre o nunca.
    .example = Tres quieren seguir y uno no: no hay segundo Charlestón.

rule-char-stop = Cualquiera puede parar tras el primer pase a la izquierda
    .text = Después de los tres primeros pases, cualquiera puede parar el Charlestón sin dar razones. Entonces solo queda el pase de cortesía.
    .example = Diez de tus fichas ya van con una línea: para antes de tener que regalar alguna.

rule-char-second-order = Segundo Charlestón: izquierda, enfrente, derecha
    .text = La segunda vez se va al revés. Empieza donde terminó la primera, a la izquierda, y acaba a la derecha.
    .example = El Este le da tres fichas al Norte, luego tres al Oeste y, al final, tres al Sur.

rule-char-second-must-finish = Un segundo Charlestón empezado se termina
    .text = Una vez empezado el segundo Charlestón, se hacen sus tres pases. Nadie puede pararlo a medias.
    .example = Después del segundo pase a la izquierda querrías parar. Ya es tarde: quedan dos pases.

rule-char-courtesy = El pase de cortesía
    .text = Al final, los que están frente a frente pueden intercambiar hasta tres fichas. Es una cortesía, no una obligación: ninguna también está bien.
    .example = Ofreces dos, y el jugador de enfrente también: cada uno da dos fichas.

rule-char-courtesy-after-stop = Parar no quita el pase de cortesía
    .text = El pase de cortesía se hace aunque alguien haya parado el Charlestón, y quien lo paró también puede participar.
    .example = Paraste tras el primer pase a la izquierda. Todavía puedes cambiar una ficha con el jugador de enfrente.

rule-char-courtesy-min = Se cambia el número menor
    .text = Los dos dan la misma cantidad de fichas. Si quieren cantidades distintas, cuenta la menor.
    .example = Tú quieres tres y el jugador de enfrente, una: se cambia una.

rule-char-courtesy-per-pair = Cada pareja decide por su cuenta
    .text = El pase de cortesía es cosa de los dos que están frente a frente. Lo que hagan los otros dos es asunto suyo.
    .example = El Este y el Oeste cambian tres fichas; el Sur y el Norte, ninguna.

rule-char-no-jokers = Los comodines nunca se pasan
    .text = No puedes pasar un comodín en ningún pase, tampoco en el de cortesía. Si alguien lo pasa donde se permiten errores, se queda con quien lo recibió, y quien lo pasó sigue jugando.
    .example = Guarda tus comodines aunque vayas por una línea de sueltas y parejas. Más tarde podrás descartarlos.

rule-char-flowers-ok = Las flores se pueden pasar
    .text = En el Charlestón una flor es una ficha como las demás. Muchas líneas piden flores, así que piénsalo dos veces; pero eso es un consejo, no una regla.
    .example = Tu línea no lleva flores: pásala si quieres.

rule-char-pairs-ok = Las parejas se pueden pasar
    .text = Puedes pasar dos o tres fichas iguales. Se dice «nunca pases una pareja», porque puede ser justo lo que otro necesita. Es un consejo, no una regla.
    .example = Pasas dos Nueves de círculos y un Este. Está permitido, aunque es un regalo.

rule-char-face-down = Boca abajo y sin vuelta atrás
    .text = Las fichas que se pasan quedan boca abajo hasta que alguien las toma. En cuanto miras lo que te llegó, ya no puedes cambiar lo que diste.
    .example = Llega un Seis y te gustaría tener todavía el tuyo. Ya no está.

rule-char-rollor = Una palabra para recordar: ROLLOR
    .text = Son las iniciales, en inglés, de los seis pases: right, over, left; left, over, right. Es decir: derecha, enfrente, izquierda; izquierda, enfrente, derecha.
    .example = Después de R y O viene L: el tercer pase va a la izquierda.

rule-heavenly-hand = Mano servida
    .text = Si el Este recibe en el reparto una mano completa de catorce fichas, puede cantar Mah Jongg enseguida, antes del Charlestón. Todos pagan como si hubiera robado la última ficha. La mesa puede quitarlo. Otra cosa es una mano que se completa en el Charlestón: el Este puede cantarla en su primer turno.
    .example = El Este ordena sus fichas, ve 1111 22 3333 4444 completa y dice «Mah Jongg» antes de que nadie pase.
    .otherwise = No se juega en todas partes: en algunas mesas, hasta un Este completo pasa antes por el Charlestón.
