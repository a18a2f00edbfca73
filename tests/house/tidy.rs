//! The house stays in order: who may use whom, what the engine may not touch, and rooms that stay
//! small and say what they are.

#![expect(
    clippy::panic,
    reason = "a test that cannot read its files or data has failed"
)]

use std::collections::BTreeSet;

use crate::sources::{SourceFile, sources};

/// The modules, each of which may use those above it. Those of one row do not use one another.
const ROWS: [&[&str]; 15] = [
    &["content", "files"],
    &["locale", "tile", "document"],
    &["card"],
    &["rules"],
    &["analysis"],
    &["bot"],
    &["coach"],
    &["lesson", "drill"],
    &["play", "memory", "review"],
    &["rule_example", "glossary"],
    &["wording"],
    &["profile"],
    &["ui"],
    &["cli", "web"],
    &["main"],
];

/// The layers of the window, each of which may use those above it: its modules, and what `ui` itself hands on from
/// them. Those of one row do not use one another, and no screen uses another.
const LAYERS: [&[&str]; 12] = [
    &["fonts", "raster"],
    &["theme", "screenshot"],
    &["widgets"],
    &["window_icon"],
    &["shared", "Change", "Command", "Commands", "Route", "Shared"],
    &["words"],
    &["reading"],
    &["table"],
    &["steps"],
    &["screens"],
    &["demo", "Demo"],
    &["app", "MahjTutor", "MenuEntry", "Start"],
];

/// The modules that know no words: what they have to say is data.
const WORDLESS: [&str; 14] = [
    "tile",
    "document",
    "card",
    "rules",
    "analysis",
    "bot",
    "coach",
    "lesson",
    "drill",
    "memory",
    "review",
    "play",
    "rule_example",
    "glossary",
];

/// The one of them that reads what people type in their language, and the tables of what they type there. With its sign
/// before it, as in `~odd`, a word is the notation's own.
const READS_WORDS: (&str, [&str; 2]) = ("src/card", ["or", "values"]);

/// The file of theirs that names letters of languages: it puts words in order.
const SORTS_LETTERS: &str = "src/glossary/lexicon.rs";

/// Of these all but one are pure: nothing comes in but values. `play` has the threads.
const HAS_THREADS: &str = "play";

/// What a pure module may not touch.
const OUTSIDE: [&str; 11] = [
    "egui",
    "std::fs",
    "std::io",
    "std::time",
    "std::env",
    "std::thread",
    "Instant",
    "SystemTime",
    "println!",
    "thread_rng",
    "rand::rng(",
];

/// What differs between a desktop and a browser, and the only files that name it: the doors.
const DOORS: [(&str, &[&str]); 3] = [
    (
        "wasm32",
        &[
            "src/files/",
            "src/lib.rs",
            "src/main.rs",
            "src/profile/lock.rs",
            "src/ui/app/file_dialog.rs",
            "src/ui/widgets/dropped_files.rs",
        ],
    ),
    (
        "std::fs",
        &["src/files/disk.rs", "src/profile/lock.rs", "src/cli/"],
    ),
    (
        "std::thread",
        &[
            "src/play/background.rs",
            "src/play/background_refinement.rs",
            "src/profile/lock.rs",
            "src/profile/writer.rs",
            "src/cli/",
        ],
    ),
];

/// The modules that decide and advise: from a `View`, and nothing else.
const HONEST: [&str; 3] = ["analysis", "bot", "coach"];

/// Who decides at a table, wherever it lives.
const PLAYER: &str = "impl Player for";

/// Views of more than one seat.
const SEVERAL: [&str; 3] = ["BySeat<View", "[View", "Vec<View"];

/// Their files that name a `Game`. The first three are tables: they give every player its own view. The
/// last plays imagined games on, which it has from a view.
const TABLES: [&str; 4] = [
    "src/bot/self_play.rs",
    "src/bot/simulation.rs",
    "src/bot/totals.rs",
    "src/coach/playouts.rs",
];

/// The one that looks at all four racks: who sits out and bets may (rule `bet-role`).
const SEES_ALL: &str = "src/bot/bet.rs";

