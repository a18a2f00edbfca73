//! Where a card is typed in as it is printed: one field for each line, checked at every key.
//!
//! `rows` are the fields, `keys` what the keyboard does among them, `palette` what the pointer does below them, `panel`
//! what stands beside them,
//! `reports` remembers what was found out about each typed line, `steps` what can be taken back,
//! `typing` what may only not be typed yet.

mod demos;
mod keys;
mod palette;
mod panel;
mod reports;
mod rows;
mod steps;
mod typing;

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{Context, Id, Panel, ScrollArea, Ui};

use self::palette::Palette;
use self::reports::{Checked, Reports};
use self::steps::Steps;
use self::typing::Typing;
use crate::card::{Draft, DraftCheck, DraftField, EntryReport, Pasted, file_name};
use crate::locale::Message;
use crate::msg;
use crate::ui::shared::{Deferred, ShelfCommand};
use crate::ui::widgets::Rows;
use crate::ui::{Change, Command, Shared};

pub use demos::DEMOS;
pub(in crate::ui) use demos::half;

/// The room for what stands beside the fields, in points.
const BESIDE: f32 = 376.0;
/// So long after the last key what was typed is written to disk, in seconds.
const PAUSE: f64 = 0.4;
/// Who types without a pause has it written that often, in seconds.
const AT_LEAST: f64 = 5.0;

/// The card that is being typed in.
#[derive(Debug, Default)]
pub struct EditorScreen {
    draft: Draft,
    /// Counts the changes after which a field is another line's: it must not undo that one's typing.
    generation: u64,
    /// The field that has the keyboard, or had it last.
    here: Option<DraftField>,
    /// The field that gets the keyboard in the next frame.
    go_to: Option<DraftField>,
    /// Where something was typed since the keyboard came there.
    typing: Option<Typing>,
    palette: Palette,
    /// How high the fields of sections and lines are.
    heights: Rows,
    reports: Reports,
    /// What was shown last of each line: it is shown until what is typed there since is checked.
    shown: HashMap<DraftField, Arc<EntryReport>>,
    steps: Steps,
    /// What was found out of the card as a whole.
    check: Option<DraftCheck>,
    /// Whether nothing was typed that is to be checked at once: what is typed in a line is, when it is left.
    is_checked: bool,
    /// The check of the card as a whole, as long as it is under way.
    checking: Deferred<(Draft, DraftCheck)>,
    /// When something was typed that is not kept yet.
    typed_at: Option<f64>,
    /// When the first of that was typed.
    unkept_since: Option<f64>,
    /// Where the card is written to when it is given away.
    path: String,
    /// Where it was written to, or where the learner knows that there is a file.
    replaces: Option<PathBuf>,
    /// What came of it.
    said: Vec<Message>,
    /// What was pasted last.
    pasted: Option<Message>,
    /// The check of what was pasted, as long as it is under way, and what is said of it then.
    pasting: Deferred<(Checked, Message)>,
}

impl EditorScreen {
    /// The learner has come to a card of their own, which is nowhere when it was taken away.
    pub fn open(&mut self, id: &str, change: &Change<'_>) {
        let Some(draft) = change.profile.own_cards().find(id) else {
            return;
        };
        let documents = change.documents;
        let path = documents.join(file_name(id));
        let first = draft
            .places()
            .filter(|place| matches!(place, DraftField::Title | DraftField::Line(..)))
            .find(|place| {
                draft
                    .text(*place)
                    .is_some_and(|text| text.trim().is_empty())
            });
        let last = draft.places().last();
        *self = Self {
            go_to: first.or(last),
            here: first.or(last),
            draft: draft.clone(),
            generation: self.generation + 1,
            path: path.display().to_string(),
            ..Self::default()
        };
    }

    /// The learner goes elsewhere: what was typed is kept.
    pub fn leave(&mut self, change: &mut Change<'_>) {
        if self.typed_at.take().is_some() {
            change.profile.keep_card(self.draft.clone());
        }
    }

    /// Says what came of giving the card away.
    pub fn say(&mut self, said: Vec<Message>) {
        self.said = said;
    }

    /// Whether the card may be written there though there is a file: it was written there before, or
    /// the learner was asked. From now on it may.
    pub fn may_replace(&mut self, path: &Path) -> bool {
        let may = self.replaces.as_deref() == Some(path);
        self.replaces = Some(path.to_owned());
        may
    }

