lesson-manners = Buenos modales y otros mah jongg
    .summary = Qué hace agradable a un invitado, y qué costumbres de otros mah jongg se quedan en casa.
    .done = Ya eres de esas personas que todos quieren volver a invitar a su mesa.

manners-hands =
    A una buena mesa se vuelve por la gente. Las fichas ajenas no se tocan: su dueño decide cuándo muestra su mano.

    También al cambiar un comodín. A tu derecha hay uno, y tú tienes la ficha para él, un <8D>.

manners-how = Es tu turno y ya robaste. ¿Cómo consigues ese comodín?
    .option-reach = Alargo el brazo y cambio las dos fichas
    .option-offer = Digo «cambio» y ofrezco mi ficha
    .option-permission = Le pido permiso a su dueño
    .right = Así se hace: su dueño toma tu ficha y te da el comodín. Nadie alarga el brazo.
    .shown = Dices «cambio»: su dueño toma tu ficha y te da el comodín. Nadie alarga el brazo.
    .hint = ¿Quién toca las fichas de ese atril?
    .wrong-reach = Esas fichas están en el atril de otro. ¿Quién debería tocarlas?
    .wrong-permission = El cambio es tu derecho: nadie tiene que estar de acuerdo.

manners-exchange = Pues hazlo.
    .right = ¡Tuyo! Tu 8 de círculos está con los otros dos. Un «gracias» nunca sobra.
    .hint = Elige el comodín de tu derecha o presiona «Cambiar».
    .wrong = Mira el grupo expuesto a tu derecha.
    .wrong-eight = Tu 8 de círculos está ahora entre los descartes, y un descarte ya no sirve para el cambio.
    .wrong-discard = Tu turno terminó, y el comodín sigue a tu derecha.
    .wrong-win = Tu mano todavía no está completa. Mira el grupo expuesto a tu derecha.

manners-curious = La partida terminó y ganó otro. Te encantaría saber qué tenía el jugador de tu izquierda. ¿Qué haces?
    .option-turn = Doy la vuelta a sus fichas: la partida ya terminó
    .option-must = Digo que al final todos muestran la mano
    .option-ask = Le pregunto si puedo ver su mano
    .right = Bien preguntado: a casi todos les gusta mostrar lo que casi tenían. Pero la mano es suya.
    .shown = Se pregunta: a casi todos les gusta mostrar lo que casi tenían. Pero la mano es suya.
    .hint = ¿Quién decide si una mano se muestra?
    .wrong-turn = La partida terminó, pero esas fichas siguen sin ser tuyas.
    .wrong-must = Quien gana tiene que mostrar la mano. El jugador de tu izquierda no ganó.

manners-say = Descartas un 2 de caracteres que no te sirve. ¿Qué oyen los demás?
    .option-name = «Dos de caracteres»
    .option-remark = «Dos de caracteres, no me sirve»
    .option-tap = Un golpecito en el atril, y «Dos de caracteres»
    .right = Lo tienes: el nombre, con claridad, y nada más.
    .shown = El nombre, con claridad, y nada más.
    .hint = ¿Qué necesitan saber los demás de un descarte?
    .wrong-remark = Ahora saben lo que no buscas. Los comentarios dicen más de lo que crees.
    .wrong-tap = El nombre está bien. Pero ¿qué decía el golpecito? Solo pone nerviosa a la gente.

manners-pace = El Charlestón: los demás ya pasaron y te esperan. Vas a pasar <N S>, pero para la tercera dudas entre <1B 6B>. ¿Qué haces?
    .option-look = Miro primero mis fichas nuevas
    .option-choose = Paso ya una de las dos
    .option-again = Repaso la tarjeta una vez más
    .right = Te lo agradecen. Una ficha casi nunca decide una partida. Cuatro minutos bastan para todo el Charlestón, y nadie toma sus fichas hasta que todos hayan pasado.
    .hint = Tres personas esperan. ¿Cuánto depende de esta ficha?
    .wrong-look = Las fichas nuevas se quedan boca abajo hasta que todos pasen. ¿Pasaste tú?
    .wrong-again = Tres personas esperan por ti. ¿Cuánto debería durar todo un Charlestón?

manners-wall = Tu mano está en la parte inclinada de tu atril, y tu muro, delante. Ahora se roba de ese muro, y los demás no llegan. ¿Qué haces?
    .option-reach = Dejo que estiren el brazo por encima de mi atril
    .option-push = Lo empujo con el empujador
    .option-lift = Lo llevo yo, pila por pila
    .right = ¡Qué cómodo! La barra que hay delante del atril lleva el muro hacia el centro, y nadie ve tu mano.
    .hint = El atril tiene una pieza hecha para eso.
    .wrong-reach = Tan cerca de tu atril podrían ver tu mano, o tirarla.
    .wrong-lift = Se tarda mucho, y las pilas se caen. ¿Qué tiene tu atril para eso?

