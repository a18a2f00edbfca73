//! What the coach thinks of a position, found on a thread of its own, so that the screen does not wait for it.

use std::sync::Arc;

use super::{Background, BackgroundRefinement, Refining, Session};
use crate::analysis::CompiledCard;
use crate::coach::{self, Advice, CourseTopic, Grader, Other, Plan, Refinement, Taught};
use crate::rules::{Action, Game, Seat, View};
use crate::tile::TileCounts;

/// What the coach thinks of a position, and the playing on that betters it.
#[derive(Debug)]
pub struct Thought {
    /// What the learner could aim at and do, as it was reckoned first.
    pub advice: Advice,
    /// What the others may be after.
    pub others: Vec<Other>,
    /// The game played on in thought; none when nothing is to be played on, or nothing to be compared.
    pub refinement: Option<BackgroundRefinement>,
    /// What of it may be told.
    pub taught: Taught,
    /// The chance to win with the choice from before that was to be weighed, 0 to 1; none where none was, or it cannot be.
    pub of_choice: Option<f32>,
    /// The tiles that win, where one is missing.
    pub winning: TileCounts,
}

/// A choice from before that was not weighed then: what it gave up is to be found with the thought that follows it.
#[derive(Debug, Clone, Copy)]
pub struct UnweighedChoice {
    /// How many actions of the game came before it.
    pub actions: usize,
    /// What was chosen.
    pub action: Action,
    /// The chance to win that was shown of the best action, 0 to 1.
    pub best: f32,
}

impl UnweighedChoice {
    /// The chance to win with it beside what was shown of the best, 0 to 1; nothing where it cannot be weighed.
    fn chance(self, card: &CompiledCard, game: &Game, seat: Seat) -> Option<f32> {
        let then = game.as_of(self.actions);
        let grader = Grader::new(card, then.view(seat))?;
        let of = grader.best().estimate.win;
        Some(self.best - coach::loss_beside(self.best, grader.loss(&self.action)?, of))
    }
}

/// A thought that is on its way.
#[derive(Debug)]
pub struct Thinking(Background<Thought>);

impl Thinking {
    /// Begins to think of what the learner may know now, and of what they aim at; what was played on `before` ends, and
    /// what they chose then is weighed, where it was not. Unless `how` says that this happens in the background, the
    /// thought is there when this returns. Otherwise `tell` is called, from another thread, when it is there; and then
    /// whenever there is a better estimate.
    pub fn begin(
        session: &Session,
        how: Refining,
        seed: u64,
        before: Option<BackgroundRefinement>,
        choice: Option<UnweighedChoice>,
        tell: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        let card = Arc::clone(session.compiled_card());
        let seat = session.view().seat();
        let game = session.game().clone();
        let plan = *session.plan();
        let taught = session.taught().clone();
        let tell = Arc::new(tell);
        let told = Arc::clone(&tell);
        let think = move || {
            drop(before);
            let view = game.view(seat);
            let advice = advice(&card, view, &plan, &taught, how);
            let refinement = how.budget().and_then(|budget| {
                let refinement = Refinement::new(&card, view, &advice, budget, seed)?;
                Some(BackgroundRefinement::begin(refinement, how, move || told()))
            });
            Thought {
                advice,
                others: if taught.has(CourseTopic::TheOthers) {
                    coach::others(&card, view)
                } else {
                    Vec::new()
                },
                refinement,
                winning: coach::winning_tiles(&card, view),
                of_choice: choice.and_then(|choice| choice.chance(&card, &game, seat)),
                taught,
            }
        };
        Self(Background::begin(how, think, move || tell()))
    }

    /// The thought, once it is there; it is handed out once.
    pub fn take(&self) -> Option<Thought> {
        self.0.take()
    }
}

/// What the learner could aim at and do, as it is reckoned first.
fn advice(
    card: &CompiledCard,
    view: View<'_>,
    plan: &Plan,
    taught: &Taught,
    how: Refining,
) -> Advice {
    let mut advice = taught.in_advice(coach::advise_towards(card, view, plan));
    // Where nothing is played on, what a tile may bring is weighed for every one that can come.
    if let ([draw], true) = (
        &mut advice.recommendations[..],
        has_time(how) && advice.keeps_to.is_empty(),
    ) && draw.action == Action::Draw
    {
        let before_draw = coach::chance_before_draw(card, view);
        draw.estimate.win = before_draw.unwrap_or(draw.estimate.win);
    }
    advice
}

/// Whether nobody waits for a thought that takes a moment longer.
const fn has_time(how: Refining) -> bool {
    matches!(how, Refining::InBackground(_) | Refining::AtOnce(_))
}
