## La línea de comandos

cli-help =
    Mahj Tutor enseña el Mah Jongg americano.

    Uso: mahj-tutor [COMANDO] [OPCIONES]

    Sin comando se abre la ventana; `open ARCHIVO` la abre con la tarjeta de un archivo.
    Los demás comandos no necesitan pantalla:

      check [RUTA...]    dice qué está mal en tarjetas, lecciones e idiomas;
                         los incluidos si no se da ninguna ruta
      expand TARJETA     muestra todas las manos de una tarjeta
      rank TARJETA       lee atriles de 13 o 14 fichas, uno por línea, y muestra
                         las líneas más cercanas; --top N (5; 0 para todas)
      simulate           deja jugar a los bots: --games N --seed S --card TARJETA
                         --bots QUIEN,QUIEN,QUIEN,QUIEN --duplicate --threads N
                         --shard I/N --json; QUIEN es learner, regular o expert,
                         si se quiere con un estilo, como expert:fixed-passive,
                         o baseline o hint; --duplicate juega cada muro en
                         cuatro partidas, cada vez un asiento más allá; con
                         --rules random cada partida tiene sus propias reglas
                         de mesa y niveles, y errores donde se permiten;
                         --records DIR guarda el registro de cada partida
      replay REGISTRO    repite una partida registrada y la muestra;
                         --card TARJETA si no es una del programa
      review REGISTRO... cómo fue la probabilidad de ganar de un jugador, qué la
                         cambió y los errores: --seat N (0 a 3), --card TARJETA,
                         --json, --threads N (1 a 256), --shard I/N
      rules              muestra el reglamento; con --list solo los ids
      course             muestra una tabla de todas las lecciones y las reglas
                         que todavía nada enseña
      lesson ID          muestra todo lo que una lección enseña, pregunta y
                         dice; con --json como datos
      exam [--seed N]    muestra las preguntas de un examen; la misma semilla da las mismas
      drill TIPO         muestra ejercicios con sus respuestas y el porqué: --card TARJETA
                         --seed S --count N --level 1 a 3, --json como datos,
                         --sheet ARCHIVO.pdf o ARCHIVO.png para imprimir, con las
                         respuestas al final; --list nombra los tipos
      screenshots DIR    dibuja todas las pantallas en una carpeta; --only NOMBRE: las que empiezan así

    TARJETA es un archivo o el id de una tarjeta incluida, como practice.

    Opciones de todos los comandos:

      --lang ETIQUETA    el idioma: { $languages }
      --profile DIR      la carpeta de tus ajustes y tu progreso
      -h, --help         esta ayuda
      -V, --version      la versión
