//! What is told beside the table: of the whole game (`overview`), of a `mistake`, or of another moment. `beside_play`
//! tells what the Charleston brought and what the others did wrong.

use egui::{Frame, Panel, ScrollArea, Ui};

use super::{GameInReview, beside_play, curve, mistake, overview};
use crate::coach::Recommendation;
use crate::locale::Message;
use crate::msg;
use crate::play::Session;
use crate::review::{Cause, Review, Swing};
use crate::rules::{Action, Event, Situation, View, WinningTile};
use crate::ui::shared::{HiddenTiles, ReviewCommand, TableCommand};
use crate::ui::table::names;
use crate::ui::theme::text_size;
use crate::ui::widgets::{Icon, follow_focus, heading, in_text, plain_button, primary_button};
use crate::ui::words::{said, said_weak};
use crate::ui::{Command, Shared};
use crate::wording;

/// What gives up less than this of the chance to win, 0 to 1, gives up nothing that could be said in whole percent.
pub(super) const COUNTS: f32 = 0.005;

/// What gives up this much or more is told without being called no mistake, although the coach would not warn of it.
const SPEAKS: f32 = 0.03;

/// In so much height, in points, the curve stands above what is told of a moment.
const ROOM_FOR_CURVE: f32 = 360.0;

/// In so much height, in points, the ways from the whole game are always in sight; with less they follow what is told.
const ROOM_FOR_WAYS: f32 = 660.0;

