//! The learner's choices.

mod demos;

use egui::{ScrollArea, Ui};

pub use demos::DEMOS;

use crate::locale::{Language, Message};
use crate::msg;
use crate::play::StopsAfterDiscards;
use crate::profile::{BotSpeed, CoachMode, Hints, TextSize, ThemeChoice, Warnings};
use crate::ui::shared::{coach_mode_name, pace_name};
use crate::ui::theme::{LINE_WIDTH, Theme, paper_frame, text_size};
use crate::ui::widgets::{Icon, centered, choice_button, heading, plain_button, scroll_with_keys};
use crate::ui::words::said_weak;
use crate::ui::{Command, Route, Shared};
use crate::wording;

/// The learner's choices.
#[derive(Debug, Default)]
pub struct SettingsScreen {}

impl SettingsScreen {
    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                centered(ui, LINE_WIDTH + 120.0, |ui| {
                    ui.add_space(8.0);
                    paper_frame(Theme::current(ui)).show(ui, |ui| {
                        ui.set_width(ui.available_width());
                        choices_ui(ui, shared);
                    });
                    ui.add_space(8.0);
                });
                scroll_with_keys(ui);
            });
    }
}

fn choices_ui(ui: &mut Ui, shared: &Shared<'_>) {
    let settings = shared.profile.settings();
    let languages: Vec<_> = Language::all()
        .map(|language| (language, language.own_name().to_owned()))
        .collect();
    choice(
        ui,
        shared,
        &Setting::new(msg!("settings-language"), None),
        &languages,
        shared.locale.language(),
        |language| shared.ask(Command::SetLanguage(language)),
    );
    card(ui, shared);
    let themes = ThemeChoice::ALL.map(|theme| (theme, shared.say(&theme_name(theme))));
    choice(
        ui,
        shared,
        &Setting::new(msg!("settings-theme"), None),
        &themes,
        settings.theme,
        |theme| shared.ask(Command::SetTheme(theme)),
    );
    let sizes = TextSize::ALL.map(|size| (size, shared.say(&text_size_name(size))));
    choice(
        ui,
        shared,
        &Setting::new(msg!("settings-text-size"), None),
        &sizes,
        settings.text_size,
        |size| shared.ask(Command::SetTextSize(size)),
    );
    let names = [
        (false, shared.say(&msg!("settings-names-pointed"))),
        (true, shared.say(&msg!("settings-names-always"))),
    ];
    choice(
        ui,
        shared,
        &Setting::new(msg!("settings-names"), Some(msg!("settings-names-about"))),
        &names,
        settings.tile_names,
        |always| shared.ask(Command::SetTileNames(always)),
    );
    let motions = [
        (false, shared.say(&msg!("settings-motion-on"))),
        (true, shared.say(&msg!("settings-motion-off"))),
    ];
    choice(
        ui,
        shared,
        &Setting::new(msg!("settings-motion"), Some(msg!("settings-motion-about"))),
        &motions,
        settings.reduced_motion,
        |reduced| shared.ask(Command::SetReducedMotion(reduced)),
    );
    let speeds = BotSpeed::ALL.map(|speed| (speed, shared.say(&pace_name(speed))));
    choice(
        ui,
        shared,
        &Setting::new(
            msg!("settings-bot-speed"),
            Some(msg!("settings-bot-speed-about")),
        ),
        &speeds,
        settings.bot_speed,
        |speed| shared.ask(Command::SetBotSpeed(speed)),
    );
    let stops = StopsAfterDiscards::ALL.map(|stops| (stops, shared.say(&stops_name(stops))));
    choice(
        ui,
        shared,
        &Setting::new(msg!("settings-stops"), Some(msg!("settings-stops-about"))),
        &stops,
        settings.stops_after_discards,
        |stops| shared.ask(Command::SetStopsAfterDiscards(stops)),
    );
    coach(ui, shared);
    let about = shared.say(&msg!("settings-about"));
    if plain_button(ui, Icon::Question, &about).clicked() {
        shared.go(Route::About);
    }
}

