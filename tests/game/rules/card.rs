//! Reading the card, shown by what a line comes to.

use std::collections::BTreeSet;

use mahj_tutor::card::{Card, Hand, PatternGroup, PatternWord, Sign, Symbol, practice};
use mahj_tutor::rules::Game;
use mahj_tutor::tile::{Dragon, Suit, Tile};
use mahj_tutor::wording::printed_note;

use crate::rules::table::*;

fn suits(hand: &Hand) -> BTreeSet<Suit> {
    tiles_of(hand)
        .filter_map(|tile| match tile {
            Tile::Suited(suit, _) => Some(suit),
            _ => None,
        })
        .collect()
}

fn numbers(hand: &Hand) -> BTreeSet<u8> {
    tiles_of(hand)
        .filter_map(|tile| match tile {
            Tile::Suited(_, number) => Some(number.get()),
            _ => None,
        })
        .collect()
}

fn tiles_of(hand: &Hand) -> impl Iterator<Item = Tile> + '_ {
    hand.groups
        .iter()
        .flat_map(|group| group.tiles.iter().copied())
}

/// How many suits each hand of a pattern has.
fn suit_counts(pattern: &str) -> Vec<usize> {
    card_of(&format!("pattern = '{pattern}'"))
        .hands()
        .iter()
        .map(|hand| suits(hand).len())
        .collect()
}

/// The hands of a section of the practice card.
fn section(id: &str) -> Vec<Hand> {
    let card = practice().unwrap();
    let found: Vec<Hand> = card
        .hands()
        .iter()
        .filter(|hand| card.section_of(card.line(hand.line)).id == id)
        .cloned()
        .collect();
    assert!(!found.is_empty(), "{id}");
    found
}

#[test]
fn card_colors_count_suits_and_name_none() {
    cov_mark::check!(CARD_COLORS_COUNT_SUITS);
    let card = card_of("pattern = 'FFFFFF 1111a 2222b'");
    let pairs: BTreeSet<BTreeSet<Suit>> = card.hands().iter().map(suits).collect();
    assert_eq!(pairs.len(), 3);
    let hands_of = |pattern| hands(pattern).into_iter().collect::<BTreeSet<_>>();
    assert_eq!(
        hands_of("FFFFFF 1111a 2222b"),
        hands_of("FFFFFF 1111c 2222a"),
        "another colour is no other suit"
    );
}

#[test]
fn card_one_color_is_one_suit() {
    cov_mark::check!(CARD_ONE_COLOR);
    assert_eq!(suit_counts("FF 1111a 2222a 3333a"), [1; 3]);
}

#[test]
fn card_two_colors_are_two_suits_and_three_are_three() {
    cov_mark::check!(CARD_TWO_COLORS);
    assert_eq!(suit_counts("FF 1111a 2222a 3333b"), [2; 6]);
    assert_eq!(suit_counts("FF 1111a 2222b 3333c"), [3; 6]);
}

#[test]
fn card_blue_neutral_flowers_and_zeros_have_no_colour() {
    cov_mark::check!(CARD_BLUE_NEUTRAL);
    let card = card_of("pattern = 'FF 2026a 2222b 6666b'");
    let (_, line) = card.lines().next().unwrap();
    let coloured = |symbol| {
        line.printed[0]
            .places()
            .flatten()
            .filter(|group| group.symbols.contains(&symbol))
            .any(|group| group.colour_of(symbol).is_some())
    };
    assert!(!coloured(Symbol::Zero) && !coloured(Symbol::Flower));
    let two = Symbol::from_char('2').unwrap();
    assert!(coloured(two));
}

#[test]
fn card_numbers_are_number_tiles() {
    cov_mark::check!(CARD_NUMBERS);
    for number in 1..=9 {
        let pattern = format!("FFFFFF {} NNNN", format!("{number}").repeat(4) + "a");
        let tiles = ["B", "C", "D"].map(|suit| format!("{number}{suit}").repeat(4));
        assert_eq!(
            hands(&pattern),
            tiles.map(|tiles| format!("FFFFFF {tiles} NNNN"))
        );
    }
}

