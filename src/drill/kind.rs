//! The kinds of drill.

use std::sync::Arc;

use super::chance::Chance;
use super::{
    Difficulty, Exercise, SERIES, choose_line, claim, dead_or_not, discard, group, how_far,
    is_it_a_hand, joker, line_from_exposures, line_from_rack, memory, name_tile, pass, payment,
    safe_tile, solitary_charleston, who_gets_it, words_of_line,
};
use crate::analysis::CompiledCard;
use crate::card::LineIndex;
use crate::rules::{Action, RuleId};

/// A kind of drill.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Kind {
    /// The name of a tile, or the tile of a name.
    NameTile,
    /// Which tiles are a group, and where a joker may stand.
    Group,
    /// What a line asks for: its sentence, or a hand of it.
    WordsOfLine,
    /// Whether tiles are a hand of a line.
    IsItAHand,
    /// How many tiles are missing for a line.
    HowFar,
    /// The line that is nearest to a rack.
    #[default]
    LineFromRack,
    /// A line at a glance, then laid with tiles.
    Memory,
    /// The line that is the better aim.
    ChooseLine,
    /// Three tiles to pass.
    Pass,
    /// A whole Charleston alone.
    SolitaryCharleston,
    /// A tile to discard.
    Discard,
    /// What to do with a discard of another.
    Claim,
    /// Who gets a discard that several claim.
    WhoGetsIt,
    /// Which joker may be exchanged.
    Joker,
    /// The line that a player with exposures can still make.
    LineFromExposures,
    /// The discard that is safest.
    SafeTile,
    /// Whether a hand is dead.
    DeadOrNot,
    /// What each player pays.
    Payment,
}

impl Kind {
    /// The kind that trains what was decided with an action; none where no drill asks for it.
    pub const fn training(action: &Action) -> Option<Self> {
        match action {
            Action::Discard(_) | Action::DiscardAs { .. } => Some(Self::Discard),
            Action::Pass { .. } | Action::PassCourtesy(_) => Some(Self::Pass),
            Action::Claim(_) | Action::LetGo => Some(Self::Claim),
            _ => None,
        }
    }

    /// The one that the course teaches first.
    pub const FIRST: Self = Self::NameTile;

    /// Every kind, in the order in which one comes to need it.
    pub const ALL: [Self; 18] = [
        Self::NameTile,
        Self::Group,
        Self::WordsOfLine,
        Self::IsItAHand,
        Self::HowFar,
        Self::LineFromRack,
        Self::Memory,
        Self::ChooseLine,
        Self::Pass,
        Self::SolitaryCharleston,
        Self::Discard,
        Self::Claim,
        Self::WhoGetsIt,
        Self::Joker,
        Self::LineFromExposures,
        Self::SafeTile,
        Self::DeadOrNot,
        Self::Payment,
    ];

