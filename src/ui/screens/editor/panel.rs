//! What stands beside the fields: the line as it will be printed and what it asks for, what is wrong
//! with it, the keys, and what can be done with the card.

use std::path::PathBuf;

use egui::{Grid, RichText, TextEdit, Ui};

use super::EditorScreen;
use super::keys::KeyAction;
use crate::card::{DraftField, EntryProblem, EntryReport, LineFix, LineIndex, ProblemKind};
use crate::document::ShapeFault;
use crate::locale::Message;
use crate::msg;
use crate::ui::shared::{FileWanted, ShelfCommand};
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::{CardLine, Icon, heading, plain_button, primary_button};
use crate::ui::words::{listed, said};
use crate::ui::{Command, Shared, fonts};
use crate::wording;

impl EditorScreen {
    /// Draws what stands beside the fields and may scroll.
    pub(super) fn panel(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        ui.spacing_mut().item_spacing.y = 5.0;
        let here = self.here.unwrap_or(DraftField::Title);
        self.here_ui(ui, shared, here);
        ui.separator();
        keys_ui(ui, shared);
        ui.separator();
        self.export_ui(ui, shared);
    }

    fn here_ui(&mut self, ui: &mut Ui, shared: &Shared<'_>, here: DraftField) {
        if let Some(pasted) = &self.pasted {
            let keys = ui.ctx().format_shortcut(&KeyAction::Back.shortcut());
            let back = msg!("editor-pasted-back", keys = keys);
            ui.label(format!("{} {}", shared.say(pasted), shared.say(&back)));
            ui.separator();
        }
        let DraftField::Line(section, line) = here else {
            title(ui, &shared.say(&msg!("editor-first-title")));
            said(
                ui,
                shared,
                &shared.say(&msg!("editor-first-step")),
                text_size::BODY,
            );
            return;
        };
        let name = msg!(
            "editor-field-line",
            section = self.section_name(section),
            number = line + 1
        );
        title(ui, &shared.say(&name));
        let Some(report) = self.shown_report(here) else {
            said(
                ui,
                shared,
                &shared.say(&msg!("editor-line-step")),
                text_size::BODY,
            );
            return;
        };
        let told = self.told(here, &report);
        let typed = self.draft.text(here).unwrap_or_default();
        preview_ui(ui, shared, &report, &not_read(typed, &told));
        let doubts = self.doubts(here, &report).into_iter();
        let doubts = doubts.map(|doubt| doubt.kind);
        let value_is_next = told.len() < report.problems.len()
            && !told.iter().any(|problem| is_no_value(&problem.kind))
            && report.problems.iter().all(|it| is_no_value(&it.kind));
        if value_is_next {
            said(
                ui,
                shared,
                &shared.say(&msg!("editor-value-step")),
                text_size::BODY,
            );
        }
        let alone = told.iter().map(|problem| problem.kind.clone());
        let (mut kinds, lesser): (Vec<_>, Vec<_>) = alone.partition(|kind| !kind.is_doubt());
        kinds.extend(lesser.into_iter().chain(doubts));
        for kind in kinds {
            ui.horizontal_top(|ui| {
                let icon = if kind.is_doubt() {
                    Icon::Question
                } else {
                    Icon::Notice
                };
                ui.add(icon.image(ui, 16.0).tint(Theme::current(ui).text));
                let problem = shared.say(&problem(&kind));
                ui.vertical(|ui| said(ui, shared, &problem, text_size::BODY));
            });
        }
        if let Some(fix) = self.fix_of(here) {
            let keys = ui.ctx().format_shortcut(&KeyAction::Fix.shortcut());
            let said = shared.say(&match fix {
                LineFix::Write(line) => msg!("editor-fix", line = line, keys = keys),
                LineFix::Remove => msg!("editor-fix-remove", keys = keys),
                LineFix::Mark(true) => msg!("editor-fix-mark", keys = keys),
                LineFix::Mark(false) => msg!("editor-fix-unmark", keys = keys),
            });
            if plain_button(ui, Icon::Bulb, &said).clicked() {
                self.fix(here, shared.now);
            }
        }
    }

    /// Draws how far the card has come, and the button that uses it: always in sight.
    pub(super) fn card_ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        ui.add_space(6.0);
        let check = self.check.as_ref();
        let (sound, left_out, hands) = check.map_or((0, 0, 0), |check| {
            (check.sound, check.left_out, check.hands)
        });
        let is_playable = check.is_some_and(|check| check.card.is_some());
        if check.is_some() {
            let card = shared.say(&msg!("editor-card", lines = sound, hands = hands));
            said(ui, shared, &card, text_size::BODY);
        }
        if !self.draft.has_year() {
            ui.horizontal_top(|ui| {
                ui.add(Icon::Notice.image(ui, 16.0).tint(Theme::current(ui).text));
                let no_year = shared.say(&msg!("editor-no-year"));
                ui.vertical(|ui| said(ui, shared, &no_year, text_size::BODY));
            });
        }
        if left_out > 0 {
            let told = shared.say(&msg!("editor-card-left-out", count = left_out));
            said(ui, shared, &told, text_size::BODY);
        }
        let in_use = shared.profile.settings().card.as_deref() == Some(self.draft.id.as_str());
        if in_use {
            ui.horizontal_top(|ui| {
                ui.add(Icon::Check.image(ui, 18.0).tint(Theme::current(ui).text));
                ui.vertical(|ui| ui.label(shared.say(&msg!("shelf-in-use"))));
            });
        } else {
            ui.add_enabled_ui(is_playable, |ui| {
                let said = shared.say(&msg!("editor-use"));
                if primary_button(ui, Icon::Check, &said).clicked() {
                    self.typed_at = Some(shared.now);
                    self.keep(shared);
                    let id = self.draft.id.clone();
                    shared.ask(Command::Shelf(ShelfCommand::Use(id)));
                }
            });
        }
    }

    fn export_ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        let label = ui.label(shared.say(&msg!("editor-export-path")));
        // A row of its own: the name of the file stands at the end of the path.
        ui.add(TextEdit::singleline(&mut self.path).desired_width(f32::INFINITY))
            .labelled_by(label.id);
        let said = shared.say(&msg!("editor-export"));
        if plain_button(ui, Icon::ArrowUp, &said).clicked() {
            let draft = Box::new(self.draft.clone());
            let path = PathBuf::from(self.path.trim());
            shared.ask(Command::Shelf(ShelfCommand::Export(draft, path)));
        }
        let choose = shared.say(&msg!("file-choose-place"));
        if plain_button(ui, Icon::ArrowUp, &choose).clicked() {
            let draft = Box::new(self.draft.clone());
            shared.ask(Command::ChooseFile(FileWanted::CardToWrite(draft)));
        }
        for said in &self.said {
            ui.label(shared.say(said));
        }
    }
}

