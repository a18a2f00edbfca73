//! The command line, as people and programs use it.

#![expect(clippy::unwrap_used, reason = "a test's helpers fail loudly")]

mod course;
mod drill;
mod review;

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The program, without a display, in English.
fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mahj-tutor"));
    command
        .args(["--lang", "en"])
        .args(arguments)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET");
    command
}

fn run(arguments: &[&str]) -> Output {
    program(arguments).output().unwrap()
}

fn output(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn errors(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn code(output: &Output) -> i32 {
    output.status.code().unwrap()
}

#[test]
#[cfg(target_os = "linux")]
fn without_a_display_the_window_says_so_in_one_line() {
    let ended = run(&[]);
    assert_eq!(code(&ended), 2);
    assert_eq!(output(&ended), "");
    let errors = errors(&ended);
    assert_eq!(errors.lines().count(), 1, "{errors}");
    assert!(errors.contains("--help"), "{errors}");
}

#[test]
#[cfg(target_os = "linux")]
fn a_display_that_does_not_answer_is_said_in_one_line() {
    let ended = program(&[]).env("DISPLAY", ":987").output().unwrap();
    assert_eq!(code(&ended), 2);
    let errors = errors(&ended);
    assert_eq!(errors.lines().count(), 1, "{errors}");
}

#[test]
fn help_and_version_are_answered_before_anything_else() {
    let help = run(&["rank", "--help"]);
    assert_eq!(code(&help), 0);
    let help = output(&help);
    for command in [
        "check",
        "expand",
        "rank",
        "simulate",
        "replay",
        "rules",
        "course",
        "lesson",
        "screenshots",
    ] {
        assert!(help.contains(command), "{command}");
    }
    let version = run(&["--version"]);
    assert_eq!(
        output(&version).trim(),
        concat!("mahj-tutor ", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn what_is_wrong_with_a_command_line_is_said_and_nothing_done() {
    for (arguments, said) in [
        (vec!["chek"], "“chek”"),
        (vec!["expand"], "CARD is missing"),
        (vec!["lesson"], "ID is missing"),
        (vec!["course", "--json"], "--json"),
        (vec!["expand", "a", "b"], "“b” is one word too many"),
        (vec!["rules", "--top", "3"], "--top"),
        (vec!["rank", "practice", "--top", "many"], "“many”"),
        (vec!["rank", "practice", "--top"], "--top needs a value"),
        (vec!["simulate", "--shard", "3/2"], "“3/2”"),
        (vec!["simulate", "--threads", "1000000"], "“1000000”"),
        (vec!["drill", "payment", "--count", "0"], "“0”"),
        (vec!["-x"], "-x"),
        (vec!["--lang", "fi"], "“fi”"),
    ] {
        let ended = run(&arguments);
        let errors = errors(&ended);
        assert_eq!(code(&ended), 2, "{arguments:?}: {errors}");
        assert_eq!(output(&ended), "", "{arguments:?}");
        assert_eq!(errors.lines().count(), 1, "{errors}");
        assert!(errors.contains(said), "{arguments:?}: {errors}");
    }
}

#[test]
fn messages_speak_the_language_that_is_asked_for() {
    let ended = Command::new(env!("CARGO_BIN_EXE_mahj-tutor"))
        .args(["chek", "--lang=es"])
        .output()
        .unwrap();
    assert!(errors(&ended).contains("no existe el comando «chek»"));
}

#[test]
fn the_shipped_content_has_nothing_wrong() {
    let ended = run(&["check"]);
    assert_eq!(code(&ended), 0, "{}{}", output(&ended), errors(&ended));
}

#[test]
fn a_broken_card_is_told_with_file_line_and_column() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("broken.toml");
    let shipped = fs::read_to_string("cards/practice.toml").unwrap();
    fs::write(&file, shipped.replacen("value = 25", "value = \"25\"", 1)).unwrap();
    let line = shipped.lines().position(|line| line.contains("value = 25"));
    let expected = format!("{}:{}:", file.display(), line.unwrap() + 1);

    let checked = run(&["check", home.path().to_str().unwrap()]);
    assert_eq!(code(&checked), 1);
    assert!(
        output(&checked).starts_with(&expected),
        "{}",
        output(&checked)
    );

    let expanded = run(&["expand", file.to_str().unwrap()]);
    assert_eq!(code(&expanded), 1);
    assert_eq!(output(&expanded), "");
    assert!(errors(&expanded).starts_with(&expected));
}

#[test]
fn a_problem_of_a_card_is_underlined_in_its_text_with_what_to_write() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("card.toml");
    let card = "format = 1\nid = \"own\"\ntitle = \"Own\"\nyear = 2026\n[[section]]\nid = \"one\"\n\
                title = \"One\"\n[[section.line]]\nvalue = 25\n\tpattern = \"FF 1111 DDDDa 1111b\"\n";
    fs::write(&file, card).unwrap();
    for ended in [
        output(&run(&["check", file.to_str().unwrap()])),
        errors(&run(&["expand", file.to_str().unwrap()])),
    ] {
        let lines: Vec<&str> = ended.lines().collect();
        let place = format!("{}:10:16: 1111 names no suit;", file.display());
        assert!(lines[0].starts_with(&place), "{ended}");
        assert_eq!(lines[1], "  10 |     pattern = \"FF 1111 DDDDa 1111b\"");
        assert_eq!(lines[2], "     |                   ^^^^ write 1111a");
    }
}

#[test]
fn files_that_are_not_there_are_said() {
    for arguments in [
        ["check", "nowhere.toml"],
        ["expand", "nowhere.toml"],
        ["replay", "nowhere.toml"],
    ] {
        let ended = run(&arguments);
        assert_eq!(code(&ended), 1, "{arguments:?}");
        assert!(errors(&ended).contains("nowhere.toml"), "{arguments:?}");
    }
}

#[test]
fn a_file_that_is_no_text_is_told_with_its_place_and_the_others_are_checked() {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("a.toml"), b"format = 1\nid = \"\xff\"\n").unwrap();
    fs::write(home.path().join("b.toml"), "format = 2\n").unwrap();
    let ended = run(&["check", home.path().to_str().unwrap()]);
    assert_eq!(code(&ended), 1);
    let output = output(&ended);
    assert!(
        output.contains("a.toml:2:7: ") && output.contains("b.toml:1:10: "),
        "{output}"
    );
}

#[test]
fn whoever_has_seen_enough_problems_is_still_told_that_there_are_some() {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("a.toml"), "format = 2\n").unwrap();
    let mut child = program(&["check", home.path().to_str().unwrap()])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    assert_eq!(child.wait().unwrap().code(), Some(1));
}

#[test]
fn a_folder_with_nothing_to_check_is_no_success() {
    let home = tempfile::tempdir().unwrap();
    let ended = run(&["check", home.path().to_str().unwrap()]);
    assert_eq!(code(&ended), 1);
}

#[test]
fn a_language_that_lacks_a_message_is_told() {
    let home = tempfile::tempdir().unwrap();
    for (language, text) in [("en", "one = One\ntwo = Two\n"), ("es", "one = Uno\n")] {
        let folder = home.path().join(language);
        fs::create_dir(&folder).unwrap();
        fs::write(folder.join("words.ftl"), text).unwrap();
    }
    let ended = run(&["check", home.path().to_str().unwrap()]);
    assert_eq!(code(&ended), 1);
    let output = output(&ended);
    assert!(
        output.contains("words.ftl") && output.contains("two"),
        "{output}"
    );
}

#[test]
fn an_empty_language_is_told_with_its_folder() {
    let home = tempfile::tempdir().unwrap();
    for language in ["en", "fr"] {
        fs::create_dir(home.path().join(language)).unwrap();
    }
    fs::write(home.path().join("en/words.ftl"), "one = One\n").unwrap();
    let ended = run(&["check", home.path().to_str().unwrap()]);
    assert_eq!(code(&ended), 1);
    let place = format!("{}:1:1: ", home.path().join("fr").display());
    assert!(output(&ended).starts_with(&place), "{}", output(&ended));
}

#[test]
fn the_rulebook_lists_every_rule_once() {
    let listed = output(&run(&["rules", "--list"]));
    let mut ids: Vec<_> = listed.lines().collect();
    assert!(ids.contains(&"char-no-jokers"));
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count);
    let book = output(&run(&["rules"]));
    assert!(book.contains("Jokers are never passed"));
    assert!(ids.iter().all(|id| book.contains(id)));
}

