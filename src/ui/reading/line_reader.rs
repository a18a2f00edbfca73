//! A line of the card by itself, in a lesson, a drill, the result of a game or at home: each of its parts
//! is told, and it opens so that one can page through its hands, beside a rack where there is one.

use std::hash::Hash;
use std::sync::Arc;

use egui::{Id, RichText, Ui};

use super::hand_pager::{Asked, HandPager};
use super::hands::{self, JokerMarks, Laid, Shown};
use super::measure::{Measured, RackAtHand, RackBesideCard, RackMoment};
use crate::analysis::{CompiledCard, LineOutlook};
use crate::card::{HandIndex, LineIndex};
use crate::locale::Message;
use crate::msg;
use crate::ui::Shared;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{CardLine, CardLineParts, Print};
use crate::ui::words::said;
use crate::wording;

/// A line of the card by itself.
#[derive(Debug)]
pub(in crate::ui) struct LineReader {
    card: Arc<CompiledCard>,
    /// The rack beside it, if there is one.
    beside: Option<RackBesideCard>,
    /// How many tiles that rack lacks for the nearest hand of the line.
    missing: Option<u8>,
    pager: HandPager,
    /// Whether its hands are shown.
    is_open: bool,
    /// Whether it was used in this frame: keys now go to it.
    is_used: bool,
    /// How large the line is printed, in points.
    size: f32,
    /// Room between its rows, in points.
    between_rows: f32,
    /// How much of it is printed.
    print: Print,
    /// Whether its hands are shown without words, where there is little room, and without the marks that need them.
    is_terse: bool,
    /// How wide the tiles of its hands are at most, in points.
    tile: f32,
}

impl LineReader {
    /// A line to read; its hands are shown when it is clicked.
    pub(in crate::ui) fn new(card: &Arc<CompiledCard>, line: LineIndex) -> Self {
        Self::reading(card, line, None, None)
    }

    /// A line beside a rack, with the hand that is nearest to it.
    pub(in crate::ui) fn beside(
        card: &Arc<CompiledCard>,
        line: LineIndex,
        at_hand: RackAtHand,
    ) -> Self {
        let beside = RackBesideCard::new(at_hand);
        let nearest = beside.of_line(card, line);
        Self::reading(card, line, Some(beside), nearest.as_ref())
    }

    /// The line that is nearest to a rack, beside it; nothing when exposures have closed every line.
    pub(in crate::ui) fn nearest(card: &Arc<CompiledCard>, at_hand: RackAtHand) -> Option<Self> {
        let measured = Measured::new(card, RackMoment::of_rack(&at_hand.rack), at_hand);
        let nearest = measured.nearest()?.clone();
        let beside = Some(measured.beside);
        Some(Self::reading(card, nearest.line, beside, Some(&nearest)))
    }

    fn reading(
        card: &Arc<CompiledCard>,
        line: LineIndex,
        beside: Option<RackBesideCard>,
        nearest: Option<&LineOutlook>,
    ) -> Self {
        let hand = nearest.map(|outlook| outlook.hand);
        Self {
            pager: HandPager::new(card, line, beside.as_ref(), hand),
            card: Arc::clone(card),
            beside,
            missing: nearest.map(|outlook| outlook.distance),
            is_open: false,
            is_used: false,
            size: text_size::BODY,
            between_rows: 0.0,
            print: Print::Whole,
            is_terse: false,
            tile: hands::TILE,
        }
    }

    /// Prints the line in this size, in points.
    pub(in crate::ui) fn size(mut self, size: f32) -> Self {
        self.size = size;
        self
    }

    /// Prints the line in this size from now on, in points.
    pub(in crate::ui) fn set_size(&mut self, size: f32) {
        self.size = size;
    }

    /// Leaves this room between its rows from now on, in points, for what points at its groups.
    pub(in crate::ui) fn set_between_rows(&mut self, room: f32) {
        self.between_rows = room;
    }

    /// Shows its hands without words, where there is little room, and without the marks that need them.
    pub(in crate::ui) fn terse(mut self) -> Self {
        self.is_terse = true;
        self
    }

    /// Shows its hands at once.
    pub(in crate::ui) fn open(mut self) -> Self {
        self.is_open = true;
        self
    }

    /// Begins with this hand, by its place among all of the card.
    pub(in crate::ui) fn begin_with(mut self, hand: HandIndex) -> Self {
        self.pager.show(hand, &self.card, self.beside.as_ref());
        self
    }

    /// How many tiles the rack beside it lacks for the nearest hand of the line; nothing without a rack,
    /// or when exposures have closed the line.
    pub(in crate::ui) const fn missing(&self) -> Option<u8> {
        self.missing
    }

    /// Whether its hands are shown.
    pub(in crate::ui) fn is_open(&self) -> bool {
        self.is_open
    }

    /// Lays its hands with tiles that are this much of what they are where there is room.
    pub(in crate::ui) fn scale(&mut self, scale: f32) {
        self.tile = hands::TILE * scale;
    }

    /// The line.
    pub(in crate::ui) fn line(&self) -> LineIndex {
        self.pager.line
    }

