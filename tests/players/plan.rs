//! What a player aims at.

use mahj_tutor::card::LineIndex;
use mahj_tutor::coach::Plan;

#[test]
fn a_plan_has_room_for_three_lines_and_lets_the_oldest_go() {
    let mut plan = Plan::default();
    for line in 0..4 {
        plan.turn(LineIndex(line));
    }
    assert_eq!(plan.lines(), [LineIndex(1), LineIndex(2), LineIndex(3)]);
    plan.turn(LineIndex(2));
    assert_eq!(plan.lines(), [LineIndex(1), LineIndex(3)]);
}
