//! Which of the known words somebody meant.

/// The known word that differs from what is written in the fewest letters; `None` when more than a
/// third of its letters differ.
pub(super) fn meant(written: &str, known: &[&'static str]) -> Option<&'static str> {
    let written = written.to_lowercase().replace('_', "-");
    known
        .iter()
        .map(|word| (distance(&written, &word.replace('_', "-")), *word))
        .filter(|(distance, word)| distance * 3 <= word.len().max(3))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, word)| word)
}

/// How many letters must be put in, taken away or replaced to make one word of the other. Two letters
/// that have changed places are one change.
fn distance(from: &str, to: &str) -> usize {
    let swaps = from
        .as_bytes()
        .windows(2)
        .zip(to.as_bytes().windows(2))
        .filter(|(one, other)| one != other && one.iter().eq(other.iter().rev()))
        .count();
    replacements(from, to).saturating_sub(swaps)
}

fn replacements(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (line, letter) in from.chars().enumerate() {
        let mut corner = line;
        let mut left = line + 1;
        for (above, other) in row.iter_mut().skip(1).zip(&to) {
            let replaced = corner + usize::from(letter != *other);
            corner = *above;
            left = replaced.min(*above + 1).min(left + 1);
            *above = left;
        }
        if let Some(first) = row.first_mut() {
            *first = line + 1;
        }
    }
    row.last().copied().unwrap_or_default()
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
    }

    #[test]
    fn the_distance_counts_changes_of_single_letters() {
        for (from, to, changes) in [
            ("", "", 0),
            ("abc", "abc", 0),
            ("abc", "ac", 1),
            ("kitten", "sitting", 3),
            ("valeu", "value", 1),
        ] {
            assert_eq!(distance(from, to), changes, "{from} {to}");
            assert_eq!(distance(to, from), changes, "{to} {from}");
        }
    }
}
