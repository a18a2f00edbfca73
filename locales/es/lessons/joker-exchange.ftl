lesson-joker-exchange = El cambio de comodín
    .summary = Un comodín expuesto por otro puede ser tuyo, a cambio de la ficha por la que vale.
    .done = Ya sabes rescatar un comodín de cualquier grupo expuesto, y hasta ganar con él.

joker-exchange-see =
    A tu derecha hay dos <8C> y un comodín: un pung de 8 de caracteres. Y tú tienes un 8 de caracteres que no necesitas.

    Dalo por él, y el comodín es tuyo. ¡Qué negocio! Se llama cambio de comodín. En inglés también oirás «redeem».

joker-exchange-moment =
    El pung sigue siendo un pung: tu ficha hace lo que hacía el comodín.

    Se cambia en tu propio turno, antes de descartar: cuando ya robaste, o cuando ya expusiste lo que pediste. En los dos momentos tienes 14 fichas.

joker-exchange-begin = Es tu turno y quieres ese comodín. ¿Qué haces primero?
    .right = Lo tienes: con 14 fichas llega el momento. Si dices «cambio» demasiado pronto, puedes retirarlo mientras no se mueva ninguna ficha.
    .shown = Con 14 fichas llega el momento. Si dices «cambio» demasiado pronto, puedes retirarlo mientras no se mueva ninguna ficha.
    .hint = ¿Cuántas fichas tienes, y cuántas deben ser?
    .wrong = Cuenta tus fichas. ¿Es ya el momento?
    .wrong-early = Es pronto: para un cambio te falta una ficha. En una mesa, ese error puede costarte la mano.
    .wrong-discard = El descarte termina el turno, y el tuyo apenas empieza.

joker-exchange-take = Toma el comodín.
    .right = ¡Tuyo! Tu 8 está con los otros dos, y el comodín, en tu atril. En una mesa, di «cambio» y deja que su dueño te lo dé.
    .hint = Elige el comodín del grupo expuesto a tu derecha o presiona «Cambiar».
    .wrong = Mira el grupo expuesto a tu derecha. ¿Qué tienes que le corresponda?
    .wrong-eight = Tu 8 de caracteres está en el centro, y un descarte no se cambia por nada. Roba el jugador de tu derecha.
    .wrong-discard = Tu turno terminó, y el comodín sigue ahí. Quizá ya no esté cuando te vuelva a tocar.
    .wrong-win = Tu mano todavía no está completa. Mira el grupo expuesto a tu derecha.

joker-exchange-stand = El comodín es tuyo. Juegas 2 y 3 de bambúes, 4 y 5 de círculos. ¿Dónde puede ir?
    .option-pair = En la pareja de 3
    .option-kong = En el kong de 2
    .option-flowers = Con las flores
    .right = Muy bien, en un kong. El de 4 serviría igual: los dos son de tres o más iguales.
    .shown = El comodín cabe en el kong de 2. El de 4 serviría igual: los dos son de tres o más iguales.
    .hint = Los comodines solo van en grupos de tres o más iguales.
    .wrong-pair = Si cantas Mah Jongg así, tu mano está muerta. ¿Cuántas fichas tiene ese grupo?
    .wrong-flowers = Compáralo con la línea. ¿Cuántas flores pide?

joker-exchange-end = En este turno queda una cosa por hacer.
    .right = ¡Redondo! Robar, cambiar, descartar: ese es el orden.
    .hint = Con eso termina todo turno. Busca una ficha que a tu línea no le sirva.
    .wrong = Tienes 14 fichas. ¿Cómo termina un turno?
    .wrong-joker = Acababas de conseguirlo, y ya no es de nadie. Un comodín descartado no se pide nunca.
    .wrong-line-tile = Esa ficha es de tu línea. Ahora le falta una más que antes.
    .wrong-win = A tres grupos les faltaba una ficha, y el comodín completa uno. Quedan dos por completar.

