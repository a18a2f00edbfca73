//! The questions of an exam once more: a row for each, which opens to the answers and the reason.

use std::collections::{BTreeMap, BTreeSet};

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{CornerRadius, FontId, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::answer;
use crate::lesson::{ExamResult, Graded, Illustration, StepVerdict, texts};
use crate::locale::Message;
use crate::msg;
use crate::rules::Seat;
use crate::tile::Tile;
use crate::ui::reading::{LineReader, LineReaders};
use crate::ui::steps::pictures;
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::{Icon, Prose, Rows, heading, paint_focus_ring};
use crate::ui::words::paragraphs::paragraphs;
use crate::ui::words::{listed, rule_link, tile_names};
use crate::ui::{Route, Shared};
use crate::wording;

/// The height of a row, in points.
const ROW: f32 = 40.0;
/// Left of its words, in points.
const BEFORE: f32 = 44.0;
/// Right of them, in points.
const BEHIND: f32 = 40.0;
/// The side of a sign, in points.
const SIGN: f32 = 20.0;

/// The questions as they are shown: which are open, each with the lines that it shows.
#[derive(Debug, Default)]
pub(super) struct ExamReview {
    open: BTreeMap<usize, LineReaders>,
    /// Those that were missed, and those that were known.
    rows: [Rows; 2],
}

impl ExamReview {
    /// Opens a question.
    pub(super) fn open(&mut self, place: usize) {
        self.open.insert(place, LineReaders::default());
    }

    /// Draws the questions: those that were missed, then the others.
    pub(super) fn ui(&mut self, ui: &mut Ui, shared: &Shared<'_>, result: &ExamResult) {
        let tally = result.tally();
        let missed = tally.asked - tally.right;
        let mut rows = std::mem::take(&mut self.rows);
        let titles = [
            (false, msg!("exam-missed", count = missed)),
            (true, msg!("exam-known", count = tally.right)),
        ];
        for ((is_right, title), rows) in titles.into_iter().zip(&mut rows) {
            let questions = result.missed_first();
            let questions: Vec<_> = questions
                .filter(|(_, it)| it.is_right() == is_right)
                .collect();
            if questions.is_empty() {
                continue;
            }
            heading(ui, &shared.say(&title), text_size::LARGE);
            paper_frame(Theme::current(ui))
                .inner_margin(8)
                .show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    ui.spacing_mut().item_spacing.y = 2.0;
                    rows.show(ui, questions.len(), |ui, at| {
                        if let Some((place, graded)) = questions.get(at) {
                            ui.push_id(place, |ui| self.one(ui, shared, *place, graded));
                        }
                    });
                });
            ui.add_space(4.0);
        }
        self.rows = rows;
    }

    fn one(&mut self, ui: &mut Ui, shared: &Shared<'_>, place: usize, graded: &Graded) {
        let is_open = self.open.contains_key(&place);
        if row(ui, shared, place, graded, is_open).clicked() {
            if self.open.remove(&place).is_none() {
                self.open(place);
            }
            return;
        }
        if let Some(lines) = self.open.get_mut(&place) {
            follow(lines, graded);
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 0.0;
                ui.add_space(BEFORE);
                ui.vertical(|ui| {
                    ui.set_width(ui.available_width() - BEHIND);
                    ui.spacing_mut().item_spacing = Vec2::splat(8.0);
                    details(ui, shared, graded, lines);
                    ui.add_space(8.0);
                });
            });
        }
    }
}

/// The lines that a question shows.
fn follow(lines: &mut LineReaders, graded: &Graded) {
    let step = graded.item.step();
    let card = step.map_or(&graded.item.lesson.card, |step| &step.card);
    lines.follow(graded.item.name(), || {
        let pictures = step.iter().flat_map(|step| &step.pictures);
        let shown = pictures.filter_map(|picture| match picture {
            Illustration::Line(line) => Some(*line),
            _ => None,
        });
        shown.map(|line| LineReader::new(card, line)).collect()
    });
}

