# Los lugares del programa.
route-home = Inicio
route-lesson = Lección
route-unit-test = Prueba
route-drill = Ejercicios
route-table = Mesa
route-card = { -card }
route-rulebook = Reglamento
route-glossary = Glosario
# What a screen reader calls the window.
window-title = { $place } · { -app-name }
route-settings = Ajustes
route-about = Acerca de Mahj Tutor

# Lo que se puede hacer desde cualquier lugar.
menu-home = Inicio
menu-table = Mesa
menu-drill = Ejercicio
menu-card = { -card }
menu-rulebook = Reglas
menu-glossary = Glosario
menu-settings = Ajustes
menu-back = Atrás
menu-places = Menú
menu-with-keys = { $entry } ({ $keys })
menu-language = Idioma: { $language }
menu-lighter = Tema claro
menu-darker = Tema oscuro

# Lo que falló con un archivo guardado.
notice-set-aside = No se pudo usar { $file }: { $damage } Se guarda como { $kept_as } y empieza uno nuevo. Si puedes arreglarlo, cierra el programa y devuélvele su nombre.
notice-left-alone = No se pudo usar { $file } y se deja como está: { $damage } Lo que debería guardar solo se recordará hasta que cierres el programa.
notice-not-kept = No se pudo guardar { $file } ({ $error }). El programa lo intenta de nuevo con tu próximo cambio. Si nunca lo logra, lo último que hiciste se pierde al cerrarlo.
notice-program-failed = No se pudo guardar { $file }, porque falló algo dentro del programa. Lo intenta de nuevo con tu próximo cambio.
notice-no-room = No queda espacio en esta computadora y por ahora no se puede guardar lo que haces. Sigue con calma: en cuanto haya espacio, se guarda todo. Solo se pierde lo que no esté guardado cuando cierres el programa.
notice-not-allowed = El programa no tiene permiso para escribir en su propia carpeta y por ahora no se puede guardar lo que haces. Sigue con calma: en cuanto lo tenga, se guarda todo. Solo se pierde lo que no esté guardado cuando cierres el programa.
notice-went-wrong = Algo falló dentro del programa. Tu partida y todo lo que aprendiste están a salvo. Si quieres ayudarnos a arreglarlo, guarda un informe aquí:
notice-open-elsewhere = Mahj Tutor ya está abierto en otra ventana. Aquí puedes mirar, practicar y jugar, pero solo se guarda lo que practicas. Para lo demás, sigue en la otra ventana, o ciérrala y empieza de nuevo.
notice-dismiss = De acuerdo
damage-malformed-at = línea { $line }, columna { $column }: { $message }.
damage-malformed = { $message }.
damage-match-word = dice «{ $word }» donde va otra cosa.
damage-match-other = su última partida no es la que sigue, la número { $number }.
damage-newer = está en el formato { $format }, de una versión más nueva de este programa.
damage-unreadable = { $error }.

# Qué falla en las lecciones que alguien puso en la carpeta de quien aprende.
notice-lesson-unreadable = No se puede leer { $path } ({ $error }). Lo que contiene no entra en el curso.
notice-broken-lesson = Una lección de tu carpeta no entra en el curso. { $file }, línea { $line }, columna { $column }: { $problem }.
notice-broken-lesson-text = Los textos de una lección de tu carpeta tienen un error. { $file }, línea { $line }, columna { $column }: { $problem }.
