lesson-mah-jongg-in-error = Mah Jongg por error
    .summary = Alguien muestra un Mah Jongg que no lo es: qué haces tú, qué sigue y quién paga.
    .done = Ya sabes conservar la calma, y las fichas, cuando un Mah Jongg está mal.

mah-jongg-in-error-open =
    El jugador de tu izquierda canta «Mah Jongg» y muestra estas 14 fichas. Todos las comparan con la línea.

    Hasta que todos estén de acuerdo, conserva tu mano. Abandonarla es mezclarla con las fichas de la mesa, y entonces ya no hay mano.

mah-jongg-in-error-check = Un Mah Jongg que no cumple su línea, aunque sea por una ficha, se llama Mah Jongg por error. Compara estas fichas con la línea y elige la que no es de la línea.
    .right = La encontraste: un 9 entre los 6. No es Mah Jongg.
    .shown = Es el 9 entre los 6: no es Mah Jongg.
    .hint = Mira el número de cada ficha, sobre todo en los círculos.
    .wrong-flower = La línea pide tres flores, y se mostraron tres. Mira los números.
    .wrong = Ve grupo por grupo: flores, bambúes, caracteres, círculos. Todos los números tienen que ser iguales.
    .wrong-six = Es un 6 como los demás, y la línea lo pide. ¿Son 6 todos los círculos?
    .wrong-pair = Una de esas sí es de la línea. ¿Cuál de las dos tiene otro número?

mah-jongg-in-error-keep = Esta es la mesa. El jugador de tu izquierda mostró esas fichas. ¿Qué haces con tu propia mano?
    .right = ¡Bien hecho! Tus fichas siguen donde estaban, y los otros dos también conservaron las suyas.
    .shown = Tus fichas siguen donde estaban, y los otros dos también conservaron las suyas.
    .hint = ¿Es seguro que la partida terminó? Compara antes de hacer algo que no se puede deshacer.
    .wrong = Antes hay que resolver este Mah Jongg: compara con la línea las fichas que se mostraron.
    .wrong-throw-in = Tus fichas se perdieron, por un Mah Jongg que no lo era. Tú también quedas fuera, y siguen los otros dos.
    .wrong-draw = Nadie roba antes de que se resuelva este Mah Jongg.

mah-jongg-in-error-out =
    Los tres conservaron su mano, así que solo está muerta la de tu izquierda. Sus fichas vuelven al atril, y ese jugador queda fuera.

    Siguen ustedes tres. Al final, la mano muerta paga su parte entera a quien gane.

mah-jongg-in-error-genuine = Otra partida. El jugador de enfrente canta «Mah Jongg» y muestra estas fichas para esta línea. Compara. ¿Qué haces?
    .right = Bien comparado: números, palos y pareja están bien, y un kong puede llenarse de comodines. La partida terminó, y pagan ustedes tres.
    .shown = Es Mah Jongg: números, palos y pareja están bien, y un kong puede llenarse de comodines. La partida terminó, y pagan ustedes tres.
    .hint = Compara grupo por grupo: el número, el palo, y dónde están los comodines.
    .option-pay = Pago: es Mah Jongg
    .option-jokers = Conservo mi mano: sobran comodines
    .option-suits = Conservo mi mano: los palos están mal
    .wrong-jokers = Mira en qué grupos están los comodines. ¿Cuántos puede llevar un grupo de cuatro?
    .wrong-suits = Cuenta los colores de la línea, y los palos que hay en la mesa.

mah-jongg-in-error-second = En otra mesa, el jugador de tu derecha muestra un Mah Jongg: mira sus dos 7. El de enfrente ya abandonó su mano. ¿Qué haces tú?
    .right = ¡Bien! No te dejaste llevar por la prisa. El jugador de tu izquierda también conservó su mano.
    .shown = Conservas tu mano, porque ese es un Mah Jongg por error. El jugador de tu izquierda también conservó la suya.
    .hint = Ya se perdieron dos manos. ¿Es buena idea entregar una tercera?
    .wrong = Antes hay que resolver este Mah Jongg: compara con la línea las fichas que se mostraron.
    .wrong-throw-in = Ahora solo el jugador de tu izquierda tiene su mano entera. La partida se detiene, y solo cobra él. Tú, nada.
    .wrong-draw = Nadie roba antes de que se resuelva este Mah Jongg.

mah-jongg-in-error-who = A tu derecha, un Mah Jongg por error. Enfrente, una mano abandonada por culpa de él. ¿Quién sigue jugando?
    .right = Bien visto: siguen las dos manos enteras. Los otros dos miran, y pagan cuando alguien gana.
    .shown = Siguen las dos manos enteras. Los otros dos miran, y pagan cuando alguien gana.
    .hint = ¿Quién tiene todavía su mano entera?
    .option-three = Tres: todos menos el de mi derecha
    .option-two = El jugador de mi izquierda y yo
    .option-nobody = Nadie: se reparte otra vez
    .wrong-three = El jugador de enfrente mezcló sus fichas con las de la mesa. ¿Con qué va a jugar?
    .wrong-nobody = Quedan dos manos enteras, y con dos basta para seguir.

