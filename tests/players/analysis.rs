//! The distance of a rack from every line of a card is the true minimum.

#![expect(
    clippy::unwrap_used,
    reason = "a test stops where what it needs is missing"
)]

use std::sync::Arc;

use mahj_tutor::analysis::{
    CompiledCard, Distances, Forecast, HandEvaluator, HandTile, LineOutlook, Odds, Placement,
    Prospects, Scope, Unseen, closed_line, nearest_lines, outlook_of_line, outlooks_of_lines,
};
use mahj_tutor::card::{self, Card, Group, Hand, LineId, LineIndex};
use mahj_tutor::rules::{Exposure, Seat};
use mahj_tutor::tile::{Tile, TileCounts, TileSet};
use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng as _};

/// Lines that need a tile both in a pair and in a larger group, a closed group, clusters, a quint
/// and a concealed line.
const TRICKY: &str = r#"
format = 1
id = "tricky"
title = "Tricky"
year = 2026
license = "CC0-1.0"

[[section]]
id = "tricky"
title = "Tricky"

  [[section.line]]
  pattern = "FF FFFF 11a 2222a 33a"
  numbers = "slide"
  value = 25

  [[section.line]]
  pattern = "FFFF! 222a 222b 2026a"
  value = 30

  [[section.line]]
  pattern = "11111a 2222b NEWS E"
  numbers = "slide"
  value = 40

  [[section.line]]
  pattern = ["NNN SSS 00 DDDa FFF", "EEE WWW 00 FFFFFF"]
  value = 25
  concealed = true

  [[section.line]]
  pattern = "112233a 112233b FF"
  value = 50
"#;

fn compiled(card: Card) -> CompiledCard {
    CompiledCard::new(Arc::new(card))
}

fn tricky() -> CompiledCard {
    compiled(Card::parse(TRICKY).unwrap())
}

fn practice() -> CompiledCard {
    compiled(card::practice().unwrap())
}

fn rack(text: &str) -> TileCounts {
    text.parse().unwrap()
}

fn below(rng: &mut ChaCha8Rng, bound: usize) -> usize {
    rng.next_u32() as usize % bound
}

/// A place of a concrete hand: the tile it wants, and whether a joker may stand there.
type Slot = (Tile, bool);

fn places(hand: &Hand) -> Vec<Slot> {
    let groups = hand.groups.iter();
    groups
        .flat_map(|group| group.tiles.iter().map(|tile| (*tile, group.takes_jokers)))
        .collect()
}

/// Tries to give `tile` a place, moving the tiles placed before if that helps.
fn find_place(
    tile: usize,
    tiles: &[Tile],
    places: &[Slot],
    seen: &mut [bool],
    taken: &mut [Option<usize>],
) -> bool {
    for place in 0..places.len() {
        let (wanted, takes_jokers) = places[place];
        let fits = tiles[tile] == wanted || (tiles[tile] == Tile::Joker && takes_jokers);
        if fits && !seen[place] {
            seen[place] = true;
            let free = match taken[place] {
                None => true,
                Some(other) => find_place(other, tiles, places, seen, taken),
            };
            if free {
                taken[place] = Some(tile);
                return true;
            }
        }
    }
    false
}

/// The distance by trying: how many of the places stay empty when as many tiles as possible have
/// found one.
fn slow_distance(tiles: &[Tile], places: &[Slot]) -> u8 {
    let mut taken = vec![None; places.len()];
    for tile in 0..tiles.len() {
        let mut seen = vec![false; places.len()];
        find_place(tile, tiles, places, &mut seen, &mut taken);
    }
    taken.iter().filter(|tile| tile.is_none()).count() as u8
}

/// Tiles drawn blindly out of a whole set.
fn draw(rng: &mut ChaCha8Rng, set: &mut Vec<Tile>, count: usize) -> Vec<Tile> {
    (0..count)
        .map(|_| {
            let place = below(rng, set.len());
            set.swap_remove(place)
        })
        .collect()
}

/// A rack that is near `hand`: some of its tiles, some jokers, the rest drawn.
fn near_rack(rng: &mut ChaCha8Rng, hand: &Hand, size: usize) -> Vec<Tile> {
    let mut set = TileSet::STANDARD.counts();
    let mut tiles = Vec::new();
    for (tile, _) in places(hand) {
        let luck = below(rng, 10);
        let wanted = if luck == 0 { Tile::Joker } else { tile };
        if luck < 7 && tiles.len() < size && set.remove(wanted) {
            tiles.push(wanted);
        }
    }
    let mut rest = set.tiles().collect();
    tiles.extend(draw(rng, &mut rest, size - tiles.len()));
    tiles
}

