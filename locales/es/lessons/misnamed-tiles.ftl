lesson-misnamed-tiles = Fichas mal nombradas
    .summary = Alguien descarta una ficha con otro nombre: qué pasa, y quién paga.
    .done = Ya sabes qué hacer cuando oyes un nombre equivocado, y por qué conviene mirar dos veces el tuyo.

misnamed-tiles-slip =
    Le pasa a cualquiera: el jugador de tu derecha puso un <3B> y dijo «Tres de caracteres». Es una ficha mal nombrada.

    Hasta que se corrigió el nombre, nadie podía pedirlo como Tres de bambúes. Ya está corregido, y la ficha se queda donde está.

misnamed-tiles-real = Ahora todos saben que es un Tres de bambúes. Juegas 3 y 7 de bambúes, 5 y 9 de círculos. ¿Qué haces?
    .right = ¡Bien pedido! En cuanto el nombre está bien, la ficha se puede pedir como cualquier otra.
    .shown = En cuanto el nombre está bien, la ficha se puede pedir como cualquier otra.
    .hint = Mira los 3 de tu línea y los 3 de tu atril.
    .wrong = Compara la ficha del centro con los grupos de tu línea.
    .wrong-let-go = El jugador de enfrente ya robó, y el <3B> se perdió. Ya tenía su nombre, y podías pedirlo.
    .wrong-mah-jongg = Cuenta otra vez: además de este 3 falta un 9 de círculos.
    .wrong-draw = No te toca robar. La ficha del centro espera tu respuesta.

misnamed-tiles-stay = Ahora el error es tuyo. Querías descartar tu 7 de bambúes, y así lo dijiste, pero pusiste un <7C>, que tu línea necesita. ¿Qué puedes hacer?
    .option-change = Poner en su lugar el 7 de bambúes
    .option-word = Corregir el nombre, y nada más
    .option-back = Recogerlo si nadie lo pide
    .right = Así es, aunque duela: cambia la palabra, no la ficha. El 7 de caracteres queda descartado, y cualquiera puede pedirlo.
    .shown = Cambia la palabra, no la ficha, aunque duela. El 7 de caracteres queda descartado, y cualquiera puede pedirlo.
    .hint = En el error anterior, ¿qué se corrigió y qué se quedó como estaba?
    .wrong-change = Todos vieron el 7 de caracteres, y quizá alguien lo quiere. ¿Se puede cambiar todavía una ficha descartada?
    .wrong-back = Lo que está en la mesa, en la mesa se queda, lo quiera alguien o no.

misnamed-tiles-said =
    Solo te falta un <5C>. El jugador de tu izquierda dijo «Cinco de caracteres», pero mira: es un <5D>.

    Puedes guiarte por el nombre. Si cantas Mah Jongg, la partida termina, y quien se equivocó paga, él solo, cuatro veces el valor.

misnamed-tiles-owes = Tu línea vale 25. Si cantas Mah Jongg, ¿quién te debe cuánto?
    .option-usual = 50 el de mi izquierda, 25 cada uno de los otros
    .option-all = 100 el de mi izquierda, 50 cada uno de los otros
    .option-alone = 100 el de mi izquierda, nada los otros
    .right = Bien visto: cuatro veces el valor, con comodines o sin ellos, y todo de quien se equivocó.
    .shown = Cuatro veces el valor, con comodines o sin ellos, y todo de quien se equivocó.
    .hint = ¿De quién fue el error?
    .wrong-usual = Eso se paga por una ficha bien nombrada, con un comodín en tu mano.
    .wrong-all = Eso se paga por una mano sin comodines y una ficha bien nombrada. Y aquí, ¿de quién fue el error?

misnamed-tiles-take = El descarte todavía se llama «Cinco de caracteres». ¿Qué haces?
    .right = ¡Buen oído! 100 puntos, todos de tu izquierda. La ficha en sí no te servía: lo que contó fue su nombre.
    .shown = Son 100 puntos, todos de tu izquierda. La ficha en sí no te servía: lo que contó fue su nombre.
    .hint = Guíate por el nombre que se dijo. ¿Cuántas fichas te faltan entonces?
    .wrong = Puedes guiarte por el nombre que se dijo. ¿Qué significa eso para tu mano?
    .wrong-let-go = Se corrigió el nombre, y un Cinco de círculos no te sirve. Robaste otra ficha, y la partida sigue.
    .wrong-pair = Una pareja no se expone nunca. Pero, por el nombre que se dijo, ¿no sería tu ficha número 14?
    .wrong-draw = Antes decide qué haces con la ficha del centro y el nombre que le dieron.

