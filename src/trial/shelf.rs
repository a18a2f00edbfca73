//! The trials that ship, by the rules that they show.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{Trial, read};
use crate::analysis::CompiledCard;
use crate::content;
use crate::lesson::Problem;
use crate::rules::RuleId;

/// The name and the text of a file of trials.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TrialFile {
    /// The name, as in `charleston.toml`.
    pub name: &'static str,
    /// The text.
    pub text: &'static str,
}

/// Trials, by the rules that they show.
#[derive(Debug, Clone, Default)]
pub struct Trials {
    by_rule: BTreeMap<RuleId, Arc<Trial>>,
    /// What is wrong with files; their trials are not there.
    pub problems: Vec<Problem>,
}

impl Trials {
    /// Reads the trials that ship.
    pub fn shipped(cards: &[Arc<CompiledCard>]) -> Self {
        let mut trials = Self::default();
        for file in shipped() {
            match read(file.name, file.text, cards) {
                Ok(found) => found.into_iter().for_each(|trial| trials.add(trial)),
                Err(problems) => trials.problems.extend(problems),
            }
        }
        trials
    }

    fn add(&mut self, trial: Trial) {
        let trial = Arc::new(trial);
        for rule in &trial.rules {
            self.by_rule
                .entry(*rule)
                .or_insert_with(|| Arc::clone(&trial));
        }
    }

    /// The trial that shows a rule, if one does.
    pub fn of(&self, rule: RuleId) -> Option<&Arc<Trial>> {
        self.by_rule.get(&rule)
    }

    /// Every rule that a trial shows, with the trial.
    pub fn iter(&self) -> impl Iterator<Item = (RuleId, &Arc<Trial>)> {
        self.by_rule.iter().map(|(rule, trial)| (*rule, trial))
    }
}

/// The files that ship, by name.
pub fn shipped() -> Vec<TrialFile> {
    let Some(folder) = content::LESSONS.get_dir("rules") else {
        return Vec::new();
    };
    let mut files: Vec<TrialFile> = folder
        .files()
        .filter_map(|file| {
            Some(TrialFile {
                name: file.path().file_name()?.to_str()?,
                text: file.contents_utf8()?,
            })
        })
        .collect();
    files.sort_by_key(|file| file.name);
    files
}