/// What shows more than one seat may know. An imagined game comes from `View::imagine`.
const OPEN: [&str; 5] = [
    "Game::deal",
    "from_position",
    "reshuffle_hidden",
    "Record",
    "&Game",
];

/// The most lines of a file of the program, and of one of its tests.
const MOST_LINES: [(&str, usize); 2] = [("src", 500), ("tests", 600)];

/// Whether a file names something outside: a module of the standard library, however its imports are grouped, or else
/// a word.
fn names(file: &SourceFile, outside: &str) -> bool {
    match outside.strip_prefix("std::") {
        Some(module) => file.names_in("std").iter().any(|named| named == module),
        None => file.code().contains(outside),
    }
}

fn row(module: &str) -> usize {
    ROWS.iter()
        .position(|row| row.contains(&module))
        .unwrap_or_else(|| panic!("`{module}` has no place in the house; add it to ROWS"))
}

/// The modules of this crate that a file names.
fn used_by(file: &SourceFile) -> BTreeSet<String> {
    let paths = file.paths().into_iter();
    let inside = paths.filter_map(|path| path.into_iter().next());
    let of_library = file.names_in("mahj_tutor");
    inside
        .chain(of_library)
        .map(|module| match module.as_str() {
            "msg" => "locale".to_owned(),
            _ => module,
        })
        .filter(|module| ROWS.iter().any(|row| row.contains(&module.as_str())))
        .collect()
}