/// How many racks each of the two tests lays beside every hand of a line.
const RACKS: u64 = 30_000;

fn number(variable: &str, usual: u64) -> u64 {
    std::env::var(variable).map_or(usual, |text| text.replace('_', "").parse().unwrap())
}

/// A rack that follows from its number: drawn blindly, or near a hand of the card.
fn numbered_rack(card: &Card, number: u64) -> (Vec<Tile>, ChaCha8Rng) {
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let size = 13 + below(&mut rng, 2);
    let tiles = if below(&mut rng, 3) == 0 {
        let mut set = TileSet::STANDARD.counts().tiles().collect();
        draw(&mut rng, &mut set, size)
    } else {
        let hands = card.hands();
        let hand = &hands[below(&mut rng, hands.len())];
        near_rack(&mut rng, hand, size)
    };
    (tiles, rng)
}

/// Measures racks both ways: `MAHJ_RACKS` is how many, and `MAHJ_SEED` the number of the first.
fn assert_distances_are_minimal(card: &CompiledCard) {
    let mut distances = Distances::default();
    let first = number("MAHJ_SEED", 1);
    for seed in first..first + number("MAHJ_RACKS", RACKS) {
        let (tiles, mut rng) = numbered_rack(card.card(), seed);
        let counts = tiles.iter().copied().collect::<TileCounts>();
        card.measure(&counts, &[], &mut distances);
        let line = below(&mut rng, card.card().lines().len());
        let (index, line) = card.card().lines().nth(line).unwrap();
        let mut least = u8::MAX;
        for (index_of_hand, hand) in card.hands_of(index).zip(card.card().hands_of(line)) {
            let slow = slow_distance(&tiles, &places(hand));
            assert_eq!(
                distances.of_hand(index_of_hand),
                Some(slow),
                "rack {seed}, {counts} for {hand:?}"
            );
            least = least.min(slow);
        }
        let nearest = distances.nearest(&card.hands_of(index));
        assert_eq!(nearest, Some(least), "rack {seed}");
    }
}

#[test]
fn distances_are_the_true_minimum_on_tricky_lines() {
    assert_distances_are_minimal(&tricky());
}

#[test]
fn distances_are_the_true_minimum_on_the_practice_card() {
    assert_distances_are_minimal(&practice());
}

#[test]
fn a_joker_never_helps_a_pair() {
    let card = tricky();
    let mut distances = Distances::default();
    let line = |number: u16| card.card().lines().nth(usize::from(number) - 1).unwrap().0;
    let of_line = |distances: &Distances, number| distances.nearest(&card.hands_of(line(number)));
    card.measure(
        &rack("1B 1B 2B 2B 3B 3B 1C 1C 2C 2C 3C 3C F J"),
        &[],
        &mut distances,
    );
    assert_eq!(of_line(&distances, 5), Some(1));
    // Two flowers are the pair first; the kong takes the jokers.
    card.measure(&rack("F F J J J J 1B 1B 4x2B 3B 3B"), &[], &mut distances);
    assert_eq!(of_line(&distances, 1), Some(0));
    card.measure(&rack("F J J J J J 1B 1B 4x2B 3B 3B"), &[], &mut distances);
    assert_eq!(of_line(&distances, 1), Some(1));
}

/// The distance of tiles from the one line of a card with this pattern, some of them exposed.
fn distance_of(pattern: &str, tiles: &str, exposures: &[Exposure]) -> Option<u8> {
    let head = TRICKY.split("[[section.line]]").next().unwrap();
    let text = format!("{head}[[section.line]]\npattern = \"{pattern}\"\nvalue = 25\n");
    let card = compiled(Card::parse(&text).unwrap());
    let mut distances = Distances::default();
    card.measure(&rack(tiles), exposures, &mut distances);
    distances.least()
}

#[test]
fn a_tile_needed_in_a_pair_and_in_a_kong_goes_to_the_pair_first() {
    let pattern = "FF FFFF 1111a 2222a";
    // One flower is left for the kong, whose other places jokers take.
    assert_eq!(distance_of(pattern, "3xF 3xJ 4x1B 4x2B", &[]), Some(0));
    assert_eq!(distance_of(pattern, "2xF 4xJ 4x1B 4x2B", &[]), Some(0));
    // With one flower alone the pair lacks the other, however many jokers there are.
    assert_eq!(distance_of(pattern, "F 5xJ 4x1B 4x2B", &[]), Some(1));
}

