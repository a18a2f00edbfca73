//! The text of a card's file, as `mahj-tutor check`, the shelf and the editor read it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mahj_tutor::card::{self, Card, Diagnostic, Draft};
use mahj_tutor::wording;
use mahj_tutor_fuzz::{is_inside, is_said};

fuzz_target!(|text: &str| {
    let found = card::check(text);
    for (nth, diagnostic) in found.iter().enumerate() {
        is_inside(text, diagnostic.line, diagnostic.column);
        assert!(
            text.get(diagnostic.span.clone()).is_some(),
            "{diagnostic:?}"
        );
        if nth < 4 {
            let kind = &diagnostic.problem.kind;
            is_said(&wording::card_problem(kind, diagnostic.first_line));
            wording::card_fix(&diagnostic.problem)
                .iter()
                .for_each(is_said);
        }
    }
    let parsed = Card::parse(text);
    let only_doubts = found.iter().all(Diagnostic::is_doubt);
    assert_eq!(parsed.is_ok(), only_doubts, "{found:?}");
    let Ok(draft) = Draft::read(text) else {
        return;
    };
    // What is kept of it is read as it was kept.
    let kept = draft.to_toml();
    let again = Draft::read(&kept).expect("what is kept can be read");
    assert_eq!(again.to_toml(), kept);
    let check = draft.check();
    assert_eq!(check.sound + check.left_out, draft.lines().count());
    if let Ok(card) = parsed {
        let again = Card::parse(&Draft::of(&card).to_toml()).expect("a card is kept as a card");
        assert!(same_hands(&again, &card), "{kept}");
    }
});

fn same_hands(one: &Card, other: &Card) -> bool {
    let hands = |card: &Card| {
        card.hands()
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
    };
    hands(one) == hands(other)
}
