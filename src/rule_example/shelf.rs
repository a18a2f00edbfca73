//! The examples that ship, by the rules that they show.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{RuleExample, read};
use crate::analysis::CompiledCard;
use crate::content;
use crate::lesson::LessonProblem;
use crate::rules::RuleId;

/// The name and the text of a file of examples.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RuleExampleFile {
    /// The name, as in `charleston.toml`.
    pub name: &'static str,
    /// The text.
    pub text: &'static str,
}

/// Examples of rules, by the rules that they show.
#[derive(Debug, Clone, Default)]
pub struct RuleExamples {
    by_rule: BTreeMap<RuleId, Arc<RuleExample>>,
    /// What is wrong with files; their examples are not there.
    pub problems: Vec<LessonProblem>,
}

impl RuleExamples {
    /// Reads the examples that ship.
    pub fn shipped(cards: &[Arc<CompiledCard>]) -> Self {
        let mut examples = Self::default();
        for file in shipped() {
            match read(file.name, file.text, cards) {
                Ok(found) => found.into_iter().for_each(|example| examples.add(example)),
                Err(problems) => examples.problems.extend(problems),
            }
        }
        examples
    }

    fn add(&mut self, example: RuleExample) {
        let example = Arc::new(example);
        for rule in &example.rules {
            self.by_rule
                .entry(*rule)
                .or_insert_with(|| Arc::clone(&example));
        }
    }

    /// The example that shows a rule, if one does.
    pub fn of(&self, rule: RuleId) -> Option<&Arc<RuleExample>> {
        self.by_rule.get(&rule)
    }

    /// Every rule that an example shows, with the example.
    pub fn iter(&self) -> impl Iterator<Item = (RuleId, &Arc<RuleExample>)> {
        self.by_rule.iter().map(|(rule, example)| (*rule, example))
    }
}

/// The files that ship, by name.
pub fn shipped() -> Vec<RuleExampleFile> {
    let Some(folder) = content::LESSONS.get_dir("rules") else {
        return Vec::new();
    };
    let mut files: Vec<RuleExampleFile> = folder
        .files()
        .filter_map(|file| {
            Some(RuleExampleFile {
                name: file.path().file_name()?.to_str()?,
                text: file.contents_utf8()?,
            })
        })
        .collect();
    files.sort_by_key(|file| file.name);
    files
}
