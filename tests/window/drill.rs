//! The drills, taken as a person would.

#![expect(clippy::unwrap_used, reason = "a test that cannot be set up must fail")]

use std::path::Path;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::drill::{Kind, SERIES};
use mahj_tutor::memory::{Memory, Rating, Scheduler, Skill, kinds_of};
use mahj_tutor::profile::Profile;
use mahj_tutor::rules::Area;
use mahj_tutor::ui::{Demo, Route};

use crate::support::{
    Window, click, open_at_pace, open_sized, press, start, texts, window, window_on,
};

fn demo(name: &str) -> &'static Demo {
    Demo::all().find(|demo| demo.name == name).unwrap()
}

fn show(window: &mut Window, name: &str) {
    window.state_mut().show(demo(name));
    window.run();
}

fn shows(window: &Window, words: &str) -> bool {
    texts(window).iter().any(|text| text.contains(words))
}

/// Chooses the kind of this name on the page of all drills.
fn choose(window: &mut Window, name: &str) {
    show(window, "drill");
    let all = window.get_all_by_role(Role::Button);
    let kind = all.into_iter().find(|node| {
        let label = node.accesskit_node().label();
        label.is_some_and(|label| label.starts_with(&format!("{name}. ")))
    });
    let kind = kind.unwrap();
    kind.scroll_to_me();
    window.run();
    let all = window.get_all_by_role(Role::Button);
    let kind = all.into_iter().find(|node| {
        let label = node.accesskit_node().label();
        label.is_some_and(|label| label.starts_with(&format!("{name}. ")))
    });
    kind.unwrap().click();
    window.run();
}

/// How often anything was asked of a kind, as the profile knows it.
fn asked(home: &Path, kind: Kind) -> usize {
    Profile::open(home).memory().practiced(kind).asked as usize
}

#[test]
fn the_line_of_a_reason_is_laid_out_with_the_tiles_of_the_rack() {
    let mut window = window();
    for (name, hand) in [
        ("drill-pass-wrong", "missing: South"),
        // The group that is claimed lies open.
        ("drill-claim-wrong", "Hand 1 of 2"),
    ] {
        show(&mut window, name);
        assert!(shows(&window, "Hand 1 of"), "{:?}", texts(&window));
        assert!(shows(&window, hand), "{:?}", texts(&window));
    }
    // Who is to give the others nothing is told of no line of their own.
    show(&mut window, "drill-safe-tile-wrong");
    assert!(!shows(&window, "Hand 1 of"), "{:?}", texts(&window));
}

#[test]
fn a_series_of_ten_is_taken_by_keyboard_and_mouse() {
    let mut window = window();
    choose(&mut window, "Which line is it?");
    for number in 0..SERIES {
        assert!(shows(&window, "Which one?"), "{number}");
        if number % 2 == 0 {
            press(&mut window, Key::Num1);
        } else {
            let second = window.get_all_by_role(Role::Button);
            let second = second.into_iter().find(|node| {
                node.accesskit_node()
                    .label()
                    .is_some_and(|it| it.starts_with("2: "))
            });
            second.unwrap().click();
            window.run();
        }
        assert!(shows(&window, "The best choice"));
        press(&mut window, Key::Enter);
    }
    assert!(shows(&window, &format!("of {SERIES}")));
    click(&mut window, "Ten more");
    assert!(shows(&window, "Which one?"));
    click(&mut window, "All drills");
    assert!(shows(&window, "What would you like to practice?"));
}

#[test]
fn a_mistake_shows_the_difference_tile_by_tile_and_the_rule() {
    let mut window = window();
    show(&mut window, "drill-line-from-rack-wrong");
    for words in [
        "Not this time",
        "Your choice",
        "The best choice",
        "missing: ",
        "left over: ",
    ] {
        assert!(shows(&window, words), "{words}: {:#?}", texts(&window));
    }
    click(&mut window, "The rule: All fourteen tiles from one line");
    assert!(matches!(window.state().route(), Route::Rulebook(Some(_))));
}

