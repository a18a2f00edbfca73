//! The games that begin with one click: a first one, the usual one, and one by the rules of the learner's table.

use egui::{Align, Button, Layout, Rect, Ui, vec2};

use crate::lesson::{Stop, minutes};
use crate::locale::Message;
use crate::msg;
use crate::play::Agreement;
use crate::tile::{Dragon, Tile, Wind};
use crate::ui::shared::{ShelfCommand, begin_first_game, first_game};
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::{Face, Icon, TileFace, TileSize, heading, plain_button, primary_button};
use crate::ui::words::{listed, said};
use crate::ui::{Command, Route, Shared};
use crate::wording::opponent_name;

/// The height of what stands in the card of a game, and the space between two cards, in points.
const HEIGHT: f32 = 292.0;
const GAP: f32 = 10.0;
/// The narrowest that it becomes beside others, and the room for the button below its text, in points.
const NARROWEST: f32 = 280.0;
const FOOT: f32 = 84.0;
/// The tiles that picture a game.
const TILE: TileSize = TileSize::Width(44.0);

/// The side of a face, in points.
const FACE: f32 = 36.0;

/// A game that begins with one click.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum GameKind {
    /// For who never played, or wants it easy: the card of a few lines, learners, the coach beside.
    First,
    /// The card in use, regular players, and the rules of most tables.
    Usual,
    /// With the players and the table rules that the learner has chosen.
    AsChosen,
}

impl GameKind {
    /// Those that are offered, from the left.
    pub(super) fn offered(agreement: &Agreement) -> impl Iterator<Item = Self> {
        let again = (*agreement != Agreement::default()).then_some(Self::AsChosen);
        [Self::First, Self::Usual].into_iter().chain(again)
    }

    /// The one that stands out: what the learner has chosen, where they have; for who never played, the first game.
    pub(super) fn recommended(agreement: &Agreement, shared: &Shared<'_>) -> Self {
        let profile = shared.profile;
        if *agreement != Agreement::default() {
            Self::AsChosen
        } else if profile.game().is_none() && profile.settings().card.is_none() {
            Self::First
        } else {
            Self::Usual
        }
    }

    fn title(self, shared: &Shared<'_>) -> Message {
        match self {
            Self::First if shared.profile.games().is_empty() => msg!("new-game-first"),
            Self::First => msg!("new-game-easy"),
            Self::Usual => msg!("new-game-usual-game"),
            Self::AsChosen => msg!("new-game-own-table"),
        }
    }

    fn about(self, shared: &Shared<'_>) -> Message {
        let card = crate::wording::card_title(shared.card);
        match self {
            Self::First => msg!("new-game-first-about"),
            Self::Usual => msg!("new-game-usual-about", card = card),
            Self::AsChosen => msg!("new-game-own-table-about", card = card),
        }
    }

    fn begins(self, agreement: &Agreement) -> Message {
        let is_agreed = match self {
            Self::First => return msg!("new-game-first-card-use"),
            Self::Usual => *agreement == Agreement::default(),
            Self::AsChosen => true,
        };
        if is_agreed {
            msg!("new-game-play")
        } else {
            msg!("new-game-usual-play")
        }
    }

    fn tiles(self) -> [Tile; 4] {
        match self {
            Self::First => [Tile::Flower; 4],
            Self::Usual => [Wind::North, Wind::East, Wind::West, Wind::South].map(Tile::Wind),
            Self::AsChosen => [
                Tile::Dragon(Dragon::Red),
                Tile::Dragon(Dragon::Green),
                Tile::Dragon(Dragon::White),
                Tile::Joker,
            ],
        }
    }

    /// What is agreed on for it; what the learner chose for their table stays as it is.
    fn agreement(self, chosen: &Agreement) -> Agreement {
        match self {
            Self::First => first_game(),
            Self::Usual => Agreement::default(),
            Self::AsChosen => chosen.clone(),
        }
    }

    /// Begins it.
    pub(super) fn begin(self, chosen: &Agreement, shared: &Shared<'_>) {
        match self {
            Self::First => begin_first_game(shared),
            Self::Usual | Self::AsChosen => {
                shared.ask(Command::StartGame(self.agreement(chosen)));
            }
        }
    }
}

/// Draws the games side by side. `takes_focus` when the keyboard goes to the one that stands out.
pub(super) fn ui(ui: &mut Ui, agreement: &Agreement, takes_focus: bool, shared: &Shared<'_>) {
    let offered: Vec<_> = GameKind::offered(agreement).collect();
    let recommended = GameKind::recommended(agreement, shared);
    let count = offered.len() as f32;
    let all = ui.available_width();
    let beside = (all - GAP * (count - 1.0)) / count;
    // Where they have no room beside each other, they lie one below the other.
    let is_wide = beside >= NARROWEST;
    let frame = paper_frame(Theme::current(ui));
    let around = frame.total_margin().sum();
    let layout = if is_wide {
        Layout::left_to_right(Align::Min)
    } else {
        Layout::top_down(Align::Min)
    };
    ui.with_layout(layout, |ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        for kind in offered {
            frame.show(ui, |ui| {
                ui.set_width(if is_wide { beside } else { all } - around.x);
                if is_wide {
                    ui.set_min_height(HEIGHT - around.y);
                }
                ui.vertical(|ui| {
                    let begins = game(ui, kind, kind == recommended, agreement, shared);
                    if takes_focus && kind == recommended {
                        begins.request_focus();
                    }
                    if begins.clicked() {
                        kind.begin(agreement, shared);
                    }
                });
            });
        }
    });
}