    /// What is typed.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        self.take_keys(ui, shared.now);
        self.follow_typing(ui.ctx());
        Panel::right("editor-beside")
            .resizable(false)
            .exact_size(BESIDE)
            .show(ui, |ui| {
                Panel::bottom("editor-card")
                    .resizable(false)
                    .show(ui, |ui| self.card_ui(ui, shared));
                ScrollArea::vertical()
                    .auto_shrink([false, false])
                    .show(ui, |ui| self.panel(ui, shared));
            });
        if let Some(here @ DraftField::Line(..)) = self.here {
            let palette = Panel::bottom("editor-palette")
                .resizable(false)
                .show(ui, |ui| self.palette_ui(ui, shared, here));
            if self.palette.covers(palette.response.rect.height()) {
                ui.ctx().request_repaint();
            }
        }
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| self.rows(ui, shared));
        self.keep_in_time(ui, shared);
        self.check_whole_card(ui.ctx(), shared);
        self.follow_reports(ui.ctx(), shared);
    }

    /// Takes up what was found out about lines, and has those checked of which nothing is known.
    fn follow_reports(&mut self, context: &Context, shared: &Shared<'_>) {
        if let Some((checked, told)) = self.pasting.follow(shared.refining(), context) {
            self.reports.learn(checked);
            self.pasted = Some(told);
            context.request_repaint();
        }
        self.reports.follow(shared.refining(), context);
    }

    /// Has the card checked as a whole, if that is not known or under way.
    fn check_whole_card(&mut self, context: &Context, shared: &Shared<'_>) {
        if self.is_checked {
            return;
        }
        if self.checking.is_nothing() {
            let draft = self.draft.clone();
            self.checking = Deferred::of(move || {
                let check = draft.check();
                (draft, check)
            });
        }
        if let Some((checked, mut check)) = self.checking.follow(shared.refining(), context) {
            // What was doubtful about a line does not hold of what was typed there since.
            let is_there = |field: DraftField| checked.text(field) == self.draft.text(field);
            check.doubts.retain(|field, _| is_there(*field));
            self.check = Some(check);
            self.is_checked = true;
            // What stands beside the fields is drawn before them.
            context.request_repaint();
        }
    }

    /// The card as a whole is to be checked anew; until that is done, what was found out before is shown on.
    fn check_again(&mut self) {
        self.is_checked = false;
        self.checking = Deferred::Nothing;
    }

    /// Writes what was typed, and checks the card as a whole, as soon as the learner pauses; or goes
    /// on typing for long, or closes the window.
    fn keep_in_time(&mut self, ui: &Ui, shared: &Shared<'_>) {
        let Some(typed_at) = self.typed_at else {
            return;
        };
        let closing = ui.input(|input| input.viewport().close_requested());
        let since = self.unkept_since.unwrap_or(typed_at);
        let left = (typed_at + PAUSE).min(since + AT_LEAST) - shared.now;
        if closing || left <= 0.0 {
            self.keep(shared);
            self.check_again();
        } else {
            ui.ctx()
                .request_repaint_after(std::time::Duration::from_secs_f64(left));
        }
    }

    fn keep(&mut self, shared: &Shared<'_>) {
        self.unkept_since = None;
        if self.typed_at.take().is_some() {
            let draft = Box::new(self.draft.clone());
            shared.ask(Command::Shelf(ShelfCommand::Keep(draft)));
        }
    }

    /// Something was typed.
    fn touch(&mut self, now: f64) {
        self.typed_at = Some(now);
        self.unkept_since.get_or_insert(now);
        self.said.clear();
        self.pasted = None;
        self.pasting = Deferred::Nothing;
    }

    /// Changes more than one field, which can be taken back; `change` says where to go then.
    fn change(&mut self, now: f64, change: impl FnOnce(&mut Draft) -> DraftField) {
        let from = self.here.unwrap_or(DraftField::Title);
        let before = self.draft.clone();
        let to = change(&mut self.draft);
        if self.draft == before {
            self.move_to(to);
            return;
        }
        let after = self.draft.clone();
        self.steps.add((before, from), (after, to));
        self.restructure(to, now);
    }

    /// Takes the last such change back, or makes it again.
    fn step(&mut self, now: f64, forth: bool) {
        let state = if forth {
            self.steps.forth()
        } else {
            self.steps.back()
        };
        if let Some((draft, place)) = state {
            self.draft = draft;
            self.restructure(place, now);
        }
    }

    /// Puts several lines in that were typed elsewhere.
    fn paste(&mut self, here: DraftField, text: &str, now: f64) {
        let pasted = Pasted::read(text);
        let (count, sections) = (pasted.count(), pasted.sections.len());
        let of_sections = pasted.sections.iter().map(|section| &section.lines);
        let lines = std::iter::once(&pasted.lines).chain(of_sections).flatten();
        let lines: Vec<String> = lines.cloned().collect();
        self.change(now, |draft| draft.paste(here, pasted));
        self.pasting = Deferred::of(move || {
            let checked = reports::check(lines);
            let wrong = checked.iter().filter(|(_, report)| !report.is_sound());
            let told = msg!(
                "editor-pasted",
                lines = count,
                sections = sections,
                problems = wrong.count()
            );
            (checked, told)
        });
    }

    /// Lines were added, moved or taken away.
    fn restructure(&mut self, to: DraftField, now: f64) {
        self.generation += 1;
        self.heights = Rows::default();
        // Doubts are known by their lines, which are others now.
        self.check.iter_mut().for_each(|check| check.doubts.clear());
        self.check_again();
        self.typing = None;
        self.shown.clear();
        self.reports.keep_only(&self.draft);
        self.move_to(to);
        self.touch(now);
    }

    /// Gives the keyboard to another field.
    fn move_to(&mut self, place: DraftField) {
        self.go_to = Some(place);
        if self.here != Some(place) {
            self.here = Some(place);
            // What is said across lines is said when a line is left, not at every key.
            self.check_again();
        }
    }

    /// The field of a place.
    fn field(&self, place: DraftField) -> Id {
        Id::unique(("card-editor", self.generation, place))
    }

    /// What is known of the line at a place as it is typed now, if it is one that says something.
    fn report(&mut self, place: DraftField) -> Option<Arc<EntryReport>> {
        let DraftField::Line(..) = place else {
            return None;
        };
        let typed = self.draft.text(place)?;
        let says_something = !typed.trim().is_empty();
        says_something.then(|| self.reports.of(typed)).flatten()
    }

    /// What is shown of the line at a place: what is known of it now, and until it is what was known before the last key.
    fn shown_report(&mut self, place: DraftField) -> Option<Arc<EntryReport>> {
        let typed = self.draft.text(place)?;
        if typed.trim().is_empty() {
            self.shown.remove(&place);
            return None;
        }
        if let Some(report) = self.report(place) {
            self.shown.insert(place, report);
        }
        self.shown.get(&place).map(Arc::clone)
    }
}
