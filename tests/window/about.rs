//! The page about the program, and what is said when it failed.

use std::fs;

use egui_kittest::kittest::Queryable as _;
use mahj_tutor::profile::Profile;
use mahj_tutor::ui::{Route, Start};

use crate::support::{click, open, start, texts, window};

#[test]
fn what_went_wrong_is_said_with_the_way_to_the_report() {
    let home = tempfile::tempdir().unwrap();
    let report = "format = 1\nversion = \"0.1.0\"\nsystem = \"linux x86_64\"\nevents = [\"Go Table\"]\n\n\
                  [failure]\nsays = \"index out of bounds\"\nplace = \"src/ui/app/mod.rs:1:1\"\n\n[settings]\n";
    fs::write(home.path().join("went-wrong.toml"), report).unwrap();
    let start_there = || Start {
        profile: Profile::open_for_a_window(home.path()),
        ..start()
    };
    let mut window = open(start_there());
    let told = |window: &crate::support::Window| {
        let texts = texts(window);
        texts
            .iter()
            .any(|text| text.contains("inside the program went wrong"))
    };
    assert!(told(&window), "{:?}", texts(&window));
    click(&mut window, "About Mahj Tutor");
    assert_eq!(window.state().route(), &Route::About);
    assert!(window.query_by_label("Save a report").is_some());
    click(&mut window, "All right");
    assert!(!told(&window));
    drop(window);
    assert!(!told(&open(start_there())), "it is told once");
}

#[test]
fn the_page_about_the_program_is_reached_from_the_settings_and_names_whose_work_is_inside() {
    let mut window = window();
    click(&mut window, "Settings");
    // It stands below what is in sight.
    window.get_by_label("About Mahj Tutor").click_accesskit();
    window.run();
    let version = format!("Version {}", env!("CARGO_PKG_VERSION"));
    assert!(texts(&window).contains(&version), "{:?}", texts(&window));
    let list = include_str!("../../assets/licences.tsv").lines().count();
    click(
        &mut window,
        &format!("The {list} libraries inside, by license"),
    );
    assert!(window.query_by_label_contains("egui\u{a0}0.37").is_some());
}
