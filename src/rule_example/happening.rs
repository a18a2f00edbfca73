//! What can follow an action, by a word.

use crate::rules::{Event, Outcome, PaymentLine, Payments, RuleId, Seat};

/// Makes the kinds of happening with their words.
macro_rules! happenings {
    ($($(#[$doc:meta])* $name:ident = $word:literal;)*) => {
        /// A kind of event that an example can name.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Happening {
            $($(#[$doc])* $name,)*
        }

        impl Happening {
            /// All of them, each with the word by which files call it.
            pub const WORDS: &'static [(&'static str, Self)] = &[$(($word, Self::$name),)*];
        }
    };
}

happenings! {
    /// Tiles were passed.
    Passed = "passed";
    /// The vote ended.
    Voted = "voted";
    /// Two players across agreed on a number of tiles.
    CourtesyAgreed = "courtesy-agreed";
    /// A courtesy pass.
    CourtesyPassed = "courtesy-passed";
    /// Tiles were mixed in the middle.
    Mushed = "mushed";
    /// Somebody looked at what comes in before passing.
    LookedAtPass = "looked-at-pass";
    /// A wall tile was drawn.
    Drew = "drew";
    /// A joker was exchanged.
    Exchanged = "exchanged";
    /// A blank was swapped.
    BlankSwapped = "blank-swapped";
    /// The drawn tile was racked.
    Racked = "racked";
    /// The drawn tile was put back.
    PutBack = "put-back";
    /// A discard.
    Discarded = "discarded";
    /// A claim that came after another's.
    ClaimLost = "claim-lost";
    /// A claim.
    Claimed = "claimed";
    /// An exposure just made was changed.
    ExposureChanged = "exposure-changed";
    /// The winner named a price.
    PriceNamed = "price-named";
    /// A tile got a wrong name.
    Misnamed = "misnamed";
    /// The name was put right.
    NameCorrected = "name-corrected";
    /// Somebody drew out of turn.
    PickedOutOfTurn = "picked-out-of-turn";
    /// A rule was broken before everybody's eyes.
    Breached = "breached";
    /// A hand was called dead.
    Challenged = "challenged";
    /// Its owner denied it.
    Denied = "denied";
    /// A hand died.
    HandDied = "hand-died";
    /// Mah Jongg was announced.
    Announced = "announced";
    /// An announced Mah Jongg was taken back.
    Retracted = "retracted";
    /// A hand was laid open.
    LaidOpen = "laid-open";
    /// A discard stayed with a dead hand.
    DiscardStayed = "discard-stayed";
    /// A hand was thrown in.
    ThrewIn = "threw-in";
    /// The learner won.
    Won = "won";
    /// Another player won.
    Lost = "lost";
    /// The wall ran out.
    WallGame = "wall-game";
    /// The game ended with a penalty.
    Penalty = "penalty";
}

impl Happening {
    /// What an event is.
    pub fn of(event: &Event) -> Self {
        match event {
            Event::Passed { .. } => Self::Passed,
            Event::Voted { .. } => Self::Voted,
            Event::CourtesyPassed { .. } => Self::CourtesyPassed,
            Event::CourtesyAgreed { .. } => Self::CourtesyAgreed,
            Event::Mushed { .. } => Self::Mushed,
            Event::LookedAtPass { .. } => Self::LookedAtPass,
            Event::ExposureChanged { .. } => Self::ExposureChanged,
            Event::Drew { .. } => Self::Drew,
            Event::Exchanged { .. } => Self::Exchanged,
            Event::BlankSwapped { .. } => Self::BlankSwapped,
            Event::Racked { .. } => Self::Racked,
            Event::PutBack { .. } => Self::PutBack,
            Event::Discarded { .. } => Self::Discarded,
            Event::ClaimLost { .. } => Self::ClaimLost,
            Event::Claimed { .. } => Self::Claimed,
            Event::PriceNamed { .. } => Self::PriceNamed,
            Event::Misnamed { .. } => Self::Misnamed,
            Event::NameCorrected { .. } => Self::NameCorrected,
            Event::PickedOutOfTurn { .. } => Self::PickedOutOfTurn,
            Event::Breached { .. } => Self::Breached,
            Event::Challenged { .. } => Self::Challenged,
            Event::Denied { .. } => Self::Denied,
            Event::HandDied { .. } => Self::HandDied,
            Event::MahJonggAnnounced { .. } => Self::Announced,
            Event::Retracted { .. } => Self::Retracted,
            Event::LaidOpen { .. } => Self::LaidOpen,
            Event::DiscardStayed { .. } => Self::DiscardStayed,
            Event::ThrewIn { .. } => Self::ThrewIn,
            Event::Ended(outcome) => match outcome {
                Outcome::Win(win) if win.winner == Seat::FIRST => Self::Won,
                Outcome::Win(_) => Self::Lost,
                Outcome::WallGame => Self::WallGame,
                Outcome::Penalty(_) => Self::Penalty,
            },
        }
    }

    /// The rules that an event tells as its reasons.
    pub fn reasons(event: &Event) -> Vec<RuleId> {
        match event {
            Event::ClaimLost { rule, .. }
            | Event::Breached { rule, .. }
            | Event::HandDied { rule, .. } => vec![*rule],
            Event::Ended(Outcome::Win(win)) => reasons_of_payments(&win.payments),
            Event::Ended(Outcome::Penalty(end)) => reasons_of_payments(&end.payments),
            _ => Vec::new(),
        }
    }
}

fn reasons_of_payments(payments: &Payments) -> Vec<RuleId> {
    payments.lines.iter().flat_map(PaymentLine::rules).collect()
}
