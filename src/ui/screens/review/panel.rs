//! What is told beside the table: how the game went, and the moment that is looked at. `compared` sets the learner's way
//! beside the coach's, `beside_play` tells what the Charleston brought and what the others did wrong.

use egui::{Frame, Margin, Panel, ScrollArea, Ui};

use super::{Attempt, GameInReview, beside_play, compared, curve};
use crate::coach::Warning;
use crate::locale::Message;
use crate::msg;
use crate::review::{Cause, Review, Swing};
use crate::rules::{Action, Event, Situation, View};
use crate::ui::shared::{HiddenTiles, ReviewCommand, TableCommand};
use crate::ui::table::names;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{Icon, heading, icon_button, in_text, plain_button, primary_button};
use crate::ui::words::{said, said_weak};
use crate::ui::{Command, Route, Shared};
use crate::wording;

/// Draws the panel.
pub(super) fn ui(ui: &mut Ui, game: &GameInReview, view: View<'_>, shared: &Shared<'_>) {
    if let Some(review) = game.review() {
        // Always in sight, however much is told above it.
        Panel::bottom("review steps")
            .frame(Frame::NONE)
            .resizable(false)
            .show_separator_line(false)
            .show(ui, |ui| {
                ui.add_space(6.0);
                steps(ui, game, review, shared);
            });
    }
    ScrollArea::vertical()
        .id_salt("review")
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            let title = shared.say(&msg!("review-title"));
            heading(ui, &title, text_size::LARGE);
            let Some(review) = game.review() else {
                let text = shared.say(&msg!("review-looking"));
                said(ui, shared, &text, text_size::BODY);
                return;
            };
            let sums = shared.say(&wording::review_sums(&review.sums()));
            said(ui, shared, &sums, text_size::BODY);
            curve::ui(ui, game, review, shared);
            if game.is_being_looked_at() {
                let text = shared.say(&msg!("review-closer"));
                said_weak(ui, shared, &text, text_size::SMALL);
            }
            ui.separator();
            moment(ui, game, view, shared);
        });
}

/// The moment that is looked at.
fn moment(ui: &mut Ui, game: &GameInReview, view: View<'_>, shared: &Shared<'_>) {
    let mistakes = game.mistakes();
    let number = mistakes.iter().position(|place| *place == game.place());
    let Some(swing) = game.swing() else { return };
    let when = if swing.by.is_none() {
        msg!("review-deal")
    } else {
        wording::review_moment(swing, view)
    };
    let title = match number {
        Some(number) => msg!(
            "review-mistake-title",
            number = number + 1,
            count = mistakes.len()
        ),
        None => when.clone(),
    };
    heading(ui, &shared.say(&title), text_size::LARGE);
    if mistakes.is_empty() {
        let text = shared.say(&msg!("review-no-mistakes"));
        said(ui, shared, &text, text_size::BODY);
    }
    if let Some(warning) = game.mistake() {
        said_weak(ui, shared, &shared.say(&when), text_size::SMALL);
        question(ui, (game, warning), view, shared);
    } else {
        let names = names(game.played());
        for event in game.others() {
            let told = match event {
                Event::Ended(outcome) => wording::outcome(outcome, names, view.card()),
                event => wording::event(event, names),
            };
            let text = shared.say(&told);
            said(ui, shared, &text, text_size::BODY);
        }
        let is_told = !game.others().is_empty();
        let text = shared.say(&what_happened(swing, is_told, view));
        said(ui, shared, &text, text_size::BODY);
    }
    // Who is to find what would have been better is not told what came of it.
    if game.mistake().is_none() || game.is_answered() {
        beside_play::pass_ui(ui, game, shared);
    }
    ui.add_space(4.0);
    ways_on(ui, game, view, shared);
    beside_play::mistakes_of_others_ui(ui, game, shared);
}

/// What was done, and what would have been better: to be found first.
fn question(
    ui: &mut Ui,
    (game, warning): (&GameInReview, &Warning),
    view: View<'_>,
    shared: &Shared<'_>,
) {
    let did = msg!(
        "review-you-did",
        action = wording::action(&warning.action, view),
        tiles = tiles_of(&warning.action)
    );
    said(ui, shared, &shared.say(&did), text_size::BODY);
    let grade = shared.say(&wording::review_grade(warning.severity));
    said_weak(ui, shared, &grade, text_size::SMALL);
    let verdict = match game.attempt() {
        Attempt::Nothing => msg!("review-find"),
        Attempt::Right => msg!("review-right"),
        Attempt::AsGood => msg!(
            "review-as-good",
            action = wording::action(&warning.best.action, view),
            tiles = tiles_of(&warning.best.action)
        ),
        Attempt::Same => msg!("review-same"),
        Attempt::Loses { loss, is_better } => msg!(
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
            if game.is_answered() {
                let why = wording::review_reason(warning, view.card());
                said(ui, shared, &shared.say(&why), text_size::BODY);
            }
            if let Some(follows) = game.follows() {
                let follows = msg!(
                    "review-follows",
                    distance = follows.distance,
                    line = wording::line_in_sentence(view.card(), follows.line)
                );
                said(ui, shared, &shared.say(&follows), text_size::BODY);
            }
        });
    if game.is_answered() {
        compared::ui(ui, warning, shared);
    }
    if !game.is_answered() {
        let show = shared.say(&msg!("review-show-answer"));
        if plain_button(ui, Icon::Bulb, &show).clicked() {
            shared.ask(Command::Review(ReviewCommand::ShowAnswer));
        }
    }
}