#[test]
fn an_exposed_kong_counts_toward_its_line_and_the_rest_is_assessed_with_it() {
    let kong = [exposure("1B".parse().unwrap(), 3, 1)];
    let pattern = "FF 1111a DDDDa 1111b";
    // The other kong of ones and its dragons follow from the suit that lies exposed.
    assert_eq!(distance_of(pattern, "F F 4xG 4x1D", &kong), Some(0));
    assert_eq!(distance_of(pattern, "F F 4x0 4x1D", &kong), Some(0));
    assert_eq!(distance_of(pattern, "F F 4xR 4x1D", &kong), Some(4));
    assert_eq!(distance_of(pattern, "F 9D 4xG 4x1D", &kong), Some(1));
}

#[test]
fn an_exposed_pung_makes_no_line_that_needs_a_kong_even_with_the_fourth_tile_in_hand() {
    let pung = [exposure("1B".parse().unwrap(), 3, 0)];
    let pattern = "FF 1111a 2222a 3333a";
    assert_eq!(distance_of(pattern, "F F 1B 4x2B 4x3B", &pung), None);
    let with_a_pung = "FFF 111a 2222a 3333a";
    assert_eq!(distance_of(with_a_pung, "F F F 4x2B 4x3B", &pung), Some(0));
}

#[test]
fn the_nearest_lines_come_first_and_ties_in_card_order() {
    let card = tricky();
    let mut distances = Distances::default();
    card.measure(&rack("13xK"), &[], &mut distances);
    let lines = nearest_lines(&card, &distances);
    assert!(lines.iter().all(|&(_, distance)| distance == 14));
    assert!(lines.is_sorted());
}

fn exposure(tile: Tile, naturals: u8, jokers: u8) -> Exposure {
    Exposure {
        tile,
        naturals,
        jokers,
        strays: TileCounts::EMPTY,
        claimed_from: Seat::FIRST.right(),
    }
}

#[test]
fn an_exposure_binds_to_the_lines_that_have_exactly_its_group() {
    let card = tricky();
    let mut distances = Distances::default();
    let two_bam: Tile = "2B".parse().unwrap();
    let of_line = |distances: &Distances, number: usize| {
        let (index, _) = card.card().lines().nth(number - 1).unwrap();
        distances.nearest(&card.hands_of(index))
    };

    // A kong of twos: the flowers' line and the quint's, not the pungs of line 2.
    card.measure(
        &rack("F F F 1B 1B 3B 3B 9D 9D"),
        &[exposure(two_bam, 2, 2)],
        &mut distances,
    );
    assert_eq!(of_line(&distances, 1), Some(3));
    assert_eq!(of_line(&distances, 2), None);
    assert_eq!(of_line(&distances, 3), Some(10));
    assert_eq!(of_line(&distances, 4), None);
    assert_eq!(of_line(&distances, 5), None);

    // What lies exposed stays out of reach of the pair: both flowers of the pair are still missing.
    card.measure(
        &rack("1B 1B 3B 3B 2B 2B 2B 2B 9D"),
        &[exposure(Tile::Flower, 4, 0)],
        &mut distances,
    );
    assert_eq!(of_line(&distances, 1), Some(2));

    // A kong that takes no joker can lie exposed as well, but not with a joker in it.
    let flowers = |jokers| [exposure(Tile::Flower, 4 - jokers, jokers)];
    let rest = rack("2C 2C 2C 2D 2D 2D 2D 0 6D 6D");
    card.measure(&rest, &flowers(0), &mut distances);
    assert_eq!(of_line(&distances, 2), Some(1));
    card.measure(&rest, &flowers(1), &mut distances);
    assert_eq!(of_line(&distances, 2), None);

    // A concealed line is closed by any exposure.
    let north: Tile = "N".parse().unwrap();
    card.measure(
        &rack("S S S 0 0 0 0 F F"),
        &[exposure(north, 3, 0)],
        &mut distances,
    );
    assert_eq!(distances.least(), None);
}

