# El reglamento: manos muertas y cómo se impugnan.
rule-dead-wrong-count = Fichas de más o de menos
    .text = Con fichas de más o de menos después del primer descarte del Este, tu mano está muerta en cuanto los demás lo notan: ya no juega ni gana. Si les pasa a dos, los otros dos siguen. Si les pasa a tres, se reparte otra vez con el mismo Este. El programa lleva la cuenta por ti, salvo que la mesa permita errores.
    .example = Olvidaste descartar y tienes quince: mano muerta.

rule-dead-count-early = Fichas de más o de menos antes de empezar
    .text = Antes del primer descarte del Este, ninguna mano muere por tener fichas de más o de menos. Aquí el programa reparte y cuenta.
    .example = Después del último pase cuentas doce fichas. Dilo ahora, antes de que el Este descarte.
    .otherwise = En muchas mesas se arregla: la que falta sale del muro, y la que sobra vuelve a él. En otras se mezcla y se reparte otra vez. Conviene acordarlo antes.

rule-dead-mahj-in-error = Un Mah Jongg que no era
    .text = Si cantas Mah Jongg sin tenerlo y ya mostraste fichas, tu mano está muerta. Lo que sigue depende de si los demás también mostraron las suyas.
    .example = Muestras tu mano, pero tu pareja de Nortes es un Norte y un comodín.

rule-dead-no-such-hand = Ninguna línea encaja
    .text = Si ninguna línea de la tarjeta lleva juntos los grupos de un atril, la mano está muerta.
    .example = Hay tres Unos y tres Doses del mismo palo, y ninguna línea lleva los dos grupos.

rule-dead-should-be-concealed = Tenía que quedar oculta
    .text = Si la única línea con esos grupos lleva una C, no se podían exponer. La mano está muerta.
    .example = Solo una línea oculta lleva cuatro Estes y cuatro Oestes, y los dos grupos están expuestos.

rule-dead-impossible = Ya no se puede hacer
    .text = Si los descartes y los grupos expuestos muestran que una mano ya no se puede completar, está muerta.
    .example = Necesita una pareja de Sietes, y tres de los cuatro Sietes están a la vista.

rule-dead-breach = Saltarse otras reglas
    .text = También otras faltas dejan muerta una mano; por ejemplo, robar fuera de turno. El programa rechaza las faltas y dice por qué. Si la mesa permite errores, los deja cometer, y cuestan lo que cuestan.
    .example = Robas mientras tu vecina todavía piensa, y los demás lo notan.

rule-dead-out-of-turn = Fuera de turno
    .text = Si robas fuera de turno, la ficha vuelve a su lugar, y los demás pueden impugnar tu mano: está muerta. El programa no te deja robar así, salvo que la mesa permita errores. Nadie puede descartar fuera de turno.
    .example = El Este todavía piensa, y el Norte roba. «¡Todavía no!» La ficha vuelve al muro, y la mano del Norte está muerta.
    .otherwise = En algunas mesas, la ficha que ya estaba en el atril se queda con la mano muerta. Ahí también muere quien descarta fuera de turno. Si alguien gana con ese descarte, cada mesa decide quién paga.

rule-dead-illegal-call = Una petición no permitida
    .text = Si pides y expones lo que no se puede, como una pareja, tu mano está muerta.
    .example = Pides una flor y la expones con otra tuya, como la pareja de tu línea.

rule-dead-joker-misuse = Un comodín donde no puede estar
    .text = Un comodín expuesto como ficha suelta o en una pareja deja muerta la mano.
    .example = Muestras un Oeste y un comodín como pareja.

rule-dead-direction-change = Cambiar hacia donde no hay ninguna línea
    .text = Lo que expones te compromete. Si expones un segundo grupo y ninguna línea lo lleva junto con el primero, tu mano está muerta.
    .example = Primero un pung de Treses, luego un kong de Sietes, y ninguna línea lleva los dos.

rule-dead-exposure-size = Exponer una cantidad equivocada
    .text = Si expones más o menos fichas de las que lleva ese grupo en todas las líneas, tu mano está muerta. Puedes corregirlo hasta que descartes o cambies un comodín.
    .example = Tu línea lleva un kong, pero expones tres fichas y descartas.

rule-dead-called-by-others = Lo dicen los demás
    .text = Una mano solo muere cuando otro jugador lo dice: eso es impugnarla. Nadie tiene que decirlo de la suya; sigue jugando con cuidado.
    .example = Ninguna línea lleva tu pung de Jabones. No dices nada y sigues: está permitido.

