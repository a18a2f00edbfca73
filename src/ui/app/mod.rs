//! The app: owns everything, draws the frame, then applies the commands.
//!
//! `bar` is the row at the top, `notice` what must be told about files, `files` what came of them, `file_dialog` where they are chosen,
//! `apply` what the commands do, `first_deal` how a first match begins, `taking_up` what a card or a language in use needs, `typed_ahead` what keys wait for, `carried_ahead` what the pointer waits for,
//! `window_place` where the window stands.

mod apply;
mod bar;
mod calendar;
mod cards;
mod carried_ahead;
mod exam;
mod file_dialog;
mod files;
mod first_deal;
mod link;
mod menu;
mod notice;
mod own_lessons;
mod taking_up;
mod typed_ahead;
mod window_place;

pub use calendar::Calendar;
pub use link::Link;
pub use menu::MenuEntry;

use std::iter;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;

use egui::{CentralPanel, Panel, Popup};

use self::carried_ahead::CarriedAhead;
use self::file_dialog::FileDialog;
use self::first_deal::FirstDeal;
use self::own_lessons::LessonWatch;
use self::taking_up::{Awaited, Chosen, TakeUpInputs, TakenUp};
use self::typed_ahead::TypedAhead;
use self::window_place::WindowWatch;
use super::screens::Screens;
use super::screens::drill::ExerciseSheet;
use super::shared::{Deferred, Whereabouts, Words};
use super::theme::take_slow_clicks;
use super::widgets::{alt_carries_a_tile, note_keyboard, take_first_stop};
use super::{Change, Command, Commands, Demo, Route, Shared, fonts};
use crate::analysis::CompiledCard;
use crate::card::{self, Card};
use crate::lesson::{LessonFile, Shelf};
use crate::locale::{Language, Locale};
use crate::msg;
use crate::play::Refining;
use crate::profile::{Brought, Profile};
use crate::rule_example::RuleExamples;

/// What the program starts with.
#[derive(Debug)]
pub struct Start {
    /// Settings and progress.
    pub profile: Profile,
    /// The card that is learned and played.
    pub card: Arc<Card>,
    /// The files of the lessons, in the order of the course.
    pub lessons: Vec<LessonFile>,
    /// The language asked for at this start, before the learner's own choice.
    pub language: Option<Language>,
    /// The language when nothing was asked for or chosen.
    pub system_language: Language,
    /// All randomness comes from it: dealing, bots, drills.
    pub seed: u64,
    /// How the coach's estimates are bettered, where the learner wants it.
    pub refining: Refining,
    /// Which day it is: it says what is due, chooses the line of the day, and an exam is dated by it.
    pub calendar: Calendar,
    /// Where the learner keeps documents: cards are written to and read from there at first.
    pub documents: PathBuf,
}

/// The program's window.
#[derive(Debug)]
pub struct MahjTutor {
    profile: Profile,
    locale: Locale,
    card: Arc<CompiledCard>,
    /// The files of the lessons that ship: those that keep no card of their own are read again for
    /// another card.
    lessons: Arc<[LessonFile]>,
    lesson_watch: LessonWatch,
    window_watch: WindowWatch,
    course: Shelf,
    examples: RuleExamples,
    words: Words,
    whereabouts: Whereabouts,
    screens: Screens,
    commands: Commands,
    seed: u64,
    refining: Refining,
    calendar: Calendar,
    /// Today, as it was at the last look.
    day: u64,
    documents: PathBuf,
    /// Where the learner is choosing a file.
    file_dialog: Option<FileDialog>,
    /// The cards that ship; the first is played when none is chosen.
    shipped: Vec<Arc<CompiledCard>>,
    /// What the card, the course and the texts in use were made of.
    chosen: Chosen,
    /// What will be in their place.
    awaited: Option<Awaited>,
    /// What is done once that is there.
    put_off: Vec<Command>,
    /// A first match, as long as a good deal for it is looked for.
    first_deal: Option<FirstDeal>,
    /// The card of an address, as long as it is read.
    linked_card: Deferred<Brought>,
    window: egui::Context,
    /// Whether a field had the keyboard in the frame before.
    was_typing: bool,
}

