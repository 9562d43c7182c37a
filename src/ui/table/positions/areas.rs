//! The areas of a window of a given size. It is pure arithmetic, so tests can check that nothing
//! overlaps.

use super::foot::{
    BUTTON, GAP, NAME, TWO_ROWS, finger_foot, foot_places, low_places, over_places, stacked_places, strip_places,
};
use crate::engine::{Set, Way};
use crate::place::Shape;
use crate::ui::paint::{Pose, RAIL};
use crate::ui::parts::FINGER;
use egui::{Pos2, Rect, Vec2, pos2, vec2};
use std::ops::RangeInclusive;

/// Returns the direction from the middle of the table to an end.
pub(crate) const fn direction(way: Way) -> Vec2 {
    match way {
        Way::West => vec2(-1.0, 0.0),
        Way::East => vec2(1.0, 0.0),
        Way::North => vec2(0.0, -1.0),
        Way::South => vec2(0.0, 1.0),
    }
}

/// Whether an arm runs left or right.
pub(super) const fn is_level(way: Way) -> bool {
    matches!(way, Way::West | Way::East)
}

/// The least size of letters at the table, and the one that the smallest but one have where text is of
/// its usual size.
const LEAST_LETTERS: f32 = 12.0;
const SMALL_LETTERS: f32 = 14.0;
/// The least size of text compared to normal, and the greatest on the compact display, whose figures share
/// their places with the bones.
const LEAST_TEXT: f32 = 0.85;
const MOST_TEXT: f32 = 1.2;
/// The height of the status area with text of normal size, and that of its figures.
const STATUS: f32 = 66.0;
pub(crate) const FIGURES: f32 = 40.0;
/// The height of a score board or sheet with text of normal size.
const SCORES: f32 = 56.0;
/// With more bones than this in a hand, those on the table do not shrink with them.
const FULL: usize = 14;
/// The share of the height that your hand has on the whole table.
const FOOT: f32 = 0.182;
/// The depth of the hand opposite and the width of one at a side, where text is of its usual size.
pub(super) const OPPOSITE: f32 = 36.0;
const BESIDE_CLOTH: f32 = 76.0;
/// The height of what is said below the hand opposite, where text is of its usual size.
const SAID: f32 = 27.0;
/// The width of a hand at a side with the least letters, and the share of a telephone that it may take.
const LEAST_BESIDE: f32 = 62.0;
const MOST_BESIDE: f32 = 0.2;
/// How much higher than the middle of its place your hand stands, so that the ring of the keyboard has air
/// below, where text is of its usual size.
const RAISED: f32 = 3.0;
/// The size of a bone of another player that lies open, in sizes of your own.
pub(super) const SHOWN: f32 = 0.55;
/// A window narrower than this is a telephone's. There your hand has the whole width, and the
/// boneyard and the button lie above it.
const NARROW: f32 = 440.0;
/// A window that is wider than high and lower than this is a telephone's on its side. There your
/// hand has the whole width as well, and all else that is yours stands in a row above it.
const LOW: f32 = 400.0;
/// The share of the compact display's height that your hand and the played bones have, and of that your
/// hand.
const PANEL: f32 = 0.2;
const HAND: f32 = 0.5;
/// The share that a panel with a place for every bone has.
const PANEL_FOR_ALL: f32 = 0.25;
/// The share of their place's height that the played bones take, so that they keep clear of its edge.
const CLEAR: f32 = 0.9;
/// The share of the compact display that the table has there, and that your hand and the played
/// bones have upright.
const LOW_BOARD: f32 = 0.45;
const HIGH_FOOT: f32 = 0.5;
/// The height of the menus above it.
const MENUS: f32 = 44.0;
/// The greatest width and height of the cross of the table, in sizes of a bone: a spinner, hidden
/// bones, and one bone lengthwise on each side.
const CROSS: Vec2 = vec2(6.4, 7.4);

/// The two displays of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Display {
    /// Every bone, as on a real table.
    Whole,
    /// Only the ends, as in the manual.
    Compact,
}

