//! What goes wrong in a lesson or at the table comes back as exercises; what goes well counts as known.

#![expect(clippy::unwrap_used, reason = "a test that cannot be set up must fail")]

use std::collections::BTreeSet;
use std::path::Path;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::drill::Kind;
use mahj_tutor::memory::{Memory, Skill};
use mahj_tutor::profile::{BotSpeed, Profile};
use mahj_tutor::rules::RuleId;
use mahj_tutor::ui::Demo;

use crate::support::{
    Window, click, folder_with_reading_a_line, press, reading_a_line_on, says, texts, window_on,
};

/// The day in tests.
const TODAY: u32 = 3;

fn memory(home: &Path) -> Memory {
    Profile::open(home).memory().clone()
}

/// What was not known today.
fn missed(home: &Path) -> BTreeSet<Skill> {
    let skills = memory(home).skills.into_iter();
    let missed = skills.filter(|(_, known)| known.missed_on == Some(TODAY));
    missed.map(|(skill, _)| skill).collect()
}

/// A table in this state, at which nobody waits for the others.
fn at_the_state(name: &str, home: &Path) -> Window {
    let mut profile = Profile::open(home);
    profile.change_settings(|settings| settings.bot_speed = BotSpeed::Instant);
    drop(profile);
    let mut window = window_on(home);
    let demo = Demo::all().find(|demo| demo.name == name).unwrap();
    window.state_mut().show(demo);
    window.run();
    window
}

#[test]
fn a_step_of_a_lesson_that_was_missed_comes_back_although_it_was_found_then() {
    let home = folder_with_reading_a_line();
    let mut window = reading_a_line_on(home.path());
    press(&mut window, Key::Enter);
    assert_eq!(missed(home.path()), BTreeSet::new());
    click(&mut window, "13");
    click(&mut window, "14");
    assert!(says(&window, "14, right"), "{:?}", texts(&window));
    let chapter = Skill::Rules(RuleId::OBJECT_FIRST_TO_MATCH.area());
    assert!(missed(home.path()).contains(&chapter));
    let due = memory(home.path()).skills[&chapter].due;
    assert_eq!(due, TODAY + 1);
}

#[test]
fn what_the_table_refuses_comes_back_but_not_what_is_only_too_early() {
    let home = tempfile::tempdir().unwrap();
    let mut window = at_the_state("table-charleston", home.path());
    press(&mut window, Key::Escape);
    press(&mut window, Key::Enter);
    assert_eq!(missed(home.path()), BTreeSet::new(), "{:?}", texts(&window));

    let home = tempfile::tempdir().unwrap();
    let mut window = at_the_state("table-claim", home.path());
    click(&mut window, "Claim for Mah Jongg");
    assert!(says(
        &window,
        "your tiles do not make a line of this card yet"
    ));
    let missed = missed(home.path());
    assert!(
        missed.iter().any(|skill| matches!(skill, Skill::Rules(_))),
        "{missed:?}"
    );
}

#[test]
fn a_discard_that_nobody_would_warn_of_counts_as_known() {
    let home = tempfile::tempdir().unwrap();
    let mut window = at_the_state("table-warned", home.path());
    press(&mut window, Key::Escape);
    let all = window.get_all_by_role(Role::Button);
    let drawn = all.into_iter().find(|node| {
        let name = node.accesskit_node().label();
        name.is_some_and(|name| name.starts_with("Three Bam"))
    });
    drawn.unwrap().click();
    window.run();
    click(&mut window, "Discard Three Bam");
    assert!(
        says(&window, "Three Bam, discarded by you"),
        "{:?}",
        texts(&window)
    );
    let known = memory(home.path()).skills[&Skill::Drill(Kind::Discard)];
    assert_eq!((known.day, known.missed_on), (TODAY, None));
    assert!(known.due > TODAY + 1);
}
