//! The coach's panel: figures at once, better ones later, and how they came about.

use egui::{Key, Role};
use egui_kittest::kittest::Queryable as _;
use mahj_tutor::coach::Budget;
use mahj_tutor::play::Refining;
use mahj_tutor::profile::{BotSpeed, Hints, Warnings};
use mahj_tutor::ui::{Demo, Start};

use crate::support::{Window, click, open, press, says, start, texts, wait_until};

/// A batch for every action, and little more.
const LITTLE: Budget = Budget { games: 40 };

fn with_the_coach(refining: Refining) -> Window {
    let mut window = beside_the_coach(start(), refining);
    assert!(
        !says(&window, "Chance to win:"),
        "figures are told on request"
    );
    click(&mut window, "Details");
    window
}

fn beside_the_coach(mut start: Start, refining: Refining) -> Window {
    start.refining = refining;
    start.profile.change_settings(|settings| {
        settings.bot_speed = BotSpeed::Instant;
        settings.reduced_motion = true;
        settings.hints = Hints::AllAtOnce;
    });
    let mut window = open(start);
    click(&mut window, "Game");
    click(&mut window, "Play");
    click(&mut window, "Skip to the Charleston");
    press(&mut window, Key::H);
    wait_until(&mut window, |window| {
        !says(window, "Let me look at your tiles")
    });
    window
}

#[test]
fn who_has_begun_the_course_is_told_no_figures_before_their_lesson_without_asking() {
    let any_line = |window: &Window| says(window, "Your chance to win, with any line");
    let after = |lessons: &[&str]| {
        let mut start = start();
        for lesson in lessons {
            start
                .profile
                .change_progress(|progress| progress.finish_lesson(lesson));
        }
        beside_the_coach(start, Refining::Not)
    };
    let mut begun = after(&["first-mah-jongg"]);
    assert!(says(&begun, "tiles missing"), "the lines are told");
    assert!(!any_line(&begun));
    assert!(!texts(&begun).iter().any(|text| text.contains('%')));
    click(&mut begun, "Details");
    assert!(any_line(&begun));
    assert!(any_line(&after(&["first-mah-jongg", "which-one"])));
    assert!(any_line(&after(&[])), "who takes no course");
}

#[test]
fn each_action_is_told_with_its_chance_and_its_points() {
    let window = with_the_coach(Refining::Not);
    assert!(says(&window, "Chance to win:"));
    assert!(says(&window, "Points on average:"));
    assert!(says(&window, "These figures are a quick estimate."));
    let rows = texts(&window);
    let rows = rows
        .iter()
        .filter(|text| text.starts_with("Pass 3 tiles: "));
    assert!(rows.clone().count() > 1, "{:?}", texts(&window));
    assert!(rows.clone().all(|text| text.ends_with('%')));
}

#[test]
fn another_action_unfolds_with_its_reason_and_can_be_done_instead() {
    let mut window = with_the_coach(Refining::Not);
    let rows = texts(&window);
    let other = rows
        .into_iter()
        .find(|text| text.starts_with("Pass 3 tiles: "));
    assert!(!says(&window, "Play this instead"));
    click(&mut window, &other.unwrap());
    assert!(says(&window, "It aims at"));
    assert!(says(&window, "You can still draw about"));
    click(&mut window, "Play this instead");
    assert!(says(&window, "First Charleston, across"));
}

#[test]
fn how_a_figure_comes_about_is_told_on_request() {
    let mut window = with_the_coach(Refining::Not);
    assert!(!says(&window, "It aims at"));
    click(&mut window, "How this is worked out");
    assert!(says(&window, "It aims at"));
    click(&mut window, "How this is worked out");
    assert!(!says(&window, "It aims at"));
}

#[test]
fn better_figures_come_with_their_error_and_the_window_comes_to_rest() {
    let mut window = with_the_coach(Refining::InBackground(LITTLE));
    wait_until(&mut window, |window| {
        says(window, "were dealt anew") || says(window, "I thought again")
    });
    assert!(says(&window, ", give or take "));
}

#[test]
fn no_line_is_said_to_win_more_often_than_the_hand() {
    let mut window = with_the_coach(Refining::AtOnce(LITTLE));
    let percent = |text: &str| {
        let (before, _) = text.split_once('%')?;
        let digits = before.rsplit(|letter: char| !letter.is_ascii_digit());
        digits.into_iter().next()?.parse::<u32>().ok()
    };
    let mut compared = 0;
    for _ in 0..40 {
        let texts = texts(&window);
        let of_lines = texts
            .iter()
            .filter(|text| text.contains("with this line about"));
        let of_actions = texts.iter().filter(|text| {
            let beginnings = ["Pass ", "Discard ", "Call ", "Let it go", "Exchange "];
            text.starts_with("Chance to win:") || beginnings.iter().any(|it| text.starts_with(it))
        });
        let line = of_lines.filter_map(|text| percent(text)).max();
        let hand = of_actions.filter_map(|text| percent(text)).max();
        if let (Some(line), Some(hand)) = (line, hand) {
            compared += 1;
            assert!(line <= hand, "{texts:?}");
        }
        press(&mut window, Key::D);
    }
    assert!(compared > 10, "{compared}");
}

