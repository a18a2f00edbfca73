//! A table to try rules at: a small card, positions and actions in their text notation.

use std::sync::Arc;

use mahj_tutor::card::{Card, LineId};
use mahj_tutor::rules::{
    Action, BySeat, Discard, Event, Exposure, Fact, Game, Mistakes, Moment, Outcome, PenaltyEnd,
    PlannedRack, Position, Seat, Setup, TableRules, Win,
};
use mahj_tutor::tile::{Tile, TileCounts};

pub(crate) const EAST: Seat = Seat::ALL[0];
pub(crate) const SOUTH: Seat = Seat::ALL[1];
pub(crate) const WEST: Seat = Seat::ALL[2];
pub(crate) const NORTH: Seat = Seat::ALL[3];

/// Thirteen tiles with which nothing can be claimed; three players can hold them at once.
pub(crate) const JUNK: &str = "N E W S R G 0 4D 5D 6D 8D 9D 5C";

const CARD: &str = r#"
format = 1
id = "rules"
title = "Card for the rules"
year = 2026

[[section]]
id = "open"
title = "Open"

  [[section.line]]
  pattern = "FF 1111a 2222a 3333a"
  value = 25

  [[section.line]]
  pattern = "111a 222a 3333b DDDDb"
  value = 30

  [[section.line]]
  pattern = "NEWS 111a 222a 3333a"
  value = 35

  [[section.line]]
  pattern = "FFFF! 4444a 6666a DDa"
  value = 40

  [[section.line]]
  pattern = "FFFFF 6666a 77777a"
  value = 45

[[section]]
id = "hidden"
title = "Hidden"

  [[section.line]]
  pattern = "55a 666a 777a 888a 999a"
  value = 40
  concealed = true

  [[section.line]]
  pattern = "FF 1111a 2222a 3333a"
  value = 60
  concealed = true

[[section]]
id = "pairs"
title = "Singles and Pairs"
singles_and_pairs = true

  [[section.line]]
  pattern = "11a 22a 33a 44a 55a 66a 77a"
  value = 50
  concealed = true
"#;

pub(crate) fn card() -> Arc<Card> {
    Arc::new(Card::parse(CARD).unwrap())
}

/// A position with these racks from East to the right; an empty text is dealt, one that ends in
/// `...` is filled up.
pub(crate) fn table(racks: [&str; 4]) -> Position {
    let mut position = Position::new(card());
    position.racks = BySeat(racks.map(|text| match text.strip_suffix("...") {
        Some(start) => PlannedRack::With(tiles(start)),
        None if text.is_empty() => PlannedRack::Dealt,
        None => PlannedRack::Exactly(tiles(text)),
    }));
    position
}

/// A position in which `by` has just discarded `tile`.
pub(crate) fn after_discard(by: Seat, tile: &str, racks: [&str; 4]) -> Position {
    let mut position = table(racks);
    position.discards = vec![discard(by, tile)];
    position.moment = Moment::Discarded;
    position
}

pub(crate) fn discard(by: Seat, tile: &str) -> Discard {
    Discard {
        tile: tile.parse().unwrap(),
        by,
        claimed_by: None,
    }
}

pub(crate) fn exposure(tile: &str, naturals: u8, jokers: u8) -> Exposure {
    Exposure {
        tile: tile.parse().unwrap(),
        naturals,
        jokers,
        strays: TileCounts::EMPTY,
        claimed_from: EAST,
    }
}

pub(crate) fn begin(position: &Position) -> Game {
    Game::from_position(position).unwrap()
}

pub(crate) fn tiles(text: &str) -> TileCounts {
    text.parse().unwrap()
}

pub(crate) fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

pub(crate) fn action(text: &str) -> Action {
    text.parse().unwrap()
}

/// Lets a player act, which must be allowed.
pub(crate) fn act(game: &mut Game, seat: Seat, text: &str) -> Vec<Event> {
    let listed = game.view(seat).accepted_actions();
    assert!(listed.contains(&action(text)), "{text} is not listed");
    game.apply(seat, action(text)).unwrap()
}

/// Everybody who can do nothing else, or is asked, lets the discard go.
pub(crate) fn all_let_go(game: &mut Game) {
    for seat in Seat::ALL {
        if game.view(seat).accepts(&Action::LetGo).is_ok() {
            act(game, seat, "let-go");
        }
    }
}

