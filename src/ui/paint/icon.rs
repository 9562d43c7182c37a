//! The picture that stands for the window in the system's lists of windows.

/// The built-in icon.
pub const ICON: &[u8] = include_bytes!("../../../assets/icon/electrum-dominoes-256.png");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_is_there_and_has_clear_corners() {
        let icon = image::load_from_memory(ICON).expect("a picture").into_rgba8();
        assert_eq!(icon.dimensions(), (256, 256));
        assert_eq!([icon[(0, 0)][3], icon[(128, 128)][3]], [0, 255]);
    }
}