/// The tiles of an action that gives some away together, as they stand in a text; nothing for any other.
pub(super) fn tiles_of(action: &Action) -> String {
    match action.given_away() {
        Some(given) if given.total() > 1 => {
            format!(" {}", in_text(given.tiles()))
        }
        _ => String::new(),
    }
}

/// What changed the chance; of the others it may be told already.
fn what_happened(swing: &Swing, is_told: bool, view: View<'_>) -> Message {
    let before = wording::in_percent_of(swing.before.get());
    let after = wording::in_percent_of(swing.after.get());
    match (swing.cause, swing.by) {
        (Cause::Luck, None) => msg!("review-dealt", after = after),
        (Cause::Luck, Some(_)) => match swing.tile {
            Some(tile) => msg!(
                "review-drawn-tile",
                tile = wording::a_tile(tile),
                before = before,
                after = after
            ),
            None => msg!("review-drawn", before = before, after = after),
        },
        (Cause::Others, _) if is_told => msg!("review-went", before = before, after = after),
        (Cause::Others, _) => msg!("review-by-others", before = before, after = after),
        (Cause::Decision, by) => {
            let (_, action) = by.unwrap_or((view.seat(), Action::Draw));
            msg!(
                "review-fine",
                action = wording::action(&action, view),
                tiles = tiles_of(&action),
                loss = wording::wins_in_hundred(swing.before.get() - swing.after.get())
            )
        }
    }
}

/// Playing on from the moment that is looked at.
fn play_on(ui: &mut Ui, shared: &Shared<'_>) {
    ui.horizontal_wrapped(|ui| {
        let go = |tiles| shared.ask(Command::Review(ReviewCommand::PlayOn(tiles)));
        let same = shared.say(&msg!("review-play-on"));
        if plain_button(ui, Icon::Play, &same).clicked() {
            go(HiddenTiles::Same);
        }
        let fresh = shared.say(&msg!("review-play-on-fresh"));
        if icon_button(ui, Icon::Dice, &fresh).clicked() {
            go(HiddenTiles::Fresh);
        }
    });
}

/// What is told while the learner plays on from a moment.
pub(super) fn side_board_ui(ui: &mut Ui, shared: &Shared<'_>) {
    ui.spacing_mut().item_spacing.y = 8.0;
    heading(ui, &shared.say(&msg!("review-title")), text_size::LARGE);
    let told = shared.say(&msg!("review-playing-on"));
    said(ui, shared, &told, text_size::BODY);
    let back = shared.say(&msg!("review-leave-side-board"));
    if primary_button(ui, Icon::ArrowLeft, &back).clicked() {
        shared.ask(Command::Table(TableCommand::LeaveSideBoard));
    }
}

/// From here to the next mistake, or one moment on or back.
fn steps(ui: &mut Ui, game: &GameInReview, review: &Review, shared: &Shared<'_>) {
    let mistakes = game.mistakes();
    let here = game.place();
    let go = |place: usize| shared.ask(Command::Review(ReviewCommand::GoTo(place)));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.spacing_mut().button_padding.x = 8.0;
        let back = shared.say(&msg!("review-moment-back"));
        ui.add_enabled_ui(here > 0, |ui| {
            if icon_button(ui, Icon::ArrowLeft, &back).clicked() {
                go(here.saturating_sub(1));
            }
        });
        let on = shared.say(&msg!("review-moment-on"));
        ui.add_enabled_ui(here + 1 < review.swings.len(), |ui| {
            if icon_button(ui, Icon::ArrowRight, &on).clicked() {
                go(here + 1);
            }
        });
        let next = mistakes.iter().copied().find(|place| *place > here);
        let first = mistakes.first().copied().filter(|place| *place != here);
        if let Some(place) = next.or(first) {
            let label = if next.is_some() {
                msg!("review-next-mistake")
            } else {
                msg!("review-first-mistake")
            };
            let label = shared.say(&label);
            // Who is asked something thinks first.
            let is_asked = game.mistake().is_some() && !game.is_answered();
            let response = if is_asked {
                plain_button(ui, Icon::Target, &label)
            } else {
                primary_button(ui, Icon::Target, &label)
            };
            if response.clicked() {
                go(place);
            }
        }
    });
}

/// From here into a game that is only tried, or away.
fn ways_on(ui: &mut Ui, game: &GameInReview, view: View<'_>, shared: &Shared<'_>) {
    if !matches!(view.situation(), Situation::Over(_)) {
        play_on(ui, shared);
    }
    ui.horizontal_wrapped(|ui| {
        if !game.is_from_list() {
            let back = shared.say(&msg!("review-back"));
            if plain_button(ui, Icon::Table, &back).clicked() {
                shared.ask(Command::Back);
            }
        }
        let all = shared.say(&msg!("review-all-games"));
        if plain_button(ui, Icon::Curve, &all).clicked() {
            shared.go(Route::Games);
        }
    });
}
