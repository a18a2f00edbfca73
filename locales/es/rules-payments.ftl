# El reglamento: ganar, y quién paga qué.
rule-win-14-on-card = Catorce fichas en una línea
    .text = Para ganar, tus catorce fichas deben ser exactamente una línea de la tarjeta. Los comodines deben estar donde se permite, y lo que expusiste debe ser de esa línea.
    .example = Tu línea es FFF 2222 444 6666, y entre los Cuatros tienes un Cinco: no es Mah Jongg.

rule-win-sources = De dónde sale la última ficha
    .text = Puedes robarla, pedirla de un descarte o completar tu mano con un cambio de comodín.
    .example = Cambias un Seis por un comodín, y el comodín era lo único que te faltaba.

rule-win-announce = Dilo y muéstralo
    .text = Di «Mah Jongg» y deja tus catorce fichas boca arriba. Si la última la robaste tú, dilo también, porque eso dobla el pago.
    .example = «¡Mah Jongg! La robé yo.»

rule-win-show-line = Muestra tu línea
    .text = Señala en la tarjeta qué línea hiciste. Los demás la comparan con tus fichas antes de pagar.
    .example = «Números seguidos, la segunda línea: aquí las cinco flores y aquí los tres pungs.»

rule-win-announces-amount = Quien gana dice el precio
    .text = En una mesa, quien gana dice cuánto debe cada uno. Si pide de menos, nadie lo corrige y así se queda. Aquí el programa hace la cuenta por ti, si la mesa no acuerda otra cosa.
    .example = Robaste la última ficha de una línea de 25 sin comodines: cada uno te debe 100. Pides 50, y te dan 50.

rule-pay-basis = De qué depende el pago
    .text = El pago depende del valor de la línea, de dónde salió la última ficha y de si había un comodín en la mano.
    .example = Una línea de 25 da 100 puntos si alguien descartó la última ficha y la mano lleva un comodín. Por robo propio y sin comodines da 300.

rule-pay-discard = Ganar con un descarte
    .text = Quien descartó la última ficha paga el valor dos veces. Los otros dos lo pagan una vez.
    .example = Una línea de 25: quien descartó paga 50 y los demás 25 cada uno.

rule-pay-selfpick = Robo propio: la robaste tú
    .text = Si la última ficha la robaste tú del muro, es robo propio: los tres pagan el valor dos veces.
    .example = Una línea de 25: cada uno paga 50.

rule-pay-discard-jokerless = Ganar con un descarte y sin comodines
    .text = Una mano sin ningún comodín se paga doble. Quien descartó paga el valor cuatro veces y los demás, dos. Las sueltas y parejas son una excepción.
    .example = Una línea de 25: quien descartó paga 100 y los demás 50 cada uno.

rule-pay-selfpick-jokerless = Ganar con robo propio y sin comodines
    .text = El robo propio dobla, y no llevar comodines dobla otra vez. Los tres pagan el valor cuatro veces. Las sueltas y parejas son una excepción.
    .example = Una línea de 25: cada uno paga 100.

rule-pay-singles-pairs-exempt = Sin premio para sueltas y parejas
    .text = Esas manos no pueden llevar comodines, así que no hay premio por no tenerlos. El robo propio sí dobla. Una fuente no menciona la excepción; aquí se aplica.
    .example = Una línea de sueltas y parejas de 50, ganada con un descarte: quien descartó paga 100 y los demás 50 cada uno.

rule-pay-jokerless-after-exchange = Los comodines se miran al final
    .text = Solo cuentan las catorce fichas con las que cantas. Un comodín que se fue antes en un cambio no quita el premio.
    .example = Expusiste un pung con un comodín y Oeste se lo llevó. Ganas sin ninguno: el doble.

rule-pay-joker-exchange-win = Ganar con un cambio de comodín
    .text = Una mano completada con un cambio se paga como robo propio: los tres pagan el valor dos veces. Nunca cuenta como mano sin comodines, porque lleva el que acabas de tomar.
    .example = Una línea de 30 completada con un cambio: cada uno paga 60.

rule-pay-wall-none = Una partida sin ganador no cuesta nada
    .text = Si nadie gana, nadie paga. Algunas mesas juntan unos puntos para quien gane la siguiente; aquí no se paga nada.
    .example = Tenías 75 puntos antes de que se acabara el muro. Sigues teniendo 75.

rule-pay-no-east-bonus = Este paga como todos
    .text = Este cobra y paga lo mismo que los demás. En otros mahjongs quien reparte cuenta doble; aquí no.
    .example = Este gana una línea de 25 con robo propio y cobra 50 de cada uno.

rule-pay-three-exposure-liability = Dar la ficha a quien expuso tres grupos
    .text = En algunas mesas, quien descarta la ficha ganadora para alguien con tres grupos expuestos paga por todos. Ninguna regla oficial lo dice. Aquí no se usa, si la mesa no lo quiere.
    .example = Sur tiene tres kongs con un comodín y gana una línea de 25 con tu descarte: en una mesa así, pagas los 100 puntos tú.

rule-pay-pie = Un límite a las pérdidas
    .text = Algunas mesas acuerdan un «pie»: lo máximo que se puede perder en un encuentro. Quien ya lo perdió todo sigue jugando sin pagar, tampoco por errores ni apuestas. Primero cobra quien gana, después se paga un error y al final una apuesta. Aquí no hay límite, si la mesa no lo pone.
    .example = Con un límite de 500 puntos, has perdido 480 y debes 50: pagas 20.

rule-bet-role = La quinta persona puede apostar
    .text = Cuando se juntan cinco, una persona descansa y puede apostar por alguien. La apuesta se hace en secreto, después del Charlestón y antes de que Este descarte. Aquí no se usa, si la mesa no lo quiere.
    .example = Das la vuelta a la mesa, miras las cuatro manos y apuntas «Oeste».

rule-bet-discard = Apuesta acertada: con un descarte
    .text = Si la persona por la que apostaste gana con un descarte, recibes lo mismo que ella. Todos pagan a los dos.
    .example = Una línea de 25: quien descartó paga 50 a quien gana y 50 a ti; los demás, 25 y 25.

rule-bet-selfpick = Apuesta acertada: con robo propio
    .text = Si la persona por la que apostaste gana con robo propio, cada uno le paga dos veces el valor, y otro tanto a ti.
    .example = Una línea de 25: cada uno paga 50 a quien gana y 50 a ti.

rule-bet-wrong = Apuesta fallada
    .text = Si la persona por la que apostaste pierde, pagas a quien gana lo mismo que ella.
    .example = Apostaste por Oeste, y Oeste descartó la ficha ganadora: tú también pagas el doble.

rule-bet-wall = Apostar por nadie
    .text = También puedes apostar a que no gana nadie. Si aciertas, cada jugador te paga 25 puntos. Si alguien gana, pagas como quien pierde sin haber descartado la última ficha.
    .example = Apostaste por el muro, y Oeste gana una línea de 25 con un descarte de Este: pagas 25 a Oeste.

rule-bet-rotation = Quien apostó entra a jugar
    .text = Después de la partida, Este se levanta para apostar en la siguiente, y quien apostaba ocupa su lugar.
    .example = Tú descansabas y Este se levanta: ocupas su silla.
