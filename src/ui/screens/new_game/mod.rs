//! The page before a match: who plays, and by which rules.
//!
//! `kinds` are the games that begin with one click; `item` is one thing to agree on, with its options: a list of
//! them drives what is folded below, and every setting that the rules know is in it. `block` draws one. `saved` are the
//! tables that the learner saved under a name.

mod block;
mod demos;
mod item;
mod kinds;
mod saved;

use egui::{CollapsingHeader, Rect, RichText, ScrollArea, Ui, UiBuilder, pos2, vec2};

pub use demos::DEMOS;
use item::SetupItem;
use kinds::GameKind;
use saved::SavedTables;

use crate::locale::Message;
use crate::msg;
use crate::play::Agreement;
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::{Icon, heading, is_enter_for_page, plain_button, scroll_with_keys};
use crate::ui::words::said;
use crate::ui::{Command, Route, Shared};

/// From this width on there are two columns, in points.
const WIDE: f32 = 860.0;
/// The widest that the page becomes, in points.
const WIDEST: f32 = 1160.0;

/// The page before a match.
#[derive(Debug, Default)]
pub struct NewGameScreen {
    /// Whether the primary action has still to take the keyboard.
    takes_focus: bool,
    saved: SavedTables,
}

impl NewGameScreen {
    /// The learner has come to the page: from here Enter begins.
    pub fn open(&mut self) {
        self.takes_focus = true;
    }

    /// Draws the page.
    pub fn ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        let agreement = Agreement::from_words(&shared.profile.settings().table);
        let room = ui.available_rect_before_wrap();
        let width = room.width().min(WIDEST);
        let left = (room.left() + (room.width() - width) / 2.0).round();
        let page = Rect::from_min_size(pos2(left, room.top()), vec2(width, room.height()));
        ui.scope_builder(UiBuilder::new().max_rect(page), |ui| {
            ScrollArea::vertical()
                .id_salt("new game")
                .auto_shrink([false, false])
                .show(ui, |ui| {
                    head(ui, shared);
                    ui.add_space(8.0);
                    let takes_focus = std::mem::take(&mut self.takes_focus);
                    kinds::ui(ui, &agreement, takes_focus, shared);
                    ui.add_space(8.0);
                    kinds::lessons_ui(ui, &agreement, shared);
                    kinds::card_ui(ui, shared);
                    ui.add_space(8.0);
                    let more = RichText::new(shared.say(&msg!("new-game-more")));
                    CollapsingHeader::new(more.size(text_size::LARGE))
                        .id_salt("more")
                        .show(ui, |ui| {
                            self.saved.ui(ui, &agreement, shared);
                            usual_ui(ui, &agreement, shared);
                            items(ui, &agreement, shared);
                        });
                    scroll_with_keys(ui);
                });
        });
        if is_enter_for_page(ui) {
            GameKind::recommended(&agreement, shared).begin(&agreement, shared);
        }
    }
}

/// What the page is for, the game that waits, and those that were played.
fn head(ui: &mut Ui, shared: &Shared<'_>) {
    let game_left = shared.profile.game().is_some();
    heading(ui, &shared.say(&msg!("new-game-title")), text_size::HEADING);
    ui.horizontal(|ui| {
        let about = shared.say(&about(game_left));
        said(ui, shared, &about, text_size::BODY);
    });
    let has_played = !shared.profile.games().is_empty();
    if !game_left && !has_played {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let continues = shared.say(&msg!("new-game-continue"));
        if game_left && plain_button(ui, Icon::Table, &continues).clicked() {
            shared.ask(Command::ContinueGame);
        }
        let games = shared.say(&msg!("route-games"));
        if has_played && plain_button(ui, Icon::Curve, &games).clicked() {
            shared.go(Route::Games);
        }
    });
}

/// The way back to the usual, where something else was chosen.
fn usual_ui(ui: &mut Ui, agreement: &Agreement, shared: &Shared<'_>) {
    if *agreement != Agreement::default() {
        let usual = shared.say(&msg!("new-game-usual"));
        if plain_button(ui, Icon::Restart, &usual).clicked() {
            shared.ask(Command::Agree(Agreement::default()));
        }
        ui.add_space(8.0);
    }
}

/// What happens when the learner just begins.
fn about(game_left: bool) -> Message {
    if game_left {
        msg!("new-game-about-game-left")
    } else {
        msg!("new-game-about")
    }
}

/// Everything to agree on, in as many columns as there is room for.
fn items(ui: &mut Ui, agreement: &Agreement, shared: &Shared<'_>) {
    let items: Vec<SetupItem> = SetupItem::all(agreement).collect();
    if ui.available_width() < WIDE {
        column(ui, &items, agreement, shared);
        return;
    }
    let (left, right) = items.split_at(items.len().div_ceil(2));
    ui.columns(2, |columns| {
        for (ui, items) in columns.iter_mut().zip([left, right]) {
            column(ui, items, agreement, shared);
        }
    });
}

fn column(ui: &mut Ui, items: &[SetupItem], agreement: &Agreement, shared: &Shared<'_>) {
    paper_frame(Theme::current(ui)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        // Columns stretch whatever stands in them; text is not to be stretched.
        ui.vertical(|ui| {
            for (number, item) in items.iter().enumerate() {
                if number > 0 && !item.is_part() {
                    ui.separator();
                }
                if item.is_part() {
                    block::row(ui, *item, agreement, shared);
                } else {
                    block::ui(ui, *item, agreement, shared);
                }
            }
        });
    });
}
