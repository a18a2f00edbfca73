//! The game as it is played: cards, rules, the engine, and matches from the deal to the last payment.

mod card_format;
mod claim_time;
mod engine;
mod erring;
mod kind_deal;
mod own_card;
mod pace;
mod people;
mod planning;
mod play;
mod random_matches;
mod rule_examples;
mod rules;
mod second_look;
mod simulate;
mod stops;
mod taking_back;
