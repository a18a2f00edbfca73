//! The page before a game, walked through as a person would.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use egui::Key;
use egui::accesskit::{Role, Toggled};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::coach::Budget;
use mahj_tutor::locale::{Language, Locale};
use mahj_tutor::play::Refining;
use mahj_tutor::profile::Profile;
use mahj_tutor::rules::{RuleId, Setting};
use mahj_tutor::ui::{Demo, Route, Start};
use mahj_tutor::wording;

use crate::support::{
    Window, click, open, open_sized, press, says, start, texts, wait_until, window, window_on,
};

/// Home, then "Choose a game".
fn go(window: &mut Window) {
    window
        .get_all_by_label("Choose a game")
        .next()
        .unwrap()
        .click_accesskit();
    window.run();
    assert_eq!(window.state().route(), &Route::NewGame);
}

/// The same, with everything that can be chosen.
fn go_to_choices(window: &mut Window) {
    go(window);
    click(window, "Choose players and table rules yourself");
}

/// Whether the option of this name is the chosen one.
fn is_chosen(window: &Window, option: &str) -> bool {
    let node = window.get_by_role_and_label(Role::RadioButton, option);
    node.accesskit_node().toggled() == Some(Toggled::True)
}

fn choose(window: &mut Window, option: &str) {
    window
        .get_by_role_and_label(Role::RadioButton, option)
        .click_accesskit();
    window.run();
}

#[test]
fn who_has_never_played_is_led_to_the_first_lessons_as_far_as_they_are_to_be_taken() {
    let with_finished = |lessons: &[&str]| {
        let mut start = start();
        start.profile.change_progress(|progress| {
            for lesson in lessons {
                progress.finish_lesson(lesson);
            }
        });
        let mut window = open(start);
        click(&mut window, "Game");
        window
    };
    let mut window = with_finished(&["first-mah-jongg", "meet-the-tiles"]);
    assert!(says(&window, "goes easier after lessons 3 and 4"));
    click(&mut window, "Lesson 3 first");
    let third = Route::Lesson("groups-no-runs".to_owned());
    assert_eq!(window.state().route(), &third);
    let first_unit = [
        "first-mah-jongg",
        "meet-the-tiles",
        "groups-no-runs",
        "walls-dice-deal",
    ];
    assert!(!says(&with_finished(&first_unit), "goes easier"));
}

#[test]
fn one_click_begins_a_usual_game() {
    let mut window = window();
    go(&mut window);
    click(&mut window, "Play");
    assert_eq!(window.state().route(), &Route::Table);
    assert!(says(&window, "Practice Card 2026"));
    assert!(says(&window, "Game 1 of 4"));
}

#[test]
fn the_page_shows_every_setting_with_its_options_its_meaning_and_its_rule() {
    for tag in ["en", "es", "zh-CN"] {
        let language: Language = tag.parse().unwrap();
        let locale = Locale::new(language);
        let start = Start {
            language: Some(language),
            ..start()
        };
        let mut window = open_sized(start, [1024.0, 700.0]);
        let play = locale.say(&mahj_tutor::msg!("home-other-game"));
        let plays = window.get_all_by_label(&play).next();
        plays.unwrap().click_accesskit();
        window.run();
        let more = locale.say(&mahj_tutor::msg!("new-game-more"));
        click(&mut window, &more);
        let shown = texts(&window).join("\n");
        // How many blanks there are is asked where there are any.
        let is_asked = |it: &&Setting| **it != Setting::Bettor && **it != Setting::BlankCount;
        for setting in Setting::ALL.iter().filter(is_asked) {
            let mut wanted = vec![wording::setting(*setting), wording::setting_help(*setting)];
            let options = setting.options().iter();
            wanted.extend(options.map(|word| wording::setting_option(*setting, word)));
            for text in wanted.iter().map(|message| locale.say(message)) {
                assert!(shown.contains(&text), "{tag}: {text}");
            }
        }
    }
}

#[test]
fn how_many_blanks_there_are_is_asked_where_there_are_any() {
    let home = tempfile::tempdir().unwrap();
    let mut window = window_on(home.path());
    go_to_choices(&mut window);
    assert!(!says(&window, "How many blanks"));
    choose(&mut window, "Blanks: To swap for a discard");
    assert!(says(&window, "How many blanks"));
    choose(&mut window, "Blanks: No");
    assert!(!says(&window, "How many blanks"));
}

