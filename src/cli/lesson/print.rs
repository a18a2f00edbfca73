//! A lesson's data as text.

use std::io::{self, Write};

use super::gather::question;
use super::told::{Asked, LessonTold, SceneTold, Shown, StepTold, TableTold, WrongTold};
use super::words;
use crate::lesson::{Item, Unit};
use crate::locale::{Locale, Message};
use crate::{msg, wording};

/// Writes a lesson, step by step.
pub(super) fn print(lesson: &LessonTold, locale: &Locale, out: &mut dyn Write) -> io::Result<()> {
    let mut page = Page { locale, out };
    page.text(0, &format!("{}. {}", lesson.number, lesson.title))?;
    page.text(0, &lesson.summary)?;
    page.labelled(&msg!("lesson-text-id"), &lesson.id)?;
    let unit = Unit::ALL
        .into_iter()
        .find(|unit| Some(unit.as_str()) == lesson.unit);
    let unit = locale.say(&wording::unit(unit));
    page.labelled(&msg!("lesson-text-unit"), &unit)?;
    page.labelled(&msg!("lesson-text-card"), &lesson.card)?;
    page.labelled(&msg!("lesson-text-minutes"), &lesson.minutes.to_string())?;
    page.labelled(&msg!("lesson-text-rules"), &lesson.rules.join(", "))?;
    for (place, step) in lesson.steps.iter().enumerate() {
        page.head(&msg!(
            "lesson-text-step",
            number = place + 1,
            id = step.id.as_str()
        ))?;
        page.step(step)?;
    }
    for step in &lesson.recall {
        page.head(&msg!("lesson-text-recall", id = step.id.as_str()))?;
        page.step(step)?;
    }
    if let Some(done) = &lesson.done {
        page.head(&msg!("lesson-text-done"))?;
        page.text(1, done)?;
    }
    Ok(())
}

/// Writes questions, one after the other, each with its name.
pub(in crate::cli) fn print_questions(
    items: &[Item],
    locale: &Locale,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut page = Page { locale, out };
    for (place, item) in items.iter().enumerate() {
        let name = item.name().unwrap_or_default();
        writeln!(page.out, "\n== {}. {name}\n", place + 1)?;
        if let Some(step) = question(item, locale) {
            page.step(&step)?;
        }
    }
    Ok(())
}

/// Where it is written to.
struct Page<'a> {
    locale: &'a Locale,
    out: &'a mut dyn Write,
}

