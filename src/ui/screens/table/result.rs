//! How the game ended: the winning hand by the groups of the card, the line, and who pays what.

use egui::{Rect, RichText, ScrollArea, Ui, UiBuilder};

use super::LEARNER;
use super::hand::{Held, lay_out};
use super::player::player_name;
use crate::msg;
use crate::play::Session;
use crate::rules::{Outcome, View, Win};
use crate::tile::TileCounts;
use crate::ui::theme::{paper_frame, text_size};
use crate::ui::widgets::TileSize;
use crate::ui::{Commands, Route, Shared, fonts};
use crate::wording::{self, Names};

/// Draws the result over the felt.
pub(super) fn ui(
    ui: &mut Ui,
    felt: Rect,
    session: &Session,
    outcome: &Outcome,
    shared: &Shared<'_>,
    commands: &mut Commands,
) {
    let width = felt.width().min(640.0) - 16.0;
    let rect = Rect::from_center_size(felt.center(), egui::vec2(width, felt.height() - 16.0));
    let names = Names::for_learner(session.view().east());
    ui.scope_builder(UiBuilder::new().id_salt("result").max_rect(rect), |ui| {
        paper_frame(shared.theme).inner_margin(12).show(ui, |ui| {
            ScrollArea::vertical().id_salt("result").show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = 4.0;
                told(ui, session.view(), outcome, names, shared);
                ui.separator();
                ui.columns(2, |columns| {
                    if let ([left, right], Outcome::Win(win)) = (&mut *columns, outcome) {
                        payments(left, win, session.view(), names, shared, commands);
                        scores(right, session, shared);
                    } else if let [left, ..] = columns {
                        scores(left, session, shared);
                    }
                });
            });
        });
    });
}

fn told(ui: &mut Ui, view: View<'_>, outcome: &Outcome, names: Names, shared: &Shared<'_>) {
    let title = match outcome {
        Outcome::Win(win) if win.winner == LEARNER => msg!("table-you-won"),
        Outcome::Win(_) => msg!("table-other-won"),
        Outcome::WallGame => msg!("table-wall-game"),
    };
    let title = RichText::new(shared.say(&title));
    ui.label(title.size(text_size::HEADING).family(fonts::bold()));
    ui.label(shared.say(&wording::outcome(outcome, names, view.card())));
    if let Outcome::Win(win) = outcome {
        hand(ui, win, view, shared);
        ui.label(shared.say(&wording::payment_reason(win, view.card())));
    }
}

/// The winning hand, group by group, each joker showing what it stands for.
fn hand(ui: &mut Ui, win: &Win, view: View<'_>, shared: &Shared<'_>) {
    let card = view.card();
    let Some(target) = card.targets().get(win.target as usize) else {
        return;
    };
    let line = card.line(win.line);
    ui.label(
        RichText::new(shared.say(&msg!(
            "table-result-line",
            line = wording::line(card, win.line),
            value = line.value,
            kind = if line.concealed {
                "concealed"
            } else {
                "exposed"
            }
        )))
        .family(fonts::bold()),
    );
    let mut naturals: TileCounts = win.concealed;
    for exposure in view.exposures(win.winner) {
        naturals.add_many(exposure.tile, exposure.naturals);
    }
    let groups = lay_out(target, |tile| {
        if naturals.remove(tile) {
            Held::Natural(tile)
        } else {
            Held::Joker(tile)
        }
    });
    super::hand::ui(ui, &groups, TileSize::Width(34.0), shared);
    ui.label(
        RichText::new(shared.say(&msg!("table-result-verified")))
            .size(text_size::SMALL)
            .color(shared.theme.text_weak),
    );
}

/// Who pays what, and by which rules.
fn payments(
    ui: &mut Ui,
    win: &Win,
    view: View<'_>,
    names: Names,
    shared: &Shared<'_>,
    commands: &mut Commands,
) {
    let value = view.card().line(win.line).value;
    for payment in &win.payments.lines {
        ui.label(shared.say(&wording::payment_line(payment, value, names)));
    }
    let mut rules: Vec<_> = win
        .payments
        .lines
        .iter()
        .flat_map(|payment| payment.factors.iter().map(|factor| factor.rule))
        .collect();
    rules.sort_unstable();
    rules.dedup();
    for rule in rules {
        let title = msg!("table-see-rule", rule = wording::rule_title(rule));
        let title = RichText::new(shared.say(&title)).size(text_size::SMALL);
        if ui.link(title).clicked() {
            commands.go(Route::Rulebook(Some(rule)));
        }
    }
}

/// The running scores of the match.
fn scores(ui: &mut Ui, session: &Session, shared: &Shared<'_>) {
    let title = RichText::new(shared.say(&msg!("table-scores")));
    ui.label(title.family(fonts::bold()));
    for (seat, points) in session.table().scores().iter() {
        ui.label(shared.say(&msg!(
            "table-score",
            player = player_name(session, seat),
            points = *points
        )));
    }
}
