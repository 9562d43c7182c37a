//! The picture that stands for the window in the system's lists of windows.

/// The built-in icon.
pub const ICON: &[u8] = include_bytes!("../../../assets/icon/electrum-dominoes-256.png");
