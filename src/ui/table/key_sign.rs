//! The key that takes a choice, as its button shows it.

use std::sync::Arc;

use egui::{Color32, FontId, Galley, Pos2, Stroke, Ui, pos2};

use crate::msg;
use crate::ui::Shared;
use crate::ui::theme::text_size;
use crate::ui::widgets::goes_by_keys;

/// The space before a sign, in points.
const BEFORE: f32 = 8.0;
/// The size of the arrow that stands for Enter, in points.
const ARROW: egui::Vec2 = egui::vec2(13.0, 9.0);

/// The key that takes a choice. It has its room on the button also where nobody goes by keys: no button moves or grows when
/// the first key is pressed, or the pointer is used again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::ui) enum KeySign {
    /// There is none.
    None,
    /// Enter: the arrow that is printed on that key.
    Enter,
    /// A digit.
    Digit(usize),
    /// A letter.
    Letter(&'static str),
    /// The letter that follows the coach, shown also to who uses the pointer.
    FollowsAdvice,
}

impl KeySign {
    /// The sign laid out for a button.
    pub(super) fn lay_out(self, ui: &Ui, color: Color32, shared: &Shared<'_>) -> LaidKeySign {
        let text = match self {
            Self::None | Self::Enter => String::new(),
            Self::Digit(digit) => digit.to_string(),
            Self::Letter(letter) => shared.say(&msg!("table-key-letter", key = letter)),
            Self::FollowsAdvice => shared.say(&msg!("table-coach-do-key")),
        };
        let font = FontId::proportional(text_size::SMALL);
        LaidKeySign {
            sign: self,
            text: ui.painter().layout_no_wrap(text, font, color),
            color,
            is_shown: self == Self::FollowsAdvice || goes_by_keys(ui.ctx()),
        }
    }
}

/// A sign whose size is known.
pub(super) struct LaidKeySign {
    sign: KeySign,
    text: Arc<Galley>,
    color: Color32,
    is_shown: bool,
}

impl LaidKeySign {
    /// The room for it and for the space before it, in points: the same for all that are narrow, so that a button takes the
    /// place of another.
    pub(super) fn width(&self) -> f32 {
        match self.sign {
            KeySign::None => 0.0,
            _ => BEFORE + self.text.size().x.max(ARROW.x),
        }
    }

    /// By how much the button's words begin farther right, as the sign is not shown: they stand in the middle, in points.
    pub(super) fn shift(&self) -> f32 {
        if self.is_shown {
            0.0
        } else {
            self.width() / 2.0
        }
    }

    /// Draws it so that it ends at `end`, which is in the middle of the button's height.
    pub(super) fn paint(self, ui: &Ui, end: Pos2) {
        if !self.is_shown {
            return;
        }
        if self.sign == KeySign::Enter {
            paint_arrow(ui, end, self.color);
        } else {
            let size = self.text.size();
            let corner = pos2(end.x - size.x, end.y - size.y / 2.0);
            ui.painter().galley(corner, self.text, self.color);
        }
    }
}

/// The arrow of the Enter key: down, then to the left.
fn paint_arrow(ui: &Ui, end: Pos2, color: Color32) {
    let stroke = Stroke::new(1.5, color);
    let head = ARROW.y / 2.0 - 1.0;
    let (top, tip) = (end.y - ARROW.y / 2.0, end.y + 2.0);
    let left = end.x - ARROW.x;
    let shaft = vec![pos2(end.x, top), pos2(end.x, tip), pos2(left, tip)];
    let barbs = vec![
        pos2(left + head, tip - head),
        pos2(left, tip),
        pos2(left + head, tip + head),
    ];
    for line in [shaft, barbs] {
        ui.painter().line(line, stroke);
    }
}
