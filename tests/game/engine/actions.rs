//! What somebody tries: an action that may be right, a mistake, or nonsense.

use mahj_tutor::rules::{Action, Claim, ExposureAt, Game, Seat, View, below};
use mahj_tutor::tile::{Tile, TileCounts};
use rand::Rng;

use super::tables::{any_seat, one_of};

/// Every kind of action, by the name that [`kind`] gives it.
pub(crate) const KINDS: [&str; 28] = [
    "pass",
    "continue",
    "stop",
    "offer",
    "courtesy",
    "mush",
    "draw",
    "exchange",
    "swap",
    "rack",
    "discard",
    "declare",
    "claim",
    "claim mah-jongg",
    "let-go",
    "name-price",
    "discard as",
    "challenge",
    "admit",
    "deny",
    "retract",
    "lay-open",
    "throw-in",
    "keep-intact",
    "pass blind",
    "look",
    "claim unlike",
    "change",
];

pub(crate) const fn kind(action: &Action) -> &'static str {
    match action {
        Action::Pass { blind: 0, .. } => "pass",
        Action::Pass { .. } => "pass blind",
        Action::Continue => "continue",
        Action::Stop => "stop",
        Action::OfferCourtesy(_) => "offer",
        Action::PassCourtesy(_) => "courtesy",
        Action::Mush(_) => "mush",
        Action::LookAtPass => "look",
        Action::Draw => "draw",
        Action::Exchange(_) => "exchange",
        Action::SwapBlank(_) => "swap",
        Action::Rack => "rack",
        Action::Discard(_) => "discard",
        Action::DeclareMahJongg => "declare",
        Action::Claim(Claim::Exposure { .. }) => "claim",
        Action::Claim(Claim::MahJongg) => "claim mah-jongg",
        Action::Claim(Claim::Unlike(_)) => "claim unlike",
        Action::ChangeExposure { .. } => "change",
        Action::LetGo => "let-go",
        Action::NamePrice(_) => "name-price",
        Action::DiscardAs { .. } => "discard as",
        Action::Challenge(_) => "challenge",
        Action::Admit => "admit",
        Action::Deny => "deny",
        Action::Retract => "retract",
        Action::LayOpen => "lay-open",
        Action::ThrowIn => "throw-in",
        Action::KeepIntact => "keep-intact",
    }
}

/// What a player does who plays on: mostly something within the rules, one time in `carefulness` a
/// mistake if there is one. Mah Jongg is not missed often; jokers are taken, and who `keeps` the hand
/// parts with the tile just drawn and lets most discards go.
pub(crate) fn next_action(
    listed: &[Action],
    view: View<'_>,
    carefulness: u32,
    keeps: bool,
    rng: &mut impl Rng,
) -> Option<Action> {
    let legal = view.legal_actions();
    if below(rng, carefulness) == 0
        && let Some(mistake) = some_mistake(listed.get(legal.len()..).unwrap_or_default(), rng)
    {
        return Some(mistake);
    }
    let is_liked = |action: &&Action| match action {
        Action::DeclareMahJongg | Action::Claim(Claim::MahJongg) | Action::Exchange(_) => true,
        Action::Discard(tile) => keeps && view.drawn() == Some(*tile),
        Action::LetGo => keeps,
        _ => false,
    };
    match legal.iter().find(is_liked) {
        Some(&action) if below(rng, 4) > 0 => Some(action),
        _ => one_of(&legal, rng).or_else(|| one_of(listed, rng)),
    }
}

/// One of these. There are many ways to claim for unlike tiles: that is no more likely than the rest.
fn some_mistake(mistakes: &[Action], rng: &mut impl Rng) -> Option<Action> {
    let is_unlike = |action: &Action| matches!(action, Action::Claim(Claim::Unlike(_)));
    let (unlike, others): (Vec<_>, Vec<_>) = mistakes.iter().copied().partition(is_unlike);
    if below(rng, 4) == 0 || others.is_empty() {
        one_of(&unlike, rng).or_else(|| one_of(&others, rng))
    } else {
        one_of(&others, rng)
    }
}

