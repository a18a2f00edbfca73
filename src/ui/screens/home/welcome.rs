//! The table at the top of home: a rack of tiles, and the one thing to do next.

use egui::{FontId, Painter, Rect, RichText, Ui, UiBuilder, pos2, vec2};

use super::next::Next;
use super::tiles::TILES;
use crate::lesson::texts;
use crate::locale::Message;
use crate::msg;
use crate::ui::theme::text_size;
use crate::ui::widgets::{Icon, TileFace, TileSize, paint_felt, paint_rack, primary_button};
use crate::ui::{Command, Commands, Route, Shared, fonts};

/// The least height of the table, in points.
const HEIGHT: f32 = 184.0;
/// Around the words, in points.
const MARGIN: f32 = 24.0;
/// The room for words at its left, in points.
const WORDS: f32 = 480.0;
/// From this width on there is room for a large title, in points.
const ROOM_FOR_TITLE: f32 = 900.0;

/// Draws the table with what to do next.
pub(super) fn ui(ui: &mut Ui, shared: &Shared<'_>, next: &Next, commands: &mut Commands) {
    let width = ui.available_width();
    let offer = Offer::of(next);
    let words = WORDS.min(width / 2.0) - 2.0 * MARGIN;
    let size = if width < ROOM_FOR_TITLE {
        text_size::HEADING
    } else {
        text_size::TITLE
    };
    let title = ui.painter().layout(
        shared.say(&offer.title),
        FontId::new(size, fonts::bold()),
        shared.theme.felt_text,
        words,
    );
    // What is asked, the title, the button, and what lies between them.
    let inside = 20.0 + title.size().y + 44.0 + 3.0 * 8.0;
    let height = HEIGHT.max(inside + 2.0 * MARGIN);
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), egui::Sense::hover());
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
    let about = shared.say(&offer.about);
    ui.label(RichText::new(about).color(shared.theme.felt_text_weak));
    ui.label(title);
    ui.add_space(8.0);
    if primary_button(&mut ui, Icon::Play, &shared.say(&offer.button)).clicked() {
        commands.push(offer.command);
    }
}

/// The one thing to do next, in words.
struct Offer {
    about: Message,
    title: Message,
    button: Message,
    command: Command,
}

impl Offer {
    fn of(next: &Next) -> Self {
        match next {
            Next::ContinueLesson(lesson) => Self {
                about: msg!("home-next-continue-lesson"),
                title: Message::new(texts::title(&lesson.id)),
                button: msg!("home-continue"),
                command: Command::Go(Route::Lesson(lesson.id.clone())),
            },
            Next::BeginLesson(lesson) => Self {
                about: msg!("home-next-begin-lesson"),
                title: Message::new(texts::title(&lesson.id)),
                button: msg!("home-begin"),
                command: Command::Go(Route::Lesson(lesson.id.clone())),
            },
            Next::ContinueGame => Self {
                about: msg!("home-next-continue-game"),
                title: msg!("home-game-title"),
                button: msg!("home-continue"),
                command: Command::ContinueGame,
            },
            Next::Play => Self {
                about: msg!("home-next-play"),
                title: msg!("home-game-title"),
                button: msg!("home-play"),
                command: Command::Go(Route::NewGame),
            },
        }
    }
}

/// Paints the rack in the middle of `rect`, as large as there is room.
fn paint_hand(painter: &Painter, rect: Rect) {
    let step = ((rect.width() - 72.0) / TILES.len() as f32).clamp(24.0, 60.0);
    let tile = TileSize::Width(step - 4.0).points();
    let row = step * TILES.len() as f32;
    let rack = Rect::from_center_size(rect.center(), vec2(row + 24.0, tile.y + 28.0));
    paint_rack(painter, rack);
    for (place, kind) in TILES.into_iter().enumerate() {
        let corner = rack.min + vec2(14.0 + step * place as f32, 14.0);
        TileFace::up(kind).paint(painter, Rect::from_min_size(corner, tile));
    }
}
