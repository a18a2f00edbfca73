//! The games that were played: kept, listed, and looked back at.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{Key, Role};
use egui_kittest::kittest::Queryable as _;
use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card;
use mahj_tutor::drill::Kind;
use mahj_tutor::memory::Skill;
use mahj_tutor::play::{Awaited, Opponents, Session};
use mahj_tutor::profile::{BotSpeed, Profile};
use mahj_tutor::rules::{Action, Claim, TableRules};
use mahj_tutor::ui::{Demo, Start};

use crate::support::{Window, click, open, press, says, start, texts, window_on};

/// How a learner chooses.
type Choose = fn(&Session) -> Action;

/// Who does the first thing that they may.
fn first(session: &Session) -> Action {
    session.view().legal_actions()[0]
}

/// Who claims whatever they may.
fn claim(session: &Session) -> Action {
    let legal = session.view().legal_actions().into_iter();
    let mut claims = legal.filter(|it| matches!(it, Action::Claim(Claim::Exposure { .. })));
    claims.next().unwrap_or_else(|| first(session))
}

/// A step of a game; whether the others took it.
fn step(session: &mut Session, choose: Choose) -> bool {
    match session.awaited() {
        Awaited::Learner => {
            session.act(choose(session)).unwrap();
            return false;
        }
        Awaited::GoAhead => session.go_ahead(),
        _ => session.act_once(),
    }
    true
}

/// The first game from this seed on in which the others do the last thing, before that.
fn almost_over(seed: u64, choose: Choose) -> Session {
    let card = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let begin = |seed| {
        let (rules, bots) = (TableRules::default(), Opponents::default());
        let mut session = Session::begin(Arc::clone(&card), rules, bots, seed);
        session.skip_opening();
        session
    };
    for seed in seed.. {
        let mut session = begin(seed);
        let (mut steps, mut is_others) = (0, false);
        while session.outcome().is_none() {
            is_others = step(&mut session, choose);
            steps += 1;
        }
        if is_others {
            let mut session = begin(seed);
            for _ in 1..steps {
                step(&mut session, choose);
            }
            return session;
        }
    }
    unreachable!("there are more seeds than games")
}

/// A game is played to its end on this profile.
fn after_a_game(profile: Profile) -> Window {
    after(&almost_over(1, first), profile)
}

/// Such a game is played to its end on this profile.
fn after(game: &Session, mut profile: Profile) -> Window {
    profile.change_settings(|settings| {
        settings.bot_speed = BotSpeed::Instant;
        settings.reduced_motion = true;
    });
    profile.keep_game(game.save());
    let mut window = open(Start { profile, ..start() });
    click(&mut window, "Game");
    for _ in 0..20 {
        if says(&window, "The game is over") {
            break;
        }
        window.run_steps(10);
    }
    assert!(says(&window, "The game is over"), "{:?}", texts(&window));
    window
}

fn to_the_list(window: &mut Window) {
    click(window, "Look back at the game");
    click(window, "All your games");
}

#[test]
fn a_game_that_is_over_is_kept_once_and_looked_back_at_after_a_restart() {
    let home = tempfile::tempdir().unwrap();
    let mut window = after_a_game(Profile::open(home.path()));
    to_the_list(&mut window);
    assert!(says(&window, "January 4, 1970"), "{:?}", texts(&window));
    // It was reckoned at once how well it was played.
    assert!(
        says(&window, "each decision cost you"),
        "{:?}",
        texts(&window)
    );
    drop(window);

    let mut window = window_on(home.path());
    click(&mut window, "Your games");
    assert_eq!(window.query_all_by_label("Look back").count(), 1);
    click(&mut window, "Look back");
    assert!(
        says(&window, "Your game, move by move"),
        "{:?}",
        texts(&window)
    );
    assert!(says(&window, "What counted most"), "{:?}", texts(&window));
    assert!(!says(&window, "Back to the result"));
    click(&mut window, "All your games");
    assert_eq!(window.query_all_by_label("Look back").count(), 1);
}

/// The list, before any game was played.
fn show_the_list(window: &mut Window) {
    let demo = Demo::all().find(|demo| demo.name == "games-none").unwrap();
    window.state_mut().show(demo);
    window.run();
}

