//! What the screens draw and say of a line.

use super::*;

#[test]
fn a_line_keeps_what_is_printed() {
    let card = card_of("pattern = 'FFFF! 2222a|4444b + 2026a = ZZ'\nconcealed = true");
    let (_, line) = card.lines().next().unwrap();
    assert_eq!(line.patterns, ["FFFF! 2222a|4444b + 2026a = ZZ"]);
    let [way] = line.printed.as_slice() else {
        panic!("one way")
    };
    assert_eq!(way.to_string(), line.patterns[0]);
    assert_eq!(way.words.len(), 6);
    assert_eq!(way.words[2], PatternWord::Sign(Sign::Plus));
    let PatternWord::Groups(choice) = &way.words[1] else {
        panic!("groups")
    };
    assert_eq!(choice[1].text(), "4444");
    assert_eq!(choice[1].letter, Some(SuitLetter::B));
    let PatternWord::Groups(cluster) = &way.words[3] else {
        panic!("groups")
    };
    assert_eq!(
        cluster[0].colour_of(cluster[0].symbols[0]),
        Some(SuitLetter::A)
    );
    assert_eq!(cluster[0].colour_of(Symbol::Zero), None);
}

fn facts(line: &str) -> Vec<LineFact> {
    card_of(line).lines().next().unwrap().1.facts()
}

#[test]
fn the_facts_of_a_line_say_what_may_be_chosen() {
    assert_eq!(
        facts("pattern = '11a 222a 3333b 444b 55a'\nnumbers = 'slide'"),
        [
            LineFact::Suits(2),
            LineFact::Consecutive(NumberKind::Any, 5)
        ]
    );
    assert_eq!(
        facts("pattern = '1111a DDDa 1111b DDDc'\nnumbers = 'slide'"),
        [LineFact::Suits(3), LineFact::LikeNumbers]
    );
    assert_eq!(
        facts("pattern = 'FF 2026a 222b|666b ZZZ XX'"),
        [
            LineFact::Suits(2),
            LineFact::AnyWinds(1),
            LineFact::AnyDragons(1)
        ]
    );
    assert_eq!(
        facts("pattern = ['NEWS NEWS 00 RR GG', 'NN EE WW SS FF RR GG']\nconcealed = true"),
        []
    );
    assert_eq!(
        facts("pattern = 'FFFF! ZZZ ZZZ DDDDa'"),
        [
            LineFact::AnyWinds(2),
            LineFact::AnyDragons(1),
            LineFact::ClosedGroups
        ]
    );
}
