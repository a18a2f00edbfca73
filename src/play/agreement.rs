//! What is agreed on before a match.

use std::collections::BTreeMap;

use super::Opponents;
use crate::bot::{Character, Erring};
use crate::rules::{Setting, TableRules};

/// What is agreed on before a match: what kind of players the bots are, and the rules of the table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Agreement {
    /// The bots.
    pub bots: Opponents,
    /// The rules of the table.
    pub rules: TableRules,
}

/// The names by which files know the bots, in their order.
const BOTS: [&str; 4] = ["right", "across", "left", "fifth"];

/// The name by which files know how often they err.
const ERRING: &str = "erring";

impl Agreement {
    /// What these words say: the word of an option by the name of its setting, and the word of a
    /// kind of player by the place of the bot. What is not said, or not understood, is as usual.
    pub fn from_words(words: &BTreeMap<String, String>) -> Self {
        let mut agreement = Self::default();
        for (name, bot) in BOTS.into_iter().zip(&mut agreement.bots.characters) {
            let said = words.get(name);
            let said = said.and_then(|word| Character::parse(word, bot.style).ok());
            *bot = said.unwrap_or(*bot);
        }
        let erring = words.get(ERRING).and_then(|word| word.parse().ok());
        agreement.bots.erring = erring.unwrap_or_default();
        for setting in Setting::ALL {
            if let Some(word) = words.get(setting.as_str()) {
                // A word that is not understood leaves the rule as it is.
                let _ = setting.choose(&mut agreement.rules, word);
            }
        }
        agreement
    }

    /// What differs from the usual, in words; [`Agreement::from_words`] understands them.
    pub fn to_words(&self) -> BTreeMap<String, String> {
        let usual = Self::default();
        let bots = BOTS.into_iter().zip(self.bots.characters);
        let bots = bots.zip(usual.bots.characters);
        let bots = bots
            .filter(|((_, bot), usual)| bot != usual)
            .map(|((name, bot), _)| (name.to_owned(), bot.to_string()));
        let rules = Setting::ALL.iter().filter_map(|setting| {
            let word = setting.chosen(&self.rules);
            (word != setting.chosen(&usual.rules)).then(|| (setting.as_str().to_owned(), word))
        });
        let erring = self.bots.erring;
        let erring = (erring != Erring::Never).then(|| (ERRING.to_owned(), erring.to_string()));
        bots.chain(erring).chain(rules).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::{Level, Style};

    #[test]
    fn every_option_of_every_setting_is_understood_again() {
        for setting in Setting::ALL {
            for word in setting.options() {
                let mut agreement = Agreement {
                    bots: Opponents::from([
                        Level::Expert,
                        Level::Learner,
                        Level::Regular,
                        Level::Learner,
                    ]),
                    ..Agreement::default()
                };
                agreement.bots.characters[2].style = Style::ADAPTIVE_PASSIVE;
                agreement.bots.erring = Erring::NowAndThen;
                setting.choose(&mut agreement.rules, word).unwrap();
                assert_eq!(Agreement::from_words(&agreement.to_words()), agreement);
            }
        }
    }

    #[test]
    fn the_usual_needs_no_words_and_words_not_understood_change_nothing() {
        assert!(Agreement::default().to_words().is_empty());
        let odd = [
            ("match-length", "3"),
            ("right", "angel"),
            ("erring", "human"),
            ("moon", "full"),
        ];
        let odd = odd.map(|(name, word)| (name.to_owned(), word.to_owned()));
        assert_eq!(
            Agreement::from_words(&BTreeMap::from(odd)),
            Agreement::default()
        );
    }
}