joker-exchange-two = Otra mesa, y ya robaste. Mira los grupos expuestos a tu izquierda y a tu derecha, y tu atril. Toma un comodín.
    .right = ¡Uno! Mientras no descartes, puedes volver a cambiar.
    .hint = Un comodín vale por un Este; otro, por un 9 de bambúes. ¿Qué tienes tú?
    .wrong = Mira los grupos expuestos. ¿Por qué fichas valen los comodines?
    .wrong-east = Tu Este está en el centro, y el comodín que te habría dado se queda a tu derecha. Tu turno terminó.
    .wrong-nine = Tu 9 de bambúes está en el centro, y el comodín que te habría dado se queda a tu izquierda. Tu turno terminó.
    .wrong-discard = Tu turno terminó, y los dos comodines se quedan donde están.
    .wrong-win = A tu mano le falta mucho. Mira antes los grupos expuestos.

joker-exchange-again = Ya tienes un comodín, y sigue siendo tu turno. ¿Qué haces ahora?
    .right = ¡Dos en un turno! Y no hay límite. También valen los comodines de tus propios grupos expuestos.
    .hint = Hay otro comodín a tu alcance. ¿Por qué ficha vale?
    .wrong = Mira otra vez los grupos expuestos antes de terminar tu turno.
    .wrong-joker = El comodín que acababas de conseguir ya no es de nadie, y el otro sigue ahí.
    .wrong-discard = Terminaste tu turno sin el segundo comodín. Sigue ahí, para otro.
    .wrong-win = Tu mano todavía no está completa. Mira otra vez los grupos expuestos.

joker-exchange-own = Acabas de robar un <1B>. Mira tu propio grupo expuesto. ¿Qué haces?
    .right = ¡Liberado! El comodín vuelve a tu atril, listo para cualquier grupo de tres o más.
    .hint = ¿Por qué ficha vale el comodín de tu grupo?
    .wrong = Antes de terminar el turno, mira lo que ya expusiste tú.
    .wrong-one = Tu 1 de bambúes está en el centro, y tu comodín sigue encerrado entre los 1.
    .wrong-discard = Tu turno terminó, y tu comodín sigue encerrado entre los 1.
    .wrong-win = Tu línea todavía no está completa. ¿Qué puedes conseguir con la ficha nueva?

joker-exchange-exact = Hay comodines entre los 7 de tu derecha y entre los de tu izquierda. Tienes un <7C>. Toma el comodín que puedes cambiar por él.
    .right = Bien comparado: un 7 de caracteres por otro. Debe ser justo la ficha por la que vale el comodín.
    .shown = Un 7 de caracteres por otro: debe ser justo la ficha por la que vale el comodín.
    .hint = Mira el palo de los 7 que están junto a cada comodín.
    .wrong = Tienes un 7 de caracteres. ¿Cuál de los dos grupos lleva 7 de caracteres?
    .wrong-suit = El número está bien. Pero mira el palo de esos 7 y el del tuyo.
    .wrong-seven = Tu 7 está en el centro. Hace un momento podía darte un comodín.
    .wrong-discard = Tu turno terminó, y todos los comodines siguen ahí.
    .wrong-win = Tu mano no está completa. Mira qué puedes conseguir con tu 7.

joker-exchange-before = Tu línea va del 5 al 8 de bambúes y pide cuatro 6; tienes dos. El jugador de enfrente descarta un <6B>. Con el comodín de tu derecha sería un kong, y tienes un Norte para él. ¿Qué haces?
    .right = Bien pensado. No es tu turno, así que ese comodín no está a tu alcance. Al pedir, el grupo debe estar entero sin él.
    .shown = No es tu turno, así que ese comodín no está a tu alcance. Al pedir, el grupo debe estar entero sin él.
    .hint = ¿A quién le toca? ¿Cuándo puedes cambiar?
    .wrong = Pregúntate antes si este es el momento de un cambio.
    .wrong-exchange = No es tu turno. Nadie puede cambiar solo para poder pedir una ficha. ¿Está entero el kong sin ese comodín?
    .wrong-pung = Hay tres 6 expuestos, y el comodín llegó tarde: después de un cambio, el grupo no crece. Se queda en tres, y tu línea pide cuatro.
    .wrong-mah-jongg = Con un solo 6 no terminas: te faltarían otro 6, otro 7 y otro 8.

