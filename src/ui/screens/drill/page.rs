//! How the drill lies on the page: what is practiced and the score at the top, the picture, the question and
//! what may be answered, the way on at the bottom.

use std::collections::BTreeSet;

use egui::{
    Align, FontId, Layout, Margin, PointerButton, Rect, RichText, ScrollArea, TextStyle, Ui,
    UiBuilder, vec2,
};

use super::card_beside::CardBeside;
use super::choices::{Offer, answers};
use super::clock::Clock;
use super::header::score_row;
use super::room::{LARGEST_WORDS, Scale, fitted};
use super::said_apart::FeedbackArea;
use super::{AnswerInMaking, DrillCommand, ask, by_hand, grading, header, picture};
use crate::analysis::CompiledCard;
use crate::card::LineIndex;
use crate::drill::{Answered, Asked, Kind, Picture, Series, Share, Shown};
use crate::lesson::texts;
use crate::locale::Message;
use crate::msg;
use crate::tile::Tile;
use crate::ui::fonts;
use crate::ui::reading::{LineReader, LineReaders};
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::column::{is_low, wide_column};
use crate::ui::widgets::page_button::{icon_button, primary, sign};
use crate::ui::widgets::{Icon, row_width, scroll_with_keys};
use crate::ui::words::listed;
use crate::ui::words::paragraphs::paragraphs;
use crate::ui::{Route, Shared};
use crate::wording;

/// How high the way on is at the bottom, in points.
const WAY: f32 = 40.0;
/// Above it, in points.
const BEFORE_WAY: f32 = 4.0;
/// All that it takes with what is above and below, in points.
const WAY_ROOM: f32 = BEFORE_WAY + WAY + 8.0;
/// How large the question is written, in points.
const QUESTION: f32 = 22.0;
/// The side of the sign before a hint, in points.
const HINT: f32 = 20.0;

/// What the learner is doing.
#[derive(Debug, Clone, Copy)]
pub(super) struct State<'a> {
    pub(super) draft: &'a AnswerInMaking,
    pub(super) clock: &'a Clock,
    /// Whether there is something left of the day's practice.
    pub(super) is_more_today: bool,
    /// Whether this is the day's practice.
    pub(super) is_of_today: bool,
}

/// Draws the drill.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    series: &Series,
    state: State<'_>,
    lines: &mut LineReaders,
    card: &mut CardBeside,
) {
    let whole = ui.available_rect_before_wrap();
    let way_top = whole.bottom() - WAY_ROOM;
    let above = UiBuilder::new().max_rect(whole.with_max_y(way_top));
    ui.scope_builder(above, |ui| {
        header::ui(ui, shared, series, state.is_of_today, state.clock, card);
        if !card.instead(ui, shared, series) {
            exercise_and_said(ui, shared, series, state, lines);
        }
    });
    // The keyboard comes to it after the exercise, and before what lies beside.
    let below = UiBuilder::new().max_rect(whole.with_min_y(way_top));
    ui.scope_builder(below, |ui| {
        wide_column(ui, |ui| {
            ui.add_space(BEFORE_WAY);
            if series.is_over() && series.latest().is_none() {
                way(ui, shared, series, state);
            } else {
                help_and_way(ui, shared, series, state);
            }
        });
    });
}

/// The number of the exercise, from 0. An answer belongs to its question: nothing begins anew with it.
fn number(series: &Series) -> usize {
    series.answered().len() - usize::from(series.latest().is_some())
}

/// Draws the exercise, and in a low window below it what is said to the answer.
fn exercise_and_said(
    ui: &mut Ui,
    shared: &Shared<'_>,
    series: &Series,
    state: State<'_>,
    lines: &mut LineReaders,
) {
    let number = number(series);
    let said = FeedbackArea::of(ui, number).filter(|_| series.current().is_some());
    let is_said = series.latest().is_some() || state.draft.has_hint;
    let place = said.map_or_else(
        || ui.available_rect_before_wrap(),
        |said| said.above(is_said),
    );
    let height = ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        exercise_or_end(ui, shared, series, state, lines, said)
    });
    if let Some(said) = said {
        said.remember(ui, height.inner);
        if is_said {
            said.show(ui, |ui| said_apart(ui, shared, series, lines));
        }
    }
}

