//! The place of the window on the screen. It is read while the window is open and used for the next
//! one.

use crate::ui::settings::WindowPlace;
use egui::{Context, Rect, Vec2, ViewportBuilder, ViewportInfo, pos2, vec2};

/// The size of the first window.
pub const FIRST: Vec2 = vec2(960.0, 720.0);

/// The approximate height of a title bar. The systems only report it once the window is shown.
const TITLE: f32 = 32.0;

/// The least visible part of the title bar, so that the window can be dragged.
const GRIP: Vec2 = vec2(96.0, 24.0);

/// Returns a window that opens where the last one was closed.
pub fn opened_at(window: ViewportBuilder, place: WindowPlace) -> ViewportBuilder {
    let (width, height) = WindowPlace::LEAST;
    let window = window.with_min_inner_size(vec2(width.into(), height.into())).with_maximized(place.maximized);
    let window = window.with_inner_size(place.size.map_or(FIRST, |(width, height)| vec2(width.into(), height.into())));
    match place.corner {
        Some((x, y)) => window.with_position(pos2(x.into(), y.into())),
        None => window,
    }
}

/// Returns the window as it was if its title bar can be reached and it is no larger than all
/// screens together. Otherwise returns the nearest place on the screen that shows most of it, or on
/// the first one.
pub fn within(window: Rect, monitors: &[Rect]) -> Rect {
    let title = Rect::from_min_size(window.min, vec2(window.width(), TITLE));
    let in_reach = |monitor: &Rect| {
        let seen = monitor.intersect(title).size();
        seen.x >= GRIP.x && seen.y >= GRIP.y
    };
    let desk = monitors.iter().fold(Rect::NOTHING, |desk, monitor| desk.union(*monitor)).size();
    let fits = window.width() <= desk.x && window.height() <= desk.y;
    let shown = |monitor: &Rect| monitor.intersect(window).size().max(Vec2::ZERO);
    let area = |monitor: &Rect| shown(monitor).x * shown(monitor).y;
    // Of several screens that show the same part, `max_by` takes the last, which is the first of
    // the list.
    let best = monitors.iter().rev().max_by(|one, other| area(one).total_cmp(&area(other)));
    match best {
        Some(monitor) if !(fits && monitors.iter().any(in_reach)) => {
            let frame = vec2(0.0, TITLE);
            let size = window.size().min(monitor.size() - frame);
            Rect::from_min_size(window.min.clamp(monitor.min, monitor.max - size - frame), size)
        }
        _ => window,
    }
}

/// Where the window stands now, if that can be told; `before` is where it stood.
pub fn place_of(ctx: &Context, before: WindowPlace) -> WindowPlace {
    let zoom = ctx.zoom_factor();
    ctx.input(|input| seen_in(input.viewport(), zoom, before))
}

/// Returns the place of a window with this information, in points at a zoom, or `before` if it is
/// unknown.
pub fn seen_in(window: &ViewportInfo, zoom: f32, before: WindowPlace) -> WindowPlace {
    if window.minimized == Some(true) || window.fullscreen == Some(true) {
        return before;
    }
    if window.maximized == Some(true) {
        // When it is no longer maximized, it returns to where it was before.
        return WindowPlace { maximized: true, ..before };
    }
    let in_points = |rect: Rect| zoom * rect;
    let size = window.inner_rect.map(in_points).map(|rect| (rect.width().round() as u16, rect.height().round() as u16));
    let corner = window.outer_rect.map(in_points).map(|rect| (rect.min.x.round() as i16, rect.min.y.round() as i16));
    WindowPlace { size: size.or(before.size), corner: corner.or(before.corner), maximized: false }
}
