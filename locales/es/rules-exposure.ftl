# El reglamento: pedir un descarte para exponer.
rule-claim-groups = Pide para tres o más iguales
    .text = Puedes pedir el último descarte si completa un pung, un kong, un quint o un sexteto de tu línea. Tiene que ser una ficha natural, no un comodín.
    .example = Tienes dos Seises de círculos, y alguien descarta el tercero: pídelo para un pung.

rule-claim-not-single-pair = No para una suelta ni una pareja
    .text = No puedes pedir un descarte para una ficha suelta ni para una pareja. Solo hay una excepción: la ficha que te da Mah Jongg.
    .example = Te faltan un segundo Oeste para la pareja y dos fichas más: deja pasar el Oeste.

rule-claim-not-visual = No para fichas impresas juntas
    .text = NEWS, un año y los demás bloques son fichas sueltas y parejas. Por eso no puedes pedir ninguna de sus fichas antes del Mah Jongg.
    .example = Tu línea lleva 2026, y alguien descarta un Jabón. Tienes que esperar, salvo que sea tu última ficha.

rule-claim-x-only = Solo para líneas con X
    .text = Solo puedes exponer un grupo si lo lleva al menos una línea con X. Las líneas con C se hacen a escondidas.
    .example = Solo una línea con C lleva tres Nortes. No puedes pedir un Norte para ella.

rule-claim-whole-group = El grupo entero de una vez
    .text = La ficha pedida y las de tu atril tienen que hacer el grupo completo. No puedes exponer medio grupo y completarlo después.
    .example = Tu línea lleva un kong, y solo tienes una de sus fichas, sin comodines: el descarte no basta.

rule-claim-with-jokers = Los comodines completan el grupo
    .text = Los comodines de tu atril pueden ocupar los demás lugares del grupo. No hace falta otra ficha natural.
    .example = Un Ocho descartado y tres comodines tuyos forman un kong de Ochos.

rule-claim-has-natural = Siempre hay una ficha natural
    .text = La ficha pedida es natural, así que todo grupo expuesto lleva al menos una. Por ella se sabe qué representan los comodines que tiene al lado.
    .example = Dragón rojo, comodín, comodín: los comodines son dragones rojos.

rule-claim-expose-on-rack-top = Déjalo a la vista sobre tu atril
    .text = La ficha pedida y su grupo van enseguida, boca arriba, a la parte plana de tu atril, donde todos los vean.
    .example = Pides un Tres y dejas arriba los tres Treses.

rule-claim-exposure-fixed = Cuándo lo expuesto ya no cambia
    .text = Mientras no descartes, puedes corregir cuántas fichas acabas de exponer: agrega otras iguales o retira algunas. En cuanto descartas, o sacas un comodín de un grupo expuesto, el grupo ya no cambia. Solo se pueden cambiar sus comodines.
    .example = Expones un pung, ves que tu línea pide un kong y agregas un comodín antes de descartar. Si más tarde robas otra ficha igual, ya no puede unirse.
    .otherwise = Algunas reglas no dejan corregir nada.

rule-claim-then-discard = Después, descarta
    .text = Después de exponer te sobra una ficha, igual que después de robar. Por eso descartas, sin robar.
    .example = Pides un Cinco, expones un kong de Cincos y descartas un Este.

rule-claim-play-continues = El juego sigue por tu derecha
    .text = Después de tu descarte le toca al jugador de tu derecha. Los que estaban entre quien descartó y tú pierden ese turno.
    .example = El Este descarta y el Oeste pide: el Sur se queda sin turno y sigue el Norte.

rule-claim-exchange-after = Cambiar después de exponer
    .text = Con tu grupo ya completo a la vista, puedes cambiar fichas por comodines antes de descartar, igual que después de robar.
    .example = Expones un pung, das un Nueve por un comodín del atril del Este y descartas.

rule-claim-first-exposure-commits-x = Tu primer grupo expuesto cierra las líneas ocultas
    .text = Mientras no expongas nada, todas las líneas siguen abiertas. Con tu primer grupo expuesto se acaban las líneas con C en esta partida.
    .example = Expones tres Ochos. Ahora NN 777 888 999 DDD, que lleva una C, ya no puede ser tuya.

rule-claim-switch-hand = Todavía puedes cambiar de línea
    .text = Nunca anuncias tu línea. Después de exponer puedes ir por cualquiera que lleve todos tus grupos expuestos, y cambiar cuantas veces quieras.
    .example = Dos líneas llevan tus cuatro Seises expuestos: tus próximas fichas decidirán.

rule-claim-reveals = Exponer da pistas
    .text = Quien mira lo que expones puede adivinar tu línea. Un comodín expuesto es además un cebo: se lo puede llevar quien tenga la ficha que representa. Pregúntate cada vez si esa ficha vale la pena.
    .example = En tu atril hay kongs de Doses y de Cuatros: ya nadie descartará un Seis ni un Ocho.

rule-claim-wrong-is-dead = Pedir mal cuesta la mano
    .text = Si expones algo que ninguna línea lleva, pueden impugnar tu mano, y queda fuera de la partida. Antes de exponer puedes retirar la petición. El programa rechaza las peticiones equivocadas, salvo que la mesa permita errores.
    .example = Tres Jabones expuestos, y ninguna línea los lleva: mano muerta.

rule-claim-verbal = Pide con palabras claras
    .text = Di «pido» o «la quiero». Decir solo «espera» no es pedir, pero avisa de que lo estás pensando.
    .example = «Espera… sí, pido ese Cuatro.»

rule-claim-wrong-tile = La ficha equivocada en la mano
    .text = Si pides un descarte y tomas otro, devuélvelo y toma el correcto. Aquí el programa siempre toma la ficha correcta.
    .example = Pides el Seis de círculos y tomas el Nueve de al lado. «Ah, era esta.» El Nueve vuelve al centro.
    .otherwise = Con la ficha equivocada ya en tu atril, o con el grupo expuesto, cada mesa decide. Unas dejan corregirlo; en otras te quedas con lo que tomaste.