#[test]
fn modules_use_only_those_above_them() {
    let mut wrong = Vec::new();
    for file in sources("src") {
        let Some(module) = file.module() else {
            continue;
        };
        for used in used_by(&file) {
            let allowed = used == module
                || (row(&used) < row(module)
                    && (module != "locale" || ROWS[0].contains(&used.as_str()))
                    && module != "tile"
                    && !(WORDLESS.contains(&module) && used == "locale"));
            if !allowed {
                wrong.push(format!("{}: `{module}` uses `{used}`", file.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// What of the window a path leads to: the row of its layer, and there its module, or the screen.
fn layer(path: &[String]) -> Option<(usize, &str)> {
    let [ui, module, rest @ ..] = path else {
        return None;
    };
    if ui != "ui" {
        return None;
    }
    let row = |module: &str| {
        let row = LAYERS.iter().position(|row| row.contains(&module));
        row.unwrap_or_else(|| panic!("`{module}` has no place in the window; add it to LAYERS"))
    };
    // States worth looking at stand beside what they set up, of which they know all, and above every screen.
    if path.iter().any(|part| part.ends_with("demos")) {
        return Some((row("demo"), "demo"));
    }
    let screen = rest.first().filter(|_| module == "screens");
    let row = row(module);
    let is_handed_on = module.starts_with(char::is_uppercase);
    let own = if is_handed_on { LAYERS[row][0] } else { module };
    Some((row, screen.map_or(own, String::as_str)))
}

#[test]
fn the_window_goes_one_way_down() {
    let mut wrong = Vec::new();
    let mut seen = BTreeSet::new();
    for file in sources("src/ui") {
        let module = file.name.trim_start_matches("src/").trim_end_matches(".rs");
        let module: Vec<String> = module.split('/').map(str::to_owned).collect();
        // The house itself is no layer.
        if module == ["ui", "mod"] {
            continue;
        }
        let Some((own_row, own)) = layer(&module) else {
            continue;
        };
        // All screens together may use each.
        let is_all_screens = module == ["ui", "screens", "mod"];
        seen.insert(LAYERS[own_row][0]);
        for path in file.paths() {
            let Some((row, used)) = layer(&path) else {
                let is_all = path == ["ui"];
                if is_all {
                    wrong.push(format!("{}: `{own}` uses all of the window", file.name));
                }
                continue;
            };
            let is_own = (row, used) == (own_row, own);
            if !(row < own_row || is_own || is_all_screens && row == own_row) {
                wrong.push(format!("{}: `{own}` uses `{}`", file.name, path.join("::")));
            }
        }
    }
    let layers: BTreeSet<&str> = LAYERS.iter().map(|row| row[0]).collect();
    assert_eq!(seen, layers, "a layer of which nothing is left");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_word_of_a_language_stands_where_none_is_known() {
    let mut wrong = Vec::new();
    for file in sources("src") {
        let knows_none = file.module().is_some_and(|it| WORDLESS.contains(&it));
        if knows_none && file.name != SORTS_LETTERS {
            let code = file.code();
            let foreign = code
                .chars()
                .filter(|it| !it.is_ascii() && it.is_alphabetic());
            wrong.extend(foreign.map(|letter| format!("{}: {letter}", file.name)));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_word_that_people_type_into_a_card_stands_in_the_code() {
    let (folder, tables) = READS_WORDS;
    let mut typed = BTreeSet::new();
    for tag in ["en", "es", "zh-CN"] {
        let path = format!(
            "{}/locales/{tag}/card-words.toml",
            env!("CARGO_MANIFEST_DIR")
        );
        let words: toml::Table = std::fs::read_to_string(path).unwrap().parse().unwrap();
        for table in tables {
            match &words[table] {
                toml::Value::Table(meant) => typed.extend(meant.keys().cloned()),
                toml::Value::Array(said) => {
                    typed.extend(said.iter().filter_map(|it| it.as_str().map(str::to_owned)));
                }
                other => panic!("{tag}: {table} = {other}"),
            }
        }
    }
    let mut wrong = Vec::new();
    for file in sources(folder) {
        let quoted = file.quoted().into_iter();
        let words = quoted.filter(|quoted| typed.contains(quoted.trim().trim_matches('-')));
        wrong.extend(words.map(|word| format!("{}: {word}", file.name)));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_engine_touches_nothing_outside() {
    let mut wrong = Vec::new();
    for file in sources("src") {
        let module = file.module().filter(|module| WORDLESS.contains(module));
        let pure = module.is_some_and(|module| module != HAS_THREADS);
        for outside in OUTSIDE {
            if pure && names(&file, outside) {
                wrong.push(format!("{}: {outside}", file.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_browser_differs_at_the_doors_alone() {
    let mut wrong = Vec::new();
    let mut unused: BTreeSet<&str> = DOORS
        .iter()
        .flat_map(|(_, doors)| *doors)
        .copied()
        .collect();
    for file in sources("src") {
        for (outside, doors) in DOORS {
            if names(&file, outside) && !file.name.starts_with("src/web/") {
                match doors.iter().find(|door| file.name.starts_with(**door)) {
                    Some(door) => drop(unused.remove(door)),
                    None => wrong.push(format!("{}: {outside}", file.name)),
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(unused.is_empty(), "a door that leads nowhere: {unused:#?}");
}

#[test]
fn nothing_that_decides_or_advises_sees_more_than_its_seat() {
    let mut wrong = Vec::new();
    let mut named = BTreeSet::new();
    for file in sources("src") {
        let (name, code) = (file.name.clone(), file.code());
        let is_honest = file.module().is_some_and(|module| HONEST.contains(&module));
        if !is_honest && !code.contains(PLAYER) {
            continue;
        }
        let mut words = code.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        if words.any(|word| word == "Game") {
            named.insert(name.clone());
        }
        if SEVERAL.into_iter().any(|several| code.contains(several)) && name != SEES_ALL {
            wrong.push(format!("{name} asks for the views of several seats"));
        }
        let is_coach = name.starts_with("src/coach") || name.starts_with("src/analysis");
        let open = OPEN.into_iter().filter(|open| code.contains(open));
        wrong.extend(
            open.filter(|_| is_coach)
                .map(|open| format!("{name}: {open}")),
        );
    }
    let expected = TABLES.map(str::to_owned).into_iter().collect();
    assert_eq!(named, expected, "who names a game sees all tiles");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_room_says_what_lives_there() {
    let mut silent = Vec::new();
    for file in sources("src").into_iter().chain(sources("tests")) {
        if !file.text.starts_with("//! ") {
            silent.push(file.name);
        }
    }
    assert!(silent.is_empty(), "{silent:#?}");
}

#[test]
fn no_room_is_too_large() {
    let mut large = Vec::new();
    for (folder, most) in MOST_LINES {
        for file in sources(folder) {
            let lines = file.text.lines().count();
            if lines > most {
                large.push(format!("{}: {lines} lines", file.name));
            }
        }
    }
    assert!(large.is_empty(), "{large:#?}");
}