manners-cents = La cuenta se puede llevar con monedas o en un papel. Ustedes acordaron antes un centavo por punto. Alguien roba la última ficha de una línea de 25, con un comodín. ¿Cuánto pagas?
    .option-once = 25 centavos
    .option-twice = 50 centavos
    .option-all = 1 dólar
    .right = Bien calculado: dos veces 25 puntos, a un centavo cada uno. También se puede jugar solo por puntos.
    .shown = Son dos veces 25 puntos, a un centavo cada uno. También se puede jugar solo por puntos.
    .hint = Primero los puntos: ¿cuántas veces el valor paga cada uno si la última ficha fue robada del muro?
    .wrong-once = Eso son 25 puntos. Pero nadie descartó la última ficha.
    .wrong-all = Eso es cuatro veces 25 puntos. En la mano había un comodín.

manners-others =
    Quizá conoces el mah jongg de China o de Japón, o lo conoce alguien de tu mesa. Las fichas se parecen. Pero aquí hay tarjeta, ocho comodines y Charlestón, y no hay escaleras.

    Por eso, algunas viejas costumbres salen caras.

manners-whole = Cuatro grupos y una pareja: en una mesa china, esto ganaría. Acabas de robar el segundo <9C>. ¿Qué haces aquí?
    .right = Bien: sigues jugando. Aquí solo gana una línea de la tarjeta, y esta mano está lejos de todas.
    .shown = Sigues jugando: aquí solo gana una línea de la tarjeta, y esta mano está lejos de todas.
    .hint = ¿Qué línea de la tarjeta serían estas 14 fichas?
    .wrong = Tienes 14 fichas, y no coinciden con ninguna línea. ¿Cómo termina entonces un turno?
    .wrong-declare = Mostraste tus fichas, y ninguna línea de la tarjeta las lleva. Tu mano está muerta, y los demás siguen.
    .wrong-draw = Ya habías robado. Ahora tienes 15 fichas: el jugador de tu derecha impugna tu mano, y está muerta.

manners-run = Esta es tu línea, con 4, 5, 6 y 7. El jugador de tu izquierda descarta un <3B>. Tienes un 4 y un 5: en otra mesa sería una escalera y la pedirías. ¿Y aquí?
    .right = ¡Costumbre vencida! Lo dejas pasar: aquí 3-4-5 no es ningún grupo.
    .shown = Se deja pasar: aquí 3-4-5 no es ningún grupo.
    .hint = Las fichas de un grupo, ¿son aquí iguales o seguidas?
    .wrong = Mira los grupos de tu línea. ¿A cuál de ellos le sirve esta ficha?
    .wrong-run = Expusiste tres fichas distintas, y ninguna línea lo permite. El jugador de tu derecha impugnó tu mano: está muerta.
    .wrong-mah-jongg = Cantaste Mah Jongg, y ninguna línea lleva estas fichas. Tu mano está muerta, y los demás siguen.

manners-flower = Juegas esta línea con 2 y 3, 4 y 5, y robaste una flor. En una mesa china la apartarías y robarías otra vez. ¿Y aquí?
    .right = Muy bien: aquí una flor es una ficha como las demás. Tu línea pide dos, así que se queda, y se va una que sobra.
    .shown = Aquí una flor es una ficha como las demás. Tu línea pide dos, así que se queda, y se va una que sobra.
    .hint = ¿Le sirve la flor a tu línea? ¿Y cómo termina un turno?
    .wrong = Compara tus fichas con la línea, también las flores.
    .wrong-flower = Tu línea pide dos flores. Ahora tienes solo una.
    .wrong-line-tile = Esa ficha la necesitaba tu línea. Ahora te falta una más.
    .wrong-draw = No apartaste nada, así que nada se repone. Tienes 14 fichas.

manners-kong = Pediste el cuarto <6C>, y el kong está expuesto. En una mesa china robarías ahora una ficha extra. ¿Y aquí?
    .right = Justo así: un kong son cuatro iguales y nada más. Pedir, exponer, descartar.
    .shown = Aquí un kong son cuatro iguales y nada más. Pedir, exponer, descartar.
    .hint = Cuenta tus fichas, también las del kong.
    .wrong = El grupo está expuesto. ¿Cómo termina este turno?
    .wrong-draw = Con el kong ya tienes 14 fichas. La ficha pedida ocupó el lugar de la robada.
    .wrong-line-tile = Se fue una de tu línea: ahora faltan tres.

