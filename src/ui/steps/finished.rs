//! The end of a lesson: what can be done now, how the questions went, what is worth practising, and the way
//! to the next lesson.

use egui::{
    Align, Button, FontId, Id, Layout, Rect, RichText, Role, Stroke, TextStyle, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::LessonCommand;
use super::fitted::Scale;
use super::one_row;
use super::tally_rack::tally_rack;
use crate::lesson::{Lesson, Missed, Runner, is_passed, texts};
use crate::locale::Message;
use crate::msg;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::page_button::{Named, icon_button, primary, primary_named, sign};
use crate::ui::widgets::{Icon, LaidProse, confetti, row_width};
use crate::ui::words::listed;
use crate::ui::words::paragraphs::block;
use crate::ui::{Command, Route, Shared, fonts};
use crate::wording;

/// The side of the star, in points.
const STAR: f32 = 72.0;
/// How far to both sides of it a lesson that went well is celebrated, in points.
const CELEBRATED: f32 = 160.0;
/// How many of the lessons whose questions come back are told.
const TOLD: usize = 3;
/// How many of the questions that are worth practising are told until the others are asked for.
const PRACTISED: usize = 3;
/// The share of the room for two buttons that the primary one may take, however long the other's words are.
const FIRST_SHARE: f32 = 0.5;
/// The widest that their list is, in points.
const LIST: f32 = 760.0;
/// Between two rules in a row, in points.
const BETWEEN_RULES: f32 = 20.0;
/// The side of the sign before a question, in points.
const SIGN: f32 = 16.0;
/// Between it and the question, in points.
const BESIDE_SIGN: f32 = 8.0;
/// Above and below a question with tiles in it together, in points.
const AROUND_ROW: f32 = 6.0;

/// Draws the end of the lesson.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    runner: &Runner,
    scale: &mut Scale,
    asked: &mut Vec<LessonCommand>,
) {
    let theme = Theme::current(ui);
    let lesson = runner.lesson();
    ui.spacing_mut().item_spacing.y = 14.0;
    ui.vertical_centered(|ui| {
        let tally = runner.tally();
        let is_missed = match runner.tested() {
            Some(_) => !is_passed(&tally),
            None => tally.is_mostly_missed(),
        };
        let sign = if is_missed && !lesson.tries_freely {
            Icon::Target
        } else {
            Icon::Star
        };
        let shown = ui.add(sign.image(ui, STAR).tint(theme.accent));
        if sign == Icon::Star {
            let around = shown.rect.expand2(vec2(CELEBRATED, 0.0));
            let occasion = ("lesson done", &lesson.id, runner.tested());
            confetti(ui, around, Id::unique(occasion));
        }
        let title = shared.say(&title(shared, runner));
        let font = FontId::new(text_size::HEADING, fonts::bold());
        let label = ui.label(RichText::new(&title).font(font));
        listed(ui, shared, &title, label.rect);
    });
    let tally = runner.tally();
    let is_to_practise = runner.missed().iter().any(Missed::is_to_practise);
    let needs_another_round =
        tally.is_mostly_missed() && (is_to_practise || runner.tested().is_some());
    // Who was invited to try whatever they liked is not told how often that was wrong.
    if !(lesson.tries_freely && tally.is_mostly_missed()) && tally.asked > 0 {
        tally_rack(ui, shared, &tally, scale);
    }
    if needs_another_round {
        ui.vertical_centered(|ui| warm(ui, shared));
    }
    if runner.freely_missed() > 0 {
        let tried = shared.say(&msg!("lesson-tried", count = runner.freely_missed()));
        block(ui, shared, &tried, text_size::LARGE, false);
    }
    let mut missed = runner.missed();
    if runner.tested().is_some() {
        if !missed.is_empty() {
            comes_back(ui, shared, &missed);
        }
    } else {
        missed.retain(Missed::is_to_practise);
        if !missed.is_empty() {
            practice(ui, shared, &missed, asked);
        }
    }
    if missed.is_empty() && runner.tested().is_none() {
        comes_next(ui, shared, runner);
    }
    if !lesson.rules.is_empty() && runner.tested().is_none() {
        rules(ui, shared, lesson);
    }
}

