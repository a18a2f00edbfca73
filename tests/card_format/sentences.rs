//! Every line in one sentence, and each of its parts by itself.

use mahj_tutor::wording::{line_sentence, part_sentence};

use super::*;

#[test]
fn every_line_and_every_part_is_said_in_every_language() {
    for (_, text) in card::shipped() {
        let card = Card::parse(text).unwrap();
        for language in Language::all() {
            let locale = Locale::new(language);
            for (index, line) in card.lines() {
                let said = locale.say(&line_sentence(&card, index));
                println!("{}\n  {said}", line.patterns.join(" | "));
                assert!(!said.contains(['⟦', '{']), "{said}");
                for part in line.parts() {
                    let Some(part) = part_sentence(line, part) else {
                        continue;
                    };
                    let said = locale.say(&part);
                    println!("      {said}");
                    assert!(!said.contains(['⟦', '{']), "{said}");
                }
            }
        }
    }
}
