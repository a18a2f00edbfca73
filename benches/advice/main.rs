//! How long advice takes, and how good it is. `cargo bench --bench advice` prints the time of quick and
//! of refined advice, the latter by kind of decision. `cargo bench --bench advice -- quality 200` sets, in
//! 200 decisions of all kinds, what is recommended first against the first choice of a search ten times
//! as long. `-- gaps 80` tells how far quick figures of actions beside one another are off.

#![expect(
    clippy::print_stdout,
    reason = "a benchmark prints what it has measured"
)]

mod decisions;
mod gaps;
mod loss;
mod times;

use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card;

/// How many decisions are looked at when the command does not say.
const DECISIONS: usize = 200;

fn main() {
    let Ok(practice) = card::practice() else {
        return;
    };
    let card = Arc::new(CompiledCard::new(Arc::new(practice)));
    let words = std::env::args().collect::<Vec<_>>();
    let count_after = |what: &str| {
        let place = words.iter().position(|word| word == what)?;
        let count = words.get(place + 1).and_then(|word| word.parse().ok());
        Some(count.unwrap_or(DECISIONS))
    };
    if let Some(count) = count_after("quality") {
        loss::print(&card, count);
    } else if let Some(count) = count_after("gaps") {
        gaps::print(&card, count);
    } else {
        times::quick(&card);
        times::refined(&card);
    }
}
