//! Score cards: format 1, what is wrong with a card and where, the expansion of patterns into concrete
//! hands, and printing.
//!
//! A file (`file`) and typed lines (`draft`) are read into the same loose card (`loose`), and `check`
//! makes a card of it.
//!
//! A card is only ever a checked one: every line of a [`Card`] can be completed with the tiles that
//! exist. What a rack is worth against a card is the business of `analysis`; whether an action is legal
//! that of `rules`.

mod check;
mod description;
mod draft;
mod expansion;
mod facts;
mod file;
mod hand;
mod hand_index;
mod loose;
mod matching;
mod merged_ways;
mod model;
mod part;
mod pattern;
mod problem;
mod shipped;
mod typed_words;

pub use check::LineReport;
pub use description::{
    GroupDescription, GroupTiles, LineDescription, Movement, NamedTile, Run, SuitMention,
    WayDescription,
};
pub use draft::{
    BroughtCard, Draft, DraftCheck, DraftField, DraftSection, Entry, EntryProblem, EntryReport,
    GroupPlace, LineDoubt, LineFix, Pasted, canonical, free_id, id_of, spaced,
};
pub use expansion::Expansion;
pub use facts::LineFact;
pub use file::{Diagnostic, check, file_name, read};
pub use hand::{Group, Hand, SuitLetter, TilesOfGroup};
pub use hand_index::{HandIndex, HandRange};
pub use loose::{
    CardPart, Field, Key, LooseCard, LooseFields, LooseLine, LooseSection, LooseValue, Unknown,
};
pub use matching::{ExposedGroup, Matching};
pub use merged_ways::{ChosenNumbers, NumberKind, Relation};
pub use model::{Card, Line, LineId, LineIndex, Numbers, Section};
pub use part::{JokerPlace, LinePart, OtherSuits, PartSuit, PlacePart};
pub use pattern::{Pattern, PatternGroup, PatternWord, Sign, Symbol};
pub use problem::{FieldEdit, Fix, Problem, ProblemKind};
pub use shipped::{first, practice, shipped};
