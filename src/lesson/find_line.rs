//! Which line is this hand? A question that can be asked of any card: a hand is shown, and its line is to be
//! found among lines of other sections.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::{Choice, Choose, Picture, Says, Worth};
use crate::analysis::{CompiledCard, Distances};
use crate::card::{LineIndex, Target};
use crate::rules::{RuleId, below};
use crate::tile::{TileCounts, copies_of};

/// The names of the wrong answers: the line to which the hand is nearest comes first.
const WRONG: [&str; 3] = ["nearest", "second", "third"];

/// A hand of the card and the lines to choose from: its own, and those of three other sections to which it
/// is nearest, as they are the hardest to tell apart. The same for the same seed; nothing when the card
/// has too few sections.
pub(super) fn find_line(card: &CompiledCard, seed: u64, rule: RuleId) -> Option<(Picture, Choose)> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let hands = card.card().targets().iter();
    let hands: Vec<&Target> = hands.filter(|hand| needs_no_joker(hand)).collect();
    let hand = match u32::try_from(hands.len()) {
        Ok(count @ 1..) => hands[below(&mut chance, count) as usize],
        _ => return None,
    };
    let mut others = in_other_sections(card, hand);
    if others.len() < WRONG.len() {
        return None;
    }
    others.sort_by_key(|(missing, _)| *missing);
    let wrong = WRONG
        .into_iter()
        .zip(others)
        .map(|(id, (missing, line))| choice(id, line, missing, Worth::Wrong(rule)));
    let mut choices: Vec<Choice> = wrong
        .chain([choice("right", hand.line, 0, Worth::Right)])
        .collect();
    choices.sort_by_key(|choice| match choice.picture {
        Some(Picture::Line(line)) => Some(line),
        _ => None,
    });
    let groups = hand.groups.iter().map(|group| group.tiles.to_vec());
    let picture = Picture::Tiles {
        groups: groups.collect(),
        named: false,
    };
    Some((picture, Choose { choices }))
}

fn choice(id: &str, line: LineIndex, missing: u8, worth: Worth) -> Choice {
    Choice {
        id: id.to_owned(),
        picture: Some(Picture::Line(line)),
        says: Says::Line { missing },
        worth,
    }
}

/// Of each other section the line that lacks the fewest tiles of a hand, with how many those are. Sections
/// of which the hand is, too, are left out.
fn in_other_sections(card: &CompiledCard, hand: &Target) -> Vec<(u8, LineIndex)> {
    let own = card.card().line(hand.line).section;
    let mut distances = Distances::default();
    card.measure(&tiles(hand), &[], &mut distances);
    let lines: Vec<(u16, u8, LineIndex)> = card
        .card()
        .lines()
        .filter(|(_, line)| line.section != own)
        .filter_map(|(index, line)| {
            let missing = distances.nearest(card.hands_of(index))?;
            Some((line.section, missing, index))
        })
        .collect();
    let sections = 0..card.card().sections().len() as u16;
    sections
        .filter_map(|section| {
            let its = lines.iter().filter(|line| line.0 == section);
            let nearest = its.min_by_key(|line| line.1)?;
            Some((nearest.1, nearest.2))
        })
        .filter(|(missing, _)| *missing > 0)
        .collect()
}

/// Whether there are tiles enough to lay a hand with naturals alone (rule `quint-needs-joker`).
fn needs_no_joker(hand: &Target) -> bool {
    let tiles = tiles(hand);
    tiles.kinds().all(|(tile, count)| count <= copies_of(tile))
}

fn tiles(hand: &Target) -> TileCounts {
    let groups = hand.groups.iter();
    groups
        .flat_map(|group| group.tiles.iter().copied())
        .collect()
}