manners-unknown = Elige todas las fichas que no están en un juego chino.
    .right = Sí, los comodines. Con los ocho, un juego tiene 152 fichas en lugar de 144.
    .shown = Los comodines. Con los ocho, un juego tiene 152 fichas en lugar de 144.
    .hint = Los vientos, los dragones y las flores están en los dos juegos.
    .wrong = ¿Qué ficha puede valer por otras?
    .wrong-one = Esa es la clase. ¿Es la única de la fila?
    .wrong-flower = Sobra una. Un juego chino también tiene flores.
    .wrong-dragon = Sobra una. Un juego chino también tiene dragones.

manners-alone =
    ¿Te pican los dedos entre una velada y otra? Repártete 13 fichas, busca dos líneas, pasa tres fichas y toma otras tres: un Charlestón a solas.

    O juega aquí, contra el programa. Mejor poco y a menudo.

manners-both = ¿Cuál de estos es un grupo en una mesa china y también en la tuya?
    .option-run = Tres seguidas
    .option-alike = Tres iguales
    .option-joker = Dos iguales y un comodín
    .right = Sí: tres iguales son un grupo en cualquier mesa del mundo.
    .shown = Tres iguales son un grupo en cualquier mesa del mundo.
    .hint = Uno necesita una regla que en tu mesa no existe; otro, una ficha que en la suya no existe.
    .wrong-run = En una mesa china, sí. ¿Y en la tuya?
    .wrong-joker = En tu mesa, sí. Pero ¿tiene esa ficha un juego chino?

manners-think = Esta ficha se volcó en el atril de tu vecino, y la ves entera. ¿Qué haces?
    .option-upright = La pongo de pie otra vez
    .option-tell = Se lo digo a mi vecino
    .option-quiet = No digo nada y la recuerdo
    .right = Acertaste: una palabra amable, y su dueño la pone en su sitio.
    .shown = Una palabra amable, y su dueño la pone en su sitio.
    .hint = ¿Quién toca las fichas de un atril, y quién decide si se ven?
    .wrong-upright = La intención es buena, pero tocarías una ficha que no es tuya.
    .wrong-quiet = Solo su dueño decide lo que se muestra. ¿Lo sabe él?

manners-wait = En el Charlestón tienes delante tres fichas nuevas boca abajo. El jugador de tu izquierda todavía está eligiendo. ¿Qué haces?
    .option-look = Miro mis fichas nuevas
    .option-wait = Las dejo boca abajo
    .option-help = Me ofrezco a ayudarle a elegir
    .right = Con paciencia, sí: nadie recoge fichas nuevas antes de que todos hayan pasado.
    .hint = ¿Cuándo se pueden recoger las fichas nuevas?
    .wrong-look = El jugador de tu izquierda aún no pasó. Hasta que pasen los cuatro, las fichas nuevas siguen boca abajo.
    .wrong-help = La intención es buena, pero para ayudar tendrías que ver esas fichas, y no son tuyas.

manners-more = Un juego chino tiene 144 fichas. ¿Cuántas más tiene el tuyo?
    .right = Ocho comodines: 152 fichas.
    .hint = ¿Qué fichas hay solo en tu juego, y cuántas son?
    .wrong = Piensa en las fichas que pueden valer por otras. ¿Cuántas hay?
    .wrong-none = Entonces los dos juegos serían iguales. ¿Qué fichas tuyas no tiene un juego chino?
    .wrong-four = De casi todas las fichas hay cuatro. De estas hay más.

manners-three-dots = Juegas esta línea. El jugador de tu izquierda descarta un <6D>, y tienes un 7 y un 8 de círculos. ¿Qué haces?
    .right = Bien: lo dejas pasar. Tres números seguidos no son aquí ningún grupo.
    .shown = Se deja pasar. Tres números seguidos no son aquí ningún grupo.
    .hint = Las fichas de un grupo, ¿son iguales o seguidas?
    .wrong = Mira los grupos de tu línea. ¿A cuál de ellos le sirve esta ficha?
    .wrong-run = Expusiste tres fichas distintas, y ninguna línea lo permite. El jugador de enfrente impugnó tu mano: está muerta.
    .wrong-mah-jongg = Cantaste Mah Jongg, y ninguna línea lleva estas fichas. Tu mano está muerta, y los demás siguen.
