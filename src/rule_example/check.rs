//! Whether an example shows what it says, and whether the game goes on from there.

use std::collections::BTreeSet;
use std::sync::Arc;

use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

use super::{Follows, Happening, RuleExample, Shows, read};
use crate::analysis::CompiledCard;
use crate::bot::{Bot, Level, Style};
use crate::lesson::{Fault, LessonProblem};
use crate::play::{Awaited, Opening, Session};
use crate::rules::{Event, RuleId};

/// More actions than any game has.
const MOST_ACTIONS: usize = 2000;

/// Everything that is wrong with a file of examples: what its structure lacks, or else what does not
/// follow as it says.
pub fn check(file: &str, text: &str, cards: &[Arc<CompiledCard>]) -> Vec<LessonProblem> {
    match read(file, text, cards) {
        Ok(examples) => examples.iter().filter_map(problem).collect(),
        Err(problems) => problems,
    }
}

fn problem(example: &RuleExample) -> Option<LessonProblem> {
    Some(LessonProblem {
        file: example.file.clone(),
        line: example.line,
        column: 1,
        fault: fault(example)?,
    })
}

fn fault(example: &RuleExample) -> Option<Fault> {
    let mut session = example.begin();
    let (action, follows) = match example.shows {
        Shows::Opening(step) => {
            while session.opening().is_some_and(|it| it.step() != step) {
                session.show_next_step();
            }
            let comes = session.opening().map(Opening::step) == Some(step);
            return (!comes).then_some(Fault::NotHappened(Vec::new()));
        }
        Shows::Action { action, follows } => (action, follows),
    };
    let told = session.view().events().count();
    match (session.act(action), follows) {
        (Err(refusal), Follows::Refused(rule)) => {
            let rules: BTreeSet<RuleId> = refusal.reasons.iter().map(|it| it.rule).collect();
            (rules != BTreeSet::from([rule])).then(|| Fault::ActionRefused(in_order(rules)))
        }
        (Err(refusal), Follows::Happens { .. }) => {
            let rules = refusal.reasons.iter().map(|it| it.rule).collect();
            Some(Fault::ActionRefused(in_order(rules)))
        }
        (Ok(_), Follows::Refused(_)) => Some(Fault::NotRefused),
        (Ok(_), Follows::Happens { happening, by }) => {
            let_others_act(&mut session);
            let events: Vec<Event> = session.view().events().skip(told).collect();
            let comes = events.iter().any(|event| {
                Happening::of(event) == happening
                    && by.is_none_or(|rule| {
                        Happening::reasons(event).contains(&rule)
                            || (session.outcome().is_some() && of_bet(&session).contains(&rule))
                    })
            });
            (!comes).then(|| Fault::NotHappened(words(&events)))
        }
    }
}

/// The rules by which the fifth player's bet is settled.
fn of_bet(session: &Session) -> Vec<RuleId> {
    let settlement = session.bet_settlement();
    let lines = settlement.into_iter().flat_map(|it| it.lines);
    lines
        .flat_map(|line| line.rules().collect::<Vec<_>>())
        .collect()
}

fn in_order(rules: BTreeSet<RuleId>) -> Vec<RuleId> {
    rules.into_iter().collect()
}

/// What happened instead.
fn words(events: &[Event]) -> Vec<String> {
    let word = |event: &Event| {
        let happening = Happening::of(event);
        let (word, _) = Happening::WORDS.iter().find(|(_, it)| *it == happening)?;
        let reasons = Happening::reasons(event);
        let reasons: Vec<&str> = reasons.iter().map(|rule| rule.as_str()).collect();
        Some(if reasons.is_empty() {
            (*word).to_owned()
        } else {
            format!("{word} ({})", reasons.join(", "))
        })
    };
    events.iter().filter_map(word).collect()
}

/// Lets the bots act until the learner is to.
fn let_others_act(session: &mut Session) {
    session.set_paused(false, 0.0);
    for _ in 0..MOST_ACTIONS {
        match session.awaited() {
            Awaited::Bots => session.act_once(),
            Awaited::GoAhead => session.go_ahead(),
            _ => return,
        }
    }
}

/// Plays on from the example, with a bot in the learner's place; whether the game comes to its end.
pub fn play_on(example: &RuleExample) -> bool {
    let mut session = example.begin();
    session.skip_opening();
    let learner = Bot::new(
        Level::Regular,
        Style::default(),
        Arc::clone(session.compiled_card()),
    );
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..MOST_ACTIONS {
        let_others_act(&mut session);
        if session.outcome().is_some() {
            return true;
        }
        let acted = learner
            .choose(session.view(), &mut chance)
            .is_some_and(|action| session.act(action).is_ok());
        if !acted {
            return false;
        }
    }
    false
}
