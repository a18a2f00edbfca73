//! The nearest lines, with what they still miss.

use egui::{Button, Label, RichText, Role, Sides, Ui, WidgetInfo};

use super::super::hand;
use super::thoughts::Thoughts;
use super::{heading, since};
use crate::analysis::{HandTile, LineOutlook, Placement, Unseen};
use crate::card::LineIndex;
use crate::coach;
use crate::msg;
use crate::play::Session;
use crate::tile::{Tile, TileCounts};
use crate::ui::shared::TableCommand;
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::{CardLine, Icon, TileSize};
use crate::ui::words::{said, said_weak};
use crate::ui::{Command, Shared, fonts};
use crate::wording;

/// About so many tiles of a hand stand side by side: two groups of most lines.
const ABREAST: f32 = 8.4;
/// From this part of the chance to win on, 0 to 1, it is told that it comes from lines that are not shown.
const REST: f32 = 0.02;
/// The narrowest and the widest tile of a hand, in points.
const LEAST: f32 = 24.0;
/// See [`LEAST`].
const MOST: f32 = 34.0;

/// Draws them; where figures are told, below the chance to win with any line, if it is known, and how it has changed.
pub(super) fn ui(
    ui: &mut Ui,
    thoughts: &Thoughts,
    tells_figures: bool,
    session: &Session,
    shared: &Shared<'_>,
) {
    let lines = thoughts.lines();
    let plan = session.plan();
    // What is aimed at stands above them.
    let is_other = |line: &&LineOutlook| !plan.lines().contains(&line.line);
    let mut others = lines.iter().filter(is_other).peekable();
    let chance = thoughts.chance().filter(|_| tells_figures);
    if others.peek().is_none() && chance.is_none() {
        return;
    }
    heading(ui, &shared.say(&msg!("table-coach-lines")));
    // A figure that leaps while it is read is worth less than none.
    let has_figures = tells_figures && !thoughts.awaits_figures();
    match chance {
        Some(chance) if has_figures => chance_ui(ui, thoughts, chance, session, shared),
        Some(_) => {
            let reckons = shared.say(&msg!("table-coach-reckons"));
            said_weak(ui, shared, &reckons, text_size::BODY);
        }
        None => {}
    }
    let winning = thoughts.winning();
    if winning.kinds().count() > 1 {
        let wins = msg!("table-coach-wins-with", tiles = wording::tiles(winning));
        said(ui, shared, &shared.say(&wins), text_size::BODY);
    }
    if others.peek().is_some() {
        let why = shared.say(&msg!("table-coach-lines-why"));
        said_weak(ui, shared, &why, text_size::SMALL);
    }
    let unseen = Unseen::new(session.view());
    for outlook in others {
        let told = if has_figures {
            Told::Chance(outlook.chance)
        } else {
            Told::Missing
        };
        line(ui, outlook, told, &unseen, session, shared);
    }
    let of_lines: f32 = lines.iter().map(|outlook| outlook.chance).sum();
    let rest = chance.map_or(0.0, |chance| chance - of_lines);
    // A claim has two chances, and what is aimed at is told elsewhere.
    let is_one = thoughts.claim_compared().is_none() && plan.lines().is_empty();
    if has_figures && is_one && !lines.is_empty() && rest >= REST {
        let rest = shared.say(&msg!("table-coach-rest"));
        said_weak(ui, shared, &rest, text_size::SMALL);
    }
}

/// The chance to win with any line, what that means, and how it has changed.
fn chance_ui(
    ui: &mut Ui,
    thoughts: &Thoughts,
    chance: f32,
    session: &Session,
    shared: &Shared<'_>,
) {
    let all = match thoughts.claim_compared() {
        Some([with, without]) if with > without => msg!(
            "table-coach-all-lines-claim",
            chance = wording::in_percent_of(with),
            without = wording::in_percent_of(without)
        ),
        _ => msg!(
            "table-coach-all-lines",
            chance = wording::in_percent_of(chance)
        ),
    };
    said(ui, shared, &shared.say(&all), text_size::BODY);
    if session.view().discards().is_empty() {
        let even = shared.say(&msg!("table-coach-even-share"));
        said_weak(ui, shared, &even, text_size::SMALL);
    } else if coach::is_hardly_won(chance) {
        let hardly = shared.say(&msg!("table-coach-hardly-wins"));
        said(ui, shared, &hardly, text_size::BODY);
    }
    if let Some(since) = thoughts.since() {
        let best = thoughts.lines().first().map(|line| line.line);
        since::ui(ui, since, chance, best, session, shared);
    }
}

