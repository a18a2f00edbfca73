# El reglamento: un descarte dicho con otro nombre.
rule-misname-must-be-right = Primero el nombre correcto
    .text = Un descarte mal nombrado no se puede pedir hasta que se corrige el nombre. Una fuente dice que la ficha se pierde. Aquí se corrige el nombre y entonces se puede pedir.
    .example = Dijeron «Dos de bambúes», pero hay un Dos de círculos. «Perdón, de círculos.» Ahora se puede pedir.

rule-misname-correct-name-only = Se corrige el nombre, no la ficha
    .text = Quien descartó corrige lo que dijo. La ficha se queda en la mesa. Algunos torneos dejan cambiar la ficha; aquí no se puede.
    .example = Querías descartar el de bambúes y dejaste el de círculos. Ese se queda.

rule-misname-no-penalty-exposure = Si era para exponer, no hay castigo
    .text = Si alguien pidió la ficha por el nombre equivocado solo para exponer, nadie paga nada. Donde se rechazan los errores, la petición se retira. Donde se permiten, las fichas quedan expuestas: quien las expuso forma un grupo con la ficha verdadera, o su mano está muerta.
    .example = Sur quería el Dos de bambúes para un pung. Es de círculos, así que se sigue.

rule-misname-mahj-four-times = Cuatro veces por un Mah Jongg mal nombrado
    .text = Si la ficha se pide para Mah Jongg por el nombre que se dijo, la partida termina. Quien dijo mal el nombre paga a quien la pidió cuatro veces el valor de su línea, con comodines o sin ellos. Un comentario en una fuente cuenta los puntos en la mano; aquí solo cuenta la línea.
    .example = Dices «Cinco de caracteres» con un Cinco de bambúes, y Oeste tiene Mah Jongg con el de caracteres en una línea de 25: pagas 100.

rule-misname-others-do-not-pay = Los demás no pagan
    .text = En ese caso solo paga quien dijo mal el nombre.
    .example = Nombraste mal la ficha y pagas 100 a Oeste. Este y Norte conservan sus puntos.
