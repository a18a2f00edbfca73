# The glossary around its words, and the card of a word.
words-here = Words on this page
    .short = Words
words-close = Close
words-open-glossary = Open the glossary
glossary-search = Search the words
glossary-nothing-found = That word is not here. Try a shorter one.
glossary-lesson = Explained in the lesson “{ $lesson }”
glossary-see = See also:
home-words-title = The words of the game
home-words-about = Pung, Charleston, wall game: { $count } words, most of them with a picture. In lessons and rules, click any word with dots under it.
