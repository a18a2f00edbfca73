# A rule that is tried at the table.
route-rule-example = Prueba una regla
rule-example-side = La regla
rule-example-show = Muéstrame
rule-example-again = Otra vez
rule-example-back = Volver a la regla
rule-example-followed = Lo que pasó