#[test]
fn a_reader_who_has_seen_enough_is_no_failure() {
    let mut child = program(&["expand", "practice"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let ended = child.wait_with_output().unwrap();
    assert_eq!(code(&ended), 0);
    assert_eq!(errors(&ended), "");
}

/// A game of four bots on record, as `simulate` and the table play them.
fn record(folder: &Path) -> std::path::PathBuf {
    use mahj_tutor::rules::{BySeat, Game, Record, Seat, Setup, TableRules};

    let mut game = Game::deal(Setup {
        card: std::sync::Arc::new(mahj_tutor::card::practice().unwrap()),
        rules: TableRules::default(),
        seed: 7,
        east: Seat::FIRST,
        scores: BySeat::default(),
        bettor_score: 0,
    });
    for _ in 0..2000 {
        let next = Seat::ALL.into_iter().find_map(|seat| {
            let action = game.view(seat).accepted_actions().into_iter().next()?;
            game.to_act()[seat].then_some((seat, action))
        });
        let Some((seat, action)) = next else { break };
        game.apply(seat, action).unwrap();
    }
    let path = folder.join("game.toml");
    fs::write(&path, Record::of(&game).unwrap().to_string()).unwrap();
    path
}

#[test]
fn a_record_is_played_through_and_printed() {
    let home = tempfile::tempdir().unwrap();
    let path = record(home.path());
    let ended = run(&["replay", path.to_str().unwrap()]);
    assert_eq!(code(&ended), 0, "{}", errors(&ended));
    assert!(output(&ended).lines().count() > 20);
    assert_eq!(
        output(&run(&["replay", path.to_str().unwrap()])),
        output(&ended)
    );
}

#[test]
fn a_record_is_played_with_the_card_that_is_named() {
    let home = tempfile::tempdir().unwrap();
    let path = record(home.path());
    let own = home.path().join("own.toml");
    let practice = include_str!("../../../cards/practice.toml");
    fs::write(
        &own,
        practice.replacen("id = \"practice\"", "id = \"own\"", 1),
    )
    .unwrap();
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replacen("\"practice\"", "\"own\"", 1)).unwrap();

    let (path, own) = (path.to_str().unwrap(), own.to_str().unwrap());
    let unknown = run(&["replay", path]);
    assert_eq!(code(&unknown), 1);
    assert!(errors(&unknown).contains("--card"), "{}", errors(&unknown));
    let ended = run(&["replay", path, "--card", own]);
    assert_eq!(code(&ended), 0, "{}", errors(&ended));
    let other = run(&["replay", path, "--card", "practice"]);
    assert_eq!(code(&other), 1);
    assert!(errors(&other).contains("“own”"), "{}", errors(&other));
}

#[test]
fn a_lesson_is_checked_with_the_texts_beside_it() {
    let home = tempfile::tempdir().unwrap();
    let lesson = home.path().join("40-soap.toml");
    let text =
        "format = 1\nid = \"soap\"\ncard = \"practice\"\nrules = []\n\n[[step]]\nid = \"look\"\n";
    fs::write(&lesson, text).unwrap();
    let ended = run(&["check", lesson.to_str().unwrap()]);
    assert_eq!(code(&ended), 1);
    assert!(output(&ended).contains("lesson-soap"), "{}", output(&ended));

    let words = "lesson-soap = Soap\n    .summary = A dragon.\nsoap-look = Look.\n";
    fs::write(home.path().join("40-soap.ftl"), words).unwrap();
    let ended = run(&["check", lesson.to_str().unwrap()]);
    assert_eq!(code(&ended), 0, "{}", output(&ended));
    let ended = run(&["check", home.path().to_str().unwrap()]);
    assert_eq!(code(&ended), 0, "{}", output(&ended));
}

#[test]
fn the_texts_beside_a_lesson_are_named_when_they_are_no_text() {
    let home = tempfile::tempdir().unwrap();
    let lesson = home.path().join("40-soap.toml");
    fs::write(
        &lesson,
        "format = 1\nid = \"soap\"\n[[step]]\nid = \"look\"\n",
    )
    .unwrap();
    fs::write(home.path().join("40-soap.ftl"), b"lesson-soap = \xff\n").unwrap();
    let ended = run(&["check", lesson.to_str().unwrap()]);
    assert_eq!(code(&ended), 1);
    assert!(
        output(&ended).contains("40-soap.ftl:1:"),
        "{}",
        output(&ended)
    );
}

#[test]
fn a_text_is_checked_with_its_language_by_a_relative_path() {
    let home = tempfile::tempdir().unwrap();
    fs::create_dir(home.path().join("en")).unwrap();
    fs::write(home.path().join("en/mine.ftl"), "mine = { $broken\n").unwrap();
    for path in ["en/mine.ftl", "./en/mine.ftl"] {
        let ended = program(&["check", path])
            .current_dir(home.path())
            .output()
            .unwrap();
        assert_eq!(code(&ended), 1);
        assert!(
            output(&ended).contains("en/mine.ftl:2:1: "),
            "{}",
            errors(&ended)
        );
    }
}

#[test]
fn a_record_against_the_rules_names_the_rule() {
    let home = tempfile::tempdir().unwrap();
    let path = record(home.path());
    let text = fs::read_to_string(&path).unwrap();
    let first = text.lines().find(|line| line.contains(" pass ")).unwrap();
    let broken = text.replacen(first, "  \"0 pass J J J blind 0\",", 1);
    fs::write(&path, &broken).unwrap();
    let ended = run(&["replay", path.to_str().unwrap()]);
    assert_eq!(code(&ended), 1);
    let errors = errors(&ended);
    let line = broken.lines().position(|line| line.contains("J J J"));
    let place = format!("{}:{}:3: ", path.display(), line.unwrap() + 1);
    assert!(errors.starts_with(&place), "{errors}");
    assert!(errors.contains("char-no-jokers"), "{errors}");
}

#[test]
fn what_is_wrong_with_a_record_is_said_in_the_learners_language() {
    let home = tempfile::tempdir().unwrap();
    let path = record(home.path());
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replace("seed = \"7\"", "seed = 7")).unwrap();
    let path = path.to_str().unwrap();
    for (language, words) in [
        ("en", "must be a text in quotes"),
        ("es", "debe ser un texto entre comillas"),
        ("zh-CN", "引号里的文字"),
    ] {
        let ended = Command::new(env!("CARGO_BIN_EXE_mahj-tutor"))
            .args(["replay", path, "--lang", language])
            .output()
            .unwrap();
        assert_eq!(code(&ended), 1);
        let errors = errors(&ended);
        assert!(errors.starts_with(&format!("{path}:3:8: ")), "{errors}");
        assert!(errors.contains(words), "{errors}");
        assert!(errors.contains("seed = \"7\""), "{errors}");
    }
}

