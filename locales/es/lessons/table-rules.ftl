lesson-table-rules = Reglas de mesa y un quinto jugador
    .summary = Mush, fichas vacías, muros calientes y fríos, dados iguales, apuestas: lo que una mesa puede acordar.
    .done = Ya puedes llegar a una mesa nueva, preguntar lo justo y jugar con sus reglas.

table-rules-agree =
    Cada casa tiene costumbres: las reglas de mesa. Cada una vale solo si todos la aceptaron antes de la primera partida.

    En una mesa nueva, pregunta antes: «¿Con qué reglas de mesa juegan?». Con dos o tres jugadores también se construyen los cuatro muros.

table-rules-too-late = En la tercera partida alguien gana y dice: «¿No lo dije? Aquí los números pares pagan doble». Nadie lo había mencionado. ¿Vale?
    .option-usual = Sí, si siempre juegan así
    .option-two = Sí, si a la mayoría le parece justo
    .option-not = Esta vez no
    .right = Eso es, con amabilidad: hoy no. La próxima vez, antes de empezar, pueden acordarlo entre todos.
    .shown = Hoy no vale, y se dice con amabilidad. La próxima vez, antes de empezar, pueden acordarlo entre todos.
    .hint = ¿Quién tiene que aceptar una regla de mesa, y cuándo?
    .wrong-usual = Puede ser así en otra mesa. ¿En esta la aceptaron todos?
    .wrong-two = La mayoría no son todos. ¿Y cuándo tendrían que haberla aceptado?

table-rules-mush =
    En esta mesa se juega con mush. Después del último pase, cada uno puede dejar en el centro hasta tres fichas, pero ningún comodín.

    Se mezclan, y cada uno toma tantas como dejó.

table-rules-mix = Vas por esta línea. Deja en el centro todas las fichas que no le sirven.
    .right = ¡Buena pesca! Dejaste tres que sobraban y volvieron otras tres, entre ellas un <4B> para tu línea. Nadie sabe de quién era.
    .shown = Dejaste tres que sobraban y volvieron otras tres, entre ellas un <4B> para tu línea. Nadie sabe de quién era.
    .hint = Tres de tus fichas no entran en la línea.
    .wrong = Deja solo lo que a tu línea no le sirve, pero déjalo todo.
    .wrong-joker = Un comodín nunca va al centro, igual que nunca se pasa.
    .wrong-nothing = Puedes hacerlo, pero entonces no vuelve nada. Lo que sobraba sigue en tu atril.
    .wrong-line-tile = Ese 4 de bambúes era de tu línea. Quizá lo tomó otro.

table-rules-blanks =
    Ya conoces la ficha vacía: no tiene marco; la nuestra lleva un rombo. Nunca se pasa, y si se descarta, se pierde.

    En algunas mesas, una vez por turno, compra cualquier descarte menos un comodín. En otras vale por cualquier ficha, incluso en una pareja.

table-rules-swap = En esta mesa, una ficha vacía compra un descarte. Ya robaste, y sigue siendo tu turno. ¿Qué haces?
    .right = ¡Bien comprado! El segundo 4 de caracteres, que para una pareja no podías pedir. Pregunta cuántas fichas vacías hay: de dos a ocho, a menudo seis.
    .shown = Es el segundo 4 de caracteres, que para una pareja no podías pedir. Pregunta cuántas fichas vacías hay: de dos a ocho, a menudo seis.
    .hint = Busca entre los descartes una ficha de tu línea.
    .wrong = Solo uno de los descartes es de tu línea. Mira otra vez.
    .wrong-blank = Una ficha vacía descartada se pierde para siempre, y la que necesitas sigue ahí.
    .wrong-discard = Tu turno terminó. La ficha que necesitas sigue ahí, y la ficha vacía de otro puede llevársela.
    .wrong-win = Te sirven doce fichas. El Sur y la vacía no cuentan.

