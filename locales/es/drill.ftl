# Los ejercicios. `drill-<kind>` es el nombre de cada uno; `.about` dice qué pide; `.tip`, qué ayuda.
drill-name-tile = ¿Cómo se llama la ficha?
    .about = Cada ficha por su nombre, hasta que salga sin pensar.
    .tip = Mira primero la esquina y luego el dibujo.
drill-group = Pareja, pung, kong
    .about = Qué fichas forman un grupo, cuáles solo lo parecen y dónde puede estar un comodín.
    .tip = Cuenta hasta el tamaño que buscas y mira si todas las fichas son iguales. Las de NEWS y las de un año son fichas sueltas.
drill-words-of-line = ¿Qué pide la línea?
    .about = Une una línea impresa con su explicación o con una mano.
    .tip = Lee la línea color por color: cada color es un palo distinto.
drill-is-it-a-hand = ¿Es Mah Jongg?
    .about = Catorce fichas y una línea: ¿encajan de verdad?
    .tip = Pon las fichas sobre la línea grupo por grupo. Revisa cada número, cada color y cuántas fichas hay.
drill-how-far = ¿Cuántas faltan?
    .about = Cuenta las fichas que le faltan a un atril para una línea.
    .tip = Elige los palos y números que aprovechan más fichas, y luego cuenta lo que falta.
drill-line-from-rack = ¿Qué línea es?
    .about = Busca la línea que un atril tiene más cerca.
    .tip = Mira primero las parejas y los pungs: señalan la línea.
drill-memory = De memoria
    .about = Mira una línea o un atril, tapa lo que viste y ármalo de memoria.
    .tip = Dilo en voz alta, grupo por grupo, y luego tápalo.
drill-choose-line = ¿Qué línea jugarías?
    .about = Hay tres líneas posibles. ¿Cuál es el mejor objetivo?
    .tip = No todo es que falten pocas fichas: las parejas cuestan mucho, y ahí no ayuda ningún comodín.
drill-pass = ¿Qué fichas pasarías?
    .about = Elige tres fichas para un pase del { -charleston }.
    .tip = Guarda las parejas, los comodines y las fichas que van juntas. Pasa las que están solas.
drill-solitary-charleston = Un { -charleston } a solas
    .about = Pasa, mira lo que llega y vuelve a pasar, hasta el final.
    .tip = Ten dos líneas en mente mientras puedas y deja que decidan las fichas.
drill-discard = ¿Qué descartarías?
    .about = Catorce fichas, y una tiene que irse.
    .tip = Primero lo que ninguna de tus líneas necesita; luego, lo que es más fácil de volver a conseguir.
drill-claim = ¿La quieres?
    .about = Alguien descarta una ficha. ¿Puedes pedirla? ¿Te conviene?
    .tip = Al pedir una ficha, muestras tu mano a todos. Pide lo que cuesta conseguir y, al principio, deja pasar lo demás.
drill-who-gets-it = ¿Quién se la lleva?
    .about = Varios jugadores piden el mismo descarte.
    .tip = Mah Jongg va primero. Si no, se la lleva quien tiene el turno más cercano: se gira hacia la derecha, desde quien descartó.
drill-joker = ¿Puedes llevarte ese comodín?
    .about = Qué comodín de la mesa puedes cambiar ahora mismo.
    .tip = Tiene que ser tu turno y necesitas justo la ficha a la que sustituye el comodín.
drill-line-from-exposures = ¿Qué línea buscan?
    .about = Lee una mano por los grupos expuestos.
    .tip = Busca una línea con todos los grupos expuestos y el mismo número de fichas en cada uno.
drill-safe-tile = ¿Qué descarte es seguro?
    .about = Los demás ya mostraron mucho. ¿Qué puedes descartar todavía?
    .tip = Lo más seguro es lo que ya se descartó y nadie pidió. Lo que completa sus grupos no lo es.
drill-dead-or-not = ¿Está muerta esa mano?
    .about = Mira lo expuesto y di si la mano todavía puede ganar.
    .tip = Busca una línea que tenga todos los grupos. Después mira si aún pueden llegar sus otras fichas.
drill-payment = ¿Quién paga qué?
    .about = Alguien ganó. ¿Cuánto paga cada uno?
    .tip = Hazte dos preguntas: ¿quién dio la última ficha?, ¿hay comodines en la mano?