/// The areas of the display and the sizes in them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Areas {
    /// The display.
    pub display: Display,
    /// The scores, the numbers of bones and the line where the others speak. The whole table has
    /// all that at the seats, and at most the score board here.
    pub status: Rect,
    /// The place of a score board or sheet, if there is one.
    pub scores: Rect,
    /// The playing area.
    pub board: Rect,
    /// The place of your hand.
    pub panel: Rect,
    /// Your name and score above your hand on the whole table.
    pub seat: Rect,
    /// What is said to you there.
    pub line: Rect,
    /// The button.
    pub button: Rect,
    /// The place of the table count.
    pub count: Rect,
    /// The place of the boneyard on the whole table, and of the played bones on the compact display.
    pub yard: Rect,
    /// The places of the other hands on the whole table: left, opposite and right.
    pub courts: [Rect; 3],
    /// The places of the firecrackers, yours and the other player's.
    pub firecrackers: [Rect; 2],
    /// Where the bones of the table lie, clear of everything else. How they lie depends on its
    /// shape.
    pub cloth: Rect,
    /// The part of it that is clear of the hands that lie open now.
    pub table: Rect,
    /// The scale of everything except bones, compared to a window of medium size.
    pub scale: f32,
    /// The scale of text. It is `scale`, or larger or smaller if the player wants that.
    pub text: f32,
    /// The scale of the lines that text stands in: `scale`, or what the least letters need.
    pub lines: f32,
    /// The least size of letters. What does not fit in them is said shorter.
    pub least: f32,
    /// The height of what is said below the hand opposite, or zero if that stands beside it.
    pub said: f32,
    /// The size of a bone on the compact table, and the greatest size on the whole one.
    pub unit: f32,
    /// The size of a bone in your hand.
    pub bone: f32,
    /// The rows of the panel.
    pub rows: usize,
    /// The columns of the panel.
    pub columns: usize,
    /// Whether the places of your hand on the compact display are counted from left to right and then from top to
    /// bottom.
    pub in_rows: bool,
    /// Whether your hand and the played bones share the panel, in which every bone of the set has a place.
    pub is_shared: bool,
}

/// What the areas depend on besides the size of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Needs {
    /// The display.
    pub display: Display,
    /// The size of text in percent.
    pub words: u16,
    /// The size of letters in percent. It is that of text, or more where the player wants them larger than
    /// everything in a small window can be.
    pub letters: u16,
    /// The bones of the game.
    pub set: Set,
    /// The number of bones in your hand.
    pub hand: usize,
    /// How many seats the table has. Two of the others sit on the left and right, and one or three
    /// of them also opposite.
    pub seats: usize,
    /// Whether the hands of the others lie open.
    pub open: bool,
    /// Whether there are firecrackers.
    pub firecrackers: bool,
    /// Whether there is a score board or sheet in addition to the figures.
    pub scores: bool,
    /// Whether the hand is over, so that only the button is needed.
    pub over: bool,
    /// Whether the bones of your hand keep their places and their size on the compact display.
    pub stays: bool,
}

impl Areas {
    /// Returns how large letters are that have this size where text is of its usual size.
    pub fn letters(&self, usual: f32) -> f32 {
        (usual * self.text).max(self.least)
    }

    /// The height of the figures and the line of the compact display.
    pub(crate) fn figures_and_line(&self) -> f32 {
        status_height(self.scale, self.lines)
    }

    /// Returns the shape of the cloth, which decides how the whole table lies.
    pub fn cloth_shape(&self) -> Shape {
        let cloth = self.cloth.size();
        Shape { width: cloth.x as u16, height: cloth.y as u16 }
    }

    /// Lays out everything below the menu.
    ///
    /// Larger text has less room in its own units. Everything else is laid out as if the text had
    /// its normal size, so larger text never shrinks a bone. The rows where it stands grow with it.
    pub fn new(area: Rect, needs: Needs) -> Areas {
        let words = f32::from(needs.words) / 100.0;
        let usual = Areas::usual(Rect::from_min_size(area.min, words * area.size()), needs);
        let text = match needs.display {
            Display::Whole if needs.letters > 100 => usual.lines,
            _ => usual.scale * words.powf(0.6).clamp(LEAST_TEXT, MOST_TEXT),
        };
        // Whoever wants smaller words gets them.
        let least = usual.least * words.min(1.0);
        Areas { text: text.max(least / SMALL_LETTERS), least, ..usual }.measured_in(words)
    }

