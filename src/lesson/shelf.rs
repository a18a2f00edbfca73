//! All lessons there are: those that ship and those in the learner's own folder.

use std::sync::Arc;

use super::{Fault, Lesson, LessonProblem, texts};
use crate::analysis::CompiledCard;
use crate::content;
use crate::document::Place;

/// The name and the text of a lesson's file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LessonFile {
    /// The name, `NN-name.toml`.
    pub name: String,
    /// The text.
    pub text: String,
}

/// The lessons in the order of the course, and what is wrong with the files that are none.
#[derive(Debug, Clone, Default)]
pub struct Shelf {
    /// The lessons that can be taken.
    pub lessons: Vec<Arc<Lesson>>,
    /// What is wrong with the others.
    pub problems: Vec<LessonProblem>,
}

impl Shelf {
    /// Reads lessons from files. Of two lessons with the same id the later file's is taken, so that a
    /// teacher can put an own version in the place of one that ships. The first card is the one in use.
    pub fn read(files: &[LessonFile], cards: &[Arc<CompiledCard>]) -> Self {
        Self::read_on(files, cards, cards.first())
    }

    /// The same, with scenes for any card on the one that the learner has `chosen`; on the lesson's own while
    /// none is.
    pub fn read_on(
        files: &[LessonFile],
        cards: &[Arc<CompiledCard>],
        chosen: Option<&Arc<CompiledCard>>,
    ) -> Self {
        let mut shelf = Self::default();
        for file in files {
            match Lesson::read_on(&file.name, &file.text, cards, chosen) {
                Ok(lesson) => {
                    shelf.lessons.retain(|other| other.id != lesson.id);
                    shelf.lessons.push(Arc::new(lesson));
                }
                Err(problems) => shelf.problems.extend(problems),
            }
        }
        shelf.lessons.sort_by_key(|lesson| lesson.number);
        shelf
    }

    /// Takes out the lessons of which a text is missing, and reckons how long the others take; `reading`
    /// tells how many seconds the text of an id is read, if there is one.
    pub fn take_texts(&mut self, reading: impl Fn(&str) -> Option<f32>) {
        let problems = &mut self.problems;
        self.lessons.retain_mut(|lesson| {
            Arc::make_mut(lesson).reckon(|id| reading(id).unwrap_or_default());
            let missing = places_of_texts(lesson).find(|(id, _)| reading(id).is_none());
            let found = missing.is_none();
            problems.extend(
                missing
                    .map(|(id, place)| LessonProblem::at(&lesson.file, place, Fault::NoText(id))),
            );
            found
        });
    }

    /// The lessons that keep a card of their own, whichever card is in use.
    pub fn keeping_card(&self) -> impl Iterator<Item = &Arc<Lesson>> {
        self.lessons.iter().filter(|lesson| lesson.keeps_card)
    }

    /// The lesson of this id.
    pub fn find(&self, id: &str) -> Option<&Arc<Lesson>> {
        self.lessons.iter().find(|lesson| lesson.id == id)
    }
}

/// The ids of a lesson's texts, each with the place in its file of what it is about.
fn places_of_texts(lesson: &Lesson) -> impl Iterator<Item = (String, Place)> {
    let head = Place { line: 1, column: 1 };
    let of_lesson = [texts::title(&lesson.id), texts::summary(&lesson.id)].map(|id| (id, head));
    let parts = lesson.steps.iter().chain(&lesson.recall);
    let of_parts = parts.flat_map(|part| {
        let ids = texts::ids_of(&lesson.id, part).into_iter();
        ids.map(|id| (id, part.places.step))
    });
    of_lesson.into_iter().chain(of_parts)
}

/// The files of the lessons that ship with the program, in the order of the course.
pub fn shipped() -> Vec<LessonFile> {
    let mut files: Vec<LessonFile> = content::LESSONS
        .files()
        .filter_map(|file| {
            let path = file.path();
            let (name, text) = (path.to_str()?, file.contents_utf8()?);
            path.extension()
                .is_some_and(|it| it == "toml")
                .then(|| LessonFile {
                    name: name.to_owned(),
                    text: text.to_owned(),
                })
        })
        .collect();
    files.sort_by(|one, other| one.name.cmp(&other.name));
    files
}