/// What the next lesson is about, and how long it takes.
fn comes_next(ui: &mut Ui, shared: &Shared<'_>, runner: &Runner) {
    if let Some(next) = lesson_after(shared, runner) {
        let about = msg!(
            "lesson-finished-next",
            minutes = next.minutes(),
            summary = Message::new(texts::summary(&next.id))
        );
        ui.vertical_centered(|ui| {
            let about = shared.say(&about);
            let label = ui.label(RichText::new(&about).size(text_size::LARGE));
            listed(ui, shared, &about, label.rect);
        });
    }
}

/// The lesson that follows in the course.
fn lesson_after<'a>(shared: &Shared<'a>, runner: &Runner) -> Option<&'a Lesson> {
    let lessons = shared.course.lessons.iter();
    let mut after = lessons.skip_while(|lesson| lesson.id != runner.lesson().id);
    after.nth(1).map(AsRef::as_ref)
}

/// What can be done now, or, where most was missed, what it was about; or how a test went.
fn title(shared: &Shared<'_>, runner: &Runner) -> Message {
    if let Some(unit) = runner.tested() {
        let unit = wording::unit(Some(unit));
        return if is_passed(&runner.tally()) {
            msg!("unit-test-passed", unit = unit)
        } else {
            msg!("unit-test-missed", unit = unit)
        };
    }
    let id = &runner.lesson().id;
    let done = texts::done(id);
    // Where one was invited to try whatever one liked, nothing that was tried takes away what was done.
    // What was missed and not right since would give the lie to what is said to be known.
    let is_known = !runner.missed().iter().any(Missed::is_to_practise);
    let is_done = runner.lesson().tries_freely || is_known;
    if shared.locale.has(&done) && is_done {
        Message::new(done)
    } else {
        let title = Message::new(texts::title(id));
        let knows_most = runner.tally().is_mostly_right();
        let known = if knows_most { "most" } else { "little" };
        msg!("lesson-finished-title", title = title, known = known)
    }
}

/// What is said where most was missed.
fn warm(ui: &mut Ui, shared: &Shared<'_>) {
    let warm = shared.say(&msg!("lesson-tally-warm"));
    ui.label(RichText::new(warm).size(text_size::LARGE));
}

/// The lessons of which questions will be asked again.
fn comes_back(ui: &mut Ui, shared: &Shared<'_>, missed: &[Missed<'_>]) {
    let mut text = shared.say(&msg!("lesson-comes-back"));
    let mut told: Vec<&str> = Vec::new();
    for missed in missed {
        let id = missed.item.lesson.id.as_str();
        if !told.contains(&id) && told.len() < TOLD {
            told.push(id);
            text.push_str("\n\n•  ");
            text.push_str(&shared.say(&Message::new(texts::title(id))));
        }
    }
    block(ui, shared, &text, text_size::LARGE, false);
}

/// The questions that are worth practising: a click asks one once more.
fn practice(
    ui: &mut Ui,
    shared: &Shared<'_>,
    missed: &[Missed<'_>],
    asked: &mut Vec<LessonCommand>,
) {
    let free = ui.available_width();
    let width = free.min(LIST);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space((free - width) / 2.0);
        ui.vertical(|ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
            let words = RichText::new(shared.say(&msg!("lesson-finished-practice")));
            ui.label(words.size(text_size::LARGE));
            let rows = Layout::top_down(Align::Min).with_cross_justify(true);
            ui.with_layout(rows, |ui| {
                let told = told(ui, missed.len());
                let around = 2.0 * ui.spacing().button_padding.x + SIGN + BESIDE_SIGN;
                let rows: Vec<_> = missed
                    .iter()
                    .take(told)
                    .map(|missed| (missed, one_row::laid_out(ui, shared, missed, around)))
                    .collect();
                // Where there are tiles in one, the others are as high.
                let heights = rows.iter().map(|(_, said)| said.size().y + AROUND_ROW);
                let height = heights.fold(ui.spacing().interact_size.y, f32::max);
                for (missed, said) in &rows {
                    if question(ui, shared, said, height) {
                        asked.push(LessonCommand::Practise(missed.at));
                    }
                }
                if told < missed.len() {
                    more(ui, shared, missed.len() - told);
                }
            });
        });
    });
}