    /// Returns the same areas scaled by `larger` around its corner.
    fn measured_in(mut self, larger: f32) -> Areas {
        let corner = self.status.min;
        let at = |at: Pos2| corner + (at - corner) / larger;
        let Areas {
            status,
            scores,
            board,
            panel,
            seat,
            line,
            button,
            count,
            yard,
            courts,
            firecrackers,
            cloth,
            table,
            ..
        } = &mut self;
        let rects = [status, scores, board, panel, seat, line, button, count, yard, cloth, table];
        for rect in rects.into_iter().chain(courts).chain(firecrackers).filter(|rect| rect.is_finite()) {
            *rect = Rect::from_min_max(at(rect.min), at(rect.max));
        }
        let Areas { scale, text, lines, least, said, unit, bone, .. } = &mut self;
        for size in [scale, text, lines, least, said, unit, bone] {
            *size /= larger;
        }
        self
    }

    /// Returns the areas with text of normal size.
    fn usual(area: Rect, needs: Needs) -> Areas {
        // On its side a telephone has the letters that it has upright.
        let size = if is_low(area.size()) { vec2(area.height() + MENUS, area.width()) } else { area.size() };
        let scale = text_scale(size);
        let pad = (10.0 * scale).round();
        // In a small window the compact display has larger letters as well.
        let is_small = f32::from(needs.letters) > 1.01 * f32::from(needs.words);
        let grows = needs.display == Display::Whole || is_small;
        let letters = if grows { f32::from(needs.letters.max(100)) / 100.0 } else { 1.0 };
        let least = LEAST_LETTERS * letters;
        let lines = match needs.display {
            Display::Whole => letters * scale.max(LEAST_LETTERS / SMALL_LETTERS),
            Display::Compact => scale.max(least / SMALL_LETTERS),
        };
        let figures = if needs.display == Display::Compact { status_height(scale, lines).round() } else { 0.0 };
        let besides = if needs.scores { (SCORES * scale).round() } else { 0.0 };
        let status = Rect::from_min_size(area.min, vec2(area.width(), figures + besides));
        let scores = Rect::from_min_max(pos2(area.left(), area.top() + figures), status.max).shrink2(vec2(pad, 0.0));
        let mut areas = match needs.display {
            Display::Compact if area.size().min_elem() < NARROW => {
                Areas::compact_for_fingers(area, status, [scale, lines], pad, needs)
            }
            Display::Compact if needs.stays => Areas::compact_for_all(area, status, [scale, lines], pad, needs.set),
            Display::Compact => Areas::compact(area, status, [scale, lines], pad, needs.hand),
            Display::Whole => Areas::whole(area, status, [scale, lines], pad, needs),
        };
        areas.least = least;
        if needs.scores {
            let above = if needs.display == Display::Whole { 0.4 * pad } else { 0.0 };
            areas.scores = scores.with_min_y(scores.top() + above).with_max_y(scores.bottom() - 0.4 * pad);
        }
        areas
    }

    /// The areas that both displays have.
    fn bare(display: Display, [status, board, panel, button, count]: [Rect; 5], [scale, lines]: [f32; 2]) -> Areas {
        Areas {
            display,
            status,
            scores: Rect::NOTHING,
            board,
            panel,
            seat: Rect::NOTHING,
            line: Rect::NOTHING,
            button,
            count,
            yard: Rect::NOTHING,
            courts: [Rect::NOTHING; 3],
            firecrackers: [Rect::NOTHING; 2],
            cloth: board,
            table: board,
            scale,
            text: lines,
            lines,
            least: LEAST_LETTERS,
            said: 0.0,
            unit: 0.0,
            bone: 0.0,
            rows: 0,
            columns: 0,
            in_rows: false,
            is_shared: false,
        }
    }

