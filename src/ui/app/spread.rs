//! Two fingers on words, which make them larger or smaller.

use egui::{Context, Rect};

/// By how much they spread for larger words.
const SPREAD: f32 = 1.25;

/// What two fingers do on words. Each time they are put down, they change the size by one step, because
/// they lie on something else once it has changed.
#[derive(Clone, Copy, Default, Debug)]
pub(super) enum Spread {
    /// There are none.
    #[default]
    Lifted,
    /// They have spread by this factor since they were put down.
    By(f32),
    /// They have changed the size, or lie on the cloth, where they change that of the bones.
    Done,
}

impl Spread {
    /// Whether the fingers want larger words now, or smaller ones.
    pub(super) fn hear(&mut self, ctx: &Context, cloth: Option<Rect>) -> Option<bool> {
        let Some(fingers) = ctx.multi_touch() else {
            *self = Spread::Lifted;
            return None;
        };
        let before = match *self {
            Spread::Lifted if cloth.is_some_and(|cloth| cloth.contains(fingers.start_pos)) => {
                *self = Spread::Done;
                return None;
            }
            Spread::Lifted => 1.0,
            Spread::By(before) => before,
            Spread::Done => return None,
        };
        let by = before * fingers.zoom_delta;
        let is_enough = !(1.0 / SPREAD..SPREAD).contains(&by);
        *self = if is_enough { Spread::Done } else { Spread::By(by) };
        is_enough.then_some(by > 1.0)
    }
}
