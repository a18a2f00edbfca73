//! Score cards: format 1, its located diagnostics, the expansion of patterns into concrete hands,
//! and printing.
//!
//! A card is only ever a checked one: every line of a [`Card`] can be completed with the tiles that
//! exist. What a rack is worth against a card is the business of `analysis`; whether an act is legal
//! that of `rules`.

mod alike;
mod description;
mod diagnostic;
mod draft;
mod expansion;
mod facts;
mod matching;
mod model;
mod part;
mod pattern;
mod read;
mod shipped;
mod target;

pub use alike::{ChosenNumbers, NumberKind, Relation};
pub use description::{
    GroupDescription, GroupTiles, LineDescription, Movement, NamedTile, Run, SuitMention,
    WayDescription,
};
pub use diagnostic::{Diagnostic, DiagnosticKind, Proposal, TableKind, ValueKind};
pub use draft::{
    Draft, DraftCheck, DraftSection, Entry, EntryProblem, EntryReport, LineDoubt, LineMend, Pasted,
    Place, ProblemKind, Way, canonical, free_id, id_of, spaced,
};
pub use expansion::Expansion;
pub use facts::LineFact;
pub use matching::{ExposedGroup, Matching};
pub use model::{Card, Line, LineId, LineIndex, Numbers, Section};
pub use part::{JokerPlace, LinePart, OtherSuits, PartSuit, PlacePart};
pub use pattern::{Pattern, PatternGroup, Sign, Symbol, Word};
pub use read::{PatternReport, check, check_pattern};
pub use shipped::{first, practice, shipped};
pub use target::{Group, SuitLetter, Target, TilesOfGroup};
