//! The colours of the light and the dark room.

use egui::Color32;

/// A page that is printed, whatever the room is like.
pub const PRINTED_PAGE: Color32 = Color32::WHITE;
/// The tint of a tile that lies below another.
pub const TILE_BELOW: Color32 = Color32::from_gray(0xb0);
/// The tint of a picture that is shown in its own colors.
pub const AS_IT_IS: Color32 = Color32::WHITE;

/// The colours of one room, each named by what it is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Theme {
    /// The table.
    pub felt: Color32,
    /// The table where the light does not reach: its edge, and wells sunk into it.
    pub felt_shade: Color32,
    /// Text on felt.
    pub felt_text: Color32,
    /// Second-rank text on felt.
    pub felt_text_weak: Color32,

    /// The racks.
    pub wood: Color32,
    /// The lit edge of a rack.
    pub wood_light: Color32,
    /// The shaded edge of a rack.
    pub wood_shade: Color32,
    /// Text on wood.
    pub wood_text: Color32,

    /// The score card, lesson pages and the log: printed paper.
    pub paper: Color32,
    /// The edge of paper, and rules printed on it.
    pub paper_edge: Color32,

    /// The room around the table: bars and panels.
    pub panel: Color32,
    /// Lines between panels.
    pub panel_edge: Color32,
    /// Text on paper and panels.
    pub text: Color32,
    /// Second-rank text on paper and panels.
    pub text_weak: Color32,

    /// A button at rest.
    pub button: Color32,
    /// A button under the pointer.
    pub button_hovered: Color32,
    /// A button held down.
    pub button_pressed: Color32,
    /// The line around a button.
    pub button_edge: Color32,

    /// "Yours to act": the one primary action, the ring around a tile that may be played.
    pub accent: Color32,
    /// Text on the accent.
    pub accent_text: Color32,
    /// The line around the accent; the accent where it must stand out from paper and panels.
    pub accent_edge: Color32,

    /// The fill behind selected text and the chosen row of a list.
    pub selection: Color32,
    /// The outer and the inner line of the ring around what has the keyboard, seen on any ground.
    pub focus: [Color32; 2],

    /// The suits a, b and c of the score card, printed on paper: green, red, blue.
    pub card_groups: [Color32; 3],

    /// A tile that is not there: its dashed outline on felt, wood or paper.
    pub ghost: Color32,
    /// What the picture of a tile that is not there is multiplied with: a trace of its face.
    pub ghost_face: Color32,
    /// What a dimmed tile's picture is multiplied with.
    pub dimmed: Color32,
    /// The one shadow, under tiles, paper and windows.
    pub shadow: Color32,
}

impl Theme {
    /// The room by day.
    pub const LIGHT: Self = Self {
        felt: Color32::from_rgb(0x2f, 0x6b, 0x52),
        felt_shade: Color32::from_rgb(0x25, 0x57, 0x43),
        felt_text: Color32::from_rgb(0xfb, 0xf6, 0xea),
        felt_text_weak: Color32::from_rgb(0xd6, 0xe2, 0xd3),
        wood: Color32::from_rgb(0x8a, 0x55, 0x33),
        wood_light: Color32::from_rgb(0xb5, 0x7c, 0x50),
        wood_shade: Color32::from_rgb(0x5c, 0x36, 0x1f),
        wood_text: Color32::from_rgb(0xfc, 0xf4, 0xe6),
        paper: Color32::from_rgb(0xff, 0xfb, 0xf1),
        paper_edge: Color32::from_rgb(0xd9, 0xca, 0xae),
        panel: Color32::from_rgb(0xf3, 0xea, 0xda),
        panel_edge: Color32::from_rgb(0xd6, 0xc6, 0xaa),
        text: Color32::from_rgb(0x2d, 0x22, 0x18),
        text_weak: Color32::from_rgb(0x66, 0x56, 0x44),
        button: Color32::from_rgb(0xe7, 0xda, 0xc3),
        button_hovered: Color32::from_rgb(0xde, 0xcd, 0xb0),
        button_pressed: Color32::from_rgb(0xcd, 0xb8, 0x95),
        button_edge: Color32::from_rgb(0xa8, 0x8f, 0x6a),
        accent: Color32::from_rgb(0xff, 0xb9, 0x38),
        accent_text: Color32::from_rgb(0x2d, 0x1c, 0x04),
        accent_edge: Color32::from_rgb(0x9a, 0x5c, 0x00),
        selection: Color32::from_rgb(0xf4, 0xd8, 0x9e),
        focus: [
            Color32::from_rgb(0xff, 0xff, 0xff),
            Color32::from_rgb(0x2d, 0x22, 0x18),
        ],
        card_groups: [
            Color32::from_rgb(0x1b, 0x6e, 0x3c),
            Color32::from_rgb(0xb3, 0x26, 0x1e),
            Color32::from_rgb(0x1f, 0x4f, 0xa8),
        ],
        ghost: Color32::from_rgb(0x8f, 0x7a, 0x5a),
        ghost_face: Color32::from_rgba_premultiplied(0x60, 0x60, 0x60, 0x60),
        dimmed: Color32::from_rgb(0xb0, 0xab, 0xa2),
        shadow: Color32::from_rgba_premultiplied(0x0c, 0x07, 0x03, 0x50),
    };

