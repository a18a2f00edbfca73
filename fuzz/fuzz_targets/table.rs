//! A table that has agreed on anything, and whatever anybody tries at it: the bytes choose. What holds at every action
//! is what `tests/game/engine` asks for.
#![no_main]
#![expect(
    dead_code,
    unused_imports,
    reason = "the laws are shared with tests that use more of them"
)]

#[path = "../../tests/game/engine/actions.rs"]
mod actions;
#[path = "../../tests/game/engine/laws.rs"]
mod laws;
#[path = "../../tests/game/engine/tables.rs"]
mod tables;

use std::convert::Infallible;
use std::sync::LazyLock;

use actions::{all_plain_actions, any_action, next_action};
use laws::{RuleExample, Tried};
use libfuzzer_sys::fuzz_target;
use mahj_tutor::rules::{Action, Mistakes, Seat, below};
use rand::{Rng, TryRng};

static PLAIN_ACTIONS: LazyLock<Vec<Action>> = LazyLock::new(all_plain_actions);
static CARD: LazyLock<std::sync::Arc<mahj_tutor::card::Card>> = LazyLock::new(tables::practice);

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices(bytes);
    let mistakes = Mistakes::ALL[below(&mut choices, 2) as usize];
    let rules = tables::any_rules(mistakes, &mut choices);
    let game = tables::any_game(&CARD, rules, &mut choices);
    let mut example = RuleExample::new("a table".to_owned(), game);
    let mut tried = Tried::default();
    while !choices.0.is_empty() && example.game().outcome().is_none() {
        example.somebody_can_act();
        act(&mut example, &mut choices, &mut tried);
    }
    if example.game().outcome().is_some() {
        example.is_settled(&mut tried);
        example.tells_no_secrets();
    }
    example.can_be_replayed(&mut tried);
});

/// One thing that somebody does, or that is asked of the table.
fn act(example: &mut RuleExample, choices: &mut Choices<'_>, tried: &mut Tried) {
    let seat = tables::any_seat(choices);
    match below(choices, 32) {
        0 => example.keeps_secrets(seat, choices, tried),
        1 => example.lists_what_is_accepted(seat, &PLAIN_ACTIONS, tried),
        2 => example.bet(choices),
        3 => example.can_be_replayed(tried),
        4..16 => {
            let action = any_action(example.game(), seat, choices);
            example.attempt(seat, action, below(choices, 2) == 0, tried);
        }
        _ => {
            let asked = example.game().to_act();
            let mut seats = Seat::ALL.into_iter().filter(|&it| asked[it]);
            let seat = seats.next().unwrap_or(seat);
            let listed = example.listed(seat).to_vec();
            let view = example.game().view(seat);
            if let Some(action) = next_action(&listed, view, 6, false, choices) {
                example.attempt(seat, action, true, tried);
            }
        }
    }
}

/// Chooses by the bytes, one for each small choice; zero when there are no more.
struct Choices<'a>(&'a [u8]);

impl Choices<'_> {
    fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else {
            return 0;
        };
        self.0 = rest;
        *first
    }
}

impl TryRng for Choices<'_> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(u32::from(self.byte()) * 0x0101_0101)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(u64::from(self.byte()) << 8 | u64::from(self.byte()))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        bytes.fill_with(|| self.byte());
        Ok(())
    }
}
