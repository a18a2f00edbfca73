//! The program that is killed: a learner plays, answers, chooses and types, as fast as the program goes, and it says what
//! they do before it is done, what is kept of them once it is on the screen, and when all of that is written.

use std::cell::{Cell, RefCell};
use std::env;
use std::io::{self, Write as _};
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use egui::Key;
use egui::accesskit::Toggled;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card::{self, Draft};
use mahj_tutor::drill::Kind;
use mahj_tutor::play::{Opponents, Session};
use mahj_tutor::profile::{BotSpeed, GameEnd, GameSummary, KeptGame, Profile, Warnings};
use mahj_tutor::rules::TableRules;
use mahj_tutor::ui::shared::DrillCommand;
use mahj_tutor::ui::{Command, Demo, Route, Start};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};

use super::kept::{Parts, parts};
use crate::support::{Window, open, start};

/// The name of the test that is the program.
pub(super) const PROGRAM: &str = "kills::program::the_program_that_is_killed";
/// The variable with the folder of its profile.
pub(super) const FOLDER: &str = "MAHJ_KILLED_IN";
/// The variable with its seed.
pub(super) const SEED: &str = "MAHJ_KILLED_SEED";

/// How a line of it begins.
const LINE: &str = "@ ";

/// What it says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Said {
    /// This is done now.
    Doing(Activity),
    /// This is kept, and what was done is on the screen.
    Shown(Parts),
    /// All of it is written.
    Written,
    /// This is said about the files.
    Notice(String),
}

/// What the learner does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Activity {
    Play,
    Answer,
    Choose,
    Recall,
    Type,
    Finish,
    Name,
}

