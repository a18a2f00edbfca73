//! The rulebook's words for a rule.

use crate::locale::Message;
use crate::msg;
use crate::rules::{Area, Origin, Publication, RuleId, RuleKind};

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

/// How others play it, for a rule that is played otherwise elsewhere.
pub fn rule_otherwise(rule: RuleId) -> Option<Message> {
    let message = || Message::new(format!("rule-{}.otherwise", rule.as_str()));
    rule.is_played_otherwise().then(message)
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
        RuleKind::WithMistakes => msg!("rule-kind-with-mistakes"),
        RuleKind::WithNaming => msg!("rule-kind-with-naming"),
    }
}

/// Where a rule comes from, in a sentence.
pub fn rule_origin(origin: Origin) -> Message {
    match origin {
        Origin::Sources(sources) => {
            let sources: Vec<_> = sources.iter().map(|source| rule_source(*source)).collect();
            msg!("rule-origin-sources", sources = sources)
        }
        Origin::Elsewhere => msg!("rule-origin-elsewhere"),
        Origin::Derived => msg!("rule-origin-derived"),
        Origin::Custom => msg!("rule-origin-custom"),
        Origin::Program => msg!("rule-origin-program"),
    }
}

/// Where a rule stands.
pub fn rule_source(source: Publication) -> Message {
    match source {
        Publication::RulesArticle => msg!("rule-source-rules-article"),
        Publication::MahjongTime => msg!("rule-source-mahjong-time"),
        Publication::Fisher => msg!("rule-source-fisher"),
        Publication::PlayingTheGame => msg!("rule-source-playing-the-game"),
        Publication::RulesCompanion => msg!("rule-source-rules-companion"),
    }
}
