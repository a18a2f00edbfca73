//! Text in which tiles stand among the words: `Take <5D 5D J>, not the flower.`

use crate::tile::Tile;

/// A piece of a paragraph.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Run {
    /// Words, with the spaces around them.
    Words(String),
    /// Tiles that stand together.
    Tiles(Vec<Tile>),
}

/// The paragraphs of a text: an empty line stands between two; within one, lines run on.
pub(super) fn paragraphs(text: &str) -> Vec<Vec<Run>> {
    text.split("\n\n")
        .map(|paragraph| runs(&paragraph.replace('\n', " ")))
        .filter(|runs| !runs.is_empty())
        .collect()
}

/// The pieces of a paragraph. What stands between angle brackets and is no tiles stays text.
fn runs(mut text: &str) -> Vec<Run> {
    let mut runs = Vec::new();
    let mut words = String::new();
    while let Some(at) = text.find('<') {
        let (before, rest) = text.split_at(at);
        words.push_str(before);
        let inside = rest[1..]
            .split_once('>')
            .map(|(inside, after)| (tiles(inside), after));
        if let Some((Some(tiles), after)) = inside {
            if !words.is_empty() {
                runs.push(Run::Words(std::mem::take(&mut words)));
            }
            runs.push(Run::Tiles(tiles));
            text = after;
        } else {
            words.push('<');
            text = &rest[1..];
        }
    }
    words.push_str(text);
    if !words.is_empty() {
        runs.push(Run::Words(words));
    }
    runs
}

/// Tiles in their notation; nothing when there are none, or a word that is no tile.
fn tiles(text: &str) -> Option<Vec<Tile>> {
    let tiles: Option<Vec<Tile>> = text
        .split_whitespace()
        .map(|word| word.parse().ok())
        .collect();
    tiles.filter(|tiles| !tiles.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Run {
        Run::Words(text.to_owned())
    }

    fn group(text: &str) -> Run {
        Run::Tiles(tiles(text).unwrap())
    }

    #[test]
    fn tiles_stand_among_words() {
        assert_eq!(
            paragraphs("Take <5D 5D J>, not <F>."),
            [vec![
                words("Take "),
                group("5D 5D J"),
                words(", not "),
                group("F"),
                words(".")
            ]]
        );
        assert_eq!(paragraphs("<0>"), [vec![group("0")]]);
    }

    #[test]
    fn an_empty_line_parts_paragraphs_and_a_single_break_does_not() {
        assert_eq!(
            paragraphs("One\ntwo.\n\nThree <R>\n"),
            [
                vec![words("One two.")],
                vec![words("Three "), group("R"), words(" ")]
            ]
        );
        assert!(paragraphs("").is_empty());
    }

    #[test]
    fn what_is_no_tile_stays_text() {
        for text in [
            "1 < 2", "<", "<>", "< >", "a <b> c", "<5D", "<5D 9X>", "5D>",
        ] {
            assert_eq!(paragraphs(text), [vec![words(text)]], "{text}");
        }
        assert_eq!(
            paragraphs("2 < 3 <3D>"),
            [vec![words("2 < 3 "), group("3D")]]
        );
    }
}
