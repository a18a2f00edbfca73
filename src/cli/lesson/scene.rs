//! The table of a step, in the notation of lessons.

use super::told::{SceneTold, TableTold};
use crate::lesson::{Scene, Script, Step as LessonStep};
use crate::rules::{Action, CharlestonPass, Discard, Game, Seat, Situation};

/// What happens at the table that the step finds, and how the table is afterwards.
pub(super) fn scene(step: &LessonStep, found: Option<&Game>) -> (Option<SceneTold>, Option<Game>) {
    if !step.scene.is_table() {
        return (None, None);
    }
    let mut after = found.cloned();
    let run = |game: &mut Game| Script::new(step.plays.iter().copied()).run(game);
    let cannot = after.as_mut().and_then(|game| run(game).err());
    let told = SceneTold {
        goes_on: matches!(step.scene, Scene::GoesOn),
        table: found.map(table),
        plays: actions(&step.plays),
        cannot: cannot.map(in_notation),
    };
    (Some(told), after)
}

/// Actions, each with its seat.
pub(super) fn actions(actions: &[(Seat, Action)]) -> Vec<String> {
    actions.iter().copied().map(in_notation).collect()
}

fn in_notation((seat, action): (Seat, Action)) -> String {
    format!("{seat} {action}")
}

fn table(game: &Game) -> TableTold {
    let view = game.view(Seat::FIRST);
    let exposures = Seat::ALL.into_iter().flat_map(|seat| {
        let of_seat = view.exposures(seat).iter();
        of_seat.map(move |exposure| {
            let (tiles, from) = (exposure.tiles(), exposure.claimed_from);
            format!("{seat}: {tiles} from {from}")
        })
    });
    let untaught = game.setup().rules.untaught.iter();
    TableTold {
        moment: moment(view.situation()),
        east: game.setup().east.to_string(),
        racks: Seat::ALL.map(|seat| game.view(seat).rack().to_string()),
        exposures: exposures.collect(),
        discards: view.discards().iter().copied().map(discard).collect(),
        wall_left: view.wall_left(),
        untaught: untaught.map(|kind| kind.as_str()).collect(),
    }
}

fn discard(discard: Discard) -> String {
    let Discard {
        by,
        tile,
        claimed_by,
    } = discard;
    match claimed_by {
        Some(seat) => format!("{tile} by {by} claimed {seat}"),
        None => format!("{tile} by {by}"),
    }
}

fn moment(situation: Situation<'_>) -> String {
    match situation {
        Situation::Charleston(pass) => match pass {
            CharlestonPass::FirstRight => "first-right",
            CharlestonPass::FirstAcross => "first-across",
            CharlestonPass::FirstLeft => "first-left",
            CharlestonPass::SecondLeft => "second-left",
            CharlestonPass::SecondAcross => "second-across",
            CharlestonPass::LastRight => "last-right",
        }
        .to_owned(),
        Situation::Vote => "vote".to_owned(),
        Situation::CourtesyOffer => "courtesy".to_owned(),
        Situation::CourtesyPass { count } => format!("courtesy {count}"),
        Situation::Mush => "mush".to_owned(),
        Situation::ToDraw(seat) => format!("to-draw {seat}"),
        Situation::ToDiscard(seat) => format!("to-discard {seat}"),
        Situation::Claims(claimed) => format!("discarded {}", discard(claimed)),
        Situation::NamePrice(_) => "name-price".to_owned(),
        Situation::Challenged {
            challenger,
            challenged,
            ..
        } => format!("challenged {challenged} by {challenger}"),
        Situation::Announced(seat) => format!("announced {seat}"),
        Situation::LaidOpen(seat) => format!("laid-open {seat}"),
        Situation::Over(_) => "over".to_owned(),
    }
}
