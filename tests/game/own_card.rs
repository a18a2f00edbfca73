//! A match on a card that does not ship is kept with that card, and taken up with it.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::Level;
use mahj_tutor::card::{self, Card, Draft};
use mahj_tutor::play::{SavedMatch, Session};
use mahj_tutor::rules::TableRules;

/// The text of a card that somebody typed in.
fn typed() -> String {
    let practice = card::practice().unwrap();
    let id = "ours".to_owned();
    let draft = Draft {
        id,
        ..Draft::of(&practice)
    };
    draft.to_toml()
}

fn laid_out(text: &str) -> Arc<CompiledCard> {
    Arc::new(CompiledCard::new(Arc::new(Card::parse(text).unwrap())))
}

fn begin(card: &Arc<CompiledCard>) -> Session {
    Session::begin(
        Arc::clone(card),
        TableRules::default(),
        [Level::Regular; 4],
        3,
    )
}

#[test]
fn the_card_stands_in_the_file_as_it_was_typed() {
    let saved = begin(&laid_out(&typed())).save();
    let text = toml::to_string(&saved).unwrap();
    let read: toml::Table = toml::from_str(&text).unwrap();
    assert_eq!(read["card"].as_str(), Some(typed().as_str()));
    // What is read is the same match, as long as nothing of it is looked at and after that, and is written as it was.
    let read: SavedMatch = toml::from_str(&text).unwrap();
    assert_eq!(read, saved);
    read.read_ahead();
    assert_eq!(read, saved);
    assert_eq!(toml::to_string(&read).unwrap(), text);
    let restored = Session::restore(&read, read.own_card(None).unwrap()).unwrap();
    assert_eq!(restored.save(), saved);
    assert_eq!(toml::to_string(&restored.save()).unwrap(), text);
}

#[test]
fn the_card_at_hand_is_taken_where_it_is_the_same() {
    let card = laid_out(&typed());
    let other = laid_out(&typed().replace("Practice", "Other"));
    let text = toml::to_string(&begin(&card).save()).unwrap();
    for is_read_ahead in [false, true] {
        let saved: SavedMatch = toml::from_str(&text).unwrap();
        if is_read_ahead {
            saved.read_ahead();
        }
        let found = saved.own_card(Some(&card)).unwrap();
        assert!(Arc::ptr_eq(&found, &card));
        let found = saved.own_card(Some(&other)).unwrap();
        assert_eq!(found.card(), card.card());
    }
    assert_ne!(other.card(), card.card());
}

#[test]
fn a_card_that_ships_is_known_by_its_id() {
    let card = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let saved = begin(&card).save();
    assert!(saved.own_card(Some(&card)).is_none());
    let text = toml::to_string(&saved).unwrap();
    let read: toml::Table = toml::from_str(&text).unwrap();
    assert!(!read.contains_key("card"));
}
