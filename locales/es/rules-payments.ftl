# El reglamento: ganar, y quién paga qué.
rule-win-14-on-card = Catorce fichas en una línea
    .text = Para ganar, tus catorce fichas deben ser exactamente una línea de la tarjeta. Los comodines deben estar donde pueden, y lo que expusiste debe ser de esa línea.
    .example = Trece fichas correctas y una equivocada no son Mah Jongg.

rule-win-sources = De dónde sale la última ficha
    .text = Puedes robarla, pedirla de un descarte o completar tu mano con un cambio de comodín.
    .example = Cambias un Seis por un comodín, y el comodín era lo único que faltaba.

rule-win-announce = Dilo y muéstralo
    .text = Di «Mah Jongg» y deja tus catorce fichas boca arriba. Si robaste la última, dilo también, porque dobla el pago.
    .example = «¡Mah Jongg! La robé yo.»

rule-win-show-line = Muestra tu línea
    .text = Señala en la tarjeta la línea que hiciste. Los demás la comparan con tus fichas antes de pagar.
    .example = «Números seguidos, la segunda línea: aquí los pungs y aquí la pareja.»

rule-win-announces-amount = Quien gana dice el precio
    .text = En una mesa, quien gana dice cuánto debe cada uno. Si pide de menos, nadie lo corrige y así queda. Aquí el programa hace la cuenta por ti.
    .example = Olvidas que tu mano no tenía comodines y pides la mitad.

rule-pay-basis = De qué depende el pago
    .text = El pago depende del valor de la línea, de dónde salió la última ficha y de si había un comodín en la mano.
    .example = Una línea de 25 puede dar a quien gana 100 o 300 puntos en total.

rule-pay-discard = Ganada con un descarte
    .text = Quien descartó la última ficha paga el valor dos veces. Los otros dos lo pagan una vez.
    .example = Una línea de 25: quien descartó paga 50 y los demás 25 cada uno.

rule-pay-selfpick = Ganada con ficha propia
    .text = Si la última ficha la robaste tú, los tres pagan el valor dos veces.
    .example = Una línea de 25: cada uno paga 50.

rule-pay-discard-jokerless = Con un descarte y sin comodines
    .text = Una mano sin ningún comodín se paga doble. Quien descartó paga el valor cuatro veces y los demás dos. Las sueltas y parejas son la excepción.
    .example = Una línea de 25: quien descartó paga 100 y los demás 50 cada uno.

rule-pay-selfpick-jokerless = Con ficha propia y sin comodines
    .text = La ficha propia dobla y la falta de comodines dobla otra vez. Los tres pagan el valor cuatro veces. Las sueltas y parejas son la excepción.
    .example = Una línea de 25: cada uno paga 100.

rule-pay-singles-pairs-exempt = Sin premio para sueltas y parejas
    .text = Esas manos de todos modos no pueden llevar comodines, así que no se les premia por no tenerlos. La ficha propia sí dobla. Una fuente no menciona la excepción; aquí se aplica.
    .example = Una línea de sueltas y parejas de 50, ganada con un descarte: 100 de quien descartó y 50 de cada uno de los demás.

rule-pay-jokerless-after-exchange = Los comodines se miran al final
    .text = Solo cuentan las catorce fichas de la mano cantada. Un comodín que salió antes por un cambio no quita el premio.
    .example = Expusiste un pung con comodín y Oeste se lo llevó. Ganas sin ninguno: el doble.

rule-pay-joker-exchange-win = Ganada con un cambio de comodín
    .text = Una mano completada con un cambio se paga como ficha propia: los tres pagan dos veces el valor. Nunca puede ser sin comodines, porque tiene el que acabas de tomar.
    .example = Una línea de 30 completada con un cambio: cada uno paga 60.

rule-pay-wall-none = Una partida sin ganador no cuesta nada
    .text = Cuando nadie gana, nadie paga. Algunas mesas juntan unos puntos para el próximo ganador; aquí no.
    .example = El muro está vacío y las cuentas se quedan como estaban.

rule-pay-no-east-bonus = Este paga como todos
    .text = Este cobra y paga lo mismo que los demás. En otros mahjongs quien reparte cuenta doble; aquí no.
    .example = Este gana una línea de 25 con ficha propia y cobra 50 de cada uno.

rule-pay-three-exposure-liability = Alimentar tres grupos expuestos
    .text = Algunas mesas acuerdan que quien descarta la ficha ganadora a alguien con tres grupos expuestos paga por todos. No es una regla oficial.
    .example = Sur muestra tres kongs. Descartas la última ficha: en una mesa así, pagas por todos.

rule-pay-pie = Un límite a las pérdidas
    .text = Algunas mesas acuerdan un «pie»: lo máximo que alguien puede perder en una sesión. Quien lo perdió todo sigue jugando sin pagar.
    .example = Con un límite de 500 puntos, tu punto 501 es gratis.

rule-bet-role = La quinta persona puede apostar
    .text = Cuando se juntan cinco, una descansa y puede apostar por alguien. La apuesta se hace en secreto después del Charlestón, antes de que Este descarte.
    .example = Das la vuelta a la mesa, miras las cuatro manos y apuntas «Oeste».

rule-bet-discard = Apuesta acertada: un descarte
    .text = Si gana con un descarte la persona por quien se apostó, quien apostó recibe lo mismo que ella. Todos pagan a los dos.
    .example = Una línea de 25: quien descartó paga 50 a quien gana y 50 a quien apostó.

rule-bet-selfpick = Apuesta acertada: ficha propia
    .text = Si gana con ficha propia la persona por quien se apostó, cada uno le paga dos veces el valor y lo mismo a quien apostó.
    .example = Una línea de 25: cada uno paga 50 y 50.

rule-bet-wrong = Apuesta fallada
    .text = Quien apostó por alguien que pierde paga a quien gana lo mismo que paga esa persona.
    .example = Apostaste por Oeste y Oeste descartó la ficha ganadora: tú también pagas doble.

rule-bet-wall = Apostar por nadie
    .text = También se puede apostar a que no habrá ganador.
    .example = Las cuatro manos te parecen perdidas: apuestas por el muro.

rule-bet-rotation = Quien apostó entra a jugar
    .text = Después de la partida, Este se levanta para apostar en la siguiente, y quien apostaba ocupa el lugar libre.
    .example = Cinco amigos, cinco partidas: cada uno descansó una vez.
