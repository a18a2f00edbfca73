//! Ranked advice with structured reasons. Words are the business of `wording`.
//!
//! [`advise`] sees what the learner may know, a [`View`], and nothing else. It answers at once; a
//! [`Refinement`] plays the game on from there, step by step, for better estimates of the same actions.
//! On which threads that happens is the business of who asks.

mod advice;
mod before_draw;
mod breakdown;
mod charleston;
mod claim;
mod correction;
mod danger;
mod giving;
mod grade;
mod lead;
mod others;
mod plan;
mod play_on;
mod playouts;
mod reason;
mod refinement;
mod sample;
mod shown_order;
mod taught;
mod turn;
mod warning;
mod winning_tiles;

use crate::analysis::{Aim, CompiledCard, Estimate, Forecast, LineOutlook, outlooks};
use crate::bot::{Evaluation, Level};
use crate::rules::{Action, Situation, TableRules, View, WinFacts};

pub use advice::{Advice, Recommendation};
pub use before_draw::chance_before_draw;
pub use breakdown::{Breakdown, breakdown};
pub use correction::Correction;
pub use danger::Danger;
pub use grade::{ActionGrade, Grader, grade};
pub use lead::Lead;
pub use others::{Other, others};
pub use plan::{Plan, PlanStanding};
pub use play_on::play_on;
pub use playouts::{Playout, Playouts};
pub use reason::{AdviceReason, Traded, is_hardly_won};
pub use refinement::{Budget, POINTS_OF_A_GAME, Refinement, Task};
pub use shown_order::agree_with_order;
pub use taught::{CourseTopic, Taught};
pub use warning::{Severity, Warning, loss_beside};
pub use winning_tiles::winning_tiles;

/// How many lines are shown.
const LINES: usize = 5;

/// A line with less than this share of the best one's chance is nothing to aim at.
const FAR_BEHIND: f32 = 0.06;

/// The lines that are worth aiming at beside the best one.
fn near(mut lines: Vec<LineOutlook>) -> Vec<LineOutlook> {
    if let Some(best) = lines.first().map(|line| line.chance) {
        lines.retain(|line| line.chance >= best * FAR_BEHIND);
    }
    lines
}

/// What `view`'s seat could aim at, and what it could do next. `card` must be the card that is
/// played, compiled.
pub fn advise(card: &CompiledCard, view: View<'_>) -> Advice {
    advise_towards(card, view, &Plan::default())
}

/// The same for a seat that aims at some lines: what it could do keeps to these, as long as one of them can
/// be made. What it could aim at is told of all lines.
pub fn advise_towards(card: &CompiledCard, view: View<'_>, plan: &Plan) -> Advice {
    let considering = Considering::new(card, view, plan);
    let mut recommendations = if view.must_act() {
        considering.recommendations()
    } else {
        Vec::new()
    };
    // The evaluation weighs only actions of the right kind; whether one is legal the rules alone say.
    recommendations.retain(|recommendation| view.check(&recommendation.action).is_ok());
    let lines = if considering.keeps_to_plan {
        let free = Evaluation::new(card, view, Level::Expert);
        let prospects = free.prospects();
        near(outlooks(&prospects, free.unseen(), LINES))
    } else {
        considering.lines
    };
    Advice {
        lines,
        recommendations,
        keeps_to: if considering.keeps_to_plan {
            plan.lines().to_vec()
        } else {
            Vec::new()
        },
    }
}

/// The chance that `view`'s seat wins the game, 0 to 1, if it goes on as well as it can; reckoned at once.
pub fn chance_to_win(card: &CompiledCard, view: View<'_>) -> f32 {
    let considering = Considering::new(card, view, &Plan::default());
    let best = if view.must_act() {
        considering.recommendations().first().map(|it| it.estimate)
    } else {
        None
    };
    best.unwrap_or(considering.now).win
}

/// Whether a table plays by rules with which games go otherwise than those from which the figures that
/// are reckoned at once were counted.
pub fn reckons_otherwise(rules: &TableRules) -> bool {
    let usual = TableRules::default();
    rules.jokers != usual.jokers
        || rules.blanks != usual.blanks
        || rules.second_charleston != usual.second_charleston
        || rules.mush != usual.mush
        || rules.last_wall != usual.last_wall
        || rules.mistakes != usual.mistakes
}

