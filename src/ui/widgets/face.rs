//! The faces of the people at the table, drawn by us: round portraits.

use egui::{Rect, Ui, Vec2, pos2};

use super::Artwork;
use crate::play::Opponent;
use crate::ui::theme::AS_IT_IS;

/// The face of somebody at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// Whoever sits before the screen.
    Learner,
    /// Somebody who plays against them.
    Of(Opponent),
}

impl Face {
    /// All faces.
    pub fn all() -> impl Iterator<Item = Self> {
        let opponents = Opponent::ALL.iter().map(|opponent| Self::Of(*opponent));
        std::iter::once(Self::Learner).chain(opponents)
    }

    /// The name of its file in `assets/people`, without the ending.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Learner => "learner",
            Self::Of(opponent) => opponent.as_str(),
        }
    }

    /// Draws it as large as it fits into the middle of `rect`.
    pub fn paint(self, ui: &Ui, rect: Rect) {
        let scale = ui.pixels_per_point();
        let pixels = ((rect.size().min_elem() * scale).round() as u32).max(1);
        let Some(texture) = Artwork::Face(self).texture(ui, [pixels, pixels]) else {
            return;
        };
        let sharp = Rect::from_center_size(rect.center(), Vec2::splat(pixels as f32 / scale));
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        ui.painter().image(texture.id(), sharp, whole, AS_IT_IS);
    }
}