/// The rules by which an action is refused, in order.
pub(crate) fn refused_by(game: &Game, seat: Seat, text: &str) -> Vec<&'static str> {
    let mut copy = game.clone();
    let refusal = copy.apply(seat, action(text)).unwrap_err();
    assert_eq!(copy, *game, "the refused action changed the game");
    assert!(!game.view(seat).accepted_actions().contains(&action(text)));
    refusal
        .reasons
        .iter()
        .map(|reason| reason.rule.as_str())
        .collect()
}

/// The facts for which an action is refused.
pub(crate) fn facts_against(game: &Game, seat: Seat, text: &str) -> Vec<Fact> {
    let refusal = game.view(seat).accepts(&action(text)).unwrap_err();
    refusal.reasons.iter().map(|reason| reason.fact).collect()
}

/// The actions a player may do, as texts.
pub(crate) fn allowed(game: &Game, seat: Seat) -> Vec<String> {
    game.view(seat)
        .accepted_actions()
        .iter()
        .map(ToString::to_string)
        .collect()
}

pub(crate) fn rack(game: &Game, seat: Seat) -> String {
    game.view(seat).rack().to_string()
}

/// How the game was won.
pub(crate) fn win(game: &Game) -> &Win {
    match game.outcome() {
        Some(Outcome::Win(win)) => win,
        other => panic!("nobody has won: {other:?}"),
    }
}

/// The line with which the game was won.
pub(crate) fn winning_line(game: &Game) -> String {
    let line: &LineId = &game.setup().card.line(win(game).line).id;
    line.to_string()
}

/// A card with one line of value 25, as the keys of the line in the file.
pub(crate) fn card_of(line: &str) -> Arc<Card> {
    Arc::new(
        Card::parse(&format!(
            "format = 1\nid = \"one\"\ntitle = \"One\"\nyear = 2026\n\
             [[section]]\nid = \"only\"\ntitle = \"Only\"\n[[section.line]]\nvalue = 25\n{line}"
        ))
        .unwrap(),
    )
}

/// The concrete hands of a pattern, each group as its tiles, with `!` when it takes no joker.
pub(crate) fn hands(pattern: &str) -> Vec<String> {
    card_of(&format!("pattern = '{pattern}'"))
        .hands()
        .iter()
        .map(ToString::to_string)
        .collect()
}

/// East with these 14 tiles in the first turn, on a card with this pattern only.
pub(crate) fn with_pattern(pattern: &str, rack: &str) -> Game {
    let mut position = table([rack, "", "", ""]);
    position.card = card_of(&format!("pattern = '{pattern}'"));
    begin(&position)
}

/// A game dealt from a seed, by the usual rules.
pub(crate) fn dealt(seed: u64, east: Seat) -> Game {
    Game::deal(Setup {
        card: card(),
        rules: TableRules::default(),
        seed,
        east,
        scores: BySeat::default(),
        bettor_score: 0,
    })
}

/// The same position at a table where mistakes are allowed.
pub(crate) fn erring(mut position: Position) -> Position {
    position.rules.mistakes = Mistakes::Allowed;
    position
}

/// Lets a player claim, which all others leave to them.
pub(crate) fn claim(game: &mut Game, seat: Seat, text: &str) {
    act(game, seat, text);
    all_let_go(game);
}

/// Lets a player discard what nobody wants.
pub(crate) fn discard_unwanted(game: &mut Game, seat: Seat, tile: &str) {
    act(game, seat, &format!("discard {tile}"));
    all_let_go(game);
}

/// The rules by which everybody can see that a hand is dead.
pub(crate) fn faults(game: &Game, seat: Seat) -> Vec<&'static str> {
    game.view(seat.left())
        .faults(seat)
        .into_iter()
        .map(mahj_tutor::rules::RuleId::as_str)
        .collect()
}

/// By which rule a hand has been called dead.
pub(crate) fn dead(game: &Game, seat: Seat) -> Option<&'static str> {
    game.view(seat)
        .dead(seat)
        .map(mahj_tutor::rules::RuleId::as_str)
}

/// How the game ended without an ordinary win.
pub(crate) fn penalty_end(game: &Game) -> &PenaltyEnd {
    match game.outcome() {
        Some(Outcome::Penalty(end)) => end,
        other => panic!("no penalty ended the game: {other:?}"),
    }
}
