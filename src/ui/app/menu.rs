//! What can be done from everywhere: one list that feeds the top bar, the shortcuts and their
//! descriptions.

use egui::{Key, KeyboardShortcut, Modifiers};

use crate::locale::Message;
use crate::msg;
use crate::ui::widgets::Icon;
use crate::ui::{Command, Route};

/// Something that can be done from everywhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MenuEntry {
    /// To the course.
    Home,
    /// To the game.
    Table,
    /// To the drills.
    Drill,
    /// To the score card.
    Card,
    /// To the rulebook.
    Rulebook,
    /// To the glossary.
    Glossary,
    /// To the settings.
    Settings,
    /// To where the learner was before.
    Back,
}

impl MenuEntry {
    /// Every entry, in the order it is shown.
    pub const ALL: [Self; 8] = [
        Self::Back,
        Self::Home,
        Self::Table,
        Self::Drill,
        Self::Card,
        Self::Rulebook,
        Self::Glossary,
        Self::Settings,
    ];

    /// What it says.
    pub fn label(self) -> Message {
        match self {
            Self::Home => msg!("menu-home"),
            Self::Table => msg!("menu-table"),
            Self::Drill => msg!("menu-drill"),
            Self::Card => msg!("menu-card"),
            Self::Rulebook => msg!("menu-rulebook"),
            Self::Glossary => msg!("menu-glossary"),
            Self::Settings => msg!("menu-settings"),
            Self::Back => msg!("menu-back"),
        }
    }

    /// Its sign.
    pub const fn icon(self) -> Icon {
        match self {
            Self::Home => Icon::Home,
            Self::Table => Icon::Table,
            Self::Drill => Icon::Target,
            Self::Card => Icon::Card,
            Self::Rulebook => Icon::Rules,
            Self::Glossary => Icon::Glossary,
            Self::Settings => Icon::Settings,
            Self::Back => Icon::ArrowLeft,
        }
    }

    /// The keys that do it.
    pub const fn shortcut(self) -> KeyboardShortcut {
        match self {
            Self::Home => KeyboardShortcut::new(Modifiers::COMMAND, Key::H),
            Self::Table => KeyboardShortcut::new(Modifiers::COMMAND, Key::G),
            Self::Drill => KeyboardShortcut::new(Modifiers::COMMAND, Key::D),
            Self::Card => KeyboardShortcut::new(Modifiers::COMMAND, Key::K),
            Self::Rulebook => KeyboardShortcut::new(Modifiers::NONE, Key::F1),
            Self::Glossary => KeyboardShortcut::new(Modifiers::SHIFT, Key::F1),
            Self::Settings => KeyboardShortcut::new(Modifiers::COMMAND, Key::Comma),
            Self::Back => KeyboardShortcut::new(Modifiers::ALT, Key::ArrowLeft),
        }
    }

    /// What it does.
    pub fn command(self) -> Command {
        match self {
            Self::Home => Command::Go(Route::Home),
            Self::Table => Command::Go(Route::Table),
            Self::Drill => Command::Go(Route::Drill),
            Self::Card => Command::Go(Route::Card),
            Self::Rulebook => Command::Go(Route::Rulebook(None)),
            Self::Glossary => Command::Go(Route::Glossary(None)),
            Self::Settings => Command::Go(Route::Settings),
            Self::Back => Command::Back,
        }
    }
}
