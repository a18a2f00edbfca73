//! The hint in a game that a lesson plays on: it stands until something is done at the table.

use std::fs;

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::profile::{BotSpeed, Profile};
use mahj_tutor::ui::{Demo, Route};

use crate::support::{Window, click, open_lesson, texts, window_on};

const LESSON: &str = r#"
format = 1
id = "asked"
card = "first"

[[step]]
id = "claim"
picture = [{ line = "consecutive-run/2" }]

  [step.table]
  seed = 3
  east = 2
  racks = ["F F 1D 1D 1D 2D 2D 3B 3B 3B 3B 4B 4B", "", "", ""]
  discards = [{ tile = "7C", by = 2 }, { tile = "1D", by = 3 }]
  moment = "discarded"

  [step.play]
  until = "discards"
  discards = 3
  help = "on-request"
"#;

const WORDS: &str = "
lesson-asked = A claim of our club
    .summary = One claim.
asked-claim = Somebody discards what you need.
    .right = That was it.
";

const ASKED: Demo = Demo {
    name: "asked",
    prepare: |screens, change| {
        screens.lesson.open("asked", change);
        Route::Lesson("asked".to_owned())
    },
};

/// Whether the hint is shown: then it cannot be asked for.
fn stands(window: &Window) -> bool {
    let hint = window.get_by_role_and_label(Role::Button, "Hint");
    hint.accesskit_node().is_disabled()
}

#[test]
fn a_hint_stands_while_a_claim_is_said_and_taken_back_and_goes_once_it_is_laid_open() {
    let home = tempfile::tempdir().unwrap();
    Profile::open(home.path()).change_settings(|settings| {
        settings.bot_speed = BotSpeed::Instant;
        settings.reduced_motion = true;
    });
    let lessons = home.path().join("lessons");
    fs::create_dir(&lessons).unwrap();
    fs::write(lessons.join("40-asked.toml"), LESSON).unwrap();
    fs::write(lessons.join("40-asked.ftl"), WORDS).unwrap();
    let mut window = open_lesson(window_on(home.path()), &ASKED);

    assert!(!stands(&window));
    click(&mut window, "Hint");
    assert!(stands(&window));
    let claim = |window: &mut Window| {
        let kong = window.get_by_role_and_label(Role::Button, "Claim for a kong");
        kong.click();
        window.run();
    };
    claim(&mut window);
    assert!(stands(&window), "{:#?}", texts(&window));
    click(&mut window, "Take it back");
    assert!(stands(&window), "{:#?}", texts(&window));
    claim(&mut window);
    claim_is_laid_open(&mut window);
    assert!(!stands(&window), "{:#?}", texts(&window));
}

fn claim_is_laid_open(window: &mut Window) {
    let names = texts(window);
    let lay_open = names.iter().find(|it| it.starts_with("Expose ")).unwrap();
    click(window, lay_open);
}
