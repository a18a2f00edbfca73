//! The table rules one by one, each with its name and the words of its options: for records, which
//! write them, and for screens, which offer them.

use super::{
    BlankCount, Blanks, ClaimWindow, FirstEast, JokerCount, LastWall, MatchLength, Mush,
    SecondCharleston, TableRules,
};
use crate::rules::{BotsChallenge, Mistakes, Naming, RuleId};

/// One of the rules that a table may choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Setting {
    /// [`TableRules::first_east`].
    FirstEast,
    /// [`TableRules::match_length`].
    MatchLength,
    /// [`TableRules::jokers`].
    Jokers,
    /// [`TableRules::blanks`].
    Blanks,
    /// [`TableRules::blank_count`].
    BlankCount,
    /// [`TableRules::second_charleston`].
    SecondCharleston,
    /// [`TableRules::mush`].
    Mush,
    /// [`TableRules::heavenly_hand`].
    HeavenlyHand,
    /// [`TableRules::claim_window`].
    ClaimWindow,
    /// [`TableRules::last_wall`].
    LastWall,
    /// [`TableRules::double_dice`].
    DoubleDice,
    /// [`TableRules::three_exposure_liability`].
    ThreeExposureLiability,
    /// [`TableRules::loss_limit`].
    LossLimit,
    /// [`TableRules::winner_names_price`].
    WinnerNamesPrice,
    /// [`TableRules::bettor`].
    Bettor,
    /// [`TableRules::mistakes`].
    Mistakes,
    /// [`TableRules::challenge_penalty`].
    ChallengePenalty,
    /// [`TableRules::bots_challenge`].
    BotsChallenge,
    /// [`TableRules::naming`].
    Naming,
}

/// A word that is no option of a setting.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{word}` is no option of `{}`", setting.as_str())]
pub struct UnknownOption {
    /// The setting.
    pub setting: Setting,
    /// The word.
    pub word: String,
}

const OFF: &str = "off";
const ON: &str = "on";