/// Draws the exercise or what comes after the last one, in the height there is beside the place for what is `said`; says
/// how much of the height it takes, with what is free above it, in points.
fn exercise_or_end(
    ui: &mut Ui,
    shared: &Shared<'_>,
    series: &Series,
    state: State<'_>,
    lines: &mut LineReaders,
    said: Option<FeedbackArea>,
) -> f32 {
    let number = number(series);
    ScrollArea::vertical()
        .id_salt(("drill", number))
        .auto_shrink(false)
        .show(ui, |ui| {
            let exercise = series.current();
            let subject = exercise.map(|it| (it.kind, it.subject.as_str()));
            let language = shared.locale.language().tag();
            let key = (number, language, subject);
            // What helps stands below as well, and moves nothing either.
            let settled = series.latest().is_none() && !state.draft.has_hint;
            let room = said.map_or_else(|| ui.available_height(), FeedbackArea::room);
            fitted(ui, key, settled, room, |ui, scale| match exercise {
                Some(exercise) => {
                    let offer = Offer {
                        exercise,
                        card: series.card(),
                        answered: series.latest(),
                        scale,
                    };
                    body(ui, shared, offer, state.draft, lines);
                }
                None if series.is_over() => over(ui, shared, series, state, lines),
                None if series.is_waiting() => {
                    let waiting = shared.say(&msg!("drill-waiting"));
                    paragraphs(ui, shared, &waiting, text_size::LARGE);
                }
                None => {
                    let empty = shared.say(&msg!("drill-empty"));
                    paragraphs(ui, shared, &empty, text_size::LARGE);
                }
            });
            scroll_with_keys(ui);
            ui.min_rect().height()
        })
        .inner
}

fn body(
    ui: &mut Ui,
    shared: &Shared<'_>,
    offer: Offer<'_>,
    draft: &AnswerInMaking,
    lines: &mut LineReaders,
) {
    let Offer {
        exercise,
        card,
        answered,
        scale,
    } = offer;
    ui.spacing_mut().item_spacing.y = scale.of(8.0);
    let is_apart = is_low(ui);
    // A line is told of with the answer; a rack is uncovered again.
    let is_rack = matches!(exercise.picture, Some(Picture::Rack(_)));
    let is_covered = draft.is_covered && !(is_rack && answered.is_some());
    let question = if draft.is_covered {
        wording::drill_question_covered(exercise)
    } else {
        wording::drill_question(exercise)
    };
    let size = scale.of(QUESTION).clamp(text_size::LARGE, LARGEST_WORDS);
    paragraphs(ui, shared, &shared.say(&question), size);
    picture::ui(ui, shared, card, exercise, is_covered, scale);
    if !matches!(exercise.asked, Asked::OneOf(_)) {
        by_hand::ui(ui, shared, offer, draft);
    } else if answered.is_none() || !grading::takes_place_of_choices(exercise) {
        let choices = ui.scope(|ui| answers(ui, shared, offer));
        if let Some(answer) = choices.inner {
            ask(shared, DrillCommand::Answer(answer));
        }
        // What was right is seen beside what is said to it, also where not all has room.
        if is_apart && answered.is_some() {
            shows_whole(ui, choices.response.rect);
        }
    }
    match answered {
        Some(answered) if !is_apart || grading::takes_place_of_choices(exercise) => {
            grading::pictures(ui, shared, answered, scale.at_most_whole(), lines);
        }
        None if draft.has_hint && !is_apart => hint(ui, shared, exercise.kind),
        _ => {}
    }
    if let Some(answered) = answered.filter(|_| !is_apart) {
        sheet(ui, shared, card, answered, scale, lines);
    }
}

/// Writes in a low window what is said to the answer, or what helps with it.
fn said_apart(ui: &mut Ui, shared: &Shared<'_>, series: &Series, lines: &mut LineReaders) {
    match (series.latest(), series.current()) {
        (Some(answered), _) => {
            let small = Scale::SMALL;
            grading::said(ui, shared, series.card(), answered, small, lines);
            if !grading::takes_place_of_choices(&answered.exercise) {
                grading::pictures(ui, shared, answered, small, lines);
            }
        }
        (None, Some(exercise)) => hint(ui, shared, exercise.kind),
        (None, None) => {}
    }
}

/// The sheet below an answer on which is said what there is to say to it.
fn sheet(
    ui: &mut Ui,
    shared: &Shared<'_>,
    card: &CompiledCard,
    answered: &Answered,
    scale: Scale,
    lines: &mut LineReaders,
) {
    let shown = paper_frame(Theme::current(ui)).inner_margin(Margin::symmetric(16, 6));
    let shown = shown.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = ui.spacing().item_spacing.y.min(6.0);
        grading::said(ui, shared, card, answered, scale, lines);
    });
    shows_whole(ui, shown.response.rect);
}

