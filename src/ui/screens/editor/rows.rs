//! The fields of the card, from its title to its last line.

use std::ops::Range;
use std::sync::Arc;

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditOutput;
use egui::{Align, Align2, Id, Layout, RichText, Stroke, TextEdit, Ui, vec2};

use super::EditorScreen;
use crate::card::{DraftField, EntryProblem, EntryReport, LineDoubt, canonical, spaced};
use crate::locale::Message;
use crate::msg;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::Icon;
use crate::ui::{Shared, fonts};

/// The room for the number of a line, in points.
const NUMBER: f32 = 26.0;
/// The room for what is said of a line beside it, in points.
const STATUS: f32 = 128.0;
/// The room for the year, in points.
const YEAR: f32 = 72.0;
/// The height of a field, in points.
const FIELD: f32 = 26.0;
/// How far the mark of something missing reaches, in points.
const MISSING: f32 = 10.0;

impl EditorScreen {
    /// Draws all fields.
    pub(super) fn rows(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.horizontal(|ui| {
            let width = ui.available_width() - YEAR - 12.0;
            self.field_ui(ui, shared, DraftField::Title, width);
            self.field_ui(ui, shared, DraftField::Year, YEAR);
        });
        let fields = self.draft.places();
        let fields: Vec<_> = fields
            .filter(|field| matches!(field, DraftField::Section(_) | DraftField::Line(..)))
            .collect();
        let wanted = [self.here, self.go_to];
        let is_wanted = |row: usize| wanted.contains(&fields.get(row).copied());
        let mut heights = std::mem::take(&mut self.heights);
        heights.show_with(ui, fields.len(), is_wanted, |ui, row| {
            match fields.get(row) {
                Some(DraftField::Section(section)) => {
                    ui.add_space(8.0);
                    self.section_ui(ui, shared, *section);
                }
                Some(place @ DraftField::Line(_, line)) => self.line_ui(ui, shared, *place, *line),
                _ => {}
            }
        });
        self.heights = heights;
        ui.add_space(16.0);
    }

    fn section_ui(&mut self, ui: &mut Ui, shared: &Shared<'_>, section: usize) {
        ui.horizontal(|ui| {
            let width = ui.available_width() * 0.55;
            self.field_ui(ui, shared, DraftField::Section(section), width);
            let name = shared.say(&msg!("editor-singles"));
            if let Some(there) = self.draft.sections.get_mut(section) {
                let about = shared.say(&msg!("editor-singles-about"));
                let ticked = ui.checkbox(&mut there.singles_and_pairs, name);
                if ticked.on_hover_text(about).changed() {
                    self.touch(shared.now);
                    self.check_again();
                }
            }
        });
    }

    fn line_ui(&mut self, ui: &mut Ui, shared: &Shared<'_>, place: DraftField, line: usize) {
        ui.horizontal(|ui| {
            ui.allocate_ui_with_layout(
                vec2(NUMBER, FIELD),
                Layout::right_to_left(Align::Center),
                |ui| {
                    ui.set_min_width(NUMBER);
                    let number = (line + 1).to_string();
                    ui.label(RichText::new(number).color(Theme::current(ui).text_weak));
                },
            );
            let width = ui.available_width() - STATUS - 16.0;
            let output = self.field_ui(ui, shared, place, width);
            let Some(report) = self.shown_report(place) else {
                return;
            };
            let typed = self.draft.text(place).unwrap_or_default();
            let told = self.told(place, &report);
            let doubts = self.doubts(place, &report).len();
            let mut marks: Vec<_> = told
                .iter()
                .map(|problem| (problem.span.clone(), problem.kind.is_doubt()))
                .collect();
            if doubts > 0 {
                // It is the whole line that is doubtful beside others.
                marks.push((0..typed.trim_end().len(), true));
            }
            underline(ui, &output, typed, &marks);
            status_ui(ui, shared, &report, &told, doubts);
        });
    }

    /// What is doubtful about a line beside the others, and is not said of it alone.
    pub(super) fn doubts(&self, place: DraftField, report: &EntryReport) -> Vec<LineDoubt> {
        let beside = self
            .check
            .as_ref()
            .and_then(|check| check.doubts.get(&place));
        let is_said = |doubt: &&LineDoubt| report.problems.iter().any(|it| it.kind == doubt.kind);
        let doubts = beside.into_iter().flatten();
        doubts.filter(|doubt| !is_said(doubt)).cloned().collect()
    }

