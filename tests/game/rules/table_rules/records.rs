//! What a record keeps of the table.

use mahj_tutor::document::ShapeFault;
use mahj_tutor::rules::{BySeat, Game, Record, RecordProblemKind, Rulings, Setting, Setup};

use super::usual;
use crate::rules::table::*;

#[test]
fn every_option_of_every_setting_is_kept_in_the_record() {
    for &setting in Setting::ALL {
        let default = setting.chosen(&usual());
        assert!(setting.options().contains(&default.as_str()));
        for word in setting.options() {
            let mut rules = usual();
            setting.choose(&mut rules, word).unwrap();
            assert_eq!(setting.chosen(&rules), *word);
            let game = Game::deal(Setup {
                card: card(),
                rules: rules.clone(),
                seed: 4,
                east: EAST,
                scores: BySeat::default(),
                bettor_score: 0,
            });
            let record = Record::of(&game).unwrap();
            let again = Record::parse(&record.to_string()).unwrap();
            assert_eq!(again, record);
            assert_eq!(again.rules, rules);
            assert_eq!(again.replay(&card()).unwrap(), game);
        }
    }
}

#[test]
fn a_record_without_table_rules_is_of_a_usual_table() {
    let text = "format = 2\ncard = \"rules\"\nseed = \"1\"\neast = 0\nactions = []\n";
    assert_eq!(Record::parse(text).unwrap().rules, usual());
}

#[test]
fn a_record_of_format_1_keeps_the_rulings_that_its_game_was_begun_under() {
    for rulings in Rulings::ALL {
        let format = rulings.format();
        let text =
            format!("format = {format}\ncard = \"rules\"\nseed = \"1\"\neast = 0\nactions = []\n");
        let record = Record::parse(&text).unwrap();
        assert_eq!(record.rules.rulings, rulings);
        let game = record.replay(&card()).unwrap();
        assert_eq!(game.setup().rules.rulings, rulings);
        let written = Record::of(&game).unwrap().to_string();
        assert!(written.starts_with(&format!("format = {format}\n")));
    }
    assert_eq!(usual().rulings, Rulings::Second);
}

#[test]
fn an_unknown_table_rule_or_option_is_told_at_its_place() {
    let head = "format = 1\ncard = \"rules\"\nseed = \"1\"\neast = 0\nactions = []\n";
    let text = format!("{head}[rules]\njokers = 9\nsecond-chance = true\n");
    let problems = Record::parse(&text).unwrap_err();
    let places: Vec<_> = problems
        .iter()
        .map(|problem| (problem.line, problem.column))
        .collect();
    assert_eq!(places, [(7, 10), (8, 1)]);
    assert!(matches!(
        &problems[0].kind,
        RecordProblemKind::Shape(ShapeFault::UnknownWord { word, known, .. })
            if word == "9" && *known == Setting::Jokers.options()
    ));
    assert!(matches!(
        &problems[1].kind,
        RecordProblemKind::Shape(ShapeFault::UnknownKey { key, known, .. })
            if key == "second-chance" && known.contains(&"second-charleston")
    ));
}
