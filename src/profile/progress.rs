//! What the learner has done: lessons and drills, by ids that stay when content is reordered.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::ExamProgress;
use crate::coach::Taught;
use crate::drill;
use crate::drill::Kind;
use crate::lesson::{Left, Recalled};
use crate::play::RackOrder;

/// Lessons and drills done so far.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Progress {
    /// By lesson id.
    pub lessons: BTreeMap<String, LessonProgress>,
    /// The lesson that was left last, which is taken up first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub latest_lesson: Option<String>,
    /// What earlier versions have counted in drills, by kind and what was asked, as `line-from-rack practice quints/2`:
    /// the memory counts it now.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub drills: BTreeMap<String, DrillProgress>,
    /// By recall question: its lesson and its name, as `a-turn/order`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub recall: BTreeMap<String, RecallProgress>,
    /// How often a lesson was finished.
    #[serde(skip_serializing_if = "is_zero")]
    pub lessons_finished: u32,
    /// The exam at the end of the course.
    #[serde(skip_serializing_if = "ExamProgress::is_untouched")]
    pub exam: ExamProgress,
    /// Whether the coach was ever asked at the table; until then it is offered.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub met_coach: bool,
}

/// How far the learner is in one lesson.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct LessonProgress {
    /// Where it was left; at its first step when absent.
    #[serde(rename = "step", skip_serializing_if = "Option::is_none")]
    pub left: Option<Left>,
    /// Whether the lesson was ever finished.
    pub finished: bool,
    /// By question, whether its first answer was right, since the lesson was begun that is not finished yet.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub first_tries: BTreeMap<String, bool>,
    /// The rack of the game in which it was left, as the learner arranged it.
    #[serde(skip_serializing_if = "RackOrder::is_unknown")]
    pub rack_order: RackOrder,
    /// The questions before its first step, by their names, since then.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warm_up: Vec<String>,
    /// Those after its last step.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub closing: Vec<String>,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde asks for a reference"
)]
const fn is_zero(count: &u32) -> bool {
    *count == 0
}

/// How often one thing was asked in a drill, and answered right at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct DrillProgress {
    /// How often it was asked.
    pub asked: u32,
    /// How often it was right at the first try.
    pub right: u32,
}

/// How well a recall question of a lesson is known.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct RecallProgress {
    /// How often it was asked.
    pub asked: u32,
    /// How often in a row it was right at the first try.
    pub streak: u32,
    /// How many recall questions had been asked in all when it was asked last.
    pub last: u32,
    /// How often a lesson had been finished when it was asked last.
    #[serde(skip_serializing_if = "is_zero")]
    pub lessons: u32,
    /// In which of its forms it was seen last; in the first when absent.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub form: String,
}

impl LessonProgress {
    /// Whether the lesson was ever begun: it is finished, or was left on the way.
    pub const fn is_begun(&self) -> bool {
        self.finished || self.left.is_some()
    }
}

impl Progress {
    /// What the coach may speak of: what the lessons taught that were finished, and everything to who has finished none.
    pub fn taught(&self) -> Taught {
        Taught::by(self.takes_course(), |lesson| self.lesson(lesson).finished)
    }

    /// Whether what this kind of exercise asks was taught; everything counts as known by who has finished no lesson.
    pub fn has_taught(&self, kind: Kind) -> bool {
        !self.takes_course() || self.lesson(kind.lesson()).finished
    }

    /// Whether they take the course: some lesson is finished.
    pub fn takes_course(&self) -> bool {
        self.lessons.values().any(|lesson| lesson.finished)
    }

    /// How far the learner is in a lesson; not begun when nothing is known of it.
    pub fn lesson(&self, id: &str) -> LessonProgress {
        self.lessons.get(id).cloned().unwrap_or_default()
    }

    /// The lesson was left here.
    pub fn leave_lesson(&mut self, lesson: &str, left: Left) {
        self.lessons.entry(lesson.to_owned()).or_default().left = Some(left);
        self.latest_lesson = Some(lesson.to_owned());
    }

    /// The rack of the game in which the lesson was left stands like this; unknown where it was left in none.
    pub fn keep_rack(&mut self, lesson: &str, rack_order: RackOrder) {
        self.lessons
            .entry(lesson.to_owned())
            .or_default()
            .rack_order = rack_order;
    }

    /// The lesson was finished; the next visit begins at its first step again.
    pub fn finish_lesson(&mut self, lesson: &str) {
        let progress = self.lessons.entry(lesson.to_owned()).or_default();
        progress.finished = true;
        // Who practises after the end has not finished it again.
        let was_under_way = progress.left.take().is_some();
        progress.rack_order = RackOrder::default();
        progress.first_tries.clear();
        progress.warm_up.clear();
        progress.closing.clear();
        if was_under_way {
            self.lessons_finished = self.lessons_finished.saturating_add(1);
        }
    }

    /// The questions of a lesson that is not finished were answered like this at the first try.
    pub fn keep_first_tries(&mut self, lesson: &str, first_tries: BTreeMap<String, bool>) {
        self.lessons
            .entry(lesson.to_owned())
            .or_default()
            .first_tries = first_tries;
    }

    /// These questions are asked before the first step of a lesson that is not finished, and after its last.
    pub fn keep_questions(&mut self, lesson: &str, warm_up: Vec<String>, closing: Vec<String>) {
        let progress = self.lessons.entry(lesson.to_owned()).or_default();
        progress.warm_up = warm_up;
        progress.closing = closing;
    }

    /// How often earlier versions have asked anything in drills of this kind, and how often it was right at once.
    pub(super) fn drilled_earlier(&self, kind: drill::Kind) -> (u32, u32) {
        let of_kind = |skill: &str| drill::Kind::of_skill(skill).is_some_and(|(of, _)| of == kind);
        let drills = self.drills.iter().filter(|(skill, _)| of_kind(skill));
        drills.fold((0, 0), |(asked, right), (_, drill)| {
            (
                asked.saturating_add(drill.asked),
                right.saturating_add(drill.right),
            )
        })
    }

    /// How often any recall question was asked.
    fn recalls(&self) -> u32 {
        let asked = self.recall.values().map(|it| it.asked);
        asked.fold(0, u32::saturating_add)
    }

    /// Counts the first answer to a recall question, which was asked in this form.
    pub fn count_recall(&mut self, name: &str, form: &str, right: bool) {
        let last = self.recalls();
        let lessons = self.lessons_finished;
        let progress = self.recall.entry(name.to_owned()).or_default();
        form.clone_into(&mut progress.form);
        progress.asked = progress.asked.saturating_add(1);
        progress.streak = if right {
            progress.streak.saturating_add(1)
        } else {
            0
        };
        progress.last = last;
        progress.lessons = lessons;
    }

    /// A recall question was asked once more, in this form, and how well it is known is not measured by it: but what was
    /// right now waits a lesson longer, as it was answered a minute ago.
    pub fn see_recall(&mut self, name: &str, form: &str, right: bool) {
        let lessons = self.lessons_finished;
        let progress = self.recall.entry(name.to_owned()).or_default();
        form.clone_into(&mut progress.form);
        if right {
            progress.lessons = lessons.saturating_add(1);
        }
    }

    /// How well a recall question is known; `None` when it was never asked.
    pub fn recalled(&self, name: &str) -> Option<Recalled> {
        let progress = self.recall.get(name)?;
        Some(Recalled {
            streak: progress.streak,
            since: self.recalls().saturating_sub(progress.last),
            lessons: self.lessons_finished.saturating_sub(progress.lessons),
            form: progress.form.clone(),
        })
    }
}
