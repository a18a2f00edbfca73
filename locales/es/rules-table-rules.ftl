# El reglamento: lo que una mesa puede acordar.
rule-tr-agree-first = Acuérdenlo antes de jugar
    .text = Las mesas tienen reglas propias. Valen si todos las aceptaron antes de la primera partida. Con gente nueva, lo mejor es preguntar.
    .example = «¿Jugamos con fichas vacías? ¿Y qué pasa con el último muro?»

rule-tr-mush = Mush
    .text = En algunas mesas cada quien deja en el centro hasta tres fichas que no quiere, se mezclan y cada uno toma otras tantas. Se hace tras el primer Charlestón o tras el último pase. Los comodines es mejor no ponerlos.
    .example = Das dos y te llegan dos desconocidas.

rule-tr-hot-wall-002 = El último muro: solo Mah Jongg
    .text = En algunas mesas los descartes del último muro se piden solo para Mah Jongg, ya no para exponer. Una fuente lo llama muro caliente.
    .example = Empezó el último muro: tu pung tendrá que salir del muro.

rule-tr-hot-wall-pays = El último muro: quien alimenta paga por todos
    .text = En otras partes, muro caliente significa que quien descarta la ficha ganadora en el último muro, sin buenas razones para creerla segura, paga por todos.
    .example = Descartas una ficha que nadie había descartado, Sur gana con ella y pagas tres partes.

rule-tr-cold-wall = El último muro: solo ficha propia
    .text = Con muro frío nadie puede pedir un descarte para Mah Jongg en el último muro. Tienes que robar la ficha.
    .example = Descartan tu ficha en el último muro. Sonríes y la dejas pasar.

rule-tr-blank-swap = Fichas vacías para cambiar
    .text = Algunos juegos traen fichas vacías. Según una forma de jugar, en tu turno puedes cambiar una por una natural que esté entre los descartes. Un comodín no se consigue así, y la ficha vacía no representa a ninguna otra.
    .example = El Siete que necesitas salió hace mucho: tómalo por tu ficha vacía.

rule-tr-blank-double-joker = Fichas vacías como supercomodines
    .text = Según otra forma, una ficha vacía representa cualquiera, también una suelta o en una pareja. Lo conocemos de una sola fuente. Una mano con una ficha vacía no debería contar entonces como mano sin comodines.
    .example = Una flor y una ficha vacía son una pareja de flores.

rule-blank-count = Cuántas fichas vacías
    .text = Se juega con entre dos y ocho; seis y cuatro son las cantidades que más se oyen. Los muros se alargan un poco.
    .example = Con ocho fichas más, cada muro mide veinte montones.

rule-tr-blank-not-passed = Las fichas vacías no se pasan
    .text = Donde se juega con ellas, no suelen poder pasarse en el Charlestón, y una ficha vacía descartada se pierde.
    .example = Igual que un comodín, tu ficha vacía se queda contigo.

rule-tr-double-dice = Dados iguales pagan doble
    .text = Algunas mesas doblan todos los pagos de una partida si Este sacó dos dados iguales al cortar.
    .example = Este saca dos cuatros: quien gane esta vez cobra el doble.
