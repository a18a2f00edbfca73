//! What the learner does at the table.

use crate::card::LineIndex;
use crate::rules::{Action, Bet, Seat};

/// What the learner does at the table.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum TableCommand {
    /// Goes to what is agreed on before a match.
    OpenSetup,
    /// Opens the coach's panel.
    AskCoach,
    /// Shows the next step of the opening.
    ShowNextStep,
    /// Skips what is left of the opening.
    SkipOpening,
    /// Takes hold of a stack of a wall, where a lesson asks for one.
    TakeStack {
        /// Before whom the wall stands.
        seat: Seat,
        /// The stack, counted from its right end.
        stack: u8,
    },
    /// Does something in the game; the engine says whether it may be done.
    Action(Action),
    /// Says why something may not be done; it is not tried, so nobody has made a mistake.
    SayWhyNot(Action),
    /// Takes up what a second look at an action has shown.
    SeeSecondLook,
    /// Takes back an action that gives up much, before it is done.
    TakeActionBack,
    /// Something else is chosen: what was warned of is not asked about any more.
    LeaveWarnedAction,
    /// Does it all the same.
    ActAllTheSame,
    /// Takes the newest discard; for which group is said next.
    CallDiscard,
    /// Lays the group open for which a discard has been claimed.
    LayCalledOpen,
    /// Takes back a claim before anything lies open.
    TakeCallBack,
    /// Takes a line into the plan, or out of it.
    Plan(LineIndex),
    /// Takes back the last own decision, and everything since.
    TakeBack,
    /// Leaves the game as it stands, to try something on a side board.
    OpenSideBoard,
    /// Comes back from the side board to the game as it was left.
    LeaveSideBoard,
    /// Bets, or does not want to; for who sits out.
    Bet(Option<Bet>),
    /// Lets the bots play the game to its end; for who sits out.
    PlayToEnd,
    /// Keeps how the table is arranged: the order of the tiles on the rack, and what lies beside.
    KeepArrangement,
    /// Lets the game go on past a discard.
    GoAhead,
    /// The same, and draws once it is the learner's turn.
    GoAheadAndDraw,
    /// Lets happen what has its time.
    Advance,
    /// Lets the table hold still, or go on.
    SetPaused(bool),
    /// Lets the table hold still while the learner reads something else, or go on.
    SetHeld(bool),
    /// Puts away what tells how the game ended, to look at the table, or shows it again.
    LookAtTable(bool),
    /// Looks at the game that is over again.
    Review,
    /// Begins the next game of the match.
    BeginNextGame,
    /// Begins a new match.
    BeginMatch,
    /// Shows the rule that is tried: does, in its position, the action that shows it.
    ShowExample,
    /// Begins the example of the rule again.
    TryAgain,
    /// The learner has read why their action was refused.
    DismissRefusal,
}
