//! What the narrator says beside the table: the words and the line of the step, what is asked in words,
//! and the way on. What is said back stands on a sheet between them.

use egui::accesskit::Live;
use egui::{Align, Id, Layout, Margin, Rect, RichText, ScrollArea, Ui};

use super::at_table::SeenByNarrator;
use super::draft::AnswerDraft;
use super::fitted::Scale;
use super::marks::Marks;
use super::page::part;
use super::question::Task;
use super::remark::Remark;
use super::sheet::Sheet;
use super::way::{may_hint, may_skip_warm_up};
use super::{LessonCommand, header, picture, question};
use crate::card::LineIndex;
use crate::lesson::{GamePhase, Illustration, Item, Runner, Step, StepQuestion, texts};
use crate::locale::Message;
use crate::msg;
use crate::tile::Tile;
use crate::ui::reading::{LineReaders, section_title};
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::page_button::{icon_button, primary, sign};
use crate::ui::widgets::{CardLine, Icon, TileButton, TileSize, scroll_with_keys};
use crate::ui::words::paragraphs::{paragraphs, question_text, text_height};
use crate::ui::{Shared, fonts};
use crate::wording;

/// How wide tiles are in the sheet, in points.
const TILE: f32 = 40.0;
/// The height of the row at the bottom with the space above it, and that space, in points.
const WAY: f32 = 48.0;
const BEFORE_WAY: f32 = 8.0;
/// Around what stands on the sheet on which is said what there is to say, in points.
const PAD: Margin = Margin {
    left: 12,
    right: 6,
    top: 8,
    bottom: 8,
};
/// The most that the sheet takes of the height there is; more is scrolled on it.
const MOST: f32 = 0.55;
/// What it may take below what is asked even where there is less room, in points.
const LEAST: f32 = 104.0;
/// Above that sheet, in points.
const ABOVE_SHEET: f32 = 4.0;
/// A sheet that has less room for words than this, in points, is narrow.
const NARROW: f32 = 230.0;
/// With less room, in points, a button has no words.
const ROOM_FOR_WORDS: f32 = 132.0;

/// What the narrator speaks about.
pub(super) struct Narrator<'a> {
    runner: &'a Runner,
    /// What is gone through now, and its step.
    item: &'a Item,
    step: &'a Step,
    draft: &'a AnswerDraft,
    beside: SeenByNarrator<'a>,
}

impl<'a> Narrator<'a> {
    /// Of the step at which the learner is; nothing where they are at none.
    pub(super) fn of(
        runner: &'a Runner,
        draft: &'a AnswerDraft,
        beside: SeenByNarrator<'a>,
    ) -> Option<Self> {
        let item = runner.item()?;
        Some(Self {
            runner,
            item,
            step: item.step()?,
            draft,
            beside,
        })
    }