/// An action of any kind, mostly nonsense, and now and then with numbers that nobody has tiles for.
pub(crate) fn any_action(game: &Game, seat: Seat, rng: &mut impl Rng) -> Action {
    let rack: Vec<Tile> = game.view(seat).rack().tiles().collect();
    let tile = |rng: &mut _| {
        let any = Tile::ALL[below(rng, Tile::KINDS as u32) as usize];
        let held = one_of(&rack, rng);
        if below(rng, 4) == 0 {
            any
        } else {
            held.unwrap_or(any)
        }
    };
    let number = |rng: &mut _, most: u32| -> u8 {
        if below(rng, 50) == 0 {
            u8::MAX - below(rng, 3) as u8
        } else {
            below(rng, most + 1) as u8
        }
    };
    let tiles = |rng: &mut _| -> TileCounts {
        let count = match below(rng, 60) {
            0 => 250 + below(rng, 10),
            1..20 => 3,
            other => other % 5,
        };
        (0..count).map(|_| tile(rng)).collect()
    };
    match below(rng, 33) {
        0 | 1 => {
            let blind = number(rng, 4);
            let tiles = match blind {
                1..=3 if below(rng, 2) == 0 => (blind..3).map(|_| tile(rng)).collect(),
                _ => tiles(rng),
            };
            Action::Pass { tiles, blind }
        }
        2 => Action::Continue,
        3 => Action::Stop,
        4 => Action::OfferCourtesy(number(rng, 4)),
        5 => Action::PassCourtesy(tiles(rng)),
        6 => Action::Mush(tiles(rng)),
        7 | 8 => Action::Draw,
        9 | 10 => Action::Exchange(ExposureAt {
            seat: any_seat(rng),
            index: number(rng, 3),
        }),
        11 => Action::SwapBlank(tile(rng)),
        12 => Action::Rack,
        13 | 14 => Action::Discard(tile(rng)),
        15 => Action::DeclareMahJongg,
        16 => Action::Claim(Claim::MahJongg),
        17 | 18 => Action::Claim(Claim::Exposure {
            naturals: number(rng, 4),
            jokers: number(rng, 4),
        }),
        19 => Action::LetGo,
        20 => Action::NamePrice(match below(rng, 10) {
            0 => u16::MAX,
            1 => 0,
            other => (20 + 5 * (other as u16 % 5)) << below(rng, 4),
        }),
        21 => Action::DiscardAs {
            tile: tile(rng),
            name: tile(rng),
        },
        22 => Action::Challenge(any_seat(rng)),
        23 => Action::Admit,
        24 => Action::Deny,
        25 => Action::Retract,
        26 => Action::LayOpen,
        27 => Action::ThrowIn,
        28 => Action::LookAtPass,
        29 | 30 => Action::ChangeExposure {
            naturals: number(rng, 4),
            jokers: number(rng, 4),
        },
        31 => Action::Claim(Claim::Unlike(tiles(rng))),
        _ => Action::KeepIntact,
    }
}

/// Every action that can be written down in few words: all but those about several tiles of the rack.
pub(crate) fn all_plain_actions() -> Vec<Action> {
    let mut actions = vec![
        Action::Continue,
        Action::Stop,
        Action::LookAtPass,
        Action::Draw,
        Action::Rack,
        Action::DeclareMahJongg,
        Action::Claim(Claim::MahJongg),
        Action::LetGo,
        Action::Admit,
        Action::Deny,
        Action::Retract,
        Action::LayOpen,
        Action::ThrowIn,
        Action::KeepIntact,
        Action::Mush(TileCounts::EMPTY),
        Action::PassCourtesy(TileCounts::EMPTY),
    ];
    actions.extend((0..6).map(Action::OfferCourtesy));
    actions.extend((0..500).step_by(5).map(Action::NamePrice));
    for seat in Seat::ALL {
        actions.push(Action::Challenge(seat));
        actions.extend((0..5).map(|index| Action::Exchange(ExposureAt { seat, index })));
    }
    for naturals in 0..8 {
        actions.extend((0..8).map(|jokers| Action::Claim(Claim::Exposure { naturals, jokers })));
        actions.extend((0..8).map(|jokers| Action::ChangeExposure { naturals, jokers }));
    }
    for tile in Tile::ALL {
        let one = TileCounts::from_iter([tile]);
        actions.extend([
            Action::Discard(tile),
            Action::SwapBlank(tile),
            Action::Mush(one),
            Action::PassCourtesy(one),
            Action::Pass {
                tiles: one,
                blind: 2,
            },
        ]);
        actions.extend(Tile::ALL.map(|name| Action::DiscardAs { tile, name }));
    }
    actions
}