    /// The room in the evening.
    pub const DARK: Self = Self {
        felt: Color32::from_rgb(0x1d, 0x46, 0x37),
        felt_shade: Color32::from_rgb(0x15, 0x34, 0x29),
        felt_text: Color32::from_rgb(0xf2, 0xec, 0xdd),
        felt_text_weak: Color32::from_rgb(0xb9, 0xcb, 0xbd),
        wood: Color32::from_rgb(0x62, 0x3d, 0x25),
        wood_light: Color32::from_rgb(0x8b, 0x5b, 0x39),
        wood_shade: Color32::from_rgb(0x3c, 0x24, 0x15),
        wood_text: Color32::from_rgb(0xf6, 0xea, 0xd7),
        paper: Color32::from_rgb(0x33, 0x2b, 0x23),
        paper_edge: Color32::from_rgb(0x57, 0x4a, 0x3b),
        panel: Color32::from_rgb(0x24, 0x1e, 0x18),
        panel_edge: Color32::from_rgb(0x48, 0x3d, 0x31),
        text: Color32::from_rgb(0xf1, 0xe8, 0xd8),
        text_weak: Color32::from_rgb(0xbf, 0xb0, 0x9a),
        button: Color32::from_rgb(0x46, 0x3b, 0x30),
        button_hovered: Color32::from_rgb(0x55, 0x48, 0x3a),
        button_pressed: Color32::from_rgb(0x38, 0x2f, 0x26),
        button_edge: Color32::from_rgb(0x7b, 0x69, 0x54),
        accent: Color32::from_rgb(0xf5, 0xb0, 0x3a),
        accent_text: Color32::from_rgb(0x27, 0x18, 0x03),
        accent_edge: Color32::from_rgb(0xf5, 0xb0, 0x3a),
        selection: Color32::from_rgb(0x66, 0x4a, 0x17),
        focus: [
            Color32::from_rgb(0xff, 0xff, 0xff),
            Color32::from_rgb(0x17, 0x12, 0x0d),
        ],
        card_groups: [
            Color32::from_rgb(0x74, 0xc9, 0x8e),
            Color32::from_rgb(0xff, 0x92, 0x84),
            Color32::from_rgb(0x8f, 0xb8, 0xff),
        ],
        ghost: Color32::from_rgb(0xd8, 0xc6, 0xa8),
        ghost_face: Color32::from_rgba_premultiplied(0x88, 0x88, 0x88, 0x88),
        dimmed: Color32::from_rgb(0x86, 0x82, 0x7b),
        shadow: Color32::from_rgba_premultiplied(0, 0, 0, 0x78),
    };

    /// The colours of `theme`.
    pub fn of(theme: egui::Theme) -> &'static Self {
        match theme {
            egui::Theme::Light => &Self::LIGHT,
            egui::Theme::Dark => &Self::DARK,
        }
    }

    /// The colours that are in use; takes a `Ui` as well.
    pub fn current(context: &egui::Context) -> &'static Self {
        Self::of(context.theme())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn luminance(color: Color32) -> f32 {
        let [red, green, blue, _] = egui::Rgba::from(color).to_array();
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    fn contrast(one: Color32, other: Color32) -> f32 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    /// WCAG 2.2, 1.4.3 level AA: 4.5 for text.
    #[test]
    fn every_text_stands_out_from_its_ground() {
        for (room, theme) in [("light", Theme::LIGHT), ("dark", Theme::DARK)] {
            let mut pairs = vec![
                ("felt_text on felt", theme.felt_text, theme.felt),
                ("felt_text on felt_shade", theme.felt_text, theme.felt_shade),
                ("felt_text_weak on felt", theme.felt_text_weak, theme.felt),
                ("wood_text on wood", theme.wood_text, theme.wood),
                ("accent_text on accent", theme.accent_text, theme.accent),
                ("text on selection", theme.text, theme.selection),
                ("accent_edge on paper", theme.accent_edge, theme.paper),
                ("accent_edge on panel", theme.accent_edge, theme.panel),
            ];
            for ground in [theme.paper, theme.panel] {
                pairs.push(("text", theme.text, ground));
                pairs.push(("text_weak", theme.text_weak, ground));
                pairs.extend(theme.card_groups.map(|color| ("card group", color, ground)));
            }
            for ground in [theme.button, theme.button_hovered, theme.button_pressed] {
                pairs.push(("text on a button", theme.text, ground));
            }
            for (what, text, ground) in pairs {
                let found = contrast(text, ground);
                assert!(
                    found >= 4.5,
                    "{room}: {what}: {found:.2} {text:?} {ground:?}"
                );
            }
        }
    }

    /// WCAG 2.2, 1.4.11 level AA: 3 for marks.
    #[test]
    fn every_mark_stands_out_from_its_ground() {
        for (room, theme) in [("light", Theme::LIGHT), ("dark", Theme::DARK)] {
            for (what, mark, ground) in [
                ("accent on felt", theme.accent, theme.felt),
                ("accent on wood", theme.accent, theme.wood),
                ("accent_edge on paper", theme.accent_edge, theme.paper),
                ("focus lines", theme.focus[0], theme.focus[1]),
            ] {
                let found = contrast(mark, ground);
                assert!(found >= 3.0, "{room}: {what}: {found:.2}");
            }
        }
    }
}
