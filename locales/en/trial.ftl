# A rule that is tried at the table.
route-trial = Try a rule
trial-side = The rule
trial-show = Show me
trial-again = Again
trial-back = Back to the rule
trial-followed = What followed
