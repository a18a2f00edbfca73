//! Files by strangers: what they hold cannot pass for the program's own words, wait for ever, or fill the memory.

use std::fs;
use std::io::ErrorKind;

use mahj_tutor::card::Card;
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
