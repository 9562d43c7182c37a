//! The materials of the table as small gray pictures that repeat in both directions. They are made
//! from noise once, shared by all windows, and colored when painted.

use crate::ui::paint::bone::face::chance;
use egui::{Color32, ColorImage, Context, Id, TextureHandle, TextureOptions};
use std::collections::HashMap;
use std::f32::consts::TAU;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// The side of a tile in pixels. It is a power of two, because old machines cannot repeat any other
/// size.
pub(super) const SIDE: u32 = 256;

/// The material of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Stuff {
    Felt,
    Linen,
    Slate,
    Wood,
    Steel,
    Stone,
}

/// A tile: what of, how strong, and how coarse its threads are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Tile {
    pub(super) stuff: Stuff,
    /// How much its levels of gray differ from their middle, in percent.
    pub(super) strength: u8,
    /// The width of a thread in pixels.
    pub(super) thread: u8,
}

/// All tiles made so far, for every window of the program.
static MADE: LazyLock<Mutex<HashMap<Tile, Arc<ColorImage>>>> = LazyLock::new(Mutex::default);

impl Tile {
    /// The part of the light that the middle level lets through. The brightest lets through all of
    /// it.
    pub(super) fn middle(self) -> f32 {
        1.0 - 0.01 * f32::from(self.strength)
    }

    /// Returns the texture, which is made at the first call.
    pub(super) fn texture(self, ctx: &Context) -> TextureHandle {
        let kept = Id::unique("tiles");
        let find = |tiles: &mut HashMap<Tile, TextureHandle>| tiles.get(&self).cloned();
        if let Some(found) = ctx.data_mut(|data| find(data.get_temp_mut_or_default(kept))) {
            return found;
        }
        let image = {
            let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(made.entry(self).or_insert_with(|| Arc::new(self.image())))
        };
        let texture = ctx.load_texture(format!("{self:?}"), image, TextureOptions::LINEAR_REPEAT);
        ctx.data_mut(|data| {
            data.get_temp_mut_or_default::<HashMap<Tile, TextureHandle>>(kept).insert(self, texture.clone());
        });
        texture
    }

    fn image(self) -> ColorImage {
        let level = |at: u32| {
            let (x, y) = (at % SIDE, at / SIDE);
            let value = match self.stuff {
                Stuff::Felt => felt(x, y, self.thread.into()),
                Stuff::Linen => linen(x, y, self.thread.into()),
                Stuff::Slate => slate(x, y),
                Stuff::Wood => wood(x, y),
                Stuff::Steel => steel(x, y),
                Stuff::Stone => stone(x, y),
            };
            let dark = 2.0 * 0.01 * f32::from(self.strength) * (1.0 - value.clamp(0.0, 1.0));
            Color32::from_gray((255.0 * (1.0 - dark)).round() as u8)
        };
        ColorImage::new([SIDE as usize; 2], (0..SIDE * SIDE).map(level).collect())
    }
}

/// Returns a number from zero to one for a place. It is always the same.
fn grit(x: u32, y: u32, seed: u32) -> f32 {
    chance(x.wrapping_mul(0x0001_93A7).wrapping_add(y.wrapping_mul(0x9E37)).wrapping_add(seed << 24))
}

/// Soft noise with this many hills along and across the tile. Its edges match, so tiles join
/// without a seam.
fn hills(x: f32, y: f32, [along, across]: [u32; 2], seed: u32) -> f32 {
    let part = |at: f32, count: u32| {
        let at = (at / SIDE as f32).rem_euclid(1.0) * count as f32;
        let (low, rest) = (at.floor(), at - at.floor());
        let low = low as u32 % count;
        (low, (low + 1) % count, rest * rest * (3.0 - 2.0 * rest))
    };
    let (left, right, aside) = part(x, along);
    let (top, bottom, down) = part(y, across);
    let between = |one: f32, two: f32, share: f32| one + (two - one) * share;
    let above = between(grit(left, top, seed), grit(right, top, seed), aside);
    let below = between(grit(left, bottom, seed), grit(right, bottom, seed), aside);
    between(above, below, down)
}

/// Woven wool, brushed: threads that lean, fibers across them, and large soft patches.
fn felt(x: u32, y: u32, thread: u32) -> f32 {
    let lean = (x / thread + y / thread) % 4;
    let twill = [0.0, 0.6, 1.0, 0.5][lean as usize];
    let (fx, fy) = (x as f32, y as f32);
    0.34 * grit(x / thread.div_ceil(2), y / thread.div_ceil(2), 1)
        + 0.2 * twill
        + 0.22 * hills(fx, fy, [64, 64], 2)
        + 0.24 * hills(fx, fy, [7, 5], 3)
}

/// Threads over and under each other, each of its own thickness.
fn linen(x: u32, y: u32, thread: u32) -> f32 {
    let (column, row) = (x / thread, y / thread);
    let over = (column + row) % 2 == 0;
    let thick = if over { grit(0, row, 4) } else { grit(column, 0, 5) };
    let (fx, fy) = (x as f32, y as f32);
    let slub = if over { hills(fx, fy, [9, 128], 6) } else { hills(fx, fy, [128, 9], 7) };
    0.34 * f32::from(u8::from(over)) + 0.24 * thick + 0.24 * slub + 0.18 * grit(x, y, 8)
}

/// Split stone: flat, with a few soft steps and a fine grain.
fn slate(x: u32, y: u32) -> f32 {
    let (fx, fy) = (x as f32, y as f32);
    let bent = fy + 22.0 * hills(fx, fy, [3, 4], 9);
    let steps = hills(fx, bent, [3, 14], 10);
    0.36 * hills(fx, fy, [11, 9], 11) + 0.26 * steps + 0.14 * hills(fx, fy, [90, 90], 12) + 0.24 * grit(x, y, 13)
}

/// Wood cut lengthwise: rings that wander, fibers, and short dark pores.
fn wood(x: u32, y: u32) -> f32 {
    let (fx, fy) = (x as f32, y as f32);
    let wander = fy + 26.0 * hills(fx, fy, [2, 3], 14) + 7.0 * hills(fx, fy, [5, 9], 15);
    // Whole rings in the height of a tile, so that it meets itself.
    let ring = 0.5 + 0.5 * (TAU * 9.0 * wander / SIDE as f32).sin();
    let fibers = hills(fx, fy, [4, 128], 16);
    let pore = if hills(fx, fy, [18, 128], 17) > 0.78 { 0.22 } else { 0.0 };
    0.36 * ring.powf(1.4) + 0.36 * fibers + 0.2 * hills(fx, fy, [2, 40], 18) + 0.12 - pore
}

/// Brushed lengthwise.
fn steel(x: u32, y: u32) -> f32 {
    let (fx, fy) = (x as f32, y as f32);
    0.5 * hills(fx, fy, [3, 256], 19) + 0.25 * hills(fx, fy, [12, 256], 20) + 0.25 * hills(fx, fy, [2, 6], 21)
}

/// Grains of several sizes, some dark.
fn stone(x: u32, y: u32) -> f32 {
    let (fx, fy) = (x as f32, y as f32);
    let speck = if hills(fx, fy, [100, 100], 22) > 0.8 { 0.35 } else { 0.0 };
    0.3 * grit(x, y, 23) + 0.36 * hills(fx, fy, [60, 60], 24) + 0.34 * hills(fx, fy, [9, 8], 25) + 0.08 - speck
}
