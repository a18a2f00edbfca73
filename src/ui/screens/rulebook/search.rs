//! What the search of the rulebook finds: rules that say what is searched, and those of a word of the
//! glossary that players also call so.

use std::collections::BTreeSet;

use super::written;
use crate::glossary::alphabetical;
use crate::locale::Message;
use crate::rules::RuleId;
use crate::ui::Shared;
use crate::wording;

/// Where a rule says what is searched, the most telling place first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Match {
    Title,
    Word,
    Chapter,
    Text,
}

/// The rules that are found, the best first; none when nothing is searched.
pub(super) fn found(shared: &Shared<'_>, search: &str) -> Vec<RuleId> {
    if search.is_empty() {
        return Vec::new();
    }
    let wanted = alphabetical(search);
    let of_words = rules_of_words(shared, &wanted);
    let says = |message: &Message| alphabetical(&shared.say(message)).contains(&wanted);
    let how = |rule: RuleId| {
        if rule.as_str().contains(&wanted) || says(&wording::rule_title(rule)) {
            Some(Match::Title)
        } else if of_words.contains(&rule) {
            Some(Match::Word)
        } else if says(&wording::rule_area(rule.area())) {
            Some(Match::Chapter)
        } else if says(&wording::rule_text(rule))
            || says(&wording::rule_example(rule))
            || wording::rule_otherwise(rule).is_some_and(|otherwise| says(&otherwise))
        {
            Some(Match::Text)
        } else {
            None
        }
    };
    let mut found: Vec<(Match, RuleId)> = written(shared)
        .filter_map(|rule| Some((how(rule)?, rule)))
        .collect();
    found.sort_by_key(|(how, _)| *how);
    found.into_iter().map(|(_, rule)| rule).collect()
}

/// The rules about the words of the glossary of which a form begins with what is searched.
fn rules_of_words(shared: &Shared<'_>, wanted: &str) -> BTreeSet<RuleId> {
    let forms_of = |id: &str| shared.locale.say_if_known(id);
    shared
        .words
        .glossary
        .iter()
        .filter(|(_, word)| {
            let forms = word.forms(forms_of);
            forms
                .iter()
                .any(|form| alphabetical(form).starts_with(wanted))
        })
        .flat_map(|(_, word)| word.rules.iter().copied())
        .collect()
}
