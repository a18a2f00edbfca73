//! All that a lesson shows, asks and says, as data: tiles, actions and kinds as lessons write them, texts in
//! one language.

use serde::Serialize;

/// A lesson.
#[derive(Debug, Serialize)]
pub(super) struct LessonTold {
    pub(super) id: String,
    pub(super) number: usize,
    pub(super) unit: Option<&'static str>,
    pub(super) card: String,
    pub(super) title: String,
    pub(super) summary: String,
    pub(super) minutes: usize,
    pub(super) rules: Vec<&'static str>,
    pub(super) steps: Vec<StepTold>,
    pub(super) recall: Vec<StepTold>,
    /// What can be done after it, where the lesson says so.
    pub(super) done: Option<String>,
}

/// A step or a recall question.
#[derive(Debug, Serialize)]
pub(super) struct StepTold {
    pub(super) id: String,
    /// The card that it is on, where that is not the lesson's.
    pub(super) card: Option<String>,
    pub(super) shown: Vec<Shown>,
    pub(super) points: Vec<String>,
    pub(super) scene: Option<SceneTold>,
    pub(super) text: String,
    pub(super) asked: Option<Asked>,
}

/// A picture: a line of the card or tiles.
#[derive(Debug, Serialize)]
pub(super) struct Shown {
    /// The line's name, when it is one.
    pub(super) line: Option<String>,
    /// The line as printed, or the groups of tiles.
    pub(super) text: String,
}

/// What happens at the table before the learner is asked.
#[derive(Debug, Serialize)]
pub(super) struct SceneTold {
    /// Whether the table is that of the step before.
    pub(super) goes_on: bool,
    /// The table as the step finds it; nothing where the game before was played on freely.
    pub(super) table: Option<TableTold>,
    /// What is done then, each action with its seat.
    pub(super) plays: Vec<String>,
    /// The first of these actions that cannot be done.
    pub(super) cannot: Option<String>,
}

/// A position. The learner has seat 0.
#[derive(Debug, Serialize)]
pub(super) struct TableTold {
    pub(super) moment: String,
    pub(super) east: String,
    /// The racks of seats 0 to 3.
    pub(super) racks: [String; 4],
    pub(super) exposures: Vec<String>,
    pub(super) discards: Vec<String>,
    pub(super) wall_left: usize,
    pub(super) untaught: Vec<&'static str>,
}

/// A question.
#[derive(Debug, Serialize)]
pub(super) struct Asked {
    pub(super) kind: &'static str,
    /// What it is about, by the keys of a lesson's file.
    pub(super) about: Vec<(&'static str, String)>,
    pub(super) options: Vec<OptionTold>,
    /// Answers that are right: all that are listed, and some of those that the card or the engine finds.
    pub(super) accepted: Vec<String>,
    /// Whether these are examples, as others are right, too.
    pub(super) accepted_are_examples: bool,
    pub(super) right: String,
    /// What is said instead where the answer was shown, if the lesson says something else there.
    pub(super) shown: Option<String>,
    pub(super) hint: Option<String>,
    pub(super) wrong: Vec<WrongTold>,
    /// What is said to every other wrong answer.
    pub(super) wrong_otherwise: Option<String>,
}

/// A choice, or a thing to put in order.
#[derive(Debug, Serialize)]
pub(super) struct OptionTold {
    pub(super) id: String,
    /// What is shown beside the words.
    pub(super) shown: Option<Shown>,
    /// The player that it means, by seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) seat: Option<usize>,
    pub(super) text: String,
}

/// A wrong answer that is listed.
#[derive(Debug, Serialize)]
pub(super) struct WrongTold {
    pub(super) id: String,
    pub(super) answer: String,
    /// Which other answers are the same mistake, where the file says so.
    pub(super) when: Option<&'static str>,
    pub(super) rule: &'static str,
    /// What follows it at the table.
    pub(super) then: Vec<String>,
    pub(super) text: String,
}
