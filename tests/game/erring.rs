//! Bots err as people do, where the table allows it and the learner wants it; and the game tells afterwards
//! what they did and who noticed it.

#![expect(
    clippy::unwrap_used,
    reason = "a test stops where what it needs is missing"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::{Bot, Erring, Level, Style, play_out};
use mahj_tutor::card;
use mahj_tutor::coach::advise;
use mahj_tutor::play::{Awaited, Opponents, RestoreError, SavedMatch, Session};
use mahj_tutor::rules::{
    Action, BotsChallenge, BySeat, Game, MistakeKind, MistakeMade, Mistakes, Naming, Noticed,
    Outcome, PenaltyCause, Record, RuleId, Seat, Setup, Situation, TableRules,
};
use mahj_tutor::tile::Tile;
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

fn practice() -> Arc<CompiledCard> {
    Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())))
}

/// A table where mistakes can be made.
fn allowing(naming: Naming) -> TableRules {
    TableRules {
        mistakes: Mistakes::Allowed,
        naming,
        ..TableRules::default()
    }
}

fn deal(card: &CompiledCard, rules: &TableRules, seed: u64) -> Game {
    Game::deal(Setup {
        card: Arc::clone(card.card()),
        rules: rules.clone(),
        seed,
        east: Seat::ALL[seed as usize % 4],
        scores: BySeat::default(),
        bettor_score: 0,
    })
}

/// One who never errs, and three who err so often.
fn one_and_three(card: &Arc<CompiledCard>, erring: Erring) -> BySeat<Bot> {
    BySeat::from_fn(|seat| {
        let style = Style::ALL[seat.index()];
        let bot = Bot::new(Level::Regular, style, Arc::clone(card));
        bot.who_errs(if seat == Seat::FIRST {
            Erring::Never
        } else {
            erring
        })
    })
}

fn played(card: &Arc<CompiledCard>, rules: &TableRules, erring: Erring, seed: u64) -> Game {
    let mut game = deal(card, rules, seed);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    play_out(
        &mut game,
        &one_and_three(card, erring),
        &mut rng,
        &mut |_| {},
    )
    .unwrap();
    game
}

const KINDS: [&str; 6] = [
    "name",
    "exposure",
    "too many",
    "too few",
    "mah jongg",
    "thrown in",
];

const fn kind(mistake: &MistakeMade) -> &'static str {
    match mistake.kind {
        MistakeKind::WrongName { .. } => "name",
        MistakeKind::WrongExposure(_) => "exposure",
        MistakeKind::TooManyTiles => "too many",
        MistakeKind::TooFewTiles => "too few",
        MistakeKind::FalseMahJongg => "mah jongg",
        MistakeKind::ThrewInTooEarly => "thrown in",
    }
}

/// The mistakes of so many games, by kind.
fn mistakes(naming: Naming, erring: Erring, games: u64) -> Vec<MistakeMade> {
    let card = practice();
    let rules = allowing(naming);
    let of = |seed| played(&card, &rules, erring, seed).mistakes_made();
    (0..games).flat_map(of).collect()
}

/// How many mistakes three such players make in a game.
fn per_game(naming: Naming, erring: Erring) -> f64 {
    const GAMES: u64 = 150;
    mistakes(naming, erring, GAMES).len() as f64 / GAMES as f64
}

#[test]
fn three_of_the_others_err_as_often_as_the_learner_wants() {
    for naming in [Naming::Automatic, Naming::ByPlayer] {
        let of = |erring| per_game(naming, erring);
        let (rarely, now_and_then, often) = (
            of(Erring::Rarely),
            of(Erring::NowAndThen),
            of(Erring::Often),
        );
        assert!((0.15..0.4).contains(&rarely), "{naming:?}: {rarely}");
        assert!(
            (0.7..1.4).contains(&now_and_then),
            "{naming:?}: {now_and_then}"
        );
        assert!((1.8..3.3).contains(&often), "{naming:?}: {often}");
    }
}

#[test]
fn they_make_every_mistake_that_people_make_and_misname_most() {
    let made = mistakes(Naming::ByPlayer, Erring::Often, 150);
    let mut count = BTreeMap::<_, u32>::new();
    for mistake in &made {
        *count.entry(kind(mistake)).or_default() += 1;
    }
    for kind in KINDS {
        assert!(count.contains_key(kind), "{kind}: {count:?}");
        assert!(count["name"] >= count[kind], "{count:?}");
    }
    // Some say Mah Jongg and see in time that they do not have it, and some lay it open.
    for notice in [Noticed::InTime, Noticed::Everybody] {
        let is_such = |mistake: &&MistakeMade| mistake.notice == notice;
        let mut declared = made.iter().filter(|it| kind(it) == "mah jongg");
        assert!(declared.any(|it| is_such(&it)), "{notice:?}");
    }
    // Names are those of tiles that look similar, and groups are pairs, runs, and such as fit no line.
    let mut sizes = BTreeSet::new();
    for mistake in &made {
        match mistake.kind {
            MistakeKind::WrongName { tile, name } => {
                assert!(look_similar(tile, name), "{mistake:?}");
            }
            MistakeKind::WrongExposure(exposure) => {
                sizes.insert((exposure.size(), exposure.strays.is_empty()));
            }
            _ => {}
        }
    }
    for group in [(2, true), (3, true), (3, false)] {
        assert!(sizes.contains(&group), "{group:?}: {sizes:?}");
    }
}