#[test]
fn card_winds_letters_are_winds() {
    cov_mark::check!(CARD_WINDS_LETTERS);
    let mut game = with_pattern("NNNN EEE WWW SSSS", "4xN 3xE 3xW 4xS");
    act(&mut game, EAST, "declare");
}

#[test]
fn card_d_dragon_is_a_dragon_that_its_color_decides() {
    cov_mark::check!(CARD_D_DRAGON);
    assert_eq!(
        hands("FFFFFF DDDDa DDDDb"),
        ["FFFFFF GGGG RRRR", "FFFFFF GGGG 0000", "FFFFFF RRRR 0000"]
    );
    // The page's example: beside Twos of Bams, the dragons of the same color are Green.
    assert_eq!(
        hands("222a DDDDa FFF NNNN"),
        [
            "2B2B2B GGGG FFF NNNN",
            "2C2C2C RRRR FFF NNNN",
            "2D2D2D 0000 FFF NNNN"
        ]
    );
}

#[test]
fn card_r_g_dragons_are_red_and_green() {
    cov_mark::check!(CARD_R_G_DRAGONS);
    let mut game = with_pattern("FFFFFF RRRR GGGG", "6xF 4xR 4xG");
    act(&mut game, EAST, "declare");
    assert_eq!(tile("R"), Tile::Dragon(Dragon::Red));
    assert_eq!(tile("G"), Tile::Dragon(Dragon::Green));
}

#[test]
fn card_zero_is_white() {
    cov_mark::check!(CARD_ZERO_IS_WHITE);
    let card = card_of("pattern = '0000 FFFFFF NNNN'");
    assert_eq!(
        card.hands()[0].groups[0].tile(),
        Some(Tile::Dragon(Dragon::White))
    );
}

#[test]
fn card_f_flower() {
    cov_mark::check!(CARD_F_FLOWER);
    let card = card_of("pattern = '0000 FFFFFF NNNN'");
    assert_eq!(card.hands()[0].groups[1].tile(), Some(Tile::Flower));
}

/// South may want a pung of ones of `111a 222a 3333a NNNN`.
fn one_line(concealed: bool) -> Game {
    let mut position = after_discard(EAST, "1B", ["", "1B 1B 2B 2B 2B 3B 3B N N E W S R", "", ""]);
    position.card = card_of(&format!(
        "pattern = '111a 222a 3333a NNNN'\nconcealed = {concealed}"
    ));
    begin(&position)
}

#[test]
fn card_x_exposed_a_discard_may_be_claimed() {
    cov_mark::check!(CARD_X_EXPOSED);
    let mut game = one_line(false);
    act(&mut game, SOUTH, "claim naturals 2 jokers 0");
}

#[test]
fn card_c_concealed_no_discard_may_be_claimed_while_building() {
    cov_mark::check!(CARD_C_CONCEALED);
    let game = one_line(true);
    assert_eq!(
        refused_by(&game, SOUTH, "claim naturals 2 jokers 0"),
        ["claim-x-only"]
    );
}

#[test]
fn card_parenthetical_note_limits_or_widens_a_line() {
    cov_mark::check!(CARD_PARENTHETICAL);
    let ways = ["printed", "slide", "slide-odd", "slide-even"];
    let cards = ways.map(|way| {
        card_of(&format!(
            "pattern = 'FFFFFF 3333a 5555a'\nnumbers = '{way}'"
        ))
    });
    let counts = cards.each_ref().map(|card| card.hands().len() / 3);
    assert_eq!(counts, [1, 7, 4, 3]);
    let notes = cards.each_ref().map(|card| {
        let (_, line) = card.lines().next().unwrap();
        printed_note(line)
    });
    let different: BTreeSet<String> = notes.iter().map(|note| format!("{note:?}")).collect();
    assert_eq!(different.len(), 4);
}

