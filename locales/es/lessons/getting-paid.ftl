lesson-getting-paid = Cobrar
    .summary = Cuánto vale una victoria y quién paga cuánto.
    .done = Ya sabes decir cuánto debe cada uno después de cualquier victoria, sin dejarte nada en la mesa.

getting-paid-value =
    Ganar es una alegría; cobrar bien, otra.

    El número al final de una línea es su valor: esta vale 30 puntos. Cada uno de los otros tres le paga a quien gana ese valor una vez, dos o cuatro. Depende de cómo se ganó.

getting-paid-thrower =
    Te falta una sola ficha, y el jugador de tu derecha la acaba de descartar.

    Como en tu primera partida, quien descarta la ficha ganadora paga más: dos veces el valor. Los otros dos, una vez.

getting-paid-right-owes = Tu línea vale 25. Si ahora cantas Mah Jongg, ¿cuánto te debe el jugador de tu derecha?
    .right = Acertaste: dos veces 25, porque fue él quien descartó la ficha ganadora.
    .shown = Son dos veces 25, porque fue él quien descartó la ficha ganadora.
    .hint = Mira quién te dio la última ficha: ese paga más que los otros dos.
    .option-once = 25 puntos
    .option-twice = 50 puntos
    .option-all = 100 puntos
    .wrong-once = Eso debe quien no descartó la ficha.
    .wrong-all = Sería cuatro veces el valor. Aquí alguien descartó la ficha: ¿cuántas veces paga?

getting-paid-take-it = Ahora canta Mah Jongg y mira quién paga cuánto.
    .right = ¡Mah Jongg, y a cobrar! 50 del jugador de tu derecha y 25 de cada uno de los otros: 100 puntos para ti.
    .hint = Compara tu atril con la línea. La ficha que falta está delante de ti.
    .wrong = Tienes la victoria delante: el descarte completa tu línea. ¿Qué dices?
    .wrong-let-go = El siguiente ya robó, y tu ficha se quedó entre los descartes viejos. Nadie te debe nada.
    .wrong-pair = Dos fichas son pocas para exponer. Pero cuenta: ¿no sería esta la número 14?
    .wrong-pung = Quedaron tres 6 a la vista, uno de ellos comodín. Tu línea pide solo dos, y por un grupo expuesto no paga nadie.

getting-paid-self-picked =
    Otra partida. El <8B> completa tu mano, y lo robaste tú: es una ficha robada del muro.

    Nadie la descartó, así que nadie paga menos: los tres pagan el valor dos veces. El Este paga lo mismo que los demás, aquí y siempre.

getting-paid-each-owes = Tu línea vale 30, y la última ficha la robaste tú. ¿Cuánto te debe cada uno de los otros?
    .right = Muy bien: dos veces 30, cada uno de los tres.
    .shown = 60 cada uno de los tres: dos veces 30.
    .hint = La robaste del muro: ¿cuántas veces pagan todos?
    .option-shared = 20 puntos
    .option-once = 30 puntos
    .option-twice = 60 puntos
    .wrong-shared = El pago no se reparte. Cada uno de los tres lo paga entero.
    .wrong-once = Una vez paga quien vio a otro descartar la ficha. Aquí no la descartó nadie.

getting-paid-say-it = Tu mano está completa. Canta Mah Jongg y mira los pagos.
    .right = ¡180 puntos! 60 de cada uno. En la mesa se dice «Mah Jongg, la robé yo», porque eso dobla lo que deben.
    .hint = Tienes 14 fichas y todas encajan. No hay nada que descartar.
    .wrong = No falta nada, así que no hay que descartar ni cambiar. ¿Qué dices?
    .wrong-thrown = Descartaste la ficha ganadora, y el siguiente ya robó. Nadie te debe nada.
    .wrong-other = Tenías las 14, y ahora falta una otra vez. Nadie te debe nada.

getting-paid-jokerless =
    Mira tu atril: ni un comodín. Ya sabes qué hace eso: todos pagan el doble.

    Así que puede haber dos motivos para doblar. Entonces se dobla dos veces: la segunda vez se dobla el resultado de la primera.

getting-paid-how-many-times = El jugador de enfrente descartó el <7B>, la ficha que necesitas. ¿Cuántas veces el valor te deberá?
    .right = ¡Exacto! Dos veces por descartarla, y otra vez el doble por no haber comodines: cuatro veces 25 son 100.
    .shown = Dos veces por descartarla, y otra vez el doble por no haber comodines: cuatro veces 25 son 100.
    .hint = ¿Cuánto pagaría si tuvieras un comodín? Dóblalo.
    .wrong = El doble por descartarla. Y ese resultado, otra vez doble, porque no hay comodines.
    .wrong-twice = Eso es doblar una vez. Pero aquí hay dos motivos para doblar.
    .wrong-three = La segunda vez se dobla todo lo que ya debe; no se suma solo el valor una vez más.
    .wrong-eight = Doblaste una vez de más. Cuenta los motivos: la descartó él, y no hay comodines.