/// Whether somebody could take one tile for the other.
fn look_similar(tile: Tile, name: Tile) -> bool {
    match (tile, name) {
        (Tile::Suited(suit, number), Tile::Suited(other, said)) if suit == other => {
            number.get().abs_diff(said.get()) == 1
        }
        (Tile::Suited(_, number), Tile::Suited(_, said)) => number == said,
        (Tile::Wind(wind), Tile::Wind(said)) => wind != said,
        (Tile::Dragon(dragon), Tile::Dragon(said)) => dragon != said,
        _ => false,
    }
}

#[test]
fn a_game_with_mistakes_is_played_the_same_way_each_time_and_can_be_played_again() {
    let card = practice();
    for seed in 0..12 {
        let rules = allowing(Naming::ByPlayer);
        let game = played(&card, &rules, Erring::Often, seed);
        assert_eq!(game, played(&card, &rules, Erring::Often, seed));
        let record = Record::of(&game).unwrap().to_string();
        let again = Record::parse(&record).unwrap().replay(card.card()).unwrap();
        assert_eq!(again.mistakes_made(), game.mistakes_made());
    }
}

#[test]
fn where_mistakes_are_refused_they_play_like_those_who_never_err() {
    let card = practice();
    for naming in [Naming::Automatic, Naming::ByPlayer] {
        let rules = TableRules {
            naming,
            ..TableRules::default()
        };
        for seed in 0..8 {
            let game = played(&card, &rules, Erring::Often, seed);
            assert_eq!(game, played(&card, &rules, Erring::Never, seed));
            assert_eq!(game.mistakes_made(), []);
        }
    }
}

/// A game in which the player to the right of the first has drawn twice before everybody's eyes, and the
/// next one is to draw.
fn one_tile_too_many(card: &Arc<CompiledCard>, bots_challenge: BotsChallenge) -> Game {
    let rules = TableRules {
        bots_challenge,
        ..allowing(Naming::Automatic)
    };
    let mut game = deal(card, &rules, 4);
    let bots = one_and_three(card, Erring::Never);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let erring = Seat::FIRST.right();
    let mut has_erred = false;
    loop {
        let asked = game.to_act();
        let seat = Seat::ALL.into_iter().find(|&seat| asked[seat]).unwrap();
        let situation = game.view(seat).situation();
        if has_erred && matches!(situation, Situation::ToDraw(_)) {
            return game;
        }
        let errs = !has_erred && seat == erring && situation == Situation::ToDiscard(erring);
        has_erred |= errs;
        let action = match situation {
            _ if errs => Action::Draw,
            Situation::Claims(_) => Action::LetGo,
            _ => bots[seat].choose(game.view(seat), &mut rng).unwrap(),
        };
        game.apply(seat, action).unwrap();
    }
}

#[test]
fn who_errs_overlooks_a_dead_hand_more_often_than_not_so_that_the_learner_can_see_it_first() {
    let card = practice();
    let game = one_tile_too_many(&card, BotsChallenge::On);
    let next = Seat::FIRST.right().right();
    let challenges = |erring| {
        let bot = Bot::new(Level::Regular, Style::default(), Arc::clone(&card)).who_errs(erring);
        let looks = 0..200;
        let choices = looks.map(|seed| {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            bot.choose(game.view(next), &mut rng).unwrap()
        });
        let challenge = Action::Challenge(Seat::FIRST.right());
        choices.filter(|choice| *choice == challenge).count()
    };
    assert_eq!(challenges(Erring::Never), 200);
    let seen = challenges(Erring::Rarely);
    assert!((10..50).contains(&seen), "{seen}");
}

#[test]
fn the_game_tells_who_noticed_a_mistake_and_who_could_have() {
    let card = practice();
    let mut game = one_tile_too_many(&card, BotsChallenge::Off);
    let (me, erring) = (Seat::FIRST, Seat::FIRST.right());
    let [made] = game.mistakes_made()[..] else {
        unreachable!("one mistake was made");
    };
    assert_eq!(made.seat, erring);
    assert_eq!(made.kind, MistakeKind::TooManyTiles);
    assert_eq!(made.rule, RuleId::DEAD_WRONG_COUNT);
    assert_eq!(made.notice, Noticed::Nobody);
    assert!(made.was_missed_by(me) && made.was_missed_by(erring.right()));
    assert!(
        !made.was_missed_by(erring),
        "nobody calls the own hand dead"
    );
    game.apply(me, Action::Challenge(erring)).unwrap();
    game.apply(erring, Action::Admit).unwrap();
    let [made] = game.mistakes_made()[..] else {
        unreachable!("no other mistake was made");
    };
    assert_eq!(made.notice, Noticed::By(me));
    assert!(Seat::ALL.iter().all(|&seat| !made.was_missed_by(seat)));
}