#[test]
fn card_any_consecutive_numbers_slide_and_keep_their_sizes() {
    cov_mark::check!(CARD_ANY_CONSECUTIVE);
    let card = card_of("pattern = '444a 555a 6666a 7777a'\nnumbers = 'slide'");
    assert_eq!(card.hands().len(), 6 * 3);
    let printed: Vec<String> = card.hands().iter().map(ToString::to_string).collect();
    assert!(printed.contains(&"6C6C6C 7C7C7C 8C8C8C8C 9C9C9C9C".to_owned()));
    assert!(printed.contains(&"1D1D1D 2D2D2D 3D3D3D3D 4D4D4D4D".to_owned()));
}

#[test]
fn card_fixed_numbers_bind_without_such_a_note() {
    cov_mark::check!(CARD_FIXED_NUMBERS);
    assert_eq!(
        hands("11a 222a 3333a 444a 55a")[1],
        "1C1C! 2C2C2C 3C3C3C3C 4C4C4C 5C5C!"
    );
    assert_eq!(hands("11a 222a 3333a 444a 55a").len(), 3);
}

#[test]
fn card_matching_dragons_crak_red_bam_green_dot_white() {
    cov_mark::check!(CARD_MATCHING_DRAGONS);
    assert_eq!(
        hands("FFFFFF 1111a DDDDa"),
        [
            "FFFFFF 1B1B1B1B GGGG",
            "FFFFFF 1C1C1C1C RRRR",
            "FFFFFF 1D1D1D1D 0000"
        ]
    );
}

#[test]
fn card_opposite_dragons_are_those_that_do_not_match() {
    cov_mark::check!(CARD_OPPOSITE_DRAGONS);
    let with_dots: Vec<String> = hands("FFFFFF 1111a DDDDb")
        .into_iter()
        .filter(|hand| hand.contains("1D"))
        .collect();
    assert_eq!(with_dots, ["FFFFFF 1D1D1D1D GGGG", "FFFFFF 1D1D1D1D RRRR"]);
}

#[test]
fn card_dragons_follow_suit_relation_of_their_colour() {
    cov_mark::check!(CARD_DRAGONS_FOLLOW_SUIT_RELATION);
    for hand in hands("FF 1111a 2222b DDDDc") {
        let bams_and_craks = hand.contains("B1B") && hand.contains("2C")
            || hand.contains("1C") && hand.contains("2B");
        assert_eq!(bams_and_craks, hand.ends_with("0000"), "{hand}");
    }
}

#[test]
fn cat_year_is_made_of_the_digits_of_the_year() {
    cov_mark::check!(CAT_YEAR);
    for hand in section("year") {
        assert!(numbers(&hand).is_subset(&BTreeSet::from([2, 6])));
        assert!(tiles_of(&hand).any(|tile| tile == Tile::SOAP));
    }
}

#[test]
fn cat_2468_is_made_of_even_numbers() {
    cov_mark::check!(CAT_2468);
    for hand in section("evens") {
        assert!(numbers(&hand).iter().all(|number| number % 2 == 0));
    }
}

#[test]
fn cat_math_the_last_group_is_the_result() {
    cov_mark::check!(CAT_MATH);
    let card = practice().unwrap();
    let number = |groups: &[PatternGroup]| match groups[0].symbols[0] {
        Symbol::Number(number) => Some(i32::from(number.get())),
        _ => None,
    };
    let mut sums = 0;
    for (_, line) in card.lines() {
        for pattern in &line.printed {
            let mut terms = Vec::new();
            let mut sign = None;
            for word in &pattern.words {
                match word {
                    PatternWord::Groups(groups) => terms.extend(number(groups)),
                    PatternWord::Sign(Sign::Equals) => {}
                    PatternWord::Sign(other) => sign = Some(*other),
                }
            }
            let result = match (sign, &terms[..]) {
                (Some(Sign::Plus), [left, right, _]) => left + right,
                (Some(Sign::Minus), [left, right, _]) => left - right,
                (Some(Sign::Times), [left, right, _]) => left * right,
                (Some(Sign::Divided), [left, right, _]) => left / right,
                _ => continue,
            };
            assert_eq!(result, terms[2], "{}", line.id);
            sums += 1;
        }
    }
    assert_eq!(sums, 6);
}