impl Activity {
    const ALL: [(Self, &'static str, &'static [&'static str]); 7] = [
        (Self::Play, "play", &["game", "games", "memory", "progress"]),
        (Self::Answer, "answer", &["memory", "progress"]),
        (Self::Choose, "choose", &["settings"]),
        (Self::Recall, "recall", &["progress"]),
        (Self::Type, "type", &["cards"]),
        (Self::Finish, "finish", &["games"]),
        (Self::Name, "name", &["games"]),
    ];

    /// Whether this part of what is kept is another one then.
    pub(super) fn writes(self, part: &str) -> bool {
        let parts = Self::ALL
            .into_iter()
            .find(|(activity, ..)| *activity == self);
        parts.is_some_and(|(_, _, parts)| parts.contains(&part))
    }
}

impl Said {
    /// What stands in a line.
    pub(super) fn read(line: &str) -> Option<Self> {
        let (what, of) = line.strip_prefix(LINE)?.split_once(' ')?;
        Some(match what {
            "doing" => {
                let (activity, ..) = Activity::ALL.into_iter().find(|(_, name, _)| *name == of)?;
                Self::Doing(activity)
            }
            "shown" => {
                let parts: Result<Vec<u64>, _> = of.split(' ').map(str::parse).collect();
                Self::Shown(parts.ok()?.try_into().ok()?)
            }
            "written" => Self::Written,
            _ => Self::Notice(of.to_owned()),
        })
    }

    fn say(&self) {
        let line = match self {
            Self::Doing(doing) => {
                let of = Activity::ALL
                    .into_iter()
                    .find(|(activity, ..)| activity == doing);
                format!("doing {}", of.unwrap().1)
            }
            Self::Shown(parts) => format!("shown {}", parts.map(|it| it.to_string()).join(" ")),
            Self::Written => "written all".to_owned(),
            Self::Notice(notice) => format!("notice {notice}"),
        };
        // What was printed before may not have ended its line.
        let mut out = io::stdout();
        out.write_all(format!("\n{LINE}{line}\n").as_bytes())
            .unwrap();
        out.flush().unwrap();
    }
}

thread_local! {
    static NUMBER: Cell<u64> = const { Cell::new(0) };
    static PLAYED: RefCell<Option<KeptGame>> = const { RefCell::new(None) };
}

const TABLE: Demo = Demo {
    name: "table",
    prepare: |screens, change| {
        screens.game.go_on(change);
        Route::Table
    },
};

const DRILL: Demo = Demo {
    name: "drill",
    prepare: |_, change| {
        let practice = DrillCommand::Practice(Kind::LineFromRack);
        change.commands.push(Command::Drill(practice));
        Route::Drill
    },
};

/// Everything that is done in one step.
const AT_HOME: [(Activity, Demo); 5] = [
    (
        Activity::Choose,
        Demo {
            name: "choose",
            prepare: |_, change| {
                let number = NUMBER.get();
                change
                    .profile
                    .change_settings(|settings| settings.name = format!("Rose {number}"));
                Route::Home
            },
        },
    ),
    (
        Activity::Recall,
        Demo {
            name: "recall",
            prepare: |_, change| {
                change
                    .profile
                    .change_progress(|progress| progress.count_recall("a-turn/order", "", true));
                Route::Home
            },
        },
    ),
    (
        Activity::Type,
        Demo {
            name: "type",
            prepare: |_, change| {
                let mut draft = Draft::begin("mine", "2026");
                draft.title = format!("Card {}", NUMBER.get());
                change.profile.keep_card(draft);
                Route::Home
            },
        },
    ),
    (
        Activity::Finish,
        Demo {
            name: "finish",
            prepare: |_, change| {
                let played = PLAYED.with_borrow(Clone::clone);
                change.profile.keep_finished_game(played.unwrap());
                Route::Home
            },
        },
    ),
    (
        Activity::Name,
        Demo {
            name: "name",
            prepare: |_, change| {
                let mut games = change.profile.games().listed().unwrap();
                let newest = games.next().map(|(number, _)| number);
                drop(games);
                if let Some(newest) = newest {
                    let name = format!("Game {}", NUMBER.get());
                    change
                        .profile
                        .change_kept_game(newest, |summary| summary.name = name);
                }
                Route::Home
            },
        },
    ),
];

#[test]
#[ignore = "it is started by the test that kills it"]
fn the_program_that_is_killed() {
    let (Some(folder), Ok(seed)) = (env::var_os(FOLDER), env::var(SEED)) else {
        return;
    };
    let seed: u64 = seed.parse().unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    NUMBER.set(seed * 100_000);
    PLAYED.set(Some(a_game()));
    let mut window = open_on(folder.as_ref());
    let mut sees_coach = false;
    loop {
        let number = rng.random_range(0..8);
        let activity = match number {
            0 | 1 => Activity::Play,
            2 => Activity::Answer,
            number => AT_HOME[number - 3].0,
        };
        NUMBER.set(NUMBER.get() + 1);
        Said::Doing(activity).say();
        match activity {
            Activity::Play => {
                window.state_mut().show(&TABLE);
                window.run_steps(2);
                // What lay beside the table lies there again: nothing is put away that was there, so that no game is ever as it
                // was before.
                if !std::mem::replace(&mut sees_coach, true) && !is_beside_coach(&window) {
                    window.key_press(Key::H);
                    window.run_steps(2);
                }
                window.key_press(if rng.random_range(0..4) == 0 {
                    Key::Enter
                } else {
                    Key::D
                });
            }
            Activity::Answer => {
                window.state_mut().show(&DRILL);
                window.run_steps(2);
                window.key_press(Key::Num1);
            }
            _ => window.state_mut().show(&AT_HOME[number - 3].1),
        }
        window.run_steps(2);
        Said::Shown(parts(window.state().profile())).say();
        if rng.random_range(0..3) == 0 {
            wait_until_written(&mut window);
        }
    }
}

/// Whether the coach lies beside the table.
fn is_beside_coach(window: &Window) -> bool {
    let mut named = window.query_all_by_label("Coach");
    named.any(|node| node.accesskit_node().toggled() == Some(Toggled::True))
}

/// The window as the program opens it, once the games are listed.
fn open_on(folder: &Path) -> Window {
    let mut profile = Profile::open_for_a_window(folder).writing_in_background();
    profile.change_settings(|settings| {
        settings.bot_speed = BotSpeed::Instant;
        settings.warnings = Warnings::Off;
        settings.reduced_motion = true;
    });
    profile.list_games();
    let mut window = open(Start { profile, ..start() });
    while window.state().profile().games().listed().is_none() {
        thread::sleep(Duration::from_millis(1));
        window.step();
    }
    wait_until_written(&mut window);
    window
}

fn wait_until_written(window: &mut Window) {
    let shown = loop {
        window.step();
        let shown = parts(window.state().profile());
        if window.state().profile().is_written() {
            break shown;
        }
        thread::sleep(Duration::from_millis(1));
    };
    for notice in window.state().profile().notices() {
        Said::Notice(format!("{notice:?}")).say();
    }
    Said::Shown(shown).say();
    Said::Written.say();
}

fn a_game() -> KeptGame {
    let card = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let session = Session::begin(card, TableRules::default(), Opponents::default(), 7);
    KeptGame {
        summary: GameSummary {
            day: 3,
            card: "practice".to_owned(),
            card_title: "Practice Card".to_owned(),
            end: GameEnd::WallGame,
            points: 0,
            name: String::new(),
            taken_back: 0,
            is_open: false,
            of_match: None,
            is_practised: false,
            performance: None,
        },
        played: session.save(),
    }
}
