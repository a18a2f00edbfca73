//! What a pattern comes to: its concrete hands, counted by hand.

use super::*;

#[test]
fn the_command_prints_id_value_exposed_or_concealed_and_groups() {
    let text = include_str!("../../fixtures/cards/tiny.toml");
    let card = Card::parse(text).unwrap();
    let printed = Expansion(&card).to_string();
    let lines: Vec<&str> = printed.lines().collect();
    assert_eq!(lines.len(), 30 + 6 + 3 + 1);
    assert_eq!(
        lines[0],
        "runs/1\t25\tX\t1B1B! 2B2B2B 3C3C3C3C 4C4C4C 5B5B!"
    );
    assert_eq!(lines[30], "runs/2\t30\tC\tFFFF 2B2B2B2B GGGG NS!");
    assert_eq!(
        lines[36],
        "singles-and-pairs/1\t50\tC\tFF! 1B1B! 2B2B! 3B3B! 4B4B! 5B5B! 6B6B!"
    );
    assert_eq!(
        lines[39],
        "singles-and-pairs/2\t50\tC\tNEWS! NEWS! 00! RR! GG!"
    );
    assert!(printed.ends_with('\n'));
}

#[test]
fn five_numbers_in_one_suit_slide_to_five_places() {
    let hands = hands("pattern = '11a 222a 3333a 444a 55a'\nnumbers = 'slide'");
    assert_eq!(hands.len(), 5 * 3);
    assert!(hands.contains(&"5D5D! 6D6D6D 7D7D7D7D 8D8D8D 9D9D!".to_owned()));
}

#[test]
fn printed_numbers_stay_where_they_are() {
    assert_eq!(hands("pattern = '11a 222a 3333a 444a 55a'").len(), 3);
}

#[test]
fn suit_letters_are_different_suits_in_any_assignment() {
    assert_eq!(hands("pattern = '1111a 2222b 333b 444c'").len(), 6);
    // Two kongs that differ by their suit only: three pairs of suits, not six.
    assert_eq!(hands("pattern = 'FFFFFF 1111a 1111b'").len(), 3);
    // A letter alone is any suit, whichever letter it is.
    assert_eq!(hands("pattern = 'FFFFFF 1111c 2222c'").len(), 3);
}

#[test]
fn odd_and_even_slides_keep_to_odd_and_even_numbers() {
    let tiles = |line| -> Vec<String> {
        hands(line)
            .into_iter()
            .filter(|hand| hand.contains('B'))
            .map(|hand| hand.replace("FFFFFF ", ""))
            .collect()
    };
    assert_eq!(
        tiles("pattern = 'FFFFFF 3333a 5555a'\nnumbers = 'slide-odd'"),
        [
            "1B1B1B1B 3B3B3B3B",
            "3B3B3B3B 5B5B5B5B",
            "5B5B5B5B 7B7B7B7B",
            "7B7B7B7B 9B9B9B9B"
        ]
    );
    // Printed odd, kept even: it is the position that counts.
    assert_eq!(
        tiles("pattern = 'FFFFFF 3333a 5555a'\nnumbers = 'slide-even'"),
        [
            "2B2B2B2B 4B4B4B4B",
            "4B4B4B4B 6B6B6B6B",
            "6B6B6B6B 8B8B8B8B"
        ]
    );
}

#[test]
fn zero_never_slides_and_has_no_suit() {
    let hands = hands("pattern = '2026a 222b 000 6666b'");
    assert_eq!(hands.len(), 6);
    assert_eq!(hands[0], "2B02B6B! 2C2C2C 000 6C6C6C6C");
    let sliding = super::hands("pattern = '0000 1111a 222222a'\nnumbers = 'slide'");
    assert_eq!(sliding.len(), 8 * 3);
    assert!(sliding.iter().all(|hand| hand.starts_with("0000 ")));
}

#[test]
fn dragons_follow_the_suit_of_their_letter() {
    assert_eq!(
        hands("pattern = 'FFFFFF 1111a DDDDa'"),
        [
            "FFFFFF 1B1B1B1B GGGG",
            "FFFFFF 1C1C1C1C RRRR",
            "FFFFFF 1D1D1D1D 0000"
        ]
    );
    let opposite = hands("pattern = 'FFFFFF 1111a DDDDb'");
    assert_eq!(opposite.len(), 6);
    assert!(!opposite.contains(&"FFFFFF 1B1B1B1B GGGG".to_owned()));
}

