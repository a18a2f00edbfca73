//! What is told at a mistake: what was done, whether the learner has found what would have been better, and why.

use egui::{Frame, Margin, Ui};

use super::panel::tiles_of;
use super::{Attempt, GameInReview, compared};
use crate::coach::Warning;
use crate::drill::Kind;
use crate::lesson::texts;
use crate::locale::Message;
use crate::msg;
use crate::review::{DecisionKind, Review};
use crate::rules::View;
use crate::ui::shared::{DrillCommand, ReviewCommand};
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{Icon, plain_button};
use crate::ui::words::said;
use crate::ui::{Command, Route, Shared};
use crate::wording;

/// What was done, and what would have been better: to be found first.
pub(super) fn ui(
    ui: &mut Ui,
    game: &GameInReview,
    warning: &Warning,
    view: View<'_>,
    shared: &Shared<'_>,
) {
    let did = msg!(
        "review-you-did",
        done = wording::action_done(&warning.action, view),
        tiles = tiles_of(&warning.action)
    );
    said(ui, shared, &shared.say(&did), text_size::BODY);
    let verdict = match game.attempt() {
        Attempt::Nothing => msg!("review-find"),
        Attempt::Right => msg!("review-right"),
        Attempt::AsGood(_) => msg!(
            "review-as-good",
            action = wording::action(&warning.best.action, view),
            tiles = tiles_of(&warning.best.action)
        ),
        Attempt::Same => msg!("review-same"),
        Attempt::Loses {
            loss, is_better, ..
        } => msg!(
            "review-loses",
            better = if is_better { "yes" } else { "no" },
            loss = wording::wins_in_hundred(loss)
        ),
        Attempt::NotWeighed => msg!("review-not-weighed"),
        Attempt::Shown => msg!(
            "review-answer",
            action = wording::action(&warning.best.action, view),
            tiles = tiles_of(&warning.best.action)
        ),
    };
    Frame::new()
        .fill(Theme::current(ui).selection)
        .corner_radius(6)
        .inner_margin(Margin::same(10))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            said(ui, shared, &shared.say(&verdict), text_size::BODY);
            if let Attempt::Loses { why: Some(why), .. } = game.attempt() {
                let why = wording::coach_reason(&why, view.card());
                said(ui, shared, &shared.say(&why), text_size::BODY);
            }
            let speaks_of_loss = warning.danger.is_none();
            let is_of_both = speaks_of_loss && game.attempt().takes_the_same(&warning.reason);
            if game.is_answered() && !is_of_both {
                let why = wording::review_reason(warning, view.card());
                said(ui, shared, &shared.say(&why), text_size::BODY);
            }
            if let Some(nearest) = game.nearest() {
                let follows = msg!(
                    "review-follows",
                    distance = nearest.distance,
                    line = wording::line_in_sentence(view.card(), nearest.line)
                );
                said(ui, shared, &shared.say(&follows), text_size::BODY);
            }
        });
    if game.is_answered() {
        compared::ui(ui, warning, shared);
    } else {
        let show = shared.say(&msg!("review-show-answer"));
        if plain_button(ui, Icon::Bulb, &show).clicked() {
            shared.ask(Command::Review(ReviewCommand::ShowAnswer));
        }
    }
}

/// The way to the drill of what was decided wrongly and to the lesson that teaches it, once the learner knows what would have been better.
pub(super) fn practice(ui: &mut Ui, game: &GameInReview, shared: &Shared<'_>) {
    if let Some(warning) = game.mistake().filter(|_| game.is_answered()) {
        practice_of(ui, warning, shared);
    }
}

/// The way to the drill of what cost most in the whole game, of what there are drills for, and to the lesson that teaches it.
pub(super) fn practice_of_gravest(ui: &mut Ui, game: &GameInReview, shared: &Shared<'_>) {
    let mistakes = game.review().into_iter().flat_map(Review::mistakes);
    let mistakes = mistakes.map(|(_, warning)| warning);
    let mistakes = mistakes.filter(|warning| Kind::training(&warning.action).is_some());
    let gravest = mistakes.max_by(|one, other| one.loss.total_cmp(&other.loss));
    if let Some(warning) = gravest.filter(|_| !game.is_being_looked_at()) {
        practice_of(ui, warning, shared);
    }
}

fn practice_of(ui: &mut Ui, warning: &Warning, shared: &Shared<'_>) {
    let Some(drill) = Kind::training(&warning.action) else {
        return;
    };
    let kind = DecisionKind::of(warning.action).as_str();
    let practice = shared.say(&msg!("games-practice", kind = kind));
    if ui.button(practice).clicked() {
        shared.ask(Command::Drill(DrillCommand::Practice(drill)));
        shared.go(Route::Drill);
    }
    // Who takes the course and has not come so far learns it there.
    let lesson = drill.lesson();
    let is_to_come = !shared.profile.progress().has_taught(drill);
    if is_to_come && shared.course.find(lesson).is_some() {
        let title = Message::new(texts::title(lesson));
        let learn = shared.say(&msg!("review-lesson", lesson = title));
        if ui.button(learn).clicked() {
            shared.go(Route::Lesson(lesson.to_owned()));
        }
    }
}
