# A rule that is tried at the table.
route-trial = Prueba una regla
trial-side = La regla
trial-show = Muéstrame
trial-again = Otra vez
trial-back = Volver a la regla
trial-followed = Lo que pasó
