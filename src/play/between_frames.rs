//! Work between two frames, where a program has one thread: in a browser.
//!
//! What is waiting lies with the thread that draws. Whoever draws frames lets it go on after each of them, for as long
//! as a frame can spare.

use std::cell::RefCell;
use std::collections::VecDeque;

/// A piece of the work at a time; says whether there is more of it.
type Work = Box<dyn FnMut() -> bool>;

thread_local! {
    static WAITING: RefCell<VecDeque<Work>> = const { RefCell::new(VecDeque::new()) };
}

/// Lets work wait for its turn. What waits takes turns, a piece each.
pub(super) fn wait_for_a_turn(work: impl FnMut() -> bool + 'static) {
    WAITING.with_borrow_mut(|waiting| waiting.push_back(Box::new(work)));
}

/// Does what is waiting, a piece at a time, as long as `may_go_on`; says whether there is more.
pub fn work_between_frames(mut may_go_on: impl FnMut() -> bool) -> bool {
    while may_go_on() {
        // Work may let other work wait: nothing is borrowed while it goes on.
        let Some(mut work) = WAITING.with_borrow_mut(VecDeque::pop_front) else {
            return false;
        };
        if work() {
            WAITING.with_borrow_mut(|waiting| waiting.push_back(work));
        }
    }
    WAITING.with_borrow(|waiting| !waiting.is_empty())
}
