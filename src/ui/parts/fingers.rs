//! Whether the player uses fingers. What they touch is then as large as a finger, and nothing
//! speaks of clicks or keys.
//!
//! It shows in egui's style, where the least size of what is touched stands.

use crate::host;
use egui::{Context, Event, Id, Rect, Ui, Vec2};

/// The least width and height of what a finger can touch.
pub(crate) const FINGER: f32 = 44.0;
/// How long a pointer that moves after a touch, in seconds, is still the finger. Some systems say
/// twice what a finger did, the second time in the name of a mouse.
const STILL: f64 = 1.0;

/// Whether the player touches the screen, and has not used a mouse since.
pub(crate) fn has_fingers(ctx: &Context) -> bool {
    ctx.global_style().spacing.interact_size.y >= FINGER
}

/// The size of something that is touched, or a larger one where a finger has to find it.
pub(crate) fn touchable(ui: &Ui, usual: f32) -> f32 {
    usual.max(ui.spacing().interact_size.y)
}

/// Where a finger finds a place: as large as it has to be, but not past the middle between the
/// place and one of the others.
pub(crate) fn found_by_finger(place: Rect, others: impl IntoIterator<Item = Rect>) -> Rect {
    let grown = place.expand2(0.5 * (Vec2::splat(FINGER) - place.size()).max(Vec2::ZERO));
    let clear = |mut grown: Rect, other: Rect| {
        let (far, middle) = (other.center() - place.center(), place.center().lerp(other.center(), 0.5));
        match (far.x.abs() > far.y.abs(), far.x > 0.0, far.y > 0.0) {
            (true, true, _) => grown.max.x = grown.max.x.min(middle.x),
            (true, false, _) => grown.min.x = grown.min.x.max(middle.x),
            (false, _, true) => grown.max.y = grown.max.y.min(middle.y),
            (false, _, false) => grown.min.y = grown.min.y.max(middle.y),
        }
        grown
    };
    others.into_iter().filter(|other| *other != place).fold(grown, clear).union(place)
}

/// Notes whether the player points with a finger or with a mouse. Nothing changes its size while
/// either is down.
pub(crate) fn note_fingers(ctx: &Context) {
    let (touches, points, down, now) = ctx.input(|input| {
        let any = |of: fn(&Event) -> bool| input.events.iter().any(of);
        let points = any(|event| {
            matches!(event, Event::PointerMoved(_) | Event::PointerButton { .. } | Event::MouseWheel { .. })
        });
        (any(|event| matches!(event, Event::Touch { .. })), points, input.pointer.any_down(), input.time)
    });
    let id = Id::unique("last touch");
    let had = has_fingers(ctx);
    let before: Option<f64> = ctx.data(|data| data.get_temp(id));
    let since = if touches { Some(now) } else { before };
    if touches {
        ctx.data_mut(|data| data.insert_temp(id, now));
    }
    let has = match since {
        // Whoever has touched the screen or a page that is made for it.
        Some(at) => (had || now - at < STILL) && !(points && now - at >= STILL),
        None => !points && (had || host::has_fingers()),
    };
    if has != had && !down {
        let least = if has { FINGER } else { egui::style::Spacing::default().interact_size.y };
        ctx.all_styles_mut(|style| style.spacing.interact_size.y = least);
    }
}