impl MahjTutor {
    /// Opens the program at home, with its fonts and styles set up in `context`.
    pub fn new(context: &egui::Context, start: Start) -> Self {
        let Start {
            profile,
            card,
            lessons,
            language,
            system_language,
            seed,
            refining,
            calendar,
            documents,
        } = start;
        let chosen = || profile.settings().language.as_deref()?.parse().ok();
        let language = language.or_else(chosen).unwrap_or(system_language);
        let practice = Arc::new(CompiledCard::new(card));
        let first = card::first().map(|first| Arc::new(CompiledCard::new(Arc::new(first))));
        let shipped: Vec<_> = iter::once(Arc::clone(&practice)).chain(first).collect();
        let lessons: Arc<[LessonFile]> = lessons.into();
        let chosen = Chosen::of(&profile, language);
        let sources = TakeUpInputs {
            stand_in: Arc::clone(&practice),
            shipped: shipped.clone(),
            lessons: Arc::clone(&lessons),
            own: profile.own_cards().iter().cloned().collect(),
            staying: None,
        };
        let TakenUp {
            card,
            locale,
            words,
            course,
        } = sources.make(&chosen);
        let mut app = Self {
            words,
            profile,
            locale,
            course,
            lessons,
            lesson_watch: LessonWatch::default(),
            window_watch: WindowWatch::default(),
            examples: RuleExamples::shipped(&[practice]),
            card,
            whereabouts: Whereabouts::default(),
            screens: Screens::default(),
            commands: Commands::default(),
            seed,
            refining,
            day: calendar.today(),
            calendar,
            documents,
            file_dialog: None,
            shipped,
            chosen,
            awaited: None,
            put_off: Vec::new(),
            first_deal: None,
            linked_card: Deferred::Nothing,
            window: context.clone(),
            was_typing: false,
        };
        app.tell_of_lessons();
        app.note_other_card();
        fonts::install(context);
        context.add_plugin(TypedAhead::default());
        context.add_plugin(CarriedAhead::default());
        app.apply_settings(context);
        let window = context.clone();
        app.profile.wake_with(move || window.request_repaint());
        app.profile.read_game_ahead();
        app
    }

    /// Where the learner is.
    pub fn route(&self) -> &Route {
        self.whereabouts.current()
    }

    /// What is kept of the learner.
    pub fn profile(&self) -> &Profile {
        &self.profile
    }

    /// Shows a state worth looking at.
    pub fn show(&mut self, demo: &Demo) {
        let route = {
            let (screens, mut change) = self.change(0.0);
            (demo.prepare)(screens, &mut change)
        };
        self.whereabouts = Whereabouts::default();
        self.whereabouts.go(route);
    }

    /// Shows a step of a lesson.
    pub fn show_step(&mut self, lesson: &str, step: &str) {
        let route = {
            let (screens, mut change) = self.change(0.0);
            screens.lesson.open_at(lesson, step, &mut change)
        };
        self.whereabouts = Whereabouts::default();
        self.whereabouts.go(route);
    }

    /// Draws a page of a sheet of exercises instead of the window; says how many of these blocks fit on it.
    pub fn exercise_page(
        &self,
        ui: &mut egui::Ui,
        sheet: &ExerciseSheet,
        blocks: Range<usize>,
        number: usize,
    ) -> usize {
        sheet.page(ui, &self.shared(0.0), blocks, number)
    }

