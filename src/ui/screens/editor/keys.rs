//! What the keyboard does among the fields: a whole card can be typed in without a pointer.

use egui::{Event, Key, KeyboardShortcut, Modifiers, Ui};

use super::EditorScreen;
use crate::card::{DraftField, Entry, LineFix, Numbers};
use crate::locale::Message;
use crate::msg;

/// What a key does in a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum KeyAction {
    /// On to the next line; a new one behind the last, a new section behind an empty one.
    Next,
    /// Begin a section here.
    NewSection,
    /// To the field above.
    Above,
    /// To the field below.
    Below,
    /// Move the line up.
    ShiftUp,
    /// Move the line down.
    ShiftDown,
    /// Let the numbers move in the next of the four ways.
    Numbers,
    /// Put the last way to make the line behind it once more, with the next number.
    NextNumber,
    /// Make the proposal.
    Fix,
    /// Take back what changed more than one field.
    Back,
    /// Make it again.
    Forth,
}

impl KeyAction {
    /// Every action; of two with the same key first the one with more keys held.
    const ALL: [Self; 11] = [
        Self::NewSection,
        Self::Next,
        Self::ShiftUp,
        Self::ShiftDown,
        Self::Above,
        Self::Below,
        Self::Numbers,
        Self::NextNumber,
        Self::Fix,
        Self::Forth,
        Self::Back,
    ];

    /// The actions that are told beside the fields.
    pub(super) const TOLD: [Self; 9] = [
        Self::Next,
        Self::NewSection,
        Self::Above,
        Self::Below,
        Self::ShiftUp,
        Self::Numbers,
        Self::NextNumber,
        Self::Fix,
        Self::Back,
    ];

    /// The keys that do it.
    pub(super) const fn shortcut(self) -> KeyboardShortcut {
        let (modifiers, key) = match self {
            Self::Next => (Modifiers::NONE, Key::Enter),
            Self::NewSection => (Modifiers::COMMAND, Key::Enter),
            Self::Above => (Modifiers::NONE, Key::ArrowUp),
            Self::Below => (Modifiers::NONE, Key::ArrowDown),
            Self::ShiftUp => (Modifiers::ALT, Key::ArrowUp),
            Self::ShiftDown => (Modifiers::ALT, Key::ArrowDown),
            Self::Numbers => (Modifiers::COMMAND, Key::M),
            Self::NextNumber => (Modifiers::COMMAND, Key::N),
            Self::Fix => (Modifiers::COMMAND, Key::Period),
            Self::Back => (Modifiers::COMMAND, Key::Z),
            Self::Forth => (Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z),
        };
        KeyboardShortcut::new(modifiers, key)
    }

    /// What it does, in words.
    pub(super) fn about(self) -> Message {
        match self {
            Self::Next => msg!("editor-key-next"),
            Self::NewSection => msg!("editor-key-section"),
            Self::Above => msg!("editor-key-above"),
            Self::Below => msg!("editor-key-below"),
            Self::ShiftUp | Self::ShiftDown => msg!("editor-key-shift"),
            Self::Numbers => msg!("editor-key-numbers"),
            Self::NextNumber => msg!("editor-key-next-number"),
            Self::Fix => msg!("editor-key-fix"),
            Self::Back | Self::Forth => msg!("editor-key-back"),
        }
    }
}