drill-topic-tiles = Fichas y grupos
drill-topic-card = Leer la tarjeta
drill-topic-charleston = Elegir la mano y el { -charleston }
drill-topic-play = En la mesa
drill-topic-defense = Observar a los demás
drill-topic-settlement = Cuando algo sale mal y cuando todo acaba

drill-all = ¡Todas! Estupendo.
drill-most = ¡Muy bien! Unas rondas más, y te saldrá solo.
drill-fewer = Con la práctica será más fácil. Lo que fallaste volverá a aparecer.
drill-kind = ¿Qué quieres practicar?
drill-today = La práctica de hoy
drill-today-lesson = Ir a la lección { $number }
drill-today-kind = Hoy: { $drill }
drill-today-about = { $count ->
    [0] { $next ->
        [missed] Lo que hoy te costó vuelve mañana. O inténtalo otra vez ahora mismo.
        [taught] Los primeros ejercicios llegan con la lección 2. Lo que aprendas te esperará aquí cada día.
       *[due] Hoy no toca nada. Practica lo que quieras.
    }
   *[other] { $due ->
        [0] { $count } { $count ->
            [one] ejercicio nuevo
           *[other] ejercicios nuevos
        }, unos { $minutes } min.
       *[other] { $count } { $count ->
            [one] ejercicio
           *[other] ejercicios
        }: primero lo que estás a punto de olvidar y luego algo nuevo. Unos { $minutes } min.
    }
}
drill-today-missed = Otra vez
drill-today-begin = Empezar
drill-today-again = Lo que queda de hoy
drill-known = Tu avance
drill-known-card = Las líneas de tu tarjeta: mientras más lleno el cuadro, más tiempo la vas a recordar. Un punto quiere decir que ya ganaste con ella. Elige una para practicarla.
drill-known-line = { $line }: { $strength ->
    [new] sin practicar
    [missed] fallaste la última vez
    [weak] le falta práctica
    [fading] se va olvidando
    [young] aprendida; falta que se afiance
   *[firm] te la sabes bien
}{ $won ->
    [yes] . Ya ganaste con ella.
   *[no] { "" }
}
drill-known-rules = Las reglas que practicaste
drill-known-chapter = { $chapter }: { $strength ->
    [missed] fallaste en algo la última vez
    [weak] le falta práctica
    [fading] se va olvidando
    [young] aprendido; falta que se afiance
   *[firm] te lo sabes bien
}
drill-known-days = Tus días de práctica
drill-known-day = { $date }: { $count ->
    [0] sin práctica
    [one] { $count } ejercicio
   *[other] { $count } ejercicios
}
# The initials of the days of the week, from Sunday.
weekday-initial = { $day ->
    [0] D
    [1] L
    [2] M
    [3] M
    [4] J
    [5] V
   *[6] S
}
drill-known-practiced = Días con práctica en las últimas { $weeks } semanas: { $days }
drill-known-helps = Te conviene practicar: { $drill }
drill-so-far = { $right } de { $asked } bien{ $seconds ->
    [0] { "" }
   *[other] { " · " }unos { $seconds } segundos por pregunta
}{ $best ->
    [0] { "" }
   *[other] { " · " }mejor minuto: { $best }
}
drill-memory-about = Para llevarte tu progreso, guarda aquí una copia y ábrela en tu otra computadora. También puedes soltar aquí el archivo.
drill-memory-save = Guardar una copia…
drill-memory-bring = Abrir una copia…
drill-memory-saved = Guardado en { $path }.
drill-memory-taken-up = Lo que sabe { $path } se suma a lo que ya sabías aquí.
drill-memory-not-taken-up = No se pudo sumar nada de { $path }: { $error }
drill-round-again = Otro minuto
drill-to-lesson = Lección: { $lesson }
drill-taught-in = Se enseña en la lección «{ $lesson }».
drill-timed = Contrarreloj: todas las que puedas en un minuto
drill-round-left = { $seconds ->
    [one] Queda 1 segundo
   *[other] Quedan { $seconds } segundos
}
drill-round-right = { $right } bien
drill-round-over = { $right } bien en un minuto. { $best ->
    [0] { "" }
   *[other] Tu mejor marca: { $best }.
}
drill-learn-lines = { $count ->
    [one] Aprender la última línea
   *[other] Aprender las { $count } líneas siguientes
}
drill-lines-to-come = { $count ->
    [one] Una línea de esta tarjeta todavía es nueva para ti.
   *[other] { $count } líneas de esta tarjeta todavía son nuevas para ti.
}
drill-choose = Todos los ejercicios
drill-waiting = Un momento, se está poniendo la mesa…

