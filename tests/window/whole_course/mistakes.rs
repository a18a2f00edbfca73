//! The mistakes that a lesson knows, made in the window: each must be possible there, must get its own
//! answer back, and can be taken back.

use mahj_tutor::msg;

use super::answer_key::{AnswerKey, Mistake};
use super::learner::{Done, Learner};
use super::spoken;
use super::walk::look_at_the_rack;

/// Makes every mistake that the lesson knows at this step.
pub(super) fn make_mistakes(learner: &mut Learner, key: &AnswerKey) -> Done {
    for mistake in key.mistakes() {
        let made = make(learner, key, &mistake);
        made.map_err(|why| format!("{}, {:?}: {why}", mistake.attribute, mistake.answer))?;
    }
    Ok(())
}

fn make(learner: &mut Learner, key: &AnswerKey, mistake: &Mistake) -> Done {
    let item = key.item();
    learner.answer(&item, &mistake.answer, key.table())?;
    let wrong = learner.say(&msg!("lesson-wrong"));
    let words = spoken::of_step(&learner.locale, &item, Some(&mistake.attribute));
    let words = words.first().map(|words| format!("{wrong} {words}"));
    let words = words.unwrap_or(wrong);
    if !learner.reads(&words) {
        return Err(format!("it does not say: {words}"));
    }
    if mistake.is_carried_out {
        let back = learner.say(&msg!("lesson-take-back"));
        learner.press(&back)?;
    }
    look_at_the_rack(learner, key)
}
