//! What stands beside the path: the game, the drill, the words, and the line of the day; to newcomers, what the game
//! is.

use egui::{RichText, Ui};

use super::example::Example;
use super::{day, pictures};
use crate::drill::Kind;
use crate::locale::Message;
use crate::memory::Today;
use crate::msg;
use crate::ui::reading::LineReaders;
use crate::ui::shared::{DrillCommand, begin_first_game};
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::{Icon, heading, plain_button};
use crate::ui::words::said;
use crate::ui::{Command, Route, Shared};
use crate::wording;

/// What the game is, or once that is known, a line of its card.
pub(super) fn about_the_game(
    ui: &mut Ui,
    shared: &Shared<'_>,
    newcomer: bool,
    lines: &mut LineReaders,
) {
    let example = if newcomer {
        Example::of_one_way(shared.card, shared.day)
    } else {
        Example::of_day(shared.card, shared.day)
    };
    let Some(example) = example else {
        return;
    };
    if newcomer {
        sheet(ui, shared, &msg!("home-pictures"), |ui| {
            pictures::ui(ui, shared, example, true);
        });
    } else {
        let card = wording::card_title(shared.card);
        sheet(ui, shared, &msg!("home-day-title", card = card), |ui| {
            day::ui(ui, shared, example, lines, true);
        });
    }
}

/// A game with three others.
pub(super) fn game(ui: &mut Ui, shared: &Shared<'_>, left: bool) {
    sheet(ui, shared, &msg!("home-game-title"), |ui| {
        let about = shared.say(&msg!("home-game-about"));
        said(ui, shared, &about, text_size::BODY);
        ui.horizontal_wrapped(|ui| {
            let continues = shared.say(&msg!("home-game-continue"));
            if left && plain_button(ui, Icon::Play, &continues).clicked() {
                shared.ask(Command::ContinueGame);
            }
            let is_first = !left && shared.profile.games().is_empty();
            let first = shared.say(&msg!("home-first-game"));
            if is_first && plain_button(ui, Icon::Play, &first).clicked() {
                begin_first_game(shared);
            }
            let begins = if is_first {
                msg!("home-other-game")
            } else if left {
                msg!("home-game-new")
            } else {
                msg!("home-play")
            };
            if plain_button(ui, Icon::Dice, &shared.say(&begins)).clicked() {
                shared.go(Route::NewGame);
            }
            if plain_button(ui, Icon::Card, &shared.say(&msg!("card-choose"))).clicked() {
                shared.go(Route::Shelf);
            }
            if !shared.profile.games().is_empty() {
                let games = shared.say(&msg!("route-games"));
                if plain_button(ui, Icon::Curve, &games).clicked() {
                    shared.go(Route::Games);
                }
            }
        });
    });
}

/// The drills: what is to be practiced today, and how it went so far.
pub(super) fn drill(ui: &mut Ui, shared: &Shared<'_>, today: &Today) {
    let memory = shared.profile.memory();
    let kinds = Kind::ALL.into_iter().map(|kind| memory.practiced(kind));
    let (asked, right) = kinds.fold((0, 0), |(asked, right), practiced| {
        (asked + practiced.asked, right + practiced.right)
    });
    let is_begun = asked > 0;
    let title = if is_begun {
        msg!("drill-today")
    } else {
        msg!("home-drill-title")
    };
    sheet(ui, shared, &title, |ui| {
        let about = if is_begun {
            wording::of_today(today)
        } else {
            msg!("home-drill-about")
        };
        said(ui, shared, &shared.say(&about), text_size::BODY);
        // Nobody is reminded that nothing was right yet.
        if is_begun && right > 0 {
            let score = msg!("home-drill-score", right = right, asked = asked);
            ui.label(RichText::new(shared.say(&score)).color(Theme::current(ui).text_weak));
        }
        ui.horizontal_wrapped(|ui| {
            let is_any = !today.now().is_empty();
            let begin = if today.exercises.is_empty() {
                msg!("drill-today-missed")
            } else {
                msg!("home-today-begin")
            };
            let begin = shared.say(&begin);
            if is_begun && is_any && plain_button(ui, Icon::Target, &begin).clicked() {
                shared.ask(Command::Drill(DrillCommand::Today));
                shared.go(Route::Drill);
            }
            let all = if is_begun {
                msg!("drill-choose")
            } else {
                msg!("home-drill-begin")
            };
            if plain_button(ui, Icon::Target, &shared.say(&all)).clicked() {
                shared.ask(Command::Drill(DrillCommand::Choose));
                shared.go(Route::Drill);
            }
        });
    });
}

/// The words of the game.
pub(super) fn words(ui: &mut Ui, shared: &Shared<'_>) {
    sheet(ui, shared, &msg!("home-words-title"), |ui| {
        let count = shared.words.glossary.words.len();
        let about = shared.say(&msg!("home-words-about", count = count));
        said(ui, shared, &about, text_size::BODY);
        let open = shared.say(&msg!("words-open-glossary"));
        if plain_button(ui, Icon::Glossary, &open).clicked() {
            shared.go(Route::Glossary(None));
        }
    });
}

/// A sheet of paper with a title.
fn sheet(ui: &mut Ui, shared: &Shared<'_>, title: &Message, contents: impl FnOnce(&mut Ui)) {
    paper_frame(Theme::current(ui)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, &shared.say(title), text_size::LARGE);
        // Columns stretch whatever stands in them; sheets do not.
        ui.vertical(contents);
    });
}
