//! The picture that stands for the window in the system's lists of windows.

use eframe::{egui::IconData, icon_data};

/// The icon, as it is built in.
pub fn icon() -> IconData {
    // A test reads it, so that the icon of egui in its place is never seen.
    icon_data::from_png_bytes(include_bytes!("../../../assets/icon/electrum-dominoes-256.png")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_is_there_and_has_clear_corners() {
        let icon = icon();
        assert_eq!((icon.width, icon.height), (256, 256));
        assert_eq!(icon.rgba[3], 0);
        assert_eq!(icon.rgba[4 * (128 * 256 + 128) + 3], 255);
    }
}