    /// The compact display on which nothing moves: the panel has a place for every bone of the set. Your bones come
    /// from the left and the top, and the played ones from the right and the bottom, as in the manuals.
    fn compact_for_all(area: Rect, status: Rect, [scale, lines]: [f32; 2], pad: f32, set: Set) -> Areas {
        let foot = area.with_min_y((area.bottom() - PANEL_FOR_ALL * area.height()).round());
        let board = Rect::from_min_max(status.left_bottom(), foot.right_top());
        let panel = foot.shrink2(vec2(pad, 0.8 * pad));
        let (rows, columns, bone) = largest(panel.size(), vec2(2.0, 1.0), set.size(), 1..=8);
        let button = vec2((146.0 * scale).round(), (46.0 * scale).round());
        let button = Rect::from_min_size(board.max - button - Vec2::splat(pad), button);
        let bare = Areas::bare_compact([status, board, panel, button], [scale, lines], pad);
        Areas {
            yard: panel,
            unit: unit_in(board.size(), pad),
            bone,
            rows,
            columns,
            in_rows: true,
            is_shared: true,
            ..bare
        }
    }

    /// The compact display. Your bones stand in the middle, in one row while that keeps them large, and the
    /// played ones lie small below them.
    fn compact(area: Rect, status: Rect, [scale, lines]: [f32; 2], pad: f32, hand: usize) -> Areas {
        let foot = area.with_min_y((area.bottom() - PANEL * area.height()).round());
        let board = Rect::from_min_max(status.left_bottom(), foot.right_top());
        let inside = foot.shrink2(vec2(pad, 0.8 * pad));
        let room = vec2(inside.width(), HAND * inside.height());
        let (rows, fullest, bone) = largest(room, vec2(2.0, 1.0), hand.max(7), 1..=4);
        let panel = inside.with_max_y(inside.top() + panel_height(rows, bone));
        // It reaches to the edge of the window, as everything below the table does.
        let yard = inside.with_min_y(panel.bottom() + pad).with_max_y(foot.bottom());
        let button = vec2((146.0 * scale).round(), (46.0 * scale).round());
        let button = Rect::from_min_size(board.max - button - Vec2::splat(pad), button);
        let bare = Areas::bare_compact([status, board, panel, button], [scale, lines], pad);
        let areas = Areas { yard, unit: unit_in(board.size(), pad), bone, rows, columns: fullest, ..bare };
        areas.holding(hand)
    }

    /// Returns the same areas for another hand. It stands in the middle as well, if it stands in one row.
    #[must_use]
    pub fn holding(self, bones: usize) -> Areas {
        if self.rows == 1 && !self.is_shared { Areas { columns: bones.max(1), ..self } } else { self }
    }

    /// The compact display of a telephone. Your bones are for fingers. On its side all that is beside the
    /// table. Where they stay, there are as many places as fingers can tell apart, and only a hand of more is laid
    /// anew.
    fn compact_for_fingers(area: Rect, status: Rect, [scale, lines]: [f32; 2], pad: f32, needs: Needs) -> Areas {
        let below = area.with_min_y(status.bottom());
        let low = is_low(area.size());
        let foot = if low {
            below.with_min_x((below.left() + LOW_BOARD * below.width()).round())
        } else {
            below.with_min_y((below.bottom() - HIGH_FOOT * below.height()).round())
        };
        let board = if low { below.with_max_x(foot.left()) } else { below.with_max_y(foot.top()) };
        let inside = Rect::from_min_max(foot.min + vec2(pad, pad), foot.max - vec2(pad, 0.5 * pad));
        // Above the button on its side, and above the played bones upright. Where places stay, one row more is worth it.
        let least = match (low, needs.stays) {
            (true, false) => FINGER + pad,
            (true, true) => FINGER + 0.5 * pad,
            (false, false) => 0.3 * inside.height(),
            (false, true) => 0.22 * inside.height(),
        };
        let (room, shape) = (inside.size() - vec2(0.0, least), vec2(2.0, 1.0));
        let fixed = for_fingers(room, shape).filter(|(rows, columns, _)| needs.stays && needs.hand <= rows * columns);
        let (rows, columns, bone) = fixed.unwrap_or_else(|| largest(room, shape, needs.hand.max(7), 1..=7));
        let panel = inside.with_max_y(inside.top() + panel_height(rows, bone));
        let size = vec2((146.0 * scale).max(BUTTON * lines).round(), (46.0 * scale).round().max(FINGER));
        let button = Rect::from_min_size((if low { inside.max } else { board.max - Vec2::splat(pad) }) - size, size);
        let yard = foot.with_min_y(panel.bottom() + 0.8 * pad).shrink2(vec2(pad, 0.0));
        let yard = if low { yard.with_max_x(button.left() - pad) } else { yard };
        let bare = Areas::bare_compact([status, board, panel, button], [scale, lines], pad);
        let in_rows = needs.stays;
        Areas { yard, unit: unit_in(board.size(), pad), bone, rows, columns, in_rows, ..bare }
    }