#[test]
fn each_chance_is_told_beside_that_of_the_choice_before_with_what_has_happened_since() {
    let mut window = with_the_coach(Refining::AtOnce(LITTLE));
    let percent_after = |window: &Window, text: &str| {
        let found = texts(window).into_iter().find(|it| it.contains(text))?;
        let (_, after) = found.split_once(text)?;
        let digits = after.split(|letter: char| !letter.is_ascii_digit());
        digits.into_iter().next()?.parse::<i32>().ok()
    };
    let [mut told, mut moved] = [0, 0];
    let mut chosen = None;
    for _ in 0..40 {
        let now = percent_after(&window, "with any line: ");
        let was = [
            "about the same as after your last choice (",
            "After your last choice it was ",
        ];
        let was = was.map(|text| percent_after(&window, text));
        // A claim is said first and exposed then: that is one choice.
        let is_half_done = says(&window, "Nothing is exposed yet");
        let before = was[0].or(was[1]).filter(|_| !is_half_done);
        if let (Some(chosen), Some(now), Some(before)) = (chosen, now, before) {
            told += 1;
            assert_eq!(before, chosen, "{:?}", texts(&window));
            if was[1].is_some() {
                moved += 1;
                assert!((now - before).abs() >= 3, "{:?}", texts(&window));
                assert!(says(&window, "· "), "{:?}", texts(&window));
            }
        }
        chosen = percent_after(&window, "Chance to win: ").or(now);
        press(&mut window, Key::D);
    }
    assert!(told > 10 && moved > 3, "{told} {moved}");
}

#[test]
fn new_advice_is_read_from_its_beginning() {
    let mut window = with_the_coach(Refining::Not);
    let top = |window: &Window| window.get_by_label_contains("Chance to win:").rect().top();
    let beginning = top(&window);
    window.hover_at(egui::pos2(1150.0, 600.0));
    window.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(0.0, -200.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: egui::Modifiers::NONE,
    });
    window.run_steps(16);
    assert!(
        top(&window) < beginning - 50.0,
        "{} {beginning}",
        top(&window)
    );
    press(&mut window, Key::D);
    wait_until(&mut window, |window| (top(window) - beginning).abs() < 50.0);
}

#[test]
fn what_the_learner_does_as_the_coach_told_is_known_from_what_they_decide() {
    let mut window = with_the_coach(Refining::Not);
    let advised = |window: &Window| {
        let kept = window.state().profile().game();
        kept.unwrap().advised().len()
    };
    press(&mut window, Key::D);
    wait_until(&mut window, |window| advised(window) == 1);
    press(&mut window, Key::H);
    assert!(!says(&window, "What I would do"), "{:?}", texts(&window));
    // The coach is not seen any more: the key shows it, and plays nothing.
    press(&mut window, Key::D);
    wait_until(&mut window, |window| says(window, "What I would do"));
    assert_eq!(advised(&window), 1);
}

#[test]
fn who_wants_only_the_first_answer_gets_no_other() {
    let mut window = with_the_coach(Refining::AtOnce(LITTLE));
    assert!(says(&window, ", give or take "));
    click(&mut window, "Settings");
    window.get_by_label("Only the first answer").scroll_to_me();
    window.run();
    click(&mut window, "Only the first answer");
    click(&mut window, "Back");
    assert!(says(&window, "These figures are a quick estimate."));
    assert!(!says(&window, ", give or take "));
}

#[test]
fn the_coach_shows_a_line_with_what_it_asks_for_and_no_chance_as_zero() {
    let mut lines = 0;
    for name in ["coach-discard", "coach-pass"] {
        let mut window = open(start());
        let demo = Demo::all().find(|demo| demo.name == name);
        window.state_mut().show(demo.unwrap());
        window.run();
        let texts = texts(&window);
        let is_line = |text: &&String| text.contains(": You need ") && text.contains(" points, ");
        lines += texts.iter().filter(is_line).count();
        assert!(!texts.iter().any(|text| text.contains("about 0%")));
    }
    assert!(lines > 1, "{lines}");
}

#[test]
fn lines_that_are_aimed_at_stay_in_sight_with_what_they_miss() {
    let mut window = with_the_coach(Refining::Not);
    let aim = "Aim at this line: ";
    let pin = |window: &Window| {
        let pins = texts(window)
            .into_iter()
            .filter(|text| text.starts_with(aim));
        pins.collect::<Vec<_>>()
    };
    assert!(!says(&window, "Your plan"));
    let first = pin(&window).remove(0);
    window
        .get_all_by_label(&first)
        .next()
        .unwrap()
        .scroll_to_me();
    window.run();
    window.get_all_by_label(&first).next().unwrap().click();
    window.run();
    assert!(says(&window, "Your plan"), "{:?}", texts(&window));
    let line = first.strip_prefix(aim).unwrap();
    let unpin = format!("Don’t aim at this line anymore: {line}");
    // In the plan, and no more among the nearest lines.
    assert_eq!(window.query_all_by_label(&unpin).count(), 1);

    // It stays when the next tiles are to be passed, and the next hint waits.
    press(&mut window, Key::D);
    assert!(
        says(&window, "First Charleston, across"),
        "{:?}",
        texts(&window)
    );
    assert!(says(&window, "Your plan"));
    window
        .get_all_by_label(&unpin)
        .next()
        .unwrap()
        .scroll_to_me();
    window.run();
    window.get_all_by_label(&unpin).next().unwrap().click();
    window.run();
    assert!(!says(&window, "Your plan"));
}

