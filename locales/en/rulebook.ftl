# The rulebook around its rules.
rulebook-search = Search the rules
# Words that mean the same to who searches: groups, parted by semicolons.
rulebook-synonyms = swap exchange trade redeem; steal claim take call; bamboo bam stick; character crak; circle dot; joker wild
rulebook-nothing-found = No rule says that. Try a shorter word.
rulebook-cover = The rules of American Mah Jongg
rulebook-cover-about = Whenever the program says no, it names the rule and brings you here. You can also open a chapter, or search for a word.
rulebook-cover-first = Good chapters to start with
rulebook-unwritten = This page is not written yet, but the game is played by the rule all the same.
rulebook-example = Example
rulebook-otherwise = Elsewhere
rulebook-lesson = Learn it in the lesson “{ $lesson }”
rulebook-before = Previous page
rulebook-after = Next page
see-rule = The rule: { $rule }
rulebook-try = Try it
rulebook-picture-discards = Discards
rulebook-picture-discard = Newest discard ({ $place })
