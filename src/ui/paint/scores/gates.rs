//! Hands won, marked as people mark them: a stroke for each, and every fifth across the four before it.

use crate::ui::paint::Theme;
use crate::ui::paint::scores::pencil::Pencil;
use egui::{Painter, Pos2, Shape, pos2, vec2};

/// The strokes of a gate.
const GATE: u8 = 5;
/// The space between two strokes and that between two gates, in heights of a stroke.
const STEP: f32 = 0.32;
const GAP: f32 = 0.5;

/// Returns how wide this many strokes are, in heights of a stroke.
pub fn gates_width(strokes: u8) -> f32 {
    strokes.checked_sub(1).map_or(0.0, |last| upright(last) + STEP)
}

/// Where a stroke stands, in heights of a stroke. The one across its gate ends where the next would stand.
fn upright(number: u8) -> f32 {
    let (gate, place) = (number / GATE, (number % GATE).min(GATE - 2));
    f32::from(gate) * (STEP * f32::from(GATE - 2) + GAP) + STEP * f32::from(place)
}

/// Paints the strokes of one side, the places of those still to come as dots.
pub fn paint_gates(painter: &Painter, left: Pos2, height: f32, [won, of]: [u8; 2], theme: &Theme) {
    let mut pencil = Pencil::new(painter, 0);
    let width = (0.11 * height).max(1.2);
    for number in 0..of.max(won) {
        let at = left + vec2(height * (upright(number) + 0.5 * STEP), 0.0);
        let across = number % GATE == GATE - 1;
        let from = if across { height * vec2(-3.4 * STEP, 0.3) } else { height * vec2(0.02, -0.5) };
        let to = if across { height * vec2(0.4 * STEP, -0.3) } else { height * vec2(-0.02, 0.5) };
        if number < won {
            pencil.draw([at + from, at + to], 1.0, width, theme.text_color());
        } else if !across {
            painter.circle_filled(pos2(at.x, left.y), 0.6 * width, theme.quiet_text());
        }
    }
    painter.add(Shape::mesh(pencil.drawing()));
}