#[test]
fn what_was_agreed_on_is_played_and_remembered_after_a_restart() {
    let home = tempfile::tempdir().unwrap();
    let mut window = window_on(home.path());
    go_to_choices(&mut window);
    choose(&mut window, "Length of a match: 2 rounds");
    choose(&mut window, "How well the others play: Expert");
    choose(&mut window, "The player across: Learner");
    assert!(is_chosen(&window, "The player on your right: Expert"));
    assert!(!is_chosen(&window, "How well the others play: Expert"));
    click(&mut window, "Play");
    assert!(says(&window, "Game 1 of 8"));
    drop(window);

    let settings = Profile::open(home.path()).settings().clone();
    assert_eq!(settings.table.len(), 4, "{settings:?}");
    let mut window = window_on(home.path());
    click(&mut window, "Start a new game");
    click(&mut window, "Choose players and table rules yourself");
    assert!(is_chosen(&window, "Length of a match: 2 rounds"));
    assert!(is_chosen(&window, "The player across: Learner"));
    assert!(says(&window, "Your table is waiting for you"));
    click(&mut window, "Back to the table");
    assert!(
        says(&window, "Game 1 of 8"),
        "the game goes on by its own rules"
    );
}

#[test]
fn the_walls_are_counted_with_the_jokers_and_blanks_that_the_table_plays_with() {
    for (options, told) in [
        (
            vec![],
            "152 tiles, face down: each wall is 19 stacks long and two tiles high.",
        ),
        (
            vec!["Jokers: 10"],
            "154 tiles, face down: each wall is 19 stacks long and two tiles high. One wall has a stack more.",
        ),
        (
            vec!["Jokers: 10", "Blanks: To swap for a discard"],
            "160 tiles, face down: each wall is 20 stacks long and two tiles high.",
        ),
    ] {
        let mut window = window();
        go_to_choices(&mut window);
        for option in options {
            choose(&mut window, option);
        }
        click(&mut window, "Play");
        click(&mut window, "Next");
        let shown = texts(&window);
        assert!(shown.iter().any(|text| text == told), "{told}: {shown:?}");
    }
}

#[test]
fn the_others_play_each_in_its_own_way_and_the_page_and_the_table_tell_how() {
    let mut window = window();
    go_to_choices(&mut window);
    assert!(is_chosen(&window, "Style, on your right: Nimble"));
    assert!(is_chosen(&window, "Style, across: Reserved"));
    assert!(is_chosen(&window, "Style, on your left: Eager"));
    assert!(says(&window, "Settles on a hand early, sticks with it"));
    choose(&mut window, "Style, across: Patient");
    assert!(!says(&window, "Settles on a hand early, sticks with it"));
    choose(&mut window, "The player across: Learner");
    click(&mut window, "Play");
    let told = "Patient (Learner). Keeps several hands open, seldom claims";
    assert!(says(&window, told));
}

#[test]
fn where_mistakes_can_be_made_the_learner_says_how_often_the_others_err_and_that_is_kept() {
    let home = tempfile::tempdir().unwrap();
    let mut window = window_on(home.path());
    go_to_choices(&mut window);
    assert!(!says(&window, "The others make mistakes, too"));
    choose(&mut window, "Mistakes: Can be made");
    assert!(is_chosen(&window, "The others make mistakes, too: Never"));
    assert!(says(&window, "If you notice, speak up."));
    choose(&mut window, "The others make mistakes, too: Now and then");
    click(&mut window, "Play");
    drop(window);

    let profile = Profile::open(home.path());
    let kept = toml::to_string(profile.game().unwrap()).unwrap();
    assert!(kept.contains("erring = \"now-and-then\""), "{kept}");
    let mut window = window_on(home.path());
    click(&mut window, "Start a new game");
    click(&mut window, "Choose players and table rules yourself");
    assert!(is_chosen(
        &window,
        "The others make mistakes, too: Now and then"
    ));
    choose(&mut window, "Mistakes: Are refused");
    assert!(!says(&window, "The others make mistakes, too"));
}