table-rules-strong = Ahora, una mesa de las otras. Acabas de robar una ficha vacía. Compara con la línea: ¿qué haces?
    .right = ¡Mah Jongg! La ficha vacía es el segundo 7 de círculos, donde no puede ir un comodín. Pero con ella la mano ya no es sin comodines.
    .hint = ¿A qué grupo de la línea le falta una ficha en tu atril?
    .wrong = Pon tus fichas junto a la línea, también la vacía.
    .wrong-blank = Una ficha vacía descartada se pierde. Mira tu 7: ¿por qué ficha podía valer?
    .wrong-discard = Tu mano estaba completa, y ahora falta una ficha.

table-rules-last-wall =
    Las fichas que el Este reservó en el corte se roban al final: el último muro.

    Hay mesas con «muro caliente»: ahí, un descarte solo se pide para Mah Jongg. En las de «muro frío» no gana ningún descarte: la última ficha se roba.

table-rules-hot = Esta mesa juega con muro caliente, y ya empezó el último muro. A tu línea le faltan dos fichas, y el jugador de tu izquierda descarta un <2D>. ¿Qué haces?
    .right = Muy bien, robas: en este muro ya no se expone nada. Pero «muro caliente» tiene otro sentido, y viene ahora.
    .shown = Robas: en este muro ya no se expone nada. Pero «muro caliente» tiene otro sentido, y viene ahora.
    .hint = ¿Tendrías con esta ficha las 14?
    .wrong = ¿Qué se puede pedir todavía en este muro, y qué te daría esta ficha?
    .wrong-pung = Un pung se expone, y en este muro eso se acabó.
    .wrong-mah-jongg = Con ella tendrías 13 de tus 14 fichas. Todavía faltaría una.
    .wrong-discard = Tienes 13 fichas. Antes de descartar necesitas otra.

table-rules-pays = Aquí, «muro caliente» tiene su otro sentido: quien descarta una ficha ganadora que nadie había visto paga por todos. Ya empezó el último muro. Descarta una de las dos fichas que a tu línea no le sirven.
    .right = Bien visto: hay dos dragones verdes entre los descartes, así que con este habrías pagado solo tu parte. Caliente o frío: pregunta siempre.
    .shown = Hay dos dragones verdes entre los descartes, así que con este habrías pagado solo tu parte. Caliente o frío: pregunta siempre.
    .hint = Una de las dos ya se vio antes. ¿Y qué hay expuesto a tu derecha?
    .wrong = Una de las dos que no encajan se tiene que ir.
    .wrong-nine = «Mah Jongg», cantan a tu derecha. No se había visto ningún 9 de círculos, así que pagas por todos: tus 60 y 30 por cada uno de los otros.
    .wrong-line-tile = Tu propia línea la quería. Faltaban dos; ahora, tres.
    .wrong-win = Tu línea pide dos kongs, y por ahora solo tienes pungs.

table-rules-cold = En una tercera mesa, el último muro es frío. Solo te falta un Sur, y el jugador de tu izquierda descarta un <S>. ¿Qué haces?
    .right = Lo dejas pasar, por mucho que duela: aquí la última ficha tiene que salir del muro.
    .hint = ¿De dónde tiene que venir la última ficha en esta mesa?
    .wrong = El Sur está ahí como descarte. ¿Puede ganar aquí un descarte?
    .wrong-mah-jongg = En cualquier otro muro sería Mah Jongg. Esta mesa acordó otra cosa.
    .wrong-discard = Tienes 13 fichas. Antes de descartar necesitas otra.

table-rules-doubles = Otra regla de algunas mesas: si al Este le salen dos dados iguales en el corte, todos pagan doble en esa partida. Al Este le salieron dos 4. Tu línea vale 30, y acabas de robar un <2D>. ¿Y ahora?
    .right = ¡Qué noche! Robada del muro, una línea de 30 te da 60 de cada uno. Con los dados iguales, cada uno te paga 120.
    .hint = Compara tus 14 fichas con la línea. ¿Falta algo?
    .wrong = Pon tus fichas junto a la línea, también el comodín.
    .wrong-joker = Ese comodín era tu cuarto 1 de círculos. Roba el jugador de tu derecha, y la partida sigue.
    .wrong-discard = ¡Ay! Tenías las 14. Ahora falta una, y la partida sigue.