rule-dead-visible-only = Solo por lo que todos ven
    .text = Quien impugna una mano solo puede basarse en lo que todos ven: los descartes y los grupos expuestos. Las fichas de su propia mano no son prueba.
    .example = Tienes dos de los cuatro Sietes. Nadie más puede saberlo.

rule-dead-owner-confirms = El dueño dice si es verdad
    .text = El dueño de la mano impugnada puede admitirlo, y queda fuera. O puede negarlo, y se sigue jugando.
    .example = «Tienes razón, ya no la puedo hacer.»

rule-dead-stops = Una mano muerta deja de jugar
    .text = Con la mano muerta ya no se roba, ni se descarta, ni se pide, ni se gana: se salta su turno. Solo sigues jugando mientras nadie diga nada.
    .example = La mano del Este está muerta: después del Norte va el Sur.
    .otherwise = Según un reglamento, quien tiene la mano muerta sigue descartando.

rule-dead-cannot-win = Una mano muerta no gana
    .text = Una mano muerta ya no hace Mah Jongg en esa partida, aunque una ficha la complete.
    .example = Tu mano está muerta. El Norte descarta el Siete que te faltaba, y no puedes pedirlo.

rule-dead-uncaught = Si nadie lo nota
    .text = Mientras nadie diga nada, se sigue jugando. Pero una mano mal expuesta no puede ganar de todos modos.
    .example = Nadie notó tu pung equivocado. Robas y descartas como los demás, y tratas de que no ganen.

rule-dead-returns-error-part = Lo mostrado por error vuelve
    .text = Las fichas mostradas por error vuelven a la parte inclinada del atril, comodines incluidos. Los grupos bien expuestos antes se quedan a la vista.
    .example = Tu kong equivocado vuelve al atril. Tu pung de antes se queda donde está.

rule-dead-pays = Con la mano muerta también se paga
    .text = Quien tiene la mano muerta le paga a quien gana lo mismo que los demás.
    .example = Tu mano está muerta, y el Norte gana una línea de 25 con una ficha robada del muro: pagas 50, como todos.

rule-dead-challenge-steps = Cómo se impugna una mano
    .text = Impugnar es decir que la mano de otro está muerta. Su dueño lo admite y para, o lo niega. Si lo niega, se sigue jugando y se aclara al final.
    .example = «Creo que tu mano está muerta.» «Creo que no. Ya veremos.»

rule-dead-asking = Preguntar también es impugnar
    .text = Preguntar en voz alta «¿No está muerta tu mano?» cuenta como impugnar, igual que decir que lo está. Así que mira primero y habla solo cuando lo tengas claro. Aquí se impugna con un botón, y nada más cuenta.
    .example = Preguntas «¿No está muerta tu mano?», y la mano del Sur está bien. Impugnaste, y te equivocaste.
    .otherwise = Algunas mesas dejan pasar la pregunta, y algunos torneos son aún más estrictos.

rule-dead-challenge-penalty-25 = Paga quien se equivocó
    .text = Cuando el dueño niega que su mano esté muerta, al final quien se equivocó le paga al otro 25 puntos, salvo que la mesa acuerde 50 o nada.
    .example = Impugnaste la mano del Oeste, y estaba bien: le pagas 25.
    .otherwise = La cifra antigua es de 25 puntos; la más reciente, del reglamento de 2024, es de 50.

rule-dead-challenge-additional = Además de lo otro
    .text = Lo que se paga por impugnar se suma a lo que se paga por la partida.
    .example = Pagas 50 por la partida y 25 por tu error.

rule-dead-three = Con tres manos muertas se acaba
    .text = Si hay tres manos muertas, no queda contra quién jugar. Se reparte otra vez, y nadie paga. Es distinto si una de las tres murió por un Mah Jongg falso. Entonces paga el dueño de la que murió al final: al único que sigue le da el doble del valor de la línea que tenía más cerca.
    .example = El Sur, el Oeste y el Norte tienen un número equivocado de fichas: a mezclar. Pero imagina que el Sur y el Oeste cayeron por un Mah Jongg falso. Si luego el Norte, cerca de una línea de 25, expone un grupo equivocado, le paga 50 al Este.

rule-dead-bots = ¿Impugnan los demás?
    .text = En muchas mesas nadie dice nada de una mano muerta. Los otros jugadores pueden callar o impugnar. Si no lo cambias, callan, y un aviso te lo dice a ti. Los que cometen errores pasan por alto casi todas.
    .example = Expusiste tres Jabones, y ya no quedan las fichas que pide tu línea. Un aviso te dice que todos pueden verlo.
