//! The heads of the players. Each is a list of ellipses and lines, painted one above the other on a round
//! ground, so that a new one is a row of this file.

use egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2, emath::Rot2, vec2};
use std::f32::consts::TAU;

/// How many points the line around an ellipse has.
const POINTS: u8 = 40;
/// How far from the middle of the ground an ellipse begins at most that reaches beyond it.
const INSIDE: f32 = 0.9;

/// A head. The first three belong to those whom Nestor plays, and people choose among the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head(u8);

impl Head {
    /// How many heads people choose among.
    pub const FOR_PEOPLE: u8 = HEADS.len() as u8 - Head::OF_NESTORS;
    /// How many heads those have whom Nestor plays.
    const OF_NESTORS: u8 = 3;

    /// The head of the one whom Nestor plays at this place from the player's left, which is counted from one.
    pub fn of_nestor(place: u8) -> Head {
        Head(place.clamp(1, Head::OF_NESTORS) - 1)
    }

    /// The head that somebody chose, counted from one.
    pub fn of_person(number: u8) -> Option<Head> {
        (1..=Head::FOR_PEOPLE).contains(&number).then(|| Head(Head::OF_NESTORS + number - 1))
    }
}

/// A place in a head, where the ground around it has a radius of one.
type At = (f32, f32);

