//! Each language keeps to its own words of the game.

use std::collections::BTreeSet;

use egui::{FontFamily, FontId, RawInput};
use mahj_tutor::locale::{Language, Sources};
use mahj_tutor::ui::fonts;

/// Words that would be another name for something that has one already.
fn strangers(language: Language) -> &'static [&'static str] {
    match language.tag() {
        "en" => &["mahjongg", "mah-jong ", "wildcard", "oops"],
        "es" => &[
            "baldosa",
            "azulejo",
            "pared",
            "joker",
            "charleston ",
            "vosotros",
            "usted ",
            "usted,",
            "usted.",
            "montones",
            "conjunto",
            "exposicion",
            "exposición",
            "ficha propia",
            "cada quien",
            "ordenador",
        ],
        "zh-CN" => &[
            "鬼牌",
            "小丑",
            "王牌",
            "瓷砖",
            "计分卡",
            "牌谱",
            "您",
            "摞",
            "奇数",
            "偶数",
            "机器人",
            "牌型组",
            "规则手册",
        ],
        _ => &[],
    }
}

/// The words of a line of a Fluent file: no comment, no id, nothing in braces.
fn spoken(line: &str) -> String {
    if line.starts_with('#') {
        return String::new();
    }
    let text = match line.split_once('=') {
        Some((id, text)) if !id.trim().contains(' ') => text,
        _ => line,
    };
    let mut depth = 0_i32;
    let outside = text.chars().filter(|character| {
        match character {
            '{' => depth += 1,
            '}' => depth = i32::max(depth - 1, 0),
            _ => {}
        }
        depth == 0 && *character != '}'
    });
    outside.collect()
}

#[test]
fn a_thing_has_one_name() {
    let sources = Sources::shipped();
    let mut found = Vec::new();
    for language in Language::all() {
        for source in sources.of(language.tag()) {
            let lines = source.text.lines().enumerate();
            // The forms of a word are heard and searched; what the program itself says has one name.
            for (number, line) in lines.filter(|(_, line)| !line.trim().starts_with(".forms")) {
                let words = spoken(line).to_lowercase();
                for word in strangers(language) {
                    if words.contains(word) {
                        found.push(format!("{}:{}: {word}", source.path, number + 1));
                    }
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn the_bundled_fonts_have_every_character() {
    let context = egui::Context::default();
    fonts::install(&context);
    context.begin_pass(RawInput::default());
    let texts: Vec<String> = Sources::shipped()
        .languages
        .into_values()
        .flatten()
        .flat_map(|source| source.text.lines().map(spoken).collect::<Vec<_>>())
        .collect();
    let mut missing = BTreeSet::new();
    for family in [FontFamily::Proportional, fonts::bold()] {
        let font = FontId::new(16.0, family);
        context.fonts_mut(|fonts| {
            assert!(!fonts.has_glyph(&font, '龘'), "a character no text uses");
            let characters = texts.iter().flat_map(|text| text.chars());
            missing.extend(characters.filter(|character| !fonts.has_glyph(&font, *character)));
        });
    }
    assert!(
        missing.is_empty(),
        "run assets/fonts/make.py to bundle {missing:?}"
    );
}
