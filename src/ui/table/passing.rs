//! The middle of the table while tiles are passed: where they go, and what went and came last.

use egui::{Align, FontId, Layout, Rect, RichText, TextStyle, Ui, UiBuilder};

use super::{hand, names};
use crate::analysis::HandTile;
use crate::locale::Message;
use crate::msg;
use crate::play::Session;
use crate::rules::{CharlestonPass, Event, Seat, Situation, View};
use crate::tile::TileCounts;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{Icon, TileSize, more_rows, row_width};
use crate::ui::{Shared, fonts};
use crate::wording;

/// The side of the arrow, in points.
const ARROW: f32 = 32.0;
/// The height of what is said beside two rows of tiles where the arrow stands above it, and where it stands before it, in
/// points.
const BELOW_ARROW: f32 = ARROW + 74.0;
const BESIDE_ARROW: f32 = 64.0;
/// The side of an arrow that stands before the name, in points.
const SMALL_ARROW: f32 = 20.0;

/// The room for what is said beside the tiles, in points.
const LABEL: f32 = 120.0;
/// The room for it where it also tells what went blind, in points.
const BLIND_LABEL: f32 = 180.0;
/// The room for it where it also names the pass, in points.
const LONG_LABEL: f32 = 240.0;

/// Whether tiles are passed now.
pub(super) const fn is_now(situation: Situation<'_>) -> bool {
    matches!(
        situation,
        Situation::Charleston(_)
            | Situation::Vote
            | Situation::CourtesyOffer
            | Situation::CourtesyPass { .. }
    )
}

/// Whether passes are what the middle shows: also what came of the courtesy pass, until the first discard.
pub(super) fn is_shown(view: View<'_>) -> bool {
    let newest = view.events().next_back();
    let is_of_courtesy = |event: &Event| {
        matches!(
            event,
            Event::CourtesyPassed { .. } | Event::CourtesyAgreed { .. }
        )
    };
    is_now(view.situation()) || newest.is_some_and(|event| is_of_courtesy(&event))
}

/// Draws what is passed into `middle`.
pub(super) fn ui(
    ui: &mut Ui,
    middle: Rect,
    session: &Session,
    tile: TileSize,
    shared: &Shared<'_>,
) {
    let (icon, name) = direction(session.view());
    let builder = UiBuilder::new()
        .id_salt("passing")
        .max_rect(middle)
        .layout(Layout::top_down(Align::Center));
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let name = RichText::new(shared.say(&name))
            .size(text_size::LARGE)
            .family(fonts::bold())
            .color(Theme::current(ui).felt_text);
        let nothing = nothing_exchanged(session);
        let newest = newest(session).filter(|_| nothing.is_none());
        let last = newest.as_ref().map(|newest| {
            let name = newest.name.clone();
            shared.say(&msg!("table-last-pass", step = name))
        });
        let body = TextStyle::Body.resolve(ui.style());
        let below = last.as_ref().map_or(0.0, |last| more_rows(ui, last, body));
        let tiles = 2.0 * tile.points().y + below;
        if nothing.is_none() && middle.height() < BESIDE_ARROW + tiles {
            low(ui, icon, name, newest, tile, shared);
            return;
        }
        if middle.height() < BELOW_ARROW + tiles {
            with_arrow_before(ui, icon, name);
        } else {
            ui.add_space(2.0);
            ui.add(icon.image(ui.ctx(), ARROW).tint(Theme::current(ui).accent));
            ui.label(name);
        }
        if let Some(nothing) = nothing {
            let told = shared.say(&wording::event(&nothing, names(session)));
            let told = RichText::new(told).size(text_size::LARGE);
            ui.add_space(4.0);
            ui.label(told.color(Theme::current(ui).felt_text));
            return;
        }
        let (Some(newest), Some(last)) = (newest, last) else {
            return;
        };
        let Newest {
            went, blind, came, ..
        } = newest;
        ui.add_space(4.0);
        ui.label(RichText::new(last).color(Theme::current(ui).felt_text));
        let passed = msg!("table-you-passed", blind = blind);
        let width = if blind > 0 { BLIND_LABEL } else { LABEL };
        for (label, tiles, is_told) in [
            (passed, went, blind > 0),
            (msg!("table-you-received"), came, false),
        ] {
            if is_told || !tiles.is_empty() {
                row(ui, &label, width, &tiles, tile, shared);
            }
        }
    });
}

/// The same in two lines: the direction, and what came last.
fn low(
    ui: &mut Ui,
    icon: Icon,
    name: RichText,
    newest: Option<Newest>,
    tile: TileSize,
    shared: &Shared<'_>,
) {
    with_arrow_before(ui, icon, name);
    if let Some(Newest { name, came, .. }) = newest {
        let label = msg!("table-you-received-in", step = name);
        let tiles = came.total() as f32 * (tile.points().x + 2.0) + 10.0;
        let room = (ui.available_width() - tiles).clamp(0.0, LONG_LABEL);
        row(ui, &label, room, &came, tile, shared);
    }
}