#[test]
fn the_usual_is_one_click_away() {
    let mut window = window();
    go_to_choices(&mut window);
    assert!(!says(&window, "Back to the usual rules"));
    choose(&mut window, "Jokers: 10");
    click(&mut window, "Back to the usual rules");
    assert!(is_chosen(&window, "Jokers: 8"));
    assert!(!says(&window, "Back to the usual rules"));
}

#[test]
fn a_setting_leads_to_the_rule_of_the_option_that_is_chosen() {
    for (setting, option, rule) in [
        ("The first East", "You", RuleId::FIRST_EAST_HOST_OR_SEAT),
        (
            "Blanks",
            "For any tile of a complete hand",
            RuleId::TR_BLANK_DOUBLE_JOKER,
        ),
        (
            "The last wall",
            "Claims for Mah Jongg only",
            RuleId::TR_HOT_WALL_002,
        ),
        (
            "The last wall",
            "The discarder pays for all",
            RuleId::TR_HOT_WALL_PAYS,
        ),
        (
            "The last wall",
            "Mah Jongg by self-pick only",
            RuleId::TR_COLD_WALL,
        ),
        ("Mistakes", "Can be made", RuleId::DEAD_BREACH),
    ] {
        let mut window = window();
        go_to_choices(&mut window);
        choose(&mut window, &format!("{setting}: {option}"));
        let link = format!("The rule: {setting}");
        window.get_by_label(&link).click_accesskit();
        window.run();
        let route = Route::Rulebook(Some(rule));
        assert_eq!(window.state().route(), &route, "{option}");
    }
}

#[test]
fn a_setting_leads_to_its_rule_and_back() {
    let mut window = window();
    go_to_choices(&mut window);
    window.get_by_label("The rule: Jokers").click_accesskit();
    window.run();
    let rule = RuleId::TILES_JOKERS_8;
    assert_eq!(window.state().route(), &Route::Rulebook(Some(rule)));
    click(&mut window, "Back");
    assert_eq!(window.state().route(), &Route::NewGame);
}

#[test]
fn the_keyboard_alone_agrees_and_begins() {
    let mut window = open(start());
    go_to_choices(&mut window);
    // From the primary action on, Tab leads to the options; the space bar chooses one.
    for _ in 0..40 {
        if is_focused(&window, "How well the others play: Expert") {
            break;
        }
        press(&mut window, Key::Tab);
    }
    press(&mut window, Key::Space);
    assert!(is_chosen(&window, "How well the others play: Expert"));
}

fn is_focused(window: &Window, option: &str) -> bool {
    window
        .get_by_role_and_label(Role::RadioButton, option)
        .accesskit_node()
        .is_focused()
}

#[test]
fn who_never_played_is_offered_the_card_for_first_games() {
    let home = tempfile::tempdir().unwrap();
    let mut window = window_on(home.path());
    go(&mut window);
    assert!(is_bright(&window, "Play with the First Card"));
    click(&mut window, "Play with the First Card");
    assert_eq!(window.state().route(), &Route::Table);
    assert!(says(&window, "Leo, 0 tiles"), "{:?}", texts(&window));
    drop(window);
    let chosen = || Profile::open(home.path()).settings().card.clone();
    assert_eq!(chosen().as_deref(), Some("first"));
    // It stands out no more, not even for who goes back to the other.
    let mut window = window_on(home.path());
    click(&mut window, "Card");
    click(&mut window, "Choose or type in a card");
    assert!(says(&window, "For your first games:"));
    click(&mut window, "Use Practice Card");
    click(&mut window, "Home");
    click(&mut window, "Start a new game");
    assert!(!is_bright(&window, "Play with the First Card"));
    assert!(is_bright(&window, "Play"));
}

#[test]
fn who_has_played_with_the_card_for_first_games_is_offered_the_whole_one() {
    let whole = "Use the Practice Card, with many more lines";
    let home = tempfile::tempdir().unwrap();
    let mut window = window_on(home.path());
    go(&mut window);
    assert!(!says(&window, whole));
    click(&mut window, "Play with the First Card");
    drop(window);
    let chosen = || Profile::open(home.path()).settings().card.clone();
    assert_eq!(chosen().as_deref(), Some("first"));
    let mut window = window_on(home.path());
    click(&mut window, "Start a new game");
    click(&mut window, whole);
    assert!(!says(&window, whole), "{:?}", texts(&window));
    drop(window);
    assert_ne!(chosen().as_deref(), Some("first"));
}

