//! Pictures of the kinds of spinners: a few bones as they lie, with the places where the next may go.

use super::pictures::{PicturedBone, paint_few};
use crate::engine::Spinner;
use crate::ui::paint::{Pose, Theme, corners, ring};
use egui::{Align2, FontId, Painter, Pos2, Rect, Vec2, pos2, vec2};

/// The greatest side of half a bone.
const LARGEST: f32 = 13.0;

/// A place where the next bone may go: its middle in squares, and whether that bone stands upright.
type Place = (f32, f32, bool);

/// What a picture shows, in squares.
struct Shown {
    bones: Vec<PicturedBone>,
    open: Vec<Place>,
    /// The spinners.
    spinners: Vec<Place>,
    /// Figures, each with its middle.
    figures: Vec<(f32, f32, &'static str)>,
}

/// A line from west to east whose middle bone is a doublet.
const LINE: [PicturedBone; 3] =
    [(-1.5, 0.0, false, [3, 5], 1), (0.0, 0.0, true, [5, 5], 0), (1.5, 0.0, false, [5, 1], 1)];
const CROSS: [PicturedBone; 2] = [(0.0, -2.0, true, [0, 5], 0), (0.0, 2.0, true, [5, 4], 0)];
const ENDS: [Place; 2] = [(-3.5, 0.0, false), (3.5, 0.0, false)];
const SIDES: [Place; 2] = [(0.0, -2.0, true), (0.0, 2.0, true)];
const MIDDLE: Place = (0.0, 0.0, true);

/// Returns what is shown of a kind of spinner.
fn shown(kind: Spinner) -> Shown {
    let plain = Shown { bones: LINE.to_vec(), open: ENDS.to_vec(), spinners: Vec::new(), figures: Vec::new() };
    let with_sides = [ENDS, SIDES].concat();
    match kind {
        Spinner::None => plain,
        // Each joint with its total.
        Spinner::Sevens => Shown {
            bones: vec![(-2.0, 0.0, false, [6, 2], 1), (0.0, 0.0, false, [5, 1], 0), (2.0, 0.0, false, [6, 4], 1)],
            open: vec![(-4.0, 0.0, false), (4.0, 0.0, false)],
            figures: vec![(-1.0, -1.2, "7"), (1.0, -1.2, "7")],
            ..plain
        },
        // A bone was led, and then came the first doublet. A later one has no sides.
        Spinner::First => Shown {
            bones: [LINE.to_vec(), vec![(3.0, 0.0, true, [1, 1], 0)]].concat(),
            open: vec![(-3.5, 0.0, false), (4.5, 0.0, false), SIDES[0], SIDES[1]],
            spinners: vec![MIDDLE],
            figures: vec![(-1.5, -1.1, "1")],
        },
        // The doublet was led.
        Spinner::Led => Shown { open: with_sides, spinners: vec![MIDDLE], figures: vec![(1.1, -1.4, "1")], ..plain },
        // The doublet at the end came before, but nothing lies beyond it.
        Spinner::Enclosed => Shown {
            bones: [LINE.to_vec(), vec![(-3.0, 0.0, true, [3, 3], 0)]].concat(),
            open: vec![(-4.5, 0.0, false), (3.5, 0.0, false), SIDES[0], SIDES[1]],
            spinners: vec![MIDDLE],
            ..plain
        },
        // Both open sides count.
        Spinner::Counting => Shown {
            open: with_sides,
            spinners: vec![MIDDLE],
            figures: SIDES.map(|(x, y, _)| (x, y, "5")).to_vec(),
            ..plain
        },
        // Nothing goes on before there is a cross.
        Spinner::Cross => Shown { open: SIDES.to_vec(), spinners: vec![MIDDLE], ..plain },
        // One arm has its doublet and goes on. The others wait for theirs.
        Spinner::Maltese => Shown {
            bones: [LINE.to_vec(), CROSS.to_vec(), vec![(-3.0, 0.0, true, [3, 3], 0)]].concat(),
            open: vec![(-4.5, 0.0, false), (3.0, 0.0, true), (0.0, -3.5, false), (0.0, 3.5, false)],
            spinners: vec![MIDDLE],
            ..plain
        },
        // Three arms have their doublets and wait for the fourth.
        Spinner::MalteseFour => Shown {
            bones: [
                LINE.to_vec(),
                CROSS.to_vec(),
                vec![(-3.0, 0.0, true, [3, 3], 0), (3.0, 0.0, true, [1, 1], 0), (0.0, -3.5, false, [0, 0], 1)],
            ]
            .concat(),
            open: vec![(0.0, 3.5, false)],
            spinners: vec![MIDDLE],
            ..plain
        },
        Spinner::Every => Shown {
            bones: vec![
                (-3.0, 0.0, false, [6, 4], 1),
                (-1.5, 0.0, true, [4, 4], 0),
                (0.0, 0.0, false, [4, 2], 1),
                (1.5, 0.0, true, [2, 2], 0),
                (3.0, 0.0, false, [2, 3], 1),
            ],
            open: [-1.5, 1.5].into_iter().flat_map(|x| [(x, -2.0, true), (x, 2.0, true)]).collect(),
            spinners: vec![(-1.5, 0.0, true), (1.5, 0.0, true)],
            ..plain
        },
    }
}

/// Paints what a kind of spinner does: the spinner has a ring, and the places that are open have corners.
pub(super) fn spinner_picture(painter: &Painter, rect: Rect, theme: &Theme, kind: Spinner) {
    let Shown { bones, open, spinners, figures } = shown(kind);
    let places = bones.iter().map(|(x, y, upright, ..)| (*x, *y, *upright)).chain(open.iter().copied());
    let whole = places.map(|place| pose(place, Pos2::ZERO, 1.0).rect()).fold(Rect::NOTHING, Rect::union);
    let room = rect.size() / (whole.size() + Vec2::splat(0.7));
    let size = room.min_elem().min(LARGEST);
    let middle = rect.center() - size * whole.center().to_vec2();
    paint_few(painter, Rect::from_center_size(middle, rect.size()), theme, &bones, size);
    for place in spinners {
        ring(painter, pose(place, middle, size), 1.5, theme.lit());
    }
    for place in open {
        let inside = Pose { size: 0.86 * size, ..pose(place, middle, size) };
        corners(painter, inside, 1.0, theme.quiet_text());
    }
    let face = FontId::proportional(1.25 * size);
    for (x, y, figure) in figures {
        painter.text(middle + size * vec2(x, y), Align2::CENTER_CENTER, figure, face.clone(), theme.lit());
    }
}

fn pose((x, y, upright): Place, middle: Pos2, size: f32) -> Pose {
    let at = pos2(middle.x + size * x, middle.y + size * y);
    if upright { Pose::upright(at, size) } else { Pose::flat(at, size) }
}
