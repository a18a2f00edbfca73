//! Home, the card, the rulebook and the settings.

use std::sync::Arc;

use egui::Key;
use egui::accesskit::Role;
use egui::epaint::Shape;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::lesson::{self, Left, Shelf};
use mahj_tutor::locale::{Language, Locale, Message};
use mahj_tutor::profile::{BotSpeed, ExamScore, Profile, TextSize};
use mahj_tutor::rules::RuleId;
use mahj_tutor::ui::{Demo, Route, Start};
use mahj_tutor::{card, wording};

use crate::support::{Window, click, open, open_sized, painted, start, texts, window, window_on};

fn shows(window: &Window, words: &str) -> bool {
    texts(window).iter().any(|text| text.contains(words))
}

#[test]
fn home_begins_with_the_next_lesson_and_ends_with_the_game() {
    let mut window = window();
    assert!(shows(&window, "New to the game?"));
    window.get_by_label_contains("Win your first hand").click();
    window.run();
    let first = Route::Lesson("first-mah-jongg".to_owned());
    assert_eq!(window.state().route(), &first);

    let mut profile = Profile::in_memory();
    let lessons = mahj_tutor::lesson::shipped();
    for id in lessons.iter().filter_map(|file| {
        let name = file.name.strip_suffix(".toml")?;
        Some(name.split_once('-')?.1)
    }) {
        profile.change_progress(|progress| progress.finish_lesson(id));
    }
    // The exam comes before the game; whoever has taken it once is not asked again.
    profile.change_progress(|progress| {
        let score = ExamScore {
            right: 20,
            asked: 30,
        };
        progress.exam.begin(vec!["a-turn/order".to_owned()]);
        progress.exam.finish(20_777, score);
    });
    let mut window = open(Start { profile, ..start() });
    assert!(shows(&window, "Sit down at the table"));
    assert!(shows(&window, ", finished, "));
    assert!(shows(&window, "lessons done"));
    let plays: Vec<_> = window.get_all_by_label("Play a game").collect();
    plays[0].click();
    drop(plays);
    window.run_steps(4);
    assert_eq!(window.state().route(), &Route::NewGame);
}

#[test]
fn the_lesson_that_was_left_last_comes_first_at_home() {
    let home = tempfile::tempdir().unwrap();
    let mut profile = Profile::open(home.path());
    profile.change_progress(|progress| {
        progress.finish_lesson("first-mah-jongg");
        progress.leave_lesson("meet-the-tiles", Left::Step("dots".to_owned()));
        progress.leave_lesson("groups-and-colors", Left::Step("pungs".to_owned()));
    });
    drop(profile);
    let mut window = window_on(home.path());
    assert!(shows(&window, "You were in the middle of lesson"));
    assert!(shows(
        &window,
        ": Reading a line: groups and colors, Step 4 of 14, "
    ));
    window.get_by_label_contains("Continue, about").click();
    window.run();
    let left = Route::Lesson("groups-and-colors".to_owned());
    assert_eq!(window.state().route(), &left);
    assert!(shows(&window, "Step 4 of 14"), "the lesson counts the same");
}

#[test]
fn the_path_has_a_heading_for_every_unit_and_a_button_for_every_lesson() {
    let window = window();
    let cards = [card::practice(), card::first()]
        .map(|card| Arc::new(CompiledCard::new(Arc::new(card.unwrap()))));
    let course = Shelf::read(&lesson::shipped(), &cards);
    let locale = Locale::new(Language::ENGLISH);
    for stage in course.path() {
        let title = locale.say(&wording::unit(stage.unit));
        window.get_by_role_and_label(Role::Heading, &title);
        for stop in stage.stops {
            let state = if stop.number == 1 {
                "next"
            } else {
                "not begun yet"
            };
            let title = locale.say(&Message::new(lesson::texts::title(&stop.lesson.id)));
            let name = format!("Lesson {}: {title}, {state}, ", stop.number);
            let rows = window.get_all_by_role(Role::Button);
            let named = rows.filter(|row| {
                let label = row.accesskit_node().label().unwrap_or_default();
                label.starts_with(&name) && label.ends_with(" minutes")
            });
            assert_eq!(named.count(), 1, "{name}");
        }
    }
}

