//! The table at the top of home: a rack of tiles, and the one thing to do next.

use std::sync::Arc;

use egui::{
    Color32, FontFamily, FontId, Galley, Painter, Rect, RichText, Role, Sense, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};

use super::next::Next;
use super::offer::Offer;
use crate::locale::Message;
use crate::msg;
use crate::rules::RuleId;
use crate::ui::shared::begin_first_game;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{
    Icon, SOME_TILES, TileFace, TileSize, is_enter_for_page, paint_felt, paint_progress_in,
    paint_rack, primary_button,
};
use crate::ui::words::listed;
use crate::ui::{Command, Route, Shared, fonts};

/// The least height of the table, in points.
const HEIGHT: f32 = 200.0;
/// Around the words, in points.
const MARGIN: f32 = 24.0;
/// The room for words at its left, in points.
const WORDS: f32 = 520.0;
/// From this width on there is room for a large title, in points.
const ROOM_FOR_TITLE: f32 = 900.0;
/// Between two things that are said, in points.
const GAP: f32 = 6.0;
/// The height of the button, in points.
const BUTTON: f32 = 44.0;
/// The height of the other way to begin, in points.
const OTHER: f32 = 24.0;
/// The height of the bar that shows how much of a lesson is done, in points.
const BAR: f32 = 8.0;

/// Draws the table with what to do next; a newcomer has done nothing yet. Where a game was left, it is offered, too.
pub(super) fn ui(ui: &mut Ui, shared: &Shared<'_>, next: &Next, newcomer: bool, game_left: bool) {
    let width = ui.available_width();
    let offer = Offer::of(next, shared.profile.progress(), newcomer);
    let words = WORDS.min(width * 0.55) - 2.0 * MARGIN;
    let title_size = if width < ROOM_FOR_TITLE {
        text_size::HEADING
    } else {
        text_size::TITLE
    };
    let title = shared.say(&offer.title);
    let lay = |text: &str, size: f32, family: FontFamily, color: Color32| {
        let font = FontId::new(size, family);
        ui.painter().layout(text.to_owned(), font, color, words)
    };
    let theme = Theme::current(ui);
    let regular = FontFamily::Proportional;
    let about = shared.say(&offer.about);
    let mut said: Vec<Arc<Galley>> = vec![
        lay(
            &about,
            text_size::BODY,
            regular.clone(),
            theme.felt_text_weak,
        ),
        lay(&title, title_size, fonts::bold(), theme.felt_text),
    ];
    said.extend(offer.summary.as_ref().map(|summary| {
        let summary = shared.say(summary);
        lay(&summary, text_size::BODY, regular, theme.felt_text)
    }));
    let bar = if offer.share.is_some() {
        BAR + GAP
    } else {
        0.0
    };
    let said_height: f32 = said.iter().map(|it| it.size().y + GAP).sum();
    let game_waits = game_left && !matches!(next, Next::ContinueGame | Next::Play);
    let of_newcomer = if newcomer { 2 } else { 0 };
    let others = of_newcomer.max(usize::from(offer.other.is_some())) + usize::from(game_waits);
    let other = (OTHER + GAP) * others as f32;
    let inside = said_height + bar + 2.0 * GAP + BUTTON + other;
    let height = HEIGHT.max(inside + 2.0 * MARGIN);
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let painter = ui.painter().with_clip_rect(rect);
    paint_felt(&painter, rect);
    let picture = Rect::from_min_max(
        pos2(rect.left() + words + 2.0 * MARGIN, rect.top()),
        rect.max,
    );
    paint_hand(&painter, picture);
    let corner = pos2(rect.left() + MARGIN, rect.center().y - inside / 2.0);
    let words = Rect::from_min_size(corner, vec2(words, inside));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(words));
    ui.spacing_mut().item_spacing.y = GAP;
    for (place, galley) in said.into_iter().enumerate() {
        let text = galley.text().to_owned();
        let response = ui.label(galley);
        listed(&ui, shared, &text, response.rect);
        if place == 1 {
            response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, &title));
        }
    }
    if let Some(share) = offer.share {
        ui.add_space(GAP);
        let (rect, _) = ui.allocate_exact_size(vec2(words.width(), BAR), Sense::hover());
        paint_progress_in(ui.painter(), rect, share, theme.felt_shade, theme.felt_text);
    }
    ui.add_space(GAP);
    let clicked = primary_button(&mut ui, Icon::Play, &shared.say(&offer.button)).clicked();
    if clicked || is_enter_for_page(&ui) {
        shared.ask(offer.command);
    }
    if newcomer {
        // Who can play already need not look for the way to the table.
        if other_way(&mut ui, &msg!("home-plays-already"), shared) {
            begin_first_game(shared);
        }
        if other_way(&mut ui, &msg!("home-knows-chinese"), shared) {
            shared.go(Route::Rulebook(Some(RuleId::DIFF_CHINESE)));
        }
    } else if let Some((label, command)) = offer.other
        && other_way(&mut ui, &label, shared)
    {
        shared.ask(command);
    }
    if let Some(game) = shared.profile.game().filter(|_| game_waits) {
        let waits = if game.is_game_over() {
            msg!("home-table-waits")
        } else {
            msg!("home-game-waits")
        };
        if other_way(&mut ui, &waits, shared) {
            shared.ask(Command::ContinueGame);
        }
    }
}

/// Another way on, in small; says whether it was taken.
fn other_way(ui: &mut Ui, label: &Message, shared: &Shared<'_>) -> bool {
    let label = shared.say(label);
    let text = RichText::new(&label).color(Theme::current(ui).felt_text);
    let link = ui.link(text.underline());
    listed(ui, shared, &label, link.rect);
    link.clicked()
}

/// The least room for a tile of the rack, in points.
const LEAST_STEP: f32 = 20.0;

/// Paints the rack in the middle of `rect`, as large as there is room, with as many tiles as fit.
fn paint_hand(painter: &Painter, rect: Rect) {
    let room = rect.width() - 72.0;
    let count = SOME_TILES.len().min((room / LEAST_STEP) as usize);
    let step = (room / count.max(1) as f32).clamp(LEAST_STEP, 60.0);
    let tile = TileSize::Width(step - 4.0).points();
    let row = step * count as f32;
    let rack = Rect::from_center_size(rect.center(), vec2(row + 24.0, tile.y + 28.0));
    paint_rack(painter, rack);
    for (place, kind) in SOME_TILES.into_iter().take(count).enumerate() {
        let corner = rack.min + vec2(14.0 + step * place as f32, 14.0);
        TileFace::up(kind).paint(painter, Rect::from_min_size(corner, tile));
    }
}
