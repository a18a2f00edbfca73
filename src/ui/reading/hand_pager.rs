//! The way through the concrete hands of one line, alone or beside a rack.

use egui::{Key, Modifiers, Ui};

use super::measure::{RackAtHand, RackBesideCard};
use crate::analysis::{CompiledCard, LineOutlook};
use crate::card::{HandIndex, LineIndex};

/// The way through the concrete hands of a line.
#[derive(Debug)]
pub(super) struct HandPager {
    /// The line.
    pub(super) line: LineIndex,
    /// Its hands by their place among all of the card: as the card has them, or the nearest to the rack
    /// first, without those that exposures have closed.
    pub(super) hands: Vec<HandIndex>,
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

/// What was asked for in a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Asked {
    /// Nothing.
    Nothing,
    /// Another hand.
    Step(Step),
    /// To see no hands any more.
    Close,
}

impl Asked {
    /// What the keys ask for with which one pages through hands, unless text is typed.
    pub(super) fn by_keys(ui: &Ui) -> Self {
        if ui.ctx().text_edit_focused() {
            return Self::Nothing;
        }
        let keys = [
            (Key::PageUp, Self::Step(Step::Back)),
            (Key::PageDown, Self::Step(Step::On)),
            (Key::End, Self::Step(Step::Leap)),
            (Key::Backspace, Self::Close),
        ];
        ui.input_mut(|input| {
            let pressed = |(key, _): &&(Key, Self)| input.consume_key(Modifiers::NONE, *key);
            let mut pressed = pressed;
            let found = keys.iter().find(|it| pressed(it));
            found.map_or(Self::Nothing, |(_, asked)| *asked)
        })
    }
}

impl HandPager {
    /// The pages of the hands of `line`, at the first of them; beside a rack that is `nearest`.
    pub(super) fn new(
        card: &CompiledCard,
        line: LineIndex,
        beside: Option<&RackBesideCard>,
        nearest: Option<HandIndex>,
    ) -> Self {
        let mut hands: Vec<HandIndex> = card.hands_of(line).collect();
        if let Some(beside) = beside {
            let RackAtHand {
                rack, exposures, ..
            } = &beside.at_hand;
            let distance = |hand: HandIndex| card.distance(hand, rack, exposures);
            hands.retain(|hand| distance(*hand).is_some());
            hands.sort_by_key(|hand| (Some(*hand) != nearest, distance(*hand)));
        }
        let mut pager = Self {
            line,
            hands,
            at: 0,
            outlook: None,
        };
        pager.go_to(0, card, beside);
        pager
    }

    /// The hand that is shown, by its place among all of the card.
    pub(super) fn shown(&self) -> Option<HandIndex> {
        self.hands.get(self.at).copied()
    }

    /// Shows this hand, by its place among all of the card, if the line has it.
    pub(super) fn show(
        &mut self,
        hand: HandIndex,
        card: &CompiledCard,
        beside: Option<&RackBesideCard>,
    ) {
        if let Some(at) = self.hands.iter().position(|it| *it == hand) {
            self.go_to(at, card, beside);
        }
    }

    /// Goes a step through the hands.
    pub(super) fn step(
        &mut self,
        step: Step,
        card: &CompiledCard,
        beside: Option<&RackBesideCard>,
    ) {
        let count = self.hands.len().max(1);
        let at = match step {
            Step::Back => (self.at + count - 1) % count,
            Step::On => (self.at + 1) % count,
            Step::Leap => (self.at + leap(count)) % count,
        };
        self.go_to(at, card, beside);
    }

    fn go_to(&mut self, at: usize, card: &CompiledCard, beside: Option<&RackBesideCard>) {
        self.at = at;
        self.outlook = beside
            .zip(self.shown())
            .and_then(|(beside, hand)| beside.of_hand(card, hand));
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
