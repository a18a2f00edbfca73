//! The window: every layer of it draws with those below and knows none above.
//!
//! [`MahjTutor`] (`app`) owns everything and shows one of the `screens`. Screens read what is ([`Shared`] and their
//! own state) and emit [`Command`]s, which the app applies after the frame. What several screens draw stands below
//! them: `steps` of lessons and exams, the `table` with its players, `reading` a card, the `words` of the game;
//! below these `shared` is what all of them are given, then `widgets` and the `theme`. No rule of the game is
//! decided here.

pub mod app;
mod demo;
pub mod fonts;
pub mod raster;
pub mod reading;
pub mod screens;
pub mod screenshot;
pub mod shared;
pub mod steps;
pub mod table;
pub mod theme;
pub mod widgets;
mod window_icon;
pub mod words;

pub use app::{Calendar, Link, MahjTutor, MenuEntry, Start};
pub use demo::Demo;
pub use shared::{Change, Command, Commands, Route, Shared};
pub use window_icon::window_icon;
