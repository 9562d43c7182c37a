//! The panel beside a table that replaces the current game. It is on the right, or below the table in a narrow window.

use egui::{Panel, Ui, Vec2};

/// Below this width the panel goes under the table.
const NARROW: f32 = 720.0;
/// The greatest height of a panel under the table.
const LOWEST: f32 = 300.0;

/// Creates a panel with this name beside the table.
pub(super) fn beside(ui: &Ui, name: &'static str) -> Panel {
    let room = ui.available_size();
    let panel = if room.x < NARROW {
        Panel::bottom(name).exact_size((0.48 * room.y).clamp(220.0, LOWEST))
    } else {
        Panel::right(name).exact_size((0.32 * room.x).clamp(290.0, 380.0))
    };
    panel.resizable(false).show_separator_line(false)
}

/// Whether a panel of this size is under the table.
pub(super) fn is_low(size: Vec2) -> bool {
    size.y < LOWEST
}