#[test]
fn a_table_rule_that_a_record_does_not_know_is_told_with_those_it_knows() {
    let home = tempfile::tempdir().unwrap();
    let path = record(home.path());
    let text = fs::read_to_string(&path).unwrap();
    let (rules, _) = text.split_once("[rules]\n").unwrap();
    let broken = format!("{rules}[rules]\nheavenly-hand = 3\nlast-wal = \"normal\"\n");
    fs::write(&path, &broken).unwrap();
    let errors = errors(&run(&["replay", path.to_str().unwrap()]));
    let (option, setting) = errors.split_once('\n').unwrap();
    assert!(
        option.ends_with("true, false") || option.ends_with("false, true"),
        "{option}"
    );
    assert!(setting.contains("last-wall"), "{setting}");
}

#[test]
fn an_unfinished_record_that_claims_an_end_is_told() {
    let home = tempfile::tempdir().unwrap();
    let path = record(home.path());
    let text = fs::read_to_string(&path).unwrap();
    let actions = text.find("  \"").unwrap()..text.find("]\n\n[rules]").unwrap();
    let mut broken = text.clone();
    broken.replace_range(actions, "");
    if !broken.contains("result = ") {
        broken = broken.replace("actions = [", "result = \"wall-game\"\nactions = [");
    }
    fs::write(&path, &broken).unwrap();
    let ended = run(&["replay", path.to_str().unwrap()]);
    assert_eq!(code(&ended), 1);
    let errors = errors(&ended);
    let line = broken.lines().position(|line| line.starts_with("result"));
    let place = format!("{}:{}:10: ", path.display(), line.unwrap() + 1);
    assert!(errors.starts_with(&place), "{errors}");
    assert!(errors.contains("is not over"), "{errors}");
}

#[test]
fn racks_are_ranked_from_standard_input() {
    let mut child = program(&["rank", "practice", "--top", "2"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    // As some editors begin a file.
    writeln!(input, "\u{feff}4x0 3x2B 3x6B 2x2D 2x6D").unwrap();
    drop(input);
    let ended = child.wait_with_output().unwrap();
    assert_eq!(code(&ended), 0);
    assert!(
        output(&ended).starts_with("year/1:0 "),
        "{}",
        output(&ended)
    );
}

#[test]
#[cfg(unix)]
fn the_name_of_a_file_writes_nothing_over_the_terminal() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("a\u{1b}[31mred\rcard.toml");
    fs::write(&file, "no card").unwrap();
    let file = file.to_str().unwrap();
    for arguments in [
        &["check", file][..],
        &["expand", file],
        &["replay", file],
        &["review", file],
    ] {
        let ended = run(arguments);
        let told = output(&ended) + &errors(&ended);
        assert!(
            told.contains("a[U+001B][31mred[U+000D]card.toml"),
            "{arguments:?}: {told}"
        );
        assert!(!told.contains(['\u{1b}', '\r']), "{arguments:?}: {told:?}");
    }
}