    /// What both compact displays have.
    fn bare_compact([status, board, panel, button]: [Rect; 4], [scale, lines]: [f32; 2], pad: f32) -> Areas {
        let count = Rect::from_min_max(
            pos2(board.left() + pad, board.bottom() - pad - button.height()),
            pos2(board.left() + pad + 150.0 * lines, board.bottom() - pad),
        );
        // Yours is next to the button, and the other one is next to its owner's card.
        let side = 0.92 * button.height();
        let yours = Rect::from_center_size(button.left_center() - vec2(0.5 * side + 0.6 * pad, 0.0), Vec2::splat(side));
        let small = Vec2::splat(26.0 * scale);
        let theirs = pos2(status.right() - (0.38 * status.width()).min(420.0 * scale), status.top() + 18.0 * scale);
        let theirs = Rect::from_center_size(theirs - vec2(0.5 * small.x + 2.0 * scale, 0.0), small);
        let bare = Areas::bare(Display::Compact, [status, board, panel, button, count], [scale, lines]);
        Areas { firecrackers: [yours, theirs], ..bare }
    }

    /// Your hand at the front, with the boneyard and the button at its sides, the other hands at
    /// the edges of the cloth.
    fn whole(area: Rect, status: Rect, [scale, lines]: [f32; 2], pad: f32, needs: Needs) -> Areas {
        let (narrow, low) = (area.width() < NARROW && area.width() < area.height(), is_low(area.size()));
        let foot = if narrow || low {
            finger_foot(area.size(), needs.hand, (pad, lines), low)
        } else {
            (FOOT * area.height()).clamp(96.0 * scale, 170.0 * scale).round()
        };
        let below = Rect::from_min_max(pos2(area.left(), area.bottom() - foot), area.max);
        let [strip, seat, line, count, yard, button, panel] = if low {
            low_places(below, [scale, lines], pad)
        } else {
            let [yard, panel, button] =
                if narrow { stacked_places(below, [scale, lines], pad) } else { foot_places(below, scale, pad) };
            let [strip, seat, line, count] = strip_places(below, [scale, lines], pad);
            [strip, seat, line, count, yard, button, panel]
        };
        let board = Rect::from_min_max(pos2(area.left(), status.bottom()), pos2(area.right(), strip.top()));
        let least = if narrow || low { FINGER } else { 0.0 };
        let side = if needs.firecrackers { (54.0 * scale).min(0.6 * foot).max(least) } else { 0.0 };
        let panel = panel.with_min_x(panel.left() + side);
        let yours = pos2(panel.left() - 0.5 * side + 0.5 * pad, panel.center().y);
        let yours = Rect::from_center_size(yours, Vec2::splat(side));
        let margin = if narrow || low { vec2(2.0, 0.6 * pad) } else { vec2(pad, 0.6 * pad) };
        let room = panel.shrink2(margin).size();
        let (rows, fullest, bone) = largest(room, vec2(1.0, 2.0), needs.hand.max(7), 1..=4);
        // Those on the table are as large as those in your hand, unless it is very full.
        let (_, _, unit) = largest(room, vec2(1.0, 2.0), needs.hand.clamp(7, FULL), 1..=4);
        // What is left of a hand that is over stands above the button, which has its middle.
        let (panel, button) =
            if needs.over && !narrow && !low { over_places(panel, button, pad) } else { (panel, button) };
        let (rows, fullest, bone) = if needs.over {
            largest(panel.shrink2(margin).size(), vec2(1.0, 2.0), needs.hand.max(7), 1..=4)
        } else {
            (rows, fullest, bone)
        };
        let sides = needs.seats > 2;
        // Where it is narrow, what is said opposite has a row of its own.
        let said = if narrow { SAID * lines } else { 0.0 };
        let deep = match needs.seats {
            3 => 0.0,
            _ if narrow => NAME * lines + said,
            _ => (OPPOSITE * scale).max(NAME * lines),
        };
        // A low window has room to spare there.
        let side = (BESIDE_CLOTH * scale * if low { 1.5 } else { 1.0 })
            .max((LEAST_BESIDE * lines).min(MOST_BESIDE * area.width()));
        let side = if sides { side.round() } else { 0.0 };
        // Nothing lies on the rail around the cloth.
        let inner = board.shrink(RAIL * scale);
        let around = |deep: f32, side: f32| {
            let corner = inner.min + vec2(side, deep);
            Rect::from_min_max(corner, pos2(inner.right() - side, inner.bottom())).shrink(0.2 * pad)
        };
        let cloth = around(deep.round(), side);
        let shown = 2.0 * SHOWN * unit + 0.5 * pad + said;
        let opposite = if needs.seats == 3 { 0.0 } else { shown };
        let table = if needs.open { around(deep.max(opposite), side) } else { cloth };
        let [side, deep] = [table.left() - inner.left() - 0.2 * pad, table.top() - inner.top() - 0.2 * pad];
        let courts = [
            Rect::from_min_max(inner.min, pos2(inner.left() + side, inner.bottom())),
            Rect::from_min_max(pos2(inner.left() + side, inner.top()), pos2(inner.right() - side, inner.top() + deep)),
            Rect::from_min_max(pos2(inner.right() - side, inner.top()), inner.max),
        ];
        // At the end of the edge opposite, beyond what is said there or above it.
        let row = courts[1].height() - said;
        let theirs = if needs.firecrackers { (34.0 * scale).min(row) } else { 0.0 };
        let corner = pos2(courts[1].right() - 0.5 * pad - 0.5 * theirs, courts[1].top() + 0.5 * row);
        let theirs = Rect::from_center_size(corner, Vec2::splat(theirs));
        let bare = Areas::bare(Display::Whole, [status, board, panel, button, count], [scale, lines]);
        let firecrackers = [yours, theirs];
        let areas = Areas {
            seat,
            line,
            yard,
            courts,
            firecrackers,
            cloth,
            table,
            said,
            unit,
            bone,
            rows,
            columns: fullest,
            ..bare
        };
        areas.holding(needs.hand)
    }

