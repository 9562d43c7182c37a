//! Where the window stands on the screen: read while it is open, and given to the one that opens next.

use eframe::CreationContext;
use egui::{Context, Rect, Vec2, ViewportBuilder, ViewportInfo, pos2, vec2};

use crate::store::WindowPlace;

/// The size of a window that was never open before.
const FIRST: Vec2 = vec2(960.0, 720.0);

/// How high a title bar is, about. The systems only tell once the window is shown.
const TITLE: f32 = 32.0;

/// How much of the title bar must be seen, so that the window can be taken by it.
const GRIP: Vec2 = vec2(96.0, 24.0);

/// A window that opens where the last one was closed.
pub fn opened_at(window: ViewportBuilder, place: WindowPlace) -> ViewportBuilder {
    let (width, height) = WindowPlace::LEAST;
    let window = window.with_min_inner_size(vec2(width.into(), height.into())).with_maximized(place.maximized);
    let window = match place.size {
        Some((width, height)) => window.with_inner_size(vec2(width.into(), height.into())),
        None => window.with_inner_size(FIRST),
    };
    match place.corner {
        Some((x, y)) => window.with_position(pos2(x.into(), y.into())),
        None => window,
    }
}

/// Moves a window that was just made, and is not shown yet, to a screen that exists.
pub fn bring_within(creation: &CreationContext<'_>, place: WindowPlace) {
    let (Some((x, y)), Some(window)) = (place.corner, creation.winit_window()) else { return };
    let scale = window.scale_factor();
    let (primary, all) = (window.primary_monitor(), window.available_monitors());
    let monitors = primary.into_iter().chain(all).map(|monitor| {
        // A Mac counts points across its screens, all others pixels.
        let pixels = if cfg!(target_os = "macos") { monitor.scale_factor() } else { scale };
        let (corner, size) = (monitor.position().to_logical::<f32>(pixels), monitor.size().to_logical(pixels));
        Rect::from_min_size(pos2(corner.x, corner.y), vec2(size.width, size.height))
    });
    let size = place.size.map_or(FIRST, |(width, height)| vec2(width.into(), height.into()));
    let before = Rect::from_min_size(pos2(x.into(), y.into()), size);
    let after = within(before, &monitors.collect::<Vec<Rect>>());
    if after == before {
        return;
    }
    // A window that takes the whole screen takes the one that it is on, and can only be moved while it does not.
    if place.maximized {
        window.set_maximized(false);
    }
    let pixels = |points: f32| f64::from(points) * scale;
    let mut inner = window.inner_size();
    (inner.width, inner.height) = (pixels(after.width()) as u32, pixels(after.height()) as u32);
    let _ = window.request_inner_size(inner);
    if let Some(monitor) = window.available_monitors().next() {
        let mut corner = monitor.position();
        (corner.x, corner.y) = (pixels(after.min.x) as i32, pixels(after.min.y) as i32);
        window.set_outer_position(corner);
    }
    if place.maximized {
        window.set_maximized(true);
    }
}

/// The window as it was, if its title bar is in reach and it is no larger than all the screens together. If not, the nearest place on the screen
/// that shows most of it, or else on the first one.
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
    // Of several that show as much the last one counts, which is the first.
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

/// Where a window stands of which this is known, in points of a zoom; `before` if that cannot be told.
pub fn seen_in(window: &ViewportInfo, zoom: f32, before: WindowPlace) -> WindowPlace {
    if window.minimized == Some(true) || window.fullscreen == Some(true) {
        return before;
    }
    if window.maximized == Some(true) {
        // Where it goes when it is made smaller again is what it was before.
        return WindowPlace { maximized: true, ..before };
    }
    let in_points =
        |rect: Rect| Rect::from_min_max((zoom * rect.min.to_vec2()).to_pos2(), (zoom * rect.max.to_vec2()).to_pos2());
    let size = window.inner_rect.map(in_points).map(|rect| (rect.width().round() as u16, rect.height().round() as u16));
    let corner = window.outer_rect.map(in_points).map(|rect| (rect.min.x.round() as i16, rect.min.y.round() as i16));
    WindowPlace { size: size.or(before.size), corner: corner.or(before.corner), maximized: false }
}
