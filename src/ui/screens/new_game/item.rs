//! One thing to agree on before a match.

use crate::bot::{Character, Erring, Level, Style};
use crate::locale::Message;
use crate::msg;
use crate::play::{Agreement, Opponents};
use crate::rules::{Mistakes, RuleId, Setting};
use crate::wording;

/// One thing to agree on before a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SetupItem {
    /// The levels of all bots at once.
    Opponents,
    /// The level of one bot: 0 sits to the right, 1 across, 2 to the left; 3 joins when five people
    /// play.
    Opponent(usize),
    /// What that bot leans to.
    Style(usize),
    /// How often the bots make the mistakes of people; asked where the table allows mistakes.
    Erring,
    /// A rule of the table.
    Rule(Setting),
}

impl SetupItem {
    /// Everything, in the order in which it is asked; the level of the fifth person only where there is
    /// one, how often the bots err only where they can, and what nothing depends on not at all.
    pub(super) fn all(agreement: &Agreement) -> impl Iterator<Item = Self> {
        let has_fifth = agreement.rules.bettor;
        let may_err = agreement.rules.mistakes == Mistakes::Allowed;
        let opponents = [
            Self::Opponents,
            Self::Opponent(0),
            Self::Style(0),
            Self::Opponent(1),
            Self::Style(1),
            Self::Opponent(2),
            Self::Style(2),
        ];
        let settings = Setting::ALL.iter();
        let settings = settings.filter(|setting| setting.matters(&agreement.rules));
        let rules = settings.flat_map(move |setting| {
            let fifth = has_fifth && *setting == Setting::Bettor;
            let fifth = fifth.then_some([Self::Opponent(3), Self::Style(3)]);
            let erring = may_err && *setting == Setting::Mistakes;
            let erring = erring.then_some(Self::Erring);
            std::iter::once(Self::Rule(*setting))
                .chain(fifth.into_iter().flatten())
                .chain(erring)
        });
        opponents.into_iter().chain(rules)
    }

    /// Whether it is a part of the item before it.
    pub(super) const fn is_part(self) -> bool {
        matches!(self, Self::Opponent(_) | Self::Style(_))
    }

    /// What it is called.
    pub(super) fn name(self) -> Message {
        match self {
            Self::Opponents => msg!("new-game-opponents"),
            Self::Opponent(place) => msg!("new-game-opponent", place = place_of(place)),
            Self::Style(place) => msg!("new-game-style", place = place_of(place)),
            Self::Erring => msg!("new-game-erring"),
            Self::Rule(setting) => wording::setting(setting),
        }
    }

    /// What it means, in a sentence or two.
    pub(super) fn help(self) -> Option<Message> {
        match self {
            Self::Opponents => Some(msg!("new-game-opponents.help")),
            Self::Opponent(_) | Self::Style(_) => None,
            Self::Erring => Some(msg!("new-game-erring.help")),
            Self::Rule(setting) => Some(wording::setting_help(setting)),
        }
    }

    /// What the option that is agreed on means, where the option itself does not say it.
    pub(super) fn about(self, agreement: &Agreement) -> Option<Message> {
        match self {
            Self::Style(place) => bot(agreement, place).map(|bot| wording::style_about(bot.style)),
            Self::Opponents | Self::Opponent(_) | Self::Erring | Self::Rule(_) => None,
        }
    }

    /// The rule that explains what is agreed on.
    pub(super) const fn rule(self, agreement: &Agreement) -> Option<RuleId> {
        match self {
            Self::Opponents | Self::Opponent(_) | Self::Style(_) | Self::Erring => None,
            Self::Rule(setting) => Some(setting.rule(&agreement.rules)),
        }
    }

    /// The words of its options.
    pub(super) fn options(self) -> Vec<&'static str> {
        match self {
            Self::Opponents | Self::Opponent(_) => {
                Level::ALL.iter().map(|level| level.as_str()).collect()
            }
            Self::Style(_) => Style::ALL.iter().map(|style| style.as_str()).collect(),
            Self::Erring => Erring::ALL.iter().map(|erring| erring.as_str()).collect(),
            Self::Rule(setting) => setting.options().to_vec(),
        }
    }

    /// What an option says.
    pub(super) fn option(self, word: &str) -> Message {
        match self {
            Self::Opponents | Self::Opponent(_) => wording::level(word.parse().unwrap_or_default()),
            Self::Style(_) => wording::style(word.parse().unwrap_or_default()),
            Self::Erring => wording::erring(word.parse().unwrap_or_default()),
            Self::Rule(setting) => wording::setting_option(setting, word),
        }
    }

    /// The word of what is agreed on; nothing when the bots differ.
    pub(super) fn chosen(self, agreement: &Agreement) -> Option<String> {
        match self {
            Self::Opponents => {
                let bots = &agreement.bots.characters[..bots(agreement)];
                let first = bots.first()?.level;
                let all_of_one_level = bots.iter().all(|bot| bot.level == first);
                all_of_one_level.then(|| first.to_string())
            }
            Self::Opponent(place) => bot(agreement, place).map(|bot| bot.level.to_string()),
            Self::Style(place) => bot(agreement, place).map(|bot| bot.style.to_string()),
            Self::Erring => Some(agreement.bots.erring.to_string()),
            Self::Rule(setting) => Some(setting.chosen(&agreement.rules)),
        }
    }

    /// Agrees on the option of this word; a word that is none changes nothing.
    pub(super) fn choose(self, agreement: &mut Agreement, word: &str) {
        let count = bots(agreement);
        let Opponents {
            characters: bots,
            erring,
        } = &mut agreement.bots;
        match self {
            Self::Opponents => choose_level(&mut bots[..count], word),
            Self::Opponent(place) => {
                choose_level(bots.get_mut(place..=place).unwrap_or_default(), word);
            }
            Self::Style(place) => {
                if let (Some(bot), Ok(style)) = (bots.get_mut(place), word.parse()) {
                    bot.style = style;
                }
            }
            Self::Erring => *erring = word.parse().unwrap_or(*erring),
            Self::Rule(setting) => {
                // Only options that the setting has are offered.
                let _ = setting.choose(&mut agreement.rules, word);
            }
        }
    }
}

/// Where that bot sits, as messages know it.
const fn place_of(bot: usize) -> &'static str {
    match bot {
        0 => "right",
        1 => "across",
        2 => "left",
        _ => "fifth",
    }
}

fn bot(agreement: &Agreement, place: usize) -> Option<&Character> {
    agreement.bots.characters.get(place)
}

fn choose_level(bots: &mut [Character], word: &str) {
    if let Ok(level) = word.parse::<Level>() {
        for bot in bots {
            bot.level = level;
        }
    }
}

/// How many bots play, or sit out: a fourth one where five people play.
fn bots(agreement: &Agreement) -> usize {
    3 + usize::from(agreement.rules.bettor)
}
