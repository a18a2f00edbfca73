# El reglamento: un descarte mal nombrado.
rule-misname-must-be-right = Primero el nombre correcto
    .text = Un descarte mal nombrado no se puede pedir hasta que se corrige el nombre. Entonces, sí.
    .example = Dijeron «Dos de bambúes», pero hay un Dos de círculos. «Perdón, de círculos.» Ahora se puede pedir.
    .otherwise = Según algunas reglas, una ficha mal nombrada se pierde, y nadie puede pedirla ya.

rule-misname-correct-name-only = Se corrige el nombre, no la ficha
    .text = Quien descartó corrige lo que dijo. La ficha se queda en la mesa.
    .example = Querías descartar el de bambúes y dejaste el de círculos. Ese se queda.
    .otherwise = Algunos torneos dejan cambiar la ficha.

rule-misname-no-penalty-exposure = Si era para exponer, no cuesta nada
    .text = Si alguien pidió la ficha por el nombre equivocado solo para exponer, nadie paga nada. Donde la mesa rechaza los errores, la petición simplemente se retira. Donde se permiten, las fichas ya están expuestas: quien las expuso hace un grupo con la ficha verdadera, o su mano está muerta.
    .example = El Sur quería el Dos de bambúes para un pung. Era un Dos de círculos, así que se sigue jugando, y nadie paga.

rule-misname-mahj-four-times = Cuatro veces por un Mah Jongg mal nombrado
    .text = Si la ficha se pide para Mah Jongg por el nombre que se dijo, la partida termina. Quien la nombró mal le paga a quien la pidió cuatro veces el valor de su línea, con comodines o sin ellos.
    .example = Dices «Cinco de caracteres» al dejar un Cinco de bambúes, y el Oeste tiene Mah Jongg con el de caracteres en una línea de 25: pagas 100.

rule-misname-others-do-not-pay = Los demás no pagan
    .text = En ese caso solo paga quien nombró mal la ficha.
    .example = Nombraste mal la ficha y le pagas 100 al Oeste. El Este y el Norte conservan sus puntos.
