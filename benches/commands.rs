//! How long the work takes that is done on the screen's thread when something is asked for: what the players do, what
//! is kept and taken up again, what a whole card is checked for, and what an exam comes to.

#![expect(
    clippy::print_stdout,
    reason = "a benchmark prints what it has measured"
)]

use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use mahj_tutor::analysis::{ClaimUse, CompiledCard};
use mahj_tutor::bot::Level;
use mahj_tutor::card::{self, Card, Draft};
use mahj_tutor::coach::{self, Grader};
use mahj_tutor::lesson::{self, ExamResult, Shelf};
use mahj_tutor::play::{Awaited, SavedMatch, Session};
use mahj_tutor::profile::Profile;
use mahj_tutor::rules::TableRules;

/// So many games are played.
const GAMES: u64 = 30;
/// More things than are done in any game.
const MOST: usize = 2_000;

/// What was measured of one kind of command.
#[derive(Debug, Default)]
struct Times(Vec<Duration>);

impl Times {
    fn take<T>(&mut self, work: impl FnOnce() -> T) -> T {
        #[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
        let start = Instant::now();
        let result = black_box(work());
        self.0.push(start.elapsed());
        result
    }

    fn print(mut self, what: &str) {
        self.0.sort_unstable();
        let count = self.0.len();
        let at = |percent: usize| self.0.get(count.saturating_sub(1) * percent / 100);
        if let (Some(median), Some(most), Some(worst)) = (at(50), at(99), at(100)) {
            println!(
                "{what:<40} {median:>10.1?} 99th {most:>10.1?} worst {worst:>10.1?} of {count}"
            );
        }
    }
}

#[derive(Debug, Default)]
struct Measured {
    own: Times,
    others: Times,
    claim: Times,
    graded: Times,
    keep: Times,
    file: Times,
    read: Times,
    restore: Times,
    taken_back: Times,
}

impl Measured {
    /// Plays a game to its end as the coach advises.
    fn play(&mut self, card: &Arc<CompiledCard>, seed: u64) {
        let level = Level::ALL[seed as usize % Level::ALL.len()];
        let rules = TableRules::default();
        let mut session = Session::begin(Arc::clone(card), rules, [level; 4], seed);
        session.skip_opening();
        let mut profile = Profile::in_memory();
        let mut now = 0.0;
        for step in 0..MOST {
            now += 1.0;
            if session.outcome().is_some() {
                break;
            }
            if session.awaited() != Awaited::Learner {
                self.others.take(|| session.advance(now, 0.5));
                continue;
            }
            let view = session.view();
            if !view.claims().is_empty() {
                self.claim.take(|| ClaimUse::of(card, view));
            }
            let best = Grader::new(card, view).map(|grader| grader.best().action);
            if let Some(action) = best {
                self.graded.take(|| coach::grade(card, view, &action));
            }
            let Some(action) = best.or_else(|| view.legal_actions().first().copied()) else {
                return;
            };
            if self.own.take(|| session.act(action)).is_err() {
                return;
            }
            self.keep.take(|| profile.keep_game(session.save()));
            if step % 8 == 0 {
                self.take_up_again(&session, card);
            }
        }
    }

    /// Takes a match up as after a restart.
    fn take_up_again(&mut self, session: &Session, card: &Arc<CompiledCard>) {
        let Ok(text) = self.file.take(|| toml::to_string(&session.save())) else {
            return;
        };
        let Ok(saved) = toml::from_str::<SavedMatch>(&text) else {
            return;
        };
        self.read.take(|| saved.read_ahead());
        let again = self.restore.take(|| {
            let card = saved
                .own_card(Some(card))
                .unwrap_or_else(|| Arc::clone(card));
            Session::restore(&saved, card)
        });
        if let Ok(mut again) = again {
            self.taken_back.take(|| again.take_back());
        }
    }

    /// What is done at a table with a card like this.
    fn print(self, card: &str) {
        println!("With {card}:");
        self.own.print("an action of the learner");
        self.others.print("an action of the others");
        self.claim.print("what a claim would do");
        self.graded.print("an action graded");
        self.keep.print("a match kept");
        self.file.print("(beside the screen) the file of a match");
        self.read.print("(beside the screen) a match read");
        self.restore.print("a match taken up again");
        self.taken_back.print("an action taken back");
    }
}

/// A card that does not ship, with the same lines.
fn own_card(practice: &Card) -> Option<Arc<CompiledCard>> {
    let draft = Draft {
        id: "own".to_owned(),
        ..Draft::of(practice)
    };
    let card = Card::parse(&draft.to_toml()).ok()?;
    Some(Arc::new(CompiledCard::new(Arc::new(card))))
}

fn main() {
    let text = card::shipped()
        .find(|(name, _)| *name == "practice.toml")
        .map_or("", |(_, text)| text);
    let Ok(practice) = Card::parse(text).map(Arc::new) else {
        return;
    };
    let compiled = Arc::new(CompiledCard::new(Arc::clone(&practice)));

    let own = own_card(&practice).map(|own| ("a card that does not ship", own));
    let ships = ("a card that ships", Arc::clone(&compiled));
    for (what, card) in [ships].into_iter().chain(own) {
        let mut measured = Measured::default();
        for seed in 0..GAMES {
            measured.play(&card, seed);
        }
        measured.print(what);
    }
    println!("Elsewhere:");

    let mut kind = Times::default();
    for seed in 0..GAMES {
        kind.take(|| Session::kind_seed(&compiled, &TableRules::default(), seed));
    }
    kind.print("a kind deal for a first game");

    let mut typed = Times::default();
    let draft = Draft::of(&practice);
    for _ in 0..GAMES {
        typed.take(|| draft.check());
    }
    typed.print("a whole typed card checked");

    let cards = card::shipped().filter_map(|(_, text)| Card::parse(text).ok());
    let cards: Vec<_> = cards
        .map(|it| Arc::new(CompiledCard::new(Arc::new(it))))
        .collect();
    let shelf = Shelf::read(&lesson::shipped(), &cards);
    let (mut drawn, mut graded) = (Times::default(), Times::default());
    for seed in 0..GAMES {
        let items = drawn.take(|| lesson::exam_of(&shelf, seed));
        let answered = items.into_iter().filter_map(|item| {
            let right = lesson::right_answers(item.step()?, None).pop()?;
            Some((item, right))
        });
        let answered: Vec<_> = answered.collect();
        graded.take(|| ExamResult::of(answered));
    }
    drawn.print("an exam drawn");
    graded.print("an exam graded");
}
