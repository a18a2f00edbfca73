//! What each command does.

use super::{Change, Command, MahjTutor, Route};
use crate::locale::Language;
use crate::profile::{Settings, ThemeChoice};
use crate::ui::screens::game::GameScreen;
use crate::ui::shared::DrillCommand;
use crate::ui::theme::{self, Appearance};

impl MahjTutor {
    /// Applies the commands of the frame, and those that follow from them.
    pub(super) fn apply_commands(&mut self, context: &egui::Context, now: f64) {
        loop {
            let commands = self.commands.take();
            if commands.is_empty() {
                return;
            }
            let mut commands = commands.into_iter();
            while let Some(command) = commands.next() {
                // A game is played with the chosen card: it begins when that is there.
                let begins = matches!(command, Command::StartGame(_) | Command::StartFirstGame(_));
                let is_first = matches!(command, Command::StartFirstGame(_));
                if begins && self.awaited.is_some() {
                    self.put_off.push(command);
                    self.put_off.extend(commands.by_ref());
                } else {
                    self.apply(context, command, now);
                }
                if is_first && let Some(deal) = &mut self.first_deal {
                    // What was asked for with it is done at its table.
                    let after = commands.by_ref();
                    deal.then
                        .extend(after.filter(|it| !matches!(it, Command::StartFirstGame(_))));
                }
            }
            context.request_repaint();
        }
    }

    pub(super) fn apply(&mut self, context: &egui::Context, command: Command, now: f64) {
        self.profile.note_event(&command);
        // Who goes elsewhere does not come to the table any more.
        if matches!(
            command,
            Command::Go(_) | Command::Back | Command::TryRule(_)
        ) {
            self.first_deal = None;
        }
        match command {
            Command::Go(_) | Command::Back if self.leads_to_all_drills(&command) => {
                let (screens, mut change) = self.change(now);
                screens.drill.apply(DrillCommand::Choose, &mut change);
            }
            Command::Go(Route::Table) if !self.has_game() => {
                self.whereabouts.go(Route::NewGame);
                self.arrive(now);
            }
            Command::Go(route) => {
                self.whereabouts.go(route);
                self.arrive(now);
            }
            Command::Back => {
                self.whereabouts.back();
                self.arrive(now);
            }
            Command::SetLanguage(_)
            | Command::SetTheme(_)
            | Command::SetTextSize(_)
            | Command::SetReducedMotion(_)
            | Command::SetBotSpeed(_)
            | Command::SetStopsAfterDiscards(_)
            | Command::SetTileNames(_)
            | Command::SetCoachMode(_)
            | Command::SetShownOpen(_)
            | Command::SetWarnings(_)
            | Command::SetHints(_)
            | Command::SetQuickAdviceOnly(_) => self.apply_choice(context, &command, now),
            Command::Agree(agreement) => self
                .profile
                .change_settings(|settings| settings.table = agreement.to_words()),
            Command::SaveTable(name, agreement) => self.profile.change_settings(|settings| {
                settings.tables.insert(name, agreement.to_words());
            }),
            Command::ForgetTable(name) => self.profile.change_settings(|settings| {
                settings.tables.remove(&name);
            }),
            Command::StartGame(agreement) => {
                self.sit_down(now, |game, change| game.start(agreement, change));
            }
            Command::StartFirstGame(agreement) => self.deal_first_game(agreement, now),
            Command::ContinueGame => self.sit_down(now, GameScreen::go_on),
            Command::TryRule(rule) => {
                let (screens, change) = self.change(now);
                screens.example.begin(rule, &change);
                self.whereabouts.go(Route::RuleExample(rule));
            }
            Command::ExplainWord(open) => self.screens.word_card.open(open),
            Command::DismissNotice => self.profile.dismiss_notice(),
            Command::Table(command) => {
                let route = self.route().clone();
                let (screens, mut change) = self.change(now);
                match route {
                    Route::RuleExample(_) => screens.example.apply(command, &mut change),
                    Route::Review | Route::KeptGame(_) => {
                        screens.review.apply_at_table(command, &mut change);
                    }
                    Route::Exam => screens.exam.apply_at_table(command, &mut change),
                    Route::Lesson(_) | Route::UnitTest(_) => {
                        screens.lesson.apply_at_table(command, &mut change);
                    }
                    _ => screens.apply_to_game(command, &mut change),
                }
            }
            Command::Card(command) => {
                let (screens, change) = self.change(now);
                screens.card.apply(command, &change);
            }
            Command::Lesson(command) => {
                let is_exam = *self.route() == Route::Exam;
                let (screens, mut change) = self.change(now);
                if is_exam {
                    screens.exam.apply_to_question(command, &mut change);
                } else {
                    screens.lesson.apply(command, &mut change);
                }
            }
            Command::ChooseFile(wanted) => self.choose_file(context, wanted),
            Command::Exam(command) => self.apply_to_exam(command, now),
            Command::Shelf(command) => self.apply_to_shelf(command, now),
            Command::Review(command) => {
                let (screens, mut change) = self.change(now);
                screens.review.apply(command, &mut change);
            }
            Command::Games(command) => {
                let (screens, mut change) = self.change(now);
                screens.games.apply(command, &mut change);
            }
            Command::Drill(command) => self.apply_to_drill(command, now),
        }
    }

