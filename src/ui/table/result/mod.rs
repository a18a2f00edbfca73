//! How a game ended, on a sheet: over the whole table, or in a lesson over its felt.
//!
//! `heading` says what happened; `winning_hand` lays out the hand that won. `transfer` is who pays whom, `payments`
//! draws it, and `shares` for who does not know yet how payments come about. `hands` shows every hand face up with
//! what the game brought its player, `decisions` leads to what is worth looking at again, `nearest` how near the learner was, `mistakes` what the others got wrong, and
//! `account` how everything is counted.

mod account;
mod decisions;
mod hands;
mod heading;
mod mistakes;
mod nearest;
mod party;
mod payments;
mod points;
mod shares;
mod transfer;
mod winning_hand;

pub(in crate::ui) use decisions::{Decisions, WorthALook};

use std::sync::Arc;

use egui::{Margin, Rect, RichText, ScrollArea, Ui, UiBuilder, Vec2, vec2};

use super::TableCommand;
use super::layout::TableLayout;
use super::prompt::PromptChoice;
use crate::msg;
use crate::play::Session;
use crate::rules::Outcome;
use crate::ui::reading::{LineReader, LineReaders, RackAtHand};
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::{Print, confetti, scroll_with_keys};
use crate::ui::words::listed;
use crate::ui::{Shared, fonts};
use crate::wording::Names;

/// The widest that the sheet becomes over the whole table, and over the felt alone, in points.
const WIDTH_OVER_TABLE: f32 = 1080.0;
const WIDTH_OVER_FELT: f32 = 860.0;
/// About how wide the plates of the players at the sides are, in points.
const PLATE: f32 = 200.0;
/// The space at its sides, and how much of it at the right is left to the scroll bar, in points.
const SIDES: i8 = 16;
const SCROLL_BAR: i8 = 12;
/// From this width on, payments and hands stand side by side, in points.
const SIDE_BY_SIDE: f32 = 860.0;
/// The space between them, in points.
const COLUMNS_APART: f32 = 28.0;
/// The space between sections, in points.
const BETWEEN: f32 = 10.0;

/// How much is told of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tells {
    /// Everything.
    All,
    /// Of a lesson's game only the hand and the sums; what else there is to say the lesson says.
    Sums,
    /// As long as the learner does not know how payments come about: the hand, and who pays more than others.
    WhoPays,
}

/// A result, and how it is told.
#[derive(Clone, Copy)]
pub(super) struct ShownResult<'a> {
    pub(super) session: &'a Session,
    pub(super) outcome: &'a Outcome,
    pub(super) tells: Tells,
    /// What the players are called.
    pub(super) names: Names,
    /// How much of a line is printed.
    pub(super) print: Print,
    /// Whether it lies over the whole table.
    pub(super) covers_table: bool,
    /// What the learner decided in it.
    pub(super) decisions: Decisions<'a>,
}

/// The sheet on which the end of a game is told.
#[derive(Debug, Default)]
pub(super) struct ResultSheet {
    /// The lines of which it tells: the winner's, and the one that was nearest to the learner's rack.
    lines: LineReaders,
    /// Whether the learner has put it away to look at the table.
    looks_at_table: bool,
    /// Whether the game was over already when the learner sat down: the joy is over, too.
    was_over: bool,
    /// How high it was in the frame before, in points.
    height: f32,
    /// In a room of this size, how far below its top it began when it was shown first, in points.
    began: Option<(Vec2, f32)>,
}

impl ResultSheet {
    /// The sheet for the game of somebody who sits down now.
    pub(super) fn of(session: &Session) -> Self {
        Self {
            was_over: session.outcome().is_some(),
            ..Self::default()
        }
    }

    /// Puts it away to look at the table, or shows it again.
    pub(super) fn look_at_table(&mut self, looks: bool) {
        self.looks_at_table = looks;
    }

    /// Whether it lies over the table of a match.
    pub(super) fn covers(&self, session: &Session) -> bool {
        session.outcome().is_some() && !self.looks_at_table
    }

    /// The way from the sheet to the table, or back.
    pub(super) fn turned(&self) -> PromptChoice {
        let looks = !self.looks_at_table;
        let label = if looks {
            msg!("table-look-at-table")
        } else {
            msg!("table-look-at-result")
        };
        PromptChoice::new(label, TableCommand::LookAtTable(looks))
    }