/// Scrolls until something that has come below the answer is seen whole; who scrolls away from it then may.
fn shows_whole(ui: &Ui, rect: Rect) {
    let place = rect.translate(-ui.max_rect().min.to_vec2());
    let id = ui.scope_id().with("last come");
    if ui.data(|data| data.get_temp::<Rect>(id)) != Some(place) {
        ui.data_mut(|data| data.insert_temp(id, place));
        ui.scroll_to_rect(rect, None);
    }
}

/// What helps with the answer, once that is asked for.
fn hint(ui: &mut Ui, shared: &Shared<'_>, kind: Kind) {
    ui.horizontal(|ui| {
        ui.add(
            Icon::Bulb
                .image(ui, HINT)
                .tint(Theme::current(ui).accent_edge),
        );
        let tip = shared.say(&wording::drill_tip(kind));
        paragraphs(ui, shared, &tip, text_size::LARGE);
    });
}

/// Leads to the lesson that teaches what is asked, where the learner takes the course and has not come to it.
fn lesson(ui: &mut Ui, shared: &Shared<'_>, kind: Kind) {
    if shared.profile.progress().has_taught(kind) {
        return;
    }
    let title = Message::new(texts::title(kind.lesson()));
    let label = shared.say(&msg!("drill-to-lesson", lesson = title));
    let spacing = ui.spacing();
    let around = HINT + spacing.icon_spacing + 2.0 * spacing.button_padding.x;
    let font = TextStyle::Button.resolve(ui.style());
    // No second row is spent on it.
    let has_room = around + row_width(ui, &label, font) <= ui.available_size_before_wrap().x;
    let clicked = if has_room {
        icon_button(ui, Icon::Book, &label, true)
    } else {
        sign(ui, Icon::Book, &label, true)
    };
    if clicked {
        shared.go(Route::Lesson(kind.lesson().to_owned()));
    }
}

/// Leads to the page of all drills.
fn all_drills(ui: &mut Ui, shared: &Shared<'_>) {
    let all = shared.say(&msg!("drill-choose"));
    if icon_button(ui, Icon::Target, &all, true) {
        ask(shared, DrillCommand::Choose);
    }
}

/// What leads on from an exercise.
fn on(series: &Series) -> Message {
    if series.is_last() {
        msg!("drill-result")
    } else {
        msg!("drill-next")
    }
}

/// What helps with an exercise that waits for its answer, and the way on, which opens with the answer.
fn help_and_way(ui: &mut Ui, shared: &Shared<'_>, series: &Series, state: State<'_>) {
    let is_answered = series.latest().is_some();
    let row = vec2(ui.available_width(), WAY);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        let exercise = series.current().filter(|_| !is_answered);
        // As in a lesson: what has the answer checked stands where the way on is afterwards.
        let (label, command) = exercise
            .and_then(|exercise| by_hand::way_on(exercise, state.draft))
            .unwrap_or_else(|| (on(series), is_answered.then_some(DrillCommand::Next)));
        let is_pressed = primary(ui, &shared.say(&label), command.is_some());
        // The second click of two was for the answer to be checked: what is said to it is read first.
        let is_second =
            ui.input(|input| input.pointer.button_double_clicked(PointerButton::Primary));
        let command = command.filter(|command| *command != DrillCommand::Next || !is_second);
        if let Some(command) = command.filter(|_| is_pressed) {
            ask(shared, command);
        }
        all_drills(ui, shared);
        let left = Layout::left_to_right(Align::Center).with_main_wrap(true);
        ui.with_layout(left, |ui| {
            if let Some(exercise) = exercise {
                // The hint stays in its place once it is shown: nothing else comes under the pointer.
                let label = shared.say(&msg!("lesson-hint"));
                if icon_button(ui, Icon::Bulb, &label, !state.draft.has_hint) {
                    ask(shared, DrillCommand::ShowHint);
                }
                lesson(ui, shared, exercise.kind);
            }
        });
    });
}

/// The way on once all is answered. After the day's practice it leads to what is left of it, if anything is.
fn way(ui: &mut Ui, shared: &Shared<'_>, series: &Series, state: State<'_>) {
    ui.horizontal(|ui| {
        all_drills(ui, shared);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let (again, command) = match series.kind() {
                Some(_) if state.clock.left().is_some() => {
                    (msg!("drill-round-again"), DrillCommand::Again)
                }
                Some(kind) => (
                    msg!("drill-again", count = kind.series()),
                    DrillCommand::Again,
                ),
                None if state.is_more_today => (msg!("drill-today-again"), DrillCommand::Today),
                None if !state.is_of_today && has_missed(series) => {
                    (msg!("drill-missed-again"), DrillCommand::Missed)
                }
                None if !state.is_of_today => (msg!("drill-choose"), DrillCommand::Choose),
                // The day's practice is done: the path says what comes next.
                None => {
                    if primary(ui, &shared.say(&msg!("lesson-to-course")), true) {
                        shared.go(Route::Home);
                    }
                    missed_again(ui, shared, series);
                    return;
                }
            };
            let offers_missed = command == DrillCommand::Missed;
            if primary(ui, &shared.say(&again), true) {
                ask(shared, command);
            }
            if !offers_missed {
                missed_again(ui, shared, series);
            }
        });
    });
}