    fn apply_to_drill(&mut self, command: DrillCommand, now: f64) {
        let is_here = *self.route() == Route::Drill;
        let (screens, mut change) = self.change(now);
        screens.drill.come_from_list(is_here);
        screens.drill.apply(command, &mut change);
    }

    /// Whether a way leads from an exercise to the page of all drills: the place in the bar does, and the way back to where
    /// the exercise was chosen.
    fn leads_to_all_drills(&self, command: &Command) -> bool {
        *self.route() == Route::Drill
            && match command {
                Command::Go(route) => *route == Route::Drill,
                Command::Back => self.screens.drill.is_from_list(),
                _ => false,
            }
    }

    /// Goes to the table, where a game begins or goes on.
    pub(super) fn sit_down(
        &mut self,
        now: f64,
        begin: impl FnOnce(&mut GameScreen, &mut Change<'_>),
    ) {
        // A first match whose deal is still looked for gives way to this one.
        self.first_deal = None;
        let (screens, mut change) = self.change(now);
        begin(&mut screens.game, &mut change);
        self.whereabouts.go(Route::Table);
    }

    /// Applies a choice of the learner's; any other command is none.
    fn apply_choice(&mut self, context: &egui::Context, command: &Command, now: f64) {
        match command {
            Command::SetLanguage(language) => self.set_language(*language, now),
            Command::SetTheme(theme) => self.set(context, |settings| settings.theme = *theme),
            Command::SetTextSize(size) => self.set(context, |settings| settings.text_size = *size),
            Command::SetReducedMotion(reduced) => {
                self.set(context, |settings| settings.reduced_motion = *reduced);
            }
            Command::SetBotSpeed(speed) => {
                self.set(context, |settings| settings.bot_speed = *speed);
                self.follow_settings(now);
            }
            Command::SetStopsAfterDiscards(stops) => {
                self.set(context, |settings| settings.stops_after_discards = *stops);
                self.follow_settings(now);
            }
            Command::SetTileNames(always) => {
                self.profile
                    .change_settings(|settings| settings.tile_names = *always);
            }
            Command::SetCoachMode(mode) => {
                self.profile
                    .change_settings(|settings| settings.coach = Some(*mode));
                self.follow_settings(now);
            }
            Command::SetShownOpen(shown) => {
                self.profile
                    .change_settings(|settings| settings.shown_open = *shown);
                self.follow_settings(now);
            }
            Command::SetWarnings(warnings) => {
                self.profile
                    .change_settings(|settings| settings.warnings = *warnings);
            }
            Command::SetHints(hints) => {
                self.profile
                    .change_settings(|settings| settings.hints = *hints);
            }
            Command::SetQuickAdviceOnly(only) => {
                self.set(context, |settings| settings.quick_advice_only = *only);
            }
            _ => {}
        }
    }

    /// The match on the table goes on as it is chosen now.
    fn follow_settings(&mut self, now: f64) {
        let (screens, mut change) = self.change(now);
        screens.game.follow_settings(&mut change);
    }

    /// Whether a match is in progress, or was left; without one, one begins where one begins one.
    fn has_game(&self) -> bool {
        self.profile.game().is_some() || self.screens.game.is_in_progress()
    }

    pub(super) fn arrive(&mut self, now: f64) {
        let route = self.route().clone();
        let within_lesson = self.whereabouts.is_within_lesson();
        let (screens, mut change) = self.change(now);
        screens.arrive(&route, within_lesson, &mut change);
        self.take_up_what_is_chosen(now);
    }

    fn set_language(&mut self, language: Language, now: f64) {
        self.profile
            .change_settings(|settings| settings.language = Some(language.tag().to_owned()));
        self.take_up_language(language, now);
    }

    fn set(&mut self, context: &egui::Context, change: impl FnOnce(&mut Settings)) {
        self.profile.change_settings(change);
        self.apply_settings(context);
    }

    /// Lets the window look as the settings say.
    pub(super) fn apply_settings(&self, context: &egui::Context) {
        let settings = self.profile.settings();
        let appearance = Appearance {
            theme: match settings.theme {
                ThemeChoice::System => egui::ThemePreference::System,
                ThemeChoice::Light => egui::ThemePreference::Light,
                ThemeChoice::Dark => egui::ThemePreference::Dark,
            },
            text_scale: settings.text_size.factor(),
            reduced_motion: settings.reduced_motion,
        };
        theme::apply(context, appearance);
    }
}
