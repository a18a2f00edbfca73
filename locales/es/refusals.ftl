# Por qué no se acepta una jugada en este caso; al lado se muestra la regla.
refusal-not-in-rack = No tienes { $tile } en tu atril.
refusal-not-now = No es el momento de hacer eso.
