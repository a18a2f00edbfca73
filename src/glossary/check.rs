//! What is wrong with the words: with their file, with the lessons they name, with their texts.

use std::collections::BTreeMap;

use super::{Explained, Glossary, Word};
use crate::lesson::{Fault, LessonProblem};

impl Glossary {
    /// The words whose step is not there; `is_step` tells of a lesson and a step, by their ids.
    pub fn unknown_steps(&self, is_step: impl Fn(&str, &str) -> bool) -> Vec<LessonProblem> {
        let unknown = self.words.iter().filter_map(|word| match &word.explained {
            Explained::In { lesson, step } if !is_step(lesson, step) => {
                Some(self.at(word, Fault::UnknownStep(format!("{lesson}/{step}"))))
            }
            _ => None,
        });
        unknown.collect()
    }

    /// What is wrong with the texts of one language: missing ones, and two words with one form.
    pub fn text_problems(&self, say: impl Fn(&str) -> Option<String>) -> Vec<LessonProblem> {
        let mut problems = Vec::new();
        let mut known: BTreeMap<String, &str> = BTreeMap::new();
        for word in &self.words {
            let missing = word.text_ids().into_iter().filter(|id| say(id).is_none());
            problems.extend(missing.map(|id| self.at(word, Fault::NoText(id))));
            for form in word.forms(&say) {
                if let Some(other) = known.insert(form.clone(), &word.id) {
                    let word_of = other.to_owned();
                    problems.push(self.at(
                        word,
                        Fault::SameForm {
                            form,
                            word: word_of,
                        },
                    ));
                }
            }
        }
        problems
    }

    /// A problem at the line at which a word begins.
    fn at(&self, word: &Word, fault: Fault) -> LessonProblem {
        LessonProblem {
            file: self.file.clone(),
            line: word.line,
            column: 1,
            fault,
        }
    }
}
