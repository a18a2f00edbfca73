//! What is done during the day.

use std::cell::Cell;
use std::path::Path;

use egui::Key;
use mahj_tutor::drill::Kind;
use mahj_tutor::locale::Language;
use mahj_tutor::play::Agreement;
use mahj_tutor::profile::{BotSpeed, GameNumber, TextSize, ThemeChoice, Warnings};
use mahj_tutor::ui::shared::DrillCommand;
use mahj_tutor::ui::{Command, Demo, Route};

use crate::measured::{Files, Measured, Times, resident};
use crate::window::Window;

/// How many games a match has.
const MATCH: u32 = 4;
/// How many exercises follow each game.
const EXERCISES: u32 = 4;
/// How many states of screens are looked at after each game.
const SCREENS: usize = 6;
/// After how many keys a game is given up: no game needs as many.
const MOST_KEYS: u32 = 1_500;
/// After how many keys the coach is not there, as the game would be over.
const UNHEARD: u32 = 300;
/// How many frames are measured.
const FRAMES: usize = 200;

thread_local! {
    /// The number of the game after which something is chosen.
    static AFTER: Cell<usize> = const { Cell::new(0) };
}

/// A match from its first roll of the dice, with bots that let nobody wait.
const BEGIN: Demo = Demo {
    name: "match",
    prepare: |screens, change| {
        change.profile.list_games();
        change.profile.change_settings(|settings| {
            settings.bot_speed = BotSpeed::Instant;
            settings.reduced_motion = true;
            settings.warnings = Warnings::Off;
        });
        screens.game.start(Agreement::default(), change);
        Route::Table
    },
};

/// The table, as it was left.
const TABLE: Demo = Demo {
    name: "table",
    prepare: |screens, change| {
        screens.game.open(change);
        Route::Table
    },
};

/// A drill of the next kind that is answered by one key.
const DRILL: Demo = Demo {
    name: "drill",
    prepare: |_, change| {
        let by_hand = |kind: &Kind| {
            use Kind::{Discard, Memory, Pass, SolitaryCharleston};
            matches!(kind, Discard | Memory | Pass | SolitaryCharleston)
        };
        let kinds: Vec<_> = Kind::ALL.into_iter().filter(|it| !by_hand(it)).collect();
        let kind = kinds[AFTER.get() % kinds.len()];
        let practice = DrillCommand::Practice(kind);
        change.commands.push(Command::Drill(practice));
        Route::Drill
    },
};

/// The settings, where the next language, theme and size are chosen.
const CHOOSE: Demo = Demo {
    name: "settings",
    prepare: |_, change| {
        let after = AFTER.get();
        let languages: Vec<_> = Language::all().collect();
        let chosen = [
            Command::SetLanguage(languages[after % languages.len()]),
            Command::SetTheme(ThemeChoice::ALL[after % ThemeChoice::ALL.len()]),
            Command::SetTextSize(TextSize::ALL[after % TextSize::ALL.len()]),
        ];
        for command in chosen {
            change.commands.push(command);
        }
        Route::Settings
    },
};

/// The list of the games that were played.
const GAMES: Demo = Demo {
    name: "games",
    prepare: |screens, change| {
        screens.games.open(change);
        Route::Games
    },
};

/// A day at the program.
#[derive(Debug)]
pub(crate) struct Day {
    window: Window,
    games: u32,
    given_up: u32,
    exercises: u32,
    screens: usize,
    last: GameNumber,
    /// By how many bytes each part of the day made the heap grow.
    grown: [i64; PARTS.len()],
}

/// The parts of the day.
const PARTS: [&str; 5] = [
    "games",
    "exercises",
    "screens",
    "choices",
    "the list of games",
];

impl Day {
    /// Opens the program on this folder.
    pub(crate) fn begin(folder: &Path) -> Self {
        let mut window = Window::open(folder);
        window.show(&BEGIN, 1);
        window.press(Key::H);
        Self {
            window,
            games: 0,
            given_up: 0,
            exercises: 0,
            screens: 0,
            last: 0,
            grown: [0; PARTS.len()],
        }
    }