table-rules-fifth =
    ¿Son cinco? Uno descansa, mira todos los atriles y, antes del primer descarte del Este, apuesta en secreto por un jugador.

    Si su jugador gana, quien apostó recibe lo mismo. Si gana otro, quien apostó paga lo mismo que su jugador.

table-rules-bet = Apuestas tú. Tres de los jugadores van por esta línea. ¿Por quién apostarías?
    .option-south = Por el Sur
    .option-west = Por el Oeste
    .option-east = Por el Este
    .right = Buena apuesta: once de estas fichas encajan. También podrías apostar a que no gana nadie. Y ahora, silencio: si hablas del juego, tu apuesta se anula.
    .shown = Once de estas fichas encajan. También podrías apostar a que no gana nadie. Y ahora, silencio: si hablas del juego, tu apuesta se anula.
    .hint = Cuenta cuántas fichas encajan en cada atril.
    .wrong-south = Encajan nueve de estas fichas y faltan cinco. Alguien está más cerca.
    .wrong-west = Encajan ocho de estas fichas y faltan seis. Alguien está más cerca.

table-rules-won = Apostaste por el Este, y gana: una línea de 25, con un comodín, y con un descarte del Oeste. El Oeste le paga 50 al Este. ¿Qué te paga a ti?
    .option-nothing = Nada
    .option-half = 25 puntos
    .option-same = 50 puntos
    .right = ¡Acertaste! Igual que el Este, recibes 50 del Oeste y 25 de cada otro. Después de cada partida, el Este se levanta para apostar, y quien apostaba ocupa su lugar.
    .shown = Igual que el Este, recibes 50 del Oeste y 25 de cada otro. Después de cada partida, el Este se levanta para apostar, y quien apostaba ocupa su lugar.
    .hint = Acertar te da tanto como recibe quien gana.
    .wrong-nothing = Entonces daría igual por quién apuestas.
    .wrong-half = Eso pagan los otros, que no descartaron la ficha.

table-rules-lost = Otra noche apuestas por el Norte. El Sur gana una línea de 25, con un comodín, con un descarte del Norte. ¿Qué le pagas al Sur?
    .option-free = Nada
    .option-once = 25 puntos
    .option-twice = 50 puntos
    .right = Tanto como el Norte. Apostar a que no gana nadie te habría costado 25; y si de verdad no hubiera ganado nadie, te habría dado 25 de cada uno.
    .hint = Pagas lo que paga tu jugador.
    .wrong-free = Apostar por alguien que pierde cuesta lo que pierde esa persona.
    .wrong-once = Eso pagan el Este y el Oeste. ¿Qué hizo tu jugador?

table-rules-name = Una mesa nueva. «Jugamos con muro caliente», dice alguien. ¿Qué haces?
    .option-claims = Digo que sí: en el último muro no se expone
    .option-ask = Pregunto qué quieren decir exactamente
    .option-pays = Digo que sí: quien descarta paga por todos
    .right = Siempre se puede preguntar. El nombre significa dos cosas, y todos tienen que acordar la misma.
    .hint = ¿Significa ese nombre lo mismo en todas las mesas?
    .wrong-claims = Algunas mesas lo entienden así. En otras se sigue exponiendo, y el nombre trata de quién paga.
    .wrong-pays = Puede querer decir eso. Pero en otras mesas nadie paga de más, y el nombre trata de lo que aún se puede pedir.