joker-exchange-win = Lo único que te falta es un <8B>. Robaste un Oeste, y enfrente hay <W W J>. ¿Qué haces?
    .right = ¡Qué ojo! Ese comodín es tu cuarto 8 de bambúes. Ahora mira tu atril.
    .shown = Ese comodín es tu cuarto 8 de bambúes. Ahora mira tu atril.
    .hint = Si tuvieras ese comodín, ¿por qué ficha valdría en tu mano?
    .wrong = Mira enfrente. ¿Por qué ficha vale el comodín, y qué robaste?
    .wrong-west = Tu Oeste está en el centro, el comodín se queda enfrente y tú sigues esperando un 8 de bambúes.
    .wrong-discard = Tu línea contaba con esa ficha. Ahora faltan dos, y el comodín sigue enfrente.
    .wrong-declare = Un Oeste no es un 8 de bambúes, así que la mano no está completa. ¿Qué podrías conseguir con tu Oeste?

joker-exchange-say = Compara con la línea. ¿Y ahora?
    .right = ¡Mah Jongg con un cambio! Cuenta como si hubieras robado la ficha del muro: los tres pagan el doble.
    .hint = ¿Falta algo ahora?
    .wrong = Recorre la línea grupo por grupo, y cuenta también el comodín.
    .wrong-joker = Ese comodín era tu ficha número 14. Roba el jugador de tu derecha, y la partida sigue.
    .wrong-discard = ¡Qué cerca! Ahora falta una de las 14, y la partida sigue.

joker-exchange-dead =
    El jugador de tu izquierda mostró un Mah Jongg falso. Esa mano está muerta, y lo que acaba de mostrar vuelve al atril, con comodín y todo.

    Pero el kong de 1 de bambúes lo había expuesto antes, y bien. Ese se queda.

joker-exchange-still = Robaste, y tienes un <1B>. ¿Qué haces?
    .right = Bien visto: un comodín que se expuso bien se puede tomar, incluso de una mano muerta.
    .shown = Un comodín que se expuso bien se puede tomar, incluso de una mano muerta.
    .hint = En el grupo que se quedó hay un comodín. ¿Por qué ficha vale?
    .wrong = Mira el grupo expuesto a tu izquierda antes de terminar tu turno.
    .wrong-one = Tu 1 de bambúes está en el centro. Antes de descartarlo, valía un comodín.
    .wrong-discard = Tu turno terminó. Mira lo que seguía a la vista a tu izquierda.
    .wrong-draw = Ahora tienes 15 fichas, y con 15 nadie puede ganar. Ya habías robado.
    .wrong-win = Mostraste tus fichas, y no estaban completas. Ahora también tu mano está muerta.

joker-exchange-order = Un turno con un cambio de comodín: ponlo en orden.
    .item-draw = Robo
    .item-exchange = Doy mi ficha y tomo el comodín
    .item-discard = Descarto
    .item-next = Roba el jugador de mi derecha
    .right = Justo así: robar, cambiar, descartar, y se sigue a tu derecha.
    .shown = Robar, cambiar, descartar, y se sigue a tu derecha.
    .hint = Para el cambio hacen falta 14 fichas.
    .wrong = Piensa en cómo empieza un turno y cómo termina.
    .wrong-exchange-first = En ese momento tendrías solo 13 fichas.
    .wrong-discard-first = El descarte termina tu turno. Después ya no cambias nada.

joker-exchange-buys = Este kong está expuesto en otro atril. ¿Qué ficha puedes cambiar por uno de sus comodines?
    .option-crak = 4 de caracteres
    .option-dot = 4 de círculos
    .option-five = 5 de círculos
    .right = Sí: justo la ficha por la que valen los comodines.
    .shown = Justo la ficha por la que valen los comodines.
    .hint = Mira las fichas de verdad que hay junto a los comodines.
    .wrong-crak = El número está bien. Mira el palo.
    .wrong-five = El palo está bien. Mira el número.

