//! What the learner does in a lesson.

/// What the learner does in a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonCommand {
    /// Picks what stands at a place: a choice, a tile, a group, a number; or takes the pick back.
    Pick(usize),
    /// Moves an item of an order from one place to another.
    Move {
        /// Where it stands.
        from: usize,
        /// Where it goes.
        to: usize,
    },
    /// Has the answer checked.
    Check,
    /// The coach has weighed an action at the table: it is taken for the answer.
    SeeGrade,
    /// Answers once more.
    TryAgain,
    /// Shows the hint.
    ShowHint,
    /// Shows the right answer, which the learner did not find.
    ShowAnswer,
    /// Goes on.
    Next,
    /// Goes back a step.
    Previous,
    /// Practises a question, by its place, once more after the end.
    Practise(usize),
    /// Practises all that was missed, one after the other, after the end.
    PractiseMissed,
    /// Goes on to the first step without the questions before it.
    SkipWarmUp,
    /// Begins the lesson anew.
    Restart,
}
