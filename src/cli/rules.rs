//! `rules [--list]`: the rulebook as text, or its ids.

use super::{CommandEnding, Failure, Terminal};
use crate::rules::{Area, RuleId};
use crate::wording;

/// Prints the rulebook, or only the ids.
pub(super) fn run(list: bool, terminal: &mut Terminal<'_>) -> Result<CommandEnding, Failure> {
    if list {
        for rule in RuleId::all() {
            writeln!(terminal.output, "{rule}")?;
        }
        return Ok(CommandEnding::Done);
    }
    for area in Area::ALL {
        terminal.say(&wording::rule_area(area))?;
        for rule in RuleId::all().filter(|rule| rule.area() == area) {
            page(rule, terminal)?;
        }
        writeln!(terminal.output)?;
    }
    Ok(CommandEnding::Done)
}

/// A rule's page; of one that is not written yet only the id.
fn page(rule: RuleId, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    writeln!(terminal.output, "\n  {rule}")?;
    let texts = [
        Some(wording::rule_title(rule)),
        Some(wording::rule_text(rule)),
        Some(wording::rule_example(rule)),
        wording::rule_otherwise(rule),
        Some(wording::rule_origin(rule.origin())),
    ];
    for text in texts
        .iter()
        .flatten()
        .filter(|text| terminal.locale.has(&text.id))
    {
        for line in terminal.locale.say(text).lines() {
            writeln!(terminal.output, "    {line}")?;
        }
    }
    Ok(())
}