    /// Draws the field of a place.
    fn field_ui(
        &mut self,
        ui: &mut Ui,
        shared: &Shared<'_>,
        place: DraftField,
        width: f32,
    ) -> TextEditOutput {
        let id = self.field(place);
        let comes = self.go_to == Some(place);
        let name = shared.say(&self.name(place));
        let hint = shared.say(&Self::hint(place));
        let mut text = self.draft.text(place).unwrap_or_default().to_owned();
        let mut edit = TextEdit::singleline(&mut text)
            .id(id)
            .hint_text(hint)
            .margin(vec2(6.0, 3.0))
            .align(Align2::LEFT_CENTER)
            .desired_width(width - 12.0);
        if matches!(place, DraftField::Title | DraftField::Section(_)) {
            edit = edit.font(egui::FontId::new(text_size::BODY, fonts::bold()));
        }
        let output = edit.show(ui);
        ui.ctx()
            .accesskit_node_builder(id, |node| node.set_label(name));
        if output.response.changed() {
            if let DraftField::Line(..) = place {
                let grows = text.len() > self.draft.text(place).map_or(0, str::len);
                text = canonical(&text);
                if grows {
                    let (spaced, put_in) = spaced(&text);
                    move_on(ui, id, &put_in);
                    text = spaced;
                }
            }
            self.draft.type_text(place, text);
            // What was doubtful about it beside others, was so of what is not typed any more.
            if let Some(check) = &mut self.check {
                check.doubts.remove(&place);
            }
            self.begin_typing(ui.ctx(), place);
            self.touch(shared.now);
        }
        if comes || (self.palette.has_changed() && self.here == Some(place)) {
            output.response.scroll_to_me(None);
        }
        if comes {
            output.response.request_focus();
            let typed = self.draft.text(place).unwrap_or_default();
            let end = CCursor::new(typed.chars().count());
            // There is always a year, and whoever types comes to write another one over it.
            let start = if place == DraftField::Year {
                CCursor::new(0)
            } else {
                end
            };
            select(ui, id, CCursorRange::two(start, end));
            self.go_to = None;
        } else if output.response.gained_focus() && self.here != Some(place) {
            self.here = Some(place);
            self.check_again();
        }
        output
    }

    /// What a field is called.
    fn name(&self, place: DraftField) -> Message {
        match place {
            DraftField::Title => msg!("editor-field-title"),
            DraftField::Year => msg!("editor-field-year"),
            DraftField::Section(section) => msg!("editor-field-section", number = section + 1),
            DraftField::Line(section, line) => msg!(
                "editor-field-line",
                section = self.section_name(section),
                number = line + 1
            ),
        }
    }

    /// What a section is called; by its number as long as it has no title.
    pub(super) fn section_name(&self, section: usize) -> Message {
        let title = self.draft.sections.get(section).map(|it| it.title.trim());
        match title {
            Some(title) if !title.is_empty() => msg!("editor-section-named", title = title),
            _ => msg!("editor-section-unnamed", number = section + 1),
        }
    }

    fn hint(place: DraftField) -> Message {
        match place {
            DraftField::Title => msg!("editor-hint-title"),
            DraftField::Year => msg!("editor-field-year"),
            DraftField::Section(_) => msg!("editor-hint-section"),
            DraftField::Line(..) => msg!("editor-hint-line"),
        }
    }
}

/// What is said of a line beside it: how many tiles or hands it has, or that something is wrong.
fn status_ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    report: &EntryReport,
    told: &[&EntryProblem],
    doubts: usize,
) {
    let doubts = doubts + told.iter().filter(|it| it.kind.is_doubt()).count();
    let is_wrong = told.iter().any(|it| !it.kind.is_doubt());
    let (icon, said) = if is_wrong {
        let count = told.len();
        (
            Some(Icon::Notice),
            msg!("editor-status-problems", count = count),
        )
    } else if !report.is_sound() {
        let tiles = report.entry.tiles();
        (None, msg!("editor-status-tiles", tiles = tiles))
    } else if doubts > 0 {
        (
            Some(Icon::Question),
            msg!("editor-status-doubts", hands = report.hands),
        )
    } else {
        (
            Some(Icon::Check),
            msg!("editor-status-hands", hands = report.hands),
        )
    };
    if let Some(icon) = icon {
        ui.add(icon.image(ui, 16.0).tint(Theme::current(ui).text));
    }
    let text = RichText::new(shared.say(&said)).size(text_size::SMALL);
    ui.label(text.color(Theme::current(ui).text));
}

/// Moves the cursor on by what was put in before it.
fn move_on(ui: &Ui, id: Id, put_in: &[usize]) {
    let Some(mut state) = TextEdit::load_state(ui.ctx(), id).filter(|_| !put_in.is_empty()) else {
        return;
    };
    let Some(mut range) = state.cursor.char_range() else {
        return;
    };
    for cursor in [&mut range.primary, &mut range.secondary] {
        let before = usize::from(cursor.index);
        *cursor += put_in.iter().filter(|at| **at < before).count();
    }
    state.cursor.set_char_range(Some(range));
    state.store(ui.ctx(), id);
}

/// Puts the cursor behind what is typed.
fn select(ui: &Ui, id: Id, range: CCursorRange) {
    let mut state = TextEdit::load_state(ui.ctx(), id).unwrap_or_default();
    state.cursor.set_char_range(Some(range));
    state.store(ui.ctx(), id);
}

/// Underlines what is wrong at its place: errors thick, doubts thin.
fn underline(ui: &Ui, output: &TextEditOutput, typed: &str, marks: &[(Range<usize>, bool)]) {
    let painter = ui
        .painter()
        .with_clip_rect(output.text_clip_rect.expand2(vec2(MISSING, 3.0)));
    let galley = Arc::clone(&output.galley);
    let at = |byte: usize| {
        let before = typed.get(..byte).unwrap_or(typed);
        let cursor = CCursor::new(before.chars().count());
        let rect = galley.pos_from_cursor(cursor);
        rect.translate(output.galley_pos.to_vec2()).left_bottom()
    };
    for (span, is_doubt) in marks {
        let from = at(span.start);
        let to = at(span.end);
        let right = if span.is_empty() {
            from.x + MISSING
        } else {
            to.x
        };
        let width = if *is_doubt { 1.0 } else { 2.5 };
        painter.hline(
            from.x..=right,
            from.y,
            Stroke::new(width, ui.visuals().error_fg_color),
        );
    }
}
