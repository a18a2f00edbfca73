//! Reading a card: the order of its lines, the part that is pointed at, and the pages of the hands
//! of the chosen line. The card screen and the card beside the table read with it.

use std::sync::Arc;

use egui::{ComboBox, Context, Ui};

use super::hand_pager::{Asked, HandPager};
use super::measure::{Measured, RackAtHand, RackMoment};
use super::order::Order;
use super::{explanation, hands};
use crate::analysis::{CompiledCard, LineOutlook};
use crate::card::{HandIndex, LineIndex, LinePart};
use crate::msg;
use crate::play::{Background, Refining};
use crate::tile::TileCounts;
use crate::ui::Shared;
use crate::ui::theme::text_size;
use crate::ui::widgets::{Columns, ScoreCard, choice_button, heading, name_menu};
use crate::wording;

/// From this width on the orders stand beside each other, in points.
const ROOM_FOR_ORDERS: f32 = 420.0;
/// The most of the height that is taken to tell what is pointed at.
const MOST_EXPLAINED: f32 = 0.45;

/// Reading a card.
#[derive(Debug, Default)]
pub(in crate::ui) struct CardReader {
    card: Option<Arc<CompiledCard>>,
    measured: Option<Measured>,
    /// The same beside another rack, as long as it is on its way.
    measuring: Option<(RackMoment, Background<Measured>)>,
    order: Order,
    pointed: Option<(LineIndex, Option<LinePart>)>,
    pager: Option<HandPager>,
    /// The lines that the learner aims at.
    aimed: Vec<LineIndex>,
    /// The line to which the card is scrolled next.
    to_reveal: Option<LineIndex>,
    /// What stands where on the card.
    columns: Columns,
}

impl CardReader {
    /// Reads this card, beside the rack of this moment if there is one. Compares anew only when
    /// something is another than before; as long as that is on its way, what was found before stays in sight.
    pub(in crate::ui) fn follow(
        &mut self,
        card: &Arc<CompiledCard>,
        moment: Option<RackMoment>,
        at_hand: impl FnOnce() -> RackAtHand,
        how: Refining,
        context: &Context,
    ) {
        self.read(card);
        let Some(moment) = moment else {
            self.measuring = None;
            if self.measured.take().is_some() {
                if self.order == Order::Nearest {
                    self.order = Order::Card;
                }
                self.measure_anew();
            }
            return;
        };
        let is_now = |measured: &Measured| measured.moment == moment;
        if self.measured.as_ref().is_some_and(is_now) {
            self.measuring = None;
            return;
        }
        let measuring = self.measuring.take().filter(|(of, _)| *of == moment);
        let (_, measuring) = measuring.unwrap_or_else(|| {
            let (card, at_hand) = (Arc::clone(card), at_hand());
            let measure = move || Measured::new(&card, moment, at_hand);
            let context = context.clone();
            let tell = move || context.request_repaint();
            (moment, Background::begin(how, measure, tell))
        });
        match measuring.take() {
            Some(measured) => {
                self.measured = Some(measured);
                self.measure_anew();
            }
            None => self.measuring = Some((moment, measuring)),
        }
    }

    /// Reads this card.
    pub(in crate::ui) fn read(&mut self, card: &Arc<CompiledCard>) {
        let is_same = |known: &Arc<CompiledCard>| Arc::ptr_eq(known, card);
        if !self.card.as_ref().is_some_and(is_same) {
            *self = Self {
                card: Some(Arc::clone(card)),
                ..Self::default()
            };
        }
    }

    /// Reads this card beside this rack at once, for pictures.
    pub(in crate::ui) fn compare(
        &mut self,
        card: &Arc<CompiledCard>,
        moment: RackMoment,
        at_hand: RackAtHand,
    ) {
        self.read(card);
        self.measured = Some(Measured::new(card, moment, at_hand));
        self.measure_anew();
    }

    /// What is told of the lines, and of the hands of the chosen one, is another thing now.
    fn measure_anew(&mut self) {
        self.columns = Columns::default();
        if let Some(pager) = self.pager.take() {
            self.choose(pager.line);
            if let Some(hand) = pager.shown().filter(|_| pager.at > 0) {
                self.show_hand(hand);
            }
        }
    }