getting-paid-from-across = Pídela y mira.
    .right = ¡200 puntos! 100 del jugador de enfrente y 50 de cada uno de los otros. Con un comodín, esta mano daría la mitad.
    .hint = La ficha que completa tu línea la acaban de descartar.
    .wrong = Tienes la victoria delante: el descarte completa tu línea. ¿Qué dices?
    .wrong-let-go = La partida siguió, y la ficha ya no está a tu alcance. Los puntos tampoco.
    .wrong-pair = Dos fichas son pocas para exponer. Pero ¿no sería esta tu última ficha?

getting-paid-both = El jugador de tu izquierda es el Este, y robó del muro la última ficha de esta mano. La línea vale 25. Mira bien toda la mano: ¿cuánto le debes?
    .right = Buena cuenta. Robar del muro dobla, y no llevar comodines dobla otra vez: 25, 50, 100. Los otros dos deben lo mismo que tú.
    .shown = 100: robar del muro dobla, y no llevar comodines dobla otra vez: 25, 50, 100. Los otros dos deben lo mismo que tú.
    .hint = Mira dos cosas: cómo llegó la última ficha y si hay un comodín en la mano.
    .option-fifty = 50 puntos
    .option-hundred = 100 puntos
    .option-two-hundred = 200 puntos
    .wrong-fifty = Eso es doblar una vez. Busca entre las fichas otro motivo para doblar.
    .wrong-two-hundred = Doblaste una vez de más. Esta ficha no la descartó nadie, y ser el Este no da nada extra.

getting-paid-singles-pairs =
    Recuerda la excepción: en Sueltas y parejas ninguna mano puede llevar comodines, así que no llevarlos no tiene mérito ni dobla nada.

    Lo demás sigue igual: quien descarta paga dos veces; con una robada del muro, todos.

getting-paid-you-threw = Esta vez tú descartaste la última ficha de esta mano, y su línea vale 50. ¿Cuánto debes?
    .right = Así es: dos veces 50, porque la descartaste. Nada más por no llevar comodines: en esta sección no los lleva ninguna.
    .shown = Son dos veces 50, porque la descartaste. Nada más por no llevar comodines: en esta sección no los lleva ninguna.
    .hint = La descartaste tú. ¿Y cuánto cuenta en esta sección no llevar comodines?
    .option-once = 50 puntos
    .option-twice = 100 puntos
    .option-four-times = 200 puntos
    .wrong-once = Eso deben los otros dos. ¿Qué hiciste tú que ellos no?
    .wrong-four-times = Doblaste por el descarte, y otra vez por los comodines. Mira el nombre de la sección.

getting-paid-announce =
    Robaste la última ficha y cantaste Mah Jongg. Normalmente el programa calcula lo que debe cada uno. En una mesa de verdad lo dice quien gana.

    Si pides de menos, cobras de menos, y nadie te corrige. Por eso vale la pena saberlo.

getting-paid-ask = Así que esta vez el precio lo dices tú. La línea vale 25. Mira cómo llegó tu última ficha, y mira tu atril. ¿Cuánto le pides a cada uno?
    .right = ¡Ni un punto de menos! 100 de cada uno de los tres: robada del muro y sin comodines.
    .shown = 100 de cada uno de los tres: robada del muro y sin comodines. Si pides menos, nadie te avisa.
    .hint = Empieza por 25. ¿Cuántos motivos para doblar encuentras?
    .wrong = Tu Mah Jongg está a la vista. Solo falta tu precio.
    .wrong-once = Pediste 25 y cobraste 25. Te esperaban más puntos: busca los motivos para doblar.
    .wrong-twice = Pediste 50 y cobraste 50. Un motivo lo encontraste; busca si hay otro.

getting-paid-order = Alguien gana con una línea normal de 25, con un descarte. ¿Cuánto debes tú? Ordena los casos: primero, el que menos te cuesta.
    .right = En orden: 25, luego 50, luego 100. ¿Quién la descartó? ¿Había un comodín? Con esas dos preguntas basta.
    .hint = Calcula cada caso: ¿una vez, dos o cuatro veces el valor?
    .item-bystander = La descartó otro; hay un comodín en la mano
    .item-thrower = La descartaste tú; hay un comodín en la mano
    .item-thrower-jokerless = La descartaste tú; no hay comodines en la mano
    .wrong = Primero calcula los puntos de cada caso. Luego ordénalos.
    .wrong-untouched = En uno de los casos no la descartaste tú. ¿Cuánto debes entonces?
    .wrong-backwards = Van de más a menos. Empieza por la cantidad menor.
    .wrong-swapped = El primero está bien. En los otros dos descartaste tú: ¿qué mano le da más a su dueño?

getting-paid-in-all = Una línea de 30, con un comodín en la mano, se gana con un descarte. ¿Cuánto cobra en total quien gana?
    .right = Bien sumado: 60 de quien descartó, 30 y 30 de los otros, 120.
    .shown = Son 60 de quien descartó, y 30 y 30 de los otros: 120.
    .hint = Uno paga dos veces, dos pagan una.
    .option-sixty = 60 puntos
    .option-ninety = 90 puntos
    .option-one-twenty = 120 puntos
    .wrong-sixty = Eso paga quien descartó. Hay dos jugadores más.
    .wrong-ninety = Eso es el valor de cada uno de los tres. Pero uno de ellos descartó la ficha.