/// How many of so many questions are told: a few, or all once they were asked for.
fn told(ui: &Ui, count: usize) -> usize {
    let are_all_asked_for = ui.data(|data| data.get_temp(all_told())) == Some(count);
    if are_all_asked_for || count <= PRACTISED + 1 {
        count
    } else {
        PRACTISED
    }
}

/// Under which is remembered how many questions there are, once all were asked for.
fn all_told() -> Id {
    Id::unique("questions to practise, all told")
}

/// A row that says how many more there are, and shows them.
fn more(ui: &mut Ui, shared: &Shared<'_>, count: usize) {
    let label = shared.say(&msg!("lesson-finished-more", count = count));
    if ui.button(label).clicked() {
        let all = PRACTISED + count;
        ui.data_mut(|data| data.insert_temp(all_told(), all));
    }
}

/// A question in a row of this height; says whether it is asked for.
fn question(ui: &mut Ui, shared: &Shared<'_>, said: &LaidProse, height: f32) -> bool {
    let button = Button::new("").min_size(vec2(ui.available_width(), height));
    let response = ui.add(button);
    let name = said.spoken();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    listed(ui, shared, &name, response.rect);
    let rect = response.rect;
    let left = rect.left() + ui.spacing().button_padding.x;
    let middle = pos2(left + SIGN / 2.0, rect.center().y);
    let color = said.color();
    let icon = Icon::Target.image(ui, SIGN).tint(color);
    icon.paint_at(ui, Rect::from_center_size(middle, Vec2::splat(SIGN)));
    let corner = pos2(
        left + SIGN + BESIDE_SIGN,
        rect.center().y - said.size().y / 2.0,
    );
    said.paint(ui.painter(), corner, rect.right() - corner.x);
    let clicked = response.clicked();
    if said.is_cut() {
        response.on_hover_text(name);
    }
    clicked
}

/// The rules that were met, folded behind a quiet button; then as links in rows in the middle.
fn rules(ui: &mut Ui, shared: &Shared<'_>, lesson: &Lesson) {
    let theme = Theme::current(ui);
    let unfolded = Id::unique("rules of the lesson, unfolded").with(&lesson.id);
    let is_unfolded: bool = ui.data(|data| data.get_temp(unfolded).unwrap_or_default());
    ui.vertical_centered(|ui| {
        let count = lesson.rules.len();
        let words = RichText::new(shared.say(&msg!("lesson-finished-rules", count = count)));
        let button = Button::new(words.color(theme.text_weak)).selected(is_unfolded);
        if ui.add(button).clicked() {
            ui.data_mut(|data| data.insert_temp(unfolded, !is_unfolded));
        }
    });
    if !is_unfolded {
        return;
    }
    ui.add_space(-8.0);
    let titles = lesson.rules.iter();
    let titles: Vec<_> = titles
        .map(|rule| (*rule, shared.say(&wording::rule_title(*rule))))
        .collect();
    let font = TextStyle::Body.resolve(ui.style());
    let widths = titles.iter();
    let widths = widths.map(|(_, title)| row_width(ui, title, font.clone()));
    let widths: Vec<f32> = widths.collect();
    let free = ui.available_width();
    let mut at = 0;
    while at < titles.len() {
        let (count, width) = row_of(&widths[at..], free);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            ui.add_space(((free - width) / 2.0).max(0.0));
            ui.spacing_mut().item_spacing.x = BETWEEN_RULES;
            for (rule, title) in &titles[at..at + count] {
                let link = ui.link(RichText::new(title).color(theme.text_weak));
                // A line of its own: that of the text steps where one font takes over from another.
                let stroke = Stroke::new(1.0, theme.text_weak.gamma_multiply(0.5));
                let below = link.rect.bottom();
                ui.painter().hline(link.rect.x_range(), below, stroke);
                if link.clicked() {
                    shared.ask(Command::Go(Route::Rulebook(Some(*rule))));
                }
            }
        });
        ui.add_space(-10.0);
        at += count;
    }
}

/// How many of these widths have room beside each other, at least one, and how wide they are together.
fn row_of(widths: &[f32], free: f32) -> (usize, f32) {
    let mut width = 0.0;
    for (count, next) in widths.iter().enumerate() {
        let with_next = if count == 0 {
            *next
        } else {
            width + BETWEEN_RULES + next
        };
        if count > 0 && with_next > free {
            return (count, width);
        }
        width = with_next;
    }
    (widths.len(), width)
}

