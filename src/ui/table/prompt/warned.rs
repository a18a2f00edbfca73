//! What is asked before an action that gives up much.

use super::{Prompt, PromptChoice};
use crate::coach::{Severity, Warning};
use crate::msg;
use crate::ui::table::TableCommand;

impl Prompt {
    /// Asks whether the action is to be taken back, and nothing else until that is answered.
    pub(in super::super) fn of_warning(&mut self, warning: &Warning) {
        self.says = Some(match warning.severity {
            Severity::Doubtful => msg!("warning-doubtful"),
            Severity::Bad => msg!("warning-bad"),
            Severity::VeryBad => msg!("warning-very-bad"),
        });
        let back = PromptChoice::new(msg!("warning-take-back"), TableCommand::TakeActionBack);
        let go_on = PromptChoice::new(msg!("warning-all-the-same"), TableCommand::ActAllTheSame);
        self.choices = vec![back.primary(), go_on];
        self.asks_blind = false;
    }
}