#[test]
fn the_card_lies_beside_what_is_answered_with_it_until_it_is_put_away() {
    let mut window = window();
    show(&mut window, "drill-dead-or-not");
    assert!(shows(&window, "Practice Card"));
    press(&mut window, Key::C);
    assert!(!shows(&window, "Practice Card"));
    click(&mut window, "The card");
    assert!(shows(&window, "Practice Card"));
    // Where the lines that count are offered, there is nothing to look up.
    show(&mut window, "drill-line-from-rack");
    assert!(!shows(&window, "Practice Card"));
    assert!(!shows(&window, "The card"));
}

#[test]
fn the_line_that_is_spoken_of_is_printed_with_the_answer() {
    let mut window = window();
    show(&mut window, "drill-discard");
    let lines = |window: &Window| {
        texts(window)
            .iter()
            .filter(|it| it.contains("points"))
            .count()
    };
    press(&mut window, Key::C);
    assert_eq!(lines(&window), 0, "{:#?}", texts(&window));
    show(&mut window, "drill-discard-hard-wrong");
    assert_eq!(lines(&window), 1, "{:#?}", texts(&window));
}

#[test]
fn a_hint_says_what_helps_before_the_answer_and_gives_nothing_away() {
    let mut window = window();
    show(&mut window, "drill-discard");
    assert!(!shows(&window, "easiest to get again"));
    press(&mut window, Key::H);
    assert!(shows(&window, "easiest to get again"));
    assert!(!shows(&window, "Right!"));
}

#[test]
fn what_the_course_has_not_taught_yet_leads_to_its_lesson() {
    let mut window = window();
    // Who takes no lesson knows what they want.
    show(&mut window, "drill-dead-or-not");
    assert!(!shows(&window, "Lesson: "));
    let home = tempfile::tempdir().unwrap();
    let mut profile = Profile::open(home.path());
    profile.change_progress(|progress| progress.finish_lesson("first-mah-jongg"));
    drop(profile);
    let mut window = window_on(home.path());
    show(&mut window, "drill-dead-or-not");
    click(&mut window, "Lesson: Dead hands");
    let there = Route::Lesson("dead-hands".to_owned());
    assert_eq!(window.state().route(), &there);
}

#[test]
fn every_kind_is_chosen_by_name_and_answered_by_keys_alone() {
    for kind in Kind::ALL {
        let home = tempfile::tempdir().unwrap();
        let mut window = window_on(home.path());
        let name = texts_of(&mut window, kind);
        choose(&mut window, &name);
        assert!(shows(&window, &name), "{kind:?}");
        answer_by_keys(&mut window, kind);
        assert!(
            ["Right!", "Nearly as good", "Not this time"]
                .iter()
                .any(|verdict| shows(&window, verdict)),
            "{kind:?}: {:#?}",
            texts(&window)
        );
        press(&mut window, Key::Enter);
        assert!(!shows(&window, "Not this time"), "{kind:?}: Enter goes on");
        drop(window);
        assert_eq!(asked(home.path(), kind), 1, "{kind:?}");
    }
}

/// Answers with the keyboard and nothing else: with a digit, or with tiles that are gone to and chosen.
fn answer_by_keys(window: &mut Window, kind: Kind) {
    match kind {
        Kind::Discard => {
            tab_to(window, is_tile);
            press(window, Key::ArrowRight);
            press(window, Key::Enter);
            assert!(!shows(window, "Right!") && !shows(window, "Not this time"));
            tab_to(window, |label| label == "Check");
            press(window, Key::Enter);
        }
        Kind::Pass | Kind::SolitaryCharleston => take_by_keys(window, "3 of 3 tiles"),
        Kind::Memory => {
            press(window, Key::Enter);
            let whole = if shows(window, "of 14 tiles") { 14 } else { 7 };
            take_by_keys(window, &format!("{whole} of {whole} tiles"));
        }
        _ => press(window, Key::Num1),
    }
}

/// Goes to a tile, chooses it and the next ones until it says so, and has them checked.
fn take_by_keys(window: &mut Window, until: &str) {
    tab_to(window, is_tile);
    for _ in 0..40 {
        if shows(window, until) {
            break;
        }
        // Jokers are not passed.
        let passes = until.starts_with('3');
        let on = focused(window);
        if on
            .as_deref()
            .is_some_and(|on| is_tile(on) && !(passes && on == "Joker"))
        {
            press(window, Key::Enter);
        }
        if passes {
            press(window, Key::ArrowRight);
        }
    }
    assert!(shows(window, until), "{until}: {:#?}", texts(window));
    tab_to(window, |label| label == "Check");
    press(window, Key::Enter);
}

