# El reglamento: pedir un descarte para exponer.
rule-claim-groups = Pide para tres o más iguales
    .text = Puedes pedir el último descarte si completa un pung, kong, quint o sexteto de tu línea. Debe ser una ficha natural, no un comodín.
    .example = Tienes dos Seises de círculos y alguien descarta el tercero: pídelo para un pung.

rule-claim-not-single-pair = No para una suelta ni una pareja
    .text = No puedes pedir un descarte para tener una ficha suelta o una pareja. Solo la ficha que te da Mah Jongg puede completarlas.
    .example = Te faltan un segundo Oeste para la pareja y dos fichas más: deja pasar el Oeste.

rule-claim-not-visual = No para fichas impresas juntas
    .text = NEWS, un año y otros conjuntos de la tarjeta están hechos de sueltas y parejas. Ninguna de sus fichas se pide antes del Mah Jongg y los comodines no ayudan.
    .example = Tu línea lleva 2026 y alguien descarta Jabón. Tienes que esperar, salvo que sea tu última ficha.

rule-claim-x-only = Solo para líneas con X
    .text = Puedes exponer un grupo solo si lo tiene al menos una línea con X. Las líneas con C se hacen en secreto.
    .example = Solo una línea oculta lleva tres Nortes: no se puede pedir un Norte para ella.

rule-claim-whole-group = El grupo entero de una vez
    .text = La ficha pedida y las de tu atril deben formar el grupo completo. No puedes exponer medio grupo y llenarlo después.
    .example = Tu línea lleva un kong: con una sola en el atril, el descarte no alcanza.

rule-claim-with-jokers = Los comodines pueden completarlo
    .text = Los comodines de tu atril pueden ocupar los otros lugares del grupo. Entonces no necesitas otra ficha natural.
    .example = Un Ocho descartado y tres comodines tuyos forman un kong de Ochos.

rule-claim-has-natural = Siempre hay una natural
    .text = La ficha pedida es natural, así que todo grupo expuesto tiene al menos una. Así se ve qué representan los comodines de al lado.
    .example = Dragón rojo, comodín, comodín: los comodines son dragones rojos.

rule-claim-expose-on-rack-top = Déjalo a la vista sobre tu atril
    .text = La ficha pedida y su grupo van boca arriba en la parte plana de tu atril, enseguida, donde todos los vean.
    .example = Pides un Tres y dejas tres Treses arriba.

rule-claim-exposure-fixed = Lo expuesto no cambia
    .text = Hasta que descartes o cambies un comodín puedes corregir cuántas fichas pones; en esto las fuentes difieren. Después el grupo ya no cambia nunca. Solo se puede cambiar un comodín que haya en él.
    .example = Expusiste un pung. Cuando robes la cuarta ficha, no podrá unirse.

rule-claim-then-discard = Después, descarta
    .text = Tras exponer te sobra una ficha, igual que después de robar. No robas: descartas.
    .example = Pides un Cinco, expones un kong de Cincos y descartas un Este.

rule-claim-play-continues = El juego sigue desde ti
    .text = Después de tu descarte le toca a quien está a tu derecha. Los que estaban entre quien descartó y tú pierden ese turno.
    .example = Este descarta y Oeste pide: Sur se queda sin turno y sigue Norte.

rule-claim-exchange-after = Cambiar después de exponer
    .text = Cuando tu grupo ya está completo a la vista, puedes hacer cambios por comodines antes de descartar, igual que después de robar.
    .example = Expones un pung, das un Nueve por un comodín del atril de Este y descartas.

rule-claim-first-exposure-commits-x = Lo primero que expones descarta las líneas ocultas
    .text = Mientras no hayas expuesto nada, todas las líneas están abiertas. Con el primer grupo expuesto se acaban las líneas con C para esta partida.
    .example = Expones tres Ochos. La línea oculta con Ochos ya no se puede hacer.

rule-claim-switch-hand = Todavía puedes cambiar de línea
    .text = Nunca anuncias una línea. Después de exponer puedes ir por cualquiera que tenga todos tus grupos expuestos, y cambiar cuantas veces quieras.
    .example = Cuatro Seises expuestos encajan en dos líneas: tus próximas fichas decidirán.

rule-claim-reveals = Exponer cuenta algo
    .text = Quien mira lo que expones puede adivinar tu línea. Pregúntate cada vez si la ficha lo merece.
    .example = En tu atril hay kongs de Doses y Cuatros: ya nadie descartará un Seis ni un Ocho.

rule-claim-wrong-is-dead = Pedir mal mata la mano
    .text = En una mesa, quien expone algo que ninguna línea tiene puede quedar muerto. El programa rechaza esa petición y te dice por qué, salvo que la mesa permita errores.
    .example = Tres Jabones expuestos, y ninguna línea los lleva: mano muerta.

rule-claim-verbal = Pide con palabras claras
    .text = Di «pido» o «la quiero». «Espera» por sí solo no es pedir, pero avisa de que estás pensando.
    .example = «Espera… sí, pido ese Cuatro.»