fn game(
    ui: &mut Ui,
    kind: GameKind,
    is_recommended: bool,
    agreement: &Agreement,
    shared: &Shared<'_>,
) -> egui::Response {
    heading(ui, &shared.say(&kind.title(shared)), text_size::LARGE);
    let tile = TILE.points();
    let (place, _) = ui.allocate_exact_size(
        vec2(4.0 * (tile.x + 3.0), tile.y + 6.0),
        egui::Sense::hover(),
    );
    for (index, face) in kind.tiles().into_iter().enumerate() {
        let corner = place.min + vec2(index as f32 * (tile.x + 3.0), 3.0);
        TileFace::up(face).paint(ui.painter(), Rect::from_min_size(corner, tile));
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        // The fifth plays only where the table rules have a bettor.
        for opponent in kind.agreement(agreement).bots.people().into_iter().take(3) {
            let (place, _) = ui.allocate_exact_size(vec2(FACE, FACE), egui::Sense::hover());
            Face::Of(opponent).paint(ui, place);
            ui.label(shared.say(&opponent_name(opponent)));
            ui.add_space(12.0);
        }
    });
    ui.add_space(4.0);
    let about = shared.say(&kind.about(shared));
    said(ui, shared, &about, text_size::BODY);
    // The buttons stand in a row, below the longest text.
    let foot = HEIGHT - FOOT - ui.min_rect().height();
    ui.add_space(foot.max(8.0));
    let begins = shared.say(&kind.begins(agreement));
    if is_recommended {
        primary_button(ui, Icon::Play, &begins)
    } else {
        plain_button(ui, Icon::Play, &begins)
    }
}

/// What a first game goes easier after: the lessons of the first unit that are still to be taken.
#[derive(Debug, Clone, Copy)]
struct LessonsBefore<'a> {
    /// The first of them.
    next: Stop<'a>,
    /// The number of the last one on the path.
    last: usize,
    /// About how many minutes they take.
    minutes: usize,
}

impl<'a> LessonsBefore<'a> {
    fn of(shared: &Shared<'a>) -> Option<Self> {
        let stage = shared.course.path().into_iter().next()?;
        let progress = shared.profile.progress();
        let open = |stop: &&Stop<'_>| !progress.lesson(&stop.lesson.id).finished;
        let left: Vec<Stop<'a>> = stage.stops.iter().filter(open).copied().collect();
        Some(Self {
            next: *left.first()?,
            last: left.last()?.number,
            minutes: minutes(left.iter().map(|stop| stop.lesson.as_ref())),
        })
    }

    fn message(&self) -> Message {
        msg!(
            "new-game-lessons",
            count = self.last - self.next.number + 1,
            next = self.next.number,
            last = self.last,
            minutes = self.minutes
        )
    }
}

/// Where a first game stands out: that it goes easier after the first lessons, and the way there.
pub(super) fn lessons_ui(ui: &mut Ui, agreement: &Agreement, shared: &Shared<'_>) {
    let is_first = GameKind::recommended(agreement, shared) == GameKind::First;
    let Some(lessons) = LessonsBefore::of(shared).filter(|_| is_first) else {
        return;
    };
    ui.horizontal_wrapped(|ui| {
        let easier = shared.say(&lessons.message());
        let label = ui.label(&easier);
        listed(ui, shared, &easier, label.rect);
        let number = lessons.next.number;
        let progress = shared.profile.progress();
        let next = if progress.lesson(&lessons.next.lesson.id).is_begun() {
            msg!("new-game-lesson-begun", number = number)
        } else {
            msg!("new-game-lesson", number = number)
        };
        let next = shared.say(&next);
        if plain_button(ui, Icon::Book, &next).clicked() {
            shared.go(Route::Lesson(lessons.next.lesson.id.clone()));
        }
    });
    ui.add_space(8.0);
}

/// The card in use, and the way to another one.
pub(super) fn card_ui(ui: &mut Ui, shared: &Shared<'_>) {
    ui.horizontal(|ui| {
        let card = crate::wording::card_title(shared.card);
        let plays = shared.say(&msg!("new-game-card", card = card));
        ui.label(plays);
        let other = shared.say(&msg!("new-game-other-card"));
        if ui.add(Button::new(other)).clicked() {
            shared.go(Route::Shelf);
        }
        // A first game leaves its card in use: it is not to be the only one that a learner ever meets.
        let whole = shared.say(&msg!("new-game-whole-card"));
        if shared.card.id == ShelfCommand::FIRST && ui.add(Button::new(whole)).clicked() {
            let practice = ShelfCommand::PRACTICE.to_owned();
            shared.ask(Command::Shelf(ShelfCommand::Use(practice)));
        }
    });
}