impl EditorScreen {
    /// Takes the keys that mean something here before the field sees them.
    pub(super) fn take_keys(&mut self, ui: &Ui, now: f64) {
        let Some(here) = self.here else {
            return;
        };
        if !ui.memory(|memory| memory.has_focus(self.field(here))) {
            return;
        }
        if let Some(text) = take_lines(ui) {
            self.paste(here, &text, now);
            return;
        }
        let shift = ui.input(|input| input.modifiers.shift);
        let pressed = KeyAction::ALL.into_iter().find(|action| {
            // What was typed in a field since, the field itself takes back.
            let is_possible = match action {
                KeyAction::Back => !shift && self.steps.can_go_back(&self.draft),
                KeyAction::Forth => self.steps.can_go_forth(&self.draft),
                _ => true,
            };
            is_possible && ui.input_mut(|input| input.consume_shortcut(&action.shortcut()))
        });
        if let Some(action) = pressed {
            self.act(action, now);
            return;
        }
        let is_empty = self.draft.text(here).is_some_and(str::is_empty);
        let removable = is_empty && self.draft.places().count() > 4;
        if removable
            && matches!(here, DraftField::Section(_) | DraftField::Line(..))
            && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Backspace))
        {
            self.change(now, |draft| draft.remove(here));
        }
    }

    /// Does what a key asks for.
    pub(super) fn act(&mut self, action: KeyAction, now: f64) {
        let Some(here) = self.here else {
            return;
        };
        match action {
            KeyAction::Next => self.next(here, now),
            KeyAction::NewSection => self.begin_section(here, now),
            KeyAction::Above => {
                let above = self
                    .draft
                    .places()
                    .take_while(|place| *place != here)
                    .last();
                self.move_to(above.unwrap_or(here));
            }
            KeyAction::Below => {
                let below = self
                    .draft
                    .places()
                    .skip_while(|place| *place != here)
                    .nth(1);
                self.move_to(below.unwrap_or(here));
            }
            KeyAction::ShiftUp | KeyAction::ShiftDown => {
                self.change(now, |draft| {
                    draft.shift(here, action == KeyAction::ShiftDown)
                });
            }
            KeyAction::Numbers => self.cycle_numbers(here, now),
            KeyAction::NextNumber => self.repeat_with_next_number(here, now),
            KeyAction::Fix => self.fix(here, now),
            KeyAction::Back => self.step(now, false),
            KeyAction::Forth => self.step(now, true),
        }
    }

    fn next(&mut self, here: DraftField, now: f64) {
        let below = self
            .draft
            .places()
            .skip_while(|place| *place != here)
            .nth(1);
        let DraftField::Line(..) = here else {
            match below {
                Some(below)
                    if !matches!(
                        (here, below),
                        (DraftField::Section(_), DraftField::Section(_))
                    ) =>
                {
                    self.move_to(below);
                }
                _ => self.change(now, |draft| draft.add_line(here)),
            }
            return;
        };
        let is_empty = self
            .draft
            .text(here)
            .is_some_and(|text| text.trim().is_empty());
        match below {
            Some(line @ DraftField::Line(..)) => self.move_to(line),
            Some(section) if is_empty => self.move_to(section),
            None if is_empty => self.begin_section(here, now),
            _ => self.change(now, |draft| draft.add_line(here)),
        }
    }

    /// Begins a section behind a line, or in the place of one with nothing in it.
    fn begin_section(&mut self, here: DraftField, now: f64) {
        let is_empty = self
            .draft
            .text(here)
            .is_some_and(|text| text.trim().is_empty());
        self.change(now, |draft| match here {
            DraftField::Line(section, line) if is_empty && line > 0 => {
                draft.remove(here);
                draft.add_section(DraftField::Line(section, line - 1))
            }
            _ => draft.add_section(here),
        });
    }

    fn cycle_numbers(&mut self, here: DraftField, now: f64) {
        let DraftField::Line(..) = here else {
            return;
        };
        let Some(text) = self.draft.text_mut(here) else {
            return;
        };
        let mut line = Entry::parse(text).line;
        let numbers = match line.numbers() {
            None | Some(Numbers::Printed) => Numbers::Slide,
            Some(Numbers::Slide) => Numbers::SlideOdd,
            Some(Numbers::SlideOdd) => Numbers::SlideEven,
            Some(Numbers::SlideEven) => Numbers::Printed,
        };
        line.fields.set("numbers", Some(numbers.into()));
        *text = line.typed();
        self.go_to = Some(here);
        self.check_again();
        self.touch(now);
    }

    fn repeat_with_next_number(&mut self, here: DraftField, now: f64) {
        let DraftField::Line(..) = here else {
            return;
        };
        let typed = self.draft.text(here).unwrap_or_default();
        if let Some(repeated) = Entry::parse(typed).line.with_next_number() {
            self.change(now, |draft| {
                if let Some(text) = draft.text_mut(here) {
                    *text = repeated.typed();
                }
                here
            });
        }
    }

    /// The fix of the line at a place: the first proposal for what is typed there, or else for what
    /// is doubtful about it beside others.
    pub(super) fn fix_of(&mut self, here: DraftField) -> Option<LineFix> {
        let report = self.report(here)?;
        let typed = self.draft.text(here)?;
        let told = self.told(here, &report).into_iter();
        let mut alone = told.filter_map(|problem| problem.fixed.as_deref());
        let alone = alone.find(|fixed| *fixed != typed);
        let alone = alone.map(|fixed| LineFix::Write(fixed.to_owned()));
        alone.or_else(|| {
            let doubts = self.doubts(here, &report);
            doubts.into_iter().find_map(|doubt| doubt.fix)
        })
    }

    /// Does what is proposed for a line.
    pub(super) fn fix(&mut self, here: DraftField, now: f64) {
        let Some(fix) = self.fix_of(here) else {
            return;
        };
        self.change(now, |draft| match fix {
            LineFix::Write(fixed) => {
                if let Some(text) = draft.text_mut(here) {
                    *text = fixed;
                }
                here
            }
            LineFix::Remove => draft.remove(here),
            LineFix::Mark(is_marked) => {
                if let DraftField::Line(section, _) = here
                    && let Some(section) = draft.sections.get_mut(section)
                {
                    section.singles_and_pairs = is_marked;
                }
                here
            }
        });
    }
}

/// Takes several lines from the clipboard, before the field sees them; one line is the field's.
fn take_lines(ui: &Ui) -> Option<String> {
    let is_several =
        |event: &Event| matches!(event, Event::Paste(text) if text.trim().contains(['\n', '\r']));
    ui.input_mut(|input| {
        let at = input.events.iter().position(is_several)?;
        match input.events.remove(at) {
            Event::Paste(text) => Some(text),
            _ => None,
        }
    })
}
