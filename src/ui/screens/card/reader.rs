//! Reading a card: the order of its lines, the part that is pointed at, and the walk through the hands
//! of the chosen line. The card screen and the card beside the table read with it.

use std::sync::Arc;

use egui::{Key, Modifiers, RichText, Ui};

use super::measure::{Measured, Moment, RackAtHand};
use super::order::Order;
use super::{explanation, hands};
use crate::analysis::{CompiledCard, LineOutlook};
use crate::card::{LineIndex, LinePart};
use crate::ui::theme::text_size;
use crate::ui::widgets::{ScoreCard, choice_button};
use crate::ui::{Shared, fonts};
use crate::wording;

/// Reading a card.
#[derive(Debug, Default)]
pub(in crate::ui::screens) struct CardReader {
    card: Option<Arc<CompiledCard>>,
    measured: Option<Measured>,
    order: Order,
    pointed: Option<(LineIndex, Option<LinePart>)>,
    walk: Option<Walk>,
}

/// The way through the concrete hands of a line.
#[derive(Debug)]
pub(super) struct Walk {
    /// The line.
    pub(super) line: LineIndex,
    /// Its hands by their place among all of the card: as the card has them, or the nearest to the rack
    /// first, without those that exposures have closed.
    pub(super) hands: Vec<usize>,
    /// The hand that is shown, as a place in `hands`.
    pub(super) at: usize,
    /// What that hand asks of the rack, when there is one.
    pub(super) outlook: Option<LineOutlook>,
}

/// A step on the way through the hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// The hand before; before the first comes the last.
    Back,
    /// The next hand; after the last comes the first.
    On,
    /// One far off: often enough, this comes to every hand.
    Leap,
}

impl CardReader {
    /// Reads this card, beside the rack of this moment if there is one. Compares anew only when
    /// something is another than before.
    pub(in crate::ui::screens) fn follow(
        &mut self,
        card: &Arc<CompiledCard>,
        moment: Option<Moment>,
        at_hand: impl FnOnce() -> RackAtHand,
    ) {
        let is_same = |known: &Arc<CompiledCard>| Arc::ptr_eq(known, card);
        if !self.card.as_ref().is_some_and(is_same) {
            *self = Self {
                card: Some(Arc::clone(card)),
                ..Self::default()
            };
        }
        if self.measured.as_ref().map(|measured| measured.moment) == moment {
            return;
        }
        self.measured = moment.map(|moment| Measured::new(card, moment, at_hand()));
        if self.measured.is_none() && self.order == Order::Nearest {
            self.order = Order::Card;
        }
        if let Some(walk) = self.walk.take() {
            let shown = walk.hands.get(walk.at).copied().filter(|_| walk.at > 0);
            self.choose(walk.line);
            let at = |walk: &Walk| walk.hands.iter().position(|hand| Some(*hand) == shown);
            if let Some(at) = self.walk.as_ref().and_then(at) {
                self.go_to(at);
            }
        }
    }

    /// Sorts the lines by their distance from the rack.
    pub(in crate::ui::screens) fn sort_by_distance(&mut self) {
        self.order = Order::Nearest;
    }

    /// Whether a line is chosen.
    pub(in crate::ui::screens) fn has_chosen(&self) -> bool {
        self.walk.is_some()
    }

    /// What the shown hand of the chosen line, or the line that is pointed at, asks of the rack.
    pub(super) fn outlook(&self) -> Option<&LineOutlook> {
        if let Some(walk) = &self.walk {
            return walk.outlook.as_ref();
        }
        let (line, _) = self.pointed?;
        let outlooks = &self.measured.as_ref()?.outlooks;
        outlooks.get(usize::from(line.0))?.as_ref()
    }

    /// Chooses a line and shows its first hand.
    pub(super) fn choose(&mut self, line: LineIndex) {
        let Some(card) = &self.card else { return };
        let mut hands: Vec<usize> = card.hands_of(line).collect();
        if let Some(measured) = &self.measured {
            let RackAtHand {
                rack, exposures, ..
            } = &measured.at_hand;
            let distance = |hand: usize| card.distance(hand, rack, exposures);
            let best = measured.outlooks.get(usize::from(line.0));
            let best = best.and_then(Option::as_ref).map(|outlook| outlook.hand);
            hands.retain(|hand| distance(*hand).is_some());
            hands.sort_by_key(|hand| (Some(*hand) != best, distance(*hand)));
        }
        self.walk = Some(Walk {
            line,
            hands,
            at: 0,
            outlook: None,
        });
        self.go_to(0);
    }

    /// Points at a part of a line.
    pub(super) fn point_at(&mut self, line: LineIndex, part: LinePart) {
        self.pointed = Some((line, Some(part)));
    }

    /// Chooses the line that is nearest to the rack, if there is one.
    pub(in crate::ui::screens) fn choose_nearest(&mut self) {
        let lines = self.measured.iter().flat_map(|it| it.outlooks.iter());
        let nearest = lines.flatten().min_by_key(|outlook| outlook.distance);
        if let Some(line) = nearest.map(|outlook| outlook.line) {
            self.choose(line);
        }
    }