table-rules-passing = Esta mesa juega con fichas vacías. Elige todas las fichas que no puedes pasar en el Charlestón.
    .right = Las dos clases: ni los comodines ni las fichas vacías se pasan nunca.
    .hint = Dos clases de fichas se quedan siempre contigo.
    .wrong = ¿Qué no se pasa en ninguna mesa? ¿Y qué no se pasa cuando hay fichas vacías?
    .wrong-joker = Esa se queda contigo. Pero esta mesa juega con otra ficha especial.
    .wrong-blank = Esa se queda contigo. Pero hay otra que no se pasa en ninguna mesa.
    .wrong-flower = Sobra una. ¿Cuál de estas se pasa como cualquier número?

table-rules-dice = El Este sacó esto en el corte, y en tu mesa los dados iguales pagan doble. Descartas la ficha ganadora de una línea de 25, con un comodín en la mano. ¿Qué pagas?
    .option-twenty-five = 25 puntos
    .option-fifty = 50 puntos
    .option-hundred = 100 puntos
    .right = Bien calculado: dos veces 25 por descartarla, y todo eso dos veces por los dados.
    .shown = Son dos veces 25 por descartarla, y todo eso dos veces por los dados.
    .hint = Aquí hay dos cosas que doblan lo que pagas.
    .wrong-twenty-five = Eso pagarían los otros dos sin los dados. Tú descartaste la ficha.
    .wrong-fifty = Ese es el precio de siempre para quien descarta. Mira los dados.

table-rules-drew = Descansas y apuestas por el Norte. El Norte roba la última ficha de una línea de 25, con un comodín en la mano. ¿Qué te paga cada uno de los otros?
    .option-once = 25 puntos
    .option-twice = 50 puntos
    .option-shared = La mitad de los 50 del Norte
    .right = ¡Bien apostado! Tanto como al Norte: 50 cada uno, porque la última ficha la robó del muro.
    .shown = Tanto como al Norte: 50 cada uno, porque la última ficha la robó del muro.
    .hint = Acertar te da lo que recibe quien gana.
    .wrong-once = Así sería si hubiera ganado con el descarte de otro.
    .wrong-shared = Quien gana no reparte nada contigo. A ti te pagan aparte.

table-rules-next = Juegan cinco personas, y terminó la partida. ¿Quién descansa ahora?
    .option-winner = Quien ganó
    .option-bettor = Otra vez quien apostaba
    .option-east = Quien era el Este
    .right = Así juegan todos: el Este se levanta para apostar, y quien apostaba se sienta ahí.
    .hint = No depende de quién haya ganado.
    .wrong-winner = Entonces los buenos jugadores casi no jugarían.
    .wrong-bettor = Todos quieren jugar. A quien apostaba le toca un lugar. ¿El de quién?

table-rules-last-eight = Esta mesa acordó jugar con muro frío, y ya empezó el último muro. Solo falta el segundo 8 de caracteres de tu línea, y el jugador de tu izquierda descarta un <8C>. ¿Qué haces?
    .right = Bien recordado, robas: en un muro frío, un descarte no puede ganar.
    .shown = Robas: en un muro frío, un descarte no puede ganar.
    .hint = ¿De dónde tiene que venir la última ficha en esta mesa?
    .wrong = El 8 está ahí como descarte. ¿Puede ganar aquí un descarte?
    .wrong-mah-jongg = En casi todas las mesas sería Mah Jongg. Piensa en lo que acordó esta.
    .wrong-discard = Tienes 13 fichas. Antes de descartar necesitas otra.

table-rules-careful = Apuestas por el Este. «¡Cuidado con esa ficha!», se te escapa. ¿Qué pasa con tu apuesta?
    .right = Quien apuesta y habla del juego se queda sin apuesta: ni gana ni pierde.
    .hint = Viste todos los atriles. ¿Cuánto valdrían tus palabras?
    .option-off = Se anula
    .option-pays = Pago a todos
    .option-nothing = Nada
    .wrong-pays = Por eso no hay multa. Pero ¿y la apuesta?
    .wrong-nothing = Conoces todos los atriles. El Este jugaría también con tus ojos.
