//! Every word by which files and people name a thing of the game: what is read is written so that it is read again.
#![no_main]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use libfuzzer_sys::fuzz_target;
use mahj_tutor::bot::{Character, Erring, Level, Style};
use mahj_tutor::lesson::Anchor;
use mahj_tutor::locale::Language;
use mahj_tutor::memory::Skill;
use mahj_tutor::rules::{
    Action, Bet, OptionalAction, RuleId, Seat, Setting, TableRules, parse_seat_and_action,
};
use mahj_tutor::tile::{ParseRackError, Rack, Tile, TileCounts};

fuzz_target!(|text: &str| {
    let columns = 1..=text.chars().count() + 1;
    reads_again::<Tile>(text);
    reads_again::<Seat>(text);
    reads_again::<Bet>(text);
    reads_again::<OptionalAction>(text);
    reads_again::<RuleId>(text);
    reads_again::<Level>(text);
    reads_again::<Style>(text);
    reads_again::<Character>(text);
    reads_again::<Erring>(text);
    reads_again::<Language>(text);
    reads_again::<Anchor>(text);
    reads_again::<Skill>(text);
    match text.parse::<Rack>() {
        Ok(rack) => {
            assert_eq!(rack.to_string().parse(), Ok(rack.clone()));
            let counted: TileCounts = text.parse().expect("the same is read");
            assert_eq!(counted, rack.0.into_iter().collect());
            assert_eq!(counted.to_string().parse(), Ok(counted));
        }
        Err(ParseRackError { word, column }) => {
            let there: String = text.chars().skip(column - 1).collect();
            assert!(there.starts_with(&word), "{word} at {column}");
        }
    }
    match text.parse::<Action>() {
        Ok(action) => assert_eq!(action.to_string().parse(), Ok(action)),
        Err(error) => assert!(columns.contains(&error.column), "{error:?}"),
    }
    match parse_seat_and_action(text) {
        Ok((seat, action)) => {
            let again = parse_seat_and_action(&format!("{seat} {action}"));
            assert_eq!(again, Ok((seat, action)));
        }
        Err(error) => assert!(columns.contains(&error.column), "{error:?}"),
    }
    if let Some((name, word)) = text.split_once('=')
        && let Some(setting) = Setting::ALL.iter().find(|it| it.as_str() == name)
    {
        let (mut rules, mut again) = (TableRules::default(), TableRules::default());
        let chosen = setting.choose(&mut rules, word);
        assert!(
            chosen.is_ok() || !setting.options().contains(&word),
            "{text}"
        );
        let written = setting.chosen(&rules);
        assert!(
            setting.choose(&mut again, written.as_str()).is_ok(),
            "{text}"
        );
        assert_eq!(again, rules);
    }
});

#[track_caller]
fn reads_again<T: FromStr<Err: Debug> + Display + Debug + PartialEq>(text: &str) {
    if let Ok(read) = text.parse::<T>() {
        let again = read.to_string().parse().expect("what it writes it reads");
        assert_eq!(read, again);
    }
}
