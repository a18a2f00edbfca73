# El reglamento: ganar, y quién paga qué.
rule-win-14-on-card = Catorce fichas en una línea
    .text = Para ganar, tus catorce fichas tienen que ser exactamente una línea de la tarjeta. Los comodines están donde se permite, y lo que expusiste es de esa línea.
    .example = Tu línea es FFF 2222 444 6666, y entre los Cuatros tienes un Cinco: no es Mah Jongg.

rule-win-sources = De dónde sale la última ficha
    .text = Puedes robarla, pedirla de un descarte o completar tu mano con un cambio de comodín.
    .example = Cambias un Seis por un comodín, y el comodín era lo único que te faltaba.

rule-win-announce = Dilo y muéstralo
    .text = Di «Mah Jongg» y deja tus catorce fichas boca arriba. Si la última la robaste tú, dilo también, porque eso dobla el pago.
    .example = «¡Mah Jongg! La robé yo.»

rule-win-show-line = Muestra tu línea
    .text = Señala en la tarjeta qué línea hiciste. Los demás la comparan con tus fichas antes de pagar.
    .example = «Aquí está, en Números pares: FFF 2222 444 6666.»

rule-win-announces-amount = Quien gana dice el precio
    .text = En una mesa, quien gana dice cuánto debe cada uno. Si pide de menos, nadie lo corrige, y así queda. Aquí el programa hace la cuenta por ti, si la mesa no acuerda otra cosa.
    .example = Robaste la última ficha de una línea de 25 sin comodines: cada uno te debe 100. Pides 50, y te dan 50.

rule-pay-basis = De qué depende el pago
    .text = El pago depende del valor de la línea, de dónde salió la última ficha y de si había un comodín en la mano.
    .example = Una línea de 25 da 100 puntos si alguien descartó la última ficha y la mano lleva un comodín. Si la robaste tú, y sin comodines, da 300.

rule-pay-discard = Ganar con un descarte
    .text = Quien descartó la última ficha paga el valor dos veces. Los otros dos lo pagan una vez.
    .example = Una línea de 25: quien descartó paga 50, y los demás, 25 cada uno.

rule-pay-selfpick = Robada del muro
    .text = Si la última ficha la robaste tú del muro, los tres pagan el valor dos veces.
    .example = Una línea de 25: cada uno paga 50.

rule-pay-discard-jokerless = Ganar con un descarte y sin comodines
    .text = Una mano sin ningún comodín se paga doble. Quien descartó paga el valor cuatro veces, y los demás, dos. Las sueltas y parejas son una excepción.
    .example = Una línea de 25: quien descartó paga 100, y los demás, 50 cada uno.

rule-pay-selfpick-jokerless = Robada del muro y sin comodines
    .text = Robar tú la última ficha dobla el pago, y no llevar comodines lo dobla otra vez. Los tres pagan el valor cuatro veces. Las sueltas y parejas son una excepción.
    .example = Una línea de 25: cada uno paga 100.

rule-pay-singles-pairs-exempt = Sin premio para sueltas y parejas
    .text = Esas manos no pueden llevar comodines, así que no hay premio por no tenerlos. La ficha robada del muro sí dobla.
    .example = Una línea de sueltas y parejas de 50, ganada con un descarte: quien descartó paga 100, y los demás, 50 cada uno.

rule-pay-jokerless-after-exchange = Los comodines se miran al final
    .text = Solo cuentan las catorce fichas con las que cantas. Un comodín que se fue antes con un cambio no te quita el premio.
    .example = Expusiste un pung con un comodín, y el Oeste se lo llevó. Ganas sin ninguno: el doble.

rule-pay-joker-exchange-win = Ganar con un cambio de comodín
    .text = Una mano que completas con un cambio se paga como robada del muro: los tres pagan el valor dos veces. Nunca cuenta como mano sin comodines, porque lleva el que acabas de tomar.
    .example = Una línea de 30 completada con un cambio: cada uno paga 60.

