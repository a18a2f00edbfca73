# A rule that is tried at the table.
route-rule-example = Try a rule
rule-example-side = The rule
rule-example-show = Show me
rule-example-again = Again
rule-example-back = Back to the rule
rule-example-followed = What followed
