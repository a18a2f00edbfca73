//! `drill`: exercises as text, as data, and on paper.

use std::fs;

use mahj_tutor::drill::Kind;

use super::{code, errors, output, run};

#[test]
fn every_kind_is_named() {
    let listed = output(&run(&["drill", "--list"]));
    let kinds: Vec<&str> = Kind::ALL.into_iter().map(Kind::id).collect();
    assert_eq!(listed.lines().collect::<Vec<_>>(), kinds);
}

#[test]
fn a_sheet_has_the_questions_in_front_and_the_answers_at_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let pdf = folder.path().join("sheet.pdf");
    let sheet = |file: &std::path::Path| {
        let file = file.to_str().unwrap();
        run(&["drill", "group", "--count", "4", "--sheet", file])
    };
    let ended = sheet(&pdf);
    assert_eq!(code(&ended), 0, "{}", errors(&ended));
    assert!(output(&ended).starts_with("3 pages"), "{}", output(&ended));
    let written = fs::read(&pdf).unwrap();
    assert!(written.starts_with(b"%PDF-"));
    let text = String::from_utf8_lossy(&written);
    assert!(text.contains("/Count 3"), "three pages");

    let png = folder.path().join("sheet.png");
    assert_eq!(code(&sheet(&png)), 0);
    for number in 1..=3 {
        let page = folder.path().join(format!("sheet-{number}.png"));
        let page = image::open(&page).unwrap();
        assert_eq!((page.width(), page.height()), (1632, 2112));
    }
}

#[test]
fn a_sheet_is_a_pdf_or_a_png() {
    let ended = run(&["drill", "group", "--sheet", "sheet.doc"]);
    assert_eq!(code(&ended), 2);
    assert!(errors(&ended).contains("“sheet.doc”"), "{}", errors(&ended));
}

#[test]
fn what_excludes_each_other_is_refused() {
    for words in [
        &["drill", "group", "--list"][..],
        &["drill", "group", "--json", "--sheet", "sheet.pdf"],
    ] {
        assert_eq!(code(&run(words)), 2, "{words:?}");
    }
}

#[test]
fn data_says_what_each_pass_costs_and_lists_discards_in_one_form() {
    for kind in ["pass", "solitary-charleston"] {
        let ended = run(&["drill", kind, "--count", "1", "--json"]);
        let data: serde_json::Value = serde_json::from_str(output(&ended).trim()).unwrap();
        let costs = data["costs"].as_object().unwrap();
        let answers = data["answers"].as_array().unwrap();
        assert!(costs.len() > answers.len(), "{kind}: others, too");
        for answer in answers {
            let cost = costs[answer.as_str().unwrap()].as_f64().unwrap();
            assert!(cost <= 0.003, "{kind}: {cost}");
        }
    }
    for kind in ["dead-or-not", "discard"] {
        let ended = run(&["drill", kind, "--count", "1", "--json"]);
        let data: serde_json::Value = serde_json::from_str(output(&ended).trim()).unwrap();
        assert!(data["position"]["discards"].is_array(), "{kind}");
    }
}