    /// Draws the sheet.
    pub(super) fn ui(
        &self,
        ui: &mut Ui,
        shared: &Shared<'_>,
        lines: &mut LineReaders,
        asked: &mut Vec<LessonCommand>,
    ) {
        let (item, step) = (self.item, self.step);
        let whole = ui.available_rect_before_wrap();
        let way_top = whole.bottom() - WAY;
        let said = if self.is_outcome_watched(shared) {
            Sheet::held_back()
        } else {
            Sheet::follow(ui, shared, self.runner)
        };
        // What was asked neither moves nor is covered when something is said.
        let reach = Id::unique("how far down what is asked in words reaches").with((
            &item.lesson.id,
            &step.id,
            whole.width() as u32,
        ));
        let below = ui.data(|data| data.get_temp::<f32>(reach));
        let free = below.map_or(f32::INFINITY, |below| {
            (way_top - ABOVE_SHEET - whole.top() - below).max(LEAST)
        });
        let sheet_top = way_top - said.room((whole.height() * MOST).min(free).floor());
        let text_end = (sheet_top - ABOVE_SHEET).min(way_top);
        part(ui, whole.with_max_y(text_end), |ui| {
            let told = ScrollArea::vertical()
                .id_salt(("narrator", self.runner.at()))
                .auto_shrink(false)
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = 8.0;
                    self.says(ui, shared, lines, asked);
                    self.helps(ui, shared);
                    scroll_with_keys(ui);
                });
            if is_asked_in_words(step) {
                ui.data_mut(|data| data.insert_temp(reach, told.content_size.y));
            }
        });
        let sheet = Rect::from_x_y_ranges(whole.x_range(), sheet_top..=way_top);
        let fill = Theme::current(ui).panel;
        part(ui, sheet, |ui| {
            said.ui(ui, fill, PAD, shared, self.runner);
        });
        let way = whole.with_min_y(way_top + BEFORE_WAY);
        part(ui, way, |ui| self.way(ui, shared, asked));
    }

    /// The words of the step, its line, and what is asked in words.
    fn says(
        &self,
        ui: &mut Ui,
        shared: &Shared<'_>,
        lines: &mut LineReaders,
        asked: &mut Vec<LessonCommand>,
    ) {
        let (item, step) = (self.item, self.step);
        if let Some(words) = header::card_words(ui, shared, step) {
            ui.label(words);
        }
        if let Some(words) = header::origin_words(ui, shared, self.runner, item) {
            ui.label(words);
        }
        let text = self.text(ui, shared);
        let from_memory = item.recall_name().is_some() && !self.runner.is_settled();
        let is_watched = self.is_watched(shared);
        let told = ui.scope(|ui| {
            // What stands below keeps its place when another text comes.
            ui.set_min_height(text.height);
            if is_watched {
                let watch = shared.say(&msg!("lesson-watch"));
                question_text(ui, shared, &watch, words(ui), from_memory);
            } else {
                question_text(ui, shared, &text.said, words(ui), from_memory);
            }
        });
        if !step.plays.is_empty() || !phases(step).is_empty() {
            // A screen reader says it as soon as it comes.
            ui.ctx()
                .accesskit_node_builder(told.response.id, |node| node.set_live(Live::Polite));
        }
        let mut scale = Scale::at_most(TILE);
        let is_closed = |picture: &Illustration| matches!(picture, Illustration::Line(line) if self.beside.closed.contains(line));
        if !step.pictures.iter().any(is_closed) {
            picture::all(ui, shared, step, lines, true, &mut scale);
        }
        let is_asked = is_asked_in_words(step) && !is_watched;
        let Some(question) = step.question.as_ref().filter(|_| is_asked) else {
            return;
        };
        let marks = Marks {
            lesson: &item.lesson,
            step,
            draft: self.draft,
            is_settled: self.runner.is_settled(),
        };
        let mut task = Task {
            shared,
            marks,
            scale: &mut scale,
            asked,
            from_memory,
        };
        ui.scope(|ui| {
            // What was answered stays as it is, and must stay legible.
            ui.visuals_mut().disabled_alpha = 1.0;
            if self.runner.is_settled() {
                ui.disable();
            }
            question::ui(ui, &mut task, question);
        });
    }

    /// What the step says now: where a game is played on, to the phase that it is in; to one that is over, nothing.
    fn text(&self, ui: &Ui, shared: &Shared<'_>) -> Text {
        let (item, step) = (self.item, self.step);
        let id =
            |phase: &GamePhase| texts::of_step(&item.lesson.id, &step.words, &phase.attribute());
        let always = shared.say(&Message::new(texts::step(&item.lesson.id, &step.words)));
        let phases = phases(step);
        let told = phases.iter().map(|it| shared.say(&Message::new(id(it))));
        let all = std::iter::once(always).chain(told);
        let texts: Vec<String> = all.collect();
        let height = |text: &String| text_height(ui, shared, text, words(ui));
        let now = self
            .beside
            .phase
            .and_then(|now| phases.iter().position(|it| *it == now));
        let is_over = !phases.is_empty() && self.runner.is_settled();
        let said = texts.get(now.map_or(0, |at| at + 1)).filter(|_| !is_over);
        Text {
            // Once it is over no other text comes for which room would have to be kept.
            height: if is_over {
                0.0
            } else {
                texts.iter().map(height).fold(0.0, f32::max)
            },
            said: said.cloned().unwrap_or_default(),
        }
    }

    /// Whether the others are still at what the text of the step tells: it would tell what nobody has seen yet.
    fn is_watched(&self, shared: &Shared<'_>) -> bool {
        let is_new = self.runner.said().is_none() && !self.step.plays.is_empty();
        is_new && self.beside.others_act && !shared.reduced_motion()
    }

    /// Whether the others are still at what follows the learner's action, right or wrong, of which the narrator would
    /// tell.
    fn is_outcome_watched(&self, shared: &Shared<'_>) -> bool {
        let is_answered = self.runner.said().is_some();
        let is_done = self.beside.may_take_back || self.runner.is_settled();
        is_answered && is_done && self.beside.others_act && !shared.reduced_motion()
    }

    /// What there is to say to the last action of a game that is played on, and what the coach would do now.
    fn helps(&self, ui: &mut Ui, shared: &Shared<'_>) {
        if let Some(remark) = self.beside.remark {
            remarks(ui, shared, remark);
        }
        let Some(advice) = self.beside.advice else {
            return;
        };
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            let bulb = Icon::Bulb.image(ui.ctx(), 18.0);
            ui.add(bulb.tint(Theme::current(ui).accent_edge));
            let action = RichText::new(shared.say(&advice.said)).size(text_size::LARGE);
            ui.label(action.family(fonts::bold()));
        });
        if !advice.tiles.is_empty() {
            given(ui, shared, &advice.tiles);
        }
        paragraphs(ui, shared, &shared.say(&advice.why), text_size::BODY);
        let is_shown = |line: &LineIndex| self.step.pictures.contains(&Illustration::Line(*line));
        if let Some(line) = advice.line.filter(|line| !is_shown(line)) {
            let card = self.step.card.card();
            paper_frame(Theme::current(ui)).show(ui, |ui| {
                ui.set_width(ui.available_width());
                section_title(ui, &shared.say(&wording::line(card, line)));
                CardLine::new(card, line)
                    .size(text_size::LARGE)
                    .show(ui, shared.locale);
            });
        }
    }

    /// The bottom row: back, past the warm-up, the hint, and the way on.
    fn way(&self, ui: &mut Ui, shared: &Shared<'_>, asked: &mut Vec<LessonCommand>) {
        let runner = self.runner;
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                self.way_on(ui, shared, asked);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    if runner.is_exam() {
                        let show = shared.say(&msg!("lesson-show"));
                        let shows = self.beside.may_show_right
                            && sign_or_words(ui, Icon::Play, &show, true);
                        if shows {
                            asked.push(LessonCommand::ShowAnswer);
                        }
                        return;
                    }
                    let back = shared.say(&msg!("lesson-previous"));
                    if sign(ui, Icon::ArrowLeft, &back, runner.at() > 0) {
                        asked.push(LessonCommand::Previous);
                    }
                    // Not last: there stands the way on, which somebody may press twice.
                    if may_skip_warm_up(runner) {
                        let skip = shared.say(&msg!("lesson-skip-warm-up"));
                        if sign_or_words(ui, Icon::ArrowRight, &skip, true) {
                            asked.push(LessonCommand::SkipWarmUp);
                        }
                    }
                    if may_hint(runner) && !self.beside.may_take_back {
                        let hint = shared.say(&msg!("lesson-hint"));
                        if sign_or_words(ui, Icon::Bulb, &hint, !runner.hint_shown()) {
                            asked.push(LessonCommand::ShowHint);
                        }
                    }
                });
            });
        });
    }

    fn way_on(&self, ui: &mut Ui, shared: &Shared<'_>, asked: &mut Vec<LessonCommand>) {
        let runner = self.runner;
        if runner.is_done() && (self.step.question.is_none() || runner.is_settled()) {
            let label = if runner.is_last() {
                msg!("lesson-finish")
            } else {
                msg!("lesson-next")
            };
            // What happens on the table is to be seen first.
            let waits = self.beside.others_act && !shared.reduced_motion();
            if primary(ui, &shared.say(&label), !waits) {
                asked.push(LessonCommand::Next);
            }
        } else if self.beside.may_take_back {
            let label = shared.say(&msg!("lesson-take-back"));
            if primary(ui, &label, !self.is_outcome_watched(shared)) {
                asked.push(LessonCommand::TryAgain);
            }
        } else if runner.may_be_shown() {
            let label = shared.say(&msg!("lesson-show"));
            if icon_button(ui, Icon::Play, &label, true) {
                asked.push(LessonCommand::ShowAnswer);
            }
        } else if runner.is_done() {
            let on = shared.say(&msg!("lesson-skip"));
            if icon_button(ui, Icon::ArrowRight, &on, true) {
                asked.push(LessonCommand::Next);
            }
        }
    }
}

