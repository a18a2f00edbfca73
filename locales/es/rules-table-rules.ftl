# El reglamento: lo que una mesa puede acordar.
rule-tr-agree-first = Se acuerda antes de jugar
    .text = Las mesas tienen sus propias reglas. Valen si todos las aceptaron antes de la primera partida. Con gente que no conoces, lo mejor es preguntar.
    .example = «¿Jugamos con fichas vacías? ¿Y qué pasa con el último muro?»

rule-tr-mush = Mush
    .text = En algunas mesas cada uno deja en el centro hasta tres fichas que no quiere, se mezclan y toma otras tantas. Se hace tras el primer Charlestón o tras el último pase. Los comodines, mejor no ponerlos.
    .example = Das dos y te vuelven dos desconocidas.

rule-tr-hot-wall-002 = El último muro: solo Mah Jongg
    .text = En algunas mesas, los descartes del último muro solo se piden para Mah Jongg, ya no para exponer. Una fuente lo llama muro caliente.
    .example = Empezó el último muro: tu pung tendrá que salir del muro.

rule-tr-hot-wall-pays = El último muro: quien descarta paga por todos
    .text = En otros sitios, muro caliente significa otra cosa: quien descarta la ficha ganadora en el último muro paga por todos. No paga por los demás si antes ya había otra igual a la vista.
    .example = Descartas una ficha de la que no había ninguna a la vista, Sur gana con ella y pagas las tres partes.

rule-tr-cold-wall = El último muro: solo robo propio
    .text = Con muro frío, nadie puede pedir un descarte para Mah Jongg en el último muro. Tienes que robar la ficha tú.
    .example = Descartan tu ficha en el último muro. Sonríes y la dejas pasar.

rule-tr-blank-swap = Fichas vacías para cambiar
    .text = Algunos juegos traen fichas vacías. Según una forma de jugar, en tu turno puedes cambiar una por una ficha natural que esté entre los descartes. Así no se consigue un comodín, y la ficha vacía no sustituye a ninguna otra.
    .example = El Siete que necesitas salió hace mucho: tómalo por tu ficha vacía.

rule-tr-blank-double-joker = Fichas vacías como supercomodines
    .text = Según otra forma, una ficha vacía sustituye a cualquiera, también como suelta o en una pareja. Solo conocemos una fuente. Una mano con una ficha vacía no debería contar entonces como mano sin comodines.
    .example = Una flor y una ficha vacía son una pareja de flores.

rule-blank-count = Cuántas fichas vacías
    .text = Se juega con entre dos y ocho; lo más habitual son seis o cuatro. Los muros se alargan un poco.
    .example = Con ocho fichas más, cada muro mide veinte montones.

rule-tr-blank-not-passed = Las fichas vacías no se pasan
    .text = Donde se juega con ellas, no suelen poder pasarse en el Charlestón, y una ficha vacía descartada se pierde.
    .example = Igual que un comodín, tu ficha vacía se queda contigo.

rule-tr-double-dice = Dados iguales pagan doble
    .text = En algunas mesas todos los pagos de una partida se doblan si Este sacó dos dados iguales al cortar el muro.
    .example = Este saca dos cuatros: quien gane esta vez cobra el doble.
