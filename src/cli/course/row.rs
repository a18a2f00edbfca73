//! A lesson as a row of the table, in numbers.

use crate::cli::columns::Side;
use crate::lesson::{Stop, texts, wrong_answers};
use crate::locale::{Locale, Message, length};
use crate::{msg, wording};

/// On which side each column stands.
pub(super) const SIDES: [Side; 10] = [
    Side::Left,
    Side::Right,
    Side::Left,
    Side::Left,
    Side::Right,
    Side::Right,
    Side::Right,
    Side::Right,
    Side::Right,
    Side::Right,
];

/// What a lesson is made of.
pub(super) struct Row {
    unit: String,
    number: usize,
    id: String,
    title: String,
    minutes: usize,
    steps: usize,
    actions: usize,
    longest: usize,
    wrong: usize,
    rules: usize,
}

impl Row {
    /// The row of a lesson.
    pub(super) fn of(stop: Stop<'_>, locale: &Locale) -> Self {
        let lesson = stop.lesson;
        let parts = || lesson.steps.iter().chain(&lesson.recall);
        let lengths = parts().map(|step| {
            let text = Message::new(texts::step(&lesson.id, &step.words));
            length(&locale.say(&text), locale.language())
        });
        Self {
            unit: locale.say(&wording::unit(lesson.unit)),
            number: stop.number,
            id: lesson.id.clone(),
            title: locale.say(&Message::new(texts::title(&lesson.id))),
            minutes: lesson.minutes(),
            steps: lesson.steps.len(),
            actions: lesson.actions(),
            longest: lengths.max().unwrap_or_default(),
            wrong: parts().map(|step| wrong_answers(step).len()).sum(),
            rules: lesson.rules.len(),
        }
    }

    /// What the columns are called.
    pub(super) fn head(locale: &Locale) -> [String; 10] {
        [
            msg!("course-unit"),
            msg!("course-number"),
            msg!("course-id"),
            msg!("course-title"),
            msg!("course-minutes"),
            msg!("course-steps"),
            msg!("course-actions"),
            msg!("course-longest"),
            msg!("course-wrong"),
            msg!("course-rule-count"),
        ]
        .map(|message| locale.say(&message))
    }

    /// What stands in the columns.
    pub(super) fn cells(&self) -> [String; 10] {
        [
            self.unit.clone(),
            self.number.to_string(),
            self.id.clone(),
            self.title.clone(),
            self.minutes.to_string(),
            self.steps.to_string(),
            self.actions.to_string(),
            self.longest.to_string(),
            self.wrong.to_string(),
            self.rules.to_string(),
        ]
    }

    /// What stands below the columns: sums, the longest text of all, the `minutes` of all lessons, rounded
    /// once, and `rules`, each counted once.
    pub(super) fn sums(
        rows: &[Self],
        minutes: usize,
        rules: usize,
        locale: &Locale,
    ) -> [String; 10] {
        let sum = |of: fn(&Self) -> usize| rows.iter().map(of).sum::<usize>().to_string();
        let longest = rows.iter().map(|row| row.longest).max();
        [
            String::new(),
            String::new(),
            String::new(),
            locale.say(&msg!("course-lessons", count = rows.len())),
            minutes.to_string(),
            sum(|row| row.steps),
            sum(|row| row.actions),
            longest.unwrap_or_default().to_string(),
            sum(|row| row.wrong),
            rules.to_string(),
        ]
    }
}