    /// The title of the section in which the line stands, where more is printed than the groups.
    pub(in crate::ui) fn section(&self) -> Option<Message> {
        let is_whole = self.print == Print::Whole;
        is_whole.then(|| wording::section_of(self.card.card(), self.pager.line))
    }

    /// Draws the line, and below it its hands when it is open.
    pub(in crate::ui) fn ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) -> CardLineParts {
        let parts = self.line_ui(ui, shared);
        if self.is_open {
            if !self.is_terse {
                self.sentence_ui(ui, shared);
            }
            self.hands_ui(ui, shared);
        }
        parts
    }

    /// Draws the line while something is asked of which its hands would give the answer away.
    pub(in crate::ui) fn closed_ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) -> CardLineParts {
        let parts = self.line_ui(ui, shared);
        if self.is_open {
            let first = RichText::new(shared.say(&msg!("card-hands-answer-first")));
            ui.label(first.color(Theme::current(ui).text_weak));
        }
        parts
    }

    /// Draws the line alone; a click opens and closes it, unless its groups alone are printed: what it opens says
    /// more.
    pub(in crate::ui) fn line_ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) -> CardLineParts {
        let card = self.card.card();
        let line = CardLine::new(card, self.pager.line)
            .size(self.size)
            .between_rows(self.between_rows)
            .print(self.print);
        let parts = match self.print {
            Print::Whole => line.clickable().opened(self.is_open),
            Print::GroupsAlone => line,
        }
        .show(ui, shared.locale);
        if parts.response.clicked() {
            self.is_open = !self.is_open;
            ui.ctx().request_repaint();
        }
        self.is_used |= parts.response.clicked() || parts.response.gained_focus();
        parts
    }

    /// Draws its hands.
    pub(in crate::ui) fn hands_ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        let marks = if self.is_terse {
            JokerMarks::LeftOut
        } else {
            JokerMarks::Shown
        };
        let asked = hands::hand_ui(ui, self.shown(marks), shared);
        if !self.is_terse {
            hands::jokers_ui(ui, &self.card, &self.pager, shared);
        }
        self.is_used |= asked != Asked::Nothing;
        self.do_asked(asked);
    }

    /// The hand to which it has come.
    fn shown(&self, marks: JokerMarks) -> Shown<'_> {
        Shown {
            card: &self.card,
            pager: &self.pager,
            at_hand: self.beside.as_ref().map(|beside| &beside.at_hand),
            laid: Laid::HandAndStrays,
            marks,
            tile: self.tile,
        }
    }

    /// Draws what the line asks for in words.
    pub(in crate::ui) fn sentence_ui(&self, ui: &mut Ui, shared: &Shared<'_>) {
        let card = self.card.card();
        let sentence = shared.say(&wording::line_sentence(card, self.pager.line));
        said(ui, shared, &sentence, text_size::BODY);
    }

    fn do_asked(&mut self, asked: Asked) {
        match asked {
            Asked::Nothing => {}
            Asked::Step(step) => self.pager.step(step, &self.card, self.beside.as_ref()),
            Asked::Close => self.is_open = false,
        }
    }
}

/// The lines that a screen shows by themselves. The keys go to the one that was used last.
#[derive(Debug, Default)]
pub(in crate::ui) struct LineReaders {
    /// What they are shown for.
    of: Option<Id>,
    readers: Vec<LineReader>,
    /// The place of the one that was used last.
    used: usize,
    /// How much of them is printed.
    print: Print,
}

impl LineReaders {
    /// Shows the lines that `make` makes, for as long as they are shown for the same.
    pub(in crate::ui) fn follow(
        &mut self,
        of: impl Hash + std::fmt::Debug,
        make: impl FnOnce() -> Vec<LineReader>,
    ) {
        let of = Some(Id::unique(of));
        if self.of != of {
            *self = Self {
                of,
                readers: make(),
                used: 0,
                print: self.print,
            };
            self.print_in(self.print);
        }
    }

    /// Prints every line like this from now on.
    pub(in crate::ui) fn print_in(&mut self, print: Print) {
        self.print = print;
        for reader in &mut self.readers {
            reader.print = print;
        }
    }

    /// Opens every line.
    pub(in crate::ui) fn open_all(&mut self) {
        for reader in &mut self.readers {
            reader.is_open = true;
        }
    }

    /// The keys with which one pages through hands.
    pub(in crate::ui) fn take_keys(&mut self, ui: &Ui) {
        for (place, reader) in self.readers.iter_mut().enumerate() {
            if std::mem::take(&mut reader.is_used) {
                self.used = place;
            }
        }
        let is_open = |reader: &&mut LineReader| reader.is_open;
        let used = self.readers.get(self.used).is_some_and(|it| it.is_open);
        let mut readers = self.readers.iter_mut();
        let reader = if used {
            readers.nth(self.used)
        } else {
            readers.find(is_open)
        };
        if let Some(reader) = reader {
            reader.do_asked(Asked::by_keys(ui));
        }
    }

    /// The lines, to draw.
    pub(in crate::ui) fn iter_mut(&mut self) -> std::slice::IterMut<'_, LineReader> {
        self.readers.iter_mut()
    }
}