/// A part of a head.
enum Part {
    /// An ellipse with its middle, its two radii, and how far it is turned, as a share of a full turn.
    Oval(At, At, f32, Color32),
    /// A line through these places, of this width.
    Line(&'static [At], f32, Color32),
    /// Both of something: the same on the other side as well.
    Pair(&'static Part),
}

use Part::{Line, Oval, Pair};

const fn rgb(color: u32) -> Color32 {
    let [_, red, green, blue] = color.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

const DARK: Color32 = rgb(0x2a_1f1a);
const LIPS: Color32 = rgb(0x9c_4f44);
const GOLD: Color32 = rgb(0xd9_b24c);
const GRAY: Color32 = rgb(0xd8_d4cc);
const EYES: Part = Pair(&Oval((0.19, -0.06), (0.055, 0.07), 0.0, DARK));
const SMILE: Part = Line(&[(-0.14, 0.28), (-0.05, 0.325), (0.05, 0.325), (0.14, 0.28)], 0.055, LIPS);
const NOSE_OF_LIGHT: Part = Line(&[(0.0, 0.0), (0.05, 0.14), (-0.02, 0.15)], 0.045, rgb(0xc0_8a6a));
const NOSE_OF_TAN: Part = Line(&[(0.0, 0.0), (0.05, 0.14), (-0.02, 0.15)], 0.045, rgb(0x94_6040));
const NOSE_OF_DARK: Part = Line(&[(0.0, 0.0), (0.05, 0.14), (-0.02, 0.15)], 0.045, rgb(0x5a_3824));
const LIGHT: Color32 = rgb(0xee_c4a2);
const TAN: Color32 = rgb(0xc8_946a);
const BROWN: Color32 = rgb(0x8a_5a3c);

/// The heads: Nestor, Ajax, Helen, and those of people.
const HEADS: &[&[Part]] = &[
    // An old king: a high forehead, a white beard and a golden band.
    &[
        Oval((0.0, 1.02), (0.8, 0.5), 0.0, rgb(0x5b_3f7a)),
        Oval((0.0, -0.08), (0.56, 0.62), 0.0, GRAY),
        Pair(&Oval((0.48, 0.02), (0.09, 0.12), 0.0, LIGHT)),
        Oval((0.0, -0.06), (0.47, 0.58), 0.0, LIGHT),
        Oval((0.0, 0.42), (0.46, 0.42), 0.0, GRAY),
        Oval((0.0, 0.02), (0.42, 0.3), 0.0, LIGHT),
        Line(&[(-0.46, -0.36), (-0.2, -0.42), (0.2, -0.42), (0.46, -0.36)], 0.1, GOLD),
        Pair(&Line(&[(0.1, -0.19), (0.22, -0.23), (0.32, -0.17)], 0.075, rgb(0xf2_efe8))),
        EYES,
        NOSE_OF_LIGHT,
        Pair(&Oval((0.13, 0.25), (0.17, 0.08), 0.05, rgb(0xf2_efe8))),
        Line(&[(-0.09, 0.37), (0.0, 0.4), (0.09, 0.37)], 0.05, LIPS),
    ],
    // A strong man with a black beard and a helmet.
    &[
        Oval((0.0, 1.02), (0.9, 0.52), 0.0, rgb(0x7a_3028)),
        Pair(&Oval((0.5, 0.06), (0.09, 0.12), 0.0, TAN)),
        Oval((0.0, 0.0), (0.5, 0.56), 0.0, TAN),
        Oval((0.0, 0.36), (0.49, 0.36), 0.0, DARK),
        Oval((0.0, 0.02), (0.43, 0.29), 0.0, TAN),
        Oval((0.0, -0.42), (0.58, 0.34), 0.0, rgb(0xa8_772e)),
        Line(&[(-0.52, -0.22), (-0.2, -0.28), (0.2, -0.28), (0.52, -0.22)], 0.13, rgb(0xc9_9a45)),
        Line(&[(0.0, -0.9), (0.0, -0.3)], 0.17, rgb(0xa6_322b)),
        Pair(&Line(&[(0.08, -0.13), (0.31, -0.16)], 0.08, DARK)),
        Pair(&Oval((0.19, -0.03), (0.055, 0.06), 0.0, DARK)),
        NOSE_OF_TAN,
        Line(&[(-0.13, 0.29), (0.13, 0.29)], 0.06, LIPS),
    ],
    // A woman with long red hair, a band and ear rings.
    &[
        Oval((0.0, 0.14), (0.68, 0.84), 0.0, rgb(0x8e_3f1e)),
        Oval((0.0, 1.04), (0.7, 0.44), 0.0, rgb(0x2f_6f68)),
        Oval((0.0, 0.5), (0.16, 0.24), 0.0, rgb(0xdd_ae8b)),
        Oval((0.0, 0.0), (0.44, 0.55), 0.0, LIGHT),
        Oval((-0.26, -0.44), (0.4, 0.22), -0.07, rgb(0xa3_4a24)),
        Oval((0.28, -0.44), (0.36, 0.2), 0.09, rgb(0xa3_4a24)),
        Line(&[(-0.44, -0.3), (0.0, -0.42), (0.44, -0.3)], 0.065, GOLD),
        Pair(&Line(&[(0.1, -0.17), (0.2, -0.2), (0.29, -0.16)], 0.045, rgb(0x8e_3f1e))),
        EYES,
        NOSE_OF_LIGHT,
        Oval((0.0, 0.31), (0.12, 0.055), 0.0, rgb(0xb5_433c)),
        Pair(&Oval((0.45, 0.26), (0.055, 0.075), 0.0, GOLD)),
    ],
    // Gray hair in a bun, and glasses.
    &[
        Oval((0.0, -0.72), (0.24, 0.2), 0.0, GRAY),
        Oval((0.0, -0.14), (0.56, 0.58), 0.0, GRAY),
        Oval((0.0, 1.02), (0.74, 0.46), 0.0, rgb(0x6a_7fa8)),
        Oval((0.0, 0.04), (0.46, 0.54), 0.0, LIGHT),
        EYES,
        Pair(&Line(
            &[(0.06, -0.06), (0.1, -0.17), (0.28, -0.17), (0.34, -0.06), (0.28, 0.06), (0.1, 0.06), (0.06, -0.06)],
            0.045,
            rgb(0x4a_4038),
        )),
        Line(&[(-0.06, -0.06), (0.06, -0.06)], 0.045, rgb(0x4a_4038)),
        NOSE_OF_LIGHT,
        SMILE,
    ],
    // A cap and a mustache.
    &[
        Oval((0.0, 1.02), (0.82, 0.48), 0.0, rgb(0x4c_5a48)),
        Pair(&Oval((0.47, 0.04), (0.09, 0.12), 0.0, TAN)),
        Oval((0.0, 0.02), (0.47, 0.56), 0.0, TAN),
        Oval((0.0, -0.42), (0.56, 0.28), 0.0, rgb(0x54_483c)),
        Oval((0.06, -0.3), (0.62, 0.1), 0.0, rgb(0x3e_342b)),
        Pair(&Line(&[(0.1, -0.15), (0.29, -0.15)], 0.05, DARK)),
        EYES,
        NOSE_OF_TAN,
        Pair(&Oval((0.12, 0.24), (0.16, 0.07), 0.06, DARK)),
        Line(&[(-0.08, 0.36), (0.08, 0.36)], 0.05, LIPS),
    ],
    // Curls all around.
    &[
        Oval((0.0, -0.18), (0.76, 0.68), 0.0, DARK),
        Oval((0.0, 1.02), (0.7, 0.46), 0.0, rgb(0xc9_8a2b)),
        Oval((0.0, 0.06), (0.43, 0.53), 0.0, BROWN),
        Pair(&Line(&[(0.1, -0.15), (0.2, -0.19), (0.29, -0.15)], 0.045, DARK)),
        EYES,
        NOSE_OF_DARK,
        Oval((0.0, 0.32), (0.14, 0.06), 0.0, rgb(0x7d_2f2c)),
        Pair(&Oval((0.46, 0.3), (0.06, 0.06), 0.0, GOLD)),
    ],
    // A bald head, a short gray beard and glasses.
    &[
        Oval((0.0, 1.02), (0.84, 0.48), 0.0, rgb(0x33_4a66)),
        Pair(&Oval((0.5, 0.02), (0.09, 0.12), 0.0, BROWN)),
        Oval((0.0, -0.06), (0.5, 0.62), 0.0, BROWN),
        Oval((0.0, 0.38), (0.42, 0.26), 0.0, rgb(0x8f_8a84)),
        Oval((0.0, 0.08), (0.4, 0.28), 0.0, BROWN),
        EYES,
        Pair(&Line(
            &[(0.06, -0.06), (0.08, -0.17), (0.32, -0.17), (0.34, -0.06), (0.28, 0.06), (0.1, 0.06), (0.06, -0.06)],
            0.045,
            DARK,
        )),
        Line(&[(-0.06, -0.08), (0.06, -0.08)], 0.045, DARK),
        NOSE_OF_DARK,
        Line(&[(-0.12, 0.3), (0.0, 0.34), (0.12, 0.3)], 0.055, rgb(0x6a_2e28)),
    ],
    // Fair hair to the side.
    &[
        Oval((0.0, 1.02), (0.8, 0.46), 0.0, rgb(0x2f_5d8a)),
        Oval((0.0, -0.16), (0.54, 0.54), 0.0, rgb(0xd8_b066)),
        Pair(&Oval((0.46, 0.06), (0.08, 0.11), 0.0, LIGHT)),
        Oval((0.0, 0.04), (0.45, 0.54), 0.0, LIGHT),
        Oval((-0.14, -0.42), (0.42, 0.2), -0.06, rgb(0xe0_bc74)),
        Pair(&Line(&[(0.1, -0.15), (0.29, -0.17)], 0.045, rgb(0xb0_8844))),
        EYES,
        NOSE_OF_LIGHT,
        SMILE,
    ],
    // A scarf around the head.
    &[
        Oval((0.0, 1.02), (0.8, 0.5), 0.0, rgb(0x8a_3a5c)),
        Oval((0.0, 0.08), (0.62, 0.76), 0.0, rgb(0xa8_4a72)),
        Oval((0.0, 0.04), (0.42, 0.5), 0.0, TAN),
        Pair(&Line(&[(0.1, -0.16), (0.2, -0.19), (0.29, -0.15)], 0.05, DARK)),
        EYES,
        NOSE_OF_TAN,
        Oval((0.0, 0.3), (0.12, 0.055), 0.0, rgb(0x9a_3a3c)),
    ],
    // Two black braids.
    &[
        Pair(&Oval((0.58, 0.44), (0.14, 0.44), -0.02, rgb(0x1d_1a1e))),
        Oval((0.0, -0.14), (0.58, 0.56), 0.0, rgb(0x1d_1a1e)),
        Oval((0.0, 1.02), (0.66, 0.44), 0.0, rgb(0xb5_5a2a)),
        Oval((0.0, 0.06), (0.46, 0.52), 0.0, rgb(0xe2_b588)),
        Pair(&Oval((0.24, -0.38), (0.26, 0.17), 0.08, rgb(0x1d_1a1e))),
        EYES,
        NOSE_OF_LIGHT,
        SMILE,
    ],
    // A beard and a turban.
    &[
        Oval((0.0, 1.02), (0.84, 0.48), 0.0, rgb(0x5e_5a50)),
        Oval((0.0, 0.04), (0.46, 0.54), 0.0, BROWN),
        Oval((0.0, 0.46), (0.46, 0.42), 0.0, rgb(0x26_2020)),
        Oval((0.0, 0.04), (0.42, 0.32), 0.0, BROWN),
        Oval((-0.1, -0.46), (0.6, 0.34), -0.03, rgb(0xc8_652e)),
        Oval((0.14, -0.42), (0.5, 0.26), 0.06, rgb(0xde_7c3c)),
        Pair(&Line(&[(0.09, -0.13), (0.3, -0.15)], 0.06, DARK)),
        EYES,
        NOSE_OF_DARK,
        Pair(&Oval((0.12, 0.25), (0.16, 0.07), 0.05, rgb(0x26_2020))),
    ],
    // Red hair and freckles.
    &[
        Oval((0.0, 1.02), (0.7, 0.44), 0.0, rgb(0x3f_7a4a)),
        Oval((0.0, -0.14), (0.58, 0.56), 0.0, rgb(0xb8_5626)),
        Pair(&Oval((0.48, 0.08), (0.09, 0.12), 0.0, LIGHT)),
        Oval((0.0, 0.06), (0.47, 0.54), 0.0, LIGHT),
        Oval((-0.2, -0.44), (0.26, 0.17), -0.08, rgb(0xc8_662f)),
        Oval((0.2, -0.44), (0.28, 0.18), 0.05, rgb(0xc8_662f)),
        EYES,
        Pair(&Oval((0.27, 0.1), (0.03, 0.03), 0.0, rgb(0xc8_8a5e))),
        Pair(&Oval((0.18, 0.14), (0.03, 0.03), 0.0, rgb(0xc8_8a5e))),
        NOSE_OF_LIGHT,
        SMILE,
    ],
];

/// Paints a head on a round ground, with a rim around it.
pub fn paint_head(painter: &Painter, center: Pos2, radius: f32, head: Head, [ground, rim]: [Color32; 2]) {
    painter.circle_filled(center, radius, ground);
    let inside = HeadPainter { painter, center, radius: 0.97 * radius };
    for part in HEADS[usize::from(head.0)] {
        inside.paint(part, 1.0);
    }
    let width = (0.1 * radius).max(1.5);
    painter.circle_stroke(center, radius - 0.5 * width, (width, rim));
}

struct HeadPainter<'a> {
    painter: &'a Painter,
    center: Pos2,
    radius: f32,
}

impl HeadPainter<'_> {
    /// Paints a part on its side, or with minus one on the other.
    fn paint(&self, part: &Part, side: f32) {
        match part {
            Oval((x, y), (wide, high), turned, color) => {
                let turn = Rot2::from_angle(side * turned * TAU);
                let middle = vec2(side * x, *y);
                // The rays begin within the ground, so that each leaves it once.
                let from = middle * (INSIDE / middle.length()).min(1.0);
                let inverse = |at: Vec2| (turn.inverse() * at) / vec2(*wide, *high);
                let point = |at: u8| {
                    let ray = Vec2::angled(TAU * f32::from(at) / f32::from(POINTS));
                    let to_line = to_circle(inverse(from - middle), inverse(ray));
                    self.at(from + to_line.min(to_circle(from, ray)) * ray)
                };
                self.painter.add(Shape::convex_polygon((0..POINTS).map(point).collect(), *color, Stroke::NONE));
            }
            Line(through, width, color) => {
                let through = through.iter().map(|(x, y)| self.at(vec2(side * x, *y))).collect();
                self.painter.add(Shape::line(through, Stroke::new((width * self.radius).max(0.8), *color)));
            }
            Pair(part) => [side, -side].into_iter().for_each(|side| self.paint(part, side)),
        }
    }

    fn at(&self, at: Vec2) -> Pos2 {
        self.center + self.radius * at
    }
}

/// How far it is from a place within the circle of radius one to its line, in lengths of a ray.
fn to_circle(from: Vec2, ray: Vec2) -> f32 {
    let (square, along) = (ray.length_sq(), from.dot(ray));
    (((along * along + square * (1.0 - from.length_sq())).max(0.0)).sqrt() - along) / square
}
