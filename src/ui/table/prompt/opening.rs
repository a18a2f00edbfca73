//! What the table does before the Charleston.

use super::{Prompt, PromptChoice};
use crate::locale::Message;
use crate::msg;
use crate::play::{Opening, OpeningStep, Session};
use crate::rules::{Seat, Taking, WallLayout};
use crate::ui::table::{TableCommand, names_before_winds, toolbar};

impl Prompt {
    pub(super) fn of_opening(session: &Session, step: OpeningStep) -> Self {
        let view = session.view();
        let names = names_before_winds(session);
        let east = names.name(view.east());
        let (says, explains) = match step {
            OpeningStep::RollForEast if session.table().rolls().is_empty() => (
                msg!("table-opening-host", player = east),
                msg!("table-opening-host-why"),
            ),
            OpeningStep::RollForEast => (
                msg!("table-opening-roll", player = east),
                if session.table().rolls().len() > 1 {
                    msg!("table-opening-roll-tied")
                } else {
                    msg!("table-opening-roll-why")
                },
            ),
            OpeningStep::EastPasses if session.sits_out() => (
                msg!("table-opening-sits-out"),
                msg!("table-opening-sits-out-why"),
            ),
            OpeningStep::EastPasses if session.seating().bettor.is_some() => (
                msg!("table-opening-east-passes", player = east),
                msg!("table-opening-bettor-sits-in"),
            ),
            OpeningStep::EastPasses => (
                msg!("table-opening-east-passes", player = east),
                msg!("table-opening-east-passes-why"),
            ),
            OpeningStep::BuildWalls => (msg!("table-opening-walls"), walls_of(view.wall())),
            OpeningStep::Break => (
                msg!("table-opening-break", dice = view.dice().iter().sum::<u8>()),
                msg!("table-opening-break-why"),
            ),
            OpeningStep::Take(taking) => return Self::of_taking(taking),
            OpeningStep::DealFours => {
                (msg!("table-opening-fours"), msg!("table-opening-fours-why"))
            }
            OpeningStep::DealLast => (msg!("table-opening-last"), msg!("table-opening-last-why")),
        };
        // Who takes the own tiles goes no farther than to them.
        let skip = match session.opening().and_then(Opening::skipped) {
            Some(_) => msg!("table-skip-to-deal"),
            None => msg!("table-skip-opening"),
        };
        let choices = vec![
            PromptChoice::new(msg!("table-next-step"), TableCommand::ShowNextStep).primary(),
            PromptChoice::new(skip, TableCommand::SkipOpening),
        ];
        Self {
            has_rack: step == OpeningStep::DealLast,
            ..Self::yours(says, explains, choices)
        }
    }
}

impl Prompt {
    /// The learner, who is East, takes tiles from the walls themselves.
    fn of_taking(taking: Taking) -> Self {
        let round = taking.tiles_held() / 4 + 1;
        let (says, explains) = match taking {
            Taking::FirstFour | Taking::SecondFour | Taking::ThirdFour => (
                msg!("table-take-four", round = round),
                msg!("table-take-four-why"),
            ),
            Taking::LastTwo => (msg!("table-take-last"), msg!("table-take-last-why")),
        };
        Self {
            has_rack: false,
            ..Self::yours(says, explains, Vec::new())
        }
    }

    /// Names the game of a match as it begins.
    pub(in super::super) fn name_game(&mut self, session: &Session) {
        let step = session.opening().map(Opening::step);
        if let Some(OpeningStep::RollForEast | OpeningStep::EastPasses) = step
            && let Some(why) = self.explains.take()
        {
            let game = toolbar::game(session);
            self.explains = Some(msg!("table-opening-game", game = game, why = why));
        }
    }
}

/// How many tiles this table plays with, and how long the walls are that they make.
fn walls_of(walls: WallLayout) -> Message {
    let stacks = Seat::ALL.map(|seat| walls.stacks(seat));
    let fewest = stacks.into_iter().min().unwrap_or_default();
    let longer = stacks.into_iter().filter(|stacks| *stacks > fewest).count();
    msg!(
        "table-opening-walls-why",
        tiles = walls.taken() + walls.left(),
        stacks = fewest,
        longer = longer
    )
}
