# El reglamento: cuando se acaba el muro.
rule-wall-game = La partida sin ganador
    .text = Cuando se robó y descartó la última ficha y nadie tiene Mah Jongg, la partida termina sin ganador. En inglés se llama «wall game».
    .example = El último descarte está en la mesa y nadie lo pide: a mezclar.

rule-wall-last-discard-live = El último descarte se puede pedir
    .text = La ficha descartada después del último robo se puede pedir como cualquier otra. No encontramos ninguna norma que la limite al Mah Jongg. Quien exponga con ella descarta una vez más y se termina.
    .example = No queda nada que robar. Este descarta un Seis y es justo lo que Sur necesita para Mah Jongg.

rule-wall-99-draws = Noventa y nueve fichas por robar
    .text = Después del reparto quedan noventa y nueve fichas en los muros. Son unas veinticinco por jugador como mucho, y menos si se piden fichas.
    .example = 152 fichas menos 53 repartidas son 99.
