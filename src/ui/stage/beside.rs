//! What stands beside a table that is in the place of the game under way: at its right, or below it where there is little room.

use egui::{Panel, Ui, Vec2};

/// With less room than this the panel stands below the table.
const NARROW: f32 = 720.0;
/// How high it is there at most.
const LOWEST: f32 = 300.0;

/// A panel of this name beside the table.
pub(super) fn beside(ui: &Ui, name: &'static str) -> Panel {
    let room = ui.available_size();
    let panel = if room.x < NARROW {
        Panel::bottom(name).exact_size((0.48 * room.y).clamp(220.0, LOWEST))
    } else {
        Panel::right(name).exact_size((0.32 * room.x).clamp(290.0, 380.0))
    };
    panel.resizable(false).show_separator_line(false)
}

/// Whether a panel of this size stands below the table.
pub(super) fn is_low(size: Vec2) -> bool {
    size.y < LOWEST
}
