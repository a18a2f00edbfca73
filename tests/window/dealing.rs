//! The learner, who is East, takes the own tiles from the walls: a wrong stack is really taken from, and put back.

use egui_kittest::kittest::Queryable as _;
use mahj_tutor::lesson::{Left, Runner};
use mahj_tutor::profile::Profile;
use mahj_tutor::rules::{Seat, Taking, WallLayout};
use mahj_tutor::ui::{Demo, Route};
use tempfile::TempDir;

use crate::support::{Window, click, open_lesson, says, window_on};
use crate::whole_course::course;

const DEAL: Demo = Demo {
    name: "deal",
    prepare: |screens, change| {
        screens.lesson.open("walls-dice-deal", change);
        Route::Lesson("walls-dice-deal".to_owned())
    },
};

/// A profile of who left the lesson at its deal.
fn folder() -> TempDir {
    let home = tempfile::tempdir().unwrap();
    Profile::open(home.path()).change_progress(|progress| {
        progress.leave_lesson("walls-dice-deal", Left::Step("deal".to_owned()));
    });
    home
}

/// The table before East takes the first tiles, and its walls.
fn broken_wall(home: &TempDir) -> (Window, WallLayout) {
    let lesson = course().find("walls-dice-deal").unwrap().clone();
    let runner = Runner::resume(lesson, Some("deal"));
    let walls = runner.table().unwrap().view(Seat::FIRST).wall();
    let mut window = open_lesson(window_on(home.path()), &DEAL);
    click(&mut window, "Skip to the deal");
    (window, walls)
}

/// What a stack of the own wall, or of the one on the left, is called.
fn stack(seat: Seat, stack: usize) -> String {
    let number = stack + 1;
    if seat == Seat::FIRST {
        format!("Stack {number} from the right")
    } else {
        assert_eq!(seat, Seat::FIRST.left());
        format!("The wall on your left: stack {number} from its right end")
    }
}

fn take(window: &mut Window, taking: Taking, walls: WallLayout) {
    let tile = taking.first_tile(walls).unwrap();
    click(window, &stack(tile.seat, tile.stack));
}

#[test]
fn who_skips_the_opening_still_takes_the_own_tiles() {
    let home = folder();
    let (window, _) = broken_wall(&home);
    assert!(says(&window, "Round 1 of three: take your four tiles"));
    assert!(window.query_by_label("Skip to the deal").is_none());
}

#[test]
fn tiles_from_a_wrong_stack_are_put_back_and_the_deal_goes_on_from_a_right_one() {
    let home = folder();
    let (mut window, walls) = broken_wall(&home);
    let own = |place: usize| stack(Seat::FIRST, place);
    let mistakes = [
        (own(walls.reserve() - 1), "You counted this stack off."),
        (
            own(walls.reserve() + 2),
            "go to the players who take after you",
        ),
        (own(walls.reserve() + 1), "there’s a gap in the wall"),
    ];
    for (wrong, words) in mistakes {
        click(&mut window, &wrong);
        assert!(says(&window, words), "{wrong}");
        click(&mut window, "Take it back");
        assert!(!says(&window, words), "{wrong}");
        assert!(says(&window, "Round 1 of three"), "{wrong}");
    }
    take(&mut window, Taking::FirstFour, walls);
    assert!(says(&window, "Round 2 of three"));
    take(&mut window, Taking::SecondFour, walls);
    assert!(says(&window, "Round 3 of three"));
    take(&mut window, Taking::ThirdFour, walls);
    assert!(says(&window, "take your last two tiles"));
    let first = Taking::LastTwo.first_tile(walls).unwrap();
    click(&mut window, &stack(first.seat, first.stack + 1));
    assert!(says(&window, "go to the players who take after you"));
    click(&mut window, "Take it back");
    click(&mut window, &stack(first.seat, first.stack + 2));
    assert!(says(&window, "Now East holds 14 tiles"));
    click(&mut window, "Next");
    assert!(says(&window, "You’ve dealt a whole game."));
}

#[test]
fn who_does_not_find_the_stack_is_shown_it_after_three_tries() {
    let home = folder();
    let (mut window, _) = broken_wall(&home);
    for _ in 0..3 {
        click(&mut window, &stack(Seat::FIRST, 0));
        click(&mut window, "Take it back");
    }
    assert!(
        says(&window, "Go on to the left"),
        "the hint, after two of them"
    );
    click(&mut window, "Show me");
    assert!(says(&window, "Round 2 of three"));
    assert!(!says(&window, "Go on to the left"));
}
