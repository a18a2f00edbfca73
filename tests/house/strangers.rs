//! Files by strangers: what they hold cannot pass for the program's own words, wait for ever, or fill the memory.

use std::fs;
use std::io::ErrorKind;

use mahj_tutor::card::{self, Card, ProblemKind};
use mahj_tutor::files::{self, LARGEST};
use mahj_tutor::locale::{Language, Locale, LocaleFiles, Message};
use mahj_tutor::msg;
use mahj_tutor::profile::{Notice, Profile};
use mahj_tutor::wording;

#[test]
fn what_nobody_sees_in_a_text_is_shown() {
    let locale = Locale::new(Language::ENGLISH);
    let title = "Ann\u{202e}lareneG\u{2066}\u{0}s\u{1b}[2J";
    let said = locale.say(&Message::new("card-title-none").or_else(title));
    assert_eq!(said, "Ann[U+202E]lareneG[U+2066][U+0000]s[U+001B][2J");
    let within = locale.say(&msg!("new-game-card", card = title));
    assert!(within.contains("Ann[U+202E]lareneG[U+2066]"), "{within}");
    assert!(!within.contains(|it: char| it.is_control() || it == '\u{202e}'));
}

#[test]
fn a_text_cannot_write_over_what_stands_before_it_on_a_terminal() {
    let locale = Locale::new(Language::ENGLISH);
    let said = locale.say(&msg!("cli-unknown-subcommand", name = "x\rAll is well"));
    assert!(said.contains("x[U+000D]All is well"), "{said}");
}

#[test]
fn what_our_own_texts_need_stays_as_it_is() {
    for language in Language::all() {
        let locale = Locale::new(language);
        for text in [
            "a\u{ad}b",
            "一\u{200b}二",
            "a\u{2060}b",
            "one\ntwo",
            "one\r\ntwo",
            "a\u{a0}b",
        ] {
            let said = locale.say(&Message::new("card-title-none").or_else(text));
            assert_eq!(said, text);
        }
    }
}

#[test]
fn the_title_of_a_strangers_card_is_shown_with_its_hidden_characters() {
    let text = include_str!("../../cards/first.toml").replace("First Card", "First\\u202eCard");
    let read = Card::parse(&text.replace("id = \"first\"", "id = \"strange\""));
    let title = wording::card_title(&read.unwrap());
    let said = Locale::new(Language::ENGLISH).say(&title);
    assert_eq!(said, "First[U+202E]Card");
}

#[test]
fn a_file_without_end_or_larger_than_anything_of_ours_is_not_read() {
    let home = tempfile::tempdir().unwrap();
    let large = home.path().join("large.toml");
    let file = fs::File::create(&large).unwrap();
    file.set_len(LARGEST + 1).unwrap();
    assert_eq!(
        files::read(&large).unwrap_err().kind(),
        ErrorKind::FileTooLarge
    );
    file.set_len(LARGEST).unwrap();
    assert_eq!(files::read(&large).unwrap().len() as u64, LARGEST);
    let folder = files::read(home.path()).unwrap_err();
    assert_eq!(folder.kind(), ErrorKind::IsADirectory);
    #[cfg(unix)]
    assert_eq!(
        files::read("/dev/zero".as_ref()).unwrap_err().kind(),
        ErrorKind::InvalidInput
    );
}

#[test]
fn texts_with_braces_within_braces_without_end_are_left_out_and_said() {
    let home = tempfile::tempdir().unwrap();
    let own = home.path().join("lessons").join("locales").join("en");
    fs::create_dir_all(&own).unwrap();
    fs::write(own.join("deep.ftl"), format!("a = {}", "{".repeat(500_000))).unwrap();
    let read = LocaleFiles::read(&home.path().join("lessons").join("locales"));
    assert!(read.is_err());
    // Many braces one after the other are fine.
    fs::write(own.join("deep.ftl"), "a = {\"{\"}{\"{\"}\n".repeat(1_000)).unwrap();
    let read = LocaleFiles::read(&home.path().join("lessons").join("locales"));
    assert!(read.is_ok());
}

