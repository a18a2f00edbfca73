//! The game: rule ids, table rules, state, legal actions, refusals, payments, views and records.
//!
//! Pure and deterministic: no clock, no files, no threads, no randomness but the seed's, no words.
//! [`Game`] is all that is; [`View`] is what one seat may know of it. Legality is decided from the
//! acting seat's [`View`] alone, so that a player, a bot and a screen can know beforehand what the
//! engine will accept.

mod action;
mod action_notation;
mod after;
mod bet;
mod catalogue;
mod charleston;
mod check;
mod claims;
mod dead_hand;
mod deal;
mod enumerate;
mod event;
mod exposure;
mod false_mah_jongg;
mod game;
mod imagine;
mod known_places;
mod late;
mod looking_back;
mod match_play;
mod mistakes_made;
mod mush;
mod outcome;
mod payments;
mod penalties;
mod penalty_rules;
mod phase;
mod position;
mod record;
mod record_text;
mod refusal;
mod rule_id;
mod seat;
mod seating;
mod settlement;
mod shuffle;
mod situation;
mod table_rules;
mod taking;
mod turn;
mod view;
mod wall;
mod winning;

pub use action::{Action, Claim};
pub use action_notation::{ActionProblem, ParseActionError, parse_seat_and_action};
pub use bet::{Bet, ParseBetError};
pub use charleston::PASS;
pub use claims::{first_claim, rule_of_priority};
pub use dead_hand::faults_of_exposures;
pub use deal::build_walls;
pub use event::Event;
pub use exposure::{Exposure, ExposureAt};
pub use game::{Discard, Game, Setup};
pub use imagine::{Deal, Hidden, ImpossibleDeal};
pub use match_play::{EastRoll, FinishedGame, Match, PlaceInMatch, game_seed};
pub use mistakes_made::{MistakeKind, MistakeMade, Noticed};
pub use outcome::{Outcome, PenaltyCause, PenaltyEnd, Win, WinningTile};
pub use payments::{Party, PaymentFactor, PaymentLine, PaymentTerms, Payments, WinFacts};
pub use penalties::Challenge;
pub use penalty_rules::{BotsChallenge, Mistakes, Naming};
pub use position::{Moment, PlannedRack, Position, PositionProblem};
pub use record::{Record, ReplayError};
pub use record_text::{RecordProblem, RecordProblemKind};
pub use refusal::{Fact, Reason, Refusal};
pub use rule_id::{Area, Origin, Publication, RuleId, RuleKind, UnknownRule};
pub use seat::{BySeat, ParseSeatError, Seat};
pub use seating::{Person, Seating};
pub use settlement::{BetSettlement, CanLose, Ending, Settlement, SettlementFacts, settle};
pub use shuffle::{below, roll_dice, shuffle};
pub use situation::{CharlestonPass, Situation};
pub use table_rules::{
    BlankCount, Blanks, ClaimTime, ClaimWindow, FirstEast, JokerCount, LastWall, MatchLength, Mush,
    OptionalAction, Rulings, SecondCharleston, Setting, TableRules, UnknownOption,
    UnknownOptionalAction,
};
pub use taking::{Misplaced, Taking};
pub use view::View;
pub use wall::{Layer, WallLayout, WallPlace};
pub use winning::{CompleteHand, best_hand, complete_hands, is_jokerless};