mah-jongg-in-error-alone =
    El jugador de enfrente muestra un Mah Jongg: mira sus cuatro 9. Los de los lados ya abandonaron: solo queda tu mano.

    Si la conservas, la partida se detiene, y quien cantó por error te paga el doble de esa línea.

mah-jongg-in-error-only = Esa línea vale 30. ¿Qué haces?
    .right = ¡La calma tiene premio! 60 puntos para ti, del jugador de enfrente. Los dos que abandonaron no pagan ni cobran nada.
    .hint = ¿Quién cobra cuando solo se conserva una mano?
    .wrong = Antes hay que resolver este Mah Jongg: compara con la línea las fichas que se mostraron.
    .wrong-throw-in = Ahora no queda ninguna mano, y nadie paga. Habrías cobrado 60 puntos.
    .wrong-draw = Nadie roba antes de que se resuelva este Mah Jongg.

mah-jongg-in-error-price = En otra partida, el Este mostró estas fichas para esta línea de 40. Solo el Norte conservó su mano. ¿Cuánto le paga el Este al Norte?
    .right = Exacto: dos veces 40. Los demás no pagan nada.
    .shown = Dos veces 40. Los demás no pagan nada.
    .hint = Solo queda la mano del Norte. ¿Cuántas veces se paga el valor de la línea que se cantó?
    .option-once = 40 puntos
    .option-twice = 80 puntos
    .option-three = 120 puntos
    .wrong-once = Ese es el valor una vez. Arruinar una partida entera cuesta más.
    .wrong-three = Serían 40 para cada uno de los otros. Cuenta quién cobra: solo uno.

mah-jongg-in-error-claim =
    Con una ficha mal pedida pasa lo mismo. A tu izquierda, el kong de 1 está bien. Pero ninguna línea lo lleva junto con el pung de <9C> que siguió.

    El jugador de enfrente impugna: los 9 vuelven con su comodín. Los 1 se quedan.

mah-jongg-in-error-joker = Esa mano está muerta. Ya robaste, y te vendría bien un comodín. Tienes un <1B> y un <9C>. ¿Qué haces?
    .right = ¡Bien buscado! El comodín de los 1 se expuso bien, así que todavía se puede cambiar. El otro está en el atril, fuera de alcance.
    .shown = El comodín de los 1 se expuso bien, así que todavía se puede cambiar. El otro está en el atril, fuera de alcance.
    .hint = ¿Qué comodín sigue a la vista, y por qué ficha vale?
    .wrong = Mira lo que sigue a la vista a tu izquierda.
    .wrong-one = Tu 1 de bambúes está en el centro, y el comodín de los 1 sigue ahí, para otro.
    .wrong-nine = El comodín de los 9 volvió al atril: tu 9 no compra nada. Tu turno terminó, y otro comodín sigue a la vista.
    .wrong-discard = Tu turno terminó, y a tu izquierda sigue a la vista un comodín.

mah-jongg-in-error-mine = Esta vez eres tú. Cantaste «Mah Jongg» y mostraste tus fichas, y ahora lo ves: la línea pide los 8 de otro palo. ¿Qué dices?
    .right = ¡Eso, enseguida y en voz alta! Se pasa un poco de vergüenza, pero cuantas más manos se conserven, menos daño hay.
    .shown = Se dice enseguida y en voz alta. Se pasa un poco de vergüenza, pero cuantas más manos se conserven, menos daño hay.
    .hint = ¿Qué hace más daño: las manos que se conservan o las que se abandonan?
    .option-quiet = Nada: que lo encuentren los demás
    .option-back = «Perdón», recojo mis fichas y sigo jugando
    .option-stop = «¡No abandonen, esto está mal!»
    .wrong-quiet = Mientras esperas, se mezclan las primeras fichas. Si solo queda una mano, pagas el doble.
    .wrong-back = Eso solo vale mientras no se haya mostrado ninguna ficha. Las tuyas ya se vieron.

mah-jongg-in-error-pay = Mostraste un Mah Jongg falso, y todos los demás conservaron su mano. Luego uno de ellos roba la última ficha de una línea de 30, con un comodín. ¿Cuánto pagas?
    .right = Exacto: 60, como todos. Robada del muro, son dos veces 30; solo que tú ya no podías ganar.
    .shown = 60, como todos: robada del muro, así que son dos veces 30. Solo que tú ya no podías ganar.
    .hint = Una mano muerta paga como una viva.
    .option-nothing = Nada
    .option-alone = 180 puntos, por los tres
    .option-like-all = 60 puntos
    .wrong-nothing = Una mano muerta ya no juega. Pero ¿se libra de pagar?
    .wrong-alone = Tu error no le hizo daño a nadie. No debes más que cualquier otro.

