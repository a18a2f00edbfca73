# Los otros jugadores, que juegan con quien aprende.
# Sus nombres de pila.
opponent-name = { $who ->
    [anna] Ana
    [ben] Ben
    [carmen] Carmen
    [david] David
    [gina] Gina
    [hugo] Hugo
    [kim] Kim
    [leo] Leo
    [mei] Mei
    [rosa] Rosa
    [tom] Tom
   *[vera] Vera
}
opponent-style = { $style ->
    [adaptive-assertive] Ágil
    [adaptive-passive] Paciente
    [fixed-assertive] Audaz
   *[fixed-passive] Reservado
}
opponent-style-about = { $style ->
    [adaptive-assertive] Deja abiertas varias manos y pide todo lo que ayuda a alguna.
    [adaptive-passive] Deja abiertas varias manos, pide poco y muestra poco.
    [fixed-assertive] Elige pronto una mano, pide para ella y no la suelta.
   *[fixed-passive] Elige pronto una mano, no la suelta y apenas la muestra.
}
# Cómo juega: se lee al dejar el puntero sobre la placa.
opponent-about = { $style } (nivel { $level }). { $about }
# Lo que dice un lector de pantalla de un jugador, y cómo juega.
opponent-summary = { $summary }. { $about }
