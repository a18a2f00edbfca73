//! One thing to agree on before a match.

use crate::bot::Level;
use crate::locale::Message;
use crate::msg;
use crate::play::Agreement;
use crate::rules::{RuleId, Setting};
use crate::wording;

/// One thing to agree on before a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetupItem {
    /// The levels of all bots at once.
    Opponents,
    /// The level of one bot: 0 sits to the right, 1 across, 2 to the left; 3 joins when five people
    /// play.
    Opponent(usize),
    /// A rule of the table.
    Rule(Setting),
}

impl SetupItem {
    /// Everything, in the order in which it is asked; the level of the fifth person only where there is
    /// one.
    pub(super) fn all(agreement: &Agreement) -> impl Iterator<Item = Self> {
        let has_fifth = agreement.rules.bettor;
        let opponents = [
            Self::Opponents,
            Self::Opponent(0),
            Self::Opponent(1),
            Self::Opponent(2),
        ];
        let rules = Setting::ALL.iter().flat_map(move |setting| {
            let fifth = has_fifth && *setting == Setting::Bettor;
            let fifth = fifth.then_some(Self::Opponent(3));
            std::iter::once(Self::Rule(*setting)).chain(fifth)
        });
        opponents.into_iter().chain(rules)
    }

    /// Whether it is a part of the item before it.
    pub(super) const fn is_part(self) -> bool {
        matches!(self, Self::Opponent(_))
    }

    /// What it is called.
    pub(super) fn name(self) -> Message {
        match self {
            Self::Opponents => msg!("new-game-opponents"),
            Self::Opponent(place) => msg!(
                "new-game-opponent",
                place = match place {
                    0 => "right",
                    1 => "across",
                    2 => "left",
                    _ => "fifth",
                }
            ),
            Self::Rule(setting) => wording::setting(setting),
        }
    }

    /// What it means, in a sentence or two.
    pub(super) fn help(self) -> Option<Message> {
        match self {
            Self::Opponents => Some(msg!("new-game-opponents.help")),
            Self::Opponent(_) => None,
            Self::Rule(setting) => Some(wording::setting_help(setting)),
        }
    }

    /// The rule that explains what is agreed on.
    pub(super) const fn rule(self, agreement: &Agreement) -> Option<RuleId> {
        match self {
            Self::Opponents | Self::Opponent(_) => None,
            Self::Rule(setting) => Some(setting.rule(&agreement.rules)),
        }
    }

    /// The words of its options.
    pub(super) fn options(self) -> Vec<&'static str> {
        match self {
            Self::Opponents | Self::Opponent(_) => {
                Level::ALL.iter().map(|level| level.as_str()).collect()
            }
            Self::Rule(setting) => setting.options().to_vec(),
        }
    }

    /// What an option says.
    pub(super) fn option(self, word: &str) -> Message {
        match self {
            Self::Opponents | Self::Opponent(_) => match word.parse() {
                Ok(Level::Learner) => msg!("new-game-level-learner"),
                Ok(Level::Expert) => msg!("new-game-level-expert"),
                Ok(Level::Regular) | Err(_) => msg!("new-game-level-regular"),
            },
            Self::Rule(setting) => wording::setting_option(setting, word),
        }
    }

    /// The word of what is agreed on; nothing when the bots differ.
    pub(super) fn chosen(self, agreement: &Agreement) -> Option<String> {
        match self {
            Self::Opponents => {
                let bots = &agreement.bots[..bots(agreement)];
                let first = bots.first()?;
                let all_alike = bots.iter().all(|level| level == first);
                all_alike.then(|| first.to_string())
            }
            Self::Opponent(place) => agreement.bots.get(place).map(Level::to_string),
            Self::Rule(setting) => Some(setting.chosen(&agreement.rules)),
        }
    }

    /// Agrees on the option of this word; a word that is none changes nothing.
    pub(in super::super) fn choose(self, agreement: &mut Agreement, word: &str) {
        let level = word.parse::<Level>();
        match (self, level) {
            (Self::Opponents, Ok(level)) => {
                let count = bots(agreement);
                agreement.bots[..count].fill(level);
            }
            (Self::Opponent(place), Ok(level)) => {
                if let Some(bot) = agreement.bots.get_mut(place) {
                    *bot = level;
                }
            }
            (Self::Rule(setting), _) => {
                // Only options that the setting has are offered.
                let _ = setting.choose(&mut agreement.rules, word);
            }
            (Self::Opponents | Self::Opponent(_), Err(_)) => {}
        }
    }
}

/// How many bots play, or sit out: a fourth one where five people play.
fn bots(agreement: &Agreement) -> usize {
    3 + usize::from(agreement.rules.bettor)
}