#[test]
fn every_lesson_can_be_opened_at_any_time() {
    let mut window = window();
    let last = window.get_by_label_contains(": Your first whole game, not begun yet, ");
    last.focus();
    window.run();
    window.key_press(Key::Enter);
    window.run_steps(4);
    let last = Route::Lesson("first-whole-game".to_owned());
    assert_eq!(window.state().route(), &last);
}

#[test]
fn the_card_is_read_out_line_by_line() {
    let mut window = window();
    click(&mut window, "Card");
    assert!(shows(&window, "Line 1 of 2026: You need four Soaps"));
    assert!(shows(&window, "25 points, exposed"));
    click(&mut window, "The rules for reading the card");
    let rule = RuleId::CARD_COLORS_COUNT_SUITS;
    assert_eq!(window.state().route(), &Route::Rulebook(Some(rule)));
    click(&mut window, "Back");
    assert_eq!(window.state().route(), &Route::Card);
}

#[test]
fn the_sections_of_the_card_are_called_in_the_language_of_the_learner() {
    let mut window = open(Start {
        language: Some("es".parse().unwrap()),
        ..start()
    });
    click(&mut window, "Tarjeta");
    assert!(shows(&window, "Tarjeta de práctica 2026"));
    assert!(shows(&window, "Línea 1 de «Números iguales»"));
    assert!(!shows(&window, "Like Numbers"));
}

#[test]
fn home_shows_the_game_to_newcomers_and_later_a_line_of_the_card() {
    let window = open(start());
    assert!(shows(&window, "You collect the 14 tiles of one line"));
    assert!(!shows(&window, "The line of the day"));

    let mut begun = start();
    begun
        .profile
        .change_progress(|progress| progress.finish_lesson("groups-and-colors"));
    let mut window = open(begun);
    assert!(!shows(&window, "You collect the 14 tiles of one line"));
    // Day 3 of the tests is the day of the card's fourth line.
    assert!(shows(
        &window,
        "Line 4 of 2026: You need a pair of flowers, a pair of 2s"
    ));
    assert_eq!(
        window.get_all_by_label("Flower").count(),
        2,
        "a hand of it lies beside it"
    );
    click(&mut window, "See the whole card");
    assert_eq!(window.state().route(), &Route::Card);
}

#[test]
fn a_rule_is_found_by_a_word_of_its_text() {
    let mut window = window();
    click(&mut window, "Rules");
    let search = window.get_by_role(egui::accesskit::Role::TextInput);
    search.focus();
    search.type_text("never passed");
    window.run();
    click(&mut window, "Jokers are never passed");
    let route = Route::Rulebook(Some(RuleId::CHAR_NO_JOKERS));
    assert_eq!(window.state().route(), &route);
    // Who writes lessons finds the ids in the list of the rules.
    assert!(!shows(&window, "char-no-jokers"));
    assert!(shows(&window, "You may not pass a joker"));
}

#[test]
fn a_rule_leads_to_the_lesson_that_teaches_it() {
    let mut window = window();
    click(&mut window, "Card");
    click(&mut window, "The rules for reading the card");
    click(
        &mut window,
        "Learn it in the lesson “Reading a line: groups and colors”",
    );
    let lesson = Route::Lesson("groups-and-colors".to_owned());
    assert_eq!(window.state().route(), &lesson);
}

#[test]
fn the_pages_of_the_rulebook_follow_one_another() {
    let mut window = window();
    click(&mut window, "Card");
    click(&mut window, "The rules for reading the card");
    let first = Route::Rulebook(Some(RuleId::CARD_COLORS_COUNT_SUITS));
    assert_eq!(window.state().route(), &first);
    click(&mut window, "Next page");
    let second = Route::Rulebook(Some(RuleId::CARD_ONE_COLOR));
    assert_eq!(window.state().route(), &second);
    click(&mut window, "Previous page");
    assert_eq!(window.state().route(), &first);
}

