lesson-sections-and-value = Secciones, valor, X y C
    .summary = Cómo está ordenada la tarjeta, cuánto paga una línea y cuándo puedes mostrar parte de tu mano.
    .done = Ya te orientas en la tarjeta: encuentras una línea, sabes cuánto paga y si se puede exponer.

sections-and-value-sections =
    La tarjeta es como un menú, con secciones y sus nombres.

    «Números pares» solo usa 2, 4, 6 y 8; «Números impares», 1, 3, 5, 7 y 9. En «Números seguidos» van uno tras otro; en «Números iguales», un número se repite en varios palos.

sections-and-value-by-twos = Con esta mano ganó tu amiga Ana. Mira los números, piensa en la sección y busca la línea.
    .right = ¡A la primera! Solo hay impares: 3, 5, 7, 9. Así no tienes que leer la tarjeta entera.
    .shown = Solo hay impares: 3, 5, 7, 9. Así no tienes que leer la tarjeta entera.
    .hint = ¿Qué tienen en común todos estos números?
    .option-evens = Números pares
    .option-run = Números seguidos
    .option-odds = Números impares
    .option-like = Números iguales
    .wrong-evens = Esa sección solo lleva 2, 4, 6, 8. Ningún número de Ana es par.
    .wrong-run = Los números de esa línea suben de uno en uno. ¿Cómo suben estos?
    .wrong-like = Ahí todos los números son iguales. Esta mano tiene cuatro distintos.

sections-and-value-more =
    2026 usa las cifras del año; Vientos y dragones, sobre todo letras. En Operaciones se suman dos números.

    Quints pide cinco iguales, y para eso hace falta un comodín. En Sueltas y parejas nada es mayor que una pareja: ahí un comodín no sirve.

sections-and-value-sum = Ahora la sección Operaciones. Las flores y tres 3 están en tu atril. Elige una de las dos sumas que trae esta línea y ármala.
    .right = ¡Buena cuenta! Una suma tal como está impresa, en dos palos.
    .shown = Una suma tal como está impresa, en dos palos.
    .hint = Lee las dos sumas de la tarjeta. Los 3 están en las dos.
    .wrong = Todavía no coincide con la línea. Lee en voz alta una de sus sumas, número por número, y agrega cada grupo.
    .wrong-suits = Los números están bien. Pero el resultado está impreso en otro color, y tu mano tiene un solo palo.
    .wrong-no-sum = Lee tus tres números como una suma. ¿Es una de las dos que trae la tarjeta?

sections-and-value-takes-jokers = Tienes tres comodines en el atril, y esta línea de Quints los está esperando. Elige todos los grupos donde puede ir un comodín.
    .right = Muy bien: todos menos la pareja de flores. En Sueltas y parejas ningún grupo es mayor: allí no cabría ni un comodín.
    .shown = Todos menos la pareja de flores. En Sueltas y parejas ningún grupo es mayor: allí no cabría ni un comodín.
    .hint = Un comodín necesita un grupo de tres o más.
    .wrong = Cuenta las fichas de cada grupo. Tres o más iguales admiten comodines, y puede haber varios grupos así.
    .wrong-pair = Marcaste las dos flores. ¿De qué tamaño tiene que ser un grupo para llevar un comodín?
    .wrong-quint = El quint ni siquiera se puede hacer sin uno. Pero ¿se te escapó algún otro grupo de tres o más?

sections-and-value-value =
    El número es el valor: lo que vale ganar con esa línea. Cuanto más difícil es la línea, más suele pagar: quints, 40; sueltas y parejas, 50.

    Si tus 14 fichas encajan alguna vez en dos líneas, cobras la que vale más.

sections-and-value-two-fit = Tus 14 fichas encajan en una línea de 25 y en otra de 30. ¿Qué valor cuenta?
    .right = Alégrate: una mano, una línea, y es la que paga más.
    .hint = Ganas una sola vez. ¿Con cuál de las dos?
    .option-smaller = 25
    .option-larger = 30
    .option-both = 55
    .wrong-smaller = Nadie te obliga a cobrar menos de lo que vale tu mano.
    .wrong-both = Se gana con una línea, aunque encajen dos.

