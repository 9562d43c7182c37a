//! Scores as pictures: pegs on a cribbage board, strokes on a sheet of paper, or a mark for each
//! hand. They are made from plain scores and know no game.

pub mod cribbage;
pub mod holes;
mod pencil;
pub mod strokes;
pub mod xsheet;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Color32, FontId, Painter, Rect, Ui, vec2};

/// One side and its score.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SideScore<'a> {
    /// Its name. If all names are empty, they take no room.
    pub name: &'a str,
    /// Its score.
    pub score: i32,
    /// The score before the last change.
    pub before: i32,
    /// The score before the change before that. A moving peg starts there. At rest it is not used.
    pub earlier: i32,
    /// How much of the last change is visible, from 0 to 1. At rest it is 1.
    pub shown: f32,
    /// The color of the side.
    pub color: Color32,
}

impl<'a> SideScore<'a> {
    /// Creates a score at rest.
    pub const fn at_rest(name: &'a str, score: i32, before: i32, color: Color32) -> SideScore<'a> {
        SideScore { name, score, before, earlier: before, shown: 1.0, color }
    }
}

/// The width of a spot of the side's color and the space after it, in sizes of the font.
const SPOT: f32 = 1.0;
/// The smallest font of a name.
const SMALLEST: f32 = 8.0;
/// A name in smaller letters than these is not written. The spot says whose score it is.
const READ: f32 = 10.0;
/// The largest font of a name.
const LARGEST: f32 = 17.0;

/// Returns the width of the widest name with its spot, in sizes of the font, or zero if there are
/// no names.
fn widest_name(ui: &Ui, sides: &[SideScore<'_>]) -> f32 {
    let font = FontId::proportional(LARGEST);
    let wide = |side: &SideScore<'_>| {
        ui.painter().layout_no_wrap(side.name.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x
    };
    let widest = sides.iter().map(wide).fold(0.0, f32::max);
    if widest > 0.0 { widest / LARGEST + SPOT } else { 0.0 }
}

/// Returns the font size for names in this height and width. A name too wide for the smallest font
/// is cut.
fn name_size(high: f32, widest: f32, wide: f32) -> f32 {
    high.min(wide / widest.max(1.0)).clamp(SMALLEST, LARGEST)
}

/// How names are written.
struct NameStyle {
    size: f32,
    ink: Color32,
    spot: Color32,
    edge: Color32,
}

/// Paints a side's name on the left of a rectangle, after a spot of its color.
fn paint_name(painter: &Painter, rect: Rect, name: &str, style: &NameStyle) {
    let (left, size) = (rect.left_center(), style.size);
    painter.circle(left + vec2(0.33 * size, 0.0), 0.3 * size, style.spot, (0.08 * size, style.edge));
    if size < READ {
        return;
    }
    let mut job = LayoutJob::simple_singleline(name.to_owned(), FontId::proportional(size), style.ink);
    job.wrap = TextWrapping::truncate_at_width((rect.width() - SPOT * size).max(size));
    let galley = painter.layout_job(job);
    painter.galley(left + vec2(SPOT * size, -0.5 * galley.size().y), galley, style.ink);
}
