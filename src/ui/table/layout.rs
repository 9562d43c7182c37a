//! Where everything stands in a window of a given size: pure arithmetic, so that tests can say that nothing overlaps.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::{
    engine::{bone::BONES, table::Way},
    ui::paint::bone::Lie,
};

/// The way from the middle of the table to an end.
pub const fn direction(way: Way) -> Vec2 {
    match way {
        Way::West => vec2(-1.0, 0.0),
        Way::East => vec2(1.0, 0.0),
        Way::North => vec2(0.0, -1.0),
        Way::South => vec2(0.0, 1.0),
    }
}

/// Whether an arm runs left or right.
pub const fn is_level(way: Way) -> bool {
    matches!(way, Way::West | Way::East)
}

/// How far apart bones of the panel stand, in sizes of a bone.
const GAP: f32 = 0.16;
/// The height of the status area where text is of its usual size.
const STATUS: f32 = 106.0;
/// The cross of the table at its widest and its highest, in sizes of a bone: a spinner, hidden bones, a plain bone on either side.
const CROSS: Vec2 = vec2(6.4, 7.4);

/// The areas of the display and the sizes in them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    /// Scores, counts of bones and the line in which Nestor speaks.
    pub status: Rect,
    /// The playing area.
    pub board: Rect,
    /// The bone panel.
    pub panel: Rect,
    /// The one button.
    pub button: Rect,
    /// Where the table count stands.
    pub count: Rect,
    /// How large text is against a window of middling size.
    pub scale: f32,
    /// The size of a bone on the table.
    pub unit: f32,
    /// The size of a bone in the panel.
    pub bone: f32,
    /// The rows of the panel.
    pub rows: usize,
    /// The columns of the panel.
    pub columns: usize,
}

impl Layout {
    /// The layout of everything below the menu, at a scale of the interface of which one is the usual.
    pub fn new(area: Rect, interface: f32) -> Layout {
        let scale = text_scale(area.size(), interface);
        let pad = (10.0 * scale).round();
        let status = Rect::from_min_size(area.min, vec2(area.width(), (STATUS * scale).round()));
        let width = area.width() - 2.0 * pad;
        let (rows, bone) = balanced(area, status.height(), width, pad);
        let panel = Rect::from_min_max(pos2(area.left(), area.bottom() - panel_height(rows, bone, pad)), area.max);
        let columns = ((width + GAP * bone) / ((2.0 + GAP) * bone) + 1e-3).floor().max(1.0) as usize;
        let board = Rect::from_min_max(pos2(area.left(), status.bottom()), pos2(area.right(), panel.top()));
        let unit = unit_in(board.size(), pad);
        let button = vec2((146.0 * scale).round(), (46.0 * scale).round());
        let button = Rect::from_min_size(board.max - button - Vec2::splat(pad), button);
        let count = Rect::from_min_max(
            pos2(board.left() + pad, button.top()),
            pos2(board.left() + pad + 150.0 * scale, button.bottom()),
        );
        Layout { status, board, panel, button, count, scale, unit, bone, rows, columns }
    }

    /// How many bones the panel holds.
    pub const fn cells(&self) -> usize {
        self.rows * self.columns
    }

    /// The place of the panel with this number, from the left and top down.
    pub fn cell(&self, number: usize) -> Lie {
        let pad = (10.0 * self.scale).round();
        let (column, row) = (number / self.rows, number % self.rows);
        let inner = self.panel.shrink(pad);
        // Columns spread over the whole width, so that those counted from the right fall on those counted from the left.
        let wide = if self.columns > 1 { (inner.width() - 2.0 * self.bone) / (self.columns - 1) as f32 } else { 0.0 };
        let corner = inner.min + vec2(column as f32 * wide, row as f32 * (1.0 + GAP) * self.bone);
        Lie::flat(snapped(corner + vec2(self.bone, 0.5 * self.bone)), self.bone)
    }

    /// The place of the `number`th bone that was played, from the right and bottom up.
    pub fn cell_from_end(&self, number: usize) -> Lie {
        self.cell(self.cells() - 1 - number.min(self.cells() - 1))
    }

    /// The middle of the table.
    pub fn middle(&self) -> Pos2 {
        snapped(self.board.center())
    }
}

/// Whole points: bones that stand still are painted sharper there.
fn snapped(at: Pos2) -> Pos2 {
    pos2((2.0 * at.x).round() / 2.0, (2.0 * at.y).round() / 2.0)
}

/// How large text is in a window of this size and at this scale of the interface. It grows with the window, and less than in step with the interface,
/// because bones want room as well; it stays readable in the smallest window there is, and gives way where the interface leaves even less room.
fn text_scale(size: Vec2, interface: f32) -> f32 {
    let wanted = (size.x / 900.0).min(size.y / 660.0) * interface.powf(0.6);
    let least = 0.78 * (size.x / 480.0).min(size.y / 530.0).min(1.0);
    let most = (size.x / 560.0).min(0.26 * size.y / STATUS).min(1.7);
    wanted.clamp(least, most.max(least))
}

