//! How long advice takes, and how good it is. `cargo bench --bench advice` prints the time of quick and
//! of refined advice, the latter by kind of decision. `cargo bench --bench advice -- quality 200` sets, in
//! 200 decisions of all kinds, what is recommended first against the first choice of a search ten times
//! as long.

#![expect(
    clippy::print_stdout,
    reason = "a benchmark prints what it has measured"
)]

mod decisions;
mod loss;
mod times;

use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card;

/// How many decisions are judged when the command does not say.
const JUDGED: usize = 200;

fn main() {
    let Ok(practice) = card::practice() else {
        return;
    };
    let card = Arc::new(CompiledCard::new(Arc::new(practice)));
    let mut words = std::env::args().skip_while(|word| word != "quality");
    if words.next().is_some() {
        let count = words.next().and_then(|word| word.parse().ok());
        loss::print(&card, count.unwrap_or(JUDGED));
    } else {
        times::quick(&card);
        times::refined(&card);
    }
}