/// The titles that the rulebook finds, in its order.
fn found_in_the_rulebook(language: &str, search: &str) -> Vec<RuleId> {
    let language: Language = language.parse().unwrap();
    let mut window = open(Start {
        language: Some(language),
        ..start()
    });
    let demo = Demo::all().find(|demo| demo.name == "rulebook").unwrap();
    window.state_mut().show(demo);
    window.run();
    let field = window.get_by_role(Role::TextInput);
    field.focus();
    field.type_text(search);
    window.run();
    let locale = Locale::new(language);
    let shown = texts(&window);
    let place = |rule: &RuleId| {
        let title = locale.say(&wording::rule_title(*rule));
        shown.iter().position(|text| *text == title)
    };
    let mut found: Vec<RuleId> = RuleId::all().filter(|rule| place(rule).is_some()).collect();
    found.sort_by_key(place);
    found
}

#[test]
fn the_rulebook_finds_a_rule_by_whatever_players_call_the_thing() {
    for (language, search, rule) in [
        ("en", "steal", RuleId::CHAR_BLIND_FIRST_LEFT),
        ("en", "redeem", RuleId::EXCH_WHAT),
        ("en", "wildcard", RuleId::TILES_JOKERS_8),
        ("en", "circles", RuleId::TILES_SUITS_108),
        ("en", "characters", RuleId::TILES_SUITS_108),
        ("en", "bait", RuleId::CLAIM_REVEALS),
        ("es", "pase ciego", RuleId::CHAR_BLIND_FIRST_LEFT),
        ("es", "canjear", RuleId::EXCH_WHAT),
        ("es", "joker", RuleId::TILES_JOKERS_8),
        ("es", "bolas", RuleId::TILES_SUITS_108),
        ("es", "caracter", RuleId::TILES_SUITS_108),
        ("es", "carnada", RuleId::CLAIM_REVEALS),
        ("zh-CN", "偷传", RuleId::CHAR_BLIND_FIRST_LEFT),
        ("zh-CN", "换回百搭牌", RuleId::EXCH_WHAT),
        ("zh-CN", "万能牌", RuleId::TILES_JOKERS_8),
        ("zh-CN", "索子", RuleId::TILES_SUITS_108),
        ("zh-CN", "万字", RuleId::TILES_SUITS_108),
        ("zh-CN", "筒子", RuleId::TILES_SUITS_108),
        ("zh-CN", "诱饵", RuleId::CLAIM_REVEALS),
    ] {
        let found = found_in_the_rulebook(language, search);
        let first = found.iter().take(3).collect::<Vec<_>>();
        assert!(first.contains(&&rule), "{language}, {search}: {found:?}");
    }
}

#[test]
fn the_rulebook_is_asked_as_one_asks_a_friend() {
    for (language, search, rule) in [
        (
            "en",
            "can I claim a tile for a pair",
            RuleId::CLAIM_NOT_SINGLE_PAIR,
        ),
        ("en", "joker in pairs", RuleId::JOK_NEVER_SINGLE_PAIR),
        ("en", "swapping jokers", RuleId::EXCH_WHAT),
        ("en", "cortesy", RuleId::CHAR_COURTESY_PER_PAIR),
        ("es", "comodin en una pareja", RuleId::JOK_NEVER_SINGLE_PAIR),
        ("zh-CN", "百搭牌", RuleId::TILES_JOKERS_8),
    ] {
        let found = found_in_the_rulebook(language, search);
        let first = found.iter().take(8).collect::<Vec<_>>();
        assert!(first.contains(&&rule), "{language}, {search}: {found:?}");
    }
}

#[test]
fn what_is_found_in_the_rulebook_shows_the_sentence_that_says_it() {
    let mut window = window();
    window
        .state_mut()
        .show(Demo::all().find(|demo| demo.name == "rulebook").unwrap());
    window.run();
    let field = window.get_by_role(Role::TextInput);
    field.focus();
    field.type_text("guest neighbor");
    window.run();
    let shown = texts(&window);
    let says = |sentence: &str| shown.iter().any(|text| text.contains(sentence));
    assert!(
        says("You are a guest at your neighbor’s table"),
        "{shown:?}"
    );
}