    /// Goes a step through the hands of the chosen line.
    pub(super) fn step(&mut self, step: Step) {
        let Some(walk) = &self.walk else { return };
        let count = walk.hands.len().max(1);
        let at = match step {
            Step::Back => (walk.at + count - 1) % count,
            Step::On => (walk.at + 1) % count,
            Step::Leap => (walk.at + leap(count)) % count,
        };
        self.go_to(at);
    }

    fn go_to(&mut self, at: usize) {
        let (Some(card), Some(walk)) = (&self.card, &mut self.walk) else {
            return;
        };
        walk.at = at;
        let hand = walk.hands.get(at).copied();
        walk.outlook = self
            .measured
            .as_ref()
            .zip(hand)
            .and_then(|(measured, hand)| measured.of_hand(card, hand));
    }

    /// Chooses no line.
    pub(super) fn close(&mut self) {
        self.walk = None;
    }

    /// The keys with which one walks through the hands of the chosen line.
    pub(in crate::ui::screens) fn take_keys(&mut self, ui: &Ui) {
        if self.walk.is_none() || ui.ctx().text_edit_focused() {
            return;
        }
        let keys = [
            (Key::PageUp, Some(Step::Back)),
            (Key::PageDown, Some(Step::On)),
            (Key::End, Some(Step::Leap)),
            (Key::Backspace, None),
        ];
        let pressed = |input: &mut egui::InputState| {
            let is_pressed = |key| input.consume_key(Modifiers::NONE, key);
            let mut is_pressed = is_pressed;
            keys.iter().find(|(key, _)| is_pressed(*key)).copied()
        };
        match ui.input_mut(pressed) {
            Some((_, Some(step))) => self.step(step),
            Some((_, None)) => self.close(),
            None => {}
        }
    }

    /// Draws the card under its title, with the orders to choose from.
    pub(in crate::ui::screens) fn card_ui(
        &mut self,
        ui: &mut Ui,
        columns: usize,
        size: f32,
        shared: &Shared<'_>,
    ) {
        let Some(compiled) = self.card.clone() else {
            return;
        };
        let card = compiled.card();
        ui.horizontal_wrapped(|ui| {
            let title = shared.say(&wording::card_title(card));
            let title = RichText::new(format!("{title} {}", card.year)).size(text_size::LARGE);
            ui.label(title.family(fonts::bold()));
            ui.add_space(8.0);
            self.orders_ui(ui, shared);
        });
        let chosen: Vec<LineIndex> = self.walk.iter().map(|walk| walk.line).collect();
        let mut sheet = ScoreCard::new(card)
            .columns(columns)
            .size(size)
            .highlight(&chosen)
            .lit(self.pointed.and_then(|(line, part)| Some((line, part?))))
            .clickable();
        if let Some(passages) = self.order.passages(card, self.measured.as_ref(), shared) {
            sheet = sheet.passages(passages);
        }
        if let Some(measured) = &self.measured {
            sheet = sheet.progress(&measured.missing);
        }
        let response = sheet.show(ui, shared.locale);
        // What was pointed at last stays in words, which may have been drawn already.
        if response.pointed.is_some() && response.pointed != self.pointed {
            self.pointed = response.pointed;
            ui.ctx().request_repaint();
        }
        if let Some(line) = response.chosen {
            if chosen.contains(&line) {
                self.close();
            } else {
                self.choose(line);
            }
            ui.ctx().request_repaint();
        }
    }

    fn orders_ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        for order in Order::choices(self.measured.is_some()) {
            if choice_button(ui, self.order == *order, &shared.say(&order.name())).clicked() {
                self.order = *order;
            }
        }
    }

    /// Tells what is pointed at.
    pub(in crate::ui::screens) fn explanation_ui(&self, ui: &mut Ui, shared: &Shared<'_>) {
        if let Some(card) = &self.card {
            explanation::ui(ui, card.card(), self.pointed, shared);
        }
    }

    /// Draws the hands of the chosen line.
    pub(in crate::ui::screens) fn hands_ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        let (Some(card), Some(walk)) = (&self.card, &self.walk) else {
            return;
        };
        let at_hand = self.measured.as_ref().map(|measured| &measured.at_hand);
        match hands::ui(ui, card, walk, at_hand, shared) {
            hands::Asked::Nothing => {}
            hands::Asked::Step(step) => self.step(step),
            hands::Asked::Close => self.close(),
        }
    }
}

/// How far to leap among so many hands: about the golden share of them, and so that repeated leaps come
/// to every hand.
fn leap(count: usize) -> usize {
    let mut leap = (count * 618 / 1000).max(1);
    while greatest_common_divisor(leap, count) > 1 {
        leap += 1;
    }
    leap
}

fn greatest_common_divisor(one: usize, other: usize) -> usize {
    if other == 0 {
        one
    } else {
        greatest_common_divisor(other, one % other)
    }
}
