# Why an act is refused, in this case; the rule behind it is shown beside it.
refusal-not-in-rack = You do not have { $tile } in your rack.
refusal-not-now = This is not the moment for that.
