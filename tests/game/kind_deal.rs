//! Who plays a first game is dealt a hand that comes together.

use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::Level;
use mahj_tutor::play::Session;
use mahj_tutor::rules::TableRules;
use mahj_tutor::tile::Tile;
use mahj_tutor::{card, coach};

#[test]
fn a_kind_deal_wins_more_often_and_is_the_same_for_the_same_seed() {
    let card = Arc::new(CompiledCard::new(Arc::new(card::first().unwrap())));
    let rules = TableRules::default();
    let begin = |seed: u64| {
        let bots = [Level::Learner; 4];
        let mut session = Session::begin(Arc::clone(&card), rules.clone(), bots, seed);
        session.skip_opening();
        session
    };
    let chance = |seed: u64| {
        let advice = coach::advise(&card, begin(seed).view());
        advice.best().unwrap().estimate.win
    };
    for seed in [1, 77, 4_000, u64::MAX] {
        let kind = Session::kind_seed(&card, &rules, seed);
        assert_eq!(kind, Session::kind_seed(&card, &rules, seed));
        let others: Vec<f32> = (0..8)
            .map(|other| chance(seed.wrapping_add(other)))
            .collect();
        let usual = others.iter().sum::<f32>() / others.len() as f32;
        assert!(chance(kind) > 1.5 * usual, "{} {usual}", chance(kind));
        // A hand of jokers is no hand that one learns from.
        let session = begin(kind);
        assert!(session.view().rack()[Tile::Joker] <= 2, "{seed}");
    }
}
