//! What everything in the window is made with: the player's words, colours and settings.

use crate::store::Settings;
use crate::ui::paint::theme::Theme;
use crate::ui::words::Words;

/// What everything in the window is made with.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// The player's language.
    pub words: &'a Words,
    /// The theme in use.
    pub theme: &'a Theme,
    /// The player's settings.
    pub settings: &'a Settings,
    /// The name of whoever plays; empty as long as they have not told it.
    pub player: &'a str,
}