    fn shared(&self, now: f64) -> Shared<'_> {
        Shared {
            locale: &self.locale,
            profile: &self.profile,
            card: self.card.card(),
            compiled: &self.card,
            course: &self.course,
            examples: &self.examples,
            words: &self.words,
            commands: &self.commands,
            refining: self.refining,
            day: self.day,
            now,
        }
    }

    /// Draws one frame and applies what was asked for in it.
    pub fn frame(&mut self, ui: &mut egui::Ui) {
        let now = ui.input(|input| input.time);
        self.day = self.calendar.today();
        self.screens.word_card.take_escape(ui);
        self.name_window(ui.ctx());
        note_keyboard(ui.ctx());
        take_slow_clicks(ui.ctx());
        take_first_stop(ui.ctx());
        self.take_shortcuts(ui);
        self.look_after_own_lessons(ui.ctx(), now);
        self.look_after_files(now);
        self.look_after_file_dialog(now);
        self.take_up_first_deal(now);
        self.take_up_linked_card(now);
        let Self {
            profile,
            locale,
            card,
            course,
            examples,
            words,
            whereabouts,
            screens,
            commands,
            refining,
            day,
            was_typing,
            ..
        } = self;
        let shared = Shared {
            locale,
            profile,
            card: card.card(),
            compiled: card,
            course,
            examples,
            words,
            commands,
            refining: *refining,
            day: *day,
            now,
        };
        let is_covered = Popup::is_any_open(ui.ctx());
        Panel::top("top-bar").show(ui, |ui| bar::ui(ui, &shared, whereabouts));
        notice::ui(ui, &shared);
        CentralPanel::default().show(ui, |ui| {
            screens.ui(whereabouts.current(), ui, &shared);
        });
        screens.word_card.ui(ui, &shared);
        // A field that is left by Escape has lost the keyboard by now.
        let is_free = !is_covered && !*was_typing;
        if is_free && is_looked_up(whereabouts.current()) && is_escape_pressed(ui) {
            shared.ask(Command::Back);
        }
        *was_typing = ui.ctx().text_edit_focused();
        self.apply_commands(ui.ctx(), now);
    }

    /// What the window is called: where the learner is.
    pub fn title(&self) -> String {
        let title = msg!("window-title", place = self.route().title());
        self.locale.say(&title)
    }

    /// Tells a screen reader what the window is called.
    fn name_window(&self, context: &egui::Context) {
        context.accesskit_node_builder(egui::accesskit_root_id(), |node| {
            node.set_label(self.title());
        });
    }

    fn take_shortcuts(&mut self, ui: &egui::Ui) {
        let carries = alt_carries_a_tile(ui.ctx());
        for entry in MenuEntry::ALL {
            if carries && entry == MenuEntry::Back {
                continue;
            }
            if ui.input_mut(|input| input.consume_shortcut(&entry.shortcut())) {
                self.commands.push(entry.command());
            }
        }
    }

    /// The screens and what they may change, for one command.
    fn change(&mut self, now: f64) -> (&mut Screens, Change<'_>) {
        self.seed = self.seed.wrapping_add(1);
        let change = Change {
            profile: &mut self.profile,
            card: self.card.card(),
            compiled: &self.card,
            shipped: &self.shipped,
            documents: &self.documents,
            course: &self.course,
            examples: &self.examples,
            day: self.day,
            now,
            seed: self.seed,
            commands: &self.commands,
        };
        (&mut self.screens, change)
    }
}

/// Whether a page is one to look something up in, so that Escape leads back from it.
const fn is_looked_up(route: &Route) -> bool {
    matches!(route, Route::Rulebook(_) | Route::Glossary(_))
}

fn is_escape_pressed(ui: &egui::Ui) -> bool {
    ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape))
}

/// The longest side of the picture into which letters are drawn, in pixels. It grows up to that before it begins anew: as large
/// as graphics cards allow, it would take hundreds of megabytes in a long session.
const MOST_LETTERS: usize = 2048;

impl eframe::App for MahjTutor {
    fn raw_input_hook(&mut self, _context: &egui::Context, input: &mut egui::RawInput) {
        let allowed = input.max_texture_side.unwrap_or(MOST_LETTERS);
        input.max_texture_side = Some(allowed.min(MOST_LETTERS));
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.look_after_window(ui.ctx());
        self.frame(ui);
    }
}