/// What the coach holds in view while it thinks about a seat's next action.
struct Considering<'a> {
    card: &'a CompiledCard,
    view: View<'a>,
    evaluation: Evaluation<'a>,
    /// The line aimed at as things stand.
    aim: Option<Aim>,
    /// What is expected as things stand.
    now: Estimate,
    /// The lines that are shown, the best first: reasons speak of these.
    lines: Vec<LineOutlook>,
    /// Whether nothing but the seat's plan is thought of.
    keeps_to_plan: bool,
}

impl<'a> Considering<'a> {
    fn new(card: &'a CompiledCard, view: View<'a>, plan: &Plan) -> Self {
        let mut evaluation = Evaluation::new(card, view, Level::Expert);
        let keeps_to_plan = evaluation.aim_at(plan.lines());
        let prospects = evaluation.prospects();
        let aim = prospects.aim();
        let now = estimate(card, view, aim);
        let lines = near(outlooks(&prospects, evaluation.unseen(), LINES));
        drop(prospects);
        Self {
            card,
            view,
            evaluation,
            aim,
            now,
            lines,
            keeps_to_plan,
        }
    }

    /// What is expected of a seat that aims at this hand.
    fn estimate(&self, aim: Option<Aim>) -> Estimate {
        estimate(self.card, self.view, aim)
    }

    /// How many tiles the seat draws until the wall is empty, if nobody claims: now, or after an action by
    /// which it gives up its turn.
    fn draws(&self, gives_up_its_turn: bool) -> usize {
        let seat = self.view.seat();
        let mut turn = match self.view.situation() {
            Situation::ToDraw(turn) => turn,
            Situation::ToDiscard(turn) => self.view.next_after(turn),
            Situation::Claims(discard) => self.view.next_after(discard.by),
            _ => self.view.next_after(self.view.east()),
        };
        if gives_up_its_turn {
            turn = self.view.next_after(seat);
        }
        let mut draws = 0;
        for _ in 0..self.view.wall_left() {
            draws += usize::from(turn == seat);
            turn = self.view.next_after(turn);
        }
        draws
    }

    fn recommendations(&self) -> Vec<Recommendation> {
        let seat = self.view.seat();
        if let Some(discard) = self.view.late_discard() {
            return self.answers(discard);
        }
        match self.view.situation() {
            Situation::Charleston(pass) => self.passes(pass),
            Situation::Vote => self.votes(),
            Situation::CourtesyOffer => self.courtesy_offers(),
            Situation::CourtesyPass { count } => self.courtesy_pass(count),
            Situation::Mush => self.mushes(),
            Situation::ToDraw(turn) if turn == seat => vec![Recommendation {
                action: Action::Draw,
                estimate: self.now,
                reason: AdviceReason::YourTurnToDraw,
            }],
            Situation::ToDiscard(turn) if turn == seat => self.with_fourteen(),
            Situation::Claims(discard) => self.answers(discard),
            Situation::NamePrice(facts) => {
                let mut asked = *facts;
                asked.terms.asked = Some(facts.price());
                vec![Recommendation {
                    action: Action::NamePrice(facts.price()),
                    estimate: Estimate::won(self.paid(asked)),
                    reason: AdviceReason::WholePrice {
                        value: facts.value,
                        price: facts.price(),
                    },
                }]
            }
            Situation::ToDraw(_)
            | Situation::ToDiscard(_)
            | Situation::Challenged { .. }
            | Situation::Announced(_)
            | Situation::LaidOpen(_)
            | Situation::Over(_) => Vec::new(),
        }
    }

    /// Declaring Mah Jongg, or claiming for it, if that is what the seat may do.
    fn complete(&self, action: Action) -> Option<Recommendation> {
        self.view.check(&action).ok()?;
        let claimed = match self.view.situation() {
            Situation::Claims(discard) => Some(discard),
            _ => self.view.late_discard(),
        };
        let (line, facts) = self.view.facts_of_win(claimed)?;
        let points = self.paid(facts);
        Some(Recommendation {
            action,
            estimate: Estimate::won(points),
            reason: AdviceReason::Complete {
                line,
                value: facts.value,
                points: points as u16,
            },
        })
    }

    /// What the seat gets for a win, in points.
    fn paid(&self, win: WinFacts) -> f32 {
        self.view.payments_of(win).balance[self.view.seat()] as f32
    }
}

fn estimate(card: &CompiledCard, view: View<'_>, aim: Option<Aim>) -> Estimate {
    let value = aim.map_or(0, |aim| card.card_line(aim.hand).value);
    Estimate::at_once(aim.map_or(0.0, |aim| aim.win), value, Forecast::new(view))
}
