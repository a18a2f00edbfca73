## The top bar and the places of the program

route-home = Inicio
route-lesson = Lección
route-drill = Ejercicio: ¿qué línea es?
route-table = Partida
route-card = Tarjeta de puntos
route-rulebook = Reglamento
route-settings = Ajustes

menu-home = Inicio
menu-table = Jugar
menu-drill = Ejercicio
menu-card = Tarjeta
menu-rulebook = Reglas
menu-settings = Ajustes
menu-back = Atrás