/// How the coach helps.
fn coach(ui: &mut Ui, shared: &Shared<'_>) {
    let settings = shared.profile.settings();
    let modes = CoachMode::ALL.map(|mode| (mode, shared.say(&coach_mode_name(mode))));
    choice(
        ui,
        shared,
        &Setting::new(msg!("settings-coach"), Some(msg!("settings-coach-about"))),
        &modes,
        settings.coach_mode(),
        |mode| shared.ask(Command::SetCoachMode(mode)),
    );
    let warnings = Warnings::ALL.map(|of| (of, shared.say(&warnings_name(of))));
    choice(
        ui,
        shared,
        &Setting::new(
            msg!("settings-warnings"),
            Some(msg!("settings-warnings-about")),
        ),
        &warnings,
        settings.warnings.offered(),
        |warnings| shared.ask(Command::SetWarnings(warnings)),
    );
    let hints = Hints::ALL.map(|hints| {
        let name = match hints {
            Hints::StepByStep => msg!("settings-hints-steps"),
            Hints::AllAtOnce => msg!("settings-hints-all"),
        };
        (hints, shared.say(&name))
    });
    choice(
        ui,
        shared,
        &Setting::new(msg!("settings-hints"), Some(msg!("settings-hints-about"))),
        &hints,
        settings.hints,
        |hints| shared.ask(Command::SetHints(hints)),
    );
    let advices = [
        (false, shared.say(&msg!("settings-advice-better"))),
        (true, shared.say(&msg!("settings-advice-quick"))),
    ];
    choice(
        ui,
        shared,
        &Setting::new(msg!("settings-advice"), Some(msg!("settings-advice-about"))),
        &advices,
        settings.quick_advice_only,
        |only| shared.ask(Command::SetQuickAdviceOnly(only)),
    );
}

/// The card that is learned and played, and the way to the others.
fn card(ui: &mut Ui, shared: &Shared<'_>) {
    heading(ui, &shared.say(&msg!("settings-card")), text_size::LARGE);
    ui.horizontal_wrapped(|ui| {
        ui.label(shared.say(&wording::card_title(shared.card)));
        if plain_button(ui, Icon::Card, &shared.say(&msg!("card-choose"))).clicked() {
            shared.go(Route::Shelf);
        }
    });
    ui.add_space(12.0);
}

/// What a setting is called and what it does.
struct Setting {
    title: Message,
    about: Option<Message>,
}

impl Setting {
    fn new(title: Message, about: Option<Message>) -> Self {
        Self { title, about }
    }
}

fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    shared: &Shared<'_>,
    setting: &Setting,
    choices: &[(T, String)],
    current: T,
    choose: impl FnOnce(T),
) {
    heading(ui, &shared.say(&setting.title), text_size::LARGE);
    if let Some(about) = &setting.about {
        said_weak(ui, shared, &shared.say(about), text_size::BODY);
    }
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        for (value, name) in choices {
            if choice_button(ui, *value == current, name).clicked() {
                chosen = Some(*value);
            }
        }
    });
    if let Some(value) = chosen {
        choose(value);
    }
    ui.add_space(12.0);
}

fn theme_name(theme: ThemeChoice) -> Message {
    match theme {
        ThemeChoice::System => msg!("settings-theme-system"),
        ThemeChoice::Light => msg!("settings-theme-light"),
        ThemeChoice::Dark => msg!("settings-theme-dark"),
    }
}

fn stops_name(stops: StopsAfterDiscards) -> Message {
    match stops {
        StopsAfterDiscards::WhereItHelps => msg!("settings-stops-where-it-helps"),
        StopsAfterDiscards::WhereItIsLegal => msg!("settings-stops-where-it-is-legal"),
        StopsAfterDiscards::OnRequest => msg!("settings-stops-on-request"),
        StopsAfterDiscards::Always => msg!("settings-stops-always"),
    }
}

fn warnings_name(warnings: Warnings) -> Message {
    match warnings {
        Warnings::VeryBad => msg!("settings-warnings-very-bad"),
        Warnings::Off | Warnings::Bad => msg!("settings-warnings-bad"),
        Warnings::Doubtful => msg!("settings-warnings-doubtful"),
    }
}

fn text_size_name(size: TextSize) -> Message {
    match size {
        TextSize::Small => msg!("settings-text-size-small"),
        TextSize::Normal => msg!("settings-text-size-normal"),
        TextSize::Large => msg!("settings-text-size-large"),
        TextSize::VeryLarge => msg!("settings-text-size-very-large"),
    }
}