    /// Sorts the lines by their distance from the rack.
    pub(in crate::ui) fn sort_by_distance(&mut self) {
        self.print_in(Order::Nearest);
    }

    /// Prints the lines in this order.
    fn print_in(&mut self, order: Order) {
        if self.order != order {
            self.order = order;
            self.columns = Columns::default();
        }
    }

    /// Whether a line is chosen.
    pub(in crate::ui) fn has_chosen(&self) -> bool {
        self.pager.is_some()
    }

    /// The line that is chosen, if one is.
    pub(in crate::ui) fn chosen(&self) -> Option<LineIndex> {
        self.pager.as_ref().map(|pager| pager.line)
    }

    /// Marks the lines that the learner aims at.
    pub(in crate::ui) fn aim_at(&mut self, lines: &[LineIndex]) {
        if self.aimed != lines {
            self.aimed = lines.to_vec();
        }
    }

    /// What the shown hand of the chosen line, the line that is pointed at, or else the likeliest one that is aimed at,
    /// asks of the rack.
    fn outlook(&self) -> Option<&LineOutlook> {
        if let Some(pager) = &self.pager {
            return pager.outlook.as_ref();
        }
        let measured = self.measured.as_ref()?;
        if let Some((line, _)) = self.pointed {
            return measured.of_line(line);
        }
        let aimed = self.aimed.iter().filter_map(|line| measured.of_line(*line));
        aimed.max_by(|one, other| one.chance.total_cmp(&other.chance))
    }

    /// The tiles of the rack that count for what the learner looks at.
    pub(in crate::ui) fn counts(&self) -> Option<TileCounts> {
        self.outlook().map(|outlook| outlook.counts)
    }

    /// Chooses a line, shows its first hand, and lets the line be seen on the card.
    pub(in crate::ui) fn show(&mut self, line: LineIndex) {
        self.choose(line);
        self.to_reveal = Some(line);
    }

    /// Chooses a line and shows its first hand.
    pub(in crate::ui) fn choose(&mut self, line: LineIndex) {
        if let Some(card) = &self.card {
            let measured = self.measured.as_ref();
            let nearest = measured.and_then(|measured| measured.of_line(line));
            let nearest = nearest.map(|outlook| outlook.hand);
            self.pager = Some(HandPager::new(
                card,
                line,
                measured.map(|it| &it.beside),
                nearest,
            ));
        }
    }

    /// Shows this hand of the chosen line, by its place among all of the card.
    fn show_hand(&mut self, hand: HandIndex) {
        if let (Some(card), Some(pager)) = (&self.card, &mut self.pager) {
            let beside = self.measured.as_ref().map(|measured| &measured.beside);
            pager.show(hand, card, beside);
        }
    }

    /// Points at a part of a line.
    pub(in crate::ui) fn point_at(&mut self, line: LineIndex, part: LinePart) {
        self.pointed = Some((line, Some(part)));
    }

    /// Chooses the line that is nearest to the rack, if there is one.
    pub(in crate::ui) fn choose_nearest(&mut self) {
        if let Some(nearest) = self.measured.as_ref().and_then(Measured::nearest) {
            self.choose(nearest.line);
        }
    }

    /// The keys with which one pages through the hands of the chosen line.
    pub(in crate::ui) fn take_keys(&mut self, ui: &Ui) {
        if self.pager.is_some() {
            self.do_asked(Asked::by_keys(ui));
        }
    }

    fn do_asked(&mut self, asked: Asked) {
        match (asked, &self.card, &mut self.pager) {
            (Asked::Step(step), Some(card), Some(pager)) => {
                let beside = self.measured.as_ref().map(|measured| &measured.beside);
                pager.step(step, card, beside);
            }
            (Asked::Close, ..) => self.pager = None,
            _ => {}
        }
    }