impl Page<'_> {
    fn head(&mut self, message: &Message) -> io::Result<()> {
        writeln!(self.out, "\n== {}\n", self.locale.say(message))
    }

    /// Text of one or more lines, so many steps to the right.
    fn text(&mut self, depth: usize, text: &str) -> io::Result<()> {
        for line in text.lines() {
            let line = format!("{}{line}", "  ".repeat(depth));
            writeln!(self.out, "{}", line.trim_end())?;
        }
        Ok(())
    }

    /// A label with what it tells: behind it, or below it where that has several lines.
    fn labelled(&mut self, label: &Message, text: &str) -> io::Result<()> {
        let label = self.locale.say(label);
        if text.contains('\n') {
            self.told(1, &label, "")?;
            return self.text(2, text);
        }
        self.told(1, &label, text)
    }

    fn step(&mut self, step: &StepTold) -> io::Result<()> {
        if let Some(card) = &step.card {
            self.labelled(&msg!("lesson-text-card"), card)?;
        }
        for shown in &step.shown {
            let text = picture(shown);
            self.labelled(&msg!("lesson-text-shown"), &text)?;
        }
        if !step.points.is_empty() {
            let points = self.list(step.points.iter().map(|point| words::point(point)));
            self.labelled(&msg!("lesson-text-points"), &points)?;
        }
        if let Some(scene) = &step.scene {
            self.scene(scene)?;
        }
        if step.card.is_some() || !step.shown.is_empty() || step.scene.is_some() {
            writeln!(self.out)?;
        }
        self.text(1, &step.text)?;
        writeln!(self.out)?;
        step.asked
            .as_ref()
            .map_or(Ok(()), |asked| self.asked(asked))
    }

    fn scene(&mut self, scene: &SceneTold) -> io::Result<()> {
        if let Some(table) = &scene.table {
            self.table(table, scene.goes_on)?;
        } else {
            let unknown = self.locale.say(&msg!("lesson-text-table-unknown"));
            self.text(1, &unknown)?;
        }
        if !scene.plays.is_empty() {
            self.labelled(&msg!("lesson-text-plays"), &scene.plays.join("; "))?;
        }
        scene.cannot.as_ref().map_or(Ok(()), |action| {
            self.labelled(&msg!("lesson-text-cannot"), action)
        })
    }

    fn table(&mut self, table: &TableTold, goes_on: bool) -> io::Result<()> {
        let head = msg!(
            "lesson-text-table",
            scene = if goes_on { "goes-on" } else { "set-up" },
            moment = words::moment(&table.moment),
            east = table.east.as_str(),
            wall = table.wall_left
        );
        let head = self.locale.say(&head);
        self.text(1, &head)?;
        for (seat, rack) in table.racks.iter().enumerate() {
            let rack = msg!("lesson-text-rack", seat = seat, tiles = rack.as_str());
            let rack = self.locale.say(&rack);
            self.text(2, &rack)?;
        }
        for exposure in &table.exposures {
            self.within(&msg!("lesson-text-exposure"), exposure)?;
        }
        if !table.discards.is_empty() {
            self.within(&msg!("lesson-text-discards"), &table.discards.join(", "))?;
        }
        if !table.untaught.is_empty() {
            let untaught = self.list(table.untaught.iter().map(|word| words::untaught(word)));
            self.within(&msg!("lesson-text-untaught"), &untaught)?;
        }
        Ok(())
    }

    fn told(&mut self, depth: usize, label: &str, text: &str) -> io::Result<()> {
        let told = msg!("lesson-text-labelled", label = label, text = text);
        let told = self.locale.say(&told);
        self.text(depth, &told)
    }

    fn list(&self, words: impl Iterator<Item = Message>) -> String {
        let words = words.map(|word| self.locale.say(&word));
        words.collect::<Vec<_>>().join(", ")
    }

    /// The same as [`Page::labelled`], one step further to the right.
    fn within(&mut self, label: &Message, text: &str) -> io::Result<()> {
        let label = self.locale.say(label);
        self.told(2, &label, text)
    }

    fn asked(&mut self, asked: &Asked) -> io::Result<()> {
        let kind = self.locale.say(&words::kind(asked.kind));
        self.labelled(&msg!("lesson-text-asked"), &kind)?;
        for (key, about) in &asked.about {
            let value = words::value(key, about).map(|value| self.locale.say(&value));
            self.within(&words::key(key), value.as_ref().unwrap_or(about))?;
        }
        for option in &asked.options {
            let shown = option.shown.as_ref().map(picture);
            let shown = shown.map_or_else(String::new, |shown| format!(" [{shown}]"));
            self.text(2, &format!("{}: {}{shown}", option.id, option.text))?;
        }
        let label = if asked.accepted_are_examples {
            msg!("lesson-text-example")
        } else {
            msg!("lesson-text-accepted")
        };
        for accepted in &asked.accepted {
            self.labelled(&label, accepted)?;
        }
        self.labelled(&msg!("lesson-text-right"), &asked.right)?;
        if let Some(shown) = &asked.shown {
            self.labelled(&msg!("lesson-text-when-shown"), shown)?;
        }
        if let Some(hint) = &asked.hint {
            self.labelled(&msg!("lesson-text-hint"), hint)?;
        }
        for wrong in &asked.wrong {
            self.wrong(wrong)?;
        }
        match &asked.wrong_otherwise {
            Some(text) => self.labelled(&msg!("lesson-text-otherwise"), text),
            None => Ok(()),
        }
    }

    fn wrong(&mut self, wrong: &WrongTold) -> io::Result<()> {
        let WrongTold {
            id,
            answer,
            rule,
            text,
            ..
        } = wrong;
        let when = wrong
            .when
            .map(|when| self.locale.say(&words::when(when)))
            .map_or_else(String::new, |when| format!(" ({when})"));
        let answer = format!("{id}: {answer}{when} [{rule}]");
        self.labelled(&msg!("lesson-text-wrong"), &answer)?;
        if !wrong.then.is_empty() {
            self.within(&msg!("lesson-text-then"), &wrong.then.join("; "))?;
        }
        self.text(2, text)
    }
}

/// A picture, a line of the card with its name.
fn picture(shown: &Shown) -> String {
    match &shown.line {
        Some(line) => format!("{line}: {}", shown.text),
        None => shown.text.clone(),
    }
}