drill-nearest-line-asked = ¿De cuál de estas líneas está más cerca tu atril?
drill-name-of-tile-asked = ¿Cómo se llama esta ficha?
drill-tile-called-asked = En una mesa estadounidense dicen «{ $tile }». ¿Qué ficha es?
drill-called-same-asked = Acaban de descartar esta ficha: { $tile }. El siguiente jugador descarta y dice «{ -same }». ¿Qué ficha es?
drill-which-group-asked = { $size ->
    [1] ¿Cuál de estas es una ficha suelta?
    [2] ¿Cuál de estos grupos es una pareja?
    [3] ¿Cuál de estos grupos es un pung?
    [4] ¿Cuál de estos grupos es un kong?
    [5] ¿Cuál de estos grupos es un quint?
   *[other] ¿Cuál de estos grupos es un sexteto?
}
drill-which-is-no-group-asked = ¿Cuál de estas opciones no es un grupo?
drill-which-cluster-asked = { $cluster ->
    [news] ¿Con cuáles de estas fichas se forma NEWS?
   *[year] ¿Con cuáles de estas fichas se forma el año { $name }?
}
drill-which-holds-joker-asked = ¿En cuál de estos grupos puede estar el comodín?
drill-line-of-exposures-asked = ¿Cuál de estas líneas puede estar jugando todavía este jugador?
drill-sentence-asked = ¿Qué pide esta línea?
drill-hand-of-line-asked = ¿Cuál de estas manos es de esta línea?
drill-is-it-a-hand-asked = ¿Forman estas 14 fichas la línea?
drill-which-is-wrong-asked = ¿Forman estas 14 fichas esta línea? Si no, ¿qué ficha está mal?
drill-which-are-missing-asked = ¿Qué fichas le faltan todavía a este atril para esta línea?
drill-how-far-asked = ¿Cuántas fichas le faltan a este atril para esta línea?
drill-better-aim-asked = ¿Cuál de estas líneas jugarías?
drill-pass-asked = { $step }: ¿qué tres fichas pasarías?
drill-pass-on-asked = { $step }: ¿qué tres fichas pasas?
drill-discard-asked = ¿Qué ficha descartarías?
drill-claim-asked = { $place ->
    [right] El jugador de tu derecha
    [left] El jugador de tu izquierda
   *[across] El jugador de enfrente
} descarta { $tile }. ¿Qué haces?
drill-exchange-asked = { $turn ->
    [own] Es tu turno. ¿Qué cambio puedes hacer?
   *[other] Es el turno de otro jugador. ¿Qué cambio puedes hacer ahora?
}
drill-exchange-from = Cambiar { $tile } por un comodín de { $place ->
    [own] tu propio { $group }
    [right] la derecha ({ $group })
    [left] la izquierda ({ $group })
   *[across] enfrente ({ $group })
}
drill-who-gets-it-asked = ¿Quién se lleva la ficha?
drill-is-it-dead-asked = ¿Está muerta esta mano?
drill-would-you-challenge-asked = ¿Impugnarías esta mano? Si todavía puede ganar, pagas tú.
drill-payment-asked = { $place ->
    [own] Ganas
    [right] El jugador de tu derecha gana
    [left] El jugador de tu izquierda gana
   *[across] El jugador de enfrente gana
} con esta mano, que vale { $value } puntos, { $from ->
    [wall] con una ficha del muro
    [own] con tu descarte
    [right] con el descarte del jugador de tu derecha
    [left] con el descarte del jugador de tu izquierda
   *[across] con el descarte del jugador de enfrente
}. ¿Quién paga qué?
drill-safest-asked = ¿Cuál de estas fichas es la más segura para descartar?
drill-lay-asked = Apréndete esta línea. Luego tápala y construye una de sus manos.
drill-lay-rack-asked = Apréndete este atril. Luego tápalo y ármalo otra vez.
drill-lay-covered = Ahora construye de memoria una de sus manos.
drill-lay-rack-covered = Ahora ármalo otra vez de memoria.
drill-exposed = Expuesto
drill-wants = { $place }: «{ $claim }»
drill-says = «{ $claim }»
drill-discards = { $place ->
    [own] (la descartaste)
   *[other] (la descartó)
}
drill-wants-nothing = { $place ->
    [own] (no la pides)
   *[other] (no la pide)
}
drill-cover = Ya me la sé: taparla
drill-check = Comprobar
drill-taken = { $taken } de { $count } fichas
drill-picture-tile = En la ficha se ve: { $face }
drill-tiles = { $tiles }
drill-count = { $count }
drill-yes = Sí
drill-no = No
drill-none-of-them = Ninguno de estos
drill-balance = { $own }; { $right }; { $across }; { $left }
drill-balance-part = { $place ->
    [own] { $way ->
        [gets] Cobras
       *[pays] Pagas
    }
    [right] el de la derecha { $way ->
        [gets] cobra
       *[pays] paga
    }
    [left] el de la izquierda { $way ->
        [gets] cobra
       *[pays] paga
    }
   *[across] el de enfrente { $way ->
        [gets] cobra
       *[pays] paga
    }
} { $points }

