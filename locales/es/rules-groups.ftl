# El reglamento: nombres de los grupos.
rule-grp-single = Ficha suelta: una sola
    .text = Una ficha suelta va sola. Ningún comodín puede ocupar su lugar.
    .example = La N de NEWS es una ficha suelta: solo vale un Norte de verdad.

rule-grp-pair = Pareja: dos iguales
    .text = Una pareja son dos fichas iguales. Los comodines no ayudan, y por eso las parejas suelen ser lo más difícil de una mano.
    .example = Dos flores son una pareja. Una flor y un comodín, no.

rule-grp-pung = Pung: tres iguales
    .text = Un pung son tres fichas iguales. Cualquiera de las tres puede ser un comodín.
    .example = Dos dragones verdes y un comodín forman un pung de dragones verdes.

rule-grp-kong = Kong: cuatro iguales
    .text = Un kong son cuatro fichas iguales. Cualquiera de las cuatro puede ser un comodín.
    .example = Tres Cuatros de círculos y un comodín forman un kong.

rule-grp-quint = Quint: cinco iguales
    .text = Un quint son cinco fichas iguales. Cualquiera puede ser un comodín y, con casi todas las fichas, alguna tiene que serlo.
    .example = Cuatro Seises de caracteres y un comodín forman un quint.

rule-grp-sextet = Sexteto: seis iguales
    .text = Un sexteto son seis fichas iguales. Cualquiera puede ser un comodín. Es el grupo más grande que existe.
    .example = Cuatro Nueves de bambúes y dos comodines forman un sexteto.

rule-grp-visual = Lo impreso junto no es un grupo
    .text = Las fichas distintas que se imprimen juntas, como NEWS o un año, son un bloque que solo parece un grupo. Cada una sigue siendo suelta o de una pareja. Por eso ahí no va ningún comodín, y ninguna se pide antes del Mah Jongg.
    .example = 112 es una pareja de Unos y un Dos suelto, parezca lo que parezca.

rule-grp-no-runs = Una escalera no es un grupo
    .text = Aquí un grupo es siempre de fichas iguales. Tres números seguidos, que en otras clases de mah jongg cuentan, aquí no son nada.
    .example = El 3, el 4 y el 5 de bambúes no se pueden pedir ni exponer como grupo.

rule-quint-needs-joker = Un quint necesita un comodín, salvo el de flores
    .text = De casi todas las fichas hay solo cuatro, así que la quinta tiene que ser un comodín. Flores hay ocho, y por eso un quint o un sexteto de flores se puede hacer sin comodines.
    .example = Cinco Doses de círculos son imposibles sin un comodín. Cinco flores son posibles.
