//! The frame around the screens: places, languages, themes, and what is remembered.

use std::fs;

use egui::accesskit::Role;
use egui::epaint::Shape;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::coach::Budget;
use mahj_tutor::locale::Language;
use mahj_tutor::play::Refining;
use mahj_tutor::profile::{Profile, TextSize, ThemeChoice};
use mahj_tutor::ui::{Demo, MenuEntry, Route, Start};

use crate::support::{
    Window, click, open, open_sized, painted, start, texts, wait_until, window, window_on,
};

#[test]
fn every_state_settles_in_every_language_light_and_dark() {
    for demo in Demo::all() {
        for language in Language::all() {
            for theme in [ThemeChoice::Light, ThemeChoice::Dark] {
                let mut start = start();
                start.language = Some(language);
                start
                    .profile
                    .change_settings(|settings| settings.theme = theme);
                let mut window = open_sized(start, [1024.0, 700.0]);
                window.state_mut().show(demo);
                window.run();
                let unsaid: Vec<_> = texts(&window)
                    .into_iter()
                    .filter(|text| text.contains('⟦'))
                    .collect();
                assert!(unsaid.is_empty(), "{demo:?} in {language}: {unsaid:?}");
            }
        }
    }
}

#[test]
fn no_two_states_have_the_same_name() {
    let mut names: Vec<_> = Demo::all().map(|demo| demo.name).collect();
    names.sort_unstable();
    let count = names.len();
    names.dedup();
    assert_eq!(names.len(), count);
}

#[test]
fn every_place_is_one_click_away_and_back_returns() {
    let mut window = window();
    assert_eq!(window.state().route(), &Route::Home);
    click(&mut window, "Rules");
    assert_eq!(window.state().route(), &Route::Rulebook(None));
    click(&mut window, "Card");
    assert_eq!(window.state().route(), &Route::Card);
    click(&mut window, "Settings");
    assert_eq!(window.state().route(), &Route::Settings);
    click(&mut window, "Back");
    click(&mut window, "Back");
    assert_eq!(window.state().route(), &Route::Rulebook(None));
    click(&mut window, "Home");
    assert_eq!(window.state().route(), &Route::Home);
}

#[test]
fn every_place_has_its_own_keys() {
    for entry in MenuEntry::ALL {
        let twins = MenuEntry::ALL
            .iter()
            .filter(|other| other.shortcut() == entry.shortcut());
        assert_eq!(twins.count(), 1, "{entry:?}");
    }
    let mut window = window();
    window.key_press(Key::F1);
    window.run();
    assert_eq!(window.state().route(), &Route::Rulebook(None));
    window.key_press_modifiers(Modifiers::COMMAND, Key::K);
    window.run();
    assert_eq!(window.state().route(), &Route::Card);
    window.key_press_modifiers(Modifiers::ALT, Key::ArrowLeft);
    window.run();
    assert_eq!(window.state().route(), &Route::Rulebook(None));
}

#[test]
fn the_language_changes_while_the_program_runs() {
    let mut window = window();
    click(&mut window, "Language: English");
    click(&mut window, "Español");
    click(&mut window, "Idioma: Español");
    click(&mut window, "简体中文");
    assert!(window.query_by_label("语言：简体中文").is_some());
}

#[test]
fn another_language_is_made_ready_while_the_window_goes_on() {
    let mut window = open(Start {
        refining: Refining::InBackground(Budget { games: 40 }),
        ..start()
    });
    click(&mut window, "Language: English");
    click(&mut window, "Español");
    let speaks = |window: &Window, label| window.query_by_label(label).is_some();
    wait_until(&mut window, |window| speaks(window, "Idioma: Español"));
    click(&mut window, "Idioma: Español");
    click(&mut window, "简体中文");
    wait_until(&mut window, |window| speaks(window, "语言：简体中文"));
}

#[test]
fn the_theme_is_one_click_away() {
    let mut window = window();
    click(&mut window, "Dark theme");
    assert_eq!(window.ctx.theme(), egui::Theme::Dark);
    click(&mut window, "Light theme");
    assert_eq!(window.ctx.theme(), egui::Theme::Light);
}

