//! What the learner has chosen: language, look, speed.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::WindowPlace;
use crate::coach::Severity;
use crate::play::{ShownOpen, StopsAfterDiscards};

/// The learner's choices, each with a sensible value when nothing was chosen.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Settings {
    /// The language tag, as `es`; the system's language when absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The id of the card that is learned and played; the Practice Card when absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// Light, dark, or as the system has it.
    pub theme: ThemeChoice,
    /// How large everything is.
    pub text_size: TextSize,
    /// Whether tiles appear at their place instead of moving there.
    pub reduced_motion: bool,
    /// Whether every tile of the own rack bears its name.
    pub tile_names: bool,
    /// How long the bots take for an action.
    pub bot_speed: BotSpeed,
    /// After which discards of the others the table stops for the learner.
    #[serde(alias = "wait-after-discards")]
    pub stops_after_discards: StopsAfterDiscards,
    /// How the coach stands by a game; from before there was a choice, whether it warned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coach: Option<CoachMode>,
    /// What is shown in a game that is played open.
    #[serde(alias = "open-racks")]
    pub shown_open: ShownOpen,
    /// Of what the coach warns before it is done.
    pub warnings: Warnings,
    /// How the coach advises who asks.
    pub hints: Hints,
    /// Whether the coach keeps to what it reckons at once, and does not play on in thought.
    pub quick_advice_only: bool,
    /// How long one round of a drill is.
    #[serde(skip_serializing_if = "DrillRound::is_usual")]
    pub drill_round: DrillRound,
    /// What the learner wants to be called on a picture of a result.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Where the window was; nothing before the first time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window: Option<WindowPlace>,
    /// What was agreed on before the last match, where it is not the usual: the words of
    /// [`Agreement`](crate::play::Agreement).
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub table: BTreeMap<String, String>,
    /// The same, as it was saved under names.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub tables: BTreeMap<String, BTreeMap<String, String>>,
}

impl Settings {
    /// How the coach stands by a game.
    pub const fn coach_mode(&self) -> CoachMode {
        match (self.coach, self.warnings) {
            (Some(mode), _) => mode,
            (None, Warnings::Off) => CoachMode::OnRequest,
            (None, _) => CoachMode::Warn,
        }
    }

    /// The same without what is the learner's own: name, card, and what was agreed on at tables.
    #[must_use]
    pub(super) fn impersonal(&self) -> Self {
        Self {
            card: None,
            name: String::new(),
            table: BTreeMap::new(),
            tables: BTreeMap::new(),
            ..self.clone()
        }
    }

    /// From which severity on the coach warns, if it does.
    pub fn warns_from(&self) -> Option<Severity> {
        let warns = self.coach_mode() >= CoachMode::Warn;
        self.warnings.offered().from().filter(|_| warns)
    }
}

/// How the coach stands by a game; each does what the one before does, and more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CoachMode {
    /// It says nothing, unless it is asked in the middle of a decision all the same.
    Alone,
    /// It gives hints, degree by degree, to who opens its panel.
    OnRequest,
    /// It warns before what gives up much.
    Warn,
    /// It tells everything all the time, for teaching; all racks can be shown.
    Open,
}

impl CoachMode {
    /// Every mode, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Alone, Self::OnRequest, Self::Warn, Self::Open];

    /// Its name in data.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Alone => "alone",
            Self::OnRequest => "on-request",
            Self::Warn => "warn",
            Self::Open => "open",
        }
    }
}

/// Of what the coach warns before it is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Warnings {
    /// Of nothing: what was chosen before there were modes.
    Off,
    /// Of what is likely to cost the game.
    VeryBad,
    /// Of mistakes.
    #[default]
    Bad,
    /// Of everything that is worth a second thought.
    Doubtful,
}

impl Warnings {
    /// Every choice that is offered, in order.
    pub const ALL: [Self; 3] = [Self::VeryBad, Self::Bad, Self::Doubtful];

    /// The choice that stands for it where it is offered.
    #[must_use]
    pub const fn offered(self) -> Self {
        match self {
            Self::Off => Self::Bad,
            offered => offered,
        }
    }

    /// From which severity on.
    const fn from(self) -> Option<Severity> {
        match self {
            Self::Off => None,
            Self::VeryBad => Some(Severity::VeryBad),
            Self::Bad => Some(Severity::Bad),
            Self::Doubtful => Some(Severity::Doubtful),
        }
    }
}

/// How the coach advises.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hints {
    /// First what to think about, then the lines that matter, and only then what the coach would do.
    #[default]
    StepByStep,
    /// Everything at once.
    AllAtOnce,
}

impl Hints {
    /// Every choice, the usual one first.
    pub const ALL: [Self; 2] = [Self::StepByStep, Self::AllAtOnce];
}

/// How long one round of a drill is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrillRound {
    /// Ten exercises, without a clock.
    #[default]
    TenExercises,
    /// As many as fit into a minute of thinking.
    OneMinute,
}

impl DrillRound {
    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde asks for a reference"
    )]
    fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// Which of the two themes is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeChoice {
    /// As the system has it.
    System,
    /// Always light.
    #[default]
    Light,
    /// Always dark.
    Dark,
}

impl ThemeChoice {
    /// Every choice, in the order they are offered.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];
}

/// How large text, and with it everything, is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TextSize {
    /// 90 %.
    Small,
    /// 100 %.
    #[default]
    Normal,
    /// 125 %.
    Large,
    /// 150 %.
    VeryLarge,
}

impl TextSize {
    /// Every size, smallest first.
    pub const ALL: [Self; 4] = [Self::Small, Self::Normal, Self::Large, Self::VeryLarge];

    /// The factor by which everything is enlarged.
    pub const fn factor(self) -> f32 {
        match self {
            Self::Small => 0.9,
            Self::Normal => 1.0,
            Self::Large => 1.25,
            Self::VeryLarge => 1.5,
        }
    }
}

/// How long a bot takes for an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BotSpeed {
    /// After each action of another player the table waits for the learner.
    StepByStep,
    /// Time to read every action.
    Slow,
    /// As friends play.
    #[default]
    Normal,
    /// As quick players play.
    Fast,
    /// No waiting at all.
    Instant,
}

impl BotSpeed {
    /// Every speed, slowest first.
    pub const ALL: [Self; 5] = [
        Self::StepByStep,
        Self::Slow,
        Self::Normal,
        Self::Fast,
        Self::Instant,
    ];

    /// Seconds between two actions of the bots.
    pub const fn seconds_per_action(self) -> f64 {
        match self {
            Self::Slow => 2.0,
            Self::Normal => 1.0,
            Self::Fast => 0.4,
            Self::StepByStep | Self::Instant => 0.0,
        }
    }
}
