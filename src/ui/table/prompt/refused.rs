//! What was asked for and refused.

use super::{Prompt, PromptChoice};
use crate::msg;
use crate::rules::Refusal;
use crate::ui::table::TableCommand;

impl Prompt {
    /// Says that something was refused, until the learner has read why. What is only incomplete or too early changes
    /// nothing of what is asked.
    pub(in super::super) fn of_refused(&mut self, refusal: &Refusal) {
        if refusal.is_premature() {
            return;
        }
        self.says = Some(if refusal.is_false_mah_jongg() {
            msg!("table-refused-mah-jongg")
        } else {
            msg!("table-refused")
        });
        for choice in &mut self.choices {
            choice.is_primary = false;
        }
        let understood = PromptChoice::new(msg!("table-understood"), TableCommand::DismissRefusal);
        // Behind the others: they stay where the pointer has found them.
        self.choices.push(understood.primary());
    }
}
