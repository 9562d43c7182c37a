//! What everything in the window is drawn with: the player's language, colors and settings.

use crate::ui::settings::Settings;
use crate::ui::{paint::Theme, words::Words};

/// What everything in the window is drawn with.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// The player's language.
    pub words: &'a Words,
    /// The current theme.
    pub theme: &'a Theme,
    /// The player's settings.
    pub settings: &'a Settings,
    /// The player's name, or empty if it is not set.
    pub player: &'a str,
}