misnamed-tiles-bird = Robaste un <1B>, y a tu línea no le sirve. Descártalo y di su nombre.
    .right = ¡Bien dicho! «Uno de bambúes». El pájaro se parece tanto a una flor que todos lo miramos dos veces.
    .shown = «Uno de bambúes». El pájaro se parece tanto a una flor que todos lo miramos dos veces.
    .hint = El pájaro es de un palo y tiene un número.
    .wrong = Mira la ficha que acabas de robar. ¿Qué muestra?
    .wrong-flower = Dijiste «Flor», y el jugador de enfrente esperaba una. Mah Jongg, y pagas solo tú: cuatro veces 25.
    .wrong-dot = Dijiste «Uno de círculos». Nadie lo necesitaba, así que se corrige el nombre, y esta vez no te cuesta nada.
    .wrong-crak = Dijiste «Uno de caracteres». Nadie lo necesitaba, así que se corrige el nombre, y esta vez no te cuesta nada.
    .wrong-other = Esa ficha la pedía tu línea, y el pájaro sigue en tu atril. Mira la que acabas de robar.
    .wrong-win = Antes te hacen falta un 7 y un 8 más.
    .wrong-name = La ficha era esa, pero el nombre no. Nadie necesitaba una de ese nombre: se corrige, y esta vez no te cuesta nada.

misnamed-tiles-open =
    El jugador de tu izquierda dijo «Ocho de caracteres». Lo pediste y pusiste tus dos 8 al lado, pero la ficha es un <4B>.

    Si solo era para exponer, nadie paga. Pero ahora debes formar un grupo con la ficha verdadera, o tu mano está muerta.

misnamed-tiles-change = Hay dos <8C> y un <4B> a la vista, y todavía no descartaste. Corrígelo.
    .right = ¡Bien arreglado! Tres 4 de bambúes están expuestos, tus 8 volvieron a tu atril, y nadie debe nada a nadie.
    .shown = Tres 4 de bambúes están expuestos, tus 8 volvieron a tu atril, y nadie debe nada a nadie.
    .hint = ¿Cuántos 4 de bambúes pide tu línea, y cuántos tienes?
    .wrong = Antes que nada, convierte tu grupo expuesto en uno de la ficha que está ahí.
    .wrong-pair = Expusiste dos 4 de bambúes, y una pareja no se expone nunca. El jugador de tu derecha lo señaló: tu mano está muerta.
    .wrong-discard = Había a la vista dos 8 de caracteres y un 4 de bambúes, y eso no es un grupo. El jugador de tu derecha lo señaló: tu mano está muerta.
    .wrong-back = Tus fichas están a la vista: es tarde para retirar lo que pediste. Pero lo expuesto todavía se puede cambiar.
    .wrong-win = Mostraste todas tus fichas, y no son Mah Jongg. Tu mano está muerta.

misnamed-tiles-free = Pusiste esta ficha y dijiste «Tres de círculos». El jugador de enfrente la pidió para un pung. ¿Qué te cuesta el error?
    .option-nothing = Nada
    .option-four = Cuatro veces el valor de una línea
    .option-dead = Mi mano
    .right = Por suerte, nada: solo la pidió para exponer. Corriges el nombre, y formar un grupo con la ficha verdadera ya es cosa del otro.
    .hint = ¿Para qué se pidió: para exponer o para Mah Jongg?
    .wrong-four = Ese es el precio cuando el nombre da un Mah Jongg. ¿Para qué se pidió aquí?
    .wrong-dead = Quizá ahora haya una mano en peligro. Pero ¿quién mostró fichas?

misnamed-tiles-truth = El jugador de enfrente puso un <9D>, dijo «Seis de círculos» y ya lo corrigió. ¿Qué haces?
    .right = ¡Mah Jongg! Cuando pediste la ficha, su nombre ya estaba bien, así que los tres pagan como siempre.
    .hint = Cuenta los 9 de cada palo en tu atril.
    .wrong = Compara tu atril con la línea: ¿qué falta?
    .wrong-let-go = El siguiente ya robó, y tu última ficha se perdió.
    .wrong-pung = Expusiste tres 9 de círculos. Pero cuenta tus fichas: ¿cuántas te faltaban?

misnamed-tiles-order = ¿Qué te cuesta cada caso? Quien gana aquí, gana con una línea de 25 y un comodín. Pon primero el más barato.
    .item-unused = Nombras mal una ficha, y alguien expone un grupo con ella
    .item-thrown = Nombras bien una ficha, y alguien gana con ella
    .item-named = Nombras mal una ficha, y alguien gana por ese nombre
    .right = Muy bien: nada, luego 50, luego 100. Un nombre equivocado solo sale caro cuando da la victoria.
    .shown = Nada, luego 50, luego 100. Un nombre equivocado solo sale caro cuando da la victoria.
    .hint = En cada caso, ¿no pagas nada, dos veces el valor o cuatro?
    .wrong = Primero calcula los puntos de cada caso.
    .wrong-swapped = El primero está bien. En los otros dos gana alguien: ¿en cuál pagas tú por los tres?
    .wrong-backwards = Empezaste por el más caro.
    .wrong-slip-last = En uno de estos casos no gana nadie. ¿Qué pagas ahí?