#[test]
fn groups_of_any_wind_or_dragon_are_different_winds_or_dragons() {
    assert_eq!(hands("pattern = 'FFFFFF ZZZZ ZZZZ'").len(), 6);
    assert_eq!(hands("pattern = 'FFFFF ZZZZZ ZZZZ'").len(), 12);
    assert_eq!(hands("pattern = 'FFFFFF XXXX XXXX'").len(), 3);
    // Any wind may be a wind that is printed too.
    assert_eq!(hands("pattern = 'FFFFFF NNNN ZZZZ'").len(), 4);
}

#[test]
fn a_choice_of_groups_gives_the_hands_of_each() {
    assert_eq!(hands("pattern = 'FFFFFF 1111a 2222b|6666b'").len(), 12);
    assert_eq!(
        hands("pattern = 'FFFFFF 1111a|NNNN 2222b|0000'").len(),
        6 + 3 + 3 + 1
    );
    // Each choice slides by itself.
    let hands = hands("pattern = 'FFFFFF FFFF 1111a|8888a'\nnumbers = 'slide'");
    assert_eq!(hands.len(), 27);
}

#[test]
fn the_same_hand_counts_once_however_it_is_clustered() {
    let clustered = "pattern = ['NEWS NEWS 00 RR GG', 'NN EE WW SS 00 RR GG']";
    assert_eq!(hands(clustered).len(), 1);
    assert_eq!(
        hands("pattern = ['FFFFF FFF 1122a 34a', 'FFFFF FFF 11a 3a 22a 4a']").len(),
        3
    );
    // A pung and a single are another hand than a kong: jokers and claims differ.
    assert_eq!(
        hands("pattern = ['FFFFFF 1111a 222a 2a', 'FFFFFF 1111a 2222a']").len(),
        6
    );
    // The same group with and without jokers are two hands.
    assert_eq!(
        hands("pattern = ['FFFF! NNNNN EEEEE', 'FFFF NNNNN EEEEE']").len(),
        2
    );
}

#[test]
fn hands_that_the_tiles_cannot_make_are_left_out() {
    // Zeros and the dragon of dots are the same tile: 4 zeros and 2 white dragons do not exist.
    let hands = hands("pattern = '00 00 11a 33a 55a 77a DDa'");
    assert_eq!(hands.len(), 2);
    assert!(hands.iter().all(|hand| !hand.contains("1D")));
    // Where jokers may stand they do.
    assert_eq!(super::hands("pattern = '0000 1111a DDDDDDa'").len(), 3);
}

#[test]
fn a_bang_closes_a_group_to_jokers() {
    let card = card_of("pattern = 'FFFF! 1111a NEWS ZZ'");
    let takes_jokers: Vec<bool> = card.hands()[0]
        .groups
        .iter()
        .map(|group| group.takes_jokers)
        .collect();
    assert_eq!(takes_jokers, [false, true, false, false]);
    assert!(
        card.hands()[0]
            .to_string()
            .starts_with("FFFF! 1B1B1B1B NEWS! ")
    );
}

#[test]
fn groups_keep_their_place_and_their_letter() {
    let card = card_of("pattern = ['FF 111a + 222b = 333c DDDb', 'NEWS 1111a 2222b 33c']");
    let first = &card.hands()[0];
    let letters: Vec<Option<SuitLetter>> = first.groups.iter().map(|group| group.letter).collect();
    let (a, b, c) = (SuitLetter::A, SuitLetter::B, SuitLetter::C);
    assert_eq!(letters, [None, Some(a), Some(b), Some(c), Some(b)]);
    assert_eq!(first.way, 0);
    assert_eq!(card.hands()[6].way, 1);
    for hand in card.hands() {
        let way = &card.line(hand.line).printed[usize::from(hand.way)];
        assert_eq!(way.places().count(), hand.groups.len());
    }
}

#[test]
fn years_may_be_of_any_kind_of_toml_string() {
    let plain = hands("pattern = 'FF 2026a 2222b DDDDa'");
    for line in [
        "pattern = \"FF 2026a 2222b DDDDa\"",
        "pattern = \"\\u0046F 2026a\\t2222b DDDDa\"",
        "pattern = '''\nFF 2026a 2222b DDDDa'''",
        "pattern = \"\"\"\nFF 2026a \\\n   2222b DDDDa\"\"\"",
        "pattern = [ 'FF 2026a 2222b DDDDa' ]",
    ] {
        assert_eq!(hands(line), plain, "{line}");
    }
}

#[test]
fn a_cluster_is_no_group_of_identical_tiles_even_when_its_tiles_are() {
    let card = card_of("pattern = 'FFFFFF NNNN DD0a F'");
    let dots = &card.hands()[2];
    assert_eq!(dots.to_string(), "FFFFFF NNNN 000! F!");
    assert_eq!(dots.groups[2].tile(), None);
    assert_eq!(dots.groups[3].tile(), Some(Tile::Flower));
}
