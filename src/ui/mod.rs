//! The window: routes, commands, theme, widgets, and one folder per screen.
//!
//! Screens read what is ([`Shared`] and their own state) and emit [`Command`]s; [`MahjTutor`] applies
//! them after the frame. No rule of the game is decided here.

pub mod app;
mod change;
mod command;
mod demo;
pub mod fonts;
mod menu;
pub mod raster;
mod route;
pub mod screens;
pub mod screenshot;
mod shared;
pub mod theme;
pub mod widgets;
pub mod words;

pub use app::{MahjTutor, Start};
pub use change::Change;
pub use command::{Command, Commands};
pub use demo::Demo;
pub use menu::MenuEntry;
pub use route::Route;
pub use shared::Shared;
