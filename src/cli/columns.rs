//! A table in columns that stand straight, however wide its characters are.

use super::excerpt::width;

/// On which side of its column a text stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// The rows as lines, each column as wide as its widest text, two spaces between them.
pub(super) fn columns<const N: usize>(sides: [Side; N], rows: &[[String; N]]) -> Vec<String> {
    let widest = |column: usize| rows.iter().map(|row| width(&row[column])).max();
    let widths: [usize; N] = std::array::from_fn(|column| widest(column).unwrap_or_default());
    let line = |row: &[String; N]| {
        let cells: Vec<String> = row
            .iter()
            .zip(sides.iter().zip(widths))
            .map(|(text, (side, wide))| {
                let space = " ".repeat(wide - width(text));
                match side {
                    Side::Left => format!("{text}{space}"),
                    Side::Right => format!("{space}{text}"),
                }
            })
            .collect();
        cells.join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_characters_take_two_columns() {
        let rows = [["牌", "7", "a"], ["b", "12", "c"]].map(|row| row.map(str::to_owned));
        let lines = columns([Side::Left, Side::Right, Side::Left], &rows);
        assert_eq!(lines, ["牌   7  a", "b   12  c"]);
    }
}
