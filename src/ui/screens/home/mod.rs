//! Home: what to do next, the course path, the game and the drill.
//!
//! `next` decides what comes first, `welcome` shows it, `course` draws the path. Who has done nothing
//! yet sees the game in three `pictures`; afterwards there is a line of the `day` in their place.
//! Both show the same `example`.
//! `tiles` are some to look at.

mod course;
mod day;
mod example;
mod next;
mod pictures;
mod tiles;
mod welcome;

pub(in crate::ui::screens) use tiles::TILES;

use egui::{RichText, ScrollArea, Ui};

use self::example::Example;
use self::next::Next;
use crate::locale::Message;
use crate::msg;
use crate::profile::Progress;
use crate::ui::screens::card::LineReaders;
use crate::ui::theme::{paper_frame, text_size};
use crate::ui::widgets::{Icon, plain_button};
use crate::ui::{Command, Commands, Demo, Route, Shared, fonts};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[
    Demo {
        name: "home",
        prepare: |_, _| Route::Home,
    },
    Demo {
        name: "home-on-the-way",
        prepare: |_, change| {
            if let Some(lesson) = change.course.lessons.first()
                && let Some(step) = lesson.steps.get(lesson.steps.len() / 2)
            {
                change
                    .profile
                    .change_progress(|progress| progress.reach_step(&lesson.id, &step.id));
            }
            for answer in 0..10 {
                change.profile.change_progress(|progress| {
                    progress.count_answer("which-line practice quints/2", answer < 7);
                });
            }
            Route::Home
        },
    },
];

/// Below this width what else stands side by side stands one below the other, in points.
const NARROW: f32 = 760.0;

/// The course path, what to do next, the game and the drill.
#[derive(Debug, Default)]
pub struct HomeScreen {
    /// The line of the day.
    lines: LineReaders,
}

impl HomeScreen {
    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut Ui, shared: &Shared<'_>, commands: &mut Commands) {
        let progress = shared.profile.progress();
        let game_left = shared.profile.game().is_some();
        let next = Next::of(progress, shared.course, game_left);
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                welcome::ui(ui, shared, &next, commands);
                ui.add_space(4.0);
                let newcomer = *progress == Progress::default() && !game_left;
                about_the_game(ui, shared, newcomer, &mut self.lines, commands);
                let columns = if ui.available_width() < NARROW { 2 } else { 3 };
                ui.columns(columns, |columns| {
                    if let [left, middle, right @ ..] = columns {
                        sheet(left, shared, &msg!("home-course"), |ui| {
                            course::ui(ui, shared, commands);
                        });
                        game(middle, shared, game_left, commands);
                        drill(right.first_mut().unwrap_or(middle), shared, commands);
                    }
                });
            });
    }
}

/// What the game is, or once that is known, a line of its card.
fn about_the_game(
    ui: &mut Ui,
    shared: &Shared<'_>,
    newcomer: bool,
    lines: &mut LineReaders,
    commands: &mut Commands,
) {
    let example = if newcomer {
        Example::of_one_way(shared.card, shared.day)
    } else {
        Example::of_day(shared.card, shared.day)
    };
    let Some(example) = example else {
        return;
    };
    let narrow = ui.available_width() < NARROW;
    if newcomer {
        paper_frame(shared.theme).show(ui, |ui| {
            ui.set_width(ui.available_width());
            pictures::ui(ui, shared, example, narrow);
        });
    } else {
        sheet(ui, shared, &msg!("home-day-title"), |ui| {
            day::ui(ui, shared, example, lines, narrow, commands);
        });
    }
}

fn game(ui: &mut Ui, shared: &Shared<'_>, left: bool, commands: &mut Commands) {
    sheet(ui, shared, &msg!("home-game-title"), |ui| {
        ui.label(shared.say(&msg!("home-game-about")));
        ui.horizontal_wrapped(|ui| {
            let continues = shared.say(&msg!("home-game-continue"));
            if left && plain_button(ui, Icon::Play, &continues).clicked() {
                commands.push(Command::ContinueGame);
            }
            let begins = if left {
                msg!("home-game-new")
            } else {
                msg!("home-play")
            };
            if plain_button(ui, Icon::Dice, &shared.say(&begins)).clicked() {
                commands.go(Route::NewGame);
            }
            if plain_button(ui, Icon::Card, &shared.say(&msg!("card-choose"))).clicked() {
                commands.go(Route::Shelf);
            }
        });
    });
}

fn drill(ui: &mut Ui, shared: &Shared<'_>, commands: &mut Commands) {
    let drills = shared.profile.progress().drills.values();
    let (asked, right) = drills.fold((0, 0), |(asked, right), drill| {
        (asked + drill.asked, right + drill.right)
    });
    sheet(ui, shared, &msg!("home-drill-title"), |ui| {
        ui.label(shared.say(&msg!("home-drill-about")));
        if asked > 0 {
            let score = msg!("home-drill-score", right = right, asked = asked);
            ui.label(RichText::new(shared.say(&score)).color(shared.theme.text_weak));
        }
        if plain_button(ui, Icon::Target, &shared.say(&msg!("home-drill-begin"))).clicked() {
            commands.go(Route::Drill);
        }
    });
}

/// A sheet of paper with a title.
fn sheet(ui: &mut Ui, shared: &Shared<'_>, title: &Message, contents: impl FnOnce(&mut Ui)) {
    paper_frame(shared.theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(
            RichText::new(shared.say(title))
                .size(text_size::LARGE)
                .family(fonts::bold()),
        );
        // Columns stretch whatever stands in them; sheets do not.
        ui.vertical(contents);
    });
}
