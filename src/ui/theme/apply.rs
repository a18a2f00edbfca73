//! From the colours and sizes to egui's styles.

use egui::style::{Selection, WidgetVisuals, Widgets};
use egui::{
    CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, Style, TextStyle, ThemePreference,
    Visuals, vec2,
};

use super::{Theme, text_size};
use crate::ui::fonts;

/// What a person can set about the look.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Appearance {
    /// The light or the dark room, or as the system says.
    pub theme: ThemePreference,
    /// The size of everything: 1 is as designed; kept within 0.75 to 2.
    pub text_scale: f32,
    /// Nothing moves; what changes does so at once.
    pub reduced_motion: bool,
}

impl Default for Appearance {
    fn default() -> Self {
        Self {
            theme: ThemePreference::System,
            text_scale: 1.0,
            reduced_motion: false,
        }
    }
}

/// How often a frame is drawn at most until everything in it has its size: once to measure, once as large as it has room
/// for, and once in its place.
const PASSES: std::num::NonZeroUsize = std::num::NonZeroUsize::MIN.saturating_add(2);

/// How long a press of the mouse may last that is still a click, in seconds: some people press slowly, and so do slow
/// computers.
const LONGEST_CLICK: f64 = 2.5;
/// How long a touch may last; a longer one is a click with the other button.
const LONGEST_TOUCH: f64 = 0.8;
/// How far the pointer may go meanwhile, in points: some hands shake.
const SHAKIEST_CLICK: f32 = 10.0;

/// Sets both styles, the size and the motion. Call it once at the start, after
/// [`fonts::install`], and whenever a setting changes.
pub fn apply(context: &egui::Context, appearance: Appearance) {
    for theme in [egui::Theme::Light, egui::Theme::Dark] {
        context.set_style_of(theme, style(theme, appearance.reduced_motion));
    }
    // Where the system says nothing, the table lies in the light.
    context.options_mut(|options| {
        options.fallback_theme = egui::Theme::Light;
        options.max_passes = PASSES;
        options.input_options.max_click_dist = SHAKIEST_CLICK;
    });
    context.set_theme(appearance.theme);
    context.set_zoom_factor(appearance.text_scale.clamp(0.75, 2.0));
}

/// Before a frame: a press may last longer with the mouse than with a finger.
pub fn take_slow_clicks(context: &egui::Context) {
    let touches = context.input(egui::InputState::any_touches);
    let longest = if touches {
        LONGEST_TOUCH
    } else {
        LONGEST_CLICK
    };
    context.options_mut(|options| options.input_options.max_click_duration = longest);
}

fn style(theme: egui::Theme, reduced_motion: bool) -> Style {
    let mut style = theme.default_style();
    let proportional = |size| FontId::new(size, FontFamily::Proportional);
    style.text_styles = [
        (TextStyle::Small, proportional(text_size::SMALL)),
        (TextStyle::Body, proportional(text_size::BODY)),
        (TextStyle::Button, proportional(text_size::BODY)),
        (
            TextStyle::Heading,
            FontId::new(text_size::HEADING, fonts::bold()),
        ),
        (
            TextStyle::Monospace,
            FontId::new(text_size::SMALL, FontFamily::Monospace),
        ),
    ]
    .into();
    style.animation_time = if reduced_motion { 0.0 } else { 0.2 };
    if reduced_motion {
        style.scroll_animation = egui::style::ScrollAnimation::none();
    }
    style.interaction.selectable_labels = false;
    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(8.0, 8.0);
    spacing.button_padding = vec2(12.0, 6.0);
    spacing.interact_size = vec2(40.0, 32.0);
    spacing.window_margin = Margin::same(16);
    spacing.menu_margin = Margin::same(8);
    spacing.icon_width = 18.0;
    spacing.icon_width_inner = 10.0;
    spacing.icon_spacing = 8.0;
    spacing.indent = 24.0;
    style.visuals = visuals(theme, Theme::of(theme));
    style
}

fn visuals(theme: egui::Theme, colors: &Theme) -> Visuals {
    let shadow = Shadow {
        offset: [0, 4],
        blur: 12,
        spread: 0,
        color: colors.shadow,
    };
    Visuals {
        widgets: widgets(colors),
        selection: Selection {
            bg_fill: colors.selection,
            stroke: Stroke::new(2.0, colors.text),
        },
        override_text_color: None,
        weak_text_color: Some(colors.text_weak),
        hyperlink_color: colors.accent_edge,
        faint_bg_color: colors.button.gamma_multiply(0.35),
        extreme_bg_color: colors.paper,
        text_edit_bg_color: Some(colors.paper),
        code_bg_color: colors.button,
        warn_fg_color: colors.text,
        error_fg_color: colors.text,
        window_corner_radius: CornerRadius::same(8),
        window_shadow: shadow,
        window_fill: colors.paper,
        window_stroke: Stroke::new(1.0, colors.paper_edge),
        menu_corner_radius: CornerRadius::same(8),
        panel_fill: colors.panel,
        popup_shadow: shadow,
        image_loading_spinners: false,
        ..theme.default_visuals()
    }
}

fn widgets(colors: &Theme) -> Widgets {
    let visuals = |fill, edge, edge_width| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(edge_width, edge),
        corner_radius: CornerRadius::same(6),
        fg_stroke: Stroke::new(1.5, colors.text),
        expansion: 0.0,
    };
    Widgets {
        noninteractive: visuals(colors.panel, colors.panel_edge, 1.0),
        inactive: visuals(colors.button, colors.button_edge, 1.0),
        hovered: visuals(colors.button_hovered, colors.text_weak, 1.0),
        active: visuals(colors.button_pressed, colors.text, 2.0),
        open: visuals(colors.button_pressed, colors.text_weak, 1.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_person_sets_holds_in_both_rooms() {
        let context = egui::Context::default();
        let appearance = Appearance {
            theme: ThemePreference::Dark,
            text_scale: 9.0,
            reduced_motion: true,
        };
        fonts::install(&context);
        apply(&context, appearance);
        let output = context.run_ui(egui::RawInput::default(), |_| ());
        output.drop_without_applying_deltas();
        assert_eq!(context.theme(), egui::Theme::Dark);
        for theme in [egui::Theme::Light, egui::Theme::Dark] {
            let style = context.style_of(theme);
            assert!(style.animation_time <= 0.0, "{theme:?}");
            assert_eq!(style.visuals.panel_fill, Theme::of(theme).panel);
        }
        assert!(
            (context.zoom_factor() - 2.0).abs() < 0.01,
            "kept within bounds"
        );
    }
}
