//! The sign of the program for the system's list of windows: a red dragon.

use egui::IconData;

use super::widgets::{Artwork, RenderArtworkError, render_artwork};
use crate::tile::{Dragon, Tile};

/// Width and height of the sign, and the width of the tile on it, in pixels.
const SIDE: u32 = 128;
const TILE: u32 = 94;

/// Draws the sign.
///
/// # Errors
/// When the picture of the tile cannot be drawn.
pub fn window_icon() -> Result<IconData, RenderArtworkError> {
    let tile = render_artwork(Artwork::Front(Tile::Dragon(Dragon::Red)), [TILE, SIDE])?;
    let beside = [0u8; 4].repeat(((SIDE - TILE) / 2) as usize);
    let mut rgba = Vec::with_capacity((SIDE * SIDE * 4) as usize);
    for row in tile.pixels.chunks(TILE as usize) {
        rgba.extend(&beside);
        rgba.extend(row.iter().flat_map(egui::Color32::to_srgba_unmultiplied));
        rgba.extend(&beside);
    }
    Ok(IconData {
        rgba,
        width: SIDE,
        height: SIDE,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_has_a_color_for_each_of_its_pixels() {
        let icon = window_icon().unwrap();
        assert_eq!(icon.rgba.len(), (icon.width * icon.height * 4) as usize);
        assert!(icon.rgba.chunks(4).any(|pixel| pixel[3] == 255));
    }
}
