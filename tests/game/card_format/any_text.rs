//! Whatever is written, it is read without panic and told at a place that exists.

use super::*;

/// Words from which patterns are made, most of them right.
pub(super) fn pattern_word() -> impl Strategy<Value = String> {
    let group = (
        prop::sample::select("0123456789DFNEWSRGZX".chars().collect::<Vec<_>>()),
        1..7_usize,
        prop::sample::select(vec!["", "a", "b", "c"]),
        prop::sample::select(vec!["", "", "", "!"]),
    )
        .prop_map(|(symbol, size, letter, bang)| {
            let symbols: String = std::iter::repeat_n(symbol, size).collect();
            let suited = symbol == 'D' || ('1'..='9').contains(&symbol);
            let letter = match (suited, letter) {
                (true, "") => "a",
                (true, letter) => letter,
                (false, _) => "",
            };
            format!("{symbols}{letter}{bang}")
        });
    prop_oneof![
        8 => group,
        1 => prop::sample::select(vec!["NEWS", "2026a", "112a", "+", "=", "|", "1a|2b"])
            .prop_map(str::to_owned),
    ]
}

/// Groups of which no two tiles need be identical, 14 tiles together.
pub(super) fn whole_pattern() -> impl Strategy<Value = String> {
    let sizes = prop::sample::select(vec![
        vec![4, 4, 4, 2],
        vec![3, 4, 3, 4],
        vec![2, 3, 4, 3, 2],
        vec![5, 4, 5],
        vec![6, 5, 3],
        vec![2, 2, 2, 2, 2, 2, 2],
        vec![1, 2, 3, 4, 3, 1],
    ]);
    let group = (
        prop::sample::select("123456789D0FNRZX".chars().collect::<Vec<_>>()),
        0..3_usize,
    );
    (sizes, prop::collection::vec(group, 7)).prop_map(|(sizes, groups)| {
        let words: Vec<String> = sizes
            .iter()
            .zip(groups)
            .map(|(size, (symbol, letter))| {
                let letter = if symbol == 'D' || ('1'..='9').contains(&symbol) {
                    ["a", "b", "c"][letter]
                } else {
                    ""
                };
                format!("{}{letter}", symbol.to_string().repeat(*size))
            })
            .collect();
        words.join(" ")
    })
}

/// Whether a hand follows its pattern: sizes, suits by letter, one step for all numbers, dragons,
/// and different winds and dragons for different groups that want any.
fn follows(hand: &card::Hand, way: &Pattern) -> bool {
    let mut suits = BTreeMap::new();
    let mut steps = BTreeSet::new();
    let (mut winds, mut dragons) = (Vec::new(), Vec::new());
    let mut right = true;
    for (group, printed) in hand.groups.iter().zip(way.places()) {
        let symbol = printed[0].symbols[0];
        let tile = group.tiles[0];
        right &= *group.tiles == *vec![tile; printed[0].symbols.len()];
        let suit = match (symbol, tile) {
            (Symbol::Number(number), Tile::Suited(suit, slid)) => {
                steps.insert(i16::from(slid.get()) - i16::from(number.get()));
                Some(suit)
            }
            (Symbol::MatchingDragon, Tile::Dragon(dragon)) => {
                Suit::ALL.into_iter().find(|suit| suit.dragon() == dragon)
            }
            (Symbol::AnyWind, Tile::Wind(wind)) => {
                winds.push(wind);
                None
            }
            (Symbol::AnyDragon, Tile::Dragon(dragon)) => {
                dragons.push(dragon);
                None
            }
            _ => {
                right &= symbol.fixed_tile() == Some(tile);
                None
            }
        };
        right &= suit.is_some() == group.letter.is_some();
        if let (Some(suit), Some(letter)) = (suit, group.letter) {
            right &= *suits.entry(letter).or_insert(suit) == suit;
        }
    }
    let different_suits: BTreeSet<_> = suits.values().collect();
    right
        && different_suits.len() == suits.len()
        && steps.len() <= 1
        && winds.iter().collect::<BTreeSet<_>>().len() == winds.len()
        && dragons.iter().collect::<BTreeSet<_>>().len() == dragons.len()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(256) })]

    #[test]
    fn any_text_is_read_without_panic(text in "\\PC*|(.|\n)*") {
        let _ = card::check(&text);
    }

    #[test]
    fn a_card_with_a_piece_changed_is_read_without_panic(
        at in 0..200_usize,
        length in 0..40_usize,
        piece in "[ -~\n]{0,6}|\"\"\"|'''|\\\\u00|東|\r\n|\\[\\[section\\]\\]",
    ) {
        let text = include_str!("../../fixtures/cards/tiny.toml");
        let start = text.floor_char_boundary(at * text.len() / 200);
        let end = text.floor_char_boundary((start + length).min(text.len()));
        let changed = format!("{}{piece}{}", &text[..start], &text[end..]);
        let found = card::check(&changed);
        let lines = changed.split('\n').count();
        for diagnostic in &found {
            prop_assert!((1..=lines).contains(&diagnostic.line));
            prop_assert!(diagnostic.column >= 1);
        }
        let only_doubts = found.iter().all(Diagnostic::is_doubt);
        prop_assert_eq!(Card::parse(&changed).is_ok(), only_doubts);
    }

    #[test]
    fn any_pattern_is_read_or_its_problem_is_inside_it(
        words in prop::collection::vec(pattern_word(), 1..9),
        numbers in prop::sample::select(vec!["printed", "slide", "slide-odd", "slide-even"]),
    ) {
        let pattern = words.join(" ");
        let text = format!("{HEAD}value = 25\npattern = '{pattern}'\nnumbers = '{numbers}'");
        match Card::parse(&text) {
            Ok(card) => {
                let (_, line) = card.lines().next().unwrap();
                prop_assert_eq!(line.printed[0].to_string(), pattern);
                for hand in card.hands() {
                    let tiles = hand.groups.iter().flat_map(|group| group.tiles.iter().copied());
                    prop_assert_eq!(tiles.collect::<TileCounts>().total(), 14);
                }
            }
            Err(errors) => for error in errors {
                prop_assert_eq!(error.line, 10);
                prop_assert!((12..12 + pattern.len()).contains(&error.column), "{:?}", error);
            }
        }
    }

    #[test]
    fn every_hand_follows_its_pattern(
        pattern in whole_pattern(),
        numbers in prop::sample::select(vec!["printed", "slide", "slide-odd", "slide-even"]),
    ) {
        let text = format!("{HEAD}value = 25\npattern = '{pattern}'\nnumbers = '{numbers}'");
        if let Ok(card) = Card::parse(&text) {
            let (_, line) = card.lines().next().unwrap();
            for hand in card.hands() {
                prop_assert!(follows(hand, &line.printed[0]), "{hand} of {pattern}");
            }
        }
    }
}
