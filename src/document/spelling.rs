//! What was meant by a word that is misspelt.

use strsim::osa_distance;

/// The known word that differs from what is written in the fewest letters; `None` when more than a
/// third of its letters differ.
pub(crate) fn meant<'k>(written: &str, known: &[&'k str]) -> Option<&'k str> {
    let written = written.to_lowercase().replace('_', "-");
    let letters = written.chars().count();
    known
        .iter()
        .map(|word| (osa_distance(&written, &word.replace('_', "-")), *word))
        .filter(|(distance, word)| distance * 3 <= word.len().max(3) && *distance < letters)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, word)| word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_with_a_letter_wrong_is_known() {
        let known = ["printed", "slide", "slide-odd", "slide-even"];
        assert_eq!(meant("slid", &known), Some("slide"));
        assert_eq!(meant("Slide_Od", &known), Some("slide-odd"));
        assert_eq!(meant("moving", &known), None);
        assert_eq!(meant("colour", &["title", "value"]), None);
        // What shares no letter with a short word is not that word misspelt.
        assert_eq!(meant("9", &["8", "10"]), None);
        // Letters that have changed places are one mistake.
        assert_eq!(meant("valeu", &["title", "value"]), Some("value"));
    }
}