    /// Returns a place of your hand by its number, counted from the left and the top.
    pub fn cell(&self, number: usize) -> Pose {
        match self.display {
            Display::Compact => self.panel_cell(number),
            Display::Whole => self.hand_cell(number),
        }
    }

    /// Places your bones upright in rows, centered in their area.
    fn hand_cell(&self, number: usize) -> Pose {
        let (row, column) = (number / self.columns, number % self.columns);
        let step = vec2(1.0 + GAP, 2.0 + GAP) * self.bone;
        let size = vec2(self.columns as f32 * step.x, self.rows as f32 * step.y) - Vec2::splat(GAP * self.bone);
        let corner = self.panel.center() - 0.5 * size - vec2(0.0, RAISED * self.scale);
        let at = corner + vec2(column as f32 * step.x + 0.5 * self.bone, row as f32 * step.y + self.bone);
        Pose::upright(snapped(at), self.bone)
    }

    /// Places your bones flat in columns, in the middle of the panel.
    fn panel_cell(&self, number: usize) -> Pose {
        let (column, row) = if self.in_rows {
            (number % self.columns, number / self.columns)
        } else {
            (number / self.rows, number % self.rows)
        };
        let step = vec2(2.0 + GAP, 1.0 + GAP) * self.bone;
        let wide = self.columns as f32 * step.x - GAP * self.bone;
        let corner = pos2(self.panel.center().x - 0.5 * wide, self.panel.top());
        let at = corner + vec2(column as f32 * step.x + self.bone, row as f32 * step.y + 0.5 * self.bone);
        Pose::flat(snapped(at), self.bone)
    }

    /// Returns how many places the panel has, if your hand and the played bones share it.
    pub fn shared(&self) -> Option<usize> {
        self.is_shared.then_some(self.rows * self.columns)
    }

