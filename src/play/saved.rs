//! A match as it is kept on disk: what began it, how its games ended, and the record of the last one.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::kept_text::Kept;
use super::{Opponents, RackOrder};
use crate::analysis::CompiledCard;
use crate::bot::{Character, Erring, Style};
use crate::card::{self, Card};
use crate::coach::Plan;
use crate::rules::{
    BySeat, FinishedGame, Game, Match, Record, RecordProblem, ReplayError, Rulings, Seat,
    TableRules,
};

/// A match as it is kept on disk. What the table agreed on stands in the record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SavedMatch {
    /// The seed of the match, in decimal digits: a file's numbers need not hold it.
    seed: String,
    /// The bots' levels and styles, to the right from the learner, and those of the fifth person.
    bots: Vec<String>,
    /// How often the bots err, unless never.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    erring: Option<String>,
    /// Whether the opening of the last game is still shown.
    in_opening: bool,
    /// The card, in format 1, unless it ships: the learner may change it while the match is left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    card: Option<Kept<Arc<CompiledCard>>>,
    /// Whether the learner, who sits out, has bet or does not want to.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    has_answered_bet: bool,
    /// How often the learner has taken something back in the last game.
    #[serde(default, skip_serializing_if = "is_none")]
    taken_back: u32,
    /// Before which decisions of the last game the learner was warned, in actions done.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    warned: Vec<usize>,
    /// Before which decisions of the last game the coach had told what the learner then did, in actions done.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    advised: Vec<usize>,
    /// The lines that the learner aims at in the last game, by their ids on the card.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    plan: Vec<String>,
    /// Whether the last game was played open.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    open: bool,
    /// The learner's rack as they arranged it.
    #[serde(default, skip_serializing_if = "RackOrder::is_unknown")]
    rack_order: RackOrder,
    /// What lay beside the table, as far as that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    beside: Option<BesideTable>,
    /// The record of the game that is played, or was played last.
    game: Kept<Record>,
    /// The games before it.
    #[serde(default)]
    before: Vec<SavedGame>,
}

/// What lies beside the table of a match that is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BesideTable {
    /// Nothing.
    Nothing,
    /// The card.
    Card,
    /// The coach.
    Coach,
    /// The log.
    Log,
}

/// A game that is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct SavedGame {
    east: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<usize>,
    balance: [i32; 4],
    #[serde(default)]
    bettor: i32,
    /// Whether three hands were dead, so that it was played again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    replayed: bool,
}

/// Why a match that was kept cannot be taken up.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RestoreError {
    /// A word is not what belongs there.
    #[error("`{0}` cannot be understood")]
    NotUnderstood(
        /// The word.
        String,
    ),
    /// The record of the last game is faulty.
    #[error("in the game's record, {0}")]
    Record(
        /// Its first problem.
        RecordProblem,
    ),
    /// The last game cannot have been played.
    #[error(transparent)]
    Replay(
        /// Where it goes wrong.
        #[from]
        ReplayError,
    ),
    /// The last game is not the one that follows from the match.
    #[error("the game is not game {0} of this match")]
    OtherGame(
        /// The number of the game that should follow, counted from 1.
        u32,
    ),
}

/// The most points that one game can bring or cost, with room to spare; no sum of a match's games comes
/// near the largest number.
const MOST_POINTS: i32 = 1_000_000;

impl SavedMatch {
    /// What is kept of a match: `before` without the game itself.
    pub(super) fn of(
        table: &Match,
        before: &[FinishedGame],
        game: &Game,
        bots: Opponents,
        in_opening: bool,
        has_answered_bet: bool,
    ) -> Self {
        Self {
            seed: table.seed().to_string(),
            bots: bots.characters.iter().map(Character::to_string).collect(),
            erring: (bots.erring != Erring::Never).then(|| bots.erring.to_string()),
            in_opening,
            card: None,
            has_answered_bet,
            taken_back: 0,
            warned: Vec::new(),
            advised: Vec::new(),
            plan: Vec::new(),
            open: false,
            rack_order: RackOrder::default(),
            beside: None,
            game: Record::of(game).map_or_else(|| Kept::read(String::new()), Kept::of),
            before: before.iter().map(SavedGame::of).collect(),
        }
    }