#[test]
fn a_game_is_called_as_the_learner_likes_and_removed_only_when_they_are_sure() {
    let mut window = after_a_game(Profile::in_memory());
    to_the_list(&mut window);
    click(&mut window, "Give a name: January 4, 1970");
    window
        .get_by_role(Role::TextInput)
        .type_text("My first game");
    window.run();
    press(&mut window, Key::Enter);
    assert!(
        says(&window, "My first game (January 4, 1970)"),
        "{:?}",
        texts(&window)
    );
    click(&mut window, "Remove: My first game (January 4, 1970)");
    click(&mut window, "Keep it");
    assert!(says(&window, "My first game"));
    click(&mut window, "Remove: My first game (January 4, 1970)");
    click(&mut window, "Remove it for good");
    assert!(!says(&window, "My first game"));
    assert!(says(&window, "Play one first"), "{:?}", texts(&window));
}

#[test]
fn a_game_is_found_by_how_it_ended() {
    let mut window = open(start());
    let demo = Demo::all().find(|demo| demo.name == "games").unwrap();
    window.state_mut().show(demo);
    window.run();
    assert!(says(&window, "How well you decide"));
    let all = window.query_all_by_label("Look back").count();
    window.get_by_role(Role::TextInput).focus();
    window.run();
    window.get_by_role(Role::TextInput).type_text("wall game");
    window.run();
    let found = window.query_all_by_label("Look back").count();
    assert_eq!((all, found), (9, 2), "{:?}", texts(&window));
}

#[test]
fn a_game_from_another_computer_is_brought_in_by_dropping_its_file() {
    let home = tempfile::tempdir().unwrap();
    drop(after_a_game(Profile::open(home.path())));
    let file = home.path().join("games/000001.toml");
    let mut window = open(start());
    show_the_list(&mut window);
    drop_file(&mut window, &file);
    assert!(says(&window, "is in your list now"), "{:?}", texts(&window));
    assert_eq!(window.query_all_by_label("Look back").count(), 1);
    drop_file(&mut window, &home.path().join("settings.toml"));
    assert!(
        says(&window, "Nothing could be added"),
        "{:?}",
        texts(&window)
    );
    assert_eq!(window.query_all_by_label("Look back").count(), 1);
}

#[test]
fn games_by_somebody_else_are_listed_however_large_their_figures_are() {
    let home = tempfile::tempdir().unwrap();
    drop(after_a_game(Profile::open(home.path())));
    let kept = fs::read_to_string(home.path().join("games/000001.toml")).unwrap();
    let immense = kept.lines().map(|line| match line.split_once(" = ") {
        Some(("points", _)) => "points = 2147483647",
        Some(("decisions", _)) => "decisions = 4294967295",
        Some(("given-up", _)) => "given-up = 2147483647",
        _ => line,
    });
    let immense = immense.collect::<Vec<_>>().join("\n");
    assert!(immense.contains("points = 2147483647") && immense.contains("given-up = 2147483647"));
    let file = home.path().join("immense.toml");
    fs::write(&file, immense).unwrap();
    let mut window = open(start());
    show_the_list(&mut window);
    for _ in 0..2 {
        drop_file(&mut window, &file);
        assert!(says(&window, "is in your list now"), "{:?}", texts(&window));
    }
    // Both are of one match: its folder tells what they came to together.
    assert!(says(&window, "2147483647"), "{:?}", texts(&window));
}

#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}

fn drop_file(window: &mut Window, path: &Path) {
    let dropped = Arc::new(Dropped(path.to_owned()));
    window.input_mut().dropped_files.push(dropped);
    window.run();
    window.run();
}

#[test]
fn what_was_decided_wrongly_in_a_game_is_practised_once_however_often_one_looks_back() {
    let home = tempfile::tempdir().unwrap();
    let practised = || {
        let profile = Profile::open(home.path());
        profile.memory().skills.clone()
    };
    let mut window = after_a_game(Profile::open(home.path()));
    to_the_list(&mut window);
    drop(window);
    let once = practised();
    let passing = once[&Skill::Drill(Kind::Pass)];
    assert_eq!((passing.reviews, passing.missed_on), (1, Some(3)));
    let is_known = |kind| {
        once.get(&Skill::Drill(kind))
            .is_some_and(|it| it.missed_on.is_none())
    };
    assert!(
        is_known(Kind::Claim),
        "what was only decided well counts as known: {once:?}"
    );

    for _ in 0..2 {
        let mut window = window_on(home.path());
        click(&mut window, "Your games");
        click(&mut window, "Look back");
        assert!(says(&window, "Your game, move by move"));
        drop(window);
        assert_eq!(practised(), once);
    }
}

