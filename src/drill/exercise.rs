//! One exercise, as data: a picture, a question, what may be answered, and why it is right or wrong.

use std::fmt;

use super::reason::GradeReason;
use super::{Kind, pass};
use crate::analysis::CompiledCard;
use crate::card::{Card, LineIndex};
use crate::rules::{Action, BySeat, CharlestonPass, Claim, Exposure, Game, RuleId, Seat, WinFacts};
use crate::tile::{HAND, Tile, TileCounts};

/// How many choices are offered where there are as many.
pub const CHOICES: usize = 4;

/// Up to which loss of the chance to win an answer that the coach weighs is as good as the best one: the figures are
/// no more exact.
pub const AS_GOOD: f32 = 0.003;

/// Up to which loss of the chance to win an answer is nearly as good: what is said as one win in a hundred games nobody
/// would call a mistake, and figures that are reckoned at once are off by as much.
pub const NEARLY_AS_GOOD: f32 = 0.015;

/// One exercise of a drill.
#[derive(Debug, Clone, PartialEq)]
pub struct Exercise {
    /// The kind of drill.
    pub kind: Kind,
    /// What is asked about, by a name that stays: a line by its card and its id, a tile by its notation.
    pub subject: String,
    /// What is looked at, if anything is.
    pub picture: Option<Picture>,
    /// The question.
    pub question: Question,
    /// How it is answered.
    pub asked: Asked,
    /// The rule to read after a mistake.
    pub rule: RuleId,
}

/// What is looked at to find the answer.
#[derive(Debug, Clone, PartialEq)]
pub enum Picture {
    /// The learner's rack.
    Rack(TileCounts),
    /// One tile.
    Tile(Tile),
    /// A line of the card, printed.
    Line(LineIndex),
    /// A line of the card with tiles below it.
    LineAndTiles(LineIndex, TileCounts),
    /// What another player has exposed.
    Exposures(Vec<Exposure>),
    /// The table from the learner's seat, which is [`Seat::FIRST`].
    Table(Box<Game>),
    /// A discard that several players want.
    Claims {
        /// Who discarded.
        discarder: Seat,
        /// The tile.
        tile: Tile,
        /// Who claims it for what, as they sit around the table from the learner.
        claims: Vec<(Seat, Claim)>,
    },
    /// What another player has exposed, and the discards that lie in the middle.
    ExposuresAndDiscards(Vec<Exposure>, TileCounts),
    /// A winner's hand of a line, with the jokers in it.
    Win(LineIndex, TileCounts),
}

/// Different tiles that a card prints side by side (rule `grp-visual`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cluster {
    /// One of each wind.
    News,
    /// The digits of a year, of one suit and with soap for a zero.
    Year(u16),
}

impl fmt::Display for Cluster {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::News => formatter.write_str("NEWS"),
            Self::Year(year) => write!(formatter, "{year}"),
        }
    }
}

/// Why tiles are not a cluster that they look like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClusterFault {
    /// A tile is not one of it.
    OtherTile,
    /// A tile is there twice, and another is missing.
    Twice,
    /// Another dragon stands where soap is the zero.
    NoSoap,
    /// The digits are of several suits.
    SuitsDiffer,
}

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Which line is nearest to the rack?
    NearestLine,
    /// What is the tile in the picture called?
    NameOfTile,
    /// Which tile is called this?
    TileNamed(Tile),
    /// Which of these is a group of this size?
    WhichGroup(u8),
    /// Which of these is no group?
    WhichIsNoGroup,
    /// Which of these are the tiles of this cluster?
    WhichCluster(Cluster),
    /// In which of these may the joker stand?
    WhichHoldsJoker,
    /// Which line can a player with these exposures still make?
    LineOfExposures,
    /// Which sentence says what the line asks for?
    SentenceOfLine,
    /// Which hand is one of the line?
    HandOfLine,
    /// Do the tiles make the line?
    IsItAHand,
    /// Do the tiles make the line, and if not, which one is wrong?
    IsItAHandOrWhichIsWrong,
    /// How many tiles are missing for the line?
    HowFar,
    /// Which tiles are missing for the line?
    WhichAreMissing,
    /// Which line is the better aim?
    BetterAim,
    /// Which three tiles go in this pass?
    Pass(CharlestonPass),
    /// The same in a Charleston that goes on.
    PassAndGoOn(CharlestonPass),
    /// Which tile goes?
    Discard,
    /// What is done with this discard?
    Claim {
        /// The tile.
        tile: Tile,
        /// Who discarded it.
        by: Seat,
    },
    /// Which joker may be exchanged?
    ExchangeJoker,
    /// Who gets the tile?
    WhoGetsIt,
    /// Is a hand with these exposures dead?
    IsItDead,
    /// Would one challenge a hand with these exposures?
    WouldYouChallenge,
    /// What does each player pay?
    Payment(WinFacts),
    /// Which discard is the safest?
    SafestTile,
    /// Which tile was discarded as “Same”, right after this one?
    NamedSame(Tile),
    /// Lay the line that was shown.
    LayTheLine(LineIndex),
    /// Lay the rack that was shown.
    LayTheRack,
}