    /// Plays the game of this number by the coach's advice, answers some exercises, looks at some screens, and chooses
    /// another language, theme and size.
    pub(crate) fn play(&mut self, number: u32) {
        AFTER.set(number as usize);
        let parts: [&dyn Fn(&mut Self); PARTS.len()] = [
            &|day| day.play_game(number),
            &Self::practice,
            &Self::look_at_screens,
            &|day| day.window.show(&CHOOSE, 3),
            &|day| day.window.show(&GAMES, 2),
        ];
        for (place, part) in parts.into_iter().enumerate() {
            let counted = allocation_counter::measure(|| part(self));
            self.grown[place] += counted.bytes_current;
        }
    }

    fn play_game(&mut self, number: u32) {
        if number % MATCH == 1 {
            self.window.show(&BEGIN, 1);
        } else {
            self.window.show(&TABLE, 1);
            self.window.press(Key::Enter);
        }
        self.play_on();
    }

    fn look_at_screens(&mut self) {
        // What is shown there is not the game that is played: it must be over before.
        let demos: Vec<_> = Demo::all().filter(|demo| is_looked_at(demo.name)).collect();
        for _ in 0..SCREENS {
            let demo = demos[self.screens % demos.len()];
            self.window.show(demo, 2);
            self.screens += 1;
        }
    }

    /// By how many bytes each part has made the heap grow since this was asked last.
    pub(crate) fn take_grown(&mut self) -> impl Iterator<Item = (&'static str, i64)> {
        let grown = std::mem::take(&mut self.grown);
        PARTS.into_iter().zip(grown)
    }

    /// Presses what plays the coach's advice until the game is over and kept.
    fn play_on(&mut self) {
        for number in 0..MOST_KEYS {
            if self.newest_kept() > self.last {
                self.last = self.newest_kept();
                self.games += 1;
                return;
            }
            let key = match number {
                // Nothing is played without the coach's panel: it is opened, or opened again.
                number if number % UNHEARD == UNHEARD - 1 => Key::H,
                number if number % 4 == 3 => Key::Enter,
                _ => Key::D,
            };
            self.window.press(key);
        }
        self.given_up += 1;
    }

    fn newest_kept(&self) -> GameNumber {
        let games = self.window.profile().games().listed();
        games
            .and_then(|mut games| games.next())
            .map_or(0, |(number, _)| number)
    }

    fn practice(&mut self) {
        self.window.show(&DRILL, 2);
        let asked = |day: &Self| {
            let memory = day.window.profile().memory();
            let kinds = Kind::ALL.into_iter();
            kinds.map(|kind| memory.practiced(kind).asked).sum::<u32>()
        };
        let before = asked(self);
        for _ in 0..EXERCISES {
            self.window.press(Key::Num1);
            self.window.press(Key::Enter);
        }
        self.exercises += asked(self) - before;
    }

    /// What the program takes now, always in the same language, theme and size, and with letters drawn anew, as they are
    /// after a change from dark to light: what is drawn once fills a picture until it is full.
    pub(crate) fn measure(&mut self, folder: &Path) -> Measured {
        for after in [2, 1] {
            AFTER.set(after);
            self.window.show(&CHOOSE, 3);
        }
        let table = self.frames_of(&TABLE);
        let games = self.frames_of(&GAMES);
        Measured {
            games: self.games,
            resident: resident(),
            table,
            list: games,
            files: Files::of(folder),
        }
    }

    fn frames_of(&mut self, demo: &Demo) -> Times {
        self.window.show(demo, 10);
        let share = |number| number as f32 / FRAMES as f32;
        let times = (0..FRAMES).map(|number| self.window.move_pointer(share(number)));
        Times::of(times.collect())
    }

    /// What was done.
    pub(crate) fn told(&self) -> String {
        format!(
            "{} games ({} given up), {} exercises, {} screens; {} games are listed",
            self.games,
            self.given_up,
            self.exercises,
            self.screens,
            self.window
                .profile()
                .games()
                .listed()
                .map_or(0, Iterator::count),
        )
    }
}

/// Whether a state is one of a screen that leaves the match, the profile's settings and its games as they are.
fn is_looked_at(name: &str) -> bool {
    let others = [
        "table",
        "games",
        "review",
        "drill-known",
        "drill-today",
        "home",
    ];
    !others.iter().any(|other| name.starts_with(other))
}
