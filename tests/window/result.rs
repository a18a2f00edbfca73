//! The end of a game: what is told, what is seen, and where one goes from there.

use egui::epaint::Shape;
use egui::{Key, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::locale::Locale;
use mahj_tutor::msg;
use mahj_tutor::profile::TextSize;
use mahj_tutor::ui::{Demo, Route, Start};

use crate::support::{Window, click, open, open_sized, painted, press, says, start, texts};

fn demo(name: &str) -> &'static Demo {
    Demo::all().find(|demo| demo.name == name).unwrap()
}

fn showing(name: &str) -> Window {
    let mut window = open(start());
    window.state_mut().show(demo(name));
    window.run();
    window
}

/// The tiles on the screen, by their names.
fn tiles(window: &Window) -> Vec<String> {
    let tiles = window.query_all_by_role(Role::Image);
    tiles
        .filter_map(|node| node.accesskit_node().label())
        .collect()
}

#[test]
fn it_tells_who_won_with_what_and_why_so_much_is_paid() {
    let mut window = showing("table-result");
    for text in [
        "Ben wins!",
        "Ben makes Mah Jongg with line 1 of Odds",
        "The line is worth 25. It was self-picked, so everybody pays double.",
        "Scores",
    ] {
        assert!(says(&window, text), "{text}: {:?}", texts(&window));
    }
    press(&mut window, Key::Enter);
    assert!(says(&window, "Game 2 of 4"));
}

#[test]
fn a_screen_reader_hears_who_pays_whom_how_much() {
    let self_picked = showing("table-result");
    for payer in ["Carmen pays Ben", "Rosa pays Ben", "You pay Ben"] {
        assert!(says(&self_picked, &format!("{payer} 50 points")), "{payer}");
    }
    let discarded = showing("table-result-won");
    assert!(says(&discarded, "Ben pays you 50 points"));
    assert!(says(&discarded, "Carmen pays you 25 points"));
}

#[test]
fn how_it_is_counted_is_told_on_request() {
    let mut window = showing("table-result");
    let counted = ["Checked against the card", "pays 25 × 2 (self-picked)"];
    for text in counted {
        assert!(!says(&window, text), "{text}");
    }
    click(&mut window, "How this is counted");
    for text in counted {
        assert!(says(&window, text), "{text}: {:?}", texts(&window));
    }
}

#[test]
fn the_hand_that_won_and_all_others_lie_face_up() {
    let window = showing("table-result");
    // Ben has won with fourteen tiles, and the others hold thirteen each.
    assert_eq!(tiles(&window).len(), 14 + 3 * 13, "{:?}", tiles(&window));
    let nobody_won = showing("table-wall-game");
    let own = ["East", "South", "West", "North"];
    for wind in own {
        assert!(says(&nobody_won, &format!("({wind})")) || says(&nobody_won, "You: "));
    }
    assert!(tiles(&nobody_won).len() >= 4 * 13);
}

#[test]
fn a_wall_game_is_told_calmly_with_how_near_the_learner_was() {
    let mut window = showing("table-wall-game");
    for text in [
        "Wall game",
        "Nobody pays",
        "The scores stay as they were",
        "Your closest line needed 2 more tiles:",
        "missing: ",
    ] {
        assert!(says(&window, text), "{text}: {:?}", texts(&window));
    }
    assert!(!says(&window, "Who pays"));
    assert!(!says(&window, "How this is counted"));
    press(&mut window, Key::Enter);
    assert!(says(&window, "Game 2 of 4"));
}

#[test]
fn one_looks_at_the_table_and_comes_back() {
    let mut window = showing("table-result");
    click(&mut window, "Look at the table");
    assert!(!says(&window, "Ben wins!"));
    // Nothing is left to be sorted.
    assert!(!says(&window, "Sort"));
    // Ben's rack lies face up there, too.
    assert!(
        tiles(&window)
            .iter()
            .filter(|tile| *tile == "Joker")
            .count()
            >= 3
    );
    click(&mut window, "How it ended");
    assert!(says(&window, "Ben wins!"));
    press(&mut window, Key::Num1);
    assert!(!says(&window, "Ben wins!"));
    press(&mut window, Key::Enter);
    assert!(says(&window, "Game 2 of 4"));
}

#[test]
fn from_the_end_of_a_game_one_comes_to_the_choices_of_another() {
    let mut window = showing("table-result");
    click(&mut window, "New game");
    assert_eq!(window.state().route(), &Route::NewGame);
}

