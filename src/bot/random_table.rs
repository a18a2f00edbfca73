//! Tables that have agreed on anything, and people who err at them: to try that every game ends.

use rand::Rng;

use super::{Character, Level, Style};
use crate::rules::{Action, Bet, Mistakes, Seat, Setting, TableRules, View, below};

/// Where mistakes are allowed, one action of so many is anything that the table accepts.
const ACTIONS_PER_SLIP: u32 = 30;

/// Every setting with any of its options.
pub(super) fn any_rules(rng: &mut impl Rng) -> TableRules {
    let mut rules = TableRules::default();
    for setting in Setting::ALL {
        if let Some(word) = one_of(setting.options(), rng) {
            let chosen = setting.choose(&mut rules, word);
            debug_assert!(chosen.is_ok(), "the options of a setting are its own");
        }
    }
    rules
}

pub(super) fn any_character(rng: &mut impl Rng) -> Character {
    Character {
        level: one_of(&Level::ALL, rng).unwrap_or_default(),
        style: one_of(&Style::ALL, rng).unwrap_or_default(),
    }
}

/// On one of the players, or on nobody.
pub(super) fn any_bet(seed: u64) -> Bet {
    let place = (seed % 5) as usize;
    Seat::ALL
        .get(place)
        .map_or(Bet::WallGame, |&seat| Bet::On(seat))
}

/// Now and then, where mistakes are allowed, what somebody does who does not think.
pub(super) fn slip(view: View<'_>, rng: &mut impl Rng) -> Option<Action> {
    if view.rules().mistakes == Mistakes::Refused || below(rng, ACTIONS_PER_SLIP) > 0 {
        return None;
    }
    one_of(&view.accepted_actions(), rng)
}

fn one_of<T: Copy>(things: &[T], rng: &mut impl Rng) -> Option<T> {
    let count = u32::try_from(things.len())
        .ok()
        .filter(|&count| count > 0)?;
    things.get(below(rng, count) as usize).copied()
}