rule-pay-wall-none = Una partida sin ganador no cuesta nada
    .text = Si nadie gana, nadie paga.
    .example = Tenías 75 puntos antes de que se acabara el muro. Sigues con 75.
    .otherwise = Algunas mesas juntan unos puntos en un bote para quien gane la siguiente.

rule-pay-no-east-bonus = El Este paga como todos
    .text = El Este cobra y paga lo mismo que los demás. En otras clases de mah jongg su pago cuenta doble; aquí no.
    .example = El Este gana una línea de 25 con una ficha robada del muro y cobra 50 de cada uno.

rule-pay-three-exposure-liability = Dar la ficha ante tres grupos expuestos
    .text = En algunas mesas, quien descarta la ficha ganadora para alguien con tres grupos expuestos paga por todos. Ninguna regla oficial lo dice. Aquí no se usa, salvo que la mesa lo acuerde.
    .example = El Sur tiene tres kongs con un comodín y gana una línea de 25 con tu descarte: en una mesa así, los 100 puntos los pagas tú.

rule-pay-pie = Un límite a las pérdidas
    .text = Algunas mesas acuerdan un «pie» (en inglés, «pastel»): lo máximo que se puede perder en un encuentro. Quien ya lo perdió todo sigue jugando sin pagar nada, ni siquiera por errores o apuestas. Primero cobra quien gana, después se paga un error y al final una apuesta. Aquí no hay límite, salvo que la mesa lo acuerde.
    .example = Con un límite de 500 puntos, perdiste 480 y debes 50: pagas 20.

rule-bet-role = La quinta persona puede apostar
    .text = Cuando se juntan cinco, uno descansa y puede apostar por alguien. Apuesta en secreto, después del Charlestón y antes de que el Este descarte. Aquí no se usa, salvo que la mesa lo acuerde.
    .example = Das la vuelta a la mesa, miras las cuatro manos y apuntas «Oeste».

rule-bet-silent = Quien apuesta no habla
    .text = Quien apuesta ve todas las manos, así que no dice ni muestra nada. Si habla de la partida, su apuesta se anula: ni cobra ni paga. Aquí el programa no revela tu apuesta.
    .example = «¡Qué buena ficha!», dice el quinto jugador. Desde ese momento su apuesta ya no cuenta.

rule-bet-discard = Apuesta acertada: gana con un descarte
    .text = Si el jugador por el que apostaste gana con un descarte, recibes lo mismo que él. Todos les pagan a los dos.
    .example = Una línea de 25: quien descartó paga 50 a quien gana y 50 a ti; los demás, 25 y 25.

rule-bet-selfpick = Apuesta acertada: la roba del muro
    .text = Si el jugador por el que apostaste gana con una ficha robada del muro, cada uno le paga dos veces el valor, y otro tanto a ti.
    .example = Una línea de 25: cada uno paga 50 a quien gana y 50 a ti.

rule-bet-wrong = Apuesta fallada
    .text = Si el jugador por el que apostaste pierde, le pagas a quien gana lo mismo que él.
    .example = Apostaste por el Oeste, y el Oeste descartó la ficha ganadora: tú también pagas el doble.

rule-bet-wall = Apostar por nadie
    .text = También puedes apostar a que nadie gana. Entonces cada jugador te paga 25 puntos. Si alguien gana, pagas como quien pierde sin haber descartado la última ficha.
    .example = Apostaste por nadie, y el Oeste gana una línea de 25 con un descarte del Este: le pagas 25 al Oeste.
    .otherwise = Cuánto se cobra lo acuerda cada mesa: ninguna regla publicada da una cifra.

rule-bet-rotation = Quien apostó entra a jugar
    .text = Después de la partida, el Este se levanta y puede apostar en la siguiente, y quien apostaba ocupa su lugar.
    .example = Tú descansabas y el Este se levanta: ocupas su silla.
