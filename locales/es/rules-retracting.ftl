# El reglamento: retirar una petición.
rule-retract-before-commit = Antes de exponer nada
    .text = Puedes retirar una petición mientras la ficha no esté en tu atril y no hayas mostrado ninguna tuya. No cuesta nada. Después tienes que mantenerla. El programa pregunta otra vez antes de exponer tu grupo.
    .example = «Pido… no, perdón.» El Cuatro queda en el centro, y se sigue jugando.
    .otherwise = Según algunas reglas, la mano muere enseguida.

rule-retract-mahj = Mah Jongg dicho antes de tiempo
    .text = Si cantas Mah Jongg y ves tu error antes de que nadie muestre una ficha, puedes retirarlo. No te cuesta nada.
    .example = Cantas, vuelves a mirar la tarjeta y ves que todavía te falta un segundo Norte.

rule-retract-mahj-to-exposure = De Mah Jongg a exponer
    .text = Si pediste un descarte para Mah Jongg por error, puedes usarlo para exponer un grupo correcto, hasta que muestres tu mano.
    .example = Tu mano no está completa, pero el Cuatro pedido forma un pung: exponlo.
    .otherwise = En una mesa vale incluso si la ficha o las de ese grupo ya están a la vista. Antes se juzgaba con más rigor.
