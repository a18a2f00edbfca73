//! The mistakes that a lesson knows, made in the window: each must be possible there, must get its own
//! answer back, and can be taken back.

use mahj_tutor::msg;

use super::answer_key::{AnswerKey, Mistake};
use super::learner::{Done, Learner};
use super::spoken;
use super::way::look_at_the_rack;

/// Makes every mistake that the lesson knows at this step.
pub(super) fn make_mistakes(learner: &mut Learner, key: &mut AnswerKey) -> Done {
    for mistake in key.mistakes() {
        let made = make(learner, key, &mistake);
        made.map_err(|why| format!("{}, {:?}: {why}", mistake.attribute, mistake.answer))?;
        key.missed(&mistake.answer);
    }
    Ok(())
}

fn make(learner: &mut Learner, key: &AnswerKey, mistake: &Mistake) -> Done {
    let item = key.item();
    learner.answer(&item, &mistake.answer, key.table())?;
    let words = spoken::of_step(&learner.locale, &item, Some(&mistake.attribute));
    // What was done is looked at; what is mostly right is not called wrong.
    let heads = if mistake.is_carried_out {
        vec![msg!("lesson-carried-out")]
    } else {
        vec![msg!("lesson-wrong"), msg!("lesson-almost")]
    };
    let heads = heads.iter().map(|head| learner.say(head));
    let said = heads.map(|head| match words.first() {
        Some(words) => format!("{head} {words}"),
        None => head,
    });
    let said: Vec<String> = said.collect();
    if !said.iter().any(|words| learner.reads(words)) {
        return Err(format!("it does not say: {}", said[0]));
    }
    if mistake.is_carried_out {
        let back = learner.say(&msg!("lesson-take-back"));
        learner.press(&back)?;
    }
    look_at_the_rack(learner, key)
}
