lesson-calling-dead = Impugnar una mano
    .summary = Cómo se dice que una mano está muerta, cuándo se puede y cuánto cuesta equivocarse.
    .done = Ya sabes impugnar una mano con buenas razones, y contestar con calma cuando impugnan la tuya.

calling-dead-exposed =
    Ya sabes qué manos están muertas. Decirlo se llama impugnar la mano: puede hacerlo cualquiera que siga en la partida, le toque o no.

    A tu derecha, el Este pidió un <6C>, expuso una pareja y descartó. Una pareja no se expone nunca.

calling-dead-say = Mientras nadie diga nada, el Este sigue jugando. Con buenos modales, y sin miedo: impugna esa mano.
    .right = Bien dicho, y sin rencores: el Este lo admite. Los dos 6 vuelven al atril, y el Este queda fuera de esta partida.
    .shown = El Este lo admite. Los dos 6 vuelven al atril, y el Este queda fuera de esta partida.
    .hint = ¿Cuál de los dos grupos a la vista es demasiado pequeño?
    .wrong = No hace falta esperar tu turno. ¿Qué mano es?
    .wrong-left = Dos 8 de bambúes y un comodín son un buen pung. Su dueño lo niega, y al final pagarás por haberte equivocado.
    .wrong-draw = Robaste fuera de turno. El jugador de enfrente impugna tu mano, y está muerta.

calling-dead-answers =
    Dicho o preguntado, cuenta igual. El dueño contesta «Tienes razón», y esa mano deja de jugar, o «No está muerta», y siguen todos.

    Quién tenía razón se aclara cuando termina la partida. El que se equivocó paga al otro 25 puntos; en algunas mesas, 50.

calling-dead-yours = Otra mesa, y ahora tu propio atril: cuatro <1B> y tres <4D> a la vista, y ninguna línea lleva los dos grupos. El jugador de enfrente dice: «Tu mano está muerta». ¿Qué contestas?
    .right = Con elegancia: era verdad, y no te costó nada más. Ahora estás fuera: ni robas, ni pides, ni impugnas.
    .shown = Era verdad, y por admitirlo no pagas nada más. Ahora estás fuera: ni robas, ni pides, ni impugnas.
    .hint = ¿Es verdad? ¿Y cuánto cuesta negar lo que es verdad?
    .wrong = Primero contéstale al jugador de enfrente: compara con la tarjeta lo que todos ven de tu mano.
    .wrong-deny = Se siguió jugando, y el jugador de tu derecha robó la ficha ganadora. Pagaste 50, como todos, y 25 más al de enfrente.
    .wrong-take-back = Lo que está a la vista se queda. Solo se trata de si tu mano está muerta.

calling-dead-fine = Aquí juegas esta línea, y tienes a la vista dos de sus pungs. El jugador de tu izquierda dice: «Tu mano está muerta». Compara y luego contesta.
    .right = ¡Bien defendida! Los dos pungs son de tu línea. Nadie deja fuera una mano buena solo con decirlo: se sigue jugando.
    .shown = Tu mano está bien: los dos pungs son de tu línea. Nadie deja fuera una mano buena solo con decirlo: se sigue jugando.
    .hint = ¿Lleva esta línea tres 4 y tres 8 de dos palos?
    .wrong = Primero contéstale al jugador de tu izquierda: compara con la tarjeta lo que todos ven de tu mano.
    .wrong-admit = Tu mano estaba viva, y la soltaste demasiado pronto. Ahora roba el jugador de tu derecha, y tú solo miras.
    .wrong-back = Primero contesta a lo que dijeron de tu mano. ¿Es verdad?

calling-dead-finish = Sigues jugando, y robas un <2B>. Compara y luego decide.
    .right = ¡Mah Jongg! 50 de cada uno, porque la robaste tú. El jugador de tu izquierda, que se equivocó, paga 25 más.
    .hint = Pon tus fichas junto a la línea. ¿Falta algo?
    .wrong = Recorre la línea con el <2B> en la mano: ¿a algún grupo le falta algo?
    .wrong-drawn = ¡Esa era tu ficha número 14! Ahora está entre los descartes, y roba el jugador de tu derecha.
    .wrong-discard = ¡Ay! Tenías las 14. Ahora falta una, y la partida sigue.

calling-dead-sum = Dijiste que una mano estaba muerta. Su dueño lo negó, pero tenías razón. Más tarde ese mismo jugador descarta la ficha con la que ganas: una línea de 30, con un comodín. ¿Cuánto te paga en total?
    .right = Bien sumado: 60 por descartar la ficha, y 25 por negar lo que era verdad.
    .shown = 60 por descartar la ficha, y 25 por negar lo que era verdad.
    .hint = Dos pagos. ¿Cuánto le cuesta una línea de 30 a quien descartó la última ficha? ¿Y cuánto cuesta negar lo que es verdad?
    .option-win = 60 puntos
    .option-both = 85 puntos
    .option-penalty = 25 puntos
    .wrong-win = Eso es por la ficha ganadora. Entre ustedes dos queda algo más por aclarar.
    .wrong-penalty = Con eso queda pagado lo de la mano impugnada. Pero ese jugador también descartó tu ficha ganadora.