#[test]
fn who_has_played_a_game_is_offered_an_easy_one_and_no_first_one() {
    let mut window = open(start());
    let titles = |window: &Window| {
        let shown = texts(window);
        ["Your first game", "An easy game"].map(|title| shown.iter().any(|it| it == title))
    };
    go(&mut window);
    assert_eq!(titles(&window), [true, false]);
    let show = |window: &mut Window, name: &str| {
        let demo = Demo::all().find(|demo| demo.name == name).unwrap();
        window.state_mut().show(demo);
        window.run();
    };
    show(&mut window, "games");
    show(&mut window, "new-game");
    assert_eq!(titles(&window), [false, true], "{:?}", texts(&window));
}

#[test]
fn the_game_waits_for_the_card_that_it_is_played_with() {
    let mut window = open(Start {
        refining: Refining::InBackground(Budget { games: 40 }),
        ..start()
    });
    go(&mut window);
    click(&mut window, "Play with the First Card");
    wait_until(&mut window, |window| {
        window.state().route() == &Route::Table
    });
    click(&mut window, "Skip to the Charleston");
    click(&mut window, "The card");
    wait_until(&mut window, |window| says(window, "First Card 2026"));
}

#[test]
fn a_match_goes_on_with_its_card_and_the_coach_when_another_is_chosen() {
    let mut window = window();
    go(&mut window);
    click(&mut window, "Play");
    click(&mut window, "Skip to the Charleston");
    for label in ["Card", "Choose or type in a card", "Use First Card"] {
        click(&mut window, label);
    }
    click(&mut window, "Game");
    click(&mut window, "Coach");
    press(&mut window, Key::D);
    assert!(says(&window, "Your best lines"), "{:?}", texts(&window));
}

/// Whether Enter takes this button.
fn is_bright(window: &Window, button: &str) -> bool {
    window.get_by_label(button).accesskit_node().is_focused()
}

#[test]
fn a_usual_game_leaves_the_rules_of_the_own_table_as_they_were_chosen() {
    let home = tempfile::tempdir().unwrap();
    let mut window = window_on(home.path());
    go_to_choices(&mut window);
    choose(&mut window, "Jokers: 10");
    click(&mut window, "Play a usual game");
    assert_eq!(window.state().route(), &Route::Table);
    drop(window);
    let profile = Profile::open(home.path());
    assert_eq!(profile.settings().table.get("jokers").unwrap(), "10");
    let kept = toml::to_string(profile.game().unwrap()).unwrap();
    assert!(!kept.contains("jokers = \"10\""), "{kept}");
}

#[test]
fn enter_begins_a_first_game_for_who_never_played() {
    let mut window = window();
    go(&mut window);
    press(&mut window, Key::Enter);
    assert_eq!(window.state().route(), &Route::Table);
    assert!(says(&window, "What I would do") || says(&window, "Coach"));
}

#[test]
fn a_table_that_was_saved_under_a_name_is_chosen_by_it_and_can_be_forgotten() {
    let home = tempfile::tempdir().unwrap();
    let mut window = window_on(home.path());
    go_to_choices(&mut window);
    assert!(
        !says(&window, "Your saved tables"),
        "nothing is to be saved yet"
    );
    choose(&mut window, "Length of a match: 2 rounds");
    let field = window.get_by_role_and_label(Role::TextInput, "Save these players and rules as");
    field.focus();
    field.type_text("Tuesdays");
    window.run();
    click(&mut window, "Save");
    assert!(is_chosen(&window, "Tuesdays"));
    click(&mut window, "Back to the usual rules");
    assert!(!is_chosen(&window, "Length of a match: 2 rounds"));
    drop(window);

    let mut window = window_on(home.path());
    go_to_choices(&mut window);
    choose(&mut window, "Tuesdays");
    assert!(is_chosen(&window, "Length of a match: 2 rounds"));
    click(&mut window, "Forget “Tuesdays”");
    assert!(!says(&window, "Tuesdays"), "{:?}", texts(&window));
    let settings = Profile::open(home.path()).settings().clone();
    assert!(settings.tables.is_empty());
}
