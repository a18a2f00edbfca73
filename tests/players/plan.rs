//! What a player aims at, and how the coach follows it.

use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card::LineIndex;
use mahj_tutor::coach::{
    Advice, Budget, Plan, PlanStanding, Refinement, Severity, Warning, advise, advise_towards,
};
use mahj_tutor::rules::{Action, Seat, Situation, TableRules, View};

use crate::decisions::{in_games, practice};

#[test]
fn a_plan_has_room_for_three_lines_and_lets_the_oldest_go() {
    let mut plan = Plan::default();
    for line in 0..4 {
        plan.turn(LineIndex(line));
    }
    assert_eq!(plan.lines(), [LineIndex(1), LineIndex(2), LineIndex(3)]);
    plan.turn(LineIndex(2));
    assert_eq!(plan.lines(), [LineIndex(1), LineIndex(3)]);
    plan.turn(LineIndex(1));
    plan.turn(LineIndex(3));
    assert_eq!(plan, Plan::default());
}

/// Looks at every turn of the first seat in some games.
fn own_turns(card: &Arc<CompiledCard>, games: u64, mut look: impl FnMut(View<'_>)) {
    in_games(card, &TableRules::default(), games, |view| {
        if view.situation() == Situation::ToDiscard(Seat::FIRST) {
            look(view);
        }
    });
}

fn aiming_at(line: LineIndex) -> Plan {
    let mut plan = Plan::default();
    plan.turn(line);
    plan
}

#[test]
fn advice_keeps_the_tiles_of_the_line_that_is_aimed_at() {
    let card = practice();
    let (mut seen, mut others) = (0, 0);
    own_turns(&card, 6, |view| {
        let free = advise(&card, view);
        // Not the nearest line: another one that is near.
        let Some(second) = free.lines.get(1) else {
            return;
        };
        let plan = aiming_at(second.line);
        let advice = advise_towards(&card, view, &plan);
        if advice.keeps_to.is_empty() {
            return;
        }
        assert_eq!(advice.keeps_to, [second.line]);
        assert_eq!(advice.lines, free.lines, "what is near stays near");
        if let Some(Action::Discard(tile)) = advice.best().map(|best| best.action) {
            let needs_it = second.counts[tile] == view.rack()[tile];
            let all_count = view.rack().total() - second.counts.total() == 0;
            assert!(!needs_it || all_count, "{tile:?} of {second:?}");
            others += usize::from(
                free.best().map(|best| best.action) != Some(advice.recommendations[0].action),
            );
            seen += 1;
        }
    });
    assert!(seen > 30 && others > 5, "{seen} {others}");
}

#[test]
fn a_plan_that_is_lost_is_told_and_not_followed() {
    let card = practice();
    let lines: Vec<LineIndex> = card.card().lines().map(|(line, _)| line).collect();
    let (mut lost, mut alive) = (0, 0);
    own_turns(&card, 4, |view| {
        for line in &lines {
            let plan = aiming_at(*line);
            let standing = PlanStanding::of(&card, view, &plan);
            let advice = advise_towards(&card, view, &plan);
            assert_eq!(advice.keeps_to.is_empty(), standing.is_lost);
            if standing.is_lost {
                assert_eq!(advice, advise(&card, view));
                lost += 1;
            } else {
                alive += 1;
            }
        }
    });
    assert!(lost > 100 && alive > 100, "{lost} {alive}");
}

#[test]
fn what_serves_the_plan_is_not_warned_of_and_neither_is_leaving_it() {
    let card = practice();
    let mut spared = 0;
    own_turns(&card, 6, |view| {
        let free = advise(&card, view);
        let Some(far) = free.lines.get(2) else { return };
        let plan = aiming_at(far.line);
        let of_plan = advise_towards(&card, view, &plan);
        for advice in [&free, &of_plan] {
            let best = advice.best().unwrap().action;
            let warning = Warning::suspect_towards(&card, view, &plan, &best, Severity::Doubtful);
            assert_eq!(warning, None);
        }
        let of_plan = of_plan.best().unwrap().action;
        let warning = Warning::suspect(&card, view, &of_plan, Severity::Doubtful);
        spared += usize::from(warning.is_some());
    });
    assert!(spared > 0, "a plan can cost something");
}

#[test]
fn what_is_played_on_keeps_to_the_plan_too() {
    let card = practice();
    let (mut of_plan, mut without, mut done) = (0.0, 0.0, false);
    own_turns(&card, 3, |view| {
        if done || view.wall_left() > 80 {
            return;
        }
        let free = advise(&card, view);
        let Some(far) = free.lines.get(3) else { return };
        let mut advice = advise_towards(&card, view, &aiming_at(far.line));
        if advice.keeps_to.is_empty() {
            return;
        }
        done = true;
        let budget = Budget { games: 200 };
        let played = |advice: &Advice| {
            let mut refinement = Refinement::new(&card, view, advice, budget, 1).unwrap();
            while refinement.step() {}
            refinement.recommendations()[0].estimate.win
        };
        of_plan = played(&advice);
        advice.keeps_to.clear();
        without = played(&advice);
    });
    assert!(done);
    assert!(
        of_plan < without,
        "who keeps to a far line wins less: {of_plan} {without}"
    );
}
