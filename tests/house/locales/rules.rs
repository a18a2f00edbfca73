//! The rulebook is written to be read aloud to a beginner, from its first page to its last.

use mahj_tutor::locale::{Language, Locale, Message};
use mahj_tutor::rules::RuleId;
use mahj_tutor::wording::{rule_example, rule_otherwise, rule_text};

/// How long a sentence of the rulebook may be: words, or characters where words are not set apart.
fn longest_sentence(language: Language) -> usize {
    match language.tag() {
        "en" => 25,
        "es" => 28,
        _ => 60,
    }
}

fn length(language: Language, sentence: &str) -> usize {
    match language.tag() {
        "zh-CN" => sentence.trim().chars().count(),
        _ => sentence.split_whitespace().count(),
    }
}

#[test]
fn a_sentence_about_a_rule_is_said_in_one_breath() {
    let mut long = Vec::new();
    for language in Language::all() {
        let locale = Locale::new(language);
        for rule in RuleId::all() {
            let parts = [rule_text(rule), rule_example(rule)];
            for part in parts.into_iter().chain(rule_otherwise(rule)) {
                let said = locale.say(&part);
                for sentence in said.split(['.', '!', '?', '。', '！', '？']) {
                    if length(language, sentence) > longest_sentence(language) {
                        long.push(format!("{language}: {rule}: {sentence}"));
                    }
                }
            }
        }
    }
    assert!(long.is_empty(), "{long:#?}");
}

#[test]
fn the_advice_to_watch_the_others_names_how_they_play_as_well_as_their_tiles() {
    for (tag, words) in [
        ("en", ["the players", "claims early", "waits and hides"]),
        (
            "es",
            ["cómo juega cada cual", "pide enseguida", "no muestra nada"],
        ),
        ("zh-CN", ["各家怎么打", "早早要牌", "藏着不亮"]),
    ] {
        let locale = Locale::new(tag.parse().unwrap());
        let said = locale.say(&rule_text(RuleId::TIP_OBSERVE));
        for word in words {
            assert!(said.contains(word), "{tag}: {word}: {said}");
        }
    }
}

#[test]
fn the_page_on_the_end_of_claiming_says_that_some_rules_know_only_racking() {
    for (tag, word) in [
        ("en", "racked"),
        ("es", "en el atril"),
        ("zh-CN", "放上牌架"),
    ] {
        let locale = Locale::new(tag.parse().unwrap());
        let elsewhere = locale.say(&rule_otherwise(RuleId::WIN_CLOSES).unwrap());
        assert!(elsewhere.contains(word), "{tag}: {elsewhere}");
    }
}

#[test]
fn the_page_on_a_wrong_challenge_tells_the_older_figure_and_the_newer_one() {
    for language in Language::all() {
        let rule = RuleId::DEAD_CHALLENGE_PENALTY_25;
        let locale = Locale::new(language);
        let here = locale.say(&rule_text(rule));
        let elsewhere = locale.say(&rule_otherwise(rule).unwrap());
        for (said, figures) in [
            (here, &["25", "50"][..]),
            (elsewhere, &["25", "50", "2024"]),
        ] {
            for figure in figures {
                assert!(said.contains(figure), "{language}: {said}");
            }
        }
    }
}

/// How a text begins to tell what is played elsewhere.
fn differing(language: Language) -> &'static [&'static str] {
    match language.tag() {
        "en" => &[
            "Some rules",
            "Some would",
            "Some cards let",
            "ables differ",
            "tournament",
            "rulebook of",
            "rulings",
            "no published rule",
        ],
        "es" => &[
            "algunas reglas",
            "Algunas reglas",
            "No todas las mesas",
            "cada mesa decide",
            "torneos",
            "reglamento",
            "Algunas tarjetas dejan",
        ],
        _ => &["各桌不同", "有的规则", "比赛", "规则书", "有的卡"],
    }
}

/// A beginner reads first what is played here; that others play it otherwise stands below, by itself.
#[test]
fn a_page_tells_apart_from_the_rule_what_others_play() {
    let mut wrong = Vec::new();
    for language in Language::all() {
        let locale = Locale::new(language);
        for rule in RuleId::all() {
            let said = locale.say(&rule_text(rule));
            for words in differing(language) {
                if said.contains(words) {
                    wrong.push(format!("{language}: {rule}: {words}: {said}"));
                }
            }
            let otherwise = Message::new(format!("rule-{rule}.otherwise"));
            if locale.has(&otherwise.id) != rule.is_played_otherwise() {
                wrong.push(format!("{language}: {rule}: {}", otherwise.id));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_page_on_the_end_of_claiming_names_every_action_that_ends_it() {
    for (language, actions) in [
        ("en", ["racks", "discards", "declares", "joker", "blank"]),
        (
            "es",
            ["atril", "descarta", "canta", "comodín", "ficha vacía"],
        ),
        ("zh-CN", ["上架", "打牌", "喊和牌", "百搭牌", "空白牌"]),
    ] {
        let locale = Locale::new(language.parse().unwrap());
        let said = locale.say(&rule_text(RuleId::WIN_CLOSES));
        for action in actions {
            assert!(said.contains(action), "{language}: {action}: {said}");
        }
    }
}

/// Words of the game, each with the rule whose page says what it means.
const WORDS: &[(&str, RuleId)] = &[
    ("honor", RuleId::TILES_HONORS_TERM),
    ("natural", RuleId::TILES_NATURAL_DEFINITION),
    ("stack", RuleId::WALL_19_BY_2),
    ("reserve", RuleId::BREAK_RESERVE_KEPT_LAST),
    ("wall game", RuleId::EAST_PASSES_AFTER_WALL_GAME),
    ("section", RuleId::CAT_YEAR),
    ("discard", RuleId::CARD_X_EXPOSED),
    ("claim", RuleId::CARD_X_EXPOSED),
    ("expos", RuleId::CARD_X_EXPOSED),
    ("concealed", RuleId::CARD_C_CONCEALED),
    ("quint", RuleId::GRP_QUINT),
    ("pung", RuleId::GRP_PUNG),
    ("kong", RuleId::GRP_KONG),
    ("sextet", RuleId::GRP_SEXTET),
    ("cluster", RuleId::GRP_VISUAL),
    ("charleston", RuleId::CHAR_FIRST_COMPULSORY),
    ("courtesy", RuleId::CHAR_PASS_THREE),
    ("blind", RuleId::CHAR_BLIND_FIRST_LEFT),
    ("dead", RuleId::DISC_HAND_OF_DEAD_NOT_DISCARDED),
    ("joker exchange", RuleId::EXCH_WHAT),
    ("self-pick", RuleId::EXCH_WINS),
    ("challenge", RuleId::DEAD_CHALLENGE_STEPS),
    ("misname", RuleId::MISNAME_MAHJ_FOUR_TIMES),
    ("throw", RuleId::ERR_ONE_OTHER_EXPOSED),
    ("jokerless", RuleId::PAY_DISCARD_JOKERLESS),
    ("bettor", RuleId::BET_ROLE),
    ("hot wall", RuleId::TR_HOT_WALL_002),
];

#[test]
fn the_rulebook_introduces_a_word_before_it_uses_it() {
    let locale = Locale::new("en".parse().unwrap());
    for &(word, introduced) in WORDS {
        let first = RuleId::all().find(|&rule| {
            [rule_text(rule), rule_example(rule)]
                .iter()
                .any(|part| locale.say(part).to_lowercase().contains(word))
        });
        assert_eq!(first, Some(introduced), "{word}");
    }
}
