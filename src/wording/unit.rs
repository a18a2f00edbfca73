//! The units of the course.

use crate::lesson::Unit;
use crate::locale::Message;
use crate::msg;

/// The title of a unit; of no unit, that of the lessons which belong to none.
pub fn unit(unit: Option<Unit>) -> Message {
    match unit {
        Some(Unit::Tiles) => msg!("unit-tiles"),
        Some(Unit::Card) => msg!("unit-card"),
        Some(Unit::Charleston) => msg!("unit-charleston"),
        Some(Unit::Claims) => msg!("unit-claims"),
        Some(Unit::Jokers) => msg!("unit-jokers"),
        Some(Unit::Penalties) => msg!("unit-penalties"),
        Some(Unit::Evening) => msg!("unit-evening"),
        None => msg!("unit-none"),
    }
}

/// What a unit is about, in one line.
pub fn unit_about(unit: Option<Unit>) -> Message {
    match unit {
        Some(Unit::Tiles) => msg!("unit-tiles.about"),
        Some(Unit::Card) => msg!("unit-card.about"),
        Some(Unit::Charleston) => msg!("unit-charleston.about"),
        Some(Unit::Claims) => msg!("unit-claims.about"),
        Some(Unit::Jokers) => msg!("unit-jokers.about"),
        Some(Unit::Penalties) => msg!("unit-penalties.about"),
        Some(Unit::Evening) => msg!("unit-evening.about"),
        None => msg!("unit-none.about"),
    }
}
