//! Ranked advice with structured reasons. Words are the business of `wording`.