/// The outlook of every line for this rack, when `gone` lies open.
fn outlooks(card: &CompiledCard, rack: &TileCounts, gone: &str) -> (Unseen, Vec<LineOutlook>) {
    let mut unseen = Unseen::at_the_start(TileSet::STANDARD, rack);
    assert!(unseen.live.remove_all(&self::rack(gone)));
    let evaluator = HandEvaluator::Chances {
        odds: Odds::new(&unseen),
        greed: 0.0,

        forecast: Forecast::AT_THE_START,
    };
    let prospects = Prospects::new(card, &evaluator, *rack, &[], Scope::NEAREST);
    let outlooks = outlooks_of_lines(&prospects, &unseen);
    for (line, _) in card.card().lines() {
        let alone = outlook_of_line(&prospects, &unseen, line);
        assert_eq!(alone, outlooks[usize::from(line.0)], "{line:?}");
    }
    (unseen, outlooks.into_iter().flatten().collect())
}

#[test]
fn the_outlook_of_every_line_is_that_of_its_nearest_hand() {
    let card = practice();
    let rack = rack("3x0 3x2B 2x6C 4x2D N");
    let (_, outlooks) = outlooks(&card, &rack, "");
    let mut distances = Distances::default();
    card.measure(&rack, &[], &mut distances);
    assert_eq!(outlooks.len(), card.card().lines().len());
    for outlook in outlooks {
        let nearest = distances.nearest(&card.hands_of(outlook.line));
        assert_eq!(Some(outlook.distance), nearest, "{:?}", outlook.line);
    }
}

#[test]
fn a_hand_whose_tiles_are_gone_gives_way_to_one_that_can_still_come() {
    let card = tricky();
    // One 3 short of a hand of the last line in Bams and Craks.
    let held = rack("1B 1B 2B 2B 3B 3B 1C 1C 2C 2C 3C F F");
    let last = |gone: &str| {
        let (unseen, mut outlooks) = outlooks(&card, &held, gone);
        let outlook = outlooks.pop().unwrap();
        (outlook.is_lost(&unseen), outlook.distance)
    };
    assert_eq!(last(""), (false, 1));
    assert_eq!(last("3x3C"), (false, 6), "Dots instead of Craks");
    assert_eq!(last("3x3C 4x3D"), (true, 1), "nothing is left to hope for");
}

#[test]
fn a_hand_that_is_lost_is_not_weighed_while_a_farther_one_can_be_finished() {
    let card = tricky();
    let held = rack("1B 1B 2B 2B 3B 3B 1C 1C 2C 2C 3C F F");
    let weighed = |gone: &str| {
        let mut unseen = Unseen::at_the_start(TileSet::STANDARD, &held);
        assert!(unseen.live.remove_all(&rack(gone)));
        let evaluator = HandEvaluator::Chances {
            odds: Odds::new(&unseen),
            greed: 0.0,
            forecast: Forecast::AT_THE_START,
        };
        let prospects = Prospects::new(&card, &evaluator, held, &[], Scope::NEAREST);
        (prospects.least(), prospects.worth() > 0.0)
    };
    assert_eq!(weighed(""), (1, true));
    let (least, is_alive) = weighed("3x3C");
    assert!(least > 1 && is_alive, "{least}");
}

/// FFF 222 444 66 888.
fn evens(card: &CompiledCard) -> LineIndex {
    let id = LineId {
        section: "evens".to_owned(),
        number: 1,
    };
    card.card().find(&id).unwrap()
}

#[test]
fn an_exposure_of_more_tiles_than_a_line_wants_closes_it() {
    let first = compiled(card::first().unwrap());
    let evens = evens(&first);
    let six: Tile = "6C".parse().unwrap();
    let collected = rack("F F 3x2C 4C 6C 6C 8B 8D W R E");
    let pung = exposure(six, 3, 0);
    let closed = closed_line(&first, &collected, &[], pung, &[evens]).unwrap();
    assert_eq!((closed.line, closed.wanted), (evens, 2));
    assert!(!closed.concealed);
    let (nearest, missing) = closed.nearest.unwrap();
    assert_ne!(nearest, evens);
    let mut after = Distances::default();
    first.measure(&rack("F F 3x2C 4C 8B 8D W R E"), &[pung], &mut after);
    assert_eq!(after.least(), Some(missing));
    // With nothing else to go by, it is the line nearest to the rack.
    let by_itself = closed_line(&first, &collected, &[], pung, &[]);
    assert_eq!(by_itself.map(|it| it.line), Some(evens));
}

#[test]
fn a_tile_that_the_nearest_hand_of_a_line_does_not_have_is_not_said_to_be_wanted() {
    let first = compiled(card::first().unwrap());
    let evens = evens(&first);
    let two: Tile = "2D".parse().unwrap();
    let collected = rack("4xJ F F 3x2C 4C 6C 6C 8B");
    let quint = exposure(two, 1, 4);
    let closed = closed_line(&first, &collected, &[], quint, &[evens]).unwrap();
    // In other suits the line has Two Dots; what is collected has none.
    assert_eq!((closed.line, closed.wanted), (evens, 0));
}