    /// The same, played with this card, which does not ship.
    pub(super) fn played_with(self, own_card: Option<&Kept<Arc<CompiledCard>>>) -> Self {
        Self {
            card: own_card.cloned(),
            ..self
        }
    }

    /// The same, with so much taken back in the last game.
    pub(super) fn taken_back_before(self, taken_back: u32) -> Self {
        Self { taken_back, ..self }
    }

    /// The same, with the learner told before these decisions of the last game what they then did.
    pub(super) fn advised_before(self, advised: &[usize]) -> Self {
        Self {
            advised: advised.to_vec(),
            ..self
        }
    }

    /// The same, with the learner warned before these decisions of the last game.
    pub(super) fn warned_before(self, warned: &[usize]) -> Self {
        Self {
            warned: warned.to_vec(),
            ..self
        }
    }

    /// The same, with the learner aiming at these lines of `card` in the last game.
    pub(super) fn planned(self, plan: &Plan, card: &Card) -> Self {
        let ids = plan
            .lines()
            .iter()
            .map(|line| card.line(*line).id.to_string());
        Self {
            plan: ids.collect(),
            ..self
        }
    }

    /// The same, with the last game played open or not.
    pub(super) fn played_open(self, open: bool) -> Self {
        Self { open, ..self }
    }

    /// The same, with the learner's rack arranged like this.
    #[must_use]
    pub fn arranged(self, rack_order: RackOrder) -> Self {
        Self { rack_order, ..self }
    }

    /// The learner's rack as they arranged it.
    pub const fn rack_order(&self) -> &RackOrder {
        &self.rack_order
    }

    /// The same, with this beside the table.
    #[must_use]
    pub fn with_beside(self, beside: BesideTable) -> Self {
        Self {
            beside: Some(beside),
            ..self
        }
    }

    /// What lay beside the table, as far as that is known.
    pub const fn beside(&self) -> Option<BesideTable> {
        self.beside
    }

    /// The id of the card that is played; nothing when the record cannot be understood.
    pub fn card_id(&self) -> Option<String> {
        self.game.thing().ok().map(|record| record.card.clone())
    }

    /// The card that is played, unless it ships or cannot be read any more: `at_hand` where that is the same one, so that
    /// it need not be read and laid out.
    pub fn own_card(&self, at_hand: Option<&Arc<CompiledCard>>) -> Option<Arc<CompiledCard>> {
        let kept = self.card.as_ref()?;
        let same = at_hand.filter(|at_hand| kept.is(at_hand));
        same.or_else(|| kept.thing().ok()).cloned()
    }

    /// Reads the record and the card of their texts, so that whoever takes the match up need not: for a thread on which
    /// nobody waits.
    pub fn read_ahead(&self) {
        // What is wrong with them is told where the match is taken up.
        let _ = self.game.thing();
        let _ = self.card.as_ref().map(Kept::thing);
    }

    /// Whether the last game has ended.
    pub fn is_game_over(&self) -> bool {
        let record = self.game.thing();
        record.is_ok_and(|record| record.result.is_some())
    }

    /// Whether the opening of the last game was still shown.
    pub(super) const fn in_opening(&self) -> bool {
        self.in_opening
    }

    /// Whether the learner, who sits out, had bet or did not want to.
    pub(super) const fn has_answered_bet(&self) -> bool {
        self.has_answered_bet
    }

    /// How often the learner had taken something back in the last game.
    pub const fn taken_back(&self) -> u32 {
        self.taken_back
    }

    /// How many actions of the last game came before each decision of which the learner was warned.
    pub fn warned(&self) -> &[usize] {
        &self.warned
    }

    /// How many actions of the last game came before each decision in which the learner did what the coach had told them.
    pub fn advised(&self) -> &[usize] {
        &self.advised
    }

