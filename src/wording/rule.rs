//! The rulebook's words for a rule.

use crate::locale::Message;
use crate::rules::RuleId;

/// The rule in a few words.
pub fn rule_title(rule: RuleId) -> Message {
    Message::new(format!("rule-{}", rule.as_str()))
}

/// The rule explained.
pub fn rule_text(rule: RuleId) -> Message {
    Message::new(format!("rule-{}.text", rule.as_str()))
}

/// The rule at work.
pub fn rule_example(rule: RuleId) -> Message {
    Message::new(format!("rule-{}.example", rule.as_str()))
}