#[test]
fn an_exposure_that_a_line_wants_closes_nothing() {
    let first = compiled(card::first().unwrap());
    let evens = evens(&first);
    let two: Tile = "2C".parse().unwrap();
    let collected = rack("F F 2C 2C 4C 6C 6C 8B 8D W R E N");
    let pung = exposure(two, 3, 0);
    assert_eq!(closed_line(&first, &collected, &[], pung, &[evens]), None);
}

/// The tiles that are missing where a hand is laid out.
fn missing_in(placement: &Placement<'_>) -> TileCounts {
    placement.missing().map(|(_, tile)| tile).collect()
}

#[test]
fn a_rack_laid_into_a_hand_keeps_every_tile_and_fills_as_many_places_as_can_be() {
    for card in [practice(), tricky()] {
        let mut rng = ChaCha8Rng::seed_from_u64(11);
        for _ in 0..500 {
            let hand = &card.card().hands()[below(&mut rng, card.hands())];
            let tiles = near_rack(&mut rng, hand, 13);
            let rack: TileCounts = tiles.iter().copied().collect();
            let unseen = Unseen::at_the_start(TileSet::STANDARD, &rack);
            let placement = Placement::new(hand, &rack, &[], &unseen);
            let mut used = placement.strays;
            let mut naturals = TileCounts::EMPTY;
            for (group, tiles) in placement.groups() {
                assert_eq!(tiles.len(), group.tiles.len());
                for (tile, wanted) in tiles.iter().zip(&group.tiles) {
                    assert_eq!(tile.tile(), *wanted);
                    match tile {
                        HandTile::Held(tile) => {
                            naturals.add(*tile);
                            used.add(*tile);
                        }
                        HandTile::Joker(_) => {
                            assert!(group.takes_jokers);
                            used.add(Tile::Joker);
                        }
                        HandTile::Blank(_) => used.add(Tile::Blank),
                        HandTile::Missing(tile) => naturals.add(*tile),
                        HandTile::MissingJoker(_) => assert!(group.takes_jokers),
                    }
                }
            }
            assert_eq!(used, rack);
            let there_are = TileSet::STANDARD.counts();
            assert!(
                there_are.contains(&naturals),
                "{naturals}: only four of a kind"
            );
            let missing = placement.missing().count() as u8;
            assert_eq!(missing, slow_distance(&tiles, &places(hand)), "{rack}");
        }
    }
}

#[test]
fn a_joker_stands_for_the_scarcest_tile_that_is_missing() {
    let card = practice();
    let hand = card.card().hands().iter().find(|hand| {
        let open = |group: &&Group| group.takes_jokers && group.tiles.len() > 2;
        hand.groups.iter().filter(open).count() > 1
    });
    let hand = hand.unwrap();
    let mut open = hand.groups.iter().filter(|group| group.takes_jokers);
    let first = open.next().unwrap().tiles[0];
    let last = open.next_back().unwrap().tiles[0];
    let mut rack: TileCounts = hand
        .groups
        .iter()
        .flat_map(|it| &it.tiles)
        .copied()
        .collect();
    assert!(rack.remove(first) && rack.remove(last));
    rack.add(Tile::Joker);
    for (gone, left) in [(first, last), (last, first)] {
        let mut unseen = Unseen::at_the_start(TileSet::STANDARD, &rack);
        while unseen.live.remove(gone) {}
        let placement = Placement::new(hand, &rack, &[], &unseen);
        assert_eq!(missing_in(&placement), [left].into_iter().collect());
    }
}

#[test]
fn the_hand_laid_out_and_the_words_below_it_miss_the_same_tiles() {
    let card = practice();
    let mut rng = ChaCha8Rng::seed_from_u64(12);
    for _ in 0..500 {
        let hand = &card.card().hands()[below(&mut rng, card.hands())];
        let rack: TileCounts = near_rack(&mut rng, hand, 13).into_iter().collect();
        let (unseen, outlooks) = outlooks(&card, &rack, "");
        for outlook in outlooks {
            let hand = card.hand(outlook.hand);
            let laid = Placement::new(hand, &rack, &[], &unseen);
            let mut told = TileCounts::EMPTY;
            for missing in &outlook.missing {
                told.add_many(missing.tile, missing.count);
            }
            assert_eq!(missing_in(&laid), told, "{rack} beside {hand}");
        }
    }
}