#[test]
fn of_which_decisions_the_learner_was_warned_and_which_the_coach_told_is_kept_with_the_game() {
    let card = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let mut session = Session::begin(card, TableRules::default(), Opponents::default(), 1);
    session.skip_opening();
    let mut warned = 0;
    while session.outcome().is_none() {
        if session.awaited() == Awaited::Learner {
            session.note_warning();
            session.note_advice();
            warned += 1;
        }
        step(&mut session, first);
    }
    assert!(warned > 0);
    assert_eq!(session.warned().len(), warned);
    let card = Arc::clone(session.compiled_card());
    let restored = Session::restore(&session.save(), card).unwrap();
    assert_eq!(restored.warned(), session.warned(), "also after a restart");
    assert_eq!(restored.advised(), session.advised());
    assert_eq!(restored.advised().len(), warned);
    assert_eq!(
        restored.as_of(restored.actions_done()).warned().len(),
        warned
    );
}

#[test]
fn where_a_claim_was_a_mistake_letting_the_tile_go_can_be_tried() {
    let mut window = after(&almost_over(11, claim), Profile::in_memory());
    click(&mut window, "Look back at the game");
    let is_asked = |window: &Window| says(window, "You claimed it for");
    press(&mut window, Key::Enter);
    while !is_asked(&window) {
        click(&mut window, "Next mistake");
    }
    let lets_go = ["Let it go and draw", "Let it go"];
    let lets_go = lets_go.into_iter();
    let way = lets_go
        .filter(|it| window.query_by_label(it).is_some())
        .last();
    click(&mut window, way.unwrap());
    assert!(says(&window, "That’s it!"), "{:?}", texts(&window));
    assert!(says(&window, "Play on from here"), "nothing was played");
}

#[test]
fn what_is_taken_back_was_not_decided_as_the_coach_told() {
    let card = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let mut session = Session::begin(card, TableRules::default(), Opponents::default(), 1);
    session.skip_opening();
    for _ in 0..2 {
        session.note_advice();
        while step(&mut session, first) {}
    }
    assert_eq!(session.advised().len(), 2);
    assert!(session.take_back());
    assert_eq!(session.advised().len(), 1, "the last one is decided anew");
}

#[test]
fn each_kind_of_decision_is_shown_over_the_games_by_itself() {
    let mut window = open(start());
    let demo = Demo::all().find(|demo| demo.name == "games").unwrap();
    window.state_mut().show(demo);
    window.run();
    assert!(says(
        &window,
        "What each decision cost you on average, over 8 games"
    ));
    let kind = texts(&window);
    let kind = kind
        .iter()
        .find(|text| text.starts_with("Calling discards: "));
    let kind = kind.unwrap().clone();
    let of_kind = format!("{kind}. What each decision cost you on average");
    assert!(!says(&window, &of_kind));
    click(&mut window, &kind);
    assert!(says(&window, &of_kind), "{:?}", texts(&window));
    click(&mut window, &kind);
    assert!(!says(&window, &of_kind));
}

#[test]
fn who_comes_back_to_a_game_after_another_one_finds_it_as_it_was_left() {
    let home = tempfile::tempdir().unwrap();
    for seed in [1, 60] {
        let game = almost_over(seed, first);
        drop(after(&game, Profile::open(home.path())));
    }
    let mut window = window_on(home.path());
    click(&mut window, "Your games");
    let look_back = |window: &mut Window, which: usize| {
        let games: Vec<_> = window.query_all_by_label("Look back").collect();
        games[which].click();
        drop(games);
        window.run();
    };
    look_back(&mut window, 0);
    assert!(says(&window, "What counted most"), "{:?}", texts(&window));
    click(&mut window, "Later");
    let left = texts(&window);
    assert!(!says(&window, "What counted most"), "{left:?}");
    click(&mut window, "Back");
    look_back(&mut window, 1);
    assert!(says(&window, "What counted most"), "{:?}", texts(&window));
    click(&mut window, "All your games");
    look_back(&mut window, 0);
    assert_eq!(texts(&window), left);
}