#[test]
fn the_texts_of_a_strangers_lesson_take_the_place_of_nothing_that_the_program_says_itself() {
    let home = tempfile::tempdir().unwrap();
    let own = home.path().join("en");
    fs::create_dir_all(&own).unwrap();
    let text = "lesson-hint = Pay here\n-joker = cuckoo\nmeet-the-tiles = My tiles\nmine = Mine\n";
    fs::write(own.join("mine.ftl"), text).unwrap();
    let own = LocaleFiles::read(home.path()).unwrap();
    let locale = Locale::with_own(Language::ENGLISH, &own);
    assert_eq!(locale.say(&msg!("lesson-hint")), "Hint");
    assert_eq!(locale.say(&Message::new("tile-joker")), "Joker");
    // A lesson may be told anew, or be one more.
    assert_eq!(locale.say(&Message::new("meet-the-tiles")), "My tiles");
    assert_eq!(locale.say(&Message::new("mine")), "Mine");
}

#[test]
fn a_cards_id_never_leads_out_of_the_folder() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("profile");
    let cards = folder.join("cards");
    fs::create_dir_all(&cards).unwrap();
    let text = include_str!("../../cards/first.toml");
    fs::write(
        cards.join("mine.toml"),
        text.replace("id = \"first\"", "id = \"../../../evil\""),
    )
    .unwrap();
    let mut profile = Profile::open(&folder);
    let ids: Vec<_> = profile
        .own_cards()
        .iter()
        .map(|card| card.id.clone())
        .collect();
    assert_eq!(ids, ["mine"], "the file's name is the id");
    let mut draft = profile.own_cards().find("mine").unwrap().clone();
    draft.title.push_str(" II");
    profile.keep_card(draft);
    let notices: &[Notice] = profile.notices();
    assert!(notices.is_empty(), "{notices:?}");
    let outside = fs::read_dir(home.path()).unwrap().count();
    assert_eq!(outside, 1, "nothing was written beside the profile");
    assert!(
        fs::read_to_string(cards.join("mine.toml"))
            .unwrap()
            .contains(" II")
    );
}

#[test]
fn a_card_of_a_few_thousand_groups_patterns_or_sections_is_refused_before_it_is_laid_out() {
    let has = |card: &str, what: &dyn Fn(&ProblemKind) -> bool| {
        let found = card::check(card);
        assert!(found.len() < 2_000, "{}", found.len());
        found.iter().any(|found| what(&found.problem.kind))
    };
    let head = "format = 1\nid = \"strange\"\ntitle = \"Strange\"\nyear = 2026\n";
    let line = |pattern: &str| {
        format!(
            "{head}[[section]]\nid = \"odd\"\ntitle = \"Odd\"\n[[section.line]]\npattern = {pattern}\nvalue = 25\n"
        )
    };
    let groups = line(&format!("{:?}", "foo ".repeat(16_000)));
    assert!(has(&groups, &|it| matches!(
        it,
        ProblemKind::LongPattern { .. }
    )));
    let patterns = line(&format!("[{}]", "\"FF 1111a 2222a 3333a\", ".repeat(4_000)));
    assert!(has(&patterns, &|it| matches!(
        it,
        ProblemKind::TooManyPatterns { .. }
    )));
    let section = "[[section]]\nid = \"odd\"\ntitle = \"Odd\"\n";
    let sections = format!("{head}{}", section.repeat(8_000));
    assert!(has(&sections, &|it| matches!(
        it,
        ProblemKind::TooManySections { .. }
    )));
}

#[test]
fn a_record_never_names_a_file_that_is_then_read() {
    let home = tempfile::tempdir().unwrap();
    let secret = home.path().join("secret.txt");
    fs::write(&secret, "nobody reads this").unwrap();
    let record = home.path().join("game.toml");
    let text = format!("format = \"2\"\ncard = {secret:?}\nseed = 1\nactions = \"\"\n");
    fs::write(&record, text).unwrap();
    for command in ["replay", "review"] {
        let said = std::process::Command::new(env!("CARGO_BIN_EXE_mahj-tutor"))
            .arg(command)
            .arg(&record)
            .output()
            .unwrap();
        let told = [said.stdout, said.stderr].concat();
        let told = String::from_utf8(told).unwrap();
        assert!(!said.status.success(), "{told}");
        assert!(!told.contains("nobody reads this"), "{told}");
    }
}

#[test]
fn what_only_looks_at_a_profile_leaves_even_what_is_damaged_where_it_is() {
    let home = tempfile::tempdir().unwrap();
    let settings = home.path().join("settings.toml");
    fs::write(&settings, "format = 1\nof-a-newer-version = true\n").unwrap();
    let said = std::process::Command::new(env!("CARGO_BIN_EXE_mahj-tutor"))
        .args(["course", "--profile"])
        .arg(home.path())
        .output()
        .unwrap();
    assert!(said.status.success());
    assert!(settings.exists());
    assert_eq!(fs::read_dir(home.path()).unwrap().count(), 1);
}