/// The way to what was missed, beside another one.
fn missed_again(ui: &mut Ui, shared: &Shared<'_>, series: &Series) {
    let again = shared.say(&msg!("drill-missed-again"));
    if has_missed(series) && icon_button(ui, Icon::Target, &again, true) {
        ask(shared, DrillCommand::Missed);
    }
}

/// Whether anything of the series was answered wrong.
fn has_missed(series: &Series) -> bool {
    let mut answered = series.answered().iter();
    answered.any(|answered| !answered.grade.is_right())
}

fn over(
    ui: &mut Ui,
    shared: &Shared<'_>,
    series: &Series,
    state: State<'_>,
    lines: &mut LineReaders,
) {
    let theme = Theme::current(ui);
    ui.add_space(16.0);
    ui.horizontal(|ui| {
        ui.add(Icon::Target.image(ui, 48.0).tint(theme.accent_edge));
        let title = shared.say(&msg!(
            "drill-over",
            right = series.score(),
            count = series.answered().len()
        ));
        ui.label(RichText::new(title).font(FontId::new(text_size::TITLE, fonts::bold())));
    });
    ui.add_space(8.0);
    score_row(ui, shared, series, 40.0);
    ui.add_space(8.0);
    if state.is_of_today && !state.is_more_today {
        let today = u32::try_from(shared.day).unwrap_or(u32::MAX);
        let days = shared.profile.memory().days_in_a_row(today);
        let done = msg!("drill-today-done", days = days);
        paragraphs(ui, shared, &shared.say(&done), text_size::LARGE);
    }
    let round = series.kind().filter(|_| state.clock.left().is_some());
    if let Some(kind) = round {
        let best = shared.profile.memory().practiced(kind).best_round;
        let told = msg!("drill-round-over", right = series.score(), best = best);
        paragraphs(ui, shared, &shared.say(&told), text_size::LARGE);
    }
    // Of a single exercise nothing more is said than how it was answered.
    if series.answered().len() > 1 {
        let words = wording::drill_share(series.share());
        paragraphs(ui, shared, &shared.say(&words), text_size::LARGE);
    }
    if let Some(kind) = series.kind().filter(|_| series.share() != Share::All) {
        let tip = wording::drill_tip(kind);
        paragraphs(ui, shared, &shared.say(&tip), text_size::LARGE);
    }
    let missed = missed(series);
    let is_told = |shown: &Shown| grading::line_of(*shown).is_some();
    let tiles: BTreeSet<Tile> = missed
        .iter()
        .copied()
        .filter_map(grading::tile_of)
        .collect();
    let is_of_names = |answered: &Answered| answered.exercise.question.is_of_names();
    let has_tiles = series.answered().iter().all(is_of_names) && !tiles.is_empty();
    if !has_tiles && !missed.iter().any(is_told) {
        return;
    }
    ui.add_space(8.0);
    let heading = shared.say(&msg!("drill-missed"));
    let label = ui.label(RichText::new(&heading).strong());
    listed(ui, shared, &heading, label.rect);
    for reader in lines.iter_mut() {
        grading::read(ui, shared, reader, Scale::WHOLE, None);
    }
    if has_tiles {
        grading::named_tiles(ui, shared, tiles);
    }
}

/// The lines to tell of: those of the answer just given, or at the end those that were missed.
pub(super) fn follow(lines: &mut LineReaders, series: &Series) {
    let of = (series.answered().len(), series.latest().is_some());
    lines.follow(of, || match series.latest() {
        Some(answered) => grading::readers(series.card(), answered),
        None if series.is_over() => {
            let missed = missed(series).into_iter().filter_map(grading::line_of);
            let lines: BTreeSet<LineIndex> = missed.collect();
            let lines = lines.into_iter();
            lines
                .map(|line| LineReader::new(series.card(), line))
                .collect()
        }
        None => Vec::new(),
    });
}

/// What would have been right where something else was answered.
fn missed(series: &Series) -> Vec<Shown> {
    let answered = series.answered().iter();
    let wrong = answered.filter(|answered| !answered.grade.is_right());
    wrong
        .filter_map(|answered| answered.exercise.shown(answered.best?))
        .collect()
}