fn title(ui: &mut Ui, text: &str) {
    heading(ui, text, text_size::LARGE);
}

/// What is typed where something is wrong with groups, and so may be missing from the print.
fn not_read<'t>(typed: &'t str, told: &[&EntryProblem]) -> Vec<&'t str> {
    let is_group = |kind: &ProblemKind| match kind {
        // Of these every group could be read.
        ProblemKind::WrongTileCount { .. }
        | ProblemKind::UnequalChoice { .. }
        | ProblemKind::NoPosition { .. }
        | ProblemKind::TooFewNaturals { .. }
        | ProblemKind::TooFewJokers { .. }
        | ProblemKind::TooManyHands { .. }
        | ProblemKind::MisspeltValue
        | ProblemKind::Shape(_) => false,
        kind => !kind.is_doubt(),
    };
    let spans = told.iter().filter(|problem| is_group(&problem.kind));
    let texts = spans.filter_map(|problem| typed.get(problem.span.clone()));
    texts.filter(|text| !text.trim().is_empty()).collect()
}

/// The line as it is printed, with what could not be read struck out; in one sentence, and how many
/// hands it has.
fn preview_ui(ui: &mut Ui, shared: &Shared<'_>, report: &EntryReport, not_read: &[&str]) {
    let line = report.preview.line(LineIndex(0));
    if line.printed.iter().any(|way| !way.words.is_empty()) {
        paper_frame(Theme::current(ui)).show(ui, |ui| {
            CardLine::new(&report.preview, LineIndex(0)).show(ui, shared.locale);
        });
    }
    if !not_read.is_empty() {
        ui.horizontal_wrapped(|ui| {
            ui.label(shared.say(&msg!("editor-not-read")));
            for text in not_read {
                ui.label(RichText::new(*text).strikethrough());
            }
        });
    }
    let sentence = wording::pattern_sentence(&line.printed, line.numbers, line.concealed);
    // Without those groups it would tell another line.
    if let Some(sentence) = sentence.filter(|_| not_read.is_empty()) {
        said(ui, shared, &shared.say(&sentence), text_size::BODY);
    }
    if report.hands > 0 {
        let hands = msg!("editor-hands", hands = report.hands);
        ui.label(RichText::new(shared.say(&hands)).family(fonts::bold()));
    }
}

/// Whether it says no more than that the value is missing.
fn is_no_value(kind: &ProblemKind) -> bool {
    matches!(
        kind,
        ProblemKind::Shape(ShapeFault::MissingKey { key: "value" })
    )
}

/// What is wrong with a line, in words.
pub(super) fn problem(kind: &ProblemKind) -> Message {
    match kind {
        kind if is_no_value(kind) => msg!("editor-no-value"),
        ProblemKind::MisspeltValue => msg!("editor-misspelt-value"),
        ProblemKind::Shape(ShapeFault::OutOfRange { least, most, .. }) => {
            msg!("editor-value-out-of-range", least = *least, most = *most)
        }
        kind => msg!(
            "editor-problem",
            problem = wording::card_problem(kind, None)
        ),
    }
}

fn keys_ui(ui: &mut Ui, shared: &Shared<'_>) {
    Grid::new("editor-keys")
        .num_columns(2)
        .min_row_height(16.0)
        .spacing([10.0, 2.0])
        .show(ui, |ui| {
            for action in KeyAction::TOLD {
                let keys = ui.ctx().format_shortcut(&action.shortcut());
                ui.label(
                    RichText::new(keys)
                        .size(text_size::SMALL)
                        .family(fonts::bold()),
                );
                ui.label(RichText::new(shared.say(&action.about())).size(text_size::SMALL));
                ui.end_row();
            }
            for (sign, about) in [
                ("x25  c30", msg!("editor-sign-value")),
                ("a b c", msg!("editor-sign-suits")),
                ("~ odd even", msg!("editor-sign-moves")),
                ("!", msg!("editor-sign-no-jokers")),
                ("/", msg!("editor-sign-choice")),
                ("or", msg!("editor-sign-or")),
                ("(…)", msg!("editor-sign-note")),
            ] {
                ui.label(
                    RichText::new(sign)
                        .size(text_size::SMALL)
                        .family(fonts::bold()),
                );
                let about = shared.say(&about);
                let label = ui.label(RichText::new(&about).size(text_size::SMALL));
                listed(ui, shared, &about, label.rect);
                ui.end_row();
            }
        });
}
