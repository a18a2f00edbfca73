# El reglamento: pedir un descarte para exponer.
rule-claim-groups = Pide para tres o más iguales
    .text = Puedes pedir el último descarte si completa un pung, kong, quint o sexteto de tu línea. Debe ser una ficha natural, no un comodín. Una fuente olvida el sexteto y otra añade «cualquier combinación»; aquí son estos cuatro.
    .example = Tienes dos Seises de círculos y alguien descarta el tercero: pídelo para un pung.

rule-claim-not-single-pair = No para una suelta ni una pareja
    .text = No puedes pedir un descarte para una ficha suelta ni para una pareja. La única excepción es la ficha que te da Mah Jongg. Una fuente no la menciona; aquí vale.
    .example = Te faltan un segundo Oeste para la pareja y dos fichas más: deja pasar el Oeste.

rule-claim-not-visual = No para fichas impresas juntas
    .text = NEWS, un año y los demás bloques se hacen con fichas sueltas y parejas. Por eso no pides ninguna de sus fichas antes del Mah Jongg. Los comentarios de una fuente lo dudan; otras lo dicen claro, y así es aquí.
    .example = Tu línea lleva 2026 y alguien descarta Jabón. Tienes que esperar, salvo que sea tu última ficha.

rule-claim-x-only = Solo para líneas con X
    .text = Solo puedes exponer un grupo si lo lleva al menos una línea con X. Las líneas con C se hacen en secreto.
    .example = Solo una línea con C lleva tres Nortes. No puedes pedir un Norte para ella.

rule-claim-whole-group = El grupo entero de una vez
    .text = La ficha pedida y las de tu atril deben formar el grupo completo. No puedes exponer medio grupo y completarlo después.
    .example = Tu línea lleva un kong y solo tienes una de sus fichas, sin comodines: el descarte no basta.

rule-claim-with-jokers = Los comodines completan el grupo
    .text = Los comodines de tu atril pueden ocupar los demás lugares del grupo. No necesitas otra ficha natural.
    .example = Un Ocho descartado y tres comodines tuyos forman un kong de Ochos.

rule-claim-has-natural = Siempre hay una ficha natural
    .text = La ficha pedida es natural, así que todo grupo expuesto lleva al menos una. Por ella se sabe qué representan los comodines de al lado.
    .example = Dragón rojo, comodín, comodín: los comodines son dragones rojos.

rule-claim-expose-on-rack-top = Déjalo a la vista sobre tu atril
    .text = La ficha pedida y su grupo van enseguida boca arriba a la parte plana de tu atril, donde todos los vean.
    .example = Pides un Tres y dejas los tres Treses arriba.

rule-claim-exposure-fixed = Lo expuesto no cambia
    .text = Puedes corregir cuántas fichas acabas de exponer: añade otras iguales o retira algunas. Cuando has descartado, o sacado un comodín de un grupo expuesto, el grupo ya no cambia. Solo se pueden sustituir sus comodines. Las fuentes difieren: según algunas, un grupo expuesto no cambia nunca. Aquí se puede corregir.
    .example = Expones un pung, ves que tu línea pide un kong y añades un comodín antes de descartar. Si más tarde robas otra ficha igual, ya no puede unirse.

rule-claim-then-discard = Después, descarta
    .text = Después de exponer te sobra una ficha, igual que después de robar. Por eso descartas. Una fuente dice que te toca el turno siguiente; aun así, no robas.
    .example = Pides un Cinco, expones un kong de Cincos y descartas un Este.

rule-claim-play-continues = El juego sigue a tu derecha
    .text = Después de tu descarte le toca a quien está a tu derecha. Quienes estaban entre quien descartó y tú pierden ese turno.
    .example = Este descarta y Oeste pide: Sur se queda sin turno y sigue Norte.

rule-claim-exchange-after = Cambiar después de exponer
    .text = Con tu grupo ya completo a la vista, puedes cambiar fichas por comodines antes de descartar, igual que después de robar.
    .example = Expones un pung, das un Nueve por un comodín del atril de Este y descartas.

rule-claim-first-exposure-commits-x = Tu primer grupo expuesto cierra las líneas ocultas
    .text = Mientras no expongas nada, todas las líneas siguen abiertas. Con tu primer grupo expuesto se acaban las líneas con C para esta partida.
    .example = Expones tres Ochos. Ahora FF 777 888 999 DDD, con una C, ya no puede ser tuya.

rule-claim-switch-hand = Todavía puedes cambiar de línea
    .text = Nunca anuncias tu línea. Después de exponer puedes ir por cualquiera que lleve todos tus grupos expuestos, y cambiar cuantas veces quieras.
    .example = Cuatro Seises expuestos encajan en dos líneas: tus próximas fichas decidirán.

rule-claim-reveals = Exponer da pistas
    .text = Quien mira lo que expones puede adivinar tu línea. Pregúntate cada vez si la ficha vale la pena.
    .example = En tu atril hay kongs de Doses y Cuatros: ya nadie descartará un Seis ni un Ocho.

rule-claim-wrong-is-dead = Pedir mal mata tu mano
    .text = Si expones algo que ninguna línea lleva, pueden declarar muerta tu mano: queda fuera de la partida. Una fuente castiga ya la petición; aquí puedes retirarla antes de exponer. El programa rechaza las peticiones equivocadas, salvo que la mesa permita errores.
    .example = Tres Jabones expuestos, y ninguna línea los lleva: mano muerta.

rule-claim-verbal = Pide con palabras claras
    .text = Di «pido» o «la quiero». Decir solo «espera» no es pedir, pero avisa de que lo estás pensando.
    .example = «Espera… sí, pido ese Cuatro.»