calling-dead-asked = Dudas de una mano. «¿No está muerta esa mano?», le preguntas a su dueño, solo por saber. «No», dice él, y es verdad. ¿Qué hiciste?
    .right = Así es: preguntar en voz alta también cuenta, y te costará 25. Por eso, primero mira, y habla cuando no te quede duda.
    .shown = Impugnaste esa mano: preguntar en voz alta también cuenta, y te costará 25. Por eso, primero mira, y habla cuando no te quede duda.
    .hint = ¿Qué oyen los demás sobre esa mano?
    .option-question = Una pregunta, nada más
    .option-challenge = Impugné esa mano
    .option-out = Perdí mi propia mano
    .wrong-question = Todos oyeron lo que piensas de esa mano. ¿Cambia eso con signos de pregunta?
    .wrong-out = Equivocarse sobre una mano cuesta puntos. La tuya sigue jugando.

calling-dead-visible =
    ¿Qué prueba que una mano está muerta? Ya lo sabes: los grupos expuestos y los descartes, nada más.

    Enfrente hay un kong de <5C> y otro de <6C>. Solo esta línea lleva los dos, así que todavía pide tres 7 y una pareja de 8.

calling-dead-hidden = Tú tienes tres de los cuatro <8C>, así que esa pareja no saldrá nunca. Te toca. ¿Qué haces?
    .right = Muy astuto: te callas y guardas tus 8. Mientras los tengas, esa mano no hace daño.
    .shown = Te callas y guardas tus 8. Mientras los tengas, esa mano no hace daño.
    .hint = ¿Dónde están esos 8? ¿Quién los ve?
    .wrong = Pregúntate qué pueden ver los demás.
    .wrong-say = Su dueño lo niega. Por lo que está a la vista, esa mano todavía puede salir, y al final pagarás 25.
    .wrong-show = Descartaste sin robar: te falta una ficha, te impugnan y tu mano está muerta. Además, el 8 en el centro les dice a los demás qué tienes.

calling-dead-seen = Otras fichas, la misma línea. A tu derecha hay kongs de <4D> y de <5D>: faltan tres 6 y una pareja de 7. Mira los descartes. ¿Está muerta esa mano? Entonces impugna; si no, roba.
    .right = ¡Bien impugnada! Entre los descartes hay tres <7D>. La pareja de 7 es imposible, y todos pueden verlo.
    .shown = Entre los descartes hay tres <7D>. La pareja de 7 es imposible, y todos pueden verlo.
    .hint = ¿Qué pareja pide esa línea después de 4, 5 y 6? Cuenta esas fichas en el centro.
    .wrong = Mira la pareja del final de la línea, y los descartes.
    .wrong-left = Hay una línea con tres 8 de bambúes, y nada de lo que se ve la hace imposible. Al final pagarás 25.
    .wrong-draw = Seguiste jugando, y esa mano también: sigue pidiendo. ¿Qué pareja necesita? Cuenta los descartes.

calling-dead-own = Y ahora tu propio atril: tienes a la vista tres <7D>, y dos Estes con un comodín. Ninguna línea lleva los dos grupos, pero nadie se dio cuenta. Te toca. ¿Qué haces?
    .right = Bien: sigues y no dices nada, porque eso les toca a los demás.
    .shown = Sigues y no dices nada: eso les toca a los demás.
    .hint = ¿Quién puede decir que una mano está muerta?
    .wrong = Nadie dijo nada. ¿Qué hace un jugador cuando le toca?
    .wrong-say = Nadie impugna su propia mano. ¿A quién le toca decirlo?
    .wrong-take-back = Expusiste ese grupo hace rato, y después ya descartaste. Se queda donde está.

calling-dead-cost = Impugnaste la mano de enfrente. Su dueño lo negó, y tenía razón. Luego ese mismo jugador gana una línea de 30, con un comodín, con el descarte de otro. ¿Cuánto pagas en total?
    .right = Bien sumado: 30 por la partida, y 25 por haberte equivocado.
    .shown = Son 30 por la partida, y 25 por haberte equivocado.
    .hint = Dos pagos: uno por la partida, otro por impugnar.
    .option-penalty = 25 puntos
    .option-game = 30 puntos
    .option-both = 55 puntos
    .wrong-penalty = Eso es por impugnar. También hay que pagar la partida.
    .wrong-game = Eso es por la partida. Pero entre el jugador de enfrente y tú queda algo pendiente.

