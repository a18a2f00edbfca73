//! Lines of a card as somebody types or pastes them into the editor.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mahj_tutor::card::{Draft, DraftField, Entry, EntryReport, Pasted, canonical, spaced};
use mahj_tutor::wording;
use mahj_tutor_fuzz::is_said;

fuzz_target!(|text: &str| {
    let typed = text.lines().next().unwrap_or_default();
    let plain = canonical(typed);
    assert_eq!(plain.chars().count(), typed.chars().count());
    assert_eq!(canonical(&plain), plain);
    let (roomy, put_in) = spaced(typed);
    assert_eq!(roomy.chars().count(), typed.chars().count() + put_in.len());
    let report = EntryReport::of(typed);
    for problem in &report.problems {
        assert!(typed.get(problem.span.clone()).is_some(), "{problem:?}");
        is_said(&wording::card_problem(&problem.kind, None));
        // What is proposed is another line, and one that can be looked at in turn.
        if let Some(fixed) = &problem.fixed {
            assert_ne!(fixed, typed, "{problem:?}");
            let _ = EntryReport::of(fixed);
        }
    }
    assert_eq!(report.is_sound(), report.hands > 0, "{report:?}");
    // A line that can be played is kept as it was meant.
    if report.is_sound() {
        let line = Entry::parse(typed).line;
        assert_eq!(Entry::parse(&line.typed()).line, line);
    }
    let pasted = Pasted::read(text);
    let count = pasted.count();
    let mut draft = Draft::begin("mine", "2026");
    let last = draft.paste(DraftField::Line(0, 0), pasted);
    assert!(draft.text(last).is_some(), "{last:?}");
    assert_eq!(draft.lines().count(), count);
    let kept = draft.to_toml();
    let again = Draft::read(&kept).expect("what is kept can be read");
    assert_eq!(again.lines().count(), count);
    assert!(again.check().sound >= draft.check().sound, "{kept}");
});