/// The row at the bottom: once more, the course, what was missed, and on to the next lesson.
pub(super) fn way(
    ui: &mut Ui,
    shared: &Shared<'_>,
    runner: &Runner,
    asked: &mut Vec<LessonCommand>,
) {
    let again = shared.say(&msg!("lesson-again"));
    let home = shared.say(&msg!("lesson-to-course"));
    if runner.tested().is_some() {
        if icon_button(ui, Icon::Restart, &again, true) {
            asked.push(LessonCommand::Restart);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if primary(ui, &home, true) {
                shared.go(Route::Home);
            }
        });
        return;
    }
    if sign(ui, Icon::Home, &home, true) {
        shared.go(Route::Home);
    }
    if icon_button(ui, Icon::Restart, &again, true) {
        asked.push(LessonCommand::Restart);
    }
    let Next {
        label,
        short,
        route,
    } = next(shared, runner);
    let missed = runner.missed();
    let count = missed.iter().filter(|it| it.is_to_practise()).count();
    let practice = shared.say(&msg!("lesson-practice-missed", count = count));
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let other = if count == 0 { "" } else { &practice };
        let next = Named {
            shown: if fit(ui, &label, other) {
                &label
            } else {
                &short
            },
            name: &label,
        };
        let practice = Named {
            shown: &practice,
            name: &practice,
        };
        let (goes_on, practises) = if count == 0 {
            (primary_named(ui, next, true), false)
        } else {
            let goes_on = first_choice(ui, next, practice.shown);
            (goes_on, beside(ui, practice))
        };
        if goes_on {
            shared.go(route);
        }
        if practises {
            asked.push(LessonCommand::PractiseMissed);
        }
    });
}

/// What comes after this lesson, and where that is.
struct Next {
    label: String,
    /// The same where there is little room.
    short: String,
    route: Route,
}

fn next(shared: &Shared<'_>, runner: &Runner) -> Next {
    let (label, short, route) = match lesson_after(shared, runner) {
        Some(next) => {
            let title = Message::new(texts::title(&next.id));
            let label = msg!("lesson-next-lesson", title = title);
            let short = msg!("lesson-next-lesson.short");
            (label, short, Route::Lesson(next.id.clone()))
        }
        None if runner.lesson().unit.is_some() => {
            (msg!("lesson-to-exam"), msg!("lesson-to-exam"), Route::Exam)
        }
        None => (
            msg!("lesson-to-drill"),
            msg!("lesson-to-drill"),
            Route::Drill,
        ),
    };
    Next {
        label: shared.say(&label),
        short: shared.say(&short),
        route,
    }
}

/// Whether two buttons with these words have room beside each other; the words of the wider letters count.
fn fit(ui: &Ui, one: &str, other: &str) -> bool {
    let font = FontId::new(text_size::LARGE, fonts::bold());
    let spacing = ui.spacing();
    let around = 2.0 * spacing.button_padding.x + spacing.item_spacing.x;
    let width = |text: &str| row_width(ui, text, font.clone()) + around;
    width(one) + width(other) <= ui.available_width()
}

/// The primary button, which leaves room for the `other` beside it.
fn first_choice(ui: &mut Ui, label: Named<'_>, other: &str) -> bool {
    let font = FontId::proportional(text_size::LARGE);
    let spacing = ui.spacing();
    let other =
        row_width(ui, other, font) + 2.0 * spacing.button_padding.x + 2.0 * spacing.item_spacing.x;
    let free = ui.available_width();
    let width = (free - other).max(free * FIRST_SHARE);
    let layout = Layout::right_to_left(Align::Center);
    let size = vec2(width, ui.available_height());
    let shown = ui.allocate_ui_with_layout(size, layout, |ui| primary_named(ui, label, true));
    shown.inner
}

/// A button beside the primary one, in letters as large.
fn beside(ui: &mut Ui, label: Named<'_>) -> bool {
    let words = RichText::new(label.shown).size(text_size::LARGE);
    let button = Button::new(words).truncate().min_size(vec2(0.0, 40.0));
    let response = ui.add(button);
    label.tell(&response);
    response.clicked()
}
