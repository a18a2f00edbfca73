//! Nothing that decides or advises knows more than its seat: when all that a seat cannot see is dealt
//! anew, every answer stays the same.

#![expect(
    clippy::unwrap_used,
    reason = "a test stops where what it needs is missing"
)]

use std::sync::Arc;

use mahj_tutor::analysis::{CompiledCard, Reading, Sampler};
use mahj_tutor::bot::{Bot, Erring, Level, Style};
use mahj_tutor::card;
use mahj_tutor::coach::{Playouts, advise};
use mahj_tutor::rules::{BySeat, Game, Seat, Setting, Setup, TableRules, below};
use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng as _};

fn practice() -> Arc<CompiledCard> {
    Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())))
}

/// Every bot there is, each as one who never errs and as one who errs often.
fn bots(card: &Arc<CompiledCard>) -> Vec<Bot> {
    let of = |level| Style::ALL.map(|style| Bot::new(level, style, Arc::clone(card)));
    let bots = Level::ALL.into_iter().flat_map(of);
    bots.flat_map(|bot| [bot.clone(), bot.who_errs(Erring::Often)])
        .collect()
}

/// The usual rules, or in every other game any rules.
fn rules(rng: &mut ChaCha8Rng, seed: u64) -> TableRules {
    let mut rules = TableRules::default();
    for setting in Setting::ALL.iter().filter(|_| seed % 2 == 1) {
        let options = setting.options();
        let word = options[below(rng, options.len() as u32) as usize];
        setting.choose(&mut rules, word).unwrap();
    }
    rules
}

/// Shows positions of many games, each beside the same position with what `seat` cannot see dealt anew.
/// Whoever decides in these games is any of the bots.
fn compare(
    card: &Arc<CompiledCard>,
    games: u64,
    each: usize,
    look: &mut dyn FnMut(&Game, &Game, Seat),
) {
    let bots = bots(card);
    let (mut shown, mut otherwise) = (0, 0);
    for seed in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Game::deal(Setup {
            card: Arc::clone(card.card()),
            rules: rules(&mut rng, seed),
            seed,
            east: Seat::ALL[seed as usize % 4],
            scores: BySeat::default(),
            bettor_score: 0,
        });
        while game.outcome().is_none() {
            let asked = game.to_act();
            let seat = Seat::ALL.into_iter().find(|seat| asked[*seat]).unwrap();
            if game.actions().len().is_multiple_of(each) {
                let other = game.reshuffle_hidden(seat, rng.next_u64());
                shown += 1;
                let differs = |whose| game.view(whose).rack() != other.view(whose).rack();
                otherwise += usize::from(Seat::ALL.into_iter().any(differs));
                look(&game, &other, seat);
            }
            let bot = &bots[below(&mut rng, bots.len() as u32) as usize];
            let action = bot.choose(game.view(seat), &mut rng).unwrap();
            game.apply(seat, action).unwrap();
        }
    }
    assert!(shown > 20, "{shown}");
    assert!(otherwise * 10 > shown * 9, "{otherwise} of {shown} differ");
}

#[test]
fn what_a_seat_cannot_see_changes_no_advice_and_no_estimate() {
    let card = practice();
    compare(&card, 10, 5, &mut |game, other, seat| {
        let advice = advise(&card, game.view(seat));
        assert_eq!(advice, advise(&card, other.view(seat)));
    });
}

#[test]
fn what_a_seat_cannot_see_is_not_in_its_view_printed() {
    compare(&practice(), 10, 5, &mut |game, other, seat| {
        let (one, two) = (game.view(seat), other.view(seat));
        assert_eq!(format!("{one:?}"), format!("{two:?}"));
    });
}

#[test]
fn what_a_seat_cannot_see_changes_no_reading_of_the_others() {
    let card = practice();
    compare(&card, 10, 3, &mut |game, other, seat| {
        let (one, two) = (game.view(seat), other.view(seat));
        let reading = Reading::new(&card, one);
        assert_eq!(reading, Reading::new(&card, two));
        for (tile, _) in one.rack().kinds() {
            let threats = reading.threats(&card, one, tile);
            assert_eq!(threats, reading.threats(&card, two, tile));
        }
        for seat in Seat::ALL {
            assert_eq!(one.faults(seat), two.faults(seat));
        }
    });
}

#[test]
fn what_a_seat_cannot_see_changes_no_choice_of_any_bot() {
    let card = practice();
    let bots = bots(&card);
    assert_eq!(bots.len(), 2 * Level::ALL.len() * Style::ALL.len());
    let mut seed = 0;
    compare(&card, 8, 6, &mut |game, other, seat| {
        seed += 1;
        for bot in &bots {
            let choose = |game: &Game| {
                let mut rng = ChaCha8Rng::seed_from_u64(seed);
                bot.choose(game.view(seat), &mut rng)
            };
            assert_eq!(choose(game), choose(other), "{bot:?}");
        }
    });
}

#[test]
fn what_a_seat_cannot_see_changes_nothing_that_is_imagined_and_played_on() {
    let card = practice();
    compare(&card, 4, 9, &mut |game, other, seat| {
        let draw = |game: &Game| {
            let mut rng = ChaCha8Rng::seed_from_u64(5);
            Sampler::new(&card, game.view(seat)).deal(&mut rng)
        };
        assert_eq!(draw(game), draw(other));
        let play_on = |game: &Game| {
            let recommendations = game.view(seat).legal_actions();
            let playouts =
                Playouts::new(&card, game.view(seat), vec![recommendations[0]], 7).unwrap();
            playouts.play(0, 0, &|| true)
        };
        assert_eq!(play_on(game), play_on(other));
    });
}

#[test]
fn what_a_seat_cannot_see_changes_no_mistake_that_a_bot_makes() {
    let card = practice();
    let bot = Bot::new(Level::Regular, Style::default(), Arc::clone(&card));
    let bot = bot.who_errs(Erring::Often);
    let mut mistakes = 0;
    compare(&card, 16, 6, &mut |game, other, seat| {
        for seed in 0..30 {
            let choose = |game: &Game| {
                let mut rng = ChaCha8Rng::seed_from_u64(seed);
                bot.choose(game.view(seat), &mut rng)
            };
            let chosen = choose(game);
            assert_eq!(chosen, choose(other));
            let is_wrong = |recommendation| game.view(seat).check(&recommendation).is_err();
            mistakes += usize::from(chosen.is_some_and(is_wrong));
        }
    });
    assert!(mistakes > 20, "{mistakes}");
}