#[test]
fn a_wrong_name_that_is_claimed_for_mah_jongg_is_told_with_who_claimed_it() {
    let card = practice();
    let rules = allowing(Naming::ByPlayer);
    let mut claimed = 0;
    for seed in 0..300 {
        let game = played(&card, &rules, Erring::Often, seed);
        let Some(Outcome::Penalty(end)) = game.outcome() else {
            continue;
        };
        if let PenaltyCause::Misnamed { by, winner, .. } = end.cause {
            claimed += 1;
            let made = game.mistakes_made();
            let last = made.last().unwrap();
            assert_eq!((last.seat, last.notice), (by, Noticed::By(winner)));
            assert!(last.chance[winner] && !last.was_missed_by(winner));
        }
    }
    assert!(claimed > 0);
}

/// A match in which the others err often.
fn begin(card: &Arc<CompiledCard>, seed: u64) -> Session {
    let bots = Opponents {
        erring: Erring::Often,
        ..Opponents::default()
    };
    let rules = allowing(Naming::Automatic);
    let mut session = Session::begin(Arc::clone(card), rules, bots, seed);
    session.skip_opening();
    session
}

/// Plays until the game is over or `done`; the learner follows the coach, who must not be put off by
/// what the others do.
fn play(session: &mut Session, mut done: impl FnMut(&mut Session) -> bool) {
    while session.outcome().is_none() && !done(session) {
        match session.awaited() {
            Awaited::Learner => {
                let advised = advise(session.compiled_card(), session.view());
                let first = session.view().legal_actions().first().copied();
                let action = advised
                    .recommendations
                    .first()
                    .map(|action| action.action)
                    .or(first);
                session.act(action.unwrap()).unwrap();
            }
            Awaited::GoAhead => session.go_ahead(),
            _ => session.act_once(),
        }
    }
}

#[test]
fn at_the_learners_table_the_others_err_too_and_a_game_left_goes_on_as_it_would_have() {
    let card = practice();
    let mut told = 0;
    for seed in 0..6 {
        let mut session = begin(&card, seed);
        let mut actions = 0;
        play(&mut session, |_| {
            actions += 1;
            actions == 40
        });
        assert_eq!(
            session.mistakes_of_the_others().count(),
            0,
            "not before the end"
        );
        let text = toml::to_string(&session.save()).unwrap();
        assert!(text.contains("erring = \"often\""), "{text}");
        let saved: SavedMatch = toml::from_str(&text).unwrap();
        let mut again = Session::restore(&saved, Arc::clone(&card)).unwrap();
        play(&mut session, |_| false);
        play(&mut again, |_| false);
        assert_eq!(again.save(), session.save());
        assert!(
            again
                .mistakes_of_the_others()
                .eq(session.mistakes_of_the_others())
        );
        let restored = Session::restore(&session.save(), Arc::clone(&card)).unwrap();
        assert!(
            restored
                .mistakes_of_the_others()
                .eq(session.mistakes_of_the_others())
        );
        let is_own = |mistake: &MistakeMade| mistake.seat == Seat::FIRST;
        assert!(!session.mistakes_of_the_others().any(is_own));
        told += session.mistakes_of_the_others().count();
    }
    assert!(told > 3, "{told}");
}

#[test]
fn what_was_kept_before_bots_erred_is_read_and_they_never_err_there() {
    let card = practice();
    let session = Session::begin(
        Arc::clone(&card),
        allowing(Naming::Automatic),
        [Level::Regular; 4],
        1,
    );
    let text = toml::to_string(&session.save()).unwrap();
    assert!(!text.contains("erring"), "{text}");
    let saved: SavedMatch = toml::from_str(&text).unwrap();
    let again = Session::restore(&saved, Arc::clone(&card)).unwrap();
    assert_eq!(again.erring(), Erring::Never);
    let odd = format!("erring = \"human\"\n{text}");
    let odd: SavedMatch = toml::from_str(&odd).unwrap();
    assert_eq!(
        Session::restore(&odd, card).unwrap_err(),
        RestoreError::NotUnderstood("human".to_owned())
    );
}

#[test]
fn the_learner_who_looks_calls_every_dead_hand_of_the_others() {
    let card = practice();
    let mut called = 0;
    for seed in 0..10 {
        let mut session = begin(&card, seed);
        play(&mut session, |session| {
            let view = session.view();
            let mut challenges = Seat::ALL.map(Action::Challenge).into_iter();
            let dead = challenges.find(|action| view.check(action).is_ok());
            if let Some(challenge) = dead {
                session.act(challenge).unwrap();
            }
            false
        });
        for mistake in session.mistakes_of_the_others() {
            assert!(
                !mistake.was_missed_by(Seat::FIRST),
                "game {seed}: {mistake:?}"
            );
            called += usize::from(mistake.notice == Noticed::By(Seat::FIRST));
        }
    }
    assert!(called > 3, "{called}");
}