joker-exchange-many = Estos grupos están expuestos en otros atriles. Ya robaste y tienes <E 9B 9B 9D>. ¿Cuántos comodines puedes tomar en este turno?
    .right = ¡Tres de una vez! Uno por el Este y uno por cada 9 de bambúes: tantos como fichas tengas para ellos.
    .hint = Repasa tus cuatro fichas: ¿por cuáles de ellas vale algún comodín expuesto?
    .wrong = Cuenta tus fichas que coinciden con un comodín, y los comodines para cada una.
    .wrong-one = En un turno puedes cambiar más de una vez.
    .wrong-two = De un mismo grupo puedes tomar varios. Cuenta otra vez las fichas que coinciden.
    .wrong-four = Una de tus fichas tiene el número, pero no el palo.
joker-exchange-many-2 = Estos grupos están expuestos en otros atriles. Ya robaste y tienes <W 3B 3C 9C>. ¿Cuántos comodines puedes tomar en este turno?
    .right = Dos: uno por el Oeste y uno por el 3 de caracteres. Para el otro comodín haría falta otro 3 de caracteres.
    .hint = { joker-exchange-many.hint }
    .wrong = { joker-exchange-many.wrong }
    .wrong-one = { joker-exchange-many.wrong-one }
    .wrong-three = { joker-exchange-many.wrong-four }

joker-exchange-when = Esto está a tu izquierda, y tú tienes un <R>. El jugador de tu izquierda acaba de descartar. ¿Cuándo puedes cambiar?
    .option-now = Enseguida
    .option-drawn = Después de robar
    .option-asked = Cuando su dueño quiera
    .right = Exacto: en tu turno, con 14 fichas. Su dueño no decide; solo te entrega el comodín.
    .shown = En tu turno, con 14 fichas. Su dueño no decide; solo te entrega el comodín.
    .hint = ¿Cuántas fichas debes tener?
    .wrong-now = Ahora mismo tienes 13 fichas.
    .wrong-asked = Su dueño no decide nada. Piensa en cuántas fichas necesitas.

joker-exchange-pays = Un cambio de comodín te da la ficha número 14, y cantas «Mah Jongg». ¿Quién paga?
    .option-owner = El dueño del comodín, el doble; los demás, una vez
    .option-once = Los tres, una vez
    .option-all = Los tres, el doble
    .right = Cuenta como si la hubieras robado tú del muro, así que los tres pagan el doble.
    .hint = ¿Cuenta como pedida o como robada?
    .wrong-owner = El dueño no descartó nada. ¿La ficha cuenta como un descarte de alguien, o como robada?
    .wrong-once = Pagar una vez es para quien vio a otro descartar la ficha ganadora. Aquí no la descartó nadie.

joker-exchange-redeem = Te toca, y ya robaste. En dos grupos expuestos hay comodines. Toma el que corresponde a una de tus fichas.
    .right = ¡Bien cambiado! Un dragón verde por otro: justo la ficha por la que valía el comodín.
    .shown = Un dragón verde por otro: justo la ficha por la que valía el comodín.
    .hint = Compara con tu atril las fichas de verdad que están junto a los comodines.
    .wrong = Mira los dos grupos expuestos. ¿Por qué fichas valen sus comodines?
    .wrong-six = El número está bien. Compara los palos.
    .wrong-green = Tu dragón verde está en el centro, donde nadie puede cambiarlo por nada.
    .wrong-discard = Con ese descarte terminó tu turno, y no te llegó ningún comodín.
    .wrong-win = A tu mano le falta mucho. Mira los grupos expuestos.

joker-exchange-too-soon = Es tu turno. «Cambio», dices, y entonces notas que todavía no robaste. No se movió ninguna ficha. ¿Y ahora?
    .right = Sin problema: mientras ninguna ficha cambie de manos, no cuesta nada. Roba, y luego haz el cambio.
    .hint = ¿Pasó algo que no se pueda deshacer?
    .option-dead = Mi mano está muerta
    .option-must = El cambio se hace igual
    .option-back = Retiro lo dicho y robo primero
    .wrong-dead = Eso puede pasar cuando el comodín ya está en tu atril. ¿Está ahí?
    .wrong-must = Tienes 13 fichas. ¿Cuántas hacen falta para el cambio?