#[test]
fn cat_change_up_another_card_may_have_another_section() {
    cov_mark::check!(CAT_CHANGE_UP);
    let other = Card::parse(
        "format = 1\nid = \"next\"\ntitle = \"Next\"\nyear = 2027\n\
         [[section]]\nid = \"change-up\"\ntitle = \"Change Up\"\n\
         [[section.line]]\nvalue = 25\npattern = \"NNNN EEE WWW SSSS\"",
    )
    .unwrap();
    let known = practice().unwrap();
    assert!(
        known
            .sections()
            .iter()
            .all(|section| section.id != "change-up")
    );
    let mut position = table(["4xN 3xE 3xW 4xS", "", "", ""]);
    position.card = other.into();
    let mut game = begin(&position);
    act(&mut game, EAST, "declare");
    assert_eq!(winning_line(&game), "change-up/1");
}

#[test]
fn cat_quints_has_five_of_a_kind() {
    cov_mark::check!(CAT_QUINTS);
    for hand in section("quints") {
        assert!(hand.groups.iter().any(|group| group.tiles.len() >= 5));
    }
}

#[test]
fn cat_consecutive_is_a_run_of_numbers() {
    cov_mark::check!(CAT_CONSECUTIVE);
    for hand in section("consecutive-run") {
        let numbers: Vec<u8> = numbers(&hand).into_iter().collect();
        assert!(numbers.windows(2).all(|pair| pair[1] == pair[0] + 1));
    }
}

#[test]
fn cat_13579_is_made_of_odd_numbers() {
    cov_mark::check!(CAT_13579);
    let all_numbers = |of: &str| {
        section(of)
            .iter()
            .flat_map(numbers)
            .collect::<BTreeSet<_>>()
    };
    let odds = all_numbers("odds");
    assert_eq!(odds, BTreeSet::from([1, 3, 5, 7, 9]));
    // One number more than the even section has.
    assert_eq!(odds.len(), all_numbers("evens").len() + 1);
}

#[test]
fn cat_winds_dragons_has_groups_of_winds_or_dragons() {
    cov_mark::check!(CAT_WINDS_DRAGONS);
    for hand in section("winds-and-dragons") {
        let of_winds_or_dragons = hand.groups.iter().filter(|group| {
            let mut tiles = group.tiles.iter();
            tiles.all(|tile| matches!(tile, Tile::Wind(_) | Tile::Dragon(_)))
        });
        assert!(of_winds_or_dragons.count() >= 3, "{hand}");
    }
}

#[test]
fn cat_369_keeps_to_three_six_and_nine() {
    for hand in section("threes") {
        assert!(numbers(&hand).iter().all(|number| number % 3 == 0));
    }
    cov_mark::check!(CAT_369);
    let card = card_of("pattern = 'FF 3333a 6666b 9999c'");
    for hand in card.hands() {
        assert_eq!(numbers(hand), BTreeSet::from([3, 6, 9]));
    }
    let game = with_pattern("FF 3333a 6666a 9999a", "F F 4x3B 4x6B 4x8B");
    assert_eq!(refused_by(&game, EAST, "declare"), ["win-14-on-card"]);
}

#[test]
fn cat_singles_pairs_has_singles_and_pairs_only_and_no_joker() {
    cov_mark::check!(CAT_SINGLES_PAIRS);
    for hand in section("singles-and-pairs") {
        assert!(hand.joker_tiles().is_empty());
        assert!(
            hand.groups
                .iter()
                .all(|group| group.is_cluster || group.tiles.len() <= 2)
        );
    }
}
