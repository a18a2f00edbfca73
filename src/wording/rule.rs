//! The rulebook's words for a rule.

use crate::locale::Message;
use crate::msg;
use crate::rules::{Area, RuleId, RuleKind, Source};

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

/// A chapter of the rulebook.
pub fn rule_area(area: Area) -> Message {
    Message::new(format!("rule-area-{}", area.as_str()))
}

/// What becomes of a rule in the program.
pub fn rule_kind(kind: RuleKind) -> Message {
    match kind {
        RuleKind::Enforced => msg!("rule-kind-enforced"),
        RuleKind::Explained => msg!("rule-kind-explained"),
        RuleKind::TableRule => msg!("rule-kind-table-rule"),
    }
}

/// Where a rule stands.
pub fn rule_source(source: Source) -> Message {
    match source {
        Source::RulesArticle => msg!("rule-source-rules-article"),
        Source::MahjongTime => msg!("rule-source-mahjong-time"),
        Source::Fisher => msg!("rule-source-fisher"),
        Source::PlayingTheGame => msg!("rule-source-playing-the-game"),
        Source::RulesCompanion => msg!("rule-source-rules-companion"),
    }
}