/// The row of a question: right or wrong, and how it begins.
fn row(ui: &mut Ui, shared: &Shared<'_>, place: usize, graded: &Graded, is_open: bool) -> Response {
    let theme = Theme::current(ui);
    let names = |tiles: &[Tile]| tile_names(shared, tiles);
    let text = question(shared, graded);
    let asked = Prose::new(&text, text_size::BODY, &names)
        .lay_out(ui, f32::INFINITY)
        .spoken();
    let size = vec2(ui.available_width(), ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let spoken = if graded.is_right() {
        msg!(
            "exam-row-right",
            number = place + 1,
            question = asked.as_str()
        )
    } else {
        msg!(
            "exam-row-wrong",
            number = place + 1,
            question = asked.as_str()
        )
    };
    let spoken = shared.say(&spoken);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &spoken));
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_expanded(is_open));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    listed(ui, shared, &text, rect);
    if response.hovered() || response.has_focus() {
        let radius = CornerRadius::same(6);
        ui.painter().rect_filled(rect, radius, theme.button_hovered);
    }
    let [green, red, _] = theme.card_groups;
    let sign = |icon: Icon, tint, x: f32, side: f32| {
        let at = Rect::from_center_size(pos2(x, rect.center().y), Vec2::splat(side));
        icon.image(ui, side).tint(tint).paint_at(ui, at);
    };
    let (icon, tint) = if graded.is_right() {
        (Icon::Check, green)
    } else {
        (Icon::Cross, red)
    };
    sign(icon, tint, rect.left() + 22.0, SIGN);
    let fold = if is_open {
        Icon::ArrowUp
    } else {
        Icon::ArrowDown
    };
    sign(fold, theme.text_weak, rect.right() - 20.0, 16.0);
    // The question itself stands below a row that is open.
    let (asked, color) = if is_open {
        let unit = wording::unit(graded.item.lesson.unit);
        let number = msg!("exam-row-open", number = place + 1, unit = unit);
        (shared.say(&number), theme.text_weak)
    } else {
        (asked, theme.text)
    };
    let format = TextFormat::simple(FontId::proportional(text_size::BODY), color);
    let job = LayoutJob {
        wrap: TextWrapping::truncate_at_width(rect.width() - BEFORE - BEHIND),
        ..LayoutJob::single_section(asked, format)
    };
    let galley = ui.painter().layout_job(job);
    let at = pos2(
        rect.left() + BEFORE,
        rect.center().y - galley.size().y / 2.0,
    );
    ui.painter().galley(at, galley, theme.text);
    if response.has_focus() {
        paint_focus_ring(ui.painter(), rect.shrink(2.0));
    }
    response
}

/// What was asked.
fn question(shared: &Shared<'_>, graded: &Graded) -> String {
    let item = &graded.item;
    let id = item.step().map_or("", |step| step.words.as_str());
    shared.say(&Message::new(texts::step(&item.lesson.id, id)))
}

/// The question, the answers, the reason with its rule, and the lesson that teaches it.
fn details(ui: &mut Ui, shared: &Shared<'_>, graded: &Graded, lines: &mut LineReaders) {
    let item = &graded.item;
    let Some(step) = item.step() else { return };
    let say = |attribute: &str| {
        let id = texts::of_step(&item.lesson.id, &step.words, attribute);
        shared.say(&Message::new(id))
    };
    paragraphs(ui, shared, &question(shared, graded), text_size::LARGE);
    pictures(ui, shared, step, lines);
    if let Some(game) = &graded.table {
        let rack: Vec<Tile> = game.view(Seat::FIRST).rack().tiles().collect();
        led(ui, shared, &msg!("exam-rack"), &answer::groups(&[rack]));
    }
    let given = answer::words(shared, graded, &graded.given);
    led(ui, shared, &msg!("exam-given"), &given);
    if let StepVerdict::Wrong { rule, refusal, .. } = &graded.verdict {
        paragraphs(
            ui,
            shared,
            &say(graded.verdict.attribute()),
            text_size::BODY,
        );
        let refused = refusal.iter().flat_map(|it| &it.reasons);
        let rules: BTreeSet<_> = rule
            .iter()
            .copied()
            .chain(refused.map(|reason| reason.rule))
            .collect();
        for rule in rules {
            rule_link(ui, shared, rule);
        }
        if let Some(right) = &graded.right {
            let right = answer::words(shared, graded, right);
            led(ui, shared, &msg!("exam-right"), &right);
        }
    }
    let why = if graded.is_right() {
        "right"
    } else {
        texts::told(&item.lesson.id, &step.words, |id| shared.locale.has(id))
    };
    paragraphs(ui, shared, &say(why), text_size::BODY);
    if !graded.is_right() {
        let title = Message::new(texts::title(&item.lesson.id));
        let take = shared.say(&msg!("exam-take-lesson", title = title));
        if ui.link(take).clicked() {
            shared.go(Route::Lesson(item.lesson.id.clone()));
        }
    }
}

/// Words with something in bold before them.
fn led(ui: &mut Ui, shared: &Shared<'_>, lead: &Message, words: &str) {
    let names = |tiles: &[Tile]| tile_names(shared, tiles);
    let lead = shared.say(lead);
    Prose::new(words, text_size::BODY, &names)
        .lead(&lead)
        .words(&shared.words.lexicon)
        .show(ui);
}
