# El reglamento: manos muertas y reclamaciones.
rule-dead-wrong-count = Fichas de más o de menos
    .text = Quien tiene una cantidad equivocada de fichas está muerto en cuanto los demás lo notan. Si les pasa a tres, se reparte otra vez con el mismo Este. El programa lleva la cuenta por ti.
    .example = Olvidaste descartar y tienes quince: mano muerta.

rule-dead-mahj-in-error = Un Mah Jongg que no era
    .text = Quien canta Mah Jongg sin tenerlo y ya mostró fichas está muerto. Lo que sigue depende de si los demás también mostraron las suyas.
    .example = Muestras tu mano y falta la pareja.

rule-dead-no-such-hand = Ninguna línea encaja
    .text = Si los grupos de un atril, juntos, no encajan en ninguna línea de la tarjeta, la mano está muerta.
    .example = Hay tres Unos y tres Doses del mismo palo, y ninguna línea lleva ambos.

rule-dead-should-be-concealed = Tenía que quedar oculta
    .text = Si la única línea con esos grupos lleva una C, no pueden estar a la vista. La mano está muerta.
    .example = Solo una línea oculta lleva cuatro Estes y cuatro Oestes, y ambos están expuestos.

rule-dead-impossible = Ya no se puede hacer
    .text = Si los descartes y lo expuesto muestran que una mano no se puede completar, está muerta.
    .example = Necesita una pareja de Sietes, y tres de los cuatro están a la vista.

rule-dead-breach = Faltar a las reglas del juego
    .text = Algunas faltas también matan una mano, como robar cuando no es tu turno.
    .example = Robas mientras tu vecina piensa, y los demás lo notan.

rule-dead-illegal-call = Una petición no permitida
    .text = Pedir y exponer lo que no se puede, como un descarte para una pareja, deja la mano muerta.
    .example = Expones dos flores, una de ellas pedida, como la pareja de tu línea.

rule-dead-joker-misuse = Un comodín donde no cabe
    .text = Un comodín mostrado como suelta o en una pareja deja la mano muerta.
    .example = Muestras un Oeste y un comodín como pareja.

rule-dead-direction-change = Cambiar hacia donde no hay línea
    .text = Lo que expones te compromete. Si expones un segundo grupo que ninguna línea lleva junto al primero, tu mano está muerta.
    .example = Primero un pung de Treses, luego un kong de Sietes, y ninguna línea lleva ambos.

rule-dead-exposure-size = Una cantidad equivocada a la vista
    .text = Si expones más o menos fichas de las que cualquier línea lleva en ese grupo, la mano está muerta. Hasta que descartes puedes corregirlo.
    .example = Tu línea lleva un kong, dejas tres fichas y sigues.

rule-dead-called-by-others = Lo dicen los demás
    .text = Una mano muere solo cuando otra persona lo dice. No tienes que decirlo de la tuya; sigue jugando con cuidado.
    .example = Ves tu error y no dices nada. Está permitido.

rule-dead-visible-only = Solo por lo que todos ven
    .text = Quien declara muerta una mano puede señalar solo lo expuesto y los descartes, que todos ven. Lo que tienes tú no es prueba.
    .example = Tienes dos de los cuatro Sietes. Nadie más puede saberlo.

rule-dead-owner-confirms = Su dueño dice si es verdad
    .text = La persona señalada puede admitirlo y queda fuera. O puede negarlo y se sigue jugando.
    .example = «Tienes razón, no la puedo hacer.»

rule-dead-stops = Una mano muerta se detiene
    .text = Quien está muerto ya no roba, descarta, pide ni gana, y se le salta el turno. Una fuente le deja seguir descartando; aquí sigues solo hasta que alguien lo diga.
    .example = Este está muerto: después de Norte va Sur.

rule-dead-cannot-win = Una mano muerta no gana
    .text = Lleguen las fichas que lleguen, una mano muerta ya no hace Mah Jongg en esa partida.
    .example = Por fin tienes todas tus fichas, y no cuenta.

rule-dead-uncaught = Si nadie lo nota
    .text = Mientras nadie diga nada se sigue jugando. Pero una mano mal expuesta tampoco así puede ganar.
    .example = Robas y descartas con los demás, para que no ganen ellos.

rule-dead-returns-error-part = Lo mostrado por error vuelve
    .text = Las fichas mostradas por error vuelven al atril, también los comodines. Los grupos bien expuestos antes se quedan.
    .example = Tu kong erróneo vuelve. Tu pung anterior se queda donde está.

rule-dead-pays = Los muertos también pagan
    .text = Quien está muerto paga a quien gana lo mismo que los demás.
    .example = Llevas diez turnos muerto y Norte gana con ficha propia: pagas doble, como todos.

rule-dead-challenge-steps = Cómo va una reclamación
    .text = Alguien dice que una mano está muerta. Su dueño lo admite y para, o no. Entonces se sigue y el asunto se aclara al final.
    .example = «Creo que tu mano está muerta.» «Creo que no. Ya veremos.»

rule-dead-challenge-penalty-25 = Paga quien se equivocó
    .text = Tras una reclamación discutida, quien se equivocó paga al otro. Una de las fuentes dice 25 puntos; del reglamento de 2024 se cuenta que dice 50. Aquí lo normal son 25.
    .example = Dijiste que Oeste estaba muerto y su mano estaba bien: le pagas 25.

rule-dead-challenge-additional = Además de lo demás
    .text = Lo que se paga por una reclamación se suma a lo que se paga por la partida.
    .example = Pagas 50 por la partida y 25 por tu error.

rule-dead-three = Tres manos muertas terminan la partida
    .text = Si tres manos están muertas, no queda contra quién jugar. Se reparte otra vez y nadie paga.
    .example = Sur, Oeste y Norte están muertos: a mezclar.

rule-dead-bots = ¿Reclaman los rivales?
    .text = En una mesa mucha gente no dice nada. Se puede elegir cómo se portan los rivales: nunca, avisándote antes, o siempre.
    .example = Con aviso, sabes que tu grupo expuesto estaría muerto antes de que lo diga nadie.
