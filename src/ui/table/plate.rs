//! The plate of a player: the name, the points, and whether it is their turn.

use egui::{CornerRadius, FontId, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2};

use crate::locale::Message;
use crate::msg;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::Icon;
use crate::ui::{Shared, fonts};

/// The room for the mark of who is in turn, in points.
const MARK: f32 = 20.0;

/// A plate with a name and a score.
pub(super) struct Plate {
    /// Who it is.
    pub(super) name: Message,
    /// The name with the place, shown instead where there is room.
    pub(super) with_place: Option<Message>,
    /// What the player leans to, told where there is room.
    pub(super) style: Option<Message>,
    /// How many points they have; nothing while there are none.
    pub(super) points: Option<i32>,
    /// What a screen reader says.
    pub(super) summary: Message,
    /// What is told where the pointer rests; nothing else than the summary, when there is none.
    pub(super) about: Option<Message>,
    /// Whether it is their turn.
    pub(super) in_turn: bool,
}

impl Plate {
    /// Draws it into `rect`.
    pub(super) fn ui(
        &self,
        ui: &Ui,
        rect: Rect,
        id: impl std::hash::Hash + std::fmt::Debug,
        shared: &Shared<'_>,
    ) {
        let theme = Theme::current(ui);
        let (fill, text) = if self.in_turn {
            (theme.accent, theme.accent_text)
        } else {
            (theme.felt_shade, theme.felt_text)
        };
        let painter = ui.painter();
        painter.rect_filled(rect, CornerRadius::same(6), fill);
        let mut left = rect.left() + 8.0;
        if self.in_turn {
            let icon = Icon::Play.image(ui.ctx(), 14.0).tint(text);
            let place =
                Rect::from_center_size(pos2(left + 7.0, rect.center().y), Vec2::splat(14.0));
            icon.paint_at(ui, place);
            left += MARK;
        }
        let bold = FontId::new(text_size::BODY, fonts::bold());
        let laid_out =
            |message: &Message| painter.layout_no_wrap(shared.say(message), bold.clone(), text);
        let small = |said: String| {
            painter.layout_no_wrap(said, FontId::proportional(text_size::SMALL), text)
        };
        // The name comes before the score, and the number of points before their word.
        let number = self
            .points
            .map(|points| small(shared.say(&msg!("table-points.number", points = points))));
        let number_width = number.as_ref().map_or(0.0, |number| number.size().x);
        // With room kept for the mark of who is in turn: a name does not change with the turn.
        let room = rect.width() - 8.0 - MARK - 12.0 - number_width;
        let with_place = self.with_place.as_ref().map(laid_out);
        let bare = with_place
            .filter(|name| name.size().x <= room)
            .unwrap_or_else(|| laid_out(&self.name));
        let in_words = self
            .points
            .map(|points| small(shared.say(&msg!("table-points", points = points))))
            .filter(|words| left + bare.size().x + 20.0 + words.size().x <= rect.right());
        let score = in_words
            .or(number)
            .unwrap_or_else(|| painter.layout_no_wrap(String::new(), bold.clone(), text));
        let score_width = score.size().x;
        painter.galley(
            pos2(
                rect.right() - 8.0 - score_width,
                rect.center().y - score.size().y / 2.0,
            ),
            score,
            text,
        );
        let clip = Rect::from_min_max(
            pos2(left, rect.top()),
            pos2(rect.right() - 12.0 - score_width, rect.bottom()),
        );
        let with_style = self.style.clone().map(|style| {
            laid_out(&msg!(
                "opponent-plate",
                name = self.name.clone(),
                style = style
            ))
        });
        let name = with_style
            .filter(|name| name.size().x <= clip.width())
            .unwrap_or(bare);
        let top = rect.center().y - name.size().y / 2.0;
        painter
            .with_clip_rect(clip)
            .galley(pos2(left, top), name, text);
        let response = ui.interact(rect, ui.scope_id().with(("plate", id)), Sense::hover());
        let summary = shared.say(&self.summary);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &summary));
        response.on_hover_text(self.about.as_ref().map_or(summary, |it| shared.say(it)));
    }
}