    /// Draws it into `room`.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        room: Rect,
        shown: ShownResult<'_>,
        shared: &Shared<'_>,
    ) {
        let ShownResult {
            session, outcome, ..
        } = shown;
        self.lines.print_in(shown.print);
        self.follow(session);
        self.lines.take_keys(ui);
        let rect = self.place(room, shown.covers_table);
        if let Outcome::Win(win) = outcome
            && Some(win.winner) == session.learner()
            && !self.was_over
        {
            let game = (session.table().seed(), session.number());
            confetti(ui, rect, ui.scope_id().with(("won", game)));
        }
        let frame = paper_frame(Theme::current(ui)).inner_margin(Margin {
            left: SIDES,
            right: SIDES - SCROLL_BAR,
            top: 10,
            bottom: 10,
        });
        let builder = UiBuilder::new().id_salt("result").max_rect(rect);
        let content = ui.scope_builder(builder, |ui| {
            let drawn = frame.show(ui, |ui| {
                let scroll = ScrollArea::vertical().id_salt("result");
                let scroll = scroll.auto_shrink([false, true]);
                scroll.show(ui, |ui| {
                    ui.set_width(ui.available_width() - f32::from(SCROLL_BAR));
                    ui.spacing_mut().item_spacing.y = 3.0;
                    ui.spacing_mut().interact_size.y = 20.0;
                    self.parts(ui, shown, shared);
                    scroll_with_keys(ui);
                })
            });
            drawn.inner.content_size.y
        });
        self.height = content.inner + frame.total_margin().sum().y;
    }

    /// Where it lies: about in the middle of what it covers. When it grows, its top stays where it is if it can.
    fn place(&mut self, room: Rect, covers_table: bool) -> Rect {
        let room = room.shrink2(vec2(8.0, 4.0));
        // Of what lies beside it either all is seen or nothing.
        let width = if covers_table {
            room.width().min(WIDTH_OVER_TABLE)
        } else if room.width() < WIDTH_OVER_FELT + 2.0 * PLATE {
            room.width()
        } else {
            WIDTH_OVER_FELT
        };
        let rect = Rect::from_center_size(room.center(), vec2(width, room.height()));
        if !covers_table || self.height == 0.0 {
            return rect;
        }
        let left = (room.height() - self.height).max(0.0);
        let before = self.began.filter(|(size, _)| *size == room.size());
        let (_, above) = *self
            .began
            .insert(before.unwrap_or((room.size(), (left / 2.0).floor())));
        rect.with_min_y(room.top() + above.min(left))
    }

    fn parts(&mut self, ui: &mut Ui, shown: ShownResult<'_>, shared: &Shared<'_>) {
        let ShownResult {
            session,
            outcome,
            tells,
            ..
        } = shown;
        let mut lines = self.lines.iter_mut();
        heading::ui(ui, shown, shared);
        if let Outcome::Win(win) = outcome {
            ui.add_space(BETWEEN / 2.0);
            winning_hand::ui(ui, session, win, lines.next(), shared);
        }
        ui.add_space(BETWEEN);
        match tells {
            Tells::WhoPays => shares::ui(ui, shown, shared),
            Tells::Sums => account::sums(ui, shown, shared),
            Tells::All => {
                let mut own = lines.next();
                let paid = |ui: &mut Ui| {
                    payments::ui(ui, shown, shared);
                };
                let mut near = |ui: &mut Ui| {
                    if let Some(own) = own.as_mut() {
                        nearest::ui(ui, own, shared);
                    }
                };
                if ui.available_width() >= SIDE_BY_SIDE {
                    let within = ui.spacing().item_spacing;
                    ui.spacing_mut().item_spacing.x = COLUMNS_APART;
                    ui.columns(2, |sides| {
                        if let [left, right] = sides {
                            left.spacing_mut().item_spacing = within;
                            right.spacing_mut().item_spacing = within;
                            paid(left);
                            decisions::ui(left, shown, shared);
                            near(left);
                            account::ui(left, shown, shared);
                            hands::ui(right, shown, shared);
                        }
                    });
                    ui.spacing_mut().item_spacing = within;
                } else {
                    paid(ui);
                    decisions::ui(ui, shown, shared);
                    if outcome.is_wall_game() {
                        near(ui);
                        ui.add_space(BETWEEN);
                    }
                    hands::ui(ui, shown, shared);
                    if !outcome.is_wall_game() {
                        ui.add_space(BETWEEN);
                        near(ui);
                    }
                    account::ui(ui, shown, shared);
                }
                mistakes::ui(ui, shown, shared);
            }
        }
    }

    /// The lines of which it tells.
    fn follow(&mut self, session: &Session) {
        let of = (
            session.table().seed(),
            session.number(),
            session.actions_done(),
        );
        let card = Arc::clone(session.compiled_card());
        let won = match session.outcome() {
            Some(Outcome::Win(win)) => {
                let rack = RackAtHand::of_winner(session, win);
                Some((win.line, win.hand, rack))
            }
            _ => None,
        };
        let is_own = matches!(session.outcome(), Some(Outcome::Win(win)) if Some(win.winner) == session.learner());
        let own = RackAtHand::of_session(session).filter(|_| !is_own);
        let is_wall_game = session.outcome().is_some_and(Outcome::is_wall_game);
        self.lines.follow(of, move || {
            let won = won.map(|(line, hand, rack)| {
                LineReader::beside(&card, line, rack)
                    .begin_with(hand)
                    .size(text_size::LARGE)
                    .terse()
            });
            let own = own.and_then(|rack| LineReader::nearest(&card, rack));
            let own = own.map(|own| {
                let own = own.terse();
                if is_wall_game { own.open() } else { own }
            });
            won.into_iter().chain(own).collect()
        });
    }
}

/// Makes room for the sheet over the whole table: what may be done stands at its foot.
pub(super) fn cover_table(places: &mut TableLayout) {
    let bottom = places.rack.bottom();
    let high = places.prompt.height();
    let between = places.prompt.top() - places.felt.bottom();
    places.prompt = places.prompt.with_min_y(bottom - high).with_max_y(bottom);
    places.felt.max.y = places.prompt.top() - between;
    // Its buttons begin where the sheet does.
    let width = WIDTH_OVER_TABLE.min(places.felt.width());
    places.prompt = Rect::from_center_size(places.prompt.center(), vec2(width, high));
    if places.hides_felt {
        places.side = Some(places.felt);
    }
}

/// The title of a section.
fn section(ui: &mut Ui, title: &str, shared: &Shared<'_>) {
    let label = ui.label(RichText::new(title).family(fonts::bold()));
    listed(ui, shared, title, label.rect);
}
