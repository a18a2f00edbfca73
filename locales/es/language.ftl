# Cómo se llama este idioma y cómo enumera.
language-name = Español

list-between = { $head }, { $next }
list-last = { $head } y { $next }
list-two = { $head } y { $next }