getting-paid-exchange = En tu turno, un cambio de comodín completa tu mano. ¿Cuántas veces el valor te debe cada uno de los otros?
    .right = Sí, dos: cuenta como robada del muro. Y sin comodines no puede ser, porque en la mano está el que acabas de tomar.
    .shown = Dos: cuenta como robada del muro. Y sin comodines no puede ser, porque en la mano está el que acabas de tomar.
    .hint = Un cambio cuenta como una ficha que robaste tú.
    .wrong = ¿Descartó alguien la ficha? ¿Hay un comodín en la mano? Con esas dos preguntas basta.
    .wrong-once = Nadie descartó la última ficha. Cuenta como si la hubieras robado tú.
    .wrong-four = Cuatro veces es para una mano robada del muro y sin comodines. ¿Qué te trajo el cambio?

getting-paid-drew-pairs = Robaste tú la última ficha de esta línea, que vale 50. ¿Cuánto te debe cada uno de los otros?
    .right = 100: robar del muro cuenta también en esta sección; no llevar comodines, no.
    .hint = De los dos motivos para doblar, uno no cuenta en Sueltas y parejas.
    .option-fifty = 50 puntos
    .option-hundred = 100 puntos
    .option-two-hundred = 200 puntos
    .wrong-fifty = Robar tú la última ficha cuenta en todas las secciones.
    .wrong-two-hundred = En esta sección ninguna mano puede llevar comodines, así que no tenerlos no da nada extra.

getting-paid-bystander = El jugador de tu izquierda gana una línea de 25 sin comodines. La ficha la descartó el de enfrente. ¿Cuánto debes?
    .right = Bien: 50, el valor una vez, porque no la descartaste, y doble por no haber comodines.
    .shown = Son 50: el valor una vez, porque no la descartaste, y doble por no haber comodines.
    .hint = Empieza por lo que deberías si hubiera un comodín en la mano.
    .option-once = 25 puntos
    .option-twice = 50 puntos
    .option-four-times = 100 puntos
    .wrong-once = Sería así si hubiera un comodín en la mano ganadora.
    .wrong-four-times = Eso debe quien la descartó. No fuiste tú.
getting-paid-bystander-thrower = El jugador de tu izquierda gana una línea de 25 sin comodines, y la ficha la descartaste tú. ¿Cuánto debes?
    .right = 100: doble porque la descartaste, y otra vez doble por no haber comodines.
    .hint = { getting-paid-bystander.hint }
    .option-once = { getting-paid-bystander.option-once }
    .option-twice = { getting-paid-bystander.option-twice }
    .option-four-times = { getting-paid-bystander.option-four-times }
    .wrong-once = Eso paga quien no la descartó, cuando hay un comodín en la mano ganadora.
    .wrong-twice = { getting-paid-bystander.wrong-once }

getting-paid-too-little = El Sur gana con una mano sin comodines, olvida doblar, y te pide 25 en vez de 50. ¿Qué haces?
    .option-correct = Decirle al Sur que son 50
    .option-pay = Pagar 25 y no decir nada
    .option-full = Pagar 50 de todos modos
    .right = Así es, aunque cueste callar: el precio lo dice quien gana, y lo que se pidió se queda así.
    .shown = Aunque cueste callar, el precio lo dice quien gana, y lo que se pidió se queda así.
    .hint = ¿A quién le toca decir el precio?
    .wrong-correct = La intención es buena. Pero ¿quién tiene que saber cuánto vale una mano?
    .wrong-full = Es honrado, pero el precio ya está dicho. ¿Quién lo dice en una mesa?

getting-paid-east-lost = Eres el Este, y el jugador de enfrente roba la última ficha de una línea de 25, con un comodín. ¿Cuánto pagas?
    .option-once = 25 puntos: el Este paga una vez el valor
    .option-twice = 100 puntos: el Este paga el doble
    .option-same = 50 puntos, como los otros
    .right = Robada del muro: todos pagan el valor dos veces. El Este es un puesto como los demás.
    .hint = ¿Cuántas veces se paga una robada del muro? Luego piensa para qué está el Este.
    .wrong-once = Si se robó del muro, nadie paga menos.
    .wrong-twice = En otros sitios puede que pague el doble. En este juego el Este solo empieza.

getting-paid-name-it = El jugador de enfrente descartó la última ficha de esta línea, que vale 30. Tú dices el precio para los otros dos; quien descartó paga el doble. ¿Cuánto dices?
    .right = ¡Bien pedido! 60 de cada uno de los dos, 120 de quien descartó: no hay comodines en la mano, así que todo se dobla.
    .shown = 60 de cada uno de los dos, 120 de quien descartó: no hay comodines en la mano, así que todo se dobla.
    .hint = Mira tu mano: ¿hay un comodín en ella?
    .wrong = Tu mano está a la vista y completa. Solo falta tu precio.
    .wrong-once = Pediste 30 y cobraste 30. Busca en tu mano un motivo para doblar.
    .wrong-four = Eso lo debe quien descartó. ¿Y los dos que solo miraban?
