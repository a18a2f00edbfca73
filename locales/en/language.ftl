# How this language calls itself, and how it joins things.
language-name = English

# A list: "Two Bam, Red Dragon and Flower".
list-between = { $head }, { $next }
list-last = { $head }, and { $next }
list-two = { $head } and { $next }
