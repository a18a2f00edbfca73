//! The cards that ship with the program.

use super::*;

fn practice() -> Card {
    card::practice().unwrap_or_else(|errors| panic!("{errors:#?}"))
}

fn groups_of(line: &Line) -> impl Iterator<Item = &card::PatternGroup> {
    line.printed.iter().flat_map(Pattern::places).flatten()
}

fn has_choice(line: &Line) -> bool {
    line.printed
        .iter()
        .flat_map(Pattern::places)
        .any(|it| it.len() > 1)
}

/// Whether a dragon of a suit stands beside numbers that have that suit too, or have not.
fn has_suit_dragon(line: &Line, matching: bool) -> bool {
    let letters = |way: &Pattern, wanted: fn(&Symbol) -> bool| -> BTreeSet<SuitLetter> {
        let groups = way.places().flatten();
        let suited = groups.filter(|group| group.symbols.iter().any(wanted));
        suited.filter_map(|group| group.letter).collect()
    };
    line.printed.iter().any(|way| {
        let numbers = letters(way, |symbol| matches!(symbol, Symbol::Number(_)));
        let dragons = letters(way, |symbol| *symbol == Symbol::MatchingDragon);
        !numbers.is_empty() && dragons.iter().any(|it| numbers.contains(it) == matching)
    })
}

#[test]
fn shipped_cards_have_no_problem_and_no_doubt() {
    let names: BTreeSet<&str> = card::shipped().map(|(name, _)| name).collect();
    assert_eq!(names, BTreeSet::from(["first.toml", "practice.toml"]));
    for (name, text) in card::shipped() {
        assert_eq!(card::check(text), [], "{name}");
    }
}

#[test]
fn the_first_card_has_few_lines_and_no_small_print() {
    let card = card::first().unwrap_or_else(|errors| panic!("{errors:#?}"));
    assert_eq!(card.id, "first");
    assert!((10..=14).contains(&card.lines().len()));
    for (_, line) in card.lines() {
        assert!(
            !has_suit_dragon(line, false),
            "{}: opposite dragons",
            line.id
        );
        assert!(!has_choice(line), "{}: a choice", line.id);
        assert!(
            !groups_of(line).any(|it| it.closed_to_jokers),
            "{}: closed",
            line.id
        );
    }
}

#[test]
fn it_has_the_size_of_a_real_card() {
    let card = practice();
    assert!((50..=60).contains(&card.lines().len()));
    assert_eq!(card.sections().len(), 10);
    let hands = card.hands().len();
    assert!((900..=1100).contains(&hands), "{hands}");
    assert!(
        card.lines()
            .all(|(_, line)| (25..=75).contains(&line.value))
    );
    assert_eq!((card.id.as_str(), card.year), ("practice", 2026));
    assert_eq!(card.license.as_deref(), Some("CC0-1.0"));
}

#[test]
fn it_uses_every_feature_of_the_format() {
    let card = practice();
    let lines: Vec<&Line> = card.lines().map(|(_, line)| line).collect();
    let has = |what: &str, wanted: &dyn Fn(&Line) -> bool| {
        assert!(lines.iter().any(|line| wanted(line)), "no line with {what}");
    };
    let has_group = |what: &str, wanted: &dyn Fn(&card::PatternGroup) -> bool| {
        has(what, &|line| groups_of(line).any(wanted));
    };
    for suits in 1..=3 {
        has("so many suits", &|line| {
            line.facts().contains(&LineFact::Suits(suits))
        });
    }
    for numbers in [
        Numbers::Printed,
        Numbers::Slide,
        Numbers::SlideOdd,
        Numbers::SlideEven,
    ] {
        has("such numbers", &|line| line.numbers == numbers);
    }
    has("like numbers", &|line| {
        line.facts().contains(&LineFact::LikeNumbers)
    });
    has("matching dragons", &|line| has_suit_dragon(line, true));
    has("opposite dragons", &|line| has_suit_dragon(line, false));
    has_group("a zero", &|group| group.symbols.contains(&Symbol::Zero));
    has("a choice", &has_choice);
    has_group("!", &|group| group.closed_to_jokers);
    has("no jokers", &|line| {
        !groups_of(line).any(card::PatternGroup::takes_jokers)
    });
    has("C", &|line| line.concealed);
    has("consecutive numbers", &|line| {
        line.facts()
            .iter()
            .any(|fact| matches!(fact, LineFact::Consecutive(NumberKind::Any, _)))
    });
    has("several ways", &|line| line.printed.len() > 1);
    has("a note", &|line| line.note.is_some());
    let signs: BTreeSet<String> = lines
        .iter()
        .flat_map(|line| &line.printed)
        .flat_map(|way| &way.words)
        .filter_map(|word| match word {
            PatternWord::Sign(sign) => Some(sign.to_string()),
            PatternWord::Groups(_) => None,
        })
        .collect();
    assert_eq!(
        signs.iter().map(String::as_str).collect::<String>(),
        "+-/=x"
    );
    let symbols: BTreeSet<Symbol> = lines
        .iter()
        .flat_map(|line| groups_of(line))
        .flat_map(|group| group.symbols.iter().copied())
        .collect();
    for character in "0123456789DFNEWSRGZX".chars() {
        let symbol = Symbol::from_char(character).unwrap();
        assert!(symbols.contains(&symbol), "no line with {character}");
    }
    has_group("NEWS", &|group| group.text() == "NEWS");
    has_group("a year", &|group| group.text() == "2026");
    for size in 1..=6 {
        has_group("a group of this size", &|group| {
            group.repeated().is_some() && group.symbols.len() == size
        });
    }
    assert!(
        card.sections()
            .iter()
            .any(|section| section.singles_and_pairs)
    );
}

#[test]
fn every_hand_has_14_tiles_exists_and_counts_once() {
    let card = practice();
    for (_, line) in card.lines() {
        let mut seen = BTreeSet::new();
        for hand in card.hands_of(line) {
            let naturals = hand.naturals();
            let open = hand.joker_tiles();
            assert_eq!(naturals.total() + open.total(), 14, "{hand}");
            let mut jokers = 0;
            for tile in Tile::ALL {
                assert!(naturals[tile] <= copies_of(tile), "{hand}");
                jokers += (naturals[tile] + open[tile]).saturating_sub(copies_of(tile));
            }
            assert!(jokers <= 8, "{hand}");
            let mut groups: Vec<String> = hand
                .groups
                .iter()
                .filter(|group| group.takes_jokers)
                .map(ToString::to_string)
                .collect();
            groups.sort();
            assert!(seen.insert((groups, naturals.to_string())), "{hand} twice");
        }
        assert!(!seen.is_empty());
    }
}
