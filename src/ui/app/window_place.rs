//! The window opens as large as it was closed, and where.

use egui::{Context, Pos2, Rect, ViewportCommand, pos2};

use super::MahjTutor;
use crate::profile::WindowPlace;

/// What is still to do for the window after it has opened.
#[derive(Debug, Default)]
pub(super) struct WindowWatch {
    /// Whether it stands where it stood before.
    is_placed: bool,
}

impl MahjTutor {
    /// Notes where the window is, and at first lets it be where it was.
    pub(super) fn look_after_window(&mut self, context: &Context) {
        let Some(seen) = Seen::of(context) else {
            return;
        };
        let kept = self.profile.settings().window;
        if !self.window_watch.is_placed {
            self.window_watch.is_placed = true;
            let corner = kept.and_then(|place| place.corner);
            if let Some(corner) = corner.and_then(|corner| seen.on_screen(corner)) {
                context.send_viewport_cmd(ViewportCommand::OuterPosition(corner));
                return;
            }
        }
        if let Some(now) = seen.place(kept).filter(|now| Some(*now) != kept) {
            self.profile
                .change_settings(|settings| settings.window = Some(now));
        }
    }
}

/// What the system tells of the window, in points of the program.
struct Seen {
    inside: Rect,
    outside: Option<Rect>,
    maximized: bool,
    /// The size of the screen on which it is.
    screen: Option<egui::Vec2>,
    /// How many points of the system a point of the program is.
    zoom: f32,
}

impl Seen {
    /// Nothing where there is no such window, as in a browser, or where it is not to be seen.
    fn of(context: &Context) -> Option<Self> {
        let zoom = context.zoom_factor();
        context.input(|input| {
            let window = input.viewport();
            let is_hidden = window.minimized == Some(true) || window.fullscreen == Some(true);
            Some(Self {
                inside: window.inner_rect.filter(|_| !is_hidden)?,
                outside: window.outer_rect,
                maximized: window.maximized == Some(true),
                screen: window.monitor_size,
                zoom,
            })
        })
    }

    /// Where a corner is that was kept, when the window would still be seen there.
    fn on_screen(&self, [x, y]: [i32; 2]) -> Option<Pos2> {
        let corner = pos2(x as f32, y as f32) / self.zoom;
        let screen = Rect::from_min_size(Pos2::ZERO, self.screen?);
        let handle = Rect::from_min_size(corner, self.inside.size() * 0.5);
        screen.contains_rect(handle).then_some(corner)
    }

    /// Where it is, to be kept.
    fn place(&self, before: Option<WindowPlace>) -> Option<WindowPlace> {
        let whole = |points: f32| (points * self.zoom).round();
        if self.maximized {
            let before = before?;
            return Some(WindowPlace {
                maximized: true,
                ..before
            });
        }
        let size = self.inside.size();
        let corner = self.outside.map(|outside| outside.min);
        Some(WindowPlace {
            corner: corner.map(|corner| [whole(corner.x) as i32, whole(corner.y) as i32]),
            size: [whole(size.x) as u32, whole(size.y) as u32],
            maximized: false,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::vec2;

    fn seen(maximized: bool) -> Seen {
        Seen {
            inside: Rect::from_min_size(pos2(110.0, 80.0), vec2(1000.0, 600.0)),
            outside: Some(Rect::from_min_size(pos2(100.0, 50.0), vec2(1020.0, 640.0))),
            maximized,
            screen: Some(vec2(1536.0, 864.0)),
            zoom: 1.25,
        }
    }

    #[test]
    fn a_place_is_kept_in_points_of_the_system() {
        let kept = WindowPlace {
            corner: Some([125, 63]),
            size: [1250, 750],
            maximized: false,
        };
        assert_eq!(seen(false).place(None), Some(kept));
        assert_eq!(seen(false).on_screen([125, 63]), Some(pos2(100.0, 50.4)));
    }

    #[test]
    fn a_window_that_fills_the_screen_goes_back_to_the_size_it_had() {
        let before = seen(false).place(None);
        let filling = seen(true).place(before).unwrap();
        assert!(filling.maximized);
        assert_eq!(filling.size, before.unwrap().size);
    }

    #[test]
    fn a_window_does_not_open_where_there_is_no_screen_any_more() {
        assert_eq!(seen(false).on_screen([2400, 100]), None);
        assert_eq!(seen(false).on_screen([-300, 100]), None);
    }
}
