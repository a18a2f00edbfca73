//! What the learner has chosen on the rack, beside what is recommended.

use egui::Ui;

use super::found::Found;
use super::recommendations::tiles;
use super::thoughts::Thoughts;
use crate::analysis::CompiledCard;
use crate::coach::{ActionGrade, AdviceReason, Grader, Plan, Recommendation, loss_beside};
use crate::locale::Message;
use crate::msg;
use crate::play::{Comparison, Session};
use crate::rules::{Action, View};
use crate::ui::Shared;
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::heading;
use crate::ui::words::said;
use crate::wording;

/// From this loss of the chance to win on it is seen in whole percents.
const SEEN: f32 = 0.005;

/// What is chosen on the rack, and what it was seen to give up where it was looked at a second time.
pub(super) type Chosen = (Action, Option<Comparison>);

/// What the learner's choice comes to beside the recommended one, reckoned once for a position and a plan.
pub(super) type KeptWay = Found<(Action, Plan), Option<OwnWay>>;

/// What the learner's choice comes to beside the recommended one.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct OwnWay {
    action: Action,
    /// How much of the chance to win it gives up, 0 to 1.
    loss: f32,
    /// How many points on the average.
    points: f32,
    /// What speaks for or against it.
    reason: AdviceReason,
}

impl OwnWay {
    /// What is reckoned at once; nothing of what the coach does not weigh.
    fn reckoned(
        card: &CompiledCard,
        view: View<'_>,
        (action, plan): &(Action, Plan),
    ) -> Option<Self> {
        let grader = Grader::towards(card, view, plan)?;
        let grade = grader.grade(action)?;
        Some(Self {
            action: *action,
            loss: grader.loss(action)?,
            points: grade.price,
            reason: grader.weigh(action)?.reason,
        })
    }

    /// By the figures that are shown, in whole percents as they are, where the action is among those worth considering.
    fn listed(recommendations: &[Recommendation], action: Action) -> Option<Self> {
        let best = recommendations.first()?;
        let own = recommendations.iter().find(|it| it.action == action)?;
        Some(Self {
            action,
            loss: (percents(best) - percents(own)) / 100.0,
            points: best.estimate.points - own.estimate.points,
            reason: own.reason,
        })
    }

    fn told(&self) -> Message {
        let is_as_likely = self.loss < SEEN;
        if is_as_likely && self.points <= ActionGrade::SAME {
            msg!("advice-own-way-as-good")
        } else if is_as_likely {
            msg!(
                "advice-own-way-cheaper",
                points = self.points.round().max(1.0) as i64
            )
        } else {
            msg!(
                "advice-own-way-loses",
                loss = wording::wins_in_hundred(self.loss)
            )
        }
    }
}

/// The chance to win in whole percents.
fn percents(recommendation: &Recommendation) -> f32 {
    (recommendation.estimate.win * 100.0).round()
}

/// Draws what the learner has chosen and how it compares; nothing where nothing is chosen.
pub(super) fn ui(
    ui: &mut Ui,
    kept: &mut KeptWay,
    chosen: Option<Chosen>,
    thoughts: &Thoughts,
    session: &Session,
    shared: &Shared<'_>,
) {
    let (Some((chosen, comparison)), Some(best)) = (chosen, thoughts.recommendations().first())
    else {
        return;
    };
    let is_same = best.action == chosen;
    let listed = OwnWay::listed(thoughts.recommendations(), chosen);
    let own = if is_same || listed.is_some() {
        listed
    } else {
        let asked = (chosen, *session.plan());
        let found = kept.follow(session, &asked, OwnWay::reckoned, shared, ui.ctx());
        let found = found.and_then(Option::as_ref);
        let found = found.filter(|own| own.action == chosen).cloned();
        found.map(|own| OwnWay {
            loss: thoughts.in_proportion(own.loss),
            ..own
        })
    };
    let Some(mut own) = own else { return };
    if let (Some(Comparison::PlayedOn { win, of, points }), false) = (comparison, is_same) {
        // Nothing gives up more than there is by the figures that are shown.
        let shown = thoughts.chance();
        let loss = shown.map_or(win, |shown| loss_beside(shown, win, of));
        (own.loss, own.points) = (loss, points);
    }
    let frame = paper_frame(Theme::current(ui)).inner_margin(12);
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        let title = shared.say(&msg!("advice-own-way"));
        heading(ui, &title, text_size::BODY);
        tiles(ui, &chosen, shared);
        let told = match comparison {
            _ if is_same => msg!("advice-own-way-same"),
            // What is not yet known is not guessed: the warning would say otherwise a moment later.
            Some(Comparison::UnderWay) => msg!("advice-own-way-under-way"),
            _ => own.told(),
        };
        said(ui, shared, &shared.say(&told), text_size::BODY);
        if !is_same {
            let why = wording::coach_reason(&own.reason, session.view().card());
            said(ui, shared, &shared.say(&why), text_size::BODY);
        }
    });
}