/// What has the keyboard.
fn focused(window: &Window) -> Option<String> {
    let buttons = window.get_all_by_role(Role::Button);
    let focused = buttons
        .into_iter()
        .find(|node| node.accesskit_node().is_focused());
    focused.and_then(|node| node.accesskit_node().label())
}

/// Presses Tab until something that is wanted has the keyboard.
fn tab_to(window: &mut Window, is_wanted: impl Fn(&str) -> bool) {
    let is_there = (0..60).any(|_| {
        let is_there = focused(window).is_some_and(|label| is_wanted(&label));
        if !is_there {
            press(window, Key::Tab);
        }
        is_there
    });
    assert!(is_there, "Tab does not lead there: {:#?}", texts(window));
}

/// Whether this is the name of a tile.
fn is_tile(name: &str) -> bool {
    let last = [
        "Bam", "Crak", "Dot", "East", "South", "West", "North", "Dragon", "Soap", "Flower", "Joker",
    ];
    last.iter().any(|word| name.ends_with(word)) && !name.contains(':')
}

/// What a kind is called on the screen.
fn texts_of(window: &mut Window, kind: Kind) -> String {
    show(window, "drill");
    let locale = mahj_tutor::locale::Locale::new(mahj_tutor::locale::Language::ENGLISH);
    locale.say(&mahj_tutor::wording::drill_title(kind))
}

#[test]
fn three_tiles_are_passed() {
    let home = tempfile::tempdir().unwrap();
    let mut window = window_on(home.path());
    choose(&mut window, "What would you pass?");
    assert!(shows(&window, "0 of 3 tiles"));
    let tiles = tiles(&window, 14);
    for name in tiles.iter().filter(|name| *name != "Joker").take(3) {
        let tile = window.query_all_by_label(name).next().unwrap();
        tile.click();
        window.run();
    }
    click(&mut window, "Check");
    assert!(
        ["Right!", "Nearly as good", "Not this time"]
            .iter()
            .any(|verdict| shows(&window, verdict))
    );
    drop(window);
    assert_eq!(asked(home.path(), Kind::Pass), 1);
}

/// The names of different tiles that can be chosen.
pub(crate) fn tiles(window: &Window, most: usize) -> Vec<String> {
    let names: std::collections::BTreeSet<String> = window
        .get_all_by_role(Role::Button)
        .filter_map(|node| node.accesskit_node().label())
        .filter(|name| is_tile(name))
        .collect();
    names.into_iter().take(most).collect()
}

#[test]
fn a_line_is_covered_before_it_is_laid() {
    let mut window = window();
    show(&mut window, "drill-memory-line");
    assert!(shows(&window, "Learn this line."));
    click(&mut window, "I have it: cover it");
    assert!(shows(&window, "0 of 14 tiles"));
    let first = tiles(&window, 1);
    let tile = window.query_all_by_label(&first[0]).next().unwrap();
    tile.click();
    window.run();
    assert!(shows(&window, "1 of 14 tiles"));
}

#[test]
fn a_rack_is_covered_laid_and_seen_again_beside_what_was_laid() {
    let mut window = window();
    let tiles = |window: &Window| {
        let images = window.query_all_by_role(Role::Image);
        images
            .filter_map(|node| node.accesskit_node().label())
            .filter(|it| is_tile(it))
            .count()
    };
    show(&mut window, "drill-memory-rack");
    assert!(shows(&window, "Learn this rack."));
    assert_eq!(tiles(&window), 7);
    show(&mut window, "drill-memory-rack-covered");
    assert_eq!(tiles(&window), 0);
    assert!(shows(&window, "0 of 7 tiles"));
    show(&mut window, "drill-memory-rack-wrong");
    assert!(shows(&window, "Still missing: "), "{:#?}", texts(&window));
    assert_eq!(tiles(&window), 14);
}

#[test]
fn what_was_chosen_and_what_is_best_are_marked_and_said() {
    let mut window = window();
    show(&mut window, "drill-payment-wrong");
    let marked = texts(&window);
    assert!(marked.iter().any(|text| text.ends_with("Not this time")));
    assert!(marked.iter().any(|text| text.ends_with("The best choice")));
}