#[test]
fn every_setting_is_kept_at_once() {
    let home = tempfile::tempdir().unwrap();
    let mut window = window_on(home.path());
    click(&mut window, "Settings");
    for choice in ["Dark", "Large", "Nothing moves", "Quick"] {
        window.get_by_label(choice).scroll_to_me();
        window.run();
        click(&mut window, choice);
    }
    let kept = Profile::open(home.path());
    assert_eq!(kept.settings().text_size, TextSize::Large);
    assert!(kept.settings().reduced_motion);
    assert_eq!(kept.settings().bot_speed, BotSpeed::Fast);
}

#[test]
fn very_large_text_still_fits_the_smallest_window() {
    // Enlarged by half, a window of 1024x700 has this many points.
    let [width, height] = [1024.0, 700.0].map(|side| side / TextSize::VeryLarge.factor());
    for demo in Demo::all() {
        let mut window = open_sized(
            Start {
                language: Some("es".parse().unwrap()),
                ..start()
            },
            [width, height],
        );
        window.state_mut().show(demo);
        window.run();
        nothing_leaves_the_sides(&window, width, demo);
    }
}

fn nothing_leaves_the_sides(window: &Window, width: f32, demo: &Demo) {
    for role in [Role::Button, Role::Label, Role::TextInput] {
        for shown in window.query_all_by_role(role) {
            let rect = shown.rect();
            assert!(
                rect.left() >= 0.0 && rect.right() <= width + 0.5,
                "{demo:?}: {rect:?} {shown:?}"
            );
        }
    }
}

#[test]
fn with_very_large_text_a_panel_stands_beside_the_table_and_leaves_the_rack_whole() {
    let [width, height] = [1024.0, 700.0].map(|side| side / TextSize::VeryLarge.factor());
    for name in ["table-charleston", "table-turn", "table-claim"] {
        let demo = Demo::all().find(|demo| demo.name == name).unwrap();
        let mut window = open_sized(start(), [width, height]);
        window.state_mut().show(demo);
        window.run();
        let rack = |window: &Window| -> Vec<_> {
            let buttons = window.query_all_by_role(Role::Button);
            let in_rack = buttons.map(|button| button.rect());
            // The lines of the card are buttons too, and far wider; the pins of the coach's lines are lower than a tile.
            let is_tile = |rect: &egui::Rect| {
                rect.top() > height - 78.0 && rect.width() < 60.0 && rect.height() > 32.0
            };
            in_rack.filter(is_tile).collect()
        };
        let press = |window: &mut Window, side: Key| {
            window.key_press(side);
            window.run();
        };
        // What lies beside at first is put away: the key of another side first leads to that one.
        for side in [Key::C, Key::H, Key::L] {
            press(&mut window, side);
            // With nothing beside it the bar has the way back to the last decision.
            if !shows(&window, "Take back your last decision") {
                press(&mut window, side);
            }
        }
        let at_first = texts(&window);
        let tiles = rack(&window).len();
        assert!(tiles > 5, "{name}: {tiles}");
        for side in [Key::C, Key::H, Key::L] {
            press(&mut window, side);
            nothing_leaves_the_sides(&window, width, demo);
            let beside = rack(&window);
            assert_eq!(beside.len(), tiles, "{name}, {side:?}: {beside:?}");
            for tile in beside {
                // As large on the screen as in a text of usual size.
                assert!(tile.width() >= 34.0 && tile.bottom() <= height, "{tile:?}");
                assert!(tile.right() <= width, "{tile:?}");
            }
            for player in ["Rosa", "Carmen", "Ben"] {
                assert!(shows(&window, player), "{player}, {name}, {side:?}");
            }
            press(&mut window, side);
            assert_eq!(texts(&window), at_first, "{name}, {side:?}");
        }
    }
}

#[test]
fn with_very_large_text_what_was_passed_hides_nothing_of_what_is_asked() {
    for size in [[1280.0, 800.0], [1024.0, 700.0]] {
        let size = size.map(|side| side / TextSize::VeryLarge.factor());
        let mut window = open_sized(start(), size);
        let demo = Demo::all().find(|demo| demo.name == "table-look").unwrap();
        window.state_mut().show(demo);
        window.run();
        let place = |words: &str| window.get_by_label_contains(words).rect();
        let came = place("ou received").bottom();
        let asked = place("choose 3 tiles to pass").top();
        assert!(came <= asked, "{came} {asked}: {:?}", texts(&window));
    }
}