impl Setting {
    /// All settings, in the order in which a table agrees on them.
    pub const ALL: &'static [Self] = &[
        Self::FirstEast,
        Self::MatchLength,
        Self::Jokers,
        Self::Blanks,
        Self::BlankCount,
        Self::SecondCharleston,
        Self::Mush,
        Self::HeavenlyHand,
        Self::ClaimWindow,
        Self::LastWall,
        Self::DoubleDice,
        Self::ThreeExposureLiability,
        Self::LossLimit,
        Self::WinnerNamesPrice,
        Self::Bettor,
        Self::Mistakes,
        Self::ChallengePenalty,
        Self::BotsChallenge,
        Self::Naming,
    ];

    /// The name by which records and texts know it, as in `match-length`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::FirstEast => "first-east",
            Self::MatchLength => "match-length",
            Self::Jokers => "jokers",
            Self::Blanks => "blanks",
            Self::BlankCount => "blank-count",
            Self::SecondCharleston => "second-charleston",
            Self::Mush => "mush",
            Self::HeavenlyHand => "heavenly-hand",
            Self::ClaimWindow => "claim-window",
            Self::LastWall => "last-wall",
            Self::DoubleDice => "double-dice",
            Self::ThreeExposureLiability => "three-exposure-liability",
            Self::LossLimit => "loss-limit",
            Self::WinnerNamesPrice => "winner-names-price",
            Self::Bettor => "bettor",
            Self::Mistakes => "mistakes",
            Self::ChallengePenalty => "challenge-penalty",
            Self::BotsChallenge => "bots-challenge",
            Self::Naming => "naming",
        }
    }

    /// Whether anything depends on it at a table with these rules: how many blanks there are, only where there are any.
    pub fn matters(self, rules: &TableRules) -> bool {
        self != Self::BlankCount || rules.blanks != Blanks::Off
    }

    /// The rule that explains what `rules` has chosen.
    pub const fn rule(self, rules: &TableRules) -> RuleId {
        match self {
            Self::FirstEast => match rules.first_east {
                FirstEast::Dice => RuleId::FIRST_EAST_BY_DICE,
                FirstEast::Host(_) => RuleId::FIRST_EAST_HOST_OR_SEAT,
            },
            Self::MatchLength => RuleId::ROUNDS_SIXTEEN_GAMES,
            Self::Jokers => RuleId::TILES_JOKERS_8,
            Self::Blanks => match rules.blanks {
                Blanks::Off | Blanks::Swap => RuleId::TR_BLANK_SWAP,
                Blanks::DoubleJoker => RuleId::TR_BLANK_DOUBLE_JOKER,
            },
            Self::BlankCount => RuleId::BLANK_COUNT,
            Self::SecondCharleston => RuleId::CHAR_SECOND_OPTIONAL,
            Self::Mush => RuleId::TR_MUSH,
            Self::HeavenlyHand => RuleId::HEAVENLY_HAND,
            Self::ClaimWindow => RuleId::WIN_CLOSES,
            Self::LastWall => match rules.last_wall {
                LastWall::Normal | LastWall::MahJonggOnly => RuleId::TR_HOT_WALL_002,
                LastWall::FeederPays => RuleId::TR_HOT_WALL_PAYS,
                LastWall::SelfPickOnly => RuleId::TR_COLD_WALL,
            },
            Self::DoubleDice => RuleId::TR_DOUBLE_DICE,
            Self::ThreeExposureLiability => RuleId::PAY_THREE_EXPOSURE_LIABILITY,
            Self::LossLimit => RuleId::PAY_PIE,
            Self::WinnerNamesPrice => RuleId::WIN_ANNOUNCES_AMOUNT,
            Self::Bettor => RuleId::PLAYERS_FIFTH_BETTOR,
            Self::Mistakes => RuleId::DEAD_BREACH,
            Self::ChallengePenalty => RuleId::DEAD_CHALLENGE_PENALTY_25,
            Self::BotsChallenge => RuleId::DEAD_BOTS,
            Self::Naming => RuleId::DISC_FACE_UP_NAMED,
        }
    }

    /// The words of the options to choose from. A loss limit may also be another number of points.
    pub const fn options(self) -> &'static [&'static str] {
        match self {
            Self::FirstEast => FirstEast::WORDS,
            Self::MatchLength => MatchLength::WORDS,
            Self::Jokers => JokerCount::WORDS,
            Self::Blanks => Blanks::WORDS,
            Self::BlankCount => BlankCount::WORDS,
            Self::SecondCharleston => SecondCharleston::WORDS,
            Self::Mush => Mush::WORDS,
            Self::ClaimWindow => ClaimWindow::WORDS,
            Self::LastWall => LastWall::WORDS,
            Self::LossLimit => &[OFF, "250", "500", "1000"],
            Self::HeavenlyHand => &[ON, OFF],
            Self::Mistakes => &["refused", "allowed"],
            Self::ChallengePenalty => &["25", "50", "0"],
            Self::BotsChallenge => &["warn", OFF, ON],
            Self::Naming => &["automatic", "by-player"],
            Self::DoubleDice
            | Self::ThreeExposureLiability
            | Self::WinnerNamesPrice
            | Self::Bettor => &[OFF, ON],
        }
    }

    /// The word of what `rules` has chosen.
    pub fn chosen(self, rules: &TableRules) -> String {
        match self {
            Self::FirstEast => match rules.first_east {
                FirstEast::Dice => "dice".to_owned(),
                FirstEast::Host(seat) => format!("seat-{seat}"),
            },
            Self::MatchLength => rules.match_length.as_str().to_owned(),
            Self::Jokers => rules.jokers.as_str().to_owned(),
            Self::Blanks => rules.blanks.as_str().to_owned(),
            Self::BlankCount => rules.blank_count.get().to_string(),
            Self::SecondCharleston => rules.second_charleston.as_str().to_owned(),
            Self::Mush => rules.mush.as_str().to_owned(),
            Self::HeavenlyHand => on_or_off(rules.heavenly_hand),
            Self::ClaimWindow => rules.claim_window.as_str().to_owned(),
            Self::LastWall => rules.last_wall.as_str().to_owned(),
            Self::DoubleDice => on_or_off(rules.double_dice),
            Self::ThreeExposureLiability => on_or_off(rules.three_exposure_liability),
            Self::LossLimit => match rules.loss_limit {
                None => OFF.to_owned(),
                Some(points) => points.to_string(),
            },
            Self::WinnerNamesPrice => on_or_off(rules.winner_names_price),
            Self::Bettor => on_or_off(rules.bettor),
            Self::Mistakes => rules.mistakes.as_str().to_owned(),
            Self::ChallengePenalty => rules.challenge_penalty.to_string(),
            Self::BotsChallenge => rules.bots_challenge.as_str().to_owned(),
            Self::Naming => rules.naming.as_str().to_owned(),
        }
    }

    /// Lets `rules` choose the option with this word.
    ///
    /// # Errors
    /// When the setting has no such option; `rules` is then as it was.
    pub fn choose(self, rules: &mut TableRules, word: &str) -> Result<(), UnknownOption> {
        let found = match self {
            Self::FirstEast => put(&mut rules.first_east, FirstEast::from_word(word)),
            Self::MatchLength => put(&mut rules.match_length, MatchLength::from_word(word)),
            Self::Jokers => put(&mut rules.jokers, JokerCount::from_word(word)),
            Self::Blanks => put(&mut rules.blanks, Blanks::from_word(word)),
            Self::BlankCount => put(&mut rules.blank_count, BlankCount::from_word(word)),
            Self::SecondCharleston => put(
                &mut rules.second_charleston,
                SecondCharleston::from_word(word),
            ),
            Self::Mush => put(&mut rules.mush, Mush::from_word(word)),
            Self::HeavenlyHand => put(&mut rules.heavenly_hand, switch(word)),
            Self::ClaimWindow => put(&mut rules.claim_window, ClaimWindow::from_word(word)),
            Self::LastWall => put(&mut rules.last_wall, LastWall::from_word(word)),
            Self::DoubleDice => put(&mut rules.double_dice, switch(word)),
            Self::ThreeExposureLiability => put(&mut rules.three_exposure_liability, switch(word)),
            Self::LossLimit if word == OFF => put(&mut rules.loss_limit, Some(None)),
            Self::LossLimit => {
                let points = word.parse().ok().filter(|points| *points > 0);
                put(&mut rules.loss_limit, points.map(Some))
            }
            Self::WinnerNamesPrice => put(&mut rules.winner_names_price, switch(word)),
            Self::Bettor => put(&mut rules.bettor, switch(word)),
            Self::Mistakes => {
                let found = Mistakes::ALL.into_iter().find(|it| it.as_str() == word);
                put(&mut rules.mistakes, found)
            }
            Self::ChallengePenalty => put(&mut rules.challenge_penalty, word.parse().ok()),
            Self::BotsChallenge => {
                let found = BotsChallenge::ALL
                    .into_iter()
                    .find(|it| it.as_str() == word);
                put(&mut rules.bots_challenge, found)
            }
            Self::Naming => {
                let found = Naming::ALL.into_iter().find(|it| it.as_str() == word);
                put(&mut rules.naming, found)
            }
        };
        found.ok_or_else(|| UnknownOption {
            setting: self,
            word: word.to_owned(),
        })
    }

    /// The setting of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .copied()
            .find(|setting| setting.as_str() == name)
    }
}

fn put<Value>(place: &mut Value, value: Option<Value>) -> Option<()> {
    *place = value?;
    Some(())
}

fn on_or_off(on: bool) -> String {
    if on { ON } else { OFF }.to_owned()
}

fn switch(word: &str) -> Option<bool> {
    match word {
        ON => Some(true),
        OFF => Some(false),
        _ => None,
    }
}
