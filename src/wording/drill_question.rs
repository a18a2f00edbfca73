//! What a drill asks.

use super::names::place_of;
use super::{a_tile, called_out, charleston_pass_heading, tile_in_sentence};
use crate::drill::{Cluster, Exercise, Question};
use crate::locale::Message;
use crate::msg;
use crate::rules::{Seat, View, WinFacts, WinningTile};

/// What is asked.
pub fn drill_question(exercise: &Exercise) -> Message {
    match exercise.question {
        Question::NearestLine => msg!("drill-nearest-line-asked"),
        Question::NameOfTile => msg!("drill-name-of-tile-asked"),
        Question::TileNamed(tile) => {
            msg!("drill-tile-called-asked", tile = called_out(tile))
        }
        Question::WhichGroup(size) => msg!("drill-which-group-asked", size = size),
        Question::WhichIsNoGroup => msg!("drill-which-is-no-group-asked"),
        Question::WhichCluster(cluster) => msg!(
            "drill-which-cluster-asked",
            cluster = cluster_key(cluster),
            name = cluster.to_string()
        ),
        Question::WhichHoldsJoker => msg!("drill-which-holds-joker-asked"),
        Question::LineOfExposures => msg!("drill-line-of-exposures-asked"),
        Question::SentenceOfLine => msg!("drill-sentence-asked"),
        Question::HandOfLine => msg!("drill-hand-of-line-asked"),
        Question::IsItAHand => msg!("drill-is-it-a-hand-asked"),
        Question::IsItAHandOrWhichIsWrong => msg!("drill-which-is-wrong-asked"),
        Question::HowFar => msg!("drill-how-far-asked"),
        Question::WhichAreMissing => msg!("drill-which-are-missing-asked"),
        Question::BetterAim => msg!("drill-better-aim-asked"),
        Question::Pass(of) => msg!("drill-pass-asked", step = charleston_pass_heading(of)),
        Question::PassAndGoOn(of) => {
            msg!("drill-pass-on-asked", step = charleston_pass_heading(of))
        }
        Question::Discard => msg!("drill-discard-asked"),
        Question::Claim { tile, by } => msg!(
            "drill-claim-asked",
            tile = a_tile(tile),
            place = place_of(by)
        ),
        Question::ExchangeJoker => msg!(
            "drill-exchange-asked",
            turn = if is_own_turn(exercise) {
                "own"
            } else {
                "other"
            }
        ),
        Question::WhoGetsIt => msg!("drill-who-gets-it-asked"),
        Question::IsItDead => msg!("drill-is-it-dead-asked"),
        Question::WouldYouChallenge => msg!("drill-would-you-challenge-asked"),
        Question::Payment(win) => payment_asked(win),
        Question::SafestTile => msg!("drill-safest-asked"),
        Question::NamedSame(before) => {
            msg!("drill-called-same-asked", tile = tile_in_sentence(before))
        }
        Question::LayTheLine(_) => msg!("drill-lay-asked"),
        Question::LayTheRack => msg!("drill-lay-rack-asked"),
    }
}

/// The same once what was to be kept in mind is covered.
pub fn drill_question_covered(exercise: &Exercise) -> Message {
    match exercise.question {
        Question::LayTheLine(_) => msg!("drill-lay-covered"),
        Question::LayTheRack => msg!("drill-lay-rack-covered"),
        _ => drill_question(exercise),
    }
}

/// Whether it is the learner who holds 14 tiles.
fn is_own_turn(exercise: &Exercise) -> bool {
    let view = exercise.table().map(|game| game.view(Seat::FIRST));
    view.is_some_and(View::must_act)
}

fn payment_asked(win: WinFacts) -> Message {
    let from = match win.tile {
        WinningTile::Discarded(by) => place_of(by),
        _ => "wall",
    };
    msg!(
        "drill-payment-asked",
        place = place_of(win.winner),
        value = win.value,
        from = from
    )
}

/// By what messages tell the clusters apart.
pub(super) const fn cluster_key(cluster: Cluster) -> &'static str {
    match cluster {
        Cluster::News => "news",
        Cluster::Year(_) => "year",
    }
}