drill-tile-right = En la ficha «{ $tile }» se ve { $face }.
drill-tile-wrong = En la ficha «{ $tile }» se ve { $face }. En «{ $chosen }» se ve { $seen }.
# Por qué lleva esa letra.
drill-tile-letter = La { $letter } viene del inglés: «{ $name }».
drill-tile-suit = En inglés, { $suit ->
    [bam] el bambú se llama «Bam».
    [crak] el carácter se llama «Crak».
   *[dot] el círculo se llama «Dot».
}
drill-joker-is-same = Quien descarta un comodín puede llamarlo «{ -same }»: igual que la ficha descartada justo antes ({ $tile }). Sigue siendo un comodín, y nadie puede pedirlo.
drill-score = Aciertos: { $right } de { $answered }, y son { $count } en total
drill-right = ¡Bien!
drill-nearly = Casi tan bueno
drill-wrong = Esta vez no
drill-best = La mejor respuesta
drill-charleston-over = Ese fue el último pase. El siguiente atril es otro.
drill-yours = Tu respuesta
drill-also-right = { $count ->
    [one] La otra marcada es igual de buena.
   *[other] Las otras marcadas son igual de buenas.
}
drill-all-right = Las marcadas son igual de buenas.
drill-reason-and = { $why } { $also }
drill-right-one = La respuesta correcta
drill-better = { $best }. { $why }
# Qué otra cosa se podía elegir, después de acertar.
drill-next-best = { $far ->
    [yes] Todo lo demás cuesta mucho más. Lo que menos: { $next }, con lo que pierdes { $loss }.
   *[no] La siguiente mejor: { $next }. Así pierdes { $loss }.
}
drill-next-best-title = La siguiente mejor
drill-own-line = Tu línea: { $why }
drill-next-best-line = La siguiente mejor: { $why }
drill-other-line = La opción { $number }: { $line }, { $chance }.
drill-how-dangerous = Cada cifra dice cuántas veces ganaría alguien con esa ficha.
drill-danger-short = { $of ->
    [none] 0 %
    [little] <1 %
   *[some] { $percent } %
}
drill-loss = Cuesta { $loss }.
drill-right-text = { $missing ->
    [one] Solo falta una ficha.
   *[other] Solo faltan { $missing } fichas.
}
drill-wrong-text = { $missing ->
    [one] A la línea más cercana le falta una ficha, y a la tuya, { $chosen }. Las 14 tienen que ser de la misma línea.
   *[other] A la línea más cercana le faltan { $missing } fichas, y a la tuya, { $chosen }. Las 14 tienen que ser de la misma línea.
}
drill-is-group = { $size ->
    [1] Una ficha sola es una ficha suelta. Un comodín nunca la puede sustituir.
    [2] Dos fichas iguales son una pareja. Ahí nunca puede haber un comodín.
   *[other] Son { $size } fichas iguales: { $group }. Un comodín puede sustituir a cualquiera.
}
drill-other-size = Estas { $size } fichas son otro grupo: { $group }.
drill-tiles-differ = Estas fichas no son iguales. En un grupo, todas tienen el mismo número y el mismo palo.
drill-is-run = Es una escalera. En otros tipos de Mah Jongg cuenta, pero aquí un grupo repite siempre la misma ficha.
drill-is-cluster = { $cluster ->
    [news] Norte, Este, Oeste y Sur: una ficha de cada viento. Son fichas sueltas, así que ahí no puede haber comodines.
   *[year] Las cifras de { $name } son de un mismo palo, y el cero es el Jabón. Ahí no puede haber comodines.
}
drill-no-cluster = { $fault ->
    [other-tile] Una de estas fichas no es de ahí.
    [twice] Un viento está dos veces, así que falta otro.
    [no-soap] El cero es siempre el Jabón, el dragón blanco. Los otros dos dragones no son números.
   *[suits-differ] Estos números son de dos palos. Un año es de uno solo.
}
drill-joker-may = Un { $group } tiene tres o más fichas iguales, así que puede llevar un comodín.
drill-joker-may-not = { $place ->
    [cluster] Pueden ser NEWS o un año: fichas sueltas y parejas. Ahí nunca puede haber un comodín.
    [single] Un comodín nunca es una ficha suelta: necesita un grupo de tres o más.
   *[pair] En una pareja nunca puede haber un comodín.
}
drill-has-exposures = Esta línea tiene todos los grupos expuestos.
drill-lacks-group = { $kin ->
    [yes] Con los números y palos que sean, esta línea nunca tiene ese grupo: { $group }.
   *[no] Esta línea no tiene ese grupo: { $group }.
}
drill-lacks-together = Esta línea tiene cada uno de estos grupos, pero nunca juntos en la misma mano.
drill-is-concealed = Esta línea se juega oculta: no se puede exponer nada.
drill-says-this-line = Es esta línea, con palabras.
drill-says-other-line = Eso describe { $line }.
drill-is-hand = Las 14 fichas son de esta línea. { $jokers ->
    [yes] Los comodines están en grupos de tres o más, donde pueden estar.
   *[no] Los colores de la tarjeta no nombran ningún palo: solo dicen qué grupos comparten uno.
}
drill-is-the-rack = Es el atril, ficha por ficha.
drill-is-hand-of = Esa mano es de { $line }.
drill-other-group = Con { $right } en vez de { $wrong } sería esta línea. Fíjate en los colores, que indican los palos, y en los números.
drill-wrong-tile = Sobra { $wrong } y falta { $missing }.
drill-joker-for-tile = Aquí un comodín sustituye a esta ficha: { $tile }. { $group ->
    [single] Es una ficha suelta:
    [pair] Es de una pareja:
    [cluster] Es de un grupo de fichas distintas:
   *[closed] La tarjeta no deja poner comodines en ese grupo:
} tiene que ser la ficha misma.
drill-missing = { $missing ->
    [one] Falta una ficha.
   *[other] Faltan { $missing } fichas.
}
drill-missing-other = { $missing ->
    [one] Falta una ficha, no { $said }.
   *[other] Faltan { $missing } fichas, no { $said }.
}
drill-chance-of-line = { $missing ->
    [one] Falta una ficha
   *[other] Faltan { $missing } fichas
}{ $claimed ->
    [all] .
    [none] , y solo { $missing ->
        [one] la puedes
       *[other] las puedes
    } robar.
   *[some] ; { $drawn ->
        [one] una solo la puedes robar.
       *[other] { $drawn } solo las puedes robar.
    }
} { $live ->
    [one] Sin contar los comodines, queda sin ver una sola ficha que sirva.
   *[other] Sin contar los comodines, quedan sin ver { $live } fichas que sirven.
} Si solo juegas esta línea, tu probabilidad de ganar es: { $chance }.
drill-as-good-tiles = El entrenador daría { $tiles }. { $why }
drill-better-tiles = El entrenador prefiere soltar { $tiles }. { $why }
drill-throws-joker = Un comodín vale por cualquier ficha en un grupo de tres o más: no lo sueltes mientras puedas. El entrenador prefiere soltar { $tile }. { $why }
drill-costs-least = Pierdes { $tiles } para { $line }, pero cualquier otra cosa te cuesta más.
drill-may-exchange = Tu ficha ocupa el lugar del comodín, y el comodín va a tu atril.
drill-some-may = Uno de estos cambios se puede hacer: busca en tu atril una ficha a la que sustituya un comodín.
drill-none-may = Ahora no se puede hacer ninguno de estos cambios.
drill-another-gets-it = { $place ->
    [own] La ficha es para ti.
    [right] La ficha es para el jugador de tu derecha.
    [left] La ficha es para el jugador de tu izquierda.
   *[across] La ficha es para el jugador de enfrente.
} { $rule }
drill-dead = Esta mano está muerta. { $why } { $rule }
drill-dead-by-joker = Esta mano está muerta. { $why }
drill-dead-apart = Ninguna línea tiene estos grupos juntos en una misma mano: { $groups }.
drill-dead-concealed = Una línea que se juega oculta tiene { $groups }: { $line }.
drill-dead-gone = Toda mano con { $groups } necesita todavía fichas que ya no pueden llegar.
drill-dead-joker = Ninguna línea que se pueda exponer admite ahí un comodín: { $groups }. No va ninguno en una suelta ni en una pareja, ni donde la tarjeta dice «sin comodines».
drill-dead-lacks = Ninguna línea tiene { $groups }.
drill-alive = Esta mano puede seguir viva: por ejemplo, { $line } tiene todos los grupos expuestos.
drill-paid = La línea vale { $value } puntos. { $from ->
    [wall] La ficha salió del muro, así que los tres pagan el doble.
    [own] La ficha la diste tú: pagas el doble, y los otros dos pagan lo que vale.
    [right] La ficha la dio el jugador de tu derecha: paga el doble, y los otros dos pagan lo que vale.
    [left] La ficha la dio el jugador de tu izquierda: paga el doble, y los otros dos pagan lo que vale.
   *[across] La ficha la dio el jugador de enfrente: paga el doble, y los otros dos pagan lo que vale.
} { $jokers ->
    [none] La mano no lleva comodines, así que todo se dobla otra vez.
    [exempt] Una mano de sueltas y parejas no tiene premio por no llevar comodines.
   *[some] La mano lleva comodín, así que no se dobla nada más.
}
drill-danger = { $safest ->
    [yes] Probabilidad de que alguien gane con { $tile }: { $danger }, la menor de todas.
   *[no] Probabilidad de que alguien gane con { $tile }: { $danger }. Con la más segura de estas: { $least }.
} { $place ->
    [right] Por lo expuesto a tu derecha, puede hacer falta para { $line }.
    [left] Por lo expuesto a tu izquierda, puede hacer falta para { $line }.
    [across] Por lo expuesto enfrente, puede hacer falta para { $line }.
    [gone] Ya ves todas las demás iguales, así que casi nadie puede usarla.
    [nobody] Ningún grupo expuesto va con ella{ $discarded ->
        [0] .
        [one] , y ya se descartó una que nadie pidió.
       *[other] , y ya se descartaron { $discarded } que nadie pidió.
    }
   *[hidden] Ningún grupo expuesto va con ella, pero { $unseen ->
        [one] queda 1 sin ver
       *[other] quedan { $unseen } sin ver
    }.
}
drill-laid = { $lacks ->
    [0] Están todas las fichas de la línea, pero sobra { $surplus }.
   *[other] { $extra ->
        [0] Todavía falta: { $missing }.
       *[other] Todavía falta: { $missing }. No tiene sitio: { $surplus }.
    }
}
drill-next = Siguiente
drill-result = Ver mi resultado
drill-again = { $count ->
    [3] Tres más
   *[other] Diez más
}
drill-over = { $right } de { $count }
drill-today-done = { $days ->
    [one] Esa fue tu práctica de hoy. Vuelve mañana y ya serán dos días sin faltar.
   *[other] Esa fue tu práctica de hoy: ¡{ $days } días sin faltar!
}
drill-missed-again = Practicar lo que fallaste
drill-missed = Estas se te escaparon:
# Ejercicios en papel.
sheet-name = Nombre: { $line }
sheet-answers = Respuestas
sheet-as-good = { $count ->
    [one] Hay 1 respuesta más igual de buena.
   *[other] Hay { $count } respuestas más igual de buenas.
}
sheet-done = { $pages ->
    [one] 1 página: { $file }
   *[other] { $pages } páginas: { $file }
}

drill-no-more = { $count ->
    [one] Con esta semilla, esta tarjeta da solo 1 ejercicio de este tipo.
   *[other] Con esta semilla, esta tarjeta da solo { $count } ejercicios de este tipo.
}
drill-empty = Esta tarjeta todavía no tiene bastantes líneas, así que aquí no hay nada que practicar.

# Lo que se ve en una ficha, sin su nombre.
tile-face-bam = { $number ->
    [1] un pájaro verde y un 1
   *[other] el dibujo de { $number } cañas de bambú
}
tile-face-crak = un signo chino rojo y un { $number }
tile-face-dot = { $number ->
    [1] un círculo
   *[other] el dibujo de { $number } círculos
}
tile-face-north = un signo chino y una N
tile-face-east = un signo chino y una E
tile-face-west = un signo chino y una W
tile-face-south = un signo chino y una S
tile-face-red-dragon = un signo chino rojo en un anillo y una R
tile-face-green-dragon = un signo chino verde en un anillo y una G
tile-face-white-dragon = un marco azul y un 0
tile-face-flower = una flor y una F
tile-face-joker = un gorro de bufón y una J
tile-face-blank = una cara vacía