    /// The lines of `card` at which the learner aimed in the last game; what is no line of it any more is none.
    pub(super) fn plan(&self, card: &Card) -> Plan {
        let mut plan = Plan::default();
        for id in &self.plan {
            let mut lines = card.lines();
            if let Some((line, _)) = lines.find(|(_, line)| line.id.to_string() == *id) {
                plan.turn(line);
            }
        }
        plan
    }

    /// Whether the last game was played open.
    pub const fn is_open(&self) -> bool {
        self.open
    }

    /// The bots; what was kept before five people could play has no fifth one, and what was kept before
    /// bots had styles names their levels alone.
    pub(super) fn bots(&self) -> Result<Opponents, RestoreError> {
        if !(3..=4).contains(&self.bots.len()) {
            return Err(RestoreError::NotUnderstood(self.bots.join(" ")));
        }
        let mut opponents = Opponents::default();
        for (opponent, word) in opponents.characters.iter_mut().zip(&self.bots) {
            *opponent = character(word, opponent.style)?;
        }
        if let Some(word) = &self.erring {
            opponents.erring = read(word)?;
        }
        Ok(opponents)
    }

    /// Plays the last game up to where it was left; the match does not count it yet.
    pub(super) fn replay(&self, card: &Arc<Card>) -> Result<(Match, Game), RestoreError> {
        let before = self
            .before
            .iter()
            .map(SavedGame::read)
            .collect::<Result<_, _>>()?;
        let record = self.game.thing().map_err(|problems| {
            let first = problems.first().cloned();
            first.map_or_else(
                || RestoreError::NotUnderstood(self.game.text().to_owned()),
                RestoreError::Record,
            )
        })?;
        // The games after it follow the rulings of now.
        let rules = TableRules {
            rulings: Rulings::default(),
            ..record.rules.clone()
        };
        let table = Match::resume(Arc::clone(card), rules, read(&self.seed)?, before);
        let game = record.replay(card)?;
        let follows = table.next_game().is_some_and(|mut setup| {
            setup.rules.rulings = record.rules.rulings;
            setup == *game.setup()
        });
        if follows {
            Ok((table, game))
        } else {
            Err(RestoreError::OtherGame(table.game_number()))
        }
    }
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over a reference"
)]
const fn is_none(times: &u32) -> bool {
    *times == 0
}

/// A card as it is kept with a match, unless it ships.
pub(super) fn own_card(card: &Arc<CompiledCard>) -> Option<Kept<Arc<CompiledCard>>> {
    let id = card.card().id.as_str();
    let ships = card::shipped().any(|(name, _)| name.strip_suffix(".toml") == Some(id));
    (!ships).then(|| Kept::of(Arc::clone(card)))
}

impl SavedGame {
    fn of(game: &FinishedGame) -> Self {
        Self {
            east: game.east.index(),
            winner: game.winner.map(Seat::index),
            balance: game.balance.0,
            bettor: game.bettor,
            replayed: game.replayed,
        }
    }

    fn read(&self) -> Result<FinishedGame, RestoreError> {
        let points = -MOST_POINTS..=MOST_POINTS;
        let played = self
            .balance
            .iter()
            .all(|points_of| points.contains(points_of))
            && points.contains(&self.bettor)
            && self.balance.iter().sum::<i32>() + self.bettor == 0;
        if !played {
            return Err(RestoreError::NotUnderstood(format!("{:?}", self.balance)));
        }
        Ok(FinishedGame {
            east: seat(self.east)?,
            winner: self.winner.map(seat).transpose()?,
            balance: BySeat(self.balance),
            bettor: self.bettor,
            replayed: self.replayed,
        })
    }
}

fn character(word: &str, usual: Style) -> Result<Character, RestoreError> {
    Character::parse(word, usual).map_err(|_| RestoreError::NotUnderstood(word.to_owned()))
}

fn seat(index: usize) -> Result<Seat, RestoreError> {
    let seat = Seat::ALL.get(index).copied();
    seat.ok_or_else(|| RestoreError::NotUnderstood(index.to_string()))
}

fn read<Value: std::str::FromStr>(text: &str) -> Result<Value, RestoreError> {
    text.parse()
        .map_err(|_| RestoreError::NotUnderstood(text.to_owned()))
}
