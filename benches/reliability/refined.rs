//! Whether what is said after playing on comes true: plays on from decisions of real games.

use std::fmt::Write as _;
use std::ops::Range;
use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::coach::{Playouts, advise};
use mahj_tutor::rules::{Action, CharlestonPass, Claim, Seat, Situation, View};

use crate::bins::Group;
use crate::games::play;
use crate::part::Part;

/// How many games are played on from each decision.
const ROUNDS: u32 = 48;

/// How many groups there are by what was said at once.
const TENTHS: usize = 10;

/// A moment at which a seat decides; each seat is looked at once in each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Moment {
    FirstPass,
    Vote,
    Courtesy,
    FirstDiscard,
    Discard(Part),
    Claim,
    LetGo,
}

/// What was said in one decision.
struct Said {
    moment: Moment,
    quick: f32,
    refined: f32,
}

/// Plays games with these seeds, plays on from them, and writes what was said and what happened.
pub(crate) fn write(text: &mut String, card: &Arc<CompiledCard>, seeds: Range<u64>) {
    let games = seeds.end - seeds.start;
    let look = |view: View<'_>, recommendation: Action, seen: &mut Vec<(Said, Seat)>| {
        let seat = view.seat();
        let moment = Moment::of(view, recommendation);
        let is_new =
            |moment: &Moment| !seen.iter().any(|it| it.0.moment == *moment && it.1 == seat);
        let Some(moment) = moment.filter(is_new) else {
            return;
        };
        let advice = advise(card, view);
        let shown = advice
            .recommendations
            .iter()
            .find(|shown| shown.action == recommendation);
        let quick = shown.or(advice.best()).map(|shown| shown.estimate.win);
        if let (Some(quick), Some(refined)) = (quick, play_on(card, view, recommendation)) {
            let said = Said {
                moment,
                quick,
                refined,
            };
            seen.push((said, seat));
        }
    };
    let decisions = play(card, seeds, &look);
    let _ = write!(
        text,
        "\n## Refined figures\n\n\
         {} decisions of {games} other games, at most one of each seat in each row; after what was done,\n\
         {ROUNDS} games were played on from each. What was not among the actions shown has the quick figure of\n\
         the first of them.\n",
        decisions.len()
    );
    let by_moment = Moment::ALL.map(|moment| {
        let of_it = move |said: &Said| said.moment == moment;
        (moment.name(), of_it)
    });
    text.push_str(HEAD);
    write_row(text, "all", &decisions, |_| true);
    for (name, of_it) in by_moment {
        write_row(text, &name, &decisions, of_it);
    }
    text.push_str(HEAD);
    for tenth in 0..TENTHS {
        let from = tenth as f32 / TENTHS as f32;
        let to = (tenth + 1) as f32 / TENTHS as f32;
        let name = format!("quick figure from {from:.1} to {to:.1}");
        let of_it = |said: &Said| (from..to).contains(&said.quick.min(0.999));
        write_row(text, &name, &decisions, of_it);
    }
}

const HEAD: &str = "\n| moment | count | quick | refined | happened | quick is off | refined is off |\n\
                    |---|---:|---:|---:|---:|---:|---:|\n";

fn write_row(
    text: &mut String,
    name: &str,
    decisions: &[(Said, crate::games::Fate)],
    of_it: impl Fn(&Said) -> bool,
) {
    let (mut quick, mut refined) = (Group::default(), Group::default());
    for (said, fate) in decisions.iter().filter(|(said, _)| of_it(said)) {
        quick.add(said.quick, fate.won(), fate.game);
        refined.add(said.refined, fate.won(), fate.game);
    }
    let (quick_sum, refined_sum) = (quick.bins.all(), refined.bins.all());
    let happened = quick_sum.mean_happened();
    if quick_sum.count == 0.0 {
        return;
    }
    let _ = writeln!(
        text,
        "| {name} | {} | {:.3} | {:.3} | {happened:.3} | {:+.3} ± {:.3} | {:+.3} ± {:.3} |",
        quick_sum.count,
        quick_sum.mean_said(),
        refined_sum.mean_said(),
        quick_sum.mean_said() - happened,
        quick.uncertainty(),
        refined_sum.mean_said() - happened,
        refined.uncertainty(),
    );
}

/// The share of games that the seat wins after the action, with the hidden tiles dealt anew in each.
fn play_on(card: &Arc<CompiledCard>, view: View<'_>, recommendation: Action) -> Option<f32> {
    let seed = view.wall_left() as u64 + 1000 * view.discards().len() as u64;
    let playouts = Playouts::new(card, view, vec![recommendation], seed)?;
    let (mut won, mut played) = (0.0, 0.0);
    for round in 0..ROUNDS {
        if let Some(playout) = playouts.play(round, 0, &|| true) {
            played += 1.0;
            won += f32::from(u8::from(playout.won));
        }
    }
    (played > 0.0).then_some(won / played)
}

impl Moment {
    const ALL: [Self; 13] = [
        Self::FirstPass,
        Self::Vote,
        Self::Courtesy,
        Self::FirstDiscard,
        Self::Discard(Part::Left(80)),
        Self::Discard(Part::Left(60)),
        Self::Discard(Part::Left(40)),
        Self::Discard(Part::Left(20)),
        Self::Discard(Part::Left(8)),
        Self::Discard(Part::Left(4)),
        Self::Discard(Part::Left(1)),
        Self::Claim,
        Self::LetGo,
    ];

    fn of(view: View<'_>, recommendation: Action) -> Option<Self> {
        let seat = view.seat();
        match (view.situation(), recommendation) {
            (Situation::Charleston(CharlestonPass::FirstRight), Action::Pass { .. }) => {
                Some(Self::FirstPass)
            }
            (_, Action::Continue | Action::Stop) => Some(Self::Vote),
            (_, Action::OfferCourtesy(_)) => Some(Self::Courtesy),
            (_, Action::Discard(_)) => {
                let is_first = view.discards().iter().all(|discard| discard.by != seat);
                Some(if is_first {
                    Self::FirstDiscard
                } else {
                    Self::Discard(Part::of(view))
                })
            }
            (_, Action::Claim(Claim::Exposure { .. })) => Some(Self::Claim),
            (_, Action::LetGo) => Some(Self::LetGo),
            _ => None,
        }
    }

    fn name(self) -> String {
        match self {
            Self::FirstPass => "first pass".to_owned(),
            Self::Vote => "vote".to_owned(),
            Self::Courtesy => "courtesy offer".to_owned(),
            Self::FirstDiscard => "first discard".to_owned(),
            Self::Discard(part) => format!("discard, tiles left: {}", part.name()),
            Self::Claim => "first claim for exposure".to_owned(),
            Self::LetGo => "first discard let go".to_owned(),
        }
    }
}