#[test]
fn todays_practice_is_begun_from_home_and_ends_with_what_is_left() {
    let home = tempfile::tempdir().unwrap();
    let mut window = window_on(home.path());
    choose(&mut window, "Name the tile");
    press(&mut window, Key::Num1);
    window.state_mut().show(demo("home"));
    window.run();
    assert!(shows(&window, "Today’s practice"));
    click(&mut window, "Practice today’s exercises");
    assert_eq!(window.state().route(), &Route::Drill);
    assert!(shows(&window, "Today: "), "{:#?}", texts(&window));
    drop(window);
    let profile = Profile::open(home.path());
    assert_eq!(profile.memory().answered(), 1);
    let named = Skill::Drill(Kind::NameTile);
    assert!(profile.memory().skills.contains_key(&named));
}

#[test]
fn what_is_known_is_said_line_by_line_and_leads_to_its_exercises() {
    let mut window = window();
    show(&mut window, "drill-known");
    assert!(shows(&window, "Your progress"));
    let said = texts(&window);
    for words in [
        "missed last time",
        "settling in",
        "fading",
        "not practiced yet",
        "You have won with it",
    ] {
        assert!(
            said.iter().any(|text| text.contains(words)),
            "{words}: {said:#?}"
        );
    }
    let line = window
        .get_all_by_role(Role::Button)
        .find(|node| {
            let label = node.accesskit_node().label();
            label.is_some_and(|label| label.contains("missed last time"))
        })
        .unwrap();
    line.click();
    window.run();
    assert!(shows(&window, "Today: What does the line ask for?") || shows(&window, "What does"));
}

#[test]
fn the_days_of_practice_lead_to_todays_and_then_to_what_is_known_least() {
    let mut window = window();
    show(&mut window, "drill-known");
    let days = |window: &Window| {
        let buttons = window.get_all_by_role(Role::Button);
        let labels = buttons
            .into_iter()
            .filter_map(|node| node.accesskit_node().label());
        let mut days = labels.filter(|label| label.starts_with("What helps most now"));
        days.next().unwrap()
    };
    // What is known stands below all kinds, and one button leads down to it.
    let progress = window.get_by_role_and_label(Role::Button, "Your progress");
    progress.click();
    window.run();
    let label = days(&window);
    assert!(label.contains("Today’s practice"), "{label}");
    click(&mut window, &label);
    assert!(shows(&window, "Today: "), "{:#?}", texts(&window));
}

#[test]
fn a_damaged_memory_is_set_aside_and_said() {
    let home = tempfile::tempdir().unwrap();
    std::fs::write(
        home.path().join("memory.toml"),
        "format = 1\n[skills]\nx = 3\n",
    )
    .unwrap();
    let profile = Profile::open(home.path());
    assert_eq!(profile.memory().answered(), 0);
    assert_eq!(profile.notices().len(), 1, "{:?}", profile.notices());
    let aside = std::fs::read_dir(home.path()).unwrap();
    let names: Vec<_> = aside.map(|it| it.unwrap().file_name()).collect();
    assert!(
        names
            .iter()
            .any(|name| name != "memory.toml" && name.to_string_lossy().contains("memory")),
        "{names:?}"
    );
}

#[test]
fn against_the_clock_only_a_mistake_stops() {
    // A frame that is drawn anew to find its size takes more of the harness' time, but none of a learner's.
    let mut window = open_at_pace(start(), 0.1);
    show(&mut window, "drill");
    click(
        &mut window,
        "Against the clock: as many as you can in one minute of thinking",
    );
    choose(&mut window, "Name the tile");
    assert!(shows(&window, "0 right"));
    assert!(shows(&window, "60 seconds left"), "{:#?}", texts(&window));
    let (mut right, mut wrong) = (0, 0);
    for _ in 0..12 {
        press(&mut window, Key::Num1);
        if shows(&window, "Not this time") {
            wrong += 1;
            click(&mut window, "Next");
        } else {
            right += 1;
        }
        assert!(shows(&window, &format!("{right} right")));
    }
    assert!(right > 0 && wrong > 0, "{right} right, {wrong} wrong");

    show(&mut window, "drill-round-over");
    assert!(shows(
        &window,
        "7 right in one minute. Your best so far: 7."
    ));
    click(&mut window, "Another minute");
    assert!(shows(&window, "0 right"));
}

