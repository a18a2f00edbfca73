//! Why an act is refused, to the learner who tried it.

use super::tile;
use crate::locale::Message;
use crate::msg;
use crate::rules::{Fact, Reason};

/// One reason as a sentence. The rule behind it has its own words: [`rule_title`](super::rule_title).
pub fn reason(reason: &Reason) -> Message {
    match &reason.fact {
        Fact::NotInRack(missing) => msg!("refusal-not-in-rack", tile = tile(*missing)),
        Fact::NotNow => msg!("refusal-not-now"),
    }
}
