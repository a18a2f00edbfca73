//! The whole game at a glance: how it went, the curve of the chance to win, and what counted most.

use egui::Ui;

use super::reviewed_game::ReviewedGame;
use super::{GameInReview, beside_play, curve, mistake, panel};
use crate::lesson::texts;
use crate::locale::Message;
use crate::msg;
use crate::review::{Cause, Review};
use crate::ui::table::WorthALook;
use crate::ui::theme::text_size;
use crate::ui::widgets::heading;
use crate::ui::words::{said, said_weak};
use crate::ui::{Command, Route, Shared};
use crate::wording;

/// Draws it.
pub(super) fn ui(ui: &mut Ui, game: &GameInReview, review: &Review, shared: &Shared<'_>) {
    // What a first look finds may turn out otherwise: only what holds is summed up.
    let (sums, how) = match game.share_looked_at() {
        Some(share) => (
            msg!("review-closer", share = wording::in_percent_of(share)),
            msg!("review-curve-quick"),
        ),
        None => (wording::review_sums(review), msg!("review-curve-how")),
    };
    said(ui, shared, &shared.say(&sums), text_size::BODY);
    if !game.is_being_looked_at() {
        let choices = shared.say(&wording::review_choices(review, game.played().advised()));
        if !choices.is_empty() {
            said(ui, shared, &choices, text_size::BODY);
        }
    }
    heading(
        ui,
        &shared.say(&msg!("review-compare-chance")),
        text_size::BODY,
    );
    curve::ui(ui, game, review, shared);
    curve::legend(ui, shared);
    panel::moments(ui, game, shared);
    if !game.is_being_looked_at() {
        // The figures of what the curve shows: how it went was said in words.
        let of = shared.say(&wording::review_sums_of(review));
        said(ui, shared, &of, text_size::BODY);
    }
    said_weak(ui, shared, &shared.say(&how), text_size::SMALL);
    heading(
        ui,
        &shared.say(&msg!("review-key-moments")),
        text_size::LARGE,
    );
    if game.mistakes().is_empty() && !game.is_being_looked_at() {
        let text = shared.say(&msg!("review-no-mistakes"));
        said(ui, shared, &text, text_size::BODY);
    }
    let is_sure =
        |moment: &&WorthALook| !game.is_being_looked_at() || moment.cause == Cause::Decision;
    let key_moments = game.told().map(ReviewedGame::key_moments);
    for moment in key_moments.unwrap_or_default().iter().filter(is_sure) {
        moment.ui(ui, true, shared);
    }
    beside_play::mistakes_of_others_ui(ui, game, shared);
}

/// The way to the lesson that comes next, for who takes the course and has played this one well.
fn next_lesson(ui: &mut Ui, shared: &Shared<'_>) {
    let progress = shared.profile.progress();
    let path = shared.course.path();
    let lessons = path.iter().flat_map(|stage| &stage.stops);
    let mut ids = lessons.map(|stop| &stop.lesson.id);
    let next = ids.find(|id| !progress.lesson(id).finished);
    if let Some(id) = next.filter(|_| progress.takes_course()) {
        let title = Message::new(texts::title(id));
        let label = shared.say(&msg!("lesson-next-lesson", title = title));
        if ui.button(label).clicked() {
            shared.go(Route::Lesson(id.clone()));
        }
    }
}

/// From here to what would help most, back to the result, or to the games that were kept.
pub(super) fn ways_on(ui: &mut Ui, game: &GameInReview, shared: &Shared<'_>) {
    ui.horizontal_wrapped(|ui| {
        mistake::practice_of_gravest(ui, game, shared);
        if game.mistakes().is_empty() && !game.is_being_looked_at() {
            next_lesson(ui, shared);
        }
        if !game.is_from_list() {
            let back = shared.say(&msg!("review-back"));
            if ui.button(&back).clicked() {
                shared.ask(Command::Back);
            }
        }
        let all = shared.say(&msg!("review-all-games"));
        if ui.button(&all).clicked() {
            shared.go(Route::Games);
        }
    });
}