#[test]
fn the_next_lines_of_a_card_are_learned_from_the_map() {
    let mut window = window();
    show(&mut window, "drill-known");
    assert!(shows(&window, "lines of this card are still new to you"));
    click(&mut window, "Learn the next 4 lines");
    assert!(shows(&window, "What does the line ask for?"));
}

#[test]
fn a_chapter_that_no_exercise_asks_for_leads_to_its_rules() {
    let area = Area::ALL
        .into_iter()
        .find(|area| kinds_of(*area).is_empty());
    let area = area.unwrap();
    let home = tempfile::tempdir().unwrap();
    let mut memory = Memory::default();
    let skills = [Skill::Rules(area)];
    memory.review(&Scheduler::default(), skills, 19_000, Rating::Good);
    let text = format!("format = 1\n{}", toml::to_string(&memory).unwrap());
    std::fs::write(home.path().join("memory.toml"), text).unwrap();
    let mut window = window_on(home.path());
    show(&mut window, "drill");
    let strengths = [
        ": something was missed last time",
        ": learned, and still settling in",
    ];
    let is_chapter = |label: &str| strengths.iter().any(|it| label.contains(it));
    let find = |window: &Window| {
        let all = window.get_all_by_role(Role::Button);
        let chapter = all.into_iter().find(|node| {
            let label = node.accesskit_node().label();
            label.is_some_and(|label| is_chapter(&label))
        });
        let chapter = chapter.unwrap();
        chapter.scroll_to_me();
        chapter.accesskit_node().label().unwrap()
    };
    let label = find(&window);
    window.run();
    click(&mut window, &label);
    assert!(
        matches!(window.state().route(), Route::Rulebook(Some(rule)) if rule.area() == area),
        "{:?}",
        window.state().route()
    );
}

#[test]
fn the_way_back_from_an_exercise_leads_to_where_it_was_chosen() {
    let asks_what = "What would you like to practice?";
    let mut window = window();
    choose(&mut window, "Name the tile");
    assert!(!shows(&window, asks_what), "{:?}", texts(&window));
    click(&mut window, "Back");
    assert!(shows(&window, asks_what), "{:?}", texts(&window));
    // Within an exercise the place in the bar leads there, too.
    choose(&mut window, "Name the tile");
    assert!(!shows(&window, asks_what));
    click(&mut window, "Drill");
    assert!(shows(&window, asks_what));
}

#[test]
fn the_page_follows_the_keyboard() {
    let mut window = open_sized(start(), [1024.0, 700.0]);
    show(&mut window, "drill");
    let mut lowest = 0.0_f32;
    for _ in 0..40 {
        press(&mut window, Key::Tab);
        window.run();
        let buttons = window.query_all_by_role(Role::Button);
        let mut focused = buttons.filter(egui_kittest::Node::is_focused);
        let seen = focused.all(|node| {
            let rect = node.rect();
            lowest = lowest.max(rect.top());
            rect.top() >= 0.0 && rect.bottom() <= 700.0
        });
        assert!(seen, "what has the focus is out of sight");
    }
    assert!(lowest > 300.0, "{lowest}");
}

#[test]
fn who_has_chosen_rightly_is_told_what_the_next_best_comes_to() {
    let mut window = window();
    show(&mut window, "drill-claim-right");
    let told = "The least: Let it go, which gives up 10 wins";
    assert!(shows(&window, told), "{:?}", texts(&window));
    show(&mut window, "drill-choose-line-right");
    let told = "The next best: 6 tiles are missing";
    assert!(shows(&window, told), "{:?}", texts(&window));
    show(&mut window, "drill-safe-tile-right");
    let texts = texts(&window);
    for number in ["1: ", "2: ", "3: ", "4: "] {
        let mut choices = texts.iter().filter(|text| text.starts_with(number));
        assert!(choices.all(|text| text.ends_with('%')), "{texts:?}");
    }
    assert!(shows(&window, "how often somebody would win"));
}