impl Question {
    /// Whether it is about a tile and its name alone.
    pub const fn is_of_names(self) -> bool {
        matches!(
            self,
            Self::NameOfTile | Self::TileNamed(_) | Self::NamedSame(_)
        )
    }

    /// Whether it is about tiles that are a group or none.
    pub const fn is_of_groups(self) -> bool {
        matches!(
            self,
            Self::WhichGroup(_)
                | Self::WhichIsNoGroup
                | Self::WhichCluster(_)
                | Self::WhichHoldsJoker
        )
    }

    /// Whether what lies among the discards counts.
    pub const fn is_of_discards(self) -> bool {
        matches!(self, Self::Discard | Self::Claim { .. } | Self::SafestTile)
    }
}

/// How an exercise is answered.
#[derive(Debug, Clone, PartialEq)]
pub enum Asked {
    /// By choosing one of these.
    OneOf(Vec<Choice>),
    /// By choosing one of these tiles where it stands on the rack at the table in the picture.
    FromRack(Vec<Choice>),
    /// By choosing three tiles of the rack at the table in the picture; the coach weighs them.
    Pass,
    /// By laying what was to be kept in mind.
    Lay {
        /// What is laid.
        wanted: Wanted,
        /// The tiles to choose from.
        tray: Vec<Tile>,
    },
}

/// What is laid with tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// A hand of this line.
    HandOf(LineIndex),
    /// These tiles.
    Rack(TileCounts),
}

impl Wanted {
    /// How many tiles are laid.
    pub fn count(&self) -> usize {
        match self {
            Self::HandOf(_) => HAND,
            Self::Rack(tiles) => tiles.total(),
        }
    }
}

/// Something to choose, and why it is right or wrong.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Choice {
    /// What it shows.
    pub shown: Shown,
    /// What is said when it is chosen.
    pub grade: Grade,
}

/// What something to choose shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// A line of the card, printed.
    Line(LineIndex),
    /// What a line asks for, in a sentence.
    Sentence(LineIndex),
    /// A tile, without its name.
    Tile(Tile),
    /// The name of a tile.
    TileName(Tile),
    /// Some tiles.
    Tiles(TileCounts),
    /// How many.
    Count(u8),
    /// Yes or no.
    Yes(bool),
    /// Something to do at the table in the picture.
    Action(Action),
    /// Nothing of what else is offered.
    Nothing,
    /// A player.
    Seat(Seat),
    /// What each player gets, negative when paid.
    Balance(BySeat<i32>),
}

/// What the learner answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// The choice at this place.
    Choice(usize),
    /// These tiles.
    Tiles(TileCounts),
}

/// How good an answer is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// There is a better one.
    Wrong,
    /// There is a better one, by so little that it counts as right.
    Nearly,
    /// There is no better one.
    Right,
}

/// What comes of an answer.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Grade {
    /// How good it is.
    pub verdict: Verdict,
    /// Why.
    pub reason: GradeReason,
    /// How much of the chance to win it gives up beside the best answer, 0 to 1; none where that is not what decides.
    pub loss: Option<f32>,
}

impl Grade {
    /// What is right or wrong by the rules or the card.
    pub(super) const fn plain(is_right: bool, reason: GradeReason) -> Self {
        Self {
            verdict: if is_right {
                Verdict::Right
            } else {
                Verdict::Wrong
            },
            reason,
            loss: None,
        }
    }

    /// What gives so much of the chance to win up.
    pub(super) fn by_loss(loss: f32, reason: GradeReason) -> Self {
        Self {
            verdict: if loss <= AS_GOOD {
                Verdict::Right
            } else if loss <= NEARLY_AS_GOOD {
                Verdict::Nearly
            } else {
                Verdict::Wrong
            },
            reason,
            loss: Some(loss),
        }
    }

    /// Whether it counts as right.
    pub fn is_right(&self) -> bool {
        self.verdict != Verdict::Wrong
    }
}

impl Exercise {
    /// The line that is asked about, if it is one of this card.
    pub fn line(&self, card: &Card) -> Option<LineIndex> {
        let (of, id) = self.subject.split_once(' ')?;
        let is_of_card = of == card.id.as_str() && Kind::OF_LINES.contains(&self.kind);
        let mut lines = card.lines().filter(|_| is_of_card);
        lines.find_map(|(index, line)| (line.id.to_string() == id).then_some(index))
    }