misnamed-tiles-bystander = El jugador de tu izquierda nombra mal una ficha. El de tu derecha pide Mah Jongg por ese nombre, con una línea de 25. ¿Cuánto debes tú?
    .option-once = 25 puntos
    .option-nothing = Nada
    .option-share = Un tercio de 100 puntos
    .right = Exacto, ni un punto: quien nombró mal la ficha paga solo.
    .shown = Ni un punto: quien nombró mal la ficha paga solo.
    .hint = ¿De quién fue el error?
    .wrong-once = Eso paga quien solo mira, cuando la ficha se nombró bien.
    .wrong-share = Son cuatro veces 25, es verdad. Pero ¿se reparten?

misnamed-tiles-price = Nombras mal una ficha, y por ese nombre alguien gana con una línea de 30. ¿Cuánto debes?
    .option-thirty = 30 puntos
    .option-sixty = 60 puntos
    .option-one-twenty = 120 puntos
    .right = Eso es: cuatro veces el valor. Los demás no pagan nada.
    .shown = Cuatro veces el valor. Los demás no pagan nada.
    .hint = Pagas solo tú, y más que por una ficha bien nombrada.
    .wrong-thirty = Eso es el valor una vez. Un nombre equivocado cuesta más.
    .wrong-sixty = Eso pagarías por una ficha bien nombrada. La tuya no lo fue.

misnamed-tiles-whose = Alguien pone esta ficha y dice «Seis de círculos». Tú tienes dos 6 de caracteres y quieres un pung. ¿Qué pasa?
    .option-lost = La ficha se pierde para todos
    .option-after = Cuando se corrija el nombre, puedo pedirla
    .option-name = En esta partida será un 6 de círculos
    .right = Sí: primero el nombre correcto, después se pide.
    .shown = Primero el nombre correcto, después se pide.
    .hint = ¿Qué se corrige después de un nombre equivocado?
    .wrong-lost = La ficha está ahí como cualquier descarte. Solo hay algo mal. ¿Qué?
    .wrong-name = Una palabra no cambia una ficha. ¿Qué pasa con la palabra?

misnamed-tiles-beside = Alguien dijo «Cinco de bambúes», y lo pediste. Ahora esto está a la vista en tu atril. ¿Qué debes hacer?
    .option-keep = Dejarlo: me guie por el nombre
    .option-real = Formar un grupo de 5 de caracteres
    .option-fine = Pagar por el error
    .right = Muy bien: cuenta la ficha verdadera. Si no puedes formar un grupo con ella, tu mano está muerta.
    .shown = Cuenta la ficha verdadera. Si no puedes formar un grupo con ella, tu mano está muerta.
    .hint = ¿Qué ficha se descartó de verdad?
    .wrong-keep = Por el nombre puedes ganar, pero no exponer. ¿Es esto un grupo?
    .wrong-fine = Cuando es para exponer, no paga nadie. Pero mira lo que hay a la vista.

misnamed-tiles-win = Juegas esta línea y te falta un <8D>. El jugador de tu derecha pone un <8B> y dice «Ocho de círculos». ¿Qué haces?
    .right = ¡Mah Jongg! Te guiaste por el nombre, y quien nombró mal la ficha te paga él solo.
    .shown = ¡Mah Jongg! Cuenta el nombre que se dijo, y quien nombró mal la ficha te paga él solo.
    .hint = Por el nombre que se dijo, ¿cuántas fichas te faltan?
    .wrong = Mira la ficha y escucha el nombre. Puedes guiarte por el nombre.
    .wrong-let-go = Se corrigió el nombre, y el 8 de bambúes no te sirve. La partida sigue.
    .wrong-pung = Para exponer solo cuenta la ficha verdadera: se corrigió el nombre, y lo que pediste quedó en nada. ¿Cuántas fichas te faltaban?

misnamed-tiles-soap = Robaste un marco vacío, y a tu línea no le sirve. Descártalo y di su nombre.
    .right = ¡Eso! «Jabón»: así llaman todos al dragón del marco vacío.
    .shown = Se dice «Jabón»: así llaman todos al dragón del marco vacío.
    .hint = Es un dragón con nombre propio.
    .wrong = Mira la ficha que acabas de robar. ¿Qué muestra?
    .wrong-flower = Dijiste «Flor». Quien esperara una flor habría podido ganar por ese nombre. Mira otra vez el dibujo.
    .wrong-joker = Dijiste «Comodín». Así nadie podía quererla. Pero ¿qué muestra la ficha?
    .wrong-other = Esa ficha la pedía tu línea, y el marco vacío sigue en tu atril.
    .wrong-win = Dos de tus grupos tenían un hueco, y el comodín tapa solo uno. Falta una ficha.
    .wrong-name = La ficha era esa, pero el nombre no. Se corrige, y esta vez no te cuesta nada. ¿Cómo llaman al dragón que es solo un marco?
