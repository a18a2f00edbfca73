# El reglamento: lo que una mesa puede acordar.
rule-tr-agree-first = Se acuerda antes de jugar
    .text = Cada mesa tiene sus propias reglas. Valen si todos las aceptaron antes de la primera partida. Con gente que no conoces, lo mejor es preguntar.
    .example = «¿Jugamos con fichas vacías? ¿Y qué pasa con el último muro?»

rule-tr-fewer-players = Dos o tres jugadores
    .text = Este juego es para cuatro, pero también lo pueden jugar dos o tres. Se construyen los cuatro muros de siempre, y solo reciben fichas quienes están. Aquí siempre juegan cuatro.
    .example = Se juntan tres amigos. El cuarto muro queda en el asiento vacío, y después del reparto el Este descarta enseguida.
    .otherwise = La liga estadounidense de Mah Jongg, que publica la tarjeta de cada año, omite el Charlestón cuando juegan menos de cuatro. Muchas mesas se inventan uno.

rule-tr-mush = Mush
    .text = En algunas mesas cada uno deja en el centro hasta tres fichas que no quiere, pero ningún comodín. Se mezclan, y tomas otras tantas. Se hace tras el primer Charlestón o tras el último pase. Aquí no se usa, salvo que la mesa lo acuerde.
    .example = Dejas un Oeste y un Cinco. Recibes dos fichas que nadie conoce.

rule-tr-hot-wall-002 = El último muro: solo Mah Jongg
    .text = El último muro es la reserva. En algunas mesas sus descartes solo se piden para Mah Jongg, y hay quien llama a eso muro caliente. Aquí es como los demás, salvo que la mesa lo acuerde.
    .example = Empezó el último muro, y alguien descarta el tercer Seis que necesitas. No puedes pedirlo para un pung.

rule-tr-hot-wall-pays = El último muro: quien descarta paga por todos
    .text = Muro caliente casi siempre quiere decir otra cosa. Quien descarta la ficha ganadora en el último muro paga por todos, salvo que ya hubiera otra igual a la vista. Aquí no se usa, salvo que la mesa lo acuerde.
    .example = Descartas un Nueve de círculos, y no había ninguno a la vista. El Sur gana con él, y pagas las tres partes.

rule-tr-cold-wall = El último muro: la robas tú
    .text = Con muro frío, en el último muro nadie puede pedir un descarte para Mah Jongg. Tienes que robar tú la ficha ganadora, o ganar con un cambio de comodín. Con un descarte puedes exponer un grupo, pero no cantar Mah Jongg. Aquí no se usa, salvo que la mesa lo acuerde.
    .example = Empezó el último muro. El Este descarta el Jabón que esperas, y lo dejas pasar.

rule-tr-blank-swap = Fichas vacías para cambiar
    .text = Algunos juegos traen fichas vacías. Si lo activas, en cada turno, después de robar, puedes dar una a cambio de una ficha natural descartada. La ficha vacía no vale por ninguna otra.
    .example = El Siete de círculos que necesitas salió hace mucho: tómalo a cambio de tu ficha vacía.
    .otherwise = Cada mesa decide cuándo se cambia: en algunas, solo en el turno de otro jugador.

rule-tr-blank-double-joker = Fichas vacías como supercomodines
    .text = Otra forma de jugar: al cantar Mah Jongg, una ficha vacía de tu atril vale por cualquier otra, también como ficha suelta o en una pareja. Los grupos se exponen sin fichas vacías, para que todos puedan leerlos. Aquí no se usa si no la eliges, y una mano con ficha vacía nunca cuenta como mano sin comodines.
    .example = Una flor y una ficha vacía son una pareja de flores.

rule-blank-count = Cuántas fichas vacías
    .text = Se juega con dos a ocho fichas vacías, a menudo con seis o cuatro. Aquí son seis, si no eliges otra cantidad. Los muros se alargan un poco.
    .example = Con ocho fichas más, cada muro mide veinte pilas.

rule-tr-blank-not-passed = Las fichas vacías no se pasan
    .text = Una ficha vacía no se puede pasar en el Charlestón y, si se descarta, se pierde.
    .example = Dos flores, un Oeste y una ficha vacía no van con tu línea: pasa las tres naturales.

rule-tr-double-dice = Dados iguales pagan doble
    .text = En algunas mesas todos los pagos de una partida se doblan si al Este le salen dados iguales para el corte. También se dobla lo que se paga por un error, por impugnar o por una apuesta. Aquí no se usa, salvo que la mesa lo acuerde.
    .example = El Este saca dos cuatros. Después el Sur gana una línea de 25 con una ficha robada del muro: cada uno paga 100 en vez de 50.
