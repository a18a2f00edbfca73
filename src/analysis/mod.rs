//! How far a rack is from every hand of a card, which tiles are live, how likely a hand is to finish:
//! pure functions over what one seat may know.
//!
//! [`CompiledCard`] is a card laid out for matching; [`Unseen`] is what a seat knows of the tiles it
//! cannot see; a [`Placement`] lays a rack into a hand; a [`LineOutlook`] joins
//! them into what a line still asks for. A [`Reading`] tells what
//! the others may be after and how dangerous each discard is. What to do about it is the business of
//! `bot` and `coach`.

mod arrival;
mod chance;
mod claim_use;
mod closed_line;
mod compiled;
mod estimate;
mod exposed_groups;
mod forecast;
mod line_up;
mod nearness;
mod opponent_model;
mod opponents;
mod outlook;
mod pace;
mod past;
mod placement;
mod possible;
mod prospects;
mod sampler;
mod unseen;

pub use chance::Odds;
pub use claim_use::ClaimUse;
pub use closed_line::{ClosedLine, closed_line};
pub use compiled::{CompiledCard, Distances};
pub use estimate::{Estimate, Stakes, utility};
pub use exposed_groups::{ExposedGroups, Need};
pub use forecast::{Forecast, RackStanding};
pub use line_up::nearest_lines;
pub use opponents::{OpponentReading, Reading, Threat};
pub use outlook::{
    HowItComes, LineOutlook, MissingTile, outlook_of_hand, outlook_of_line, outlooks,
    outlooks_of_lines,
};
pub use pace::Pace;
pub use placement::{HandTile, Placement};
pub use prospects::{Aim, HandEvaluator, Prospects, Scope};
pub use sampler::Sampler;
pub use unseen::Unseen;