sections-and-value-yearly =
    Cada año hay tarjeta nueva: otras líneas, otros valores. La manera de jugar no cambia. Tu mesa usa una impresa: trae colores, pero casi nunca rayas debajo.

    También cambian las secciones: muchas tarjetas tienen una de 3, 6 y 9; la nuestra, no.

sections-and-value-threes = Un poco de búsqueda del tesoro: solo una línea de esta tarjeta usa 3, 6 y 9. ¿Cuál es?
    .right = ¡La encontraste! Está en Vientos y dragones, porque empieza con los cuatro vientos.
    .shown = Está en Vientos y dragones, porque empieza con los cuatro vientos.
    .hint = Busca los tres: 3, 6 y 9.
    .option-sums = Operaciones
    .option-odds = Números impares
    .option-winds = Vientos y dragones
    .option-run = Números seguidos
    .wrong-sums = Lleva impreso un 3, pero ni 6 ni 9.
    .wrong-odds = El 6 es par. ¿Puede estar alguna vez en una línea de impares?
    .wrong-run = Entre 3 y 6 hay otros números, y una serie no se salta ninguno.

sections-and-value-exposed =
    Vamos a la mesa. El jugador de tu derecha descarta un <9B>, y el de tu izquierda lo pide para completar un grupo.

    Ahora todos pueden ver ese grupo: está expuesto. Una línea con X, como esta, lo permite.

sections-and-value-concealed =
    La C significa oculta. De esa mano no se muestra nada antes de ganar: lo que le falta hay que robarlo.

    Solo la última ficha se puede pedir, para Mah Jongg. Ahora juegas esta línea y te faltan cuatro.

sections-and-value-hidden = El jugador de tu izquierda descarta una ficha que tu línea pide: con tus dos serían tres. ¿La pides o la dejas pasar?
    .right = Bien. Duele, ya lo sé, pero tu mano sigue oculta. Mientras falte más de una ficha, esperas al muro.
    .shown = Se deja pasar, aunque duela: tu mano sigue oculta. Mientras falte más de una ficha, esperas al muro.
    .hint = Mira la letra del final de la línea.
    .wrong = Primero responde al descarte: ¿lo pides o lo dejas pasar?
    .wrong-claim = Todos ven ya tu grupo en el atril. Tu línea lleva una C: ya no puedes ganar con ella.
    .wrong-mah-jongg = Aun con esta ficha te faltarían tres: no puede ser Mah Jongg.

sections-and-value-last-tile = Otra partida. También esta línea lleva una C, y tienes 13 de sus 14 fichas. El jugador de enfrente descarta la última. ¿Qué haces?
    .right = ¡Mah Jongg! La última ficha se puede pedir siempre: para una línea oculta o no, y aunque sea una suelta o de una pareja.
    .hint = ¿Cuántas fichas faltan?
    .wrong = Primero responde al descarte. Y antes, cuenta lo que falta.
    .wrong-let-go = El siguiente ya robó, y esa ficha ya no se puede pedir. Era lo único que te faltaba.
    .wrong-open = Un grupo de dos nunca se expone, y aquí no hace falta exponer nada. Cuenta: ¿cuántas fichas tienes con esta?

sections-and-value-too-late = Pediste un <4B>, y los tres están expuestos sobre tu atril. Reunías fichas para estas dos líneas. Con una de ellas todavía puedes ganar. Descarta una ficha que solo quería la otra.
    .right = Eso es: sigues con la de números pares, que lleva tres 4 y una X. La otra se acabó cuando expusiste.
    .shown = Sigues con la de números pares, que lleva tres 4 y una X. La otra se acabó cuando expusiste.
    .hint = La línea debe tener tres 4, y su letra debe permitirte mostrarlos.
    .wrong = Te toca descartar. Mira primero las letras de las dos líneas.
    .wrong-evens = La línea de números pares quería esa ficha. Tienes tres fichas expuestas: mira la letra de la otra línea. ¿Aún puede ganar?
    .wrong-win = Tus fichas se reparten todavía entre dos líneas, y ninguna está completa.