calling-dead-order = Se impugna una mano, y su dueño lo niega. Pon en orden lo que pasa.
    .item-say = «Creo que esa mano está muerta».
    .item-deny = «No, no lo está».
    .item-on = Siguen jugando todos
    .item-win = La partida termina, y cobra quien gana
    .item-pay = Quien se equivocó paga al otro 25
    .right = Así, sin pelearse: decirlo, contestar, seguir, y aclararlo después de la partida.
    .hint = Nada se decide antes de que termine la partida.
    .wrong = Empieza por quien impugna, y termina con lo que se paga por eso.
    .wrong-pay-now = Todavía nadie sabe quién tenía razón. ¿Cuándo se aclara?
    .wrong-win-last = Lo que se paga por impugnar va además de otra cosa. ¿Qué se paga primero?

calling-dead-proof = Alguien todavía necesita una pareja de <6B>. ¿Cuándo puedes decir que esa mano está muerta?
    .option-mine = Cuando yo tengo tres
    .option-table = Cuando hay tres entre los descartes
    .option-one = En cuanto se descarta uno
    .right = Exacto: los descartes los ven todos, así que todos pueden comprobarlo.
    .shown = Los descartes los ven todos, así que todos pueden comprobarlo.
    .hint = Los demás tienen que poder ver la prueba.
    .wrong-mine = Tú lo sabes, pero nadie más.
    .wrong-one = ¿Cuántos quedan entonces? ¿Y cuántos hacen falta para una pareja?

calling-dead-denied = Dices que una mano está muerta. «No lo está», dice su dueño. ¿Qué pasa ahora?
    .option-vote = Los demás votan
    .option-on = Siguen jugando todos, también él
    .option-show = El dueño tiene que mostrar su atril
    .right = Bien visto: se aclara al final, y paga quien se equivocó.
    .shown = Se sigue jugando. Al final se aclara, y paga quien se equivocó.
    .hint = Nadie tiene que mostrar nada antes de que termine la partida.
    .wrong-vote = Los demás no deciden nada. Solo contesta el dueño.
    .wrong-show = Un atril no se muestra hasta el Mah Jongg. Mientras tanto vale la palabra del dueño.

calling-dead-mistaken = Impugnaste una mano, su dueño lo negó, y la mano estaba bien. ¿Cuánto pagas por eso?
    .option-nothing = Nada: solo pregunté
    .option-all = 25 a cada uno de los otros
    .option-owner = 25 al dueño de la mano
    .right = Sí, 25 al dueño de la mano; en algunas mesas, 50.
    .shown = Son 25 al dueño de la mano; en algunas mesas, 50.
    .hint = Dos no estuvieron de acuerdo. Uno de ellos paga al otro.
    .wrong-nothing = Era más que una pregunta: podías haber dejado a alguien fuera.
    .wrong-all = Dos de ellos no tuvieron nada que ver.

calling-dead-from-the-dead = Impugnaron tu mano, y lo admitiste. Ahora ves que otra mano también está muerta. ¿Qué puedes hacer?
    .option-say = Impugnarla
    .option-whisper = Avisarle a quien tengo al lado
    .option-nothing = Nada
    .right = Así es: quien está fuera mira y descansa. Impugnar les toca a quienes todavía juegan.
    .shown = Nada: quien está fuera mira y descansa. Impugnar les toca a quienes todavía juegan.
    .hint = ¿Sigues tú en esta partida?
    .wrong-say = Impugnar es parte del juego. ¿Sigues tú en él?
    .wrong-whisper = Sería impugnar por boca de otro.

calling-dead-norths = Te toca. A tu izquierda hay tres <N>, dos <5D> y un comodín. Esta es la única línea con tres Nortes. Compara y luego decide.
    .right = ¡Buen ojo! Esa línea no lleva 5 de círculos: los dos grupos no van juntos, y todos pueden verlo.
    .shown = Esa línea no lleva 5 de círculos: los dos grupos no van juntos, y todos pueden verlo.
    .hint = ¿La línea que lleva tres Nortes lleva también algún 5?
    .wrong = Compara con la línea los dos grupos de tu izquierda.
    .wrong-right = A tu derecha hay tres 2 de caracteres, y en esta tarjeta hay líneas con ellos. Pagarás por eso.
    .wrong-draw = Seguiste jugando, y la mano de tu izquierda también, aunque está muerta a la vista de todos.

calling-dead-kongs = Juegas esta línea con 3 y 7 de bambúes. Tienes dos kongs a la vista, con dos comodines. El jugador de enfrente dice: «Tu mano está muerta». Compara y luego contesta.
    .right = ¡Bien defendida! Cuatro 3 y cuatro 7: justo lo que está impreso. Al final, el jugador de enfrente paga por eso.
    .shown = Cuatro 3 y cuatro 7, justo lo que está impreso: tu mano está bien. Al final, el jugador de enfrente paga por eso.
    .hint = Un kong puede llevar comodines. Mira los números.
    .wrong = Primero contéstale al jugador de enfrente: compara con la tarjeta lo que todos ven de tu mano.
    .wrong-admit = Tus kongs estaban bien, y ahora estás fuera. Roba el jugador de tu derecha.
    .wrong-draw = Primero tienes que contestar. ¿Está muerta la mano, o no?