    /// Draws the card under its title, with the orders to choose from and whatever `more` there is.
    /// Whether a line was clicked.
    pub(in crate::ui) fn card_ui(
        &mut self,
        ui: &mut Ui,
        columns: usize,
        size: f32,
        shared: &Shared<'_>,
        more: impl FnOnce(&mut Ui),
    ) -> bool {
        let Some(compiled) = self.card.clone() else {
            return false;
        };
        let card = compiled.card();
        let has_room = ui.available_width() >= ROOM_FOR_ORDERS;
        ui.horizontal_wrapped(|ui| {
            let size = if has_room {
                text_size::LARGE
            } else {
                text_size::BODY
            };
            let title = shared.say(&wording::card_title(card));
            heading(ui, &format!("{title} {}", card.year), size);
            if has_room {
                ui.add_space(8.0);
                self.orders_ui(ui, shared);
            } else {
                self.orders_menu(ui, shared);
            }
            more(ui);
        });
        let chosen: Vec<LineIndex> = self.pager.iter().map(|pager| pager.line).collect();
        let mut sheet = ScoreCard::new(card)
            .columns(columns)
            .size(size)
            .highlight(&chosen)
            .aimed(&self.aimed)
            .reveal(self.to_reveal.take())
            .lit(self.pointed.and_then(|(line, part)| Some((line, part?))))
            .clickable();
        if let Some(measured) = &self.measured {
            sheet = sheet.progress(&measured.missing);
        }
        let (order, measured) = (self.order, self.measured.as_ref());
        let passages = || order.passages(card, measured, shared);
        let response = sheet.show(ui, shared.locale, &mut self.columns, passages);
        // What was pointed at last stays in words, which may have been drawn already.
        if response.pointed.is_some() && response.pointed != self.pointed {
            self.pointed = response.pointed;
            ui.ctx().request_repaint();
        }
        if let Some(line) = response.chosen {
            if chosen.contains(&line) {
                self.pager = None;
            } else {
                // The hands may come to lie where the line stands.
                self.show(line);
            }
            ui.ctx().request_repaint();
        }
        response.chosen.is_some()
    }

    fn orders_ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        for order in Order::choices(self.measured.is_some()) {
            if choice_button(ui, self.order == *order, &shared.say(&order.name())).clicked() {
                self.print_in(*order);
            }
        }
    }

    /// The same where there is little room.
    fn orders_menu(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        let now = shared.say(&self.order.name());
        let menu = ComboBox::from_id_salt("order").selected_text(now.as_str());
        let shown = menu.show_ui(ui, |ui| {
            let mut chosen = self.order;
            for order in Order::choices(self.measured.is_some()) {
                ui.selectable_value(&mut chosen, *order, shared.say(&order.name()));
            }
            self.print_in(chosen);
        });
        name_menu(&shown.response, &shared.say(&msg!("card-order-name")), &now);
    }

    /// Whether something was pointed at.
    pub(in crate::ui) fn points(&self) -> bool {
        self.pointed.is_some()
    }

    /// Whether what is pointed at is another thing than the chosen line as a whole, of which its hands
    /// tell.
    pub(in crate::ui) fn points_elsewhere(&self) -> bool {
        let chosen = self.pager.as_ref().map(|pager| (pager.line, None));
        self.pointed.is_some() && self.pointed != chosen
    }

    /// How high a panel over the width of `ui` must be to tell what is pointed at in full, in points;
    /// at least this, and not more than a share of the height that leaves the card in sight.
    pub(in crate::ui) fn explanation_height(
        &self,
        ui: &Ui,
        least: f32,
        shared: &Shared<'_>,
    ) -> f32 {
        let wanted = self.card.as_ref().map_or(least, |card| {
            explanation::height(ui, card.card(), self.pointed, shared)
        });
        wanted
            .max(least)
            .min(ui.available_height() * MOST_EXPLAINED)
    }

    /// Tells what is pointed at.
    pub(in crate::ui) fn explanation_ui(&self, ui: &mut Ui, shared: &Shared<'_>) {
        if let Some(card) = &self.card {
            explanation::ui(ui, card.card(), self.pointed, shared);
        }
    }

    /// Draws the hands of the chosen line.
    pub(in crate::ui) fn hands_ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        let (Some(card), Some(pager)) = (&self.card, &self.pager) else {
            return;
        };
        let at_hand = self
            .measured
            .as_ref()
            .map(|measured| &measured.beside.at_hand);
        let asked = hands::ui(ui, card, pager, at_hand, shared);
        self.do_asked(asked);
    }
}
