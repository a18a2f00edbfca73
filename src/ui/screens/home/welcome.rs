//! The table at the top of home: a rack of tiles, and the one thing to do next.

use egui::{Painter, Rect, RichText, Ui, UiBuilder, pos2, vec2};

use super::next::Next;
use crate::lesson::texts;
use crate::locale::Message;
use crate::msg;
use crate::tile::{Dragon, Number, Suit, Tile, Wind};
use crate::ui::theme::text_size;
use crate::ui::widgets::{Icon, TileFace, TileSize, paint_felt, paint_rack, primary_button};
use crate::ui::{Command, Commands, Route, Shared, fonts};

/// The height of the table, in points.
const HEIGHT: f32 = 208.0;
/// The room for words at its left, in points.
const WORDS: f32 = 420.0;

/// Draws the table with what to do next.
pub(super) fn ui(ui: &mut Ui, shared: &Shared<'_>, next: &Next, commands: &mut Commands) {
    let width = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(vec2(width, HEIGHT), egui::Sense::hover());
    let painter = ui.painter().with_clip_rect(rect);
    paint_felt(&painter, rect);
    let picture = Rect::from_min_max(
        pos2(rect.left() + WORDS.min(width / 2.0), rect.top()),
        rect.max,
    );
    paint_hand(&painter, picture);
    let words = Rect::from_min_max(rect.min, pos2(picture.left(), rect.bottom())).shrink(24.0);
    let mut words = ui.new_child(UiBuilder::new().max_rect(words));
    words_ui(&mut words, shared, next, commands);
}

fn words_ui(ui: &mut Ui, shared: &Shared<'_>, next: &Next, commands: &mut Commands) {
    let (about, title, button, command) = match next {
        Next::ContinueLesson(lesson) => (
            msg!("home-next-continue-lesson"),
            Message::new(texts::title(&lesson.id)),
            msg!("home-continue"),
            Command::Go(Route::Lesson(lesson.id.clone())),
        ),
        Next::BeginLesson(lesson) => (
            msg!("home-next-begin-lesson"),
            Message::new(texts::title(&lesson.id)),
            msg!("home-begin"),
            Command::Go(Route::Lesson(lesson.id.clone())),
        ),
        Next::ContinueGame => (
            msg!("home-next-continue-game"),
            msg!("home-game-title"),
            msg!("home-continue"),
            Command::ContinueGame,
        ),
        Next::Play => (
            msg!("home-next-play"),
            msg!("home-game-title"),
            msg!("home-play"),
            Command::StartGame,
        ),
    };
    ui.label(RichText::new(shared.say(&about)).color(shared.theme.felt_text_weak));
    ui.label(
        RichText::new(shared.say(&title))
            .size(text_size::HEADING)
            .family(fonts::bold())
            .color(shared.theme.felt_text),
    );
    ui.add_space(8.0);
    if primary_button(ui, Icon::Play, &shared.say(&button)).clicked() {
        commands.push(command);
    }
}

/// Tiles of every kind, as they may stand on a rack.
fn hand() -> [Tile; 12] {
    let suited =
        |suit, number| Number::new(number).map_or(Tile::Joker, |number| Tile::Suited(suit, number));
    [
        Tile::Joker,
        Tile::Flower,
        suited(Suit::Bam, 1),
        suited(Suit::Bam, 3),
        suited(Suit::Bam, 3),
        suited(Suit::Crak, 5),
        suited(Suit::Crak, 5),
        suited(Suit::Dot, 8),
        suited(Suit::Dot, 8),
        Tile::Wind(Wind::East),
        Tile::Dragon(Dragon::Red),
        Tile::SOAP,
    ]
}

/// Paints the rack in the middle of `rect`, as large as there is room.
fn paint_hand(painter: &Painter, rect: Rect) {
    let hand = hand();
    let step = ((rect.width() - 72.0) / hand.len() as f32).clamp(24.0, 60.0);
    let tile = TileSize::Width(step - 4.0).points();
    let row = step * hand.len() as f32;
    let rack = Rect::from_center_size(rect.center(), vec2(row + 24.0, tile.y + 28.0));
    paint_rack(painter, rack);
    for (place, kind) in hand.into_iter().enumerate() {
        let corner = rack.min + vec2(14.0 + step * place as f32, 14.0);
        TileFace::up(kind).paint(painter, Rect::from_min_size(corner, tile));
    }
}