#[test]
fn a_line_is_aimed_at_from_the_card_and_the_coach_says_when_it_is_overtaken() {
    let mut window = open(start());
    let demo = Demo::all().find(|demo| demo.name == "coach-plan").unwrap();
    window.state_mut().show(demo);
    window.run();
    assert!(
        says(&window, "looks much better now"),
        "{:?}",
        texts(&window)
    );
    let mut window = open(start());
    let demo = Demo::all().find(|demo| demo.name == "table-card").unwrap();
    window.state_mut().show(demo);
    window.run();
    click(&mut window, "I’m aiming at this line");
    press(&mut window, Key::H);
    assert!(says(&window, "Your plan"), "{:?}", texts(&window));
}

#[test]
fn what_is_chosen_on_the_rack_is_weighed_beside_what_the_coach_would_do() {
    let mut start = start();
    start.profile.change_settings(|settings| {
        settings.bot_speed = BotSpeed::Instant;
        settings.reduced_motion = true;
    });
    let mut window = open(start);
    let demo = Demo::all().find(|demo| demo.name == "table-turn").unwrap();
    window.state_mut().show(demo);
    window.run();
    assert!(says(&window, "Your choice"), "{:?}", texts(&window));
    assert!(says(&window, "wins in 100 games"));
    assert!(says(&window, "would lose a Red Dragon"));
    let choose = |window: &mut Window| {
        let tile = window.get_by_role_and_label(Role::Button, "Nine Crak");
        tile.click();
        window.run();
    };
    choose(&mut window);
    assert!(says(&window, "That’s what I would do, too."));
    choose(&mut window);
    assert!(!says(&window, "Your choice"));
}

#[test]
fn as_long_as_the_coach_only_hints_it_weighs_no_other_way_either() {
    let mut window = open(start());
    let demo = Demo::all().find(|demo| demo.name == "coach-hint").unwrap();
    window.state_mut().show(demo);
    window.run();
    assert!(!says(&window, "What I would do"));
    click(&mut window, "Red Dragon");
    assert!(!says(&window, "Your choice"), "{:?}", texts(&window));
}

/// The chances that are shown, in percent, in the order of the actions.
fn chances(window: &Window) -> Vec<u32> {
    let percent = |text: &str| text.rsplit(' ').next()?.strip_suffix('%')?.parse().ok();
    let told = texts(window);
    let best = told.iter().find_map(|text| {
        let (_, told) = text.split_once("Chance to win: ")?;
        percent(told.split_once(" (")?.0)
    });
    let others = told.iter().filter(|text| text.contains(": "));
    best.into_iter()
        .chain(others.filter_map(|text| percent(text)))
        .collect()
}

#[test]
fn no_action_shows_a_higher_chance_than_one_that_is_recommended_before_it() {
    for refining in [Refining::Not, Refining::AtOnce(LITTLE)] {
        let mut window = with_the_coach(refining);
        let mut compared = 0;
        for _ in 0..12 {
            let shown = chances(&window);
            compared += shown.len().saturating_sub(1);
            let is_told_otherwise = says(&window, "I thought again");
            assert!(
                is_told_otherwise || shown.is_sorted_by(|one, other| one >= other),
                "{refining:?} {shown:?}: {:#?}",
                texts(&window)
            );
            press(&mut window, Key::D);
        }
        assert!(compared > 12, "{compared}");
    }
}

#[test]
fn while_the_others_play_the_lines_stay_in_sight() {
    let mut start = start();
    start.refining = Refining::Not;
    start.profile.change_settings(|settings| {
        settings.bot_speed = BotSpeed::Slow;
        settings.reduced_motion = true;
        settings.hints = Hints::AllAtOnce;
        settings.warnings = Warnings::Off;
    });
    let mut window = open(start);
    let demo = Demo::all().find(|demo| demo.name == "table-coach").unwrap();
    window.state_mut().show(demo);
    window.run();
    click(&mut window, "Play this");
    let (mut moments, mut waited) = (0, 0);
    for _ in 0..240 {
        window.step();
        if says(&window, "What I would do") {
            break;
        }
        moments += 1;
        waited += usize::from(says(&window, "Nothing to decide right now"));
        assert!(says(&window, "tiles missing"), "{:?}", texts(&window));
    }
    assert!(
        waited > 10 && waited + 10 > moments,
        "{waited} of {moments}"
    );
}
