//! Deals that are drawn from what a seat may know: no tile is lost or made, what is known lies where
//! it is known to lie, and the others hold what they collect.

#![expect(
    clippy::unwrap_used,
    reason = "a test stops where what it needs is missing"
)]

use std::sync::Arc;

use mahj_tutor::analysis::{CompiledCard, Distances, Placement, Sampler, Unseen};
use mahj_tutor::bot::{Bot, Level, Style};
use mahj_tutor::card;
use mahj_tutor::coach::advise;
use mahj_tutor::rules::{Blanks, BySeat, Game, Seat, Setup, Situation, TableRules, View};
use mahj_tutor::tile::Tile;
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

struct Table {
    compiled: Arc<CompiledCard>,
    rules: TableRules,
    bot: Bot,
}

impl Table {
    fn new() -> Self {
        Self::playing_by(TableRules::default())
    }

    fn playing_by(rules: TableRules) -> Self {
        let compiled = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
        let bot = Bot::new(Level::Regular, Style::default(), Arc::clone(&compiled));
        Self {
            compiled,
            rules,
            bot,
        }
    }

    /// Plays some games, and shows each before every eleventh action.
    fn watch(&self, games: u64, look: &mut dyn FnMut(&Game, &mut ChaCha8Rng)) {
        for seed in 0..games {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut game = Game::deal(Setup {
                card: Arc::clone(self.compiled.card()),
                rules: self.rules.clone(),
                seed,
                east: Seat::FIRST,
                scores: BySeat::default(),
                bettor_score: 0,
            });
            while game.outcome().is_none() {
                if game.actions().len().is_multiple_of(11) {
                    look(&game, &mut rng);
                }
                let asked = game.to_act();
                let seat = Seat::ALL.into_iter().find(|seat| asked[*seat]).unwrap();
                let action = self.bot.choose(game.view(seat), &mut rng).unwrap();
                game.apply(seat, action).unwrap();
            }
        }
    }

    /// How many tiles the others lack on the average.
    fn others_lack(&self, game: &Game, view: View<'_>) -> f64 {
        let mut distances = Distances::default();
        let mut sum = 0.0;
        for seat in Seat::ALL.into_iter().filter(|&seat| seat != view.seat()) {
            let other = game.view(seat);
            self.compiled
                .measure(other.rack(), other.exposures(seat), &mut distances);
            sum += f64::from(distances.least().unwrap_or(9));
        }
        sum / 3.0
    }
}

#[test]
fn a_drawn_deal_can_lie_so_where_blanks_are_played() {
    for blanks in [Blanks::Swap, Blanks::DoubleJoker] {
        let table = Table::playing_by(TableRules {
            blanks,
            ..TableRules::default()
        });
        table.watch(3, &mut |game, rng| {
            for view in Seat::ALL.map(|seat| game.view(seat)) {
                let deal = Sampler::new(&table.compiled, view).deal(rng);
                assert_eq!(view.imagine(deal).err(), None);
            }
        });
    }
}

#[test]
fn the_hand_that_is_laid_out_lacks_what_the_coach_counts_where_blanks_stand_for_any_tile() {
    let blanks = Blanks::DoubleJoker;
    let table = Table::playing_by(TableRules {
        blanks,
        ..TableRules::default()
    });
    let mut with_blanks = 0;
    table.watch(8, &mut |game, _| {
        let Situation::ToDiscard(seat) = game.view(Seat::FIRST).situation() else {
            return;
        };
        let view = game.view(seat);
        if view.rack()[Tile::Blank] == 0 {
            return;
        }
        let unseen = Unseen::new(view);
        let rack = blanks.as_jokers(*view.rack());
        for outlook in advise(&table.compiled, view).lines {
            let hand = table.compiled.hand(outlook.hand);
            let laid = Placement::new(hand, &rack, view.exposures(seat), &unseen);
            assert_eq!(laid.missing().count(), usize::from(outlook.distance));
            with_blanks += 1;
        }
    });
    assert!(with_blanks >= 30, "{with_blanks}");
}

#[test]
fn a_drawn_deal_has_every_hidden_tile_once_and_leaves_what_is_known_in_its_place() {
    let table = Table::new();
    table.watch(6, &mut |game, rng| {
        for seat in Seat::ALL {
            let view = game.view(seat);
            let hidden = view.hidden();
            let deal = Sampler::new(&table.compiled, view).deal(rng);
            let mut all = deal
                .wall
                .iter()
                .copied()
                .collect::<mahj_tutor::tile::TileCounts>();
            for other in Seat::ALL {
                assert_eq!(deal.racks[other].total(), hidden.racks[other]);
                assert!(deal.racks[other].contains(&hidden.known[other]));
                all.extend(deal.racks[other].tiles());
            }
            assert_eq!(all, hidden.tiles);
            let imagined = view.imagine(deal).unwrap();
            assert_eq!(
                imagined.view(seat).accepted_actions(),
                view.accepted_actions()
            );
        }
    });
}

#[test]
fn the_same_chance_draws_the_same_deal_whatever_the_others_really_hold() {
    let table = Table::new();
    table.watch(3, &mut |game, _| {
        for seat in Seat::ALL {
            let other = game.reshuffle_hidden(seat, 3);
            let draw = |game: &Game| {
                let mut rng = ChaCha8Rng::seed_from_u64(1);
                Sampler::new(&table.compiled, game.view(seat)).deal(&mut rng)
            };
            assert_eq!(draw(game), draw(&other));
        }
    });
}

#[test]
fn the_others_are_as_near_to_their_hands_as_in_real_games() {
    let table = Table::new();
    let (mut real, mut drawn, mut uniform, mut count) = (0.0, 0.0, 0.0, 0.0);
    table.watch(25, &mut |game, rng| {
        let view = game.view(Seat::FIRST);
        if view.discards().len() < 20 {
            return;
        }
        let deal = Sampler::new(&table.compiled, view).deal(rng);
        let by_chance = view.imagine(view.hidden().deal(rng)).unwrap();
        real += table.others_lack(game, view);
        drawn += table.others_lack(&view.imagine(deal).unwrap(), view);
        uniform += table.others_lack(&by_chance, view);
        count += 1.0;
    });
    let (real, drawn, uniform) = (real / count, drawn / count, uniform / count);
    assert!((real - drawn).abs() < 0.5, "{real} {drawn}");
    assert!(uniform > real + 1.5, "{real} {uniform}");
}