/// The direction and its name in one line; in smaller letters where it is long.
fn with_arrow_before(ui: &mut Ui, icon: Icon, name: RichText) {
    ui.horizontal(|ui| {
        let accent = Theme::current(ui).accent;
        ui.add(icon.image(ui.ctx(), SMALL_ARROW).tint(accent));
        let large = FontId::new(text_size::LARGE, fonts::bold());
        let name = if row_width(ui, name.text(), large) > ui.available_width() {
            name.size(text_size::SMALL)
        } else {
            name
        };
        ui.add(egui::Label::new(name).truncate());
    });
}

/// The picture of the direction, and what the pass is called.
fn direction(view: View<'_>) -> (Icon, Message) {
    match view.situation() {
        Situation::Charleston(pass) => {
            let icon = match pass {
                CharlestonPass::FirstRight | CharlestonPass::LastRight => Icon::ArrowRight,
                CharlestonPass::FirstAcross | CharlestonPass::SecondAcross => Icon::ArrowUp,
                CharlestonPass::FirstLeft | CharlestonPass::SecondLeft => Icon::ArrowLeft,
            };
            (icon, wording::charleston_pass_heading(pass))
        }
        Situation::ToDiscard(_) => (Icon::Check, msg!("table-passing-over")),
        Situation::Vote => (Icon::Question, msg!("table-vote-title")),
        _ => (Icon::ArrowUp, msg!("table-courtesy-title")),
    }
}

/// The newest pass: what it is called, and what the learner gave and took up in it.
struct Newest {
    name: Message,
    went: TileCounts,
    /// How many incoming tiles went on unseen.
    blind: u8,
    came: TileCounts,
}

/// That the learner and the player across exchange nothing, where one of them wanted to; none before they have said it.
fn nothing_exchanged(session: &Session) -> Option<Event> {
    let learner = session.learner()?;
    let is_own = |offers: &[(Seat, u8); 2]| {
        offers.iter().any(|(seat, _)| *seat == learner)
            && offers.iter().any(|(_, count)| *count > 0)
    };
    let mut events = session.view().events().rev();
    events
        .find(|event| matches!(event, Event::CourtesyAgreed { offers, count: 0 } if is_own(offers)))
}

/// The newest pass; nothing before the first one, and when the learner sits out.
fn newest(session: &Session) -> Option<Newest> {
    let learner = session.learner()?;
    let events = || session.view().events().rev();
    let courtesy = |by: Seat| {
        events().find_map(|event| match event {
            Event::CourtesyPassed { from, tiles, .. } if from == by => {
                Some(tiles.unwrap_or_default())
            }
            _ => None,
        })
    };
    if let Some(went) = courtesy(learner) {
        return Some(Newest {
            name: msg!("table-courtesy-pass"),
            went,
            blind: 0,
            came: courtesy(learner.across()).unwrap_or_default(),
        });
    }
    let passes = || {
        events().filter_map(|event| match event {
            Event::Passed {
                pass,
                from,
                to,
                tiles,
                blind,
                received,
            } => Some((pass, from, to, (tiles, blind), received)),
            _ => None,
        })
    };
    let (pass, ..) = passes().next()?;
    let mut went = passes().filter(|(at, from, ..)| *at == pass && *from == learner);
    let mut came = passes().filter(|(at, _, to, ..)| *at == pass && *to == learner);
    let (went, blind) = went.next().map(|(.., went, _)| went)?;
    Some(Newest {
        name: wording::charleston_pass(pass),
        went: went.unwrap_or_default(),
        blind,
        came: came.find_map(|(.., received)| received).unwrap_or_default(),
    })
}

fn row(
    ui: &mut Ui,
    label: &Message,
    label_width: f32,
    tiles: &TileCounts,
    size: TileSize,
    shared: &Shared<'_>,
) {
    let label = RichText::new(shared.say(label)).color(Theme::current(ui).felt_text);
    let group: Vec<_> = tiles.tiles().map(HandTile::Held).collect();
    let width = group.len() as f32 * (size.points().x + 2.0) + label_width + 10.0;
    let height = size.points().y;
    ui.allocate_ui(egui::vec2(width, height), |ui| {
        ui.horizontal(|ui| {
            let text = egui::vec2(label_width, height);
            ui.allocate_ui_with_layout(text, Layout::right_to_left(Align::Center), |ui| {
                ui.label(label);
            });
            hand::ui(ui, &[&group], size, |_| None, shared);
        });
    });
}