/// What is told of a line.
#[derive(Debug, Clone, Copy)]
pub(super) enum Told {
    /// How many tiles are missing.
    Missing,
    /// Also the chance to win with it of who is free to make any line, 0 to 1.
    Chance(f32),
    /// Also the chance to win of who plays for it alone, 0 to 1.
    ChanceAlone(f32),
}

/// A line with what the rack has of it, and what is missing.
pub(super) fn line(
    ui: &mut Ui,
    outlook: &LineOutlook,
    told: Told,
    unseen: &Unseen,
    session: &Session,
    shared: &Shared<'_>,
) {
    let card = session.view().card();
    paper_frame(Theme::current(ui))
        .inner_margin(10)
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 4.0;
            title(ui, outlook.line, session, shared);
            // As it is printed, it is found on the card.
            CardLine::new(card, outlook.line).show(ui, shared.locale);
            let printed = card.line(outlook.line);
            let missing = msg!(
                "table-coach-missing",
                missing = outlook.distance,
                value = printed.value,
                concealed = if printed.concealed { "yes" } else { "no" }
            );
            let distance = match told {
                Told::Missing => missing,
                Told::Chance(chance) => {
                    let percent = wording::percent(chance);
                    msg!("table-coach-distance", missing = missing, percent = percent)
                }
                Told::ChanceAlone(chance) => {
                    let percent = wording::percent(chance);
                    msg!(
                        "table-coach-distance-alone",
                        missing = missing,
                        percent = percent
                    )
                }
            };
            said_weak(ui, shared, &shared.say(&distance), text_size::SMALL);
            if outlook.is_lost(unseen) {
                let lost = outlook.missing.iter().filter(|it| it.is_lost(unseen));
                let lost: TileCounts = lost.map(|it| it.tile).collect();
                let lost = msg!("advice-line-lost", tiles = wording::tiles(&lost));
                let lost = shared.say(&lost);
                said(ui, shared, &lost, text_size::SMALL);
            }
            hand_of_line(ui, outlook, unseen, session, shared);
        });
}

/// What a line is called, and the pin that makes it part of the plan.
pub(super) fn title(ui: &mut Ui, line: LineIndex, session: &Session, shared: &Shared<'_>) {
    let is_planned = session.plan().lines().contains(&line);
    let name = wording::line(session.view().card(), line);
    Sides::new().shrink_left().show(
        ui,
        |ui| {
            let written = RichText::new(shared.say(&name)).family(fonts::bold());
            ui.add(Label::new(written).wrap());
        },
        |ui| {
            let pin = msg!(
                "plan-pin",
                planned = if is_planned { "yes" } else { "no" },
                line = name.clone()
            );
            let pin = shared.say(&pin);
            let image = Icon::Pin.image(ui.ctx(), 16.0);
            let button = Button::image(image).image_tint_follows_text_color(true);
            let response = ui.add(button.selected(is_planned)).on_hover_text(&pin);
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_planned, &pin));
            if response.clicked() {
                shared.ask(Command::Table(TableCommand::Plan(line)));
            }
        },
    );
}

/// The hand group by group: what is there, where a joker stands, and what is missing.
fn hand_of_line(
    ui: &mut Ui,
    outlook: &LineOutlook,
    unseen: &Unseen,
    session: &Session,
    shared: &Shared<'_>,
) {
    let view = session.view();
    let card = session.compiled_card();
    let exposures = view.exposures(view.seat());
    let hand = card.hand(outlook.hand);
    // As the coach weighs it.
    let rack = view.rules().blanks.as_jokers(*view.rack());
    let placement = Placement::new(hand, &rack, exposures, unseen);
    let groups: Vec<&[HandTile]> = placement.groups().map(|(_, tiles)| tiles).collect();
    let comes = |tile: Tile| {
        let lacking = outlook.missing.iter().find(|lacking| lacking.tile == tile);
        lacking.map(|lacking| wording::missing_or_lost_tile(lacking, unseen))
    };
    let width = (ui.available_width() / ABREAST).clamp(LEAST, MOST);
    hand::ui(ui, &groups, TileSize::Width(width), comes, shared);
}