cli-unknown-subcommand = no existe el comando «{ $name }»; --help las muestra todas
cli-unknown-option = la opción { $option } no significa nada aquí; --help muestra las opciones
cli-unexpected = sobra «{ $word }»; --help muestra lo que se espera
cli-missing = falta { $word }; --help muestra lo que se espera
cli-no-value = { $option } necesita un valor detrás
cli-bad-value = «{ $value }» no es un valor para { $option }; --help muestra los que valen
cli-unknown-language = el idioma «{ $tag }» no está disponible; los que hay son { $known }
cli-no-display = no hay pantalla donde abrir la ventana; inícialo desde un escritorio, o mira en «mahj-tutor --help» lo que funciona sin ella
cli-no-window = no se puede abrir la ventana ({ $error }); «mahj-tutor --help» dice lo que funciona sin ella
cli-unreadable = no se puede leer { $path }: { $error }
cli-not-text = esto no es texto en UTF-8; si debe ser texto, guárdalo de nuevo como UTF-8
cli-unwritable = no se puede escribir { $path }: { $error }
cli-no-output = no se puede escribir la salida: { $error }
check-fine = { $files ->
    [one] 1 archivo, todo bien.
   *[other] { $files } archivos, todo bien.
}
check-found = { $problems ->
    [one] 1 problema encontrado.
   *[other] { $problems } problemas encontrados.
}
check-unknown-file = esto no es ni una tarjeta, ni una lección, ni un archivo de idioma
check-nothing-here = aquí no hay nada que revisar: ni tarjetas, ni lecciones, ni idiomas
screenshots-done = { $count ->
    [one] 1 imagen dibujada.
   *[other] { $count } imágenes dibujadas.
}
check-lonely-fluent = un archivo de idioma se revisa con su carpeta de idiomas: una carpeta por idioma, el inglés en «en»
replay-unfinished = El registro termina aquí; la partida no terminó.
replay-unknown-card = esta partida se jugó con la tarjeta «{ $card }», que no es una del programa; indica su archivo con --card
replay-other-card = esta partida se jugó con la tarjeta «{ $recorded }», no con «{ $given }»
replay-refused = la jugada { $number } del registro (jugador { $seat }: { $action }) no la permiten las reglas:
replay-bet = La apuesta del registro no pudo hacerse
replay-not-over = tras la última jugada la partida no terminó, y el registro dice que acabó con «{ $recorded }»; quita el resultado o agrega las jugadas que faltan
replay-other-result = la partida acaba con «{ $played }», y el registro dice «{ $recorded }»
record-seed = «{ $seed }» no es una semilla: escribe un número de 0 a 18446744073709551615
record-no-bet = «{ $word }» no es una apuesta: se espera un asiento, de 0 a 3, o wall-game
record-no-action = «{ $word }» no es una jugada
record-no-tile = «{ $word }» no es una ficha; escribe las fichas como 3B, F o J
record-no-number = «{ $word }» no es un número que valga aquí
record-no-exposure = «{ $word }» no es un grupo expuesto: escribe asiento/número, como 2/0
record-no-seat = «{ $word }» no es un asiento: escribe 0, 1, 2 o 3
record-expected = aquí va «{ $expected }», pero dice «{ $found }»
record-too-much = detrás de la jugada no va nada, pero dice «{ $word }»
cli-unknown-lesson = no existe la lección «{ $id }»; las lecciones son { $known }
course-unit = Unidad
course-number = N.º
course-id = Id
course-title = Título
course-minutes = Minutos
course-steps = Pasos
course-actions = Acciones
course-longest = Más largo
course-wrong = Errores
course-rule-count = Reglas
course-lessons = { $count ->
    [one] 1 lección
   *[other] { $count } lecciones
}
course-rules = { $all } reglas: { $lessons } en lecciones, { $examples } en pruebas, { $drills } en ejercicios.
course-rules-shown = En una prueba o un ejercicio, pero en ninguna lección:
course-rules-untaught = Sin nada que las enseñe:
course-untaught = { $count } reglas sin enseñar
lesson-text-labelled = { $label }: { $text }
lesson-text-id = Id
lesson-text-unit = Unidad
lesson-text-card = Tarjeta
lesson-text-minutes = Minutos
lesson-text-rules = Reglas
lesson-text-step = Paso { $number }: { $id }
lesson-text-recall = Repaso: { $id }
lesson-text-done = Al terminar
lesson-text-shown = Se muestra
lesson-text-points = Señala
lesson-text-table = { $scene ->
    [goes-on] La mesa sigue
   *[set-up] Se prepara una mesa
}: { $moment }; el Este es el asiento { $east }; quedan { $wall } fichas en el muro
lesson-text-table-unknown = La mesa, como la dejó la partida anterior
lesson-text-rack = Atril { $seat }: { $tiles }
lesson-text-exposure = Grupo expuesto
lesson-text-discards = Descartes
lesson-text-untaught = Aún sin enseñar
lesson-text-plays = Se juega
lesson-text-cannot = Esta acción no se puede hacer
lesson-text-takes-tiles = toma fichas de ahí
lesson-text-asked = Se pide
lesson-text-accepted = Vale
lesson-text-example = Vale, por ejemplo
lesson-text-right = Si acierta
lesson-text-when-shown = Si se le muestra
lesson-text-hint = Pista
lesson-text-wrong = Error
lesson-text-then = Después
lesson-text-otherwise = Cualquier otro error
lesson-text-kind = { $kind ->
    [choose] tocar una de varias respuestas
    [tiles] elegir fichas de una fila
    [groups] elegir grupos de la línea
    [order] poner en orden
    [amount] dar un número
    [stack] tocar una pila del muro
    [build] armar una mano
    [act] hacer algo en la mesa
   *[play] seguir jugando
}
lesson-text-key = { $key ->
    [row] Fila
    [strays-of] Línea que deja fichas de sobra
    [line] Línea
    [find] Hay que encontrar
    [most] Como mucho
    [rack] Atril
    [tray] Bandeja
    [accept] Vale
    [coach] Juzga
    [spares] Línea que debe quedar entera
    [others] Los demás
    [until] Hasta que
   *[help] Entrenador
}
lesson-text-value = { $word ->
    [takers] los grupos que admiten comodines
    [size] { $of ->
        [1] las fichas sueltas
        [2] las parejas
        [3] los pungs
        [4] los kongs
        [5] los quints
       *[other] los grupos de { $of }
    }
    [color] los grupos del color { $of }
    [true] el entrenador
    [any-pass] cualquier pase
    [any-vote] cualquier voto
    [any-offer] cualquier oferta
    [any-courtesy] cualquier pase de cortesía
    [any-draw] cualquier robo
    [any-discard] cualquier descarte
    [any-exposure] cualquier grupo expuesto
    [any-exchange] cualquier cambio de comodín
    [deal] se reparta
    [passing] termine el Charlestón
    [discards] haya { $of } descartes
    [game] termine la partida
    [told] dice qué hacer
    [on-request] responde si se le pregunta
   *[alone] no dice nada
}
lesson-text-when = { $word ->
    [same-kind] cualquier acción de este tipo
    [refused] todo lo que esta regla no permite
    [wanted] todo lo que entrega una ficha de la línea
    [giving] todo lo que entrega un comodín
    [dearer] todo lo que cuesta claramente más
    [misplaced] cualquier mano con un comodín fuera de lugar
    [suits] cualquier mano con los palos equivocados
    [sizes] cualquier mano con grupos de otro tamaño
   *[numbers] cualquier mano con otros números o letras
}
lesson-text-point = { $word ->
    [line] la línea
    [note] la nota
    [value] el valor
    [mark] X o C
    [rack] el atril
    [group] el grupo { $of }
    [tiles] el grupo { $of } de las fichas
   *[stack] la pila { $of }
}
lesson-text-untaught-action = { $word ->
    [blind-pass] pase a ciegas
    [stop] detener el Charlestón
    [courtesy] pase de cortesía
    [exchange] cambio de comodín
    [claim-exposure] pedir para exponer un grupo
    [claim-mah-jongg] pedir para Mah Jongg
   *[declare-mah-jongg] cantar Mah Jongg
}
lesson-text-moment = { $word ->
    [first-right] { step-first-right }
    [first-across] { step-first-across }
    [first-left] { step-first-left }
    [second-left] { step-second-left }
    [second-across] { step-second-across }
    [last-right] { step-last-right }
    [vote] la votación
    [courtesy] { $of ->
        [none] el pase de cortesía
       *[other] el pase de cortesía de { $of }
    }
    [mush] el mush
    [to-draw] le toca robar al asiento { $of }
    [to-discard] le toca descartar al asiento { $of }
    [discarded] el asiento { $by } descartó { $of }
    [name-price] falta decir el precio
    [challenged] el asiento { $by } impugna la mano del asiento { $of }
    [announced] el asiento { $of } anuncia Mah Jongg
    [laid-open] el asiento { $of } mostró su mano
   *[over] la partida terminó
}
