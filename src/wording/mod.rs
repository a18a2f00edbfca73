//! Puts the data of the engine, the coach and the lessons into [`Message`](crate::locale::Message)s.
//!
//! A file here is named after what it words. Nothing is decided here and nothing is said: which
//! words a message has is the business of `locales/`.

mod account;
mod action;
mod card;
mod card_line;
mod closed_line;
mod coach;
mod date;
mod document;
mod drill;
mod drill_question;
mod event;
mod lesson;
mod line_chance;
mod locale_problem;
mod misplaced_joker;
mod mistake;
mod names;
mod opponent;
mod outcome;
mod place_in_match;
mod printed;
mod record;
mod refusal;
mod review;
mod rule;
mod seats;
mod setting;
mod tile;
mod unit;
mod warning;

pub use account::{account, account_of_bettor, rules_of_account, transfer};
pub use action::{action, action_done, claim, claim_called_out};
pub use card::{
    card_fix, card_problem, card_title, line, line_in_sentence, section_of, section_title,
};
pub use card_line::{line_sentence, part_sentence, pattern_sentence};
pub use closed_line::closed_line;
pub use coach::{
    about_chance, action_with_chance, chance_to_win, coach_reason, error_rate, expected_points,
    in_percent_of, lost_tile, missing_or_lost_tile, missing_tile, missing_tile_in_short, other,
    percent, percent_to_win, points_alone, stakes, threat, wins_in_hundred,
};
pub use date::{date, date_in_digits};
pub use drill::{
    drill_about, drill_better, drill_choice, drill_grade_reason, drill_loss, drill_reason,
    drill_share, drill_tip, drill_title, drill_topic, of_today, tile_face,
};
pub use drill_question::{drill_question, drill_question_covered};
pub use event::{charleston_pass, charleston_pass_heading, event, log, log_after};
pub use lesson::{choice, lesson_problem};
pub use line_chance::drill_other_line;
pub use locale_problem::locale_problem;
pub use mistake::mistake;
pub use names::{Names, place_of};
pub use opponent::{erring, level, opponent_name, style, style_about};
pub use outcome::{outcome, payment_reasons};
pub use place_in_match::{number_in_match, place_in_match};
pub use printed::{line_in_words, missing_in_short, printed_groups, printed_note, with_missing};
pub use record::{record_problem, replay_error};
pub use refusal::{optional_action, reason};
pub use review::{
    review_choices, review_grade, review_graded, review_mistake, review_moment, review_reason,
    review_sums, review_sums_of, review_sureness,
};
pub use rule::{
    rule_area, rule_example, rule_kind, rule_origin, rule_otherwise, rule_source, rule_text,
    rule_title,
};
pub use seats::{seat_around, seats_around};
pub use setting::{setting, setting_help, setting_option};
pub use tile::{
    a_newest_discard, a_tile, called_out, discard_name, family, group, group_of, hand_tile,
    identical_tiles, newest_called_out, newest_discard, seat, suit, the_tile, tile, tile_caption,
    tile_in_plural, tile_in_sentence, tile_row, tile_short, tiles, wind,
};
pub use unit::{unit, unit_about};
pub use warning::warning;
