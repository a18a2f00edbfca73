//! The line of a file in which a problem is, with what is wrong underlined.

use std::ops::Range;

use unicode_width::UnicodeWidthChar;

/// What a tab is shown as: then the marks below stand right, wherever the reader's tabs do.
const TAB: &str = "    ";

/// The line of `text` in which `span` begins, and below it marks under the span, as far as it is in
/// that line, with `hint` behind them.
pub(super) fn underlined(text: &str, line: usize, span: &Range<usize>, hint: &str) -> [String; 2] {
    let before = text.get(..span.start).unwrap_or_default();
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    let shown = text.get(start..).unwrap_or_default();
    let shown = shown.lines().next().unwrap_or_default();
    let part = |range: Range<usize>| {
        let part = text.get(range.start..range.end.min(start + shown.len()));
        plain(part.unwrap_or_default())
    };
    let gap = width(&part(start..span.start));
    let marks = width(&part(span.clone())).max(1);
    let number = line.to_string();
    let gutter = " ".repeat(number.len());
    let (space, marks) = (" ".repeat(gap), "^".repeat(marks));
    [
        format!("  {number} | {}", plain(shown)),
        format!("  {gutter} | {space}{marks} {hint}")
            .trim_end()
            .to_owned(),
    ]
}

/// The text as it is shown: without tabs, and without characters that are not seen.
fn plain(text: &str) -> String {
    text.replace('\t', TAB)
        .chars()
        .filter(|character| character.width().is_some_and(|width| width > 0))
        .collect()
}

/// How many columns a text takes on a terminal: wide characters take two.
pub(super) fn width(text: &str) -> usize {
    text.chars().filter_map(UnicodeWidthChar::width).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_stand_under_the_span() {
        let text = "one\npattern = '1111 22'\n";
        let found = underlined(text, 2, &(15..19), "write 1111a");
        let expected = [
            "  2 | pattern = '1111 22'",
            "    |            ^^^^ write 1111a",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn tabs_and_wide_characters_take_their_room() {
        let text = "\u{feff}\ttitle = '东风' 12";
        let span = text.len() - 2..text.len();
        let expected = ["  1 |     title = '东风' 12", "    |                    ^^"];
        assert_eq!(underlined(text, 1, &span, ""), expected);
        let wide = text.find('东').unwrap_or_default();
        let [_, marks] = underlined(text, 1, &(wide..wide + 6), "");
        assert_eq!(marks, "    |              ^^^^");
    }

    #[test]
    fn a_span_over_lines_is_marked_in_its_first_and_an_empty_one_once() {
        assert_eq!(underlined("ab\ncd", 1, &(1..5), "")[1], "    |  ^");
        assert_eq!(underlined("ab\ncd", 2, &(5..5), "")[1], "    |   ^");
        assert_eq!(underlined("", 1, &(0..0), ""), ["  1 | ", "    | ^"]);
    }
}
