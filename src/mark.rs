//! Marks of rules: where a rule takes effect, its constant stands in `mark!`, and the test that is
//! named after it asks with `cov_mark::check!` whether the mark was reached.
//!
//! A mark is nothing at all unless the crate `cov-mark` is built with its feature `enable`, as it is
//! for tests only.

/// Marks that these rules have just taken effect. Where a rule is known as a
/// [`RuleId`](crate::rules::RuleId) only when the program runs, as the reason of a refusal is, its
/// `mark()` does the same.
macro_rules! mark {
    ($($rule:ident),+) => {{ $(cov_mark::hit!($rule);)+ }};
}