#[test]
fn everything_that_can_be_pressed_is_reached_by_the_tab_key() {
    for route in ["Home", "Card", "Rules", "Settings"] {
        let mut window = window();
        window.get_by_role_and_label(Role::Button, route).click();
        window.run();
        let buttons = window.get_all_by_role(Role::Button);
        let mut unreached: Vec<String> = buttons
            .map(|button| button.accesskit_node())
            .filter(|button| !button.is_disabled())
            .filter_map(|button| button.label())
            .collect();
        assert!(unreached.len() > 8, "{route}: {unreached:?}");
        for _ in 0..2 * unreached.len() {
            window.key_press(Key::Tab);
            window.run();
            let focused = window.root().accesskit_node();
            let focused = focused.tree_state.focus().and_then(|node| node.label());
            unreached.retain(|label| Some(label) != focused.as_ref());
        }
        assert!(unreached.is_empty(), "{route}: {unreached:?}");
    }
}

#[test]
fn a_page_says_where_its_rule_comes_from_when_it_matters_and_what_others_play() {
    let locale = Locale::new("en".parse().unwrap());
    for (rule, says) in [
        (RuleId::CHAR_NO_JOKERS, "Found in: "),
        (RuleId::EXCH_FROM_OWN, "Elsewhere"),
        (
            RuleId::EXCH_FROM_OWN,
            "Some rules speak only of the racks of the others.",
        ),
        (RuleId::ERR_ONE_INTACT, "Where the table allows mistakes"),
        (RuleId::TR_COLD_WALL, "taken from other published rules"),
        (RuleId::CLAIM_HAS_NATURAL, "it follows from other rules"),
        (RuleId::DEAD_BOTS, "decided for this program"),
    ] {
        let mut window = window();
        click(&mut window, "Rules");
        let search = window.get_by_role(Role::TextInput);
        search.focus();
        search.type_text(rule.as_str());
        window.run();
        let title = locale.say(&wording::rule_title(rule));
        click(&mut window, &title);
        assert!(shows(&window, says), "{rule}: {:?}", texts(&window));
    }
}

#[test]
fn most_pages_of_the_rulebook_have_a_picture() {
    let mut window = window();
    let first = Demo::all().find(|demo| demo.name == "rulebook-first");
    window.state_mut().show(first.unwrap());
    window.run();
    let (mut pages, mut pictures) = (1, 0);
    loop {
        pictures += usize::from(window.query_all_by_role(Role::Image).next().is_some());
        if window.query_by_label("Next page").is_none() {
            break;
        }
        window.get_by_label("Next page").click_accesskit();
        window.run();
        pages += 1;
    }
    assert!(pages > 250, "{pages}");
    assert!(pictures * 10 >= pages * 9, "{pictures} of {pages}");
}

/// How many rows of text that others follow are painted, and how many of them end with a mark that opens what follows.
fn rows_and_stranded_marks(window: &Window) -> (usize, usize) {
    let (mut rows, mut stranded) = (0, 0);
    for shape in painted(window) {
        let Shape::Text(text) = shape else { continue };
        let Some((_, followed)) = text.galley.rows.split_last() else {
            continue;
        };
        rows += followed.len();
        let last = followed.iter().filter_map(|row| row.glyphs.last());
        let opening = last.filter(|glyph| "“‘（《".contains(glyph.chr));
        stranded += opening.count();
    }
    (rows, stranded)
}

#[test]
fn in_chinese_no_row_ends_with_a_mark_that_opens_what_follows() {
    let mut rows = 0;
    for width in 0..10_u8 {
        let mut start = start();
        start.language = Language::all().find(|it| it.tag() == "zh-CN");
        let width = 1000.0 + f32::from(width) * 16.0;
        let mut window = open_sized(start, [width, 800.0]);
        for demo in Demo::all().filter(|demo| demo.name.starts_with("rulebook")) {
            window.state_mut().show(demo);
            window.run();
            let (followed, stranded) = rows_and_stranded_marks(&window);
            assert_eq!(stranded, 0, "{} at {width}", demo.name);
            rows += followed;
        }
    }
    assert!(rows > 50, "{rows}");
}