fn panel_height(rows: usize, bone: f32, pad: f32) -> f32 {
    rows as f32 * (1.0 + GAP) * bone - GAP * bone + 2.0 * pad
}

/// The size of a bone on a playing area of this size.
fn unit_in(board: Vec2, pad: f32) -> f32 {
    let room = board - Vec2::splat(1.6 * pad);
    (room.x / CROSS.x).min(room.y / CROSS.y)
}

/// The rows and the size of a bone in the panel, for the height of the panel with which the smaller of bones on the table and in the panel is largest.
fn balanced(area: Rect, status: f32, width: f32, pad: f32) -> (usize, f32) {
    let smaller = |&(rows, bone): &(usize, f32)| {
        let board = area.height() - status - panel_height(rows, bone, pad);
        unit_in(vec2(area.width(), board), pad).min(bone)
    };
    (20..=36)
        .map(|percent| fullest_rows(width, 0.01 * percent as f32 * area.height() - 2.0 * pad))
        .max_by(|one, two| smaller(one).total_cmp(&smaller(two)))
        .unwrap_or((4, 20.0))
}

/// How many rows let the bones of a panel that holds all 28 be largest, and how large.
fn fullest_rows(width: f32, height: f32) -> (usize, f32) {
    (2..=6)
        .map(|rows| {
            let columns = BONES.div_ceil(rows) as f32;
            let by_width = width / (columns * (2.0 + GAP) - GAP);
            let by_height = height / (rows as f32 * (1.0 + GAP) - GAP);
            (rows, (2.0 * by_width.min(by_height)).floor() / 2.0)
        })
        .fold((2, 1.0), |best, next| if next.1 > best.1 { next } else { best })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [Vec2; 5] =
        [vec2(480.0, 535.0), vec2(960.0, 695.0), vec2(1920.0, 1055.0), vec2(700.0, 1200.0), vec2(2560.0, 700.0)];

    fn layouts() -> impl Iterator<Item = Layout> {
        SIZES.into_iter().map(|size| Layout::new(Rect::from_min_size(pos2(0.0, 25.0), size), 1.0))
    }

    #[test]
    fn all_28_bones_have_a_place_of_their_own_in_the_panel() {
        for layout in layouts() {
            assert!(layout.cells() >= BONES, "{layout:?}");
            let cells: Vec<Rect> = (0..layout.cells()).map(|cell| layout.cell(cell).rect()).collect();
            for (at, cell) in cells.iter().enumerate() {
                assert!(layout.panel.contains_rect(*cell), "{cell:?} in {layout:?}");
                assert!(cells[..at].iter().all(|other| !other.intersects(cell.shrink(0.01))), "{layout:?}");
            }
        }
    }

    #[test]
    fn areas_lie_one_below_the_other() {
        for layout in layouts() {
            assert!(layout.status.bottom() <= layout.board.top() && layout.board.bottom() <= layout.panel.top());
            assert!(layout.board.contains_rect(layout.button) && layout.board.contains_rect(layout.count));
            assert!(layout.unit >= 30.0 && layout.bone >= 27.0, "bones too small to read: {layout:?}");
        }
    }

    #[test]
    fn the_button_keeps_clear_of_the_south_arm() {
        for layout in layouts() {
            assert!(layout.button.left() > layout.middle().x + layout.unit, "{layout:?}");
            assert!(layout.count.right() < layout.middle().x - layout.unit, "{layout:?}");
        }
    }

    #[test]
    fn nothing_overlaps_even_where_the_interface_is_very_large() {
        for size in [vec2(384.0, 270.0), vec2(240.0, 210.0), vec2(192.0, 200.0)] {
            let layout = Layout::new(Rect::from_min_size(pos2(0.0, 25.0), size), 2.5);
            assert!(layout.status.bottom() <= layout.board.top() && layout.board.bottom() <= layout.panel.top());
            assert!(layout.unit > 5.0 && layout.cells() >= BONES, "{layout:?}");
            let cells: Vec<Rect> = (0..layout.cells()).map(|cell| layout.cell(cell).rect()).collect();
            for (at, cell) in cells.iter().enumerate() {
                assert!(cells[..at].iter().all(|other| !other.intersects(cell.shrink(0.01))), "{layout:?}");
            }
        }
    }

    #[test]
    fn bones_grow_with_the_window() {
        let sizes: Vec<f32> = layouts().take(3).map(|layout| layout.bone).collect();
        assert!(sizes[0] < sizes[1] && sizes[1] < sizes[2]);
    }
}