    /// Returns the place of a played bone of this set on the compact display. All of them together are in the middle,
    /// counted from the left and the top, or in a panel that they share with your hand from the right and the bottom.
    pub fn yard_cell(&self, set: Set, number: usize) -> Pose {
        if self.is_shared {
            return self.panel_cell((self.rows * self.columns).saturating_sub(1 + number));
        }
        let room = self.yard.size() * vec2(1.0, CLEAR);
        let (rows, columns, size) = largest(room, vec2(2.0, 1.0), set.size(), 1..=8);
        let number = number.min(rows * columns - 1);
        let step = size * vec2(2.0 + GAP, 1.0 + GAP);
        let left = self.yard.center().x - 0.5 * (columns as f32 * step.x - GAP * size);
        let corner = pos2(left, self.yard.top());
        let corner = corner + vec2((number % columns) as f32 * step.x, (number / columns) as f32 * step.y);
        Pose::flat(snapped(corner + vec2(size, 0.5 * size)), size)
    }

    /// Everything below the playing area.
    pub fn foot(&self) -> Rect {
        let bottom = self.panel.bottom().max(if self.yard.is_finite() { self.yard.bottom() } else { f32::MIN });
        // The button may stand below the hand.
        let is_below = self.button.top() >= self.board.bottom();
        let bottom = if is_below { bottom.max(self.button.bottom() + 10.0 * self.scale) } else { bottom };
        if self.panel.left() >= self.board.right() {
            return Rect::from_min_max(self.board.right_top(), pos2(self.status.right(), bottom));
        }
        Rect::from_min_max(self.board.left_bottom(), pos2(self.board.right(), bottom))
    }

    /// The middle of the table.
    pub fn middle(&self) -> Pos2 {
        snapped(self.board.center())
    }
}

/// The height of the status area. The least letters take more of it.
fn status_height(scale: f32, lines: f32) -> f32 {
    if lines > scale { (FIGURES + TWO_ROWS) * lines } else { STATUS * scale }
}

/// Whether a window is a telephone's on its side.
fn is_low(size: Vec2) -> bool {
    size.y < LOW && size.x > size.y
}

/// Rounds to half points, where bones at rest are painted more sharply.
fn snapped(at: Pos2) -> Pos2 {
    pos2((2.0 * at.x).round() / 2.0, (2.0 * at.y).round() / 2.0)
}

/// Returns the scale of text in a window of this size. It grows with the window and stays readable
/// in the smallest one.
fn text_scale(size: Vec2) -> f32 {
    let wanted = (size.x / 900.0).min(size.y / 660.0);
    let least = 0.78 * (size.x / 480.0).min(size.y / 530.0).min(1.0);
    let most = (size.x / 560.0).min(size.y / 408.0).min(1.7);
    wanted.clamp(least, most.max(least))
}

/// Returns the rows, columns and size with which this many bones are as large as possible. A bone
/// of size one is as wide and as high as `shape`.
fn largest(room: Vec2, shape: Vec2, bones: usize, rows: RangeInclusive<usize>) -> (usize, usize, f32) {
    let least = (*rows.start(), 1, 1.0);
    let fitting = rows.map(|rows| {
        let columns = bones.div_ceil(rows);
        let by_width = room.x / (columns as f32 * (shape.x + GAP) - GAP);
        let by_height = room.y / (rows as f32 * (shape.y + GAP) - GAP);
        (rows, columns, (2.0 * by_width.min(by_height)).floor() / 2.0)
    });
    fitting.fold(least, |best, next| if next.2 > best.2 { next } else { best })
}

/// Returns the rows, columns and size with which as many bones as possible are as large as a finger, but for the half
/// point that is lost in rounding, and as large as there is room for.
fn for_fingers(room: Vec2, shape: Vec2) -> Option<(usize, usize, f32)> {
    let fit = |room: f32, one: f32| ((room / (FINGER - 0.5) + GAP) / (one + GAP)).floor().max(0.0) as usize;
    let (rows, columns) = (fit(room.y, shape.y), fit(room.x, shape.x));
    let is_any = rows > 0 && columns > 0;
    is_any.then(|| largest(room, shape, rows * columns, rows..=rows))
}

fn panel_height(rows: usize, bone: f32) -> f32 {
    rows as f32 * (1.0 + GAP) * bone - GAP * bone
}

/// Returns the size of a bone on a playing area of this size.
fn unit_in(board: Vec2, pad: f32) -> f32 {
    let room = board - Vec2::splat(1.6 * pad);
    (room.x / CROSS.x).min(room.y / CROSS.y)
}