sections-and-value-dearest = Quieres poder exponer grupos. ¿Cuál de estas líneas te paga más?
    .right = Buena elección: con su X puedes exponer, y de esas es la que más paga.
    .shown = Con su X puedes exponer, y de las que la llevan es la que más paga.
    .hint = Primero la letra, luego el número.
    .wrong-concealed = De estas, ninguna paga más. Pero ¿se puede exponer?
    .wrong-second = Se puede exponer. Pero hay otra que también se puede y paga más.

sections-and-value-your-card = Carlos gana con esta mano. Piensa primero en la sección y luego busca la línea.
    .right = ¡Esa es! Con cualquier tarjeta lo harás igual: primero la sección, después la línea.
    .hint = Compara grupo por grupo: ¿cuántas fichas, qué número o letra, cuántos palos?
    .wrong-nearest = Ponla junto a la mano, grupo por grupo. ¿Dónde se separan?
    .wrong-second = ¿Qué números o letras pide, y cuáles hay en la mano?
    .wrong-third = Mira las fichas que pide. ¿Están en esta mano?

sections-and-value-recall-year = Rosa muestra esta mano y dice «Mah Jongg». ¿Qué línea es?
    .right = 2, 0, 2, 6: las cifras del año, con el Jabón como cero.
    .shown = 2, 0, 2, 6: las cifras del año, con el Jabón como cero.
    .hint = Lee los números de izquierda a derecha. ¿Cómo se imprime el Jabón?
    .option-year = 2026
    .option-evens = Números pares
    .option-like = Números iguales
    .wrong-evens = El 2 y el 6 son pares. Pero esta mano lleva Jabón en lugar de 4 y 8.
    .wrong-like = Entre los 2 hay un 6. En esa línea todos los números son iguales.

sections-and-value-recall-pays = Tres líneas de una misma tarjeta. ¿Cuál vale más?
    .right = Su número del final es el mayor de los tres.
    .hint = El valor es el número del final de la línea.
    .wrong-second = Hay otra que vale más. Lee los números del final.
    .wrong-third = Compara los números del final de las tres. ¿Es este el mayor?

sections-and-value-recall-new-card = Ya salió la tarjeta del año que viene. ¿Qué será distinto?
    .right = Otras líneas y otros valores. Lo que aprendes aquí te sirve todos los años.
    .hint = ¿Qué está impreso en una tarjeta?
    .option-rules = Cómo se roban y se piden las fichas
    .option-values = Solo los valores
    .option-lines = Las líneas y lo que valen
    .wrong-rules = Eso no cambia. La tarjeta solo dice qué gana y cuánto paga.
    .wrong-values = Los valores cambian, y algo más de la tarjeta también.

sections-and-value-recall-exposed = ¿Con cuál de estas líneas no puedes mostrar nada hasta la última ficha?
    .right = C: nada se muestra antes de ganar. Las otras dos llevan una X.
    .shown = C: nada se muestra antes de ganar. Las otras dos llevan una X.
    .hint = Mira la letra del final de cada línea.
    .wrong-second = Termina en X: sus grupos se pueden pedir y exponer. ¿Qué línea termina en otra letra?
    .wrong-third = Mira la letra del final. Con una X puedes exponer grupos.

sections-and-value-recall-two-lines = Tu mano ganadora encaja en dos líneas: una vale 40, la otra 25. ¿Qué cobras?
    .right = Sí, por suerte: cuenta la que vale más.
    .shown = Por suerte, cuenta la que vale más.
    .hint = Ganas una sola vez, con una línea.
    .option-first = La que está primero en la tarjeta
    .option-sum = Las dos juntas
    .option-dearer = La que vale 40
    .wrong-first = El orden en la tarjeta no importa.
    .wrong-sum = Una mano se cobra una sola vez.

sections-and-value-recall-hidden = Juegas esta línea con 6, 7, 8 y 9; te faltan tres fichas. El jugador de enfrente descarta un <7B>. ¿Qué haces?
    .right = Lo dejas pasar y esperas al muro. De esta mano no se puede mostrar nada.
    .hint = Mira la letra del final de la línea.
    .wrong = Responde al descarte: ¿lo pides o lo dejas pasar?
    .wrong-claim = Ahora hay tres <7B> a la vista, y esta línea lleva una C. Ya no puedes ganar con ella.
    .wrong-mah-jongg = Con esta ficha todavía faltarían otras dos.
