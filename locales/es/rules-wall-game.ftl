# El reglamento: cuando se acaba el muro.
rule-wall-game = La partida sin ganador
    .text = Si nadie pide el descarte que sigue al último robo, la partida termina sin ganador. En inglés se llama «wall game».
    .example = El último descarte está en la mesa, y nadie lo pide: a mezclar.

rule-wall-last-discard-live = El último descarte se puede pedir
    .text = La ficha descartada después del último robo se puede pedir como cualquier otra, salvo que la mesa acuerde algo distinto para el último muro. Quien expone con ella descarta una vez más; si nadie pide ese descarte, la partida termina.
    .example = No queda nada por robar. El Este descarta un Seis, justo lo que el Sur necesita para Mah Jongg.

rule-wall-99-draws = Noventa y nueve fichas por robar
    .text = Después del reparto quedan noventa y nueve fichas en los muros. Son unas veinticinco por jugador como mucho, y menos si se piden descartes. Con más comodines o con fichas vacías son algunas más.
    .example = 152 fichas menos 53 repartidas son 99.