mah-jongg-in-error-order = Cantas Mah Jongg por error. Puede seguir de tres maneras: pon primero la que hace menos daño.
    .item-in-time = Te das cuenta antes de mostrar ninguna ficha
    .item-all-kept = Tus fichas están a la vista; los demás conservan todos su mano
    .item-one-kept = Tus fichas están a la vista; solo se conserva una mano
    .right = Muy bien: primero no pasa nada; luego quedas fuera; luego la partida se acaba para todos, y pagas el doble.
    .shown = Primero no pasa nada; luego quedas fuera; luego la partida se acaba para todos, y pagas el doble.
    .hint = ¿Qué se puede retirar todavía? ¿Y qué detiene la partida?
    .wrong = Pregúntate en cada caso: ¿sigues jugando? ¿Sigue la partida?
    .wrong-swapped = Una de ellas no cuesta nada, porque nadie vio ninguna ficha.
    .wrong-backwards = Empezaste por la más cara. ¿Cuál te cuesta menos?
    .wrong-kept = En una de las dos últimas la partida se detiene, y pagas el doble. ¿En cuál?

mah-jongg-in-error-heard = Alguien canta «Mah Jongg» y muestra 14 fichas. ¿Qué haces con las tuyas?
    .option-show = Enseño lo cerca que estaba
    .option-mix = Las mezclo con las demás: ya se acabó
    .option-stand = Las dejo en pie hasta que todos comparen
    .right = Eso es: primero comparar, después recoger. Un Mah Jongg puede estar mal.
    .shown = Primero comparar, después recoger: un Mah Jongg puede estar mal.
    .hint = Todavía no es seguro que la partida haya terminado.
    .wrong-show = Si ese Mah Jongg está mal, la partida sigue, y todos vieron tu mano.
    .wrong-mix = Si ese Mah Jongg está mal, la partida sigue, y tú ya no tienes mano.

mah-jongg-in-error-two-out = El Sur canta Mah Jongg por error. El Oeste abandona su mano por eso. El Este y el Norte conservan la suya. ¿Qué pasa?
    .option-ends = La partida se detiene
    .option-two = Siguen el Este y el Norte
    .option-three = Siguen el Este, el Norte y el Oeste
    .right = Bien contado: queda fuera quien se equivocó, y también quien abandonó. Con dos manos enteras basta.
    .shown = Queda fuera quien se equivocó, y también quien abandonó. Con dos manos enteras basta.
    .hint = Cuenta las manos enteras. ¿Cuándo se detiene la partida?
    .wrong-ends = Se detiene cuando queda una sola mano. Cuéntalas.
    .wrong-three = Las fichas del Oeste están mezcladas con las de la mesa.

mah-jongg-in-error-paid = Hay un Mah Jongg por error a la vista, y la tuya es la única mano que se conservó. ¿Cuántas veces cobras el valor de la línea cantada?
    .right = Sí, dos, de quien se equivocó, y la partida se acabó.
    .shown = Dos veces, de quien se equivocó, y la partida se acabó.
    .hint = Se paga como si ese jugador te hubiera descartado la ficha ganadora.
    .wrong = El error lo cometió un jugador, y solo él te paga.
    .wrong-once = Un error que acaba con la partida cuesta más.
    .wrong-four = Solo paga ese jugador. Aquí no se miran los comodines.
    .wrong-six = Serían dos de cada uno de los tres. Solo uno se equivocó.

mah-jongg-in-error-which-joker = Alguien expuso <3D 3D J> hace rato, todo en orden, y ahora muestra un Mah Jongg falso que lleva <7D 7D J>. ¿Qué comodín puedes conseguir todavía?
    .option-before = El de antes
    .option-error = El del Mah Jongg falso
    .option-both = Los dos
    .right = Lo que se expuso bien se queda. Lo que se mostró por error vuelve al atril.
    .hint = ¿Qué sigue a la vista cuando el error está resuelto?
    .wrong-error = Esas fichas vuelven al atril, y el comodín con ellas.
    .wrong-both = Uno de los dos grupos vuelve al atril.

mah-jongg-in-error-wrong-claim = Alguien tiene expuesto un buen pung. Luego pide para una pareja, y le impugnan la mano: está muerta. ¿Qué pasa con las fichas?
    .option-stay = El pung y la pareja se quedan a la vista
    .option-all = El pung y la pareja vuelven al atril
    .option-pair = La pareja vuelve, el pung se queda
    .right = Solo vuelve lo que se mostró por error.
    .hint = ¿Cuál de los dos grupos fue un error?
    .wrong-stay = Lo que nunca debió mostrarse no se queda a la vista.
    .wrong-all = Uno de los dos se expuso bien.

mah-jongg-in-error-at-table = El jugador de enfrente muestra esta línea con un <9D> entre los 7. El de tu derecha abandonó su mano. Ahora decides tú.
    .right = ¡Bien guardada! Siguen jugando el de tu izquierda y tú.
    .shown = Conservas tu mano, así que siguen jugando el de tu izquierda y tú.
    .hint = ¿Con qué podrás jugar después de este error?
    .wrong = Antes hay que resolver este Mah Jongg: compara con la línea las fichas que se mostraron.
    .wrong-throw-in = Ahora solo el jugador de tu izquierda tiene mano, y le pagan por ella. A ti, nada.
    .wrong-draw = Nadie roba antes de que se resuelva este Mah Jongg.
