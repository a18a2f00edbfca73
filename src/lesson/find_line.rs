//! Which line is this hand? A question that can be asked of any card: a hand is shown, or a rack on the way to
//! one, and its line is to be found among lines of other sections.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::hand::{DrawnHand, needs_no_joker, tiles};
use super::hand_wanted::HandWanted;
use super::{Choose, Illustration, Says, StepChoice, Worth, picture};
use crate::analysis::{CompiledCard, Distances};
use crate::card::{Hand, LineIndex};
use crate::rules::{RuleId, below};
use crate::tile::{HAND, TileCounts};

/// The names of the wrong answers: the line to which the hand is nearest comes first.
const WRONG: [&str; 3] = ["nearest", "second", "third"];

/// A hand of the card and the lines to choose from: its own, and those of three other sections to which it
/// is nearest, as they are the hardest to tell apart. The same for the same seed; nothing when the card
/// has too few sections.
pub(super) fn find_line(
    card: &CompiledCard,
    seed: u64,
    rule: RuleId,
) -> Option<(Illustration, Choose)> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let hands = card.card().hands().iter();
    let hands: Vec<&Hand> = hands.filter(|hand| needs_no_joker(hand)).collect();
    let hand = match u32::try_from(hands.len()) {
        Ok(count @ 1..) => hands[below(&mut chance, count) as usize],
        _ => return None,
    };
    let others = in_other_sections(card, hand.line, &tiles(hand), 0)?;
    let groups = hand.groups.iter().map(|group| group.tiles.to_vec());
    let picture = Illustration::Tiles {
        groups: groups.collect(),
        named: false,
    };
    Some((picture, choose((hand.line, 0), others, rule)))
}

/// The same with a rack of 13 tiles on the way to the hand: its line is the one to which it is nearest.
pub(super) fn nearest_line(
    card: &CompiledCard,
    wanted: HandWanted,
    rule: RuleId,
) -> Option<(Illustration, Choose)> {
    let others =
        |hand: &DrawnHand| in_other_sections(card, hand.line, &hand.rack(), hand.lacks() as u8);
    let wanted = HandWanted {
        strays: (HAND - 1).saturating_sub(wanted.tiles + wanted.jokers),
        ..wanted
    };
    let hand = DrawnHand::draw(card, wanted, |hand| others(hand).is_some())?;
    let right = (hand.line, hand.lacks() as u8);
    let picture = Illustration::Tiles {
        groups: picture::groups(&hand.rack()),
        named: false,
    };
    Some((picture, choose(right, others(&hand)?, rule)))
}

/// The lines as they stand on the card, the right one among them, each with how many tiles it lacks.
fn choose(right: (LineIndex, u8), others: [(u8, LineIndex); 3], rule: RuleId) -> Choose {
    let wrong = WRONG
        .into_iter()
        .zip(others)
        .map(|(id, (missing, line))| choice(id, line, missing, Worth::Wrong(rule)));
    let mut choices: Vec<StepChoice> = wrong
        .chain([choice("right", right.0, right.1, Worth::Right)])
        .collect();
    choices.sort_by_key(|choice| match choice.picture {
        Some(Illustration::Line(line)) => Some(line),
        _ => None,
    });
    Choose { choices }
}

fn choice(id: &str, line: LineIndex, missing: u8, worth: Worth) -> StepChoice {
    StepChoice {
        id: id.to_owned(),
        picture: Some(Illustration::Line(line)),
        seat: None,
        says: Says::Line {
            missing: Some(missing),
        },
        worth,
    }
}

/// Of three other sections the line that lacks the fewest of these tiles, with how many those are, the nearest
/// first. Sections with a line that lacks no more than `right` are left out.
fn in_other_sections(
    card: &CompiledCard,
    of: LineIndex,
    held: &TileCounts,
    right: u8,
) -> Option<[(u8, LineIndex); 3]> {
    let own = card.card().line(of).section;
    let mut distances = Distances::default();
    card.measure(held, &[], &mut distances);
    let lines: Vec<(u16, u8, LineIndex)> = card
        .card()
        .lines()
        .filter(|(_, line)| line.section != own)
        .filter_map(|(index, line)| {
            let missing = distances.nearest(&card.hands_of(index))?;
            Some((line.section, missing, index))
        })
        .collect();
    let sections = 0..card.card().sections().len() as u16;
    let mut found: Vec<(u8, LineIndex)> = sections
        .filter_map(|section| {
            let its = lines.iter().filter(|line| line.0 == section);
            let nearest = its.min_by_key(|line| line.1)?;
            Some((nearest.1, nearest.2))
        })
        .filter(|(missing, _)| *missing > right)
        .collect();
    found.sort_by_key(|(missing, _)| *missing);
    found.truncate(WRONG.len());
    found.try_into().ok()
}