    /// Whether it looks the same to the learner: the same picture, question and choices.
    pub fn looks_like(&self, other: &Self) -> bool {
        let shown = |exercise: &Self| -> Vec<Shown> {
            let choices = exercise.choices().iter();
            choices.map(|choice| choice.shown).collect()
        };
        self.asks_the_same(other) && shown(self) == shown(other)
    }

    /// Whether it asks the same, with the choices in whatever order.
    pub fn asks_the_same(&self, other: &Self) -> bool {
        let tray = |exercise: &Self| match &exercise.asked {
            Asked::Lay { tray, .. } => tray.clone(),
            Asked::OneOf(_) | Asked::FromRack(_) | Asked::Pass => Vec::new(),
        };
        let (own, others) = (self.choices(), other.choices());
        let is_among_others = |choice: &Choice| others.iter().any(|it| it.shown == choice.shown);
        self.question == other.question
            && own.len() == others.len()
            && own.iter().all(is_among_others)
            && tray(self) == tray(other)
            && self.picture == other.picture
    }

    /// The choices; none where the answer is built.
    pub fn choices(&self) -> &[Choice] {
        match &self.asked {
            Asked::OneOf(choices) | Asked::FromRack(choices) => choices,
            Asked::Pass | Asked::Lay { .. } => &[],
        }
    }

    /// Grades an answer; `None` where it is none of those that can be given. `card` is the card of the exercise.
    pub fn grade(&self, card: &CompiledCard, answer: Answer) -> Option<Grade> {
        match (&self.asked, answer) {
            (Asked::OneOf(choices) | Asked::FromRack(choices), Answer::Choice(place)) => {
                choices.get(place).map(|choice| choice.grade)
            }
            (Asked::Pass, Answer::Tiles(tiles)) => pass::grade(card, self.table()?, tiles),
            (Asked::Lay { wanted, .. }, Answer::Tiles(tiles)) => {
                Some(super::memory::grade(card, *wanted, tiles))
            }
            _ => None,
        }
    }

    /// What an answer shows.
    pub fn shown(&self, answer: Answer) -> Option<Shown> {
        match answer {
            Answer::Choice(place) => self.choices().get(place).map(|choice| choice.shown),
            Answer::Tiles(tiles) => Some(Shown::Tiles(tiles)),
        }
    }

    /// The best answer, or one of several that are as good.
    pub fn right(&self, card: &CompiledCard) -> Option<Answer> {
        match &self.asked {
            Asked::OneOf(choices) | Asked::FromRack(choices) => {
                let loss = |choice: &Choice| choice.grade.loss.unwrap_or(0.0);
                let numbered = choices.iter().enumerate();
                let right = numbered.filter(|(_, it)| it.grade.verdict == Verdict::Right);
                let best = right.min_by(|(_, one), (_, other)| loss(one).total_cmp(&loss(other)));
                best.map(|(place, _)| Answer::Choice(place))
            }
            Asked::Pass => pass::best(card, self.table()?).map(Answer::Tiles),
            Asked::Lay { wanted, tray } => {
                super::memory::best(card, *wanted, tray).map(Answer::Tiles)
            }
        }
    }

    /// Every answer that there is no better one than: the choices by their places, a pass by its tiles. Of a hand that
    /// is laid, one.
    pub fn all_right(&self, card: &CompiledCard) -> Vec<Answer> {
        match &self.asked {
            Asked::OneOf(choices) | Asked::FromRack(choices) => (0..choices.len())
                .filter(|place| choices[*place].grade.verdict == Verdict::Right)
                .map(Answer::Choice)
                .collect(),
            Asked::Pass => {
                let all = self.table().map(|game| pass::all_as_good(card, game));
                all.into_iter().flatten().map(Answer::Tiles).collect()
            }
            Asked::Lay { .. } => self.right(card).into_iter().collect(),
        }
    }

    /// What answers that are built cost in chance to win, where that decides: every one that is as good as the best, and
    /// some that tempt.
    pub fn built_costs(&self, card: &CompiledCard) -> Vec<(TileCounts, f32)> {
        match (&self.asked, self.table()) {
            (Asked::Pass, Some(game)) => pass::costs(card, game),
            _ => Vec::new(),
        }
    }

    /// The table at which it is asked.
    pub fn table(&self) -> Option<&Game> {
        match &self.picture {
            Some(Picture::Table(game)) => Some(game),
            _ => None,
        }
    }

    /// Whether the next question follows from the answer.
    pub(super) const fn leads_on(&self) -> bool {
        matches!(self.question, Question::PassAndGoOn(_))
    }

    /// What is asked next, where one answer leads to the next question: a Charleston goes on.
    pub fn next(&self, card: &std::sync::Arc<CompiledCard>, answer: Answer) -> Option<Self> {
        match answer {
            Answer::Tiles(tiles) if self.leads_on() => {
                super::solitary_charleston::next(card, self.table()?, tiles)
            }
            _ => None,
        }
    }
}