#[test]
fn the_buttons_are_in_sight_however_much_there_is_to_tell() {
    let states = [
        "table-result",
        "table-result-agreed",
        "table-result-mistakes",
        "table-result-won-card",
        "table-wall-game",
    ];
    for tag in ["en", "es", "zh-CN"] {
        for text_size in [TextSize::Normal, TextSize::VeryLarge] {
            for state in states {
                let language = tag.parse().unwrap();
                let mut start = Start {
                    language: Some(language),
                    ..start()
                };
                start
                    .profile
                    .change_settings(|settings| settings.text_size = text_size);
                let size = egui::vec2(1024.0, 700.0);
                let mut window = open_sized(start, size.into());
                window.set_size(size / window.ctx.zoom_factor());
                window.state_mut().show(demo(state));
                window.run();
                let locale = Locale::new(language);
                let screen = window.ctx.content_rect();
                for label in ["table-next-game", "table-look-at-table", "table-new-game"] {
                    let label = locale.say(&mahj_tutor::locale::Message::new(label.to_owned()));
                    let button = window.get_by_label(&label).rect();
                    let case = format!("{label}, {state}, {tag}, {text_size:?}: {button:?}");
                    assert!(screen.contains_rect(button), "{case}");
                }
            }
        }
    }
}

#[test]
fn the_whole_result_is_seen_in_the_smallest_window() {
    for tag in ["en", "es", "zh-CN"] {
        let language = tag.parse().unwrap();
        let start = Start {
            language: Some(language),
            ..start()
        };
        let mut window = open_sized(start, [1024.0, 700.0]);
        window.state_mut().show(demo("table-result-won"));
        window.run();
        let rect = |message| {
            let label = Locale::new(language).say(&message);
            window.get_by_label(&label).rect()
        };
        let heading = rect(msg!("table-scores"));
        let numbers = window.query_all_by_label("100");
        let last_score = numbers.map(|it| it.rect().bottom()).fold(0.0, f32::max);
        let buttons = rect(msg!("table-next-game")).top();
        assert!(heading.bottom() < last_score, "{tag}: {heading:?}");
        // The edges of the sheet and what is said above the buttons lie between.
        assert!(
            last_score + 40.0 < buttons,
            "{tag}: {last_score}, {buttons}"
        );
        assert!(rect(msg!("table-result-account")).bottom() + 40.0 < buttons);
    }
}

/// How many pieces of confetti are in the air.
fn confetti(window: &Window) -> usize {
    let is_piece = |shape: &Shape| {
        let Shape::Path(path) = shape else {
            return false;
        };
        let bounds = shape.visual_bounding_rect();
        path.closed && path.points.len() == 4 && bounds.width().max(bounds.height()) < 14.0
    };
    painted(window).iter().filter(|it| is_piece(it)).count()
}

/// The window when this state is shown first, where things move or do not, and how many pieces are in the air then.
fn thrown(state: &str, moves: bool) -> (Window, usize) {
    let mut window = open(start());
    let time = if moves { 0.2 } else { 0.0 };
    window
        .ctx
        .all_styles_mut(|style| style.animation_time = time);
    window.state_mut().show(demo(state));
    window.step();
    window.step();
    let count = confetti(&window);
    (window, count)
}

#[test]
fn confetti_flies_once_and_only_when_the_learner_wins() {
    let (mut window, count) = thrown("table-result-won", true);
    assert!(count >= 90, "{count}");
    window.run();
    assert_eq!(confetti(&window), 0);
    click(&mut window, "Look at the table");
    window.get_by_label("How it ended").click();
    window.step();
    window.step();
    assert_eq!(confetti(&window), 0);
    assert_eq!(thrown("table-result-won", false).1, 0);
    assert_eq!(thrown("table-result", true).1, 0);
}

#[test]
fn it_names_what_is_worth_a_second_look_and_leads_there() {
    let mut window = showing("table-result");
    assert!(says(&window, "Worth a second look"), "{:?}", texts(&window));
    let moments: Vec<String> = window
        .query_all_by_role(Role::Button)
        .filter_map(|node| node.accesskit_node().label())
        .filter(|name| name.contains(" Doubtful: ") || name.contains("mistake: "))
        .collect();
    let count = moments.len();
    assert!((1..=3).contains(&count), "{moments:?}");
    click(&mut window, &moments[count - 1]);
    assert!(
        says(&window, &format!("Mistake {count} of ")),
        "{:?}",
        texts(&window)
    );
    assert!(says(&window, "What would have been better?"));
    click(&mut window, "The whole game");
    click(&mut window, "Back to the result");
    assert!(says(&window, "Ben wins!"));
}