    /// The name by which files, messages and programs know it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::NameTile => "name-tile",
            Self::Group => "group",
            Self::WordsOfLine => "words-of-line",
            Self::IsItAHand => "is-it-a-hand",
            Self::HowFar => "how-far",
            Self::LineFromRack => "line-from-rack",
            Self::Memory => "memory",
            Self::ChooseLine => "choose-line",
            Self::Pass => "pass",
            Self::SolitaryCharleston => "solitary-charleston",
            Self::Discard => "discard",
            Self::Claim => "claim",
            Self::WhoGetsIt => "who-gets-it",
            Self::Joker => "joker",
            Self::LineFromExposures => "line-from-exposures",
            Self::SafeTile => "safe-tile",
            Self::DeadOrNot => "dead-or-not",
            Self::Payment => "payment",
        }
    }

    /// The kind of this name.
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// The name by which files of earlier versions know it, if it had another.
    const fn former_id(self) -> Option<&'static str> {
        match self {
            Self::LineFromRack => Some("which-line"),
            _ => None,
        }
    }

    /// The rules that it trains.
    pub const fn rules(self) -> &'static [RuleId] {
        match self {
            Self::NameTile => &name_tile::RULES,
            Self::Group => &group::RULES,
            Self::WordsOfLine => &words_of_line::RULES,
            Self::IsItAHand => &is_it_a_hand::RULES,
            Self::HowFar => &how_far::RULES,
            Self::LineFromRack => &line_from_rack::RULES,
            Self::Memory => &memory::RULES,
            Self::ChooseLine => &choose_line::RULES,
            Self::Pass => &pass::RULES,
            Self::SolitaryCharleston => &solitary_charleston::RULES,
            Self::Discard => &discard::RULES,
            Self::Claim => &claim::RULES,
            Self::WhoGetsIt => &who_gets_it::RULES,
            Self::Joker => &joker::RULES,
            Self::LineFromExposures => &line_from_exposures::RULES,
            Self::SafeTile => &safe_tile::RULES,
            Self::DeadOrNot => &dead_or_not::RULES,
            Self::Payment => &payment::RULES,
        }
    }

    /// The lesson of the course that has taught all that it asks: before it, who takes the course is not asked unbidden.
    pub const fn lesson(self) -> &'static str {
        match self {
            Self::NameTile => "meet-the-tiles",
            Self::WordsOfLine => "dragons-soap-winds",
            Self::Memory => "sections-and-value",
            Self::HowFar | Self::LineFromRack => "from-rack-to-lines",
            Self::ChooseLine => "which-one",
            Self::Pass => "what-to-pass",
            Self::SolitaryCharleston => "courtesy-pass",
            Self::Discard => "a-turn",
            Self::WhoGetsIt => "the-window",
            Self::Claim => "claim-or-not",
            // Jokers stand in their tiles.
            Self::Group | Self::IsItAHand => "where-jokers-stand",
            Self::Joker => "joker-exchange",
            Self::DeadOrNot => "dead-hands",
            Self::Payment => "getting-paid",
            Self::LineFromExposures | Self::SafeTile => "reading-the-others",
        }
    }

    /// Whether one looks at the card to answer it, as one does at a table; else the lines that count are before one's eyes, or
    /// are to be known by heart.
    pub const fn is_answered_with_card(self) -> bool {
        matches!(
            self,
            Self::Pass
                | Self::SolitaryCharleston
                | Self::Discard
                | Self::Claim
                | Self::SafeTile
                | Self::DeadOrNot
        )
    }

    /// The kind by which a line that is new is met first.
    pub const MEETS_LINES: Self = Self::WordsOfLine;

    /// The kinds by which new lines are learned: first by their words, then from memory.
    pub const LEARNS_LINES: [Self; 2] = [Self::MEETS_LINES, Self::Memory];

    /// The kinds that ask to recognize a line, the easiest first.
    pub const OF_LINES: [Self; 5] = [
        Self::WordsOfLine,
        Self::IsItAHand,
        Self::LineFromRack,
        Self::HowFar,
        Self::Memory,
    ];

    /// About how long one exercise takes somebody who begins, in seconds.
    pub const fn seconds(self) -> u32 {
        match self {
            Self::NameTile => 8,
            Self::Group | Self::WhoGetsIt => 12,
            Self::Joker | Self::IsItAHand => 20,
            Self::WordsOfLine
            | Self::Discard
            | Self::Claim
            | Self::LineFromExposures
            | Self::DeadOrNot
            | Self::Payment => 25,
            Self::HowFar | Self::LineFromRack | Self::SafeTile | Self::Pass => 30,
            Self::ChooseLine => 35,
            Self::Memory => 45,
            Self::SolitaryCharleston => 150,
        }
    }

    /// How many exercises a series has; of whole Charlestons fewer, as each takes minutes.
    pub const fn series(self) -> usize {
        match self {
            Self::SolitaryCharleston => 3,
            _ => SERIES,
        }
    }

    /// Whether games are played to make an exercise: that takes a while.
    pub const fn plays_games(self) -> bool {
        matches!(
            self,
            Self::ChooseLine
                | Self::Pass
                | Self::SolitaryCharleston
                | Self::Discard
                | Self::Claim
                | Self::SafeTile
        )
    }

    /// The exercise on this card that comes from this seed; the same one every time. None when the card
    /// gives none.
    pub fn exercise(
        self,
        card: &Arc<CompiledCard>,
        difficulty: Difficulty,
        seed: u64,
    ) -> Option<Exercise> {
        self.exercise_by(card, difficulty, &mut Chance::from_seed(seed))
    }

    /// The same about this line of the card; none where the kind asks about none, or the line gives none.
    pub fn exercise_about(
        self,
        card: &Arc<CompiledCard>,
        difficulty: Difficulty,
        seed: u64,
        line: LineIndex,
    ) -> Option<Exercise> {
        let mut chance = Chance::from_seed(seed).about(line);
        let exercise = self.exercise_by(card, difficulty, &mut chance);
        exercise.filter(|exercise| exercise.line(card.card()) == Some(line))
    }

    fn exercise_by(
        self,
        card: &Arc<CompiledCard>,
        difficulty: Difficulty,
        chance: &mut Chance,
    ) -> Option<Exercise> {
        match self {
            Self::NameTile => name_tile::exercise(chance, difficulty),
            Self::Group => group::exercise(chance, difficulty),
            Self::WordsOfLine => words_of_line::exercise(card, chance, difficulty),
            Self::IsItAHand => is_it_a_hand::exercise(card, chance, difficulty),
            Self::HowFar => how_far::exercise(card, chance, difficulty),
            Self::LineFromRack => line_from_rack::exercise(card, chance, difficulty),
            Self::Memory => memory::exercise(card, chance, difficulty),
            Self::ChooseLine => choose_line::exercise(card, chance, difficulty),
            Self::Pass => pass::exercise(card, chance, difficulty),
            Self::SolitaryCharleston => solitary_charleston::exercise(card, chance, difficulty),
            Self::Discard => discard::exercise(card, chance, difficulty),
            Self::Claim => claim::exercise(card, chance, difficulty),
            Self::WhoGetsIt => who_gets_it::exercise(chance, difficulty),
            Self::Joker => joker::exercise(card, chance, difficulty),
            Self::LineFromExposures => line_from_exposures::exercise(card, chance, difficulty),
            Self::SafeTile => safe_tile::exercise(card, chance, difficulty),
            Self::DeadOrNot => dead_or_not::exercise(card, chance, difficulty),
            Self::Payment => payment::exercise(card, chance, difficulty),
        }
    }

    /// The kind and the subject of the name under which earlier versions have counted something; none when no kind was
    /// called so.
    pub fn of_skill(skill: &str) -> Option<(Self, &str)> {
        let (id, subject) = skill.split_once(' ')?;
        let is_called = |kind: &Self| kind.id() == id || kind.former_id() == Some(id);
        Some((Self::ALL.into_iter().find(is_called)?, subject))
    }
}