/// What a step says.
struct Text {
    said: String,
    /// How high the longest of what it may say is, in points.
    height: f32,
}

/// The phases of a game that is played on, in which the step says something of their own.
fn phases(step: &Step) -> &[GamePhase] {
    match &step.question {
        Some(StepQuestion::Play(play)) => &play.tells,
        _ => &[],
    }
}

/// Whether the step asks something in words, and not at the table.
fn is_asked_in_words(step: &Step) -> bool {
    let asks_for_action = |question: &StepQuestion| {
        matches!(question, StepQuestion::Action(_) | StepQuestion::Play(_))
    };
    let asks = step
        .question
        .as_ref()
        .is_some_and(|it| !asks_for_action(it));
    asks && step.asked_stack().is_none()
}

/// The size of what is said, in points: in a narrow sheet it must not be torn into single words.
fn words(ui: &Ui) -> f32 {
    if ui.available_width() < NARROW {
        text_size::BODY
    } else {
        text_size::LARGE
    }
}

/// What there is to say to the last action.
fn remarks(ui: &mut Ui, shared: &Shared<'_>, remark: &Remark) {
    ui.add_space(4.0);
    let shown = ui.scope(|ui| paragraphs(ui, shared, &remark.say(shared), words(ui)));
    // A screen reader says it as soon as it comes.
    ui.ctx()
        .accesskit_node_builder(shown.response.id, |node| node.set_live(Live::Polite));
}

/// The tiles that the coach would give away.
fn given(ui: &mut Ui, shared: &Shared<'_>, tiles: &[Tile]) {
    ui.horizontal(|ui| {
        for tile in tiles {
            let name = shared.say(&wording::tile(*tile));
            let button = TileButton::new(*tile, &name).picture();
            ui.add(button.size(TileSize::Width(TILE)));
        }
    });
}

/// A button with a sign, and with words where there is room for them.
fn sign_or_words(ui: &mut Ui, icon: Icon, label: &str, enabled: bool) -> bool {
    if ui.available_width() < ROOM_FOR_WORDS {
        sign(ui, icon, label, enabled)
    } else {
        icon_button(ui, icon, label, enabled)
    }
}