/// Draws the panel.
pub(super) fn ui(ui: &mut Ui, game: &GameInReview, view: View<'_>, shared: &Shared<'_>) {
    let has_room = ui.available_height() >= ROOM_FOR_WAYS;
    if game.review().is_some() {
        // Always in sight, however much is told above it.
        Panel::bottom("review steps")
            .frame(Frame::NONE)
            .resizable(false)
            .show_separator_line(false)
            .show(ui, |ui| {
                ui.add_space(6.0);
                if game.place().is_none() && has_room {
                    overview::ways_on(ui, game, shared);
                    ui.add_space(4.0);
                }
                steps(ui, game, has_room, shared);
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
            let Some((place, swing)) = game.place().zip(game.swing()) else {
                overview::ui(ui, game, review, shared);
                if !has_room {
                    ui.add_space(8.0);
                    overview::ways_on(ui, game, shared);
                }
                return;
            };
            // Where there is little height, what is told goes first.
            let has_curve = ui.clip_rect().height() >= ROOM_FOR_CURVE;
            if has_curve {
                curve::ui(ui, game, review, shared);
                moments(ui, game, shared);
                ui.separator();
            }
            moment(ui, game, place, swing, view, shared);
            if !has_curve {
                moments(ui, game, shared);
            }
            if !has_room {
                mistake::practice(ui, game, shared);
            }
            follow_focus(ui);
        });
}

/// The moment that is looked at.
fn moment(
    ui: &mut Ui,
    game: &GameInReview,
    place: usize,
    swing: &Swing,
    view: View<'_>,
    shared: &Shared<'_>,
) {
    let mistakes = game.mistakes();
    let number = mistakes.iter().position(|mistake| *mistake == place);
    let Some(reviewed) = game.told() else { return };
    let when = reviewed.when(place);
    let title = match number {
        Some(number) => msg!(
            "review-mistake-title",
            number = number + 1,
            count = mistakes.len()
        ),
        None => when.clone(),
    };
    heading(ui, &shared.say(&title), text_size::LARGE);
    if let Some(warning) = game.mistake() {
        let grade = wording::review_grade(warning.severity);
        let when = msg!("review-mistake-when", when = when, grade = grade);
        said_weak(ui, shared, &shared.say(&when), text_size::SMALL);
        mistake::ui(ui, game, warning, view, shared);
        // Who is to find what would have been better is not told what came of it.
        if game.is_answered() {
            beside_play::pass_ui(ui, game, shared);
        }
    } else {
        let owed_to = shared.say(&match game.pass() {
            Some(_) if swing.cause == Cause::Others => msg!("review-passed"),
            None if is_over(view) && game.review().is_some_and(Review::is_won) => {
                msg!("review-own-win")
            }
            None if is_won_with_own_discard(game) => msg!("review-own-discard-won"),
            _ => owed_to(swing.cause),
        });
        said_weak(ui, shared, &owed_to, text_size::SMALL);
        told(ui, game, place, swing, view, shared);
    }
    ui.add_space(4.0);
    if !is_over(view) {
        play_on(ui, shared);
        if !game.is_asked() {
            racks(ui, game, shared);
        }
    }
}

/// Whether everybody's tiles are shown, now that the game is over.
fn racks(ui: &mut Ui, game: &GameInReview, shared: &Shared<'_>) {
    let mut shows = game.shows_racks();
    let label = shared.say(&msg!("coach-open-racks"));
    if ui.checkbox(&mut shows, label).changed() {
        shared.ask(Command::Review(ReviewCommand::ShowRacks(shows)));
    }
}

/// What happened where nothing is to be found.
fn told(
    ui: &mut Ui,
    game: &GameInReview,
    place: usize,
    swing: &Swing,
    view: View<'_>,
    shared: &Shared<'_>,
) {
    let names = names(game.played());
    let tell = |ui: &mut Ui, message| said(ui, shared, &shared.say(&message), text_size::BODY);
    for event in game.others() {
        let told = match event {
            Event::Ended(outcome) => wording::outcome(outcome, names, view.card()),
            event => wording::event(event, names),
        };
        tell(ui, told);
    }
    beside_play::pass_ui(ui, game, shared);
    let chances = game.told().and_then(|told| told.chances(place));
    let (before, after) = chances.unwrap_or((swing.before, swing.after));
    let [before, after] = [before, after].map(|chance| wording::in_percent_of(chance.get()));
    let went = if before == after {
        msg!("review-stayed", after = after.clone())
    } else {
        msg!("review-went", before = before, after = after.clone())
    };
    let lost = swing.before.get() - swing.after.get();
    match (swing.cause, swing.by, swing.tile) {
        (Cause::Luck, None, _) => tell(ui, msg!("review-dealt", after = after)),
        (Cause::Luck, Some(_), Some(tile)) => {
            tell(ui, msg!("review-drew", tile = wording::a_tile(tile)));
            tell(ui, went);
        }
        (Cause::Decision, Some((_, action)), _) if action.says_mah_jongg() => {
            tell(ui, msg!("review-said-mah-jongg"));
        }
        (Cause::Decision, Some((_, action)), _) => tell(
            ui,
            msg!(
                "review-fine",
                done = wording::action_done(&action, view),
                tiles = tiles_of(&action),
                cost = match &swing.decision {
                    Some(decision) if decision.best.action == action => "none",
                    _ if lost < COUNTS => "little",
                    _ if lost < SPEAKS => "some",
                    _ => "much",
                },
                loss = wording::wins_in_hundred(lost)
            ),
        ),
        _ => tell(ui, went),
    }
    let is_best = |best: &Recommendation| swing.by.is_some_and(|(_, action)| best.action == action);
    if let Some(decision) = swing.decision.as_ref().filter(|it| is_best(&it.best)) {
        tell(
            ui,
            wording::coach_reason(
                &decision.best.reason.beside(swing.before.get()),
                view.card(),
            ),
        );
    }
    if let Some(decision) = &swing.decision
        && lost >= COUNTS
    {
        let best = &decision.best.action;
        tell(
            ui,
            msg!(
                "review-rather",
                action = wording::action(best, view),
                tiles = tiles_of(best)
            ),
        );
    }
    if let Some(nearest) = game.nearest().filter(|_| !is_over(view)) {
        let line = wording::line_in_sentence(view.card(), nearest.line);
        tell(
            ui,
            msg!("review-nearest", distance = nearest.distance, line = line),
        );
    }
}

fn is_over(view: View<'_>) -> bool {
    matches!(view.situation(), Situation::Over(_))
}

/// Whether the game ended there because somebody won with a tile that the learner discarded.
fn is_won_with_own_discard(game: &GameInReview) -> bool {
    let own = WinningTile::Discarded(game.played().view().seat());
    let is_so =
        |event: &Event| matches!(event, Event::Ended(end) if end.winning_tile() == Some(own));
    game.others().iter().any(is_so)
}

/// To what a change is owed, as the curve's key says it.
fn owed_to(cause: Cause) -> Message {
    match cause {
        Cause::Luck => msg!("review-luck"),
        Cause::Decision => msg!("review-decisions"),
        Cause::Others => msg!("review-others"),
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

/// Playing on from the moment that is looked at.
fn play_on(ui: &mut Ui, shared: &Shared<'_>) {
    ui.horizontal_wrapped(|ui| {
        let go = |tiles| shared.ask(Command::Review(ReviewCommand::PlayOn(tiles)));
        let same = shared.say(&msg!("review-play-on"));
        if plain_button(ui, Icon::Play, &same).clicked() {
            go(HiddenTiles::Same);
        }
        let fresh = shared.say(&msg!("review-play-on-fresh"));
        if plain_button(ui, Icon::Dice, &fresh).clicked() {
            go(HiddenTiles::Fresh);
        }
    });
}

/// What is told while the learner plays on from a moment, and how it ended beside the game.
pub(super) fn side_board_ui(
    ui: &mut Ui,
    game: &GameInReview,
    tried: &Session,
    shared: &Shared<'_>,
) {
    ui.spacing_mut().item_spacing.y = 8.0;
    heading(ui, &shared.say(&msg!("review-title")), text_size::LARGE);
    let told = shared.say(&msg!("review-playing-on"));
    said(ui, shared, &told, text_size::BODY);
    if let (Some(then), Some(now)) = (game.played().outcome(), tried.outcome()) {
        let card = tried.view().card();
        let names = names(game.played());
        for ended in [
            msg!(
                "review-ended-then",
                outcome = wording::outcome(then, names, card)
            ),
            msg!(
                "review-ended-now",
                outcome = wording::outcome(now, names, card)
            ),
        ] {
            said(ui, shared, &shared.say(&ended), text_size::BODY);
        }
    }
    let back = shared.say(&msg!("review-leave-side-board"));
    if primary_button(ui, Icon::ArrowLeft, &back).clicked() {
        shared.ask(Command::Table(TableCommand::LeaveSideBoard));
    }
}

/// From here to the moments before and after, below the curve where there is room for it.
pub(super) fn moments(ui: &mut Ui, game: &GameInReview, shared: &Shared<'_>) {
    let here = game.place();
    ui.horizontal_wrapped(|ui| {
        let mut step = |icon, name, to: Option<usize>| {
            ui.add_enabled_ui(to.is_some(), |ui| {
                if plain_button(ui, icon, &shared.say(&name)).clicked() {
                    shared.ask(Command::Review(ReviewCommand::GoTo(to)));
                }
            });
        };
        let back = here.and_then(|_| game.moment_before(here));
        step(Icon::ArrowLeft, msg!("review-moment-back"), back);
        let on = game.moment_after(here);
        step(Icon::ArrowRight, msg!("review-moment-on"), on);
    });
}

/// From here to the next mistake, or to the whole game.
fn steps(ui: &mut Ui, game: &GameInReview, has_room: bool, shared: &Shared<'_>) {
    let mistakes = game.mistakes();
    let here = game.place();
    let go = |place: Option<usize>| shared.ask(Command::Review(ReviewCommand::GoTo(place)));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.spacing_mut().button_padding.x = 8.0;
        let next = game.way_on();
        // Who is asked something thinks first.
        let is_asked = game.is_asked();
        let mut way = |icon, label: Message, stands_out: bool, to: Option<usize>| {
            let label = shared.say(&label);
            let response = if stands_out && !is_asked {
                primary_button(ui, icon, &label)
            } else {
                plain_button(ui, icon, &label)
            };
            if response.clicked() {
                go(to);
            }
        };
        match (here, next) {
            (None, _) if mistakes.is_empty() => {
                way(Icon::Play, msg!("review-go-through"), next.is_some(), next);
            }
            (None, _) => {
                let label = msg!("review-look-at-mistakes", count = mistakes.len());
                way(Icon::Target, label, true, next);
            }
            // Who goes through a game without mistakes goes on.
            (Some(_), Some(_)) if mistakes.is_empty() => {
                way(Icon::ArrowRight, msg!("review-next"), true, next);
                way(Icon::Curve, msg!("review-whole-game"), false, None);
            }
            (Some(_), Some(_)) => {
                let label = if next == mistakes.first().copied() {
                    msg!("review-look-at-mistakes", count = mistakes.len())
                } else {
                    msg!("review-next-mistake")
                };
                way(Icon::Target, label, true, next);
                way(Icon::Curve, msg!("review-whole-game"), false, None);
            }
            (Some(_), None) => way(Icon::Curve, msg!("review-whole-game"), true, None),
        }
        if has_room {
            mistake::practice(ui, game, shared);
        }
    });
}
