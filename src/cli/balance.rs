//! What `simulate` tells of a card's balance: by section and line what it is worth and its share of the
//! wins, and whether dear lines win more rarely than cheap ones.

use std::io;

use super::Terminal;
use crate::bot::Totals;
use crate::card::{Card, Section};
use crate::msg;

/// Prints the table, and the rank correlation of all lines behind it.
pub(super) fn say(card: &Card, totals: &Totals, terminal: &mut Terminal<'_>) -> io::Result<()> {
    let lines: Vec<Balanced> = card
        .lines()
        .zip(&totals.lines)
        .map(|((_, line), (id, wins))| Balanced {
            name: id.to_string(),
            value: line.value,
            wins: *wins,
        })
        .collect();
    let all_wins = wins_of(&lines);
    terminal.say(&msg!("simulate-balance"))?;
    for section in card.sections() {
        say_section(section, &lines, all_wins, terminal)?;
    }
    terminal.say(&msg!(
        "simulate-balance-all",
        correlation = in_words(rank_correlation(&lines), terminal)
    ))
}

/// A line, as far as the balance of its card goes.
struct Balanced {
    name: String,
    value: u16,
    wins: u32,
}

fn say_section(
    section: &Section,
    lines: &[Balanced],
    all_wins: u32,
    terminal: &mut Terminal<'_>,
) -> io::Result<()> {
    let range = usize::from(section.lines.start)..usize::from(section.lines.end);
    let lines = lines.get(range).unwrap_or_default();
    let correlation = in_words(rank_correlation(lines), terminal);
    terminal.say(&msg!(
        "simulate-balance-section",
        section = section.title.as_str(),
        percent = percent(wins_of(lines), all_wins),
        correlation = correlation
    ))?;
    for Balanced { name, value, wins } in lines {
        let percent = percent(*wins, all_wins);
        writeln!(
            terminal.output,
            "{wins:>7}  {percent:>5} %  {value:>3}  {name}"
        )?;
    }
    Ok(())
}

fn wins_of(lines: &[Balanced]) -> u32 {
    lines.iter().map(|line| line.wins).sum()
}

fn percent(part: u32, whole: u32) -> String {
    format!("{:.2}", f64::from(part) / f64::from(whole.max(1)) * 100.0)
}

fn in_words(correlation: Option<f64>, terminal: &Terminal<'_>) -> String {
    match correlation {
        Some(correlation) => format!("{correlation:+.2}"),
        None => terminal.locale.say(&msg!("simulate-balance-none")),
    }
}

/// Spearman's rank correlation of value and wins, -1 to 1: -1 when every dearer line wins more rarely.
/// None where all the values, or all the wins, are the same.
fn rank_correlation(lines: &[Balanced]) -> Option<f64> {
    let values = ranks(
        &lines
            .iter()
            .map(|line| line.value.into())
            .collect::<Vec<_>>(),
    );
    let wins = ranks(&lines.iter().map(|line| line.wins).collect::<Vec<_>>());
    let covariance = product(&values, &wins);
    let spread = (product(&values, &values) * product(&wins, &wins)).sqrt();
    (spread > 0.0).then(|| covariance / spread)
}

/// The rank of each number, less the middle rank. Equal numbers share the mean of their ranks.
fn ranks(numbers: &[u32]) -> Vec<f64> {
    let rank = |number: &u32| {
        let lower = numbers.iter().filter(|other| *other < number).count();
        let higher = numbers.iter().filter(|other| *other > number).count();
        (lower as f64 - higher as f64) / 2.0
    };
    numbers.iter().map(rank).collect()
}

fn product(left: &[f64], right: &[f64]) -> f64 {
    left.iter()
        .zip(right)
        .map(|(left, right)| left * right)
        .sum()
}

#[cfg(test)]
mod tests {
    use super::{Balanced, rank_correlation};

    fn correlation(lines: &[(u16, u32)]) -> Option<f64> {
        let balanced = |&(value, wins): &(u16, u32)| Balanced {
            name: String::new(),
            value,
            wins,
        };
        rank_correlation(&lines.iter().map(balanced).collect::<Vec<_>>())
    }

    #[test]
    fn a_card_whose_dearer_lines_all_win_more_rarely_has_the_correlation_minus_one() {
        assert_eq!(correlation(&[(25, 90), (30, 40), (75, 2)]), Some(-1.0));
        assert_eq!(correlation(&[(25, 2), (30, 40), (75, 90)]), Some(1.0));
    }

    #[test]
    fn lines_of_one_value_share_a_rank() {
        let mixed = correlation(&[(25, 90), (25, 40), (30, 20), (30, 60)]).unwrap_or_default();
        assert!((mixed + 0.4472).abs() < 0.0001, "{mixed}");
    }

    #[test]
    fn lines_that_are_all_worth_the_same_have_no_correlation() {
        assert_eq!(correlation(&[(25, 90), (25, 40)]), None);
        assert_eq!(correlation(&[]), None);
    }
}