#[test]
fn what_was_chosen_is_remembered_after_a_restart() {
    let home = tempfile::tempdir().unwrap();
    let mut window = window_on(home.path());
    click(&mut window, "Dark theme");
    click(&mut window, "Language: English");
    click(&mut window, "Español");
    drop(window);

    let window = window_on(home.path());
    assert_eq!(window.ctx.theme(), egui::Theme::Dark);
    assert!(window.query_by_label("Tema claro").is_some());
}

#[test]
fn a_damaged_file_is_told_and_told_only_once() {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("settings.toml"), "format = 1\nthem").unwrap();
    let mut window = window_on(home.path());
    let told = |window: &crate::support::Window| {
        let mut texts = texts(window).into_iter();
        texts.any(|text| text.contains("settings.damaged-1.toml") && text.contains("line 2"))
    };
    assert!(told(&window));
    click(&mut window, "All right");
    assert!(!told(&window), "{:?}", texts(&window));
    assert!(home.path().join("settings.damaged-1.toml").exists());
}

#[test]
fn a_language_asked_for_at_the_start_goes_before_the_one_chosen() {
    let mut profile = Profile::in_memory();
    profile.change_settings(|settings| settings.language = Some("es".to_owned()));
    let window = open(Start {
        profile,
        language: Some("zh-CN".parse().unwrap()),
        ..start()
    });
    assert!(window.query_by_label("语言：简体中文").is_some());
}

#[test]
fn in_a_very_large_text_the_first_places_keep_their_words_and_all_have_names() {
    let mut start = start();
    start
        .profile
        .change_settings(|settings| settings.text_size = TextSize::VeryLarge);
    let window = open_sized(start, [1280.0, 800.0]);
    let written = |words: &str| {
        painted(&window).iter().any(|shape| {
            matches!(shape, Shape::Text(text) if text.pos.y < 44.0 && text.galley.text() == words)
        })
    };
    assert!(written("Game") && written("Drill"), "the most important");
    for place in ["Game", "Drill", "Card", "Rules", "Glossary"] {
        assert!(window.query_by_label(place).is_some(), "{place}");
    }
}

#[test]
fn a_screen_reader_hears_what_the_window_is_called_and_goes_from_heading_to_heading() {
    for (state, place, heading) in [
        ("settings", "Settings", "Text size"),
        ("new-game", "A new game", "A usual game"),
        ("rulebook-rule", "Rulebook", "Example"),
        ("table-claim", "Game", "Log"),
    ] {
        let mut window = open(start());
        let demo = Demo::all().find(|demo| demo.name == state).unwrap();
        window.state_mut().show(demo);
        window.run();
        let name = format!("{place} · Mahj Tutor");
        assert_eq!(window.root().accesskit_node().label(), Some(name));
        let headings = window.get_all_by_role(Role::Heading);
        let headings: Vec<_> = headings
            .filter_map(|it| it.accesskit_node().label())
            .collect();
        assert!(
            headings.contains(&heading.to_owned()),
            "{state}: {headings:?}"
        );
    }
}

#[test]
fn the_picture_with_the_letters_stays_small_on_a_large_graphics_card() {
    let mut window = window();
    let context = window.ctx.clone();
    for (card, side) in [(Some(32_768), 2048), (Some(1024), 1024), (None, 2048)] {
        let mut input = egui::RawInput {
            max_texture_side: card,
            ..egui::RawInput::default()
        };
        eframe::App::raw_input_hook(window.state_mut(), &context, &mut input);
        assert_eq!(input.max_texture_side, Some(side));
    }
}

#[test]
fn escape_leads_back_from_where_something_is_looked_up_but_only_leaves_its_field() {
    let mut window = window();
    let is_home = |window: &Window| *window.state().route() == Route::Home;
    for key in [Modifiers::NONE, Modifiers::SHIFT] {
        window.key_press_modifiers(key, Key::F1);
        window.run();
        assert!(!is_home(&window));
        let field = window.get_by_role(Role::TextInput);
        field.focus();
        window.run();
        window.key_press(Key::Escape);
        window.run();
        assert!(!is_home(&window), "the field is left first");
        window.key_press(Key::Escape);
        window.run();
        assert!(is_home(&window));
    }
}
