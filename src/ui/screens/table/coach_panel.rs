//! The coach, on request: the nearest lines with what they still miss, and the next act with its reason.

use egui::{RichText, ScrollArea, Ui};

use super::TableCommand;
use super::choice_button::choice_button;
use super::hand::{Held, lay_out};
use super::keys::Pressed;
use super::prompt::Choice;
use crate::analysis::LineOutlook;
use crate::coach::{self, Advice, Recommendation};
use crate::msg;
use crate::play::{Awaited, Session};
use crate::rules::Action;
use crate::tile::{Tile, TileCounts};
use crate::ui::theme::{paper_frame, text_size};
use crate::ui::widgets::{Icon, TileButton, TileSize};
use crate::ui::{Command, Commands, Shared, fonts};
use crate::wording;

/// The height of the button that follows the advice, in points.
const BUTTON: f32 = 38.0;

/// The advice for one position, kept as long as the position lasts.
#[derive(Debug, Default)]
pub(super) struct CoachPanel {
    advice: Option<(Position, Advice)>,
}

/// What the advice depends on: what was done, and in which game. Letting a discard go is an act that
/// nobody is told of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Position {
    game: u32,
    acts: usize,
    awaited: Awaited,
}

impl CoachPanel {
    /// Draws the panel.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        session: &Session,
        pressed: Option<Pressed>,
        shared: &Shared<'_>,
        commands: &mut Commands,
    ) {
        let nothing = if session.opening().is_some() {
            Some(msg!("table-coach-empty"))
        } else if session.sits_out() {
            Some(msg!("table-coach-sits-out"))
        } else if session.outcome().is_some() {
            Some(msg!("table-coach-after"))
        } else {
            None
        };
        if let Some(nothing) = nothing {
            ui.label(RichText::new(shared.say(&nothing)).color(shared.theme.text_weak));
            return;
        }
        let advice = self.advice(session);
        ScrollArea::vertical()
            .id_salt("coach")
            .auto_shrink(false)
            .show(ui, |ui| {
                if let Some(best) = advice.best() {
                    recommendation(ui, best, session, pressed, shared, commands);
                } else {
                    let wait = shared.say(&msg!("table-coach-waits"));
                    ui.label(RichText::new(wait).color(shared.theme.text_weak));
                }
                ui.add_space(8.0);
                heading(ui, &shared.say(&msg!("table-coach-lines")));
                let why = RichText::new(shared.say(&msg!("table-coach-lines-why")));
                let why = why.size(text_size::SMALL).color(shared.theme.text_weak);
                ui.label(why);
                for outlook in &advice.lines {
                    line(ui, outlook, session, shared);
                }
            });
    }

    fn advice(&mut self, session: &Session) -> &Advice {
        let position = Position {
            game: session.number(),
            acts: session.acts(),
            awaited: session.awaited(),
        };
        if self.advice.as_ref().is_none_or(|(of, _)| *of != position) {
            let advice = coach::advise(session.compiled_card(), session.view());
            self.advice = Some((position, advice));
        }
        // The advice was made above when there was none.
        &self
            .advice
            .get_or_insert_with(|| {
                (
                    position,
                    coach::advise(session.compiled_card(), session.view()),
                )
            })
            .1
    }
}

fn heading(ui: &mut Ui, text: &str) {
    ui.label(
        RichText::new(text)
            .size(text_size::LARGE)
            .family(fonts::bold()),
    );
}

/// The act that is recommended, with its reason and a button that does it.
fn recommendation(
    ui: &mut Ui,
    best: &Recommendation,
    session: &Session,
    pressed: Option<Pressed>,
    shared: &Shared<'_>,
    commands: &mut Commands,
) {
    let view = session.view();
    heading(ui, &shared.say(&msg!("table-coach-act")));
    paper_frame(shared.theme).inner_margin(12).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            ui.add(
                Icon::Bulb
                    .image(ui.ctx(), 18.0)
                    .tint(shared.theme.accent_edge),
            );
            let act = shared.say(&wording::action(&best.action, view));
            ui.label(RichText::new(act).family(fonts::bold()));
        });
        tiles(ui, &tiles_of(best), shared);
        ui.label(shared.say(&wording::coach_reason(&best.reason, view.card())));
        ui.add_space(4.0);
        let button = Choice::follow(best.action);
        let key = shared.say(&msg!("table-coach-do-key"));
        let clicked = choice_button(ui, &button, BUTTON, &key, shared).clicked();
        if clicked || pressed == Some(Pressed::FollowAdvice) {
            commands.push(Command::Table(TableCommand::Act(best.action)));
        }
    });
}

/// The tiles that a recommended act is about.
fn tiles_of(best: &Recommendation) -> Vec<Tile> {
    match &best.action {
        Action::Pass { tiles, .. } | Action::PassCourtesy(tiles) => tiles.tiles().collect(),
        Action::Discard(tile) => vec![*tile],
        _ => Vec::new(),
    }
}

fn tiles(ui: &mut Ui, tiles: &[Tile], shared: &Shared<'_>) {
    if tiles.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for tile in tiles {
            let name = shared.say(&wording::tile(*tile));
            ui.add(
                TileButton::new(*tile, &name)
                    .picture()
                    .size(TileSize::Width(26.0)),
            );
        }
    });
}

/// A line with what the rack has of it, and what is missing.
fn line(ui: &mut Ui, outlook: &LineOutlook, session: &Session, shared: &Shared<'_>) {
    let card = session.view().card();
    paper_frame(shared.theme).inner_margin(10).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.label(
            RichText::new(shared.say(&msg!(
                "table-coach-line",
                line = wording::line(card, outlook.line),
                value = outlook.value,
                kind = if outlook.concealed {
                    "concealed"
                } else {
                    "exposed"
                }
            )))
            .family(fonts::bold()),
        );
        ui.label(
            RichText::new(shared.say(&msg!(
                "table-coach-distance",
                missing = outlook.distance,
                percent = (outlook.chance * 100.0).round() as i64
            )))
            .size(text_size::SMALL)
            .color(shared.theme.text_weak),
        );
        hand(ui, outlook, session, shared);
    });
}

/// The hand group by group: what is there, where a joker stands, and what is missing.
fn hand(ui: &mut Ui, outlook: &LineOutlook, session: &Session, shared: &Shared<'_>) {
    let view = session.view();
    let Some(target) = view.card().targets().get(outlook.hand) else {
        return;
    };
    let mut missing: TileCounts = TileCounts::EMPTY;
    for lacking in &outlook.missing {
        missing.add_many(lacking.tile, lacking.count);
    }
    let mut naturals = *view.rack();
    for exposure in view.exposures(view.seat()) {
        naturals.add_many(exposure.tile, exposure.naturals);
    }
    let groups = lay_out(target, |tile, _| {
        if naturals.remove(tile) {
            Held::Natural(tile)
        } else if missing.remove(tile) {
            Held::Missing(tile)
        } else {
            Held::Joker(tile)
        }
    });
    let comes = |tile: Tile| {
        let lacking = outlook.missing.iter().find(|lacking| lacking.tile == tile);
        lacking.map(wording::missing_tile)
    };
    super::hand::ui(ui, &groups, TileSize::Width(24.0), comes, shared);
}
