//! Where the window was when it was closed.

use serde::{Deserialize, Serialize};

/// Where a window is on the screen, in points. The system decides whatever is not known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowPlace {
    /// Its width and height inside its frame.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<(u16, u16)>,
    /// Its corner, on systems that report it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub corner: Option<(i16, i16)>,
    /// It fills the screen.
    pub maximized: bool,
}

impl WindowPlace {
    /// The smallest size of a window.
    pub const LEAST: (u16, u16) = (480, 560);
    /// The largest size that is accepted from a file.
    const MOST: u16 = 16_000;

    /// The same with a size that a window can have.
    pub(super) fn bounded(mut self) -> WindowPlace {
        let (width, height) = WindowPlace::LEAST;
        let bound = |(wide, high): (u16, u16)| (wide.clamp(width, Self::MOST), high.clamp(height, Self::MOST));
        self.size = self.size.map(bound);
        self
    }
}
